"""500 random programs with branches, loops, jumps, tuples and memory: a kernel behaves like Python.

The programs are plain Python over integers that stay small, so the same source runs in both; their memory is
a local array in one and NumPy's in the other.
"""

from __future__ import annotations

import linecache
import random
from typing import Any

import numpy as np
import pytest

import fishplate as fp

NAMES = "abcdef"


def _swap(new: int) -> int:
    old = 0
    old, old = old, new
    return old


#: Python 3.11.2 stores the first value where one name is assigned twice. A kernel stores the last one there, too.
LAST_NAME_WINS = _swap(1) == 1


class Writer:
    """Writes a random function of two integers."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.loops = 0
        self.fresh = 0

    def term(self, depth: int = 2) -> str:
        pick = self.random.random()
        if depth == 0 or pick < 0.3:
            return self.random.choice([*NAMES, "p", "q", str(self.random.randrange(-5, 20))])
        if pick < 0.4:
            return f"({self.term(depth - 1)} if {self.test(1)} else {self.term(depth - 1)})"
        if pick < 0.45:
            return f"(({self.test(1)}) + 1)"
        if pick < 0.5:
            return f"pick({self.term(depth - 1)}, {self.term(0)})"
        if pick < 0.56:
            return self.random.choice(
                [f"mem[{self.slot()}]", "pair[0]", "pair[1][1]", f"inner({self.term(0)})"]
            )
        if pick < 0.58:
            return f"min({self.term(0)}, {self.term(0)}, {self.term(0)})"
        operator = self.random.choice(["+", "-", "*", "^", "//", "%", "&", "|"])
        right = self.term(depth - 1)
        if operator in ("//", "%"):
            right = f"(abs({right}) + 1)"
        return f"(({self.term(depth - 1)} {operator} {right}) % 997)"

    def test(self, depth: int = 2) -> str:
        pick = self.random.random()
        if depth and pick < 0.2:
            return f"({self.test(depth - 1)} {self.random.choice(['and', 'or'])} {self.test(depth - 1)})"
        if depth and pick < 0.3:
            return f"(not {self.test(depth - 1)})"
        if depth and pick < 0.4:
            return f"({self.term(1)} < {self.term(1)} <= {self.term(1)})"
        if depth and pick < 0.45:
            return f"({self.term(1)} {self.random.choice(['in', 'not in'])} (1, {self.term(0)}, 7))"
        if depth and pick < 0.48:
            return f"{self.random.choice(['any', 'all'])}(({self.term(0)} > 3, {self.term(0)}))"
        compare = self.random.choice(["<", "<=", "==", "!=", ">", ">="])
        return f"({self.term(1)} {compare} {self.term(1)})"

    def slot(self) -> str:
        return self.random.choice(["0", "2", "-1", f"{self.random.choice(NAMES)} % 4"])

    def memory(self, indent: str) -> list[str]:
        """Statements on memory and tuples."""
        operator = self.random.choice(["=", "+=", "-=", "^="])
        start = self.random.randrange(3)
        part = f"{start}:{start + self.random.randrange(5 - start)}"
        return self.random.choice(
            [
                [f"{indent}mem[{self.slot()}] {operator} {self.term(1)}"],
                [f"{indent}mem[{part}] {operator} {self.term(0)}"],
                [f"{indent}mem[1:3] = mem[0:2]"],
                [f"{indent}pair = ({self.term(1)}, (pair[0], {self.term(0)}))"],
                [f"{indent}({NAMES[0]}, ({NAMES[1]}, _)) = pair"],
            ]
        )

    def failure(self, indent: str) -> list[str]:
        """Statements that may raise."""
        kind = self.random.choice(["KeyError", "ZeroDivisionError", "ValueError"])
        rare = f"{self.test(1)} and {self.test(1)} and {self.test(0)}"
        return self.random.choice(
            [
                [f"{indent}assert not ({rare}), f'{{a}} and {{b}}'"],
                [f"{indent}assert {self.random.randrange(9)} > 0 or {self.test(1)}"],
                [f"{indent}if {rare}:", f"{indent}    raise {kind}(f'{{c}} {{p:03d}}')"],
                [f"{indent}if {rare}:", f"{indent}    assert {self.random.randrange(2)}, 'known'"],
            ]
        )

    def suite(self, depth: int, indent: str) -> list[str]:
        lines: list[str] = []
        for _ in range(self.random.randrange(1, 4)):
            lines += self.statement(depth, indent)
        return lines

    def statement(self, depth: int, indent: str) -> list[str]:
        pick = self.random.random()
        name = self.random.choice(NAMES)
        if self.loops and pick < 0.12:
            jump = self.random.choice(["break", "continue"])
            return [f"{indent}if {self.test()}:", f"{indent}    {jump}"]
        if pick < 0.16:
            value = f"({self.term()}, ({self.term(1)}, 1 < 2))"
            return [f"{indent}if {self.test()}:", f"{indent}    return {value}"]
        if pick < 0.24:
            return self.memory(indent)
        if pick < 0.27:
            return self.failure(indent)
        if depth == 0 or pick < 0.45:
            return [f"{indent}{name} = {self.term()}"]
        if pick < 0.55:
            return [f"{indent}{name} {self.random.choice(['+=', '-=', '^='])} {self.term(1)}"]
        if pick < 0.6:
            other = self.random.choice(NAMES)
            if name == other and not LAST_NAME_WINS:
                other = NAMES[NAMES.index(name) - 1]
            return [f"{indent}{name}, {other} = {other}, {self.term(1)}"]
        if pick < 0.78:
            return self.branch(depth, indent)
        return self.loop(depth, indent)

    def branch(self, depth: int, indent: str) -> list[str]:
        test = self.test()
        if self.random.random() < 0.15:
            test = f"({self.random.choice(NAMES)} := {self.term(1)}) > {self.term(0)}"
        lines = [f"{indent}if {test}:", *self.suite(depth - 1, indent + "    ")]
        if self.random.random() < 0.3:
            lines += [f"{indent}elif {self.test()}:", *self.suite(depth - 1, indent + "    ")]
        if self.random.random() < 0.5:
            lines += [f"{indent}else:", *self.suite(depth - 1, indent + "    ")]
        return lines

    def loop(self, depth: int, indent: str) -> list[str]:
        self.fresh += 1
        counter = f"n{self.fresh}"
        inner = indent + "    "
        self.loops += 1
        body = self.suite(depth - 1, inner)
        self.loops -= 1
        if self.random.random() < 0.3:
            body += [f"{indent}else:", *self.suite(depth - 1, inner)]
        pick = self.random.random()
        if pick < 0.4:
            ends = self.random.choice(["5", "p % 7", "p % 3, q % 9", "q % 9, -2, -2", "0, 9, 4"])
            name = self.random.choice([counter, counter, self.random.choice(NAMES)])
            return [f"{indent}for {name} in range({ends}):", *body]
        if pick < 0.55:
            items = self.random.choice(["(1, 5, 7)", "enumerate((3, 4))"])
            name = f"{counter}, m{self.fresh}" if "enum" in items else counter
            return [f"{indent}for {name} in {items}:", *body]
        # A loop that is certain to end, whatever its body does.
        lines = [f"{indent}{counter} = 0"]
        if self.random.random() < 0.3:
            return [*lines, f"{indent}while ({counter} := {counter} + 1) < 6:", *body]
        lines.append(f"{indent}while {counter} < 6 and {self.test(1)}:")
        return [*lines, f"{inner}{counter} += 1", *body]

    def function(self) -> str:
        lines = ["def program(p, q):"]
        lines += [f"    {name} = {self.random.randrange(9)}" for name in NAMES]
        lines += ["    mem = memory()", "    pair = (p, (q, 1))"]
        lines += ["    def inner(x):", "        if x > q:", "            return x - q"]
        lines += ["        return x + mem[1] % 5"]
        lines += self.suite(3, "    ") + self.suite(3, "    ")
        total = " + ".join(f"{k + 1} * {n}" for k, n in enumerate(NAMES))
        lines.append(f"    return ({total}, (pair[0] + mem[0] * 3 + mem[1] - mem[3], mem[2] > 0))")
        return "\n".join(lines) + "\n"


@fp.jit
def pick(x: Any, y: Any) -> Any:
    if x > y:
        return x
    for i in range(3):
        if y + i > 10:
            return i
    return y


def plain_pick(x: int, y: int) -> int:
    return pick.function(x, y)


def local_memory() -> Any:
    return fp.local_array(4, fp.Int64, fill=2)


def outcome(function: Any, p: int, q: int) -> Any:
    """The result of a function as plain numbers, or its exception without the location."""
    try:
        first, (second, flag) = function(p, q)
    except Exception as error:
        # In a kernel, an assertion without a message shows its condition.
        said = str(error.args[0]).split(" (<flow")[0] if error.args else ""
        plain = "" if isinstance(error, AssertionError) and " > 0 or " in said else said
        return type(error).__name__, plain
    return int(first), (int(second), bool(flag))


@pytest.mark.parametrize("batch", range(50))
def test_programs_run_as_in_python(batch: int) -> None:
    for seed in range(10 * batch, 10 * batch + 10):
        text = Writer(seed).function()
        filename = f"<flow {seed}>"
        linecache.cache[filename] = (len(text), None, text.splitlines(True), filename)
        code = compile(text, filename, "exec")
        in_kernel: dict[str, Any] = {"pick": pick, "memory": local_memory}
        in_python: dict[str, Any] = {"pick": plain_pick, "memory": lambda: np.full(4, 2)}
        exec(code, in_kernel)
        exec(code, in_python)
        compiled = fp.compile(
            in_kernel["program"], fp.Int64(1), fp.Int64(1), options="--opt-level 1 --no-cache"
        )
        for p, q in np.random.default_rng(seed).integers(-20, 50, (12, 2)).tolist():
            wanted, got = (outcome(f, p, q) for f in (in_python["program"], compiled))
            assert got == wanted, f"{text}program({p}, {q})"
