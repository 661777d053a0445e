"""Exceptions of the IR, and diagnostics of MLIR."""

from __future__ import annotations

import enum
from typing import Any

from ..core import Object
from ..error import register_error
from ..registry import register_object


class DiagnosticSeverity(enum.IntEnum):
    """Severity of a diagnostic."""

    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3

    __str__ = enum.Enum.__str__


@register_object("ir.Diagnostic")
class Diagnostic(Object):
    """One message of MLIR, with its location and notes."""

    __slots__ = ()

    def __str__(self) -> str:
        """Return the message."""
        return self.message


_severity = Diagnostic.severity
Diagnostic.severity = property(lambda self: DiagnosticSeverity(_severity.__get__(self)))


@register_object("ir.DiagnosticHandler")
class DiagnosticHandler(Object):
    """A function that gets the diagnostics of a context, until it is detached.

    It returns True if it has handled a diagnostic. Its exceptions are raised by the call that caused the diagnostic.
    """

    __slots__ = ()

    def __enter__(self) -> DiagnosticHandler:
        """Return the handler, which is already attached."""
        return self

    def __exit__(self, *_: object) -> None:
        """Detach it."""
        self.detach()


def _line(severity: str, said: Diagnostic) -> str:
    place = str(said.location).removeprefix("loc(").removesuffix(")")
    text = said.message.replace("\n", "\n  ")
    return f"{severity}: {place}: {text}"


@register_error("MLIRError")
class MLIRError(Exception):
    """A step of MLIR failed; the message contains all diagnostics."""

    @property
    def message(self) -> str:
        """The failed step, without the diagnostics."""
        return super().__str__().partition("\n")[0].removesuffix(":")

    def __str__(self) -> str:
        """Return the failed step, and a line for each diagnostic and note."""
        said = self.error_diagnostics
        lines = [super().__str__()] if not said else [f"{self.message}:"]
        for error in said:
            lines.append(_line("error", error))
            lines.extend(_line(" note", note) for note in error.notes)
        return "\n".join(lines)

    @property
    def error_diagnostics(self) -> list[Diagnostic]:
        """The diagnostics of MLIR, in order."""
        error: Any = getattr(self, "__tvm_ffi_error__", None)
        return list(error.extra_context or ()) if error is not None else []


@register_error("InvalidHandleError")
class InvalidHandleError(ValueError):
    """The operation, block or value of a handle no longer exists."""
