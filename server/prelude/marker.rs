//! Marker traits.

#[lang = "sized"]
pub trait Sized {}

#[lang = "unsize"]
pub trait Unsize<T: ?Sized> {}

#[lang = "copy"]
pub trait Copy: Clone {}

pub unsafe auto trait Send {}
pub unsafe auto trait Sync {}
pub auto trait Unpin {}

#[lang = "freeze"]
pub unsafe auto trait Freeze {}

#[lang = "destruct"]
pub trait Destruct {}

#[lang = "tuple_trait"]
pub trait Tuple {}

#[lang = "discriminant_kind"]
pub trait DiscriminantKind {
    type Discriminant;
}

#[lang = "fn_ptr_trait"]
pub trait FnPtr: Copy + Clone {}

#[lang = "phantom_data"]
pub struct PhantomData<T: ?Sized>;

impl<T: ?Sized> Clone for PhantomData<T> {
    fn clone(&self) -> Self {
        PhantomData
    }
}
impl<T: ?Sized> Copy for PhantomData<T> {}
impl<T: ?Sized> Default for PhantomData<T> {
    fn default() -> Self {
        PhantomData
    }
}
impl<T: ?Sized> PartialEq for PhantomData<T> {
    fn eq(&self, _other: &PhantomData<T>) -> bool {
        true
    }
}
impl<T: ?Sized> Eq for PhantomData<T> {}
impl<T: ?Sized> PartialOrd for PhantomData<T> {
    fn partial_cmp(&self, _other: &PhantomData<T>) -> Option<crate::cmp::Ordering> {
        Some(crate::cmp::Ordering::Equal)
    }
}
impl<T: ?Sized> Ord for PhantomData<T> {
    fn cmp(&self, _other: &PhantomData<T>) -> crate::cmp::Ordering {
        crate::cmp::Ordering::Equal
    }
}

pub struct PhantomPinned;
