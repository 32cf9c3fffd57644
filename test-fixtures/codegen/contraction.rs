use cuda_device::{kernel, thread, DisjointSlice, SharedArray};

/// Accumulators of a small tile, each a chain of products.
#[kernel]
pub fn tile(a: &[f32], b: &[f32], mut c: DisjointSlice<f32>, k: u32, alpha: f32, beta: f32) {
    static mut ROWS: SharedArray<f32, 256> = SharedArray::UNINIT;
    let at = thread::index_1d();
    let row = thread::threadIdx_x() as usize;
    let mut acc = [[0.0f32; 2]; 2];
    let mut i = 0;
    while i < k as usize {
        unsafe { ROWS[row] = a[row + i] };
        thread::sync_threads();
        let (x, y) = unsafe { (ROWS[row], ROWS[row ^ 1]) };
        let (u, v) = (b[i], b[i + 1]);
        acc[0][0] += x * u;
        acc[0][1] += x * v;
        acc[1][0] += y * u;
        acc[1][1] += y * v;
        thread::sync_threads();
        i += 2;
    }
    if let Some(o) = c.get_mut(at) {
        *o = alpha * (acc[0][0] + acc[0][1] * acc[1][0] - acc[1][1]) + beta * *o;
    }
}

/// Products that several sums read, differences, signs.
#[kernel]
pub fn rotate(x: &[f64], mut y: DisjointSlice<f64>, c: f64, s: f64) {
    let at = thread::index_1d();
    let i = at.get() * 2;
    let (re, im) = (x[i], x[i + 1]);
    let turned = re * c - im * s;
    let other = re * s + im * c;
    let square = turned * turned;
    if let Some(o) = y.get_mut(at) {
        *o = (square - other) + (1.5 - square) * (square + 0.25) - (-(turned * other) - s);
    }
}

/// A product in front of a branch, one in a loop that does not change, one that is twice another.
#[kernel]
pub fn relax(x: &[f32], mut y: DisjointSlice<f32>, w: f32, n: u32) {
    let at = thread::index_1d();
    let v = x[at.get()];
    let step = v * w;
    let mut sum = v * 2.0;
    let mut i = 0;
    while i < n {
        sum = sum * 0.5 + step;
        if i == 7 {
            sum = sum - v * w;
        }
        // A second exit: neither compiler unrolls the loop at run time.
        if sum == w {
            break;
        }
        i += 1;
    }
    if let Some(o) = y.get_mut(at) {
        *o = sum - step;
    }
}
