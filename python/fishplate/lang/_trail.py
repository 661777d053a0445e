"""``--keep-ir``: writes the traced module with its source lines, next to the forms that the compiler keeps."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from ._errors import definition_place

if TYPE_CHECKING:
    from ._jit import JitFunction


def leave(text: str, symbol: str, jit: JitFunction, options: str) -> None:
    """Write the module with its places, under the lines of source that they name, if the options say so."""
    words = shlex.split(options)
    if "--keep-ir" not in words:
        return
    folder = "."
    for word, value in zip(words, [*words[1:], ""], strict=True):
        if word.startswith("--dump-dir"):
            folder = word.partition("=")[2] or value
    from ._source import definition, definition_lines

    place = definition_place(jit.function)
    lines, first = definition_lines(*definition(jit.function, jit.texts, place))
    source = [f"// {first + at:5}  {line.rstrip()}" for at, line in enumerate(lines)]
    head = [f"// {jit.function.__qualname__}, {jit.filename}", *source]
    path = Path(folder, f"{symbol}.traced.mlir")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(head) + f"\n\n{text}")
