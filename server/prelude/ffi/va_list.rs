//! The arguments behind the `...` of a function in Rust: each in eight bytes, in memory of the caller.
use crate::marker::PhantomData;

/// A cursor over arguments that are not read yet.
#[lang = "va_list"]
pub struct VaList<'a> {
    next: *const u64,
    life: PhantomData<&'a u64>,
}

impl<'a> VaList<'a> {
    /// The next argument, by the name that releases before 1.97 have for it.
    ///
    /// # Safety
    /// There is one more, of this type.
    #[inline(always)]
    pub unsafe fn arg<T: VaArgSafe>(&mut self) -> T {
        unsafe { self.next_arg() }
    }

    /// The next argument.
    ///
    /// # Safety
    /// There is one more, of this type.
    #[inline(always)]
    pub unsafe fn next_arg<T: VaArgSafe>(&mut self) -> T {
        unsafe {
            let slot = *self.next;
            self.next = self.next.add(1);
            T::from_slot(slot)
        }
    }
}

/// What a call makes of its arguments.
#[lang = "va_list_of"]
#[inline(always)]
fn of<'a, const N: usize>(slots: &'a [u64; N]) -> VaList<'a> {
    VaList { next: slots as *const [u64; N] as *const u64, life: PhantomData }
}

impl<'a> Clone for VaList<'a> {
    #[inline(always)]
    fn clone(&self) -> Self {
        VaList { next: self.next, life: PhantomData }
    }
}

/// Types of arguments that C promotes no further.
pub unsafe trait VaArgSafe: Sized {
    #[doc(hidden)]
    #[lang = "va_list_slot"]
    fn into_slot(self) -> u64;
    #[doc(hidden)]
    fn from_slot(slot: u64) -> Self;
}

macro_rules! whole {
    ($($ty:ident)*) => { $(
        unsafe impl VaArgSafe for $ty {
            #[inline(always)]
            fn into_slot(self) -> u64 {
                self as u64
            }
            #[inline(always)]
            fn from_slot(slot: u64) -> Self {
                slot as $ty
            }
        }
    )* };
}

whole! { i32 i64 isize u32 u64 usize }

unsafe impl VaArgSafe for f64 {
    #[inline(always)]
    fn into_slot(self) -> u64 {
        self.to_bits()
    }
    #[inline(always)]
    fn from_slot(slot: u64) -> Self {
        f64::from_bits(slot)
    }
}

unsafe impl<T> VaArgSafe for *const T {
    #[inline(always)]
    fn into_slot(self) -> u64 {
        self as usize as u64
    }
    #[inline(always)]
    fn from_slot(slot: u64) -> Self {
        slot as usize as *const T
    }
}

unsafe impl<T> VaArgSafe for *mut T {
    #[inline(always)]
    fn into_slot(self) -> u64 {
        self as usize as u64
    }
    #[inline(always)]
    fn from_slot(slot: u64) -> Self {
        slot as usize as *mut T
    }
}
