


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.stencil,"ax",@progbits
	.globl	stencil
	.p2align	8
	.type	stencil,@function
stencil:
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b64 s[8:9], -1
	s_mov_b64 s[14:15], 0
	s_waitcnt lgkmcnt(0)
	s_add_u32 s12, s10, -1
	s_addc_u32 s13, s11, -1
	v_cmp_gt_i64_e64 s[4:5], s[12:13], -1
	s_and_b64 vcc, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	s_cbranch_vccz .LBB0_39
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_40
.LBB0_2:
	s_mov_b32 s7, 0
	s_lshl_b64 s[6:7], s[6:7], 6
	v_mov_b32_e32 v1, s7
	v_add_co_u32_e32 v2, vcc, s6, v0
	v_addc_co_u32_e32 v3, vcc, 0, v1, vcc
	v_mov_b32_e32 v1, s13
	v_cmp_gt_u64_e32 vcc, s[12:13], v[2:3]
	v_cndmask_b32_e32 v5, v1, v3, vcc
	v_mov_b32_e32 v1, s12
	v_cndmask_b32_e32 v4, v1, v2, vcc
	v_cmp_le_u64_e32 vcc, s[10:11], v[4:5]
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB0_34
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_33
.LBB0_4:
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v1, s1
	v_add_co_u32_e32 v4, vcc, s0, v4
	v_addc_co_u32_e32 v5, vcc, v1, v5, vcc
	global_load_dword v1, v[4:5], off
	v_lshl_add_u32 v4, v0, 2, 0
	v_cmp_gt_u32_e32 vcc, 3, v0
	s_mov_b64 s[16:17], -1
	s_mov_b64 s[8:9], s[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v1 offset:12
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_12
	v_add_co_u32_e32 v0, vcc, -3, v2
	v_addc_co_u32_e32 v1, vcc, -1, v3, vcc
	v_mov_b32_e32 v5, s12
	v_cmp_gt_u64_e32 vcc, s[12:13], v[0:1]
	v_cndmask_b32_e32 v0, v5, v0, vcc
	v_mov_b32_e32 v5, s13
	v_cndmask_b32_e32 v1, v5, v1, vcc
	v_cmp_lt_u64_e32 vcc, 2, v[2:3]
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cmp_le_u64_e32 vcc, s[10:11], v[0:1]
	s_mov_b64 s[8:9], s[4:5]
	s_and_saveexec_b64 s[16:17], vcc
	s_xor_b64 s[16:17], exec, s[16:17]
	s_cbranch_execnz .LBB0_35
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_mov_b64 s[18:19], 0
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_11
.LBB0_7:
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	global_load_dword v7, v[0:1], off
	v_add_co_u32_e32 v0, vcc, 64, v2
	v_addc_co_u32_e32 v1, vcc, 0, v3, vcc
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s12
	v_cmp_gt_u64_e32 vcc, s[12:13], v[0:1]
	v_cndmask_b32_e32 v1, v5, v1, vcc
	v_cndmask_b32_e32 v0, v6, v0, vcc
	v_cmp_le_u64_e32 vcc, s[10:11], v[0:1]
	s_mov_b64 s[12:13], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v7
	s_and_saveexec_b64 s[18:19], vcc
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execnz .LBB0_36
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_mov_b64 s[20:21], 0
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_10
.LBB0_9:
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v5, v1, vcc
	global_load_dword v0, v[0:1], off
	s_mov_b64 s[20:21], exec
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v0 offset:268
.LBB0_10:
	s_or_b64 exec, exec, s[18:19]
	s_andn2_b64 s[0:1], s[8:9], exec
	s_and_b64 s[8:9], s[12:13], exec
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_and_b64 s[18:19], s[20:21], exec
.LBB0_11:
	s_or_b64 exec, exec, s[16:17]
	s_andn2_b64 s[0:1], s[4:5], exec
	s_and_b64 s[8:9], s[8:9], exec
	s_or_b64 s[8:9], s[0:1], s[8:9]
	s_orn2_b64 s[16:17], s[18:19], exec
.LBB0_12:
	s_or_b64 exec, exec, s[14:15]
	s_mov_b64 s[12:13], 0
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_32
	v_cmp_gt_u64_e32 vcc, s[10:11], v[2:3]
	s_mov_b64 s[14:15], s[8:9]
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_31
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+4
	s_addc_u32 s13, s13, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+12
	s_getpc_b64 s[14:15]
	s_add_u32 s14, s14, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+20
	s_addc_u32 s15, s15, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+28
	ds_read_b32 v0, v4 offset:12
	s_sub_u32 s14, s14, s12
	s_subb_u32 s15, s15, s13
	s_cmp_eq_u64 s[12:13], 0
	v_cmp_lt_u64_e64 s[14:15], s[14:15], 5
	s_cselect_b64 s[12:13], -1, 0
	s_or_b64 s[14:15], s[14:15], s[12:13]
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, 0x3ea00000, v0
	s_mov_b64 s[12:13], -1
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], s[8:9]
	s_cbranch_vccz .LBB0_30
	ds_read2_b32 v[0:1], v4 offset0:2 offset1:4
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+12
	s_addc_u32 s13, s13, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+20
	s_getpc_b64 s[14:15]
	s_add_u32 s14, s14, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+8
	s_addc_u32 s15, s15, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+16
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v0, v1
	v_mov_b32_e32 v0, 2
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_18
.LBB0_16:
	s_mov_b64 s[18:19], 0
	s_mov_b64 s[22:23], -1
	s_mov_b64 s[20:21], -1
.LBB0_17:
	s_load_dword s24, s[14:15], 0x0
	s_and_b64 vcc, exec, s[20:21]
	s_mov_b64 s[14:15], s[16:17]
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v8, s24, v5
	v_mov_b32_e32 v5, v7
	v_add_f32_e32 v6, v6, v8
	s_cbranch_vccnz .LBB0_26
.LBB0_18:
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+20
	s_addc_u32 s17, s17, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+28
	s_cmp_lg_u64 s[12:13], s[16:17]
	s_cselect_b64 s[18:19], -1, 0
	s_and_b64 s[16:17], s[18:19], exec
	s_cselect_b32 s17, s13, 0
	s_cselect_b32 s16, s12, 0
	s_cmp_eq_u64 s[16:17], 0
	s_cbranch_scc1 .LBB0_16
	v_sub_co_u32_e32 v8, vcc, 3, v0
	v_subb_co_u32_e32 v9, vcc, 0, v1, vcc
	v_cmp_gt_u64_e32 vcc, 7, v[8:9]
	s_cbranch_vccz .LBB0_22
	v_add_co_u32_e32 v8, vcc, 3, v0
	v_addc_co_u32_e32 v9, vcc, 0, v1, vcc
	v_cmp_gt_u64_e32 vcc, 7, v[8:9]
	s_cbranch_vccz .LBB0_23
	v_lshlrev_b32_e32 v8, 2, v0
	v_sub_u32_e32 v9, v4, v8
	v_add_u32_e32 v8, v4, v8
	ds_read_b32 v9, v9 offset:12
	ds_read_b32 v8, v8 offset:12
	s_add_u32 s22, s12, 4
	s_addc_u32 s23, s13, 0
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@lo+20
	s_addc_u32 s13, s13, .Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7@rel32@hi+28
	v_cndmask_b32_e64 v7, 0, 1, s[18:19]
	s_and_b64 s[20:21], s[18:19], exec
	v_add_co_u32_e32 v0, vcc, v0, v7
	s_cselect_b32 s13, s23, s13
	s_cselect_b32 s12, s22, s12
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v9, v8
	s_mov_b64 s[20:21], 0
	s_branch .LBB0_24
.LBB0_22:
	s_mov_b64 s[18:19], -1
	s_mov_b64 s[20:21], -1
	s_branch .LBB0_25
.LBB0_23:
	s_mov_b64 s[20:21], -1
.LBB0_24:
	s_mov_b64 s[18:19], 0
.LBB0_25:
	s_mov_b64 s[22:23], 0
	s_branch .LBB0_17
.LBB0_26:
	s_xor_b64 s[14:15], s[22:23], -1
	s_mov_b64 s[12:13], -1
	s_andn2_b64 vcc, exec, s[14:15]
	s_mov_b64 s[14:15], s[8:9]
	s_cbranch_vccnz .LBB0_30
	s_xor_b64 s[14:15], s[18:19], -1
	s_and_b64 vcc, exec, s[14:15]
	s_cbranch_vccnz .LBB0_37
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccz .LBB0_38
.LBB0_29:
	s_mov_b64 s[14:15], -1
	s_mov_b64 s[12:13], 0
.LBB0_30:
	s_andn2_b64 s[16:17], s[8:9], exec
	s_and_b64 s[14:15], s[14:15], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[16:17], s[14:15]
.LBB0_31:
	s_or_b64 exec, exec, s[10:11]
	s_andn2_b64 s[8:9], s[8:9], exec
	s_and_b64 s[10:11], s[14:15], exec
	s_and_b64 s[12:13], s[12:13], exec
	s_or_b64 s[8:9], s[8:9], s[10:11]
.LBB0_32:
	s_or_b64 exec, exec, s[0:1]
	s_andn2_b64 s[0:1], s[4:5], exec
	s_and_b64 s[4:5], s[8:9], exec
	s_and_b64 s[14:15], s[12:13], exec
	s_or_b64 s[4:5], s[0:1], s[4:5]
.LBB0_33:
	s_or_b64 exec, exec, s[6:7]
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execnz .LBB0_41
	s_branch .LBB0_42
.LBB0_34:
	s_trap 2
	s_or_b64 s[4:5], s[4:5], exec
	s_or_saveexec_b64 s[6:7], s[6:7]
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_4
	s_branch .LBB0_33
.LBB0_35:
	s_trap 2
	s_or_b64 s[8:9], s[4:5], exec
	s_or_saveexec_b64 s[16:17], s[16:17]
	s_mov_b64 s[18:19], 0
	s_xor_b64 exec, exec, s[16:17]
	s_cbranch_execnz .LBB0_7
	s_branch .LBB0_11
.LBB0_36:
	s_trap 2
	s_or_b64 s[12:13], s[8:9], exec
	s_or_saveexec_b64 s[18:19], s[18:19]
	s_mov_b64 s[20:21], 0
	s_xor_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_9
	s_branch .LBB0_10
.LBB0_37:
	s_trap 2
	s_cbranch_execnz .LBB0_29
.LBB0_38:
	s_trap 2
	s_branch .LBB0_29
.LBB0_39:
	s_mov_b64 s[4:5], -1
	s_trap 2
	s_cbranch_execz .LBB0_2
.LBB0_40:
	s_and_saveexec_b64 s[0:1], s[4:5]
.LBB0_41:
.LBB0_42:
	s_or_b64 exec, exec, s[0:1]
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB0_44
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v0, vcc, s2, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	global_store_dword v[0:1], v6, off
	s_endpgm
.LBB0_44:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel stencil
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
		.amdhsa_next_free_vgpr 10
		.amdhsa_next_free_sgpr 25
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.stencil,"ax",@progbits
.Lfunc_end0:
	.size	stencil, .Lfunc_end0-stencil

	.set stencil.num_vgpr, 10
	.set stencil.num_agpr, 0
	.set stencil.numbered_sgpr, 25
	.set stencil.num_named_barrier, 0
	.set stencil.private_seg_size, 0
	.set stencil.uses_vcc, 1
	.set stencil.uses_flat_scratch, 0
	.set stencil.has_dyn_sized_stack, 0
	.set stencil.has_recursion, 0
	.set stencil.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.stencil,"ax",@progbits
	.type	.Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7,@object
	.section	.rodata.cst16,"aM",@progbits,16
	.p2align	2, 0x0
.Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7:
	.ascii	"\000\000\240>\000\000p>\000\000\300=\000\000\200<"
	.size	.Lanon.e34bde8f0a1d459193ed2bc4e7400ff6.7, 16

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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name:           stencil
    .private_segment_fixed_size: 0
    .sgpr_count:     29
    .sgpr_spill_count: 0
    .symbol:         stencil.kd
    .uses_dynamic_stack: false
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx90a
amdhsa.version:
  - 1
  - 2
...

	.end_amdgpu_metadata
