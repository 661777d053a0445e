"""Dependencies of a compiled function: each kind of change gives another fingerprint, nothing else does."""

from __future__ import annotations

import collections
import dataclasses
import decimal
import enum
import importlib.util
import operator
import os
import re
import secrets
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import fishplate as fp
from fishplate.lang._fingerprint import Unknown, fingerprint

BASE = """
import dataclasses, enum, functools, math, os, random, typing
import numpy as np
import fishplate as fp
import settings

SCALE = 2.0
TABLE = [1, {"k": (2.5, "x")}]
ARRAY = np.arange(3)

class Mode(enum.Enum):
    FAST = 1

@dataclasses.dataclass
class Config:
    block: int = 4
    def twice(self):
        return self.block * 2

CONFIG = Config()

class Pair(typing.NamedTuple):
    a: int = 1

def helper(x, by=3):
    return inner(x) * by

def inner(x):
    return x + 1

def make(n):
    def closed():
        return n
    return closed

closed = make(7)

@fp.jit
def other(x: fp.Float32):
    return x * SCALE

@fp.jit
def kernel(a: fp.Tensor):
    for i in range(a.shape[0]):
        a[i] = other(a[i]) + helper(1) + closed() + CONFIG.twice() + TABLE[0] + settings.OFFSET
        if Mode.FAST is Mode.FAST and Pair().a:
            a[i] += ARRAY[0] + np.float32(math.pi)
"""
SETTINGS = "OFFSET = 5\nUNUSED = 6\n"


def load(folder: Path, source: str = BASE, settings: str = SETTINGS) -> ModuleType:
    """Import a module and its settings, under the same file name each time."""
    for name, text in (("settings", settings), ("user", source)):
        path = folder / f"{name}.py"
        path.write_text(text)
        os.utime(path, ns=(10**18, 10**18))
        spec = importlib.util.spec_from_file_location(name, path)
        assert spec is not None and spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        exec(compile(text, str(path), "exec"), module.__dict__)
    return module


@pytest.fixture
def folder(tmp_path: Path) -> Any:
    yield tmp_path
    for name in ("user", "settings"):
        sys.modules.pop(name, None)


def test_the_same_source_has_the_same_fingerprint(folder: Path) -> None:
    assert fingerprint(load(folder).kernel) == fingerprint(load(folder).kernel)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("a[i] = other(a[i])", "a[i] = other(a[i] )"),  # columns are places of errors
        ("SCALE = 2.0", "SCALE = 2.5"),  # a constant of a called jit function
        ("SCALE = 2.0", "SCALE = 2"),
        ("return x * SCALE", "return x + SCALE"),  # the jit function itself
        ("x: fp.Float32", "x: fp.Float64"),
        ('"k": (2.5, "x")', '"k": (2.5, "y")'),
        ("np.arange(3)", "np.arange(4)"),
        ("np.arange(3)", "np.arange(3.)"),
        ("block: int = 4", "block: int = 5"),  # a default of a dataclass
        ("self.block * 2", "self.block * 3"),  # a method
        ("CONFIG = Config()", "CONFIG = Config(9)"),  # the contents of an object
        ("FAST = 1", "FAST = 2"),
        ("a: int = 1", "a: int = 2"),
        ("by=3", "by=4"),  # a default
        ("inner(x) * by", "inner(x) - by"),  # a helper
        ("return x + 1", "return x + 2"),  # a function that a helper calls
        ("make(7)", "make(8)"),  # a value that a function closes over
    ],
)
def test_a_change_changes_the_fingerprint(folder: Path, before: str, after: str) -> None:
    old = fingerprint(load(folder).kernel)
    assert before in BASE
    assert fingerprint(load(folder, BASE.replace(before, after)).kernel) != old


def test_the_name_of_the_function_counts(folder: Path) -> None:
    kernel = load(folder).kernel
    old = fingerprint(kernel)
    kernel.function.__name__ = "renamed"
    assert fingerprint(kernel) != old


def test_only_the_names_in_use_count_in_a_module(folder: Path) -> None:
    old = fingerprint(load(folder).kernel)
    assert fingerprint(load(folder, BASE, SETTINGS.replace("6", "7")).kernel) == old
    assert fingerprint(load(folder, BASE, SETTINGS.replace("5", "7")).kernel) != old


def test_the_text_of_the_file_counts(folder: Path) -> None:
    old = fingerprint(load(folder).kernel)
    # The code is the same, but the types of local variables are in no code object.
    assert fingerprint(load(folder, f"{BASE}\n# more\n").kernel) != old
    assert fingerprint(load(folder).kernel) == old


@pytest.mark.parametrize(
    "body",
    [
        "random.random()",
        "os.urandom(1)[0]",
        "os.environ['HOME']",
        "np.random.rand()",
        "int(open('f').read())",
        "getattr(CONFIG, 'block')",
        "__import__('time').time()",
        "[import_it() for _ in '1'][0]",
    ],
)
def test_what_cannot_be_told_has_no_fingerprint(folder: Path, body: str) -> None:
    source = "\ndef import_it():\n    import time\n    return time.time()\n"
    far = load(folder, f"{BASE}{source}\ndef far():\n    return {body}\n").far
    with pytest.raises(Unknown):
        fingerprint(far)


#: Ways to access an attribute of a module by a computed name.
HIDDEN_NAMES = [
    "operator.attrgetter('OFFSET')(settings)",
    "getter('OFFSET')(settings)",
    "operator.methodcaller('__getattribute__', 'OFFSET')(settings)",
    "settings.__getattribute__('OFFSET')",
    "object.__getattribute__(settings, 'OFFSET')",
    "type(settings).__getattribute__(settings, 'OFFSET')",
    "settings.__dict__['OFFSET']",
    "vars(settings)['OFFSET']",
    "'{m.OFFSET}'.format(m=settings)",
    "'{m.OFFSET}'.format_map({'m': settings})",
    "format('{0.OFFSET}', '').format(settings)",
]


@pytest.mark.parametrize("body", HIDDEN_NAMES)
def test_names_that_are_values_hide_nothing(folder: Path, body: str) -> None:
    source = f"{BASE}\nimport operator\nfrom operator import attrgetter as getter\ndef far():\n    return {body}\n"
    seen = []
    for settings in (SETTINGS, SETTINGS.replace("5", "7")):
        try:
            seen.append(fingerprint(load(folder, source, settings).far))
        except Unknown:
            return
    assert seen[0] != seen[1]


class Slots:
    __slots__ = ("a", "b")


class Names(str):
    """A text with attributes."""


class Kind(enum.IntEnum):
    A = 1


@dataclasses.dataclass
class Config:
    a: int


@pytest.mark.parametrize("value", [Slots(), Names("a"), Kind.A, Config(1)])
def test_objects_of_python_have_a_fingerprint(value: Any) -> None:
    assert fingerprint(value) == fingerprint(value)


HIDDEN = [
    operator.attrgetter("a"),
    operator.itemgetter(1),
    operator.methodcaller("a"),
    re.compile("a"),
    collections.deque([1]),
    decimal.Decimal(1),
    collections.defaultdict(list),
]


@pytest.mark.parametrize("value", HIDDEN, ids=lambda value: type(value).__name__)
def test_objects_that_hide_what_they_hold_have_no_fingerprint(value: Any) -> None:
    with pytest.raises(Unknown):
        fingerprint(value)


def test_objects_of_extensions_and_cycles() -> None:
    with pytest.raises(Unknown):
        fingerprint(fp.from_dlpack(np.zeros(3)))
    with pytest.raises(Unknown):
        fingerprint(np.zeros(1 << 20))
    cycle: list[Any] = [1]
    cycle.append(cycle)
    assert fingerprint(cycle) == fingerprint(cycle)
    assert fingerprint(fp.Float32(2), fp.float16) != fingerprint(fp.Float32(3), fp.float16)


PROGRAM = """
import numpy as np
import fishplate as fp
import fishplate.lang._compile as compiling
import user

traces = []
trace = compiling._trace
compiling._trace = lambda *args: traces.append(1) or trace(*args)
a = np.ones(3, np.float32)
f = fp.compile(user.kernel, a, user.K)
f(a)
print(int(a[0]), len(traces), "llvm.func" in f.mlir, f.signature, f.__doc__)
"""
USER = '''
import fishplate as fp
K = 3

def helper():
    return 10

@fp.jit
def kernel(a: fp.Tensor, k: fp.Constexpr):
    """Adds."""
    for i in range(a.shape[0]):
        a[i] += k + helper()
'''


def test_classes_of_examples_are_found_everywhere() -> None:
    from typing import NamedTuple

    from fishplate.lang._trace_cache import _structures

    class Pair(NamedTuple):
        a: int

    @dataclasses.dataclass
    class Config:
        pair: Pair

    assert list(_structures(({"x": [Config(Pair(1))]}, 3), set())) == [Config, Pair]


def test_what_python_leaves_out_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Types of local variables are not in Python's code, but determine the computation of a kernel."""
    import fishplate.lang._compile as compiling

    traces: list[int] = []
    trace = compiling._trace
    monkeypatch.setattr(compiling, "_trace", lambda *args: traces.append(1) or trace(*args))
    source = """
import fishplate as fp
import settings

@fp.jit
def inner(a: fp.Tensor):
    x: settings.TYPE = 3.75
    a[0] = x

@fp.jit
def kernel(a: fp.Tensor):
    "TOKEN"
    y: fp.Float64 = 0.0
    inner(a)
    a[1] = y
"""
    source = source.replace("TOKEN", secrets.token_hex())  # no earlier run had it
    results = []
    for kind in ("Int32", "Int32", "Float32", "Int32"):
        user = load(tmp_path, source, f"import fishplate as fp\nTYPE = fp.{kind}\n")
        a = np.ones(2)
        fp.compile(user.kernel, a)(a)
        results.append((a[0], len(traces)))
    assert results == [(3.0, 1), (3.0, 1), (3.75, 2), (3.0, 3)]


def test_a_second_process_traces_nothing(tmp_path: Path) -> None:
    def run(user: str, **more: str) -> tuple[int, int]:
        (tmp_path / "user.py").write_text(user)
        os.utime(tmp_path / "user.py", ns=(10**18, 10**18))
        env = {**os.environ, "FISHPLATE_CACHE_DIR": str(tmp_path / "cache"), **more}
        env["PYTHONPATH"] = os.pathsep.join([str(tmp_path), env.get("PYTHONPATH", "")])
        env["PYTHONDONTWRITEBYTECODE"] = "1"
        command = [sys.executable, "-c", PROGRAM]
        done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
        first, traces, *rest = done.stdout.split()
        assert rest[0] == "True" and rest[-1] == "Adds." and "float32" in done.stdout
        return int(first), int(traces)

    assert run(USER) == (14, 1)
    assert run(USER) == (14, 0)
    assert run(USER.replace("return 10", "return 20")) == (24, 1)
    assert run(USER.replace("K = 3", "K = 5")) == (16, 1)
    assert run(USER, FISHPLATE_NO_CACHE="1") == (14, 1)
    assert run(USER) == (14, 0)
