//! All operator traits of `core::ops`, on values and references, with assignment forms.
use core::ops::*;

#[derive(Clone, Copy, PartialEq, Debug, Default)]
struct V2 {
    x: i32,
    y: i32,
}
macro_rules! binary {
    ($($tr:ident $f:ident $op:tt $tra:ident $fa:ident;)*) => { $(
        impl $tr for V2 {
            type Output = V2;
            fn $f(self, o: V2) -> V2 { V2 { x: self.x $op o.x, y: self.y $op o.y } }
        }
        impl $tr<i32> for V2 {
            type Output = V2;
            fn $f(self, o: i32) -> V2 { V2 { x: self.x $op o, y: self.y $op o } }
        }
        impl<'a> $tr<&'a V2> for &'a V2 {
            type Output = V2;
            fn $f(self, o: &V2) -> V2 { *self $op *o }
        }
        impl $tra<V2> for V2 {
            fn $fa(&mut self, o: V2) { *self = *self $op o; }
        }
    )* };
}
binary! {
    BitAnd bitand & BitAndAssign bitand_assign;
    BitOr bitor | BitOrAssign bitor_assign;
    BitXor bitxor ^ BitXorAssign bitxor_assign;
}
impl Add for V2 {
    type Output = V2;
    fn add(self, o: V2) -> V2 {
        V2 { x: self.x.wrapping_add(o.x), y: self.y.wrapping_add(o.y) }
    }
}
impl Sub for V2 {
    type Output = V2;
    fn sub(self, o: V2) -> V2 {
        V2 { x: self.x.wrapping_sub(o.x), y: self.y.wrapping_sub(o.y) }
    }
}
impl Mul<V2> for i32 {
    type Output = V2;
    fn mul(self, o: V2) -> V2 {
        V2 { x: self.wrapping_mul(o.x), y: self.wrapping_mul(o.y) }
    }
}
impl Mul for V2 {
    type Output = i64;
    fn mul(self, o: V2) -> i64 {
        self.x as i64 * o.x as i64 ^ self.y as i64 * o.y as i64
    }
}
impl Div<i32> for V2 {
    type Output = V2;
    fn div(self, o: i32) -> V2 {
        V2 { x: self.x.wrapping_div(o), y: self.y.wrapping_div(o) }
    }
}
impl Rem<i32> for V2 {
    type Output = (i32, i32);
    fn rem(self, o: i32) -> (i32, i32) {
        (self.x.wrapping_rem(o), self.y.wrapping_rem(o))
    }
}
impl Neg for V2 {
    type Output = V2;
    fn neg(self) -> V2 {
        V2 { x: self.x.wrapping_neg(), y: self.y.wrapping_neg() }
    }
}
impl Not for &V2 {
    type Output = bool;
    fn not(self) -> bool {
        self.x == 0 && self.y == 0
    }
}
impl Shl<u32> for V2 {
    type Output = V2;
    fn shl(self, n: u32) -> V2 {
        V2 { x: self.x << n, y: self.y << n }
    }
}
impl Shr<u8> for V2 {
    type Output = V2;
    fn shr(self, n: u8) -> V2 {
        V2 { x: self.x >> n, y: self.y >> n }
    }
}
impl AddAssign for V2 {
    fn add_assign(&mut self, o: V2) {
        *self = *self + o;
    }
}
impl SubAssign<i32> for V2 {
    fn sub_assign(&mut self, o: i32) {
        self.x = self.x.wrapping_sub(o);
    }
}
impl MulAssign<i32> for V2 {
    fn mul_assign(&mut self, o: i32) {
        *self = o * *self;
    }
}
impl DivAssign<i32> for V2 {
    fn div_assign(&mut self, o: i32) {
        *self = *self / o;
    }
}
impl RemAssign<i32> for V2 {
    fn rem_assign(&mut self, o: i32) {
        let (x, y) = *self % o;
        *self = V2 { x, y };
    }
}
impl ShlAssign<u32> for V2 {
    fn shl_assign(&mut self, n: u32) {
        *self = *self << n;
    }
}
impl ShrAssign<u8> for V2 {
    fn shr_assign(&mut self, n: u8) {
        *self = *self >> n;
    }
}
impl Index<char> for V2 {
    type Output = i32;
    fn index(&self, c: char) -> &i32 {
        match c {
            'x' => &self.x,
            _ => &self.y,
        }
    }
}
impl IndexMut<char> for V2 {
    fn index_mut(&mut self, c: char) -> &mut i32 {
        if c == 'x' { &mut self.x } else { &mut self.y }
    }
}
impl Bits for V2 {
    fn bits(self, out: &mut Out) {
        out.put((self.x, self.y));
    }
}
impl core::iter::Sum for V2 {
    fn sum<I: Iterator<Item = V2>>(iter: I) -> V2 {
        iter.fold(V2::default(), |a, b| a + b)
    }
}

pub fn test(input: &[u64], out: &mut Out) {
    let a = V2 { x: input[0] as i32, y: input[1] as i32 };
    let b = V2 { x: input[2] as i32, y: input[3] as i32 };
    out.put(a & b | a ^ b);
    out.put(a & 0xff);
    out.put(&a | &b);
    out.put(a + b - -a);
    out.put(3 * a);
    out.put(a * b);
    out.put(a / 7);
    out.put(a % 7);
    out.put(!&a);
    out.put(a << 3 >> 2u8);
    let mut c = a;
    c += b;
    c -= 5;
    c *= 3;
    c /= 2;
    c %= 1000;
    c <<= 4;
    c >>= 1;
    c &= b;
    c |= a;
    c ^= a;
    c['x'] += 1;
    c['y'] = c['x'] / 2;
    out.put(c);
    out.put([a, b, c].into_iter().sum::<V2>());
    out.put(a == b);
    out.put(a != V2 { ..a });
}

//@ expect: 3 6 1 2 3 6 5 8 3 6 b 0 0 1 2 0 2 4 1 0 5 6 0 0
//@ expect: fffffffffb1dcdef fffffffff3fde5fc af f4 fffffffffb1dcdef fffffffff3fde5fc 7644e0ad ffffffffb5bf4dd4 7159690d ffffffffe52c31dc 179dec11ae7054f1 11968b19 fffffffff2883323 0 ffffffffffffffff 0 fffffffff63b9b5e 372cbe8 ffffffff80000041 ffffffffc0000021 7b27133f ffffffffd405e801 0 0
//@ expect: ffffffffffffffff 1 0 1 ffffffffffffffff 1 ffffffffffffffff 2 0 3 0 0 0 0 1 0 0 2 ffffffffffffffb9 ffffffffffffffdd ffffffffffffffb8 ffffffffffffffde 0 0
