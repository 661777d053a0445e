"""Processes that fork while other threads are inside Fishplate: the child keeps working, and so does the parent."""

from __future__ import annotations

import ctypes

import pytest

from test_exit import outcome

START = """
import warnings
warnings.simplefilter("ignore")

def work():
    f = kept(lambda x: [x, "x" * 40])
    assert list(f(1)) == [1, "x" * 40] and list(released(f)(2))[0] == 2
    fp.register_global_func("fork.f", lambda: f, override=True)
    assert fp.get_global_func("fork.f")()(3)[0] == 3
    try:
        fp.get_global_func("ffi.GetFirstStructuralMismatch")()
    except TypeError:
        pass
    try:
        kept(lambda: int("no number"))()
    except ValueError:
        pass
    fp.Dict({"a": fp.Array([1, [2]])})["a"]

def fork(body, tries=6):
    # Python 3.11 may hang in os.fork() itself: the child waits for the list of thread states
    # (_PyThreadState_DeleteExcept), which a thread of C held. Such a child says nothing, and another one is tried.
    import select, signal
    started, say = os.pipe()
    child = os.fork()
    if child == 0:
        os.write(say, b"!")
        import faulthandler
        faulthandler.dump_traceback_later(30, exit=True)
        status = 9
        try:
            body()
            status = 0
        except BaseException:
            import traceback
            traceback.print_exc()
        finally:
            os._exit(status)
    is_started = bool(select.select([started], [], [], 15)[0])
    os.close(started)
    os.close(say)
    if not is_started:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        assert tries > 1, "os.fork() hangs again and again"
        return fork(body, tries - 1)
    assert os.waitpid(child, 0)[1] == 0
"""

PROGRAMS = {
    "threads_of_c_call_back": """
native("start_callers")(work, 3)
for _ in range(15): fork(work)""",
    "daemons_call": """
nap = native("nap")
daemons(*[loop(work)] * 3, loop(lambda: nap(1)))
for _ in range(15): fork(work)""",
    "in_a_callback": """
def forks(): fork(work)
for f in kept(forks), released(forks): f()
kept(lambda f: f())(released(forks))""",
    "on_a_thread_of_c": """
done = []
def forks():
    fork(work)
    done.append(True)
    return len(done) >= 5
native("start_callers")(forks, 1)
while len(done) < 5: time.sleep(0.01)""",
    "multiprocessing": """
import multiprocessing
daemons(*[loop(work)] * 2)
native("start_callers")(work, 1)
def job(x):
    work()
    return x * 2
with multiprocessing.get_context("fork").Pool(2) as pool:
    assert pool.map(job, range(20)) == [x * 2 for x in range(20)]""",
    "child_exits_as_python_does": """
daemons(*[loop(work)] * 2)
child = os.fork()
if child == 0:
    work()
    sys.exit(0)
assert os.waitpid(child, 0)[1] == 0""",
    "context_in_use": """
from fishplate import ir
text = "module { func.func @f(%a: i32) -> i32 { %b = arith.addi %a, %a : i32  return %b : i32 } }"
def new():
    context = ir.Context()
    with context: return context, ir.Module.parse(text)
def run(context, module, body):
    with context:
        passes = ir.PassManager("builtin.module")
        passes.add(lambda op, *_: body())
        passes.run(module)
(busy, module), (free, second), (threaded, third) = new(), new(), new()
threaded.enable_multithreading(True)
with threaded: ir.PassManager.parse("builtin.module(func.func(cse))").run(third)
daemons(lambda: run(busy, module, spin))
def refused(use):
    try:
        use()
    except Exception as error:
        assert "make a new Context in the child" in str(error), error
    else:
        raise AssertionError("not refused")
def body():
    refused(lambda: str(module))
    refused(lambda: str(third))
    assert "addi" in str(second) and "addi" in str(new()[1])
    run(free, second, lambda: None)
fork(body)
# A pipeline with a pass in Python runs without the threads; the diagnostics of others come from a context that has them.
for context, used in (free, second), (threaded, third):
    def inside():
        assert "addi" in str(used)
    run(context, used, lambda: fork(inside))
def reports(_):
    fork(lambda: refused(lambda: str(third)))
    return True
with threaded:
    handler = threaded.attach_diagnostic_handler(reports)
    ir.Location.unknown().emit_error("x")
    assert not handler.had_error
child = os.fork()
if child == 0: sys.exit(0)
assert os.waitpid(child, 0)[1] == 0
assert "addi" in str(third)""",
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_fork(name: str, native: ctypes.CDLL) -> None:
    assert outcome(START + PROGRAMS[name], native._name) == (0, "")
