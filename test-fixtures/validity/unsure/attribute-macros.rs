//! Attribute macros of crates that are not there: what they make of an item is not known.
#![no_std]
#![feature(abi_gpu_kernel)]
trait T { fn a(&self) -> u32; fn b(&self) -> u32; }
struct S;
#[delegate::all]
impl T for S { fn a(&self) -> u32 { 1 } }
#[bitfield(u32)]
struct Q { a: u32 }
fn moved() -> u32 { let s = Q { a: 1 }; let t = s; s.a + t.a }
fn moved_in_tuple() -> u32 { let s = (1, Q { a: 1 }); let t = s; s.0 + t.0 }
fn moved_in_array(all: [Q; 2]) -> u32 { let rest = all; all[0].a + rest[0].a }
#[rustversion::beta]
fn two() {}
#[rustversion::not(beta)]
fn two() {}
#[ambassador::delegatable]
trait Part { fn part(&self) -> u32; }
impl Part for S {}
struct Twice;
impl Twice {
    #[maybe::on]
    fn get(&self) -> u32 { 1 }
    #[maybe::off]
    fn get(&self) -> u32 { 2 }
}
#[rewrite]
fn odd(n: u32) -> u32 { let v = S; let w = v; let x: u8 = 300; v.a() + w.a() }
#[rewrite::all]
mod inner { pub fn odd() -> u32 { let x; x } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(o: *mut u32) {
    two();
    unsafe { *o = odd(1) + inner::odd() + Twice.get() + S.part() + S.a() + moved() + moved_in_tuple() + moved_in_array([Q { a: 1 }, Q { a: 2 }]) }
}
