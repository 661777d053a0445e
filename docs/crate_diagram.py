"""Draws the crates of the workspace and what each uses, as SVG, from their Cargo.toml files.

A crate stands one row below the lowest crate that uses it. Only dependencies that no other path implies are drawn. Names are
without the prefix `fishplate-`.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

ROW, WIDTH, HEIGHT, GAP = 92, 176, 52, 20
# Helpers of builds and tests.
LEFT_OUT = {"fishplate-cuda-stub", "fishplate-park", "fishplate-test-kernels", "xtask"}
# The two libraries and the extension that users load, and the command.
SHIPPED = {
    "fishplate-capi": "libtvm_ffi.so",
    "fishplate-compiler": "libfishplate_compiler.so",
    "fishplate-python": "fishplate._core",
    "fishplate-cli": "the command fishplate",
    "fishplate": "the crate for Rust",
}


def dependencies(root: Path) -> dict[str, set[str]]:
    """Return what each crate uses of the others."""
    found: dict[str, set[str]] = {}
    for manifest in sorted((root / "crates").glob("*/Cargo.toml")):
        facts = tomllib.loads(manifest.read_text())
        wanted = facts.get("dependencies", {})
        found[facts["package"]["name"]] = {
            name
            for name, how in wanted.items()
            if not (isinstance(how, dict) and how.get("optional"))
        }
    return {
        name: {used for used in uses if used in found and used not in LEFT_OUT}
        for name, uses in found.items()
        if name not in LEFT_OUT
    }


def _reach(uses: dict[str, set[str]], name: str) -> set[str]:
    return uses[name].union(*(_reach(uses, used) for used in uses[name]), set())


def _levels(uses: dict[str, set[str]]) -> dict[str, int]:
    """Return the row of each crate, counted from the bottom."""

    def height(name: str) -> int:
        return max((height(used) + 1 for used in uses[name]), default=0)

    top = max(map(height, uses))
    users = {name: {user for user in uses if name in uses[user]} for name in uses}

    def level(name: str) -> int:
        return min((level(user) - 1 for user in users[name]), default=top)

    return {name: level(name) for name in uses}


def draw(root: Path) -> str:
    """Return the picture."""
    uses = dependencies(root)
    level = _levels(uses)
    rows: dict[int, list[str]] = {}
    for name in uses:
        rows.setdefault(level[name], []).append(name)
    height, width = len(rows) * ROW, max(map(len, rows.values())) * (WIDTH + GAP) + GAP
    place: dict[str, tuple[float, float]] = {}
    for row, names in rows.items():
        start = (width - len(names) * (WIDTH + GAP) + GAP) / 2
        for at, name in enumerate(names):
            place[name] = (
                start + at * (WIDTH + GAP),
                height - (row + 1) * ROW + (ROW - HEIGHT) / 2,
            )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        'font-family="sans-serif" font-size="19" text-anchor="middle">',
        f'<rect width="{width}" height="{height}" fill="#fff"/>',
    ]
    for name, used in uses.items():
        implied = set().union(*(_reach(uses, other) for other in used))
        for other in sorted(used - implied):
            (x, y), (to_x, to_y) = place[name], place[other]
            x, y, to_x = x + WIDTH / 2, y + HEIGHT, to_x + WIDTH / 2
            middle = (y + to_y) / 2
            parts.append(
                f'<path d="M{x:.0f} {y:.0f}C{x:.0f} {middle:.0f} {to_x:.0f} {middle:.0f} {to_x:.0f} {to_y:.0f}" '
                'fill="none" stroke="#90a4ae" stroke-width="1.5"/>'
            )
    for name, (x, y) in place.items():
        shipped = SHIPPED.get(name)
        fill = "#e0f2f1" if shipped else "#eceff1"
        parts.append(
            f'<rect x="{x:.0f}" y="{y:.0f}" width="{WIDTH}" height="{HEIGHT}" rx="6" fill="{fill}" stroke="#546e7a"/>'
        )
        short = name.removeprefix("fishplate-")
        lines = [short, shipped] if shipped else [short]
        for at, line in enumerate(lines):
            down = y + HEIGHT / 2 + 6 + (at * 20 - 9 if shipped else 0)
            size = "" if at == 0 else ' font-size="14" fill="#00695c"'
            parts.append(f'<text x="{x + WIDTH / 2:.0f}" y="{down:.0f}"{size}>{line}</text>')
    return "\n".join([*parts, "</svg>", ""])
