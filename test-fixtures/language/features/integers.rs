//! Integer methods of every kind on every width.
fn ops<T>(_: T) {}
macro_rules! exercise {
    ($out:ident, $input:ident, $($t:ident $u:ident $s:ident)*) => { $({
        let a = $input[0] as $t;
        let b = $input[1] as $t;
        let n = $input[2] as u32;
        let out = &mut *$out;
        let mut h = 0u64;
        macro_rules! mix { ($e:expr) => {{ let v = $e; h = (h.rotate_left(7) ^ (v as u64)).wrapping_mul(0x9e3779b97f4a7c15); }}; }
        macro_rules! mixo { ($e:expr) => {{ match $e { Some(v) => mix!(v), None => mix!(0xabcdu64) } }}; }
        macro_rules! mixp { ($e:expr) => {{ let (v, o) = $e; mix!(v); mix!(o as u64) }}; }
        mix!(a.wrapping_add(b)); mix!(a.wrapping_sub(b)); mix!(a.wrapping_mul(b)); mix!(a.wrapping_neg());
        mix!(a.wrapping_shl(n)); mix!(a.wrapping_shr(n)); mix!(a.wrapping_pow(n & 15));
        out.put(h);
        mixo!(a.checked_add(b)); mixo!(a.checked_sub(b)); mixo!(a.checked_mul(b)); mixo!(a.checked_div(b));
        mixo!(a.checked_rem(b)); mixo!(a.checked_neg()); mixo!(a.checked_shl(n & 255)); mixo!(a.checked_shr(n & 127));
        mixo!(a.checked_pow(n & 7)); mixo!(a.checked_div_euclid(b)); mixo!(a.checked_rem_euclid(b));
        mixo!(a.checked_ilog2()); mixo!(a.checked_ilog10()); mixo!(a.checked_ilog(3));
        out.put(h);
        mix!(a.saturating_add(b)); mix!(a.saturating_sub(b)); mix!(a.saturating_mul(b)); mix!(a.saturating_pow(n & 7));
        out.put(h);
        mixp!(a.overflowing_add(b)); mixp!(a.overflowing_sub(b)); mixp!(a.overflowing_mul(b)); mixp!(a.overflowing_neg());
        mixp!(a.overflowing_shl(n)); mixp!(a.overflowing_shr(n)); mixp!(a.overflowing_pow(n & 7));
        out.put(h);
        if b != 0 && !(a == $t::MIN && b == (0 as $t).wrapping_sub(1)) {
            mix!(a / b); mix!(a % b); mix!(a.div_euclid(b)); mix!(a.rem_euclid(b));
            mix!(a.wrapping_div(b)); mix!(a.wrapping_rem(b)); mixp!(a.overflowing_div(b)); mix!(a.saturating_div(b));
        }
        out.put(h);
        mix!(a.count_ones()); mix!(a.count_zeros()); mix!(a.leading_zeros()); mix!(a.trailing_zeros());
        mix!(a.leading_ones()); mix!(a.trailing_ones()); mix!(a.rotate_left(n)); mix!(a.rotate_right(n));
        mix!(a.swap_bytes()); mix!(a.reverse_bits()); mix!(a.to_be()); mix!(a.to_le());
        out.put(h);
        mix!(a.abs_diff(b)); mix!(a.min(b)); mix!(a.max(b)); mix!(a.clamp($t::MIN / 2, $t::MAX / 2)); mix!(a.midpoint(b));
        mix!(a & b); mix!(a | b); mix!(a ^ b); mix!(!a); mix!(a << (n % $t::BITS)); mix!(a >> (n % $t::BITS));
        mix!((a < b) as u8); mix!((a >= b) as u8); mix!(a.cmp(&b) as i8);
        out.put(h);
        for byte in a.to_ne_bytes() { mix!(byte); }
        mix!($t::from_le_bytes(a.to_be_bytes())); mix!($t::from_str_radix("17", 8).unwrap());
        if a > 0 { mix!(a.isqrt()); mix!(a.ilog2()); mix!(a.ilog10()); }
        mix!(a as u8); mix!(a as i8); mix!(a as u16); mix!(a as i32); mix!(a as i64); mix!(a as u128); mix!(a as f32 as u64); mix!(a as f64 as u64);
        mix!(a as $u); mix!(a as $s); mix!((a as $u).is_power_of_two() as u8); mixo!((a as $u).checked_next_power_of_two());
        mix!((a as $u).div_ceil((b as $u) | 1)); mixo!((a as $u).checked_next_multiple_of(b as $u)); mixo!((a as $u).checked_add_signed(b as $s));
        mix!((a as $u).wrapping_add_signed(b as $s)); mix!((a as $u).saturating_add_signed(b as $s));
        mix!((a as $s).signum()); mix!((a as $s).wrapping_abs()); mix!((a as $s).unsigned_abs()); mix!((a as $s).is_negative() as u8);
        mixo!((a as $s).checked_abs()); mix!((a as $s).saturating_neg()); mixo!((a as $s).checked_add_unsigned(b as $u));
        mixp!((a as $s).overflowing_abs()); mix!((a as $s).saturating_sub_unsigned(b as $u));
        mix!(u8::try_from(a).unwrap_or(77)); mix!(i16::try_from(a).unwrap_or(-77)); mix!(u64::try_from(a).unwrap_or(78)); mix!(i128::try_from(a).unwrap_or(79));
        out.put(h);
        ops(a);
    })* };
}
pub fn test(input: &[u64], out: &mut Out) {
    exercise!(out, input, u8 u8 i8 i8 u8 i8 u16 u16 i16 i16 u16 i16 u32 u32 i32 i32 u32 i32);
    exercise!(out, input, u64 u64 i64 i64 u64 i64 usize usize isize isize usize isize u128 u128 i128 i128 u128 i128);
    let big = (input[3] as u128) << 64 | input[4] as u128;
    let other = (input[5] as u128) << 64 | input[6] as u128;
    out.put(big.wrapping_mul(other));
    out.put(big / (other | 1));
    out.put(big % (other | 1));
    out.put((big as i128).wrapping_div(other as i128 | 1));
    out.put((big as i128).wrapping_rem(other as i128 | 1));
    out.put(big << (input[7] & 127));
    out.put((big as i128) >> (input[7] & 127));
    out.put(big.leading_zeros() + other.trailing_zeros());
    out.put(big as f64);
    out.put((big as i128) as f32);
    out.put(big.checked_mul(other));
    out.put(big.overflowing_add(other));
    out.put(1e30f64 as u128);
    out.put(-1e30f32 as i128);
    out.put(input[0].carrying_mul_add_test(input[1]));
}
trait Carry {
    fn carrying_mul_add_test(self, o: u64) -> (u64, u64);
}
impl Carry for u64 {
    fn carrying_mul_add_test(self, o: u64) -> (u64, u64) {
        let p = self as u128 * o as u128;
        (p as u64, (p >> 64) as u64)
    }
}
