/** Comparison and selection (PTX ISA 9.7.6, 9.7.7), logic and shifts (9.7.8). */
import { family } from './row.ts';

const ALL = 'b16 b32 b64 u16 u32 u64 s16 s32 s64 f32 f64';
const HALF = 'f16 f16x2 bf16 bf16x2';
const BF = { bf16: [78, 90], bf16x2: [78, 90] } as const;

export const comparisonRows = family('comparison', [
  [
    'set',
    {
      ops: 'T1 T T p?',
      types: ALL,
      is: 'd = (a op b) ? all ones or 1.0 : 0',
      doc: 'Compares and writes a number: all ones for integer destinations, 1.0 for floats. The result may be combined with a predicate by `.and`, `.or` or `.xor`.',
    },
  ],
  [
    'setp',
    {
      ops: 'p|p? T T p?',
      types: ALL,
      is: 'p = a op b, q = not (a op b)',
      doc: 'Compares and writes a predicate, and its opposite into the second one if given; both may be combined with a predicate. The `u` forms (`ltu`) are true for NaN.',
    },
  ],
  ['selp', { ops: 'T T T p', types: ALL, is: 'd = p ? a : b', doc: 'Selects by a predicate.' }],
  [
    'slct',
    {
      ops: 'T1 T1 T1 T',
      types: 's32 f32',
      is: 'd = c >= 0 ? a : b',
      doc: 'Selects by the sign of the third source.',
    },
  ],
]);

export const halfComparisonRows = family('half comparison', [
  [
    'set',
    {
      ops: 'T1 T T p?',
      types: HALF,
      ptx: 42,
      sm: 53,
      is: 'd = (a op b) ? yes : 0',
      doc: 'Compares half-precision numbers and writes 1.0 or all ones for each.',
      since: BF,
    },
  ],
  [
    'setp',
    {
      ops: 'p|p? T T p?',
      types: HALF,
      ptx: 42,
      sm: 53,
      is: 'p = a op b',
      doc: 'Compares half-precision numbers; for pairs the two destinations take the two results.',
      since: BF,
    },
  ],
]);

const BITS = 'pred b16 b32 b64';

export const logicRows = family('logic and shift', [
  ['and', { ops: 'T T T', types: BITS, is: 'd = a & b', doc: 'Bitwise and, on predicates too.' }],
  ['or', { ops: 'T T T', types: BITS, is: 'd = a | b', doc: 'Bitwise or, on predicates too.' }],
  [
    'xor',
    { ops: 'T T T', types: BITS, is: 'd = a ^ b', doc: 'Bitwise exclusive or, on predicates too.' },
  ],
  ['not', { ops: 'T T', types: BITS, is: 'd = ~a', doc: 'Bitwise complement, on predicates too.' }],
  [
    'cnot',
    {
      ops: 'T T',
      types: 'b16 b32 b64',
      is: 'd = a == 0 ? 1 : 0',
      doc: 'Logical negation as in C.',
    },
  ],
  [
    'lop3',
    {
      ops: 'T|p? T T T b32 p?',
      types: 'b32',
      ptx: 43,
      sm: 50,
      is: 'd = F(a, b, c)',
      doc: 'Any bitwise function of three words, given by its 8-bit truth table: the table of f is f(0xF0, 0xCC, 0xAA). `.or` and `.and` also give a predicate.',
      since: { or: [82, 70], and: [82, 70] },
    },
  ],
  [
    'shf',
    {
      ops: 'T T T u32',
      types: 'b32',
      ptx: 31,
      sm: 32,
      is: 'd = 32 bits of b:a shifted',
      doc: 'Funnel shift of the 64 bits `b:a`: `.l` keeps the upper and `.r` the lower word. `.clamp` limits the amount to 32, `.wrap` takes it modulo 32. With both words equal it rotates.',
    },
  ],
  [
    'shl',
    {
      ops: 'T T u32',
      types: 'b16 b32 b64',
      is: 'd = a << b',
      doc: 'Left shift; amounts at or over the width give zero.',
    },
  ],
  [
    'shr',
    {
      ops: 'T T u32',
      types: 'b16 b32 b64 u16 u32 u64 s16 s32 s64',
      is: 'd = a >> b',
      doc: 'Right shift: signed types repeat the sign, others fill with zero. Amounts over the width behave as the width.',
    },
  ],
]);
