//! Doubles a vector, with cuda-oxide.
use cuda_device::{DisjointSlice, kernel, thread};

#[kernel]
pub fn double(input: &[f32], mut output: DisjointSlice<f32>) {
    let i = thread::index_1d();
    if let Some(out) = output.get_mut(i) {
        *out = input[i.get()] * 2.0;
    }
}

fn main() {}
