/**
 * More of rustc's code for six processors, and ours of the same source: recursion, trait objects
 * and function pointers in tables, 128-bit arithmetic, votes and reductions over the wave, slices
 * and pairs as arguments.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { findKernels, lowerKernels } from '../../../src/lower/index.ts';
import type { Module } from '../../../src/mir/index.ts';
import { optimize } from '../../../src/passes/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { loadProgram } from '../../lower/program.ts';
import { contents, EDGE_U32, random, runOne } from './launch-kit.ts';

const FOLDER = new URL('../../../../test-fixtures/emulate/amdgcn/rust-extra/', import.meta.url);
const N = 128;

/** The same source by our compiler. */
function ours(): Module {
  const source = readFileSync(new URL('extra.rs', FOLDER), 'utf8');
  const program = loadProgram(source, { edition: 2024, arch: 'amdgpu' });
  const { module, kernels } = lowerKernels(
    program.lowering,
    findKernels(program.program, program.crate),
  );
  optimize(module, { roots: kernels.map((kernel) => kernel.symbol) });
  return module;
}

let module: Module | undefined;
function textOf(cpu: string, whose: string): string {
  if (whose === 'rustc') return readFileSync(new URL(`${cpu}.s`, FOLDER), 'utf8');
  module ??= ours();
  const { text, problems } = amdgcnTarget.emitModule(module, { cpu });
  assert.deepEqual(problems, []);
  return text;
}

const CASES = ['gfx906', 'gfx90a', 'gfx942', 'gfx1030', 'gfx1100', 'gfx1201'].flatMap((cpu) =>
  ['rustc', 'ours'].map((whose) => [cpu, whose] as const),
);

for (const [cpu, whose] of CASES) {
  describe(`AMDGCN in the simulator, ${cpu}, ${whose}: calls, wide numbers, votes`, () => {
    let text: string;
    before(() => {
      text = textOf(cpu, whose);
    });
    const wave = cpu.startsWith('gfx9') ? 64 : 32;
    const next = random(5);
    const a = Uint32Array.from({ length: N }, (_, i) => EDGE_U32[i] ?? next());
    const run = (kernel: string, args: Parameters<typeof runOne>[4]): ReturnType<typeof runOne> => {
      const result = runOne(text, kernel, [N / 64], [64], args, { strict: true });
      assert.deepEqual(
        result.diagnostics.map((d) => `${(d.line ?? 0) + 1}: ${d.message}`),
        [],
      );
      return result;
    };
    const ackermann = (m: number, n: number): number =>
      m === 0 ? n + 1 : n === 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));

    it('recursion', () => {
      const got = contents(run('recursion', [new Uint32Array(N), a]), 'a0', a);
      assert.deepEqual(
        [...got],
        [...a].map((x) => ackermann(2, x % 6)),
      );
    });

    it('trait objects', () => {
      const got = contents(run('dynamic', [new Int32Array(N), a]), 'a0', new Int32Array());
      assert.deepEqual(
        [...got],
        [...a].map((x, i) => [9 + i, 20 - i, 49 + i, 200 - i][x & 3]),
      );
    });

    it('function pointers', () => {
      const s = Int32Array.from(a);
      const want = s.map((x) => {
        let v = x;
        for (let k = 0; k < 5; k++) {
          const f = ((v ^ k) >>> 0) % 3;
          v = f === 0 ? (v + 1) | 0 : f === 1 ? Math.imul(v, v) : -v | 0;
        }
        return v;
      });
      assert.deepEqual(contents(run('pointers', [new Int32Array(N), s]), 'a0', s), want);
    });

    it('128-bit arithmetic', () => {
      const words = (): BigUint64Array =>
        BigUint64Array.from({ length: 2 * N }, () => (BigInt(next()) << 32n) | BigInt(next()));
      const [x, y] = [words(), words()];
      for (let i = 0; i < N; i += 3) y[2 * i + 1] = 0n;
      const at = (v: BigUint64Array, i: number): bigint => v[2 * i]! | (v[2 * i + 1]! << 64n);
      const got = contents(run('wide', [new BigUint64Array(6 * N), x, y]), 'a0', x);
      const cut = (v: bigint): bigint => BigInt.asUintN(128, v);
      for (let i = 0; i < N; i++) {
        const [p, q] = [at(x, i), at(y, i)];
        const turned = cut(p << BigInt(i & 127)) | (p >> BigInt((128 - (i & 127)) & 127 || 128));
        assert.equal(at(got, 3 * i), cut(p * q), `product ${i}`);
        assert.equal(at(got, 3 * i + 1), p / q, `quotient ${i}`);
        assert.equal(
          at(got, 3 * i + 2),
          (i & 127 ? turned : p) ^ (p >> (q & 127n)),
          `rotation ${i}`,
        );
      }
    });

    it('votes and reductions', () => {
      const got = contents(
        run('votes', [new BigUint64Array(4 * N), a]),
        'a0',
        new BigUint64Array(),
      );
      for (let i = 0; i < N; i++) {
        const mine = a.slice(i - (i % wave), i - (i % wave) + wave);
        const mask = mine.reduce((m, v, l) => m | (BigInt(v & 1) << BigInt(l)), 0n);
        const sum = mine.reduce((s, v) => (s + v) >>> 0, 0);
        const top = Math.max(...[...mine].filter((v) => v & 2));
        assert.deepEqual(
          [...got.slice(4 * i, 4 * i + 4)],
          [mask, BigInt(sum), a[i]! & 2 ? BigInt(top) : 0n, BigInt(mine[0]!) * 5n],
          `lane ${i}`,
        );
      }
    });

    it('slices and pairs as arguments', () => {
      const source = Int16Array.from({ length: 50 }, () => next());
      const pair = [7, 0, 0, 0, 9, 9, 9, 9, 0x34, 0x12, 0, 0, 0, 0, 0, 0];
      const result = run('slices', [new Int16Array(100), 100n, source, 50n, { bytes: pair }]);
      const want = Int16Array.from({ length: 100 }, (_, i) => {
        let s = 0x1234;
        for (let k = 0; k < 7; k++) s += source[(i + k) % 50]!;
        return s;
      });
      assert.deepEqual(contents(result, 'a0', want), want);
    });
  });
}
