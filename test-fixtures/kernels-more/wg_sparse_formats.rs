//! Sparse matrices in three formats behind one trait: rows as iterators, products with dense blocks, generic over element and index types.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(
    target_arch = "nvptx64",
    feature(
        stdarch_nvptx,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(
        stdarch_amdgpu,
        core_intrinsics,
        gpu_intrinsics,
        gpu_launch_sized_workgroup_mem
    )
)]
#![allow(internal_features)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        unsafe { _thread_idx_x() as usize }
    }
    pub fn block_idx() -> usize {
        unsafe { _block_idx_x() as usize }
    }
    pub fn block_dim() -> usize {
        unsafe { _block_dim_x() as usize }
    }
    pub fn barrier() {
        unsafe { _syncthreads() }
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
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
    use core::sync::atomic::{Ordering, fence};

    pub fn thread_idx() -> usize {
        workitem_id_x() as usize
    }
    pub fn block_idx() -> usize {
        workgroup_id_x() as usize
    }
    pub fn block_dim() -> usize {
        let size = unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) };
        size as usize
    }
    pub fn barrier() {
        fence(Ordering::Release);
        s_barrier();
        fence(Ordering::Acquire);
    }
    pub fn workgroup_mem<T>() -> *mut T {
        core::intrinsics::gpu::gpu_launch_sized_workgroup_mem()
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}
use core::ops::{AddAssign, Mul};

trait Scalar: Copy + Default + AddAssign + Mul<Output = Self> + From<f32> {}
impl<T: Copy + Default + AddAssign + Mul<Output = T> + From<f32>> Scalar for T {}
trait Index: Copy + TryInto<usize> {
    fn at(self) -> usize {
        self.try_into().ok().expect("an index fits")
    }
}
impl<T: Copy + TryInto<usize>> Index for T {}

trait Sparse {
    type Row<'r>: Iterator<Item = (usize, f32)> + 'r
    where
        Self: 'r;
    fn rows(&self) -> usize;
    fn row(&self, i: usize) -> Self::Row<'_>;
    fn times<T: Scalar>(&self, i: usize, x: &[T]) -> T {
        let mut sum = T::default();
        for (c, v) in self.row(i) {
            sum += T::from(v) * x[c];
        }
        sum
    }
}
struct Csr<'m, P, C> {
    ptr: &'m [P],
    cols: &'m [C],
    vals: &'m [f32],
}
impl<'m, P: Index, C: Index> Sparse for Csr<'m, P, C> {
    type Row<'r>
        = core::iter::Map<
        core::iter::Zip<core::slice::Iter<'r, C>, core::slice::Iter<'r, f32>>,
        fn((&'r C, &'r f32)) -> (usize, f32),
    >
    where
        Self: 'r;
    fn rows(&self) -> usize {
        self.ptr.len() - 1
    }
    fn row(&self, i: usize) -> Self::Row<'_> {
        let &[a, b] = self.ptr[i..].first_chunk().unwrap();
        let range = a.at()..b.at();
        self.cols[range.clone()]
            .iter()
            .zip(&self.vals[range])
            .map(|(c, v)| (c.at(), *v))
    }
}
/// At most `K` entries of each row, in fixed places.
struct Ell<const N: usize, const K: usize> {
    slots: [[Option<(u8, f32)>; K]; N],
}
impl<const N: usize, const K: usize> Ell<N, K> {
    fn from(s: &impl Sparse) -> Self {
        let mut slots = [[None; K]; N];
        for (i, row) in slots.iter_mut().enumerate().take(s.rows()) {
            row.iter_mut()
                .zip(s.row(i))
                .for_each(|(slot, (c, v))| *slot = Some((c as u8, v)));
        }
        Ell { slots }
    }
}
impl<const N: usize, const K: usize> Sparse for Ell<N, K> {
    type Row<'r> = core::iter::FilterMap<
        core::slice::Iter<'r, Option<(u8, f32)>>,
        fn(&Option<(u8, f32)>) -> Option<(usize, f32)>,
    >;
    fn rows(&self) -> usize {
        N
    }
    fn row(&self, i: usize) -> Self::Row<'_> {
        self.slots[i]
            .iter()
            .filter_map(|s| s.map(|(c, v)| (c.into(), v)))
    }
}
struct Scaled<'m, S: ?Sized>(&'m S, f32);
impl<S: Sparse> Sparse for Scaled<'_, S> {
    type Row<'r>
        = ScaledRow<S::Row<'r>>
    where
        Self: 'r;
    fn rows(&self) -> usize {
        self.0.rows()
    }
    fn row(&self, i: usize) -> Self::Row<'_> {
        ScaledRow {
            row: self.0.row(i),
            by: self.1,
        }
    }
}
struct ScaledRow<R> {
    row: R,
    by: f32,
}
impl<R: Iterator<Item = (usize, f32)>> Iterator for ScaledRow<R> {
    type Item = (usize, f32);
    fn next(&mut self) -> Option<Self::Item> {
        self.row.next().map(|(c, v)| (c, v * self.by))
    }
}
fn profile<S: Sparse>(s: &S, i: usize) -> impl Iterator<Item = i64> + use<'_, S> {
    s.row(i).map(|(c, v)| (v * 1024.0) as i64 * (c as i64 + 1))
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn spmm(
    ptr: *const u16,
    cols: *const u8,
    vals: *const f32,
    x: *const f64,
    y: *mut f64,
    stats: *mut i64,
) {
    let i = gpu::thread_idx();
    let csr = unsafe {
        Csr {
            ptr: core::slice::from_raw_parts(ptr, 21),
            cols: core::slice::from_raw_parts(cols, 40),
            vals: core::slice::from_raw_parts(vals, 40),
        }
    };
    let x = unsafe { core::slice::from_raw_parts(x, 20) };
    let ell = Ell::<20, 3>::from(&csr);
    let scaled = Scaled(&ell, -0.5);
    if i < csr.rows() {
        let y = unsafe { core::slice::from_raw_parts_mut(y.add(i * 3), 3) };
        let results: [&dyn Fn() -> f64; 3] = [&|| csr.times(i, x), &|| ell.times(i, x), &|| {
            scaled.times(i, x)
        }];
        for (y, f) in y.iter_mut().zip(results) {
            *y = f();
        }
    }
    let stat = match i / 20 {
        0 => profile(&csr, i % 20).sum::<i64>(),
        _ => profile(&Scaled(&scaled, 4.0), i % 20)
            .max()
            .unwrap_or(i64::MIN),
    };
    unsafe { *stats.add(i) = stat }
}
