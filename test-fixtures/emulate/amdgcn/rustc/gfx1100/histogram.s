


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.histogram,"ax",@progbits
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:
	s_load_b32 s4, s[0:1], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, 0xffff
	s_cbranch_scc0 .LBB0_29
	v_sub_co_u32 v1, s6, 0x100, v0
	v_cvt_f32_u32_e32 v2, s5
	v_sub_co_ci_u32_e64 v3, s6, 0, 0, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v3, v1, 0, s6
	s_mov_b32 s7, -1
	v_rcp_iflag_f32_e32 v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cvt_f32_u32_e32 v4, v3
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, v4, v1
	v_trunc_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f32 v4, -v1, v2, v4
	v_cvt_u32_f32_e32 v1, v1
	v_cmp_ge_f32_e64 vcc_lo, |v4|, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, 0, v1, vcc_lo
	v_mul_lo_u16 v1.l, v4.l, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u16 v2.l, v3.l, v1.l
	v_and_b32_e32 v3, 0xffff, v4
	v_mov_b32_e32 v1, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_ne_u16_e32 vcc_lo, 0, v2.l
	v_add_co_ci_u32_e64 v2, null, 0, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v3, v1
	v_cmp_ne_u32_e64 s4, 0, v2
	s_and_saveexec_b32 s6, s4
	s_cbranch_execz .LBB0_11
	v_sub_co_u32 v4, s7, v0, s5
	v_lshl_add_u32 v8, v0, 2, 0
	v_sub_co_ci_u32_e64 v5, null, 0, 0, s7
	v_dual_mov_b32 v7, v3 :: v_dual_mov_b32 v6, v2
	s_mov_b32 s7, 0
	s_lshl_b32 s9, s5, 2
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_4
	.p2align	6
.LBB0_3:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s12, exec_lo, s11
	s_or_b32 s7, s12, s7
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s12, s10, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s8, s8, s12
	s_and_not1_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB0_6
.LBB0_4:
	v_add_co_u32 v4, vcc_lo, v4, s5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
	s_or_b32 s10, s10, exec_lo
	s_or_b32 s11, s11, exec_lo
	s_mov_b32 s12, exec_lo
	v_cmpx_gt_u64_e32 0x100, v[4:5]
	s_cbranch_execz .LBB0_3
	v_add_co_u32 v6, vcc_lo, v6, -1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, -1, v7, vcc_lo
	v_add_nc_u32_e32 v9, s9, v8
	ds_store_b32 v8, v1
	s_and_not1_b32 s11, s11, exec_lo
	v_cmp_eq_u64_e32 vcc_lo, 0, v[6:7]
	s_and_not1_b32 s10, s10, exec_lo
	v_mov_b32_e32 v8, v9
	s_and_b32 s13, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s11, s11, s13
	s_branch .LBB0_3
.LBB0_6:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s7
	s_mov_b32 s9, -1
	s_and_saveexec_b32 s7, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB0_10
	s_mov_b32 vcc_lo, exec_lo
.LBB0_8:
	s_cbranch_vccnz .LBB0_8
	s_xor_b32 s9, exec_lo, -1
.LBB0_10:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_not1_b32 s7, s9, exec_lo
.LBB0_11:
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s7
	s_cbranch_execz .LBB0_25
	s_clause 0x1
	s_load_b128 s[8:11], s[2:3], 0x0
	s_load_b64 s[2:3], s[2:3], 0x10
	v_mad_u64_u32 v[4:5], null, s5, s15, v[0:1]
	s_mov_b32 s7, exec_lo
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	v_cmpx_gt_u64_e64 s[10:11], v[4:5]
	s_cbranch_execz .LBB0_15
	v_cvt_f32_u32_e32 v1, s5
	s_load_b32 s1, s[0:1], 0xc
	s_sub_i32 s12, 0, s5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s0, v1
	v_mov_b32_e32 v1, 1
	s_mul_i32 s12, s12, s0
	s_mul_hi_u32 s12, s0, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_add_i32 s0, s0, s12
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s0, s1, s0
	s_mul_i32 s0, s0, s5
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_sub_i32 s0, s1, s0
	s_sub_i32 s12, s0, s5
	s_cmp_ge_u32 s0, s5
	s_cselect_b32 s0, s12, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s12, s0, s5
	s_cmp_ge_u32 s0, s5
	s_cselect_b32 s12, s12, s0
	s_mov_b32 s0, 0
	s_sub_u32 s1, s1, s12
	s_subb_u32 s12, 0, 0
	.p2align	6
.LBB0_14:
	v_add_co_u32 v6, vcc_lo, s8, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, s9, v5, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, s1
	v_add_co_ci_u32_e64 v5, null, s12, v5, vcc_lo
	global_load_u8 v6, v[6:7], off
	v_cmp_le_u64_e32 vcc_lo, s[10:11], v[4:5]
	s_or_b32 s0, vcc_lo, s0
	s_waitcnt vmcnt(0)
	v_lshl_add_u32 v6, v6, 2, 0
	ds_add_u32 v6, v1
	s_and_not1_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB0_14
.LBB0_15:
	s_or_b32 exec_lo, exec_lo, s7
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	s_and_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB0_25
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s1, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s2, v1
	v_add_co_ci_u32_e64 v5, null, s3, 0, s0
	v_sub_co_u32 v0, s0, v0, s5
	v_add_nc_u32_e32 v6, 0, v1
	v_sub_co_ci_u32_e64 v1, null, 0, 0, s0
	s_lshl_b32 s2, s5, 2
	s_lshl_b32 s3, s5, 2
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_19
	.p2align	6
.LBB0_17:
	s_or_b32 exec_lo, exec_lo, s0
	v_add_co_u32 v2, vcc_lo, v2, -1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, -1, v3, vcc_lo
	v_add_co_u32 v4, s0, v4, s2
	v_add_co_ci_u32_e64 v5, null, 0, v5, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u64_e32 vcc_lo, 0, v[2:3]
	v_add_nc_u32_e32 v6, s3, v6
	s_and_not1_b32 s0, s8, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s8, vcc_lo, exec_lo
	s_or_b32 s8, s0, s8
.LBB0_18:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s0, exec_lo, s8
	s_or_b32 s1, s0, s1
	s_and_not1_b32 s0, s4, exec_lo
	s_and_b32 s4, s7, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s4, s0, s4
	s_and_not1_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB0_22
.LBB0_19:
	v_add_co_u32 v0, vcc_lo, v0, s5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	s_or_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, exec_lo
	s_mov_b32 s9, exec_lo
	v_cmpx_gt_u64_e32 0x100, v[0:1]
	s_cbranch_execz .LBB0_18
	ds_load_b32 v7, v6
	s_mov_b32 s0, exec_lo
	s_waitcnt lgkmcnt(0)
	v_cmpx_ne_u32_e32 0, v7
	s_cbranch_execz .LBB0_17
	global_atomic_add_u32 v[4:5], v7, off
	s_branch .LBB0_17
.LBB0_22:
	s_set_inst_prefetch_distance 0x2
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s0, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB0_25
	s_mov_b32 vcc_lo, 0
.LBB0_24:
	s_cbranch_vccz .LBB0_24
.LBB0_25:
	s_or_b32 exec_lo, exec_lo, s6
	s_cbranch_execnz .LBB0_28
.LBB0_26:
	s_mov_b32 vcc_lo, 0
.LBB0_27:
	s_cbranch_vccz .LBB0_27
.LBB0_28:
	s_endpgm
.LBB0_29:
	s_branch .LBB0_26
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 16
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_workgroup_processor_mode 1
		.amdhsa_memory_ordered 1
		.amdhsa_forward_progress 1
		.amdhsa_shared_vgpr_count 0
		.amdhsa_inst_pref_size 9
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.histogram,"ax",@progbits
.Lfunc_end0:
	.size	histogram, .Lfunc_end0-histogram

	.set histogram.num_vgpr, 10
	.set histogram.num_agpr, 0
	.set histogram.numbered_sgpr, 16
	.set histogram.num_named_barrier, 0
	.set histogram.private_seg_size, 0
	.set histogram.uses_vcc, 1
	.set histogram.uses_flat_scratch, 0
	.set histogram.has_dyn_sized_stack, 0
	.set histogram.has_recursion, 0
	.set histogram.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.histogram,"ax",@progbits
	.ident	"rustc version 1.97.0-nightly (e50aa6fba 2026-05-19)"
	.section	".note.GNU-stack","",@progbits
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
