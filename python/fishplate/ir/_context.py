"""`Context`: owns types, attributes, dialects and operations."""

from __future__ import annotations

from collections.abc import Callable

from ..core import Object
from ..registry import get_global_func, register_object
from . import _site
from ._class_property import ClassProperty
from ._dialects import DialectDescriptor, Dialects, descriptor
from ._error import Diagnostic, DiagnosticHandler

_enter = get_global_func("ir.Context.__enter__")
_exit = get_global_func("ir.Context.__exit__")
_num_threads = get_global_func("ir.num_threads")


@register_object("ir.Context")
class Context(Object):
    """An MLIR context. Inside ``with`` it is the default context of calls."""

    __slots__ = ()

    current = ClassProperty(
        get_global_func("ir.Context.current"), "The context of the innermost ``with``, or None."
    )

    def __init__(self, *, load_site_dialects: bool = True) -> None:
        """Make a context; it knows the dialects of the library and of installed packages.

        Parameters
        ----------
        load_site_dialects
            Whether to include the dialects of installed packages, see `fishplate.ir._site`.

        """
        self.__ffi_init__()
        if load_site_dialects:
            _site.register(self)

    @property
    def dialects(self) -> Dialects:
        """The dialects by name: ``context.dialects["arith"]``, ``context.dialects.arith``."""
        return Dialects(self)

    #: The same as `dialects`.
    d = dialects

    def get_dialect_descriptor(self, dialect_name: str) -> DialectDescriptor:
        """Load and return a dialect; ValueError if it is unknown."""
        try:
            return descriptor(self, dialect_name)
        except KeyError as error:
            raise ValueError(*error.args) from None

    def get_num_threads(self) -> int:
        """Return how many threads MLIR uses."""
        return int(_num_threads(self))

    def attach_diagnostic_handler(
        self, callback: Callable[[Diagnostic], bool | None]
    ) -> DiagnosticHandler:
        """Attach a function that receives the diagnostics that are not raised as errors."""
        return DiagnosticHandler.attach(self, callback)

    def __enter__(self) -> Context:
        """Make it the current context of the thread."""
        _enter(self)
        return self

    def __exit__(self, *_: object) -> None:
        """Restore the previous context."""
        _exit(self)
