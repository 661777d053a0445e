"""``fishplate translate``: translates between MLIR and other formats, with the options of ``mlir-translate``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from .. import ir
from .._whole_file import write_whole
from . import _opt, translation


def _run(options: _opt.Options) -> int:
    name = options.passes[0]
    if name not in (known := translation.names()):
        raise ValueError(f"there is no translation `--{name}`; there are --{', --'.join(known)}")
    is_input = options.input == "-"
    source = sys.stdin.buffer.read() if is_input else Path(options.input).read_bytes()
    context = _opt._context(options, _opt._dialects(options))
    lines = source.decode(errors="replace").split("\n")
    chunk = _opt._Chunk("<stdin>" if is_input else options.input, lines, source, None)
    try:
        with context.attach_diagnostic_handler(chunk.hear):
            result = translation.translate(source, name, context)
    except ir.MLIRError as error:
        if not chunk.heard:
            _opt._write(f"{chunk.name}: error: {error}")
        return 1
    if options.output == "-":
        sys.stdout.buffer.write(result)
        sys.stdout.flush()
    else:
        write_whole(options.output, result)
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    try:
        options = _opt.parse_options(sys.argv[1:] if arguments is None else arguments)
        if len(options.passes) != 1:
            raise _opt.UsageError("expected one translation, such as --mlir-to-cpp")
    except _opt.UsageError as error:
        _opt._write(f"fishplate translate: {error}")
        return 2
    try:
        return _run(options)
    except OSError as error:
        _opt._write(f"fishplate translate: {error.filename}: {error.strerror}")
    except (ImportError, ValueError) as error:
        _opt._write(f"fishplate translate: {error}")
    return 1


if __name__ == "__main__":
    sys.exit(main())
