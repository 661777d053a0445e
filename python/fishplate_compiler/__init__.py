"""The library of Fishplate's compiler, and nothing else: `fishplate.compiler` finds and loads it.

It is a package of its own because it holds LLVM and MLIR; `fishplate` works without it.
"""

from pathlib import Path

#: The compiler's library.
LIBRARY = Path(__file__).parent / "libfishplate_compiler.so"
