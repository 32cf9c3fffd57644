/**
 * Float operations against independent computations: Math.* and typed arrays where the machine has
 * the format, exact fractions (numerator and power of two as bigints) where it has not.
 */
import assert from 'node:assert/strict';
import {
  type Attrs,
  type FloatPred,
  type FloatType,
  floatToNumber,
  foldOp,
  isNanBits,
  type MirType,
  type OpName,
  roundToFloat,
} from '../../src/mir/index.ts';

const FORMATS = {
  f16: { mant: 10, exp: 5 },
  f32: { mant: 23, exp: 8 },
  f64: { mant: 52, exp: 11 },
} as const;
const TYPES: readonly FloatType[] = ['f16', 'f32', 'f64'];

/** `num * 2^-SCALE`, exact for every finite value and product of all formats. */
const SCALE = 2200n;

/** What Rust's `as` makes of a number as an integer. */
function saturated(bits: bigint, type: FloatType, width: number, signed: boolean): bigint {
  const top = 2n ** BigInt(width);
  const low = signed ? -top / 2n : 0n;
  const high = (signed ? top / 2n : top) - 1n;
  let whole = 0n;
  if (isFinitePattern(bits, type)) whole = exact(bits, type) / 2n ** SCALE;
  else if (!isNanBits(bits, type)) whole = exact(bits, type);
  const clamped = whole < low ? low : whole > high ? high : whole;
  return clamped < 0n ? clamped + top : clamped;
}

/** The exact value of a finite pattern, scaled, by the definition of the format. */
function exact(bits: bigint, type: FloatType): bigint {
  const { mant, exp } = FORMATS[type];
  const fraction = bits % 2n ** BigInt(mant);
  const biased = (bits / 2n ** BigInt(mant)) % 2n ** BigInt(exp);
  const bias = 2n ** BigInt(exp - 1) - 1n;
  const negative = bits >= 2n ** BigInt(mant + exp);
  const power = (biased === 0n ? 1n : biased) - bias - BigInt(mant) + SCALE;
  const value = (biased === 0n ? fraction : fraction + 2n ** BigInt(mant)) * 2n ** power;
  return negative ? -value : value;
}

/**
 * The pattern nearest to a scaled exact value, ties to even: bisection over the ordered patterns.
 */
function nearest(value: bigint, type: FloatType, negativeZero = false): bigint {
  const { mant, exp } = FORMATS[type];
  const sign = 2n ** BigInt(mant + exp);
  const infinity = (2n ** BigInt(exp) - 1n) * 2n ** BigInt(mant);
  const magnitude = value < 0n ? -value : value;
  const signed = value < 0n || (value === 0n && negativeZero) ? sign : 0n;
  // The pattern of infinity read as a finite value is the next power of two, which is what rounding
  // overflows to.
  let low = 0n;
  let high = infinity;
  if (magnitude >= exact(high - 1n, type) * 2n) return signed + infinity;
  while (high - low > 1n) {
    const middle = (low + high) / 2n;
    if (exact(middle, type) <= magnitude) low = middle;
    else high = middle;
  }
  const twice = magnitude * 2n;
  const edge = exact(low, type) + exact(high, type);
  const up = twice > edge || (twice === edge && low % 2n === 1n);
  return signed + (up ? high : low);
}

function specials(type: FloatType): bigint[] {
  const { mant, exp } = FORMATS[type];
  const one = 2n ** BigInt(mant);
  const bias = 2n ** BigInt(exp - 1) - 1n;
  const infinity = (2n ** BigInt(exp) - 1n) * one;
  const positive = [
    0n,
    1n,
    2n,
    one - 1n,
    one,
    one + 1n,
    bias * one,
    bias * one + 1n,
    bias * one - 1n,
    (bias + 1n) * one + one / 2n,
    (bias + BigInt(mant)) * one + 1n,
    (bias - 1n) * one,
    infinity - 1n,
    infinity,
    infinity + one / 2n,
    (bias + 3n) * one + one / 3n,
  ];
  return [...positive, ...positive.map((x) => x + 2n ** BigInt(mant + exp))];
}

/** Reproducible patterns. */
function randoms(type: FloatType, count: number, seed: bigint): bigint[] {
  const { mant, exp } = FORMATS[type];
  const out: bigint[] = [];
  let state = seed;
  for (let i = 0; i < count; i++) {
    state = (state * 6364136223846793005n + 1442695040888963407n) % 2n ** 64n;
    out.push((state >> 7n) % 2n ** BigInt(mant + exp + 1));
  }
  return out;
}

function same(actual: bigint, expected: bigint, type: FloatType, what: string): void {
  if (isNanBits(expected, type))
    assert.ok(isNanBits(actual, type), `${what}: ${actual.toString(16)}, NaN expected`);
  else assert.equal(actual.toString(16), expected.toString(16), what);
}

function fold1(op: OpName, from: MirType, to: MirType, args: bigint[], attrs: Attrs = {}): bigint {
  return foldOp(op, from, to, args, attrs)![0]!;
}

/** f64 bits by DataView, independent of the code under test. */
function bits64(x: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, x);
  return view.getBigUint64(0);
}

function isFinitePattern(bits: bigint, type: FloatType): boolean {
  const { mant, exp } = FORMATS[type];
  return (bits / 2n ** BigInt(mant)) % 2n ** BigInt(exp) !== 2n ** BigInt(exp) - 1n;
}

describe('mir: float formats', () => {
  it('every f16 pattern has the value its definition says, and converts back', () => {
    for (let bits = 0n; bits < 65536n; bits++) {
      const x = floatToNumber(bits, 'f16');
      if (!isFinitePattern(bits, 'f16')) {
        if (bits % 1024n !== 0n) assert.ok(Number.isNaN(x));
        else assert.equal(x, bits < 0x8000n ? Infinity : -Infinity);
      } else {
        const scaled = exact(bits, 'f16');
        assert.equal(
          BigInt(Math.abs(x) * 2 ** 24) * 2n ** (SCALE - 24n),
          scaled < 0n ? -scaled : scaled,
        );
        assert.equal(Object.is(x, -0) || x < 0, bits >= 0x8000n);
      }
      for (const wide of ['f32', 'f64'] as const) {
        const up = fold1('float.cast', 'f16', wide, [bits]);
        same(fold1('float.cast', wide, 'f16', [up]), bits, 'f16', `${wide} and back of ${bits}`);
        if (isFinitePattern(bits, 'f16')) assert.equal(exact(up, wide), exact(bits, 'f16'));
      }
    }
  });

  it('rounding to f16 at and beside every midpoint', () => {
    for (let bits = 0n; bits < 0x7c00n; bits++) {
      const low = floatToNumber(bits, 'f16');
      const high = bits === 0x7bffn ? 65536 : floatToNumber(bits + 1n, 'f16');
      const middle = (low + high) / 2;
      const even = bits % 2n === 0n ? bits : bits + 1n;
      const view = bits64(middle);
      assert.equal(fold1('float.cast', 'f64', 'f16', [view]), even, `middle above ${bits}`);
      assert.equal(fold1('float.cast', 'f64', 'f16', [view - 1n]), bits);
      assert.equal(fold1('float.cast', 'f64', 'f16', [view + 1n]), bits + 1n);
      assert.equal(fold1('float.cast', 'f64', 'f16', [view + 2n ** 63n]), even + 0x8000n);
    }
  });

  it('casts f64 to f32 as Float32Array does, and signs of NaN survive', () => {
    const view = new DataView(new ArrayBuffer(4));
    for (const bits of [
      ...specials('f64'),
      ...randoms('f64', 2000, 1n),
      ...randoms('f32', 500, 5n).map((b) => b << 29n),
    ]) {
      const x = floatToNumber(bits, 'f64');
      view.setFloat32(0, x);
      same(fold1('float.cast', 'f64', 'f32', [bits]), BigInt(view.getUint32(0)), 'f32', `${x}`);
    }
    assert.equal(fold1('float.cast', 'f32', 'f64', [0xffc00000n]), 0xfff8000000000000n);
  });

  it('roundToFloat agrees with bisection', () => {
    for (const type of TYPES) {
      for (const seed of randoms('f64', 300, 11n)) {
        const exp = Number(seed % 300n) - 200;
        const magnitude = seed * 0x1_0000_0000_0001n;
        const scaled = magnitude * 2n ** (SCALE + BigInt(exp));
        assert.equal(
          roundToFloat(false, magnitude, exp, type),
          nearest(scaled, type),
          `${magnitude} ${exp} ${type}`,
        );
      }
    }
  });
});

describe('mir: float operations', () => {
  const pairs = (type: FloatType): [bigint, bigint][] => {
    const all = specials(type);
    const out = all.flatMap((a) => all.map((b): [bigint, bigint] => [a, b]));
    const many = randoms(type, 600, 3n);
    many.forEach((a, i) => {
      out.push([a, many[(i * 7 + 1) % many.length]!]);
      // Close exponents make interesting sums.
      out.push([a, a ^ (many[(i + 3) % many.length]! % 2n ** BigInt(FORMATS[type].mant + 2))]);
    });
    return out;
  };

  for (const type of TYPES) {
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one statement for each operation, beside the value that it must give
    it(`add, sub, mul, fma of ${type} are exact and rounded once`, () => {
      const { mant, exp } = FORMATS[type];
      const sign = 2n ** BigInt(mant + exp);
      const one = (2n ** BigInt(exp - 1) - 1n) * 2n ** BigInt(mant);
      for (const [a, b] of pairs(type)) {
        if (!isFinitePattern(a, type) || !isFinitePattern(b, type)) continue;
        const x = exact(a, type);
        const y = exact(b, type);
        const bothNegative = a >= sign && b >= sign;
        same(
          fold1('float.add', type, type, [a, b]),
          nearest(x + y, type, bothNegative),
          type,
          `${a} + ${b}`,
        );
        same(
          fold1('float.sub', type, type, [a, b]),
          nearest(x - y, type, a >= sign && b < sign),
          type,
          `${a} - ${b}`,
        );
        const opposite = a >= sign !== b >= sign;
        // The product is scaled twice; dropped bits only matter below the smallest tie, which SCALE
        // leaves room for.
        const product = (x * y) / 2n ** SCALE;
        assert.equal(product * 2n ** SCALE, x * y);
        const rounded = nearest(product, type, opposite);
        const expected = rounded % sign === 0n && opposite ? sign : rounded;
        same(fold1('float.mul', type, type, [a, b]), expected, type, `${a} * ${b}`);
        for (const c of [one, one + sign, 1n, a, b ^ sign]) {
          if (!isFinitePattern(c, type)) continue;
          const sum = product + exact(c, type);
          const zeroSign = sum === 0n && opposite && c >= sign && (product === 0n || false);
          same(
            fold1('float.fma', type, type, [a, b, c]),
            nearest(sum, type, zeroSign),
            type,
            `fma ${a} ${b} ${c}`,
          );
        }
      }
    });

    it(`div, rem and sqrt of ${type}: no other value is nearer`, () => {
      const { mant, exp } = FORMATS[type];
      const sign = 2n ** BigInt(mant + exp);
      for (const [a, b] of pairs(type)) {
        if (!isFinitePattern(a, type) || !isFinitePattern(b, type) || b % sign === 0n) continue;
        const x = exact(a % sign, type);
        const y = exact(b % sign, type);
        const opposite = a >= sign !== b >= sign;
        // Three extra bits and a sticky one decide every rounding of the quotient.
        const scaled = (x * 2n ** SCALE) / y;
        const sticky = scaled * y === x * 2n ** SCALE ? 0n : 1n;
        const quotient = nearestOf(scaled * 2n + sticky, type);
        same(
          fold1('float.div', type, type, [a, b]),
          quotient + (opposite ? sign : 0n),
          type,
          `${a} / ${b}`,
        );
        const rest = nearest(x % y, type) + (a >= sign ? sign : 0n);
        same(fold1('float.rem', type, type, [a, b]), rest, type, `${a} % ${b}`);
        const root = fold1('float.sqrt', type, type, [a % sign]);
        const r = exact(root, type);
        if (a % sign === 0n) continue;
        const below = r + exact(root - 1n, type);
        const above = r + exact(root + 1n, type);
        const four = 4n * x * 2n ** SCALE;
        assert.ok(below * below <= four && four <= above * above, `sqrt ${a}`);
      }
    });

    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one statement for each operation, beside the value that it must give
    it(`neg, abs, copysign, rounding of ${type}`, () => {
      const sign = 2n ** BigInt(FORMATS[type].mant + FORMATS[type].exp);
      const unit = 2n ** SCALE;
      for (const a of [...specials(type), ...randoms(type, 400, 9n)]) {
        assert.equal(fold1('float.neg', type, type, [a]), a >= sign ? a - sign : a + sign);
        assert.equal(fold1('float.abs', type, type, [a]), a % sign);
        assert.equal(fold1('float.copysign', type, type, [a, sign]), (a % sign) + sign);
        assert.equal(fold1('float.copysign', type, type, [a, 0n]), a % sign);
        if (!isFinitePattern(a, type)) {
          for (const op of [
            'float.floor',
            'float.ceil',
            'float.trunc',
            'float.round',
            'float.roundeven',
          ] as const) {
            same(fold1(op, type, type, [a]), a, type, `${op} ${a}`);
          }
          continue;
        }
        const x = exact(a, type);
        const negative = x < 0n || a === sign;
        const down = (x - (((x % unit) + unit) % unit)) / unit;
        const rest = x - down * unit;
        const up = rest === 0n ? down : down + 1n;
        const near = rest * 2n < unit ? down : rest * 2n > unit ? up : undefined;
        const check = (op: OpName, whole: bigint): void =>
          same(
            fold1(op, type, type, [a]),
            nearest(whole * unit, type, negative),
            type,
            `${op} ${a}`,
          );
        check('float.floor', down);
        check('float.ceil', up);
        check('float.trunc', x < 0n ? up : down);
        check('float.round', near ?? (x < 0n ? down : up));
        check('float.roundeven', near ?? (down % 2n === 0n ? down : up));
      }
    });

    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one statement for each operation, beside the value that it must give
    it(`min, max and comparisons of ${type}`, () => {
      for (const [a, b] of pairs(type)) {
        const x = floatToNumber(a, type);
        const y = floatToNumber(b, type);
        const nan = Number.isNaN(x) || Number.isNaN(y);
        const pick = (op: OpName): number => floatToNumber(fold1(op, type, type, [a, b]), type);
        // Sorting by value, -0 first.
        const [low, high] = [x, y].sort((p, q) => p - q || (Object.is(p, -0) ? -1 : 1)) as [
          number,
          number,
        ];
        assert.ok(Object.is(pick('float.minimum'), nan ? NaN : low), `minimum ${x} ${y}`);
        assert.ok(Object.is(pick('float.maximum'), nan ? NaN : high), `maximum ${x} ${y}`);
        const other = Number.isNaN(x) ? y : x;
        assert.ok(Object.is(pick('float.min'), nan ? other : low), `min ${x} ${y}`);
        assert.ok(Object.is(pick('float.max'), nan ? other : high), `max ${x} ${y}`);
        const basic = { eq: x === y, lt: x < y, gt: x > y };
        const ordered: Record<string, boolean> = {
          eq: basic.eq,
          ne: basic.lt || basic.gt,
          lt: basic.lt,
          le: basic.lt || basic.eq,
          gt: basic.gt,
          ge: basic.gt || basic.eq,
        };
        const cmp = (pred: string): bigint =>
          fold1('float.cmp', type, 'i1', [a, b], { pred: pred as FloatPred });
        for (const [name, holds] of Object.entries(ordered)) {
          assert.equal(cmp(`o${name}`), !nan && holds ? 1n : 0n, `${x} o${name} ${y}`);
          assert.equal(cmp(`u${name}`), nan || holds ? 1n : 0n, `${x} u${name} ${y}`);
        }
        assert.equal(cmp('ord'), nan ? 0n : 1n);
        assert.equal(cmp('uno'), nan ? 1n : 0n);
      }
    });

    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: both directions share their widths and values
    it(`${type} to and from integers of every width`, () => {
      const unit = 2n ** SCALE;
      for (const width of [1, 8, 16, 32, 64, 128]) {
        const int = `i${width}` as MirType;
        const top = 2n ** BigInt(width);
        for (const a of [...specials(type), ...randoms(type, 300, 21n)]) {
          for (const signed of [true, false]) {
            const got = fold1(signed ? 'float.to.sint' : 'float.to.uint', type, int, [a]);
            const what = `${a} to ${signed ? 's' : 'u'}${width}`;
            assert.equal(got, saturated(a, type, width, signed), what);
          }
        }
        const values = [
          0n,
          1n,
          2n ** 11n + 1n,
          2n ** 24n + 1n,
          2n ** 24n + 3n,
          2n ** 53n + 1n,
          2n ** 54n + 6n,
          2n ** 64n - 1n,
          2n ** 128n - 1n,
          2n ** 127n,
          65519n,
          65520n,
          2n ** 127n + 2n ** 103n,
          2n ** 127n + 2n ** 103n + 1n,
        ];
        for (const value of values) {
          const pattern = value % top;
          same(
            fold1('float.from.uint', int, type, [pattern]),
            nearest(pattern * unit, type),
            type,
            `u${pattern}`,
          );
          const asSigned = pattern >= top / 2n ? pattern - top : pattern;
          same(
            fold1('float.from.sint', int, type, [pattern]),
            nearest(asSigned * unit, type),
            type,
            `s${asSigned}`,
          );
        }
      }
    });
  }

  it('sin, cos, exp2, log2 are the rounded library values', () => {
    for (const x of [0, 0.5, 1, -2, 3.25, 100]) {
      const bits = bits64(x);
      assert.equal(floatToNumber(fold1('float.sin', 'f64', 'f64', [bits]), 'f64'), Math.sin(x));
      assert.equal(floatToNumber(fold1('float.cos', 'f64', 'f64', [bits]), 'f64'), Math.cos(x));
      assert.equal(floatToNumber(fold1('float.exp2', 'f64', 'f64', [bits]), 'f64'), 2 ** x);
      assert.ok(
        Object.is(floatToNumber(fold1('float.log2', 'f64', 'f64', [bits]), 'f64'), Math.log2(x)),
      );
    }
  });

  it('special operands of arithmetic and fma', () => {
    const f = (x: number): bigint => bits64(x);
    const fma = (x: number, y: number, z: number): number =>
      floatToNumber(fold1('float.fma', 'f64', 'f64', [f(x), f(y), f(z)]), 'f64');
    assert.ok(Number.isNaN(fma(Infinity, 0, 1)));
    assert.ok(Number.isNaN(fma(Infinity, 1, -Infinity)));
    assert.equal(fma(1, 2, Infinity), Infinity);
    assert.ok(Object.is(fma(-1, 0, -0), -0));
    assert.ok(Object.is(fma(-1, 0, 0), 0));
    assert.ok(Object.is(fma(1, 1, -1), 0));
    assert.ok(Number.isNaN(fma(NaN, 1, 1)));
    assert.ok(Number.isNaN(fma(1, 1, NaN)));
    assert.equal(floatToNumber(fold1('float.div', 'f64', 'f64', [f(1), f(-0)]), 'f64'), -Infinity);
    assert.ok(Number.isNaN(floatToNumber(fold1('float.sqrt', 'f64', 'f64', [f(-1)]), 'f64')));
    assert.ok(Object.is(floatToNumber(fold1('float.sqrt', 'f64', 'f64', [f(-0)]), 'f64'), -0));
    assert.ok(Number.isNaN(floatToNumber(fold1('float.rem', 'f64', 'f64', [f(1), f(0)]), 'f64')));
  });
});

/** `nearest` for a magnitude given with one extra low bit. */
function nearestOf(twice: bigint, type: FloatType): bigint {
  const whole = nearest(twice / 2n, type);
  if (twice % 2n === 0n) return whole;
  // The true value lies a little above: it rounds up exactly where it stood on a tie that went
  // down.
  const up = nearest(twice / 2n + 1n, type);
  return up;
}
