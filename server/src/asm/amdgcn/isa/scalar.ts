/** Scalar instructions (SOP1, SOP2, SOPC, SOPK) and scalar memory. */
import { type AmdgcnInstructionRow, rows } from './row.ts';

const WIDTHS = [
  ['b32', 'two 32-bit values'],
  ['b64', 'two 64-bit values'],
] as const;

const LOGIC: readonly (readonly [string, string])[] = [
  ['and', 'AND'],
  ['or', 'OR'],
  ['xor', 'Exclusive OR'],
  ['nand', 'Complement of the AND'],
  ['nor', 'Complement of the OR'],
  ['xnor', 'Complement of the exclusive OR'],
  ['and_not1', 'AND of the first and the complement of the second'],
  ['or_not1', 'OR of the first and the complement of the second'],
];

const logic = LOGIC.flatMap(([name, what]) =>
  WIDTHS.flatMap(([width, of]) =>
    rows('scalar logic', '9-', 'sdst, ssrc, ssrc', {
      [`s_${name}_${width}`]: `${what} of ${of}; SCC tells whether the result is nonzero.`,
    }),
  ),
);

const SAVES: readonly (readonly [string, string, string])[] = [
  ['and', 'the AND of source and exec', '9-'],
  ['or', 'the OR of source and exec', '9-'],
  ['xor', 'the exclusive OR of source and exec', '9-'],
  ['nand', 'the complement of their AND', '9-'],
  ['nor', 'the complement of their OR', '9-'],
  ['xnor', 'the complement of their exclusive OR', '9-'],
  ['and_not0', 'exec AND the complement of the source', '9-'],
  ['or_not0', 'exec OR the complement of the source', '9-'],
  ['and_not1', 'the source AND the complement of exec', '9-'],
  ['or_not1', 'the source OR the complement of exec', '9-'],
];

const saves = SAVES.flatMap(([name, what]) =>
  (['b32', 'b64'] as const).flatMap((width) =>
    rows('scalar logic', width === 'b32' ? '10-' : '9-', 'sdst, ssrc', {
      [`s_${name}_saveexec_${width}`]: `Saves exec in the destination, then makes exec ${what}: the start of a branch on a lane mask. SCC tells whether any lane is left.`,
    }),
  ),
);

const writes = (['and_not0', 'and_not1'] as const).flatMap((name) =>
  (['b32', 'b64'] as const).flatMap((width) =>
    rows('scalar logic', width === 'b32' ? '10-' : '9-', 'sdst, ssrc', {
      [`s_${name}_wrexec_${width}`]: `Makes exec and the destination ${name === 'and_not0' ? 'exec AND the complement of the source' : 'the source AND the complement of exec'}.`,
    }),
  ),
);

const CONDITIONS: readonly (readonly [string, string])[] = [
  ['eq', 'equals'],
  ['lg', 'differs from'],
  ['gt', 'is greater than'],
  ['ge', 'is at least'],
  ['lt', 'is less than'],
  ['le', 'is at most'],
];

const comparisons = CONDITIONS.flatMap(([name, what]) =>
  (['i32', 'u32'] as const).flatMap((type) => [
    ...rows('scalar comparison', '9-', 'ssrc, ssrc', {
      [`s_cmp_${name}_${type}`]: `SCC = the first operand ${what} the second, as ${type === 'i32' ? 'signed' : 'unsigned'} 32-bit integers.`,
    }),
    ...rows('scalar comparison', '9-11', 'ssrc, imm', {
      [`s_cmpk_${name}_${type}`]: `SCC = the register ${what} a 16-bit constant, ${type === 'i32' ? 'sign' : 'zero'}-extended.`,
    }),
  ]),
);

const FLOAT_CONDITIONS: readonly (readonly [string, string])[] = [
  ['lt', 'less'],
  ['eq', 'equal'],
  ['le', 'less or equal'],
  ['gt', 'greater'],
  ['lg', 'less or greater'],
  ['ge', 'greater or equal'],
  ['o', 'ordered (no NaN)'],
  ['u', 'unordered (a NaN among them)'],
  ['nge', 'not greater or equal, or unordered'],
  ['nlg', 'not less or greater: equal or unordered'],
  ['ngt', 'not greater, or unordered'],
  ['nle', 'not less or equal, or unordered'],
  ['neq', 'not equal, or unordered'],
  ['nlt', 'not less, or unordered'],
];

const floatComparisons = FLOAT_CONDITIONS.flatMap(([name, what]) =>
  (['f32', 'f16'] as const).flatMap((type) =>
    rows('scalar comparison', '12', 'ssrc, ssrc', {
      [`s_cmp_${name}_${type}`]: `SCC = the operands compare as ${what}, in ${type === 'f32' ? 'single' : 'half'} precision.`,
    }),
  ),
);

export const scalarRows: readonly AmdgcnInstructionRow[] = [
  ...rows('scalar move', '9-', 'sdst, ssrc', {
    s_mov_b32: 'Copies a 32-bit value or constant.',
    s_mov_b64: 'Copies a 64-bit value, or a constant extended to 64 bits.',
    s_cmov_b32: 'Copies a 32-bit value when SCC is 1.',
    s_cmov_b64: 'Copies a 64-bit value when SCC is 1.',
    s_not_b32: 'Bitwise complement; SCC tells whether the result is nonzero.',
    s_not_b64: 'Bitwise complement of 64 bits; SCC tells whether the result is nonzero.',
    s_wqm_b32: 'Whole quad mode: a group of four bits becomes all ones when any of them is set.',
    s_wqm_b64:
      'Whole quad mode on 64 bits: a group of four bits becomes all ones when any of them is set.',
    s_quadmask_b32: 'One bit for each group of four: set when any of the four is.',
    s_quadmask_b64: 'One bit for each group of four of 64: set when any of the four is.',
    s_brev_b32: 'Reverses the order of 32 bits.',
    s_brev_b64: 'Reverses the order of 64 bits.',
    s_bcnt0_i32_b32: 'Counts zeros; SCC tells whether there are any.',
    s_bcnt0_i32_b64: 'Counts zeros of 64 bits; SCC tells whether there are any.',
    s_bcnt1_i32_b32: 'Counts ones; SCC tells whether there are any.',
    s_bcnt1_i32_b64: 'Counts ones of 64 bits; SCC tells whether there are any.',
    s_ctz_i32_b32: 'Position of the lowest one; -1 when there is none.',
    s_ctz_i32_b64: 'Position of the lowest one of 64 bits; -1 when there is none.',
    s_clz_i32_u32: 'Zeros above the highest one; -1 for zero.',
    s_clz_i32_u64: 'Zeros above the highest one of 64 bits; -1 for zero.',
    s_cls_i32: 'Leading bits that repeat the sign; -1 when all do.',
    s_cls_i32_i64: 'Leading bits of 64 that repeat the sign; -1 when all do.',
    s_sext_i32_i8: 'Sign-extends the low byte.',
    s_sext_i32_i16: 'Sign-extends the low 16 bits.',
    s_abs_i32: 'Absolute value; SCC tells whether it is nonzero.',
    s_bitset0_b32: 'Clears the bit of the destination that the source names.',
    s_bitset0_b64: 'Clears the bit of a 64-bit destination that the source names.',
    s_bitset1_b32: 'Sets the bit of the destination that the source names.',
    s_bitset1_b64: 'Sets the bit of a 64-bit destination that the source names.',
    s_bitreplicate_b64_b32: 'Doubles every bit: 32 bits become 64.',
    s_movrels_b32: 'Reads the register M0 places behind the source.',
    s_movrels_b64: 'Reads the register pair M0 places behind the source.',
    s_movreld_b32: 'Writes the register M0 places behind the destination.',
    s_movreld_b64: 'Writes the register pair M0 places behind the destination.',
  }),
  ...rows('scalar move', '9', 'sdst, ssrc', {
    s_ff0_i32_b32: 'Position of the lowest zero; -1 when there is none.',
    s_ff0_i32_b64: 'Position of the lowest zero of 64 bits; -1 when there is none.',
  }),
  ...rows('scalar move', '9-', 'sdst, imm', {
    s_movk_i32: 'Loads a sign-extended 16-bit constant.',
    s_cmovk_i32: 'Loads a sign-extended 16-bit constant when SCC is 1.',
  }),
  ...rows('scalar arithmetic', '9-', 'sdst, imm', {
    s_addk_i32: 'Adds a sign-extended 16-bit constant; SCC = signed overflow.',
    s_mulk_i32: 'Multiplies by a sign-extended 16-bit constant.',
  }),
  ...rows('scalar arithmetic', '9-', 'sdst, ssrc, ssrc', {
    s_add_u32: 'Sum; SCC = carry out. GFX12 calls it `s_add_co_u32`.',
    s_sub_u32: 'Difference; SCC = borrow. GFX12 calls it `s_sub_co_u32`.',
    s_add_i32: 'Sum; SCC = signed overflow.',
    s_sub_i32: 'Difference; SCC = signed overflow.',
    s_addc_u32: 'Sum plus the carry in SCC; SCC = carry out. The upper half of a 64-bit sum.',
    s_subb_u32: 'Difference minus the borrow in SCC; SCC = borrow.',
    s_mul_i32: 'Low 32 bits of a product.',
    s_mul_hi_u32: 'High 32 bits of an unsigned product.',
    s_mul_hi_i32: 'High 32 bits of a signed product.',
    s_min_i32: 'Smaller signed operand; SCC = it was the first.',
    s_min_u32: 'Smaller unsigned operand; SCC = it was the first.',
    s_max_i32: 'Larger signed operand; SCC = it was the first.',
    s_max_u32: 'Larger unsigned operand; SCC = it was the first.',
    s_absdiff_i32: 'Absolute value of a difference; SCC tells whether it is nonzero.',
    s_lshl1_add_u32: 'First operand times 2 plus the second; SCC = carry out.',
    s_lshl2_add_u32: 'First operand times 4 plus the second; SCC = carry out.',
    s_lshl3_add_u32: 'First operand times 8 plus the second; SCC = carry out.',
    s_lshl4_add_u32: 'First operand times 16 plus the second; SCC = carry out.',
    s_lshl_b32: 'Shift left; SCC tells whether the result is nonzero.',
    s_lshl_b64: 'Shift left of 64 bits; SCC tells whether the result is nonzero.',
    s_lshr_b32: 'Logical shift right; SCC tells whether the result is nonzero.',
    s_lshr_b64: 'Logical shift right of 64 bits; SCC tells whether the result is nonzero.',
    s_ashr_i32: 'Arithmetic shift right; SCC tells whether the result is nonzero.',
    s_ashr_i64: 'Arithmetic shift right of 64 bits; SCC tells whether the result is nonzero.',
    s_bfm_b32: 'A mask of as many ones as the first operand says, shifted left by the second.',
    s_bfm_b64:
      'A 64-bit mask of as many ones as the first operand says, shifted left by the second.',
    s_bfe_u32:
      'Extracts a bit field: position in bits 4 to 0, width in bits 22 to 16 of the second operand.',
    s_bfe_i32: 'Extracts a bit field and sign-extends it.',
    s_bfe_u64: 'Extracts a bit field of a 64-bit value.',
    s_bfe_i64: 'Extracts a bit field of a 64-bit value and sign-extends it.',
    s_pack_ll_b32_b16: 'Packs the low halves of two registers.',
    s_pack_lh_b32_b16: 'Packs the low half of the first and the high half of the second.',
    s_pack_hh_b32_b16: 'Packs the high halves of two registers.',
    s_cselect_b32: 'First operand when SCC is 1, else the second.',
    s_cselect_b64: 'First 64-bit operand when SCC is 1, else the second.',
  }),
  ...rows('scalar arithmetic', '11-', 'sdst, ssrc, ssrc', {
    s_pack_hl_b32_b16: 'Packs the high half of the first and the low half of the second.',
  }),
  ...rows('scalar arithmetic', '12', 'sdst, ssrc, ssrc', {
    s_add_nc_u64: 'Sum of 64 bits, SCC unchanged.',
    s_sub_nc_u64: 'Difference of 64 bits, SCC unchanged.',
    s_mul_u64: 'Low 64 bits of a product of 64-bit operands.',
  }),
  ...logic,
  ...saves,
  ...writes,
  ...comparisons,
  ...rows('scalar comparison', '9-', 'ssrc, ssrc', {
    s_cmp_eq_u64: 'SCC = two 64-bit values are equal.',
    s_cmp_lg_u64: 'SCC = two 64-bit values differ.',
    s_bitcmp0_b32: 'SCC = the bit of the first operand that the second names is 0.',
    s_bitcmp1_b32: 'SCC = the bit of the first operand that the second names is 1.',
    s_bitcmp0_b64: 'SCC = the bit of the 64-bit operand that the second names is 0.',
    s_bitcmp1_b64: 'SCC = the bit of the 64-bit operand that the second names is 1.',
  }),
  ...floatComparisons,
  ...rows('scalar floating point', '12', 'sdst, ssrc, ssrc', {
    s_add_f32: 'Sum in single precision, on scalar registers.',
    s_sub_f32: 'Difference in single precision, on scalar registers.',
    s_mul_f32: 'Product in single precision, on scalar registers.',
    s_min_f32: 'Smaller single, a NaN loses; on scalar registers.',
    s_max_f32: 'Larger single, a NaN loses; on scalar registers.',
    s_minimum_f32: 'Smaller single, a NaN wins; on scalar registers.',
    s_maximum_f32: 'Larger single, a NaN wins; on scalar registers.',
    s_fmac_f32: 'Fused multiply-add onto the destination.',
    s_add_f16: 'Sum in half precision, on scalar registers.',
    s_sub_f16: 'Difference in half precision, on scalar registers.',
    s_mul_f16: 'Product in half precision, on scalar registers.',
    s_min_f16: 'Smaller half, a NaN loses; on scalar registers.',
    s_max_f16: 'Larger half, a NaN loses; on scalar registers.',
  }),
  ...rows('scalar floating point', '12', 'sdst, ssrc, ssrc, imm', {
    s_fmaak_f32: 'Fused multiply-add with a constant addend.',
  }),
  ...rows('scalar floating point', '12', 'sdst, ssrc, imm, ssrc', {
    s_fmamk_f32: 'Fused multiply-add with a constant factor.',
  }),
  ...rows('scalar floating point', '12', 'sdst, ssrc', {
    s_ceil_f32: 'Rounds a single up to an integer.',
    s_floor_f32: 'Rounds a single down to an integer.',
    s_trunc_f32: 'Rounds a single toward zero.',
    s_rndne_f32: 'Rounds a single to the nearest integer, ties to even.',
    s_cvt_f32_u32: 'Unsigned integer to single precision.',
    s_cvt_f32_i32: 'Signed integer to single precision.',
    s_cvt_u32_f32: 'Single precision to unsigned integer, toward zero, saturating.',
    s_cvt_i32_f32: 'Single precision to signed integer, toward zero, saturating.',
    s_cvt_f32_f16: 'Half to single precision.',
    s_cvt_hi_f32_f16: 'Upper half of a register, as half precision, to single.',
    s_cvt_f16_f32: 'Single to half precision.',
    v_s_rcp_f32: 'Approximate reciprocal of a uniform value.',
    v_s_rsq_f32: 'Approximate reciprocal square root of a uniform value.',
    v_s_sqrt_f32: 'Approximate square root of a uniform value.',
    v_s_exp_f32: 'Approximate power of two of a uniform value.',
    v_s_log_f32: 'Approximate binary logarithm of a uniform value.',
  }),
];

const LOADS: readonly (readonly [number, string])[] = [
  [32, '9-'],
  [64, '9-'],
  [96, '12'],
  [128, '9-'],
  [256, '9-'],
  [512, '9-'],
];

export const scalarMemoryRows: readonly AmdgcnInstructionRow[] = [
  ...LOADS.flatMap(([bits, generations]) => [
    ...rows('scalar memory', generations, 'sdst, sbase2, offset', {
      [`s_load_b${bits}`]: `Loads ${bits} bits of read-only memory for the whole wave. Scalar loads may finish in any order: only a wait for zero is safe.`,
    }),
    ...rows('scalar memory', generations, 'sdst, srsrc4, offset', {
      [`s_buffer_load_b${bits}`]: `Loads ${bits} bits through a buffer resource for the whole wave; reads beyond the buffer give zero.`,
    }),
  ]),
  ...(
    [
      ['u8', 'a byte, zero-extended'],
      ['i8', 'a byte, sign-extended'],
      ['u16', '16 bits, zero-extended'],
      ['i16', '16 bits, sign-extended'],
    ] as const
  ).flatMap(([type, what]) => [
    ...rows('scalar memory', '12', 'sdst, sbase2, offset', {
      [`s_load_${type}`]: `Loads ${what}, for the whole wave.`,
    }),
    ...rows('scalar memory', '12', 'sdst, srsrc4, offset', {
      [`s_buffer_load_${type}`]: `Loads ${what}, through a buffer resource.`,
    }),
  ]),
  ...rows('scalar memory', '9-10', 'sdst2', {
    s_memtime: 'Reads the 64-bit clock counter of the shader.',
    s_memrealtime: 'Reads the 64-bit real-time counter.',
  }),
  ...rows('cache control', '9-', '', {
    s_dcache_inv: 'Invalidates the scalar data cache.',
  }),
  ...rows('cache control', '9-10', '', {
    s_dcache_wb: 'Writes back the scalar data cache.',
  }),
  ...rows('cache control', '9', '', {
    s_dcache_inv_vol: 'Invalidates volatile lines of the scalar data cache.',
    s_dcache_wb_vol: 'Writes back volatile lines of the scalar data cache.',
  }),
  ...rows('cache control', '10-11', '', {
    s_gl1_inv: 'Invalidates the cache that the compute units of a shader array share.',
  }),
  ...rows('cache control', '12', 'sbase2, offset, ssrc, imm', {
    s_prefetch_inst: 'Asks for instructions ahead of time.',
    s_prefetch_data: 'Asks for constant data ahead of time.',
    s_prefetch_inst_pc_rel: 'Asks for instructions near the program counter ahead of time.',
    s_prefetch_data_pc_rel: 'Asks for constant data near the program counter ahead of time.',
    s_buffer_prefetch_data: 'Asks for data of a buffer ahead of time.',
  }),
];
