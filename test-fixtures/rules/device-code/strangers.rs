// What crates that are not there bring is not known: names and methods may be theirs.
#![no_std]
#![feature(abi_gpu_kernel)]

use heapless::{String, Vec};
use micromath::F32Ext;
use tiny_print::*;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn sum(out: *mut f32) {
    let mut v: Vec<f32, 4> = Vec::new();
    let s: String<8> = String::new();
    println!("{}", 1);
    *out = out.read().sin() + v[0];
    let t = "a".to_string();
}
