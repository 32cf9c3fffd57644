/**
 * Half-typed, cut and shuffled texts: reading and lowering never throw, and what comes out is MIR
 * that its verifier accepts.
 */
import assert from 'node:assert/strict';
import { fileId } from '../../src/base/index.ts';
import { verifyModule } from '../../src/mir/index.ts';
import { lowerKernel, readMlir } from '../../src/mlir/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';

const TEXTS = listFiles('test-fixtures/mlir/kernels').map((path) => readRepo(path));

/** Numbers that only look random: the same in every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function through(text: string): void {
  const { problems, kernels, file } = readMlir(text);
  for (const { start, end } of problems)
    assert.ok(0 <= start && start <= end && end <= text.length, `a problem at ${start}..${end}`);
  for (const kernel of kernels) {
    const around = { problems, library: () => undefined };
    const { module } = lowerKernel(kernel, fileId(0), { name: 'ptx', waveSize: 32 }, around);
    if (module !== undefined) assert.deepEqual(verifyModule(module), []);
  }
  assert.ok(file.ops.length >= 0);
}

describe('mlir: any text', () => {
  it('cut anywhere', () => {
    const random = numbers(1);
    for (const text of TEXTS)
      for (let i = 0; i < 12; i++) through(text.slice(0, random(text.length)));
  });

  it('with a word or a sign gone, twice, or from elsewhere', () => {
    const random = numbers(2);
    const words = TEXTS.flatMap((text) => text.match(/[%@^#!]?[\w.]+|\S/g) ?? []);
    for (const text of TEXTS) {
      const tokens = text.match(/\s+|[%@^#!]?[\w.]+|\S/g) ?? [];
      for (let i = 0; i < 20; i++) {
        const changed = [...tokens];
        for (let edits = 1 + random(3); edits > 0; edits--) {
          const at = random(changed.length);
          const kind = random(3);
          if (kind === 0) changed.splice(at, 1);
          else if (kind === 1) changed.splice(at, 0, changed[at]!);
          else changed[at] = words[random(words.length)]!;
        }
        through(changed.join(''));
      }
    }
  });

  it('with lines in another order', () => {
    const random = numbers(3);
    for (const text of TEXTS) {
      for (let i = 0; i < 8; i++) {
        const lines = text.split('\n');
        const [line] = lines.splice(random(lines.length), 1);
        lines.splice(random(lines.length), 0, line!);
        through(lines.join('\n'));
      }
    }
  });

  it('of brackets, of signs, of one long line', () => {
    for (const open of [
      '{',
      '(',
      '[',
      '<',
      '"a"() ({',
      'module {',
      '%a = ',
      'memref<',
      'dense<[',
      '^a(',
      '!a<',
    ])
      through(open.repeat(3000));
    through('//'.repeat(20000));
    through('// a\n'.repeat(20000));
    through(`%a = arith.constant ${'1'.repeat(5000)} : i32`);
    through(
      `gpu.module @m { gpu.func @k(%x: vector<${'9'.repeat(30)}xf32>) kernel { gpu.return } }`,
    );
    through(
      'gpu.module @m { gpu.func @k(%x: memref<999999999999x99999999999xf32>) kernel { gpu.return } }',
    );
    through('%a:999999999999 = foo.bar');
    through('\u0000\u0001"\u2028"%%%');
  });

  it('that repeats itself is read in one pass', () => {
    const [text] = TEXTS;
    const { file } = readMlir(Array.from({ length: 50 }, () => text).join('\n'));
    assert.ok(file.ops.length >= 50);
  });
});
