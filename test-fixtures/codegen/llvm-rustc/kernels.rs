//! Kernels that both rustc and Warplens compile without `core`: what their LLVM IR must agree in is
//! in `rustc.json`, from `UPDATE=1 npm test -- server/test/targets/llvm/rustc-ir`.
#![feature(no_core, lang_items, abi_gpu_kernel, intrinsics, rustc_attrs, adt_const_params)]
#![feature(auto_traits)]
#![no_core]
#![allow(internal_features, unused, improper_ctypes_definitions, improper_gpu_kernel_arg)]

#[lang = "pointee_sized"]
pub trait PointeeSized {}
#[lang = "meta_sized"]
pub trait MetaSized: PointeeSized {}
#[lang = "sized"]
pub trait Sized: MetaSized {}
#[lang = "copy"]
pub trait Copy {}
#[lang = "freeze"]
pub unsafe auto trait Freeze {}
#[lang = "sync"]
pub unsafe auto trait Sync {}
#[lang = "structural_peq"]
pub trait StructuralPartialEq {}
#[lang = "const_param_ty"]
pub trait ConstParamTy {}
#[lang = "drop_glue"]
unsafe fn drop_glue<T: PointeeSized>(_: *mut T) {}
impl Copy for bool {}
impl Copy for u8 {}
impl Copy for u16 {}
impl Copy for i8 {}
impl Copy for i16 {}
impl Copy for i32 {}
impl Copy for u32 {}
impl Copy for i64 {}
impl Copy for u64 {}
impl Copy for f32 {}
impl Copy for f64 {}
impl<T: PointeeSized> Copy for *mut T {}
impl<T: PointeeSized> Copy for *const T {}

pub enum Order {
    Relaxed = 0,
    Release = 1,
    Acquire = 2,
    AcqRel = 3,
    SeqCst = 4,
}
impl StructuralPartialEq for Order {}
impl ConstParamTy for Order {}

#[rustc_intrinsic]
pub unsafe fn atomic_load<T: Copy, const ORD: Order>(src: *const T) -> T;
#[rustc_intrinsic]
pub unsafe fn atomic_store<T: Copy, const ORD: Order>(dst: *mut T, val: T);
#[rustc_intrinsic]
pub unsafe fn atomic_xadd<T: Copy, U: Copy, const ORD: Order>(dst: *mut T, src: U) -> T;
#[rustc_intrinsic]
pub unsafe fn atomic_xsub<T: Copy, U: Copy, const ORD: Order>(dst: *mut T, src: U) -> T;
#[rustc_intrinsic]
pub unsafe fn atomic_and<T: Copy, U: Copy, const ORD: Order>(dst: *mut T, src: U) -> T;
#[rustc_intrinsic]
pub unsafe fn atomic_umax<T: Copy, const ORD: Order>(dst: *mut T, src: T) -> T;
#[rustc_intrinsic]
pub unsafe fn atomic_min<T: Copy, const ORD: Order>(dst: *mut T, src: T) -> T;
#[rustc_intrinsic]
pub unsafe fn atomic_xchg<T: Copy, const ORD: Order>(dst: *mut T, src: T) -> T;
#[rustc_intrinsic]
pub unsafe fn atomic_cxchg<T: Copy, const S: Order, const F: Order>(
    dst: *mut T,
    old: T,
    src: T,
) -> (T, bool);
#[rustc_intrinsic]
pub unsafe fn atomic_fence<const ORD: Order>();
#[rustc_intrinsic]
pub unsafe fn volatile_load<T>(src: *const T) -> T;
#[rustc_intrinsic]
pub unsafe fn volatile_store<T>(dst: *mut T, val: T);

#[repr(C)]
pub struct Pair {
    small: u8,
    large: u64,
}
#[repr(C, packed)]
pub struct Packed {
    small: u8,
    large: u64,
}
#[repr(C, align(16))]
pub struct Wide {
    word: u32,
}

#[unsafe(no_mangle)]
pub static mut COUNT: u64 = 7;
#[unsafe(no_mangle)]
pub static mut BYTES: [u8; 6] = [1, 2, 3, 4, 5, 6];

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn nothing() {}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store_u8(p: *mut u8, v: u8) {
    *p = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store_u16(p: *mut u16, v: u16) {
    *p = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store_i8(p: *mut i8, v: i8) {
    *p = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store_i16(p: *mut i16, v: i16) {
    *p = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store_f32(p: *mut f32, v: f32) {
    *p = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn copy_f64(p: *mut f64, q: *const f64) {
    *p = *q;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn copy_pointer(p: *mut *mut u32, q: *mut u32) {
    *p = q;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn branch(p: *mut u32, on: bool) {
    if on {
        *p = 1;
    }
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn field(p: *mut Pair, v: u64) {
    (*p).large = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn packed_field(p: *mut Packed, v: u64) {
    (*p).large = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn aligned_field(p: *mut Wide, v: u32) {
    (*p).word = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn volatile_copy(p: *mut u64, q: *const u64) {
    let v = volatile_load(q);
    volatile_store(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn load_relaxed(p: *mut u32, q: *const u32) {
    *p = atomic_load::<u32, { Order::Relaxed }>(q);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn load_acquire(p: *mut u64, q: *const u64) {
    *p = atomic_load::<u64, { Order::Acquire }>(q);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn load_seqcst(p: *mut u16, q: *const u16) {
    *p = atomic_load::<u16, { Order::SeqCst }>(q);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn store_release(p: *mut u32, v: u32) {
    atomic_store::<u32, { Order::Release }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn add_relaxed(p: *mut u32, v: u32) {
    atomic_xadd::<u32, u32, { Order::Relaxed }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn add_acqrel(p: *mut u64, q: *mut u64, v: u64) {
    *q = atomic_xadd::<u64, u64, { Order::AcqRel }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sub_seqcst(p: *mut u32, v: u32) {
    atomic_xsub::<u32, u32, { Order::SeqCst }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn and_release(p: *mut u32, v: u32) {
    atomic_and::<u32, u32, { Order::Release }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn unsigned_max(p: *mut u32, v: u32) {
    atomic_umax::<u32, { Order::Acquire }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn signed_min(p: *mut i64, v: i64) {
    atomic_min::<i64, { Order::Relaxed }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn exchange(p: *mut u32, q: *mut u32, v: u32) {
    *q = atomic_xchg::<u32, { Order::AcqRel }>(p, v);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn compare_exchange(p: *mut u32, q: *mut u32, v: u32) {
    *q = atomic_cxchg::<u32, { Order::AcqRel }, { Order::Acquire }>(p, v, 9).0;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn compare_relaxed(p: *mut u64, v: u64) {
    atomic_cxchg::<u64, { Order::Relaxed }, { Order::Relaxed }>(p, v, 9);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fence_acquire() {
    atomic_fence::<{ Order::Acquire }>();
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn fence_seqcst() {
    atomic_fence::<{ Order::SeqCst }>();
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn read_static(p: *mut u64) {
    *p = COUNT;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn write_static(v: u64) {
    COUNT = v;
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn static_bytes(p: *mut *mut [u8; 6]) {
    *p = &raw mut BYTES;
}

#[inline(always)]
unsafe fn set(p: *mut u32) {
    *p = 5;
}

#[inline(always)]
unsafe fn set_later(p: *mut u32) {
    set(p);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn inlined(p: *mut u32) {
    set(p);
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn inlined_twice(p: *mut u32) {
    set_later(
        p,
    );
}
