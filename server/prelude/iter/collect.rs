//! Becoming an iterator, and being made from one.

#[lang = "into_iterator"]
pub trait IntoIterator {
    type Item;
    type IntoIter: Iterator<Item = Self::Item>;
    #[lang = "into_iter"]
    fn into_iter(self) -> Self::IntoIter;
}

impl<I: Iterator> IntoIterator for I {
    type Item = I::Item;
    type IntoIter = I;
    #[inline]
    #[lowers_to(identity)]
    fn into_iter(self) -> I {
        self
    }
}

pub trait FromIterator<A>: Sized {
    fn from_iter<T: IntoIterator<Item = A>>(iter: T) -> Self;
}

pub trait Extend<A> {
    fn extend<T: IntoIterator<Item = A>>(&mut self, iter: T);
}

impl FromIterator<()> for () {
    fn from_iter<T: IntoIterator<Item = ()>>(iter: T) -> () {
        iter.into_iter().for_each(|()| {})
    }
}

/// Stops at the first `None`.
impl<A, V: FromIterator<A>> FromIterator<Option<A>> for Option<V> {
    fn from_iter<I: IntoIterator<Item = Option<A>>>(iter: I) -> Option<V> {
        super::of_outputs(iter.into_iter(), |outputs| V::from_iter(outputs))
    }
}

/// Stops at the first `Err`.
impl<A, E, V: FromIterator<A>> FromIterator<Result<A, E>> for Result<V, E> {
    fn from_iter<I: IntoIterator<Item = Result<A, E>>>(iter: I) -> Result<V, E> {
        super::of_outputs(iter.into_iter(), |outputs| V::from_iter(outputs))
    }
}

impl Extend<()> for () {
    fn extend<T: IntoIterator<Item = ()>>(&mut self, iter: T) {
        iter.into_iter().for_each(|()| {})
    }
}

/// Collections that are filled together, each with its part of the elements.
macro_rules! tuple_collections {
    ($(($($T:ident $Ext:ident $n:tt),+))*) => { $(
        impl<$($T,)+ $($Ext: Default + Extend<$T>),+> FromIterator<($($T,)+)> for ($($Ext,)+) {
            fn from_iter<Iter: IntoIterator<Item = ($($T,)+)>>(iter: Iter) -> Self {
                let mut all = ($($Ext::default(),)+);
                all.extend(iter);
                all
            }
        }
        impl<$($T,)+ $($Ext: Extend<$T>),+> Extend<($($T,)+)> for ($($Ext,)+) {
            fn extend<Iter: IntoIterator<Item = ($($T,)+)>>(&mut self, iter: Iter) {
                for item in iter {
                    $( self.$n.extend(Some(item.$n)); )+
                }
            }
        }
    )* };
}
tuple_collections! {
    (A EA 0)
    (A EA 0, B EB 1)
    (A EA 0, B EB 1, C EC 2)
    (A EA 0, B EB 1, C EC 2, D ED 3)
    (A EA 0, B EB 1, C EC 2, D ED 3, E EE 4)
    (A EA 0, B EB 1, C EC 2, D ED 3, E EE 4, F EF 5)
    (A EA 0, B EB 1, C EC 2, D ED 3, E EE 4, F EF 5, G EG 6)
    (A EA 0, B EB 1, C EC 2, D ED 3, E EE 4, F EF 5, G EG 6, H EH 7)
}
