/** Conversions between 128-bit integers and floats, correctly rounded and saturating. */
import type { Builder, FloatType, Value } from '../../mir/index.ts';
import { addBlockParam } from '../../mir/index.ts';
import { begin, type HelperBuilder } from './helper.ts';

const W = 'i128';

interface Format {
  readonly bits: 'i32' | 'i64';
  readonly width: number;
  readonly mantissa: number;
  readonly bias: number;
}

export const FORMATS: Readonly<Record<'f32' | 'f64', Format>> = {
  f32: { bits: 'i32', width: 32, mantissa: 23, bias: 127 },
  f64: { bits: 'i64', width: 64, mantissa: 52, bias: 1023 },
};

/** 2 to the power `exponent` (an i64 in the normal range). */
function powerOfTwo(b: Builder, type: 'f32' | 'f64', exponent: Value): Value {
  const { bits, mantissa, bias } = FORMATS[type];
  const biased = b.value('int.add', [exponent, b.int('i64', bias)], 'i64');
  const narrow = bits === 'i64' ? biased : b.value('int.trunc', [biased], bits);
  return b.value('bitcast', [b.value('int.shl', [narrow, b.int(bits, mantissa)], bits)], type);
}

/**
 * The top 64 bits with a sticky bit round like the whole; scaling by a power of two is exact or
 * overflows rightly.
 */
function unsignedToFloat(b: Builder, type: 'f32' | 'f64', x: Value): Value {
  const zero = b.int(W, 0);
  const s64 = b.int(W, 64);
  const shift = b.value('int.umin', [b.value('int.ctlz', [x], W), s64], W);
  const normal = b.value('int.shl', [x, shift], W);
  const top = b.value('int.trunc', [b.value('int.lshr', [normal, s64], W)], 'i64');
  const lost = b.icmp('ne', b.value('int.shl', [normal, s64], W), zero);
  const sticky = b.value('int.or', [top, b.value('int.zext', [lost], 'i64')], 'i64');
  // With the whole value in the low half nothing is shifted out: the shift is 64 and the scale 1.
  const exponent = b.value(
    'int.sub',
    [b.int('i64', 64), b.value('int.trunc', [shift], 'i64')],
    'i64',
  );
  const scaled = b.value('float.from.uint', [sticky], type);
  return b.value('float.mul', [scaled, powerOfTwo(b, type, exponent)], type);
}

export const fromInt =
  (type: FloatType, signed: boolean): HelperBuilder =>
  (name) => {
    const { fn, b, args } = begin(name, [W], [type]);
    const [x] = args as [Value];
    const wide = type === 'f16' ? 'f32' : type;
    const magnitude = signed ? b.value('int.abs', [x], W) : x;
    let result: Value;
    if (type === 'f16') {
      // Halves end at 65504: clamping first keeps one rounding and every result.
      const small = b.value('int.umin', [magnitude, b.int(W, 0x20000)], W);
      result = b.value('float.from.uint', [b.value('int.trunc', [small], 'i64')], 'f16');
    } else result = unsignedToFloat(b, wide, magnitude);
    if (signed) {
      const negative = b.icmp('slt', x, b.int(W, 0));
      result = b.value('select', [negative, b.value('float.neg', [result], type), result], type);
    }
    b.ret([result]);
    return { func: fn, uses: [] };
  };

/** Toward zero, clamped, NaN to 0: from the bits, because no instruction reaches beyond 64 bits. */
export const toInt =
  (type: FloatType, signed: boolean): HelperBuilder =>
  (name) => {
    const { fn, b, args } = begin(name, [type], [W]);
    const wide = type === 'f16' ? 'f32' : type;
    const x = type === 'f16' ? b.value('float.cast', [args[0]!], 'f32') : args[0]!;
    const { bits, width, mantissa, bias } = FORMATS[wide];
    const raw = b.value('bitcast', [x], bits);
    const number = (v: bigint | number): Value => b.int(bits, v);
    const magnitude = b.value('int.and', [raw, number((1n << BigInt(width - 1)) - 1n)], bits);
    const exponent = b.value(
      'int.sub',
      [b.value('int.lshr', [magnitude, number(mantissa)], bits), number(bias)],
      bits,
    );
    const fraction = b.value('int.and', [magnitude, number((1n << BigInt(mantissa)) - 1n)], bits);
    const whole = b.value(
      'int.zext',
      [b.value('int.or', [fraction, number(1n << BigInt(mantissa))], bits)],
      W,
    );
    const widen = (v: Value): Value => b.value('int.zext', [v], W);
    const up = b.value(
      'int.shl',
      [whole, widen(b.value('int.sub', [exponent, number(mantissa)], bits))],
      W,
    );
    const down = b.value(
      'int.lshr',
      [whole, widen(b.value('int.sub', [number(mantissa), exponent], bits))],
      W,
    );
    const big = b.icmp('sge', exponent, number(mantissa));
    const zero = b.int(W, 0);
    const negative = b.icmp('slt', raw, number(0));
    let value = b.value('select', [big, up, down], W);
    value = b.value('select', [b.icmp('slt', exponent, number(0)), zero, value], W);
    const limit = b.int(W, signed ? (1n << 127n) - 1n : (1n << 128n) - 1n);
    value = b.value(
      'select',
      [b.icmp('sge', exponent, number(signed ? 127 : 128)), limit, value],
      W,
    );
    if (signed) {
      // -2^127 is in range: the magnitude that clamps becomes MIN.
      const clamped = b.icmp('sge', exponent, number(127));
      const below = b.value(
        'select',
        [clamped, b.int(W, 1n << 127n), b.value('int.sub', [zero, value], W)],
        W,
      );
      value = b.value('select', [negative, below, value], W);
    } else value = b.value('select', [negative, zero, value], W);
    b.ret([b.value('select', [b.fcmp('uno', x, x), zero, value], W)]);
    return { func: fn, uses: [] };
  };

/**
 * Exact remainder of truncated division (C `fmod`): long division of the significands, one bit per
 * step.
 */
export const remainder =
  (type: 'f32' | 'f64'): HelperBuilder =>
  (name) => {
    const { fn, b, args } = begin(name, [type, type], [type]);
    const [x, y] = args as [Value, Value];
    const { bits: I, width, mantissa, bias } = FORMATS[type];
    const int = (v: bigint | number): Value => b.int(I, v);
    const hidden = 1n << BigInt(mantissa);
    const infinity = BigInt(2 * bias + 1) << BigInt(mantissa);
    const magnitudeMask = (1n << BigInt(width - 1)) - 1n;
    const rawX = b.value('bitcast', [x], I);
    const ax = b.value('int.and', [rawX, int(magnitudeMask)], I);
    const ay = b.value('int.and', [b.value('bitcast', [y], I), int(magnitudeMask)], I);
    const sign = b.value('int.xor', [rawX, ax], I);
    const [nan, finite, same, divide, loop, done] = [
      'nan',
      'finite',
      'same',
      'divide',
      'loop',
      'done',
    ].map((n) => b.newBlock(n)) as Builder['block'][];

    const badX = b.icmp('uge', ax, int(infinity));
    const badY = b.icmp('ugt', ay, int(infinity));
    const zeroY = b.icmp('eq', ay, int(0));
    const bad = b.value('int.or', [b.value('int.or', [badX, badY], 'i1'), zeroY], 'i1');
    b.brIf(bad, nan!, finite!);
    b.block = nan!;
    b.ret([b.float(type, infinity | (hidden >> 1n))]);

    b.block = finite!;
    b.brIf(b.icmp('ult', ax, ay), same!, divide!);
    b.block = same!;
    b.ret([x]);

    b.block = divide!;
    // A subnormal is brought to the form of the others, with an exponent below 1.
    const unpack = (a: Value): { exponent: Value; significand: Value } => {
      const field = b.value('int.lshr', [a, int(mantissa)], I);
      const subnormal = b.icmp('eq', field, int(0));
      const shift = b.value('int.sub', [b.value('int.ctlz', [a], I), int(width - 1 - mantissa)], I);
      const normal = b.value(
        'int.or',
        [b.value('int.and', [a, int(hidden - 1n)], I), int(hidden)],
        I,
      );
      return {
        exponent: b.value('select', [subnormal, b.value('int.sub', [int(1), shift], I), field], I),
        significand: b.value('select', [subnormal, b.value('int.shl', [a, shift], I), normal], I),
      };
    };
    const ux = unpack(ax);
    const uy = unpack(ay);
    const steps = b.value('int.sub', [ux.exponent, uy.exponent], I);
    b.br(loop!, [ux.significand, steps]);

    const rest = addBlockParam(fn, loop!, I, 'rest');
    const left = addBlockParam(fn, loop!, I, 'left');
    b.block = loop!;
    const difference = b.value('int.sub', [rest, uy.significand], I);
    const reduced = b.value('select', [b.icmp('uge', rest, uy.significand), difference, rest], I);
    const next = b.value('int.shl', [reduced, int(1)], I);
    const fewer = b.value('int.sub', [left, int(1)], I);
    b.brIf(b.icmp('eq', left, int(0)), done!, loop!, [], [next, fewer]);

    b.block = done!;
    const isZero = b.icmp('eq', reduced, int(0));
    const shift = b.value(
      'int.sub',
      [b.value('int.ctlz', [reduced], I), int(width - 1 - mantissa)],
      I,
    );
    const exponent = b.value('int.sub', [uy.exponent, shift], I);
    const normalised = b.value('int.shl', [reduced, shift], I);
    const packed = b.value(
      'int.or',
      [
        b.value('int.and', [normalised, int(hidden - 1n)], I),
        b.value('int.shl', [exponent, int(mantissa)], I),
      ],
      I,
    );
    const denormalised = b.value(
      'int.lshr',
      [normalised, b.value('int.sub', [int(1), exponent], I)],
      I,
    );
    const tiny = b.icmp('slt', exponent, int(1));
    const value = b.value('select', [tiny, denormalised, packed], I);
    const magnitude = b.value('select', [isZero, int(0), value], I);
    b.ret([b.value('bitcast', [b.value('int.or', [magnitude, sign], I)], type)]);
    return { func: fn, uses: [] };
  };
