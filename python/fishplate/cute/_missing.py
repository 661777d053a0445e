"""The message of a name that is not there."""

from __future__ import annotations


def missing(name: str, package: str = "cute") -> str:
    """Return the message of a name that is not there."""
    return (
        f"fishplate.{package} has no `{name}` yet; docs/from/cute.md lists what there is, and what to use "
        "in place of the rest"
    )
