//! Maps against a model: random changes, then the same entries in the same order.

use super::*;

fn int(v: i64) -> Any {
    v.into()
}

fn entries(map: &MapObj) -> Vec<(i64, i64)> {
    map.iter().map(|(k, v)| (k.as_int().unwrap(), v.as_int().unwrap())).collect()
}

#[test]
fn grows_from_small_to_dense_in_order() {
    crate::builtin::install();
    for kind in [MapKind::Map, MapKind::Dict] {
        let map = MapObj::new(kind).unwrap();
        for i in 0..1000 {
            MapObj::set(&map, int(i * 7919), int(i)).unwrap();
            assert_eq!(map.len() as i64, i + 1);
        }
        assert_eq!(entries(&map), (0..1000).map(|i| (i * 7919, i)).collect::<Vec<_>>());
        for i in 0..1000 {
            let found = map.get(&AnyView::int(i * 7919)).unwrap().unwrap();
            assert_eq!(found.as_int(), Some(i));
        }
        assert!(map.get(&AnyView::int(-1)).unwrap().is_none());
    }
}

#[test]
fn random_changes_match_a_model() {
    crate::builtin::install();
    let mut seed = 0x1234_5678_u64;
    let mut random = move |below: u64| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (seed >> 33) % below
    };
    for range in [3, 6, 40, 3000] {
        let map = MapObj::new(MapKind::Dict).unwrap();
        let mut model = std::collections::BTreeMap::new();
        for step in 0..20_000_i64 {
            let key = random(range) as i64;
            match random(5) {
                0 | 1 => {
                    let removed = MapObj::remove(&map, &AnyView::int(key)).unwrap();
                    assert_eq!(removed, model.remove(&key).is_some());
                }
                2 if random(2000) == 0 => {
                    MapObj::clear(&map);
                    model.clear();
                }
                _ => {
                    MapObj::set(&map, int(key), int(step)).unwrap();
                    model.insert(key, step);
                }
            }
            assert_eq!(map.len(), model.len());
        }
        let mut got = entries(&map);
        got.sort_unstable();
        assert_eq!(got, model.into_iter().collect::<Vec<_>>());
    }
}

#[test]
fn from_entries_keeps_the_last_of_equal_keys() {
    crate::builtin::install();
    for count in 0..40 {
        let pairs = (0..count).map(|i| Ok((int(i % 7), int(i))));
        let map = MapObj::from_entries(MapKind::Map, pairs).unwrap();
        assert_eq!(map.len() as i64, count.min(7));
        for (k, v) in entries(&map) {
            assert_eq!(v % 7, k);
            assert!(v + 7 >= count);
        }
    }
}

#[test]
fn values_are_released_once() {
    crate::builtin::install();
    let value = Any::str("a string on the heap");
    let count = |v: &Any| {
        v.clone()
            .into_object::<crate::Object>()
            .unwrap_or_else(|_| panic!())
            .header()
            .combined_ref_count
            .load(std::sync::atomic::Ordering::Relaxed)
            & 0xffff_ffff
    };
    let before = count(&value);
    for size in [1, 4, 5, 100] {
        let map = MapObj::new(MapKind::Dict).unwrap();
        for i in 0..size {
            MapObj::set(&map, int(i), value.clone()).unwrap();
            MapObj::set(&map, int(i), value.clone()).unwrap();
        }
        MapObj::remove(&map, &AnyView::int(0)).unwrap();
        assert_eq!(count(&value), before + size as u64 - 1);
    }
    assert_eq!(count(&value), before);
}

#[test]
fn cursors_end_and_survive_changes() {
    crate::builtin::install();
    let map = MapObj::new(MapKind::Dict).unwrap();
    assert!(map.entry(map.first()).is_none());
    for i in 0..10 {
        MapObj::set(&map, int(i), int(i)).unwrap();
    }
    let (mut at, mut seen) = (Some(map.first()), 0);
    while let Some(cursor) = at {
        assert_eq!(map.entry(cursor).unwrap().0.as_int(), Some(seen));
        seen += 1;
        at = map.advance(cursor);
    }
    assert_eq!(seen, 10);
    let stale = map.first();
    MapObj::clear(&map);
    assert!(map.entry(stale).is_none());
}

/// Ints whose home slot is the first one in a table of any size: their hashes times the table's
/// factor are small numbers.
fn colliding_int(i: u64) -> Any {
    // The inverse of the factor modulo 2^64, by Newton's method.
    let factor = 11_400_714_819_323_198_485_u64;
    let mut inverse = factor;
    for _ in 0..6 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(factor.wrapping_mul(inverse)));
    }
    let hash = inverse.wrapping_mul(i);
    // `any_ops::combine(1, bits)`, backwards.
    let bits = (hash ^ 1).wrapping_sub(0x9e37_79b9).wrapping_sub(1 << 6);
    Any::from(bits as i64)
}

#[test]
fn many_keys_that_collide_make_a_map_in_linear_time() {
    let count = 60_000_u64;
    assert_eq!(
        any_ops::hash(&colliding_int(1).view()).unwrap().wrapping_mul(11_400_714_819_323_198_485),
        1
    );
    let started = std::time::Instant::now();
    let entries = (0..count).chain([5, 7]).enumerate();
    let entries: Vec<_> =
        entries.map(|(n, i)| Ok((colliding_int(i), Any::from(n as i64)))).collect();
    let map = MapObj::from_entries(MapKind::Dict, entries).unwrap();
    // One by one it would take a step for each pair of keys, which takes minutes here.
    assert!(started.elapsed().as_secs() < 20, "{:?}", started.elapsed());
    assert_eq!(map.len(), count as usize);
    // In order, except that repeated keys move to the end.
    let order: Vec<i64> = map.iter().filter_map(|(_, value)| value.as_int()).collect();
    let expected =
        (0..count as i64).filter(|&i| i != 5 && i != 7).chain([count as i64, count as i64 + 1]);
    assert!(order.into_iter().eq(expected));
    for i in [0, 1, 5, 7, 1000, count - 1] {
        assert!(map.get(&colliding_int(i).view()).unwrap().is_some(), "{i}");
    }
    assert!(map.get(&colliding_int(count).view()).unwrap().is_none());
    // The table can be changed like any other.
    MapObj::set(&map, colliding_int(count), Any::from(0_i64)).unwrap();
    assert!(MapObj::remove(&map, &colliding_int(9).view()).unwrap());
    assert!(MapObj::remove(&map, &colliding_int(0).view()).unwrap());
    assert_eq!(map.len(), count as usize - 1);
}
