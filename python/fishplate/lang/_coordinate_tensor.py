"""Tensors whose elements are their own coordinates, for predicates, with their layouts and start coordinates."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..layout import Layout
from ._layout_tensor import _OPERATIONS, _frame, _is_free, _plain


class CoordinateLayout:
    """A layout whose values are coordinates: one layout for each number of a coordinate, all of the same shape."""

    __slots__ = ("_columns",)

    def __init__(self, columns: list[Layout]) -> None:
        """Store the layouts."""
        self._columns = columns

    @property
    def shape(self) -> Any:
        """The shape."""
        return self._columns[0].shape

    @property
    def rank(self) -> int:
        """The number of modes."""
        return self._columns[0].rank

    def size(self) -> Any:
        """Return the number of elements."""
        return self._columns[0].size()

    def __call__(self, *coordinate: Any) -> Any:
        """Return the value of a coordinate, or of an element number."""
        return tuple([column(*coordinate) for column in self._columns])

    def mode(self, index: int) -> CoordinateLayout:
        """Return the layout of a mode."""
        return self._mapped(lambda layout: layout.mode(index))

    def __getitem__(self, index: int) -> CoordinateLayout:
        """Return the layout of a mode."""
        return self._mapped(lambda layout: layout[index])

    def composition(self, tiler: Any) -> CoordinateLayout:
        """Return the layout that maps ``c`` to ``self(tiler(c))``."""
        return self._mapped(lambda layout: layout.composition(tiler))

    def zipped_divide(self, tiler: Any) -> CoordinateLayout:
        """Split into tiles and the rest."""
        return self._mapped(lambda layout: layout.zipped_divide(tiler))

    def slice_and_offset(self, coordinate: Any) -> tuple[CoordinateLayout, tuple[Any, ...]]:
        """Return the layout of the modes that are None in a coordinate, and the value of the others."""
        parts = [column.slice_and_offset(coordinate) for column in self._columns]
        return CoordinateLayout([layout for layout, _ in parts]), tuple([at for _, at in parts])

    def _mapped(self, change: Callable[[Any], Any]) -> CoordinateLayout:
        return CoordinateLayout([change(column) for column in self._columns])

    def __str__(self) -> str:
        """Return the text form: ``1@0`` is a step of 1 in the first number of a coordinate."""
        shape = str(self._columns[0]).split(":")[0]
        return f"{shape}:{_joined([column.stride for column in self._columns])}"

    __repr__ = __str__


class CoordinateStart:
    """The start of a coordinate tensor, in place of a pointer."""

    __slots__ = ("_start",)

    def __init__(self, start: tuple[Any, ...]) -> None:
        """Store the coordinate."""
        self._start = start

    def at_coordinates(self, layout: Any) -> CoordinateTensor:
        """Return a tensor that starts here."""
        if not isinstance(layout, CoordinateLayout) or len(layout._columns) != len(self._start):
            raise TypeError(
                f"a tensor of coordinates of {len(self._start)} numbers has a layout of such coordinates, got {layout}"
            )
        return CoordinateTensor(layout, self._start)


class CoordinateTensor:
    """A tensor whose elements are their own coordinates; tiles and partitions follow its modes."""

    __slots__ = ("_start", "layout")

    def __init__(self, layout: CoordinateLayout, start: tuple[Any, ...]) -> None:
        """Store the layout and its start coordinate."""
        self.layout, self._start = layout, start

    @property
    def shape(self) -> Any:
        """The shape."""
        return self.layout.shape

    @property
    def iterator(self) -> CoordinateStart:
        """The start, which `make_tensor` accepts."""
        return CoordinateStart(self._start)

    @property
    def type(self) -> str:
        """The shape, as text."""
        return f"CoordinateTensor<{str(self.layout).split(':')[0]}>"

    def size(self) -> Any:
        """Return the number of elements."""
        return self.layout.size()

    def __getitem__(self, coordinate: Any) -> Any:
        """Return the coordinate of an element in the whole tensor, or a part of the tensor."""
        coordinate = _plain(coordinate)
        if not _is_free(coordinate):
            return _sums(self._start, self.layout(coordinate))
        layout, offset = self.layout.slice_and_offset(coordinate)
        return CoordinateTensor(layout, _sums(self._start, offset))

    def moved(self, coordinate: Any) -> CoordinateTensor:
        """Return a tensor of the same shape that starts at a coordinate of this one."""
        return CoordinateTensor(self.layout, _sums(self._start, self.layout(coordinate)))

    def __getattr__(self, name: str) -> Any:
        """Return an operation of the algebra on the layout, as a method that returns a tensor."""
        if name in _OPERATIONS:
            return lambda *args, **kwargs: self._mapped(
                lambda layout: getattr(layout, name)(*args, **kwargs)
            )
        raise AttributeError(
            f"a tensor of coordinates has no `{name}`; it has `layout`, `shape`, `size()`, coordinates, and "
            f"{', '.join(sorted(_OPERATIONS))}"
        )

    def parts(self) -> list[Any]:
        """Return the parts that may differ between two tensors of one kind."""
        frames, values = [], list(self._start)
        for column in self.layout._columns:
            frame, more = _frame(column)
            frames.append(_Counted(frame, len(more)))
            values += more
        return [tuple(frames), *values]

    def with_parts(self, parts: list[Any]) -> CoordinateTensor:
        """Return a tensor of other parts."""
        frames, *values = parts
        count = len(self._start)
        start, rest = tuple(values[:count]), values[count:]
        columns = []
        for counted in frames:
            columns.append(counted.frame.layout(rest[: counted.count]))
            rest = rest[counted.count :]
        return CoordinateTensor(CoordinateLayout(columns), start)

    def _mapped(self, change: Callable[[Any], Any]) -> CoordinateTensor:
        return CoordinateTensor(self.layout._mapped(change), self._start)

    def __repr__(self) -> str:
        """Return the layout."""
        return f"<tensor of coordinates, layout {self.layout}>"


class _Counted:
    """The known numbers of a layout, and how many others it has."""

    __slots__ = ("count", "frame")

    def __init__(self, frame: Any, count: int) -> None:
        self.frame, self.count = frame, count

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Counted) and self.frame == other.frame

    __hash__ = None  # type: ignore[assignment]


def make_identity_layout(shape: Any) -> CoordinateLayout:
    """Return the layout of a shape that maps each coordinate to itself, with one number per mode."""
    extents = shape if isinstance(shape, tuple) else (shape,)
    columns = []
    for mode in range(len(extents)):
        strides = [
            Layout(part).stride if at == mode else _zeros(part) for at, part in enumerate(extents)
        ]
        columns.append(Layout(extents, tuple(strides)))
    return CoordinateLayout(columns)


def make_identity_tensor(shape: Any) -> CoordinateTensor:
    """Return the tensor of a shape whose elements are their coordinates, with one number per mode."""
    layout = make_identity_layout(shape)
    return CoordinateTensor(layout, (0,) * len(layout._columns))


def _sums(start: tuple[Any, ...], more: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple([a + b for a, b in zip(start, more, strict=True)])


def _zeros(shape: Any) -> Any:
    return tuple([_zeros(part) for part in shape]) if isinstance(shape, tuple) else 0


def _joined(strides: list[Any]) -> str:
    """Return the strides of all columns as one text."""
    if isinstance(strides[0], tuple):
        return f"({','.join([_joined([*parts]) for parts in zip(*strides, strict=True)])})"
    steps = [
        f"{step if type(step) is int else '?'}@{column}"
        for column, step in enumerate(strides)
        if type(step) is not int or step != 0
    ]
    return "+".join(steps) or "0"
