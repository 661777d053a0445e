"""One compilation: the builder, the position of control, and the trace of the running thread."""

from __future__ import annotations

import re
import threading
from typing import Any

from .._core import _set_tracing
from ._merge import CommonShape, Unset, fill, is_number, plain
from ._value import Value, make_builder

_state = threading.local()

#: Maximum nesting depth of calls of compiled functions when compiling.
DEPTH = 64
#: Registers of a multiprocessor.
REGISTERS = 65536


def current() -> Trace:
    """Return the trace of this thread."""
    trace = getattr(_state, "trace", None)
    if trace is None:
        raise RuntimeError("this can only be used in a function that is being compiled")
    return trace


def is_tracing() -> bool:
    """Tell whether this thread is compiling a function."""
    return getattr(_state, "trace", None) is not None


def utf8_name(filename: str) -> str:
    """Return the name of a file as text of a program: a name need not be UTF-8, and ``?`` replaces what is not."""
    return filename.encode("utf-8", "replace").decode()


class Edge:
    """A pending jump: the block that it leaves, and the values of names there."""

    __slots__ = ("block", "values")

    def __init__(self, block: int, values: tuple[Any, ...]) -> None:
        """Store both."""
        self.block = block
        self.values = values


class Trace:
    """State of a function while it runs at compile time."""

    def __init__(self, options: Any) -> None:
        """Start with an empty program."""
        self.builder = make_builder()
        #: The compile options.
        self.options = options
        #: Whether indices are checked at run time.
        self.checks_indices = options.assertions
        #: Whether the body of a kernel is being traced, which every thread of a grid runs.
        self.in_kernel = False
        #: Whether kernels are launched on a GPU; then its number and the stream, as values.
        self.gpu = False
        self.device: Any = -1
        self.stream: Any = 0
        #: Threads per block of the current kernel, 0 if unknown; its dynamic shared memory.
        self.threads = 0
        self.smem: Any = 0
        #: Whether it waits for the launches before it, and for the blocks of its grid.
        self.waits_for_launches = self.syncs_grid = False
        #: Cluster sizes of that kernel.
        self.cluster: tuple[int, ...] = (1, 1, 1)
        #: Attributes that hold values of a branch or loop: the object, its name, the attribute, and the nesting depth.
        self.lent: list[tuple[Any, str, str, int]] = []
        #: Bytes of dynamic shared memory that the current kernel has reserved.
        self.reserved = 0
        #: Products of warpgroups that the kernel in the making has started; None before the first.
        self.products: Any = None
        #: Registers per thread of the warps of that kernel which have a role with a budget.
        self.budgets: dict[int, int] = {}
        #: Registers that each thread of that kernel has at this point, at least.
        self.registers = 0
        #: Those of `wgmma` that are in no group yet.
        self.uncommitted: list[Any] = []
        #: Whether the program depends on the features of the target.
        self.asks_target = False
        #: Whether `print` prints when compiling, as functions of `fishplate.cute` expect.
        self.prints_now = False
        #: Whether the innermost loop accesses an element of a fragment that only the run time knows.
        self.indexes_registers = False
        #: File and line of the current statement; the same with its column, and the name of the file as it is.
        self.where, self.spot = ("", 0), ("", 0, 0)
        #: Whether control can reach this point.
        self.live = True
        #: Number of enclosing branches and loops that are known only at run time.
        self.depth = 0
        #: Edges of the open constructs: a rollback removes those that were added since.
        self.open_edges: list[list[Edge]] = []
        #: Names of the functions that are being traced.
        self.calls: list[str] = []
        #: Calls of kernels, each with its file and line: all must be launched.
        self.calls_to_launch: list[tuple[Any, tuple[str, int]]] = []
        #: Addresses of the tensors among the parameters.
        self.addresses: list[Any] = []
        #: The functions that were traced.
        self.functions: set[Any] = set()
        #: Files of the functions that were traced, for errors.
        self.filenames: set[str] = set()
        self._files: dict[str, int] = {}
        self._outer: Any = None

    def __enter__(self) -> Trace:
        """Make this the trace of the thread."""
        self._outer = getattr(_state, "trace", None)
        _state.trace = self
        # A call of a compiled function becomes part of this trace instead of running.
        _set_tracing(1)
        return self

    def __exit__(self, *exc: object) -> None:
        """Restore the thread's previous state."""
        _set_tracing(-1)
        _state.trace = self._outer

    def file(self, name: str) -> int:
        """Return the number of a file."""
        if name not in self._files:
            self._files[name] = self.builder.file(utf8_name(name))
            self.filenames.add(name)
        return self._files[name]

    def check_registers(self) -> None:
        """Refuse registers that all threads of a block have on every path, if they are more than there are."""
        wanted = self.threads * self.registers
        if wanted > REGISTERS:
            raise ValueError(
                f"each thread of the block would have {self.registers} registers or more: {self.threads} threads need "
                f"{wanted}, and a multiprocessor has {REGISTERS}"
            )

    def return_to(self, spot: tuple[str, int, int]) -> None:
        """Continue with the statement that has called a function."""
        filename, line, column = self.spot = spot
        self.where = utf8_name(filename), line
        if filename:
            self.builder.place(self.file(filename), line, column)

    def edge(self, values: tuple[Any, ...]) -> Edge:
        """Leave the current block: control continues elsewhere."""
        self.live = False
        return Edge(self.builder.current(), values)

    def edges(self) -> list[Edge]:
        """Return a new list of edges, open until it is closed."""
        made: list[Edge] = []
        self.open_edges.append(made)
        return made

    def close(self, edges: list[Edge]) -> None:
        """Close a list of edges, the last one opened."""
        self.open_edges.pop()

    def mark(self) -> list[tuple[list[Edge], int]]:
        """Remember the current edges."""
        return [(edges, len(edges)) for edges in self.open_edges]

    @property
    def certain(self) -> bool:
        """Whether control reaches this point for all run-time values."""
        return self.depth == 0 and not any(self.open_edges)

    @property
    def is_entry(self) -> bool:
        """Whether this runs once per call, at the start or between loops, where a check costs nothing."""
        return self.certain and not self.in_kernel

    def require(self, condition: Value, kind: str, message: Any, place: str = "") -> None:
        """Continue if a condition holds; otherwise the kernel raises an error.

        The message is a text, or a function that returns one; its computations run only on the error path.
        """
        from ._text import pieces_of, without_nul

        builder = self.builder
        fine, failed = builder.block(), builder.block()
        builder.cond_branch(condition, fine, failed)
        builder.move_to(failed)
        scope = builder.open_scope()
        pieces = [message] if isinstance(message, str) else pieces_of(message())
        builder.fail(kind, without_nul([*pieces, place]))
        builder.close_scope(scope)
        builder.move_to(fine)

    def finish(self, result: Any) -> str:
        """End the kernel; return the kind of its result: ``None``, ``int``, ``Tuple[int, float]``."""
        shown = "None"
        if result is not None:
            given = _given(result)
            self.builder.give(given)
            shown = _returned(given)
        self.builder.ret()
        return shown

    def meet(
        self,
        edges: list[Edge],
        names: tuple[str, ...],
        before: tuple[Any, ...],
        wanted: tuple[bool, ...],
    ) -> tuple[Any, ...]:
        """Direct edges to a new block, and continue there; return the values of the names."""
        if not edges:
            self.live = False
            return tuple(Unset(name) for name in names)
        shape = CommonShape()
        structures = []
        for at, (name, needed) in enumerate(zip(names, wanted, strict=True)):
            if not needed:
                structures.append(Unset(name))
                continue
            values = [edge.values[at] for edge in edges]
            structures.append(shape.join(name, values, before[at], vary=False))
        builder = self.builder
        block = builder.block()
        params = [builder.block_param(block, builder.common(c)) for c in shape.columns]
        for number, edge in enumerate(edges):
            builder.branch(edge.block, block, [column[number] for column in shape.columns])
        builder.move_to(block)
        self.live = True
        return tuple(fill(structure, params) for structure in structures)


def _given(result: Any) -> Any:
    """Return the result of a kernel in the builder's form."""
    if isinstance(result, tuple):
        return [_given(part) for part in result]
    if not is_number(result):
        kind = type(result).__name__
        raise TypeError(f"a kernel returns nothing, a number, or a tuple of numbers, got {kind}")
    return plain(result)


def _returned(given: Any) -> str:
    """Return the kind of a result for the caller."""
    if isinstance(given, list):
        return f"Tuple[{', '.join(map(_returned, given))}]"
    if not isinstance(given, Value):
        kinds = (bool, int, float)
        return next(kind.__name__ for kind in kinds if isinstance(given, kind))
    name = given.type_name()
    return "bool" if name == "Boolean" else "float" if "Float" in name else "int"


def symbol_of(name: str) -> str:
    """Return the symbol of a function, with the characters that MLIR and PTX allow."""
    return f"fp_{re.sub('[^0-9A-Za-z_]', '_', name)}"


def truth(test: Any) -> Any:
    """Return a condition: a bool if it is known when compiling, else a Value."""
    return test.truth() if isinstance(test, Value) else bool(test)
