/**
 * Constants as operands: which ones an instruction holds itself (inline constants), which ones take
 * a literal, by the type of the operand. As LLVM's assembler decides it.
 */
import type { AmdgcnGpu } from './gpus.ts';

/**
 * Types of operands: `b32`, `f16`, `v2f16`, `i64` ...; the width counts for all, the letter for
 * floats.
 */
export type ConstantType = string;

const buffer = new DataView(new ArrayBuffer(8));

function floatBits(value: number): bigint {
  buffer.setFloat32(0, value);
  return BigInt(buffer.getUint32(0));
}

function doubleBits(value: number): bigint {
  buffer.setFloat64(0, value);
  return buffer.getBigUint64(0);
}

const HALVES = new Set([0x3800, 0xb800, 0x3c00, 0xbc00, 0x4000, 0xc000, 0x4400, 0xc400, 0x3118]);
const BRAINS = new Set([0x3f00, 0xbf00, 0x3f80, 0xbf80, 0x4000, 0xc000, 0x4080, 0xc080, 0x3e22]);
const FLOATS = [0.5, 1, 2, 4].flatMap((v) => [floatBits(v), floatBits(-v)]);
const SINGLE = new Set([...FLOATS, 0x3e22f983n]);
const DOUBLE = new Set([
  ...[0.5, 1, 2, 4].flatMap((v) => [doubleBits(v), doubleBits(-v)]),
  0x3fc45f306dc9c882n,
]);

/** Bits of the scalar type. */
function width(type: ConstantType): number {
  return Number(/(?<!\d)\d+$/.exec(type)?.[0] ?? 32);
}

const isSmall = (value: bigint): boolean => value >= -16n && value <= 64n;
const fits = (value: bigint, bits: number): boolean =>
  value >= -(1n << BigInt(bits - 1)) && value < 1n << BigInt(bits);

/** True when the instruction's own bits hold the integer. */
export function isInlineInt(value: bigint, type: ConstantType): boolean {
  if (type.startsWith('v2') && width(type) === 32) return isInlineInt(value, 'b64');
  const bits = width(type);
  if (bits === 64) {
    const signed = BigInt.asIntN(64, value);
    return isSmall(signed) || DOUBLE.has(BigInt.asUintN(64, value));
  }
  // Both halves of a pair together may be a small number.
  if (type.startsWith('v2') && fits(value, 32) && isSmall(BigInt.asIntN(32, value))) return true;
  if (!fits(value, bits)) return false;
  const signed = BigInt.asIntN(bits, value);
  if (isSmall(signed)) return true;
  if (bits === 32) return SINGLE.has(BigInt.asUintN(32, value));
  const raw = Number(BigInt.asUintN(16, value));
  return type.includes('bf') ? BRAINS.has(raw) : type.includes('f') && HALVES.has(raw);
}

const INLINE_FLOATS = new Set([0, 0.5, 1, 2, 4, -0.5, -1, -2, -4]);

/** True when the instruction's own bits hold the floating-point constant. */
export function isInlineFloat(value: number, type: ConstantType): boolean {
  if (Object.is(value, -0)) return false;
  if (INLINE_FLOATS.has(value)) return true;
  const bits = width(type);
  if (bits === 64) return doubleBits(value) === 0x3fc45f306dc9c882n;
  if (bits === 32) return floatBits(value) === 0x3e22f983n;
  // 1/(2*pi) as a half is 0x3118.
  return type.includes('f') && Math.abs(value - 0.15915494) < 0.00002;
}

/** True when the operand takes the integer as a literal. */
export function isLiteralInt(value: bigint, type: ConstantType, gpu: AmdgcnGpu): boolean {
  const packed = type.startsWith('v2');
  const bits = packed ? 32 : width(type);
  if (bits === 64) return gpu.literal64 ? fits(value, 64) : fits(BigInt.asIntN(64, value), 32);
  // Of 64 bits the high half may be the sign.
  const signed = value >= 1n << 63n && value < 1n << 64n ? BigInt.asIntN(64, value) : value;
  return fits(signed, bits);
}

/** True when the operand takes the floating-point constant as a literal. */
export function isLiteralFloat(value: number, type: ConstantType): boolean {
  const bits = width(type);
  if (bits === 64) return type === 'f64';
  const size = Math.abs(value);
  if (size === 0 || !Number.isFinite(value)) return true;
  if (type.includes('bf') || bits === 32 || type.includes('i') || type.includes('b'))
    return size < 3.4028236e38 && size >= 1.1754943e-38;
  return size < 65520 && size >= 0.000061;
}
