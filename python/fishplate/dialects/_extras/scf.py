"""Extras of the dialect `scf`: loops and branches that come with their blocks."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, cast

from fishplate import ir
from fishplate._dialect import Extended, ValueLike

from ._build import IndexLike, constant, fill, mixed, number, results_of, value_of, values_of

__all__ = [
    "ForOp",
    "ForallOp",
    "IfOp",
    "InParallelOp",
    "IndexSwitchOp",
    "for_",
    "index_switch",
]


class ForOp(Extended):
    """``ForOp(lower_bound, upper_bound, step, iter_args)``: a loop with an empty body."""

    __slots__ = ()

    def __init__(
        self,
        lower_bound: ValueLike,
        upper_bound: ValueLike,
        step: ValueLike,
        iter_args: ir.Operation | Sequence[ValueLike] | None = None,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
        **attributes: Any,
    ) -> None:
        """Build a loop.

        Parameters
        ----------
        lower_bound
            The start.
        upper_bound
            The end, exclusive.
        step
            The step.
        iter_args
            Values for the first iteration, or the operation whose results they are.
        loc
            The location.
        ip
            The insertion point.
        attributes
            Other attributes: ``unsignedCmp``.

        """
        bounds = [value_of(each) for each in (lower_bound, upper_bound, step)]
        inits = values_of(iter_args)
        types = [value.type for value in inits]
        self._build(types, *bounds, inits, loc=loc, ip=ip, **attributes)
        self.regions[0].blocks.append(bounds[0].type, *types)

    @property
    def body(self) -> ir.Block:
        """The block of the body."""
        return self.regions[0].blocks[0]

    @property
    def induction_variable(self) -> ir.BlockArgument:
        """The loop counter."""
        return self.body.arguments[0]

    @property
    def inner_iter_args(self) -> ir.BlockArgumentList:
        """The values that the previous iteration passes on."""
        return self.body.arguments[1:]


def for_(
    start: IndexLike,
    stop: IndexLike | None = None,
    step: IndexLike | None = None,
    iter_args: Sequence[ValueLike] | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Iterator[Any]:
    """Build a loop whose body is that of a Python loop, which runs once.

    Bounds are as for `range`; numbers become constants of the same type as the other bounds. Yields the loop counter;
    with `iter_args` also the carried values and the results of the loop, each as a single value if there is only one.
    The body ends with ``scf.yield_``, which may be left out without `iter_args`.

    .. code-block:: python

        for i, total, result in scf.for_(0, 8, iter_args=[zero]):
            scf.yield_([arith.addf(total, x)])
        func.return_([result])
    """
    from fishplate.dialects import scf

    if stop is None:
        start, stop = 0, start
    given = (start, stop, 1 if step is None else step)
    types = [value_of(each).type for each in given if not isinstance(each, int)]
    ty = types[0] if types else ir.IndexType.get()
    low, high, by = (
        constant(ty, each, loc, ip) if isinstance(each, int) else value_of(each) for each in given
    )
    op = scf.ForOp(low, high, by, iter_args, loc=loc, ip=ip)
    inner, results = tuple(op.inner_iter_args), op.results
    with ir.InsertionPoint(op.body):
        if not inner:
            yield op.induction_variable
            if op.body.terminator is None:
                scf.YieldOp([])
        elif len(inner) == 1:
            yield op.induction_variable, inner[0], results[0]
        else:
            yield op.induction_variable, inner, results


class IfOp(Extended):
    """``IfOp(condition, result_types, has_else=True)``: a branch with empty blocks."""

    __slots__ = ()

    def __init__(
        self,
        cond: ValueLike,
        results_: Sequence[ir.Type] | None = None,
        *,
        has_else: bool = False,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a branch.

        Parameters
        ----------
        cond
            A value of type ``i1``.
        results_
            The types of the results, which both blocks yield.
        has_else
            Whether there is a block for the other case.
        loc
            The location.
        ip
            The insertion point.

        """
        self._build(results_ or [], cond, loc=loc, ip=ip)
        self.regions[0].blocks.append()
        if has_else:
            self.regions[1].blocks.append()

    @property
    def then_block(self) -> ir.Block:
        """The block for the true case."""
        return self.regions[0].blocks[0]

    @property
    def else_block(self) -> ir.Block | None:
        """The block for the false case, if there is one."""
        blocks = self.regions[1].blocks
        return blocks[0] if len(blocks) else None


class ForallOp(Extended):
    """``ForallOp(lower_bounds, upper_bounds, steps, shared_outs)``: a parallel loop with an empty body."""

    __slots__ = ()

    def __init__(
        self,
        lower_bounds: Sequence[IndexLike],
        upper_bounds: Sequence[IndexLike],
        steps: Sequence[IndexLike],
        shared_outs: ir.Operation | Sequence[ValueLike] | None = None,
        *,
        mapping: Any = None,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a parallel loop of several dimensions.

        Parameters
        ----------
        lower_bounds
            The start of each dimension: numbers and values.
        upper_bounds
            The end of each dimension, exclusive.
        steps
            The step of each dimension.
        shared_outs
            Tensors that iterations write to: values, or the operation whose results they are.
        mapping
            Mapping of iterations to processors, an attribute for each dimension.
        loc
            The location.
        ip
            The insertion point.

        """
        ranks = {len(lower_bounds), len(upper_bounds), len(steps)}
        if len(ranks) != 1:
            raise ValueError(f"scf.forall: expected bounds and steps of one length, got {ranks}")
        parts = [mixed(each, number) for each in (lower_bounds, upper_bounds, steps)]
        outputs = values_of(shared_outs)
        types = [value.type for value in outputs]
        dynamic, static = [part[0] for part in parts], [part[1] for part in parts]
        self._build(types, *dynamic, *static, outputs, mapping=mapping, loc=loc, ip=ip)
        index = ir.IndexType.get()
        self.regions[0].blocks.append(*[index] * len(lower_bounds), *types)

    @property
    def body(self) -> ir.Block:
        """The block of the body."""
        return self.regions[0].blocks[0]

    @property
    def rank(self) -> int:
        """The number of dimensions."""
        return len(self.body.arguments) - len(self.results)

    @property
    def induction_variables(self) -> ir.BlockArgumentList:
        """The loop counters, one for each dimension."""
        return self.body.arguments[: self.rank]

    @property
    def inner_iter_args(self) -> ir.BlockArgumentList:
        """The tensors that iterations write to."""
        return self.body.arguments[self.rank :]

    def terminator(self) -> InParallelOp:
        """Return the terminator of the body; create it if there is none."""
        from fishplate.dialects import scf

        found = self.body.terminator
        if found is None:
            found = scf.InParallelOp(ip=ir.InsertionPoint(self.body))
        return cast("InParallelOp", found)


class InParallelOp(Extended):
    """Terminator of a parallel loop's body, with an empty block for the parallel writes."""

    __slots__ = ()

    def __init__(
        self, *, loc: ir.Location | None = None, ip: ir.InsertionPoint | None = None
    ) -> None:
        """Build the operation with its block."""
        self._build(loc=loc, ip=ip)
        self.regions[0].blocks.append()

    @property
    def block(self) -> ir.Block:
        """The block inside."""
        return self.regions[0].blocks[0]


class IndexSwitchOp(Extended):
    """``IndexSwitchOp(result_types, index, cases)``: a block for each case and a default block."""

    __slots__ = ()

    def __init__(
        self,
        results: Sequence[ir.Type],
        arg: ValueLike,
        cases: Sequence[int] | ir.DenseI64ArrayAttr,
        case_body_builder: Callable[[Any, int, int], object] | None = None,
        default_body_builder: Callable[[Any], object] | None = None,
        *,
        loc: ir.Location | None = None,
        ip: ir.InsertionPoint | None = None,
    ) -> None:
        """Build a switch over an index.

        Parameters
        ----------
        results
            The types of the results, which every block yields.
        arg
            The index.
        cases
            The numbers that have a block.
        case_body_builder
            Called for each case with the operation, the position of the case and its number; the insertion point is
            the end of the block.
        default_body_builder
            Called with the operation, for the default block.
        loc
            The location.
        ip
            The insertion point.

        """
        numbers = [int(case) for case in cases]
        self._build(results, arg, numbers, len(numbers), loc=loc, ip=ip)
        for region in self.regions:
            region.blocks.append()
        if default_body_builder is not None:
            fill(self, self.default_block, default_body_builder, self)
        for at, case in enumerate(numbers):
            if case_body_builder is not None:
                fill(self, self.case_block(at), case_body_builder, self, at, case)

    @property
    def default_region(self) -> ir.Region:
        """The default region."""
        return self.regions[0]

    @property
    def default_block(self) -> ir.Block:
        """The default block."""
        return self.default_region.blocks[0]

    @property
    def case_regions(self) -> ir.RegionSequence:
        """The regions of the cases."""
        return self.regions[1:]

    def case_region(self, i: int) -> ir.Region:
        """Return the region of a case, by its position."""
        return self.case_regions[i]

    @property
    def case_blocks(self) -> Sequence[ir.Block]:
        """The blocks of the cases."""
        return [region.blocks[0] for region in self.case_regions]

    def case_block(self, i: int) -> ir.Block:
        """Return the block of a case, by its position."""
        return self.case_region(i).blocks[0]


def index_switch(
    results: Sequence[ir.Type],
    arg: ValueLike,
    cases: Sequence[int] | ir.DenseI64ArrayAttr,
    case_body_builder: Callable[[Any, int, int], object] | None = None,
    default_body_builder: Callable[[Any], object] | None = None,
    *,
    loc: ir.Location | None = None,
    ip: ir.InsertionPoint | None = None,
) -> Any:
    """Build a switch over an index, as `IndexSwitchOp` does.

    Returns the result, the results if there are several, or the operation if there are none.
    """
    from fishplate.dialects import scf

    op = scf.IndexSwitchOp(
        results, arg, cases, case_body_builder, default_body_builder, loc=loc, ip=ip
    )
    return results_of(op)
