//! Tuples as parameters, results and elements: an array of fixed length.

use crate::any::{Any, AnyView};
use crate::array::build;
use crate::convert::{Arg, FfiType, FromView, IntoAny, Pass, shown_type};
use crate::seq::ArrayObj;
use crate::storable::nested_schema;

/// Describes a value that is not such a tuple. `wrong` describes the mismatch of each element; it
/// is called only if their number is right.
fn describe<const N: usize>(
    view: &AnyView<'_>,
    wrong: impl FnOnce() -> [Option<String>; N],
) -> String {
    let Some(array) = view.as_object::<ArrayObj>() else { return shown_type(view) };
    let len = array.values().len();
    if len != N {
        return format!("Array[size={len}]");
    }
    let mut wrong = wrong().into_iter().enumerate();
    let first = wrong.find_map(|(i, wrong)| Some(format!("Array[index {i}: {}]", wrong?)));
    first.unwrap_or_else(|| shown_type(view))
}

macro_rules! tuples {
    ($($len:literal: ($($t:ident $i:tt),+);)*) => {$(
        impl<$($t: FfiType),+> FfiType for ($($t,)+) {
            fn name() -> String {
                format!("Tuple<{}>", [$($t::name()),+].join(", "))
            }
            fn schema() -> String {
                nested_schema("Tuple", &[$($t::schema()),+])
            }
        }

        impl<'a, $($t: FromView<'a>),+> FromView<'a> for ($($t,)+) {
            fn from_view(view: &'a AnyView<'a>) -> Option<Self> {
                let values = view.as_object::<ArrayObj>()?.values();
                let values: &'a [Any; $len] = values.try_into().ok()?;
                Some(($($t::from_view(values[$i].as_view())?,)+))
            }

            fn describe(view: &'a AnyView<'a>) -> String {
                let values = view.as_object::<ArrayObj>().map_or(&[][..], ArrayObj::values);
                describe::<$len>(view, || [$({
                    let part = values[$i].as_view();
                    $t::from_view(part).is_none().then(|| $t::describe(part))
                }),+])
            }
        }

        impl<$($t: Arg),+> Arg for ($($t,)+) {
            type Out<'a> = ($($t::Out<'a>,)+);
        }

        impl<$($t: IntoAny),+> IntoAny for ($($t,)+) {
            fn into_any(self) -> Any {
                build([$(self.$i.into_any()),+]).into_any()
            }
        }

        impl<$($t: IntoAny + Clone),+> Pass for ($($t,)+) {
            type Held<'a> = Any where Self: 'a;
            fn hold(&self) -> Any {
                self.clone().into_any()
            }
        }

        impl<$($t: IntoAny),+> From<($($t,)+)> for Any {
            fn from(value: ($($t,)+)) -> Any {
                value.into_any()
            }
        }
    )*};
}

tuples! {
    1: (A 0);
    2: (A 0, B 1);
    3: (A 0, B 1, C 2);
    4: (A 0, B 1, C 2, D 3);
    5: (A 0, B 1, C 2, D 3, E 4);
    6: (A 0, B 1, C 2, D 3, E 4, F 5);
    7: (A 0, B 1, C 2, D 3, E 4, F 5, G 6);
    8: (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);
    9: (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8);
    10: (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9);
    11: (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10);
    12: (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11);
}
