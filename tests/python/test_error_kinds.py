"""Kinds of errors and Python's exception classes: one table, filled by `import fishplate` alone."""

import subprocess
import sys

import pytest

import fishplate
from fishplate import core

_PROGRAM = """
import builtins, sys
for module in sys.argv[1:]:
    __import__(module)
from fishplate import core
own = [name for name, kind in core.ERROR_NAME_TO_TYPE.items() if kind.__module__ == "builtins"]
print(sorted(own))
"""


def _kinds(*modules: str) -> str:
    command = [sys.executable, "-c", _PROGRAM, *modules]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_the_table_does_not_depend_on_what_is_imported() -> None:
    assert _kinds("fishplate") == _kinds("fishplate.lang", "fishplate.ir", "fishplate.compiler")


def test_an_exception_of_code_in_a_folder_that_is_not_utf8_keeps_its_class() -> None:
    def fail() -> None:
        raise KeyError("why")

    fail.__code__ = fail.__code__.replace(co_filename="/caf\udce9/who.py", co_name="wh\udce9")
    with pytest.raises(KeyError, match="why") as caught:
        fishplate.convert(fail)()
    assert 'File "/caf?/who.py", line ' in caught.value.__tvm_ffi_error__.backtrace


@pytest.mark.parametrize("kind", [OSError, ZeroDivisionError, BufferError, NotImplementedError])
def test_an_exception_of_python_keeps_its_class(kind: type[Exception]) -> None:
    error = fishplate.convert(kind("why"))
    assert error.kind == kind.__name__
    assert type(core.Error(error.kind, "why", "").py_error()) is kind
    assert core.ERROR_TYPE_TO_NAME[kind] == kind.__name__
