


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.dot,"ax",@progbits
	.globl	dot
	.p2align	8
	.type	dot,@function
dot:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx8 s[12:19], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s0, 0xffff
	v_mad_u64_u32 v[2:3], s[0:1], s10, v2, v[0:1]
	v_cmp_gt_u64_e32 vcc, s[16:17], v[2:3]
	s_mov_b64 s[6:7], -1
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
	s_cmp_lg_u32 s10, 0
	v_mov_b32_e32 v6, 0
	s_cbranch_scc0 .LBB0_5
	v_cvt_f32_u32_e32 v4, s10
	s_load_dword s4, s[4:5], 0xc
	s_sub_i32 s5, 0, s10
	v_mov_b32_e32 v7, s13
	v_rcp_iflag_f32_e32 v6, v4
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v8, v6
	v_mov_b32_e32 v6, 0
	v_readfirstlane_b32 s6, v8
	s_mul_i32 s5, s5, s6
	s_mul_hi_u32 s5, s6, s5
	s_add_i32 s6, s6, s5
	s_waitcnt lgkmcnt(0)
	s_mul_hi_u32 s5, s4, s6
	s_mul_i32 s6, s5, s10
	s_sub_i32 s4, s4, s6
	s_add_i32 s7, s5, 1
	s_sub_i32 s6, s4, s10
	s_cmp_ge_u32 s4, s10
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s4, s6, s4
	s_add_i32 s6, s5, 1
	s_cmp_ge_u32 s4, s10
	s_cselect_b32 s4, s6, s5
	s_mul_hi_u32 s5, s4, s10
	s_mul_i32 s4, s4, s10
	s_lshl_b64 s[6:7], s[4:5], 2
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v9, s5
	v_mov_b32_e32 v10, s7
.LBB0_3:
	v_add_co_u32_e32 v12, vcc, s12, v4
	v_addc_co_u32_e32 v13, vcc, v7, v5, vcc
	v_add_co_u32_e32 v14, vcc, s14, v4
	v_addc_co_u32_e32 v15, vcc, v8, v5, vcc
	global_load_dword v11, v[12:13], off
	global_load_dword v16, v[14:15], off
	v_add_co_u32_e32 v2, vcc, s4, v2
	v_addc_co_u32_e32 v3, vcc, v3, v9, vcc
	v_add_co_u32_e32 v4, vcc, s6, v4
	v_addc_co_u32_e32 v5, vcc, v5, v10, vcc
	v_cmp_le_u64_e32 vcc, s[16:17], v[2:3]
	s_or_b64 s[2:3], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, v11, v16
	v_add_f32_e32 v6, v6, v11
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_3
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[4:5], -1
	s_mov_b64 s[2:3], 0
	s_branch .LBB0_6
.LBB0_5:
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[2:3], -1
.LBB0_6:
	s_and_b64 s[2:3], s[2:3], exec
	s_orn2_b64 s[6:7], s[4:5], exec
.LBB0_7:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_15
	v_lshl_add_u32 v2, v0, 2, 0
	s_lshr_b32 s4, s10, 1
	s_mov_b32 s5, 0
	ds_write_b32 v2, v6
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cmp_eq_u32 s4, 0
	s_branch .LBB0_10
.LBB0_9:
	s_or_b64 exec, exec, s[6:7]
	s_lshr_b64 s[4:5], s[4:5], 1
	s_cmp_eq_u64 s[4:5], 0
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_10:
	buffer_invl2
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_13
	v_cmp_gt_u64_e32 vcc, s[4:5], v[0:1]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_9
	v_lshl_add_u32 v3, s4, 2, v2
	ds_read_b32 v3, v3
	ds_read_b32 v4, v2
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v3, v3, v4
	ds_write_b32 v2, v3
	s_branch .LBB0_9
.LBB0_13:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_15
	v_mov_b32_e32 v0, 0
	ds_read_b32 v1, v0
	s_lshl_b64 s[4:5], s[8:9], 2
	s_add_u32 s4, s18, s4
	s_addc_u32 s5, s19, s5
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[4:5]
.LBB0_15:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execnz .LBB0_17
	s_endpgm
.LBB0_17:
	s_trap 2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 32
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 20
		.amdhsa_accum_offset 20
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 0
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
	.section	.text.dot,"ax",@progbits
.Lfunc_end0:
	.size	dot, .Lfunc_end0-dot

	.set dot.num_vgpr, 17
	.set dot.num_agpr, 0
	.set dot.numbered_sgpr, 20
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
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         dot.kd
    .uses_dynamic_stack: false
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
