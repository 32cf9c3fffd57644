/**
 * How many results of an instruction an SM gives in a clock, as NVIDIA publishes it: the table
 * "Throughput of Native Arithmetic Instructions", which stood in the CUDA C++ Programming Guide up
 * to CUDA 12 and stands in the CUDA C++ Best Practices Guide since CUDA 13.
 *
 * An instruction or a GPU that the table does not list, and a figure that editions of the table
 * disagree about, has no entry here: nothing is derived or measured.
 */

/** Where the figures come from, as a hover names it. */
export const PTX_THROUGHPUT_SOURCE =
  'CUDA C++ Best Practices Guide, throughput of native arithmetic instructions';

/** Numbers of `sm_` in the order of a row's figures; one place for those that share a column. */
const COLUMNS: readonly string[] = [
  '50 52',
  '53',
  '60',
  '61',
  '62',
  '70 72',
  '75',
  '80',
  '86',
  '89',
  '90',
  '100',
  '120 121',
];

const columnOf = new Map(
  COLUMNS.flatMap((names, at) => names.split(' ').map((name) => [name, at] as const)),
);

/**
 * Results per clock and SM; `-` where nothing is published, `x` where the GPU needs several native
 * instructions.
 */
const ROWS = {
  f16: '- 256 128 2 256 128 128 256 - - 256 - -',
  f32: '128 128 64 128 128 64 64 64 128 128 128 128 128',
  f64: '4 4 32 4 4 32 2 32 2 2 64 64 2',
  transcendental: '32 32 16 32 32 16 16 16 16 16 16 - -',
  add: '128 128 64 128 128 64 64 64 64 64 64 64 128',
  multiply: 'x x x x x 64 64 64 64 64 64 - 64',
  shift: '64 64 32 64 64 64 64 64 64 64 64 - 64',
  compare: '64 64 32 64 64 64 64 64 64 64 64 - -',
  minimum: '64 64 32 64 64 64 64 64 64 64 64 - 128',
  'float minimum': '64 64 32 64 64 64 64 64 64 64 64 - 64',
  field: '64 64 32 64 64 x x x x x x - -',
  bitwise: '128 128 64 128 128 64 64 64 64 64 64 - 64',
  count: '32 32 16 32 32 16 16 16 16 16 16 - 16',
  difference: '64 64 32 64 64 64 64 64 64 64 64 - -',
  shuffle: '32 32 32 32 32 32 - 32 32 32 32 - 32',
  vote: '- - - - - - - - - - - - 128',
  'convert 64': '4 4 16 4 4 16 2 16 2 2 16 - -',
  convert: '32 32 16 32 32 - - - - - - - -',
} as const satisfies Readonly<Record<string, string>>;

type Row = keyof typeof ROWS;

/** Names with their modifiers, without those that change no rate. */
const PATTERNS: readonly (readonly [pattern: RegExp, row: Row])[] = [
  [/^(?:add|sub|mul|fma)\.f16(?:x2)?$/, 'f16'],
  [/^(?:add|sub|mul|fma|mad)\.f32$/, 'f32'],
  [/^(?:add|sub|mul|fma|mad)\.f64$/, 'f64'],
  [/^(?:rcp|rsqrt|lg2|ex2|sin|cos)\.approx\.f32$/, 'transcendental'],
  [/^(?:add|sub|addc|subc)(?:\.cc)?\.[su]32$/, 'add'],
  [/^(?:mul|mad)\.lo\.[su]32$/, 'multiply'],
  [/^(?:shl\.b32|shr\.[bsu]32|shf\.[lr]\.(?:clamp|wrap)\.b32)$/, 'shift'],
  [/^setp\.(?:eq|ne|lt|le|gt|ge|lo|ls|hi|hs)\.[bsu]32$/, 'compare'],
  [/^setp\.(?:eq|ne|lt|le|gt|ge|equ|neu|ltu|leu|gtu|geu|num|nan)\.f32$/, 'compare'],
  [/^(?:min|max)\.[su]32$/, 'minimum'],
  [/^(?:min|max)\.f32$/, 'float minimum'],
  [/^(?:bfe\.[su]32|bfi\.b32)$/, 'field'],
  [/^(?:and|or|xor)\.b32$/, 'bitwise'],
  [/^(?:popc\.b32|clz\.b32|bfind\.[su]32)$/, 'count'],
  [/^sad\.[su]32$/, 'difference'],
  [/^shfl(?:\.sync)?\.(?:up|down|bfly|idx)\.b32$/, 'shuffle'],
  [/^vote(?:\.sync)?\.(?:all|any|uni)\.pred$|^vote(?:\.sync)?\.ballot\.b32$/, 'vote'],
  // Between integers a conversion may be a move.
  [
    /^cvt\.f64\.\w+$|^cvt\.\w+\.f64$|^cvt\.f(?:16|32)\.[su]64$|^cvt\.[su]64\.f(?:16|32)$/,
    'convert 64',
  ],
  [/^cvt\.f(?:16|32)\.(?:f16|f32|[su](?:8|16|32))$|^cvt\.[su](?:8|16|32)\.f(?:16|32)$/, 'convert'],
];

/** Rounding and flushing, which the table does not tell apart. */
const WITHOUT_RATE = new Set(['rn', 'rz', 'rm', 'rp', 'rni', 'rzi', 'rmi', 'rpi', 'ftz']);

/**
 * Results per clock and SM of an instruction on a GPU such as `sm_90a`; `'several'` where the GPU
 * has no single native instruction for it; undefined where nothing is published.
 */
export function ptxThroughput(
  opcode: string,
  modifiers: readonly string[],
  cpu: string,
): number | 'several' | undefined {
  const at = columnOf.get(/^sm_(\d+)[af]?$/.exec(cpu)?.[1] ?? '');
  if (at === undefined) return undefined;
  const name = [opcode, ...modifiers.filter((m) => !WITHOUT_RATE.has(m))].join('.');
  const row = PATTERNS.find(([pattern]) => pattern.test(name))?.[1];
  if (row === undefined) return undefined;
  const figure = ROWS[row].split(' ')[at];
  if (figure === 'x') return 'several';
  return figure === undefined || figure === '-' ? undefined : Number(figure);
}
