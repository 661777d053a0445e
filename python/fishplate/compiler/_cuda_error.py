"""The exception for errors of the CUDA driver, with the facts of the message as attributes."""

from __future__ import annotations

import re

from ..error import register_error

_HEAD = re.compile(r"CUDA Error Code: (\d+)(?: \((\w+))?")


@register_error("CUDADialectError")
class CUDADialectError(RuntimeError):
    """A function of the CUDA driver failed, a launch was refused, or the driver is missing.

    Attributes
    ----------
    code
        The driver's number; ``None`` if the message has none.
    name
        Its name, such as ``CUDA_ERROR_INVALID_VALUE``, if the driver knows one.
    details
        Facts about the launch: ``kernel``, ``grid``, ``block``, ``device``, and with a preflight the
        limits of the device and the ``violation``.

    """

    code: int | None
    name: str | None
    details: dict[str, str]

    def __init__(self, message: str = "") -> None:
        """Read the message."""
        super().__init__(message)
        head = _HEAD.match(message)
        self.code = int(head[1]) if head else None
        self.name = head[2] if head else None
        _, launch, pairs = message.partition("\nkind=cuda_launch;")
        listed = pairs.splitlines()[0].split(";") if launch and pairs else []
        self.details = dict(pair.split("=", 1) for pair in listed if "=" in pair)
