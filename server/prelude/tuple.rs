//! Comparison and defaults of tuples.

use crate::cmp::Ordering;

macro_rules! tuple_impls {
    ($(($($T:ident $i:tt),+))*) => { $(
        impl<$($T: PartialEq),+> PartialEq for ($($T,)+) {
            #[inline]
            fn eq(&self, other: &($($T,)+)) -> bool {
                $(self.$i == other.$i)&&+
            }
        }
        impl<$($T: Eq),+> Eq for ($($T,)+) {}
        impl<$($T: PartialOrd),+> PartialOrd for ($($T,)+) {
            #[inline]
            fn partial_cmp(&self, other: &($($T,)+)) -> Option<Ordering> {
                $(
                    match self.$i.partial_cmp(&other.$i) {
                        Some(Ordering::Equal) => {}
                        ordering => return ordering,
                    }
                )+
                Some(Ordering::Equal)
            }
        }
        impl<$($T: Ord),+> Ord for ($($T,)+) {
            #[inline]
            fn cmp(&self, other: &($($T,)+)) -> Ordering {
                $(
                    match self.$i.cmp(&other.$i) {
                        Ordering::Equal => {}
                        ordering => return ordering,
                    }
                )+
                Ordering::Equal
            }
        }
        impl<$($T: Default),+> Default for ($($T,)+) {
            fn default() -> ($($T,)+) {
                ($($T::default(),)+)
            }
        }
    )* };
}

tuple_impls! {
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7, I 8, J 9, K 10, L 11)
}

