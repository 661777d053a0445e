"""The command line of the stub generator."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .generator import generator_names
from .utils import InitConfig, Options

_DESCRIPTION = """\
Typed bindings for the functions and types that libraries register.
Text between stub markers in the given files is made anew, in place. With --init-* the files
that are missing are made first."""


def parse_args() -> Options:
    """Parse `sys.argv`; an invalid command line ends the program with status 2."""
    # Installed under the peer's name, the command writes code for the peer's package.
    is_peer = Path(sys.argv[0]).name.startswith("tvm-ffi")
    parser = _parser("tvm-ffi-stubgen" if is_peer else "fishplate-stubgen")
    parser.set_defaults(package="tvm_ffi" if is_peer else "fishplate")
    args = parser.parse_args()
    wanted = [args.init_pypkg, args.init_lib, args.init_prefix]
    if any(wanted) and not all(wanted):
        parser.error("--init-pypkg, --init-lib, and --init-prefix must be provided together")
    if args.check and any(wanted):
        parser.error("--check cannot be combined with --init-* flags")
    if not args.files and args.coverage_out is None:
        parser.print_help()
        sys.exit(1)
    if any(wanted) and not args.files:
        parser.error("--init-* needs the folder to make files in")
    return Options(
        imports=args.imports,
        dlls=args.dlls,
        init=InitConfig(*wanted) if any(wanted) else None,
        indent=args.indent,
        files=args.files,
        verbose=args.verbose,
        dry_run=args.dry_run or args.check,
        check=args.check,
        target=args.target,
        coverage_out=args.coverage_out,
        package=args.package,
    )


def _parser(program: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=program,
        description=_DESCRIPTION,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("files", nargs="*", metavar="PATH", help="files, or folders to search for files")
    add("--target", default="python", choices=generator_names(), help="the language (python)")
    add("--package", metavar="NAME", help="Python package that generated code imports from")
    add("--imports", type=_listed, default=[], metavar="A;B", help="modules to import first")
    add("--dlls", type=_listed, default=[], metavar="A;B", help="libraries to load first")
    add("--indent", type=int, default=4, help="spaces of indentation within a block (4)")
    add("--init-pypkg", default="", metavar="NAME", help="distribution that has the library")
    add("--init-lib", default="", metavar="NAME", help="library to load: NAME for libNAME.so")
    add("--init-prefix", default="", metavar="PREFIX", help="make files for what is under PREFIX")
    add("--verbose", action="store_true", help="show what changes")
    add("--dry-run", action="store_true", help="write nothing")
    add("--check", action="store_true", help="write nothing; status 1 when a file is out of date")
    add("--coverage-out", metavar="JSON", help="report which types have a known memory layout")
    return parser


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]
