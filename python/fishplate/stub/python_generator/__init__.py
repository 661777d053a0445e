"""The target Python: stubs in the source files themselves, behind `if TYPE_CHECKING`."""

from .generator import PythonGenerator

__all__ = ["PythonGenerator"]
