"""`fishplate.mlir`: `import mlir`, and the conventions of MLIR's package. They hold for a process, so each test has one."""

from __future__ import annotations

import os
import subprocess
import sys


def run(program: str) -> str:
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, env=os.environ)
    assert done.returncode == 0, done.stderr
    return done.stdout


START = """
import fishplate.mlir
fishplate.mlir.install()
fishplate.mlir.install()
from mlir import ir
from mlir.dialects import arith, func
from mlir.passmanager import PassManager
"""


def test_import_mlir() -> None:
    program = START + (
        "import fishplate\n"
        "import mlir.dialects.gpu.passes, mlir.rewrite\n"
        "assert ir is fishplate.ir and PassManager is ir.PassManager\n"
        "assert arith.__name__ == 'fishplate.dialects.arith'\n"
        "assert ir.__spec__.name == 'fishplate.ir'\n"
        "try:\n"
        "    import mlir.dialects.no_such_dialect\n"
        "except ModuleNotFoundError as error:\n"
        "    print(error.name)\n"
    )
    assert run(program).strip() == "mlir.dialects.no_such_dialect"


def test_another_mlir_is_not_replaced() -> None:
    program = (
        "import sys, types\n"
        "sys.modules['mlir'] = types.ModuleType('mlir')\n"
        "import fishplate.mlir\n"
        "try:\n"
        "    fishplate.mlir.install()\n"
        "except ImportError as error:\n"
        "    print(error)\n"
    )
    assert "is imported already" in run(program)


def test_conventions() -> None:
    """Attributes of operations are attributes, names of functions are symbols."""
    program = START + (
        "with ir.Context(), ir.Location.unknown():\n"
        "    m = ir.Module.create()\n"
        "    f32 = ir.F32Type.get()\n"
        "    with ir.InsertionPoint(m.body):\n"
        "        f = func.FuncOp('f', ([f32], []))\n"
        "        f.sym_visibility = ir.StringAttr.get('private')\n"
        "        c = arith.ConstantOp(f32, 1.0)\n"
        "    print(repr(f.name), repr(f.sym_name), f.operation.name, f.operation == f, f.arg_attrs)\n"
        "    print(repr(c.value), PassManager(), m.operation == f.parent)\n"
        "    m.operation.walk(lambda op: print(op.name))\n"
        "    try:\n"
        "        ir.InsertionPoint.current\n"
        "    except ValueError as error:\n"
        "        print(error)\n"
        "    try:\n"
        "        m.operation.walk(lambda op: 1 / 0)\n"
        "    except RuntimeError as error:\n"
        "        print(error)\n"
    )
    assert run(program).splitlines() == [
        'StringAttr("f") StringAttr("f") func.func True [{}]',
        "FloatAttr(1.000000e+00 : f32) any() True",
        *("func.func", "arith.constant", "builtin.module"),
        "No current InsertionPoint",
        "Exception raised in callback: ZeroDivisionError: division by zero",
    ]


def test_classes_that_exist_already_follow() -> None:
    program = (
        "from fishplate import ir\n"
        "from fishplate.dialects import func\n"
        "func.FuncOp\n" + START + "with ir.Context(), ir.Location.unknown():\n"
        "    print(func.FuncOp('f', ([], [])).name)\n"
    )
    assert run(program).strip() == '"f"'
