"""Source files as a sequence of blocks: generated ones, directives, and other lines.

The lines of all blocks together are the file; a target changes only the lines of its blocks.
"""

from __future__ import annotations

import dataclasses
import difflib
import os
from collections.abc import Collection, Iterator
from pathlib import Path

from .._whole_file import write_whole
from . import consts as C

_KINDS_WITH_NAME: dict[str, C.STUB_BLOCK_KINDS] = {
    "global": "global",
    "object": "object",
    "export": "export",
}
_KINDS_ALONE: dict[str, C.STUB_BLOCK_KINDS] = {
    "import-section": "import-section",
    "__all__": "__all__",
}


def syntax_for(path: Path) -> C.MarkerSyntax:
    """The marker syntax of a file, by its ending."""
    return C.SYNTAX_BY_EXT.get(path.suffix.lower(), C.PYTHON_SYNTAX)


@dataclasses.dataclass
class CodeBlock:
    """Some lines of a file: a line outside all blocks (kind None), a directive, or a whole block.

    `param` is the name after the kind; for a directive its name and payload, for `global` the
    prefix and the module to import from.
    """

    kind: C.STUB_BLOCK_KINDS
    param: str | tuple[str, ...]
    lineno_start: int
    lineno_end: int | None
    lines: list[str]

    @property
    def indent(self) -> int:
        """The indentation of the first line."""
        return len(self.lines[0]) - len(self.lines[0].lstrip(" ")) if self.lines else 0

    @staticmethod
    def from_begin_line(lineno: int, line: str, syntax: C.MarkerSyntax) -> CodeBlock:
        """The block that a marker line opens, without lines yet."""
        if not line.startswith(syntax.begin):
            name, found, payload = line.removeprefix(syntax.prefix).partition("):")
            if not (found and name.replace("-", "_").isidentifier()):
                raise ValueError(f"Unknown stub type at line {lineno}: {line}")
            return CodeBlock("directive", (name, payload.strip()), lineno, lineno, [])
        stub = line.removeprefix(syntax.begin).strip()
        kind, slash, name = stub.partition("/")
        if slash and kind in _KINDS_WITH_NAME:
            param: str | tuple[str, ...] = name.strip()
            if kind == "global":
                prefix, _, source = name.strip().partition("@")
                param = (prefix, source)
            return CodeBlock(_KINDS_WITH_NAME[kind], param, lineno, None, [])
        if stub in _KINDS_ALONE:
            return CodeBlock(_KINDS_ALONE[stub], "", lineno, None, [])
        raise ValueError(f"Unknown stub type `{stub}` at line {lineno}")


@dataclasses.dataclass
class FileInfo:
    """One file: its original lines, and its blocks."""

    path: Path
    lines: tuple[str, ...]
    code_blocks: list[CodeBlock]
    syntax: C.MarkerSyntax

    @staticmethod
    def from_file(
        file: Path, include_empty: bool = False, syntax: C.MarkerSyntax | None = None
    ) -> FileInfo | None:
        """Read a file; None if it requests to be skipped, or if it has no marker and `include_empty` is not set."""
        file = file.resolve()
        syntax = syntax or syntax_for(file)
        lines = file.read_text(encoding="utf-8").splitlines()
        markers = [line.strip() for line in lines if line.strip().startswith(syntax.prefix)]
        if any(marker.startswith(syntax.skip_file) for marker in markers):
            return None
        if not markers and not include_empty:
            return None
        return FileInfo(file, tuple(lines), _parse(lines, syntax), syntax)

    def update(self, verbose: bool, dry_run: bool) -> bool:
        """Write the blocks to the file; return whether it changed."""
        before, self.lines = self.lines, tuple(_lines_of(self.code_blocks))
        if before == self.lines:
            if verbose:
                print(f"{C.TERM_CYAN}-----> Unchanged{C.TERM_RESET}")
            return False
        if verbose:
            _print_difference(before, self.lines)
        if not dry_run:
            write_whole(self.path, "\n".join(self.lines) + "\n")
        return True

    def reload(self) -> None:
        """Parse the blocks again; `lines` stay unchanged."""
        again = FileInfo.from_file(self.path, syntax=self.syntax)
        if again is None:
            raise ValueError(f"{self.path} has no stub markers any more")
        self.code_blocks = again.code_blocks


def _lines_of(blocks: list[CodeBlock]) -> Iterator[str]:
    return (line for block in blocks for line in block.lines)


def _parse(lines: list[str], syntax: C.MarkerSyntax) -> list[CodeBlock]:
    blocks: list[CodeBlock] = []
    is_open = False
    for lineno, line in enumerate(lines, 1):
        text = line.strip()
        begins, ends = text.startswith(syntax.begin), text.startswith(syntax.end)
        if begins and is_open:
            raise ValueError(f"Nested stub not permitted at line {lineno}")
        if ends and not is_open:
            raise ValueError(f"Unmatched `{syntax.end}` found at line {lineno}")
        if text.startswith(syntax.prefix) and not ends:
            block = CodeBlock.from_begin_line(lineno, text, syntax)
            if is_open:
                raise ValueError(f"Directive inside a stub block at line {lineno}: {text}")
            blocks.append(block)
            is_open = begins
        elif not is_open:
            blocks.append(CodeBlock(None, "", lineno, lineno, []))
        blocks[-1].lines.append(line)
        if ends:
            blocks[-1].lineno_end = lineno
            is_open = False
    if is_open:
        raise ValueError("Unclosed stub block at end of file")
    return blocks


def _print_difference(before: tuple[str, ...], after: tuple[str, ...]) -> None:
    colours = {"-": C.TERM_RED, "+": C.TERM_GREEN}
    # The first two lines name files, which the caller has printed.
    for line in list(difflib.unified_diff(before, after, lineterm=""))[2:]:
        colour = colours.get(line[:1])
        print(f"{colour}{line}{C.TERM_RESET}" if colour else line)


def collect_files(
    paths: list[Path], source_exts: Collection[str], failures: list[str] | None = None
) -> list[FileInfo]:
    """The files under `paths` that have markers, sorted by path.

    A file that is named directly is read whatever its ending; in a folder, only files with an ending in `source_exts`.
    A file with bad markers is left out and reported in `failures`, or printed.
    """
    endings = {ending.lower() for ending in source_exts}
    found: list[Path] = []
    for path in paths:
        if path.is_file():
            found.append(path)
            continue
        for folder, _, names in os.walk(path):
            files = (Path(folder) / name for name in names)
            found += (file for file in files if file.suffix.lower() in endings)
    result = []
    for file in sorted(found, key=str):
        try:
            info = FileInfo.from_file(file)
        except (OSError, ValueError) as error:
            message = f'File "{file}": {error}'
            if failures is None:
                print(f"{C.TERM_RED}[Error] {message}{C.TERM_RESET}")
            else:
                failures.append(message)
        else:
            result += [info] if info is not None else []
    return result
