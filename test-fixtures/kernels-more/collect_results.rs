//! Sums, products and collections of Option and Result; own containers with FromIterator; wrapping numbers; iterator sources.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx, asm_experimental_arch))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
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
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::num::{Saturating, Wrapping};
use core::ops::ControlFlow;

#[derive(Clone, Copy, PartialEq, Debug)]
struct Small<T, const N: usize> {
    items: [T; N],
    len: usize,
}

impl<T: Copy + Default, const N: usize> Default for Small<T, N> {
    fn default() -> Self {
        Small {
            items: [T::default(); N],
            len: 0,
        }
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Small<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(iter: I) -> Self {
        let mut out = Self::default();
        for (slot, v) in out.items.iter_mut().zip(iter) {
            *slot = v;
            out.len += 1;
        }
        out
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Small<T, N> {
    type Item = &'a T;
    type IntoIter = core::slice::Iter<'a, T>;
    fn into_iter(self) -> Self::IntoIter {
        self.items[..self.len].iter()
    }
}

fn digit(b: u8) -> Result<u32, u8> {
    char::from(b).to_digit(10).ok_or(b)
}

fn number(text: &[u8]) -> Result<u32, u8> {
    text.iter()
        .copied()
        .map(digit)
        .try_fold(0u32, |n, d| Ok(n * 10 + d?))
}

fn classify(list: &Small<i16, 8>) -> i64 {
    let flow = list.into_iter().try_for_each(|&v| match v {
        i16::MIN..=-100 => ControlFlow::Break(Err(v)),
        0 => ControlFlow::Break(Ok(7)),
        _ => ControlFlow::Continue(()),
    });
    match flow {
        ControlFlow::Continue(()) => list.len as i64,
        ControlFlow::Break(Ok(n)) => 100 * n,
        ControlFlow::Break(Err(v)) => v.into(),
    }
}

fn lane_mask(x: u32) -> u32 {
    #[cfg(target_arch = "nvptx64")]
    {
        let y: u32;
        unsafe {
            core::arch::asm!("xor.b32 {0}, {1}, {2};", out(reg32) y, in(reg32) x, in(reg32) 0x5a5au32)
        };
        y
    }
    #[cfg(not(target_arch = "nvptx64"))]
    {
        x ^ 0x5a5a
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn collected(
    text: *const u8,
    numbers: *const i16,
    n: usize,
    out: *mut [i64; 16],
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n {
        return;
    }
    let text = unsafe { core::slice::from_raw_parts(text.add(i * 6), 6) };
    let row: &[i16; 8] = unsafe { &*numbers.add(i * 8).cast() };
    let list: Small<i16, 8> = row.iter().copied().filter(|v| v % 5 != 1).collect();
    let digits: Result<Small<u32, 6>, u8> = text.iter().map(|&b| digit(b)).collect();
    let maybe: Option<Small<u8, 4>> = row
        .iter()
        .take(4)
        .map(|&v| u8::try_from(v.abs()).ok())
        .collect();
    let sum: Result<u32, u8> = text.iter().map(|&b| digit(b)).sum();
    let checked: Option<i32> = row.iter().map(|&v| v.checked_mul(120).map(i32::from)).sum();
    let product: Option<i64> = row[..3]
        .iter()
        .map(|&v| (v != 0).then_some(v as i64))
        .product();
    let wrapped: Wrapping<i16> = row.iter().map(|&v| Wrapping(v * 100)).sum();
    let mut saturated = Saturating(0i8);
    for &v in row {
        saturated += Saturating(v as i8);
    }
    let floats = row.map(|v| v as f32 / 7.0);
    let closest = floats
        .iter()
        .copied()
        .min_by(|a, b| (a - 3.0).abs().total_cmp(&(b - 3.0).abs()));
    let letters: u32 = ('a'..='f').rev().step_by(2).map(u32::from).sum();
    let bytes = (b'0'..b'9')
        .chain(b'A'..=b'F')
        .filter(|b| b % 2 == i as u8 % 2)
        .map(u32::from)
        .sum::<u32>();
    let (low, high): (u32, u32) = (0..=i as u32)
        .rev()
        .skip(1)
        .fold((0, 1), |(a, b), k| (a + k, b * (k % 3 + 1)));
    let refs = row.each_ref();
    let ends = [refs[0], refs[7]].into_iter().max().copied();
    let zipped = row
        .iter()
        .zip(text)
        .zip(1u8..)
        .map(|((&v, &b), k)| i64::from(v) * i64::from(b) - i64::from(k))
        .sum();
    let results = [
        list.into_iter().map(|&v| v as i64).sum::<i64>() * 10 + list.len as i64,
        digits.map_or_else(
            |b| -i64::from(b),
            |d| (&d).into_iter().fold(0, |a, &v| a * 10 + v as i64),
        ),
        maybe.map_or(-1, |m| m.items.iter().map(|&b| b as i64).sum()),
        sum.map_or(-2, i64::from),
        checked.map_or(-3, i64::from),
        product.unwrap_or(-4),
        wrapped.0.into(),
        saturated.0.into(),
        closest.map_or(0, |c| c.to_bits().into()),
        (letters * 1000 + bytes).into(),
        (low * 10_000 + high).into(),
        ends.unwrap_or(0) as i64,
        zipped,
        number(&text[..3]).map_or_else(|b| -(b as i64), |v| v as i64),
        classify(&list),
        lane_mask(i as u32).into(),
    ];
    unsafe { *out.add(i) = results };
}
