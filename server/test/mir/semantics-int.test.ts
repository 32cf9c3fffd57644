/**
 * Integer operations against independent computations: 8 bits wholly, by typed arrays and by
 * counting; wider types at edge values, by arithmetic on digit arrays and strings of bits.
 */
import assert from 'node:assert/strict';
import {
  type Attrs,
  bitWidth,
  foldOp,
  type IntPred,
  type IntType,
  isPureOp,
  OPS,
  type OpName,
} from '../../src/mir/index.ts';

const WIDTHS: readonly IntType[] = ['i1', 'i8', 'i16', 'i32', 'i64', 'i128'];

/** A value as a string of bits, most significant first. */
function bitString(x: bigint, width: number): string {
  return x.toString(2).padStart(width, '0');
}

function fromBitString(text: string): bigint {
  return BigInt(`0b${text}`);
}

/** The integer a pattern stands for in two's complement, from its bit string. */
function signedOf(x: bigint, width: number): bigint {
  const bits = bitString(x, width);
  const weight = 2n ** BigInt(width - 1);
  const rest = width === 1 ? 0n : fromBitString(bits.slice(1));
  return bits[0] === '1' ? rest - weight : rest;
}

/** The pattern of an integer of any size: its remainder, made non-negative. */
function patternOf(x: bigint, width: number): bigint {
  const modulus = 2n ** BigInt(width);
  return ((x % modulus) + modulus) % modulus;
}

function edges(width: number): bigint[] {
  const top = 2n ** BigInt(width);
  const half = top / 2n;
  const picks = [
    0n,
    1n,
    2n,
    3n,
    7n,
    half - 1n,
    half,
    half + 1n,
    top - 2n,
    top - 1n,
    top / 3n,
    BigInt(width),
    BigInt(width - 1),
  ];
  const pattern = 0xdeadbeefcafef00d0123456789abcdefn % top;
  return [...new Set([...picks, pattern])].filter((x) => x >= 0n && x < top);
}

type Expected = (a: bigint, b: bigint, w: number) => bigint | undefined | [bigint, bigint];
const sorted = (a: bigint, b: bigint): bigint[] => [a, b].sort((x, y) => (x < y ? -1 : 1));
const pickLow = (a: bigint, b: bigint): bigint => sorted(a, b)[0]!;
const pickHigh = (a: bigint, b: bigint): bigint => sorted(a, b)[1]!;
const least = (w: number): bigint => -(2n ** BigInt(w - 1));
const most = (w: number): bigint => 2n ** BigInt(w - 1) - 1n;
const s2 =
  (f: (a: bigint, b: bigint, w: number) => bigint): Expected =>
  (a, b, w) =>
    patternOf(f(signedOf(a, w), signedOf(b, w), w), w);
const saturate = (x: bigint, low: bigint, high: bigint): bigint =>
  [low, x, high].sort((a, b) => (a < b ? -1 : 1))[1]!;
const overflow =
  (signed: boolean, f: (a: bigint, b: bigint) => bigint): Expected =>
  (a, b, w) => {
    const exact = signed ? f(signedOf(a, w), signedOf(b, w)) : f(a, b);
    const low = signed ? least(w) : 0n;
    const high = signed ? most(w) : 2n ** BigInt(w) - 1n;
    return [patternOf(exact, w), exact < low || exact > high ? 1n : 0n];
  };
/** A rotation or shift on the bit string. */
const shift =
  (f: (bits: string, n: number) => string): Expected =>
  (a, b, w) =>
    fromBitString(f(bitString(a, w), Number(b % BigInt(w))));
/** Bit by bit. */
const bitwise =
  (f: (x: boolean, y: boolean) => boolean): Expected =>
  (a, b, w) => {
    const y = bitString(b, w);
    return fromBitString(
      [...bitString(a, w)].map((bit, i) => (f(bit === '1', y[i] === '1') ? '1' : '0')).join(''),
    );
  };

const BINARY: Partial<Record<OpName, Expected>> = {
  'int.add': (a, b, w) => patternOf(a + b, w),
  'int.sub': (a, b, w) => patternOf(a - b, w),
  'int.mul': (a, b, w) => patternOf(a * b, w),
  'int.udiv': (a, b) => (b === 0n ? undefined : (a - (a % b)) / b),
  'int.urem': (a, b) => (b === 0n ? undefined : a - b * (a / b)),
  'int.sdiv': (a, b, w) => {
    const x = signedOf(a, w);
    const y = signedOf(b, w);
    return y === 0n || (x === least(w) && y === -1n) ? undefined : patternOf(x / y, w);
  },
  'int.srem': (a, b, w) => {
    const x = signedOf(a, w);
    const y = signedOf(b, w);
    return y === 0n || (x === least(w) && y === -1n) ? undefined : patternOf(x - y * (x / y), w);
  },
  'int.and': bitwise((x, y) => x && y),
  'int.or': bitwise((x, y) => x || y),
  'int.xor': bitwise((x, y) => x !== y),
  'int.shl': shift((bits, n) => bits.slice(n) + '0'.repeat(n)),
  'int.lshr': shift((bits, n) => '0'.repeat(n) + bits.slice(0, bits.length - n)),
  'int.ashr': shift((bits, n) => bits[0]!.repeat(n) + bits.slice(0, bits.length - n)),
  'int.rotl': shift((bits, n) => bits.slice(n) + bits.slice(0, n)),
  'int.rotr': shift((bits, n) => bits.slice(bits.length - n) + bits.slice(0, bits.length - n)),
  'int.smin': s2(pickLow),
  'int.smax': s2(pickHigh),
  'int.umin': pickLow,
  'int.umax': pickHigh,
  // Flooring division by the modulus is the high half; the remainder above is the low one.
  'int.umulhi': (a, b, w) => (a * b) / 2n ** BigInt(w),
  'int.smulhi': (a, b, w) => {
    const product = signedOf(a, w) * signedOf(b, w);
    return patternOf((product - patternOf(product, w)) / 2n ** BigInt(w), w);
  },
  'int.sadd.sat': s2((a, b, w) => saturate(a + b, least(w), most(w))),
  'int.ssub.sat': s2((a, b, w) => saturate(a - b, least(w), most(w))),
  'int.uadd.sat': (a, b, w) => saturate(a + b, 0n, 2n ** BigInt(w) - 1n),
  'int.usub.sat': (a, b, w) => saturate(a - b, 0n, 2n ** BigInt(w) - 1n),
  'int.sadd.ovf': overflow(true, (a, b) => a + b),
  'int.uadd.ovf': overflow(false, (a, b) => a + b),
  'int.ssub.ovf': overflow(true, (a, b) => a - b),
  'int.usub.ovf': overflow(false, (a, b) => a - b),
  'int.smul.ovf': overflow(true, (a, b) => a * b),
  'int.umul.ovf': overflow(false, (a, b) => a * b),
};

const UNARY: Partial<Record<OpName, (a: bigint, w: number) => bigint>> = {
  'int.abs': (a, w) => patternOf(BigInt(signedOf(a, w).toString().replace('-', '')), w),
  'int.ctlz': (a, w) => BigInt(/^0*/.exec(bitString(a, w))![0].length),
  'int.cttz': (a, w) => BigInt(/0*$/.exec(bitString(a, w))![0].length),
  'int.ctpop': (a, w) => BigInt(bitString(a, w).replaceAll('0', '').length),
  'int.bswap': (a, w) => fromBitString((bitString(a, w).match(/.{1,8}/g) ?? []).reverse().join('')),
  'int.bitrev': (a, w) => fromBitString([...bitString(a, w)].reverse().join('')),
};

function fold(
  op: OpName,
  from: IntType,
  to: IntType,
  args: bigint[],
  attrs: Attrs = {},
): readonly bigint[] | undefined {
  return foldOp(op, from, to, args, attrs);
}

function checkPair(op: OpName, type: IntType, a: bigint, b: bigint): void {
  const expected = BINARY[op]!(a, b, bitWidth(type));
  const list = expected === undefined ? undefined : Array.isArray(expected) ? expected : [expected];
  assert.deepEqual(fold(op, type, type, [a, b]), list, `${op} ${type} ${a} ${b}`);
}

describe('mir: integer operations', () => {
  for (const op of Object.keys(BINARY) as OpName[]) {
    it(`${op}: all pairs of i8, edges of every width`, () => {
      for (let a = 0n; a < 256n; a++)
        for (let b = 0n; b < 256n; b += a % 8n === 0n ? 1n : 7n) checkPair(op, 'i8', a, b);
      for (const type of WIDTHS) {
        const values = edges(bitWidth(type));
        for (const a of values) for (const b of values) checkPair(op, type, a, b);
      }
    });
  }

  for (const op of Object.keys(UNARY) as OpName[]) {
    it(`${op}: all of i16, edges of every width`, () => {
      for (let a = 0n; a < 65536n; a++) {
        assert.deepEqual(fold(op, 'i16', 'i16', [a]), [UNARY[op]!(a, 16)], `${a}`);
      }
      for (const type of WIDTHS) {
        for (const a of edges(bitWidth(type))) {
          assert.deepEqual(
            fold(op, type, type, [a]),
            [UNARY[op]!(a, bitWidth(type))],
            `${type} ${a}`,
          );
        }
      }
    });
  }

  it('int.cmp: every predicate', () => {
    for (const type of WIDTHS) {
      const w = bitWidth(type);
      for (const a of edges(w)) {
        for (const b of edges(w)) {
          const order = (x: bigint, y: bigint): number => (x < y ? -1 : x > y ? 1 : 0);
          const u = order(a, b);
          const s = order(signedOf(a, w), signedOf(b, w));
          const holds: Record<IntPred, boolean> = {
            eq: u === 0,
            ne: u !== 0,
            ult: u < 0,
            ule: u <= 0,
            ugt: u > 0,
            uge: u >= 0,
            slt: s < 0,
            sle: s <= 0,
            sgt: s > 0,
            sge: s >= 0,
          };
          for (const [pred, value] of Object.entries(holds)) {
            const got = fold('int.cmp', type, 'i1', [a, b], { pred: pred as IntPred });
            assert.deepEqual(got, [value ? 1n : 0n], `${type} ${a} ${pred} ${b}`);
          }
        }
      }
    }
  });

  it('widths: trunc, zext, sext between all types', () => {
    for (const from of WIDTHS) {
      for (const to of WIDTHS) {
        const wf = bitWidth(from);
        const wt = bitWidth(to);
        for (const a of edges(wf)) {
          const bits = bitString(a, wf);
          if (wt < wf)
            assert.deepEqual(fold('int.trunc', from, to, [a]), [
              fromBitString(bits.slice(wf - wt)),
            ]);
          if (wt <= wf) continue;
          assert.deepEqual(fold('int.zext', from, to, [a]), [a]);
          assert.deepEqual(fold('int.sext', from, to, [a]), [
            fromBitString(bits[0]!.repeat(wt - wf) + bits),
          ]);
        }
      }
    }
  });

  it('pointers, constants, select', () => {
    assert.deepEqual(foldOp('ptr.add', 'ptr', 'ptr', [0x1000n, 2n ** 64n - 8n]), [0xff8n]);
    assert.deepEqual(foldOp('ptr.add', 'ptr', 'ptr', [2n ** 64n - 1n, 2n]), [1n]);
    assert.deepEqual(foldOp('ptr.cast', 'ptr', 'ptr.global', [5n]), [5n]);
    assert.deepEqual(foldOp('const.int', 'i32', 'i32', [], { bits: 7n }), [7n]);
    assert.deepEqual(foldOp('const.null', 'ptr', 'ptr', []), [0n]);
    assert.deepEqual(foldOp('select', 'i8', 'i8', [1n, 3n, 4n]), [3n]);
    assert.deepEqual(foldOp('select', 'i8', 'i8', [0n, 3n, 4n]), [4n]);
    assert.equal(foldOp('mem.load', 'ptr', 'i32', [1n]), undefined);
  });

  it('covers every integer operation of the table', () => {
    const others = new Set(['int.cmp', 'int.trunc', 'int.zext', 'int.sext', 'int.to.ptr']);
    const all = (Object.keys(OPS) as OpName[]).filter(
      (op) => op.startsWith('int.') && !others.has(op),
    );
    assert.deepEqual(
      all.filter((op) => !BINARY[op] && !UNARY[op]),
      [],
    );
    assert.ok(all.length >= 35 && all.every(isPureOp));
  });
});
