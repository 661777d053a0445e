"""The pictures of docs/layouts.md. `python docs/layout_pictures.py` writes them; a test compares."""

from __future__ import annotations

from pathlib import Path

from fishplate.layout import (
    Layout,
    Swizzle,
    composition,
    logical_divide,
    raked_product,
    zipped_divide,
)

FOLDER = Path(__file__).parent / "images" / "layouts"


def pictures() -> dict[str, str]:
    """Return the pictures by file name."""
    matrix = Layout((4, 8), (8, 1))
    chunks = Layout((8, 8), (8, 1))
    return {
        "row-major.svg": matrix.draw(),
        "blocks.svg": Layout(((2, 2), (4, 2)), ((1, 8), (2, 16))).draw(),
        "logical-divide.svg": logical_divide(matrix, (2, 4)).draw(),
        "zipped-divide.svg": zipped_divide(matrix, (2, 4)).draw(),
        "raked-product.svg": raked_product(Layout((2, 2), (2, 1)), Layout((2, 4))).draw(),
        "threads.svg": Layout(((4, 8), (2, 2)), ((32, 1), (16, 8))).draw(threads=(16, 8)),
        "banks.svg": chunks.draw(banks=128),
        "banks-swizzled.svg": composition(Swizzle(3, 0, 3), chunks).draw(banks=128),
    }


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, picture in pictures().items():
        (FOLDER / name).write_text(picture)
