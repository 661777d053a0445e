"""Recursion from Python through native code and back: RecursionError before the stack ends, whatever its size and
Python's recursion limit.
"""

from __future__ import annotations

import ctypes

import pytest

from test_exit import outcome

START = """
sys.setrecursionlimit(10**7)

def refused(f):
    try:
        f()
    except RecursionError:
        pass
    else:
        raise AssertionError("no error")

def on(size, body):
    threading.stack_size(size)
    failed = []
    def run():
        try:
            body()
        except BaseException as error:
            failed.append(error)
    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    assert not failed, failed

def everywhere(body):
    for size in (128 << 10, 256 << 10, 1 << 20, 200 << 10):
        on(size, body)
"""

PROGRAMS = {
    "callbacks": """
f, g = kept(lambda: f()), released(lambda: g())
refused(f)
everywhere(lambda: refused(f))
everywhere(lambda: refused(g))
assert kept(lambda: 1)() == 1""",
    "two_callbacks_with_arguments": """
f = kept(lambda x, *rest: g([x], {"a": x}, *rest))
g = released(lambda x, y, *rest: f(y, 1, 2.5, "text", *rest[:3]))
everywhere(lambda: refused(lambda: f(1)))""",
    "global_functions": """
fp.register_global_func("test.again", lambda n: fp.get_global_func("test.again")(n + 1))
everywhere(lambda: refused(lambda: fp.get_global_func("test.again")(0)))""",
    "hooks": """
@py_class("test.recursion.Key")
class Key(fp.Object):
    x: int
    def __any_hash__(self): return 1
    def __any_equal__(self, other):
        fp.Dict({Key(1): 1, Key(2): 2})
        return True
everywhere(lambda: refused(lambda: fp.Dict({Key(0): 1, Key(3): 3})))""",
    "threads_in_threads": """
def deeper(n):
    if n == 0: return refused(f)
    on(512 << 10, lambda: deeper(n - 1))
f = kept(lambda: f())
deeper(4)""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_recursion(name: str, native: ctypes.CDLL) -> None:
    assert outcome(START + PROGRAMS[name], native._name) == (0, "")
