//! Orders of floats.

use crate::cmp::Ordering;

macro_rules! compare {
    ($F:ident $U:ident $I:ident $bits:literal $bytes:literal $fraction:literal) => {
        impl $F {
            /// The total order of IEEE 754: as integers, with the bits below the sign of negative numbers turned over.
            #[inline]
            pub const fn total_cmp(&self, other: &$F) -> Ordering {
                let left = self.to_bits() as $I;
                let right = other.to_bits() as $I;
                let left = left ^ (((left >> ($bits - 1)) as $U) >> 1) as $I;
                let right = right ^ (((right >> ($bits - 1)) as $U) >> 1) as $I;
                if left < right {
                    Ordering::Less
                } else if left == right {
                    Ordering::Equal
                } else {
                    Ordering::Greater
                }
            }
            #[inline]
            pub const fn clamp(self, min: $F, max: $F) -> $F {
                assert!(min <= max, "min > max, or either was NaN");
                let mut value = self;
                if value < min {
                    value = min;
                }
                if value > max {
                    value = max;
                }
                value
            }
        }
    };
}
for_all_floats!(compare);
