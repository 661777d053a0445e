"""`compile_module`: the kernels that it accepts, and compiling many of them with a progress bar."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..registry import get_global_func
from ..spec import Param, _params, _parse_with_result
from ._function import Made, check_defaults, finish
from ._hook import PostCompileHookContext, current_hook
from ._manifest import Request, record_request
from ._options import option_string
from ._providers import CallProvider, PlainCall

if TYPE_CHECKING:
    from ._function import CompiledFunction

_compile = get_global_func("fishplate.compiler.compile_module")
_ptx = get_global_func("fishplate.compiler.ptx")
# Compiling takes milliseconds: other threads run, and may compile, in the meantime.
_compile.release_gil = _ptx.release_gil = True


def compile_module(
    text_or_module: Any,
    symbol: str,
    params: Sequence[Param],
    provider: CallProvider | None = None,
    options: Any = None,
    display_name: str | None = None,
    *,
    defaults: Mapping[str, Any] | None = None,
    doc: str = "",
    returns: str = "None",
) -> CompiledFunction:
    """Compile a kernel and the function that checks its arguments and calls it.

    Parameters
    ----------
    text_or_module
        The kernel: MLIR or LLVM IR as text, MLIR bytecode, LLVM bitcode or a relocatable object as
        bytes, a path to a file of one of these, a module of MLIR's Python bindings, the address of a
        C function (an int or a ``ctypes`` function, which must outlive the result), or None for a
        function that only checks.
    symbol
        The kernel's symbol in it.
    params
        The parameters of the function, from :mod:`fishplate.spec`.
    provider
        How the kernel is called; by default nothing is called.
    options
        Compile options: a string such as ``"--opt-level 2"``, or option classes.
    display_name
        The name in messages; by default the symbol.
    defaults
        Default values of the last parameters.
    doc
        The documentation of the function, which exported files carry.
    returns
        The result, for the metadata of exported files: ``int``, ``float``, ``bool`` or ``Tuple[int, float]``.
        Not needed if the provider has ``returns``.

    Returns
    -------
    function
        A :class:`fishplate.Function`, with ``signature``, ``spec``, ``mlir``, ``llvm``, ``asm``,
        ``ptx`` and ``export(path, name)``.

    """
    params = _params(params)
    if provider is not None and not isinstance(provider, CallProvider):
        raise TypeError(f"provider must be a CallProvider, got {type(provider).__name__}")
    ordered = check_defaults(params, defaults or {})
    source, kept = _source(text_or_module)
    display_name = symbol if display_name is None else display_name
    text = option_string(options)
    hook, native = current_hook(), provider
    if provider is not None and type(provider).__call__ is not CallProvider.__call__:
        from ._attach import as_hook, stand_in

        hook = as_hook(provider, symbol, params, display_name, hook)
        native = stand_in(provider, symbol, params)
    made = _compile(source, symbol, params, native, text, display_name, hook)
    if hook is None:
        record_request(Request(source, symbol, params, provider, text, display_name))
    request = provider, text
    returns = getattr(provider, "returns", None) or returns
    compiled = Made(made, params, ordered, doc, kept, request, str(returns))
    return finish(compiled, display_name)


def wrap(
    kernel: Any, signature: str, options: Any = None, *, returns_status: bool = True
) -> CompiledFunction:
    """Compile a kernel with the parameters of a signature, called like a function in C or Rust.

    Parameters
    ----------
    kernel
        As for :func:`compile_module`.
    signature
        Name and parameters, as :func:`fishplate.spec.parse` reads them:
        ``"f(x: Tensor([n], float32, device=cpu), k: int32)"``. The kernel's symbol is the name. ``-> int32`` at the
        end means that the kernel returns a number, which becomes the function's result. Without it, a returned ``i32``
        is a status, 0 for success.
    options
        Compile options.
    returns_status
        Whether a kernel that is not MLIR returns ``i32``, as for :class:`PlainCall`.

    """
    name, params, result = _parse_with_result(signature)
    provider = PlainCall(returns_status=returns_status, returns=result)
    return compile_module(kernel, name, params, provider, options)


def _source(kernel: Any) -> tuple[Any, Any]:
    """Return a kernel in the library's form, and the objects that must stay alive with it."""
    if kernel is None or isinstance(kernel, (str, bytes)):
        return kernel, None
    if isinstance(kernel, (bytearray, memoryview)):
        return bytes(kernel), None
    if isinstance(kernel, os.PathLike):
        return Path(kernel).read_bytes(), None
    if isinstance(kernel, int) and not isinstance(kernel, bool):
        return ctypes.c_void_p(kernel), None
    if isinstance(kernel, (ctypes.c_void_p, ctypes._CFuncPtr)):  # type: ignore[attr-defined]
        return ctypes.c_void_p(ctypes.cast(kernel, ctypes.c_void_p).value), kernel
    if hasattr(kernel, "operation") or hasattr(kernel, "get_asm"):
        return str(kernel), None
    raise TypeError(
        "expected MLIR, LLVM IR, bitcode, an object, the address of a function or None as the "
        f"kernel, got {type(kernel).__name__}"
    )


def ptx(text_or_module: Any, gpu_arch: str, options: Any = None) -> str:
    """Translate the kernels of an MLIR module to PTX, in process: no CUDA toolkit is needed.

    Parameters
    ----------
    text_or_module
        MLIR with ``gpu.module``s, or functions with ``nvvm.kernel``: text, bytecode, a path, a module.
    gpu_arch
        The architecture, such as ``"sm_90"``.
    options
        Compile options; only the optimisation level is used.

    """
    return str(_ptx(_source(text_or_module)[0], gpu_arch, option_string(options)))


def compile_many(
    requests: Iterable[Mapping[str, Any]],
    *,
    progress: bool | None = None,
    threads: int | None = None,
) -> list[CompiledFunction]:
    """Compile many kernels; each request holds the arguments of :func:`compile_module` by name.

    Parameters
    ----------
    requests
        The kernels to compile.
    progress
        Whether to show a bar on standard error; by default if that is a terminal.
    threads
        How many kernels to compile at a time; by default the number of processors.

    Returns
    -------
    functions
        The functions in the order of the requests. If requests fail, the error of the first one is raised.

    """
    from concurrent.futures import ThreadPoolExecutor

    todo = list(requests)
    shown = sys.stderr.isatty() if progress is None else progress
    if threads is None:
        threads = len(os.sched_getaffinity(0))
    elif threads < 1:
        raise ValueError(f"threads must be positive, got {threads}")
    hook = current_hook()

    def compile_one(request: Mapping[str, Any]) -> CompiledFunction:
        if hook is None:
            return compile_module(**request)
        with PostCompileHookContext(hook):
            return compile_module(**request)

    made: list[CompiledFunction] = []
    with ThreadPoolExecutor(max(1, min(threads, len(todo)))) as pool:
        started = [pool.submit(compile_one, request) for request in todo]
        try:
            for number, future in enumerate(started):
                if shown:
                    _show(number, len(todo), str(todo[number].get("symbol", "")))
                made.append(future.result())
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
    if shown and todo:
        _show(len(todo), len(todo), "")
        print(file=sys.stderr)
    return made


def _show(done: int, total: int, what: str) -> None:
    width = 30
    filled = width * done // total
    bar = "#" * filled + "." * (width - filled)
    print(f"\rcompiling [{bar}] {done}/{total} {what:<24.24}", end="", file=sys.stderr, flush=True)
