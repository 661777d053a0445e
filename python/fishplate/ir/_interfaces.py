"""Interfaces of operations: ``LoopLikeOpInterface(op).inits``.

A class takes an operation that has the interface. The answers are those of MLIR, so the operation has to be valid.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from ..core import Object
from ..registry import register_object
from ._context import Context
from ._location import Location
from ._operation import Operation
from ._type import Attribute, Type
from ._value import Value


@register_object("ir.MemoryEffect")
class MemoryEffect(Object):
    """A memory effect: its `kind`, its `resource`, and the operand, value or symbol that it is about."""

    __slots__ = ()

    if TYPE_CHECKING:
        kind: str
        resource: str
        operand_number: int
        value: Value | None
        symbol: Attribute | None


class OpInterface:
    """Base of the interfaces: an operation that has one."""

    #: The name of the interface in MLIR.
    NAME: ClassVar[str]

    def __init__(self, operation: Any) -> None:
        """Take an operation that has the interface."""
        if not isinstance(operation, Operation):
            raise TypeError(f"operation: expected an Operation, got {type(operation).__name__}")
        if not operation.has_trait(self.NAME):
            raise ValueError(f"the operation {operation.name} does not implement {self.NAME}")
        self._operation: Operation | None = operation

    @property
    def operation(self) -> Operation:
        """The operation."""
        if self._operation is None:
            raise TypeError(f"{self.NAME} of a class has no operation")
        return self._operation

    @property
    def opview(self) -> Any:
        """The operation."""
        return self.operation

    def _values(self, query: str, index: int = 0) -> list[Any]:
        """Return values, and attributes in place of values."""
        found = self._known(query, index)
        if found is None:
            raise ValueError(f"the operation {self.operation.name} does not know its {query}")
        return found

    def _known(self, query: str, index: int = 0) -> list[Any] | None:
        found = self.operation.interface_values(query, index)
        return None if found is None else list(found)


class MemoryEffectsOpInterface(OpInterface):
    """Effects on memory and other resources."""

    NAME = "MemoryEffectOpInterface"

    @property
    def effects(self) -> list[MemoryEffect]:
        """The effects, those of operations inside excluded."""
        return list(self.operation.get_memory_effects() or ())

    def effects_on_operand(self, number: int) -> list[MemoryEffect]:
        """Return the effects through an operand."""
        return [effect for effect in self.effects if effect.operand_number == number]


class DestinationStyleOpInterface(OpInterface):
    """Operations that write their results into operands."""

    NAME = "DestinationStyleOpInterface"

    @property
    def inits(self) -> list[Any]:
        """The operands that results are written to."""
        return self._values("dps_inits")

    @property
    def inputs(self) -> list[Any]:
        """The other operands."""
        return self._values("dps_inputs")


class LoopLikeOpInterface(OpInterface):
    """Loops."""

    NAME = "LoopLikeOpInterface"

    @property
    def induction_vars(self) -> list[Any] | None:
        """The induction variables, None if the loop has none."""
        return self._known("loop_induction_vars")

    @property
    def lower_bounds(self) -> list[Any] | None:
        """The lower bound of each induction variable, a value or an attribute."""
        return self._known("loop_lower_bounds")

    @property
    def upper_bounds(self) -> list[Any] | None:
        """The upper bound of each induction variable."""
        return self._known("loop_upper_bounds")

    @property
    def steps(self) -> list[Any] | None:
        """The step of each induction variable."""
        return self._known("loop_steps")

    @property
    def inits(self) -> list[Any]:
        """The initial values of the values that the loop carries."""
        return self._values("loop_inits")

    @property
    def region_iter_args(self) -> list[Any]:
        """The carried values, as arguments of the body."""
        return self._values("loop_region_iter_args")

    @property
    def yielded_values(self) -> list[Any]:
        """The carried values of the next iteration."""
        return self._values("loop_yielded_values")

    @property
    def results(self) -> list[Any]:
        """The carried values after the loop."""
        return self._values("loop_results")


class BranchOpInterface(OpInterface):
    """Terminators that go to other blocks."""

    NAME = "BranchOpInterface"

    def successor_operands(self, index: int) -> list[Any]:
        """Return the operands that become arguments of a successor."""
        count = len(self.operation.successors)
        if not 0 <= index < count:
            raise IndexError(f"index: expected 0 to {count} exclusive, got {index}")
        return self._values("successor_operands", index)


class CallOpInterface(OpInterface):
    """Calls."""

    NAME = "CallOpInterface"

    @property
    def callee(self) -> Any:
        """The callee: a symbol reference or a value."""
        return self._values("call_callee")[0]

    @property
    def arguments(self) -> list[Any]:
        """The operands that are arguments."""
        return self._values("call_arguments")


class SymbolOpInterface(OpInterface):
    """Operations that define a symbol."""

    NAME = "SymbolOpInterface"

    @property
    def name(self) -> str | None:
        """The name of the symbol; None if an operation may have a symbol and has none."""
        held: Any = self.operation.attributes.get("sym_name")
        return None if held is None else held.value

    @property
    def visibility(self) -> str:
        """``public``, ``private`` or ``nested``."""
        held: Any = self.operation.attributes.get("sym_visibility")
        return "public" if held is None else held.value


class InferTypeOpInterface(OpInterface):
    """Operations whose result types follow from operands, attributes and regions; also takes a class."""

    NAME = "InferTypeOpInterface"

    def __init__(self, object: Any, context: Context | None = None) -> None:  # noqa: A002 (MLIR's)
        """Take an operation, or a class of operations and a context."""
        if isinstance(object, type):
            self._operation = None
            self._name: str = object.OPERATION_NAME  # type: ignore[attr-defined]
            self._context = context
        else:
            super().__init__(object)
            self._name, self._context = object.name, object.context

    def inferReturnTypes(  # noqa: N802 (MLIR's name)
        self,
        operands: Sequence[Any] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        properties: None = None,
        regions: Sequence[Any] | None = None,
        context: Context | None = None,
        loc: Location | None = None,
    ) -> list[Type]:
        """Return the result types that an operation with these parts would have."""
        if properties is not None or regions:
            raise ValueError("properties and regions are not taken: pass attributes")
        if loc is None and Location.current is None:
            loc = Location.unknown(context or self._context)
        made = Operation.create(
            self._name, None, operands, attributes, loc=loc, ip=False, infer_type=True
        )
        types = [result.type for result in made.results]
        made.erase()
        return types
