/** Hover in AMDGCN text: `$0` marks the place. */
import assert from 'node:assert/strict';
import { ASSEMBLY } from '../../src/ide/index.ts';

const CASES: readonly [string, RegExp | undefined][] = [
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
