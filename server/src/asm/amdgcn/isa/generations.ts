/**
 * Which processors have an instruction. A table's row says it for its whole group; here stand the
 * single instructions that came or went at another time than their group. A test compares all of it
 * with LLVM's assembler.
 */

/** By processors, in the words of `generations`: the instructions under their canonical names. */
const OWN: Readonly<Record<string, string>> = {
  '9-10': 's_ff0_i32_b32 s_ff0_i32_b64',
  '115 12':
    's_cmp_lt_f32 s_cmp_lt_f16 s_cmp_eq_f32 s_cmp_eq_f16 s_cmp_le_f32 s_cmp_le_f16 s_cmp_gt_f32 ' +
    's_cmp_gt_f16 s_cmp_lg_f32 s_cmp_lg_f16 s_cmp_ge_f32 s_cmp_ge_f16 s_cmp_o_f32 s_cmp_o_f16 ' +
    's_cmp_u_f32 s_cmp_u_f16 s_cmp_nge_f32 s_cmp_nge_f16 s_cmp_nlg_f32 s_cmp_nlg_f16 ' +
    's_cmp_ngt_f32 s_cmp_ngt_f16 s_cmp_nle_f32 s_cmp_nle_f16 s_cmp_neq_f32 s_cmp_neq_f16 ' +
    's_cmp_nlt_f32 s_cmp_nlt_f16 s_add_f32 s_sub_f32 s_mul_f32 s_min_f32 s_max_f32 s_fmac_f32 ' +
    's_add_f16 s_sub_f16 s_mul_f16 s_min_f16 s_max_f16 s_fmaak_f32 s_fmamk_f32 s_ceil_f32 ' +
    's_floor_f32 s_trunc_f32 s_rndne_f32 s_cvt_f32_u32 s_cvt_f32_i32 s_cvt_u32_f32 s_cvt_i32_f32 ' +
    's_cvt_f32_f16 s_cvt_hi_f32_f16 s_cvt_f16_f32',
  '9 101': 's_dcache_wb v_mul_lo_i32',
  '9-11':
    's_barrier v_cmp_tru_f32 v_cmpx_tru_f32 v_cmp_tru_f64 v_cmpx_tru_f64 v_cmp_tru_f16 ' +
    'v_cmpx_tru_f16',
  '10-': 's_code_end v_fmac_f16 s_waitcnt_depctr v_fmaak_f16 v_fmamk_f16',
  '9-':
    's_endpgm_saved s_ttracedata s_waitcnt v_mul_legacy_f32 ds_add_f32 ds_add_rtn_f32 ds_min_f32 ' +
    'ds_min_rtn_f32 ds_max_f32 ds_max_rtn_f32 ds_min_f64 ds_min_rtn_f64 ds_max_f64 ds_max_rtn_f64',
  '10-11': 's_set_inst_prefetch_distance',
  '90': 'buffer_wbinvl1 buffer_wbinvl1_vol',
  '90a': 'buffer_invl2',
  cdna3: 'buffer_inv v_mov_b64 v_lshl_add_u64',
  '11': 'v_mov_b16 v_fmac_dx9_zero_f32',
  '908 cdna': 'v_accvgpr_read_b32 v_accvgpr_write_b32',
  '906 908 cdna 10-': 'v_xnor_b32 v_fmac_f32',
  '904 906 908 cdna 10-': 'v_fma_mix_f32 v_fma_mixlo_f16 v_fma_mixhi_f16',
  '90 101': 'v_mac_f32 v_mad_f32 v_madak_f32 v_madmk_f32 v_mad_legacy_f32',
  '103 11-': 'v_fma_legacy_f32 global_atomic_csub_u32 buffer_atomic_csub_u32',
  '103 11': 'v_fmac_legacy_f32',
  '950 12': 'v_minimum3_f32 v_maximum3_f32 buffer_atomic_pk_add_bf16',
  '9':
    'v_cmp_f_u16 v_cmpx_f_u16 v_cmp_t_u16 v_cmpx_t_u16 v_cmp_f_i16 v_cmpx_f_i16 v_cmp_t_i16 ' +
    'v_cmpx_t_i16',
  '908 cdna 10-': 'v_pk_fmac_f16',
  '900 902 909 90c': 'v_mad_mix_f32 v_mad_mixlo_f16 v_mad_mixhi_f16',
  '906 908 cdna 1011 1012 103 11-':
    'v_dot2_f32_f16 v_dot8_i32_i4 v_dot8_u32_u4 v_dot4_u32_u8 v_dot4_i32_i8',
  '906 908 cdna 1011 1012 103': 'v_dot2_i32_i16 v_dot2_u32_u16',
  '908 cdna 1011 1012 103 11': 'v_dot2c_f32_f16',
  '908 cdna 1011 1012 103': 'v_dot4c_i32_i8',
  '11-': 'v_dot2acc_f32_f16',
  '908 cdna 11-': 'global_atomic_add_f32 buffer_atomic_add_f32',
  '908 cdna 12': 'global_atomic_pk_add_f16 buffer_atomic_pk_add_f16',
  'cdna3 12':
    'global_atomic_pk_add_bf16 flat_atomic_pk_add_f16 flat_atomic_pk_add_bf16 ds_pk_add_f16 ' +
    'ds_pk_add_rtn_f16 ds_pk_add_bf16 ds_pk_add_rtn_bf16',
  'cdna3 11-': 'flat_atomic_add_f32',
};

const ownByName = new Map(
  Object.entries(OWN).flatMap(([generations, names]) =>
    names.split(' ').map((name) => [name, generations] as const),
  ),
);

/** What an instruction says of its processors where it differs from its group. */
export function ownGenerations(name: string): string | undefined {
  return ownByName.get(name);
}

const CDNA: Readonly<Record<string, readonly string[]>> = {
  cdna: ['90a', '942', '950'],
  cdna3: ['942', '950'],
};

/** A generic target has what all of its processors have; those that lack most stand for all. */
const GENERIC: Readonly<Record<string, readonly string[]>> = {
  'gfx9-generic': ['gfx900', 'gfx906'],
  'gfx9-4-generic': ['gfx942', 'gfx950'],
  'gfx10-1-generic': ['gfx1010'],
  'gfx10-3-generic': ['gfx1030'],
  'gfx11-generic': ['gfx1100'],
  'gfx12-generic': ['gfx1200'],
};

/**
 * True when a generation string covers a processor such as `gfx90a`, or when the tables know
 * nothing of the processor.
 */
export function coversCpu(generations: string, cpu: string): boolean {
  const generic = GENERIC[cpu];
  if (generic) return generic.every((one) => coversCpu(generations, one));
  const digits = /^gfx((?:9|1\d)[0-9a-f]{2})$/.exec(cpu)?.[1];
  const major = Number(digits?.slice(0, -2));
  if (digits === undefined || major > 12 || digits.startsWith('125')) return true;
  return generations.split(' ').some((one) => {
    const list = CDNA[one];
    if (list) return list.includes(digits);
    // One processor, or a family of them by its first digits.
    if (/^9[0-9a-f]{1,2}$|^1\d{2,3}$/.test(one)) return digits.startsWith(one);
    const [from = '', to] = one.split('-');
    if (major < Number(from)) return false;
    return to === undefined ? major === Number(from) : to === '' || major <= Number(to);
  });
}
