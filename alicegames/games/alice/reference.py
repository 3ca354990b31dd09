"""The rules of Alice, the card game, told in our own words."""

from __future__ import annotations

from alicegames.core.game import Entry, Section
from alicegames.games.alice.reference_book import chapters, tea_party
from alicegames.games.alice.reference_wonders import wonder_sections
from alicegames.i18n import _


def sections() -> tuple[Section, ...]:
    """Return the whole reference."""
    return (
        _cards(),
        _secrets(),
        _set_up(),
        _discovery(),
        _adventure(),
        _playing(),
        chapters(),
        tea_party(),
        *wonder_sections(),
        _turn_end(),
        _score(),
    )


def _cards() -> Section:
    return Section(
        _("The cards"),
        (*_people(), *_presences_and_chapters()),
    )


def _people() -> tuple[Entry, ...]:
    return (
        Entry(_("Thirty protagonists, forty-three characters and twenty-seven chapters: a hundred cards."), ("AL-01",)),
        Entry(
            _("Two to four can play. The booklet gives no number; the length of the character deck suggests these."),
            ("AL-68",),
            "ruling",
        ),
        Entry(
            _(
                "The protagonists are Alice, the White Rabbit and the Cheshire Cat. The characters are the Hatter, the Gryphon, the Caterpillar, the March Hare, the Duchess, the Knave of Hearts, the Queen of Hearts and the Card Soldiers."
            ),
            ("AL-69",),
        ),
        Entry(
            _(
                "Of each protagonist there are ten. Four Alices and four Rabbits bring a Potion, four of each a Cake, two of each nothing; a Cat never does. The booklet shows too few cards to count them, so these numbers are ours."
            ),
            ("AL-02",),
            "rebuilt",
        ),
        Entry(
            _(
                "There are five of each character, but eight Card Soldiers. These numbers, too, are ours: the booklet gives only their sum."
            ),
            ("AL-03",),
            "rebuilt",
        ),
    )


def _presences_and_chapters() -> tuple[Entry, ...]:
    return (
        Entry(
            _("A card’s presence stands in its corner: Card Soldier 0, Duchess 1, Queen and Knave 2, Caterpillar 4."),
            ("AL-04",),
        ),
        Entry(
            _(
                "The booklet does not show the other presences. Ours are: White Rabbit and March Hare 1, Alice, Gryphon and Hatter 3. The Cat’s 0 is never compared."
            ),
            ("AL-05",),
            "rebuilt",
        ),
        Entry(
            _(
                "A chapter shows its points and its pages. Each page needs one character; some demand that it be tiny, or huge. The presence printed on a page only helps to find the character."
            ),
            ("AL-06",),
        ),
        Entry(
            _(
                "The chapter cards themselves are not in the booklet, so ours are rebuilt: two to six pages, each for another of the seven characters that are not Card Soldiers; more pages and stricter sizes bring more points."
            ),
            ("AL-70",),
            "rebuilt",
        ),
    )


def _secrets() -> Section:
    return Section(
        _("What is secret"),
        (
            Entry(
                _(
                    "The three kinds have different backs: everybody may count how many of each kind you hold, but not look at them."
                ),
                ("AL-07",),
            ),
            Entry(
                _(
                    "Secret are the decks, the protagonists and chapters in hands, and what a Knave sends to a victory pile – that even from its owner. A character in a hand came there from the open Tea Party, so it stays known. Discard piles and scored chapters can be looked at. The booklet says only that hands are secret; remembering what was open should not be a test of memory."
                ),
                ("AL-71",),
                "ruling",
            ),
        ),
    )


def _set_up() -> Section:
    return Section(
        _("Set-up"),
        (
            Entry(
                _(
                    "Each kind is shuffled into a deck of its own. Everybody gets one chapter and two protagonists, in secret."
                ),
                ("AL-08",),
            ),
            Entry(
                _(
                    "Each kind has a discard pile. Before every player there is room for open chapters and a victory pile."
                ),
                ("AL-72",),
            ),
            Entry(
                _(
                    "Three characters lie face up in a row: the Tea Party. Above each is room for huge characters, below it for tiny ones."
                ),
                ("AL-09",),
            ),
            Entry(
                _(
                    "The sleepiest player begins. A computer cannot tell who that is: chance decides, unless you name the player."
                ),
                ("AL-10",),
                "ruling",
            ),
            Entry(_("Turns pass clockwise."), ("AL-73",)),
        ),
    )


def _discovery() -> Section:
    return Section(
        _("Discovery"),
        (
            Entry(
                _("Your turn begins with a draw, from the protagonists or from the chapters as you like."), ("AL-11",)
            ),
            Entry(_("With an empty hand you draw a second card, again from either deck."), ("AL-12",)),
            Entry(
                _(
                    "Whether the hand is empty is looked at before the first draw; you see the first card before you choose the second deck. The booklet leaves the order open."
                ),
                ("AL-74",),
                "ruling",
            ),
            Entry(_("When the protagonists run out, their discards are shuffled and become the new deck."), ("AL-13",)),
            Entry(
                _(
                    "That happens only when a card is needed from the empty deck, so that as many discards as possible take part."
                ),
                ("AL-75",),
                "ruling",
            ),
            Entry(
                _(
                    "If there is no protagonist at all, you can only draw a chapter; if there is neither, the draw falls away. The booklet does not think of it."
                ),
                ("AL-14",),
                "ruling",
            ),
        ),
    )


def _adventure() -> Section:
    return Section(
        _("Adventure"),
        (
            Entry(_("Then play as many cards as you like, or none."), ("AL-15",)),
            Entry(
                _(
                    "Playing cards is all you do in the Adventure. Characters leave the Tea Party by a Wonder or the vortex, never by themselves. The booklet speaks of recruiting without another way to do it."
                ),
                ("AL-76",),
                "ruling",
            ),
            Entry(
                _(
                    "The Order of Presence: each protagonist or character played must be at least as present as the one played before it in this turn."
                ),
                ("AL-16",),
            ),
            Entry(
                _(
                    "For example: a Card Soldier (0), a Queen (2), a Knave (2), a Caterpillar (4). After that no Duchess (1) can follow."
                ),
                ("AL-77",),
            ),
            Entry(
                _(
                    "Only cards played from the hand count for the order, also those whose Wonder was cancelled. What a Wonder or the vortex moves does not, nor a discarded Cat; and Alice counts as herself, whomever she copies. This reads “played” in its strict sense."
                ),
                ("AL-78",),
                "ruling",
            ),
            Entry(_("A chapter can be played after any card, but nothing after a chapter."), ("AL-17",)),
            Entry(_("The wilder variant knows no Order of Presence."), ("AL-18",)),
        ),
    )


def _playing() -> Section:
    return Section(
        _("Playing a protagonist or character"),
        (*_gifts_and_wonders(), *_entering()),
    )


def _gifts_and_wonders() -> tuple[Entry, ...]:
    return (
        Entry(_("Three steps: its Potion or Cake, its Wonder, and entering a chapter."), ("AL-19",)),
        Entry(
            _("A Potion or Cake must be given at once, to a visible character of the Tea Party that you choose."),
            ("AL-20",),
        ),
        Entry(
            _(
                "If nobody can take it, it is lost. It is no Wonder, so no Cat stops it. You choose the Wonder only after it, and after the refill that it causes. The booklet is silent here."
            ),
            ("AL-79",),
            "ruling",
        ),
        Entry(_("The Wonder must be used. If the card offers several, choose one."), ("AL-21",)),
        Entry(
            _(
                "A Wonder that can do nothing cannot be chosen while another one can. If none can, the step is skipped and nobody is asked for a Cat: nothing would be cancelled."
            ),
            ("AL-80",),
            "ruling",
        ),
        Entry(
            _(
                "What “can do something” means: Alice needs a visible character with a usable Wonder, or a free page of yours; the Rabbit a visible character; Hatter and Duchess a chapter in the deck; the Caterpillar somebody tiny or huge (copied: somebody else); the Gryphon a theft that can be placed; the March Hare a character in the deck; the Knave a protagonist in deck or discards; the Card Soldier another one on a page, or any free page; the Queen always can. We list it, so that nobody has to guess."
            ),
            ("AL-81",),
            "ruling",
        ),
    )


def _entering() -> tuple[Entry, ...]:
    return (
        Entry(
            _("Then a played character may enter a free page of yours that needs it. You need not."),
            ("AL-22",),
        ),
        Entry(
            _(
                "The player aid sounds as if entering were a duty; the rules say “may”, and that is what counts. Any page that matches will do, also in a chapter that this very Wonder brought."
            ),
            ("AL-82",),
            "ruling",
        ),
        Entry(
            _(
                "A card played from the hand is neither tiny nor huge, so it cannot enter a page that demands a size: sizes belong to the Tea Party."
            ),
            ("AL-23",),
            "ruling",
        ),
        Entry(
            _(
                "A played card that found no page is discarded when its three steps are over. The booklet does not say when."
            ),
            ("AL-24",),
            "ruling",
        ),
    )


def _turn_end() -> Section:
    return Section(
        _("End of the turn and of the game"),
        (
            Entry(
                _(
                    "Every completed chapter, whoever owns it, goes with its Card Soldiers face down to its owner’s victory pile. The other characters and Alice are discarded."
                ),
                ("AL-58",),
            ),
            Entry(
                _(
                    "A chapter that was filled earlier in the turn can still be robbed until then, for it is completed only now."
                ),
                ("AL-100",),
                "ruling",
            ),
            Entry(_("Then the middle row is filled up to three."), ("AL-59",)),
            Entry(_("You may hold any number of cards."), ("AL-60",)),
            Entry(_("When the characters or the chapters run out, the turn is finished and is the last."), ("AL-61",)),
            Entry(
                _(
                    "A deck has run out when its last card leaves it, also in the refill at the end of a turn. The rest of the turn does without: Wonders do what they can, and completed chapters still score. The booklet does not say which moment counts."
                ),
                ("AL-101",),
                "ruling",
            ),
            Entry(
                _("Discarded characters never come back: the booklet has only the protagonists shuffled again."),
                ("AL-62",),
                "ruling",
            ),
            Entry(_("Hands are then discarded and count nothing."), ("AL-63",)),
        ),
    )


def _score() -> Section:
    return Section(
        _("Score"),
        (
            Entry(
                _(
                    "In the victory pile each chapter counts its points, each Card Soldier minus 2, and the protagonists from Knaves add points."
                ),
                ("AL-64",),
            ),
            Entry(
                _(
                    "Such a protagonist is worth 1, whichever it is. The booklet keeps the value to itself, so this is ours."
                ),
                ("AL-102",),
                "rebuilt",
            ),
            Entry(_("Each free page of an unfinished chapter costs 1 point."), ("AL-65",)),
            Entry(
                _(
                    "The experienced variant: an unfinished chapter costs its points instead, less 1 for each occupied page. A chapter of 5 points with one page occupied costs 4."
                ),
                ("AL-66",),
            ),
            Entry(
                _(
                    "That cost never turns into a gain, but a total can be below nought. The booklet does not go into it."
                ),
                ("AL-103",),
                "ruling",
            ),
            Entry(_("Most points win; who is tied shares the win."), ("AL-67",)),
        ),
    )
