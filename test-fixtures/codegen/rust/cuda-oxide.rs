//! cuda-oxide: safe kernels in a module, disjoint slices, shared arrays of both kinds, launch bounds, scoped atomics.
//@ cpu: sm_80
use cuda_device::atomic::{AtomicOrdering, BlockAtomicU32, DeviceAtomicU32};
use cuda_device::{DisjointSlice, DynamicSharedArray, SharedArray, cuda_module, device, kernel, launch_bounds, launch_contract, thread, warp};

const LANES: usize = 32;

#[cuda_module]
mod kernels {
    use super::*;

    #[device]
    fn square(x: f32) -> f32 {
        x * x
    }

    // CHECK-DAG: .shared .align 128 .b8 {{.*TILE.*}}[256];
    // CHECK-DAG: .extern .shared .align 128 .b8 gpu_launch_sized_workgroup_mem[];

    // CHECK-LABEL: .entry squares(
    // CHECK-NEXT: .param .u64 .ptr .align 4 squares_param_0,
    // CHECK-NEXT: .param .u64 squares_param_1,
    // CHECK-NEXT: .param .u64 .ptr .align 1 squares_param_2,
    // CHECK-NEXT: .param .u64 squares_param_3
    // CHECK: .maxntid 128
    // CHECK: .minnctapersm 2
    // CHECK: mul.f32
    #[kernel]
    #[launch_bounds(128, 2)]
    pub fn squares(x: &[f32], mut y: DisjointSlice<f32>) {
        let i = thread::index_1d();
        let value = x[i.get()];
        if let Some(out) = y.get_mut(i) {
            *out = square(value);
        }
    }

    const THREADS: u32 = 8 * 32;

    // The number is the constant's; what has to be computed is not read.
    // CHECK-LABEL: .entry bounded(
    // CHECK: .maxntid 256
    // CHECK-NOT: .minnctapersm
    // CHECK-LABEL: .entry computed(
    // CHECK: .maxntid 32
    // CHECK: .minnctapersm 4
    // CHECK-LABEL: .entry computed_otherwise(
    // CHECK-NOT: .maxntid
    // CHECK-LABEL: .entry fixed(
    // CHECK-NOT: .maxntid
    // CHECK: .reqntid 16, 8, 1
    // CHECK: .minnctapersm 2
    // CHECK-LABEL: .entry rotate(
    #[kernel]
    #[launch_bounds(THREADS)]
    pub fn bounded(x: *mut u32) {
        unsafe { *x = 1 };
    }
    #[kernel]
    #[launch_bounds(THREADS / 8, 1 << (super::LANES as u32 - 30))]
    pub fn computed(x: *mut u32) {
        unsafe { *x = 1 };
    }
    #[kernel]
    #[launch_bounds(u32::MAX / THREADS)]
    pub fn computed_otherwise(x: *mut u32) {
        unsafe { *x = 1 };
    }
    #[kernel]
    #[launch_bounds({ 2 * THREADS }, 2)]
    #[launch_contract(domain = 2, block = (super::LANES as u32 / 2, 8, 1))]
    pub fn fixed(x: *mut u32) {
        unsafe { *x = 1 };
    }

    // CHECK: st.shared.b32
    // CHECK: bar.sync 0;
    // CHECK: ld.shared.b32
    #[kernel]
    pub fn rotate(x: &[u32], mut y: DisjointSlice<u32>) {
        static mut TILE: SharedArray<u32, 64, 128> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe { TILE[t] = x[t] };
        thread::sync_threads();
        if let Some((out, _)) = y.get_mut_indexed() {
            *out = unsafe { TILE[(t + 1) % 64] };
        }
    }

    // CHECK-LABEL: .entry count_odd(
    // CHECK: vote.sync.ballot.b32
    // CHECK: atom.relaxed.cta.add.u32
    // CHECK: atom.release.gpu.add.u32
    #[kernel]
    pub fn count_odd(x: &[u32], total: *mut u32) {
        let counts = DynamicSharedArray::<u32, 128>::get();
        let t = thread::threadIdx_x();
        if t == 0 {
            unsafe { *counts = 0 };
        }
        thread::sync_threads();
        let odd = warp::popc(x[t as usize] % 2 == 1);
        if warp::lane_id() == 0 {
            unsafe { BlockAtomicU32::from_ptr(counts) }.fetch_add(odd, AtomicOrdering::Relaxed);
        }
        thread::sync_threads();
        if t == 0 {
            unsafe { DeviceAtomicU32::from_ptr(total) }.fetch_add(unsafe { *counts }, AtomicOrdering::Release);
        }
    }
}
