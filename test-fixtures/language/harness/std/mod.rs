//! What tests written for `std` need of it, on a device: one thread, a heap that only grows, no unwinding, nothing printed.
//! Included as the module `std` of a crate, whose modules glob-import `std::in_scope`.

extern crate alloc;

pub use alloc::{borrow, boxed, rc, string, vec};
pub use core::*;

/// Memory that is handed out once and never taken back.
pub mod heap {
    use core::alloc::{GlobalAlloc, Layout};
    use core::cell::{Cell, UnsafeCell};

    const SIZE: usize = 1 << 20;

    #[repr(C, align(64))]
    struct Heap {
        bytes: UnsafeCell<[u8; SIZE]>,
        used: Cell<usize>,
    }
    // One thread runs.
    unsafe impl Sync for Heap {}

    #[global_allocator]
    static HEAP: Heap = Heap { bytes: UnsafeCell::new([0; SIZE]), used: Cell::new(0) };

    unsafe impl GlobalAlloc for Heap {
        unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
            let base = self.bytes.get().cast::<u8>();
            let place = base.addr() + self.used.get();
            let start = place.next_multiple_of(layout.align()) - base.addr();
            let end = start.checked_add(layout.size()).unwrap();
            assert!(end <= SIZE, "the heap is used up");
            self.used.set(end);
            unsafe { base.add(start) }
        }
        unsafe fn dealloc(&self, _: *mut u8, _: Layout) {}
    }
}

/// The names that `std` has in scope everywhere.
pub mod in_scope {
    pub use super::alloc::borrow::ToOwned;
    pub use super::alloc::boxed::Box;
    pub use super::alloc::string::{String, ToString};
    pub use super::alloc::vec::Vec;
    pub use super::alloc::{format, vec};
}

pub mod sync {
    pub use super::alloc::sync::*;
    pub use core::sync::*;
}

/// The one thread's variables.
pub mod thread {
    use core::cell::Cell;

    pub struct LocalKey<T: 'static>(T);
    // One thread runs.
    unsafe impl<T> Sync for LocalKey<T> {}

    impl<T: 'static> LocalKey<T> {
        pub const fn new(value: T) -> Self {
            LocalKey(value)
        }
        pub fn with<R>(&'static self, f: impl FnOnce(&T) -> R) -> R {
            f(&self.0)
        }
    }
    impl<T: 'static> LocalKey<Cell<T>> {
        pub fn set(&'static self, value: T) {
            self.0.set(value)
        }
        pub fn get(&'static self) -> T
        where
            T: Copy,
        {
            self.0.get()
        }
        pub fn replace(&'static self, value: T) -> T {
            self.0.replace(value)
        }
    }
}

/// Variables of the thread, whose initial values must be constants here.
#[allow(unused_macros)]
macro_rules! thread_local {
    ($($(#[$attr:meta])* $vis:vis static $name:ident: $t:ty = $value:expr);* $(;)?) => {
        $($(#[$attr])* $vis static $name: $crate::std::thread::LocalKey<$t> = $crate::std::thread::LocalKey::new($value);)*
    };
}

#[allow(unused_macros)]
macro_rules! println {
    ($($t:tt)*) => {};
}
#[allow(unused_macros)]
macro_rules! eprintln {
    ($($t:tt)*) => {};
}
