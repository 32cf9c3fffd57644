/** Vector comparisons: one bit for each active lane, into a mask register or into exec. */

import { exponentOf } from '../../../numeric/index.ts';
import { type OperandType, withExec } from '../decoder.ts';
import { type LaneFunction, maskLoop } from '../loops.ts';
import { assemble, prepareSources } from '../prepare.ts';
import { type Op, SReg } from '../state.ts';
import { signed16 } from './integer.ts';
import type { Builder, OpTable } from './table.ts';

// biome-ignore lint/suspicious/noExplicitAny: both operands are numbers or both big integers
type Test = (a: any, b: any) => boolean;

/** Comparisons of floats: `n` forms are true for unordered operands. */
const FLOAT_TESTS: Readonly<Record<string, Test>> = {
  f: () => false,
  lt: (a, b) => a < b,
  eq: (a, b) => a === b,
  le: (a, b) => a <= b,
  gt: (a, b) => a > b,
  lg: (a, b) => a < b || a > b,
  ge: (a, b) => a >= b,
  o: (a, b) => !Number.isNaN(a) && !Number.isNaN(b),
  u: (a, b) => Number.isNaN(a) || Number.isNaN(b),
  nge: (a, b) => !(a >= b),
  nlg: (a, b) => !(a < b || a > b),
  ngt: (a, b) => !(a > b),
  nle: (a, b) => !(a <= b),
  neq: (a, b) => !(a === b),
  nlt: (a, b) => !(a < b),
  tru: () => true,
  t: () => true,
};

const INTEGER_TESTS: Readonly<Record<string, Test>> = {
  f: () => false,
  lt: (a, b) => a < b,
  eq: (a, b) => a === b,
  le: (a, b) => a <= b,
  gt: (a, b) => a > b,
  ne: (a, b) => a !== b,
  ge: (a, b) => a >= b,
  t: () => true,
};

const asI32 =
  (t: Test): Test =>
  (a, b) =>
    t(a | 0, b | 0);
const asI16 =
  (t: Test): Test =>
  (a, b) =>
    t(signed16(a), signed16(b));
const asI64 =
  (t: Test): Test =>
  (a, b) =>
    t(BigInt.asIntN(64, a), BigInt.asIntN(64, b));
const same = (t: Test): Test => t;

/** Operand type of each suffix, and how its test is made of the plain one. */
const KINDS: readonly (readonly [
  string,
  OperandType,
  Readonly<Record<string, Test>>,
  (t: Test) => Test,
])[] = [
  ['f32', 'f', FLOAT_TESTS, same],
  ['f64', 'd', FLOAT_TESTS, same],
  ['f16', 'h', FLOAT_TESTS, same],
  ['u32', 'u', INTEGER_TESTS, same],
  ['i32', 'u', INTEGER_TESTS, asI32],
  ['u64', 'U', INTEGER_TESTS, same],
  ['i64', 'U', INTEGER_TESTS, asI64],
  ['u16', 'w', INTEGER_TESTS, same],
  ['i16', 'w', INTEGER_TESTS, asI16],
];

/** `cmp` writes a mask, `cmpx` exec; GFX9's `cmpx` names the mask too and writes both. */
function comparison(types: string, test: LaneFunction, toExec: boolean): Builder {
  return (d) => {
    const named = d.count > 2;
    const operands = named ? [d.operand(1), d.operand(2)] : [d.operand(0), d.operand(1)];
    const { slots, before, limit } = prepareSources(d, operands, types);
    const wide = d.lanes === 64;
    const target = named ? d.scalarDest(d.operand(0)) : SReg.ExecLo;
    const { scalarBase } = d.layout;
    const main = maskLoop(types, test, scalarBase + target, wide, slots);
    let op: Op = assemble(before, main, [], limit);
    if (toExec && target !== SReg.ExecLo) {
      const inner = op;
      op = (w) => {
        inner(w);
        w.R[scalarBase + SReg.ExecLo] = w.R[scalarBase + target]!;
        if (wide) w.R[scalarBase + SReg.ExecHi] = w.R[scalarBase + target + 1]!;
      };
      return (w) => {
        op(w);
        w.refresh();
      };
    }
    return withExec(op, target, wide ? 2 : 1);
  };
}

/**
 * Bits of `v_cmp_class`: signalling NaN, quiet NaN, -inf, -normal, -denormal, -0, then the positive
 * ones. A NaN has lost its signalling bit when it comes here: both bits stand for it.
 */
function classBit(x: number, smallest: number): number {
  if (Number.isNaN(x)) return 3;
  const negative = x < 0 || Object.is(x, -0);
  if (!Number.isFinite(x)) return negative ? 4 : 0x200;
  if (x === 0) return negative ? 0x20 : 0x40;
  const denormal = exponentOf(x) < smallest;
  return denormal ? (negative ? 0x10 : 0x80) : negative ? 8 : 0x100;
}

const classTest =
  (smallest: number): Test =>
  (x: number, mask: number) =>
    (classBit(x, smallest) & mask) !== 0;

function allComparisons(): OpTable {
  const out: Record<string, Builder> = {};
  for (const [suffix, type, tests, wrap] of KINDS) {
    for (const [name, test] of Object.entries(tests)) {
      const f = wrap(test);
      out[`v_cmp_${name}_${suffix}`] = comparison(type + type, f, false);
      out[`v_cmpx_${name}_${suffix}`] = comparison(type + type, f, true);
    }
  }
  for (const [suffix, types, smallest] of [
    ['f32', 'fu', -126],
    ['f64', 'du', -1022],
    ['f16', 'hu', -14],
  ] as const) {
    out[`v_cmp_class_${suffix}`] = comparison(types, classTest(smallest), false);
    out[`v_cmpx_class_${suffix}`] = comparison(types, classTest(smallest), true);
  }
  return out;
}

export const compareOps: OpTable = allComparisons();
