"""Builds the native library into the package while the wheel is built."""

import sys
from pathlib import Path

from setuptools import Distribution, setup
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).resolve().parent))

from build_native import build


class BuildExtension(build_py):
    """Copies the Python files, then adds extension.so."""

    def run(self) -> None:
        super().run()
        folder = "python" if getattr(self, "editable_mode", False) else self.build_lib
        build(Path(folder) / "my_project/extension.so")


class BinaryDistribution(Distribution):
    """A wheel with machine code in it."""

    def has_ext_modules(self) -> bool:
        return True


setup(cmdclass={"build_py": BuildExtension}, distclass=BinaryDistribution)
