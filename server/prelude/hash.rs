//! Hashing.

use crate::marker::PhantomData;

mod sip;
pub use self::sip::{SipHasher, SipHasher13};

pub trait Hash {
    fn hash<H: Hasher>(&self, state: &mut H);
    fn hash_slice<H: Hasher>(data: &[Self], state: &mut H)
    where
        Self: Sized,
    {
        for piece in data {
            piece.hash(state)
        }
    }
}

pub trait Hasher {
    fn finish(&self) -> u64;
    fn write(&mut self, bytes: &[u8]);

    #[inline]
    fn write_u8(&mut self, i: u8) {
        self.write(&[i])
    }
    #[inline]
    fn write_u16(&mut self, i: u16) {
        self.write(&i.to_ne_bytes())
    }
    #[inline]
    fn write_u32(&mut self, i: u32) {
        self.write(&i.to_ne_bytes())
    }
    #[inline]
    fn write_u64(&mut self, i: u64) {
        self.write(&i.to_ne_bytes())
    }
    #[inline]
    fn write_u128(&mut self, i: u128) {
        self.write(&i.to_ne_bytes())
    }
    #[inline]
    fn write_usize(&mut self, i: usize) {
        self.write(&i.to_ne_bytes())
    }
    #[inline]
    fn write_i8(&mut self, i: i8) {
        self.write_u8(i as u8)
    }
    #[inline]
    fn write_i16(&mut self, i: i16) {
        self.write_u16(i as u16)
    }
    #[inline]
    fn write_i32(&mut self, i: i32) {
        self.write_u32(i as u32)
    }
    #[inline]
    fn write_i64(&mut self, i: i64) {
        self.write_u64(i as u64)
    }
    #[inline]
    fn write_i128(&mut self, i: i128) {
        self.write_u128(i as u128)
    }
    #[inline]
    fn write_isize(&mut self, i: isize) {
        self.write_usize(i as usize)
    }
    #[inline]
    fn write_length_prefix(&mut self, len: usize) {
        self.write_usize(len)
    }
    /// The bytes and one that no text contains.
    #[inline]
    fn write_str(&mut self, s: &str) {
        self.write(s.as_bytes());
        self.write_u8(0xFF);
    }
}

impl<'a, H: Hasher + ?Sized> Hasher for &'a mut H {
    fn finish(&self) -> u64 {
        (**self).finish()
    }
    fn write(&mut self, bytes: &[u8]) {
        (**self).write(bytes)
    }
    fn write_u8(&mut self, i: u8) {
        (**self).write_u8(i)
    }
    fn write_u16(&mut self, i: u16) {
        (**self).write_u16(i)
    }
    fn write_u32(&mut self, i: u32) {
        (**self).write_u32(i)
    }
    fn write_u64(&mut self, i: u64) {
        (**self).write_u64(i)
    }
    fn write_u128(&mut self, i: u128) {
        (**self).write_u128(i)
    }
    fn write_usize(&mut self, i: usize) {
        (**self).write_usize(i)
    }
    fn write_i8(&mut self, i: i8) {
        (**self).write_i8(i)
    }
    fn write_i16(&mut self, i: i16) {
        (**self).write_i16(i)
    }
    fn write_i32(&mut self, i: i32) {
        (**self).write_i32(i)
    }
    fn write_i64(&mut self, i: i64) {
        (**self).write_i64(i)
    }
    fn write_i128(&mut self, i: i128) {
        (**self).write_i128(i)
    }
    fn write_isize(&mut self, i: isize) {
        (**self).write_isize(i)
    }
    fn write_length_prefix(&mut self, len: usize) {
        (**self).write_length_prefix(len)
    }
    fn write_str(&mut self, s: &str) {
        (**self).write_str(s)
    }
}

pub trait BuildHasher {
    type Hasher: Hasher;
    fn build_hasher(&self) -> Self::Hasher;
    fn hash_one<T: Hash>(&self, x: T) -> u64
    where
        Self: Sized,
        Self::Hasher: Hasher,
    {
        let mut hasher = self.build_hasher();
        x.hash(&mut hasher);
        hasher.finish()
    }
}

/// Builds hashers by `Default`.
pub struct BuildHasherDefault<H>(PhantomData<H>);

impl<H> BuildHasherDefault<H> {
    pub const fn new() -> BuildHasherDefault<H> {
        BuildHasherDefault(PhantomData)
    }
}
impl<H: Default + Hasher> BuildHasher for BuildHasherDefault<H> {
    type Hasher = H;
    fn build_hasher(&self) -> H {
        H::default()
    }
}
impl<H> Clone for BuildHasherDefault<H> {
    fn clone(&self) -> BuildHasherDefault<H> {
        BuildHasherDefault(PhantomData)
    }
}
impl<H> Default for BuildHasherDefault<H> {
    fn default() -> BuildHasherDefault<H> {
        BuildHasherDefault(PhantomData)
    }
}

macro_rules! hash_ints {
    ($($T:ident $write:ident)*) => { $(
        impl Hash for $T {
            #[inline]
            fn hash<H: Hasher>(&self, state: &mut H) {
                state.$write(*self)
            }
            /// All bytes at once.
            #[inline]
            fn hash_slice<H: Hasher>(data: &[$T], state: &mut H) {
                let bytes = crate::mem::size_of_val(data);
                let start = data.as_ptr() as *const u8;
                state.write(unsafe { &*crate::ptr::slice_from_raw_parts(start, bytes) })
            }
        }
    )* };
}
hash_ints! {
    u8 write_u8 u16 write_u16 u32 write_u32 u64 write_u64 u128 write_u128 usize write_usize
    i8 write_i8 i16 write_i16 i32 write_i32 i64 write_i64 i128 write_i128 isize write_isize
}

impl Hash for bool {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u8(*self as u8)
    }
}
impl Hash for char {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u32(*self as u32)
    }
}
impl Hash for str {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_str(self)
    }
}
impl Hash for ! {
    fn hash<H: Hasher>(&self, _: &mut H) {
        *self
    }
}
impl<T: Hash> Hash for [T] {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_length_prefix(self.len());
        Hash::hash_slice(self, state)
    }
}
impl<T: Hash, const N: usize> Hash for [T; N] {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        Hash::hash(self as &[T], state)
    }
}
impl<'a, T: ?Sized + Hash> Hash for &'a T {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state)
    }
}
impl<'a, T: ?Sized + Hash> Hash for &'a mut T {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state)
    }
}
/// The address and, of a pointer to something without a size, what stands beside it.
impl<T: ?Sized> Hash for *const T {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        let words = self as *const *const T as *const usize;
        state.write_usize(unsafe { *words });
        if size_of::<*const T>() > size_of::<usize>() {
            state.write_usize(unsafe { *words.add(1) });
        }
    }
}
impl<T: ?Sized> Hash for *mut T {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        (*self as *const T).hash(state)
    }
}
impl<T: ?Sized + Hash> Hash for crate::mem::ManuallyDrop<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (**self).hash(state)
    }
}
impl<T: ?Sized> Hash for crate::ptr::NonNull<T> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_ptr().hash(state)
    }
}
impl Hash for () {
    #[inline]
    fn hash<H: Hasher>(&self, _: &mut H) {}
}

macro_rules! hash_tuples {
    ($(($($T:ident $i:tt)+))*) => { $(
        impl<$($T: Hash),+> Hash for ($($T,)+) {
            #[inline]
            fn hash<S: Hasher>(&self, state: &mut S) {
                $( self.$i.hash(state); )+
            }
        }
    )* };
}
hash_tuples! {
    (A 0)
    (A 0 B 1)
    (A 0 B 1 C 2)
    (A 0 B 1 C 2 D 3)
    (A 0 B 1 C 2 D 3 E 4)
    (A 0 B 1 C 2 D 3 E 4 F 5)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10)
    (A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7 I 8 J 9 K 10 L 11)
}
