//! Offload kernels have symbols that follow from their paths alone.
#![no_std]
#![feature(gpu_offload, rustc_attrs)]
#![allow(non_snake_case)]

use core::offload::offload_kernel;

#[no_mangle]
pub fn _RNvC8anything4fill(x: f32) {}

#[rustc_offload_kernel]
fn fill(x: f32) {}
 //^^^^ error[kernel-name-duplicate]: the name '_RNvC8anything4fill' is exported twice

#[export_name = "_RNvNtNtC8anything5outer5inner6__clear"]
pub fn clear(x: f32) {}

// No symbol of `copy`, which has 4 letters and no `_` in front.
#[export_name = "_RNvNtNtC8anything5outer5inner6__copy"]
pub fn copy(x: f32) {}

mod outer {
    pub mod inner {
        use core::offload::offload_kernel;

        // A `_` parts the name from its length, as it begins with one.
        #[offload_kernel]
        fn _clear(x: f32) {}
         //^^^^^^ error[kernel-name-duplicate]: the name '_RNvNtNtC8anything5outer5inner6__clear'

        #[offload_kernel]
        fn copy(x: f32) {}
    }
}

// With the hash of a crate it is the name of another function.
#[no_mangle]
pub fn _RNvCs1234_8anything5store(x: f32) {}

#[offload_kernel]
fn store(x: f32) {}
