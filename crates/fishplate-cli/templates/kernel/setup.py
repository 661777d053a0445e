"""Compiles the kernels into the package while the wheel is built."""

import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py


class BuildKernels(build_py):
    """Copies the Python files, then adds kernels.so."""

    def run(self) -> None:
        super().run()
        if getattr(self, "editable_mode", False):
            return  # The source is compiled at the first call.
        sys.path.insert(0, str(Path(__file__).parent / "python"))
        from my_project import ahead

        ahead.export(Path(self.build_lib).resolve() / "my_project/kernels.so")


class BinaryDistribution(Distribution):
    """A wheel with machine code in it."""

    def has_ext_modules(self) -> bool:
        return True


setup(cmdclass={"build_py": BuildKernels}, distclass=BinaryDistribution)
