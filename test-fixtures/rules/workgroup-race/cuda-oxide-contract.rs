//! What a launch contract says counts as said of the launch.
use cuda_device::{cuda_module, kernel, launch_contract, thread, DisjointSlice, DynamicSharedArray, SharedArray};

#[cuda_module]
pub mod kernels {
    use super::*;

    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1), dynamic_shared = 512)]
    pub fn too_little(x: &[u32], mut y: DisjointSlice<u32>) {
        let lo = DynamicSharedArray::<u32, 16>::get();
        let hi = DynamicSharedArray::<u32, 16>::offset(512);
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        let v = if i.get() < x.len() { x[i.get()] } else { 0 };
        unsafe { *lo.add(t) = v };
        unsafe { *hi.add(t) = !v }; //~ error[workgroup-mem-out-of-bounds]
        thread::sync_threads();
        let r = unsafe { *lo.add(127 - t) };
        if let Some(o) = y.get_mut(i) {
            *o = r;
        }
    }

    #[kernel]
    #[launch_contract(domain = 1, block = (128, 1, 1), dynamic_shared_range = (512, 1024))]
    pub fn enough(x: &[u32], mut y: DisjointSlice<u32>) {
        let hi = DynamicSharedArray::<u32, 16>::offset(512);
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        unsafe { *hi.add(t) = x[i.get()] };
        thread::sync_threads();
        let r = unsafe { *hi.add(127 - t) };
        if let Some(o) = y.get_mut(i) {
            *o = r;
        }
    }

    #[kernel]
    #[launch_contract(domain = 1, block = (64, 1, 1))]
    pub fn folds(x: &[u32], mut y: DisjointSlice<u32>) {
        static mut S: SharedArray<u32, 64> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        let i = thread::index_1d();
        unsafe { S[t] = x[i.get()] };
        let r = if t < 32 { unsafe { S[t] + S[t + 32] } } else { 0 }; //~ warning[workgroup-race]
        if let Some(o) = y.get_mut(i) {
            *o = r;
        }
    }
}
