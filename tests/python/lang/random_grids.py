"""Random kernels, written twice: for the kernel language, and as a Python generator for each thread.

Barriers occur in loops and under conditions that are the same for all threads; other steps occur anywhere. The
generators yield where threads synchronise, and `run` synchronises them, so nothing of the library under test is used.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from contextlib import suppress
from math import prod
from typing import Any

BLOCKS = [(1,), (5,), (32,), (33,), (64,), (8, 4), (3, 5, 2), (4, 4, 4), (1, 7, 3), (2, 3, 11)]
GRIDS = [(1,), (3,), (2, 2), (1, 2, 3)]
NUMBERS = [0, 1, 2, 3, 7, -1, -5, 100, 12345, 2**31 - 1, -(2**31)]
#: Names that differ between threads, and names that do not.
OWN, SAME = ("v0", "v1", "v2", "t"), ("b", "n")
ATOMICS = ["add", "sub", "min", "max", "and", "or", "xor"]

HEAD = """
import fishplate as fp

@fp.jit
def pass_on(memory, t, v, threads):
    fp.sync_threads()
    memory[t] = v
    fp.sync_threads()
    taken = memory[(t + 1) % threads]
    fp.sync_threads()
    return taken

@fp.jit
def steps(v, w):
    if v < 0:
        return v ^ w
    count = fp.Int32(0)
    while v > 1:
        if count > 10:
            return count + w
        if v % 2 == 0:
            v = v // 2
        else:
            v = (v & 0xFFFF) * 3 + 1
        count += 1
    return count

@fp.kernel
def kernel(x: fp.Tensor, out: fp.Tensor, g: fp.Tensor, n: fp.Int32):
    tx, ty, tz = fp.thread_idx()
    bx, by, bz = fp.block_idx()
    sides, blocks = fp.block_dim(), fp.grid_dim()
    threads = sides.x * sides.y * sides.z
    t = tx + sides.x * (ty + sides.y * tz)
    b = bx + blocks.x * (by + blocks.y * bz)
    at = b * threads + t
    v0, v1, v2 = x[at, 0], x[at, 1], x[at, 2]
    own = fp.local_array(8, fp.Int32, fill=0)
"""

TAIL = """
@fp.jit
def run(x: fp.Tensor, out: fp.Tensor, g: fp.Tensor, n: fp.Int32):
    kernel(x, out, g, n).launch(grid={grid}, block={block}, smem={smem})

@fp.jit
def run_sides(x: fp.Tensor, out: fp.Tensor, g: fp.Tensor, n: fp.Int32, i: fp.Int32, j: fp.Int32, k: fp.Int32):
    kernel(x, out, g, n).launch(grid={grid}, block=(i, j, k), smem={smem})
"""

PYTHON = """
def pass_on(memory, t, v, threads):
    yield "sync", 0, 0
    memory[t] = v
    yield "sync", 0, 0
    taken = memory[(t + 1) % threads]
    yield "sync", 0, 0
    return taken

def steps(v, w):
    if v < 0:
        return v ^ w
    count = 0
    while v > 1:
        if count > 10:
            return wrap(count + w)
        v = v // 2 if v % 2 == 0 else (v & 0xFFFF) * 3 + 1
        count += 1
    return count

def kernel(x, out, g, n, t, b, threads, shared):
    at = b * threads + t
    v0, v1, v2 = (int(v) for v in x[at])
    own = [0] * 8
"""


def wrap(number: int) -> int:
    """Return a number wrapped to 32 bits."""
    return (number + 2**31) % 2**32 - 2**31


def change(memory: Any, index: int, how: str, value: int) -> None:
    """Implement an atomic operation."""
    old = int(memory[index])
    new = {"add": old + value, "sub": old - value, "min": min(old, value), "max": max(old, value)}
    new |= {"and": old & value, "or": old | value, "xor": old ^ value}
    memory[index] = wrap(new[how])


class Program:
    """One random kernel."""

    def __init__(self, seed: int) -> None:
        """Write it."""
        self.random = random.Random(seed)
        self.block, self.grid = self.random.choice(BLOCKS), self.random.choice(GRIDS)
        self.threads = prod(self.block)
        self.lines: tuple[list[str], list[str]] = ([], [])
        self.depth, self.names, self.some_left = 1, 0, False
        for _ in range(self.random.randrange(3, 8)):
            self.step(True, ())
        if self.random.random() < 0.5:
            self.emit("if {}:", self.condition(OWN + SAME))
            for line in ("    out[at, 0] = v0", "    out[at, 1] = v1", "    return"):
                self.emit(line)
            self.some_left = True
            self.body(True, (), range(1, 4))
        for index in range(3):
            self.emit(f"out[at, {index}] = v{index}")

    @property
    def source(self) -> str:
        """The text for the kernel language."""
        sizes = {"grid": self.grid, "block": self.block, "smem": 64 + 4 * self.threads}
        return HEAD + "\n".join(self.lines[0]) + TAIL.format(**sizes)

    def emit(self, text: str, *parts: tuple[str, str], python: str | None = None) -> None:
        """Write a line; its parts differ between the two texts."""
        for version, form in enumerate((text, text if python is None else python)):
            line = form.format(*(part[version] for part in parts))
            self.lines[version].append("    " * self.depth + line)

    def number(self, names: tuple[str, ...], deep: int = 0) -> tuple[str, str]:
        """Return an Int32 over some names."""
        choose = self.random.choice
        if deep > 2 or self.random.random() < 0.3:
            if self.random.random() < 0.7:
                return (choose(names),) * 2
            constant = choose(NUMBERS)
            return f"fp.Int32({constant})", f"({constant})"
        operator = choose(["+", "-", "*", "^", "&", "|", "//", "%", ">>", "<<", "min", "if", "~"])
        a = self.number(names, deep + 1)
        if operator in ("//", "%", ">>", "<<"):
            known = choose([1, 2, 3, 7, -4] if operator in ("//", "%") else range(31))
            b = (str(known),) * 2
        else:
            b = self.number(names, deep + 1)
        if operator == "min":
            return f"min({a[0]}, {b[0]})", f"min({a[1]}, {b[1]})"
        if operator == "~":
            return f"(~{a[0]})", f"(~{a[1]})"
        if operator == "if":
            held = self.condition(names, deep + 1)
            return f"({a[0]} if {held[0]} else {b[0]})", f"({a[1]} if {held[1]} else {b[1]})"
        return f"({a[0]} {operator} {b[0]})", f"wrap({a[1]} {operator} {b[1]})"

    def condition(self, names: tuple[str, ...], deep: int = 0) -> tuple[str, str]:
        """Return a condition over some names."""
        a, b = self.number(names, deep + 1), self.number(names, deep + 1)
        operator = self.random.choice(["<", ">", "==", "!=", "<=", ">="])
        made = tuple(f"({left} {operator} {right})" for left, right in zip(a, b, strict=True))
        if self.random.random() < 0.2:
            more, word = self.condition(names, deep + 1), self.random.choice(["and", "or"])
            made = tuple(f"({left} {word} {right})" for left, right in zip(made, more, strict=True))
        return made[0], made[1]

    def fresh(self) -> str:
        """Return a new name."""
        self.names += 1
        return f"q{self.names}"

    def body(self, together: bool, loops: tuple[str, ...], count: range = range(1, 3)) -> None:
        """Write some steps; `together` says whether all threads are here, `loops` are their counters."""
        for _ in range(self.random.choice(count)):
            self.step(together, loops)

    def nested(self, together: bool, loops: tuple[str, ...]) -> None:
        """Write steps one level deeper."""
        self.depth += 1
        self.body(together, loops)
        self.depth -= 1

    def step(self, together: bool, loops: tuple[str, ...]) -> None:
        """Write a step that is allowed here."""
        kinds = [self.assign, self.assign, self.remember, self.count, self.call]
        if self.depth < 4:
            kinds += [self.branch, self.loop, self.halve]
        if together:
            kinds += [self.share, self.share, self.sync]
        if together and not self.some_left:
            kinds += [self.exchange, self.exchange, self.count_shared, self.call_together]
        self.random.choice(kinds)(together, loops)

    def assign(self, together: bool, loops: tuple[str, ...]) -> None:
        """Set a name."""
        name = self.random.choice(["v0", "v1", "v2"])
        self.emit(name + " = {}", self.number(OWN + SAME + loops))

    def remember(self, together: bool, loops: tuple[str, ...]) -> None:
        """Use the thread's own array."""
        self.emit("own[{} & 7] = {}", self.number(OWN), self.number(OWN + SAME + loops))
        self.emit("v0 = {}", ("v0 + own[v1 & 7]", "wrap(v0 + own[v1 & 7])"))

    def count(self, together: bool, loops: tuple[str, ...]) -> None:
        """Change an element that all threads share; each operation has its own element."""
        how = self.random.choice(ATOMICS)
        place = (max(ATOMICS.index(how) - 1, 0), how)
        value = self.number(OWN + SAME + loops)
        self.emit(
            f"fp.atomic_{how}(g, {place[0]}, {{}})",
            value,
            python=f"change(g, {place[0]}, '{how}', {{}})",
        )

    def call(self, together: bool, loops: tuple[str, ...]) -> None:
        """Call a function with a loop and returns in it."""
        self.emit("v1 = steps({}, v2)", self.number(OWN + SAME + loops))

    def branch(self, together: bool, loops: tuple[str, ...]) -> None:
        """Branch; on a condition that is the same for all threads if there may be barriers inside."""
        alike = together and self.random.random() < 0.5
        self.emit("if {}:", self.condition(SAME + loops if alike else OWN + SAME + loops))
        self.nested(alike, loops)
        if self.random.random() < 0.5:
            self.emit("else:")
            self.nested(alike, loops)

    def loop(self, together: bool, loops: tuple[str, ...]) -> None:
        """Loop a few times, perhaps with a break."""
        alike, name = together and self.random.random() < 0.6, self.fresh()
        names = SAME + loops if alike else OWN + SAME + loops
        self.emit(f"for {name}_ in range({{}} & 3):", self.number(names, 1))
        self.depth += 1
        self.emit(f"{name} = {{}}", (f"fp.Int32({name}_)", f"{name}_"))
        if self.random.random() < 0.3:
            self.emit("if {}:", self.condition((*names, name), 1))
            self.emit("    " + self.random.choice(["break", "continue"]))
        self.body(alike, (*loops, name) if alike else loops)
        self.depth -= 1

    def halve(self, together: bool, loops: tuple[str, ...]) -> None:
        """Loop as often as the thread's number."""
        name = self.fresh()
        self.emit(f"{name} = v1 & 7")
        self.emit(f"while {name} > 0:")
        self.depth += 1
        self.emit(f"{name} = {name} >> 1")
        self.body(False, loops)
        self.depth -= 1

    def sync(self, together: bool = True, loops: tuple[str, ...] = ()) -> None:
        """Wait for all threads."""
        self.emit("fp.sync_threads()", python="yield 'sync', 0, 0")

    def share(self, together: bool, loops: tuple[str, ...]) -> None:
        """Take the number of another thread, or the thread's own one if some threads have left."""
        name, a, b = self.fresh(), self.random.randrange(1, 50), self.random.randrange(50)
        if self.random.random() < 0.4:
            made = "fp.dynamic_shared(fp.Int32, (threads,), offset=64)", "shared('', threads)"
        else:
            made = f"fp.shared_array({self.threads}, fp.Int32)", f"shared('{name}', threads)"
        self.emit(f"{name} = {{}}", made)
        self.sync()
        self.emit(f"{name}[t] = {{}}", self.number(OWN + SAME + loops))
        self.sync()
        place = "t" if self.some_left else f"(t * {a} + {b}) % threads"
        self.emit("v0 = {}", (f"v0 + {name}[{place}]", f"wrap(v0 + {name}[{place}])"))
        self.sync()

    def count_shared(self, together: bool, loops: tuple[str, ...]) -> None:
        """Add up in shared memory."""
        name = self.fresh()
        self.emit(f"{name} = {{}}", ("fp.shared_array(4, fp.Int32)", f"shared('{name}', 4)"))
        self.emit("if t == 0:")
        for place in range(4):
            self.emit(f"    {name}[{place}] = 0")
        self.sync()
        value = self.number(OWN + SAME + loops)
        python = f"change({name}, v1 & 3, 'add', {{}})"
        self.emit(f"fp.atomic_add({name}, v1 & 3, {{}})", value, python=python)
        self.sync()
        self.emit(f"v2 = v2 ^ {name}[v0 & 3]")
        self.sync()

    def call_together(self, together: bool, loops: tuple[str, ...]) -> None:
        """Call a function with barriers in it."""
        name, size = self.fresh(), self.threads
        self.emit(
            f"{name} = {{}}", (f"fp.shared_array({size}, fp.Int32)", f"shared('{name}', {size})")
        )
        self.emit(f"v0 = {{}}pass_on({name}, t, v0, threads)", ("", "yield from "))

    def exchange(self, together: bool, loops: tuple[str, ...]) -> None:
        """Query the other threads of the warp."""
        how = self.random.choice(
            "shuffle shuffle_up shuffle_down shuffle_xor warp_sum warp_max warp_min ballot".split()
        )
        if how == "ballot":
            held = self.condition(OWN + SAME + loops)
            python = "v1 = (yield 'ballot', {}, 0) & 0x7FFFFFFF"
            self.emit("v1 = fp.Int32(fp.ballot({}) & 0x7FFFFFFF)", held, python=python)
        elif how.startswith("warp"):
            value = self.number(OWN + SAME + loops)
            self.emit(f"v2 = fp.{how}({{}})", value, python=f"v2 = yield '{how}', {{}}, 0")
        else:
            value, lane = self.number(OWN + SAME + loops), self.number(("t", "v1"), 1)
            python = f"v1 = yield '{how}', {{}}, {{}}"
            self.emit(f"v1 = fp.{how}({{}}, {{}})", value, lane, python=python)

    def run(self, x: Any, out: Any, g: Any, n: int) -> None:
        """Run the same computation in Python."""
        names: dict[str, Any] = {"wrap": wrap, "change": change}
        exec(PYTHON + "\n".join(self.lines[1]) + "\n    if False:\n        yield\n", names)
        for block in range(prod(self.grid)):
            memory: dict[str, list[int]] = {}

            def shared(name: str, size: int, memory: dict[str, list[int]] = memory) -> list[int]:
                return memory.setdefault(name, [0] * size)

            made = (
                names["kernel"](x, out, g, n, thread, block, self.threads, shared)
                for thread in range(self.threads)
            )
            meet(list(made))


def meet(threads: list[Generator[Any, Any, None]]) -> None:
    """Run the threads of a block from one synchronisation point to the next."""
    answers: dict[int, Any] = dict.fromkeys(range(len(threads)))
    while answers:
        asked: dict[int, tuple[str, int, int]] = {}
        for number, answer in answers.items():
            with suppress(StopIteration):
                asked[number] = threads[number].send(answer)
        assert len({request[0] for request in asked.values()}) <= 1
        answers = {number: answer_to(number, asked) for number in asked}


def answer_to(number: int, asked: dict[int, tuple[str, int, int]]) -> int | None:
    """Return a thread's result of an exchange in its warp; nothing at a barrier."""
    how, value, lane = asked[number]
    first, few = number // 32 * 32, lane & 31
    values = {other - first: asked[other][1] for other in asked if other // 32 == number // 32}
    own = number - first
    if how == "sync":
        return None
    if how == "ballot":
        return sum(1 << lane for lane, held in values.items() if held)
    if how.startswith("warp"):
        join = {"warp_sum": sum, "warp_max": max, "warp_min": min}[how]
        return wrap(join(values.values()))  # type: ignore[operator]
    ways = {"shuffle": few, "shuffle_up": own - few, "shuffle_down": own + few}
    return values.get(ways.get(how, own ^ few), value)
