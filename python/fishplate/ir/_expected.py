"""Comments such as ``// expected-error@+1 {{text}}``, compared with the diagnostics that MLIR emits.

The comments mean the same as for ``mlir-opt --verify-diagnostics``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_COMMENT = re.compile(
    r"expected-(error|note|remark|warning)(-re)? *(?:@([+-][0-9]+|above|below|unknown))? *\{\{(.*)\}\}$"
)


@dataclass
class Expected:
    """A diagnostic that a comment expects."""

    kind: str
    text: str
    pattern: re.Pattern[str]
    #: The line of the diagnostic; None if it has no location.
    line: int | None
    #: Location of the comment.
    place: tuple[int, int]
    seen: bool = False


class BadCommentError(ValueError):
    """A malformed comment, with its location."""

    def __init__(self, place: tuple[int, int], message: str) -> None:
        """Take the line and the column of the comment."""
        super().__init__(message)
        self.place = place


def expected_in(text: str) -> list[Expected]:
    """Return the diagnostics that the comments of a text expect."""
    found: list[Expected] = []
    waiting: list[Expected] = []
    lines = text.split("\n")
    last_other = 1
    for number, line in enumerate(lines, 1):
        match = _COMMENT.search(line.rstrip())
        if match is None:
            for each in waiting:
                each.line = number
            waiting.clear()
            last_other = number
            continue
        kind, is_pattern, where, message = match.groups()
        place = (number, match.start() + 1)
        pattern = _pattern(message, place) if is_pattern else re.compile(re.escape(message))
        expected = Expected(kind, message, pattern, number, place)
        if where == "unknown":
            expected.line = None
        elif where == "above":
            expected.line = last_other
        elif where == "below":
            # The next line without such a comment; the last line if there is none.
            expected.line = len(lines)
            waiting.append(expected)
        elif where is not None:
            expected.line = number + int(where)
        found.append(expected)
    return found


def _pattern(message: str, place: tuple[int, int]) -> re.Pattern[str]:
    """Return the pattern of an ``expected-error-re``: text in double braces is a regular expression."""
    parts: list[str] = []
    rest = message
    while rest:
        plain, opening, rest = rest.partition("{{")
        parts.append(re.escape(plain))
        if opening:
            inner, closing, rest = rest.partition("}}")
            if not closing:
                raise BadCommentError(place, "found start of regex with no end '}}'")
            parts.append(f"({inner})")
    try:
        return re.compile("".join(parts))
    except re.error as error:
        raise BadCommentError(place, f"invalid regex: {error}") from None


def match(expected: list[Expected], kind: str, line: int | None, message: str) -> Expected | None:
    """Mark the expectation that a diagnostic fulfils.

    Returns the matching comment: the fulfilled one, or else one that expects another severity.
    """
    near = None
    for each in expected:
        if each.line == line and each.pattern.search(message):
            if each.kind == kind:
                each.seen = True
                return each
            near = each
    return near
