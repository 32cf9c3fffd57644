/**
 * Floats of all widths as `{:?}` of Rust writes them: the fewest digits from which the same bits
 * are read again, with a point, and an exponent below 1e-4 and from 1e16 on.
 */

/** Bits of exponent and stored mantissa. */
const FORMATS = {
  f16: { exponent: 5, mantissa: 10 },
  bf16: { exponent: 8, mantissa: 7 },
  f32: { exponent: 8, mantissa: 23 },
  f64: { exponent: 11, mantissa: 52 },
  f128: { exponent: 15, mantissa: 112 },
} as const;

export type FloatFormatName = keyof typeof FORMATS;

/** The text of a float from its bits. */
export function floatText(bits: bigint, format: FloatFormatName): string {
  const { exponent: expBits, mantissa } = FORMATS[format];
  const sign = (bits >> BigInt(expBits + mantissa)) & 1n ? '-' : '';
  const field = Number((bits >> BigInt(mantissa)) & ((1n << BigInt(expBits)) - 1n));
  const low = bits & ((1n << BigInt(mantissa)) - 1n);
  if (field === 2 ** expBits - 1) return low === 0n ? `${sign}inf` : 'NaN';
  if (field === 0 && low === 0n) return `${sign}0.0`;
  const bias = 2 ** (expBits - 1) - 1;
  const m = field === 0 ? low : low | (1n << BigInt(mantissa));
  const e = (field === 0 ? 1 : field) - bias - mantissa;
  const { digits, point } = shortest(m, e, low === 0n && field > 1);
  return sign + written(digits, point);
}

/**
 * The shortest decimal in the interval of the numbers that round to `m * 2^e`, the nearest of those
 * (Steele and White's algorithm with the end of Burger and Dybvig). The value is
 * `0.digits * 10^point`.
 */
function shortest(m: bigint, e: number, isPower: boolean): { digits: string; point: number } {
  const even = (m & 1n) === 0n;
  const up = e >= 0 ? 1n << BigInt(e) : 1n;
  const down = e >= 0 ? 1n : 1n << BigInt(-e);
  // Of a power of two the lower neighbour is nearer.
  const wide = isPower ? 2n : 1n;
  let r = m * up * 2n * wide;
  let s = down * 2n * wide;
  let plus = up * wide;
  let minus = up;
  let point = Math.ceil((m.toString(2).length + e - 1) * Math.LOG10E * Math.LN2 - 1e-10);
  if (point >= 0) s *= 10n ** BigInt(point);
  else {
    const scale = 10n ** BigInt(-point);
    r *= scale;
    plus *= scale;
    minus *= scale;
  }
  if (even ? r + plus >= s : r + plus > s) point++;
  else {
    r *= 10n;
    plus *= 10n;
    minus *= 10n;
  }
  let digits = '';
  for (;;) {
    let digit = r / s;
    r %= s;
    const low = even ? r <= minus : r < minus;
    const high = even ? r + plus >= s : r + plus > s;
    if (low || high) {
      if (high && (!low || r * 2n >= s)) digit++;
      return { digits: digits + digit, point };
    }
    digits += digit;
    r *= 10n;
    plus *= 10n;
    minus *= 10n;
  }
}

function written(digits: string, point: number): string {
  if (point <= -4 || point > 16) {
    const rest = digits.slice(1);
    return `${digits[0]}${rest === '' ? '' : `.${rest}`}e${point - 1}`;
  }
  if (point <= 0) return `0.${'0'.repeat(-point)}${digits}`;
  if (point >= digits.length) return `${digits}${'0'.repeat(point - digits.length)}.0`;
  return `${digits.slice(0, point)}.${digits.slice(point)}`;
}
