/**
 * Random MIR programs give the same results as AMDGCN in the emulator, unoptimised and optimised.
 */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  addBlockParam,
  Builder,
  createBlock,
  createFunc,
  type Module,
  type ParamDecl,
  printModule,
} from '../../../src/mir/index.ts';
import { type OptLevel, optimize, PIPELINES } from '../../../src/passes/index.ts';
import { copyModule } from '../../passes/differential.ts';
import { MEMORY_BYTES, randomModule } from '../../passes/random-mir.ts';
import { interpret } from '../differential.ts';
import { emit, emulate } from './kit.ts';

const RUNS = Number(process.env.AMDGCN_FUZZ_RUNS ?? 15);
const seed = Number(process.env.AMDGCN_FUZZ_SEED ?? 2026);
const program = fc.array(fc.nat({ max: 9999 }), { minLength: 20, maxLength: 400 });

const INPUTS: readonly (readonly [bigint, bigint])[] = [
  [0n, 0n],
  [1n, 5n],
  [3n, 2n],
  [0xffffffffffffffffn, 7n],
  [0x8000000000000000n, 0x7fffffffn],
  [123456789n, 0xdeadbeefcafen],
];

/** Adds a kernel in which thread t runs `main` on its own inputs and memory. */
function withKernel(module: Module): Module {
  const params: ParamDecl[] = ['mem', 'io'].map((name) => ({
    name,
    pass: 'scalar',
    type: 'ptr.global',
    size: 8,
    align: 8,
  }));
  const fn = createFunc('k', 'kernel', ['ptr.global', 'ptr.global'], [], params);
  module.funcs.set('k', fn);
  const b = new Builder(fn, createBlock(fn, 'entry'));
  const memory = addBlockParam(fn, b.block, 'ptr.global');
  const io = addBlockParam(fn, b.block, 'ptr.global');
  const tid = b.value('int.zext', [b.value('gpu.thread.id', [], 'i32', { dim: 'x' })], 'i64');
  const mine = b.ptrAdd(memory, b.value('int.mul', [tid, b.int('i64', MEMORY_BYTES)], 'i64'));
  const slot = b.ptrAdd(io, b.value('int.mul', [tid, b.int('i64', 16)], 'i64'));
  const x = b.load('i64', slot, 8);
  const y = b.load('i64', b.ptrAdd(slot, b.int('i64', 8)), 8);
  const [result] = b.call('main', [x, y, mine], ['i64']);
  b.store(result!, slot, 8);
  b.ret([]);
  return module;
}

function buffers(): Uint8Array[] {
  const memory = Uint8Array.from(
    { length: MEMORY_BYTES * INPUTS.length },
    (_, i) => (i * 37) & 255,
  );
  const io = new Uint8Array(16 * INPUTS.length);
  const view = new DataView(io.buffer);
  INPUTS.forEach(([x, y], t) => {
    view.setBigUint64(t * 16, x, true);
    view.setBigUint64(t * 16 + 8, y, true);
  });
  return [memory, io];
}

function check(module: Module, level: OptLevel | undefined, cpu: string): void {
  const shape = { block: INPUTS.length };
  const expected = interpret(module, 'k', shape, buffers());
  const work = copyModule(module);
  if (level !== undefined) optimize(work, { level, roots: ['k'] });
  const text = emit(work, cpu);
  const got = emulate(text, 'k', shape, buffers());
  expected.forEach((bytes, i) => {
    assert.equal(
      Buffer.from(got[i]!).toString('hex'),
      Buffer.from(bytes).toString('hex'),
      `buffer ${i}\n${printModule(work)}\n${text}`,
    );
  });
}

describe('AMDGCN: random programs', function () {
  this.timeout(900_000 + RUNS * 500);
  for (const level of [undefined, ...(Object.keys(PIPELINES) as OptLevel[])]) {
    for (const cpu of ['gfx90a', 'gfx1100']) {
      it(`${level ?? 'as written'} on ${cpu}`, () => {
        fc.assert(
          fc.property(program, (numbers) => check(withKernel(randomModule(numbers)), level, cpu)),
          { numRuns: RUNS, seed },
        );
      });
    }
  }
});
