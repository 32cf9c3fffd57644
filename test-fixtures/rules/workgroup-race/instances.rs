// Generic kernels of cuda-oxide: what is wrong for the arguments that a launch writes down.
use cuda_device::{cuda_module, kernel, thread, DisjointSlice, SharedArray};

pub trait Part: Copy {
    const BARRIER: bool;
}
#[derive(Clone, Copy)]
pub struct Careful;
#[derive(Clone, Copy)]
pub struct Hasty;
impl Part for Careful {
    const BARRIER: bool = true;
}
impl Part for Hasty {
    const BARRIER: bool = false;
}

#[cuda_module]
pub mod kernels {
    use super::*;

    #[kernel]
    pub fn shift<const BY: usize>(a: &[f32], mut out: DisjointSlice<f32>) {
        static mut TILE: SharedArray<f32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe { TILE[t] = a[t] };
        if BY > 0 {
            let next = unsafe { TILE[t + BY] };
                              //^^^^^^^^^^^^ warning[workgroup-race]: race: thread
            if let Some(slot) = out.get_mut(thread::index_1d()) {
                *slot = next;
            }
        }
    }

    #[kernel]
    pub fn guarded<const LAST: u32>(mut out: DisjointSlice<f32>) {
        if thread::threadIdx_x() < LAST {
            thread::sync_threads();
        }
        if let Some(slot) = out.get_mut(thread::index_1d()) {
            *slot = 1.0;
        }
    }

    #[kernel]
    pub fn never_launched<const BY: usize>(a: &[f32], mut out: DisjointSlice<f32>) {
        static mut TILE: SharedArray<f32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe { TILE[t] = a[t] };
        let next = unsafe { TILE[t + BY] };
        if let Some(slot) = out.get_mut(thread::index_1d()) {
            *slot = next;
        }
    }

    #[kernel]
    pub fn by_part<P: Part>(a: &[f32], mut out: DisjointSlice<f32>) {
        static mut TILE: SharedArray<f32, 512> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe { TILE[t] = a[t] };
        if P::BARRIER {
            thread::sync_threads();
        }
        let next = unsafe { TILE[t + 1] };
        if let Some(slot) = out.get_mut(thread::index_1d()) {
            *slot = next;
        }
    }
}

pub fn launch(module: &Module, stream: &Stream) {
    module.shift::<0>(stream);
    module.shift::<1>(stream);
    module.guarded::<1024>(stream);
    module.by_part::<Careful>(stream);
}
