/** Matrix products of a warp: `mma`, `wmma`, and the loads and stores that go with them. */
import type { CallShape, Family, Groups } from './family.ts';

/** Registers of the matrices A, B and C, in the order of operands; what is left comes behind. */
interface Split {
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

const list = (from: number, count: number): string => `{@${from}-${from + count - 1}}`;

/** `{d}, {a}, {b}, {c}`, as every product has them. */
function products({ a, b, c }: Split): string {
  return `{@d}, ${list(0, a)}, ${list(a, b)}, ${list(a + b, c)}`;
}

/** Types of D, A, B and C, from those that the name spells. */
function fullTypes(types: string): string {
  const parts = types.split('.');
  if (parts.length === 4) return types;
  const [first, second] = parts;
  switch (first) {
    case 'f16':
    case 'f32':
      return `${first}.f16.f16.${second ?? first}`;
    case 'bf16':
    case 'tf32':
      return `f32.${first}.${first}.f32`;
    case 'f64':
      return 'f64.f64.f64.f64';
    default:
      return `s32.${first}.${second ?? first}.s32`;
  }
}

/** How many registers C has: of halves there are two in each. */
function accumulators(types: string, results: number): number {
  const full = fullTypes(types).split('.');
  if (full[0] === full[3]) return results;
  return full[3] === 'f32' ? results * 2 : results / 2;
}

/** A has twice the rows of B in `m16n8`; a sparse A is half as wide. */
function mmaSplit({ shape, types, sp }: Groups, { args, results }: CallShape, tail = 0): Split {
  const c = accumulators(types!, results);
  const both = args - tail - c;
  const b = shape!.startsWith('m16n8') && !sp ? both / 3 : both / 2;
  return { a: both - b, b, c };
}

function wmmaSplit({ shape, types }: Groups, { args, results }: CallShape): Split {
  const c = accumulators(types!, results);
  const both = args - c;
  // Halves are held as if the matrices were square.
  const square = fullTypes(types!).split('.')[1] === 'f16';
  const share = square ? 2 : shape === 'm32n8k16' ? 5 / 4 : shape === 'm8n32k16' ? 5 : 2;
  const a = both / share;
  return { a, b: both - a, c };
}

const kind = (name: string | undefined): string => (name ? `.kind::${name}` : '');

/** Vectors of scales: `.scale.2x` is `.scale_vec::2X`. */
const scales = (name: string | undefined): string =>
  name ? `.scale_vec::${name.slice(-2).toUpperCase()}` : '';

/** Oldest processor for a product, by shape and type of A. */
function mmaSince({ shape, types }: Groups): { readonly sm: number; readonly ptx: number } {
  const [d, a] = fullTypes(types!).split('.') as [string, string];
  if (/^e[45]m/.test(a)) return { sm: 89, ptx: shape === 'm16n8k16' || d === 'f16' ? 87 : 84 };
  if (a === 'f64' && shape !== 'm8n8k4') return { sm: 90, ptx: 78 };
  if (/^(?:bf16|tf32|f64)$/.test(a) || (shape!.startsWith('m16n8k') && a !== 'f16'))
    return { sm: 80, ptx: 70 };
  if (a === 'f16') {
    if (shape === 'm8n8k4') return { sm: 70, ptx: 64 };
    return shape === 'm16n8k8' ? { sm: 75, ptx: 65 } : { sm: 80, ptx: 70 };
  }
  // PTX has the bits of `m8n8k128` from sm_75 on, LLVM from sm_80.
  return a === 'b1' ? { sm: 80, ptx: 70 } : { sm: 75, ptx: 65 };
}

const SHAPE = '(?<shape>m\\d+n\\d+k\\d+)';
const NARROW = /^sm_12[01][af]$/;

export const MATRICES: readonly Family[] = [
  {
    name: new RegExp(
      `^mma\\.(?:(?<bits>and|xor)\\.popc\\.)?${SHAPE}\\.(?<layout>(?:row|col)\\.(?:row|col))(?<sat>\\.satfinite)?\\.(?<types>[a-z]+\\d\\w*(?:\\.\\w+)*)$`,
    ),
    op: ({ shape, layout, sat, types, bits }) =>
      `mma.sync.aligned.${shape}.${layout}${sat}.${fullTypes(types!)}${bits ? `.${bits}.popc` : ''}`,
    operands: (groups, call) => products(mmaSplit(groups, call)),
    sm: (groups) => (groups['bits'] === 'and' ? 80 : mmaSince(groups).sm),
    ptx: (groups) => (groups['bits'] === 'and' ? 71 : mmaSince(groups).ptx),
    pure: true,
  },
  {
    name: new RegExp(
      `^mma\\.${SHAPE}\\.(?<layout>row\\.col)\\.kind\\.(?<kind>f8f6f4)\\.(?<types>\\w+(?:\\.\\w+)*)$`,
    ),
    op: ({ shape, layout, kind: name, types }) =>
      `mma.sync.aligned.${shape}.${layout}${kind(name)}.${types}`,
    operands: (groups, call) => products(mmaSplit(groups, call)),
    only: NARROW,
    ptx: 87,
    pure: true,
  },
  {
    name: new RegExp(
      `^mma\\.block\\.scale\\.${SHAPE}\\.(?<layout>row\\.col)\\.(?<kind>mx\\w+)(?<vec>\\.scale\\.\\dx)?\\.(?<types>f32(?:\\.\\w+){3})\\.(?<scale>\\w+)$`,
    ),
    op: ({ shape, layout, kind: name, vec, types, scale }) =>
      `mma.sync.aligned.${shape}.${layout}${kind(name)}.block_scale${scales(vec)}.${types}.${scale}`,
    operands: (groups, call) => {
      const split = mmaSplit(groups, call, 6);
      const at = split.a + split.b + split.c;
      return `${products(split)}, @${at}, {@${at + 1}-${at + 2}}, @${at + 3}, {@${at + 4}-${at + 5}}`;
    },
    only: NARROW,
    ptx: 87,
    pure: true,
  },
  {
    name: new RegExp(
      `^mma\\.(?<sp>sp)(?<ordered>\\.ordered\\.metadata)?\\.${SHAPE}\\.(?<layout>row\\.col)(?:\\.kind\\.(?<kind>f8f6f4))?(?<sat>\\.satfinite)?\\.(?<types>[a-z]+\\d\\w*(?:\\.\\w+)*)$`,
    ),
    op: ({ ordered, shape, layout, kind: name, sat, types }) =>
      `mma.sp${ordered ? '::ordered_metadata' : ''}.sync.aligned.${shape}.${layout}${kind(name)}${sat}.${fullTypes(types!)}`,
    operands: (groups, call) => {
      const split = mmaSplit(groups, call, 2);
      return `${products(split)}, @${call.args - 2}, @${call.args - 1}`;
    },
    only: ({ kind: name }) => (name ? NARROW : undefined),
    sm: ({ types }) => (/^f(?:16|32)\.e[45]m/.test(types!) ? 89 : 80),
    ptx: ({ types, ordered, kind: name }) =>
      name
        ? 87
        : /^f(?:16|32)\.e[45]m/.test(types!)
          ? /^f16/.test(types!)
            ? 87
            : ordered
              ? 85
              : 84
          : ordered
            ? 85
            : 71,
    pure: true,
  },
  {
    name: new RegExp(
      `^mma\\.(?<sp>sp)\\.ordered\\.metadata\\.block\\.scale\\.${SHAPE}\\.(?<layout>row\\.col)\\.(?<kind>mx\\w+)(?<vec>\\.scale\\.\\dx)?\\.(?<types>f32(?:\\.\\w+){3})\\.(?<scale>\\w+)$`,
    ),
    op: ({ shape, layout, kind: name, vec, types, scale }) =>
      `mma.sp::ordered_metadata.sync.aligned.${shape}.${layout}${kind(name)}.block_scale${scales(vec)}.${types}.${scale}`,
    operands: (groups, call) => {
      const split = mmaSplit(groups, call, 8);
      const at = split.a + split.b + split.c;
      return `${products(split)}, @${at}, @${at + 1}, @${at + 2}, {@${at + 3}-${at + 4}}, @${at + 5}, {@${at + 6}-${at + 7}}`;
    },
    only: NARROW,
    ptx: 87,
    pure: true,
  },
  {
    name: new RegExp(
      `^wmma\\.${SHAPE}\\.load\\.(?<what>[abc])\\.(?<layout>row|col)(?<stride>\\.stride)?\\.(?<types>\\w+)$`,
    ),
    op: 'wmma.load.<what>.sync.aligned.<layout>.<shape>.<types>',
    operands: ({ stride }) => `{@d}, [@0]${stride ? ', @1' : ''}`,
    sm: ({ types, shape }) => wmmaSince(types!, shape!).sm,
    ptx: ({ types, shape }) => wmmaSince(types!, shape!).ptx,
  },
  {
    name: new RegExp(
      `^wmma\\.${SHAPE}\\.store\\.d\\.(?<layout>row|col)(?<stride>\\.stride)?\\.(?<types>\\w+)$`,
    ),
    op: 'wmma.store.d.sync.aligned.<layout>.<shape>.<types>',
    operands: ({ stride }, { args }) =>
      stride ? `[@0], {@1-${args - 2}}, @${args - 1}` : `[@0], {@1-${args - 1}}`,
    sm: ({ types, shape }) => wmmaSince(types!, shape!).sm,
    ptx: ({ types, shape }) => wmmaSince(types!, shape!).ptx,
  },
  {
    name: new RegExp(
      `^wmma\\.${SHAPE}\\.mma(?:\\.(?<bits>and|xor)\\.popc)?\\.(?<layout>(?:row|col)\\.(?:row|col))(?<round>\\.r[nzmp])?\\.(?<types>\\w+?(?:\\.(?:f16|f32))?)(?<sat>\\.satfinite)?$`,
    ),
    op: ({ shape, bits, layout, round, types, sat }) => {
      const full = fullTypes(types!);
      const [d, a, , c] = full.split('.');
      const spelled = a === 'f16' ? `${d}.${c}` : full;
      return `wmma.mma${bits ? `.${bits}.popc` : ''}.sync.aligned.${layout}.${shape}${round}.${spelled}${sat}`;
    },
    operands: (groups, call) => products(wmmaSplit(groups, call)),
    sm: ({ types, shape, bits }) => (bits === 'and' ? 80 : wmmaSince(types!, shape!).sm),
    ptx: ({ types, shape, bits }) => (bits === 'and' ? 71 : wmmaSince(types!, shape!).ptx),
    pure: true,
  },
  {
    name: /^ldmatrix\.sync\.aligned\.(?<shape>m8n8)\.(?<rest>x[124](?:\.trans)?\.b16)$/,
    op: 'ldmatrix.sync.aligned.<shape>.<rest>',
    operands: '{@d}, [@0]',
    sm: 75,
    ptx: 65,
  },
  {
    name: /^ldmatrix\.sync\.aligned\.(?<shape>m16n16|m8n16)\.(?<rest>x[124](?:\.trans)?\.b8(?:x16\.b[46]x16_p(?:32|64))?)$/,
    op: 'ldmatrix.sync.aligned.<shape>.<rest>',
    operands: '{@d}, [@0]',
    only: /^sm_1(?:0[013]|10|2[01])[af]$/,
    ptx: 86,
  },
  {
    name: /^stmatrix\.sync\.aligned\.m8n8\.(?<rest>x[124](?:\.trans)?\.b16)$/,
    op: 'stmatrix.sync.aligned.m8n8.<rest>',
    operands: '[@0], {@1-}',
    sm: 90,
    ptx: 78,
  },
  {
    name: /^stmatrix\.sync\.aligned\.m16n8\.(?<rest>x[124]\.trans\.b8)$/,
    op: 'stmatrix.sync.aligned.m16n8.<rest>',
    operands: '[@0], {@1-}',
    only: /^sm_1(?:0[013]|10|2[01])[af]$/,
    ptx: 86,
  },
];

/** Oldest processor for a `wmma` of a type and shape. */
function wmmaSince(types: string, shape: string): { readonly sm: number; readonly ptx: number } {
  if (/^(?:bf16|tf32|f64)/.test(types) || shape === 'm16n16k8' || shape === 'm8n8k4')
    return { sm: 80, ptx: 70 };
  if (/^[us]4|^b1/.test(types) || /k(?:32|128)$/.test(shape)) return { sm: 75, ptx: 63 };
  if (/^[us]/.test(types)) return { sm: 72, ptx: 63 };
  return { sm: 70, ptx: shape === 'm16n16k16' ? 60 : 61 };
}
