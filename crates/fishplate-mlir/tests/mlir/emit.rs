//! Objects, assembly and PTX for several targets.

use fishplate_mlir::{Context, LlvmModule, Module, OptLevel, Target, TargetMachine};

const IR: &[u8] = b"define i64 @twice(i64 %x) {\n  %y = add i64 %x, %x\n  ret i64 %y\n}\n";

fn machine(target: &Target) -> TargetMachine {
    TargetMachine::new(target, OptLevel::O2).unwrap()
}

#[test]
fn objects_of_two_processors() {
    for (triple, elf_machine) in [("x86_64-pc-linux-gnu", 62), ("aarch64-unknown-linux-gnu", 183)] {
        let module = LlvmModule::parse(IR).unwrap();
        let machine = machine(&Target::generic(triple));
        machine.prepare(&module);
        machine.optimise(&module).unwrap();
        let object = machine.object(&module).unwrap();
        assert_eq!(&object[..4], b"\x7fELF");
        assert_eq!(u16::from_le_bytes([object[18], object[19]]), elf_machine);
    }
}

#[test]
fn optimising_changes_the_code() {
    let text = b"define i32 @f() {\n  %a = add i32 40, 2\n  %b = mul i32 %a, 1\n  ret i32 %b\n}\n";
    let module = LlvmModule::parse(text).unwrap();
    let machine = machine(&Target::host());
    machine.prepare(&module);
    machine.optimise(&module).unwrap();
    assert!(module.to_string().contains("ret i32 42"));
    assert!(machine.assembly(&module).unwrap().contains("$42, %eax"));
}

#[test]
fn a_gpu_function_becomes_ptx() {
    let context = Context::new();
    let text = "llvm.func @k(%p: !llvm.ptr<1>) attributes {nvvm.kernel} {
        %i = nvvm.read.ptx.sreg.tid.x : i32
        llvm.store %i, %p : i32, !llvm.ptr<1>
        llvm.return
    }";
    let module = Module::parse(&context, text.as_bytes()).unwrap().to_llvm().unwrap();
    let machine = machine(&Target::nvptx("sm_90", 80));
    machine.prepare(&module);
    machine.optimise(&module).unwrap();
    let ptx = machine.assembly(&module).unwrap();
    assert!(ptx.contains(".target sm_90") && ptx.contains(".visible .entry k("), "{ptx}");
    assert!(ptx.contains("%tid.x") && ptx.contains("st.global"), "{ptx}");
}

#[test]
fn unknown_targets_are_refused() {
    let target = Target::generic("m68k-unknown-linux");
    let error = TargetMachine::new(&target, OptLevel::O2).err().unwrap().to_string();
    assert!(error.contains("m68k-unknown-linux"), "{error}");
    let mut target = Target::generic("x86_64-pc-linux-gnu");
    target.cpu = "pentium9000".to_owned();
    let error = TargetMachine::new(&target, OptLevel::O2).err().unwrap().to_string();
    assert!(error.ends_with("has no CPU `pentium9000`"), "{error}");
    target.cpu = "x86-64-v3".to_owned();
    target.features = "+avx2,-avx512f,+teleport".to_owned();
    let error = TargetMachine::new(&target, OptLevel::O2).err().unwrap().to_string();
    assert!(error.ends_with("has no feature `+teleport`"), "{error}");
    target.features = "+avx2,-avx512f".to_owned();
    TargetMachine::new(&target, OptLevel::O2).unwrap();
    assert!(TargetMachine::new(&Target::nvptx("sm_999", 80), OptLevel::O2).is_err());
    TargetMachine::new(&Target::host(), OptLevel::O2).unwrap();
    assert_eq!(OptLevel::from_number(3), Some(OptLevel::O3));
    assert_eq!(OptLevel::from_number(4), None);
    assert_eq!(OptLevel::from_number(-1), None);
}

#[test]
fn an_error_of_code_generation_is_reported() {
    let text = b"define void @f() {\n  call void asm sideeffect \"nosuchinstruction\", \"\"()\n  ret void\n}\n";
    let module = LlvmModule::parse(text).unwrap();
    let machine = machine(&Target::host());
    machine.prepare(&module);
    let error = machine.object(&module).unwrap_err().to_string();
    assert!(error.contains("invalid instruction mnemonic"), "{error}");
}
