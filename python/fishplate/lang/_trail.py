"""``--keep-ir``: writes the traced module with its source lines, next to the forms that the compiler keeps."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from ._errors import definition_place

if TYPE_CHECKING:
    from ._jit import JitFunction


def leave(text: str, symbol: str, jit: JitFunction, options: Any) -> None:
    """Write the module with its source locations, below the source lines that they name, if the options enable it."""
    if not options.keep_ir:
        return
    from ._source import definition, definition_lines

    place = definition_place(jit.function)
    lines, first = definition_lines(*definition(jit.function, jit.texts, place))
    source = [f"// {first + at:5}  {line.rstrip()}" for at, line in enumerate(lines)]
    head = [f"// {jit.function.__qualname__}, {jit.filename}", *source]
    path = Path(options.dump_dir, f"{symbol}.traced.mlir")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(head) + f"\n\n{text}")
