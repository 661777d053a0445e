//! Code that runs in this process.

use std::{ffi::c_void, sync::Arc, thread};

use fishplate_mlir::{Jit, LlvmModule, OptLevel, Target, TargetMachine};

fn object(text: &str) -> Vec<u8> {
    let module = LlvmModule::parse(text.as_bytes()).unwrap();
    let machine = TargetMachine::new(&Target::host(), OptLevel::O2).unwrap();
    machine.prepare(&module);
    machine.optimise(&module).unwrap();
    machine.object(&module).unwrap()
}

fn constant(value: i32) -> Vec<u8> {
    object(&format!("define i32 @value() {{\n  ret i32 {value}\n}}\n"))
}

fn call(address: *const c_void) -> i32 {
    // SAFETY: the tests look up functions of type `i32 ()`, in libraries that they hold.
    unsafe { std::mem::transmute::<*const c_void, extern "C" fn() -> i32>(address)() }
}

extern "C" fn seven() -> i32 {
    7
}

#[test]
fn two_objects_with_one_symbol() {
    let jit = Jit::new().unwrap();
    let one = jit.add("one", &constant(1)).unwrap();
    let two = jit.add("two", &constant(2)).unwrap();
    assert_eq!(call(one.find("value").unwrap()), 1);
    assert_eq!(call(two.find("value").unwrap()), 2);
    drop(one);
    assert_eq!(call(two.find("value").unwrap()), 2);
}

#[test]
fn symbols_come_from_the_owner_then_the_process() {
    let text = "declare i32 @seven()\ndeclare i32 @abs(i32)\ndefine i32 @f() {
        %a = call i32 @seven()\n  %b = sub i32 0, %a\n  %c = call i32 @abs(i32 %b)\n  ret i32 %c\n}";
    let jit = Jit::new().unwrap();
    let early = jit.add("early", &object(text)).unwrap();
    let error = early.find("f").unwrap_err().to_string();
    assert!(error.contains("seven"), "{error}");
    // SAFETY: the function has the type that the object expects, and is never unloaded.
    unsafe { jit.define(&[("seven", seven as *const c_void)]) }.unwrap();
    let late = jit.add("late", &object(text)).unwrap();
    assert_eq!(call(late.find("f").unwrap()), 7);
    // SAFETY: the function has the type that the object expects, and is never unloaded. The second definition is
    // refused.
    let again = unsafe { jit.define(&[("seven", seven as *const c_void)]) };
    assert!(again.unwrap_err().to_string().contains("seven"));
}

#[test]
fn mistakes_are_errors() {
    let jit = Jit::new().unwrap();
    assert!(jit.add("text", b"not an object").is_err());
    let library = jit.add("one", &constant(1)).unwrap();
    let error = library.find("missing").unwrap_err().to_string();
    assert!(error.contains("one:missing"), "{error}");
    assert!(library.find("nul\0").is_err());
}

#[test]
fn threads_share_a_linker() {
    let jit = Arc::new(Jit::new().unwrap());
    thread::scope(|scope| {
        for value in 0..8 {
            let jit = Arc::clone(&jit);
            scope.spawn(move || {
                for _ in 0..20 {
                    let library = jit.add("value", &constant(value)).unwrap();
                    assert_eq!(call(library.find("value").unwrap()), value);
                }
            });
        }
    });
}

#[test]
fn a_library_of_two_objects() {
    let caller = "declare i32 @value()\ndeclare i32 @extra()\ndefine i32 @sum() {
        %a = call i32 @value()\n  %b = call i32 @extra()\n  %c = add i32 %a, %b\n  ret i32 %c\n}";
    let jit = Jit::new().unwrap();
    let library = jit.add("caller", &object(caller)).unwrap();
    library.add(&constant(30)).unwrap();
    // SAFETY: the function has the type that the object expects, and is never unloaded.
    unsafe { library.define(&[("extra", seven as *const c_void)]) }.unwrap();
    assert_eq!(call(library.find("sum").unwrap()), 37);
}
