//! Breadth-first search over a graph in CSR form: a frontier queue with atomics, one launch for each level.

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
    pub fn grid_dim() -> usize {
        (unsafe { _grid_dim_x() }) as usize
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
    pub fn grid_dim() -> usize {
        (unsafe {
            *(amdgpu_dispatch_ptr() as *const u32).add(3)
                / *(amdgpu_dispatch_ptr() as *const u16).add(2) as u32
        }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::sync::atomic::{AtomicU32, AtomicUsize, Ordering};

const UNSEEN: u32 = u32::MAX;

#[derive(Clone, Copy)]
struct Graph<'g> {
    starts: &'g [u32],
    edges: &'g [u32],
}

impl<'g> Graph<'g> {
    unsafe fn new(starts: *const u32, nodes: usize, edges: *const u32) -> Self {
        let starts = unsafe { core::slice::from_raw_parts(starts, nodes + 1) };
        let count = starts.last().copied().map_or(0, |n| n as usize);
        Graph {
            starts,
            edges: unsafe { core::slice::from_raw_parts(edges, count) },
        }
    }

    fn neighbours(&self, node: u32) -> impl ExactSizeIterator<Item = u32> + Clone + use<'g> {
        let &[start, end] = &self.starts[node as usize..][..2] else {
            unreachable!("two bounds")
        };
        self.edges[start as usize..end as usize].iter().copied()
    }
}

struct Queue<'q> {
    len: &'q AtomicUsize,
    items: &'q [AtomicU32],
}

impl Queue<'_> {
    fn push(&self, node: u32) -> Result<usize, u32> {
        let at = self.len.fetch_add(1, Ordering::Relaxed);
        self.items
            .get(at)
            .map(|slot| slot.store(node, Ordering::Relaxed))
            .map(|()| at)
            .ok_or(node)
    }
}

fn visit<F>(graph: Graph<'_>, node: u32, mut claim: F) -> (u32, u32)
where
    F: FnMut(u32) -> bool,
{
    let all = graph.neighbours(node);
    let degree = all.len() as u32;
    (degree, all.filter(|&next| claim(next)).count() as u32)
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bfs_level(
    starts: *const u32,
    edges: *const u32,
    nodes: usize,
    frontier: *const u32,
    frontier_len: *const usize,
    next: *const AtomicU32,
    next_len: &AtomicUsize,
    levels: *const AtomicU32,
    level: u32,
    degrees: &AtomicU32,
) {
    let graph = unsafe { Graph::new(starts, nodes, edges) };
    let frontier = unsafe { core::slice::from_raw_parts(frontier, *frontier_len) };
    let levels = unsafe { core::slice::from_raw_parts(levels, nodes) };
    let queue = Queue {
        len: next_len,
        items: unsafe { core::slice::from_raw_parts(next, nodes) },
    };
    let (t, width) = (
        gpu::block_idx() * gpu::block_dim() + gpu::thread_idx(),
        gpu::block_dim() * gpu::grid_dim(),
    );
    for &node in frontier.iter().skip(t).step_by(width) {
        let (degree, claimed) = visit(graph, node, |to| {
            let won = levels[to as usize]
                .compare_exchange(UNSEEN, level, Ordering::AcqRel, Ordering::Relaxed)
                .is_ok();
            won && queue.push(to).is_ok()
        });
        if claimed > 0 {
            degrees.fetch_max(degree, Ordering::Relaxed);
        }
    }
}

/// Sums nodes by level; the order of a frontier does not matter here.
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count_levels(
    levels: *const u32,
    nodes: usize,
    counts: *mut u32,
    n: usize,
) {
    let t = gpu::thread_idx();
    if t < n {
        let levels = unsafe { core::slice::from_raw_parts(levels, nodes) };
        let is_mine = |level: &&u32| match **level {
            UNSEEN => t + 1 == n,
            l => l as usize == t,
        };
        unsafe { *counts.add(t) = levels.iter().filter(is_mine).count() as u32 };
    }
}
