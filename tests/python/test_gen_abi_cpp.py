"""C++ classes over registered types: names that C++ would refuse, numbers from C headers."""

from __future__ import annotations

import re
from pathlib import Path

import fishplate.testing  # noqa: F401  registers testing.*
import pytest
from fishplate import Object, cpp, libinfo
from fishplate.dataclasses import gen_abi_cpp, py_class
from fishplate.dataclasses import abi_carriers


@py_class("testing.own_gen_abi.class.new")
class Awkward(Object):
    """C++ keywords in every position."""

    delete: int
    fine: str


def test_keywords_become_identifiers(tmp_path: Path) -> None:
    text = gen_abi_cpp("testing.own_gen_abi.*")
    escaped = "__ffi_escape_" + b"delete".hex()
    assert f"int64_t {escaped};  // offset=24, size=8, align=8, reflected name='delete'" in text
    assert "struct alignas(8) newObj : public ::tvm::ffi::Object {" in text
    source = tmp_path / "abi.cc"
    source.write_text(text)
    made = cpp.build("abi", sources=str(source), build_directory=str(tmp_path), output="abi.o")
    assert Path(made).is_file()


def test_the_limits_of_type_indices_are_those_of_the_header() -> None:
    header = (Path(libinfo.find_c_include_path()) / "fishplate/c_api.h").read_text()
    constants = dict(re.findall(r"(kTVMFFI\w+ObjectBegin) = (\d+)", header))
    assert int(constants["kTVMFFIDynObjectBegin"]) == abi_carriers.DYNAMIC_BEGIN
    assert int(constants["kTVMFFIStaticObjectBegin"]) == abi_carriers.OBJECT_BEGIN


def test_a_number_of_unknown_sign_is_refused() -> None:
    # The schema `int` does not tell whether four bytes are signed.
    with pytest.raises(ValueError, match=r"TestCxxClassBase\.v_i32 has layout \(8, 8\).*\(4, 4\)"):
        gen_abi_cpp("testing.TestCxxClassBase")
