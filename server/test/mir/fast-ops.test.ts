/**
 * The interpreter's fast formulas against the semantics table: every pure op, every type, edge and
 * random values.
 */
import assert from 'node:assert/strict';
import { predicatesOf } from '../../src/mir/attr-forms.ts';
import {
  type Attrs,
  addBlockParam,
  Builder,
  bitWidth,
  createBlock,
  createFunc,
  createModule,
  foldOp,
  Interpreter,
  isFloat,
  isInt,
  isNanBits,
  isPtr,
  isPureOp,
  MIR_TYPES,
  type MirType,
  OPS,
  type OpName,
  type TypeRule,
  verifyModule,
} from '../../src/mir/index.ts';

/** Types that a rule admits. */
function typesFor(rule: TypeRule): MirType[] {
  if (MIR_TYPES.includes(rule as MirType)) return [rule as MirType];
  const family = rule.slice(2);
  if (family === 'int') return MIR_TYPES.filter(isInt);
  if (family === 'float') return MIR_TYPES.filter(isFloat);
  return family === 'ptr'
    ? ['ptr', 'ptr.global']
    : MIR_TYPES.filter((t) => !isPtr(t) || t === 'ptr');
}

interface Case {
  readonly op: OpName;
  readonly args: readonly MirType[];
  readonly results: readonly MirType[];
  readonly attrs: Attrs;
}

function casesOf(op: OpName): Case[] {
  const row = OPS[op];
  const rules = row.results === 'variadic' ? [] : row.results;
  const first = row.args.find((rule) => rule.startsWith('T'));
  const ts = first === undefined ? [undefined] : typesFor(first);
  const out = rules.find(
    (rule) => rule.startsWith('U') || (first === undefined && rule.startsWith('T')),
  );
  const us = out === undefined ? [undefined] : typesFor(out);
  const preds = op.endsWith('.cmp') ? predicatesOf(op) : [undefined];
  const cases: Case[] = [];
  for (const t of ts) {
    for (const u of us) {
      const typeOf = (rule: TypeRule): MirType =>
        rule.startsWith('T') && t !== undefined ? t : rule === out ? u! : (rule as MirType);
      for (const pred of preds) {
        const attrs = pred === undefined ? {} : { pred: pred as Attrs['pred'] & string };
        cases.push({ op, args: row.args.map(typeOf), results: rules.map(typeOf), attrs });
      }
    }
  }
  return cases;
}

/**
 * A module with one function that applies the op; undefined when the verifier refuses the types.
 */
function wrap(c: Case) {
  const module = createModule('');
  const fn = createFunc('f', 'device', [...c.args], [...c.results]);
  const b = new Builder(fn, createBlock(fn));
  const params = c.args.map((type) => addBlockParam(fn, b.block, type));
  b.ret(b.emit(c.op, params, c.results, c.attrs).results);
  module.funcs.set('f', fn);
  return verifyModule(module).length === 0 ? new Interpreter(module) : undefined;
}

function valuesOf(type: MirType): bigint[] {
  const width = bitWidth(type);
  const top = 1n << BigInt(width);
  const picks = [
    0n,
    1n,
    2n,
    5n,
    31n,
    63n,
    64n,
    top - 1n,
    top - 2n,
    top / 2n,
    top / 2n - 1n,
    top / 3n,
    0x7f800000n,
    0x7fc00000n,
    0x3f800000n,
    0x40490fdbn,
    0x3c00n,
    0x7c00n,
    0x7e01n,
    0x3ff0000000000000n,
    0x7ff0000000000000n,
    0xfff8000000000001n,
    0x41dfffffffc00000n,
    0xc1e0000000000000n,
    1n << 53n,
    (1n << 53n) - 1n,
    0xffffffffn,
    1n << 32n,
    0x123456789abcdn,
  ];
  return [...new Set(picks.map((x) => BigInt.asUintN(width, x)))];
}

let seed = 12345n;
function random(type: MirType): bigint {
  seed = BigInt.asUintN(64, seed * 6364136223846793005n + 1442695040888963407n);
  const wide = (seed >> 3n) * (seed >> 5n);
  return BigInt.asUintN(bitWidth(type), wide >> (seed % 60n));
}

function operands(types: readonly MirType[]): bigint[][] {
  if (types.length === 0) return [[]];
  const [a, b] = types;
  const out: bigint[][] = [];
  if (types.length === 1) for (const x of valuesOf(a!)) out.push([x]);
  if (types.length === 2)
    for (const x of valuesOf(a!)) for (const y of valuesOf(b!)) out.push([x, y]);
  for (let i = 0; i < 60; i++) out.push(types.map(random));
  return out;
}

/**
 * NaN payloads of computed values are unspecified; moved ones (bitcast, neg, select) are compared
 * exactly.
 */
const MOVES = new Set(['bitcast', 'select', 'float.neg', 'float.abs', 'float.copysign']);

describe('mir: interpreter against semantics table', () => {
  for (const op of (Object.keys(OPS) as OpName[]).filter(isPureOp)) {
    // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: each operation with each operand, as a product of lists
    it(op, () => {
      let tried = 0;
      for (const c of casesOf(op)) {
        if (op.startsWith('const.')) c.attrs.bits = 1n;
        if (op === 'const.null') delete c.attrs.bits;
        const interpreter = wrap(c);
        if (interpreter === undefined) continue;
        const from = op === 'select' ? c.results[0]! : (c.args[0] ?? c.results[0]!);
        for (const args of operands(c.args)) {
          const expected = foldOp(op, from, c.results[0]!, args, c.attrs);
          const outcome = interpreter.call('f', args);
          const what = `${op} ${c.args.join(',')} -> ${c.results.join(',')} ${c.attrs.pred ?? ''} (${args.join(', ')})`;
          tried++;
          if (expected === undefined) {
            assert.ok(!outcome.ok && outcome.trap.kind === 'undefined', what);
            continue;
          }
          assert.ok(outcome.ok, what);
          outcome.values.forEach((value, i) => {
            const type = c.results[i]!;
            const free = isFloat(type) && !MOVES.has(op) && isNanBits(expected[i]!, type);
            if (free) assert.ok(isNanBits(value!, type), what);
            else assert.equal(value, expected[i], what);
          });
        }
      }
      assert.ok(tried > 0);
    });
  }
});
