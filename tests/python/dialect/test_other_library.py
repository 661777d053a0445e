"""Dialects that only the library of fishplate-mlir-all has, seen from the usual library."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from fishplate import _compiler_library, ir


@pytest.mark.parametrize("name", ["linalg", "transform", "async_"])
def test_their_modules_name_the_package(name: str) -> None:
    with pytest.raises(ImportError, match="run `pip install fishplate-mlir-all`"):
        importlib.import_module(f"fishplate.dialects.{name}")


def test_their_operations_are_unregistered() -> None:
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse('"linalg.nope"() : () -> ()')
        assert module.body.operations[0].name == "linalg.nope"


def test_translations_by_name_name_the_package() -> None:
    from fishplate.ir import translation

    with pytest.raises(ImportError, match="run `pip install fishplate-mlir-all`"):
        translation.names()


def test_the_complete_library_is_preferred(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for package in (_compiler_library.PACKAGE, _compiler_library.COMPLETE_PACKAGE):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
        (tmp_path / package / _compiler_library.NAME).touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delenv(_compiler_library.VARIABLE, raising=False)
    complete = tmp_path / _compiler_library.COMPLETE_PACKAGE / _compiler_library.NAME
    assert _compiler_library.find() == complete
    complete.unlink()
    assert _compiler_library.find() == tmp_path / _compiler_library.PACKAGE / complete.name
