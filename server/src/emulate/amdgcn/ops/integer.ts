/** Vector integer arithmetic of 32 and 16 bits, logic, shifts, bit fields, byte operations. */
import { type Builder, lane, lanes, type OpTable } from './table.ts';

const signed64 = (v: bigint): bigint => BigInt.asIntN(64, v);
const clampU32 = (v: number): number => (v < 0 ? 0 : v > 0xffffffff ? 0xffffffff : v);
const clampI32 = (v: number): number =>
  v < -0x80000000 ? 0x80000000 : v > 0x7fffffff ? 0x7fffffff : v;
const clampU16 = (v: number): number => (v < 0 ? 0 : v > 0xffff ? 0xffff : v);
const clampI16 = (v: number): number => (v < -0x8000 ? 0x8000 : v > 0x7fff ? 0x7fff : v);
export const signed16 = (v: number): number => (v << 16) >> 16;
const signed24 = (v: number): number => (v << 8) >> 8;
const u24 = (v: number): number => v & 0xffffff;

/** Upper 32 bits of an unsigned product. */
export function mulHigh(a: number, b: number): number {
  const al = a & 0xffff;
  const ah = a >>> 16;
  const bl = b & 0xffff;
  const bh = b >>> 16;
  const mid = ah * bl + ((al * bl) >>> 16);
  const mid2 = al * bh + (mid % 65536);
  return ah * bh + Math.floor(mid / 65536) + Math.floor(mid2 / 65536);
}

/** Upper 32 bits of a signed product, as an unsigned number or a negative one. */
export function mulHighSigned(a: number, b: number): number {
  let high = mulHigh(a >>> 0, b >>> 0);
  if ((a | 0) < 0) high -= b >>> 0;
  if ((b | 0) < 0) high -= a >>> 0;
  return high | 0;
}

export function reverseBits(v: number): number {
  let x = v;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

export function countBits(v: number): number {
  let x = v - ((v >>> 1) & 0x55555555);
  x = (x & 0x33333333) + ((x >>> 2) & 0x33333333);
  return (Math.imul((x + (x >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24) & 63;
}

/** Index of the lowest one; all ones for zero. */
export const findLow = (v: number): number => (v === 0 ? 0xffffffff : 31 - Math.clz32(v & -v));
/** Zeros above the highest one; all ones for zero. */
export const findHigh = (v: number): number => (v === 0 ? 0xffffffff : Math.clz32(v));
/** Bits above the highest that differs from the sign; all ones when none does. */
export const findHighSigned = (v: number): number => {
  const x = (v | 0) < 0 ? ~v : v;
  return x === 0 ? 0xffffffff : Math.clz32(x);
};

const min3 = (a: number, b: number, c: number): number => Math.min(a, b, c);
const max3 = (a: number, b: number, c: number): number => Math.max(a, b, c);
const median = (a: number, b: number, c: number): number =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

type F2 = (a: number, b: number) => number;
type F3 = (a: number, b: number, c: number) => number;
const s2 =
  (f: F2): F2 =>
  (a, b) =>
    f(a | 0, b | 0);
const s3 =
  (f: F3): F3 =>
  (a, b, c) =>
    f(a | 0, b | 0, c | 0);
const h2 =
  (f: F2): F2 =>
  (a, b) =>
    f(signed16(a), signed16(b));
const h3 =
  (f: F3): F3 =>
  (a, b, c) =>
    f(signed16(a), signed16(b), signed16(c));

function bitFieldUnsigned(v: number, at: number, width: number): number {
  const w = width & 31;
  return w === 0 ? 0 : (v >>> (at & 31)) & (2 ** w - 1);
}

function bitFieldSigned(v: number, at: number, width: number): number {
  const w = width & 31;
  if (w === 0) return 0;
  const shifted = (v | 0) >> (at & 31);
  return (shifted << (32 - w)) >> (32 - w);
}

/** One byte of `v_perm_b32`: eight source bytes, sign copies and constants. */
function permByte(high: number, low: number, sel: number): number {
  if (sel >= 13) return 0xff;
  if (sel === 12) return 0;
  if (sel >= 8) {
    // The signs of bytes 1, 3, 5 and 7.
    const from = [low >>> 15, low >>> 31, high >>> 15, high >>> 31][sel - 8]!;
    return (from & 1) === 1 ? 0xff : 0;
  }
  return sel < 4 ? (low >>> (8 * sel)) & 0xff : (high >>> (8 * (sel - 4))) & 0xff;
}

export function permute(high: number, low: number, selector: number): number {
  let out = 0;
  for (let i = 0; i < 4; i++) out |= permByte(high, low, (selector >>> (8 * i)) & 0xff) << (8 * i);
  return out;
}

function sumOfDifferences(a: number, b: number): number {
  let sum = 0;
  for (let i = 0; i < 32; i += 8) sum += Math.abs(((a >>> i) & 0xff) - ((b >>> i) & 0xff));
  return sum;
}

const shift64 = (n: number): bigint => BigInt(n & 63);

/**
 * Any function of three bits, from a table of eight: the first source counts four, the second two.
 */
function bitOperation(mask: number): Builder {
  return (d) => {
    const table = d.numberModifier('bitop3');
    return lane('u:uuu', (a: number, b: number, c: number) => {
      let out = 0;
      for (let i = 0; i < 8; i++)
        if ((table >> i) & 1) out |= (i & 4 ? a : ~a) & (i & 2 ? b : ~b) & (i & 1 ? c : ~c);
      return (out & mask) >>> 0;
    })(d);
  };
}

export const integerOps: OpTable = {
  v_bitop3_b32: bitOperation(-1),
  v_prng_b32: lane('u:u', (a: number) => ((a << 1) ^ (a >>> 31 ? 197 : 0)) >>> 0),
  v_nop: () => () => {},
  ...lanes('u:u', {
    v_mov_b32: (a: number) => a,
    v_not_b32: (a: number) => ~a,
    v_bfrev_b32: reverseBits,
    v_clz_i32_u32: findHigh,
    v_ctz_i32_b32: findLow,
    v_cls_i32: findHighSigned,
    v_sat_pk_u8_i16: (a: number) =>
      Math.min(255, Math.max(0, signed16(a))) | (Math.min(255, Math.max(0, a >> 16)) << 8),
    v_accvgpr_read_b32: (a: number) => a,
    v_accvgpr_write_b32: (a: number) => a,
    v_accvgpr_mov_b32: (a: number) => a,
  }),
  ...lanes('u:uu', {
    v_and_b32: (a: number, b: number) => a & b,
    v_or_b32: (a: number, b: number) => a | b,
    v_xor_b32: (a: number, b: number) => a ^ b,
    v_xnor_b32: (a: number, b: number) => ~(a ^ b),
    v_lshlrev_b32: (a: number, b: number) => b << (a & 31),
    v_lshrrev_b32: (a: number, b: number) => b >>> (a & 31),
    v_ashrrev_i32: (a: number, b: number) => (b | 0) >> (a & 31),
    v_mul_lo_u32: Math.imul,
    v_mul_lo_i32: Math.imul,
    v_mul_hi_u32: mulHigh,
    v_mul_hi_i32: mulHighSigned,
    v_mul_u32_u24: (a: number, b: number) => Math.imul(u24(a), u24(b)),
    v_mul_i32_i24: (a: number, b: number) => Math.imul(signed24(a), signed24(b)),
    v_mul_hi_u32_u24: (a: number, b: number) => mulHigh(u24(a), u24(b)),
    v_mul_hi_i32_i24: (a: number, b: number) => mulHighSigned(signed24(a), signed24(b)),
    v_min_u32: Math.min,
    v_max_u32: Math.max,
    v_min_i32: s2(Math.min),
    v_max_i32: s2(Math.max),
    v_bfm_b32: (a: number, b: number) => ((1 << (a & 31)) - 1) << (b & 31),
    v_bcnt_u32_b32: (a: number, b: number) => countBits(a) + b,
    v_pack_b32_f16: (a: number, b: number) => (a & 0xffff) | (b << 16),
    v_cvt_pk_u16_u32: (a: number, b: number) => clampU16(a) | (clampU16(b) << 16),
    v_cvt_pk_i16_i32: (a: number, b: number) =>
      (clampI16(a | 0) & 0xffff) | (clampI16(b | 0) << 16),
  }),
  ...lanes('u:uuu', {
    v_mad_u32: (a: number, b: number, c: number) => Math.imul(a, b) + c,
    v_add3_u32: (a: number, b: number, c: number) => a + b + c,
    v_lshl_add_u32: (a: number, b: number, c: number) => (a << (b & 31)) + c,
    v_add_lshl_u32: (a: number, b: number, c: number) => (a + b) << (c & 31),
    v_lshl_or_b32: (a: number, b: number, c: number) => (a << (b & 31)) | c,
    v_and_or_b32: (a: number, b: number, c: number) => (a & b) | c,
    v_or3_b32: (a: number, b: number, c: number) => a | b | c,
    v_xor3_b32: (a: number, b: number, c: number) => a ^ b ^ c,
    v_xad_u32: (a: number, b: number, c: number) => ((a ^ b) >>> 0) + c,
    v_bfe_u32: bitFieldUnsigned,
    v_bfe_i32: bitFieldSigned,
    v_bfi_b32: (a: number, b: number, c: number) => (a & b) | (~a & c),
    v_alignbit_b32: (a: number, b: number, c: number) =>
      (c & 31) === 0 ? b : (b >>> (c & 31)) | (a << (32 - (c & 31))),
    v_alignbyte_b32: (a: number, b: number, c: number) =>
      (c & 3) === 0 ? b : (b >>> (8 * (c & 3))) | (a << (32 - 8 * (c & 3))),
    v_perm_b32: permute,
    v_min3_u32: min3,
    v_max3_u32: max3,
    v_med3_u32: median,
    v_min3_i32: s3(min3),
    v_max3_i32: s3(max3),
    v_med3_i32: s3(median),
    v_maxmin_u32: (a: number, b: number, c: number) => Math.min(Math.max(a, b), c),
    v_minmax_u32: (a: number, b: number, c: number) => Math.max(Math.min(a, b), c),
    v_maxmin_i32: s3((a, b, c) => Math.min(Math.max(a, b), c)),
    v_minmax_i32: s3((a, b, c) => Math.max(Math.min(a, b), c)),
    v_add_max_u32: (a: number, b: number, c: number) => Math.max(clampU32(a + b), c),
    v_add_min_u32: (a: number, b: number, c: number) => Math.min(clampU32(a + b), c),
    v_add_max_i32: s3((a, b, c) => Math.max(clampI32(a + b) | 0, c)),
    v_add_min_i32: s3((a, b, c) => Math.min(clampI32(a + b) | 0, c)),
    v_sad_u8: (a: number, b: number, c: number) => sumOfDifferences(a, b) + c,
    v_sad_hi_u8: (a: number, b: number, c: number) => (sumOfDifferences(a, b) << 16) + c,
    v_sad_u16: (a: number, b: number, c: number) =>
      Math.abs((a & 0xffff) - (b & 0xffff)) + Math.abs((a >>> 16) - (b >>> 16)) + c,
    v_sad_u32: (a: number, b: number, c: number) => Math.abs(a - b) + c,
    v_lerp_u8: (a: number, b: number, c: number) => {
      let out = 0;
      for (let i = 0; i < 32; i += 8) {
        out |= ((((a >>> i) & 0xff) + ((b >>> i) & 0xff) + ((c >>> i) & 1)) >> 1) << i;
      }
      return out;
    },
  }),
  v_add_nc_u32: lane('u:uu', (a: number, b: number) => a + b, {
    saturating: (a: number, b: number) => clampU32(a + b),
  }),
  v_sub_nc_u32: lane('u:uu', (a: number, b: number) => a - b, {
    saturating: (a: number, b: number) => clampU32(a - b),
  }),
  v_subrev_nc_u32: lane('u:uu', (a: number, b: number) => b - a, {
    saturating: (a: number, b: number) => clampU32(b - a),
  }),
  v_add_nc_i32: lane('u:uu', (a: number, b: number) => a + b, {
    saturating: s2((a, b) => clampI32(a + b)),
  }),
  v_sub_nc_i32: lane('u:uu', (a: number, b: number) => a - b, {
    saturating: s2((a, b) => clampI32(a - b)),
  }),
  v_mad_u32_u24: lane('u:uuu', (a: number, b: number, c: number) => Math.imul(u24(a), u24(b)) + c, {
    saturating: (a: number, b: number, c: number) => clampU32(u24(a) * u24(b) + c),
  }),
  v_mad_i32_i24: lane(
    'u:uuu',
    (a: number, b: number, c: number) => Math.imul(signed24(a), signed24(b)) + c,
    {
      saturating: (a: number, b: number, c: number) =>
        clampI32(signed24(a) * signed24(b) + (c | 0)),
    },
  ),
  v_mad_u32_u16: lane('u:wwu', (a: number, b: number, c: number) => a * b + c, {
    saturating: (a: number, b: number, c: number) => clampU32(a * b + c),
  }),
  v_mad_i32_i16: lane(
    'u:wwu',
    (a: number, b: number, c: number) => signed16(a) * signed16(b) + (c | 0),
    {
      saturating: (a: number, b: number, c: number) =>
        clampI32(signed16(a) * signed16(b) + (c | 0)),
    },
  ),
  // 16 bits
  ...lanes('w:w', {
    v_mov_b16: (a: number) => a,
    v_not_b16: (a: number) => ~a,
  }),
  ...lanes('w:ww', {
    v_mul_lo_u16: (a: number, b: number) => a * b,
    v_and_b16: (a: number, b: number) => a & b,
    v_or_b16: (a: number, b: number) => a | b,
    v_xor_b16: (a: number, b: number) => a ^ b,
    v_lshlrev_b16: (a: number, b: number) => b << (a & 15),
    v_lshrrev_b16: (a: number, b: number) => b >>> (a & 15),
    v_ashrrev_i16: (a: number, b: number) => signed16(b) >> (a & 15),
    v_min_u16: Math.min,
    v_max_u16: Math.max,
    v_min_i16: h2(Math.min),
    v_max_i16: h2(Math.max),
  }),
  ...lanes('w:www', {
    v_min3_u16: min3,
    v_max3_u16: max3,
    v_med3_u16: median,
    v_min3_i16: h3(min3),
    v_max3_i16: h3(max3),
    v_med3_i16: h3(median),
  }),
  v_add_nc_u16: lane('w:ww', (a: number, b: number) => a + b, {
    saturating: (a: number, b: number) => clampU16(a + b),
  }),
  v_sub_nc_u16: lane('w:ww', (a: number, b: number) => a - b, {
    saturating: (a: number, b: number) => clampU16(a - b),
  }),
  v_subrev_nc_u16: lane('w:ww', (a: number, b: number) => b - a, {
    saturating: (a: number, b: number) => clampU16(b - a),
  }),
  v_add_nc_i16: lane('w:ww', (a: number, b: number) => a + b, {
    saturating: h2((a, b) => clampI16(a + b)),
  }),
  v_sub_nc_i16: lane('w:ww', (a: number, b: number) => a - b, {
    saturating: h2((a, b) => clampI16(a - b)),
  }),
  v_mad_u16: lane('w:www', (a: number, b: number, c: number) => a * b + c, {
    saturating: (a: number, b: number, c: number) => clampU16(a * b + c),
  }),
  v_mad_i16: lane(
    'w:www',
    (a: number, b: number, c: number) => signed16(a) * signed16(b) + signed16(c),
    {
      saturating: h3((a, b, c) => clampI16(a * b + c)),
    },
  ),
  // 64 bits
  v_lshlrev_b64: lane('U:uU', (a: number, b: bigint) => b << shift64(a)),
  v_lshrrev_b64: lane('U:uU', (a: number, b: bigint) => b >> shift64(a)),
  v_ashrrev_i64: lane('U:uU', (a: number, b: bigint) => BigInt.asIntN(64, b) >> shift64(a)),
  v_mov_b64: lane('U:U', (a: bigint) => a),
  v_lshl_add_u64: lane('U:UuU', (a: bigint, b: number, c: bigint) => (a << BigInt(b & 7)) + c),
  v_add_nc_u64: lane('U:UU', (a: bigint, b: bigint) => a + b),
  v_sub_nc_u64: lane('U:UU', (a: bigint, b: bigint) => a - b),
  v_min_u64: lane('U:UU', (a: bigint, b: bigint) => (a < b ? a : b)),
  v_max_u64: lane('U:UU', (a: bigint, b: bigint) => (a > b ? a : b)),
  v_min_i64: lane('U:UU', (a: bigint, b: bigint) => (signed64(a) < signed64(b) ? a : b)),
  v_max_i64: lane('U:UU', (a: bigint, b: bigint) => (signed64(a) > signed64(b) ? a : b)),
  v_mul_u64: lane('U:UU', (a: bigint, b: bigint) => a * b),
  v_qsad_pk_u16_u8: lane('U:UuU', (a: bigint, b: number, c: bigint) => {
    let out = 0n;
    for (let i = 0; i < 4; i++) {
      const part = Number((a >> BigInt(8 * i)) & 0xffffffffn);
      const sum = sumOfDifferences(part, b) + Number((c >> BigInt(16 * i)) & 0xffffn);
      out |= BigInt(sum & 0xffff) << BigInt(16 * i);
    }
    return out;
  }),
};
