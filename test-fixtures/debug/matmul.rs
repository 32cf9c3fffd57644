//! Tiled matrix multiplication, for the tests of the debugger.
use cuda_device::{DisjointSlice, SharedArray, kernel, thread};

const TILE: usize = 16;

/// A matrix in rows.
struct Matrix<'a> {
    data: &'a [f32],
    width: usize,
}

impl Matrix<'_> {
    fn at(&self, row: usize, column: usize) -> f32 {
        let index = row * self.width + column;
        self.data[index]
    }
}

#[kernel]
pub fn matmul(a: &[f32], b: &[f32], mut c: DisjointSlice<f32>, n: u32) {
    static mut A: SharedArray<f32, 256> = SharedArray::UNINIT;
    static mut B: SharedArray<f32, 256> = SharedArray::UNINIT;
    let n = n as usize;
    let x = thread::threadIdx_x() as usize;
    let y = thread::threadIdx_y() as usize;
    let row = thread::blockIdx_y() as usize * TILE + y;
    let column = thread::blockIdx_x() as usize * TILE + x;
    let left = Matrix { data: a, width: n };
    let right = Matrix { data: b, width: n };
    let mut acc = 0.0f32;
    for t in 0..n / TILE {
        unsafe {
            A[y * TILE + x] = left.at(row, t * TILE + x);
            B[y * TILE + x] = right.at(t * TILE + y, column);
        }
        thread::sync_threads();
        let mut k = 0;
        while k < TILE {
            unsafe {
                acc += A[y * TILE + k] * B[k * TILE + x];
            }
            k += 1;
        }
        thread::sync_threads();
    }
    unsafe {
        *c.get_unchecked_mut(row * n + column) = acc;
    }
}
