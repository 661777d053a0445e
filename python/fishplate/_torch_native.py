"""Operators of torch whose kernels run without Python, by way of torch's stable C interface."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import torch

from . import spec
from ._core import _torch_kernel
from .core import Function

#: As `torch_kernel.rs` numbers arguments: a tensor, an int, a float and a bool of the stack, and a result.
_TENSOR, _INT, _FLOAT, _BOOL, _RESULT = range(5)
#: Most arguments of a kernel, most places of tensors among them, results, and dimensions of one.
_ARGUMENTS, _TENSORS, _RESULTS, _RANK = 32, 16, 4, 8
#: The kernels follow the interface of torch 2.10.
_INTERFACE = 2 << 56 | 10 << 48
#: Types of elements as DLPack has them: code and bits.
_TYPES = {
    **{f"int{bits}": (0, bits) for bits in (8, 16, 32, 64)},
    **{f"uint{bits}": (1, bits) for bits in (8, 16, 32, 64)},
    **{f"float{bits}": (2, bits) for bits in (16, 32, 64)},
    "bfloat16": (4, 16),
    "complex64": (5, 64),
    "complex128": (5, 128),
    "bool": (6, 8),
}
_FUNCTIONS = (
    "aoti_torch_delete_tensor_object",
    "aoti_torch_get_data_ptr",
    "aoti_torch_get_dim",
    "aoti_torch_get_sizes",
    "aoti_torch_get_size",
    "aoti_torch_get_strides",
    "aoti_torch_get_dtype",
    "aoti_torch_get_device_type",
    "aoti_torch_get_device_index",
    "aoti_torch_empty_strided",
    # c10::detail::torchCheckFail(const char *, const char *, uint32_t, const char *)
    "_ZN3c106detail14torchCheckFailEPKcS2_jS2_",
)
_STREAM = "aoti_torch_get_current_cuda_stream"
_REGISTER = "aoti_torch_library_init_impl", "aoti_torch_delete_library_object"
_IMPLEMENT = "torch_library_impl"


class Interface:
    """Torch's C functions: the addresses that kernels use, types of elements by name, and the library."""

    def __init__(self) -> None:
        folder = Path(torch.__file__).parent / "lib"
        self.library = ctypes.CDLL(str(folder / "libtorch_cpu.so"))
        functions = [getattr(self.library, name) for name in _FUNCTIONS]
        stream = None
        if torch.version.cuda is not None:
            stream = getattr(ctypes.CDLL(str(folder / "libtorch_cuda.so")), _STREAM)
        address = [ctypes.cast(f, ctypes.c_void_p).value or 0 for f in functions]
        address.append(ctypes.cast(stream, ctypes.c_void_p).value or 0 if stream else 0)
        self.functions = tuple(address)
        self.open, self.close = (getattr(self.library, name) for name in _REGISTER)
        self.implement = getattr(self.library, _IMPLEMENT)
        self.types = {n: int(getattr(self.library, f"aoti_torch_dtype_{n}")()) for n in _TYPES}
        self.keys = ["CPU", *(["CUDA"] if stream else [])]


@cache
def interface() -> Interface | None:
    """Return torch's C functions; None for a torch that lacks some."""
    try:
        return Interface()
    except (AttributeError, OSError):
        return None


class NativeOperator:
    """An operator with kernels of its own, and what torch calls rules."""

    def __init__(self, name: str, schema: str) -> None:
        namespace, short = name.split("::")
        _forget(name)
        self._name, self._short, self._namespace = name, short, namespace
        self._library = torch.library.Library(namespace, "FRAGMENT")
        self._library.define(short + schema, tags=(torch.Tag.pt2_compliant_tag,))
        self._handles: list[ctypes.c_void_p] = []
        self.operator = getattr(getattr(torch.ops, namespace), short).default
        _OPERATORS[name] = self

    def implement(self, found: Interface, kernel: int) -> None:
        """Register the kernel for each kind of device."""
        for key in found.keys:
            handle = ctypes.c_void_p()
            texts = [text.encode() for text in (self._namespace, key, __file__)]
            failed = found.open(*texts, 0, ctypes.byref(handle))
            failed = failed or found.implement(
                handle,
                self._short.encode(),
                ctypes.c_void_p(kernel),
                ctypes.c_uint64(_INTERFACE),
            )
            if failed:
                raise RuntimeError(f"torch does not take a kernel for {self._name} on {key}")
            self._handles.append(handle)

    def forget(self) -> None:
        """Take the operator back, for another of the same name."""
        found = interface()
        for handle in self._handles if found else ():
            found.close(handle)
        self._library._destroy()

    def __call__(self, *args: Any) -> Any:
        return self.operator(*args)

    def register_fake(self, function: Callable[..., Any]) -> None:
        torch.library.register_fake(self._name, function, lib=self._library)

    def register_autograd(self, backward: Any, *, setup_context: Any) -> None:
        torch.library.register_autograd(
            self._name, backward, setup_context=setup_context, lib=self._library
        )

    def register_vmap(self, rule: Any) -> None:
        torch.library.register_vmap(self._name, rule, lib=self._library)


#: The operators by name.
_OPERATORS: dict[str, NativeOperator] = {}


def _forget(name: str) -> None:
    known = _OPERATORS.pop(name, None)
    if known is not None:
        known.forget()


def make(
    function: Function,
    name: str,
    schema: str,
    params: Sequence[spec.Param],
    taken: Sequence[spec.Param],
    made: Sequence[spec.Tensor],
) -> NativeOperator | None:
    """Return an operator that makes its results; None where a kernel of Python has to do."""
    found = interface()
    if found is None or not made:
        return None
    plan = _plan(found, params, taken, made)
    kernel = _torch_kernel(found.functions, function, plan) if plan else 0
    if not kernel:
        return None
    operator = NativeOperator(name, schema)
    operator.implement(found, kernel)
    return operator


def _plan(
    found: Interface,
    params: Sequence[spec.Param],
    taken: Sequence[spec.Param],
    made: Sequence[spec.Tensor],
) -> tuple[int, ...] | None:
    """Return what `torch_kernel.rs` reads: arguments, results and types; None for what it cannot do."""
    if len(params) > _ARGUMENTS or len(made) > _RESULTS or len(taken) > _TENSORS:
        return None
    place = {str(param.name): at for at, param in enumerate(taken)}
    result = {str(param.name): at for at, param in enumerate(made)}
    plan = [len(params)]
    for param in params:
        kind = _RESULT if str(param.name) in result else _number_of(param)
        if kind is None:
            return None
        plan += [kind, result.get(str(param.name), place.get(str(param.name), 0))]
    known: dict[Any, list[int]] = {}
    for param in taken:
        at = place[str(param.name)]
        if isinstance(param, spec.Tensor):
            for dimension, entry in enumerate(param.shape):
                if isinstance(entry, spec.Var):
                    known.setdefault(entry, [0, at, dimension])
        elif isinstance(param, spec.Var):
            known.setdefault(param, [1, at])
    plan.append(len(made))
    for param in made:
        described = _described(found, param, known)
        if described is None:
            return None
        plan += described
    plan.append(len(_TYPES))
    for name, (code, bits) in _TYPES.items():
        plan += [found.types[name], code, bits]
    return tuple(plan)


def _number_of(param: spec.Param) -> int | None:
    if isinstance(param, spec.Tensor):
        return _TENSOR
    if isinstance(param, spec.ConstBool):
        return _BOOL
    if isinstance(param, spec.ConstInt):
        return _INT
    if isinstance(param, spec.ConstFloat):
        return _FLOAT
    if isinstance(param, spec.Var):
        text = str(param.dtype)
        return _BOOL if text == "bool" else _FLOAT if "float" in text else _INT
    return None


def _described(
    found: Interface, param: spec.Tensor, known: Mapping[Any, list[int]]
) -> list[int] | None:
    """Return type and extents of a result."""
    if str(param.dtype) not in found.types or len(param.shape) > _RANK:
        return None
    plan = [found.types[str(param.dtype)], len(param.shape)]
    for entry in param.shape:
        factors = (
            [entry]
            if isinstance(entry, spec.Var)
            else list(entry.factors)
            if isinstance(entry, spec.Product)
            else []
        )
        if len(factors) > _RANK or any(factor not in known for factor in factors):
            return None
        number = (
            entry
            if isinstance(entry, int)
            else entry.number
            if isinstance(entry, spec.Product)
            else 1
        )
        plan += [int(number), len(factors), *(n for factor in factors for n in known[factor])]
    return plan
