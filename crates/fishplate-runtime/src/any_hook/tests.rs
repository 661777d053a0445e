//! Native hooks of both conventions.

use super::*;

unsafe extern "C" fn older_hash(value: *const RawAny) -> i64 {
    // SAFETY: the hook gets a valid int.
    unsafe { (*value).value.v_int64 }
}

/// Leaves its argument in the second register, as an older hash with a division or a loop may do.
unsafe extern "C" fn older_hash_and_more(value: *const RawAny) -> Registers {
    // SAFETY: the hook gets a valid int.
    Registers { first: unsafe { (*value).value.v_uint64 }, second: 0x7fff_dead_beef }
}

unsafe extern "C" fn newer_hash(value: *const RawAny) -> RawAny {
    // SAFETY: the hook gets a valid int.
    match unsafe { (*value).value.v_int64 } {
        -1 => Any::from(Error::value("no hash").into_object()).into_raw(),
        -2 => Any::NONE.into_raw(),
        hash => Any::from(hash).into_raw(),
    }
}

unsafe extern "C" fn newer_equal(a: *const RawAny, b: *const RawAny) -> RawAny {
    // SAFETY: the hook gets valid ints.
    match unsafe { ((*a).value.v_int64, (*b).value.v_int64) } {
        (-1, _) => Any::from(Error::value("no answer").into_object()).into_raw(),
        (-2, _) => Any::from(1.5).into_raw(),
        (a, b) => Any::from(a == b).into_raw(),
    }
}

/// A `bool` in the lowest byte, and something else above it.
unsafe extern "C" fn older_equal(a: *const RawAny, b: *const RawAny) -> u64 {
    // SAFETY: the hook gets valid ints.
    0x1234_5600 | u64::from(unsafe { (*a).value.v_int64 == (*b).value.v_int64 })
}

fn hash_of(hook: *mut c_void, value: i64) -> Result<u64> {
    hash(&Any::from(hook).view(), &AnyView::int(value))
}

fn equal_of(hook: *mut c_void, a: i64, b: i64) -> Result<bool> {
    equal(&Any::from(hook).view(), &AnyView::int(a), &AnyView::int(b))
}

#[test]
fn an_older_hash_is_read_from_the_first_register() {
    let hook = older_hash as *mut c_void;
    // 1 and 67 are what a newer hook has there: also as the first results seen.
    for value in [1, 67, 0, -1, 2, 67, 1, i64::MIN] {
        assert_eq!(hash_of(hook, value).unwrap(), value as u64);
    }
}

#[test]
fn an_older_hash_that_leaves_something_behind_is_known_by_its_other_answers() {
    let hook = older_hash_and_more as *mut c_void;
    for value in [67, 1, 67, 1 << 40, 3] {
        assert_eq!(hash_of(hook, value).unwrap(), value as u64);
    }
}

#[test]
fn a_newer_hash_is_a_value_or_an_error() {
    crate::builtin::install();
    let hook = newer_hash as *mut c_void;
    for value in [5, 1, 67, 0, i64::MAX] {
        assert_eq!(hash_of(hook, value).unwrap(), value as u64);
    }
    assert_eq!(hash_of(hook, -1).unwrap_err().message(), b"no hash");
    let wrong = hash_of(hook, -2).unwrap_err();
    assert_eq!(
        wrong.message(),
        b"Attribute `__any_hash__` returned a value of type `None`, expected an int"
    );
}

/// The first result may be an error.
#[test]
fn an_error_of_a_hook_that_is_not_known_yet_is_an_error() {
    unsafe extern "C" fn refuse(_: *const RawAny) -> RawAny {
        Any::from(Error::value("never").into_object()).into_raw()
    }
    let error = hash_of(refuse as *mut c_void, 0).unwrap_err();
    assert_eq!(error.message(), b"never");
    assert!(error.into_object().is_unique());
}

#[test]
fn equality_of_both_conventions() {
    crate::builtin::install();
    for hook in [older_equal as *mut c_void, newer_equal as *mut c_void] {
        assert!(equal_of(hook, 3, 3).unwrap());
        assert!(!equal_of(hook, 3, 4).unwrap());
    }
    let hook = newer_equal as *mut c_void;
    assert_eq!(equal_of(hook, -1, 0).unwrap_err().message(), b"no answer");
    let wrong = equal_of(hook, -2, 0).unwrap_err();
    assert_eq!(
        wrong.message(),
        b"Attribute `__any_equal__` returned a value of type `float`, expected a bool"
    );
}
