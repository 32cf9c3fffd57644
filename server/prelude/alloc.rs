//! Sizes and alignments as values: what allocators are asked for. There is no allocator here.

use crate::intrinsics;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    size: usize,
    align: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LayoutError;

const MAX: usize = isize::MAX as usize;

impl Layout {
    #[inline]
    pub const fn from_size_align(size: usize, align: usize) -> Result<Layout, LayoutError> {
        if !align.is_power_of_two() || align > MAX + 1 || size > MAX - (align - 1) {
            return Err(LayoutError);
        }
        Ok(Layout { size, align })
    }
    #[inline]
    pub const unsafe fn from_size_align_unchecked(size: usize, align: usize) -> Layout {
        Layout { size, align }
    }
    #[inline]
    pub const fn new<T>() -> Layout {
        Layout { size: intrinsics::size_of::<T>(), align: intrinsics::align_of::<T>() }
    }
    pub fn for_value<T: ?Sized>(t: &T) -> Layout {
        Layout { size: crate::mem::size_of_val(t), align: crate::mem::align_of_val(t) }
    }
    pub const fn array<T>(n: usize) -> Result<Layout, LayoutError> {
        let align = intrinsics::align_of::<T>();
        match intrinsics::size_of::<T>().checked_mul(n) {
            Some(size) => Layout::from_size_align(size, align),
            None => Err(LayoutError),
        }
    }
    #[inline]
    pub const fn size(&self) -> usize {
        self.size
    }
    #[inline]
    pub const fn align(&self) -> usize {
        self.align
    }
    pub const fn align_to(&self, align: usize) -> Result<Layout, LayoutError> {
        Layout::from_size_align(self.size, if align > self.align { align } else { self.align })
    }
    pub const fn padding_needed_for(&self, align: usize) -> usize {
        if !align.is_power_of_two() {
            return usize::MAX;
        }
        (self.size.wrapping_add(align - 1) & !(align - 1)).wrapping_sub(self.size)
    }
    #[inline]
    pub const fn pad_to_align(&self) -> Layout {
        Layout { size: self.size + self.padding_needed_for(self.align), align: self.align }
    }
    pub const fn repeat(&self, n: usize) -> Result<(Layout, usize), LayoutError> {
        let padded = self.pad_to_align();
        match padded.size.checked_mul(n) {
            Some(size) => match Layout::from_size_align(size, self.align) {
                Ok(all) => Ok((all, padded.size)),
                Err(e) => Err(e),
            },
            None => Err(LayoutError),
        }
    }
    pub const fn extend(&self, next: Layout) -> Result<(Layout, usize), LayoutError> {
        let align = if next.align > self.align { next.align } else { self.align };
        let offset = self.size + self.padding_needed_for(next.align);
        match offset.checked_add(next.size) {
            Some(size) => match Layout::from_size_align(size, align) {
                Ok(all) => Ok((all, offset)),
                Err(e) => Err(e),
            },
            None => Err(LayoutError),
        }
    }
}
