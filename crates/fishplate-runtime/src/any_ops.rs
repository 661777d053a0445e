//! Hash and equality of values as map keys.
pub(crate) fn std_hash(_bytes: &[u8]) -> u64 {
    0
}
