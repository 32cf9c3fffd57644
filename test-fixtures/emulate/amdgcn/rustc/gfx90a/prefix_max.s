


	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.amdhsa_code_object_version 6
	.section	.text.prefix_affine,"ax",@progbits
	.globl	prefix_affine
	.p2align	8
	.type	prefix_affine,@function
prefix_affine:
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	v_mad_u64_u32 v[2:3], s[8:9], s4, v2, v[0:1]
	v_lshlrev_b64 v[4:5], 3, v[2:3]
	v_mov_b32_e32 v6, s1
	v_add_co_u32_e32 v4, vcc, s0, v4
	v_addc_co_u32_e32 v5, vcc, v6, v5, vcc
	global_load_dwordx2 v[4:5], v[4:5], off
	v_lshl_add_u32 v10, v0, 3, 0
	s_cmp_lt_u32 s4, 2
	s_waitcnt vmcnt(0)
	ds_write2_b32 v10, v4, v5 offset1:1
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB0_7
	s_mov_b64 s[0:1], 1
	v_pk_mov_b32 v[6:7], s[4:5], s[4:5] op_sel:[0,1]
	s_branch .LBB0_3
.LBB0_2:
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b64 s[0:1], s[0:1], 1
	v_cmp_lt_u64_e32 vcc, s[0:1], v[6:7]
	s_and_b64 vcc, exec, vcc
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_cbranch_vccz .LBB0_7
.LBB0_3:
	v_cmp_le_u64_e32 vcc, s[0:1], v[0:1]
	s_and_saveexec_b64 s[4:5], vcc
	v_subrev_u32_e32 v8, s0, v0
	v_lshl_add_u32 v8, v8, 3, 0
	ds_read2_b32 v[8:9], v8 offset1:1
	s_or_b64 exec, exec, s[4:5]
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
	v_mov_b32_e32 v14, v5
	v_mul_lo_u32 v12, v8, v4
	v_mad_u64_u32 v[4:5], s[8:9], v9, v4, v[14:15]
	v_mov_b32_e32 v13, v4
	ds_write2_b32 v10, v12, v4 offset1:1
	v_pk_mov_b32 v[4:5], v[12:13], v[12:13] op_sel:[0,1]
	s_branch .LBB0_2
.LBB0_7:
	s_load_dword s0, s[6:7], 0x10
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v5, s3
	v_add_co_u32_e32 v2, vcc, s2, v2
	s_waitcnt lgkmcnt(0)
	v_mad_u64_u32 v[0:1], s[0:1], s0, v4, v[0:1]
	v_addc_co_u32_e32 v3, vcc, v5, v3, vcc
	global_store_dword v[2:3], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel prefix_affine
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
		.amdhsa_next_free_vgpr 16
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.prefix_affine,"ax",@progbits
.Lfunc_end0:
	.size	prefix_affine, .Lfunc_end0-prefix_affine

	.set prefix_affine.num_vgpr, 16
	.set prefix_affine.num_agpr, 0
	.set prefix_affine.numbered_sgpr, 10
	.set prefix_affine.num_named_barrier, 0
	.set prefix_affine.private_seg_size, 0
	.set prefix_affine.uses_vcc, 1
	.set prefix_affine.uses_flat_scratch, 0
	.set prefix_affine.has_dyn_sized_stack, 0
	.set prefix_affine.has_recursion, 0
	.set prefix_affine.has_indirect_call, 0
	.section	.text.prefix_max,"ax",@progbits
	.globl	prefix_max
	.p2align	8
	.type	prefix_max,@function
prefix_max:
	s_load_dword s9, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	s_mov_b32 s5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	v_mad_u64_u32 v[2:3], s[6:7], s4, v2, v[0:1]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v4, vcc, s0, v2
	v_addc_co_u32_e32 v5, vcc, v5, v3, vcc
	global_load_dword v6, v[4:5], off
	v_lshl_add_u32 v7, v0, 2, 0
	s_cmp_lt_u32 s4, 2
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v6
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB1_7
	s_mov_b64 s[0:1], 1
	v_pk_mov_b32 v[4:5], s[4:5], s[4:5] op_sel:[0,1]
	s_branch .LBB1_3
.LBB1_2:
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b64 s[0:1], s[0:1], 1
	v_cmp_lt_u64_e32 vcc, s[0:1], v[4:5]
	s_and_b64 vcc, exec, vcc
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_cbranch_vccz .LBB1_7
.LBB1_3:
	v_cmp_le_u64_e32 vcc, s[0:1], v[0:1]
	s_and_saveexec_b64 s[4:5], vcc
	v_subrev_u32_e32 v8, s0, v0
	v_lshl_add_u32 v8, v8, 2, 0
	ds_read_b32 v8, v8
	s_or_b64 exec, exec, s[4:5]
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_2
	v_max_i32_e32 v6, v6, v8
	ds_write_b32 v7, v6
	s_branch .LBB1_2
.LBB1_7:
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v0, vcc, s2, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_store_dword v[0:1], v6, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel prefix_max
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 16
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.prefix_max,"ax",@progbits
.Lfunc_end1:
	.size	prefix_max, .Lfunc_end1-prefix_max

	.set prefix_max.num_vgpr, 9
	.set prefix_max.num_agpr, 0
	.set prefix_max.numbered_sgpr, 10
	.set prefix_max.num_named_barrier, 0
	.set prefix_max.private_seg_size, 0
	.set prefix_max.uses_vcc, 1
	.set prefix_max.uses_flat_scratch, 0
	.set prefix_max.has_dyn_sized_stack, 0
	.set prefix_max.has_recursion, 0
	.set prefix_max.has_indirect_call, 0
	.section	.text.prefix_sum_mod,"ax",@progbits
	.globl	prefix_sum_mod
	.p2align	8
	.type	prefix_sum_mod,@function
prefix_sum_mod:
	s_load_dword s10, s[6:7], 0x10
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB2_10
	s_load_dword s11, s[4:5], 0x4
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, s8
	v_lshl_add_u32 v6, v0, 2, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s11, 0xffff
	v_mad_u64_u32 v[2:3], s[4:5], s8, v2, v[0:1]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v5, s1
	v_add_co_u32_e32 v4, vcc, s0, v2
	v_addc_co_u32_e32 v5, vcc, v5, v3, vcc
	global_load_dword v4, v[4:5], off
	v_cvt_f32_u32_e32 v5, s10
	s_sub_i32 s0, 0, s10
	s_cmp_lt_u32 s8, 2
	v_rcp_iflag_f32_e32 v5, v5
	v_mul_f32_e32 v5, 0x4f7ffffe, v5
	v_cvt_u32_f32_e32 v5, v5
	v_mul_lo_u32 v7, s0, v5
	v_mul_hi_u32 v7, v5, v7
	v_add_u32_e32 v5, v5, v7
	s_waitcnt vmcnt(0)
	v_mul_hi_u32 v5, v4, v5
	v_mul_lo_u32 v5, v5, s10
	v_sub_u32_e32 v4, v4, v5
	v_subrev_u32_e32 v5, s10, v4
	v_cmp_le_u32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	v_subrev_u32_e32 v5, s10, v4
	v_cmp_le_u32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v7, v4, v5, vcc
	ds_write_b32 v6, v7
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_cbranch_scc1 .LBB2_8
	s_mov_b64 s[0:1], 1
	v_pk_mov_b32 v[4:5], s[8:9], s[8:9] op_sel:[0,1]
	s_branch .LBB2_4
.LBB2_3:
	s_or_b64 exec, exec, s[4:5]
	s_lshl_b64 s[0:1], s[0:1], 1
	v_cmp_lt_u64_e32 vcc, s[0:1], v[4:5]
	s_and_b64 vcc, exec, vcc
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_cbranch_vccz .LBB2_8
.LBB2_4:
	v_cmp_le_u64_e32 vcc, s[0:1], v[0:1]
	s_and_saveexec_b64 s[4:5], vcc
	v_subrev_u32_e32 v8, s0, v0
	v_lshl_add_u32 v8, v8, 2, 0
	ds_read_b32 v8, v8
	s_or_b64 exec, exec, s[4:5]
	buffer_wbl2
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_invl2
	buffer_wbinvl1_vol
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB2_3
	v_add_u32_e32 v7, v8, v7
	v_subrev_u32_e32 v9, s10, v7
	v_min_u32_e32 v7, v7, v9
	ds_write_b32 v6, v7
	s_branch .LBB2_3
.LBB2_8:
	v_mov_b32_e32 v1, s3
	v_add_co_u32_e32 v0, vcc, s2, v2
	v_addc_co_u32_e32 v1, vcc, v1, v3, vcc
	global_store_dword v[0:1], v7, off
.LBB2_9:
	s_endpgm
.LBB2_10:
	s_cbranch_execz .LBB2_9
	s_trap 2
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel prefix_sum_mod
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 20
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
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.section	.text.prefix_sum_mod,"ax",@progbits
.Lfunc_end2:
	.size	prefix_sum_mod, .Lfunc_end2-prefix_sum_mod

	.set prefix_sum_mod.num_vgpr, 10
	.set prefix_sum_mod.num_agpr, 0
	.set prefix_sum_mod.numbered_sgpr, 12
	.set prefix_sum_mod.num_named_barrier, 0
	.set prefix_sum_mod.private_seg_size, 0
	.set prefix_sum_mod.uses_vcc, 1
	.set prefix_sum_mod.uses_flat_scratch, 0
	.set prefix_sum_mod.has_dyn_sized_stack, 0
	.set prefix_sum_mod.has_recursion, 0
	.set prefix_sum_mod.has_indirect_call, 0
	.section	.AMDGPU.gpr_maximums,"",@progbits
	.set amdgpu.max_num_vgpr, 0
	.set amdgpu.max_num_agpr, 0
	.set amdgpu.max_num_sgpr, 0
	.set amdgpu.max_num_named_barrier, 0
	.section	.text.prefix_sum_mod,"ax",@progbits
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
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 1024
    .name:           prefix_affine
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         prefix_affine.kd
    .uses_dynamic_stack: false
    .vgpr_count:     16
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
    .name:           prefix_max
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         prefix_max.kd
    .uses_dynamic_stack: false
    .vgpr_count:     9
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
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: 1024
    .name:           prefix_sum_mod
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         prefix_sum_mod.kd
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
