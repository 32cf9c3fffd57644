/**
 * A model of the units that compute approximate functions: tables whose segments are joined by
 * parabolas, as S. Oberman and M. Siu describe of NVIDIA's ("A high-performance area-efficient
 * multifunction interpolator", 2005), then one rounding. Powers of two and zeros come out exact;
 * other results differ from the correctly rounded ones in the last places, by less than the PTX ISA
 * (9.7.3) and AMD's ISA documents allow. A program that needs exact results shows it here.
 */

/** Parabolas through the ends and the middle of each segment: three coefficients a segment. */
function parabolas(
  fn: (x: number) => number,
  from: number,
  to: number,
  segments: number,
): (x: number) => number {
  const size = (to - from) / segments;
  const table = new Float64Array(3 * segments);
  for (let i = 0; i < segments; i++) {
    const start = from + i * size;
    const a = fn(start);
    const b = fn(start + size / 2);
    const c = fn(start + size);
    table[3 * i] = a;
    table[3 * i + 1] = 4 * b - 3 * a - c;
    table[3 * i + 2] = 2 * (a + c - 2 * b);
  }
  return (x) => {
    const place = (x - from) / size;
    const i = Math.min(Math.floor(place), segments - 1);
    const t = place - i;
    return table[3 * i]! + t * (table[3 * i + 1]! + t * table[3 * i + 2]!);
  };
}

const powerTable = parabolas((x) => 2 ** x, 0, 1, 64);
const logarithmTable = parabolas(Math.log2, 1, 2, 64);
const reciprocalTable = parabolas((x) => 1 / x, 1, 2, 128);
const rootTables = [parabolas(Math.sqrt, 1, 2, 64), parabolas(Math.sqrt, 2, 4, 64)] as const;
const inverseRoot = (x: number): number => 1 / Math.sqrt(x);
const inverseRootTables = [
  parabolas(inverseRoot, 1, 2, 128),
  parabolas(inverseRoot, 2, 4, 128),
] as const;
const quarterTable = parabolas((x) => Math.sin((x * Math.PI) / 2), 0, 1, 64);

const view = new DataView(new ArrayBuffer(8));

/** The exponent of a finite number that is not zero, and its fraction from 1 to 2, by its bits. */
function fractionOf(x: number): { exponent: number; fraction: number } {
  view.setFloat64(0, Math.abs(x));
  const high = view.getUint32(0);
  // Numbers of the simulated formats are normal in binary64.
  const exponent = (high >>> 20) - 1023;
  view.setUint32(0, (high & 0xfffff) | 0x3ff00000);
  return { exponent, fraction: view.getFloat64(0) };
}

const isPlain = (x: number): boolean => x !== 0 && Number.isFinite(x);

/** 2 to the power of a number: relative error at most 2^-22. */
export function approximateExp2(x: number): number {
  if (!Number.isFinite(x)) return 2 ** x;
  const whole = Math.floor(x);
  const near = Math.max(-2000, Math.min(2000, whole));
  return Math.fround(powerTable(x - whole) * 2 ** near);
}

/** Absolute error at most 2^-22.6 from 0.5 to 2, elsewhere the relative. */
export function approximateLog2(x: number): number {
  if (!isPlain(x) || x < 0) return Math.log2(x);
  const { exponent, fraction } = fractionOf(x);
  return Math.fround(exponent + logarithmTable(fraction));
}

/** The logarithm over the distance from one, which has no zero there. */
const steepTable = parabolas(
  (x) => (x === 1 ? 1 / Math.LN2 : Math.log2(x) / (x - 1)),
  0.5 ** 0.5,
  2 ** 0.5,
  128,
);

/** The logarithm with an error of at most one unit in the last place, also of numbers near one. */
export function preciseLog2(x: number): number {
  if (!isPlain(x) || x < 0) return Math.log2(x);
  const { exponent, fraction } = fractionOf(x);
  const isUpper = fraction >= 2 ** 0.5;
  const near = isUpper ? fraction / 2 : fraction;
  return Math.fround(exponent + (isUpper ? 1 : 0) + (near - 1) * steepTable(near));
}

/** At most one unit in the last place. */
export function approximateReciprocal(x: number): number {
  if (!isPlain(x)) return 1 / x;
  const { exponent, fraction } = fractionOf(x);
  return Math.fround(Math.sign(x) * reciprocalTable(fraction) * 2 ** -exponent);
}

/** By which table, times which power of two. */
function ofRoot(
  tables: readonly [(x: number) => number, (x: number) => number],
  x: number,
): { value: number; half: number } {
  const { exponent, fraction } = fractionOf(x);
  const odd = exponent & 1;
  return { value: tables[odd as 0 | 1](odd ? 2 * fraction : fraction), half: (exponent - odd) / 2 };
}

/** Relative error at most 2^-23. */
export function approximateSqrt(x: number): number {
  if (!isPlain(x) || x < 0) return Math.sqrt(x);
  const { value, half } = ofRoot(rootTables, x);
  return Math.fround(value * 2 ** half);
}

/** Relative error at most 2^-22.9. */
export function approximateRsqrt(x: number): number {
  if (!isPlain(x) || x < 0) return inverseRoot(x);
  const { value, half } = ofRoot(inverseRootTables, x);
  return Math.fround(value * 2 ** -half);
}

const SMALLEST64 = 2 ** -1022;

/** Of binary64, with a relative error of at most 2^-24. */
export function roughRsqrt(x: number): number {
  if (!isPlain(x) || x < SMALLEST64) return inverseRoot(x);
  const { value, half } = ofRoot(inverseRootTables, x);
  return value * 2 ** -half;
}

/** Of binary64, with a relative error of at most 2^-24. */
export function roughSqrt(x: number): number {
  if (!isPlain(x) || x < SMALLEST64) return Math.sqrt(x);
  const { value, half } = ofRoot(rootTables, x);
  return value * 2 ** half;
}

/** The sine of turns, by the quarter that they end in. */
export function approximateSineOfTurns(turns: number): number {
  if (!Number.isFinite(turns)) return Number.NaN;
  if (turns === 0) return turns;
  const quarters = 4 * (turns - Math.trunc(turns));
  const size = Math.abs(quarters);
  const within = size % 2;
  const value = quarterTable(within > 1 ? 2 - within : within);
  return Math.fround(size > 2 === quarters > 0 ? -value : value);
}

/** The cosine of turns: the sine a quarter further. */
export function approximateCosineOfTurns(turns: number): number {
  if (!Number.isFinite(turns)) return Number.NaN;
  const rest = Math.abs(turns) - Math.trunc(Math.abs(turns));
  return approximateSineOfTurns(rest + 0.25);
}

const TURNS_PER_RADIAN = Math.fround(1 / (2 * Math.PI));

/**
 * Absolute error at most 2^-20.5 up to 2 pi, 2^-14.7 up to 100 pi: the argument is made turns in
 * binary32.
 */
export function approximateSine(x: number): number {
  return approximateSineOfTurns(Math.fround(x * TURNS_PER_RADIAN));
}

/** As `approximateSine`. */
export function approximateCosine(x: number): number {
  return approximateCosineOfTurns(Math.fround(x * TURNS_PER_RADIAN));
}

/** Relative error at most 2^-11: eleven binary digits behind the first. */
export function approximateTanh(x: number): number {
  const value = Math.tanh(x);
  if (!isPlain(value)) return value;
  const { exponent, fraction } = fractionOf(value);
  return Math.sign(value) * (Math.round(fraction * 2048) / 2048) * 2 ** exponent;
}

/** At most two units in the last place: times the reciprocal. */
export function approximateQuotient(a: number, b: number): number {
  if (!isPlain(a) || !isPlain(b)) return Math.fround(a / b);
  const { exponent, fraction } = fractionOf(b);
  const reciprocal = Math.sign(b) * Math.fround(reciprocalTable(fraction));
  return Math.fround(a * reciprocal * 2 ** -exponent);
}

/** As the above; 0, or a NaN, for divisors beyond 2^126, whose reciprocal is too small. */
export function fastQuotient(a: number, b: number): number {
  const size = Math.abs(b);
  if (size > 2 ** 126 && Number.isFinite(size))
    return Number.isFinite(a) ? Math.sign(a) * Math.sign(b) * 0 : Number.NaN;
  return approximateQuotient(a, b);
}

/** The high word of a binary64 only, as the instructions of that format give it. */
export function highWordOf(value: number): number {
  view.setFloat64(0, value);
  view.setUint32(4, 0);
  return view.getFloat64(0);
}
