"""`compile`: takes a function and examples of its arguments, and returns an FFI function."""

from __future__ import annotations

import inspect
import os
import shlex
import types
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from ..arguments._arg_specs import ArgSpecs, arg_specs, slots_of
from ..arguments._fake import FakeStream
from ..arguments._scalar import Numeric, is_constexpr
from ..compiler import PlainCall, compile_module
from ..compiler._manifest import Request
from ..compiler._options import option_string, read_options
from ..compiler._resources import at_python
from ..registry import get_global_func
from ..spec import EnvStream
from . import _libdevice
from ._errors import TRACED, CompileError, Place, argument_error, definition_place, place_of
from ._own_gpu import arch_for_later_gpus
from ._parameters import access_of, check_one_gpu, is_on_gpu, value_of
from ._trace import Trace, symbol_of
from ._trace_cache import TraceEntry
from ._trail import leave

if TYPE_CHECKING:
    from ..compiler import CompiledFunction
    from ._jit import JitFunction

_use_libdevice = get_global_func("fishplate.kernel.use_libdevice")
#: The environment variable that enables checked indices in all functions, and the option for one function.
_BOUNDS_CHECK, _CHECKED = "FISHPLATE_BOUNDS_CHECK", "--enable-assertions"
#: The value of ``*args`` and ``**kwargs`` if a call passes none.
_NOTHING: dict[Any, Any] = {
    inspect.Parameter.VAR_POSITIONAL: (),
    inspect.Parameter.VAR_KEYWORD: {},
}
_JSON = (bool, int, float, str, type(None))


class _Prepared(NamedTuple):
    """A traced function: the complete input of the compiler."""

    text: str
    symbol: str
    specs: ArgSpecs
    options: str
    read: Any
    returns: str
    access: str


def compile_function(
    jit: JitFunction[..., Any], args: Sequence[Any], kwargs: dict[str, Any], options: Any = None
) -> CompiledFunction:
    """Compile a function for examples of its arguments."""
    made = _prepared(jit, args, kwargs, options)
    leave(made.text, made.symbol, jit, made.read)
    return _finished(made, jit)


def request_of(jit: JitFunction[..., Any], args: Sequence[Any], kwargs: dict[str, Any]) -> Request:
    """Return the compiler input of :func:`compile_function`, without compiling."""
    made = _prepared(jit, args, kwargs, jit.options)
    provider = _provider(made)
    name, params = jit.function.__name__, list(made.specs.params)
    return Request(made.text, made.symbol, params, provider, made.options, name)


def _prepared(
    jit: JitFunction[..., Any], args: Sequence[Any], kwargs: dict[str, Any], options: Any
) -> _Prepared:
    signature, annotations = jit.signature, jit._annotations
    try:
        specs = arg_specs(jit.function, args, kwargs)
        if _leaves_streams(jit, specs.params):
            kept = [param for param in specs.params if not isinstance(param, EnvStream)]
            specs = specs._replace(params=kept)
        check_one_gpu(specs.params)
    except (TypeError, ValueError, BufferError) as error:
        raise argument_error(error, jit.origin) from None
    given = signature.bind(*args, **kwargs).arguments
    constants = {
        name: given.get(name, _NOTHING.get(parameter.kind, parameter.default))
        for name, parameter in signature.parameters.items()
        if is_constexpr(annotations[name])
    }
    symbol = symbol_of(jit.function.__name__)
    text, read, chooses_gpu = _completed(jit, options, is_on_gpu(specs.params))
    entry = None
    if not read.no_cache:
        entry = TraceEntry.of(jit, given, constants, specs.params, text)
    traced = entry.recall() if entry else None
    if traced is None:
        trace = Trace(read)
        traced = _traced(trace, jit, specs, given, constants, symbol)
        if entry:
            entry.remember(traced, trace.functions, trace.asks_target)
    module, returns, access = traced
    if chooses_gpu and (arch := arch_for_later_gpus(read.gpu_arch, module)) != read.gpu_arch:
        text = f"{text} --gpu-arch {arch}"
    return _Prepared(module, symbol, specs, text, read, returns, access)


def _leaves_streams(jit: JitFunction[..., Any], params: Sequence[Any]) -> bool:
    """Tell whether the stream of the environment is None in the function, because everything is on the host."""
    return jit.host_has_no_stream and not is_on_gpu(params)


def _completed(jit: JitFunction[..., Any], options: Any, on_gpu: bool) -> tuple[str, Any, bool]:
    """Return the options with the defaults of the machine: as text, as the compiler reads it, and whether the GPU is one
    of the defaults."""
    text = option_string(options)
    read = read_options(text)
    added = []
    if _checks_indices() and not read.assertions:
        added.append(_CHECKED)
    chooses_gpu = on_gpu and not read.names_gpu
    if chooses_gpu and (arch := jit.default_gpu()):
        added.append(f"--gpu-arch {arch}")
    if on_gpu and read.libdevice is None and (path := _libdevice.find()) is not None:
        added.append(f"--libdevice {shlex.quote(path)}")
    if added:
        text = " ".join([*([text] if text else []), *added])
        read = read_options(text)
    return text, read, chooses_gpu


def _checks_indices() -> bool:
    """Return whether the environment enables the option that checks indices."""
    found = os.environ.get(_BOUNDS_CHECK, "")
    if found not in ("", "0", "1"):
        raise ValueError(f"{_BOUNDS_CHECK} must be 0 or 1, got {found!r}")
    return found == "1"


def _traced(
    trace: Trace,
    jit: JitFunction[..., Any],
    specs: ArgSpecs,
    given: dict[str, Any],
    constants: dict[str, Any],
    symbol: str,
) -> tuple[str, str, str]:
    """Run the function with values; return the module, the kind of result, and which memory is written."""
    with trace:
        try:
            return _trace(trace, jit, specs, given, constants, symbol)
        except CompileError as error:
            # The tracer's frames mean nothing to the reader.
            raise error.with_traceback(None) from None
        except Exception as error:
            files = trace.filenames | {jit.filename}
            if jit.origin is not jit.function:
                files.discard(jit.function.__code__.co_filename)
            place = place_of(error.__traceback__, files)
            place = place or definition_place(jit.origin)
            raise CompileError(_reason(error, jit), place, jit.function.__name__) from None


def _reason(error: Exception, jit: JitFunction[..., Any]) -> str:
    text = str(error).split("\n")[0].strip()
    text = text.replace(TRACED, jit.function.__qualname__)
    if isinstance(error, RecursionError) and text.startswith("maximum recursion depth"):
        text = "this is nested too deeply, or calls itself without end"
    if isinstance(error, KeyError):
        text = f"KeyError: {text}"
    if isinstance(error, ValueError) and text.startswith("setting an array element"):
        text = (
            "an array that NumPy makes when compiling cannot hold a value known only at run time: use "
            "fp.local_array, or pass the array as an argument"
        )
    return text or type(error).__name__


def _trace(
    trace: Trace,
    jit: JitFunction[..., Any],
    specs: ArgSpecs,
    given: dict[str, Any],
    constants: dict[str, Any],
    symbol: str,
) -> tuple[str, str, str]:
    builder = trace.builder
    trace.gpu, trace.prints_now = is_on_gpu(specs.params), jit.prints_now
    if trace.options.libdevice is not None:
        _use_libdevice(builder)
    trace.file(jit.filename)
    builder.start(symbol)
    builder.place(0, jit.line, 1)
    params, leaves_streams = iter(specs.params), _leaves_streams(jit, specs.params)
    values = {}
    for name, parameter in jit.signature.parameters.items():
        if name in constants:
            values[name] = constants[name]
            continue
        note = jit._annotations[name]
        slots = slots_of(parameter, given)
        made = [
            None
            if leaves_streams and isinstance(example, FakeStream) and example.use_tvm_ffi_env_stream
            else value_of(builder, next(params), example, note)
            for _, example in slots
        ]
        if parameter.kind is parameter.VAR_KEYWORD:
            values[name] = dict(zip(given.get(name, {}), made, strict=True))
        else:
            values[name] = tuple(made) if parameter.kind is parameter.VAR_POSITIONAL else made[0]
    values = {name: jit.seen(value) for name, value in values.items()}
    if trace.gpu:
        trace.device, trace.stream = builder.param("Int32"), builder.param("Pointer")
    bound = inspect.BoundArguments(jit.signature, values)  # type: ignore[arg-type]
    trace.functions.add(jit)
    result = jit.traced(*bound.args, **bound.kwargs)
    for call, (filename, line) in trace.calls_to_launch:
        if call.forgotten:
            raise CompileError(call.forgotten, Place(filename, line), jit.function.__name__)
    returns = trace.finish(result)
    access = access_of(builder, specs.params, trace.addresses)
    return builder.text(), returns, access


def _provider(made: _Prepared) -> PlainCall:
    return PlainCall(
        passes_result=made.returns != "None", passes_device=is_on_gpu(made.specs.params)
    )


def _finished(prepared: _Prepared, jit: JitFunction[..., Any]) -> CompiledFunction:
    doc = inspect.getdoc(jit.function) or ""
    specs = prepared.specs
    provider = _provider(prepared)
    defaults = _plain_defaults(jit, specs)

    def compile_with(options: str) -> Any:
        return compile_module(
            prepared.text,
            prepared.symbol,
            specs.params,
            provider,
            options,
            jit.function.__name__,
            defaults=defaults,
            doc=doc,
            returns=prepared.returns,
        )

    try:
        made = compile_with(prepared.options)
    except ValueError as error:
        raise at_python(error, compile_with, prepared.options) from None
    # The language cannot create tensors.
    made._lend_arguments(False)
    made._access = prepared.access
    if provider.passes_device:
        made.release_gil = False  # It only launches kernels.
    whole = made.with_signature(specs.signature)
    for attribute in ("__name__", "__doc__", "__tvm_ffi_metadata__", "_made"):
        setattr(whole, attribute, getattr(made, attribute))
    return cast("CompiledFunction", whole)


def _plain_defaults(jit: JitFunction[..., Any], specs: ArgSpecs) -> dict[str, Any]:
    """Return the defaults of the last parameters, as far as a file can store them."""
    found: dict[str, Any] = {}
    for name in reversed(specs.signature.names):
        parameter = jit.signature.parameters.get(name)
        default = parameter.default if parameter else inspect.Parameter.empty
        default = default.value if isinstance(default, Numeric) else default
        if not isinstance(default, _JSON):
            break
        found[name] = default
    return found


def _method_of(function: Any) -> Any:
    """Return the method ``__call__`` of a callable object; return anything else unchanged."""
    from ._jit import JitFunction

    if isinstance(function, (types.FunctionType, types.MethodType, JitFunction, type)):
        return function
    call = inspect.getattr_static(type(function), "__call__", None)
    if isinstance(call, (types.FunctionType, JitFunction)):
        return types.MethodType(call, function)
    return function


class Compile:
    """``compile(function, *examples, options=...)``, and ``compile[OptLevel(2)](function, ...)``."""

    def __init__(self, options: tuple[Any, ...] = ()) -> None:
        """Store the options given in brackets."""
        self._options = options

    def __getitem__(self, options: Any) -> Compile:
        """Return `compile` with compile options."""
        more = options if isinstance(options, tuple) else (options,)
        return Compile(self._options + more)

    def __call__(
        self, function: Callable[..., Any], *examples: Any, options: Any = None, **kwargs: Any
    ) -> CompiledFunction:
        """Compile a function for examples of its arguments.

        Parameters
        ----------
        function
            A function decorated with :func:`fishplate.jit`, or a plain one; a method of an object, or an object
            with a method ``__call__``, which is then a constant of the compiled function.
        examples, kwargs
            Examples of its arguments: arrays of any package (a call may choose extents and strides),
            tensors of :func:`fishplate.from_dlpack` (fixed except for their marks), fakes, specs, scalars,
            SymInts, None, streams, and tuples, named tuples and dataclasses of these. A parameter
            annotated :class:`fishplate.Constexpr` takes its value.
        options
            Compile options: a string such as ``"--opt-level 2"``, or option classes.

        Returns
        -------
        function
            A :class:`fishplate.compiler.CompiledFunction`, with ``spec``, ``signature``, ``mlir``, ``llvm``, ``asm`` and
            ``export(path)``.

        """
        from ._jit import JitFunction

        # The function whose parameters a tuner chooses: the parameters are given here.
        function = getattr(function, "_untuned", function)
        if isinstance(method := _method_of(function), types.MethodType):
            function, examples = method.__func__, (method.__self__, *examples)
        jit = function if isinstance(function, JitFunction) else JitFunction(function)
        chosen = " ".join(filter(None, [option_string(self._options), option_string(options)]))
        return jit.compile(*examples, options=chosen, **kwargs)


compile = Compile()
