/** Fundamental and packed types of PTX as modifiers name them. */

const TYPE =
  /^(?:[busf](?:8|16|32|64|128)|[us](?:8|16)x[24]|f16x2|f32x2|bf16|bf16x2|tf32|pred|e4m3|e5m2|e2m3|e3m2|e2m1|e4m3x[24]|e5m2x[24]|e2m1x[24]|e2m3x[24]|e3m2x[24]|ue8m0x2)$/;

/** True for a modifier that is a type. */
export function isPtxType(modifier: string): boolean {
  return TYPE.test(modifier);
}

/** Bits of a value of the type: `u32` 32, `f16x2` 32, `pred` 1. */
export function ptxTypeBits(type: string): number {
  if (type === 'pred') return 1;
  const packed = /^[a-z]+?(?:\d+m\d+|\d+)x(\d+)$/.exec(type);
  if (packed) return ptxTypeBits(type.slice(0, type.lastIndexOf('x'))) * Number(packed[1]);
  switch (type) {
    case 'tf32':
      return 32;
    case 'e4m3':
    case 'e5m2':
    case 'e2m3':
    case 'e3m2':
    case 'ue8m0':
      return 8;
    case 'e2m1':
      return 4;
  }
  const plain = /(?<!\d)(\d+)$/.exec(type);
  return plain ? Number(plain[1]) : 32;
}

const KINDS: Readonly<Record<string, string>> = {
  b: 'bits that may stand for anything of this width',
  u: 'an integer without a sign',
  s: 'an integer with a sign',
  f: 'a floating-point number',
};

/**
 * A sentence on a plain type, as declarations and data name it; undefined for packed and narrow
 * ones.
 */
export function ptxTypeDoc(type: string): string | undefined {
  if (type === 'pred') return 'A predicate: true or false, for guards and selections.';
  const plain = /^([busf])(8|16|32|64|128)$/.exec(type);
  return plain ? `${plain[2]} bits: ${KINDS[plain[1]!]}.` : undefined;
}

/** `sm_90a` is { number: 90, suffix: 'a' }; undefined for options such as `debug`. */
export function parsePtxTarget(
  name: string,
): { readonly number: number; readonly suffix: string } | undefined {
  const match = /^(?:sm|compute)_(\d+)([a-z]?)$/.exec(name);
  return match ? { number: Number(match[1]), suffix: match[2]! } : undefined;
}
