"""The declarations of a C header, read from the preprocessor's output.

Enough of C for headers of structs, enums, typedefs and functions: the preprocessor has removed comments and
conditionals, and every declaration ends with a semicolon outside of all brackets.
"""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ATTRIBUTE = re.compile(r"__attribute__\s*\(\((?:[^()]|\([^()]*\))*\)\)")
LINE_MARKER = re.compile(r'^# \d+ "([^"]*)"')
DEFINE = re.compile(r"^#define (\w+)(\()?", re.MULTILINE)
INLINE = re.compile(r"^inline [^=;{]*?\b(\w+)\(", re.MULTILINE)


@dataclass
class Declarations:
    structs: dict[str, list[str]] = field(default_factory=dict)  # name: members
    enumerators: list[str] = field(default_factory=list)
    typedefs: list[str] = field(default_factory=list)  # neither struct nor enum
    functions: list[str] = field(default_factory=list)
    inlines: list[str] = field(default_factory=list)  # C++ only
    macros: list[str] = field(default_factory=list)

    def names(self) -> set[str]:
        """Every name; members as `Struct.member`."""
        members = {f"{s}.{m}" for s, found in self.structs.items() for m in found}
        plain = [self.enumerators, self.typedefs, self.functions, self.inlines, self.macros]
        return members.union(self.structs, *plain)

    def restricted_to(self, names: set[str]) -> Declarations:
        """The part of these declarations whose names are in `names`."""
        structs = {
            struct: [m for m in members if f"{struct}.{m}" in names]
            for struct, members in self.structs.items()
            if struct in names
        }
        kept = [
            [name for name in group if name in names]
            for group in (
                self.enumerators,
                self.typedefs,
                self.functions,
                self.inlines,
                self.macros,
            )
        ]
        return Declarations(structs, *kept)


def read(include_line: str, files: list[Path], flags: list[str]) -> Declarations:
    """The declarations in `files` that a C program sees after `include_line`."""
    found = Declarations()
    for statement in _statements(_own_text(include_line, files, flags)):
        _classify(statement, found)
    text = "".join(path.read_text() for path in files)
    defined = {m[1] for m in DEFINE.finditer(_preprocess(include_line, [*flags, "-dM"]))}
    mentioned = dict.fromkeys(m[1] for m in DEFINE.finditer(text))
    found.macros = [name for name in mentioned if name in defined and not name.endswith("_H_")]
    found.inlines = [m[1] for m in INLINE.finditer(text)]
    return found


def _preprocess(include_line: str, flags: list[str]) -> str:
    command = ["gcc", "-std=c11", "-x", "c", "-E", *flags, "-"]
    return subprocess.run(
        command, input=include_line, capture_output=True, text=True, check=True
    ).stdout


def _own_text(include_line: str, files: list[Path], flags: list[str]) -> str:
    """The preprocessed text that comes from `files`, without their includes."""
    wanted = {path.resolve() for path in files}
    lines, keep = [], False
    for line in _preprocess(include_line, flags).splitlines():
        marker = LINE_MARKER.match(line)
        if marker:
            keep = Path(marker[1]).resolve() in wanted
        elif keep:
            lines.append(line)
    return ATTRIBUTE.sub("", "\n".join(lines))


def _statements(text: str) -> Iterator[str]:
    depth, start = 0, 0
    for at, char in enumerate(text):
        depth += (char in "({") - (char in ")}")
        if char == ";" and depth == 0:
            yield " ".join(text[start:at].split())
            start = at + 1


def _classify(statement: str, found: Declarations) -> None:
    if match := re.fullmatch(r"typedef struct(?: \w+)? \{(.*)\} (\w+)", statement):
        found.structs[match[2]] = list(_members(match[1]))
    elif match := re.fullmatch(r"typedef enum(?: \w+)? \{(.*)\} (\w+)", statement):
        rows = (row.split("=")[0].strip() for row in match[1].split(","))
        found.enumerators += [name for name in rows if name]
        found.typedefs.append(match[2])
    elif match := re.match(r"typedef .*?\(\s*\*\s*(\w+)\s*\)", statement):
        found.typedefs.append(match[1])
    elif match := re.fullmatch(r"typedef .*?(\w+)", statement):
        found.typedefs.append(match[1])
    elif match := re.match(r"(?:extern )?[\w\s*]*?\b(\w+)\s*\(", statement):
        found.functions.append(match[1])
    else:
        raise ValueError(f"not understood: {statement}")


def _members(body: str) -> Iterator[str]:
    for member in _statements(body):
        if match := re.fullmatch(r"union \{(.*)\}", member):
            yield from _members(match[1])
        elif match := re.search(r"\(\s*\*\s*(\w+)\s*\)", member):
            yield match[1]
        else:
            name = re.search(r"(\w+)(?:\s*\[\d+\])?$", member)
            assert name, member
            yield name[1]
