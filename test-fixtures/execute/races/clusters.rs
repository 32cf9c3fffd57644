//! Clusters: blocks that access each other's shared memory. The barrier of the cluster orders them,
//! and no block may end, or not have started, while another one accesses its memory.
// cpu sm_90
#![no_std]
#![feature(abi_ptx, abi_gpu_kernel, asm_experimental_arch, stdarch_nvptx)]
#![feature(gpu_launch_sized_workgroup_mem, gpu_intrinsics)]
#![allow(internal_features)]
use core::arch::asm;
use core::arch::nvptx::{_block_idx_x, _syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}

fn t() -> usize {
    unsafe { _thread_idx_x() as usize }
}
fn b() -> usize {
    unsafe { _block_idx_x() as usize }
}
fn barrier() {
    unsafe { _syncthreads() }
}
fn rank() -> usize {
    let rank: u32;
    unsafe { asm!("mov.u32 {0}, %cluster_ctarank;", out(reg32) rank) }
    rank as usize
}
fn count() -> usize {
    let count: u32;
    unsafe { asm!("mov.u32 {0}, %cluster_nctarank;", out(reg32) count) }
    count as usize
}
unsafe fn arrive() {
    unsafe { asm!("barrier.cluster.arrive.aligned;") } // %twice
}
unsafe fn arrive_relaxed() {
    unsafe { asm!("barrier.cluster.arrive.relaxed.aligned;") }
}
unsafe fn fence() {
    unsafe { asm!("fence.acq_rel.cluster;") }
}
unsafe fn await_cluster() {
    unsafe { asm!("barrier.cluster.wait.aligned;") } // %await
}
unsafe fn sync() {
    unsafe {
        arrive();
        asm!("barrier.cluster.wait.aligned;"); // %sync
    }
}
/// The place in the block of a rank.
unsafe fn remote<T>(at: *mut T, rank: usize) -> *mut T {
    let out: u64;
    unsafe {
        asm!("{{ .reg .u64 a; cvta.to.shared.u64 a, {1}; mapa.shared::cluster.u64 a, a, {2}; cvta.shared::cluster.u64 {0}, a; }}", out(reg64) out, in(reg64) at as u64, in(reg32) rank as u32); // %mapa
    }
    out as *mut T
}
fn shared<T>(at: *mut T) -> u32 {
    let offset: u32;
    unsafe {
        asm!("{{ .reg .u64 a; cvta.to.shared.u64 a, {1}; cvt.u32.u64 {0}, a; }}", out(reg32) offset, in(reg64) at as u64);
    }
    offset
}
unsafe fn init(bar: *mut u64, count: u32) {
    unsafe { asm!("mbarrier.init.shared::cta.b64 [{0}], {1};", in(reg32) shared(bar), in(reg32) count) } // %init
}
unsafe fn expect(bar: *mut u64, bytes: u32) {
    unsafe {
        asm!("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [{0}], {1};", in(reg32) shared(bar), in(reg32) bytes);
    }
}
unsafe fn arrive_at(bar: *mut u64) {
    unsafe { asm!("mbarrier.arrive.release.cluster.shared::cluster.b64 _, [{0}];", in(reg32) shared(bar)) }
}
unsafe fn arrive_at_relaxed(bar: *mut u64) {
    unsafe { asm!("mbarrier.arrive.relaxed.cluster.shared::cluster.b64 _, [{0}];", in(reg32) shared(bar)) }
}
unsafe fn is_over(bar: *mut u64, parity: u32) -> bool {
    let over: u32;
    unsafe {
        asm!("{{ .reg .pred p; mbarrier.try_wait.parity.acquire.cluster.shared::cta.b64 p, [{1}], {2}; selp.u32 {0}, 1, 0, p; }}", out(reg32) over, in(reg32) shared(bar), in(reg32) parity);
    }
    over != 0
}
unsafe fn wait(bar: *mut u64, parity: u32) {
    while unsafe { !is_over(bar, parity) } {} // %poll
}
unsafe fn put_async(to: *mut u32, value: u32, bar: *mut u64) {
    unsafe {
        asm!("st.async.weak.shared::cluster.mbarrier::complete_tx::bytes.u32 [{0}], {1}, [{2}];", in(reg32) shared(to), in(reg32) value, in(reg32) shared(bar));
    }
}
unsafe fn bulk(to: *mut u32, from: *mut u32, bytes: u32, bar: *mut u64) {
    unsafe {
        asm!("cp.async.bulk.shared::cluster.shared::cta.mbarrier::complete_tx::bytes [{0}], [{1}], {2}, [{3}];", in(reg32) shared(to), in(reg32) shared(from), in(reg32) bytes, in(reg32) shared(bar));
    }
}
unsafe fn multicast(to: *mut u32, from: *const u32, bytes: u32, bar: *mut u64, mask: u16) {
    unsafe {
        asm!("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.multicast::cluster [{0}], [{1}], {2}, [{3}], {4};", in(reg32) shared(to), in(reg64) from, in(reg32) bytes, in(reg32) shared(bar), in(reg16) mask);
    }
}
unsafe fn proxy_fence() {
    unsafe { asm!("fence.proxy.async.shared::cta;") }
}

// Each block reads what the next one of its cluster has put.
// run ring grid=8 cluster=4 block=32 bytes=128 y=u32[256]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn ring(y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        *tile.add(i) = (100 * b() + i) as u32; // %ring_put
        sync();
        //% => workgroup-race@ring_put, workgroup-race@ring_get
        //% barrier(); => workgroup-race@ring_put, workgroup-race@ring_get
        //% arrive_relaxed(); await_cluster(); => workgroup-race@ring_put, workgroup-race@ring_get
        //% fence(); arrive_relaxed(); await_cluster(); => nothing
        //% arrive(); await_cluster(); => nothing
        //% await_cluster(); => barrier-count@await
        //% arrive(); arrive(); await_cluster(); => undefined-behaviour@twice
        *y.add(32 * b() + i) = *remote(tile.add(i), (rank() + 1) % count()); // %ring_get
        //% *y.add(32 * b() + i) = *remote(tile.add(i), rank() + 1); => undefined-behaviour@mapa
        //% *y.add(32 * b() + i) = *remote(tile.add(i), rank()); => nothing
        sync();
        //% => dangling-pointer@ring_get
        //% barrier(); => dangling-pointer@ring_get
        //% arrive_relaxed(); await_cluster(); => dangling-pointer@ring_get
    }
}

// The first block sums what the others put into its memory.
// run gather grid=4 cluster=4 block=64 bytes=1024 y=u32[1]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn gather(y: *mut u32) {
    let parts = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        sync();
        //% => undefined-behaviour@gather_put
        *remote(parts, 0).add(64 * rank() + i) = i as u32; // %gather_put
        //% *remote(parts, 0).add(i) = i as u32; => workgroup-race@gather_put, uninitialised@gather_sum
        sync();
        //% => workgroup-race@gather_put, workgroup-race@gather_sum
        //% if rank() == 0 { sync(); } => workgroup-race@gather_put, workgroup-race@gather_sum, barrier-divergence@sync
        if rank() == 0 && i == 0 {
            let mut sum = 0;
            for k in 0..256 {
                sum += *parts.add(k); // %gather_sum
            }
            *y = sum;
        }
    }
}

// Blocks count in the memory of the first one.
// run tally grid=4 cluster=2 block=32 bytes=8 y=u32[2]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn tally(y: *mut u32) {
    let total = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        if rank() == 0 && t() == 0 {
            *total = 0; // %tally_zero
        }
        sync();
        let to = remote(total, 0);
        asm!("red.relaxed.cluster.shared::cluster.add.u32 [{0}], 1;", in(reg64) to); // %tally_add
        //% asm!("red.relaxed.gpu.shared::cluster.add.u32 [{0}], 1;", in(reg64) to); => nothing
        //% asm!("red.relaxed.cta.shared::cluster.add.u32 [{0}], 1;", in(reg64) to); => workgroup-race@tally_add
        //% *to += 1; => workgroup-race@tally_add
        sync();
        //% => workgroup-race@tally_add, workgroup-race@tally_read
        if rank() == 0 && t() == 0 {
            *y.add(b() / 2) = *total; // %tally_read
        }
    }
}

// A block tells the next one by an mbarrier in its memory.
// run told grid=2 cluster=2 block=32 bytes=256 y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn told(y: *mut u32) {
    let bar = gpu_launch_sized_workgroup_mem::<u64>();
    let i = t();
    unsafe {
        let tile = bar.add(8) as *mut u32;
        if i == 0 {
            init(bar, 32);
            //% init(bar, 33); => deadlock@poll
        }
        sync();
        let other = 1 - rank();
        *remote(tile, other).add(i) = i as u32; // %told_put
        arrive_at(remote(bar, other));
        //% arrive_at_relaxed(remote(bar, other)); => workgroup-race@told_put, workgroup-race@told_get
        //% if rank() == 0 { arrive_at(remote(bar, other)); } => deadlock@poll
        wait(bar, 0);
        //% => workgroup-race@told_put, workgroup-race@told_get
        *y.add(32 * rank() + i) = *tile.add(31 - i); // %told_get
        sync();
    }
}

// Stores that run beside the thread are over when the mbarrier has their bytes.
// run sent grid=2 cluster=2 block=32 bytes=256 y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sent(y: *mut u32) {
    let bar = gpu_launch_sized_workgroup_mem::<u64>();
    let i = t();
    unsafe {
        let tile = bar.add(8) as *mut u32;
        if i == 0 {
            init(bar, 1);
            expect(bar, 128);
            //% expect(bar, 256); => deadlock@poll
        }
        sync();
        let other = 1 - rank();
        put_async(remote(tile, other).add(i), i as u32, remote(bar, other)); // %sent_put
        wait(bar, 0);
        //% => workgroup-race@sent_put, workgroup-race@sent_get
        //% sync(); => workgroup-race@sent_put, workgroup-race@sent_get
        *y.add(32 * rank() + i) = *tile.add(31 - i); // %sent_get
        sync();
    }
}

// A bulk copy into the memory of the other block.
// run moved grid=2 cluster=2 block=32 bytes=512 y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn moved(y: *mut u32) {
    let bar = gpu_launch_sized_workgroup_mem::<u64>();
    let i = t();
    unsafe {
        let from = bar.add(8) as *mut u32;
        let to = from.add(32);
        if i == 0 {
            init(bar, 1);
            expect(bar, 128);
        }
        *from.add(i) = i as u32; // %moved_fill
        proxy_fence();
        //% => workgroup-race@moved_fill, workgroup-race@moved_copy
        sync();
        let other = 1 - rank();
        if i == 0 {
            bulk(remote(to, other), from, 128, remote(bar, other)); // %moved_copy
        }
        wait(bar, 0);
        //% => workgroup-race@moved_copy, workgroup-race@moved_get
        *y.add(32 * rank() + i) = *to.add(31 - i); // %moved_get
        sync();
    }
}

// One block fetches a tile for both.
// run shared_tile grid=2 cluster=2 block=32 bytes=256 x=u32[32] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn shared_tile(x: *const u32, y: *mut u32) {
    let bar = gpu_launch_sized_workgroup_mem::<u64>();
    let i = t();
    unsafe {
        let tile = bar.add(8) as *mut u32;
        if i == 0 {
            init(bar, 1);
            expect(bar, 128);
        }
        sync();
        //% => undefined-behaviour@cast_fetch, workgroup-race@poll, workgroup-race@init
        if rank() == 0 && i == 0 {
            multicast(tile, x, 128, bar, 3); // %cast_fetch
            //% multicast(tile, x, 128, bar, 1); => deadlock@poll
        }
        wait(bar, 0);
        //% if rank() == 0 { wait(bar, 0); } => workgroup-race@cast_fetch, workgroup-race@cast_get
        *y.add(32 * rank() + i) = *tile.add(31 - i); // %cast_get
        sync();
    }
}

// A message in global memory reaches the cluster of its scope.
// run message grid=2 cluster=2 block=32 y=u32[2]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn message(y: *mut u32) {
    unsafe {
        if t() == 0 && rank() == 0 {
            *y.add(1) = 7; // %message_put
            asm!("st.release.cluster.global.u32 [{0}], {1};", in(reg64) y, in(reg32) 9u32);
            //% asm!("st.release.cta.global.u32 [{0}], {1};", in(reg64) y, in(reg32) 9u32); => global-race@message_poll, global-race@message_put, global-race@message_get, global-race@here
        }
        if t() == 0 && rank() == 1 {
            let mut seen = 0u32;
            while seen != 9 {
                asm!("ld.acquire.cluster.global.u32 {0}, [{1}];", out(reg32) seen, in(reg64) y); // %message_poll
            }
            *y.add(1) += 1; // %message_get
        }
    }
}

// The same between clusters of one block each.
// run apart grid=2 block=32 y=u32[2]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn apart(y: *mut u32) {
    unsafe {
        if t() == 0 && b() == 0 {
            *y.add(1) = 7; // %apart_put
            asm!("st.release.gpu.global.u32 [{0}], {1};", in(reg64) y, in(reg32) 9u32);
            //% asm!("st.release.cluster.global.u32 [{0}], {1};", in(reg64) y, in(reg32) 9u32); => global-race@apart_poll, global-race@apart_put, global-race@apart_get, global-race@here
        }
        if t() == 0 && b() == 1 {
            let mut seen = 0u32;
            while seen != 9 {
                asm!("ld.acquire.gpu.global.u32 {0}, [{1}];", out(reg32) seen, in(reg64) y); // %apart_poll
            }
            *y.add(1) += 1; // %apart_get
        }
    }
}

// Threads that never come to the barrier of the cluster.
// run stuck grid=2 cluster=2 block=64 bytes=8 y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stuck(y: *mut u32) {
    let flag = gpu_launch_sized_workgroup_mem::<u32>();
    unsafe {
        if t() == 0 {
            *flag = 0; // %stuck_flag
        }
        barrier();
        sync();
        //% if t() < 32 || rank() == 0 { sync(); } else { barrier(); } => deadlock@sync
        //% if rank() == 0 { sync(); } => barrier-divergence@sync
        *y.add(64 * rank() + t()) = *flag;
    }
}
