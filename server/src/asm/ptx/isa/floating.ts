/**
 * Floating-point arithmetic: binary32 and binary64 (PTX ISA 9.7.3), half precision (9.7.4), mixed
 * (9.7.5).
 */
import { family } from './row.ts';

const F = 'f32 f64';
const HALF = 'f16 f16x2 bf16 bf16x2';
const F64 = { f64: [14, 13] } as const;
const PAIR = { ...F64, f32x2: [86, 100] } as const;
const BF = { bf16: [78, 90], bf16x2: [78, 90] } as const;

export const floatingRows = family('floating point', [
  [
    'testp',
    {
      ops: 'p T',
      types: F,
      ptx: 20,
      sm: 20,
      is: 'p = a has the property',
      doc: 'Tests for one property: `.finite`, `.infinite`, `.number`, `.notanumber`, `.normal` or `.subnormal`.',
    },
  ],
  [
    'copysign',
    {
      ops: 'T T T',
      types: F,
      ptx: 20,
      sm: 20,
      is: 'd = |b| with the sign of a',
      doc: 'Gives the second source the sign of the first one.',
    },
  ],
  [
    'add',
    {
      ops: 'T T T',
      types: `${F} f32x2`,
      is: 'd = a + b',
      doc: 'Floating-point sum. Without a rounding modifier it may be fused with a product into one `fma`; `.rn`, `.rz`, `.rm`, `.rp` forbid that. `.ftz` flushes subnormals, `.sat` clamps to 0..1.',
      since: PAIR,
    },
  ],
  [
    'sub',
    {
      ops: 'T T T',
      types: `${F} f32x2`,
      is: 'd = a - b',
      doc: 'Floating-point difference; a rounding modifier forbids fusing it with a product.',
      since: PAIR,
    },
  ],
  [
    'mul',
    {
      ops: 'T T T',
      types: `${F} f32x2`,
      is: 'd = a * b',
      doc: 'Floating-point product. Without a rounding modifier it may be fused with a following sum.',
      since: PAIR,
    },
  ],
  [
    'fma',
    {
      ops: 'T T T T',
      types: `${F} f32x2`,
      ptx: 14,
      is: 'd = a * b + c, rounded once',
      doc: 'Fused multiply-add: the product is exact, only the sum is rounded.',
      since: { f32: [20, 20], f32x2: [86, 100] },
    },
  ],
  [
    'mad',
    {
      ops: 'T T T T',
      types: F,
      is: 'd = a * b + c',
      doc: 'Multiply-add; on every current GPU the same as `fma`.',
      since: F64,
    },
  ],
  [
    'div',
    {
      ops: 'T T T',
      types: F,
      is: 'd = a / b',
      doc: 'Quotient. `.rn` and its like are correctly rounded, `.full` has two units of error over the whole range, `.approx` is fastest and needs a divisor below 2^126.',
      since: F64,
    },
  ],
  ['abs', { ops: 'T T', types: F, is: 'd = |a|', doc: 'Clears the sign bit.', since: F64 }],
  ['neg', { ops: 'T T', types: F, is: 'd = -a', doc: 'Flips the sign bit.', since: F64 }],
  [
    'min',
    {
      ops: 'T T T T?',
      types: F,
      is: 'd = smaller of a, b',
      doc: 'The smaller operand, -0 counting less than +0. A NaN loses against a number unless `.NaN`; `.xorsign.abs` compares magnitudes. Three sources from sm_100.',
      since: { ...F64, NaN: [70, 80], xorsign: [72, 86] },
    },
  ],
  [
    'max',
    {
      ops: 'T T T T?',
      types: F,
      is: 'd = larger of a, b',
      doc: 'The larger operand, +0 counting more than -0. A NaN loses against a number unless `.NaN`; `.xorsign.abs` compares magnitudes. Three sources from sm_100.',
      since: { ...F64, NaN: [70, 80], xorsign: [72, 86] },
    },
  ],
  [
    'rcp',
    {
      ops: 'T T',
      types: F,
      is: 'd = 1 / a',
      doc: 'Reciprocal: correctly rounded with `.rn` and its like, within one unit with `.approx`.',
      since: F64,
    },
  ],
  [
    'rcp.approx.ftz.f64',
    {
      ops: 'f64 f64',
      types: 'f64',
      ptx: 21,
      sm: 20,
      is: 'd = 1 / a, upper word only',
      doc: 'Rough reciprocal of a binary64: about 20 good bits, subnormals flushed; a starting point for refinement.',
    },
  ],
  [
    'sqrt',
    {
      ops: 'T T',
      types: F,
      is: 'd = square root of a',
      doc: 'Square root: correctly rounded with `.rn` and its like, fast with `.approx`. The root of a negative number is NaN.',
      since: F64,
    },
  ],
  [
    'rsqrt',
    {
      ops: 'T T',
      types: F,
      is: 'd = 1 / square root of a',
      doc: 'Approximate reciprocal of the square root.',
      since: F64,
    },
  ],
  [
    'rsqrt.approx.ftz.f64',
    {
      ops: 'f64 f64',
      types: 'f64',
      ptx: 40,
      sm: 20,
      is: 'd = 1 / square root of a, upper word only',
      doc: 'Rough reciprocal square root of a binary64, subnormals flushed; a starting point for refinement.',
    },
  ],
  [
    'sin',
    {
      ops: 'T T',
      types: 'f32',
      ptx: 14,
      is: 'd = sin a',
      doc: 'Approximate sine of an angle in radians; the error grows with the angle.',
    },
  ],
  [
    'cos',
    {
      ops: 'T T',
      types: 'f32',
      ptx: 14,
      is: 'd = cos a',
      doc: 'Approximate cosine of an angle in radians; the error grows with the angle.',
    },
  ],
  [
    'lg2',
    {
      ops: 'T T',
      types: 'f32',
      ptx: 14,
      is: 'd = log2 a',
      doc: 'Approximate logarithm to base 2.',
    },
  ],
  ['ex2', { ops: 'T T', types: 'f32', ptx: 14, is: 'd = 2^a', doc: 'Approximate power of two.' }],
  [
    'tanh',
    {
      ops: 'T T',
      types: 'f32',
      ptx: 70,
      sm: 75,
      is: 'd = tanh a',
      doc: 'Approximate hyperbolic tangent.',
    },
  ],
]);

export const halfRows = family('half precision', [
  [
    'add',
    {
      ops: 'T T T',
      types: HALF,
      ptx: 42,
      sm: 53,
      is: 'd = a + b',
      doc: 'Sum of binary16 or bfloat16 numbers, one or a pair in a 32-bit register.',
      since: BF,
    },
  ],
  [
    'sub',
    {
      ops: 'T T T',
      types: HALF,
      ptx: 42,
      sm: 53,
      is: 'd = a - b',
      doc: 'Difference of binary16 or bfloat16 numbers, one or a pair.',
      since: BF,
    },
  ],
  [
    'mul',
    {
      ops: 'T T T',
      types: HALF,
      ptx: 42,
      sm: 53,
      is: 'd = a * b',
      doc: 'Product of binary16 or bfloat16 numbers, one or a pair.',
      since: BF,
    },
  ],
  [
    'fma',
    {
      ops: 'T T T T',
      types: HALF,
      ptx: 42,
      sm: 53,
      is: 'd = a * b + c, rounded once',
      doc: 'Fused multiply-add in half precision; `.relu` clamps negative results to zero, `.oob` turns out-of-bounds marks into zero.',
      since: { bf16: [70, 80], bf16x2: [70, 80], relu: [70, 80], oob: [81, 90] },
    },
  ],
  [
    'neg',
    {
      ops: 'T T',
      types: HALF,
      ptx: 60,
      sm: 53,
      is: 'd = -a',
      doc: 'Flips the signs.',
      since: { bf16: [70, 80], bf16x2: [70, 80] },
    },
  ],
  [
    'abs',
    {
      ops: 'T T',
      types: HALF,
      ptx: 65,
      sm: 53,
      is: 'd = |a|',
      doc: 'Clears the signs.',
      since: { bf16: [70, 80], bf16x2: [70, 80] },
    },
  ],
  [
    'min',
    {
      ops: 'T T T',
      types: HALF,
      ptx: 70,
      sm: 80,
      is: 'd = smaller of a, b',
      doc: 'The smaller operand of each half.',
      since: { xorsign: [72, 86] },
    },
  ],
  [
    'max',
    {
      ops: 'T T T',
      types: HALF,
      ptx: 70,
      sm: 80,
      is: 'd = larger of a, b',
      doc: 'The larger operand of each half.',
      since: { xorsign: [72, 86] },
    },
  ],
  [
    'tanh',
    {
      ops: 'T T',
      types: HALF,
      ptx: 70,
      sm: 75,
      is: 'd = tanh a',
      doc: 'Approximate hyperbolic tangent in half precision.',
      since: { bf16: [78, 90], bf16x2: [78, 90] },
    },
  ],
  [
    'ex2',
    {
      ops: 'T T',
      types: HALF,
      ptx: 70,
      sm: 75,
      is: 'd = 2^a',
      doc: 'Approximate power of two in half precision.',
      since: { bf16: [78, 90], bf16x2: [78, 90] },
    },
  ],
]);

export const mixedRows = family('mixed precision', [
  [
    'add.f32.f16',
    {
      ops: 'f32 f16 f32',
      ptx: 86,
      sm: 100,
      is: 'd = a + c',
      doc: 'Sum of a half-precision number and a binary32.',
    },
  ],
  [
    'add.f32.bf16',
    {
      ops: 'f32 bf16 f32',
      ptx: 86,
      sm: 100,
      is: 'd = a + c',
      doc: 'Sum of a bfloat16 number and a binary32.',
    },
  ],
  [
    'sub.f32.f16',
    {
      ops: 'f32 f16 f32',
      ptx: 86,
      sm: 100,
      is: 'd = a - c',
      doc: 'Difference of a half-precision number and a binary32.',
    },
  ],
  [
    'sub.f32.bf16',
    {
      ops: 'f32 bf16 f32',
      ptx: 86,
      sm: 100,
      is: 'd = a - c',
      doc: 'Difference of a bfloat16 number and a binary32.',
    },
  ],
  [
    'fma.f32.f16',
    {
      ops: 'f32 f16 f16 f32',
      ptx: 86,
      sm: 100,
      is: 'd = a * b + c',
      doc: 'Fused multiply-add of half-precision factors with a binary32 addend.',
    },
  ],
  [
    'fma.f32.bf16',
    {
      ops: 'f32 bf16 bf16 f32',
      ptx: 86,
      sm: 100,
      is: 'd = a * b + c',
      doc: 'Fused multiply-add of bfloat16 factors with a binary32 addend.',
    },
  ],
]);
