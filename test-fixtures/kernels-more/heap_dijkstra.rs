//! Dijkstra's algorithm on a small grid for each thread: a generic binary heap with Reverse, neighbours by const offsets.
//! Then A* with a trait for the heuristic.

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

    #[derive(Clone, Copy)]
    pub struct Dim3 {
        pub x: usize,
        pub y: usize,
        pub z: usize,
    }

    pub fn thread_idx() -> Dim3 {
        Dim3 {
            x: (unsafe { _thread_idx_x() }) as usize,
            y: (unsafe { _thread_idx_y() }) as usize,
            z: (unsafe { _thread_idx_z() }) as usize,
        }
    }
    pub fn block_idx() -> Dim3 {
        Dim3 {
            x: (unsafe { _block_idx_x() }) as usize,
            y: (unsafe { _block_idx_y() }) as usize,
            z: (unsafe { _block_idx_z() }) as usize,
        }
    }
    pub fn block_dim() -> Dim3 {
        Dim3 {
            x: (unsafe { _block_dim_x() }) as usize,
            y: (unsafe { _block_dim_y() }) as usize,
            z: (unsafe { _block_dim_z() }) as usize,
        }
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

    #[derive(Clone, Copy)]
    pub struct Dim3 {
        pub x: usize,
        pub y: usize,
        pub z: usize,
    }

    pub fn thread_idx() -> Dim3 {
        Dim3 {
            x: (workitem_id_x()) as usize,
            y: (workitem_id_y()) as usize,
            z: (workitem_id_z()) as usize,
        }
    }
    pub fn block_idx() -> Dim3 {
        Dim3 {
            x: (workgroup_id_x()) as usize,
            y: (workgroup_id_y()) as usize,
            z: (workgroup_id_z()) as usize,
        }
    }
    pub fn block_dim() -> Dim3 {
        Dim3 {
            x: (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize,
            y: (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(3) }) as usize,
            z: (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(4) }) as usize,
        }
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::cmp::{Ordering, Reverse};

const W: usize = 8;
const H: usize = 6;

struct Heap<T, const CAP: usize> {
    items: [Option<T>; CAP],
    len: usize,
}

impl<T: Ord + Copy, const CAP: usize> Heap<T, CAP> {
    fn new() -> Self {
        Heap {
            items: [None; CAP],
            len: 0,
        }
    }
    fn push(&mut self, item: T) -> bool {
        if self.len == CAP {
            return false;
        }
        self.items[self.len] = Some(item);
        let mut i = self.len;
        self.len += 1;
        while let Some(parent) = i.checked_sub(1).map(|j| j / 2)
            && self.items[i] > self.items[parent]
        {
            self.items.swap(i, parent);
            i = parent;
        }
        true
    }
    fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items.swap(0, self.len);
        let top = self.items[self.len].take();
        let mut i = 0;
        loop {
            let children = 2 * i + 1..(2 * i + 3).min(self.len);
            match children.max_by_key(|&c| self.items[c]) {
                Some(c) if self.items[c] > self.items[i] => {
                    self.items.swap(c, i);
                    i = c;
                }
                _ => break top,
            }
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Visit {
    cost: u32,
    guess: u32,
    at: (u8, u8),
}

impl PartialOrd for Visit {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
impl Ord for Visit {
    fn cmp(&self, other: &Self) -> Ordering {
        (other.cost + other.guess)
            .cmp(&(self.cost + self.guess))
            .then_with(|| self.at.cmp(&other.at))
    }
}

const STEPS: [(isize, isize); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

fn neighbours((x, y): (u8, u8)) -> impl Iterator<Item = (u8, u8)> {
    STEPS.iter().filter_map(move |&(dx, dy)| {
        let x = usize::from(x).checked_add_signed(dx).filter(|&x| x < W)?;
        let y = usize::from(y).checked_add_signed(dy).filter(|&y| y < H)?;
        Some((x as u8, y as u8))
    })
}

trait Heuristic {
    fn guess(&self, from: (u8, u8)) -> u32;
}
struct Manhattan {
    goal: (u8, u8),
}
impl Heuristic for Manhattan {
    fn guess(&self, (x, y): (u8, u8)) -> u32 {
        x.abs_diff(self.goal.0) as u32 + u32::from(y.abs_diff(self.goal.1))
    }
}
impl Heuristic for () {
    fn guess(&self, _: (u8, u8)) -> u32 {
        0
    }
}

fn search<Q: Heuristic + ?Sized>(
    grid: &[[u8; W]; H],
    start: (u8, u8),
    goal: (u8, u8),
    h: &Q,
) -> (Option<u32>, u32) {
    let mut best = [[u32::MAX; W]; H];
    let mut heap = Heap::<Visit, 96>::new();
    let mut popped = 0;
    best[start.1 as usize][start.0 as usize] = 0;
    heap.push(Visit {
        cost: 0,
        guess: h.guess(start),
        at: start,
    });
    while let Some(Visit {
        cost,
        at: at @ (x, y),
        ..
    }) = heap.pop()
    {
        popped += 1;
        if at == goal {
            return (Some(cost), popped);
        }
        if cost > best[y as usize][x as usize] {
            continue;
        }
        for next in neighbours(at) {
            let (nx, ny) = (next.0 as usize, next.1 as usize);
            let step = match grid[ny][nx] {
                b'#' => continue,
                b'.' => 1,
                d @ b'1'..=b'9' => u32::from(d - b'0'),
                _ => 20,
            };
            if cost + step < best[ny][nx] {
                best[ny][nx] = cost + step;
                heap.push(Visit {
                    cost: cost + step,
                    guess: h.guess(next),
                    at: next,
                });
            }
        }
    }
    (None, popped)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn paths(
    grids: *const [[u8; W]; H],
    n: usize,
    costs: *mut [i32; 2],
    visits: *mut u32,
) {
    let t = gpu::thread_idx();
    let i = gpu::block_idx().x * gpu::block_dim().x * gpu::block_dim().y
        + t.y * gpu::block_dim().x
        + t.x;
    if i >= n {
        return;
    }
    let grid = unsafe { &*grids.add(i / 4) };
    let goal = ((W - 1) as u8, (H - 1) as u8);
    let start = ((i % 4) as u8, 0);
    let manhattan = Manhattan { goal };
    let h: &dyn Heuristic = if i % 2 == 0 { &manhattan } else { &() };
    let (plain, a) = search(grid, start, goal, &());
    let (guided, b) = search(grid, start, goal, h);
    let code = |r: Option<u32>| r.map_or(-1, |v| v as i32);
    unsafe {
        *costs.add(i) = [code(plain), code(guided)];
        *visits.add(i) = a * 1000 + b;
    }
}

/// Sorts by a min-heap.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn heap_sort(rows: *mut [i16; 9]) {
    let row = unsafe { &mut *rows.add(gpu::thread_idx().x) };
    let mut heap = Heap::<Reverse<(i16, usize)>, 9>::new();
    for (i, &v) in row.iter().enumerate() {
        assert!(heap.push(Reverse((v, i))));
    }
    for slot in row.iter_mut() {
        let Some(Reverse((v, _))) = heap.pop() else {
            unreachable!()
        };
        *slot = v;
    }
}
