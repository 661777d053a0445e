"""Names that people know from other packages, and their equivalents here. Read only when a name is missing."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

#: By the name in Numba, Triton, the CuTe DSL, NumPy or torch.
_HERE = {
    "arch": "fp itself, such as fp.thread_idx(), or fishplate.cute.arch",
    "autovec_copy": "fp.basic_copy",
    "ceil_div": "-(-a // b)",
    "cdiv": "-(-a // b)",
    "const_expr": "fp.Constexpr for a parameter; an `if` over constants is decided when compiling",
    "constexpr": "fp.Constexpr",
    "copy": "fp.basic_copy, or fishplate.cute.copy",
    "export_to_c": "the method `export` of a compiled function",
    "grid": "fp.block_idx() and fp.thread_idx()",
    "load": "an index, as in x[i]",
    "make_ptr": "fp.Pointer(dtype, address, memspace)",
    "njit": "fp.jit",
    "num_programs": "fp.grid_dim()",
    "prange": "fp.parallel_range",
    "printf": "print",
    "program_id": "fp.block_idx()",
    "range_dynamic": "range or fp.range",
    "store": "an index, as in x[i] = value",
    "sync": "fp.sync_threads()",
    "syncthreads": "fp.sync_threads()",
    "vectorize": "fp.jit with a loop over the elements",
}

_HERE |= dict.fromkeys(
    ("arange", "array", "empty", "full", "ones", "tensor", "zeros"),
    "NumPy, torch or JAX: their arrays are passed as they are",
)

#: By the keyword argument of Numba's or Triton's `jit`.
_OPTIONS = {
    "boundscheck": 'options="--enable-assertions", or FISHPLATE_BOUNDS_CHECK=1',
    "cache": "nothing: compiled functions are cached on disk anyway",
    "fastmath": "fp.parallel_range(n, reassoc=True) for the loops that may be reordered",
    "nogil": "nothing: kernels run without the GIL anyway",
    "nopython": "nothing: a function is compiled as a whole, or an error says why not",
    "parallel": "fp.parallel_range in place of range for the loops that threads share",
}


def missing_name(name: str, known: Iterable[str]) -> str:
    """Return the end of an error about a name that the package does not have."""
    if name in _HERE:
        return f": use {_HERE[name]}"
    from . import layout

    if name in layout.__all__:
        return f": use fishplate.layout.{name}"
    names = sorted(known)
    longer = [each for each in names if len(name) > 3 and each.startswith(name)]
    nearest = get_close_matches(name, names, n=1, cutoff=0.75) or longer
    return f". Did you mean {nearest[0]!r}?" if nearest else ""


def unknown_keyword(function: str, name: str) -> str:
    """Return the error about a keyword argument that `jit` does not take."""
    message = f"{function}() got an unexpected keyword argument {name!r}"
    return (
        f"{message}: use {_OPTIONS[name]}"
        if name in _OPTIONS
        else f"{message}; it takes options and source"
    )
