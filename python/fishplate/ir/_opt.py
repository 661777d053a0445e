"""``fishplate opt``: reads modules, runs passes on them and prints them, with the options of ``mlir-opt``."""

from __future__ import annotations

import importlib
import re
import sys
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

from .. import _dialect, ir
from .._whole_file import write_whole
from . import declare, irdl
from ._expected import BadCommentError, Expected, expected_in, match
from ._shim import Shim, load_shim

MARKER = "// -----"

_BYTECODE = b"ML\xefR"
_ADVICE = "allow_unregistered_dialects = True on the context"
_TRUE = ("", "true", "TRUE", "True", "1")
_FALSE = ("false", "FALSE", "False", "0")

#: Boolean options.
_FLAGS = {
    "allow-unregistered-dialect": "allow_unregistered",
    "emit-bytecode": "bytecode",
    "mlir-print-debuginfo": "debug_info",
    "mlir-print-local-scope": "local_scope",
    "mlir-print-op-generic": "generic",
    "verify-each": "verify_each",
}
#: Options with a text value, in the same argument or in the next one.
_TEXTS = {
    "o": "output",
    "output-split-marker": "output_marker",
    "pass-pipeline": "pipeline",
    "shim": "shim",
}
_LISTS = {"irdl-file": "irdl_files", "load": "load"}


class UsageError(Exception):
    """An invalid command line."""


@dataclass
class Options:
    """The command line."""

    input: str = "-"
    output: str = "-"
    pipeline: str | None = None
    #: Single passes with their options, in the order of the command line.
    passes: list[str] = field(default_factory=list)
    marker: str | None = None
    output_marker: str = MARKER
    #: "all" or "only-expected", if diagnostics are compared with comments.
    verify: str | None = None
    allow_unregistered: bool = False
    bytecode: bool = False
    debug_info: bool = False
    local_scope: bool = False
    generic: bool = False
    verify_each: bool = True
    irdl_files: list[str] = field(default_factory=list)
    load: list[str] = field(default_factory=list)
    #: A vendor's library whose MLIR reads the input and runs the passes.
    shim: str | None = None


def parse_options(arguments: Sequence[str]) -> Options:
    """Read a command line. Options begin with one or two dashes, and any other option is a pass."""
    options = Options()
    inputs: list[str] = []
    rest = iter(arguments)
    for argument in rest:
        if not argument.startswith("-") or not argument.strip("-"):
            inputs.append(argument)
            continue
        name, equals, value = argument.removeprefix("-").removeprefix("-").partition("=")
        if name in _FLAGS:
            if value not in _TRUE and value not in _FALSE:
                raise UsageError(f"--{name}: expected true or false, got `{value}`")
            setattr(options, _FLAGS[name], value in _TRUE)
        elif name in _TEXTS or name in _LISTS:
            if not equals and (value := next(rest, "")) == "":
                raise UsageError(f"--{name} requires a value")
            if name in _TEXTS:
                setattr(options, _TEXTS[name], value)
            else:
                getattr(options, _LISTS[name]).append(value)
        elif name == "split-input-file":
            options.marker = value or MARKER
        elif name == "verify-diagnostics":
            if value not in ("", "all", "only-expected"):
                raise UsageError(f"--{name}: expected all or only-expected, got `{value}`")
            options.verify = value or "all"
        elif name in ("h", "help"):
            raise UsageError("`fishplate opt --help`, without other arguments, shows the options")
        else:
            options.passes.append(f"{name}{{{value}}}" if value else name)
    if len(inputs) > 1:
        raise UsageError(f"expected one input file, got {', '.join(inputs)}")
    if options.passes and options.pipeline is not None:
        given = ", ".join(f"--{text}" for text in options.passes)
        raise UsageError(f"--pass-pipeline and single passes ({given}) exclude each other")
    if options.shim is not None and (options.load or options.irdl_files or options.verify):
        raise UsageError(
            "--shim excludes --load, --irdl-file and --verify-diagnostics: the library's own MLIR reads the input"
        )
    options.input = next(iter(inputs), "-")
    return options


def chunks(source: bytes, marker: str | None) -> Iterator[bytes]:
    """Split a source at a marker. Every line keeps its number, and text after a marker on the same line keeps its
    column.

    A marker at the very end splits nothing.
    """
    if marker is None or source.startswith(_BYTECODE):
        yield source
        return
    mark = marker.encode()
    body = source.removesuffix(mark)
    lines = start = 0
    for chunk in body.split(mark):
        column = start - (source.rfind(b"\n", 0, start) + 1)
        yield b"\n" * lines + b" " * column + chunk
        lines += chunk.count(b"\n") + mark.count(b"\n")
        start += len(chunk) + len(mark)


class _Chunk:
    """One source: prints its diagnostics, or compares them with its comments."""

    def __init__(self, name: str, lines: list[str], source: bytes, verify: str | None) -> None:
        self.name = name
        self.failed = False
        #: Whether MLIR reported the error.
        self.heard = False
        self.verify = verify
        self._lines = lines
        self._expected: list[Expected] = []
        if verify is not None:
            try:
                self._expected = expected_in(source.decode(errors="replace"))
            except BadCommentError as error:
                self.complain(error.place, str(error))

    def complain(self, place: tuple[int, int], message: str, width: int = 1) -> None:
        self.failed = True
        self._print("error", self.name, place, message, True, width)

    def hear(self, diagnostic: ir.Diagnostic) -> bool:
        """Handle a diagnostic of MLIR, with its notes."""
        self.heard |= diagnostic.severity == ir.DiagnosticSeverity.ERROR
        # Advice for programs does not help on a command line.
        notes = [note for note in diagnostic.notes if _ADVICE not in note.message]
        for each in (diagnostic, *notes):
            shows_line = each is diagnostic or each.location != diagnostic.location
            if self.verify is None:
                self._show(each.severity.name.lower(), each.location, each.message, shows_line)
            # mlir-opt does not produce these notes when it compares.
            elif not each.message.startswith("see current operation: "):
                self._compare(each)
        return True

    def _compare(self, diagnostic: ir.Diagnostic) -> None:
        kind, message = diagnostic.severity.name.lower(), diagnostic.message
        file = _file_of(diagnostic.location)
        line = None if file is None else file.start_line
        here = file is None or file.filename in ("-", self.name)
        found = match(self._expected, kind, line, message) if here else None
        if (found is not None and found.kind == kind) or self.verify == "only-expected":
            return
        self.failed = True
        if found is not None:
            wrong = f"'{kind}' diagnostic emitted when expecting a '{found.kind}'"
            self.complain(found.place, wrong)
        else:
            self._show("error", diagnostic.location, f"unexpected {kind}: {message}", True)

    def end(self) -> None:
        """Report comments that no diagnostic matched."""
        for each in self._expected:
            if not each.seen:
                message = f'expected {each.kind} "{each.text}" was not produced'
                if each.line is None:
                    self.failed = True
                    _write(f"<unknown>:0: error: {message}")
                else:
                    self.complain(each.place, message, len(each.text))

    def _show(self, kind: str, location: ir.Location, message: str, shows_line: bool) -> None:
        file = _file_of(location)
        if file is None:
            where = "" if str(location) == "loc(unknown)" else f"{location}: "
            _write(f"<unknown>:0: {kind}: {where}{message}")
            return
        name = self.name if file.filename == "-" else file.filename
        place = (file.start_line, file.start_col)
        self._print(kind, name, place, message, shows_line and name == self.name)

    def _print(
        self,
        kind: str,
        name: str,
        place: tuple[int, int],
        message: str,
        shows_line: bool,
        width: int = 1,
    ) -> None:
        line, column = place
        _write(f"{name}:{line}:{column}: {kind}: {message}")
        if shows_line and 0 < line <= len(self._lines) and column > 0:
            text = self._lines[line - 1].rstrip("\r")
            width = max(1, min(width, len(text) - column + 1))
            _write(text.expandtabs(8))
            indent = len(text[: column - 1].expandtabs(8))
            _write(" " * indent + "^" + "~" * (width - 1))


def _write(line: str) -> None:
    print(line, file=sys.stderr)


def _file_of(location: ir.Location) -> ir.Location | None:
    """Return the first position in a file that a location contains."""
    waiting = [location]
    while waiting:
        each = waiting.pop()
        if each.is_a_file():
            return each
        if each.is_a_name():
            waiting.append(each.child_loc)
        elif each.is_a_callsite():
            waiting += [each.caller, each.callee]
        elif each.is_a_fused():
            waiting += reversed(each.locations)
    return None


class _Registered(Protocol):
    def register(self, context: ir.Context | None = None, *, load: bool = True) -> None: ...


def _dialects(options: Options) -> list[_Registered]:
    """Load the dialects and passes that the command line names, and return the dialects."""
    known = set(_dialect._DIALECTS)
    declared: list[_Registered] = []
    for name in options.load:
        if name.endswith(".json"):
            _dialect.find(_dialect._load(Path(name).read_text(), name))
            continue
        for value in vars(importlib.import_module(name)).values():
            if isinstance(value, type) and issubclass(value, declare.Dialect):
                declared += [value] if value is not declare.Dialect else []
    for name in options.irdl_files:
        irdl.load(Path(name).read_text(), name)
    return [*declared, *(d for name, d in _dialect._DIALECTS.items() if name not in known)]


def _context(options: Options, dialects: Sequence[_Registered]) -> ir.Context:
    context = ir.Context()
    context.allow_unregistered_dialects = options.allow_unregistered
    context.emit_error_diagnostics = True
    for dialect in dialects:
        dialect.register(context, load=False)
    return context


def _manager(options: Options, context: ir.Context) -> ir.PassManager | None:
    """Return the passes of the command line."""
    if options.pipeline is not None:
        manager = ir.PassManager.parse(options.pipeline, context)
    elif options.passes:
        manager = ir.PassManager("builtin.module", context)
        for text in options.passes:
            manager.add(text)
    else:
        return None
    manager.enable_verifier(options.verify_each)
    return manager


def _process(options: Options, context: ir.Context, source: bytes, chunk: _Chunk) -> bytes | None:
    """Return the text of a module after the passes, or None if something failed."""
    name = chunk.name
    manager = _manager(options, context)
    with context, context.attach_diagnostic_handler(chunk.hear):
        try:
            module = ir.Module.parse(source)
            if manager is not None:
                manager.run(module)
        except Exception as error:
            # MLIR has reported the reason. Only the library's own limits have no diagnostic, and a pass in Python may
            # raise anything.
            if not isinstance(error, ir.MLIRError):
                traceback.print_exception(error)
                chunk.failed = True
            elif not chunk.heard:
                _write(f"{name}: error: {error}")
                chunk.failed = True
            return None
    if options.bytecode:
        return bytes(module.operation.to_bytecode())
    text = module.operation.to_asm(
        enable_debug_info=options.debug_info,
        print_generic_op_form=options.generic,
        use_local_scope=options.local_scope,
    )
    # The parser calls its source "-".
    text = re.sub(r'"-":(?=\d+:\d+)', lambda _: f'"{name}":', text)
    return text.encode() + b"\n"


def _convert(options: Options, shim: Shim, source: bytes, chunk: _Chunk) -> bytes | None:
    """Return the text of a module after the passes of a vendor's library, or None if something failed."""
    pipeline = options.pipeline or ""
    if options.passes:
        pipeline = f"builtin.module({','.join(options.passes)})"
    form = "bytecode" if options.bytecode else "generic" if options.generic else "text"
    try:
        made = shim.convert(source, pipeline, form)
    except ir.MLIRError as error:
        _write(f"{chunk.name}: error: {error}")
        chunk.failed = True
        return None
    return made if options.bytecode else made.rstrip(b"\n") + b"\n"


def run(options: Options) -> int:
    """Execute a command line, and return the exit code."""
    try:
        source = (
            sys.stdin.buffer.read() if options.input == "-" else Path(options.input).read_bytes()
        )
        shim = None if options.shim is None else load_shim(options.shim)
        dialects = _dialects(options)
        if shim is None:
            # An error in the pipeline is independent of the input.
            _manager(options, _context(options, dialects))
    except OSError as error:
        _write(f"cannot open input file '{error.filename}': {error.strerror}")
        return 1
    except (ImportError, ValueError) as error:
        _write(f"fishplate opt: {error}")
        return 1
    name = "<stdin>" if options.input == "-" else options.input
    lines = source.decode(errors="replace").split("\n")
    texts: list[bytes] = []
    failed = False
    for part in chunks(source, options.marker):
        chunk = _Chunk(name, lines, part, options.verify)
        if shim is None:
            text = _process(options, _context(options, dialects), part, chunk)
        else:
            text = _convert(options, shim, part, chunk)
        texts.append(text or b"")
        if options.verify is not None:
            chunk.end()
        failed |= chunk.failed or (text is None and options.verify is None)
    result = f"{options.output_marker}\n".encode().join(texts)
    if options.output == "-":
        sys.stdout.buffer.write(result)
        sys.stdout.flush()
    elif not failed:
        try:
            write_whole(options.output, result)
        except OSError as error:
            _write(f"cannot write output file '{options.output}': {error.strerror}")
            return 1
    return int(failed)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command."""
    try:
        options = parse_options(sys.argv[1:] if arguments is None else arguments)
    except UsageError as error:
        _write(f"fishplate opt: {error}")
        return 2
    return run(options)


if __name__ == "__main__":
    sys.exit(main())
