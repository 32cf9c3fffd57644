//! The adaptors of Iterator, one number each: peekable, scan, flat_map, windows, chunks, try_fold, and the rest of them.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
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

use core::cmp::{Ordering, Reverse};
use core::iter;
use core::ops::{Bound, ControlFlow, RangeBounds};

struct Countdown(u32);

impl Iterator for Countdown {
    type Item = u32;
    fn next(&mut self) -> Option<u32> {
        self.0.checked_sub(1).inspect(|n| self.0 = *n)
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0 as usize, Some(self.0 as usize))
    }
}
impl DoubleEndedIterator for Countdown {
    fn next_back(&mut self) -> Option<u32> {
        None
    }
}
impl ExactSizeIterator for Countdown {}
impl iter::FusedIterator for Countdown {}

fn span(range: impl RangeBounds<i64>) -> i64 {
    let lo = match range.start_bound() {
        Bound::Included(&n) => n,
        Bound::Excluded(&n) => n + 1,
        Bound::Unbounded => -1000,
    };
    let hi = match range.end_bound() {
        Bound::Included(&n) => n + 1,
        Bound::Excluded(n) => *n,
        Bound::Unbounded => 1000,
    };
    (hi - lo) * if range.contains(&0) { 1 } else { -1 }
}

fn runs(v: &[i64]) -> i64 {
    let mut it = v.iter().peekable();
    let mut best = 0;
    while let Some(&head) = it.next() {
        let mut len = 1;
        while it.next_if(|&&next| next >= head).is_some() {
            len += 1;
        }
        best = best.max(len * 10 + head.signum());
    }
    best
}

const COUNT: usize = 36;

fn measure(v: &[i64], x: i64) -> [i64; COUNT] {
    let [a, b, c, ..] = *v else { return [0; COUNT] };
    let mut taken = v.iter();
    let front: i64 = taken.by_ref().take(3).sum();
    let mut marks = 0u32;
    let fizz = (1..=15)
        .map(|n| match (n % 3, n % 5) {
            (0, 0) => 15,
            (0, _) => 3,
            (_, 0) => 5,
            _ => 0,
        })
        .fold(0i64, |s, n| s * 2 % 1_000_003 + n);
    let mut arr = [a, b, c, x, a - b, b - c, c - x];
    arr.sort_unstable_by_key(|&n| Reverse(n.rem_euclid(17)));
    [
        v.iter()
            .scan(1i64, |s, &x| {
                *s = *s * 3 % 101 + x;
                Some(*s)
            })
            .sum(),
        v.chunks(4)
            .flat_map(|c| c.iter().rev())
            .zip(1..)
            .map(|(a, b)| a * b)
            .sum(),
        v.windows(3).filter(|w| w.is_sorted()).count() as i64,
        v.iter()
            .try_fold(0i64, |s, &x| if x == 13 { None } else { s.checked_add(x) })
            .unwrap_or(-1),
        match v.iter().try_for_each(|&x| {
            if x < -45 {
                ControlFlow::Break(x)
            } else {
                ControlFlow::Continue(())
            }
        }) {
            ControlFlow::Break(x) => x,
            ControlFlow::Continue(()) => 777,
        },
        v.iter()
            .copied()
            .reduce(|a, b| a ^ b << 1)
            .unwrap_or_default(),
        v.iter()
            .map_while(|&n| u8::try_from(n + 60).ok())
            .map(i64::from)
            .sum(),
        v.iter().skip_while(|n| **n < 20).step_by(2).take(4).sum(),
        iter::successors(Some(x.unsigned_abs() + 1), |&n| {
            (n > 1).then(|| if n % 2 == 0 { n / 2 } else { 3 * n + 1 })
        })
        .count() as i64,
        iter::from_fn(|| {
            marks += 1;
            (marks < 9).then_some(marks * marks)
        })
        .map(i64::from)
        .sum(),
        iter::repeat(x)
            .take(3)
            .chain(iter::once(7))
            .chain(iter::empty())
            .product(),
        iter::repeat_n(2, 5).product::<i64>()
            + iter::zip([1, 2, 3], [a, b, c])
                .map(|(p, q)| p * q)
                .sum::<i64>(),
        v.iter().cycle().skip(5).take(30).sum(),
        v.iter()
            .rev()
            .enumerate()
            .filter_map(|(i, &n)| (i % 3 == 1).then_some(n * i as i64))
            .sum(),
        v.iter()
            .max_by_key(|n| (n.abs(), **n))
            .copied()
            .unwrap_or(0),
        v.iter()
            .min_by(|a, b| (*a % 10).cmp(&(*b % 10)).then_with(|| b.cmp(a)))
            .copied()
            .unwrap_or(0),
        v.iter().position(|&n| n == c).map_or(-1, |p| p as i64) * 100
            + v.iter().rposition(|&n| n < 0).map_or(-1, |p| p as i64),
        v.iter().rev().cmp(v.iter()) as i64 * 10 + v.iter().lt(arr.iter()) as i64,
        v.iter().partial_cmp(arr.iter()).map_or(5, |o| o as i64)
            + v.iter().eq(v.iter().by_ref()) as i64 * 2,
        v.rchunks(5).map(|c| c.len() as i64 * c[0]).sum(),
        v.chunks_exact(4).map(|c| c[3]).sum::<i64>() + v.chunks_exact(4).remainder().len() as i64,
        v.split(|n| n % 7 == 0)
            .map(|part| part.len() as i64)
            .fold(0, |s, n| s * 11 % 9973 + n),
        v.iter().partition_in(|n| **n >= 0),
        Countdown(6)
            .zip(Countdown(4).map(|n| n * n))
            .map(|(a, b)| i64::from(a * b))
            .sum::<i64>()
            + Countdown(9).len() as i64,
        arr.iter().fold(0, |s, n| s * 7 + n),
        arr.into_iter().rev().skip(1).step_by(3).last().unwrap_or(0),
        front * 1000 + taken.as_slice().len() as i64,
        fizz,
        span(..)
            + span(x..) * 3
            + span(..=x) * 5
            + span(-x.abs()..x.abs()) * 7
            + span((Bound::Excluded(3), Bound::Unbounded)),
        runs(v),
        v.iter()
            .flat_map(|&n| (0..n.rem_euclid(4)).map(move |k| n + k))
            .inspect(|n| marks ^= *n as u32)
            .count() as i64
            + i64::from(marks & 0xff),
        (0..v.len())
            .rev()
            .step_by(3)
            .map(|i| v[i])
            .nth(2)
            .unwrap_or(-5),
        [[a, b], [c, x]]
            .as_flattened()
            .iter()
            .chain([5, 6].iter())
            .copied()
            .max()
            .unwrap(),
        v.iter().array_sum(),
        (x..x + 5)
            .chain((x..=x + 2).rev())
            .filter(|n| n % 2 == 0)
            .nth_back(1)
            .unwrap_or(404),
        v.chunk_by(|a, b| a <= b)
            .map(<[i64]>::len)
            .max()
            .unwrap_or(0) as i64
            + v.iter().is_sorted_by_key(|n| *n / 1000) as i64 * 50,
    ]
}

trait Extra: Iterator + Sized {
    fn partition_in(self, mut f: impl FnMut(&Self::Item) -> bool) -> i64 {
        let (mut yes, mut no) = (0, 0);
        self.for_each(|item| if f(&item) { yes += 1 } else { no += 1 });
        yes * 100 + no
    }
    fn array_sum<'a>(mut self) -> i64
    where
        Self: Iterator<Item = &'a i64>,
    {
        let mut total = 0;
        while let (Some(a), Some(b)) = (self.next(), self.next()) {
            total += match a.cmp(b) {
                Ordering::Less => b - a,
                Ordering::Equal => 1,
                Ordering::Greater => a * 2,
            };
        }
        total
    }
}
impl<I: Iterator> Extra for I {}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn measure_rows(
    data: *const i64,
    width: usize,
    rows: usize,
    out: *mut [i64; COUNT],
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i < rows {
        let row = unsafe { core::slice::from_raw_parts(data.add(i * width), width - i % 2) };
        unsafe { *out.add(i) = measure(row, i as i64 - 4) };
    }
}
