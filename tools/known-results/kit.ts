/** What the cases of `known-results` are written with: arguments, and results computed here. */
import type { LaunchArg } from '../../server/src/emulate/index.ts';

export type Type = 'u8' | 'u32' | 'i32' | 'u64' | 'f32' | 'f64';
export type Values = readonly (number | bigint)[];

/** What a launch passes, and what a buffer must hold afterwards. */
export interface Passed {
  readonly args: readonly LaunchArg[];
  readonly after?: { readonly name: string; readonly type: Type; readonly values: Values };
}

export interface Case {
  /** Folder of the crate in its repository. */
  readonly crate: string;
  readonly kernel: string;
  readonly grid: readonly number[];
  readonly block: readonly number[];
  readonly passed: readonly Passed[];
  /** Largest difference that passes. */
  readonly tolerance?: number;
}

export const EXAMPLES = 'crates/rustc-codegen-cuda/examples';
export const N = 64;

export const up = (n: number, make: (i: number) => number | bigint): (number | bigint)[] =>
  Array.from({ length: n }, (_, i) => make(i));

export const f = Math.fround;
export const u32 = (x: number): number => x >>> 0;

export function buffer(name: string, type: Type, values: Values, role: 'in' | 'inout'): LaunchArg {
  const init = { gen: 'values', values: values.map(String) } as const;
  return { name, buffer: type, length: values.length, role, init };
}

export const scalar = (name: string, type: Type | 'usize', value: number | bigint): Passed => ({
  args: [{ name, scalar: type, value: String(value) }],
});

/** A slice: pointer and length. */
export const slice = (name: string, type: Type, values: Values): Passed => ({
  args: [
    buffer(name, type, values, 'in'),
    { name: `${name}_len`, scalar: 'usize', value: values.length },
  ],
});

/** A slice that the kernel writes, zero before. */
export const out = (type: Type, values: Values, name = 'out', before?: Values): Passed => ({
  args: [
    buffer(name, type, before ?? values.map(() => 0), 'inout'),
    { name: `${name}_len`, scalar: 'usize', value: values.length },
  ],
  after: { name, type, values },
});

/** The same as a bare pointer. */
export const pointer = (type: Type, values: Values, name = 'out', before?: Values): Passed => {
  const { args, after } = out(type, values, name, before);
  return { args: args.slice(0, 1), after: after! };
};

export const oxide = (name: string, kernel: string, ...passed: Passed[]): Case => ({
  crate: `${EXAMPLES}/${name}`,
  kernel,
  grid: [1, 1, 1],
  block: [N, 1, 1],
  passed,
});

/** Numbers of 0 to 1 that everybody makes alike. */
export const unit = (i: number): number => f(((i * 2654435761) >>> 8) / (1 << 24));

export const pairs = up(256, (i) => i & 255).map(Number);
export const partners = up(256, (i) => (i * 37 + 11) & 255).map(Number);
export const bytes = (result: (a: number, b: number) => number): Passed[] => [
  slice('a', 'u8', pairs),
  slice('b', 'u8', partners),
  out(
    'u32',
    up(256, (i) => {
      const value = result(pairs[i]!, partners[i]!);
      return (value & 255) | ((value < 0 || value > 255 ? 1 : 0) << 8);
    }),
  ),
];

/** Warp operations in the order of the example: sum, least, greatest, and, or, exclusive or. */
export function folds(lanes: number, own: (lane: number) => number): number[] {
  const all = up(lanes, (lane) => own(Number(lane))).map(Number);
  const bit = (lane: number): number => u32(1 << (lane & 31));
  return [
    all.reduce((a, b) => u32(a + b), 0),
    Math.min(...all),
    Math.max(...all),
    all.reduce((a, _, lane) => u32(a & ~bit(lane)), 0xffff_ffff),
    all.reduce((a, _, lane) => u32(a | bit(lane)), 0),
    all.reduce((a, _, lane) => u32(a ^ bit(lane)), 0),
  ];
}

/** A product of matrices by rows, in `f64`. */
export function product(
  m: number,
  n: number,
  k: number,
  a: (i: number) => number,
  b: (i: number) => number,
  last: (sum: number) => number,
): number[] {
  return up(m * n, (at) => {
    const [row, col] = [Math.floor(at / n), at % n];
    let sum = 0;
    for (let i = 0; i < k; i++) sum += a(row * k + i) * b(i * n + col);
    return last(sum);
  }).map(Number);
}
