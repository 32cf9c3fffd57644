/**
 * Types that LLVM's intrinsics for AMD are called with where their names leave them open, in the
 * order of results and operands: what tests call them with.
 */

const FLOATS = [['f32'], ['f16'], ['f64']];
const WORDS = [['i32'], ['i64']];
const ANYTHING = [['i32'], ['f32'], ['i64'], ['f64'], ['f16'], ['v2f16'], ['v2i32']];
const HALVES = [['f16'], ['v2f16'], ['v4f16']];
const DATA = [['f32'], ['i32'], ['v2f32'], ['v3f32'], ['v4f32'], ['v2i32'], ['v4i32']];

/** Vectors of products of matrices: sum, A and B for waves of 32 lanes, by shape. */
function products(base: string): readonly (readonly string[])[] {
  const words = base.split('.');
  const at = words.findIndex((word) => /^\d+x\d+x\d+$/.test(word));
  const [rows = 16, columns = 16, depth = 16] = words[at]!.split('x').map(Number);
  const [sum, element] = [words[at - 1]!, words[at + 1]!];
  const sparse = base.includes('.swmmac.');
  const scalar = sum === 'bf16f32' ? 'f32' : sum;
  const c = `v${(rows * columns) / 32}${scalar}`;
  const bits = bitsOf(element);
  const of = (lines: number, deep: number): string => {
    const size = (lines * deep * bits) / 32;
    if (bits === 16) return `v${size / 16}${element}`;
    if (bits === 32) return `v${size / 32}f32`;
    return size === 32 ? 'i32' : `v${size / 32}i32`;
  };
  const [a, b] = [of(rows, sparse ? depth / 2 : depth), of(columns, depth)];
  // Until gfx12 halves of bf16 are integers, and gfx11 holds each value twice.
  const whole = (type: string): string => type.replace('bf16', 'i16');
  if (sparse)
    return [
      [c, a, b, c, 'i32'],
      [c, a, b, c, 'i64'],
      [c, a, b, c, 'i32'].map(whole),
      [c, a, b, c, 'i16'].map(whole),
    ];
  if (sum === 'bf16f32') return [[c.replace('f32', 'bf16'), a, b, c]];
  const twice = bits === 4 ? 'v2i32' : bits === 8 ? 'v4i32' : `v16${element}`;
  const wide = scalar.endsWith('16') ? `v16${scalar}` : c;
  return [[c, a, b, c], [c, a, b, c].map(whole), [wide, twice, twice, wide].map(whole)];
}

function bitsOf(element: string): number {
  if (/iu4|^f4$/.test(element)) return 4;
  if (/iu8|^[bf]p?8|f8f6f4/.test(element)) return 8;
  return element === 'f32' ? 32 : 16;
}

/** What overloads a family has, by the beginning of its names: the first row that fits. */
const LISTS: readonly (readonly [name: RegExp, lists: readonly (readonly string[])[]])[] = [
  [/^mfma\.scale/, [['v8i32', 'v8i32']]],
  [/^(?:raw|struct)\..*atomic\.f/, [['f32'], ['v2f16'], ['f64'], ['v2bf16']]],
  [/^(?:raw|struct)\..*atomic/, WORDS],
  [
    /^(?:raw|struct)\..*store\.format/,
    [...DATA.filter(([type]) => type!.endsWith('f32')), ...HALVES],
  ],
  [/^(?:raw|struct)\..*(?:format|tbuffer)/, [...DATA, ...HALVES]],
  [/^(?:raw|struct)\./, [...DATA, ...HALVES, ['i8'], ['i16']]],
  [/^s\.buffer\.load/, [['i32'], ['f32'], ['v2i32'], ['v4f32'], ['v8i32'], ['v16i32']]],
  [
    /^fcmp/,
    [
      ['i64', 'f32'],
      ['i32', 'f32'],
      ['i64', 'f64'],
    ],
  ],
  [
    /^icmp/,
    [
      ['i64', 'i32'],
      ['i32', 'i32'],
      ['i64', 'i64'],
    ],
  ],
  [
    /^frexp\.exp/,
    [
      ['i32', 'f32'],
      ['i16', 'f16'],
      ['i32', 'f64'],
    ],
  ],
  [/^div\.scale/, [['f32'], ['f64']]],
  [/^(?:rcp|rsq|sqrt|sin|cos|log|exp2|tanh|fract|frexp|div\.|class|fmed3|fmad|trig)/, FLOATS],
  [/^wave\.reduce\.f/, [['f32']]],
  [/^wave\.shuffle/, [['i32'], ['f32']]],
  [
    /^(?:flat|global)\.atomic/,
    [
      ['f64', 'ptr', 'f64'],
      ['f32', 'ptr', 'f32'],
    ],
  ],
  [/^(?:ds|global)\.(?:read|load)\.tr6/, [['v3i32']]],
  [/^ds\.load\.tr16|^global\.load\.tr\.b128/, [['v8i16']]],
  [/^ds\.read\.tr16/, [['v4i16']]],
  [/^(?:ds|global)\.(?:read|load)\.tr/, [['v2i32']]],
  [/^(?:cooperative|flat\.load|global\.load|s\.prefetch)/, [['ptr']]],
  [/^(?:dead|sffbh|mov\.dpp$|alignbyte)/, [['i32']]],
  [/^(?:[su]bfe)/, [['i32']]],
  [/^(?:ballot|inverse|s\.|mul\.|if|else|loop|end|wave\.reduce)/, WORDS],
  [/^(?:readlane|readfirst|writelane|permlane|update|mov|set|wwm|wqm|strict|softwqm)/, ANYTHING],
  [/^bitop3/, [['i32'], ['i16']]],
  [/^exp/, [['f32'], ['i32']]],
];

/** Images: data, coordinates, a descriptor and a sampler, for as many types as are open. */
export function imageOverloads(base: string, open: number): readonly string[] {
  const bare = base.slice('llvm.amdgcn.image.'.length);
  const sampled = /^(?:sample|gather4|getlod)/.test(bare);
  const atomic = bare.startsWith('atomic');
  const data = atomic ? (bare.includes('cmpswap') ? 3 : 2) : 1;
  const element = !atomic
    ? 'v4f32'
    : /pk\.add/.test(bare)
      ? 'v2f16'
      : /flt|fm/.test(bare)
        ? 'f32'
        : 'i32';
  const rest = sampled ? ['v8i32', 'v4i32'] : ['v8i32'];
  const coordinates = Math.max(0, open - data - rest.length);
  const coordinate = sampled ? 'f32' : 'i32';
  return [
    ...new Array<string>(data).fill(element),
    ...new Array<string>(coordinates).fill(coordinate),
    ...rest,
  ];
}

/** Lists of types for a name without suffixes; one list of none for what has a fixed type. */
export function overloadLists(base: string): readonly (readonly string[])[] {
  const bare = base.slice('llvm.amdgcn.'.length);
  if (/^(?:wmma|swmmac)\./.test(bare)) return products(base);
  return LISTS.find(([name]) => name.test(bare))?.[1] ?? [['i32']];
}
