//! Known differences, and random ones that must lead from one text to the other.

use super::{MOST_EDITS, Step, diff};

fn letters(old: &str, new: &str) -> String {
    let (old, new): (Vec<_>, Vec<_>) = (old.lines().collect(), new.lines().collect());
    let letter = |step| match step {
        Step::Same => '=',
        Step::Renamed => '~',
        Step::Removed => '-',
        Step::Added => '+',
    };
    diff(&old, &new).into_iter().map(letter).collect()
}

#[test]
fn equal_texts_have_no_edit() {
    assert_eq!(letters("a\nb\nc", "a\nb\nc"), "===");
    assert_eq!(letters("", ""), "");
}

#[test]
fn a_line_in_the_middle() {
    assert_eq!(letters("a\nb\nc", "a\nc"), "=-=");
    assert_eq!(letters("a\nc", "a\nb\nc"), "=+=");
    assert_eq!(letters("a\nb\nc", "a\nx\nc"), "=-+=");
    assert_eq!(letters("", "a\nb"), "++");
    assert_eq!(letters("a\nb", ""), "--");
}

#[test]
fn later_numbers_are_not_changes() {
    let old = "%0 = a.x\n%1 = a.y\n%2 = a.z %1 : i32\nuse %2";
    let new = "%0 = a.y\n%1 = a.z %0 : i32\nuse %1";
    assert_eq!(letters(old, new), "-~~~");
}

#[test]
fn another_operand_is_a_change() {
    let old = "%0 = a.x\n%1 = a.y\n%2 = a.z %0, %1 : i32";
    let new = "%0 = a.x\n%1 = a.y\n%2 = a.z %0, %0 : i32";
    assert_eq!(letters(old, new), "==-+");
}

#[test]
fn a_value_in_the_place_of_one_that_is_gone_is_a_change() {
    let old = "%0 = add %a, %b\n%1 = add %a, %b\n%2 = mul %0, %1\nreturn %2";
    let new = "%0 = add %a, %b\n%1 = mul %0, %0\nreturn %1";
    assert_eq!(letters(old, new), "=--+~");
}

#[test]
fn arguments_and_blocks_are_names() {
    let old = "func @f(%arg0: i32, %arg1: i32) {\nbr ^bb1(%arg0)\n^bb1(%0: i32):\nuse %0, %arg1";
    let new = "func @f(%arg0: i32, %arg1: i32) {\nbr ^bb2(%arg0)\n^bb2(%1: i32):\nuse %1, %arg1";
    assert_eq!(letters(old, new), "=~~~");
    let swapped =
        "func @f(%arg0: i32, %arg1: i32) {\nbr ^bb1(%arg1)\n^bb1(%0: i32):\nuse %0, %arg1";
    assert_eq!(letters(old, swapped), "=-+==");
}

#[test]
fn names_of_another_function_mean_something_else() {
    let old = "f @a(%arg0: i32) {\n%0 = x %arg0\nf @b(%arg0: i32) {\n%0 = y %arg0";
    let new = "g @a(%arg0: !p, %arg1: i32) {\n%0 = x %arg1\ng @b(%arg0: i32) {\n%0 = y %arg0";
    assert_eq!(letters(old, new), "-+~-+=");
}

#[test]
fn names_in_strings_are_text() {
    assert_eq!(letters("print \"%0\"", "print \"%1\""), "-+");
    assert_eq!(letters("print \"\\\"%0\"", "print \"\\\"%1\""), "-+");
}

#[test]
fn a_replaced_text_has_a_bound() {
    let old: Vec<_> = (0..MOST_EDITS).map(|at| format!("a{at}")).collect();
    let new: Vec<_> = (0..MOST_EDITS).map(|at| format!("b{at}")).collect();
    let (old, new): (Vec<_>, Vec<_>) =
        (old.iter().map(String::as_str).collect(), new.iter().map(String::as_str).collect());
    let steps = diff(&old, &new);
    assert_eq!(steps.iter().filter(|step| **step == Step::Removed).count(), MOST_EDITS);
    assert_eq!(steps.iter().filter(|step| **step == Step::Added).count(), MOST_EDITS);
}

#[test]
fn random_texts_are_rebuilt() {
    let mut state = 1u64;
    let mut random = |below: usize| {
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    for _ in 0..2000 {
        let mut text = |length| {
            (0..length)
                .map(|_| ["a", "b", "c", "%0 = x", "%1 = x", "u %0", "u %1"][random(7)])
                .collect()
        };
        let (old, new): (Vec<&str>, Vec<&str>) = (text(12), text(9));
        let (mut left, mut right) = (old.iter(), new.iter());
        for step in diff(&old, &new) {
            match step {
                Step::Same => assert_eq!(left.next(), right.next()),
                Step::Renamed => assert_ne!(left.next(), right.next()),
                Step::Removed => drop(left.next().expect("a line to remove")),
                Step::Added => drop(right.next().expect("a line to add")),
            }
        }
        assert_eq!((left.next(), right.next()), (None, None), "{old:?} {new:?}");
    }
}
