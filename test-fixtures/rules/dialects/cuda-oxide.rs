// Ordinary code of cuda-oxide: host and device in one crate.
use cuda_device::{cuda_module, device, kernel, launch_bounds, thread, DisjointSlice, SharedArray};
use std::sync::Arc;

pub const THREADS: u32 = 256;

#[derive(Clone, Copy)]
pub struct Params {
    pub scale: f32,
    pub bias: f32,
}

pub trait Op: Copy {
    fn apply(self, x: f32) -> f32;
}

#[derive(Clone, Copy)]
pub struct Twice;

impl Op for Twice {
    fn apply(self, x: f32) -> f32 {
        x + x
    }
}

#[cuda_module]
pub mod kernels {
    use super::*;

    #[device]
    pub fn affine(x: f32, params: Params) -> f32 {
        x * params.scale + params.bias
    }

    #[kernel]
    pub fn vecadd(a: &[f32], b: &[f32], mut c: DisjointSlice<f32>) {
        let index = thread::index_1d();
        let i = index.get();
        if let Some(out) = c.get_mut(index) {
            *out = a[i] + b[i];
        }
    }

    #[kernel]
    #[launch_bounds(256, 2)]
    pub fn scaled(a: &[f32], params: Params, mut out: DisjointSlice<f32>) {
        let i = thread::index_1d();
        let x = affine(a[i.get()].sin(), params);
        if let Some(slot) = out.get_mut(i) {
            *slot = x.sqrt();
        }
    }

    #[kernel]
    #[launch_bounds(THREADS)]
    #[launch_contract(domain = 1, dynamic_shared = 1024, requires = (a.len() >= n))]
    pub unsafe fn map<T: Op>(op: T, a: &[f32], n: usize, raw: *const f32, mut out: DisjointSlice<f32>) {
        static mut TILE: SharedArray<f32, 256, 16> = SharedArray::UNINIT;
        let i = thread::index_1d();
        unsafe { TILE[thread::threadIdx_x() as usize] = op.apply(a[i.get()]) };
        thread::sync_threads();
        if let Some(slot) = out.get_mut(i) {
            *slot = unsafe { TILE[0] + *raw };
        }
    }

    pub mod more {
        use super::*;

        #[kernel]
        #[launch_contract(domain = 1, block = (256, 1, 1), coordinates = u32)]
        pub fn with_closure<F: Fn(f32) -> f32 + Copy>(f: F, a: &[f32], mut out: DisjointSlice<f32>) {
            let i = thread::index_1d();
            if let Some(slot) = out.get_mut(i) {
                *slot = f(a[i.get()]);
            }
        }
    }
}

// Outside `#[cuda_module]` the host packs parameters itself.
#[kernel]
pub fn by_reference(params: &Params, (low, high): (f32, f32), mut out: DisjointSlice<f32>) {
    let i = thread::index_1d();
    if let Some(slot) = out.get_mut(i) {
        *slot = params.scale.max(low).min(high);
    }
}

pub fn main() {
    let shared = Arc::new(vec![1.0f32; 1024]);
    println!("{} values, {}", shared.len(), format!("{:?}", THREADS));
    std::thread::spawn(move || shared.len()).join().unwrap();
}
