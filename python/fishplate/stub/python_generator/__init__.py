"""The target Python: stubs in the source files themselves, under `if TYPE_CHECKING`."""

from .generator import PythonGenerator

__all__ = ["PythonGenerator"]
