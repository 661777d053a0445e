"""The text of an MLIR file as an editor sees it, also while it does not parse: names of values, symbols and operations.

Positions are pairs of a line and a column, both from 0; columns count UTF-16 units, as the language server protocol does.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass, field

#: Comments and strings are skipped; the rest are names and brackets.
_TOKEN = re.compile(
    r"//[^\n]*"
    r'|(?P<text>"(?:\\.|[^"\\\n])*")'
    r"|(?P<value>%(?:[0-9]+|[A-Za-z$._-][\w$.-]*))(?:\#[0-9]+)?"
    r'|(?P<symbol>@(?:[A-Za-z_][\w$.]*|"(?:\\.|[^"\\\n])*"))'
    r"|(?P<block>\^[\w$.-]+)"
    r"|[!#][A-Za-z_][\w$.]*"
    r"|(?P<word>[A-Za-z_][\w$]*(?:\.[\w$]+)*)"
    r"|(?P<open>\{)|(?P<close>\})|(?P<line>\n)"
)
_VISIBILITIES = ("private", "public", "nested")


@dataclass(frozen=True)
class Token:
    """A name in the text: its kind, its text, and its offsets."""

    kind: str
    text: str
    start: int
    end: int


@dataclass
class Scope:
    """The text between two braces, and the text before it that introduces it, such as the head of a function."""

    head: int
    start: int
    end: int
    parent: Scope | None
    #: Values by name, each with the offsets at which it is defined.
    values: dict[str, list[Token]] = field(default_factory=dict)

    def is_isolated(self, text: str) -> bool:
        """Return whether it is the body of a function, which sees no value outside."""
        return re.search(r"\bfunc\b", text[self.head : self.start]) is not None


class Document:
    """A file's text, with its tokens and scopes."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._lines = [0]
        self.tokens: list[Token] = []
        self.symbols: dict[str, Token] = {}
        self._scopes: list[Scope] = []
        self._read()

    def _read(self) -> None:
        text = self.text
        scope = Scope(0, 0, len(text), None)
        self._scopes.append(scope)
        head = 0
        pending: list[Token] = []
        for found in _TOKEN.finditer(text):
            kind, start = found.lastgroup, found.start()
            if kind == "line":
                self._lines.append(found.end())
                # A statement begins on its own line, unless an open bracket continues the one before.
                if text.count("(", head, start) <= text.count(")", head, start):
                    head = found.end()
                    pending = []
            elif kind == "open":
                scope = Scope(head, start, len(text), scope)
                self._scopes.append(scope)
                # The head of a region defines the arguments of its first block.
                for token in pending:
                    if re.match(r"\s*[:=]", text[token.end :]):
                        scope.values.setdefault(token.text, []).append(token)
                head, pending = found.end(), []
            elif kind == "close":
                scope.end = start
                scope = scope.parent or scope
                head, pending = found.end(), []
            elif kind is not None:
                token = Token(kind, found.group(kind), start, found.end())
                self.tokens.append(token)
                if kind == "value":
                    self._value(token, head, scope, pending)
                elif kind == "symbol":
                    self._symbol(token, head)

    def _value(self, token: Token, head: int, scope: Scope, pending: list[Token]) -> None:
        before, after = self.text[head : token.start], self.text[token.end :]
        of_results = re.fullmatch(r"\s*(%[\w$.-]+(:[0-9]+)?\s*,\s*)*", before)
        is_result = of_results and re.match(r"(:[0-9]+)?(\s*,\s*%[\w$.-]+(:[0-9]+)?)*\s*=", after)
        is_argument = re.match(r"\s*\^[\w$.-]+\s*\(", before) and re.match(r"\s*:", after)
        if is_result or is_argument:
            scope.values.setdefault(token.text, []).append(token)
        else:
            pending.append(token)

    def _symbol(self, token: Token, head: int) -> None:
        words = self.text[head : token.start].split()
        while len(words) > 1 and (words[-1] in _VISIBILITIES or words[-1].startswith('"')):
            words.pop()
        if (
            len(words) == 1
            and re.fullmatch(r"[A-Za-z_][\w$.]*", words[0])
            and "call" not in words[0]
        ):
            self.symbols.setdefault(token.text, token)

    def offset(self, line: int, column: int) -> int:
        """Return the offset of a position; one behind the end of a line is its end."""
        if line >= len(self._lines):
            return len(self.text)
        start = self._lines[line]
        end = self._lines[line + 1] - 1 if line + 1 < len(self._lines) else len(self.text)
        encoded = self.text[start:end].encode("utf-16-le")[: 2 * column]
        return start + len(encoded.decode("utf-16-le", "ignore"))

    def position(self, offset: int) -> tuple[int, int]:
        """Return the line and column of an offset."""
        line = bisect_right(self._lines, offset) - 1
        return line, len(self.text[self._lines[line] : offset].encode("utf-16-le")) // 2

    def of_bytes(self, line: int, column: int) -> int:
        """Return the offset of a position as MLIR counts: lines and bytes from 1."""
        if line < 1 or line > len(self._lines):
            return len(self.text)
        start = self._lines[line - 1]
        end = self._lines[line] - 1 if line < len(self._lines) else len(self.text)
        return start + len(
            self.text[start:end].encode()[: max(column - 1, 0)].decode(errors="ignore")
        )

    def line_before(self, offset: int) -> str:
        """Return the text of the line up to an offset."""
        return self.text[self._lines[self.position(offset)[0]] : offset]

    def line_of(self, offset: int) -> str:
        """Return the line around an offset."""
        end = self.text.find("\n", offset)
        return self.line_before(offset) + self.text[offset : end if end >= 0 else None]

    def token_at(self, offset: int) -> Token | None:
        """Return the name at an offset, or the one that ends there."""
        for token in self.tokens:
            if token.start <= offset <= token.end:
                return token
        return None

    def _around(self, offset: int) -> Scope:
        """Return the innermost scope; a head belongs to the scope that it introduces."""
        inside = [scope for scope in self._scopes if scope.head <= offset <= scope.end]
        return max(inside, key=lambda scope: (scope.start, scope.head))

    def visible(self, offset: int) -> dict[str, Token]:
        """Return the values that an operation at an offset may use, each with its definition."""
        found: dict[str, Token] = {}
        scope: Scope | None = self._around(offset)
        while scope is not None:
            for name, tokens in scope.values.items():
                before = [token for token in tokens if token.start <= offset]
                found.setdefault(name, (before or tokens[:1])[-1])
            scope = None if scope.is_isolated(self.text) else scope.parent
        return found

    def definition(self, token: Token) -> Token | None:
        """Return the definition of a value or a symbol."""
        if token.kind == "value":
            return self.visible(token.start).get(token.text)
        if token.kind == "symbol":
            return self.symbols.get(token.text)
        return None
