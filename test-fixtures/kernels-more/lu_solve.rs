//! LU decomposition with pivoting of small matrices, one for each thread: const generics, Index, Result, iterators.

#![cfg_attr(any(target_arch = "nvptx64", target_arch = "amdgpu"), no_std)]
#![feature(abi_gpu_kernel)]
#![cfg_attr(target_arch = "nvptx64", feature(stdarch_nvptx))]
#![cfg_attr(
    target_arch = "amdgpu",
    feature(stdarch_amdgpu, core_intrinsics, gpu_intrinsics)
)]
#![allow(internal_features, improper_gpu_kernel_arg)]

#[cfg(target_arch = "nvptx64")]
mod gpu {
    use core::arch::nvptx::*;

    pub fn thread_idx() -> usize {
        (unsafe { _thread_idx_x() }) as usize
    }
    pub fn block_idx() -> usize {
        (unsafe { _block_idx_x() }) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { _block_dim_x() }) as usize
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

    pub fn thread_idx() -> usize {
        (workitem_id_x()) as usize
    }
    pub fn block_idx() -> usize {
        (workgroup_id_x()) as usize
    }
    pub fn block_dim() -> usize {
        (unsafe { *(amdgpu_dispatch_ptr() as *const u16).add(2) }) as usize
    }
    #[panic_handler]
    fn panic(_: &core::panic::PanicInfo) -> ! {
        core::intrinsics::abort()
    }
}

use core::ops::{Index, IndexMut, Mul};

#[derive(Clone, Copy)]
#[repr(C)]
pub struct Matrix<const R: usize, const C: usize>([[f64; C]; R]);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Singular {
    ZeroColumn(usize),
    Tiny { column: usize, exponent: i32 },
}

impl<const R: usize, const C: usize> Index<(usize, usize)> for Matrix<R, C> {
    type Output = f64;
    fn index(&self, (r, c): (usize, usize)) -> &f64 {
        &self.0[r][c]
    }
}
impl<const R: usize, const C: usize> IndexMut<(usize, usize)> for Matrix<R, C> {
    fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut f64 {
        &mut self.0[r][c]
    }
}
impl<const R: usize, const K: usize, const C: usize> Mul<&Matrix<K, C>> for &Matrix<R, K> {
    type Output = Matrix<R, C>;
    fn mul(self, rhs: &Matrix<K, C>) -> Matrix<R, C> {
        Matrix(core::array::from_fn(|r| {
            core::array::from_fn(|c| (0..K).map(|k| self[(r, k)] * rhs[(k, c)]).sum())
        }))
    }
}
impl<const N: usize> Matrix<N, N> {
    const IDENTITY: Self = {
        let mut m = Matrix([[0.0; N]; N]);
        let mut i = 0;
        while i < N {
            m.0[i][i] = 1.0;
            i += 1;
        }
        m
    };

    fn swap_rows(&mut self, a: usize, b: usize) {
        let (a, b) = (a.min(b), a.max(b));
        if a == b {
            return;
        }
        let (top, bottom) = self.0.split_at_mut(b);
        core::mem::swap(&mut top[a], &mut bottom[0]);
    }

    /// Decomposes in place; gives the order of rows and the determinant's sign.
    fn decompose(&mut self) -> Result<([usize; N], i8), Singular> {
        let mut order: [usize; N] = core::array::from_fn(|i| i);
        let mut sign = 1i8;
        for k in 0..N {
            let (pivot, size) = (k..N)
                .map(|r| (r, self[(r, k)].abs()))
                .max_by(|a, b| a.1.total_cmp(&b.1))
                .ok_or(Singular::ZeroColumn(k))?;
            match size {
                0.0 => return Err(Singular::ZeroColumn(k)),
                s if s < 1e-9 => {
                    let exponent = (s.to_bits() >> 52) as i32 - 1023;
                    return Err(Singular::Tiny {
                        column: k,
                        exponent,
                    });
                }
                _ => {}
            }
            if pivot != k {
                self.swap_rows(pivot, k);
                order.swap(pivot, k);
                sign = -sign;
            }
            let [head, rest @ ..] = &mut self.0[k..] else {
                unreachable!()
            };
            for row in rest {
                row[k] /= head[k];
                let factor = row[k];
                for (x, y) in row[k + 1..].iter_mut().zip(&head[k + 1..]) {
                    *x -= factor * y;
                }
            }
        }
        Ok((order, sign))
    }

    fn solve(mut self, b: [f64; N]) -> Result<([f64; N], f64), Singular> {
        let (order, sign) = self.decompose()?;
        let mut x = order.map(|i| b[i]);
        for i in 1..N {
            x[i] -= (0..i).map(|j| self[(i, j)] * x[j]).sum::<f64>();
        }
        for i in (0..N).rev() {
            let known: f64 = self.0[i]
                .iter()
                .zip(&x)
                .skip(i + 1)
                .map(|(a, b)| a * b)
                .sum();
            x[i] = (x[i] - known) / self[(i, i)];
        }
        let det = (0..N).map(|i| self[(i, i)]).product::<f64>() * f64::from(sign);
        Ok((x, det))
    }
}

const N: usize = 4;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn lu_solve(
    a: *const Matrix<N, N>,
    b: *const [f64; N],
    n: u32,
    x: *mut [f64; N],
    det: *mut f64,
    status: *mut i32,
) {
    let i = gpu::block_idx() * gpu::block_dim() + gpu::thread_idx();
    if i >= n as usize {
        return;
    }
    let mut m = unsafe { a.add(i).read() };
    if i % 7 == 3 {
        m.0[2] = m.0[0]; // two equal rows
    }
    if i == 5 {
        m.0.iter_mut().for_each(|row| row[1] = 0.0);
    }
    let (solution, d, code) = match m.solve(unsafe { *b.add(i) }) {
        Ok((x, det)) => (x, det, 0),
        Err(Singular::ZeroColumn(c)) => ([-1.0; N], 0.0, 1 + c as i32),
        Err(Singular::Tiny { column, exponent }) => (
            [-2.0; N],
            0.0,
            100 * (1 + column as i32) - exponent.signum(),
        ),
    };
    unsafe {
        *x.add(i) = solution;
        *det.add(i) = d;
        *status.add(i) = code;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn powers(
    a: *const Matrix<2, 2>,
    exponents: *const u32,
    out: *mut Matrix<2, 3>,
) {
    let i = gpu::thread_idx();
    let mut base = unsafe { *a.add(i) };
    let mut result = Matrix::<2, 2>::IDENTITY;
    let mut e = unsafe { *exponents.add(i) };
    while e > 0 {
        if e & 1 == 1 {
            result = &result * &base;
        }
        base = &base * &base;
        e >>= 1;
    }
    let wide = &result * &Matrix([[1.0, 2.0, 3.0], [0.5, 0.25, 0.125]]);
    unsafe { *out.add(i) = wide };
}
