/**
 * Vector conversions between integers and floating-point formats; integers saturate, NaN becomes
 * zero.
 */
import { BF16, encodeFloat, F16 } from '../../../numeric/index.ts';
import { roundEven } from './float.ts';
import { signed16 } from './integer.ts';
import { lane, lanes, type OpTable } from './table.ts';

const toRange = (x: number, lo: number, hi: number): number =>
  Number.isNaN(x) ? 0 : x <= lo ? lo : x >= hi ? hi : x;
const toU32 = (x: number): number => toRange(Math.trunc(x), 0, 0xffffffff);
const toI32 = (x: number): number => toRange(Math.trunc(x), -0x80000000, 0x7fffffff);
const half = (x: number): number => encodeFloat(x, F16, 'rn');
const halfTowardZero = (x: number): number => encodeFloat(x, F16, 'rz');

const unorm = (x: number, max: number): number => roundEven(toRange(x, 0, 1) * max);
const snorm = (x: number, max: number): number => roundEven(toRange(x, -1, 1) * max);

export const convertOps: OpTable = {
  ...lanes('f:u', {
    v_cvt_f32_u32: (a: number) => a,
    v_cvt_f32_i32: (a: number) => a | 0,
    v_cvt_f32_ubyte0: (a: number) => a & 0xff,
    v_cvt_f32_ubyte1: (a: number) => (a >>> 8) & 0xff,
    v_cvt_f32_ubyte2: (a: number) => (a >>> 16) & 0xff,
    v_cvt_f32_ubyte3: (a: number) => a >>> 24,
    v_cvt_off_f32_i4: (a: number) => ((a << 28) >> 28) / 16,
  }),
  ...lanes('u:f', {
    v_cvt_u32_f32: toU32,
    v_cvt_i32_f32: toI32,
    v_cvt_nearest_i32_f32: (x: number) => toI32(Math.floor(x + 0.5)),
    v_cvt_floor_i32_f32: (x: number) => toI32(Math.floor(x)),
  }),
  v_cvt_f32_f16: lane('f:h', (a: number) => a),
  v_cvt_f16_f32: lane('h:f', (a: number) => a),
  v_cvt_f64_f32: lane('d:f', (a: number) => a),
  v_cvt_f32_f64: lane('f:d', (a: number) => a),
  v_cvt_f64_u32: lane('d:u', (a: number) => a),
  v_cvt_f64_i32: lane('d:u', (a: number) => a | 0),
  v_cvt_u32_f64: lane('u:d', toU32),
  v_cvt_i32_f64: lane('u:d', toI32),
  v_cvt_f16_u16: lane('h:w', (a: number) => a),
  v_cvt_f16_i16: lane('h:w', (a: number) => signed16(a)),
  v_cvt_u16_f16: lane('w:h', (x: number) => toRange(Math.trunc(x), 0, 0xffff)),
  v_cvt_i16_f16: lane('w:h', (x: number) => toRange(Math.trunc(x), -0x8000, 0x7fff)),
  v_cvt_i32_i16: lane('u:w', (a: number) => signed16(a)),
  v_cvt_u32_u16: lane('u:w', (a: number) => a),
  v_cvt_pk_rtz_f16_f32: lane(
    'u:ff',
    (a: number, b: number) => halfTowardZero(a) | (halfTowardZero(b) << 16),
  ),
  v_cvt_pk_bf16_f32: lane(
    'u:ff',
    (a: number, b: number) => encodeFloat(a, BF16, 'rn') | (encodeFloat(b, BF16, 'rn') << 16),
  ),
  v_cvt_pk_f16_f32: lane('u:ff', (a: number, b: number) => half(a) | (half(b) << 16)),
  v_cvt_pk_norm_u16_f32: lane(
    'u:ff',
    (a: number, b: number) => unorm(a, 65535) | (unorm(b, 65535) << 16),
  ),
  v_cvt_pk_norm_i16_f32: lane(
    'u:ff',
    (a: number, b: number) => (snorm(a, 32767) & 0xffff) | (snorm(b, 32767) << 16),
  ),
  v_cvt_pk_u8_f32: lane('u:fuu', (x: number, at: number, old: number) => {
    const shift = 8 * (at & 3);
    return (old & ~(0xff << shift)) | (toRange(roundEven(x), 0, 255) << shift);
  }),
};
