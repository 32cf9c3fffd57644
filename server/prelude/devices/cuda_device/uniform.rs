//! Values that all threads of a launch share.

/// A number that is the same in all threads. As a parameter of a kernel, launches pass the number.
#[kernel_scalar]
#[repr(transparent)]
#[derive(Clone, Copy, Debug)]
#[shown_as = "{value}"]
pub struct Uniform<T> {
    value: T,
}

impl<T> Uniform<T> {
    /// # Safety
    /// All threads give the same value.
    #[inline(always)]
    pub const unsafe fn new_unchecked(value: T) -> Self {
        Uniform { value }
    }

    #[inline(always)]
    pub const fn get(&self) -> T
    where
        T: Copy,
    {
        self.value
    }
}

macro_rules! operations {
    ($($name:ident)*) => {
        impl Uniform<u32> { $(
            #[inline(always)]
            pub fn $name(self, other: Self) -> Self {
                Uniform { value: self.value.$name(other.value) }
            }
        )* }
    };
}

operations! { wrapping_add wrapping_sub wrapping_mul saturating_add saturating_sub min max }

impl Uniform<u32> {
    #[inline(always)]
    pub const fn wrapping_mul_const<const C: u32>(self) -> Self {
        Uniform { value: self.value.wrapping_mul(C) }
    }

    #[inline(always)]
    pub const fn wrapping_add_const<const C: u32>(self) -> Self {
        Uniform { value: self.value.wrapping_add(C) }
    }
}

macro_rules! registers {
    ($($name:ident = $from:ident;)*) => { $(
        #[inline(always)]
        pub fn $name() -> Uniform<u32> {
            Uniform { value: crate::thread::$from() }
        }
    )* };
}

registers! {
    block_dim_x = blockDim_x;
    block_dim_y = blockDim_y;
    block_dim_z = blockDim_z;
    grid_dim_x = gridDim_x;
    grid_dim_y = gridDim_y;
    grid_dim_z = gridDim_z;
}
