/**
 * Rate or latency of vector and scalar arithmetic by GPU, as LLVM's scheduling model for AMDGPU
 * publishes it (`llvm/lib/Target/AMDGPU/SISchedule.td`); a test compares all of it with `llvm-mca`.
 *
 * The model counts latency of GFX9 in fourths of a wave's issue, which makes it a rate: 1 is full
 * rate, 4 quarter rate. From GFX10 on it counts clock cycles. Its figures for memory, barriers and
 * branches are guesses by its own words, those for matrix instructions of GFX11 and GFX12 are not
 * filled in, and its doubles of GFX9 before gfx90a are not those of AMD's data sheets: all of these
 * have no entry here.
 */
import { findAmdgcnInstruction } from './isa/index.ts';

/** Where the figures come from, as a hover names it. */
export const AMDGCN_THROUGHPUT_SOURCE = "LLVM's scheduling model, SISchedule.td";

export interface AmdgcnThroughput {
  /** `rate`: times as long as at full rate; `cycles`: latency; `passes`: of four cycles each. */
  readonly unit: 'rate' | 'cycles' | 'passes';
  readonly value: number;
}

/** GPUs that share a model: GFX9 up to gfx908, its successors, GFX10, GFX11 and GFX12, gfx125x. */
const MODELS = ['gfx9', 'cdna', 'gfx10', 'gfx11', 'gfx125'] as const;
type Model = (typeof MODELS)[number];

function modelOf(cpu: string): Model | undefined {
  if (/^gfx(?:90a|94\d|950|9-4-generic)$/.test(cpu)) return 'cdna';
  if (/^gfx(?:90[0-9c]|9-generic)$/.test(cpu)) return 'gfx9';
  if (/^gfx10(?:\d\d|-[13]-generic)$/.test(cpu)) return 'gfx10';
  if (/^gfx125\d$/.test(cpu)) return 'gfx125';
  return /^gfx1[12](?:\d\d|-generic)$/.test(cpu) ? 'gfx11' : undefined;
}

/** Figures in the order of `MODELS`; 0 where there is nothing to say. */
const CLASSES = {
  full: [1, 1, 5, 5, 5],
  'convert f32': [4, 4, 5, 5, 5],
  transcendental: [4, 4, 10, 10, 7],
  'sum of differences': [4, 4, 8, 8, 6],
  'integer multiply': [4, 1, 8, 8, 11],
  '64 bits': [2, 1, 6, 6, 7],
  f64: [0, 1, 22, 38, 32],
  'f64 transcendental': [0, 4, 24, 40, 38],
  scalar: [0, 0, 2, 2, 2],
  'scalar float': [0, 0, 0, 4, 4],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** Canonical names; the first that fits counts. */
const PATTERNS: readonly (readonly [pattern: RegExp, of: keyof typeof CLASSES])[] = [
  [/^v_(?:exp|log|rcp|rsq|sqrt|sin|cos)_(?:f16|f32)$|^v_rcp_iflag_f32$/, 'transcendental'],
  [/^v_(?:rcp|rsq|sqrt)_f64$/, 'f64 transcendental'],
  [/^v_(?:add|mul|fma|fmac|min|max|ldexp|fract|floor|ceil|trunc|rndne|div_fixup)_f64$/, 'f64'],
  [/^v_cvt_(?:(?:f32|i32|u32)_f64|f64_(?:f32|i32|u32))$/, 'f64'],
  [/^v_cvt_(?:f16_f32|f32_f16|f32_[iu]32|[iu]32_f32)$/, 'convert f32'],
  [/^v_(?:qsad_pk_u16|mqsad_u32)_u8$/, 'sum of differences'],
  [/^v_mul_(?:lo_u32|hi_[iu]32)$/, 'integer multiply'],
  [/^v_(?:lshlrev_b64|lshrrev_b64|ashrrev_i64)$/, '64 bits'],
  [/^v_cmp_(?:eq|ne|lt|le|gt|ge)_[iu]64$/, '64 bits'],
  [/^v_cmp_(?:eq|ne|lt|le|gt|ge)_[iu](?:16|32)$/, 'full'],
  [/^v_cmp_(?:eq|lg|neq|lt|le|gt|ge|nlt|nle|ngt|nge|nlg|o|u)_f(?:16|32)$/, 'full'],
  [/^v_(?:add|sub|subrev|mul|fma|fmac|mac|mad|min|max|med3|min3|max3)_(?:f16|f32)$/, 'full'],
  [/^v_(?:floor|ceil|trunc|rndne|fract|ldexp|div_fixup|frexp_mant)_(?:f16|f32)$/, 'full'],
  [
    /^v_(?:add|sub|subrev)(?:_nc)?_u(?:16|32)$|^v_(?:min|max|min3|max3|med3)_[iu](?:16|32)$/,
    'full',
  ],
  [/^v_(?:add3_u32|mad_[iu]32_[iu]24|mul_[iu]32_[iu]24|mul_lo_u16|lshl_add_u32|xad_u32)$/, 'full'],
  [/^v_(?:and|or|xor|not|xnor|and_or|or3|lshl_or|xor3|bfi|perm|alignbit|cndmask|mov)_b32$/, 'full'],
  [
    /^v_(?:lshlrev_b|lshrrev_b|ashrrev_i)(?:16|32)$|^v_(?:bfe_[iu]32|bfrev_b32|bcnt_u32_b32)$/,
    'full',
  ],
  [/^v_pk_(?:add|mul|fma|min|max)_f16$|^v_pk_(?:add|mul|fma)_f32$/, 'full'],
  [/^v_(?:readlane|readfirstlane|writelane)_b32$/, 'full'],
  [/^s_(?:add|sub|mul|min|max|fmac)_f(?:16|32)$/, 'scalar float'],
  [/^s_(?:and|or|xor|nand|nor|xnor|not|cselect|mov|lshl|lshr)_b(?:32|64)$/, 'scalar'],
  [
    /^s_(?:ashr|abs|mul|min|max|bfe)_[iu]32$|^s_mul_hi_[iu]32$|^s_(?:add|sub|addc|subb)_[iu]32$/,
    'scalar',
  ],
  [/^s_cmp_(?:eq|lg|lt|le|gt|ge)_[iu]32$/, 'scalar'],
];

/**
 * Passes of a matrix instruction on gfx908, gfx90a, gfx942 and gfx950, by the size of the result
 * and the inner dimension; of `f8f6f4` they depend on the formats, so nothing is said.
 */
function passesOf(name: string, cpu: string): number | undefined {
  if (name.length > 80) return undefined;
  const m = /^v_(s?)mfma(c?)_([fi]\d+)_(\d+)x\d+x(\d+)(.*)$/.exec(name);
  if (!m || /f8f6f4/.test(name)) return undefined;
  const [, sparse, , result, rows, depth, rest = ''] = m;
  const old = cpu === 'gfx908' || cpu === 'gfx90a';
  if (!old && cpu !== 'gfx942' && cpu !== 'gfx950') return undefined;
  if (rows === '4') return result === 'f64' ? 4 : 2;
  if (result === 'f64') return cpu === 'gfx950' ? 16 : 8;
  const whole = rows === '32' ? 16 : 8;
  if (old) return whole;
  // GFX940 has the wider ones, those of TF32 and the sparse ones at twice the rate.
  return sparse === 's' || Number(depth) >= 8 || rest.includes('xf32') ? whole / 2 : whole;
}

/** What the model says of an instruction on a GPU such as `gfx90a`; undefined where nothing. */
export function amdgcnThroughput(mnemonic: string, cpu: string): AmdgcnThroughput | undefined {
  const model = modelOf(cpu);
  const name = findAmdgcnInstruction(mnemonic)?.name;
  if (model === undefined || name === undefined) return undefined;
  const passes = passesOf(name, cpu);
  if (passes !== undefined) return { unit: 'passes', value: passes };
  const found = PATTERNS.find(([pattern]) => pattern.test(name))?.[1];
  const value = found === undefined ? 0 : CLASSES[found][MODELS.indexOf(model)]!;
  if (value === 0) return undefined;
  return { unit: model === 'gfx9' || model === 'cdna' ? 'rate' : 'cycles', value };
}
