/**
 * Instructions that compilers print seldom or never and people write by hand: exchanges of two
 * places of workgroup memory, old branches and legacy arithmetic, what GFX6 and GFX7 call by names
 * of their own, and the newest ones of gfx1250.
 */
import { type AmdgcnFamily, type AmdgcnInstructionRow, rows } from './row.ts';

const VECTOR = 'vdst, src, src';
const THREE = 'vdst, src, src, src';

const vector: readonly AmdgcnInstructionRow[] = [
  ...rows('vector floating point', '9-', THREE, {
    v_cubeid_f32: 'Which face of a cube a direction (x, y, z) meets, 0 to 5.',
    v_cubesc_f32: 'The first coordinate on the face of a cube that a direction (x, y, z) meets.',
    v_cubetc_f32: 'The second coordinate on the face of a cube that a direction (x, y, z) meets.',
    v_cubema_f32: 'Twice the coordinate of a direction (x, y, z) that is largest in magnitude.',
  }),
  ...rows('vector floating point', '9-', VECTOR, {
    v_trig_preop_f64:
      'A part of 2/π that fits the exponent of the first operand; the second says which. Large arguments of sines are reduced with it.',
  }),
  ...rows('vector floating point', '10-', THREE, {
    v_mullit_f32: 'Product for lighting: of numbers at or below zero it is the least number.',
  }),
  ...rows('vector floating point', '101', VECTOR, {
    v_mac_legacy_f32: 'Adds a product to the destination; zero times anything is zero.',
  }),
  ...rows('vector floating point', '9', 'vdst, src, vsrc, imm', {
    v_madak_f16: 'Product of two halves plus a constant.',
  }),
  ...rows('vector floating point', '9', 'vdst, src, imm, vsrc', {
    v_madmk_f16: 'Product of a half and a constant, plus a half.',
  }),
  ...rows('vector integer', '9-', THREE, {
    v_mqsad_pk_u16_u8:
      'Four sums of absolute differences of four bytes, bytes of zero in the reference left out, packed as 16-bit numbers and added to the third operand.',
    v_mqsad_u32_u8:
      'Four sums of absolute differences of four bytes, bytes of zero in the reference left out, as 32-bit numbers added to the third operand.',
  }),
  ...rows('vector integer', '9', VECTOR, {
    v_cvt_pkaccum_u8_f32:
      'Converts a single to an unsigned byte and puts it into the byte of the destination that the second operand names.',
  }),
  ...rows('vector integer', '9', 'vdst, src', {
    v_screen_partition_4se_b32: 'Which quarter of the screen a position belongs to.',
  }),
  ...rows('vector integer', '10-', 'vdst, src', {
    v_movrelsd_2_b32:
      'Moves between registers, to whose numbers two different parts of m0 are added.',
    v_swaprel_b32: 'Exchanges two registers, to whose numbers parts of m0 are added.',
  }),
  ...rows('dot product', '11-', VECTOR, {
    v_dot2acc_f32_bf16: 'Adds the dot product of two bfloats with two bfloats to the destination.',
  }),
  ...rows('program control', '9 101 103', '', {
    v_clrexcp: 'Clears the exceptions that vector arithmetic has noted.',
  }),
  ...rows('program control', '10-', '', {
    v_pipeflush: 'Waits until the vector pipeline is empty.',
    v_illegal: 'An instruction that is none: it raises an exception.',
  }),
];

const group: readonly AmdgcnInstructionRow[] = [
  ...['b32', 'b64'].flatMap((type) => {
    const bits = type.slice(1);
    return rows('workgroup memory atomic', '9-', 'vdst, vaddr, vdata, vdata', {
      [`ds_storexchg_2addr_rtn_${type}`]: `Exchanges ${bits} bits at two places of workgroup memory. GFX9 calls it \`ds_wrxchg2_rtn_${type}\`.`,
      [`ds_storexchg_2addr_stride64_rtn_${type}`]: `Exchanges ${bits} bits at two places of workgroup memory, whose offsets count 64 elements each. GFX9 calls it \`ds_wrxchg2st64_rtn_${type}\`.`,
    });
  }),
  ...rows('workgroup memory atomic', '9-', 'vdst, vaddr, vdata', {
    ds_condxchg32_rtn_b64:
      'Exchanges each half of 64 bits of workgroup memory where the top bit of the new one is set.',
  }),
  ...rows('workgroup memory atomic', '9-11', 'vdst, vaddr, vdata, vdata', {
    ds_wrap_rtn_b32:
      'Subtracts from a number in workgroup memory, or adds the second number when it would fall below zero.',
  }),
  ...rows('workgroup memory atomic', '11', 'vdst, vdata', {
    ds_add_gs_reg_rtn: 'Adds to a register of the geometry stage, and reads it.',
    ds_sub_gs_reg_rtn: 'Subtracts from a register of the geometry stage, and reads it.',
  }),
  ...rows('workgroup memory', '11-12', 'vdst, vaddr, vdata, vdata', {
    ds_bvh_stack_rtn_b32:
      'Pushes nodes of a bounding volume hierarchy on a stack in workgroup memory, and pops the next. GFX12 calls it `ds_bvh_stack_push4_pop1_rtn_b32`.',
  }),
  ...rows('workgroup memory', '12', 'vdst, vaddr, vdata, vdata', {
    ds_bvh_stack_push8_pop1_rtn_b32:
      'Pushes up to eight nodes of a bounding volume hierarchy on a stack in workgroup memory, and pops the next.',
    ds_bvh_stack_push8_pop2_rtn_b64:
      'Pushes up to eight nodes of a bounding volume hierarchy on a stack in workgroup memory, and pops the next two.',
  }),
  ...rows('interpolation', '12', 'vdst', {
    ds_direct_load: 'Loads one number of workgroup memory into all lanes; m0 says where it stands.',
    ds_param_load: 'Loads the parameters of a pixel from workgroup memory.',
  }),
];

const memory: readonly AmdgcnInstructionRow[] = [
  ...rows('vector memory', '90', 'srsrc, soffset', {
    buffer_store_lds_dword: 'Stores 32 bits of workgroup memory to a buffer; m0 says from where.',
  }),
  ...rows('vector memory', '103 11-', 'vdst, saddr', {
    global_load_addtid_b32:
      'Loads 32 bits for each lane, those of neighbours beside each other, from a scalar address on.',
  }),
  ...rows('vector memory', '103 11-', 'vdata, saddr', {
    global_store_addtid_b32:
      'Stores 32 bits of each lane, those of neighbours beside each other, from a scalar address on.',
  }),
  ...rows('vector memory atomic', '12', 'vdst, vaddr, vdata, saddr', {
    global_atomic_ordered_add_b64: 'Adds to a number in memory when it is the turn of the wave.',
  }),
  ...rows('scalar memory', '9 101', 'sdata, saddr, soffset', {
    s_scratch_load_dword: 'Loads 32 bits of scratch memory into a scalar register.',
    s_scratch_load_dwordx2: 'Loads 64 bits of scratch memory into scalar registers.',
    s_scratch_load_dwordx4: 'Loads 128 bits of scratch memory into scalar registers.',
    s_scratch_store_dword: 'Stores 32 bits of a scalar register to scratch memory.',
    s_scratch_store_dwordx2: 'Stores 64 bits of scalar registers to scratch memory.',
    s_scratch_store_dwordx4: 'Stores 128 bits of scalar registers to scratch memory.',
  }),
  ...rows('scalar memory', '9-', 'imm, sbase, soffset', {
    s_atc_probe: 'Asks for the translation of an address ahead of its use.',
    s_atc_probe_buffer: 'Asks for the translation of an address in a buffer ahead of its use.',
  }),
  ...rows('cache control', '9 101', 'sbase, soffset', {
    s_dcache_discard: 'Drops 64 bytes of the scalar cache without writing them back.',
    s_dcache_discard_x2: 'Drops 128 bytes of the scalar cache without writing them back.',
  }),
];

const control: readonly AmdgcnInstructionRow[] = [
  ...rows('program control', '9-11', 'label', {
    s_cbranch_cdbgsys_and_user:
      'Goes to the label when a debugger of the system and one of the user are both there.',
    s_cbranch_cdbgsys_or_user: 'Goes to the label when a debugger is there.',
  }),
  ...rows('program control', '9', 'ssrc, ssrc', {
    s_cbranch_g_fork:
      'Runs the lanes of a mask at an address, the others here, one after the other.',
  }),
  ...rows('program control', '9', 'ssrc, label', {
    s_cbranch_i_fork: 'Runs the lanes of a mask at a label, the others here, one after the other.',
  }),
  ...rows('program control', '9', 'ssrc', {
    s_cbranch_join: 'Where lanes meet that a fork has parted.',
    s_rfe_restore_b64: 'Returns from the trap handler and restores the state.',
  }),
  ...rows('program control', '9', 'ssrc, ssrc', {
    s_setvskip: 'Skips vector instructions while a bit is set.',
  }),
  ...rows('program control', '9-11', '', {
    s_endpgm_ordered_ps_done: 'Ends the program of an ordered pixel shader.',
  }),
  ...rows('program control', '10-11', 'sdst, label', {
    s_subvector_loop_begin: 'Begins a loop over the two halves of a wave.',
    s_subvector_loop_end: 'Ends a loop over the two halves of a wave.',
  }),
  ...rows('program control', '10-', 'imm', {
    s_round_mode: 'Sets how floating-point results are rounded.',
  }),
  ...rows('scalar move', '10-', 'sdst, ssrc', {
    s_movrelsd_2_b32:
      'Moves between scalar registers, to whose numbers two different parts of m0 are added.',
  }),
  ...rows('scalar memory', '101', 'sdst', {
    s_get_waveid_in_workgroup: 'Reads the number of the wave in its workgroup.',
  }),
];

/** What GFX8 and later have under other names, or not at all. */
const early: readonly AmdgcnInstructionRow[] = [
  ...rows('vector integer', '7', VECTOR, {
    v_lshl_b32: 'Shifts the first operand left by the second.',
    v_lshr_b32: 'Shifts the first operand right by the second, filling with zeros.',
    v_ashr_i32: 'Shifts the first operand right by the second, filling with the sign.',
    v_lshl_b64: 'Shifts 64 bits left by the second operand.',
    v_lshr_b64: 'Shifts 64 bits right by the second operand, filling with zeros.',
    v_ashr_i64: 'Shifts 64 bits right by the second operand, filling with the sign.',
  }),
  ...rows('vector integer', '7', 'vdst, mask, src, src', {
    v_subrev_i32: 'Second operand minus the first, with the borrow.',
  }),
  ...rows('vector floating point', '7', VECTOR, {
    v_min_legacy_f32: 'Smaller of two singles; the second when one is NaN.',
    v_max_legacy_f32: 'Larger of two singles; the second when one is NaN.',
  }),
  ...rows('vector floating point', '7', 'vdst, src', {
    v_log_clamp_f32: 'Logarithm to base 2; infinity becomes the largest number.',
    v_rcp_clamp_f32: 'Reciprocal; infinity becomes the largest number.',
    v_rcp_clamp_f64: 'Reciprocal of a double; infinity becomes the largest number.',
    v_rcp_legacy_f32: 'Reciprocal; of zero it is zero.',
    v_rsq_clamp_f32: 'Reciprocal of the square root; infinity becomes the largest number.',
    v_rsq_clamp_f64:
      'Reciprocal of the square root of a double; infinity becomes the largest number.',
    v_rsq_legacy_f32: 'Reciprocal of the square root; of zero it is zero.',
  }),
  ...rows('image', '7', 'vdata, vaddr, srsrc', {
    image_atomic_rsub: 'Atomically subtracts an element of an image from the data.',
  }),
  ...[
    'eq',
    'f',
    'ge',
    'gt',
    'le',
    'lg',
    'lt',
    'neq',
    'nge',
    'ngt',
    'nle',
    'nlg',
    'nlt',
    'o',
    'tru',
    'u',
  ].flatMap((what) =>
    ['f32', 'f64'].flatMap((type) =>
      rows('vector comparison', '7', 'mask, src, src', {
        [`v_cmps_${what}_${type}`]: `Compares as \`v_cmp_${what}_${type}\` does; a NaN raises an exception.`,
        [`v_cmpsx_${what}_${type}`]: `Compares as \`v_cmpx_${what}_${type}\` does, into exec too; a NaN raises an exception.`,
      }),
    ),
  ),
];

const newest: readonly (readonly [AmdgcnFamily, string, Readonly<Record<string, string>>])[] = [
  [
    'workgroup memory atomic',
    'vaddr',
    {
      ds_atomic_async_barrier_arrive_b64:
        'Arrives at a barrier in workgroup memory when copies under way are done.',
    },
  ],
  [
    'workgroup memory atomic',
    'vdst, vaddr, vdata',
    {
      ds_atomic_barrier_arrive_rtn_b64:
        'Arrives at a barrier in workgroup memory, and reads what it was before.',
    },
  ],
  [
    'vector memory',
    '',
    {
      tensor_save: 'Saves the state of copies of tensors.',
      tensor_stop: 'Stops copies of tensors.',
    },
  ],
  [
    'vector conversion',
    VECTOR,
    {
      v_cvt_sr_bf8_f16:
        'Converts a half to an 8-bit float (e5m2); which way it rounds is decided by random bits in the second operand.',
      v_cvt_sr_fp8_f16:
        'Converts a half to an 8-bit float (e4m3); which way it rounds is decided by random bits in the second operand.',
    },
  ],
  [
    'vector conversion',
    THREE,
    {
      v_cvt_sr_pk_bf16_f32:
        'Converts two singles to two bfloats; which way they round is decided by random bits in the third operand.',
      v_cvt_sr_pk_f16_f32:
        'Converts two singles to two halves; which way they round is decided by random bits in the third operand.',
    },
  ],
  [
    'packed',
    THREE,
    Object.fromEntries(
      ['i16', 'u16'].flatMap((type) =>
        [
          ['max', 'larger'],
          ['min', 'smaller'],
        ].map(([op, word]) => [
          `v_pk_add_${op}_${type}`,
          `Sum of two 16-bit numbers, then the ${word} one of it and the third operand, twice.`,
        ]),
      ),
    ),
  ],
  [
    'vector integer',
    THREE,
    Object.fromEntries(
      [4, 6, 8].map((bits) => [
        `v_perm_pk16_b${bits}_u4`,
        `Picks 16 times ${bits} bits out of a table by numbers of 4 bits.`,
      ]),
    ),
  ],
  [
    'vector integer',
    VECTOR,
    { v_bitop2_b32: 'Any bitwise function of two words; `bitop3` is its truth table.' },
  ],
];

export const handWrittenRows: readonly AmdgcnInstructionRow[] = [
  ...vector,
  ...group,
  ...memory,
  ...control,
  ...early,
  ...newest.flatMap(([family, operands, docs]) => rows(family, '1250', operands, docs)),
];
