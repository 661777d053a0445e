"""The library of Fishplate's compiler: `fishplate.compiler` finds and loads it.

It is a separate package because it contains LLVM and MLIR; `fishplate` works without it.
"""

from pathlib import Path

#: The compiler's library.
LIBRARY = Path(__file__).parent / "libfishplate_compiler.so"
