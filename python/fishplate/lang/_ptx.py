"""Inline PTX in kernels, for instructions that the language does not have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..registry import get_global_func
from ._merge import is_number, kind_of, number
from ._tensor import TensorView
from ._trace import current
from ._value import Value, type_name

_inline_ptx = get_global_func("fishplate.kernel.inline_ptx")
_shared_address = get_global_func("fishplate.kernel.shared_address")


def _operand(place: int, value: Any) -> Any:
    """Return an operand in the library's form; a tensor becomes its address."""
    if isinstance(value, TensorView):
        return value._address
    if not is_number(value):
        raise TypeError(
            f"inline_ptx: operand {place}: expected a number or a tensor, got {kind_of(value)}"
        )
    return number(value)


def inline_ptx(
    text: str,
    inputs: Sequence[Any] = (),
    outputs: Sequence[Any] = (),
    *,
    in_outs: Sequence[Any] = (),
    pure: bool = False,
) -> Any:
    """Run PTX in a kernel on a GPU, and return its outputs.

    In the text ``%0``, ``%1`` and so on stand for the operands: first the outputs, then the in-outs, then the
    inputs. ``%%`` is a percent sign, so that a special register is written ``%%tid.x``. The text must use every
    operand. Operands have 16, 32 or 64 bits; a tensor becomes its generic address, and :func:`shared_address` returns
    the address for shared-memory instructions.

    Parameters
    ----------
    text
        The instructions. Put labels and register declarations in braces, because the compiler may duplicate the text.
    inputs
        Numbers and tensors that the text reads.
    outputs
        Types of the values that it writes, such as ``fp.Int32``.
    in_outs
        Numbers that it reads and writes.
    pure
        The promise that it only computes its outputs: the compiler may then move, merge or drop it.

    Returns
    -------
    The new value if there is one output or in-out, a tuple if there are several, and None otherwise.

    """
    if not isinstance(text, str):
        raise TypeError(f"inline_ptx takes the text as a str, got {type(text).__name__}")
    for name, given in (("inputs", inputs), ("outputs", outputs), ("in_outs", in_outs)):
        if not isinstance(given, (tuple, list)):
            raise TypeError(
                f"inline_ptx: {name} takes a tuple or a list, got {type(given).__name__}"
            )
    types = [type_name(kind) for kind in outputs]
    places = range(len(types), len(types) + len(in_outs) + len(inputs))
    given = [_operand(*pair) for pair in zip(places, (*in_outs, *inputs), strict=True)]
    changed, read = given[: len(in_outs)], given[len(in_outs) :]
    if not pure:
        # The driver names lines of PTX, and image.h finds this one. Pure texts are merged if they are equal.
        text = "// at {}:{}\n".format(*current().where).replace("%", "%%") + text
    values = tuple(_inline_ptx(current().builder, text, types, changed, read, bool(pure)))
    return values if len(values) > 1 else values[0] if values else None


def shared_address(tensor: TensorView) -> Value:
    """Return a tensor's start in shared memory, as the 32-bit address that PTX uses for shared memory."""
    if not isinstance(tensor, TensorView):
        raise TypeError(f"shared_address takes a tensor, got {type(tensor).__name__}")
    return _shared_address(current().builder, tensor._address)
