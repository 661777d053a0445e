"""Decides from the registry whether a type's memory can be declared as a struct.

The registry has the size of a type, and offset, size and alignment of its registered fields. Unregistered members and
pointers to virtual functions are missing there. So a type is
*complete* when its fields fill the bytes between its parent's size and its own exactly, up to the
gaps that alignment makes; otherwise it is *opaque*, and its fields are read through the C ABI.
A target may exclude types for its own reasons.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable, Mapping
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Any, Literal

from .._whole_file import write_whole
from .utils import NamedTypeSchema, ObjectInfo

# Of the 64-bit reference count in the object header.
OBJECT_HEADER_ALIGNMENT = 8

# Why a type is opaque:
#   layout-unknown      it registered no metadata, or a field has no place
#   parent-opaque       where its own bytes begin is not known
#   field-overlap       a field begins before the one in front ends (in the parent's last gap,
#                       for example), or ends behind the object
#   uncovered-bytes     bytes that neither a field nor alignment explains
#   unrenderable-field  the target has no type for a field
#   by-directive        the user ruled it out
#   no-mirror           the target's runtime owns the type
OpaqueReason = Literal[
    "layout-unknown",
    "parent-opaque",
    "field-overlap",
    "uncovered-bytes",
    "unrenderable-field",
    "by-directive",
    "no-mirror",
]
_Fault = tuple[OpaqueReason, str]


def align_up(value: int, alignment: int) -> int:
    """The first multiple of `alignment` that is at least `value`."""
    return -(-value // alignment) * alignment


@dataclasses.dataclass(frozen=True)
class ByteRange:
    """The bytes from `start` to `end`, exclusive."""

    start: int
    end: int

    def __str__(self) -> str:
        return f"[{self.start}, {self.end})"

    def to_json_obj(self) -> list[int]:
        """`[start, end]`."""
        return [self.start, self.end]


@dataclasses.dataclass(frozen=True)
class FieldBytes:
    """Position of a field."""

    name: str
    offset: int
    size: int
    alignment: int

    @property
    def end(self) -> int:
        """The offset after its last byte."""
        return self.offset + self.size

    def to_json_obj(self) -> dict[str, Any]:
        """The JSON form."""
        return dataclasses.asdict(self)


@dataclasses.dataclass
class Verdict:
    """The verdict on a type, with the bytes that prove it.

    `detail` is a readable sentence. `own_bytes` are the bytes that the type's own fields have to fill, `padding` the
    gaps due to alignment, `uncovered` all other gaps.
    """

    type_key: str
    verdict: Literal["complete", "opaque"]
    reason: OpaqueReason | None
    detail: str
    parent_type_key: str | None
    ancestors: list[str]
    total_size: int | None
    is_final: bool | None
    alignment: int | None = None
    own_bytes: ByteRange | None = None
    fields: list[FieldBytes] = dataclasses.field(default_factory=list)
    uncovered: list[ByteRange] = dataclasses.field(default_factory=list)
    padding: list[ByteRange] = dataclasses.field(default_factory=list)

    @property
    def is_complete(self) -> bool:
        """Whether a struct can hold the type."""
        return self.verdict == "complete"

    def to_json_obj(self) -> dict[str, Any]:
        """The type's entry in the report."""
        return {
            "verdict": self.verdict,
            "reason": self.reason,
            "detail": self.detail,
            "parent": self.parent_type_key,
            "ancestors": list(self.ancestors),
            "total_size": self.total_size,
            "is_final": self.is_final,
            "own_bytes": self.own_bytes.to_json_obj() if self.own_bytes else None,
            "fields": [field.to_json_obj() for field in self.fields],
            "uncovered": [gap.to_json_obj() for gap in self.uncovered],
            "padding": [gap.to_json_obj() for gap in self.padding],
        }


@dataclasses.dataclass(frozen=True)
class _Rules:
    """The target's additions to the rules."""

    forced_opaque: AbstractSet[str]
    unmirrored: AbstractSet[str]
    field_renderable: Callable[[NamedTypeSchema], bool]


def classify(
    infos: Mapping[str, ObjectInfo],
    *,
    forced_opaque: AbstractSet[str] = frozenset(),
    unmirrored: AbstractSet[str] = frozenset(),
    field_renderable: Callable[[NamedTypeSchema], bool] | None = None,
) -> dict[str, Verdict]:
    """The verdicts on types, whose ancestors must be among `infos`.

    `forced_opaque` types are opaque even if their bytes are known; `unmirrored` types and all types derived from them
    are opaque regardless of their bytes. A type with a field that `field_renderable` refuses is opaque.
    """
    rules = _Rules(forced_opaque, unmirrored, field_renderable or (lambda _: True))
    verdicts: dict[str, Verdict] = {}
    # Handles a chain of any length without recursion: ancestors first.
    for key in infos:
        for link in _unjudged(key, infos, verdicts):
            info = infos[link]
            verdicts[link] = _judge(info, verdicts.get(info.parent_type_key or ""), rules)
    return verdicts


def _unjudged(
    key: str, infos: Mapping[str, ObjectInfo], verdicts: Mapping[str, Verdict]
) -> list[str]:
    """A type and its ancestors without a verdict, root first."""
    chain: list[str] = []
    link: str | None = key
    while link is not None and link not in verdicts:
        if link not in infos:
            raise KeyError(f"Ancestor {link!r} is not among the types to classify")
        chain.append(link)
        link = infos[link].parent_type_key
    return chain[::-1]


def _judge(info: ObjectInfo, parent: Verdict | None, rules: _Rules) -> Verdict:
    key = info.type_key or ""
    verdict = Verdict(
        key,
        "opaque",
        None,
        "",
        info.parent_type_key,
        list(info.ancestors),
        info.total_size,
        info.is_final,
    )
    if key in rules.unmirrored:
        text = "its bytes are owned by the target's runtime and never mirrored"
        fault: _Fault | None = ("no-mirror", text)
    else:
        fault = _measure(info, parent, verdict) or _ask_target(info, rules)
    if fault is not None:
        verdict.reason, verdict.detail = fault
        return verdict
    verdict.verdict = "complete"
    if parent is None:
        verdict.detail = f"object header [0, {info.total_size}): owned by the C ABI"
        return verdict
    verdict.detail = f"reflected fields fill {verdict.own_bytes} exactly"
    if verdict.padding:
        verdict.detail += f" (alignment padding {_listed(verdict.padding)})"
    return verdict


def _measure(info: ObjectInfo, parent: Verdict | None, verdict: Verdict) -> _Fault | None:
    """Record the bytes of a type in its verdict; return the objection, if any."""
    if info.total_size is None:
        return "layout-unknown", "no metadata of its own: total_size is unknown"
    places = []
    for field in info.fields:
        if field.size is None or field.alignment is None or field.offset is None:
            return "layout-unknown", f"field {field.name!r} carries no native layout facts"
        places.append(FieldBytes(field.name, field.offset, field.size, field.alignment))
    verdict.fields = sorted(places, key=lambda field: field.offset)
    if parent is None:
        # The root is the header: it has no own bytes to fill.
        verdict.alignment = OBJECT_HEADER_ALIGNMENT
        verdict.own_bytes = ByteRange(info.total_size, info.total_size)
        return None
    if not parent.is_complete:
        return "parent-opaque", f"parent {parent.type_key!r} is opaque ({parent.reason})"
    verdict.own_bytes = ByteRange(parent.total_size or 0, info.total_size)
    inherited = parent.alignment or OBJECT_HEADER_ALIGNMENT
    verdict.alignment = max([inherited, *(field.alignment for field in places)])
    return _fill(verdict, verdict.own_bytes, verdict.alignment)


def _fill(verdict: Verdict, own: ByteRange, alignment: int) -> _Fault | None:
    """Place the fields into the type's own bytes and record the gaps."""
    overlaps: list[str] = []
    reached = own.start
    for field in verdict.fields:
        if field.offset < reached:
            where = f"[{field.offset}, {field.end})"
            overlaps.append(f"field {field.name!r} at {where} starts before byte {reached}")
        else:
            _note_gap(verdict, ByteRange(reached, field.offset), field.alignment)
        reached = max(reached, field.end)
    if reached > own.end:
        overlaps.append(f"fields extend to byte {reached}, past total_size {own.end}")
    else:
        _note_gap(verdict, ByteRange(reached, own.end), alignment)
    if overlaps:
        return "field-overlap", overlaps[0]
    if verdict.uncovered:
        gaps = _listed(verdict.uncovered)
        return "uncovered-bytes", f"bytes {gaps} of {own} are not accounted for by reflected fields"
    return None


def _note_gap(verdict: Verdict, gap: ByteRange, alignment: int) -> None:
    """A gap is padding if it ends where alignment alone would put the next field."""
    if align_up(gap.start, alignment) != gap.end:
        verdict.uncovered.append(gap)
    elif gap.start != gap.end:
        verdict.padding.append(gap)


def _ask_target(info: ObjectInfo, rules: _Rules) -> _Fault | None:
    for field in info.fields:
        if not rules.field_renderable(field):
            text = f"field {field.name!r} ({field.repr()}) has no native mirror"
            return "unrenderable-field", text
    if info.type_key in rules.forced_opaque:
        return "by-directive", "vetoed by directive although the layout is reproducible"
    return None


def _listed(gaps: list[ByteRange]) -> str:
    return ", ".join(map(str, gaps))


def coverage_report(verdicts: Mapping[str, Verdict]) -> dict[str, Any]:
    """The verdicts as JSON data, by type key."""
    return {key: verdicts[key].to_json_obj() for key in sorted(verdicts)}


def write_coverage_report(path: Path, verdicts: Mapping[str, Verdict]) -> None:
    """Write the report to a file."""
    write_whole(path, json.dumps(coverage_report(verdicts), indent=2) + "\n")
