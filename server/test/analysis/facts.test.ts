/**
 * Known bits and ranges tell the truth: in random programs every claim about a value is checked
 * while the program runs, by code that is put behind the value's definition.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  computeDominators,
  computeFlowGraph,
  KnownBits,
  Ranges,
} from '../../src/analysis/index.ts';
import {
  type Block,
  bitWidth,
  createInst,
  type Func,
  type Inst,
  Interpreter,
  isInt,
  type MirType,
  type Module,
  type OpName,
  printModule,
  removeUnreachableBlocks,
  type Value,
  verifyModule,
} from '../../src/mir/index.ts';
import { randomModule } from '../passes/random-mir.ts';

/** Appends to `out` code that leaves in `bad` how many claims about `value` are wrong. */
class Checker {
  private readonly fn: Func;
  private readonly block: Block;
  private readonly bad: Value;
  private readonly out: Inst[];

  constructor(fn: Func, block: Block, bad: Value, out: Inst[]) {
    this.fn = fn;
    this.block = block;
    this.bad = bad;
    this.out = out;
  }

  make(op: OpName, args: Value[], type: MirType, attrs: Inst['attrs'] = {}): Value {
    const inst = createInst(this.fn, this.block, op, args, [type], attrs);
    this.out.push(inst);
    return inst.results[0];
  }

  constant(type: MirType, bits: bigint): Value {
    return this.make('const.int', [], type, { bits: BigInt.asUintN(bitWidth(type), bits) });
  }

  /** Counts when the comparison does not hold. */
  expect(pred: 'eq' | 'ule' | 'uge' | 'sle' | 'sge', a: Value, b: bigint): void {
    const ok = this.make('int.cmp', [a, this.constant(a.type, b)], 'i1', { pred });
    const wrong = this.make('int.xor', [ok, this.constant('i1', 1n)], 'i1');
    const old = this.make('mem.load', [this.bad], 'i64', { align: 8 });
    const now = this.make('int.add', [old, this.make('int.zext', [wrong], 'i64')], 'i64');
    this.out.push(createInst(this.fn, this.block, 'mem.store', [now, this.bad], [], { align: 8 }));
  }
}

/** Rewrites `@main` to return the number of wrong claims. */
function instrument(module: Module): number {
  const fn = module.funcs.get('main')!;
  removeUnreachableBlocks(fn);
  const graph = computeFlowGraph(fn);
  const known = new KnownBits(module);
  const ranges = new Ranges(graph, computeDominators(graph), known);
  const entry = fn.blocks[0]!;
  const slot = createInst(fn, entry, 'alloca', [], ['ptr.private'], { size: 8, align: 8 });
  const bad = slot.results[0];
  let claims = 0;
  graph.order.forEach((block, b) => {
    const out: Inst[] = [];
    const check = (value: Value): void => {
      if (!isInt(value.type)) return;
      const c = new Checker(fn, block, bad, out);
      const bits = known.of(value);
      const range = ranges.at(value, b);
      if (bits.zero !== 0n)
        c.expect(
          'eq',
          c.make('int.and', [value, c.constant(value.type, bits.zero)], value.type),
          0n,
        );
      if (bits.one !== 0n)
        c.expect(
          'eq',
          c.make('int.and', [value, c.constant(value.type, bits.one)], value.type),
          bits.one,
        );
      c.expect('uge', value, range.umin);
      c.expect('ule', value, range.umax);
      c.expect('sge', value, range.smin);
      c.expect('sle', value, range.smax);
      claims++;
    };
    // Operands are checked where they are used: there more conditions hold than at their
    // definition.
    for (const p of block.params) check(p);
    for (const inst of block.insts) {
      for (const arg of new Set(inst.args))
        if ('op' in arg.def && arg.def.block !== block) check(arg);
      if (inst.op === 'ret') {
        const load = createInst(fn, block, 'mem.load', [bad], ['i64'], { align: 8 });
        out.push(load);
        inst.args = [load.results[0]];
      }
      out.push(inst);
      for (const r of inst.results) check(r);
    }
    block.insts = out;
  });
  const zero = createInst(fn, entry, 'const.int', [], ['i64'], { bits: 0n });
  const store = createInst(fn, entry, 'mem.store', [zero.results[0], bad], [], { align: 8 });
  entry.insts = [slot, zero, store, ...entry.insts];
  return claims;
}

it('known bits and ranges hold in random programs', () => {
  const runs = Number(process.env.PASS_FUZZ_RUNS ?? 60);
  const program = fc.array(fc.nat({ max: 9999 }), { minLength: 20, maxLength: 400, size: 'max' });
  let claims = 0;
  fc.assert(
    fc.property(program, fc.bigInt({ min: 0n, max: (1n << 64n) - 1n }), (numbers, x) => {
      const module = randomModule(numbers);
      const text = printModule(module);
      claims += instrument(module);
      assert.deepEqual(
        verifyModule(module).map((p) => p.message),
        [],
      );
      const interpreter = new Interpreter(module, { maxSteps: 1_000_000 });
      const memory = interpreter.allocate(64, 16, {
        init: new Uint8Array(64).fill(Number(x & 0xffn)),
      });
      const outcome = interpreter.call('main', [x, x >> 7n, memory]);
      assert.ok(outcome.ok, 'the program runs');
      assert.equal(
        outcome.values[0],
        0n,
        `a claim is wrong in\n${text}\ninstrumented:\n${printModule(module)}`,
      );
    }),
    { numRuns: runs, seed: 5 },
  );
  assert.ok(claims > runs, 'programs make claims');
});
