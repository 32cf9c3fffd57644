//! The marks of offload kernels inside of bodies: each place that rustc refuses, and with what.
#![no_std]
#![feature(gpu_offload, rustc_attrs)]

use core::offload::offload_kernel;

fn around(mut x: u32) -> u32 {
    #[offload_kernel]
    //^^^^^^^^^^^^^^ error[feature-gate-missing]: a macro as attribute of a statement needs `#![feature(proc_macro_hygiene)]`
    let y = 5;
  //^^^^^^^^^^ error[offload-kernel-attribute]

    #[offload_kernel]
  //^^^^^^^^^^^^^^^^^ error[feature-gate-missing]: an attribute on an expression needs `#![feature(stmt_expr_attributes)]`
    //^^^^^^^^^^^^^^ error[feature-gate-missing]: a macro as attribute of an expression needs
    x = x + y;
  //^^^^^^^^^^ error[offload-kernel-attribute]

    // An attribute on a call that is a statement is stable, one on a block is not.
    #[rustc_offload_kernel]
  //^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-attribute]
    around(x);

    #[rustc_offload_kernel]
  //^^^^^^^^^^^^^^^^^^^^^^^ error[feature-gate-missing]: an attribute on an expression
  //^^^^^^^^^^^^^^^^^^^^^^^ error[offload-kernel-attribute]
    {
        x += 1;
    }

    #[offload_kernel]
    fn inner(out: &mut f32) {}

    x
}
