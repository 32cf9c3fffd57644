/**
 * Single instructions on edge values, against formulas of their own; and that the assembler accepts
 * each text.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { requireTool } from '../../kit/tools.ts';
import {
  bits32,
  bits64,
  f32,
  f64,
  INSTRUCTIONS,
  type InstructionRow,
  type ValueKind,
} from './instruction-rows.ts';
import { contents, EDGE_F32, EDGE_F64, EDGE_U32, random, runOne } from './launch-kit.ts';

const LANES = 1024;
const WIDE: Readonly<Record<ValueKind, boolean>> = { u32: false, f32: false, u64: true, f64: true };

/**
 * Loads `v2`, `v4`, `v6` from the kernel's buffers, runs the instruction, stores `v8`. Two buffers
 * of words each.
 */
function kernelText(cpu: string, row: InstructionRow): string {
  const old = cpu.startsWith('gfx9');
  const newest = cpu === 'gfx1250';
  const load = (n: number, at: number): string =>
    old
      ? `global_load_dwordx2 v[${at}:${at + 1}], v1, s[${n}:${n + 1}]`
      : `global_load_b64 v[${at}:${at + 1}], v1, s[${n}:${n + 1}]`;
  const lines = [
    old ? 's_load_dwordx8 s[8:15], s[0:1], 0x0' : 's_load_b256 s[8:15], s[0:1], 0x0',
    newest ? 's_lshl_b32 s2, ttmp9, 6' : 's_lshl_b32 s2, s2, 6',
    'v_and_b32_e32 v0, 0x3ff, v0',
    old ? 'v_add_u32_e32 v0, s2, v0' : 'v_add_nc_u32_e32 v0, s2, v0',
    'v_lshlrev_b32_e32 v1, 3, v0',
    newest ? 's_wait_kmcnt 0x0' : 's_waitcnt lgkmcnt(0)',
    load(10, 2),
    load(12, 4),
    load(14, 6),
    'v_mov_b32_e32 v8, 0xa5a55a5a',
    'v_mov_b32_e32 v9, 0',
    newest ? 's_wait_loadcnt 0x0' : 's_waitcnt vmcnt(0)',
    ...row.text.split('\n'),
    old ? 'global_store_dwordx2 v1, v[8:9], s[8:9]' : 'global_store_b64 v1, v[8:9], s[8:9]',
    's_endpgm',
  ];
  return `\t.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"
	.text
	.globl k
	.p2align 8
	.type k,@function
k:
${lines.map((l) => `\t${l}`).join('\n')}
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_kernarg_size 32
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 24
${cpu.startsWith('gfx9') ? '\t\t.amdhsa_accum_offset 12\n' : ''}	.end_amdhsa_kernel
`;
}

const next = random(99);

function values(kind: ValueKind, slot: number): bigint[] {
  const edges =
    kind === 'f32'
      ? EDGE_F32.map(bits32)
      : kind === 'f64'
        ? EDGE_F64.map(bits64)
        : kind === 'u32'
          ? EDGE_U32.map(BigInt)
          : EDGE_U32.flatMap((v) => [BigInt(v), (BigInt(v) << 32n) | BigInt(v), BigInt(v) << 31n]);
  // Every edge of one operand meets every edge of the next, as far as the lanes reach.
  return Array.from({ length: LANES }, (_, i) => {
    if (i < 768) return edges[Math.floor(i / [1, 26, 7][slot]!) % edges.length]!;
    const word = BigInt(next());
    return WIDE[kind] ? (word << 32n) | BigInt(next()) : word;
  });
}

const isNaNBits = (kind: ValueKind, bits: bigint): boolean =>
  kind === 'f32' ? Number.isNaN(f32(bits)) : kind === 'f64' ? Number.isNaN(f64(bits)) : false;

for (const cpu of ['gfx90a', 'gfx950', 'gfx1100', 'gfx1250']) {
  describe(`AMDGCN instructions one by one, ${cpu}`, () => {
    // gfx950 has what gfx90a has.
    const has = cpu === 'gfx950' ? [cpu, 'gfx90a'] : [cpu];
    const rows = INSTRUCTIONS.filter(
      (r) =>
        (r.cpus === undefined && cpu !== 'gfx1250') || r.cpus?.some((one) => has.includes(one)),
    );
    for (const row of rows) {
      it(row.text.replace('\n', '; '), () => {
        const columns = row.sources.map(values);
        const buffers = [0, 1, 2].map((i) =>
          BigUint64Array.from(columns[i] ?? new Array<bigint>(LANES).fill(0n)),
        );
        const result = runOne(
          kernelText(cpu, row),
          'k',
          [LANES / 64],
          [64],
          [new BigUint64Array(LANES), ...buffers],
          { strict: true },
        );
        assert.deepEqual(result.diagnostics, []);
        const got = contents(result, 'a0', new BigUint64Array());
        const width = WIDE[row.result] ? 64 : 32;
        for (let i = 0; i < LANES; i++) {
          const [a = 0n, b = 0n, c = 0n] = columns.map((column) => column[i]!);
          const want = BigInt.asUintN(width, row.formula(a, b, c));
          const have = BigInt.asUintN(width, got[i]!);
          if (isNaNBits(row.result, want) && isNaNBits(row.result, have)) continue;
          assert.equal(
            have.toString(16),
            want.toString(16),
            `of ${[a, b, c].map((v) => `0x${v.toString(16)}`).join(', ')}`,
          );
        }
      });
    }

    it('the assembler accepts every text', function () {
      const mc = requireTool(this, 'llvm-mc');
      const text = rows.map((r) => r.text).join('\n');
      const run = spawnSync(mc, ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=null'], {
        input: text,
        encoding: 'utf8',
      });
      assert.equal(run.stderr, '');
    });
  });
}
