"""Run by the Python of an environment that contains only the wheel."""

from __future__ import annotations

import importlib.metadata
import importlib.util
from pathlib import Path

for absent in ("numpy", "torch", "ml_dtypes"):
    assert importlib.util.find_spec(absent) is None, f"the environment is not empty: {absent}"
required = {name for name in importlib.metadata.requires("fishplate") or []}
required = {name.split(">")[0] for name in required if "extra ==" not in name}
assert required <= {"typing-extensions", "typing_extensions"}, required

import fishplate

package = Path(fishplate.__file__).parent
assert (package / "py.typed").is_file()
assert (package / "_core.pyi").is_file()

mapped = {line.split(maxsplit=5)[-1].strip() for line in open("/proc/self/maps")}
libraries = {path for path in mapped if path.endswith("/libtvm_ffi.so")}
assert libraries == {str(package / "lib/libtvm_ffi.so")}, libraries

fishplate.register_global_func("wheel_test.add", lambda a, b: a + b)
assert fishplate.get_global_func("wheel_test.add")(40, 2) == 42
assert list(fishplate.Array([1, "two", 3.0])) == [1, "two", 3.0]
