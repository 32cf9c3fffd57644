/**
 * Instructions that our emitter does not print and other compilers' text holds: those of gfx950 and
 * gfx1250, small floats, clusters and copies that run beside the wave, and those that only GFX8 to
 * GFX10 have. Graphics is in `graphics.ts`.
 */
import { type AmdgcnFamily, type AmdgcnInstructionRow, rows } from './row.ts';

const VECTOR = 'vdst, src, src';

/** 8-bit floats and bfloats. */
const smallFloats: readonly AmdgcnInstructionRow[] = [
  ...rows('vector conversion', 'cdna3 12', 'vdst, src', {
    v_cvt_f32_fp8:
      'Converts an 8-bit float (e4m3) to a single; `byte_sel` or `op_sel` picks the byte.',
    v_cvt_f32_bf8:
      'Converts an 8-bit float (e5m2) to a single; `byte_sel` or `op_sel` picks the byte.',
    v_cvt_pk_f32_fp8: 'Converts two 8-bit floats (e4m3) to two singles.',
    v_cvt_pk_f32_bf8: 'Converts two 8-bit floats (e5m2) to two singles.',
  }),
  ...rows('vector conversion', 'cdna3 12', VECTOR, {
    v_cvt_pk_fp8_f32:
      'Converts two singles to two 8-bit floats (e4m3) in one half of the register.',
    v_cvt_pk_bf8_f32:
      'Converts two singles to two 8-bit floats (e5m2) in one half of the register.',
    v_cvt_sr_fp8_f32:
      'Converts a single to an 8-bit float (e4m3); which way it rounds is decided by random bits in the second operand.',
    v_cvt_sr_bf8_f32:
      'Converts a single to an 8-bit float (e5m2); which way it rounds is decided by random bits in the second operand.',
  }),
  ...rows('vector conversion', '950', VECTOR, {
    v_cvt_sr_f16_f32:
      'Converts a single to a half; which way it rounds is decided by random bits in the second operand.',
    v_cvt_sr_bf16_f32:
      'Converts a single to a bfloat; which way it rounds is decided by random bits in the second operand.',
  }),
  ...rows('vector conversion', '950', 'vdst, src', {
    v_prng_b32: 'The next number of a pseudo-random sequence, made from the operand.',
    v_cvt_f32_bf16: 'Converts a bfloat to a single.',
  }),
  ...rows('vector conversion', '950', VECTOR, {
    v_cvt_pk_bf16_f32: 'Converts two singles to two bfloats.',
  }),
  ...rows('vector conversion', '950', 'vdst, src, src, src', {
    v_ashr_pk_i8_i32:
      'Shifts two numbers right by the third operand and packs them as signed bytes, saturating.',
    v_ashr_pk_u8_i32:
      'Shifts two numbers right by the third operand and packs them as unsigned bytes, saturating.',
    v_bitop3_b32: 'Any bitwise function of three words; `bitop3` is its 8-bit truth table.',
    v_bitop3_b16: 'Any bitwise function of three halves; `bitop3` is its 8-bit truth table.',
  }),
  ...rows('packed', '950', 'vdst, src, src, src', {
    v_pk_maximum3_f16: 'Largest of three halves, twice; NaN when one of them is.',
    v_pk_minimum3_f16: 'Smallest of three halves, twice; NaN when one of them is.',
  }),
  ...rows('packed', '12', VECTOR, {
    v_pk_maximum_f16: 'Larger of two halves, twice; NaN when one of them is.',
    v_pk_minimum_f16: 'Smaller of two halves, twice; NaN when one of them is.',
  }),
  ...rows('dot product', '11-', 'vdst, src, src, src', {
    v_dot2_f16_f16: 'Dot product of two halves with two halves, plus a half.',
    v_dot2_bf16_bf16: 'Dot product of two bfloats with two bfloats, plus a bfloat.',
  }),
  ...rows('dot product', '950 11-', 'vdst, src, src, src', {
    v_dot2_f32_bf16: 'Dot product of two bfloats with two bfloats, plus a single.',
  }),
  ...rows('dot product', '12', 'vdst, src, src, src', {
    v_dot4_f32_fp8_fp8: 'Dot product of four 8-bit floats (e4m3) with four others, plus a single.',
    v_dot4_f32_fp8_bf8: 'Dot product of four e4m3 floats with four e5m2 ones, plus a single.',
    v_dot4_f32_bf8_fp8: 'Dot product of four e5m2 floats with four e4m3 ones, plus a single.',
    v_dot4_f32_bf8_bf8: 'Dot product of four 8-bit floats (e5m2) with four others, plus a single.',
  }),
  ...rows('dot product', '908 cdna', VECTOR, {
    v_dot2c_i32_i16: 'Dot product of two 16-bit integers with two others onto the destination.',
    v_dot8c_i32_i4: 'Dot product of eight 4-bit integers with eight others onto the destination.',
  }),
  ...rows('dot product', '950', VECTOR, {
    v_dot2c_f32_bf16: 'Dot product of two bfloats with two bfloats onto the destination.',
  }),
];

/** What gfx1250 has and GFX12 has not. */
const ONLY_1250: Readonly<
  Partial<Record<AmdgcnFamily, Readonly<Record<string, readonly [operands: string, doc: string]>>>>
> = {
  'wait and hazard': {
    s_wait_asynccnt: ['imm', 'Waits until at most so many copies to and from LDS are outstanding.'],
    s_wait_tensorcnt: ['imm', 'Waits until at most so many tensor copies are outstanding.'],
    s_monitor_sleep: [
      'imm',
      'Sleeps until memory that a monitor load looked at changes, or a time is over.',
    ],
    s_wakeup_barrier: ['ssrc', 'Wakes up the waves that wait at a named barrier.'],
  },
  'program control': {
    s_get_pc_i64: ['sdst', 'Address of the next instruction.'],
    s_set_pc_i64: ['ssrc', 'Jumps to an address.'],
    s_swap_pc_i64: [
      'sdst, ssrc',
      'Jumps to an address and keeps that of the next instruction: a call.',
    ],
    s_add_pc_i64: ['ssrc', 'Jumps by a number of bytes.'],
    s_call_i64: [
      'sdst, label',
      'Jumps to a label and keeps the address of the next instruction: a call.',
    ],
    s_rfe_i64: ['ssrc', 'Returns from a trap.'],
    s_get_shader_cycles_u64: ['sdst', 'Counter of clock cycles.'],
    s_set_vgpr_msb: [
      'imm',
      'Upper bits of the numbers of vector registers in what follows, two for each operand: so v256 to v1023 can be named.',
    ],
    s_setprio_inc_wg: ['imm', 'Raises the priority of the waves of this workgroup.'],
  },
  'vector integer': {
    v_add_max_i32: [
      'vdst, src, src, src',
      'Sum of the first two, saturating, or the third, whichever is larger; signed.',
    ],
    v_add_max_u32: [
      'vdst, src, src, src',
      'Sum of the first two, saturating, or the third, whichever is larger.',
    ],
    v_add_min_i32: [
      'vdst, src, src, src',
      'Sum of the first two, saturating, or the third, whichever is smaller; signed.',
    ],
    v_add_min_u32: [
      'vdst, src, src, src',
      'Sum of the first two, saturating, or the third, whichever is smaller.',
    ],
    v_max_i64: ['vdst2, src2, src2', 'Larger signed operand of 64 bits.'],
    v_max_u64: ['vdst2, src2, src2', 'Larger unsigned operand of 64 bits.'],
    v_min_i64: ['vdst2, src2, src2', 'Smaller signed operand of 64 bits.'],
    v_min_u64: ['vdst2, src2, src2', 'Smaller unsigned operand of 64 bits.'],
    v_mad_u32: ['vdst, src, src, src', 'Low 32 bits of a product, plus the third operand.'],
    v_mad_nc_u64_u32: [
      'vdst2, src, src, src2',
      'Product of two numbers plus a 64-bit one, without carry.',
    ],
    v_mad_nc_i64_i32: [
      'vdst2, src, src, src2',
      'Signed product of two numbers plus a 64-bit one, without carry.',
    ],
  },
  'vector floating point': {
    v_tanh_f32: ['vdst, src', 'Hyperbolic tangent.'],
    v_tanh_f16: ['vdst, src', 'Hyperbolic tangent of a half.'],
    v_tanh_bf16: ['vdst, src', 'Hyperbolic tangent of a bfloat.'],
    v_cos_bf16: ['vdst, src', 'Cosine of a bfloat, given in turns.'],
    v_sin_bf16: ['vdst, src', 'Sine of a bfloat, given in turns.'],
    v_exp_bf16: ['vdst, src', 'Two to the power of a bfloat.'],
    v_log_bf16: ['vdst, src', 'Logarithm of a bfloat to base 2.'],
    v_rcp_bf16: ['vdst, src', 'Reciprocal of a bfloat.'],
    v_rsq_bf16: ['vdst, src', 'Reciprocal of the square root of a bfloat.'],
    v_sqrt_bf16: ['vdst, src', 'Square root of a bfloat.'],
    v_fmaak_f64: [
      'vdst2, src2, src2, imm',
      'Fused multiply-add of doubles with a constant addend.',
    ],
    v_fmamk_f64: [
      'vdst2, src2, imm, src2',
      'Fused multiply-add of doubles with a constant factor.',
    ],
  },
  packed: {
    v_pk_add_bf16: [VECTOR, 'Two sums of bfloats.'],
    v_pk_mul_bf16: [VECTOR, 'Two products of bfloats.'],
    v_pk_fma_bf16: ['vdst, src, src, src', 'Two fused multiply-adds of bfloats.'],
    v_pk_max_num_bf16: [VECTOR, 'Larger of two bfloats, twice.'],
    v_pk_min_num_bf16: [VECTOR, 'Smaller of two bfloats, twice.'],
    v_pk_max3_num_f16: ['vdst, src, src, src', 'Largest of three halves, twice.'],
    v_pk_min3_num_f16: ['vdst, src, src, src', 'Smallest of three halves, twice.'],
    v_pk_max3_i16: ['vdst, src, src, src', 'Largest of three signed 16-bit integers, twice.'],
    v_pk_max3_u16: ['vdst, src, src, src', 'Largest of three 16-bit integers, twice.'],
    v_pk_min3_i16: ['vdst, src, src, src', 'Smallest of three signed 16-bit integers, twice.'],
    v_pk_min3_u16: ['vdst, src, src, src', 'Smallest of three 16-bit integers, twice.'],
    v_fma_mix_f32_bf16: [
      'vdst, src, src, src',
      'Fused multiply-add whose operands are singles or bfloats; the result is a single.',
    ],
    v_fma_mixlo_bf16: [
      'vdst, src, src, src',
      'Fused multiply-add of mixed operands; the result is a bfloat in the low half.',
    ],
    v_fma_mixhi_bf16: [
      'vdst, src, src, src',
      'Fused multiply-add of mixed operands; the result is a bfloat in the high half.',
    ],
  },
  'vector conversion': {
    v_cvt_f16_fp8: ['vdst, src', 'Converts an 8-bit float (e4m3) to a half.'],
    v_cvt_f16_bf8: ['vdst, src', 'Converts an 8-bit float (e5m2) to a half.'],
    v_cvt_pk_f16_fp8: ['vdst, src', 'Converts two 8-bit floats (e4m3) to two halves.'],
    v_cvt_pk_f16_bf8: ['vdst, src', 'Converts two 8-bit floats (e5m2) to two halves.'],
    v_cvt_pk_fp8_f16: ['vdst, src', 'Converts two halves to two 8-bit floats (e4m3).'],
    v_cvt_pk_bf8_f16: ['vdst, src', 'Converts two halves to two 8-bit floats (e5m2).'],
    v_sat_pk4_i4_i8: ['vdst, src', 'Packs four signed bytes as 4-bit integers, saturating.'],
    v_sat_pk4_u4_u8: ['vdst, src', 'Packs four bytes as 4-bit integers, saturating.'],
  },
  'cross lane': {
    v_permlane_bcast_b32: ['vdst, vsrc, ssrc, ssrc', 'All lanes of a group read one lane of it.'],
    v_permlane_up_b32: [
      'vdst, vsrc, ssrc, ssrc',
      'Each lane reads the one so many places below, within its group.',
    ],
    v_permlane_down_b32: [
      'vdst, vsrc, ssrc, ssrc',
      'Each lane reads the one so many places above, within its group.',
    ],
    v_permlane_xor_b32: [
      'vdst, vsrc, ssrc, ssrc',
      'Each lane reads the one whose number differs by an exclusive OR, within its group.',
    ],
    v_permlane_idx_gen_b32: ['vdst, vsrc, ssrc', 'Numbers of lanes for a permutation.'],
  },
  'vector memory': {
    global_prefetch_b8: ['vaddr, saddr', 'Fetches a line of global memory into a cache.'],
    flat_prefetch_b8: ['vaddr2', 'Fetches a line into a cache.'],
    tensor_load_to_lds: [
      'ssrc4, ssrc8',
      'Copies a tile of a tensor from global memory to LDS while the wave goes on; `s_wait_tensorcnt` waits.',
    ],
    tensor_store_from_lds: [
      'ssrc4, ssrc8',
      'Copies a tile of a tensor from LDS to global memory while the wave goes on; `s_wait_tensorcnt` waits.',
    ],
  },
};

const WIDTHS = { b8: 'a byte', b32: '32 bits', b64: '64 bits', b128: '128 bits' } as const;

const newest: readonly AmdgcnInstructionRow[] = [
  ...Object.entries(ONLY_1250).flatMap(([family, table]) =>
    Object.entries(table).flatMap(([name, [operands, doc]]) =>
      rows(family as AmdgcnFamily, '1250', operands, { [name]: doc }),
    ),
  ),
  ...Object.entries(WIDTHS).flatMap(([type, what]) => [
    ...rows('vector memory', '1250', 'vdst, vaddr, saddr', {
      [`global_load_async_to_lds_${type}`]: `Copies ${what} for each lane from global memory to LDS while the wave goes on; \`s_wait_asynccnt\` waits.`,
      [`cluster_load_async_to_lds_${type}`]: `Copies ${what} for each lane from global memory to the LDS of several workgroups of the cluster while the wave goes on; \`s_wait_asynccnt\` waits.`,
    }),
    ...rows('vector memory', '1250', 'vaddr, vdata, saddr', {
      [`global_store_async_from_lds_${type}`]: `Copies ${what} for each lane from LDS to global memory while the wave goes on; \`s_wait_asynccnt\` waits.`,
    }),
    ...(type === 'b8'
      ? []
      : rows('vector memory', '1250', 'vdst, vaddr, saddr', {
          [`cluster_load_${type}`]: `Loads ${what} that several workgroups of the cluster read at once.`,
          [`global_load_monitor_${type}`]: `Loads ${what} and watches the line: \`s_monitor_sleep\` wakes when it changes.`,
          [`flat_load_monitor_${type}`]: `Loads ${what} and watches the line: \`s_monitor_sleep\` wakes when it changes.`,
        })),
  ]),
  // Matrices lie by rows in memory, and by columns in registers.
  ...transposing('global_load', '1250', ['tr4_b64', 'tr6_b96', 'tr8_b64', 'tr16_b128']),
  ...transposing('ds_load', '1250', ['tr4_b64', 'tr6_b96', 'tr8_b64', 'tr16_b128']),
  ...transposing('ds_read', '950', ['b64_tr_b4', 'b96_tr_b6', 'b64_tr_b8', 'b64_tr_b16']),
];

function transposing(
  prefix: string,
  generations: string,
  names: readonly string[],
): AmdgcnInstructionRow[] {
  const [family, operands, where] = prefix.startsWith('ds')
    ? (['workgroup memory', 'vdst, vaddr', 'LDS'] as const)
    : (['vector memory', 'vdst, vaddr, saddr', 'global memory'] as const);
  return names.flatMap((name) => {
    const bits = /tr_?b?(\d+)/.exec(name)![1];
    return rows(family, generations, operands, {
      [`${prefix}_${name}`]: `Loads a matrix of ${bits}-bit elements from ${where} and transposes it between the lanes, as matrix instructions want it.`,
    });
  });
}

const rest: readonly AmdgcnInstructionRow[] = [
  ...rows('vector floating point', '11-', 'vdst, src, src, src', {
    v_maxmin_f16: 'Larger of the first two halves, or the third, whichever is smaller.',
    v_minmax_f16: 'Smaller of the first two halves, or the third, whichever is larger.',
  }),
  ...rows('vector floating point', '12', 'vdst, src, src, src', {
    v_maximum3_f16: 'Largest of three halves; NaN when one of them is.',
    v_minimum3_f16: 'Smallest of three halves; NaN when one of them is.',
    v_maximumminimum_f16:
      'Larger of the first two halves, or the third, whichever is smaller; NaN when one of them is.',
    v_minimummaximum_f16:
      'Smaller of the first two halves, or the third, whichever is larger; NaN when one of them is.',
  }),
  ...rows('vector conversion', '11-', 'vdst, src, src', {
    v_cvt_pk_i16_f32: 'Converts two singles to packed signed 16-bit integers.',
    v_cvt_pk_u16_f32: 'Converts two singles to packed 16-bit integers.',
  }),
  ...rows('vector conversion', '9-', 'vdst, src, src', {
    v_cvt_pk_norm_i16_f16: 'Converts two halves of -1 to 1 to packed 16-bit fractions.',
    v_cvt_pk_norm_u16_f16: 'Converts two halves of 0 to 1 to packed 16-bit fractions.',
  }),
  ...rows('vector conversion', '9-', 'vdst, src', {
    v_cvt_norm_i16_f16: 'Converts a half of -1 to 1 to a signed 16-bit fraction.',
    v_cvt_norm_u16_f16: 'Converts a half of 0 to 1 to a 16-bit fraction.',
  }),
  ...['b32', 'b64'].flatMap((type) => [
    ...rows('workgroup memory atomic', '9-', 'vaddr, vdata, vdata', {
      [`ds_mskor_${type}`]: 'Replaces the bits of a mask by those of another operand.',
    }),
    ...rows('workgroup memory atomic', '9-', 'vdst, vaddr, vdata, vdata', {
      [`ds_mskor_rtn_${type}`]:
        'Replaces the bits of a mask by those of another operand, and gives what was there.',
    }),
  ]),
  ...rows('scalar floating point', '115 12', 'sdst, ssrc', {
    s_ceil_f16: 'Rounds a half up to a whole number.',
    s_floor_f16: 'Rounds a half down to a whole number.',
    s_trunc_f16: 'Rounds a half towards zero to a whole number.',
    s_rndne_f16: 'Rounds a half to the nearest whole number, ties to even.',
  }),
  ...rows('scalar floating point', '115 12', 'sdst, ssrc, ssrc', {
    s_fmac_f16: 'Fused multiply-add of halves onto the destination.',
    s_cvt_pk_rtz_f16_f32: 'Converts two singles to halves, rounding towards zero.',
  }),
  ...rows('scalar floating point', '12', 'sdst, ssrc, ssrc', {
    s_maximum_f16: 'Larger half; NaN when one of them is.',
    s_minimum_f16: 'Smaller half; NaN when one of them is.',
  }),
  ...rows('vector floating point', '12', 'sdst, ssrc', {
    v_s_exp_f16: 'Two to the power of a half, in scalar registers.',
    v_s_log_f16: 'Logarithm of a half to base 2, in scalar registers.',
    v_s_rcp_f16: 'Reciprocal of a half, in scalar registers.',
    v_s_rsq_f16: 'Reciprocal of the square root of a half, in scalar registers.',
    v_s_sqrt_f16: 'Square root of a half, in scalar registers.',
  }),
  ...rows('program control', '12', 'ssrc', {
    s_barrier_init: 'Sets how many waves a named barrier waits for.',
    s_barrier_join: 'This wave takes part in a named barrier.',
    s_alloc_vgpr: 'Asks for another number of vector registers; scc tells whether they came.',
  }),
  ...rows('program control', '12', '', {
    s_barrier_leave: 'This wave takes part in the named barrier no more.',
  }),
  ...rows('program control', '12', 'sdst, ssrc', {
    s_get_barrier_state: 'State of a barrier: how many waves are in it and have come.',
  }),
  ...rows('vector memory', '12', 'vdst, vaddr, saddr', {
    global_load_tr_b64:
      'Loads a matrix of bytes from global memory and transposes it between the lanes.',
    global_load_tr_b128:
      'Loads a matrix of 16-bit elements from global memory and transposes it between the lanes.',
    global_load_block: 'Loads as many registers as m0 names, one bit for each.',
    scratch_load_block:
      'Loads as many registers as m0 names from private memory, one bit for each.',
  }),
  ...rows('vector memory', '12', 'vaddr, vdata, saddr', {
    global_store_block: 'Stores as many registers as m0 names, one bit for each.',
    scratch_store_block:
      'Stores as many registers as m0 names to private memory, one bit for each.',
  }),
  ...rows('workgroup memory', '9-', 'vdst', {
    ds_load_addtid_b32:
      'Loads 32 bits at an address made of m0, the offset and the number of the lane.',
  }),
  ...rows('workgroup memory', '9-', 'vdata', {
    ds_store_addtid_b32:
      'Stores 32 bits at an address made of m0, the offset and the number of the lane.',
  }),
  ...rows('workgroup memory atomic', '9-', 'vdst', {
    ds_append:
      'Adds the number of active lanes to a counter whose address is in m0, and gives what was there.',
    ds_consume:
      'Subtracts the number of active lanes from a counter whose address is in m0, and gives what was there.',
  }),
  ...['dword', 'sbyte', 'ubyte', 'sshort', 'ushort'].flatMap((type) =>
    rows('vector memory', 'cdna3', 'vaddr, saddr', {
      [`global_load_lds_${type}`]: 'Loads from global memory straight to LDS; m0 says where to.',
      [`scratch_load_lds_${type}`]: 'Loads from private memory straight to LDS; m0 says where to.',
    }),
  ),
  ...rows('vector memory', '950', 'vaddr, saddr', {
    global_load_lds_dwordx3: 'Loads 96 bits from global memory straight to LDS; m0 says where to.',
    global_load_lds_dwordx4: 'Loads 128 bits from global memory straight to LDS; m0 says where to.',
  }),
  ...rows('scalar memory', '9 101', 'sdata, sbase, soffset', {
    s_store_dword: 'Stores 32 bits from a scalar register.',
    s_store_dwordx2: 'Stores 64 bits from scalar registers.',
    s_store_dwordx4: 'Stores 128 bits from scalar registers.',
    s_buffer_store_dword: 'Stores 32 bits from a scalar register to a buffer.',
    s_buffer_store_dwordx2: 'Stores 64 bits from scalar registers to a buffer.',
    s_buffer_store_dwordx4: 'Stores 128 bits from scalar registers to a buffer.',
  }),
  ...rows('scalar move', '9', '', {
    s_set_gpr_idx_off: 'Vector registers are named by their numbers again.',
  }),
  ...rows('scalar move', '9', 'ssrc, imm', {
    s_set_gpr_idx_on:
      'The numbers of vector registers in what follows are counted from a scalar register on.',
  }),
  ...rows('scalar move', '9', 'ssrc', {
    s_set_gpr_idx_idx: 'Sets the number that vector registers are counted from.',
  }),
  ...rows('scalar move', '9', 'imm', {
    s_set_gpr_idx_mode: 'Sets which operands are counted from the index.',
  }),
  ...rows('vector integer', '8', 'vdst, mask, src, src, mask', {
    v_addc_u32: 'Sum with carry in and out (GFX8).',
    v_subb_u32: 'Difference with borrow in and out (GFX8).',
    v_subbrev_u32: 'Second operand minus the first, with borrow in and out (GFX8).',
  }),
  ...rows('vector integer', '10-', 'vdst, src', {
    v_movreld_b32: 'Moves into the register whose number is that of the destination plus m0.',
    v_movrels_b32: 'Moves from the register whose number is that of the source plus m0.',
    v_movrelsd_b32: 'Moves between registers, to both of whose numbers m0 is added.',
  }),
  ...rows('vector integer', '9-', 'vdst, src, src, src', {
    v_msad_u8:
      'Sum of absolute differences of four bytes, those of zero left out, plus the third operand.',
  }),
  ...rows('vector integer', '11', 'vdst, vsrc', {
    v_swap_b16: 'Exchanges two halves of registers.',
  }),
];

export const otherGenerationRows: readonly AmdgcnInstructionRow[] = [
  ...smallFloats,
  ...newest,
  ...rest,
];
