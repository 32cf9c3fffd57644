/**
 * Scalar instructions on every pair of edge values, result and condition code, against formulas
 * over big integers.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { requireTool } from '../../kit/tools.ts';
import { contents, EDGE_U32, runOne } from './launch-kit.ts';

/** Result and condition code; the code is 1 before. Undefined: the code stays 1. */
type Formula = (a: bigint, b: bigint) => readonly [bigint, boolean?];

interface Row {
  readonly text: string;
  readonly formula: Formula;
  readonly width: 32 | 64;
}

const s32 = (x: bigint): bigint => BigInt.asIntN(32, x);
const s64 = (x: bigint): bigint => BigInt.asIntN(64, x);
const u32 = (x: bigint): bigint => BigInt.asUintN(32, x);
const bits = (x: bigint, n: number): string => BigInt.asUintN(n, x).toString(2).padStart(n, '0');
const ones = (x: bigint): bigint => BigInt([...x.toString(2)].filter((c) => c === '1').length);
const flagged = (v: bigint, width: number): readonly [bigint, boolean] => [
  v,
  BigInt.asUintN(width, v) !== 0n,
];
const outside = (v: bigint): boolean => v !== s32(v);

const narrow = (text: string, formula: Formula): Row => ({ text, formula, width: 32 });
const wide = (text: string, formula: Formula): Row => ({ text, formula, width: 64 });

/** Sources `s[4:5]` and `s[6:7]`, result `s[10:11]`. */
const ROWS: readonly Row[] = [
  narrow('s_mov_b32 s10, s4', (a) => [u32(a)]),
  narrow('s_not_b32 s10, s4', (a) => flagged(~a, 32)),
  narrow('s_add_u32 s10, s4, s6', (a, b) => [u32(a) + u32(b), u32(a) + u32(b) > 0xffffffffn]),
  narrow('s_sub_u32 s10, s4, s6', (a, b) => [u32(a) - u32(b), u32(b) > u32(a)]),
  narrow('s_addc_u32 s10, s4, s6', (a, b) => [
    u32(a) + u32(b) + 1n,
    u32(a) + u32(b) + 1n > 0xffffffffn,
  ]),
  narrow('s_subb_u32 s10, s4, s6', (a, b) => [u32(a) - u32(b) - 1n, u32(b) + 1n > u32(a)]),
  narrow('s_add_i32 s10, s4, s6', (a, b) => [s32(a) + s32(b), outside(s32(a) + s32(b))]),
  narrow('s_sub_i32 s10, s4, s6', (a, b) => [s32(a) - s32(b), outside(s32(a) - s32(b))]),
  narrow('s_mul_i32 s10, s4, s6', (a, b) => [a * b]),
  narrow('s_mul_hi_u32 s10, s4, s6', (a, b) => [(u32(a) * u32(b)) >> 32n]),
  narrow('s_mul_hi_i32 s10, s4, s6', (a, b) => [(s32(a) * s32(b)) >> 32n]),
  narrow('s_min_i32 s10, s4, s6', (a, b) => (s32(a) < s32(b) ? [a, true] : [b, false])),
  narrow('s_max_u32 s10, s4, s6', (a, b) => (u32(a) > u32(b) ? [a, true] : [b, false])),
  narrow('s_absdiff_i32 s10, s4, s6', (a, b) => {
    const d = s32(a) - s32(b);
    return flagged(d < 0n ? -d : d, 32);
  }),
  narrow('s_abs_i32 s10, s4', (a) => flagged(s32(a) < 0n ? -s32(a) : s32(a), 32)),
  narrow('s_and_b32 s10, s4, s6', (a, b) => flagged(a & b, 32)),
  narrow('s_andn2_b32 s10, s4, s6', (a, b) => flagged(a & ~b, 32)),
  narrow('s_xnor_b32 s10, s4, s6', (a, b) => flagged(~(a ^ b), 32)),
  narrow('s_lshl_b32 s10, s4, s6', (a, b) => flagged(a << (b & 31n), 32)),
  narrow('s_lshr_b32 s10, s4, s6', (a, b) => flagged(u32(a) >> (b & 31n), 32)),
  narrow('s_ashr_i32 s10, s4, s6', (a, b) => flagged(s32(a) >> (b & 31n), 32)),
  narrow('s_lshl2_add_u32 s10, s4, s6', (a, b) => [
    (u32(a) << 2n) + u32(b),
    (u32(a) << 2n) + u32(b) > 0xffffffffn,
  ]),
  narrow('s_bfe_u32 s10, s4, 0x70005', (a) => flagged((a >> 5n) & 127n, 32)),
  narrow('s_bfe_i32 s10, s4, 0x70005', (a) => flagged(BigInt.asIntN(7, a >> 5n), 32)),
  narrow('s_bfm_b32 s10, s4, s6', (a, b) => [((1n << (a & 31n)) - 1n) << (b & 31n)]),
  narrow('s_pack_lh_b32_b16 s10, s4, s6', (a, b) => [(a & 0xffffn) | (b & 0xffff0000n)]),
  narrow('s_pack_hh_b32_b16 s10, s4, s6', (a, b) => [((a >> 16n) & 0xffffn) | (b & 0xffff0000n)]),
  narrow('s_brev_b32 s10, s4', (a) => [BigInt(`0b${[...bits(a, 32)].reverse().join('')}`)]),
  narrow('s_bcnt1_i32_b32 s10, s4', (a) => flagged(ones(u32(a)), 32)),
  narrow('s_bcnt0_i32_b64 s10, s[4:5]', (a) => flagged(64n - ones(a), 32)),
  narrow('s_ff1_i32_b32 s10, s4', (a) => [
    u32(a) === 0n ? -1n : BigInt(31 - bits(a, 32).lastIndexOf('1')),
  ]),
  narrow('s_ff1_i32_b64 s10, s[4:5]', (a) => [
    a === 0n ? -1n : BigInt(63 - bits(a, 64).lastIndexOf('1')),
  ]),
  narrow('s_flbit_i32_b32 s10, s4', (a) => [BigInt(bits(a, 32).indexOf('1'))]),
  narrow('s_flbit_i32_b64 s10, s[4:5]', (a) => [BigInt(bits(a, 64).indexOf('1'))]),
  narrow('s_sext_i32_i8 s10, s4', (a) => [BigInt.asIntN(8, a)]),
  narrow('s_sext_i32_i16 s10, s4', (a) => [BigInt.asIntN(16, a)]),
  narrow('s_quadmask_b32 s10, s4', (a) =>
    flagged(
      Array.from({ length: 8 }, (_, i) =>
        (a >> BigInt(4 * i)) & 15n ? 1n << BigInt(i) : 0n,
      ).reduce((x, y) => x | y),
      32,
    ),
  ),
  narrow('s_cselect_b32 s10, s4, s6', (a) => [a]),
  narrow('s_cmp_gt_i32 s4, s6\ns_mov_b32 s10, 0', (a, b) => [0n, s32(a) > s32(b)]),
  narrow('s_cmp_le_u32 s4, s6\ns_mov_b32 s10, 0', (a, b) => [0n, u32(a) <= u32(b)]),
  narrow('s_cmp_eq_u64 s[4:5], s[6:7]\ns_mov_b32 s10, 0', (a, b) => [0n, a === b]),
  narrow('s_cmpk_lt_i32 s4, 0xff80\ns_mov_b32 s10, 0', (a) => [0n, s32(a) < -128n]),
  narrow('s_bitcmp1_b32 s4, s6\ns_mov_b32 s10, 0', (a, b) => [0n, ((a >> (b & 31n)) & 1n) === 1n]),
  narrow('s_mov_b32 s10, s4\ns_addk_i32 s10, 0xfff0', (a) => [s32(a) - 16n, outside(s32(a) - 16n)]),
  narrow('s_mov_b32 s10, s4\ns_mulk_i32 s10, 0x123', (a) => [a * 0x123n]),
  narrow('s_mov_b32 s10, s4\ns_bitset1_b32 s10, s6', (a, b) => [a | (1n << (b & 31n))]),
  // One lane is active.
  narrow(
    's_or_saveexec_b64 s[12:13], s[4:5]\ns_mov_b32 s10, exec_hi\ns_mov_b64 exec, s[12:13]',
    (a) => [a >> 32n, true],
  ),
  narrow(
    's_andn1_saveexec_b64 s[12:13], s[4:5]\ns_mov_b32 s10, exec_lo\ns_mov_b64 exec, s[12:13]',
    (a) => [~a & 1n, (a & 1n) === 0n],
  ),
  narrow(
    's_xor_saveexec_b64 s[12:13], s[4:5]\ns_mov_b32 s10, exec_lo\ns_mov_b64 exec, s[12:13]',
    (a) => [a ^ 1n, a !== 1n],
  ),
  wide('s_mov_b64 s[10:11], s[4:5]', (a) => [a]),
  wide('s_not_b64 s[10:11], s[4:5]', (a) => flagged(~a, 64)),
  wide('s_or_b64 s[10:11], s[4:5], s[6:7]', (a, b) => flagged(a | b, 64)),
  wide('s_orn2_b64 s[10:11], s[4:5], s[6:7]', (a, b) => flagged(a | ~b, 64)),
  wide('s_lshl_b64 s[10:11], s[4:5], s6', (a, b) => flagged(a << (b & 63n), 64)),
  wide('s_lshr_b64 s[10:11], s[4:5], s6', (a, b) => flagged(a >> (b & 63n), 64)),
  wide('s_ashr_i64 s[10:11], s[4:5], s6', (a, b) => flagged(s64(a) >> (b & 63n), 64)),
  wide('s_bfe_u64 s[10:11], s[4:5], 0x280009', (a) => flagged((a >> 9n) & ((1n << 40n) - 1n), 64)),
  wide('s_bfe_i64 s[10:11], s[4:5], 0x280009', (a) => flagged(BigInt.asIntN(40, a >> 9n), 64)),
  wide('s_brev_b64 s[10:11], s[4:5]', (a) => [BigInt(`0b${[...bits(a, 64)].reverse().join('')}`)]),
  wide('s_wqm_b64 s[10:11], s[4:5]', (a) =>
    flagged(
      Array.from({ length: 16 }, (_, i) =>
        (a >> BigInt(4 * i)) & 15n ? 15n << BigInt(4 * i) : 0n,
      ).reduce((x, y) => x | y),
      64,
    ),
  ),
  wide('s_cselect_b64 s[10:11], s[4:5], s[6:7]', (a) => [a]),
];

function kernel(row: Row): string {
  return `\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
\t.text
k:
\ts_load_dwordx4 s[16:19], s[0:1], 0x0
\ts_lshl_b32 s3, s2, 4
\ts_mov_b32 s10, 0
\ts_mov_b32 s11, 0
\ts_waitcnt lgkmcnt(0)
\ts_add_u32 s18, s18, s3
\ts_addc_u32 s19, s19, 0
\ts_load_dwordx4 s[4:7], s[18:19], 0x0
\ts_waitcnt lgkmcnt(0)
\ts_cmp_eq_u32 s2, s2
${row.text
  .split('\n')
  .map((l) => `\t${l}`)
  .join('\n')}
\ts_cselect_b32 s12, 1, 0
\tv_mov_b32_e32 v1, s10
\tv_mov_b32_e32 v2, s11
\tv_mov_b32_e32 v3, s12
\tv_mov_b32_e32 v0, s3
\tglobal_store_dwordx3 v0, v[1:3], s[16:17]
\ts_endpgm
\t.amdhsa_kernel k
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count 2
\t\t.amdhsa_kernarg_size 16
\t.end_amdhsa_kernel
`;
}

describe('AMDGCN scalar instructions one by one', () => {
  const pairs = EDGE_U32.flatMap((a) => EDGE_U32.map((b) => [a, b] as const));
  const input = Uint32Array.from(
    pairs.flatMap(([a, b], i) => [a, i % 3 === 0 ? 0 : b, b, i % 2 === 0 ? 0 : a]),
  );
  for (const row of ROWS) {
    it(row.text.replaceAll('\n', '; '), () => {
      const result = runOne(
        kernel(row),
        'k',
        [pairs.length],
        [1],
        [new Uint32Array(input.length), input],
        { strict: true },
      );
      assert.deepEqual(result.diagnostics, []);
      const got = contents(result, 'a0', input);
      for (let i = 0; i < pairs.length; i++) {
        const [a, ah, b, bh] = [...input.slice(4 * i, 4 * i + 4)].map(BigInt) as [
          bigint,
          bigint,
          bigint,
          bigint,
        ];
        const [x, y] = [a | (ah << 32n), b | (bh << 32n)];
        const [want, code] = row.formula(x, y);
        const have = BigInt(got[4 * i]!) | (BigInt(got[4 * i + 1]!) << 32n);
        const shown = `of 0x${x.toString(16)}, 0x${y.toString(16)}`;
        assert.equal(
          BigInt.asUintN(row.width, have).toString(16),
          BigInt.asUintN(row.width, want).toString(16),
          shown,
        );
        assert.equal(got[4 * i + 2], (code ?? true) ? 1 : 0, `condition code ${shown}`);
      }
    });
  }

  it('the assembler accepts every text', function () {
    const mc = requireTool(this, 'llvm-mc');
    const input = ROWS.map((r) => r.text).join('\n');
    const run = spawnSync(mc, ['-triple=amdgcn-amd-amdhsa', '-mcpu=gfx90a', '-filetype=null'], {
      input,
      encoding: 'utf8',
    });
    assert.equal(run.stderr, '');
  });
});
