"""The table of speed in the README of the repository, from results.json: `make bench` rewrites it.

`python bench/readme_table.py` writes it without measuring.
"""

from __future__ import annotations

import json
from pathlib import Path

HERE = Path(__file__).resolve().parent
README = HERE.parent / "README.md"
BEGIN, END = "<!-- speed: written by `make bench` -->\n", "<!-- end of speed -->\n"

#: The README's text, the peer, and the row of results.json: its section and its name.
ROWS = [
    ("Python calls a native function with 3 ints", "`tvm_ffi`", "python", "nop of 3 ints"),
    ("Python passes a NumPy array", "`tvm_ffi`", "python", "nop(numpy array)"),
    ("Python makes an object of 2 fields", "`tvm_ffi`", "python", "construct, 2 fields"),
    ("Python reads an element of an `Array`", "`tvm_ffi`", "python", "Array[3]"),
    ("a Python callback's error comes back", "`tvm_ffi`", "python", "error of a Python callback"),
    ("Rust calls a function with 3 ints", "crate `tvm-ffi`", "rust", "typed call, 3 ints"),
    ("C raises and takes an error", "`libtvm_ffi.so`", "c_abi", "error raise + move + DecRef"),
    ("C looks a global function up", "`libtvm_ffi.so`", "c_abi", "FunctionGetGlobal hit + DecRef"),
    ("C calls a function", "`libtvm_ffi.so`", "c_abi", "FunctionCall noop"),
    ("C counts a reference up and down", "`libtvm_ffi.so`", "c_abi", "IncRef + DecRef"),
    ("Python calls a compiled kernel", "Numba", "kernels", "call of a jit function, Numba"),
    ("compile a kernel for the first time", "Numba", "kernels", "compile add_one, Numba"),
    ("layer norm of a matrix", "Numba", "kernels", "layernorm, Numba"),
    (
        "build an MLIR operation in Python",
        "MLIR's package",
        "ir",
        "build arith.addi, one of 10,000",
    ),
]


def table(results: dict) -> str:
    """Return the table: calls from Python with the GIL kept, and with the GIL released, on both sides."""
    lines = [
        "| operation | peer | its time | Fishplate | faster | GIL released: its time | Fishplate | faster |",
        "|---|---|---:|---:|---:|---:|---:|---:|",
    ]
    for words, peer, section, name in ROWS:
        rows = results["sections"][section]["rows"]
        row = next((row for row in rows if row["name"] == name), None)
        if row is None:
            raise KeyError(f"results.json has no row {name!r} in the section {section!r}")
        released = _times(row["released"]) if row.get("released") else " | | "
        lines.append(f"| {words} | {peer} | {_times(row)} | {released} |")
    return "\n".join(lines) + "\n"


def _times(row: dict) -> str:
    peer, ours = row["peer_ns"], row["our_ns"]
    return f"{_time(peer)} | {_time(ours)} | {peer / ours:.1f}x"


def with_table(readme: str, results: dict) -> str:
    """Return the text of the README with the table in its place."""
    before, rest = readme.split(BEGIN)
    return before + BEGIN + table(results) + END + rest.split(END)[1]


def write() -> None:
    """Rewrite the table."""
    results = json.loads((HERE / "results.json").read_text())
    README.write_text(with_table(README.read_text(), results))


def _time(ns: float) -> str:
    for size, unit in ((1e6, "ms"), (1e3, "us")):
        if ns >= size:
            return f"{ns / size:.1f} {unit}"
    return f"{ns:.0f} ns"


if __name__ == "__main__":
    write()
