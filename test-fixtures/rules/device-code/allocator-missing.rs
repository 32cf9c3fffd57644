// rustc builds no kernel that links `alloc` without an allocator, though the device has a heap and the code is whole.
#![no_std]
#![feature(abi_gpu_kernel)]

extern crate alloc;

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

#[no_mangle]
pub unsafe extern "gpu-kernel" fn sum(out: *mut u32) {
    let mut v = Vec::new();
              //^^^^^^^^ error[device-unsupported]
    v.push(1u32);
    let m: BTreeMap<u32, u32> = BTreeMap::new();
                              //^^^^^^^^^^^^^ error[device-unsupported]
    *out = v[0] + m.len() as u32;
}
