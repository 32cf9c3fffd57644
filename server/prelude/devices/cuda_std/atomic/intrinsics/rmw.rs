//! Read-modify-write operations with order, type and scope in their names, as `cuda_std` names them.

/// One function for each name, with its order and scope; the text behind them is `$rest`.
macro_rules! operations {
    ($($ty:ident $class:ident $rest:literal ($($value:ident)*) $args:tt)*) => { $(
        operation! { $ty $class $rest ($($value)*) $args }
    )* };
}

macro_rules! operation {
    ($ty:ident $class:ident $rest:literal $values:tt { $($name:ident $order:literal)* }) => { $(
        function! { $name $order $ty $class $rest $values }
    )* };
}

macro_rules! function {
    ($name:ident $order:literal $ty:ident $class:ident $rest:literal ($($value:ident)*)) => {
        #[inline]
        pub unsafe fn $name(ptr: *mut $ty, $($value: $ty,)*) -> $ty {
            let out: $ty;
            unsafe {
                core::arch::asm!(concat!("atom.", $order, $rest), out($class) out, in(reg64) ptr, $(in($class) $value,)*)
            };
            out
        }
    };
}

/// PTX has no `atom.sub`: the operand is negated.
macro_rules! differences {
    ($($ty:ident $negated:path { $($name:ident $add:ident)* })*) => { $( difference! { $ty $negated { $($name $add)* } } )* };
}

macro_rules! difference {
    ($ty:ident $negated:path { $($name:ident $add:ident)* }) => { $(
        #[inline]
        pub unsafe fn $name(ptr: *mut $ty, val: $ty) -> $ty {
            unsafe { $add(ptr, $negated(val)) }
        }
    )* };
}

operations! {
    u32 reg32 "inc.u32 {0}, [{1}];" () {
        atomic_fetch_inc_relaxed_u32_device "relaxed.gpu." atomic_fetch_inc_relaxed_u32_block "relaxed.cta." atomic_fetch_inc_relaxed_u32_system "relaxed.sys."
        atomic_fetch_inc_acquire_u32_device "acquire.gpu." atomic_fetch_inc_acquire_u32_block "acquire.cta." atomic_fetch_inc_acquire_u32_system "acquire.sys."
        atomic_fetch_inc_release_u32_device "release.gpu." atomic_fetch_inc_release_u32_block "release.cta." atomic_fetch_inc_release_u32_system "release.sys."
        atomic_fetch_inc_acqrel_u32_device "acq_rel.gpu." atomic_fetch_inc_acqrel_u32_block "acq_rel.cta." atomic_fetch_inc_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_inc_volatile_u32_device "gpu." atomic_fetch_inc_volatile_u32_block "cta." atomic_fetch_inc_volatile_u32_system "sys."
    }
    u64 reg64 "inc.u64 {0}, [{1}];" () {
        atomic_fetch_inc_relaxed_u64_device "relaxed.gpu." atomic_fetch_inc_relaxed_u64_block "relaxed.cta." atomic_fetch_inc_relaxed_u64_system "relaxed.sys."
        atomic_fetch_inc_acquire_u64_device "acquire.gpu." atomic_fetch_inc_acquire_u64_block "acquire.cta." atomic_fetch_inc_acquire_u64_system "acquire.sys."
        atomic_fetch_inc_release_u64_device "release.gpu." atomic_fetch_inc_release_u64_block "release.cta." atomic_fetch_inc_release_u64_system "release.sys."
        atomic_fetch_inc_acqrel_u64_device "acq_rel.gpu." atomic_fetch_inc_acqrel_u64_block "acq_rel.cta." atomic_fetch_inc_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_inc_volatile_u64_device "gpu." atomic_fetch_inc_volatile_u64_block "cta." atomic_fetch_inc_volatile_u64_system "sys."
    }
    i32 reg32 "inc.s32 {0}, [{1}];" () {
        atomic_fetch_inc_relaxed_i32_device "relaxed.gpu." atomic_fetch_inc_relaxed_i32_block "relaxed.cta." atomic_fetch_inc_relaxed_i32_system "relaxed.sys."
        atomic_fetch_inc_acquire_i32_device "acquire.gpu." atomic_fetch_inc_acquire_i32_block "acquire.cta." atomic_fetch_inc_acquire_i32_system "acquire.sys."
        atomic_fetch_inc_release_i32_device "release.gpu." atomic_fetch_inc_release_i32_block "release.cta." atomic_fetch_inc_release_i32_system "release.sys."
        atomic_fetch_inc_acqrel_i32_device "acq_rel.gpu." atomic_fetch_inc_acqrel_i32_block "acq_rel.cta." atomic_fetch_inc_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_inc_volatile_i32_device "gpu." atomic_fetch_inc_volatile_i32_block "cta." atomic_fetch_inc_volatile_i32_system "sys."
    }
    i64 reg64 "inc.s64 {0}, [{1}];" () {
        atomic_fetch_inc_relaxed_i64_device "relaxed.gpu." atomic_fetch_inc_relaxed_i64_block "relaxed.cta." atomic_fetch_inc_relaxed_i64_system "relaxed.sys."
        atomic_fetch_inc_acquire_i64_device "acquire.gpu." atomic_fetch_inc_acquire_i64_block "acquire.cta." atomic_fetch_inc_acquire_i64_system "acquire.sys."
        atomic_fetch_inc_release_i64_device "release.gpu." atomic_fetch_inc_release_i64_block "release.cta." atomic_fetch_inc_release_i64_system "release.sys."
        atomic_fetch_inc_acqrel_i64_device "acq_rel.gpu." atomic_fetch_inc_acqrel_i64_block "acq_rel.cta." atomic_fetch_inc_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_inc_volatile_i64_device "gpu." atomic_fetch_inc_volatile_i64_block "cta." atomic_fetch_inc_volatile_i64_system "sys."
    }
    u32 reg32 "dec.u32 {0}, [{1}];" () {
        atomic_fetch_dec_relaxed_u32_device "relaxed.gpu." atomic_fetch_dec_relaxed_u32_block "relaxed.cta." atomic_fetch_dec_relaxed_u32_system "relaxed.sys."
        atomic_fetch_dec_acquire_u32_device "acquire.gpu." atomic_fetch_dec_acquire_u32_block "acquire.cta." atomic_fetch_dec_acquire_u32_system "acquire.sys."
        atomic_fetch_dec_release_u32_device "release.gpu." atomic_fetch_dec_release_u32_block "release.cta." atomic_fetch_dec_release_u32_system "release.sys."
        atomic_fetch_dec_acqrel_u32_device "acq_rel.gpu." atomic_fetch_dec_acqrel_u32_block "acq_rel.cta." atomic_fetch_dec_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_dec_volatile_u32_device "gpu." atomic_fetch_dec_volatile_u32_block "cta." atomic_fetch_dec_volatile_u32_system "sys."
    }
    u64 reg64 "dec.u64 {0}, [{1}];" () {
        atomic_fetch_dec_relaxed_u64_device "relaxed.gpu." atomic_fetch_dec_relaxed_u64_block "relaxed.cta." atomic_fetch_dec_relaxed_u64_system "relaxed.sys."
        atomic_fetch_dec_acquire_u64_device "acquire.gpu." atomic_fetch_dec_acquire_u64_block "acquire.cta." atomic_fetch_dec_acquire_u64_system "acquire.sys."
        atomic_fetch_dec_release_u64_device "release.gpu." atomic_fetch_dec_release_u64_block "release.cta." atomic_fetch_dec_release_u64_system "release.sys."
        atomic_fetch_dec_acqrel_u64_device "acq_rel.gpu." atomic_fetch_dec_acqrel_u64_block "acq_rel.cta." atomic_fetch_dec_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_dec_volatile_u64_device "gpu." atomic_fetch_dec_volatile_u64_block "cta." atomic_fetch_dec_volatile_u64_system "sys."
    }
    i32 reg32 "dec.s32 {0}, [{1}];" () {
        atomic_fetch_dec_relaxed_i32_device "relaxed.gpu." atomic_fetch_dec_relaxed_i32_block "relaxed.cta." atomic_fetch_dec_relaxed_i32_system "relaxed.sys."
        atomic_fetch_dec_acquire_i32_device "acquire.gpu." atomic_fetch_dec_acquire_i32_block "acquire.cta." atomic_fetch_dec_acquire_i32_system "acquire.sys."
        atomic_fetch_dec_release_i32_device "release.gpu." atomic_fetch_dec_release_i32_block "release.cta." atomic_fetch_dec_release_i32_system "release.sys."
        atomic_fetch_dec_acqrel_i32_device "acq_rel.gpu." atomic_fetch_dec_acqrel_i32_block "acq_rel.cta." atomic_fetch_dec_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_dec_volatile_i32_device "gpu." atomic_fetch_dec_volatile_i32_block "cta." atomic_fetch_dec_volatile_i32_system "sys."
    }
    i64 reg64 "dec.s64 {0}, [{1}];" () {
        atomic_fetch_dec_relaxed_i64_device "relaxed.gpu." atomic_fetch_dec_relaxed_i64_block "relaxed.cta." atomic_fetch_dec_relaxed_i64_system "relaxed.sys."
        atomic_fetch_dec_acquire_i64_device "acquire.gpu." atomic_fetch_dec_acquire_i64_block "acquire.cta." atomic_fetch_dec_acquire_i64_system "acquire.sys."
        atomic_fetch_dec_release_i64_device "release.gpu." atomic_fetch_dec_release_i64_block "release.cta." atomic_fetch_dec_release_i64_system "release.sys."
        atomic_fetch_dec_acqrel_i64_device "acq_rel.gpu." atomic_fetch_dec_acqrel_i64_block "acq_rel.cta." atomic_fetch_dec_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_dec_volatile_i64_device "gpu." atomic_fetch_dec_volatile_i64_block "cta." atomic_fetch_dec_volatile_i64_system "sys."
    }
    u32 reg32 "and.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_and_relaxed_u32_device "relaxed.gpu." atomic_fetch_and_relaxed_u32_block "relaxed.cta." atomic_fetch_and_relaxed_u32_system "relaxed.sys."
        atomic_fetch_and_acquire_u32_device "acquire.gpu." atomic_fetch_and_acquire_u32_block "acquire.cta." atomic_fetch_and_acquire_u32_system "acquire.sys."
        atomic_fetch_and_release_u32_device "release.gpu." atomic_fetch_and_release_u32_block "release.cta." atomic_fetch_and_release_u32_system "release.sys."
        atomic_fetch_and_acqrel_u32_device "acq_rel.gpu." atomic_fetch_and_acqrel_u32_block "acq_rel.cta." atomic_fetch_and_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_and_volatile_u32_device "gpu." atomic_fetch_and_volatile_u32_block "cta." atomic_fetch_and_volatile_u32_system "sys."
    }
    u64 reg64 "and.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_and_relaxed_u64_device "relaxed.gpu." atomic_fetch_and_relaxed_u64_block "relaxed.cta." atomic_fetch_and_relaxed_u64_system "relaxed.sys."
        atomic_fetch_and_acquire_u64_device "acquire.gpu." atomic_fetch_and_acquire_u64_block "acquire.cta." atomic_fetch_and_acquire_u64_system "acquire.sys."
        atomic_fetch_and_release_u64_device "release.gpu." atomic_fetch_and_release_u64_block "release.cta." atomic_fetch_and_release_u64_system "release.sys."
        atomic_fetch_and_acqrel_u64_device "acq_rel.gpu." atomic_fetch_and_acqrel_u64_block "acq_rel.cta." atomic_fetch_and_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_and_volatile_u64_device "gpu." atomic_fetch_and_volatile_u64_block "cta." atomic_fetch_and_volatile_u64_system "sys."
    }
    i32 reg32 "and.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_and_relaxed_i32_device "relaxed.gpu." atomic_fetch_and_relaxed_i32_block "relaxed.cta." atomic_fetch_and_relaxed_i32_system "relaxed.sys."
        atomic_fetch_and_acquire_i32_device "acquire.gpu." atomic_fetch_and_acquire_i32_block "acquire.cta." atomic_fetch_and_acquire_i32_system "acquire.sys."
        atomic_fetch_and_release_i32_device "release.gpu." atomic_fetch_and_release_i32_block "release.cta." atomic_fetch_and_release_i32_system "release.sys."
        atomic_fetch_and_acqrel_i32_device "acq_rel.gpu." atomic_fetch_and_acqrel_i32_block "acq_rel.cta." atomic_fetch_and_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_and_volatile_i32_device "gpu." atomic_fetch_and_volatile_i32_block "cta." atomic_fetch_and_volatile_i32_system "sys."
    }
    i64 reg64 "and.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_and_relaxed_i64_device "relaxed.gpu." atomic_fetch_and_relaxed_i64_block "relaxed.cta." atomic_fetch_and_relaxed_i64_system "relaxed.sys."
        atomic_fetch_and_acquire_i64_device "acquire.gpu." atomic_fetch_and_acquire_i64_block "acquire.cta." atomic_fetch_and_acquire_i64_system "acquire.sys."
        atomic_fetch_and_release_i64_device "release.gpu." atomic_fetch_and_release_i64_block "release.cta." atomic_fetch_and_release_i64_system "release.sys."
        atomic_fetch_and_acqrel_i64_device "acq_rel.gpu." atomic_fetch_and_acqrel_i64_block "acq_rel.cta." atomic_fetch_and_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_and_volatile_i64_device "gpu." atomic_fetch_and_volatile_i64_block "cta." atomic_fetch_and_volatile_i64_system "sys."
    }
    f32 reg32 "and.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_and_relaxed_f32_device "relaxed.gpu." atomic_fetch_and_relaxed_f32_block "relaxed.cta." atomic_fetch_and_relaxed_f32_system "relaxed.sys."
        atomic_fetch_and_acquire_f32_device "acquire.gpu." atomic_fetch_and_acquire_f32_block "acquire.cta." atomic_fetch_and_acquire_f32_system "acquire.sys."
        atomic_fetch_and_release_f32_device "release.gpu." atomic_fetch_and_release_f32_block "release.cta." atomic_fetch_and_release_f32_system "release.sys."
        atomic_fetch_and_acqrel_f32_device "acq_rel.gpu." atomic_fetch_and_acqrel_f32_block "acq_rel.cta." atomic_fetch_and_acqrel_f32_system "acq_rel.sys."
        atomic_fetch_and_volatile_f32_device "gpu." atomic_fetch_and_volatile_f32_block "cta." atomic_fetch_and_volatile_f32_system "sys."
    }
    f64 reg64 "and.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_and_relaxed_f64_device "relaxed.gpu." atomic_fetch_and_relaxed_f64_block "relaxed.cta." atomic_fetch_and_relaxed_f64_system "relaxed.sys."
        atomic_fetch_and_acquire_f64_device "acquire.gpu." atomic_fetch_and_acquire_f64_block "acquire.cta." atomic_fetch_and_acquire_f64_system "acquire.sys."
        atomic_fetch_and_release_f64_device "release.gpu." atomic_fetch_and_release_f64_block "release.cta." atomic_fetch_and_release_f64_system "release.sys."
        atomic_fetch_and_acqrel_f64_device "acq_rel.gpu." atomic_fetch_and_acqrel_f64_block "acq_rel.cta." atomic_fetch_and_acqrel_f64_system "acq_rel.sys."
        atomic_fetch_and_volatile_f64_device "gpu." atomic_fetch_and_volatile_f64_block "cta." atomic_fetch_and_volatile_f64_system "sys."
    }
    u32 reg32 "or.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_or_relaxed_u32_device "relaxed.gpu." atomic_fetch_or_relaxed_u32_block "relaxed.cta." atomic_fetch_or_relaxed_u32_system "relaxed.sys."
        atomic_fetch_or_acquire_u32_device "acquire.gpu." atomic_fetch_or_acquire_u32_block "acquire.cta." atomic_fetch_or_acquire_u32_system "acquire.sys."
        atomic_fetch_or_release_u32_device "release.gpu." atomic_fetch_or_release_u32_block "release.cta." atomic_fetch_or_release_u32_system "release.sys."
        atomic_fetch_or_acqrel_u32_device "acq_rel.gpu." atomic_fetch_or_acqrel_u32_block "acq_rel.cta." atomic_fetch_or_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_or_volatile_u32_device "gpu." atomic_fetch_or_volatile_u32_block "cta." atomic_fetch_or_volatile_u32_system "sys."
    }
    u64 reg64 "or.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_or_relaxed_u64_device "relaxed.gpu." atomic_fetch_or_relaxed_u64_block "relaxed.cta." atomic_fetch_or_relaxed_u64_system "relaxed.sys."
        atomic_fetch_or_acquire_u64_device "acquire.gpu." atomic_fetch_or_acquire_u64_block "acquire.cta." atomic_fetch_or_acquire_u64_system "acquire.sys."
        atomic_fetch_or_release_u64_device "release.gpu." atomic_fetch_or_release_u64_block "release.cta." atomic_fetch_or_release_u64_system "release.sys."
        atomic_fetch_or_acqrel_u64_device "acq_rel.gpu." atomic_fetch_or_acqrel_u64_block "acq_rel.cta." atomic_fetch_or_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_or_volatile_u64_device "gpu." atomic_fetch_or_volatile_u64_block "cta." atomic_fetch_or_volatile_u64_system "sys."
    }
    i32 reg32 "or.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_or_relaxed_i32_device "relaxed.gpu." atomic_fetch_or_relaxed_i32_block "relaxed.cta." atomic_fetch_or_relaxed_i32_system "relaxed.sys."
        atomic_fetch_or_acquire_i32_device "acquire.gpu." atomic_fetch_or_acquire_i32_block "acquire.cta." atomic_fetch_or_acquire_i32_system "acquire.sys."
        atomic_fetch_or_release_i32_device "release.gpu." atomic_fetch_or_release_i32_block "release.cta." atomic_fetch_or_release_i32_system "release.sys."
        atomic_fetch_or_acqrel_i32_device "acq_rel.gpu." atomic_fetch_or_acqrel_i32_block "acq_rel.cta." atomic_fetch_or_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_or_volatile_i32_device "gpu." atomic_fetch_or_volatile_i32_block "cta." atomic_fetch_or_volatile_i32_system "sys."
    }
    i64 reg64 "or.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_or_relaxed_i64_device "relaxed.gpu." atomic_fetch_or_relaxed_i64_block "relaxed.cta." atomic_fetch_or_relaxed_i64_system "relaxed.sys."
        atomic_fetch_or_acquire_i64_device "acquire.gpu." atomic_fetch_or_acquire_i64_block "acquire.cta." atomic_fetch_or_acquire_i64_system "acquire.sys."
        atomic_fetch_or_release_i64_device "release.gpu." atomic_fetch_or_release_i64_block "release.cta." atomic_fetch_or_release_i64_system "release.sys."
        atomic_fetch_or_acqrel_i64_device "acq_rel.gpu." atomic_fetch_or_acqrel_i64_block "acq_rel.cta." atomic_fetch_or_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_or_volatile_i64_device "gpu." atomic_fetch_or_volatile_i64_block "cta." atomic_fetch_or_volatile_i64_system "sys."
    }
    f32 reg32 "or.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_or_relaxed_f32_device "relaxed.gpu." atomic_fetch_or_relaxed_f32_block "relaxed.cta." atomic_fetch_or_relaxed_f32_system "relaxed.sys."
        atomic_fetch_or_acquire_f32_device "acquire.gpu." atomic_fetch_or_acquire_f32_block "acquire.cta." atomic_fetch_or_acquire_f32_system "acquire.sys."
        atomic_fetch_or_release_f32_device "release.gpu." atomic_fetch_or_release_f32_block "release.cta." atomic_fetch_or_release_f32_system "release.sys."
        atomic_fetch_or_acqrel_f32_device "acq_rel.gpu." atomic_fetch_or_acqrel_f32_block "acq_rel.cta." atomic_fetch_or_acqrel_f32_system "acq_rel.sys."
        atomic_fetch_or_volatile_f32_device "gpu." atomic_fetch_or_volatile_f32_block "cta." atomic_fetch_or_volatile_f32_system "sys."
    }
    f64 reg64 "or.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_or_relaxed_f64_device "relaxed.gpu." atomic_fetch_or_relaxed_f64_block "relaxed.cta." atomic_fetch_or_relaxed_f64_system "relaxed.sys."
        atomic_fetch_or_acquire_f64_device "acquire.gpu." atomic_fetch_or_acquire_f64_block "acquire.cta." atomic_fetch_or_acquire_f64_system "acquire.sys."
        atomic_fetch_or_release_f64_device "release.gpu." atomic_fetch_or_release_f64_block "release.cta." atomic_fetch_or_release_f64_system "release.sys."
        atomic_fetch_or_acqrel_f64_device "acq_rel.gpu." atomic_fetch_or_acqrel_f64_block "acq_rel.cta." atomic_fetch_or_acqrel_f64_system "acq_rel.sys."
        atomic_fetch_or_volatile_f64_device "gpu." atomic_fetch_or_volatile_f64_block "cta." atomic_fetch_or_volatile_f64_system "sys."
    }
    u32 reg32 "xor.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_xor_relaxed_u32_device "relaxed.gpu." atomic_fetch_xor_relaxed_u32_block "relaxed.cta." atomic_fetch_xor_relaxed_u32_system "relaxed.sys."
        atomic_fetch_xor_acquire_u32_device "acquire.gpu." atomic_fetch_xor_acquire_u32_block "acquire.cta." atomic_fetch_xor_acquire_u32_system "acquire.sys."
        atomic_fetch_xor_release_u32_device "release.gpu." atomic_fetch_xor_release_u32_block "release.cta." atomic_fetch_xor_release_u32_system "release.sys."
        atomic_fetch_xor_acqrel_u32_device "acq_rel.gpu." atomic_fetch_xor_acqrel_u32_block "acq_rel.cta." atomic_fetch_xor_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_xor_volatile_u32_device "gpu." atomic_fetch_xor_volatile_u32_block "cta." atomic_fetch_xor_volatile_u32_system "sys."
    }
    u64 reg64 "xor.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_xor_relaxed_u64_device "relaxed.gpu." atomic_fetch_xor_relaxed_u64_block "relaxed.cta." atomic_fetch_xor_relaxed_u64_system "relaxed.sys."
        atomic_fetch_xor_acquire_u64_device "acquire.gpu." atomic_fetch_xor_acquire_u64_block "acquire.cta." atomic_fetch_xor_acquire_u64_system "acquire.sys."
        atomic_fetch_xor_release_u64_device "release.gpu." atomic_fetch_xor_release_u64_block "release.cta." atomic_fetch_xor_release_u64_system "release.sys."
        atomic_fetch_xor_acqrel_u64_device "acq_rel.gpu." atomic_fetch_xor_acqrel_u64_block "acq_rel.cta." atomic_fetch_xor_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_xor_volatile_u64_device "gpu." atomic_fetch_xor_volatile_u64_block "cta." atomic_fetch_xor_volatile_u64_system "sys."
    }
    i32 reg32 "xor.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_xor_relaxed_i32_device "relaxed.gpu." atomic_fetch_xor_relaxed_i32_block "relaxed.cta." atomic_fetch_xor_relaxed_i32_system "relaxed.sys."
        atomic_fetch_xor_acquire_i32_device "acquire.gpu." atomic_fetch_xor_acquire_i32_block "acquire.cta." atomic_fetch_xor_acquire_i32_system "acquire.sys."
        atomic_fetch_xor_release_i32_device "release.gpu." atomic_fetch_xor_release_i32_block "release.cta." atomic_fetch_xor_release_i32_system "release.sys."
        atomic_fetch_xor_acqrel_i32_device "acq_rel.gpu." atomic_fetch_xor_acqrel_i32_block "acq_rel.cta." atomic_fetch_xor_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_xor_volatile_i32_device "gpu." atomic_fetch_xor_volatile_i32_block "cta." atomic_fetch_xor_volatile_i32_system "sys."
    }
    i64 reg64 "xor.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_xor_relaxed_i64_device "relaxed.gpu." atomic_fetch_xor_relaxed_i64_block "relaxed.cta." atomic_fetch_xor_relaxed_i64_system "relaxed.sys."
        atomic_fetch_xor_acquire_i64_device "acquire.gpu." atomic_fetch_xor_acquire_i64_block "acquire.cta." atomic_fetch_xor_acquire_i64_system "acquire.sys."
        atomic_fetch_xor_release_i64_device "release.gpu." atomic_fetch_xor_release_i64_block "release.cta." atomic_fetch_xor_release_i64_system "release.sys."
        atomic_fetch_xor_acqrel_i64_device "acq_rel.gpu." atomic_fetch_xor_acqrel_i64_block "acq_rel.cta." atomic_fetch_xor_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_xor_volatile_i64_device "gpu." atomic_fetch_xor_volatile_i64_block "cta." atomic_fetch_xor_volatile_i64_system "sys."
    }
    f32 reg32 "xor.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_xor_relaxed_f32_device "relaxed.gpu." atomic_fetch_xor_relaxed_f32_block "relaxed.cta." atomic_fetch_xor_relaxed_f32_system "relaxed.sys."
        atomic_fetch_xor_acquire_f32_device "acquire.gpu." atomic_fetch_xor_acquire_f32_block "acquire.cta." atomic_fetch_xor_acquire_f32_system "acquire.sys."
        atomic_fetch_xor_release_f32_device "release.gpu." atomic_fetch_xor_release_f32_block "release.cta." atomic_fetch_xor_release_f32_system "release.sys."
        atomic_fetch_xor_acqrel_f32_device "acq_rel.gpu." atomic_fetch_xor_acqrel_f32_block "acq_rel.cta." atomic_fetch_xor_acqrel_f32_system "acq_rel.sys."
        atomic_fetch_xor_volatile_f32_device "gpu." atomic_fetch_xor_volatile_f32_block "cta." atomic_fetch_xor_volatile_f32_system "sys."
    }
    f64 reg64 "xor.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_xor_relaxed_f64_device "relaxed.gpu." atomic_fetch_xor_relaxed_f64_block "relaxed.cta." atomic_fetch_xor_relaxed_f64_system "relaxed.sys."
        atomic_fetch_xor_acquire_f64_device "acquire.gpu." atomic_fetch_xor_acquire_f64_block "acquire.cta." atomic_fetch_xor_acquire_f64_system "acquire.sys."
        atomic_fetch_xor_release_f64_device "release.gpu." atomic_fetch_xor_release_f64_block "release.cta." atomic_fetch_xor_release_f64_system "release.sys."
        atomic_fetch_xor_acqrel_f64_device "acq_rel.gpu." atomic_fetch_xor_acqrel_f64_block "acq_rel.cta." atomic_fetch_xor_acqrel_f64_system "acq_rel.sys."
        atomic_fetch_xor_volatile_f64_device "gpu." atomic_fetch_xor_volatile_f64_block "cta." atomic_fetch_xor_volatile_f64_system "sys."
    }
    u32 reg32 "exch.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_exch_relaxed_u32_device "relaxed.gpu." atomic_fetch_exch_relaxed_u32_block "relaxed.cta." atomic_fetch_exch_relaxed_u32_system "relaxed.sys."
        atomic_fetch_exch_acquire_u32_device "acquire.gpu." atomic_fetch_exch_acquire_u32_block "acquire.cta." atomic_fetch_exch_acquire_u32_system "acquire.sys."
        atomic_fetch_exch_release_u32_device "release.gpu." atomic_fetch_exch_release_u32_block "release.cta." atomic_fetch_exch_release_u32_system "release.sys."
        atomic_fetch_exch_acqrel_u32_device "acq_rel.gpu." atomic_fetch_exch_acqrel_u32_block "acq_rel.cta." atomic_fetch_exch_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_exch_volatile_u32_device "gpu." atomic_fetch_exch_volatile_u32_block "cta." atomic_fetch_exch_volatile_u32_system "sys."
    }
    u64 reg64 "exch.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_exch_relaxed_u64_device "relaxed.gpu." atomic_fetch_exch_relaxed_u64_block "relaxed.cta." atomic_fetch_exch_relaxed_u64_system "relaxed.sys."
        atomic_fetch_exch_acquire_u64_device "acquire.gpu." atomic_fetch_exch_acquire_u64_block "acquire.cta." atomic_fetch_exch_acquire_u64_system "acquire.sys."
        atomic_fetch_exch_release_u64_device "release.gpu." atomic_fetch_exch_release_u64_block "release.cta." atomic_fetch_exch_release_u64_system "release.sys."
        atomic_fetch_exch_acqrel_u64_device "acq_rel.gpu." atomic_fetch_exch_acqrel_u64_block "acq_rel.cta." atomic_fetch_exch_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_exch_volatile_u64_device "gpu." atomic_fetch_exch_volatile_u64_block "cta." atomic_fetch_exch_volatile_u64_system "sys."
    }
    i32 reg32 "exch.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_exch_relaxed_i32_device "relaxed.gpu." atomic_fetch_exch_relaxed_i32_block "relaxed.cta." atomic_fetch_exch_relaxed_i32_system "relaxed.sys."
        atomic_fetch_exch_acquire_i32_device "acquire.gpu." atomic_fetch_exch_acquire_i32_block "acquire.cta." atomic_fetch_exch_acquire_i32_system "acquire.sys."
        atomic_fetch_exch_release_i32_device "release.gpu." atomic_fetch_exch_release_i32_block "release.cta." atomic_fetch_exch_release_i32_system "release.sys."
        atomic_fetch_exch_acqrel_i32_device "acq_rel.gpu." atomic_fetch_exch_acqrel_i32_block "acq_rel.cta." atomic_fetch_exch_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_exch_volatile_i32_device "gpu." atomic_fetch_exch_volatile_i32_block "cta." atomic_fetch_exch_volatile_i32_system "sys."
    }
    i64 reg64 "exch.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_exch_relaxed_i64_device "relaxed.gpu." atomic_fetch_exch_relaxed_i64_block "relaxed.cta." atomic_fetch_exch_relaxed_i64_system "relaxed.sys."
        atomic_fetch_exch_acquire_i64_device "acquire.gpu." atomic_fetch_exch_acquire_i64_block "acquire.cta." atomic_fetch_exch_acquire_i64_system "acquire.sys."
        atomic_fetch_exch_release_i64_device "release.gpu." atomic_fetch_exch_release_i64_block "release.cta." atomic_fetch_exch_release_i64_system "release.sys."
        atomic_fetch_exch_acqrel_i64_device "acq_rel.gpu." atomic_fetch_exch_acqrel_i64_block "acq_rel.cta." atomic_fetch_exch_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_exch_volatile_i64_device "gpu." atomic_fetch_exch_volatile_i64_block "cta." atomic_fetch_exch_volatile_i64_system "sys."
    }
    f32 reg32 "exch.b32 {0}, [{1}], {2};" (val) {
        atomic_fetch_exch_relaxed_f32_device "relaxed.gpu." atomic_fetch_exch_relaxed_f32_block "relaxed.cta." atomic_fetch_exch_relaxed_f32_system "relaxed.sys."
        atomic_fetch_exch_acquire_f32_device "acquire.gpu." atomic_fetch_exch_acquire_f32_block "acquire.cta." atomic_fetch_exch_acquire_f32_system "acquire.sys."
        atomic_fetch_exch_release_f32_device "release.gpu." atomic_fetch_exch_release_f32_block "release.cta." atomic_fetch_exch_release_f32_system "release.sys."
        atomic_fetch_exch_acqrel_f32_device "acq_rel.gpu." atomic_fetch_exch_acqrel_f32_block "acq_rel.cta." atomic_fetch_exch_acqrel_f32_system "acq_rel.sys."
        atomic_fetch_exch_volatile_f32_device "gpu." atomic_fetch_exch_volatile_f32_block "cta." atomic_fetch_exch_volatile_f32_system "sys."
    }
    f64 reg64 "exch.b64 {0}, [{1}], {2};" (val) {
        atomic_fetch_exch_relaxed_f64_device "relaxed.gpu." atomic_fetch_exch_relaxed_f64_block "relaxed.cta." atomic_fetch_exch_relaxed_f64_system "relaxed.sys."
        atomic_fetch_exch_acquire_f64_device "acquire.gpu." atomic_fetch_exch_acquire_f64_block "acquire.cta." atomic_fetch_exch_acquire_f64_system "acquire.sys."
        atomic_fetch_exch_release_f64_device "release.gpu." atomic_fetch_exch_release_f64_block "release.cta." atomic_fetch_exch_release_f64_system "release.sys."
        atomic_fetch_exch_acqrel_f64_device "acq_rel.gpu." atomic_fetch_exch_acqrel_f64_block "acq_rel.cta." atomic_fetch_exch_acqrel_f64_system "acq_rel.sys."
        atomic_fetch_exch_volatile_f64_device "gpu." atomic_fetch_exch_volatile_f64_block "cta." atomic_fetch_exch_volatile_f64_system "sys."
    }
    u32 reg32 "add.u32 {0}, [{1}], {2};" (val) {
        atomic_fetch_add_relaxed_u32_device "relaxed.gpu." atomic_fetch_add_relaxed_u32_block "relaxed.cta." atomic_fetch_add_relaxed_u32_system "relaxed.sys."
        atomic_fetch_add_acquire_u32_device "acquire.gpu." atomic_fetch_add_acquire_u32_block "acquire.cta." atomic_fetch_add_acquire_u32_system "acquire.sys."
        atomic_fetch_add_release_u32_device "release.gpu." atomic_fetch_add_release_u32_block "release.cta." atomic_fetch_add_release_u32_system "release.sys."
        atomic_fetch_add_acqrel_u32_device "acq_rel.gpu." atomic_fetch_add_acqrel_u32_block "acq_rel.cta." atomic_fetch_add_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_add_volatile_u32_device "gpu." atomic_fetch_add_volatile_u32_block "cta." atomic_fetch_add_volatile_u32_system "sys."
    }
    u64 reg64 "add.u64 {0}, [{1}], {2};" (val) {
        atomic_fetch_add_relaxed_u64_device "relaxed.gpu." atomic_fetch_add_relaxed_u64_block "relaxed.cta." atomic_fetch_add_relaxed_u64_system "relaxed.sys."
        atomic_fetch_add_acquire_u64_device "acquire.gpu." atomic_fetch_add_acquire_u64_block "acquire.cta." atomic_fetch_add_acquire_u64_system "acquire.sys."
        atomic_fetch_add_release_u64_device "release.gpu." atomic_fetch_add_release_u64_block "release.cta." atomic_fetch_add_release_u64_system "release.sys."
        atomic_fetch_add_acqrel_u64_device "acq_rel.gpu." atomic_fetch_add_acqrel_u64_block "acq_rel.cta." atomic_fetch_add_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_add_volatile_u64_device "gpu." atomic_fetch_add_volatile_u64_block "cta." atomic_fetch_add_volatile_u64_system "sys."
    }
    i32 reg32 "add.s32 {0}, [{1}], {2};" (val) {
        atomic_fetch_add_relaxed_i32_device "relaxed.gpu." atomic_fetch_add_relaxed_i32_block "relaxed.cta." atomic_fetch_add_relaxed_i32_system "relaxed.sys."
        atomic_fetch_add_acquire_i32_device "acquire.gpu." atomic_fetch_add_acquire_i32_block "acquire.cta." atomic_fetch_add_acquire_i32_system "acquire.sys."
        atomic_fetch_add_release_i32_device "release.gpu." atomic_fetch_add_release_i32_block "release.cta." atomic_fetch_add_release_i32_system "release.sys."
        atomic_fetch_add_acqrel_i32_device "acq_rel.gpu." atomic_fetch_add_acqrel_i32_block "acq_rel.cta." atomic_fetch_add_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_add_volatile_i32_device "gpu." atomic_fetch_add_volatile_i32_block "cta." atomic_fetch_add_volatile_i32_system "sys."
    }
    i64 reg64 "add.u64 {0}, [{1}], {2};" (val) {
        atomic_fetch_add_relaxed_i64_device "relaxed.gpu." atomic_fetch_add_relaxed_i64_block "relaxed.cta." atomic_fetch_add_relaxed_i64_system "relaxed.sys."
        atomic_fetch_add_acquire_i64_device "acquire.gpu." atomic_fetch_add_acquire_i64_block "acquire.cta." atomic_fetch_add_acquire_i64_system "acquire.sys."
        atomic_fetch_add_release_i64_device "release.gpu." atomic_fetch_add_release_i64_block "release.cta." atomic_fetch_add_release_i64_system "release.sys."
        atomic_fetch_add_acqrel_i64_device "acq_rel.gpu." atomic_fetch_add_acqrel_i64_block "acq_rel.cta." atomic_fetch_add_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_add_volatile_i64_device "gpu." atomic_fetch_add_volatile_i64_block "cta." atomic_fetch_add_volatile_i64_system "sys."
    }
    f32 reg32 "add.f32 {0}, [{1}], {2};" (val) {
        atomic_fetch_add_relaxed_f32_device "relaxed.gpu." atomic_fetch_add_relaxed_f32_block "relaxed.cta." atomic_fetch_add_relaxed_f32_system "relaxed.sys."
        atomic_fetch_add_acquire_f32_device "acquire.gpu." atomic_fetch_add_acquire_f32_block "acquire.cta." atomic_fetch_add_acquire_f32_system "acquire.sys."
        atomic_fetch_add_release_f32_device "release.gpu." atomic_fetch_add_release_f32_block "release.cta." atomic_fetch_add_release_f32_system "release.sys."
        atomic_fetch_add_acqrel_f32_device "acq_rel.gpu." atomic_fetch_add_acqrel_f32_block "acq_rel.cta." atomic_fetch_add_acqrel_f32_system "acq_rel.sys."
        atomic_fetch_add_volatile_f32_device "gpu." atomic_fetch_add_volatile_f32_block "cta." atomic_fetch_add_volatile_f32_system "sys."
    }
    f64 reg64 "add.f64 {0}, [{1}], {2};" (val) {
        atomic_fetch_add_relaxed_f64_device "relaxed.gpu." atomic_fetch_add_relaxed_f64_block "relaxed.cta." atomic_fetch_add_relaxed_f64_system "relaxed.sys."
        atomic_fetch_add_acquire_f64_device "acquire.gpu." atomic_fetch_add_acquire_f64_block "acquire.cta." atomic_fetch_add_acquire_f64_system "acquire.sys."
        atomic_fetch_add_release_f64_device "release.gpu." atomic_fetch_add_release_f64_block "release.cta." atomic_fetch_add_release_f64_system "release.sys."
        atomic_fetch_add_acqrel_f64_device "acq_rel.gpu." atomic_fetch_add_acqrel_f64_block "acq_rel.cta." atomic_fetch_add_acqrel_f64_system "acq_rel.sys."
        atomic_fetch_add_volatile_f64_device "gpu." atomic_fetch_add_volatile_f64_block "cta." atomic_fetch_add_volatile_f64_system "sys."
    }
    u32 reg32 "min.u32 {0}, [{1}], {2};" (val) {
        atomic_fetch_min_relaxed_u32_device "relaxed.gpu." atomic_fetch_min_relaxed_u32_block "relaxed.cta." atomic_fetch_min_relaxed_u32_system "relaxed.sys."
        atomic_fetch_min_acquire_u32_device "acquire.gpu." atomic_fetch_min_acquire_u32_block "acquire.cta." atomic_fetch_min_acquire_u32_system "acquire.sys."
        atomic_fetch_min_release_u32_device "release.gpu." atomic_fetch_min_release_u32_block "release.cta." atomic_fetch_min_release_u32_system "release.sys."
        atomic_fetch_min_acqrel_u32_device "acq_rel.gpu." atomic_fetch_min_acqrel_u32_block "acq_rel.cta." atomic_fetch_min_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_min_volatile_u32_device "gpu." atomic_fetch_min_volatile_u32_block "cta." atomic_fetch_min_volatile_u32_system "sys."
    }
    u64 reg64 "min.u64 {0}, [{1}], {2};" (val) {
        atomic_fetch_min_relaxed_u64_device "relaxed.gpu." atomic_fetch_min_relaxed_u64_block "relaxed.cta." atomic_fetch_min_relaxed_u64_system "relaxed.sys."
        atomic_fetch_min_acquire_u64_device "acquire.gpu." atomic_fetch_min_acquire_u64_block "acquire.cta." atomic_fetch_min_acquire_u64_system "acquire.sys."
        atomic_fetch_min_release_u64_device "release.gpu." atomic_fetch_min_release_u64_block "release.cta." atomic_fetch_min_release_u64_system "release.sys."
        atomic_fetch_min_acqrel_u64_device "acq_rel.gpu." atomic_fetch_min_acqrel_u64_block "acq_rel.cta." atomic_fetch_min_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_min_volatile_u64_device "gpu." atomic_fetch_min_volatile_u64_block "cta." atomic_fetch_min_volatile_u64_system "sys."
    }
    i32 reg32 "min.s32 {0}, [{1}], {2};" (val) {
        atomic_fetch_min_relaxed_i32_device "relaxed.gpu." atomic_fetch_min_relaxed_i32_block "relaxed.cta." atomic_fetch_min_relaxed_i32_system "relaxed.sys."
        atomic_fetch_min_acquire_i32_device "acquire.gpu." atomic_fetch_min_acquire_i32_block "acquire.cta." atomic_fetch_min_acquire_i32_system "acquire.sys."
        atomic_fetch_min_release_i32_device "release.gpu." atomic_fetch_min_release_i32_block "release.cta." atomic_fetch_min_release_i32_system "release.sys."
        atomic_fetch_min_acqrel_i32_device "acq_rel.gpu." atomic_fetch_min_acqrel_i32_block "acq_rel.cta." atomic_fetch_min_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_min_volatile_i32_device "gpu." atomic_fetch_min_volatile_i32_block "cta." atomic_fetch_min_volatile_i32_system "sys."
    }
    i64 reg64 "min.s64 {0}, [{1}], {2};" (val) {
        atomic_fetch_min_relaxed_i64_device "relaxed.gpu." atomic_fetch_min_relaxed_i64_block "relaxed.cta." atomic_fetch_min_relaxed_i64_system "relaxed.sys."
        atomic_fetch_min_acquire_i64_device "acquire.gpu." atomic_fetch_min_acquire_i64_block "acquire.cta." atomic_fetch_min_acquire_i64_system "acquire.sys."
        atomic_fetch_min_release_i64_device "release.gpu." atomic_fetch_min_release_i64_block "release.cta." atomic_fetch_min_release_i64_system "release.sys."
        atomic_fetch_min_acqrel_i64_device "acq_rel.gpu." atomic_fetch_min_acqrel_i64_block "acq_rel.cta." atomic_fetch_min_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_min_volatile_i64_device "gpu." atomic_fetch_min_volatile_i64_block "cta." atomic_fetch_min_volatile_i64_system "sys."
    }
    u32 reg32 "max.u32 {0}, [{1}], {2};" (val) {
        atomic_fetch_max_relaxed_u32_device "relaxed.gpu." atomic_fetch_max_relaxed_u32_block "relaxed.cta." atomic_fetch_max_relaxed_u32_system "relaxed.sys."
        atomic_fetch_max_acquire_u32_device "acquire.gpu." atomic_fetch_max_acquire_u32_block "acquire.cta." atomic_fetch_max_acquire_u32_system "acquire.sys."
        atomic_fetch_max_release_u32_device "release.gpu." atomic_fetch_max_release_u32_block "release.cta." atomic_fetch_max_release_u32_system "release.sys."
        atomic_fetch_max_acqrel_u32_device "acq_rel.gpu." atomic_fetch_max_acqrel_u32_block "acq_rel.cta." atomic_fetch_max_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_max_volatile_u32_device "gpu." atomic_fetch_max_volatile_u32_block "cta." atomic_fetch_max_volatile_u32_system "sys."
    }
    u64 reg64 "max.u64 {0}, [{1}], {2};" (val) {
        atomic_fetch_max_relaxed_u64_device "relaxed.gpu." atomic_fetch_max_relaxed_u64_block "relaxed.cta." atomic_fetch_max_relaxed_u64_system "relaxed.sys."
        atomic_fetch_max_acquire_u64_device "acquire.gpu." atomic_fetch_max_acquire_u64_block "acquire.cta." atomic_fetch_max_acquire_u64_system "acquire.sys."
        atomic_fetch_max_release_u64_device "release.gpu." atomic_fetch_max_release_u64_block "release.cta." atomic_fetch_max_release_u64_system "release.sys."
        atomic_fetch_max_acqrel_u64_device "acq_rel.gpu." atomic_fetch_max_acqrel_u64_block "acq_rel.cta." atomic_fetch_max_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_max_volatile_u64_device "gpu." atomic_fetch_max_volatile_u64_block "cta." atomic_fetch_max_volatile_u64_system "sys."
    }
    i32 reg32 "max.s32 {0}, [{1}], {2};" (val) {
        atomic_fetch_max_relaxed_i32_device "relaxed.gpu." atomic_fetch_max_relaxed_i32_block "relaxed.cta." atomic_fetch_max_relaxed_i32_system "relaxed.sys."
        atomic_fetch_max_acquire_i32_device "acquire.gpu." atomic_fetch_max_acquire_i32_block "acquire.cta." atomic_fetch_max_acquire_i32_system "acquire.sys."
        atomic_fetch_max_release_i32_device "release.gpu." atomic_fetch_max_release_i32_block "release.cta." atomic_fetch_max_release_i32_system "release.sys."
        atomic_fetch_max_acqrel_i32_device "acq_rel.gpu." atomic_fetch_max_acqrel_i32_block "acq_rel.cta." atomic_fetch_max_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_max_volatile_i32_device "gpu." atomic_fetch_max_volatile_i32_block "cta." atomic_fetch_max_volatile_i32_system "sys."
    }
    i64 reg64 "max.s64 {0}, [{1}], {2};" (val) {
        atomic_fetch_max_relaxed_i64_device "relaxed.gpu." atomic_fetch_max_relaxed_i64_block "relaxed.cta." atomic_fetch_max_relaxed_i64_system "relaxed.sys."
        atomic_fetch_max_acquire_i64_device "acquire.gpu." atomic_fetch_max_acquire_i64_block "acquire.cta." atomic_fetch_max_acquire_i64_system "acquire.sys."
        atomic_fetch_max_release_i64_device "release.gpu." atomic_fetch_max_release_i64_block "release.cta." atomic_fetch_max_release_i64_system "release.sys."
        atomic_fetch_max_acqrel_i64_device "acq_rel.gpu." atomic_fetch_max_acqrel_i64_block "acq_rel.cta." atomic_fetch_max_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_max_volatile_i64_device "gpu." atomic_fetch_max_volatile_i64_block "cta." atomic_fetch_max_volatile_i64_system "sys."
    }
    u32 reg32 "cas.b32 {0}, [{1}], {2}, {3};" (first_val second_val) {
        atomic_fetch_cas_relaxed_u32_device "relaxed.gpu." atomic_fetch_cas_relaxed_u32_block "relaxed.cta." atomic_fetch_cas_relaxed_u32_system "relaxed.sys."
        atomic_fetch_cas_acquire_u32_device "acquire.gpu." atomic_fetch_cas_acquire_u32_block "acquire.cta." atomic_fetch_cas_acquire_u32_system "acquire.sys."
        atomic_fetch_cas_release_u32_device "release.gpu." atomic_fetch_cas_release_u32_block "release.cta." atomic_fetch_cas_release_u32_system "release.sys."
        atomic_fetch_cas_acqrel_u32_device "acq_rel.gpu." atomic_fetch_cas_acqrel_u32_block "acq_rel.cta." atomic_fetch_cas_acqrel_u32_system "acq_rel.sys."
        atomic_fetch_cas_volatile_u32_device "gpu." atomic_fetch_cas_volatile_u32_block "cta." atomic_fetch_cas_volatile_u32_system "sys."
    }
    u64 reg64 "cas.b64 {0}, [{1}], {2}, {3};" (first_val second_val) {
        atomic_fetch_cas_relaxed_u64_device "relaxed.gpu." atomic_fetch_cas_relaxed_u64_block "relaxed.cta." atomic_fetch_cas_relaxed_u64_system "relaxed.sys."
        atomic_fetch_cas_acquire_u64_device "acquire.gpu." atomic_fetch_cas_acquire_u64_block "acquire.cta." atomic_fetch_cas_acquire_u64_system "acquire.sys."
        atomic_fetch_cas_release_u64_device "release.gpu." atomic_fetch_cas_release_u64_block "release.cta." atomic_fetch_cas_release_u64_system "release.sys."
        atomic_fetch_cas_acqrel_u64_device "acq_rel.gpu." atomic_fetch_cas_acqrel_u64_block "acq_rel.cta." atomic_fetch_cas_acqrel_u64_system "acq_rel.sys."
        atomic_fetch_cas_volatile_u64_device "gpu." atomic_fetch_cas_volatile_u64_block "cta." atomic_fetch_cas_volatile_u64_system "sys."
    }
    i32 reg32 "cas.b32 {0}, [{1}], {2}, {3};" (first_val second_val) {
        atomic_fetch_cas_relaxed_i32_device "relaxed.gpu." atomic_fetch_cas_relaxed_i32_block "relaxed.cta." atomic_fetch_cas_relaxed_i32_system "relaxed.sys."
        atomic_fetch_cas_acquire_i32_device "acquire.gpu." atomic_fetch_cas_acquire_i32_block "acquire.cta." atomic_fetch_cas_acquire_i32_system "acquire.sys."
        atomic_fetch_cas_release_i32_device "release.gpu." atomic_fetch_cas_release_i32_block "release.cta." atomic_fetch_cas_release_i32_system "release.sys."
        atomic_fetch_cas_acqrel_i32_device "acq_rel.gpu." atomic_fetch_cas_acqrel_i32_block "acq_rel.cta." atomic_fetch_cas_acqrel_i32_system "acq_rel.sys."
        atomic_fetch_cas_volatile_i32_device "gpu." atomic_fetch_cas_volatile_i32_block "cta." atomic_fetch_cas_volatile_i32_system "sys."
    }
    i64 reg64 "cas.b64 {0}, [{1}], {2}, {3};" (first_val second_val) {
        atomic_fetch_cas_relaxed_i64_device "relaxed.gpu." atomic_fetch_cas_relaxed_i64_block "relaxed.cta." atomic_fetch_cas_relaxed_i64_system "relaxed.sys."
        atomic_fetch_cas_acquire_i64_device "acquire.gpu." atomic_fetch_cas_acquire_i64_block "acquire.cta." atomic_fetch_cas_acquire_i64_system "acquire.sys."
        atomic_fetch_cas_release_i64_device "release.gpu." atomic_fetch_cas_release_i64_block "release.cta." atomic_fetch_cas_release_i64_system "release.sys."
        atomic_fetch_cas_acqrel_i64_device "acq_rel.gpu." atomic_fetch_cas_acqrel_i64_block "acq_rel.cta." atomic_fetch_cas_acqrel_i64_system "acq_rel.sys."
        atomic_fetch_cas_volatile_i64_device "gpu." atomic_fetch_cas_volatile_i64_block "cta." atomic_fetch_cas_volatile_i64_system "sys."
    }
    f32 reg32 "cas.b32 {0}, [{1}], {2}, {3};" (first_val second_val) {
        atomic_fetch_cas_relaxed_f32_device "relaxed.gpu." atomic_fetch_cas_relaxed_f32_block "relaxed.cta." atomic_fetch_cas_relaxed_f32_system "relaxed.sys."
        atomic_fetch_cas_acquire_f32_device "acquire.gpu." atomic_fetch_cas_acquire_f32_block "acquire.cta." atomic_fetch_cas_acquire_f32_system "acquire.sys."
        atomic_fetch_cas_release_f32_device "release.gpu." atomic_fetch_cas_release_f32_block "release.cta." atomic_fetch_cas_release_f32_system "release.sys."
        atomic_fetch_cas_acqrel_f32_device "acq_rel.gpu." atomic_fetch_cas_acqrel_f32_block "acq_rel.cta." atomic_fetch_cas_acqrel_f32_system "acq_rel.sys."
        atomic_fetch_cas_volatile_f32_device "gpu." atomic_fetch_cas_volatile_f32_block "cta." atomic_fetch_cas_volatile_f32_system "sys."
    }
    f64 reg64 "cas.b64 {0}, [{1}], {2}, {3};" (first_val second_val) {
        atomic_fetch_cas_relaxed_f64_device "relaxed.gpu." atomic_fetch_cas_relaxed_f64_block "relaxed.cta." atomic_fetch_cas_relaxed_f64_system "relaxed.sys."
        atomic_fetch_cas_acquire_f64_device "acquire.gpu." atomic_fetch_cas_acquire_f64_block "acquire.cta." atomic_fetch_cas_acquire_f64_system "acquire.sys."
        atomic_fetch_cas_release_f64_device "release.gpu." atomic_fetch_cas_release_f64_block "release.cta." atomic_fetch_cas_release_f64_system "release.sys."
        atomic_fetch_cas_acqrel_f64_device "acq_rel.gpu." atomic_fetch_cas_acqrel_f64_block "acq_rel.cta." atomic_fetch_cas_acqrel_f64_system "acq_rel.sys."
        atomic_fetch_cas_volatile_f64_device "gpu." atomic_fetch_cas_volatile_f64_block "cta." atomic_fetch_cas_volatile_f64_system "sys."
    }
}

differences! {
    u32 u32::wrapping_neg {
        atomic_fetch_sub_relaxed_u32_device atomic_fetch_add_relaxed_u32_device atomic_fetch_sub_relaxed_u32_block atomic_fetch_add_relaxed_u32_block atomic_fetch_sub_relaxed_u32_system atomic_fetch_add_relaxed_u32_system
        atomic_fetch_sub_acquire_u32_device atomic_fetch_add_acquire_u32_device atomic_fetch_sub_acquire_u32_block atomic_fetch_add_acquire_u32_block atomic_fetch_sub_acquire_u32_system atomic_fetch_add_acquire_u32_system
        atomic_fetch_sub_release_u32_device atomic_fetch_add_release_u32_device atomic_fetch_sub_release_u32_block atomic_fetch_add_release_u32_block atomic_fetch_sub_release_u32_system atomic_fetch_add_release_u32_system
        atomic_fetch_sub_acqrel_u32_device atomic_fetch_add_acqrel_u32_device atomic_fetch_sub_acqrel_u32_block atomic_fetch_add_acqrel_u32_block atomic_fetch_sub_acqrel_u32_system atomic_fetch_add_acqrel_u32_system
        atomic_fetch_sub_volatile_u32_device atomic_fetch_add_volatile_u32_device atomic_fetch_sub_volatile_u32_block atomic_fetch_add_volatile_u32_block atomic_fetch_sub_volatile_u32_system atomic_fetch_add_volatile_u32_system
    }
    u64 u64::wrapping_neg {
        atomic_fetch_sub_relaxed_u64_device atomic_fetch_add_relaxed_u64_device atomic_fetch_sub_relaxed_u64_block atomic_fetch_add_relaxed_u64_block atomic_fetch_sub_relaxed_u64_system atomic_fetch_add_relaxed_u64_system
        atomic_fetch_sub_acquire_u64_device atomic_fetch_add_acquire_u64_device atomic_fetch_sub_acquire_u64_block atomic_fetch_add_acquire_u64_block atomic_fetch_sub_acquire_u64_system atomic_fetch_add_acquire_u64_system
        atomic_fetch_sub_release_u64_device atomic_fetch_add_release_u64_device atomic_fetch_sub_release_u64_block atomic_fetch_add_release_u64_block atomic_fetch_sub_release_u64_system atomic_fetch_add_release_u64_system
        atomic_fetch_sub_acqrel_u64_device atomic_fetch_add_acqrel_u64_device atomic_fetch_sub_acqrel_u64_block atomic_fetch_add_acqrel_u64_block atomic_fetch_sub_acqrel_u64_system atomic_fetch_add_acqrel_u64_system
        atomic_fetch_sub_volatile_u64_device atomic_fetch_add_volatile_u64_device atomic_fetch_sub_volatile_u64_block atomic_fetch_add_volatile_u64_block atomic_fetch_sub_volatile_u64_system atomic_fetch_add_volatile_u64_system
    }
    i32 i32::wrapping_neg {
        atomic_fetch_sub_relaxed_i32_device atomic_fetch_add_relaxed_i32_device atomic_fetch_sub_relaxed_i32_block atomic_fetch_add_relaxed_i32_block atomic_fetch_sub_relaxed_i32_system atomic_fetch_add_relaxed_i32_system
        atomic_fetch_sub_acquire_i32_device atomic_fetch_add_acquire_i32_device atomic_fetch_sub_acquire_i32_block atomic_fetch_add_acquire_i32_block atomic_fetch_sub_acquire_i32_system atomic_fetch_add_acquire_i32_system
        atomic_fetch_sub_release_i32_device atomic_fetch_add_release_i32_device atomic_fetch_sub_release_i32_block atomic_fetch_add_release_i32_block atomic_fetch_sub_release_i32_system atomic_fetch_add_release_i32_system
        atomic_fetch_sub_acqrel_i32_device atomic_fetch_add_acqrel_i32_device atomic_fetch_sub_acqrel_i32_block atomic_fetch_add_acqrel_i32_block atomic_fetch_sub_acqrel_i32_system atomic_fetch_add_acqrel_i32_system
        atomic_fetch_sub_volatile_i32_device atomic_fetch_add_volatile_i32_device atomic_fetch_sub_volatile_i32_block atomic_fetch_add_volatile_i32_block atomic_fetch_sub_volatile_i32_system atomic_fetch_add_volatile_i32_system
    }
    i64 i64::wrapping_neg {
        atomic_fetch_sub_relaxed_i64_device atomic_fetch_add_relaxed_i64_device atomic_fetch_sub_relaxed_i64_block atomic_fetch_add_relaxed_i64_block atomic_fetch_sub_relaxed_i64_system atomic_fetch_add_relaxed_i64_system
        atomic_fetch_sub_acquire_i64_device atomic_fetch_add_acquire_i64_device atomic_fetch_sub_acquire_i64_block atomic_fetch_add_acquire_i64_block atomic_fetch_sub_acquire_i64_system atomic_fetch_add_acquire_i64_system
        atomic_fetch_sub_release_i64_device atomic_fetch_add_release_i64_device atomic_fetch_sub_release_i64_block atomic_fetch_add_release_i64_block atomic_fetch_sub_release_i64_system atomic_fetch_add_release_i64_system
        atomic_fetch_sub_acqrel_i64_device atomic_fetch_add_acqrel_i64_device atomic_fetch_sub_acqrel_i64_block atomic_fetch_add_acqrel_i64_block atomic_fetch_sub_acqrel_i64_system atomic_fetch_add_acqrel_i64_system
        atomic_fetch_sub_volatile_i64_device atomic_fetch_add_volatile_i64_device atomic_fetch_sub_volatile_i64_block atomic_fetch_add_volatile_i64_block atomic_fetch_sub_volatile_i64_system atomic_fetch_add_volatile_i64_system
    }
    f32 core::ops::Neg::neg {
        atomic_fetch_sub_relaxed_f32_device atomic_fetch_add_relaxed_f32_device atomic_fetch_sub_relaxed_f32_block atomic_fetch_add_relaxed_f32_block atomic_fetch_sub_relaxed_f32_system atomic_fetch_add_relaxed_f32_system
        atomic_fetch_sub_acquire_f32_device atomic_fetch_add_acquire_f32_device atomic_fetch_sub_acquire_f32_block atomic_fetch_add_acquire_f32_block atomic_fetch_sub_acquire_f32_system atomic_fetch_add_acquire_f32_system
        atomic_fetch_sub_release_f32_device atomic_fetch_add_release_f32_device atomic_fetch_sub_release_f32_block atomic_fetch_add_release_f32_block atomic_fetch_sub_release_f32_system atomic_fetch_add_release_f32_system
        atomic_fetch_sub_acqrel_f32_device atomic_fetch_add_acqrel_f32_device atomic_fetch_sub_acqrel_f32_block atomic_fetch_add_acqrel_f32_block atomic_fetch_sub_acqrel_f32_system atomic_fetch_add_acqrel_f32_system
        atomic_fetch_sub_volatile_f32_device atomic_fetch_add_volatile_f32_device atomic_fetch_sub_volatile_f32_block atomic_fetch_add_volatile_f32_block atomic_fetch_sub_volatile_f32_system atomic_fetch_add_volatile_f32_system
    }
    f64 core::ops::Neg::neg {
        atomic_fetch_sub_relaxed_f64_device atomic_fetch_add_relaxed_f64_device atomic_fetch_sub_relaxed_f64_block atomic_fetch_add_relaxed_f64_block atomic_fetch_sub_relaxed_f64_system atomic_fetch_add_relaxed_f64_system
        atomic_fetch_sub_acquire_f64_device atomic_fetch_add_acquire_f64_device atomic_fetch_sub_acquire_f64_block atomic_fetch_add_acquire_f64_block atomic_fetch_sub_acquire_f64_system atomic_fetch_add_acquire_f64_system
        atomic_fetch_sub_release_f64_device atomic_fetch_add_release_f64_device atomic_fetch_sub_release_f64_block atomic_fetch_add_release_f64_block atomic_fetch_sub_release_f64_system atomic_fetch_add_release_f64_system
        atomic_fetch_sub_acqrel_f64_device atomic_fetch_add_acqrel_f64_device atomic_fetch_sub_acqrel_f64_block atomic_fetch_add_acqrel_f64_block atomic_fetch_sub_acqrel_f64_system atomic_fetch_add_acqrel_f64_system
        atomic_fetch_sub_volatile_f64_device atomic_fetch_add_volatile_f64_device atomic_fetch_sub_volatile_f64_block atomic_fetch_add_volatile_f64_block atomic_fetch_sub_volatile_f64_system atomic_fetch_add_volatile_f64_system
    }
}
