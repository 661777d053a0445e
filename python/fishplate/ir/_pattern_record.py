"""Records of what patterns do, counters that choose their tries, and sets of patterns as passes with options."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from ..core import Object
from ..registry import get_global_func, register_object
from ._pass import Pass, register_pass

if TYPE_CHECKING:
    from .rewrite import FrozenRewritePatternSet

__all__ = ["AppliedPattern", "DebugCounters", "RewriteRecord", "record", "register_patterns"]


@register_object("ir.AppliedPattern")
class AppliedPattern(Object):
    """A pattern that was applied: its name, and the name and location of the operation."""

    __slots__ = ()

    if TYPE_CHECKING:
        pattern: str
        operation: str
        location: str


@register_object("ir.RewriteRecord")
class RewriteRecord(Object):
    """The patterns that were applied, in order, and numbers by name: ``tried NAME`` and ``applied NAME`` for each pattern, and
    ``iterations``, ``folded`` and ``dead`` (operations without uses that were erased) of greedy drivers."""

    __slots__ = ()

    if TYPE_CHECKING:
        patterns: Sequence[AppliedPattern]
        statistics: Mapping[str, int]


@register_object("ir.DebugCounters")
class DebugCounters(Object):
    """Lets patterns be tried only from a first to a last time: ``DebugCounters({"fold-sum": (0, 9)})``.

    Tries are counted from 0, over all drivers that use the same counters, as MLIR's counters count its action
    ``apply-pattern``. A pattern without a counter is always tried.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        tries: Mapping[str, int]

        def __init__(self, ranges: Mapping[str, Sequence[int]]) -> None: ...


_open = get_global_func("ir.open_rewrite_record")
_close = get_global_func("ir.close_rewrite_record")


class record:
    """Records what the patterns that this thread applies do, inside of a ``with``.

    .. code-block:: python

        with rewrite.record() as log:
            rewrite.apply_patterns_and_fold_greedily(module, patterns)
        for applied in log.patterns:
            print(applied.pattern, applied.operation, applied.location)

    """

    _made: RewriteRecord | None = None

    def __enter__(self) -> record:
        """Start to record."""
        _open()
        return self

    def __exit__(self, *_: object) -> None:
        """Stop to record."""
        self._made = _close()

    @property
    def patterns(self) -> list[AppliedPattern]:
        """The patterns that were applied, in order."""
        return [] if self._made is None else list(self._made.patterns)

    @property
    def statistics(self) -> dict[str, int]:
        """Numbers by name, see `RewriteRecord`."""
        return {} if self._made is None else dict(self._made.statistics)


_LEVELS = {"disabled": 0, "normal": 1, "aggressive": 2}


def _ranges(text: str) -> dict[str, tuple[int, int]]:
    """Return the counters of ``name:first:last`` texts with ``;`` between them."""
    ranges = {}
    for part in filter(None, text.split(";")):
        name, *numbers = part.rsplit(":", 2)
        if len(numbers) != 2 or not all(number.isdecimal() for number in numbers):
            raise ValueError(f"option `counters`: expected `name:first:last`, got `{part}`")
        ranges[name] = int(numbers[0]), int(numbers[1])
    return ranges


def _apply(pass_: Pass, op: Any, patterns: FrozenRewritePatternSet, counters: Any) -> None:
    from . import rewrite

    options = pass_.options
    enabled, disabled = (
        list(filter(None, options[name].split(";")))
        for name in ("enable-patterns", "disable-patterns")
    )
    level = options["region-simplify"]
    if level not in _LEVELS:
        raise ValueError(
            f"option `region-simplify`: expected disabled, normal or aggressive, got `{level}`"
        )
    config = rewrite.GreedyRewriteConfig(
        max_iterations=options["max-iterations"],
        max_num_rewrites=options["max-num-rewrites"],
        use_top_down_traversal=options["top-down"],
        region_simplification_level=rewrite.GreedySimplifyRegionLevel(_LEVELS[level]),
        counters=counters,
    )
    rewrite.apply_patterns_and_fold_greedily(op, patterns.only(enabled, disabled), config)


def _checked(argument: str, made: Any) -> FrozenRewritePatternSet:
    from .rewrite import FrozenRewritePatternSet

    if isinstance(made, FrozenRewritePatternSet):
        return made
    raise TypeError(
        f"the patterns of the pass `{argument}`: expected a FrozenRewritePatternSet, got {type(made).__name__}"
    )


def register_patterns(
    argument: str,
    make: Callable[[Any], FrozenRewritePatternSet],
    *,
    anchor: str | None = None,
    description: str | None = None,
    replace: bool = False,
) -> None:
    """Make a set of patterns available to textual pipelines, as a pass that applies them greedily.

    The pass has the options of MLIR's canonicalizer: ``top-down`` (true by default), ``region-simplify``, ``max-iterations``,
    ``max-num-rewrites``, ``enable-patterns`` and ``disable-patterns``, which are names with ``;`` between them; and
    ``counters``, such as ``name:0:9;other:3:3``, see `DebugCounters`.

    Parameters
    ----------
    argument
        The name in pipelines.
    make
        Returns the frozen patterns for a context. It is called once for each occurrence of the pass in a pipeline and context.
    anchor
        The only operation that the pass runs on.
    description
        A description.
    replace
        Whether to replace a pass that is already registered under the name.

    """
    options = {
        "top-down": True,
        "region-simplify": "aggressive",
        "max-iterations": 10,
        "max-num-rewrites": -1,
        "enable-patterns": "",
        "disable-patterns": "",
        "counters": "",
    }

    class Patterns:
        """Applies patterns greedily."""

        def __init__(self, counters: str, **_: Any) -> None:
            ranges = _ranges(counters)
            self._counters = DebugCounters(ranges) if ranges else None
            self._made: tuple[Any, FrozenRewritePatternSet] | None = None

        def __call__(self, op: Any, pass_: Pass) -> None:
            context = op.context
            if self._made is None or self._made[0] != context:
                self._made = context, _checked(argument, make(context))
            _apply(pass_, op, self._made[1], self._counters)

    Patterns.__name__ = Patterns.__qualname__ = argument
    register_pass(
        argument,
        anchor=anchor,
        options=options,
        description=description or "Applies patterns greedily.",
        replace=replace,
    )(Patterns)
