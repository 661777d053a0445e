"""`_CAPIPtr` and `_CAPICreate`: objects in capsules, under the names of MLIR's package.

A capsule holds a reference to the object, and only this package opens it. Another copy of MLIR in the process cannot use
the objects: give it a module by bytecode.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import _conventions


#: The modules of MLIR's package that have the classes; all others are in `ir`.
_MODULES = {"ExecutionEngine": "execution_engine", "PassManager": "passmanager"}


class Capsule:
    """An object and the name of its kind."""

    __slots__ = ("held", "name")

    def __init__(self, held: Any, name: str) -> None:
        """Store the object and the name."""
        self.held = held
        self.name = name

    def __repr__(self) -> str:
        """Return the name as Python shows it for capsules."""
        return f'<capsule object "{self.name}" at {id(self):#x}>'


def _name(cls: Any) -> str:
    module = _MODULES.get(cls.__name__, "ir")
    package = "mlir" if _conventions.as_mlir else "fishplate"
    return f"{package}.{module}.{cls.__name__}._CAPIPtr"


def with_capsules(*classes: Any, renew: Callable[[Any], Any] | None = None) -> None:
    """Give classes a property `_CAPIPtr` and a function `_CAPICreate`.

    By MLIR's conventions, `renew` makes the object that the function returns.
    """
    for cls in classes:

        def capsule(self: Any, cls: Any = cls) -> Capsule:
            """A capsule that holds the object."""
            return Capsule(self, _name(cls))

        def create(capsule: object, cls: Any = cls) -> Any:
            """Return the object in a capsule."""
            if not isinstance(capsule, Capsule) or capsule.name != _name(cls):
                raise ValueError(
                    f"expected a capsule of this package named {_name(cls)}, got {capsule!r}"
                )
            return (
                renew(capsule.held) if renew is not None and _conventions.as_mlir else capsule.held
            )

        cls._CAPIPtr = property(capsule)
        cls._CAPICreate = staticmethod(create)
