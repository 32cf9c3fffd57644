//! What belongs to the normal distribution beside the error function: its distribution function, the scaled complement, and the
//! inverses.
//!
//! `(1 + 2x) erfcx(x)` is a polynomial in `(x - k) / (x + k)` (M. M. Shepherd and J. G. Laframboise, 1981). The inverse of the
//! error function over its argument is one in `w = -ln(1 - x^2)` (M. Giles, 2011); the inverse of its complement, less the root
//! of `w`, is one in that root.
use super::{error, scaled32, scaled64};
use crate::intrinsics::floats::{LN2_HI, LN2_LO, exp_parts32, exp_reduced};
use crate::intrinsics::{
    expf32, expf64, fabsf32, fabsf64, fmaf32, fmaf64, logf32, logf64, round_ties_even_f64, sqrtf32, sqrtf64,
};

/// Of numbers that are not negative.
#[inline]
fn scaled_complement64(a: f64) -> f64 {
    if a > 1.0e9 {
        return 0.56418958354775628695 / a;
    }
    // What rounding of the quotient left out goes into the second part.
    let sum = a + 4.0;
    let t = (a - 4.0) / sum;
    let t = t + fmaf64(-t, sum, (a - 4.0) - t * (a - (sum - 4.0))) / sum;
    poly!(fmaf64, t, [
        1.2329951186255526, -0.13962111684056228, 0.015379652102619974, 0.068097054254668388, -0.10103906603631811,
        0.093732834999112641, -0.066330365811860581, 0.037167515526338006, -0.01619773406293477,
        0.0050319700691022562, -0.00075777324359425761, -0.00019925715247265179, 0.00015062142608651945,
        -2.4397731143023292e-5, -1.1221135665965907e-5, 5.7065782992407402e-6, 2.9173425573089733e-7,
        -8.2106479332973366e-7, 7.7719432410869122e-8, 1.0631817593818149e-7, -2.0725802488181963e-8,
        -1.2338731403798444e-8, 3.2323973445082033e-9, 9.2976252637096592e-10, -2.7641202337345779e-10
    ]) / fmaf64(2.0, a, 1.0)
}

#[inline]
fn scaled_complement32(a: f32) -> f32 {
    if a > 1.0e5 {
        return 0.56418958 / a;
    }
    let sum = a + 2.0;
    let t = (a - 2.0) / sum;
    poly!(fmaf32, t, [
        1.27697837, -0.0927638188, -0.166031092, 0.164050505, -0.0542119965, -0.0080247391, 0.00868925266,
        0.0012305032, -0.00139580504, -0.000370928406, 0.00016084034, 6.80751473e-5
    ]) / fmaf32(2.0, a, 1.0)
}

macro_rules! scaled_complement {
    ($float:ident $exp:ident $abs:ident $fma:ident $least:literal $positive:ident $name:ident $near:tt) => {
        pub fn $name(x: $float) -> $float {
            if x != x {
                return x;
            }
            if $abs(x) < 0.5 {
                return poly!($fma, x, $near);
            }
            let value = $positive($abs(x));
            if x >= 0.0 {
                return value;
            }
            if x < $least {
                return $float::INFINITY;
            }
            let square = x * x;
            let e = $exp(square);
            if e == $float::INFINITY {
                return e;
            }
            // Twice the exponential of the whole square, which may be too large where its parts are not.
            let rest = $fma(e, $fma(x, x, -square), -0.5 * value);
            2.0 * (e + rest)
        }
    };
}

scaled_complement! {
    f64 expf64 fabsf64 fmaf64 -27.0 scaled_complement64 erfcx
    [
        1.0, -1.1283791670955128, 1.0, -0.75225277806360946, 0.49999999999997963, -0.30090111123008123,
        0.16666666666809946, -0.085971745917098386, 0.0416666666208882, -0.019104835005976546, 0.0083333341249391176,
        -0.0034735800651300871, 0.0013888808582485307, -0.00053455894205773464, 0.00019846183277606483,
        -7.0681506217883702e-5, 2.462368001458084e-5, -9.5024451999820466e-6, 3.104349852744498e-6
    ]
}
scaled_complement! {
    f32 expf32 fabsf32 fmaf32 -9.5 scaled_complement32 erfcxf
    [
        1.0, -1.12837923, 0.999996483, -0.752251327, 0.500112355, -0.300947607, 0.165419936, -0.0854556635,
        0.0472452678, -0.0214178357
    ]
}

pub fn normcdf(x: f64) -> f64 {
    if x != x {
        return x;
    }
    if x > -1.0 {
        return 0.5 * error::erfc(x * -0.70710678118654752440);
    }
    if x < -39.0 {
        return 0.0;
    }
    let square = x * x;
    let half = 0.5 * square;
    let rest = 0.5 * fmaf64(x, x, -square);
    let n = round_ties_even_f64(half * -1.4426950408889634);
    let size = exp_reduced(-half - n * LN2_HI, n * LN2_LO + rest, 0);
    scaled64(0.5 * size * scaled_complement64(x * -0.70710678118654752440), n as i32)
}

pub fn normcdff(x: f32) -> f32 {
    if x != x {
        return x;
    }
    if x > -1.0 {
        return 0.5 * error::erfcf(x * -0.70710678);
    }
    if x < -15.0 {
        return 0.0;
    }
    let square = x * x;
    let rest = -0.5 * fmaf32(x, x, -square);
    let (less, n) = exp_parts32(-0.5 * square, rest);
    scaled32(0.5 * (1.0 + less) * scaled_complement32(x * -0.70710678), n)
}

/// The inverse of the complement, by the root of `w`, for arguments below 1/16.
#[inline]
fn far64(s: f64) -> f64 {
    let rest = if s < 4.0 {
        let u = s - 3.25;
        poly!(fmaf64, u, [
            -0.16615427689675744, 0.0055052352452996086, 0.004652609839219727, -0.0024458934121551388,
            0.00085602607057917734, -0.00022201675686578525, 2.4145128063229099e-5, 1.7074758925939501e-5,
            -1.3807789983268258e-5, 5.0823753748075194e-6, -4.6473049752467382e-7, -6.1972904668276339e-7,
            3.9751788973375081e-7, -9.5540000026738495e-8, -1.8071696001090257e-8, 2.4052238864734486e-8,
            -8.7416670533392623e-9, 2.4231059417126297e-10, 1.2987157653291595e-9, -4.6757278342768658e-10
        ])
    } else if s < 6.2 {
        let u = s - 5.125;
        poly!(fmaf64, u, [
            -0.14880860999344664, 0.01025627608658615, -0.00021259998566862555, -0.00017993752512820209,
            6.4687117111342229e-5, -1.658321226664154e-5, 3.7376282682688712e-6, -7.8391236520102907e-7,
            1.5641999890730891e-7, -2.9921062242745104e-8, 5.4451810364491743e-9, -8.9516312647127638e-10,
            9.9305413657121377e-11, 1.3326575083606338e-11, -1.4393895981193992e-11, 8.4186799982425876e-12,
            -4.5243482871438091e-12, 1.1632795606364711e-12
        ])
    } else if s < 10.5 {
        let u = s - 8.375;
        poly!(fmaf64, u, [
            -0.12009887201875956, 0.0072627193638901064, -0.00044757639588657953, 2.0362319467832348e-5,
            4.8244244766938754e-7, -3.2840356279266249e-7, 6.5039398303857524e-8, -1.0250880439953929e-8,
            1.4620820979113198e-9, -1.9701485855076456e-10, 2.5572399609168261e-11, -3.2297827747218653e-12,
            3.993726825808734e-13, -4.8697507810018903e-14, 5.839427082479935e-15, -6.5644767635004006e-16,
            7.5192955887375167e-17, -1.2241595107808912e-17, 1.4596972681738103e-18
        ])
    } else if s < 18.0 {
        let u = s - 14.25;
        poly!(fmaf64, u, [
            -0.0891270935919736, 0.003803354987899737, -0.00018123437909207138, 8.7232424154101613e-6,
            -4.0256547193398148e-7, 1.653115437848678e-8, -4.7873820313423551e-10, -7.0399141853566773e-12,
            2.95924341935568e-12, -3.5893146596065701e-13, 3.4535288024067023e-14, -3.002105945443297e-15,
            2.4667976986284064e-16, -1.9680775871218726e-17, 1.5192470233977045e-18, -1.0618066619174141e-19,
            7.9539510235875446e-21, -9.0531511804964433e-22, 6.5783929201279132e-23
        ])
    } else {
        let u = s - 23.0;
        poly!(fmaf64, u, [
            -0.065589271618578859, 0.0019092567047185153, -6.2582991164642851e-5, 2.1303402672530856e-6,
            -7.3401254140662981e-8, 2.5238666865965946e-9, -8.558556716528951e-11, 2.8226403303087252e-12,
            -8.8608347217777323e-14, 2.5373383836857469e-15, -5.9022464953894256e-17, 5.4775946221763821e-19,
            5.6206299081170381e-20, -5.6622962045869248e-21, 3.7396354085128683e-22, -2.0326487453453982e-23,
            1.0863747492508718e-24, -7.668778412665904e-26, 3.7430175751429336e-27
        ])
    };
    s + rest
}

#[inline]
fn far32(s: f32) -> f32 {
    let rest = if s < 4.2 {
        let u = s - 3.25;
        poly!(fmaf32, u, [
            -0.16615428, 0.00550513389, 0.00465280376, -0.00244447007, 0.000854960468, -0.000227622426,
            2.59864391e-5, 2.56969815e-5, -1.49216366e-5
        ])
    } else {
        let u = s - 7.25;
        poly!(fmaf32, u, [
            -0.128863335, 0.00834083278, -0.000506075157, 1.14137965e-5, 4.43786439e-6, -1.21895346e-6,
            1.93695286e-7, -3.56804257e-8, 1.0521644e-8, -1.42988776e-9
        ])
    };
    s + rest
}

/// The inverse over its argument.
#[inline]
fn central64(w: f64) -> f64 {
    if w < 2.75 {
        let u = w - 1.375;
        poly!(fmaf64, u, [
            1.2207864104624015, 0.25004306766055906, 0.0016805697165309514, -0.0021773146971479072,
            0.00016186145247355395, 2.728331528101049e-5, -5.2632588182556053e-6, -1.8635003379596084e-7,
            1.2432530446333762e-7, -4.4587123792060614e-9, -2.4078338224339972e-9, 2.5839967705768313e-10,
            3.6263669517721234e-11, -8.1582347612673466e-12, -2.7804061108345769e-13, 2.0217604572724067e-13,
            -6.5455166220311777e-15, -4.1161790036241863e-15, 3.1370816761570953e-16, 6.0505546250980465e-17
        ])
    } else {
        let u = w - 4.5;
        poly!(fmaf64, u, [
            1.9711326474795248, 0.22103534537861746, -0.0073675368354704134, -3.4560721438757542e-6,
            8.2551692159188e-5, -1.3342662594964383e-5, 8.9512929285209087e-7, 6.3171617315805202e-8,
            -2.3143252418591191e-8, 2.4747347862366031e-9, -8.8473946678869945e-12, -3.7012440226892582e-11,
            5.5773846946943853e-12, -2.4245506370955216e-13, -5.1798665456817623e-14, 1.158342166956276e-14,
            -8.5816737796905953e-16, -8.2621772198875954e-17, 2.0939453127210879e-17
        ])
    }
}

#[inline]
fn central32(w: f32) -> f32 {
    if w < 2.25 {
        let u = w - 1.125;
        poly!(fmaf32, u, [1.15841532, 0.248784885, 0.0033697139, -0.00231990172, 0.000122789526, 3.38568316e-5, -4.44452007e-6])
    } else {
        let u = w - 3.625;
        poly!(fmaf32, u, [
            1.77214384, 0.233658016, -0.00688301818, -0.000405372761, 0.000148730265, -1.5042343e-5, -2.35189304e-7
        ])
    }
}

macro_rules! inverses {
    (
        $float:ident $log:ident $abs:ident $sqrt:ident $fma:ident $limit:literal $central:ident $far:ident
        names $erfinv:ident $erfcinv:ident $normcdfinv:ident
    ) => {
        pub fn $erfinv(x: $float) -> $float {
            let a = $abs(x);
            if !(a < 1.0) {
                return if a == 1.0 { x * $float::INFINITY } else { $float::NAN };
            }
            let w = -$log((1.0 - a) * (1.0 + a));
            if w < $limit {
                x * $central(w)
            } else {
                let value = $far($sqrt(w));
                if x < 0.0 { -value } else { value }
            }
        }
        pub fn $erfcinv(y: $float) -> $float {
            if !(y > 0.0 && y < 2.0) {
                return if y == 0.0 {
                    $float::INFINITY
                } else if y == 2.0 {
                    $float::NEG_INFINITY
                } else {
                    $float::NAN
                };
            }
            // The smaller of the two arguments whose results differ in sign.
            let less = if y > 1.0 { 2.0 - y } else { y };
            // Its product with what is missing to two.
            let product = $fma(-less, less, 2.0 * less);
            let w = -$log(product);
            if w < $limit {
                (1.0 - y) * $central(w)
            } else {
                let value = $far($sqrt(w));
                if y > 1.0 { -value } else { value }
            }
        }
        pub fn $normcdfinv(p: $float) -> $float {
            -1.4142135623730951 * $erfcinv(2.0 * p)
        }
    };
}

inverses! { f64 logf64 fabsf64 sqrtf64 fmaf64 6.25 central64 far64 names erfinv erfcinv normcdfinv }
inverses! { f32 logf32 fabsf32 sqrtf32 fmaf32 5.0 central32 far32 names erfinvf erfcinvf normcdfinvf }
