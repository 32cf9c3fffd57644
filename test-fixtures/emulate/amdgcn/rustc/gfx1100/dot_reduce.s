


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.dot,"ax",@progbits
	.globl	dot
	.p2align	8
	.type	dot,@function
dot:
	s_load_b32 s13, s[0:1], 0x4
	s_load_b256 s[4:11], s[2:3], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s12, s15
	s_mov_b32 s14, -1
	s_mov_b32 s2, 0
	s_mov_b32 s17, exec_lo
	v_mov_b32_e32 v6, v1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s16, s13, 0xffff
	s_mov_b32 s13, 0
	v_mad_u64_u32 v[2:3], null, s16, s12, v[0:1]
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_gt_u64_e64 s[8:9], v[2:3]
	s_cbranch_execz .LBB0_7
	s_cmp_lg_u32 s16, 0
	s_mov_b32 s18, 0
	s_cbranch_scc0 .LBB0_5
	v_cvt_f32_u32_e32 v4, s16
	s_load_b32 s0, s[0:1], 0xc
	s_sub_i32 s2, 0, s16
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v4, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	v_readfirstlane_b32 s1, v4
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	s_mul_i32 s2, s2, s1
	s_mul_hi_u32 s2, s1, s2
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(SALU_CYCLE_1)
	s_add_i32 s1, s1, s2
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s1, s0, s1
	s_mul_i32 s2, s1, s16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_sub_i32 s0, s0, s2
	s_add_i32 s2, s1, 1
	s_sub_i32 s3, s0, s16
	s_cmp_ge_u32 s0, s16
	s_cselect_b32 s1, s2, s1
	s_cselect_b32 s0, s3, s0
	s_add_i32 s2, s1, 1
	s_cmp_ge_u32 s0, s16
	s_cselect_b32 s0, s2, s1
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_mul_hi_u32 s3, s0, s16
	s_mul_i32 s2, s0, s16
	s_lshl_b64 s[14:15], s[2:3], 2
	.p2align	6
.LBB0_3:
	v_add_co_u32 v7, vcc_lo, s4, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v8, null, s5, v5, vcc_lo
	v_add_co_u32 v9, vcc_lo, s6, v4
	v_add_co_ci_u32_e64 v10, null, s7, v5, vcc_lo
	global_load_b32 v7, v[7:8], off
	global_load_b32 v8, v[9:10], off
	v_add_co_u32 v2, vcc_lo, v2, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s3, v3, vcc_lo
	v_add_co_u32 v4, s0, v4, s14
	v_add_co_ci_u32_e64 v5, null, s15, v5, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_cmp_le_u64_e32 vcc_lo, s[8:9], v[2:3]
	s_or_b32 s18, vcc_lo, s18
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v7, v8
	v_add_f32_e32 v6, v6, v7
	s_and_not1_b32 exec_lo, exec_lo, s18
	s_cbranch_execnz .LBB0_3
	s_or_b32 exec_lo, exec_lo, s18
	s_mov_b32 s0, -1
	s_mov_b32 s1, 0
	s_branch .LBB0_6
.LBB0_5:
	v_mov_b32_e32 v6, 0
	s_mov_b32 s0, 0
	s_mov_b32 s1, -1
.LBB0_6:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s2, s1, exec_lo
	s_or_not1_b32 s14, s0, exec_lo
.LBB0_7:
	s_or_b32 exec_lo, exec_lo, s17
	s_and_saveexec_b32 s3, s14
	s_cbranch_execz .LBB0_15
	v_lshl_add_u32 v2, v0, 2, 0
	s_lshr_b32 s0, s16, 1
	s_mov_b32 s1, 0
	s_cmp_eq_u32 s0, 0
	ds_store_b32 v2, v6
	s_waitcnt lgkmcnt(0)
	s_branch .LBB0_10
	.p2align	6
.LBB0_9:
	s_or_b32 exec_lo, exec_lo, s4
	s_lshr_b64 s[0:1], s[0:1], 1
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u64 s[0:1], 0
.LBB0_10:
	s_barrier
	buffer_gl1_inv
	buffer_gl0_inv
	s_cbranch_scc1 .LBB0_13
	s_mov_b32 s4, exec_lo
	v_cmpx_gt_u64_e64 s[0:1], v[0:1]
	s_cbranch_execz .LBB0_9
	v_lshl_add_u32 v3, s0, 2, v2
	ds_load_b32 v3, v3
	ds_load_b32 v4, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_store_b32 v2, v3
	s_branch .LBB0_9
.LBB0_13:
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	s_and_b32 exec_lo, exec_lo, vcc_lo
	s_cbranch_execz .LBB0_15
	v_mov_b32_e32 v0, 0
	s_lshl_b64 s[0:1], s[12:13], 2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_u32 s0, s10, s0
	s_addc_u32 s1, s11, s1
	ds_load_b32 v1, v0
	s_waitcnt lgkmcnt(0)
	global_store_b32 v0, v1, s[0:1]
.LBB0_15:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s0, s2
	s_cbranch_execnz .LBB0_17
	s_endpgm
.LBB0_17:
	s_cbranch_execnz .LBB0_19
	s_endpgm
.LBB0_19:
	s_trap 2
	s_sendmsg_rtn_b32 s0, sendmsg(MSG_RTN_GET_DOORBELL)
	s_mov_b32 ttmp2, m0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0x3ff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_bitset1_b32 s0, 10
	s_mov_b32 m0, s0
	s_sendmsg sendmsg(MSG_INTERRUPT)
	s_mov_b32 m0, ttmp2
.LBB0_20:
	s_sethalt 5
	s_branch .LBB0_20
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 19
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
		.amdhsa_inst_pref_size 6
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.dot,"ax",@progbits
.Lfunc_end0:
	.size	dot, .Lfunc_end0-dot

	.set dot.num_vgpr, 11
	.set dot.num_agpr, 0
	.set dot.numbered_sgpr, 19
	.set dot.num_named_barrier, 0
	.set dot.private_seg_size, 0
	.set dot.uses_vcc, 1
	.set dot.uses_flat_scratch, 0
	.set dot.has_dyn_sized_stack, 0
	.set dot.has_recursion, 0
	.set dot.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.dot,"ax",@progbits
	.type	.Lanon.3776e70fb690262331ea3b4835755599.6,@object
	.section	.rodata..Lanon.3776e70fb690262331ea3b4835755599.6,"a",@progbits
.Lanon.3776e70fb690262331ea3b4835755599.6:
	.ascii	"attempt to divide by zero"
	.size	.Lanon.3776e70fb690262331ea3b4835755599.6, 25

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
      - .address_space:  generic
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     by_value
      - .address_space:  generic
        .offset:         24
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 32
    .max_flat_workgroup_size: 1024
    .name:           dot
    .private_segment_fixed_size: 0
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         dot.kd
    .uses_dynamic_stack: false
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
