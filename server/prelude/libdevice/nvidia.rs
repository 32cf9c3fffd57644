//! libdevice, by the names that it exports.

use super::{
    bessel, bessel_modified, elementary, error, exponent32, exponent64, gamma, normal, norms, powers, remainders, scaled32, scaled64,
    trig,
};
use crate::arch::asm;
use crate::intrinsics::floats::{exp2_precise, log2_precise};
use crate::intrinsics::{
    ceilf32, ceilf64, copysignf32, copysignf64, exp2f64, expf32, expf64, fabsf32, fabsf64, floorf32, floorf64, fmaf32,
    fmaf64, log10f32, log10f64, log2f64, logf32, logf64, maxnumf32, maxnumf64, minnumf32, minnumf64, powf32, powif32,
    powif64, round_ties_even_f32, round_ties_even_f64, roundf32, roundf64, sqrtf32, sqrtf64, truncf32, truncf64,
};

/// One instruction each.
macro_rules! instructions {
    ($($name:ident($($arg:ident: $ty:ident in $class:ident),*) -> $ret:ident in $out:ident = $text:literal;)*) => { $(
        #[inline(always)]
        pub fn $name($($arg: $ty),*) -> $ret {
            let r: $ret;
            unsafe {
                asm!($text, r = out($out) r, $($arg = in($class) $arg,)* options(pure, nomem, nostack, preserves_flags))
            };
            r
        }
    )* };
}

instructions! {
    __nv_fadd_rd(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "add.rm.f32 {r}, {a}, {b};";
    __nv_fsub_rd(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "sub.rm.f32 {r}, {a}, {b};";
    __nv_fmul_rd(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "mul.rm.f32 {r}, {a}, {b};";
    __nv_fdiv_rd(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "div.rm.f32 {r}, {a}, {b};";
    __nv_frcp_rd(a: f32 in reg32) -> f32 in reg32 = "rcp.rm.f32 {r}, {a};";
    __nv_fsqrt_rd(a: f32 in reg32) -> f32 in reg32 = "sqrt.rm.f32 {r}, {a};";
    __nv_fmaf_rd(a: f32 in reg32, b: f32 in reg32, c: f32 in reg32) -> f32 in reg32 = "fma.rm.f32 {r}, {a}, {b}, {c};";
    __nv_fadd_ru(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "add.rp.f32 {r}, {a}, {b};";
    __nv_fsub_ru(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "sub.rp.f32 {r}, {a}, {b};";
    __nv_fmul_ru(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "mul.rp.f32 {r}, {a}, {b};";
    __nv_fdiv_ru(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "div.rp.f32 {r}, {a}, {b};";
    __nv_frcp_ru(a: f32 in reg32) -> f32 in reg32 = "rcp.rp.f32 {r}, {a};";
    __nv_fsqrt_ru(a: f32 in reg32) -> f32 in reg32 = "sqrt.rp.f32 {r}, {a};";
    __nv_fmaf_ru(a: f32 in reg32, b: f32 in reg32, c: f32 in reg32) -> f32 in reg32 = "fma.rp.f32 {r}, {a}, {b}, {c};";
    __nv_fadd_rz(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "add.rz.f32 {r}, {a}, {b};";
    __nv_fsub_rz(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "sub.rz.f32 {r}, {a}, {b};";
    __nv_fmul_rz(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "mul.rz.f32 {r}, {a}, {b};";
    __nv_fdiv_rz(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "div.rz.f32 {r}, {a}, {b};";
    __nv_frcp_rz(a: f32 in reg32) -> f32 in reg32 = "rcp.rz.f32 {r}, {a};";
    __nv_fsqrt_rz(a: f32 in reg32) -> f32 in reg32 = "sqrt.rz.f32 {r}, {a};";
    __nv_fmaf_rz(a: f32 in reg32, b: f32 in reg32, c: f32 in reg32) -> f32 in reg32 = "fma.rz.f32 {r}, {a}, {b}, {c};";
    __nv_dadd_rd(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "add.rm.f64 {r}, {a}, {b};";
    __nv_dsub_rd(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "sub.rm.f64 {r}, {a}, {b};";
    __nv_dmul_rd(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "mul.rm.f64 {r}, {a}, {b};";
    __nv_ddiv_rd(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "div.rm.f64 {r}, {a}, {b};";
    __nv_drcp_rd(a: f64 in reg64) -> f64 in reg64 = "rcp.rm.f64 {r}, {a};";
    __nv_dsqrt_rd(a: f64 in reg64) -> f64 in reg64 = "sqrt.rm.f64 {r}, {a};";
    __nv_fma_rd(a: f64 in reg64, b: f64 in reg64, c: f64 in reg64) -> f64 in reg64 = "fma.rm.f64 {r}, {a}, {b}, {c};";
    __nv_dadd_ru(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "add.rp.f64 {r}, {a}, {b};";
    __nv_dsub_ru(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "sub.rp.f64 {r}, {a}, {b};";
    __nv_dmul_ru(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "mul.rp.f64 {r}, {a}, {b};";
    __nv_ddiv_ru(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "div.rp.f64 {r}, {a}, {b};";
    __nv_drcp_ru(a: f64 in reg64) -> f64 in reg64 = "rcp.rp.f64 {r}, {a};";
    __nv_dsqrt_ru(a: f64 in reg64) -> f64 in reg64 = "sqrt.rp.f64 {r}, {a};";
    __nv_fma_ru(a: f64 in reg64, b: f64 in reg64, c: f64 in reg64) -> f64 in reg64 = "fma.rp.f64 {r}, {a}, {b}, {c};";
    __nv_dadd_rz(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "add.rz.f64 {r}, {a}, {b};";
    __nv_dsub_rz(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "sub.rz.f64 {r}, {a}, {b};";
    __nv_dmul_rz(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "mul.rz.f64 {r}, {a}, {b};";
    __nv_ddiv_rz(a: f64 in reg64, b: f64 in reg64) -> f64 in reg64 = "div.rz.f64 {r}, {a}, {b};";
    __nv_drcp_rz(a: f64 in reg64) -> f64 in reg64 = "rcp.rz.f64 {r}, {a};";
    __nv_dsqrt_rz(a: f64 in reg64) -> f64 in reg64 = "sqrt.rz.f64 {r}, {a};";
    __nv_fma_rz(a: f64 in reg64, b: f64 in reg64, c: f64 in reg64) -> f64 in reg64 = "fma.rz.f64 {r}, {a}, {b}, {c};";
    __nv_float2int_rd(a: f32 in reg32) -> i32 in reg32 = "cvt.rmi.s32.f32 {r}, {a};";
    __nv_float2int_rn(a: f32 in reg32) -> i32 in reg32 = "cvt.rni.s32.f32 {r}, {a};";
    __nv_float2int_ru(a: f32 in reg32) -> i32 in reg32 = "cvt.rpi.s32.f32 {r}, {a};";
    __nv_float2int_rz(a: f32 in reg32) -> i32 in reg32 = "cvt.rzi.s32.f32 {r}, {a};";
    __nv_float2uint_rd(a: f32 in reg32) -> i32 in reg32 = "cvt.rmi.u32.f32 {r}, {a};";
    __nv_float2uint_rn(a: f32 in reg32) -> i32 in reg32 = "cvt.rni.u32.f32 {r}, {a};";
    __nv_float2uint_ru(a: f32 in reg32) -> i32 in reg32 = "cvt.rpi.u32.f32 {r}, {a};";
    __nv_float2uint_rz(a: f32 in reg32) -> i32 in reg32 = "cvt.rzi.u32.f32 {r}, {a};";
    __nv_float2ll_rd(a: f32 in reg32) -> i64 in reg64 = "cvt.rmi.s64.f32 {r}, {a};";
    __nv_float2ll_rn(a: f32 in reg32) -> i64 in reg64 = "cvt.rni.s64.f32 {r}, {a};";
    __nv_float2ll_ru(a: f32 in reg32) -> i64 in reg64 = "cvt.rpi.s64.f32 {r}, {a};";
    __nv_float2ll_rz(a: f32 in reg32) -> i64 in reg64 = "cvt.rzi.s64.f32 {r}, {a};";
    __nv_float2ull_rd(a: f32 in reg32) -> i64 in reg64 = "cvt.rmi.u64.f32 {r}, {a};";
    __nv_float2ull_rn(a: f32 in reg32) -> i64 in reg64 = "cvt.rni.u64.f32 {r}, {a};";
    __nv_float2ull_ru(a: f32 in reg32) -> i64 in reg64 = "cvt.rpi.u64.f32 {r}, {a};";
    __nv_float2ull_rz(a: f32 in reg32) -> i64 in reg64 = "cvt.rzi.u64.f32 {r}, {a};";
    __nv_double2int_rd(a: f64 in reg64) -> i32 in reg32 = "cvt.rmi.s32.f64 {r}, {a};";
    __nv_double2int_rn(a: f64 in reg64) -> i32 in reg32 = "cvt.rni.s32.f64 {r}, {a};";
    __nv_double2int_ru(a: f64 in reg64) -> i32 in reg32 = "cvt.rpi.s32.f64 {r}, {a};";
    __nv_double2int_rz(a: f64 in reg64) -> i32 in reg32 = "cvt.rzi.s32.f64 {r}, {a};";
    __nv_double2uint_rd(a: f64 in reg64) -> i32 in reg32 = "cvt.rmi.u32.f64 {r}, {a};";
    __nv_double2uint_rn(a: f64 in reg64) -> i32 in reg32 = "cvt.rni.u32.f64 {r}, {a};";
    __nv_double2uint_ru(a: f64 in reg64) -> i32 in reg32 = "cvt.rpi.u32.f64 {r}, {a};";
    __nv_double2uint_rz(a: f64 in reg64) -> i32 in reg32 = "cvt.rzi.u32.f64 {r}, {a};";
    __nv_double2ll_rd(a: f64 in reg64) -> i64 in reg64 = "cvt.rmi.s64.f64 {r}, {a};";
    __nv_double2ll_rn(a: f64 in reg64) -> i64 in reg64 = "cvt.rni.s64.f64 {r}, {a};";
    __nv_double2ll_ru(a: f64 in reg64) -> i64 in reg64 = "cvt.rpi.s64.f64 {r}, {a};";
    __nv_double2ll_rz(a: f64 in reg64) -> i64 in reg64 = "cvt.rzi.s64.f64 {r}, {a};";
    __nv_double2ull_rd(a: f64 in reg64) -> i64 in reg64 = "cvt.rmi.u64.f64 {r}, {a};";
    __nv_double2ull_rn(a: f64 in reg64) -> i64 in reg64 = "cvt.rni.u64.f64 {r}, {a};";
    __nv_double2ull_ru(a: f64 in reg64) -> i64 in reg64 = "cvt.rpi.u64.f64 {r}, {a};";
    __nv_double2ull_rz(a: f64 in reg64) -> i64 in reg64 = "cvt.rzi.u64.f64 {r}, {a};";
    __nv_int2float_rd(a: i32 in reg32) -> f32 in reg32 = "cvt.rm.f32.s32 {r}, {a};";
    __nv_int2float_rn(a: i32 in reg32) -> f32 in reg32 = "cvt.rn.f32.s32 {r}, {a};";
    __nv_int2float_ru(a: i32 in reg32) -> f32 in reg32 = "cvt.rp.f32.s32 {r}, {a};";
    __nv_int2float_rz(a: i32 in reg32) -> f32 in reg32 = "cvt.rz.f32.s32 {r}, {a};";
    __nv_uint2float_rd(a: i32 in reg32) -> f32 in reg32 = "cvt.rm.f32.u32 {r}, {a};";
    __nv_uint2float_rn(a: i32 in reg32) -> f32 in reg32 = "cvt.rn.f32.u32 {r}, {a};";
    __nv_uint2float_ru(a: i32 in reg32) -> f32 in reg32 = "cvt.rp.f32.u32 {r}, {a};";
    __nv_uint2float_rz(a: i32 in reg32) -> f32 in reg32 = "cvt.rz.f32.u32 {r}, {a};";
    __nv_ll2float_rd(a: i64 in reg64) -> f32 in reg32 = "cvt.rm.f32.s64 {r}, {a};";
    __nv_ll2float_rn(a: i64 in reg64) -> f32 in reg32 = "cvt.rn.f32.s64 {r}, {a};";
    __nv_ll2float_ru(a: i64 in reg64) -> f32 in reg32 = "cvt.rp.f32.s64 {r}, {a};";
    __nv_ll2float_rz(a: i64 in reg64) -> f32 in reg32 = "cvt.rz.f32.s64 {r}, {a};";
    __nv_ull2float_rd(a: i64 in reg64) -> f32 in reg32 = "cvt.rm.f32.u64 {r}, {a};";
    __nv_ull2float_rn(a: i64 in reg64) -> f32 in reg32 = "cvt.rn.f32.u64 {r}, {a};";
    __nv_ull2float_ru(a: i64 in reg64) -> f32 in reg32 = "cvt.rp.f32.u64 {r}, {a};";
    __nv_ull2float_rz(a: i64 in reg64) -> f32 in reg32 = "cvt.rz.f32.u64 {r}, {a};";
    __nv_int2double_rn(a: i32 in reg32) -> f64 in reg64 = "cvt.rn.f64.s32 {r}, {a};";
    __nv_uint2double_rn(a: i32 in reg32) -> f64 in reg64 = "cvt.rn.f64.u32 {r}, {a};";
    __nv_ll2double_rd(a: i64 in reg64) -> f64 in reg64 = "cvt.rm.f64.s64 {r}, {a};";
    __nv_ll2double_rn(a: i64 in reg64) -> f64 in reg64 = "cvt.rn.f64.s64 {r}, {a};";
    __nv_ll2double_ru(a: i64 in reg64) -> f64 in reg64 = "cvt.rp.f64.s64 {r}, {a};";
    __nv_ll2double_rz(a: i64 in reg64) -> f64 in reg64 = "cvt.rz.f64.s64 {r}, {a};";
    __nv_ull2double_rd(a: i64 in reg64) -> f64 in reg64 = "cvt.rm.f64.u64 {r}, {a};";
    __nv_ull2double_rn(a: i64 in reg64) -> f64 in reg64 = "cvt.rn.f64.u64 {r}, {a};";
    __nv_ull2double_ru(a: i64 in reg64) -> f64 in reg64 = "cvt.rp.f64.u64 {r}, {a};";
    __nv_ull2double_rz(a: i64 in reg64) -> f64 in reg64 = "cvt.rz.f64.u64 {r}, {a};";
    __nv_double2float_rd(a: f64 in reg64) -> f32 in reg32 = "cvt.rm.f32.f64 {r}, {a};";
    __nv_double2float_rn(a: f64 in reg64) -> f32 in reg32 = "cvt.rn.f32.f64 {r}, {a};";
    __nv_double2float_ru(a: f64 in reg64) -> f32 in reg32 = "cvt.rp.f32.f64 {r}, {a};";
    __nv_double2float_rz(a: f64 in reg64) -> f32 in reg32 = "cvt.rz.f32.f64 {r}, {a};";
    __nv_float2half_rn(a: f32 in reg32) -> i16 in reg16 = "cvt.rn.f16.f32 {r}, {a};";
    __nv_half2float(a: i16 in reg16) -> f32 in reg32 = "cvt.f32.f16 {r}, {a};";
    __nv_fast_sinf(a: f32 in reg32) -> f32 in reg32 = "sin.approx.f32 {r}, {a};";
    __nv_fast_cosf(a: f32 in reg32) -> f32 in reg32 = "cos.approx.f32 {r}, {a};";
    __nv_fast_log2f(a: f32 in reg32) -> f32 in reg32 = "lg2.approx.f32 {r}, {a};";
    __nv_fast_fdividef(a: f32 in reg32, b: f32 in reg32) -> f32 in reg32 = "div.approx.f32 {r}, {a}, {b};";
    __nv_rsqrtf(a: f32 in reg32) -> f32 in reg32 = "rsqrt.approx.f32 {r}, {a};";
    __nv_saturatef(a: f32 in reg32) -> f32 in reg32 = "cvt.sat.f32.f32 {r}, {a};";
    __nv_byte_perm(a: i32 in reg32, b: i32 in reg32, c: i32 in reg32) -> i32 in reg32 = "prmt.b32 {r}, {a}, {b}, {c};";
    __nv_mul24(a: i32 in reg32, b: i32 in reg32) -> i32 in reg32 = "mul24.lo.s32 {r}, {a}, {b};";
    __nv_umul24(a: i32 in reg32, b: i32 in reg32) -> i32 in reg32 = "mul24.lo.u32 {r}, {a}, {b};";
    __nv_sad(a: i32 in reg32, b: i32 in reg32, c: i32 in reg32) -> i32 in reg32 = "sad.s32 {r}, {a}, {b}, {c};";
    __nv_usad(a: i32 in reg32, b: i32 in reg32, c: i32 in reg32) -> i32 in reg32 = "sad.u32 {r}, {a}, {b}, {c};";
    __nv_mulhi(a: i32 in reg32, b: i32 in reg32) -> i32 in reg32 = "mul.hi.s32 {r}, {a}, {b};";
    __nv_umulhi(a: i32 in reg32, b: i32 in reg32) -> i32 in reg32 = "mul.hi.u32 {r}, {a}, {b};";
    __nv_mul64hi(a: i64 in reg64, b: i64 in reg64) -> i64 in reg64 = "mul.hi.s64 {r}, {a}, {b};";
    __nv_umul64hi(a: i64 in reg64, b: i64 in reg64) -> i64 in reg64 = "mul.hi.u64 {r}, {a}, {b};";
}

/// Functions that are others under another name, or a short expression.
macro_rules! others {
    ($($name:ident($($arg:ident: $ty:ty),*) $(-> $ret:ty)? = $value:expr;)*) => { $(
        #[inline]
        pub fn $name($($arg: $ty),*) $(-> $ret)? {
            $value
        }
    )* };
}

others! {
    __nv_sinf(x: f32) -> f32 = trig::sinf(x);
    __nv_cosf(x: f32) -> f32 = trig::cosf(x);
    __nv_tanf(x: f32) -> f32 = trig::tanf(x);
    __nv_asinf(x: f32) -> f32 = trig::asinf(x);
    __nv_acosf(x: f32) -> f32 = trig::acosf(x);
    __nv_atanf(x: f32) -> f32 = trig::atanf(x);
    __nv_sinpif(x: f32) -> f32 = trig::sinpif(x);
    __nv_cospif(x: f32) -> f32 = trig::cospif(x);
    __nv_atan2f(y: f32, x: f32) -> f32 = trig::atan2f(y, x);
    __nv_expm1f(x: f32) -> f32 = elementary::expm1f(x);
    __nv_log1pf(x: f32) -> f32 = elementary::log1pf(x);
    __nv_sinhf(x: f32) -> f32 = elementary::sinhf(x);
    __nv_coshf(x: f32) -> f32 = elementary::coshf(x);
    __nv_tanhf(x: f32) -> f32 = elementary::tanhf(x);
    __nv_asinhf(x: f32) -> f32 = elementary::asinhf(x);
    __nv_acoshf(x: f32) -> f32 = elementary::acoshf(x);
    __nv_atanhf(x: f32) -> f32 = elementary::atanhf(x);
    __nv_cbrtf(x: f32) -> f32 = elementary::cbrtf(x);
    __nv_rcbrtf(x: f32) -> f32 = elementary::rcbrtf(x);
    __nv_exp10f(x: f32) -> f32 = elementary::exp10f(x);
    __nv_hypotf(x: f32, y: f32) -> f32 = elementary::hypotf(x, y);
    __nv_erff(x: f32) -> f32 = error::erff(x);
    __nv_erfcf(x: f32) -> f32 = error::erfcf(x);
    __nv_expf(x: f32) -> f32 = expf32(x);
    __nv_logf(x: f32) -> f32 = logf32(x);
    __nv_log10f(x: f32) -> f32 = log10f32(x);
    __nv_exp2f(x: f32) -> f32 = exp2_precise(x);
    __nv_log2f(x: f32) -> f32 = log2_precise(x);
    __nv_floorf(x: f32) -> f32 = floorf32(x);
    __nv_ceilf(x: f32) -> f32 = ceilf32(x);
    __nv_truncf(x: f32) -> f32 = truncf32(x);
    __nv_roundf(x: f32) -> f32 = roundf32(x);
    __nv_sqrtf(x: f32) -> f32 = sqrtf32(x);
    __nv_fabsf(x: f32) -> f32 = fabsf32(x);
    __nv_rintf(x: f32) -> f32 = round_ties_even_f32(x);
    __nv_nearbyintf(x: f32) -> f32 = round_ties_even_f32(x);
    __nv_copysignf(x: f32, y: f32) -> f32 = copysignf32(x, y);
    __nv_fmaf(a: f32, b: f32, c: f32) -> f32 = fmaf32(a, b, c);
    __nv_fmaf_rn(a: f32, b: f32, c: f32) -> f32 = fmaf32(a, b, c);
    __nv_fmaxf(a: f32, b: f32) -> f32 = maxnumf32(a, b);
    __nv_fminf(a: f32, b: f32) -> f32 = minnumf32(a, b);
    __nv_fmodf(a: f32, b: f32) -> f32 = a % b;
    __nv_fdimf(a: f32, b: f32) -> f32 = if a <= b { 0.0 } else { a - b };
    __nv_powf(a: f32, b: f32) -> f32 = powf32(a, b);
    __nv_powif(a: f32, n: i32) -> f32 = powif32(a, n);
    __nv_ldexpf(x: f32, n: i32) -> f32 = scaled32(x, n);
    __nv_scalbnf(x: f32, n: i32) -> f32 = scaled32(x, n);
    __nv_sincosf(x: f32, sine: *mut f32, cosine: *mut f32) = unsafe {
        *sine = trig::sinf(x);
        *cosine = trig::cosf(x)
    };
    __nv_sincospif(x: f32, sine: *mut f32, cosine: *mut f32) = unsafe {
        *sine = trig::sinpif(x);
        *cosine = trig::cospif(x)
    };
    __nv_modff(x: f32, whole: *mut f32) -> f32 = unsafe {
        *whole = truncf32(x);
        copysignf32(if x - x == 0.0 { x - *whole } else if x != x { x } else { 0.0 }, x)
    };
    __nv_ilogbf(x: f32) -> i32 = exponent32(x);
    __nv_logbf(x: f32) -> f32 = if x == 0.0 { f32::NEG_INFINITY } else if x - x != 0.0 { x * x } else { exponent32(x) as f32 };
    __nv_isnanf(x: f32) -> i32 = (x != x) as i32;
    __nv_isinff(x: f32) -> i32 = (fabsf32(x) == f32::INFINITY) as i32;
    __nv_signbitf(x: f32) -> i32 = x.is_sign_negative() as i32;
    __nv_llrintf(x: f32) -> i64 = round_ties_even_f32(x) as i64;
    __nv_llroundf(x: f32) -> i64 = roundf32(x) as i64;
    __nv_fadd_rn(a: f32, b: f32) -> f32 = a + b;
    __nv_fsub_rn(a: f32, b: f32) -> f32 = a - b;
    __nv_fmul_rn(a: f32, b: f32) -> f32 = a * b;
    __nv_fdiv_rn(a: f32, b: f32) -> f32 = a / b;
    __nv_frcp_rn(a: f32) -> f32 = 1.0 / a;
    __nv_fsqrt_rn(a: f32) -> f32 = sqrtf32(a);
    __nv_sin(x: f64) -> f64 = trig::sin(x);
    __nv_cos(x: f64) -> f64 = trig::cos(x);
    __nv_tan(x: f64) -> f64 = trig::tan(x);
    __nv_asin(x: f64) -> f64 = trig::asin(x);
    __nv_acos(x: f64) -> f64 = trig::acos(x);
    __nv_atan(x: f64) -> f64 = trig::atan(x);
    __nv_sinpi(x: f64) -> f64 = trig::sinpi(x);
    __nv_cospi(x: f64) -> f64 = trig::cospi(x);
    __nv_atan2(y: f64, x: f64) -> f64 = trig::atan2(y, x);
    __nv_expm1(x: f64) -> f64 = elementary::expm1(x);
    __nv_log1p(x: f64) -> f64 = elementary::log1p(x);
    __nv_sinh(x: f64) -> f64 = elementary::sinh(x);
    __nv_cosh(x: f64) -> f64 = elementary::cosh(x);
    __nv_tanh(x: f64) -> f64 = elementary::tanh(x);
    __nv_asinh(x: f64) -> f64 = elementary::asinh(x);
    __nv_acosh(x: f64) -> f64 = elementary::acosh(x);
    __nv_atanh(x: f64) -> f64 = elementary::atanh(x);
    __nv_cbrt(x: f64) -> f64 = elementary::cbrt(x);
    __nv_rcbrt(x: f64) -> f64 = elementary::rcbrt(x);
    __nv_exp10(x: f64) -> f64 = elementary::exp10(x);
    __nv_hypot(x: f64, y: f64) -> f64 = elementary::hypot(x, y);
    __nv_erf(x: f64) -> f64 = error::erf(x);
    __nv_erfc(x: f64) -> f64 = error::erfc(x);
    __nv_exp(x: f64) -> f64 = expf64(x);
    __nv_log(x: f64) -> f64 = logf64(x);
    __nv_log10(x: f64) -> f64 = log10f64(x);
    __nv_exp2(x: f64) -> f64 = exp2f64(x);
    __nv_log2(x: f64) -> f64 = log2f64(x);
    __nv_floor(x: f64) -> f64 = floorf64(x);
    __nv_ceil(x: f64) -> f64 = ceilf64(x);
    __nv_trunc(x: f64) -> f64 = truncf64(x);
    __nv_round(x: f64) -> f64 = roundf64(x);
    __nv_sqrt(x: f64) -> f64 = sqrtf64(x);
    __nv_fabs(x: f64) -> f64 = fabsf64(x);
    __nv_rint(x: f64) -> f64 = round_ties_even_f64(x);
    __nv_nearbyint(x: f64) -> f64 = round_ties_even_f64(x);
    __nv_copysign(x: f64, y: f64) -> f64 = copysignf64(x, y);
    __nv_fma(a: f64, b: f64, c: f64) -> f64 = fmaf64(a, b, c);
    __nv_fma_rn(a: f64, b: f64, c: f64) -> f64 = fmaf64(a, b, c);
    __nv_fmax(a: f64, b: f64) -> f64 = maxnumf64(a, b);
    __nv_fmin(a: f64, b: f64) -> f64 = minnumf64(a, b);
    __nv_fmod(a: f64, b: f64) -> f64 = a % b;
    __nv_fdim(a: f64, b: f64) -> f64 = if a <= b { 0.0 } else { a - b };
    __nv_pow(a: f64, b: f64) -> f64 = powers::pow(a, b);
    __nv_powi(a: f64, n: i32) -> f64 = powif64(a, n);
    __nv_ldexp(x: f64, n: i32) -> f64 = scaled64(x, n);
    __nv_scalbn(x: f64, n: i32) -> f64 = scaled64(x, n);
    __nv_sincos(x: f64, sine: *mut f64, cosine: *mut f64) = unsafe {
        *sine = trig::sin(x);
        *cosine = trig::cos(x)
    };
    __nv_sincospi(x: f64, sine: *mut f64, cosine: *mut f64) = unsafe {
        *sine = trig::sinpi(x);
        *cosine = trig::cospi(x)
    };
    __nv_modf(x: f64, whole: *mut f64) -> f64 = unsafe {
        *whole = truncf64(x);
        copysignf64(if x - x == 0.0 { x - *whole } else if x != x { x } else { 0.0 }, x)
    };
    __nv_ilogb(x: f64) -> i32 = exponent64(x);
    __nv_logb(x: f64) -> f64 = if x == 0.0 { f64::NEG_INFINITY } else if x - x != 0.0 { x * x } else { exponent64(x) as f64 };
    __nv_isnand(x: f64) -> i32 = (x != x) as i32;
    __nv_isinfd(x: f64) -> i32 = (fabsf64(x) == f64::INFINITY) as i32;
    __nv_signbitd(x: f64) -> i32 = x.is_sign_negative() as i32;
    __nv_llrint(x: f64) -> i64 = round_ties_even_f64(x) as i64;
    __nv_llround(x: f64) -> i64 = roundf64(x) as i64;
    __nv_dadd_rn(a: f64, b: f64) -> f64 = a + b;
    __nv_dsub_rn(a: f64, b: f64) -> f64 = a - b;
    __nv_dmul_rn(a: f64, b: f64) -> f64 = a * b;
    __nv_ddiv_rn(a: f64, b: f64) -> f64 = a / b;
    __nv_drcp_rn(a: f64) -> f64 = 1.0 / a;
    __nv_dsqrt_rn(a: f64) -> f64 = sqrtf64(a);
    __nv_erfcxf(x: f32) -> f32 = normal::erfcxf(x);
    __nv_erfcx(x: f64) -> f64 = normal::erfcx(x);
    __nv_erfinvf(x: f32) -> f32 = normal::erfinvf(x);
    __nv_erfinv(x: f64) -> f64 = normal::erfinv(x);
    __nv_erfcinvf(x: f32) -> f32 = normal::erfcinvf(x);
    __nv_erfcinv(x: f64) -> f64 = normal::erfcinv(x);
    __nv_normcdff(x: f32) -> f32 = normal::normcdff(x);
    __nv_normcdf(x: f64) -> f64 = normal::normcdf(x);
    __nv_normcdfinvf(x: f32) -> f32 = normal::normcdfinvf(x);
    __nv_normcdfinv(x: f64) -> f64 = normal::normcdfinv(x);
    __nv_tgammaf(x: f32) -> f32 = gamma::tgammaf(x);
    __nv_tgamma(x: f64) -> f64 = gamma::tgamma(x);
    __nv_lgammaf(x: f32) -> f32 = gamma::lgammaf(x);
    __nv_lgamma(x: f64) -> f64 = gamma::lgamma(x);
    __nv_j0f(x: f32) -> f32 = bessel::j0f(x);
    __nv_j0(x: f64) -> f64 = bessel::j0(x);
    __nv_j1f(x: f32) -> f32 = bessel::j1f(x);
    __nv_j1(x: f64) -> f64 = bessel::j1(x);
    __nv_y0f(x: f32) -> f32 = bessel::y0f(x);
    __nv_y0(x: f64) -> f64 = bessel::y0(x);
    __nv_y1f(x: f32) -> f32 = bessel::y1f(x);
    __nv_y1(x: f64) -> f64 = bessel::y1(x);
    __nv_jnf(n: i32, x: f32) -> f32 = bessel::jnf(n, x);
    __nv_jn(n: i32, x: f64) -> f64 = bessel::jn(n, x);
    __nv_ynf(n: i32, x: f32) -> f32 = bessel::ynf(n, x);
    __nv_yn(n: i32, x: f64) -> f64 = bessel::yn(n, x);
    __nv_cyl_bessel_i0f(x: f32) -> f32 = bessel_modified::i0f(x);
    __nv_cyl_bessel_i0(x: f64) -> f64 = bessel_modified::i0(x);
    __nv_cyl_bessel_i1f(x: f32) -> f32 = bessel_modified::i1f(x);
    __nv_cyl_bessel_i1(x: f64) -> f64 = bessel_modified::i1(x);
    __nv_nextafterf(x: f32, y: f32) -> f32 = remainders::nextafterf(x, y);
    __nv_remainderf(x: f32, y: f32) -> f32 = remainders::remainderf(x, y);
    __nv_remquof(x: f32, y: f32, quotient: *mut i32) -> f32 = {
        let (rest, bits) = remainders::remquof(x, y);
        unsafe { *quotient = bits };
        rest
    };
    __nv_rhypotf(x: f32, y: f32) -> f32 = norms::rhypotf(x, y);
    __nv_norm3df(a: f32, b: f32, c: f32) -> f32 = norms::norm3df(a, b, c);
    __nv_rnorm3df(a: f32, b: f32, c: f32) -> f32 = norms::rnorm3df(a, b, c);
    __nv_norm4df(a: f32, b: f32, c: f32, d: f32) -> f32 = norms::norm4df(a, b, c, d);
    __nv_rnorm4df(a: f32, b: f32, c: f32, d: f32) -> f32 = norms::rnorm4df(a, b, c, d);
    __nv_normf(dim: i32, p: *const f32) -> f32 = unsafe { norms::normf(dim, p) };
    __nv_rnormf(dim: i32, p: *const f32) -> f32 = unsafe { norms::rnormf(dim, p) };
    __nv_nextafter(x: f64, y: f64) -> f64 = remainders::nextafter(x, y);
    __nv_remainder(x: f64, y: f64) -> f64 = remainders::remainder(x, y);
    __nv_remquo(x: f64, y: f64, quotient: *mut i32) -> f64 = {
        let (rest, bits) = remainders::remquo(x, y);
        unsafe { *quotient = bits };
        rest
    };
    __nv_rhypot(x: f64, y: f64) -> f64 = norms::rhypot(x, y);
    __nv_norm3d(a: f64, b: f64, c: f64) -> f64 = norms::norm3d(a, b, c);
    __nv_rnorm3d(a: f64, b: f64, c: f64) -> f64 = norms::rnorm3d(a, b, c);
    __nv_norm4d(a: f64, b: f64, c: f64, d: f64) -> f64 = norms::norm4d(a, b, c, d);
    __nv_rnorm4d(a: f64, b: f64, c: f64, d: f64) -> f64 = norms::rnorm4d(a, b, c, d);
    __nv_norm(dim: i32, p: *const f64) -> f64 = unsafe { norms::norm(dim, p) };
    __nv_rnorm(dim: i32, p: *const f64) -> f64 = unsafe { norms::rnorm(dim, p) };
    __nv_finitef(x: f32) -> i32 = (fabsf32(x) < f32::INFINITY) as i32;
    __nv_isfinited(x: f64) -> i32 = (fabsf64(x) < f64::INFINITY) as i32;
    __nv_rsqrt(x: f64) -> f64 = elementary::rsqrt(x);
    __nv_frsqrt_rn(x: f32) -> f32 = (1.0 / sqrtf64(x as f64)) as f32;
    __nv_fast_expf(x: f32) -> f32 = crate::intrinsics::exp2f32(x * 1.4426950408889634);
    __nv_fast_exp10f(x: f32) -> f32 = crate::intrinsics::exp2f32(x * 3.3219280948873623);
    __nv_fast_logf(x: f32) -> f32 = __nv_fast_log2f(x) * 0.6931471805599453;
    __nv_fast_log10f(x: f32) -> f32 = __nv_fast_log2f(x) * 0.3010299956639812;
    __nv_fast_powf(x: f32, y: f32) -> f32 = crate::intrinsics::exp2f32(y * __nv_fast_log2f(x));
    __nv_fast_tanf(x: f32) -> f32 = __nv_fast_fdividef(__nv_fast_sinf(x), __nv_fast_cosf(x));
    __nv_fast_sincosf(x: f32, sine: *mut f32, cosine: *mut f32) = unsafe {
        *sine = __nv_fast_sinf(x);
        *cosine = __nv_fast_cosf(x)
    };
    __nv_abs(x: i32) -> i32 = x.wrapping_abs();
    __nv_llabs(x: i64) -> i64 = x.wrapping_abs();
    __nv_max(a: i32, b: i32) -> i32 = if a > b { a } else { b };
    __nv_min(a: i32, b: i32) -> i32 = if a < b { a } else { b };
    __nv_llmax(a: i64, b: i64) -> i64 = if a > b { a } else { b };
    __nv_llmin(a: i64, b: i64) -> i64 = if a < b { a } else { b };
    __nv_umax(a: i32, b: i32) -> i32 = if (a as u32) > (b as u32) { a } else { b };
    __nv_umin(a: i32, b: i32) -> i32 = if (a as u32) < (b as u32) { a } else { b };
    __nv_ullmax(a: i64, b: i64) -> i64 = if (a as u64) > (b as u64) { a } else { b };
    __nv_ullmin(a: i64, b: i64) -> i64 = if (a as u64) < (b as u64) { a } else { b };
    __nv_brev(x: i32) -> i32 = x.reverse_bits();
    __nv_brevll(x: i64) -> i64 = x.reverse_bits();
    __nv_clz(x: i32) -> i32 = x.leading_zeros() as i32;
    __nv_clzll(x: i64) -> i32 = x.leading_zeros() as i32;
    __nv_popc(x: i32) -> i32 = x.count_ones() as i32;
    __nv_popcll(x: i64) -> i32 = x.count_ones() as i32;
    __nv_ffs(x: i32) -> i32 = if x == 0 { 0 } else { x.trailing_zeros() as i32 + 1 };
    __nv_ffsll(x: i64) -> i32 = if x == 0 { 0 } else { x.trailing_zeros() as i32 + 1 };
    __nv_hadd(a: i32, b: i32) -> i32 = ((a as i64 + b as i64) >> 1) as i32;
    __nv_rhadd(a: i32, b: i32) -> i32 = ((a as i64 + b as i64 + 1) >> 1) as i32;
    __nv_uhadd(a: i32, b: i32) -> i32 = ((a as u32 as u64 + b as u32 as u64) >> 1) as i32;
    __nv_urhadd(a: i32, b: i32) -> i32 = ((a as u32 as u64 + b as u32 as u64 + 1) >> 1) as i32;
    __nv_float_as_int(x: f32) -> i32 = x.to_bits() as i32;
    __nv_int_as_float(x: i32) -> f32 = f32::from_bits(x as u32);
    __nv_float_as_uint(x: f32) -> i32 = x.to_bits() as i32;
    __nv_uint_as_float(x: i32) -> f32 = f32::from_bits(x as u32);
    __nv_double_as_longlong(x: f64) -> i64 = x.to_bits() as i64;
    __nv_longlong_as_double(x: i64) -> f64 = f64::from_bits(x as u64);
    __nv_double2hiint(x: f64) -> i32 = (x.to_bits() >> 32) as i32;
    __nv_double2loint(x: f64) -> i32 = x.to_bits() as i32;
    __nv_hiloint2double(high: i32, low: i32) -> f64 = f64::from_bits((high as u32 as u64) << 32 | low as u32 as u64);
    __nv_nanf(tag: *mut i8) -> f32 = f32::from_bits(0x7fffffff);
    __nv_nan(tag: *mut i8) -> f64 = f64::from_bits(0xfff8000000000000);
    __nv_frexpf(x: f32, exponent: *mut i32) -> f32 = {
        let is_plain = x - x == 0.0 && x != 0.0;
        let n = if is_plain { exponent32(x) + 1 } else { 0 };
        unsafe { *exponent = n };
        if is_plain { scaled32(x, -n) } else { x }
    };
    __nv_frexp(x: f64, exponent: *mut i32) -> f64 = {
        let is_plain = x - x == 0.0 && x != 0.0;
        let n = if is_plain { exponent64(x) + 1 } else { 0 };
        unsafe { *exponent = n };
        if is_plain { scaled64(x, -n) } else { x }
    };
}
