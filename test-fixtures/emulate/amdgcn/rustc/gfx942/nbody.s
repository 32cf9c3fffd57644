


	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.amdhsa_code_object_version 6
	.section	.text.nbody_step,"ax",@progbits
	.globl	nbody_step
	.p2align	8
	.type	nbody_step,@function
nbody_step:
	s_load_dword s5, s[0:1], 0x4
	s_load_dwordx2 s[6:7], s[2:3], 0x10
	s_load_dwordx4 s[8:11], s[2:3], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s5, 0xffff
	s_load_dword s0, s[6:7], 0x0
	v_mad_u64_u32 v[2:3], s[2:3], s1, v2, v[0:1]
	s_mov_b32 s1, 0
	s_cmp_lg_u64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, s[0:1], v[2:3]
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_28
	v_lshlrev_b64 v[8:9], 5, v[2:3]
	v_lshl_add_u64 v[10:11], s[8:9], 0, v[8:9]
	global_load_dwordx3 v[4:6], v[10:11], off
	s_lshl_b64 s[0:1], s[0:1], 5
	s_load_dwordx2 s[2:3], s[6:7], 0x8
	s_add_u32 s4, s8, s0
	s_addc_u32 s5, s9, s1
	s_add_u32 s14, s8, 32
	s_addc_u32 s15, s9, 0
	v_mov_b32_e32 v0, v1
	v_mov_b32_e32 v2, v1
	s_cmp_eq_u32 -1, 0x60
	scratch_store_dwordx3 off, v[0:2], off offset:96
	s_cselect_b64 s[12:13], -1, 0
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e64 v0, s2, s2
	s_mov_b32 s2, 0xf800000
	v_mov_b32_e32 v1, 0x260
	s_branch .LBB0_3
.LBB0_2:
	s_cmp_eq_u64 s[0:1], s[4:5]
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[14:15], s[8:9], exec
	s_cselect_b32 s14, 0, 32
	s_add_u32 s14, s0, s14
	s_addc_u32 s15, s1, 0
	s_cmp_eq_u64 s[0:1], 0
	s_cselect_b64 s[16:17], -1, 0
	s_or_b64 s[8:9], s[8:9], s[16:17]
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], s[0:1]
	s_cbranch_vccz .LBB0_11
.LBB0_3:
	s_load_dwordx4 s[16:19], s[8:9], 0x0
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_pk_add_f32 v[12:13], s[16:17], v[4:5] neg_lo:[0,1] neg_hi:[0,1]
	v_sub_f32_e32 v14, s18, v6
	v_pk_mul_f32 v[2:3], v[12:13], v[12:13]
	v_mul_f32_e32 v7, v14, v14
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v2, v2, v7
	v_add_f32_e32 v2, v0, v2
	v_mul_f32_e32 v3, 0x4f800000, v2
	v_cmp_gt_f32_e32 vcc, s2, v2
	scratch_store_dwordx3 off, v[12:14], off offset:32
	s_nop 0
	v_cndmask_b32_e32 v3, v2, v3, vcc
	v_sqrt_f32_e32 v7, v3
	s_nop 0
	v_add_u32_e32 v15, -1, v7
	v_add_u32_e32 v16, 1, v7
	v_fma_f32 v17, -v15, v7, v3
	v_fma_f32 v18, -v16, v7, v3
	v_cmp_ge_f32_e64 s[0:1], 0, v17
	s_nop 1
	v_cndmask_b32_e64 v7, v7, v15, s[0:1]
	v_cmp_lt_f32_e64 s[0:1], 0, v18
	s_nop 1
	v_cndmask_b32_e64 v7, v7, v16, s[0:1]
	v_mul_f32_e32 v15, 0x37800000, v7
	v_cndmask_b32_e32 v7, v7, v15, vcc
	v_cmp_class_f32_e32 vcc, v3, v1
	v_mov_b32_e32 v15, s19
	v_mul_f32_e32 v15, s3, v15
	v_cndmask_b32_e32 v3, v7, v3, vcc
	v_mul_f32_e32 v2, v2, v3
	v_div_scale_f32 v3, s[0:1], v2, v2, 1.0
	v_rcp_f32_e32 v7, v3
	s_mov_b64 s[0:1], s[14:15]
	s_mov_b64 s[14:15], 0
	v_fma_f32 v16, -v3, v7, 1.0
	v_fmac_f32_e32 v7, v16, v7
	v_div_scale_f32 v16, vcc, 1.0, v2, 1.0
	v_mul_f32_e32 v17, v16, v7
	v_fma_f32 v18, -v3, v17, v16
	v_fmac_f32_e32 v17, v18, v7
	v_fma_f32 v3, -v3, v17, v16
	v_div_fmas_f32 v3, v3, v7, v17
	v_div_fixup_f32 v2, v3, v2, 1.0
	v_mul_f32_e32 v2, v15, v2
	s_branch .LBB0_5
.LBB0_4:
	scratch_load_dword v7, off, s20
	s_add_u32 s18, s8, 4
	s_addc_u32 s19, s9, 0
	s_and_b64 s[8:9], s[16:17], exec
	s_cselect_b32 s9, 0, s19
	s_cselect_b32 s8, 12, s18
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v7
	scratch_store_dword off, v3, s20
	s_cbranch_execz .LBB0_2
.LBB0_5:
	s_cmp_eq_u64 s[8:9], 12
	s_cselect_b64 s[16:17], -1, 0
	s_or_b64 s[18:19], s[16:17], s[12:13]
	s_mov_b32 s20, -1
	s_and_b64 vcc, exec, s[18:19]
	v_mov_b32_e32 v3, 0x7fc00000
	s_cbranch_vccnz .LBB0_9
	s_mov_b64 s[18:19], 3
	s_cmp_eq_u64 s[14:15], 3
	v_mov_b32_e32 v3, 0x7fc00000
	s_cbranch_scc1 .LBB0_8
	s_add_i32 s20, s8, 0x60
	s_add_u32 s18, s14, 1
	s_addc_u32 s19, s15, 0
	s_lshl_b32 s14, s14, 2
	scratch_load_dword v3, off, s14 offset:32
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v2, v3
.LBB0_8:
	s_mov_b64 s[14:15], s[18:19]
.LBB0_9:
	s_cmp_eq_u32 s20, -1
	s_cbranch_scc0 .LBB0_4
	s_branch .LBB0_2
.LBB0_11:
	global_load_dwordx4 v[0:3], v[10:11], off offset:12
	global_load_dword v7, v[10:11], off offset:28
	s_nop 0
	scratch_load_dwordx2 v[10:11], off, off offset:96
	scratch_load_dword v12, off, off offset:104
	s_load_dword s12, s[6:7], 0x4
	s_cmp_eq_u32 -1, 64
	s_mov_b64 s[2:3], 0
	s_cselect_b64 s[0:1], -1, 0
	s_mov_b64 s[4:5], 0
	scratch_store_dwordx3 off, v[4:6], off offset:64
	s_waitcnt vmcnt(4)
	scratch_store_dwordx4 off, v[0:3], off offset:76
	s_waitcnt vmcnt(4)
	scratch_store_dword off, v7, off offset:92
	s_waitcnt vmcnt(4)
	scratch_store_dwordx2 off, v[10:11], off offset:32
	s_waitcnt vmcnt(4)
	scratch_store_dword off, v12, off offset:40
	s_branch .LBB0_13
.LBB0_12:
	scratch_load_dword v1, off, s13
	s_add_u32 s8, s4, 4
	s_addc_u32 s9, s5, 0
	s_and_b64 s[4:5], s[6:7], exec
	s_cselect_b32 s5, 0, s9
	s_cselect_b32 s4, 12, s8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v1
	scratch_store_dword off, v0, s13
	s_cbranch_execz .LBB0_19
.LBB0_13:
	s_cmp_eq_u64 s[4:5], 12
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[8:9], s[6:7], s[0:1]
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v0, 0x7fc00000
	s_cbranch_vccnz .LBB0_17
	s_mov_b64 s[8:9], 3
	s_mov_b32 s13, -1
	s_cmp_eq_u64 s[2:3], 3
	v_mov_b32_e32 v0, 0x7fc00000
	s_cbranch_scc1 .LBB0_16
	s_add_i32 s8, s4, 64
	s_add_i32 s13, s8, 16
	s_add_u32 s8, s2, 1
	s_addc_u32 s9, s3, 0
	s_lshl_b32 s2, s2, 2
	scratch_load_dword v0, off, s2 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, s12, v0
.LBB0_16:
	s_mov_b64 s[2:3], s[8:9]
	s_cmp_eq_u32 s13, -1
	s_cbranch_scc0 .LBB0_12
	s_branch .LBB0_18
.LBB0_17:
	s_mov_b32 s13, -1
	s_cmp_eq_u32 s13, -1
	s_cbranch_scc0 .LBB0_12
.LBB0_18:
.LBB0_19:
	scratch_load_dwordx2 v[0:1], off, off offset:80
	scratch_load_dword v2, off, off offset:88
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[2:3], 0
	s_waitcnt vmcnt(1)
	scratch_store_dwordx2 off, v[0:1], off offset:32
	s_waitcnt vmcnt(1)
	scratch_store_dword off, v2, off offset:40
	s_branch .LBB0_21
.LBB0_20:
	scratch_load_dword v1, off, s13
	s_add_u32 s8, s2, 4
	s_addc_u32 s9, s3, 0
	s_and_b64 s[2:3], s[6:7], exec
	s_cselect_b32 s3, 0, s9
	s_cselect_b32 s2, 12, s8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v0, v1
	scratch_store_dword off, v0, s13
	s_cbranch_execz .LBB0_27
.LBB0_21:
	s_cmp_eq_u64 s[2:3], 12
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[8:9], s[6:7], s[0:1]
	s_and_b64 vcc, exec, s[8:9]
	v_mov_b32_e32 v0, 0x7fc00000
	s_cbranch_vccnz .LBB0_25
	s_mov_b64 s[8:9], 3
	s_mov_b32 s13, -1
	s_cmp_eq_u64 s[4:5], 3
	v_mov_b32_e32 v0, 0x7fc00000
	s_cbranch_scc1 .LBB0_24
	s_add_i32 s13, s2, 64
	s_add_u32 s8, s4, 1
	s_addc_u32 s9, s5, 0
	s_lshl_b32 s4, s4, 2
	scratch_load_dword v0, off, s4 offset:32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v0, s12, v0
.LBB0_24:
	s_mov_b64 s[4:5], s[8:9]
	s_cmp_eq_u32 s13, -1
	s_cbranch_scc0 .LBB0_20
	s_branch .LBB0_26
.LBB0_25:
	s_mov_b32 s13, -1
	s_cmp_eq_u32 s13, -1
	s_cbranch_scc0 .LBB0_20
.LBB0_26:
.LBB0_27:
	scratch_load_dwordx4 v[2:5], off, off offset:64
	scratch_load_dwordx4 v[10:13], off, off offset:80
	v_lshl_add_u64 v[0:1], s[10:11], 0, v[8:9]
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[0:1], v[2:5], off
	s_waitcnt vmcnt(1)
	global_store_dwordx4 v[0:1], v[10:13], off offset:16
.LBB0_28:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel nbody_step
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 112
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_count 4
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 19
		.amdhsa_next_free_sgpr 21
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
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
	.set nbody_step.numbered_sgpr, 21
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
  - .agpr_count:     0
    .args:
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           nbody_step
    .private_segment_fixed_size: 112
    .sgpr_count:     27
    .sgpr_spill_count: 0
    .symbol:         nbody_step.kd
    .uses_dynamic_stack: false
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx942
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
