//! Functions, globals and errors, compared with Apache's crate.

use std::hint::black_box;

use fishplate::{Any, AnyView, Error, Function, Str};
use tvm_ffi as peer;

use crate::timing::Bench;

const EIGHT: (i64, i64, i64, i64, i64, i64, i64, i64) = (1, 2, 3, 4, 5, 6, 7, 8);

pub fn rows(bench: &Bench) {
    create(bench);
    call(bench);
    strings(bench);
    globals(bench);
    errors(bench);
}

fn create(bench: &Bench) {
    let captured = black_box(3_i64);
    bench.row(
        "function from a typed closure + drop",
        1_000_000,
        || {
            _ = black_box(peer::Function::from_typed(move |a: i64| -> peer::Result<i64> {
                Ok(a + captured)
            }))
        },
        || _ = black_box(Function::new("add", move |a: i64| a + captured)),
    );
    bench.row(
        "function from a packed closure + drop",
        1_000_000,
        || _ = black_box(peer::Function::from_packed(move |_| Ok(peer::Any::from(captured)))),
        || _ = black_box(Function::packed(move |_| captured)),
    );
}

fn call(bench: &Bench) {
    let their_nop = peer::Function::from_packed(|_| Ok(peer::Any::new()));
    let nop = Function::packed(|_| ());
    let their_views = [1_i64, 2, 3].map(peer::Any::from);
    let their_views = [0, 1, 2].map(|i: usize| peer::AnyView::from(&their_views[i]));
    let values = [1_i64, 2, 3].map(Any::from);
    let views = [0, 1, 2].map(|i: usize| values[i].view());
    bench.row(
        "packed call, 3 arguments",
        2_000_000,
        || _ = black_box(their_nop.call_packed(black_box(&their_views)).unwrap()),
        || _ = black_box(nop.call_packed(black_box(&views)).unwrap()),
    );
    let theirs =
        peer::Function::from_typed(|a: i64, b: i64, c: i64| -> peer::Result<i64> { Ok(a + b + c) });
    let ours = Function::new("add", |a: i64, b: i64, c: i64| a + b + c);
    let their_typed = peer::into_typed_fn!(theirs, Fn(i64, i64, i64) -> peer::Result<i64>);
    bench.row(
        "typed call, 3 ints",
        2_000_000,
        || _ = black_box(their_typed(black_box(1), 2, 3).unwrap()),
        || _ = black_box(ours.call::<i64>((black_box(1_i64), 2_i64, 3_i64)).unwrap()),
    );
    eight_ints(bench);
    let theirs =
        peer::Function::from_typed(|a: f64, b: bool, f: peer::Function| -> peer::Result<f64> {
            black_box(&f);
            Ok(if b { a } else { 0.0 })
        });
    let ours = Function::new("pick", |a: f64, b: bool, f: Function| {
        black_box(&f);
        if b { a } else { 0.0 }
    });
    let their_typed =
        peer::into_typed_fn!(theirs, Fn(f64, bool, &peer::Function) -> peer::Result<f64>);
    bench.row(
        "typed call, float, bool and object",
        1_000_000,
        || _ = black_box(their_typed(black_box(1.5), true, &their_nop).unwrap()),
        || _ = black_box(ours.call::<f64>((black_box(1.5), true, &nop)).unwrap()),
    );
}

fn eight_ints(bench: &Bench) {
    type I = i64;
    #[expect(clippy::too_many_arguments, reason = "eight are what the row is about")]
    fn sum(a: I, b: I, c: I, d: I, e: I, f: I, g: I, h: I) -> I {
        a + b + c + d + e + f + g + h
    }
    let theirs = peer::Function::from_typed(
        |a: I, b: I, c: I, d: I, e: I, f: I, g: I, h: I| -> peer::Result<I> {
            Ok(sum(a, b, c, d, e, f, g, h))
        },
    );
    let ours = Function::new("sum", sum);
    bench.row(
        "typed call, 8 ints",
        1_000_000,
        || {
            _ = black_box(
                i64::try_from(theirs.call_tuple_with_len::<8, _>(black_box(EIGHT)).unwrap())
                    .unwrap(),
            )
        },
        || _ = black_box(ours.call::<I>(black_box(EIGHT)).unwrap()),
    );
}

fn strings(bench: &Bench) {
    let theirs = peer::Function::from_typed(|text: peer::String| -> peer::Result<i64> {
        Ok(text.len() as i64)
    });
    let ours = Function::new("length", |text: Str| text.as_bytes().len());
    for len in [6, 64, 4096] {
        let text = "x".repeat(len);
        let (their_text, our_text) = (peer::String::from(&text), Str::from(&*text));
        bench.row(
            &format!("typed call, a string of {len} bytes"),
            1_000_000,
            || {
                _ = black_box(
                    i64::try_from(theirs.call_tuple((black_box(&their_text),)).unwrap()).unwrap(),
                )
            },
            || _ = black_box(ours.call::<i64>((black_box(&our_text),)).unwrap()),
        );
    }
    let their_typed = peer::into_typed_fn!(theirs.clone(), Fn(&str) -> peer::Result<i64>);
    for len in [6, 64] {
        let text = "x".repeat(len);
        bench.row(
            &format!("typed call, a &str of {len} bytes"),
            500_000,
            || _ = black_box(their_typed(black_box(&text)).unwrap()),
            || _ = black_box(ours.call::<i64>((black_box(&text).as_str(),)).unwrap()),
        );
    }
}

fn globals(bench: &Bench) {
    bench.row(
        "global function by name + drop",
        1_000_000,
        || _ = black_box(peer::Function::get_global(black_box("ffi.Shape")).unwrap()),
        || _ = black_box(Function::get(black_box("ffi.Shape")).unwrap()),
    );
    bench.row(
        "global function that is not there",
        50_000,
        || _ = black_box(peer::Function::get_global(black_box("no.such.function")).err().unwrap()),
        || _ = black_box(Function::get(black_box("no.such.function")).unwrap_err()),
    );
    let (theirs, ours) =
        (peer::Function::get_global("ffi.Array").unwrap(), Function::get("ffi.Array").unwrap());
    bench.row(
        "call of a builtin, 3 ints to an array",
        500_000,
        || _ = black_box(theirs.call_tuple(black_box((1_i64, 2_i64, 3_i64))).unwrap()),
        || _ = black_box(ours.call::<Any>(black_box((1_i64, 2_i64, 3_i64))).unwrap()),
    );
}

fn errors(bench: &Bench) {
    bench.row(
        "error made + drop",
        200_000,
        || _ = black_box(peer::Error::new(peer::VALUE_ERROR, black_box("a message"), "")),
        || _ = black_box(Error::new("ValueError", black_box("a message"))),
    );
    let theirs = peer::Function::from_packed(|_| {
        Err(peer::Error::new(peer::VALUE_ERROR, black_box("a message"), ""))
    });
    let ours = Function::packed(|_: &[AnyView<'_>]| -> fishplate::Result<()> {
        Err(Error::new("ValueError", black_box("a message")))
    });
    bench.row(
        "error raised through a call and caught",
        200_000,
        || _ = black_box(theirs.call_packed(&[]).err().unwrap()),
        || _ = black_box(ours.call_packed(&[]).unwrap_err()),
    );
    let theirs = peer::Function::from_typed(|a: i64| -> peer::Result<i64> { Ok(a) });
    let ours = Function::new("identity", |a: i64| a);
    bench.row(
        "call with a wrong argument, caught",
        100_000,
        || _ = black_box(theirs.call_tuple((black_box(1.5_f64),)).err().unwrap()),
        || _ = black_box(ours.call::<i64>((black_box(1.5),)).unwrap_err()),
    );
}
