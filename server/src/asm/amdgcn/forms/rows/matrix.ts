/** Matrix instructions (MFMA, SMFMAC, WMMA, SWMMAC). `../form.ts` describes the notation. */
export const matrixForms = `
v_mfma_f32_16x16x16bf16 v_mfma_f32_4x4x4bf16 v_mfma_i32_16x16x32i8 v_mfma_f32_16x16x16_bf16 v_mfma_f32_16x16x16_f16 v_mfma_f32_4x4x4_16b_bf16 v_mfma_f32_4x4x4_16b_f16 v_mfma_i32_16x16x32_i8
 e64 =a4 w2 w2 AI4.b32 cbsz? abid? blgp? | 942-950
 e64 =v4 w2 w2 VI4.b32 cbsz? abid? blgp? | 942-950
v_mfma_f32_16x16x16bf16_1k v_mfma_f32_4x4x4bf16_1k
 e64 =a4 w2 w2 AI4.b32 cbsz? abid? blgp? | 90a-950
 e64 =v4 w2 w2 VI4.b32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_16x16x16f16 v_mfma_f32_4x4x4f16
 e64 =a4 w2 w2 AI4.b32 cbsz? abid? blgp? | 908,90a-950
 e64 =v4 w2 w2 VI4.b32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_16x16x1f32 v_mfma_f32_32x32x2f32
 e64 =a16 w1 w1 AI16.f32 cbsz? abid? blgp? | 908,90a-950
 e64 =v16 w1 w1 VI16.f32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_16x16x32bf16 v_mfma_f32_16x16x32f16 v_mfma_i32_16x16x64i8 v_mfma_f32_16x16x32_bf16 v_mfma_f32_16x16x32_f16 v_mfma_i32_16x16x64_i8
 e64 =a4 w4 w4 AI4.f32 cbsz? abid? blgp? | 950
 e64 =v4 w4 w4 VI4.f32 cbsz? abid? blgp? | 950
v_mfma_f32_16x16x4bf16 v_mfma_f32_32x32x8bf16 v_mfma_i32_32x32x16i8 v_mfma_f32_16x16x4_4b_bf16 v_mfma_f32_16x16x4_4b_f16 v_mfma_f32_32x32x8_bf16 v_mfma_f32_32x32x8_f16 v_mfma_i32_32x32x16_i8
 e64 =a16 w2 w2 AI16.b32 cbsz? abid? blgp? | 942-950
 e64 =v16 w2 w2 VI16.b32 cbsz? abid? blgp? | 942-950
v_mfma_f32_16x16x4bf16_1k v_mfma_f32_32x32x8bf16_1k
 e64 =a16 w2 w2 AI16.b32 cbsz? abid? blgp? | 90a-950
 e64 =v16 w2 w2 VI16.b32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_16x16x4f16 v_mfma_f32_32x32x8f16
 e64 =a16 w2 w2 AI16.b32 cbsz? abid? blgp? | 908,90a-950
 e64 =v16 w2 w2 VI16.b32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_16x16x4f32 v_mfma_f32_4x4x1f32
 e64 =a4 w1 w1 AI4.f32 cbsz? abid? blgp? | 908,90a-950
 e64 =v4 w1 w1 VI4.f32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_16x16x8xf32 v_mfma_f32_16x16x8_xf32
 e64 =a4 w2 w2 AI4.b32 cbsz? abid? blgp? | 942
 e64 =v4 w2 w2 VI4.b32 cbsz? abid? blgp? | 942
v_mfma_f32_32x32x16bf16 v_mfma_f32_32x32x16f16 v_mfma_f32_32x32x16_bf16 v_mfma_f32_32x32x16_f16
 e64 =a16 w4 w4 AI16.f32 cbsz? abid? blgp? | 950
 e64 =v16 w4 w4 VI16.f32 cbsz? abid? blgp? | 950
v_mfma_f32_32x32x1f32
 e64 =a32 w1 w1 AI32.f32 cbsz? abid? blgp? | 908,90a-950
 e64 =v32 w1 w1 VI32.f32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_32x32x4bf16
 e64 =a32 w2 w2 AI32.b32 cbsz? abid? blgp? | 942-950
 e64 =v32 w2 w2 VI32.b32 cbsz? abid? blgp? | 942-950
 e64 =a16 w1 w1 AI16.b32 cbsz? abid? blgp? | 908,90a
 e64 =v16 w1 w1 VI16.b32 cbsz? abid? blgp? | 90a
v_mfma_f32_32x32x4bf16_1k
 e64 =a32 w2 w2 AI32.b32 cbsz? abid? blgp? | 90a-950
 e64 =v32 w2 w2 VI32.b32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_32x32x4f16
 e64 =a32 w2 w2 AI32.b32 cbsz? abid? blgp? | 908,90a-950
 e64 =v32 w2 w2 VI32.b32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_32x32x4xf32 v_mfma_f32_32x32x4_xf32
 e64 =a16 w2 w2 AI16.b32 cbsz? abid? blgp? | 942
 e64 =v16 w2 w2 VI16.b32 cbsz? abid? blgp? | 942
v_mfma_f64_16x16x4f64
 e64 =a8 w2 w2 AI8.f64 cbsz? abid? blgp? | 90a-950
 e64 =v8 w2 w2 VI8.f64 cbsz? abid? blgp? | 90a-950
v_mfma_f64_4x4x4f64
 e64 =a2 w2 w2 AI2.f64 cbsz? abid? blgp? | 90a-950
 e64 =v2 w2 w2 VI2.f64 cbsz? abid? blgp? | 90a-950
v_mfma_i32_16x16x4i8
 e64 =a16 w1 w1 AI16.b32 cbsz? abid? blgp? | 908,90a-950
 e64 =v16 w1 w1 VI16.b32 cbsz? abid? blgp? | 90a-950
v_mfma_i32_32x32x32i8 v_mfma_i32_32x32x32_i8
 e64 =a16 w4 w4 AI16.b32 cbsz? abid? blgp? | 950
 e64 =v16 w4 w4 VI16.b32 cbsz? abid? blgp? | 950
v_mfma_i32_32x32x4i8
 e64 =a32 w1 w1 AI32.b32 cbsz? abid? blgp? | 908,90a-950
 e64 =v32 w1 w1 VI32.b32 cbsz? abid? blgp? | 90a-950
v_mfma_i32_4x4x4i8
 e64 =a4 w1 w1 AI4.b32 cbsz? abid? blgp? | 908,90a-950
 e64 =v4 w1 w1 VI4.b32 cbsz? abid? blgp? | 90a-950
v_mfma_f32_16x16x128_f8f6f4
 e64 =a4 w4 w4 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w4 w6 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w4 w8 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w6 w4 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w6 w6 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w6 w8 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w8 w4 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w8 w6 AI4.f32 cbsz? blgp? | 950
 e64 =a4 w8 w8 AI4.f32 cbsz? blgp? | 950
 e64 =v4 w4 w4 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w4 w6 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w4 w8 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w6 w4 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w6 w6 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w6 w8 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w8 w4 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w8 w6 VI4.f32 cbsz? blgp? | 950
 e64 =v4 w8 w8 VI4.f32 cbsz? blgp? | 950
v_mfma_f32_16x16x1_4b_f32 v_mfma_f32_32x32x2_f32
 e64 =a16 w1 w1 AI16.f32 cbsz? abid? blgp? | 942-950
 e64 =v16 w1 w1 VI16.f32 cbsz? abid? blgp? | 942-950
v_mfma_f32_16x16x2bf16 v_mfma_i32_32x32x8i8
 e64 =a16 w1 w1 AI16.b32 cbsz? abid? blgp? | 908,90a
 e64 =v16 w1 w1 VI16.b32 cbsz? abid? blgp? | 90a
v_mfma_f32_16x16x32_bf8_bf8 v_mfma_f32_16x16x32_bf8_fp8 v_mfma_f32_16x16x32_fp8_bf8 v_mfma_f32_16x16x32_fp8_fp8
 e64 =a4 w2 w2 AI4.b32 cbsz? abid? blgp? | 942,950
 e64 =v4 w2 w2 VI4.b32 cbsz? abid? blgp? | 942,950
v_mfma_f32_16x16x4_f32 v_mfma_f32_4x4x1_16b_f32
 e64 =a4 w1 w1 AI4.f32 cbsz? abid? blgp? | 942-950
 e64 =v4 w1 w1 VI4.f32 cbsz? abid? blgp? | 942-950
v_mfma_f32_16x16x8bf16 v_mfma_f32_4x4x2bf16 v_mfma_i32_16x16x16i8
 e64 =a4 w1 w1 AI4.b32 cbsz? abid? blgp? | 908,90a
 e64 =v4 w1 w1 VI4.b32 cbsz? abid? blgp? | 90a
v_mfma_f32_32x32x16_bf8_bf8 v_mfma_f32_32x32x16_bf8_fp8 v_mfma_f32_32x32x16_fp8_bf8 v_mfma_f32_32x32x16_fp8_fp8
 e64 =a16 w2 w2 AI16.b32 cbsz? abid? blgp? | 942,950
 e64 =v16 w2 w2 VI16.b32 cbsz? abid? blgp? | 942,950
v_mfma_f32_32x32x1_2b_f32
 e64 =a32 w1 w1 AI32.f32 cbsz? abid? blgp? | 942-950
 e64 =v32 w1 w1 VI32.f32 cbsz? abid? blgp? | 942-950
v_mfma_f32_32x32x2bf16
 e64 =a32 w1 w1 AI32.b32 cbsz? abid? blgp? | 908,90a
 e64 =v32 w1 w1 VI32.b32 cbsz? abid? blgp? | 90a
v_mfma_f32_32x32x4_2b_bf16 v_mfma_f32_32x32x4_2b_f16
 e64 =a32 w2 w2 AI32.b32 cbsz? abid? blgp? | 942-950
 e64 =v32 w2 w2 VI32.b32 cbsz? abid? blgp? | 942-950
v_mfma_f32_32x32x64_f8f6f4
 e64 =a16 w4 w4 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w4 w6 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w4 w8 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w6 w4 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w6 w6 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w6 w8 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w8 w4 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w8 w6 AI16.f32 cbsz? blgp? | 950
 e64 =a16 w8 w8 AI16.f32 cbsz? blgp? | 950
 e64 =v16 w4 w4 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w4 w6 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w4 w8 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w6 w4 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w6 w6 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w6 w8 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w8 w4 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w8 w6 VI16.f32 cbsz? blgp? | 950
 e64 =v16 w8 w8 VI16.f32 cbsz? blgp? | 950
v_mfma_f64_16x16x4_f64
 e64 =a8 w2 w2 AI8.f64 cbsz? abid? blgp? | 942-950
 e64 =v8 w2 w2 VI8.f64 cbsz? abid? blgp? | 942-950
v_mfma_f64_4x4x4_4b_f64
 e64 =a2 w2 w2 AI2.f64 cbsz? abid? blgp? | 942-950
 e64 =v2 w2 w2 VI2.f64 cbsz? abid? blgp? | 942-950
v_mfma_i32_16x16x4_4b_i8
 e64 =a16 w1 w1 AI16.b32 cbsz? abid? blgp? | 942-950
 e64 =v16 w1 w1 VI16.b32 cbsz? abid? blgp? | 942-950
v_mfma_i32_32x32x4_2b_i8
 e64 =a32 w1 w1 AI32.b32 cbsz? abid? blgp? | 942-950
 e64 =v32 w1 w1 VI32.b32 cbsz? abid? blgp? | 942-950
v_mfma_i32_4x4x4_16b_i8
 e64 =a4 w1 w1 AI4.b32 cbsz? abid? blgp? | 942-950
 e64 =v4 w1 w1 VI4.b32 cbsz? abid? blgp? | 942-950
v_mfma_ld_scale_b32
 e64 V.b32 V.b32 op_sel? op_sel_hi? | 950
v_mfma_scale_f32_16x16x128_f8f6f4
 e64 =a4 w4 w4 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w4 w6 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w4 w8 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w6 w4 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w6 w6 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w6 w8 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w8 w4 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w8 w6 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a4 w8 w8 AI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w4 w4 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w4 w6 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w4 w8 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w6 w4 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w6 w6 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w6 w8 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w8 w4 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w8 w6 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v4 w8 w8 VI4.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
v_mfma_scale_f32_32x32x64_f8f6f4
 e64 =a16 w4 w4 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w4 w6 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w4 w8 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w6 w4 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w6 w6 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w6 w8 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w8 w4 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w8 w6 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =a16 w8 w8 AI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w4 w4 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w4 w6 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w4 w8 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w6 w4 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w6 w6 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w6 w8 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w8 w4 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w8 w6 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
 e64 =v16 w8 w8 VI16.f32 v1 v1 op_sel? op_sel_hi? cbsz? blgp? | 950
v_smfmac_f32_16x16x128_bf8_bf8 v_smfmac_f32_16x16x128_bf8_fp8 v_smfmac_f32_16x16x128_fp8_bf8 v_smfmac_f32_16x16x128_fp8_fp8 v_smfmac_f32_16x16x64_bf16 v_smfmac_f32_16x16x64_f16 v_smfmac_i32_16x16x128_i8
 e64 =w4 w4 w8 v1 cbsz? abid? | 950
v_smfmac_f32_16x16x32_bf16 v_smfmac_f32_16x16x32_f16 v_smfmac_i32_16x16x64_i8
 e64 =w4 w2 w4 v1 cbsz? abid? | 942-950
v_smfmac_f32_16x16x64_bf8_bf8 v_smfmac_f32_16x16x64_bf8_fp8 v_smfmac_f32_16x16x64_fp8_bf8 v_smfmac_f32_16x16x64_fp8_fp8
 e64 =w4 w2 w4 v1 cbsz? abid? | 942,950
v_smfmac_f32_32x32x16_bf16 v_smfmac_f32_32x32x16_f16 v_smfmac_i32_32x32x32_i8
 e64 =w16 w2 w4 v1 cbsz? abid? | 942-950
v_smfmac_f32_32x32x32_bf16 v_smfmac_f32_32x32x32_f16 v_smfmac_f32_32x32x64_bf8_bf8 v_smfmac_f32_32x32x64_bf8_fp8 v_smfmac_f32_32x32x64_fp8_bf8 v_smfmac_f32_32x32x64_fp8_fp8 v_smfmac_i32_32x32x64_i8
 e64 =w16 w4 w8 v1 cbsz? abid? | 950
v_smfmac_f32_32x32x32_bf8_bf8 v_smfmac_f32_32x32x32_bf8_fp8 v_smfmac_f32_32x32x32_fp8_bf8 v_smfmac_f32_32x32x32_fp8_fp8
 e64 =w16 w2 w4 v1 cbsz? abid? | 942,950
v_swmmac_bf16_16x16x32_bf16 v_swmmac_f16_16x16x32_f16
 e64 =v2 v2 v4 v1 index_key? neg_lo? neg_hi? @64 | 1200-1251
 e64 =v4 v4 v8 v1 index_key? neg_lo? neg_hi? @32 | 1200-1251
v_swmmac_bf16_16x16x64_bf16 v_swmmac_f16_16x16x64_f16
 e64 =v4 v8 v16 v1 index_key? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_swmmac_bf16f32_16x16x64_bf16 v_swmmac_f32_16x16x64_bf16 v_swmmac_f32_16x16x64_f16
 e64 =v8 v8 v16 v1 index_key? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_swmmac_f16_16x16x128_bf8_bf8 v_swmmac_f16_16x16x128_bf8_fp8 v_swmmac_f16_16x16x128_fp8_bf8 v_swmmac_f16_16x16x128_fp8_fp8
 e64 =v4 v8 v16 v2 index_key? matrix_a_reuse? matrix_b_reuse? @32 | 1250-1251
v_swmmac_f32_16x16x128_bf8_bf8 v_swmmac_f32_16x16x128_bf8_fp8 v_swmmac_f32_16x16x128_fp8_bf8 v_swmmac_f32_16x16x128_fp8_fp8
 e64 =v8 v8 v16 v2 index_key? matrix_a_reuse? matrix_b_reuse? @32 | 1250-1251
v_swmmac_f32_16x16x32_bf16 v_swmmac_f32_16x16x32_f16
 e64 =v4 v2 v4 v1 index_key? neg_lo? neg_hi? @64 | 1200-1251
 e64 =v8 v4 v8 v1 index_key? neg_lo? neg_hi? @32 | 1200-1251
v_swmmac_f32_16x16x32_bf8_bf8 v_swmmac_f32_16x16x32_bf8_fp8 v_swmmac_f32_16x16x32_fp8_bf8 v_swmmac_f32_16x16x32_fp8_fp8
 e64 =v4 v1 v2 v1 index_key? @64 | 1200-1251
 e64 =v8 v2 v4 v1 index_key? @32 | 1200-1251
v_swmmac_i32_16x16x128_iu8
 e64 =v8 v8 v16 v2 index_key? matrix_a_reuse? matrix_b_reuse? neg_lo? clamp? @32 | 1250-1251
v_swmmac_i32_16x16x32_iu4
 e64 =v4 v1 v1 v1 index_key? neg_lo? clamp? @64 | 1200-1251
 e64 =v8 v1 v2 v1 index_key? neg_lo? clamp? @32 | 1200-1251
v_swmmac_i32_16x16x32_iu8
 e64 =v4 v1 v2 v1 index_key? neg_lo? clamp? @64 | 1200-1251
 e64 =v8 v2 v4 v1 index_key? neg_lo? clamp? @32 | 1200-1251
v_swmmac_i32_16x16x64_iu4
 e64 =v8 v2 v4 v1 neg_lo? clamp? @32 | 1200-1251
 e64 =v4 v1 v2 v1 index_key? neg_lo? clamp? @64 | 1200-1251
v_wmma_bf16_16x16x16_bf16
 e64 =v2 v2 v2 VI2.bf16 neg_lo? neg_hi? @64 | 1200-1251
 e64 =v4 v4 v4 VI4.bf16 neg_lo? neg_hi? @32 | 1200-1251
 e64 =v4 v8 v8 VI4.f32 op_sel? op_sel_hi? neg_lo? neg_hi? @64 | 1100-1150
 e64 =v8 v8 v8 VI8.f64 op_sel? op_sel_hi? neg_lo? neg_hi? @32 | 1100-1150
v_wmma_bf16_16x16x32_bf16
 e64 =v4 v8 v8 VI4.bf16 matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_bf16f32_16x16x32_bf16
 e64 =v4 v8 v8 VI8.f32 matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_f16_16x16x128_bf8_bf8 v_wmma_f16_16x16x128_bf8_fp8 v_wmma_f16_16x16x128_fp8_bf8 v_wmma_f16_16x16x128_fp8_fp8
 e64 =v4 v16 v16 VI4.f16 matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_f16_16x16x16_f16
 e64 =v2 v2 v2 VI2.f16 neg_lo? neg_hi? @64 | 1200-1251
 e64 =v4 v4 v4 VI4.f16 neg_lo? neg_hi? @32 | 1200-1251
 e64 =v4 v8 v8 VI4.f32 op_sel? op_sel_hi? neg_lo? neg_hi? @64 | 1100-1150
 e64 =v8 v8 v8 VI8.f64 op_sel? op_sel_hi? neg_lo? neg_hi? @32 | 1100-1150
v_wmma_f16_16x16x32_f16 v_wmma_f16_16x16x64_bf8_bf8 v_wmma_f16_16x16x64_bf8_fp8 v_wmma_f16_16x16x64_fp8_bf8 v_wmma_f16_16x16x64_fp8_fp8
 e64 =v4 v8 v8 VI4.f16 matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_f32_16x16x128_bf8_bf8 v_wmma_f32_16x16x128_bf8_fp8 v_wmma_f32_16x16x128_fp8_bf8 v_wmma_f32_16x16x128_fp8_fp8
 e64 =v8 v16 v16 VI8.f32 matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_f32_16x16x128_f8f6f4
 e64 =v8 v8 v8 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v8 v12 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v8 v16 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v8 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v12 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v16 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v8 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v12 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v16 VI8.f32 matrix_a_fmt? matrix_b_fmt? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_f32_16x16x16_bf16 v_wmma_f32_16x16x16_f16
 e64 =v4 v2 v2 VI4.f32 neg_lo? neg_hi? @64 | 1200-1251
 e64 =v4 v8 v8 VI4.f32 neg_lo? neg_hi? @64 | 1100-1150
 e64 =v8 v4 v4 VI8.f32 neg_lo? neg_hi? @32 | 1200-1251
 e64 =v8 v8 v8 VI8.f64 neg_lo? neg_hi? @32 | 1100-1150
v_wmma_f32_16x16x16_bf8_bf8 v_wmma_f32_16x16x16_bf8_fp8 v_wmma_f32_16x16x16_fp8_bf8 v_wmma_f32_16x16x16_fp8_fp8
 e64 =v4 v1 v1 VI4.f32 neg_lo? neg_hi? @64 | 1200-1251
 e64 =v8 v2 v2 VI8.f32 neg_lo? neg_hi? @32 | 1200-1251
v_wmma_f32_16x16x32_bf16 v_wmma_f32_16x16x32_f16 v_wmma_f32_16x16x64_bf8_bf8 v_wmma_f32_16x16x64_bf8_fp8 v_wmma_f32_16x16x64_fp8_bf8 v_wmma_f32_16x16x64_fp8_fp8
 e64 =v8 v8 v8 VI8.f32 matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_f32_16x16x4_f32
 e64 =v8 v2 v2 VI8.f32 matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_f32_32x16x128_f4
 e64 =v16 v16 v8 VI16.b32 neg_lo? neg_hi? @32 | 1250-1251
v_wmma_i32_16x16x16_iu4
 e64 =v4 v1 v1 VI4.b32 neg_lo? clamp? @64 | 1200-1251
 e64 =v8 v1 v1 VI8.b32 neg_lo? clamp? @32 | 1200-1251
 e64 =v4 v2 v2 VI4.f32 neg_lo? neg_hi? clamp? @64 | 1100-1150
 e64 =v8 v2 v2 VI8.f64 neg_lo? neg_hi? clamp? @32 | 1100-1150
v_wmma_i32_16x16x16_iu8
 e64 =v4 v1 v1 VI4.b32 neg_lo? clamp? @64 | 1200-1251
 e64 =v8 v2 v2 VI8.b32 neg_lo? clamp? @32 | 1200-1251
 e64 =v4 v4 v4 VI4.f32 neg_lo? neg_hi? clamp? @64 | 1100-1150
 e64 =v8 v4 v4 VI8.f64 neg_lo? neg_hi? clamp? @32 | 1100-1150
v_wmma_i32_16x16x32_iu4
 e64 =v4 v1 v1 VI4.b32 neg_lo? clamp? @64 | 1200-1251
 e64 =v8 v2 v2 VI8.b32 neg_lo? clamp? @32 | 1200-1251
v_wmma_i32_16x16x64_iu8
 e64 =v8 v8 v8 VI8.b32 matrix_a_reuse? matrix_b_reuse? neg_lo? clamp? @32 | 1250-1251
v_wmma_ld_scale16_paired_b64
 e64 VC.b64 VC.b64 matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? @32 | 1250-1251
v_wmma_ld_scale_paired_b32
 e64 VC.b32 VC.b32 matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? @32 | 1250-1251
v_wmma_scale16_f32_16x16x128_f8f6f4
 e64 =v8 v8 v8 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v8 v12 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v8 v16 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v8 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v12 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v16 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v8 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v12 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v16 VI8.f32 VC.b64 VC.b64 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_scale16_f32_32x16x128_f4
 e64 =v16 v16 v8 VI16.b32 VC.b64 VC.b64 matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_scale_f32_16x16x128_f8f6f4
 e64 =v8 v8 v8 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v8 v12 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v8 v16 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v8 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v12 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v12 v16 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v8 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v12 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
 e64 =v8 v16 v16 VI8.f32 VC.b32 VC.b32 matrix_a_fmt? matrix_b_fmt? matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
v_wmma_scale_f32_32x16x128_f4
 e64 =v16 v16 v8 VI16.b32 VC.b32 VC.b32 matrix_a_scale? matrix_b_scale? matrix_a_scale_fmt? matrix_b_scale_fmt? matrix_a_reuse? matrix_b_reuse? neg_lo? neg_hi? @32 | 1250-1251
`;
