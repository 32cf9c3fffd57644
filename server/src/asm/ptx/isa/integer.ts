/** Integer arithmetic and bit fields (PTX ISA 9.7.1), extended precision (9.7.2). */
import { family } from './row.ts';

const INT = 'u16 u32 u64 s16 s32 s64';
const PACKED = 'u16x2 s16x2';

export const integerRows = family('integer', [
  [
    'add',
    {
      ops: 'T T T',
      types: `${INT} ${PACKED}`,
      is: 'd = a + b',
      doc: 'Integer sum, wrapping at the width of the type. `.sat` (only `.s32`) clamps to the range instead; the packed types add two halves separately.',
      since: { u16x2: [80, 90], s16x2: [80, 90] },
    },
  ],
  [
    'sub',
    {
      ops: 'T T T',
      types: INT,
      is: 'd = a - b',
      doc: 'Integer difference, wrapping. `.sat` (only `.s32`) clamps to the range instead.',
    },
  ],
  [
    'mul',
    {
      ops: 'W T T',
      types: INT,
      is: 'd = a * b',
      doc: 'Integer product. `.lo` and `.hi` keep one half of the double-width product, `.wide` (16 and 32 bits) keeps all of it in a destination twice as wide.',
    },
  ],
  [
    'mad',
    {
      ops: 'W T T W',
      types: INT,
      is: 'd = a * b + c',
      doc: 'Integer product plus addend. `.lo`, `.hi` and `.wide` choose the part of the product as in `mul`; with `.wide` the addend is as wide as the destination.',
    },
  ],
  [
    'mul24',
    {
      ops: 'T T T',
      types: 'u32 s32',
      is: 'd = a[23..0] * b[23..0]',
      doc: 'Product of the low 24 bits; `.hi` gives bits 47 to 16 and `.lo` bits 31 to 0 of the 48-bit result. Slower than `mul` on current GPUs.',
    },
  ],
  [
    'mad24',
    {
      ops: 'T T T T',
      types: 'u32 s32',
      is: 'd = a[23..0] * b[23..0] + c',
      doc: 'Product of the low 24 bits plus addend; `.hi.sat.s32` clamps the sum.',
    },
  ],
  [
    'sad',
    {
      ops: 'T T T T',
      types: INT,
      is: 'd = |a - b| + c',
      doc: 'Sum of absolute difference and addend.',
    },
  ],
  [
    'div',
    {
      ops: 'T T T',
      types: INT,
      is: 'd = a / b',
      doc: 'Integer quotient, truncated toward zero. Division by zero gives a machine-specific value and no fault.',
    },
  ],
  [
    'rem',
    {
      ops: 'T T T',
      types: INT,
      is: 'd = a % b',
      doc: 'Remainder of the truncated division; a signed remainder has the sign of the dividend.',
    },
  ],
  [
    'abs',
    {
      ops: 'T T',
      types: 's16 s32 s64',
      is: 'd = |a|',
      doc: 'Absolute value; the smallest negative number stays what it is.',
    },
  ],
  [
    'neg',
    { ops: 'T T', types: 's16 s32 s64', is: 'd = -a', doc: 'Arithmetic negation, wrapping.' },
  ],
  [
    'min',
    {
      ops: 'T T T',
      types: `${INT} ${PACKED}`,
      is: 'd = a < b ? a : b',
      doc: 'The smaller operand. `.relu` clamps a negative result to zero.',
      since: { u16x2: [80, 90], s16x2: [80, 90], relu: [80, 90] },
    },
  ],
  [
    'max',
    {
      ops: 'T T T',
      types: `${INT} ${PACKED}`,
      is: 'd = a > b ? a : b',
      doc: 'The larger operand. `.relu` clamps a negative result to zero.',
      since: { u16x2: [80, 90], s16x2: [80, 90], relu: [80, 90] },
    },
  ],
  [
    'popc',
    {
      ops: 'u32 T',
      types: 'b32 b64',
      ptx: 20,
      sm: 20,
      is: 'd = number of ones in a',
      doc: 'Population count. The result is 32 bits wide for both operand widths.',
    },
  ],
  [
    'clz',
    {
      ops: 'u32 T',
      types: 'b32 b64',
      ptx: 20,
      sm: 20,
      is: 'd = leading zeros of a',
      doc: 'Counts leading zeros: the width of the type for zero.',
    },
  ],
  [
    'bfind',
    {
      ops: 'u32 T',
      types: 'u32 u64 s32 s64',
      ptx: 20,
      sm: 20,
      is: 'd = index of the top significant bit',
      doc: 'Position of the highest one, or for signed operands of the highest bit that differs from the sign; 0xffffffff when there is none. `.shiftamt` gives the left shift that would bring it to the top.',
    },
  ],
  [
    'fns',
    {
      ops: 'T b32 b32 s32',
      types: 'b32',
      ptx: 60,
      sm: 30,
      is: 'd = position of the n-th one of a mask',
      doc: 'Finds the n-th set bit of a mask from a base position, upward for a positive and downward for a negative count; 0xffffffff when there is none.',
    },
  ],
  [
    'brev',
    {
      ops: 'T T',
      types: 'b32 b64',
      ptx: 20,
      sm: 20,
      is: 'd = bits of a in reverse',
      doc: 'Reverses the order of the bits.',
    },
  ],
  [
    'bfe',
    {
      ops: 'T T u32 u32',
      types: 'u32 u64 s32 s64',
      ptx: 20,
      sm: 20,
      is: 'd = bits of a from b, c of them',
      doc: 'Extracts a bit field at position b of length c; signed types extend the field by its top bit. Only the low 8 bits of position and length count.',
    },
  ],
  [
    'bfi',
    {
      ops: 'T T T u32 u32',
      types: 'b32 b64',
      ptx: 20,
      sm: 20,
      is: 'd = b with bits from c, d of them, from a',
      doc: 'Inserts the low bits of a into b at a position, for a length; the other bits come from b.',
    },
  ],
  [
    'szext',
    {
      ops: 'T T u32',
      types: 'u32 s32',
      ptx: 76,
      sm: 70,
      is: 'd = a extended from b bits',
      doc: 'Sign- or zero-extends a number of b bits to 32. `.clamp` limits b to 32, `.wrap` takes it modulo 32.',
    },
  ],
  [
    'bmsk',
    {
      ops: 'T u32 u32',
      types: 'b32',
      ptx: 76,
      sm: 70,
      is: 'd = b ones from position a',
      doc: 'Makes a mask of b ones from position a. `.clamp` limits both to 32, `.wrap` takes them modulo 32.',
    },
  ],
  [
    'dp4a',
    {
      ops: 'b32 b32 b32 b32',
      types: 'u32 s32',
      ptx: 50,
      sm: 61,
      is: 'd = c + sum of 4 byte products',
      doc: 'Dot product of four bytes with four bytes, added to a 32-bit sum. Each operand has its own signedness.',
    },
  ],
  [
    'dp2a',
    {
      ops: 'b32 b32 b32 b32',
      types: 'u32 s32',
      ptx: 50,
      sm: 61,
      is: 'd = c + sum of 2 products of 16 by 8 bits',
      doc: 'Dot product of two 16-bit numbers with two bytes, the low or the high pair of b, added to a 32-bit sum.',
    },
  ],
]);

const WIDE = 'u32 s32 u64 s64';
const CARRY64 = { u64: [43, 20], s64: [43, 20] } as const;

export const extendedRows = family('extended precision', [
  [
    'add.cc',
    {
      ops: 'T T T',
      types: WIDE,
      ptx: 12,
      is: 'd = a + b, CC = carry out',
      doc: 'Sum that leaves its carry in the condition code, for a following `addc`.',
      since: CARRY64,
    },
  ],
  [
    'addc',
    {
      ops: 'T T T',
      types: WIDE,
      ptx: 12,
      is: 'd = a + b + CC',
      doc: 'Sum with the carry of the step before; with `.cc` it leaves its own carry.',
      since: CARRY64,
    },
  ],
  [
    'sub.cc',
    {
      ops: 'T T T',
      types: WIDE,
      ptx: 12,
      is: 'd = a - b, CC = borrow',
      doc: 'Difference that leaves its borrow in the condition code, for a following `subc`.',
      since: CARRY64,
    },
  ],
  [
    'subc',
    {
      ops: 'T T T',
      types: WIDE,
      ptx: 12,
      is: 'd = a - (b + CC)',
      doc: 'Difference with the borrow of the step before; with `.cc` it leaves its own borrow.',
      since: CARRY64,
    },
  ],
  [
    'mad.cc',
    {
      ops: 'T T T T',
      types: WIDE,
      ptx: 30,
      sm: 20,
      is: 'd = half of a * b, + c, CC = carry',
      doc: 'Low or high half of a product plus addend, leaving the carry of the sum.',
      since: CARRY64,
    },
  ],
  [
    'madc',
    {
      ops: 'T T T T',
      types: WIDE,
      ptx: 30,
      sm: 20,
      is: 'd = half of a * b, + c + CC',
      doc: 'Low or high half of a product plus addend plus the carry of the step before.',
      since: CARRY64,
    },
  ],
]);
