//@ edition: 2024
//! Where rustc takes its marker of offload kernels.
#![crate_type = "lib"]
#![no_core]
#![feature(no_core, lang_items, auto_traits, abi_gpu_kernel, rustc_attrs, stmt_expr_attributes)]
#![allow(internal_features, dead_code, unused)]

#[lang = "pointee_sized"]
pub trait PointeeSized {}
#[lang = "meta_sized"]
pub trait MetaSized: PointeeSized {}
#[lang = "sized"]
pub trait Sized: MetaSized {}
#[lang = "copy"]
pub trait Copy {}
#[lang = "sync"]
pub unsafe auto trait Sync {}

#[rustc_offload_kernel]
fn plain() {}

#[unsafe(no_mangle)]
#[rustc_offload_kernel]
unsafe extern "gpu-kernel" fn entry(x: u32) {}

#[rustc_offload_kernel(1)]
fn with_list() {}

#[rustc_offload_kernel()]
fn with_nothing() {}

#[rustc_offload_kernel = "x"]
fn with_value() {}

#[rustc_offload_kernel]
struct Type;

#[rustc_offload_kernel]
enum Choice {}

#[rustc_offload_kernel]
const SIZE: u32 = 1;

#[rustc_offload_kernel]
static PLACE: u32 = 1;

#[rustc_offload_kernel]
mod inside {}

#[rustc_offload_kernel]
trait Filter {
    #[rustc_offload_kernel]
    fn required();
    #[rustc_offload_kernel]
    fn provided() {}
}

impl Type {
    #[rustc_offload_kernel]
    fn inherent() {}
}

impl Filter for Type {
    #[rustc_offload_kernel]
    fn required() {}
}

unsafe extern "C" {
    #[rustc_offload_kernel]
    fn foreign();
}

#[rustc_offload_kernel]
#[rustc_offload_kernel]
fn twice() {}

fn around() {
    #[rustc_offload_kernel]
    fn inner() {}

    #[rustc_offload_kernel]
    let x = 5;
    let f = #[rustc_offload_kernel]
    || 1;
}
