"""Mistakes that a type checker has to find: the marked lines, and no others."""

from __future__ import annotations

import fishplate as fp

fp.get_global_func(3)  # error
fp.Function.__from_extern_c__("address")  # error
fp.Array([1]).no_such_method()  # error
fp.Array([1]).append(2)  # error
fp.from_dlpack(b"", require_alignment="8")  # error
fp.from_dlpack(b"").data_ptr() + "text"  # error
fp.register_object(1.5)  # error


@fp.jit
def kernel(x: fp.Tensor) -> None: ...


print(fp.compile(kernel, 1).no_such_attribute)  # error
fp.compile(kernel, 1).mlir + 1  # error
kernel(1).bit_length()  # error
print(kernel.no_such_attribute)  # error
fp.List([1]).sort(1)  # error
print(fp.Float32(1.0).no_such_attribute)  # error
