"""Builds the test programs of the peer's Rust crates and lists their tests.

The crates find the library by calling `tvm-ffi-config` on PATH. It returns an overlay folder that holds the stock
library while building, so that a missing export fails tests and not the link.
"""

from __future__ import annotations

import json
import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

from peer import LIBRARY, PEER_DIR, VERSION, Peer, make_overlay

BUILD_DIR = PEER_DIR / "rust"
OVERLAY = BUILD_DIR / "overlay"
DOC_TESTS = "doc"


@dataclass(frozen=True)
class TestProgram:
    """`name` in cargo's form; doc tests have no program, cargo builds one for each."""

    name: str
    command: list[str]
    folder: Path
    tests: list[str]


def build(peer: Peer) -> list[TestProgram]:
    """Builds everything and returns the programs that hold at least one test."""
    make_overlay(peer, peer.lib_dir / LIBRARY, OVERLAY)
    _write_config_program()
    print("rust: building", flush=True)
    environment = cargo_environment()
    cargo = ["cargo", "test", "--no-run", "--quiet", "--message-format=json"]
    output = _output(cargo, peer.sdist / "rust", environment)
    programs = []
    for message in map(json.loads, output.splitlines()):
        if message.get("executable") and message["profile"]["test"]:
            name, command = message["target"]["name"], [message["executable"]]
            folder = Path(message["manifest_path"]).parent
            programs.append(_listed(name, command, folder, environment))
    doc_command = ["cargo", "test", "--doc", "--no-fail-fast", "--"]
    programs.append(_listed(DOC_TESTS, doc_command, peer.sdist / "rust", environment))
    return [program for program in programs if program.tests]


def cargo_environment() -> dict[str, str]:
    """Environment for cargo and for the programs: the overlay's library, and separate builds."""
    # Test programs of proc-macro crates need the compiler's own libraries at run time.
    rust_lib_dir = _output(["rustc", "--print", "target-libdir"], PEER_DIR, None).strip()
    return {
        **os.environ,
        "PATH": f"{BUILD_DIR / 'bin'}:{os.environ['PATH']}",
        # One folder for each release: cargo compares file times, and an archive keeps its own.
        "CARGO_TARGET_DIR": str(BUILD_DIR / f"target-{VERSION}"),
        "LD_LIBRARY_PATH": f"{OVERLAY / 'tvm_ffi/lib'}:{rust_lib_dir}",
        # Built once, and nobody debugs it: gigabytes less.
        "CARGO_INCREMENTAL": "0",
        "CARGO_PROFILE_DEV_DEBUG": "0",
        "RUSTFLAGS": "--cap-lints=allow",
    }


def _write_config_program() -> None:
    config = BUILD_DIR / "bin/tvm-ffi-config"
    config.parent.mkdir(parents=True, exist_ok=True)
    config.write_text(
        f"#!/bin/sh\n# The crates ask only for --libdir.\necho '{OVERLAY}/tvm_ffi/lib'\n"
    )
    config.chmod(0o755)


def _listed(
    name: str, command: list[str], folder: Path, environment: dict[str, str]
) -> TestProgram:
    lines = _output([*command, "--list", "--format=terse"], folder, environment).splitlines()
    tests = [line.removesuffix(": test") for line in lines if line.endswith(": test")]
    return TestProgram(name, command, folder, tests)


def _output(command: list[str], folder: Path, environment: dict[str, str] | None) -> str:
    run = subprocess.run(
        command, cwd=folder, env=environment, check=True, capture_output=True, text=True
    )
    return run.stdout
