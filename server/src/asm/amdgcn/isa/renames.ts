/**
 * One instruction, several names: most memory instructions and many others were renamed between
 * generations. The canonical name is the one GFX11 uses; what GFX11 lacks keeps its own.
 */

/** Older and newer spellings, and the canonical one. */
const PAIRS: readonly (readonly [string, string])[] = [
  // Scalar: GFX9 and GFX10 names.
  ['s_andn2', 's_and_not1'],
  ['s_orn2', 's_or_not1'],
  ['s_andn1', 's_and_not0'],
  ['s_orn1', 's_or_not0'],
].flatMap(([old, now]) =>
  ['_b32', '_b64', '_saveexec_b32', '_saveexec_b64', '_wrexec_b32', '_wrexec_b64'].map(
    (end) => [old! + end, now! + end] as const,
  ),
);

const WORDS: Readonly<Record<string, string>> = {
  s_ff1_i32_b32: 's_ctz_i32_b32',
  s_ff1_i32_b64: 's_ctz_i32_b64',
  s_flbit_i32_b32: 's_clz_i32_u32',
  s_flbit_i32_b64: 's_clz_i32_u64',
  s_flbit_i32: 's_cls_i32',
  s_flbit_i32_i64: 's_cls_i32_i64',
  s_inst_prefetch: 's_set_inst_prefetch_distance',
  s_cmp_eq_b64: 's_cmp_eq_u64',
  // Scalar: GFX12 names.
  s_add_co_u32: 's_add_u32',
  s_sub_co_u32: 's_sub_u32',
  s_add_co_i32: 's_add_i32',
  s_sub_co_i32: 's_sub_i32',
  s_add_co_ci_u32: 's_addc_u32',
  s_sub_co_ci_u32: 's_subb_u32',
  s_addk_co_i32: 's_addk_i32',
  s_min_num_f32: 's_min_f32',
  s_max_num_f32: 's_max_f32',
  s_min_num_f16: 's_min_f16',
  s_max_num_f16: 's_max_f16',
  // Vector: GFX9 names.
  v_add_u32: 'v_add_nc_u32',
  v_sub_u32: 'v_sub_nc_u32',
  v_subrev_u32: 'v_subrev_nc_u32',
  v_add_i32: 'v_add_nc_i32',
  v_sub_i32: 'v_sub_nc_i32',
  v_add_u16: 'v_add_nc_u16',
  v_sub_u16: 'v_sub_nc_u16',
  v_subrev_u16: 'v_subrev_nc_u16',
  v_add_i16: 'v_add_nc_i16',
  v_sub_i16: 'v_sub_nc_i16',
  v_addc_co_u32: 'v_add_co_ci_u32',
  v_subb_co_u32: 'v_sub_co_ci_u32',
  v_subbrev_co_u32: 'v_subrev_co_ci_u32',
  v_ffbh_u32: 'v_clz_i32_u32',
  v_ffbl_b32: 'v_ctz_i32_b32',
  v_ffbh_i32: 'v_cls_i32',
  v_cvt_rpi_i32_f32: 'v_cvt_nearest_i32_f32',
  v_cvt_flr_i32_f32: 'v_cvt_floor_i32_f32',
  v_cvt_pkrtz_f16_f32: 'v_cvt_pk_rtz_f16_f32',
  v_cvt_pknorm_i16_f32: 'v_cvt_pk_norm_i16_f32',
  v_cvt_pknorm_u16_f32: 'v_cvt_pk_norm_u16_f32',
  v_cvt_pknorm_i16_f16: 'v_cvt_pk_norm_i16_f16',
  v_cvt_pknorm_u16_f16: 'v_cvt_pk_norm_u16_f16',
  v_mad_legacy_u16: 'v_mad_u16',
  v_mad_legacy_i16: 'v_mad_i16',
  v_mad_legacy_f16: 'v_mad_f16',
  v_fma_legacy_f16: 'v_fma_f16',
  v_div_fixup_legacy_f16: 'v_div_fixup_f16',
  v_accvgpr_read: 'v_accvgpr_read_b32',
  v_accvgpr_write: 'v_accvgpr_write_b32',
  // Vector: GFX11 and GFX12 variations.
  v_mad_co_u64_u32: 'v_mad_u64_u32',
  v_mad_co_i64_i32: 'v_mad_i64_i32',
  v_min_num_f32: 'v_min_f32',
  v_max_num_f32: 'v_max_f32',
  v_min_num_f16: 'v_min_f16',
  v_max_num_f16: 'v_max_f16',
  v_min_num_f64: 'v_min_f64',
  v_max_num_f64: 'v_max_f64',
  v_min3_num_f32: 'v_min3_f32',
  v_max3_num_f32: 'v_max3_f32',
  v_med3_num_f32: 'v_med3_f32',
  v_min3_num_f16: 'v_min3_f16',
  v_max3_num_f16: 'v_max3_f16',
  v_med3_num_f16: 'v_med3_f16',
  v_minmax_num_f32: 'v_minmax_f32',
  v_maxmin_num_f32: 'v_maxmin_f32',
  v_minmax_num_f16: 'v_minmax_f16',
  v_maxmin_num_f16: 'v_maxmin_f16',
  v_pk_min_num_f16: 'v_pk_min_f16',
  v_pk_max_num_f16: 'v_pk_max_f16',
  // Workgroup memory: GFX9 and GFX10 names.
  ds_read_b32: 'ds_load_b32',
  ds_read_b64: 'ds_load_b64',
  ds_read_b96: 'ds_load_b96',
  ds_read_b128: 'ds_load_b128',
  ds_read2_b32: 'ds_load_2addr_b32',
  ds_read2_b64: 'ds_load_2addr_b64',
  ds_read2st64_b32: 'ds_load_2addr_stride64_b32',
  ds_read2st64_b64: 'ds_load_2addr_stride64_b64',
  ds_read_u8: 'ds_load_u8',
  ds_read_i8: 'ds_load_i8',
  ds_read_u16: 'ds_load_u16',
  ds_read_i16: 'ds_load_i16',
  ds_read_u8_d16: 'ds_load_u8_d16',
  ds_read_u8_d16_hi: 'ds_load_u8_d16_hi',
  ds_read_i8_d16: 'ds_load_i8_d16',
  ds_read_i8_d16_hi: 'ds_load_i8_d16_hi',
  ds_read_u16_d16: 'ds_load_u16_d16',
  ds_read_u16_d16_hi: 'ds_load_u16_d16_hi',
  ds_write_b8: 'ds_store_b8',
  ds_write_b16: 'ds_store_b16',
  ds_write_b8_d16_hi: 'ds_store_b8_d16_hi',
  ds_write_b16_d16_hi: 'ds_store_b16_d16_hi',
  ds_write_b32: 'ds_store_b32',
  ds_write_b64: 'ds_store_b64',
  ds_write_b96: 'ds_store_b96',
  ds_write_b128: 'ds_store_b128',
  ds_write2_b32: 'ds_store_2addr_b32',
  ds_write2_b64: 'ds_store_2addr_b64',
  ds_write2st64_b32: 'ds_store_2addr_stride64_b32',
  ds_write2st64_b64: 'ds_store_2addr_stride64_b64',
  ds_wrxchg_rtn_b32: 'ds_storexchg_rtn_b32',
  ds_wrxchg_rtn_b64: 'ds_storexchg_rtn_b64',
  ds_wrxchg2_rtn_b32: 'ds_storexchg_2addr_rtn_b32',
  ds_wrxchg2_rtn_b64: 'ds_storexchg_2addr_rtn_b64',
  ds_wrxchg2st64_rtn_b32: 'ds_storexchg_2addr_stride64_rtn_b32',
  ds_wrxchg2st64_rtn_b64: 'ds_storexchg_2addr_stride64_rtn_b64',
  ds_read_addtid_b32: 'ds_load_addtid_b32',
  ds_write_addtid_b32: 'ds_store_addtid_b32',
  ds_bvh_stack_push4_pop1_rtn_b32: 'ds_bvh_stack_rtn_b32',
  global_load_dword_addtid: 'global_load_addtid_b32',
  global_store_dword_addtid: 'global_store_addtid_b32',
  ds_min_num_f32: 'ds_min_f32',
  ds_max_num_f32: 'ds_max_f32',
  ds_min_num_rtn_f32: 'ds_min_rtn_f32',
  ds_max_num_rtn_f32: 'ds_max_rtn_f32',
  ds_min_num_f64: 'ds_min_f64',
  ds_max_num_f64: 'ds_max_f64',
  ds_min_num_rtn_f64: 'ds_min_rtn_f64',
  ds_max_num_rtn_f64: 'ds_max_rtn_f64',
};

/** Parts behind `global_`, `flat_`, `scratch_` and `buffer_`. */
const VECTOR_MEMORY: Readonly<Record<string, string>> = {
  load_ubyte: 'load_u8',
  load_sbyte: 'load_i8',
  load_ushort: 'load_u16',
  load_sshort: 'load_i16',
  load_dword: 'load_b32',
  load_dwordx2: 'load_b64',
  load_dwordx3: 'load_b96',
  load_dwordx4: 'load_b128',
  load_ubyte_d16: 'load_d16_u8',
  load_ubyte_d16_hi: 'load_d16_hi_u8',
  load_sbyte_d16: 'load_d16_i8',
  load_sbyte_d16_hi: 'load_d16_hi_i8',
  load_short_d16: 'load_d16_b16',
  load_short_d16_hi: 'load_d16_hi_b16',
  store_byte: 'store_b8',
  store_short: 'store_b16',
  store_byte_d16_hi: 'store_d16_hi_b8',
  store_short_d16_hi: 'store_d16_hi_b16',
  store_dword: 'store_b32',
  store_dwordx2: 'store_b64',
  store_dwordx3: 'store_b96',
  store_dwordx4: 'store_b128',
  atomic_swap: 'atomic_swap_b32',
  atomic_cmpswap: 'atomic_cmpswap_b32',
  atomic_add: 'atomic_add_u32',
  atomic_sub: 'atomic_sub_u32',
  atomic_csub: 'atomic_csub_u32',
  atomic_smin: 'atomic_min_i32',
  atomic_umin: 'atomic_min_u32',
  atomic_smax: 'atomic_max_i32',
  atomic_umax: 'atomic_max_u32',
  atomic_and: 'atomic_and_b32',
  atomic_or: 'atomic_or_b32',
  atomic_xor: 'atomic_xor_b32',
  atomic_inc: 'atomic_inc_u32',
  atomic_dec: 'atomic_dec_u32',
  atomic_fcmpswap: 'atomic_cmpswap_f32',
  atomic_fmin: 'atomic_min_f32',
  atomic_fmax: 'atomic_max_f32',
  atomic_min_num_f32: 'atomic_min_f32',
  atomic_max_num_f32: 'atomic_max_f32',
  atomic_swap_x2: 'atomic_swap_b64',
  atomic_cmpswap_x2: 'atomic_cmpswap_b64',
  atomic_add_x2: 'atomic_add_u64',
  atomic_sub_x2: 'atomic_sub_u64',
  atomic_smin_x2: 'atomic_min_i64',
  atomic_umin_x2: 'atomic_min_u64',
  atomic_smax_x2: 'atomic_max_i64',
  atomic_umax_x2: 'atomic_max_u64',
  atomic_and_x2: 'atomic_and_b64',
  atomic_or_x2: 'atomic_or_b64',
  atomic_xor_x2: 'atomic_xor_b64',
  atomic_inc_x2: 'atomic_inc_u64',
  atomic_dec_x2: 'atomic_dec_u64',
  atomic_fmin_x2: 'atomic_min_f64',
  atomic_fmax_x2: 'atomic_max_f64',
  atomic_min_num_f64: 'atomic_min_f64',
  atomic_max_num_f64: 'atomic_max_f64',
};

const SCALAR_LOADS: Readonly<Record<string, string>> = {
  dword: 'b32',
  dwordx2: 'b64',
  dwordx3: 'b96',
  dwordx4: 'b128',
  dwordx8: 'b256',
  dwordx16: 'b512',
};

const canonical = new Map<string, string>([...PAIRS, ...Object.entries(WORDS)]);
for (const space of ['global', 'flat', 'scratch', 'buffer']) {
  for (const [old, now] of Object.entries(VECTOR_MEMORY))
    canonical.set(`${space}_${old}`, `${space}_${now}`);
}
for (const kind of ['s_load', 's_buffer_load']) {
  for (const [old, now] of Object.entries(SCALAR_LOADS))
    canonical.set(`${kind}_${old}`, `${kind}_${now}`);
}

/**
 * The canonical name of an instruction, whose encoding suffix is already gone. `v_dual_` names lose
 * their prefix.
 */
export function canonicalAmdgcnName(name: string): string {
  const single = name.startsWith('v_dual_') ? `v_${name.slice(7)}` : name;
  return canonical.get(single) ?? single;
}

/** Every other spelling of a canonical name. */
export function amdgcnSpellings(name: string): readonly string[] {
  const out: string[] = [];
  for (const [other, now] of canonical) if (now === name && other !== name) out.push(other);
  return out;
}
