//! Floats without `std`. What a GPU has instructions for is there; what is libdevice's is refused by name where it is used.

macro_rules! gpu_float_trait {
    ($($(#[$doc:meta])* $name:ident($($arg:ident),*);)*) => {
        /// Functions of `f32` and `f64`.
        pub trait GpuFloat: Copy + Sized {
            $($(#[$doc])* fn $name(self $(, $arg: Self)*) -> Self;)*
            /// The fraction: what `trunc` cuts off.
            fn fract(self) -> Self;
            /// 1 with the sign of the number; a NaN as it is.
            fn signum(self) -> Self;
            /// The quotient for which the rest is not negative.
            fn div_euclid(self, rhs: Self) -> Self;
            /// The rest that is not negative.
            fn rem_euclid(self, rhs: Self) -> Self;
            /// A power with a whole exponent.
            fn powi(self, n: i32) -> Self;
            /// The logarithm to a base.
            fn log(self, base: Self) -> Self;
            /// Sine and cosine.
            fn sin_cos(self) -> (Self, Self);
        }
    };
}

gpu_float_trait! {
    floor(); ceil(); round(); trunc(); abs(); sqrt();
    copysign(sign);
    mul_add(a, b);
    powf(n); exp(); exp2(); exp_m1(); ln(); log2(); log10(); ln_1p(); cbrt(); hypot(other);
    sin(); cos(); tan(); asin(); acos(); atan(); atan2(other); sinh(); cosh(); tanh(); asinh(); acosh(); atanh();
}

macro_rules! gpu_float {
    ($ty:ident, $module:ident; $($name:ident($($arg:ident),*) = $link:literal;)*) => {
        mod $module {
            unsafe extern "C" { $(
                #[link_name = $link]
                pub fn $name(x: $ty $(, $arg: $ty)*) -> $ty;
            )*
                #[link_name = "llvm.libdevice.powi"]
                pub fn powi(x: $ty, n: i32) -> $ty;
            }
        }

        impl GpuFloat for $ty {
            $(
                #[inline(always)]
                fn $name(self $(, $arg: Self)*) -> Self {
                    unsafe { $module::$name(self $(, $arg)*) }
                }
            )*
            #[inline(always)]
            fn fract(self) -> Self {
                self - GpuFloat::trunc(self)
            }
            #[inline(always)]
            fn signum(self) -> Self {
                if self != self { self } else { GpuFloat::copysign(1.0, self) }
            }
            fn div_euclid(self, rhs: Self) -> Self {
                let q = GpuFloat::trunc(self / rhs);
                if self % rhs >= 0.0 {
                    q
                } else if rhs > 0.0 {
                    q - 1.0
                } else {
                    q + 1.0
                }
            }
            fn rem_euclid(self, rhs: Self) -> Self {
                let r = self % rhs;
                if r < 0.0 { r + GpuFloat::abs(rhs) } else { r }
            }
            #[inline(always)]
            fn powi(self, n: i32) -> Self {
                unsafe { $module::powi(self, n) }
            }
            #[inline(always)]
            fn log(self, base: Self) -> Self {
                GpuFloat::ln(self) / GpuFloat::ln(base)
            }
            #[inline(always)]
            fn sin_cos(self) -> (Self, Self) {
                (GpuFloat::sin(self), GpuFloat::cos(self))
            }
        }
    };
}

gpu_float! { f32, single;
    floor() = "llvm.floor.f32"; ceil() = "llvm.ceil.f32"; round() = "llvm.round.f32"; trunc() = "llvm.trunc.f32";
    abs() = "llvm.fabs.f32"; sqrt() = "llvm.sqrt.f32"; copysign(sign) = "llvm.copysign.f32"; mul_add(a, b) = "llvm.fma.f32";
    powf(n) = "llvm.libdevice.powf"; exp() = "llvm.libdevice.expf"; exp2() = "llvm.libdevice.exp2f";
    exp_m1() = "llvm.libdevice.expm1f"; ln() = "llvm.libdevice.logf"; log2() = "llvm.libdevice.log2f";
    log10() = "llvm.libdevice.log10f"; ln_1p() = "llvm.libdevice.log1pf"; cbrt() = "llvm.libdevice.cbrtf";
    hypot(other) = "llvm.libdevice.hypotf"; sin() = "llvm.libdevice.sinf"; cos() = "llvm.libdevice.cosf";
    tan() = "llvm.libdevice.tanf"; asin() = "llvm.libdevice.asinf"; acos() = "llvm.libdevice.acosf";
    atan() = "llvm.libdevice.atanf"; atan2(other) = "llvm.libdevice.atan2f"; sinh() = "llvm.libdevice.sinhf";
    cosh() = "llvm.libdevice.coshf"; tanh() = "llvm.libdevice.tanhf"; asinh() = "llvm.libdevice.asinhf";
    acosh() = "llvm.libdevice.acoshf"; atanh() = "llvm.libdevice.atanhf";
}

gpu_float! { f64, double;
    floor() = "llvm.floor.f64"; ceil() = "llvm.ceil.f64"; round() = "llvm.round.f64"; trunc() = "llvm.trunc.f64";
    abs() = "llvm.fabs.f64"; sqrt() = "llvm.sqrt.f64"; copysign(sign) = "llvm.copysign.f64"; mul_add(a, b) = "llvm.fma.f64";
    powf(n) = "llvm.libdevice.pow"; exp() = "llvm.libdevice.exp"; exp2() = "llvm.libdevice.exp2";
    exp_m1() = "llvm.libdevice.expm1"; ln() = "llvm.libdevice.log"; log2() = "llvm.libdevice.log2";
    log10() = "llvm.libdevice.log10"; ln_1p() = "llvm.libdevice.log1p"; cbrt() = "llvm.libdevice.cbrt";
    hypot(other) = "llvm.libdevice.hypot"; sin() = "llvm.libdevice.sin"; cos() = "llvm.libdevice.cos";
    tan() = "llvm.libdevice.tan"; asin() = "llvm.libdevice.asin"; acos() = "llvm.libdevice.acos";
    atan() = "llvm.libdevice.atan"; atan2(other) = "llvm.libdevice.atan2"; sinh() = "llvm.libdevice.sinh";
    cosh() = "llvm.libdevice.cosh"; tanh() = "llvm.libdevice.tanh"; asinh() = "llvm.libdevice.asinh";
    acosh() = "llvm.libdevice.acosh"; atanh() = "llvm.libdevice.atanh";
}
