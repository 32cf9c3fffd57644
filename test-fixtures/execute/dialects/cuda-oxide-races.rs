//! Races and hangs of cuda-oxide: scopes of atomics, fences, barriers in memory, copies, the last block.
use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::async_copy::*;
use cuda_device::barrier::*;
use cuda_device::fence::*;
use cuda_device::{cuda_module, kernel, thread, warp, DisjointSlice, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    fn warp_sum(mut v: u32) -> u32 {
        for by in [16, 8, 4, 2, 1] {
            v += warp::shuffle_xor(v, by);
        }
        v
    }

    // spec {"kernel":"last","grid":3,"block":32,"args":{"x":"[i; 96]","parts":"[0; 3]","count":"[0; 1]","out":"[0; 1]"}}
    #[kernel]
    pub fn last(x: &[u32], parts: *mut u32, count: *mut u32, mut out: DisjointSlice<u32>) {
        let i = thread::index_1d().get();
        let v = warp_sum(x[i]);
        let b = thread::blockIdx_x();
        if thread::threadIdx_x() == 0 {
            unsafe {
                *parts.add(b as usize) = v; // %part
                threadfence();
                //% => global-race@total
                //% threadfence_block(); => global-race@total
                //% threadfence_system(); => nothing
                let n = DeviceAtomicU32::from_ptr(count).fetch_add(1, AtomicOrdering::Relaxed);
                //% let n = BlockAtomicU32::from_ptr(count).fetch_add(1, AtomicOrdering::Relaxed) + b; => global-race@here, global-race@total
                //% let n = DeviceAtomicU32::from_ptr(count).fetch_add(1, AtomicOrdering::AcqRel); => nothing
                if n == 2 {
                    threadfence();
                    //% => global-race@total
                    *out.get_unchecked_mut(0) = *parts + *parts.add(1) + *parts.add(2); // %total
                }
            }
        }
    }

    // spec {"kernel":"mailbox","grid":2,"block":32,"args":{"x":"[i; 64]","data":"[0; 32]","flag":"[0; 1]","out":"[0; 32]"}}
    #[kernel]
    pub fn mailbox(x: &[u32], data: *mut u32, flag: *mut u32, mut out: DisjointSlice<u32>) {
        let t = thread::threadIdx_x() as usize;
        let f = unsafe { DeviceAtomicU32::from_ptr(flag) };
        unsafe {
            if thread::blockIdx_x() == 0 {
                *data.add(t) = x[t]; // %mail
                thread::sync_threads();
                //% => global-race@open
                //% warp::sync_mask(!0); => nothing
                if t == 0 {
                    f.store(1, AtomicOrdering::Release);
                    //% f.store(1, AtomicOrdering::Relaxed); => global-race@open
                    //% BlockAtomicU32::from_ptr(flag).store(1, AtomicOrdering::Release); => global-race@here, global-race@open, global-race@poll
                    //% f.store(2, AtomicOrdering::Release); => deadlock@poll
                    //% threadfence(); *flag = 1; => global-race@here, global-race@poll, global-race@open
                }
            } else {
                if t == 0 {
                    while f.load(AtomicOrdering::Acquire) != 1 {} // %poll
                    //% while f.load(AtomicOrdering::Relaxed) != 1 {} => global-race@open
                    //% while f.load(AtomicOrdering::Relaxed) != 1 {} threadfence(); => nothing
                    //% while f.load(AtomicOrdering::Acquire) != x.len() as u32 {} => deadlock@here
                }
                thread::sync_threads();
                //% => global-race@open
                *out.get_unchecked_mut(t) = *data.add(31 - t); // %open
            }
        }
    }

    // spec {"kernel":"copies","grid":1,"block":64,"args":{"x":"[i; 64]","out":"[0; 64]"}}
    #[kernel]
    pub fn copies(x: &[u32], mut out: DisjointSlice<u32>) {
        static mut TILE: SharedArray<u32, 64> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe {
            cp_async_ca_4(&raw mut TILE[t], x.as_ptr().add(t)); // %copy
            cp_async_commit_group();
            //% => workgroup-race@read
            cp_async_wait_group(0);
            //% => workgroup-race@read
            //% cp_async_wait_group(1); => workgroup-race@read
            //% cp_async_wait_all(); => nothing
            thread::sync_threads();
            //% => workgroup-race@copy
            *out.get_unchecked_mut(t) = TILE[63 - t]; // %read
        }
    }

    // spec {"kernel":"phases","grid":1,"block":64,"args":{"x":"[i; 64]","out":"[0; 64]"}}
    #[kernel]
    pub fn phases(x: &[u32], mut out: DisjointSlice<u32>) {
        static mut TILE: SharedArray<u32, 64> = SharedArray::UNINIT;
        static mut BAR: Barrier = Barrier::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe {
            if t == 0 {
                mbarrier_init(&raw mut BAR, 64); // %init
                //% mbarrier_init(&raw mut BAR, 63); => deadlock@wait, workgroup-race@get
            }
            thread::sync_threads();
            TILE[t] = x[t]; // %put
            let token = mbarrier_arrive(&raw const BAR); // %arrive
            //% let token = if t == 9 { 0 } else { mbarrier_arrive(&raw const BAR) }; => deadlock@wait
            mbarrier_wait(&raw const BAR, token); // %wait
            //% mbarrier_test_wait(&raw const BAR, token); => workgroup-race@get
            //% => workgroup-race@put
            *out.get_unchecked_mut(t) = TILE[63 - t]; // %get
        }
    }
}
