//! MLIR text: parsed, verified, printed, and the printed text parsed again.
//!
//! LLVM is not instrumented. Its diagnostics replace coverage: each diagnostic, without the names and numbers in it,
//! and each kind of parsed operation counts as reached code.

use std::{
    cell::RefCell,
    hash::{DefaultHasher, Hash, Hasher as _},
    sync::atomic::{AtomicU8, Ordering},
};

use fishplate_mlir::{Context, Module, OpRef};

/// A context keeps every type and attribute that it has seen: after this many inputs a new one is created.
const INPUTS_OF_A_CONTEXT: u32 = 500;
/// Bytecode is read in a child process; other tests damage it.
const BYTECODE: &[u8] = b"ML\xefR";

/// Counters that libFuzzer reads in addition to those of the compiler.
#[unsafe(link_section = "__libfuzzer_extra_counters")]
static REACHED: [AtomicU8; 1 << 14] = [const { AtomicU8::new(0) }; 1 << 14];

fn reached(what: impl Hash) {
    let mut hasher = DefaultHasher::new();
    what.hash(&mut hasher);
    REACHED[hasher.finish() as usize % REACHED.len()].fetch_add(1, Ordering::Relaxed);
}

/// A diagnostic without quoted text and without numbers.
fn shape(message: &str) -> String {
    let plain = message.split(['\'', '"']).step_by(2);
    plain.flat_map(str::chars).filter(|letter| !letter.is_ascii_digit()).collect()
}

thread_local! {
    static CONTEXT: RefCell<Option<(Context, u32)>> = const { RefCell::new(None) };
}

pub(crate) fn mlir(data: &[u8]) {
    if data.starts_with(BYTECODE) {
        return;
    }
    CONTEXT.with_borrow_mut(|slot| {
        let is_used_up =
            |(context, used): &(Context, u32)| *used >= INPUTS_OF_A_CONTEXT || context.is_lost();
        if slot.as_ref().is_some_and(is_used_up) {
            *slot = None;
        }
        let (context, used) = slot.get_or_insert_with(|| {
            let context = Context::new();
            context.allow_unregistered_dialects(true);
            (context, 0)
        });
        *used += 1;
        check(context, data);
    });
}

fn check(context: &Context, data: &[u8]) {
    let module = match Module::parse(context, data) {
        Ok(module) => module,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            for diagnostic in error.diagnostics() {
                reached(shape(&diagnostic.message));
            }
            return;
        }
    };
    if let Err(error) = module.verify() {
        panic!("a module that was parsed is not valid: {error}");
    }
    module.operation().all(&mut |op: OpRef<'_>| {
        reached((op.name(), op.parent().map(OpRef::name)));
        true
    });
    // If MLIR does not parse its own output, that is MLIR's fault.
    drop(Module::parse(context, module.to_string().as_bytes()));
}
