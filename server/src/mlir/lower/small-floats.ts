/**
 * Floats of 16 bits and fewer that MIR has no type of: held as their bits, computed with in `f32`.
 * Rounding is to the nearest, ties to even; what is too large becomes infinite, or NaN where there
 * is no infinity, as `APFloat` converts.
 */
import type { MirType, Value as MirValue } from '../../mir/index.ts';
import type { Type } from '../syntax/types.ts';
import type { FnCx } from './fn-cx.ts';

interface Format {
  readonly part: 'i8' | 'i16';
  /** Bits of the fraction, and what is added to exponents. */
  readonly fraction: number;
  readonly bias: number;
  /** The largest finite number, and what larger ones become. */
  readonly most: number;
  readonly beyond: number;
  readonly nan: number;
  /** Zero and NaN have one sign only. */
  readonly unsignedZero?: true;
}

const FORMATS: Readonly<Record<string, Format>> = {
  bf16: { part: 'i16', fraction: 7, bias: 127, most: 0x7f7f, beyond: 0x7f80, nan: 0x7fc0 },
  f8E5M2: { part: 'i8', fraction: 2, bias: 15, most: 0x7b, beyond: 0x7c, nan: 0x7e },
  f8E4M3: { part: 'i8', fraction: 3, bias: 7, most: 0x77, beyond: 0x78, nan: 0x7c },
  f8E3M4: { part: 'i8', fraction: 4, bias: 3, most: 0x6f, beyond: 0x70, nan: 0x78 },
  f8E4M3FN: { part: 'i8', fraction: 3, bias: 7, most: 0x7e, beyond: 0x7f, nan: 0x7f },
  f8E5M2FNUZ: unsignedZero(2, 16),
  f8E4M3FNUZ: unsignedZero(3, 8),
  f8E4M3B11FNUZ: unsignedZero(3, 11),
};

function unsignedZero(fraction: number, bias: number): Format {
  const nan = 0x80;
  return { part: 'i8', fraction, bias, most: 0x7f, beyond: nan, nan, unsignedZero: true };
}

function formatOf(type: Type): Format | undefined {
  const element = type.kind === 'vector' ? type.element : type;
  return element.kind === 'float' ? FORMATS[element.name] : undefined;
}

/** Is it computed with in `f32`? */
export function isSmallFloat(type: Type): boolean {
  return formatOf(type) !== undefined;
}

const bitsOf = (cx: FnCx, value: MirValue, type: MirType): MirValue =>
  cx.b.value('bitcast', [value], type);

const single = (value: number): number => new Uint32Array(new Float32Array([value]).buffer)[0]!;

/** The value of its bits in `f32`, which has all of them. */
export function fromSmallFloat(cx: FnCx, bits: MirValue, type: Type): MirValue {
  const format = formatOf(type)!;
  const { b } = cx;
  const int = (value: number): MirValue => b.int('i32', value);
  const wide = cx.resize(bits, 'i32', false);
  const top = format.part === 'i8' ? 0x80 : 0x8000;
  if (format.bias === 127) return bitsOf(cx, b.value('int.shl', [wide, int(16)], 'i32'), 'f32');
  const size = b.value('int.and', [wide, int(top - 1)], 'i32');
  const sign = b.value('int.and', [wide, int(top)], 'i32');
  // Exponent and fraction in their places, and what the exponent is off by as a factor.
  const raw = bitsOf(cx, b.value('int.shl', [size, int(23 - format.fraction)], 'i32'), 'f32');
  const factor = b.float('f32', BigInt(single(2 ** (127 - format.bias))));
  const scaled = bitsOf(cx, b.value('float.mul', [raw, factor], 'f32'), 'i32');
  const nan = int(0x7fc00000);
  let out = scaled;
  if (format.unsignedZero)
    out = b.value('select', [b.icmp('eq', wide, int(format.nan)), nan, out], 'i32');
  else {
    const infinite = b.icmp('eq', size, int(format.beyond));
    const hasInfinity = format.beyond !== format.nan;
    if (hasInfinity) out = b.value('select', [infinite, int(0x7f800000), out], 'i32');
    out = b.value(
      'select',
      [b.icmp('ugt', size, int(hasInfinity ? format.beyond : format.most)), nan, out],
      'i32',
    );
  }
  const moved = b.value('int.shl', [sign, int(format.part === 'i8' ? 24 : 16)], 'i32');
  return bitsOf(cx, b.value('int.or', [out, moved], 'i32'), 'f32');
}

/** Rounded from `f32`, `f16` or `f64`, once. */
export function toSmallFloat(cx: FnCx, given: MirValue, type: Type): MirValue {
  const format = formatOf(type)!;
  const { b } = cx;
  const int = (value: number): MirValue => b.int('i32', value);
  const value = toSingle(cx, given);
  const bits = bitsOf(cx, value, 'i32');
  const size = b.value('int.and', [bits, int(0x7fffffff)], 'i32');
  const dropped = 23 - format.fraction;
  const odd = b.value('int.and', [b.value('int.lshr', [size, int(dropped)], 'i32'), int(1)], 'i32');
  const up = b.value('int.add', [odd, int(2 ** (dropped - 1) - 1)], 'i32');
  const sum = b.value('int.add', [size, up], 'i32');
  const high = b.value('int.lshr', [sum, int(dropped)], 'i32');
  let out = b.value('int.sub', [high, int((127 - format.bias) << format.fraction)], 'i32');
  if (format.bias !== 127) {
    // Added to a number whose last place is the smallest one there is, it is rounded to that.
    const step = single(2 ** (1 - format.bias - format.fraction + 23));
    const shifted = b.value(
      'float.add',
      [bitsOf(cx, size, 'f32'), b.float('f32', BigInt(step))],
      'f32',
    );
    const tiny = b.value('int.sub', [bitsOf(cx, shifted, 'i32'), int(step)], 'i32');
    const isTiny = b.icmp('ult', size, int(single(2 ** (1 - format.bias))));
    out = b.value('select', [isTiny, tiny, out], 'i32');
  }
  const isBeyond = b.icmp('ugt', out, int(format.most));
  out = b.value('select', [isBeyond, int(format.beyond), out], 'i32');
  out = b.value('select', [b.icmp('ugt', size, int(0x7f800000)), int(format.nan), out], 'i32');
  const by = format.part === 'i8' ? 24 : 16;
  const sign = b.value(
    'int.and',
    [b.value('int.lshr', [bits, int(by)], 'i32'), int(2 ** (31 - by))],
    'i32',
  );
  const signed = b.value('int.or', [out, sign], 'i32');
  if (format.unsignedZero) out = b.value('select', [b.icmp('eq', out, int(0)), out, signed], 'i32');
  else out = signed;
  return cx.resize(out, format.part, false);
}

/** As `f32`; what was cut off of an `f64` leaves its trace in the last bit, so that it counts. */
function toSingle(cx: FnCx, value: MirValue): MirValue {
  const { b } = cx;
  if (value.type === 'f32') return value;
  const near = b.value('float.cast', [value], 'f32');
  if (value.type !== 'f64') return near;
  const [own, back] = [value, b.value('float.cast', [near], 'f64')].map((one) =>
    b.value('float.abs', [one], 'f64'),
  );
  const bits = bitsOf(cx, near, 'i32');
  const isEven = b.icmp('eq', b.value('int.and', [bits, b.int('i32', 1)], 'i32'), b.int('i32', 0));
  const isOff = b.value('int.and', [isEven, b.fcmp('one', own!, back!)], 'i1');
  const up = b.value('int.add', [bits, b.int('i32', 1)], 'i32');
  const down = b.value('int.sub', [bits, b.int('i32', 1)], 'i32');
  const moved = b.value('select', [b.fcmp('ogt', own!, back!), up, down], 'i32');
  return bitsOf(cx, b.value('select', [isOff, moved, bits], 'i32'), 'f32');
}

/** The bits of a number in such a type; undefined for other types. */
export function smallFloatBits(value: number, type: Type): bigint | undefined {
  const format = formatOf(type);
  if (format === undefined) return undefined;
  const negative = value < 0 || Object.is(value, -0);
  const top = format.part === 'i8' ? 0x80 : 0x8000;
  const withSign = (size: number): bigint =>
    BigInt(negative && !(format.unsignedZero && size === 0) ? size | top : size);
  if (Number.isNaN(value)) return BigInt(format.nan);
  const size = Math.abs(value);
  const exponent = Math.max(1 - format.bias, Math.floor(Math.log2(size === 0 ? 2 ** -999 : size)));
  const whole = roundEven(size / 2 ** (exponent - format.fraction));
  const code = whole + (exponent + format.bias - 1) * 2 ** format.fraction;
  return withSign(Number.isFinite(size) && code <= format.most ? code : format.beyond);
}

function roundEven(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  return rest > 0.5 || (rest === 0.5 && low % 2 === 1) ? low + 1 : low;
}
