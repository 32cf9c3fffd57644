/**
 * What the assembler takes and is wrong all the same: planted mistakes, each found at its line and
 * alone.
 */
import assert from 'node:assert/strict';
import { checkAmdgcn, parseAmdgcn } from '../../src/asm/index.ts';
import { readRepo } from '../kit/index.ts';

/** A kernel with 6 user registers, one workgroup id, and 16 accumulators where they lie apart. */
function kernel(cpu: string, body: string, vgprs = 32): string {
  const cdna2 = /gfx9(0a|4|5)/.test(cpu);
  return `.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"
.text
k:
${body}
.section .rodata
.amdhsa_kernel k
.amdhsa_user_sgpr_count 6
.amdhsa_next_free_vgpr ${cdna2 ? vgprs + 16 : vgprs}
.amdhsa_next_free_sgpr 40
${cdna2 ? `.amdhsa_accum_offset ${vgprs}` : ''}
.end_amdhsa_kernel
`;
}

/** Findings as codes; those in the line marked with \`!\` first get a star. */
function found(cpu: string, body: string, vgprs?: number): string[] {
  const text = kernel(cpu, body.replaceAll('!', ''), vgprs);
  const marked = kernel(cpu, body, vgprs)
    .split('\n')
    .findIndex((line) => line.includes('!'));
  const { module, errors } = parseAmdgcn(text);
  return checkAmdgcn(module, cpu, errors).map((d) =>
    d.line === marked ? `*${d.code}` : `${d.code}: ${d.message}`,
  );
}

/** Processors, body with the line of the mistake marked, code. */
const MISTAKES: readonly [cpus: string, body: string, code: string][] = [
  ['gfx90a gfx942', '!v_add_u32_e32 v1, v0, v9\ns_endpgm', 'read-before-write'],
  ['gfx906 gfx90a gfx1100', '!s_add_u32 s20, s30, 1\ns_endpgm', 'read-before-write'],
  [
    'gfx90a gfx1030',
    '!s_cmp_eq_u32 s22, 0\ns_cbranch_scc1 L\ns_nop 0\nL:\ns_endpgm',
    'read-before-write',
  ],
  [
    'gfx90a gfx1100',
    's_cmp_eq_u32 s4, 0\ns_cbranch_scc1 L\ns_mov_b32 s20, 1\nL:\n!s_add_u32 s21, s23, 1\ns_endpgm',
    'read-before-write',
  ],
  ['gfx90a', '!v_mfma_f32_4x4x1f32 a[0:3], v8, v0, 0\ns_endpgm', 'read-before-write'],
  ['gfx908 gfx1030', '!global_store_dword v[6:7], v0, off\ns_endpgm', 'read-before-write'],
  [
    'gfx90a gfx1030',
    '!v_mov_b32_e32 v1, 1\nv_mov_b32_e32 v1, v0\nv_add_f32_e32 v2, v1, v0\nv_mov_b32_e32 v3, v2\ns_endpgm',
    'dead-result',
  ],
  [
    'gfx906 gfx1100',
    '!s_mul_i32 s10, s4, 3\ns_mul_i32 s10, s4, 5\ns_cmp_eq_u32 s10, 0\ns_endpgm',
    'dead-result',
  ],
  ['gfx906 gfx90a', 's_load_dword s8, s[4:5], 0x0\n!s_add_u32 s9, s8, 1\ns_endpgm', 'missing-wait'],
  [
    'gfx1030',
    's_load_dwordx2 s[8:9], s[4:5], 0x0\ns_nop 0\n!s_add_u32 s9, s9, 1\ns_endpgm',
    'missing-wait',
  ],
  ['gfx1100', 's_load_b64 s[8:9], s[4:5], 0x0\n!s_add_u32 s9, s9, 1\ns_endpgm', 'missing-wait'],
  ['gfx1201', 's_load_b64 s[8:9], s[4:5], 0x0\n!s_add_co_u32 s9, s9, 1\ns_endpgm', 'missing-wait'],
  [
    'gfx90a gfx1030',
    'v_mov_b32_e32 v2, 0\nglobal_load_dword v1, v2, s[4:5]\n!v_add_f32_e32 v3, v1, v0\ns_endpgm',
    'missing-wait',
  ],
  [
    'gfx1201',
    'v_mov_b32_e32 v2, 0\nglobal_load_b32 v1, v2, s[4:5]\n!v_add_f32_e32 v3, v1, v0\ns_endpgm',
    'missing-wait',
  ],
  [
    'gfx90a gfx906',
    'v_mov_b32_e32 v2, 0\nglobal_load_dword v1, v2, s[4:5]\nglobal_load_dword v4, v2, s[4:5] offset:4\ns_waitcnt vmcnt(1)\n!v_add_f32_e32 v3, v4, v0\ns_endpgm',
    'missing-wait',
  ],
  [
    'gfx90a',
    'v_mov_b32_e32 v2, 0\nds_read_b32 v1, v2\n!v_add_f32_e32 v3, v1, v0\ns_endpgm',
    'missing-wait',
  ],
  [
    'gfx1201',
    'v_mov_b32_e32 v2, 0\nglobal_load_b32 v4, v2, s[4:5]\nds_load_b32 v1, v2\ns_wait_loadcnt 0x0\n!v_add_f32_e32 v3, v1, v0\ns_endpgm',
    'missing-wait',
  ],
  [
    'gfx90a',
    'v_mov_b32_e32 v2, 0\nglobal_load_dword v1, v2, s[4:5]\n!v_mov_b32_e32 v1, v0\ns_endpgm',
    'missing-wait',
  ],
  ['gfx90a gfx906', '!s_waitcnt vmcnt(0)\ns_endpgm', 'needless-wait'],
  [
    'gfx1030',
    's_load_dword s8, s[4:5], 0x0\n!s_waitcnt vmcnt(0)\ns_waitcnt lgkmcnt(0)\ns_endpgm',
    'needless-wait',
  ],
  ['gfx1201', '!s_wait_dscnt 0x0\ns_endpgm', 'needless-wait'],
  [
    'gfx90a gfx942',
    'v_cmp_gt_u32_e32 vcc, 7, v0\ns_and_saveexec_b64 s[10:11], vcc\ns_cbranch_execz L\n!s_barrier\nL:\ns_or_b64 exec, exec, s[10:11]\ns_endpgm',
    'divergent-barrier',
  ],
  [
    'gfx1030 gfx1100',
    'v_cmp_gt_u32_e32 vcc_lo, 7, v0\ns_and_saveexec_b32 s10, vcc_lo\ns_cbranch_execz L\ns_nop 0\n!s_barrier\nL:\ns_or_b32 exec_lo, exec_lo, s10\ns_endpgm',
    'divergent-barrier',
  ],
  [
    'gfx1201',
    'v_cmp_gt_u32_e32 vcc_lo, 7, v0\ns_and_saveexec_b32 s10, vcc_lo\ns_cbranch_execz L\n!s_barrier_wait 0xffff\nL:\ns_or_b32 exec_lo, exec_lo, s10\ns_endpgm',
    'divergent-barrier',
  ],
  [
    'gfx90a gfx906',
    'v_cmp_gt_u32_e32 vcc, 7, v0\n!s_and_saveexec_b64 s[10:11], vcc\ns_cbranch_execz L\nv_mov_b32_e32 v1, 1\nL:\nv_mov_b32_e32 v2, 2\ns_endpgm',
    'exec-not-restored',
  ],
  [
    'gfx1100',
    'v_cmp_gt_u32_e32 vcc_lo, 7, v0\n!s_and_saveexec_b32 s10, vcc_lo\ns_cbranch_execz L\nv_mov_b32_e32 v1, 1\nL:\ns_barrier\ns_endpgm',
    'exec-not-restored',
  ],
  [
    'gfx906 gfx90a gfx942',
    'v_mov_b32_e32 v2, 0\nv_readfirstlane_b32 s10, v0\nv_readfirstlane_b32 s11, v0\n!global_load_dword v1, v2, s[10:11]\ns_endpgm',
    'hazard',
  ],
  [
    'gfx906 gfx90a',
    'v_mov_b32_e32 v1, 0\nv_readfirstlane_b32 s10, v0\n!v_readlane_b32 s11, v1, s10\ns_endpgm',
    'hazard',
  ],
  [
    'gfx906 gfx942',
    'v_mov_b32_e32 v1, 0\n!v_mov_b32_dpp v2, v1 row_shl:1 row_mask:0xf bank_mask:0xf\ns_endpgm',
    'hazard',
  ],
  [
    'gfx90a',
    'v_cmp_eq_f64_e32 vcc, 0, v[0:1]\n!v_div_fmas_f64 v[2:3], v[0:1], v[0:1], v[0:1]\ns_endpgm',
    'hazard',
  ],
  ['gfx906 gfx90a', 's_mov_b32 m0, 3\n!ds_read_addtid_b32 v1\ns_endpgm', 'hazard'],
  ['gfx942 gfx950', 'v_rcp_f32_e32 v1, v0\n!v_add_f32_e32 v2, v1, v0\ns_endpgm', 'hazard'],
  [
    'gfx942 gfx950',
    'v_cmp_gt_u32_e64 s[10:11], 7, v0\n!v_cndmask_b32_e64 v1, 0, 1, s[10:11]\ns_endpgm',
    'hazard',
  ],
  [
    'gfx906 gfx90a',
    'v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\nv_mov_b32_e32 v4, 0\nv_mov_b32_e32 v5, 0\nglobal_store_dwordx4 v0, v[2:5], s[4:5]\n!v_mov_b32_e32 v3, 1\nv_mov_b32_e32 v7, v3\ns_endpgm',
    'hazard',
  ],
  [
    'gfx90a',
    'v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\ns_nop 1\nv_mfma_f32_16x16x4f32 a[0:3], v2, v3, 0\ns_nop 8\n!v_accvgpr_read_b32 v4, a0\ns_endpgm',
    'hazard',
  ],
  [
    'gfx942',
    'v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\ns_nop 1\nv_mfma_f32_16x16x4_f32 v[4:7], v2, v3, 0\ns_nop 7\n!global_store_dword v0, v4, s[4:5]\ns_endpgm',
    'hazard',
  ],
  [
    'gfx90a gfx942',
    'v_mov_b32_e32 v3, 0\nv_mov_b32_e32 v2, 0\n!v_mfma_f32_4x4x1f32 a[0:3], v2, v3, 0\ns_endpgm',
    'hazard',
  ],
  [
    'gfx908',
    'v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\nv_accvgpr_write_b32 a0, 0\nv_accvgpr_write_b32 a1, 0\nv_accvgpr_write_b32 a2, 0\nv_accvgpr_write_b32 a3, 0\ns_nop 1\nv_mfma_f32_4x4x1f32 a[4:7], v2, v3, a[0:3]\ns_nop 2\n!v_accvgpr_read_b32 v4, a5\ns_endpgm',
    'hazard',
  ],
  [
    'gfx950',
    'v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\ns_nop 1\nv_mfma_f64_16x16x4_f64 a[0:7], v[2:3], v[2:3], 0\ns_nop 15\n!v_accvgpr_read_b32 v4, a1\ns_endpgm',
    'hazard',
  ],
  ['gfx1100', 'v_rcp_f32_e32 v1, v0\n!v_add_f32_e32 v2, v1, v0\ns_endpgm', 'hazard'],
  [
    'gfx1030 gfx1100',
    'v_mov_b32_e32 v1, 0\nv_cmpx_eq_u32_e32 v1, v0\n!v_permlanex16_b32 v2, v1, s4, s5\ns_endpgm',
    'hazard',
  ],
  [
    'gfx906 gfx1100',
    's_cmp_eq_u32 s4, 0\ns_cbranch_scc1 L\ns_trap 2\nL:\n!s_add_u32 s20, s30, 1\ns_endpgm',
    'read-before-write',
  ],
  ['gfx90a gfx1030', '!v_mov_b32_e32 v40, 0\ns_endpgm', 'register-beyond-descriptor'],
  ['gfx906', '!s_mov_b32 s60, 0\ns_endpgm', 'register-beyond-descriptor'],
];

/** Code without mistake that looks like one. */
const RIGHT: readonly [cpus: string, body: string][] = [
  // Compilers leave copies behind that nothing reads.
  ['gfx90a gfx1200', 'v_mov_b32_e32 v1, v0\nv_mov_b32_e32 v1, 2\nv_add_u32 v2, v1, v0\ns_endpgm'],
  ['gfx90a', 'v_xor_b32_e32 v9, v9, v9\nv_add_u32_e32 v1, v0, v9\ns_endpgm'],
  ['gfx90a', 's_load_dword s8, s[4:5], 0x0\ns_waitcnt lgkmcnt(0)\ns_add_u32 s9, s8, 1\ns_endpgm'],
  [
    'gfx90a',
    'v_mov_b32_e32 v2, 0\nglobal_load_dword v1, v2, s[4:5]\nglobal_load_dword v4, v2, s[4:5] offset:4\ns_waitcnt vmcnt(1)\nv_add_f32_e32 v3, v1, v0\ns_endpgm',
  ],
  [
    'gfx90a',
    's_cmp_eq_u32 s4, 0\ns_cbranch_scc1 L\ns_mov_b32 s20, 1\nL:\ns_add_u32 s21, s20, 1\ns_endpgm',
  ],
  [
    'gfx90a',
    'v_cmp_gt_u32_e32 vcc, 7, v0\ns_and_saveexec_b64 s[10:11], vcc\ns_cbranch_execz L\nv_mov_b32_e32 v1, 1\nL:\ns_endpgm',
  ],
  [
    'gfx90a',
    'v_mov_b32_e32 v1, 1\ns_mov_b64 s[12:13], exec\nv_cmp_gt_u32_e32 vcc, 7, v0\ns_and_b64 exec, exec, vcc\nv_mov_b32_e32 v1, 2\ns_mov_b64 exec, s[12:13]\nv_add_u32_e32 v2, v1, v0\ns_endpgm',
  ],
  [
    'gfx1201',
    'v_mov_b32_e32 v2, 0\nds_load_b32 v1, v2\ns_wait_dscnt 0x0\nv_add_f32_e32 v3, v1, v0\ns_endpgm',
  ],
  [
    'gfx90a',
    'v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\ns_nop 1\nv_mfma_f32_16x16x4f32 a[0:3], v2, v3, 0\ns_nop 10\nv_accvgpr_read_b32 v4, a0\ns_endpgm',
  ],
  [
    'gfx90a',
    'v_mov_b32_e32 v2, 0\nv_readfirstlane_b32 s10, v0\nv_readfirstlane_b32 s11, v0\ns_nop 4\nglobal_load_dword v1, v2, s[10:11]\ns_endpgm',
  ],
  ['gfx942', 'v_rcp_f32_e32 v1, v0\ns_nop 0\nv_add_f32_e32 v2, v1, v0\ns_endpgm'],
  ['gfx90a', 's_swappc_b64 s[30:31], s[4:5]\nv_add_f32_e32 v3, v9, v8\ns_endpgm'],
];

/** Kernels with a mistake in each line that says `;!`, as somebody writes them. */
const PLANTED = readRepo('test-fixtures/asm/amdgcn/planted.txt').split(/^--- /m).slice(1);

/** Lines with a finding, and the marked ones, each with its code. */
function planted(part: string, cpu: string): readonly [found: string[], marked: string[]] {
  const [head = '', ...lines] = part.trimEnd().split('\n');
  const code = head.split(' ')[0]!;
  const text = kernel(cpu, lines.join('\n'));
  const all = text.split('\n');
  const { module, errors } = parseAmdgcn(text);
  const found = checkAmdgcn(module, cpu, errors);
  return [
    found.map((d) => `${d.code}: ${all[d.line]}`),
    all.filter((line) => line.includes(';!')).map((line) => `${code}: ${line}`),
  ];
}

describe('findings beyond the assembler', () => {
  it('has many planted mistakes', () => {
    const marks = PLANTED.flatMap((part) => [...part.matchAll(/;!/g)]);
    assert.ok(marks.length >= 40 && MISTAKES.length >= 40);
  });
  for (const part of PLANTED) {
    const [head = ''] = part.split('\n');
    const [code, ...cpus] = head.split(' ');
    for (const cpu of cpus) {
      it(`${cpu}, ${code}: ${/^\s*(.*?)\s*;!/m.exec(part)?.[1]}`, () => {
        const [found, marked] = planted(part, cpu);
        assert.deepEqual(found, marked);
      });
    }
  }
  for (const [cpus, body, code] of MISTAKES) {
    for (const cpu of cpus.split(' ')) {
      it(`${cpu}, ${code}: ${body
        .split('\n')
        .find((line) => line.startsWith('!'))!
        .slice(1)}`, () => {
        assert.deepEqual(found(cpu, body), [`*${code}`]);
      });
    }
  }
  for (const [cpu, body] of RIGHT) {
    it(`${cpu}: nothing in ${body.split('\n').slice(0, 3).join('; ')}`, () => {
      assert.deepEqual(found(cpu, body), []);
    });
  }
});
