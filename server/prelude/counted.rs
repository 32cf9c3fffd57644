//! What `Rc` and `Arc` have in common: both count owners and watchers before the value.

/// The watchers of a value count as one more while it has owners, so that the last of both gives the memory back.
macro_rules! counted {
    ($Rc:ident $Weak:ident $Counts:ident: $Count:ty, $new:expr, |$read:ident| $value:expr, |$count:ident, $by:ident| $add:expr) => {
        use crate::cmp::Ordering;
        use crate::fmt::{self, Debug, Display, Formatter, Pointer};
        use crate::hash::{Hash, Hasher};
        use crate::marker::PhantomData;
        use crate::ops::Deref;
        use crate::ptr::{self, NonNull};

        #[repr(C)]
        struct $Counts<T: ?Sized> {
            owners: $Count,
            watchers: $Count,
            value: T,
        }

        // Fields of what is owned have other names.
        pub struct $Rc<T: ?Sized> {
            counted_pointer: NonNull<$Counts<T>>,
            counted_owns: PhantomData<$Counts<T>>,
        }
        pub struct $Weak<T: ?Sized> {
            counted_pointer: NonNull<$Counts<T>>,
        }

        #[inline]
        fn read($read: &$Count) -> usize {
            $value
        }
        /// Adds and gives what was there before.
        #[inline]
        fn add($count: &$Count, $by: usize) -> usize {
            $add
        }

        impl<T> $Rc<T> {
            pub fn new(value: T) -> Self {
                let place = take(Layout::new::<$Counts<T>>()).cast::<$Counts<T>>();
                unsafe { place.write($Counts { owners: $new(1), watchers: $new(1), value }) };
                $Rc { counted_pointer: place, counted_owns: PhantomData }
            }
            pub fn try_unwrap(this: Self) -> Result<T, Self> {
                if read(&this.counts().owners) != 1 {
                    return Err(this);
                }
                unsafe {
                    let value = ptr::read(&this.counts().value);
                    add(&this.counts().owners, usize::MAX);
                    drop($Weak { counted_pointer: this.counted_pointer });
                    crate::mem::forget(this);
                    Ok(value)
                }
            }
            pub fn into_inner(this: Self) -> Option<T> {
                $Rc::try_unwrap(this).ok()
            }
        }
        impl<T: ?Sized> $Rc<T> {
            fn counts(&self) -> &$Counts<T> {
                unsafe { self.counted_pointer.as_ref() }
            }
            pub fn strong_count(this: &Self) -> usize {
                read(&this.counts().owners)
            }
            pub fn weak_count(this: &Self) -> usize {
                read(&this.counts().watchers) - 1
            }
            pub fn ptr_eq(this: &Self, other: &Self) -> bool {
                ptr::addr_eq(this.counted_pointer.as_ptr(), other.counted_pointer.as_ptr())
            }
            pub fn as_ptr(this: &Self) -> *const T {
                unsafe { &raw const (*this.counted_pointer.as_ptr()).value }
            }
            pub fn get_mut(this: &mut Self) -> Option<&mut T> {
                let counts = this.counts();
                if read(&counts.owners) != 1 || read(&counts.watchers) != 1 {
                    return None;
                }
                Some(unsafe { &mut (*this.counted_pointer.as_ptr()).value })
            }
            pub fn make_mut(this: &mut Self) -> &mut T
            where
                T: Clone,
            {
                if $Rc::get_mut(this).is_none() {
                    *this = $Rc::new((**this).clone());
                }
                unsafe { &mut (*this.counted_pointer.as_ptr()).value }
            }
            pub fn downgrade(this: &Self) -> $Weak<T> {
                add(&this.counts().watchers, 1);
                $Weak { counted_pointer: this.counted_pointer }
            }
        }
        impl<T> $Weak<T> {
            /// Watches nothing.
            pub const fn new() -> Self {
                $Weak { counted_pointer: NonNull::without_provenance(crate::num::NonZero::<usize>::MAX) }
            }
        }
        impl<T> Default for $Weak<T> {
            fn default() -> Self {
                $Weak::new()
            }
        }
        impl<T: ?Sized> $Weak<T> {
            fn watches(&self) -> bool {
                (self.counted_pointer.as_ptr() as *mut () as usize) != usize::MAX
            }
            pub fn strong_count(&self) -> usize {
                if self.watches() { read(unsafe { &self.counted_pointer.as_ref().owners }) } else { 0 }
            }
            pub fn upgrade(&self) -> Option<$Rc<T>> {
                if !self.watches() {
                    return None;
                }
                let counts = unsafe { self.counted_pointer.as_ref() };
                if read(&counts.owners) == 0 {
                    return None;
                }
                add(&counts.owners, 1);
                Some($Rc { counted_pointer: self.counted_pointer, counted_owns: PhantomData })
            }
        }
        impl<T: ?Sized> Clone for $Weak<T> {
            fn clone(&self) -> Self {
                if self.watches() {
                    add(unsafe { &self.counted_pointer.as_ref().watchers }, 1);
                }
                $Weak { counted_pointer: self.counted_pointer }
            }
        }
        impl<T: ?Sized> Drop for $Weak<T> {
            fn drop(&mut self) {
                if !self.watches() {
                    return;
                }
                unsafe {
                    let layout = Layout::for_value(self.counted_pointer.as_ref());
                    if add(&self.counted_pointer.as_ref().watchers, usize::MAX) == 1 {
                        give_back(self.counted_pointer.cast(), layout);
                    }
                }
            }
        }
        impl<T: ?Sized> Debug for $Weak<T> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str("(Weak)")
            }
        }
        impl<T: ?Sized> Drop for $Rc<T> {
            fn drop(&mut self) {
                if add(&self.counts().owners, usize::MAX) == 1 {
                    unsafe { ptr::drop_in_place(&raw mut (*self.counted_pointer.as_ptr()).value) };
                    drop($Weak { counted_pointer: self.counted_pointer });
                }
            }
        }
        impl<T: ?Sized> Clone for $Rc<T> {
            fn clone(&self) -> Self {
                add(&self.counts().owners, 1);
                $Rc { counted_pointer: self.counted_pointer, counted_owns: PhantomData }
            }
        }
        impl<T: ?Sized> Deref for $Rc<T> {
            type Target = T;
            fn deref(&self) -> &T {
                &self.counts().value
            }
        }
        impl<T: ?Sized> Unpin for $Rc<T> {}
        impl<T: ?Sized + crate::marker::Unsize<U>, U: ?Sized> crate::ops::CoerceUnsized<$Rc<U>> for $Rc<T> {}
        impl<T: ?Sized + crate::marker::Unsize<U>, U: ?Sized> crate::ops::CoerceUnsized<$Weak<U>> for $Weak<T> {}
        impl<T: Default> Default for $Rc<T> {
            fn default() -> Self {
                $Rc::new(T::default())
            }
        }
        impl<T> From<T> for $Rc<T> {
            fn from(value: T) -> Self {
                $Rc::new(value)
            }
        }
        impl<T: ?Sized + PartialEq> PartialEq for $Rc<T> {
            fn eq(&self, other: &Self) -> bool {
                **self == **other
            }
        }
        impl<T: ?Sized + Eq> Eq for $Rc<T> {}
        impl<T: ?Sized + PartialOrd> PartialOrd for $Rc<T> {
            fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
                (**self).partial_cmp(&**other)
            }
        }
        impl<T: ?Sized + Ord> Ord for $Rc<T> {
            fn cmp(&self, other: &Self) -> Ordering {
                (**self).cmp(&**other)
            }
        }
        impl<T: ?Sized + Hash> Hash for $Rc<T> {
            fn hash<H: Hasher>(&self, state: &mut H) {
                (**self).hash(state)
            }
        }
        impl<T: ?Sized + Debug> Debug for $Rc<T> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                Debug::fmt(&**self, f)
            }
        }
        impl<T: ?Sized + Display> Display for $Rc<T> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                Display::fmt(&**self, f)
            }
        }
        impl<T: ?Sized> Pointer for $Rc<T> {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                Pointer::fmt(&$Rc::as_ptr(self), f)
            }
        }
        impl<T: ?Sized> AsRef<T> for $Rc<T> {
            fn as_ref(&self) -> &T {
                self
            }
        }
        impl<T: ?Sized> crate::borrow::Borrow<T> for $Rc<T> {
            fn borrow(&self) -> &T {
                self
            }
        }
    };
}
