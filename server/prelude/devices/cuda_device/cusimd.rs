//! Vectors of registers.

use core::ops::Index;

/// Elements of vectors.
pub trait SimdElement: Copy + Sized {}

macro_rules! elements {
    ($($type:ty)*) => { $(impl SimdElement for $type {})* };
}
elements! { f32 f64 u16 i16 u32 i32 u64 i64 }

/// `N` values in registers.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
#[shown_as = "{data}"]
pub struct CuSimd<T: SimdElement, const N: usize> {
    data: [T; N],
}

impl<T: SimdElement, const N: usize> CuSimd<T, N> {
    #[inline(always)]
    pub const fn new(data: [T; N]) -> Self {
        CuSimd { data }
    }

    #[inline(always)]
    pub const fn get<const I: usize>(&self) -> T {
        self.data[I]
    }

    #[inline(always)]
    pub fn at(&self, i: usize) -> T {
        self.data[i]
    }

    #[inline(always)]
    pub const fn to_array(self) -> [T; N] {
        self.data
    }

    #[inline(always)]
    pub const fn len(&self) -> usize {
        N
    }

    #[inline(always)]
    pub const fn is_empty(&self) -> bool {
        N == 0
    }
}

impl<T: SimdElement, const N: usize> Index<usize> for CuSimd<T, N> {
    type Output = T;

    #[inline(always)]
    fn index(&self, i: usize) -> &T {
        &self.data[i]
    }
}

macro_rules! named {
    ($n:literal: $($name:ident = $i:literal),*; $all:ident -> $tuple:ty) => {
        impl<T: SimdElement> CuSimd<T, $n> {
            $(
                #[inline(always)]
                pub const fn $name(&self) -> T {
                    self.data[$i]
                }
            )*

            #[inline(always)]
            pub const fn $all(self) -> $tuple {
                ($(self.data[$i]),*)
            }
        }
    };
}

named! { 2: x = 0, y = 1; xy -> (T, T) }
named! { 4: x = 0, y = 1, z = 2, w = 3; xyzw -> (T, T, T, T) }

impl<T: SimdElement> CuSimd<T, 4> {
    #[inline(always)]
    pub const fn lo(&self) -> CuSimd<T, 2> {
        CuSimd::new([self.data[0], self.data[1]])
    }

    #[inline(always)]
    pub const fn hi(&self) -> CuSimd<T, 2> {
        CuSimd::new([self.data[2], self.data[3]])
    }
}

macro_rules! vectors {
    ($($name:ident = $type:ty, $n:literal;)*) => { $(pub type $name = CuSimd<$type, $n>;)* };
}

vectors! {
    Float2 = f32, 2;
    Float4 = f32, 4;
    Double2 = f64, 2;
    Int2 = i32, 2;
    Int4 = i32, 4;
    Uint2 = u32, 2;
    Uint4 = u32, 4;
    TmemRegs4 = f32, 4;
    TmemRegs8 = f32, 8;
    TmemRegs16 = f32, 16;
    TmemRegs32 = f32, 32;
}
