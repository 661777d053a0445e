"""The stub generator's command: what it writes, for which package, and how it fails."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import fishplate.testing  # noqa: F401  registers the types for the stubs
import pytest
from fishplate.stub import cli
from fishplate.stub import consts as C

_PYTHON = f"""\
{C.PYTHON_SYNTAX.begin} import-section
{C.PYTHON_SYNTAX.end}


class Pair:
    {C.PYTHON_SYNTAX.begin} object/testing.TestIntPair
    {C.PYTHON_SYNTAX.end}


{C.PYTHON_SYNTAX.begin} global/testing
{C.PYTHON_SYNTAX.end}
"""


def _run(monkeypatch: pytest.MonkeyPatch, *arguments: object) -> int:
    monkeypatch.setattr(sys, "argv", ["fishplate-stubgen", *map(str, arguments)])
    return cli.__main__()


@pytest.fixture
def stub(tmp_path: Path) -> Path:
    path = tmp_path / "pair.py"
    path.write_text(_PYTHON)
    return path


def test_python_stubs_are_python_and_import_our_package(
    stub: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _run(monkeypatch, stub) == 0
    text = stub.read_text()
    ast.parse(text)
    assert "from fishplate import init_ffi_api as _FFI_INIT_FUNC" in text
    assert "tvm_ffi import" not in text
    assert "    a: int\n    b: int\n" in text
    assert "def sum(self, /) -> int: ..." in text
    assert "    def schema_id_int(_0: int, /) -> int: ..." in text
    assert _run(monkeypatch, "--check", stub) == 0


def test_another_package_can_be_named(stub: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _run(monkeypatch, "--package", "tvm_ffi", stub) == 0
    assert "from tvm_ffi import init_ffi_api as _FFI_INIT_FUNC" in stub.read_text()
    # For our own package the file is now out of date.
    assert _run(monkeypatch, "--check", stub) == 1


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        ([f"{C.PYTHON_SYNTAX.begin} object/x.Y"], "Unclosed stub block"),
        ([f"{C.PYTHON_SYNTAX.begin} nonsense"], "Unknown stub type `nonsense` at line 1"),
        (
            [
                f"{C.PYTHON_SYNTAX.begin} object/x.Y",
                f"{C.PYTHON_SYNTAX.ty_map} a -> b",
                C.PYTHON_SYNTAX.end,
            ],
            "Directive inside a stub block at line 2",
        ),
        ([f"{C.PYTHON_SYNTAX.ty_map} a = b"], "Invalid ty_map format at line 1"),
        ([f"{C.PYTHON_SYNTAX.directive('wrong')} x"], "Unknown directive `wrong` at line 1"),
    ],
)
def test_a_bad_file_is_told_and_left_alone(
    lines: list[str],
    message: str,
    stub: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    bad = stub.with_name("bad.py")
    bad.write_text("\n".join(lines))
    assert _run(monkeypatch, stub.parent) == 2
    assert message in capsys.readouterr().out
    assert bad.read_text() == "\n".join(lines)
    # The other file was still processed.
    assert "a: int" in stub.read_text()


def test_a_path_that_is_not_there_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _run(monkeypatch, tmp_path / "nowhere") == 2
    assert "no such file or folder" in capsys.readouterr().out


def test_init_makes_a_package_that_checks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    init = ["--init-pypkg", "mine", "--init-lib", "mine", "--init-prefix", "testing"]
    assert _run(monkeypatch, *init, tmp_path) == 0
    for name in ("_ffi_api.py", "__init__.py"):
        ast.parse((tmp_path / "testing" / name).read_text())
    text = (tmp_path / "testing/_ffi_api.py").read_text()
    assert 'LIB = _FFI_LOAD_LIB("mine", "mine")' in text
    assert "from fishplate.libinfo import load_lib_module as _FFI_LOAD_LIB" in text
    # Parents come before their children.
    assert text.index("class TestObjectBase(") < text.index(
        "class TestObjectDerived(TestObjectBase)"
    )
    assert _run(monkeypatch, "--check", tmp_path) == 0
