//! Real passes on operations of a dynamic dialect.

use fishplate_mlir::{Context, Module, dynamic};

use crate::toy;

/// Runs a pipeline on a module, and returns its text.
fn after(context: &Context, text: &str, pipeline: &str) -> String {
    let mut module = Module::parse(context, text.as_bytes()).unwrap();
    module.run_passes(pipeline).unwrap();
    module.verify().unwrap();
    module.to_string()
}

fn count(text: &str, part: &str) -> usize {
    text.matches(part).count()
}

#[test]
fn cse_merges_what_is_pure() {
    let context = toy::context();
    let text = "func.func @f() -> (i8, i8, i8) {
  %0 = \"tk.pure\"() <{value = 1 : i8}> : () -> i8
  %1 = \"tk.pure\"() <{value = 1 : i8}> : () -> i8
  %2 = \"tk.pure\"() <{value = 2 : i8}> : () -> i8
  return %0, %1, %2 : i8, i8, i8
}";
    let merged = after(&context, text, "cse");
    assert_eq!(count(&merged, "tk.pure"), 2, "{merged}");
    let with = |name| {
        let text = text.replace("tk.pure", name).replace(" <{value = ", " {v = ");
        after(&context, &text.replace("i8}>", "i8}"), "cse")
    };
    let kept = with("tk.effect");
    assert_eq!(count(&kept, "tk.effect"), 3, "{kept}");
    // Known to have no effects, but not known to be safe to move: still merged.
    let quiet = with("tk.quiet");
    assert_eq!(count(&quiet, "tk.quiet"), 2, "{quiet}");
}

#[test]
fn canonicalize_removes_what_is_dead() {
    let context = toy::context();
    let text = "func.func @f(%c: i1) {
  %0 = \"tk.pure\"() : () -> i8
  %1 = \"tk.add\"(%0, %0) : (i8, i8) -> i8
  %2 = \"tk.effect\"() : () -> i8
  return
}";
    let cleaned = after(&context, text, "canonicalize");
    assert_eq!((count(&cleaned, "tk.pure"), count(&cleaned, "tk.add")), (0, 0), "{cleaned}");
    assert_eq!(count(&cleaned, "tk.effect"), 1, "{cleaned}");
}

#[test]
fn constants_go_to_the_right_of_commutative_operations() {
    let context = toy::context();
    let text = "func.func @f(%a: i8) -> i8 {
  %0 = \"tk.constant\"() <{value = 3 : i8}> : () -> i8
  %1 = tk.add %0, %a : i8
  return %1 : i8
}";
    let sorted = after(&context, text, "canonicalize");
    assert!(sorted.contains("tk.add %arg0, %0"), "{sorted}");
}

#[test]
fn pure_operations_leave_loops() {
    let context = toy::context();
    let text = "func.func @f(%a: i8, %n: index) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  scf.for %i = %zero to %n step %one {
    %0 = tk.add %a, %a : i8
    \"tk.effect\"(%0) : (i8) -> ()
  }
  return
}";
    let moved = after(&context, text, "loop-invariant-code-motion");
    let (add, start) = (moved.find("tk.add").unwrap(), moved.find("scf.for").unwrap());
    assert!(add < start, "{moved}");
    assert!(moved.find("tk.effect").unwrap() > start, "{moved}");
}

#[test]
fn symbol_dce_removes_private_symbols() {
    let context = toy::context();
    let text = "\"tk.cell\"() <{sym_name = \"used\", sym_visibility = \"private\"}> : () -> ()
\"tk.cell\"() <{sym_name = \"unused\", sym_visibility = \"private\"}> : () -> ()
\"tk.cell\"() <{sym_name = \"public\"}> : () -> ()
\"tk.effect\"() {of = @used} : () -> ()";
    let left = after(&context, text, "symbol-dce");
    assert!(left.contains("\"used\"") && left.contains("\"public\""), "{left}");
    assert!(!left.contains("unused"), "{left}");
}

const CALLEE: &str = "func.func private @g(%a: i8) -> i8 {
  %0 = tk.add %a, %a : i8
  return %0 : i8
}
func.func @f(%a: i8) -> i8 {
  %0 = call @g(%a) : (i8) -> i8
  return %0 : i8
}";

#[test]
fn functions_are_inlined_unless_told_otherwise() {
    let context = toy::context();
    let inlined = after(&context, CALLEE, "inline");
    assert_eq!(count(&inlined, "call"), 0, "{inlined}");
    assert_eq!(count(&inlined, "tk.add"), 1, "{inlined}");
    dynamic::DynamicDialect::find(context.handle(), "tk").unwrap().set_inlinable(false);
    let kept = after(&context, CALLEE, "inline");
    assert_eq!(count(&kept, "call"), 1, "{kept}");
}

#[test]
fn terminators_that_return_are_inlined() {
    let context = toy::context();
    let text = CALLEE.replace(
        "return %0 : i8\n}\nfunc.func @f",
        "\"tk.return\"(%0) : (i8) -> ()\n}\nfunc.func @f",
    );
    let inlined = after(&context, &text, "inline");
    assert_eq!((count(&inlined, "call"), count(&inlined, "tk.return")), (0, 0), "{inlined}");
    // With more than one block, the terminator becomes a branch.
    let blocks =
        text.replace("%0 = tk.add %a, %a : i8\n", "%0 = tk.add %a, %a : i8\n  cf.br ^b\n^b:\n");
    let inlined = after(&context, &blocks, "inline");
    assert_eq!((count(&inlined, "call"), count(&inlined, "tk.return")), (0, 0), "{inlined}");
    // Left alone: the terminator returns other types than the function, or is not a return.
    for other in [
        text.replace("\"tk.return\"(%0) : (i8)", "\"tk.return\"() : ()"),
        text.replace("tk.return", "tk.end"),
    ] {
        let kept = after(&context, &other, "inline");
        assert_eq!(count(&kept, "call"), 1, "{kept}");
    }
}

#[test]
fn threads_may_work_on_functions() {
    let context = toy::context();
    let function = |number: usize| {
        format!(
            "func.func @f{number}(%a: !tk.tile<[{number}], f32>) -> !tk.tile<[{number}], f32> {{
  %0 = tk.add %a, %a : !tk.tile<[{number}], f32>
  %1 = tk.add %a, %a : !tk.tile<[{number}], f32>
  %2 = tk.add %0, %1 {{acc = \"bf16\"}} : !tk.tile<[{number}], f32>
  return %2 : !tk.tile<[{number}], f32>
}}
"
        )
    };
    let text: String = (0..64).map(function).collect();
    context.handle().enable_multithreading(true);
    let merged = after(&context, &text, "func.func(canonicalize,cse)");
    assert_eq!(count(&merged, "tk.add"), 128, "{merged}");
}

#[test]
fn symbols_in_parameters_are_uses() {
    let context = toy::context();
    let text = "module {
  \"tk.cell\"() <{sym_name = \"a\", sym_visibility = \"private\"}> : () -> ()
  \"tk.effect\"() {of = #tk.pair<@a>} : () -> ()
}";
    let left = after(&context, text, "symbol-dce");
    assert!(left.contains("tk.cell"), "{left}");
}
