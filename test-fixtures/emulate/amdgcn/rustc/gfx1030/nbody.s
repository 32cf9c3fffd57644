


	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.amdhsa_code_object_version 6
	.section	.text.nbody_step,"ax",@progbits
	.globl	nbody_step
	.p2align	8
	.type	nbody_step,@function
nbody_step:
	s_load_dwordx2 s[10:11], s[6:7], 0x10
	s_load_dwordx2 s[12:13], s[4:5], 0x4
	v_mov_b32_e32 v3, v1
	v_mov_b32_e32 v1, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_mov_b32 s15, 0
	s_waitcnt lgkmcnt(0)
	s_load_dword s14, s[10:11], 0x0
	s_load_dwordx4 s[4:7], s[6:7], 0x0
	s_and_b32 s9, s12, 0xffff
	v_mad_u64_u32 v[4:5], null, s9, s8, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc_lo, s[14:15], v[4:5]
	s_cmp_lg_u64 s[4:5], 0
	s_cselect_b32 s8, -1, 0
	s_and_b32 s8, vcc_lo, s8
	s_and_saveexec_b32 s9, s8
	s_cbranch_execz .LBB0_31
	v_lshlrev_b64 v[7:8], 5, v[4:5]
	s_lshr_b32 s8, s12, 16
	buffer_store_dword v1, off, s[0:3], 0 offset:96
	s_mul_i32 s8, s8, s13
	buffer_store_dword v1, off, s[0:3], 0 offset:100
	v_mul_lo_u32 v0, s8, v0
	v_add_co_u32 v9, vcc_lo, s4, v7
	v_add_co_ci_u32_e64 v10, null, s5, v8, vcc_lo
	s_load_dwordx2 s[8:9], s[10:11], 0x8
	buffer_store_dword v1, off, s[0:3], 0 offset:104
	v_mad_u32_u24 v0, v3, s13, v0
	global_load_dwordx3 v[4:6], v[9:10], off
	s_lshl_b64 s[12:13], s[14:15], 5
	s_add_u32 s12, s4, s12
	s_addc_u32 s13, s5, s13
	s_add_u32 s14, s4, 32
	v_add_lshl_u32 v0, v0, v2, 6
	s_addc_u32 s15, s5, 0
	s_cmp_eq_u32 -1, 0x60
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e64 v2, s8, s8
	s_cselect_b32 s8, -1, 0
	s_branch .LBB0_3
.LBB0_2:
	s_inst_prefetch 0x2
	s_cmp_eq_u64 s[4:5], s[12:13]
	s_cselect_b32 s16, -1, 0
	s_and_b32 s14, s16, exec_lo
	s_cselect_b32 s14, 0, 32
	s_add_u32 s14, s4, s14
	s_addc_u32 s15, s5, 0
	s_cmp_eq_u64 s[4:5], 0
	s_cselect_b32 s17, -1, 0
	s_or_b32 s16, s16, s17
	s_andn2_b32 vcc_lo, exec_lo, s16
	s_cbranch_vccz .LBB0_12
.LBB0_3:
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_sub_f32_e32 v11, s16, v4
	v_sub_f32_e32 v12, s17, v5
	v_sub_f32_e32 v3, s18, v6
	s_mov_b64 s[16:17], 0
	v_mul_f32_e32 v1, v11, v11
	v_mul_f32_e32 v13, v12, v12
	v_mul_f32_e32 v14, v3, v3
	ds_write_b64 v0, v[11:12] offset:32
	ds_write_b32 v0, v3 offset:40
	v_add_f32_e32 v1, v1, v13
	v_add_f32_e32 v1, v1, v14
	v_add_f32_e32 v1, v2, v1
	v_mul_f32_e32 v13, 0x4f800000, v1
	v_cmp_gt_f32_e32 vcc_lo, 0xf800000, v1
	v_cndmask_b32_e32 v13, v1, v13, vcc_lo
	v_sqrt_f32_e32 v14, v13
	v_add_nc_u32_e32 v15, -1, v14
	v_add_nc_u32_e32 v16, 1, v14
	v_fma_f32 v17, -v15, v14, v13
	v_fma_f32 v18, -v16, v14, v13
	v_cmp_ge_f32_e64 s4, 0, v17
	v_cndmask_b32_e64 v14, v14, v15, s4
	v_cmp_lt_f32_e64 s4, 0, v18
	v_cndmask_b32_e64 v14, v14, v16, s4
	s_mov_b64 s[4:5], s[14:15]
	s_mov_b64 s[14:15], 0
	v_mul_f32_e32 v15, 0x37800000, v14
	v_cndmask_b32_e32 v14, v14, v15, vcc_lo
	v_cmp_class_f32_e64 vcc_lo, v13, 0x260
	v_cndmask_b32_e32 v13, v14, v13, vcc_lo
	v_mul_f32_e32 v1, v1, v13
	v_div_scale_f32 v13, null, v1, v1, 1.0
	v_div_scale_f32 v16, vcc_lo, 1.0, v1, 1.0
	v_rcp_f32_e32 v14, v13
	v_fma_f32 v15, -v13, v14, 1.0
	v_fmac_f32_e32 v14, v15, v14
	v_mul_f32_e32 v15, v16, v14
	v_fma_f32 v17, -v13, v15, v16
	v_fmac_f32_e32 v15, v17, v14
	v_fma_f32 v13, -v13, v15, v16
	v_div_fmas_f32 v13, v13, v14, v15
	v_div_fixup_f32 v1, v13, v1, 1.0
	v_mul_f32_e64 v13, s9, s19
	v_mul_f32_e32 v1, v13, v1
	s_inst_prefetch 0x1
	s_branch .LBB0_5
	.p2align	6
.LBB0_4:
	s_andn2_b32 vcc_lo, exec_lo, s21
	s_cbranch_vccz .LBB0_2
.LBB0_5:
	s_cmp_eq_u64 s[14:15], 12
	v_mov_b32_e32 v3, 0x7fc00000
	s_cselect_b32 s20, -1, 0
	s_mov_b32 s21, -1
	s_or_b32 s18, s20, s8
	s_and_b32 vcc_lo, exec_lo, s18
	s_cbranch_vccnz .LBB0_8
	s_cmp_eq_u64 s[16:17], 3
	s_mov_b64 s[18:19], 3
	s_cbranch_scc1 .LBB0_9
	v_lshl_add_u32 v3, s16, 2, v0
	s_add_i32 s22, s14, 0x60
	s_add_u32 s18, s16, 1
	s_addc_u32 s19, s17, 0
	ds_read_b32 v3, v3 offset:32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v1, v3
	s_branch .LBB0_10
.LBB0_8:
	s_mov_b32 s22, -1
	s_cmp_eq_u32 s22, -1
	s_cbranch_scc0 .LBB0_11
	s_branch .LBB0_4
.LBB0_9:
	v_mov_b32_e32 v3, 0x7fc00000
	s_mov_b32 s22, -1
.LBB0_10:
	s_mov_b64 s[16:17], s[18:19]
	s_cmp_eq_u32 s22, -1
	s_cbranch_scc1 .LBB0_4
.LBB0_11:
	v_mov_b32_e32 v11, s22
	s_add_u32 s14, s14, 4
	s_addc_u32 s15, s15, 0
	s_and_b32 s18, s20, exec_lo
	s_cselect_b32 s15, 0, s15
	buffer_load_dword v12, v11, s[0:3], 0 offen
	s_cselect_b32 s14, 12, s14
	s_mov_b32 s21, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v12
	buffer_store_dword v3, v11, s[0:3], 0 offen
	s_branch .LBB0_4
.LBB0_12:
	s_clause 0x1
	global_load_dword v11, v[9:10], off offset:28
	global_load_dwordx4 v[0:3], v[9:10], off offset:12
	s_clause 0x2
	buffer_load_dword v9, off, s[0:3], 0 offset:100
	buffer_load_dword v10, off, s[0:3], 0 offset:96
	buffer_load_dword v12, off, s[0:3], 0 offset:104
	s_load_dword s12, s[10:11], 0x4
	s_cmp_eq_u32 -1, 64
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[4:5], 0
	s_cselect_b32 s13, -1, 0
	buffer_store_dword v4, off, s[0:3], 0 offset:64
	buffer_store_dword v5, off, s[0:3], 0 offset:68
	buffer_store_dword v6, off, s[0:3], 0 offset:72
	s_waitcnt vmcnt(4)
	buffer_store_dword v11, off, s[0:3], 0 offset:92
	s_waitcnt vmcnt(3)
	buffer_store_dword v3, off, s[0:3], 0 offset:88
	buffer_store_dword v2, off, s[0:3], 0 offset:84
	buffer_store_dword v1, off, s[0:3], 0 offset:80
	buffer_store_dword v0, off, s[0:3], 0 offset:76
	s_waitcnt vmcnt(2)
	buffer_store_dword v9, off, s[0:3], 0 offset:36
	s_waitcnt vmcnt(1)
	buffer_store_dword v10, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], 0 offset:40
	s_branch .LBB0_14
	.p2align	6
.LBB0_13:
	v_mov_b32_e32 v1, s15
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_and_b32 s10, s14, exec_lo
	s_cselect_b32 s5, 0, s5
	buffer_load_dword v2, v1, s[0:3], 0 offen
	s_cselect_b32 s4, 12, s4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v2
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_cbranch_execz .LBB0_21
.LBB0_14:
	s_cmp_eq_u64 s[4:5], 12
	v_mov_b32_e32 v0, 0x7fc00000
	s_cselect_b32 s14, -1, 0
	s_or_b32 s10, s14, s13
	s_and_b32 vcc_lo, exec_lo, s10
	s_cbranch_vccnz .LBB0_17
	s_cmp_eq_u64 s[8:9], 3
	s_mov_b64 s[10:11], 3
	s_cbranch_scc1 .LBB0_18
	s_add_i32 s10, s4, 64
	s_add_i32 s15, s10, 16
	s_add_u32 s10, s8, 1
	s_addc_u32 s11, s9, 0
	s_lshl2_add_u32 s8, s8, 0
	v_mov_b32_e32 v0, s8
	buffer_load_dword v0, v0, s[0:3], 0 offen offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, s12, v0
	s_branch .LBB0_19
.LBB0_17:
	s_mov_b32 s15, -1
	s_cmp_eq_u32 s15, -1
	s_cbranch_scc0 .LBB0_13
	s_branch .LBB0_20
.LBB0_18:
	v_mov_b32_e32 v0, 0x7fc00000
	s_mov_b32 s15, -1
.LBB0_19:
	s_mov_b64 s[8:9], s[10:11]
	s_cmp_eq_u32 s15, -1
	s_cbranch_scc0 .LBB0_13
.LBB0_20:
.LBB0_21:
	s_clause 0x2
	buffer_load_dword v0, off, s[0:3], 0 offset:84
	buffer_load_dword v1, off, s[0:3], 0 offset:80
	buffer_load_dword v2, off, s[0:3], 0 offset:88
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(2)
	buffer_store_dword v0, off, s[0:3], 0 offset:36
	s_waitcnt vmcnt(1)
	buffer_store_dword v1, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v2, off, s[0:3], 0 offset:40
	s_branch .LBB0_23
	.p2align	6
.LBB0_22:
	v_mov_b32_e32 v1, s15
	s_add_u32 s4, s4, 4
	s_addc_u32 s5, s5, 0
	s_and_b32 s10, s14, exec_lo
	s_cselect_b32 s5, 0, s5
	buffer_load_dword v2, v1, s[0:3], 0 offen
	s_cselect_b32 s4, 12, s4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v2
	buffer_store_dword v0, v1, s[0:3], 0 offen
	s_cbranch_execz .LBB0_30
.LBB0_23:
	s_cmp_eq_u64 s[4:5], 12
	v_mov_b32_e32 v0, 0x7fc00000
	s_cselect_b32 s14, -1, 0
	s_or_b32 s10, s14, s13
	s_and_b32 vcc_lo, exec_lo, s10
	s_cbranch_vccnz .LBB0_26
	s_cmp_eq_u64 s[8:9], 3
	s_mov_b64 s[10:11], 3
	s_cbranch_scc1 .LBB0_27
	s_add_i32 s15, s4, 64
	s_add_u32 s10, s8, 1
	s_addc_u32 s11, s9, 0
	s_lshl2_add_u32 s8, s8, 0
	v_mov_b32_e32 v0, s8
	buffer_load_dword v0, v0, s[0:3], 0 offen offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, s12, v0
	s_branch .LBB0_28
.LBB0_26:
	s_mov_b32 s15, -1
	s_cmp_eq_u32 s15, -1
	s_cbranch_scc0 .LBB0_22
	s_branch .LBB0_29
.LBB0_27:
	v_mov_b32_e32 v0, 0x7fc00000
	s_mov_b32 s15, -1
.LBB0_28:
	s_mov_b64 s[8:9], s[10:11]
	s_cmp_eq_u32 s15, -1
	s_cbranch_scc0 .LBB0_22
.LBB0_29:
.LBB0_30:
	s_clause 0x7
	buffer_load_dword v0, off, s[0:3], 0 offset:64
	buffer_load_dword v1, off, s[0:3], 0 offset:68
	buffer_load_dword v2, off, s[0:3], 0 offset:72
	buffer_load_dword v3, off, s[0:3], 0 offset:76
	buffer_load_dword v9, off, s[0:3], 0 offset:80
	buffer_load_dword v10, off, s[0:3], 0 offset:84
	buffer_load_dword v11, off, s[0:3], 0 offset:88
	buffer_load_dword v12, off, s[0:3], 0 offset:92
	v_add_co_u32 v4, vcc_lo, s6, v7
	v_add_co_ci_u32_e64 v5, null, s7, v8, vcc_lo
	s_waitcnt vmcnt(4)
	global_store_dwordx4 v[4:5], v[0:3], off
	s_waitcnt vmcnt(0)
	global_store_dwordx4 v[4:5], v[9:12], off offset:16
.LBB0_31:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nbody_step
		.amdhsa_group_segment_fixed_size 65536
		.amdhsa_private_segment_fixed_size 112
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 23
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
	.set nbody_step.numbered_sgpr, 23
	.set nbody_step.num_named_barrier, 0
	.set nbody_step.private_seg_size, 112
	.set nbody_step.uses_vcc, 1
	.set nbody_step.uses_flat_scratch, 0
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
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         nbody_step.kd
    .uses_dynamic_stack: false
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1030
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
