"""Kernels with mistakes: those of the gallery and the functions below, with parts of their syntax trees replaced,
removed, duplicated and moved. Each compiles, or raises one `CompileError` that shows the line.

``python mutations.py 5000 7`` tries 5000 mutations from seed 7 and lists those that do neither.
"""

from __future__ import annotations

import __future__
import ast
import copy
import importlib
import inspect
import itertools
import linecache
import random
import signal
import sys
import textwrap
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

import fishplate as fp

GALLERY = Path(__file__).resolve().parents[3] / "examples/kernels"
SECONDS = 60
#: Statements of every kind in Python, as replacements.
STATEMENTS = r"""
pass
break
continue
return
return n, (x, 1.5)
return t
raise ValueError(f"n is {n}")
raise n
raise ValueError from None
del n
global n
nonlocal n
import math
from math import sqrt
assert n > 0, f"{n}"
assert t
assert n, t
n = x
n: fp.Int8 = 300
n: fp.Float32 = n
n: int
t[n] = x
t[0] = "a"
t[0, 0] = t
t[:] = t
t.shape = n
n.x = 3
a, b = n, x
a, b = n
a, *b = t.shape
[a, b] = n, x
n += x
n @= x
t += 1
t[n] -= 1
t[1:] //= n
u += 1
print(n, t, x, f"{n:>{5}} {x!r}", sep=n)
print(f"{x:.3q}")
yield n
for n in t: x = n
for n in x: pass
for n in range(n, 0, n): x += n
for t[0] in range(3): pass
for a, b in enumerate(t.shape): x += a * b
for a in fp.parallel_range(n): x += a
for a in fp.parallel_range(n): break
for a in fp.parallel_range(n): return
for a in fp.range_constexpr(3): x = x * 2
for a in fp.range_constexpr(n): pass
for a in fp.range_constexpr(1 << 40): pass
for a in itertools.count(): pass
for a in range(3):\n  break\nelse:\n  x = 1
while n: n -= 1
while True: pass
while x < 3:\n  x = "a"
while (n := n - 1) > 0:\n  continue\nelse:\n  n = t
if n: x = t
if t: pass
if n > 1:\n  y = 1\nelse:\n  y = t\nx = y
with n: pass
with open("x") as f: pass
try:\n  x = 1\nexcept ValueError:\n  pass
try:\n  x = 1\nfinally:\n  pass
try:\n  x = 1\nexcept* ValueError:\n  pass
match n:\n  case 1 | 2: pass\n  case None: pass
match n:\n  case [a, *b]: pass\n  case {"k": c}: pass\n  case C(d): pass\n  case _ as e: pass
class C: pass
def g(a, b=n): return a + b\nx = g(x)
def g(): return g()\ng()
def g(a):\n  yield a\nx = g(3)
def g(): return later\nx = g()
async def g(): await n
async for a in n: pass
async with n: pass
@fp.jit\ndef g(a): return a
type X = int
lambda: n
""".strip().splitlines()
EXPRESSIONS = """
n
x
t
u
undefined_name
t.shape
t.shape[0]
t.nothing
t.T
t.reshape(-1)
t.reshape(n, n)
t.transpose(7)
t[...]
t[None]
t[n, n, n]
t[n:]
t[::-1]
t[::n]
t[1.5]
t[x]
t["a"]
t[True]
t[t]
n[0]
n()
n.real
n.to(fp.Int8)
n.to("nonsense")
"text"
b"bytes"
None
...
True
1j
1e400
-1
0
1 << 70
1.5
()
(n, x)
[n, x]
{n}
{"a": n}
{n: 1}
{**n}
[*n]
(lambda a: a + n)(x)
lambda: n
[t[i] for i in range(3)]
[i for i in range(n)]
{i: n for i in range(3)}
{i for i in (n, n)}
sum(i for i in (n, x))
(i async for i in n)
await n
(yield n)
(yield from n)
(m := n)
n and (m := x)
n if x else t
n if x else 1.5
not t
-t
~x
+n
n < x < t
n < 3 < 2
n in (1, x)
n in t
n not in [t]
n is None
n is x
n == "a"
n ** x
n ** -1
n / 0
n // 0
n % 0
n << -1
n << 99
n & x
"a" + n
"a" % n
"a" * n
n * "a"
n @ x
f"{n}" + "a"
f"{n:{n}}"
f"{t}"
f"{x!r:>9}"
str(n)
int("x")
int(n)
int(x, 2)
float(t)
bool(n)
complex(n)
min(n)
min(n, x, t)
max(())
abs(t)
round(x, 2)
pow(n, 2, 3)
divmod(n, 0)
len(n)
len(t)
range(n)
list(range(n))
list(t)
sorted((n, x))
sum(t)
any(t)
all((n, x))
zip(n, x)
map(n, x)
isinstance(n, int)
type(n)
id(n)
hash(n)
iter(n)
next(n)
open("x")
eval("n")
getattr(n, "x")
print
super()
math.sqrt(n)
math.sqrt("a")
math.nothing
math.floor(x)
fp.math.exp(t)
fp.Float32(n)
fp.Int8("a")
fp.Int8(300)
fp.Uint64(1 << 63)
fp.select(n, x, t)
fp.local_array(n, fp.Int32)
fp.local_array(1 << 40, fp.Int32)
fp.local_array(-1, fp.Int32)
fp.local_array(3, "x")
fp.parallel_range(n)
fp.range_constexpr(n)
fp.range(n, x)
fp.range(n, reassoc=n)
fp.prefetch(t, write=n)
fp.prefetch(n)
fp.jit
fp.compile(n)
fp.nothing
np.sqrt(n)
np.zeros(3)[n]
np.float32(1.5) * n
np.arange(3) + n
""".strip().splitlines()
NUMBERS = (0, 1, -1, 2, 7, 255, 4096, 1 << 31, 1 << 64, 0.5, 1e300, True)
OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.MatMult)
OPERATORS += (ast.BitAnd, ast.BitOr, ast.BitXor, ast.LShift, ast.RShift)
COMPARISONS = (ast.Lt, ast.GtE, ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)


def everything(t: fp.Tensor, n: fp.Int32, x: fp.Float32, u: fp.Constexpr) -> Any:
    """Use most of the language."""
    total, best = 0.0, x
    part = t[1:]
    local = fp.local_array(4, fp.Float32, fill=0)
    for i in range(n):
        if i % 3 == 0 and not x > i or i == 7:
            continue
        elif 1 < i <= n:
            total += t[i] * fp.Float32(u)
            local[i & 3] += total
        else:
            best = max(best, part[i]) if i > 2 else -best
        while (x := x - 1) > i:
            if x < -5:
                break
            best, total = total, best
        else:
            part[0:2] = best
    for k, (a, b) in enumerate(((1, x), (n, 2.5))):
        total = total + a * b - k

    def inner(y: Any, z: Any = 2) -> Any:
        if y > z:
            return y // z
        return [y * w for w in (1, z)][1]

    assert n < 1000, f"n is {n:d}"
    if total != total:
        raise ValueError(f"{total} is no number")
    print(f"{n}: {x:.2f}", u, end="!\n")
    for j in fp.parallel_range(t.shape[0], grain=4):
        t[j] = math.sqrt(abs(t[j])) + local[0]
    return inner(n), (total, best > 0, sum(t.shape))


def on_threads(t: fp.Tensor, n: fp.Int32, x: fp.Float32, u: fp.Constexpr) -> None:
    """Use most other features of kernels: launched on the CPU and as PTX."""
    i = fp.block_idx().x * fp.block_dim().x + fp.thread_idx().x
    memory = fp.shared_array(64, fp.Float32)
    memory[fp.thread_idx().x] = x
    fp.sync_threads()
    if i < t.shape[0]:
        memory[i % 64] += t[i]
        fp.atomic_add(t, 0, memory[(i + 1) % 64])
    half = 16
    while half > 0:
        x += fp.shuffle_xor(x, half)
        half //= 2
    if fp.lane_id() == 0 and fp.warp_any(x > n) or fp.ballot(x < u) == 3:
        t[i] = fp.warp_sum(x) + fp.atomic_max(t, 0, x)
        return
    fp.sync_warp()
    for k in range(n):
        assert t[k] < 100, "too much"
        t[k] -= fp.grid_dim().x * math.exp(x)


def launches(t: fp.Tensor, n: fp.Int32, x: fp.Float32, u: fp.Constexpr) -> None:
    """Launch a kernel."""
    blocks = (t.shape[0] + 63) // 64
    if n > 1:
        KERNEL(t, n, x, u).launch(grid=(blocks, n), block=64, smem=u * 4)
    for i in range(n):
        KERNEL(t, n - i, x=x, u=3).launch(grid=blocks, block=(8, 8))


def launched(function: Any) -> Any:
    """Return a function that launches a kernel, to compile instead of the kernel."""
    kernel = fp.kernel(function)

    def launch(t: fp.Tensor, n: fp.Int32, x: fp.Float32, u: fp.Constexpr) -> None:
        kernel(t, n, x, u).launch(grid=2, block=64)

    return launch


import math  # noqa: E402  a module-level name that the function above uses


KERNEL = fp.kernel(on_threads)


def seeds() -> list[tuple[Any, dict[str, Any], tuple[Any, ...], Any]]:
    """Return functions that compile, the names of their modules, examples, and the function to compile for each."""
    if str(GALLERY) not in sys.path:
        sys.path.insert(0, str(GALLERY))
    vector = np.ones(8, np.float32)
    numbers = (fp.Int32(3), fp.Float32(1.5), 2)
    on_gpu = fp.make_fake_compact_tensor(fp.Float32, (fp.sym_int(),), device="cuda")
    found = [(everything, globals(), (vector, *numbers), fp.jit)] * 6
    for tensor in (vector, on_gpu):
        found += [(on_threads, globals(), (tensor, *numbers), launched)] * 2
        found += [(launches, globals(), (tensor, *numbers), fp.jit)]
    for path in sorted(GALLERY.glob("*.py")):
        module = importlib.import_module(path.stem)
        for member in vars(module).values():
            if isinstance(member, fp.lang.JitFunction) and member.__module__ == path.stem:
                found.append((member.function, vars(module), fitting(member), fp.jit))
    return found


def fitting(jit: Any) -> tuple[Any, ...]:
    """Return examples for which a function compiles: tensors of some rank, and small numbers."""
    notes = [parameter.annotation for parameter in jit.signature.parameters.values()]
    for rank in itertools.product((2, 1, 3), repeat=sum("Tensor" in str(note) for note in notes)):
        ranks = iter(rank)
        examples = []
        for note in map(str, notes):
            if "Tensor" in note:
                examples.append(np.ones((4,) * next(ranks), np.float32))
            else:
                examples.append(1.5 if "Float" in note else (0, 4) if "tuple" in note else 8)
        try:
            fp.compile(jit, *examples, options="--opt-level 0")
        except fp.CompileError:
            continue
        return tuple(examples)
    raise AssertionError(f"no examples fit {jit}")


class Mutator:
    """Makes mutations of functions."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.seeds = SEEDS or SEEDS.extend(seeds()) or SEEDS

    def source(self) -> tuple[str, dict[str, Any], tuple[Any, ...], str, Any]:
        """Return a mutated function: its source, its module's names, examples, its name, and the function to
        compile."""
        while True:
            function, names, examples, make = self.random.choice(self.seeds)
            tree = ast.parse(textwrap.dedent(inspect.getsource(function))).body[0]
            assert isinstance(tree, ast.FunctionDef)
            tree.decorator_list = []
            for _ in range(self.random.choice((1, 1, 1, 2, 3))):
                self.change(tree)
            try:
                text = ast.unparse(ast.fix_missing_locations(tree)) + "\n"
                compile(text, "<mutation>", "exec")
            except (SyntaxError, ValueError):
                continue
            return text, names, examples, function.__name__, make

    def change(self, tree: ast.FunctionDef) -> None:
        """Change one place of a function's body."""
        self.random.choice((self.statement, self.expression, self.small))(tree)

    def statement(self, tree: ast.FunctionDef) -> None:
        suites = [
            suite
            for node in ast.walk(tree)
            for name in ("body", "orelse")
            if isinstance(suite := getattr(node, name, None), list) and suite
        ]
        suite = self.random.choice(suites)
        at = self.random.randrange(len(suite))
        pick = self.random.random()
        if pick < 0.6:
            text = self.random.choice(STATEMENTS).replace("\\n", "\n")
            try:
                made = ast.parse(text).body
            except SyntaxError:
                return
            suite[at : at + self.random.randrange(2)] = made
        elif pick < 0.75:
            del suite[at]
            suite or suite.append(ast.Pass())
        elif pick < 0.9:
            other = self.random.choice(suites)
            suite.insert(at, copy.deepcopy(self.random.choice(other)))
        else:
            self.random.shuffle(suite)

    def expression(self, tree: ast.FunctionDef) -> None:
        places = list(_expressions(tree))
        node, name, at = self.random.choice(places)
        if self.random.random() < 0.3:
            made = copy.deepcopy(_get(*self.random.choice(places)))
        else:
            try:
                made = ast.parse(self.random.choice(EXPRESSIONS), mode="eval").body
            except SyntaxError:
                return
        if at is None:
            setattr(node, name, made)
        else:
            getattr(node, name)[at] = made

    def small(self, tree: ast.FunctionDef) -> None:
        node = self.random.choice(list(ast.walk(tree)))
        if isinstance(node, (ast.BinOp, ast.AugAssign)):
            node.op = self.random.choice(OPERATORS)()
        elif isinstance(node, ast.Compare):
            node.ops[0] = self.random.choice(COMPARISONS)()
        elif isinstance(node, ast.Constant):
            node.value = self.random.choice(NUMBERS)
        elif isinstance(node, (ast.Name, ast.arg)):
            known = [n.id for n in ast.walk(tree) if isinstance(n, ast.Name)]
            setattr(node, "id" if isinstance(node, ast.Name) else "arg", self.random.choice(known))
        elif isinstance(node, ast.Call) and node.args:
            self.random.choice((node.args.pop, lambda: node.args.append(node.args[0])))()
        else:
            self.change(tree)


#: Functions to mutate; collected on first use.
SEEDS: list[Any] = []


def _expressions(tree: ast.AST) -> Iterator[tuple[ast.AST, str, int | None]]:
    """Yield the places of all expressions that are read."""
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            for at, part in enumerate(value) if isinstance(value, list) else [(None, value)]:
                if isinstance(part, ast.expr) and not hasattr(part, "ctx"):
                    yield node, name, at
                elif isinstance(getattr(part, "ctx", None), ast.Load) and name != "annotation":
                    yield node, name, at


def _get(node: ast.AST, name: str, at: int | None) -> Any:
    value = getattr(node, name)
    return value if at is None else value[at]


def outcome(
    number: str, text: str, names: dict[str, Any], examples: Any, name: str, make: Any = fp.jit
) -> str:
    """Compile a function from its source; return "compiled", "refused", or the failure."""
    filename = f"<mutation {number}>"
    linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
    space = {**names, "fp": fp, "np": np, "math": math, "itertools": itertools}
    try:
        flags = __future__.annotations.compiler_flag
        exec(compile(text, filename, "exec", flags, dont_inherit=True), space)
    except Exception:
        return "no function"
    old = signal.signal(signal.SIGALRM, _late)
    signal.alarm(SECONDS)
    try:
        options = "--opt-level 0 --no-cache --gpu-arch sm_80"
        fp.compile(make(space[name]), *examples, options=options)
    except fp.CompileError as error:
        return _judge(error, filename)
    except BaseException as error:
        return f"{type(error).__name__}: {error}"
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, old)
        linecache.cache.pop(filename, None)
    return "compiled"


def _late(*_: Any) -> None:
    raise TimeoutError(f"not done after {SECONDS} seconds")


#: Internal words of the tracer, which mean nothing to the reader.
INTERNAL = ("__fp_", "Unset", "Edge", "RangeLoop", "StaticLoop", "ffi.", "_INTERNAL")


def _judge(error: fp.CompileError, filename: str) -> str:
    """Return "refused" for an error that shows the line and no internals of the tracer."""
    shown = str(error)
    if "not done after" in shown:
        return shown
    if (
        error.__cause__ is not None
        or error.__context__ is not None
        and not error.__suppress_context__
    ):
        return f"an error behind the error: {shown}"
    if not error.reason or any(word in error.reason for word in INTERNAL):
        return f"unclear: {shown}"
    lines = shown.splitlines()
    if error.filename == filename and (len(lines) < 4 or "^" not in lines[3]):
        return f"no mark: {shown}"
    return "refused"


def main() -> None:
    """Try mutations, and list those that are neither compiled nor refused."""
    count, seed = int(sys.argv[1]), int(sys.argv[2])
    mutator, seen = Mutator(seed), Counter()
    for number in range(count):
        text, *rest = mutator.source()
        result = outcome(str(number), text, *rest)
        kind = result if result in ("compiled", "refused", "no function") else "wrong"
        seen[kind] += 1
        if kind == "wrong":
            print(f"--- {number}: {result}\n{text}")
        print(f"\r{number + 1}/{count} {dict(seen)}", end="", file=sys.stderr, flush=True)
    print(dict(seen))


if __name__ == "__main__":
    main()
