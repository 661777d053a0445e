"""A Griffe extension: docstrings are reStructuredText in places, and the site is Markdown."""

from __future__ import annotations

import re
import textwrap
from typing import Any

import griffe

BLOCK = re.compile(r"^( *)\.\. code-block:: (\w+)\n\n((?:\1 +[^\n]*\n|\n)+)", re.MULTILINE)
ROLE = re.compile(r":(?:\w+:)?(?:class|func|meth|mod|attr|data|exc|obj):`~?([^`]+)`")


def markdown(text: str) -> str:
    """Return a docstring with its code blocks and roles as Markdown has them."""

    def fenced(match: re.Match[str]) -> str:
        code = textwrap.dedent(match[3]).strip("\n")
        return textwrap.indent(f"```{match[2]}\n{code}\n```\n\n", match[1])

    return ROLE.sub(r"`\1`", BLOCK.sub(fenced, text + "\n").rstrip("\n"))


class DocstringText(griffe.Extension):
    """Rewrites each docstring when its object is read."""

    def on_instance(self, *, obj: griffe.Object, **_: Any) -> None:
        """Rewrite the docstring of an object."""
        if obj.docstring:
            obj.docstring.value = markdown(obj.docstring.value)
