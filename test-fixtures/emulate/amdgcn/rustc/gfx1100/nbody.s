


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.section	.text.nbody_step,"ax",@progbits
	.globl	nbody_step
	.p2align	8
	.type	nbody_step,@function
nbody_step:
	s_load_b64 s[4:5], s[2:3], 0x10
	s_load_b64 s[8:9], s[0:1], 0x4
	v_dual_mov_b32 v2, 0 :: v_dual_and_b32 v1, 0x3ff, v0
	s_mov_b32 s11, 0
	s_waitcnt lgkmcnt(0)
	s_load_b32 s10, s[4:5], 0x0
	s_load_b128 s[0:3], s[2:3], 0x0
	s_and_b32 s6, s8, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[3:4], null, s6, s15, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc_lo, s[10:11], v[3:4]
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b32 s6, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_and_b32 s6, vcc_lo, s6
	s_and_saveexec_b32 s7, s6
	s_cbranch_execz .LBB0_31
	v_lshlrev_b64 v[8:9], 5, v[3:4]
	s_lshr_b32 s6, s8, 16
	v_bfe_u32 v3, v0, 10, 10
	s_mul_i32 s6, s6, s9
	v_bfe_u32 v0, v0, 20, 10
	v_mul_lo_u32 v1, s6, v1
	v_add_co_u32 v10, vcc_lo, s0, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v11, null, s1, v9, vcc_lo
	s_load_b64 s[6:7], s[4:5], 0x8
	v_mov_b32_e32 v4, v2
	v_mad_u32_u24 v1, v3, s9, v1
	global_load_b96 v[5:7], v[10:11], off
	s_lshl_b64 s[8:9], s[10:11], 5
	v_mov_b32_e32 v3, v2
	s_add_u32 s8, s0, s8
	s_addc_u32 s9, s1, s9
	s_add_u32 s10, s0, 32
	v_add_lshl_u32 v0, v1, v0, 6
	s_addc_u32 s11, s1, 0
	s_cmp_eq_u32 -1, 0x60
	scratch_store_b96 off, v[2:4], off offset:96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e64 v1, s6, s6
	s_cselect_b32 s6, -1, 0
	s_branch .LBB0_3
.LBB0_2:
	s_set_inst_prefetch_distance 0x2
	s_cmp_eq_u64 s[0:1], s[8:9]
	s_cselect_b32 s12, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_b32 s10, s12, exec_lo
	s_cselect_b32 s10, 0, 32
	s_add_u32 s10, s0, s10
	s_addc_u32 s11, s1, 0
	s_cmp_eq_u64 s[0:1], 0
	s_cselect_b32 s13, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s12, s12, s13
	s_and_not1_b32 vcc_lo, exec_lo, s12
	s_cbranch_vccz .LBB0_12
.LBB0_3:
	s_load_b128 s[12:15], s[0:1], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_dual_sub_f32 v3, s12, v5 :: v_dual_sub_f32 v4, s13, v6
	v_sub_f32_e32 v12, s14, v7
	s_mov_b64 s[12:13], 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_mul_f32 v2, v3, v3 :: v_dual_mul_f32 v13, v4, v4
	v_mul_f32_e32 v14, v12, v12
	ds_store_b64 v0, v[3:4] offset:32
	ds_store_b32 v0, v12 offset:40
	v_add_f32_e32 v2, v2, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v2, v2, v14
	v_add_f32_e32 v2, v1, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_f32_e32 v13, 0x4f800000, v2
	v_cmp_gt_f32_e32 vcc_lo, 0xf800000, v2
	v_cndmask_b32_e32 v13, v2, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_sqrt_f32_e32 v14, v13
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_nc_u32_e32 v15, -1, v14
	v_add_nc_u32_e32 v16, 1, v14
	v_fma_f32 v17, -v15, v14, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v18, -v16, v14, v13
	v_cmp_ge_f32_e64 s0, 0, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v14, v14, v15, s0
	v_cmp_lt_f32_e64 s0, 0, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v14, v14, v16, s0
	s_mov_b64 s[0:1], s[10:11]
	s_mov_b64 s[10:11], 0
	v_mul_f32_e32 v15, 0x37800000, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v14, v14, v15, vcc_lo
	v_cmp_class_f32_e64 vcc_lo, v13, 0x260
	v_cndmask_b32_e32 v13, v14, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v2, v2, v13
	v_div_scale_f32 v13, null, v2, v2, 1.0
	v_div_scale_f32 v16, vcc_lo, 1.0, v2, 1.0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v14, v13
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v15, -v13, v14, 1.0
	v_fmac_f32_e32 v14, v15, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v15, v16, v14
	v_fma_f32 v17, -v13, v15, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v15, v17, v14
	v_fma_f32 v13, -v13, v15, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v13, v13, v14, v15
	v_div_fixup_f32 v2, v13, v2, 1.0
	v_mul_f32_e64 v13, s7, s15
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_f32_e32 v2, v13, v2
	s_set_inst_prefetch_distance 0x1
	s_branch .LBB0_5
	.p2align	6
.LBB0_4:
	s_and_not1_b32 vcc_lo, exec_lo, s17
	s_cbranch_vccz .LBB0_2
.LBB0_5:
	s_cmp_eq_u64 s[10:11], 12
	v_mov_b32_e32 v3, 0x7fc00000
	s_cselect_b32 s16, -1, 0
	s_mov_b32 s17, -1
	s_or_b32 s14, s16, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 vcc_lo, exec_lo, s14
	s_cbranch_vccnz .LBB0_8
	s_cmp_eq_u64 s[12:13], 3
	s_mov_b64 s[14:15], 3
	s_cbranch_scc1 .LBB0_9
	v_lshl_add_u32 v3, s12, 2, v0
	s_add_i32 s18, s10, 0x60
	s_add_u32 s14, s12, 1
	s_addc_u32 s15, s13, 0
	ds_load_b32 v3, v3 offset:32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v2, v3
	s_branch .LBB0_10
.LBB0_8:
	s_mov_b32 s18, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s18, -1
	s_cbranch_scc0 .LBB0_11
	s_branch .LBB0_4
.LBB0_9:
	v_mov_b32_e32 v3, 0x7fc00000
	s_mov_b32 s18, -1
.LBB0_10:
	s_mov_b64 s[12:13], s[14:15]
	s_cmp_eq_u32 s18, -1
	s_cbranch_scc1 .LBB0_4
.LBB0_11:
	scratch_load_b32 v4, off, s18
	s_add_u32 s10, s10, 4
	s_addc_u32 s11, s11, 0
	s_and_b32 s14, s16, exec_lo
	s_cselect_b32 s11, 0, s11
	s_cselect_b32 s10, 12, s10
	s_mov_b32 s17, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v4
	scratch_store_b32 off, v3, s18
	s_branch .LBB0_4
.LBB0_12:
	s_clause 0x1
	global_load_b128 v[0:3], v[10:11], off offset:12
	global_load_b32 v4, v[10:11], off offset:28
	s_clause 0x1
	scratch_load_b64 v[10:11], off, off offset:96
	scratch_load_b32 v12, off, off offset:104
	s_load_b32 s8, s[4:5], 0x4
	s_cmp_eq_u32 -1, 64
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[0:1], 0
	s_cselect_b32 s9, -1, 0
	scratch_store_b96 off, v[5:7], off offset:64
	s_waitcnt vmcnt(3)
	scratch_store_b128 off, v[0:3], off offset:76
	s_waitcnt vmcnt(2)
	scratch_store_b32 off, v4, off offset:92
	s_waitcnt vmcnt(1)
	scratch_store_b64 off, v[10:11], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v12, off offset:40
	s_branch .LBB0_14
	.p2align	6
.LBB0_13:
	scratch_load_b32 v1, off, s11
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_and_b32 s6, s10, exec_lo
	s_cselect_b32 s1, 0, s1
	s_cselect_b32 s0, 12, s0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v1
	scratch_store_b32 off, v0, s11
	s_cbranch_execz .LBB0_21
.LBB0_14:
	s_cmp_eq_u64 s[0:1], 12
	v_mov_b32_e32 v0, 0x7fc00000
	s_cselect_b32 s10, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s10, s9
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_17
	s_cmp_eq_u64 s[4:5], 3
	s_mov_b64 s[6:7], 3
	s_cbranch_scc1 .LBB0_18
	s_add_i32 s6, s0, 64
	s_delay_alu instid0(SALU_CYCLE_1)
	s_add_i32 s11, s6, 16
	s_add_u32 s6, s4, 1
	s_addc_u32 s7, s5, 0
	s_lshl_b32 s4, s4, 2
	scratch_load_b32 v0, off, s4 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, s8, v0
	s_branch .LBB0_19
.LBB0_17:
	s_mov_b32 s11, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s11, -1
	s_cbranch_scc0 .LBB0_13
	s_branch .LBB0_20
.LBB0_18:
	v_mov_b32_e32 v0, 0x7fc00000
	s_mov_b32 s11, -1
.LBB0_19:
	s_mov_b64 s[4:5], s[6:7]
	s_cmp_eq_u32 s11, -1
	s_cbranch_scc0 .LBB0_13
.LBB0_20:
.LBB0_21:
	s_clause 0x1
	scratch_load_b64 v[0:1], off, off offset:80
	scratch_load_b32 v2, off, off offset:88
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(1)
	scratch_store_b64 off, v[0:1], off offset:32
	s_waitcnt vmcnt(0)
	scratch_store_b32 off, v2, off offset:40
	s_branch .LBB0_23
	.p2align	6
.LBB0_22:
	scratch_load_b32 v1, off, s11
	s_add_u32 s0, s0, 4
	s_addc_u32 s1, s1, 0
	s_and_b32 s6, s10, exec_lo
	s_cselect_b32 s1, 0, s1
	s_cselect_b32 s0, 12, s0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v1
	scratch_store_b32 off, v0, s11
	s_cbranch_execz .LBB0_30
.LBB0_23:
	s_cmp_eq_u64 s[0:1], 12
	v_mov_b32_e32 v0, 0x7fc00000
	s_cselect_b32 s10, -1, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_or_b32 s6, s10, s9
	s_and_b32 vcc_lo, exec_lo, s6
	s_cbranch_vccnz .LBB0_26
	s_cmp_eq_u64 s[4:5], 3
	s_mov_b64 s[6:7], 3
	s_cbranch_scc1 .LBB0_27
	s_add_i32 s11, s0, 64
	s_add_u32 s6, s4, 1
	s_addc_u32 s7, s5, 0
	s_lshl_b32 s4, s4, 2
	scratch_load_b32 v0, off, s4 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, s8, v0
	s_branch .LBB0_28
.LBB0_26:
	s_mov_b32 s11, -1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s11, -1
	s_cbranch_scc0 .LBB0_22
	s_branch .LBB0_29
.LBB0_27:
	v_mov_b32_e32 v0, 0x7fc00000
	s_mov_b32 s11, -1
.LBB0_28:
	s_mov_b64 s[4:5], s[6:7]
	s_cmp_eq_u32 s11, -1
	s_cbranch_scc0 .LBB0_22
.LBB0_29:
.LBB0_30:
	s_clause 0x1
	scratch_load_b128 v[0:3], off, off offset:64
	scratch_load_b128 v[4:7], off, off offset:80
	v_add_co_u32 v8, vcc_lo, s2, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s3, v9, vcc_lo
	s_waitcnt vmcnt(1)
	global_store_b128 v[8:9], v[0:3], off
	s_waitcnt vmcnt(0)
	global_store_b128 v[8:9], v[4:7], off offset:16
.LBB0_31:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nbody_step
		.amdhsa_group_segment_fixed_size 65536
		.amdhsa_private_segment_fixed_size 112
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 19
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
		.amdhsa_inst_pref_size 12
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.nbody_step,"ax",@progbits
.Lfunc_end0:
	.size	nbody_step, .Lfunc_end0-nbody_step

	.set nbody_step.num_vgpr, 19
	.set nbody_step.num_agpr, 0
	.set nbody_step.numbered_sgpr, 19
	.set nbody_step.num_named_barrier, 0
	.set nbody_step.private_seg_size, 112
	.set nbody_step.uses_vcc, 1
	.set nbody_step.uses_flat_scratch, 1
	.set nbody_step.has_dyn_sized_stack, 0
	.set nbody_step.has_recursion, 0
	.set nbody_step.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.nbody_step,"ax",@progbits
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
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 65536
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           nbody_step
    .private_segment_fixed_size: 112
    .sgpr_count:     21
    .sgpr_spill_count: 0
    .symbol:         nbody_step.kd
    .uses_dynamic_stack: false
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
