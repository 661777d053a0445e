import enum
from collections.abc import Callable, Iterator, Mapping, Sequence
from os import PathLike
from typing import Any, Literal, TypeVar, overload

from typing_extensions import Self

from ..core import Object
from ._asm_state import AsmState
from ._builtin_attributes import NamedAttribute
from ._context import Context
from ._interfaces import MemoryEffect
from ._location import Location
from ._structure import (
    Block,
    InsertionPoint,
    OpOperandList,
    OpOperands,
    OpResultList,
    OpSuccessors,
    RegionSequence,
)
from ._type import Attribute, Type
from ._value import OpResult, Value

_D = TypeVar("_D")

class WalkOrder(enum.IntEnum):
    PRE_ORDER = 0
    POST_ORDER = 1

class WalkResult(enum.IntEnum):
    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2

class OpAttributeMap(Object):
    @overload
    def __getitem__(self, key: str) -> Attribute: ...
    @overload
    def __getitem__(self, key: int) -> NamedAttribute: ...
    def __setitem__(self, name: str, attribute: Attribute) -> None: ...
    def __delitem__(self, name: str) -> None: ...
    def __contains__(self, name: str) -> bool: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[str]: ...
    @overload
    def get(self, key: str, default: None = None) -> Attribute | None: ...
    @overload
    def get(self, key: str, default: _D) -> Attribute | _D: ...
    def keys(self) -> list[str]: ...
    def values(self) -> list[Attribute]: ...
    def items(self) -> list[tuple[str, Attribute]]: ...

class Operation(Object):
    location: Location
    @staticmethod
    def create(
        name: str,
        results: Sequence[Type] | None = None,
        operands: Sequence[Value | Operation] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Block] | None = None,
        regions: int = 0,
        loc: Location | None = None,
        ip: InsertionPoint | bool | None = None,
        infer_type: bool = False,
    ) -> OpView: ...
    @classmethod
    def parse(
        cls, source: str | bytes, *, source_name: str = "", context: Context | None = None
    ) -> Self: ...
    @property
    def name(self) -> str: ...
    @property
    def context(self) -> Context: ...
    @property
    def operation(self) -> Self: ...
    @property
    def opview(self) -> OpView: ...
    @property
    def attributes(self) -> OpAttributeMap: ...
    @property
    def operands(self) -> OpOperandList: ...
    @property
    def op_operands(self) -> OpOperands: ...
    @property
    def results(self) -> OpResultList: ...
    @property
    def result(self) -> OpResult: ...
    @property
    def regions(self) -> RegionSequence: ...
    @property
    def successors(self) -> OpSuccessors: ...
    @property
    def parent(self) -> OpView | None: ...
    @property
    def block(self) -> Block | None: ...
    @property
    def attached(self) -> bool: ...
    @property
    def is_valid(self) -> bool: ...
    @property
    def num_uses(self) -> int: ...
    def verify(self) -> bool: ...
    def get_memory_effects(self, recursive: bool = False) -> Sequence[MemoryEffect] | None: ...
    def interface_values(
        self, query: str, index: int = 0
    ) -> Sequence[Value | Attribute] | None: ...
    def has_trait(self, name: str) -> bool: ...
    def to_asm(
        self,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        use_name_loc_as_prefix: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> str: ...
    def to_bytecode(self, desired_version: int | None = None) -> bytes: ...
    @overload
    def get_asm(
        self,
        binary: Literal[False] = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        use_name_loc_as_prefix: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> str: ...
    @overload
    def get_asm(
        self,
        binary: Literal[True],
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        use_name_loc_as_prefix: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> bytes: ...
    def print(
        self,
        state: AsmState | Any = None,
        file: Any = None,
        binary: bool = False,
        **flags: Any,
    ) -> None: ...
    def dump(self) -> None: ...
    def write_bytecode(self, file: Any, desired_version: int | None = None) -> None: ...
    def walk(
        self,
        callback: Callable[[OpView], WalkResult | None],
        walk_order: WalkOrder = ...,
        op_class: type[OpView] | None = None,
    ) -> None: ...
    def clone(self, ip: InsertionPoint | Literal[False] | None = None) -> Self: ...
    def move_before(self, other: Operation) -> None: ...
    def move_after(self, other: Operation) -> None: ...
    def is_before_in_block(self, other: Operation) -> bool: ...
    def detach_from_parent(self) -> OpView: ...
    def erase(self) -> None: ...
    def replace_uses_of_with(self, of: Value, with_: Value) -> None: ...
    def _invalidate_inside(self, why: str) -> None: ...

class OpView(Operation):
    @classmethod
    def build_generic(
        cls,
        results: Sequence[Type] | None = None,
        operands: Sequence[Value | Operation] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Block] | None = None,
        regions: int | None = None,
        loc: Location | None = None,
        ip: InsertionPoint | bool | None = None,
    ) -> Self: ...

class Module(Object):
    @staticmethod
    def create(loc: Location | None = None) -> Module: ...
    @staticmethod
    def parse(asm: str | bytes, context: Context | None = None) -> Module: ...
    @staticmethod
    def parseFile(path: str | PathLike[str], context: Context | None = None) -> Module: ...
    @staticmethod
    def from_operation(operation: Operation) -> Module: ...
    @property
    def operation(self) -> OpView: ...
    @property
    def body(self) -> Block: ...
    @property
    def context(self) -> Context: ...
    def dump(self) -> None: ...
