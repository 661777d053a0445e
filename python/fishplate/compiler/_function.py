"""Attributes of compiled functions: spec, signature, code and export.

A compiled function is a plain :class:`fishplate.Function`, so a call goes straight to its code. The
attributes below are properties of that class; functions that were not compiled here do not have them.
"""

from __future__ import annotations

import functools
import json
from collections.abc import Callable, Mapping, Sequence
from os import PathLike, fspath
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn, cast

from ..core import Function, Object, Signature
from ..registry import get_global_func, register_object
from ..spec import Param
from ._benchmark import Timing, benchmark
from ._providers import CudaLaunch, Nop
from ._resources import Resources, resources, sass

_load_object = get_global_func("fishplate.compiler.load_object")
_JSON = (bool, int, float, str, type(None))


@register_object("fishplate.compiler.Compiled", init=False)
class Compiled(Object):
    """A compiled function and its request, as the compiler's library holds them."""


class Made:
    """Attributes of a compiled function beyond :class:`fishplate.Function`."""

    __slots__ = (
        "_compiled",
        "_defaults",
        "_doc",
        "_kept",
        "_request",
        "_returns",
        "spec",
        "timing",
    )

    def __init__(
        self,
        compiled: Compiled,
        params: Sequence[Param],
        defaults: Mapping[str, Any],
        doc: str,
        kept: Any,
        request: tuple[Any, str],
        returns: str = "None",
    ) -> None:
        """Store the inputs of the function; the request is provider and options."""
        self._returns = returns
        self._compiled = compiled
        self._request = request
        self._defaults = dict(defaults)
        self._doc = doc
        self._kept = kept
        #: The parameters.
        self.spec = list(params)
        #: Last result of `benchmark`.
        self.timing: Timing | None = None

    @property
    def signature(self) -> str:
        """The signature as errors show it, and the result."""
        return str(self.metadata["signature"])

    @property
    def metadata(self) -> dict[str, Any]:
        """The metadata of the exported function."""
        text = self._compiled.metadata(self._doc, self._json_defaults(), self._returns)
        return cast("dict[str, Any]", json.loads(str(text)))

    def _json_defaults(self) -> list[str]:
        return [json.dumps(value) for value in self._defaults.values()]

    @property
    def symbol(self) -> str:
        """The kernel's symbol, as given to the compiler."""
        return str(self._compiled.symbol)

    @property
    def mlir(self) -> str:
        """The module with its wrapper, as MLIR in the llvm dialect."""
        return str(self._compiled.emit("mlir"))

    @property
    def llvm(self) -> str:
        """The optimised LLVM IR."""
        return str(self._compiled.emit("llvm"))

    @property
    def asm(self) -> str:
        """The assembly of the target."""
        return str(self._compiled.emit("assembly"))

    @property
    def ptx(self) -> str:
        """The device code: the PTX of a launch, or the module's kernels for ``--gpu-arch``."""
        return str(self._compiled.emit("ptx"))

    @property
    def cubin(self) -> bytes:
        """The device code as machine code of ``--gpu-arch``, produced by ``ptxas``."""
        return bytes(self._compiled.emit("cubin"))

    @property
    def sass(self) -> str:
        """The device code as disassembled machine code, with lines of Python in between; written by ``nvdisasm``."""
        return sass(self)

    @property
    def resources(self) -> dict[str, Resources]:
        """The resources of each kernel, by its name in the PTX: registers, spills, shared memory, remarks."""
        return resources(self)

    def raw_lookup(self, symbol: str | None = None) -> int:
        """Return the address of ``__tvm_ffi_<symbol>``, the function as C calls it.

        The address is valid as long as the function lives. ``Function.__from_extern_c__`` turns it into a function.

        Parameters
        ----------
        symbol
            ``f.symbol`` or the name of the function, with or without the prefix ``__tvm_ffi_``; any other name is an
            error.

        """
        if symbol is not None:
            name = self.signature.partition("(")[0]
            symbol = None if symbol.removeprefix("__tvm_ffi_") == name else symbol
        return int(self._compiled.raw_lookup(symbol).value)

    def benchmark(
        self, *args: Any, repeats: int = 15, seconds: float = 0.5, **kwargs: Any
    ) -> Timing:
        """Call the function repeatedly, and return how long a call takes.

        It does not wait for GPU work that a call starts.

        Parameters
        ----------
        args, kwargs
            Arguments of the calls. The first call is a warm-up.
        repeats
            Number of measurements.
        seconds
            Time limit for all measurements.

        """
        raise NotImplementedError  # The property of `Function` holds the function to call.

    def export(
        self,
        path: str | PathLike[str],
        name: str | None = None,
        *,
        export_only_tvm_ffi_symbols: bool = False,
        options: Any = None,
    ) -> None:
        """Write the function to a file, whole or not at all.

        Parameters
        ----------
        path
            The file; the ending selects the format: ``.o .so .ll .bc .mlir .s .ptx .cubin``.
        name
            The function's name in the file, by default its display name. The symbol is
            ``__tvm_ffi_<name>``; symbols of several exports never clash.
        export_only_tvm_ffi_symbols
            Whether the kernel's own symbols are hidden.
        options
            Compile options for this file, such as another target; by default those of the function.

        """
        from ._options import option_string

        self._compiled.export(
            fspath(path),
            name,
            export_only_tvm_ffi_symbols,
            self._doc,
            option_string(options),
            self._json_defaults(),
            self._returns,
        )

    def export_to_c(
        self,
        object_file_path: str | PathLike[str] | None = None,
        function_name: str | None = None,
        *,
        file_path: str | PathLike[str] | None = None,
        file_name: str | None = None,
        function_prefix: str | None = None,
    ) -> None:
        """Write the function to an object file. Takes the same arguments as in the CuTe DSL.

        The function always has the ABI of TVM-FFI, so no header is written: ``tvm/ffi/c_api.h`` declares it.

        Parameters
        ----------
        object_file_path, function_name
            The file, and the function's name in it.
        file_path, file_name, function_prefix
            Alternatively: the folder, the file's name without ``.o``, and the function's name in it.

        """
        if (object_file_path is None) == (file_path is None or file_name is None):
            raise TypeError("export_to_c takes object_file_path, or file_path and file_name")
        if object_file_path is None:
            object_file_path = Path(fspath(file_path or "."), f"{file_name}.o")
        self.export(object_file_path, function_name or function_prefix)


class _OfCompiled(type):
    """Makes `isinstance` check whether a function was compiled here."""

    def __instancecheck__(cls, function: object) -> bool:
        """Tell whether the function has the record of its compilation."""
        return isinstance(function, Function) and getattr(function, "_made", None) is not None


if TYPE_CHECKING:

    class CompiledFunction(Function):
        """A compiled function, as :func:`fishplate.compile` returns it."""

        @property
        def spec(self) -> list[Param]: ...
        @property
        def signature(self) -> str: ...
        @property
        def symbol(self) -> str: ...
        @property
        def mlir(self) -> str: ...
        @property
        def llvm(self) -> str: ...
        @property
        def asm(self) -> str: ...
        @property
        def ptx(self) -> str: ...
        @property
        def cubin(self) -> bytes: ...
        @property
        def sass(self) -> str: ...
        @property
        def resources(self) -> dict[str, Resources]: ...
        def raw_lookup(self, symbol: str | None = None) -> int: ...
        def benchmark(
            self, *args: Any, repeats: int = 15, seconds: float = 0.5, **kwargs: Any
        ) -> Timing: ...
        def export(
            self,
            path: str | PathLike[str],
            name: str | None = None,
            *,
            export_only_tvm_ffi_symbols: bool = False,
            options: Any = None,
        ) -> None: ...
        def export_to_c(
            self,
            object_file_path: str | PathLike[str] | None = None,
            function_name: str | None = None,
            *,
            file_path: str | PathLike[str] | None = None,
            file_name: str | None = None,
            function_prefix: str | None = None,
        ) -> None: ...

else:

    class CompiledFunction(metaclass=_OfCompiled):
        """A compiled function, as :func:`fishplate.compile` returns it.

        The class is for annotations and ``isinstance``: a compiled function is a plain
        :class:`fishplate.Function`, so that a call goes straight to its code.
        """

        __slots__ = ()

        def __new__(cls, *_: Any, **__: Any) -> NoReturn:
            """Refuse: only the compiler makes them."""
            raise TypeError("a CompiledFunction is made by fishplate.compile or compile_module")


def names_of(params: Sequence[Param]) -> list[str]:
    """Return the names of the arguments."""
    from ..spec import EnvStream

    return [str(param.name) for param in params if not isinstance(param, EnvStream)]


def check_defaults(params: Sequence[Param], defaults: Mapping[str, Any]) -> dict[str, Any]:
    """Return the defaults in the order of the parameters; they must belong to the last parameters."""
    names = names_of(params)
    for name, value in defaults.items():
        if name not in names:
            raise ValueError(f"the default of {name!r} belongs to no parameter")
        if not isinstance(value, _JSON):
            kinds = "None, a bool, an int, a float or a str"
            raise TypeError(f"the default of {name!r} must be {kinds}, got {type(value).__name__}")
    with_default = [name for name in names if name in defaults]
    if with_default and with_default != names[-len(with_default) :]:
        first = with_default[0]
        late = next(n for n in names[names.index(first) :] if n not in defaults)
        raise ValueError(f"parameter {late!r} without a default follows {first!r}, which has one")
    return {name: defaults[name] for name in with_default}


def launches(provider: Any) -> bool:
    """Whether a call returns without waiting: it starts work on a GPU, or does nothing."""
    return isinstance(provider, (Nop, CudaLaunch)) or getattr(provider, "cuda", False)


def finish(made: Made, display_name: str) -> CompiledFunction:
    """Return the function with names and defaults for keyword calls."""
    function: Function = made._compiled.function
    # The wrapper reads arguments and passes pointers on; it keeps nothing. Only the kernel may allocate.
    provider, _ = made._request
    function._lend_arguments(not isinstance(provider, (type(None), Nop, CudaLaunch)))
    if launches(provider):
        # A launch only enqueues work; kernels on the CPU let other threads run.
        function.release_gil = False
    names = names_of(made.spec)
    signature = Signature(tuple(names), made._defaults, 0, ())
    if made._defaults:
        function = function.with_signature(signature)
    else:
        function._signature = signature
    function.__name__ = display_name
    if made._doc:
        function.__doc__ = made._doc
    function.__tvm_ffi_metadata__ = made.metadata
    function._made = made
    return cast("CompiledFunction", function)


def _made(function: Function, name: str) -> Made:
    made = getattr(function, "_made", None)
    if made is None:
        raise AttributeError(
            f"'Function' object has no attribute {name!r}: it was not compiled here"
        )
    return made


def _benchmark(function: Function) -> Callable[..., Timing]:
    """Return the `benchmark` method of one function."""
    made = _made(function, "benchmark")

    @functools.wraps(Made.benchmark)
    def run(*args: Any, repeats: int = 15, seconds: float = 0.5, **kwargs: Any) -> Timing:
        name = str(getattr(function, "__name__", "function"))
        made.timing = benchmark(function, args, kwargs, repeats, seconds, name)
        return made.timing

    return run


def _repr_html(function: Function) -> str | None:
    """Return the HTML that notebooks show for a compiled function. None selects plain text, for any other function."""
    made = getattr(function, "_made", None)
    if made is None:
        return None
    from .._html import of_compiled

    return of_compiled(str(getattr(function, "__name__", "function")), made)


def _install() -> None:
    """Give `Function` the public attributes of :class:`Made`."""

    def forward(name: str, doc: str | None) -> property:
        get: Callable[[Function], Any] = lambda self: getattr(_made(self, name), name)  # noqa: E731
        return property(get, doc=doc)

    for name in (
        "signature",
        "spec",
        "symbol",
        "mlir",
        "llvm",
        "asm",
        "ptx",
        "cubin",
        "sass",
        "resources",
        "export_to_c",
        "raw_lookup",
        "export",
    ):
        doc = getattr(getattr(Made, name), "__doc__", None)
        setattr(Function, name, forward(name, doc))
    Function.benchmark = property(_benchmark, doc=Made.benchmark.__doc__)
    Function._repr_html_ = _repr_html


_install()


def load_object(path: str | PathLike[str], name: str) -> Function:
    """Load one function of an exported object file, without a linker.

    :func:`fishplate.load_module` loads all of them.
    """
    # An int would be taken for a descriptor, and closed.
    with open(fspath(path), "rb") as file:
        return _load_object(file.read(), name)
