"""C++ names and literals for type keys and field names, for `gen_abi_cpp`."""

from __future__ import annotations

import re
from typing import NamedTuple

_IDENTIFIER = re.compile(r"[A-Za-z_][A-Za-z0-9_]*")
_ESCAPE = "__ffi_escape_"

_KEYWORDS = frozenset(
    "alignas alignof and and_eq asm auto bitand bitor bool break case catch char char16_t char32_t "
    "class compl const const_cast constexpr continue decltype default delete do double "
    "dynamic_cast else enum explicit export extern false float for friend goto if inline int long "
    "mutable namespace new noexcept not not_eq nullptr operator or or_eq private protected public "
    "register reinterpret_cast return short signed sizeof static static_assert static_cast struct "
    "switch template this thread_local throw true try typedef typeid typename union unsigned "
    "using virtual void volatile wchar_t while xor xor_eq".split()
)


def _escaped(name: str) -> str:
    """`name` if it is a valid identifier, else one with its bytes in hexadecimal."""
    is_plain = _IDENTIFIER.fullmatch(name) and not name.startswith(_ESCAPE)
    return name if is_plain else _ESCAPE + name.encode().hex()


def identifier(name: str) -> str:
    """`name` if C++ accepts it, else a unique identifier derived from it."""
    return _ESCAPE + name.encode().hex() if name in _KEYWORDS else _escaped(name)


def string_literal(text: str) -> str:
    """Return a literal of UTF-8 bytes, independent of the compiler's character set."""
    named = {ord('"'): '\\"', ord("\\"): "\\\\"}
    parts = (
        named.get(byte) or (chr(byte) if 0x20 <= byte < 0x7F else f"\\{byte:03o}")
        for byte in text.encode()
    )
    return f'"{"".join(parts)}"'


class CppName(NamedTuple):
    """The class of a type key: its namespaces and its name, which ends in Obj."""

    namespaces: tuple[str, ...]
    object_name: str

    @staticmethod
    def of(type_key: str) -> CppName:
        """The name for a type key."""
        *outer, last = type_key.split(".")
        # With the suffix, a keyword is no longer a keyword.
        name = f"{_escaped(last)}Obj"
        return CppName(tuple(identifier(part) for part in outer), name)

    @property
    def qualified(self) -> str:
        """The fully qualified name."""
        return "::" + "::".join([*self.namespaces, self.object_name])
