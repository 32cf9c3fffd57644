//! Methods of traits whose other operand follows from the only implementation, and is made to fit by `Deref`; methods of a
//! trait that only the `impl` around names; types named like a module in scope.

use core::ops::Deref;

struct Three<T>([T; 3]);
impl<T> Deref for Three<T> {
    type Target = [T];
    fn deref(&self) -> &[T] {
        &self.0
    }
}
impl<T: PartialEq> PartialEq for Three<T> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}
impl<T: PartialOrd> PartialOrd for Three<T> {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        (**self).partial_cmp(other)
    }
    fn lt(&self, other: &Self) -> bool {
        (**self).lt(other)
    }
}

mod hashing {
    use core::hash;

    pub struct Outer {
        pub inner: Hasher<u32>,
    }
    pub struct Hasher<S> {
        pub sum: S,
    }
    impl hash::Hasher for Outer {
        fn write(&mut self, bytes: &[u8]) {
            self.inner.write(bytes)
        }
        fn finish(&self) -> u64 {
            self.inner.finish()
        }
    }
    impl<S: Copy + Into<u64> + From<u8> + core::ops::AddAssign> hash::Hasher for Hasher<S> {
        fn write(&mut self, bytes: &[u8]) {
            for byte in bytes {
                self.sum += S::from(*byte);
            }
        }
        fn finish(&self) -> u64 {
            self.sum.into()
        }
    }
}

mod chars {
    use core::char;

    pub fn next(c: char) -> Option<char> {
        char::from_u32(c as u32 + 1)
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    use core::hash::Hasher;
    let low = Three([input[0], input[1], input[2]]);
    let high = Three([input[0], input[2], input[1]]);
    out.put((low < high, low >= high, low == high));
    let mut hasher = hashing::Outer { inner: hashing::Hasher { sum: 3 } };
    hasher.write_u64(input[3]);
    hasher.write(&[1, 2]);
    out.put(hasher.finish());
    out.put(chars::next((input[4] as u8) as char));
}

//@ expect: 1 0 0 a 5033 6
//@ expect: 0 1 0 514 5033 9c
//@ expect: 1 0 0 86 5033 100
