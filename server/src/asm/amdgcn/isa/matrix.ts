/**
 * Matrix instructions (MFMA, SMFMAC, WMMA, SWMMAC) and conversions with a scale. A name says all
 * there is to say: shape, blocks and types, so the sentences are made from the names. Which
 * processors have them is as LLVM 22 says.
 */
import { type AmdgcnInstructionRow, rows } from './row.ts';

/** By generations, the names behind `v_`. */
const MATRIX: Readonly<Record<string, string>> = {
  '908 cdna': `
    mfma_f32_16x16x16f16 mfma_f32_16x16x1f32 mfma_f32_16x16x4f16 mfma_f32_16x16x4f32
    mfma_f32_32x32x1f32 mfma_f32_32x32x2f32 mfma_f32_32x32x4bf16 mfma_f32_32x32x4f16
    mfma_f32_32x32x8f16 mfma_f32_4x4x1f32 mfma_f32_4x4x4f16 mfma_i32_16x16x4i8
    mfma_i32_32x32x4i8 mfma_i32_4x4x4i8
  `,
  '908 90a': `
    mfma_f32_16x16x2bf16 mfma_f32_16x16x8bf16 mfma_f32_32x32x2bf16 mfma_f32_4x4x2bf16
    mfma_i32_16x16x16i8 mfma_i32_32x32x8i8
  `,
  cdna: `
    mfma_f32_16x16x16bf16_1k mfma_f32_16x16x4bf16_1k mfma_f32_32x32x4bf16_1k
    mfma_f32_32x32x8bf16_1k mfma_f32_4x4x4bf16_1k mfma_f64_16x16x4f64 mfma_f64_4x4x4f64
  `,
  cdna3: `
    mfma_f32_16x16x16_bf16 mfma_f32_16x16x16_f16 mfma_f32_16x16x16bf16 mfma_f32_16x16x1_4b_f32
    mfma_f32_16x16x32_bf8_bf8 mfma_f32_16x16x32_bf8_fp8 mfma_f32_16x16x32_fp8_bf8
    mfma_f32_16x16x32_fp8_fp8 mfma_f32_16x16x4_4b_bf16 mfma_f32_16x16x4_4b_f16
    mfma_f32_16x16x4_f32 mfma_f32_16x16x4bf16 mfma_f32_32x32x16_bf8_bf8
    mfma_f32_32x32x16_bf8_fp8 mfma_f32_32x32x16_fp8_bf8 mfma_f32_32x32x16_fp8_fp8
    mfma_f32_32x32x1_2b_f32 mfma_f32_32x32x2_f32 mfma_f32_32x32x4_2b_bf16
    mfma_f32_32x32x4_2b_f16 mfma_f32_32x32x8_bf16 mfma_f32_32x32x8_f16 mfma_f32_32x32x8bf16
    mfma_f32_4x4x1_16b_f32 mfma_f32_4x4x4_16b_bf16 mfma_f32_4x4x4_16b_f16 mfma_f32_4x4x4bf16
    mfma_f64_16x16x4_f64 mfma_f64_4x4x4_4b_f64 mfma_i32_16x16x32_i8 mfma_i32_16x16x32i8
    mfma_i32_16x16x4_4b_i8 mfma_i32_32x32x16_i8 mfma_i32_32x32x16i8 mfma_i32_32x32x4_2b_i8
    mfma_i32_4x4x4_16b_i8 smfmac_f32_16x16x32_bf16 smfmac_f32_16x16x32_f16
    smfmac_f32_16x16x64_bf8_bf8 smfmac_f32_16x16x64_bf8_fp8 smfmac_f32_16x16x64_fp8_bf8
    smfmac_f32_16x16x64_fp8_fp8 smfmac_f32_32x32x16_bf16 smfmac_f32_32x32x16_f16
    smfmac_f32_32x32x32_bf8_bf8 smfmac_f32_32x32x32_bf8_fp8 smfmac_f32_32x32x32_fp8_bf8
    smfmac_f32_32x32x32_fp8_fp8 smfmac_i32_16x16x64_i8 smfmac_i32_32x32x32_i8
  `,
  942: `
    mfma_f32_16x16x8_xf32 mfma_f32_16x16x8xf32 mfma_f32_32x32x4_xf32 mfma_f32_32x32x4xf32
  `,
  950: `
    mfma_f32_16x16x128_f8f6f4 mfma_f32_16x16x32_bf16 mfma_f32_16x16x32_f16 mfma_f32_16x16x32bf16
    mfma_f32_16x16x32f16 mfma_f32_32x32x16_bf16 mfma_f32_32x32x16_f16 mfma_f32_32x32x16bf16
    mfma_f32_32x32x16f16 mfma_f32_32x32x64_f8f6f4 mfma_i32_16x16x64_i8 mfma_i32_16x16x64i8
    mfma_i32_32x32x32_i8 mfma_i32_32x32x32i8 mfma_ld_scale_b32 mfma_scale_f32_16x16x128_f8f6f4
    mfma_scale_f32_32x32x64_f8f6f4 smfmac_f32_16x16x128_bf8_bf8 smfmac_f32_16x16x128_bf8_fp8
    smfmac_f32_16x16x128_fp8_bf8 smfmac_f32_16x16x128_fp8_fp8 smfmac_f32_16x16x64_bf16
    smfmac_f32_16x16x64_f16 smfmac_f32_32x32x32_bf16 smfmac_f32_32x32x32_f16
    smfmac_f32_32x32x64_bf8_bf8 smfmac_f32_32x32x64_bf8_fp8 smfmac_f32_32x32x64_fp8_bf8
    smfmac_f32_32x32x64_fp8_fp8 smfmac_i32_16x16x128_i8 smfmac_i32_32x32x64_i8
  `,
  '11-': `
    wmma_bf16_16x16x16_bf16 wmma_f16_16x16x16_f16 wmma_f32_16x16x16_bf16 wmma_f32_16x16x16_f16
    wmma_i32_16x16x16_iu4 wmma_i32_16x16x16_iu8
  `,
  12: `
    swmmac_bf16_16x16x32_bf16 swmmac_f16_16x16x32_f16 swmmac_f32_16x16x32_bf16
    swmmac_f32_16x16x32_bf8_bf8 swmmac_f32_16x16x32_bf8_fp8 swmmac_f32_16x16x32_f16
    swmmac_f32_16x16x32_fp8_bf8 swmmac_f32_16x16x32_fp8_fp8 swmmac_i32_16x16x32_iu4
    swmmac_i32_16x16x32_iu8 swmmac_i32_16x16x64_iu4 wmma_f32_16x16x16_bf8_bf8
    wmma_f32_16x16x16_bf8_fp8 wmma_f32_16x16x16_fp8_bf8 wmma_f32_16x16x16_fp8_fp8
    wmma_i32_16x16x32_iu4
  `,
  1250: `
    swmmac_bf16_16x16x64_bf16 swmmac_bf16f32_16x16x64_bf16 swmmac_f16_16x16x128_bf8_bf8
    swmmac_f16_16x16x128_bf8_fp8 swmmac_f16_16x16x128_fp8_bf8 swmmac_f16_16x16x128_fp8_fp8
    swmmac_f16_16x16x64_f16 swmmac_f32_16x16x128_bf8_bf8 swmmac_f32_16x16x128_bf8_fp8
    swmmac_f32_16x16x128_fp8_bf8 swmmac_f32_16x16x128_fp8_fp8 swmmac_f32_16x16x64_bf16
    swmmac_f32_16x16x64_f16 swmmac_i32_16x16x128_iu8 wmma_bf16_16x16x32_bf16
    wmma_bf16f32_16x16x32_bf16 wmma_f16_16x16x128_bf8_bf8 wmma_f16_16x16x128_bf8_fp8
    wmma_f16_16x16x128_fp8_bf8 wmma_f16_16x16x128_fp8_fp8 wmma_f16_16x16x32_f16
    wmma_f16_16x16x64_bf8_bf8 wmma_f16_16x16x64_bf8_fp8 wmma_f16_16x16x64_fp8_bf8
    wmma_f16_16x16x64_fp8_fp8 wmma_f32_16x16x128_bf8_bf8 wmma_f32_16x16x128_bf8_fp8
    wmma_f32_16x16x128_f8f6f4 wmma_f32_16x16x128_fp8_bf8 wmma_f32_16x16x128_fp8_fp8
    wmma_f32_16x16x32_bf16 wmma_f32_16x16x32_f16 wmma_f32_16x16x4_f32 wmma_f32_16x16x64_bf8_bf8
    wmma_f32_16x16x64_bf8_fp8 wmma_f32_16x16x64_fp8_bf8 wmma_f32_16x16x64_fp8_fp8
    wmma_f32_32x16x128_f4 wmma_i32_16x16x64_iu8 wmma_ld_scale16_paired_b64
    wmma_ld_scale_paired_b32 wmma_scale16_f32_16x16x128_f8f6f4 wmma_scale16_f32_32x16x128_f4
    wmma_scale_f32_16x16x128_f8f6f4 wmma_scale_f32_32x16x128_f4
  `,
};

/** Likewise. */
const SCALED: Readonly<Record<string, string>> = {
  950: `
    scalef32_2xpk16_bf6_f32 scalef32_2xpk16_fp6_f32 scalef32_f16_bf8 scalef32_f16_fp8
    scalef32_f32_bf8 scalef32_f32_fp8 scalef32_pk32_bf16_bf6 scalef32_pk32_bf16_fp6
    scalef32_pk32_bf6_bf16 scalef32_pk32_bf6_f16 scalef32_pk32_f16_bf6 scalef32_pk32_f16_fp6
    scalef32_pk32_f32_bf6 scalef32_pk32_f32_fp6 scalef32_pk32_fp6_bf16 scalef32_pk32_fp6_f16
    scalef32_pk_bf16_bf8 scalef32_pk_bf16_fp4 scalef32_pk_bf16_fp8 scalef32_pk_bf8_bf16
    scalef32_pk_bf8_f16 scalef32_pk_bf8_f32 scalef32_pk_f16_bf8 scalef32_pk_f16_fp4
    scalef32_pk_f16_fp8 scalef32_pk_f32_bf8 scalef32_pk_f32_fp4 scalef32_pk_f32_fp8
    scalef32_pk_fp4_bf16 scalef32_pk_fp4_f16 scalef32_pk_fp4_f32 scalef32_pk_fp8_bf16
    scalef32_pk_fp8_f16 scalef32_pk_fp8_f32 scalef32_sr_bf8_bf16 scalef32_sr_bf8_f16
    scalef32_sr_bf8_f32 scalef32_sr_fp8_bf16 scalef32_sr_fp8_f16 scalef32_sr_fp8_f32
    scalef32_sr_pk32_bf6_bf16 scalef32_sr_pk32_bf6_f16 scalef32_sr_pk32_bf6_f32
    scalef32_sr_pk32_fp6_bf16 scalef32_sr_pk32_fp6_f16 scalef32_sr_pk32_fp6_f32
    scalef32_sr_pk_fp4_bf16 scalef32_sr_pk_fp4_f16 scalef32_sr_pk_fp4_f32
  `,
  1250: `
    scale_pk16_bf16_bf6 scale_pk16_bf16_fp6 scale_pk16_f16_bf6 scale_pk16_f16_fp6
    scale_pk16_f32_bf6 scale_pk16_f32_fp6 scale_pk8_bf16_bf8 scale_pk8_bf16_fp4
    scale_pk8_bf16_fp8 scale_pk8_f16_bf8 scale_pk8_f16_fp4 scale_pk8_f16_fp8 scale_pk8_f32_bf8
    scale_pk8_f32_fp4 scale_pk8_f32_fp8 scalef32_pk16_bf6_bf16 scalef32_pk16_bf6_f16
    scalef32_pk16_bf6_f32 scalef32_pk16_fp6_bf16 scalef32_pk16_fp6_f16 scalef32_pk16_fp6_f32
    scalef32_pk8_bf8_bf16 scalef32_pk8_bf8_f16 scalef32_pk8_bf8_f32 scalef32_pk8_fp4_bf16
    scalef32_pk8_fp4_f16 scalef32_pk8_fp4_f32 scalef32_pk8_fp8_bf16 scalef32_pk8_fp8_f16
    scalef32_pk8_fp8_f32 scalef32_sr_pk16_bf6_bf16 scalef32_sr_pk16_bf6_f16
    scalef32_sr_pk16_bf6_f32 scalef32_sr_pk16_fp6_bf16 scalef32_sr_pk16_fp6_f16
    scalef32_sr_pk16_fp6_f32 scalef32_sr_pk8_bf8_bf16 scalef32_sr_pk8_bf8_f16
    scalef32_sr_pk8_bf8_f32 scalef32_sr_pk8_fp4_bf16 scalef32_sr_pk8_fp4_f16
    scalef32_sr_pk8_fp4_f32 scalef32_sr_pk8_fp8_bf16 scalef32_sr_pk8_fp8_f16
    scalef32_sr_pk8_fp8_f32
  `,
};

const TYPES: Readonly<Record<string, string>> = {
  f64: 'doubles',
  f32: 'singles',
  xf32: 'singles cut to 19 bits',
  f16: 'halves',
  bf16: 'bfloats',
  bf16f32: 'bfloats, summed as singles',
  i32: '32-bit integers',
  i8: 'signed bytes',
  iu8: 'bytes, each matrix signed or not as `neg_lo` says',
  iu4: '4-bit integers, each matrix signed or not as `neg_lo` says',
  fp8: '8-bit floats (e4m3)',
  bf8: '8-bit floats (e5m2)',
  fp6: '6-bit floats (e2m3)',
  bf6: '6-bit floats (e3m2)',
  fp4: '4-bit floats (e2m1)',
  f4: '4-bit floats (e2m1)',
  f8f6f4: 'floats of 8, 6 or 4 bits, as `cbsz` says of A and `blgp` of B',
};

/**
 * `mfma_f32_32x32x4_2b_f16`, `mfma_f32_16x16x16bf16_1k`, `wmma_scale_f32_16x16x128_f8f6f4`,
 * `swmmac_i32_16x16x64_iu4`.
 */
const MATRIX_NAME =
  /^(mfma|smfmac|wmma|swmmac)_(?:(scale16|scale)_)?(\w+?)_(\d+)x(\d+)x(\d+)_?(?:(\d+)b_)?([a-z]\w*?)(_1k)?$/;

/** What a matrix instruction computes; undefined for a name of another form. */
function matrixDoc(name: string): string | undefined {
  if (name.includes('_ld_scale'))
    return 'Loads the scales of the matrix instruction that follows: two registers with a power of two for each block of A and of B.';
  const [, kind, scale, result, m, n, k, named, types, wide] =
    MATRIX_NAME.exec(name.slice(0, 80)) ?? [];
  if (kind === undefined || result === undefined) return undefined;
  const blocks = named ?? blocksOf(Number(m), Number(k), `${types}${wide ?? ''}`);
  const [a = '', b = a] = types!.split('_');
  const [inA, inB] = [TYPES[a], TYPES[b]];
  const out = TYPES[result];
  if (inA === undefined || inB === undefined || out === undefined) return undefined;
  const sparse = kind === 'smfmac' || kind === 'swmmac';
  const many = blocks === undefined ? '' : ` in ${blocks} blocks at once`;
  const parts = [
    `${sparse ? 'D = A * B + D' : 'D = A * B + C'}${many}: A is ${m} by ${k}, B ${k} by ${n}`,
    inA === inB ? `both of ${inA}` : `of ${inA} and ${inB}`,
    sparse ? `D holds ${out}` : `C and D hold ${out}`,
  ];
  const scaled =
    scale === undefined
      ? ''
      : ` Each block of ${scale === 'scale16' ? 16 : 32} elements along k is multiplied by its power of two.`;
  const half = sparse
    ? ' A is sparse: of four neighbours two are stored, and an index says which.'
    : '';
  return `${parts.join(', ')}. The elements are spread over all lanes of the wave.${half}${scaled}`;
}

/** Old names do not say how many small products one instruction makes. */
function blocksOf(m: number, k: number, type: string): number | undefined {
  if (m === 4) return type === 'f64' ? 4 : 16;
  const small = { f32: 1, bf16: 2, f16: 4, i8: 4, bf16_1k: 4 }[type];
  if (small !== k) return undefined;
  return m === 16 ? 4 : 2;
}

/** `scalef32_sr_pk32_bf6_f32`: how many, from what, to what, how rounded. */
const SCALED_NAME = /^scale(f32)?_(sr_)?(2xpk16_|pk(?:\d+)?_)?([a-z]+\d+)_([a-z]+\d+)$/;

function scaledDoc(name: string): string | undefined {
  const [, single, random, packed, to, from] = SCALED_NAME.exec(name) ?? [];
  const [target, source] = [TYPES[to ?? ''], TYPES[from ?? '']];
  if (target === undefined || source === undefined) return undefined;
  const count = packed?.startsWith('2x')
    ? '32'
    : (/\d+/.exec(packed ?? '')?.[0] ?? (packed ? '2' : '1'));
  const what = count === '1' ? 'one number' : `${count} numbers`;
  const scale = single ? 'the exponent of a single' : 'the bits of an operand';
  const rounding = random ? '; which way it rounds is decided by random bits in an operand' : '';
  return `Converts ${what} from ${source} to ${target}, scaled by a power of two that ${scale} gives${rounding}.`;
}

function table(
  names: Readonly<Record<string, string>>,
  prefix: string,
  family: AmdgcnInstructionRow['family'],
  operands: string,
  doc: (name: string) => string | undefined,
): AmdgcnInstructionRow[] {
  return Object.entries(names).flatMap(([generations, list]) =>
    list
      .trim()
      .split(/\s+/)
      .flatMap((name) => {
        const text = doc(name);
        return text === undefined
          ? []
          : rows(family, generations, operands, { [`${prefix}${name}`]: text });
      }),
  );
}

export const matrixRows: readonly AmdgcnInstructionRow[] = [
  ...table(MATRIX, 'v_', 'matrix', 'vdst, vsrc, vsrc, vsrc', matrixDoc),
  ...table(SCALED, 'v_cvt_', 'vector conversion', 'vdst, src, src', scaledDoc),
];
