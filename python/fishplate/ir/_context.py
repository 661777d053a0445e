"""`Context`: owns types, attributes, dialects and operations."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..core import Object
from ..registry import get_global_func, register_object
from . import _kind, _site
from ._class_property import ClassProperty
from ._dialect_registry import DialectRegistry, get_load_on_create_dialects
from ._dialects import DialectDescriptor, Dialects, descriptor
from ._error import Diagnostic, DiagnosticHandler
from ._native_method import scope
from ._thread_pool import ThreadPool

_num_threads = get_global_func("ir.num_threads")
_live_contexts = get_global_func("ir.live_contexts")


@scope(
    "Make it the current context of the thread.",
    "Restore the previous context.",
)
@register_object("ir.Context")
class Context(Object):
    """An MLIR context. Inside ``with`` it is the default context of calls."""

    __slots__ = ()

    current = ClassProperty(
        get_global_func("ir.Context.current"), "The context of the innermost ``with``, or None."
    )

    def __init__(
        self,
        load_on_create_dialects: Sequence[str] | None = None,
        thread_pool: ThreadPool | None = None,
        *,
        load_site_dialects: bool = True,
    ) -> None:
        """Make a context; it knows the dialects of the library and of installed packages.

        Parameters
        ----------
        load_on_create_dialects
            The dialects to load now; by default those of `append_load_on_create_dialect`. Others are loaded when
            they are met.
        thread_pool
            Use the threads of this pool.
        load_site_dialects
            Whether to include the dialects of installed packages, see `fishplate.ir._site`.

        """
        self.__ffi_init__()
        if load_site_dialects:
            _site.register(self)
        if thread_pool is not None:
            self.set_thread_pool(thread_pool)
        chosen = load_on_create_dialects
        for name in get_load_on_create_dialects() if chosen is None else chosen:
            self.get_dialect_descriptor(name)

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

    def append_dialect_registry(self, registry: DialectRegistry) -> None:
        """Make the dialects of a registry known."""
        registry.append_to(self)

    def __repr__(self) -> str:
        """Return the class and the address."""
        return f"<{type(self).__module__}.Context object at {id(self):#x}>"

    def get_num_threads(self) -> int:
        """Return how many threads MLIR uses."""
        return int(_num_threads(self))

    def _mlir_thread_pool_ptr(self) -> str:
        """Return the address of the pool of threads that the context was given."""
        return hex(self._thread_pool_address())

    @staticmethod
    def _get_live_count() -> int:
        """Return how many contexts exist in the process, without the one that this package uses itself."""
        return int(_live_contexts()) - _kind.own_contexts()

    def _get_live_operation_count(self) -> int:
        """Return how many operations of the context have a handle."""
        return int(self.num_live_operations)

    def _get_context_again(self) -> Context:
        """Return the context: there is one object for each."""
        return self

    def attach_diagnostic_handler(
        self, callback: Callable[[Diagnostic], bool | None]
    ) -> DiagnosticHandler:
        """Attach a function that receives the diagnostics that are not raised as errors."""
        return DiagnosticHandler.attach(self, callback)
