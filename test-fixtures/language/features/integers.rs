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

//@ expect: 5f71c1033462a46c b62a69354e0fdf38 961c1695cf0f528f d4d04487f691a481 4107d82e5e5f33f9 76e2695986a61896 b63b9470119c27d0 19c04b02f228ff48 6e980abe3513904a 8254c688f8dc14c9 fec953e7a48dd8b3 e9aeb018bcf0ea48 7d10f0a211428d 8c300741670bf75a cac16e0fee939222 6bbc2e045afad88a 5a2929d282d9ddd1 4e196b80f71b7281 2dcd8277714de237 4b0ab15711858cbb a97b26c590e13198 940675fc576a52c4 99b67996f4dddb6c ab0061d93c909598 6e980abe3513904a 8254c688f8dc14c9 fec953e7a48dd8b3 e9aeb018bcf0ea48 7d10f0a211428d 24eb2cfa32cece7a c36d03627c9def5c 8d7a39f5be149658 7913ab0a55694121 d44b2f3d005c7b3f 6587c386201cad4f a0b664cc299d652d 6e53b0586239a084 38ea504a23ded26d 7e05defedfe898a8 df05e1dec3054322 6e980abe3513904a 8254c688f8dc14c9 fec953e7a48dd8b3 e9aeb018bcf0ea48 7d10f0a211428d 9c29f1ffaf749793 cf944d41322b5b2c a071c3e2b131b43a 6e980abe3513904a 7ebaa78f993f7a9b 9033356fb6ae77d4 52f7358c71221ca8 5bfd7459d22b128 a68a0614a37f29cb 236edde4187a109c 8527a8e2ac476ea8 6e980abe3513904a 8254c688f8dc14c9 fec953e7a48dd8b3 e9aeb018bcf0ea48 7d10f0a211428d c5ae459d4f3bbcce a65c78515a1675b 2a531f0b52b75500 6e980abe3513904a 7ebaa78f993f7a9b 9033356fb6ae77d4 52f7358c71221ca8 5bfd7459d22b128 a68a0614a37f29cb 236edde4187a109c 8527a8e2ac476ea8 6e980abe3513904a 8254c688f8dc14c9 fec953e7a48dd8b3 e9aeb018bcf0ea48 7d10f0a211428d c5ae459d4f3bbcce a65c78515a1675b 2a531f0b52b75500 6e980abe3513904a 7ebaa78f993f7a9b 9033356fb6ae77d4 52f7358c71221ca8 5bfd7459d22b128 d394dab930caa3fa 5a2d2a3b39eee2e9 892303befbc94200 6e980abe3513904a 8254c688f8dc14c9 fec953e7a48dd8b3 e9aeb018bcf0ea48 7d10f0a211428d 6ceb33dc44c041dc ce30d2b2568f0d80 63b155cf71f79db 23 3a 0 0 5 4 0 0 5 4 500 400 400000000000000 0 3d 4410000000000000 60800000 440 c a 0 4675000000000000 c9f2c9cd0 0 fffffff360d36000 2 0
//@ expect: c12224591d524267 15912b26ee2efcb5 55d83d8e9f878638 5e2a94a4d0f91aa7 991de680f775df29 3ac209d4a0456856 6d2b904f1b233399 be81225a5d9db504 127b0fae5dc081f5 f0591530e53ee5e2 7e3f00a54ee48c3 eb764df9fa85d176 b798e99633724232 dca64a65c8e2e6db 55a275704938af11 50ce25fc29f52a96 a5e4e2c91643f06c 27deae250545bb3e e0efa458ca359a5a ffe01846cbe4a2b6 d93fc02c61a668d5 a7879f7d60fe6f65 6177b6a90b49433a 1bbea1d8ad85176 3a595151d0813ee9 ddc765b293091d35 28975b5efbb01b42 d1c4c85f80d25477 e579999f8d592ffe edb28cfde8879d44 117eeaae9863093e c3a09e7aaa0a8b37 b628cafdefa1f601 2f6484e1b974b413 600bf5dc13a628eb e00f903004fe344d 2cbdaf6f1296d5ee 2ebe10b5e1dc86f2 c3f6ab94dc579480 2d6cff5cb0226cab 4eee028ce7f21db e48dd5029a36f1bb c27129d59a809150 1da5a2adc5bf073f 421fd22f1f5b10cd c7f7401681e249fc b3b4e8b0533e9f95 c4c8d3279e07c6c8 8c77a948ad5bf2bb 56f3796e074ef88b 347cf69cd76fba94 70defd35cd2bcfe5 2a26c14416e80874 dd3e3ac0258eb4ad 8ceef02acc7222c0 45a5d1943dd984ba c266e07896ab755b 5f39e501e64f8bbb 2e8e8c0cc09dac39 6d66c02a077ce0b4 bdbb0372d6422b9c 47bb21564c958039 d5002273fdc1921b 7fe0c7585d51bbb7 8c77a948ad5bf2bb 56f3796e074ef88b 347cf69cd76fba94 70defd35cd2bcfe5 2a26c14416e80874 dd3e3ac0258eb4ad 8ceef02acc7222c0 45a5d1943dd984ba c266e07896ab755b 5f39e501e64f8bbb 2e8e8c0cc09dac39 6d66c02a077ce0b4 bdbb0372d6422b9c 47bb21564c958039 d5002273fdc1921b 7fe0c7585d51bbb7 f6b32ead030cdb73 748bbbfe85590fe6 3e8093d596a8c8c6 8f7a4b1bc0e30d58 1b8c43a6e36c5856 6e9752f4052dc034 39e44ad81b37c1b aed628d5afe9f93f f6b32ead030cdb73 1b601c34b16b0de3 56fa89bbf776bb2 9fbf115ce5dd60ad 1aca1ae46699d486 1f9036b962a28a88 97809c877a937b15 f3f56b49d19b6ec3 dfd5bbf4de9bc23b 98bc960bc000a546 2 0 c23453ee131e0ed9 50f47a8f894f3c17 0 0 1b39896a51a8749b f88bb8a8724c81ec b000000000000000 c1b39896a51a8749 88bb8a8724c81ec1 ffffffffffffffff 0 47ef1177150e4990 fcee88eb 440 47bc242870eda77c 4c5757b4e6cb24d6 1 4675000000000000 c9f2c9cd0 0 fffffff360d36000 1cc7e7b6cd0515cc 61949385e60bf397
//@ expect: ad7e39224cd30e22 e3d17574fac2e3a8 bb4ed4d4d0745809 42d19d76c46f0149 e40d2f9b0b4ac727 20bb2036122c3dc7 a7c366d9495e3283 1f39c171a1fda472 d6ce2246e17cdb24 74b581a5d46de34f 117ad03f8e59a960 32c7e4f0420e8344 1f9fb2b5c0c5c121 df6f0114e9f843d5 5f5cc1581fb0e3b9 591b3f254597826f 16b7e552e6679c29 49b342a56d3f7593 59dd4c67ed23c186 d94a2f90c8cae756 26d7d82bb24f18be cd9134a5974f0f59 2888e0653a35a21e ff7f9a3f8c5ae4d5 d6ce2246e17cdb24 74b581a5d46de34f 117ad03f8e59a960 32c7e4f0420e8344 1f9fb2b5c0c5c121 48f32479cf4ea3e8 ded441a07771b3de f0422371703e904e e4b13b6fab292afb 7c60e9831fa0759e 924e954c96ce5524 28458fff43ae6914 151f8ce5ee2716fb 3320e1a2ea1dbabe b018baa8748a1f1d 46db210aa8897014 d6ce2246e17cdb24 74b581a5d46de34f 117ad03f8e59a960 32c7e4f0420e8344 1f9fb2b5c0c5c121 3d343c2fb2d2d567 bd25e711c955c45c 2588e680c52876ed d6ce2246e17cdb24 bff9d4069fcdc8c0 b3f82acb274bcd91 5b4c21e4fe69fa1a a2a0a0692017f183 ebe040c6767ad083 f39078f31d9837d1 a268b5979f168c8f d6ce2246e17cdb24 74b581a5d46de34f 117ad03f8e59a960 32c7e4f0420e8344 1f9fb2b5c0c5c121 70d938e4eb02b14a 1360582cf9174d32 5441de62431eb0a6 d6ce2246e17cdb24 bff9d4069fcdc8c0 b3f82acb274bcd91 5b4c21e4fe69fa1a a2a0a0692017f183 ebe040c6767ad083 f39078f31d9837d1 a268b5979f168c8f d6ce2246e17cdb24 74b581a5d46de34f 117ad03f8e59a960 32c7e4f0420e8344 1f9fb2b5c0c5c121 70d938e4eb02b14a 1360582cf9174d32 5441de62431eb0a6 d6ce2246e17cdb24 1ecb8a81f5e79d5d d4edd616aa6dd1de 6133628b4721fabe 58637e91c9e18175 858a3648ac16a974 9ab59ac125dbdc6c 43926f5aa570355e d6ce2246e17cdb24 34d0f724f23e39e 82998a5e7fdd6e2c b411376257d013f4 f12deaf175dbcfcf c638a76840d92b25 24e7caaf1b1ffdcc 79c1383023eb6477 7fffffffffffff01 7fffffffffffffff ffffffffffffff 0 81000000000000fe 7f ff00000000000001 ffffffffffffffff 7effffffffffff00 ffffffffffffff81 0 8000000000000000 ffffffffffffffff ffffffffffffffff 0 47e0000000000000 ff000000 440 80000000000000fe 8000000000000080 0 4675000000000000 c9f2c9cd0 0 fffffff360d36000 0 0
