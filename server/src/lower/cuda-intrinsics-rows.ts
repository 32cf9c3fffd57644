/**
 * The functions of `cuda_intrinsics`, by the modules of `cuda_device` whose functions are the same
 * instructions: each name of `cuda_device` behind the number that the ABI, version 1, gives it. The
 * numbers are never given again (`intrinsics/abi-v1.toml` of cuda-oxide); which functions are the
 * same is what its `mir-importer` has in one arm (at a105afd5). `cuda_device` itself has none of
 * `raw`.
 */
export const CUDA_INTRINSICS_ROWS: Readonly<Record<string, string>> = {
  async_copy: `
    i0090 cp_async_ca_16 i0086 cp_async_ca_4 i0088 cp_async_ca_8 i0091 cp_async_ca_zfill_16
    i0087 cp_async_ca_zfill_4 i0089 cp_async_ca_zfill_8 i0092 cp_async_cg_16
    i0093 cp_async_cg_zfill_16 i0094 cp_async_commit_group i0101 cp_async_mbarrier_arrive
    i0103 cp_async_mbarrier_arrive_noinc i0104 cp_async_mbarrier_arrive_noinc_shared
    i0102 cp_async_mbarrier_arrive_shared i0095 cp_async_wait_all i0096 cp_async_wait_group
  `,
  atomic: `
    i0015 atom_add_bf16x2 i0014 atom_add_f16x2
  `,
  barrier: `
    i0313 fence_mbarrier_init_release_cluster
    i0315 fence_proxy_async_generic_acquire_shared_cluster_cluster
    i0314 fence_proxy_async_generic_release_shared_cta_cluster i0312 fence_proxy_async_shared_cta
    i0098 mbarrier_arrive i0308 mbarrier_arrive_cluster i0306 mbarrier_arrive_expect_tx
    i0307 mbarrier_arrive_expect_tx_cluster i0097 mbarrier_init i0100 mbarrier_inval
    i0099 mbarrier_test_wait i0309 mbarrier_try_wait i0310 mbarrier_try_wait_parity
    i0311 mbarrier_try_wait_parity_cluster i0316 nanosleep
  `,
  bf16: `
    i0850 max_bf16 i0851 max_nan_bf16 i0853 max_nan_xorsign_abs_bf16 i0852 max_xorsign_abs_bf16
    i0838 min_bf16 i0839 min_nan_bf16 i0841 min_nan_xorsign_abs_bf16 i0840 min_xorsign_abs_bf16
  `,
  bf16x2: `
    i0070 abs_bf16x2 i0064 add_bf16x2 i0062 fma_bf16x2 i0063 fma_relu_bf16x2 i0068 max_bf16x2
    i0570 max_nan_bf16x2 i0572 max_nan_xorsign_abs_bf16x2 i0575 max_xorsign_abs_bf16x2
    i0067 min_bf16x2 i0556 min_nan_bf16x2 i0558 min_nan_xorsign_abs_bf16x2
    i0561 min_xorsign_abs_bf16x2 i0066 mul_bf16x2 i0069 neg_bf16x2 i0065 sub_bf16x2
  `,
  clc: `
    i0325 clc_query_get_first_ctaid_x i0326 clc_query_get_first_ctaid_y
    i0327 clc_query_get_first_ctaid_z i0324 clc_query_is_canceled i0322 clc_try_cancel
    i0323 clc_try_cancel_multicast
  `,
  cluster: `
    i0272 __cluster_grid_dimX i0273 __cluster_grid_dimY i0274 __cluster_grid_dimZ
    i0269 __cluster_idxX i0270 __cluster_idxY i0271 __cluster_idxZ i0277 barrier_cluster_arrive
    i0278 barrier_cluster_arrive_aligned i0279 barrier_cluster_arrive_relaxed
    i0280 barrier_cluster_arrive_relaxed_aligned i0281 barrier_cluster_wait
    i0282 barrier_cluster_wait_aligned i0263 cluster_ctaidX i0264 cluster_ctaidY
    i0265 cluster_ctaidZ i0266 cluster_nctaidX i0267 cluster_nctaidY i0268 cluster_nctaidZ
    i0321 dsmem_read_u32 i0320 map_shared_rank
  `,
  convert: `
    i0081 cvt_f16x2_f32 i0826 cvt_rn_f16x2_e4m3x2 i0828 cvt_rn_f16x2_e5m2x2
    i0084 cvt_rn_relu_bf16x2_f32 i0827 cvt_rn_relu_f16x2_e4m3x2 i0829 cvt_rn_relu_f16x2_e5m2x2
    i0083 cvt_rn_relu_f16x2_f32 i0373 cvt_rn_relu_satfinite_tf32_f32 i0371 cvt_rn_relu_tf32_f32
    i0822 cvt_rn_satfinite_e4m3x2_f16x2 i0259 cvt_rn_satfinite_e4m3x2_f32
    i0824 cvt_rn_satfinite_e5m2x2_f16x2 i0261 cvt_rn_satfinite_e5m2x2_f32
    i0823 cvt_rn_satfinite_relu_e4m3x2_f16x2 i0260 cvt_rn_satfinite_relu_e4m3x2_f32
    i0825 cvt_rn_satfinite_relu_e5m2x2_f16x2 i0262 cvt_rn_satfinite_relu_e5m2x2_f32
    i0372 cvt_rn_satfinite_tf32_f32 i0370 cvt_rn_tf32_f32 i0369 cvt_rna_satfinite_tf32_f32
    i0368 cvt_rna_tf32_f32 i0085 cvt_rz_bf16x2_f32 i0082 cvt_rz_f16x2_f32
    i0377 cvt_rz_relu_satfinite_tf32_f32 i0375 cvt_rz_relu_tf32_f32
    i0376 cvt_rz_satfinite_tf32_f32 i0374 cvt_rz_tf32_f32
  `,
  debug: `
    i0297 __prof_trigger i0296 breakpoint i0283 clock i0284 clock64 i0285 globaltimer i0295 trap
  `,
  dotprod: `
    i0032 dp2a_s32 i0033 dp2a_u32 i0030 dp4a_s32 i0031 dp4a_u32
  `,
  f16: `
    i0842 max_f16 i0843 max_ftz_f16 i0845 max_ftz_nan_f16 i0849 max_ftz_nan_xorsign_abs_f16
    i0847 max_ftz_xorsign_abs_f16 i0844 max_nan_f16 i0848 max_nan_xorsign_abs_f16
    i0846 max_xorsign_abs_f16 i0830 min_f16 i0831 min_ftz_f16 i0833 min_ftz_nan_f16
    i0837 min_ftz_nan_xorsign_abs_f16 i0835 min_ftz_xorsign_abs_f16 i0832 min_nan_f16
    i0836 min_nan_xorsign_abs_f16 i0834 min_xorsign_abs_f16
  `,
  f16x2: `
    i0080 abs_f16x2 i0074 add_f16x2 i0072 fma_f16x2 i0854 fma_ftz_f16x2 i0857 fma_ftz_relu_f16x2
    i0856 fma_ftz_sat_f16x2 i0073 fma_relu_f16x2 i0855 fma_sat_f16x2 i0078 max_f16x2
    i0564 max_ftz_f16x2 i0565 max_ftz_nan_f16x2 i0567 max_ftz_nan_xorsign_abs_f16x2
    i0569 max_ftz_xorsign_abs_f16x2 i0571 max_nan_f16x2 i0574 max_nan_xorsign_abs_f16x2
    i0577 max_xorsign_abs_f16x2 i0077 min_f16x2 i0550 min_ftz_f16x2 i0551 min_ftz_nan_f16x2
    i0553 min_ftz_nan_xorsign_abs_f16x2 i0555 min_ftz_xorsign_abs_f16x2 i0557 min_nan_f16x2
    i0560 min_nan_xorsign_abs_f16x2 i0563 min_xorsign_abs_f16x2 i0076 mul_f16x2 i0079 neg_f16x2
    i0075 sub_f16x2
  `,
  fence: `
    i0299 threadfence i0298 threadfence_block i0300 threadfence_system
  `,
  float: `
    i0446 add_rm_f32 i0436 add_rm_f64 i0447 add_rm_ftz_f32 i0449 add_rm_ftz_sat_f32
    i0448 add_rm_sat_f32 i0438 add_rn_f32 i0434 add_rn_f64 i0439 add_rn_ftz_f32
    i0441 add_rn_ftz_sat_f32 i0440 add_rn_sat_f32 i0450 add_rp_f32 i0437 add_rp_f64
    i0451 add_rp_ftz_f32 i0453 add_rp_ftz_sat_f32 i0452 add_rp_sat_f32 i0442 add_rz_f32
    i0435 add_rz_f64 i0443 add_rz_ftz_f32 i0445 add_rz_ftz_sat_f32 i0444 add_rz_sat_f32
    i0784 cos_approx_f32 i0785 cos_approx_ftz_f32 i0414 div_rm_f32 i0396 div_rm_f64
    i0415 div_rm_ftz_f32 i0410 div_rn_f32 i0394 div_rn_f64 i0411 div_rn_ftz_f32 i0416 div_rp_f32
    i0397 div_rp_f64 i0417 div_rp_ftz_f32 i0412 div_rz_f32 i0395 div_rz_f64 i0413 div_rz_ftz_f32
    i0819 ex2_approx_f32 i0820 ex2_approx_ftz_f32 i0426 fma_rm_f32 i0400 fma_rm_f64
    i0427 fma_rm_ftz_f32 i0429 fma_rm_ftz_sat_f32 i0428 fma_rm_sat_f32 i0418 fma_rn_f32
    i0398 fma_rn_f64 i0419 fma_rn_ftz_f32 i0421 fma_rn_ftz_sat_f32 i0420 fma_rn_sat_f32
    i0430 fma_rp_f32 i0401 fma_rp_f64 i0431 fma_rp_ftz_f32 i0433 fma_rp_ftz_sat_f32
    i0432 fma_rp_sat_f32 i0422 fma_rz_f32 i0399 fma_rz_f64 i0423 fma_rz_ftz_f32
    i0425 fma_rz_ftz_sat_f32 i0424 fma_rz_sat_f32 i0786 lg2_approx_f32 i0787 lg2_approx_ftz_f32
    i0566 max_ftz_nan_xorsign_abs_f32 i0568 max_ftz_xorsign_abs_f32 i0573 max_nan_xorsign_abs_f32
    i0576 max_xorsign_abs_f32 i0552 min_ftz_nan_xorsign_abs_f32 i0554 min_ftz_xorsign_abs_f32
    i0559 min_nan_xorsign_abs_f32 i0562 min_xorsign_abs_f32 i0406 mul_rm_f32 i0392 mul_rm_f64
    i0407 mul_rm_ftz_f32 i0402 mul_rn_f32 i0390 mul_rn_f64 i0403 mul_rn_ftz_f32 i0408 mul_rp_f32
    i0393 mul_rp_f64 i0409 mul_rp_ftz_f32 i0404 mul_rz_f32 i0391 mul_rz_f64 i0405 mul_rz_ftz_f32
    i0788 rcp_approx_ftz_f32 i0797 rcp_approx_ftz_f64 i0793 rcp_rm_f32 i0800 rcp_rm_f64
    i0794 rcp_rm_ftz_f32 i0789 rcp_rn_f32 i0798 rcp_rn_f64 i0790 rcp_rn_ftz_f32 i0795 rcp_rp_f32
    i0801 rcp_rp_f64 i0796 rcp_rp_ftz_f32 i0791 rcp_rz_f32 i0799 rcp_rz_f64 i0792 rcp_rz_ftz_f32
    i0802 rsqrt_approx_f32 i0804 rsqrt_approx_f64 i0803 rsqrt_approx_ftz_f32 i0782 sin_approx_f32
    i0783 sin_approx_ftz_f32 i0805 sqrt_approx_f32 i0806 sqrt_approx_ftz_f32 i0811 sqrt_rm_f32
    i0817 sqrt_rm_f64 i0812 sqrt_rm_ftz_f32 i0807 sqrt_rn_f32 i0815 sqrt_rn_f64
    i0808 sqrt_rn_ftz_f32 i0813 sqrt_rp_f32 i0818 sqrt_rp_f64 i0814 sqrt_rp_ftz_f32
    i0809 sqrt_rz_f32 i0816 sqrt_rz_f64 i0810 sqrt_rz_ftz_f32 i0821 tanh_approx_f32
  `,
  grid: `
    i0286 envreg1 i0287 envreg2
  `,
  prmt: `
    i0252 prmt i0254 prmt_b4e i0256 prmt_ecl i0257 prmt_ecr i0253 prmt_f4e i0258 prmt_rc16
    i0255 prmt_rc8
  `,
  raw: `
    i0043 uni_sync i0275 cluster_block_rank i0276 cluster_block_count
    i0378 ldmatrix_m16n16_x1_trans_b8 i0379 ldmatrix_m16n16_x1_trans_b8x16_b4x16_p64
    i0380 ldmatrix_m16n16_x1_trans_b8x16_b6x16_p32 i0381 ldmatrix_m16n16_x2_trans_b8
    i0382 ldmatrix_m16n16_x2_trans_b8x16_b4x16_p64 i0383 ldmatrix_m16n16_x2_trans_b8x16_b6x16_p32
    i0384 ldmatrix_m8n16_x1_b8x16_b4x16_p64 i0385 ldmatrix_m8n16_x1_b8x16_b6x16_p32
    i0386 ldmatrix_m8n16_x2_b8x16_b4x16_p64 i0387 ldmatrix_m8n16_x2_b8x16_b6x16_p32
    i0388 ldmatrix_m8n16_x4_b8x16_b4x16_p64 i0389 ldmatrix_m8n16_x4_b8x16_b6x16_p32
  `,
  shared: `
    i0293 dynamic_smem_size i0294 total_smem_size
  `,
  tcgen05: `
    i0743 __tcgen05_ld_16x32bx2_x128_pack16 i0742 __tcgen05_ld_16x32bx2_x128_raw
    i0737 __tcgen05_ld_16x32bx2_x16_pack16 i0736 __tcgen05_ld_16x32bx2_x16_raw
    i0729 __tcgen05_ld_16x32bx2_x1_pack16 i0728 __tcgen05_ld_16x32bx2_x1_raw
    i0731 __tcgen05_ld_16x32bx2_x2_pack16 i0730 __tcgen05_ld_16x32bx2_x2_raw
    i0739 __tcgen05_ld_16x32bx2_x32_pack16 i0738 __tcgen05_ld_16x32bx2_x32_raw
    i0733 __tcgen05_ld_16x32bx2_x4_pack16 i0732 __tcgen05_ld_16x32bx2_x4_raw
    i0741 __tcgen05_ld_16x32bx2_x64_pack16 i0740 __tcgen05_ld_16x32bx2_x64_raw
    i0735 __tcgen05_ld_16x32bx2_x8_pack16 i0734 __tcgen05_ld_16x32bx2_x8_raw
    i0763 __tcgen05_mma_shared i0766 __tcgen05_mma_sp_shared i0767 __tcgen05_mma_sp_tensor
    i0768 __tcgen05_mma_sp_tensor_ashift i0764 __tcgen05_mma_tensor
    i0765 __tcgen05_mma_tensor_ashift i0769 __tcgen05_mma_ws_shared
    i0770 __tcgen05_mma_ws_shared_zero_col_mask i0771 __tcgen05_mma_ws_sp_shared
    i0772 __tcgen05_mma_ws_sp_shared_zero_col_mask i0773 __tcgen05_mma_ws_sp_tensor
    i0774 __tcgen05_mma_ws_sp_tensor_zero_col_mask i0775 __tcgen05_mma_ws_tensor
    i0776 __tcgen05_mma_ws_tensor_zero_col_mask i0758 __tcgen05_st_16x32bx2_x128_raw
    i0759 __tcgen05_st_16x32bx2_x128_unpack16 i0752 __tcgen05_st_16x32bx2_x16_raw
    i0753 __tcgen05_st_16x32bx2_x16_unpack16 i0744 __tcgen05_st_16x32bx2_x1_raw
    i0745 __tcgen05_st_16x32bx2_x1_unpack16 i0746 __tcgen05_st_16x32bx2_x2_raw
    i0747 __tcgen05_st_16x32bx2_x2_unpack16 i0754 __tcgen05_st_16x32bx2_x32_raw
    i0755 __tcgen05_st_16x32bx2_x32_unpack16 i0748 __tcgen05_st_16x32bx2_x4_raw
    i0749 __tcgen05_st_16x32bx2_x4_unpack16 i0756 __tcgen05_st_16x32bx2_x64_raw
    i0757 __tcgen05_st_16x32bx2_x64_unpack16 i0750 __tcgen05_st_16x32bx2_x8_raw
    i0751 __tcgen05_st_16x32bx2_x8_unpack16 i0071 cvt_f32x2_bf16x2 i0301 stmatrix_m8n8_x2
    i0302 stmatrix_m8n8_x2_trans i0303 stmatrix_m8n8_x4 i0304 stmatrix_m8n8_x4_trans
    i0343 tcgen05_alloc i0359 tcgen05_alloc_cg2 i0348 tcgen05_commit i0363 tcgen05_commit_cg2
    i0760 tcgen05_commit_multicast i0365 tcgen05_commit_multicast_cg2
    i0349 tcgen05_commit_shared_cluster i0364 tcgen05_commit_shared_cluster_cg2
    i0582 tcgen05_cp_128x128b i0578 tcgen05_cp_128x128b_b4x16_p64
    i0579 tcgen05_cp_128x128b_b4x16_p64_cg2 i0580 tcgen05_cp_128x128b_b6x16_p32
    i0581 tcgen05_cp_128x128b_b6x16_p32_cg2 i0583 tcgen05_cp_128x128b_cg2
    i0584 tcgen05_cp_128x256b_b4x16_p64 i0585 tcgen05_cp_128x256b_b4x16_p64_cg2
    i0586 tcgen05_cp_128x256b_b6x16_p32 i0587 tcgen05_cp_128x256b_b6x16_p32_cg2
    i0592 tcgen05_cp_32x128b_warpx4 i0588 tcgen05_cp_32x128b_warpx4_b4x16_p64
    i0589 tcgen05_cp_32x128b_warpx4_b4x16_p64_cg2 i0590 tcgen05_cp_32x128b_warpx4_b6x16_p32
    i0591 tcgen05_cp_32x128b_warpx4_b6x16_p32_cg2 i0593 tcgen05_cp_32x128b_warpx4_cg2
    i0598 tcgen05_cp_4x256b i0594 tcgen05_cp_4x256b_b4x16_p64
    i0595 tcgen05_cp_4x256b_b4x16_p64_cg2 i0596 tcgen05_cp_4x256b_b6x16_p32
    i0597 tcgen05_cp_4x256b_b6x16_p32_cg2 i0599 tcgen05_cp_4x256b_cg2
    i0604 tcgen05_cp_64x128b_warpx2_01_23 i0600 tcgen05_cp_64x128b_warpx2_01_23_b4x16_p64
    i0601 tcgen05_cp_64x128b_warpx2_01_23_b4x16_p64_cg2
    i0602 tcgen05_cp_64x128b_warpx2_01_23_b6x16_p32
    i0603 tcgen05_cp_64x128b_warpx2_01_23_b6x16_p32_cg2 i0605 tcgen05_cp_64x128b_warpx2_01_23_cg2
    i0610 tcgen05_cp_64x128b_warpx2_02_13 i0606 tcgen05_cp_64x128b_warpx2_02_13_b4x16_p64
    i0607 tcgen05_cp_64x128b_warpx2_02_13_b4x16_p64_cg2
    i0608 tcgen05_cp_64x128b_warpx2_02_13_b6x16_p32
    i0609 tcgen05_cp_64x128b_warpx2_02_13_b6x16_p32_cg2 i0611 tcgen05_cp_64x128b_warpx2_02_13_cg2
    i0354 tcgen05_cp_smem_to_tmem i0366 tcgen05_cp_smem_to_tmem_cg2 i0344 tcgen05_dealloc
    i0360 tcgen05_dealloc_cg2 i0347 tcgen05_fence_after_thread_sync
    i0346 tcgen05_fence_before_thread_sync i0637 tcgen05_ld_16x128b_x16_pack16
    i0636 tcgen05_ld_16x128b_x16_raw i0629 tcgen05_ld_16x128b_x1_pack16
    i0628 tcgen05_ld_16x128b_x1_raw i0631 tcgen05_ld_16x128b_x2_pack16
    i0630 tcgen05_ld_16x128b_x2_raw i0639 tcgen05_ld_16x128b_x32_pack16
    i0638 tcgen05_ld_16x128b_x32_raw i0633 tcgen05_ld_16x128b_x4_pack16
    i0632 tcgen05_ld_16x128b_x4_raw i0641 tcgen05_ld_16x128b_x64_pack16
    i0640 tcgen05_ld_16x128b_x64_raw i0635 tcgen05_ld_16x128b_x8_pack16
    i0634 tcgen05_ld_16x128b_x8_raw i0356 tcgen05_ld_16x256b_pure
    i0651 tcgen05_ld_16x256b_x16_pack16 i0650 tcgen05_ld_16x256b_x16_raw
    i0643 tcgen05_ld_16x256b_x1_pack16 i0642 tcgen05_ld_16x256b_x1_raw
    i0645 tcgen05_ld_16x256b_x2_pack16 i0644 tcgen05_ld_16x256b_x2_raw
    i0653 tcgen05_ld_16x256b_x32_pack16 i0652 tcgen05_ld_16x256b_x32_raw
    i0647 tcgen05_ld_16x256b_x4_pack16 i0646 tcgen05_ld_16x256b_x4_raw
    i0649 tcgen05_ld_16x256b_x8_pack16 i0355 tcgen05_ld_16x256b_x8_pure
    i0648 tcgen05_ld_16x256b_x8_raw i0627 tcgen05_ld_16x64b_x128_pack16
    i0626 tcgen05_ld_16x64b_x128_raw i0621 tcgen05_ld_16x64b_x16_pack16
    i0620 tcgen05_ld_16x64b_x16_raw i0613 tcgen05_ld_16x64b_x1_pack16
    i0612 tcgen05_ld_16x64b_x1_raw i0615 tcgen05_ld_16x64b_x2_pack16
    i0614 tcgen05_ld_16x64b_x2_raw i0623 tcgen05_ld_16x64b_x32_pack16
    i0622 tcgen05_ld_16x64b_x32_raw i0617 tcgen05_ld_16x64b_x4_pack16
    i0616 tcgen05_ld_16x64b_x4_raw i0625 tcgen05_ld_16x64b_x64_pack16
    i0624 tcgen05_ld_16x64b_x64_raw i0619 tcgen05_ld_16x64b_x8_pack16
    i0618 tcgen05_ld_16x64b_x8_raw i0669 tcgen05_ld_32x32b_x128_pack16
    i0668 tcgen05_ld_32x32b_x128_raw i0663 tcgen05_ld_32x32b_x16_pack16
    i0662 tcgen05_ld_32x32b_x16_raw i0655 tcgen05_ld_32x32b_x1_pack16
    i0654 tcgen05_ld_32x32b_x1_raw i0657 tcgen05_ld_32x32b_x2_pack16
    i0656 tcgen05_ld_32x32b_x2_raw i0665 tcgen05_ld_32x32b_x32_pack16
    i0664 tcgen05_ld_32x32b_x32_raw i0659 tcgen05_ld_32x32b_x4_pack16
    i0658 tcgen05_ld_32x32b_x4_raw i0667 tcgen05_ld_32x32b_x64_pack16
    i0666 tcgen05_ld_32x32b_x64_raw i0661 tcgen05_ld_32x32b_x8_pack16
    i0660 tcgen05_ld_32x32b_x8_raw i0357 tcgen05_load_wait i0351 tcgen05_mma_f16
    i0362 tcgen05_mma_f16_cg2 i0352 tcgen05_mma_ws_bf16 i0781 tcgen05_mma_ws_e2m1
    i0779 tcgen05_mma_ws_e2m3 i0780 tcgen05_mma_ws_e3m2 i0777 tcgen05_mma_ws_e4m3
    i0778 tcgen05_mma_ws_e5m2 i0350 tcgen05_mma_ws_f16 i0353 tcgen05_mma_ws_tf32
    i0345 tcgen05_relinquish_alloc_permit i0361 tcgen05_relinquish_alloc_permit_cg2
    i0761 tcgen05_shift_down i0762 tcgen05_shift_down_cg2 i0694 tcgen05_st_16x128b_x16_raw
    i0695 tcgen05_st_16x128b_x16_unpack16 i0686 tcgen05_st_16x128b_x1_raw
    i0687 tcgen05_st_16x128b_x1_unpack16 i0688 tcgen05_st_16x128b_x2_raw
    i0689 tcgen05_st_16x128b_x2_unpack16 i0696 tcgen05_st_16x128b_x32_raw
    i0697 tcgen05_st_16x128b_x32_unpack16 i0690 tcgen05_st_16x128b_x4_raw
    i0691 tcgen05_st_16x128b_x4_unpack16 i0698 tcgen05_st_16x128b_x64_raw
    i0699 tcgen05_st_16x128b_x64_unpack16 i0692 tcgen05_st_16x128b_x8_raw
    i0693 tcgen05_st_16x128b_x8_unpack16 i0708 tcgen05_st_16x256b_x16_raw
    i0709 tcgen05_st_16x256b_x16_unpack16 i0700 tcgen05_st_16x256b_x1_raw
    i0701 tcgen05_st_16x256b_x1_unpack16 i0702 tcgen05_st_16x256b_x2_raw
    i0703 tcgen05_st_16x256b_x2_unpack16 i0710 tcgen05_st_16x256b_x32_raw
    i0711 tcgen05_st_16x256b_x32_unpack16 i0704 tcgen05_st_16x256b_x4_raw
    i0705 tcgen05_st_16x256b_x4_unpack16 i0706 tcgen05_st_16x256b_x8_raw
    i0707 tcgen05_st_16x256b_x8_unpack16 i0684 tcgen05_st_16x64b_x128_raw
    i0685 tcgen05_st_16x64b_x128_unpack16 i0678 tcgen05_st_16x64b_x16_raw
    i0679 tcgen05_st_16x64b_x16_unpack16 i0670 tcgen05_st_16x64b_x1_raw
    i0671 tcgen05_st_16x64b_x1_unpack16 i0672 tcgen05_st_16x64b_x2_raw
    i0673 tcgen05_st_16x64b_x2_unpack16 i0680 tcgen05_st_16x64b_x32_raw
    i0681 tcgen05_st_16x64b_x32_unpack16 i0674 tcgen05_st_16x64b_x4_raw
    i0675 tcgen05_st_16x64b_x4_unpack16 i0682 tcgen05_st_16x64b_x64_raw
    i0683 tcgen05_st_16x64b_x64_unpack16 i0676 tcgen05_st_16x64b_x8_raw
    i0677 tcgen05_st_16x64b_x8_unpack16 i0726 tcgen05_st_32x32b_x128_raw
    i0727 tcgen05_st_32x32b_x128_unpack16 i0720 tcgen05_st_32x32b_x16_raw
    i0721 tcgen05_st_32x32b_x16_unpack16 i0712 tcgen05_st_32x32b_x1_raw
    i0713 tcgen05_st_32x32b_x1_unpack16 i0714 tcgen05_st_32x32b_x2_raw
    i0715 tcgen05_st_32x32b_x2_unpack16 i0722 tcgen05_st_32x32b_x32_raw
    i0723 tcgen05_st_32x32b_x32_unpack16 i0716 tcgen05_st_32x32b_x4_raw
    i0717 tcgen05_st_32x32b_x4_unpack16 i0724 tcgen05_st_32x32b_x64_raw
    i0725 tcgen05_st_32x32b_x64_unpack16 i0718 tcgen05_st_32x32b_x8_raw
    i0719 tcgen05_st_32x32b_x8_unpack16 i0358 tcgen05_store_wait
  `,
  thread: `
    i0003 blockDim_x i0007 blockDim_y i0011 blockDim_z i0002 blockIdx_x i0006 blockIdx_y
    i0010 blockIdx_z i0004 gridDim_x i0008 gridDim_y i0012 gridDim_z i0290 gridid i0289 nsmid
    i0288 smid i0034 sync_threads i0001 threadIdx_x i0005 threadIdx_y i0009 threadIdx_z
  `,
  tma: `
    i0340 cp_async_bulk_commit_group i0328 cp_async_bulk_tensor_1d_g2s
    i0335 cp_async_bulk_tensor_1d_s2g i0329 cp_async_bulk_tensor_2d_g2s
    i0330 cp_async_bulk_tensor_2d_g2s_multicast i0331 cp_async_bulk_tensor_2d_g2s_multicast_cg2
    i0336 cp_async_bulk_tensor_2d_s2g i0332 cp_async_bulk_tensor_3d_g2s
    i0337 cp_async_bulk_tensor_3d_s2g i0333 cp_async_bulk_tensor_4d_g2s
    i0338 cp_async_bulk_tensor_4d_s2g i0334 cp_async_bulk_tensor_5d_g2s
    i0339 cp_async_bulk_tensor_5d_s2g i0341 cp_async_bulk_wait_group
    i0342 cp_async_bulk_wait_group_read
  `,
  warp: `
    i0044 active_mask i0040 all_sync i0041 any_sync i0042 ballot_sync i0367 elect_sync
    i0016 lane_id i0037 lanemask_eq i0038 lanemask_ge i0039 lanemask_gt i0036 lanemask_le
    i0035 lanemask_lt i0048 match_all_i64_sync i0047 match_all_sync i0046 match_any_i64_sync
    i0045 match_any_sync i0292 nwarpid i0017 redux_sync_add i0022 redux_sync_and
    i0021 redux_sync_max_i32 i0020 redux_sync_max_u32 i0019 redux_sync_min_i32
    i0018 redux_sync_min_u32 i0023 redux_sync_or i0024 redux_sync_xor i0056 shuffle_down_f32_sync
    i0052 shuffle_down_sync i0060 shuffle_down_u64_sync i0054 shuffle_f32_sync i0050 shuffle_sync
    i0058 shuffle_u64_sync i0057 shuffle_up_f32_sync i0053 shuffle_up_sync
    i0061 shuffle_up_u64_sync i0055 shuffle_xor_f32_sync i0051 shuffle_xor_sync
    i0059 shuffle_xor_u64_sync i0049 sync_mask i0291 warpid
  `,
  wgmma: `
    i0319 __wgmma_wait_group i0318 wgmma_commit_group i0317 wgmma_fence
  `,
  wmma: `
    i0025 ldmatrix_x1 i0026 ldmatrix_x1_trans i0027 ldmatrix_x2 i0028 ldmatrix_x2_trans
    i0013 ldmatrix_x4 i0029 ldmatrix_x4_trans i0161 mma_m16n8k128_s32_b1_and_popc
    i0158 mma_m16n8k128_s32_b1_xor_popc i0524 mma_m16n8k16_f16_f16 i0105 mma_m16n8k16_f32_bf16
    i0106 mma_m16n8k16_f32_f16 i0504 mma_m16n8k16_fp8_f16_e4m3_e4m3
    i0505 mma_m16n8k16_fp8_f16_e4m3_e5m2 i0506 mma_m16n8k16_fp8_f16_e5m2_e4m3
    i0507 mma_m16n8k16_fp8_f16_e5m2_e5m2 i0508 mma_m16n8k16_fp8_f32_e4m3_e4m3
    i0509 mma_m16n8k16_fp8_f32_e4m3_e5m2 i0510 mma_m16n8k16_fp8_f32_e5m2_e4m3
    i0511 mma_m16n8k16_fp8_f32_e5m2_e5m2 i0110 mma_m16n8k16_s32_s8
    i0117 mma_m16n8k16_s32_s8_satfinite i0111 mma_m16n8k16_s32_s8_u8
    i0118 mma_m16n8k16_s32_s8_u8_satfinite i0112 mma_m16n8k16_s32_u8 i0113 mma_m16n8k16_s32_u8_s8
    i0120 mma_m16n8k16_s32_u8_s8_satfinite i0119 mma_m16n8k16_s32_u8_satfinite
    i0162 mma_m16n8k256_s32_b1_and_popc i0159 mma_m16n8k256_s32_b1_xor_popc
    i0479 mma_m16n8k32_f16_e2m1_e2m1 i0480 mma_m16n8k32_f16_e2m1_e2m3
    i0481 mma_m16n8k32_f16_e2m1_e3m2 i0482 mma_m16n8k32_f16_e2m1_e4m3
    i0483 mma_m16n8k32_f16_e2m1_e5m2 i0484 mma_m16n8k32_f16_e2m3_e2m1
    i0485 mma_m16n8k32_f16_e2m3_e2m3 i0486 mma_m16n8k32_f16_e2m3_e3m2
    i0487 mma_m16n8k32_f16_e2m3_e4m3 i0488 mma_m16n8k32_f16_e2m3_e5m2
    i0489 mma_m16n8k32_f16_e3m2_e2m1 i0490 mma_m16n8k32_f16_e3m2_e2m3
    i0491 mma_m16n8k32_f16_e3m2_e3m2 i0492 mma_m16n8k32_f16_e3m2_e4m3
    i0493 mma_m16n8k32_f16_e3m2_e5m2 i0494 mma_m16n8k32_f16_e4m3_e2m1
    i0495 mma_m16n8k32_f16_e4m3_e2m3 i0496 mma_m16n8k32_f16_e4m3_e3m2
    i0497 mma_m16n8k32_f16_e4m3_e4m3 i0498 mma_m16n8k32_f16_e4m3_e5m2
    i0499 mma_m16n8k32_f16_e5m2_e2m1 i0500 mma_m16n8k32_f16_e5m2_e2m3
    i0501 mma_m16n8k32_f16_e5m2_e3m2 i0502 mma_m16n8k32_f16_e5m2_e4m3
    i0503 mma_m16n8k32_f16_e5m2_e5m2 i0454 mma_m16n8k32_f32_e2m1_e2m1
    i0455 mma_m16n8k32_f32_e2m1_e2m3 i0456 mma_m16n8k32_f32_e2m1_e3m2
    i0457 mma_m16n8k32_f32_e2m1_e4m3 i0458 mma_m16n8k32_f32_e2m1_e5m2
    i0459 mma_m16n8k32_f32_e2m3_e2m1 i0460 mma_m16n8k32_f32_e2m3_e2m3
    i0461 mma_m16n8k32_f32_e2m3_e3m2 i0462 mma_m16n8k32_f32_e2m3_e4m3
    i0463 mma_m16n8k32_f32_e2m3_e5m2 i0464 mma_m16n8k32_f32_e3m2_e2m1
    i0465 mma_m16n8k32_f32_e3m2_e2m3 i0466 mma_m16n8k32_f32_e3m2_e3m2
    i0467 mma_m16n8k32_f32_e3m2_e4m3 i0468 mma_m16n8k32_f32_e3m2_e5m2
    i0469 mma_m16n8k32_f32_e4m3_e2m1 i0470 mma_m16n8k32_f32_e4m3_e2m3
    i0471 mma_m16n8k32_f32_e4m3_e3m2 i0472 mma_m16n8k32_f32_e4m3_e4m3
    i0473 mma_m16n8k32_f32_e4m3_e5m2 i0474 mma_m16n8k32_f32_e5m2_e2m1
    i0475 mma_m16n8k32_f32_e5m2_e2m3 i0476 mma_m16n8k32_f32_e5m2_e3m2
    i0477 mma_m16n8k32_f32_e5m2_e4m3 i0478 mma_m16n8k32_f32_e5m2_e5m2
    i0512 mma_m16n8k32_fp8_f16_e4m3_e4m3 i0513 mma_m16n8k32_fp8_f16_e4m3_e5m2
    i0514 mma_m16n8k32_fp8_f16_e5m2_e4m3 i0515 mma_m16n8k32_fp8_f16_e5m2_e5m2
    i0516 mma_m16n8k32_fp8_f32_e4m3_e4m3 i0517 mma_m16n8k32_fp8_f32_e4m3_e5m2
    i0518 mma_m16n8k32_fp8_f32_e5m2_e4m3 i0519 mma_m16n8k32_fp8_f32_e5m2_e5m2
    i0141 mma_m16n8k32_s32_s4 i0149 mma_m16n8k32_s32_s4_satfinite i0142 mma_m16n8k32_s32_s4_u4
    i0150 mma_m16n8k32_s32_s4_u4_satfinite i0108 mma_m16n8k32_s32_s8
    i0121 mma_m16n8k32_s32_s8_satfinite i0114 mma_m16n8k32_s32_s8_u8
    i0122 mma_m16n8k32_s32_s8_u8_satfinite i0143 mma_m16n8k32_s32_u4 i0144 mma_m16n8k32_s32_u4_s4
    i0152 mma_m16n8k32_s32_u4_s4_satfinite i0151 mma_m16n8k32_s32_u4_satfinite
    i0115 mma_m16n8k32_s32_u8 i0116 mma_m16n8k32_s32_u8_s8 i0124 mma_m16n8k32_s32_u8_s8_satfinite
    i0123 mma_m16n8k32_s32_u8_satfinite i0520 mma_m16n8k4_f32_tf32 i0145 mma_m16n8k64_s32_s4
    i0153 mma_m16n8k64_s32_s4_satfinite i0146 mma_m16n8k64_s32_s4_u4
    i0154 mma_m16n8k64_s32_s4_u4_satfinite i0147 mma_m16n8k64_s32_u4 i0148 mma_m16n8k64_s32_u4_s4
    i0156 mma_m16n8k64_s32_u4_s4_satfinite i0155 mma_m16n8k64_s32_u4_satfinite
    i0521 mma_m16n8k8_f16_f16 i0522 mma_m16n8k8_f32_bf16 i0523 mma_m16n8k8_f32_f16
    i0107 mma_m16n8k8_f32_tf32 i0160 mma_m8n8k128_s32_b1_and_popc
    i0157 mma_m8n8k128_s32_b1_xor_popc i0125 mma_m8n8k16_s32_s8 i0129 mma_m8n8k16_s32_s8_satfinite
    i0126 mma_m8n8k16_s32_s8_u8 i0130 mma_m8n8k16_s32_s8_u8_satfinite i0127 mma_m8n8k16_s32_u8
    i0128 mma_m8n8k16_s32_u8_s8 i0132 mma_m8n8k16_s32_u8_s8_satfinite
    i0131 mma_m8n8k16_s32_u8_satfinite i0133 mma_m8n8k32_s32_s4 i0137 mma_m8n8k32_s32_s4_satfinite
    i0134 mma_m8n8k32_s32_s4_u4 i0138 mma_m8n8k32_s32_s4_u4_satfinite i0135 mma_m8n8k32_s32_u4
    i0136 mma_m8n8k32_s32_u4_s4 i0140 mma_m8n8k32_s32_u4_s4_satfinite
    i0139 mma_m8n8k32_s32_u4_satfinite i0109 mma_m8n8k4_f64 i0219 mma_sp_m16n8k128_s32_s4
    i0223 mma_sp_m16n8k128_s32_s4_satfinite i0220 mma_sp_m16n8k128_s32_s4_u4
    i0224 mma_sp_m16n8k128_s32_s4_u4_satfinite i0221 mma_sp_m16n8k128_s32_u4
    i0222 mma_sp_m16n8k128_s32_u4_s4 i0226 mma_sp_m16n8k128_s32_u4_s4_satfinite
    i0225 mma_sp_m16n8k128_s32_u4_satfinite i0163 mma_sp_m16n8k32_s32_s8
    i0167 mma_sp_m16n8k32_s32_s8_satfinite i0164 mma_sp_m16n8k32_s32_s8_u8
    i0168 mma_sp_m16n8k32_s32_s8_u8_satfinite i0165 mma_sp_m16n8k32_s32_u8
    i0166 mma_sp_m16n8k32_s32_u8_s8 i0170 mma_sp_m16n8k32_s32_u8_s8_satfinite
    i0169 mma_sp_m16n8k32_s32_u8_satfinite i0211 mma_sp_m16n8k64_s32_s4
    i0215 mma_sp_m16n8k64_s32_s4_satfinite i0212 mma_sp_m16n8k64_s32_s4_u4
    i0216 mma_sp_m16n8k64_s32_s4_u4_satfinite i0187 mma_sp_m16n8k64_s32_s8
    i0191 mma_sp_m16n8k64_s32_s8_satfinite i0188 mma_sp_m16n8k64_s32_s8_u8
    i0192 mma_sp_m16n8k64_s32_s8_u8_satfinite i0213 mma_sp_m16n8k64_s32_u4
    i0214 mma_sp_m16n8k64_s32_u4_s4 i0218 mma_sp_m16n8k64_s32_u4_s4_satfinite
    i0217 mma_sp_m16n8k64_s32_u4_satfinite i0189 mma_sp_m16n8k64_s32_u8
    i0190 mma_sp_m16n8k64_s32_u8_s8 i0194 mma_sp_m16n8k64_s32_u8_s8_satfinite
    i0193 mma_sp_m16n8k64_s32_u8_satfinite i0203 mma_sp_ordered_metadata_m16n8k128_s32_s4
    i0207 mma_sp_ordered_metadata_m16n8k128_s32_s4_satfinite
    i0204 mma_sp_ordered_metadata_m16n8k128_s32_s4_u4
    i0208 mma_sp_ordered_metadata_m16n8k128_s32_s4_u4_satfinite
    i0205 mma_sp_ordered_metadata_m16n8k128_s32_u4
    i0206 mma_sp_ordered_metadata_m16n8k128_s32_u4_s4
    i0210 mma_sp_ordered_metadata_m16n8k128_s32_u4_s4_satfinite
    i0209 mma_sp_ordered_metadata_m16n8k128_s32_u4_satfinite
    i0171 mma_sp_ordered_metadata_m16n8k32_s32_s8
    i0175 mma_sp_ordered_metadata_m16n8k32_s32_s8_satfinite
    i0172 mma_sp_ordered_metadata_m16n8k32_s32_s8_u8
    i0176 mma_sp_ordered_metadata_m16n8k32_s32_s8_u8_satfinite
    i0173 mma_sp_ordered_metadata_m16n8k32_s32_u8 i0174 mma_sp_ordered_metadata_m16n8k32_s32_u8_s8
    i0178 mma_sp_ordered_metadata_m16n8k32_s32_u8_s8_satfinite
    i0177 mma_sp_ordered_metadata_m16n8k32_s32_u8_satfinite
    i0525 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e2m1_f16
    i0526 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e2m3_f16
    i0527 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e3m2_f16
    i0528 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e4m3_f16
    i0529 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m1_e5m2_f16
    i0530 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e2m1_f16
    i0531 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e2m3_f16
    i0532 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e3m2_f16
    i0533 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e4m3_f16
    i0534 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e2m3_e5m2_f16
    i0535 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e2m1_f16
    i0536 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e2m3_f16
    i0537 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e3m2_f16
    i0538 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e4m3_f16
    i0539 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e3m2_e5m2_f16
    i0540 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e2m1_f16
    i0541 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e2m3_f16
    i0542 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e3m2_f16
    i0543 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e4m3_f16
    i0544 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e4m3_e5m2_f16
    i0545 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e2m1_f16
    i0546 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e2m3_f16
    i0547 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e3m2_f16
    i0548 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e4m3_f16
    i0549 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f16_e5m2_e5m2_f16
    i0227 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e2m1_f32
    i0228 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e2m3_f32
    i0229 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e3m2_f32
    i0230 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e4m3_f32
    i0231 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m1_e5m2_f32
    i0232 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e2m1_f32
    i0233 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e2m3_f32
    i0234 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e3m2_f32
    i0235 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e4m3_f32
    i0236 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e2m3_e5m2_f32
    i0237 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e2m1_f32
    i0238 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e2m3_f32
    i0239 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e3m2_f32
    i0240 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e4m3_f32
    i0241 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e3m2_e5m2_f32
    i0242 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e2m1_f32
    i0243 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e2m3_f32
    i0244 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e3m2_f32
    i0245 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e4m3_f32
    i0246 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e4m3_e5m2_f32
    i0247 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e2m1_f32
    i0248 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e2m3_f32
    i0249 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e3m2_f32
    i0250 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e4m3_f32
    i0251 mma_sp_ordered_metadata_m16n8k64_kind_f8f6f4_f32_e5m2_e5m2_f32
    i0195 mma_sp_ordered_metadata_m16n8k64_s32_s4
    i0199 mma_sp_ordered_metadata_m16n8k64_s32_s4_satfinite
    i0196 mma_sp_ordered_metadata_m16n8k64_s32_s4_u4
    i0200 mma_sp_ordered_metadata_m16n8k64_s32_s4_u4_satfinite
    i0179 mma_sp_ordered_metadata_m16n8k64_s32_s8
    i0183 mma_sp_ordered_metadata_m16n8k64_s32_s8_satfinite
    i0180 mma_sp_ordered_metadata_m16n8k64_s32_s8_u8
    i0184 mma_sp_ordered_metadata_m16n8k64_s32_s8_u8_satfinite
    i0197 mma_sp_ordered_metadata_m16n8k64_s32_u4 i0198 mma_sp_ordered_metadata_m16n8k64_s32_u4_s4
    i0202 mma_sp_ordered_metadata_m16n8k64_s32_u4_s4_satfinite
    i0201 mma_sp_ordered_metadata_m16n8k64_s32_u4_satfinite
    i0181 mma_sp_ordered_metadata_m16n8k64_s32_u8 i0182 mma_sp_ordered_metadata_m16n8k64_s32_u8_s8
    i0186 mma_sp_ordered_metadata_m16n8k64_s32_u8_s8_satfinite
    i0185 mma_sp_ordered_metadata_m16n8k64_s32_u8_satfinite i0305 movmatrix_trans_b16
  `,
};
