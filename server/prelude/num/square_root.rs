//! Integer square roots by Zimmermann's method (Karatsuba Square Root, INRIA RR-3805): the root of the upper half is the
//! upper half of the root, and a division gives the lower one, which may be too large by one. As in Rust's `core`, a value
//! that fits into half the bits is taken there, and the roots of bytes are in a table.

use crate::intrinsics;

/// The root of each byte, and what the byte has beyond its square.
const OF_BYTES: [(u8, u8); 256] = {
    let mut all = [(0, 0); 256];
    let mut byte = 0;
    let mut root = 0;
    while byte < 256 {
        if (root + 1) * (root + 1) <= byte {
            root += 1;
        }
        all[byte] = (root as u8, (byte - root * root) as u8);
        byte += 1;
    }
    all
};

#[inline]
const fn of_byte(byte: u8) -> (u8, u8) {
    OF_BYTES[byte as usize]
}

/// Divides what is left of the upper half, and a quarter of the bits more, by twice its root: the root of the whole or one
/// more, its lower half, and the remainder.
macro_rules! divide {
    ($T:ident $bits:literal, $value:ident, $upper:expr) => {{
        let (root, rest) = $upper;
        let lower = $value & ((1 << ($bits / 2)) - 1);
        let dividend = (rest as $T) << ($bits / 4) | lower >> ($bits / 4);
        let divisor = (root as $T) << 1;
        // The root of a half with one of its two upper bits set is not zero.
        let (digits, rest) =
            unsafe { (intrinsics::unchecked_div(dividend, divisor), intrinsics::unchecked_rem(dividend, divisor)) };
        (((root as $T) << ($bits / 4)).wrapping_add(digits), digits, rest)
    }};
}

/// `$with_rest` and `$root` of a value of which one of the two upper bits is set, from `$upper` of its upper half.
macro_rules! root_of_halves {
    ($T:ident $Half:ident $bits:literal $upper:ident $with_rest:ident $root:ident) => {
        #[inline]
        const fn $with_rest(value: $T) -> ($T, $T) {
            let upper = $upper((value >> ($bits / 2)) as $Half);
            let (root, digits, rest) = divide!($T $bits, value, upper);
            let left = rest << ($bits / 4) | value & ((1 << ($bits / 4)) - 1);
            let (left, is_too_large) = left.overflowing_sub(digits.wrapping_mul(digits));
            if is_too_large {
                (root.wrapping_sub(1), left.wrapping_add(root << 1).wrapping_sub(1))
            } else {
                (root, left)
            }
        }

        #[inline]
        const fn $root(value: $T) -> $T {
            let upper = $upper((value >> ($bits / 2)) as $Half);
            let (root, _, _) = divide!($T $bits, value, upper);
            let (square, has_overflowed) = root.overflowing_mul(root);
            if has_overflowed || square > value {
                root.wrapping_sub(1)
            } else {
                root
            }
        }

        pub(super) const fn $T(value: $T) -> $T {
            if value <= $Half::MAX as $T {
                return $Half(value as $Half) as $T;
            }
            let shift = value.leading_zeros() & !1;
            $root(value << shift) >> (shift >> 1)
        }
    };
}

pub(super) const fn u8(value: u8) -> u8 {
    OF_BYTES[value as usize].0
}

root_of_halves! { u16 u8 16 of_byte of_u16 root_of_u16 }
root_of_halves! { u32 u16 32 of_u16 of_u32 root_of_u32 }
root_of_halves! { u64 u32 64 of_u32 of_u64 root_of_u64 }
root_of_halves! { u128 u64 128 of_u64 of_u128 root_of_u128 }

pub(super) const fn usize(value: usize) -> usize {
    u64(value as u64) as usize
}
