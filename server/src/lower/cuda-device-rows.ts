/**
 * The functions of `cuda_device` whose bodies cuda-oxide's compiler replaces, by module: it knows
 * them by their paths alone (`try_dispatch_intrinsic` of `mir-importer`, at a105afd5), whatever the
 * sources say. What they become stands in Rust and PTX under the same paths in
 * `prelude/devices/cuda_device`. Of associated functions the type is named too. Private ones that
 * take an immediate as an argument have one caller each, with a constant parameter, which stands
 * here in their place.
 */
export const CUDA_DEVICE_ROWS: Readonly<Record<string, string>> = {
  async_copy: `
    cp_async_ca_16 cp_async_ca_4 cp_async_ca_8 cp_async_ca_zfill_16 cp_async_ca_zfill_4
    cp_async_ca_zfill_8 cp_async_cg_16 cp_async_cg_zfill_16 cp_async_commit_group
    cp_async_mbarrier_arrive cp_async_mbarrier_arrive_noinc cp_async_mbarrier_arrive_noinc_shared
    cp_async_mbarrier_arrive_shared cp_async_wait_all cp_async_wait_group
  `,
  atomic: `atom_add_bf16x2 atom_add_f16x2 ${atomics()}`,
  barrier: `
    fence_mbarrier_init_release_cluster fence_proxy_async_generic_acquire_shared_cluster_cluster
    fence_proxy_async_generic_release_shared_cta_cluster fence_proxy_async_shared_cta
    mbarrier_arrive mbarrier_arrive_cluster mbarrier_arrive_expect_tx
    mbarrier_arrive_expect_tx_cluster mbarrier_init mbarrier_inval mbarrier_test_wait
    mbarrier_try_wait mbarrier_try_wait_parity mbarrier_try_wait_parity_cluster nanosleep
  `,
  bf16: `
    max_bf16 max_nan_bf16 max_nan_xorsign_abs_bf16 max_xorsign_abs_bf16 min_bf16 min_nan_bf16
    min_nan_xorsign_abs_bf16 min_xorsign_abs_bf16
  `,
  bf16x2: `
    abs_bf16x2 add_bf16x2 fma_bf16x2 fma_relu_bf16x2 max_bf16x2 max_nan_bf16x2
    max_nan_xorsign_abs_bf16x2 max_xorsign_abs_bf16x2 min_bf16x2 min_nan_bf16x2
    min_nan_xorsign_abs_bf16x2 min_xorsign_abs_bf16x2 mul_bf16x2 neg_bf16x2 sub_bf16x2
  `,
  clc: `
    clc_query_get_first_ctaid_x clc_query_get_first_ctaid_y clc_query_get_first_ctaid_z
    clc_query_is_canceled clc_try_cancel clc_try_cancel_multicast
  `,
  cluster: `
    __cluster_grid_dimX __cluster_grid_dimY __cluster_grid_dimZ __cluster_idxX __cluster_idxY
    __cluster_idxZ barrier_cluster_arrive barrier_cluster_arrive_aligned
    barrier_cluster_arrive_relaxed barrier_cluster_arrive_relaxed_aligned barrier_cluster_wait
    barrier_cluster_wait_aligned cluster_ctaidX cluster_ctaidY cluster_ctaidZ cluster_nctaidX
    cluster_nctaidY cluster_nctaidZ dsmem_read_u32 map_shared_rank map_shared_rank_mut
  `,
  convert: `
    cvt_f16x2_f32 cvt_rn_f16x2_e4m3x2 cvt_rn_f16x2_e5m2x2 cvt_rn_relu_bf16x2_f32
    cvt_rn_relu_f16x2_e4m3x2 cvt_rn_relu_f16x2_e5m2x2 cvt_rn_relu_f16x2_f32
    cvt_rn_relu_satfinite_tf32_f32 cvt_rn_relu_tf32_f32 cvt_rn_satfinite_e4m3x2_f16x2
    cvt_rn_satfinite_e4m3x2_f32 cvt_rn_satfinite_e5m2x2_f16x2 cvt_rn_satfinite_e5m2x2_f32
    cvt_rn_satfinite_relu_e4m3x2_f16x2 cvt_rn_satfinite_relu_e4m3x2_f32
    cvt_rn_satfinite_relu_e5m2x2_f16x2 cvt_rn_satfinite_relu_e5m2x2_f32 cvt_rn_satfinite_tf32_f32
    cvt_rn_tf32_f32 cvt_rna_satfinite_tf32_f32 cvt_rna_tf32_f32 cvt_rz_bf16x2_f32 cvt_rz_f16x2_f32
    cvt_rz_relu_satfinite_tf32_f32 cvt_rz_relu_tf32_f32 cvt_rz_satfinite_tf32_f32 cvt_rz_tf32_f32
  `,
  debug: `
    __gpu_assertfail __gpu_vprintf breakpoint clock clock64 globaltimer prof_trigger trap
  `,
  dotprod: `
    dp2a_s32 dp2a_u32 dp4a_s32 dp4a_u32
  `,
  f16: `
    max_f16 max_ftz_f16 max_ftz_nan_f16 max_ftz_nan_xorsign_abs_f16 max_ftz_xorsign_abs_f16
    max_nan_f16 max_nan_xorsign_abs_f16 max_xorsign_abs_f16 min_f16 min_ftz_f16 min_ftz_nan_f16
    min_ftz_nan_xorsign_abs_f16 min_ftz_xorsign_abs_f16 min_nan_f16 min_nan_xorsign_abs_f16
    min_xorsign_abs_f16
  `,
  f16x2: `
    abs_f16x2 add_f16x2 fma_f16x2 fma_ftz_f16x2 fma_ftz_relu_f16x2 fma_ftz_sat_f16x2
    fma_relu_f16x2 fma_sat_f16x2 max_f16x2 max_ftz_f16x2 max_ftz_nan_f16x2
    max_ftz_nan_xorsign_abs_f16x2 max_ftz_xorsign_abs_f16x2 max_nan_f16x2
    max_nan_xorsign_abs_f16x2 max_xorsign_abs_f16x2 min_f16x2 min_ftz_f16x2 min_ftz_nan_f16x2
    min_ftz_nan_xorsign_abs_f16x2 min_ftz_xorsign_abs_f16x2 min_nan_f16x2
    min_nan_xorsign_abs_f16x2 min_xorsign_abs_f16x2 mul_f16x2 neg_f16x2 sub_f16x2
  `,
  fence: `
    threadfence threadfence_block threadfence_system
  `,
  float: `
    add_rm_f32 add_rm_f64 add_rm_ftz_f32 add_rm_ftz_sat_f32 add_rm_sat_f32 add_rn_f32 add_rn_f64
    add_rn_ftz_f32 add_rn_ftz_sat_f32 add_rn_sat_f32 add_rp_f32 add_rp_f64 add_rp_ftz_f32
    add_rp_ftz_sat_f32 add_rp_sat_f32 add_rz_f32 add_rz_f64 add_rz_ftz_f32 add_rz_ftz_sat_f32
    add_rz_sat_f32 cos_approx_f32 cos_approx_ftz_f32 div_rm_f32 div_rm_f64 div_rm_ftz_f32
    div_rn_f32 div_rn_f64 div_rn_ftz_f32 div_rp_f32 div_rp_f64 div_rp_ftz_f32 div_rz_f32
    div_rz_f64 div_rz_ftz_f32 ex2_approx_f32 ex2_approx_ftz_f32 fma_rm_f32 fma_rm_f64
    fma_rm_ftz_f32 fma_rm_ftz_sat_f32 fma_rm_sat_f32 fma_rn_f32 fma_rn_f64 fma_rn_ftz_f32
    fma_rn_ftz_sat_f32 fma_rn_sat_f32 fma_rp_f32 fma_rp_f64 fma_rp_ftz_f32 fma_rp_ftz_sat_f32
    fma_rp_sat_f32 fma_rz_f32 fma_rz_f64 fma_rz_ftz_f32 fma_rz_ftz_sat_f32 fma_rz_sat_f32
    lg2_approx_f32 lg2_approx_ftz_f32 max_ftz_nan_xorsign_abs_f32 max_ftz_xorsign_abs_f32
    max_nan_xorsign_abs_f32 max_xorsign_abs_f32 min_ftz_nan_xorsign_abs_f32
    min_ftz_xorsign_abs_f32 min_nan_xorsign_abs_f32 min_xorsign_abs_f32 mul_rm_f32 mul_rm_f64
    mul_rm_ftz_f32 mul_rn_f32 mul_rn_f64 mul_rn_ftz_f32 mul_rp_f32 mul_rp_f64 mul_rp_ftz_f32
    mul_rz_f32 mul_rz_f64 mul_rz_ftz_f32 rcp_approx_ftz_f32 rcp_approx_ftz_f64 rcp_rm_f32
    rcp_rm_f64 rcp_rm_ftz_f32 rcp_rn_f32 rcp_rn_f64 rcp_rn_ftz_f32 rcp_rp_f32 rcp_rp_f64
    rcp_rp_ftz_f32 rcp_rz_f32 rcp_rz_f64 rcp_rz_ftz_f32 rsqrt_approx_f32 rsqrt_approx_f64
    rsqrt_approx_ftz_f32 sin_approx_f32 sin_approx_ftz_f32 sqrt_approx_f32 sqrt_approx_ftz_f32
    sqrt_rm_f32 sqrt_rm_f64 sqrt_rm_ftz_f32 sqrt_rn_f32 sqrt_rn_f64 sqrt_rn_ftz_f32 sqrt_rp_f32
    sqrt_rp_f64 sqrt_rp_ftz_f32 sqrt_rz_f32 sqrt_rz_f64 sqrt_rz_ftz_f32 tanh_approx_f32
  `,
  grid: `
    envreg1 envreg2
  `,
  prmt: `
    prmt prmt_b4e prmt_ecl prmt_ecr prmt_f4e prmt_rc16 prmt_rc8
  `,
  shared: `
    DynamicSharedArray::get DynamicSharedArray::get_raw DynamicSharedArray::offset
    SharedArray::as_mut_ptr SharedArray::as_ptr SharedArray::as_raw_mut_ptr SharedArray::index
    SharedArray::index_mut cvta_generic_to_shared_offset dynamic_smem_size total_smem_size
  `,
  tcgen05: `
    cvt_f32x2_bf16x2 stmatrix_m8n8_x2 stmatrix_m8n8_x2_trans stmatrix_m8n8_x4
    stmatrix_m8n8_x4_trans tcgen05_alloc tcgen05_alloc_cg2 tcgen05_commit tcgen05_commit_cg2
    tcgen05_commit_multicast tcgen05_commit_multicast_cg2 tcgen05_commit_shared_cluster
    tcgen05_commit_shared_cluster_cg2 tcgen05_cp_128x128b tcgen05_cp_128x128b_b4x16_p64
    tcgen05_cp_128x128b_b4x16_p64_cg2 tcgen05_cp_128x128b_b6x16_p32
    tcgen05_cp_128x128b_b6x16_p32_cg2 tcgen05_cp_128x128b_cg2 tcgen05_cp_128x256b_b4x16_p64
    tcgen05_cp_128x256b_b4x16_p64_cg2 tcgen05_cp_128x256b_b6x16_p32
    tcgen05_cp_128x256b_b6x16_p32_cg2 tcgen05_cp_32x128b_warpx4
    tcgen05_cp_32x128b_warpx4_b4x16_p64 tcgen05_cp_32x128b_warpx4_b4x16_p64_cg2
    tcgen05_cp_32x128b_warpx4_b6x16_p32 tcgen05_cp_32x128b_warpx4_b6x16_p32_cg2
    tcgen05_cp_32x128b_warpx4_cg2 tcgen05_cp_4x256b tcgen05_cp_4x256b_b4x16_p64
    tcgen05_cp_4x256b_b4x16_p64_cg2 tcgen05_cp_4x256b_b6x16_p32 tcgen05_cp_4x256b_b6x16_p32_cg2
    tcgen05_cp_4x256b_cg2 tcgen05_cp_64x128b_warpx2_01_23
    tcgen05_cp_64x128b_warpx2_01_23_b4x16_p64 tcgen05_cp_64x128b_warpx2_01_23_b4x16_p64_cg2
    tcgen05_cp_64x128b_warpx2_01_23_b6x16_p32 tcgen05_cp_64x128b_warpx2_01_23_b6x16_p32_cg2
    tcgen05_cp_64x128b_warpx2_01_23_cg2 tcgen05_cp_64x128b_warpx2_02_13
    tcgen05_cp_64x128b_warpx2_02_13_b4x16_p64 tcgen05_cp_64x128b_warpx2_02_13_b4x16_p64_cg2
    tcgen05_cp_64x128b_warpx2_02_13_b6x16_p32 tcgen05_cp_64x128b_warpx2_02_13_b6x16_p32_cg2
    tcgen05_cp_64x128b_warpx2_02_13_cg2 tcgen05_cp_smem_to_tmem tcgen05_cp_smem_to_tmem_cg2
    tcgen05_dealloc tcgen05_dealloc_cg2 tcgen05_fence_after_thread_sync
    tcgen05_fence_before_thread_sync tcgen05_ld_16x128b_x16_pack16 tcgen05_ld_16x128b_x16_raw
    tcgen05_ld_16x128b_x1_pack16 tcgen05_ld_16x128b_x1_raw tcgen05_ld_16x128b_x2_pack16
    tcgen05_ld_16x128b_x2_raw tcgen05_ld_16x128b_x32_pack16 tcgen05_ld_16x128b_x32_raw
    tcgen05_ld_16x128b_x4_pack16 tcgen05_ld_16x128b_x4_raw tcgen05_ld_16x128b_x64_pack16
    tcgen05_ld_16x128b_x64_raw tcgen05_ld_16x128b_x8_pack16 tcgen05_ld_16x128b_x8_raw
    tcgen05_ld_16x256b_pure tcgen05_ld_16x256b_x16_pack16 tcgen05_ld_16x256b_x16_raw
    tcgen05_ld_16x256b_x1_pack16 tcgen05_ld_16x256b_x1_raw tcgen05_ld_16x256b_x2_pack16
    tcgen05_ld_16x256b_x2_raw tcgen05_ld_16x256b_x32_pack16 tcgen05_ld_16x256b_x32_raw
    tcgen05_ld_16x256b_x4_pack16 tcgen05_ld_16x256b_x4_raw tcgen05_ld_16x256b_x8_pack16
    tcgen05_ld_16x256b_x8_pure tcgen05_ld_16x256b_x8_raw tcgen05_ld_16x32bx2_x128_pack16
    tcgen05_ld_16x32bx2_x128_raw tcgen05_ld_16x32bx2_x16_pack16 tcgen05_ld_16x32bx2_x16_raw
    tcgen05_ld_16x32bx2_x1_pack16 tcgen05_ld_16x32bx2_x1_raw tcgen05_ld_16x32bx2_x2_pack16
    tcgen05_ld_16x32bx2_x2_raw tcgen05_ld_16x32bx2_x32_pack16 tcgen05_ld_16x32bx2_x32_raw
    tcgen05_ld_16x32bx2_x4_pack16 tcgen05_ld_16x32bx2_x4_raw tcgen05_ld_16x32bx2_x64_pack16
    tcgen05_ld_16x32bx2_x64_raw tcgen05_ld_16x32bx2_x8_pack16 tcgen05_ld_16x32bx2_x8_raw
    tcgen05_ld_16x64b_x128_pack16 tcgen05_ld_16x64b_x128_raw tcgen05_ld_16x64b_x16_pack16
    tcgen05_ld_16x64b_x16_raw tcgen05_ld_16x64b_x1_pack16 tcgen05_ld_16x64b_x1_raw
    tcgen05_ld_16x64b_x2_pack16 tcgen05_ld_16x64b_x2_raw tcgen05_ld_16x64b_x32_pack16
    tcgen05_ld_16x64b_x32_raw tcgen05_ld_16x64b_x4_pack16 tcgen05_ld_16x64b_x4_raw
    tcgen05_ld_16x64b_x64_pack16 tcgen05_ld_16x64b_x64_raw tcgen05_ld_16x64b_x8_pack16
    tcgen05_ld_16x64b_x8_raw tcgen05_ld_32x32b_x128_pack16 tcgen05_ld_32x32b_x128_raw
    tcgen05_ld_32x32b_x16_pack16 tcgen05_ld_32x32b_x16_raw tcgen05_ld_32x32b_x1_pack16
    tcgen05_ld_32x32b_x1_raw tcgen05_ld_32x32b_x2_pack16 tcgen05_ld_32x32b_x2_raw
    tcgen05_ld_32x32b_x32_pack16 tcgen05_ld_32x32b_x32_raw tcgen05_ld_32x32b_x4_pack16
    tcgen05_ld_32x32b_x4_raw tcgen05_ld_32x32b_x64_pack16 tcgen05_ld_32x32b_x64_raw
    tcgen05_ld_32x32b_x8_pack16 tcgen05_ld_32x32b_x8_raw tcgen05_load_wait tcgen05_mma_f16
    tcgen05_mma_f16_cg2 tcgen05_mma_shared tcgen05_mma_sp_shared tcgen05_mma_sp_tensor
    tcgen05_mma_sp_tensor_ashift tcgen05_mma_tensor tcgen05_mma_tensor_ashift tcgen05_mma_ws_bf16
    tcgen05_mma_ws_e2m1 tcgen05_mma_ws_e2m3 tcgen05_mma_ws_e3m2 tcgen05_mma_ws_e4m3
    tcgen05_mma_ws_e5m2 tcgen05_mma_ws_f16 tcgen05_mma_ws_shared
    tcgen05_mma_ws_shared_zero_col_mask tcgen05_mma_ws_sp_shared
    tcgen05_mma_ws_sp_shared_zero_col_mask tcgen05_mma_ws_sp_tensor
    tcgen05_mma_ws_sp_tensor_zero_col_mask tcgen05_mma_ws_tensor
    tcgen05_mma_ws_tensor_zero_col_mask tcgen05_mma_ws_tf32 tcgen05_relinquish_alloc_permit
    tcgen05_relinquish_alloc_permit_cg2 tcgen05_shift_down tcgen05_shift_down_cg2
    tcgen05_st_16x128b_x16_raw tcgen05_st_16x128b_x16_unpack16 tcgen05_st_16x128b_x1_raw
    tcgen05_st_16x128b_x1_unpack16 tcgen05_st_16x128b_x2_raw tcgen05_st_16x128b_x2_unpack16
    tcgen05_st_16x128b_x32_raw tcgen05_st_16x128b_x32_unpack16 tcgen05_st_16x128b_x4_raw
    tcgen05_st_16x128b_x4_unpack16 tcgen05_st_16x128b_x64_raw tcgen05_st_16x128b_x64_unpack16
    tcgen05_st_16x128b_x8_raw tcgen05_st_16x128b_x8_unpack16 tcgen05_st_16x256b_x16_raw
    tcgen05_st_16x256b_x16_unpack16 tcgen05_st_16x256b_x1_raw tcgen05_st_16x256b_x1_unpack16
    tcgen05_st_16x256b_x2_raw tcgen05_st_16x256b_x2_unpack16 tcgen05_st_16x256b_x32_raw
    tcgen05_st_16x256b_x32_unpack16 tcgen05_st_16x256b_x4_raw tcgen05_st_16x256b_x4_unpack16
    tcgen05_st_16x256b_x8_raw tcgen05_st_16x256b_x8_unpack16 tcgen05_st_16x32bx2_x128_raw
    tcgen05_st_16x32bx2_x128_unpack16 tcgen05_st_16x32bx2_x16_raw tcgen05_st_16x32bx2_x16_unpack16
    tcgen05_st_16x32bx2_x1_raw tcgen05_st_16x32bx2_x1_unpack16 tcgen05_st_16x32bx2_x2_raw
    tcgen05_st_16x32bx2_x2_unpack16 tcgen05_st_16x32bx2_x32_raw tcgen05_st_16x32bx2_x32_unpack16
    tcgen05_st_16x32bx2_x4_raw tcgen05_st_16x32bx2_x4_unpack16 tcgen05_st_16x32bx2_x64_raw
    tcgen05_st_16x32bx2_x64_unpack16 tcgen05_st_16x32bx2_x8_raw tcgen05_st_16x32bx2_x8_unpack16
    tcgen05_st_16x64b_x128_raw tcgen05_st_16x64b_x128_unpack16 tcgen05_st_16x64b_x16_raw
    tcgen05_st_16x64b_x16_unpack16 tcgen05_st_16x64b_x1_raw tcgen05_st_16x64b_x1_unpack16
    tcgen05_st_16x64b_x2_raw tcgen05_st_16x64b_x2_unpack16 tcgen05_st_16x64b_x32_raw
    tcgen05_st_16x64b_x32_unpack16 tcgen05_st_16x64b_x4_raw tcgen05_st_16x64b_x4_unpack16
    tcgen05_st_16x64b_x64_raw tcgen05_st_16x64b_x64_unpack16 tcgen05_st_16x64b_x8_raw
    tcgen05_st_16x64b_x8_unpack16 tcgen05_st_32x32b_x128_raw tcgen05_st_32x32b_x128_unpack16
    tcgen05_st_32x32b_x16_raw tcgen05_st_32x32b_x16_unpack16 tcgen05_st_32x32b_x1_raw
    tcgen05_st_32x32b_x1_unpack16 tcgen05_st_32x32b_x2_raw tcgen05_st_32x32b_x2_unpack16
    tcgen05_st_32x32b_x32_raw tcgen05_st_32x32b_x32_unpack16 tcgen05_st_32x32b_x4_raw
    tcgen05_st_32x32b_x4_unpack16 tcgen05_st_32x32b_x64_raw tcgen05_st_32x32b_x64_unpack16
    tcgen05_st_32x32b_x8_raw tcgen05_st_32x32b_x8_unpack16 tcgen05_store_wait
  `,
  thread: `
    blockDim_x blockDim_y blockDim_z blockIdx_x blockIdx_y blockIdx_z gridDim_x gridDim_y
    gridDim_z gridid nsmid smid sync_threads threadIdx_x threadIdx_y threadIdx_z
  `,
  tma: `
    cp_async_bulk_commit_group cp_async_bulk_tensor_1d_g2s cp_async_bulk_tensor_1d_s2g
    cp_async_bulk_tensor_2d_g2s cp_async_bulk_tensor_2d_g2s_multicast
    cp_async_bulk_tensor_2d_g2s_multicast_cg2 cp_async_bulk_tensor_2d_s2g
    cp_async_bulk_tensor_3d_g2s cp_async_bulk_tensor_3d_s2g cp_async_bulk_tensor_4d_g2s
    cp_async_bulk_tensor_4d_s2g cp_async_bulk_tensor_5d_g2s cp_async_bulk_tensor_5d_s2g
    cp_async_bulk_wait_group cp_async_bulk_wait_group_read
  `,
  warp: `
    active_mask all_sync any_sync ballot_sync elect_sync lane_id lanemask_eq lanemask_ge
    lanemask_gt lanemask_le lanemask_lt match_all_i64_sync match_all_sync match_any_i64_sync
    match_any_sync nwarpid redux_sync_add redux_sync_and redux_sync_max_i32 redux_sync_max_u32
    redux_sync_min_i32 redux_sync_min_u32 redux_sync_or redux_sync_xor shuffle_down_f32_sync
    shuffle_down_sync shuffle_down_u64_sync shuffle_f32_sync shuffle_sync shuffle_u64_sync
    shuffle_up_f32_sync shuffle_up_sync shuffle_up_u64_sync shuffle_xor_f32_sync shuffle_xor_sync
    shuffle_xor_u64_sync sync_mask warpid
  `,
  wgmma: `
    make_smem_desc wgmma_commit_group wgmma_fence wgmma_mma_m64n64k16_f32_bf16 wgmma_wait_group
  `,
  wmma: `
    ldmatrix_x1 ldmatrix_x1_trans ldmatrix_x2 ldmatrix_x2_trans ldmatrix_x4 ldmatrix_x4_trans
    mma_m16n8k128_s32_b1_and_popc mma_m16n8k128_s32_b1_xor_popc mma_m16n8k16_f16_f16
    mma_m16n8k16_f32_bf16 mma_m16n8k16_f32_f16 mma_m16n8k16_fp8_f16_e4m3_e4m3
    mma_m16n8k16_fp8_f16_e4m3_e5m2 mma_m16n8k16_fp8_f16_e5m2_e4m3 mma_m16n8k16_fp8_f16_e5m2_e5m2
    mma_m16n8k16_fp8_f32_e4m3_e4m3 mma_m16n8k16_fp8_f32_e4m3_e5m2 mma_m16n8k16_fp8_f32_e5m2_e4m3
    mma_m16n8k16_fp8_f32_e5m2_e5m2 mma_m16n8k16_s32_s8 mma_m16n8k16_s32_s8_satfinite
    mma_m16n8k16_s32_s8_u8 mma_m16n8k16_s32_s8_u8_satfinite mma_m16n8k16_s32_u8
    mma_m16n8k16_s32_u8_s8 mma_m16n8k16_s32_u8_s8_satfinite mma_m16n8k16_s32_u8_satfinite
    mma_m16n8k256_s32_b1_and_popc mma_m16n8k256_s32_b1_xor_popc mma_m16n8k32_f16_e2m1_e2m1
    mma_m16n8k32_f16_e2m1_e2m3 mma_m16n8k32_f16_e2m1_e3m2 mma_m16n8k32_f16_e2m1_e4m3
    mma_m16n8k32_f16_e2m1_e5m2 mma_m16n8k32_f16_e2m3_e2m1 mma_m16n8k32_f16_e2m3_e2m3
    mma_m16n8k32_f16_e2m3_e3m2 mma_m16n8k32_f16_e2m3_e4m3 mma_m16n8k32_f16_e2m3_e5m2
    mma_m16n8k32_f16_e3m2_e2m1 mma_m16n8k32_f16_e3m2_e2m3 mma_m16n8k32_f16_e3m2_e3m2
    mma_m16n8k32_f16_e3m2_e4m3 mma_m16n8k32_f16_e3m2_e5m2 mma_m16n8k32_f16_e4m3_e2m1
    mma_m16n8k32_f16_e4m3_e2m3 mma_m16n8k32_f16_e4m3_e3m2 mma_m16n8k32_f16_e4m3_e4m3
    mma_m16n8k32_f16_e4m3_e5m2 mma_m16n8k32_f16_e5m2_e2m1 mma_m16n8k32_f16_e5m2_e2m3
    mma_m16n8k32_f16_e5m2_e3m2 mma_m16n8k32_f16_e5m2_e4m3 mma_m16n8k32_f16_e5m2_e5m2
    mma_m16n8k32_f32_e2m1_e2m1 mma_m16n8k32_f32_e2m1_e2m3 mma_m16n8k32_f32_e2m1_e3m2
    mma_m16n8k32_f32_e2m1_e4m3 mma_m16n8k32_f32_e2m1_e5m2 mma_m16n8k32_f32_e2m3_e2m1
    mma_m16n8k32_f32_e2m3_e2m3 mma_m16n8k32_f32_e2m3_e3m2 mma_m16n8k32_f32_e2m3_e4m3
    mma_m16n8k32_f32_e2m3_e5m2 mma_m16n8k32_f32_e3m2_e2m1 mma_m16n8k32_f32_e3m2_e2m3
    mma_m16n8k32_f32_e3m2_e3m2 mma_m16n8k32_f32_e3m2_e4m3 mma_m16n8k32_f32_e3m2_e5m2
    mma_m16n8k32_f32_e4m3_e2m1 mma_m16n8k32_f32_e4m3_e2m3 mma_m16n8k32_f32_e4m3_e3m2
    mma_m16n8k32_f32_e4m3_e4m3 mma_m16n8k32_f32_e4m3_e5m2 mma_m16n8k32_f32_e5m2_e2m1
    mma_m16n8k32_f32_e5m2_e2m3 mma_m16n8k32_f32_e5m2_e3m2 mma_m16n8k32_f32_e5m2_e4m3
    mma_m16n8k32_f32_e5m2_e5m2 mma_m16n8k32_fp8_f16_e4m3_e4m3 mma_m16n8k32_fp8_f16_e4m3_e5m2
    mma_m16n8k32_fp8_f16_e5m2_e4m3 mma_m16n8k32_fp8_f16_e5m2_e5m2 mma_m16n8k32_fp8_f32_e4m3_e4m3
    mma_m16n8k32_fp8_f32_e4m3_e5m2 mma_m16n8k32_fp8_f32_e5m2_e4m3 mma_m16n8k32_fp8_f32_e5m2_e5m2
    mma_m16n8k32_s32_s4 mma_m16n8k32_s32_s4_satfinite mma_m16n8k32_s32_s4_u4
    mma_m16n8k32_s32_s4_u4_satfinite mma_m16n8k32_s32_s8 mma_m16n8k32_s32_s8_satfinite
    mma_m16n8k32_s32_s8_u8 mma_m16n8k32_s32_s8_u8_satfinite mma_m16n8k32_s32_u4
    mma_m16n8k32_s32_u4_s4 mma_m16n8k32_s32_u4_s4_satfinite mma_m16n8k32_s32_u4_satfinite
    mma_m16n8k32_s32_u8 mma_m16n8k32_s32_u8_s8 mma_m16n8k32_s32_u8_s8_satfinite
    mma_m16n8k32_s32_u8_satfinite mma_m16n8k4_f32_tf32 mma_m16n8k64_s32_s4
    mma_m16n8k64_s32_s4_satfinite mma_m16n8k64_s32_s4_u4 mma_m16n8k64_s32_s4_u4_satfinite
    mma_m16n8k64_s32_u4 mma_m16n8k64_s32_u4_s4 mma_m16n8k64_s32_u4_s4_satfinite
    mma_m16n8k64_s32_u4_satfinite mma_m16n8k8_f16_f16 mma_m16n8k8_f32_bf16 mma_m16n8k8_f32_f16
    mma_m16n8k8_f32_tf32 mma_m8n8k128_s32_b1_and_popc mma_m8n8k128_s32_b1_xor_popc
    mma_m8n8k16_s32_s8 mma_m8n8k16_s32_s8_satfinite mma_m8n8k16_s32_s8_u8
    mma_m8n8k16_s32_s8_u8_satfinite mma_m8n8k16_s32_u8 mma_m8n8k16_s32_u8_s8
    mma_m8n8k16_s32_u8_s8_satfinite mma_m8n8k16_s32_u8_satfinite mma_m8n8k32_s32_s4
    mma_m8n8k32_s32_s4_satfinite mma_m8n8k32_s32_s4_u4 mma_m8n8k32_s32_s4_u4_satfinite
    mma_m8n8k32_s32_u4 mma_m8n8k32_s32_u4_s4 mma_m8n8k32_s32_u4_s4_satfinite
    mma_m8n8k32_s32_u4_satfinite mma_m8n8k4_f64 mma_sp_m16n8k128_s32_s4
    mma_sp_m16n8k128_s32_s4_satfinite mma_sp_m16n8k128_s32_s4_u4
    mma_sp_m16n8k128_s32_s4_u4_satfinite mma_sp_m16n8k128_s32_u4 mma_sp_m16n8k128_s32_u4_s4
    mma_sp_m16n8k128_s32_u4_s4_satfinite mma_sp_m16n8k128_s32_u4_satfinite mma_sp_m16n8k32_s32_s8
    mma_sp_m16n8k32_s32_s8_satfinite mma_sp_m16n8k32_s32_s8_u8 mma_sp_m16n8k32_s32_s8_u8_satfinite
    mma_sp_m16n8k32_s32_u8 mma_sp_m16n8k32_s32_u8_s8 mma_sp_m16n8k32_s32_u8_s8_satfinite
    mma_sp_m16n8k32_s32_u8_satfinite mma_sp_m16n8k64_s32_s4 mma_sp_m16n8k64_s32_s4_satfinite
    mma_sp_m16n8k64_s32_s4_u4 mma_sp_m16n8k64_s32_s4_u4_satfinite mma_sp_m16n8k64_s32_s8
    mma_sp_m16n8k64_s32_s8_satfinite mma_sp_m16n8k64_s32_s8_u8 mma_sp_m16n8k64_s32_s8_u8_satfinite
    mma_sp_m16n8k64_s32_u4 mma_sp_m16n8k64_s32_u4_s4 mma_sp_m16n8k64_s32_u4_s4_satfinite
    mma_sp_m16n8k64_s32_u4_satfinite mma_sp_m16n8k64_s32_u8 mma_sp_m16n8k64_s32_u8_s8
    mma_sp_m16n8k64_s32_u8_s8_satfinite mma_sp_m16n8k64_s32_u8_satfinite
    mma_sp_ordered_metadata_m16n8k128_s32_s4 mma_sp_ordered_metadata_m16n8k128_s32_s4_satfinite
    mma_sp_ordered_metadata_m16n8k128_s32_s4_u4
    mma_sp_ordered_metadata_m16n8k128_s32_s4_u4_satfinite mma_sp_ordered_metadata_m16n8k128_s32_u4
    mma_sp_ordered_metadata_m16n8k128_s32_u4_s4
    mma_sp_ordered_metadata_m16n8k128_s32_u4_s4_satfinite
    mma_sp_ordered_metadata_m16n8k128_s32_u4_satfinite mma_sp_ordered_metadata_m16n8k32_s32_s8
    mma_sp_ordered_metadata_m16n8k32_s32_s8_satfinite mma_sp_ordered_metadata_m16n8k32_s32_s8_u8
    mma_sp_ordered_metadata_m16n8k32_s32_s8_u8_satfinite mma_sp_ordered_metadata_m16n8k32_s32_u8
    mma_sp_ordered_metadata_m16n8k32_s32_u8_s8
    mma_sp_ordered_metadata_m16n8k32_s32_u8_s8_satfinite
    mma_sp_ordered_metadata_m16n8k32_s32_u8_satfinite
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e2m1_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e2m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e3m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e4m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e5m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e2m1_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e2m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e3m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e4m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e5m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e2m1_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e2m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e3m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e4m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e5m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e2m1_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e2m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e3m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e4m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e5m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e2m1_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e2m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e3m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e4m3_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e5m2_f16
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e2m1_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e2m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e3m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e4m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e5m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e2m1_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e2m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e3m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e4m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e5m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e2m1_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e2m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e3m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e4m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e5m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e2m1_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e2m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e3m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e4m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e5m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e2m1_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e2m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e3m2_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e4m3_f32
    mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e5m2_f32
    mma_sp_ordered_metadata_m16n8k64_s32_s4 mma_sp_ordered_metadata_m16n8k64_s32_s4_satfinite
    mma_sp_ordered_metadata_m16n8k64_s32_s4_u4
    mma_sp_ordered_metadata_m16n8k64_s32_s4_u4_satfinite mma_sp_ordered_metadata_m16n8k64_s32_s8
    mma_sp_ordered_metadata_m16n8k64_s32_s8_satfinite mma_sp_ordered_metadata_m16n8k64_s32_s8_u8
    mma_sp_ordered_metadata_m16n8k64_s32_s8_u8_satfinite mma_sp_ordered_metadata_m16n8k64_s32_u4
    mma_sp_ordered_metadata_m16n8k64_s32_u4_s4
    mma_sp_ordered_metadata_m16n8k64_s32_u4_s4_satfinite
    mma_sp_ordered_metadata_m16n8k64_s32_u4_satfinite mma_sp_ordered_metadata_m16n8k64_s32_u8
    mma_sp_ordered_metadata_m16n8k64_s32_u8_s8
    mma_sp_ordered_metadata_m16n8k64_s32_u8_s8_satfinite
    mma_sp_ordered_metadata_m16n8k64_s32_u8_satfinite movmatrix_trans_b16
  `,
};

/** Of atomics the scope and the number are in the type's name. */
function atomics(): string {
  const common = ['load', 'store', 'fetch_add', 'fetch_sub', 'swap'];
  const whole = [
    ...['fetch_and', 'fetch_or', 'fetch_xor', 'fetch_min', 'fetch_max'],
    'compare_exchange_raw',
  ];
  return ['Block', 'Device', 'System']
    .flatMap((scope) =>
      ['F16', 'F32', 'F64', 'I32', 'I64', 'U32', 'U64'].flatMap((number) =>
        [...common, ...(number.startsWith('F') ? [] : whole)].map(
          (method) => `${scope}Atomic${number}::${method}`,
        ),
      ),
    )
    .join(' ');
}
