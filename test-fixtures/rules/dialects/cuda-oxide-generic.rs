// Generic kernels of cuda-oxide with their launches: right for each argument.
use cuda_device::{
    DisjointSlice, DynamicSharedArray, SharedArray, cuda_module, kernel, thread, warp,
};
pub trait Op: Copy {
    const ID: f32;
    fn f(a: f32, b: f32) -> f32;
}
#[derive(Clone, Copy)]
pub struct Add;
#[derive(Clone, Copy)]
pub struct Max;
impl Op for Add {
    const ID: f32 = 0.0;
    fn f(a: f32, b: f32) -> f32 {
        a + b
    }
}
impl Op for Max {
    const ID: f32 = f32::MIN;
    fn f(a: f32, b: f32) -> f32 {
        if a > b { a } else { b }
    }
}
#[cuda_module]
pub mod kernels {
    use super::*;
    #[kernel]
    pub fn reduce<O: Op, const N: usize>(a: &[f32], mut out: DisjointSlice<f32>) {
        static mut S: SharedArray<f32, 1024> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe { S[t] = if t < N { a[t] } else { O::ID } };
        thread::sync_threads();
        let mut w = N / 2;
        while w >= 1 {
            if t < w {
                unsafe { S[t] = O::f(S[t], S[t + w]) }
            }
            thread::sync_threads();
            w /= 2;
        }
        if t == 0 {
            unsafe { *out.get_unchecked_mut(0) = S[0] }
        }
    }
    #[kernel]
    pub fn tile<T: Copy, const W: usize, const PAD: usize>(a: &[T], mut out: DisjointSlice<T>) {
        let s = DynamicSharedArray::<T, 16>::get();
        let (x, y) = (
            thread::threadIdx_x() as usize,
            thread::threadIdx_y() as usize,
        );
        unsafe { *s.add(y * (W + PAD) + x) = a[y * W + x] };
        thread::sync_threads();
        unsafe { *out.get_unchecked_mut(y * W + x) = *s.add(x * (W + PAD) + y) };
    }
    #[kernel]
    pub fn opt<const SYNC: bool>(a: &[f32], mut out: DisjointSlice<f32>) {
        static mut S: SharedArray<f32, 256> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe { S[t] = a[t] };
        if SYNC {
            thread::sync_threads();
        }
        let v = if SYNC {
            unsafe { S[255 - t] }
        } else {
            unsafe { S[t] }
        };
        let s = warp::shuffle_xor_f32(v, 1);
        if let Some(o) = out.get_mut(thread::index_1d()) {
            *o = s;
        }
    }
}
pub fn launch(m: &Module, s: &Stream) {
    m.reduce::<Add, 256>(s);
    m.reduce::<Max, 512>(s);
    m.tile::<f32, 16, 1>(s);
    m.tile::<u8, 32, 4>(s);
    m.tile::<f64, 16, 0>(s);
    m.opt::<true>(s);
    m.opt::<false>(s);
}
