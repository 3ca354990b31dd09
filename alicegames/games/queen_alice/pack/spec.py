"""Queen Alice's component pack: its files, and how they become the data that the rules use."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from alicegames.games.queen_alice.pack import checks_boards, checks_cards, checks_tracks
from alicegames.games.queen_alice.pack.checks import check_verbs
from alicegames.games.queen_alice.pack.data import (
    AlicePath,
    Bookmark,
    Card,
    CatTrack,
    Chessboard,
    Courtier,
    Garden,
    Heart,
    InviteBonus,
    MessengerPath,
    MessengerSpace,
    QueenData,
    Seal,
    Table,
    Train,
    TrainSide,
    Tree,
    TreeArrow,
    TreeSpace,
    Wall,
    Wish,
)
from alicegames.games.queen_alice.pack.models_boards import (
    AlicePathModel,
    AlicePathsFile,
    CatTracksFile,
    ChessboardFile,
    CourtierFile,
    GardenFile,
    GardenSideModel,
    MessengerPathModel,
    MessengersFile,
    PathsModel,
    TreeFile,
    WallFile,
    WallModel,
    ZoneModel,
)
from alicegames.games.queen_alice.pack.models_cards import (
    BasicCardsFile,
    BookmarkModel,
    BookmarksFile,
    CardModel,
    EndModel,
    FirstGameFile,
    MarketCardsFile,
    TrainModel,
    TrainsFile,
    TrainSideModel,
    WishesFile,
)
from alicegames.games.queen_alice.pack.verbs import (
    BOOK_NAMES,
    COLOUR_NAMES,
    COLOURS,
    KIND_NAMES,
    LEVEL_NAMES,
    RESOURCE_NAMES,
    SUIT_NAMES,
    Cost,
    CostModel,
    Reward,
    Rewards,
    compile_all,
    cost,
    layout,
    mask,
    piece,
)
from alicegames.games.queen_alice.play.chess import square_number
from alicegames.packs.spec import PackSpec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from pydantic import BaseModel

    from alicegames.games.queen_alice.pack.models_boards import ArrowModel


def assemble(files: Mapping[str, BaseModel]) -> QueenData:
    """Cross-check the files and build the data the rules use. Raises PackError(file, place, reason)."""
    for check in (
        check_verbs,
        checks_boards.check,
        checks_tracks.check,
        checks_cards.check,
    ):
        check(files)
    basic = cast("BasicCardsFile", files["basic_cards.json"])
    market = cast("MarketCardsFile", files["market_cards.json"])
    wishes = cast("WishesFile", files["wishes.json"])
    trains = cast("TrainsFile", files["trains.json"])
    tiles = cast("BookmarksFile", files["bookmarks.json"]).tiles
    first = cast("FirstGameFile", files["first_game.json"])
    messengers = cast("MessengersFile", files["messengers.json"])
    keys = tuple(tile.key for tile in tiles)
    wish_keys = tuple(wish.key for wish in wishes.wishes)
    train_keys = tuple(train.key for train in trains.trains)
    cards, levels = _cards((basic.cards, market.bronze, market.silver, market.gold))
    return QueenData(
        chessboard=_chessboard(cast("ChessboardFile", files["chessboard.json"])),
        courtier=_courtier(cast("CourtierFile", files["courtier.json"])),
        tables=_tables(files),
        messengers=(_messengers(messengers.red), _messengers(messengers.white)),
        move_costs=tuple(tuple(cost(printed, colour) for printed in messengers.move_costs) for colour in COLOURS),
        tree=_tree(cast("TreeFile", files["tree.json"])),
        cats=_cats(cast("CatTracksFile", files["cat_tracks.json"])),
        cards=cards,
        levels=levels,
        bookmarks=tuple(_bookmark(number, tile) for number, tile in enumerate(tiles)),
        wishes=_wishes(wishes),
        trains=tuple(_train(number, train, keys) for number, train in enumerate(trains.trains)),
        first_wishes=tuple(wish_keys.index(key) for key in first.wishes),
        first_trains=tuple(train_keys.index(key) for key in first.trains),
    )


# -- the central board ------------------------------------------------------------------------------------------------


def _chessboard(file: ChessboardFile) -> Chessboard:
    return Chessboard(
        columns=tuple(SUIT_NAMES.index(suit) for suit in file.columns),
        rows=tuple(RESOURCE_NAMES.index(row.resource) for row in file.rows),
        row_time=tuple(row.time for row in file.rows),
        respawn=tuple(
            tuple(sorted(square_number(name) for name in names)) for names in (file.respawn.red, file.respawn.white)
        ),
        layouts=tuple(layout(ranks) for ranks in file.layouts),
    )


def _tables(files: Mapping[str, BaseModel]) -> tuple[Table | None, ...]:
    garden = cast("GardenFile", files["garden.json"])
    wall = cast("WallFile", files["wall.json"])
    paths = {table.players: table for table in cast("AlicePathsFile", files["alice_paths.json"]).tables}
    return tuple(_table(n, garden, wall, paths[n]) if n in paths else None for n in range(5))


def _table(players: int, garden: GardenFile, wall: WallFile, paths: PathsModel) -> Table:
    return Table(
        players=players,
        crowns=paths.crowns,
        garden=_garden(garden.small if players == 2 else garden.large, three=players == 3),  # noqa: PLR2004
        wall=_wall((wall.red, wall.white), players),
        paths=(_path(paths.red), _path(paths.white)),
    )


def _path(file: AlicePathModel) -> AlicePath:
    return AlicePath(
        points=(0, *file.points, file.throne),
        wishes=file.wishes,
        covered=tuple(number in file.covered for number in range(len(file.points) + 2)),
    )


def _cats(file: CatTracksFile) -> tuple[CatTrack, ...]:
    return tuple(CatTrack(((), *_each(track)), file.x1, file.x2) for track in (file.red, file.white))


def _each(spaces: tuple[Rewards, ...]) -> tuple[tuple[Reward, ...], ...]:
    return tuple(compile_all(rewards) for rewards in spaces)


# -- the four action boards -------------------------------------------------------------------------------------------


def _courtier(file: CourtierFile) -> Courtier:
    hearts = (file.hearts.red, file.hearts.white)
    return Courtier(
        hearts=tuple(
            tuple(Heart(cost(heart.cost, colour), compile_all(heart.rewards)) for heart in hearts[colour])
            for colour in COLOURS
        ),
        diamonds=(_each(file.diamonds.red), _each(file.diamonds.white)),
    )


def _garden(side: GardenSideModel, *, three: bool) -> Garden:
    both = (side.red, side.white)
    return Garden(
        names=tuple(tuple(zone.name for zone in zones) for zones in both),
        zones=tuple(_zones(zones) for zones in both),
        rewards=tuple(tuple(rewards for zone in zones for rewards in _each(zone.spaces)) for zones in both),
        covered=tuple(
            tuple(
                three and zone.covered_for_three == place
                for zone in zones
                for place, _space in enumerate(zone.spaces, start=1)
            )
            for zones in both
        ),
    )


def _zones(zones: tuple[ZoneModel, ...]) -> tuple[tuple[int, ...], ...]:
    ends = [sum(len(zone.spaces) for zone in zones[: count + 1]) for count in range(len(zones))]
    return tuple(tuple(range(end - len(zone.spaces), end)) for end, zone in zip(ends, zones, strict=True))


def _wall(walls: tuple[WallModel, WallModel], players: int) -> Wall:
    return Wall(
        costs=tuple(
            tuple(
                cost(CostModel(own=row.cost.own, tea=row.cost.tea + column.tea), colour)
                for row in walls[colour].rows
                for column in walls[colour].columns
            )
            for colour in COLOURS
        ),
        rewards=tuple(tuple(rewards for row in wall.rows for rewards in _each(row.spaces)) for wall in walls),
        covered=tuple(_filled(wall, players) for wall in walls),
    )


def _filled(wall: WallModel, players: int) -> tuple[bool, ...]:
    spots = {2: wall.built_for_two, 3: wall.covered_for_three}.get(players, ())
    return tuple((row, column) in spots for row in range(1, 5) for column in range(1, 5))


def _messengers(file: MessengerPathModel) -> MessengerPath:
    keys = ("", *(space.key for space in file.spaces))
    first = tuple(number for number, space in enumerate(file.spaces, start=1) if space.step == 1)
    spaces = tuple(
        MessengerSpace(
            space.key,
            space.name,
            space.step,
            LEVEL_NAMES.index(space.banner),
            compile_all(space.rewards),
            tuple(keys.index(key) for key in space.next),
        )
        for space in file.spaces
    )
    return MessengerPath(
        spaces=(MessengerSpace("start", "", 0, -1, (), first), *spaces),
        seals=tuple(Seal(seal.into, compile_all(seal.first), compile_all(seal.later)) for seal in file.seals),
        zone=file.zone,
        fork=keys.index(file.fork),
        end=next(number for number, space in enumerate(file.spaces, start=1) if not space.next),
    )


def _tree(file: TreeFile) -> Tree:
    keys = ("", "", *(space.key for space in file.spaces))
    starts = tuple(
        TreeSpace(f"{COLOUR_NAMES[colour]}_start", "", 0, 0, (), _arrows(arrows, keys))
        for colour, arrows in zip(COLOURS, (file.starts.red, file.starts.white), strict=True)
    )
    spaces = tuple(
        TreeSpace(
            space.key,
            space.name,
            space.height,
            mask(space.book, BOOK_NAMES),
            compile_all(space.covered),
            _arrows(space.arrows, keys),
        )
        for space in file.spaces
    )
    return Tree((*starts, *spaces), tuple(start.arrows[0].to for start in starts))


def _arrows(arrows: tuple[ArrowModel, ...], keys: tuple[str, ...]) -> tuple[TreeArrow, ...]:
    return tuple(
        TreeArrow(keys.index(arrow.to), arrow.arrow == "black", tuple(_arrow_cost(arrow, c) for c in COLOURS))
        for arrow in arrows
    )


def _arrow_cost(arrow: ArrowModel, colour: int) -> Cost:
    black = arrow.arrow == "black"
    return cost(CostModel(own=0 if black else arrow.cost, tea=arrow.cost if black else 0), colour)


# -- cards and tiles --------------------------------------------------------------------------------------------------


def _cards(decks: tuple[tuple[CardModel, ...], ...]) -> tuple[tuple[Card, ...], tuple[tuple[int, ...], ...]]:
    cards: list[Card] = []
    levels = []
    for level, deck in enumerate(decks):
        first = len(cards)
        levels.append(tuple(range(first, first + len(deck))))
        cards.extend(_card(first + place, level, card) for place, card in enumerate(deck))
    return tuple(cards), tuple(levels)


def _card(number: int, level: int, file: CardModel) -> Card:
    kind = KIND_NAMES.index(file.piece)
    colours = COLOURS if file.colour == "any" else (COLOUR_NAMES.index(file.colour),)
    return Card(
        id=number,
        key=file.key,
        name=file.name,
        level=level,
        kind=kind,
        colours=colours,
        pieces=tuple(piece(colour, kind) for colour in colours),
        play=compile_all(file.play),
        discard=compile_all(file.discard),
        bonus=InviteBonus(file.bonus.kind, file.bonus.ip),
    )


def _bookmark(number: int, tile: BookmarkModel) -> Bookmark:
    price = (tile.price.white, tile.price.green, tile.price.brown)
    match tile.when:
        case "at_once":
            return Bookmark(number, tile.key, tile.name, price, "at_once", compile_all(tile.rewards))
        case "turn":
            return Bookmark(number, tile.key, tile.name, price, "turn", compile_all(tile.rewards), tile.trigger)
        case "cheaper":
            suit = SUIT_NAMES.index(tile.suit)
            return Bookmark(number, tile.key, tile.name, price, "turn", (), f"cheaper_{tile.resource}", suit)
        case "end":
            return _end_bookmark(number, tile, price)


def _end_bookmark(number: int, tile: EndModel, price: tuple[int, int, int]) -> Bookmark:
    colour = -1 if tile.colour is None else COLOUR_NAMES.index(tile.colour)
    arg = colour if tile.level is None else LEVEL_NAMES.index(tile.level)
    return Bookmark(
        number, tile.key, tile.name, price, "end", score=tile.score, arg=arg, each=tile.each, most=tile.most
    )


def _wishes(file: WishesFile) -> tuple[Wish, ...]:
    return tuple(
        Wish(
            number,
            wish.key,
            wish.name,
            SUIT_NAMES.index(wish.suit),
            wish.counts,
            wish.yellow,
            wish.platinum,
            wish.most,
        )
        for number, wish in enumerate(file.wishes)
    )


def _train(number: int, file: TrainModel, tiles: tuple[str, ...]) -> Train:
    sides = (_side(file.red, tiles), _side(file.white, tiles))
    return Train(number, file.key, file.name, SUIT_NAMES.index(file.red.suit), sides)


def _side(side: TrainSideModel, tiles: tuple[str, ...]) -> TrainSide:
    rewards = compile_all(side.rewards, tiles)
    match side.suit:
        case "hearts":
            return TrainSide(rewards, zone=side.zone - 1, spot=side.space - 1)
        case "spades":
            return TrainSide(rewards, steps=side.steps)
        case "clubs":
            return TrainSide(rewards)
        case "diamonds":
            return TrainSide(rewards, column=side.column - 1)


SPEC: Final = PackSpec(
    game="queen_alice",
    files={
        "chessboard.json": ChessboardFile,
        "courtier.json": CourtierFile,
        "garden.json": GardenFile,
        "wall.json": WallFile,
        "messengers.json": MessengersFile,
        "tree.json": TreeFile,
        "alice_paths.json": AlicePathsFile,
        "cat_tracks.json": CatTracksFile,
        "basic_cards.json": BasicCardsFile,
        "market_cards.json": MarketCardsFile,
        "bookmarks.json": BookmarksFile,
        "wishes.json": WishesFile,
        "trains.json": TrainsFile,
        "first_game.json": FirstGameFile,
    },
    assemble=assemble,
)
