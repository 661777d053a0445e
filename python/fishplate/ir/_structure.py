"""`Region`, `Block`, `InsertionPoint` and the sequences of operations and blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from ..core import Object
from ..registry import get_global_func, register_global_func, register_object
from . import _conventions
from ._class_property import ClassProperty
from ._location import Location
from ._native_method import set_native_method, scope
from ._type import Type


@register_global_func("ir.list_item")
def _list_item(elements: Any, key: Any) -> Any:
    """Return the elements of a slice as a list."""
    if not isinstance(key, slice):
        name = type(elements).__name__
        raise TypeError(f"{name} indices must be integers or slices, not {type(key).__name__}")
    chosen = range(len(elements))[key]
    return elements.slice(chosen.start, chosen.step, len(chosen))


@register_object("ir.List")
class List(Object):
    """A sequence in an operation or a block; elements are looked up on access."""

    __slots__ = ()

    def __reversed__(self) -> Iterator[Any]:
        """Iterate backwards."""
        return reversed(list(self.all()))

    def __contains__(self, element: Any) -> bool:
        """Return whether the sequence contains an element."""
        return any(each == element for each in self.all())

    def __add__(self, other: Any) -> list[Any]:
        """Return the concatenation as a list."""
        return [*self, *other]

    def index(self, element: Any, start: int = 0, stop: int | None = None) -> int:
        """Return the index of an element."""
        return list(self.all()).index(element, start, len(self) if stop is None else stop)

    def count(self, element: Any) -> int:
        """Return how often an element occurs."""
        return list(self.all()).count(element)

    def __eq__(self, other: object) -> bool:
        """Return whether another list, or a list or tuple, has the same elements."""
        return isinstance(other, List | list | tuple) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        """Return the elements."""
        return f"{type(self).__name__}({list(self)})"


set_native_method(
    List, "__iter__", vars(List)["all"], "Iterate over the current elements.", "iterate"
)
Sequence.register(List)


class _Values(List):
    __slots__ = ()

    @property
    def types(self) -> list[Type]:
        """The types of the values."""
        return list(self.value_types())


def _list_class(name: str, base: type, doc: str) -> Any:
    get_global_func("ir.make_list_class")(f"ir.{name}")
    made = type(name, (base,), {"__slots__": (), "__doc__": doc, "__module__": __name__})
    return register_object(f"ir.{name}")(made)


OpOperandList = _list_class("OpOperandList", _Values, "The operands of an operation.")
OpResultList = _list_class("OpResultList", _Values, "The results of an operation.")
BlockArgumentList = _list_class("BlockArgumentList", _Values, "The arguments of a block.")
OpOperands = _list_class("OpOperands", List, "The operands of an operation, as uses.")
RegionSequence = _list_class("RegionSequence", List, "The regions of an operation.")
OpSuccessors = _list_class("OpSuccessors", List, "The blocks that an operation may go to.")
BlockSuccessors = _list_class("BlockSuccessors", List, "The blocks that a block may go to.")
BlockPredecessors = _list_class("BlockPredecessors", List, "The blocks that may go to a block.")


get_global_func("ir.make_list_class")("ir.BlockList")
get_global_func("ir.make_list_class")("ir.OperationList")


@register_object("ir.BlockList")
class BlockList(List):
    """The blocks of a region."""

    __slots__ = ()

    def append(self, *types: Type, arg_locs: Sequence[Location] | None = None) -> Block:
        """Append a block with arguments of these types."""
        return self.owner._add_block(types, arg_locs)


@register_object("ir.OperationList")
class OperationList(List):
    """The operations of a block."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the current operations, skipping those that are erased during the iteration."""
        # A slice is a snapshot.
        return iter(self.owner.iterate(), None) if self.is_whole else iter(self.all())


@register_object("ir.Region")
class Region(Object):
    """A region of an operation: a list of blocks."""

    __slots__ = ()

    def __iter__(self) -> Iterator[Block]:
        """Iterate over the blocks."""
        return iter(self.iterate(), None)

    def __len__(self) -> int:
        """Return how many blocks there are."""
        return int(self._len())

    def __getitem__(self, index: int) -> Block:
        """Return the block at an index."""
        return self._get(index)

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same region of the same operation."""
        if not isinstance(other, Region):
            return False
        return self.owner is other.owner and self.index == other.index

    def __hash__(self) -> int:
        """Return a hash by identity."""
        return hash((self.owner, self.index))

    def __bool__(self) -> bool:
        """A region is true, even without blocks."""
        return True

    def new_block(self, *types: Type, arg_locs: Sequence[Location] | None = None) -> NewBlock:
        """Append a block, and fill it inside ``with``.

        .. code-block:: python

            with region.new_block(t, t) as (a, b):
                ...  # operations go to the end of the new block


            @region.new_block(t, t)
            def _(a, b): ...  # the same: it is called once, now

        """
        return NewBlock(self._add_block(types, arg_locs))


class NewBlock:
    """A newly created block: ``with`` yields its arguments and makes its end the insertion point."""

    __slots__ = ("_point", "block")

    def __init__(self, block: Block) -> None:
        """Store the block."""
        self.block = block
        self._point = InsertionPoint(block)

    def __enter__(self) -> Any:
        """Return the arguments of the block."""
        self._point.__enter__()
        return self.block.arguments

    def __exit__(self, *_: object) -> None:
        """Restore the previous insertion point."""
        self._point.__exit__()

    def __call__(self, fill: Callable[..., object]) -> Block:
        """As a decorator: call a function once with the arguments, to fill the block."""
        with self as arguments:
            fill(*arguments)
        return self.block


@register_object("ir.Block")
class Block(Object):
    """A block: arguments and a list of operations."""

    __slots__ = ()

    @staticmethod
    def create_at_start(
        parent: Region, arg_types: Sequence[Type] = (), arg_locs: Sequence[Location] | None = None
    ) -> Block:
        """Add a block at the start of a region."""
        return parent._add_block(arg_types, arg_locs, True)

    def create_before(self, *arg_types: Type, arg_locs: Sequence[Location] | None = None) -> Block:
        """Add a block before this one."""
        return self._create_before(arg_types, arg_locs)

    def create_after(self, *arg_types: Type, arg_locs: Sequence[Location] | None = None) -> Block:
        """Add a block after this one."""
        return self._create_after(arg_types, arg_locs)

    def add_argument(self, type: Type, loc: Location | None = None) -> Any:  # noqa: A002 (MLIR's)
        """Add an argument at the end."""
        return self._add_argument(type, loc)

    def insert_argument(self, index: int, type: Type, loc: Location | None = None) -> Any:  # noqa: A002
        """Add an argument before the one at an index."""
        return self._add_argument(type, loc, index)

    def __iter__(self) -> Iterator[Any]:
        """Iterate over the current operations, skipping those that are erased during the iteration."""
        return iter(self.iterate(), None)

    def __str__(self) -> str:
        """Return the block as MLIR prints it."""
        return str(self.text())


_current_point = get_global_func("ir.InsertionPoint.current")


def _current() -> InsertionPoint | None:
    point: InsertionPoint | None = _current_point()
    if point is None and _conventions.as_mlir:
        raise ValueError("No current InsertionPoint")
    return point


@scope(
    "Make the insertion point and its context current for this thread.",
    "Restore the previous insertion point.",
)
@register_object("ir.InsertionPoint")
class InsertionPoint(Object):
    """The position of new operations: the end of a block, or before an operation."""

    __slots__ = ()

    current = ClassProperty(
        _current,
        "The insertion point of the innermost ``with``, or None.",
    )
