	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.amdhsa_code_object_version 6
	.text
	.protected	fdiv
	.globl	fdiv
	.p2align	8
	.type	fdiv,@function
fdiv:
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v4, null, v3, v3, v2
	v_div_scale_f32 v7, vcc_lo, v2, v3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v5, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v6, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v6, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v6, v7, v5
	v_fma_f32 v8, -v4, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v6, v8, v5
	v_fma_f32 v4, -v4, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v4, v4, v5, v6
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fixup_f32 v2, v4, v3, v2
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fdiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 9
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	fdiv, .Lfunc_end0-fdiv
	.set fdiv.num_vgpr, 9
	.set fdiv.num_agpr, 0
	.set fdiv.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 2, v[7:8]
	v_add_co_u32 v2, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v6
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	s_waitcnt vmcnt(0)
	v_div_scale_f32 v4, null, v3, v3, v2
	v_div_scale_f32 v9, vcc_lo, v2, v3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v5, v4
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f32 v8, -v4, v5, 1.0
	v_fmac_f32_e32 v5, v8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v8, v9, v5
	v_fma_f32 v10, -v4, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v8, v10, v5
	v_fma_f32 v4, -v4, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_div_fmas_f32 v4, v4, v5, v8
	v_add_co_u32 v0, vcc_lo, v0, v6
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fixup_f32 v2, v4, v3, v2
	global_store_b32 v[0:1], v2, off
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
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	global_load_b64 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[6:7], null, v[4:5], v[4:5], v[2:3]
	v_rcp_f64_e32 v[8:9], v[6:7]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f64 v[10:11], -v[6:7], v[8:9], 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[8:9], v[8:9], v[10:11], v[8:9]
	v_fma_f64 v[10:11], -v[6:7], v[8:9], 1.0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_fma_f64 v[8:9], v[8:9], v[10:11], v[8:9]
	v_div_scale_f64 v[10:11], vcc_lo, v[2:3], v[4:5], v[2:3]
	v_mul_f64 v[12:13], v[10:11], v[8:9]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[6:7], -v[6:7], v[12:13], v[10:11]
	v_div_fmas_f64 v[6:7], v[6:7], v[8:9], v[12:13]
	v_add_co_u32 v0, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	v_div_fixup_f64 v[2:3], v[6:7], v[4:5], v[2:3]
	global_store_b64 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ddiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 14
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end2:
	.size	ddiv, .Lfunc_end2-ddiv
	.set ddiv.num_vgpr, 14
	.set ddiv.num_agpr, 0
	.set ddiv.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 3, v[7:8]
	v_add_co_u32 v2, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v6
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	global_load_b64 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_div_scale_f64 v[8:9], null, v[4:5], v[4:5], v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f64_e32 v[10:11], v[8:9]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_fma_f64 v[12:13], -v[8:9], v[10:11], 1.0
	v_fma_f64 v[10:11], v[10:11], v[12:13], v[10:11]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[12:13], -v[8:9], v[10:11], 1.0
	v_fma_f64 v[10:11], v[10:11], v[12:13], v[10:11]
	v_div_scale_f64 v[12:13], vcc_lo, v[2:3], v[4:5], v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f64 v[14:15], v[12:13], v[10:11]
	v_fma_f64 v[8:9], -v[8:9], v[14:15], v[12:13]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_div_fmas_f64 v[8:9], v[8:9], v[10:11], v[14:15]
	v_add_co_u32 v0, vcc_lo, v0, v6
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_div_fixup_f64 v[2:3], v[8:9], v[4:5], v[2:3]
	global_store_b64 v[0:1], v[2:3], off
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
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x1c
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s0, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, 0x4f800000, v2
	v_cmp_gt_f32_e32 vcc_lo, 0xf800000, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v2, v2, v3, vcc_lo
	v_sqrt_f32_e32 v3, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_nc_u32_e32 v4, -1, v3
	v_add_nc_u32_e32 v5, 1, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v6, -v4, v3, v2
	v_fma_f32 v7, -v5, v3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_ge_f32_e64 s0, 0, v6
	v_cndmask_b32_e64 v3, v3, v4, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_lt_f32_e64 s0, 0, v7
	v_cndmask_b32_e64 v3, v3, v5, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v4, 0x37800000, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc_lo
	v_cmp_class_f32_e64 vcc_lo, v2, 0x260
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v2, v3, v2, vcc_lo
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fsqrt
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 8
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end4:
	.size	fsqrt, .Lfunc_end4-fsqrt
	.set fsqrt.num_vgpr, 8
	.set fsqrt.num_agpr, 0
	.set fsqrt.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	v_add_co_u32 v2, vcc_lo, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, v3, v5, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, 0x4f800000, v2
	v_cmp_gt_f32_e32 vcc_lo, 0xf800000, v2
	v_cndmask_b32_e32 v2, v2, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_sqrt_f32_e32 v3, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_add_nc_u32_e32 v6, -1, v3
	v_add_nc_u32_e32 v7, 1, v3
	v_fma_f32 v8, -v6, v3, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_fma_f32 v9, -v7, v3, v2
	v_cmp_ge_f32_e64 s0, 0, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e64 v3, v3, v6, s0
	v_cmp_lt_f32_e64 s0, 0, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v3, v3, v7, s0
	v_mul_f32_e32 v6, 0x37800000, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v3, v3, v6, vcc_lo
	v_cmp_class_f32_e64 vcc_lo, v2, 0x260
	v_cndmask_b32_e32 v2, v3, v2, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v5, vcc_lo
	global_store_b32 v[0:1], v2, off
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 3, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v3, null, s3, v1, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[2:3]
	v_cndmask_b32_e64 v4, 0, 0x100, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f64 v[2:3], v[2:3], v4
	v_rsq_f64_e32 v[4:5], v[2:3]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f64 v[6:7], v[2:3], v[4:5]
	v_mul_f64 v[4:5], v[4:5], 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[8:9], -v[4:5], v[6:7], 0.5
	v_fma_f64 v[6:7], v[6:7], v[8:9], v[6:7]
	v_fma_f64 v[4:5], v[4:5], v[8:9], v[4:5]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	v_fma_f64 v[6:7], v[8:9], v[4:5], v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[8:9], -v[6:7], v[6:7], v[2:3]
	v_fma_f64 v[4:5], v[8:9], v[4:5], v[6:7]
	v_cndmask_b32_e64 v6, 0, 0xffffff80, vcc_lo
	v_cmp_class_f64_e64 vcc_lo, v[2:3], 0x260
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f64 v[4:5], v[4:5], v6
	v_dual_cndmask_b32 v3, v5, v3 :: v_dual_cndmask_b32 v2, v4, v2
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_store_b64 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dsqrt
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
.Lfunc_end6:
	.size	dsqrt, .Lfunc_end6-dsqrt
	.set dsqrt.num_vgpr, 10
	.set dsqrt.num_agpr, 0
	.set dsqrt.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 3, v[5:6]
	v_add_co_u32 v2, vcc_lo, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v5, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	s_waitcnt vmcnt(0)
	v_cmp_gt_f64_e32 vcc_lo, 0x10000000, v[2:3]
	v_cndmask_b32_e64 v6, 0, 0x100, vcc_lo
	v_ldexp_f64 v[2:3], v[2:3], v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_rsq_f64_e32 v[6:7], v[2:3]
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f64 v[8:9], v[2:3], v[6:7]
	v_mul_f64 v[6:7], v[6:7], 0.5
	v_fma_f64 v[10:11], -v[6:7], v[8:9], 0.5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fma_f64 v[8:9], v[8:9], v[10:11], v[8:9]
	v_fma_f64 v[6:7], v[6:7], v[10:11], v[6:7]
	v_fma_f64 v[10:11], -v[8:9], v[8:9], v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fma_f64 v[8:9], v[10:11], v[6:7], v[8:9]
	v_fma_f64 v[10:11], -v[8:9], v[8:9], v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_fma_f64 v[6:7], v[10:11], v[6:7], v[8:9]
	v_cndmask_b32_e64 v8, 0, 0xffffff80, vcc_lo
	v_cmp_class_f64_e64 vcc_lo, v[2:3], 0x260
	v_ldexp_f64 v[6:7], v[6:7], v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v3, v7, v3 :: v_dual_cndmask_b32 v2, v6, v2
	v_add_co_u32 v0, vcc_lo, v0, v4
	v_add_co_ci_u32_e64 v1, null, v1, v5, vcc_lo
	global_store_b64 v[0:1], v[2:3], off
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x24
	s_load_b64 s[2:3], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v3, null, s3, v1, vcc_lo
	s_load_b128 s[0:3], s[0:1], 0x0
	global_load_b32 v4, v[2:3], off
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v2, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s3, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(1)
	v_sub_nc_u32_e32 v3, 0, v4
	v_max_i32_e32 v3, v3, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v5, v3
	v_sub_nc_u32_e32 v6, 0, v3
	v_rcp_iflag_f32_e32 v5, v5
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v7, 0, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_max_i32_e32 v7, v7, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v6, v6, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v6, v5, v6
	v_add_nc_u32_e32 v5, v5, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v5, v7, v5
	v_mul_lo_u32 v6, v5, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v6, v7, v6
	v_add_nc_u32_e32 v7, 1, v5
	v_sub_nc_u32_e32 v8, v6, v3
	v_cmp_ge_u32_e32 vcc_lo, v6, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_cndmask_b32 v5, v5, v7 :: v_dual_cndmask_b32 v6, v6, v8
	v_xor_b32_e32 v7, v2, v4
	v_add_nc_u32_e32 v8, 1, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_ge_u32_e32 vcc_lo, v6, v3
	v_ashrrev_i32_e32 v7, 31, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v5, v8, vcc_lo
	v_add_co_u32 v0, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v3, v3, v7
	v_sub_nc_u32_e32 v3, v3, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v4, v3, v4
	v_sub_nc_u32_e32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel idiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 9
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
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
.Lfunc_end8:
	.size	idiv, .Lfunc_end8-idiv
	.set idiv.num_vgpr, 9
	.set idiv.num_agpr, 0
	.set idiv.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 2, v[7:8]
	v_add_co_u32 v4, vcc_lo, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v6
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	global_load_b32 v4, v[4:5], off
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(1)
	v_sub_nc_u32_e32 v3, 0, v4
	s_waitcnt vmcnt(0)
	v_sub_nc_u32_e32 v9, 0, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_max_i32_e32 v3, v3, v4
	v_max_i32_e32 v9, v9, v2
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cvt_f32_u32_e32 v5, v3
	v_sub_nc_u32_e32 v8, 0, v3
	v_rcp_iflag_f32_e32 v5, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v8, v8, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v8, v5, v8
	v_add_nc_u32_e32 v5, v5, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_hi_u32 v5, v9, v5
	v_mul_lo_u32 v8, v5, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v8, v9, v8
	v_add_nc_u32_e32 v9, 1, v5
	v_sub_nc_u32_e32 v10, v8, v3
	v_cmp_ge_u32_e32 vcc_lo, v8, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_dual_cndmask_b32 v5, v5, v9 :: v_dual_cndmask_b32 v8, v8, v10
	v_xor_b32_e32 v9, v2, v4
	v_add_nc_u32_e32 v10, 1, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cmp_ge_u32_e32 vcc_lo, v8, v3
	v_ashrrev_i32_e32 v9, 31, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v5, v10, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v6
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_xor_b32_e32 v3, v3, v9
	v_sub_nc_u32_e32 v3, v3, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v4, v3, v4
	v_sub_nc_u32_e32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v2, v3
	global_store_b32 v[0:1], v2, off
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
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[5:6], null, s15, s2, v[0:1]
	v_mov_b32_e32 v6, 0
	v_lshlrev_b64 v[0:1], 3, v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	global_load_b64 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v7, v3, v5
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	s_and_saveexec_b32 s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB10_2
	v_ashrrev_i32_e32 v13, 31, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, v4, v13
	v_add_co_ci_u32_e64 v7, null, v5, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v14, v6, v13
	v_xor_b32_e32 v15, v7, v13
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cvt_f32_u32_e32 v6, v14
	v_sub_co_u32 v16, vcc_lo, 0, v14
	v_cvt_f32_u32_e32 v7, v15
	v_sub_co_ci_u32_e64 v17, null, 0, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v6, v7, 0x4f800000, v6
	v_rcp_f32_e32 v6, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v6, 0x5f7ffffc, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v7, 0x2f800000, v6
	v_trunc_f32_e32 v7, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmamk_f32 v6, v7, 0xcf800000, v6
	v_cvt_u32_f32_e32 v18, v7
	v_cvt_u32_f32_e32 v19, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v8, v16, v18
	v_mul_lo_u32 v9, v17, v19
	v_mad_u64_u32 v[6:7], null, v16, v19, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v20, v7, v8, v9
	v_mul_hi_u32 v21, v19, v6
	v_mad_u64_u32 v[9:10], null, v18, v6, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[7:8], null, v19, v20, 0
	v_mad_u64_u32 v[11:12], null, v18, v20, 0
	v_add_co_u32 v6, vcc_lo, v21, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v7, null, 0, v8, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v6, vcc_lo, v7, v10, vcc_lo
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v12, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	v_add_co_u32 v19, vcc_lo, v19, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v18, null, v18, v7, vcc_lo
	v_mul_lo_u32 v8, v17, v19
	v_mad_u64_u32 v[6:7], null, v16, v19, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v9, v16, v18
	v_mul_hi_u32 v17, v19, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add3_u32 v16, v7, v9, v8
	v_mad_u64_u32 v[9:10], null, v18, v6, 0
	v_mad_u64_u32 v[7:8], null, v19, v16, 0
	v_mad_u64_u32 v[11:12], null, v18, v16, 0
	v_ashrrev_i32_e32 v16, 31, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, v17, v7
	v_add_co_ci_u32_e64 v7, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v6, vcc_lo, v6, v9
	v_add_co_ci_u32_e32 v6, vcc_lo, v7, v10, vcc_lo
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v12, vcc_lo
	v_add_co_u32 v8, vcc_lo, v2, v16
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v9, null, v3, v16, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	v_xor_b32_e32 v12, v8, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v10, vcc_lo, v19, v6
	v_add_co_ci_u32_e64 v17, null, v18, v7, vcc_lo
	v_xor_b32_e32 v18, v9, v16
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v19, v12, v10
	v_mad_u64_u32 v[6:7], null, v12, v17, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[8:9], null, v18, v10, 0
	v_mad_u64_u32 v[10:11], null, v18, v17, 0
	v_add_co_u32 v6, vcc_lo, v19, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v6, vcc_lo, v7, v9, vcc_lo
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v11, vcc_lo
	v_add_co_u32 v8, vcc_lo, v6, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v7, vcc_lo
	v_mul_lo_u32 v10, v15, v8
	v_mad_u64_u32 v[6:7], null, v14, v8, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v11, v14, v9
	v_sub_co_u32 v6, vcc_lo, v12, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v7, v7, v11, v10
	v_add_co_u32 v11, s0, v8, 2
	v_add_co_ci_u32_e64 v12, null, 0, v9, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v10, v18, v7
	v_sub_co_u32 v17, s0, v6, v14
	v_sub_co_ci_u32_e64 v7, null, v18, v7, vcc_lo
	v_sub_co_ci_u32_e64 v10, null, v10, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v17, v14
	v_subrev_co_ci_u32_e64 v10, null, 0, v10, s0
	v_cndmask_b32_e64 v17, 0, -1, vcc_lo
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v10, v15
	v_cndmask_b32_e64 v18, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v6, v14
	v_cndmask_b32_e64 v6, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v7, v15
	v_cndmask_b32_e64 v14, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v10, v15
	v_cndmask_b32_e32 v10, v18, v17, vcc_lo
	v_add_co_u32 v17, vcc_lo, v8, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v18, null, 0, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v7, v15
	v_cndmask_b32_e32 v6, v14, v6, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v10
	v_xor_b32_e32 v10, v16, v13
	v_cmp_ne_u32_e64 s0, 0, v6
	v_dual_cndmask_b32 v6, v17, v11 :: v_dual_cndmask_b32 v7, v18, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v6, v8, v6, s0
	v_cndmask_b32_e64 v7, v9, v7, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v6, v6, v10
	v_xor_b32_e32 v7, v7, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v6, vcc_lo, v6, v10
	v_sub_co_ci_u32_e64 v7, null, v7, v10, vcc_lo
.LBB10_2:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB10_4
	v_cvt_f32_u32_e32 v6, v4
	v_sub_nc_u32_e32 v7, 0, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v6, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v7, v6, v4
	v_add_nc_u32_e32 v8, 1, v6
	v_sub_nc_u32_e32 v7, v2, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v9, v7, v4
	v_cmp_ge_u32_e32 vcc_lo, v7, v4
	v_dual_cndmask_b32 v7, v7, v9 :: v_dual_cndmask_b32 v6, v6, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v7, v4
	v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v8, 1, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v6, v6, v8, vcc_lo
.LBB10_4:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v10, v7, v4
	v_mul_lo_u32 v5, v6, v5
	v_mad_u64_u32 v[8:9], null, v6, v4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v4, v9, v5, v10
	v_sub_co_u32 v2, vcc_lo, v8, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_ci_u32_e64 v3, null, v4, v3, vcc_lo
	v_add_co_u32 v2, vcc_lo, v6, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v7, v3, vcc_lo
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b64 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel ldiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 22
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
		.amdhsa_inst_pref_size 10
	.end_amdhsa_kernel
	.text
.Lfunc_end10:
	.size	ldiv, .Lfunc_end10-ldiv
	.set ldiv.num_vgpr, 22
	.set ldiv.num_agpr, 0
	.set ldiv.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 3, v[7:8]
	v_add_co_u32 v2, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v6
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	global_load_b64 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v9, v3, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[8:9]
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB11_2
	v_ashrrev_i32_e32 v15, 31, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v4, v15
	v_add_co_ci_u32_e64 v9, null, v5, v15, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v16, v8, v15
	v_xor_b32_e32 v17, v9, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cvt_f32_u32_e32 v8, v16
	v_sub_co_u32 v18, vcc_lo, 0, v16
	v_cvt_f32_u32_e32 v9, v17
	v_sub_co_ci_u32_e64 v19, null, 0, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmamk_f32 v8, v9, 0x4f800000, v8
	v_rcp_f32_e32 v8, v8
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v9, 0x2f800000, v8
	v_trunc_f32_e32 v9, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_fmamk_f32 v8, v9, 0xcf800000, v8
	v_cvt_u32_f32_e32 v20, v9
	v_cvt_u32_f32_e32 v21, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v10, v18, v20
	v_mul_lo_u32 v11, v19, v21
	v_mad_u64_u32 v[8:9], null, v18, v21, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v22, v9, v10, v11
	v_mul_hi_u32 v23, v21, v8
	v_mad_u64_u32 v[11:12], null, v20, v8, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[9:10], null, v21, v22, 0
	v_mad_u64_u32 v[13:14], null, v20, v22, 0
	v_add_co_u32 v8, vcc_lo, v23, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v10, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v12, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v14, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	v_add_co_u32 v21, vcc_lo, v21, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v20, null, v20, v9, vcc_lo
	v_mul_lo_u32 v10, v19, v21
	v_mad_u64_u32 v[8:9], null, v18, v21, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v11, v18, v20
	v_mul_hi_u32 v19, v21, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add3_u32 v18, v9, v11, v10
	v_mad_u64_u32 v[11:12], null, v20, v8, 0
	v_mad_u64_u32 v[9:10], null, v21, v18, 0
	v_mad_u64_u32 v[13:14], null, v20, v18, 0
	v_ashrrev_i32_e32 v18, 31, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v19, v9
	v_add_co_ci_u32_e64 v9, null, 0, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v8, vcc_lo, v8, v11
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v12, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v14, vcc_lo
	v_add_co_u32 v10, vcc_lo, v2, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v11, null, v3, v18, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	v_xor_b32_e32 v14, v10, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v12, vcc_lo, v21, v8
	v_add_co_ci_u32_e64 v19, null, v20, v9, vcc_lo
	v_xor_b32_e32 v20, v11, v18
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v21, v14, v12
	v_mad_u64_u32 v[8:9], null, v14, v19, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[10:11], null, v20, v12, 0
	v_mad_u64_u32 v[12:13], null, v20, v19, 0
	v_add_co_u32 v8, vcc_lo, v21, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v11, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v13, vcc_lo
	v_add_co_u32 v10, vcc_lo, v8, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v11, null, 0, v9, vcc_lo
	v_mul_lo_u32 v12, v17, v10
	v_mad_u64_u32 v[8:9], null, v16, v10, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v13, v16, v11
	v_sub_co_u32 v8, vcc_lo, v14, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v9, v9, v13, v12
	v_add_co_u32 v13, s0, v10, 2
	v_add_co_ci_u32_e64 v14, null, 0, v11, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v12, v20, v9
	v_sub_co_u32 v19, s0, v8, v16
	v_sub_co_ci_u32_e64 v9, null, v20, v9, vcc_lo
	v_sub_co_ci_u32_e64 v12, null, v12, v17, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v19, v16
	v_subrev_co_ci_u32_e64 v12, null, 0, v12, s0
	v_cndmask_b32_e64 v19, 0, -1, vcc_lo
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v12, v17
	v_cndmask_b32_e64 v20, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v8, v16
	v_cndmask_b32_e64 v8, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v9, v17
	v_cndmask_b32_e64 v16, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v12, v17
	v_cndmask_b32_e32 v12, v20, v19, vcc_lo
	v_add_co_u32 v19, vcc_lo, v10, 1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v20, null, 0, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v9, v17
	v_cndmask_b32_e32 v8, v16, v8, vcc_lo
	v_cmp_ne_u32_e32 vcc_lo, 0, v12
	v_xor_b32_e32 v12, v18, v15
	v_cmp_ne_u32_e64 s0, 0, v8
	v_dual_cndmask_b32 v8, v19, v13 :: v_dual_cndmask_b32 v9, v20, v14
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cndmask_b32_e64 v8, v10, v8, s0
	v_cndmask_b32_e64 v9, v11, v9, s0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_xor_b32_e32 v8, v8, v12
	v_xor_b32_e32 v9, v9, v12
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_co_u32 v8, vcc_lo, v8, v12
	v_sub_co_ci_u32_e64 v9, null, v9, v12, vcc_lo
.LBB11_2:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB11_4
	v_cvt_f32_u32_e32 v8, v4
	v_sub_nc_u32_e32 v9, 0, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v8, v8
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v9, v9, v8
	v_mul_hi_u32 v9, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v8, v8, v9
	v_mul_hi_u32 v8, v2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v9, v8, v4
	v_add_nc_u32_e32 v10, 1, v8
	v_sub_nc_u32_e32 v9, v2, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v11, v9, v4
	v_cmp_ge_u32_e32 vcc_lo, v9, v4
	v_dual_cndmask_b32 v9, v9, v11 :: v_dual_cndmask_b32 v8, v8, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v9, v4
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v10, 1, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v8, v8, v10, vcc_lo
.LBB11_4:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v12, v9, v4
	v_mul_lo_u32 v5, v8, v5
	v_mad_u64_u32 v[10:11], null, v8, v4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v4, v11, v5, v12
	v_sub_co_u32 v2, vcc_lo, v10, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_co_ci_u32_e64 v3, null, v4, v3, vcc_lo
	v_add_co_u32 v2, vcc_lo, v8, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v9, v3, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v6
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	global_store_b64 v[0:1], v[2:3], off
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
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[5:6], null, s15, s2, v[0:1]
	v_mov_b32_e32 v6, 0
	v_lshlrev_b64 v[0:1], 3, v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	global_load_b64 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v7, v3, v5
	v_cmp_ne_u64_e32 vcc_lo, 0, v[6:7]
	s_and_saveexec_b32 s0, vcc_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB12_2
	v_cvt_f32_u32_e32 v6, v4
	v_cvt_f32_u32_e32 v7, v5
	v_sub_co_u32 v13, vcc_lo, 0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v14, null, 0, v5, vcc_lo
	v_fmamk_f32 v6, v7, 0x4f800000, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v6, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v6, 0x5f7ffffc, v6
	v_mul_f32_e32 v7, 0x2f800000, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v7, v7
	v_fmamk_f32 v6, v7, 0xcf800000, v6
	v_cvt_u32_f32_e32 v15, v7
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v16, v6
	v_mul_lo_u32 v8, v13, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v9, v14, v16
	v_mad_u64_u32 v[6:7], null, v13, v16, 0
	v_add3_u32 v17, v7, v8, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v18, v16, v6
	v_mad_u64_u32 v[9:10], null, v15, v6, 0
	v_mad_u64_u32 v[7:8], null, v16, v17, 0
	v_mad_u64_u32 v[11:12], null, v15, v17, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, v18, v7
	v_add_co_ci_u32_e64 v7, null, 0, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v6, vcc_lo, v6, v9
	v_add_co_ci_u32_e32 v6, vcc_lo, v7, v10, vcc_lo
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, v6, v11
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, v16, v6
	v_add_co_ci_u32_e64 v15, null, v15, v7, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v8, v14, v16
	v_mad_u64_u32 v[6:7], null, v13, v16, 0
	v_mul_lo_u32 v9, v13, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v14, v16, v6
	v_add3_u32 v13, v7, v9, v8
	v_mad_u64_u32 v[9:10], null, v15, v6, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[7:8], null, v16, v13, 0
	v_mad_u64_u32 v[11:12], null, v15, v13, 0
	v_add_co_u32 v6, vcc_lo, v14, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v7, null, 0, v8, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v6, vcc_lo, v7, v10, vcc_lo
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v12, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	v_add_co_u32 v10, vcc_lo, v16, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v12, null, v15, v7, vcc_lo
	v_mul_hi_u32 v13, v2, v10
	v_mad_u64_u32 v[8:9], null, v3, v10, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[6:7], null, v2, v12, 0
	v_mad_u64_u32 v[10:11], null, v3, v12, 0
	v_add_co_u32 v6, vcc_lo, v13, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
	v_add_co_u32 v6, vcc_lo, v6, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v6, vcc_lo, v7, v9, vcc_lo
	v_add_co_ci_u32_e32 v7, vcc_lo, 0, v11, vcc_lo
	v_add_co_u32 v8, vcc_lo, v6, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v7, vcc_lo
	v_mul_lo_u32 v10, v5, v8
	v_mad_u64_u32 v[6:7], null, v4, v8, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v11, v4, v9
	v_sub_co_u32 v6, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v7, v7, v11, v10
	v_add_co_u32 v11, s0, v8, 2
	v_add_co_ci_u32_e64 v12, null, 0, v9, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v10, v3, v7
	v_sub_co_u32 v13, s0, v6, v4
	v_sub_co_ci_u32_e64 v7, null, v3, v7, vcc_lo
	v_sub_co_ci_u32_e64 v10, null, v10, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v13, v4
	v_subrev_co_ci_u32_e64 v10, null, 0, v10, s0
	v_cndmask_b32_e64 v13, 0, -1, vcc_lo
	v_cmp_eq_u32_e64 s0, v7, v5
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_ge_u32_e32 vcc_lo, v10, v5
	v_cndmask_b32_e64 v14, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v6, v4
	v_cndmask_b32_e64 v6, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v7, v5
	v_cndmask_b32_e64 v15, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v10, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v6, v15, v6, s0
	v_cndmask_b32_e32 v10, v14, v13, vcc_lo
	v_add_co_u32 v13, vcc_lo, v8, 1
	v_add_co_ci_u32_e64 v14, null, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v10
	v_dual_cndmask_b32 v7, v14, v12 :: v_dual_cndmask_b32 v10, v13, v11
	v_cmp_ne_u32_e32 vcc_lo, 0, v6
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_cndmask_b32 v7, v9, v7 :: v_dual_cndmask_b32 v6, v8, v10
.LBB12_2:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB12_4
	v_cvt_f32_u32_e32 v6, v4
	v_sub_nc_u32_e32 v7, 0, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v6, v6
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v6, 0x4f7ffffe, v6
	v_cvt_u32_f32_e32 v6, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v7, v7, v6
	v_mul_hi_u32 v7, v6, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, v6, v7
	v_mul_hi_u32 v6, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v7, v6, v4
	v_add_nc_u32_e32 v8, 1, v6
	v_sub_nc_u32_e32 v7, v2, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v9, v7, v4
	v_cmp_ge_u32_e32 vcc_lo, v7, v4
	v_dual_cndmask_b32 v7, v7, v9 :: v_dual_cndmask_b32 v6, v6, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v7, v4
	v_dual_mov_b32 v7, 0 :: v_dual_add_nc_u32 v8, 1, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v6, v6, v8, vcc_lo
.LBB12_4:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v10, v7, v4
	v_mul_lo_u32 v5, v6, v5
	v_mad_u64_u32 v[8:9], null, v6, v4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v4, v9, v5, v10
	v_sub_co_u32 v2, vcc_lo, v2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v3, null, v3, v4, vcc_lo
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_xor_b32_e32 v2, v2, v6
	s_delay_alu instid0(VALU_DEP_3)
	v_xor_b32_e32 v3, v3, v7
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b64 v[0:1], v[2:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel uldiv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 19
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
	.end_amdhsa_kernel
	.text
.Lfunc_end12:
	.size	uldiv, .Lfunc_end12-uldiv
	.set uldiv.num_vgpr, 19
	.set uldiv.num_agpr, 0
	.set uldiv.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 3, v[7:8]
	v_add_co_u32 v2, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v6
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	global_load_b64 v[2:3], v[2:3], off
	global_load_b64 v[4:5], v[4:5], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v9, v3, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_ne_u64_e32 vcc_lo, 0, v[8:9]
	s_and_saveexec_b32 s0, vcc_lo
	s_xor_b32 s1, exec_lo, s0
	s_cbranch_execz .LBB13_2
	v_cvt_f32_u32_e32 v8, v4
	v_cvt_f32_u32_e32 v9, v5
	v_sub_co_u32 v15, vcc_lo, 0, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v16, null, 0, v5, vcc_lo
	v_fmamk_f32 v8, v9, 0x4f800000, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v8, v8
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	v_mul_f32_e32 v9, 0x2f800000, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v9, v9
	v_fmamk_f32 v8, v9, 0xcf800000, v8
	v_cvt_u32_f32_e32 v17, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cvt_u32_f32_e32 v18, v8
	v_mul_lo_u32 v10, v15, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v11, v16, v18
	v_mad_u64_u32 v[8:9], null, v15, v18, 0
	v_add3_u32 v19, v9, v10, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v20, v18, v8
	v_mad_u64_u32 v[11:12], null, v17, v8, 0
	v_mad_u64_u32 v[9:10], null, v18, v19, 0
	v_mad_u64_u32 v[13:14], null, v17, v19, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v20, v9
	v_add_co_ci_u32_e64 v9, null, 0, v10, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_u32 v8, vcc_lo, v8, v11
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v12, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v8, v13
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v18, vcc_lo, v18, v8
	v_add_co_ci_u32_e64 v17, null, v17, v9, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v10, v16, v18
	v_mad_u64_u32 v[8:9], null, v15, v18, 0
	v_mul_lo_u32 v11, v15, v17
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v16, v18, v8
	v_add3_u32 v15, v9, v11, v10
	v_mad_u64_u32 v[11:12], null, v17, v8, 0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[9:10], null, v18, v15, 0
	v_mad_u64_u32 v[13:14], null, v17, v15, 0
	v_add_co_u32 v8, vcc_lo, v16, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v10, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v12, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v14, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	v_add_co_u32 v12, vcc_lo, v18, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v14, null, v17, v9, vcc_lo
	v_mul_hi_u32 v15, v2, v12
	v_mad_u64_u32 v[10:11], null, v3, v12, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mad_u64_u32 v[8:9], null, v2, v14, 0
	v_mad_u64_u32 v[12:13], null, v3, v14, 0
	v_add_co_u32 v8, vcc_lo, v15, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v9, null, 0, v9, vcc_lo
	v_add_co_u32 v8, vcc_lo, v8, v10
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e32 v8, vcc_lo, v9, v11, vcc_lo
	v_add_co_ci_u32_e32 v9, vcc_lo, 0, v13, vcc_lo
	v_add_co_u32 v10, vcc_lo, v8, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v11, null, 0, v9, vcc_lo
	v_mul_lo_u32 v12, v5, v10
	v_mad_u64_u32 v[8:9], null, v4, v10, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v13, v4, v11
	v_sub_co_u32 v8, vcc_lo, v2, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add3_u32 v9, v9, v13, v12
	v_add_co_u32 v13, s0, v10, 2
	v_add_co_ci_u32_e64 v14, null, 0, v11, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v12, v3, v9
	v_sub_co_u32 v15, s0, v8, v4
	v_sub_co_ci_u32_e64 v9, null, v3, v9, vcc_lo
	v_sub_co_ci_u32_e64 v12, null, v12, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v15, v4
	v_subrev_co_ci_u32_e64 v12, null, 0, v12, s0
	v_cndmask_b32_e64 v15, 0, -1, vcc_lo
	v_cmp_eq_u32_e64 s0, v9, v5
	s_delay_alu instid0(VALU_DEP_3)
	v_cmp_ge_u32_e32 vcc_lo, v12, v5
	v_cndmask_b32_e64 v16, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v8, v4
	v_cndmask_b32_e64 v8, 0, -1, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v9, v5
	v_cndmask_b32_e64 v17, 0, -1, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, v12, v5
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v8, v17, v8, s0
	v_cndmask_b32_e32 v12, v16, v15, vcc_lo
	v_add_co_u32 v15, vcc_lo, v10, 1
	v_add_co_ci_u32_e64 v16, null, 0, v11, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ne_u32_e32 vcc_lo, 0, v12
	v_dual_cndmask_b32 v9, v16, v14 :: v_dual_cndmask_b32 v12, v15, v13
	v_cmp_ne_u32_e32 vcc_lo, 0, v8
	s_delay_alu instid0(VALU_DEP_2)
	v_dual_cndmask_b32 v9, v11, v9 :: v_dual_cndmask_b32 v8, v10, v12
.LBB13_2:
	s_and_not1_saveexec_b32 s0, s1
	s_cbranch_execz .LBB13_4
	v_cvt_f32_u32_e32 v8, v4
	v_sub_nc_u32_e32 v9, 0, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v8, v8
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v9, v9, v8
	v_mul_hi_u32 v9, v8, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v8, v8, v9
	v_mul_hi_u32 v8, v2, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v9, v8, v4
	v_add_nc_u32_e32 v10, 1, v8
	v_sub_nc_u32_e32 v9, v2, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v11, v9, v4
	v_cmp_ge_u32_e32 vcc_lo, v9, v4
	v_dual_cndmask_b32 v9, v9, v11 :: v_dual_cndmask_b32 v8, v8, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_ge_u32_e32 vcc_lo, v9, v4
	v_dual_mov_b32 v9, 0 :: v_dual_add_nc_u32 v10, 1, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v8, v8, v10, vcc_lo
.LBB13_4:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v12, v9, v4
	v_mul_lo_u32 v5, v8, v5
	v_mad_u64_u32 v[10:11], null, v8, v4, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_add3_u32 v4, v11, v5, v12
	v_sub_co_u32 v2, vcc_lo, v2, v10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_co_ci_u32_e64 v3, null, v3, v4, vcc_lo
	v_add_co_u32 v0, vcc_lo, v0, v6
	v_xor_b32_e32 v2, v2, v8
	s_delay_alu instid0(VALU_DEP_3)
	v_xor_b32_e32 v3, v3, v9
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	global_store_b64 v[0:1], v[2:3], off
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
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x24
	s_load_b64 s[4:5], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	v_mov_b32_e32 v2, 0
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshlrev_b64 v[1:2], 1, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s4, v1
	v_add_co_ci_u32_e64 v4, null, s5, v2, vcc_lo
	global_load_d16_b16 v5, v[3:4], off
	s_waitcnt lgkmcnt(0)
	v_add_co_u32 v3, vcc_lo, s2, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v4, null, s3, v2, vcc_lo
	v_add_co_u32 v1, vcc_lo, s0, v1
	v_add_co_ci_u32_e64 v2, null, s1, v2, vcc_lo
	global_load_d16_b16 v3, v[3:4], off
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v0, v5.l
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v0, v0
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v4, v3.l
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v4, v4, v0
	v_fma_mix_f32 v6, -v5, v4, v3 op_sel_hi:[1,0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v4, v6, v0
	v_fma_mix_f32 v6, -v5, v4, v3 op_sel_hi:[1,0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v0, v6, v0
	v_and_b32_e32 v0, 0xff800000, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v0, v0, v4
	v_cvt_f16_f32_e32 v0.l, v0
	v_mul_f16_e32 v0.h, v3.l, v5.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f16 v0.l, v0.l, v5.l, v3.l
	v_add_f16_e32 v0.l, v0.h, v0.l
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_f16_e32 v0.l, v0.l, v5.l
	global_store_b16 v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel halfs
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 7
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
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
.Lfunc_end14:
	.size	halfs, .Lfunc_end14-halfs
	.set halfs.num_vgpr, 7
	.set halfs.num_agpr, 0
	.set halfs.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 1, v[7:8]
	v_add_co_u32 v4, vcc_lo, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	v_add_co_u32 v2, vcc_lo, v2, v6
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	global_load_d16_b16 v4, v[4:5], off
	v_add_co_u32 v0, vcc_lo, v0, v6
	global_load_d16_b16 v3, v[2:3], off
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v2, v4.l
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v5, v3.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_f32_e32 v2, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, v5, v2
	v_fma_mix_f32 v8, -v4, v5, v3 op_sel_hi:[1,0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_fmac_f32_e32 v5, v8, v2
	v_fma_mix_f32 v8, -v4, v5, v3 op_sel_hi:[1,0,1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_f32_e32 v2, v8, v2
	v_and_b32_e32 v2, 0xff800000, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_f32_e32 v2, v2, v5
	v_cvt_f16_f32_e32 v2.l, v2
	v_mul_f16_e32 v2.h, v3.l, v4.l
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_div_fixup_f16 v2.l, v2.l, v4.l, v3.l
	v_add_f16_e32 v2.l, v2.h, v2.l
	s_delay_alu instid0(VALU_DEP_1)
	v_sub_f16_e32 v2.l, v2.l, v4.l
	global_store_b16 v[0:1], v2, off
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
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v4, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s1, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	v_add_co_u32 v0, vcc_lo, s4, v0
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v2, v2, v3, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_pk_add_f16 v2, v3, v2
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel hfma
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 6
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end16:
	.size	hfma, .Lfunc_end16-hfma
	.set hfma.num_vgpr, 6
	.set hfma.num_agpr, 0
	.set hfma.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 2, v[7:8]
	v_add_co_u32 v2, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v6
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	global_load_b32 v2, v[2:3], off
	global_load_b32 v3, v[4:5], off
	v_add_co_u32 v0, vcc_lo, v0, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	s_waitcnt vmcnt(0)
	v_pk_fma_f16 v2, v2, v3, v2
	v_pk_add_f16 v2, v3, v2
	global_store_b32 v[0:1], v2, off
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x24
	s_load_b64 s[2:3], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[2:3], null, s15, s4, v[0:1]
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[0:1], 3, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_load_b128 s[0:3], s[0:1], 0x0
	global_load_b64 v[6:7], v[0:1], off
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_lshlrev_b32_e32 v2, 3, v2
	s_waitcnt lgkmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_load_b32 v11, v[0:1], off
	s_waitcnt vmcnt(1)
	v_trunc_f64_e32 v[0:1], v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f64 v[4:5], v[0:1], 0xffffffe0
	v_floor_f64_e32 v[4:5], v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_fma_f64 v[8:9], 0xc1f00000, v[4:5], v[0:1]
	v_cvt_i32_f64_e32 v1, v[4:5]
	v_cvt_i32_f64_e32 v5, v[6:7]
	v_cvt_f32_f64_e32 v6, v[6:7]
	v_cvt_u32_f64_e32 v0, v[8:9]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cls_i32_e32 v8, v1
	v_clz_i32_u32_e32 v9, v1
	v_add_nc_u32_e32 v8, -1, v8
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_u32_e32 v12, 32, v9
	v_xor_b32_e32 v4, v0, v1
	v_lshlrev_b64 v[9:10], v12, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ashrrev_i32_e32 v4, 31, v4
	v_add_nc_u32_e32 v4, 32, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_min_u32_e32 v4, v8, v4
	v_lshlrev_b64 v[7:8], v4, v[0:1]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_min_u32_e32 v1, 1, v7
	v_min_u32_e32 v7, 1, v9
	v_or_b32_e32 v1, v8, v1
	s_delay_alu instid0(VALU_DEP_2)
	v_or_b32_e32 v7, v10, v7
	v_sub_nc_u32_e32 v8, 32, v4
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e32 v4, v11
	v_cvt_f32_i32_e32 v9, v1
	v_lshlrev_b64 v[1:2], 2, v[2:3]
	v_sub_nc_u32_e32 v3, 32, v12
	v_cvt_f32_u32_e32 v10, v7
	v_and_b32_e32 v7, 0xff, v4
	v_ldexp_f32 v11, v9, v8
	v_add_co_u32 v8, vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s1, v2, vcc_lo
	v_ldexp_f32 v2, v10, v3
	v_perm_b32 v3, v4, v5, 0x7010c0d
	v_mov_b32_e32 v1, v11
	s_clause 0x1
	global_store_b128 v[8:9], v[4:7], off
	global_store_b128 v[8:9], v[0:3], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel conv
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 13
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
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
.Lfunc_end18:
	.size	conv, .Lfunc_end18-conv
	.set conv.num_vgpr, 13
	.set conv.num_agpr, 0
	.set conv.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[9:10], null, s12, s0, v[6:7]
	v_mov_b32_e32 v10, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 3, v[9:10]
	v_add_co_u32 v4, vcc_lo, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v5, v7, vcc_lo
	v_lshlrev_b64 v[6:7], 2, v[9:10]
	v_lshlrev_b32_e32 v9, 3, v9
	global_load_b64 v[4:5], v[4:5], off
	v_add_co_u32 v2, vcc_lo, v2, v6
	v_add_co_ci_u32_e64 v3, null, v3, v7, vcc_lo
	global_load_b32 v13, v[2:3], off
	s_waitcnt vmcnt(1)
	v_trunc_f64_e32 v[2:3], v[4:5]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_ldexp_f64 v[6:7], v[2:3], 0xffffffe0
	v_floor_f64_e32 v[6:7], v[6:7]
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_fma_f64 v[11:12], 0xc1f00000, v[6:7], v[2:3]
	v_cvt_i32_f64_e32 v3, v[6:7]
	v_cvt_i32_f64_e32 v7, v[4:5]
	v_cvt_u32_f64_e32 v2, v[11:12]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cls_i32_e32 v8, v3
	v_clz_i32_u32_e32 v12, v3
	v_add_nc_u32_e32 v11, -1, v8
	v_cvt_f32_f64_e32 v8, v[4:5]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_min_u32_e32 v14, 32, v12
	v_xor_b32_e32 v6, v2, v3
	v_ashrrev_i32_e32 v6, 31, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v6, 32, v6
	v_min_u32_e32 v6, v11, v6
	v_lshlrev_b64 v[11:12], v14, v[2:3]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], v6, v[2:3]
	v_min_u32_e32 v3, 1, v4
	s_delay_alu instid0(VALU_DEP_3)
	v_min_u32_e32 v4, 1, v11
	v_sub_nc_u32_e32 v11, 32, v6
	s_waitcnt vmcnt(0)
	v_cvt_i32_f32_e32 v6, v13
	v_or_b32_e32 v3, v5, v3
	v_or_b32_e32 v5, v12, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_cvt_f32_i32_e32 v12, v3
	v_lshlrev_b64 v[3:4], 2, v[9:10]
	v_sub_nc_u32_e32 v10, 32, v14
	v_cvt_f32_u32_e32 v5, v5
	v_and_b32_e32 v9, 0xff, v6
	v_ldexp_f32 v11, v12, v11
	v_add_co_u32 v0, vcc_lo, v0, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v4, vcc_lo
	v_ldexp_f32 v4, v5, v10
	v_perm_b32 v5, v6, v7, 0x7010c0d
	v_mov_b32_e32 v3, v11
	s_clause 0x1
	global_store_b128 v[0:1], v[6:9], off
	global_store_b128 v[0:1], v[2:5], off offset:16
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	v_lshlrev_b32_e32 v1, 2, v1
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v3, vcc_lo, s2, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v4, null, s3, v4, vcc_lo
	v_add_co_u32 v0, vcc_lo, s0, v0
	global_load_b32 v5, v[3:4], off
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	s_waitcnt vmcnt(0)
	v_floor_f32_e32 v2, v5
	global_store_b32 v[0:1], v2, off
	global_load_b32 v2, v[3:4], off
	s_waitcnt vmcnt(0)
	v_ceil_f32_e32 v2, v2
	global_store_b32 v[0:1], v2, off offset:4
	global_load_b32 v2, v[3:4], off
	s_waitcnt vmcnt(0)
	v_trunc_f32_e32 v2, v2
	global_store_b32 v[0:1], v2, off offset:8
	global_load_b32 v2, v[3:4], off
	s_waitcnt vmcnt(0)
	v_rndne_f32_e32 v2, v2
	global_store_b32 v[0:1], v2, off offset:12
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel round4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 6
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end20:
	.size	round4, .Lfunc_end20-round4
	.set round4.num_vgpr, 6
	.set round4.num_agpr, 0
	.set round4.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v2, v7
	v_add_co_ci_u32_e64 v3, null, v3, v8, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_add_co_u32 v0, vcc_lo, v0, v4
	global_load_b32 v7, v[2:3], off
	v_add_co_ci_u32_e64 v1, null, v1, v5, vcc_lo
	s_waitcnt vmcnt(0)
	v_floor_f32_e32 v6, v7
	global_store_b32 v[0:1], v6, off
	global_load_b32 v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_ceil_f32_e32 v4, v4
	global_store_b32 v[0:1], v4, off offset:4
	global_load_b32 v4, v[2:3], off
	s_waitcnt vmcnt(0)
	v_trunc_f32_e32 v4, v4
	global_store_b32 v[0:1], v4, off offset:8
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_rndne_f32_e32 v2, v2
	global_store_b32 v[0:1], v2, off offset:12
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[3:4], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s2, v3
	v_add_co_ci_u32_e64 v4, null, s3, v4, vcc_lo
	global_load_b32 v7, v[3:4], off
	v_dual_mov_b32 v3, v2 :: v_dual_lshlrev_b32 v2, 3, v1
	v_sub_nc_u32_e32 v1, 0, v1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v8, vcc_lo, s0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, s1, v3, vcc_lo
	s_waitcnt vmcnt(0)
	v_clz_i32_u32_e32 v2, v7
	v_ctz_i32_b32_e32 v10, v7
	v_bcnt_u32_b32 v0, v7, 0
	v_bfrev_b32_e32 v3, v7
	v_alignbit_b32 v5, v7, v7, v1.l
	v_min_u32_e32 v1, 32, v2
	v_min_u32_e32 v2, 32, v10
	v_perm_b32 v4, 0, v7, 0x10203
	v_bfe_u32 v6, v7, 5, 7
	v_bfe_i32 v7, v7, 13, 12
	s_clause 0x1
	global_store_b128 v[8:9], v[0:3], off
	global_store_b128 v[8:9], v[4:7], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bits
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end22:
	.size	bits, .Lfunc_end22-bits
	.set bits.num_vgpr, 11
	.set bits.num_agpr, 0
	.set bits.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_add_co_u32 v2, vcc_lo, v2, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_add_co_ci_u32_e64 v3, null, v3, v8, vcc_lo
	global_load_b32 v7, v[2:3], off
	v_dual_mov_b32 v3, v6 :: v_dual_lshlrev_b32 v2, 3, v5
	v_sub_nc_u32_e32 v5, 0, v5
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v0, v2
	v_add_co_ci_u32_e64 v9, null, v1, v3, vcc_lo
	s_waitcnt vmcnt(0)
	v_clz_i32_u32_e32 v1, v7
	v_ctz_i32_b32_e32 v2, v7
	v_bcnt_u32_b32 v0, v7, 0
	v_bfrev_b32_e32 v3, v7
	v_perm_b32 v4, 0, v7, 0x10203
	v_min_u32_e32 v1, 32, v1
	v_min_u32_e32 v2, 32, v2
	v_alignbit_b32 v5, v7, v7, v5.l
	v_bfe_u32 v6, v7, 5, 7
	v_bfe_i32 v7, v7, 13, 12
	s_clause 0x1
	global_store_b128 v[8:9], v[0:3], off
	global_store_b128 v[8:9], v[4:7], off offset:16
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
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[4:5], null, s15, s2, v[0:1]
	v_mov_b32_e32 v5, 0
	v_lshlrev_b64 v[0:1], 3, v[4:5]
	v_mul_lo_u32 v4, v4, 6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v0
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_load_b64 v[11:12], v[2:3], off
	global_load_b64 v[13:14], v[0:1], off
	v_dual_mov_b32 v7, v5 :: v_dual_add_nc_u32 v6, 2, v4
	v_lshlrev_b64 v[8:9], 3, v[4:5]
	v_add_nc_u32_e32 v4, 4, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[6:7], 3, v[6:7]
	v_add_co_u32 v17, vcc_lo, s4, v8
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v18, null, s5, v9, vcc_lo
	v_add_co_u32 v19, vcc_lo, s4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v20, null, s5, v7, vcc_lo
	v_lshlrev_b64 v[15:16], 3, v[4:5]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], null, v13, v11, 0
	v_sub_co_u32 v22, vcc_lo, 0, v13
	v_sub_co_ci_u32_e64 v23, null, 0, v14, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, v[11:12], v[13:14]
	v_mov_b32_e32 v2, v5
	v_mul_lo_u32 v10, v14, v11
	v_mul_lo_u32 v21, v13, v12
	v_cndmask_b32_e32 v23, v14, v23, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mad_u64_u32 v[8:9], null, v14, v11, v[1:2]
	v_lshlrev_b64 v[2:3], v13, v[11:12]
	v_add3_u32 v1, v1, v21, v10
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v4, v8
	v_mad_u64_u32 v[7:8], null, v13, v12, v[4:5]
	v_lshrrev_b64 v[4:5], v13, v[11:12]
	v_ashrrev_i64 v[6:7], v13, v[11:12]
	v_cndmask_b32_e32 v13, v13, v22, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v21, s0, v9, v8
	v_add_co_ci_u32_e64 v22, null, 0, 0, s0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v8, vcc_lo, v13, v11
	v_add_co_ci_u32_e64 v9, null, v23, v12, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[10:11], null, v14, v12, v[21:22]
	v_add_co_u32 v12, vcc_lo, s4, v15
	v_add_co_ci_u32_e64 v13, null, s5, v16, vcc_lo
	s_clause 0x2
	global_store_b128 v[17:18], v[0:3], off
	global_store_b128 v[19:20], v[4:7], off
	global_store_b128 v[12:13], v[8:11], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 24
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
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
.Lfunc_end24:
	.size	wide, .Lfunc_end24-wide
	.set wide.num_vgpr, 24
	.set wide.num_agpr, 0
	.set wide.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[9:10], 3, v[7:8]
	v_mul_lo_u32 v7, v7, 6
	v_add_co_u32 v2, vcc_lo, v2, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v10, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v9
	v_add_co_ci_u32_e64 v5, null, v5, v10, vcc_lo
	global_load_b64 v[13:14], v[2:3], off
	global_load_b64 v[15:16], v[4:5], off
	v_dual_mov_b32 v6, v8 :: v_dual_add_nc_u32 v5, 2, v7
	v_lshlrev_b64 v[9:10], 3, v[7:8]
	v_add_nc_u32_e32 v7, 4, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[5:6], 3, v[5:6]
	v_add_co_u32 v19, vcc_lo, v0, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v20, null, v1, v10, vcc_lo
	v_add_co_u32 v21, vcc_lo, v0, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v22, null, v1, v6, vcc_lo
	v_lshlrev_b64 v[17:18], 3, v[7:8]
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[2:3], null, v15, v13, 0
	v_sub_co_u32 v25, vcc_lo, 0, v15
	v_sub_co_ci_u32_e64 v26, null, 0, v16, vcc_lo
	v_cmp_gt_u64_e32 vcc_lo, v[13:14], v[15:16]
	v_mov_b32_e32 v4, v8
	v_mul_lo_u32 v23, v16, v13
	v_mul_lo_u32 v24, v15, v14
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_mad_u64_u32 v[9:10], null, v16, v13, v[3:4]
	v_lshlrev_b64 v[4:5], v15, v[13:14]
	v_add3_u32 v3, v3, v24, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mov_b32_e32 v7, v9
	v_mad_u64_u32 v[11:12], null, v15, v14, v[7:8]
	v_lshrrev_b64 v[6:7], v15, v[13:14]
	v_ashrrev_i64 v[8:9], v15, v[13:14]
	v_cndmask_b32_e32 v15, v15, v25, vcc_lo
	v_cndmask_b32_e32 v11, v16, v26, vcc_lo
	v_add_co_u32 v23, s0, v10, v12
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v24, null, 0, 0, s0
	v_add_co_u32 v10, vcc_lo, v15, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v11, null, v11, v14, vcc_lo
	v_mad_u64_u32 v[12:13], null, v16, v14, v[23:24]
	v_add_co_u32 v0, vcc_lo, v0, v17
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v18, vcc_lo
	s_clause 0x2
	global_store_b128 v[19:20], v[2:5], off
	global_store_b128 v[21:22], v[6:9], off
	global_store_b128 v[0:1], v[10:13], off
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
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x1c
	s_load_b128 s[4:7], s[0:1], 0x0
	s_mov_b32 s3, 0
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s2, 0xffff
	s_mov_b32 s2, exec_lo
	v_mad_u64_u32 v[1:2], null, s15, s0, v[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b32 s0, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	v_add_co_u32 v2, vcc_lo, s6, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, s7, v1, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v2
	v_cmpx_lt_i32_e32 4, v3
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB26_14
	s_mov_b32 s6, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 8, v3
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB26_9
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 11, v3
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB26_6
	s_mov_b32 s6, -1
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 12, v3
	s_xor_b32 s6, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s6, s6, exec_lo
.LBB26_6:
	s_and_not1_saveexec_b32 s7, s7
	v_cmp_ne_u32_e32 vcc_lo, 9, v3
	s_and_not1_b32 s6, s6, exec_lo
	s_mov_b32 s3, exec_lo
	s_and_b32 s8, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s6, s6, s8
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s3, s3, exec_lo
	s_and_b32 s6, s6, exec_lo
.LBB26_9:
	s_or_saveexec_b32 s1, s1
	v_mov_b32_e32 v5, -1
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB26_13
	s_mov_b32 s7, -1
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 5, v3
	v_sub_nc_u32_e32 v5, 0, v2
	s_xor_b32 s7, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s6, s6, s7
.LBB26_13:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s1, s3, exec_lo
	s_and_b32 s3, s6, exec_lo
.LBB26_14:
	s_and_not1_saveexec_b32 s2, s2
	s_cbranch_execz .LBB26_20
	s_mov_b32 s7, s3
	s_mov_b32 s8, s1
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 0, v3
	s_cbranch_execz .LBB26_19
	s_mov_b32 s7, -1
	s_mov_b32 s8, s3
	s_mov_b32 s10, s1
	s_mov_b32 s9, exec_lo
	v_cmpx_lt_i32_e32 1, v3
	v_cmp_eq_u32_e32 vcc_lo, 2, v3
	v_cmp_ne_u32_e64 s0, 2, v3
	s_and_not1_b32 s8, s1, exec_lo
	s_and_not1_b32 s11, s3, exec_lo
	s_xor_b32 s7, exec_lo, -1
	s_and_b32 s10, vcc_lo, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s10, s8, s10
	s_or_b32 s8, s11, s0
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s0, s7, exec_lo
	s_and_not1_b32 s7, s1, exec_lo
	s_and_b32 s9, s10, exec_lo
	s_and_not1_b32 s10, s3, exec_lo
	s_and_b32 s11, s8, exec_lo
	s_or_b32 s8, s7, s9
	s_or_b32 s7, s10, s11
.LBB26_19:
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v5, 3
	s_and_not1_b32 s1, s1, exec_lo
	s_and_b32 s6, s8, exec_lo
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s1, s1, s6
	s_or_b32 s3, s3, s7
.LBB26_20:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s3
	v_mov_b32_e32 v5, 1
	s_and_not1_b32 s1, s1, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s2
	v_mov_b32_e32 v5, 0
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s0
	v_mov_b32_e32 v5, 35
	s_or_b32 exec_lo, exec_lo, s1
	v_add_nc_u32_e32 v4, 1, v2
	s_mov_b32 s0, 0
	s_mov_b32 s3, 0
	s_mov_b32 s2, 0
	s_mov_b32 s1, exec_lo
	v_and_b32_e32 v6, 15, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v6
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB26_44
	s_mov_b32 s6, 0
	s_mov_b32 s2, exec_lo
	v_cmpx_lt_i32_e32 8, v6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB26_39
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 11, v6
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB26_32
	s_mov_b32 s3, -1
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 12, v6
	s_mov_b32 s6, exec_lo
	v_not_b32_e32 v4, v5
	s_xor_b32 s3, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s3, s3, exec_lo
.LBB26_32:
	s_and_not1_saveexec_b32 s7, s7
	s_cbranch_execz .LBB26_38
	s_mov_b32 s9, -1
	s_mov_b32 s10, s6
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 9, v6
	s_cbranch_execz .LBB26_37
	v_and_b32_e32 v4, 1, v5
	s_mov_b32 s9, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s10, vcc_lo
	s_xor_b32 s10, exec_lo, s10
	v_or_b32_e32 v4, 1, v5
	s_or_b32 s9, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s10, s6, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s10, s10, s9
	s_xor_b32 s9, exec_lo, -1
.LBB26_37:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s8, s10, exec_lo
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s6, s6, s8
	s_or_b32 s3, s3, s9
.LBB26_38:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s3, s3, exec_lo
.LBB26_39:
	s_and_not1_saveexec_b32 s2, s2
	s_cbranch_execz .LBB26_43
	s_mov_b32 s7, -1
	s_mov_b32 s8, s6
	s_mov_b32 s9, exec_lo
	v_cmpx_eq_u32_e32 5, v6
	v_sub_nc_u32_e32 v4, v5, v2
	s_or_b32 s8, s6, exec_lo
	s_xor_b32 s7, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s6, s6, s8
	s_or_b32 s3, s3, s7
.LBB26_43:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s2, s6, exec_lo
	s_and_b32 s3, s3, exec_lo
.LBB26_44:
	s_or_saveexec_b32 s1, s1
	s_mov_b32 s7, 0
	s_mov_b32 s6, 0
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB26_50
	s_mov_b32 s8, 0
	s_mov_b32 s6, -1
	s_mov_b32 s9, s3
	s_mov_b32 s0, exec_lo
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz .LBB26_49
	s_mov_b32 s8, -1
	s_mov_b32 s9, s3
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 1, v6
	v_cmp_ne_u32_e32 vcc_lo, 2, v6
	s_and_not1_b32 s9, s3, exec_lo
	s_mov_b32 s7, exec_lo
	s_xor_b32 s8, exec_lo, -1
	s_and_b32 s10, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s9, s9, s10
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s3, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_xor_b32 s6, exec_lo, -1
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s9, s10, s9
.LBB26_49:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s0, s8, exec_lo
	s_or_b32 s3, s3, s9
.LBB26_50:
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s3
	v_add_nc_u32_e32 v4, 1, v5
	s_or_b32 s2, s2, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b32 s1, s0
	v_xor_b32_e32 v6, 5, v5
	s_or_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s0, s7
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v4, v6, 7
	s_or_b32 s2, s2, exec_lo
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s6
	v_add_nc_u32_e32 v4, 3, v5
	s_or_b32 s2, s2, exec_lo
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB26_328
	v_add_nc_u32_e32 v5, 2, v2
	s_mov_b32 s1, 0
	s_mov_b32 s6, 0
	s_mov_b32 s3, 0
	s_mov_b32 s2, exec_lo
	v_and_b32_e32 v6, 15, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v6
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB26_77
	s_mov_b32 s7, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_lt_i32_e32 8, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB26_72
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 11, v6
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB26_65
	s_mov_b32 s6, -1
	s_mov_b32 s9, exec_lo
	v_cmpx_eq_u32_e32 12, v6
	s_mov_b32 s7, exec_lo
	v_not_b32_e32 v5, v4
	s_xor_b32 s6, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s6, s6, exec_lo
.LBB26_65:
	s_and_not1_saveexec_b32 s8, s8
	s_cbranch_execz .LBB26_71
	s_mov_b32 s10, -1
	s_mov_b32 s11, s7
	s_mov_b32 s9, exec_lo
	v_cmpx_eq_u32_e32 9, v6
	s_cbranch_execz .LBB26_70
	v_and_b32_e32 v5, 1, v4
	s_mov_b32 s10, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s11, vcc_lo
	s_xor_b32 s11, exec_lo, s11
	v_add_nc_u32_e32 v5, 2, v4
	s_or_b32 s10, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s11, s7, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s11, s11, s10
	s_xor_b32 s10, exec_lo, -1
.LBB26_70:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s9, s11, exec_lo
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s7, s7, s9
	s_or_b32 s6, s6, s10
.LBB26_71:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s6, s6, exec_lo
.LBB26_72:
	s_and_not1_saveexec_b32 s3, s3
	s_cbranch_execz .LBB26_76
	s_mov_b32 s8, -1
	s_mov_b32 s9, s7
	s_mov_b32 s10, exec_lo
	v_cmpx_eq_u32_e32 5, v6
	v_sub_nc_u32_e32 v5, v4, v2
	s_or_b32 s9, s7, exec_lo
	s_xor_b32 s8, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s7, s7, s9
	s_or_b32 s6, s6, s8
.LBB26_76:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s3, s7, exec_lo
	s_and_b32 s6, s6, exec_lo
.LBB26_77:
	s_or_saveexec_b32 s2, s2
	s_mov_b32 s8, 0
	s_mov_b32 s7, 0
	s_xor_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB26_83
	s_mov_b32 s9, 0
	s_mov_b32 s7, -1
	s_mov_b32 s10, s6
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz .LBB26_82
	s_mov_b32 s9, -1
	s_mov_b32 s10, s6
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 1, v6
	v_cmp_ne_u32_e32 vcc_lo, 2, v6
	s_and_not1_b32 s10, s6, exec_lo
	s_mov_b32 s8, exec_lo
	s_xor_b32 s9, exec_lo, -1
	s_and_b32 s11, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s10, s10, s11
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s11, s6, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_xor_b32 s7, exec_lo, -1
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s10, s11, s10
.LBB26_82:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s1, s9, exec_lo
	s_or_b32 s6, s6, s10
.LBB26_83:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s6
	v_add_nc_u32_e32 v5, 1, v4
	s_or_b32 s3, s3, exec_lo
	s_and_not1_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b32 s2, s1
	v_xor_b32_e32 v6, 5, v4
	s_or_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s1, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v5, v6, 7
	s_or_b32 s3, s3, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s7
	v_add_nc_u32_e32 v5, 3, v4
	s_or_b32 s3, s3, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s3
	s_cbranch_execz .LBB26_327
	v_add_nc_u32_e32 v4, 3, v2
	s_mov_b32 s2, 0
	s_mov_b32 s7, 0
	s_mov_b32 s6, 0
	s_mov_b32 s3, exec_lo
	v_and_b32_e32 v6, 15, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v6
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB26_110
	s_mov_b32 s8, 0
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 8, v6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB26_105
	s_mov_b32 s9, exec_lo
	v_cmpx_lt_i32_e32 11, v6
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB26_98
	s_mov_b32 s7, -1
	s_mov_b32 s10, exec_lo
	v_cmpx_eq_u32_e32 12, v6
	s_mov_b32 s8, exec_lo
	v_not_b32_e32 v4, v5
	s_xor_b32 s7, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
.LBB26_98:
	s_and_not1_saveexec_b32 s9, s9
	s_cbranch_execz .LBB26_104
	s_mov_b32 s11, -1
	s_mov_b32 s12, s8
	s_mov_b32 s10, exec_lo
	v_cmpx_eq_u32_e32 9, v6
	s_cbranch_execz .LBB26_103
	v_and_b32_e32 v4, 1, v5
	s_mov_b32 s11, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s12, vcc_lo
	s_xor_b32 s12, exec_lo, s12
	v_add_nc_u32_e32 v4, 3, v5
	s_or_b32 s11, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s12, s8, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s12, s12, s11
	s_xor_b32 s11, exec_lo, -1
.LBB26_103:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s10, s12, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s8, s8, s10
	s_or_b32 s7, s7, s11
.LBB26_104:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
.LBB26_105:
	s_and_not1_saveexec_b32 s6, s6
	s_cbranch_execz .LBB26_109
	s_mov_b32 s9, -1
	s_mov_b32 s10, s8
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 5, v6
	v_sub_nc_u32_e32 v4, v5, v2
	s_or_b32 s10, s8, exec_lo
	s_xor_b32 s9, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s8, s8, s10
	s_or_b32 s7, s7, s9
.LBB26_109:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s6, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
.LBB26_110:
	s_or_saveexec_b32 s3, s3
	s_mov_b32 s9, 0
	s_mov_b32 s8, 0
	s_xor_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB26_116
	s_mov_b32 s10, 0
	s_mov_b32 s8, -1
	s_mov_b32 s11, s7
	s_mov_b32 s2, exec_lo
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz .LBB26_115
	s_mov_b32 s10, -1
	s_mov_b32 s11, s7
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 1, v6
	v_cmp_ne_u32_e32 vcc_lo, 2, v6
	s_and_not1_b32 s11, s7, exec_lo
	s_mov_b32 s9, exec_lo
	s_xor_b32 s10, exec_lo, -1
	s_and_b32 s12, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s11, s11, s12
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s12, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_xor_b32 s8, exec_lo, -1
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s11, s12, s11
.LBB26_115:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s2, s10, exec_lo
	s_or_b32 s7, s7, s11
.LBB26_116:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s7
	v_add_nc_u32_e32 v4, 1, v5
	s_or_b32 s6, s6, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b32 s3, s2
	v_xor_b32_e32 v6, 5, v5
	s_or_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s2, s9
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v4, v6, 7
	s_or_b32 s6, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s8
	v_add_nc_u32_e32 v4, 3, v5
	s_or_b32 s6, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s6
	s_cbranch_execz .LBB26_326
	v_add_nc_u32_e32 v5, 4, v2
	s_mov_b32 s3, 0
	s_mov_b32 s8, 0
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	v_and_b32_e32 v6, 15, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v6
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB26_143
	s_mov_b32 s9, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 8, v6
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB26_138
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 11, v6
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB26_131
	s_mov_b32 s8, -1
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 12, v6
	s_mov_b32 s9, exec_lo
	v_not_b32_e32 v5, v4
	s_xor_b32 s8, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s8, s8, exec_lo
.LBB26_131:
	s_and_not1_saveexec_b32 s10, s10
	s_cbranch_execz .LBB26_137
	s_mov_b32 s12, -1
	s_mov_b32 s13, s9
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 9, v6
	s_cbranch_execz .LBB26_136
	v_and_b32_e32 v5, 1, v4
	s_mov_b32 s12, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s13, vcc_lo
	s_xor_b32 s13, exec_lo, s13
	v_add_nc_u32_e32 v5, 4, v4
	s_or_b32 s12, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s13, s9, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s13, s13, s12
	s_xor_b32 s12, exec_lo, -1
.LBB26_136:
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s11, s13, exec_lo
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s9, s9, s11
	s_or_b32 s8, s8, s12
.LBB26_137:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s8, s8, exec_lo
.LBB26_138:
	s_and_not1_saveexec_b32 s7, s7
	s_cbranch_execz .LBB26_142
	s_mov_b32 s10, -1
	s_mov_b32 s11, s9
	s_mov_b32 s12, exec_lo
	v_cmpx_eq_u32_e32 5, v6
	v_sub_nc_u32_e32 v5, v4, v2
	s_or_b32 s11, s9, exec_lo
	s_xor_b32 s10, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s9, s9, s11
	s_or_b32 s8, s8, s10
.LBB26_142:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s7, s9, exec_lo
	s_and_b32 s8, s8, exec_lo
.LBB26_143:
	s_or_saveexec_b32 s6, s6
	s_mov_b32 s10, 0
	s_mov_b32 s9, 0
	s_xor_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB26_149
	s_mov_b32 s11, 0
	s_mov_b32 s9, -1
	s_mov_b32 s12, s8
	s_mov_b32 s3, exec_lo
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz .LBB26_148
	s_mov_b32 s11, -1
	s_mov_b32 s12, s8
	s_mov_b32 s9, exec_lo
	v_cmpx_lt_i32_e32 1, v6
	v_cmp_ne_u32_e32 vcc_lo, 2, v6
	s_and_not1_b32 s12, s8, exec_lo
	s_mov_b32 s10, exec_lo
	s_xor_b32 s11, exec_lo, -1
	s_and_b32 s13, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s12, s12, s13
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s13, s8, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_xor_b32 s9, exec_lo, -1
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s12, s13, s12
.LBB26_148:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s3, s11, exec_lo
	s_or_b32 s8, s8, s12
.LBB26_149:
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s8
	v_add_nc_u32_e32 v5, 1, v4
	s_or_b32 s7, s7, exec_lo
	s_and_not1_b32 s10, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b32 s6, s3
	v_xor_b32_e32 v6, 5, v4
	s_or_b32 s10, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s3, s10
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v5, v6, 7
	s_or_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s9
	v_add_nc_u32_e32 v5, 3, v4
	s_or_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s7
	s_cbranch_execz .LBB26_325
	v_add_nc_u32_e32 v4, 5, v2
	s_mov_b32 s6, 0
	s_mov_b32 s9, 0
	s_mov_b32 s8, 0
	s_mov_b32 s7, exec_lo
	v_and_b32_e32 v6, 15, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v6
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB26_176
	s_mov_b32 s10, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 8, v6
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB26_171
	s_mov_b32 s11, exec_lo
	v_cmpx_lt_i32_e32 11, v6
	s_xor_b32 s11, exec_lo, s11
	s_cbranch_execz .LBB26_164
	s_mov_b32 s9, -1
	s_mov_b32 s12, exec_lo
	v_cmpx_eq_u32_e32 12, v6
	s_mov_b32 s10, exec_lo
	v_not_b32_e32 v4, v5
	s_xor_b32 s9, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB26_164:
	s_and_not1_saveexec_b32 s11, s11
	s_cbranch_execz .LBB26_170
	s_mov_b32 s13, -1
	s_mov_b32 s14, s10
	s_mov_b32 s12, exec_lo
	v_cmpx_eq_u32_e32 9, v6
	s_cbranch_execz .LBB26_169
	v_and_b32_e32 v4, 1, v5
	s_mov_b32 s13, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s14, vcc_lo
	s_xor_b32 s14, exec_lo, s14
	v_add_nc_u32_e32 v4, 5, v5
	s_or_b32 s13, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s14, s10, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s14, s14, s13
	s_xor_b32 s13, exec_lo, -1
.LBB26_169:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s12, s14, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s10, s10, s12
	s_or_b32 s9, s9, s13
.LBB26_170:
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB26_171:
	s_and_not1_saveexec_b32 s8, s8
	s_cbranch_execz .LBB26_175
	s_mov_b32 s11, -1
	s_mov_b32 s12, s10
	s_mov_b32 s13, exec_lo
	v_cmpx_eq_u32_e32 5, v6
	v_sub_nc_u32_e32 v4, v5, v2
	s_or_b32 s12, s10, exec_lo
	s_xor_b32 s11, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s10, s10, s12
	s_or_b32 s9, s9, s11
.LBB26_175:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s8, s10, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB26_176:
	s_or_saveexec_b32 s7, s7
	s_mov_b32 s11, 0
	s_mov_b32 s10, 0
	s_xor_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB26_182
	s_mov_b32 s12, 0
	s_mov_b32 s10, -1
	s_mov_b32 s13, s9
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz .LBB26_181
	s_mov_b32 s12, -1
	s_mov_b32 s13, s9
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 1, v6
	v_cmp_ne_u32_e32 vcc_lo, 2, v6
	s_and_not1_b32 s13, s9, exec_lo
	s_mov_b32 s11, exec_lo
	s_xor_b32 s12, exec_lo, -1
	s_and_b32 s14, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s13, s13, s14
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s14, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_xor_b32 s10, exec_lo, -1
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s13, s14, s13
.LBB26_181:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s6, s12, exec_lo
	s_or_b32 s9, s9, s13
.LBB26_182:
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s7, s9
	v_add_nc_u32_e32 v4, 1, v5
	s_or_b32 s8, s8, exec_lo
	s_and_not1_b32 s11, s11, exec_lo
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b32 s7, s6
	v_xor_b32_e32 v6, 5, v5
	s_or_b32 s11, s11, exec_lo
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s6, s11
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v4, v6, 7
	s_or_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s10
	v_add_nc_u32_e32 v4, 3, v5
	s_or_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s8
	s_cbranch_execz .LBB26_324
	v_add_nc_u32_e32 v5, 6, v2
	s_mov_b32 s7, 0
	s_mov_b32 s10, 0
	s_mov_b32 s9, 0
	s_mov_b32 s8, exec_lo
	v_and_b32_e32 v6, 15, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v6
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB26_209
	s_mov_b32 s11, 0
	s_mov_b32 s9, exec_lo
	v_cmpx_lt_i32_e32 8, v6
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB26_204
	s_mov_b32 s12, exec_lo
	v_cmpx_lt_i32_e32 11, v6
	s_xor_b32 s12, exec_lo, s12
	s_cbranch_execz .LBB26_197
	s_mov_b32 s10, -1
	s_mov_b32 s13, exec_lo
	v_cmpx_eq_u32_e32 12, v6
	s_mov_b32 s11, exec_lo
	v_not_b32_e32 v5, v4
	s_xor_b32 s10, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s10, s10, exec_lo
.LBB26_197:
	s_and_not1_saveexec_b32 s12, s12
	s_cbranch_execz .LBB26_203
	s_mov_b32 s14, -1
	s_mov_b32 s15, s11
	s_mov_b32 s13, exec_lo
	v_cmpx_eq_u32_e32 9, v6
	s_cbranch_execz .LBB26_202
	v_and_b32_e32 v5, 1, v4
	s_mov_b32 s14, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v5
	s_and_saveexec_b32 s15, vcc_lo
	s_xor_b32 s15, exec_lo, s15
	v_add_nc_u32_e32 v5, 6, v4
	s_or_b32 s14, s11, exec_lo
	s_or_b32 exec_lo, exec_lo, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s15, s11, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_or_b32 s15, s15, s14
	s_xor_b32 s14, exec_lo, -1
.LBB26_202:
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s13, s15, exec_lo
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_or_b32 s11, s11, s13
	s_or_b32 s10, s10, s14
.LBB26_203:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s10, s10, exec_lo
.LBB26_204:
	s_and_not1_saveexec_b32 s9, s9
	s_cbranch_execz .LBB26_208
	s_mov_b32 s12, -1
	s_mov_b32 s13, s11
	s_mov_b32 s14, exec_lo
	v_cmpx_eq_u32_e32 5, v6
	v_sub_nc_u32_e32 v5, v4, v2
	s_or_b32 s13, s11, exec_lo
	s_xor_b32 s12, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s11, s11, s13
	s_or_b32 s10, s10, s12
.LBB26_208:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s9, s11, exec_lo
	s_and_b32 s10, s10, exec_lo
.LBB26_209:
	s_or_saveexec_b32 s8, s8
	s_mov_b32 s12, 0
	s_mov_b32 s11, 0
	s_xor_b32 exec_lo, exec_lo, s8
	s_cbranch_execz .LBB26_215
	s_mov_b32 s13, 0
	s_mov_b32 s11, -1
	s_mov_b32 s14, s10
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz .LBB26_214
	s_mov_b32 s13, -1
	s_mov_b32 s14, s10
	s_mov_b32 s11, exec_lo
	v_cmpx_lt_i32_e32 1, v6
	v_cmp_ne_u32_e32 vcc_lo, 2, v6
	s_and_not1_b32 s14, s10, exec_lo
	s_mov_b32 s12, exec_lo
	s_xor_b32 s13, exec_lo, -1
	s_and_b32 s15, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s14, s14, s15
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s15, s10, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_xor_b32 s11, exec_lo, -1
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s14, s15, s14
.LBB26_214:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s7, s13, exec_lo
	s_or_b32 s10, s10, s14
.LBB26_215:
	s_or_b32 exec_lo, exec_lo, s8
	s_and_saveexec_b32 s8, s10
	v_add_nc_u32_e32 v5, 1, v4
	s_or_b32 s9, s9, exec_lo
	s_and_not1_b32 s12, s12, exec_lo
	s_or_b32 exec_lo, exec_lo, s8
	v_mov_b32_e32 v6, v4
	s_and_saveexec_b32 s8, s7
	v_xor_b32_e32 v6, 5, v4
	s_or_b32 s12, s12, exec_lo
	s_or_b32 exec_lo, exec_lo, s8
	s_and_saveexec_b32 s7, s12
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v5, v6, 7
	s_or_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s7, s11
	v_add_nc_u32_e32 v5, 3, v4
	s_or_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s7, s9
	s_cbranch_execz .LBB26_323
	v_add_nc_u32_e32 v4, 7, v2
	s_mov_b32 s8, 0
	s_mov_b32 s11, 0
	s_mov_b32 s10, 0
	s_mov_b32 s9, exec_lo
	v_and_b32_e32 v6, 15, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v6
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB26_242
	s_mov_b32 s12, 0
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 8, v6
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB26_237
	s_mov_b32 s13, exec_lo
	v_cmpx_lt_i32_e32 11, v6
	s_xor_b32 s13, exec_lo, s13
	s_cbranch_execz .LBB26_230
	s_mov_b32 s11, -1
	s_mov_b32 s14, exec_lo
	v_cmpx_eq_u32_e32 12, v6
	s_mov_b32 s12, exec_lo
	v_not_b32_e32 v4, v5
	s_xor_b32 s11, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s11, s11, exec_lo
.LBB26_230:
	s_and_not1_saveexec_b32 s13, s13
	s_cbranch_execz .LBB26_236
	s_mov_b32 s15, -1
	s_mov_b32 s16, s12
	s_mov_b32 s14, exec_lo
	v_cmpx_eq_u32_e32 9, v6
	s_cbranch_execz .LBB26_235
	v_and_b32_e32 v4, 1, v5
	s_mov_b32 s15, s12
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v4
	s_and_saveexec_b32 s16, vcc_lo
	s_xor_b32 s16, exec_lo, s16
	v_add_nc_u32_e32 v4, 7, v5
	s_or_b32 s15, s12, exec_lo
	s_or_b32 exec_lo, exec_lo, s16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s16, s12, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_or_b32 s16, s16, s15
	s_xor_b32 s15, exec_lo, -1
.LBB26_235:
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s12, s12, exec_lo
	s_and_b32 s14, s16, exec_lo
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_or_b32 s12, s12, s14
	s_or_b32 s11, s11, s15
.LBB26_236:
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s11, s11, exec_lo
.LBB26_237:
	s_and_not1_saveexec_b32 s10, s10
	s_cbranch_execz .LBB26_241
	s_mov_b32 s13, -1
	s_mov_b32 s14, s12
	s_mov_b32 s15, exec_lo
	v_cmpx_eq_u32_e32 5, v6
	v_sub_nc_u32_e32 v4, v5, v2
	s_or_b32 s14, s12, exec_lo
	s_xor_b32 s13, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s12, s12, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s12, s12, s14
	s_or_b32 s11, s11, s13
.LBB26_241:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s10, s12, exec_lo
	s_and_b32 s11, s11, exec_lo
.LBB26_242:
	s_or_saveexec_b32 s9, s9
	s_mov_b32 s13, 0
	s_mov_b32 s12, 0
	s_xor_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB26_248
	s_mov_b32 s14, 0
	s_mov_b32 s12, -1
	s_mov_b32 s15, s11
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 0, v6
	s_cbranch_execz .LBB26_247
	s_mov_b32 s14, -1
	s_mov_b32 s15, s11
	s_mov_b32 s12, exec_lo
	v_cmpx_lt_i32_e32 1, v6
	v_cmp_ne_u32_e32 vcc_lo, 2, v6
	s_and_not1_b32 s15, s11, exec_lo
	s_mov_b32 s13, exec_lo
	s_xor_b32 s14, exec_lo, -1
	s_and_b32 s16, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s15, s15, s16
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s16, s11, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_xor_b32 s12, exec_lo, -1
	s_and_b32 s13, s13, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_or_b32 s15, s16, s15
.LBB26_247:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_and_b32 s8, s14, exec_lo
	s_or_b32 s11, s11, s15
.LBB26_248:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_saveexec_b32 s9, s11
	v_add_nc_u32_e32 v4, 1, v5
	s_or_b32 s10, s10, exec_lo
	s_and_not1_b32 s13, s13, exec_lo
	s_or_b32 exec_lo, exec_lo, s9
	v_mov_b32_e32 v6, v5
	s_and_saveexec_b32 s9, s8
	v_xor_b32_e32 v6, 5, v5
	s_or_b32 s13, s13, exec_lo
	s_or_b32 exec_lo, exec_lo, s9
	s_and_saveexec_b32 s8, s13
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v4, v6, 7
	s_or_b32 s10, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s8
	s_and_saveexec_b32 s8, s12
	v_add_nc_u32_e32 v4, 3, v5
	s_or_b32 s10, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s8
	s_and_saveexec_b32 s8, s10
	s_cbranch_execz .LBB26_322
	s_mov_b32 s9, 0
	s_mov_b32 s11, 0
	s_mov_b32 s10, 0
	s_mov_b32 s12, exec_lo
	v_cmpx_lt_i32_e32 8, v3
	s_xor_b32 s12, exec_lo, s12
	s_cbranch_execz .LBB26_271
	s_mov_b32 s13, 0
	s_mov_b32 s14, 0
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 9, v3
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB26_266
	s_mov_b32 s15, exec_lo
	v_cmpx_lt_i32_e32 12, v3
	s_xor_b32 s15, exec_lo, s15
	s_cbranch_execz .LBB26_263
	s_mov_b32 s13, -1
	s_mov_b32 s16, exec_lo
	v_cmpx_eq_u32_e32 13, v3
	s_mov_b32 s14, exec_lo
	v_sub_nc_u32_e32 v5, v4, v2
	s_xor_b32 s13, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s16
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s14, s14, exec_lo
	s_and_b32 s13, s13, exec_lo
.LBB26_263:
	s_and_not1_saveexec_b32 s15, s15
	v_cmp_eq_u32_e32 vcc_lo, 10, v3
	s_or_b32 s13, s13, exec_lo
	s_and_b32 s11, vcc_lo, exec_lo
	s_or_b32 exec_lo, exec_lo, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s14, s14, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_and_b32 s11, s11, exec_lo
.LBB26_266:
	s_or_saveexec_b32 s10, s10
	v_mov_b32_e32 v3, v4
	s_xor_b32 exec_lo, exec_lo, s10
	v_xor_b32_e32 v3, 5, v4
	s_or_b32 s11, s11, exec_lo
	s_or_b32 exec_lo, exec_lo, s10
	s_and_saveexec_b32 s10, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s10, exec_lo, s10
	v_mul_lo_u32 v5, v3, 7
	s_or_b32 s14, s14, exec_lo
	s_and_not1_b32 s13, s13, exec_lo
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s10, s14, exec_lo
	s_and_b32 s11, s13, exec_lo
.LBB26_271:
	s_and_not1_saveexec_b32 s12, s12
	s_cbranch_execz .LBB26_283
	s_mov_b32 s13, s11
	s_mov_b32 s14, s10
	s_mov_b32 s9, exec_lo
	v_cmpx_lt_i32_e32 3, v3
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB26_280
	s_mov_b32 s13, s10
	s_mov_b32 s14, exec_lo
	v_cmpx_lt_i32_e32 7, v3
	s_xor_b32 s14, exec_lo, s14
	v_add_nc_u32_e32 v5, 3, v4
	s_or_b32 s13, s10, exec_lo
	s_or_saveexec_b32 s14, s14
	s_mov_b32 s15, s11
	s_xor_b32 exec_lo, exec_lo, s14
	s_cbranch_execz .LBB26_279
	s_mov_b32 s15, -1
	s_mov_b32 s16, s13
	s_mov_b32 s17, exec_lo
	v_cmpx_eq_u32_e32 4, v3
	v_not_b32_e32 v5, v4
	s_or_b32 s16, s13, exec_lo
	s_xor_b32 s15, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s17
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s13, s13, exec_lo
	s_and_b32 s16, s16, exec_lo
	s_and_not1_b32 s17, s11, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_or_b32 s13, s13, s16
	s_or_b32 s15, s17, s15
.LBB26_279:
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s14, s10, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_and_not1_b32 s16, s11, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_or_b32 s14, s14, s13
	s_or_b32 s13, s16, s15
.LBB26_280:
	s_or_saveexec_b32 s9, s9
	s_mov_b32 s15, 0
	s_xor_b32 exec_lo, exec_lo, s9
	v_cmp_ne_u32_e32 vcc_lo, 1, v3
	s_and_not1_b32 s13, s13, exec_lo
	s_mov_b32 s15, exec_lo
	s_and_b32 s16, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s13, s13, s16
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s10, exec_lo
	s_and_b32 s10, s14, exec_lo
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s10, s9, s10
	s_and_b32 s9, s15, exec_lo
	s_or_b32 s11, s11, s13
.LBB26_283:
	s_or_b32 exec_lo, exec_lo, s12
	s_and_saveexec_b32 s12, s11
	v_add_nc_u32_e32 v5, 1, v4
	s_or_b32 s10, s10, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s12
	s_and_saveexec_b32 s11, s9
	s_cbranch_execz .LBB26_289
	v_and_b32_e32 v3, 1, v4
	s_mov_b32 s9, s10
	s_mov_b32 s12, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v3
	v_add_nc_u32_e32 v5, 8, v4
	s_or_b32 s9, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s10, s10, s9
.LBB26_289:
	s_or_b32 exec_lo, exec_lo, s11
	s_and_saveexec_b32 s9, s10
	s_cbranch_execz .LBB26_321
	v_add_nc_u32_e32 v3, 9, v2
	s_mov_b32 s10, 0
	s_mov_b32 s12, 0
	s_mov_b32 s11, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v3, 15, v3
	v_cmpx_lt_i32_e32 4, v3
	s_xor_b32 s11, exec_lo, s11
	s_cbranch_execz .LBB26_306
	s_mov_b32 s13, 0
	s_mov_b32 s12, exec_lo
	v_cmpx_lt_i32_e32 8, v3
	s_xor_b32 s12, exec_lo, s12
	s_cbranch_execz .LBB26_301
	s_mov_b32 s14, exec_lo
	v_cmpx_lt_i32_e32 11, v3
	s_xor_b32 s14, exec_lo, s14
	s_cbranch_execz .LBB26_296
	s_mov_b32 s13, -1
	s_mov_b32 s15, exec_lo
	v_cmpx_eq_u32_e32 12, v3
	v_not_b32_e32 v4, v5
	s_xor_b32 s13, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s13, s13, exec_lo
.LBB26_296:
	s_and_not1_saveexec_b32 s14, s14
	s_cbranch_execz .LBB26_300
	s_mov_b32 s15, -1
	s_mov_b32 s16, exec_lo
	v_cmpx_eq_u32_e32 9, v3
	v_and_b32_e32 v2, 1, v5
	v_add_nc_u32_e32 v3, 9, v5
	s_xor_b32 s15, exec_lo, -1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	v_cndmask_b32_e32 v4, v5, v3, vcc_lo
	s_or_b32 exec_lo, exec_lo, s16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s13, s13, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_or_b32 s13, s13, s15
.LBB26_300:
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s13, s13, exec_lo
.LBB26_301:
	s_and_not1_saveexec_b32 s12, s12
	s_cbranch_execz .LBB26_305
	s_mov_b32 s14, -1
	s_mov_b32 s15, exec_lo
	v_cmpx_eq_u32_e32 5, v3
	v_sub_nc_u32_e32 v4, v5, v2
	s_xor_b32 s14, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s15
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s13, s13, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_or_b32 s13, s13, s14
.LBB26_305:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s12, s13, exec_lo
.LBB26_306:
	s_or_saveexec_b32 s11, s11
	s_mov_b32 s14, 0
	s_mov_b32 s13, 0
	s_xor_b32 exec_lo, exec_lo, s11
	s_cbranch_execz .LBB26_312
	s_mov_b32 s15, 0
	s_mov_b32 s13, -1
	s_mov_b32 s16, s12
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 0, v3
	s_cbranch_execz .LBB26_311
	s_mov_b32 s15, -1
	s_mov_b32 s16, s12
	s_mov_b32 s13, exec_lo
	v_cmpx_lt_i32_e32 1, v3
	v_cmp_ne_u32_e32 vcc_lo, 2, v3
	s_and_not1_b32 s16, s12, exec_lo
	s_mov_b32 s14, exec_lo
	s_xor_b32 s15, exec_lo, -1
	s_and_b32 s17, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s16, s16, s17
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s17, s12, exec_lo
	s_and_b32 s16, s16, exec_lo
	s_xor_b32 s13, exec_lo, -1
	s_and_b32 s14, s14, exec_lo
	s_and_b32 s15, s15, exec_lo
	s_or_b32 s16, s17, s16
.LBB26_311:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s12, s12, exec_lo
	s_and_b32 s16, s16, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_and_b32 s10, s15, exec_lo
	s_or_b32 s12, s12, s16
.LBB26_312:
	s_or_b32 exec_lo, exec_lo, s11
	s_and_saveexec_b32 s11, s12
	v_add_nc_u32_e32 v4, 1, v5
	s_and_not1_b32 s14, s14, exec_lo
	s_or_b32 exec_lo, exec_lo, s11
	v_mov_b32_e32 v2, v5
	s_and_saveexec_b32 s11, s10
	v_xor_b32_e32 v2, 5, v5
	s_or_b32 s14, s14, exec_lo
	s_or_b32 exec_lo, exec_lo, s11
	s_and_saveexec_b32 s10, s14
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v4, v2, 7
	s_or_b32 exec_lo, exec_lo, s10
	s_and_saveexec_b32 s10, s13
	v_add_nc_u32_e32 v4, 3, v5
	s_or_b32 exec_lo, exec_lo, s10
.LBB26_321:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s9
	v_mov_b32_e32 v5, v4
.LBB26_322:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v4, v5
.LBB26_323:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v5, v4
.LBB26_324:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v4, v5
.LBB26_325:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v5, v4
.LBB26_326:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v4, v5
.LBB26_327:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v5, v4
.LBB26_328:
	s_or_b32 exec_lo, exec_lo, s0
	v_add_co_u32 v0, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	global_store_b32 v[0:1], v5, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel sw
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 18
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
		.amdhsa_inst_pref_size 45
	.end_amdhsa_kernel
	.text
.Lfunc_end26:
	.size	sw, .Lfunc_end26-sw
	.set sw.num_vgpr, 7
	.set sw.num_agpr, 0
	.set sw.numbered_sgpr, 18
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_mov_b32 s3, 0
	s_mov_b32 s1, 0
	s_mov_b32 s2, exec_lo
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	s_mov_b32 s0, 0
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, v2, v4
	v_add_co_ci_u32_e64 v3, null, v3, v5, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v3
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB27_14
	s_mov_b32 s4, 0
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 8, v3
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB27_9
	s_mov_b32 s5, exec_lo
	v_cmpx_lt_i32_e32 11, v3
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB27_6
	s_mov_b32 s4, -1
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 12, v3
	s_xor_b32 s4, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s4, s4, exec_lo
.LBB27_6:
	s_and_not1_saveexec_b32 s5, s5
	v_cmp_ne_u32_e32 vcc_lo, 9, v3
	s_and_not1_b32 s4, s4, exec_lo
	s_mov_b32 s3, exec_lo
	s_and_b32 s6, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s4, s4, s6
	s_or_b32 exec_lo, exec_lo, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s3, s3, exec_lo
	s_and_b32 s4, s4, exec_lo
.LBB27_9:
	s_or_saveexec_b32 s1, s1
	v_mov_b32_e32 v7, -1
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB27_13
	s_mov_b32 s5, -1
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 5, v3
	v_sub_nc_u32_e32 v7, 0, v2
	s_xor_b32 s5, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s4, s4, s5
.LBB27_13:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s1, s3, exec_lo
	s_and_b32 s3, s4, exec_lo
.LBB27_14:
	s_and_not1_saveexec_b32 s2, s2
	s_cbranch_execz .LBB27_20
	s_mov_b32 s5, s3
	s_mov_b32 s6, s1
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 0, v3
	s_cbranch_execz .LBB27_19
	s_mov_b32 s5, -1
	s_mov_b32 s6, s3
	s_mov_b32 s8, s1
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 1, v3
	v_cmp_eq_u32_e32 vcc_lo, 2, v3
	v_cmp_ne_u32_e64 s0, 2, v3
	s_and_not1_b32 s6, s1, exec_lo
	s_and_not1_b32 s9, s3, exec_lo
	s_xor_b32 s5, exec_lo, -1
	s_and_b32 s8, vcc_lo, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s8, s6, s8
	s_or_b32 s6, s9, s0
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s0, s5, exec_lo
	s_and_not1_b32 s5, s1, exec_lo
	s_and_b32 s7, s8, exec_lo
	s_and_not1_b32 s8, s3, exec_lo
	s_and_b32 s9, s6, exec_lo
	s_or_b32 s6, s5, s7
	s_or_b32 s5, s8, s9
.LBB27_19:
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v7, 3
	s_and_not1_b32 s1, s1, exec_lo
	s_and_b32 s4, s6, exec_lo
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_and_b32 s0, s0, exec_lo
	s_or_b32 s1, s1, s4
	s_or_b32 s3, s3, s5
.LBB27_20:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s3
	v_mov_b32_e32 v7, 1
	s_and_not1_b32 s1, s1, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s2
	v_mov_b32_e32 v7, 0
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s0
	v_mov_b32_e32 v7, 35
	s_or_b32 exec_lo, exec_lo, s1
	v_add_nc_u32_e32 v6, 1, v2
	s_mov_b32 s0, 0
	s_mov_b32 s3, 0
	s_mov_b32 s2, 0
	s_mov_b32 s1, exec_lo
	v_and_b32_e32 v8, 15, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v8
	s_xor_b32 s1, exec_lo, s1
	s_cbranch_execz .LBB27_44
	s_mov_b32 s4, 0
	s_mov_b32 s2, exec_lo
	v_cmpx_lt_i32_e32 8, v8
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB27_39
	s_mov_b32 s5, exec_lo
	v_cmpx_lt_i32_e32 11, v8
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB27_32
	s_mov_b32 s3, -1
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 12, v8
	s_mov_b32 s4, exec_lo
	v_not_b32_e32 v6, v7
	s_xor_b32 s3, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s3, s3, exec_lo
.LBB27_32:
	s_and_not1_saveexec_b32 s5, s5
	s_cbranch_execz .LBB27_38
	s_mov_b32 s7, -1
	s_mov_b32 s8, s4
	s_mov_b32 s6, exec_lo
	v_cmpx_eq_u32_e32 9, v8
	s_cbranch_execz .LBB27_37
	v_and_b32_e32 v6, 1, v7
	s_mov_b32 s7, s4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_and_saveexec_b32 s8, vcc_lo
	s_xor_b32 s8, exec_lo, s8
	v_or_b32_e32 v6, 1, v7
	s_or_b32 s7, s4, exec_lo
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s8, s4, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, s7
	s_xor_b32 s7, exec_lo, -1
.LBB27_37:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s6, s8, exec_lo
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s4, s4, s6
	s_or_b32 s3, s3, s7
.LBB27_38:
	s_or_b32 exec_lo, exec_lo, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s3, s3, exec_lo
.LBB27_39:
	s_and_not1_saveexec_b32 s2, s2
	s_cbranch_execz .LBB27_43
	s_mov_b32 s5, -1
	s_mov_b32 s6, s4
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 5, v8
	v_sub_nc_u32_e32 v6, v7, v2
	s_or_b32 s6, s4, exec_lo
	s_xor_b32 s5, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_or_b32 s4, s4, s6
	s_or_b32 s3, s3, s5
.LBB27_43:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s2, s4, exec_lo
	s_and_b32 s3, s3, exec_lo
.LBB27_44:
	s_or_saveexec_b32 s1, s1
	s_mov_b32 s5, 0
	s_mov_b32 s4, 0
	s_xor_b32 exec_lo, exec_lo, s1
	s_cbranch_execz .LBB27_50
	s_mov_b32 s6, 0
	s_mov_b32 s4, -1
	s_mov_b32 s7, s3
	s_mov_b32 s0, exec_lo
	v_cmpx_lt_i32_e32 0, v8
	s_cbranch_execz .LBB27_49
	s_mov_b32 s6, -1
	s_mov_b32 s7, s3
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 1, v8
	v_cmp_ne_u32_e32 vcc_lo, 2, v8
	s_and_not1_b32 s7, s3, exec_lo
	s_mov_b32 s5, exec_lo
	s_xor_b32 s6, exec_lo, -1
	s_and_b32 s8, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s7, s7, s8
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s8, s3, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_xor_b32 s4, exec_lo, -1
	s_and_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s7, s8, s7
.LBB27_49:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s3, s3, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s4, s4, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_and_b32 s0, s6, exec_lo
	s_or_b32 s3, s3, s7
.LBB27_50:
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s3
	v_add_nc_u32_e32 v6, 1, v7
	s_or_b32 s2, s2, exec_lo
	s_and_not1_b32 s5, s5, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b32 s1, s0
	v_xor_b32_e32 v8, 5, v7
	s_or_b32 s5, s5, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s0, s5
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v6, v8, 7
	s_or_b32 s2, s2, exec_lo
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s4
	v_add_nc_u32_e32 v6, 3, v7
	s_or_b32 s2, s2, exec_lo
	s_or_b32 exec_lo, exec_lo, s0
	s_and_saveexec_b32 s0, s2
	s_cbranch_execz .LBB27_328
	v_add_nc_u32_e32 v7, 2, v2
	s_mov_b32 s1, 0
	s_mov_b32 s4, 0
	s_mov_b32 s3, 0
	s_mov_b32 s2, exec_lo
	v_and_b32_e32 v8, 15, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v8
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB27_77
	s_mov_b32 s5, 0
	s_mov_b32 s3, exec_lo
	v_cmpx_lt_i32_e32 8, v8
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB27_72
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 11, v8
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB27_65
	s_mov_b32 s4, -1
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 12, v8
	s_mov_b32 s5, exec_lo
	v_not_b32_e32 v7, v6
	s_xor_b32 s4, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s5, s5, exec_lo
	s_and_b32 s4, s4, exec_lo
.LBB27_65:
	s_and_not1_saveexec_b32 s6, s6
	s_cbranch_execz .LBB27_71
	s_mov_b32 s8, -1
	s_mov_b32 s9, s5
	s_mov_b32 s7, exec_lo
	v_cmpx_eq_u32_e32 9, v8
	s_cbranch_execz .LBB27_70
	v_and_b32_e32 v7, 1, v6
	s_mov_b32 s8, s5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	s_and_saveexec_b32 s9, vcc_lo
	s_xor_b32 s9, exec_lo, s9
	v_add_nc_u32_e32 v7, 2, v6
	s_or_b32 s8, s5, exec_lo
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s9, s5, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s9, s9, s8
	s_xor_b32 s8, exec_lo, -1
.LBB27_70:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s7, s9, exec_lo
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s5, s5, s7
	s_or_b32 s4, s4, s8
.LBB27_71:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s5, s5, exec_lo
	s_and_b32 s4, s4, exec_lo
.LBB27_72:
	s_and_not1_saveexec_b32 s3, s3
	s_cbranch_execz .LBB27_76
	s_mov_b32 s6, -1
	s_mov_b32 s7, s5
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 5, v8
	v_sub_nc_u32_e32 v7, v6, v2
	s_or_b32 s7, s5, exec_lo
	s_xor_b32 s6, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_or_b32 s5, s5, s7
	s_or_b32 s4, s4, s6
.LBB27_76:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s3, s5, exec_lo
	s_and_b32 s4, s4, exec_lo
.LBB27_77:
	s_or_saveexec_b32 s2, s2
	s_mov_b32 s6, 0
	s_mov_b32 s5, 0
	s_xor_b32 exec_lo, exec_lo, s2
	s_cbranch_execz .LBB27_83
	s_mov_b32 s7, 0
	s_mov_b32 s5, -1
	s_mov_b32 s8, s4
	s_mov_b32 s1, exec_lo
	v_cmpx_lt_i32_e32 0, v8
	s_cbranch_execz .LBB27_82
	s_mov_b32 s7, -1
	s_mov_b32 s8, s4
	s_mov_b32 s5, exec_lo
	v_cmpx_lt_i32_e32 1, v8
	v_cmp_ne_u32_e32 vcc_lo, 2, v8
	s_and_not1_b32 s8, s4, exec_lo
	s_mov_b32 s6, exec_lo
	s_xor_b32 s7, exec_lo, -1
	s_and_b32 s9, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s8, s8, s9
	s_or_b32 exec_lo, exec_lo, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s4, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_xor_b32 s5, exec_lo, -1
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s8, s9, s8
.LBB27_82:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s4, s4, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s5, s5, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s1, s7, exec_lo
	s_or_b32 s4, s4, s8
.LBB27_83:
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s4
	v_add_nc_u32_e32 v7, 1, v6
	s_or_b32 s3, s3, exec_lo
	s_and_not1_b32 s6, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	v_mov_b32_e32 v8, v6
	s_and_saveexec_b32 s2, s1
	v_xor_b32_e32 v8, 5, v6
	s_or_b32 s6, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s1, s6
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v7, v8, 7
	s_or_b32 s3, s3, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s5
	v_add_nc_u32_e32 v7, 3, v6
	s_or_b32 s3, s3, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s3
	s_cbranch_execz .LBB27_327
	v_add_nc_u32_e32 v6, 3, v2
	s_mov_b32 s2, 0
	s_mov_b32 s5, 0
	s_mov_b32 s4, 0
	s_mov_b32 s3, exec_lo
	v_and_b32_e32 v8, 15, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v8
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB27_110
	s_mov_b32 s6, 0
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 8, v8
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB27_105
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 11, v8
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB27_98
	s_mov_b32 s5, -1
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 12, v8
	s_mov_b32 s6, exec_lo
	v_not_b32_e32 v6, v7
	s_xor_b32 s5, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s5, s5, exec_lo
.LBB27_98:
	s_and_not1_saveexec_b32 s7, s7
	s_cbranch_execz .LBB27_104
	s_mov_b32 s9, -1
	s_mov_b32 s10, s6
	s_mov_b32 s8, exec_lo
	v_cmpx_eq_u32_e32 9, v8
	s_cbranch_execz .LBB27_103
	v_and_b32_e32 v6, 1, v7
	s_mov_b32 s9, s6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_and_saveexec_b32 s10, vcc_lo
	s_xor_b32 s10, exec_lo, s10
	v_add_nc_u32_e32 v6, 3, v7
	s_or_b32 s9, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s10, s6, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s10, s10, s9
	s_xor_b32 s9, exec_lo, -1
.LBB27_103:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s8, s10, exec_lo
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s6, s6, s8
	s_or_b32 s5, s5, s9
.LBB27_104:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s5, s5, exec_lo
.LBB27_105:
	s_and_not1_saveexec_b32 s4, s4
	s_cbranch_execz .LBB27_109
	s_mov_b32 s7, -1
	s_mov_b32 s8, s6
	s_mov_b32 s9, exec_lo
	v_cmpx_eq_u32_e32 5, v8
	v_sub_nc_u32_e32 v6, v7, v2
	s_or_b32 s8, s6, exec_lo
	s_xor_b32 s7, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s6, s6, s8
	s_or_b32 s5, s5, s7
.LBB27_109:
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s4, s6, exec_lo
	s_and_b32 s5, s5, exec_lo
.LBB27_110:
	s_or_saveexec_b32 s3, s3
	s_mov_b32 s7, 0
	s_mov_b32 s6, 0
	s_xor_b32 exec_lo, exec_lo, s3
	s_cbranch_execz .LBB27_116
	s_mov_b32 s8, 0
	s_mov_b32 s6, -1
	s_mov_b32 s9, s5
	s_mov_b32 s2, exec_lo
	v_cmpx_lt_i32_e32 0, v8
	s_cbranch_execz .LBB27_115
	s_mov_b32 s8, -1
	s_mov_b32 s9, s5
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 1, v8
	v_cmp_ne_u32_e32 vcc_lo, 2, v8
	s_and_not1_b32 s9, s5, exec_lo
	s_mov_b32 s7, exec_lo
	s_xor_b32 s8, exec_lo, -1
	s_and_b32 s10, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s9, s9, s10
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s5, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_xor_b32 s6, exec_lo, -1
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s9, s10, s9
.LBB27_115:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s5, s5, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s6, s6, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s2, s8, exec_lo
	s_or_b32 s5, s5, s9
.LBB27_116:
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s5
	v_add_nc_u32_e32 v6, 1, v7
	s_or_b32 s4, s4, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b32 s3, s2
	v_xor_b32_e32 v8, 5, v7
	s_or_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s2, s7
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v6, v8, 7
	s_or_b32 s4, s4, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s6
	v_add_nc_u32_e32 v6, 3, v7
	s_or_b32 s4, s4, exec_lo
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s4
	s_cbranch_execz .LBB27_326
	v_add_nc_u32_e32 v7, 4, v2
	s_mov_b32 s3, 0
	s_mov_b32 s6, 0
	s_mov_b32 s5, 0
	s_mov_b32 s4, exec_lo
	v_and_b32_e32 v8, 15, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v8
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB27_143
	s_mov_b32 s7, 0
	s_mov_b32 s5, exec_lo
	v_cmpx_lt_i32_e32 8, v8
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB27_138
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 11, v8
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB27_131
	s_mov_b32 s6, -1
	s_mov_b32 s9, exec_lo
	v_cmpx_eq_u32_e32 12, v8
	s_mov_b32 s7, exec_lo
	v_not_b32_e32 v7, v6
	s_xor_b32 s6, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s6, s6, exec_lo
.LBB27_131:
	s_and_not1_saveexec_b32 s8, s8
	s_cbranch_execz .LBB27_137
	s_mov_b32 s10, -1
	s_mov_b32 s11, s7
	s_mov_b32 s9, exec_lo
	v_cmpx_eq_u32_e32 9, v8
	s_cbranch_execz .LBB27_136
	v_and_b32_e32 v7, 1, v6
	s_mov_b32 s10, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	s_and_saveexec_b32 s11, vcc_lo
	s_xor_b32 s11, exec_lo, s11
	v_add_nc_u32_e32 v7, 4, v6
	s_or_b32 s10, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s11, s7, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s11, s11, s10
	s_xor_b32 s10, exec_lo, -1
.LBB27_136:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s9, s11, exec_lo
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s7, s7, s9
	s_or_b32 s6, s6, s10
.LBB27_137:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s6, s6, exec_lo
.LBB27_138:
	s_and_not1_saveexec_b32 s5, s5
	s_cbranch_execz .LBB27_142
	s_mov_b32 s8, -1
	s_mov_b32 s9, s7
	s_mov_b32 s10, exec_lo
	v_cmpx_eq_u32_e32 5, v8
	v_sub_nc_u32_e32 v7, v6, v2
	s_or_b32 s9, s7, exec_lo
	s_xor_b32 s8, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_or_b32 s7, s7, s9
	s_or_b32 s6, s6, s8
.LBB27_142:
	s_or_b32 exec_lo, exec_lo, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s5, s7, exec_lo
	s_and_b32 s6, s6, exec_lo
.LBB27_143:
	s_or_saveexec_b32 s4, s4
	s_mov_b32 s8, 0
	s_mov_b32 s7, 0
	s_xor_b32 exec_lo, exec_lo, s4
	s_cbranch_execz .LBB27_149
	s_mov_b32 s9, 0
	s_mov_b32 s7, -1
	s_mov_b32 s10, s6
	s_mov_b32 s3, exec_lo
	v_cmpx_lt_i32_e32 0, v8
	s_cbranch_execz .LBB27_148
	s_mov_b32 s9, -1
	s_mov_b32 s10, s6
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 1, v8
	v_cmp_ne_u32_e32 vcc_lo, 2, v8
	s_and_not1_b32 s10, s6, exec_lo
	s_mov_b32 s8, exec_lo
	s_xor_b32 s9, exec_lo, -1
	s_and_b32 s11, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s10, s10, s11
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s11, s6, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_xor_b32 s7, exec_lo, -1
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s10, s11, s10
.LBB27_148:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s6, s6, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s3, s9, exec_lo
	s_or_b32 s6, s6, s10
.LBB27_149:
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s6
	v_add_nc_u32_e32 v7, 1, v6
	s_or_b32 s5, s5, exec_lo
	s_and_not1_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s4
	v_mov_b32_e32 v8, v6
	s_and_saveexec_b32 s4, s3
	v_xor_b32_e32 v8, 5, v6
	s_or_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s3, s8
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v7, v8, 7
	s_or_b32 s5, s5, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s7
	v_add_nc_u32_e32 v7, 3, v6
	s_or_b32 s5, s5, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s5
	s_cbranch_execz .LBB27_325
	v_add_nc_u32_e32 v6, 5, v2
	s_mov_b32 s4, 0
	s_mov_b32 s7, 0
	s_mov_b32 s6, 0
	s_mov_b32 s5, exec_lo
	v_and_b32_e32 v8, 15, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v8
	s_xor_b32 s5, exec_lo, s5
	s_cbranch_execz .LBB27_176
	s_mov_b32 s8, 0
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 8, v8
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB27_171
	s_mov_b32 s9, exec_lo
	v_cmpx_lt_i32_e32 11, v8
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB27_164
	s_mov_b32 s7, -1
	s_mov_b32 s10, exec_lo
	v_cmpx_eq_u32_e32 12, v8
	s_mov_b32 s8, exec_lo
	v_not_b32_e32 v6, v7
	s_xor_b32 s7, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
.LBB27_164:
	s_and_not1_saveexec_b32 s9, s9
	s_cbranch_execz .LBB27_170
	s_mov_b32 s11, -1
	s_mov_b32 s12, s8
	s_mov_b32 s10, exec_lo
	v_cmpx_eq_u32_e32 9, v8
	s_cbranch_execz .LBB27_169
	v_and_b32_e32 v6, 1, v7
	s_mov_b32 s11, s8
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_and_saveexec_b32 s12, vcc_lo
	s_xor_b32 s12, exec_lo, s12
	v_add_nc_u32_e32 v6, 5, v7
	s_or_b32 s11, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s12, s8, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s12, s12, s11
	s_xor_b32 s11, exec_lo, -1
.LBB27_169:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s10, s12, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s8, s8, s10
	s_or_b32 s7, s7, s11
.LBB27_170:
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
.LBB27_171:
	s_and_not1_saveexec_b32 s6, s6
	s_cbranch_execz .LBB27_175
	s_mov_b32 s9, -1
	s_mov_b32 s10, s8
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 5, v8
	v_sub_nc_u32_e32 v6, v7, v2
	s_or_b32 s10, s8, exec_lo
	s_xor_b32 s9, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_or_b32 s8, s8, s10
	s_or_b32 s7, s7, s9
.LBB27_175:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s6, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
.LBB27_176:
	s_or_saveexec_b32 s5, s5
	s_mov_b32 s9, 0
	s_mov_b32 s8, 0
	s_xor_b32 exec_lo, exec_lo, s5
	s_cbranch_execz .LBB27_182
	s_mov_b32 s10, 0
	s_mov_b32 s8, -1
	s_mov_b32 s11, s7
	s_mov_b32 s4, exec_lo
	v_cmpx_lt_i32_e32 0, v8
	s_cbranch_execz .LBB27_181
	s_mov_b32 s10, -1
	s_mov_b32 s11, s7
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 1, v8
	v_cmp_ne_u32_e32 vcc_lo, 2, v8
	s_and_not1_b32 s11, s7, exec_lo
	s_mov_b32 s9, exec_lo
	s_xor_b32 s10, exec_lo, -1
	s_and_b32 s12, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s11, s11, s12
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s12, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_xor_b32 s8, exec_lo, -1
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s11, s12, s11
.LBB27_181:
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s7, s7, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s8, s8, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s4, s10, exec_lo
	s_or_b32 s7, s7, s11
.LBB27_182:
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s7
	v_add_nc_u32_e32 v6, 1, v7
	s_or_b32 s6, s6, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s5
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b32 s5, s4
	v_xor_b32_e32 v8, 5, v7
	s_or_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s4, s9
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v6, v8, 7
	s_or_b32 s6, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s8
	v_add_nc_u32_e32 v6, 3, v7
	s_or_b32 s6, s6, exec_lo
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s6
	s_cbranch_execz .LBB27_324
	v_add_nc_u32_e32 v7, 6, v2
	s_mov_b32 s5, 0
	s_mov_b32 s8, 0
	s_mov_b32 s7, 0
	s_mov_b32 s6, exec_lo
	v_and_b32_e32 v8, 15, v7
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v8
	s_xor_b32 s6, exec_lo, s6
	s_cbranch_execz .LBB27_209
	s_mov_b32 s9, 0
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 8, v8
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB27_204
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 11, v8
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB27_197
	s_mov_b32 s8, -1
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 12, v8
	s_mov_b32 s9, exec_lo
	v_not_b32_e32 v7, v6
	s_xor_b32 s8, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s8, s8, exec_lo
.LBB27_197:
	s_and_not1_saveexec_b32 s10, s10
	s_cbranch_execz .LBB27_203
	s_mov_b32 s12, -1
	s_mov_b32 s13, s9
	s_mov_b32 s11, exec_lo
	v_cmpx_eq_u32_e32 9, v8
	s_cbranch_execz .LBB27_202
	v_and_b32_e32 v7, 1, v6
	s_mov_b32 s12, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v7
	s_and_saveexec_b32 s13, vcc_lo
	s_xor_b32 s13, exec_lo, s13
	v_add_nc_u32_e32 v7, 6, v6
	s_or_b32 s12, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s13, s9, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s13, s13, s12
	s_xor_b32 s12, exec_lo, -1
.LBB27_202:
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s11, s13, exec_lo
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s9, s9, s11
	s_or_b32 s8, s8, s12
.LBB27_203:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s8, s8, exec_lo
.LBB27_204:
	s_and_not1_saveexec_b32 s7, s7
	s_cbranch_execz .LBB27_208
	s_mov_b32 s10, -1
	s_mov_b32 s11, s9
	s_mov_b32 s12, exec_lo
	v_cmpx_eq_u32_e32 5, v8
	v_sub_nc_u32_e32 v7, v6, v2
	s_or_b32 s11, s9, exec_lo
	s_xor_b32 s10, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_or_b32 s9, s9, s11
	s_or_b32 s8, s8, s10
.LBB27_208:
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s7, s9, exec_lo
	s_and_b32 s8, s8, exec_lo
.LBB27_209:
	s_or_saveexec_b32 s6, s6
	s_mov_b32 s10, 0
	s_mov_b32 s9, 0
	s_xor_b32 exec_lo, exec_lo, s6
	s_cbranch_execz .LBB27_215
	s_mov_b32 s11, 0
	s_mov_b32 s9, -1
	s_mov_b32 s12, s8
	s_mov_b32 s5, exec_lo
	v_cmpx_lt_i32_e32 0, v8
	s_cbranch_execz .LBB27_214
	s_mov_b32 s11, -1
	s_mov_b32 s12, s8
	s_mov_b32 s9, exec_lo
	v_cmpx_lt_i32_e32 1, v8
	v_cmp_ne_u32_e32 vcc_lo, 2, v8
	s_and_not1_b32 s12, s8, exec_lo
	s_mov_b32 s10, exec_lo
	s_xor_b32 s11, exec_lo, -1
	s_and_b32 s13, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s12, s12, s13
	s_or_b32 exec_lo, exec_lo, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s13, s8, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_xor_b32 s9, exec_lo, -1
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s12, s13, s12
.LBB27_214:
	s_or_b32 exec_lo, exec_lo, s5
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s9, s9, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s5, s11, exec_lo
	s_or_b32 s8, s8, s12
.LBB27_215:
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s8
	v_add_nc_u32_e32 v7, 1, v6
	s_or_b32 s7, s7, exec_lo
	s_and_not1_b32 s10, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	v_mov_b32_e32 v8, v6
	s_and_saveexec_b32 s6, s5
	v_xor_b32_e32 v8, 5, v6
	s_or_b32 s10, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s5, s10
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v7, v8, 7
	s_or_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s9
	v_add_nc_u32_e32 v7, 3, v6
	s_or_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s5
	s_and_saveexec_b32 s5, s7
	s_cbranch_execz .LBB27_323
	v_add_nc_u32_e32 v6, 7, v2
	s_mov_b32 s6, 0
	s_mov_b32 s9, 0
	s_mov_b32 s8, 0
	s_mov_b32 s7, exec_lo
	v_and_b32_e32 v8, 15, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 4, v8
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB27_242
	s_mov_b32 s10, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 8, v8
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB27_237
	s_mov_b32 s11, exec_lo
	v_cmpx_lt_i32_e32 11, v8
	s_xor_b32 s11, exec_lo, s11
	s_cbranch_execz .LBB27_230
	s_mov_b32 s9, -1
	s_mov_b32 s12, exec_lo
	v_cmpx_eq_u32_e32 12, v8
	s_mov_b32 s10, exec_lo
	v_not_b32_e32 v6, v7
	s_xor_b32 s9, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB27_230:
	s_and_not1_saveexec_b32 s11, s11
	s_cbranch_execz .LBB27_236
	s_mov_b32 s13, -1
	s_mov_b32 s14, s10
	s_mov_b32 s12, exec_lo
	v_cmpx_eq_u32_e32 9, v8
	s_cbranch_execz .LBB27_235
	v_and_b32_e32 v6, 1, v7
	s_mov_b32 s13, s10
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v6
	s_and_saveexec_b32 s14, vcc_lo
	s_xor_b32 s14, exec_lo, s14
	v_add_nc_u32_e32 v6, 7, v7
	s_or_b32 s13, s10, exec_lo
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s14, s10, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s14, s14, s13
	s_xor_b32 s13, exec_lo, -1
.LBB27_235:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s12, s14, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s10, s10, s12
	s_or_b32 s9, s9, s13
.LBB27_236:
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB27_237:
	s_and_not1_saveexec_b32 s8, s8
	s_cbranch_execz .LBB27_241
	s_mov_b32 s11, -1
	s_mov_b32 s12, s10
	s_mov_b32 s13, exec_lo
	v_cmpx_eq_u32_e32 5, v8
	v_sub_nc_u32_e32 v6, v7, v2
	s_or_b32 s12, s10, exec_lo
	s_xor_b32 s11, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s10, s10, s12
	s_or_b32 s9, s9, s11
.LBB27_241:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s8, s10, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB27_242:
	s_or_saveexec_b32 s7, s7
	s_mov_b32 s11, 0
	s_mov_b32 s10, 0
	s_xor_b32 exec_lo, exec_lo, s7
	s_cbranch_execz .LBB27_248
	s_mov_b32 s12, 0
	s_mov_b32 s10, -1
	s_mov_b32 s13, s9
	s_mov_b32 s6, exec_lo
	v_cmpx_lt_i32_e32 0, v8
	s_cbranch_execz .LBB27_247
	s_mov_b32 s12, -1
	s_mov_b32 s13, s9
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 1, v8
	v_cmp_ne_u32_e32 vcc_lo, 2, v8
	s_and_not1_b32 s13, s9, exec_lo
	s_mov_b32 s11, exec_lo
	s_xor_b32 s12, exec_lo, -1
	s_and_b32 s14, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s13, s13, s14
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s14, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_xor_b32 s10, exec_lo, -1
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s13, s14, s13
.LBB27_247:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_and_b32 s10, s10, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s6, s12, exec_lo
	s_or_b32 s9, s9, s13
.LBB27_248:
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s7, s9
	v_add_nc_u32_e32 v6, 1, v7
	s_or_b32 s8, s8, exec_lo
	s_and_not1_b32 s11, s11, exec_lo
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v8, v7
	s_and_saveexec_b32 s7, s6
	v_xor_b32_e32 v8, 5, v7
	s_or_b32 s11, s11, exec_lo
	s_or_b32 exec_lo, exec_lo, s7
	s_and_saveexec_b32 s6, s11
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v6, v8, 7
	s_or_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s10
	v_add_nc_u32_e32 v6, 3, v7
	s_or_b32 s8, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s6
	s_and_saveexec_b32 s6, s8
	s_cbranch_execz .LBB27_322
	s_mov_b32 s7, 0
	s_mov_b32 s9, 0
	s_mov_b32 s8, 0
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 8, v3
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB27_271
	s_mov_b32 s11, 0
	s_mov_b32 s12, 0
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 9, v3
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB27_266
	s_mov_b32 s13, exec_lo
	v_cmpx_lt_i32_e32 12, v3
	s_xor_b32 s13, exec_lo, s13
	s_cbranch_execz .LBB27_263
	s_mov_b32 s11, -1
	s_mov_b32 s14, exec_lo
	v_cmpx_eq_u32_e32 13, v3
	s_mov_b32 s12, exec_lo
	v_sub_nc_u32_e32 v7, v6, v2
	s_xor_b32 s11, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s11, s11, exec_lo
.LBB27_263:
	s_and_not1_saveexec_b32 s13, s13
	v_cmp_eq_u32_e32 vcc_lo, 10, v3
	s_or_b32 s11, s11, exec_lo
	s_and_b32 s9, vcc_lo, exec_lo
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s9, s9, exec_lo
.LBB27_266:
	s_or_saveexec_b32 s8, s8
	v_mov_b32_e32 v3, v6
	s_xor_b32 exec_lo, exec_lo, s8
	v_xor_b32_e32 v3, 5, v6
	s_or_b32 s9, s9, exec_lo
	s_or_b32 exec_lo, exec_lo, s8
	s_and_saveexec_b32 s8, s9
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s8, exec_lo, s8
	v_mul_lo_u32 v7, v3, 7
	s_or_b32 s12, s12, exec_lo
	s_and_not1_b32 s11, s11, exec_lo
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s8, s12, exec_lo
	s_and_b32 s9, s11, exec_lo
.LBB27_271:
	s_and_not1_saveexec_b32 s10, s10
	s_cbranch_execz .LBB27_283
	s_mov_b32 s11, s9
	s_mov_b32 s12, s8
	s_mov_b32 s7, exec_lo
	v_cmpx_lt_i32_e32 3, v3
	s_xor_b32 s7, exec_lo, s7
	s_cbranch_execz .LBB27_280
	s_mov_b32 s11, s8
	s_mov_b32 s12, exec_lo
	v_cmpx_lt_i32_e32 7, v3
	s_xor_b32 s12, exec_lo, s12
	v_add_nc_u32_e32 v7, 3, v6
	s_or_b32 s11, s8, exec_lo
	s_or_saveexec_b32 s12, s12
	s_mov_b32 s13, s9
	s_xor_b32 exec_lo, exec_lo, s12
	s_cbranch_execz .LBB27_279
	s_mov_b32 s13, -1
	s_mov_b32 s14, s11
	s_mov_b32 s15, exec_lo
	v_cmpx_eq_u32_e32 4, v3
	v_not_b32_e32 v7, v6
	s_or_b32 s14, s11, exec_lo
	s_xor_b32 s13, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s15
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_and_not1_b32 s15, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s11, s11, s14
	s_or_b32 s13, s15, s13
.LBB27_279:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s12, s8, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_not1_b32 s14, s9, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s12, s12, s11
	s_or_b32 s11, s14, s13
.LBB27_280:
	s_or_saveexec_b32 s7, s7
	s_mov_b32 s13, 0
	s_xor_b32 exec_lo, exec_lo, s7
	v_cmp_ne_u32_e32 vcc_lo, 1, v3
	s_and_not1_b32 s11, s11, exec_lo
	s_mov_b32 s13, exec_lo
	s_and_b32 s14, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s11, s11, s14
	s_or_b32 exec_lo, exec_lo, s7
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s7, s8, exec_lo
	s_and_b32 s8, s12, exec_lo
	s_and_not1_b32 s9, s9, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_or_b32 s8, s7, s8
	s_and_b32 s7, s13, exec_lo
	s_or_b32 s9, s9, s11
.LBB27_283:
	s_or_b32 exec_lo, exec_lo, s10
	s_and_saveexec_b32 s10, s9
	v_add_nc_u32_e32 v7, 1, v6
	s_or_b32 s8, s8, exec_lo
	s_and_not1_b32 s7, s7, exec_lo
	s_or_b32 exec_lo, exec_lo, s10
	s_and_saveexec_b32 s9, s7
	s_cbranch_execz .LBB27_289
	v_and_b32_e32 v3, 1, v6
	s_mov_b32 s7, s8
	s_mov_b32 s10, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v3
	v_add_nc_u32_e32 v7, 8, v6
	s_or_b32 s7, s8, exec_lo
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s8, s8, exec_lo
	s_and_b32 s7, s7, exec_lo
	s_or_b32 s8, s8, s7
.LBB27_289:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_saveexec_b32 s7, s8
	s_cbranch_execz .LBB27_321
	v_add_nc_u32_e32 v3, 9, v2
	s_mov_b32 s8, 0
	s_mov_b32 s10, 0
	s_mov_b32 s9, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_and_b32_e32 v3, 15, v3
	v_cmpx_lt_i32_e32 4, v3
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB27_306
	s_mov_b32 s11, 0
	s_mov_b32 s10, exec_lo
	v_cmpx_lt_i32_e32 8, v3
	s_xor_b32 s10, exec_lo, s10
	s_cbranch_execz .LBB27_301
	s_mov_b32 s12, exec_lo
	v_cmpx_lt_i32_e32 11, v3
	s_xor_b32 s12, exec_lo, s12
	s_cbranch_execz .LBB27_296
	s_mov_b32 s11, -1
	s_mov_b32 s13, exec_lo
	v_cmpx_eq_u32_e32 12, v3
	v_not_b32_e32 v6, v7
	s_xor_b32 s11, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s11, s11, exec_lo
.LBB27_296:
	s_and_not1_saveexec_b32 s12, s12
	s_cbranch_execz .LBB27_300
	s_mov_b32 s13, -1
	s_mov_b32 s14, exec_lo
	v_cmpx_eq_u32_e32 9, v3
	v_and_b32_e32 v2, 1, v7
	v_add_nc_u32_e32 v3, 9, v7
	s_xor_b32 s13, exec_lo, -1
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 0, v2
	v_cndmask_b32_e32 v6, v7, v3, vcc_lo
	s_or_b32 exec_lo, exec_lo, s14
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s11, s11, s13
.LBB27_300:
	s_or_b32 exec_lo, exec_lo, s12
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s11, s11, exec_lo
.LBB27_301:
	s_and_not1_saveexec_b32 s10, s10
	s_cbranch_execz .LBB27_305
	s_mov_b32 s12, -1
	s_mov_b32 s13, exec_lo
	v_cmpx_eq_u32_e32 5, v3
	v_sub_nc_u32_e32 v6, v7, v2
	s_xor_b32 s12, exec_lo, -1
	s_or_b32 exec_lo, exec_lo, s13
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	s_and_not1_b32 s11, s11, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_or_b32 s11, s11, s12
.LBB27_305:
	s_or_b32 exec_lo, exec_lo, s10
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s10, s11, exec_lo
.LBB27_306:
	s_or_saveexec_b32 s9, s9
	s_mov_b32 s12, 0
	s_mov_b32 s11, 0
	s_xor_b32 exec_lo, exec_lo, s9
	s_cbranch_execz .LBB27_312
	s_mov_b32 s13, 0
	s_mov_b32 s11, -1
	s_mov_b32 s14, s10
	s_mov_b32 s8, exec_lo
	v_cmpx_lt_i32_e32 0, v3
	s_cbranch_execz .LBB27_311
	s_mov_b32 s13, -1
	s_mov_b32 s14, s10
	s_mov_b32 s11, exec_lo
	v_cmpx_lt_i32_e32 1, v3
	v_cmp_ne_u32_e32 vcc_lo, 2, v3
	s_and_not1_b32 s14, s10, exec_lo
	s_mov_b32 s12, exec_lo
	s_xor_b32 s13, exec_lo, -1
	s_and_b32 s15, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s14, s14, s15
	s_or_b32 exec_lo, exec_lo, s11
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s15, s10, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_xor_b32 s11, exec_lo, -1
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s13, s13, exec_lo
	s_or_b32 s14, s15, s14
.LBB27_311:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s10, s10, exec_lo
	s_and_b32 s14, s14, exec_lo
	s_and_b32 s11, s11, exec_lo
	s_and_b32 s12, s12, exec_lo
	s_and_b32 s8, s13, exec_lo
	s_or_b32 s10, s10, s14
.LBB27_312:
	s_or_b32 exec_lo, exec_lo, s9
	s_and_saveexec_b32 s9, s10
	v_add_nc_u32_e32 v6, 1, v7
	s_and_not1_b32 s12, s12, exec_lo
	s_or_b32 exec_lo, exec_lo, s9
	v_mov_b32_e32 v2, v7
	s_and_saveexec_b32 s9, s8
	v_xor_b32_e32 v2, 5, v7
	s_or_b32 s12, s12, exec_lo
	s_or_b32 exec_lo, exec_lo, s9
	s_and_saveexec_b32 s8, s12
	s_delay_alu instid0(VALU_DEP_1)
	v_mul_lo_u32 v6, v2, 7
	s_or_b32 exec_lo, exec_lo, s8
	s_and_saveexec_b32 s8, s11
	v_add_nc_u32_e32 v6, 3, v7
	s_or_b32 exec_lo, exec_lo, s8
.LBB27_321:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	s_or_b32 exec_lo, exec_lo, s7
	v_mov_b32_e32 v7, v6
.LBB27_322:
	s_or_b32 exec_lo, exec_lo, s6
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v6, v7
.LBB27_323:
	s_or_b32 exec_lo, exec_lo, s5
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v6
.LBB27_324:
	s_or_b32 exec_lo, exec_lo, s4
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v6, v7
.LBB27_325:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v6
.LBB27_326:
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v6, v7
.LBB27_327:
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v7, v6
.LBB27_328:
	s_or_b32 exec_lo, exec_lo, s0
	v_add_co_u32 v0, vcc_lo, v0, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v5, vcc_lo
	global_store_b32 v[0:1], v7, off
	s_setpc_b64 s[30:31]
.Lfunc_end27:
	.size	__clang_ocl_kern_imp_sw, .Lfunc_end27-__clang_ocl_kern_imp_sw
	.set __clang_ocl_kern_imp_sw.num_vgpr, 32
	.set __clang_ocl_kern_imp_sw.num_agpr, 0
	.set __clang_ocl_kern_imp_sw.numbered_sgpr, 32
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
	v_mad_u64_u32 v[2:3], null, v0, 3, v[1:2]
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v0, v2
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
	s_delay_alu instid0(VALU_DEP_1)
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
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b32 s1, -1
	scratch_store_b32 off, v40, s33
	s_mov_b32 exec_lo, s1
	v_writelane_b32 v40, s0, 16
	s_add_i32 s32, s32, 16
	v_writelane_b32 v40, s30, 0
	v_writelane_b32 v40, s31, 1
	v_writelane_b32 v40, s34, 2
	v_writelane_b32 v40, s35, 3
	s_mov_b64 s[34:35], s[10:11]
	v_writelane_b32 v40, s36, 4
	v_writelane_b32 v40, s37, 5
	s_mov_b64 s[36:37], s[8:9]
	v_writelane_b32 v40, s38, 6
	v_writelane_b32 v40, s39, 7
	s_mov_b64 s[38:39], s[6:7]
	v_writelane_b32 v40, s48, 8
	v_writelane_b32 v40, s49, 9
	s_mov_b64 s[48:49], s[4:5]
	v_writelane_b32 v40, s50, 10
	s_mov_b32 s50, s15
	v_writelane_b32 v40, s51, 11
	s_mov_b32 s51, s14
	v_writelane_b32 v40, s52, 12
	s_mov_b32 s52, s13
	v_writelane_b32 v40, s53, 13
	s_mov_b32 s53, s12
	v_writelane_b32 v40, s54, 14
	s_mov_b32 s54, exec_lo
	v_writelane_b32 v40, s55, 15
.LBB30_1:
	v_readfirstlane_b32 s0, v0
	v_readfirstlane_b32 s1, v1
	s_mov_b32 s55, exec_lo
	v_cmpx_eq_u64_e64 s[0:1], v[0:1]
	v_dual_mov_b32 v0, v2 :: v_dual_mov_b32 v1, v3
	s_mov_b64 s[4:5], s[48:49]
	s_mov_b64 s[6:7], s[38:39]
	s_mov_b64 s[8:9], s[36:37]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s53
	s_mov_b32 s13, s52
	s_mov_b32 s14, s51
	s_mov_b32 s15, s50
	s_swappc_b64 s[30:31], s[0:1]
	v_mov_b32_e32 v4, v0
	s_xor_b32 exec_lo, exec_lo, s55
	s_cbranch_execnz .LBB30_1
	s_mov_b32 exec_lo, s54
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v0, 1, v4
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
	v_readlane_b32 s0, v40, 16
	s_or_saveexec_b32 s1, -1
	scratch_load_b32 v40, off, s33
	s_mov_b32 exec_lo, s1
	s_mov_b32 s33, s0
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
	s_mov_b64 s[10:11], s[6:7]
	s_clause 0x1
	s_load_b32 s6, s[4:5], 0x1c
	s_load_b128 s[64:67], s[4:5], 0x0
	v_and_b32_e32 v1, 0x3ff, v0
	s_mov_b32 s12, s13
	s_mov_b32 s13, s14
	s_mov_b32 s32, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s6, 0xffff
	s_load_b32 s14, s[66:67], 0x0
	v_mad_u64_u32 v[3:4], null, s12, s6, v[1:2]
	v_mov_b32_e32 v4, 0
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, f1@rel32@lo+4
	s_addc_u32 s7, s7, f1@rel32@hi+12
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, f0@rel32@lo+4
	s_addc_u32 s9, s9, f0@rel32@hi+12
	v_lshlrev_b64 v[41:42], 2, v[3:4]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s66, v41
	v_add_co_ci_u32_e64 v2, null, s67, v42, vcc_lo
	s_waitcnt lgkmcnt(0)
	s_and_b32 s14, s14, 1
	global_load_b32 v2, v[1:2], off
	s_cmp_eq_u32 s14, 0
	s_cselect_b32 s14, s6, s8
	s_cselect_b32 s18, s7, s9
	v_dual_mov_b32 v31, v0 :: v_dual_mov_b32 v0, s14
	v_mov_b32_e32 v1, s18
	s_add_u32 s8, s4, 16
	s_addc_u32 s9, s5, 0
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, apply@rel32@lo+4
	s_addc_u32 s17, s17, apply@rel32@hi+12
	s_mov_b64 s[4:5], s[0:1]
	s_mov_b64 s[6:7], s[2:3]
	s_mov_b32 s14, s15
	s_swappc_b64 s[30:31], s[16:17]
	v_add_co_u32 v1, vcc_lo, s64, v41
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s65, v42, vcc_lo
	global_store_b32 v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel fptr
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_enable_private_segment 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr max(totalnumvgprs(fptr.num_agpr, fptr.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(fptr.numbered_sgpr+2, 1, 0)-2
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
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
.Lfunc_end31:
	.size	fptr, .Lfunc_end31-fptr
	.set fptr.num_vgpr, max(43, apply.num_vgpr)
	.set fptr.num_agpr, max(0, apply.num_agpr)
	.set fptr.numbered_sgpr, max(68, apply.numbered_sgpr)
	.set fptr.num_named_barrier, max(0, apply.num_named_barrier)
	.set fptr.private_seg_size, 0+max(apply.private_seg_size)
	.set fptr.uses_vcc, or(1, apply.uses_vcc)
	.set fptr.uses_flat_scratch, or(0, apply.uses_flat_scratch)
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
	s_mov_b32 s0, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b32 s1, -1
	scratch_store_b32 off, v45, s33 offset:20
	s_mov_b32 exec_lo, s1
	v_writelane_b32 v45, s0, 16
	s_load_b32 s0, s[8:9], 0xc
	s_clause 0x4
	scratch_store_b32 off, v40, s33 offset:16
	scratch_store_b32 off, v41, s33 offset:12
	scratch_store_b32 off, v42, s33 offset:8
	scratch_store_b32 off, v43, s33 offset:4
	scratch_store_b32 off, v44, s33
	v_dual_mov_b32 v41, v1 :: v_dual_mov_b32 v42, v0
	v_and_b32_e32 v0, 0x3ff, v31
	global_load_b32 v6, v[2:3], off
	v_writelane_b32 v45, s30, 0
	s_add_i32 s32, s32, 32
	v_writelane_b32 v45, s31, 1
	v_writelane_b32 v45, s34, 2
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_writelane_b32 v45, s35, 3
	v_mad_u64_u32 v[4:5], null, s12, s0, v[0:1]
	v_mov_b32_e32 v5, 0
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, f1@rel32@lo+4
	s_addc_u32 s1, s1, f1@rel32@hi+12
	v_writelane_b32 v45, s36, 4
	s_getpc_b64 s[2:3]
	s_add_u32 s2, s2, f0@rel32@lo+4
	s_addc_u32 s3, s3, f0@rel32@hi+12
	v_lshlrev_b64 v[43:44], 2, v[4:5]
	v_writelane_b32 v45, s37, 5
	v_writelane_b32 v45, s38, 6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v2, v43
	v_add_co_ci_u32_e64 v1, null, v3, v44, vcc_lo
	v_writelane_b32 v45, s39, 7
	v_mov_b32_e32 v3, s1
	global_load_b32 v2, v[0:1], off
	v_mov_b32_e32 v1, s0
	v_writelane_b32 v45, s48, 8
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, apply@rel32@lo+4
	s_addc_u32 s1, s1, apply@rel32@hi+12
	v_writelane_b32 v45, s49, 9
	v_writelane_b32 v45, s50, 10
	v_writelane_b32 v45, s51, 11
	v_writelane_b32 v45, s52, 12
	v_writelane_b32 v45, s53, 13
	v_writelane_b32 v45, s54, 14
	v_writelane_b32 v45, s55, 15
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v0, 1, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_eq_u32_e32 vcc_lo, 0, v0
	v_cndmask_b32_e32 v0, s2, v1, vcc_lo
	v_cndmask_b32_e32 v1, s3, v3, vcc_lo
	v_mov_b32_e32 v3, v4
	s_swappc_b64 s[30:31], s[0:1]
	v_add_co_u32 v1, vcc_lo, v42, v43
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, v41, v44, vcc_lo
	s_clause 0x4
	scratch_load_b32 v44, off, s33
	scratch_load_b32 v43, off, s33 offset:4
	scratch_load_b32 v42, off, s33 offset:8
	scratch_load_b32 v41, off, s33 offset:12
	scratch_load_b32 v40, off, s33 offset:16
	v_readlane_b32 s55, v45, 15
	v_readlane_b32 s54, v45, 14
	global_store_b32 v[1:2], v0, off
	v_readlane_b32 s53, v45, 13
	v_readlane_b32 s52, v45, 12
	v_readlane_b32 s51, v45, 11
	v_readlane_b32 s50, v45, 10
	v_readlane_b32 s49, v45, 9
	v_readlane_b32 s48, v45, 8
	v_readlane_b32 s39, v45, 7
	v_readlane_b32 s38, v45, 6
	v_readlane_b32 s37, v45, 5
	v_readlane_b32 s36, v45, 4
	v_readlane_b32 s35, v45, 3
	v_readlane_b32 s34, v45, 2
	v_readlane_b32 s31, v45, 1
	v_readlane_b32 s30, v45, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s0, v45, 16
	s_or_saveexec_b32 s1, -1
	scratch_load_b32 v45, off, s33 offset:20
	s_mov_b32 exec_lo, s1
	s_mov_b32 s33, s0
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end32:
	.size	__clang_ocl_kern_imp_fptr, .Lfunc_end32-__clang_ocl_kern_imp_fptr
	.set __clang_ocl_kern_imp_fptr.num_vgpr, max(46, apply.num_vgpr)
	.set __clang_ocl_kern_imp_fptr.num_agpr, max(0, apply.num_agpr)
	.set __clang_ocl_kern_imp_fptr.numbered_sgpr, max(56, apply.numbered_sgpr)
	.set __clang_ocl_kern_imp_fptr.num_named_barrier, max(0, apply.num_named_barrier)
	.set __clang_ocl_kern_imp_fptr.private_seg_size, 32+max(apply.private_seg_size)
	.set __clang_ocl_kern_imp_fptr.uses_vcc, or(1, apply.uses_vcc)
	.set __clang_ocl_kern_imp_fptr.uses_flat_scratch, or(1, apply.uses_flat_scratch)
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
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x10
	s_load_b32 s3, s[0:1], 0x24
	s_load_b128 s[36:39], s[0:1], 0x0
	s_mov_b32 s30, 7
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v1, s2
	s_and_b32 s3, s3, 0xffff
	s_sub_i32 s4, 0, s2
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_rcp_iflag_f32_e32 v1, v1
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	v_mad_u64_u32 v[1:2], null, s15, s3, v[0:1]
	v_mov_b32_e32 v2, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v0, s4, v3
	v_dual_mov_b32 v4, v2 :: v_dual_add_nc_u32 v5, 1, v1
	v_mov_b32_e32 v14, v2
	v_dual_mov_b32 v6, v2 :: v_dual_add_nc_u32 v7, 2, v1
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_hi_u32 v0, v3, v0
	v_dual_mov_b32 v16, v2 :: v_dual_add_nc_u32 v13, 7, v1
	v_dual_mov_b32 v8, v2 :: v_dual_add_nc_u32 v9, 3, v1
	v_dual_mov_b32 v12, v2 :: v_dual_add_nc_u32 v11, 4, v1
	v_add_nc_u32_e32 v31, 18, v1
	v_add_nc_u32_e32 v10, v3, v0
	v_add_nc_u32_e32 v3, 6, v1
	v_add_nc_u32_e32 v35, 24, v1
	v_add_nc_u32_e32 v39, 26, v1
	v_add_nc_u32_e32 v38, 25, v1
	v_mul_hi_u32 v15, v1, v10
	v_mul_hi_u32 v17, v5, v10
	v_mul_hi_u32 v23, v3, v10
	v_mul_hi_u32 v18, v7, v10
	v_mul_hi_u32 v24, v13, v10
	v_mov_b32_e32 v42, v2
	v_mul_lo_u32 v15, v15, s2
	v_mul_lo_u32 v17, v17, s2
	v_mul_lo_u32 v23, v23, s2
	v_mul_lo_u32 v18, v18, s2
	v_mul_lo_u32 v24, v24, s2
	v_sub_nc_u32_e32 v15, v1, v15
	v_sub_nc_u32_e32 v5, v5, v17
	v_sub_nc_u32_e32 v17, v3, v23
	v_sub_nc_u32_e32 v7, v7, v18
	v_sub_nc_u32_e32 v18, v13, v24
	v_subrev_nc_u32_e32 v3, s2, v15
	v_cmp_le_u32_e32 vcc_lo, s2, v15
	v_add_nc_u32_e32 v0, 5, v1
	v_subrev_nc_u32_e32 v13, s2, v5
	v_subrev_nc_u32_e32 v24, s2, v17
	v_subrev_nc_u32_e32 v25, s2, v18
	v_cndmask_b32_e32 v3, v15, v3, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v5
	v_cndmask_b32_e32 v5, v5, v13, vcc_lo
	v_mul_hi_u32 v19, v9, v10
	v_mul_hi_u32 v20, v11, v10
	v_mul_hi_u32 v22, v0, v10
	v_cmp_le_u32_e32 vcc_lo, s2, v7
	v_subrev_nc_u32_e32 v15, s2, v5
	v_mul_hi_u32 v32, v31, v10
	v_mul_lo_u32 v19, v19, s2
	v_mul_lo_u32 v20, v20, s2
	v_mul_lo_u32 v22, v22, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v9, v9, v19
	v_subrev_nc_u32_e32 v19, s2, v7
	v_sub_nc_u32_e32 v11, v11, v20
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v0, v0, v22
	v_subrev_nc_u32_e32 v20, s2, v9
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v7, v7, v19, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v9
	v_subrev_nc_u32_e32 v22, s2, v11
	v_subrev_nc_u32_e32 v23, s2, v0
	v_subrev_nc_u32_e32 v19, s2, v7
	v_cndmask_b32_e32 v9, v9, v20, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v11
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v20, s2, v9
	v_cndmask_b32_e32 v13, v11, v22, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v0
	v_add_nc_u32_e32 v21, 8, v1
	v_subrev_nc_u32_e32 v11, s2, v3
	v_subrev_nc_u32_e32 v22, s2, v13
	v_cndmask_b32_e32 v0, v0, v23, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v23, s2, v0
	v_cndmask_b32_e32 v3, v3, v11, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v5
	v_cndmask_b32_e32 v5, v5, v15, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v7
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_cndmask_b32_e32 v7, v7, v19, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_cndmask_b32_e32 v11, v9, v20, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v13
	v_mov_b32_e32 v20, v2
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_cndmask_b32_e32 v13, v13, v22, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_cndmask_b32_e32 v15, v0, v23, vcc_lo
	v_add_co_u32 v3, vcc_lo, s38, v3
	v_add_co_ci_u32_e64 v4, null, s39, v4, vcc_lo
	v_add_co_u32 v5, vcc_lo, s38, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s39, v6, vcc_lo
	v_add_co_u32 v7, vcc_lo, s38, v7
	v_add_co_ci_u32_e64 v8, null, s39, v8, vcc_lo
	v_add_co_u32 v11, vcc_lo, s38, v11
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v12, null, s39, v12, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v17
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_dual_cndmask_b32 v0, v17, v24 :: v_dual_add_nc_u32 v23, 10, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v18
	v_mul_hi_u32 v17, v21, v10
	v_cndmask_b32_e32 v9, v18, v25, vcc_lo
	v_add_co_u32 v13, vcc_lo, s38, v13
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v14, null, s39, v14, vcc_lo
	v_subrev_nc_u32_e32 v18, s2, v0
	v_cmp_le_u32_e32 vcc_lo, s2, v0
	v_mul_lo_u32 v22, v17, s2
	v_subrev_nc_u32_e32 v19, s2, v9
	v_dual_cndmask_b32 v17, v0, v18 :: v_dual_add_nc_u32 v0, 9, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v9
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v18, v2 :: v_dual_cndmask_b32 v19, v9, v19
	v_sub_nc_u32_e32 v9, v21, v22
	v_mul_hi_u32 v21, v0, v10
	v_add_co_u32 v15, vcc_lo, s38, v15
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v16, null, s39, v16, vcc_lo
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_subrev_nc_u32_e32 v22, s2, v9
	v_cmp_le_u32_e32 vcc_lo, s2, v9
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_mul_lo_u32 v21, v21, s2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v9, v9, v22, vcc_lo
	v_add_co_u32 v17, vcc_lo, s38, v17
	v_add_co_ci_u32_e64 v18, null, s39, v18, vcc_lo
	v_add_co_u32 v19, vcc_lo, s38, v19
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v24, s2, v9
	v_sub_nc_u32_e32 v0, v0, v21
	v_add_co_ci_u32_e64 v20, null, s39, v20, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v9
	v_mul_hi_u32 v22, v23, v10
	v_subrev_nc_u32_e32 v26, s2, v0
	v_cndmask_b32_e32 v21, v9, v24, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v0
	v_add_nc_u32_e32 v24, 11, v1
	v_mul_lo_u32 v25, v22, s2
	v_mov_b32_e32 v22, v2
	v_cndmask_b32_e32 v26, v0, v26, vcc_lo
	s_clause 0x7
	global_load_b32 v0, v[3:4], off
	global_load_b32 v3, v[5:6], off
	global_load_b32 v4, v[7:8], off
	global_load_b32 v5, v[11:12], off
	global_load_b32 v6, v[13:14], off
	global_load_b32 v7, v[15:16], off
	global_load_b32 v8, v[17:18], off
	global_load_b32 v9, v[19:20], off
	v_dual_mov_b32 v14, v2 :: v_dual_add_nc_u32 v17, 12, v1
	v_lshlrev_b64 v[11:12], 2, v[21:22]
	v_subrev_nc_u32_e32 v13, s2, v26
	v_cmp_le_u32_e32 vcc_lo, s2, v26
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v18, v17, v10
	v_add_nc_u32_e32 v21, 13, v1
	v_cndmask_b32_e32 v13, v26, v13, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v18, v18, s2
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v22, v17, v18
	v_mov_b32_e32 v18, v2
	v_sub_nc_u32_e32 v23, v23, v25
	v_mul_hi_u32 v25, v24, v10
	v_subrev_nc_u32_e32 v16, s2, v23
	v_cmp_le_u32_e32 vcc_lo, s2, v23
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_lo_u32 v15, v25, s2
	v_cndmask_b32_e32 v16, v23, v16, vcc_lo
	v_add_co_u32 v11, vcc_lo, s38, v11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v12, null, s39, v12, vcc_lo
	v_subrev_nc_u32_e32 v20, s2, v16
	v_sub_nc_u32_e32 v15, v24, v15
	v_mul_hi_u32 v23, v21, v10
	v_add_nc_u32_e32 v24, 14, v1
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_subrev_nc_u32_e32 v19, s2, v15
	v_cmp_le_u32_e32 vcc_lo, s2, v15
	v_cndmask_b32_e32 v19, v15, v19, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v16
	v_cndmask_b32_e32 v15, v16, v20, vcc_lo
	v_add_co_u32 v13, vcc_lo, s38, v13
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v20, s2, v19
	v_add_co_ci_u32_e64 v14, null, s39, v14, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v19
	v_dual_mov_b32 v16, v2 :: v_dual_cndmask_b32 v17, v19, v20
	v_subrev_nc_u32_e32 v19, s2, v22
	v_cmp_le_u32_e32 vcc_lo, s2, v22
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_mul_lo_u32 v20, v23, s2
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_nc_u32_e32 v23, 15, v1
	v_cndmask_b32_e32 v19, v22, v19, vcc_lo
	v_mul_hi_u32 v22, v24, v10
	v_add_co_u32 v15, vcc_lo, s38, v15
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v16, null, s39, v16, vcc_lo
	v_sub_nc_u32_e32 v21, v21, v20
	v_subrev_nc_u32_e32 v20, s2, v19
	v_cmp_le_u32_e32 vcc_lo, s2, v19
	v_mul_lo_u32 v22, v22, s2
	v_mul_hi_u32 v26, v23, v10
	v_subrev_nc_u32_e32 v25, s2, v21
	v_cndmask_b32_e32 v19, v19, v20, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v21
	v_mov_b32_e32 v20, v2
	v_sub_nc_u32_e32 v24, v24, v22
	v_cndmask_b32_e32 v21, v21, v25, vcc_lo
	v_add_co_u32 v17, vcc_lo, s38, v17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v18, null, s39, v18, vcc_lo
	v_subrev_nc_u32_e32 v22, s2, v21
	v_cmp_le_u32_e32 vcc_lo, s2, v21
	v_mul_lo_u32 v25, v26, s2
	v_subrev_nc_u32_e32 v26, s2, v24
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_cndmask_b32_e32 v21, v21, v22, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v24
	v_mov_b32_e32 v22, v2
	v_sub_nc_u32_e32 v25, v23, v25
	v_cndmask_b32_e32 v24, v24, v26, vcc_lo
	v_add_co_u32 v19, vcc_lo, s38, v19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v20, null, s39, v20, vcc_lo
	v_subrev_nc_u32_e32 v23, s2, v24
	v_cmp_le_u32_e32 vcc_lo, s2, v24
	v_add_nc_u32_e32 v26, 16, v1
	v_subrev_nc_u32_e32 v28, s2, v25
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_cndmask_b32_e32 v23, v24, v23, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v25
	v_mul_hi_u32 v27, v26, v10
	v_dual_mov_b32 v24, v2 :: v_dual_cndmask_b32 v25, v25, v28
	v_add_nc_u32_e32 v28, 17, v1
	v_add_co_u32 v21, vcc_lo, s38, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_mul_lo_u32 v27, v27, s2
	v_add_co_ci_u32_e64 v22, null, s39, v22, vcc_lo
	v_mul_hi_u32 v30, v28, v10
	v_subrev_nc_u32_e32 v29, s2, v25
	v_cmp_le_u32_e32 vcc_lo, s2, v25
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_sub_nc_u32_e32 v27, v26, v27
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_mov_b32 v26, v2 :: v_dual_cndmask_b32 v25, v25, v29
	v_mul_lo_u32 v30, v30, s2
	v_add_co_u32 v23, vcc_lo, s38, v23
	s_delay_alu instid0(VALU_DEP_4)
	v_subrev_nc_u32_e32 v29, s2, v27
	v_add_co_ci_u32_e64 v24, null, s39, v24, vcc_lo
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_cmp_le_u32_e32 vcc_lo, s2, v27
	v_sub_nc_u32_e32 v28, v28, v30
	v_cndmask_b32_e32 v27, v27, v29, vcc_lo
	v_mul_lo_u32 v29, v32, s2
	v_add_co_u32 v25, vcc_lo, s38, v25
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v26, null, s39, v26, vcc_lo
	v_subrev_nc_u32_e32 v30, s2, v28
	v_cmp_le_u32_e32 vcc_lo, s2, v28
	v_add_nc_u32_e32 v32, 19, v1
	v_sub_nc_u32_e32 v29, v31, v29
	v_subrev_nc_u32_e32 v31, s2, v27
	s_clause 0x7
	global_load_b32 v11, v[11:12], off
	global_load_b32 v12, v[13:14], off
	global_load_b32 v13, v[15:16], off
	global_load_b32 v14, v[17:18], off
	global_load_b32 v15, v[19:20], off
	global_load_b32 v16, v[21:22], off
	global_load_b32 v17, v[23:24], off
	global_load_b32 v18, v[25:26], off
	v_cndmask_b32_e32 v30, v28, v30, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v27
	v_mul_hi_u32 v33, v32, v10
	v_subrev_nc_u32_e32 v34, s2, v29
	v_mov_b32_e32 v28, v2
	v_dual_cndmask_b32 v27, v27, v31 :: v_dual_add_nc_u32 v26, 20, v1
	v_cmp_le_u32_e32 vcc_lo, s2, v29
	v_subrev_nc_u32_e32 v31, s2, v30
	v_mov_b32_e32 v22, v2
	v_mul_lo_u32 v33, v33, s2
	v_lshlrev_b64 v[19:20], 2, v[27:28]
	v_cndmask_b32_e32 v29, v29, v34, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v30
	v_mul_hi_u32 v28, v26, v10
	v_mov_b32_e32 v24, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v23, s2, v29
	v_cndmask_b32_e32 v21, v30, v31, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v29
	v_sub_nc_u32_e32 v25, v32, v33
	v_add_nc_u32_e32 v31, 23, v1
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_cndmask_b32_e32 v23, v29, v23, vcc_lo
	v_add_co_u32 v19, vcc_lo, s38, v19
	v_subrev_nc_u32_e32 v27, s2, v25
	v_add_co_ci_u32_e64 v20, null, s39, v20, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v25
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_mul_hi_u32 v33, v31, v10
	v_cndmask_b32_e32 v25, v25, v27, vcc_lo
	v_mul_lo_u32 v27, v28, s2
	v_add_nc_u32_e32 v28, 21, v1
	v_add_co_u32 v21, vcc_lo, s38, v21
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v22, null, s39, v22, vcc_lo
	v_add_co_u32 v23, vcc_lo, s38, v23
	v_mul_hi_u32 v29, v28, v10
	v_subrev_nc_u32_e32 v30, s2, v25
	v_sub_nc_u32_e32 v26, v26, v27
	v_add_co_ci_u32_e64 v24, null, s39, v24, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v25
	v_mul_lo_u32 v33, v33, s2
	s_delay_alu instid0(VALU_DEP_4)
	v_subrev_nc_u32_e32 v27, s2, v26
	v_mul_lo_u32 v29, v29, s2
	v_cndmask_b32_e32 v25, v25, v30, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v26
	v_add_nc_u32_e32 v30, 22, v1
	v_sub_nc_u32_e32 v31, v31, v33
	v_cndmask_b32_e32 v27, v26, v27, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v32, v30, v10
	v_sub_nc_u32_e32 v29, v28, v29
	v_mov_b32_e32 v26, v2
	v_subrev_nc_u32_e32 v28, s2, v27
	v_cmp_le_u32_e32 vcc_lo, s2, v27
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_subrev_nc_u32_e32 v34, s2, v29
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mul_lo_u32 v32, v32, s2
	v_cndmask_b32_e32 v27, v27, v28, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v29
	v_dual_mov_b32 v28, v2 :: v_dual_cndmask_b32 v29, v29, v34
	v_add_co_u32 v25, vcc_lo, s38, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v26, null, s39, v26, vcc_lo
	v_subrev_nc_u32_e32 v34, s2, v29
	v_sub_nc_u32_e32 v32, v30, v32
	v_cmp_le_u32_e32 vcc_lo, s2, v29
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	v_mov_b32_e32 v30, v2
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v33, s2, v32
	v_cndmask_b32_e32 v29, v29, v34, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v32
	v_subrev_nc_u32_e32 v34, s2, v31
	v_lshlrev_b64 v[29:30], 2, v[29:30]
	v_cndmask_b32_e32 v32, v32, v33, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v31
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v33, v31, v34, vcc_lo
	v_mul_hi_u32 v31, v35, v10
	v_add_co_u32 v27, vcc_lo, s38, v27
	v_add_co_ci_u32_e64 v28, null, s39, v28, vcc_lo
	v_subrev_nc_u32_e32 v34, s2, v32
	v_cmp_le_u32_e32 vcc_lo, s2, v32
	v_subrev_nc_u32_e32 v36, s2, v33
	v_mul_lo_u32 v37, v31, s2
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v31, v32, v34, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v33
	v_mov_b32_e32 v32, v2
	v_mov_b32_e32 v34, v2
	v_sub_nc_u32_e32 v35, v35, v37
	v_cndmask_b32_e32 v33, v33, v36, vcc_lo
	v_mul_hi_u32 v36, v38, v10
	v_add_co_u32 v29, vcc_lo, s38, v29
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v30, null, s39, v30, vcc_lo
	v_lshlrev_b64 v[31:32], 2, v[31:32]
	v_subrev_nc_u32_e32 v37, s2, v35
	v_cmp_le_u32_e32 vcc_lo, s2, v35
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_mul_lo_u32 v36, v36, s2
	s_delay_alu instid0(VALU_DEP_4)
	v_cndmask_b32_e32 v35, v35, v37, vcc_lo
	v_add_co_u32 v31, vcc_lo, s38, v31
	v_mul_hi_u32 v37, v39, v10
	v_add_co_ci_u32_e64 v32, null, s39, v32, vcc_lo
	v_add_co_u32 v33, vcc_lo, s38, v33
	v_subrev_nc_u32_e32 v40, s2, v35
	v_sub_nc_u32_e32 v38, v38, v36
	v_add_co_ci_u32_e64 v34, null, s39, v34, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v35
	v_mul_lo_u32 v37, v37, s2
	s_delay_alu instid0(VALU_DEP_4)
	v_subrev_nc_u32_e32 v41, s2, v38
	s_clause 0x7
	global_load_b32 v19, v[19:20], off
	global_load_b32 v20, v[21:22], off
	global_load_b32 v21, v[23:24], off
	global_load_b32 v22, v[25:26], off
	global_load_b32 v23, v[27:28], off
	global_load_b32 v24, v[29:30], off
	global_load_b32 v25, v[31:32], off
	global_load_b32 v26, v[33:34], off
	v_dual_mov_b32 v36, v2 :: v_dual_cndmask_b32 v35, v35, v40
	v_cmp_le_u32_e32 vcc_lo, s2, v38
	v_add_nc_u32_e32 v40, 27, v1
	v_add_nc_u32_e32 v34, 28, v1
	v_sub_nc_u32_e32 v37, v39, v37
	v_lshlrev_b64 v[27:28], 2, v[35:36]
	v_cndmask_b32_e32 v38, v38, v41, vcc_lo
	v_mul_hi_u32 v39, v40, v10
	v_mov_b32_e32 v30, v2
	v_subrev_nc_u32_e32 v32, s2, v37
	v_mul_hi_u32 v35, v34, v10
	v_subrev_nc_u32_e32 v29, s2, v38
	v_cmp_le_u32_e32 vcc_lo, s2, v38
	v_add_nc_u32_e32 v41, 31, v1
	v_mul_lo_u32 v31, v39, s2
	v_add_nc_u32_e32 v39, 30, v1
	v_cndmask_b32_e32 v29, v38, v29, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v37
	v_mul_lo_u32 v35, v35, s2
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[29:30], 2, v[29:30]
	v_cndmask_b32_e32 v32, v37, v32, vcc_lo
	v_add_co_u32 v27, vcc_lo, s38, v27
	v_sub_nc_u32_e32 v33, v40, v31
	v_add_co_ci_u32_e64 v28, null, s39, v28, vcc_lo
	v_subrev_nc_u32_e32 v31, s2, v32
	v_cmp_le_u32_e32 vcc_lo, s2, v32
	s_delay_alu instid0(VALU_DEP_4)
	v_subrev_nc_u32_e32 v36, s2, v33
	v_sub_nc_u32_e32 v35, v34, v35
	v_mov_b32_e32 v34, v2
	v_mul_hi_u32 v40, v39, v10
	v_cndmask_b32_e32 v31, v32, v31, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v33
	v_dual_mov_b32 v32, v2 :: v_dual_cndmask_b32 v33, v33, v36
	v_add_nc_u32_e32 v36, 29, v1
	v_add_co_u32 v29, vcc_lo, s38, v29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v30, null, s39, v30, vcc_lo
	v_mul_hi_u32 v38, v36, v10
	v_subrev_nc_u32_e32 v37, s2, v33
	v_cmp_le_u32_e32 vcc_lo, s2, v33
	v_lshlrev_b64 v[31:32], 2, v[31:32]
	v_mul_hi_u32 v10, v41, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v33, v33, v37, vcc_lo
	v_mul_lo_u32 v38, v38, s2
	v_add_co_u32 v31, vcc_lo, s38, v31
	v_subrev_nc_u32_e32 v37, s2, v35
	v_add_co_ci_u32_e64 v32, null, s39, v32, vcc_lo
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_cmp_le_u32_e32 vcc_lo, s2, v35
	v_sub_nc_u32_e32 v36, v36, v38
	v_mul_lo_u32 v10, v10, s2
	v_cndmask_b32_e32 v35, v35, v37, vcc_lo
	v_mul_lo_u32 v37, v40, s2
	v_add_co_u32 v33, vcc_lo, s38, v33
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v34, null, s39, v34, vcc_lo
	v_subrev_nc_u32_e32 v38, s2, v36
	v_cmp_le_u32_e32 vcc_lo, s2, v36
	v_subrev_nc_u32_e32 v40, s2, v35
	v_sub_nc_u32_e32 v37, v39, v37
	v_sub_nc_u32_e32 v10, v41, v10
	v_cndmask_b32_e32 v38, v36, v38, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v35
	s_delay_alu instid0(VALU_DEP_4)
	v_subrev_nc_u32_e32 v39, s2, v37
	v_mov_b32_e32 v36, v2
	v_subrev_nc_u32_e32 v41, s2, v10
	v_cndmask_b32_e32 v35, v35, v40, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v37
	v_subrev_nc_u32_e32 v40, s2, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_cndmask_b32_e32 v39, v37, v39, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v38
	v_cndmask_b32_e32 v37, v38, v40, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v10
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_3)
	v_subrev_nc_u32_e32 v40, s2, v39
	v_mov_b32_e32 v38, v2
	v_cndmask_b32_e32 v10, v10, v41, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v39
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_subrev_nc_u32_e32 v41, s2, v10
	v_cndmask_b32_e32 v39, v39, v40, vcc_lo
	v_add_co_u32 v35, vcc_lo, s38, v35
	v_add_co_ci_u32_e64 v36, null, s39, v36, vcc_lo
	v_cmp_le_u32_e32 vcc_lo, s2, v10
	v_mov_b32_e32 v40, v2
	v_cndmask_b32_e32 v41, v10, v41, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[39:40], 2, v[39:40]
	v_add_co_u32 v37, vcc_lo, s38, v37
	v_add_co_ci_u32_e64 v38, null, s39, v38, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_add_co_u32 v39, vcc_lo, s38, v39
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v40, null, s39, v40, vcc_lo
	v_add_co_u32 v41, vcc_lo, s38, v41
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v42, null, s39, v42, vcc_lo
	s_clause 0x7
	global_load_b32 v10, v[27:28], off
	global_load_b32 v27, v[29:30], off
	global_load_b32 v28, v[31:32], off
	global_load_b32 v29, v[33:34], off
	global_load_b32 v30, v[35:36], off
	global_load_b32 v32, v[37:38], off
	global_load_b32 v33, v[39:40], off
	global_load_b32 v34, v[41:42], off
	v_mov_b32_e32 v31, v2
.LBB33_1:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v35, s30, v31, -7
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	s_waitcnt vmcnt(30)
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	s_waitcnt vmcnt(29)
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_waitcnt vmcnt(28)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	s_waitcnt vmcnt(27)
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_waitcnt vmcnt(26)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	s_waitcnt vmcnt(25)
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_waitcnt vmcnt(24)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	s_waitcnt vmcnt(23)
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_waitcnt vmcnt(22)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	s_waitcnt vmcnt(21)
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_waitcnt vmcnt(20)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	s_waitcnt vmcnt(19)
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_waitcnt vmcnt(18)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	s_waitcnt vmcnt(17)
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_waitcnt vmcnt(16)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	s_waitcnt vmcnt(15)
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_waitcnt vmcnt(14)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	s_waitcnt vmcnt(13)
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_waitcnt vmcnt(12)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	s_waitcnt vmcnt(11)
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_waitcnt vmcnt(10)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	s_waitcnt vmcnt(9)
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_waitcnt vmcnt(8)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_waitcnt vmcnt(6)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	s_waitcnt vmcnt(5)
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_waitcnt vmcnt(4)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, v37, s30, -7
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v35, s30, v31, -6
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, v37, s30, -6
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v35, s30, v31, -5
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, v37, s30, -5
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v35, s30, v31, -4
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, v37, s30, -4
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v35, s30, v31, -3
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, v37, s30, -3
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v35, s30, v31, -2
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, v37, s30, -2
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v35, s30, v31, -1
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, v37, s30, -1
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v35, s30, v31
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_and_b32_e32 v36, 31, v35
	v_add_nc_u32_e32 v35, 5, v35
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v36
	v_cmp_eq_u32_e64 s0, 2, v36
	v_cmp_eq_u32_e64 s1, 3, v36
	v_cmp_eq_u32_e64 s2, 4, v36
	v_cmp_eq_u32_e64 s3, 5, v36
	v_cndmask_b32_e32 v37, v0, v3, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v36
	v_cmp_eq_u32_e64 s5, 7, v36
	v_cmp_eq_u32_e64 s6, 8, v36
	v_cmp_eq_u32_e64 s7, 9, v36
	v_cndmask_b32_e64 v37, v37, v4, s0
	v_cmp_eq_u32_e64 s8, 10, v36
	v_cmp_eq_u32_e64 s9, 11, v36
	v_cmp_eq_u32_e64 s10, 12, v36
	v_cmp_eq_u32_e64 s11, 13, v36
	v_cndmask_b32_e64 v37, v37, v5, s1
	v_cmp_eq_u32_e64 s12, 14, v36
	v_cmp_eq_u32_e64 s13, 15, v36
	v_cmp_eq_u32_e64 s14, 16, v36
	v_cmp_eq_u32_e64 s15, 17, v36
	v_cndmask_b32_e64 v37, v37, v6, s2
	v_cmp_eq_u32_e64 s16, 18, v36
	v_cmp_eq_u32_e64 s17, 19, v36
	v_cmp_eq_u32_e64 s18, 20, v36
	v_cmp_eq_u32_e64 s19, 21, v36
	v_cndmask_b32_e64 v37, v37, v7, s3
	v_cmp_eq_u32_e64 s20, 22, v36
	v_cmp_eq_u32_e64 s21, 23, v36
	v_cmp_eq_u32_e64 s22, 24, v36
	v_cmp_eq_u32_e64 s23, 25, v36
	v_cndmask_b32_e64 v37, v37, v8, s4
	v_cmp_eq_u32_e64 s24, 26, v36
	v_cmp_eq_u32_e64 s25, 27, v36
	v_cmp_eq_u32_e64 s26, 28, v36
	v_cmp_eq_u32_e64 s27, 29, v36
	v_cndmask_b32_e64 v37, v37, v9, s5
	v_cmp_eq_u32_e64 s28, 30, v36
	v_cmp_eq_u32_e64 s29, 31, v36
	v_and_b32_e32 v35, 31, v35
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v11, s6
	v_cndmask_b32_e64 v37, v37, v12, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v13, s8
	v_cndmask_b32_e64 v37, v37, v14, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v15, s10
	v_cndmask_b32_e64 v37, v37, v16, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v17, s12
	v_cndmask_b32_e64 v37, v37, v18, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v19, s14
	v_cndmask_b32_e64 v37, v37, v20, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v21, s16
	v_cndmask_b32_e64 v37, v37, v22, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v23, s18
	v_cndmask_b32_e64 v37, v37, v24, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v25, s20
	v_cndmask_b32_e64 v37, v37, v26, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v10, s22
	v_cndmask_b32_e64 v37, v37, v27, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v28, s24
	v_cndmask_b32_e64 v37, v37, v29, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v30, s26
	v_cndmask_b32_e64 v37, v37, v32, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v37, v37, v33, s28
	v_cndmask_b32_e64 v37, v37, v34, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v37, s30, v37
	s_add_i32 s30, s30, 8
	s_cmp_lg_u32 s30, 47
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v3, v3, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v36
	v_cndmask_b32_e64 v4, v4, v37, s0
	v_cndmask_b32_e64 v5, v5, v37, s1
	v_cndmask_b32_e64 v6, v6, v37, s2
	v_cndmask_b32_e64 v7, v7, v37, s3
	v_cndmask_b32_e32 v0, v0, v37, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v35
	v_cndmask_b32_e64 v8, v8, v37, s4
	v_cndmask_b32_e64 v9, v9, v37, s5
	v_cndmask_b32_e64 v11, v11, v37, s6
	v_cndmask_b32_e64 v12, v12, v37, s7
	v_cndmask_b32_e32 v36, v0, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v35
	v_cndmask_b32_e64 v13, v13, v37, s8
	v_cndmask_b32_e64 v14, v14, v37, s9
	v_cndmask_b32_e64 v15, v15, v37, s10
	v_cndmask_b32_e64 v16, v16, v37, s11
	v_cndmask_b32_e32 v36, v36, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v35
	v_cndmask_b32_e64 v17, v17, v37, s12
	v_cndmask_b32_e64 v18, v18, v37, s13
	v_cndmask_b32_e64 v19, v19, v37, s14
	v_cndmask_b32_e64 v20, v20, v37, s15
	v_cndmask_b32_e32 v36, v36, v5, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v35
	v_cndmask_b32_e64 v21, v21, v37, s16
	v_cndmask_b32_e64 v22, v22, v37, s17
	v_cndmask_b32_e64 v23, v23, v37, s18
	v_cndmask_b32_e64 v24, v24, v37, s19
	v_cndmask_b32_e32 v36, v36, v6, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v35
	v_cndmask_b32_e64 v25, v25, v37, s20
	v_cndmask_b32_e64 v26, v26, v37, s21
	v_cndmask_b32_e64 v10, v10, v37, s22
	v_cndmask_b32_e64 v27, v27, v37, s23
	v_cndmask_b32_e32 v36, v36, v7, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v35
	v_cndmask_b32_e64 v28, v28, v37, s24
	v_cndmask_b32_e64 v29, v29, v37, s25
	v_cndmask_b32_e64 v30, v30, v37, s26
	v_cndmask_b32_e64 v32, v32, v37, s27
	v_cndmask_b32_e32 v36, v36, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v35
	v_cndmask_b32_e64 v33, v33, v37, s28
	v_cndmask_b32_e64 v34, v34, v37, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v35
	v_cndmask_b32_e32 v36, v36, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v35
	v_cndmask_b32_e32 v36, v36, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v35
	v_cndmask_b32_e32 v36, v36, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v35
	v_cndmask_b32_e32 v36, v36, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v35
	v_cndmask_b32_e32 v36, v36, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v35
	v_cndmask_b32_e32 v36, v36, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v35
	v_cndmask_b32_e32 v36, v36, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v35
	v_cndmask_b32_e32 v36, v36, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v35
	v_cndmask_b32_e32 v36, v36, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v35
	v_cndmask_b32_e32 v36, v36, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v35
	v_cndmask_b32_e32 v36, v36, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v36, v36, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v35
	v_cndmask_b32_e32 v36, v36, v33, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v35
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v35, v36, v34, vcc_lo
	v_add_nc_u32_e32 v31, v35, v31
	s_cbranch_scc1 .LBB33_1
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s36, v0
	v_add_co_ci_u32_e64 v1, null, s37, v1, vcc_lo
	global_store_b32 v[0:1], v31, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 43
		.amdhsa_next_free_sgpr 40
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
		.amdhsa_inst_pref_size 63
	.end_amdhsa_kernel
	.text
.Lfunc_end33:
	.size	stack, .Lfunc_end33-stack
	.set stack.num_vgpr, 43
	.set stack.num_agpr, 0
	.set stack.numbered_sgpr, 40
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
	v_cvt_f32_u32_e32 v5, v4
	s_load_b32 s0, s[8:9], 0xc
	v_sub_nc_u32_e32 v6, 0, v4
	v_and_b32_e32 v7, 0x3ff, v31
	s_mov_b32 s40, 7
	v_rcp_iflag_f32_e32 v5, v5
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cvt_u32_f32_e32 v9, v5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	v_mul_lo_u32 v8, v6, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[7:8]
	v_mul_hi_u32 v7, v9, v8
	v_mov_b32_e32 v6, 0
	v_dual_mov_b32 v10, v6 :: v_dual_add_nc_u32 v11, 1, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v12, v6 :: v_dual_add_nc_u32 v15, v9, v7
	v_dual_mov_b32 v14, v6 :: v_dual_add_nc_u32 v7, 2, v5
	v_dual_mov_b32 v8, v6 :: v_dual_add_nc_u32 v13, 4, v5
	v_mul_hi_u32 v18, v11, v15
	v_mul_hi_u32 v17, v5, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v19, v7, v15
	v_mul_hi_u32 v21, v13, v15
	v_dual_mov_b32 v55, v6 :: v_dual_add_nc_u32 v28, 10, v5
	v_add_nc_u32_e32 v36, 18, v5
	v_add_nc_u32_e32 v48, 24, v5
	v_mul_lo_u32 v18, v18, v4
	v_mul_lo_u32 v17, v17, v4
	v_mul_lo_u32 v19, v19, v4
	v_mul_lo_u32 v21, v21, v4
	v_mul_hi_u32 v37, v36, v15
	v_add_nc_u32_e32 v52, 26, v5
	v_sub_nc_u32_e32 v11, v11, v18
	v_sub_nc_u32_e32 v17, v5, v17
	v_sub_nc_u32_e32 v7, v7, v19
	v_sub_nc_u32_e32 v13, v13, v21
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v19, v11, v4
	v_add_nc_u32_e32 v16, 5, v5
	v_cmp_ge_u32_e32 vcc_lo, v17, v4
	v_mul_hi_u32 v22, v16, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v22, v22, v4
	v_sub_nc_u32_e32 v18, v16, v22
	v_sub_nc_u32_e32 v16, v17, v4
	v_add_nc_u32_e32 v9, 3, v5
	v_sub_nc_u32_e32 v22, v13, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v27, v18, v4
	v_cndmask_b32_e32 v16, v17, v16, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_3) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v20, v9, v15
	v_cmp_ge_u32_e32 vcc_lo, v11, v4
	v_cndmask_b32_e32 v11, v11, v19, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v7, v4
	v_mul_lo_u32 v20, v20, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v9, v9, v20
	v_sub_nc_u32_e32 v20, v7, v4
	v_add_nc_u32_e32 v24, 7, v5
	v_sub_nc_u32_e32 v21, v9, v4
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v17, v7, v20, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v9, v4
	v_sub_nc_u32_e32 v7, v16, v4
	v_mul_hi_u32 v26, v24, v15
	v_cndmask_b32_e32 v19, v9, v21, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v13, v4
	v_add_nc_u32_e32 v23, 6, v5
	v_sub_nc_u32_e32 v9, v11, v4
	s_delay_alu instid0(VALU_DEP_4)
	v_sub_nc_u32_e32 v21, v19, v4
	v_cndmask_b32_e32 v20, v13, v22, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v16, v4
	v_sub_nc_u32_e32 v13, v17, v4
	v_mul_hi_u32 v25, v23, v15
	v_cndmask_b32_e32 v7, v16, v7, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v11, v4
	v_sub_nc_u32_e32 v16, v20, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_cndmask_b32_e32 v9, v11, v9, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v17, v4
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_cndmask_b32_e32 v11, v17, v13, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v19, v4
	v_mov_b32_e32 v17, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_cndmask_b32_e32 v13, v19, v21, vcc_lo
	v_add_co_u32 v7, vcc_lo, v2, v7
	v_add_co_ci_u32_e64 v8, null, v3, v8, vcc_lo
	v_add_co_u32 v9, vcc_lo, v2, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v10, null, v3, v10, vcc_lo
	v_add_co_u32 v11, vcc_lo, v2, v11
	v_add_co_ci_u32_e64 v12, null, v3, v12, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v20, v4
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_mul_lo_u32 v19, v25, v4
	v_cndmask_b32_e32 v16, v20, v16, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v18, v4
	v_mul_lo_u32 v20, v26, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v22, v23, v19
	v_cndmask_b32_e32 v18, v18, v27, vcc_lo
	v_add_co_u32 v13, vcc_lo, v2, v13
	v_add_co_ci_u32_e64 v14, null, v3, v14, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_sub_nc_u32_e32 v21, v18, v4
	v_cmp_ge_u32_e32 vcc_lo, v18, v4
	v_sub_nc_u32_e32 v20, v24, v20
	v_add_nc_u32_e32 v24, 8, v5
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mov_b32_e32 v19, v6
	v_cndmask_b32_e32 v18, v18, v21, vcc_lo
	v_sub_nc_u32_e32 v21, v22, v4
	v_cmp_ge_u32_e32 vcc_lo, v22, v4
	v_sub_nc_u32_e32 v23, v20, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_cndmask_b32_e32 v21, v22, v21, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v20, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v22, v20, v23, vcc_lo
	v_mul_hi_u32 v20, v24, v15
	v_add_co_u32 v16, vcc_lo, v2, v16
	v_add_co_ci_u32_e64 v17, null, v3, v17, vcc_lo
	v_sub_nc_u32_e32 v23, v21, v4
	v_cmp_ge_u32_e32 vcc_lo, v21, v4
	v_sub_nc_u32_e32 v25, v22, v4
	v_mul_lo_u32 v26, v20, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v20, v21, v23, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v22, v4
	v_mov_b32_e32 v23, v6
	v_sub_nc_u32_e32 v24, v24, v26
	v_cndmask_b32_e32 v22, v22, v25, vcc_lo
	v_add_co_u32 v18, vcc_lo, v2, v18
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v19, null, v3, v19, vcc_lo
	v_sub_nc_u32_e32 v26, v24, v4
	v_cmp_ge_u32_e32 vcc_lo, v24, v4
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v24, v24, v26, vcc_lo
	v_mul_hi_u32 v26, v28, v15
	v_sub_nc_u32_e32 v29, v24, v4
	v_mov_b32_e32 v21, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v26, v26, v4
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v20, vcc_lo, v2, v20
	v_add_co_ci_u32_e64 v21, null, v3, v21, vcc_lo
	v_add_co_u32 v22, vcc_lo, v2, v22
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v23, null, v3, v23, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v24, v4
	v_sub_nc_u32_e32 v26, v28, v26
	s_clause 0x7
	global_load_b32 v7, v[7:8], off
	global_load_b32 v8, v[9:10], off
	global_load_b32 v9, v[11:12], off
	global_load_b32 v10, v[13:14], off
	global_load_b32 v11, v[16:17], off
	global_load_b32 v12, v[18:19], off
	global_load_b32 v13, v[20:21], off
	global_load_b32 v14, v[22:23], off
	v_add_nc_u32_e32 v22, 12, v5
	v_cndmask_b32_e32 v24, v24, v29, vcc_lo
	v_add_nc_u32_e32 v29, 11, v5
	v_sub_nc_u32_e32 v21, v26, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_mul_hi_u32 v23, v22, v15
	v_mul_hi_u32 v28, v29, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v23, v23, v4
	v_mul_lo_u32 v20, v28, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v20, v29, v20
	v_add_nc_u32_e32 v27, 9, v5
	v_mul_hi_u32 v25, v27, v15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mul_lo_u32 v25, v25, v4
	v_sub_nc_u32_e32 v27, v27, v25
	v_mov_b32_e32 v25, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v30, v27, v4
	v_cmp_ge_u32_e32 vcc_lo, v27, v4
	v_cndmask_b32_e32 v27, v27, v30, vcc_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v18, v27, v4
	v_cmp_ge_u32_e32 vcc_lo, v27, v4
	v_cndmask_b32_e32 v18, v27, v18, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v26, v4
	v_sub_nc_u32_e32 v27, v22, v23
	v_mov_b32_e32 v23, v6
	v_cndmask_b32_e32 v21, v26, v21, vcc_lo
	v_add_nc_u32_e32 v26, 13, v5
	v_lshlrev_b64 v[16:17], 2, v[24:25]
	v_sub_nc_u32_e32 v24, v20, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v25, v21, v4
	v_mul_hi_u32 v28, v26, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v16, vcc_lo, v2, v16
	v_add_co_ci_u32_e64 v17, null, v3, v17, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v20, v4
	v_cndmask_b32_e32 v24, v20, v24, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v21, v4
	v_dual_mov_b32 v19, v6 :: v_dual_cndmask_b32 v20, v21, v25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_sub_nc_u32_e32 v25, v24, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v18, vcc_lo, v2, v18
	v_add_co_ci_u32_e64 v19, null, v3, v19, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v24, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_dual_mov_b32 v21, v6 :: v_dual_cndmask_b32 v22, v24, v25
	v_sub_nc_u32_e32 v24, v27, v4
	v_cmp_ge_u32_e32 vcc_lo, v27, v4
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mul_lo_u32 v25, v28, v4
	v_add_nc_u32_e32 v28, 15, v5
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_cndmask_b32_e32 v24, v27, v24, vcc_lo
	v_add_co_u32 v20, vcc_lo, v2, v20
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v21, null, v3, v21, vcc_lo
	v_sub_nc_u32_e32 v26, v26, v25
	v_sub_nc_u32_e32 v25, v24, v4
	v_cmp_ge_u32_e32 vcc_lo, v24, v4
	v_mul_hi_u32 v31, v28, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v30, v26, v4
	v_dual_cndmask_b32 v24, v24, v25 :: v_dual_mov_b32 v25, v6
	v_cmp_ge_u32_e32 vcc_lo, v26, v4
	v_add_nc_u32_e32 v29, 14, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_cndmask_b32_e32 v26, v26, v30, vcc_lo
	v_mul_hi_u32 v27, v29, v15
	v_mul_lo_u32 v30, v31, v4
	v_add_co_u32 v22, vcc_lo, v2, v22
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v23, null, v3, v23, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v26, v4
	v_mul_lo_u32 v27, v27, v4
	v_sub_nc_u32_e32 v30, v28, v30
	v_sub_nc_u32_e32 v33, v30, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v29, v29, v27
	v_sub_nc_u32_e32 v27, v26, v4
	v_sub_nc_u32_e32 v31, v29, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_cndmask_b32_e32 v26, v26, v27, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v29, v4
	v_mov_b32_e32 v27, v6
	v_cndmask_b32_e32 v29, v29, v31, vcc_lo
	v_add_nc_u32_e32 v31, 16, v5
	v_add_co_u32 v24, vcc_lo, v2, v24
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v25, null, v3, v25, vcc_lo
	v_mul_hi_u32 v32, v31, v15
	v_sub_nc_u32_e32 v28, v29, v4
	v_cmp_ge_u32_e32 vcc_lo, v29, v4
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v28, v29, v28, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v30, v4
	v_mul_lo_u32 v32, v32, v4
	v_cndmask_b32_e32 v30, v30, v33, vcc_lo
	v_add_co_u32 v26, vcc_lo, v2, v26
	v_add_co_ci_u32_e64 v27, null, v3, v27, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v34, v30, v4
	v_sub_nc_u32_e32 v32, v31, v32
	v_cmp_ge_u32_e32 vcc_lo, v30, v4
	v_dual_cndmask_b32 v30, v30, v34 :: v_dual_add_nc_u32 v33, 17, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v34, v32, v4
	v_mov_b32_e32 v29, v6
	v_mul_hi_u32 v35, v33, v15
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mul_lo_u32 v35, v35, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v28, vcc_lo, v2, v28
	v_add_co_ci_u32_e64 v29, null, v3, v29, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v32, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v33, v33, v35
	v_cndmask_b32_e32 v32, v32, v34, vcc_lo
	v_mul_lo_u32 v34, v37, v4
	v_sub_nc_u32_e32 v35, v33, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v34, v36, v34
	v_sub_nc_u32_e32 v36, v32, v4
	v_mov_b32_e32 v31, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v39, v34, v4
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v30, vcc_lo, v2, v30
	v_add_co_ci_u32_e64 v31, null, v3, v31, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v33, v4
	s_clause 0x7
	global_load_b32 v16, v[16:17], off
	global_load_b32 v17, v[18:19], off
	global_load_b32 v18, v[20:21], off
	global_load_b32 v19, v[22:23], off
	global_load_b32 v20, v[24:25], off
	global_load_b32 v21, v[26:27], off
	global_load_b32 v22, v[28:29], off
	global_load_b32 v23, v[30:31], off
	v_mov_b32_e32 v29, v6
	v_cndmask_b32_e32 v35, v33, v35, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v32, v4
	v_cndmask_b32_e32 v32, v32, v36, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v34, v4
	v_add_nc_u32_e32 v37, 19, v5
	v_sub_nc_u32_e32 v36, v35, v4
	v_cndmask_b32_e32 v34, v34, v39, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v38, v37, v15
	v_cmp_ge_u32_e32 vcc_lo, v35, v4
	v_mov_b32_e32 v33, v6
	v_sub_nc_u32_e32 v28, v34, v4
	v_cndmask_b32_e32 v26, v35, v36, vcc_lo
	s_delay_alu instid0(VALU_DEP_3)
	v_lshlrev_b64 v[24:25], 2, v[32:33]
	v_mul_lo_u32 v38, v38, v4
	v_cmp_ge_u32_e32 vcc_lo, v34, v4
	v_add_nc_u32_e32 v36, 23, v5
	v_cndmask_b32_e32 v28, v34, v28, vcc_lo
	v_add_co_u32 v24, vcc_lo, v2, v24
	v_sub_nc_u32_e32 v30, v37, v38
	v_add_co_ci_u32_e64 v25, null, v3, v25, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mul_hi_u32 v38, v36, v15
	v_sub_nc_u32_e32 v32, v30, v4
	v_cmp_ge_u32_e32 vcc_lo, v30, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_dual_cndmask_b32 v30, v30, v32 :: v_dual_add_nc_u32 v31, 20, v5
	v_mul_hi_u32 v33, v31, v15
	v_mul_lo_u32 v38, v38, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v35, v30, v4
	v_mul_lo_u32 v32, v33, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v36, v36, v38
	v_sub_nc_u32_e32 v31, v31, v32
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v32, v31, v4
	v_mov_b32_e32 v27, v6
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v26, vcc_lo, v2, v26
	v_add_co_ci_u32_e64 v27, null, v3, v27, vcc_lo
	v_add_co_u32 v28, vcc_lo, v2, v28
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v29, null, v3, v29, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v30, v4
	v_dual_cndmask_b32 v30, v30, v35 :: v_dual_add_nc_u32 v33, 21, v5
	v_mul_hi_u32 v34, v33, v15
	v_cmp_ge_u32_e32 vcc_lo, v31, v4
	v_cndmask_b32_e32 v32, v31, v32, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v34, v34, v4
	v_cmp_ge_u32_e32 vcc_lo, v32, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v34, v33, v34
	v_sub_nc_u32_e32 v33, v32, v4
	v_mov_b32_e32 v31, v6
	v_sub_nc_u32_e32 v39, v34, v4
	s_delay_alu instid0(VALU_DEP_3)
	v_cndmask_b32_e32 v32, v32, v33, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v34, v4
	v_add_nc_u32_e32 v35, 22, v5
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_mov_b32_e32 v33, v6
	v_cndmask_b32_e32 v34, v34, v39, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v37, v35, v15
	v_add_co_u32 v30, vcc_lo, v2, v30
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v31, null, v3, v31, vcc_lo
	v_sub_nc_u32_e32 v39, v34, v4
	v_cmp_ge_u32_e32 vcc_lo, v34, v4
	v_mul_lo_u32 v37, v37, v4
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v37, v35, v37
	v_sub_nc_u32_e32 v38, v37, v4
	v_cndmask_b32_e32 v34, v34, v39, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v37, v4
	v_sub_nc_u32_e32 v39, v36, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v37, v37, v38, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v36, v4
	v_dual_mov_b32 v35, v6 :: v_dual_cndmask_b32 v38, v36, v39
	v_mul_hi_u32 v36, v48, v15
	v_add_co_u32 v32, vcc_lo, v2, v32
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v33, null, v3, v33, vcc_lo
	v_sub_nc_u32_e32 v39, v37, v4
	v_cmp_ge_u32_e32 vcc_lo, v37, v4
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	v_mul_lo_u32 v50, v36, v4
	v_sub_nc_u32_e32 v49, v38, v4
	v_dual_cndmask_b32 v36, v37, v39 :: v_dual_mov_b32 v37, v6
	v_cmp_ge_u32_e32 vcc_lo, v38, v4
	v_mov_b32_e32 v39, v6
	v_sub_nc_u32_e32 v48, v48, v50
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_cndmask_b32_e32 v38, v38, v49, vcc_lo
	v_add_co_u32 v34, vcc_lo, v2, v34
	v_add_co_ci_u32_e64 v35, null, v3, v35, vcc_lo
	v_sub_nc_u32_e32 v50, v48, v4
	v_cmp_ge_u32_e32 vcc_lo, v48, v4
	v_add_nc_u32_e32 v51, 25, v5
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v48, v48, v50, vcc_lo
	v_mul_hi_u32 v49, v51, v15
	v_add_co_u32 v36, vcc_lo, v2, v36
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v37, null, v3, v37, vcc_lo
	v_add_co_u32 v38, vcc_lo, v2, v38
	v_sub_nc_u32_e32 v53, v48, v4
	v_mul_lo_u32 v49, v49, v4
	v_add_co_ci_u32_e64 v39, null, v3, v39, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v48, v4
	v_mul_hi_u32 v50, v52, v15
	s_clause 0x7
	global_load_b32 v24, v[24:25], off
	global_load_b32 v25, v[26:27], off
	global_load_b32 v26, v[28:29], off
	global_load_b32 v27, v[30:31], off
	global_load_b32 v28, v[32:33], off
	global_load_b32 v29, v[34:35], off
	global_load_b32 v30, v[36:37], off
	global_load_b32 v31, v[38:39], off
	v_add_nc_u32_e32 v39, 28, v5
	v_sub_nc_u32_e32 v51, v51, v49
	v_dual_cndmask_b32 v48, v48, v53 :: v_dual_mov_b32 v49, v6
	v_mul_lo_u32 v50, v50, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_sub_nc_u32_e32 v54, v51, v4
	v_cmp_ge_u32_e32 vcc_lo, v51, v4
	v_lshlrev_b64 v[32:33], 2, v[48:49]
	v_mul_hi_u32 v48, v39, v15
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v51, v51, v54, vcc_lo
	v_sub_nc_u32_e32 v50, v52, v50
	v_add_nc_u32_e32 v54, 31, v5
	v_sub_nc_u32_e32 v34, v51, v4
	v_cmp_ge_u32_e32 vcc_lo, v51, v4
	v_add_nc_u32_e32 v53, 27, v5
	v_mul_lo_u32 v48, v48, v4
	v_sub_nc_u32_e32 v37, v50, v4
	v_cndmask_b32_e32 v34, v51, v34, vcc_lo
	s_delay_alu instid0(VALU_DEP_4)
	v_mul_hi_u32 v52, v53, v15
	v_cmp_ge_u32_e32 vcc_lo, v50, v4
	v_sub_nc_u32_e32 v48, v39, v48
	v_mov_b32_e32 v39, v6
	v_cndmask_b32_e32 v37, v50, v37, vcc_lo
	v_add_co_u32 v32, vcc_lo, v2, v32
	v_mul_lo_u32 v36, v52, v4
	v_add_co_ci_u32_e64 v33, null, v3, v33, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_cmp_ge_u32_e32 vcc_lo, v37, v4
	v_add_nc_u32_e32 v52, 30, v5
	v_sub_nc_u32_e32 v38, v53, v36
	v_sub_nc_u32_e32 v36, v37, v4
	v_mov_b32_e32 v35, v6
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_mul_hi_u32 v53, v52, v15
	v_sub_nc_u32_e32 v49, v38, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_4) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v36, v37, v36, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v38, v4
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	v_mov_b32_e32 v37, v6
	v_cndmask_b32_e32 v38, v38, v49, vcc_lo
	v_add_co_u32 v34, vcc_lo, v2, v34
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_add_co_ci_u32_e64 v35, null, v3, v35, vcc_lo
	v_sub_nc_u32_e32 v50, v38, v4
	v_cmp_ge_u32_e32 vcc_lo, v38, v4
	s_delay_alu instid0(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v50, vcc_lo
	v_add_co_u32 v36, vcc_lo, v2, v36
	v_sub_nc_u32_e32 v50, v48, v4
	v_add_co_ci_u32_e64 v37, null, v3, v37, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v48, v4
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_3)
	v_cndmask_b32_e32 v48, v48, v50, vcc_lo
	v_mul_lo_u32 v50, v53, v4
	v_add_co_u32 v38, vcc_lo, v2, v38
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v39, null, v3, v39, vcc_lo
	v_sub_nc_u32_e32 v53, v48, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_sub_nc_u32_e32 v50, v52, v50
	v_sub_nc_u32_e32 v52, v50, v4
	v_add_nc_u32_e32 v49, 29, v5
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_mul_hi_u32 v51, v49, v15
	v_mul_hi_u32 v15, v54, v15
	v_mul_lo_u32 v51, v51, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mul_lo_u32 v15, v15, v4
	v_sub_nc_u32_e32 v49, v49, v51
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_sub_nc_u32_e32 v15, v54, v15
	v_sub_nc_u32_e32 v51, v49, v4
	v_cmp_ge_u32_e32 vcc_lo, v49, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v54, v15, v4
	v_cndmask_b32_e32 v51, v49, v51, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v48, v4
	v_dual_mov_b32 v49, v6 :: v_dual_cndmask_b32 v48, v48, v53
	v_cmp_ge_u32_e32 vcc_lo, v50, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v53, v51, v4
	v_lshlrev_b64 v[48:49], 2, v[48:49]
	v_cndmask_b32_e32 v52, v50, v52, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v51, v4
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_dual_cndmask_b32 v50, v51, v53 :: v_dual_mov_b32 v51, v6
	v_cmp_ge_u32_e32 vcc_lo, v15, v4
	v_sub_nc_u32_e32 v53, v52, v4
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_2) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[50:51], 2, v[50:51]
	v_cndmask_b32_e32 v15, v15, v54, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v52, v4
	v_cndmask_b32_e32 v52, v52, v53, vcc_lo
	v_add_co_u32 v48, vcc_lo, v2, v48
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_2) | instid1(VALU_DEP_3)
	v_sub_nc_u32_e32 v54, v15, v4
	v_add_co_ci_u32_e64 v49, null, v3, v49, vcc_lo
	v_cmp_ge_u32_e32 vcc_lo, v15, v4
	v_dual_mov_b32 v53, v6 :: v_dual_cndmask_b32 v54, v15, v54
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[52:53], 2, v[52:53]
	v_add_co_u32 v50, vcc_lo, v2, v50
	v_add_co_ci_u32_e64 v51, null, v3, v51, vcc_lo
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_4)
	v_lshlrev_b64 v[54:55], 2, v[54:55]
	v_add_co_u32 v52, vcc_lo, v2, v52
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v53, null, v3, v53, vcc_lo
	v_add_co_u32 v54, vcc_lo, v2, v54
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v55, null, v3, v55, vcc_lo
	s_clause 0x7
	global_load_b32 v2, v[32:33], off
	global_load_b32 v3, v[34:35], off
	global_load_b32 v4, v[36:37], off
	global_load_b32 v15, v[38:39], off
	global_load_b32 v32, v[48:49], off
	global_load_b32 v34, v[50:51], off
	global_load_b32 v35, v[52:53], off
	global_load_b32 v36, v[54:55], off
	v_mov_b32_e32 v33, v6
.LBB34_1:
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, s40, v33, -7
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_4) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	s_waitcnt vmcnt(30)
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	s_waitcnt vmcnt(29)
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_waitcnt vmcnt(28)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	s_waitcnt vmcnt(27)
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_waitcnt vmcnt(26)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	s_waitcnt vmcnt(25)
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_waitcnt vmcnt(24)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	s_waitcnt vmcnt(23)
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_waitcnt vmcnt(22)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	s_waitcnt vmcnt(21)
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_waitcnt vmcnt(20)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	s_waitcnt vmcnt(19)
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_waitcnt vmcnt(18)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	s_waitcnt vmcnt(17)
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_waitcnt vmcnt(16)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	s_waitcnt vmcnt(15)
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_waitcnt vmcnt(14)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	s_waitcnt vmcnt(13)
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_waitcnt vmcnt(12)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	s_waitcnt vmcnt(11)
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_waitcnt vmcnt(10)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	s_waitcnt vmcnt(9)
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_waitcnt vmcnt(8)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	s_waitcnt vmcnt(7)
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_waitcnt vmcnt(6)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	s_waitcnt vmcnt(5)
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_waitcnt vmcnt(4)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	s_waitcnt vmcnt(3)
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_waitcnt vmcnt(2)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v39, v39, s40, -7
	v_dual_cndmask_b32 v8, v8, v39 :: v_dual_add_nc_u32 v37, 5, v37
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_and_b32_e32 v37, 31, v37
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, s40, v33, -6
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	v_add_nc_u32_e32 v37, 5, v37
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v39, v39, s40, -6
	v_cndmask_b32_e32 v8, v8, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, s40, v33, -5
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	v_add_nc_u32_e32 v37, 5, v37
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v39, v39, s40, -5
	v_cndmask_b32_e32 v8, v8, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, s40, v33, -4
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	v_add_nc_u32_e32 v37, 5, v37
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v39, v39, s40, -4
	v_cndmask_b32_e32 v8, v8, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, s40, v33, -3
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	v_add_nc_u32_e32 v37, 5, v37
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v39, v39, s40, -3
	v_cndmask_b32_e32 v8, v8, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, s40, v33, -2
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	v_add_nc_u32_e32 v37, 5, v37
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v39, v39, s40, -2
	v_cndmask_b32_e32 v8, v8, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v37, s40, v33, -1
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	v_add_nc_u32_e32 v37, 5, v37
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v39, v39, s40, -1
	v_cndmask_b32_e32 v8, v8, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_nc_u32_e32 v37, s40, v33
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_2) | instid1(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_and_b32_e32 v38, 31, v37
	v_add_nc_u32_e32 v37, 5, v37
	s_delay_alu instid0(VALU_DEP_2)
	v_cmp_eq_u32_e32 vcc_lo, 1, v38
	v_cmp_eq_u32_e64 s0, 2, v38
	v_cmp_eq_u32_e64 s1, 3, v38
	v_cmp_eq_u32_e64 s2, 4, v38
	v_cmp_eq_u32_e64 s3, 5, v38
	v_cndmask_b32_e32 v39, v7, v8, vcc_lo
	v_cmp_eq_u32_e64 s4, 6, v38
	v_cmp_eq_u32_e64 s5, 7, v38
	v_cmp_eq_u32_e64 s6, 8, v38
	v_cmp_eq_u32_e64 s7, 9, v38
	v_cndmask_b32_e64 v39, v39, v9, s0
	v_cmp_eq_u32_e64 s8, 10, v38
	v_cmp_eq_u32_e64 s9, 11, v38
	v_cmp_eq_u32_e64 s10, 12, v38
	v_cmp_eq_u32_e64 s11, 13, v38
	v_cndmask_b32_e64 v39, v39, v10, s1
	v_cmp_eq_u32_e64 s12, 14, v38
	v_cmp_eq_u32_e64 s13, 15, v38
	v_cmp_eq_u32_e64 s14, 16, v38
	v_cmp_eq_u32_e64 s15, 17, v38
	v_cndmask_b32_e64 v39, v39, v11, s2
	v_cmp_eq_u32_e64 s16, 18, v38
	v_cmp_eq_u32_e64 s17, 19, v38
	v_cmp_eq_u32_e64 s18, 20, v38
	v_cmp_eq_u32_e64 s19, 21, v38
	v_cndmask_b32_e64 v39, v39, v12, s3
	v_cmp_eq_u32_e64 s20, 22, v38
	v_cmp_eq_u32_e64 s21, 23, v38
	v_cmp_eq_u32_e64 s22, 24, v38
	v_cmp_eq_u32_e64 s23, 25, v38
	v_cndmask_b32_e64 v39, v39, v13, s4
	v_cmp_eq_u32_e64 s24, 26, v38
	v_cmp_eq_u32_e64 s25, 27, v38
	v_cmp_eq_u32_e64 s26, 28, v38
	v_cmp_eq_u32_e64 s27, 29, v38
	v_cndmask_b32_e64 v39, v39, v14, s5
	v_cmp_eq_u32_e64 s28, 30, v38
	v_cmp_eq_u32_e64 s29, 31, v38
	v_and_b32_e32 v37, 31, v37
	s_delay_alu instid0(VALU_DEP_4) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v16, s6
	v_cndmask_b32_e64 v39, v39, v17, s7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v18, s8
	v_cndmask_b32_e64 v39, v39, v19, s9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v20, s10
	v_cndmask_b32_e64 v39, v39, v21, s11
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v22, s12
	v_cndmask_b32_e64 v39, v39, v23, s13
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v24, s14
	v_cndmask_b32_e64 v39, v39, v25, s15
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v26, s16
	v_cndmask_b32_e64 v39, v39, v27, s17
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v28, s18
	v_cndmask_b32_e64 v39, v39, v29, s19
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v30, s20
	v_cndmask_b32_e64 v39, v39, v31, s21
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v2, s22
	v_cndmask_b32_e64 v39, v39, v3, s23
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v4, s24
	v_cndmask_b32_e64 v39, v39, v15, s25
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v32, s26
	v_cndmask_b32_e64 v39, v39, v34, s27
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e64 v39, v39, v35, s28
	v_cndmask_b32_e64 v39, v39, v36, s29
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(SALU_CYCLE_1)
	v_add_nc_u32_e32 v39, s40, v39
	s_add_i32 s40, s40, 8
	s_cmp_eq_u32 s40, 47
	s_delay_alu instid0(VALU_DEP_1)
	v_cndmask_b32_e32 v8, v8, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 0, v38
	v_cndmask_b32_e64 v9, v9, v39, s0
	v_cndmask_b32_e64 v10, v10, v39, s1
	v_cndmask_b32_e64 v11, v11, v39, s2
	v_cndmask_b32_e64 v12, v12, v39, s3
	v_cndmask_b32_e32 v7, v7, v39, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 1, v37
	v_cndmask_b32_e64 v13, v13, v39, s4
	v_cndmask_b32_e64 v14, v14, v39, s5
	v_cndmask_b32_e64 v16, v16, v39, s6
	v_cndmask_b32_e64 v17, v17, v39, s7
	v_cndmask_b32_e32 v38, v7, v8, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 2, v37
	v_cndmask_b32_e64 v18, v18, v39, s8
	v_cndmask_b32_e64 v19, v19, v39, s9
	v_cndmask_b32_e64 v20, v20, v39, s10
	v_cndmask_b32_e64 v21, v21, v39, s11
	v_cndmask_b32_e32 v38, v38, v9, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 3, v37
	v_cndmask_b32_e64 v22, v22, v39, s12
	v_cndmask_b32_e64 v23, v23, v39, s13
	v_cndmask_b32_e64 v24, v24, v39, s14
	v_cndmask_b32_e64 v25, v25, v39, s15
	v_cndmask_b32_e32 v38, v38, v10, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 4, v37
	v_cndmask_b32_e64 v26, v26, v39, s16
	v_cndmask_b32_e64 v27, v27, v39, s17
	v_cndmask_b32_e64 v28, v28, v39, s18
	v_cndmask_b32_e64 v29, v29, v39, s19
	v_cndmask_b32_e32 v38, v38, v11, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 5, v37
	v_cndmask_b32_e64 v30, v30, v39, s20
	v_cndmask_b32_e64 v31, v31, v39, s21
	v_cndmask_b32_e64 v2, v2, v39, s22
	v_cndmask_b32_e64 v3, v3, v39, s23
	v_cndmask_b32_e32 v38, v38, v12, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 6, v37
	v_cndmask_b32_e64 v4, v4, v39, s24
	v_cndmask_b32_e64 v15, v15, v39, s25
	v_cndmask_b32_e64 v32, v32, v39, s26
	v_cndmask_b32_e64 v34, v34, v39, s27
	v_cndmask_b32_e32 v38, v38, v13, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 7, v37
	v_cndmask_b32_e64 v35, v35, v39, s28
	v_cndmask_b32_e64 v36, v36, v39, s29
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v14, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 8, v37
	v_cndmask_b32_e32 v38, v38, v16, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 9, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v17, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 10, v37
	v_cndmask_b32_e32 v38, v38, v18, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 11, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v19, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 12, v37
	v_cndmask_b32_e32 v38, v38, v20, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 13, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v21, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 14, v37
	v_cndmask_b32_e32 v38, v38, v22, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 15, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v23, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 16, v37
	v_cndmask_b32_e32 v38, v38, v24, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 17, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v25, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 18, v37
	v_cndmask_b32_e32 v38, v38, v26, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 19, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v27, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 20, v37
	v_cndmask_b32_e32 v38, v38, v28, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 21, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v29, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 22, v37
	v_cndmask_b32_e32 v38, v38, v30, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 23, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v31, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 24, v37
	v_cndmask_b32_e32 v38, v38, v2, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 25, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v3, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 26, v37
	v_cndmask_b32_e32 v38, v38, v4, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 27, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v15, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 28, v37
	v_cndmask_b32_e32 v38, v38, v32, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 29, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_cndmask_b32_e32 v38, v38, v34, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 30, v37
	v_cndmask_b32_e32 v38, v38, v35, vcc_lo
	v_cmp_eq_u32_e32 vcc_lo, 31, v37
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cndmask_b32_e32 v37, v38, v36, vcc_lo
	v_add_nc_u32_e32 v33, v37, v33
	s_cbranch_scc0 .LBB34_1
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v0, v2
	v_add_co_ci_u32_e64 v1, null, v1, v3, vcc_lo
	global_store_b32 v[0:1], v33, off
	s_setpc_b64 s[30:31]
.Lfunc_end34:
	.size	__clang_ocl_kern_imp_stack, .Lfunc_end34-__clang_ocl_kern_imp_stack
	.set __clang_ocl_kern_imp_stack.num_vgpr, 56
	.set __clang_ocl_kern_imp_stack.num_agpr, 0
	.set __clang_ocl_kern_imp_stack.numbered_sgpr, 41
	.set __clang_ocl_kern_imp_stack.num_named_barrier, 0
	.set __clang_ocl_kern_imp_stack.private_seg_size, 0
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v13, 2, v0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_2) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	v_mov_b32_e32 v2, 0
	s_mov_b32 s4, exec_lo
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v3, vcc_lo, s2, v1
	v_add_co_ci_u32_e64 v4, null, s3, v2, vcc_lo
	s_mov_b32 s2, 0
	s_mov_b32 s3, 0
	global_load_b32 v5, v[3:4], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v6, 1, v5
	v_add_nc_u32_e32 v7, 2, v5
	v_add_nc_u32_e32 v8, 3, v5
	v_lshlrev_b32_e32 v14, 1, v5
	v_add_nc_u32_e32 v9, 4, v5
	v_add_nc_u32_e32 v10, 5, v5
	v_add_nc_u32_e32 v11, 6, v5
	v_add_nc_u32_e32 v12, 7, v5
	s_clause 0x1
	scratch_store_b128 off, v[5:8], off
	scratch_store_b128 off, v[9:12], off offset:16
	ds_store_b32 v13, v14
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	global_load_b32 v6, v[3:4], off
	s_waitcnt vmcnt(0)
	v_mul_hi_i32 v5, 0x55555556, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v7, 31, v5
	v_add_nc_u32_e32 v5, v5, v7
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v5, v5, 1, v5
	v_sub_nc_u32_e32 v5, v6, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 0, v5
	s_xor_b32 s4, exec_lo, s4
	s_cbranch_execz .LBB35_4
	s_mov_b32 s5, -1
	s_mov_b32 s3, exec_lo
	v_cmpx_eq_u32_e32 1, v5
	s_mov_b64 s[6:7], src_private_base
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v4, s7 :: v_dual_and_b32 v3, 7, v6
	s_xor_b32 s5, exec_lo, -1
	v_lshl_add_u32 v3, v3, 2, 0
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s3, s5, exec_lo
.LBB35_4:
	s_and_not1_saveexec_b32 s4, s4
	v_cmp_ne_u32_e32 vcc_lo, 0, v5
	s_and_not1_b32 s3, s3, exec_lo
	s_mov_b32 s2, exec_lo
	s_and_b32 s5, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s3, s3, s5
	s_or_b32 exec_lo, exec_lo, s4
	s_and_saveexec_b32 s4, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s3, exec_lo, s4
	s_and_not1_b32 s2, s2, exec_lo
	s_or_b32 exec_lo, exec_lo, s3
	s_and_saveexec_b32 s3, s2
	v_add_nc_u32_e32 v0, 1, v0
	s_mov_b64 s[4:5], src_shared_base
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_mov_b32_e32 v4, s5
	v_and_b32_e32 v0, 63, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v3, 2, v0
	s_or_b32 exec_lo, exec_lo, s3
	flat_load_b32 v3, v[3:4]
	v_add_co_u32 v0, vcc_lo, s0, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v2, vcc_lo
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_b32 v[0:1], v3, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel gen
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 36
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 15
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
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
.Lfunc_end35:
	.size	gen, .Lfunc_end35-gen
	.set gen.num_vgpr, 15
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[6:7], 2, v[5:6]
	v_add_co_u32 v8, vcc_lo, v2, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v9, null, v3, v7, vcc_lo
	global_load_b32 v2, v[8:9], off
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, 1, v2
	v_add_nc_u32_e32 v4, 2, v2
	v_add_nc_u32_e32 v5, 3, v2
	v_add_nc_u32_e32 v10, 4, v2
	v_add_nc_u32_e32 v11, 5, v2
	v_add_nc_u32_e32 v12, 6, v2
	v_add_nc_u32_e32 v13, 7, v2
	s_clause 0x1
	scratch_store_b128 off, v[2:5], s32
	scratch_store_b128 off, v[10:13], s32 offset:16
	s_cbranch_execnz .LBB36_13
	v_lshlrev_b32_e32 v2, 1, v2
	s_mov_b32 s0, 0
	s_mov_b32 s1, 0
	s_mov_b32 s2, exec_lo
	ds_store_b32 v0, v2
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	global_load_b32 v3, v[8:9], off
	s_waitcnt vmcnt(0)
	v_mul_hi_i32 v2, 0x55555556, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshrrev_b32_e32 v4, 31, v2
	v_add_nc_u32_e32 v2, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshl_add_u32 v2, v2, 1, v2
	v_sub_nc_u32_e32 v2, v3, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_lt_i32_e32 0, v2
	s_xor_b32 s2, exec_lo, s2
	s_cbranch_execz .LBB36_5
	s_mov_b32 s3, -1
	s_mov_b32 s1, exec_lo
	v_cmpx_eq_u32_e32 1, v2
	s_mov_b64 s[4:5], src_private_base
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_dual_mov_b32 v9, s5 :: v_dual_and_b32 v2, 7, v3
	s_xor_b32 s3, exec_lo, -1
	v_lshl_add_u32 v8, v2, 2, s32
	s_or_b32 exec_lo, exec_lo, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_b32 s1, s3, exec_lo
.LBB36_5:
	s_and_not1_saveexec_b32 s2, s2
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_and_not1_b32 s1, s1, exec_lo
	s_mov_b32 s0, exec_lo
	s_and_b32 s3, vcc_lo, exec_lo
	s_delay_alu instid0(SALU_CYCLE_1)
	s_or_b32 s1, s1, s3
	s_or_b32 exec_lo, exec_lo, s2
	s_and_saveexec_b32 s2, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_xor_b32 s1, exec_lo, s2
	s_and_not1_b32 s0, s0, exec_lo
	s_or_b32 exec_lo, exec_lo, s1
	s_and_saveexec_b32 s1, s0
	s_cbranch_execz .LBB36_12
	s_cbranch_execnz .LBB36_15
	s_mov_b64 s[2:3], src_shared_base
	s_delay_alu instid0(SALU_CYCLE_1)
	v_mov_b32_e32 v9, s3
.LBB36_12:
	s_or_b32 exec_lo, exec_lo, s1
	flat_load_b32 v2, v[8:9]
	v_add_co_u32 v0, vcc_lo, v0, v6
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v7, vcc_lo
	s_waitcnt vmcnt(0) lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
	s_setpc_b64 s[30:31]
.LBB36_13:
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
.LBB36_14:
	s_sethalt 5
	s_branch .LBB36_14
.LBB36_15:
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
.LBB36_16:
	s_sethalt 5
	s_branch .LBB36_16
.Lfunc_end36:
	.size	__clang_ocl_kern_imp_gen, .Lfunc_end36-__clang_ocl_kern_imp_gen
	.set __clang_ocl_kern_imp_gen.num_vgpr, 32
	.set __clang_ocl_kern_imp_gen.num_agpr, 0
	.set __clang_ocl_kern_imp_gen.numbered_sgpr, 33
	.set __clang_ocl_kern_imp_gen.num_named_barrier, 0
	.set __clang_ocl_kern_imp_gen.private_seg_size, 36
	.set __clang_ocl_kern_imp_gen.uses_vcc, 1
	.set __clang_ocl_kern_imp_gen.uses_flat_scratch, 1
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
	s_clause 0x1
	s_load_b32 s9, s[0:1], 0x2c
	s_load_b256 s[0:7], s[0:1], 0x0
	s_mov_b32 s8, exec_lo
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s9, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s9, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_mov_b32 s3, 0
	global_load_b32 v0, v[0:1], off
.LBB37_1:
	s_ctz_i32_b32 s2, s8
	s_waitcnt vmcnt(0)
	v_readlane_b32 s9, v0, s2
	s_lshl_b32 s2, 1, s2
	s_add_i32 s3, s3, s9
	s_and_not1_b32 s8, s8, s2
	s_cbranch_scc1 .LBB37_1
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, 0
	s_mov_b32 s8, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB37_4
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s3
	global_atomic_add_u32 v1, v2, s[0:1]
.LBB37_4:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s3, exec_lo
.LBB37_5:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ctz_i32_b32 s8, s3
	v_readlane_b32 s9, v0, s8
	s_lshl_b32 s8, 1, s8
	s_max_u32 s2, s2, s9
	s_and_not1_b32 s3, s3, s8
	s_cbranch_scc1 .LBB37_5
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB37_8
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s2
	global_atomic_max_u32 v1, v2, s[0:1] offset:4
.LBB37_8:
	s_or_b32 exec_lo, exec_lo, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s3, exec_lo
	s_mov_b32 s2, -1
.LBB37_9:
	s_ctz_i32_b32 s8, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	v_readlane_b32 s9, v0, s8
	s_lshl_b32 s8, 1, s8
	s_min_u32 s2, s2, s9
	s_and_not1_b32 s3, s3, s8
	s_cbranch_scc1 .LBB37_9
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB37_12
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s2
	global_atomic_min_u32 v1, v2, s[0:1] offset:8
.LBB37_12:
	s_or_b32 exec_lo, exec_lo, s3
	v_or_b32_e32 v1, 0xff00ff, v0
	s_mov_b32 s2, exec_lo
	s_mov_b32 s3, -1
.LBB37_13:
	s_ctz_i32_b32 s8, s2
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_readlane_b32 s9, v1, s8
	s_lshl_b32 s8, 1, s8
	s_and_b32 s3, s3, s9
	s_and_not1_b32 s2, s2, s8
	s_cbranch_scc1 .LBB37_13
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, 0
	s_mov_b32 s8, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB37_16
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s3
	global_atomic_and_b32 v1, v2, s[0:1] offset:12
.LBB37_16:
	s_or_b32 exec_lo, exec_lo, s8
	v_and_b32_e32 v1, 0xff, v0
	s_mov_b32 s3, exec_lo
.LBB37_17:
	s_delay_alu instid0(SALU_CYCLE_1)
	s_ctz_i32_b32 s8, s3
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_readlane_b32 s9, v1, s8
	s_lshl_b32 s8, 1, s8
	s_or_b32 s2, s2, s9
	s_and_not1_b32 s3, s3, s8
	s_cbranch_scc1 .LBB37_17
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s3, 0
	s_mov_b32 s8, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB37_20
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s2
	global_atomic_or_b32 v1, v2, s[0:1] offset:16
.LBB37_20:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s2, exec_lo
.LBB37_21:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ctz_i32_b32 s8, s2
	v_readlane_b32 s9, v0, s8
	s_lshl_b32 s8, 1, s8
	s_xor_b32 s3, s3, s9
	s_and_not1_b32 s2, s2, s8
	s_cbranch_scc1 .LBB37_21
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s2, 0
	s_mov_b32 s8, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s8, exec_lo, s8
	s_cbranch_execz .LBB37_24
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s3
	s_waitcnt_vscnt null, 0x0
	global_atomic_xor_b32 v1, v2, s[0:1] offset:20
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
.LBB37_24:
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s3, exec_lo
.LBB37_25:
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_ctz_i32_b32 s8, s3
	v_readlane_b32 s9, v0, s8
	s_lshl_b32 s8, 1, s8
	s_add_i32 s2, s2, s9
	s_and_not1_b32 s3, s3, s8
	s_cbranch_scc1 .LBB37_25
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB37_28
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s2
	s_waitcnt_vscnt null, 0x0
	global_atomic_sub_u32 v1, v2, s[0:1] offset:24
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
.LBB37_28:
	s_or_b32 exec_lo, exec_lo, s3
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, exec_lo
	s_mov_b64 s[2:3], 0
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 20, v[0:1]
.LBB37_29:
	s_ctz_i32_b32 s9, s8
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_readlane_b32 s10, v1, s9
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(SALU_CYCLE_1)
	v_readlane_b32 s11, v2, s9
	s_add_u32 s2, s2, s10
	s_addc_u32 s3, s3, s11
	s_lshl_b32 s9, 1, s9
	s_and_not1_b32 s8, s8, s9
	s_cbranch_scc1 .LBB37_29
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s8, 0
	s_mov_b32 s9, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s9, exec_lo, s9
	s_cbranch_execz .LBB37_32
	v_mov_b32_e32 v1, s2
	v_dual_mov_b32 v3, 0 :: v_dual_mov_b32 v2, s3
	global_atomic_add_u64 v3, v[1:2], s[4:5]
.LBB37_32:
	s_or_b32 exec_lo, exec_lo, s9
	v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v4, 7, v0
	global_load_b32 v2, v3, s[0:1] offset:28 glc
.LBB37_33:
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v1, v2, v4
	global_atomic_cmpswap_b32 v1, v3, v[1:2], s[0:1] offset:28 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v1, v2
	v_mov_b32_e32 v2, v1
	s_or_b32 s8, vcc_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s8
	s_cbranch_execnz .LBB37_33
	s_or_b32 exec_lo, exec_lo, s8
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s3, exec_lo
	s_brev_b32 s2, 1
.LBB37_35:
	s_ctz_i32_b32 s4, s3
	s_delay_alu instid0(SALU_CYCLE_1)
	v_readlane_b32 s5, v0, s4
	s_lshl_b32 s4, 1, s4
	s_max_i32 s2, s2, s5
	s_and_not1_b32 s3, s3, s4
	s_cbranch_scc1 .LBB37_35
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s3, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s3, exec_lo, s3
	s_cbranch_execz .LBB37_38
	v_dual_mov_b32 v1, 0 :: v_dual_mov_b32 v2, s2
	global_atomic_max_i32 v1, v2, s[0:1] offset:32
.LBB37_38:
	s_or_b32 exec_lo, exec_lo, s3
	v_and_b32_e32 v0, 15, v0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cvt_f32_ubyte0_e32 v1, v0
	v_bfrev_b32_e32 v0, 1
.LBB37_39:
	s_ctz_i32_b32 s1, s0
	s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
	v_readlane_b32 s2, v1, s1
	s_lshl_b32 s1, 1, s1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 s0, s0, s1
	v_add_f32_e32 v0, s2, v0
	s_cbranch_scc1 .LBB37_39
	v_mbcnt_lo_u32_b32 v1, exec_lo, 0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1)
	v_cmpx_eq_u32_e32 0, v1
	s_xor_b32 s0, exec_lo, s0
	s_cbranch_execz .LBB37_42
	v_mov_b32_e32 v1, 0
	global_atomic_add_f32 v1, v0, s[6:7]
.LBB37_42:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel atom
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 5
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
		.amdhsa_inst_pref_size 10
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v10, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[8:9], null, s12, s0, v[10:11]
	v_mov_b32_e32 v9, 0
	s_mov_b32 s0, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_add_co_u32 v2, vcc_lo, v2, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v11, vcc_lo
	global_load_b32 v8, v[2:3], off
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v10, 0xff00ff, v8
	v_and_b32_e32 v11, 0xff, v8
	s_clause 0x1
	global_atomic_add_u32 v[0:1], v8, off
	global_atomic_max_u32 v[0:1], v8, off offset:4
	v_lshlrev_b64 v[2:3], 20, v[8:9]
	s_clause 0x2
	global_atomic_min_u32 v[0:1], v8, off offset:8
	global_atomic_and_b32 v[0:1], v10, off offset:12
	global_atomic_or_b32 v[0:1], v11, off offset:16
	s_waitcnt_vscnt null, 0x0
	global_atomic_xor_b32 v[0:1], v8, off offset:20
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	global_atomic_sub_u32 v[0:1], v8, off offset:24
	s_waitcnt_vscnt null, 0x0
	buffer_gl1_inv
	buffer_gl0_inv
	global_atomic_add_u64 v[4:5], v[2:3], off
	global_load_b32 v3, v[0:1], off offset:28 glc
	v_and_b32_e32 v4, 7, v8
.LBB38_1:
	s_waitcnt vmcnt(0)
	s_delay_alu instid0(VALU_DEP_1)
	v_add_nc_u32_e32 v2, v3, v4
	global_atomic_cmpswap_b32 v2, v[0:1], v[2:3], off offset:28 glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc_lo, v2, v3
	v_mov_b32_e32 v3, v2
	s_or_b32 s0, vcc_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_and_not1_b32 exec_lo, exec_lo, s0
	s_cbranch_execnz .LBB38_1
	s_or_b32 exec_lo, exec_lo, s0
	v_and_b32_e32 v2, 15, v8
	s_delay_alu instid0(VALU_DEP_1)
	v_cvt_f32_ubyte0_e32 v2, v2
	global_atomic_max_i32 v[0:1], v8, off offset:32
	global_atomic_add_f32 v[6:7], v2, off
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
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	v_lshlrev_b32_e32 v3, 2, v0
	s_and_saveexec_b32 s2, vcc_lo
	v_mov_b32_e32 v1, 0
	ds_store_b32 v3, v1
	s_or_b32 exec_lo, exec_lo, s2
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s3, exec_lo
	v_cmpx_gt_u32_e32 4, v0
	v_dual_mov_b32 v1, 0 :: v_dual_lshlrev_b32 v4, 3, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v2, v1
	ds_store_b64 v4, v[1:2] offset:64
	s_or_b32 exec_lo, exec_lo, s3
	s_clause 0x1
	s_load_b32 s2, s[0:1], 0x1c
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s0, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v4, s0, s6, v4
	v_add_co_ci_u32_e64 v5, null, s7, v5, s0
	global_load_b32 v1, v[4:5], off
	s_waitcnt vmcnt(0)
	v_dual_mov_b32 v6, 1 :: v_dual_and_b32 v9, 3, v1
	v_and_b32_e32 v7, 15, v1
	v_lshrrev_b32_e32 v8, 2, v1
	v_mad_u64_u32 v[4:5], null, v1, 3, 0
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b32_e32 v1, 2, v7
	v_and_b32_e32 v7, 60, v8
	v_lshlrev_b32_e32 v8, 3, v9
	ds_add_u32 v1, v6
	ds_load_b32 v1, v7
	ds_max_u64 v8, v[4:5] offset:64
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB39_6
	v_mad_u64_u32 v[4:5], null, s15, 24, v[0:1]
	ds_load_b32 v6, v3
	v_mov_b32_e32 v5, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_add_co_u32 v1, vcc_lo, s4, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v2, null, s5, v2, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[1:2], v6, off
.LBB39_6:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u32_e32 8, v0
	s_cbranch_execz .LBB39_8
	s_mul_i32 s0, s15, 24
	ds_load_b32 v2, v3 offset:64
	s_add_i32 s0, s0, 16
	v_mov_b32_e32 v1, 0
	v_or_b32_e32 v0, s0, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_co_u32 v0, vcc_lo, s4, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s5, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
.LBB39_8:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel latom
		.amdhsa_group_segment_fixed_size 96
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_inst_pref_size 4
	.end_amdhsa_kernel
	.text
.Lfunc_end39:
	.size	latom, .Lfunc_end39-latom
	.set latom.num_vgpr, 10
	.set latom.num_agpr, 0
	.set latom.numbered_sgpr, 16
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
	s_delay_alu instid0(VALU_DEP_1)
	v_cmp_gt_u32_e32 vcc_lo, 16, v4
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB40_3
	s_cbranch_execnz .LBB40_16
	v_mov_b32_e32 v5, 0
	ds_store_b32 v0, v5
.LBB40_3:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s1, exec_lo
	v_cmpx_gt_u32_e32 4, v4
	s_cbranch_execz .LBB40_6
	s_cbranch_execnz .LBB40_18
	v_mov_b32_e32 v5, 0
	s_delay_alu instid0(VALU_DEP_1)
	v_mov_b32_e32 v6, v5
	ds_store_b64 v0, v[5:6]
.LBB40_6:
	s_or_b32 exec_lo, exec_lo, s1
	s_load_b32 s0, s[8:9], 0xc
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, s0, v2, v5
	v_add_co_ci_u32_e64 v3, null, v3, v6, s0
	global_load_b32 v2, v[2:3], off
	v_mov_b32_e32 v3, 1
	ds_add_u32 v0, v3
	ds_load_b32 v3, v0
	s_cbranch_execnz .LBB40_14
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[5:6], null, v2, 3, 0
	ds_max_u64 v0, v[5:6]
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	s_and_saveexec_b32 s0, vcc_lo
	s_cbranch_execz .LBB40_10
	s_cbranch_execnz .LBB40_20
	v_mad_u64_u32 v[2:3], null, s12, 24, v[4:5]
	ds_load_b32 v5, v0
	v_mov_b32_e32 v3, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v2, vcc_lo, v0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v1, v3, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[2:3], v5, off
.LBB40_10:
	s_or_b32 exec_lo, exec_lo, s0
	s_delay_alu instid0(SALU_CYCLE_1)
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u32_e32 8, v4
	s_cbranch_execz .LBB40_13
	s_cbranch_execnz .LBB40_22
	s_mul_i32 s1, s12, 24
	ds_load_b32 v5, v0
	s_add_i32 s1, s1, 16
	v_mov_b32_e32 v3, 0
	v_or_b32_e32 v2, s1, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_co_u32 v0, vcc_lo, v0, v2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v3, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v5, off
.LBB40_13:
	s_or_b32 exec_lo, exec_lo, s0
	s_setpc_b64 s[30:31]
.LBB40_14:
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
.LBB40_15:
	s_sethalt 5
	s_branch .LBB40_15
.LBB40_16:
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
.LBB40_17:
	s_sethalt 5
	s_branch .LBB40_17
.LBB40_18:
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
.LBB40_19:
	s_sethalt 5
	s_branch .LBB40_19
.LBB40_20:
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
.LBB40_21:
	s_sethalt 5
	s_branch .LBB40_21
.LBB40_22:
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
.LBB40_23:
	s_sethalt 5
	s_branch .LBB40_23
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
	s_clause 0x1
	s_load_b32 s5, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_mov_b32 s4, s15
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s5, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s4, s6, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v1, vcc_lo, s2, v1
	v_add_co_ci_u32_e64 v2, null, s3, v2, vcc_lo
	s_bfe_u32 s2, s5, 0xf0001
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s2, 0
	global_load_b32 v2, v[1:2], off
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v2
	s_cbranch_scc0 .LBB41_5
.LBB41_1:
	s_mov_b32 s2, exec_lo
	v_cmpx_eq_u32_e32 0, v0
	s_cbranch_execz .LBB41_3
	v_mov_b32_e32 v0, 0
	s_mov_b32 s5, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[4:5], 2
	s_add_u32 s0, s0, s2
	ds_load_b32 v1, v0
	s_addc_u32 s1, s1, s3
	s_waitcnt lgkmcnt(0)
	global_store_b32 v0, v1, s[0:1]
.LBB41_3:
	s_endpgm
	.p2align	6
.LBB41_4:
	s_or_b32 exec_lo, exec_lo, s3
	s_lshr_b32 s2, s2, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s2, 0
	s_cbranch_scc1 .LBB41_1
.LBB41_5:
	s_mov_b32 s3, exec_lo
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_gl0_inv
	v_cmpx_gt_u32_e64 s2, v0
	s_cbranch_execz .LBB41_4
	v_lshl_add_u32 v2, s2, 2, v1
	ds_load_b32 v2, v2
	ds_load_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v3, v2
	ds_store_b32 v1, v2
	s_branch .LBB41_4
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel reduce
		.amdhsa_group_segment_fixed_size 1024
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 4
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
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
.Lfunc_end41:
	.size	reduce, .Lfunc_end41-reduce
	.set reduce.num_vgpr, 4
	.set reduce.num_agpr, 0
	.set reduce.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s1, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[5:6], null, s12, s1, v[4:5]
	v_mov_b32_e32 v6, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_add_co_u32 v2, vcc_lo, v2, v5
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v6, vcc_lo
	global_load_b32 v2, v[2:3], off
	s_cbranch_execnz .LBB42_9
	s_bfe_u32 s0, s0, 0xf0001
	s_waitcnt vmcnt(0)
	ds_store_b32 v0, v2
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc0 .LBB42_7
.LBB42_2:
	s_mov_b32 s0, exec_lo
	v_cmpx_eq_u32_e32 0, v4
	s_cbranch_execz .LBB42_5
	s_cbranch_execnz .LBB42_11
	ds_load_b32 v2, v0
	s_mov_b32 s13, 0
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)
	s_lshl_b64 s[2:3], s[12:13], 2
	v_add_co_u32 v0, vcc_lo, v0, s2
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	s_waitcnt lgkmcnt(0)
	global_store_b32 v[0:1], v2, off
.LBB42_5:
	s_or_b32 exec_lo, exec_lo, s0
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
	.p2align	6
.LBB42_6:
	s_or_b32 exec_lo, exec_lo, s1
	s_lshr_b32 s0, s0, 1
	s_delay_alu instid0(SALU_CYCLE_1)
	s_cmp_eq_u32 s0, 0
	s_cbranch_scc1 .LBB42_2
.LBB42_7:
	s_mov_b32 s1, exec_lo
	s_waitcnt lgkmcnt(0)
	s_waitcnt_vscnt null, 0x0
	s_barrier
	buffer_gl0_inv
	v_cmpx_gt_u32_e64 s0, v4
	s_cbranch_execz .LBB42_6
	v_lshl_add_u32 v2, s0, 2, v0
	ds_load_b32 v2, v2
	ds_load_b32 v3, v0
	s_waitcnt lgkmcnt(0)
	v_add_nc_u32_e32 v2, v3, v2
	ds_store_b32 v0, v2
	s_branch .LBB42_6
.LBB42_9:
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
.LBB42_10:
	s_sethalt 5
	s_branch .LBB42_10
.LBB42_11:
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
.LBB42_12:
	s_sethalt 5
	s_branch .LBB42_12
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
	s_clause 0x1
	s_load_b32 s8, s[0:1], 0x2c
	s_load_b256 s[0:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s8, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[3:4], 1, v[1:2]
	global_load_d16_u8 v2, v1, s[2:3]
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v2.h, 0
	v_add_co_u32 v5, vcc_lo, s6, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v6, null, s7, v4, vcc_lo
	v_add_co_u32 v7, vcc_lo, s4, v3
	v_add_co_ci_u32_e64 v8, null, s5, v4, vcc_lo
	global_load_d16_b16 v3, v[5:6], off
	global_load_d16_b16 v4, v[7:8], off
	s_waitcnt vmcnt(1)
	v_mov_b16_e32 v3.h, v2.h
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v4.h, v2.h
	v_lshlrev_b32_e32 v7, 2, v1
	v_and_b32_e32 v6, 7, v2
	v_mul_u32_u24_e32 v5, v3, v2
	v_add_nc_u16 v0.l, v2.l, v4.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshrrev_b32_e32 v6, v6, v4
	v_lshrrev_b32_e32 v5, 3, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_and_b16 v2.h, 0xff, v0.l
	v_add_co_u32 v0, s2, s0, v7
	v_xor_b32_e32 v6, v6, v3
	s_delay_alu instid0(VALU_DEP_4) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b16 v5.l, 8, v5.l
	v_add_co_ci_u32_e64 v1, null, s1, 0, s2
	v_or_b16 v2.h, v2.h, v5.l
	s_clause 0x1
	global_store_b8 v7, v6, s[0:1] offset:2
	global_store_d16_hi_b16 v7, v2, s[0:1]
	s_mov_b32 s0, exec_lo
	v_cmpx_gt_u16_e32 0x65, v2.l
	s_cbranch_execz .LBB43_2
	v_or_b16 v2.l, v2.l, 1
	v_cvt_f32_u32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_ubyte0_e32 v2, v2
	v_rcp_iflag_f32_e32 v3, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v3, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fma_f32 v4, -v3, v2, v4
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_ge_f32_e64 vcc_lo, |v4|, v2
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
.LBB43_2:
	s_or_b32 exec_lo, exec_lo, s0
	global_store_b8 v[0:1], v3, off offset:3
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bytes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 288
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 9
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
		.amdhsa_inst_pref_size 3
	.end_amdhsa_kernel
	.text
.Lfunc_end43:
	.size	bytes, .Lfunc_end43-bytes
	.set bytes.num_vgpr, 9
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v8, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[9:10], null, s12, s0, v[8:9]
	v_mov_b32_e32 v10, 0
	s_mov_b32 s0, exec_lo
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[10:11], 1, v[9:10]
	v_add_co_u32 v2, vcc_lo, v2, v9
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, v6, v10
	v_add_co_ci_u32_e64 v7, null, v7, v11, vcc_lo
	v_add_co_u32 v4, vcc_lo, v4, v10
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, v5, v11, vcc_lo
	global_load_d16_u8 v2, v[2:3], off
	global_load_d16_b16 v3, v[6:7], off
	global_load_d16_b16 v4, v[4:5], off
	s_waitcnt vmcnt(2)
	v_mov_b16_e32 v2.h, 0
	v_lshlrev_b32_e32 v7, 2, v9
	s_waitcnt vmcnt(1)
	s_delay_alu instid0(VALU_DEP_2) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_mov_b16_e32 v3.h, v2.h
	s_waitcnt vmcnt(0)
	v_mov_b16_e32 v4.h, v2.h
	v_add_co_u32 v0, vcc_lo, v0, v7
	v_add_co_ci_u32_e64 v1, null, 0, v1, vcc_lo
	v_and_b32_e32 v6, 7, v2
	v_mul_u32_u24_e32 v5, v3, v2
	v_add_nc_u16 v2.h, v2.l, v4.l
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshrrev_b32_e32 v6, v6, v4
	v_lshrrev_b32_e32 v5, 3, v5
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_and_b16 v2.h, 0xff, v2.h
	v_xor_b32_e32 v6, v6, v3
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b16 v5.l, 8, v5.l
	v_or_b16 v2.h, v2.h, v5.l
	s_clause 0x1
	global_store_b8 v[0:1], v6, off offset:2
	global_store_d16_hi_b16 v[0:1], v2, off
	v_cmpx_gt_u16_e32 0x65, v2.l
	s_cbranch_execz .LBB44_2
	v_or_b16 v2.l, v2.l, 1
	v_cvt_f32_u32_e32 v4, v4
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cvt_f32_ubyte0_e32 v2, v2
	v_rcp_iflag_f32_e32 v3, v2
	s_waitcnt_depctr depctr_va_vdst(0)
	v_mul_f32_e32 v3, v4, v3
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_trunc_f32_e32 v3, v3
	v_fma_f32 v4, -v3, v2, v4
	v_cvt_u32_f32_e32 v3, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_cmp_ge_f32_e64 vcc_lo, |v4|, v2
	v_add_co_ci_u32_e64 v3, null, 0, v3, vcc_lo
.LBB44_2:
	s_or_b32 exec_lo, exec_lo, s0
	global_store_b8 v[0:1], v3, off offset:3
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
	s_clause 0x1
	s_load_b32 s4, s[2:3], 0x14
	s_load_b64 s[2:3], s[2:3], 0x0
	v_bfe_u32 v2, v0, 10, 10
	v_bfe_u32 v3, v0, 20, 10
	s_load_b32 s0, s[0:1], 0x10
	s_lshl1_add_u32 s5, s15, s14
	v_mov_b32_e32 v1, 0
	s_mul_i32 s5, s5, 3
	v_and_b32_e32 v5, 0x3ff, v0
	v_lshlrev_b32_e32 v0, 4, v2
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s1, s4, 16
	s_delay_alu instid0(SALU_CYCLE_1)
	v_mad_u32_u24 v4, v3, s1, v2
	s_and_b32 s1, s4, 0xffff
	v_lshlrev_b32_e32 v2, 8, v3
	s_lshl_b32 s4, s13, 12
	s_lshl_b32 s0, s0, 24
	v_mul_u32_u24_e32 v3, s1, v4
	s_add_i32 s1, s5, s13
	v_or3_b32 v2, v2, v0, s4
	s_mul_i32 s1, s1, 24
	s_lshl_b32 s4, s15, 20
	v_add3_u32 v0, s1, v5, v3
	s_lshl_b32 s1, s14, 16
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or3_b32 v2, v2, s1, s4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_or3_b32 v2, v2, s0, v5
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel xyz
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 264
		.amdhsa_user_sgpr_count 13
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_wavefront_size32 1
		.amdhsa_uses_dynamic_stack 0
		.amdhsa_enable_private_segment 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 6
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end45:
	.size	xyz, .Lfunc_end45-xyz
	.set xyz.num_vgpr, 6
	.set xyz.num_agpr, 0
	.set xyz.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_bfe_u32 v2, v31, 10, 10
	v_bfe_u32 v4, v31, 20, 10
	s_load_b32 s2, s[4:5], 0x10
	s_lshl1_add_u32 s1, s14, s13
	v_dual_mov_b32 v3, 0 :: v_dual_and_b32 v6, 0x3ff, v31
	s_mul_i32 s1, s1, 3
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s3, s0, 16
	s_and_b32 s0, s0, 0xffff
	v_mad_u32_u24 v5, v4, s3, v2
	v_lshlrev_b32_e32 v2, 4, v2
	v_lshlrev_b32_e32 v4, 8, v4
	s_delay_alu instid0(VALU_DEP_3)
	v_mul_u32_u24_e32 v5, s0, v5
	s_add_i32 s0, s1, s12
	s_lshl_b32 s1, s12, 12
	s_mul_i32 s0, s0, 24
	v_or3_b32 v4, v4, v2, s1
	v_add3_u32 v2, s0, v6, v5
	s_lshl_b32 s0, s13, 16
	s_lshl_b32 s1, s14, 20
	s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
	v_or3_b32 v4, v4, s0, s1
	s_delay_alu instid0(VALU_DEP_2)
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_lshl_b32 s0, s2, 24
	s_delay_alu instid0(VALU_DEP_2) | instid1(SALU_CYCLE_1)
	v_or3_b32 v4, v4, s0, v6
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v0, v2
	v_add_co_ci_u32_e64 v1, null, v1, v3, vcc_lo
	global_store_b32 v[0:1], v4, off
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[2:3], null, s15, s4, v[0:1]
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_lshlrev_b32_e32 v2, 3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_lshlrev_b64 v[5:6], 2, v[2:3]
	v_add_co_u32 v0, vcc_lo, s2, v0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_4)
	v_add_co_ci_u32_e64 v1, null, s3, v1, vcc_lo
	v_mov_b32_e32 v2, 7
	v_add_co_u32 v8, vcc_lo, s0, v5
	global_load_b32 v7, v[0:1], off
	v_mbcnt_lo_u32_b32 v0, -1, 0
	v_add_co_ci_u32_e64 v9, null, s1, v6, vcc_lo
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_mad_u32_u24 v1, v0, 5, 3
	v_and_b32_e32 v1, 31, v1
	s_delay_alu instid0(VALU_DEP_1)
	v_lshlrev_b32_e32 v1, 2, v1
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v1, v1, v7
	ds_swizzle_b32 v4, v7 offset:swizzle(SWAP,16)
	v_readfirstlane_b32 s0, v7
	v_readlane_b32 s1, v7, 5
	v_mov_b32_dpp v2, v7 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v3, v7 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v6, v7 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v7, s1
	s_waitcnt lgkmcnt(1)
	global_store_b128 v[8:9], v[0:3], off
	s_waitcnt lgkmcnt(0)
	global_store_b128 v[8:9], v[4:7], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel lanes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end47:
	.size	lanes, .Lfunc_end47-lanes
	.set lanes.num_vgpr, 10
	.set lanes.num_agpr, 0
	.set lanes.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[4:5]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[4:5], 2, v[7:8]
	v_lshlrev_b32_e32 v7, 3, v7
	v_add_co_u32 v2, vcc_lo, v2, v4
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v5, vcc_lo
	v_mov_b32_e32 v4, 7
	global_load_b32 v9, v[2:3], off
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_mad_u32_u24 v3, v2, 5, 3
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_and_b32_e32 v3, 31, v3
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_lshlrev_b32_e32 v3, 2, v3
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v0, vcc_lo, v0, v7
	v_add_co_ci_u32_e64 v1, null, v1, v8, vcc_lo
	s_waitcnt vmcnt(0)
	ds_bpermute_b32 v3, v3, v9
	ds_swizzle_b32 v6, v9 offset:swizzle(SWAP,16)
	v_readfirstlane_b32 s0, v9
	v_readlane_b32 s1, v9, 5
	v_mov_b32_dpp v4, v9 row_shr:1 row_mask:0xf bank_mask:0xf
	v_mov_b32_dpp v5, v9 quad_perm:[2,3,0,1] row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_dpp v8, v9 row_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v9, s1
	s_waitcnt lgkmcnt(1)
	global_store_b128 v[0:1], v[2:5], off
	s_waitcnt lgkmcnt(0)
	global_store_b128 v[0:1], v[6:9], off offset:16
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
	s_clause 0x2
	s_load_b32 s2, s[0:1], 0x24
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[0:1], s[0:1], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s2, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[4:5], 4, v[1:2]
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_2) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s6, v4
	v_add_co_ci_u32_e64 v3, null, s7, v5, vcc_lo
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v6, vcc_lo, s0, v0
	v_add_co_ci_u32_e64 v7, null, s1, v1, vcc_lo
	global_load_b128 v[0:3], v[2:3], off
	global_load_b32 v6, v[6:7], off
	v_add_co_u32 v4, vcc_lo, s4, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
	s_waitcnt vmcnt(1)
	v_dual_mul_f32 v0, v0, v0 :: v_dual_mul_f32 v3, v3, v3
	v_mul_f32_e32 v1, v1, v1
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte3_e32 v7, v6
	v_mul_f32_e32 v2, v2, v2
	v_cvt_f32_ubyte2_e32 v8, v6
	v_cvt_f32_ubyte1_e32 v9, v6
	v_cvt_f32_ubyte0_e32 v6, v6
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_2)
	v_dual_add_f32 v3, v3, v7 :: v_dual_add_f32 v2, v2, v8
	v_dual_add_f32 v1, v1, v9 :: v_dual_add_f32 v0, v0, v6
	global_store_b128 v[4:5], v[0:3], off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by4
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 280
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_inst_pref_size 2
	.end_amdhsa_kernel
	.text
.Lfunc_end49:
	.size	by4, .Lfunc_end49-by4
	.set by4.num_vgpr, 10
	.set by4.num_agpr, 0
	.set by4.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v6, 0x3ff, v31
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[7:8], null, s12, s0, v[6:7]
	v_mov_b32_e32 v8, 0
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_2)
	v_lshlrev_b64 v[9:10], 4, v[7:8]
	v_lshlrev_b64 v[6:7], 2, v[7:8]
	v_add_co_u32 v2, vcc_lo, v2, v9
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_add_co_ci_u32_e64 v3, null, v3, v10, vcc_lo
	v_add_co_u32 v6, vcc_lo, v4, v6
	s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_3) | instid1(VALU_DEP_1)
	v_add_co_ci_u32_e64 v7, null, v5, v7, vcc_lo
	global_load_b128 v[2:5], v[2:3], off
	global_load_b32 v6, v[6:7], off
	v_add_co_u32 v0, vcc_lo, v0, v9
	v_add_co_ci_u32_e64 v1, null, v1, v10, vcc_lo
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v3
	v_mul_f32_e32 v5, v5, v5
	s_waitcnt vmcnt(0)
	v_cvt_f32_ubyte3_e32 v7, v6
	v_mul_f32_e32 v2, v2, v2
	v_cvt_f32_ubyte2_e32 v8, v6
	v_cvt_f32_ubyte1_e32 v11, v6
	v_mul_f32_e32 v4, v4, v4
	v_cvt_f32_ubyte0_e32 v6, v6
	v_add_f32_e32 v5, v5, v7
	s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(VALU_DEP_3)
	v_dual_add_f32 v3, v3, v11 :: v_dual_add_f32 v4, v4, v8
	v_add_f32_e32 v2, v2, v6
	global_store_b128 v[0:1], v[2:5], off
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
	s_clause 0x1
	s_load_b32 s4, s[0:1], 0x1c
	s_load_b128 s[0:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s4, 0xffff
	s_delay_alu instid0(SALU_CYCLE_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)
	v_mad_u64_u32 v[1:2], null, s15, s4, v[0:1]
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add_co_u32 v2, vcc_lo, s2, v0
	v_add_co_ci_u32_e64 v3, null, s3, v1, vcc_lo
	s_mov_b32 s2, 48
	s_mov_b32 s3, 0
	global_load_b32 v2, v[2:3], off
.LBB51_1:
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, s3, v2
	s_add_i32 s3, s3, 25
	s_add_i32 s4, s2, 4
	s_add_i32 s5, s2, 8
	s_add_i32 s6, s2, 12
	v_add_nc_u32_e32 v4, 1, v3
	v_add_nc_u32_e32 v5, 2, v3
	v_add_nc_u32_e32 v6, 3, v3
	v_add_nc_u32_e32 v7, 4, v3
	v_add_nc_u32_e32 v26, 23, v3
	scratch_store_b32 off, v3, s2 offset:-48 dlc
	s_waitcnt_vscnt null, 0x0
	v_add_nc_u32_e32 v8, 5, v3
	v_add_nc_u32_e32 v9, 6, v3
	v_add_nc_u32_e32 v10, 7, v3
	v_add_nc_u32_e32 v11, 8, v3
	v_add_nc_u32_e32 v12, 9, v3
	v_add_nc_u32_e32 v13, 10, v3
	v_add_nc_u32_e32 v14, 11, v3
	v_add_nc_u32_e32 v15, 12, v3
	v_add_nc_u32_e32 v16, 13, v3
	v_add_nc_u32_e32 v17, 14, v3
	v_add_nc_u32_e32 v18, 15, v3
	v_add_nc_u32_e32 v19, 16, v3
	v_add_nc_u32_e32 v20, 17, v3
	v_add_nc_u32_e32 v21, 18, v3
	v_add_nc_u32_e32 v22, 19, v3
	v_add_nc_u32_e32 v23, 20, v3
	v_add_nc_u32_e32 v24, 21, v3
	v_add_nc_u32_e32 v25, 22, v3
	v_add_nc_u32_e32 v3, 24, v3
	s_add_i32 s7, s2, 16
	s_add_i32 s8, s2, 20
	s_add_i32 s9, s2, 24
	s_add_i32 s10, s2, 28
	s_add_i32 s11, s2, 32
	s_add_i32 s12, s2, 36
	s_add_i32 s13, s2, 40
	s_add_i32 s14, s2, 44
	s_add_i32 s15, s2, 48
	scratch_store_b32 off, v4, s2 offset:-44 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v5, s2 offset:-40 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v6, s2 offset:-36 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v7, s2 offset:-32 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v8, s2 offset:-28 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v9, s2 offset:-24 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v10, s2 offset:-20 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v11, s2 offset:-16 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v12, s2 offset:-12 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v13, s2 offset:-8 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v14, s2 offset:-4 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v15, s2 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v16, s4 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v17, s5 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v18, s6 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v19, s7 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v20, s8 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v21, s9 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v22, s10 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v23, s11 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v24, s12 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v25, s13 dlc
	s_waitcnt_vscnt null, 0x0
	s_addk_i32 s2, 0x64
	s_cmpk_lg_i32 s3, 0x12c
	scratch_store_b32 off, v26, s14 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v3, s15 dlc
	s_waitcnt_vscnt null, 0x0
	s_cbranch_scc1 .LBB51_1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s2, 0
	s_branch .LBB51_4
.LBB51_3:
	s_and_not1_b32 vcc_lo, exec_lo, s5
	s_mov_b32 s2, s4
	s_cbranch_vccz .LBB51_6
.LBB51_4:
	s_mul_i32 s4, s2, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_bfe_u32 s5, s4, 0xe0002
	s_add_i32 s3, s4, 0xd9
	s_mulk_i32 s5, 0x6d3b
	s_add_i32 s6, s4, 0x1b2
	s_lshr_b32 s5, s5, 21
	s_bfe_u32 s7, s3, 0xe0002
	s_mulk_i32 s5, 0x12c
	s_bfe_u32 s8, s6, 0xe0002
	s_mulk_i32 s7, 0x6d3b
	s_sub_i32 s4, s4, s5
	s_mulk_i32 s8, 0x6d3b
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s5, s7, 21
	s_lshr_b32 s7, s8, 21
	s_lshl_b32 s4, s4, 2
	s_mulk_i32 s5, 0x12c
	s_mulk_i32 s7, 0x12c
	scratch_load_b32 v2, off, s4 glc dlc
	s_waitcnt vmcnt(0)
	s_sub_i32 s4, s3, s5
	s_sub_i32 s5, s6, s7
	s_and_b32 s4, s4, 0xffff
	s_and_b32 s5, s5, 0xffff
	s_lshl_b32 s4, s4, 2
	s_lshl_b32 s5, s5, 2
	scratch_load_b32 v4, off, s4 glc dlc
	s_waitcnt vmcnt(0)
	scratch_load_b32 v5, off, s5 glc dlc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s4, v0
	s_cmpk_gt_u32 s2, 0x116
	s_mov_b32 s5, -1
	v_add_nc_u32_e32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add3_u32 v2, v4, v2, v5
	s_cbranch_scc1 .LBB51_3
	s_add_i32 s4, s3, 0x1b2
	s_add_i32 s5, s3, 0x28b
	s_bfe_u32 s6, s4, 0xe0002
	s_add_i32 s7, s3, 0x364
	s_mulk_i32 s6, 0x6d3b
	s_bfe_u32 s8, s5, 0xe0002
	s_lshr_b32 s6, s6, 21
	s_bfe_u32 s9, s7, 0xe0002
	s_mulk_i32 s6, 0x12c
	s_mulk_i32 s8, 0x6d3b
	s_sub_i32 s4, s4, s6
	s_mulk_i32 s9, 0x6d3b
	s_and_b32 s4, s4, 0xffff
	s_lshr_b32 s6, s8, 21
	s_lshr_b32 s8, s9, 21
	s_lshl_b32 s4, s4, 2
	s_mulk_i32 s6, 0x12c
	s_mulk_i32 s8, 0x12c
	scratch_load_b32 v3, off, s4 glc dlc
	s_waitcnt vmcnt(0)
	s_sub_i32 s4, s5, s6
	s_sub_i32 s5, s7, s8
	s_and_b32 s4, s4, 0xffff
	s_and_b32 s5, s5, 0xffff
	s_lshl_b32 s4, s4, 2
	s_lshl_b32 s5, s5, 2
	scratch_load_b32 v4, off, s4 glc dlc
	s_waitcnt vmcnt(0)
	scratch_load_b32 v5, off, s5 glc dlc
	s_waitcnt vmcnt(0)
	s_add_i32 s4, s3, 0x43d
	s_addk_i32 s3, 0x516
	s_bfe_u32 s5, s4, 0xe0002
	s_bfe_u32 s6, s3, 0xe0002
	s_mulk_i32 s5, 0x6d3b
	s_mulk_i32 s6, 0x6d3b
	s_lshr_b32 s5, s5, 21
	s_lshr_b32 s6, s6, 21
	s_mulk_i32 s5, 0x12c
	s_mulk_i32 s6, 0x12c
	s_sub_i32 s4, s4, s5
	s_sub_i32 s3, s3, s6
	s_and_b32 s4, s4, 0xffff
	s_and_b32 s3, s3, 0xffff
	s_lshl_b32 s4, s4, 2
	s_lshl_b32 s3, s3, 2
	scratch_load_b32 v6, off, s4 glc dlc
	s_waitcnt vmcnt(0)
	scratch_load_b32 v7, off, s3 glc dlc
	s_waitcnt vmcnt(0)
	s_add_i32 s4, s2, 56
	s_mov_b32 s5, 0
	v_add_nc_u32_e32 v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v3, v4, v3, v5
	v_add3_u32 v3, v6, v3, v7
	s_branch .LBB51_3
.LBB51_6:
	v_add_co_u32 v0, vcc_lo, s0, v0
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, s1, v1, vcc_lo
	global_store_b32 v[0:1], v2, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel bigframe
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 1204
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 27
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
	.end_amdhsa_kernel
	.text
.Lfunc_end51:
	.size	bigframe, .Lfunc_end51-bigframe
	.set bigframe.num_vgpr, 27
	.set bigframe.num_agpr, 0
	.set bigframe.numbered_sgpr, 16
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
	s_load_b32 s0, s[8:9], 0xc
	v_and_b32_e32 v4, 0x3ff, v31
	s_mov_b32 s1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s0, 0xffff
	s_delay_alu instid0(VALU_DEP_1) | instid1(SALU_CYCLE_1)
	v_mad_u64_u32 v[5:6], null, s12, s0, v[4:5]
	v_mov_b32_e32 v6, 0
	s_add_i32 s0, s32, 48
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	v_add_co_u32 v2, vcc_lo, v2, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v3, null, v3, v5, vcc_lo
	global_load_b32 v2, v[2:3], off
.LBB52_1:
	s_waitcnt vmcnt(0)
	v_add_nc_u32_e32 v3, s1, v2
	s_add_i32 s1, s1, 25
	s_add_i32 s2, s0, 4
	s_add_i32 s3, s0, 8
	s_add_i32 s4, s0, 12
	v_add_nc_u32_e32 v6, 1, v3
	v_add_nc_u32_e32 v7, 2, v3
	v_add_nc_u32_e32 v8, 3, v3
	v_add_nc_u32_e32 v9, 4, v3
	v_add_nc_u32_e32 v28, 23, v3
	scratch_store_b32 off, v3, s0 offset:-48 dlc
	s_waitcnt_vscnt null, 0x0
	v_add_nc_u32_e32 v10, 5, v3
	v_add_nc_u32_e32 v11, 6, v3
	v_add_nc_u32_e32 v12, 7, v3
	v_add_nc_u32_e32 v13, 8, v3
	v_add_nc_u32_e32 v14, 9, v3
	v_add_nc_u32_e32 v15, 10, v3
	v_add_nc_u32_e32 v16, 11, v3
	v_add_nc_u32_e32 v17, 12, v3
	v_add_nc_u32_e32 v18, 13, v3
	v_add_nc_u32_e32 v19, 14, v3
	v_add_nc_u32_e32 v20, 15, v3
	v_add_nc_u32_e32 v21, 16, v3
	v_add_nc_u32_e32 v22, 17, v3
	v_add_nc_u32_e32 v23, 18, v3
	v_add_nc_u32_e32 v24, 19, v3
	v_add_nc_u32_e32 v25, 20, v3
	v_add_nc_u32_e32 v26, 21, v3
	v_add_nc_u32_e32 v27, 22, v3
	v_add_nc_u32_e32 v3, 24, v3
	s_add_i32 s5, s0, 16
	s_add_i32 s6, s0, 20
	s_add_i32 s7, s0, 24
	s_add_i32 s8, s0, 28
	s_add_i32 s9, s0, 32
	s_add_i32 s10, s0, 36
	s_add_i32 s11, s0, 40
	s_add_i32 s12, s0, 44
	s_add_i32 s13, s0, 48
	scratch_store_b32 off, v6, s0 offset:-44 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v7, s0 offset:-40 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v8, s0 offset:-36 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v9, s0 offset:-32 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v10, s0 offset:-28 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v11, s0 offset:-24 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v12, s0 offset:-20 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v13, s0 offset:-16 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v14, s0 offset:-12 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v15, s0 offset:-8 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v16, s0 offset:-4 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v17, s0 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v18, s2 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v19, s3 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v20, s4 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v21, s5 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v22, s6 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v23, s7 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v24, s8 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v25, s9 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v26, s10 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v27, s11 dlc
	s_waitcnt_vscnt null, 0x0
	s_addk_i32 s0, 0x64
	s_cmpk_lg_i32 s1, 0x12c
	scratch_store_b32 off, v28, s12 dlc
	s_waitcnt_vscnt null, 0x0
	scratch_store_b32 off, v3, s13 dlc
	s_waitcnt_vscnt null, 0x0
	s_cbranch_scc1 .LBB52_1
	v_mov_b32_e32 v3, 0
	s_mov_b32 s0, 0
	s_branch .LBB52_4
.LBB52_3:
	s_and_not1_b32 vcc_lo, exec_lo, s3
	s_mov_b32 s0, s2
	s_cbranch_vccz .LBB52_6
.LBB52_4:
	s_mul_i32 s2, s0, 31
	s_delay_alu instid0(SALU_CYCLE_1)
	s_bfe_u32 s3, s2, 0xe0002
	s_add_i32 s1, s2, 0xd9
	s_mulk_i32 s3, 0x6d3b
	s_add_i32 s4, s2, 0x1b2
	s_lshr_b32 s3, s3, 21
	s_bfe_u32 s5, s1, 0xe0002
	s_mulk_i32 s3, 0x12c
	s_bfe_u32 s6, s4, 0xe0002
	s_sub_i32 s2, s2, s3
	s_mulk_i32 s5, 0x6d3b
	s_and_b32 s2, s2, 0xffff
	s_mulk_i32 s6, 0x6d3b
	s_lshr_b32 s3, s5, 21
	s_lshl_b32 s2, s2, 2
	s_lshr_b32 s5, s6, 21
	s_add_i32 s2, s32, s2
	s_mulk_i32 s3, 0x12c
	s_mulk_i32 s5, 0x12c
	scratch_load_b32 v2, off, s2 glc dlc
	s_waitcnt vmcnt(0)
	s_sub_i32 s2, s1, s3
	s_sub_i32 s3, s4, s5
	s_and_b32 s2, s2, 0xffff
	s_and_b32 s3, s3, 0xffff
	s_lshl_b32 s2, s2, 2
	s_lshl_b32 s3, s3, 2
	s_add_i32 s2, s32, s2
	s_add_i32 s3, s32, s3
	scratch_load_b32 v6, off, s2 glc dlc
	s_waitcnt vmcnt(0)
	scratch_load_b32 v7, off, s3 glc dlc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s2, v0
	s_cmpk_gt_u32 s0, 0x116
	s_mov_b32 s3, -1
	v_add_nc_u32_e32 v2, v2, v3
	s_delay_alu instid0(VALU_DEP_1)
	v_add3_u32 v2, v6, v2, v7
	s_cbranch_scc1 .LBB52_3
	s_add_i32 s2, s1, 0x1b2
	s_add_i32 s3, s1, 0x28b
	s_bfe_u32 s4, s2, 0xe0002
	s_add_i32 s5, s1, 0x364
	s_mulk_i32 s4, 0x6d3b
	s_bfe_u32 s6, s3, 0xe0002
	s_lshr_b32 s4, s4, 21
	s_bfe_u32 s7, s5, 0xe0002
	s_mulk_i32 s4, 0x12c
	s_mulk_i32 s6, 0x6d3b
	s_sub_i32 s2, s2, s4
	s_mulk_i32 s7, 0x6d3b
	s_and_b32 s2, s2, 0xffff
	s_lshr_b32 s4, s6, 21
	s_lshl_b32 s2, s2, 2
	s_lshr_b32 s6, s7, 21
	s_add_i32 s2, s32, s2
	s_mulk_i32 s4, 0x12c
	s_mulk_i32 s6, 0x12c
	scratch_load_b32 v3, off, s2 glc dlc
	s_waitcnt vmcnt(0)
	s_sub_i32 s2, s3, s4
	s_sub_i32 s3, s5, s6
	s_and_b32 s2, s2, 0xffff
	s_and_b32 s3, s3, 0xffff
	s_lshl_b32 s2, s2, 2
	s_lshl_b32 s3, s3, 2
	s_add_i32 s2, s32, s2
	s_add_i32 s3, s32, s3
	scratch_load_b32 v6, off, s2 glc dlc
	s_waitcnt vmcnt(0)
	scratch_load_b32 v7, off, s3 glc dlc
	s_waitcnt vmcnt(0)
	s_add_i32 s2, s1, 0x43d
	s_addk_i32 s1, 0x516
	s_bfe_u32 s3, s2, 0xe0002
	s_bfe_u32 s4, s1, 0xe0002
	s_mulk_i32 s3, 0x6d3b
	s_mulk_i32 s4, 0x6d3b
	s_lshr_b32 s3, s3, 21
	s_lshr_b32 s4, s4, 21
	s_mulk_i32 s3, 0x12c
	s_mulk_i32 s4, 0x12c
	s_sub_i32 s2, s2, s3
	s_sub_i32 s1, s1, s4
	s_and_b32 s2, s2, 0xffff
	s_and_b32 s1, s1, 0xffff
	s_lshl_b32 s2, s2, 2
	s_lshl_b32 s1, s1, 2
	s_add_i32 s2, s32, s2
	s_add_i32 s1, s32, s1
	scratch_load_b32 v8, off, s2 glc dlc
	s_waitcnt vmcnt(0)
	scratch_load_b32 v9, off, s1 glc dlc
	s_waitcnt vmcnt(0)
	s_add_i32 s2, s0, 56
	s_mov_b32 s3, 0
	v_add_nc_u32_e32 v3, v3, v2
	s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(VALU_DEP_1)
	v_add3_u32 v3, v6, v3, v7
	v_add3_u32 v3, v8, v3, v9
	s_branch .LBB52_3
.LBB52_6:
	v_add_co_u32 v0, vcc_lo, v0, v4
	s_delay_alu instid0(VALU_DEP_1)
	v_add_co_ci_u32_e64 v1, null, v1, v5, vcc_lo
	global_store_b32 v[0:1], v2, off
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
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fdiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         ddiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     14
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         fsqrt.kd
    .uses_dynamic_stack: false
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         dsqrt.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         idiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         ldiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         uldiv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     19
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         halfs.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         hfma.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         conv.kd
    .uses_dynamic_stack: false
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         round4.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         bits.kd
    .uses_dynamic_stack: false
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         wide.kd
    .uses_dynamic_stack: false
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         sw.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     70
    .sgpr_spill_count: 0
    .symbol:         fptr.kd
    .uses_dynamic_stack: true
    .vgpr_count:     56
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         stack.kd
    .uses_dynamic_stack: false
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         gen.kd
    .uses_dynamic_stack: false
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         atom.kd
    .uses_dynamic_stack: false
    .vgpr_count:     5
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         latom.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         reduce.kd
    .uses_dynamic_stack: false
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         bytes.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         xyz.kd
    .uses_dynamic_stack: false
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         lanes.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         by4.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
  - .args:
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
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         bigframe.kd
    .uses_dynamic_stack: false
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 32
    .workgroup_processor_mode: 1
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
