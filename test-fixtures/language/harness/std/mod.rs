//! What tests written for `std` need of it, on a device: one thread, a heap that only grows, no unwinding, no formatting.
//! Included as the module `std` of a crate, whose modules glob-import `std::in_scope`.

pub use core::*;

/// Memory that is handed out once and never taken back.
pub mod heap {
    use core::alloc::Layout;
    use core::cell::{Cell, UnsafeCell};
    use core::ptr::NonNull;

    const SIZE: usize = 1 << 20;

    #[repr(C, align(64))]
    struct Heap {
        bytes: UnsafeCell<[u8; SIZE]>,
        used: Cell<usize>,
    }
    // One thread runs.
    unsafe impl Sync for Heap {}

    static HEAP: Heap = Heap { bytes: UnsafeCell::new([0; SIZE]), used: Cell::new(0) };

    pub fn allocate(layout: Layout) -> NonNull<u8> {
        if layout.size() == 0 {
            return NonNull::without_provenance(layout.align().try_into().unwrap());
        }
        let base = HEAP.bytes.get().cast::<u8>();
        let place = base.addr() + HEAP.used.get();
        let start = place.next_multiple_of(layout.align()) - base.addr();
        let end = start.checked_add(layout.size()).unwrap();
        assert!(end <= SIZE, "the heap is used up");
        HEAP.used.set(end);
        unsafe { NonNull::new_unchecked(base.add(start)) }
    }
}

/// The names that `std` has in scope everywhere.
pub mod in_scope {
    pub use super::borrow::ToOwned;
    pub use super::boxed::Box;
    pub use super::slice::Slices;
    pub use super::str::Strings;
    pub use super::string::{String, ToString};
    pub use super::vec::Vec;
}

#[macro_use]
pub mod vec;
pub mod boxed;
pub mod rc;
mod slices;
pub mod string;

pub mod borrow {
    pub use core::borrow::*;

    pub trait ToOwned {
        type Owned: Borrow<Self>;
        fn to_owned(&self) -> Self::Owned;
    }
    impl<T: Clone> ToOwned for T {
        type Owned = T;
        fn to_owned(&self) -> T {
            self.clone()
        }
    }
    impl ToOwned for str {
        type Owned = super::string::String;
        fn to_owned(&self) -> super::string::String {
            super::string::String::from(self)
        }
    }
    impl<T: Clone> ToOwned for [T] {
        type Owned = super::vec::Vec<T>;
        fn to_owned(&self) -> super::vec::Vec<T> {
            super::vec::Vec::from(self)
        }
    }
}

pub mod slice {
    pub use super::slices::Slices;
    pub use core::slice::*;
}

pub mod str {
    pub use super::string::Strings;
    pub use core::str::*;
}

pub mod sync {
    pub use super::rc::Rc as Arc;
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
