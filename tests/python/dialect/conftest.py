"""The toy dialect, generated from its TableGen file by the command that users run."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from fishplate import ir

ROOT = Path(__file__).parents[3]
TOY = ROOT / "crates/fishplate-dialect/tests/toy/Toy.td"


def bindgen(*arguments: object) -> subprocess.CompletedProcess[str]:
    """Run `fishplate bindgen`."""
    program = os.environ.get("FISHPLATE_CLI")
    command = [program] if program else ["cargo", "run", "--quiet", "-p", "fishplate-cli", "--"]
    whole = [*command, "bindgen", *map(str, arguments)]
    return subprocess.run(whole, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="session")
def out(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder with the generated bindings of the toy."""
    folder = tmp_path_factory.mktemp("toy")
    made = bindgen(TOY, "--python", folder)
    assert made.returncode == 0, made.stderr
    return folder


@pytest.fixture(scope="session")
def tk(out: Path) -> ModuleType:
    """Return the generated module."""
    sys.path.insert(0, str(out))
    try:
        return importlib.import_module("tk")
    finally:
        sys.path.remove(str(out))


@pytest.fixture
def ctx(tk: ModuleType) -> Iterator[ir.Context]:
    """Return a current context with the toy registered, and a current location."""
    with ir.Context() as context, ir.Location.unknown():
        tk.register(context)
        yield context
