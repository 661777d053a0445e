"""Operators of torch whose kernels run without Python, by way of torch's stable C interface."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import torch

from . import spec
from ._core import _torch_interface, _torch_kernel
from .core import DataType, Function

#: The C functions of torch that kernels call (the last one only exists with CUDA), the kinds of arguments, and the
#: limits of a kernel.
_FUNCTIONS, _KINDS, _LIMITS = _torch_interface()
#: The kernels follow the interface of torch 2.10.
_INTERFACE = 2 << 56 | 10 << 48
#: Element types that torch and DLPack share.
_TYPES = (
    *(f"{kind}{bits}" for kind in ("int", "uint") for bits in (8, 16, 32, 64)),
    *("float16", "float32", "float64", "bfloat16", "complex64", "complex128", "bool"),
)
_REGISTER = "aoti_torch_library_init_impl", "aoti_torch_delete_library_object"
_IMPLEMENT = "torch_library_impl"


class Interface:
    """Torch's C functions: the addresses that kernels use, types of elements by name, and the library."""

    def __init__(self) -> None:
        folder = Path(torch.__file__).parent / "lib"
        self.library = ctypes.CDLL(str(folder / "libtorch_cpu.so"))
        *names, stream_name = _FUNCTIONS
        functions = [getattr(self.library, name) for name in names]
        stream = None
        if torch.version.cuda is not None:
            stream = getattr(ctypes.CDLL(str(folder / "libtorch_cuda.so")), stream_name)
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
    """An operator with kernels of its own, and the rules that torch registers for it."""

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
    mutates: Sequence[str],
) -> NativeOperator | None:
    """Return an operator that calls the function without Python; None if it needs a kernel in Python."""
    found = interface()
    if found is None:
        return None
    plan = _plan(found, params, taken, made, mutates)
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
    mutates: Sequence[str],
) -> tuple[int, ...] | None:
    """Return the plan that `torch_kernel.rs` reads: arguments, results, types and the tensors to write to; None if a
    kernel cannot do it."""
    counts = {"arguments": params, "results": made, "tensors": taken}
    if any(len(items) > _LIMITS[name] for name, items in counts.items()):
        return None
    place = {str(param.name): at for at, param in enumerate(taken)}
    result = {str(param.name): at for at, param in enumerate(made)}
    plan = [len(params)]
    for param in params:
        kind = "result" if str(param.name) in result else _kind_of(param)
        if kind is None:
            return None
        plan += [_KINDS.index(kind), result.get(str(param.name), place.get(str(param.name), 0))]
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
    for name in _TYPES:
        dtype = DataType(name)
        plan += [found.types[name], dtype.type_code, dtype.bits]
    plan += [len(mutates), *(place[name] for name in mutates)]
    return tuple(plan)


def _kind_of(param: spec.Param) -> str | None:
    """Return the kind of an argument, one of `_KINDS`."""
    if isinstance(param, spec.Tensor):
        return "tensor"
    if isinstance(param, spec.ConstBool):
        return "bool"
    if isinstance(param, spec.ConstInt):
        return "int"
    if isinstance(param, spec.ConstFloat):
        return "float"
    if isinstance(param, spec.Var):
        text = str(param.dtype)
        return "bool" if text == "bool" else "float" if "float" in text else "int"
    return None


def _described(
    found: Interface, param: spec.Tensor, known: Mapping[Any, list[int]]
) -> list[int] | None:
    """Return type and extents of a result."""
    if str(param.dtype) not in found.types or len(param.shape) > _LIMITS["rank"]:
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
        if len(factors) > _LIMITS["rank"] or any(factor not in known for factor in factors):
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
