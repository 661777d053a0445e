//! Output of panics: nothing inside a callback, where a panic becomes an error; the usual message
//! outside.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::process::Command;

use fishplate::{Any, Field, Function, Object, reflect};

#[derive(Object)]
#[object(key = "tests.panics.Loud")]
struct Loud {
    #[field(default = 0)]
    volume: Field<i64>,
}

#[fishplate::methods]
impl Loud {
    fn shout(&self) -> i64 {
        panic!("in a method")
    }
}

#[fishplate::function("tests.panics.global")]
fn global() -> i64 {
    panic!("in a global")
}

/// Run by the test below, in a separate process.
#[test]
#[ignore = "part of the test below"]
fn panics_of_all_kinds() {
    fishplate::register_all().unwrap();
    let message = |function: &Function, args: &[fishplate::AnyView<'_>]| {
        function.call_packed(args).unwrap_err().message().to_owned()
    };
    let inner = Function::packed(|_| -> i64 { panic!("in a closure") });
    assert!(message(&inner, &[]).contains("panics.rs"));
    // After an inner call that succeeded, or failed, the outer one is still a callback.
    let outer = Function::packed(|args| -> i64 {
        let inner: Function = args[0].get().unwrap();
        assert!(inner.call::<i64>(()).is_err());
        panic!("in an outer closure")
    });
    assert!(message(&outer, &[Any::from(inner).view()]).contains("in an outer closure"));
    assert!(message(&Function::get("tests.panics.global").unwrap(), &[]).contains("in a global"));
    let loud = Any::from(fishplate::ObjectRef::new(Loud { volume: Field::new(1) }));
    let shout = reflect::Method::get("tests.panics.Loud", "shout").unwrap().function().unwrap();
    assert!(shout.call::<i64>((&loud,)).unwrap_err().message().contains("in a method"));
    let outside = std::panic::catch_unwind(|| panic!("out of callbacks"));
    assert!(outside.is_err());
}

#[test]
fn only_panics_out_of_callbacks_are_printed() {
    let program = std::env::current_exe().unwrap();
    let arguments = ["--exact", "panics_of_all_kinds", "--ignored", "--nocapture"];
    let output = Command::new(program).args(arguments).output().unwrap();
    let text = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{text}");
    assert_eq!(text.matches("panicked at").count(), 1, "{text}");
    assert!(text.contains("out of callbacks"), "{text}");
}

struct Bomb;

impl Drop for Bomb {
    fn drop(&mut self) {
        panic!("in drop")
    }
}

/// A payload whose destructor panics, in calls and in destructors.
#[test]
fn payloads_may_panic_when_they_are_dropped() {
    let throw = Function::new("throw", |_: i64| -> i64 { std::panic::panic_any(Bomb) });
    let error = throw.call::<i64>((1,)).unwrap_err();
    assert!(error.message().contains("a panic without a message"), "{error}");

    struct Thrower;
    impl Drop for Thrower {
        fn drop(&mut self) {
            std::panic::panic_any(Bomb);
        }
    }
    let thrower = Thrower;
    drop(Function::new("held", move || {
        let _ = &thrower;
    }));
}

/// A panic in a function that a thread calls while its thread-local values are destroyed.
#[test]
fn panics_at_the_end_of_a_thread_are_errors() {
    use std::sync::mpsc::Sender;
    struct AtEnd(Function, Sender<String>);
    impl Drop for AtEnd {
        fn drop(&mut self) {
            let error = self.0.call::<i64>(()).unwrap_err();
            self.1.send(error.message().to_owned()).unwrap();
        }
    }
    thread_local!(static LATE: std::cell::RefCell<Option<AtEnd>> = const { std::cell::RefCell::new(None) });
    let (tell, told) = std::sync::mpsc::channel();
    let throw = Function::packed(|_| -> i64 { panic!("too late") });
    std::thread::spawn(move || {
        LATE.with(|late| *late.borrow_mut() = Some(AtEnd(throw.clone(), tell)));
        // Touched after `LATE`, and so destroyed before it: the location of a panic.
        assert!(throw.call::<i64>(()).is_err());
    })
    .join()
    .unwrap();
    // The runtime may have no place for the error any more.
    let message = told.recv().unwrap();
    assert!(message.contains("too late") || message.contains("without raising"), "{message}");
}
