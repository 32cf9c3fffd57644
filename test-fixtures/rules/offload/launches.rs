//! Launches of offload kernels against their kernels, in all versions of the intrinsic, by hand, by macro and through macros.
#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_offload, rustc_attrs)]

use core::intrinsics::offload;
use core::offload::offload_kernel;

#[offload_kernel]
fn scale(factor: f32, value: &mut f32) {}
#[offload_kernel]
fn each<T: Copy>(factor: T, value: &mut T) {}
#[unsafe(no_mangle)]
#[rustc_offload_kernel]
pub unsafe extern "gpu-kernel" fn marked(value: *mut f32, n: u64) {}

pub fn fits(x: &mut f32, y: &mut f32) {
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], 0, (1.0f32, x));
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], 0, -1, (1.0f32, &mut 1.0f32));
    offload::<_, _, ()>(each::<f64>, [1, 1, 1], [32, 32, 1], 0, (1.0, &mut 1.0));
    core::offload::offload! { kernel = each::<f32>, args = (2.0f32, &mut 1.0f32), device = 1, }
    core::offload::offload! { args = (y as *mut f32, 1u64), kernel = marked }
    let args = (1.0f32, &mut 2.0f32);
    core::offload::offload! { kernel = scale, args = args }
                                            //^^^^ error[offload-launch]: `args` must be a tuple literal
}

// The first version compares no types: a pointer is a pointer, and all integers are widened alike.
pub fn first_version(x: &mut f32, n: i32) {
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], (1.0f32, x as *mut f32));
    offload::<_, _, ()>(marked, [1, 1, 1], [1, 1, 1], (&mut 1.0f32, n));
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], (1.0, &mut 1.0f32));
                                                    //^^^ error[offload-launch]: argument 1 of kernel 'scale' is `f32`, this launch gives `f64`
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], (n, &mut 1.0f32));
                                                    //^ error[offload-launch]: argument 1 of kernel 'scale' is `f32`, this launch gives `i32`
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], ());
                                                   //^^ error[offload-launch]: kernel 'scale' takes 2 arguments, this launch gives 0
}

// The very first one took kernel and arguments alone.
pub fn two_arguments(x: &mut f32, n: i32) {
    offload(scale, (1.0f32, x));
    offload(scale, (n, &mut 1.0f32));
                  //^ error[offload-launch]: argument 1 of kernel 'scale' is `f32`, this launch gives `i32`
    offload(scale, (1.0f32,));
                 //^^^^^^^^^ error[offload-launch]: kernel 'scale' takes 2 arguments, this launch gives 1
}

pub fn later_versions(x: &mut f32, n: i32) {
    offload::<_, _, ()>(marked, [1, 1, 1], [1, 1, 1], 0, (x, 1u64));
                                                        //^ error[offload-launch]: argument 1 of kernel 'marked' is `*mut f32`, this launch gives `&mut f32`
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], 0, -1, (1.0, &mut 1.0f32));
                                                           //^^^ error[offload-launch]: argument 1
    offload::<_, _, ()>(each::<f32>, [1, 1, 1], [1, 1, 1], 0, (1.0f32, &mut 1.0f64));
                                                                     //^^^^^^^^^^^ error[offload-launch]: argument 2 of kernel 'each' is `&mut f32`
    offload::<_, _, u32>(scale, [1, 1, 1], [1, 1, 1], 0, (1.0f32, &mut 1.0f32));
                       //^^^^^ error[offload-launch]: kernel 'scale' returns `()`, this launch expects `u32`
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 1, 1], 0, 1);
                                                      //^ error[offload-launch]: the arguments of a launch are a tuple, this is `i32`
    offload::<_, _, ()>(scale, [1, 1, 1], [1, 2, 1024], 0, (1.0f32, &mut 1.0f32));
                                        //^^^^^^^^^^^^ error[offload-launch]: 2048 threads in a workgroup; 1024 is the most
    let not_fn = 42;
    offload::<_, _, ()>(not_fn, [1, 1, 1], [1, 1, 1], 0, ());
                      //^^^^^^ error[offload-launch]: `i32` cannot be launched: it is no function item
    offload::<_, _, ()>(|| (), [1, 1, 1], [1, 1, 1], 0, ());
                      //^^^^^ error[offload-launch]
}

pub fn fields(x: &mut f32) {
    core::offload::offload! { args = (1.0f32, &mut 1.0f32) }
  //^^^^^^^^^^^^^^^^^^^^^^ error[offload-launch]: field `kernel` of `offload!` is missing
    core::offload::offload! { kernel = scale }
  //^^^^^^^^^^^^^^^^^^^^^^ error[offload-launch]: field `args` of `offload!` is missing
    core::offload::offload! { kernel = scale, args = (1.0f32, &mut 1.0f32), foo = 1 }
                                                                          //^^^ error[offload-launch]: `offload!` has no field `foo`
    core::offload::offload! { kernel = scale, args = (1.0f32, &mut 1.0f32), args = () }
                                                                          //^^^^ error[offload-launch]: field `args` is given twice
    core::offload::offload! { workgroup_dim = [1, 1, 1], workgroup_dim = [1, 1, 1], kernel = scale, args = (1.0f32, &mut 1.0f32) }
                                                       //^^^^^^^^^^^^^ error[offload-launch]: field `workgroup_dim` is given twice
    core::offload::offload! { kernel = each::<f32>, args = (2.0, &mut 1.0f32), device = -1 }
                                                          //^^^ error[offload-launch]: argument 1 of kernel 'each' is `f32`, this launch gives `f64`
                                                                             //^^^^^^ error[offload-launch]: the number of a device is not negative
}

pub fn called(x: &mut f32) {
    scale(1.0, x);
  //^^^^^^^^^^^^^ error[gpu-kernel-call]: kernel 'scale' cannot be called from Rust code
}

// Whoever calls this knows the type.
pub fn generic<T: Copy>(factor: T, value: &mut T) {
    core::offload::offload! { kernel = each::<T>, args = (factor, value) }
}

pub fn any<K>(kernel: K) {
    offload::<_, _, ()>(kernel, [1, 1, 1], [1, 1, 1], 0, ());
}

macro_rules! launch {
    ($kernel:path, $($arg:expr),*) => { core::offload::offload! { kernel = $kernel, args = ($($arg,)*) } };
}

pub fn through_a_macro(x: &mut f32, y: &mut f32) {
    launch!(scale, 1.0f32, x);
    launch!(scale, 1.0, y);
                 //^^^ error[offload-launch]: argument 1 of kernel 'scale' is `f32`, this launch gives `f64`
}

mod elsewhere {
    // Somebody's own macro of that name.
    macro_rules! offload {
        ($($x:tt)*) => {};
    }

    pub fn own() {
        offload! { kernel = scale, grid = 1 }
    }

    fn offload<F, D, A>(kernel: F, grid: D, block: D, args: A) {}

    pub fn own_function() {
        offload(super::scale, 1, 1, 0);
    }
}

#[cfg(target_os = "linux")]
fn host_only(x: &mut f32) {
    core::offload::offload! { kernel = nowhere, args = (x) }
}
