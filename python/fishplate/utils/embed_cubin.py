"""Embeds a compiled GPU kernel (a cubin) into an object file that refers to it.

C++ code with `TVM_FFI_EMBED_CUBIN(name)` refers to two symbols, the start and the end of the
bytes. The assembler makes an object that defines them (`.incbin`), the linker joins it with the
given object, and the symbols are made local so that two objects may use one name. Needs `cc`,
`ld` and `objcopy`. Run as a script by the build files of `fishplate.cpp`, so it imports nothing
of this package.
"""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

# Written for every assembler that takes GNU syntax. The bytes of a cubin are an ELF file, which
# the driver reads in place: hence the alignment. The last line keeps the stack non-executable.
_ASSEMBLY = """\
.section .rodata
.balign 64
.global {start}
{start}:
.incbin "{path}"
.global {end}
{end}:
.byte 0
.section .note.GNU-stack,"",%progbits
"""


def embed_cubin(
    cubin_path: Path,
    input_obj_path: Path,
    output_obj_path: Path,
    name: str,
    verbose: bool = False,
) -> None:
    """Write `output_obj_path`: the object `input_obj_path` with the bytes of `cubin_path` in it.

    `name` is the name in `TVM_FFI_EMBED_CUBIN(name)`. Raises FileNotFoundError for a missing file, ValueError for a
    name that is not an identifier, RuntimeError if a tool fails.
    """
    if not cubin_path.exists():
        raise FileNotFoundError(f"CUBIN file not found: {cubin_path}")
    if not input_obj_path.exists():
        raise FileNotFoundError(f"Input object file not found: {input_obj_path}")
    if not (name.isidentifier() and name.isascii()):
        raise ValueError(f"name must be a C identifier, got {name!r}")
    start = f"__tvm_ffi__cubin_{name}"
    end = f"{start}_end"
    with tempfile.TemporaryDirectory() as folder:
        # A copy under a name without quotes or backslashes, whatever the original name is.
        data, source, data_obj = (Path(folder) / f"data.{kind}" for kind in ("bin", "s", "o"))
        data.write_bytes(cubin_path.read_bytes())
        source.write_text(_ASSEMBLY.format(start=start, end=end, path=data))
        compiler = shlex.split(os.environ.get("CC", "cc"))
        _run([*compiler, "-c", str(source), "-o", str(data_obj)], verbose)
        joined = Path(folder) / "joined.o"
        _run(["ld", "-r", "-o", str(joined), str(input_obj_path), str(data_obj)], verbose)
        local = [f"--localize-symbol={symbol}" for symbol in (start, end)]
        _run(["objcopy", *local, str(joined), str(output_obj_path)], verbose)
    if verbose:
        size = cubin_path.stat().st_size
        print(f"{output_obj_path}: {size} bytes of {cubin_path} as {start}")


def _run(command: list[str], verbose: bool) -> None:
    if verbose:
        print(shlex.join(command))
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise RuntimeError(
            f"{command[0]} is not installed (GNU binutils and a compiler are needed)"
        ) from error
    if verbose and done.stdout:
        print(done.stdout)
    if done.returncode != 0:
        raise RuntimeError(
            f"{command[0]} failed with status {done.returncode}\nCommand: {shlex.join(command)}\n"
            f"stdout: {done.stdout}\nstderr: {done.stderr}"
        )


def main() -> int:
    """Run the command line; returns 1 for a missing file, 2 if a tool failed."""
    parser = argparse.ArgumentParser(
        prog="python -m fishplate.utils.embed_cubin",
        description="Embed a cubin into an object file that uses TVM_FFI_EMBED_CUBIN",
    )
    for flag, text in [
        ("--output-obj", "object file to write"),
        ("--input-obj", "object file whose source says TVM_FFI_EMBED_CUBIN(NAME)"),
        ("--cubin", "compiled kernel to embed"),
    ]:
        parser.add_argument(flag, type=Path, required=True, metavar="PATH", help=text)
    parser.add_argument("--name", required=True, metavar="NAME", help="NAME of the macro")
    parser.add_argument("-v", "--verbose", action="store_true", help="show what is run")
    args = parser.parse_args()
    try:
        args.output_obj.resolve().parent.mkdir(parents=True, exist_ok=True)
        embed_cubin(args.cubin, args.input_obj, args.output_obj, args.name, args.verbose)
    except FileNotFoundError as error:
        print(f"Error: {error}", file=sys.stderr)
        return 1
    except (RuntimeError, ValueError) as error:
        print(f"Error: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
