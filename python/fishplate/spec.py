"""Specs: the parameters of a compiled function, as plain data.

A :class:`Var` is compared by identity: the same object in two places means that both must be equal, while two
variables with the same name are independent.

>>> from fishplate import spec
>>> n = spec.Var("n", "int32", divisibility=4)
>>> a = spec.Tensor("a", [n, 8], "float32", device_type="cpu")
>>> spec.signature("f", [a, spec.Var("k", "int32")])
'f(a: Tensor([n, 8], float32), k: int32)'

The classes are object types of the compiler's library, which importing this module loads.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from . import _compiler_library
from ._dtype import dtype as _dtype
from ._tensor import device as _device
from .container import Array
from .core import Object
from .registry import get_global_func, register_object

__all__ = [
    "ConstBool",
    "ConstFloat",
    "ConstInt",
    "ConstNone",
    "DataPointer",
    "DefaultConfig",
    "EnvStream",
    "Param",
    "Product",
    "Shape",
    "Stream",
    "Tensor",
    "TupleParam",
    "Var",
    "create_map_tensor_dtype_f4x2_to_f4_spec",
    "parse",
    "signature",
    "validate",
]

_compiler_library.load()

_signature = get_global_func("fishplate.spec.signature")
_validate = get_global_func("fishplate.spec.validate")
_parse = get_global_func("fishplate.spec.parse_signature")
_pack_float4 = get_global_func("fishplate.spec.pack_float4")


class DefaultConfig:
    """Defaults for parts of a :class:`Tensor` that are not given; a context manager, per thread.

    Parameters
    ----------
    device_type
        Kind of device, initially ``"cuda"``; None keeps the current one.

    """

    _state: ClassVar[threading.local] = threading.local()

    def __init__(self, *, device_type: str | None = None) -> None:
        """Make a set of defaults that applies inside ``with``."""
        if device_type is not None:
            _device(device_type, 0)  # an unknown kind is refused here
        self.device_type: str = device_type or DefaultConfig.current().device_type

    @classmethod
    def current(cls) -> DefaultConfig:
        """Return the current defaults."""
        stack = cls._stack()
        return stack[-1]

    @classmethod
    def _stack(cls) -> list[DefaultConfig]:
        stack = getattr(cls._state, "stack", None)
        if stack is None:
            first = cls.__new__(cls)
            first.device_type = "cuda"
            stack = cls._state.stack = [first]
        return stack

    def __enter__(self) -> DefaultConfig:
        """Make these defaults current."""
        self._stack().append(self)
        return self

    def __exit__(self, *exc: object) -> None:
        """Restore the previous defaults."""
        self._stack().pop()


def _reduce(self: Any) -> tuple[Any, ...]:
    """Return the pickled state: the fields, which are the parameters of the native constructor."""
    kind = type(self)
    names = (["name"] if isinstance(self, Param) else []) + list(kind.__annotations__)
    fields = [getattr(self, name) for name in names]
    return _rebuild, (kind, *(list(f) if isinstance(f, Array) else f for f in fields))


def _rebuild(kind: type, *fields: Any) -> Any:
    """Make an object from its fields."""
    made = kind.__new__(kind)
    made.__ffi_init__(*fields)
    return made


@register_object("fishplate.spec.Param", init=False)
class Param(Object):
    """A parameter of a function."""

    __slots__ = ("__dict__",)
    name: str

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Refuse: a parameter is one of the derived classes."""
        raise TypeError(
            f"{type(self).__name__} is abstract; use one of the classes derived from it"
        )

    __reduce__ = _reduce

    def _derived(self, key: str, make: Callable[[], Any]) -> Any:
        """Return an object that belongs to this parameter, created once: variables are compared by identity."""
        if key not in self.__dict__:
            self.__dict__[key] = make()
        return self.__dict__[key]


@register_object("fishplate.spec.Var", init=False)
class Var(Param):
    """A number, an extent, a stride, or a plain pointer (dtype ``handle``).

    Parameters
    ----------
    name
        Its name in messages.
    dtype
        An integer, a boolean, a float of 16 to 64 bits, ``bfloat16`` or ``handle``.
    divisibility
        A number that must divide all values.
    alternate_ir_type_fetch_func
        Returns the kernel's type in MLIR syntax, if it differs; called once, with None.
    native_struct
        The struct that a ``handle`` points to, as a type in MLIR syntax.

    """

    dtype: _dtype
    divisibility: int | None
    callee_type: str | None
    native_struct: str | None

    def __init__(
        self,
        name: str,
        dtype: Any,
        *,
        divisibility: int | None = None,
        alternate_ir_type_fetch_func: Callable[[Any], Any] | None = None,
        native_struct: str | None = None,
    ) -> None:
        """Make a variable that is distinct from all others."""
        fetch = alternate_ir_type_fetch_func
        callee_type = None if fetch is None else str(fetch(None))
        self.__ffi_init__(name, _dtype(dtype), divisibility, callee_type, native_struct)

    def __mul__(self, other: int | Var) -> Product:
        """Return a product, for an extent or stride."""
        return Product(1, self) * other

    __rmul__ = __mul__


@register_object("fishplate.spec.Half", init=False)
class Half(Object):
    """Half the value of a variable: an entry of a tensor of pairs."""

    var: Var
    __reduce__ = _reduce

    def __init__(self, var: Var) -> None:
        """Make half of a variable."""
        self.__ffi_init__(var)


@register_object("fishplate.spec.Product", init=False)
class Product(Object):
    """A number times variables, as an extent or stride; ``8 * n`` makes one from a variable.

    Parameters
    ----------
    number
        The numeric factor, at least 1.
    factors
        The variables. Each comes before the product in the list of parameters, as an extent or as a separate argument.
    dtype
        The type of the product in the kernel.

    """

    var: Var
    number: int
    factors: Sequence[Var]
    halved: bool
    __reduce__ = _reduce

    def __init__(self, number: int, *factors: Var, dtype: Any = "int64") -> None:
        """Make a product."""
        names = [factor.name for factor in factors]
        shown = "*".join(names if number == 1 and names else [str(number), *names])
        self.__ffi_init__(Var(shown, dtype), number, list(factors), False)

    def __mul__(self, other: int | Var) -> Product:
        """Return the product with one more factor."""
        dtype = self.var.dtype
        if isinstance(other, Var):
            return Product(self.number, *self.factors, other, dtype=dtype)
        if isinstance(other, int) and not isinstance(other, bool):
            return Product(self.number * other, *self.factors, dtype=dtype)
        return NotImplemented

    __rmul__ = __mul__


def _dims(what: str, dims: Sequence[Any]) -> list[Any]:
    """Check the entries of a shape or of strides."""
    entries = list(dims)
    for index, entry in enumerate(entries):
        if not isinstance(entry, (int, Var, Half, Product)) or isinstance(entry, bool):
            raise TypeError(f"{what}[{index}] must be an int or a Var, got {type(entry).__name__}")
    return entries


@register_object("fishplate.spec.Shape", init=False)
class Shape(Param):
    """A list of extents, given as ``ffi.Shape``, ``ffi.Array`` or ``ffi.List``."""

    shape: Sequence[int | Var | Product]

    def __init__(self, name: str, shape: Sequence[int | Var | Product]) -> None:
        """Make a shape from integers and variables."""
        self.__ffi_init__(name, _dims(f"{name}.shape", shape))


@register_object("fishplate.spec.Tensor", init=False)
class Tensor(Param):
    """A tensor.

    Parameters
    ----------
    name
        Its name in messages.
    shape
        Extents: integers, variables and products of them.
    dtype
        Element type.
    device_type
        Kind of device; the default comes from :class:`DefaultConfig`.
    device_id
        Index of the device; tensors with the same variable must be on the same device. By default a fresh variable.
    strides
        Strides in elements; None means row-major without gaps.
    map_tensor_dtype_f4x2_to_f4
        Whether the kernel counts 4-bit floats although the tensor counts pairs of them.
    data_alignment
        Required alignment of the first element's address, in bytes.

    """

    shape: Sequence[Any]
    dtype: _dtype
    device_type: str
    device_id: Var
    strides: Sequence[Any] | None
    data_alignment: int | None
    map_tensor_dtype_f4x2_to_f4: bool

    def __init__(
        self,
        name: str,
        shape: Sequence[int | Var | Product],
        dtype: Any,
        *,
        device_type: str | None = None,
        device_id: Var | None = None,
        strides: Sequence[int | Var | Product] | None = None,
        map_tensor_dtype_f4x2_to_f4: bool = False,
        data_alignment: int | None = None,
    ) -> None:
        """Make the spec of a tensor."""
        device_type = device_type or DefaultConfig.current().device_type
        self.__ffi_init__(
            name,
            _dims(f"{name}.shape", shape),
            _dtype(dtype),
            _device(device_type, 0).type,
            device_id or Var(f"{name}.device.index", "int32"),
            None if strides is None else _dims(f"{name}.strides", strides),
            data_alignment,
            map_tensor_dtype_f4x2_to_f4,
        )

    @property
    def data(self) -> Var:
        """The variable of the address."""
        return self._derived("data", lambda: Var(f"{self.name}.data", "handle"))

    @property
    def dlpack_device_type(self) -> int:
        """The kind of device as DLPack's number."""
        return int(_device(self.device_type, 0).dlpack_device_type())

    @property
    def device_type_name(self) -> str:
        """The kind of device by name."""
        return self.device_type


class _Pointer(Param):
    """A parameter that arrives as one pointer."""

    @property
    def var(self) -> Var:
        """The variable of the pointer."""
        return self._derived("var", lambda: Var(self.name, "handle"))


@register_object("fishplate.spec.Stream", init=False)
class Stream(_Pointer):
    """A stream passed by the caller: pointer, None or integer."""

    def __init__(self, name: str) -> None:
        """Make a stream."""
        self.__ffi_init__(name)


@register_object("fishplate.spec.EnvStream", init=False)
class EnvStream(_Pointer):
    """The current stream of the tensors' device; takes no argument."""

    def __init__(self, name: str) -> None:
        """Make a stream of the environment."""
        self.__ffi_init__(name)


@register_object("fishplate.spec.DataPointer", init=False)
class DataPointer(_Pointer):
    """An address: pointer, None or integer."""

    address_space: int | None

    def __init__(self, name: str, address_space: int | None = None) -> None:
        """Make an address; the kernel sees it in one of LLVM's address spaces."""
        self.__ffi_init__(name, address_space)


@register_object("fishplate.spec.ConstNone", init=False)
class ConstNone(Param):
    """Always None; not passed on."""

    def __init__(self, name: str) -> None:
        """Make a parameter that must be None."""
        self.__ffi_init__(name)


@register_object("fishplate.spec.ConstInt", init=False)
class ConstInt(Param):
    """Always one integer; not passed on."""

    value: int

    def __init__(self, name: str, value: int) -> None:
        """Make a parameter that must be this integer."""
        self.__ffi_init__(name, int(value))


@register_object("fishplate.spec.ConstBool", init=False)
class ConstBool(Param):
    """Always one boolean; not passed on."""

    value: bool

    def __init__(self, name: str, value: bool) -> None:
        """Make a parameter that must be this boolean."""
        self.__ffi_init__(name, bool(value))


@register_object("fishplate.spec.ConstFloat", init=False)
class ConstFloat(Param):
    """Always one float; not passed on."""

    value: float

    def __init__(self, name: str, value: float) -> None:
        """Make a parameter that must be this float."""
        self.__ffi_init__(name, float(value))


@register_object("fishplate.spec.TupleParam", init=False)
class TupleParam(Param):
    """One argument that holds several: ``ffi.Array`` or ``ffi.List``, a Python tuple or list."""

    params: Sequence[Param]

    def __init__(self, name: str, params: Sequence[Param]) -> None:
        """Make a tuple of parameters."""
        self.__ffi_init__(name, _params(params))


def _params(params: Sequence[Param]) -> list[Param]:
    """Check that these are parameters."""
    entries = list(params)
    for entry in entries:
        if not isinstance(entry, Param):
            raise TypeError(f"Unsupported parameter type: {type(entry).__name__}")
    return entries


def signature(name: str, params: Sequence[Param]) -> str:
    """Return the signature of a function as shown in its errors."""
    return str(_signature(name, _params(params)))


def validate(name: str, params: Sequence[Param]) -> None:
    """Raise ValueError for invalid parameters: duplicate names, an unsuitable type, ..."""
    _validate(name, _params(params))


def parse(text: str) -> tuple[str, list[Param]]:
    """Parse a signature: the function's name and its parameters. A repeated name is one Var.

    Beyond what :func:`signature` prints, a tensor may have ``strides=[1, 8*n]``, ``device=cpu`` and
    ``align=16``. An extent or stride is a number, a name, or a product of these.
    """
    name, params, _ = _parse(text)
    return str(name), list(params)


def _parse_with_result(text: str) -> tuple[str, list[Param], str | None]:
    """Parse a signature and the type after its ``->``."""
    name, params, result = _parse(text)
    return str(name), list(params), str(result) or None


def create_map_tensor_dtype_f4x2_to_f4_spec(f4_tensor: Tensor) -> Tensor:
    """Return the spec of the argument for a tensor of ``float4_e2m1fn``: a tensor of pairs.

    It has half the extent in the dimension of stride 1, and half the stride in all others. Its variables are the same
    objects and keep their meaning, so that they can be shared with other parameters.
    """
    return _pack_float4(f4_tensor)
