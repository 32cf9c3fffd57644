//! Dereferencing and dropping.

#[lang = "deref"]
pub trait Deref {
    #[lang = "deref_target"]
    type Target: ?Sized;
    fn deref(&self) -> &Self::Target;
}

#[lang = "deref_mut"]
pub trait DerefMut: Deref {
    fn deref_mut(&mut self) -> &mut Self::Target;
}

impl<'a, T: ?Sized> Deref for &'a T {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        *self
    }
}
impl<'a, T: ?Sized> Deref for &'a mut T {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        *self
    }
}
impl<'a, T: ?Sized> DerefMut for &'a mut T {
    #[inline]
    fn deref_mut(&mut self) -> &mut T {
        *self
    }
}

#[lang = "drop"]
pub trait Drop {
    fn drop(&mut self);
}
