#![no_std]
#![feature(abi_gpu_kernel)]

#[no_mangle]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32, n: u32) {
    *out = n;
    if n > 0 {
        fill(out.add(1), n - 1);
      //^^^^^^^^^^^^^^^^^^^^^^^ error[gpu-kernel-call]: kernel 'fill' cannot be called from Rust code
    }
}
