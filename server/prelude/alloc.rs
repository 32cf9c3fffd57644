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

impl Layout {
    /// Elements one behind the other without padding.
    pub const fn repeat_packed(&self, n: usize) -> Result<Layout, LayoutError> {
        match self.size.checked_mul(n) {
            Some(size) => Layout::from_size_align(size, self.align),
            None => Err(LayoutError),
        }
    }
    pub const fn extend_packed(&self, next: Layout) -> Result<Layout, LayoutError> {
        match self.size.checked_add(next.size) {
            Some(size) => Layout::from_size_align(size, self.align),
            None => Err(LayoutError),
        }
    }
    pub const fn dangling_ptr(&self) -> crate::ptr::NonNull<u8> {
        unsafe { crate::ptr::NonNull::new_unchecked(self.align as *mut u8) }
    }
    pub const fn alignment(&self) -> crate::ptr::Alignment {
        unsafe { crate::ptr::Alignment::new_unchecked(self.align) }
    }
}
pub unsafe trait GlobalAlloc {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8;
    unsafe fn dealloc(&self, ptr: *mut u8, layout: Layout);
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        let size = layout.size();
        let ptr = unsafe { self.alloc(layout) };
        if !ptr.is_null() {
            unsafe { crate::ptr::write_bytes(ptr, 0, size) };
        }
        ptr
    }
    unsafe fn realloc(&self, ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        let new_ptr = unsafe { self.alloc(Layout::from_size_align_unchecked(new_size, layout.align())) };
        if !new_ptr.is_null() {
            let kept = if layout.size() < new_size { layout.size() } else { new_size };
            unsafe {
                crate::ptr::copy_nonoverlapping(ptr as *const u8, new_ptr, kept);
                self.dealloc(ptr, layout);
            }
        }
        new_ptr
    }
}
