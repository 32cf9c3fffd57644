	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.text
	.protected	fdiv
	.globl	fdiv
	.p2align	8
	.type	fdiv,@function
fdiv:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v4, v[2:3], off
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v2, vcc, s8, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	v_mov_b32_e32 v6, s1
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v3, s[2:3], v2, v2, v4
	v_rcp_f32_e32 v5, v3
	v_div_scale_f32 v7, vcc, v4, v2, v4
	v_fma_f32 v8, -v3, v5, 1.0
	v_fmac_f32_e32 v5, v8, v5
	v_mul_f32_e32 v8, v7, v5
	v_fma_f32 v9, -v3, v8, v7
	v_fmac_f32_e32 v8, v9, v5
	v_fma_f32 v3, -v3, v8, v7
	v_div_fmas_f32 v3, v3, v5, v8
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_div_fixup_f32 v2, v3, v2, v4
	v_addc_co_u32_e32 v1, vcc, v6, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fdiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	fdiv, .Lfunc_end0-fdiv
	.set fdiv.num_vgpr, 10
	.set fdiv.num_agpr, 0
	.set fdiv.numbered_sgpr, 10
	.set fdiv.num_named_barrier, 0
	.set fdiv.private_seg_size, 0
	.set fdiv.uses_vcc, 1
	.set fdiv.uses_flat_scratch, 0
	.set fdiv.has_dyn_sized_stack, 0
	.set fdiv.has_recursion, 0
	.set fdiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_fdiv
	.globl	__clang_ocl_kern_imp_fdiv
	.p2align	2
	.type	__clang_ocl_kern_imp_fdiv,@function
__clang_ocl_kern_imp_fdiv:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v6, s12, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	v_add_co_u32_e32 v2, vcc, v4, v6
	v_addc_co_u32_e32 v3, vcc, v5, v7, vcc
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v3, s[4:5], v2, v2, v8
	v_rcp_f32_e32 v4, v3
	v_div_scale_f32 v5, vcc, v8, v2, v8
	v_fma_f32 v9, -v3, v4, 1.0
	v_fmac_f32_e32 v4, v9, v4
	v_mul_f32_e32 v9, v5, v4
	v_fma_f32 v10, -v3, v9, v5
	v_fmac_f32_e32 v9, v10, v4
	v_fma_f32 v3, -v3, v9, v5
	v_div_fmas_f32 v3, v3, v4, v9
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_div_fixup_f32 v2, v3, v2, v8
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	__clang_ocl_kern_imp_fdiv, .Lfunc_end1-__clang_ocl_kern_imp_fdiv
	.set __clang_ocl_kern_imp_fdiv.num_vgpr, 32
	.set __clang_ocl_kern_imp_fdiv.num_agpr, 0
	.set __clang_ocl_kern_imp_fdiv.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_fdiv.num_named_barrier, 0
	.set __clang_ocl_kern_imp_fdiv.private_seg_size, 0
	.set __clang_ocl_kern_imp_fdiv.uses_vcc, 1
	.set __clang_ocl_kern_imp_fdiv.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_fdiv.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_fdiv.has_recursion, 0
	.set __clang_ocl_kern_imp_fdiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	ddiv
	.globl	ddiv
	.p2align	8
	.type	ddiv,@function
ddiv:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v4, vcc, s8, v0
	v_addc_co_u32_e32 v5, vcc, v5, v1, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	v_mov_b32_e32 v14, s1
	global_load_dwordx2 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[6:7], s[2:3], v[4:5], v[4:5], v[2:3]
	v_rcp_f64_e32 v[8:9], v[6:7]
	v_div_scale_f64 v[10:11], vcc, v[2:3], v[4:5], v[2:3]
	v_fma_f64 v[12:13], -v[6:7], v[8:9], 1.0
	v_fmac_f64_e32 v[8:9], v[8:9], v[12:13]
	v_fma_f64 v[12:13], -v[6:7], v[8:9], 1.0
	v_fmac_f64_e32 v[8:9], v[8:9], v[12:13]
	v_mul_f64 v[12:13], v[10:11], v[8:9]
	v_fma_f64 v[6:7], -v[6:7], v[12:13], v[10:11]
	v_div_fmas_f64 v[6:7], v[6:7], v[8:9], v[12:13]
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_div_fixup_f64 v[2:3], v[6:7], v[4:5], v[2:3]
	v_addc_co_u32_e32 v1, vcc, v14, v1, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ddiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 16
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
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	ddiv, .Lfunc_end2-ddiv
	.set ddiv.num_vgpr, 15
	.set ddiv.num_agpr, 0
	.set ddiv.numbered_sgpr, 10
	.set ddiv.num_named_barrier, 0
	.set ddiv.private_seg_size, 0
	.set ddiv.uses_vcc, 1
	.set ddiv.uses_flat_scratch, 0
	.set ddiv.has_dyn_sized_stack, 0
	.set ddiv.has_recursion, 0
	.set ddiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_ddiv
	.globl	__clang_ocl_kern_imp_ddiv
	.p2align	2
	.type	__clang_ocl_kern_imp_ddiv,@function
__clang_ocl_kern_imp_ddiv:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v6, s12, v6
	v_lshlrev_b64 v[6:7], 3, v[6:7]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	v_add_co_u32_e32 v4, vcc, v4, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_nop 0
	global_load_dwordx2 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[8:9], s[4:5], v[4:5], v[4:5], v[2:3]
	v_rcp_f64_e32 v[10:11], v[8:9]
	v_div_scale_f64 v[12:13], vcc, v[2:3], v[4:5], v[2:3]
	v_fma_f64 v[14:15], -v[8:9], v[10:11], 1.0
	v_fmac_f64_e32 v[10:11], v[10:11], v[14:15]
	v_fma_f64 v[14:15], -v[8:9], v[10:11], 1.0
	v_fmac_f64_e32 v[10:11], v[10:11], v[14:15]
	v_mul_f64 v[14:15], v[12:13], v[10:11]
	v_fma_f64 v[8:9], -v[8:9], v[14:15], v[12:13]
	v_div_fmas_f64 v[8:9], v[8:9], v[10:11], v[14:15]
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_div_fixup_f64 v[2:3], v[8:9], v[4:5], v[2:3]
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	__clang_ocl_kern_imp_ddiv, .Lfunc_end3-__clang_ocl_kern_imp_ddiv
	.set __clang_ocl_kern_imp_ddiv.num_vgpr, 32
	.set __clang_ocl_kern_imp_ddiv.num_agpr, 0
	.set __clang_ocl_kern_imp_ddiv.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_ddiv.num_named_barrier, 0
	.set __clang_ocl_kern_imp_ddiv.private_seg_size, 0
	.set __clang_ocl_kern_imp_ddiv.uses_vcc, 1
	.set __clang_ocl_kern_imp_ddiv.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_ddiv.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_ddiv.has_recursion, 0
	.set __clang_ocl_kern_imp_ddiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	fsqrt
	.globl	fsqrt
	.p2align	8
	.type	fsqrt,@function
fsqrt:
	s_load_dword s0, s[4:5], 0x1c
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 0x260
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v2, vcc, s10, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b32 s0, 0xf800000
	v_mov_b32_e32 v5, s9
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, 0x4f800000, v2
	v_cmp_gt_f32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_sqrt_f32_e32 v3, v2
	v_add_u32_e32 v6, -1, v3
	v_add_u32_e32 v7, 1, v3
	v_fma_f32 v8, -v6, v3, v2
	v_fma_f32 v9, -v7, v3, v2
	v_cmp_ge_f32_e64 s[0:1], 0, v8
	v_cndmask_b32_e64 v3, v3, v6, s[0:1]
	v_cmp_lt_f32_e64 s[0:1], 0, v9
	v_cndmask_b32_e64 v3, v3, v7, s[0:1]
	v_mul_f32_e32 v6, 0x37800000, v3
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_cmp_class_f32_e32 vcc, v2, v4
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fsqrt
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end4:
	.size	fsqrt, .Lfunc_end4-fsqrt
	.set fsqrt.num_vgpr, 10
	.set fsqrt.num_agpr, 0
	.set fsqrt.numbered_sgpr, 12
	.set fsqrt.num_named_barrier, 0
	.set fsqrt.private_seg_size, 0
	.set fsqrt.uses_vcc, 1
	.set fsqrt.uses_flat_scratch, 0
	.set fsqrt.has_dyn_sized_stack, 0
	.set fsqrt.has_recursion, 0
	.set fsqrt.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_fsqrt
	.globl	__clang_ocl_kern_imp_fsqrt
	.p2align	2
	.type	__clang_ocl_kern_imp_fsqrt,@function
__clang_ocl_kern_imp_fsqrt:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0x260
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b32 s4, 0xf800000
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, 0x4f800000, v2
	v_cmp_gt_f32_e32 vcc, s4, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_sqrt_f32_e32 v3, v2
	v_add_u32_e32 v7, -1, v3
	v_add_u32_e32 v8, 1, v3
	v_fma_f32 v9, -v7, v3, v2
	v_fma_f32 v10, -v8, v3, v2
	v_cmp_ge_f32_e64 s[4:5], 0, v9
	v_cndmask_b32_e64 v3, v3, v7, s[4:5]
	v_cmp_lt_f32_e64 s[4:5], 0, v10
	v_cndmask_b32_e64 v3, v3, v8, s[4:5]
	v_mul_f32_e32 v7, 0x37800000, v3
	v_cndmask_b32_e32 v3, v3, v7, vcc
	v_cmp_class_f32_e32 vcc, v2, v6
	v_cndmask_b32_e32 v2, v3, v2, vcc
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end5:
	.size	__clang_ocl_kern_imp_fsqrt, .Lfunc_end5-__clang_ocl_kern_imp_fsqrt
	.set __clang_ocl_kern_imp_fsqrt.num_vgpr, 32
	.set __clang_ocl_kern_imp_fsqrt.num_agpr, 0
	.set __clang_ocl_kern_imp_fsqrt.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_fsqrt.num_named_barrier, 0
	.set __clang_ocl_kern_imp_fsqrt.private_seg_size, 0
	.set __clang_ocl_kern_imp_fsqrt.uses_vcc, 1
	.set __clang_ocl_kern_imp_fsqrt.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_fsqrt.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_fsqrt.has_recursion, 0
	.set __clang_ocl_kern_imp_fsqrt.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	dsqrt
	.globl	dsqrt
	.p2align	8
	.type	dsqrt,@function
dsqrt:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 0x100
	v_mov_b32_e32 v6, 0xffffff80
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_mov_b32 s2, 0
	s_brev_b32 s3, 8
	v_mov_b32_e32 v10, 0x260
	v_mov_b32_e32 v11, s1
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, s[2:3], v[2:3]
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_ldexp_f64 v[2:3], v[2:3], v4
	v_rsq_f64_e32 v[4:5], v[2:3]
	v_cndmask_b32_e32 v12, 0, v6, vcc
	v_cmp_class_f64_e32 vcc, v[2:3], v10
	v_mul_f64 v[6:7], v[2:3], v[4:5]
	v_mul_f64 v[4:5], v[4:5], 0.5
	v_fma_f64 v[8:9], -v[4:5], v[6:7], 0.5
	v_fmac_f64_e32 v[6:7], v[6:7], v[8:9]
	v_fmac_f64_e32 v[4:5], v[4:5], v[8:9]
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	v_fmac_f64_e32 v[6:7], v[8:9], v[4:5]
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	v_fmac_f64_e32 v[6:7], v[8:9], v[4:5]
	v_ldexp_f64 v[4:5], v[6:7], v12
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_cndmask_b32_e32 v2, v4, v2, vcc
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v11, v1, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dsqrt
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 16
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
	.end_amdhsa_kernel
	.text
.Lfunc_end6:
	.size	dsqrt, .Lfunc_end6-dsqrt
	.set dsqrt.num_vgpr, 13
	.set dsqrt.num_agpr, 0
	.set dsqrt.numbered_sgpr, 8
	.set dsqrt.num_named_barrier, 0
	.set dsqrt.private_seg_size, 0
	.set dsqrt.uses_vcc, 1
	.set dsqrt.uses_flat_scratch, 0
	.set dsqrt.has_dyn_sized_stack, 0
	.set dsqrt.has_recursion, 0
	.set dsqrt.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_dsqrt
	.globl	__clang_ocl_kern_imp_dsqrt
	.p2align	2
	.type	__clang_ocl_kern_imp_dsqrt,@function
__clang_ocl_kern_imp_dsqrt:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0x100
	v_mov_b32_e32 v8, 0xffffff80
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[4:5], 3, v[4:5]
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_mov_b32 s4, 0
	s_brev_b32 s5, 8
	v_mov_b32_e32 v12, 0x260
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc, s[4:5], v[2:3]
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_ldexp_f64 v[2:3], v[2:3], v6
	v_rsq_f64_e32 v[6:7], v[2:3]
	v_cndmask_b32_e32 v13, 0, v8, vcc
	v_cmp_class_f64_e32 vcc, v[2:3], v12
	v_mul_f64 v[8:9], v[2:3], v[6:7]
	v_mul_f64 v[6:7], v[6:7], 0.5
	v_fma_f64 v[10:11], -v[6:7], v[8:9], 0.5
	v_fmac_f64_e32 v[8:9], v[8:9], v[10:11]
	v_fmac_f64_e32 v[6:7], v[6:7], v[10:11]
	v_fma_f64 v[10:11], -v[8:9], v[8:9], v[2:3]
	v_fmac_f64_e32 v[8:9], v[10:11], v[6:7]
	v_fma_f64 v[10:11], -v[8:9], v[8:9], v[2:3]
	v_fmac_f64_e32 v[8:9], v[10:11], v[6:7]
	v_ldexp_f64 v[6:7], v[8:9], v13
	v_cndmask_b32_e32 v3, v7, v3, vcc
	v_cndmask_b32_e32 v2, v6, v2, vcc
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	__clang_ocl_kern_imp_dsqrt, .Lfunc_end7-__clang_ocl_kern_imp_dsqrt
	.set __clang_ocl_kern_imp_dsqrt.num_vgpr, 32
	.set __clang_ocl_kern_imp_dsqrt.num_agpr, 0
	.set __clang_ocl_kern_imp_dsqrt.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_dsqrt.num_named_barrier, 0
	.set __clang_ocl_kern_imp_dsqrt.private_seg_size, 0
	.set __clang_ocl_kern_imp_dsqrt.uses_vcc, 1
	.set __clang_ocl_kern_imp_dsqrt.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_dsqrt.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_dsqrt.has_recursion, 0
	.set __clang_ocl_kern_imp_dsqrt.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	idiv
	.globl	idiv
	.p2align	8
	.type	idiv,@function
idiv:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v2, vcc, s8, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v4, v[2:3], off
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	v_mov_b32_e32 v6, s1
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v3, 0, v4
	v_max_i32_e32 v3, v3, v4
	v_cvt_f32_u32_e32 v5, v3
	v_sub_u32_e32 v9, 0, v3
	v_rcp_iflag_f32_e32 v5, v5
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v8, 0, v2
	v_max_i32_e32 v8, v8, v2
	v_xor_b32_e32 v7, v2, v4
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_ashrrev_i32_e32 v7, 31, v7
	v_mul_lo_u32 v9, v9, v5
	v_mul_hi_u32 v9, v5, v9
	v_add_u32_e32 v5, v5, v9
	v_mul_hi_u32 v5, v8, v5
	v_mul_lo_u32 v9, v5, v3
	v_sub_u32_e32 v8, v8, v9
	v_add_u32_e32 v10, 1, v5
	v_cmp_ge_u32_e32 vcc, v8, v3
	v_sub_u32_e32 v9, v8, v3
	v_cndmask_b32_e32 v5, v5, v10, vcc
	v_cndmask_b32_e32 v8, v8, v9, vcc
	v_add_u32_e32 v9, 1, v5
	v_cmp_ge_u32_e32 vcc, v8, v3
	v_cndmask_b32_e32 v3, v5, v9, vcc
	v_xor_b32_e32 v3, v3, v7
	v_sub_u32_e32 v3, v3, v7
	v_mul_lo_u32 v4, v3, v4
	v_sub_u32_e32 v2, v2, v4
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_add_u32_e32 v2, v2, v3
	v_addc_co_u32_e32 v1, vcc, v6, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel idiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end8:
	.size	idiv, .Lfunc_end8-idiv
	.set idiv.num_vgpr, 11
	.set idiv.num_agpr, 0
	.set idiv.numbered_sgpr, 10
	.set idiv.num_named_barrier, 0
	.set idiv.private_seg_size, 0
	.set idiv.uses_vcc, 1
	.set idiv.uses_flat_scratch, 0
	.set idiv.has_dyn_sized_stack, 0
	.set idiv.has_recursion, 0
	.set idiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_idiv
	.globl	__clang_ocl_kern_imp_idiv
	.p2align	2
	.type	__clang_ocl_kern_imp_idiv,@function
__clang_ocl_kern_imp_idiv:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v6, s12, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v4, vcc, v4, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	global_load_dword v4, v[4:5], off
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v3, 0, v4
	v_max_i32_e32 v3, v3, v4
	v_cvt_f32_u32_e32 v5, v3
	v_sub_u32_e32 v10, 0, v3
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v9, 0, v2
	v_rcp_iflag_f32_e32 v5, v5
	v_max_i32_e32 v9, v9, v2
	v_xor_b32_e32 v8, v2, v4
	v_ashrrev_i32_e32 v8, 31, v8
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v10, v10, v5
	v_mul_hi_u32 v10, v5, v10
	v_add_u32_e32 v5, v5, v10
	v_mul_hi_u32 v5, v9, v5
	v_mul_lo_u32 v10, v5, v3
	v_sub_u32_e32 v9, v9, v10
	v_add_u32_e32 v11, 1, v5
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_sub_u32_e32 v10, v9, v3
	v_cndmask_b32_e32 v5, v5, v11, vcc
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_add_u32_e32 v10, 1, v5
	v_cmp_ge_u32_e32 vcc, v9, v3
	v_cndmask_b32_e32 v3, v5, v10, vcc
	v_xor_b32_e32 v3, v3, v8
	v_sub_u32_e32 v3, v3, v8
	v_mul_lo_u32 v4, v3, v4
	v_sub_u32_e32 v2, v2, v4
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_add_u32_e32 v2, v2, v3
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end9:
	.size	__clang_ocl_kern_imp_idiv, .Lfunc_end9-__clang_ocl_kern_imp_idiv
	.set __clang_ocl_kern_imp_idiv.num_vgpr, 32
	.set __clang_ocl_kern_imp_idiv.num_agpr, 0
	.set __clang_ocl_kern_imp_idiv.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_idiv.num_named_barrier, 0
	.set __clang_ocl_kern_imp_idiv.private_seg_size, 0
	.set __clang_ocl_kern_imp_idiv.uses_vcc, 1
	.set __clang_ocl_kern_imp_idiv.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_idiv.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_idiv.has_recursion, 0
	.set __clang_ocl_kern_imp_idiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	ldiv
	.globl	ldiv
	.p2align	8
	.type	ldiv,@function
ldiv:
	s_load_dword s2, s[4:5], 0x24
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, v7
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s6, s6, s2
	v_add_u32_e32 v6, s6, v0
	v_lshlrev_b64 v[0:1], 3, v[6:7]
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v2, vcc, s10, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v4, vcc, s0, v0
	v_addc_co_u32_e32 v5, vcc, v5, v1, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_nop 0
	global_load_dwordx2 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v9, v3, v5
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB10_2
	v_ashrrev_i32_e32 v14, 31, v5
	v_add_co_u32_e32 v6, vcc, v4, v14
	v_addc_co_u32_e32 v7, vcc, v5, v14, vcc
	v_xor_b32_e32 v15, v7, v14
	v_xor_b32_e32 v16, v6, v14
	v_cvt_f32_u32_e32 v6, v16
	v_cvt_f32_u32_e32 v7, v15
	v_sub_co_u32_e32 v11, vcc, 0, v16
	v_subb_co_u32_e32 v12, vcc, 0, v15, vcc
	v_madmk_f32 v6, v7, 0x4f800000, v6
	v_rcp_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x5f7ffffc, v6
	v_mul_f32_e32 v7, 0x2f800000, v6
	v_trunc_f32_e32 v7, v7
	v_madmk_f32 v6, v7, 0xcf800000, v6
	v_cvt_u32_f32_e32 v10, v6
	v_cvt_u32_f32_e32 v13, v7
	v_mul_lo_u32 v8, v12, v10
	v_mad_u64_u32 v[6:7], s[0:1], v11, v10, 0
	v_mul_lo_u32 v9, v11, v13
	v_add3_u32 v7, v7, v9, v8
	v_mad_u64_u32 v[8:9], s[0:1], v10, v7, 0
	v_mul_hi_u32 v17, v10, v6
	v_add_co_u32_e32 v17, vcc, v17, v8
	v_addc_co_u32_e32 v18, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v13, v7, 0
	v_mad_u64_u32 v[6:7], s[0:1], v13, v6, 0
	v_add_co_u32_e32 v6, vcc, v17, v6
	v_addc_co_u32_e32 v6, vcc, v18, v7, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v9, vcc
	v_add_co_u32_e32 v6, vcc, v6, v8
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v17, vcc, v10, v6
	v_addc_co_u32_e32 v18, vcc, v13, v7, vcc
	v_mul_lo_u32 v8, v11, v18
	v_mul_lo_u32 v9, v12, v17
	v_mad_u64_u32 v[6:7], s[0:1], v11, v17, 0
	v_add3_u32 v7, v7, v8, v9
	v_mad_u64_u32 v[10:11], s[0:1], v18, v6, 0
	v_mad_u64_u32 v[12:13], s[0:1], v17, v7, 0
	v_mul_hi_u32 v6, v17, v6
	v_add_co_u32_e32 v6, vcc, v6, v12
	v_mad_u64_u32 v[8:9], s[0:1], v18, v7, 0
	v_addc_co_u32_e32 v7, vcc, 0, v13, vcc
	v_add_co_u32_e32 v6, vcc, v6, v10
	v_addc_co_u32_e32 v6, vcc, v7, v11, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v9, vcc
	v_add_co_u32_e32 v6, vcc, v6, v8
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v8, vcc, v17, v6
	v_addc_co_u32_e32 v9, vcc, v18, v7, vcc
	v_ashrrev_i32_e32 v10, 31, v3
	v_add_co_u32_e32 v6, vcc, v2, v10
	v_addc_co_u32_e32 v7, vcc, v3, v10, vcc
	v_xor_b32_e32 v12, v6, v10
	v_xor_b32_e32 v11, v7, v10
	v_mad_u64_u32 v[6:7], s[0:1], v12, v9, 0
	v_mul_hi_u32 v13, v12, v8
	v_add_co_u32_e32 v13, vcc, v13, v6
	v_addc_co_u32_e32 v17, vcc, 0, v7, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v11, v9, 0
	v_mad_u64_u32 v[8:9], s[0:1], v11, v8, 0
	v_add_co_u32_e32 v8, vcc, v13, v8
	v_addc_co_u32_e32 v8, vcc, v17, v9, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v8, vcc, v8, v6
	v_addc_co_u32_e32 v9, vcc, 0, v7, vcc
	v_mul_lo_u32 v13, v15, v8
	v_mul_lo_u32 v17, v16, v9
	v_mad_u64_u32 v[6:7], s[0:1], v16, v8, 0
	v_add3_u32 v7, v7, v17, v13
	v_sub_u32_e32 v13, v11, v7
	v_sub_co_u32_e32 v6, vcc, v12, v6
	v_subb_co_u32_e64 v12, s[0:1], v13, v15, vcc
	v_sub_co_u32_e64 v13, s[0:1], v6, v16
	v_subbrev_co_u32_e64 v12, s[0:1], 0, v12, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v12, v15
	v_cndmask_b32_e64 v17, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v13, v16
	v_cndmask_b32_e64 v13, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v12, v15
	v_cndmask_b32_e64 v12, v17, v13, s[0:1]
	v_add_co_u32_e64 v13, s[0:1], 2, v8
	v_subb_co_u32_e32 v7, vcc, v11, v7, vcc
	v_addc_co_u32_e64 v17, s[0:1], 0, v9, s[0:1]
	v_cmp_ge_u32_e32 vcc, v7, v15
	v_add_co_u32_e64 v18, s[0:1], 1, v8
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v6, v16
	v_addc_co_u32_e64 v19, s[0:1], 0, v9, s[0:1]
	v_cndmask_b32_e64 v6, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v7, v15
	v_cmp_ne_u32_e64 s[0:1], 0, v12
	v_cndmask_b32_e32 v6, v11, v6, vcc
	v_cndmask_b32_e64 v12, v19, v17, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_cndmask_b32_e64 v7, v18, v13, s[0:1]
	v_cndmask_b32_e32 v6, v9, v12, vcc
	v_cndmask_b32_e32 v7, v8, v7, vcc
	v_xor_b32_e32 v8, v10, v14
	v_xor_b32_e32 v9, v6, v8
	v_xor_b32_e32 v6, v7, v8
	v_sub_co_u32_e32 v6, vcc, v6, v8
	v_subb_co_u32_e32 v7, vcc, v9, v8, vcc
.LBB10_2:
	s_andn2_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB10_4
	v_cvt_f32_u32_e32 v6, v4
	v_sub_u32_e32 v7, 0, v4
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, v2, v6
	v_mul_lo_u32 v7, v6, v4
	v_sub_u32_e32 v7, v2, v7
	v_add_u32_e32 v8, 1, v6
	v_sub_u32_e32 v9, v7, v4
	v_cmp_ge_u32_e32 vcc, v7, v4
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v6
	v_cmp_ge_u32_e32 vcc, v7, v4
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_mov_b32_e32 v7, 0
.LBB10_4:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v8, v7, v4
	v_mul_lo_u32 v9, v6, v5
	v_mad_u64_u32 v[4:5], s[0:1], v6, v4, 0
	v_add3_u32 v5, v5, v9, v8
	v_sub_co_u32_e32 v2, vcc, v4, v2
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	v_add_co_u32_e32 v2, vcc, v6, v2
	v_addc_co_u32_e32 v3, vcc, v7, v3, vcc
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v4, v1, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ldiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end10:
	.size	ldiv, .Lfunc_end10-ldiv
	.set ldiv.num_vgpr, 20
	.set ldiv.num_agpr, 0
	.set ldiv.numbered_sgpr, 12
	.set ldiv.num_named_barrier, 0
	.set ldiv.private_seg_size, 0
	.set ldiv.uses_vcc, 1
	.set ldiv.uses_flat_scratch, 0
	.set ldiv.has_dyn_sized_stack, 0
	.set ldiv.has_recursion, 0
	.set ldiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_ldiv
	.globl	__clang_ocl_kern_imp_ldiv
	.p2align	2
	.type	__clang_ocl_kern_imp_ldiv,@function
__clang_ocl_kern_imp_ldiv:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, v9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v8, s12, v6
	v_lshlrev_b64 v[6:7], 3, v[8:9]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	v_add_co_u32_e32 v4, vcc, v4, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_nop 0
	global_load_dwordx2 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v11, v3, v5
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[6:7], exec, s[4:5]
	s_cbranch_execz .LBB11_2
	v_ashrrev_i32_e32 v16, 31, v5
	v_add_co_u32_e32 v8, vcc, v4, v16
	v_addc_co_u32_e32 v9, vcc, v5, v16, vcc
	v_xor_b32_e32 v17, v9, v16
	v_xor_b32_e32 v18, v8, v16
	v_cvt_f32_u32_e32 v8, v18
	v_cvt_f32_u32_e32 v9, v17
	v_sub_co_u32_e32 v13, vcc, 0, v18
	v_subb_co_u32_e32 v14, vcc, 0, v17, vcc
	v_madmk_f32 v8, v9, 0x4f800000, v8
	v_rcp_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	v_mul_f32_e32 v9, 0x2f800000, v8
	v_trunc_f32_e32 v9, v9
	v_madmk_f32 v8, v9, 0xcf800000, v8
	v_cvt_u32_f32_e32 v12, v8
	v_cvt_u32_f32_e32 v15, v9
	v_mul_lo_u32 v10, v14, v12
	v_mad_u64_u32 v[8:9], s[4:5], v13, v12, 0
	v_mul_lo_u32 v11, v13, v15
	v_add3_u32 v9, v9, v11, v10
	v_mad_u64_u32 v[10:11], s[4:5], v12, v9, 0
	v_mul_hi_u32 v19, v12, v8
	v_add_co_u32_e32 v19, vcc, v19, v10
	v_addc_co_u32_e32 v20, vcc, 0, v11, vcc
	v_mad_u64_u32 v[10:11], s[4:5], v15, v9, 0
	v_mad_u64_u32 v[8:9], s[4:5], v15, v8, 0
	v_add_co_u32_e32 v8, vcc, v19, v8
	v_addc_co_u32_e32 v8, vcc, v20, v9, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v11, vcc
	v_add_co_u32_e32 v8, vcc, v8, v10
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v19, vcc, v12, v8
	v_addc_co_u32_e32 v20, vcc, v15, v9, vcc
	v_mul_lo_u32 v10, v13, v20
	v_mul_lo_u32 v11, v14, v19
	v_mad_u64_u32 v[8:9], s[4:5], v13, v19, 0
	v_add3_u32 v9, v9, v10, v11
	v_mad_u64_u32 v[12:13], s[4:5], v20, v8, 0
	v_mad_u64_u32 v[14:15], s[4:5], v19, v9, 0
	v_mul_hi_u32 v8, v19, v8
	v_add_co_u32_e32 v8, vcc, v8, v14
	v_mad_u64_u32 v[10:11], s[4:5], v20, v9, 0
	v_addc_co_u32_e32 v9, vcc, 0, v15, vcc
	v_add_co_u32_e32 v8, vcc, v8, v12
	v_addc_co_u32_e32 v8, vcc, v9, v13, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v11, vcc
	v_add_co_u32_e32 v8, vcc, v8, v10
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v10, vcc, v19, v8
	v_addc_co_u32_e32 v11, vcc, v20, v9, vcc
	v_ashrrev_i32_e32 v12, 31, v3
	v_add_co_u32_e32 v8, vcc, v2, v12
	v_addc_co_u32_e32 v9, vcc, v3, v12, vcc
	v_xor_b32_e32 v14, v8, v12
	v_xor_b32_e32 v13, v9, v12
	v_mad_u64_u32 v[8:9], s[4:5], v14, v11, 0
	v_mul_hi_u32 v15, v14, v10
	v_add_co_u32_e32 v15, vcc, v15, v8
	v_addc_co_u32_e32 v19, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[4:5], v13, v11, 0
	v_mad_u64_u32 v[10:11], s[4:5], v13, v10, 0
	v_add_co_u32_e32 v10, vcc, v15, v10
	v_addc_co_u32_e32 v10, vcc, v19, v11, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v10, vcc, v10, v8
	v_addc_co_u32_e32 v11, vcc, 0, v9, vcc
	v_mul_lo_u32 v15, v17, v10
	v_mul_lo_u32 v19, v18, v11
	v_mad_u64_u32 v[8:9], s[4:5], v18, v10, 0
	v_add3_u32 v9, v9, v19, v15
	v_sub_u32_e32 v15, v13, v9
	v_sub_co_u32_e32 v8, vcc, v14, v8
	v_subb_co_u32_e64 v14, s[4:5], v15, v17, vcc
	v_sub_co_u32_e64 v15, s[4:5], v8, v18
	v_subbrev_co_u32_e64 v14, s[4:5], 0, v14, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v14, v17
	v_cndmask_b32_e64 v19, 0, -1, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v15, v18
	v_cndmask_b32_e64 v15, 0, -1, s[4:5]
	v_cmp_eq_u32_e64 s[4:5], v14, v17
	v_cndmask_b32_e64 v14, v19, v15, s[4:5]
	v_add_co_u32_e64 v15, s[4:5], 2, v10
	v_subb_co_u32_e32 v9, vcc, v13, v9, vcc
	v_addc_co_u32_e64 v19, s[4:5], 0, v11, s[4:5]
	v_cmp_ge_u32_e32 vcc, v9, v17
	v_add_co_u32_e64 v20, s[4:5], 1, v10
	v_cndmask_b32_e64 v13, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v8, v18
	v_addc_co_u32_e64 v21, s[4:5], 0, v11, s[4:5]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v9, v17
	v_cmp_ne_u32_e64 s[4:5], 0, v14
	v_cndmask_b32_e32 v8, v13, v8, vcc
	v_cndmask_b32_e64 v14, v21, v19, s[4:5]
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v9, v20, v15, s[4:5]
	v_cndmask_b32_e32 v8, v11, v14, vcc
	v_cndmask_b32_e32 v9, v10, v9, vcc
	v_xor_b32_e32 v10, v12, v16
	v_xor_b32_e32 v11, v8, v10
	v_xor_b32_e32 v8, v9, v10
	v_sub_co_u32_e32 v8, vcc, v8, v10
	v_subb_co_u32_e32 v9, vcc, v11, v10, vcc
.LBB11_2:
	s_andn2_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB11_4
	v_cvt_f32_u32_e32 v8, v4
	v_sub_u32_e32 v9, 0, v4
	v_rcp_iflag_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v9, v9, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v8, v8, v9
	v_mul_hi_u32 v8, v2, v8
	v_mul_lo_u32 v9, v8, v4
	v_sub_u32_e32 v9, v2, v9
	v_add_u32_e32 v10, 1, v8
	v_sub_u32_e32 v11, v9, v4
	v_cmp_ge_u32_e32 vcc, v9, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_add_u32_e32 v10, 1, v8
	v_cmp_ge_u32_e32 vcc, v9, v4
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mov_b32_e32 v9, 0
.LBB11_4:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v10, v9, v4
	v_mul_lo_u32 v11, v8, v5
	v_mad_u64_u32 v[4:5], s[4:5], v8, v4, 0
	v_add3_u32 v5, v5, v11, v10
	v_sub_co_u32_e32 v2, vcc, v4, v2
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	v_add_co_u32_e32 v2, vcc, v8, v2
	v_addc_co_u32_e32 v3, vcc, v9, v3, vcc
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end11:
	.size	__clang_ocl_kern_imp_ldiv, .Lfunc_end11-__clang_ocl_kern_imp_ldiv
	.set __clang_ocl_kern_imp_ldiv.num_vgpr, 32
	.set __clang_ocl_kern_imp_ldiv.num_agpr, 0
	.set __clang_ocl_kern_imp_ldiv.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_ldiv.num_named_barrier, 0
	.set __clang_ocl_kern_imp_ldiv.private_seg_size, 0
	.set __clang_ocl_kern_imp_ldiv.uses_vcc, 1
	.set __clang_ocl_kern_imp_ldiv.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_ldiv.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_ldiv.has_recursion, 0
	.set __clang_ocl_kern_imp_ldiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	uldiv
	.globl	uldiv
	.p2align	8
	.type	uldiv,@function
uldiv:
	s_load_dword s2, s[4:5], 0x24
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, v7
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s6, s6, s2
	v_add_u32_e32 v6, s6, v0
	v_lshlrev_b64 v[0:1], 3, v[6:7]
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v2, vcc, s10, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v4, vcc, s0, v0
	v_addc_co_u32_e32 v5, vcc, v5, v1, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_nop 0
	global_load_dwordx2 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v9, v3, v5
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB12_2
	v_cvt_f32_u32_e32 v6, v4
	v_cvt_f32_u32_e32 v7, v5
	v_sub_co_u32_e32 v12, vcc, 0, v4
	v_subb_co_u32_e32 v13, vcc, 0, v5, vcc
	v_madmk_f32 v6, v7, 0x4f800000, v6
	v_rcp_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x5f7ffffc, v6
	v_mul_f32_e32 v7, 0x2f800000, v6
	v_trunc_f32_e32 v7, v7
	v_madmk_f32 v6, v7, 0xcf800000, v6
	v_cvt_u32_f32_e32 v10, v7
	v_cvt_u32_f32_e32 v11, v6
	v_mul_lo_u32 v8, v12, v10
	v_mul_lo_u32 v9, v13, v11
	v_mad_u64_u32 v[6:7], s[0:1], v12, v11, 0
	v_add3_u32 v7, v7, v8, v9
	v_mad_u64_u32 v[8:9], s[0:1], v11, v7, 0
	v_mul_hi_u32 v14, v11, v6
	v_add_co_u32_e32 v14, vcc, v14, v8
	v_addc_co_u32_e32 v15, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v10, v7, 0
	v_mad_u64_u32 v[6:7], s[0:1], v10, v6, 0
	v_add_co_u32_e32 v6, vcc, v14, v6
	v_addc_co_u32_e32 v6, vcc, v15, v7, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v9, vcc
	v_add_co_u32_e32 v6, vcc, v6, v8
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v14, vcc, v11, v6
	v_addc_co_u32_e32 v15, vcc, v10, v7, vcc
	v_mul_lo_u32 v8, v12, v15
	v_mul_lo_u32 v9, v13, v14
	v_mad_u64_u32 v[6:7], s[0:1], v12, v14, 0
	v_add3_u32 v7, v7, v8, v9
	v_mad_u64_u32 v[10:11], s[0:1], v15, v6, 0
	v_mad_u64_u32 v[12:13], s[0:1], v14, v7, 0
	v_mul_hi_u32 v6, v14, v6
	v_add_co_u32_e32 v6, vcc, v6, v12
	v_mad_u64_u32 v[8:9], s[0:1], v15, v7, 0
	v_addc_co_u32_e32 v7, vcc, 0, v13, vcc
	v_add_co_u32_e32 v6, vcc, v6, v10
	v_addc_co_u32_e32 v6, vcc, v7, v11, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v9, vcc
	v_add_co_u32_e32 v6, vcc, v6, v8
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v8, vcc, v14, v6
	v_addc_co_u32_e32 v9, vcc, v15, v7, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v2, v9, 0
	v_mul_hi_u32 v10, v2, v8
	v_add_co_u32_e32 v10, vcc, v10, v6
	v_addc_co_u32_e32 v11, vcc, 0, v7, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v3, v9, 0
	v_mad_u64_u32 v[8:9], s[0:1], v3, v8, 0
	v_add_co_u32_e32 v8, vcc, v10, v8
	v_addc_co_u32_e32 v8, vcc, v11, v9, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v8, vcc, v8, v6
	v_addc_co_u32_e32 v9, vcc, 0, v7, vcc
	v_mul_lo_u32 v10, v5, v8
	v_mul_lo_u32 v11, v4, v9
	v_mad_u64_u32 v[6:7], s[0:1], v4, v8, 0
	v_add3_u32 v7, v7, v11, v10
	v_sub_u32_e32 v10, v3, v7
	v_sub_co_u32_e32 v6, vcc, v2, v6
	v_subb_co_u32_e64 v10, s[0:1], v10, v5, vcc
	v_sub_co_u32_e64 v11, s[0:1], v6, v4
	v_subbrev_co_u32_e64 v10, s[0:1], 0, v10, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v10, v5
	v_cndmask_b32_e64 v12, 0, -1, s[0:1]
	v_cmp_ge_u32_e64 s[0:1], v11, v4
	v_cndmask_b32_e64 v11, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], v10, v5
	v_cndmask_b32_e64 v10, v12, v11, s[0:1]
	v_add_co_u32_e64 v11, s[0:1], 2, v8
	v_addc_co_u32_e64 v12, s[0:1], 0, v9, s[0:1]
	v_add_co_u32_e64 v13, s[0:1], 1, v8
	v_addc_co_u32_e64 v14, s[0:1], 0, v9, s[0:1]
	v_subb_co_u32_e32 v7, vcc, v3, v7, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v10
	v_cmp_ge_u32_e32 vcc, v7, v5
	v_cndmask_b32_e64 v10, v14, v12, s[0:1]
	v_cndmask_b32_e64 v12, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v6, v4
	v_cndmask_b32_e64 v6, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v7, v5
	v_cndmask_b32_e32 v6, v12, v6, vcc
	v_cmp_ne_u32_e32 vcc, 0, v6
	v_cndmask_b32_e64 v6, v13, v11, s[0:1]
	v_cndmask_b32_e32 v7, v9, v10, vcc
	v_cndmask_b32_e32 v6, v8, v6, vcc
.LBB12_2:
	s_andn2_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB12_4
	v_cvt_f32_u32_e32 v6, v4
	v_sub_u32_e32 v7, 0, v4
	v_rcp_iflag_f32_e32 v6, v6
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	v_add_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, v2, v6
	v_mul_lo_u32 v7, v6, v4
	v_sub_u32_e32 v7, v2, v7
	v_add_u32_e32 v8, 1, v6
	v_sub_u32_e32 v9, v7, v4
	v_cmp_ge_u32_e32 vcc, v7, v4
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_add_u32_e32 v8, 1, v6
	v_cmp_ge_u32_e32 vcc, v7, v4
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_mov_b32_e32 v7, 0
.LBB12_4:
	s_or_b64 exec, exec, s[0:1]
	v_mul_lo_u32 v8, v7, v4
	v_mul_lo_u32 v9, v6, v5
	v_mad_u64_u32 v[4:5], s[0:1], v6, v4, 0
	v_add3_u32 v5, v5, v9, v8
	v_sub_co_u32_e32 v2, vcc, v2, v4
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_xor_b32_e32 v3, v3, v7
	v_xor_b32_e32 v2, v2, v6
	v_addc_co_u32_e32 v1, vcc, v4, v1, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel uldiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 16
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
	.end_amdhsa_kernel
	.text
.Lfunc_end12:
	.size	uldiv, .Lfunc_end12-uldiv
	.set uldiv.num_vgpr, 16
	.set uldiv.num_agpr, 0
	.set uldiv.numbered_sgpr, 12
	.set uldiv.num_named_barrier, 0
	.set uldiv.private_seg_size, 0
	.set uldiv.uses_vcc, 1
	.set uldiv.uses_flat_scratch, 0
	.set uldiv.has_dyn_sized_stack, 0
	.set uldiv.has_recursion, 0
	.set uldiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_uldiv
	.globl	__clang_ocl_kern_imp_uldiv
	.p2align	2
	.type	__clang_ocl_kern_imp_uldiv,@function
__clang_ocl_kern_imp_uldiv:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, v9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v8, s12, v6
	v_lshlrev_b64 v[6:7], 3, v[8:9]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	v_add_co_u32_e32 v4, vcc, v4, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	global_load_dwordx2 v[2:3], v[2:3], off
	s_nop 0
	global_load_dwordx2 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v11, v3, v5
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[6:7], exec, s[4:5]
	s_cbranch_execz .LBB13_2
	v_cvt_f32_u32_e32 v8, v4
	v_cvt_f32_u32_e32 v9, v5
	v_sub_co_u32_e32 v14, vcc, 0, v4
	v_subb_co_u32_e32 v15, vcc, 0, v5, vcc
	v_madmk_f32 v8, v9, 0x4f800000, v8
	v_rcp_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	v_mul_f32_e32 v9, 0x2f800000, v8
	v_trunc_f32_e32 v9, v9
	v_madmk_f32 v8, v9, 0xcf800000, v8
	v_cvt_u32_f32_e32 v12, v9
	v_cvt_u32_f32_e32 v13, v8
	v_mul_lo_u32 v10, v14, v12
	v_mul_lo_u32 v11, v15, v13
	v_mad_u64_u32 v[8:9], s[4:5], v14, v13, 0
	v_add3_u32 v9, v9, v10, v11
	v_mad_u64_u32 v[10:11], s[4:5], v13, v9, 0
	v_mul_hi_u32 v16, v13, v8
	v_add_co_u32_e32 v16, vcc, v16, v10
	v_addc_co_u32_e32 v17, vcc, 0, v11, vcc
	v_mad_u64_u32 v[10:11], s[4:5], v12, v9, 0
	v_mad_u64_u32 v[8:9], s[4:5], v12, v8, 0
	v_add_co_u32_e32 v8, vcc, v16, v8
	v_addc_co_u32_e32 v8, vcc, v17, v9, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v11, vcc
	v_add_co_u32_e32 v8, vcc, v8, v10
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v16, vcc, v13, v8
	v_addc_co_u32_e32 v17, vcc, v12, v9, vcc
	v_mul_lo_u32 v10, v14, v17
	v_mul_lo_u32 v11, v15, v16
	v_mad_u64_u32 v[8:9], s[4:5], v14, v16, 0
	v_add3_u32 v9, v9, v10, v11
	v_mad_u64_u32 v[12:13], s[4:5], v17, v8, 0
	v_mad_u64_u32 v[14:15], s[4:5], v16, v9, 0
	v_mul_hi_u32 v8, v16, v8
	v_add_co_u32_e32 v8, vcc, v8, v14
	v_mad_u64_u32 v[10:11], s[4:5], v17, v9, 0
	v_addc_co_u32_e32 v9, vcc, 0, v15, vcc
	v_add_co_u32_e32 v8, vcc, v8, v12
	v_addc_co_u32_e32 v8, vcc, v9, v13, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v11, vcc
	v_add_co_u32_e32 v8, vcc, v8, v10
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v10, vcc, v16, v8
	v_addc_co_u32_e32 v11, vcc, v17, v9, vcc
	v_mad_u64_u32 v[8:9], s[4:5], v2, v11, 0
	v_mul_hi_u32 v12, v2, v10
	v_add_co_u32_e32 v12, vcc, v12, v8
	v_addc_co_u32_e32 v13, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[4:5], v3, v11, 0
	v_mad_u64_u32 v[10:11], s[4:5], v3, v10, 0
	v_add_co_u32_e32 v10, vcc, v12, v10
	v_addc_co_u32_e32 v10, vcc, v13, v11, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_add_co_u32_e32 v10, vcc, v10, v8
	v_addc_co_u32_e32 v11, vcc, 0, v9, vcc
	v_mul_lo_u32 v12, v5, v10
	v_mul_lo_u32 v13, v4, v11
	v_mad_u64_u32 v[8:9], s[4:5], v4, v10, 0
	v_add3_u32 v9, v9, v13, v12
	v_sub_u32_e32 v12, v3, v9
	v_sub_co_u32_e32 v8, vcc, v2, v8
	v_subb_co_u32_e64 v12, s[4:5], v12, v5, vcc
	v_sub_co_u32_e64 v13, s[4:5], v8, v4
	v_subbrev_co_u32_e64 v12, s[4:5], 0, v12, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v12, v5
	v_cndmask_b32_e64 v14, 0, -1, s[4:5]
	v_cmp_ge_u32_e64 s[4:5], v13, v4
	v_cndmask_b32_e64 v13, 0, -1, s[4:5]
	v_cmp_eq_u32_e64 s[4:5], v12, v5
	v_cndmask_b32_e64 v12, v14, v13, s[4:5]
	v_add_co_u32_e64 v13, s[4:5], 2, v10
	v_addc_co_u32_e64 v14, s[4:5], 0, v11, s[4:5]
	v_add_co_u32_e64 v15, s[4:5], 1, v10
	v_addc_co_u32_e64 v16, s[4:5], 0, v11, s[4:5]
	v_subb_co_u32_e32 v9, vcc, v3, v9, vcc
	v_cmp_ne_u32_e64 s[4:5], 0, v12
	v_cmp_ge_u32_e32 vcc, v9, v5
	v_cndmask_b32_e64 v12, v16, v14, s[4:5]
	v_cndmask_b32_e64 v14, 0, -1, vcc
	v_cmp_ge_u32_e32 vcc, v8, v4
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, v9, v5
	v_cndmask_b32_e32 v8, v14, v8, vcc
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v8, v15, v13, s[4:5]
	v_cndmask_b32_e32 v9, v11, v12, vcc
	v_cndmask_b32_e32 v8, v10, v8, vcc
.LBB13_2:
	s_andn2_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB13_4
	v_cvt_f32_u32_e32 v8, v4
	v_sub_u32_e32 v9, 0, v4
	v_rcp_iflag_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v9, v9, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v8, v8, v9
	v_mul_hi_u32 v8, v2, v8
	v_mul_lo_u32 v9, v8, v4
	v_sub_u32_e32 v9, v2, v9
	v_add_u32_e32 v10, 1, v8
	v_sub_u32_e32 v11, v9, v4
	v_cmp_ge_u32_e32 vcc, v9, v4
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_add_u32_e32 v10, 1, v8
	v_cmp_ge_u32_e32 vcc, v9, v4
	v_cndmask_b32_e32 v8, v8, v10, vcc
	v_mov_b32_e32 v9, 0
.LBB13_4:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v10, v9, v4
	v_mul_lo_u32 v11, v8, v5
	v_mad_u64_u32 v[4:5], s[4:5], v8, v4, 0
	v_add3_u32 v5, v5, v11, v10
	v_sub_co_u32_e32 v2, vcc, v2, v4
	v_subb_co_u32_e32 v3, vcc, v3, v5, vcc
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_xor_b32_e32 v3, v3, v9
	v_xor_b32_e32 v2, v2, v8
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	global_store_dwordx2 v[0:1], v[2:3], off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end13:
	.size	__clang_ocl_kern_imp_uldiv, .Lfunc_end13-__clang_ocl_kern_imp_uldiv
	.set __clang_ocl_kern_imp_uldiv.num_vgpr, 32
	.set __clang_ocl_kern_imp_uldiv.num_agpr, 0
	.set __clang_ocl_kern_imp_uldiv.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_uldiv.num_named_barrier, 0
	.set __clang_ocl_kern_imp_uldiv.private_seg_size, 0
	.set __clang_ocl_kern_imp_uldiv.uses_vcc, 1
	.set __clang_ocl_kern_imp_uldiv.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_uldiv.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_uldiv.has_recursion, 0
	.set __clang_ocl_kern_imp_uldiv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	halfs
	.globl	halfs
	.p2align	8
	.type	halfs,@function
halfs:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v2, vcc, s8, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_ushort v5, v[2:3], off
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v4, v1, vcc
	global_load_ushort v2, v[2:3], off
	v_add_co_u32_e32 v0, vcc, s0, v0
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v3, v5
	v_rcp_f32_e32 v6, v3
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v4, v2
	v_mul_f32_e32 v7, v4, v6
	v_mad_f32 v8, -v3, v7, v4
	v_mac_f32_e32 v7, v8, v6
	v_mad_f32 v3, -v3, v7, v4
	v_mul_f32_e32 v3, v3, v6
	v_and_b32_e32 v3, 0xff800000, v3
	v_add_f32_e32 v3, v3, v7
	v_cvt_f16_f32_e32 v3, v3
	v_mul_f16_e32 v6, v2, v5
	v_mov_b32_e32 v4, s1
	v_addc_co_u32_e32 v1, vcc, v4, v1, vcc
	v_div_fixup_f16 v2, v3, v5, v2
	v_add_f16_e32 v2, v6, v2
	v_sub_f16_e32 v2, v2, v5
	global_store_short v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halfs
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end14:
	.size	halfs, .Lfunc_end14-halfs
	.set halfs.num_vgpr, 9
	.set halfs.num_agpr, 0
	.set halfs.numbered_sgpr, 10
	.set halfs.num_named_barrier, 0
	.set halfs.private_seg_size, 0
	.set halfs.uses_vcc, 1
	.set halfs.uses_flat_scratch, 0
	.set halfs.has_dyn_sized_stack, 0
	.set halfs.has_recursion, 0
	.set halfs.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_halfs
	.globl	__clang_ocl_kern_imp_halfs
	.p2align	2
	.type	__clang_ocl_kern_imp_halfs,@function
__clang_ocl_kern_imp_halfs:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v6, s12, v6
	v_lshlrev_b64 v[6:7], 1, v[6:7]
	v_add_co_u32_e32 v4, vcc, v4, v6
	v_addc_co_u32_e32 v5, vcc, v5, v7, vcc
	global_load_ushort v4, v[4:5], off
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_ushort v2, v[2:3], off
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v3, v4
	v_rcp_f32_e32 v8, v3
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v5, v2
	v_mul_f32_e32 v9, v5, v8
	v_mad_f32 v10, -v3, v9, v5
	v_mac_f32_e32 v9, v10, v8
	v_mad_f32 v3, -v3, v9, v5
	v_mul_f32_e32 v3, v3, v8
	v_and_b32_e32 v3, 0xff800000, v3
	v_add_f32_e32 v3, v3, v9
	v_cvt_f16_f32_e32 v3, v3
	v_mul_f16_e32 v5, v2, v4
	v_div_fixup_f16 v2, v3, v4, v2
	v_add_f16_e32 v2, v5, v2
	v_sub_f16_e32 v2, v2, v4
	global_store_short v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end15:
	.size	__clang_ocl_kern_imp_halfs, .Lfunc_end15-__clang_ocl_kern_imp_halfs
	.set __clang_ocl_kern_imp_halfs.num_vgpr, 32
	.set __clang_ocl_kern_imp_halfs.num_agpr, 0
	.set __clang_ocl_kern_imp_halfs.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_halfs.num_named_barrier, 0
	.set __clang_ocl_kern_imp_halfs.private_seg_size, 0
	.set __clang_ocl_kern_imp_halfs.uses_vcc, 1
	.set __clang_ocl_kern_imp_halfs.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_halfs.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_halfs.has_recursion, 0
	.set __clang_ocl_kern_imp_halfs.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	hfma
	.globl	hfma
	.p2align	8
	.type	hfma,@function
hfma:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v4, v[2:3], off
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v2, vcc, s8, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v4, v4, v2, v4
	v_pk_add_f16 v2, v2, v4
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hfma
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 8
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
	.end_amdhsa_kernel
	.text
.Lfunc_end16:
	.size	hfma, .Lfunc_end16-hfma
	.set hfma.num_vgpr, 5
	.set hfma.num_agpr, 0
	.set hfma.numbered_sgpr, 10
	.set hfma.num_named_barrier, 0
	.set hfma.private_seg_size, 0
	.set hfma.uses_vcc, 1
	.set hfma.uses_flat_scratch, 0
	.set hfma.has_dyn_sized_stack, 0
	.set hfma.has_recursion, 0
	.set hfma.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_hfma
	.globl	__clang_ocl_kern_imp_hfma
	.p2align	2
	.type	__clang_ocl_kern_imp_hfma,@function
__clang_ocl_kern_imp_hfma:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v6, s12, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	v_add_co_u32_e32 v2, vcc, v4, v6
	v_addc_co_u32_e32 v3, vcc, v5, v7, vcc
	global_load_dword v2, v[2:3], off
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v3, v8, v2, v8
	v_pk_add_f16 v2, v2, v3
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end17:
	.size	__clang_ocl_kern_imp_hfma, .Lfunc_end17-__clang_ocl_kern_imp_hfma
	.set __clang_ocl_kern_imp_hfma.num_vgpr, 32
	.set __clang_ocl_kern_imp_hfma.num_agpr, 0
	.set __clang_ocl_kern_imp_hfma.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_hfma.num_named_barrier, 0
	.set __clang_ocl_kern_imp_hfma.private_seg_size, 0
	.set __clang_ocl_kern_imp_hfma.uses_vcc, 1
	.set __clang_ocl_kern_imp_hfma.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_hfma.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_hfma.has_recursion, 0
	.set __clang_ocl_kern_imp_hfma.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	conv
	.globl	conv
	.p2align	8
	.type	conv,@function
conv:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v6, v[2:3], off
	v_lshlrev_b64 v[2:3], 3, v[0:1]
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v2, vcc, s8, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dwordx2 v[4:5], v[2:3], off
	v_lshlrev_b32_e32 v0, 3, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_movk_i32 s2, 0xffe0
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v8, vcc, s0, v0
	v_addc_co_u32_e32 v9, vcc, v2, v1, vcc
	s_mov_b32 s3, 0x7010c0d
	s_waitcnt vmcnt(1)
	v_cvt_i32_f32_e32 v0, v6
	v_and_b32_e32 v3, 0xff, v0
	s_waitcnt vmcnt(0)
	v_trunc_f64_e32 v[6:7], v[4:5]
	v_cvt_i32_f64_e32 v1, v[4:5]
	v_cvt_f32_f64_e32 v2, v[4:5]
	v_ldexp_f64 v[4:5], v[6:7], s2
	v_floor_f64_e32 v[4:5], v[4:5]
	v_fmac_f64_e32 v[6:7], 0xc1f00000, v[4:5]
	v_cvt_i32_f64_e32 v5, v[4:5]
	v_cvt_u32_f64_e32 v4, v[6:7]
	v_ffbh_u32_e32 v7, v5
	global_store_dwordx4 v[8:9], v[0:3], off
	v_ffbh_i32_e32 v6, v5
	v_xor_b32_e32 v2, v4, v5
	v_min_u32_e32 v7, 32, v7
	v_ashrrev_i32_e32 v10, 31, v2
	v_add_u32_e32 v6, -1, v6
	v_lshlrev_b64 v[2:3], v7, v[4:5]
	v_add_u32_e32 v10, 32, v10
	v_min_u32_e32 v2, 1, v2
	v_min_u32_e32 v6, v6, v10
	v_or_b32_e32 v10, v3, v2
	v_lshlrev_b64 v[2:3], v6, v[4:5]
	v_min_u32_e32 v2, 1, v2
	v_or_b32_e32 v2, v3, v2
	v_cvt_f32_u32_e32 v5, v10
	v_cvt_f32_i32_e32 v2, v2
	v_sub_u32_e32 v3, 32, v7
	v_sub_u32_e32 v7, 32, v6
	v_ldexp_f32 v6, v5, v3
	v_ldexp_f32 v5, v2, v7
	v_perm_b32 v7, v0, v1, s3
	global_store_dwordx4 v[8:9], v[4:7], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel conv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end18:
	.size	conv, .Lfunc_end18-conv
	.set conv.num_vgpr, 11
	.set conv.num_agpr, 0
	.set conv.numbered_sgpr, 10
	.set conv.num_named_barrier, 0
	.set conv.private_seg_size, 0
	.set conv.uses_vcc, 1
	.set conv.uses_flat_scratch, 0
	.set conv.has_dyn_sized_stack, 0
	.set conv.has_recursion, 0
	.set conv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_conv
	.globl	__clang_ocl_kern_imp_conv
	.p2align	2
	.type	__clang_ocl_kern_imp_conv,@function
__clang_ocl_kern_imp_conv:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_mov_b32 s5, 0x7010c0d
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v6, s12, v6
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_co_u32_e32 v2, vcc, v2, v8
	v_addc_co_u32_e32 v3, vcc, v3, v9, vcc
	global_load_dword v10, v[2:3], off
	v_lshlrev_b64 v[2:3], 3, v[6:7]
	v_add_co_u32_e32 v2, vcc, v4, v2
	v_addc_co_u32_e32 v3, vcc, v5, v3, vcc
	global_load_dwordx2 v[4:5], v[2:3], off
	v_lshlrev_b32_e32 v6, 3, v6
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	s_movk_i32 s4, 0xffe0
	v_add_co_u32_e32 v8, vcc, v0, v2
	v_addc_co_u32_e32 v9, vcc, v1, v3, vcc
	s_waitcnt vmcnt(1)
	v_cvt_i32_f32_e32 v0, v10
	v_and_b32_e32 v3, 0xff, v0
	s_waitcnt vmcnt(0)
	v_trunc_f64_e32 v[6:7], v[4:5]
	v_cvt_i32_f64_e32 v1, v[4:5]
	v_cvt_f32_f64_e32 v2, v[4:5]
	v_ldexp_f64 v[4:5], v[6:7], s4
	v_floor_f64_e32 v[4:5], v[4:5]
	v_fmac_f64_e32 v[6:7], 0xc1f00000, v[4:5]
	v_cvt_i32_f64_e32 v5, v[4:5]
	v_cvt_u32_f64_e32 v4, v[6:7]
	v_ffbh_u32_e32 v7, v5
	global_store_dwordx4 v[8:9], v[0:3], off
	v_ffbh_i32_e32 v6, v5
	v_xor_b32_e32 v2, v4, v5
	v_min_u32_e32 v7, 32, v7
	v_ashrrev_i32_e32 v10, 31, v2
	v_add_u32_e32 v6, -1, v6
	v_lshlrev_b64 v[2:3], v7, v[4:5]
	v_add_u32_e32 v10, 32, v10
	v_min_u32_e32 v2, 1, v2
	v_min_u32_e32 v6, v6, v10
	v_or_b32_e32 v10, v3, v2
	v_lshlrev_b64 v[2:3], v6, v[4:5]
	v_min_u32_e32 v2, 1, v2
	v_or_b32_e32 v2, v3, v2
	v_cvt_f32_u32_e32 v5, v10
	v_cvt_f32_i32_e32 v2, v2
	v_sub_u32_e32 v3, 32, v7
	v_sub_u32_e32 v7, 32, v6
	v_ldexp_f32 v6, v5, v3
	v_ldexp_f32 v5, v2, v7
	v_perm_b32 v7, v0, v1, s5
	global_store_dwordx4 v[8:9], v[4:7], off offset:16
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end19:
	.size	__clang_ocl_kern_imp_conv, .Lfunc_end19-__clang_ocl_kern_imp_conv
	.set __clang_ocl_kern_imp_conv.num_vgpr, 32
	.set __clang_ocl_kern_imp_conv.num_agpr, 0
	.set __clang_ocl_kern_imp_conv.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_conv.num_named_barrier, 0
	.set __clang_ocl_kern_imp_conv.private_seg_size, 0
	.set __clang_ocl_kern_imp_conv.uses_vcc, 1
	.set __clang_ocl_kern_imp_conv.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_conv.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_conv.has_recursion, 0
	.set __clang_ocl_kern_imp_conv.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	round4
	.globl	round4
	.p2align	8
	.type	round4,@function
round4:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v4, v[2:3], off
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	s_waitcnt vmcnt(0)
	v_floor_f32_e32 v4, v4
	global_store_dword v[0:1], v4, off
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_ceil_f32_e32 v4, v4
	global_store_dword v[0:1], v4, off offset:4
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_trunc_f32_e32 v4, v4
	global_store_dword v[0:1], v4, off offset:8
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_rndne_f32_e32 v2, v2
	global_store_dword v[0:1], v2, off offset:12
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel round4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 6
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 8
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
	.end_amdhsa_kernel
	.text
.Lfunc_end20:
	.size	round4, .Lfunc_end20-round4
	.set round4.num_vgpr, 6
	.set round4.num_agpr, 0
	.set round4.numbered_sgpr, 8
	.set round4.num_named_barrier, 0
	.set round4.private_seg_size, 0
	.set round4.uses_vcc, 1
	.set round4.uses_flat_scratch, 0
	.set round4.has_dyn_sized_stack, 0
	.set round4.has_recursion, 0
	.set round4.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_round4
	.globl	__clang_ocl_kern_imp_round4
	.p2align	2
	.type	__clang_ocl_kern_imp_round4,@function
__clang_ocl_kern_imp_round4:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v6, v[2:3], off
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	s_waitcnt vmcnt(0)
	v_floor_f32_e32 v6, v6
	global_store_dword v[0:1], v6, off
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_ceil_f32_e32 v4, v4
	global_store_dword v[0:1], v4, off offset:4
	global_load_dword v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_trunc_f32_e32 v4, v4
	global_store_dword v[0:1], v4, off offset:8
	global_load_dword v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_rndne_f32_e32 v2, v2
	global_store_dword v[0:1], v2, off offset:12
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end21:
	.size	__clang_ocl_kern_imp_round4, .Lfunc_end21-__clang_ocl_kern_imp_round4
	.set __clang_ocl_kern_imp_round4.num_vgpr, 32
	.set __clang_ocl_kern_imp_round4.num_agpr, 0
	.set __clang_ocl_kern_imp_round4.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_round4.num_named_barrier, 0
	.set __clang_ocl_kern_imp_round4.private_seg_size, 0
	.set __clang_ocl_kern_imp_round4.uses_vcc, 1
	.set __clang_ocl_kern_imp_round4.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_round4.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_round4.has_recursion, 0
	.set __clang_ocl_kern_imp_round4.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	bits
	.globl	bits
	.p2align	8
	.type	bits,@function
bits:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v6, v[2:3], off
	v_mov_b32_e32 v3, v1
	v_lshlrev_b32_e32 v2, 3, v0
	v_sub_u32_e32 v5, 0, v0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v8, vcc, s0, v0
	v_addc_co_u32_e32 v9, vcc, v4, v1, vcc
	s_mov_b32 s2, 0x10203
	s_waitcnt vmcnt(0)
	v_ffbh_u32_e32 v1, v6
	v_ffbl_b32_e32 v2, v6
	v_bcnt_u32_b32 v0, v6, 0
	v_bfrev_b32_e32 v3, v6
	v_min_u32_e32 v1, 32, v1
	v_min_u32_e32 v2, 32, v2
	v_perm_b32 v4, 0, v6, s2
	v_alignbit_b32 v5, v6, v6, v5
	v_bfe_i32 v7, v6, 13, 12
	v_bfe_u32 v6, v6, 5, 7
	global_store_dwordx4 v[8:9], v[0:3], off
	global_store_dwordx4 v[8:9], v[4:7], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end22:
	.size	bits, .Lfunc_end22-bits
	.set bits.num_vgpr, 10
	.set bits.num_agpr, 0
	.set bits.numbered_sgpr, 8
	.set bits.num_named_barrier, 0
	.set bits.private_seg_size, 0
	.set bits.uses_vcc, 1
	.set bits.uses_flat_scratch, 0
	.set bits.has_dyn_sized_stack, 0
	.set bits.has_recursion, 0
	.set bits.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_bits
	.globl	__clang_ocl_kern_imp_bits
	.p2align	2
	.type	__clang_ocl_kern_imp_bits,@function
__clang_ocl_kern_imp_bits:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v6, v[2:3], off
	v_mov_b32_e32 v3, v5
	v_lshlrev_b32_e32 v2, 3, v4
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v8, vcc, v0, v2
	v_addc_co_u32_e32 v9, vcc, v1, v3, vcc
	s_mov_b32 s4, 0x10203
	v_sub_u32_e32 v5, 0, v4
	s_waitcnt vmcnt(0)
	v_ffbh_u32_e32 v1, v6
	v_ffbl_b32_e32 v2, v6
	v_bcnt_u32_b32 v0, v6, 0
	v_bfrev_b32_e32 v3, v6
	v_min_u32_e32 v1, 32, v1
	v_min_u32_e32 v2, 32, v2
	v_perm_b32 v4, 0, v6, s4
	v_alignbit_b32 v5, v6, v6, v5
	v_bfe_i32 v7, v6, 13, 12
	v_bfe_u32 v6, v6, 5, 7
	global_store_dwordx4 v[8:9], v[0:3], off
	global_store_dwordx4 v[8:9], v[4:7], off offset:16
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end23:
	.size	__clang_ocl_kern_imp_bits, .Lfunc_end23-__clang_ocl_kern_imp_bits
	.set __clang_ocl_kern_imp_bits.num_vgpr, 32
	.set __clang_ocl_kern_imp_bits.num_agpr, 0
	.set __clang_ocl_kern_imp_bits.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_bits.num_named_barrier, 0
	.set __clang_ocl_kern_imp_bits.private_seg_size, 0
	.set __clang_ocl_kern_imp_bits.uses_vcc, 1
	.set __clang_ocl_kern_imp_bits.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_bits.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_bits.has_recursion, 0
	.set __clang_ocl_kern_imp_bits.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	wide
	.globl	wide
	.p2align	8
	.type	wide,@function
wide:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v8, s6, v0
	v_lshlrev_b64 v[0:1], 3, v[8:9]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dwordx2 v[10:11], v[2:3], off
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_load_dwordx2 v[12:13], v[0:1], off
	v_mul_lo_u32 v8, v8, 6
	v_lshlrev_b64 v[2:3], 3, v[8:9]
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v0, 2, v8
	v_add_co_u32_e32 v14, vcc, s0, v2
	v_addc_co_u32_e32 v15, vcc, v4, v3, vcc
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v8, 4, v8
	v_add_co_u32_e32 v16, vcc, s0, v0
	v_lshlrev_b64 v[2:3], 3, v[8:9]
	v_addc_co_u32_e32 v17, vcc, v5, v1, vcc
	v_mov_b32_e32 v6, s1
	v_add_co_u32_e32 v18, vcc, s0, v2
	v_addc_co_u32_e32 v19, vcc, v6, v3, vcc
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, 0, v12
	v_subb_co_u32_e32 v22, vcc, 0, v13, vcc
	v_mul_lo_u32 v0, v13, v10
	v_mul_lo_u32 v1, v12, v11
	v_mad_u64_u32 v[20:21], s[0:1], v12, v10, 0
	v_lshrrev_b64 v[4:5], v12, v[10:11]
	v_ashrrev_i64 v[6:7], v12, v[10:11]
	v_cmp_gt_u64_e32 vcc, v[10:11], v[12:13]
	v_lshlrev_b64 v[2:3], v12, v[10:11]
	v_add3_u32 v1, v21, v1, v0
	v_mov_b32_e32 v0, v20
	global_store_dwordx4 v[16:17], v[4:7], off
	global_store_dwordx4 v[14:15], v[0:3], off
	v_cndmask_b32_e32 v5, v12, v8, vcc
	v_mov_b32_e32 v8, v21
	v_mad_u64_u32 v[2:3], s[0:1], v13, v10, v[8:9]
	v_cndmask_b32_e32 v4, v13, v22, vcc
	v_add_co_u32_e32 v0, vcc, v5, v10
	v_mov_b32_e32 v8, v2
	v_addc_co_u32_e32 v1, vcc, v4, v11, vcc
	v_mad_u64_u32 v[4:5], s[0:1], v12, v11, v[8:9]
	v_add_co_u32_e32 v2, vcc, v3, v5
	v_addc_co_u32_e64 v3, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v13, v11, v[2:3]
	global_store_dwordx4 v[18:19], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 24
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
	.end_amdhsa_kernel
	.text
.Lfunc_end24:
	.size	wide, .Lfunc_end24-wide
	.set wide.num_vgpr, 23
	.set wide.num_agpr, 0
	.set wide.numbered_sgpr, 10
	.set wide.num_named_barrier, 0
	.set wide.private_seg_size, 0
	.set wide.uses_vcc, 1
	.set wide.uses_flat_scratch, 0
	.set wide.has_dyn_sized_stack, 0
	.set wide.has_recursion, 0
	.set wide.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_wide
	.globl	__clang_ocl_kern_imp_wide
	.p2align	2
	.type	__clang_ocl_kern_imp_wide,@function
__clang_ocl_kern_imp_wide:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v8, s12, v6
	v_lshlrev_b64 v[6:7], 3, v[8:9]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dwordx2 v[10:11], v[2:3], off
	v_add_co_u32_e32 v2, vcc, v4, v6
	v_addc_co_u32_e32 v3, vcc, v5, v7, vcc
	global_load_dwordx2 v[12:13], v[2:3], off
	v_mul_lo_u32 v8, v8, 6
	v_lshlrev_b64 v[4:5], 3, v[8:9]
	v_mov_b32_e32 v3, v9
	v_add_u32_e32 v2, 2, v8
	v_add_co_u32_e32 v14, vcc, v0, v4
	v_addc_co_u32_e32 v15, vcc, v1, v5, vcc
	v_lshlrev_b64 v[2:3], 3, v[2:3]
	v_add_u32_e32 v8, 4, v8
	v_add_co_u32_e32 v16, vcc, v0, v2
	v_lshlrev_b64 v[4:5], 3, v[8:9]
	v_addc_co_u32_e32 v17, vcc, v1, v3, vcc
	v_add_co_u32_e32 v18, vcc, v0, v4
	v_addc_co_u32_e32 v19, vcc, v1, v5, vcc
	s_waitcnt vmcnt(0)
	v_sub_co_u32_e32 v8, vcc, 0, v12
	v_subb_co_u32_e32 v22, vcc, 0, v13, vcc
	v_mul_lo_u32 v0, v13, v10
	v_mul_lo_u32 v1, v12, v11
	v_mad_u64_u32 v[20:21], s[4:5], v12, v10, 0
	v_lshrrev_b64 v[4:5], v12, v[10:11]
	v_ashrrev_i64 v[6:7], v12, v[10:11]
	v_cmp_gt_u64_e32 vcc, v[10:11], v[12:13]
	v_lshlrev_b64 v[2:3], v12, v[10:11]
	v_add3_u32 v1, v21, v1, v0
	v_mov_b32_e32 v0, v20
	global_store_dwordx4 v[16:17], v[4:7], off
	global_store_dwordx4 v[14:15], v[0:3], off
	v_cndmask_b32_e32 v5, v12, v8, vcc
	v_mov_b32_e32 v8, v21
	v_mad_u64_u32 v[2:3], s[4:5], v13, v10, v[8:9]
	v_cndmask_b32_e32 v4, v13, v22, vcc
	v_add_co_u32_e32 v0, vcc, v5, v10
	v_mov_b32_e32 v8, v2
	v_addc_co_u32_e32 v1, vcc, v4, v11, vcc
	v_mad_u64_u32 v[4:5], s[4:5], v12, v11, v[8:9]
	v_add_co_u32_e32 v2, vcc, v3, v5
	v_addc_co_u32_e64 v3, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[2:3], s[4:5], v13, v11, v[2:3]
	global_store_dwordx4 v[18:19], v[0:3], off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end25:
	.size	__clang_ocl_kern_imp_wide, .Lfunc_end25-__clang_ocl_kern_imp_wide
	.set __clang_ocl_kern_imp_wide.num_vgpr, 32
	.set __clang_ocl_kern_imp_wide.num_agpr, 0
	.set __clang_ocl_kern_imp_wide.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_wide.num_named_barrier, 0
	.set __clang_ocl_kern_imp_wide.private_seg_size, 0
	.set __clang_ocl_kern_imp_wide.uses_vcc, 1
	.set __clang_ocl_kern_imp_wide.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_wide.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_wide.has_recursion, 0
	.set __clang_ocl_kern_imp_wide.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	sw
	.globl	sw
	.p2align	8
	.type	sw,@function
sw:
	s_load_dword s0, s[4:5], 0x1c
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[4:5], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v2, vcc, s10, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v2
	v_cmp_lt_i32_e32 vcc, 4, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB26_14
	v_cmp_lt_i32_e32 vcc, 8, v3
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB26_9
	v_cmp_lt_i32_e32 vcc, 11, v3
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB26_6
	v_cmp_eq_u32_e32 vcc, 12, v3
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[10:11], exec, -1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[10:11], s[10:11], exec
.LBB26_6:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	v_cmp_ne_u32_e32 vcc, 9, v3
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], vcc, exec
	s_mov_b64 s[6:7], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB26_9:
	s_or_saveexec_b64 s[4:5], s[4:5]
	v_mov_b32_e32 v5, -1
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB26_13
	v_cmp_eq_u32_e32 vcc, 5, v3
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[14:15], vcc
	v_sub_u32_e32 v5, 0, v2
	s_xor_b64 s[12:13], exec, -1
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB26_13:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[6:7], exec
	s_and_b64 s[6:7], s[10:11], exec
.LBB26_14:
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB26_20
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_mov_b64 s[12:13], s[6:7]
	s_mov_b64 s[14:15], s[4:5]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB26_19
	v_cmp_lt_i32_e32 vcc, 1, v3
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[16:17], s[6:7]
	s_mov_b64 s[14:15], s[4:5]
	s_and_saveexec_b64 s[18:19], vcc
	v_cmp_eq_u32_e32 vcc, 2, v3
	v_cmp_ne_u32_e64 s[0:1], 2, v3
	s_andn2_b64 s[14:15], s[4:5], exec
	s_and_b64 s[16:17], vcc, exec
	s_or_b64 s[14:15], s[14:15], s[16:17]
	s_andn2_b64 s[16:17], s[6:7], exec
	s_and_b64 s[0:1], s[0:1], exec
	s_xor_b64 s[12:13], exec, -1
	s_or_b64 s[16:17], s[16:17], s[0:1]
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[0:1], s[12:13], exec
	s_andn2_b64 s[12:13], s[4:5], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[14:15], s[12:13], s[14:15]
	s_andn2_b64 s[12:13], s[6:7], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
.LBB26_19:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[10:11], s[14:15], exec
	s_or_b64 s[4:5], s[4:5], s[10:11]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], s[12:13], exec
	v_mov_b32_e32 v5, 3
	s_and_b64 s[0:1], s[0:1], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
.LBB26_20:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	v_mov_b32_e32 v5, 1
	s_andn2_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_xor_b64 s[2:3], exec, s[2:3]
	v_mov_b32_e32 v5, 0
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v5, 35
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v4, 1, v2
	v_and_b32_e32 v6, 15, v4
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[0:1], 0
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[4:5], 0
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB26_44
	v_cmp_lt_i32_e32 vcc, 8, v6
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB26_39
	v_cmp_lt_i32_e32 vcc, 11, v6
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB26_32
	v_cmp_eq_u32_e32 vcc, 12, v6
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[10:11], vcc
	s_mov_b64 s[6:7], exec
	v_not_b32_e32 v4, v5
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[6:7], exec
	s_and_b64 s[6:7], s[14:15], exec
.LBB26_32:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB26_38
	v_cmp_eq_u32_e32 vcc, 9, v6
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], s[10:11]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB26_37
	v_and_b32_e32 v4, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_mov_b64 s[16:17], s[10:11]
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	v_or_b32_e32 v4, 1, v5
	s_or_b64 s[16:17], s[10:11], exec
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[18:19], s[10:11], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[18:19], s[16:17]
	s_xor_b64 s[16:17], exec, -1
.LBB26_37:
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], s[18:19], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[14:15], s[16:17], exec
	s_or_b64 s[6:7], s[6:7], s[14:15]
.LBB26_38:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[10:11], s[10:11], exec
	s_and_b64 s[6:7], s[6:7], exec
.LBB26_39:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB26_43
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[14:15], s[10:11]
	s_and_saveexec_b64 s[16:17], vcc
	v_sub_u32_e32 v4, v5, v2
	s_or_b64 s[14:15], s[10:11], exec
	s_xor_b64 s[12:13], exec, -1
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[10:11], s[10:11], s[14:15]
	s_or_b64 s[6:7], s[6:7], s[12:13]
.LBB26_43:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[10:11], exec
	s_and_b64 s[6:7], s[6:7], exec
.LBB26_44:
	s_or_saveexec_b64 s[2:3], s[2:3]
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[10:11], 0
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB26_50
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[10:11], -1
	s_mov_b64 s[16:17], s[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB26_49
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[16:17], s[6:7]
	s_and_saveexec_b64 s[10:11], vcc
	v_cmp_ne_u32_e32 vcc, 2, v6
	s_andn2_b64 s[16:17], s[6:7], exec
	s_and_b64 s[18:19], vcc, exec
	s_mov_b64 s[12:13], exec
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 s[16:17], s[16:17], s[18:19]
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[18:19], s[6:7], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_xor_b64 s[10:11], exec, -1
	s_and_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[16:17], s[18:19], s[16:17]
.LBB26_49:
	s_or_b64 exec, exec, s[0:1]
	s_and_b64 s[0:1], s[14:15], exec
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[14:15], s[16:17], exec
	s_and_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[6:7], s[6:7], s[14:15]
.LBB26_50:
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	v_add_u32_e32 v4, 1, v5
	s_or_b64 s[4:5], s[4:5], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b64 s[2:3], s[0:1]
	v_xor_b32_e32 v6, 5, v5
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[0:1], s[12:13]
	v_mul_lo_u32 v4, v6, 7
	s_or_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	v_add_u32_e32 v4, 3, v5
	s_or_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB26_328
	v_add_u32_e32 v5, 2, v2
	v_and_b32_e32 v6, 15, v5
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB26_77
	v_cmp_lt_i32_e32 vcc, 8, v6
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB26_72
	v_cmp_lt_i32_e32 vcc, 11, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB26_65
	v_cmp_eq_u32_e32 vcc, 12, v6
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_mov_b64 s[10:11], exec
	v_not_b32_e32 v5, v4
	s_xor_b64 s[16:17], exec, -1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[10:11], exec
	s_and_b64 s[10:11], s[16:17], exec
.LBB26_65:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB26_71
	v_cmp_eq_u32_e32 vcc, 9, v6
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[20:21], s[12:13]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB26_70
	v_and_b32_e32 v5, 1, v4
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_mov_b64 s[18:19], s[12:13]
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	v_add_u32_e32 v5, 2, v4
	s_or_b64 s[18:19], s[12:13], exec
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[20:21], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], s[18:19]
	s_xor_b64 s[18:19], exec, -1
.LBB26_70:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[20:21], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[18:19], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
.LBB26_71:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[12:13], s[12:13], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB26_72:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB26_76
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[16:17], s[12:13]
	s_and_saveexec_b64 s[18:19], vcc
	v_sub_u32_e32 v5, v4, v2
	s_or_b64 s[16:17], s[12:13], exec
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_or_b64 s[10:11], s[10:11], s[14:15]
.LBB26_76:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[12:13], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB26_77:
	s_or_saveexec_b64 s[4:5], s[4:5]
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[12:13], 0
	s_xor_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB26_83
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[18:19], s[10:11]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB26_82
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], s[10:11]
	s_and_saveexec_b64 s[12:13], vcc
	v_cmp_ne_u32_e32 vcc, 2, v6
	s_andn2_b64 s[18:19], s[10:11], exec
	s_and_b64 s[20:21], vcc, exec
	s_mov_b64 s[14:15], exec
	s_xor_b64 s[16:17], exec, -1
	s_or_b64 s[18:19], s[18:19], s[20:21]
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[20:21], s[10:11], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_xor_b64 s[12:13], exec, -1
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[20:21], s[18:19]
.LBB26_82:
	s_or_b64 exec, exec, s[2:3]
	s_and_b64 s[2:3], s[16:17], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[18:19], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
.LBB26_83:
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[10:11]
	v_add_u32_e32 v5, 1, v4
	s_or_b64 s[6:7], s[6:7], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[4:5], s[2:3]
	v_xor_b32_e32 v6, 5, v4
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[2:3], s[14:15]
	v_mul_lo_u32 v5, v6, 7
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[12:13]
	v_add_u32_e32 v5, 3, v4
	s_or_b64 s[6:7], s[6:7], exec
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB26_327
	v_add_u32_e32 v4, 3, v2
	v_and_b32_e32 v6, 15, v4
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB26_110
	v_cmp_lt_i32_e32 vcc, 8, v6
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB26_105
	v_cmp_lt_i32_e32 vcc, 11, v6
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB26_98
	v_cmp_eq_u32_e32 vcc, 12, v6
	s_mov_b64 s[18:19], -1
	s_and_saveexec_b64 s[14:15], vcc
	s_mov_b64 s[12:13], exec
	v_not_b32_e32 v4, v5
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[12:13], exec
	s_and_b64 s[12:13], s[18:19], exec
.LBB26_98:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB26_104
	v_cmp_eq_u32_e32 vcc, 9, v6
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[22:23], s[14:15]
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB26_103
	v_and_b32_e32 v4, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_mov_b64 s[20:21], s[14:15]
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	v_add_u32_e32 v4, 3, v5
	s_or_b64 s[20:21], s[14:15], exec
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[22:23], s[14:15], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[22:23], s[22:23], s[20:21]
	s_xor_b64 s[20:21], exec, -1
.LBB26_103:
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[18:19], s[22:23], exec
	s_or_b64 s[14:15], s[14:15], s[18:19]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[20:21], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
.LBB26_104:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB26_105:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB26_109
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], s[14:15]
	s_and_saveexec_b64 s[20:21], vcc
	v_sub_u32_e32 v4, v5, v2
	s_or_b64 s[18:19], s[14:15], exec
	s_xor_b64 s[16:17], exec, -1
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[14:15], s[14:15], s[18:19]
	s_or_b64 s[12:13], s[12:13], s[16:17]
.LBB26_109:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[14:15], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB26_110:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[14:15], 0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB26_116
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[20:21], s[12:13]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB26_115
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[20:21], s[12:13]
	s_and_saveexec_b64 s[14:15], vcc
	v_cmp_ne_u32_e32 vcc, 2, v6
	s_andn2_b64 s[20:21], s[12:13], exec
	s_and_b64 s[22:23], vcc, exec
	s_mov_b64 s[16:17], exec
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 s[20:21], s[20:21], s[22:23]
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[22:23], s[12:13], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_xor_b64 s[14:15], exec, -1
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[22:23], s[20:21]
.LBB26_115:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[18:19], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[20:21], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
.LBB26_116:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[12:13]
	v_add_u32_e32 v4, 1, v5
	s_or_b64 s[10:11], s[10:11], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b64 s[6:7], s[4:5]
	v_xor_b32_e32 v6, 5, v5
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[16:17]
	v_mul_lo_u32 v4, v6, 7
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[14:15]
	v_add_u32_e32 v4, 3, v5
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[10:11]
	s_cbranch_execz .LBB26_326
	v_add_u32_e32 v5, 4, v2
	v_and_b32_e32 v6, 15, v5
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB26_143
	v_cmp_lt_i32_e32 vcc, 8, v6
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB26_138
	v_cmp_lt_i32_e32 vcc, 11, v6
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB26_131
	v_cmp_eq_u32_e32 vcc, 12, v6
	s_mov_b64 s[20:21], -1
	s_and_saveexec_b64 s[16:17], vcc
	s_mov_b64 s[14:15], exec
	v_not_b32_e32 v5, v4
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[14:15], exec
	s_and_b64 s[14:15], s[20:21], exec
.LBB26_131:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB26_137
	v_cmp_eq_u32_e32 vcc, 9, v6
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[24:25], s[16:17]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB26_136
	v_and_b32_e32 v5, 1, v4
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_mov_b64 s[22:23], s[16:17]
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	v_add_u32_e32 v5, 4, v4
	s_or_b64 s[22:23], s[16:17], exec
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[24:25], s[16:17], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[24:25], s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, -1
.LBB26_136:
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], s[24:25], exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[22:23], exec
	s_or_b64 s[14:15], s[14:15], s[20:21]
.LBB26_137:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB26_138:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB26_142
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[20:21], s[16:17]
	s_and_saveexec_b64 s[22:23], vcc
	v_sub_u32_e32 v5, v4, v2
	s_or_b64 s[20:21], s[16:17], exec
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_or_b64 s[14:15], s[14:15], s[18:19]
.LBB26_142:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB26_143:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], 0
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB26_149
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[22:23], s[14:15]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB26_148
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[22:23], s[14:15]
	s_and_saveexec_b64 s[16:17], vcc
	v_cmp_ne_u32_e32 vcc, 2, v6
	s_andn2_b64 s[22:23], s[14:15], exec
	s_and_b64 s[24:25], vcc, exec
	s_mov_b64 s[18:19], exec
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 s[22:23], s[22:23], s[24:25]
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[24:25], s[14:15], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_xor_b64 s[16:17], exec, -1
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[22:23], s[24:25], s[22:23]
.LBB26_148:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[20:21], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[22:23], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[14:15], s[14:15], s[20:21]
.LBB26_149:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[14:15]
	v_add_u32_e32 v5, 1, v4
	s_or_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[10:11], s[6:7]
	v_xor_b32_e32 v6, 5, v4
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[6:7], s[18:19]
	v_mul_lo_u32 v5, v6, 7
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[16:17]
	v_add_u32_e32 v5, 3, v4
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_cbranch_execz .LBB26_325
	v_add_u32_e32 v4, 5, v2
	v_and_b32_e32 v6, 15, v4
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB26_176
	v_cmp_lt_i32_e32 vcc, 8, v6
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB26_171
	v_cmp_lt_i32_e32 vcc, 11, v6
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB26_164
	v_cmp_eq_u32_e32 vcc, 12, v6
	s_mov_b64 s[22:23], -1
	s_and_saveexec_b64 s[18:19], vcc
	s_mov_b64 s[16:17], exec
	v_not_b32_e32 v4, v5
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[16:17], exec
	s_and_b64 s[16:17], s[22:23], exec
.LBB26_164:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB26_170
	v_cmp_eq_u32_e32 vcc, 9, v6
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[26:27], s[18:19]
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB26_169
	v_and_b32_e32 v4, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_mov_b64 s[24:25], s[18:19]
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	v_add_u32_e32 v4, 5, v5
	s_or_b64 s[24:25], s[18:19], exec
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[26:27], s[18:19], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[26:27], s[26:27], s[24:25]
	s_xor_b64 s[24:25], exec, -1
.LBB26_169:
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[22:23], s[26:27], exec
	s_or_b64 s[18:19], s[18:19], s[22:23]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[22:23], s[24:25], exec
	s_or_b64 s[16:17], s[16:17], s[22:23]
.LBB26_170:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[16:17], s[16:17], exec
.LBB26_171:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB26_175
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[22:23], s[18:19]
	s_and_saveexec_b64 s[24:25], vcc
	v_sub_u32_e32 v4, v5, v2
	s_or_b64 s[22:23], s[18:19], exec
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[18:19], s[18:19], s[22:23]
	s_or_b64 s[16:17], s[16:17], s[20:21]
.LBB26_175:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[18:19], exec
	s_and_b64 s[16:17], s[16:17], exec
.LBB26_176:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[18:19], 0
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB26_182
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[24:25], s[16:17]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB26_181
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[24:25], s[16:17]
	s_and_saveexec_b64 s[18:19], vcc
	v_cmp_ne_u32_e32 vcc, 2, v6
	s_andn2_b64 s[24:25], s[16:17], exec
	s_and_b64 s[26:27], vcc, exec
	s_mov_b64 s[20:21], exec
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 s[24:25], s[24:25], s[26:27]
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[26:27], s[16:17], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_xor_b64 s[18:19], exec, -1
	s_and_b64 s[20:21], s[20:21], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[24:25], s[26:27], s[24:25]
.LBB26_181:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[22:23], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[22:23], s[24:25], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[16:17], s[16:17], s[22:23]
.LBB26_182:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[16:17]
	v_add_u32_e32 v4, 1, v5
	s_or_b64 s[14:15], s[14:15], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b64 s[12:13], s[10:11]
	v_xor_b32_e32 v6, 5, v5
	s_or_b64 s[20:21], s[20:21], exec
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[10:11], s[20:21]
	v_mul_lo_u32 v4, v6, 7
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[18:19]
	v_add_u32_e32 v4, 3, v5
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB26_324
	v_add_u32_e32 v5, 6, v2
	v_and_b32_e32 v6, 15, v5
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB26_209
	v_cmp_lt_i32_e32 vcc, 8, v6
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB26_204
	v_cmp_lt_i32_e32 vcc, 11, v6
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB26_197
	v_cmp_eq_u32_e32 vcc, 12, v6
	s_mov_b64 s[24:25], -1
	s_and_saveexec_b64 s[20:21], vcc
	s_mov_b64 s[18:19], exec
	v_not_b32_e32 v5, v4
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[18:19], exec
	s_and_b64 s[18:19], s[24:25], exec
.LBB26_197:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB26_203
	v_cmp_eq_u32_e32 vcc, 9, v6
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], s[20:21]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB26_202
	v_and_b32_e32 v5, 1, v4
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_mov_b64 s[26:27], s[20:21]
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	v_add_u32_e32 v5, 6, v4
	s_or_b64 s[26:27], s[20:21], exec
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[28:29], s[20:21], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[28:29], s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, -1
.LBB26_202:
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[28:29], exec
	s_or_b64 s[20:21], s[20:21], s[24:25]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], s[26:27], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
.LBB26_203:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[20:21], s[20:21], exec
	s_and_b64 s[18:19], s[18:19], exec
.LBB26_204:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB26_208
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[24:25], s[20:21]
	s_and_saveexec_b64 s[26:27], vcc
	v_sub_u32_e32 v5, v4, v2
	s_or_b64 s[24:25], s[20:21], exec
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[20:21], s[20:21], s[24:25]
	s_or_b64 s[18:19], s[18:19], s[22:23]
.LBB26_208:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[20:21], exec
	s_and_b64 s[18:19], s[18:19], exec
.LBB26_209:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], 0
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB26_215
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[26:27], s[18:19]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB26_214
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[26:27], s[18:19]
	s_and_saveexec_b64 s[20:21], vcc
	v_cmp_ne_u32_e32 vcc, 2, v6
	s_andn2_b64 s[26:27], s[18:19], exec
	s_and_b64 s[28:29], vcc, exec
	s_mov_b64 s[22:23], exec
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 s[26:27], s[26:27], s[28:29]
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[28:29], s[18:19], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_xor_b64 s[20:21], exec, -1
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[26:27], s[28:29], s[26:27]
.LBB26_214:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[24:25], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], s[26:27], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
.LBB26_215:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[18:19]
	v_add_u32_e32 v5, 1, v4
	s_or_b64 s[16:17], s[16:17], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b64 s[14:15], s[12:13]
	v_xor_b32_e32 v6, 5, v4
	s_or_b64 s[22:23], s[22:23], exec
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[12:13], s[22:23]
	v_mul_lo_u32 v5, v6, 7
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[20:21]
	v_add_u32_e32 v5, 3, v4
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB26_323
	v_add_u32_e32 v4, 7, v2
	v_and_b32_e32 v6, 15, v4
	v_cmp_lt_i32_e32 vcc, 4, v6
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB26_242
	v_cmp_lt_i32_e32 vcc, 8, v6
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB26_237
	v_cmp_lt_i32_e32 vcc, 11, v6
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB26_230
	v_cmp_eq_u32_e32 vcc, 12, v6
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[22:23], vcc
	s_mov_b64 s[20:21], exec
	v_not_b32_e32 v4, v5
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[20:21], exec
	s_and_b64 s[20:21], s[26:27], exec
.LBB26_230:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB26_236
	v_cmp_eq_u32_e32 vcc, 9, v6
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[30:31], s[22:23]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB26_235
	v_and_b32_e32 v4, 1, v5
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_mov_b64 s[28:29], s[22:23]
	s_and_saveexec_b64 s[30:31], vcc
	s_xor_b64 s[30:31], exec, s[30:31]
	v_add_u32_e32 v4, 7, v5
	s_or_b64 s[28:29], s[22:23], exec
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[30:31], s[22:23], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[30:31], s[30:31], s[28:29]
	s_xor_b64 s[28:29], exec, -1
.LBB26_235:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[26:27], s[30:31], exec
	s_or_b64 s[22:23], s[22:23], s[26:27]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[26:27], s[28:29], exec
	s_or_b64 s[20:21], s[20:21], s[26:27]
.LBB26_236:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB26_237:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB26_241
	v_cmp_eq_u32_e32 vcc, 5, v6
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[26:27], s[22:23]
	s_and_saveexec_b64 s[28:29], vcc
	v_sub_u32_e32 v4, v5, v2
	s_or_b64 s[26:27], s[22:23], exec
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[22:23], s[22:23], s[26:27]
	s_or_b64 s[20:21], s[20:21], s[24:25]
.LBB26_241:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB26_242:
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[22:23], 0
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB26_248
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[28:29], s[20:21]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB26_247
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], s[20:21]
	s_and_saveexec_b64 s[22:23], vcc
	v_cmp_ne_u32_e32 vcc, 2, v6
	s_andn2_b64 s[28:29], s[20:21], exec
	s_and_b64 s[30:31], vcc, exec
	s_mov_b64 s[24:25], exec
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 s[28:29], s[28:29], s[30:31]
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[30:31], s[20:21], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_xor_b64 s[22:23], exec, -1
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[28:29], s[30:31], s[28:29]
.LBB26_247:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[26:27], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[26:27], s[28:29], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[20:21], s[20:21], s[26:27]
.LBB26_248:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[20:21]
	v_add_u32_e32 v4, 1, v5
	s_or_b64 s[18:19], s[18:19], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b64 s[16:17], s[14:15]
	v_xor_b32_e32 v6, 5, v5
	s_or_b64 s[24:25], s[24:25], exec
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[14:15], s[24:25]
	v_mul_lo_u32 v4, v6, 7
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[22:23]
	v_add_u32_e32 v4, 3, v5
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_cbranch_execz .LBB26_322
	v_cmp_lt_i32_e32 vcc, 8, v3
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB26_271
	v_cmp_lt_i32_e32 vcc, 9, v3
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[26:27], 0
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB26_266
	v_cmp_lt_i32_e32 vcc, 12, v3
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	s_cbranch_execz .LBB26_263
	v_cmp_eq_u32_e32 vcc, 13, v3
	s_mov_b64 s[30:31], -1
	s_and_saveexec_b64 s[26:27], vcc
	s_mov_b64 s[24:25], exec
	v_sub_u32_e32 v5, v4, v2
	s_xor_b64 s[30:31], exec, -1
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[26:27], s[24:25], exec
	s_and_b64 s[24:25], s[30:31], exec
.LBB26_263:
	s_andn2_saveexec_b64 s[28:29], s[28:29]
	v_cmp_eq_u32_e32 vcc, 10, v3
	s_or_b64 s[24:25], s[24:25], exec
	s_and_b64 s[20:21], vcc, exec
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB26_266:
	s_or_saveexec_b64 s[18:19], s[18:19]
	v_mov_b32_e32 v3, v4
	s_xor_b64 exec, exec, s[18:19]
	v_xor_b32_e32 v3, 5, v4
	s_or_b64 s[20:21], s[20:21], exec
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_xor_b64 s[18:19], exec, s[18:19]
	v_mul_lo_u32 v5, v3, 7
	s_or_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[26:27], exec
	s_and_b64 s[20:21], s[24:25], exec
.LBB26_271:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB26_283
	v_cmp_lt_i32_e32 vcc, 3, v3
	s_mov_b64 s[24:25], s[20:21]
	s_mov_b64 s[26:27], s[18:19]
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB26_280
	v_cmp_lt_i32_e32 vcc, 7, v3
	s_mov_b64 s[24:25], s[18:19]
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	v_add_u32_e32 v5, 3, v4
	s_or_b64 s[24:25], s[18:19], exec
	s_or_saveexec_b64 s[26:27], s[26:27]
	s_mov_b64 s[28:29], s[20:21]
	s_xor_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB26_279
	v_cmp_eq_u32_e32 vcc, 4, v3
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[30:31], s[24:25]
	s_and_saveexec_b64 s[34:35], vcc
	v_not_b32_e32 v5, v4
	s_or_b64 s[30:31], s[24:25], exec
	s_xor_b64 s[28:29], exec, -1
	s_or_b64 exec, exec, s[34:35]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[30:31], s[30:31], exec
	s_or_b64 s[24:25], s[24:25], s[30:31]
	s_andn2_b64 s[30:31], s[20:21], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[28:29], s[30:31], s[28:29]
.LBB26_279:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[26:27], s[18:19], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[26:27], s[26:27], s[24:25]
	s_andn2_b64 s[24:25], s[20:21], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[24:25], s[24:25], s[28:29]
.LBB26_280:
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_mov_b64 s[28:29], 0
	s_xor_b64 exec, exec, s[16:17]
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[30:31], vcc, exec
	s_mov_b64 s[28:29], exec
	s_or_b64 s[24:25], s[24:25], s[30:31]
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[16:17], s[18:19], exec
	s_and_b64 s[18:19], s[26:27], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[18:19], s[16:17], s[18:19]
	s_and_b64 s[16:17], s[28:29], exec
	s_or_b64 s[20:21], s[20:21], s[24:25]
.LBB26_283:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[20:21]
	v_add_u32_e32 v5, 1, v4
	s_or_b64 s[18:19], s[18:19], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[20:21], s[16:17]
	s_cbranch_execz .LBB26_289
	v_and_b32_e32 v3, 1, v4
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 s[16:17], s[18:19]
	s_and_saveexec_b64 s[22:23], vcc
	v_add_u32_e32 v5, 8, v4
	s_or_b64 s[16:17], s[18:19], exec
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[18:19], s[16:17]
.LBB26_289:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB26_321
	v_add_u32_e32 v3, 9, v2
	v_and_b32_e32 v3, 15, v3
	v_cmp_lt_i32_e32 vcc, 4, v3
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB26_306
	v_cmp_lt_i32_e32 vcc, 8, v3
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB26_301
	v_cmp_lt_i32_e32 vcc, 11, v3
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	s_cbranch_execz .LBB26_296
	v_cmp_eq_u32_e32 vcc, 12, v3
	s_mov_b64 s[24:25], -1
	s_and_saveexec_b64 s[28:29], vcc
	v_not_b32_e32 v4, v5
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[24:25], s[24:25], exec
.LBB26_296:
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execz .LBB26_300
	v_cmp_eq_u32_e32 vcc, 9, v3
	s_mov_b64 s[28:29], -1
	s_and_saveexec_b64 s[30:31], vcc
	v_and_b32_e32 v2, 1, v5
	v_add_u32_e32 v3, 9, v5
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v4, v5, v3, vcc
	s_xor_b64 s[28:29], exec, -1
	s_or_b64 exec, exec, s[30:31]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[24:25], s[24:25], s[28:29]
.LBB26_300:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[24:25], s[24:25], exec
.LBB26_301:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB26_305
	v_cmp_eq_u32_e32 vcc, 5, v3
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[28:29], vcc
	v_sub_u32_e32 v4, v5, v2
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[24:25], s[24:25], s[26:27]
.LBB26_305:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[24:25], exec
.LBB26_306:
	s_or_saveexec_b64 s[20:21], s[20:21]
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[24:25], 0
	s_xor_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB26_312
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[30:31], s[22:23]
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB26_311
	v_cmp_lt_i32_e32 vcc, 1, v3
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[30:31], s[22:23]
	s_and_saveexec_b64 s[24:25], vcc
	v_cmp_ne_u32_e32 vcc, 2, v3
	s_andn2_b64 s[30:31], s[22:23], exec
	s_and_b64 s[34:35], vcc, exec
	s_mov_b64 s[26:27], exec
	s_xor_b64 s[28:29], exec, -1
	s_or_b64 s[30:31], s[30:31], s[34:35]
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[34:35], s[22:23], exec
	s_and_b64 s[30:31], s[30:31], exec
	s_xor_b64 s[24:25], exec, -1
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[30:31], s[34:35], s[30:31]
.LBB26_311:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[28:29], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[28:29], s[30:31], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[22:23], s[22:23], s[28:29]
.LBB26_312:
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	v_add_u32_e32 v4, 1, v5
	s_andn2_b64 s[26:27], s[26:27], exec
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v2, v5
	s_and_saveexec_b64 s[20:21], s[18:19]
	v_xor_b32_e32 v2, 5, v5
	s_or_b64 s[26:27], s[26:27], exec
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[18:19], s[26:27]
	v_mul_lo_u32 v4, v2, 7
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[24:25]
	v_add_u32_e32 v4, 3, v5
	s_or_b64 exec, exec, s[18:19]
.LBB26_321:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v5, v4
.LBB26_322:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v4, v5
.LBB26_323:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v5, v4
.LBB26_324:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, v5
.LBB26_325:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v5, v4
.LBB26_326:
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v4, v5
.LBB26_327:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v5, v4
.LBB26_328:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v5, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sw
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 36
		.amdhsa_accum_offset 8
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
	.end_amdhsa_kernel
	.text
.Lfunc_end26:
	.size	sw, .Lfunc_end26-sw
	.set sw.num_vgpr, 7
	.set sw.num_agpr, 0
	.set sw.numbered_sgpr, 36
	.set sw.num_named_barrier, 0
	.set sw.private_seg_size, 0
	.set sw.uses_vcc, 1
	.set sw.uses_flat_scratch, 0
	.set sw.has_dyn_sized_stack, 0
	.set sw.has_recursion, 0
	.set sw.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_sw
	.globl	__clang_ocl_kern_imp_sw
	.p2align	2
	.type	__clang_ocl_kern_imp_sw,@function
__clang_ocl_kern_imp_sw:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v2
	v_cmp_lt_i32_e32 vcc, 4, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB27_14
	v_cmp_lt_i32_e32 vcc, 8, v3
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB27_9
	v_cmp_lt_i32_e32 vcc, 11, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB27_6
	v_cmp_eq_u32_e32 vcc, 12, v3
	s_mov_b64 s[12:13], -1
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[12:13], exec, -1
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[12:13], s[12:13], exec
.LBB27_6:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	v_cmp_ne_u32_e32 vcc, 9, v3
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], vcc, exec
	s_mov_b64 s[10:11], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB27_9:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v7, -1
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB27_13
	v_cmp_eq_u32_e32 vcc, 5, v3
	s_mov_b64 s[14:15], -1
	s_and_saveexec_b64 s[16:17], vcc
	v_sub_u32_e32 v7, 0, v2
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[14:15]
.LBB27_13:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], s[10:11], exec
	s_and_b64 s[10:11], s[12:13], exec
.LBB27_14:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB27_20
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_mov_b64 s[14:15], s[10:11]
	s_mov_b64 s[16:17], s[8:9]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB27_19
	v_cmp_lt_i32_e32 vcc, 1, v3
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[18:19], s[10:11]
	s_mov_b64 s[16:17], s[8:9]
	s_and_saveexec_b64 s[20:21], vcc
	v_cmp_eq_u32_e32 vcc, 2, v3
	v_cmp_ne_u32_e64 s[4:5], 2, v3
	s_andn2_b64 s[16:17], s[8:9], exec
	s_and_b64 s[18:19], vcc, exec
	s_or_b64 s[16:17], s[16:17], s[18:19]
	s_andn2_b64 s[18:19], s[10:11], exec
	s_and_b64 s[4:5], s[4:5], exec
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 s[18:19], s[18:19], s[4:5]
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[4:5], s[14:15], exec
	s_andn2_b64 s[14:15], s[8:9], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[16:17], s[14:15], s[16:17]
	s_andn2_b64 s[14:15], s[10:11], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[14:15], s[14:15], s[18:19]
.LBB27_19:
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[12:13], s[16:17], exec
	s_or_b64 s[8:9], s[8:9], s[12:13]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[12:13], s[14:15], exec
	v_mov_b32_e32 v7, 3
	s_and_b64 s[4:5], s[4:5], exec
	s_or_b64 s[10:11], s[10:11], s[12:13]
.LBB27_20:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[10:11]
	v_mov_b32_e32 v7, 1
	s_andn2_b64 s[8:9], s[8:9], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_xor_b64 s[6:7], exec, s[6:7]
	v_mov_b32_e32 v7, 0
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	v_mov_b32_e32 v7, 35
	s_or_b64 exec, exec, s[6:7]
	v_add_u32_e32 v6, 1, v2
	v_and_b32_e32 v8, 15, v6
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[4:5], 0
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[8:9], 0
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB27_44
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB27_39
	v_cmp_lt_i32_e32 vcc, 11, v8
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB27_32
	v_cmp_eq_u32_e32 vcc, 12, v8
	s_mov_b64 s[16:17], -1
	s_and_saveexec_b64 s[12:13], vcc
	s_mov_b64 s[10:11], exec
	v_not_b32_e32 v6, v7
	s_xor_b64 s[16:17], exec, -1
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[10:11], exec
	s_and_b64 s[10:11], s[16:17], exec
.LBB27_32:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB27_38
	v_cmp_eq_u32_e32 vcc, 9, v8
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[20:21], s[12:13]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB27_37
	v_and_b32_e32 v6, 1, v7
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_mov_b64 s[18:19], s[12:13]
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	v_or_b32_e32 v6, 1, v7
	s_or_b64 s[18:19], s[12:13], exec
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[20:21], s[12:13], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], s[18:19]
	s_xor_b64 s[18:19], exec, -1
.LBB27_37:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[20:21], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[18:19], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
.LBB27_38:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[12:13], s[12:13], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB27_39:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB27_43
	v_cmp_eq_u32_e32 vcc, 5, v8
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[16:17], s[12:13]
	s_and_saveexec_b64 s[18:19], vcc
	v_sub_u32_e32 v6, v7, v2
	s_or_b64 s[16:17], s[12:13], exec
	s_xor_b64 s[14:15], exec, -1
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_or_b64 s[10:11], s[10:11], s[14:15]
.LBB27_43:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], s[12:13], exec
	s_and_b64 s[10:11], s[10:11], exec
.LBB27_44:
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[12:13], 0
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB27_50
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[18:19], s[10:11]
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB27_49
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], s[10:11]
	s_and_saveexec_b64 s[12:13], vcc
	v_cmp_ne_u32_e32 vcc, 2, v8
	s_andn2_b64 s[18:19], s[10:11], exec
	s_and_b64 s[20:21], vcc, exec
	s_mov_b64 s[14:15], exec
	s_xor_b64 s[16:17], exec, -1
	s_or_b64 s[18:19], s[18:19], s[20:21]
	s_or_b64 exec, exec, s[12:13]
	s_andn2_b64 s[20:21], s[10:11], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_xor_b64 s[12:13], exec, -1
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[18:19], s[20:21], s[18:19]
.LBB27_49:
	s_or_b64 exec, exec, s[4:5]
	s_and_b64 s[4:5], s[16:17], exec
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[16:17], s[18:19], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_or_b64 s[10:11], s[10:11], s[16:17]
.LBB27_50:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[10:11]
	v_add_u32_e32 v6, 1, v7
	s_or_b64 s[8:9], s[8:9], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b64 s[6:7], s[4:5]
	v_xor_b32_e32 v8, 5, v7
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[4:5], s[14:15]
	v_mul_lo_u32 v6, v8, 7
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[12:13]
	v_add_u32_e32 v6, 3, v7
	s_or_b64 s[8:9], s[8:9], exec
	s_or_b64 exec, exec, s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB27_328
	v_add_u32_e32 v7, 2, v2
	v_and_b32_e32 v8, 15, v7
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[10:11], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB27_77
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB27_72
	v_cmp_lt_i32_e32 vcc, 11, v8
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB27_65
	v_cmp_eq_u32_e32 vcc, 12, v8
	s_mov_b64 s[18:19], -1
	s_and_saveexec_b64 s[14:15], vcc
	s_mov_b64 s[12:13], exec
	v_not_b32_e32 v7, v6
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[12:13], exec
	s_and_b64 s[12:13], s[18:19], exec
.LBB27_65:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB27_71
	v_cmp_eq_u32_e32 vcc, 9, v8
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[22:23], s[14:15]
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB27_70
	v_and_b32_e32 v7, 1, v6
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_mov_b64 s[20:21], s[14:15]
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	v_add_u32_e32 v7, 2, v6
	s_or_b64 s[20:21], s[14:15], exec
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[22:23], s[14:15], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[22:23], s[22:23], s[20:21]
	s_xor_b64 s[20:21], exec, -1
.LBB27_70:
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[18:19], s[22:23], exec
	s_or_b64 s[14:15], s[14:15], s[18:19]
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[20:21], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
.LBB27_71:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB27_72:
	s_andn2_saveexec_b64 s[10:11], s[10:11]
	s_cbranch_execz .LBB27_76
	v_cmp_eq_u32_e32 vcc, 5, v8
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[18:19], s[14:15]
	s_and_saveexec_b64 s[20:21], vcc
	v_sub_u32_e32 v7, v6, v2
	s_or_b64 s[18:19], s[14:15], exec
	s_xor_b64 s[16:17], exec, -1
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[14:15], s[14:15], s[18:19]
	s_or_b64 s[12:13], s[12:13], s[16:17]
.LBB27_76:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[14:15], exec
	s_and_b64 s[12:13], s[12:13], exec
.LBB27_77:
	s_or_saveexec_b64 s[8:9], s[8:9]
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[14:15], 0
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB27_83
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[20:21], s[12:13]
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB27_82
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[20:21], s[12:13]
	s_and_saveexec_b64 s[14:15], vcc
	v_cmp_ne_u32_e32 vcc, 2, v8
	s_andn2_b64 s[20:21], s[12:13], exec
	s_and_b64 s[22:23], vcc, exec
	s_mov_b64 s[16:17], exec
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 s[20:21], s[20:21], s[22:23]
	s_or_b64 exec, exec, s[14:15]
	s_andn2_b64 s[22:23], s[12:13], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_xor_b64 s[14:15], exec, -1
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[22:23], s[20:21]
.LBB27_82:
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[18:19], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_and_b64 s[18:19], s[20:21], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_or_b64 s[12:13], s[12:13], s[18:19]
.LBB27_83:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[12:13]
	v_add_u32_e32 v7, 1, v6
	s_or_b64 s[10:11], s[10:11], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v8, v6
	s_and_saveexec_b64 s[8:9], s[6:7]
	v_xor_b32_e32 v8, 5, v6
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[6:7], s[16:17]
	v_mul_lo_u32 v7, v8, 7
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[14:15]
	v_add_u32_e32 v7, 3, v6
	s_or_b64 s[10:11], s[10:11], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB27_327
	v_add_u32_e32 v6, 3, v2
	v_and_b32_e32 v8, 15, v6
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[8:9], 0
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB27_110
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB27_105
	v_cmp_lt_i32_e32 vcc, 11, v8
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB27_98
	v_cmp_eq_u32_e32 vcc, 12, v8
	s_mov_b64 s[20:21], -1
	s_and_saveexec_b64 s[16:17], vcc
	s_mov_b64 s[14:15], exec
	v_not_b32_e32 v6, v7
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[14:15], exec
	s_and_b64 s[14:15], s[20:21], exec
.LBB27_98:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB27_104
	v_cmp_eq_u32_e32 vcc, 9, v8
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[24:25], s[16:17]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB27_103
	v_and_b32_e32 v6, 1, v7
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_mov_b64 s[22:23], s[16:17]
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	v_add_u32_e32 v6, 3, v7
	s_or_b64 s[22:23], s[16:17], exec
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[24:25], s[16:17], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[24:25], s[24:25], s[22:23]
	s_xor_b64 s[22:23], exec, -1
.LBB27_103:
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], s[24:25], exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[22:23], exec
	s_or_b64 s[14:15], s[14:15], s[20:21]
.LBB27_104:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB27_105:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB27_109
	v_cmp_eq_u32_e32 vcc, 5, v8
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[20:21], s[16:17]
	s_and_saveexec_b64 s[22:23], vcc
	v_sub_u32_e32 v6, v7, v2
	s_or_b64 s[20:21], s[16:17], exec
	s_xor_b64 s[18:19], exec, -1
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_or_b64 s[14:15], s[14:15], s[18:19]
.LBB27_109:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[16:17], exec
	s_and_b64 s[14:15], s[14:15], exec
.LBB27_110:
	s_or_saveexec_b64 s[10:11], s[10:11]
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], 0
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB27_116
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[22:23], s[14:15]
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB27_115
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[22:23], s[14:15]
	s_and_saveexec_b64 s[16:17], vcc
	v_cmp_ne_u32_e32 vcc, 2, v8
	s_andn2_b64 s[22:23], s[14:15], exec
	s_and_b64 s[24:25], vcc, exec
	s_mov_b64 s[18:19], exec
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 s[22:23], s[22:23], s[24:25]
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[24:25], s[14:15], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_xor_b64 s[16:17], exec, -1
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[22:23], s[24:25], s[22:23]
.LBB27_115:
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], s[20:21], exec
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[20:21], s[22:23], exec
	s_and_b64 s[16:17], s[16:17], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[14:15], s[14:15], s[20:21]
.LBB27_116:
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[14:15]
	v_add_u32_e32 v6, 1, v7
	s_or_b64 s[12:13], s[12:13], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b64 s[10:11], s[8:9]
	v_xor_b32_e32 v8, 5, v7
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[8:9], s[18:19]
	v_mul_lo_u32 v6, v8, 7
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[16:17]
	v_add_u32_e32 v6, 3, v7
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_cbranch_execz .LBB27_326
	v_add_u32_e32 v7, 4, v2
	v_and_b32_e32 v8, 15, v7
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[10:11], 0
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[14:15], 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB27_143
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB27_138
	v_cmp_lt_i32_e32 vcc, 11, v8
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB27_131
	v_cmp_eq_u32_e32 vcc, 12, v8
	s_mov_b64 s[22:23], -1
	s_and_saveexec_b64 s[18:19], vcc
	s_mov_b64 s[16:17], exec
	v_not_b32_e32 v7, v6
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[16:17], exec
	s_and_b64 s[16:17], s[22:23], exec
.LBB27_131:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB27_137
	v_cmp_eq_u32_e32 vcc, 9, v8
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[26:27], s[18:19]
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB27_136
	v_and_b32_e32 v7, 1, v6
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_mov_b64 s[24:25], s[18:19]
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	v_add_u32_e32 v7, 4, v6
	s_or_b64 s[24:25], s[18:19], exec
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[26:27], s[18:19], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[26:27], s[26:27], s[24:25]
	s_xor_b64 s[24:25], exec, -1
.LBB27_136:
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[22:23], s[26:27], exec
	s_or_b64 s[18:19], s[18:19], s[22:23]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[22:23], s[24:25], exec
	s_or_b64 s[16:17], s[16:17], s[22:23]
.LBB27_137:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[16:17], s[16:17], exec
.LBB27_138:
	s_andn2_saveexec_b64 s[14:15], s[14:15]
	s_cbranch_execz .LBB27_142
	v_cmp_eq_u32_e32 vcc, 5, v8
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[22:23], s[18:19]
	s_and_saveexec_b64 s[24:25], vcc
	v_sub_u32_e32 v7, v6, v2
	s_or_b64 s[22:23], s[18:19], exec
	s_xor_b64 s[20:21], exec, -1
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[18:19], s[18:19], s[22:23]
	s_or_b64 s[16:17], s[16:17], s[20:21]
.LBB27_142:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[18:19], exec
	s_and_b64 s[16:17], s[16:17], exec
.LBB27_143:
	s_or_saveexec_b64 s[12:13], s[12:13]
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[18:19], 0
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB27_149
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[24:25], s[16:17]
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB27_148
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[24:25], s[16:17]
	s_and_saveexec_b64 s[18:19], vcc
	v_cmp_ne_u32_e32 vcc, 2, v8
	s_andn2_b64 s[24:25], s[16:17], exec
	s_and_b64 s[26:27], vcc, exec
	s_mov_b64 s[20:21], exec
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 s[24:25], s[24:25], s[26:27]
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[26:27], s[16:17], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_xor_b64 s[18:19], exec, -1
	s_and_b64 s[20:21], s[20:21], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[24:25], s[26:27], s[24:25]
.LBB27_148:
	s_or_b64 exec, exec, s[10:11]
	s_and_b64 s[10:11], s[22:23], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[22:23], s[24:25], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_or_b64 s[16:17], s[16:17], s[22:23]
.LBB27_149:
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[16:17]
	v_add_u32_e32 v7, 1, v6
	s_or_b64 s[14:15], s[14:15], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v8, v6
	s_and_saveexec_b64 s[12:13], s[10:11]
	v_xor_b32_e32 v8, 5, v6
	s_or_b64 s[20:21], s[20:21], exec
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[10:11], s[20:21]
	v_mul_lo_u32 v7, v8, 7
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[18:19]
	v_add_u32_e32 v7, 3, v6
	s_or_b64 s[14:15], s[14:15], exec
	s_or_b64 exec, exec, s[10:11]
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB27_325
	v_add_u32_e32 v6, 5, v2
	v_and_b32_e32 v8, 15, v6
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[16:17], 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB27_176
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB27_171
	v_cmp_lt_i32_e32 vcc, 11, v8
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB27_164
	v_cmp_eq_u32_e32 vcc, 12, v8
	s_mov_b64 s[24:25], -1
	s_and_saveexec_b64 s[20:21], vcc
	s_mov_b64 s[18:19], exec
	v_not_b32_e32 v6, v7
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[18:19], exec
	s_and_b64 s[18:19], s[24:25], exec
.LBB27_164:
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB27_170
	v_cmp_eq_u32_e32 vcc, 9, v8
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], s[20:21]
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB27_169
	v_and_b32_e32 v6, 1, v7
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_mov_b64 s[26:27], s[20:21]
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	v_add_u32_e32 v6, 5, v7
	s_or_b64 s[26:27], s[20:21], exec
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[28:29], s[20:21], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[28:29], s[28:29], s[26:27]
	s_xor_b64 s[26:27], exec, -1
.LBB27_169:
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[28:29], exec
	s_or_b64 s[20:21], s[20:21], s[24:25]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], s[26:27], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
.LBB27_170:
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[20:21], s[20:21], exec
	s_and_b64 s[18:19], s[18:19], exec
.LBB27_171:
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB27_175
	v_cmp_eq_u32_e32 vcc, 5, v8
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[24:25], s[20:21]
	s_and_saveexec_b64 s[26:27], vcc
	v_sub_u32_e32 v6, v7, v2
	s_or_b64 s[24:25], s[20:21], exec
	s_xor_b64 s[22:23], exec, -1
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[20:21], s[20:21], s[24:25]
	s_or_b64 s[18:19], s[18:19], s[22:23]
.LBB27_175:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[20:21], exec
	s_and_b64 s[18:19], s[18:19], exec
.LBB27_176:
	s_or_saveexec_b64 s[14:15], s[14:15]
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], 0
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB27_182
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[20:21], -1
	s_mov_b64 s[26:27], s[18:19]
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB27_181
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[26:27], s[18:19]
	s_and_saveexec_b64 s[20:21], vcc
	v_cmp_ne_u32_e32 vcc, 2, v8
	s_andn2_b64 s[26:27], s[18:19], exec
	s_and_b64 s[28:29], vcc, exec
	s_mov_b64 s[22:23], exec
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 s[26:27], s[26:27], s[28:29]
	s_or_b64 exec, exec, s[20:21]
	s_andn2_b64 s[28:29], s[18:19], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_xor_b64 s[20:21], exec, -1
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[26:27], s[28:29], s[26:27]
.LBB27_181:
	s_or_b64 exec, exec, s[12:13]
	s_and_b64 s[12:13], s[24:25], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], s[26:27], exec
	s_and_b64 s[20:21], s[20:21], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
.LBB27_182:
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[18:19]
	v_add_u32_e32 v6, 1, v7
	s_or_b64 s[16:17], s[16:17], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b64 s[14:15], s[12:13]
	v_xor_b32_e32 v8, 5, v7
	s_or_b64 s[22:23], s[22:23], exec
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[12:13], s[22:23]
	v_mul_lo_u32 v6, v8, 7
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[20:21]
	v_add_u32_e32 v6, 3, v7
	s_or_b64 s[16:17], s[16:17], exec
	s_or_b64 exec, exec, s[12:13]
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB27_324
	v_add_u32_e32 v7, 6, v2
	v_and_b32_e32 v8, 15, v7
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execz .LBB27_209
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_mov_b64 s[22:23], 0
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB27_204
	v_cmp_lt_i32_e32 vcc, 11, v8
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB27_197
	v_cmp_eq_u32_e32 vcc, 12, v8
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[22:23], vcc
	s_mov_b64 s[20:21], exec
	v_not_b32_e32 v7, v6
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], s[20:21], exec
	s_and_b64 s[20:21], s[26:27], exec
.LBB27_197:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB27_203
	v_cmp_eq_u32_e32 vcc, 9, v8
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[40:41], s[22:23]
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB27_202
	v_and_b32_e32 v7, 1, v6
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_mov_b64 s[28:29], s[22:23]
	s_and_saveexec_b64 s[40:41], vcc
	s_xor_b64 s[40:41], exec, s[40:41]
	v_add_u32_e32 v7, 6, v6
	s_or_b64 s[28:29], s[22:23], exec
	s_or_b64 exec, exec, s[40:41]
	s_andn2_b64 s[40:41], s[22:23], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[40:41], s[40:41], s[28:29]
	s_xor_b64 s[28:29], exec, -1
.LBB27_202:
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[26:27], s[40:41], exec
	s_or_b64 s[22:23], s[22:23], s[26:27]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[26:27], s[28:29], exec
	s_or_b64 s[20:21], s[20:21], s[26:27]
.LBB27_203:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB27_204:
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB27_208
	v_cmp_eq_u32_e32 vcc, 5, v8
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[26:27], s[22:23]
	s_and_saveexec_b64 s[28:29], vcc
	v_sub_u32_e32 v7, v6, v2
	s_or_b64 s[26:27], s[22:23], exec
	s_xor_b64 s[24:25], exec, -1
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[22:23], s[22:23], s[26:27]
	s_or_b64 s[20:21], s[20:21], s[24:25]
.LBB27_208:
	s_or_b64 exec, exec, s[18:19]
	s_and_b64 s[18:19], s[22:23], exec
	s_and_b64 s[20:21], s[20:21], exec
.LBB27_209:
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_mov_b64 s[24:25], 0
	s_mov_b64 s[22:23], 0
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB27_215
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[28:29], s[20:21]
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB27_214
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], s[20:21]
	s_and_saveexec_b64 s[22:23], vcc
	v_cmp_ne_u32_e32 vcc, 2, v8
	s_andn2_b64 s[28:29], s[20:21], exec
	s_and_b64 s[40:41], vcc, exec
	s_mov_b64 s[24:25], exec
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 s[28:29], s[28:29], s[40:41]
	s_or_b64 exec, exec, s[22:23]
	s_andn2_b64 s[40:41], s[20:21], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_xor_b64 s[22:23], exec, -1
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[28:29], s[40:41], s[28:29]
.LBB27_214:
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[14:15], s[26:27], exec
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[26:27], s[28:29], exec
	s_and_b64 s[22:23], s[22:23], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_or_b64 s[20:21], s[20:21], s[26:27]
.LBB27_215:
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[20:21]
	v_add_u32_e32 v7, 1, v6
	s_or_b64 s[18:19], s[18:19], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v8, v6
	s_and_saveexec_b64 s[16:17], s[14:15]
	v_xor_b32_e32 v8, 5, v6
	s_or_b64 s[24:25], s[24:25], exec
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[14:15], s[24:25]
	v_mul_lo_u32 v7, v8, 7
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[22:23]
	v_add_u32_e32 v7, 3, v6
	s_or_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[14:15]
	s_and_saveexec_b64 s[14:15], s[18:19]
	s_cbranch_execz .LBB27_323
	v_add_u32_e32 v6, 7, v2
	v_and_b32_e32 v8, 15, v6
	v_cmp_lt_i32_e32 vcc, 4, v8
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB27_242
	v_cmp_lt_i32_e32 vcc, 8, v8
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB27_237
	v_cmp_lt_i32_e32 vcc, 11, v8
	s_and_saveexec_b64 s[26:27], vcc
	s_xor_b64 s[26:27], exec, s[26:27]
	s_cbranch_execz .LBB27_230
	v_cmp_eq_u32_e32 vcc, 12, v8
	s_mov_b64 s[28:29], -1
	s_and_saveexec_b64 s[24:25], vcc
	s_mov_b64 s[22:23], exec
	v_not_b32_e32 v6, v7
	s_xor_b64 s[28:29], exec, -1
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[22:23], exec
	s_and_b64 s[22:23], s[28:29], exec
.LBB27_230:
	s_andn2_saveexec_b64 s[26:27], s[26:27]
	s_cbranch_execz .LBB27_236
	v_cmp_eq_u32_e32 vcc, 9, v8
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[42:43], s[24:25]
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB27_235
	v_and_b32_e32 v6, 1, v7
	v_cmp_eq_u32_e32 vcc, 0, v6
	s_mov_b64 s[40:41], s[24:25]
	s_and_saveexec_b64 s[42:43], vcc
	s_xor_b64 s[42:43], exec, s[42:43]
	v_add_u32_e32 v6, 7, v7
	s_or_b64 s[40:41], s[24:25], exec
	s_or_b64 exec, exec, s[42:43]
	s_andn2_b64 s[42:43], s[24:25], exec
	s_and_b64 s[40:41], s[40:41], exec
	s_or_b64 s[42:43], s[42:43], s[40:41]
	s_xor_b64 s[40:41], exec, -1
.LBB27_235:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[28:29], s[42:43], exec
	s_or_b64 s[24:25], s[24:25], s[28:29]
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[28:29], s[40:41], exec
	s_or_b64 s[22:23], s[22:23], s[28:29]
.LBB27_236:
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[22:23], s[22:23], exec
.LBB27_237:
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB27_241
	v_cmp_eq_u32_e32 vcc, 5, v8
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], s[24:25]
	s_and_saveexec_b64 s[40:41], vcc
	v_sub_u32_e32 v6, v7, v2
	s_or_b64 s[28:29], s[24:25], exec
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 exec, exec, s[40:41]
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[24:25], s[24:25], s[28:29]
	s_or_b64 s[22:23], s[22:23], s[26:27]
.LBB27_241:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[24:25], exec
	s_and_b64 s[22:23], s[22:23], exec
.LBB27_242:
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[24:25], 0
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB27_248
	v_cmp_lt_i32_e32 vcc, 0, v8
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[24:25], -1
	s_mov_b64 s[40:41], s[22:23]
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB27_247
	v_cmp_lt_i32_e32 vcc, 1, v8
	s_mov_b64 s[28:29], -1
	s_mov_b64 s[40:41], s[22:23]
	s_and_saveexec_b64 s[24:25], vcc
	v_cmp_ne_u32_e32 vcc, 2, v8
	s_andn2_b64 s[40:41], s[22:23], exec
	s_and_b64 s[42:43], vcc, exec
	s_mov_b64 s[26:27], exec
	s_xor_b64 s[28:29], exec, -1
	s_or_b64 s[40:41], s[40:41], s[42:43]
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[42:43], s[22:23], exec
	s_and_b64 s[40:41], s[40:41], exec
	s_xor_b64 s[24:25], exec, -1
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[40:41], s[42:43], s[40:41]
.LBB27_247:
	s_or_b64 exec, exec, s[16:17]
	s_and_b64 s[16:17], s[28:29], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[28:29], s[40:41], exec
	s_and_b64 s[24:25], s[24:25], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[22:23], s[22:23], s[28:29]
.LBB27_248:
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[18:19], s[22:23]
	v_add_u32_e32 v6, 1, v7
	s_or_b64 s[20:21], s[20:21], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b64 s[18:19], s[16:17]
	v_xor_b32_e32 v8, 5, v7
	s_or_b64 s[26:27], s[26:27], exec
	s_or_b64 exec, exec, s[18:19]
	s_and_saveexec_b64 s[16:17], s[26:27]
	v_mul_lo_u32 v6, v8, 7
	s_or_b64 s[20:21], s[20:21], exec
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[24:25]
	v_add_u32_e32 v6, 3, v7
	s_or_b64 s[20:21], s[20:21], exec
	s_or_b64 exec, exec, s[16:17]
	s_and_saveexec_b64 s[16:17], s[20:21]
	s_cbranch_execz .LBB27_322
	v_cmp_lt_i32_e32 vcc, 8, v3
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[22:23], 0
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB27_271
	v_cmp_lt_i32_e32 vcc, 9, v3
	s_mov_b64 s[26:27], 0
	s_mov_b64 s[28:29], 0
	s_and_saveexec_b64 s[20:21], vcc
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB27_266
	v_cmp_lt_i32_e32 vcc, 12, v3
	s_and_saveexec_b64 s[40:41], vcc
	s_xor_b64 s[40:41], exec, s[40:41]
	s_cbranch_execz .LBB27_263
	v_cmp_eq_u32_e32 vcc, 13, v3
	s_mov_b64 s[42:43], -1
	s_and_saveexec_b64 s[28:29], vcc
	s_mov_b64 s[26:27], exec
	v_sub_u32_e32 v7, v6, v2
	s_xor_b64 s[42:43], exec, -1
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], s[26:27], exec
	s_and_b64 s[26:27], s[42:43], exec
.LBB27_263:
	s_andn2_saveexec_b64 s[40:41], s[40:41]
	v_cmp_eq_u32_e32 vcc, 10, v3
	s_or_b64 s[26:27], s[26:27], exec
	s_and_b64 s[22:23], vcc, exec
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[22:23], s[22:23], exec
.LBB27_266:
	s_or_saveexec_b64 s[20:21], s[20:21]
	v_mov_b32_e32 v3, v6
	s_xor_b64 exec, exec, s[20:21]
	v_xor_b32_e32 v3, 5, v6
	s_or_b64 s[22:23], s[22:23], exec
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_xor_b64 s[20:21], exec, s[20:21]
	v_mul_lo_u32 v7, v3, 7
	s_or_b64 s[28:29], s[28:29], exec
	s_andn2_b64 s[26:27], s[26:27], exec
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[28:29], exec
	s_and_b64 s[22:23], s[26:27], exec
.LBB27_271:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB27_283
	v_cmp_lt_i32_e32 vcc, 3, v3
	s_mov_b64 s[26:27], s[22:23]
	s_mov_b64 s[28:29], s[20:21]
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB27_280
	v_cmp_lt_i32_e32 vcc, 7, v3
	s_mov_b64 s[26:27], s[20:21]
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	v_add_u32_e32 v7, 3, v6
	s_or_b64 s[26:27], s[20:21], exec
	s_or_saveexec_b64 s[28:29], s[28:29]
	s_mov_b64 s[40:41], s[22:23]
	s_xor_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB27_279
	v_cmp_eq_u32_e32 vcc, 4, v3
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[42:43], s[26:27]
	s_and_saveexec_b64 s[44:45], vcc
	v_not_b32_e32 v7, v6
	s_or_b64 s[42:43], s[26:27], exec
	s_xor_b64 s[40:41], exec, -1
	s_or_b64 exec, exec, s[44:45]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[42:43], s[42:43], exec
	s_or_b64 s[26:27], s[26:27], s[42:43]
	s_andn2_b64 s[42:43], s[22:23], exec
	s_and_b64 s[40:41], s[40:41], exec
	s_or_b64 s[40:41], s[42:43], s[40:41]
.LBB27_279:
	s_or_b64 exec, exec, s[28:29]
	s_andn2_b64 s[28:29], s[20:21], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[28:29], s[28:29], s[26:27]
	s_andn2_b64 s[26:27], s[22:23], exec
	s_and_b64 s[40:41], s[40:41], exec
	s_or_b64 s[26:27], s[26:27], s[40:41]
.LBB27_280:
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_mov_b64 s[40:41], 0
	s_xor_b64 exec, exec, s[18:19]
	v_cmp_ne_u32_e32 vcc, 1, v3
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[42:43], vcc, exec
	s_mov_b64 s[40:41], exec
	s_or_b64 s[26:27], s[26:27], s[42:43]
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[18:19], s[20:21], exec
	s_and_b64 s[20:21], s[28:29], exec
	s_andn2_b64 s[22:23], s[22:23], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_or_b64 s[20:21], s[18:19], s[20:21]
	s_and_b64 s[18:19], s[40:41], exec
	s_or_b64 s[22:23], s[22:23], s[26:27]
.LBB27_283:
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[24:25], s[22:23]
	v_add_u32_e32 v7, 1, v6
	s_or_b64 s[20:21], s[20:21], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_or_b64 exec, exec, s[24:25]
	s_and_saveexec_b64 s[22:23], s[18:19]
	s_cbranch_execz .LBB27_289
	v_and_b32_e32 v3, 1, v6
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_mov_b64 s[18:19], s[20:21]
	s_and_saveexec_b64 s[24:25], vcc
	v_add_u32_e32 v7, 8, v6
	s_or_b64 s[18:19], s[20:21], exec
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[18:19], s[18:19], exec
	s_or_b64 s[20:21], s[20:21], s[18:19]
.LBB27_289:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB27_321
	v_add_u32_e32 v3, 9, v2
	v_and_b32_e32 v3, 15, v3
	v_cmp_lt_i32_e32 vcc, 4, v3
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[24:25], 0
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB27_306
	v_cmp_lt_i32_e32 vcc, 8, v3
	s_mov_b64 s[26:27], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execz .LBB27_301
	v_cmp_lt_i32_e32 vcc, 11, v3
	s_and_saveexec_b64 s[28:29], vcc
	s_xor_b64 s[28:29], exec, s[28:29]
	s_cbranch_execz .LBB27_296
	v_cmp_eq_u32_e32 vcc, 12, v3
	s_mov_b64 s[26:27], -1
	s_and_saveexec_b64 s[40:41], vcc
	v_not_b32_e32 v6, v7
	s_xor_b64 s[26:27], exec, -1
	s_or_b64 exec, exec, s[40:41]
	s_and_b64 s[26:27], s[26:27], exec
.LBB27_296:
	s_andn2_saveexec_b64 s[28:29], s[28:29]
	s_cbranch_execz .LBB27_300
	v_cmp_eq_u32_e32 vcc, 9, v3
	s_mov_b64 s[40:41], -1
	s_and_saveexec_b64 s[42:43], vcc
	v_and_b32_e32 v2, 1, v7
	v_add_u32_e32 v3, 9, v7
	v_cmp_eq_u32_e32 vcc, 0, v2
	v_cndmask_b32_e32 v6, v7, v3, vcc
	s_xor_b64 s[40:41], exec, -1
	s_or_b64 exec, exec, s[42:43]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[40:41], s[40:41], exec
	s_or_b64 s[26:27], s[26:27], s[40:41]
.LBB27_300:
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[26:27], s[26:27], exec
.LBB27_301:
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB27_305
	v_cmp_eq_u32_e32 vcc, 5, v3
	s_mov_b64 s[28:29], -1
	s_and_saveexec_b64 s[40:41], vcc
	v_sub_u32_e32 v6, v7, v2
	s_xor_b64 s[28:29], exec, -1
	s_or_b64 exec, exec, s[40:41]
	s_andn2_b64 s[26:27], s[26:27], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[26:27], s[26:27], s[28:29]
.LBB27_305:
	s_or_b64 exec, exec, s[24:25]
	s_and_b64 s[24:25], s[26:27], exec
.LBB27_306:
	s_or_saveexec_b64 s[22:23], s[22:23]
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[26:27], 0
	s_xor_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB27_312
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_mov_b64 s[40:41], 0
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[42:43], s[24:25]
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB27_311
	v_cmp_lt_i32_e32 vcc, 1, v3
	s_mov_b64 s[40:41], -1
	s_mov_b64 s[42:43], s[24:25]
	s_and_saveexec_b64 s[26:27], vcc
	v_cmp_ne_u32_e32 vcc, 2, v3
	s_andn2_b64 s[42:43], s[24:25], exec
	s_and_b64 s[44:45], vcc, exec
	s_mov_b64 s[28:29], exec
	s_xor_b64 s[40:41], exec, -1
	s_or_b64 s[42:43], s[42:43], s[44:45]
	s_or_b64 exec, exec, s[26:27]
	s_andn2_b64 s[44:45], s[24:25], exec
	s_and_b64 s[42:43], s[42:43], exec
	s_xor_b64 s[26:27], exec, -1
	s_and_b64 s[28:29], s[28:29], exec
	s_and_b64 s[40:41], s[40:41], exec
	s_or_b64 s[42:43], s[44:45], s[42:43]
.LBB27_311:
	s_or_b64 exec, exec, s[20:21]
	s_and_b64 s[20:21], s[40:41], exec
	s_andn2_b64 s[24:25], s[24:25], exec
	s_and_b64 s[40:41], s[42:43], exec
	s_and_b64 s[26:27], s[26:27], exec
	s_and_b64 s[28:29], s[28:29], exec
	s_or_b64 s[24:25], s[24:25], s[40:41]
.LBB27_312:
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[22:23], s[24:25]
	v_add_u32_e32 v6, 1, v7
	s_andn2_b64 s[28:29], s[28:29], exec
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v2, v7
	s_and_saveexec_b64 s[22:23], s[20:21]
	v_xor_b32_e32 v2, 5, v7
	s_or_b64 s[28:29], s[28:29], exec
	s_or_b64 exec, exec, s[22:23]
	s_and_saveexec_b64 s[20:21], s[28:29]
	v_mul_lo_u32 v6, v2, 7
	s_or_b64 exec, exec, s[20:21]
	s_and_saveexec_b64 s[20:21], s[26:27]
	v_add_u32_e32 v6, 3, v7
	s_or_b64 exec, exec, s[20:21]
.LBB27_321:
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v7, v6
.LBB27_322:
	s_or_b64 exec, exec, s[16:17]
	v_mov_b32_e32 v6, v7
.LBB27_323:
	s_or_b64 exec, exec, s[14:15]
	v_mov_b32_e32 v7, v6
.LBB27_324:
	s_or_b64 exec, exec, s[12:13]
	v_mov_b32_e32 v6, v7
.LBB27_325:
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v7, v6
.LBB27_326:
	s_or_b64 exec, exec, s[8:9]
	v_mov_b32_e32 v6, v7
.LBB27_327:
	s_or_b64 exec, exec, s[6:7]
	v_mov_b32_e32 v7, v6
.LBB27_328:
	s_or_b64 exec, exec, s[4:5]
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	global_store_dword v[0:1], v7, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end27:
	.size	__clang_ocl_kern_imp_sw, .Lfunc_end27-__clang_ocl_kern_imp_sw
	.set __clang_ocl_kern_imp_sw.num_vgpr, 32
	.set __clang_ocl_kern_imp_sw.num_agpr, 0
	.set __clang_ocl_kern_imp_sw.numbered_sgpr, 46
	.set __clang_ocl_kern_imp_sw.num_named_barrier, 0
	.set __clang_ocl_kern_imp_sw.private_seg_size, 0
	.set __clang_ocl_kern_imp_sw.uses_vcc, 1
	.set __clang_ocl_kern_imp_sw.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_sw.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_sw.has_recursion, 0
	.set __clang_ocl_kern_imp_sw.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.hidden	f0
	.globl	f0
	.p2align	2
	.type	f0,@function
f0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v2, v1
	v_mad_u64_u32 v[0:1], s[4:5], v0, 3, v[2:3]
	s_setpc_b64 s[30:31]
.Lfunc_end28:
	.size	f0, .Lfunc_end28-f0
	.set f0.num_vgpr, 4
	.set f0.num_agpr, 0
	.set f0.numbered_sgpr, 32
	.set f0.num_named_barrier, 0
	.set f0.private_seg_size, 0
	.set f0.uses_vcc, 0
	.set f0.uses_flat_scratch, 0
	.set f0.has_dyn_sized_stack, 0
	.set f0.has_recursion, 0
	.set f0.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.hidden	f1
	.globl	f1
	.p2align	2
	.type	f1,@function
f1:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_lshlrev_b32_e32 v1, 2, v1
	v_xor_b32_e32 v0, v1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end29:
	.size	f1, .Lfunc_end29-f1
	.set f1.num_vgpr, 2
	.set f1.num_agpr, 0
	.set f1.numbered_sgpr, 32
	.set f1.num_named_barrier, 0
	.set f1.private_seg_size, 0
	.set f1.uses_vcc, 0
	.set f1.uses_flat_scratch, 0
	.set f1.has_dyn_sized_stack, 0
	.set f1.has_recursion, 0
	.set f1.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.hidden	apply
	.globl	apply
	.p2align	2
	.type	apply,@function
apply:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s16, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[18:19], -1
	buffer_store_dword v40, off, s[0:3], s33
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v40, s16, 18
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_writelane_b32 v40, s34, 2
	v_writelane_b32 v40, s35, 3
	v_writelane_b32 v40, s36, 4
	v_writelane_b32 v40, s37, 5
	v_writelane_b32 v40, s38, 6
	v_writelane_b32 v40, s39, 7
	v_writelane_b32 v40, s48, 8
	v_writelane_b32 v40, s49, 9
	v_writelane_b32 v40, s50, 10
	v_writelane_b32 v40, s51, 11
	v_writelane_b32 v40, s52, 12
	v_writelane_b32 v40, s53, 13
	v_writelane_b32 v40, s54, 14
	v_writelane_b32 v40, s55, 15
	v_writelane_b32 v40, s64, 16
	v_mov_b32_e32 v4, v2
	s_mov_b32 s50, s15
	s_mov_b32 s51, s14
	s_mov_b32 s52, s13
	s_mov_b32 s53, s12
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[8:9]
	s_mov_b64 s[38:39], s[6:7]
	s_mov_b64 s[48:49], s[4:5]
	s_mov_b64 s[54:55], exec
	s_addk_i32 s32, 0x400
	v_writelane_b32 v40, s65, 17
.LBB30_1:
	v_readfirstlane_b32 s16, v0
	v_readfirstlane_b32 s17, v1
	v_cmp_eq_u64_e32 vcc, s[16:17], v[0:1]
	s_and_saveexec_b64 s[64:65], vcc
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, v3
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execnz .LBB30_1
	s_mov_b64 exec, s[54:55]
	v_add_u32_e32 v0, 1, v2
	v_readlane_b32 s65, v40, 17
	v_readlane_b32 s64, v40, 16
	v_readlane_b32 s55, v40, 15
	v_readlane_b32 s54, v40, 14
	v_readlane_b32 s53, v40, 13
	v_readlane_b32 s52, v40, 12
	v_readlane_b32 s51, v40, 11
	v_readlane_b32 s50, v40, 10
	v_readlane_b32 s49, v40, 9
	v_readlane_b32 s48, v40, 8
	v_readlane_b32 s39, v40, 7
	v_readlane_b32 s38, v40, 6
	v_readlane_b32 s37, v40, 5
	v_readlane_b32 s36, v40, 4
	v_readlane_b32 s35, v40, 3
	v_readlane_b32 s34, v40, 2
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s4, v40, 18
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v40, off, s[0:3], s33
	s_mov_b64 exec, s[6:7]
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end30:
	.size	apply, .Lfunc_end30-apply
	.set apply.private_seg_size, 16
	.set apply.uses_vcc, 1
	.set apply.uses_flat_scratch, 1
	.set apply.has_dyn_sized_stack, 1
	.set apply.has_recursion, 1
	.set apply.has_indirect_call, 1
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	fptr
	.globl	fptr
	.p2align	8
	.type	fptr,@function
fptr:
	s_add_u32 flat_scratch_lo, s12, s17
	s_mov_b32 s12, s14
	s_load_dword s14, s[8:9], 0x1c
	s_load_dwordx4 s[68:71], s[8:9], 0x0
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 0xffff
	s_mul_i32 s14, s12, s14
	v_and_b32_e32 v1, 0x3ff, v0
	v_add_u32_e32 v4, s14, v1
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[42:43], 2, v[4:5]
	v_mov_b32_e32 v1, s71
	v_add_co_u32_e32 v2, vcc, s70, v42
	v_addc_co_u32_e32 v3, vcc, v1, v43, vcc
	global_load_dword v2, v[2:3], off
	s_load_dword s17, s[70:71], 0x0
	s_mov_b32 s13, s15
	s_getpc_b64 s[14:15]
	s_add_u32 s14, s14, f1@rel32@lo+4
	s_addc_u32 s15, s15, f1@rel32@hi+12
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, f0@rel32@lo+4
	s_addc_u32 s19, s19, f0@rel32@hi+12
	v_mov_b32_e32 v31, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s17, s17, 1
	s_cmp_eq_u32 s17, 0
	s_cselect_b32 s17, s14, s18
	s_cselect_b32 s15, s15, s19
	s_add_u32 s8, s8, 16
	s_addc_u32 s9, s9, 0
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, apply@rel32@lo+4
	s_addc_u32 s19, s19, apply@rel32@hi+12
	s_mov_b32 s14, s16
	v_mov_b32_e32 v0, s17
	v_mov_b32_e32 v1, s15
	v_mov_b32_e32 v3, v4
	s_mov_b32 s32, 0
	s_swappc_b64 s[30:31], s[18:19]
	v_mov_b32_e32 v1, s69
	v_add_co_u32_e32 v2, vcc, s68, v42
	v_addc_co_u32_e32 v3, vcc, v1, v43, vcc
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fptr
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 14
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(fptr.num_agpr, fptr.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(fptr.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, fptr.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
	.end_amdhsa_kernel
	.text
.Lfunc_end31:
	.size	fptr, .Lfunc_end31-fptr
	.set fptr.num_vgpr, max(44, apply.num_vgpr)
	.set fptr.num_agpr, max(0, apply.num_agpr)
	.set fptr.numbered_sgpr, max(72, apply.numbered_sgpr)
	.set fptr.num_named_barrier, max(0, apply.num_named_barrier)
	.set fptr.private_seg_size, 0+max(apply.private_seg_size)
	.set fptr.uses_vcc, or(1, apply.uses_vcc)
	.set fptr.uses_flat_scratch, or(1, apply.uses_flat_scratch)
	.set fptr.has_dyn_sized_stack, or(0, apply.has_dyn_sized_stack)
	.set fptr.has_recursion, or(0, apply.has_recursion)
	.set fptr.has_indirect_call, or(0, apply.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_fptr
	.globl	__clang_ocl_kern_imp_fptr
	.p2align	2
	.type	__clang_ocl_kern_imp_fptr,@function
__clang_ocl_kern_imp_fptr:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s16, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[18:19], -1
	buffer_store_dword v43, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[18:19]
	v_writelane_b32 v43, s16, 18
	s_load_dword s16, s[8:9], 0xc
	buffer_store_dword v40, off, s[0:3], s33 offset:16
	buffer_store_dword v41, off, s[0:3], s33 offset:12
	buffer_store_dword v42, off, s[0:3], s33 offset:8
	buffer_store_dword v44, off, s[0:3], s33 offset:4
	buffer_store_dword v45, off, s[0:3], s33
	v_mov_b32_e32 v42, v0
	v_and_b32_e32 v0, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s16, s16, 0xffff
	s_mul_i32 s16, s12, s16
	v_add_u32_e32 v4, s16, v0
	global_load_dword v6, v[2:3], off
	v_lshlrev_b64 v[44:45], 2, v[4:5]
	v_add_co_u32_e32 v0, vcc, v2, v44
	v_mov_b32_e32 v41, v1
	v_addc_co_u32_e32 v1, vcc, v3, v45, vcc
	global_load_dword v2, v[0:1], off
	v_writelane_b32 v43, s30, 0
	v_writelane_b32 v43, s31, 1
	v_writelane_b32 v43, s34, 2
	v_writelane_b32 v43, s35, 3
	v_writelane_b32 v43, s36, 4
	v_writelane_b32 v43, s37, 5
	v_writelane_b32 v43, s38, 6
	v_writelane_b32 v43, s39, 7
	v_writelane_b32 v43, s48, 8
	v_writelane_b32 v43, s49, 9
	v_writelane_b32 v43, s50, 10
	v_writelane_b32 v43, s51, 11
	s_addk_i32 s32, 0x800
	v_writelane_b32 v43, s52, 12
	v_writelane_b32 v43, s53, 13
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, f1@rel32@lo+4
	s_addc_u32 s17, s17, f1@rel32@hi+12
	v_writelane_b32 v43, s54, 14
	s_getpc_b64 s[18:19]
	s_add_u32 s18, s18, f0@rel32@lo+4
	s_addc_u32 s19, s19, f0@rel32@hi+12
	v_writelane_b32 v43, s55, 15
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v1, s16
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v5, s17
	v_writelane_b32 v43, s64, 16
	s_getpc_b64 s[20:21]
	s_add_u32 s20, s20, apply@rel32@lo+4
	s_addc_u32 s21, s21, apply@rel32@hi+12
	v_writelane_b32 v43, s65, 17
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, 1, v6
	v_cmp_eq_u32_e32 vcc, 0, v6
	v_cndmask_b32_e32 v0, v0, v1, vcc
	v_cndmask_b32_e32 v1, v3, v5, vcc
	v_mov_b32_e32 v3, v4
	s_swappc_b64 s[30:31], s[20:21]
	v_add_co_u32_e32 v2, vcc, v42, v44
	v_addc_co_u32_e32 v3, vcc, v41, v45, vcc
	buffer_load_dword v45, off, s[0:3], s33
	buffer_load_dword v44, off, s[0:3], s33 offset:4
	buffer_load_dword v42, off, s[0:3], s33 offset:8
	buffer_load_dword v41, off, s[0:3], s33 offset:12
	buffer_load_dword v40, off, s[0:3], s33 offset:16
	v_readlane_b32 s65, v43, 17
	global_store_dword v[2:3], v0, off
	v_readlane_b32 s64, v43, 16
	v_readlane_b32 s55, v43, 15
	v_readlane_b32 s54, v43, 14
	v_readlane_b32 s53, v43, 13
	v_readlane_b32 s52, v43, 12
	v_readlane_b32 s51, v43, 11
	v_readlane_b32 s50, v43, 10
	v_readlane_b32 s49, v43, 9
	v_readlane_b32 s48, v43, 8
	v_readlane_b32 s39, v43, 7
	v_readlane_b32 s38, v43, 6
	v_readlane_b32 s37, v43, 5
	v_readlane_b32 s36, v43, 4
	v_readlane_b32 s35, v43, 3
	v_readlane_b32 s34, v43, 2
	v_readlane_b32 s31, v43, 1
	v_readlane_b32 s30, v43, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s4, v43, 18
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v43, off, s[0:3], s33 offset:20
	s_mov_b64 exec, s[6:7]
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end32:
	.size	__clang_ocl_kern_imp_fptr, .Lfunc_end32-__clang_ocl_kern_imp_fptr
	.set __clang_ocl_kern_imp_fptr.num_vgpr, max(46, apply.num_vgpr)
	.set __clang_ocl_kern_imp_fptr.num_agpr, max(0, apply.num_agpr)
	.set __clang_ocl_kern_imp_fptr.numbered_sgpr, max(66, apply.numbered_sgpr)
	.set __clang_ocl_kern_imp_fptr.num_named_barrier, max(0, apply.num_named_barrier)
	.set __clang_ocl_kern_imp_fptr.private_seg_size, 32+max(apply.private_seg_size)
	.set __clang_ocl_kern_imp_fptr.uses_vcc, or(1, apply.uses_vcc)
	.set __clang_ocl_kern_imp_fptr.uses_flat_scratch, or(0, apply.uses_flat_scratch)
	.set __clang_ocl_kern_imp_fptr.has_dyn_sized_stack, or(0, apply.has_dyn_sized_stack)
	.set __clang_ocl_kern_imp_fptr.has_recursion, or(0, apply.has_recursion)
	.set __clang_ocl_kern_imp_fptr.has_indirect_call, or(0, apply.has_indirect_call)
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	stack
	.globl	stack
	.p2align	8
	.type	stack,@function
stack:
	s_load_dword s0, s[4:5], 0x10
	s_load_dword s1, s[4:5], 0x24
	s_load_dwordx4 s[64:67], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v2, s0
	s_sub_i32 s2, 0, s0
	s_and_b32 s1, s1, 0xffff
	s_mul_i32 s6, s6, s1
	v_rcp_iflag_f32_e32 v2, v2
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v4, s67
	v_add_u32_e32 v19, 16, v0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_mov_b32 s33, 7
	v_mul_lo_u32 v5, s2, v2
	v_mul_hi_u32 v5, v2, v5
	v_add_u32_e32 v18, v2, v5
	v_mul_hi_u32 v2, v0, v18
	v_mul_lo_u32 v2, v2, s0
	v_sub_u32_e32 v2, v0, v2
	v_subrev_u32_e32 v5, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_subrev_u32_e32 v5, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v10, vcc, s66, v2
	v_add_u32_e32 v2, 1, v0
	v_addc_co_u32_e32 v11, vcc, v4, v3, vcc
	v_mul_hi_u32 v3, v2, v18
	v_mul_lo_u32 v3, v3, s0
	v_sub_u32_e32 v2, v2, v3
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v12, vcc, s66, v2
	v_add_u32_e32 v2, 2, v0
	v_addc_co_u32_e32 v13, vcc, v4, v3, vcc
	v_mul_hi_u32 v3, v2, v18
	v_mul_lo_u32 v3, v3, s0
	v_sub_u32_e32 v2, v2, v3
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v14, vcc, s66, v2
	v_add_u32_e32 v2, 3, v0
	v_addc_co_u32_e32 v15, vcc, v4, v3, vcc
	v_mul_hi_u32 v3, v2, v18
	v_mul_lo_u32 v3, v3, s0
	v_sub_u32_e32 v2, v2, v3
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v16, vcc, s66, v2
	v_add_u32_e32 v2, 4, v0
	v_addc_co_u32_e32 v17, vcc, v4, v3, vcc
	v_mul_hi_u32 v3, v2, v18
	v_mul_lo_u32 v3, v3, s0
	v_sub_u32_e32 v2, v2, v3
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v20, vcc, s66, v2
	v_add_u32_e32 v2, 5, v0
	v_addc_co_u32_e32 v21, vcc, v4, v3, vcc
	v_mul_hi_u32 v3, v2, v18
	v_mul_lo_u32 v3, v3, s0
	v_sub_u32_e32 v2, v2, v3
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v22, vcc, s66, v2
	v_add_u32_e32 v2, 6, v0
	v_addc_co_u32_e32 v23, vcc, v4, v3, vcc
	v_mul_hi_u32 v3, v2, v18
	v_mul_lo_u32 v3, v3, s0
	v_sub_u32_e32 v2, v2, v3
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v24, vcc, s66, v2
	v_add_u32_e32 v2, 7, v0
	v_addc_co_u32_e32 v25, vcc, v4, v3, vcc
	v_mul_hi_u32 v3, v2, v18
	v_mul_lo_u32 v3, v3, s0
	v_sub_u32_e32 v2, v2, v3
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_subrev_u32_e32 v3, s0, v2
	v_cmp_le_u32_e32 vcc, s0, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_mov_b32_e32 v3, v1
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v26, vcc, s66, v2
	v_addc_co_u32_e32 v27, vcc, v4, v3, vcc
	global_load_dword v2, v[10:11], off
	global_load_dword v3, v[12:13], off
	global_load_dword v4, v[14:15], off
	global_load_dword v5, v[16:17], off
	global_load_dword v6, v[20:21], off
	global_load_dword v7, v[22:23], off
	global_load_dword v8, v[24:25], off
	global_load_dword v9, v[26:27], off
	v_add_u32_e32 v10, 8, v0
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mov_b32_e32 v12, s67
	v_add_co_u32_e32 v20, vcc, s66, v10
	v_add_u32_e32 v10, 9, v0
	v_addc_co_u32_e32 v21, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v22, vcc, s66, v10
	v_add_u32_e32 v10, 10, v0
	v_addc_co_u32_e32 v23, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v24, vcc, s66, v10
	v_add_u32_e32 v10, 11, v0
	v_addc_co_u32_e32 v25, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v26, vcc, s66, v10
	v_add_u32_e32 v10, 12, v0
	v_addc_co_u32_e32 v27, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v28, vcc, s66, v10
	v_add_u32_e32 v10, 13, v0
	v_addc_co_u32_e32 v29, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v30, vcc, s66, v10
	v_add_u32_e32 v10, 14, v0
	v_addc_co_u32_e32 v31, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v32, vcc, s66, v10
	v_add_u32_e32 v10, 15, v0
	v_addc_co_u32_e32 v33, vcc, v12, v11, vcc
	v_mul_hi_u32 v11, v10, v18
	v_mul_lo_u32 v11, v11, s0
	v_sub_u32_e32 v10, v10, v11
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_subrev_u32_e32 v11, s0, v10
	v_cmp_le_u32_e32 vcc, s0, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_mov_b32_e32 v11, v1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_co_u32_e32 v34, vcc, s66, v10
	v_addc_co_u32_e32 v35, vcc, v12, v11, vcc
	global_load_dword v10, v[20:21], off
	global_load_dword v11, v[22:23], off
	global_load_dword v12, v[24:25], off
	global_load_dword v13, v[26:27], off
	global_load_dword v14, v[28:29], off
	global_load_dword v15, v[30:31], off
	global_load_dword v16, v[32:33], off
	global_load_dword v17, v[34:35], off
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v28, vcc, s66, v20
	v_addc_co_u32_e32 v29, vcc, v19, v21, vcc
	v_add_u32_e32 v19, 17, v0
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v30, vcc, s66, v20
	v_addc_co_u32_e32 v31, vcc, v19, v21, vcc
	v_add_u32_e32 v19, 18, v0
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v32, vcc, s66, v20
	v_addc_co_u32_e32 v33, vcc, v19, v21, vcc
	v_add_u32_e32 v19, 19, v0
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v34, vcc, s66, v20
	v_addc_co_u32_e32 v35, vcc, v19, v21, vcc
	v_add_u32_e32 v19, 20, v0
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v36, vcc, s66, v20
	v_addc_co_u32_e32 v37, vcc, v19, v21, vcc
	v_add_u32_e32 v19, 21, v0
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v38, vcc, s66, v20
	v_addc_co_u32_e32 v39, vcc, v19, v21, vcc
	v_add_u32_e32 v19, 22, v0
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v40, vcc, s66, v20
	v_addc_co_u32_e32 v41, vcc, v19, v21, vcc
	v_add_u32_e32 v19, 23, v0
	v_mul_hi_u32 v20, v19, v18
	v_mul_lo_u32 v20, v20, s0
	v_sub_u32_e32 v19, v19, v20
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v19, v19, v20, vcc
	v_subrev_u32_e32 v20, s0, v19
	v_cmp_le_u32_e32 vcc, s0, v19
	v_cndmask_b32_e32 v20, v19, v20, vcc
	v_mov_b32_e32 v21, v1
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v19, s67
	v_add_co_u32_e32 v42, vcc, s66, v20
	v_add_u32_e32 v27, 24, v0
	v_addc_co_u32_e32 v43, vcc, v19, v21, vcc
	global_load_dword v19, v[28:29], off
	global_load_dword v20, v[30:31], off
	global_load_dword v21, v[32:33], off
	global_load_dword v22, v[34:35], off
	global_load_dword v23, v[36:37], off
	global_load_dword v24, v[38:39], off
	global_load_dword v25, v[40:41], off
	global_load_dword v26, v[42:43], off
	v_mul_hi_u32 v28, v27, v18
	v_mul_lo_u32 v28, v28, s0
	v_sub_u32_e32 v27, v27, v28
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v28, v27, v28, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v27, s67
	v_add_co_u32_e32 v34, vcc, s66, v28
	v_addc_co_u32_e32 v35, vcc, v27, v29, vcc
	v_add_u32_e32 v27, 25, v0
	v_mul_hi_u32 v28, v27, v18
	v_mul_lo_u32 v28, v28, s0
	v_sub_u32_e32 v27, v27, v28
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v28, v27, v28, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v27, s67
	v_add_co_u32_e32 v36, vcc, s66, v28
	v_addc_co_u32_e32 v37, vcc, v27, v29, vcc
	v_add_u32_e32 v27, 26, v0
	v_mul_hi_u32 v28, v27, v18
	v_mul_lo_u32 v28, v28, s0
	v_sub_u32_e32 v27, v27, v28
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v28, v27, v28, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v27, s67
	v_add_co_u32_e32 v38, vcc, s66, v28
	v_addc_co_u32_e32 v39, vcc, v27, v29, vcc
	v_add_u32_e32 v27, 27, v0
	v_mul_hi_u32 v28, v27, v18
	v_mul_lo_u32 v28, v28, s0
	v_sub_u32_e32 v27, v27, v28
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v28, v27, v28, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v27, s67
	v_add_co_u32_e32 v40, vcc, s66, v28
	v_addc_co_u32_e32 v41, vcc, v27, v29, vcc
	v_add_u32_e32 v27, 28, v0
	v_mul_hi_u32 v28, v27, v18
	v_mul_lo_u32 v28, v28, s0
	v_sub_u32_e32 v27, v27, v28
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v28, v27, v28, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v27, s67
	v_add_co_u32_e32 v42, vcc, s66, v28
	v_addc_co_u32_e32 v43, vcc, v27, v29, vcc
	v_add_u32_e32 v27, 29, v0
	v_mul_hi_u32 v28, v27, v18
	v_mul_lo_u32 v28, v28, s0
	v_sub_u32_e32 v27, v27, v28
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v28, v27, v28, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v27, s67
	v_add_co_u32_e32 v44, vcc, s66, v28
	v_addc_co_u32_e32 v45, vcc, v27, v29, vcc
	v_add_u32_e32 v27, 30, v0
	v_mul_hi_u32 v28, v27, v18
	v_mul_lo_u32 v28, v28, s0
	v_sub_u32_e32 v27, v27, v28
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v27, v27, v28, vcc
	v_subrev_u32_e32 v28, s0, v27
	v_cmp_le_u32_e32 vcc, s0, v27
	v_cndmask_b32_e32 v28, v27, v28, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v27, s67
	v_add_co_u32_e32 v46, vcc, s66, v28
	v_addc_co_u32_e32 v47, vcc, v27, v29, vcc
	v_add_u32_e32 v27, 31, v0
	v_mul_hi_u32 v18, v27, v18
	v_mul_lo_u32 v18, v18, s0
	v_sub_u32_e32 v18, v27, v18
	v_subrev_u32_e32 v27, s0, v18
	v_cmp_le_u32_e32 vcc, s0, v18
	v_cndmask_b32_e32 v18, v18, v27, vcc
	v_subrev_u32_e32 v27, s0, v18
	v_cmp_le_u32_e32 vcc, s0, v18
	v_cndmask_b32_e32 v28, v18, v27, vcc
	v_mov_b32_e32 v29, v1
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mov_b32_e32 v18, s67
	v_add_co_u32_e32 v48, vcc, s66, v28
	v_addc_co_u32_e32 v49, vcc, v18, v29, vcc
	global_load_dword v18, v[34:35], off
	global_load_dword v27, v[36:37], off
	global_load_dword v28, v[38:39], off
	global_load_dword v29, v[40:41], off
	global_load_dword v30, v[42:43], off
	global_load_dword v31, v[44:45], off
	global_load_dword v32, v[46:47], off
	global_load_dword v33, v[48:49], off
	v_mov_b32_e32 v34, v1
.LBB33_1:
	v_add3_u32 v35, s33, v34, -7
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	s_waitcnt vmcnt(30)
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	s_waitcnt vmcnt(29)
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	s_waitcnt vmcnt(28)
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	s_waitcnt vmcnt(27)
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	s_waitcnt vmcnt(26)
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	s_waitcnt vmcnt(25)
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	s_waitcnt vmcnt(24)
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	s_waitcnt vmcnt(23)
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	s_waitcnt vmcnt(22)
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	s_waitcnt vmcnt(21)
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	s_waitcnt vmcnt(20)
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	s_waitcnt vmcnt(19)
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	s_waitcnt vmcnt(18)
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	s_waitcnt vmcnt(17)
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	s_waitcnt vmcnt(16)
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	s_waitcnt vmcnt(15)
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	s_waitcnt vmcnt(14)
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	s_waitcnt vmcnt(13)
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	s_waitcnt vmcnt(12)
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	s_waitcnt vmcnt(11)
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	s_waitcnt vmcnt(10)
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	s_waitcnt vmcnt(9)
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	s_waitcnt vmcnt(8)
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	s_waitcnt vmcnt(6)
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	s_waitcnt vmcnt(5)
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	s_waitcnt vmcnt(4)
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add3_u32 v37, v37, s33, -7
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_add_u32_e32 v34, v35, v34
	v_add3_u32 v35, s33, v34, -6
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add3_u32 v37, v37, s33, -6
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_add_u32_e32 v34, v35, v34
	v_add3_u32 v35, s33, v34, -5
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add3_u32 v37, v37, s33, -5
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_add_u32_e32 v34, v35, v34
	v_add3_u32 v35, s33, v34, -4
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add3_u32 v37, v37, s33, -4
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_add_u32_e32 v34, v35, v34
	v_add3_u32 v35, s33, v34, -3
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add3_u32 v37, v37, s33, -3
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_add_u32_e32 v34, v35, v34
	v_add3_u32 v35, s33, v34, -2
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add3_u32 v37, v37, s33, -2
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_add_u32_e32 v34, v35, v34
	v_add3_u32 v35, s33, v34, -1
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add3_u32 v37, v37, s33, -1
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_add_u32_e32 v34, v35, v34
	v_add_u32_e32 v35, s33, v34
	v_and_b32_e32 v35, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	v_and_b32_e32 v36, 31, v35
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v37, v2, v3, vcc
	v_cmp_eq_u32_e64 s[0:1], 2, v36
	v_cndmask_b32_e64 v37, v37, v4, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 3, v36
	v_cndmask_b32_e64 v37, v37, v5, s[2:3]
	v_cmp_eq_u32_e64 s[4:5], 4, v36
	v_cndmask_b32_e64 v37, v37, v6, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 5, v36
	v_cndmask_b32_e64 v37, v37, v7, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	v_cndmask_b32_e64 v37, v37, v8, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 7, v36
	v_cndmask_b32_e64 v37, v37, v9, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 8, v36
	v_cndmask_b32_e64 v37, v37, v10, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 9, v36
	v_cndmask_b32_e64 v37, v37, v11, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 10, v36
	v_cndmask_b32_e64 v37, v37, v12, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 11, v36
	v_cndmask_b32_e64 v37, v37, v13, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 12, v36
	v_cndmask_b32_e64 v37, v37, v14, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 13, v36
	v_cndmask_b32_e64 v37, v37, v15, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 14, v36
	v_cndmask_b32_e64 v37, v37, v16, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 15, v36
	v_cndmask_b32_e64 v37, v37, v17, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 16, v36
	v_cndmask_b32_e64 v37, v37, v19, s[28:29]
	v_cmp_eq_u32_e64 s[30:31], 17, v36
	v_cndmask_b32_e64 v37, v37, v20, s[30:31]
	v_cmp_eq_u32_e64 s[34:35], 18, v36
	v_cndmask_b32_e64 v37, v37, v21, s[34:35]
	v_cmp_eq_u32_e64 s[36:37], 19, v36
	v_cndmask_b32_e64 v37, v37, v22, s[36:37]
	v_cmp_eq_u32_e64 s[38:39], 20, v36
	v_cndmask_b32_e64 v37, v37, v23, s[38:39]
	v_cmp_eq_u32_e64 s[40:41], 21, v36
	v_cndmask_b32_e64 v37, v37, v24, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 22, v36
	v_cndmask_b32_e64 v37, v37, v25, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 23, v36
	v_cndmask_b32_e64 v37, v37, v26, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 24, v36
	v_cndmask_b32_e64 v37, v37, v18, s[46:47]
	v_cmp_eq_u32_e64 s[48:49], 25, v36
	v_cndmask_b32_e64 v37, v37, v27, s[48:49]
	v_cmp_eq_u32_e64 s[50:51], 26, v36
	v_cndmask_b32_e64 v37, v37, v28, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 27, v36
	v_cndmask_b32_e64 v37, v37, v29, s[52:53]
	v_cmp_eq_u32_e64 s[54:55], 28, v36
	v_cndmask_b32_e64 v37, v37, v30, s[54:55]
	v_cmp_eq_u32_e64 s[56:57], 29, v36
	v_cndmask_b32_e64 v37, v37, v31, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 30, v36
	v_cndmask_b32_e64 v37, v37, v32, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 31, v36
	v_cndmask_b32_e64 v37, v37, v33, s[60:61]
	v_add_u32_e32 v37, s33, v37
	v_add_u32_e32 v35, 5, v35
	v_cndmask_b32_e32 v3, v3, v37, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_and_b32_e32 v35, 31, v35
	v_cndmask_b32_e32 v2, v2, v37, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v4, v4, v37, s[0:1]
	v_cndmask_b32_e32 v36, v2, v3, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e64 v5, v5, v37, s[2:3]
	v_cndmask_b32_e32 v36, v36, v4, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e64 v6, v6, v37, s[4:5]
	v_cndmask_b32_e32 v36, v36, v5, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e64 v7, v7, v37, s[6:7]
	v_cndmask_b32_e32 v36, v36, v6, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e64 v8, v8, v37, s[8:9]
	v_cndmask_b32_e32 v36, v36, v7, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e64 v9, v9, v37, s[10:11]
	v_cndmask_b32_e32 v36, v36, v8, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e64 v10, v10, v37, s[12:13]
	v_cndmask_b32_e32 v36, v36, v9, vcc
	v_cmp_eq_u32_e32 vcc, 8, v35
	v_cndmask_b32_e64 v11, v11, v37, s[14:15]
	v_cndmask_b32_e32 v36, v36, v10, vcc
	v_cmp_eq_u32_e32 vcc, 9, v35
	v_cndmask_b32_e64 v12, v12, v37, s[16:17]
	v_cndmask_b32_e32 v36, v36, v11, vcc
	v_cmp_eq_u32_e32 vcc, 10, v35
	v_cndmask_b32_e64 v13, v13, v37, s[18:19]
	v_cndmask_b32_e32 v36, v36, v12, vcc
	v_cmp_eq_u32_e32 vcc, 11, v35
	v_cndmask_b32_e64 v14, v14, v37, s[20:21]
	v_cndmask_b32_e32 v36, v36, v13, vcc
	v_cmp_eq_u32_e32 vcc, 12, v35
	v_cndmask_b32_e64 v15, v15, v37, s[22:23]
	v_cndmask_b32_e32 v36, v36, v14, vcc
	v_cmp_eq_u32_e32 vcc, 13, v35
	v_cndmask_b32_e64 v16, v16, v37, s[24:25]
	v_cndmask_b32_e32 v36, v36, v15, vcc
	v_cmp_eq_u32_e32 vcc, 14, v35
	v_cndmask_b32_e64 v17, v17, v37, s[26:27]
	v_cndmask_b32_e32 v36, v36, v16, vcc
	v_cmp_eq_u32_e32 vcc, 15, v35
	v_cndmask_b32_e64 v19, v19, v37, s[28:29]
	v_cndmask_b32_e32 v36, v36, v17, vcc
	v_cmp_eq_u32_e32 vcc, 16, v35
	v_cndmask_b32_e64 v20, v20, v37, s[30:31]
	v_cndmask_b32_e32 v36, v36, v19, vcc
	v_cmp_eq_u32_e32 vcc, 17, v35
	v_cndmask_b32_e64 v21, v21, v37, s[34:35]
	v_cndmask_b32_e32 v36, v36, v20, vcc
	v_cmp_eq_u32_e32 vcc, 18, v35
	v_cndmask_b32_e64 v22, v22, v37, s[36:37]
	v_cndmask_b32_e32 v36, v36, v21, vcc
	v_cmp_eq_u32_e32 vcc, 19, v35
	v_cndmask_b32_e64 v23, v23, v37, s[38:39]
	v_cndmask_b32_e32 v36, v36, v22, vcc
	v_cmp_eq_u32_e32 vcc, 20, v35
	v_cndmask_b32_e64 v24, v24, v37, s[40:41]
	v_cndmask_b32_e32 v36, v36, v23, vcc
	v_cmp_eq_u32_e32 vcc, 21, v35
	v_cndmask_b32_e64 v25, v25, v37, s[42:43]
	v_cndmask_b32_e32 v36, v36, v24, vcc
	v_cmp_eq_u32_e32 vcc, 22, v35
	v_cndmask_b32_e64 v26, v26, v37, s[44:45]
	v_cndmask_b32_e32 v36, v36, v25, vcc
	v_cmp_eq_u32_e32 vcc, 23, v35
	v_cndmask_b32_e64 v18, v18, v37, s[46:47]
	v_cndmask_b32_e32 v36, v36, v26, vcc
	v_cmp_eq_u32_e32 vcc, 24, v35
	v_cndmask_b32_e64 v27, v27, v37, s[48:49]
	v_cndmask_b32_e32 v36, v36, v18, vcc
	v_cmp_eq_u32_e32 vcc, 25, v35
	v_cndmask_b32_e64 v28, v28, v37, s[50:51]
	v_cndmask_b32_e32 v36, v36, v27, vcc
	v_cmp_eq_u32_e32 vcc, 26, v35
	v_cndmask_b32_e64 v29, v29, v37, s[52:53]
	v_cndmask_b32_e32 v36, v36, v28, vcc
	v_cmp_eq_u32_e32 vcc, 27, v35
	v_cndmask_b32_e64 v30, v30, v37, s[54:55]
	v_cndmask_b32_e32 v36, v36, v29, vcc
	v_cmp_eq_u32_e32 vcc, 28, v35
	v_cndmask_b32_e64 v31, v31, v37, s[56:57]
	v_cndmask_b32_e32 v36, v36, v30, vcc
	v_cmp_eq_u32_e32 vcc, 29, v35
	v_cndmask_b32_e64 v32, v32, v37, s[58:59]
	v_cndmask_b32_e32 v36, v36, v31, vcc
	v_cmp_eq_u32_e32 vcc, 30, v35
	v_cndmask_b32_e64 v33, v33, v37, s[60:61]
	v_cndmask_b32_e32 v36, v36, v32, vcc
	v_cmp_eq_u32_e32 vcc, 31, v35
	v_cndmask_b32_e32 v35, v36, v33, vcc
	s_add_i32 s33, s33, 8
	s_cmp_lg_u32 s33, 47
	v_add_u32_e32 v34, v35, v34
	s_cbranch_scc1 .LBB33_1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s65
	v_add_co_u32_e32 v0, vcc, s64, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v34, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 50
		.amdhsa_next_free_sgpr 68
		.amdhsa_accum_offset 52
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
	.end_amdhsa_kernel
	.text
.Lfunc_end33:
	.size	stack, .Lfunc_end33-stack
	.set stack.num_vgpr, 50
	.set stack.num_agpr, 0
	.set stack.numbered_sgpr, 68
	.set stack.num_named_barrier, 0
	.set stack.private_seg_size, 0
	.set stack.uses_vcc, 1
	.set stack.uses_flat_scratch, 0
	.set stack.has_dyn_sized_stack, 0
	.set stack.has_recursion, 0
	.set stack.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_stack
	.globl	__clang_ocl_kern_imp_stack
	.p2align	2
	.type	__clang_ocl_kern_imp_stack,@function
__clang_ocl_kern_imp_stack:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_or_saveexec_b64 s[4:5], -1
	buffer_store_dword v40, off, s[0:3], s32
	s_mov_b64 exec, s[4:5]
	v_cvt_f32_u32_e32 v5, v4
	s_load_dword s4, s[8:9], 0xc
	v_sub_u32_e32 v8, 0, v4
	v_and_b32_e32 v6, 0x3ff, v31
	v_rcp_iflag_f32_e32 v5, v5
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_add_u32_e32 v6, s12, v6
	v_mov_b32_e32 v9, v7
	v_add_u32_e32 v15, 8, v6
	v_mul_lo_u32 v8, v8, v5
	v_mul_hi_u32 v8, v5, v8
	v_add_u32_e32 v23, v5, v8
	v_mul_hi_u32 v5, v6, v23
	v_mul_lo_u32 v5, v5, v4
	v_sub_u32_e32 v5, v6, v5
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, 1, v6
	v_add_co_u32_e32 v16, vcc, v2, v8
	v_mul_hi_u32 v8, v5, v23
	v_mul_lo_u32 v8, v8, v4
	v_addc_co_u32_e32 v17, vcc, v3, v9, vcc
	v_sub_u32_e32 v5, v5, v8
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, 2, v6
	v_add_co_u32_e32 v18, vcc, v2, v8
	v_mul_hi_u32 v8, v5, v23
	v_mul_lo_u32 v8, v8, v4
	v_addc_co_u32_e32 v19, vcc, v3, v9, vcc
	v_sub_u32_e32 v5, v5, v8
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, 3, v6
	v_add_co_u32_e32 v20, vcc, v2, v8
	v_mul_hi_u32 v8, v5, v23
	v_mul_lo_u32 v8, v8, v4
	v_addc_co_u32_e32 v21, vcc, v3, v9, vcc
	v_sub_u32_e32 v5, v5, v8
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, 4, v6
	v_add_co_u32_e32 v24, vcc, v2, v8
	v_mul_hi_u32 v8, v5, v23
	v_mul_lo_u32 v8, v8, v4
	v_addc_co_u32_e32 v25, vcc, v3, v9, vcc
	v_sub_u32_e32 v5, v5, v8
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, 5, v6
	v_add_co_u32_e32 v26, vcc, v2, v8
	v_mul_hi_u32 v8, v5, v23
	v_mul_lo_u32 v8, v8, v4
	v_addc_co_u32_e32 v27, vcc, v3, v9, vcc
	v_sub_u32_e32 v5, v5, v8
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, 6, v6
	v_add_co_u32_e32 v28, vcc, v2, v8
	v_mul_hi_u32 v8, v5, v23
	v_mul_lo_u32 v8, v8, v4
	v_addc_co_u32_e32 v29, vcc, v3, v9, vcc
	v_sub_u32_e32 v5, v5, v8
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v5, 7, v6
	v_add_co_u32_e32 v30, vcc, v2, v8
	v_mul_hi_u32 v8, v5, v23
	v_mul_lo_u32 v8, v8, v4
	v_addc_co_u32_e32 v31, vcc, v3, v9, vcc
	v_sub_u32_e32 v5, v5, v8
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v5, v5, v8, vcc
	v_sub_u32_e32 v8, v5, v4
	v_cmp_ge_u32_e32 vcc, v5, v4
	v_cndmask_b32_e32 v8, v5, v8, vcc
	v_mov_b32_e32 v9, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_co_u32_e32 v32, vcc, v2, v8
	v_addc_co_u32_e32 v33, vcc, v3, v9, vcc
	global_load_dword v5, v[16:17], off
	global_load_dword v8, v[18:19], off
	global_load_dword v9, v[20:21], off
	global_load_dword v10, v[24:25], off
	global_load_dword v11, v[26:27], off
	global_load_dword v12, v[28:29], off
	global_load_dword v13, v[30:31], off
	global_load_dword v14, v[32:33], off
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v15, 9, v6
	v_add_co_u32_e32 v24, vcc, v2, v16
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_addc_co_u32_e32 v25, vcc, v3, v17, vcc
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v15, 10, v6
	v_add_co_u32_e32 v26, vcc, v2, v16
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_addc_co_u32_e32 v27, vcc, v3, v17, vcc
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v15, 11, v6
	v_add_co_u32_e32 v28, vcc, v2, v16
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_addc_co_u32_e32 v29, vcc, v3, v17, vcc
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v15, 12, v6
	v_add_co_u32_e32 v30, vcc, v2, v16
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_addc_co_u32_e32 v31, vcc, v3, v17, vcc
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v15, 13, v6
	v_add_co_u32_e32 v32, vcc, v2, v16
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_addc_co_u32_e32 v33, vcc, v3, v17, vcc
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v15, 14, v6
	v_add_co_u32_e32 v34, vcc, v2, v16
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_addc_co_u32_e32 v35, vcc, v3, v17, vcc
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v15, 15, v6
	v_add_co_u32_e32 v36, vcc, v2, v16
	v_mul_hi_u32 v16, v15, v23
	v_mul_lo_u32 v16, v16, v4
	v_addc_co_u32_e32 v37, vcc, v3, v17, vcc
	v_sub_u32_e32 v15, v15, v16
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v15, v15, v16, vcc
	v_sub_u32_e32 v16, v15, v4
	v_cmp_ge_u32_e32 vcc, v15, v4
	v_cndmask_b32_e32 v16, v15, v16, vcc
	v_mov_b32_e32 v17, v7
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_co_u32_e32 v38, vcc, v2, v16
	v_addc_co_u32_e32 v39, vcc, v3, v17, vcc
	global_load_dword v15, v[24:25], off
	global_load_dword v16, v[26:27], off
	global_load_dword v17, v[28:29], off
	global_load_dword v18, v[30:31], off
	global_load_dword v19, v[32:33], off
	global_load_dword v20, v[34:35], off
	global_load_dword v21, v[36:37], off
	global_load_dword v22, v[38:39], off
	v_add_u32_e32 v24, 16, v6
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v32, vcc, v2, v24
	v_add_u32_e32 v24, 17, v6
	v_addc_co_u32_e32 v33, vcc, v3, v25, vcc
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v34, vcc, v2, v24
	v_add_u32_e32 v24, 18, v6
	v_addc_co_u32_e32 v35, vcc, v3, v25, vcc
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v36, vcc, v2, v24
	v_add_u32_e32 v24, 19, v6
	v_addc_co_u32_e32 v37, vcc, v3, v25, vcc
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v38, vcc, v2, v24
	v_add_u32_e32 v24, 20, v6
	v_addc_co_u32_e32 v39, vcc, v3, v25, vcc
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v48, vcc, v2, v24
	v_add_u32_e32 v24, 21, v6
	v_addc_co_u32_e32 v49, vcc, v3, v25, vcc
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v50, vcc, v2, v24
	v_add_u32_e32 v24, 22, v6
	v_addc_co_u32_e32 v51, vcc, v3, v25, vcc
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v52, vcc, v2, v24
	v_add_u32_e32 v24, 23, v6
	v_addc_co_u32_e32 v53, vcc, v3, v25, vcc
	v_mul_hi_u32 v25, v24, v23
	v_mul_lo_u32 v25, v25, v4
	v_sub_u32_e32 v24, v24, v25
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_sub_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc, v24, v4
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_mov_b32_e32 v25, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_add_co_u32_e32 v54, vcc, v2, v24
	v_addc_co_u32_e32 v55, vcc, v3, v25, vcc
	global_load_dword v24, v[32:33], off
	global_load_dword v25, v[34:35], off
	global_load_dword v26, v[36:37], off
	global_load_dword v27, v[38:39], off
	global_load_dword v28, v[48:49], off
	global_load_dword v29, v[50:51], off
	global_load_dword v30, v[52:53], off
	global_load_dword v31, v[54:55], off
	v_add_u32_e32 v32, 24, v6
	v_mul_hi_u32 v33, v32, v23
	v_mul_lo_u32 v33, v33, v4
	v_sub_u32_e32 v32, v32, v33
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v36, vcc, v2, v32
	v_add_u32_e32 v32, 25, v6
	v_addc_co_u32_e32 v37, vcc, v3, v33, vcc
	v_mul_hi_u32 v33, v32, v23
	v_mul_lo_u32 v33, v33, v4
	v_sub_u32_e32 v32, v32, v33
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v38, vcc, v2, v32
	v_add_u32_e32 v32, 26, v6
	v_addc_co_u32_e32 v39, vcc, v3, v33, vcc
	v_mul_hi_u32 v33, v32, v23
	v_mul_lo_u32 v33, v33, v4
	v_sub_u32_e32 v32, v32, v33
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v48, vcc, v2, v32
	v_add_u32_e32 v32, 27, v6
	v_addc_co_u32_e32 v49, vcc, v3, v33, vcc
	v_mul_hi_u32 v33, v32, v23
	v_mul_lo_u32 v33, v33, v4
	v_sub_u32_e32 v32, v32, v33
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v50, vcc, v2, v32
	v_add_u32_e32 v32, 28, v6
	v_addc_co_u32_e32 v51, vcc, v3, v33, vcc
	v_mul_hi_u32 v33, v32, v23
	v_mul_lo_u32 v33, v33, v4
	v_sub_u32_e32 v32, v32, v33
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v52, vcc, v2, v32
	v_add_u32_e32 v32, 29, v6
	v_addc_co_u32_e32 v53, vcc, v3, v33, vcc
	v_mul_hi_u32 v33, v32, v23
	v_mul_lo_u32 v33, v33, v4
	v_sub_u32_e32 v32, v32, v33
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v54, vcc, v2, v32
	v_add_u32_e32 v32, 30, v6
	v_addc_co_u32_e32 v55, vcc, v3, v33, vcc
	v_mul_hi_u32 v33, v32, v23
	v_mul_lo_u32 v33, v33, v4
	v_sub_u32_e32 v32, v32, v33
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_sub_u32_e32 v33, v32, v4
	v_cmp_ge_u32_e32 vcc, v32, v4
	v_cndmask_b32_e32 v32, v32, v33, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v64, vcc, v2, v32
	v_add_u32_e32 v32, 31, v6
	v_mul_hi_u32 v23, v32, v23
	v_mul_lo_u32 v23, v23, v4
	v_addc_co_u32_e32 v65, vcc, v3, v33, vcc
	v_sub_u32_e32 v23, v32, v23
	v_sub_u32_e32 v32, v23, v4
	v_cmp_ge_u32_e32 vcc, v23, v4
	v_cndmask_b32_e32 v23, v23, v32, vcc
	v_sub_u32_e32 v32, v23, v4
	v_cmp_ge_u32_e32 vcc, v23, v4
	v_cndmask_b32_e32 v32, v23, v32, vcc
	v_mov_b32_e32 v33, v7
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_add_co_u32_e32 v66, vcc, v2, v32
	v_addc_co_u32_e32 v67, vcc, v3, v33, vcc
	global_load_dword v2, v[36:37], off
	global_load_dword v3, v[38:39], off
	global_load_dword v4, v[48:49], off
	global_load_dword v23, v[50:51], off
	global_load_dword v32, v[52:53], off
	global_load_dword v33, v[54:55], off
	global_load_dword v34, v[64:65], off
	global_load_dword v35, v[66:67], off
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_writelane_b32 v40, s34, 2
	s_mov_b32 s34, 7
	v_mov_b32_e32 v36, 0
.LBB34_1:
	v_add3_u32 v37, s34, v36, -7
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	s_waitcnt vmcnt(30)
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	s_waitcnt vmcnt(29)
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	s_waitcnt vmcnt(28)
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	s_waitcnt vmcnt(27)
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	s_waitcnt vmcnt(26)
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	s_waitcnt vmcnt(25)
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	s_waitcnt vmcnt(24)
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	s_waitcnt vmcnt(23)
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	s_waitcnt vmcnt(22)
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	s_waitcnt vmcnt(21)
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	s_waitcnt vmcnt(20)
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	s_waitcnt vmcnt(19)
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	s_waitcnt vmcnt(18)
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	s_waitcnt vmcnt(17)
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	s_waitcnt vmcnt(16)
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	s_waitcnt vmcnt(15)
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	s_waitcnt vmcnt(14)
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	s_waitcnt vmcnt(13)
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	s_waitcnt vmcnt(12)
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	s_waitcnt vmcnt(11)
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	s_waitcnt vmcnt(10)
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	s_waitcnt vmcnt(9)
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	s_waitcnt vmcnt(8)
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	s_waitcnt vmcnt(6)
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	s_waitcnt vmcnt(5)
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	s_waitcnt vmcnt(4)
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	s_waitcnt vmcnt(2)
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add3_u32 v39, v39, s34, -7
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_add_u32_e32 v36, v37, v36
	v_add3_u32 v37, s34, v36, -6
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add3_u32 v39, v39, s34, -6
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_add_u32_e32 v36, v37, v36
	v_add3_u32 v37, s34, v36, -5
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add3_u32 v39, v39, s34, -5
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_add_u32_e32 v36, v37, v36
	v_add3_u32 v37, s34, v36, -4
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add3_u32 v39, v39, s34, -4
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_add_u32_e32 v36, v37, v36
	v_add3_u32 v37, s34, v36, -3
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add3_u32 v39, v39, s34, -3
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_add_u32_e32 v36, v37, v36
	v_add3_u32 v37, s34, v36, -2
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add3_u32 v39, v39, s34, -2
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_add_u32_e32 v36, v37, v36
	v_add3_u32 v37, s34, v36, -1
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add3_u32 v39, v39, s34, -1
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_add_u32_e32 v36, v37, v36
	v_add_u32_e32 v37, s34, v36
	v_and_b32_e32 v37, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	v_and_b32_e32 v38, 31, v37
	v_cmp_eq_u32_e32 vcc, 1, v38
	v_cndmask_b32_e32 v39, v5, v8, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v38
	v_cndmask_b32_e64 v39, v39, v9, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v38
	v_cndmask_b32_e64 v39, v39, v10, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v38
	v_cndmask_b32_e64 v39, v39, v11, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v38
	v_cndmask_b32_e64 v39, v39, v12, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v38
	v_cndmask_b32_e64 v39, v39, v13, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v38
	v_cndmask_b32_e64 v39, v39, v14, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 8, v38
	v_cndmask_b32_e64 v39, v39, v15, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 9, v38
	v_cndmask_b32_e64 v39, v39, v16, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 10, v38
	v_cndmask_b32_e64 v39, v39, v17, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 11, v38
	v_cndmask_b32_e64 v39, v39, v18, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 12, v38
	v_cndmask_b32_e64 v39, v39, v19, s[24:25]
	v_cmp_eq_u32_e64 s[26:27], 13, v38
	v_cndmask_b32_e64 v39, v39, v20, s[26:27]
	v_cmp_eq_u32_e64 s[28:29], 14, v38
	v_cndmask_b32_e64 v39, v39, v21, s[28:29]
	v_cmp_eq_u32_e64 s[40:41], 15, v38
	v_cndmask_b32_e64 v39, v39, v22, s[40:41]
	v_cmp_eq_u32_e64 s[42:43], 16, v38
	v_cndmask_b32_e64 v39, v39, v24, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 17, v38
	v_cndmask_b32_e64 v39, v39, v25, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 18, v38
	v_cndmask_b32_e64 v39, v39, v26, s[46:47]
	v_cmp_eq_u32_e64 s[56:57], 19, v38
	v_cndmask_b32_e64 v39, v39, v27, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 20, v38
	v_cndmask_b32_e64 v39, v39, v28, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 21, v38
	v_cndmask_b32_e64 v39, v39, v29, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 22, v38
	v_cndmask_b32_e64 v39, v39, v30, s[62:63]
	v_cmp_eq_u32_e64 s[72:73], 23, v38
	v_cndmask_b32_e64 v39, v39, v31, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 24, v38
	v_cndmask_b32_e64 v39, v39, v2, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 25, v38
	v_cndmask_b32_e64 v39, v39, v3, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 26, v38
	v_cndmask_b32_e64 v39, v39, v4, s[78:79]
	v_cmp_eq_u32_e64 s[88:89], 27, v38
	v_cndmask_b32_e64 v39, v39, v23, s[88:89]
	v_cmp_eq_u32_e64 s[90:91], 28, v38
	v_cndmask_b32_e64 v39, v39, v32, s[90:91]
	v_cmp_eq_u32_e64 s[92:93], 29, v38
	v_cndmask_b32_e64 v39, v39, v33, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 30, v38
	v_cndmask_b32_e64 v39, v39, v34, s[94:95]
	v_cmp_eq_u32_e64 s[30:31], 31, v38
	v_cndmask_b32_e64 v39, v39, v35, s[30:31]
	v_add_u32_e32 v39, s34, v39
	v_add_u32_e32 v37, 5, v37
	v_cndmask_b32_e32 v8, v8, v39, vcc
	v_cmp_eq_u32_e32 vcc, 0, v38
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v5, v5, v39, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v9, v9, v39, s[4:5]
	v_cndmask_b32_e32 v38, v5, v8, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e64 v10, v10, v39, s[6:7]
	v_cndmask_b32_e32 v38, v38, v9, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e64 v11, v11, v39, s[8:9]
	v_cndmask_b32_e32 v38, v38, v10, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e64 v12, v12, v39, s[10:11]
	v_cndmask_b32_e32 v38, v38, v11, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e64 v13, v13, v39, s[12:13]
	v_cndmask_b32_e32 v38, v38, v12, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e64 v14, v14, v39, s[14:15]
	v_cndmask_b32_e32 v38, v38, v13, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e64 v15, v15, v39, s[16:17]
	v_cndmask_b32_e32 v38, v38, v14, vcc
	v_cmp_eq_u32_e32 vcc, 8, v37
	v_cndmask_b32_e64 v16, v16, v39, s[18:19]
	v_cndmask_b32_e32 v38, v38, v15, vcc
	v_cmp_eq_u32_e32 vcc, 9, v37
	v_cndmask_b32_e64 v17, v17, v39, s[20:21]
	v_cndmask_b32_e32 v38, v38, v16, vcc
	v_cmp_eq_u32_e32 vcc, 10, v37
	v_cndmask_b32_e64 v18, v18, v39, s[22:23]
	v_cndmask_b32_e32 v38, v38, v17, vcc
	v_cmp_eq_u32_e32 vcc, 11, v37
	v_cndmask_b32_e64 v19, v19, v39, s[24:25]
	v_cndmask_b32_e32 v38, v38, v18, vcc
	v_cmp_eq_u32_e32 vcc, 12, v37
	v_cndmask_b32_e64 v20, v20, v39, s[26:27]
	v_cndmask_b32_e32 v38, v38, v19, vcc
	v_cmp_eq_u32_e32 vcc, 13, v37
	v_cndmask_b32_e64 v21, v21, v39, s[28:29]
	v_cndmask_b32_e32 v38, v38, v20, vcc
	v_cmp_eq_u32_e32 vcc, 14, v37
	v_cndmask_b32_e64 v22, v22, v39, s[40:41]
	v_cndmask_b32_e32 v38, v38, v21, vcc
	v_cmp_eq_u32_e32 vcc, 15, v37
	v_cndmask_b32_e64 v24, v24, v39, s[42:43]
	v_cndmask_b32_e32 v38, v38, v22, vcc
	v_cmp_eq_u32_e32 vcc, 16, v37
	v_cndmask_b32_e64 v25, v25, v39, s[44:45]
	v_cndmask_b32_e32 v38, v38, v24, vcc
	v_cmp_eq_u32_e32 vcc, 17, v37
	v_cndmask_b32_e64 v26, v26, v39, s[46:47]
	v_cndmask_b32_e32 v38, v38, v25, vcc
	v_cmp_eq_u32_e32 vcc, 18, v37
	v_cndmask_b32_e64 v27, v27, v39, s[56:57]
	v_cndmask_b32_e32 v38, v38, v26, vcc
	v_cmp_eq_u32_e32 vcc, 19, v37
	v_cndmask_b32_e64 v28, v28, v39, s[58:59]
	v_cndmask_b32_e32 v38, v38, v27, vcc
	v_cmp_eq_u32_e32 vcc, 20, v37
	v_cndmask_b32_e64 v29, v29, v39, s[60:61]
	v_cndmask_b32_e32 v38, v38, v28, vcc
	v_cmp_eq_u32_e32 vcc, 21, v37
	v_cndmask_b32_e64 v30, v30, v39, s[62:63]
	v_cndmask_b32_e32 v38, v38, v29, vcc
	v_cmp_eq_u32_e32 vcc, 22, v37
	v_cndmask_b32_e64 v31, v31, v39, s[72:73]
	v_cndmask_b32_e32 v38, v38, v30, vcc
	v_cmp_eq_u32_e32 vcc, 23, v37
	v_cndmask_b32_e64 v2, v2, v39, s[74:75]
	v_cndmask_b32_e32 v38, v38, v31, vcc
	v_cmp_eq_u32_e32 vcc, 24, v37
	v_cndmask_b32_e64 v3, v3, v39, s[76:77]
	v_cndmask_b32_e32 v38, v38, v2, vcc
	v_cmp_eq_u32_e32 vcc, 25, v37
	v_cndmask_b32_e64 v4, v4, v39, s[78:79]
	v_cndmask_b32_e32 v38, v38, v3, vcc
	v_cmp_eq_u32_e32 vcc, 26, v37
	v_cndmask_b32_e64 v23, v23, v39, s[88:89]
	v_cndmask_b32_e32 v38, v38, v4, vcc
	v_cmp_eq_u32_e32 vcc, 27, v37
	v_cndmask_b32_e64 v32, v32, v39, s[90:91]
	v_cndmask_b32_e32 v38, v38, v23, vcc
	v_cmp_eq_u32_e32 vcc, 28, v37
	v_cndmask_b32_e64 v33, v33, v39, s[92:93]
	v_cndmask_b32_e32 v38, v38, v32, vcc
	v_cmp_eq_u32_e32 vcc, 29, v37
	v_cndmask_b32_e64 v34, v34, v39, s[94:95]
	v_cndmask_b32_e32 v38, v38, v33, vcc
	v_cmp_eq_u32_e32 vcc, 30, v37
	v_cndmask_b32_e64 v35, v35, v39, s[30:31]
	v_cndmask_b32_e32 v38, v38, v34, vcc
	v_cmp_eq_u32_e32 vcc, 31, v37
	v_cndmask_b32_e32 v37, v38, v35, vcc
	s_add_i32 s34, s34, 8
	s_cmp_eq_u32 s34, 47
	v_add_u32_e32 v36, v37, v36
	s_cbranch_scc0 .LBB34_1
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_store_dword v[0:1], v36, off
	v_readlane_b32 s34, v40, 2
	v_readlane_b32 s31, v40, 1
	v_readlane_b32 s30, v40, 0
	s_or_saveexec_b64 s[4:5], -1
	buffer_load_dword v40, off, s[0:3], s32
	s_mov_b64 exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end34:
	.size	__clang_ocl_kern_imp_stack, .Lfunc_end34-__clang_ocl_kern_imp_stack
	.set __clang_ocl_kern_imp_stack.num_vgpr, 68
	.set __clang_ocl_kern_imp_stack.num_agpr, 0
	.set __clang_ocl_kern_imp_stack.numbered_sgpr, 96
	.set __clang_ocl_kern_imp_stack.num_named_barrier, 0
	.set __clang_ocl_kern_imp_stack.private_seg_size, 8
	.set __clang_ocl_kern_imp_stack.uses_vcc, 1
	.set __clang_ocl_kern_imp_stack.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_stack.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_stack.has_recursion, 0
	.set __clang_ocl_kern_imp_stack.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	gen
	.globl	gen
	.p2align	8
	.type	gen,@function
gen:
	s_add_u32 flat_scratch_lo, s6, s9
	s_load_dword s6, s[4:5], 0x1c
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s6, 0xffff
	s_mul_i32 s8, s8, s4
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v2, s8, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v1, s15
	v_add_co_u32_e32 v4, vcc, s14, v2
	v_addc_co_u32_e32 v5, vcc, v1, v3, vcc
	global_load_dword v1, v[4:5], off
	v_lshlrev_b32_e32 v6, 2, v0
	s_mov_b32 s6, 0x55555556
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, 1, v1
	buffer_store_dword v1, off, s[0:3], 0
	v_add_u32_e32 v8, 2, v1
	v_add_u32_e32 v9, 3, v1
	v_add_u32_e32 v10, 4, v1
	v_add_u32_e32 v11, 5, v1
	v_add_u32_e32 v12, 6, v1
	v_add_u32_e32 v13, 7, v1
	v_lshlrev_b32_e32 v1, 1, v1
	buffer_store_dword v7, off, s[0:3], 0 offset:4
	buffer_store_dword v9, off, s[0:3], 0 offset:12
	buffer_store_dword v8, off, s[0:3], 0 offset:8
	buffer_store_dword v11, off, s[0:3], 0 offset:20
	buffer_store_dword v10, off, s[0:3], 0 offset:16
	buffer_store_dword v13, off, s[0:3], 0 offset:28
	buffer_store_dword v12, off, s[0:3], 0 offset:24
	ds_write_b32 v6, v1
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v1, v[4:5], off
	s_waitcnt vmcnt(0)
	v_mul_hi_i32 v6, v1, s6
	v_lshrrev_b32_e32 v7, 31, v6
	v_add_u32_e32 v6, v6, v7
	v_lshl_add_u32 v6, v6, 1, v6
	v_sub_u32_e32 v6, v1, v6
	v_cmp_lt_i32_e32 vcc, 0, v6
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB35_4
	v_cmp_eq_u32_e32 vcc, 1, v6
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_mov_b64 s[10:11], src_private_base
	v_and_b32_e32 v1, 7, v1
	s_mov_b32 s10, 0
	v_lshl_add_u32 v4, v1, 2, s10
	v_mov_b32_e32 v5, s11
	s_xor_b64 s[10:11], exec, -1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[10:11], exec
.LBB35_4:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_cmp_ne_u32_e32 vcc, 0, v6
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], vcc, exec
	s_mov_b64 s[4:5], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	v_add_u32_e32 v0, 1, v0
	s_mov_b64 s[4:5], src_shared_base
	v_and_b32_e32 v0, 63, v0
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v5, s5
	s_or_b64 exec, exec, s[6:7]
	flat_load_dword v4, v[4:5]
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v0, vcc, s12, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v[0:1], v4, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gen
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 14
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 16
		.amdhsa_reserve_vcc 1
		.amdhsa_reserve_flat_scratch 1
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_fp16_overflow 0
		.amdhsa_tg_split 0
	.end_amdhsa_kernel
	.text
.Lfunc_end35:
	.size	gen, .Lfunc_end35-gen
	.set gen.num_vgpr, 14
	.set gen.num_agpr, 0
	.set gen.numbered_sgpr, 16
	.set gen.num_named_barrier, 0
	.set gen.private_seg_size, 36
	.set gen.uses_vcc, 1
	.set gen.uses_flat_scratch, 1
	.set gen.has_dyn_sized_stack, 0
	.set gen.has_recursion, 0
	.set gen.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_gen
	.globl	__clang_ocl_kern_imp_gen
	.p2align	2
	.type	__clang_ocl_kern_imp_gen,@function
__clang_ocl_kern_imp_gen:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_mov_b32 s6, 0x55555556
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	global_load_dword v6, v[2:3], off
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, 1, v6
	buffer_store_dword v6, off, s[0:3], s32
	v_add_u32_e32 v8, 2, v6
	v_add_u32_e32 v9, 3, v6
	v_add_u32_e32 v10, 4, v6
	v_add_u32_e32 v11, 5, v6
	v_add_u32_e32 v12, 6, v6
	v_add_u32_e32 v13, 7, v6
	v_lshlrev_b32_e32 v6, 1, v6
	buffer_store_dword v7, off, s[0:3], s32 offset:4
	buffer_store_dword v9, off, s[0:3], s32 offset:12
	buffer_store_dword v8, off, s[0:3], s32 offset:8
	buffer_store_dword v11, off, s[0:3], s32 offset:20
	buffer_store_dword v10, off, s[0:3], s32 offset:16
	buffer_store_dword v13, off, s[0:3], s32 offset:28
	buffer_store_dword v12, off, s[0:3], s32 offset:24
	s_trap 2
	ds_write_b32 v0, v6
	s_waitcnt lgkmcnt(0)
	s_barrier
	global_load_dword v6, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mul_hi_i32 v7, v6, s6
	v_lshrrev_b32_e32 v8, 31, v7
	v_add_u32_e32 v7, v7, v8
	v_lshl_add_u32 v7, v7, 1, v7
	v_sub_u32_e32 v7, v6, v7
	v_cmp_lt_i32_e32 vcc, 0, v7
	s_mov_b64 s[6:7], 0
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB36_4
	v_cmp_eq_u32_e32 vcc, 1, v7
	s_mov_b64 s[10:11], -1
	s_and_saveexec_b64 s[6:7], vcc
	s_mov_b64 s[10:11], src_private_base
	v_and_b32_e32 v2, 7, v6
	s_lshr_b32 s10, s32, 6
	v_lshl_add_u32 v2, v2, 2, s10
	v_mov_b32_e32 v3, s11
	s_xor_b64 s[10:11], exec, -1
	s_or_b64 exec, exec, s[6:7]
	s_and_b64 s[6:7], s[10:11], exec
.LBB36_4:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	v_cmp_ne_u32_e32 vcc, 0, v7
	s_andn2_b64 s[6:7], s[6:7], exec
	s_and_b64 s[10:11], vcc, exec
	s_mov_b64 s[4:5], exec
	s_or_b64 s[6:7], s[6:7], s[10:11]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_xor_b64 s[6:7], exec, s[8:9]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB36_10
	s_mov_b64 s[4:5], src_shared_base
	v_mov_b32_e32 v3, s5
	s_trap 2
.LBB36_10:
	s_or_b64 exec, exec, s[6:7]
	flat_load_dword v2, v[2:3]
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end36:
	.size	__clang_ocl_kern_imp_gen, .Lfunc_end36-__clang_ocl_kern_imp_gen
	.set __clang_ocl_kern_imp_gen.num_vgpr, 32
	.set __clang_ocl_kern_imp_gen.num_agpr, 0
	.set __clang_ocl_kern_imp_gen.numbered_sgpr, 33
	.set __clang_ocl_kern_imp_gen.num_named_barrier, 0
	.set __clang_ocl_kern_imp_gen.private_seg_size, 36
	.set __clang_ocl_kern_imp_gen.uses_vcc, 1
	.set __clang_ocl_kern_imp_gen.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_gen.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_gen.has_recursion, 0
	.set __clang_ocl_kern_imp_gen.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	atom
	.globl	atom
	.p2align	8
	.type	atom,@function
atom:
	s_load_dword s2, s[4:5], 0x2c
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[0:1], exec
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_mul_i32 s6, s6, s2
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e32 v0, vcc, s10, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_load_dword v0, v[0:1], off
.LBB37_1:
	s_ff1_i32_b64 s2, s[0:1]
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v0, s2
	s_add_i32 s3, s3, s4
	s_lshl_b64 s[4:5], 1, s2
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	global_atomic_add v1, v2, s[8:9]
.LBB37_4:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
.LBB37_5:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s4, v0, s3
	s_max_u32 s2, s2, s4
	s_lshl_b64 s[4:5], 1, s3
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_5
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s2
	global_atomic_umax v1, v2, s[8:9] offset:4
.LBB37_8:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	s_mov_b32 s2, -1
.LBB37_9:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s4, v0, s3
	s_min_u32 s2, s2, s4
	s_lshl_b64 s[4:5], 1, s3
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_9
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_12
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s2
	global_atomic_umin v1, v2, s[8:9] offset:8
.LBB37_12:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	v_or_b32_e32 v1, 0xff00ff, v0
	s_mov_b32 s3, -1
.LBB37_13:
	s_ff1_i32_b64 s2, s[0:1]
	v_readlane_b32 s4, v1, s2
	s_and_b32 s3, s3, s4
	s_lshl_b64 s[4:5], 1, s2
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_13
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_16
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	global_atomic_and v1, v2, s[8:9] offset:12
.LBB37_16:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	v_and_b32_e32 v1, 0xff, v0
.LBB37_17:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s4, v1, s3
	s_or_b32 s2, s2, s4
	s_lshl_b64 s[4:5], 1, s3
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_17
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	s_mov_b32 s3, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_20
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s2
	global_atomic_or v1, v2, s[8:9] offset:16
.LBB37_20:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
.LBB37_21:
	s_ff1_i32_b64 s2, s[0:1]
	v_readlane_b32 s4, v0, s2
	s_xor_b32 s3, s3, s4
	s_lshl_b64 s[4:5], 1, s2
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_21
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	s_mov_b32 s2, 0
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_24
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s3
	s_waitcnt vmcnt(0)
	global_atomic_xor v1, v2, s[8:9] offset:20
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB37_24:
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
.LBB37_25:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s4, v0, s3
	s_add_i32 s2, s2, s4
	s_lshl_b64 s[4:5], 1, s3
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_25
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_28
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s2
	s_waitcnt vmcnt(0)
	global_atomic_sub v1, v2, s[8:9] offset:24
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB37_28:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[2:3], exec
	v_lshlrev_b64 v[2:3], 20, v[0:1]
	s_mov_b64 s[0:1], 0
.LBB37_29:
	s_ff1_i32_b64 s4, s[2:3]
	v_readlane_b32 s6, v2, s4
	v_readlane_b32 s5, v3, s4
	s_add_u32 s0, s0, s6
	s_addc_u32 s1, s1, s5
	s_lshl_b64 s[4:5], 1, s4
	s_andn2_b64 s[2:3], s[2:3], s[4:5]
	s_cbranch_scc1 .LBB37_29
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB37_32
	v_mov_b32_e32 v1, 0
	v_pk_mov_b32 v[2:3], s[0:1], s[0:1] op_sel:[0,1]
	global_atomic_add_x2 v1, v[2:3], s[12:13]
.LBB37_32:
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v1, 0
	global_load_dword v3, v1, s[8:9] offset:28 glc
	v_and_b32_e32 v4, 7, v0
	s_mov_b64 s[0:1], 0
.LBB37_33:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v3, v4
	global_atomic_cmpswap v2, v1, v[2:3], s[8:9] offset:28 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v3
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v3, v2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB37_33
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], exec
	s_brev_b32 s2, 1
.LBB37_35:
	s_ff1_i32_b64 s3, s[0:1]
	v_readlane_b32 s4, v0, s3
	s_max_i32 s2, s2, s4
	s_lshl_b64 s[4:5], 1, s3
	s_andn2_b64 s[0:1], s[0:1], s[4:5]
	s_cbranch_scc1 .LBB37_35
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	v_mbcnt_hi_u32_b32 v1, exec_hi, v1
	v_cmp_eq_u32_e32 vcc, 0, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_38
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s2
	global_atomic_smax v1, v2, s[8:9] offset:32
.LBB37_38:
	s_or_b64 exec, exec, s[0:1]
	v_and_b32_e32 v0, 15, v0
	s_mov_b64 s[0:1], exec
	v_cvt_f32_ubyte0_e32 v0, v0
	v_bfrev_b32_e32 v2, 1
.LBB37_39:
	s_ff1_i32_b64 s2, s[0:1]
	v_readlane_b32 s4, v0, s2
	s_lshl_b64 s[2:3], 1, s2
	s_andn2_b64 s[0:1], s[0:1], s[2:3]
	v_add_f32_e32 v2, s4, v2
	s_cbranch_scc1 .LBB37_39
	v_mbcnt_lo_u32_b32 v0, exec_lo, 0
	v_mbcnt_hi_u32_b32 v0, exec_hi, v0
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB37_43
	v_mov_b32_e32 v3, 0
	global_load_dword v1, v3, s[14:15]
	s_mov_b64 s[0:1], 0
.LBB37_42:
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v1, v2
	global_atomic_cmpswap v0, v3, v[0:1], s[14:15] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[0:1], vcc, s[0:1]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB37_42
.LBB37_43:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel atom
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 5
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 8
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
	.end_amdhsa_kernel
	.text
.Lfunc_end37:
	.size	atom, .Lfunc_end37-atom
	.set atom.num_vgpr, 5
	.set atom.num_agpr, 0
	.set atom.numbered_sgpr, 16
	.set atom.num_named_barrier, 0
	.set atom.private_seg_size, 0
	.set atom.uses_vcc, 1
	.set atom.uses_flat_scratch, 0
	.set atom.has_dyn_sized_stack, 0
	.set atom.has_recursion, 0
	.set atom.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_atom
	.globl	__clang_ocl_kern_imp_atom
	.p2align	2
	.type	__clang_ocl_kern_imp_atom,@function
__clang_ocl_kern_imp_atom:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v8, 0x3ff, v31
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v8, s12, v8
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_add_co_u32_e32 v2, vcc, v2, v10
	v_addc_co_u32_e32 v3, vcc, v3, v11, vcc
	global_load_dword v8, v[2:3], off
	s_mov_b64 s[4:5], 0
	s_waitcnt vmcnt(0)
	global_atomic_add v[0:1], v8, off
	v_or_b32_e32 v2, 0xff00ff, v8
	v_and_b32_e32 v3, 0xff, v8
	global_atomic_umax v[0:1], v8, off offset:4
	global_atomic_umin v[0:1], v8, off offset:8
	global_atomic_and v[0:1], v2, off offset:12
	global_atomic_or v[0:1], v3, off offset:16
	s_waitcnt vmcnt(0)
	global_atomic_xor v[0:1], v8, off offset:20
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	global_atomic_sub v[0:1], v8, off offset:24
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_lshlrev_b64 v[2:3], 20, v[8:9]
	global_atomic_add_x2 v[4:5], v[2:3], off
	global_load_dword v3, v[0:1], off offset:28 glc
	v_and_b32_e32 v4, 7, v8
.LBB38_1:
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, v3, v4
	global_atomic_cmpswap v2, v[0:1], v[2:3], off offset:28 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v2, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v3, v2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB38_1
	s_or_b64 exec, exec, s[4:5]
	global_atomic_smax v[0:1], v8, off offset:32
	global_load_dword v1, v[6:7], off
	v_and_b32_e32 v0, 15, v8
	v_cvt_f32_ubyte0_e32 v2, v0
	s_mov_b64 s[4:5], 0
.LBB38_3:
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v1, v2
	global_atomic_cmpswap v0, v[6:7], v[0:1], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB38_3
	s_or_b64 exec, exec, s[4:5]
	s_setpc_b64 s[30:31]
.Lfunc_end38:
	.size	__clang_ocl_kern_imp_atom, .Lfunc_end38-__clang_ocl_kern_imp_atom
	.set __clang_ocl_kern_imp_atom.num_vgpr, 32
	.set __clang_ocl_kern_imp_atom.num_agpr, 0
	.set __clang_ocl_kern_imp_atom.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_atom.num_named_barrier, 0
	.set __clang_ocl_kern_imp_atom.private_seg_size, 0
	.set __clang_ocl_kern_imp_atom.uses_vcc, 1
	.set __clang_ocl_kern_imp_atom.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_atom.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_atom.has_recursion, 0
	.set __clang_ocl_kern_imp_atom.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	latom
	.globl	latom
	.p2align	8
	.type	latom,@function
latom:
	v_cmp_gt_u32_e32 vcc, 16, v0
	v_lshlrev_b32_e32 v1, 2, v0
	s_and_saveexec_b64 s[0:1], vcc
	v_mov_b32_e32 v2, 0
	ds_write_b32 v1, v2
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e64 s[0:1], 4, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v4, 0
	v_lshlrev_b32_e32 v2, 3, v0
	v_mov_b32_e32 v5, v4
	ds_write_b64 v2, v[4:5] offset:64
	s_or_b64 exec, exec, s[2:3]
	s_load_dword s0, s[4:5], 0x1c
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s0, s6, s0
	v_add_u32_e32 v2, s0, v0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_mov_b32_e32 v2, s11
	v_add_co_u32_e64 v4, s[0:1], s10, v4
	v_addc_co_u32_e64 v5, s[0:1], v2, v5, s[0:1]
	global_load_dword v2, v[4:5], off
	v_mov_b32_e32 v6, 1
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v7, 15, v2
	v_lshrrev_b32_e32 v8, 2, v2
	v_and_b32_e32 v9, 3, v2
	v_mad_u64_u32 v[4:5], s[0:1], v2, 3, 0
	v_lshlrev_b32_e32 v2, 2, v7
	v_and_b32_e32 v7, 60, v8
	v_lshlrev_b32_e32 v8, 3, v9
	ds_add_u32 v2, v6
	ds_read_b32 v2, v7
	ds_max_u64 v8, v[4:5] offset:64
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB39_6
	v_mad_u64_u32 v[4:5], s[2:3], s6, 24, v[0:1]
	v_mov_b32_e32 v5, v3
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	ds_read_b32 v5, v1
	v_mov_b32_e32 v4, s9
	v_add_co_u32_e32 v2, vcc, s8, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v5, off
.LBB39_6:
	s_or_b64 exec, exec, s[0:1]
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB39_8
	s_mul_i32 s0, s6, 24
	ds_read_b32 v3, v1 offset:64
	s_add_i32 s0, s0, 16
	v_or_b32_e32 v0, s0, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v3, off
.LBB39_8:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel latom
		.amdhsa_group_segment_fixed_size 96
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end39:
	.size	latom, .Lfunc_end39-latom
	.set latom.num_vgpr, 10
	.set latom.num_agpr, 0
	.set latom.numbered_sgpr, 12
	.set latom.num_named_barrier, 0
	.set latom.private_seg_size, 0
	.set latom.uses_vcc, 1
	.set latom.uses_flat_scratch, 0
	.set latom.has_dyn_sized_stack, 0
	.set latom.has_recursion, 0
	.set latom.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_latom
	.globl	__clang_ocl_kern_imp_latom
	.p2align	2
	.type	__clang_ocl_kern_imp_latom,@function
__clang_ocl_kern_imp_latom:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_and_b32_e32 v4, 0x3ff, v31
	v_cmp_gt_u32_e32 vcc, 16, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB40_2
	v_mov_b32_e32 v5, 0
	s_trap 2
	ds_write_b32 v0, v5
.LBB40_2:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e64 s[4:5], 4, v4
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB40_4
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v7, v6
	s_trap 2
	ds_write_b64 v0, v[6:7]
.LBB40_4:
	s_or_b64 exec, exec, s[6:7]
	s_load_dword s4, s[8:9], 0xc
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s4, s12, s4
	v_add_u32_e32 v6, s4, v4
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_add_co_u32_e64 v2, s[4:5], v2, v8
	v_addc_co_u32_e64 v3, s[4:5], v3, v9, s[4:5]
	global_load_dword v2, v[2:3], off
	v_mov_b32_e32 v3, 1
	ds_add_u32 v0, v3
	ds_read_b32 v3, v0
	s_trap 2
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mad_u64_u32 v[2:3], s[4:5], v2, 3, 0
	ds_max_u64 v0, v[2:3]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB40_6
	v_mad_u64_u32 v[2:3], s[6:7], s12, 24, v[4:5]
	s_trap 2
	ds_read_b32 v5, v0
	v_mov_b32_e32 v3, v7
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v2, vcc, v0, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[2:3], v5, off
.LBB40_6:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 8, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB40_8
	s_mul_i32 s6, s12, 24
	s_trap 2
	ds_read_b32 v5, v0
	s_add_i32 s6, s6, 16
	v_or_b32_e32 v2, s6, v4
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v5, off
.LBB40_8:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end40:
	.size	__clang_ocl_kern_imp_latom, .Lfunc_end40-__clang_ocl_kern_imp_latom
	.set __clang_ocl_kern_imp_latom.num_vgpr, 32
	.set __clang_ocl_kern_imp_latom.num_agpr, 0
	.set __clang_ocl_kern_imp_latom.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_latom.num_named_barrier, 0
	.set __clang_ocl_kern_imp_latom.private_seg_size, 0
	.set __clang_ocl_kern_imp_latom.uses_vcc, 1
	.set __clang_ocl_kern_imp_latom.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_latom.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_latom.has_recursion, 0
	.set __clang_ocl_kern_imp_latom.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	reduce
	.globl	reduce
	.p2align	8
	.type	reduce,@function
reduce:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v3, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s4, s6, s4
	v_add_u32_e32 v2, s4, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	v_addc_co_u32_e32 v3, vcc, v1, v3, vcc
	global_load_dword v2, v[2:3], off
	s_bfe_u32 s4, s7, 0xf0001
	v_lshlrev_b32_e32 v1, 2, v0
	s_cmp_eq_u32 s4, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v1, v2
	s_cbranch_scc0 .LBB41_5
.LBB41_1:
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB41_3
	v_mov_b32_e32 v0, 0
	ds_read_b32 v1, v0
	s_mov_b32 s7, 0
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s0, s0, s2
	s_addc_u32 s1, s1, s3
	s_waitcnt lgkmcnt(0)
	global_store_dword v0, v1, s[0:1]
.LBB41_3:
	s_endpgm
.LBB41_4:
	s_or_b64 exec, exec, s[2:3]
	s_lshr_b32 s4, s4, 1
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc1 .LBB41_1
.LBB41_5:
	v_cmp_gt_u32_e32 vcc, s4, v0
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB41_4
	v_lshl_add_u32 v2, s4, 2, v1
	ds_read_b32 v2, v2
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v1, v2
	s_branch .LBB41_4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 4
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
	.end_amdhsa_kernel
	.text
.Lfunc_end41:
	.size	reduce, .Lfunc_end41-reduce
	.set reduce.num_vgpr, 4
	.set reduce.num_agpr, 0
	.set reduce.numbered_sgpr, 8
	.set reduce.num_named_barrier, 0
	.set reduce.private_seg_size, 0
	.set reduce.uses_vcc, 1
	.set reduce.uses_flat_scratch, 0
	.set reduce.has_dyn_sized_stack, 0
	.set reduce.has_recursion, 0
	.set reduce.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_reduce
	.globl	__clang_ocl_kern_imp_reduce
	.p2align	2
	.type	__clang_ocl_kern_imp_reduce,@function
__clang_ocl_kern_imp_reduce:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s4, 0xffff
	s_mul_i32 s5, s12, s5
	v_add_u32_e32 v6, s5, v4
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v2, vcc, v2, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v2, v[2:3], off
	s_bfe_u32 s6, s4, 0xf0001
	s_cmp_eq_u32 s6, 0
	s_trap 2
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v2
	s_cbranch_scc0 .LBB42_5
.LBB42_1:
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB42_3
	s_trap 2
	ds_read_b32 v3, v0
	s_mov_b32 s13, 0
	s_lshl_b64 s[6:7], s[12:13], 2
	v_mov_b32_e32 v2, s7
	v_add_co_u32_e32 v0, vcc, s6, v0
	v_addc_co_u32_e32 v1, vcc, v1, v2, vcc
	s_waitcnt lgkmcnt(0)
	global_store_dword v[0:1], v3, off
.LBB42_3:
	s_or_b64 exec, exec, s[4:5]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_setpc_b64 s[30:31]
.LBB42_4:
	s_or_b64 exec, exec, s[4:5]
	s_lshr_b32 s6, s6, 1
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .LBB42_1
.LBB42_5:
	v_cmp_gt_u32_e32 vcc, s6, v4
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB42_4
	v_lshl_add_u32 v2, s6, 2, v0
	ds_read_b32 v2, v2
	ds_read_b32 v3, v0
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v2, v3, v2
	ds_write_b32 v0, v2
	s_branch .LBB42_4
.Lfunc_end42:
	.size	__clang_ocl_kern_imp_reduce, .Lfunc_end42-__clang_ocl_kern_imp_reduce
	.set __clang_ocl_kern_imp_reduce.num_vgpr, 32
	.set __clang_ocl_kern_imp_reduce.num_agpr, 0
	.set __clang_ocl_kern_imp_reduce.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_reduce.num_named_barrier, 0
	.set __clang_ocl_kern_imp_reduce.private_seg_size, 0
	.set __clang_ocl_kern_imp_reduce.uses_vcc, 1
	.set __clang_ocl_kern_imp_reduce.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_reduce.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_reduce.has_recursion, 0
	.set __clang_ocl_kern_imp_reduce.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	bytes
	.globl	bytes
	.p2align	8
	.type	bytes,@function
bytes:
	s_load_dword s0, s[4:5], 0x2c
	s_load_dwordx8 s[8:15], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_mul_i32 s6, s6, s0
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[4:5], 1, v[0:1]
	v_mov_b32_e32 v1, s13
	v_add_co_u32_e32 v6, vcc, s12, v4
	v_addc_co_u32_e32 v7, vcc, v1, v5, vcc
	v_mov_b32_e32 v1, s15
	v_add_co_u32_e32 v4, vcc, s14, v4
	global_load_ubyte v2, v0, s[10:11]
	v_addc_co_u32_e32 v5, vcc, v1, v5, vcc
	global_load_ushort v3, v[6:7], off
	v_lshlrev_b32_e32 v6, 2, v0
	global_load_ushort v4, v[4:5], off
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v6
	v_mov_b32_e32 v5, 3
	s_movk_i32 s0, 0x65
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(2)
	v_and_b32_e32 v7, 7, v2
	v_cmp_gt_u16_e32 vcc, s0, v2
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_sdwa v7, v7, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_add_u16_e32 v8, v2, v3
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_sdwa v9, v4, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_lshrrev_b32_sdwa v5, v5, v9 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_xor_b32_sdwa v7, v7, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_or_b32_sdwa v5, v8, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	global_store_byte v6, v7, s[8:9] offset:2
	global_store_short v6, v5, s[8:9]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB43_2
	v_or_b32_e32 v2, 1, v2
	v_cvt_f32_ubyte0_e32 v2, v2
	v_cvt_f32_u32_sdwa v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v4, v2
	v_mul_f32_e32 v4, v3, v4
	v_trunc_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v5, v4
	v_mad_f32 v3, -v4, v2, v3
	v_cmp_ge_f32_e64 vcc, |v3|, v2
	v_addc_co_u32_e32 v4, vcc, 0, v5, vcc
.LBB43_2:
	s_or_b64 exec, exec, s[0:1]
	global_store_byte v[0:1], v4, off offset:3
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bytes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 16
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end43:
	.size	bytes, .Lfunc_end43-bytes
	.set bytes.num_vgpr, 10
	.set bytes.num_agpr, 0
	.set bytes.numbered_sgpr, 16
	.set bytes.num_named_barrier, 0
	.set bytes.private_seg_size, 0
	.set bytes.uses_vcc, 1
	.set bytes.uses_flat_scratch, 0
	.set bytes.has_dyn_sized_stack, 0
	.set bytes.has_recursion, 0
	.set bytes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_bytes
	.globl	__clang_ocl_kern_imp_bytes
	.p2align	2
	.type	__clang_ocl_kern_imp_bytes,@function
__clang_ocl_kern_imp_bytes:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v8, 0x3ff, v31
	v_mov_b32_e32 v9, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v8, s12, v8
	v_add_co_u32_e32 v2, vcc, v2, v8
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_lshlrev_b64 v[10:11], 1, v[8:9]
	v_add_co_u32_e32 v4, vcc, v4, v10
	v_addc_co_u32_e32 v5, vcc, v5, v11, vcc
	global_load_ubyte v2, v[2:3], off
	s_movk_i32 s4, 0x65
	global_load_ushort v3, v[4:5], off
	v_add_co_u32_e32 v4, vcc, v6, v10
	v_addc_co_u32_e32 v5, vcc, v7, v11, vcc
	global_load_ushort v4, v[4:5], off
	v_mov_b32_e32 v6, 7
	v_lshlrev_b32_e32 v7, 2, v8
	v_add_co_u32_e32 v0, vcc, v0, v7
	v_mov_b32_e32 v5, 3
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(2)
	v_and_b32_sdwa v6, v2, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_cmp_gt_u16_e32 vcc, s4, v2
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_sdwa v6, v6, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_add_u16_e32 v7, v2, v3
	s_waitcnt vmcnt(0)
	v_mul_u32_u24_sdwa v8, v4, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:WORD_0
	v_lshrrev_b32_sdwa v5, v5, v8 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_xor_b32_sdwa v6, v6, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_0
	v_or_b32_sdwa v5, v7, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	global_store_byte v[0:1], v6, off offset:2
	global_store_short v[0:1], v5, off
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB44_2
	v_or_b32_e32 v2, 1, v2
	v_cvt_f32_ubyte0_e32 v2, v2
	v_cvt_f32_u32_sdwa v3, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v4, v2
	v_mul_f32_e32 v4, v3, v4
	v_trunc_f32_e32 v4, v4
	v_cvt_u32_f32_e32 v5, v4
	v_mad_f32 v3, -v4, v2, v3
	v_cmp_ge_f32_e64 vcc, |v3|, v2
	v_addc_co_u32_e32 v4, vcc, 0, v5, vcc
.LBB44_2:
	s_or_b64 exec, exec, s[4:5]
	global_store_byte v[0:1], v4, off offset:3
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end44:
	.size	__clang_ocl_kern_imp_bytes, .Lfunc_end44-__clang_ocl_kern_imp_bytes
	.set __clang_ocl_kern_imp_bytes.num_vgpr, 32
	.set __clang_ocl_kern_imp_bytes.num_agpr, 0
	.set __clang_ocl_kern_imp_bytes.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_bytes.num_named_barrier, 0
	.set __clang_ocl_kern_imp_bytes.private_seg_size, 0
	.set __clang_ocl_kern_imp_bytes.uses_vcc, 1
	.set __clang_ocl_kern_imp_bytes.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_bytes.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_bytes.has_recursion, 0
	.set __clang_ocl_kern_imp_bytes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	xyz
	.globl	xyz
	.p2align	8
	.type	xyz,@function
xyz:
	s_load_dword s2, s[6:7], 0x14
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	v_bfe_u32 v1, v0, 10, 10
	v_bfe_u32 v2, v0, 20, 10
	v_and_b32_e32 v0, 0x3ff, v0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s3, s2, 16
	v_mad_u32_u24 v3, v2, s3, v1
	s_load_dword s3, s[4:5], 0x10
	s_and_b32 s2, s2, 0xffff
	v_mul_u32_u24_e32 v3, s2, v3
	s_lshl1_add_u32 s2, s10, s9
	v_lshlrev_b32_e32 v1, 4, v1
	v_lshlrev_b32_e32 v2, 8, v2
	s_lshl_b32 s4, s8, 12
	s_mul_i32 s2, s2, 3
	v_or3_b32 v1, v2, v1, s4
	s_add_i32 s2, s2, s8
	v_lshl_or_b32 v1, s9, 16, v1
	s_waitcnt lgkmcnt(0)
	s_lshl_b32 s3, s3, 24
	v_lshl_or_b32 v1, s10, 20, v1
	s_mul_i32 s2, s2, 24
	v_or3_b32 v2, v1, s3, v0
	v_add3_u32 v0, s2, v0, v3
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel xyz
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 11
		.amdhsa_accum_offset 4
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
	.end_amdhsa_kernel
	.text
.Lfunc_end45:
	.size	xyz, .Lfunc_end45-xyz
	.set xyz.num_vgpr, 4
	.set xyz.num_agpr, 0
	.set xyz.numbered_sgpr, 11
	.set xyz.num_named_barrier, 0
	.set xyz.private_seg_size, 0
	.set xyz.uses_vcc, 1
	.set xyz.uses_flat_scratch, 0
	.set xyz.has_dyn_sized_stack, 0
	.set xyz.has_recursion, 0
	.set xyz.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_xyz
	.globl	__clang_ocl_kern_imp_xyz
	.p2align	2
	.type	__clang_ocl_kern_imp_xyz,@function
__clang_ocl_kern_imp_xyz:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s6, s[8:9], 0xc
	v_bfe_u32 v2, v31, 10, 10
	v_bfe_u32 v3, v31, 20, 10
	s_load_dword s4, s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s7, s6, 16
	v_mad_u32_u24 v4, v3, s7, v2
	s_and_b32 s6, s6, 0xffff
	v_mul_u32_u24_e32 v4, s6, v4
	s_lshl1_add_u32 s6, s14, s13
	s_mul_i32 s6, s6, 3
	s_add_i32 s5, s6, s12
	v_lshlrev_b32_e32 v2, 4, v2
	v_lshlrev_b32_e32 v3, 8, v3
	s_lshl_b32 s6, s12, 12
	v_or3_b32 v2, v3, v2, s6
	v_lshl_or_b32 v2, s13, 16, v2
	s_lshl_b32 s4, s4, 24
	v_lshl_or_b32 v2, s14, 20, v2
	v_and_b32_e32 v3, 0x3ff, v31
	s_mul_i32 s5, s5, 24
	v_or3_b32 v5, v2, s4, v3
	v_add3_u32 v2, s5, v3, v4
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32_e32 v0, vcc, v0, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_store_dword v[0:1], v5, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end46:
	.size	__clang_ocl_kern_imp_xyz, .Lfunc_end46-__clang_ocl_kern_imp_xyz
	.set __clang_ocl_kern_imp_xyz.num_vgpr, 32
	.set __clang_ocl_kern_imp_xyz.num_agpr, 0
	.set __clang_ocl_kern_imp_xyz.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_xyz.num_named_barrier, 0
	.set __clang_ocl_kern_imp_xyz.private_seg_size, 0
	.set __clang_ocl_kern_imp_xyz.uses_vcc, 1
	.set __clang_ocl_kern_imp_xyz.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_xyz.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_xyz.has_recursion, 0
	.set __clang_ocl_kern_imp_xyz.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	lanes
	.globl	lanes
	.p2align	8
	.type	lanes,@function
lanes:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v4, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_load_dword v7, v[0:1], off
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_mbcnt_hi_u32_b32 v1, -1, v0
	v_and_b32_e32 v0, 31, v1
	v_and_b32_e32 v3, 0x60, v1
	v_mad_u32_u24 v1, v1, 5, 3
	v_and_or_b32 v1, v1, 31, v3
	v_lshlrev_b32_e32 v1, 2, v1
	v_lshlrev_b32_e32 v4, 3, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v8, vcc, s0, v4
	v_mov_b32_e32 v2, 7
	v_mov_b32_e32 v3, s1
	v_addc_co_u32_e32 v9, vcc, v3, v5, vcc
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v7
	ds_swizzle_b32 v4, v7 offset:swizzle(SWAP,16)
	v_mov_b32_dpp v2, v7 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_readfirstlane_b32 s0, v7
	v_readlane_b32 s1, v7, 5
	v_mov_b32_dpp v6, v7 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v7, s1
	s_waitcnt lgkmcnt(1)
	global_store_dwordx4 v[8:9], v[0:3], off
	s_waitcnt lgkmcnt(0)
	global_store_dwordx4 v[8:9], v[4:7], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lanes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 8
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end47:
	.size	lanes, .Lfunc_end47-lanes
	.set lanes.num_vgpr, 10
	.set lanes.num_agpr, 0
	.set lanes.numbered_sgpr, 8
	.set lanes.num_named_barrier, 0
	.set lanes.private_seg_size, 0
	.set lanes.uses_vcc, 1
	.set lanes.uses_flat_scratch, 0
	.set lanes.has_dyn_sized_stack, 0
	.set lanes.has_recursion, 0
	.set lanes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_lanes
	.globl	__clang_ocl_kern_imp_lanes
	.p2align	2
	.type	__clang_ocl_kern_imp_lanes,@function
__clang_ocl_kern_imp_lanes:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v7, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v6, s12, v4
	v_lshlrev_b64 v[4:5], 2, v[6:7]
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	global_load_dword v9, v[2:3], off
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_mbcnt_hi_u32_b32 v3, -1, v2
	v_and_b32_e32 v2, 31, v3
	v_and_b32_e32 v5, 0x60, v3
	v_mad_u32_u24 v3, v3, 5, 3
	v_and_or_b32 v3, v3, 31, v5
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v6, 3, v6
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_co_u32_e32 v0, vcc, v0, v6
	v_mov_b32_e32 v4, 7
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v3, v3, v9
	ds_swizzle_b32 v6, v9 offset:swizzle(SWAP,16)
	v_mov_b32_dpp v4, v9 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_readfirstlane_b32 s4, v9
	v_readlane_b32 s5, v9, 5
	v_mov_b32_dpp v8, v9 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v7, s4
	v_mov_b32_e32 v9, s5
	s_waitcnt lgkmcnt(1)
	global_store_dwordx4 v[0:1], v[2:5], off
	s_waitcnt lgkmcnt(0)
	global_store_dwordx4 v[0:1], v[6:9], off offset:16
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end48:
	.size	__clang_ocl_kern_imp_lanes, .Lfunc_end48-__clang_ocl_kern_imp_lanes
	.set __clang_ocl_kern_imp_lanes.num_vgpr, 32
	.set __clang_ocl_kern_imp_lanes.num_agpr, 0
	.set __clang_ocl_kern_imp_lanes.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_lanes.num_named_barrier, 0
	.set __clang_ocl_kern_imp_lanes.private_seg_size, 0
	.set __clang_ocl_kern_imp_lanes.uses_vcc, 1
	.set __clang_ocl_kern_imp_lanes.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_lanes.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_lanes.has_recursion, 0
	.set __clang_ocl_kern_imp_lanes.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	by4
	.globl	by4
	.p2align	8
	.type	by4,@function
by4:
	s_load_dword s7, s[4:5], 0x24
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v4, s6, v0
	v_lshlrev_b64 v[6:7], 4, v[4:5]
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v0, vcc, s2, v6
	v_addc_co_u32_e32 v1, vcc, v1, v7, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v8, s9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v8, v5, vcc
	global_load_dwordx4 v[0:3], v[0:1], off
	v_mov_b32_e32 v10, s1
	global_load_dword v8, v[4:5], off
	s_waitcnt vmcnt(1)
	v_pk_mul_f32 v[2:3], v[2:3], v[2:3]
	v_pk_mul_f32 v[0:1], v[0:1], v[0:1]
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte3_e32 v5, v8
	v_cvt_f32_ubyte2_e32 v4, v8
	v_cvt_f32_ubyte1_e32 v9, v8
	v_cvt_f32_ubyte0_e32 v8, v8
	v_pk_add_f32 v[2:3], v[2:3], v[4:5]
	v_add_co_u32_e32 v4, vcc, s0, v6
	v_pk_add_f32 v[0:1], v[0:1], v[8:9]
	v_addc_co_u32_e32 v5, vcc, v10, v7, vcc
	global_store_dwordx4 v[4:5], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 12
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
	.end_amdhsa_kernel
	.text
.Lfunc_end49:
	.size	by4, .Lfunc_end49-by4
	.set by4.num_vgpr, 11
	.set by4.num_agpr, 0
	.set by4.numbered_sgpr, 10
	.set by4.num_named_barrier, 0
	.set by4.private_seg_size, 0
	.set by4.uses_vcc, 1
	.set by4.uses_flat_scratch, 0
	.set by4.has_dyn_sized_stack, 0
	.set by4.has_recursion, 0
	.set by4.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_by4
	.globl	__clang_ocl_kern_imp_by4
	.p2align	2
	.type	__clang_ocl_kern_imp_by4,@function
__clang_ocl_kern_imp_by4:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v10, s12, v6
	v_lshlrev_b64 v[12:13], 4, v[10:11]
	v_add_co_u32_e32 v2, vcc, v2, v12
	v_addc_co_u32_e32 v3, vcc, v3, v13, vcc
	global_load_dwordx4 v[6:9], v[2:3], off
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	v_add_co_u32_e32 v2, vcc, v4, v2
	v_addc_co_u32_e32 v3, vcc, v5, v3, vcc
	global_load_dword v4, v[2:3], off
	v_add_co_u32_e32 v0, vcc, v0, v12
	v_addc_co_u32_e32 v1, vcc, v1, v13, vcc
	s_waitcnt vmcnt(1)
	v_pk_mul_f32 v[2:3], v[8:9], v[8:9]
	v_pk_mul_f32 v[6:7], v[6:7], v[6:7]
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte1_e32 v9, v4
	v_cvt_f32_ubyte0_e32 v8, v4
	v_cvt_f32_ubyte3_e32 v5, v4
	v_cvt_f32_ubyte2_e32 v4, v4
	v_pk_add_f32 v[4:5], v[2:3], v[4:5]
	v_pk_add_f32 v[2:3], v[6:7], v[8:9]
	global_store_dwordx4 v[0:1], v[2:5], off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end50:
	.size	__clang_ocl_kern_imp_by4, .Lfunc_end50-__clang_ocl_kern_imp_by4
	.set __clang_ocl_kern_imp_by4.num_vgpr, 32
	.set __clang_ocl_kern_imp_by4.num_agpr, 0
	.set __clang_ocl_kern_imp_by4.numbered_sgpr, 32
	.set __clang_ocl_kern_imp_by4.num_named_barrier, 0
	.set __clang_ocl_kern_imp_by4.private_seg_size, 0
	.set __clang_ocl_kern_imp_by4.uses_vcc, 1
	.set __clang_ocl_kern_imp_by4.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_by4.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_by4.has_recursion, 0
	.set __clang_ocl_kern_imp_by4.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	bigframe
	.globl	bigframe
	.p2align	8
	.type	bigframe,@function
bigframe:
	s_add_u32 s0, s0, s7
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_addc_u32 s1, s1, 0
	v_mov_b32_e32 v1, 0
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v2, vcc, s10, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b32 s4, 0
	s_waitcnt vmcnt(0)
.LBB51_1:
	v_add_u32_e32 v3, s5, v2
	v_mov_b32_e32 v4, s4
	s_add_i32 s5, s5, 25
	s_addk_i32 s4, 0x64
	v_add_u32_e32 v5, 1, v3
	s_cmpk_lg_i32 s5, 0x12c
	buffer_store_dword v3, v4, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, 2, v3
	v_add_u32_e32 v7, 3, v3
	v_add_u32_e32 v8, 4, v3
	v_add_u32_e32 v9, 5, v3
	v_add_u32_e32 v10, 6, v3
	v_add_u32_e32 v11, 7, v3
	v_add_u32_e32 v12, 8, v3
	v_add_u32_e32 v13, 9, v3
	v_add_u32_e32 v14, 10, v3
	v_add_u32_e32 v15, 11, v3
	v_add_u32_e32 v16, 12, v3
	v_add_u32_e32 v17, 13, v3
	v_add_u32_e32 v18, 14, v3
	v_add_u32_e32 v19, 15, v3
	v_add_u32_e32 v20, 16, v3
	v_add_u32_e32 v21, 17, v3
	v_add_u32_e32 v22, 18, v3
	v_add_u32_e32 v23, 19, v3
	v_add_u32_e32 v24, 20, v3
	v_add_u32_e32 v25, 21, v3
	v_add_u32_e32 v26, 22, v3
	v_add_u32_e32 v27, 23, v3
	v_add_u32_e32 v3, 24, v3
	buffer_store_dword v5, v4, s[0:3], 0 offen offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v6, v4, s[0:3], 0 offen offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v7, v4, s[0:3], 0 offen offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, v4, s[0:3], 0 offen offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, v4, s[0:3], 0 offen offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, v4, s[0:3], 0 offen offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, v4, s[0:3], 0 offen offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, v4, s[0:3], 0 offen offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, v4, s[0:3], 0 offen offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, v4, s[0:3], 0 offen offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v15, v4, s[0:3], 0 offen offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, v4, s[0:3], 0 offen offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v4, s[0:3], 0 offen offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v4, s[0:3], 0 offen offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v4, s[0:3], 0 offen offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, v4, s[0:3], 0 offen offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v21, v4, s[0:3], 0 offen offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, v4, s[0:3], 0 offen offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v23, v4, s[0:3], 0 offen offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v24, v4, s[0:3], 0 offen offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v4, s[0:3], 0 offen offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v4, s[0:3], 0 offen offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, v4, s[0:3], 0 offen offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v4, s[0:3], 0 offen offset:96
	s_waitcnt vmcnt(0)
	s_cbranch_scc1 .LBB51_1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB51_4
.LBB51_3:
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s6, s10
	s_cbranch_vccz .LBB51_6
.LBB51_4:
	s_mul_i32 s4, s6, 31
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s5, s4, s5
	s_and_b32 s5, s5, 0xffff
	s_lshl2_add_u32 s5, s5, 0
	s_add_i32 s7, s4, 0xd9
	v_mov_b32_e32 v2, s5
	s_bfe_u32 s5, s7, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s5, s7, s5
	s_and_b32 s5, s5, 0xffff
	s_lshl2_add_u32 s5, s5, 0
	s_addk_i32 s4, 0x1b2
	v_mov_b32_e32 v4, s5
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshl2_add_u32 s4, s4, 0
	buffer_load_dword v2, v2, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v5, s4
	buffer_load_dword v4, v4, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], -1
	buffer_load_dword v5, v5, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_cmpk_gt_u32 s6, 0x116
	v_readfirstlane_b32 s10, v0
	v_add_u32_e32 v2, v2, v3
	v_add3_u32 v2, v4, v2, v5
	s_cbranch_scc1 .LBB51_3
	s_add_i32 s4, s7, 0x1b2
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshl2_add_u32 s4, s4, 0
	v_mov_b32_e32 v3, s4
	s_add_i32 s4, s7, 0x28b
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshl2_add_u32 s4, s4, 0
	v_mov_b32_e32 v4, s4
	s_add_i32 s4, s7, 0x364
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshl2_add_u32 s4, s4, 0
	v_mov_b32_e32 v5, s4
	s_add_i32 s4, s7, 0x43d
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshl2_add_u32 s4, s4, 0
	s_addk_i32 s7, 0x516
	v_mov_b32_e32 v6, s4
	s_bfe_u32 s4, s7, 0xe0002
	s_mulk_i32 s4, 0x6d3b
	s_lshr_b32 s4, s4, 21
	s_mulk_i32 s4, 0x12c
	s_sub_i32 s4, s7, s4
	s_and_b32 s4, s4, 0xffff
	buffer_load_dword v3, v3, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_lshl2_add_u32 s4, s4, 0
	buffer_load_dword v4, v4, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, s4
	buffer_load_dword v5, v5, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_add_i32 s10, s6, 56
	buffer_load_dword v6, v6, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], 0
	buffer_load_dword v7, v7, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v2
	v_add3_u32 v3, v4, v3, v5
	v_add3_u32 v3, v6, v3, v7
	s_branch .LBB51_3
.LBB51_6:
	v_mov_b32_e32 v3, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bigframe
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 1204
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_kernarg_preload_length 0
		.amdhsa_user_sgpr_kernarg_preload_offset 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 28
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
	.end_amdhsa_kernel
	.text
.Lfunc_end51:
	.size	bigframe, .Lfunc_end51-bigframe
	.set bigframe.num_vgpr, 28
	.set bigframe.num_agpr, 0
	.set bigframe.numbered_sgpr, 12
	.set bigframe.num_named_barrier, 0
	.set bigframe.private_seg_size, 1204
	.set bigframe.uses_vcc, 1
	.set bigframe.uses_flat_scratch, 0
	.set bigframe.has_dyn_sized_stack, 0
	.set bigframe.has_recursion, 0
	.set bigframe.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.protected	__clang_ocl_kern_imp_bigframe
	.globl	__clang_ocl_kern_imp_bigframe
	.p2align	2
	.type	__clang_ocl_kern_imp_bigframe,@function
__clang_ocl_kern_imp_bigframe:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_load_dword s4, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	v_mov_b32_e32 v5, 0
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_mul_i32 s12, s12, s4
	v_add_u32_e32 v4, s12, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_co_u32_e32 v2, vcc, v2, v4
	v_addc_co_u32_e32 v3, vcc, v3, v5, vcc
	global_load_dword v2, v[2:3], off
	s_lshr_b32 s4, s32, 6
	s_waitcnt vmcnt(0)
.LBB52_1:
	v_add_u32_e32 v3, s5, v2
	v_mov_b32_e32 v6, s4
	s_add_i32 s5, s5, 25
	s_addk_i32 s4, 0x64
	v_add_u32_e32 v7, 1, v3
	s_cmpk_lg_i32 s5, 0x12c
	buffer_store_dword v3, v6, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, 2, v3
	v_add_u32_e32 v9, 3, v3
	v_add_u32_e32 v10, 4, v3
	v_add_u32_e32 v11, 5, v3
	v_add_u32_e32 v12, 6, v3
	v_add_u32_e32 v13, 7, v3
	v_add_u32_e32 v14, 8, v3
	v_add_u32_e32 v15, 9, v3
	v_add_u32_e32 v16, 10, v3
	v_add_u32_e32 v17, 11, v3
	v_add_u32_e32 v18, 12, v3
	v_add_u32_e32 v19, 13, v3
	v_add_u32_e32 v20, 14, v3
	v_add_u32_e32 v21, 15, v3
	v_add_u32_e32 v22, 16, v3
	v_add_u32_e32 v23, 17, v3
	v_add_u32_e32 v24, 18, v3
	v_add_u32_e32 v25, 19, v3
	v_add_u32_e32 v26, 20, v3
	v_add_u32_e32 v27, 21, v3
	v_add_u32_e32 v28, 22, v3
	v_add_u32_e32 v29, 23, v3
	v_add_u32_e32 v3, 24, v3
	buffer_store_dword v7, v6, s[0:3], 0 offen offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v8, v6, s[0:3], 0 offen offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, v6, s[0:3], 0 offen offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, v6, s[0:3], 0 offen offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v11, v6, s[0:3], 0 offen offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, v6, s[0:3], 0 offen offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v13, v6, s[0:3], 0 offen offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v14, v6, s[0:3], 0 offen offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v15, v6, s[0:3], 0 offen offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, v6, s[0:3], 0 offen offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v6, s[0:3], 0 offen offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v6, s[0:3], 0 offen offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v6, s[0:3], 0 offen offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, v6, s[0:3], 0 offen offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v21, v6, s[0:3], 0 offen offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v22, v6, s[0:3], 0 offen offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v23, v6, s[0:3], 0 offen offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v24, v6, s[0:3], 0 offen offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, v6, s[0:3], 0 offen offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, v6, s[0:3], 0 offen offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v27, v6, s[0:3], 0 offen offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v28, v6, s[0:3], 0 offen offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v29, v6, s[0:3], 0 offen offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v6, s[0:3], 0 offen offset:96
	s_waitcnt vmcnt(0)
	s_cbranch_scc1 .LBB52_1
	s_mov_b32 s6, 0
	v_mov_b32_e32 v3, 0
	s_branch .LBB52_4
.LBB52_3:
	s_andn2_b64 vcc, exec, s[4:5]
	s_mov_b32 s6, s8
	s_cbranch_vccz .LBB52_6
.LBB52_4:
	s_mul_i32 s4, s6, 31
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s5, s4, s5
	s_and_b32 s5, s5, 0xffff
	s_lshr_b32 s7, s32, 6
	s_lshl2_add_u32 s5, s5, s7
	s_add_i32 s7, s4, 0xd9
	v_mov_b32_e32 v2, s5
	s_bfe_u32 s5, s7, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s5, s7, s5
	s_and_b32 s5, s5, 0xffff
	s_lshr_b32 s8, s32, 6
	s_lshl2_add_u32 s5, s5, s8
	s_addk_i32 s4, 0x1b2
	v_mov_b32_e32 v6, s5
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s5, s32, 6
	s_lshl2_add_u32 s4, s4, s5
	buffer_load_dword v2, v2, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, s4
	buffer_load_dword v6, v6, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], -1
	buffer_load_dword v7, v7, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_cmpk_gt_u32 s6, 0x116
	v_readfirstlane_b32 s8, v0
	v_add_u32_e32 v2, v2, v3
	v_add3_u32 v2, v6, v2, v7
	s_cbranch_scc1 .LBB52_3
	s_add_i32 s4, s7, 0x1b2
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s5, s32, 6
	s_lshl2_add_u32 s4, s4, s5
	v_mov_b32_e32 v3, s4
	s_add_i32 s4, s7, 0x28b
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s5, s32, 6
	s_lshl2_add_u32 s4, s4, s5
	v_mov_b32_e32 v6, s4
	s_add_i32 s4, s7, 0x364
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s5, s32, 6
	s_lshl2_add_u32 s4, s4, s5
	v_mov_b32_e32 v7, s4
	s_add_i32 s4, s7, 0x43d
	s_bfe_u32 s5, s4, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_mulk_i32 s5, 0x12c
	s_sub_i32 s4, s4, s5
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s5, s32, 6
	s_lshl2_add_u32 s4, s4, s5
	s_addk_i32 s7, 0x516
	v_mov_b32_e32 v8, s4
	s_bfe_u32 s4, s7, 0xe0002
	s_mulk_i32 s4, 0x6d3b
	s_lshr_b32 s4, s4, 21
	s_mulk_i32 s4, 0x12c
	s_sub_i32 s4, s7, s4
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s5, s32, 6
	buffer_load_dword v3, v3, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_lshl2_add_u32 s4, s4, s5
	buffer_load_dword v6, v6, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, s4
	buffer_load_dword v7, v7, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_add_i32 s8, s6, 56
	buffer_load_dword v8, v8, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[4:5], 0
	buffer_load_dword v9, v9, s[0:3], 0 offen glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, v3, v2
	v_add3_u32 v3, v6, v3, v7
	v_add3_u32 v3, v8, v3, v9
	s_branch .LBB52_3
.LBB52_6:
	v_add_co_u32_e32 v0, vcc, v0, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	global_store_dword v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end52:
	.size	__clang_ocl_kern_imp_bigframe, .Lfunc_end52-__clang_ocl_kern_imp_bigframe
	.set __clang_ocl_kern_imp_bigframe.num_vgpr, 32
	.set __clang_ocl_kern_imp_bigframe.num_agpr, 0
	.set __clang_ocl_kern_imp_bigframe.numbered_sgpr, 33
	.set __clang_ocl_kern_imp_bigframe.num_named_barrier, 0
	.set __clang_ocl_kern_imp_bigframe.private_seg_size, 1204
	.set __clang_ocl_kern_imp_bigframe.uses_vcc, 1
	.set __clang_ocl_kern_imp_bigframe.uses_flat_scratch, 0
	.set __clang_ocl_kern_imp_bigframe.has_dyn_sized_stack, 0
	.set __clang_ocl_kern_imp_bigframe.has_recursion, 0
	.set __clang_ocl_kern_imp_bigframe.has_indirect_call, 0
	.section	.AMDGPU.csdata,"",@progbits
	.text
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fdiv
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         fdiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ddiv
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         ddiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fsqrt
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         fsqrt.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           dsqrt
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         dsqrt.kd
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           idiv
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         idiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'long*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           ldiv
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         ldiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u64*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'u64*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'u64*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           uldiv
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         uldiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     16
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           halfs
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         halfs.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'half2*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'half2*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'half2*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           hfma
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         hfma.kd
    .uses_dynamic_stack: false
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           conv
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         conv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           round4
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         round4.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bits
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         bits.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u64*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'u64*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'u64*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           wide
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         wide.kd
    .uses_dynamic_stack: false
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           sw
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         sw.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
      - .offset:         96
        .size:           8
        .value_kind:     hidden_hostcall_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_multigrid_sync_arg
      - .offset:         112
        .size:           8
        .value_kind:     hidden_heap_v1
      - .offset:         120
        .size:           8
        .value_kind:     hidden_default_queue
      - .offset:         128
        .size:           8
        .value_kind:     hidden_completion_action
      - .offset:         216
        .size:           8
        .value_kind:     hidden_queue_ptr
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           fptr
    .private_segment_fixed_size: 16
    .sgpr_count:     102
    .sgpr_spill_count: 0
    .symbol:         fptr.kd
    .uses_dynamic_stack: true
    .vgpr_count:     68
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           stack
    .private_segment_fixed_size: 0
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uses_dynamic_stack: false
    .vgpr_count:     50
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           gen
    .private_segment_fixed_size: 36
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         gen.kd
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         16
        .size:           8
        .type_name:      'u64*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         36
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         44
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         46
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         48
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         50
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         52
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         54
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 288
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           atom
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         atom.kd
    .uses_dynamic_stack: false
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 96
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           latom
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         latom.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           reduce
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u8*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'u8*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'u16*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         36
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         40
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         44
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         46
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         48
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         50
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         52
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         54
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         96
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 288
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bytes
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         bytes.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         12
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         20
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         22
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         24
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         26
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         28
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         30
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         72
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 264
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           xyz
    .private_segment_fixed_size: 0
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         xyz.kd
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'u32*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           lanes
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         lanes.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'uchar4*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         28
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         32
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         36
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         38
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         40
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         42
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         44
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         46
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 280
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           by4
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         by4.kd
    .uses_dynamic_stack: false
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         8
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     hidden_block_count_x
      - .offset:         20
        .size:           4
        .value_kind:     hidden_block_count_y
      - .offset:         24
        .size:           4
        .value_kind:     hidden_block_count_z
      - .offset:         28
        .size:           2
        .value_kind:     hidden_group_size_x
      - .offset:         30
        .size:           2
        .value_kind:     hidden_group_size_y
      - .offset:         32
        .size:           2
        .value_kind:     hidden_group_size_z
      - .offset:         34
        .size:           2
        .value_kind:     hidden_remainder_x
      - .offset:         36
        .size:           2
        .value_kind:     hidden_remainder_y
      - .offset:         38
        .size:           2
        .value_kind:     hidden_remainder_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         80
        .size:           2
        .value_kind:     hidden_grid_dims
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 272
    .language:       OpenCL C
    .language_version:
      - 2
      - 0
    .max_flat_workgroup_size: 256
    .name:           bigframe
    .private_segment_fixed_size: 1204
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         bigframe.kd
    .uses_dynamic_stack: false
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
