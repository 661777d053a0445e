"""`PassManager`, and passes written in Python."""

from __future__ import annotations

import dataclasses
import functools
import inspect
import os
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from ..core import Function, Object
from ..registry import get_global_func, register_object
from . import _conventions

if TYPE_CHECKING:
    from ._context import Context

_P = TypeVar("_P", bound=Callable[..., Any])

#: Default values of options, by the argument of the pass.
_defaults: dict[str, dict[str, Any]] = {}

_WORDS = {"true": True, "1": True, "false": False, "0": False}


def _to_text(value: Any) -> str:
    """Return the value of an option in pipeline syntax."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _from_text(argument: str, name: str, text: str, default: Any) -> Any:
    """Parse the value of an option in a pipeline, as the type of its default."""
    try:
        if isinstance(default, bool):
            return _WORDS[text.lower()]
        return type(default)(text) if isinstance(default, int | float) else text
    except (KeyError, ValueError):
        kind = type(default).__name__
        raise ValueError(
            f"option `{name}` of the pass `{argument}`: expected {kind}, got `{text}`"
        ) from None


@register_object("ir.Pass")
class Pass(Object):
    """The context of a running pass in Python."""

    __slots__ = ()

    if TYPE_CHECKING:
        argument: str
        option_texts: Mapping[str, str]
        failed: bool

        def signal_failure(self) -> None: ...

    @property
    def options(self) -> dict[str, Any]:
        """The values of the options, with the types of their defaults."""
        argument = self.argument
        defaults = _defaults.get(argument, {})
        return {
            name: _from_text(argument, name, text, defaults.get(name, ""))
            for name, text in self.option_texts.items()
        }


def native_method(cls: Any, name: str) -> Any:
    """Return the FFI method that a Python method of the same name wraps."""
    methods = cls.__tvm_ffi_type_info__.methods
    return next(method.as_callable(cls) for method in methods if method.name == name)


class _Raised(threading.local):
    """The last exception that a callback of this thread raised: `run` raises the same object again. That of a hook of a
    dialect is the cause of the error that names the hook."""

    error: BaseException | None = None
    hook: BaseException | None = None


_raised = _Raised()


def keep_error(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a function that records its exception, for `PassManager.run`."""

    @functools.wraps(function, updated=())
    def call(*args: Any) -> Any:
        try:
            return function(*args)
        except BaseException as error:
            _raised.error = error
            raise

    return call


def keep_hook_error(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return the hook of a dialect that records its exception, for `again`."""

    @functools.wraps(function, updated=())
    def call(*args: Any) -> Any:
        try:
            return function(*args)
        except BaseException as error:
            _raised.hook = error
            raise

    return call


def again(error: BaseException) -> NoReturn:
    """Raise the error of a pipeline: as itself, with the exception of a hook as its cause, or as what ends the program."""
    cause, _raised.hook = _raised.hook, None
    if cause is None or error.__cause__ is None:
        raise error
    if not isinstance(cause, Exception):
        raise cause from None
    raise error from cause


@register_object("ir.PassManager")
class PassManager(Object):
    """A pipeline of passes: ``PassManager(anchor="builtin.module", context=None)``."""

    __slots__ = ()

    if TYPE_CHECKING:
        context: Context
        _enable_ir_printing: Callable[..., None]
        _print_to: Callable[..., None]

        @staticmethod
        def parse(pipeline: str, context: Context | None = None) -> PassManager: ...
        def text(self) -> str: ...
        def enable_verifier(self, enable: bool) -> None: ...
        def enable_timing(self) -> None: ...
        def enable_statistics(self) -> None: ...

    def __init__(self, anchor: str | None = None, context: Context | None = None) -> None:
        """Make an empty pipeline for operations of one name, by default modules.

        By MLIR's conventions (`fishplate.mlir`) the default is ``any``.
        """
        default = "any" if _conventions.as_mlir else "builtin.module"
        self.__ffi_init__(default if anchor is None else anchor, context)

    def add(
        self,
        pass_: str | Callable[..., Any],
        *,
        name: str | None = None,
        anchor: str | None = None,
    ) -> PassManager:
        """Add passes from text, or a callable ``f(op, pass_)`` as a pass; returns the manager.

        Parameters
        ----------
        pass_
            Text such as ``cse,func.func(canonicalize)``, or a callable. The callable signals failure by an exception,
            which `run` then raises, or by ``pass_.signal_failure()``.
        name
            The callable's name in logs and diagnostics; by default its own name.
        anchor
            The name of the operations to pass to the callable, directly inside the manager's operation; by default it
            gets that operation itself.

        """
        if isinstance(pass_, str):
            if name is not None or anchor is not None:
                raise TypeError("name and anchor are for callables: a text has both in itself")
            _add(self, pass_)
        elif callable(pass_):
            word = str(name or getattr(pass_, "__name__", type(pass_).__name__))
            _add(self, _as_pass(pass_), word.strip("<>"), anchor or "")
        else:
            raise TypeError(f"pass_: expected a text or a callable, got {type(pass_).__name__}")
        return self

    def run(self, op: Any) -> None:
        """Run the passes on an operation or a module.

        Handles to its contents are invalid afterwards; the handle to the operation itself stays valid. A failure
        raises :class:`MLIRError` with all diagnostics, or the exception of a pass in Python.
        """
        _raised.error = _raised.hook = None
        try:
            _run(self, op)
        except BaseException as raised:
            error, _raised.error = _raised.error, None
            if error is None:
                again(raised)
            raise error from None

    def enable_ir_printing(
        self,
        print_before_all: bool = False,
        print_after_all: bool = True,
        print_module_scope: bool = False,
        print_after_change: bool = False,
        print_after_failure: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        tree_printing_dir_path: str | os.PathLike[str] | None = None,
        sink: Callable[[Any], None] | None = None,
    ) -> None:
        """Print the IR while passes run: to standard error, to files, or to a function.

        The other parameters are the same as in MLIR's own class.

        Parameters
        ----------
        tree_printing_dir_path
            A folder for one file per pass, in subfolders per operation.
        sink
            Called with a :class:`LogEntry` per pass instead of printing.

        """
        if sink is None:
            folder = os.fspath(tree_printing_dir_path) if tree_printing_dir_path else ""
            self._enable_ir_printing(
                print_before_all,
                print_after_all,
                print_module_scope,
                print_after_change,
                print_after_failure,
                enable_debug_info,
                folder,
                large_elements_limit,
                large_elements_limit if large_resource_limit is None else large_resource_limit,
            )
            return
        if tree_printing_dir_path is not None:
            raise TypeError("a sink and a folder exclude each other")

        def chosen(entry: Any) -> None:
            if entry.failed or not print_after_failure or entry.when == "before":
                if entry.pass_argument != "PRE-PIPELINE":
                    sink(entry)

        when = {(True, True): "both", (True, False): "before"}.get(
            (print_before_all, print_after_all), "after"
        )
        scope = "module" if print_module_scope else "op"
        self._print_to(keep_error(chosen), when, scope, print_after_change, enable_debug_info)

    def _testing_release(self) -> None:
        """Do nothing: a capsule holds a reference of its own."""

    def __str__(self) -> str:
        """Return the pipeline as text."""
        return self.text()


_add = native_method(PassManager, "add")
_run = native_method(PassManager, "run")


def _as_pass(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a Python function as a pass; functions of other languages are unchanged."""
    return function if isinstance(function, Function) else keep_error(function)


def _options_of(code: Any) -> dict[str, Any]:
    """Return the fields of a dataclass with their defaults; empty for anything else."""
    if not (isinstance(code, type) and dataclasses.is_dataclass(code)):
        return {}
    missing = dataclasses.MISSING
    fields = [field for field in dataclasses.fields(code) if field.init]
    for field in fields:
        if field.default is missing:
            raise TypeError(f"option `{field.name}` of {code.__name__} has no default value")
    return {field.name: field.default for field in fields}


def register_pass(
    argument: str,
    *,
    anchor: str | None = None,
    options: Mapping[str, Any] | None = None,
    description: str | None = None,
    replace: bool = False,
) -> Callable[[_P], _P]:
    """Make a pass written in Python available to textual pipelines: ``argument{option=value}``.

    Decorate a function ``f(op, pass_)``, which reads its options from ``pass_.options``, or a class. The class is
    instantiated with the options as keywords, once per occurrence in a pipeline, and the instance is called in the
    same way.

    Parameters
    ----------
    argument
        The name in pipelines.
    anchor
        The only operation that the pass runs on.
    options
        Options with their default values, which also determine their types. The fields of a dataclass are its options.
    description
        A description; by default the first line of the docstring.
    replace
        Whether to replace a pass that is already registered under the name.

    """

    def register(code: _P) -> _P:
        defaults = dict(options) if options is not None else _options_of(code)
        texts = [(name, _to_text(value)) for name, value in defaults.items()]
        doc = description or next(iter((inspect.getdoc(code) or "").splitlines()), "")
        is_class = isinstance(code, type)

        def make(pass_: Pass) -> Any:
            values = pass_.options
            return keep_error(
                code(**{name.replace("-", "_"): value for name, value in values.items()})
            )

        function = keep_error(make) if is_class else _as_pass(code)
        name = getattr(code, "__name__", argument)
        _register(argument, function, is_class, anchor or "", texts, doc, name, replace)
        _defaults[argument] = defaults
        return code

    return register


_register = get_global_func("ir.register_pass")
