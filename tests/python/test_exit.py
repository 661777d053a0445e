"""The end of the interpreter while threads are inside Fishplate: the process exits with 0 and prints nothing.

Each program leaves daemon threads or threads of C running and ends. CPython up to 3.13 ends a daemon thread that waits
for the interpreter by a forced unwind, which must not reach Rust frames (crates/fishplate-park).
"""

from __future__ import annotations

import ctypes
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

START = """
import ctypes, gc, os, sys, threading, time
import fishplate as fp
from fishplate.dataclasses import py_class

def native(name, release_gil=True):
    library = ctypes.CDLL(sys.argv[1])
    address = ctypes.cast(getattr(library, name), ctypes.c_void_p).value
    f = fp.Function.__from_extern_c__(address, keep_alive_object=library)
    f.release_gil = release_gil
    return f

def spin():
    while True: pass

def with_lock(f, release):
    f = fp.convert(f)
    f.release_gil = release
    return f

def released(f): return with_lock(f, True)
def kept(f): return with_lock(f, False)

def loop(f):
    def run():
        while True: f()
    return run

def daemons(*bodies):
    for body in bodies:
        threading.Thread(target=body, daemon=True).start()
    time.sleep(0.15)
"""

PROGRAMS = {
    "spins_in_a_callback": "daemons(kept(spin))",
    "spins_in_a_released_callback": "daemons(released(spin))",
    "sleeps_in_released_callbacks": """
daemons(*[loop(released(lambda: time.sleep(0.001)))] * 4)""",
    "native_call_returns": """
nap = native("nap")
daemons(*[loop(lambda: nap(1))] * 4)""",
    "native_call_returns_late": """
nap = native("nap")
daemons(lambda: nap(250), lambda: nap(400))
class Late:
    def __del__(self, sleep=time.sleep): sleep(0.3)
late = Late()""",
    "threads_of_c_call_back": """
native("start_callers")(lambda: None, 4)
time.sleep(0.15)""",
    "threads_of_c_call_back_for_long": """
native("start_callers")(lambda: time.sleep(0.001), 4)
native("start_callers")(spin, 1)
time.sleep(0.15)""",
    "threads_of_c_get_errors_and_objects": """
def fails(): raise KeyError(str(time.time()))
native("start_callers")(fails, 2)
native("start_callers")(lambda: [object(), "x" * 50], 2)
time.sleep(0.15)""",
    "threads_of_c_check_signals": """
native("start_signal_checks")(3)
time.sleep(0.15)""",
    "conversion_of_an_argument": """
class Value:
    def __tvm_ffi_value__(self): spin()
class Tensor:
    def __dlpack__(self, **_): spin()
    def __dlpack_device__(self): return (1, 0)
class Int:
    def __tvm_ffi_int__(self): spin()
f = kept(lambda *a: None)
daemons(lambda: f(1, Value()), lambda: f(Tensor()), lambda: fp.Array([1, [Int()]]), lambda: f({"a": Value()}))""",
    "del_under_native_frames": """
class Noisy:
    def __del__(self): spin()
def drop():
    array = fp.Array([Noisy()])
    del array
def replace():
    list_ = fp.List([Noisy()])
    list_[0] = 1
def closure():
    noisy = Noisy()
    f = fp.convert(lambda: noisy)
    del noisy, f
daemons(drop, replace, closure)""",
    "hooks_of_equality_and_hash": """
@py_class("exit.Key")
class Key(fp.Object):
    x: int
    def __any_hash__(self): return 1
    def __any_equal__(self, other): spin()
def lookup():
    d = fp.Dict({Key(1): 1})
    d[Key(2)] = 2
daemons(lookup, lambda: Key(3) in fp.List([Key(4)]))""",
    "text_of_an_error": """
class Bad(Exception):
    def __str__(self): spin()
def fails(): raise Bad()
daemons(kept(fails), lambda: fp.convert(Bad()))""",
    "calls_in_calls": """
f = kept(lambda g, *rest: g(*rest))
r = released(lambda g, *rest: g(*rest))
daemons(lambda: f(r, f, r, spin), lambda: r(f, r, f, lambda: time.sleep(0.2)), lambda: loop(lambda: r(f, r, time.sleep, 0.0001))())""",
    "collector_in_a_call": """
gc.set_threshold(50)
class Ring:
    def __init__(self): self.me = self
    def __del__(self): time.sleep(0.0001)
def collect():
    while True:
        Ring()
        fp.Array([[i] for i in range(20)])
daemons(*[collect] * 3)""",
    "blocked_in_a_system_call": """
ends = os.pipe()
daemons(released(lambda: os.read(ends[0], 1)), kept(lambda: os.read(ends[0], 1)))""",
    "registry_and_fields": """
@py_class("exit.Point")
class Point(fp.Object):
    x: int
    names: list
def work():
    p = Point(1, ["a"])
    fp.register_global_func("exit.f", lambda: p, override=True)
    fp.get_global_func("exit.f")().names[0]
    repr(p)
daemons(*[loop(work)] * 4)""",
    "more_work_at_exit": """
import atexit
f = fp.convert(lambda x: [x])
atexit.register(lambda: native("start_callers")(lambda: time.sleep(0.001), 2) or time.sleep(0.05))
class Teardown:
    def __init__(self): self.f = fp.convert(lambda x: [x]); self.g = f
    def __del__(self): fp.Array([1]); self.g(3)
kept = Teardown(); sys.kept = Teardown(); kept.ring = kept
daemons(*[loop(lambda: f(1))] * 2)""",
    "c_calls_after_the_end": """
def never(): raise SystemError("not to be called")
native("call_at_exit")(never)""",
    "pass_holds_a_context": """
from fishplate import ir
text = "module { func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32  return %b : i32 } }"
def run(context, module):
    with context:
        passes = ir.PassManager("builtin.module")
        passes.add(lambda op, *_: spin())
        passes.run(module)
def wait(context, module):
    with context: str(module)
context = ir.Context()
with context:
    module = ir.Module.parse(text)
    # Out of reach of the threads: dropped while the interpreter shuts down.
    sys.module = ir.Module.parse(text)
    sys.operation = ir.Module.parse(text).operation
daemons(lambda: run(context, module))
daemons(*[lambda: wait(context, module)] * 2)""",
    "compiles": """
import linecache
import numpy as np
def compile_many(count=[0]):
    while True:
        count[0] += 1
        text = f"def g(x: fp.Tensor):\\n    for i in range(x.shape[0]): x[i] = x[i] * {count[0]}\\n"
        name = f"<{count[0]}>"
        linecache.cache[name] = (len(text), None, text.splitlines(True), name)
        names = {"fp": fp}
        exec(compile(text, name, "exec"), names)
        fp.jit(names["g"])(np.ones(8, np.float32))
daemons(*[compile_many] * 2)
time.sleep(0.5)""",
    "interrupted": """
import signal
daemons(*[loop(released(lambda: time.sleep(0.001)))] * 2)
try:
    signal.raise_signal(signal.SIGINT)
except KeyboardInterrupt:
    pass
sys.exit(0)""",
}

TIMES = 4


def outcome(program: str, *args: str) -> tuple[int, str]:
    command = [sys.executable, "-c", START + program, *args]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    return done.returncode, done.stdout + done.stderr


@pytest.mark.parametrize("name", PROGRAMS)
def test_process_exits_with_0(name: str, native: ctypes.CDLL) -> None:
    with ThreadPoolExecutor(TIMES) as pool:
        runs = [pool.submit(outcome, PROGRAMS[name], native._name) for _ in range(TIMES)]
    assert [run.result() for run in runs] == [(0, "")] * TIMES


def test_second_interpreter_in_one_process_is_refused(native: ctypes.CDLL) -> None:
    program = """
os.environ["SECOND_PROGRAM"] = '''
try:
    import fishplate
except ImportError as error:
    print(error)
'''
native("restart_at_exit")(lambda: None)
"""
    status, text = outcome(program, native._name)
    assert status == 0
    assert "cannot be imported a second time in one process" in text
