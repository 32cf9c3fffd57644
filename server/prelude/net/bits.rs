//! `&` and `|` of addresses.
// From `core::net` of the Rust project (MIT OR Apache-2.0), without its documentation.

use super::{Ipv4Addr, Ipv6Addr};
use crate::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign};

macro_rules! bitop_impls {
    ($(
        impl ($BitOp:ident, $BitOpAssign:ident) for $ty:ty = ($bitop:ident, $bitop_assign:ident);
    )*) => {
        $(
            impl $BitOpAssign for $ty {
                fn $bitop_assign(&mut self, rhs: $ty) {
                    let mut idx = 0;
                    while idx < self.octets.len() {
                        self.octets[idx].$bitop_assign(rhs.octets[idx]);
                        idx += 1;
                    }
                }
            }

            impl $BitOpAssign<&'_ $ty> for $ty {
                fn $bitop_assign(&mut self, rhs: &'_ $ty) {
                    self.$bitop_assign(*rhs);
                }
            }

            impl $BitOp for $ty {
                type Output = $ty;

                #[inline]
                fn $bitop(mut self, rhs: $ty) -> $ty {
                    self.$bitop_assign(rhs);
                    self
                }
            }

            impl $BitOp<&'_ $ty> for $ty {
                type Output = $ty;

                #[inline]
                fn $bitop(mut self, rhs: &'_ $ty) -> $ty {
                    self.$bitop_assign(*rhs);
                    self
                }
            }

            impl $BitOp<$ty> for &'_ $ty {
                type Output = $ty;

                #[inline]
                fn $bitop(self, rhs: $ty) -> $ty {
                    let mut lhs = *self;
                    lhs.$bitop_assign(rhs);
                    lhs
                }
            }

            impl $BitOp<&'_ $ty> for &'_ $ty {
                type Output = $ty;

                #[inline]
                fn $bitop(self, rhs: &'_ $ty) -> $ty {
                    let mut lhs = *self;
                    lhs.$bitop_assign(*rhs);
                    lhs
                }
            }
        )*
    };
}
bitop_impls! {
    impl (BitAnd, BitAndAssign) for Ipv4Addr = (bitand, bitand_assign);
    impl (BitOr, BitOrAssign) for Ipv4Addr = (bitor, bitor_assign);
    impl (BitAnd, BitAndAssign) for Ipv6Addr = (bitand, bitand_assign);
    impl (BitOr, BitOrAssign) for Ipv6Addr = (bitor, bitor_assign);
}
