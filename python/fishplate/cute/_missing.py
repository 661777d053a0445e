"""The message of a name that is not there."""

from __future__ import annotations


def missing(name: str) -> str:
    """Return the message of a name that is not there."""
    return (
        f"fishplate.cute has no `{name}` yet; docs/from/cute.md lists what there is, and what to use "
        "in place of the rest"
    )
