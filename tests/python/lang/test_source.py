"""A kernel is the function that Python runs: its source is read when it is decorated, and compared with its code."""

from __future__ import annotations

import doctest
import functools
import importlib
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import fishplate as fp

TEXT = """import fishplate as fp

@fp.jit
def first(a: fp.Tensor):
    a[0] = a[0] + 7

@fp.jit
def second(a: fp.Tensor):
    a[0] = a[0] + 7000

def make(step: float):
    @fp.jit
    def inner(a: fp.Tensor):
        a[0] = a[0] + step
    return inner
"""
#: Edits of the file: lines move, a constant changes, an operator changes, the function disappears, the text is
#: invalid.
EDITS = {
    "moved": f"#\n#\n#\n#\n{TEXT}",
    "constant": TEXT.replace("7000", "9000"),
    "operator": TEXT.replace("a[0] + 7000", "a[0] - 7000"),
    "other name": TEXT.replace("second", "third"),
    "gone": "",
    "broken": "def",
}

Load = Callable[[str], ModuleType]


@pytest.fixture
def load(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: Any) -> Any:
    monkeypatch.syspath_prepend(tmp_path)

    def write(text: str) -> ModuleType:
        (tmp_path / "edited_kernels.py").write_text(text)
        return importlib.import_module("edited_kernels")

    yield write
    sys.modules.pop("edited_kernels", None)


def test_a_folder_that_is_not_utf8(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9"))
    folder.mkdir()
    (folder / "oddly_placed.py").write_text(TEXT.replace("7000", '7; assert a[0] > 9, "too small"'))
    monkeypatch.syspath_prepend(folder)
    kernels = importlib.import_module("oddly_placed")
    assert changed(kernels.first) == 7
    with pytest.raises(AssertionError, match=r"too small \(.*/caf\?/oddly_placed.py:9\)"):
        changed(kernels.second)


def changed(kernel: Any) -> float:
    a = np.zeros(1)
    fp.compile(kernel, a, options="--no-cache")(a)
    return float(a[0])


@pytest.mark.parametrize("edit", EDITS)
def test_a_file_edited_after_the_import(load: Load, tmp_path: Path, edit: str) -> None:
    module = load(TEXT)
    (tmp_path / "edited_kernels.py").write_text(EDITS[edit])
    assert changed(module.second) == 7000
    a = np.zeros(1)
    module.first(a)
    assert a[0] == 7


@pytest.mark.parametrize("edit", ["constant", "operator", "other name", "gone", "broken"])
def test_a_file_edited_before_the_decoration(load: Load, tmp_path: Path, edit: str) -> None:
    module = load(TEXT)
    edited = (
        EDITS[edit].replace("+ step", "- step").replace("7000", "9000").replace("inner", "other")
    )
    (tmp_path / "edited_kernels.py").write_text(edited)
    with pytest.raises(fp.CompileError, match="its file has changed since Python read it"):
        changed(module.make(2.0))


def test_a_function_that_moved_before_the_decoration(load: Load, tmp_path: Path) -> None:
    module = load(TEXT)
    (tmp_path / "edited_kernels.py").write_text(EDITS["moved"])
    assert changed(module.make(2.0)) == 2


def test_errors_show_the_lines_that_were_imported(load: Load, tmp_path: Path) -> None:
    module = load(TEXT.replace("a[0] + 7000", "a[0] + 'x'"))
    (tmp_path / "edited_kernels.py").write_text(EDITS["moved"])
    with pytest.raises(fp.CompileError, match=r"a\[0\] = a\[0\] \+ 'x'"):
        changed(module.second)


def test_a_module_loaded_again_is_the_new_one(load: Load, tmp_path: Path) -> None:
    module = load(TEXT)
    old = module.second
    path = tmp_path / "edited_kernels.py"
    path.write_text(EDITS["constant"])
    os.utime(path, (1e9, 1e9))
    module = importlib.reload(module)
    assert (changed(old), changed(module.second)) == (7000, 9000)


K = 7.0


def twice(function: Any) -> Any:
    @functools.wraps(function)
    def wrapper(*args: Any) -> None:
        function(*args)
        function(*args)

    return wrapper


def bare(function: Any) -> Any:
    def wrapper(a: fp.Tensor) -> None:
        a[0] = a[0] + 100
        function(a)

    return wrapper


@fp.jit
@twice
def wrapped(a: fp.Tensor) -> None:
    for i in range(a.shape[0]):
        a[i] = a[i] + K


@fp.jit
@twice
@twice
def wrapped_twice(a: fp.Tensor) -> None:
    a[0] = a[0] + K


@fp.jit
@bare
def wrapped_without_a_word(a: fp.Tensor) -> None:
    a[0] = a[0] + K


def test_decorators_below_are_part_of_the_function() -> None:
    assert changed(wrapped) == 14
    assert changed(wrapped_twice) == 28
    assert changed(wrapped_without_a_word) == 107


class Private:
    def __init__(self) -> None:
        self.__step = 5.0

    @fp.jit
    def run(self: fp.Constexpr, a: fp.Tensor) -> None:
        a[0] = self.__step


def test_private_names() -> None:
    a = np.zeros(1)
    Private().run(a)
    assert a[0] == 5


PROGRAM = """
import numpy as np
import fishplate as fp

@fp.jit
def add_one(a: fp.Tensor):
    for i in range(a.shape[0]):
        a[i] += 1

a = np.zeros(2)
add_one(a)
print(a.sum())
"""


def python(*args: str, stdin: Any = subprocess.DEVNULL, text: str | None = None) -> Any:
    given: dict[str, Any] = {"input": text} if text is not None else {"stdin": stdin}
    return subprocess.run(
        [sys.executable, *args], capture_output=True, text=True, timeout=120, check=False, **given
    )


def test_commands_and_standard_input(tmp_path: Path) -> None:
    assert python("-c", PROGRAM).stdout == "2.0\n"
    assert python("-X", "utf8", f"-c{PROGRAM}", "argument").stdout == "2.0\n"
    (path := tmp_path / "program.py").write_text(PROGRAM)
    with path.open() as file:
        assert python("-", stdin=file).stdout == "2.0\n"
    piped = python("-", text=PROGRAM)
    assert piped.stdout == "2.0\n" or "give its text: @fp.jit(source=text)" in piped.stderr


def test_text_given_as_source() -> None:
    with pytest.raises(fp.CompileError, match=r"give its text: @fp.jit\(source=text\)"):
        exec(PROGRAM, {})
    program = PROGRAM.replace("@fp.jit", "@fp.jit(source=TEXT)")
    exec(program, space := {"TEXT": program})  # type: ignore[dict-item]
    assert space["a"].tolist() == [1, 1]  # type: ignore[attr-defined]
    definition = program[program.index("@") : program.index("a = ")]
    exec(program, space := {"TEXT": definition})  # type: ignore[dict-item]
    assert space["a"].tolist() == [1, 1]  # type: ignore[attr-defined]
    with pytest.raises(fp.CompileError, match="source= is not that of the function"):
        exec(program, {"TEXT": program.replace("+= 1", "+= 2")})


def test_doctests() -> None:
    text = """
    >>> import numpy as np, fishplate as fp
    >>> @fp.jit
    ... def add_one(a: fp.Tensor):
    ...     for i in range(a.shape[0]):
    ...         a[i] += 1
    >>> add_one(a := np.zeros(2))
    >>> float(a.sum())
    2.0
    """
    parsed = doctest.DocTestParser().get_doctest(text, {}, "kernel", None, 0)
    assert doctest.DocTestRunner().run(parsed).failed == 0
