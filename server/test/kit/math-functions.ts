/**
 * The mathematical functions of libdevice whose errors are measured: how they are called, what the
 * CUDA C++ programming guide ("Mathematical Functions", 12.x) documents of each, and where its
 * inputs are hard. Errors are differences to the correctly rounded result, in units of the last
 * place.
 */

/** How a function is called: the kinds of its arguments. */
export type Shape = 'x' | 'xy' | 'nx' | 'xn' | 'xyz' | 'xyzw';

/** A limit of an error. */
export interface Bound {
  /** Units in the last place. */
  readonly ulp: number;
  /** Where `ulp` holds, as a predicate of C's and ours; everywhere where undefined. */
  readonly where?: Region;
  /** Beside one, where `ulp` does not hold. */
  readonly absolute?: number;
}

/** Where a bound in units of the last place holds. */
export type Region =
  /** Magnitudes below 8. */
  | 'below 8'
  /** Outside an interval about the negative zeros of `lgamma`. */
  | 'outside zeros'
  /** Nowhere: only the absolute bound. */
  | 'nowhere';

export interface MathFunction {
  /** `sin`; the single one has an `f` behind it. */
  readonly name: string;
  readonly shape: Shape;
  readonly f32: Bound;
  readonly f64: Bound;
  /** Inputs are taken from here evenly, beside those taken from all numbers. */
  readonly dense: readonly [number, number];
  /** Numbers whose neighbours are tried: zeros, ends of ranges, ties. */
  readonly near?: readonly number[];
}

const row = (
  name: string,
  shape: Shape,
  f32: number | Bound,
  f64: number | Bound,
  dense: readonly [number, number],
  near: readonly number[] = [],
): MathFunction => {
  const bound = (b: number | Bound): Bound => (typeof b === 'number' ? { ulp: b } : b);
  return { name, shape, f32: bound(f32), f64: bound(f64), dense, near };
};

const bessel = (ulp: number, absolute: number): Bound => ({ ulp, where: 'below 8', absolute });
const gamma = (ulp: number): Bound => ({ ulp, where: 'outside zeros' });
const absolute = (limit: number): Bound => ({ ulp: 0, where: 'nowhere', absolute: limit });

export const MATH_FUNCTIONS: readonly MathFunction[] = [
  row('sqrt', 'x', 0, 0, [0, 10]),
  row('rsqrt', 'x', 2, 1, [0, 10]),
  row('cbrt', 'x', 1, 1, [-10, 10]),
  row('rcbrt', 'x', 1, 1, [-10, 10]),
  row('hypot', 'xy', 3, 2, [-10, 10]),
  row('rhypot', 'xy', 2, 1, [-10, 10]),
  row('norm3d', 'xyz', 3, 2, [-10, 10]),
  row('rnorm3d', 'xyz', 2, 1, [-10, 10]),
  row('norm4d', 'xyzw', 3, 2, [-10, 10]),
  row('rnorm4d', 'xyzw', 2, 1, [-10, 10]),
  row('exp', 'x', 2, 1, [-104, 89], [0, 88.72, 709.78, -745.13, -103.97, -87.33]),
  row('exp2', 'x', 2, 1, [-150, 128], [0, 128, 1024, -126, -1022, -149, -1074]),
  row('exp10', 'x', 2, 1, [-46, 39], [0, 38.53, 308.25, -323.3, -45]),
  row('expm1', 'x', 1, 1, [-20, 90], [0, 0.5, -0.5, 88.72, 709.78]),
  row('log', 'x', 1, 1, [0, 3], [1]),
  row('log2', 'x', 1, 1, [0, 3], [1]),
  row('log10', 'x', 2, 1, [0, 3], [1]),
  row('log1p', 'x', 1, 1, [-1, 3], [0, -1, 1]),
  row('sin', 'x', 2, 2, [-20, 20], [Math.PI, 2 * Math.PI, Math.PI / 2, 1e5, 105615]),
  row('cos', 'x', 2, 2, [-20, 20], [Math.PI, 1.5 * Math.PI, Math.PI / 2, 1e5, 105615]),
  row('tan', 'x', 4, 2, [-20, 20], [Math.PI, 1.5 * Math.PI, Math.PI / 2, Math.PI / 4]),
  row('sinpi', 'x', 1, 2, [-4, 4], [0, 1, 0.5, 0.25]),
  row('cospi', 'x', 1, 2, [-4, 4], [0, 1, 0.5, 0.25]),
  row('asin', 'x', 2, 2, [-1, 1], [0.5, -0.5, 1, -1, 0]),
  row('acos', 'x', 2, 2, [-1, 1], [0.5, -0.5, 1, -1, 0]),
  row('atan', 'x', 2, 2, [-10, 10], [0.4375, 0.6875, 1.1875, 2.4375]),
  row('atan2', 'xy', 3, 2, [-10, 10]),
  row('sinh', 'x', 3, 2, [-10, 90], [1, 89.4, 710.4]),
  row('cosh', 'x', 2, 1, [-10, 90], [0, 89.4, 710.4]),
  row('tanh', 'x', 2, 1, [-10, 10], [0.55, 22, 9]),
  row('asinh', 'x', 3, 3, [-10, 10], [0, 1e9]),
  row('acosh', 'x', 4, 3, [1, 10], [1, 1e9]),
  row('atanh', 'x', 3, 2, [-1, 1], [1, 0.5]),
  row('pow', 'xy', 4, 2, [0, 20]),
  row('erf', 'x', 2, 2, [-6, 6], [0.84375, 1.25, 2.857, 6]),
  row('erfc', 'x', 4, 5, [-6, 28], [0.84375, 1.25, 2.857, 6, 10, 26.5]),
  row('erfinv', 'x', 2, 5, [-1, 1], [0, 1, -1, 0.999]),
  row('erfcinv', 'x', 4, 6, [0, 2], [0, 1, 2, 0.0625]),
  row('erfcx', 'x', 4, 4, [-10, 30], [0, -9.38, -26.6]),
  row('normcdf', 'x', 5, 5, [-40, 10], [-1, 0, -14.1, -38.4]),
  row('normcdfinv', 'x', 5, 8, [0, 1], [0.5, 0, 1, 0.03125]),
  row('lgamma', 'x', gamma(6), gamma(4), [-40, 40], [1, 2, 0, 0.5, 3, 8]),
  row('tgamma', 'x', 5, 10, [-40, 36], [1, 2, 0, -1, 10, -10, 35.04, 171.62]),
  row(
    'j0',
    'x',
    bessel(9, 2.2e-6),
    bessel(7, 5e-12),
    [-20, 20],
    [2.404825557695773, 5.520078110286311, 8, 1.2, 4, 7.1],
  ),
  row(
    'j1',
    'x',
    bessel(9, 2.2e-6),
    bessel(7, 5e-12),
    [-20, 20],
    [3.8317059702075125, 7.015586669815619, 8, 2.2, 5.4],
  ),
  row('jn', 'nx', absolute(2.2e-6), absolute(5e-12), [-150, 150]),
  row(
    'y0',
    'x',
    bessel(9, 2.2e-6),
    bessel(7, 5e-12),
    [0, 20],
    [0.8935769662791675, 3.957678419314858, 7.086051060301773, 8, 2.2, 3.2, 5.5],
  ),
  row(
    'y1',
    'x',
    bessel(9, 2.2e-6),
    bessel(7, 5e-12),
    [0, 20],
    [2.197141326031017, 5.429681040794135, 8, 3.2, 5, 7],
  ),
  row('yn', 'nx', absolute(2.2e-6), absolute(5e-12), [0, 150]),
  row('cyl_bessel_i0', 'x', 6, 6, [-100, 100], [8, 16, 91.9, 713.9]),
  row('cyl_bessel_i1', 'x', 6, 6, [-100, 100], [0, 8, 16, 91.9, 713.9]),
  row('fmod', 'xy', 0, 0, [-10, 10]),
  row('remainder', 'xy', 0, 0, [-10, 10]),
  row('fdim', 'xy', 0, 0, [-10, 10]),
  row('ldexp', 'xn', 0, 0, [-10, 10]),
  row('nextafter', 'xy', 0, 0, [-10, 10]),
  row('fma', 'xyz', 0, 0, [-10, 10]),
  row('fmax', 'xy', 0, 0, [-10, 10]),
  row('fmin', 'xy', 0, 0, [-10, 10]),
  row('fabs', 'x', 0, 0, [-10, 10]),
  row('copysign', 'xy', 0, 0, [-10, 10]),
  row('floor', 'x', 0, 0, [-10, 10], [0.5, 1.5, -2.5, 1]),
  row('ceil', 'x', 0, 0, [-10, 10], [0.5, 1.5, -2.5, 1]),
  row('trunc', 'x', 0, 0, [-10, 10], [0.5, 1.5, -2.5, 1]),
  row('round', 'x', 0, 0, [-10, 10], [0.5, 1.5, -2.5, 1]),
  row('rint', 'x', 0, 0, [-10, 10], [0.5, 1.5, -2.5, 1]),
  row('nearbyint', 'x', 0, 0, [-10, 10], [0.5, 1.5, -2.5, 1]),
  row('logb', 'x', 0, 0, [-10, 10], [1, 2, 0.25]),
];
