"""Exceptions of the IR, and diagnostics of MLIR."""

from __future__ import annotations

import enum
from typing import Any

from ..core import Object
from ..error import register_error
from ..registry import register_object


class DiagnosticSeverity(enum.IntEnum):
    """How bad a diagnostic is."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3


@register_object("ir.Diagnostic")
class Diagnostic(Object):
    """One message of MLIR, with its place and notes."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the message."""
        return self.message


_severity = Diagnostic.severity
Diagnostic.severity = property(lambda self: DiagnosticSeverity(_severity.__get__(self)))


@register_object("ir.DiagnosticHandler")
class DiagnosticHandler(Object):
    """A function that gets the diagnostics of a context, until it is detached.

    It answers True when it has dealt with one. What it raises comes out of the call that the
    diagnostic is about.
    """

    __slots__ = ()

    def __enter__(self) -> DiagnosticHandler:
        """Return the handler, which is attached already."""
        return self

    def __exit__(self, *_: object) -> None:
        """Detach it."""
        self.detach()


@register_error("MLIRError")
class MLIRError(Exception):
    """A step of MLIR failed; its message holds all that MLIR said."""

    @property
    def message(self) -> str:
        """What failed, without what MLIR said about it."""
        return str(self).partition("\n")[0].removesuffix(":")

    @property
    def error_diagnostics(self) -> list[Diagnostic]:
        """What MLIR said, in order."""
        error: Any = getattr(self, "__tvm_ffi_error__", None)
        return list(error.extra_context or ()) if error is not None else []


@register_error("InvalidHandleError")
class InvalidHandleError(ValueError):
    """The operation, block or value behind a handle is gone."""
