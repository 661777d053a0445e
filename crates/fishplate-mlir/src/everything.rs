//! All of MLIR, for the feature `all-dialects`: its dialects and passes, its translations by name, and the interpreter of the
//! transform dialect.

use std::ffi::{c_char, c_void};
use std::sync::OnceLock;

use mlir_sys::{
    MlirContext, MlirDialectRegistry, MlirOperation, MlirStringCallback, MlirStringRef,
};

use crate::{
    ContextRef, OpRef, edits,
    guarded::guarded,
    registration,
    stack::{ANY_DEPTH, with_room},
    text,
};

unsafe extern "C" {
    fn fishplateRegisterAllDialects(registry: MlirDialectRegistry) -> *mut c_char;
    fn fishplateRegisterAllPasses() -> *mut c_char;
    fn fishplateHasPass(argument: MlirStringRef) -> bool;
    fn fishplateTranslations(append: MlirStringCallback, sink: *mut c_void) -> *mut c_char;
    fn fishplateTranslateSource(
        context: MlirContext,
        name: MlirStringRef,
        source: MlirStringRef,
        append: MlirStringCallback,
        sink: *mut c_void,
        done: *mut bool,
    ) -> *mut c_char;
    fn fishplateApplyNamedSequence(
        payload: MlirOperation,
        sequence: MlirOperation,
        module: MlirOperation,
        expensive_checks: bool,
        single_transform: bool,
        done: *mut bool,
    ) -> *mut c_char;
}

/// The passes that MLIR's TableGen files declare; some are linked into its test programs only.
const DECLARED: &[&str] = include!(concat!(env!("OUT_DIR"), "/passes.rs"));

/// Panics with the message of a fatal error: MLIR's tables are of no use after it.
fn expect_done(outcome: Result<(), String>) {
    if let Err(message) = outcome {
        panic!("MLIR could not fill its tables: {message}");
    }
}

/// Adds all dialects with their extensions and translations to a live registry.
pub(crate) fn dialects(registry: MlirDialectRegistry) {
    // SAFETY: the only caller has just created the registry; the call is a guarded one that writes no result.
    expect_done(unsafe { guarded(|_| fishplateRegisterAllDialects(registry)) });
}

/// Adds all passes to MLIR's table. The caller is inside `Once`.
pub(crate) fn passes() {
    // SAFETY: the only caller runs once and keeps other threads waiting, so nobody else writes the table; the call is a
    // guarded one that writes no result.
    expect_done(unsafe { guarded(|_| fishplateRegisterAllPasses()) });
}

/// The names of the passes that are linked.
pub(crate) fn pass_names() -> impl Iterator<Item = String> {
    registration::passes();
    // SAFETY: the string lives during the call; all passes were registered before.
    let linked = |name: &&&str| unsafe { fishplateHasPass(text::string_ref(name)) };
    DECLARED.iter().filter(linked).map(|name| (*name).to_owned())
}

/// The names of MLIR's translations, such as `mlir-to-cpp`.
pub fn translations() -> &'static [String] {
    static NAMES: OnceLock<Vec<String>> = OnceLock::new();
    NAMES.get_or_init(|| {
        let list = |sink| {
            // SAFETY: the callback gets its sink; `OnceLock` keeps two threads from filling MLIR's table; the call is a
            // guarded one that writes no result.
            expect_done(unsafe { guarded(|_| fishplateTranslations(Some(text::append), sink)) });
        };
        let mut names: Vec<String> = text::collect_text(list).lines().map(str::to_owned).collect();
        names.sort();
        names
    })
}

/// Translates a source by one of [`translations`]. `None` if that fails, with diagnostics in the context. `Err` is the
/// message of a fatal error, after which nothing of the context may be used or freed.
///
/// # Panics
/// If there is no such translation.
pub fn translate(
    context: ContextRef<'_>,
    name: &str,
    source: &[u8],
) -> Result<Option<Vec<u8>>, String> {
    assert!(translations().iter().any(|known| known == name), "no translation {name}");
    // The parsers read up to a NUL after the source.
    let mut terminated = source.to_vec();
    terminated.push(0);
    let source = text::bytes_ref(&terminated[..source.len()]);
    let mut outcome = Ok(false);
    let output = text::collect(|sink| {
        let run = |done| {
            // SAFETY: context, name and source live during the call, a NUL follows the source, the name is in the table,
            // and the callback gets its sink.
            unsafe {
                let name = text::string_ref(name);
                fishplateTranslateSource(
                    context.raw(),
                    name,
                    source,
                    Some(text::append),
                    sink,
                    done,
                )
            }
        };
        // SAFETY: `fishplateTranslateSource` is a guarded call.
        outcome = with_room(ANY_DEPTH, || unsafe { guarded(run) });
    });
    outcome.map(|done| done.then_some(output))
}

/// How strictly a transform sequence is applied.
#[derive(Clone, Copy, Default, Debug)]
pub struct TransformOptions {
    /// Whether to verify the payload and the handles after each transform.
    pub expensive_checks: bool,
    /// Whether to refuse a root with several top-level transforms.
    pub single_transform: bool,
}

/// Applies a named sequence to a payload, with the sequences that `module` holds, and returns whether that succeeded. `Err`
/// is the message of a fatal error: nothing of the context may be used or freed after it.
///
/// # Safety
/// No handle to anything inside the payload is used afterwards, nothing outside uses a value inside, and nobody else uses
/// the context meanwhile.
pub unsafe fn apply_named_sequence(
    payload: OpRef<'_>,
    sequence: OpRef<'_>,
    module: OpRef<'_>,
    options: TransformOptions,
) -> Result<bool, String> {
    let TransformOptions { expensive_checks, single_transform } = options;
    let (payload, sequence, module) = (payload.raw, sequence.raw, module.raw);
    edits::note();
    let run = |done| {
        // SAFETY: the operations are live; the caller meets the rest (see `# Safety`).
        unsafe {
            fishplateApplyNamedSequence(
                payload,
                sequence,
                module,
                expensive_checks,
                single_transform,
                done,
            )
        }
    };
    // SAFETY: `fishplateApplyNamedSequence` is a guarded call.
    with_room(ANY_DEPTH, || unsafe { guarded(run) })
}
