"""`jit`: a Python function that is compiled at its first call with each kind of arguments."""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, NoReturn, ParamSpec, TypeVar, overload

from ..arguments._annotations import parameter_annotations
from ..arguments._scalar import is_constexpr
from .._core import Dispatcher, _use_vectorcall
from ..core import Function
from ._errors import argument_error
from ._key import is_fixed, key_of
from ._lines import keep
from ._own_gpu import own_gpu
from ._trace import DEPTH, current, is_tracing
from ._value import Value, is_scalar_type, named


if TYPE_CHECKING:
    from ..compiler import CompiledFunction

P = ParamSpec("P")
R = TypeVar("R")

if TYPE_CHECKING:

    class _Called(Dispatcher, Generic[P, R]):
        """Overload of the call: the declared parameters, or convertible arguments such as arrays and plain numbers."""

        @overload
        def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R: ...
        @overload
        def __call__(self, *args: Any, **kwargs: Any) -> R: ...
        def __call__(self, *args: Any, **kwargs: Any) -> Any: ...

else:

    class _Called(Dispatcher):
        __class_getitem__ = classmethod(types.GenericAlias)


class JitFunction(_Called[P, R]):
    """A function to compile. The first call with each kind of arguments compiles; then the compiled code is called.

    In a function that is being compiled, a call becomes part of that function.
    """

    def __init__(
        self, function: Callable[..., Any], options: Any = None, source: str | None = None
    ) -> None:
        """Take the function and the text of its definition; nothing is compiled yet."""
        if not isinstance(function, types.FunctionType):
            raise TypeError(f"fp.jit takes a Python function, got {type(function).__name__}")
        functools.update_wrapper(self, function)
        self.function = function
        self.options = options
        self.texts = keep(function, source)
        self.signature = inspect.signature(function)
        self._compiled: dict[Any, Function] = {}
        self._release_gil: bool | None = None

    @property
    def release_gil(self) -> bool | None:
        """Whether calls release the GIL. None leaves it to each compiled function: on the CPU they do, on a GPU not."""
        return self._release_gil

    @release_gil.setter
    def release_gil(self, release: bool) -> None:
        self._release_gil = bool(release)
        for compiled in self._compiled.values():
            compiled.release_gil = self._release_gil

    @functools.cached_property
    def traced(self) -> Callable[..., Any]:
        """The function that builds a program when it is run with values."""
        from ._source import traced

        return traced(self.function, self.texts, self._own)

    #: Whether `print` prints when compiling.
    prints_now = False
    #: Whether a stream of the environment may be an example for a function whose arguments are all on the host.
    host_has_no_stream = False

    def seen(self, value: Any) -> Any:
        """Return an argument in the form that the body sees."""
        return value

    def default_gpu(self) -> str:
        """Return the architecture for which the function is compiled if its options name none; empty for the
        compiler's default."""
        return own_gpu()

    def _own(self, value: Any) -> Any:
        """Return the replacement for a value that the function closes over: a function wrapped by a decorator is
        compiled too."""
        if value is not getattr(self.function, "__wrapped__", None):
            return value
        return JitFunction(value) if isinstance(value, types.FunctionType) else value

    @functools.cached_property
    def _annotations(self) -> dict[str, Any]:
        try:
            return parameter_annotations(self.function)
        except TypeError as error:
            raise argument_error(error, self.origin) from None

    @functools.cached_property
    def _constexprs(self) -> tuple[int, ...]:
        """Positions of the parameters that are constants."""
        notes = self._annotations.values()
        return tuple(at for at, note in enumerate(notes) if is_constexpr(note))

    @functools.cached_property
    def _fixed(self) -> tuple[int, ...]:
        """Positions of the parameters whose values select the compiled function."""
        notes = self._annotations.values()
        return tuple(at for at, note in enumerate(notes) if is_fixed(note))

    @functools.cached_property
    def _variadic(self) -> int:
        """The position of ``*args``; -1 if there is none."""
        kinds = [parameter.kind for parameter in self.signature.parameters.values()]
        kind = inspect.Parameter.VAR_POSITIONAL
        return kinds.index(kind) if kind in kinds else -1

    def _places(self, positions: tuple[int, ...], count: int) -> tuple[int, ...]:
        """Return which of ``count`` arguments belong to parameters at some positions: ``*args`` takes the rest."""
        at = self._variadic
        if at < 0 or not positions:
            return tuple(place for place in positions if place < count)
        rest = tuple(range(at, count)) if at in positions else ()
        return tuple(place for place in positions if place < min(at, count)) + rest

    def _note(self, name: str) -> Any:
        """Return the annotation of an argument by name: that of ``**kwargs`` if no parameter has the name."""
        if name in self._annotations:
            return self._annotations[name]
        last = list(self.signature.parameters.values())[-1:]
        found = [p.name for p in last if p.kind is p.VAR_KEYWORD]
        return self._annotations[found[0]] if found else None

    def _key(self, args: tuple[Any, ...], fixed: tuple[int, ...]) -> Any:
        try:
            return key_of(args, fixed)
        except TypeError as error:
            raise argument_error(error, self.origin) from None

    @property
    def origin(self) -> types.FunctionType:
        """The user function that errors refer to."""
        return self.function

    @property
    def filename(self) -> str:
        """The file that contains the function."""
        return self.origin.__code__.co_filename

    @property
    def line(self) -> int:
        """The line that the function starts at."""
        return self.origin.__code__.co_firstlineno

    def _dispatch(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function, compiled for arguments of these kinds.

        Called only if :class:`Dispatcher` has no compiled function for the arguments.
        """
        if is_tracing():
            return self._inline(args, kwargs)
        if kwargs:
            return self._call_by_name(args, kwargs)
        constexprs = self._places(self._constexprs, len(args))
        key = self._key(args, self._places(self._fixed, len(args)))
        compiled = self._compiled_for(key, args, {})
        if constexprs:
            args = tuple(arg for at, arg in enumerate(args) if at not in constexprs)
        elif not self._fixed:
            self._remember(args, compiled)
        return compiled(*args)

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """Bind as a method, if defined in a class."""
        return self if instance is None else types.MethodType(self, instance)

    def _call_by_name(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Call with keyword arguments, of which some may be keyword-only."""
        try:
            bound = self.signature.bind(*args, **kwargs)
        except TypeError as error:
            raise argument_error(error, self.origin) from None
        bound.apply_defaults()
        args, kwargs = bound.args, bound.kwargs
        if not kwargs:
            return self(*args)
        named = [len(args) + at for at, name in enumerate(kwargs) if is_fixed(self._note(name))]
        places = (*self._places(self._fixed, len(args)), *named)
        key = tuple(kwargs), self._key((*args, *kwargs.values()), places)
        compiled = self._compiled_for(key, args, kwargs)
        constexprs = self._places(self._constexprs, len(args))
        args = tuple(arg for at, arg in enumerate(args) if at not in constexprs)
        passed = {name: kwargs[name] for name in kwargs if not is_constexpr(self._note(name))}
        return compiled(*args, **passed)

    def _compiled_for(self, key: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Function:
        """Return the function for arguments with this key, compiled now if they are the first."""
        compiled = self._compiled.get(key)
        if compiled is None:
            compiled = self._compiled[key] = self.compile(*args, **kwargs)
            if self._release_gil is not None:
                compiled.release_gil = self._release_gil
        return compiled

    def compile(self, *examples: Any, options: Any = None, **kwargs: Any) -> CompiledFunction:
        """Compile for examples of the arguments, as :func:`fishplate.compile` does."""
        from ._compile import compile_function

        return compile_function(self, examples, kwargs, [self.options, options])

    def _inline(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        trace = current()
        name = self.function.__name__
        if len(trace.calls) >= DEPTH:
            raise RecursionError(f"`{name}` calls itself: recursion cannot be compiled")
        bound = self.signature.bind(*args, **kwargs)
        bound.apply_defaults()
        for parameter, note in self._annotations.items():
            given = bound.arguments[parameter]
            if is_constexpr(note) and isinstance(given, Value):
                raise TypeError(
                    f"`{parameter}` of `{name}` is a Constexpr: it must be known when compiling, got "
                    f"{named(given)} known only at run time"
                )
            if is_scalar_type(note) and given is not None:
                kind = self.signature.parameters[parameter].kind
                if kind not in (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD):
                    bound.arguments[parameter] = note(given)
        trace.file(self.filename)
        trace.calls.append(name)
        trace.functions.add(self)
        caller = trace.spot
        try:
            result = self.traced(*bound.args, **bound.kwargs)
        finally:
            trace.calls.pop()
        # After an error the place stays where that was.
        trace.return_to(caller)
        return result

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> NoReturn:
            """Raise AttributeError; the message says so if a compiled function has the attribute."""
            hint = ""
            if not name.startswith("_"):
                from ..compiler._function import Made

                if hasattr(Made, name):
                    hint = f"; a compiled function has it: fp.compile({self.function.__name__}, ...).{name}"
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}{hint}")

    def __reduce__(self) -> str:
        """Pickle the name, by which the function is found in its module."""
        return self.function.__qualname__

    def __repr__(self) -> str:
        """Return name and signature."""
        return f"<fp.jit {self.function.__name__}{self.signature}>"


_use_vectorcall(JitFunction)


@overload
def jit(
    function: Callable[P, R], *, options: Any = None, source: str | None = None
) -> JitFunction[P, R]: ...
@overload
def jit(
    function: None = None, *, options: Any = None, source: str | None = None
) -> Callable[[Callable[P, R]], JitFunction[P, R]]: ...
def jit(
    function: Callable[..., Any] | None = None,
    *,
    options: Any = None,
    source: str | None = None,
    **unknown: Any,
) -> Any:
    """Compile a function when it is first called, once for each kind of arguments.

    Parameters
    ----------
    function
        The function; its arguments are tensors, numbers, and structures of these.
    options
        Compile options. Those that :func:`fishplate.compile` is given come after them, and win.
    source
        The text with the definition if Python does not keep it, as for functions created by ``exec``.

    """
    for name in unknown:
        from .._elsewhere import unknown_keyword

        raise TypeError(unknown_keyword("jit", name))
    if function is None:
        return lambda function: JitFunction(function, options, source)
    return JitFunction(function, options, source)
