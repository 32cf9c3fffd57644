//! Recursion and backtracking: n queens, subset sums, permutations by Heap, Ackermann, mutual recursion, flood fill.

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

    pub fn thread_idx() -> u32 {
        (unsafe { _thread_idx_x() }) as u32
    }
    pub fn block_idx() -> u32 {
        (unsafe { _block_idx_x() }) as u32
    }
    pub fn block_dim() -> u32 {
        (unsafe { _block_dim_x() }) as u32
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

    pub fn thread_idx() -> u32 {
        (workitem_id_x()) as u32
    }
    pub fn block_idx() -> u32 {
        (workgroup_id_x()) as u32
    }
    pub fn block_dim() -> u32 {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as u32
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

struct Board<const N: usize> {
    columns: [u8; N],
    solutions: u32,
    nodes: u32,
}

impl<const N: usize> Board<N> {
    fn place(
        &mut self,
        row: usize,
        (cols, left, right): (u32, u32, u32),
        limit: u32,
    ) -> Option<()> {
        self.nodes += 1;
        if self.nodes > limit {
            return None;
        }
        if row == N {
            self.solutions += 1;
            return Some(());
        }
        let mut free = !(cols | left | right) & ((1 << N) - 1);
        while free != 0 {
            let bit = free & free.wrapping_neg();
            free &= free - 1;
            self.columns[row] = bit.trailing_zeros() as u8;
            self.place(
                row + 1,
                (cols | bit, (left | bit) << 1, (right | bit) >> 1),
                limit,
            )?;
        }
        Some(())
    }
}

fn permutations(items: &mut [u8], k: usize, visit: &mut dyn FnMut(&[u8])) {
    if k <= 1 {
        visit(items);
        return;
    }
    for i in 0..k {
        permutations(items, k - 1, visit);
        let with = if k % 2 == 0 { i } else { 0 };
        items.swap(with, k - 1);
    }
}

fn subsets<F>(items: &[u16], left: i32, taken: u32, found: &mut F)
where
    F: FnMut(u32),
{
    match items {
        [] if left == 0 => found(taken),
        [] => {}
        _ if left < 0 => {}
        [first, rest @ ..] => {
            subsets(rest, left - i32::from(*first), taken << 1 | 1, found);
            subsets(rest, left, taken << 1, found);
        }
    }
}

fn ackermann(m: u32, n: u32) -> u32 {
    match (m, n) {
        (0, n) => n + 1,
        (m, 0) => ackermann(m - 1, 1),
        (m, n) => ackermann(m - 1, ackermann(m, n - 1)),
    }
}

fn female(n: u32) -> u32 {
    if n == 0 { 1 } else { n - male(female(n - 1)) }
}
fn male(n: u32) -> u32 {
    n.checked_sub(1).map_or(0, |m| n - female(male(m)))
}

fn fill<const W: usize, const H: usize>(
    grid: &mut [[u8; W]; H],
    x: usize,
    y: usize,
    to: u8,
) -> u32 {
    let from = grid[y][x];
    if from == to {
        return 0;
    }
    fn go<const W: usize, const H: usize>(
        grid: &mut [[u8; W]; H],
        x: usize,
        y: usize,
        from: u8,
        to: u8,
    ) -> u32 {
        if x >= W || y >= H || grid[y][x] != from {
            return 0;
        }
        grid[y][x] = to;
        1 + go(grid, x.wrapping_sub(1), y, from, to)
            + go(grid, x + 1, y, from, to)
            + go(grid, x, y.wrapping_sub(1), from, to)
            + go(grid, x, y + 1, from, to)
    }
    go(grid, x, y, from, to)
}

fn quickselect<T: Copy>(v: &mut [T], k: usize, less: fn(&T, &T) -> bool) -> T {
    let last = v.len() - 1;
    let pivot = v[last];
    let mut at = 0;
    for i in 0..last {
        if less(&v[i], &pivot) {
            v.swap(i, at);
            at += 1;
        }
    }
    v.swap(at, last);
    match k.cmp(&at) {
        core::cmp::Ordering::Less => quickselect(&mut v[..at], k, less),
        core::cmp::Ordering::Equal => v[at],
        core::cmp::Ordering::Greater => quickselect(&mut v[at + 1..], k - at - 1, less),
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn backtrack(weights: *const u16, out: *mut [u32; 10]) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    let mut board = Board::<5> {
        columns: [0; 5],
        solutions: 0,
        nodes: 0,
    };
    let done = board.place(0, (0, 0, 0), 30 + 10 * i);
    let mut hash = 0u32;
    let mut count = 0;
    permutations(&mut [1, 2, 3, i as u8], 4, &mut |p| {
        count += 1;
        hash = p.iter().fold(hash, |h, &b| h.rotate_left(3) ^ b as u32);
    });
    let weights = unsafe { core::slice::from_raw_parts(weights, 6) };
    let (mut ways, mut best) = (0, 0);
    subsets(weights, 20 + i as i32, 0, &mut |taken: u32| {
        ways += 1;
        best = best.max(taken.count_ones());
    });
    let mut grid = [[0u8; 4]; 3];
    for (k, cell) in grid.as_flattened_mut().iter_mut().enumerate() {
        *cell = (k as u32 * (i + 3) % 5 < 3) as u8;
    }
    let area = fill(&mut grid, i as usize % 4, 1, 7);
    let mut list: [i32; 7] = core::array::from_fn(|k| (k as i32 * 37 + i as i32 * 11) % 23 - 9);
    let median = quickselect(&mut list, 3, |a, b| a < b);
    let biggest = quickselect(&mut list, 0, |a, b| a > b);
    let row = [
        board.solutions,
        board.nodes + done.is_some() as u32 * 1000,
        board.columns.iter().fold(0, |h, &c| h * 5 + c as u32),
        count * 100_000 + hash % 100_000,
        ways * 10 + best,
        ackermann(i % 3, i % 4),
        female(i) * 100 + male(i),
        area,
        grid.iter().flatten().map(|&c| c as u32).sum(),
        (median as u32) << 16 | biggest as u32 & 0xffff,
    ];
    unsafe { *out.add(i as usize) = row };
}
