//! Stub.
pub(crate) fn install() -> crate::Result<()> {
    Ok(())
}
