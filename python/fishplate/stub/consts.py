"""The marker comments, the directives, and other names that all parts of the generator share."""

from __future__ import annotations

import dataclasses
from typing import Literal


@dataclasses.dataclass(frozen=True)
class MarkerSyntax:
    """The syntax of markers in one language: only the comment token differs."""

    comment: str

    @property
    def prefix(self) -> str:
        """Common prefix of all markers."""
        return f"{self.comment} tvm-ffi-stubgen("

    @property
    def begin(self) -> str:
        """Opens a block of generated text; the kind of block follows."""
        return self.directive("begin")

    @property
    def end(self) -> str:
        """Closes a block."""
        return f"{self.prefix}end)"

    @property
    def ty_map(self) -> str:
        """Maps a type key to a name of the target language."""
        return self.directive("ty-map")

    @property
    def import_object(self) -> str:
        """Requests an import."""
        return self.directive("import-object")

    @property
    def skip_file(self) -> str:
        """Excludes the file from generation."""
        return f"{self.prefix}skip-file)"

    def directive(self, name: str) -> str:
        """A marker with text after its colon."""
        return f"{self.prefix}{name}):"


PYTHON_SYNTAX = MarkerSyntax("#")
RUST_SYNTAX = MarkerSyntax("//")

# By file ending. The target decides which files a run visits.
SYNTAX_BY_EXT = {".py": PYTHON_SYNTAX, ".pyi": PYTHON_SYNTAX, ".rs": RUST_SYNTAX}

# Directives that the pipeline reads; all others belong to a target.
PIPELINE_DIRECTIVE_KINDS = frozenset({"ty-map", "prefix", "skip"})

# Kinds of blocks; None is a line outside all blocks.
STUB_BLOCK_KINDS = Literal[
    "global", "object", "import-section", "directive", "export", "__all__", None
]

TERM_RESET = "\033[0m"
TERM_RED = "\033[31m"
TERM_GREEN = "\033[32m"
TERM_YELLOW = "\033[33m"
TERM_CYAN = "\033[36m"

# Types that the Python package binds itself.
BUILTIN_TYPE_KEYS = frozenset(
    "ffi." + name
    for name in (
        "BigInt",
        "Bytes",
        "Error",
        "Function",
        "Object",
        "OpaquePyObject",
        "SmallBytes",
        "SmallStr",
        "String",
        "Tensor",
    )
)
