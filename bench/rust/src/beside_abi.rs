//! The cost of the safe API compared with the bare ABI: a handwritten `safe_call`, a slice of the same values, and a
//! string of six bytes compared with longer ones.

use std::ffi::{c_int, c_void};
use std::hint::black_box;

use fishplate::abi::{RawAny, RawValue, SafeCall, TypeIndex};
use fishplate::{Array, Function, Str};

use crate::timing::Bench;

/// The function as a C programmer writes it: count and types checked, three integers added.
unsafe extern "C" fn add(
    _: *mut c_void,
    args: *const RawAny,
    count: i32,
    result: *mut RawAny,
) -> c_int {
    if count != 3 {
        return -1;
    }
    let mut sum = 0_i64;
    for i in 0..3 {
        // SAFETY: the caller passes three values; the type index tells which member is set.
        unsafe {
            let value = &*args.add(i);
            if value.type_index != TypeIndex::INT {
                return -1;
            }
            sum = sum.wrapping_add(value.value.v_int64);
        }
    }
    // SAFETY: the caller passes the address of a value that owns nothing.
    unsafe { result.write(int(sum)) };
    0
}

fn int(value: i64) -> RawAny {
    RawAny { type_index: TypeIndex::INT, small_len: 0, value: RawValue { v_int64: value } }
}

fn raw_call(entry: SafeCall, a: i64, b: i64, c: i64) -> i64 {
    let (args, mut result) = ([int(a), int(b), int(c)], RawAny::NONE);
    // SAFETY: the function has the calling convention of the ABI and needs no state.
    unsafe {
        let status = entry(std::ptr::null_mut(), args.as_ptr(), 3, &raw mut result);
        assert!(status == 0 && result.type_index == TypeIndex::INT);
        result.value.v_int64
    }
}

pub fn rows(bench: &Bench) {
    let typed = Function::new("add", |a: i64, b: i64, c: i64| a.wrapping_add(b).wrapping_add(c));
    let entry: SafeCall = black_box(add);
    let raw = || _ = black_box(raw_call(entry, black_box(1), 2, 3));
    bench.row("floor: raw safe_call", 2_000_000, raw, raw);
    bench.row("ABI: typed call of 3 ints / raw safe_call", 2_000_000, raw, || {
        _ = black_box(typed.call::<i64>((black_box(1_i64), 2_i64, 3_i64)).unwrap())
    });

    let array = Array::from_iter(0..1000_i64);
    let slice: Vec<RawAny> = (0..1000).map(int).collect();
    bench.row(
        "ABI: iterate Array<i64> of 1,000 / slice of Anys",
        20_000,
        || _ = black_box(sum_of(black_box(&slice))),
        || _ = black_box(black_box(&array).iter().sum::<i64>()),
    );

    let length = Function::new("length", |text: Str| text.as_bytes().len());
    let bytes = Function::new("length", |bytes: &[u8]| bytes.len());
    let texts = [6, 64, 4096]
        .map(|len| (Str::from("x".repeat(len)), fishplate::Bytes::from(&vec![7; len][..])));
    let [_, middle, _] = &texts;
    for (text, data) in [&texts[0], &texts[2]] {
        let len = data.len();
        bench.row(
            &format!("ABI: pass a Str of {len} bytes / of 64"),
            1_000_000,
            || _ = black_box(length.call::<usize>((black_box(&middle.0),)).unwrap()),
            || _ = black_box(length.call::<usize>((black_box(text),)).unwrap()),
        );
        bench.row(
            &format!("ABI: pass Bytes of {len} as &[u8] / of 64"),
            1_000_000,
            || _ = black_box(bytes.call::<usize>((black_box(&middle.1),)).unwrap()),
            || _ = black_box(bytes.call::<usize>((black_box(data),)).unwrap()),
        );
    }
}

fn sum_of(values: &[RawAny]) -> i64 {
    let mut sum = 0_i64;
    for value in values {
        assert!(value.type_index == TypeIndex::INT);
        // SAFETY: this index keeps an integer.
        sum = sum.wrapping_add(unsafe { value.value.v_int64 });
    }
    sum
}
