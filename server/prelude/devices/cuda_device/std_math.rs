//! Functions of floats that `std` has and `core` has not: crates of cuda-oxide link `std`, and their kernels get libdevice's
//! functions. The trait is in scope wherever `std` would be.

macro_rules! std_math_trait {
    ($($name:ident($($arg:ident),*);)*) => {
        /// What `std` adds to `f32` and `f64`.
        pub trait StdMath: Copy + Sized {
            $(
                /// The function of `std`, by libdevice.
                fn $name(self $(, $arg: Self)*) -> Self;
            )*
            /// A power with a whole exponent.
            fn powi(self, n: i32) -> Self;
            /// The logarithm to a base.
            fn log(self, base: Self) -> Self;
            /// Sine and cosine.
            fn sin_cos(self) -> (Self, Self);
            /// The quotient for which the rest is not negative.
            fn div_euclid(self, rhs: Self) -> Self;
            /// The rest that is not negative.
            fn rem_euclid(self, rhs: Self) -> Self;
        }
    };
}

std_math_trait! {
    powf(n); exp(); exp2(); exp_m1(); ln(); log2(); log10(); ln_1p(); cbrt(); hypot(other); sin();
    cos(); tan(); asin(); acos(); atan(); atan2(other); sinh(); cosh(); tanh(); asinh(); acosh();
    atanh();
}

macro_rules! std_math {
    ($ty:ident, $module:ident, $powi:literal; $($name:ident($($arg:ident),*) = $link:literal;)*) => {
        mod $module {
            unsafe extern "C" { $(
                #[link_name = $link]
                pub fn $name(x: $ty $(, $arg: $ty)*) -> $ty;
            )*
                #[link_name = $powi]
                pub fn powi(x: $ty, n: i32) -> $ty;
            }
        }

        impl StdMath for $ty {
            $(
                #[inline(always)]
                fn $name(self $(, $arg: Self)*) -> Self {
                    unsafe { $module::$name(self $(, $arg)*) }
                }
            )*
            #[inline(always)]
            fn powi(self, n: i32) -> Self {
                unsafe { $module::powi(self, n) }
            }
            #[inline(always)]
            fn log(self, base: Self) -> Self {
                StdMath::ln(self) / StdMath::ln(base)
            }
            #[inline(always)]
            fn sin_cos(self) -> (Self, Self) {
                (StdMath::sin(self), StdMath::cos(self))
            }
            fn div_euclid(self, rhs: Self) -> Self {
                let q = (self / rhs).trunc();
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
                if r < 0.0 { r + rhs.abs() } else { r }
            }
        }
    };
}

std_math! { f32, single, "__nv_powif";
    powf(n) = "__nv_powf"; exp() = "__nv_expf"; exp2() = "__nv_exp2f"; exp_m1() = "__nv_expm1f";
    ln() = "__nv_logf"; log2() = "__nv_log2f"; log10() = "__nv_log10f"; ln_1p() = "__nv_log1pf";
    cbrt() = "__nv_cbrtf"; hypot(other) = "__nv_hypotf"; sin() = "__nv_sinf"; cos() = "__nv_cosf";
    tan() = "__nv_tanf"; asin() = "__nv_asinf"; acos() = "__nv_acosf"; atan() = "__nv_atanf";
    atan2(other) = "__nv_atan2f"; sinh() = "__nv_sinhf"; cosh() = "__nv_coshf";
    tanh() = "__nv_tanhf"; asinh() = "__nv_asinhf"; acosh() = "__nv_acoshf";
    atanh() = "__nv_atanhf";
}

std_math! { f64, double, "__nv_powi";
    powf(n) = "__nv_pow"; exp() = "__nv_exp"; exp2() = "__nv_exp2"; exp_m1() = "__nv_expm1";
    ln() = "__nv_log"; log2() = "__nv_log2"; log10() = "__nv_log10"; ln_1p() = "__nv_log1p";
    cbrt() = "__nv_cbrt"; hypot(other) = "__nv_hypot"; sin() = "__nv_sin"; cos() = "__nv_cos";
    tan() = "__nv_tan"; asin() = "__nv_asin"; acos() = "__nv_acos"; atan() = "__nv_atan";
    atan2(other) = "__nv_atan2"; sinh() = "__nv_sinh"; cosh() = "__nv_cosh"; tanh() = "__nv_tanh";
    asinh() = "__nv_asinh"; acosh() = "__nv_acosh"; atanh() = "__nv_atanh";
}
