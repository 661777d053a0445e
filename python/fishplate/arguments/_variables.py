"""Variables of one function's spec: which sizes share a variable, the names of variables, and the strides
of compact tensors."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .. import spec
from ._marked_tensor import Dynamic
from ._sym_int import SymInt

Entry = Any  # int | SymInt | Dynamic


class Variables:
    """Makes one variable per SymInt object, with unique names."""

    def __init__(self, taken: Iterable[str]) -> None:
        """Start with the names of the function's parameters taken."""
        self._taken = set(taken)
        self._counts: dict[str, int] = {}
        # By identity; keeping the SymInt alive keeps its id unique.
        self._shared: dict[int, tuple[SymInt, spec.Var]] = {}
        self._devices: dict[tuple[str, int | None], spec.Var] = {}

    def _name(self, prefix: str, symbol: str | None = None) -> str:
        """Return the symbol if it is free, otherwise the prefix and a number."""
        name = symbol if symbol and symbol.isidentifier() else ""
        while not name or name in self._taken:
            count = self._counts.get(prefix, 0)
            self._counts[prefix] = count + 1
            name = f"{prefix}{count}"
        self._taken.add(name)
        return name

    def fresh(self, prefix: str, width: int, divisibility: int = 1) -> spec.Var:
        """Return a variable that nothing shares."""
        return _var(self._name(prefix), width, divisibility)

    def shared(self, symbol: SymInt, prefix: str) -> spec.Var:
        """Return the variable of a SymInt; the first use names it."""
        if id(symbol) not in self._shared:
            name = self._name(prefix, symbol.symbol)
            self._shared[id(symbol)] = symbol, _var(name, symbol.width, symbol.divisibility)
        return self._shared[id(symbol)][1]

    def parameter(self, symbol: SymInt, name: str) -> None:
        """Make the variable of a SymInt that is a parameter itself; it gets the parameter's name."""
        if id(symbol) in self._shared:
            first = self._shared[id(symbol)][1].name
            raise ValueError(
                f"argument {name!r} is the SymInt that {first!r} is: one number, given twice; "
                "use a separate SymInt"
            )
        self._shared[id(symbol)] = symbol, _var(name, symbol.width, symbol.divisibility)

    def dim(self, entry: Entry, prefix: str) -> int | spec.Var:
        """Return an extent or stride in the form that specs use."""
        if isinstance(entry, SymInt):
            return self.shared(entry, prefix)
        if isinstance(entry, Dynamic):
            return self.fresh(prefix, entry.width, entry.divisibility)
        return int(entry)

    def device(self, kind: str, index: int | None) -> spec.Var | None:
        """Return the variable that all tensors of one device share; the host needs none.

        A fake has no device index: it uses the device of the first real tensor.
        """
        if kind == "cpu":
            return None
        known = {at: var for (of, at), var in self._devices.items() if of == kind}
        if index not in known:
            free = known.get(None) if len(known) == 1 else None
            found = next(iter(known.values()), None) if index is None else free
            self._devices[kind, index] = found or spec.Var(self._name("device_id"), "int32")
        return self._devices[kind, index]

    def compact_strides(
        self, shape: Sequence[int | spec.Var], order: Sequence[int], width: int
    ) -> list[int | spec.Var | spec.Product] | None:
        """Return the strides of a contiguous tensor; None means row-major in a spec."""
        dynamic = not all(isinstance(shape[mode], int) for mode in order[:-1])
        outward = [mode for mode in order if shape[mode] != 1]
        if dynamic and outward == sorted(outward, reverse=True):
            return None
        strides: list[int | spec.Var | spec.Product] = [1] * len(shape)
        number, factors = 1, []
        for mode in order:
            strides[mode] = _product(number, factors, width)
            extent = shape[mode]
            if isinstance(extent, int):
                number *= extent
            else:
                factors.append(extent)
        return strides


def _product(number: int, factors: list[spec.Var], width: int) -> int | spec.Var | spec.Product:
    if not factors:
        return number
    if number == 1 and len(factors) == 1:
        return factors[0]
    return spec.Product(number, *factors, dtype=f"int{width}")


def _var(name: str, width: int, divisibility: int) -> spec.Var:
    return spec.Var(name, f"int{width}", divisibility=divisibility if divisibility > 1 else None)
