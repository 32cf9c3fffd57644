/** Vector arithmetic (VOP1, VOP2, VOP3): integers, floating point, conversions. */
import { type AmdgcnInstructionRow, rows } from './row.ts';

const UNARY = 'vdst, src';
const BINARY = 'vdst, src, src';
const TERNARY = 'vdst, src, src, src';

const integer: readonly AmdgcnInstructionRow[] = [
  ...rows('vector integer', '9-', '', { v_nop: 'Does nothing.' }),
  ...rows('vector integer', '9-', UNARY, {
    v_mov_b32: 'Copies 32 bits into every active lane. With DPP it reads other lanes.',
    v_not_b32: 'Bitwise complement.',
    v_bfrev_b32: 'Reverses the order of the bits.',
    v_clz_i32_u32: 'Zeros above the highest one; -1 for zero. GFX9 calls it `v_ffbh_u32`.',
    v_ctz_i32_b32: 'Position of the lowest one; -1 for zero. GFX9 calls it `v_ffbl_b32`.',
    v_cls_i32: 'Leading bits that repeat the sign; -1 when all do.',
    v_sat_pk_u8_i16: 'Saturates two signed halves to bytes and packs them.',
  }),
  ...rows('vector integer', '11-', UNARY, {
    v_mov_b16: 'Copies 16 bits.',
    v_not_b16: 'Bitwise complement of 16 bits.',
  }),
  ...rows('vector integer', 'cdna', UNARY, { v_mov_b64: 'Copies 64 bits.' }),
  ...rows('vector integer', 'cdna', 'vdst, acc', {
    v_accvgpr_read_b32: 'Copies an accumulation register to a vector register.',
  }),
  ...rows('vector integer', 'cdna', 'acc, src', {
    v_accvgpr_write_b32: 'Copies a value to an accumulation register.',
    v_accvgpr_mov_b32: 'Copies one accumulation register to another.',
  }),
  ...rows('vector integer', '9-', BINARY, {
    v_and_b32: 'Bitwise AND.',
    v_or_b32: 'Bitwise OR.',
    v_xor_b32: 'Bitwise exclusive OR.',
    v_xnor_b32: 'Complement of the exclusive OR.',
    v_lshlrev_b32: 'Shift left; the amount comes first.',
    v_lshrrev_b32: 'Logical shift right; the amount comes first.',
    v_ashrrev_i32: 'Arithmetic shift right; the amount comes first.',
    v_lshlrev_b64: 'Shift left of 64 bits; the amount comes first.',
    v_lshrrev_b64: 'Logical shift right of 64 bits; the amount comes first.',
    v_ashrrev_i64: 'Arithmetic shift right of 64 bits; the amount comes first.',
    v_mul_lo_u32: 'Low 32 bits of a product; slower than a 24-bit product.',
    v_mul_hi_u32: 'High 32 bits of an unsigned product.',
    v_mul_hi_i32: 'High 32 bits of a signed product.',
    v_mul_u32_u24: 'Low 32 bits of the product of the low 24 bits.',
    v_mul_i32_i24: 'Low 32 bits of the signed product of the low 24 bits.',
    v_mul_hi_u32_u24: 'High bits of the product of the low 24 bits.',
    v_mul_hi_i32_i24: 'High bits of the signed product of the low 24 bits.',
    v_min_u32: 'Smaller unsigned operand.',
    v_max_u32: 'Larger unsigned operand.',
    v_min_i32: 'Smaller signed operand.',
    v_max_i32: 'Larger signed operand.',
    v_bfm_b32: 'A mask of ones, shifted left.',
    v_bcnt_u32_b32: 'Ones of the first operand plus the second operand.',
    v_pack_b32_f16: 'Packs two halves into one register.',
    v_cvt_pk_u16_u32: 'Two unsigned numbers to packed 16-bit ones, saturating.',
    v_cvt_pk_i16_i32: 'Two signed numbers to packed 16-bit ones, saturating.',
    v_add_nc_u32: 'Sum without carry; `clamp` saturates. GFX9 calls it `v_add_u32`.',
    v_sub_nc_u32: 'Difference without borrow; `clamp` saturates.',
    v_subrev_nc_u32: 'Second operand minus the first, without borrow.',
    v_add_nc_i32: 'Signed sum; `clamp` saturates.',
    v_sub_nc_i32: 'Signed difference; `clamp` saturates.',
    v_mul_lo_u16: 'Low 16 bits of a product of 16-bit numbers.',
    v_lshlrev_b16: 'Shift left of 16 bits; the amount comes first.',
    v_lshrrev_b16: 'Logical shift right of 16 bits; the amount comes first.',
    v_ashrrev_i16: 'Arithmetic shift right of 16 bits; the amount comes first.',
    v_min_u16: 'Smaller unsigned 16-bit operand.',
    v_max_u16: 'Larger unsigned 16-bit operand.',
    v_min_i16: 'Smaller signed 16-bit operand.',
    v_max_i16: 'Larger signed 16-bit operand.',
    v_add_nc_u16: 'Sum of 16 bits.',
    v_sub_nc_u16: 'Difference of 16 bits.',
    v_add_nc_i16: 'Signed sum of 16 bits; `clamp` saturates.',
    v_sub_nc_i16: 'Signed difference of 16 bits; `clamp` saturates.',
  }),
  ...rows('vector integer', '9', BINARY, {
    v_subrev_nc_u16: 'Second operand minus the first, 16 bits.',
    v_mul_lo_i32: 'Low 32 bits of a product.',
  }),
  ...rows('vector integer', '11-', BINARY, {
    v_and_b16: 'Bitwise AND of 16 bits.',
    v_or_b16: 'Bitwise OR of 16 bits.',
    v_xor_b16: 'Bitwise exclusive OR of 16 bits.',
  }),
  ...rows('vector integer', '12', BINARY, {
    v_add_nc_u64: 'Sum of 64 bits (gfx1250).',
    v_sub_nc_u64: 'Difference of 64 bits (gfx1250).',
    v_mul_u64: 'Low 64 bits of a product (gfx1250).',
  }),
  ...rows('vector integer', '9-', TERNARY, {
    v_add3_u32: 'Sum of three operands.',
    v_lshl_add_u32: 'First operand shifted left by the second, plus the third.',
    v_add_lshl_u32: 'Sum of the first two, shifted left by the third.',
    v_lshl_or_b32: 'First operand shifted left by the second, OR the third.',
    v_and_or_b32: 'AND of the first two, OR the third.',
    v_or3_b32: 'OR of three operands.',
    v_xad_u32: 'Exclusive OR of the first two, plus the third.',
    v_bfe_u32: 'Extracts a bit field: value, position, width.',
    v_bfe_i32: 'Extracts a bit field and sign-extends it.',
    v_bfi_b32: 'Takes bits of the second operand where the first has ones, of the third elsewhere.',
    v_alignbit_b32:
      'Shifts a pair of registers right and keeps the low 32 bits: rotations and double shifts.',
    v_alignbyte_b32: 'Shifts a pair of registers right by bytes and keeps the low 32 bits.',
    v_perm_b32: 'Picks four bytes out of eight; the third operand selects.',
    v_min3_u32: 'Smallest of three unsigned operands.',
    v_max3_u32: 'Largest of three unsigned operands.',
    v_med3_u32: 'Middle of three unsigned operands.',
    v_min3_i32: 'Smallest of three signed operands.',
    v_max3_i32: 'Largest of three signed operands.',
    v_med3_i32: 'Middle of three signed operands.',
    v_min3_u16: 'Smallest of three unsigned 16-bit operands.',
    v_max3_u16: 'Largest of three unsigned 16-bit operands.',
    v_med3_u16: 'Middle of three unsigned 16-bit operands.',
    v_min3_i16: 'Smallest of three signed 16-bit operands.',
    v_max3_i16: 'Largest of three signed 16-bit operands.',
    v_med3_i16: 'Middle of three signed 16-bit operands.',
    v_mad_u32_u24: 'Product of the low 24 bits plus the third operand.',
    v_mad_i32_i24: 'Signed product of the low 24 bits plus the third operand.',
    v_mad_u32_u16: 'Product of two 16-bit numbers plus a 32-bit one.',
    v_mad_i32_i16: 'Signed product of two 16-bit numbers plus a 32-bit one.',
    v_mad_u16: 'Product plus addend, 16 bits.',
    v_mad_i16: 'Signed product plus addend, 16 bits.',
    v_sad_u8: 'Sum of the absolute differences of four bytes, plus the third operand.',
    v_sad_hi_u8:
      'Sum of the absolute differences of four bytes, in the upper half, plus the third operand.',
    v_sad_u16: 'Sum of the absolute differences of two halves, plus the third operand.',
    v_sad_u32: 'Absolute difference plus the third operand.',
    v_lerp_u8: 'Average of four bytes each, rounded as the third operand says.',
    v_qsad_pk_u16_u8: 'Four sums of absolute differences over a moving window of bytes.',
  }),
  ...rows('vector integer', '10-', TERNARY, { v_xor3_b32: 'Exclusive OR of three operands.' }),
  ...rows('vector integer', '11-', TERNARY, {
    v_maxmin_u32: 'Larger of the first two, then the smaller of that and the third.',
    v_minmax_u32: 'Smaller of the first two, then the larger of that and the third.',
    v_maxmin_i32: 'Larger of the first two, then the smaller of that and the third, signed.',
    v_minmax_i32: 'Smaller of the first two, then the larger of that and the third, signed.',
  }),
  ...rows('vector integer', 'cdna', TERNARY, {
    v_lshl_add_u64: 'First 64-bit operand shifted left by up to 4, plus the third.',
  }),
  ...rows('vector integer', '9-', 'vdst, mask, src, src', {
    v_add_co_u32: 'Sum; the mask receives the carry of each lane.',
    v_sub_co_u32: 'Difference; the mask receives the borrow of each lane.',
    v_subrev_co_u32: 'Second operand minus the first; the mask receives the borrow of each lane.',
  }),
  ...rows('vector integer', '9-', 'vdst, mask, src, src, mask', {
    v_add_co_ci_u32: 'Sum plus the carry of each lane: the upper half of a 64-bit sum.',
    v_sub_co_ci_u32: 'Difference minus the borrow of each lane.',
    v_subrev_co_ci_u32: 'Second operand minus the first, minus the borrow of each lane.',
  }),
  ...rows('vector integer', '9-', 'vdst2, mask, src, src, src2', {
    v_mad_u64_u32: 'Full 64-bit product plus a 64-bit addend; the mask receives the carry.',
    v_mad_i64_i32:
      'Full signed 64-bit product plus a 64-bit addend; the mask receives the overflow.',
  }),
  ...rows('vector integer', '9-', 'vdst, src, src, mask', {
    v_cndmask_b32: 'Second operand in lanes whose mask bit is 1, else the first.',
  }),
  ...rows('vector integer', '11-', 'vdst, src, src, mask', {
    v_cndmask_b16: 'Second 16-bit operand in lanes whose mask bit is 1, else the first.',
  }),
];

const PRECISIONS: readonly (readonly [string, string])[] = [
  ['f32', 'single'],
  ['f16', 'half'],
];

const binaryFloat = PRECISIONS.flatMap(([type, name]) =>
  rows('vector floating point', '9-', BINARY, {
    [`v_add_${type}`]: `Sum in ${name} precision.`,
    [`v_sub_${type}`]: `Difference in ${name} precision.`,
    [`v_subrev_${type}`]: `Second operand minus the first, in ${name} precision.`,
    [`v_mul_${type}`]: `Product in ${name} precision.`,
    [`v_min_${type}`]: `Smaller operand in ${name} precision; a NaN loses against a number.`,
    [`v_max_${type}`]: `Larger operand in ${name} precision; a NaN loses against a number.`,
  }),
);

const unaryFloat = PRECISIONS.flatMap(([type, name]) =>
  rows('vector floating point', '9-', UNARY, {
    [`v_rcp_${type}`]: `Approximate reciprocal in ${name} precision, about one unit in the last place.`,
    [`v_rsq_${type}`]: `Approximate reciprocal square root in ${name} precision.`,
    [`v_sqrt_${type}`]: `Approximate square root in ${name} precision.`,
    [`v_exp_${type}`]: `Approximate power of two in ${name} precision.`,
    [`v_log_${type}`]: `Approximate binary logarithm in ${name} precision.`,
    [`v_sin_${type}`]: `Sine of a number of full turns, in ${name} precision.`,
    [`v_cos_${type}`]: `Cosine of a number of full turns, in ${name} precision.`,
    [`v_floor_${type}`]: `Rounds down to an integer, in ${name} precision.`,
    [`v_ceil_${type}`]: `Rounds up to an integer, in ${name} precision.`,
    [`v_trunc_${type}`]: `Rounds toward zero to an integer, in ${name} precision.`,
    [`v_rndne_${type}`]: `Rounds to the nearest integer, ties to even, in ${name} precision.`,
    [`v_fract_${type}`]: `Fraction above the next lower integer, in ${name} precision.`,
    [`v_frexp_mant_${type}`]: `Mantissa between 0.5 and 1 with the operand's sign, in ${name} precision.`,
  }),
);

const ternaryFloat = PRECISIONS.flatMap(([type, name]) => [
  ...rows('vector floating point', '9-', TERNARY, {
    [`v_fma_${type}`]: `Fused multiply-add in ${name} precision: one rounding.`,
    [`v_min3_${type}`]: `Smallest of three, in ${name} precision.`,
    [`v_max3_${type}`]: `Largest of three, in ${name} precision.`,
    [`v_med3_${type}`]: `Middle of three, in ${name} precision: clamps to a range.`,
    [`v_div_fixup_${type}`]: `Last step of a division in ${name} precision: special operands and the sign.`,
  }),
  ...rows('vector floating point', '9-', BINARY, {
    [`v_fmac_${type}`]: `Fused multiply-add onto the destination, in ${name} precision.`,
    [`v_ldexp_${type}`]: `Multiplies by a power of two, in ${name} precision.`,
  }),
  ...rows('vector floating point', '9', BINARY, {
    [`v_mac_${type}`]: `Multiply-add onto the destination, in ${name} precision.`,
  }),
  ...rows('vector floating point', '9', TERNARY, {
    [`v_mad_${type}`]: `Multiply-add in ${name} precision; flushes subnormal numbers.`,
  }),
  ...rows('vector floating point', 'cdna3 10-', 'vdst, src, src, imm', {
    [`v_fmaak_${type}`]: `Fused multiply-add with a constant addend, in ${name} precision.`,
  }),
  ...rows('vector floating point', 'cdna3 10-', 'vdst, src, imm, src', {
    [`v_fmamk_${type}`]: `Fused multiply-add with a constant factor, in ${name} precision.`,
  }),
  ...rows('vector floating point', '12', BINARY, {
    [`v_minimum_${type}`]: `Smaller operand in ${name} precision; a NaN wins.`,
    [`v_maximum_${type}`]: `Larger operand in ${name} precision; a NaN wins.`,
  }),
]);

const otherFloat: readonly AmdgcnInstructionRow[] = [
  ...rows('vector floating point', '9', 'vdst, src, src, imm', {
    v_madak_f32: 'Multiply-add with a constant addend.',
  }),
  ...rows('vector floating point', '9', 'vdst, src, imm, src', {
    v_madmk_f32: 'Multiply-add with a constant factor.',
  }),
  ...rows('vector floating point', '9-10', TERNARY, {
    v_mad_legacy_f32: 'Multiply-add where zero times anything is zero.',
    v_fma_legacy_f32: 'Fused multiply-add where zero times anything is zero.',
  }),
  ...rows('vector floating point', '9-10', BINARY, {
    v_mul_legacy_f32: 'Product where zero times anything is zero.',
    v_fmac_legacy_f32: 'Fused multiply-add onto the destination where zero times anything is zero.',
  }),
  ...rows('vector floating point', '11-', BINARY, {
    v_mul_dx9_zero_f32: 'Product where zero times anything is zero.',
    v_fmac_dx9_zero_f32:
      'Fused multiply-add onto the destination where zero times anything is zero.',
  }),
  ...rows('vector floating point', '11-', TERNARY, {
    v_fma_dx9_zero_f32: 'Fused multiply-add where zero times anything is zero.',
    v_minmax_f32: 'Smaller of the first two, then the larger of that and the third.',
    v_maxmin_f32: 'Larger of the first two, then the smaller of that and the third.',
  }),
  ...rows('vector floating point', '12', TERNARY, {
    v_minimum3_f32: 'Smallest of three; a NaN wins.',
    v_maximum3_f32: 'Largest of three; a NaN wins.',
    v_minimummaximum_f32:
      'Smaller of the first two, then the larger of that and the third; a NaN wins.',
    v_maximumminimum_f32:
      'Larger of the first two, then the smaller of that and the third; a NaN wins.',
  }),
  ...rows('vector floating point', '9-', UNARY, {
    v_rcp_iflag_f32:
      'Approximate reciprocal that raises the integer division flag: the start of an integer division.',
    v_frexp_exp_i32_f32: 'Exponent as an integer, such that the mantissa lies between 0.5 and 1.',
    v_frexp_exp_i32_f64: 'Exponent of a double as an integer.',
    v_frexp_exp_i16_f16: 'Exponent of a half as an integer.',
    v_rcp_f64: 'Approximate reciprocal of a double: the start of a division.',
    v_rsq_f64: 'Approximate reciprocal square root of a double: the start of a square root.',
    v_sqrt_f64: 'Approximate square root of a double.',
    v_floor_f64: 'Rounds a double down to an integer.',
    v_ceil_f64: 'Rounds a double up to an integer.',
    v_trunc_f64: 'Rounds a double toward zero.',
    v_rndne_f64: 'Rounds a double to the nearest integer, ties to even.',
    v_fract_f64: 'Fraction of a double above the next lower integer.',
    v_frexp_mant_f64: 'Mantissa of a double between 0.5 and 1.',
  }),
  ...rows('vector floating point', '9', UNARY, {
    v_exp_legacy_f32: 'Approximate power of two, older accuracy.',
    v_log_legacy_f32: 'Approximate binary logarithm, older accuracy.',
  }),
  ...rows('vector floating point', '9-', BINARY, {
    v_add_f64: 'Sum of doubles.',
    v_mul_f64: 'Product of doubles.',
    v_min_f64: 'Smaller double; a NaN loses against a number.',
    v_max_f64: 'Larger double; a NaN loses against a number.',
    v_ldexp_f64: 'Multiplies a double by a power of two.',
  }),
  ...rows('vector floating point', '12', BINARY, {
    v_minimum_f64: 'Smaller double; a NaN wins.',
    v_maximum_f64: 'Larger double; a NaN wins.',
  }),
  ...rows('vector floating point', 'cdna', BINARY, {
    v_fmac_f64: 'Fused multiply-add of doubles onto the destination.',
  }),
  ...rows('vector floating point', '9-', TERNARY, {
    v_fma_f64: 'Fused multiply-add of doubles.',
    v_div_fixup_f64: 'Last step of a division of doubles: special operands and the sign.',
    v_div_fmas_f32: 'Multiply-add of a division that undoes the scaling where VCC says so.',
    v_div_fmas_f64:
      'Multiply-add of a division of doubles that undoes the scaling where VCC says so.',
  }),
  ...rows('vector floating point', '9-', 'vdst, mask, src, src, src', {
    v_div_scale_f32:
      'First step of an exact division: scales numerator or denominator so that no step overflows; the mask notes it.',
    v_div_scale_f64:
      'First step of an exact division of doubles: scales numerator or denominator; the mask notes it.',
  }),
];

const conversions: readonly AmdgcnInstructionRow[] = [
  ...rows('vector conversion', '9-', UNARY, {
    v_cvt_f32_u32: 'Unsigned integer to single precision, rounded to nearest.',
    v_cvt_f32_i32: 'Signed integer to single precision, rounded to nearest.',
    v_cvt_u32_f32: 'Single precision to unsigned integer, toward zero, saturating; NaN gives 0.',
    v_cvt_i32_f32: 'Single precision to signed integer, toward zero, saturating; NaN gives 0.',
    v_cvt_f32_ubyte0: 'Lowest byte to single precision.',
    v_cvt_f32_ubyte1: 'Second byte to single precision.',
    v_cvt_f32_ubyte2: 'Third byte to single precision.',
    v_cvt_f32_ubyte3: 'Highest byte to single precision.',
    v_cvt_off_f32_i4: 'Signed 4-bit fraction to single precision.',
    v_cvt_nearest_i32_f32: 'Single precision to the nearest signed integer, ties upward.',
    v_cvt_floor_i32_f32: 'Single precision to signed integer, rounded down.',
    v_cvt_f32_f16: 'Half to single precision, exact.',
    v_cvt_f16_f32: 'Single to half precision, rounded to nearest.',
    v_cvt_f64_f32: 'Single to double precision, exact.',
    v_cvt_f32_f64: 'Double to single precision, rounded to nearest.',
    v_cvt_f64_u32: 'Unsigned integer to double precision, exact.',
    v_cvt_f64_i32: 'Signed integer to double precision, exact.',
    v_cvt_u32_f64: 'Double precision to unsigned integer, toward zero, saturating.',
    v_cvt_i32_f64: 'Double precision to signed integer, toward zero, saturating.',
    v_cvt_f16_u16: 'Unsigned 16-bit integer to half precision.',
    v_cvt_f16_i16: 'Signed 16-bit integer to half precision.',
    v_cvt_u16_f16: 'Half precision to unsigned 16-bit integer, saturating.',
    v_cvt_i16_f16: 'Half precision to signed 16-bit integer, saturating.',
  }),
  ...rows('vector conversion', '11-', UNARY, {
    v_cvt_i32_i16: 'Sign-extends 16 bits.',
    v_cvt_u32_u16: 'Zero-extends 16 bits.',
  }),
  ...rows('vector conversion', '9-', BINARY, {
    v_cvt_pk_rtz_f16_f32: 'Two singles to packed halves, rounded toward zero.',
    v_cvt_pk_norm_u16_f32: 'Two singles between 0 and 1 to packed 16-bit fractions.',
    v_cvt_pk_norm_i16_f32: 'Two singles between -1 and 1 to packed signed 16-bit fractions.',
  }),
  ...rows('vector conversion', '950', BINARY, {
    v_cvt_pk_f16_f32: 'Two singles to packed halves, rounded to nearest.',
  }),
  ...rows('vector conversion', '9-', TERNARY, {
    v_cvt_pk_u8_f32:
      'A single to a byte, put into the byte of the third operand that the second names.',
  }),
];

const CONDITIONS: readonly (readonly [string, string])[] = [
  ['f', 'never'],
  ['lt', 'less'],
  ['eq', 'equal'],
  ['le', 'less or equal'],
  ['gt', 'greater'],
  ['lg', 'less or greater'],
  ['ge', 'greater or equal'],
  ['o', 'ordered (no NaN)'],
  ['u', 'unordered (a NaN among them)'],
  ['nge', 'not greater or equal, or unordered'],
  ['nlg', 'equal or unordered'],
  ['ngt', 'not greater, or unordered'],
  ['nle', 'not less or equal, or unordered'],
  ['neq', 'not equal, or unordered'],
  ['nlt', 'not less, or unordered'],
  ['tru', 'always'],
  ['t', 'always'],
  ['ne', 'not equal'],
];
const FLOAT_ONLY = new Set(['lg', 'o', 'u', 'nge', 'nlg', 'ngt', 'nle', 'neq', 'nlt', 'tru']);
const TYPES: readonly (readonly [string, string])[] = [
  ['f32', 'singles'],
  ['f64', 'doubles'],
  ['f16', 'halves'],
  ['u32', 'unsigned 32-bit integers'],
  ['i32', 'signed 32-bit integers'],
  ['u64', 'unsigned 64-bit integers'],
  ['i64', 'signed 64-bit integers'],
  ['u16', 'unsigned 16-bit integers'],
  ['i16', 'signed 16-bit integers'],
];

const comparisons = TYPES.flatMap(([type, what]) =>
  CONDITIONS.flatMap(([name, condition]) => {
    const float = type.startsWith('f');
    if (float ? name === 'ne' : FLOAT_ONLY.has(name)) return [];
    const generations =
      name === 't' && float
        ? '11'
        : name === 'tru'
          ? '9-10'
          : name === 'f' || name === 't'
            ? '9-11'
            : '9-';
    return [
      ...rows('vector comparison', generations, 'mask, src, src', {
        [`v_cmp_${name}_${type}`]: `Compares ${what}: the mask receives 1 in active lanes where they are ${condition}, 0 in all others.`,
      }),
      ...rows('vector comparison', generations, 'mask?, src, src', {
        [`v_cmpx_${name}_${type}`]: `Compares ${what} and keeps only the lanes active where they are ${condition}.`,
      }),
    ];
  }),
);

const classes = (['f32', 'f64', 'f16'] as const).flatMap((type) =>
  rows('vector comparison', '9-', 'mask, src, src', {
    [`v_cmp_class_${type}`]:
      'Tells whether a number belongs to one of the classes the second operand names: NaN, infinities, normal, subnormal, zeros.',
    [`v_cmpx_class_${type}`]:
      'Keeps only the lanes active whose number belongs to one of the classes of the second operand.',
  }),
);

export const vectorRows: readonly AmdgcnInstructionRow[] = [
  ...integer,
  ...binaryFloat,
  ...unaryFloat,
  ...ternaryFloat,
  ...otherFloat,
  ...conversions,
  ...comparisons,
  ...classes,
];
