"""The library of Fishplate's compiler with all of MLIR's dialects, passes and translations.

`fishplate` prefers it to the one in `fishplate_compiler`.
"""

from pathlib import Path

#: The compiler's library.
LIBRARY = Path(__file__).parent / "libfishplate_compiler.so"
