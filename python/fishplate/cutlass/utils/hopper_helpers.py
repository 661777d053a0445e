"""Products, layouts of shared memory and tiles of results for Hopper GPUs, under CuTe's names."""

from __future__ import annotations

from typing import Any

from ...cute._copy import CopyAtom, make_copy_atom
from ...cute._missing import missing
from ...cute._mma import TiledMma, make_tiled_mma
from ...cute._tuples import append
from ...cute.nvgpu import CopyUniversalOp
from ...cute.nvgpu.warp import StMatrix8x8x16bOp
from ...cute.nvgpu.warpgroup import (
    MmaF8Op,
    MmaF16BF16Op,
    MmaI8Op,
    OperandMajorMode,
    OperandSource,
    SmemLayoutAtomKind,
    make_smem_layout_atom,
)
from ...lang._value import type_name
from ...layout import ComposedLayout, size, tile_to_shape
from .layout_enum import LayoutEnum

__all__ = [
    "compute_tile_shape_or_override",
    "get_smem_layout_atom",
    "make_smem_layout_a",
    "make_smem_layout_b",
    "make_smem_layout_epi",
    "make_trivial_tiled_mma",
    "sm90_get_smem_store_op",
]


def make_trivial_tiled_mma(
    a_dtype: Any,
    b_dtype: Any,
    a_leading_mode: OperandMajorMode,
    b_leading_mode: OperandMajorMode,
    acc_dtype: Any,
    atom_layout_mnk: Any,
    tiler_mn: Any,
    a_source: OperandSource = OperandSource.SMEM,
) -> TiledMma:
    """Return a tiled warpgroup product for given types of factors and sums.

    Parameters
    ----------
    a_dtype, b_dtype, acc_dtype
        The types of the factors and of the sums.
    a_leading_mode, b_leading_mode
        Which mode of a factor is contiguous.
    atom_layout_mnk
        How warpgroups are arranged along M, N and K.
    tiler_mn
        Rows, 64, and columns of one product.
    a_source
        Where the first factor is.

    """
    shape = (64, tiler_mn[1], 256 // a_dtype.width)
    how = (a_source, a_leading_mode, b_leading_mode)
    op: Any
    if a_dtype.width == 16:
        if a_dtype is not b_dtype:
            raise TypeError(
                f"factors of 16 bits have one type, got {type_name(a_dtype)} and {type_name(b_dtype)}"
            )
        op = MmaF16BF16Op(a_dtype, acc_dtype, shape, *how)
    else:
        kind = MmaF8Op if type_name(a_dtype).startswith("Float8") else MmaI8Op
        op = kind(a_dtype, b_dtype, acc_dtype, shape, *how)
    return make_tiled_mma(op, atom_layout_mnk)


def get_smem_layout_atom(
    layout: LayoutEnum, element_type: Any, major_mode_size: int
) -> SmemLayoutAtomKind:
    """Return the widest rows in shared memory that divide a contiguous mode with that many elements."""
    major = "K" if layout is LayoutEnum.ROW_MAJOR else "MN"
    bits = major_mode_size * element_type.width
    for row in (128, 64, 32):
        if bits % (row * 8) == 0:
            return SmemLayoutAtomKind[f"{major}_SW{row}"]
    return SmemLayoutAtomKind[f"{major}_INTER"]


def _staged(layout: LayoutEnum, shape: tuple[int, int], dtype: Any, stages: int) -> ComposedLayout:
    """Return the layout of stages of a tile."""
    by_rows = layout is LayoutEnum.ROW_MAJOR
    atom = make_smem_layout_atom(get_smem_layout_atom(layout, dtype, shape[by_rows]), dtype)
    return tile_to_shape(atom, append(shape, stages), (0, 1, 2) if by_rows else (1, 0, 2))


def make_smem_layout_a(
    a_layout: LayoutEnum, mma_tiler_mnk: Any, a_dtype: Any, num_stages: int
) -> ComposedLayout:
    """Return the layout of stages of a first factor in shared memory."""
    return _staged(a_layout, (size(mma_tiler_mnk[0]), size(mma_tiler_mnk[2])), a_dtype, num_stages)


def make_smem_layout_b(
    b_layout: LayoutEnum, mma_tiler_mnk: Any, b_dtype: Any, num_stages: int
) -> ComposedLayout:
    """Return the layout of stages of a second factor in shared memory."""
    return _staged(b_layout, (size(mma_tiler_mnk[1]), size(mma_tiler_mnk[2])), b_dtype, num_stages)


def make_smem_layout_epi(
    epi_dtype: Any,
    epi_layout: LayoutEnum,
    epi_tile: Any,
    epi_stage: int,
    smem_trg_shape: Any = None,
    smem_order: Any = None,
) -> ComposedLayout:
    """Return the layout of stages of a tile of the result in shared memory.

    Parameters
    ----------
    epi_dtype, epi_layout
        Type and order of the result.
    epi_tile, epi_stage
        Rows and columns of a tile, and the number of stages.
    smem_trg_shape, smem_order
        The whole shape, and the order of its modes; by default the tile and the stages.

    """
    tile = size(epi_tile[0]), size(epi_tile[1])
    by_rows = epi_layout.is_n_major_c()
    kind = get_smem_layout_atom(epi_layout, epi_dtype, tile[by_rows])
    shape = append(tile, epi_stage) if smem_trg_shape is None else smem_trg_shape
    order = ((0, 1, 2) if by_rows else (1, 0, 2)) if smem_order is None else smem_order
    return tile_to_shape(make_smem_layout_atom(kind, epi_dtype), shape, order)


def compute_tile_shape_or_override(
    tile_shape_mnk: Any,
    element_type: Any,
    is_cooperative: bool = False,
    epi_tile_override: Any = None,
) -> tuple[int, int]:
    """Return rows and columns of the tiles in which a result is written."""
    if epi_tile_override is not None:
        rows, columns = epi_tile_override
        return rows, columns
    rows, columns = size(tile_shape_mnk[0]), size(tile_shape_mnk[1])
    if is_cooperative:
        return min(128, rows), min(32, columns)
    return min(64, rows), min(64 if element_type.width == 8 else 32, columns)


def sm90_get_smem_store_op(layout_d: LayoutEnum, elem_ty_d: Any, elem_ty_acc: Any) -> CopyAtom:
    """Return the copy that moves sums from registers to shared memory: by matrices for 16-bit elements."""
    if elem_ty_d.width == 16:
        return make_copy_atom(StMatrix8x8x16bOp(layout_d.is_m_major_c(), 4), elem_ty_d)
    return make_copy_atom(CopyUniversalOp(), elem_ty_d)


def __getattr__(name: str) -> Any:
    """Raise an error that names the missing name and its equivalent here."""
    raise AttributeError(missing(f"utils.hopper_helpers.{name}", "cutlass"))
