"""The dialect `tk` from Python; `fishplate bindgen Toy.td --python folder` wrote tk.py."""

import tk
from fishplate import ir

with ir.Context() as ctx, ir.Location.unknown():
    tk.register(ctx)
    t = tk.TileType.get([32, 32], tk.DataType.BFloat16)  # also "bf16" or 2
    cb = tk.CBType.get(ir.RankedTensorType.get([2, 4], t))  # pages defaults to 2
    print(t, t.shape, t.data_type, cb.pages)
    module = ir.Module.create()
    with ir.InsertionPoint(module.body):
        kernel = tk.kernel("main", inputs=[], args=[tk.ArgAttr.get(0, True, "x")])
        with kernel.body.new_block(cb, ir.IndexType.get()) as (c, i):
            a = tk.load(t, c, i)
            b = tk.add(a, a)  # the type of the result is inferred
    print(module)
    ir.PassManager.parse("builtin.module(canonicalize)").run(module)
    try:
        print(b.type)
    except ir.InvalidHandleError as error:
        print(error)
