//! Modules that are embedded in a library, as described by `__tvm_ffi__library_bin`.
//!
//! Layout, with all numbers 64-bit little-endian: the size of the rest; the import tree as a count
//! and offsets into the children, then a count and the children's positions; then for each module
//! its kind, and its bytes unless the kind is `_lib`, which means the library itself. Strings are a
//! length and bytes. The first module is the root.

use std::ffi::c_void;

use super::library::{Library, LibraryModule};
use super::{Module, imports, load, loaded_segment};
use crate::error::{Error, Result};

/// The kind that means the library itself.
const THIS_LIBRARY: &[u8] = b"_lib";
const WORD: usize = size_of::<u64>();

fn corrupt(what: &str) -> Error {
    Error::runtime(format!("The modules embedded in the library are corrupt: {what}"))
}

/// Creates the embedded modules and returns the root.
pub(super) fn load(library: &Library, address: *mut c_void) -> Result<Module> {
    // SAFETY: the symbol is that of embedded modules, and its memory lives as long as the library.
    let bytes = unsafe { embedded_bytes(address)? };
    let tree = ImportTree::read(bytes)?;
    let mut reader = tree.rest;
    let mut modules = Vec::new();
    for _ in 0..tree.children.len() {
        let kind = reader.bytes()?;
        modules.push(if kind == THIS_LIBRARY {
            LibraryModule::create(library.clone())?
        } else {
            load::from_bytes(kind, reader.bytes()?)?
        });
    }
    for (module, children) in modules.iter().zip(&tree.children) {
        for &child in children {
            let child = modules.get(child).ok_or_else(|| corrupt("an import does not exist"))?;
            imports::add(module, child)?;
        }
    }
    modules.into_iter().next().ok_or_else(|| corrupt("there is no module"))
}

/// # Safety
/// `address` is that of embedded modules, which stay unchanged.
unsafe fn embedded_bytes(address: *const c_void) -> Result<&'static [u8]> {
    // Memory outside all loaded objects cannot be checked, so its size is trusted.
    let room = loaded_segment::of(address)
        .map_or(isize::MAX as usize, |segment| segment.end - address.addr());
    if room < WORD {
        return Err(corrupt("the size is missing"));
    }
    // SAFETY: there is room for a word.
    let size = u64::from_le(unsafe { address.cast::<u64>().read_unaligned() });
    let size = usize::try_from(size).ok().filter(|&size| size <= room - WORD);
    let Some(size) = size else {
        return Err(corrupt("they are longer than the part of the library that holds them"));
    };
    // SAFETY: there is room for `size` bytes behind the word.
    Ok(unsafe { std::slice::from_raw_parts(address.cast::<u8>().add(WORD), size) })
}

#[derive(Clone, Copy)]
struct Reader<'a>(&'a [u8]);

impl<'a> Reader<'a> {
    fn take(&mut self, len: usize) -> Result<&'a [u8]> {
        let (head, rest) = self.0.split_at_checked(len).ok_or_else(|| corrupt("they end early"))?;
        self.0 = rest;
        Ok(head)
    }

    fn size(&mut self) -> Result<usize> {
        let mut word = [0; WORD];
        word.copy_from_slice(self.take(WORD)?);
        usize::try_from(u64::from_le_bytes(word)).map_err(|_| corrupt("a size is too large"))
    }

    fn bytes(&mut self) -> Result<&'a [u8]> {
        let len = self.size()?;
        self.take(len)
    }

    fn sizes(&mut self) -> Result<Vec<usize>> {
        let len = self.size()?.checked_mul(WORD).ok_or_else(|| corrupt("a size is too large"))?;
        let mut words = Reader(self.take(len)?);
        (0..len / WORD).map(|_| words.size()).collect()
    }
}

struct ImportTree<'a> {
    /// For each module the positions of its imports.
    children: Vec<Vec<usize>>,
    /// The bytes after the tree.
    rest: Reader<'a>,
}

impl<'a> ImportTree<'a> {
    fn read(bytes: &'a [u8]) -> Result<ImportTree<'a>> {
        let mut rest = Reader(bytes);
        let (offsets, positions) = (rest.sizes()?, rest.sizes()?);
        let range = |pair: &[usize]| {
            let children = positions.get(pair[0]..pair[1]);
            children.map(<[usize]>::to_vec).ok_or_else(|| corrupt("the import tree is malformed"))
        };
        let children = offsets.windows(2).map(range).collect::<Result<_>>()?;
        Ok(ImportTree { children, rest })
    }
}
