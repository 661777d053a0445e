//! Arrays and maps, compared with Apache's crate.

use std::hint::black_box;

use fishplate::{Any, Array, Map, Str};
use tvm_ffi as peer;

use crate::timing::Bench;

pub fn rows(bench: &Bench) {
    arrays(bench);
    maps(bench);
}

fn arrays(bench: &Bench) {
    for len in [3, 1000] {
        let values: Vec<i64> = (0..len).collect();
        bench.row(
            &format!("array of {len} ints made + drop"),
            if len == 3 { 500_000 } else { 5_000 },
            || _ = black_box(peer::Array::new(black_box(&values).clone())),
            || _ = black_box(Array::from(black_box(&values).clone())),
        );
    }
    let (theirs, ours) = (peer::Array::from_iter(0..1000_i64), Array::from_iter(0..1000_i64));
    bench.row(
        "array element by index",
        2_000_000,
        || _ = black_box(black_box(&theirs).get(black_box(7)).unwrap()),
        || _ = black_box(black_box(&ours).get(black_box(7)).unwrap()),
    );
    bench.row(
        "array of 1,000 ints, iterated",
        20_000,
        || _ = black_box(black_box(&theirs).iter().sum::<i64>()),
        || _ = black_box(black_box(&ours).iter().sum::<i64>()),
    );
    let (theirs, ours) = (peer::Any::from(theirs), Any::from(ours));
    bench.row(
        "array of 1,000 ints out of a value",
        20_000,
        || _ = black_box(black_box(&theirs).try_as::<peer::Array<i64>>().unwrap()),
        || _ = black_box(black_box(&ours).try_get::<Array<i64>>().unwrap()),
    );
    let text = |i: i64| format!("element number {i}");
    let theirs = peer::Array::from_iter((0..100).map(|i| peer::String::from(text(i))));
    let ours = Array::from_iter((0..100).map(|i| Str::from(text(i))));
    bench.row(
        "array of 100 strings, iterated",
        20_000,
        || black_box(&theirs).iter().for_each(|text| _ = black_box(text)),
        || black_box(&ours).iter().for_each(|text| _ = black_box(text)),
    );
    let (theirs, ours) = (peer::Any::from(theirs), Any::from(ours));
    bench.row(
        "array of 100 strings out of a value",
        20_000,
        || _ = black_box(black_box(&theirs).try_as::<peer::Array<peer::String>>().unwrap()),
        || _ = black_box(black_box(&ours).try_get::<Array<Str>>().unwrap()),
    );
}

fn maps(bench: &Bench) {
    let name = |i: i64| format!("key number {i}");
    let their_pairs: Vec<_> = (0..10).map(|i| (peer::String::from(name(i)), i)).collect();
    let pairs: Vec<_> = (0..10).map(|i| (Str::from(name(i)), i)).collect();
    bench.row(
        "map of 10 strings to ints made + drop",
        20_000,
        || _ = black_box(peer::Map::from_iter(black_box(&their_pairs).clone())),
        || _ = black_box(Map::from_iter(black_box(&pairs).clone())),
    );
    let (theirs, ours) = (peer::Map::from_iter(their_pairs), Map::from_iter(pairs));
    let (their_key, key) = (peer::String::from(name(7)), Str::from(name(7)));
    bench.row(
        "map look-up, string key",
        200_000,
        || _ = black_box(black_box(&theirs).get(black_box(&their_key)).unwrap()),
        || _ = black_box(black_box(&ours).get(black_box(&key)).unwrap()),
    );
    let absent = (peer::String::from("absent"), Str::from("absent"));
    bench.row(
        "map look-up, absent key",
        200_000,
        || _ = black_box(black_box(&theirs).get(black_box(&absent.0)).unwrap()),
        || _ = black_box(black_box(&ours).get(black_box(&absent.1)).unwrap()),
    );
    bench.row(
        "map of 10, iterated",
        50_000,
        || black_box(&theirs).iter().for_each(|entry| _ = black_box(entry)),
        || black_box(&ours).iter().for_each(|entry| _ = black_box(entry)),
    );
    let theirs = peer::Map::from_iter((0..1000_i64).map(|i| (i, i)));
    let ours = Map::from_iter((0..1000_i64).map(|i| (i, i)));
    bench.row(
        "map of 1,000 ints, look-up",
        200_000,
        || _ = black_box(black_box(&theirs).get(black_box(&500)).unwrap()),
        || _ = black_box(black_box(&ours).get(black_box(500_i64)).unwrap()),
    );
    let (theirs, ours) = (peer::Any::from(theirs), Any::from(ours));
    bench.row(
        "map of 1,000 ints out of a value",
        500,
        || _ = black_box(black_box(&theirs).try_as::<peer::Map<i64, i64>>().unwrap()),
        || _ = black_box(black_box(&ours).try_get::<Map<i64, i64>>().unwrap()),
    );
}
