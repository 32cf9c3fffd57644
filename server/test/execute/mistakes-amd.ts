/** Mistakes in texts of AMDGCN (gfx1100, waves of 32), and their right forms, as those of PTX. */
import type { Planted } from './mistakes-ptx.ts';

/** `v0` thread, `v1` its byte, `v2` that of the thread opposite, `v5` zero, `s2` group. */
export const amdText = (body: string): string => `.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl k
.p2align 8
.type k,@function
k:
  s_load_b128 s[4:7], s[0:1], 0x0
  v_and_b32_e32 v0, 0x3ff, v0
  v_lshlrev_b32_e32 v1, 2, v0
  v_sub_nc_u32_e32 v2, 0xfc, v1
  v_mov_b32_e32 v5, 0
  v_mov_b32_e32 v6, 1
  s_waitcnt lgkmcnt(0)
${body}
  s_endpgm
.rodata
.p2align 6
.amdhsa_kernel k
  .amdhsa_group_segment_fixed_size 4096
  .amdhsa_user_sgpr_kernarg_segment_ptr 1
  .amdhsa_kernarg_size 16
  .amdhsa_next_free_vgpr 16
  .amdhsa_next_free_sgpr 16
  .amdhsa_wavefront_size32 1
.end_amdhsa_kernel
.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 32
    .sgpr_count: 16
    .vgpr_count: 16
    .max_flat_workgroup_size: 1024
    .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 8
        .value_kind: global_buffer
amdhsa.version:
  - 1
  - 2
...
.end_amdgpu_metadata
`;

/** Of wave 0 thread 0 alone, of wave 1 nobody. */
const ONE = 's_mov_b32 s8, exec_lo\nv_cmpx_eq_u32_e32 0, v0';
const BARRIER = 's_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_vscnt null, 0x0\ns_barrier';
const FENCED = `${BARRIER}\nbuffer_gl0_inv\nbuffer_gl1_inv`;
/** Group 0 writes and tells, group 1 waits and reads. */
const PASS = (tell: string, got: string, marks = ['', '']): string => `${ONE}
s_cbranch_execz END
s_cmp_lg_u32 s2, 0
s_cbranch_scc1 OTHER
global_store_b32 v5, v6, s[6:7] offset:4${marks[0]}
${tell}
s_branch END
OTHER:
global_load_b32 v8, v5, s[6:7] glc
s_waitcnt vmcnt(0)
v_cmp_eq_u32_e32 vcc_lo, 0, v8
s_cbranch_vccnz OTHER
${got}
global_load_b32 v9, v5, s[6:7] offset:4${marks[1]}
s_waitcnt vmcnt(0)
END:`;
const RELEASED = 's_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_vscnt null, 0x0';
const ACQUIRED = 'buffer_gl0_inv\nbuffer_gl1_inv';
const FLAG = 'global_atomic_swap_b32 v5, v6, s[6:7]';

export const AMD_PLANTS: readonly Planted[] = [
  {
    name: 'LDS of the other wave without a barrier',
    body: 'ds_store_b32 v1, v0 //!\nds_load_b32 v3, v2 //!\ns_waitcnt lgkmcnt(0)',
  },
  {
    name: 'a write of LDS that the other wave still reads',
    body: `ds_store_b32 v1, v0\n${BARRIER}\nds_load_b32 v3, v2 //!\ns_waitcnt lgkmcnt(0)\nds_store_b32 v1, v3 //!`,
  },
  {
    name: 'LDS that the other wave still reads, where barriers have fences',
    body: `ds_store_b32 v1, v0\n${FENCED}\nds_load_b32 v3, v2 //!\ns_waitcnt lgkmcnt(0)\nds_store_b32 v1, v3 //!\n${FENCED}`,
  },
  {
    name: 'a plain counter in LDS',
    body: 'ds_load_b32 v3, v5 //!\ns_waitcnt lgkmcnt(0)\nv_add_nc_u32_e32 v3, 1, v3\nds_store_b32 v5, v3 //!',
  },
  {
    name: 'global memory of the other wave without a barrier',
    body: 'global_store_b32 v1, v0, s[6:7] //!\nglobal_load_b32 v3, v2, s[6:7] //!\ns_waitcnt vmcnt(0)',
  },
  { name: 'one word of all groups', grid: 2, body: `${ONE}\nglobal_store_b32 v5, v0, s[6:7] //!` },
  {
    name: 'a plain increment of all groups',
    grid: 4,
    body: `${ONE}\nglobal_load_b32 v3, v5, s[6:7] //!\ns_waitcnt vmcnt(0)\nv_add_nc_u32_e32 v3, 1, v3\nglobal_store_b32 v5, v3, s[6:7] //!`,
  },
  {
    name: 'a flag before its data have arrived',
    grid: 2,
    body: PASS(FLAG, ACQUIRED, [' //!', ' //!']),
  },
  {
    name: 'a reader that keeps its caches',
    grid: 2,
    body: PASS(`${RELEASED}\n${FLAG}`, '', [' //!', ' //!']),
  },
  {
    name: 'a flag in LDS that nobody sets',
    body: `ds_store_b32 v5, v5\n${BARRIER}\n${ONE}\ns_cbranch_execz END\nL:\nds_load_b32 v3, v5 //!\ns_waitcnt lgkmcnt(0)\ns_sleep 1\nv_cmp_eq_u32_e32 vcc_lo, 0, v3\ns_cbranch_vccnz L\nEND:`,
  },
  {
    name: 'a spin that counts',
    body: `${ONE}\ns_cbranch_execz END\ns_mov_b32 s9, 0\nL:\ns_add_u32 s9, s9, 1\nglobal_load_b32 v3, v5, s[6:7] glc //!\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32_e32 vcc_lo, 0, v3\ns_cbranch_vccnz L\nEND:`,
  },
  {
    name: 'a wave that waits for one behind a barrier',
    body: 's_mov_b32 s8, exec_lo\nv_cmp_gt_u32_e32 vcc_lo, 32, v0\ns_cbranch_vccz SECOND\nL:\nglobal_load_b32 v3, v5, s[6:7] glc //!\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32_e32 vcc_lo, 0, v3\ns_cbranch_vccnz L\ns_barrier\ns_branch END\nSECOND:\ns_barrier //!\nglobal_store_b32 v5, v6, s[6:7]\nEND:',
  },
];

export const AMD_RIGHT: readonly Planted[] = [
  {
    name: 'LDS with a barrier',
    body: `ds_store_b32 v1, v0\n${BARRIER}\nds_load_b32 v3, v2\ns_waitcnt lgkmcnt(0)`,
  },
  {
    name: 'lanes of one wave',
    body: 'ds_store_b32 v1, v0\nv_xor_b32_e32 v4, 4, v1\ns_waitcnt lgkmcnt(0)\nds_load_b32 v3, v4\ns_waitcnt lgkmcnt(0)',
  },
  { name: 'an atomic counter in LDS', body: 'ds_add_u32 v5, v6' },
  {
    name: 'own words of all groups',
    grid: 2,
    body: 's_lshl_b32 s9, s2, 8\nv_add_nc_u32_e32 v7, s9, v1\nglobal_store_b32 v7, v0, s[6:7]',
  },
  {
    name: 'an atomic counter of all groups',
    grid: 4,
    body: `${ONE}\nglobal_atomic_add_u32 v5, v6, s[6:7]`,
  },
  { name: 'a flag with all waits', grid: 2, body: PASS(`${RELEASED}\n${FLAG}`, ACQUIRED) },
  {
    name: 'a loop that ends by its count',
    body: 's_mov_b32 s9, 0\nL:\ns_add_u32 s9, s9, 1\nglobal_load_b32 v3, v5, s[4:5] glc\ns_waitcnt vmcnt(0)\ns_cmp_lt_u32 s9, 0x2000\ns_cbranch_scc1 L',
  },
];
