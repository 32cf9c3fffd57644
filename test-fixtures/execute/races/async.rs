//! Copies that run beside the threads (`cp.async`, bulk copies), barriers in memory, and fences of
//! the proxies: what orders a copy is who waits for it, and a barrier of the block does not.
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
fn shared<T>(at: *const T) -> u32 {
    let offset: u32;
    unsafe {
        asm!("{{ .reg .u64 a; cvta.to.shared.u64 a, {1}; cvt.u32.u64 {0}, a; }}", out(reg32) offset, in(reg64) at as u64);
    }
    offset
}
unsafe fn copy4(to: *mut u32, from: *const u32) {
    unsafe { asm!("cp.async.ca.shared.global [{0}], [{1}], 4;", in(reg32) shared(to), in(reg64) from) }
}
unsafe fn commit() {
    unsafe { asm!("cp.async.commit_group;") }
}
unsafe fn wait_group_0() {
    unsafe { asm!("cp.async.wait_group 0;") }
}
unsafe fn wait_group_1() {
    unsafe { asm!("cp.async.wait_group 1;") }
}
unsafe fn wait_all() {
    unsafe { asm!("cp.async.wait_all;") }
}
unsafe fn init(bar: *mut u64, count: u32) {
    unsafe { asm!("mbarrier.init.shared::cta.b64 [{0}], {1};", in(reg32) shared(bar), in(reg32) count) }
}
unsafe fn arrive(bar: *mut u64) {
    unsafe { asm!("{{ .reg .b64 s; mbarrier.arrive.shared::cta.b64 s, [{0}]; }}", in(reg32) shared(bar)) }
}
unsafe fn arrive_relaxed(bar: *mut u64) {
    unsafe { asm!("{{ .reg .b64 s; mbarrier.arrive.relaxed.cta.shared::cta.b64 s, [{0}]; }}", in(reg32) shared(bar)) }
}
unsafe fn arrive_expect(bar: *mut u64, bytes: u32) {
    unsafe {
        asm!("mbarrier.arrive.expect_tx.release.cta.shared::cta.b64 _, [{0}], {1};", in(reg32) shared(bar), in(reg32) bytes);
    }
}
unsafe fn is_over(bar: *mut u64, parity: u32) -> bool {
    let over: u32;
    unsafe {
        asm!("{{ .reg .pred p; mbarrier.try_wait.parity.shared::cta.b64 p, [{1}], {2}; selp.u32 {0}, 1, 0, p; }}", out(reg32) over, in(reg32) shared(bar), in(reg32) parity);
    }
    over != 0
}
unsafe fn wait(bar: *mut u64, parity: u32) {
    while unsafe { !is_over(bar, parity) } {} // %poll
}
unsafe fn wait_in_text(bar: *mut u64, parity: u32) {
    unsafe {
        asm!("{{ .reg .pred P1; LAB_WAIT: mbarrier.try_wait.parity.shared::cta.b64 P1, [{0}], {1}; @P1 bra DONE; bra LAB_WAIT; DONE: }}", in(reg32) shared(bar), in(reg32) parity);
    }
}
unsafe fn bulk_in(to: *mut u32, from: *const u32, bytes: u32, bar: *mut u64) {
    unsafe {
        asm!("cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes [{0}], [{1}], {2}, [{3}];", in(reg32) shared(to), in(reg64) from, in(reg32) bytes, in(reg32) shared(bar));
    }
}
unsafe fn bulk_out(to: *mut u32, from: *const u32, bytes: u32) {
    unsafe {
        asm!("cp.async.bulk.global.shared::cta.bulk_group [{0}], [{1}], {2};", in(reg64) to, in(reg32) shared(from), in(reg32) bytes);
        asm!("cp.async.bulk.commit_group;");
    }
}
unsafe fn bulk_wait() {
    unsafe { asm!("cp.async.bulk.wait_group.read 0;") }
}
unsafe fn proxy_fence() {
    unsafe { asm!("fence.proxy.async.shared::cta;") }
}
unsafe fn arrive_after_copies(bar: *mut u64) {
    unsafe { asm!("cp.async.mbarrier.arrive.noinc.shared::cta.b64 [{0}];", in(reg32) shared(bar)) }
}

// run groups grid=2 block=64 bytes=256 x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn groups(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        copy4(tile.add(i), x.add(b() * 64 + i)); // %copy
        //% copy4(tile.add(i), x.add(i)); copy4(tile.add(i), x.add(b() * 64 + i)); => workgroup-race@here
        //% copy4(tile.add(i), x.add(i)); commit(); copy4(tile.add(i), x.add(b() * 64 + i)); => nothing
        commit();
        wait_group_0();
        //% => workgroup-race@copy, workgroup-race@read
        //% wait_group_1(); => workgroup-race@copy, workgroup-race@read
        //% if i != 5 { wait_group_0(); } => workgroup-race@copy, workgroup-race@read
        barrier();
        //% => workgroup-race@copy, workgroup-race@read
        //% barrier(); copy4(tile.add(i), x.add(i)); => workgroup-race@here, workgroup-race@read
        *y.add(b() * 64 + i) = *tile.add(63 - i); // %read
    }
}

// run stages block=64 bytes=512 x=u32[512] y=u32[512]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn stages(x: *const u32, y: *mut u32) {
    let tile = gpu_launch_sized_workgroup_mem::<u32>();
    let i = t();
    unsafe {
        copy4(tile.add(i), x.add(i)); // %begun
        commit();
        for stage in 0..8 {
            if stage < 7 {
                copy4(tile.add((stage + 1) % 2 * 64 + i), x.add((stage + 1) * 64 + i)); // %next
                //% copy4(tile.add(i), x.add((stage + 1) * 64 + i)); => workgroup-race@here, workgroup-race@use
                commit();
                wait_group_1();
                //% => workgroup-race@begun, workgroup-race@next, workgroup-race@use
            } else {
                wait_all();
                //% => workgroup-race@next, workgroup-race@use
            }
            barrier();
            //% => workgroup-race@begun, workgroup-race@next, workgroup-race@use
            *y.add(stage * 64 + i) = *tile.add(stage % 2 * 64 + (i + 1) % 64); // %use
            barrier();
            //% => workgroup-race@next, workgroup-race@use
        }
    }
}

// run arrivals block=64 bytes=320 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn arrivals(x: *const u32, y: *mut u32) {
    let bar = gpu_launch_sized_workgroup_mem::<u64>();
    let i = t();
    unsafe {
        let tile = bar.add(8) as *mut u32;
        if i == 0 {
            init(bar, 64); // %init
            //% init(bar, 65); => deadlock@poll
        }
        barrier();
        *tile.add(i) = *x.add(i); // %put
        arrive(bar);
        //% arrive_relaxed(bar); => workgroup-race@put, workgroup-race@get
        wait(bar, 0);
        //% => workgroup-race@put, workgroup-race@get
        //% wait_in_text(bar, 0); => nothing
        //% wait(bar, 1); => workgroup-race@put, workgroup-race@get, deadlock@poll
        *y.add(i) = *tile.add(63 - i); // %get
    }
}

// run fetched block=64 bytes=320 x=u32[64] y=u32[64]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fetched(x: *const u32, y: *mut u32) {
    let bar = gpu_launch_sized_workgroup_mem::<u64>();
    let i = t();
    unsafe {
        let tile = bar.add(8) as *mut u32;
        if i == 0 {
            init(bar, 64);
        }
        barrier();
        copy4(tile.add(i), x.add(i)); // %fetch
        arrive_after_copies(bar);
        //% arrive(bar); => workgroup-race@fetch, workgroup-race@got
        wait(bar, 0);
        *y.add(i) = *tile.add(63 - i); // %got
    }
}

// run bulk grid=2 block=64 bytes=320 x=u32[128] y=u32[128]!
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn bulk(x: *const u32, y: *mut u32) {
    let bar = gpu_launch_sized_workgroup_mem::<u64>();
    let i = t();
    unsafe {
        let tile = bar.add(8) as *mut u32;
        if i == 0 {
            init(bar, 1);
            proxy_fence();
        }
        barrier();
        if i == 0 {
            arrive_expect(bar, 256);
            //% arrive_expect(bar, 512); bulk_in(tile, x.add(b() * 64), 256, bar); => workgroup-race@here, workgroup-race@in
            //% arrive_expect(bar, 272); bulk_in(tile.add(60), x.add(b() * 64), 16, bar); => workgroup-race@here, workgroup-race@in
            bulk_in(tile, x.add(b() * 64), 256, bar); // %in
            //% bulk_in(tile, x.add(b() * 64), 128, bar); bulk_in(tile.add(32), x.add(b() * 64), 128, bar); => nothing
            //% bulk_in(tile, x.add(b() * 64), 128, bar); => deadlock@poll
        }
        wait(bar, 0);
        //% => workgroup-race@in, workgroup-race@double
        *tile.add(i) *= 2; // %double
        proxy_fence();
        //% => workgroup-race@double, workgroup-race@bulk_out
        barrier();
        //% => workgroup-race@double, workgroup-race@bulk_out
        if i == 0 {
            bulk_out(y.add(b() * 64), tile, 256); // %bulk_out
            //% bulk_out(y.add(b() * 32), tile, 256); => global-race@here
            //% bulk_out(y.add(b() * 64), tile, 256); bulk_out(y.add(b() * 64), tile, 256); => global-race@here
            //% bulk_out(y.add(b() * 64), tile, 128); bulk_out(y.add(b() * 64 + 32), tile.add(32), 128); => nothing
            bulk_wait();
            //% => workgroup-race@bulk_out, workgroup-race@again
        }
        barrier();
        *tile.add(i) = 0; // %again
    }
}
