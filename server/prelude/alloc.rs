//! Sizes and alignments as values, and the heap that collections take their memory from.

use crate::intrinsics;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Layout {
    size: usize,
    align: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct LayoutError;

/// The name of before.
pub type LayoutErr = LayoutError;

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
    #[checked_by(for_layout)]
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
        // The last of them is not padded.
        let padded = self.pad_to_align();
        if n == 0 {
            return Ok((Layout { size: 0, align: self.align }, padded.size));
        }
        match padded.size.checked_mul(n - 1) {
            Some(before) => match before.checked_add(self.size) {
                Some(size) => match Layout::from_size_align(size, self.align) {
                    Ok(all) => Ok((all, padded.size)),
                    Err(e) => Err(e),
                },
                None => Err(LayoutError),
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

// What the program's allocator does: these are linked to the `#[global_allocator]`, or to the device's heap.
unsafe extern "Rust" {
    fn __rust_alloc(size: usize, align: usize) -> *mut u8;
    fn __rust_dealloc(ptr: *mut u8, size: usize, align: usize);
    fn __rust_realloc(ptr: *mut u8, size: usize, align: usize, new_size: usize) -> *mut u8;
    fn __rust_alloc_zeroed(size: usize, align: usize) -> *mut u8;
}

#[lang = "allocator_alloc"]
unsafe fn allocator_alloc<A: GlobalAlloc>(allocator: &A, size: usize, align: usize) -> *mut u8 {
    unsafe { allocator.alloc(Layout { size, align }) }
}
#[lang = "allocator_dealloc"]
unsafe fn allocator_dealloc<A: GlobalAlloc>(allocator: &A, ptr: *mut u8, size: usize, align: usize) {
    unsafe { allocator.dealloc(ptr, Layout { size, align }) }
}
#[lang = "allocator_realloc"]
unsafe fn allocator_realloc<A: GlobalAlloc>(
    allocator: &A,
    ptr: *mut u8,
    size: usize,
    align: usize,
    new_size: usize,
) -> *mut u8 {
    unsafe { allocator.realloc(ptr, Layout { size, align }, new_size) }
}
#[lang = "allocator_alloc_zeroed"]
unsafe fn allocator_alloc_zeroed<A: GlobalAlloc>(allocator: &A, size: usize, align: usize) -> *mut u8 {
    unsafe { allocator.alloc_zeroed(Layout { size, align }) }
}

/// The heap that CUDA gives kernels. Its blocks are aligned to 16 bytes.
#[cfg(target_arch = "nvptx64")]
mod device_heap {
    const ALIGN: usize = 16;

    unsafe extern "C" {
        fn malloc(size: usize) -> *mut u8;
        fn free(ptr: *mut u8);
    }

    #[lang = "device_alloc"]
    unsafe fn device_alloc(size: usize, align: usize) -> *mut u8 {
        if align <= ALIGN {
            return unsafe { malloc(size) };
        }
        // The block's own address stands before the aligned one.
        let base = unsafe { malloc(size + align) };
        if base.is_null() {
            return base;
        }
        let start = (base.addr() & !(align - 1)) + align - base.addr();
        unsafe {
            let aligned = base.add(start);
            *(aligned as *mut *mut u8).sub(1) = base;
            aligned
        }
    }
    #[lang = "device_dealloc"]
    unsafe fn device_dealloc(ptr: *mut u8, _size: usize, align: usize) {
        unsafe { free(if align <= ALIGN { ptr } else { *(ptr as *mut *mut u8).sub(1) }) }
    }
    #[lang = "device_realloc"]
    unsafe fn device_realloc(ptr: *mut u8, size: usize, align: usize, new_size: usize) -> *mut u8 {
        unsafe {
            let new = device_alloc(new_size, align);
            if !new.is_null() {
                crate::ptr::copy_nonoverlapping(ptr as *const u8, new, size.min(new_size));
                device_dealloc(ptr, size, align);
            }
            new
        }
    }
    #[lang = "device_alloc_zeroed"]
    unsafe fn device_alloc_zeroed(size: usize, align: usize) -> *mut u8 {
        unsafe {
            let new = device_alloc(size, align);
            if !new.is_null() {
                crate::ptr::write_bytes(new, 0, size);
            }
            new
        }
    }
}

/// A block of the heap; null when there is none left.
#[inline]
pub unsafe fn alloc(layout: Layout) -> *mut u8 {
    unsafe { __rust_alloc(layout.size, layout.align) }
}
#[inline]
pub unsafe fn dealloc(ptr: *mut u8, layout: Layout) {
    unsafe { __rust_dealloc(ptr, layout.size, layout.align) }
}
#[inline]
pub unsafe fn alloc_zeroed(layout: Layout) -> *mut u8 {
    unsafe { __rust_alloc_zeroed(layout.size, layout.align) }
}
#[inline]
pub unsafe fn realloc(ptr: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
    unsafe { __rust_realloc(ptr, layout.size, layout.align, new_size) }
}
#[cold]
pub fn handle_alloc_error(_layout: Layout) -> ! {
    panic!("memory allocation failed")
}

/// Memory for a collection, which panics when there is none left. Nothing is taken for values without bytes.
pub(crate) fn take(layout: Layout) -> crate::ptr::NonNull<u8> {
    if layout.size == 0 {
        return layout.dangling_ptr();
    }
    match crate::ptr::NonNull::new(unsafe { alloc(layout) }) {
        Some(place) => place,
        None => handle_alloc_error(layout),
    }
}
pub(crate) unsafe fn give_back(place: crate::ptr::NonNull<u8>, layout: Layout) {
    if layout.size != 0 {
        unsafe { dealloc(place.as_ptr(), layout) }
    }
}
