"""A section of the benchmark: rows of one kind, measured together, with the text that explains them."""

from __future__ import annotations

from dataclasses import asdict, dataclass


class Void(Exception):
    """The machine was too busy to measure: there is no result, and the code is not at fault."""


@dataclass(frozen=True)
class Released:
    """The same row again, with the interpreter's lock released around calls on both sides."""

    peer_ns: float
    our_ns: float
    bar: float | None = None

    @property
    def ratio(self) -> float:
        return self.our_ns / self.peer_ns

    @property
    def met(self) -> bool:
        return self.bar is None or self.ratio <= self.bar


@dataclass(frozen=True)
class Row:
    """One row: nanoseconds (the minimum over all processes) and the ratio ours / peer.

    `floor_ns` is the time of the interpreter itself for the same operation, if known; `noise` is the accepted excess
    over the bar, due to the precision of the measurement. A few rows are sizes: their `unit` is "B". Rows with
    `released` were measured with the lock kept, and again with it released.
    """

    name: str
    peer_ns: float
    our_ns: float
    ratio: float
    bar: float | None
    floor_ns: float | None = None
    noise: float = 0.0
    unit: str = "ns"
    released: Released | None = None

    @property
    def met(self) -> bool:
        kept = self.bar is None or self.ratio <= self.bar + self.noise
        return kept and (self.released is None or self.released.met)

    @property
    def released_bar(self) -> float | None:
        return self.released.bar if self.released else None

    @property
    def below_floor(self) -> bool:
        """Whether the bar is below the floor."""
        asked = (self.bar or 0) * self.peer_ns
        return self.bar is not None and self.floor_ns is not None and asked < self.floor_ns


@dataclass(frozen=True)
class Section:
    """`name` is the key in results.json, `image` a file in the same folder, `text` describes the measurement."""

    name: str
    title: str
    image: str
    text: str
    date: str
    rows: list[Row]

    def to_json(self) -> dict:
        rows = [asdict(row) | {"met": row.met} for row in self.rows]
        return asdict(self) | {"rows": rows}

    @staticmethod
    def from_json(facts: dict) -> Section:
        rows = [_row_from_json(row) for row in facts["rows"]]
        return Section(**(facts | {"rows": rows}))

    @property
    def summary(self) -> str:
        missed = [row.name for row in self.rows if not row.met]
        barred = sum(row.bar is not None or row.released_bar is not None for row in self.rows)
        if not missed:
            return f"All {barred} bars are met."
        return f"{barred - len(missed)} of {barred} bars are met; missed: {', '.join(missed)}."


def _row_from_json(facts: dict) -> Row:
    facts = {key: value for key, value in facts.items() if key != "met"}
    if facts.get("released"):
        facts["released"] = Released(**facts["released"])
    return Row(**facts)
