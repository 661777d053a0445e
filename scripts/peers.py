"""Counts how much of other projects' MLIR texts Fishplate reads: `make peers TT_MLIR=.. STABLEHLO=.. SHARDY=..`.

    .venv/bin/python scripts/peers.py --command <fishplate> tt-mlir=<checkout> stablehlo=<checkout> shardy=<checkout>

For each checkout, `fishplate bindgen` writes bindings of its dialects to a temporary folder. Then every test file
(`*.mlir`) is split into chunks (`// -----`), and each chunk is parsed, verified, printed and parsed again. The
table is printed and written to docs/mlir.md. Nothing of the checkouts is kept.
"""

from __future__ import annotations

import argparse
import collections
import importlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from fishplate import ir

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "mlir.md"
BEGIN, END = "<!-- peers: begin -->", "<!-- peers: end -->"
#: Number of reasons in the table.
TOP = 6
#: Options of a RUN line that neither run a pass nor change the input.
PLAIN = re.compile(
    r"-+(split-input-file|verify-diagnostics|allow-unregistered-dialect|o|mlir-print-op-generic)\b"
)


@dataclass
class Project:
    """A project: the variable of its checkout, the folder of includes, dialects with their files, and its tests."""

    variable: str
    include: str
    dialects: dict[str, list[str]]
    tests: list[str]


TT = "ttmlir/Dialect"
PROJECTS = {
    "tt-mlir": Project(
        "TT_MLIR",
        "include",
        {
            "ttcore": [f"{TT}/TTCore/IR/TTCoreOps.td"],
            "ttir": [f"{TT}/TTIR/IR/TTIROps.td"],
            "ttnn": [f"{TT}/TTNN/IR/TTNNOps.td"],
            "ttkernel": [f"{TT}/TTKernel/IR/TTKernelOps.td"],
            "ttmetal": [f"{TT}/TTMetal/IR/TTMetalOps.td"],
            "d2m": [f"{TT}/D2M/IR/D2MOps.td", f"{TT}/D2M/IR/D2MGenericRegionOps.td"],
            "emitpy": [f"{TT}/EmitPy/IR/EmitPyOps.td"],
            "debug": [f"{TT}/Debug/IR/DebugOps.td"],
            "sfpi": [f"{TT}/SFPI/IR/SFPIOps.td"],
        },
        ["test"],
    ),
    "stablehlo": Project(
        "STABLEHLO",
        ".",
        {
            "stablehlo": ["stablehlo/dialect/StablehloOps.td"],
            "chlo": ["stablehlo/dialect/ChloOps.td"],
            "vhlo": ["stablehlo/dialect/VhloOps.td"],
            "check": ["stablehlo/tests/CheckOps.td"],
            "interpreter": ["stablehlo/reference/InterpreterOps.td"],
        },
        ["stablehlo"],
    ),
    "shardy": Project(
        "SHARDY",
        ".",
        {
            "sdy": ["shardy/dialect/sdy/ir/ops.td"],
            "mpmd": ["shardy/dialect/mpmd/ir/ops.td"],
        },
        ["shardy"],
    ),
}


@dataclass
class Chunk:
    """A chunk of a test file."""

    file: Path
    text: str
    active: bool
    unregistered: bool
    passes: bool
    negative: bool
    dialects: set[str] = field(default_factory=set)


@dataclass
class Count:
    """The outcome of one row of the table."""

    chunks: int = 0
    parse: int = 0
    same: int = 0
    reasons: collections.Counter[str] = field(default_factory=collections.Counter)


def bindings(command: str, checkouts: dict[str, Path], out: Path) -> dict[str, set[str]]:
    """Write the bindings of all dialects, and return what the report says of each definition."""
    omissions: dict[str, set[str]] = collections.defaultdict(set)
    # Each project sees the others' files: tt-mlir's dialects include none, shardy's include stablehlo's.
    include = [f"-I{path / PROJECTS[name].include}" for name, path in checkouts.items()]
    for name, path in checkouts.items():
        for dialect, files in PROJECTS[name].dialects.items():
            found = [str(path / PROJECTS[name].include / file) for file in files]
            report = out / f"{dialect}.json"
            # Some files include others by their bare names.
            near = {Path(file).parent for file in found}
            near |= {folder.parent / "Interfaces" for folder in near}
            folders = [f"-I{folder}" for folder in sorted(near)]
            call = [
                command,
                "bindgen",
                *found,
                *include,
                *folders,
                "--dialect",
                dialect,
                "--python",
                str(out),
            ]
            done = subprocess.run([*call, "--report", str(report)], capture_output=True, text=True)
            if done.returncode:
                print(f"bindgen {dialect} failed: {done.stderr.strip()}", file=sys.stderr)
                continue
            for row in json.loads(report.read_text())["not_generated"]:
                omissions[".".join(row["name"].split(".")[:2])].add(row["kind"])
    return omissions


def chunks(project: Project, checkout: Path, known: set[str]) -> Iterator[Chunk]:
    """Split the test files of a project."""
    name = re.compile(r"[\"!#\s(<,=]([a-z][a-z0-9_]*)\.[a-zA-Z_$<]")
    for file in sorted(
        file for folder in project.tests for file in (checkout / folder).rglob("*.mlir")
    ):
        text = file.read_text(errors="replace")
        runs = re.findall(r"RUN:(.*)", text)
        tools = [
            part for run in runs for part in re.split(r"[|&;]+", run) if re.search(r"-opt\b", part)
        ]
        options = [word for tool in tools for word in tool.split() if word.startswith("-")]
        for part in re.split(r"(?m)^\s*// -----.*$", text):
            code = re.sub(r"(?m)//.*$", "", part)
            if not code.strip():
                continue
            yield Chunk(
                file,
                part,
                bool(runs),
                any("allow-unregistered" in option for option in options),
                any(not PLAIN.match(option) for option in options),
                "expected-error" in part or any(tool.split()[:1] == ["not"] for tool in tools),
                {dialect for dialect in name.findall(code) if dialect in known},
            )


def reason(message: str) -> str:
    """Return the first message of an error without its place, names and numbers."""
    lines = (
        [line for line in message.splitlines() if "error:" in line]
        or message.splitlines()[:1]
        or [""]
    )
    text = lines[0].split("error:", 1)[-1].strip()
    text = re.sub(r'^"[^"]*":\d+:\d+: ', "", text)
    text = re.sub(r"'[^']*(tensor|memref|vector|!)[^']*'", "'TYPE'", text)
    text = re.sub(r"[%@^]\w+|\b\d+\b|\"[^\"]*\"", "_", text)
    return text[:110]


def attempt(contexts: dict[bool, ir.Context], chunk: Chunk) -> tuple[bool, bool, str]:
    """Parse, print, parse and print a chunk: whether it parses, whether it stays the same, and the reason if not."""
    with contexts[chunk.unregistered]:
        try:
            module = ir.Module.parse(chunk.text)
        except ir.MLIRError as error:
            return False, False, reason(str(error))
        first = str(module)
        try:
            second = str(ir.Module.parse(first))
        except ir.MLIRError as error:
            return True, False, "printed text: " + reason(str(error))
        return True, first == second, "" if first == second else "second print differs"


def is_linked(name: str) -> bool:
    """Whether the compiler has a dialect of MLIR."""
    try:
        ir.Context().get_dialect_descriptor(name)
    except ValueError:
        return False
    return True


def context(modules: list[str], unregistered: bool) -> ir.Context:
    """Return a context with all dialects."""
    made = ir.Context()
    made.allow_unregistered_dialects = unregistered
    with made:
        for name in modules:
            try:
                importlib.import_module(name).register(made)
            except Exception as error:
                print(f"{name} cannot be loaded: {error}", file=sys.stderr)
    return made


def count(
    name: str,
    found: list[Chunk],
    linked: set[str],
    omissions: dict[str, set[str]],
    tools: dict[bool, ir.Context],
    verbose: str,
) -> list[tuple[str, Count]]:
    """Return the rows of a project."""
    own, rest, negative = Count(), Count(), Count()
    accepted: collections.Counter[str] = collections.Counter()
    for chunk in found:
        parse, same, why = attempt(tools, chunk)
        if chunk.negative:
            negative.chunks += 1
            negative.parse += parse
            if parse:
                why = explained(chunk, omissions)
                accepted[why] += 1
            if verbose and why == verbose:
                print(f"{chunk.file}: {chunk.text}\n// -----", file=sys.stderr)
            continue
        row = own if chunk.dialects <= linked else rest
        row.chunks += 1
        row.parse += parse
        row.same += same
        if not same:
            row.reasons[why] += 1
            if verbose and verbose in why:
                print(f"{chunk.file}: {chunk.text}\n// -----", file=sys.stderr)
    negative.reasons = accepted
    negative.same = accepted["unexplained"]
    return [
        (f"{name}: own and linked dialects", own),
        (f"{name}: the other chunks", rest),
        (f"{name}: negative chunks", negative),
    ]


def explained(chunk: Chunk, omissions: dict[str, set[str]]) -> str:
    """Return why a negative chunk may be accepted: a pass finds the error, or the report names a part of it."""
    if chunk.passes:
        return "a pass finds the error"
    names = set(re.findall(r"[\"!#\s(<,=]([a-z][a-z0-9_]*\.[\w$]+)", chunk.text))
    dialects = {name.split(".")[0] for name in names}
    for kind in ("verifier", "constraint", "format", "interface", "builder", "method"):
        if any(kind in omissions.get(name, ()) for name in names | dialects):
            return f"the report names a {kind}"
    return "unexplained"


def table(rows: list[tuple[str, Count]]) -> str:
    """Return the rows as Markdown."""
    lines = [
        "| texts | chunks | parse | round trip | the rest, by reason |",
        "|---|---|---|---|---|",
    ]
    for name, row in rows:
        top = "; ".join(f"{why.replace('|', '/')} ({n})" for why, n in row.reasons.most_common(TOP))
        share = f" ({row.same / row.chunks:.1%})" if row.chunks and "negative" not in name else ""
        same = "-" if "negative" in name else f"{row.same}{share}"
        lines.append(f"| {name} | {row.chunks} | {row.parse} | {same} | {top} |")
    return "\n".join(lines)


def write_page(begin: str, end: str, text: str) -> None:
    """Replace the part of docs/mlir.md between two marks."""
    head, rest = PAGE.read_text().split(begin)
    PAGE.write_text(f"{head}{begin}\n{text}\n{end}{rest.split(end)[1]}")


def main() -> int:
    """Run over the checkouts on the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--command", required=True, help="the command fishplate")
    parser.add_argument(
        "--show", default="", help="print the chunks whose reason contains this text"
    )
    parser.add_argument("--keep", type=Path, help="write the bindings here, and keep them")
    parser.add_argument("--no-page", action="store_true", help="leave docs/mlir.md alone")
    parser.add_argument("checkouts", nargs="*", help="name=path")
    arguments = parser.parse_args()
    given = dict(item.split("=", 1) for item in arguments.checkouts)
    checkouts = {name: Path(path) for name, path in given.items() if path}
    for name, project in PROJECTS.items():
        if name not in checkouts:
            print(f"{name}: not given; set {project.variable} to a checkout of it")
    if not checkouts:
        return 2
    with tempfile.TemporaryDirectory() as temporary:
        out = arguments.keep or Path(temporary)
        out.mkdir(exist_ok=True)
        omissions = bindings(arguments.command, checkouts, out)
        sys.path.insert(0, str(out))
        modules = [name for checkout in checkouts for name in PROJECTS[checkout].dialects]
        shown = subprocess.run(
            ["mlir-opt-22", "--show-dialects"], capture_output=True, text=True, check=True
        )
        upstream = set(shown.stdout.split(":", 1)[1].strip().split(","))
        linked = {name for name in upstream if is_linked(name)}
        tools = {flag: context(modules, flag) for flag in (False, True)}
        rows = []
        for name, path in checkouts.items():
            known = upstream | {
                dialect for project in PROJECTS.values() for dialect in project.dialects
            }
            found = [chunk for chunk in chunks(PROJECTS[name], path, known) if chunk.active]
            rows += count(
                name, found, linked | set(PROJECTS[name].dialects), omissions, tools, arguments.show
            )
    text = table(rows)
    print(text)
    if not arguments.no_page:
        write_page(BEGIN, END, text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
