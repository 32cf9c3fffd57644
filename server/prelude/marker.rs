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
    type Discriminant: crate::fmt::Debug + Clone + Copy + Eq + crate::hash::Hash + Send + Sync + Unpin;
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

#[lang = "phantom_pinned"]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PhantomPinned;
impl<T: ?Sized> crate::hash::Hash for PhantomData<T> {
    fn hash<H: crate::hash::Hasher>(&self, _state: &mut H) {}
}

/// Markers that say how a type varies with another; they hold nothing.
macro_rules! variances {
    ($($Type:ident $Lifetime:ident: $T:ident => $inner:ty, $a:lifetime => $of:ty;)*) => { $(
        pub struct $Type<$T: ?Sized>(PhantomData<$inner>);
        pub struct $Lifetime<$a>(PhantomData<$of>);
        impl<$T: ?Sized> $Type<$T> {
            #[inline]
            pub const fn new() -> Self {
                $Type(PhantomData)
            }
        }
        impl<$a> $Lifetime<$a> {
            #[inline]
            pub const fn new() -> Self {
                $Lifetime(PhantomData)
            }
        }
        variances! { @impls [$T: ?Sized] $Type<$T>, $Type(PhantomData) }
        variances! { @impls [$a] $Lifetime<$a>, $Lifetime(PhantomData) }
    )* };
    (@impls [$($g:tt)*] $Self:ty, $new:expr) => {
        impl<$($g)*> Clone for $Self {
            fn clone(&self) -> Self {
                $new
            }
        }
        impl<$($g)*> Copy for $Self {}
        impl<$($g)*> Default for $Self {
            fn default() -> Self {
                $new
            }
        }
        impl<$($g)*> PartialEq for $Self {
            fn eq(&self, _other: &Self) -> bool {
                true
            }
        }
        impl<$($g)*> Eq for $Self {}
        impl<$($g)*> PartialOrd for $Self {
            fn partial_cmp(&self, _other: &Self) -> Option<crate::cmp::Ordering> {
                Some(crate::cmp::Ordering::Equal)
            }
        }
        impl<$($g)*> Ord for $Self {
            fn cmp(&self, _other: &Self) -> crate::cmp::Ordering {
                crate::cmp::Ordering::Equal
            }
        }
        impl<$($g)*> crate::hash::Hash for $Self {
            fn hash<H: crate::hash::Hasher>(&self, _state: &mut H) {}
        }
        impl<$($g)*> crate::fmt::Debug for $Self {
            fn fmt(&self, f: &mut crate::fmt::Formatter<'_>) -> crate::fmt::Result {
                write!(f, "{}", crate::any::type_name::<Self>())
            }
        }
    };
}
variances! {
    PhantomCovariant PhantomCovariantLifetime: T => fn() -> T, 'a => &'a ();
    PhantomContravariant PhantomContravariantLifetime: T => fn(T), 'a => fn(&'a ());
    PhantomInvariant PhantomInvariantLifetime: T => fn(T) -> T, 'a => fn(&'a ()) -> &'a ();
}
