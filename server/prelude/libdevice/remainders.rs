//! Functions of floats that are exact: the rest of a division to the nearest, and the next number towards another.
use crate::intrinsics::{fabsf32, fabsf64};

macro_rules! remainders {
    ($float:ident $int:ident $abs:ident $large:literal $small:literal $remainder:ident $remquo:ident $nextafter:ident) => {
        /// The rest, and the last three bits of the quotient with its sign.
        pub fn $remquo(x: $float, y: $float) -> ($float, i32) {
            if x != x || y != y || x - x != 0.0 || y == 0.0 {
                return ($float::NAN, 0);
            }
            let (a, b) = ($abs(x), $abs(y));
            // By a sixteenth of large numbers, so that eight times the divisor is one; what may get lost by that is the rest.
            let (scale, back) = if b >= $large { (0.0625, 16.0) } else { (1.0, 1.0) };
            if b == $float::INFINITY || (b >= $large && a < 0.25 * b) {
                return (x, 0);
            }
            let b = b * scale;
            let mut a = a * scale % (8.0 * b);
            let mut quotient = 0;
            if a >= 4.0 * b {
                a -= 4.0 * b;
                quotient += 4;
            }
            if a >= 2.0 * b {
                a -= 2.0 * b;
                quotient += 2;
            }
            if a >= b {
                a -= b;
                quotient += 1;
            }
            // What is left is less than the divisor; half of it is exact unless it is small, twice the rest unless it is large.
            let is_up = if b < $small {
                a + a > b || (a + a == b && quotient & 1 == 1)
            } else {
                let half = 0.5 * b;
                a > half || (a == half && quotient & 1 == 1)
            };
            if is_up {
                a -= b;
                quotient += 1;
            }
            let quotient = quotient & 7;
            let is_negative = x.is_sign_negative();
            let rest = if is_negative { -a * back } else { a * back };
            (rest, if is_negative != y.is_sign_negative() { -quotient } else { quotient })
        }
        #[inline]
        pub fn $remainder(x: $float, y: $float) -> $float {
            $remquo(x, y).0
        }
        pub fn $nextafter(x: $float, y: $float) -> $float {
            if x != x || y != y {
                return x + y;
            }
            if x == y {
                return y;
            }
            if x == 0.0 {
                let least = $float::from_bits(1);
                return if y < 0.0 { -least } else { least };
            }
            let bits = x.to_bits();
            $float::from_bits(if (x < y) == (x > 0.0) { bits + 1 } else { bits - 1 })
        }
    };
}

remainders! { f32 u32 fabsf32 1.0e37 1.0e-30 remainderf remquof nextafterf }
remainders! { f64 u64 fabsf64 1.0e307 1.0e-300 remainder remquo nextafter }
