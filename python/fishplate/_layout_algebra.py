"""Methods that layouts and composed layouts share. Each calls the library's algebra with texts."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

from ._layout_text import Texts

if TYPE_CHECKING:
    from typing_extensions import Self

    from .layout import Layout

#: Elements of the largest picture that a notebook shows by itself.
_SHOWN = 1024


class Algebra:
    """A function from coordinates to offsets."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def shape(self) -> Any: ...
        def _text(self, texts: Texts) -> str: ...

    def __call__(self, *coordinate: Any) -> Any:
        """Return the offset of a coordinate; if parts of it are None, the layout of those modes."""
        whole = coordinate[0] if len(coordinate) == 1 else coordinate
        if _has_none(whole):
            return self.slice_and_offset(whole)[0]
        return self._number("offset", whole)

    def __str__(self) -> str:
        """Return the text form; ``?`` is a number that is known at run time."""
        return _shown(self)

    def _ask(self, operation: str, texts: Texts, operands: tuple[Any, ...]) -> str:
        given = [
            part._text(texts) if hasattr(part, "_text") else texts.of(part) for part in operands
        ]
        return texts.apply(operation, self._text(texts), *given)

    def _number(self, operation: str, *operands: Any) -> Any:
        texts = Texts()
        return texts.read(self._ask(operation, texts, operands))[0]

    def _changed(self, operation: str, *operands: Any, tiler: Any = ...) -> Any:
        """Return the layout that an operation computes from operands, or from a tiler."""
        from .layout import _made

        texts = Texts()
        if tiler is not ...:
            return _made(texts, texts.apply(operation, self._text(texts), texts.tiler(tiler)))
        return _made(texts, self._ask(operation, texts, operands))

    def size(self) -> Any:
        """Return the number of coordinates."""
        return self._number("size")

    def cosize(self) -> Any:
        """Return the number of elements that an array needs to hold every offset."""
        return self._number("cosize")

    @property
    def rank(self) -> int:
        """The number of modes."""
        return len(self.shape) if isinstance(self.shape, tuple) else 1

    def coordinate(self, index: Any) -> Any:
        """Return the coordinate of the element with this number, nested like the shape."""
        return self._number("coordinate", index)

    def mode(self, index: int) -> Self:
        """Return the layout of one mode."""
        return self._changed("mode", index)

    def select(self, modes: Any) -> Self:
        """Return the layout of some modes, in the order given."""
        return self._changed("select", tuple(modes))

    def group_modes(self, begin: int, end: int) -> Self:
        """Group the modes from ``begin`` up to ``end`` into one."""
        return self._changed("group_modes", begin, end)

    def flatten(self) -> Self:
        """Remove all nesting."""
        return self._changed("flatten")

    def slice_and_offset(self, coordinate: Any) -> tuple[Self, Any]:
        """Return the layout of the modes that are None in a coordinate, and the offset of the others."""
        from .layout import _made

        texts = Texts()
        layout, offset = self._ask("slice", texts, (coordinate,)).split(";")
        return _made(texts, layout), texts.read(offset)[0]

    def coalesce(self, profile: Any = None) -> Self:
        """Join adjacent modes that are contiguous, in the layout or in each mode that a profile names."""
        return self._changed("coalesce", *_given(profile))

    def filter(self, profile: Any = None) -> Self:
        """Remove modes with stride 0 or extent 1."""
        return self._changed("filter", *_given(profile))

    def composition(self, tiler: Any) -> Self:
        """Return the layout that maps ``c`` to ``self(tiler(c))``. A tuple as tiler applies mode by mode."""
        return self._changed("composition", tiler=tiler)

    def complement(self, target: Any = None) -> Self:
        """Return the layout of the repetitions that fill the offsets not covered by this layout, up to a size."""
        return self._changed("complement", *_given(target))

    def right_inverse(self) -> Self:
        """Return the layout ``R`` that satisfies ``self(R(i)) == i``."""
        return self._changed("right_inverse")

    def left_inverse(self) -> Self:
        """Return the layout ``L`` that satisfies ``L(self(i)) == i``."""
        return self._changed("left_inverse")

    def logical_divide(self, tiler: Any) -> Self:
        """Split each mode in place: ``((tile, rest), (tile, rest), ...)``."""
        return self._changed("logical_divide", tiler=tiler)

    def zipped_divide(self, tiler: Any) -> Self:
        """Split into tiles and the rest: ``((tile, tile, ...), (rest, rest, ...))``."""
        return self._changed("zipped_divide", tiler=tiler)

    def tiled_divide(self, tiler: Any) -> Self:
        """Split into tiles and the rest: ``((tile, tile, ...), rest, rest, ...)``."""
        return self._changed("tiled_divide", tiler=tiler)

    def flat_divide(self, tiler: Any) -> Self:
        """Split into tiles and the rest: ``(tile, tile, ..., rest, rest, ...)``."""
        return self._changed("flat_divide", tiler=tiler)

    def logical_product(self, tiler: Any) -> Self:
        """Repeat the layout in the order of a tiler: ``(block, repetition)``."""
        return self._changed("logical_product", tiler=tiler)

    def blocked_product(self, tiler: Layout) -> Self:
        """Repeat the layout, mode by mode, with the block inside: ``((block, repetition), ...)``."""
        return self._changed("blocked_product", tiler)

    def raked_product(self, tiler: Layout) -> Self:
        """Repeat the layout, mode by mode, with the repetition inside: ``((repetition, block), ...)``."""
        return self._changed("raked_product", tiler)

    def tile_to_shape(self, shape: Any, order: Any = None) -> Self:
        """Repeat the layout until it has a shape, with the modes in a given order."""
        return self._changed("tile_to_shape", shape, *_given(order))

    def recast(self, old_bits: int, new_bits: int) -> Self:
        """Return the layout of the same memory in elements of another size."""
        return self._changed("recast_layout", old_bits, new_bits)

    def draw(
        self,
        *,
        banks: int | None = None,
        threads: Any = None,
        path: str | os.PathLike[str] | None = None,
    ) -> str:
        """Return a picture as SVG.

        Without arguments it is a grid of offsets. The rows are the first mode, the columns are the others.

        Parameters
        ----------
        banks
            Show banks of shared memory instead, for elements with this number of bits.
        threads
            The shape of a tile. The layout maps threads and values to elements of the tile, and the picture shows
            which thread holds which element.
        path
            A file to write the picture to.

        """
        if banks is not None and threads is not None:
            raise TypeError("draw takes banks or threads, not both")
        texts = Texts()
        how = ["offsets"]
        if banks is not None:
            how = ["banks", texts.of(banks)]
        elif threads is not None:
            how = ["threads", texts.of(threads)]
        picture = texts.apply("draw", self._text(texts), *how)
        if path is not None:
            from ._whole_file import write_whole

            write_whole(path, picture)
        return picture

    def _repr_svg_(self) -> str | None:
        """Return the picture that notebooks show, if the layout is small and static."""
        try:
            if self.size() > _SHOWN:
                return None
            return self.draw()
        except (TypeError, ValueError):
            return None


def _given(operand: Any) -> tuple[Any, ...]:
    return () if operand is None else (operand,)


def _has_none(coordinate: Any) -> bool:
    if isinstance(coordinate, (tuple, list)):
        return any(map(_has_none, coordinate))
    return coordinate is None


def _shown(layout: Any) -> str:
    texts = Texts()
    text = layout._text(texts)
    for index in reversed(range(len(texts.variables))):
        text = text.replace(f"?{index}", "?")
    return text
