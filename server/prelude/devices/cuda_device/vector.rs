//! Small vectors as wide as a load or store, and slices seen as slices of them.

use core::mem::{align_of, size_of};

/// # Safety
/// `LANES` elements, nothing else, aligned to the whole.
pub unsafe trait Vector: Copy {
    type Elem: Copy;
    const LANES: usize;
}

macro_rules! vectors {
    ($($name:ident = $elem:ident * $lanes:literal, align $align:literal;)*) => { $(
        #[repr(C, align($align))]
        #[derive(Clone, Copy, PartialEq, Debug)]
        pub struct $name(pub [$elem; $lanes]);

        unsafe impl Vector for $name {
            type Elem = $elem;
            const LANES: usize = $lanes;
        }

        impl $name {
            #[inline(always)]
            pub const fn new(lanes: [$elem; $lanes]) -> Self {
                $name(lanes)
            }

            #[inline(always)]
            pub const fn splat(value: $elem) -> Self {
                $name([value; $lanes])
            }

            #[inline(always)]
            pub const fn to_array(self) -> [$elem; $lanes] {
                self.0
            }

            #[inline(always)]
            pub fn as_slice(&self) -> &[$elem] {
                &self.0
            }

            #[inline(always)]
            pub fn as_mut_slice(&mut self) -> &mut [$elem] {
                &mut self.0
            }
        }
    )* };
}

vectors! {
    F32x2 = f32 * 2, align 8;
    F32x4 = f32 * 4, align 16;
    F64x2 = f64 * 2, align 16;
    U32x2 = u32 * 2, align 8;
    U32x4 = u32 * 4, align 16;
    U16x4 = u16 * 4, align 8;
    U16x8 = u16 * 8, align 16;
}

/// How many vectors a slice is, if it is a whole number of them and aligned.
#[inline]
fn vector_len<V: Vector>(elems: usize, address: usize) -> Option<usize> {
    const { assert!(size_of::<V>() == V::LANES * size_of::<V::Elem>()) }
    if elems == 0 {
        return Some(0);
    }
    if V::LANES == 0 || size_of::<V::Elem>() == 0 || elems % V::LANES != 0 || address % align_of::<V>() != 0 {
        return None;
    }
    Some(elems / V::LANES)
}

pub fn as_vectors<V: Vector>(slice: &[V::Elem]) -> Option<&[V]> {
    let len = vector_len::<V>(slice.len(), slice.as_ptr() as usize)?;
    if len == 0 {
        return Some(&[]);
    }
    Some(unsafe { core::slice::from_raw_parts(slice.as_ptr() as *const V, len) })
}

pub fn as_vectors_mut<V: Vector>(slice: &mut [V::Elem]) -> Option<&mut [V]> {
    let len = vector_len::<V>(slice.len(), slice.as_ptr() as usize)?;
    if len == 0 {
        return Some(&mut []);
    }
    Some(unsafe { core::slice::from_raw_parts_mut(slice.as_mut_ptr() as *mut V, len) })
}

pub fn is_viewable<V: Vector>(slice: &[V::Elem]) -> bool {
    vector_len::<V>(slice.len(), slice.as_ptr() as usize).is_some()
}
