import enum
from collections.abc import Callable

from ..container import Array
from ..core import Object
from ._context import Context
from ._location import Location

class DiagnosticSeverity(enum.IntEnum):
    ERROR = 0
    WARNING = 1
    NOTE = 2
    REMARK = 3

class Diagnostic(Object):
    @property
    def severity(self) -> DiagnosticSeverity: ...
    @property
    def message(self) -> str: ...
    @property
    def location(self) -> Location: ...
    @property
    def notes(self) -> Array[Diagnostic]: ...

class DiagnosticHandler(Object):
    @staticmethod
    def attach(
        context: Context, callback: Callable[[Diagnostic], bool | None]
    ) -> DiagnosticHandler: ...
    @property
    def attached(self) -> bool: ...
    @property
    def had_error(self) -> bool: ...
    def detach(self) -> None: ...
    def __enter__(self) -> DiagnosticHandler: ...
    def __exit__(self, *_: object) -> None: ...

class MLIRError(Exception):
    @property
    def message(self) -> str: ...
    @property
    def error_diagnostics(self) -> list[Diagnostic]: ...

class InvalidHandleError(ValueError): ...
