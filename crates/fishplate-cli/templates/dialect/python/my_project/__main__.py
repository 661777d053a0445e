"""`python -m my_project FOLDER` writes the dialect's model, which `fishplate bindgen` reads."""

import sys
from pathlib import Path

from .dialect import MyProject

if len(sys.argv) != 2:
    sys.exit("usage: python -m my_project FOLDER")
Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
MyProject.save(sys.argv[1])
