"""Arguments of compiled functions, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ..arguments import (
    MarkedTensor,
    Pointer,
    make_fake_compact_tensor,
    make_fake_stream,
    make_fake_tensor,
)
from ..arguments._fake import AddressSpace
from ..arguments._scalar import element_type, scalar_type
from .. import module
from ..libinfo import find_libtvm_ffi

from ._missing import missing

__all__ = [
    "find_runtime_libraries",
    "from_dlpack",
    "load_module",
    "make_fake_compact_tensor",
    "make_fake_stream",
    "make_fake_tensor",
    "make_ptr",
]


def find_runtime_libraries(*, enable_tvm_ffi: bool = True) -> list[str]:
    """Return the libraries that an exported object file is linked with.

    Parameters
    ----------
    enable_tvm_ffi
        Accepted and ignored: exported functions always have the ABI of TVM-FFI.

    """
    return [find_libtvm_ffi()]


def load_module(file_path: Any, *, enable_tvm_ffi: bool = True) -> module.Module:
    """Load a library or an object file with exported functions.

    Parameters
    ----------
    file_path
        The file, ``.so`` or ``.o``.
    enable_tvm_ffi
        Accepted and ignored: functions always have the ABI of TVM-FFI.

    """
    return module.load_module(file_path)


def make_ptr(
    dtype: Any,
    value: Any,
    mem_space: AddressSpace = AddressSpace.generic,
    assumed_align: int | None = None,
) -> Pointer[Any]:
    """Return an address as an argument.

    Parameters
    ----------
    dtype
        The type of the elements that it points to.
    value
        The address: an int or a ``ctypes`` pointer.
    mem_space
        ``AddressSpace.gmem`` for memory of a CUDA device, ``AddressSpace.generic`` for host memory.
    assumed_align
        Alignment of the address in bytes; by default the size of an element.

    """
    align = max(dtype.width // 8, 1) if assumed_align is None else assumed_align
    return Pointer(dtype, value, mem_space, align)


class RuntimeTensor(MarkedTensor):
    """A tensor argument whose element type is a scalar type, as in a kernel."""

    @property
    def element_type(self) -> Any:
        """The scalar type of the elements; the dtype if kernels lack the type."""
        return scalar_type(self.dtype)

    @element_type.setter
    def element_type(self, kind: Any) -> None:
        """Accept only the type that the elements already have."""
        if element_type(kind) != self.dtype:
            raise TypeError(
                f"the elements of the tensor are {self.dtype}, not {element_type(kind)}: view the tensor as another type "
                "where it was made, such as `tensor.view(torch.float8_e4m3fn)`"
            )


def from_dlpack(
    tensor: Any,
    assumed_align: int | None = None,
    use_32bit_stride: bool = False,
    *,
    enable_tvm_ffi: bool = True,
) -> RuntimeTensor:
    """Return the tensor of another package. Its layout is fixed except where a mark makes it dynamic.

    Parameters
    ----------
    tensor, assumed_align, use_32bit_stride
        As for :func:`fishplate.from_dlpack`.
    enable_tvm_ffi
        Accepted and ignored: arguments always pass through the ABI of TVM-FFI.

    """
    made = RuntimeTensor.of(tensor, assumed_align, use_32bit_stride)
    assert isinstance(made, RuntimeTensor)
    return made


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"runtime.{name}"))
