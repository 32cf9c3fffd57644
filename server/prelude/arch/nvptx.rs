//! `core::arch::nvptx`: indices, the barrier, packed halves and the system calls of NVIDIA devices.

use crate::ffi::c_void;

/// What indices and sizes are: `u32`, and `i32` for nightlies before 2026.
#[cfg(not(warplens_signed_indices))]
type Index = u32;
#[cfg(warplens_signed_indices)]
type Index = i32;

macro_rules! special_registers {
    ($($(#[$doc:meta])* $name:ident)*) => { $(
        $(#[$doc])*
        #[rustc_intrinsic]
        pub unsafe fn $name() -> Index;
    )* };
}

special_registers! {
    /// Threads of a block along x: `%ntid.x`.
    _block_dim_x
    /// Threads of a block along y: `%ntid.y`.
    _block_dim_y
    /// Threads of a block along z: `%ntid.z`.
    _block_dim_z
    /// Place of this block in the grid along x: `%ctaid.x`.
    _block_idx_x
    /// Place of this block in the grid along y: `%ctaid.y`.
    _block_idx_y
    /// Place of this block in the grid along z: `%ctaid.z`.
    _block_idx_z
    /// Blocks of the grid along x: `%nctaid.x`.
    _grid_dim_x
    /// Blocks of the grid along y: `%nctaid.y`.
    _grid_dim_y
    /// Blocks of the grid along z: `%nctaid.z`.
    _grid_dim_z
    /// Place of this thread in its block along x: `%tid.x`.
    _thread_idx_x
    /// Place of this thread in its block along y: `%tid.y`.
    _thread_idx_y
    /// Place of this thread in its block along z: `%tid.z`.
    _thread_idx_z
}

/// Waits until all threads of the block have come here: `bar.sync 0`.
#[rustc_intrinsic]
pub unsafe fn _syncthreads();

/// Stops the launch with an error.
#[inline]
pub unsafe fn trap() -> ! {
    crate::intrinsics::abort()
}

unsafe extern "C" {
    /// Prints on the host; `valist` points to the arguments, laid out as a C structure.
    pub fn vprintf(format: *const u8, valist: *const c_void) -> i32;
    /// Memory from the device's heap, aligned to 16 bytes; null when there is none left.
    pub fn malloc(size: usize) -> *mut c_void;
    /// Gives memory of `malloc` back.
    pub fn free(ptr: *mut c_void);
    fn __assertfail(
        message: *const u8,
        file: *const u8,
        line: u32,
        function: *const u8,
        char_size: usize,
    );
}

/// Reports a failed assertion to the host.
#[inline]
pub unsafe fn __assert_fail(message: *const u8, file: *const u8, line: u32, function: *const u8) {
    unsafe { __assertfail(message, file, line, function, 1) }
}

/// Two halves in one 32-bit register.
#[derive(Clone, Copy)]
#[repr(simd)]
#[allow(non_camel_case_types)]
pub struct f16x2([f16; 2]);

macro_rules! packed_ops {
    ($($(#[$doc:meta])* $name:ident($($arg:ident),*))*) => { $(
        $(#[$doc])*
        #[rustc_intrinsic]
        pub unsafe fn $name($($arg: f16x2),*) -> f16x2;
    )* };
}

packed_ops! {
    /// Lane by lane `a + b`.
    f16x2_add(a, b)
    /// Lane by lane `a - b`.
    f16x2_sub(a, b)
    /// Lane by lane `a * b`.
    f16x2_mul(a, b)
    /// Lane by lane `a * b + c`, rounded once.
    f16x2_fma(a, b, c)
    /// Lane by lane `-a`.
    f16x2_neg(a)
    /// The smaller of each lane; a NaN loses against a number.
    f16x2_min(a, b)
    /// The smaller of each lane; a NaN wins.
    f16x2_min_nan(a, b)
    /// The larger of each lane; a NaN loses against a number.
    f16x2_max(a, b)
    /// The larger of each lane; a NaN wins.
    f16x2_max_nan(a, b)
}
