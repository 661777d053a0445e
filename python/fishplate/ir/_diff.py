"""``fishplate ir-diff``: compares the structure of two modules, ignoring the names of values."""

from __future__ import annotations

import argparse
import contextlib
import difflib
import sys
import traceback
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from .. import ir
from . import _opt

#: Longer differing runs of a block are compared operation by operation, in order.
_ALIGNED = 2000


class Difference(NamedTuple):
    """A difference between two modules; an operation is None if its side has none there."""

    path: str
    what: str
    left: ir.Operation | None
    right: ir.Operation | None


class _Pair(NamedTuple):
    path: str
    left: ir.Operation
    right: ir.Operation


def differences(
    left: ir.Operation, right: ir.Operation, *, locations: bool = False
) -> Iterator[Difference]:
    """Yield the differences between two operations of one context, in text order.

    Operands are compared by the place of their definition, so the names of values do not matter. An operation that
    only one side has is a single difference, including its contents.
    """
    found = _Comparison(locations)
    found.pair(_step("", left, 0), left, right)
    # Operands may be defined later, so find all pairs before comparing operands.
    for entry in found.entries:
        if isinstance(entry, Difference):
            yield entry
        else:
            yield from found.operands(entry)


class _Comparison:
    def __init__(self, locations: bool) -> None:
        self._locations = locations
        #: The pairs of operations and the differences, in text order.
        self.entries: list[_Pair | Difference] = []
        #: Counterparts on the right of the values and blocks on the left.
        self._values: dict[Any, Any] = {}
        self._blocks: dict[Any, Any] = {}

    def pair(self, path: str, left: ir.Operation, right: ir.Operation) -> None:
        """Compare two operations and their contents, except their operands."""
        waiting: list[_Pair | Difference] = [_Pair(path, left, right)]
        while waiting:
            each = waiting.pop()
            self.entries.append(each)
            if isinstance(each, _Pair):
                waiting += reversed(list(self._inside(each)))

    def _inside(self, pair: _Pair) -> Iterator[_Pair | Difference]:
        path, left, right = pair
        self._values.update(zip(left.results, right.results, strict=False))
        if left.name != right.name:
            yield Difference(path, f"{left.name} became {right.name}", left, right)
            return
        for what in self._own(left, right):
            yield Difference(path, what, left, right)
        if len(left.regions) != len(right.regions):
            what = f"{len(left.regions)} regions became {len(right.regions)}"
            yield Difference(path, what, left, right)
            return
        for at, (region, other) in enumerate(zip(left.regions, right.regions, strict=True)):
            inner = path if len(left.regions) == 1 else f"{path} / region {at}"
            blocks, others = list(region.blocks), list(other.blocks)
            if len(blocks) != len(others):
                what = f"{len(blocks)} blocks became {len(others)}"
                yield Difference(inner, what, left, right)
            for number, (block, its) in enumerate(zip(blocks, others, strict=False)):
                place = inner if len(blocks) == len(others) == 1 else f"{inner} / block {number}"
                self._blocks[block] = its
                self._values.update(zip(block.arguments, its.arguments, strict=False))
                types, new = _types(block.arguments), _types(its.arguments)
                if types != new:
                    what = f"the arguments {_shown(types)} became {_shown(new)}"
                    yield Difference(place, what, left, right)
                yield from _aligned(place, list(block.operations), list(its.operations))

    def _own(self, left: ir.Operation, right: ir.Operation) -> Iterator[str]:
        """Yield the differences in attributes, result types and location."""
        old, new = dict(left.attributes.items()), dict(right.attributes.items())
        for name in sorted({*old, *new}, key=str):
            if name not in new:
                yield f"the attribute {name} = {old[name]} is gone"
            elif name not in old:
                yield f"the attribute {name} = {new[name]} is new"
            elif old[name] != new[name]:
                yield f"the attribute {name} = {old[name]} became {new[name]}"
        types, others = _types(left.results), _types(right.results)
        if types != others:
            yield f"the results {_shown(types)} became {_shown(others)}"
        if self._locations and left.location != right.location:
            yield f"{left.location} became {right.location}"

    def operands(self, pair: _Pair) -> Iterator[Difference]:
        """Yield the differences in operands and successors of two operations."""
        path, left, right = pair
        if left.name != right.name:
            return
        for what, mine, theirs, known in (
            ("operand", list(left.operands), list(right.operands), self._values),
            ("successor", list(left.successors), list(right.successors), self._blocks),
        ):
            if len(mine) != len(theirs):
                yield Difference(path, f"{len(mine)} {what}s became {len(theirs)}", left, right)
                continue
            for at, (each, other) in enumerate(zip(mine, theirs, strict=True)):
                if known.get(each) != other:
                    yield Difference(path, f"{what} {at} is another one", left, right)


def _aligned(path: str, left: list[Any], right: list[Any]) -> Iterator[_Pair | Difference]:
    """Pair the operations of two blocks: equal ones first, the rest between them in order."""
    keys, others = [_key(op) for op in left], [_key(op) for op in right]
    start = 0
    while start < min(len(keys), len(others)) and keys[start] == others[start]:
        start += 1
    end = 0
    while end < min(len(keys), len(others)) - start and keys[-1 - end] == others[-1 - end]:
        end += 1
    middle, its_middle = keys[start : len(keys) - end], others[start : len(others) - end]
    if max(len(middle), len(its_middle)) <= _ALIGNED:
        matcher = difflib.SequenceMatcher(None, middle, its_middle, autojunk=False)
        stretches = [codes[1:] for codes in matcher.get_opcodes()]
    else:
        stretches = [(0, len(middle), 0, len(its_middle))]
    stretches = [(0, start, 0, start)] + [
        (a + start, b + start, c + start, d + start) for a, b, c, d in stretches
    ]
    stretches.append((len(left) - end, len(left), len(right) - end, len(right)))
    for first, last, new, new_last in stretches:
        for at in range(max(last - first, new_last - new)):
            mine = left[first + at].operation if first + at < last else None
            its = right[new + at].operation if new + at < new_last else None
            if mine is not None and its is not None:
                yield _Pair(_step(path, mine, first + at), mine, its)
            elif mine is not None:
                place = _step(path, mine, first + at)
                yield Difference(place, "only the first file has this", mine, None)
            elif its is not None:
                place = _step(path, its, new + at)
                yield Difference(place, "only the second file has this", None, its)


def _key(op: Any) -> tuple[Any, ...]:
    attributes = tuple(sorted((str(name), each) for name, each in op.attributes.items()))
    return (op.operation.name, attributes, tuple(_types(op.operation.results)))


def _types(values: Any) -> list[Any]:
    return [value.type for value in values]


def _shown(types: Sequence[Any]) -> str:
    return f"({', '.join(map(str, types))})"


def _step(path: str, op: ir.Operation, at: int) -> str:
    """Return the path of an operation: its symbol, or its number in the block."""
    symbol = op.attributes["sym_name"] if "sym_name" in op.attributes else None
    name = f"@{symbol.value}" if isinstance(symbol, ir.StringAttr) else f"[{at}]"
    return f"{path} / {op.name} {name}" if path else op.name


def _place(file: str, op: ir.Operation) -> str:
    """Return the file and the line of an operation; a location written in the text is returned unchanged."""
    location = _opt._file_of(op.location)
    if location is None:
        return f"{file}: {op.location}"
    return f"{file if location.filename == '-' else location.filename}:{location.start_line}"


def _line(op: ir.Operation) -> str:
    """Return the first line of an operation's text."""
    return str(op.to_asm(enable_debug_info=False)).split("\n", 1)[0]


def _report(each: Difference, files: Sequence[str]) -> Iterator[str]:
    yield f"{each.path}: {each.what}"
    for sign, file, op in zip("-+", files, (each.left, each.right), strict=True):
        if op is not None:
            yield f"  {sign} {_place(file, op)}: {_line(op)}"


def _parse(context: ir.Context, name: str) -> ir.Operation:
    source = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    return ir.Module.parse(source, context).operation


def _count(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a number, got {text}")
    return int(text)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="fishplate ir-diff", description=__doc__)
    parser.add_argument("files", nargs=2, metavar="FILE")
    parser.add_argument("--locations", action="store_true")
    parser.add_argument("--most", type=_count, default=10)
    parser.add_argument("--allow-unregistered-dialect", action="store_true")
    parser.add_argument("--irdl-file", action="append", default=[])
    parser.add_argument("--load", action="append", default=[])
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command: 0 if the files are equal, 1 if they differ, 2 if one cannot be read."""
    given = _parser().parse_args(arguments)
    options = _opt.Options(
        allow_unregistered=given.allow_unregistered_dialect,
        irdl_files=given.irdl_file,
        load=given.load,
    )
    name = ""
    try:
        context = _opt._context(options, _opt._dialects(options))
        # The exception contains the diagnostics.
        context.emit_error_diagnostics = False
        modules = []
        for name in given.files:
            modules.append(_parse(context, name))
    except OSError as error:
        _opt._write(f"fishplate ir-diff: cannot read '{error.filename}': {error.strerror}")
        return 2
    except Exception as error:
        # A module given by --load may raise any exception.
        if not isinstance(error, (ImportError, ValueError, ir.MLIRError)):
            traceback.print_exception(error)
        # The parser calls its source "-".
        text = str(error).replace('"-":', f'"{name}":')
        _opt._write(f"fishplate ir-diff: {f'{name}: ' if name else ''}{text}")
        return 2
    found = list(differences(*modules, locations=given.locations))
    lines = [line for each in found[: given.most] for line in _report(each, given.files)]
    if len(found) > given.most:
        lines.append(f"and {len(found) - given.most} more differences")
    with contextlib.suppress(BrokenPipeError):
        sys.stdout.write("".join(f"{line}\n" for line in lines))
        sys.stdout.flush()
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
