/**
 * What an instruction computes, by its name: floating-point operations, and what it costs to issue.
 */
import type { TargetName } from '../../workspace/index.ts';

export interface Operation {
  /** Floating-point operations of one lane; of a matrix instruction those of the warp. */
  readonly flops: number;
  readonly isMatrix: boolean;
  readonly isDouble: boolean;
  /** Instructions that the hardware issues for it, in those of single precision. */
  readonly issues: number;
}

const NOTHING: Operation = { flops: 0, isMatrix: false, isDouble: false, issues: 1 };

/** `name` is the instruction without operands, such as `fma.rn.f32` or `v_fma_f32`. */
export function operationOf(target: TargetName, name: string): Operation {
  return target === 'ptx' ? ptx(name) : amdgcn(name);
}

const PTX_FLOPS: Readonly<Record<string, number>> = {
  add: 1,
  sub: 1,
  mul: 1,
  fma: 2,
  mad: 2,
  div: 1,
  sqrt: 1,
  rcp: 1,
  rsqrt: 1,
  ex2: 1,
  lg2: 1,
  sin: 1,
  cos: 1,
  tanh: 1,
  min: 1,
  max: 1,
};

/** Sequences that `ptxas` makes of one instruction, about. */
const PTX_SEQUENCES: readonly (readonly [form: RegExp, issues: number])[] = [
  [/^(?:div|rem)\.[us]64/, 70],
  [/^(?:div|rem)\.[usb]\d+/, 20],
  [/^div\.rn\.f64|^sqrt\.rn\.f64|^rcp\.rn\.f64/, 20],
  [/^div\.(?:rn|full)\.(?:ftz\.)?f32|^sqrt\.rn\.f32|^rcp\.rn\.f32/, 9],
  [/^(?:sin|cos|ex2|lg2|rsqrt|rcp|sqrt|tanh)\./, 4],
  [/^(?:mul|mad)\.lo\.[us]64/, 4],
  [/^(?:mul|mad)\.hi\.[us]64/, 8],
  [/^(?:add|sub|and|or|xor|not|setp\.\w+|selp|min|max)\.[usb]64/, 2],
  [/^(?:ld|cvta|st)\.param|^(?:mov|cvta)\b/, 0.5],
];

function ptx(name: string): Operation {
  const shape = /^(?:mma|wgmma|wmma\.mma)\S*?\.m(\d+)n(\d+)k(\d+)/.exec(name);
  if (shape) {
    const flops = 2 * Number(shape[1]) * Number(shape[2]) * Number(shape[3]);
    return { flops, isMatrix: true, isDouble: /\.f64/.test(name), issues: 2 };
  }
  const issues = PTX_SEQUENCES.find(([form]) => form.test(name))?.[1] ?? 1;
  const float = /\.(b?f)(16|32|64)(x2)?$/.exec(name);
  const each = PTX_FLOPS[name.slice(0, name.indexOf('.'))];
  if (float === null || each === undefined) return { ...NOTHING, issues };
  const flops = each * (float[3] === undefined ? 1 : 2);
  return { flops, isMatrix: false, isDouble: float[2] === '64', issues };
}

function amdgcn(name: string): Operation {
  const matrix = /^v_(?:s?mfma[ci]?|s?wmmac?)_\w*?_(\d+)x(\d+)x(\d+)(?:_(\d+)b)?/.exec(name);
  if (matrix) {
    const [m, n, k, blocks] = matrix.slice(1).map((one) => Number(one ?? 1));
    const flops = 2 * m! * n! * k! * blocks!;
    return { flops, isMatrix: true, isDouble: /_f64_/.test(name), issues: 8 };
  }
  const dot = /^v_dot(\d)c?_f32_(?:b?f16|fp8|bf8)/.exec(name);
  if (dot) return { ...NOTHING, flops: 2 * Number(dot[1]) };
  const m =
    /^v_(pk_)?(fma|fmac|fmaak|fmamk|mad|mac|add|sub|subrev|mul|min|max|rcp|rsq|sqrt|exp|log|sin|cos|div_fmas|div_fixup|div_scale)(?:_mix\w*|_legacy)?_(b?f)(16|32|64)/.exec(
      name,
    );
  if (!m) return NOTHING;
  const isFused = /^(?:fma|mad|mac)/.test(m[2]!);
  const isSlow = /^(?:rcp|rsq|sqrt|exp|log|sin|cos)$/.test(m[2]!);
  return {
    flops: (isFused ? 2 : 1) * (m[1] === 'pk_' ? 2 : 1),
    isMatrix: false,
    isDouble: m[4] === '64',
    issues: isSlow ? 4 : 1,
  };
}
