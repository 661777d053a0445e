//! Compiled code from outside: objects, entries of the cache, functions from another process.

use std::{ffi::c_void, sync::LazyLock};

use fishplate_codegen::{
    CodeOptions, CompiledCode, Counted, Engine, RUNTIME_SYMBOLS, Request, Source, check_object,
    compile,
    provider::{Nop, PlainCall},
    spec::parse_signature,
};
use fishplate_mlir::OptLevel;

/// The kernel that inputs are corrupted from.
const KERNEL: &str = "
func.func @f(%a: !llvm.ptr, %n: i32) -> i32 {
  %zero = arith.constant 0 : i32
  return %zero : i32
}";

fn code() -> CodeOptions {
    CodeOptions { opt_level: OptLevel::O0, ..CodeOptions::default() }
}

/// A function with its kernel in a separate object.
static WHOLE: LazyLock<CompiledCode> = LazyLock::new(|| {
    let made = |source: Source<'_>, provider: &dyn fishplate_codegen::provider::CallProvider| {
        let (_, params) = parse_signature("f(a: Tensor([n], float32))").unwrap_or_default();
        let request = Request {
            source,
            symbol: "f",
            display_name: "f",
            params: &params,
            provider,
            code: &code(),
            hook: None,
        };
        compile(&request).unwrap_or_else(|error| panic!("the sample does not compile: {error}"))
    };
    let kernel = made(Source::Mlir(KERNEL.as_bytes()), &PlainCall::default());
    let mut whole = made(Source::None, &Nop);
    whole.objects.extend(kernel.objects);
    whole
});

/// Checks an object as the engine does before it is linked.
pub(crate) fn object(data: &[u8]) {
    if let Err(reason) = check_object(data) {
        assert!(!reason.is_empty());
    }
}

/// Reads an entry: the bytes unchanged, then with a correct checksum, then as changes of a complete entry. A change is
/// two bytes for the position and one for the value.
pub(crate) fn entry(data: &[u8]) {
    let thaw = |bytes: &[u8]| match CompiledCode::thaw(bytes) {
        Ok(_) => {}
        Err(error) => assert!(!error.to_string().is_empty()),
    };
    thaw(data);
    thaw(&sealed(data.to_vec()));
    let mut whole = WHOLE.freeze(&code(), Counted::All);
    whole.truncate(whole.len() - CHECKSUM);
    for change in data.as_chunks::<3>().0 {
        let at = usize::from(u16::from_le_bytes([change[0], change[1]]));
        match whole.get_mut(at) {
            Some(byte) => *byte = change[2],
            None => whole.truncate(whole.len() - usize::from(change[2]).min(whole.len())),
        }
    }
    thaw(&sealed(whole));
}

const CHECKSUM: usize = 32;

fn sealed(mut body: Vec<u8>) -> Vec<u8> {
    let checksum = fishplate_mlir::hash(&[&body]);
    body.extend_from_slice(&checksum);
    body
}

extern "C" fn never_called() {
    std::process::abort();
}

static ENGINE: LazyLock<Engine> = LazyLock::new(|| {
    let address: *const c_void = (never_called as extern "C" fn() as *const ()).cast();
    let symbols: Vec<_> = RUNTIME_SYMBOLS.iter().map(|name| (*name, address)).collect();
    // SAFETY: nothing that is linked here is ever called.
    let engine = unsafe { Engine::new(&symbols) };
    engine.unwrap_or_else(|error| panic!("there is no engine: {error}"))
});

/// Links a function from another process whose kernel consists of these bytes.
pub(crate) fn pickle(data: &[u8]) {
    let mut sent = WHOLE.clone();
    sent.objects.truncate(1);
    sent.objects.push(data.to_vec());
    let got = CompiledCode::thaw(&sent.freeze(&code(), Counted::All));
    let got = got.unwrap_or_else(|error| panic!("its own bytes are refused: {error}"));
    assert_eq!(got.objects, sent.objects);
    // SAFETY: nothing of the code is called.
    if let Err(error) = unsafe { ENGINE.load(&got, &[]) } {
        assert!(!error.to_string().is_empty());
    }
}
