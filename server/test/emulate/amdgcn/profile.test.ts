/** What single instructions of AMDGCN count, by hand; docs/profiling.md has the definitions. */
import assert from 'node:assert/strict';
import type { InstructionCounts, LaunchCounts, SpaceCounts } from '../../../src/emulate/index.ts';
import { runOne } from './launch-kit.ts';

type Expected = Partial<Omit<InstructionCounts, 'spaces'>> & Partial<SpaceCounts>;

interface Case {
  readonly name: string;
  /** The instruction of the case ends with `; *`. */
  readonly body: string;
  readonly cpu?: string;
  readonly block?: number;
  readonly space?: 'global' | 'shared' | 'local' | 'scalar';
  readonly expected: Expected;
}

/** v0 is the work-item, s[8:9] the buffer; 32 KiB of LDS. */
function kernel(body: string, cpu: string): string {
  const lines = body.split('\n').map((one) => (one.endsWith(':') ? one : `\t${one.trim()}`));
  const own = /^gfx1/.test(cpu) ? '\t\t.amdhsa_wavefront_size32 1\n' : '';
  return `\t.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"
\t.text
\t.type k,@function
k:
\ts_load_dwordx2 s[8:9], s[0:1], 0x0
\ts_waitcnt lgkmcnt(0)
\tv_and_b32_e32 v0, 0x3ff, v0
${lines.join('\n')}
\ts_endpgm
\t.amdhsa_kernel k
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_kernarg_size 8
\t\t.amdhsa_group_segment_fixed_size 32768
${own}\t.end_amdhsa_kernel
`;
}

const times = (bytes: number): string => `v_mul_u32_u24_e32 v1, ${bytes}, v0\n`;

const CASES: readonly Case[] = [
  {
    name: '64 lanes read 256 bytes in a row: four lines of 64 bytes',
    body: `${times(4)}global_load_dword v2, v1, s[8:9] ; *`,
    expected: {
      executed: 1,
      threads: 64,
      requests: 1,
      accesses: 64,
      bytesRead: 256,
      sectors: 4,
      lines: 4,
    },
  },
  {
    name: 'lines of gfx942 have 128 bytes',
    cpu: 'gfx942',
    body: `${times(4)}global_load_dword v2, v1, s[8:9] ; *`,
    expected: { sectors: 2, lines: 2, idealSectors: 2 },
  },
  {
    name: 'a wave of 32 on gfx1100: one line of 128 bytes',
    cpu: 'gfx1100',
    block: 64,
    body: `${times(4)}global_load_dword v2, v1, s[8:9] ; *`,
    expected: { executed: 2, threads: 64, requests: 2, sectors: 2 },
  },
  {
    name: 'a line for each lane',
    body: `${times(64)}global_load_dword v2, v1, s[8:9] ; *`,
    expected: { sectors: 64, idealSectors: 4 },
  },
  {
    name: 'loads of the scalar unit are requests of their own',
    body: 's_load_dwordx4 s[12:15], s[8:9], 0x0 ; *',
    space: 'scalar',
    expected: { requests: 1, accesses: 1, bytesRead: 16, sectors: 1 },
  },
  {
    name: 'LDS words in a row: two halves of the wave, a pass each',
    body: `${times(4)}ds_write_b32 v1, v0 ; *`,
    space: 'shared',
    expected: { requests: 1, passes: 2, idealPasses: 2, bytesWritten: 256 },
  },
  {
    name: 'a column of 32 words: 32 passes in each half',
    body: `${times(128)}ds_write_b32 v1, v0 ; *`,
    space: 'shared',
    expected: { passes: 64, idealPasses: 2 },
  },
  {
    name: 'a column of 33 words: no conflict',
    body: `${times(132)}ds_write_b32 v1, v0 ; *`,
    space: 'shared',
    expected: { passes: 2 },
  },
  {
    name: 'a column of 32 words on gfx950, which has 64 banks',
    cpu: 'gfx950',
    body: `${times(128)}ds_write_b32 v1, v0 ; *`,
    space: 'shared',
    expected: { passes: 32 },
  },
  {
    name: '8 bytes each: four phases of 16 lanes',
    body: `${times(8)}ds_write_b64 v1, v[2:3] ; *`,
    space: 'shared',
    expected: { passes: 4, idealPasses: 4 },
  },
  {
    name: 'two words of each lane are one request of 8 bytes',
    body: `${times(8)}ds_write2_b32 v1, v2, v3 offset0:0 offset1:1 ; *`,
    space: 'shared',
    expected: { requests: 1, accesses: 128, passes: 4, bytesWritten: 512 },
  },
  {
    name: '16 bytes each: eight phases of 8 lanes',
    body: `${times(16)}ds_write_b128 v1, v[4:7] ; *`,
    space: 'shared',
    expected: { passes: 8, idealPasses: 8 },
  },
  {
    // Lanes 0 to 3 and 20 to 23 read together: rows of 16 words that begin at the same banks.
    name: 'reads of 16 bytes pair lanes 0-3 with lanes 20-23',
    body: 'v_lshrrev_b32_e32 v1, 2, v0\nv_lshlrev_b32_e32 v1, 7, v1\nv_and_b32_e32 v2, 3, v0\nv_lshl_add_u32 v1, v2, 4, v1\nds_read_b128 v[4:7], v1 ; *',
    space: 'shared',
    expected: { passes: 16, idealPasses: 8 },
  },
  {
    name: 'writes of 16 bytes take lanes 0-7: the same rows conflict too',
    body: 'v_lshrrev_b32_e32 v1, 2, v0\nv_lshlrev_b32_e32 v1, 7, v1\nv_and_b32_e32 v2, 3, v0\nv_lshl_add_u32 v1, v2, 4, v1\nds_write_b128 v1, v[4:7] ; *',
    space: 'shared',
    expected: { passes: 16, idealPasses: 8 },
  },
  {
    // 16 bytes at 64 for lanes 20-23 of each half and at 0 for 0-3: apart only for reads.
    name: 'rows that only differ between lanes 0-3 and 20-23',
    body: 'v_and_b32_e32 v1, 3, v0\nv_lshlrev_b32_e32 v1, 4, v1\nv_bfe_u32 v2, v0, 4, 1\nv_lshl_add_u32 v1, v2, 6, v1\nv_lshrrev_b32_e32 v2, 2, v0\nv_lshl_add_u32 v1, v2, 7, v1\nds_read_b128 v[4:7], v1 ; *',
    space: 'shared',
    expected: { passes: 8, idealPasses: 8 },
  },
  {
    name: 'atomics of all lanes at one word',
    body: 'v_mov_b32_e32 v1, 0\nds_add_u32 v1, v0 ; *',
    space: 'shared',
    expected: { atomics: 1, contention: 64, passes: 2 },
  },
  {
    name: 'the half of the lanes that goes on is a divergence',
    body: 'v_cmp_gt_u32_e32 vcc, 32, v0\ns_and_saveexec_b64 s[10:11], vcc ; *\ns_or_b64 exec, exec, s[10:11]',
    expected: { executed: 1, divergent: 1, threads: 64 },
  },
  {
    name: 'all lanes that go on are none',
    body: 'v_cmp_gt_u32_e32 vcc, 64, v0\ns_and_saveexec_b64 s[10:11], vcc ; *\ns_or_b64 exec, exec, s[10:11]',
    expected: { executed: 1, divergent: 0 },
  },
  {
    name: 'no lane that goes on is none either',
    body: 'v_cmp_gt_u32_e32 vcc, 0, v0\ns_and_saveexec_b64 s[10:11], vcc ; *\ns_or_b64 exec, exec, s[10:11]',
    expected: { executed: 1, divergent: 0 },
  },
  {
    name: 'private words lie lane beside lane: 256 bytes, four lines',
    cpu: 'gfx942',
    body: 'v_mov_b32_e32 v1, 0\nscratch_store_dword off, v0, off offset:4 ; *',
    space: 'local',
    expected: { requests: 1, sectors: 2, idealSectors: 2 },
  },
  {
    name: 'a barrier of two waves',
    block: 128,
    body: 's_barrier ; *',
    expected: { executed: 2, barriers: 2, barrierWaits: 1 },
  },
];

describe('what a profiled run of AMDGCN counts', () => {
  for (const { name, body, cpu = 'gfx90a', block = 64, space = 'global', expected } of CASES) {
    it(name, () => {
      const isPrivate = space === 'local';
      const plain = kernel(body, cpu);
      const text = isPrivate
        ? plain.replace('\t.end_amdhsa', '\t\t.amdhsa_private_segment_fixed_size 64\n\t.end_amdhsa')
        : plain;
      const line = text.split('\n').findIndex((one) => one.includes('; *'));
      const all: LaunchCounts[] = [];
      const result = runOne(text, 'k', [1], [block], [new Uint32Array(1024)], {
        profile: (counts) => all.push(counts),
      });
      assert.deepEqual(
        result.diagnostics.filter(({ severity }) => severity === 'error'),
        [],
      );
      const own = all[0]!.instructions.filter((one) => one.line === line);
      assert.equal(own.length, 1);
      const { spaces, ...flow } = own[0]!;
      const counts = { requests: 0, ...spaces[space], ...flow } as Record<string, unknown>;
      for (const [key, value] of Object.entries(expected)) assert.equal(counts[key], value, key);
    });
  }
});
