"""`ModuleLogger`: records what each pass does to a module; the record can be inspected and saved."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core import Object
from ..registry import register_object
from ._context import Context
from ._pass import keep_error, native_method

if TYPE_CHECKING:
    from ._pattern_record import AppliedPattern


@register_object("ir.LogEntry")
class LogEntry(Object):
    """One pass: its operation, its time, and the IR. Plain data that belongs to no context."""

    __slots__ = ()

    if TYPE_CHECKING:
        index: int
        run: int
        pipeline: str
        pass_argument: str
        pass_class: str
        anchor: str
        when: str
        ms: float
        changed: bool
        failed: bool
        before: str
        ir: str
        patterns: Sequence[AppliedPattern]
        statistics: Mapping[str, int]

    @property
    def pass_name(self) -> str:
        """The pass's name in pipelines, or its class if it has none."""
        return self.pass_argument or self.pass_class


@register_object("ir.ModuleLogger")
class ModuleLogger(Object):
    """Records the passes of every pass manager in the contexts that it is attached to.

    .. code-block:: python

        with ir.ModuleLogger().attach(ctx) as log:
            ir.PassManager.parse("builtin.module(canonicalize,cse)", ctx).run(module)
        print(log.save("passes"))  # a page to open in a browser

    """

    __slots__ = ()

    if TYPE_CHECKING:
        attached: bool
        entries: Sequence[LogEntry]

        def __init__(self) -> None: ...
        def detach(self) -> None: ...
        def clear(self) -> None: ...

    def attach(
        self,
        context: Context | None = None,
        passes: str | Sequence[str] | None = None,
        when: str = "after",
        scope: str = "module",
        only_changed: bool = False,
        sink: Callable[[LogEntry], Any] | None = None,
        enable_debug_info: bool = False,
    ) -> ModuleLogger:
        """Start to record the passes that run in a context; returns the logger.

        Parameters
        ----------
        context
            The context; by default the current one.
        passes
            Arguments (``canonicalize``) or classes (``Canonicalizer``) of passes; by default all.
        when
            ``after``, ``before`` or ``both``: when the IR is printed.
        scope
            ``module`` to print the whole operation of the pass manager, which restricts MLIR to one thread, or ``op``
            to print only the operation of the pass.
        only_changed
            Whether passes that change nothing are left out.
        sink
            Called with each entry. `PassManager.run` raises its exceptions at the end.
        enable_debug_info
            Whether locations are printed.

        """
        context = context if context is not None else Context.current
        if context is None:
            raise ValueError("no context: pass `context=`, or work inside of `with Context():`")
        names = [passes] if isinstance(passes, str) else passes
        call = None if sink is None else keep_error(sink)
        _attach(self, context, names, when, scope, only_changed, call, enable_debug_info)
        return self

    def attach_context(
        self, context: Context, passnames_to_cache: Sequence[str] = ()
    ) -> ModuleLogger:
        """Record the named passes, or all if none is named, with locations."""
        return self.attach(context, passnames_to_cache or None, enable_debug_info=True)

    @property
    def module_log(self) -> list[tuple[str, str]]:
        """The names of the passes with the IR."""
        return [(entry.pass_name, entry.ir) for entry in self.entries]

    def save(self, directory: str | os.PathLike[str], title: str = "Passes") -> Path:
        """Write a page that shows the passes, and return its path.

        It is one self-contained file, ``index.html`` in `directory`. An existing page is replaced atomically.
        """
        return Path(_save(self, os.fspath(directory), title))

    def __enter__(self) -> ModuleLogger:
        """Return the logger; the end of the ``with`` detaches it."""
        return self

    def __exit__(self, *_: object) -> None:
        """Detach it."""
        self.detach()

    def __len__(self) -> int:
        """Return the number of entries."""
        return len(self.entries)

    def __iter__(self) -> Iterator[LogEntry]:
        """Iterate over the entries."""
        return iter(self.entries)

    def __getitem__(self, index: int) -> LogEntry:
        """Return an entry."""
        return self.entries[index]


_attach = native_method(ModuleLogger, "attach")
_save = native_method(ModuleLogger, "save")
