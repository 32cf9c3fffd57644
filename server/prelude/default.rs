//! Default values.

pub trait Default: Sized {
    fn default() -> Self;
}

macro_rules! defaults {
    ($($t:ty = $v:expr;)*) => { $(
        impl Default for $t {
            #[inline]
            fn default() -> $t { $v }
        }
    )* };
}

defaults! {
    () = ();
    bool = false;
    char = '\x00';
    i8 = 0; i16 = 0; i32 = 0; i64 = 0; i128 = 0; isize = 0;
    u8 = 0; u16 = 0; u32 = 0; u64 = 0; u128 = 0; usize = 0;
    f16 = 0.0; f32 = 0.0; f64 = 0.0;
}

impl<'a> Default for &'a str {
    fn default() -> &'a str {
        ""
    }
}
impl<'a, T> Default for &'a mut [T] {
    fn default() -> &'a mut [T] {
        &mut []
    }
}
impl<'a, T> Default for &'a [T] {
    fn default() -> &'a [T] {
        &[]
    }
}
impl<'a> Default for &'a mut str {
    fn default() -> &'a mut str {
        unsafe { crate::str::from_utf8_unchecked_mut(&mut []) }
    }
}
