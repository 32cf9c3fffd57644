/** Threads that wait for ever in texts of both targets, and loops that end. */
import assert from 'node:assert/strict';
import { runPtx } from '../../src/emulate/index.ts';
import { isReport, type RunReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';
import { breaksOf, broken } from '../rules/broken.ts';
import { AMDGCN, PTX } from './launch.ts';

const text = readRepo('test-fixtures/execute/races/hangs.rs');
const PATH = '/test/lib.rs';
const engine = testEngine();

/** `// run k grid=2 block=64 flag=u32[4] y=u32[64]!` as a spec. */
function specOf(kernel: string): string {
  const line = text.split('\n').find((one) => one.startsWith(`// run ${kernel} `))!;
  const words = line.split(' ').slice(3);
  const sizes: Record<string, number> = { grid: 1, block: 1 };
  const args: Record<string, string> = {};
  for (const word of words) {
    const [name = '', value = ''] = word.split('=');
    const count = /\[(\d+)\]/.exec(value)?.[1];
    if (count === undefined) sizes[name] = Number(value);
    else args[name] = `[i; ${count}]`;
  }
  return JSON.stringify({ kernel, ...sizes, args });
}

/** The kernel around a line of the text. */
const kernelAt = (line: number): string =>
  /extern "gpu-kernel" fn (\w+)/.exec(
    text
      .split('\n')
      .slice(0, line)
      .filter((one) => one.includes('extern "gpu-kernel" fn'))
      .at(-1)!,
  )![1]!;

function ran(source: string, kernel: string, { name, cpu }: typeof PTX): RunReport {
  engine.setFile(PATH, source);
  const spec = readSpec(specOf(kernel));
  const limits = { steps: 2 ** 24 };
  const report = runSpec(engine, {
    root: PATH,
    target: name,
    cpu,
    spec,
    limits,
    create: undefined,
    readFile: () => undefined,
  });
  assert.ok(isReport(report), JSON.stringify(report));
  return report;
}

const hangsOf = ({ findings }: RunReport, source: string): string[] =>
  findings
    .filter(({ code }) => code === 'deadlock' || code === 'step-limit')
    .map(({ code, span }) => `${code}@${source.slice(0, span?.start).split('\n').length}`);

describe('execute: hangs in texts', () => {
  for (const target of [PTX, AMDGCN]) {
    for (const change of breaksOf(text)) {
      const wanted = change.expected
        .filter(({ rule }) => rule === 'deadlock')
        .map(({ rule, line }) => `${rule}@${line}`);
      if (wanted.length === 0) continue;
      it(`${target.name} hangs.rs:${change.line} ${change.text}`, () => {
        const source = broken(text, change);
        const found = hangsOf(ran(source, kernelAt(change.line), target), source);
        assert.equal(found.length, 1, found.join());
        assert.ok(wanted.includes(found[0]!), `${found[0]}, not ${wanted.join()}`);
      });
    }
    for (const kernel of [
      'handshake',
      'turns',
      'locked',
      'both',
      'grid_barrier',
      'chain',
      'crossed',
    ])
      it(`${target.name} ${kernel}: nothing, unless lanes of a wave wait for each other`, () => {
        const isWave = target === AMDGCN && (kernel === 'turns' || kernel === 'locked');
        const found = hangsOf(ran(text, kernel, target), text);
        assert.deepEqual(
          found.map((one) => one.split('@')[0]),
          isWave ? ['deadlock'] : [],
        );
      });
  }
});

const HEAD = `.version 7.8
.target sm_80
.address_size 64
.visible .entry k(.param .u64 y)
{
  .reg .pred %p<4>;
  .reg .b32 %r<16>;
  .reg .b64 %d<8>;
  ld.param.u64 %d1, [y];
  cvta.to.global.u64 %d1, %d1;
  mov.u32 %r1, %tid.x;
  mov.u32 %r2, 0;
  mov.u32 %r5, 7;
`;

/** Bodies of PTX, and the line at which they hang: one that ends in `//`. */
const BODIES: readonly (readonly [string, string])[] = [
  [
    'a spin that counts its rounds',
    'L:\nadd.u32 %r2, %r2, 1;\nld.volatile.global.u32 %r3, [%d1]; //\nsetp.eq.u32 %p1, %r3, 0;\n@%p1 bra L;\nst.global.u32 [%d1+4], %r2;',
  ],
  [
    'a spin around a barrier',
    'L:\nbar.sync 0;\nld.relaxed.gpu.global.u32 %r3, [%d1]; //\nbar.sync 0;\nsetp.eq.u32 %p1, %r3, 0;\n@%p1 bra L;',
  ],
  [
    'a compare and swap that fails',
    'L:\natom.global.cas.b32 %r3, [%d1], 5, 6; //\nsetp.ne.u32 %p1, %r3, 5;\n@%p1 bra L;',
  ],
  [
    'a lock that nobody frees',
    'atom.global.exch.b32 %r3, [%d1], 1;\nL:\natom.global.exch.b32 %r3, [%d1], 1; //\nsetp.eq.u32 %p1, %r3, 1;\n@%p1 bra L;',
  ],
  [
    'places that go round',
    'L:\nadd.u32 %r2, %r2, 1;\nrem.u32 %r2, %r2, 7;\nmul.wide.u32 %d2, %r2, 4;\nadd.s64 %d3, %d1, %d2;\nld.volatile.global.u32 %r3, [%d3]; //\nsetp.eq.u32 %p1, %r3, 0;\n@%p1 bra L;',
  ],
  [
    'a write of what is there',
    'L:\nst.global.u32 [%d1+8], %r5;\nld.volatile.global.u32 %r3, [%d1]; //\nsetp.eq.u32 %p1, %r3, 0;\n@%p1 bra L;',
  ],
  [
    'so many rounds and no more',
    'L:\nadd.u32 %r2, %r2, 1;\nld.volatile.global.u32 %r3, [%d1];\nsetp.lt.u32 %p1, %r2, 100000;\n@%p1 bra L;',
  ],
  [
    'a wait that gives up by the clock',
    'mov.u64 %d2, %clock64;\nL:\nld.volatile.global.u32 %r3, [%d1];\nmov.u64 %d3, %clock64;\nsub.s64 %d3, %d3, %d2;\nsetp.lt.u64 %p1, %d3, 3000000;\n@%p1 bra L;',
  ],
  [
    'a long computation without memory',
    'L:\nmad.lo.u32 %r5, %r5, 1664525, 1013904223;\nadd.u32 %r2, %r2, 1;\nsetp.lt.u32 %p1, %r2, 200000;\n@%p1 bra L;\nst.global.u32 [%d1], %r5;',
  ],
  [
    'a counter in memory',
    'L:\natom.global.add.u32 %r3, [%d1], 1;\nsetp.lt.u32 %p1, %r3, 500000;\n@%p1 bra L;',
  ],
  [
    'a warp that waits for a slow one',
    'setp.lt.u32 %p2, %r1, 32;\n@%p2 bra W;\nL:\nadd.u32 %r2, %r2, 1;\nsetp.lt.u32 %p1, %r2, 300000;\n@%p1 bra L;\nst.volatile.global.u32 [%d1], 1;\nret;\nW:\nld.volatile.global.u32 %r3, [%d1];\nsetp.eq.u32 %p1, %r3, 0;\n@%p1 bra W;',
  ],
];

describe('execute: loops of PTX', () => {
  for (const [name, body] of BODIES)
    it(name, () => {
      const source = `${HEAD}${body}\n  ret;\n}\n`;
      const args = [
        { name: 'y', buffer: 'u32', length: 64, role: 'inout', init: { gen: 'zeros' } },
      ] as const;
      const launches = [{ kernel: 'k', grid: [1], block: [64], args }];
      const { diagnostics } = runPtx(source, { launches }, { maxSteps: 2 ** 27 });
      const line = source.split('\n').findIndex((one) => one.endsWith('//'));
      assert.deepEqual(
        diagnostics.map((one) => [one.code, one.line]),
        line < 0 ? [] : [['deadlock', line]],
      );
    });
});
