//! What `Rc` and `Arc` have in common: both count owners and watchers before the value.

/// The watchers of a value count as one more while it has owners, so that the last of both gives the memory back.
macro_rules! counted {
    ($Rc:ident $Weak:ident $Counts:ident: $Count:ty, $new:expr, |$read:ident| $value:expr, |$count:ident, $by:ident| $add:expr) => {
        use crate::borrow::{Cow, ToOwned};
        use crate::boxed::Box;
        use crate::clone::CloneToUninit;
        use crate::cmp::Ordering;
        use crate::fmt::{self, Debug, Display, Formatter, Pointer};
        use crate::hash::{Hash, Hasher};
        use crate::marker::PhantomData;
        use crate::mem::MaybeUninit;
        use crate::ops::Deref;
        use crate::pin::Pin;
        use crate::ptr::{self, NonNull};
        use crate::string::String;
        use crate::vec::Vec;

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
            pub fn unwrap_or_clone(this: Self) -> T
            where
                T: Clone,
            {
                $Rc::try_unwrap(this).unwrap_or_else(|shared| (*shared).clone())
            }
            pub fn pin(value: T) -> Pin<Self> {
                unsafe { Pin::new_unchecked($Rc::new(value)) }
            }
            pub fn new_uninit() -> $Rc<MaybeUninit<T>> {
                $Rc::new(MaybeUninit::uninit())
            }
            pub fn new_zeroed() -> $Rc<MaybeUninit<T>> {
                $Rc::new(MaybeUninit::zeroed())
            }
            /// The value may keep a watcher of itself, which finds no owner until it is there.
            pub fn new_cyclic<F: FnOnce(&$Weak<T>) -> T>(make: F) -> Self {
                let place = take(Layout::new::<$Counts<T>>()).cast::<$Counts<T>>();
                let counts = place.as_ptr();
                unsafe {
                    (&raw mut (*counts).owners).write($new(0));
                    (&raw mut (*counts).watchers).write($new(1));
                }
                let watcher = $Weak { counted_pointer: place };
                let value = make(&watcher);
                unsafe {
                    (&raw mut (*counts).value).write(value);
                    add(&(*counts).owners, 1);
                }
                crate::mem::forget(watcher);
                $Rc { counted_pointer: place, counted_owns: PhantomData }
            }
        }
        impl<T> $Rc<MaybeUninit<T>> {
            pub unsafe fn assume_init(self) -> $Rc<T> {
                unsafe { $Rc::from_raw($Rc::into_raw(self) as *const T) }
            }
        }
        impl<T> $Rc<[T]> {
            pub fn new_uninit_slice(len: usize) -> $Rc<[MaybeUninit<T>]> {
                // Only its layout is asked for.
                let shape = ptr::slice_from_raw_parts_mut(NonNull::<MaybeUninit<T>>::dangling().as_ptr(), len);
                assert!(size_of::<T>() == 0 || len <= isize::MAX as usize / size_of::<T>(), "capacity overflow");
                $Rc { counted_pointer: unsafe { room_for(shape) }, counted_owns: PhantomData }
            }
            pub fn new_zeroed_slice(len: usize) -> $Rc<[MaybeUninit<T>]> {
                let mut all = $Rc::<[T]>::new_uninit_slice(len);
                unsafe { (&raw mut (*all.counted_pointer.as_mut()).value).cast::<T>().write_bytes(0, len) };
                all
            }
        }
        impl<T> $Rc<[MaybeUninit<T>]> {
            pub unsafe fn assume_init(self) -> $Rc<[T]> {
                unsafe { $Rc::from_raw($Rc::into_raw(self) as *const [T]) }
            }
        }
        /// How far the value stands behind the counts.
        fn offset_of<T: ?Sized>(value: *const T) -> usize {
            let align = unsafe { crate::mem::align_of_val(&*value) };
            let counts = 2 * size_of::<usize>();
            (counts + align - 1) & !(align - 1)
        }
        /// Counts with room for such a value, which is not there yet.
        unsafe fn room_for<T: ?Sized>(value: *mut T) -> NonNull<$Counts<T>> {
            let (layout, _) =
                Layout::new::<[usize; 2]>().extend(unsafe { Layout::for_value(&*value) }).expect("capacity overflow");
            let place = take(layout.pad_to_align()).as_ptr();
            let counts = ptr::from_raw_parts_mut::<T>(place, ptr::metadata(value)) as *mut $Counts<T>;
            unsafe {
                (&raw mut (*counts).owners).write($new(1));
                (&raw mut (*counts).watchers).write($new(1));
                NonNull::new_unchecked(counts)
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
            pub unsafe fn get_mut_unchecked(this: &mut Self) -> &mut T {
                unsafe { &mut (*this.counted_pointer.as_ptr()).value }
            }
            pub fn make_mut(this: &mut Self) -> &mut T
            where
                T: CloneToUninit,
            {
                let owners = read(&this.counts().owners);
                if owners != 1 || read(&this.counts().watchers) != 1 {
                    let place = unsafe { room_for(&raw const **this as *mut T) };
                    let made = $Rc { counted_pointer: place, counted_owns: PhantomData };
                    let value = unsafe { &raw mut (*place.as_ptr()).value };
                    let from = &raw const **this;
                    unsafe {
                        if owners != 1 {
                            (*from).clone_to_uninit(value as *mut u8);
                            *this = made;
                        } else {
                            // The watchers lose the value, which moves.
                            let size = crate::mem::size_of_val(&*from);
                            ptr::copy_nonoverlapping(from as *const u8, value as *mut u8, size);
                            add(&this.counts().owners, usize::MAX);
                            drop($Weak { counted_pointer: this.counted_pointer });
                            ptr::write(this, made);
                        }
                    }
                }
                unsafe { &mut (*this.counted_pointer.as_ptr()).value }
            }
            pub fn into_raw(this: Self) -> *const T {
                let raw = $Rc::as_ptr(&this);
                crate::mem::forget(this);
                raw
            }
            pub unsafe fn from_raw(raw: *const T) -> Self {
                let counts = raw.wrapping_byte_sub(offset_of(raw)) as *mut $Counts<T>;
                $Rc { counted_pointer: unsafe { NonNull::new_unchecked(counts) }, counted_owns: PhantomData }
            }
            pub unsafe fn increment_strong_count(raw: *const T) {
                let this = crate::mem::ManuallyDrop::new(unsafe { $Rc::from_raw(raw) });
                crate::mem::forget((*this).clone());
            }
            pub unsafe fn decrement_strong_count(raw: *const T) {
                drop(unsafe { $Rc::from_raw(raw) });
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
            pub fn weak_count(&self) -> usize {
                if !self.watches() {
                    return 0;
                }
                let counts = unsafe { self.counted_pointer.as_ref() };
                if read(&counts.owners) == 0 { 0 } else { read(&counts.watchers) - 1 }
            }
            pub fn ptr_eq(&self, other: &Self) -> bool {
                ptr::addr_eq(self.counted_pointer.as_ptr(), other.counted_pointer.as_ptr())
            }
            pub fn as_ptr(&self) -> *const T {
                let counts = self.counted_pointer.as_ptr();
                if self.watches() { unsafe { &raw const (*counts).value } } else { counts as *const T }
            }
            pub fn into_raw(self) -> *const T {
                let raw = self.as_ptr();
                crate::mem::forget(self);
                raw
            }
            pub unsafe fn from_raw(raw: *const T) -> Self {
                let is_none = raw as *const () as usize == usize::MAX;
                let counts = if is_none { raw } else { raw.wrapping_byte_sub(offset_of(raw)) };
                $Weak { counted_pointer: unsafe { NonNull::new_unchecked(counts as *mut $Counts<T>) } }
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
        impl<T: ?Sized + crate::marker::Unsize<U>, U: ?Sized> crate::ops::DispatchFromDyn<$Rc<U>> for $Rc<T> {}
        impl<T> $Rc<[T]> {
            /// Takes the values over.
            fn of_values(values: &[T]) -> Self {
                let raw: *const [T] = values;
                let counts = unsafe { room_for(raw as *mut [T]) };
                unsafe {
                    let place = &raw mut (*counts.as_ptr()).value as *mut T;
                    ptr::copy_nonoverlapping(values.as_ptr(), place, values.len());
                }
                $Rc { counted_pointer: counts, counted_owns: PhantomData }
            }
        }
        impl<T> From<Vec<T>> for $Rc<[T]> {
            fn from(mut values: Vec<T>) -> Self {
                let all = $Rc::of_values(&values);
                unsafe { values.set_len(0) };
                all
            }
        }
        impl<T: Clone> From<&[T]> for $Rc<[T]> {
            fn from(values: &[T]) -> Self {
                $Rc::from(Vec::from(values))
            }
        }
        impl<T: Clone> From<&mut [T]> for $Rc<[T]> {
            fn from(values: &mut [T]) -> Self {
                $Rc::from(&*values)
            }
        }
        impl<T, const N: usize> From<[T; N]> for $Rc<[T]> {
            fn from(values: [T; N]) -> Self {
                let values = crate::mem::ManuallyDrop::new(values);
                $Rc::of_values(&*values)
            }
        }
        impl<T> FromIterator<T> for $Rc<[T]> {
            fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
                $Rc::from(Vec::from_iter(iter))
            }
        }
        impl From<&str> for $Rc<str> {
            fn from(text: &str) -> Self {
                let bytes: $Rc<[u8]> = $Rc::from(text.as_bytes());
                unsafe { $Rc::from_raw($Rc::into_raw(bytes) as *const str) }
            }
        }
        impl From<&mut str> for $Rc<str> {
            fn from(text: &mut str) -> Self {
                $Rc::from(&*text)
            }
        }
        impl From<String> for $Rc<str> {
            fn from(text: String) -> Self {
                $Rc::from(&text[..])
            }
        }
        impl From<$Rc<str>> for $Rc<[u8]> {
            fn from(text: $Rc<str>) -> Self {
                unsafe { $Rc::from_raw($Rc::into_raw(text) as *const [u8]) }
            }
        }
        impl<'a, B: ?Sized + ToOwned> From<Cow<'a, B>> for $Rc<B>
        where
            $Rc<B>: From<&'a B> + From<B::Owned>,
        {
            fn from(value: Cow<'a, B>) -> Self {
                match value {
                    Cow::Borrowed(value) => $Rc::from(value),
                    Cow::Owned(value) => $Rc::from(value),
                }
            }
        }
        impl<T: ?Sized> From<Box<T>> for $Rc<T> {
            fn from(boxed: Box<T>) -> Self {
                unsafe {
                    let raw = Box::into_raw(boxed);
                    let layout = Layout::for_value(&*raw);
                    let counts = room_for(raw);
                    let place = &raw mut (*counts.as_ptr()).value as *mut u8;
                    ptr::copy_nonoverlapping(raw as *const u8, place, layout.size());
                    give_back(NonNull::new_unchecked(raw as *mut u8), layout);
                    $Rc { counted_pointer: counts, counted_owns: PhantomData }
                }
            }
        }
        impl<T, const N: usize> TryFrom<$Rc<[T]>> for $Rc<[T; N]> {
            type Error = $Rc<[T]>;
            fn try_from(values: $Rc<[T]>) -> Result<Self, Self::Error> {
                if values.len() != N {
                    return Err(values);
                }
                Ok(unsafe { $Rc::from_raw($Rc::into_raw(values) as *const [T; N]) })
            }
        }
        impl Default for $Rc<str> {
            fn default() -> Self {
                $Rc::from("")
            }
        }
        impl<T> Default for $Rc<[T]> {
            fn default() -> Self {
                $Rc::from([])
            }
        }
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
