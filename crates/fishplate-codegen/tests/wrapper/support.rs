//! The generated support modules agree with their sources and with the ABI.

use std::{mem::offset_of, process::Command};

use fishplate_abi::{DLTensor, ObjectHeader, RawAny, TypeIndex, TypeInfo};

#[test]
fn support_is_what_its_source_makes() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/support");
    for name in ["support", "cuda", "parallel", "grid", "text"] {
        let made = Command::new(format!("{folder}/generate")).arg(name).output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let committed = std::fs::read(format!("{folder}/{name}.mlir")).unwrap();
        assert!(made.stdout == committed, "run {folder}/generate {name} > {folder}/{name}.mlir");
    }
}

/// `support.c` repeats these layouts and numbers, for a compiler that cannot read Rust.
#[test]
fn support_has_the_layouts_of_the_abi() {
    assert_eq!((offset_of!(RawAny, small_len), offset_of!(RawAny, value)), (4, 8));
    assert_eq!(offset_of!(TypeInfo, type_key), 8);
    assert_eq!((offset_of!(DLTensor, ndim), offset_of!(DLTensor, strides)), (16, 32));
    assert_eq!(size_of::<ObjectHeader>(), 24);
    let numbers = [
        TypeIndex::RAW_STR,
        TypeIndex::SMALL_STR,
        TypeIndex::STR,
        TypeIndex::BYTE_ARRAY_PTR,
        TypeIndex::SMALL_BYTES,
        TypeIndex::BYTES,
        TypeIndex::OBJECT,
    ];
    assert_eq!(numbers.map(|index| index.0), [8, 11, 65, 9, 12, 66, 64]);
}
