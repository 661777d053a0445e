"""Arguments of compiled functions, under CuTe's names."""

from __future__ import annotations

from typing import Any

from .. import arguments
from ..arguments import FakeTensor, MarkedTensor, Pointer, make_fake_stream
from ..arguments._fake import AddressSpace
from ..arguments._scalar import element_type, scalar_type
from .. import module
from ..libinfo import find_libtvm_ffi

from ..lang._own_gpu import own_gpu
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


def make_fake_compact_tensor(
    dtype: Any,
    shape: Any,
    *,
    stride_order: Any = None,
    memspace: Any = None,
    assumed_align: int | None = None,
    use_32bit_stride: bool = False,
    device: Any = None,
) -> FakeTensor:
    """Return a tensor without data and without gaps, as an example for compiling: on the GPU if there is one.

    Parameters
    ----------
    dtype, shape, stride_order, memspace, assumed_align, use_32bit_stride, device
        As for :func:`fishplate.make_fake_compact_tensor`.

    """
    return arguments.make_fake_compact_tensor(
        dtype,
        shape,
        stride_order=stride_order,
        memspace=_memory_space(memspace, device),
        assumed_align=assumed_align,
        use_32bit_stride=use_32bit_stride,
        device=device,
    )


def make_fake_tensor(
    dtype: Any,
    shape: Any,
    stride: Any,
    *,
    memspace: Any = None,
    assumed_align: int | None = None,
    device: Any = None,
) -> FakeTensor:
    """Return a tensor without data, as an example for compiling: on the GPU if there is one.

    Parameters
    ----------
    dtype, shape, stride, memspace, assumed_align, device
        As for :func:`fishplate.make_fake_tensor`.

    """
    return arguments.make_fake_tensor(
        dtype,
        shape,
        stride,
        memspace=_memory_space(memspace, device),
        assumed_align=assumed_align,
        device=device,
    )


def _memory_space(memspace: Any, device: Any) -> Any:
    """Return the memory space of a fake tensor: that of the GPU if there is one and nothing else was asked for."""
    if memspace is None and device is None and own_gpu():
        return AddressSpace.gmem
    return memspace


class RuntimeTensor(MarkedTensor):
    """A tensor argument whose element type is a scalar type, as in a kernel."""

    @property
    def element_type(self) -> Any:
        """The scalar type of the elements; the dtype if kernels lack the type."""
        return scalar_type(self.dtype)

    @element_type.setter
    def element_type(self, kind: Any) -> None:
        """Let bytes of torch's be elements of another type of 8 bits; other types stay as they are."""
        wanted = element_type(kind)
        if wanted == self.dtype:
            return
        if wanted.bits != 8 or self.dtype.bits != 8 or not hasattr(self.source, "view"):
            raise TypeError(
                f"the elements of the tensor are {self.dtype}, not {wanted}: view the tensor as another type "
                "where it was made, such as `tensor.view(torch.float8_e4m3fn)`"
            )
        from ..cutlass.torch import dtype as torch_dtype

        seen = RuntimeTensor.of(self.source.view(torch_dtype(kind)), self.assumed_align)
        self.__move_handle_from__(seen)


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
    made.source = tensor
    return made


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"runtime.{name}"))
