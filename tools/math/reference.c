/*
 * The mathematical functions of libdevice to 113 bits, by GCC's libquadmath and series of our own:
 * what results are compared with. Arguments are those of the function; `F_name` are its numbers.
 */
#include <math.h>
#include <quadmath.h>
#include <stdint.h>
#include <string.h>
#include "names.h"

typedef __float128 Q;

static const Q ROOT_PI = 1.772453850905516027298167483341145183Q;

/* Hankel's expansion of the modified Bessel functions, up to its smallest term. */
static Q bessel_far(int n, Q x) {
    Q sum = 0, term = 1, mu = 4 * n * n;
    for (int k = 1; k < 60; k++) {
        sum += term;
        Q next = -term * (mu - (2 * k - 1) * (2 * k - 1)) / (k * 8 * x);
        if (fabsq(next) >= fabsq(term) || fabsq(next) < 1e-36Q) break;
        term = next;
    }
    return sum * expq(x) / sqrtq(2 * M_PIq * x);
}

static Q bessel_i(int n, Q x) {
    Q a = fabsq(x), sum = 0;
    if (isinfq(a) || isnanq(a)) {
        sum = a;
    } else if (a > 90) {
        sum = bessel_far(n, a);
    } else {
        Q t = a * a / 4, term = n ? a / 2 : 1;
        for (int k = 0; k < 400 && term > 1e-37Q * sum; k++) {
            sum += term;
            term *= t / ((Q)(k + 1) * (k + 1 + n));
        }
    }
    return n && x < 0 ? -sum : sum;
}

/* From 12 on a continued fraction. */
static Q scaled_erfc(Q x) {
    if (x < 12) return expq(x * x) * erfcq(x);
    Q t = 0;
    for (int k = 400; k > 0; k--) t = (Q)k / 2 / (x + t);
    return 1 / (ROOT_PI * (x + t));
}

static Q complement(Q x) { return x < 12 ? erfcq(x) : expq(-x * x) * scaled_erfc(x); }

/* Newton's iteration; for small arguments on the logarithms. */
static Q inverse_complement(Q y) {
    if (y == 1) return 0;
    if (y > 1) return -inverse_complement(2 - y);
    Q log = logq(y), z = y > 0.1Q ? (1 - y) * 0.886Q : sqrtq(-log);
    for (int i = 0; i < 200; i++) {
        Q step;
        if (y > 0.1Q) {
            step = (erfcq(z) - y) * ROOT_PI / 2 * expq(z * z);
        } else {
            Q scaled = scaled_erfc(z);
            step = (logq(scaled) - z * z - log) * scaled * ROOT_PI / 2;
        }
        z = z + step > 0 ? z + step : z / 2;
        if (fabsq(step) < 1e-33Q * fabsq(z)) break;
    }
    return z;
}

static Q inverse_erf(Q x) {
    if (fabsq(x) > 0.5Q) return x > 0 ? inverse_complement(1 - x) : -inverse_complement(1 + x);
    Q z = x * 0.886Q;
    for (int i = 0; i < 100; i++) {
        Q step = (erfq(z) - x) * ROOT_PI / 2 * expq(z * z);
        z -= step;
        if (fabsq(step) <= 1e-33Q * fabsq(z)) break;
    }
    return z;
}

static Q sine_of_half_turns(Q x) {
    Q r = fmodq(x, 2);
    if (r == 0 || fabsq(r) == 1) return 0 * x;
    return sinq(M_PIq * r);
}

static Q cosine_of_half_turns(Q x) {
    Q r = fabsq(fmodq(x, 2));
    /* Near a zero, the sine of the distance. */
    if (fabsq(0.5Q - r) < 0.25Q) return r == 0.5Q ? 0 : sinq(M_PIq * (0.5Q - r));
    if (fabsq(r - 1.5Q) < 0.25Q) return r == 1.5Q ? 0 : sinq(M_PIq * (r - 1.5Q));
    return cosq(M_PIq * r);
}

/* A function on an open interval, infinite at its ends. */
static Q between(Q x, Q low, Q high, Q at_low, Q at_high, Q (*inner)(Q)) {
    if (x > low && x < high) return inner(x);
    return x == low ? at_low : x == high ? at_high : nanq("");
}

static Q inverse_normal(Q p) { return -M_SQRT2q * inverse_complement(2 * p); }

/* Infinite where one of them is, also beside a NaN. */
static Q length(Q x, Q y, Q z, Q w) {
    if (isinfq(x) || isinfq(y) || isinfq(z) || isinfq(w)) return HUGE_VALQ;
    return sqrtq(x * x + y * y + z * z + w * w);
}

static Q reference(int id, int single, const double *v) {
    Q x = v[0], y = v[1], z = v[2], w = v[3];
    const Q inf = HUGE_VALQ;
    switch (id) {
        case F_sqrt: return sqrtq(x);
        case F_rsqrt: return 1 / sqrtq(x);
        case F_cbrt: return cbrtq(x);
        case F_rcbrt: return 1 / cbrtq(x);
        case F_hypot: return hypotq(x, y);
        case F_rhypot: return 1 / hypotq(x, y);
        case F_norm3d: return length(x, y, z, 0);
        case F_rnorm3d: return 1 / length(x, y, z, 0);
        case F_norm4d: return length(x, y, z, w);
        case F_rnorm4d: return 1 / length(x, y, z, w);
        case F_exp: return expq(x);
        case F_exp2: return powq(2, x);
        case F_exp10: return powq(10, x);
        case F_expm1: return expm1q(x);
        case F_log: return logq(x);
        case F_log2: return log2q(x);
        case F_log10: return log10q(x);
        case F_log1p: return log1pq(x);
        case F_sin: return sinq(x);
        case F_cos: return cosq(x);
        case F_tan: return tanq(x);
        case F_sinpi: return sine_of_half_turns(x);
        case F_cospi: return cosine_of_half_turns(x);
        case F_asin: return asinq(x);
        case F_acos: return acosq(x);
        case F_atan: return atanq(x);
        case F_atan2: return atan2q(x, y);
        case F_sinh: return sinhq(x);
        case F_cosh: return coshq(x);
        case F_tanh: return tanhq(x);
        case F_asinh: return asinhq(x);
        case F_acosh: return acoshq(x);
        case F_atanh: return atanhq(x);
        case F_pow: return powq(x, y);
        case F_erf: return erfq(x);
        case F_erfc: return complement(x);
        case F_erfinv: return between(x, -1, 1, -inf, inf, inverse_erf);
        case F_erfcinv: return between(x, 0, 2, inf, -inf, inverse_complement);
        case F_erfcx: return scaled_erfc(x);
        case F_normcdf: return 0.5Q * complement(-x / M_SQRT2q);
        case F_normcdfinv: return between(x, 0, 1, -inf, inf, inverse_normal);
        case F_lgamma: return lgammaq(x);
        case F_tgamma: return tgammaq(x);
        case F_j0: return j0q(x);
        case F_j1: return j1q(x);
        case F_jn: return x < 0 ? nanq("") : jnq((int)x, y);
        case F_y0: return x < 0 ? nanq("") : y0q(x);
        case F_y1: return x < 0 ? nanq("") : y1q(x);
        case F_yn: return x < 0 || y < 0 ? nanq("") : ynq((int)x, y);
        case F_cyl_bessel_i0: return bessel_i(0, x);
        case F_cyl_bessel_i1: return bessel_i(1, x);
        case F_fmod: return fmodq(x, y);
        case F_remainder: return remainderq(x, y);
        case F_fdim: return fdimq(x, y);
        case F_nextafter: return single ? nextafterf(x, y) : nextafter(v[0], v[1]);
        case F_fma: return single ? fmaf(x, y, z) : fma(v[0], v[1], v[2]);
        case F_fmax: return fmaxq(x, y);
        case F_fmin: return fminq(x, y);
        case F_fabs: return fabsq(x);
        case F_copysign: return copysignq(x, y);
        case F_floor: return floorq(x);
        case F_ceil: return ceilq(x);
        case F_trunc: return truncq(x);
        case F_round: return roundq(x);
        case F_rint: return rintq(x);
        case F_nearbyint: return nearbyintq(x);
        case F_logb: return x == 0 ? -inf : isinfq(x) ? inf : isnanq(x) ? x : (Q)ilogb(v[0]);
        case F_ldexp: return scalbnq(x, (int)y);
    }
    return nanq("");
}
