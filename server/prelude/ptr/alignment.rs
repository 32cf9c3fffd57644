//! Alignments: powers of two.

use crate::num::NonZero;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(transparent)]
pub struct Alignment(NonZero<usize>);

impl Alignment {
    pub const MIN: Alignment = Alignment(NonZero::<usize>::MIN);

    #[inline]
    pub const fn of<T>() -> Alignment {
        unsafe { Alignment::new_unchecked(crate::mem::align_of::<T>()) }
    }
    pub const fn of_val<T: ?Sized>(val: &T) -> Alignment {
        unsafe { Alignment::new_unchecked(crate::mem::align_of_val(val)) }
    }
    #[inline]
    pub const fn new(align: usize) -> Option<Alignment> {
        if align.is_power_of_two() { Some(unsafe { Alignment::new_unchecked(align) }) } else { None }
    }
    #[inline]
    #[checked_by(for_align)]
    pub const unsafe fn new_unchecked(align: usize) -> Alignment {
        Alignment(unsafe { NonZero::new_unchecked(align) })
    }
    #[inline]
    pub const fn as_usize(self) -> usize {
        self.0.get()
    }
    #[inline]
    pub const fn as_nonzero(self) -> NonZero<usize> {
        self.0
    }
    #[inline]
    pub const fn as_nonzero_usize(self) -> NonZero<usize> {
        self.0
    }
    #[inline]
    pub const fn log2(self) -> u32 {
        self.0.trailing_zeros()
    }
    /// Ones where an aligned address has any bits.
    #[inline]
    pub const fn mask(self) -> usize {
        !(self.as_usize() - 1)
    }
}
impl Default for Alignment {
    fn default() -> Alignment {
        Alignment::MIN
    }
}
impl From<Alignment> for usize {
    fn from(align: Alignment) -> usize {
        align.as_usize()
    }
}
impl From<Alignment> for NonZero<usize> {
    fn from(align: Alignment) -> NonZero<usize> {
        align.0
    }
}
impl TryFrom<usize> for Alignment {
    type Error = crate::num::TryFromIntError;
    fn try_from(align: usize) -> Result<Alignment, crate::num::TryFromIntError> {
        Alignment::new(align).ok_or(crate::num::TryFromIntError(crate::num::IntErrorKind::NotAPowerOfTwo))
    }
}
impl TryFrom<NonZero<usize>> for Alignment {
    type Error = crate::num::TryFromIntError;
    fn try_from(align: NonZero<usize>) -> Result<Alignment, crate::num::TryFromIntError> {
        align.get().try_into()
    }
}
