/** Hover in AMDGCN text: `$0` marks the place. */
import assert from 'node:assert/strict';
import { ASSEMBLY } from '../../src/ide/index.ts';

const CASES: readonly [string, RegExp | undefined][] = [
  [
    'v_addc$0_co_u32 v1, vcc, v2, v3, vcc',
    /^`v_addc_co_u32 vdst, mask, src, src, mask`\n\n`v_add_co_ci_u32` of other generations/,
  ],
  ['v_mul_f32_e$032 v0, 1, v1', /^`v_mul_f32_e32 vdst, src, src`\n\n(?!`)/],
  ['v_add$0_u32 v0, 1, v1', /`v0` result · `1` source · `v1` source/],
  ['global_load_dword v3, v[0:1], o$0ff', /no such operand/],
  ['global_load_d$0word v3, v[0:1], off', /`v3` result · `v\[0:1\]` address/],
  ['s_waitcnt vm$0cnt(0)', /vector loads/],
  ['v_cmp_gt_u32$0 vcc, s0, v1', /`vcc` resulting mask/],
  ['v_cmp_gt_u32 v$0cc, s0, v1', /special register[\s\S]*a bit for each lane/],
  ['s_mov_b64 exec_l$0o, 0', /Lower half of `exec`/],
  ['v_mul_f32 v0, 0x40$0490fdb, v1', /0x40490fdb` = `3\.14/],
  [
    'v_mov_b32 v7, 0\n\tv_mov_b32 v0, v$07',
    /vector register\n\nlast written above in line 1: `v_mov_b32 v7, 0`/,
  ],
  ['.p2al$0ign 8', /power of two/],
  ['.amdhsa_next_free_vg$0pr 12', /how many waves fit/],
  ['    .vgpr_cou$0nt:     18', /metadata[\s\S]*Vector registers of a lane/],
  [
    'v_mfma_f32_32x32x8$0f16 a[0:15], v[0:1], v[2:3], a[0:15]',
    /A is 32 by 8, B 8 by 32, both of halves, C and D hold singles/,
  ],
  ['v_mfma_f32_4x4x1$0f32 a[0:3], v0, v1, a[0:3]', /in 16 blocks at once/],
  ['v_smfmac_i32_16x16x64$0_i8 v[0:3], v[4:5], v[6:9], v10', /of signed bytes[\s\S]*A is sparse/],
  ['v_wmma_scale16_f32_16x16x128_f8f6f$04 v0, v1, v2, v3', /block of 16 elements/],
  ['v_cvt_scalef32_pk_fp4$0_f32 v0, v1, v2, v3', /2 numbers from singles to 4-bit floats/],
  [
    'image_sample_c_d_cl$0_o v[0:3], [v4, v5, v6], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D',
    /compared with a reference[\s\S]*Derivatives are given[\s\S]*clamped[\s\S]*Offsets in texels/,
  ],
  ['image_load v[0:3], v[0:1], s[0:7] dma$0sk:0xf dim:SQ_RSRC_IMG_2D unorm', /a bit for each/],
  ['s_atomic_add$0 s5, s[2:3], 0x0', /Atomically reads 32 bits at a scalar address and adds/],
  ['v_mov_b32_sdwa$0 v0, v1 src0_sel:BYTE_1', /as written: gfx900 to gfx1030$/],
  ['global_load_dw$0ord v0, v1, s[2:3] glc', /as written: gfx900 to gfx90a, gfx1010 to gfx1150$/],
  ['; v_mov_b3$02 v0, v1', undefined],
  ['frob$0nicate v1', undefined],
];

describe('ide: hover in AMDGCN', () => {
  for (const [marked, expected] of CASES) {
    it(marked.replace('\n\t', '; '), () => {
      const offset = marked.indexOf('$0');
      const found = ASSEMBLY.amdgcn.hover(marked.replace('$0', ''), offset)?.markdown;
      if (expected === undefined) assert.equal(found, undefined);
      else assert.match(found ?? '', expected);
    });
  }
});
