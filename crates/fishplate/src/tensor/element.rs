//! Rust types that are elements of tensors.

use crate::dtype::DType;

/// A Rust type for elements of tensors.
///
/// # Safety
/// Elements of type `DTYPE` have the size of `Self`. Every bit pattern that `is_valid` accepts is a `Self`, and so is
/// all zeros. `Self` needs no drop.
pub unsafe trait Element: Copy + 'static {
    /// The element type.
    const DTYPE: DType;

    /// Whether some bit patterns are not values of this type.
    const CHECKED: bool = false;

    /// Whether arbitrary memory holds values of this type.
    ///
    /// # Safety
    /// `data` points to `count` elements that are readable as bytes.
    #[inline]
    unsafe fn is_valid(_data: *const Self, _count: usize) -> bool {
        true
    }

    /// Reads an element with any bits.
    ///
    /// # Safety
    /// `data` is aligned and points to a readable element.
    #[inline]
    unsafe fn read(data: *const Self) -> Self {
        // SAFETY: the caller guarantees that `data` is aligned and points to a readable element. Types with invalid bit
        // patterns override this.
        unsafe { data.read() }
    }
}

macro_rules! elements {
    ($($type:ty = $dtype:ident;)*) => {$(
        // SAFETY: the same size, and any bit pattern is a value.
        unsafe impl Element for $type {
            const DTYPE: DType = DType::$dtype;
        }
        const _: () = assert!(size_of::<$type>() * 8 == DType::$dtype.bits() as usize);
    )*};
}

elements! {
    f32 = F32; f64 = F64;
    i8 = I8; i16 = I16; i32 = I32; i64 = I64;
    u8 = U8; u16 = U16; u32 = U32; u64 = U64;
}

#[cfg(feature = "half")]
elements! {
    half::f16 = F16; half::bf16 = BF16;
}

// SAFETY: one byte, and only 0 and 1 are accepted.
unsafe impl Element for bool {
    const DTYPE: DType = DType::BOOL;
    const CHECKED: bool = true;

    unsafe fn is_valid(data: *const bool, count: usize) -> bool {
        // SAFETY: the caller vouches for the bytes.
        unsafe { std::slice::from_raw_parts(data.cast::<u8>(), count) }.iter().all(|&b| b <= 1)
    }

    #[inline]
    unsafe fn read(data: *const bool) -> bool {
        // SAFETY: the caller vouches for the byte.
        unsafe { data.cast::<u8>().read() != 0 }
    }
}
