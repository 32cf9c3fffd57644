/** Video instructions: scalar (PTX ISA 9.7.18) and SIMD (9.7.19). */
import { family } from './row.ts';

const V = { ptx: 20, sm: 20 } as const;
const S = { ptx: 30, sm: 30 } as const;

export const videoRows = family('video', [
  [
    'vadd',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = a + b, then merged or combined with c',
      doc: 'Sum of bytes, halves or words picked from the sources, computed in 34 bits; then saturated, and merged into a part of c or combined with it.',
    },
  ],
  [
    'vsub',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = a - b, then merged or combined with c',
      doc: 'Difference of picked bytes, halves or words, with the same second step as `vadd`.',
    },
  ],
  [
    'vabsdiff',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = |a - b|, then merged or combined with c',
      doc: 'Absolute difference of picked bytes, halves or words, with the same second step as `vadd`.',
    },
  ],
  [
    'vmin',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = min(a, b), then merged or combined with c',
      doc: 'Smaller of picked bytes, halves or words, with the same second step as `vadd`.',
    },
  ],
  [
    'vmax',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = max(a, b), then merged or combined with c',
      doc: 'Larger of picked bytes, halves or words, with the same second step as `vadd`.',
    },
  ],
  [
    'vshl',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = a << b, then merged or combined with c',
      doc: 'Left shift by a picked amount; `.clamp` or `.wrap` for amounts over 32.',
    },
  ],
  [
    'vshr',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = a >> b, then merged or combined with c',
      doc: 'Right shift by a picked amount; `.clamp` or `.wrap` for amounts over 32.',
    },
  ],
  [
    'vmad',
    {
      ops: 'b32 b32 b32 b32',
      ...V,
      is: 'd = (a * b + c) >> scale',
      doc: 'Product of picked parts plus or minus c, plus one with `.po`, shifted right by 0, 7 or 15.',
    },
  ],
  [
    'vset',
    {
      ops: 'b32 b32 b32 b32?',
      ...V,
      is: 'd = a op b, then merged or combined with c',
      doc: 'Comparison of picked parts: 1 or 0, with the same second step as `vadd`.',
    },
  ],
]);

const two = 'two halves';
const four = 'four bytes';

function simd(width: 2 | 4): ReturnType<typeof family> {
  const parts = width === 2 ? two : four;
  const row = (name: string, what: string, is: string) =>
    [
      `${name}${width}`,
      {
        ops: 'b32 b32 b32 b32',
        ...S,
        is,
        doc: `${what} of ${parts} picked from the sources, each by itself. A mask says which are written; \`.add\` sums all of them onto c instead.`,
      },
    ] as const;
  return family('SIMD video', [
    row('vadd', 'Sums', 'd.i = a.i + b.i'),
    row('vsub', 'Differences', 'd.i = a.i - b.i'),
    row('vavrg', 'Rounded averages', 'd.i = (a.i + b.i + 1) >> 1'),
    row('vabsdiff', 'Absolute differences', 'd.i = |a.i - b.i|'),
    row('vmin', 'Minima', 'd.i = min(a.i, b.i)'),
    row('vmax', 'Maxima', 'd.i = max(a.i, b.i)'),
    row('vset', 'Comparisons', 'd.i = a.i op b.i'),
  ]);
}

export const simdVideoRows = [...simd(2), ...simd(4)];
