//! What the compiler does itself. Each function without a body is one row of the compiler's intrinsics table. A function
//! with a body that is one such operation says so by `#[lowers_to(row)]`: calls of it come out without the call.

use crate::marker::{Copy, DiscriminantKind, Tuple};

pub(crate) mod floats;
pub mod mir;

pub use floats::{
    cosf16, cosf64, exp2f16, exp2f64, expf16, expf32, expf64, log2f16, log2f64, log10f16, log10f32, log10f64,
    logf16, logf32, logf64, powf16, powf32, powf64, powif16, powif32, powif64, sinf16, sinf64,
};

/// The ordering of an atomic intrinsic, as a constant argument; the numbers of the variants count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtomicOrdering {
    Relaxed = 0,
    Release = 1,
    Acquire = 2,
    AcqRel = 3,
    SeqCst = 4,
}

macro_rules! intrinsics {
    ($($(#[$attr:meta])* fn $name:ident $([$($g:tt)*])? ($($arg:ident : $ty:ty),*) $(-> $ret:ty)?;)*) => { $(
        $(#[$attr])*
        #[rustc_intrinsic]
        pub const unsafe fn $name $(<$($g)*>)? ($($arg: $ty),*) $(-> $ret)?;
    )* };
}

macro_rules! safe_intrinsics {
    ($($(#[$attr:meta])* fn $name:ident $([$($g:tt)*])? ($($arg:ident : $ty:ty),*) $(-> $ret:ty)?;)*) => { $(
        $(#[$attr])*
        #[rustc_intrinsic]
        pub const fn $name $(<$($g)*>)? ($($arg: $ty),*) $(-> $ret)?;
    )* };
}

/// A launch of an offload kernel, on the host. Its versions have from one to three parameters more: bytes of workgroup
/// memory, the number of the device, and always last the tuple of the kernel's arguments.
#[rustc_intrinsic]
pub const fn offload<F, T: Tuple, R>(f: F, workgroup_dim: [u32; 3], thread_dim: [u32; 3], ...) -> R;

/// A call of a function of the host with the addresses that its arguments have on the device.
#[rustc_intrinsic]
pub const fn offload_args<F, T: Tuple, R>(f: F, args: T) -> R;

/// The place of the caller of the function with `#[track_caller]` that asks.
#[lang = "caller_location"]
#[rustc_intrinsic]
pub const fn caller_location() -> &'static crate::panic::Location<'static>;

safe_intrinsics! {
    // Devices of offload kernels, on the host.
    fn offload_get_num_devices() -> i32;

    // Types.
    fn size_of[T]() -> usize;
    fn align_of[T]() -> usize;
    fn min_align_of[T]() -> usize;
    fn pref_align_of[T]() -> usize;
    fn needs_drop[T: ?Sized]() -> bool;
    fn assert_inhabited[T]();
    fn ptr_metadata[P: ?Sized](ptr: *const P) -> <P as crate::ptr::Pointee>::Metadata;
    /// A pointer from an address and what belongs to it.
    fn aggregate_raw_ptr[P: ?Sized](data: *const (), meta: <P as crate::ptr::Pointee>::Metadata) -> *const P;
    /// Whether nothing in a value can change behind a shared reference.
    fn is_freeze[T: ?Sized]() -> bool;
    /// Whether another compiler takes the code, and so wants it as upstream has it.
    fn warplens_feeds_compiler() -> bool;
    fn variant_count[T]() -> usize;
    fn type_name[T: ?Sized]() -> &'static str;
    fn type_id[T: ?Sized]() -> u128;
    fn discriminant_value[T](v: &T) -> <T as DiscriminantKind>::Discriminant;
    /// Makes an enum one of its variants, by number in order of the text, and leaves its fields as they are.
    fn set_discriminant[T, const VARIANT: u32](v: &mut T);

    // Integers.
    fn add_with_overflow[T: Copy](x: T, y: T) -> (T, bool);
    fn sub_with_overflow[T: Copy](x: T, y: T) -> (T, bool);
    fn mul_with_overflow[T: Copy](x: T, y: T) -> (T, bool);
    fn wrapping_add[T: Copy](a: T, b: T) -> T;
    fn wrapping_sub[T: Copy](a: T, b: T) -> T;
    fn wrapping_mul[T: Copy](a: T, b: T) -> T;
    fn saturating_add[T: Copy](a: T, b: T) -> T;
    fn saturating_sub[T: Copy](a: T, b: T) -> T;
    fn rotate_left[T: Copy](x: T, shift: u32) -> T;
    fn rotate_right[T: Copy](x: T, shift: u32) -> T;
    fn ctpop[T: Copy](x: T) -> u32;
    fn ctlz[T: Copy](x: T) -> u32;
    fn cttz[T: Copy](x: T) -> u32;
    fn bswap[T: Copy](x: T) -> T;
    fn bitreverse[T: Copy](x: T) -> T;
    fn three_way_compare[T: Copy](lhs: T, rhs: T) -> crate::cmp::Ordering;
    /// The high half of the double-width product.
    fn mul_high[T: Copy](a: T, b: T) -> T;

    // Floats.
    fn sqrtf16(x: f16) -> f16;
    fn sqrtf32(x: f32) -> f32;
    fn sqrtf64(x: f64) -> f64;
    fn fmaf16(a: f16, b: f16, c: f16) -> f16;
    fn fmaf32(a: f32, b: f32, c: f32) -> f32;
    fn fmaf64(a: f64, b: f64, c: f64) -> f64;
    fn floorf16(x: f16) -> f16;
    fn floorf32(x: f32) -> f32;
    fn floorf64(x: f64) -> f64;
    fn ceilf16(x: f16) -> f16;
    fn ceilf32(x: f32) -> f32;
    fn ceilf64(x: f64) -> f64;
    fn truncf16(x: f16) -> f16;
    fn truncf32(x: f32) -> f32;
    fn truncf64(x: f64) -> f64;
    fn roundf16(x: f16) -> f16;
    fn roundf32(x: f32) -> f32;
    fn roundf64(x: f64) -> f64;
    fn round_ties_even_f16(x: f16) -> f16;
    fn round_ties_even_f32(x: f32) -> f32;
    fn round_ties_even_f64(x: f64) -> f64;
    fn fabsf16(x: f16) -> f16;
    fn fabsf32(x: f32) -> f32;
    fn fabsf64(x: f64) -> f64;
    fn copysignf16(x: f16, y: f16) -> f16;
    fn copysignf32(x: f32, y: f32) -> f32;
    fn copysignf64(x: f64, y: f64) -> f64;
    fn minnumf16(x: f16, y: f16) -> f16;
    fn minnumf32(x: f32, y: f32) -> f32;
    fn minnumf64(x: f64, y: f64) -> f64;
    fn maxnumf16(x: f16, y: f16) -> f16;
    fn maxnumf32(x: f32, y: f32) -> f32;
    fn maxnumf64(x: f64, y: f64) -> f64;
    fn minimumf16(x: f16, y: f16) -> f16;
    fn minimumf32(x: f32, y: f32) -> f32;
    fn minimumf64(x: f64, y: f64) -> f64;
    fn maximumf16(x: f16, y: f16) -> f16;
    fn maximumf32(x: f32, y: f32) -> f32;
    fn maximumf64(x: f64, y: f64) -> f64;
    fn sinf32(x: f32) -> f32;
    fn cosf32(x: f32) -> f32;
    fn exp2f32(x: f32) -> f32;
    fn log2f32(x: f32) -> f32;
    fn minimum_number_nsz_f16(x: f16, y: f16) -> f16;
    fn minimum_number_nsz_f32(x: f32, y: f32) -> f32;
    fn minimum_number_nsz_f64(x: f64, y: f64) -> f64;
    fn maximum_number_nsz_f16(x: f16, y: f16) -> f16;
    fn maximum_number_nsz_f32(x: f32, y: f32) -> f32;
    fn maximum_number_nsz_f64(x: f64, y: f64) -> f64;
    fn fmuladdf16(a: f16, b: f16, c: f16) -> f16;
    fn fmuladdf32(a: f32, b: f32, c: f32) -> f32;
    fn fmuladdf64(a: f64, b: f64, c: f64) -> f64;
    fn fabs[T: Copy](x: T) -> T;
    fn fadd_algebraic[T: Copy](a: T, b: T) -> T;
    fn fsub_algebraic[T: Copy](a: T, b: T) -> T;
    fn fmul_algebraic[T: Copy](a: T, b: T) -> T;
    fn fdiv_algebraic[T: Copy](a: T, b: T) -> T;
    fn frem_algebraic[T: Copy](a: T, b: T) -> T;

    // Hints.
    fn likely(b: bool) -> bool;
    fn unlikely(b: bool) -> bool;
    fn cold_path();
    fn black_box[T](dummy: T) -> T;
    fn select_unpredictable[T](b: bool, true_val: T, false_val: T) -> T;
    fn forget[T: ?Sized](value: T);
    fn abort() -> !;
    fn abort_immediate() -> !;
}

intrinsics! {
    fn transmute[Src, Dst](src: Src) -> Dst;
    fn transmute_unchecked[Src, Dst](src: Src) -> Dst;
    #[checked_by(for_copy_nonoverlapping)]
    fn copy_nonoverlapping[T](src: *const T, dst: *mut T, count: usize);
    #[checked_by(for_copy)]
    fn copy[T](src: *const T, dst: *mut T, count: usize);
    #[checked_by(for_write_bytes)]
    fn write_bytes[T](dst: *mut T, val: u8, count: usize);
    fn volatile_load[T](src: *const T) -> T;
    fn volatile_store[T](dst: *mut T, val: T);
    fn unaligned_volatile_load[T](src: *const T) -> T;
    fn unaligned_volatile_store[T](dst: *mut T, val: T);
    fn read_via_copy[T](ptr: *const T) -> T;
    fn write_via_move[T](ptr: *mut T, value: T);
    /// Reads a value from a place of any alignment.
    fn read_unaligned_copy[T](ptr: *const T) -> T;
    fn write_unaligned_move[T](ptr: *mut T, value: T);
    fn offset[T](ptr: *const T, count: isize) -> *const T;
    fn arith_offset[T](ptr: *const T, count: isize) -> *const T;
    fn ptr_offset_from[T](ptr: *const T, base: *const T) -> isize;
    fn ptr_offset_from_unsigned[T](ptr: *const T, base: *const T) -> usize;
    fn size_of_val[T: ?Sized](ptr: *const T) -> usize;
    fn align_of_val[T: ?Sized](ptr: *const T) -> usize;
    fn compare_bytes(left: *const u8, right: *const u8, bytes: usize) -> i32;
    fn unchecked_add[T: Copy](x: T, y: T) -> T;
    fn unchecked_sub[T: Copy](x: T, y: T) -> T;
    fn unchecked_mul[T: Copy](x: T, y: T) -> T;
    fn unchecked_div[T: Copy](x: T, y: T) -> T;
    fn unchecked_rem[T: Copy](x: T, y: T) -> T;
    fn unchecked_shl[T: Copy, U: Copy](x: T, y: U) -> T;
    fn unchecked_shr[T: Copy, U: Copy](x: T, y: U) -> T;
    fn exact_div[T: Copy](x: T, y: T) -> T;
    fn disjoint_bitor[T: Copy](a: T, b: T) -> T;
    fn ctlz_nonzero[T: Copy](x: T) -> u32;
    fn cttz_nonzero[T: Copy](x: T) -> u32;
    fn fadd_fast[T: Copy](a: T, b: T) -> T;
    fn fsub_fast[T: Copy](a: T, b: T) -> T;
    fn fmul_fast[T: Copy](a: T, b: T) -> T;
    fn fdiv_fast[T: Copy](a: T, b: T) -> T;
    fn frem_fast[T: Copy](a: T, b: T) -> T;
    fn float_to_int_unchecked[F: Copy, I: Copy](value: F) -> I;
    fn assume(b: bool);
    /// Where code is executed: is there a value at the place, as far as memory goes?
    fn warplens_touch[T](ptr: *const T);
    fn unreachable() -> !;
    fn drop_in_place[T: ?Sized](to_drop: *mut T);
    /// The length of a slice pointer.
    fn slice_len[T](ptr: *const [T]) -> usize;
    /// A slice pointer from its parts.
    fn slice_from_parts[T](data: *const T, len: usize) -> *const [T];
    fn str_from_bytes(bytes: &[u8]) -> &str;
    fn str_as_bytes(s: &str) -> &[u8];

    // Atomics.
    fn atomic_load[T: Copy, const ORD: AtomicOrdering](src: *const T) -> T;
    fn atomic_store[T: Copy, const ORD: AtomicOrdering](dst: *mut T, val: T);
    fn atomic_xchg[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_cxchg[T: Copy, const SUCC: AtomicOrdering, const FAIL: AtomicOrdering](dst: *mut T, old: T, src: T) -> (T, bool);
    fn atomic_cxchgweak[T: Copy, const SUCC: AtomicOrdering, const FAIL: AtomicOrdering](dst: *mut T, old: T, src: T) -> (T, bool);
    fn atomic_xadd[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_xsub[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_and[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_nand[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_or[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_xor[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_max[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_min[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_umax[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_umin[T: Copy, const ORD: AtomicOrdering](dst: *mut T, src: T) -> T;
    fn atomic_fence[const ORD: AtomicOrdering]();
    fn atomic_singlethreadfence[const ORD: AtomicOrdering]();
}

/// `called_in_const` during constant evaluation, `called_at_rt` otherwise.
#[rustc_intrinsic]
pub const fn const_eval_select<A: Tuple, F: FnOnce<A, Output = R>, G: FnOnce<A, Output = R>, R>(
    arg: A,
    called_in_const: F,
    called_at_rt: G,
) -> R;

/// Is the value known during constant evaluation? Device code is never.
pub const fn is_val_statically_known<T: Copy>(_arg: T) -> bool {
    false
}

/// A store whose value is not needed soon: the hint changes nothing here.
pub unsafe fn nontemporal_store<T>(ptr: *mut T, val: T) {
    unsafe { write_via_move(ptr, val) }
}

macro_rules! hints {
    ($($name:ident)*) => { $(
        /// A hint alone: GPUs of today have no such instruction.
        pub const fn $name<T, const LOCALITY: i32>(_data: *const T) {}
    )* };
}
hints! { prefetch_read_data prefetch_write_data prefetch_read_instruction prefetch_write_instruction }

/// Clears the bits of an address that the mask lacks.
pub fn ptr_mask<T>(ptr: *const T, mask: usize) -> *const T {
    ptr.with_addr(ptr.addr() & mask)
}

/// Are all bytes of two values the same?
pub const unsafe fn raw_eq<T>(a: &T, b: &T) -> bool {
    unsafe { compare_bytes(a as *const T as *const u8, b as *const T as *const u8, size_of::<T>()) == 0 }
}

pub const unsafe fn typed_swap_nonoverlapping<T>(x: *mut T, y: *mut T) {
    unsafe {
        let first = read_via_copy(x as *const T);
        copy_nonoverlapping(y as *const T, x, 1);
        write_via_move(y, first);
    }
}

pub mod gpu {
    //! What all GPUs have.

    /// Start of the workgroup memory whose size the launch decides; aligned for `T`.
    #[rustc_intrinsic]
    #[must_use]
    pub fn gpu_launch_sized_workgroup_mem<T>() -> *mut T;

    /// The AMD dispatch packet of this launch.
    #[cfg(target_arch = "amdgpu")]
    #[rustc_intrinsic]
    #[must_use]
    pub fn amdgpu_dispatch_ptr() -> *const ();
}

/// Copies by volatile accesses, element by element.
pub unsafe fn volatile_copy_nonoverlapping_memory<T>(dst: *mut T, src: *const T, count: usize) {
    let mut i = 0;
    while i < count {
        unsafe { volatile_store(dst.add(i), volatile_load(src.add(i))) };
        i += 1;
    }
}
/// The same where the places may overlap: begins at the end that is not read later.
pub unsafe fn volatile_copy_memory<T>(dst: *mut T, src: *const T, count: usize) {
    if (dst as usize) <= src as usize {
        return unsafe { volatile_copy_nonoverlapping_memory(dst, src, count) };
    }
    let mut i = count;
    while i > 0 {
        i -= 1;
        unsafe { volatile_store(dst.add(i), volatile_load(src.add(i))) };
    }
}
/// Fills by volatile stores, byte by byte.
pub unsafe fn volatile_set_memory<T>(dst: *mut T, val: u8, count: usize) {
    let mut i = 0;
    while i < count * size_of::<T>() {
        unsafe { volatile_store((dst as *mut u8).add(i), val) };
        i += 1;
    }
}

/// The size in a table of methods, behind the function that drops.
pub unsafe fn vtable_size(ptr: *const ()) -> usize {
    unsafe { *(ptr as *const usize).add(1) }
}
pub unsafe fn vtable_align(ptr: *const ()) -> usize {
    unsafe { *(ptr as *const usize).add(2) }
}
pub const fn ptr_guaranteed_cmp<T>(ptr: *const T, other: *const T) -> u8 {
    (ptr as *const u8 == other as *const u8) as u8
}
/// A panic ends the thread: nothing is caught.
pub unsafe fn catch_unwind(
    try_fn: fn(*mut u8),
    data: *mut u8,
    _catch_fn: fn(*mut u8, *mut u8),
) -> i32 {
    try_fn(data);
    0
}
