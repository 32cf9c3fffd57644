//! Fixed-size big integers with operators on references, Montgomery products, and traits over limbs.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(stdarch_nvptx)
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn block_idx() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn block_dim() -> usize {
        unsafe { _block_dim_x() as usize }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        unsafe { trap() }
    }
}

#[cfg(target_arch = "amdgpu")]
mod gpu {
    use core::arch::amdgpu::*;
    use core::intrinsics::gpu::amdgpu_dispatch_ptr;

    pub fn thread_idx() -> usize {
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::cmp::Ordering;
use core::ops::*;

trait Limb: Copy + Default + Eq + Ord {
    type Wide: Copy;
    const BITS: usize;
    fn mac(acc: Self, a: Self, b: Self, carry: Self) -> (Self, Self);
    fn adc(a: Self, b: Self, carry: bool) -> (Self, bool);
    fn sbb(a: Self, b: Self, borrow: bool) -> (Self, bool);
}
macro_rules! limb {
    ($($t:ident $w:ident),*) => { $(impl Limb for $t {
        type Wide = $w;
        const BITS: usize = <$t>::BITS as usize;
        fn mac(acc: Self, a: Self, b: Self, carry: Self) -> (Self, Self) {
            let t = acc as $w + a as $w * b as $w + carry as $w;
            (t as $t, (t >> Self::BITS) as $t)
        }
        fn adc(a: Self, b: Self, carry: bool) -> (Self, bool) {
            let (s, c) = a.overflowing_add(b);
            let (s, d) = s.overflowing_add(carry as $t);
            (s, c | d)
        }
        fn sbb(a: Self, b: Self, borrow: bool) -> (Self, bool) {
            let (s, c) = a.overflowing_sub(b);
            let (s, d) = s.overflowing_sub(borrow as $t);
            (s, c | d)
        }
    })* };
}
limb!(u16 u32, u32 u64, u64 u128);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Big<L, const N: usize>([L; N]);

impl<L: Limb, const N: usize> Big<L, N> {
    fn zero() -> Self { Big([L::default(); N]) }
    fn carrying_add(mut self, o: &Self) -> (Self, bool) {
        let c = self.0.iter_mut().zip(&o.0).fold(false, |c, (a, &b)| {
            let (s, c) = L::adc(*a, b, c);
            *a = s;
            c
        });
        (self, c)
    }
    fn borrowing_sub(self, o: &Self) -> (Self, bool) {
        let mut borrow = false;
        let limbs = core::array::from_fn(|i| {
            let s;
            (s, borrow) = L::sbb(self[i], o[i], borrow);
            s
        });
        (Big(limbs), borrow)
    }
    fn widening_mul(&self, o: &Self) -> (Self, Self) {
        let (mut lo, mut hi) = (Self::zero(), Self::zero());
        for i in 0..N {
            let mut carry = L::default();
            for j in 0..N {
                let at = if i + j < N { &mut lo[i + j] } else { &mut hi[i + j - N] };
                (*at, carry) = L::mac(*at, self[i], o[j], carry);
            }
            hi[i] = carry;
        }
        (lo, hi)
    }
}
impl<L, const N: usize> Index<usize> for Big<L, N> {
    type Output = L;
    fn index(&self, i: usize) -> &L { &self.0[i] }
}
impl<L, const N: usize> IndexMut<usize> for Big<L, N> {
    fn index_mut(&mut self, i: usize) -> &mut L { &mut self.0[i] }
}
impl<L: Limb, const N: usize> PartialOrd for Big<L, N> {
    fn partial_cmp(&self, o: &Self) -> Option<Ordering> { Some(self.cmp(o)) }
}
impl<L: Limb, const N: usize> Ord for Big<L, N> {
    fn cmp(&self, o: &Self) -> Ordering { self.0.iter().rev().cmp(o.0.iter().rev()) }
}
macro_rules! by_ref_and_value {
    ($($trait:ident::$f:ident => |$a:ident, $b:ident| $e:expr;)*) => { $(
        impl<'x, L: Limb, const N: usize> $trait<&'x Big<L, N>> for &Big<L, N> {
            type Output = Big<L, N>;
            fn $f(self, o: &'x Big<L, N>) -> Big<L, N> { let ($a, $b) = (self, o); $e }
        }
        impl<L: Limb, const N: usize> $trait for Big<L, N> {
            type Output = Self;
            fn $f(self, o: Self) -> Self { (&self).$f(&o) }
        }
    )* };
}
by_ref_and_value! {
    Add::add => |a, b| a.carrying_add(b).0;
    Sub::sub => |a, b| a.borrowing_sub(b).0;
    Mul::mul => |a, b| a.widening_mul(b).0;
}
impl<L: Limb + Shl<usize, Output = L> + Shr<usize, Output = L> + BitOr<Output = L>, const N: usize> Shl<usize> for &Big<L, N> {
    type Output = Big<L, N>;
    fn shl(self, by: usize) -> Big<L, N> {
        let (words, bits) = (by / L::BITS, by % L::BITS);
        Big(core::array::from_fn(|i| {
            let get = |k: usize| i.checked_sub(words + k).map_or(L::default(), |j| self[j]);
            match bits {
                0 => get(0),
                _ => get(0) << bits | get(1) >> (L::BITS - bits),
            }
        }))
    }
}
impl<L: Limb, const N: usize> SubAssign<&Self> for Big<L, N> {
    fn sub_assign(&mut self, o: &Self) { *self = &*self - o; }
}
impl<L: Limb, const N: usize> core::iter::Sum for Big<L, N> {
    fn sum<I: Iterator<Item = Self>>(it: I) -> Self { it.fold(Self::zero(), Add::add) }
}
impl<const N: usize> From<&[u32]> for Big<u32, N> {
    fn from(s: &[u32]) -> Self { Big(core::array::from_fn(|i| s.get(i).copied().unwrap_or(0))) }
}
impl From<Big<u32, 8>> for Big<u64, 4> {
    fn from(b: Big<u32, 8>) -> Self {
        let mut pairs = b.0.chunks_exact(2).map(|p| p[0] as u64 | (p[1] as u64) << 32);
        Big([(); 4].map(|()| pairs.next().unwrap_or_default()))
    }
}

fn rem<L, const N: usize>(mut a: Big<L, N>, m: &Big<L, N>, steps: usize) -> Big<L, N>
where
    L: Limb,
    for<'s> &'s Big<L, N>: Shl<usize, Output = Big<L, N>>,
{
    for k in (0..=steps).rev() {
        let shifted = m << k;
        if shifted >= *m && a >= shifted {
            a -= &shifted;
        }
    }
    a
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn big(a: *const u32, b: *const u32, out: *mut [u32; 17]) {
    let i = gpu::thread_idx();
    let (a, b) = unsafe { (core::slice::from_raw_parts(a.add(i * 8), 8), core::slice::from_raw_parts(b.add(i * 8), 8)) };
    let (x, y) = (Big::<u32, 8>::from(a), Big::<u32, 8>::from(b));
    let (lo, hi) = x.widening_mul(&y);
    let sum: Big<u32, 8> = [x, y, lo].into_iter().sum();
    let (x64, y64): (Big<u64, 4>, Big<u64, 4>) = (x.into(), y.into());
    let (l64, h64) = x64.widening_mul(&y64);
    let small = Big([y64[0], 0, 0, 0]);
    let r = rem(x64, &small, 190);
    let h = (&(x - y) * &Big::from(&a[..3])).0.map(|w| w ^ sum[0]);
    let mut res = [0; 17];
    res[..8].copy_from_slice(&hi.0);
    res[8..16].copy_from_slice(&h);
    res[16] = (Big::<u64, 4>::from(lo) == l64) as u32 | ((Big::<u64, 4>::from(hi) == h64) as u32) << 1 | ((x < y) as u32) << 2 | (r[0] as u32) << 3 ^ (r[0] >> 32) as u32 ^ match x.cmp(&y) { Ordering::Less => 0, Ordering::Equal => 8, Ordering::Greater => 16 };
    unsafe { *out.add(i) = res };
}
