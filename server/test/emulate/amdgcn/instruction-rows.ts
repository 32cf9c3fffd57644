/**
 * Single instructions with formulas of their own, mostly over big integers, so that nothing is
 * shared with the simulator's tables. Sources: `v2`, `v4`, `v6` (64-bit ones take the next register
 * too); result: `v8` (`v[8:9]`).
 */

/** Kinds of values the operands hold. */
export type ValueKind = 'u32' | 'f32' | 'u64' | 'f64';

export interface InstructionRow {
  /** One instruction, or a few lines. */
  readonly text: string;
  readonly sources: readonly ValueKind[];
  readonly result: ValueKind;
  /** Bits in, bits out. */
  readonly formula: (a: bigint, b: bigint, c: bigint) => bigint;
  /** Processors that have it; both test processors when missing. */
  readonly cpus?: readonly string[];
}

const view = new DataView(new ArrayBuffer(8));
export const f32 = (bits: bigint): number => {
  view.setUint32(0, Number(bits & 0xffffffffn));
  return view.getFloat32(0);
};
export const bits32 = (x: number): bigint => {
  view.setFloat32(0, x);
  return BigInt(view.getUint32(0));
};
export const f64 = (bits: bigint): number => {
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
};
export const bits64 = (x: number): bigint => {
  view.setFloat64(0, x);
  return view.getBigUint64(0);
};

const s32 = (x: bigint): bigint => BigInt.asIntN(32, x);
const s64 = (x: bigint): bigint => BigInt.asIntN(64, x);
const s16 = (x: bigint): bigint => BigInt.asIntN(16, x);
const s24 = (x: bigint): bigint => BigInt.asIntN(24, x);
const min = (...v: bigint[]): bigint => v.reduce((a, b) => (a < b ? a : b));
const max = (...v: bigint[]): bigint => v.reduce((a, b) => (a > b ? a : b));
const middle = (...v: bigint[]): bigint => [...v].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0))[1]!;
const ones = (x: bigint): bigint => BigInt([...x.toString(2)].filter((c) => c === '1').length);
const text32 = (x: bigint): string => x.toString(2).padStart(32, '0');
const clamp = (x: bigint, lo: bigint, hi: bigint): bigint => (x < lo ? lo : x > hi ? hi : x);
const byte = (x: bigint, i: number): bigint => (x >> BigInt(8 * i)) & 255n;
const half = (x: bigint, i: number): bigint => (x >> BigInt(16 * i)) & 0xffffn;
const pack = (lo: bigint, hi: bigint): bigint => (lo & 0xffffn) | ((hi & 0xffffn) << 16n);
const each = (f: (i: number) => bigint): bigint => f(0) + f(1) + f(2) + f(3);
const absolute = (x: bigint): bigint => (x < 0n ? -x : x);

/** Truncation with saturation; NaN is zero. */
const toInteger = (x: number, lo: bigint, hi: bigint): bigint => {
  if (Number.isNaN(x)) return 0n;
  if (x === Number.POSITIVE_INFINITY) return hi;
  if (x === Number.NEGATIVE_INFINITY) return lo;
  return clamp(BigInt(Math.trunc(x)), lo, hi);
};
const U32 = [0n, 0xffffffffn] as const;
const I32 = [-0x80000000n, 0x7fffffffn] as const;
const OLD = ['gfx90a'];
const NEW = ['gfx1100'];
const MI350 = ['gfx950'];
const MI400 = ['gfx1250'];

const wide = (text: string, formula: InstructionRow['formula']): InstructionRow => ({
  text,
  sources: ['u64', 'u64'],
  result: 'u64',
  formula,
  cpus: MI400,
});

const uu = (
  text: string,
  formula: InstructionRow['formula'],
  cpus?: readonly string[],
): InstructionRow => ({
  text,
  sources: ['u32', 'u32'],
  result: 'u32',
  formula,
  ...(cpus ? { cpus } : {}),
});
const uuu = (
  text: string,
  formula: InstructionRow['formula'],
  cpus?: readonly string[],
): InstructionRow => ({
  ...uu(text, formula, cpus),
  sources: ['u32', 'u32', 'u32'],
});
const u = (
  text: string,
  formula: InstructionRow['formula'],
  cpus?: readonly string[],
): InstructionRow => ({
  ...uu(text, formula, cpus),
  sources: ['u32'],
});
const ff = (text: string, f: (a: number, b: number) => number): InstructionRow => ({
  text,
  sources: ['f32', 'f32'],
  result: 'f32',
  formula: (a, b) => bits32(f(f32(a), f32(b))),
});
const dd = (text: string, f: (a: number, b: number) => number): InstructionRow => ({
  text,
  sources: ['f64', 'f64'],
  result: 'f64',
  formula: (a, b) => bits64(f(f64(a), f64(b))),
});

/** The upper half of a binary32, rounded to nearest, ties to even. */
const nearestBf16 = (x: bigint): bigint =>
  Number.isNaN(f32(x)) ? 0x7fffn : (x + 0x7fffn + ((x >> 16n) & 1n)) >> 16n;

/** Larger and smaller of two where a NaN loses. */
const maxNum = (a: number, b: number): number =>
  Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.max(a, b);
const minNum = (a: number, b: number): number =>
  Number.isNaN(a) ? b : Number.isNaN(b) ? a : Math.min(a, b);

export const INSTRUCTIONS: readonly InstructionRow[] = [
  u('v_mov_b32_e32 v8, v2', (a) => a),
  u('v_not_b32_e32 v8, v2', (a) => ~a),
  u('v_bfrev_b32_e32 v8, v2', (a) => BigInt(`0b${[...text32(a)].reverse().join('')}`)),
  u('v_ffbh_u32_e32 v8, v2', (a) => (a === 0n ? -1n : BigInt(text32(a).indexOf('1'))), OLD),
  u('v_clz_i32_u32_e32 v8, v2', (a) => (a === 0n ? -1n : BigInt(text32(a).indexOf('1'))), NEW),
  u(
    'v_ffbl_b32_e32 v8, v2',
    (a) => (a === 0n ? -1n : BigInt(31 - text32(a).lastIndexOf('1'))),
    OLD,
  ),
  u(
    'v_cls_i32_e32 v8, v2',
    (a) => {
      const t = text32(a);
      const at = [...t].findIndex((c) => c !== t[0]);
      return at < 0 ? -1n : BigInt(at);
    },
    NEW,
  ),
  uu('v_and_b32_e32 v8, v2, v4', (a, b) => a & b),
  uu('v_or_b32_e32 v8, v2, v4', (a, b) => a | b),
  uu('v_xor_b32_e32 v8, v2, v4', (a, b) => a ^ b),
  uu('v_xnor_b32_e32 v8, v2, v4', (a, b) => ~(a ^ b)),
  uu('v_lshlrev_b32_e32 v8, v2, v4', (a, b) => b << (a & 31n)),
  uu('v_lshrrev_b32_e32 v8, v2, v4', (a, b) => b >> (a & 31n)),
  uu('v_ashrrev_i32_e32 v8, v2, v4', (a, b) => s32(b) >> (a & 31n)),
  uu('v_add_u32_e32 v8, v2, v4', (a, b) => a + b, OLD),
  uu('v_add_u32_e64 v8, v2, v4 clamp', (a, b) => min(a + b, 0xffffffffn), OLD),
  uu('v_sub_u32_e32 v8, v2, v4', (a, b) => a - b, OLD),
  uu('v_sub_u32_e64 v8, v2, v4 clamp', (a, b) => max(a - b, 0n), OLD),
  uu('v_subrev_u32_e32 v8, v2, v4', (a, b) => b - a, OLD),
  uu('v_add_nc_u32_e32 v8, v2, v4', (a, b) => a + b, NEW),
  uu('v_sub_nc_i32 v8, v2, v4 clamp', (a, b) => clamp(s32(a) - s32(b), ...I32), NEW),
  uu('v_add_i32 v8, v2, v4 clamp', (a, b) => clamp(s32(a) + s32(b), ...I32), OLD),
  uu('v_mul_lo_u32 v8, v2, v4', (a, b) => a * b),
  uu('v_mul_hi_u32 v8, v2, v4', (a, b) => (a * b) >> 32n),
  uu('v_mul_hi_i32 v8, v2, v4', (a, b) => (s32(a) * s32(b)) >> 32n),
  uu('v_mul_u32_u24_e32 v8, v2, v4', (a, b) => (a & 0xffffffn) * (b & 0xffffffn)),
  uu('v_mul_i32_i24_e32 v8, v2, v4', (a, b) => s24(a) * s24(b)),
  uu('v_mul_hi_u32_u24_e32 v8, v2, v4', (a, b) => ((a & 0xffffffn) * (b & 0xffffffn)) >> 32n),
  uu('v_min_u32_e32 v8, v2, v4', (a, b) => min(a, b)),
  uu('v_max_i32_e32 v8, v2, v4', (a, b) => max(s32(a), s32(b))),
  uu('v_min_i32_e32 v8, v2, v4', (a, b) => min(s32(a), s32(b))),
  uu('v_bcnt_u32_b32 v8, v2, v4', (a, b) => ones(a) + b),
  uu('v_bfm_b32 v8, v2, v4', (a, b) => ((1n << (a & 31n)) - 1n) << (b & 31n)),
  uu('v_pack_b32_f16 v8, v2, v4', (a, b) => pack(a, b)),
  uu('v_cvt_pk_u16_u32 v8, v2, v4', (a, b) => pack(min(a, 0xffffn), min(b, 0xffffn))),
  uu('v_cvt_pk_i16_i32 v8, v2, v4', (a, b) =>
    pack(clamp(s32(a), -32768n, 32767n), clamp(s32(b), -32768n, 32767n)),
  ),
  uuu('v_add3_u32 v8, v2, v4, v6', (a, b, c) => a + b + c),
  uuu('v_lshl_add_u32 v8, v2, v4, v6', (a, b, c) => (a << (b & 31n)) + c),
  uuu('v_add_lshl_u32 v8, v2, v4, v6', (a, b, c) => (a + b) << (c & 31n)),
  uuu('v_lshl_or_b32 v8, v2, v4, v6', (a, b, c) => (a << (b & 31n)) | c),
  uuu('v_and_or_b32 v8, v2, v4, v6', (a, b, c) => (a & b) | c),
  uuu('v_or3_b32 v8, v2, v4, v6', (a, b, c) => a | b | c),
  uuu('v_xor3_b32 v8, v2, v4, v6', (a, b, c) => a ^ b ^ c, NEW),
  uuu('v_xad_u32 v8, v2, v4, v6', (a, b, c) => (a ^ b) + c),
  uuu('v_bfe_u32 v8, v2, v4, v6', (a, b, c) => (a >> (b & 31n)) & ((1n << (c & 31n)) - 1n)),
  uuu('v_bfe_i32 v8, v2, v4, v6', (a, b, c) => BigInt.asIntN(Number(c & 31n), s32(a) >> (b & 31n))),
  uuu('v_bfi_b32 v8, v2, v4, v6', (a, b, c) => (a & b) | (~a & c)),
  uuu('v_alignbit_b32 v8, v2, v4, v6', (a, b, c) => ((a << 32n) | b) >> (c & 31n)),
  uuu('v_alignbyte_b32 v8, v2, v4, v6', (a, b, c) => ((a << 32n) | b) >> (8n * (c & 3n))),
  uuu('v_perm_b32 v8, v2, v4, v6', (a, b, c) => {
    const all = (a << 32n) | b;
    return each((i) => {
      const s = Number(byte(c, i));
      const v =
        s >= 13
          ? 255n
          : s === 12
            ? 0n
            : s >= 8
              ? byte(all, 2 * (s - 8) + 1) >= 128n
                ? 255n
                : 0n
              : byte(all, s);
      return v << BigInt(8 * i);
    });
  }),
  uuu('v_min3_u32 v8, v2, v4, v6', (a, b, c) => min(a, b, c)),
  uuu('v_max3_i32 v8, v2, v4, v6', (a, b, c) => max(s32(a), s32(b), s32(c))),
  uuu('v_med3_u32 v8, v2, v4, v6', (a, b, c) => middle(a, b, c)),
  uuu('v_med3_i32 v8, v2, v4, v6', (a, b, c) => middle(s32(a), s32(b), s32(c))),
  uuu('v_mad_u32_u24 v8, v2, v4, v6', (a, b, c) => (a & 0xffffffn) * (b & 0xffffffn) + c),
  uuu('v_mad_i32_i24 v8, v2, v4, v6', (a, b, c) => s24(a) * s24(b) + c),
  uuu('v_mad_u32_u16 v8, v2, v4, v6', (a, b, c) => half(a, 0) * half(b, 0) + c),
  uuu('v_mad_i32_i16 v8, v2, v4, v6', (a, b, c) => s16(a) * s16(b) + c),
  uuu('v_sad_u8 v8, v2, v4, v6', (a, b, c) => each((i) => absolute(byte(a, i) - byte(b, i))) + c),
  uuu(
    'v_sad_u16 v8, v2, v4, v6',
    (a, b, c) => absolute(half(a, 0) - half(b, 0)) + absolute(half(a, 1) - half(b, 1)) + c,
  ),
  uuu('v_sad_u32 v8, v2, v4, v6', (a, b, c) => absolute(a - b) + c),
  uuu('v_lerp_u8 v8, v2, v4, v6', (a, b, c) =>
    each((i) => ((byte(a, i) + byte(b, i) + (byte(c, i) & 1n)) >> 1n) << BigInt(8 * i)),
  ),
  uuu('v_dot4_u32_u8 v8, v2, v4, v6', (a, b, c) => each((i) => byte(a, i) * byte(b, i)) + c),
  uuu(
    'v_dot4_i32_i8 v8, v2, v4, v6',
    (a, b, c) => each((i) => BigInt.asIntN(8, byte(a, i)) * BigInt.asIntN(8, byte(b, i))) + c,
    OLD,
  ),
  uuu(
    'v_dot2_i32_i16 v8, v2, v4, v6',
    (a, b, c) => s16(a) * s16(b) + s16(a >> 16n) * s16(b >> 16n) + c,
    OLD,
  ),
  uuu('v_maxmin_i32 v8, v2, v4, v6', (a, b, c) => min(max(s32(a), s32(b)), s32(c)), NEW),
  // Packed halves, with selections.
  uu('v_pk_add_u16 v8, v2, v4', (a, b) => pack(half(a, 0) + half(b, 0), half(a, 1) + half(b, 1))),
  uu('v_pk_add_u16 v8, v2, v4 op_sel:[1,0] op_sel_hi:[0,1]', (a, b) =>
    pack(half(a, 1) + half(b, 0), half(a, 0) + half(b, 1)),
  ),
  uu('v_pk_sub_i16 v8, v2, v4 clamp', (a, b) =>
    pack(
      clamp(s16(a) - s16(b), -32768n, 32767n),
      clamp(s16(a >> 16n) - s16(b >> 16n), -32768n, 32767n),
    ),
  ),
  uu('v_pk_mul_lo_u16 v8, v2, v4', (a, b) =>
    pack(half(a, 0) * half(b, 0), half(a, 1) * half(b, 1)),
  ),
  uu('v_pk_max_i16 v8, v2, v4', (a, b) =>
    pack(max(s16(a), s16(b)), max(s16(a >> 16n), s16(b >> 16n))),
  ),
  uu('v_pk_lshlrev_b16 v8, v2, v4', (a, b) =>
    pack(half(b, 0) << (a & 15n), half(b, 1) << ((a >> 16n) & 15n)),
  ),
  uuu('v_pk_mad_u16 v8, v2, v4, v6', (a, b, c) =>
    pack(half(a, 0) * half(b, 0) + half(c, 0), half(a, 1) * half(b, 1) + half(c, 1)),
  ),
  // 16 bits: GFX9 clears the upper half, the later ones keep it (v8 holds 0xa5a55a5a before).
  uu('v_add_u16_e32 v8, v2, v4', (a, b) => (a + b) & 0xffffn, OLD),
  uu('v_lshrrev_b16_e32 v8, v2, v4', (a, b) => half(b, 0) >> (a & 15n), OLD),
  uu('v_add_nc_u16 v8, v2, v4', (a, b) => 0xa5a50000n | ((a + b) & 0xffffn), NEW),
  uu(
    'v_add_nc_u16 v8, v2, v4 op_sel:[1,0,1]',
    (a, b) => 0x5a5an | (((half(a, 1) + b) & 0xffffn) << 16n),
    NEW,
  ),
  // Selections of the older encoding.
  uu(
    'v_add_u32_sdwa v8, v2, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:WORD_1',
    (a, b) => byte(a, 1) + half(b, 1),
    OLD,
  ),
  uu(
    'v_add_u32_sdwa v8, sext(v2), v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_3 src1_sel:DWORD',
    (a, b) => BigInt.asIntN(8, byte(a, 3)) + b,
    OLD,
  ),
  uu(
    'v_or_b32_sdwa v8, v2, v4 dst_sel:BYTE_2 dst_unused:UNUSED_PRESERVE src0_sel:BYTE_0 src1_sel:BYTE_0',
    (a, b) => 0xa5005a5an | (byte(a | b, 0) << 16n),
    OLD,
  ),
  uu(
    'v_and_b32_sdwa v8, v2, v4 dst_sel:WORD_0 dst_unused:UNUSED_SEXT src0_sel:WORD_1 src1_sel:DWORD',
    (a, b) => s16(half(a, 1) & b),
    OLD,
  ),
  // 64 bits.
  {
    text: 'v_lshlrev_b64 v[8:9], v2, v[4:5]',
    sources: ['u32', 'u64'],
    result: 'u64',
    formula: (a, b) => b << (a & 63n),
  },
  {
    text: 'v_lshrrev_b64 v[8:9], v2, v[4:5]',
    sources: ['u32', 'u64'],
    result: 'u64',
    formula: (a, b) => b >> (a & 63n),
  },
  {
    text: 'v_ashrrev_i64 v[8:9], v2, v[4:5]',
    sources: ['u32', 'u64'],
    result: 'u64',
    formula: (a, b) => s64(b) >> (a & 63n),
  },
  {
    text: 'v_mad_u64_u32 v[8:9], s[20:21], v2, v4, v[6:7]',
    sources: ['u32', 'u32', 'u64'],
    result: 'u64',
    formula: (a, b, c) => a * b + c,
    cpus: OLD,
  },
  {
    text: 'v_mad_u64_u32 v[8:9], null, v2, v4, v[6:7]',
    sources: ['u32', 'u32', 'u64'],
    result: 'u64',
    formula: (a, b, c) => a * b + c,
    cpus: NEW,
  },
  {
    text: 'v_mad_i64_i32 v[8:9], s[20:21], v2, v4, v[6:7]',
    sources: ['u32', 'u32', 'u64'],
    result: 'u64',
    formula: (a, b, c) => s32(a) * s32(b) + c,
    cpus: OLD,
  },
  uuu('v_mad_u32 v8, v2, v4, v6', (a, b, c) => a * b + c, MI400),
  uuu('v_add_max_u32 v8, v2, v4, v6', (a, b, c) => max(clamp(a + b, ...U32), c), MI400),
  uuu('v_add_min_u32 v8, v2, v4, v6', (a, b, c) => min(clamp(a + b, ...U32), c), MI400),
  uuu(
    'v_add_max_i32 v8, v2, v4, v6',
    (a, b, c) => max(clamp(s32(a) + s32(b), ...I32), s32(c)),
    MI400,
  ),
  uuu(
    'v_add_min_i32 v8, v2, v4, v6',
    (a, b, c) => min(clamp(s32(a) + s32(b), ...I32), s32(c)),
    MI400,
  ),
  wide('v_min_u64 v[8:9], v[2:3], v[4:5]', (a, b) => min(a, b)),
  wide('v_max_u64 v[8:9], v[2:3], v[4:5]', (a, b) => max(a, b)),
  wide('v_min_i64 v[8:9], v[2:3], v[4:5]', (a, b) => min(s64(a), s64(b))),
  wide('v_max_i64 v[8:9], v[2:3], v[4:5]', (a, b) => max(s64(a), s64(b))),
  uuu('v_bitop3_b32 v8, v2, v4, v6 bitop3:0xca', (a, b, c) => (a & b) | (~a & c), MI350),

  u('v_prng_b32_e32 v8, v2', (a) => (a << 1n) ^ (a >> 31n ? 197n : 0n), MI350),
  {
    text: 'v_cvt_pk_bf16_f32 v8, v2, v4',
    sources: ['f32', 'f32'],
    result: 'u32',
    formula: (a, b) => pack(nearestBf16(a), nearestBf16(b)),
    cpus: MI350,
  },
  // Floating point.
  ff('v_add_f32_e32 v8, v2, v4', (a, b) => a + b),
  ff('v_sub_f32_e64 v8, -v2, |v4|', (a, b) => -a - Math.abs(b)),
  ff('v_mul_f32_e64 v8, v2, v4 mul:2', (a, b) => Math.fround(a * b) * 2),
  ff('v_add_f32_e64 v8, v2, v4 clamp', (a, b) => (Math.fround(a + b) > 0 ? Math.min(1, a + b) : 0)),
  ff('v_min_f32_e32 v8, v2, v4', minNum),
  ff('v_max_f32_e32 v8, v2, v4', maxNum),
  {
    text: 'v_floor_f32_e32 v8, v2',
    sources: ['f32'],
    result: 'f32',
    formula: (a) => bits32(Math.floor(f32(a))),
  },
  {
    text: 'v_trunc_f32_e32 v8, v2',
    sources: ['f32'],
    result: 'f32',
    formula: (a) => bits32(Math.trunc(f32(a))),
  },
  {
    text: 'v_cvt_u32_f32_e32 v8, v2',
    sources: ['f32'],
    result: 'u32',
    formula: (a) => toInteger(f32(a), ...U32),
  },
  {
    text: 'v_cvt_i32_f32_e32 v8, v2',
    sources: ['f32'],
    result: 'u32',
    formula: (a) => toInteger(f32(a), ...I32),
  },
  {
    text: 'v_cvt_f32_u32_e32 v8, v2',
    sources: ['u32'],
    result: 'f32',
    formula: (a) => bits32(Number(a)),
  },
  {
    text: 'v_cvt_f32_i32_e32 v8, v2',
    sources: ['u32'],
    result: 'f32',
    formula: (a) => bits32(Number(s32(a))),
  },
  {
    text: 'v_cvt_f32_ubyte2_e32 v8, v2',
    sources: ['u32'],
    result: 'f32',
    formula: (a) => bits32(Number(byte(a, 2))),
  },
  {
    text: 'v_cvt_f64_f32_e32 v[8:9], v2',
    sources: ['f32'],
    result: 'f64',
    formula: (a) => bits64(f32(a)),
  },
  {
    text: 'v_cvt_f64_u32_e32 v[8:9], v2',
    sources: ['u32'],
    result: 'f64',
    formula: (a) => bits64(Number(a)),
  },
  {
    text: 'v_cvt_f32_f64_e32 v8, v[2:3]',
    sources: ['f64'],
    result: 'f32',
    formula: (a) => bits32(f64(a)),
  },
  {
    text: 'v_cvt_i32_f64_e32 v8, v[2:3]',
    sources: ['f64'],
    result: 'u32',
    formula: (a) => toInteger(f64(a), ...I32),
  },
  {
    text: 'v_cvt_u32_f64_e32 v8, v[2:3]',
    sources: ['f64'],
    result: 'u32',
    formula: (a) => toInteger(f64(a), ...U32),
  },
  {
    text: 'v_ldexp_f32 v8, v2, v4',
    sources: ['f32', 'u32'],
    result: 'f32',
    formula: (a, b) => bits32(scale(f32(a), Number(s32(b)))),
  },
  {
    text: 'v_ldexp_f64 v[8:9], v[2:3], v4',
    sources: ['f64', 'u32'],
    result: 'f64',
    formula: (a, b) => bits64(scale(f64(a), Number(s32(b)))),
  },
  dd('v_add_f64 v[8:9], v[2:3], v[4:5]', (a, b) => a + b),
  dd('v_mul_f64 v[8:9], v[2:3], -v[4:5]', (a, b) => a * -b),
  dd('v_max_f64 v[8:9], v[2:3], v[4:5]', maxNum),
  {
    text: 'v_frexp_exp_i32_f64_e32 v8, v[2:3]',
    sources: ['f64'],
    result: 'u32',
    formula: (a) => BigInt(frexp(f64(a))[1]),
  },
  {
    text: 'v_frexp_mant_f64_e32 v[8:9], v[2:3]',
    sources: ['f64'],
    result: 'f64',
    formula: (a) => bits64(frexp(f64(a))[0]),
  },
  // Selection by comparison.
  {
    text: 'v_cmp_lt_i32_e32 vcc, v2, v4\nv_cndmask_b32_e64 v8, 7, 9, vcc',
    sources: ['u32', 'u32'],
    result: 'u32',
    formula: (a, b) => (s32(a) < s32(b) ? 9n : 7n),
    cpus: OLD,
  },
  {
    text: 'v_cmp_ge_u64_e64 s[20:21], v[2:3], v[4:5]\nv_cndmask_b32_e64 v8, 7, 9, s[20:21]',
    sources: ['u64', 'u64'],
    result: 'u32',
    formula: (a, b) => (a >= b ? 9n : 7n),
    cpus: OLD,
  },
  {
    text: 'v_cmp_nlt_f32_e64 s20, v2, |v4|\nv_cndmask_b32_e64 v8, 7, 9, s20',
    sources: ['f32', 'f32'],
    result: 'u32',
    formula: (a, b) => (!(f32(a) < Math.abs(f32(b))) ? 9n : 7n),
    cpus: NEW,
  },
  {
    text: 'v_cmp_gt_i64_e64 s20, v[2:3], v[4:5]\nv_cndmask_b32_e64 v8, 7, 9, s20',
    sources: ['u64', 'u64'],
    result: 'u32',
    formula: (a, b) => (s64(a) > s64(b) ? 9n : 7n),
    cpus: NEW,
  },
  {
    text: 'v_cmp_class_f32_e64 s20, v2, 0x1f8\nv_cndmask_b32_e64 v8, 7, 9, s20',
    sources: ['f32'],
    result: 'u32',
    formula: (a) => (Number.isFinite(f32(a)) ? 9n : 7n),
    cpus: NEW,
  },
  // Sums of 64 bits by halves.
  {
    text: 'v_add_co_u32_e32 v8, vcc, v2, v4\nv_addc_co_u32_e32 v9, vcc, v3, v5, vcc',
    sources: ['u64', 'u64'],
    result: 'u64',
    formula: (a, b) => a + b,
    cpus: OLD,
  },
  {
    text: 'v_sub_co_u32_e32 v8, vcc, v2, v4\nv_subb_co_u32_e32 v9, vcc, v3, v5, vcc',
    sources: ['u64', 'u64'],
    result: 'u64',
    formula: (a, b) => a - b,
    cpus: OLD,
  },
  {
    text: 'v_sub_co_u32 v8, vcc_lo, v2, v4\nv_sub_co_ci_u32_e32 v9, vcc_lo, v3, v5, vcc_lo',
    sources: ['u64', 'u64'],
    result: 'u64',
    formula: (a, b) => a - b,
    cpus: NEW,
  },
  // Dual issue: both halves read before either writes.
  {
    text: 'v_dual_mov_b32 v2, v5 :: v_dual_add_nc_u32 v5, v2, v4\nv_xor_b32_e32 v8, v2, v5',
    sources: ['u64', 'u64'],
    result: 'u32',
    formula: (a, b) => (b >> 32n) ^ (((a & 0xffffffffn) + b) & 0xffffffffn),
    cpus: NEW,
  },
];

/** x * 2^e by repeated exact steps, the last one rounding. */
function scale(x: number, e: number): number {
  if (x === 0 || !Number.isFinite(x)) return x;
  let [m, k] = frexp(x);
  k += e;
  if (k > 1100) return m < 0 ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY;
  if (k < -1200) return m < 0 ? -0 : 0;
  while (k > 0) {
    const step = Math.min(k, 1000);
    m *= 2 ** step;
    k -= step;
  }
  // Only the last factor reaches below the normal range.
  if (k < -1000) {
    m *= 2 ** -60;
    k += 60;
    return m * 2 ** Math.max(k, -960) * 2 ** Math.min(0, k + 960);
  }
  return m * 2 ** k;
}

/** Mantissa between 0.5 and 1, and exponent. */
function frexp(x: number): [number, number] {
  if (x === 0 || !Number.isFinite(x)) return [x, 0];
  let m = x;
  let e = 0;
  while (Math.abs(m) >= 1) {
    m /= 2;
    e++;
  }
  while (Math.abs(m) < 0.5) {
    m *= 2;
    e--;
  }
  return [m, e];
}
