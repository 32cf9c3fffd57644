//! Copies of boxes of tensors by tensor maps.
#![no_std]
#![feature(abi_ptx, abi_gpu_kernel, asm_experimental_arch)]
use core::arch::asm;
use cuda_device::barrier::*;
use cuda_device::cluster;
use cuda_device::tma::*;
use cuda_device::{kernel, thread, SharedArray};

/// Loads a box of 256 words or less and gives what lies in shared memory.
macro_rules! load {
    ($name:ident, $copy:ident($($at:ident),*), $wait:literal) => {
        #[kernel]
        pub unsafe fn $name(desc: *const TmaDescriptor, out: *mut u32, bytes: u32, $($at: i32),*) {
            static mut TILE: SharedArray<u32, 256, 1024> = SharedArray::UNINIT;
            static mut BAR: Barrier = Barrier::UNINIT;
            let t = thread::threadIdx_x();
            let size = bytes / 4;
            unsafe {
                if t == 0 {
                    mbarrier_init(&raw mut BAR, 1);
                    fence_proxy_async_shared_cta();
                }
                thread::sync_threads();
                if t == 0 {
                    $copy(&raw mut TILE as *mut u8, desc, $($at,)* &raw mut BAR);
                    mbarrier_arrive_expect_tx(&raw const BAR, 1, bytes);
                }
                if $wait {
                    while !mbarrier_try_wait_parity(&raw const BAR, 0) {}
                }
                let mut i = t;
                while i < size {
                    *out.add(i as usize) = TILE[i as usize];
                    i += 32;
                }
            }
        }
    };
}

load!(load1, cp_async_bulk_tensor_1d_g2s(x), true);
load!(load2, cp_async_bulk_tensor_2d_g2s(x, y), true);
load!(load3, cp_async_bulk_tensor_3d_g2s(x, y, z), true);
load!(load4, cp_async_bulk_tensor_4d_g2s(x, y, z, v), true);
load!(load5, cp_async_bulk_tensor_5d_g2s(x, y, z, v, w), true);
load!(early, cp_async_bulk_tensor_2d_g2s(x, y), false);

/// The map is a parameter by value.
#[kernel]
pub unsafe fn by_value(desc: TmaDescriptor, out: *mut u32) {
    static mut TILE: SharedArray<u32, 64, 128> = SharedArray::UNINIT;
    static mut BAR: Barrier = Barrier::UNINIT;
    let t = thread::threadIdx_x();
    unsafe {
        if t == 0 {
            mbarrier_init(&raw mut BAR, 1);
            fence_proxy_async_shared_cta();
        }
        thread::sync_threads();
        if t == 0 {
            cp_async_bulk_tensor_1d_g2s(&raw mut TILE as *mut u8, &raw const desc, 8, &raw mut BAR);
            mbarrier_arrive_expect_tx(&raw const BAR, 1, 256);
        }
        while !mbarrier_try_wait_parity(&raw const BAR, 0) {}
        *out.add(t as usize) = TILE[t as usize];
    }
}

/// Fills 32 words of a row of the tensor; the fence and the waits may be left out.
macro_rules! store {
    ($name:ident, $fence:literal, $wait:ident, $text:literal) => {
        #[kernel]
        pub unsafe fn $name(desc: *const TmaDescriptor, data: *mut u32, flag: *mut u32, x: i32) {
            static mut TILE: SharedArray<u32, 32, 128> = SharedArray::UNINIT;
            let t = thread::threadIdx_x();
            let row = thread::blockIdx_x() as i32;
            unsafe {
                TILE[t as usize] = t + 1;
                if $fence {
                    fence_proxy_async_shared_cta();
                }
                thread::sync_threads();
                if t == 0 {
                    let from = &raw const TILE as *const u8 as u64;
                    asm!(
                        concat!(
                            "{{ .reg .u64 a; .reg .u32 b; cvta.to.shared.u64 a, {1};",
                            " cvt.u32.u64 b, a; ", $text, " [{0}, {{{2}, {3}}}], [b]; }}"
                        ),
                        in(reg64) desc as u64,
                        in(reg64) from,
                        in(reg32) x,
                        in(reg32) row,
                    );
                    cp_async_bulk_commit_group();
                    $wait(0);
                    // What was stored is read by the thread that has waited.
                    if row == 0 {
                        *flag = *data.add(x as usize);
                    }
                }
            }
        }
    };
}

store!(put, true, cp_async_bulk_wait_group, "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group");
store!(unfenced, false, cp_async_bulk_wait_group, "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group");
store!(half, true, cp_async_bulk_wait_group_read, "cp.async.bulk.tensor.2d.global.shared::cta.tile.bulk_group");
store!(add, true, cp_async_bulk_wait_group, "cp.reduce.async.bulk.tensor.2d.global.shared::cta.add.tile.bulk_group");
store!(most, true, cp_async_bulk_wait_group, "cp.reduce.async.bulk.tensor.2d.global.shared::cta.max.tile.bulk_group");

/// All blocks of a cluster get the box.
#[kernel]
pub unsafe fn multicast(desc: *const TmaDescriptor, out: *mut u32) {
    static mut TILE: SharedArray<u32, 32, 128> = SharedArray::UNINIT;
    static mut BAR: Barrier = Barrier::UNINIT;
    let t = thread::threadIdx_x();
    let block = thread::blockIdx_x();
    unsafe {
        if t == 0 {
            mbarrier_init(&raw mut BAR, 1);
            fence_proxy_async_shared_cta();
        }
        thread::sync_threads();
        if t == 0 {
            mbarrier_arrive_expect_tx(&raw const BAR, 1, 128);
        }
        cluster::cluster_sync();
        if block == 0 && t == 0 {
            cp_async_bulk_tensor_2d_g2s_multicast(
                &raw mut TILE as *mut u8, desc, 0, 1, &raw mut BAR, 3,
            );
        }
        while !mbarrier_try_wait_parity(&raw const BAR, 0) {}
        *out.add((32 * block + t) as usize) = TILE[t as usize];
        cluster::cluster_sync();
    }
}

/// All threads add to one word beside themselves; the barrier may not be waited for.
macro_rules! counts {
    ($name:ident, $wait:literal) => {
        #[kernel]
        pub unsafe fn $name(out: *mut u32) {
            static mut SUM: SharedArray<u32, 1> = SharedArray::UNINIT;
            static mut BAR: Barrier = Barrier::UNINIT;
            let t = thread::threadIdx_x();
            unsafe {
                if t == 0 {
                    SUM[0] = 5;
                    mbarrier_init(&raw mut BAR, 1);
                    mbarrier_arrive_expect_tx(&raw const BAR, 1, 128);
                }
                thread::sync_threads();
                asm!(
                    concat!(
                        "{{ .reg .u64 a; .reg .u32 b, c; cvta.to.shared.u64 a, {0}; cvt.u32.u64 b, a;",
                        " cvta.to.shared.u64 a, {1}; cvt.u32.u64 c, a;",
                        " red.async.relaxed.cluster.shared::cluster.mbarrier::complete_tx::bytes.add.u32",
                        " [b], {2}, [c]; }}"
                    ),
                    in(reg64) &raw mut SUM as u64,
                    in(reg64) &raw mut BAR as u64,
                    in(reg32) t,
                );
                if $wait {
                    while !mbarrier_try_wait_parity(&raw const BAR, 0) {}
                }
                *out.add(t as usize) = SUM[0];
            }
        }
    };
}

counts!(counted, true);
counts!(uncounted, false);
