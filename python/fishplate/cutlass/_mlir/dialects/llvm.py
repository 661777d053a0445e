"""Inline assembly as MLIR's dialect `llvm` writes it, for kernels on a GPU."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Any

from ....arguments import Boolean, Int32
from ....cute._missing import missing
from ....lang._ptx import inline_ptx
from ....lang._value import Value, type_name

__all__ = ["AsmDialect", "inline_asm"]


class AsmDialect(Enum):
    """Syntax of the assembly; PTX has only one."""

    AD_ATT = 0
    AD_Intel = 1


def inline_asm(
    res: Any,
    operands_: Sequence[Any],
    asm_string: str,
    constraints: str,
    *,
    has_side_effects: bool = False,
    is_align_stack: bool = False,
    asm_dialect: AsmDialect = AsmDialect.AD_ATT,
    loc: Any = None,
    ip: Any = None,
) -> Any:
    """Run PTX in a kernel on a GPU, and return its output.

    Parameters
    ----------
    res
        The type of the output, such as ``T.i32()``, or None.
    operands_
        Values that the text reads.
    asm_string
        The instructions. ``$0``, ``$1`` and so on stand for the output and then for the operands, ``$$`` for a dollar.
    constraints
        Constraints in LLVM's syntax, with commas: ``=r,r,l``. They determine the number of outputs.
    has_side_effects
        Whether the text does more than compute its output.
    is_align_stack, asm_dialect, loc, ip
        Accepted; they have no effect on PTX.

    """
    parts = [part for part in constraints.split(",") if part and not part.startswith("~")]
    outputs = sum(part.startswith("=") for part in parts)
    if outputs != (res is not None) or len(parts) != outputs + len(operands_):
        raise ValueError(
            f"inline_asm: the constraints {constraints!r} say {outputs} outputs and {len(parts) - outputs} operands, got "
            f"{int(res is not None)} and {len(operands_)}"
        )
    # A boolean has no register class: it is passed as a number.
    inputs = [
        Int32(value) if isinstance(value, Value) and value.type_name() == "Boolean" else value
        for value in operands_
    ]
    is_truth = res is not None and type_name(res) == "Boolean"
    kinds = [] if res is None else [Int32 if is_truth else res]
    made = inline_ptx(_text(asm_string), inputs, kinds, pure=not has_side_effects)
    return Boolean(made != 0) if is_truth else made


def _text(asm: str) -> str:
    """Return assembly with operands in the syntax of `inline_ptx`."""
    asm = asm.replace("%", "%%")
    return re.sub(
        r"\$(\$|\d+|\{\d+\})",
        lambda found: "$" if found[1] == "$" else "%" + found[1].strip("{}"),
        asm,
    )


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"_mlir.dialects.llvm.{name}", "cutlass"))
