"""The builder's functions for kernels with invalid input: always an error, and the process survives."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import random
import fishplate as fp
from fishplate.lang._value import make_builder

random.seed(3)
names = [n for n in fp.registry.list_global_func_names() if n.startswith("fishplate.kernel.")]
assert len(names) > 15, names
raised = 0
for round in range(400):
    builder, other = make_builder(), make_builder()
    for one in (builder, other):
        one.start("f")
    values = [builder.param("Pointer"), builder.param("Float32"), other.param("Int32")]
    if round % 2:
        kernel = fp.get_global_func("fishplate.kernel.start_kernel")
        kernel(builder, "k", bool(round % 4 > 1), [32, 0, 0], [0, 0, 0], True)
    pool = [builder, None, True, 0, 1, -1, 2**40, -(2**63), 1.5, "Float32", "Pointer", "tid", "add", "xor",
            "", [], [1, 2, 3], [0] * 7, [1] * 4, [None], values, *values]
    for name in names:
        function = fp.get_global_func(name)
        for _ in range(3):
            args = [builder, *random.choices(pool, k=random.randrange(8))]
            try:
                function(*args)
            except Exception as error:
                raised += 1
    try:
        builder.text()
    except Exception:
        raised += 1
print("alive", raised > 10_000)
"""


def test_no_input_ends_the_process() -> None:
    made = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=200
    )
    assert made.stdout == "alive True\n", made.stderr[-2000:]
