//! Small numeric routines as kernels have them: matrices, complex numbers, fixed point, random numbers, hashing, bit tricks, sorting networks.
use core::ops::{Add, Index, IndexMut, Mul, Sub};
#[derive(Clone, Copy, PartialEq)]
struct Complex<T> {
    re: T,
    im: T,
}
impl<T: Add<Output = T>> Add for Complex<T> {
    type Output = Self;
    fn add(self, o: Self) -> Self {
        Complex { re: self.re + o.re, im: self.im + o.im }
    }
}
impl<T: Copy + Mul<Output = T> + Sub<Output = T> + Add<Output = T>> Mul for Complex<T> {
    type Output = Self;
    fn mul(self, o: Self) -> Self {
        Complex { re: self.re * o.re - self.im * o.im, im: self.re * o.im + self.im * o.re }
    }
}
#[derive(Clone, Copy)]
struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);
impl<const R: usize, const C: usize> Index<(usize, usize)> for Matrix<R, C> {
    type Output = f64;
    fn index(&self, (r, c): (usize, usize)) -> &f64 {
        &self.0[r][c]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<R, C> {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut f64 {
        &mut self.0[r][c]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<&Matrix<K, C>> for &Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, o: &Matrix<K, C>) -> Matrix<R, C> {
        let mut m = Matrix([[0.0; C]; R]);
        for r in 0..R {
            for c in 0..C {
                m[(r, c)] = (0..K).map(|k| self[(r, k)] * o[(k, c)]).sum();
            }
        }
        m
    }
}
impl<const R: usize, const C: usize> Matrix<R, C> {
    fn transpose(&self) -> Matrix<C, R> {
        Matrix(core::array::from_fn(|c| core::array::from_fn(|r| self.0[r][c])))
    }
}
#[derive(Clone, Copy, PartialEq, PartialOrd)]
struct Fixed(i32);
impl Fixed {
    const ONE: Fixed = Fixed(1 << 16);
    const fn from_int(x: i32) -> Fixed {
        Fixed(x << 16)
    }
}
impl Mul for Fixed {
    type Output = Fixed;
    fn mul(self, o: Fixed) -> Fixed {
        Fixed((self.0 as i64 * o.0 as i64 >> 16) as i32)
    }
}
struct Pcg {
    state: u64,
    inc: u64,
}
impl Pcg {
    fn next(&mut self) -> u32 {
        let old = self.state;
        self.state = old.wrapping_mul(6364136223846793005).wrapping_add(self.inc | 1);
        let x = ((old >> 18 ^ old) >> 27) as u32;
        x.rotate_right((old >> 59) as u32)
    }
    fn float(&mut self) -> f32 {
        (self.next() >> 8) as f32 / 16777216.0
    }
}
impl Iterator for Pcg {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        Some(Pcg::next(self))
    }
}
fn popcount(mut x: u64) -> u32 {
    x -= x >> 1 & 0x5555_5555_5555_5555;
    x = (x & 0x3333_3333_3333_3333) + (x >> 2 & 0x3333_3333_3333_3333);
    x = x + (x >> 4) & 0x0f0f_0f0f_0f0f_0f0f;
    (x.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
}
fn morton(x: u32, y: u32) -> u64 {
    fn spread(x: u32) -> u64 {
        let mut v = x as u64;
        for (s, m) in [(16, 0x0000_ffff_0000_ffff), (8, 0x00ff_00ff_00ff_00ff), (4, 0x0f0f_0f0f_0f0f_0f0f), (2, 0x3333_3333_3333_3333), (1, 0x5555_5555_5555_5555u64)] {
            v = (v | v << s) & m;
        }
        v
    }
    spread(x) | spread(y) << 1
}
fn network<T: PartialOrd + Copy, const N: usize>(mut a: [T; N]) -> [T; N] {
    for round in 0..N {
        for i in (round % 2..N.saturating_sub(1)).step_by(2) {
            if a[i] > a[i + 1] {
                a.swap(i, i + 1);
            }
        }
    }
    a
}
fn fnv(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |h, b| (h ^ b as u64).wrapping_mul(0x100_0000_01b3))
}
fn mandel(c: Complex<f64>) -> u32 {
    let mut z = Complex { re: 0.0, im: 0.0 };
    (0..50).take_while(|_| {
        z = z * z + c;
        z.re * z.re + z.im * z.im <= 4.0
    }).count() as u32
}
fn mod_pow(mut base: u64, mut exp: u64, modulus: u64) -> u64 {
    let mut r = 1u64;
    base %= modulus;
    while exp > 0 {
        if exp & 1 == 1 {
            r = (r as u128 * base as u128 % modulus as u128) as u64;
        }
        base = (base as u128 * base as u128 % modulus as u128) as u64;
        exp >>= 1;
    }
    r
}
pub fn test(input: &[u64], out: &mut Out) {
    let a = Complex { re: input[0] as i32 >> 20, im: 3 };
    let b = a * a + Complex { re: 1, im: -1 };
    out.put((b.re, b.im));
    let m: Matrix<2, 3> = Matrix(core::array::from_fn(|r| core::array::from_fn(|c| (input[r * 3 + c] % 100) as f64 * 0.5)));
    let p = &m * &m.transpose();
    out.put(p.0);
    let f = Fixed::from_int(3) * Fixed(input[1] as i32 >> 12) * Fixed::ONE;
    out.put((f.0, f > Fixed::ONE));
    let mut rng = Pcg { state: input[2], inc: 7 };
    out.put([rng.next(), rng.next()]);
    out.put(rng.float());
    out.put(rng.by_ref().take(5).fold(0u32, |a, b| a ^ b));
    out.put((popcount(input[3]), morton(input[4] as u32, input[5] as u32)));
    out.put(network::<u64, 8>(core::array::from_fn(|i| input[i])));
    out.put(network([3.5f32, -1.0, 2.25, 0.0, 9.0]));
    out.put(fnv(input.iter().flat_map(|x| x.to_le_bytes())));
    out.put(mandel(Complex { re: -0.5 + (input[6] % 16) as f64 / 16.0, im: 0.3 }));
    out.put(mod_pow(input[7], input[8] | 1, 0xffff_ffff_ffff_ffc5));
}

//@ expect: fffffffffffffff8 ffffffffffffffff 400c000000000000 4020000000000000 4020000000000000 4033400000000000 0 0 0 f5deba9 3f3fe806 5b4be62 1 39 1 2 3 4 5 6 7 8 bf800000 0 40100000 40600000 41100000 2c558a689350e135 32 8000000
//@ expect: 3b2859 2e25 409d2a0000000000 40a0e50000000000 40a0e50000000000 40a7ea8000000000 ffffffffffee52c2 0 d88b9532 b13d6a16 3f320cdf 4c350363 1e 3b216ee89d18e9cd 6c45d188009454f 1b39896a51a8749b 2c829abe1f4532e1 53cb9f0c747ea2ea 6e789e6aa1b965f4 c584133ac916ab3c e220a8397b1dcdaf f88bb8a8724c81ec bf800000 0 40100000 40600000 41100000 63c3d585907b5d79 32 c092e415b110d338
//@ expect: fffffffffffffff8 ffffffffffffffff 404c400000000000 405ab00000000000 405ab00000000000 406c080000000000 0 0 fff00001 44726f5c 3e6f0a74 5dc84b41 1 555555555555d555 0 1 80 ff 7fffffff 7fffffffffffffff 8000000000000000 ffffffffffffffff bf800000 0 40100000 40600000 41100000 df319f985d08fbe5 7 7fffffff
