"""What an editor would mark in a text."""

from __future__ import annotations

import re

NOUNS = (
    "point|card|die|soldier|space|mushroom|cube|page|chapter|character|protagonist|benefit|objective|token|pair|step|"
    "hour|book|place|guest|round|turn|resource|crown|pawprint|cake|tea|toast|wish|bookmark|flower|seal|twin|piece|"
    "square|zone|row|column|choice|player|heart|diamond|challenge|region|area|star|seat|game|deck|train|action|repeat"
)
PLURALS = "|".join(
    {"die": "dice", "wish": "wishes", "guess": "guesses"}.get(noun, f"{noun}s") for noun in NOUNS.split("|")
)
ONE = re.compile(
    rf"(?<![\d.–-])\b(?:1 (?!of )(?:[a-z-]+ ){{0,2}}|(?:another|each|every|an?) )(?:{PLURALS})\b"
    r"(?!’| (?:mini-)?action)",
    re.IGNORECASE,
)
MANY = re.compile(
    rf"\b(?:0|[2-9]|[1-9]\d+|two|three|four|five|six|ten|many|several|both) (?:[a-z]+ )?(?:{NOUNS})\b"
    r"(?!’| \w+s\b| VP| IP|-)",
    re.IGNORECASE,
)
VERBS = re.compile(
    rf"\b1 (?:{NOUNS}) (?:are|were|have|go|lie|stand|come)\b|(?<!of )\b[2-9] (?:{PLURALS}) (?:is|was|has|goes)\b"
)
ARTICLE = re.compile(r"\ba (?!one\b|once\b|uni|use)[aeiou]|\ban [^aeiouAEIOU“8h1]|\ban h(?!our)", re.IGNORECASE)
TWICE = re.compile(r"\b([A-Za-z]+),? \1\b", re.IGNORECASE)
ENDS = re.compile(r"[.!?…][”’]?\)?$")
BROKEN = re.compile(
    r"\.\.|[?!]\.|,\.|:\.|;\.|,,|\s[.,;:]|  |[{}]|\( | \)|\(\)|“”|^\s|\s$|[\"']|%s|%d|[;,]$|\. [a-z](?!\d)"
)
NOT_TWICE = {"twinkle", "aged", "never"}
SENTENCES = ("event", "reason", "prompt", "about")
"""Kinds of texts that are whole sentences."""


def faults(kind: str, text: str) -> list[str]:
    """Return what is wrong with a text: an event, a reason, a prompt (whole sentences), an option or a line."""
    found = [fault for fault, marks in _MARKS.items() if marks.search(text)]
    if any(match.group(1).lower() not in NOT_TWICE for match in TWICE.finditer(text)):
        found.append("a word twice")
    if text.count("“") != text.count("”") or text.count("(") != text.count(")"):
        found.append("quotes")
    if kind != "table" and not re.match(r"[“(]?[A-Z0-9+\N{MINUS SIGN}]|[a-i][1-9]: ", text):
        found.append("no capital")
    if kind != "table" and ": nothing" in text:
        found.append("marks")
    return found + _ending(kind, text)


_MARKS = {"one of many": ONE, "many as one": MANY, "a verb of another number": VERBS, "an article": ARTICLE,
          "marks": BROKEN, "a name twice": re.compile(r"^(\w+): \1\b")}  # fmt: skip


def _ending(kind: str, text: str) -> list[str]:
    if kind in SENTENCES and not ENDS.search(text):
        return ["no end"]
    if kind == "option" and re.search(r"(?<!\.)\.$", text) and ": " not in text:
        return ["an option is no sentence"]
    return []
