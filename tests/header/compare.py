"""Compares include/fishplate/c_api.h with the peer's dlpack.h, c_api.h and c_env_api.h.

Two probe programs are written from the names that the peer declares: one in C prints sizes,
offsets and values, one in C++ prints types. Each is built against both headers, and the outputs
must agree line by line. Names that ours lacks are reported before that.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "scripts"), str(ROOT / "tests/header")]

import declarations  # noqa: E402
import peer  # noqa: E402

OURS = ROOT / "include/fishplate/c_api.h"
WARNINGS = ["-Wall", "-Wextra", "-Wpedantic", "-Werror"]
PEER_FILES = ["dlpack/dlpack.h", "tvm/ffi/c_api.h", "tvm/ffi/extra/c_env_api.h"]
# Ways in which their headers and ours may be included in one translation unit.
MEETINGS = [
    ["fishplate/c_api.h"],
    ["dlpack/dlpack.h", "fishplate/c_api.h"],
    ["fishplate/c_api.h", "dlpack/dlpack.h"],
    ["tvm/ffi/c_api.h", "fishplate/c_api.h"],
    ["tvm/ffi/extra/c_env_api.h", "fishplate/c_api.h"],
    ["fishplate/c_api.h", "tvm/ffi/extra/c_env_api.h"],
]
CPP_MEETINGS = [["fishplate/c_api.h", "tvm/ffi/tvm_ffi.h"]]

failures: list[str] = []


def includes(names: list[str]) -> str:
    return "".join(f"#include <{name}>\n" for name in names)


def compilers(language: str) -> list[str]:
    """gcc and, if installed, clang."""
    names = {"c": ["gcc", "clang", "clang-14"], "c++": ["g++", "clang++", "clang++-14"]}[language]
    return [name for name in names if shutil.which(name)]


def compile_source(compiler: str, language: str, source: str, flags: list[str]) -> str:
    """The compiler's messages, empty if there is none."""
    standard = "-std=c11" if language == "c" else "-std=c++17"
    command = [compiler, standard, "-x", language, *flags, "-"]
    return subprocess.run(command, input=source, capture_output=True, text=True).stderr


def check_clean(peer_include: Path) -> int:
    """Every combination of headers compiles without a warning from ours; returns how many were tried."""
    flags = [*WARNINGS, "-fsyntax-only", f"-I{ROOT / 'include'}", "-isystem", str(peer_include)]
    tried = 0
    for language in ["c", "c++"]:
        meetings = MEETINGS + (CPP_MEETINGS if language == "c++" else [])
        for compiler in compilers(language):
            for names in meetings:
                tried += 1
                complaint = compile_source(compiler, language, includes(names), flags)
                if complaint:
                    failures.append(f"{compiler}: {' then '.join(names)}\n{complaint[:2000]}")
    return tried


def c_probe(found: declarations.Declarations) -> str:
    """A C program that prints sizes, alignments, offsets and values."""
    rows = []
    for struct, members in found.structs.items():
        rows += [
            f'N("sizeof {struct}", sizeof({struct}))',
            f'N("alignof {struct}", _Alignof({struct}))',
        ]
        for member in members:
            size = f"sizeof((({struct}*)0)->{member})"
            rows.append(f'N("{struct}.{member}", offsetof({struct}, {member}))')
            rows.append(f'N("sizeof {struct}.{member}", {size})')
    rows += [f'N("sizeof {name}", sizeof({name}))' for name in found.typedefs]
    rows += [f'N("{name}", {name})' for name in found.enumerators]
    rows += [f'puts("{name} " TEXT({name}))' for name in found.macros if is_attribute(name)]
    rows += [f'N("{name}", {name})' for name in found.macros if not is_attribute(name)]
    return (
        "#include <stddef.h>\n#include <stdio.h>\n"
        "#define TEXT_(...) #__VA_ARGS__\n#define TEXT(x) TEXT_(x)\n"
        '#define N(name, value) printf("%s = %lld\\n", name, (long long)(value))\n'
        "int main(void) {\n" + "".join(f"  {row};\n" for row in rows) + "}\n"
    )


def is_attribute(macro: str) -> bool:
    """Macros that stand for an attribute or nothing, not for a number."""
    return "VERSION" not in macro and "FLAG" not in macro


def cpp_probe(found: declarations.Declarations) -> str:
    """A C++ program that prints the types of members, typedefs and functions."""
    rows = [
        f'T("{struct}.{member}", decltype({struct}::{member}))'
        for struct, members in found.structs.items()
        for member in members
    ]
    rows += [f'T("{name}", {name})' for name in found.typedefs]
    rows += [f'T("{name}", decltype({name}))' for name in found.functions + found.inlines]
    rows += [f'T("{name}", decltype({name}))' for name in found.enumerators]
    return (
        "#include <cstdio>\n"
        "template <class T> const char* text() { return __PRETTY_FUNCTION__; }\n"
        '#define T(name, ...) std::printf("%s: %s\\n", name, text<__VA_ARGS__>())\n'
        "int main() {\n" + "".join(f"  {row};\n" for row in rows) + "}\n"
    )


def probe_output(language: str, program: str, names: list[str], flags: list[str]) -> list[str]:
    binary = peer.TARGET / "header" / f"probe-{language}"
    binary.parent.mkdir(parents=True, exist_ok=True)
    compiler = compilers(language)[0]
    complaint = compile_source(
        compiler, language, includes(names) + program, [*flags, "-w", "-o", str(binary)]
    )
    if complaint:
        raise SystemExit(f"the {language} probe does not compile with {names}:\n{complaint[:4000]}")
    return subprocess.run([binary], capture_output=True, text=True, check=True).stdout.splitlines()


def compare_probes(peer_include: Path, found: declarations.Declarations) -> int:
    """Runs both probes on both headers; returns how many facts were compared."""
    facts = 0
    for language, program in [("c", c_probe(found)), ("c++", cpp_probe(found))]:
        theirs = probe_output(language, program, PEER_FILES, [f"-I{peer_include}"])
        ours = probe_output(language, program, ["fishplate/c_api.h"], [f"-I{ROOT / 'include'}"])
        facts += len(theirs)
        failures.extend(
            f"peer has {a}\n  we have {b}" for a, b in zip(theirs, ours, strict=True) if a != b
        )
    return facts


def check_exports(functions: list[str]) -> None:
    library = os.environ.get("LIB")
    if not library or library == "stock":
        return
    command = ["nm", "-D", "--defined-only", library]
    symbols = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    for name in sorted(set(functions) - set(symbols)):
        failures.append(f"{library} does not define {name}")


def main() -> int:
    include = peer.fetch().include
    theirs = declarations.read(
        includes(PEER_FILES), [include / name for name in PEER_FILES], [f"-I{include}"]
    )
    ours = declarations.read(includes(["fishplate/c_api.h"]), [OURS], [f"-I{ROOT / 'include'}"])
    missing = sorted(theirs.names() - ours.names())
    failures.extend(f"missing in ours: {name}" for name in missing)
    tried = check_clean(include)
    facts = compare_probes(include, theirs.restricted_to(ours.names()))
    check_exports(theirs.functions)
    for failure in failures:
        print(failure)
    print(
        f"header: {len(theirs.names())} names, {facts} sizes, offsets, values and types compared, "
        f"{tried} compilations, {len(failures)} failures"
    )
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
