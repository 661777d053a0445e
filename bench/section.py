"""A section of the benchmark: rows of one kind, measured together, with the words that explain them."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Row:
    """One row: nanoseconds (the least over all processes) and the ratio ours / peer.

    `floor_ns` is what the interpreter itself takes for the same thing, where that is known; `noise`
    is how far above its bar a row may be read because the measuring is no better. A few rows are
    sizes: their `unit` is "B".
    """

    name: str
    peer_ns: float
    our_ns: float
    ratio: float
    bar: float | None
    floor_ns: float | None = None
    noise: float = 0.0
    unit: str = "ns"

    @property
    def met(self) -> bool:
        return self.bar is None or self.ratio <= self.bar + self.noise

    @property
    def below_floor(self) -> bool:
        """The bar asks for less time than the floor takes."""
        asked = (self.bar or 0) * self.peer_ns
        return self.bar is not None and self.floor_ns is not None and asked < self.floor_ns


@dataclass(frozen=True)
class Section:
    """`name` is the key in results.json, `image` a file beside it, `text` how it was measured."""

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
        rows = [Row(**{key: row[key] for key in row if key != "met"}) for row in facts["rows"]]
        return Section(**(facts | {"rows": rows}))

    @property
    def summary(self) -> str:
        missed = [row.name for row in self.rows if not row.met]
        barred = sum(row.bar is not None for row in self.rows)
        if not missed:
            return f"All {barred} bars are met."
        return f"{barred - len(missed)} of {barred} bars are met; missed: {', '.join(missed)}."
