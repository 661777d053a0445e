"""`Operation` and `OpView`: a handle to an operation."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from .._enum import DirectIntEnum
from .._whole_file import write_whole
from ..core import Object
from ..registry import get_global_func, register_object
from ._asm_state import AsmState
from ._context import Context
from . import _conventions
from ._conventions import callback_errors
from ._error import MLIRError
from ._location import Location
from ._type import Attribute, Type


class WalkOrder(DirectIntEnum):
    """Whether a walk visits an operation before or after the operations inside it."""

    PRE_ORDER = 0
    POST_ORDER = 1


class WalkResult(DirectIntEnum):
    """Return value of the callback of a walk."""

    ADVANCE = 0
    INTERRUPT = 1
    SKIP = 2


@register_object("ir.OpAttributeMap")
class OpAttributeMap(Object):
    """The attributes of an operation, by name; by index they include their names."""

    __slots__ = ()

    def get(self, key: str, default: Any = None) -> Any:
        """Return the attribute of a name, or the default."""
        if not isinstance(key, str):
            raise TypeError(f"key: expected a str, got {type(key).__name__}")
        found = self.find_item(key)
        return default if found is None else found

    def keys(self) -> list[str]:
        """Return the names."""
        return list(self.flat()[0])

    def values(self) -> list[Attribute]:
        """Return the attributes."""
        return list(self.flat()[1])

    def items(self) -> list[tuple[str, Attribute]]:
        """Return names and attributes."""
        return list(zip(*self.flat(), strict=True))

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names."""
        return iter(self.keys())

    def __repr__(self) -> str:
        """Return the names and attributes."""
        return f"OpAttributeMap({dict(self.items())})"


# Lets `match` destructure it.
Mapping.register(OpAttributeMap)


def _check_attributes(name: str, attributes: Mapping[Any, Any]) -> None:
    """Raise an error that names the wrong key or value."""
    during = f'when attempting to create the operation "{name}"'
    for key, value in attributes.items():
        if not isinstance(key, str):
            raise TypeError(f"Invalid attribute key (not a string) {during}, got {key!r}")
        if value is None:
            raise TypeError(
                f'Found an invalid (`None`?) attribute value for the key "{key}" {during}'
            )
        if not isinstance(value, Attribute):
            kind = type(value).__name__
            raise TypeError(f'Invalid attribute value for the key "{key}" {during}, got a {kind}')


_current_point = get_global_func("ir.InsertionPoint.current")
_same_operation = get_global_func("ir.same_operation")


@register_object("ir.Operation")
class Operation(Object):
    """A handle to an operation; using it after the operation is gone raises `InvalidHandleError`."""

    __slots__ = ()

    @staticmethod
    def create(
        name: str,
        results: Sequence[Type] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Any] | None = None,
        regions: int = 0,
        loc: Location | None = None,
        ip: Any = None,
        infer_type: bool = False,
    ) -> Any:
        """Create an operation at the insertion point; ``ip=False`` inserts it nowhere."""
        try:
            return Operation._create(
                name, results, operands, attributes, successors, regions, loc, ip, infer_type
            )
        except TypeError:
            if isinstance(attributes, Mapping):
                _check_attributes(name, attributes)
            raise

    @classmethod
    def parse(
        cls, source: str | bytes, *, source_name: str = "", context: Context | None = None
    ) -> Any:
        """Parse an operation from text or bytecode; it belongs to no block."""
        made = Operation._parse(source, source_name, context)
        if not isinstance(made, cls):
            wanted = getattr(cls, "OPERATION_NAME", cls.__name__)
            raise MLIRError(f"Expected a '{wanted}' op, got: '{made.name}'")
        return made

    def get_asm(
        self,
        binary: bool = False,
        large_elements_limit: int | None = None,
        large_resource_limit: int | None = None,
        enable_debug_info: bool = False,
        pretty_debug_info: bool = False,
        print_generic_op_form: bool = False,
        use_local_scope: bool = False,
        use_name_loc_as_prefix: bool = False,
        assume_verified: bool = False,
        skip_regions: bool = False,
    ) -> Any:
        """Return the text with MLIR's printing flags, as bytes if `binary` is set."""
        text = self.to_asm(
            large_elements_limit,
            large_resource_limit,
            enable_debug_info,
            pretty_debug_info,
            print_generic_op_form,
            use_local_scope,
            use_name_loc_as_prefix,
            assume_verified,
            skip_regions,
        )
        return text.encode() if binary else text

    def print(
        self,
        state: AsmState | Any = None,
        file: Any = None,
        binary: bool = False,
        **flags: Any,
    ) -> None:
        """Write the text to a file, by default to standard output.

        Parameters
        ----------
        state
            Use the flags of this state. A file may be passed in its place.
        file
            The output file.
        binary
            Whether the file takes bytes.
        flags
            The flags of `get_asm`.

        """
        if isinstance(state, AsmState):
            flags.setdefault("use_local_scope", state.use_local_scope)
        elif state is not None:
            if file is not None:
                raise TypeError(f"state: expected an AsmState, got {type(state).__name__}")
            file = state
        out = sys.stdout if file is None else file
        out.write(self.get_asm(binary=binary, **flags))
        if file is None:
            out.write("\n")

    def dump(self) -> None:
        """Write the text to standard error."""
        self.print(file=sys.stderr)
        sys.stderr.write("\n")

    def write_bytecode(self, file: Any, desired_version: int | None = None) -> None:
        """Write the operation as bytecode to an open file, or to a path."""
        data = self.to_bytecode(desired_version)
        if hasattr(file, "write"):
            file.write(data)
            return
        if _conventions.as_mlir:
            # Others may have the file open.
            with open(file, "wb") as opened:
                opened.write(data)
            return
        write_whole(file, data)

    def walk(
        self,
        callback: Callable[[Any], WalkResult | None],
        walk_order: WalkOrder = WalkOrder.POST_ORDER,
        op_class: type | None = None,
    ) -> None:
        """Call a function with every operation inside, and with the operation itself.

        Operations that are erased during the walk are skipped, and new ones are not visited. The callback returns a
        :class:`WalkResult`; None means continue.
        """

        def visit(op: Any) -> WalkResult | None:
            if op_class is not None and not isinstance(op, op_class):
                return None
            return callback(op if plain_in_walks is None else plain_in_walks(op))

        chosen = callback if op_class is None and not _conventions.as_mlir else visit
        with callback_errors():
            self._walk(chosen, walk_order == WalkOrder.POST_ORDER)

    def clone(self, ip: Any = None) -> Any:
        """Copy the operation and its contents to the insertion point; ``ip=False`` inserts it nowhere."""
        if ip is None:
            ip = _current_point()
        return self._clone(None if ip is False else ip)

    def __str__(self) -> str:
        """Return the operation as MLIR prints it."""
        return str(self.to_asm())


#: By MLIR's conventions, a function that callbacks of walks get their operations from.
plain_in_walks: Callable[[Any], Any] | None = None


def as_operation(op: Operation) -> Operation:
    """Return an operation as a plain `Operation`, without the names of its class."""
    plain: Operation = Object.__new__(Operation)
    plain.__init_handle_by_constructor__(_same_operation, op)
    return plain


@register_object("ir.OpView")
class OpView(Operation):
    """Base class of the operations of dialects."""

    __slots__ = ()

    def _absent_attribute(self, name: str) -> Any:
        """Return the value of an attribute that is not set, by the conventions of MLIR's package."""
        return None

    @classmethod
    def build_generic(
        cls,
        results: Sequence[Type] | None = None,
        operands: Sequence[Any] | None = None,
        attributes: Mapping[str, Attribute] | None = None,
        successors: Sequence[Any] | None = None,
        regions: int | None = None,
        loc: Location | None = None,
        ip: Any = None,
    ) -> Any:
        """Create an operation of the class exactly as given: without defaults, with types inferred if left out."""
        from ._generic import Parts

        parts = Parts(cls)
        count, infer = parts.regions(regions), results is None
        attributes = dict(attributes or {})
        flat = None if results is None else parts.results(results, attributes)
        values = parts.operands(operands or (), attributes)
        return Operation.create(
            parts.name, flat, values, attributes, successors, count, loc, ip, infer
        )


@register_object("ir.Module")
class Module(Object):
    """A top-level ``builtin.module``."""

    __slots__ = ()

    @staticmethod
    def parseFile(path: Any, context: Context | None = None) -> Module:  # noqa: N802 (MLIR's name)
        """Return the module in a file, text or bytecode."""
        # An int would be taken for a descriptor, and closed.
        with open(os.fspath(path), "rb") as file:
            made: Module = Module.parse(file.read(), context)
            return made

    def __str__(self) -> str:
        """Return the module as MLIR prints it."""
        return str(self.operation)

    def __eq__(self, other: object) -> bool:
        """Return whether both are the same module."""
        return isinstance(other, Module) and self.operation is other.operation

    def __hash__(self) -> int:
        """Return a hash by identity."""
        return hash(self.operation)

    def dump(self) -> None:
        """Write the text to standard error."""
        self.operation.dump()
