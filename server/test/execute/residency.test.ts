/**
 * Blocks that are on the GPU at once, in the engine of MIR and in those of texts: as many as the
 * largest product of a processor has room for may wait for each other, and no more.
 */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { readRepo } from '../kit/index.ts';

const PATH = '/test/lib.rs';
/** Behind the file, which has the crate's attributes and the target's functions. */
const SOURCE = `${readRepo('test-fixtures/execute/races/hangs.rs')}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn meet(n: *mut u32, all: u32, y: *mut u32) {
    unsafe {
        if t() == 0 {
            atomic(n).fetch_add(1, AcqRel);
            while atomic(n).load(Acquire) < all {}
            *y.add(b()) = 1;
        }
    }
}
`;

interface Sizes {
  readonly block: number;
  /** Bytes of workgroup memory of a block. */
  readonly workgroupMem?: number;
  /** Blocks that the GPU has room for. */
  readonly room: number;
}

/** By processor; the room is the vendor's arithmetic, done by hand. */
const CASES: readonly (readonly ['ptx' | 'amdgcn', string, Sizes])[] = [
  // Xavier: 8 multiprocessors, 2,048 threads each.
  ['ptx', 'sm_72', { block: 1024, room: 16 }],
  // RX 6900 XT: 40 pairs of units, 128 KiB of workgroup memory each.
  ['amdgcn', 'gfx1030', { block: 32, workgroupMem: 65536, room: 80 }],
];

describe('execute: blocks that are resident', () => {
  const engine = testEngine();
  const run = (
    [target, cpu, { block, workgroupMem }]: (typeof CASES)[number],
    isExact: boolean,
    grid: number,
    more: object = {},
  ): string[] => {
    engine.setFile(PATH, SOURCE);
    const spec = {
      kernel: 'meet',
      grid,
      block,
      ...(workgroupMem && { workgroup_mem: workgroupMem }),
      args: { n: '[0; 1]', all: grid, y: `[0; ${grid}]` },
      ...more,
    };
    const report = runSpec(engine, {
      root: PATH,
      target,
      cpu,
      spec: readSpec(JSON.stringify(spec)),
      create: isExact ? createExecution : undefined,
      readFile: () => undefined,
      schedules: 1,
    });
    assert.ok(isReport(report), JSON.stringify(report));
    return report.findings.map(({ code, message }) => `${code}: ${message}`);
  };
  for (const one of CASES)
    for (const isExact of [true, false]) {
      const [, cpu, { room }] = one;
      it(`${isExact ? 'exact' : 'text'} ${cpu}: ${room} blocks meet`, () => {
        assert.deepEqual(run(one, isExact, room), []);
        assert.deepEqual(run(one, isExact, room, { cooperative: true }), []);
      });
      it(`${isExact ? 'exact' : 'text'} ${cpu}: ${room + 1} blocks do not`, () => {
        const [found, ...others] = run(one, isExact, room + 1);
        assert.deepEqual(others, []);
        assert.match(found!, /^deadlock: /);
        assert.match(
          found!,
          new RegExp(`one block that may write it has not started: ${room} blocks`),
        );
        assert.deepEqual(run(one, isExact, room + 1, { cooperative: true }), [
          `invalid-launch: a cooperative launch of ${room + 1} blocks: ${cpu} has room for ${room} of them`,
        ]);
      });
    }
  for (const one of [
    ['ptx', 'sm_80', { block: 32, room: 3456 }],
    ['amdgcn', 'gfx90a', { block: 64, room: 3520 }],
  ] as const)
    it(`text ${one[1]}: 400 blocks meet, more than start at first`, () => {
      assert.deepEqual(run(one, false, 400), []);
    });
});
