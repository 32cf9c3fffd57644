/** Textures and surfaces, through handles in registers. */
import type { Family, Groups } from './family.ts';

/** Coordinates of a geometry; three of them are written as four. */
const COORDINATES: Readonly<Record<string, number>> = { '1d': 1, '2d': 2, '3d': 3, cube: 3 };

/** `count` operands from `at` on; PTX has no lists of three, the last one stands twice. */
function coordinates(at: number, count: number): string {
  const last = at + count - 1;
  return count === 3 ? `{@${at}-${last}, @${last}}` : `{@${at}-${last}}`;
}

const geometry = ({ array, geo }: Groups): string => `${array ? 'a' : ''}${geo}`;

/** Where coordinates begin: behind the texture, and the sampler where it is another handle. */
const first = ({ unified }: Groups): number => (unified ? 1 : 2);

export const TEXTURES: readonly Family[] = [
  {
    name: /^tex(?<unified>\.unified)?\.(?<geo>1d|2d|3d|cube)(?<array>\.array)?(?<mode>\.level|\.grad)?\.v4(?<type>[fsu]32)\.(?<at>[fs]32)$/,
    op: ({ mode, type, at, ...rest }) => `tex${mode}.${geometry(rest)}.v4.${type}.${at}`,
    operands: (groups) => {
      const own = COORDINATES[groups['geo']!]!;
      const start = first(groups);
      const count = own + (groups['array'] ? 1 : 0);
      const handles = start === 1 ? '@0' : '@0-1';
      const base = `{@d}, [${handles}, ${coordinates(start, count)}]`;
      const next = start + count;
      if (groups['mode'] === '.level') return `${base}, @${next}`;
      if (groups['mode'] !== '.grad') return base;
      return `${base}, ${coordinates(next, own)}, ${coordinates(next + own, own)}`;
    },
    ptx: ({ geo }) => (geo === 'cube' ? 31 : 0),
  },
  {
    name: /^tld4(?<unified>\.unified)?\.(?<part>[rgba])\.2d\.v4(?<type>[fsu]32)\.f32$/,
    op: 'tld4.<part>.2d.v4.<type>.f32',
    operands: (groups) => {
      const start = first(groups);
      return `{@d}, [${start === 1 ? '@0' : '@0-1'}, ${coordinates(start, 2)}]`;
    },
  },
  {
    name: /^suld\.(?<geo>1d|2d|3d)(?<array>\.array)?\.(?<vec>v[24])?i(?<width>8|16|32|64)\.(?<mode>clamp|trap|zero)$/,
    op: ({ vec, width, mode, ...rest }) =>
      `suld.b.${geometry(rest)}${vec ? `.${vec}` : ''}.b${width}.${mode}`,
    operands: (groups) =>
      `{@d}, [@0, ${coordinates(1, COORDINATES[groups['geo']!]! + (groups['array'] ? 1 : 0))}]`,
  },
  {
    name: /^sust\.(?<form>[bp])\.(?<geo>1d|2d|3d)(?<array>\.array)?\.(?<vec>v[24])?i(?<width>8|16|32|64)\.(?<mode>clamp|trap|zero)$/,
    op: ({ form, vec, width, mode, ...rest }) =>
      `sust.${form}.${geometry(rest)}${vec ? `.${vec}` : ''}.b${width}.${mode}`,
    operands: (groups) => {
      const count = COORDINATES[groups['geo']!]! + (groups['array'] ? 1 : 0);
      return `[@0, ${coordinates(1, count)}], {@${1 + count}-}`;
    },
  },
  {
    name: /^(?<op>txq|suq)\.(?<what>width|height|depth|array\.size|channel\.(?:order|data\.type)|num\.(?:mipmap\.levels|samples))$/,
    op: ({ op, what }) => `${op}.${what!.replaceAll('.', '_')}.b32`,
    operands: '@d, [@0]',
    pure: true,
  },
  {
    name: /^istypep\.(?<what>sampler|surface|texture)$/,
    op: ({ what }) =>
      `istypep.${{ sampler: 'samplerref', surface: 'surfref', texture: 'texref' }[what!]}`,
    pure: true,
  },
];
