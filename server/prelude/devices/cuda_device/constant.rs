//! Constant memory, which the host fills.

use core::cell::UnsafeCell;

/// # Safety
/// All bits zero are a value.
pub unsafe trait ConstantMemoryValue: Copy {}

macro_rules! values {
    ($($type:ty),*) => { $( unsafe impl ConstantMemoryValue for $type {} )* };
}
values!((), i8, i16, i32, i64, i128, isize, u8, u16, u32, u64, u128, usize, f16, f32, f64);

unsafe impl<T: ConstantMemoryValue, const N: usize> ConstantMemoryValue for [T; N] {}
unsafe impl<T: ?Sized> ConstantMemoryValue for *const T {}
unsafe impl<T: ?Sized> ConstantMemoryValue for *mut T {}

macro_rules! tuples {
    ($($name:ident)*) => {
        unsafe impl<$($name: ConstantMemoryValue),*> ConstantMemoryValue for ($($name,)*) {}
    };
}
tuples!(A);
tuples!(A B);
tuples!(A B C);
tuples!(A B C D);
tuples!(A B C D E);
tuples!(A B C D E F);
tuples!(A B C D E F G);
tuples!(A B C D E F G H);

/// A value in constant memory: of a `static` with `#[constant]`.
#[address_space(constant)]
#[repr(transparent)]
#[shown_as = "{0}"]
pub struct ConstantMemory<T: ConstantMemoryValue>(UnsafeCell<T>);

unsafe impl<T: ConstantMemoryValue + Send> Sync for ConstantMemory<T> {}

impl<T: ConstantMemoryValue> ConstantMemory<T> {
    pub const UNINIT: Self = ConstantMemory(UnsafeCell::new(unsafe { core::mem::zeroed() }));

    #[inline(always)]
    pub fn get(&self) -> T {
        unsafe { *self.0.get() }
    }

    #[inline(always)]
    pub fn get_ref(&self) -> &T {
        unsafe { &*self.0.get() }
    }
}
