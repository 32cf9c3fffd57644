/**
 * What single instructions count, by hand: each case says in its name why the numbers are what they
 * are. docs/profiling.md has the definitions.
 */
import assert from 'node:assert/strict';
import {
  type InstructionCounts,
  type LaunchCounts,
  runPtx,
  type SpaceCounts,
} from '../../src/emulate/index.ts';
import { launch, launchOf } from './launches.ts';

/** The counts of one instruction, and those of the space that it accesses. */
type Expected = Partial<Omit<InstructionCounts, 'spaces'>> & Partial<SpaceCounts>;

interface Case {
  readonly name: string;
  /** The instruction of the case ends with `// *`. */
  readonly body: string;
  readonly block?: number | readonly number[];
  readonly expected: Expected;
  readonly space?: 'global' | 'shared' | 'local';
}

/** `%r1` is the thread, `%rd1` the buffer, `%r9` and `%rd9` the tile in shared memory. */
function kernel(body: string): string {
  return `.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 p)
{
.reg .pred %p<4>; .reg .b32 %r<16>; .reg .b64 %rd<16>; .reg .b16 %h<4>;
.shared .align 16 .b8 tile[8448];
.local .align 16 .b8 own[64];
ld.param.u64 %rd1, [p];
mov.u32 %r1, %tid.x;
mov.u32 %r2, %tid.y;
mov.u32 %r9, tile;
${body}
ret;
}
`;
}

/** Address of thread times `bytes`, plus `offset`, in `%rd2`. */
const at = (bytes: number, offset = 0): string =>
  `mul.wide.u32 %rd2, %r1, ${bytes}; add.s64 %rd2, %rd2, %rd1; add.s64 %rd2, %rd2, ${offset};\n`;
/** The same in shared memory, in `%r3`. */
const inTile = (bytes: number, offset = 0): string =>
  `mad.lo.u32 %r3, %r1, ${bytes}, %r9; add.u32 %r3, %r3, ${offset};\n`;

const CASES: readonly Case[] = [
  {
    name: '32 lanes read 128 bytes in a row: 4 sectors of one line',
    body: `${at(4)}ld.global.u32 %r4, [%rd2]; // *`,
    expected: {
      executed: 1,
      threads: 32,
      requests: 1,
      accesses: 32,
      bytesRead: 128,
      sectors: 4,
      idealSectors: 4,
      lines: 1,
    },
  },
  {
    name: 'one word off: a fifth sector and a second line',
    body: `${at(4, 4)}ld.global.u32 %r4, [%rd2]; // *`,
    expected: { requests: 1, sectors: 5, idealSectors: 4, lines: 2 },
  },
  {
    name: 'stride of 32 words: a sector and a line for each lane',
    body: `${at(128)}ld.global.u32 %r4, [%rd2]; // *`,
    expected: { sectors: 32, idealSectors: 4, lines: 32, bytesRead: 128 },
  },
  {
    name: 'stride of two words: every sector half used',
    body: `${at(8)}ld.global.u32 %r4, [%rd2]; // *`,
    expected: { sectors: 8, idealSectors: 4, lines: 2 },
  },
  {
    name: 'all lanes at one address: one sector, which is ideal',
    body: 'ld.global.u32 %r4, [%rd1]; // *',
    expected: { accesses: 32, bytesRead: 128, sectors: 1, idealSectors: 1, lines: 1 },
  },
  {
    name: 'one field of structures of 12 bytes: 384 bytes, 12 sectors',
    body: `${at(12)}ld.global.u32 %r4, [%rd2]; // *`,
    expected: { sectors: 12, idealSectors: 4, lines: 3 },
  },
  {
    name: '8 bytes each: 256 bytes, 8 sectors',
    body: `${at(8)}st.global.u64 [%rd2], %rd1; // *`,
    expected: { bytesWritten: 256, bytesRead: 0, sectors: 8, idealSectors: 8, lines: 2 },
  },
  {
    name: '16 bytes each as one request: 512 bytes, 16 sectors',
    body: `${at(16)}ld.global.v4.u32 {%r4, %r5, %r6, %r7}, [%rd2]; // *`,
    expected: { requests: 1, accesses: 32, bytesRead: 512, sectors: 16, lines: 4 },
  },
  {
    name: 'single bytes in a row: one sector',
    body: `${at(1)}ld.global.u8 %r4, [%rd2]; // *`,
    expected: { bytesRead: 32, sectors: 1, idealSectors: 1 },
  },
  {
    name: 'a block of 40: the second warp has 8 lanes, 32 bytes, one sector',
    block: 40,
    body: `${at(4)}ld.global.u32 %r4, [%rd2]; // *`,
    expected: { executed: 2, threads: 40, requests: 2, sectors: 5, idealSectors: 5, lines: 2 },
  },
  {
    name: 'lanes whose guard is false execute and access nothing',
    body: `${at(4)}setp.lt.u32 %p1, %r1, 8;\n@%p1 ld.global.u32 %r4, [%rd2]; // *`,
    expected: { executed: 1, threads: 32, predicated: 8, accesses: 8, sectors: 1, bytesRead: 32 },
  },
  {
    name: 'a guard that is false in all lanes: executed, no request',
    body: `setp.gt.u32 %p1, %r1, 99;\n@%p1 ld.global.u32 %r4, [%rd1]; // *`,
    expected: { executed: 1, threads: 32, predicated: 0, requests: 0 },
  },
  {
    name: 'shared words in a row: one pass',
    body: `${inTile(4)}st.shared.u32 [%r3], %r1; // *`,
    space: 'shared',
    expected: { requests: 1, passes: 1, idealPasses: 1, sectors: 0, bytesWritten: 128 },
  },
  {
    name: 'stride of two words: two lanes at each of 16 banks',
    body: `${inTile(8)}st.shared.u32 [%r3], %r1; // *`,
    space: 'shared',
    expected: { passes: 2, idealPasses: 1 },
  },
  {
    name: 'stride of 32 words, the column of a tile: one bank for all',
    body: `${inTile(128)}st.shared.u32 [%r3], %r1; // *`,
    space: 'shared',
    expected: { passes: 32, idealPasses: 1 },
  },
  {
    name: 'stride of 33 words, the padded tile: one pass',
    body: `${inTile(132)}st.shared.u32 [%r3], %r1; // *`,
    space: 'shared',
    expected: { passes: 1, idealPasses: 1 },
  },
  {
    name: 'all lanes at one shared word: a broadcast',
    body: 'st.shared.u32 [%r9], %r1;\nld.shared.u32 %r4, [%r9]; // *',
    space: 'shared',
    expected: { passes: 1, idealPasses: 1 },
  },
  {
    name: 'bytes in a row: four lanes at a word, one pass',
    body: `cvt.u16.u32 %h1, %r1;\n${inTile(1)}st.shared.u8 [%r3], %h1; // *`,
    space: 'shared',
    expected: { passes: 1, bytesWritten: 32 },
  },
  {
    name: '8 bytes each: two halves of the warp, a pass each',
    body: `${inTile(8)}st.shared.u64 [%r3], %rd1; // *`,
    space: 'shared',
    expected: { passes: 2, idealPasses: 2 },
  },
  {
    name: '8 bytes each, 16 apart: two lanes at a bank in each half',
    body: `${inTile(16)}st.shared.u64 [%r3], %rd1; // *`,
    space: 'shared',
    expected: { passes: 4, idealPasses: 2 },
  },
  {
    name: '16 bytes each: four quarters of the warp, a pass each',
    body: `${inTile(16)}st.shared.v4.u32 [%r3], {%r1, %r1, %r1, %r1}; // *`,
    space: 'shared',
    expected: { requests: 1, passes: 4, idealPasses: 4, bytesWritten: 512 },
  },
  {
    name: '16 bytes in the first 8 lanes: only one quarter has any',
    body: `${inTile(16)}setp.lt.u32 %p1, %r1, 8;\n@%p1 st.shared.v4.u32 [%r3], {%r1, %r1, %r1, %r1}; // *`,
    space: 'shared',
    expected: { passes: 1, idealPasses: 1, accesses: 8 },
  },
  {
    name: 'atomics of all lanes at one address',
    body: 'red.global.add.u32 [%rd1], %r1; // *',
    expected: {
      requests: 1,
      atomics: 1,
      contention: 32,
      sectors: 1,
      bytesRead: 128,
      bytesWritten: 128,
    },
  },
  {
    name: 'atomics of four lanes at each of eight addresses',
    body: `and.b32 %r5, %r1, 7; mul.wide.u32 %rd2, %r5, 4; add.s64 %rd2, %rd2, %rd1;\natom.global.add.u32 %r4, [%rd2], %r1; // *`,
    expected: { atomics: 1, contention: 4, sectors: 1 },
  },
  {
    name: 'private words lie lane beside lane: a row of 128 bytes',
    body: 'st.local.u32 [own+4], %r1; // *',
    space: 'local',
    expected: { requests: 1, sectors: 4, idealSectors: 4, lines: 1 },
  },
  {
    name: '16 private bytes of each lane are four rows',
    body: 'st.local.v4.u32 [own], {%r1, %r1, %r1, %r1}; // *',
    space: 'local',
    expected: { requests: 1, sectors: 16, idealSectors: 16, lines: 4 },
  },
  {
    name: 'a generic address is an access of the space that it leads to',
    body: 'cvta.shared.u64 %rd3, 0;\nst.u32 [%rd3], %r1; // *',
    space: 'shared',
    expected: { requests: 1, passes: 1 },
  },
  {
    name: 'a branch that half of the lanes take',
    body: 'setp.lt.u32 %p1, %r1, 16;\n@%p1 bra A; // *\nadd.u32 %r4, %r1, 1;\nA:',
    expected: { executed: 1, branches: 1, divergent: 1 },
  },
  {
    name: 'a branch that one of two warps takes',
    block: 64,
    body: 'setp.lt.u32 %p1, %r1, 32;\n@%p1 bra A; // *\nadd.u32 %r4, %r1, 1;\nA:',
    expected: { executed: 2, branches: 2, divergent: 0 },
  },
  {
    name: 'lanes meet behind a branch and go on together',
    body: 'setp.lt.u32 %p1, %r1, 16;\n@%p1 bra A;\nadd.u32 %r4, %r1, 1;\nbra B;\nA: add.u32 %r4, %r1, 2;\nB: add.u32 %r4, %r4, 1; // *',
    expected: { executed: 1, threads: 32 },
  },
  {
    name: 'a loop that lane i runs i + 1 times: 32 rounds, 528 lanes',
    body: 'mov.u32 %r4, 0;\nL: add.u32 %r4, %r4, 1; // *\nsetp.le.u32 %p1, %r4, %r1;\n@%p1 bra L;',
    expected: { executed: 32, threads: 528 },
  },
  {
    name: 'the branch of that loop: lanes part in all rounds but the last',
    body: 'mov.u32 %r4, 0;\nL: add.u32 %r4, %r4, 1;\nsetp.le.u32 %p1, %r4, %r1;\n@%p1 bra L; // *',
    expected: { executed: 32, branches: 32, divergent: 31 },
  },
  {
    name: 'lanes that left a loop of 20,000 rounds wait for the others',
    body: 'mov.u32 %r4, 0;\nL: add.u32 %r4, %r4, 1;\nsetp.eq.u32 %p1, %r1, 0;\nsetp.lt.and.u32 %p1, %r4, 20000, %p1;\n@%p1 bra L;\nadd.u32 %r5, %r4, 1; // *',
    expected: { executed: 1, threads: 32 },
  },
  {
    name: 'pairs of a block of 20 x 3 in rows of 192 bytes: 8 and 7 sectors, 3 lines of each warp',
    body: 'mad.lo.u32 %r3, %r2, 24, %r1; mul.wide.u32 %rd2, %r3, 8; add.s64 %rd2, %rd2, %rd1;\nld.global.v2.u32 {%r4, %r5}, [%rd2]; // *',
    block: [20, 3],
    expected: {
      executed: 2,
      threads: 60,
      requests: 2,
      accesses: 60,
      bytesRead: 480,
      sectors: 15,
      idealSectors: 15,
      lines: 6,
    },
  },
  {
    name: '16 bytes each, 16 off: a seventeenth sector and a fifth line',
    body: `${at(16, 16)}ld.global.v4.u32 {%r4, %r5, %r6, %r7}, [%rd2]; // *`,
    expected: { requests: 1, bytesRead: 512, sectors: 17, idealSectors: 16, lines: 5 },
  },
  {
    name: 'every third byte of a block of 33: three sectors for 32 bytes, and one for the last',
    body: `${at(3)}st.global.u8 [%rd2], %h1; // *`,
    block: 33,
    expected: {
      executed: 2,
      requests: 2,
      accesses: 33,
      bytesWritten: 33,
      sectors: 4,
      idealSectors: 2,
    },
  },
  {
    name: 'halves of words, 6 bytes apart: five banks have two of the 32 words',
    body: `${inTile(6)}st.shared.u16 [%r3], %h1; // *`,
    expected: { requests: 1, accesses: 32, bytesWritten: 64, passes: 2, idealPasses: 1 },
    space: 'shared',
  },
  {
    name: '8 bytes each, 24 apart: each half of the warp has all 32 banks',
    body: `${inTile(24)}ld.shared.v2.u32 {%r4, %r5}, [%r3]; // *`,
    expected: { requests: 1, bytesRead: 256, passes: 2, idealPasses: 2 },
    space: 'shared',
  },
  {
    name: '8 bytes each, 32 apart: four lanes of each half at a bank',
    body: `${inTile(32)}ld.shared.v2.u32 {%r4, %r5}, [%r3]; // *`,
    expected: { passes: 8, idealPasses: 2 },
    space: 'shared',
  },
  {
    name: '8 bytes each of the second half alone: one phase has lanes',
    body: `${inTile(8)}setp.ge.u32 %p1, %r1, 16;\n@%p1 ld.shared.u64 %rd3, [%r3]; // *`,
    expected: {
      executed: 1,
      threads: 32,
      predicated: 16,
      requests: 1,
      accesses: 16,
      passes: 1,
      idealPasses: 1,
    },
    space: 'shared',
  },
  {
    name: '16 bytes each, 64 apart, of 40 threads: four lanes at a bank in five quarters',
    body: `${inTile(64)}ld.shared.v4.u32 {%r4, %r5, %r6, %r7}, [%r3]; // *`,
    block: 40,
    expected: { executed: 2, requests: 2, accesses: 40, passes: 20, idealPasses: 5 },
    space: 'shared',
  },
  {
    name: 'atomics of 64 bits in shared memory, 8 bytes apart: two phases, no contention',
    body: `${inTile(8)}mov.u64 %rd3, 1;\natom.shared.add.u64 %rd4, [%r3], %rd3; // *`,
    expected: {
      requests: 1,
      atomics: 1,
      contention: 1,
      passes: 2,
      idealPasses: 2,
      bytesRead: 256,
      bytesWritten: 256,
    },
    space: 'shared',
  },
  {
    name: 'atomics at three words by 40 threads: 11 lanes at one, and 3 of the second warp',
    body: 'rem.u32 %r4, %r1, 3; mul.wide.u32 %rd2, %r4, 4; add.s64 %rd2, %rd2, %rd1;\nred.global.add.u32 [%rd2], %r1; // *',
    block: 40,
    expected: {
      requests: 2,
      atomics: 2,
      contention: 14,
      sectors: 2,
      idealSectors: 2,
      bytesRead: 160,
      bytesWritten: 160,
    },
  },
  {
    name: 'one of four private words by each lane: four rows, all of their sectors',
    body: 'and.b32 %r4, %r1, 3; mov.u32 %r5, own; mad.lo.u32 %r5, %r4, 4, %r5;\nst.local.u32 [%r5], %r1; // *',
    expected: { requests: 1, accesses: 32, sectors: 16, idealSectors: 4, lines: 4 },
    space: 'local',
  },
  {
    name: 'a switch of three ways: one branch that parts lanes',
    body: 'rem.u32 %r4, %r1, 3;\nts: .branchtargets A, B, C;\nbrx.idx %r4, ts; // *\nA: add.u32 %r5, %r1, 1; bra E;\nB: add.u32 %r5, %r1, 2; bra E;\nC: add.u32 %r5, %r1, 3;\nE:',
    expected: { executed: 1, threads: 32, branches: 1, divergent: 1 },
  },
  {
    name: 'the third way of that switch: the ten lanes that take it',
    body: 'rem.u32 %r4, %r1, 3;\nts: .branchtargets A, B, C;\nbrx.idx %r4, ts;\nA: add.u32 %r5, %r1, 1; bra E;\nB: add.u32 %r5, %r1, 2; bra E;\nC: add.u32 %r5, %r1, 3; // *\nE:',
    expected: { executed: 1, threads: 10 },
  },
  {
    name: 'a loop that lane i leaves when n * n > i: 7 rounds, 169 lanes',
    body: 'mov.u32 %r4, 0;\nL: mul.lo.u32 %r5, %r4, %r4; // *\nsetp.gt.u32 %p1, %r5, %r1;\n@%p1 bra E;\nadd.u32 %r4, %r4, 1;\nbra L;\nE:',
    expected: { executed: 7, threads: 169 },
  },
  {
    name: 'the way out of that loop: no lane takes it first, and all that are left last',
    body: 'mov.u32 %r4, 0;\nL: mul.lo.u32 %r5, %r4, %r4;\nsetp.gt.u32 %p1, %r5, %r1;\n@%p1 bra E; // *\nadd.u32 %r4, %r4, 1;\nbra L;\nE:',
    expected: { executed: 7, branches: 7, divergent: 5 },
  },
  {
    name: 'a barrier of four warps: all but the last one wait',
    block: 128,
    body: 'bar.sync 0; // *',
    expected: { executed: 4, barriers: 4, barrierWaits: 3 },
  },
];

function profile(text: string, small: Parameters<typeof launch>[1]): LaunchCounts {
  const all: LaunchCounts[] = [];
  const result = launch(text, small, { profile: (counts) => all.push(counts) });
  assert.deepEqual(
    result.diagnostics.filter(({ severity }) => severity === 'error'),
    [],
  );
  assert.equal(all.length, 1);
  return all[0]!;
}

describe('what a profiled run of PTX counts', () => {
  for (const { name, body, block, expected, space = 'global' } of CASES) {
    it(name, () => {
      const text = kernel(body);
      const line = text.split('\n').findIndex((one) => one.includes('// *'));
      const counts = profile(text, {
        kernel: 'k',
        block: block ?? 32,
        args: { p: new Uint32Array(2048) },
      });
      const own = counts.instructions.filter((one) => one.line === line);
      assert.equal(own.length, 1);
      const { spaces, ...flow } = own[0]!;
      const all = { requests: 0, ...spaces[space], ...flow } as Record<string, unknown>;
      for (const [key, value] of Object.entries(expected)) assert.equal(all[key], value, key);
    });
  }

  it('knows the launch, and that it is whole', () => {
    const { instructions, ...about } = profile(kernel(''), {
      kernel: 'k',
      grid: [3, 2],
      block: [40, 2],
      args: { p: new Uint32Array(4) },
    });
    assert.deepEqual(about, {
      launch: 0,
      kernel: 'k',
      lanes: 32,
      blocks: 6,
      warps: 18,
      threads: 480,
      sectorBytes: 32,
      lineBytes: 128,
      banks: 32,
      sectorsRead: 0,
      sectorsWritten: 0,
      isComplete: true,
    });
    assert.ok(instructions.every(({ executed, threads }) => executed === 18 && threads === 480));
  });

  it('counts each launch for itself, and says when one did not end', () => {
    const all: LaunchCounts[] = [];
    const text = kernel(
      'ld.global.u32 %r4, [%rd1]; mul.wide.u32 %rd2, %r1, 64; add.s64 %rd2, %rd2, %rd1; ld.global.u32 %r4, [%rd2];',
    );
    const one = launchOf({ kernel: 'k', block: 32, args: { p: new Uint32Array(512) } });
    const other = launchOf({ kernel: 'k', block: 32, args: { p: new Uint32Array(4) } });
    runPtx(text, { launches: [one, one, other] }, { profile: (counts) => all.push(counts) });
    assert.deepEqual(
      all.map(({ isComplete }) => isComplete),
      [true, true, false],
    );
    assert.deepEqual({ ...all[1], launch: 0 }, all[0]);
  });

  it('changes nothing that a run computes', () => {
    const text = kernel(
      `${at(4)}atom.global.add.u32 %r4, [%rd1], %r1; st.global.u32 [%rd2+128], %r4;`,
    );
    const small = { kernel: 'k', block: 96, args: { p: new Uint32Array(512) } };
    const bare = launch(text, small);
    const counted = launch(text, small, { profile: () => undefined });
    assert.deepEqual(counted.buffers, bare.buffers);
    assert.equal(counted.steps, bare.steps);
  });
});
