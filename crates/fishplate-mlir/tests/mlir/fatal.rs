//! Errors on which LLVM would end the process: they are returned as errors, and work continues.

use fishplate_mlir::{LlvmModule, OptLevel, Target, TargetMachine};

const GOOD: &str = "define i64 @twice(i64 %x) {\n  %y = add i64 %x, %x\n  ret i64 %y\n}\n";

/// Calls an intrinsic of another target.
const FOREIGN: &str = "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define i32 @f() {
  %x = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  ret i32 %x
}";
const FOREIGN_TO_GPUS: &str = "declare i64 @llvm.x86.rdtsc()
define i64 @f() {
  %x = call i64 @llvm.x86.rdtsc()
  ret i64 %x
}";
/// Uses a garbage collector that does not exist.
const COLLECTED: &str = "define void @f() gc \"nosuch\" {\n  ret void\n}";
/// The address of a block, which PTX cannot express.
const BLOCK_ADDRESS: &str = "define ptr @f() {
  br label %next
next:
  ret ptr blockaddress(@f, %next)
}";

fn host() -> Target {
    Target::generic("x86_64-pc-linux-gnu")
}

fn gpu() -> Target {
    Target::nvptx("sm_90", 80)
}

/// Assembly of a module.
fn assembly(text: &str, target: &Target, level: OptLevel) -> Result<String, String> {
    let module = LlvmModule::parse(text.as_bytes()).unwrap();
    let machine = TargetMachine::new(target, level).unwrap();
    machine.prepare(&module);
    let made = machine.optimise(&module).and_then(|()| machine.assembly(&module));
    made.map_err(|error| error.to_string())
}

#[test]
fn what_a_target_cannot_do_is_an_error() {
    let old = Target { cpu: "i386".to_owned(), ..host() };
    let cases = [
        (host(), FOREIGN, "Cannot select: intrinsic %llvm.nvvm.read.ptx.sreg.tid.x"),
        (host(), COLLECTED, "unsupported GC: nosuch"),
        (old, GOOD, "64-bit code requested on a subtarget that doesn't support it"),
        (gpu(), FOREIGN_TO_GPUS, "Cannot select: intrinsic %llvm.x86.rdtsc"),
        (gpu(), COLLECTED, "unsupported GC: nosuch"),
        (gpu(), BLOCK_ADDRESS, "BlockAddress<@f, %next>"),
    ];
    for (target, text, expected) in &cases {
        for level in [OptLevel::O0, OptLevel::O3] {
            let error = assembly(text, target, level).unwrap_err();
            assert!(error.contains(expected), "{error}");
            assert!(assembly(GOOD, &host(), level).unwrap().contains("twice:"));
            assert!(assembly(GOOD, &gpu(), level).unwrap().contains(".visible .func"));
        }
    }
}

#[test]
fn threads_fail_side_by_side() {
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..10 {
                    assembly(FOREIGN, &host(), OptLevel::O2).unwrap_err();
                    assembly(FOREIGN_TO_GPUS, &gpu(), OptLevel::O2).unwrap_err();
                    assembly(GOOD, &host(), OptLevel::O2).unwrap();
                }
            });
        }
    });
}

#[test]
fn a_module_is_not_used_after_such_an_error() {
    let module = LlvmModule::parse(FOREIGN.as_bytes()).unwrap();
    let machine = TargetMachine::new(&host(), OptLevel::O2).unwrap();
    machine.prepare(&module);
    machine.object(&module).unwrap_err();
    assert!(machine.is_lost());
    let other = TargetMachine::new(&host(), OptLevel::O2).unwrap();
    let error = other.object(&module).unwrap_err().to_string();
    assert!(error.contains("LLVM gave up on this module"), "{error}");
    assert!(!other.is_lost());
}
