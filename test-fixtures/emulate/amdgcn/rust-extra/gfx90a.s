


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text._RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area,"ax",@progbits
	.p2align	2
	.type	_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area,@function
_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mad_u64_u32 v[0:1], s[4:5], v0, v0, v[2:3]
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area, .Lfunc_end0-_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area

	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.num_vgpr, 4
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.num_agpr, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.numbered_sgpr, 32
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.num_named_barrier, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.private_seg_size, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.uses_vcc, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.uses_flat_scratch, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.has_dyn_sized_stack, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.has_recursion, 0
	.set .L_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area.has_indirect_call, 0
	.section	.text._RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area,"ax",@progbits
	.p2align	2
	.type	_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area,@function
_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	flat_load_dwordx2 v[0:1], v[0:1]
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v0, v1, v0
	v_sub_u32_e32 v0, v0, v2
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area, .Lfunc_end1-_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area

	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.num_vgpr, 3
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.num_agpr, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.numbered_sgpr, 32
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.num_named_barrier, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.private_seg_size, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.uses_vcc, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.uses_flat_scratch, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.has_dyn_sized_stack, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.has_recursion, 0
	.set .L_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area.has_indirect_call, 0
	.section	.text._RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,"ax",@progbits
	.p2align	2
	.type	_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,@function
_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_add_u32_e32 v0, 1, v0
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_, .Lfunc_end2-_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_

	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_vgpr, 1
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_agpr, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.numbered_sgpr, 32
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_named_barrier, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.private_seg_size, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_vcc, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_flat_scratch, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_dyn_sized_stack, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_recursion, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_indirect_call, 0
	.section	.text._RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,"ax",@progbits
	.p2align	2
	.type	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,@function
_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_sub_u32_e32 v0, 0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_, .Lfunc_end3-_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_

	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_vgpr, 1
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_agpr, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.numbered_sgpr, 32
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_named_barrier, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.private_seg_size, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_vcc, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_flat_scratch, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_dyn_sized_stack, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_recursion, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_indirect_call, 0
	.section	.text._RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,"ax",@progbits
	.p2align	2
	.type	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_,@function
_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mul_lo_u32 v0, v0, v0
	s_setpc_b64 s[30:31]
.Lfunc_end4:
	.size	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_, .Lfunc_end4-_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_

	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_vgpr, 1
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_agpr, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.numbered_sgpr, 32
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.num_named_barrier, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.private_seg_size, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_vcc, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.uses_flat_scratch, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_dyn_sized_stack, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_recursion, 0
	.set .L_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_.has_indirect_call, 0
	.section	.text.dynamic,"ax",@progbits
	.globl	dynamic
	.p2align	8
	.type	dynamic,@function
dynamic:
	s_load_dwordx4 s[52:55], s[8:9], 0x0
	v_mov_b32_e32 v31, v0
	s_mov_b32 s50, s14
	v_and_b32_e32 v0, 0x3ff, v31
	v_lshl_add_u32 v2, s50, 6, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[44:45], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s55
	v_add_co_u32_e32 v0, vcc, s54, v44
	v_addc_co_u32_e32 v1, vcc, v1, v45, vcc
	global_load_dword v0, v[0:1], off
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[38:39], s[4:5]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _RNvCsftYdGJzTDlp_5extra5TABLE@rel32@lo+4
	s_addc_u32 s5, s5, _RNvCsftYdGJzTDlp_5extra5TABLE@rel32@hi+12
	s_add_u32 s48, s8, 16
	s_mov_b32 s33, s16
	s_mov_b32 s51, s15
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_addc_u32 s49, s9, 0
	s_mov_b64 s[54:55], exec
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 3, v0
	v_lshlrev_b32_e32 v0, 4, v0
	global_load_dwordx4 v[40:43], v0, s[4:5]
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[4:5], v[42:43] offset:24
.LBB5_1:
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_readfirstlane_b32 s16, v4
	v_readfirstlane_b32 s17, v5
	v_cmp_eq_u64_e32 vcc, s[16:17], v[4:5]
	s_and_saveexec_b64 s[64:65], vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	v_mov_b32_e32 v0, v40
	v_mov_b32_e32 v1, v41
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execnz .LBB5_1
	s_mov_b64 exec, s[54:55]
	v_mov_b32_e32 v1, s53
	v_add_co_u32_e32 v2, vcc, s52, v44
	v_addc_co_u32_e32 v3, vcc, v1, v45, vcc
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel dynamic
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr max(totalnumvgprs(dynamic.num_agpr, dynamic.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(dynamic.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, dynamic.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.dynamic,"ax",@progbits
.Lfunc_end5:
	.size	dynamic, .Lfunc_end5-dynamic

	.set dynamic.num_vgpr, max(46, amdgpu.max_num_vgpr)
	.set dynamic.num_agpr, max(0, amdgpu.max_num_agpr)
	.set dynamic.numbered_sgpr, max(66, amdgpu.max_num_sgpr)
	.set dynamic.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set dynamic.private_seg_size, 0
	.set dynamic.uses_vcc, 1
	.set dynamic.uses_flat_scratch, 1
	.set dynamic.has_dyn_sized_stack, 1
	.set dynamic.has_recursion, 1
	.set dynamic.has_indirect_call, 1
	.section	.text.pointers,"ax",@progbits
	.globl	pointers
	.p2align	8
	.type	pointers,@function
pointers:
	s_load_dwordx4 s[52:55], s[8:9], 0x0
	v_mov_b32_e32 v40, v0
	s_mov_b32 s50, s14
	v_and_b32_e32 v0, 0x3ff, v40
	v_lshl_add_u32 v0, s50, 6, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[42:43], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s55
	v_add_co_u32_e32 v0, vcc, s54, v42
	v_addc_co_u32_e32 v1, vcc, v1, v43, vcc
	global_load_dword v1, v[0:1], off
	s_mov_b32 s68, 0xaaaaaaab
	s_add_u32 flat_scratch_lo, s12, s17
	s_addc_u32 flat_scratch_hi, s13, 0
	s_add_u32 s0, s0, s17
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[54:55]
	s_add_u32 s54, s54, _RNvCsftYdGJzTDlp_5extra3FNS@rel32@lo+4
	s_addc_u32 s55, s55, _RNvCsftYdGJzTDlp_5extra3FNS@rel32@hi+12
	s_add_u32 s48, s8, 16
	s_mov_b32 s33, s16
	s_mov_b32 s51, s15
	s_mov_b64 s[34:35], s[10:11]
	s_mov_b64 s[36:37], s[6:7]
	s_mov_b64 s[38:39], s[4:5]
	s_addc_u32 s49, s9, 0
	s_mov_b64 s[64:65], exec
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v0, v1, s68
	v_lshrrev_b32_e32 v0, 1, v0
	v_lshl_add_u32 v0, v0, 1, v0
	v_sub_u32_e32 v0, v1, v0
	v_lshlrev_b32_e32 v0, 3, v0
	global_load_dwordx2 v[2:3], v0, s[54:55]
.LBB6_1:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	v_readfirstlane_b32 s17, v3
	v_cmp_eq_u64_e32 vcc, s[16:17], v[2:3]
	s_and_saveexec_b64 s[66:67], vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, v1
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execnz .LBB6_1
	s_mov_b64 exec, s[64:65]
	v_xor_b32_e32 v1, 1, v0
	v_mul_hi_u32 v2, v1, s68
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshl_add_u32 v2, v2, 1, v2
	v_sub_u32_e32 v1, v1, v2
	v_lshlrev_b32_e32 v1, 3, v1
	global_load_dwordx2 v[2:3], v1, s[54:55]
	s_mov_b64 s[64:65], exec
.LBB6_3:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	v_readfirstlane_b32 s17, v3
	v_cmp_eq_u64_e32 vcc, s[16:17], v[2:3]
	s_and_saveexec_b64 s[66:67], vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execnz .LBB6_3
	s_mov_b64 exec, s[64:65]
	v_xor_b32_e32 v0, 2, v1
	v_mul_hi_u32 v2, v0, s68
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshl_add_u32 v2, v2, 1, v2
	v_sub_u32_e32 v0, v0, v2
	v_lshlrev_b32_e32 v0, 3, v0
	global_load_dwordx2 v[4:5], v0, s[54:55]
	s_mov_b64 s[64:65], exec
.LBB6_5:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v4
	v_readfirstlane_b32 s17, v5
	v_cmp_eq_u64_e32 vcc, s[16:17], v[4:5]
	s_and_saveexec_b64 s[66:67], vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, v1
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v2, v0
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execnz .LBB6_5
	s_mov_b64 exec, s[64:65]
	v_xor_b32_e32 v0, 3, v2
	v_mul_hi_u32 v1, v0, s68
	v_lshrrev_b32_e32 v1, 1, v1
	v_lshl_add_u32 v1, v1, 1, v1
	v_sub_u32_e32 v0, v0, v1
	v_lshlrev_b32_e32 v0, 3, v0
	global_load_dwordx2 v[4:5], v0, s[54:55]
	s_mov_b64 s[64:65], exec
.LBB6_7:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v4
	v_readfirstlane_b32 s17, v5
	v_cmp_eq_u64_e32 vcc, s[16:17], v[4:5]
	s_and_saveexec_b64 s[66:67], vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	v_mov_b32_e32 v0, v2
	s_swappc_b64 s[30:31], s[16:17]
	s_xor_b64 exec, exec, s[66:67]
	s_cbranch_execnz .LBB6_7
	s_mov_b64 exec, s[64:65]
	v_xor_b32_e32 v1, 4, v0
	v_mul_hi_u32 v2, v1, s68
	v_lshrrev_b32_e32 v2, 1, v2
	v_lshl_add_u32 v2, v2, 1, v2
	v_sub_u32_e32 v1, v1, v2
	v_lshlrev_b32_e32 v1, 3, v1
	global_load_dwordx2 v[2:3], v1, s[54:55]
	s_mov_b64 s[54:55], exec
.LBB6_9:
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s16, v2
	v_readfirstlane_b32 s17, v3
	v_cmp_eq_u64_e32 vcc, s[16:17], v[2:3]
	s_and_saveexec_b64 s[64:65], vcc
	s_mov_b64 s[4:5], s[38:39]
	s_mov_b64 s[6:7], s[36:37]
	s_mov_b64 s[8:9], s[48:49]
	s_mov_b64 s[10:11], s[34:35]
	s_mov_b32 s12, s50
	s_mov_b32 s13, s51
	s_mov_b32 s14, s33
	v_mov_b32_e32 v31, v40
	s_swappc_b64 s[30:31], s[16:17]
	v_mov_b32_e32 v1, v0
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execnz .LBB6_9
	s_mov_b64 exec, s[54:55]
	v_mov_b32_e32 v0, s53
	v_add_co_u32_e32 v2, vcc, s52, v42
	v_addc_co_u32_e32 v3, vcc, v0, v43, vcc
	global_store_dword v[2:3], v1, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel pointers
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr max(totalnumvgprs(pointers.num_agpr, pointers.num_vgpr), 1, 0)
		.amdhsa_next_free_sgpr max(pointers.numbered_sgpr+6, 1, 0)-6
		.amdhsa_accum_offset (((((alignto(max(1, pointers.num_vgpr), 4)/4)-1)&~65536)&63)+1)*4
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.pointers,"ax",@progbits
.Lfunc_end6:
	.size	pointers, .Lfunc_end6-pointers

	.set pointers.num_vgpr, max(44, amdgpu.max_num_vgpr)
	.set pointers.num_agpr, max(0, amdgpu.max_num_agpr)
	.set pointers.numbered_sgpr, max(69, amdgpu.max_num_sgpr)
	.set pointers.num_named_barrier, max(0, amdgpu.max_num_named_barrier)
	.set pointers.private_seg_size, 0
	.set pointers.uses_vcc, 1
	.set pointers.uses_flat_scratch, 1
	.set pointers.has_dyn_sized_stack, 1
	.set pointers.has_recursion, 1
	.set pointers.has_indirect_call, 1
	.section	.text._RNvCsftYdGJzTDlp_5extra3ack,"ax",@progbits
	.p2align	2
	.type	_RNvCsftYdGJzTDlp_5extra3ack,@function
_RNvCsftYdGJzTDlp_5extra3ack:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s4, s33
	s_mov_b32 s33, s32
	s_or_saveexec_b64 s[6:7], -1
	buffer_store_dword v41, off, s[0:3], s33 offset:4
	s_mov_b64 exec, s[6:7]
	v_writelane_b32 v41, s4, 6
	v_writelane_b32 v41, s30, 0
	v_writelane_b32 v41, s31, 1
	v_writelane_b32 v41, s34, 2
	v_writelane_b32 v41, s35, 3
	buffer_store_dword v40, off, s[0:3], s33
	v_writelane_b32 v41, s36, 4
	v_mov_b32_e32 v40, v0
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_mov_b32_e32 v0, 1
	s_addk_i32 s32, 0x400
	v_writelane_b32 v41, s37, 5
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB7_2
	v_add_u32_e32 v1, -1, v1
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _RNvCsftYdGJzTDlp_5extra3ack@rel32@lo+4
	s_addc_u32 s5, s5, _RNvCsftYdGJzTDlp_5extra3ack@rel32@hi+12
	v_mov_b32_e32 v0, v40
	s_swappc_b64 s[30:31], s[4:5]
.LBB7_2:
	s_or_b64 exec, exec, s[34:35]
	v_cmp_ne_u32_e32 vcc, 1, v40
	s_and_saveexec_b64 s[34:35], vcc
	s_cbranch_execz .LBB7_6
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v1, 1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[36:37], exec, s[4:5]
	s_cbranch_execz .LBB7_5
	v_add_u32_e32 v1, -1, v0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _RNvCsftYdGJzTDlp_5extra3ack@rel32@lo+4
	s_addc_u32 s5, s5, _RNvCsftYdGJzTDlp_5extra3ack@rel32@hi+12
	v_mov_b32_e32 v0, 1
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v1, v0
.LBB7_5:
	s_or_b64 exec, exec, s[36:37]
	v_mov_b32_e32 v0, v1
.LBB7_6:
	s_or_b64 exec, exec, s[34:35]
	buffer_load_dword v40, off, s[0:3], s33
	v_add_u32_e32 v0, 1, v0
	v_readlane_b32 s37, v41, 5
	v_readlane_b32 s36, v41, 4
	v_readlane_b32 s35, v41, 3
	v_readlane_b32 s34, v41, 2
	v_readlane_b32 s31, v41, 1
	v_readlane_b32 s30, v41, 0
	s_mov_b32 s32, s33
	v_readlane_b32 s4, v41, 6
	s_or_saveexec_b64 s[6:7], -1
	buffer_load_dword v41, off, s[0:3], s33 offset:4
	s_mov_b64 exec, s[6:7]
	s_mov_b32 s33, s4
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end7:
	.size	_RNvCsftYdGJzTDlp_5extra3ack, .Lfunc_end7-_RNvCsftYdGJzTDlp_5extra3ack

	.set .L_RNvCsftYdGJzTDlp_5extra3ack.num_vgpr, 42
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.num_agpr, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.numbered_sgpr, 38
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.num_named_barrier, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.private_seg_size, 16
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.uses_vcc, 1
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.uses_flat_scratch, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.has_dyn_sized_stack, 0
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.has_recursion, 1
	.set .L_RNvCsftYdGJzTDlp_5extra3ack.has_indirect_call, 0
	.section	.text.recursion,"ax",@progbits
	.globl	recursion
	.p2align	8
	.type	recursion,@function
recursion:
	s_load_dwordx4 s[48:51], s[4:5], 0x0
	v_lshl_add_u32 v0, s6, 6, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[42:43], 2, v[0:1]
	s_mov_b32 s6, 0xaaaaaaab
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s51
	v_add_co_u32_e32 v0, vcc, s50, v42
	v_addc_co_u32_e32 v1, vcc, v1, v43, vcc
	global_load_dword v0, v[0:1], off
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, _RNvCsftYdGJzTDlp_5extra3ack@rel32@lo+4
	s_addc_u32 s5, s5, _RNvCsftYdGJzTDlp_5extra3ack@rel32@hi+12
	s_mov_b32 s32, 0
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v1, v0, s6
	v_lshrrev_b32_e32 v1, 2, v1
	v_mul_lo_u32 v1, v1, 6
	v_sub_u32_e32 v1, v0, v1
	v_mov_b32_e32 v0, 2
	s_swappc_b64 s[30:31], s[4:5]
	v_mov_b32_e32 v1, s49
	v_add_co_u32_e32 v2, vcc, s48, v42
	v_addc_co_u32_e32 v3, vcc, v1, v43, vcc
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel recursion
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_kernarg_size 16
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
		.amdhsa_uses_dynamic_stack 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 44
		.amdhsa_next_free_sgpr 52
		.amdhsa_accum_offset 44
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
	.section	.text.recursion,"ax",@progbits
.Lfunc_end8:
	.size	recursion, .Lfunc_end8-recursion

	.set recursion.num_vgpr, max(44, .L_RNvCsftYdGJzTDlp_5extra3ack.num_vgpr)
	.set recursion.num_agpr, max(0, .L_RNvCsftYdGJzTDlp_5extra3ack.num_agpr)
	.set recursion.numbered_sgpr, max(52, .L_RNvCsftYdGJzTDlp_5extra3ack.numbered_sgpr)
	.set recursion.num_named_barrier, max(0, .L_RNvCsftYdGJzTDlp_5extra3ack.num_named_barrier)
	.set recursion.private_seg_size, 0+max(.L_RNvCsftYdGJzTDlp_5extra3ack.private_seg_size)
	.set recursion.uses_vcc, or(1, .L_RNvCsftYdGJzTDlp_5extra3ack.uses_vcc)
	.set recursion.uses_flat_scratch, or(0, .L_RNvCsftYdGJzTDlp_5extra3ack.uses_flat_scratch)
	.set recursion.has_dyn_sized_stack, or(0, .L_RNvCsftYdGJzTDlp_5extra3ack.has_dyn_sized_stack)
	.set recursion.has_recursion, or(1, .L_RNvCsftYdGJzTDlp_5extra3ack.has_recursion)
	.set recursion.has_indirect_call, or(0, .L_RNvCsftYdGJzTDlp_5extra3ack.has_indirect_call)
	.section	.text.slices,"ax",@progbits
	.globl	slices
	.p2align	8
	.type	slices,@function
slices:
	s_load_dwordx2 s[0:1], s[4:5], 0x8
	v_lshl_add_u32 v0, s6, 6, v0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_u64_e32 vcc, s[0:1], v[0:1]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB9_36
	s_load_dword s12, s[4:5], 0x20
	s_load_dwordx2 s[0:1], s[4:5], 0x28
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .LBB9_22
	s_load_dwordx2 s[6:7], s[4:5], 0x18
	s_mov_b64 s[10:11], 0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u64 s[6:7], 0
	s_cbranch_scc0 .LBB9_23
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_cvt_f32_u32_e32 v23, s6
	v_cvt_f32_u32_e32 v24, s7
	v_cvt_f32_u32_e32 v22, s6
	s_mov_b32 s13, 0
	s_cmp_lt_u32 s12, 4
	s_cbranch_scc1 .LBB9_24
	v_madmk_f32 v3, v24, 0x4f800000, v23
	v_rcp_f32_e32 v3, v3
	v_rcp_iflag_f32_e32 v7, v22
	s_and_b32 s10, s12, -4
	s_mov_b32 s11, s13
	v_mul_f32_e32 v3, 0x5f7ffffc, v3
	v_mul_f32_e32 v5, 0x2f800000, v3
	v_trunc_f32_e32 v5, v5
	v_madmk_f32 v3, v5, 0xcf800000, v3
	v_cvt_u32_f32_e32 v25, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v7
	v_cvt_u32_f32_e32 v26, v5
	v_cvt_u32_f32_e32 v27, v3
	s_and_b32 s0, 0xffff, s0
	v_mov_b32_e32 v2, v0
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v6, v0
	s_mov_b64 s[14:15], 3
	s_mov_b64 s[16:17], 2
	s_mov_b64 s[18:19], 1
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v8, s0
	v_mov_b32_e32 v10, 0
	s_mov_b32 s26, 0x5040100
	s_mov_b64 s[22:23], s[10:11]
	v_mov_b32_e32 v3, 0
	s_branch .LBB9_6
.LBB9_5:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[12:13], 1, v[12:13]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s9
	v_add_co_u32_e32 v12, vcc, s8, v12
	v_addc_co_u32_e32 v13, vcc, v5, v13, vcc
	v_lshlrev_b64 v[14:15], 1, v[16:17]
	v_add_co_u32_e32 v14, vcc, s8, v14
	v_addc_co_u32_e32 v15, vcc, v5, v15, vcc
	v_lshlrev_b64 v[16:17], 1, v[20:21]
	v_add_co_u32_e32 v16, vcc, s8, v16
	v_addc_co_u32_e32 v17, vcc, v5, v17, vcc
	v_lshlrev_b64 v[18:19], 1, v[18:19]
	v_add_co_u32_e32 v18, vcc, s8, v18
	v_addc_co_u32_e32 v19, vcc, v5, v19, vcc
	global_load_ushort v5, v[12:13], off
	global_load_ushort v7, v[16:17], off
	global_load_ushort v9, v[18:19], off
	global_load_ushort v11, v[14:15], off
	s_add_u32 s20, s20, 4
	s_addc_u32 s21, s21, 0
	s_add_u32 s18, s18, 4
	s_addc_u32 s19, s19, 0
	s_add_u32 s16, s16, 4
	s_addc_u32 s17, s17, 0
	s_add_u32 s14, s14, 4
	s_addc_u32 s15, s15, 0
	s_add_u32 s22, s22, -4
	s_addc_u32 s23, s23, -1
	s_cmp_lg_u64 s[22:23], 0
	s_waitcnt vmcnt(1)
	v_perm_b32 v7, v9, v7, s26
	s_waitcnt vmcnt(0)
	v_perm_b32 v5, v11, v5, s26
	v_pk_add_u16 v3, v7, v3
	v_pk_add_u16 v8, v5, v8
	s_cbranch_scc0 .LBB9_25
.LBB9_6:
	v_mov_b32_e32 v5, s21
	v_add_co_u32_e32 v14, vcc, s20, v0
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_or_b32_e32 v11, s7, v5
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[24:25], exec, s[0:1]
	s_cbranch_execz .LBB9_8
	s_sub_u32 s0, 0, s6
	v_readfirstlane_b32 s2, v25
	v_readfirstlane_b32 s28, v26
	s_subb_u32 s1, 0, s7
	s_mul_hi_u32 s27, s0, s2
	s_mul_i32 s29, s0, s28
	s_mul_i32 s3, s1, s2
	s_add_i32 s27, s27, s29
	s_add_i32 s27, s27, s3
	s_mul_i32 s30, s0, s2
	s_mul_i32 s29, s2, s27
	s_mul_hi_u32 s31, s2, s30
	s_mul_hi_u32 s3, s2, s27
	s_add_u32 s29, s31, s29
	s_addc_u32 s3, 0, s3
	s_mul_hi_u32 s33, s28, s30
	s_mul_i32 s30, s28, s30
	s_add_u32 s29, s29, s30
	s_mul_hi_u32 s31, s28, s27
	s_addc_u32 s3, s3, s33
	s_addc_u32 s29, s31, 0
	s_mul_i32 s27, s28, s27
	s_add_u32 s3, s3, s27
	s_addc_u32 s27, 0, s29
	s_add_u32 s2, s2, s3
	s_addc_u32 s3, s28, s27
	s_mul_i32 s27, s0, s3
	s_mul_hi_u32 s28, s0, s2
	s_add_i32 s27, s28, s27
	s_mul_i32 s1, s1, s2
	s_add_i32 s27, s27, s1
	s_mul_i32 s0, s0, s2
	s_mul_hi_u32 s28, s3, s0
	s_mul_i32 s29, s3, s0
	s_mul_i32 s31, s2, s27
	s_mul_hi_u32 s0, s2, s0
	s_mul_hi_u32 s30, s2, s27
	s_add_u32 s0, s0, s31
	s_addc_u32 s30, 0, s30
	s_add_u32 s0, s0, s29
	s_mul_hi_u32 s1, s3, s27
	s_addc_u32 s0, s30, s28
	s_addc_u32 s1, s1, 0
	s_mul_i32 s27, s3, s27
	s_add_u32 s0, s0, s27
	s_addc_u32 s1, 0, s1
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	v_mad_u64_u32 v[12:13], s[0:1], v14, s3, 0
	v_mul_hi_u32 v7, v14, s2
	v_add_co_u32_e32 v7, vcc, v7, v12
	v_addc_co_u32_e32 v9, vcc, 0, v13, vcc
	v_mad_u64_u32 v[16:17], s[0:1], v5, s2, 0
	v_add_co_u32_e32 v7, vcc, v7, v16
	v_mad_u64_u32 v[12:13], s[0:1], v5, s3, 0
	v_addc_co_u32_e32 v7, vcc, v9, v17, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v13, vcc
	v_add_co_u32_e32 v7, vcc, v7, v12
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_mul_lo_u32 v11, s7, v7
	v_mul_lo_u32 v9, s6, v9
	v_mad_u64_u32 v[12:13], s[0:1], s6, v7, 0
	v_add3_u32 v7, v13, v9, v11
	v_sub_u32_e32 v9, v5, v7
	v_mov_b32_e32 v11, s7
	v_sub_co_u32_e32 v12, vcc, v14, v12
	v_subb_co_u32_e64 v9, s[0:1], v9, v11, vcc
	v_subrev_co_u32_e64 v14, s[0:1], s6, v12
	v_subbrev_co_u32_e64 v13, s[2:3], 0, v9, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s7, v13
	v_cndmask_b32_e64 v15, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s6, v14
	v_subb_co_u32_e64 v9, s[0:1], v9, v11, s[0:1]
	v_cndmask_b32_e64 v16, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s7, v13
	v_subrev_co_u32_e64 v11, s[0:1], s6, v14
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_cndmask_b32_e64 v15, v15, v16, s[2:3]
	v_subbrev_co_u32_e64 v9, s[0:1], 0, v9, s[0:1]
	v_cmp_le_u32_e32 vcc, s7, v5
	v_cmp_ne_u32_e64 s[0:1], 0, v15
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s6, v12
	v_cndmask_b32_e64 v9, v13, v9, s[0:1]
	v_cndmask_b32_e64 v13, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s7, v5
	v_cndmask_b32_e32 v7, v7, v13, vcc
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v13, v5, v9, vcc
	v_cndmask_b32_e64 v5, v14, v11, s[0:1]
	v_cndmask_b32_e32 v12, v12, v5, vcc
.LBB9_8:
	s_andn2_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB9_10
	s_sub_i32 s2, 0, s6
	v_mul_lo_u32 v5, s2, v27
	v_mul_hi_u32 v5, v27, v5
	v_add_u32_e32 v5, v27, v5
	v_mul_hi_u32 v5, v14, v5
	v_mul_lo_u32 v5, v5, s6
	v_sub_u32_e32 v5, v14, v5
	v_subrev_u32_e32 v7, s6, v5
	v_cmp_le_u32_e32 vcc, s6, v5
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_u32_e32 v7, s6, v5
	v_cmp_le_u32_e32 vcc, s6, v5
	v_cndmask_b32_e32 v12, v5, v7, vcc
	v_mov_b32_e32 v13, v10
.LBB9_10:
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v5, s15
	v_add_co_u32_e32 v14, vcc, s14, v6
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v7, s17
	v_add_co_u32_e32 v18, vcc, s16, v4
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_mov_b32_e32 v9, s19
	v_add_co_u32_e32 v20, vcc, s18, v2
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_or_b32_e32 v11, s7, v9
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[24:25], exec, s[0:1]
	s_cbranch_execz .LBB9_12
	s_sub_u32 s0, 0, s6
	v_readfirstlane_b32 s2, v25
	v_readfirstlane_b32 s28, v26
	s_subb_u32 s1, 0, s7
	s_mul_hi_u32 s27, s0, s2
	s_mul_i32 s29, s0, s28
	s_mul_i32 s3, s1, s2
	s_add_i32 s27, s27, s29
	s_add_i32 s27, s27, s3
	s_mul_i32 s30, s0, s2
	s_mul_i32 s29, s2, s27
	s_mul_hi_u32 s31, s2, s30
	s_mul_hi_u32 s3, s2, s27
	s_add_u32 s29, s31, s29
	s_addc_u32 s3, 0, s3
	s_mul_hi_u32 s33, s28, s30
	s_mul_i32 s30, s28, s30
	s_add_u32 s29, s29, s30
	s_mul_hi_u32 s31, s28, s27
	s_addc_u32 s3, s3, s33
	s_addc_u32 s29, s31, 0
	s_mul_i32 s27, s28, s27
	s_add_u32 s3, s3, s27
	s_addc_u32 s27, 0, s29
	s_add_u32 s2, s2, s3
	s_addc_u32 s3, s28, s27
	s_mul_i32 s27, s0, s3
	s_mul_hi_u32 s28, s0, s2
	s_add_i32 s27, s28, s27
	s_mul_i32 s1, s1, s2
	s_add_i32 s27, s27, s1
	s_mul_i32 s0, s0, s2
	s_mul_hi_u32 s28, s3, s0
	s_mul_i32 s29, s3, s0
	s_mul_i32 s31, s2, s27
	s_mul_hi_u32 s0, s2, s0
	s_mul_hi_u32 s30, s2, s27
	s_add_u32 s0, s0, s31
	s_addc_u32 s30, 0, s30
	s_add_u32 s0, s0, s29
	s_mul_hi_u32 s1, s3, s27
	s_addc_u32 s0, s30, s28
	s_addc_u32 s1, s1, 0
	s_mul_i32 s27, s3, s27
	s_add_u32 s0, s0, s27
	s_addc_u32 s1, 0, s1
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	v_mad_u64_u32 v[16:17], s[0:1], v20, s3, 0
	v_mul_hi_u32 v11, v20, s2
	v_add_co_u32_e32 v11, vcc, v11, v16
	v_addc_co_u32_e32 v15, vcc, 0, v17, vcc
	v_mad_u64_u32 v[28:29], s[0:1], v9, s2, 0
	v_add_co_u32_e32 v11, vcc, v11, v28
	v_mad_u64_u32 v[16:17], s[0:1], v9, s3, 0
	v_addc_co_u32_e32 v11, vcc, v15, v29, vcc
	v_addc_co_u32_e32 v15, vcc, 0, v17, vcc
	v_add_co_u32_e32 v11, vcc, v11, v16
	v_addc_co_u32_e32 v15, vcc, 0, v15, vcc
	v_mul_lo_u32 v19, s7, v11
	v_mul_lo_u32 v15, s6, v15
	v_mad_u64_u32 v[16:17], s[0:1], s6, v11, 0
	v_add3_u32 v11, v17, v15, v19
	v_sub_u32_e32 v15, v9, v11
	v_mov_b32_e32 v17, s7
	v_sub_co_u32_e32 v16, vcc, v20, v16
	v_subb_co_u32_e64 v15, s[0:1], v15, v17, vcc
	v_subrev_co_u32_e64 v19, s[0:1], s6, v16
	v_subbrev_co_u32_e64 v20, s[2:3], 0, v15, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s7, v20
	v_cndmask_b32_e64 v21, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s6, v19
	v_subb_co_u32_e32 v9, vcc, v9, v11, vcc
	v_cndmask_b32_e64 v28, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s7, v20
	v_subb_co_u32_e64 v15, s[0:1], v15, v17, s[0:1]
	v_cmp_le_u32_e32 vcc, s7, v9
	v_cndmask_b32_e64 v21, v21, v28, s[2:3]
	v_subrev_co_u32_e64 v28, s[0:1], s6, v19
	v_cndmask_b32_e64 v11, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s6, v16
	v_subbrev_co_u32_e64 v15, s[0:1], 0, v15, s[0:1]
	v_cndmask_b32_e64 v17, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s7, v9
	v_cmp_ne_u32_e64 s[0:1], 0, v21
	v_cndmask_b32_e32 v11, v11, v17, vcc
	v_cndmask_b32_e64 v15, v20, v15, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v17, v9, v15, vcc
	v_cndmask_b32_e64 v9, v19, v28, s[0:1]
	v_cndmask_b32_e32 v16, v16, v9, vcc
.LBB9_12:
	s_andn2_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB9_14
	s_sub_i32 s2, 0, s6
	v_mul_lo_u32 v9, s2, v27
	v_mul_hi_u32 v9, v27, v9
	v_add_u32_e32 v9, v27, v9
	v_mul_hi_u32 v9, v20, v9
	v_mul_lo_u32 v9, v9, s6
	v_sub_u32_e32 v9, v20, v9
	v_subrev_u32_e32 v11, s6, v9
	v_cmp_le_u32_e32 vcc, s6, v9
	v_cndmask_b32_e32 v9, v9, v11, vcc
	v_subrev_u32_e32 v11, s6, v9
	v_cmp_le_u32_e32 vcc, s6, v9
	v_cndmask_b32_e32 v16, v9, v11, vcc
	v_mov_b32_e32 v17, v10
.LBB9_14:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v11, s7, v7
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[24:25], exec, s[0:1]
	s_cbranch_execz .LBB9_16
	s_sub_u32 s0, 0, s6
	v_readfirstlane_b32 s2, v25
	v_readfirstlane_b32 s28, v26
	s_subb_u32 s1, 0, s7
	s_mul_hi_u32 s27, s0, s2
	s_mul_i32 s29, s0, s28
	s_mul_i32 s3, s1, s2
	s_add_i32 s27, s27, s29
	s_add_i32 s27, s27, s3
	s_mul_i32 s30, s0, s2
	s_mul_i32 s29, s2, s27
	s_mul_hi_u32 s31, s2, s30
	s_mul_hi_u32 s3, s2, s27
	s_add_u32 s29, s31, s29
	s_addc_u32 s3, 0, s3
	s_mul_hi_u32 s33, s28, s30
	s_mul_i32 s30, s28, s30
	s_add_u32 s29, s29, s30
	s_mul_hi_u32 s31, s28, s27
	s_addc_u32 s3, s3, s33
	s_addc_u32 s29, s31, 0
	s_mul_i32 s27, s28, s27
	s_add_u32 s3, s3, s27
	s_addc_u32 s27, 0, s29
	s_add_u32 s2, s2, s3
	s_addc_u32 s3, s28, s27
	s_mul_i32 s27, s0, s3
	s_mul_hi_u32 s28, s0, s2
	s_add_i32 s27, s28, s27
	s_mul_i32 s1, s1, s2
	s_add_i32 s27, s27, s1
	s_mul_i32 s0, s0, s2
	s_mul_hi_u32 s28, s3, s0
	s_mul_i32 s29, s3, s0
	s_mul_i32 s31, s2, s27
	s_mul_hi_u32 s0, s2, s0
	s_mul_hi_u32 s30, s2, s27
	s_add_u32 s0, s0, s31
	s_addc_u32 s30, 0, s30
	s_add_u32 s0, s0, s29
	s_mul_hi_u32 s1, s3, s27
	s_addc_u32 s0, s30, s28
	s_addc_u32 s1, s1, 0
	s_mul_i32 s27, s3, s27
	s_add_u32 s0, s0, s27
	s_addc_u32 s1, 0, s1
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	v_mad_u64_u32 v[20:21], s[0:1], v18, s3, 0
	v_mul_hi_u32 v9, v18, s2
	v_add_co_u32_e32 v9, vcc, v9, v20
	v_addc_co_u32_e32 v11, vcc, 0, v21, vcc
	v_mad_u64_u32 v[28:29], s[0:1], v7, s2, 0
	v_add_co_u32_e32 v9, vcc, v9, v28
	v_mad_u64_u32 v[20:21], s[0:1], v7, s3, 0
	v_addc_co_u32_e32 v9, vcc, v11, v29, vcc
	v_addc_co_u32_e32 v11, vcc, 0, v21, vcc
	v_add_co_u32_e32 v9, vcc, v9, v20
	v_addc_co_u32_e32 v11, vcc, 0, v11, vcc
	v_mul_lo_u32 v15, s7, v9
	v_mul_lo_u32 v11, s6, v11
	v_mad_u64_u32 v[20:21], s[0:1], s6, v9, 0
	v_add3_u32 v9, v21, v11, v15
	v_sub_u32_e32 v11, v7, v9
	v_mov_b32_e32 v15, s7
	v_sub_co_u32_e32 v18, vcc, v18, v20
	v_subb_co_u32_e64 v11, s[0:1], v11, v15, vcc
	v_subrev_co_u32_e64 v19, s[0:1], s6, v18
	v_subbrev_co_u32_e64 v20, s[2:3], 0, v11, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s7, v20
	v_cndmask_b32_e64 v21, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s6, v19
	v_subb_co_u32_e64 v11, s[0:1], v11, v15, s[0:1]
	v_cndmask_b32_e64 v28, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s7, v20
	v_subrev_co_u32_e64 v15, s[0:1], s6, v19
	v_subb_co_u32_e32 v7, vcc, v7, v9, vcc
	v_cndmask_b32_e64 v21, v21, v28, s[2:3]
	v_subbrev_co_u32_e64 v11, s[0:1], 0, v11, s[0:1]
	v_cmp_le_u32_e32 vcc, s7, v7
	v_cmp_ne_u32_e64 s[0:1], 0, v21
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s6, v18
	v_cndmask_b32_e64 v11, v20, v11, s[0:1]
	v_cndmask_b32_e64 v20, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s7, v7
	v_cndmask_b32_e32 v9, v9, v20, vcc
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v21, v7, v11, vcc
	v_cndmask_b32_e64 v7, v19, v15, s[0:1]
	v_cndmask_b32_e32 v20, v18, v7, vcc
.LBB9_16:
	s_andn2_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB9_18
	s_sub_i32 s2, 0, s6
	v_mul_lo_u32 v7, s2, v27
	v_mul_hi_u32 v7, v27, v7
	v_add_u32_e32 v7, v27, v7
	v_mul_hi_u32 v7, v18, v7
	v_mul_lo_u32 v7, v7, s6
	v_sub_u32_e32 v7, v18, v7
	v_subrev_u32_e32 v9, s6, v7
	v_cmp_le_u32_e32 vcc, s6, v7
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_subrev_u32_e32 v9, s6, v7
	v_cmp_le_u32_e32 vcc, s6, v7
	v_cndmask_b32_e32 v20, v7, v9, vcc
	v_mov_b32_e32 v21, v10
.LBB9_18:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v11, s7, v5
	v_cmp_ne_u64_e32 vcc, 0, v[10:11]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[24:25], exec, s[0:1]
	s_cbranch_execz .LBB9_20
	s_sub_u32 s0, 0, s6
	v_readfirstlane_b32 s2, v25
	v_readfirstlane_b32 s28, v26
	s_subb_u32 s1, 0, s7
	s_mul_hi_u32 s27, s0, s2
	s_mul_i32 s29, s0, s28
	s_mul_i32 s3, s1, s2
	s_add_i32 s27, s27, s29
	s_add_i32 s27, s27, s3
	s_mul_i32 s30, s0, s2
	s_mul_i32 s29, s2, s27
	s_mul_hi_u32 s31, s2, s30
	s_mul_hi_u32 s3, s2, s27
	s_add_u32 s29, s31, s29
	s_addc_u32 s3, 0, s3
	s_mul_hi_u32 s33, s28, s30
	s_mul_i32 s30, s28, s30
	s_add_u32 s29, s29, s30
	s_mul_hi_u32 s31, s28, s27
	s_addc_u32 s3, s3, s33
	s_addc_u32 s29, s31, 0
	s_mul_i32 s27, s28, s27
	s_add_u32 s3, s3, s27
	s_addc_u32 s27, 0, s29
	s_add_u32 s2, s2, s3
	s_addc_u32 s3, s28, s27
	s_mul_i32 s27, s0, s3
	s_mul_hi_u32 s28, s0, s2
	s_add_i32 s27, s28, s27
	s_mul_i32 s1, s1, s2
	s_add_i32 s27, s27, s1
	s_mul_i32 s0, s0, s2
	s_mul_hi_u32 s28, s3, s0
	s_mul_i32 s29, s3, s0
	s_mul_i32 s31, s2, s27
	s_mul_hi_u32 s0, s2, s0
	s_mul_hi_u32 s30, s2, s27
	s_add_u32 s0, s0, s31
	s_addc_u32 s30, 0, s30
	s_add_u32 s0, s0, s29
	s_mul_hi_u32 s1, s3, s27
	s_addc_u32 s0, s30, s28
	s_addc_u32 s1, s1, 0
	s_mul_i32 s27, s3, s27
	s_add_u32 s0, s0, s27
	s_addc_u32 s1, 0, s1
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	v_mad_u64_u32 v[18:19], s[0:1], v14, s3, 0
	v_mul_hi_u32 v7, v14, s2
	v_add_co_u32_e32 v7, vcc, v7, v18
	v_addc_co_u32_e32 v9, vcc, 0, v19, vcc
	v_mad_u64_u32 v[28:29], s[0:1], v5, s2, 0
	v_add_co_u32_e32 v7, vcc, v7, v28
	v_mad_u64_u32 v[18:19], s[0:1], v5, s3, 0
	v_addc_co_u32_e32 v7, vcc, v9, v29, vcc
	v_addc_co_u32_e32 v9, vcc, 0, v19, vcc
	v_add_co_u32_e32 v7, vcc, v7, v18
	v_addc_co_u32_e32 v9, vcc, 0, v9, vcc
	v_mul_lo_u32 v11, s7, v7
	v_mul_lo_u32 v9, s6, v9
	v_mad_u64_u32 v[18:19], s[0:1], s6, v7, 0
	v_add3_u32 v7, v19, v9, v11
	v_sub_u32_e32 v9, v5, v7
	v_mov_b32_e32 v11, s7
	v_sub_co_u32_e32 v14, vcc, v14, v18
	v_subb_co_u32_e64 v9, s[0:1], v9, v11, vcc
	v_subrev_co_u32_e64 v15, s[0:1], s6, v14
	v_subbrev_co_u32_e64 v18, s[2:3], 0, v9, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s7, v18
	v_cndmask_b32_e64 v19, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s6, v15
	v_subb_co_u32_e64 v9, s[0:1], v9, v11, s[0:1]
	v_cndmask_b32_e64 v28, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s7, v18
	v_subrev_co_u32_e64 v11, s[0:1], s6, v15
	v_subb_co_u32_e32 v5, vcc, v5, v7, vcc
	v_cndmask_b32_e64 v19, v19, v28, s[2:3]
	v_subbrev_co_u32_e64 v9, s[0:1], 0, v9, s[0:1]
	v_cmp_le_u32_e32 vcc, s7, v5
	v_cmp_ne_u32_e64 s[0:1], 0, v19
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s6, v14
	v_cndmask_b32_e64 v9, v18, v9, s[0:1]
	v_cndmask_b32_e64 v18, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s7, v5
	v_cndmask_b32_e32 v7, v7, v18, vcc
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v19, v5, v9, vcc
	v_cndmask_b32_e64 v5, v15, v11, s[0:1]
	v_cndmask_b32_e32 v18, v14, v5, vcc
.LBB9_20:
	s_andn2_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB9_5
	s_sub_i32 s2, 0, s6
	v_mul_lo_u32 v5, s2, v27
	v_mul_hi_u32 v5, v27, v5
	v_add_u32_e32 v5, v27, v5
	v_mul_hi_u32 v5, v14, v5
	v_mul_lo_u32 v5, v5, s6
	v_sub_u32_e32 v5, v14, v5
	v_subrev_u32_e32 v7, s6, v5
	v_cmp_le_u32_e32 vcc, s6, v5
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_subrev_u32_e32 v7, s6, v5
	v_cmp_le_u32_e32 vcc, s6, v5
	v_cndmask_b32_e32 v18, v5, v7, vcc
	v_mov_b32_e32 v19, v10
	s_branch .LBB9_5
.LBB9_22:
	v_mov_b32_e32 v8, s0
	s_cbranch_execnz .LBB9_35
	s_branch .LBB9_36
.LBB9_23:
	s_mov_b64 s[2:3], -1
	s_mov_b64 s[0:1], 0
	s_branch .LBB9_33
.LBB9_24:
	v_mov_b32_e32 v8, s0
	s_mov_b64 s[0:1], 1
	s_cbranch_execnz .LBB9_26
	s_branch .LBB9_32
.LBB9_25:
	s_or_b32 s0, s10, 1
	v_pk_add_u16 v2, v8, v3
	s_cmp_lg_u64 s[10:11], s[12:13]
	s_mov_b32 s1, s11
	v_add_u16_sdwa v8, v2, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:WORD_1
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB9_32
.LBB9_26:
	v_madmk_f32 v2, v24, 0x4f800000, v23
	v_rcp_f32_e32 v3, v2
	v_rcp_iflag_f32_e32 v5, v22
	s_add_u32 s12, s12, 1
	s_addc_u32 s13, 0, 0
	v_mul_f32_e32 v3, 0x5f7ffffc, v3
	v_mul_f32_e32 v4, 0x2f800000, v3
	v_trunc_f32_e32 v4, v4
	v_madmk_f32 v3, v4, 0xcf800000, v3
	v_cvt_u32_f32_e32 v9, v3
	v_mul_f32_e32 v3, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v3, v3
	v_cvt_u32_f32_e32 v10, v4
	s_sub_i32 s2, 0, s6
	v_mov_b32_e32 v2, 0
	v_mul_lo_u32 v4, s2, v3
	v_mul_hi_u32 v4, v3, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s9
	v_add_u32_e32 v12, v3, v4
	s_branch .LBB9_28
.LBB9_27:
	s_or_b64 exec, exec, s[0:1]
	v_lshlrev_b64 v[4:5], 1, v[6:7]
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v11, v5, vcc
	global_load_ushort v3, v[4:5], off
	s_add_u32 s0, s14, 1
	s_addc_u32 s1, s15, 0
	s_cmp_lg_u64 s[12:13], s[0:1]
	s_mov_b64 s[10:11], s[14:15]
	s_waitcnt vmcnt(0)
	v_add_u16_e32 v8, v3, v8
	s_cbranch_scc0 .LBB9_32
.LBB9_28:
	v_mov_b32_e32 v3, s11
	v_add_co_u32_e32 v4, vcc, s10, v0
	v_addc_co_u32_e32 v5, vcc, 0, v3, vcc
	v_or_b32_e32 v3, s7, v5
	s_mov_b64 s[14:15], s[0:1]
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[10:11], exec, s[0:1]
	s_cbranch_execz .LBB9_30
	s_sub_u32 s0, 0, s6
	v_readfirstlane_b32 s2, v9
	v_readfirstlane_b32 s16, v10
	s_subb_u32 s1, 0, s7
	s_mul_hi_u32 s9, s0, s2
	s_mul_i32 s17, s0, s16
	s_mul_i32 s3, s1, s2
	s_add_i32 s9, s9, s17
	s_add_i32 s9, s9, s3
	s_mul_i32 s18, s0, s2
	s_mul_i32 s17, s2, s9
	s_mul_hi_u32 s19, s2, s18
	s_mul_hi_u32 s3, s2, s9
	s_add_u32 s17, s19, s17
	s_addc_u32 s3, 0, s3
	s_mul_hi_u32 s20, s16, s18
	s_mul_i32 s18, s16, s18
	s_add_u32 s17, s17, s18
	s_mul_hi_u32 s19, s16, s9
	s_addc_u32 s3, s3, s20
	s_addc_u32 s17, s19, 0
	s_mul_i32 s9, s16, s9
	s_add_u32 s3, s3, s9
	s_addc_u32 s9, 0, s17
	s_add_u32 s2, s2, s3
	s_addc_u32 s3, s16, s9
	s_mul_i32 s9, s0, s3
	s_mul_hi_u32 s16, s0, s2
	s_add_i32 s9, s16, s9
	s_mul_i32 s1, s1, s2
	s_add_i32 s9, s9, s1
	s_mul_i32 s0, s0, s2
	s_mul_hi_u32 s16, s3, s0
	s_mul_i32 s17, s3, s0
	s_mul_i32 s19, s2, s9
	s_mul_hi_u32 s0, s2, s0
	s_mul_hi_u32 s18, s2, s9
	s_add_u32 s0, s0, s19
	s_addc_u32 s18, 0, s18
	s_add_u32 s0, s0, s17
	s_mul_hi_u32 s1, s3, s9
	s_addc_u32 s0, s18, s16
	s_addc_u32 s1, s1, 0
	s_mul_i32 s9, s3, s9
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, 0, s1
	s_add_u32 s2, s2, s0
	s_addc_u32 s3, s3, s1
	v_mad_u64_u32 v[6:7], s[0:1], v4, s3, 0
	v_mul_hi_u32 v3, v4, s2
	v_add_co_u32_e32 v3, vcc, v3, v6
	v_addc_co_u32_e32 v13, vcc, 0, v7, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v5, s2, 0
	v_add_co_u32_e32 v3, vcc, v3, v14
	v_mad_u64_u32 v[6:7], s[0:1], v5, s3, 0
	v_addc_co_u32_e32 v3, vcc, v13, v15, vcc
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	v_add_co_u32_e32 v3, vcc, v3, v6
	v_addc_co_u32_e32 v6, vcc, 0, v7, vcc
	v_mul_lo_u32 v13, s7, v3
	v_mul_lo_u32 v14, s6, v6
	v_mad_u64_u32 v[6:7], s[0:1], s6, v3, 0
	v_add3_u32 v3, v7, v14, v13
	v_sub_u32_e32 v7, v5, v3
	v_mov_b32_e32 v13, s7
	v_sub_co_u32_e32 v4, vcc, v4, v6
	v_subb_co_u32_e64 v6, s[0:1], v7, v13, vcc
	v_subrev_co_u32_e64 v14, s[0:1], s6, v4
	v_subbrev_co_u32_e64 v7, s[2:3], 0, v6, s[0:1]
	v_cmp_le_u32_e64 s[2:3], s7, v7
	v_cndmask_b32_e64 v15, 0, -1, s[2:3]
	v_cmp_le_u32_e64 s[2:3], s6, v14
	v_subb_co_u32_e64 v6, s[0:1], v6, v13, s[0:1]
	v_cndmask_b32_e64 v16, 0, -1, s[2:3]
	v_cmp_eq_u32_e64 s[2:3], s7, v7
	v_subrev_co_u32_e64 v13, s[0:1], s6, v14
	v_subb_co_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v15, v15, v16, s[2:3]
	v_subbrev_co_u32_e64 v6, s[0:1], 0, v6, s[0:1]
	v_cmp_le_u32_e32 vcc, s7, v3
	v_cmp_ne_u32_e64 s[0:1], 0, v15
	v_cndmask_b32_e64 v5, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s6, v4
	v_cndmask_b32_e64 v6, v7, v6, s[0:1]
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s7, v3
	v_cndmask_b32_e32 v5, v5, v7, vcc
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v7, v3, v6, vcc
	v_cndmask_b32_e64 v3, v14, v13, s[0:1]
	v_cndmask_b32_e32 v6, v4, v3, vcc
.LBB9_30:
	s_andn2_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB9_27
	v_mul_hi_u32 v3, v4, v12
	v_mul_lo_u32 v3, v3, s6
	v_sub_u32_e32 v3, v4, v3
	v_subrev_u32_e32 v4, s6, v3
	v_cmp_le_u32_e32 vcc, s6, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	v_subrev_u32_e32 v4, s6, v3
	v_cmp_le_u32_e32 vcc, s6, v3
	v_cndmask_b32_e32 v6, v3, v4, vcc
	v_mov_b32_e32 v7, v2
	s_branch .LBB9_27
.LBB9_32:
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[0:1], -1
.LBB9_33:
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB9_37
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB9_36
.LBB9_35:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_short v[0:1], v8, off
.LBB9_36:
	s_endpgm
.LBB9_37:
	s_endpgm
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB9_35
	s_branch .LBB9_36
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel slices
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 48
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
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 34
		.amdhsa_accum_offset 32
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
	.section	.text.slices,"ax",@progbits
.Lfunc_end9:
	.size	slices, .Lfunc_end9-slices

	.set slices.num_vgpr, 30
	.set slices.num_agpr, 0
	.set slices.numbered_sgpr, 34
	.set slices.num_named_barrier, 0
	.set slices.private_seg_size, 0
	.set slices.uses_vcc, 1
	.set slices.uses_flat_scratch, 0
	.set slices.has_dyn_sized_stack, 0
	.set slices.has_recursion, 0
	.set slices.has_indirect_call, 0
	.section	.text.votes,"ax",@progbits
	.globl	votes
	.p2align	8
	.type	votes,@function
votes:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshl_add_u32 v2, s6, 6, v0
	v_mov_b32_e32 v3, 0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_mov_b32 s4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v4, v1, vcc
	global_load_dword v6, v[0:1], off
	v_lshlrev_b64 v[0:1], 5, v[2:3]
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v4, vcc, s0, v0
	v_addc_co_u32_e32 v5, vcc, v2, v1, vcc
	s_mov_b64 s[2:3], exec
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 1, v6
	v_cmp_ne_u32_e64 s[0:1], 0, v0
.LBB10_1:
	s_ff1_i32_b64 s5, s[2:3]
	v_readlane_b32 s6, v6, s5
	s_bitset0_b64 s[2:3], s5
	s_add_i32 s4, s4, s6
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB10_1
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	global_store_dwordx4 v[4:5], v[0:3], off
	s_nop 0
	v_and_b32_e32 v0, 2, v6
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_pk_mov_b32 v[0:1], 0, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB10_6
	s_mov_b64 s[2:3], exec
	s_mov_b32 s4, 0
.LBB10_4:
	s_ff1_i32_b64 s5, s[2:3]
	v_readlane_b32 s6, v6, s5
	s_bitset0_b64 s[2:3], s5
	s_max_u32 s4, s4, s6
	s_cmp_lg_u64 s[2:3], 0
	s_cbranch_scc1 .LBB10_4
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, s4
.LBB10_6:
	s_or_b64 exec, exec, s[0:1]
	v_readfirstlane_b32 s0, v6
	s_mul_hi_u32 s1, s0, 5
	s_mul_i32 s0, s0, 5
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
	global_store_dwordx4 v[4:5], v[0:3], off offset:16
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel votes
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_next_free_sgpr 7
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.votes,"ax",@progbits
.Lfunc_end10:
	.size	votes, .Lfunc_end10-votes

	.set votes.num_vgpr, 7
	.set votes.num_agpr, 0
	.set votes.numbered_sgpr, 7
	.set votes.num_named_barrier, 0
	.set votes.private_seg_size, 0
	.set votes.uses_vcc, 1
	.set votes.uses_flat_scratch, 0
	.set votes.has_dyn_sized_stack, 0
	.set votes.has_recursion, 0
	.set votes.has_indirect_call, 0
	.section	.text.wide,"ax",@progbits
	.globl	wide
	.p2align	8
	.type	wide,@function
wide:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x10
	v_lshl_add_u32 v12, s6, 6, v0
	v_mov_b32_e32 v13, 0
	v_lshlrev_b64 v[4:5], 4, v[12:13]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v0, vcc, s2, v4
	v_addc_co_u32_e32 v1, vcc, v1, v5, vcc
	v_mov_b32_e32 v6, s9
	v_add_co_u32_e32 v4, vcc, s8, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_load_dwordx4 v[0:3], v[0:1], off
	v_mov_b32_e32 v8, s0
	global_load_dwordx4 v[4:7], v[4:5], off
	v_mov_b32_e32 v9, s1
	v_mad_u64_u32 v[14:15], s[0:1], v12, 48, v[8:9]
	v_mov_b32_e32 v11, v13
	v_mov_b32_e32 v17, v13
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v10, v1, v6
	v_mul_lo_u32 v16, v0, v7
	v_mad_u64_u32 v[18:19], s[0:1], v0, v6, 0
	v_mad_u64_u32 v[8:9], s[0:1], v4, v0, 0
	v_add3_u32 v19, v19, v16, v10
	v_mov_b32_e32 v10, v9
	v_mad_u64_u32 v[10:11], s[0:1], v5, v0, v[10:11]
	v_mov_b32_e32 v16, v10
	v_mad_u64_u32 v[16:17], s[0:1], v4, v1, v[16:17]
	v_add_co_u32_e32 v10, vcc, v11, v17
	v_addc_co_u32_e64 v11, s[0:1], 0, 0, vcc
	v_mul_lo_u32 v22, v2, v5
	v_mul_lo_u32 v23, v3, v4
	v_mad_u64_u32 v[18:19], s[0:1], v2, v4, v[18:19]
	v_mad_u64_u32 v[10:11], s[0:1], v5, v1, v[10:11]
	v_add3_u32 v19, v23, v19, v22
	v_add_co_u32_e32 v10, vcc, v10, v18
	v_or_b32_e32 v21, v5, v7
	v_or_b32_e32 v20, v4, v6
	v_addc_co_u32_e32 v11, vcc, v11, v19, vcc
	v_mov_b32_e32 v9, v16
	v_cmp_ne_u64_e32 vcc, 0, v[20:21]
	global_store_dwordx4 v[14:15], v[8:11], off
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execnz .LBB11_3
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execnz .LBB11_10
.LBB11_2:
	s_endpgm
.LBB11_3:
	v_or_b32_e32 v9, v1, v3
	v_or_b32_e32 v8, v0, v2
	v_cmp_eq_u64_e64 s[0:1], 0, v[8:9]
	v_ffbh_u32_e32 v8, v6
	v_add_u32_e32 v8, 32, v8
	v_ffbh_u32_e32 v9, v7
	v_min_u32_e32 v8, v8, v9
	v_ffbh_u32_e32 v9, v4
	v_add_u32_e32 v9, 32, v9
	v_ffbh_u32_e32 v10, v5
	v_min_u32_e32 v9, v9, v10
	v_add_co_u32_e32 v9, vcc, 64, v9
	v_addc_co_u32_e64 v10, s[2:3], 0, 0, vcc
	v_cmp_ne_u64_e32 vcc, 0, v[6:7]
	v_cndmask_b32_e32 v8, v9, v8, vcc
	v_ffbh_u32_e32 v9, v2
	v_add_u32_e32 v9, 32, v9
	v_ffbh_u32_e32 v11, v3
	v_min_u32_e32 v9, v9, v11
	v_ffbh_u32_e32 v11, v0
	v_add_u32_e32 v11, 32, v11
	v_ffbh_u32_e32 v16, v1
	v_min_u32_e32 v11, v11, v16
	v_cndmask_b32_e64 v10, v10, 0, vcc
	v_add_co_u32_e32 v11, vcc, 64, v11
	v_addc_co_u32_e64 v16, s[2:3], 0, 0, vcc
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	v_cndmask_b32_e32 v9, v11, v9, vcc
	v_cndmask_b32_e64 v17, v16, 0, vcc
	v_sub_co_u32_e32 v16, vcc, v8, v9
	v_subb_co_u32_e32 v17, vcc, v10, v17, vcc
	v_subb_co_u32_e32 v18, vcc, 0, v13, vcc
	v_subb_co_u32_e32 v19, vcc, 0, v13, vcc
	s_mov_b64 s[2:3], 0x7f
	v_cmp_lt_u64_e32 vcc, s[2:3], v[16:17]
	v_cndmask_b32_e64 v8, 0, 1, vcc
	v_cmp_ne_u64_e32 vcc, 0, v[18:19]
	v_cndmask_b32_e64 v9, 0, 1, vcc
	v_cmp_eq_u64_e32 vcc, 0, v[18:19]
	v_cndmask_b32_e32 v8, v9, v8, vcc
	v_and_b32_e32 v8, 1, v8
	v_cmp_eq_u32_e32 vcc, 1, v8
	v_xor_b32_e32 v8, 0x7f, v16
	s_or_b64 s[0:1], s[0:1], vcc
	v_or_b32_e32 v9, v17, v19
	v_or_b32_e32 v8, v8, v18
	s_xor_b64 s[2:3], s[0:1], -1
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	v_cndmask_b32_e64 v11, v3, 0, s[0:1]
	v_cndmask_b32_e64 v10, v2, 0, s[0:1]
	v_cndmask_b32_e64 v9, v1, 0, s[0:1]
	v_cndmask_b32_e64 v8, v0, 0, s[0:1]
	s_and_b64 s[0:1], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB11_9
	v_add_co_u32_e32 v8, vcc, 1, v16
	v_addc_co_u32_e32 v9, vcc, 0, v17, vcc
	v_addc_co_u32_e32 v10, vcc, 0, v18, vcc
	v_addc_co_u32_e32 v11, vcc, 0, v19, vcc
	v_sub_u32_e32 v13, 0x7f, v16
	v_or_b32_e32 v19, v9, v11
	v_or_b32_e32 v18, v8, v10
	v_sub_u32_e32 v17, 64, v13
	v_cmp_ne_u64_e32 vcc, 0, v[18:19]
	v_lshlrev_b64 v[18:19], v13, v[2:3]
	v_lshrrev_b64 v[20:21], v17, v[0:1]
	v_sub_u32_e32 v16, 63, v16
	v_or_b32_e32 v19, v19, v21
	v_or_b32_e32 v18, v18, v20
	v_lshlrev_b64 v[16:17], v16, v[0:1]
	v_cmp_gt_u32_e64 s[0:1], 64, v13
	v_cndmask_b32_e64 v17, v17, v19, s[0:1]
	v_cmp_eq_u32_e64 s[2:3], 0, v13
	v_cndmask_b32_e64 v16, v16, v18, s[0:1]
	v_lshlrev_b64 v[18:19], v13, v[0:1]
	v_cndmask_b32_e64 v17, v17, v3, s[2:3]
	v_cndmask_b32_e64 v16, v16, v2, s[2:3]
	v_cndmask_b32_e64 v19, 0, v19, s[0:1]
	v_cndmask_b32_e64 v18, 0, v18, s[0:1]
	v_pk_mov_b32 v[20:21], 0, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB11_8
	v_sub_u32_e32 v13, 64, v8
	v_lshrrev_b64 v[20:21], v8, v[0:1]
	v_lshlrev_b64 v[22:23], v13, v[2:3]
	v_or_b32_e32 v22, v20, v22
	v_subrev_u32_e32 v20, 64, v8
	v_or_b32_e32 v13, v21, v23
	v_lshrrev_b64 v[20:21], v20, v[2:3]
	v_cmp_gt_u32_e32 vcc, 64, v8
	v_cndmask_b32_e32 v13, v21, v13, vcc
	v_cmp_eq_u32_e64 s[0:1], 0, v8
	v_cndmask_b32_e64 v29, v13, v1, s[0:1]
	v_cndmask_b32_e32 v13, v20, v22, vcc
	v_lshrrev_b64 v[20:21], v8, v[2:3]
	v_cndmask_b32_e32 v31, 0, v21, vcc
	v_cndmask_b32_e32 v30, 0, v20, vcc
	v_add_co_u32_e32 v22, vcc, -1, v4
	v_cndmask_b32_e64 v28, v13, v0, s[0:1]
	v_addc_co_u32_e32 v13, vcc, -1, v5, vcc
	v_addc_co_u32_e32 v24, vcc, -1, v6, vcc
	v_addc_co_u32_e32 v23, vcc, -1, v7, vcc
	s_mov_b64 s[0:1], 0
	v_pk_mov_b32 v[32:33], 0, 0
	v_pk_mov_b32 v[26:27], 0, 0
	v_mov_b32_e32 v21, 0
.LBB11_6:
	v_lshrrev_b32_e32 v20, 31, v29
	v_lshlrev_b64 v[28:29], 1, v[28:29]
	v_lshrrev_b32_e32 v25, 31, v17
	v_lshlrev_b64 v[30:31], 1, v[30:31]
	v_or_b32_e32 v25, v28, v25
	v_or_b32_e32 v30, v30, v20
	v_sub_co_u32_e32 v20, vcc, v22, v25
	v_subb_co_u32_e32 v20, vcc, v13, v29, vcc
	v_subb_co_u32_e32 v20, vcc, v24, v30, vcc
	v_subb_co_u32_e32 v20, vcc, v23, v31, vcc
	v_lshlrev_b64 v[34:35], 1, v[18:19]
	v_lshrrev_b32_e32 v18, 31, v19
	v_lshlrev_b64 v[16:17], 1, v[16:17]
	v_ashrrev_i32_e32 v28, 31, v20
	v_or3_b32 v16, v16, v18, v26
	v_or_b32_e32 v19, v33, v35
	v_or_b32_e32 v18, v32, v34
	v_and_b32_e32 v20, 1, v28
	v_and_b32_e32 v32, v28, v7
	v_and_b32_e32 v33, v28, v6
	v_and_b32_e32 v34, v28, v5
	v_and_b32_e32 v28, v28, v4
	v_sub_co_u32_e32 v28, vcc, v25, v28
	v_subb_co_u32_e32 v29, vcc, v29, v34, vcc
	v_subb_co_u32_e32 v30, vcc, v30, v33, vcc
	v_subb_co_u32_e32 v31, vcc, v31, v32, vcc
	v_add_co_u32_e32 v8, vcc, -1, v8
	v_addc_co_u32_e32 v9, vcc, -1, v9, vcc
	v_addc_co_u32_e32 v10, vcc, -1, v10, vcc
	v_addc_co_u32_e32 v11, vcc, -1, v11, vcc
	v_or_b32_e32 v32, v8, v10
	v_or_b32_e32 v33, v9, v11
	v_cmp_eq_u64_e32 vcc, 0, v[32:33]
	v_or3_b32 v17, v17, 0, v27
	v_pk_mov_b32 v[26:27], 0, 0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_pk_mov_b32 v[32:33], v[20:21], v[20:21] op_sel:[0,1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB11_6
	s_or_b64 exec, exec, s[0:1]
.LBB11_8:
	s_or_b64 exec, exec, s[2:3]
	v_lshlrev_b64 v[10:11], 1, v[16:17]
	v_lshrrev_b32_e32 v5, 31, v19
	v_lshlrev_b64 v[6:7], 1, v[18:19]
	v_or_b32_e32 v10, v10, v5
	v_or_b32_e32 v9, v21, v7
	v_or_b32_e32 v8, v20, v6
.LBB11_9:
	s_or_b64 exec, exec, s[6:7]
	v_and_b32_e32 v5, 64, v12
	v_cmp_ne_u32_e32 vcc, 0, v5
	global_store_dwordx4 v[14:15], v[8:11], off offset:16
	v_cndmask_b32_e32 v7, v1, v3, vcc
	v_cndmask_b32_e32 v11, v3, v1, vcc
	v_cndmask_b32_e32 v10, v2, v0, vcc
	v_cndmask_b32_e32 v6, v0, v2, vcc
	v_lshrrev_b64 v[16:17], 1, v[10:11]
	v_not_b32_e32 v5, v12
	v_lshlrev_b64 v[8:9], v12, v[6:7]
	v_lshrrev_b64 v[16:17], v5, v[16:17]
	v_lshrrev_b64 v[6:7], 1, v[6:7]
	v_or_b32_e32 v13, v9, v17
	v_or_b32_e32 v16, v8, v16
	v_lshlrev_b64 v[8:9], v12, v[10:11]
	v_lshrrev_b64 v[6:7], v5, v[6:7]
	v_and_b32_e32 v11, 0x7f, v4
	v_or_b32_e32 v10, v8, v6
	v_sub_u32_e32 v8, 64, v11
	v_or_b32_e32 v5, v9, v7
	v_lshrrev_b64 v[6:7], v4, v[0:1]
	v_lshlrev_b64 v[8:9], v8, v[2:3]
	v_or_b32_e32 v8, v6, v8
	v_subrev_u32_e32 v6, 64, v11
	v_or_b32_e32 v9, v7, v9
	v_lshrrev_b64 v[6:7], v6, v[2:3]
	v_cmp_gt_u32_e32 vcc, 64, v11
	v_cndmask_b32_e32 v7, v7, v9, vcc
	v_cmp_eq_u32_e64 s[0:1], 0, v11
	v_cndmask_b32_e64 v7, v7, v1, s[0:1]
	v_cndmask_b32_e32 v1, v6, v8, vcc
	v_cndmask_b32_e64 v6, v1, v0, s[0:1]
	v_lshrrev_b64 v[0:1], v4, v[2:3]
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_xor_b32_e32 v3, v1, v5
	v_xor_b32_e32 v2, v0, v10
	v_xor_b32_e32 v1, v7, v13
	v_xor_b32_e32 v0, v6, v16
	global_store_dwordx4 v[14:15], v[0:3], off offset:32
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB11_2
.LBB11_10:
	s_endpgm
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel wide
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 24
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
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 10
		.amdhsa_accum_offset 36
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
	.section	.text.wide,"ax",@progbits
.Lfunc_end11:
	.size	wide, .Lfunc_end11-wide

	.set wide.num_vgpr, 36
	.set wide.num_agpr, 0
	.set wide.numbered_sgpr, 10
	.set wide.num_named_barrier, 0
	.set wide.private_seg_size, 0
	.set wide.uses_vcc, 1
	.set wide.uses_flat_scratch, 0
	.set wide.has_dyn_sized_stack, 0
	.set wide.has_recursion, 0
	.set wide.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 42
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 38
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.wide,"ax",@progbits
	.type	_RNvCsftYdGJzTDlp_5extra3FNS,@object
	.section	.data.rel.ro._RNvCsftYdGJzTDlp_5extra3FNS,"aw",@progbits
	.p2align	3, 0x0
_RNvCsftYdGJzTDlp_5extra3FNS:
	.quad	_RNvYNCNvCsftYdGJzTDlp_5extra3FNS0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_
	.quad	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_
	.quad	_RNvYNCNvCsftYdGJzTDlp_5extra3FNSs0_0INtNtNtCsdGTeb0q3mbZ_4core3ops8function6FnOnceTlEE9call_onceB6_
	.size	_RNvCsftYdGJzTDlp_5extra3FNS, 24

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.0,@object
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.0:
	.asciz	"\003\000\000"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.0, 4

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.1,@object
	.section	.data.rel.ro..Lanon.c78cd091426a677e6210479fae5a31f8.1,"aw",@progbits
	.p2align	3, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.1:
	.asciz	"\000\000\000\000\000\000\000\000\004\000\000\000\000\000\000\000\004\000\000\000\000\000\000"
	.quad	_RNvXCsftYdGJzTDlp_5extraNtB2_2SqNtB2_5Shape4area
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.1, 32

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.2,@object
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.2:
	.asciz	"\004\000\000\000\005\000\000"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.2, 8

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.3,@object
	.section	.data.rel.ro..Lanon.c78cd091426a677e6210479fae5a31f8.3,"aw",@progbits
	.p2align	3, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.3:
	.asciz	"\000\000\000\000\000\000\000\000\b\000\000\000\000\000\000\000\004\000\000\000\000\000\000"
	.quad	_RNvXs_CsftYdGJzTDlp_5extraNtB4_2RcNtB4_5Shape4area
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.3, 32

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.4,@object
	.section	.rodata.cst4,"aM",@progbits,4
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.4:
	.ascii	"\371\377\377\377"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.4, 4

	.type	.Lanon.c78cd091426a677e6210479fae5a31f8.5,@object
	.section	.rodata.cst8,"aM",@progbits,8
	.p2align	2, 0x0
.Lanon.c78cd091426a677e6210479fae5a31f8.5:
	.asciz	"\002\000\000\000d\000\000"
	.size	.Lanon.c78cd091426a677e6210479fae5a31f8.5, 8

	.type	_RNvCsftYdGJzTDlp_5extra5TABLE,@object
	.section	.data.rel.ro._RNvCsftYdGJzTDlp_5extra5TABLE,"aw",@progbits
	.p2align	3, 0x0
_RNvCsftYdGJzTDlp_5extra5TABLE:
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.0
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.1
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.2
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.3
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.4
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.1
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.5
	.quad	.Lanon.c78cd091426a677e6210479fae5a31f8.3
	.size	_RNvCsftYdGJzTDlp_5extra5TABLE, 64

	.type	.Lanon.3776e70fb690262331ea3b4835755599.6,@object
	.section	.rodata..Lanon.3776e70fb690262331ea3b4835755599.6,"a",@progbits
.Lanon.3776e70fb690262331ea3b4835755599.6:
	.ascii	"attempt to divide by zero"
	.size	.Lanon.3776e70fb690262331ea3b4835755599.6, 25

	.type	.Lanon.3776e70fb690262331ea3b4835755599.8,@object
	.section	.rodata..Lanon.3776e70fb690262331ea3b4835755599.8,"a",@progbits
.Lanon.3776e70fb690262331ea3b4835755599.8:
	.ascii	"attempt to calculate the remainder with a divisor of zero"
	.size	.Lanon.3776e70fb690262331ea3b4835755599.8, 57

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
    .max_flat_workgroup_size: 1024
    .name:           dynamic
    .private_segment_fixed_size: 0
    .sgpr_count:     72
    .sgpr_spill_count: 0
    .symbol:         dynamic.kd
    .uses_dynamic_stack: true
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .max_flat_workgroup_size: 1024
    .name:           pointers
    .private_segment_fixed_size: 0
    .sgpr_count:     75
    .sgpr_spill_count: 0
    .symbol:         pointers.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           recursion
    .private_segment_fixed_size: 16
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         recursion.kd
    .uses_dynamic_stack: true
    .vgpr_count:     44
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .agpr_count:     0
    .args:
      - .actual_access:  write_only
        .address_space:  generic
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     by_value
      - .actual_access:  read_only
        .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .offset:         24
        .size:           8
        .value_kind:     by_value
      - .offset:         32
        .size:           4
        .value_kind:     by_value
      - .offset:         40
        .size:           8
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 48
    .max_flat_workgroup_size: 1024
    .name:           slices
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         slices.kd
    .uses_dynamic_stack: false
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           votes
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         votes.kd
    .uses_dynamic_stack: false
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
      - .address_space:  generic
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           wide
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         wide.kd
    .uses_dynamic_stack: false
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
