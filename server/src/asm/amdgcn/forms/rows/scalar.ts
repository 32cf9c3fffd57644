/** Scalar arithmetic, scalar memory and program control. `../form.ts` describes the notation. */
export const scalarForms = `
s_abs_i32 s_bcnt0_i32_b32 s_bcnt1_i32_b32 s_not_b32 s_quadmask_b32 s_wqm_b32
 =s1 S.b32 >scc
s_absdiff_i32 s_and_b32 s_ashr_i32 s_bfe_i32 s_bfe_u32 s_lshl1_add_u32 s_lshl2_add_u32 s_lshl3_add_u32 s_lshl4_add_u32 s_lshl_b32 s_lshr_b32 s_max_i32 s_max_u32 s_min_i32 s_min_u32 s_nand_b32 s_nor_b32 s_or_b32 s_xnor_b32 s_xor_b32
 =s1 S.b32 S.b32 >scc
s_add_co_ci_u32 s_sub_co_ci_u32
 =s1 S.b32 S.b32 <scc >scc | 1200-1251
s_add_co_i32 s_add_co_u32 s_sub_co_i32 s_sub_co_u32
 =s1 S.b32 S.b32 >scc | 1200-1251
s_add_f16 s_fmac_f16 s_mul_f16 s_sub_f16
 =s1 S.f16 S.f16 | 1150-1251
s_add_f32 s_cvt_pk_rtz_f16_f32 s_fmac_f32 s_mul_f32 s_sub_f32
 =s1 S.f32 S.f32 | 1150-1251
s_add_i32 s_add_u32 s_sub_i32 s_sub_u32
 =s1 S.b32 S.b32 >scc | 900-1150
s_add_nc_u64 s_mul_u64 s_sub_nc_u64
 =s2 S.b64 S.b64 | 1200-1251
s_add_pc_i64
 S.b64 | 1250-1251
s_addc_u32 s_subb_u32
 =s1 S.b32 S.b32 <scc >scc | 900-1150
s_addk_co_i32
 =s1 imm16 >scc | 1200-1251
s_addk_i32
 =s1 imm16 >scc | 900-1150
s_alloc_vgpr
 S.b32 >scc | 1200-1251
s_and_b64 s_nand_b64 s_nor_b64 s_or_b64 s_xnor_b64 s_xor_b64
 =s2 S.b64 S.b64 >scc
s_and_not0_saveexec_b32 s_and_not0_wrexec_b32 s_and_not1_saveexec_b32 s_and_not1_wrexec_b32 s_or_not0_saveexec_b32 s_or_not1_saveexec_b32
 =s1 S.b32 >exec >scc | 1100-1251
s_and_not0_saveexec_b64 s_and_not0_wrexec_b64 s_and_not1_saveexec_b64 s_and_not1_wrexec_b64 s_or_not0_saveexec_b64 s_or_not1_saveexec_b64
 =s2 S.b64 >exec >scc | 1100-1251
s_and_not1_b32 s_or_not1_b32
 =s1 S.b32 S.b32 >scc | 1100-1251
s_and_not1_b64 s_or_not1_b64
 =s2 S.b64 S.b64 >scc | 1100-1251
s_and_saveexec_b32 s_nand_saveexec_b32 s_nor_saveexec_b32 s_or_saveexec_b32 s_xnor_saveexec_b32 s_xor_saveexec_b32
 =s1 S.b32 >exec >scc | 1010-1251
s_and_saveexec_b64 s_nand_saveexec_b64 s_nor_saveexec_b64 s_or_saveexec_b64 s_xnor_saveexec_b64 s_xor_saveexec_b64
 =s2 S.b64 >exec >scc
s_andn1_saveexec_b32 s_andn1_wrexec_b32 s_andn2_saveexec_b32 s_andn2_wrexec_b32 s_orn1_saveexec_b32 s_orn2_saveexec_b32
 =s1 S.b32 >exec >scc | 1010-1030
s_andn1_saveexec_b64 s_andn1_wrexec_b64 s_andn2_saveexec_b64 s_andn2_wrexec_b64 s_orn1_saveexec_b64 s_orn2_saveexec_b64
 =s2 S.b64 >exec >scc | 900-1030
s_andn2_b32 s_orn2_b32
 =s1 S.b32 S.b32 >scc | 900-1030
s_andn2_b64 s_orn2_b64
 =s2 S.b64 S.b64 >scc | 900-1030
s_ashr_i64 s_bfe_i64 s_bfe_u64 s_lshl_b64 s_lshr_b64
 =s2 S.b64 S.b32 >scc
s_atc_probe
 imm s2 s1 | 900-1150
 imm s2 smoff?
 imm s2 s1 offset | 900-1150
 imm s2 s1 offset? | 1200-1251
s_atc_probe_buffer
 imm s4.n s1 | 900-1150
 imm s4.n smoff?
 imm s4.n s1 offset | 900-1150
 imm s4.n s1 offset? | 1200-1251
s_atomic_add s_atomic_and s_atomic_dec s_atomic_inc s_atomic_or s_atomic_smax s_atomic_smin s_atomic_sub s_atomic_swap s_atomic_umax s_atomic_umin s_atomic_xor
 =s1.me s2 s1 cpol_ret | 900-1013
 s1.me s2 s1 cpol_noret? | 900-1013
 =s1.me s2 smoff? cpol_ret | 900-1013
 s1.me s2 smoff? cpol_noret? | 900-1013
 =s1.me s2 s1 offset cpol_ret | 900-1013
 s1.me s2 s1 offset cpol_noret? | 900-1013
s_atomic_add_x2 s_atomic_and_x2 s_atomic_cmpswap s_atomic_dec_x2 s_atomic_inc_x2 s_atomic_or_x2 s_atomic_smax_x2 s_atomic_smin_x2 s_atomic_sub_x2 s_atomic_swap_x2 s_atomic_umax_x2 s_atomic_umin_x2 s_atomic_xor_x2
 =s2.e s2 s1 cpol_ret | 900-1013
 s2.e s2 s1 cpol_noret? | 900-1013
 =s2.e s2 smoff? cpol_ret | 900-1013
 s2.e s2 smoff? cpol_noret? | 900-1013
 =s2.e s2 s1 offset cpol_ret | 900-1013
 s2.e s2 s1 offset cpol_noret? | 900-1013
s_atomic_cmpswap_x2
 =s4 s2 s1 cpol_ret | 900-1013
 s4 s2 s1 cpol_noret? | 900-1013
 =s4 s2 smoff? cpol_ret | 900-1013
 s4 s2 smoff? cpol_noret? | 900-1013
 =s4 s2 s1 offset cpol_ret | 900-1013
 s4 s2 s1 offset cpol_noret? | 900-1013
s_barrier s_endpgm_ordered_ps_done
  | 900-1150
s_barrier_init
 m0 <m0 | 1200-1251
 barrier <m0 | 1200-1251
s_barrier_join s_barrier_signal
 m0 <m0 | 1200-1251
 barrier | 1200-1251
s_barrier_leave
 >scc | 1200-1251
s_barrier_signal_isfirst
 m0 <m0 <scc >scc | 1200-1251
 barrier <scc >scc | 1200-1251
s_barrier_wait
 imm | 1200-1251
s_bcnt0_i32_b64 s_bcnt1_i32_b64
 =s1 S.b64 >scc
s_bfm_b32 s_mul_hi_i32 s_mul_hi_u32 s_mul_i32 s_pack_hh_b32_b16 s_pack_lh_b32_b16 s_pack_ll_b32_b16
 =s1 S.b32 S.b32
s_bfm_b64
 =s2 S.b32 S.b32
s_bitcmp0_b32 s_bitcmp1_b32 s_cmp_eq_i32 s_cmp_eq_u32 s_cmp_ge_i32 s_cmp_ge_u32 s_cmp_gt_i32 s_cmp_gt_u32 s_cmp_le_i32 s_cmp_le_u32 s_cmp_lg_i32 s_cmp_lg_u32 s_cmp_lt_i32 s_cmp_lt_u32
 S.b32 S.b32 >scc
s_bitcmp0_b64 s_bitcmp1_b64
 S.b64 S.b32 >scc
s_bitreplicate_b64_b32 s_bitset0_b64 s_bitset1_b64
 =s2 S.b32
s_bitset0_b32 s_bitset1_b32 s_brev_b32 s_mov_b32 s_sext_i32_i16 s_sext_i32_i8
 =s1 S.b32
s_branch s_cbranch_execnz s_cbranch_execz
 label
s_brev_b64 s_mov_b64
 =s2 S.b64
s_buffer_atomic_add s_buffer_atomic_and s_buffer_atomic_dec s_buffer_atomic_inc s_buffer_atomic_or s_buffer_atomic_smax s_buffer_atomic_smin s_buffer_atomic_sub s_buffer_atomic_swap s_buffer_atomic_umax s_buffer_atomic_umin s_buffer_atomic_xor
 =s1.me s4.n s1 cpol_ret | 900-1013
 s1.me s4.n s1 cpol_noret? | 900-1013
 =s1.me s4.n smoff? cpol_ret | 900-1013
 s1.me s4.n smoff? cpol_noret? | 900-1013
 =s1.me s4.n s1 offset cpol_ret | 900-1013
 s1.me s4.n s1 offset cpol_noret? | 900-1013
s_buffer_atomic_add_x2 s_buffer_atomic_and_x2 s_buffer_atomic_cmpswap s_buffer_atomic_dec_x2 s_buffer_atomic_inc_x2 s_buffer_atomic_or_x2 s_buffer_atomic_smax_x2 s_buffer_atomic_smin_x2 s_buffer_atomic_sub_x2 s_buffer_atomic_swap_x2 s_buffer_atomic_umax_x2 s_buffer_atomic_umin_x2 s_buffer_atomic_xor_x2
 =s2.e s4.n s1 cpol_ret | 900-1013
 s2.e s4.n s1 cpol_noret? | 900-1013
 =s2.e s4.n smoff? cpol_ret | 900-1013
 s2.e s4.n smoff? cpol_noret? | 900-1013
 =s2.e s4.n s1 offset cpol_ret | 900-1013
 s2.e s4.n s1 offset cpol_noret? | 900-1013
s_buffer_atomic_cmpswap_x2
 =s4 s4.n s1 cpol_ret | 900-1013
 s4 s4.n s1 cpol_noret? | 900-1013
 =s4 s4.n smoff? cpol_ret | 900-1013
 s4 s4.n smoff? cpol_noret? | 900-1013
 =s4 s4.n s1 offset cpol_ret | 900-1013
 s4 s4.n s1 offset cpol_noret? | 900-1013
s_buffer_load_b128
 =s4 s4.n s1 cpol? | 1100-1150
 =s4 s4.n smoff? cpol? | 1100-1251
 =s4 s4.n s1 offset cpol? | 1100-1150
 =s4 s4.n s1 offset? cpol? | 1200-1251
s_buffer_load_b256
 =s8 s4.n s1 cpol? | 1100-1150
 =s8 s4.n smoff? cpol? | 1100-1251
 =s8 s4.n s1 offset cpol? | 1100-1150
 =s8 s4.n s1 offset? cpol? | 1200-1251
s_buffer_load_b32
 =s1.me s4.n s1 cpol? | 1100-1150
 =s1.me s4.n smoff? cpol? | 1100-1251
 =s1.me s4.n s1 offset cpol? | 1100-1150
 =s1.me s4.n s1 offset? cpol? | 1200-1251
s_buffer_load_b512
 =s16 s4.n s1 cpol? | 1100-1150
 =s16 s4.n smoff? cpol? | 1100-1251
 =s16 s4.n s1 offset cpol? | 1100-1150
 =s16 s4.n s1 offset? cpol? | 1200-1251
s_buffer_load_b64
 =s2.e s4.n s1 cpol? | 1100-1150
 =s2.e s4.n smoff? cpol? | 1100-1251
 =s2.e s4.n s1 offset cpol? | 1100-1150
 =s2.e s4.n s1 offset? cpol? | 1200-1251
s_buffer_load_b96
 =s3 s4.n smoff? cpol? | 1200-1251
 =s3 s4.n s1 offset? cpol? | 1200-1251
s_buffer_load_dword
 =s1.me s4.n s1 cpol? | 900-1030
 =s1.me s4.n smoff? cpol? | 900-1030
 =s1.me s4.n s1 offset cpol? | 900-1030
s_buffer_load_dwordx16
 =s16 s4.n s1 cpol? | 900-1030
 =s16 s4.n smoff? cpol? | 900-1030
 =s16 s4.n s1 offset cpol? | 900-1030
s_buffer_load_dwordx2
 =s2.e s4.n s1 cpol? | 900-1030
 =s2.e s4.n smoff? cpol? | 900-1030
 =s2.e s4.n s1 offset cpol? | 900-1030
s_buffer_load_dwordx4
 =s4 s4.n s1 cpol? | 900-1030
 =s4 s4.n smoff? cpol? | 900-1030
 =s4 s4.n s1 offset cpol? | 900-1030
s_buffer_load_dwordx8
 =s8 s4.n s1 cpol? | 900-1030
 =s8 s4.n smoff? cpol? | 900-1030
 =s8 s4.n s1 offset cpol? | 900-1030
s_buffer_load_i16 s_buffer_load_i8 s_buffer_load_u16 s_buffer_load_u8
 =s1.me s4.n smoff? cpol? | 1200-1251
 =s1.me s4.n s1 offset? cpol? | 1200-1251
s_buffer_prefetch_data
 s4.n smoff? s1 imm | 1200-1251
s_buffer_store_dword
 s1.me s4.n s1 cpol? | 900-1013
 s1.me s4.n smoff? cpol? | 900-1013
 s1.me s4.n s1 offset cpol? | 900-1013
s_buffer_store_dwordx2
 s2.e s4.n s1 cpol? | 900-1013
 s2.e s4.n smoff? cpol? | 900-1013
 s2.e s4.n s1 offset cpol? | 900-1013
s_buffer_store_dwordx4
 s4 s4.n s1 cpol? | 900-1013
 s4 s4.n smoff? cpol? | 900-1013
 s4 s4.n s1 offset cpol? | 900-1013
s_call_b64
 =s2 label | 900-1200
s_call_i64
 =s2 label | 1250-1251
s_cbranch_cdbgsys s_cbranch_cdbgsys_and_user s_cbranch_cdbgsys_or_user s_cbranch_cdbguser
 label | 900-1150
s_cbranch_g_fork
 SC.b64 SC.b64 | 900-950
s_cbranch_i_fork
 s2 label | 900-950
s_cbranch_join
 s1 | 900-950
s_cbranch_scc0 s_cbranch_scc1
 label <scc
s_cbranch_vccnz s_cbranch_vccz
 label <vcc
s_ceil_f16 s_ceil_f32 s_cvt_f16_f32 s_cvt_f32_f16 s_cvt_f32_i32 s_cvt_f32_u32 s_cvt_hi_f32_f16 s_cvt_i32_f32 s_cvt_u32_f32 s_floor_f16 s_floor_f32 s_rndne_f16 s_rndne_f32 s_trunc_f16 s_trunc_f32
 =s1 S.b32 | 1150-1251
s_clause s_round_mode s_ttracedata_imm s_version
 imm16 | 1010-1251
s_cls_i32 s_clz_i32_u32 s_ctz_i32_b32
 =s1 S.b32 | 1100-1251
s_cls_i32_i64 s_clz_i32_u64 s_ctz_i32_b64
 =s1 S.b64 | 1100-1251
s_cmov_b32
 =s1 S.b32 <scc
s_cmov_b64
 =s2 S.b64 <scc
s_cmovk_i32
 =s1 imm16 <scc
s_cmp_eq_f16 s_cmp_ge_f16 s_cmp_gt_f16 s_cmp_le_f16 s_cmp_lg_f16 s_cmp_lt_f16 s_cmp_neq_f16 s_cmp_nge_f16 s_cmp_ngt_f16 s_cmp_nle_f16 s_cmp_nlg_f16 s_cmp_nlt_f16 s_cmp_o_f16 s_cmp_u_f16
 S.b16 S.b16 >scc | 1150-1251
s_cmp_eq_f32 s_cmp_ge_f32 s_cmp_gt_f32 s_cmp_le_f32 s_cmp_lg_f32 s_cmp_lt_f32 s_cmp_neq_f32 s_cmp_nge_f32 s_cmp_ngt_f32 s_cmp_nle_f32 s_cmp_nlg_f32 s_cmp_nlt_f32 s_cmp_o_f32 s_cmp_u_f32
 S.b32 S.b32 >scc | 1150-1251
s_cmp_eq_u64 s_cmp_lg_u64
 S.b64 S.b64 >scc
s_cmpk_eq_i32 s_cmpk_eq_u32 s_cmpk_ge_i32 s_cmpk_ge_u32 s_cmpk_gt_i32 s_cmpk_gt_u32 s_cmpk_le_i32 s_cmpk_le_u32 s_cmpk_lg_i32 s_cmpk_lg_u32 s_cmpk_lt_i32 s_cmpk_lt_u32
 s1 imm16 >scc | 900-1150
s_code_end s_wait_idle
  | 1010-1251
s_cselect_b32
 =s1 S.b32 S.b32 <scc
s_cselect_b64
 =s2 S.b64 S.b64 <scc
s_dcache_discard s_dcache_discard_x2
 s2 s1 | 900-1013
 s2 smoff? | 900-1013
 s2 s1 offset | 900-1013
s_dcache_inv s_endpgm_saved s_icache_inv s_wakeup
 
s_dcache_inv_vol s_dcache_wb_vol s_set_gpr_idx_off
  | 900-950
s_dcache_wb
  | 900-1013
s_decperflevel s_incperflevel s_nop s_sethalt s_setprio s_sleep s_trap
 imm
s_delay_alu
 delay | 1100-1251
s_denorm_mode
 imm | 1010-1251
s_endpgm
 endpgm?
s_ff0_i32_b32 s_ff1_i32_b32 s_flbit_i32 s_flbit_i32_b32
 =s1 S.b32 | 900-1030
s_ff0_i32_b64 s_ff1_i32_b64 s_flbit_i32_b64 s_flbit_i32_i64
 =s1 S.b64 | 900-1030
s_fmaak_f32
 =s1 S.f32 S.f32 K.f32 | 1150-1251
s_fmamk_f32
 =s1 S.f32 K.f32 S.f32 | 1150-1251
s_get_barrier_state
 S.b32 =m0 <m0 | 1200-1251
 S.b32 barrier | 1200-1251
s_get_pc_i64 s_get_shader_cycles_u64
 =s2 | 1250-1251
s_get_waveid_in_workgroup
 =s1.me | 1010-1013
s_getpc_b64
 =s2 | 900-1200
s_getreg_b32
 =s1 hwreg
s_gl1_inv
  | 1010-1150
s_inst_prefetch
 imm16 | 1010-1030
s_load_b128
 =s4 s2 s1 cpol? | 1100-1150
 =s4 s2 smoff? cpol? | 1100-1251
 =s4 s2 s1 offset cpol? | 1100-1150
 =s4 s2 s1 offset? cpol? | 1200-1251
s_load_b256
 =s8 s2 s1 cpol? | 1100-1150
 =s8 s2 smoff? cpol? | 1100-1251
 =s8 s2 s1 offset cpol? | 1100-1150
 =s8 s2 s1 offset? cpol? | 1200-1251
s_load_b32
 =s1.me s2 s1 cpol? | 1100-1150
 =s1.me s2 smoff? cpol? | 1100-1251
 =s1.me s2 s1 offset cpol? | 1100-1150
 =s1.me s2 s1 offset? cpol? | 1200-1251
s_load_b512
 =s16 s2 s1 cpol? | 1100-1150
 =s16 s2 smoff? cpol? | 1100-1251
 =s16 s2 s1 offset cpol? | 1100-1150
 =s16 s2 s1 offset? cpol? | 1200-1251
s_load_b64
 =s2.e s2 s1 cpol? | 1100-1150
 =s2.e s2 smoff? cpol? | 1100-1251
 =s2.e s2 s1 offset cpol? | 1100-1150
 =s2.e s2 s1 offset? cpol? | 1200-1251
s_load_b96
 =s3 s2 smoff? cpol? | 1200-1251
 =s3 s2 s1 offset? cpol? | 1200-1251
s_load_dword
 =s1.me s2 s1 cpol? | 900-1030
 =s1.me s2 smoff? cpol? | 900-1030
 =s1.me s2 s1 offset cpol? | 900-1030
s_load_dwordx16
 =s16 s2 s1 cpol? | 900-1030
 =s16 s2 smoff? cpol? | 900-1030
 =s16 s2 s1 offset cpol? | 900-1030
s_load_dwordx2
 =s2.e s2 s1 cpol? | 900-1030
 =s2.e s2 smoff? cpol? | 900-1030
 =s2.e s2 s1 offset cpol? | 900-1030
s_load_dwordx4
 =s4 s2 s1 cpol? | 900-1030
 =s4 s2 smoff? cpol? | 900-1030
 =s4 s2 s1 offset cpol? | 900-1030
s_load_dwordx8
 =s8 s2 s1 cpol? | 900-1030
 =s8 s2 smoff? cpol? | 900-1030
 =s8 s2 s1 offset cpol? | 900-1030
s_load_i16 s_load_i8 s_load_u16 s_load_u8
 =s1.me s2 smoff? cpol? | 1200-1251
 =s1.me s2 s1 offset? cpol? | 1200-1251
s_max_f16 s_min_f16
 =s1 S.f16 S.f16 | 1150
s_max_f32 s_min_f32
 =s1 S.f32 S.f32 | 1150
s_max_num_f16 s_maximum_f16 s_min_num_f16 s_minimum_f16
 =s1 S.f16 S.f16 | 1200-1251
s_max_num_f32 s_maximum_f32 s_min_num_f32 s_minimum_f32
 =s1 S.f32 S.f32 | 1200-1251
s_memrealtime s_memtime
 =s2.e | 900-1030
s_monitor_sleep s_set_vgpr_msb s_setprio_inc_wg
 imm | 1250-1251
s_movk_i32 s_mulk_i32
 =s1 imm16
s_movreld_b32
 s1 S.b32 <m0
s_movreld_b64
 s2 S.b64 <m0
s_movrels_b32
 =s1 s1 <m0
s_movrels_b64
 =s2 s2 <m0
s_movrelsd_2_b32
 =s1 S.b32 <m0 | 1010-1251
s_not_b64 s_quadmask_b64 s_wqm_b64
 =s2 S.b64 >scc
s_pack_hl_b32_b16
 =s1 S.b32 S.b32 | 1100-1251
s_prefetch_data s_prefetch_inst
 s2 smoff? s1 imm | 1200-1251
s_prefetch_data_pc_rel s_prefetch_inst_pc_rel
 smoff? s1 imm | 1200-1251
s_rfe_b64 s_setpc_b64
 s2 | 900-1200
s_rfe_i64 s_set_pc_i64
 s2 | 1250-1251
s_rfe_restore_b64
 S.b64 S.b32 | 900-950
s_scratch_load_dword
 =s1.me s2 s1 cpol? <flat_scratch | 900-1013
 =s1.me s2 smoff? cpol? <flat_scratch | 900-1013
 =s1.me s2 s1 offset cpol? <flat_scratch | 900-1013
s_scratch_load_dwordx2
 =s2.e s2 s1 cpol? <flat_scratch | 900-1013
 =s2.e s2 smoff? cpol? <flat_scratch | 900-1013
 =s2.e s2 s1 offset cpol? <flat_scratch | 900-1013
s_scratch_load_dwordx4
 =s4 s2 s1 cpol? <flat_scratch | 900-1013
 =s4 s2 smoff? cpol? <flat_scratch | 900-1013
 =s4 s2 s1 offset cpol? <flat_scratch | 900-1013
s_scratch_store_dword
 s1.me s2 s1 cpol? <flat_scratch | 900-1013
 s1.me s2 smoff? cpol? <flat_scratch | 900-1013
 s1.me s2 s1 offset cpol? <flat_scratch | 900-1013
s_scratch_store_dwordx2
 s2.e s2 s1 cpol? <flat_scratch | 900-1013
 s2.e s2 smoff? cpol? <flat_scratch | 900-1013
 s2.e s2 s1 offset cpol? <flat_scratch | 900-1013
s_scratch_store_dwordx4
 s4 s2 s1 cpol? <flat_scratch | 900-1013
 s4 s2 smoff? cpol? <flat_scratch | 900-1013
 s4 s2 s1 offset cpol? <flat_scratch | 900-1013
s_sendmsg s_sendmsghalt
 sendmsg <m0
s_sendmsg_rtn_b32
 =s1 sendmsg | 1100-1251
s_sendmsg_rtn_b64
 =s2 sendmsg | 1100-1251
s_set_gpr_idx_idx
 S.b32 <m0 >m0 | 900-950
s_set_gpr_idx_mode
 gpridx >m0 | 900-950
s_set_gpr_idx_on
 S.b32 gpridx <m0 >m0 | 900-950
s_set_inst_prefetch_distance
 imm16 | 1100-1150
s_setkill
 imm | 900-1200
s_setreg_b32
 hwreg s1
s_setreg_imm32_b32
 hwreg imm
s_setvskip
 S.b32 S.b32 >scc | 900-950
s_sleep_var
 S.b32 | 1200-1251
s_store_dword
 s1.me s2 s1 cpol? | 900-1013
 s1.me s2 smoff? cpol? | 900-1013
 s1.me s2 s1 offset cpol? | 900-1013
s_store_dwordx2
 s2.e s2 s1 cpol? | 900-1013
 s2.e s2 smoff? cpol? | 900-1013
 s2.e s2 s1 offset cpol? | 900-1013
s_store_dwordx4
 s4 s2 s1 cpol? | 900-1013
 s4 s2 smoff? cpol? | 900-1013
 s4 s2 s1 offset cpol? | 900-1013
s_subvector_loop_begin s_subvector_loop_end
 s1 label >exec | 1010-1150
s_swap_pc_i64
 =s2 S.b64 | 1250-1251
s_swappc_b64
 =s2 S.b64 | 900-1200
s_ttracedata
 <m0
s_wait_alu
 depctr | 1200-1251
s_wait_asynccnt s_wait_tensorcnt s_wait_xcnt
 imm16 | 1250-1251
s_wait_bvhcnt s_wait_expcnt s_wait_samplecnt
 imm16 | 1200
s_wait_dscnt s_wait_kmcnt s_wait_loadcnt s_wait_loadcnt_dscnt s_wait_storecnt s_wait_storecnt_dscnt
 imm16 | 1200-1251
s_wait_event
 imm16 | 1100-1200
s_waitcnt
 waitcnt | 900-1200
s_waitcnt_depctr
 depctr | 1010-1150
s_waitcnt_expcnt s_waitcnt_lgkmcnt s_waitcnt_vmcnt s_waitcnt_vscnt
 s1 imm16 | 1010-1150
s_wakeup_barrier
 m0 <m0 | 1250-1251
 barrier | 1250-1251
`;
