//! Damaged binaries as kernels: flipped bits and truncated files. Each either compiles or gives an error, and the
//! process survives.

use fishplate_codegen::{
    CodeOptions, Error, Request, Source, compile,
    provider::{CallProvider, CudaLaunch, LaunchError, Nop, PlainCall},
    spec::{Dim, Param},
};
use fishplate_mlir::{Context, LlvmModule, Module, OptLevel};

use crate::harness::{engine, tensor, var};

const KERNEL: &str = "
func.func @f(%a: !llvm.ptr, %n: i32, %k: f32) -> i32 {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  scf.for %i = %zero to %n step %one : i32 {
    %p = llvm.getelementptr %a[%i] : (!llvm.ptr, i32) -> !llvm.ptr, f32
    %x = llvm.load %p : !llvm.ptr -> f32
    %y = arith.mulf %x, %k : f32
    llvm.store %y, %p : f32, !llvm.ptr
  }
  return %zero : i32
}";
const IR: &str = "
@table = internal constant [3 x i32] [i32 1, i32 2, i32 3]
%pair = type { i32, ptr }
declare float @llvm.fabs.f32(float)
define i32 @f(ptr %a, i32 %n, float %k) {
entry:
  %more = icmp sgt i32 %n, 0
  br i1 %more, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr float, ptr %a, i32 %i
  %x = load float, ptr %p
  %y = fmul float %x, %k
  %z = call float @llvm.fabs.f32(float %y)
  store float %z, ptr %p
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %done
done:
  %first = load i32, ptr @table
  %status = sub i32 %first, 1
  ret i32 %status
}";

fn params() -> Vec<Param> {
    let n = var("n", "int32");
    vec![tensor("a", vec![Dim::from(&n)], "float32").into(), var("k", "float32").into()]
}

fn attempt(
    source: Source<'_>,
    provider: &dyn CallProvider,
) -> fishplate_codegen::Result<fishplate_codegen::CompiledCode> {
    let code = CodeOptions { opt_level: OptLevel::O0, ..CodeOptions::default() };
    let (symbol, params) = ("f", params());
    compile(&Request {
        source,
        symbol,
        display_name: symbol,
        params: &params,
        provider,
        code: &code,
        hook: None,
    })
}

/// Many damaged copies of a file: half of them truncated, the others with flipped bits. The first four bytes, which
/// identify its type, stay unchanged.
fn damaged(whole: &[u8], count: u64) -> impl Iterator<Item = Vec<u8>> {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut random = move |below: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state % below as u64).unwrap()
    };
    (0..count).map(move |number| {
        let mut bytes = whole.to_vec();
        if number % 4 == 0 {
            bytes.truncate(4 + random(whole.len() - 4));
            return bytes;
        }
        for _ in 0..[1, 1, 2, 4, 16][random(5)] {
            let at = 4 + random(whole.len() - 4);
            bytes[at] ^= 1 << random(8);
        }
        bytes
    })
}

/// The number of damaged copies of a file that were refused.
fn refused(whole: &[u8], count: u64, mut attempt: impl FnMut(&[u8]) -> bool) -> u64 {
    assert!(attempt(whole), "the whole file is refused");
    damaged(whole, count).map(|bytes| u64::from(!attempt(&bytes))).sum()
}

fn external() -> PlainCall {
    PlainCall { external: true, ..PlainCall::default() }
}

#[test]
fn damaged_bitcode_is_an_error() {
    let bitcode = LlvmModule::parse(IR.as_bytes()).unwrap().bitcode();
    let attempt = |bytes: &[u8]| attempt(Source::LlvmIr(bytes), &external()).is_ok();
    assert!(refused(&bitcode, 700, attempt) > 200);
}

#[test]
fn damaged_bytecode_is_an_error() {
    let context = Context::new();
    let bytecode = Module::parse(&context, KERNEL.as_bytes()).unwrap().bytecode();
    let attempt = |bytes: &[u8]| attempt(Source::Mlir(bytes), &PlainCall::default()).is_ok();
    assert!(refused(&bytecode, 700, attempt) > 200);
}

#[test]
fn damaged_objects_are_an_error() {
    let made = attempt(Source::Mlir(KERNEL.as_bytes()), &PlainCall::default()).unwrap();
    let attempt = |bytes: &[u8]| {
        // SAFETY: no code of the object is called.
        unsafe { engine().load_object(bytes, "f") }.is_ok()
    };
    assert!(refused(&made.objects[0], 700, attempt) > 200);
}

#[test]
fn damaged_device_code_is_an_error() {
    let launch = |image: &[u8]| {
        let launch = CudaLaunch::new(image.to_vec(), "scale", 1, 1);
        attempt(Source::None, &launch)
    };
    let ptx = ".version 8.0\n.target sm_90\n.entry scale(.param .u64 a, .param .u32 n, .param .f32 k) \
               { ret; }";
    assert!(refused(ptx.as_bytes(), 300, |bytes| launch(bytes).is_ok()) > 50);
    // Any ELF file will do: only the presence of its contents is checked.
    let elf = attempt(Source::None, &Nop).unwrap().objects.remove(0);
    launch(&elf).unwrap();
    for length in (4..elf.len()).step_by(7) {
        let error = launch(&elf[..length]).unwrap_err();
        assert!(matches!(error, Error::Launch(LaunchError::CutShort)), "{length}: {error}");
    }
    let mut fatbin = vec![0x50, 0xed, 0x55, 0xba, 1, 0, 16, 0, 4, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4];
    launch(&fatbin).unwrap();
    fatbin.pop();
    assert!(matches!(launch(&fatbin).unwrap_err(), Error::Launch(LaunchError::CutShort)));
    assert!(launch(b"\x7fELF").is_err() && launch(&fatbin[..4]).is_err());
}
