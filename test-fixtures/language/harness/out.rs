/// Where a test program leaves its results: a count and up to 255 words.
pub struct Out {
    words: *mut u64,
    count: usize,
}

impl Out {
    pub fn new(words: *mut u64) -> Self {
        Out { words, count: 0 }
    }
    pub fn word(&mut self, value: u64) {
        if self.count < 255 {
            self.count += 1;
            unsafe { *self.words.add(self.count) = value };
        }
    }
    pub fn put<T: Bits>(&mut self, value: T) {
        value.bits(self);
    }
    pub fn finish(self) {
        unsafe { *self.words = self.count as u64 };
    }
}

/// A value as words that are the same on every machine.
pub trait Bits {
    fn bits(self, out: &mut Out);
}

macro_rules! int_bits {
    ($($t:ty)*) => { $(
        impl Bits for $t {
            fn bits(self, out: &mut Out) {
                out.word(self as u64);
            }
        }
    )* };
}
int_bits! { u8 u16 u32 u64 usize i8 i16 i32 i64 isize bool char }

impl Bits for u128 {
    fn bits(self, out: &mut Out) {
        out.word(self as u64);
        out.word((self >> 64) as u64);
    }
}
impl Bits for i128 {
    fn bits(self, out: &mut Out) {
        (self as u128).bits(out);
    }
}
impl Bits for f32 {
    fn bits(self, out: &mut Out) {
        out.word(if self.is_nan() { 0x7fc0_0000 } else { self.to_bits() as u64 });
    }
}
impl Bits for f64 {
    fn bits(self, out: &mut Out) {
        out.word(if self.is_nan() { 0x7ff8_0000_0000_0000 } else { self.to_bits() });
    }
}
impl Bits for () {
    fn bits(self, out: &mut Out) {
        out.word(0x1117);
    }
}
impl Bits for core::cmp::Ordering {
    fn bits(self, out: &mut Out) {
        out.word(self as i8 as u64);
    }
}
impl<T: Bits + Copy> Bits for &T {
    fn bits(self, out: &mut Out) {
        (*self).bits(out);
    }
}
impl<T: Bits> Bits for Option<T> {
    fn bits(self, out: &mut Out) {
        match self {
            None => out.word(0x0440),
            Some(value) => {
                out.word(0x5033);
                value.bits(out);
            }
        }
    }
}
impl<T: Bits, E: Bits> Bits for Result<T, E> {
    fn bits(self, out: &mut Out) {
        match self {
            Ok(value) => {
                out.word(0x0c);
                value.bits(out);
            }
            Err(error) => {
                out.word(0xe44);
                error.bits(out);
            }
        }
    }
}
impl<T: Bits, const N: usize> Bits for [T; N] {
    fn bits(self, out: &mut Out) {
        for value in self {
            value.bits(out);
        }
    }
}
impl<T: Bits + Copy> Bits for &[T] {
    fn bits(self, out: &mut Out) {
        out.word(self.len() as u64);
        for value in self {
            value.bits(out);
        }
    }
}
impl Bits for &str {
    fn bits(self, out: &mut Out) {
        self.as_bytes().bits(out);
    }
}
impl<A: Bits> Bits for (A,) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
    }
}
impl<A: Bits, B: Bits> Bits for (A, B) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
        self.1.bits(out);
    }
}
impl<A: Bits, B: Bits, C: Bits> Bits for (A, B, C) {
    fn bits(self, out: &mut Out) {
        self.0.bits(out);
        self.1.bits(out);
        self.2.bits(out);
    }
}
