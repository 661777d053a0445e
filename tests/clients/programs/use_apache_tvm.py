"""TVM: a module of relax operators, transformed with a pass instrument, compiled, run, saved and loaded."""

from __future__ import annotations

import collections

import numpy as np
import tvm
from tvm import relax
from tvm.ir.instrument import pass_instrument

passes: collections.Counter[str] = collections.Counter()


@pass_instrument
class Counted:
    """Count the passes."""

    def run_before_pass(self, module: tvm.IRModule, info: tvm.transform.PassInfo) -> None:
        """Count a start."""
        passes[info.name] += 1


def relu_of_sum() -> tvm.IRModule:
    """Return a module whose function `main` is `relu(x + 1)`."""
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((8,), "float32"))
    with builder.function("main", [x]):
        with builder.dataflow():
            y = builder.emit(relax.op.add(x, relax.const(1.0, "float32")))
            z = builder.emit_output(relax.op.nn.relu(y))
        builder.emit_func_output(z)
    return builder.finalize()


module = relu_of_sum()
with tvm.transform.PassContext(opt_level=3, instruments=[Counted()]):
    built = tvm.compile(module, target="llvm")
machine = relax.VirtualMachine(built, tvm.cpu())
given = np.arange(8, dtype="float32") - 4
result = machine["main"](tvm.runtime.tensor(given)).numpy()
print("result", result.tolist())
print("passes", len(passes), passes["LegalizeOps"])
print(
    "module", module.script().count("R.add"), sorted(str(var) for var in module.get_global_vars())
)
print("array", [int(extent) for extent in module["main"].params[0].ty.shape])
tvm.ir.assert_structural_equal(module, relu_of_sum())
try:
    machine["nothing"]
except Exception as error:
    print("error", type(error).__name__)
# Apache's library since 0.1.15 ends the process here: TVM's hash hooks have the convention of 0.1.14.
text = tvm.ir.save_json(module)
tvm.ir.assert_structural_equal(tvm.ir.load_json(text), module)
print("saved and loaded", len(text) > 1000)
