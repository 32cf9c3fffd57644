/** Vector arithmetic, v_fm to v_mi. `../form.ts` describes the notation. */
export const vectorFForms = `
v_fmaak_f16
 e32 =v1l V.f16l v1l K.f16 | 1100-1251
 e32 =hl VT.f16l hl K.f16 | 1100-1150
 e32 =v1 V.f16 v1 K.f16 | 1010-1030
v_fmaak_f32
 e32 =v1 V.f32 v1 K.f32 | 942-1251
v_fmaak_f64
 e32 =v2 V.f64 v2 K.f64 | 1250-1251
v_fmac_dx9_zero_f32
 e32 =v1 V.f32 v1 | 1100-1150
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 1100-1150
v_fmac_f16
 e32 =v1l V.f16l v1l | 1100-1251
 e32 =hl VT.f16l hl | 1100-1150
 e32 =v1 V.f16 v1 | 1010-1030
 e64 =v1 VM.f16 VM.f16 clamp? omod? | 1010-1251
 e64 =h VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 dpp =v1l v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1l vm1l vm1l ctrl fi? | 1100-1251
 dpp =hl hml hml ctrl fi? | 1100-1150
 dpp =v1 vm vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_fmac_f32
 e32 =v1 V.f32 v1 | 906-908,90a-1251
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 906-908,90a-1251
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm vm ctrl | 906-908,90a-950
 dpp =v1 vm vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1100-1251
v_fmac_f64
 e32 =v2 V.f64 v2 | 90a-950,1250-1251
 e64 =v2 VM.f64 VM.f64 clamp? omod? | 90a-950,1250-1251
 dpp =v2 vm vm ctrl | 90a-950
 dpp =v2 vm2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 VCM.f64 clamp? omod? ctrl fi? | 1251
v_fmac_legacy_f32
 e32 =v1 V.f32 v1 | 1030
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 1030
v_fmamk_f16
 e32 =v1l V.f16l K.f16 v1l | 1100-1251
 e32 =hl VT.f16l K.f16 hl | 1100-1150
 e32 =v1 V.f16 K.f16 v1 | 1010-1030
v_fmamk_f32
 e32 =v1 V.f32 K.f32 v1 | 942-1251
v_fmamk_f64
 e32 =v2 V.f64 K.f64 v2 | 1250-1251
v_fract_f16 v_frexp_mant_f16 v_log_f16
 e32 =v1l V.f16l | 1100-1251
 e32 =hl VT.f16l | 1100-1150
 e32 =v1 V.f16 | 900-1030
 e64 =v1 VM.f16 clamp? omod?
 e64 =h VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 clamp? omod? sel1 | 900-1030
 dpp =v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm ctrl | 900-950
 dpp =v1l vm1l ctrl fi? | 1100-1251
 dpp =hl hml ctrl fi? | 1100-1150
 dpp =v1 vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm op_sel? clamp? omod? ctrl fi? | 1100-1150
v_fract_f32 v_frexp_mant_f32 v_log_f32
 e32 =v1 V.f32
 e64 =v1 VM.f32 clamp? omod?
 sdwa =v1 W.f32 clamp? omod? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm clamp? omod? ctrl fi? | 1100-1251
v_fract_f64 v_frexp_mant_f64
 e32 =v2 V.f64
 e64 =v2 VM.f64 clamp? omod?
 dpp =v2 vm ctrl | 900-950
 dpp =v2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 clamp? omod? ctrl fi? | 1251
v_frexp_exp_i16_f16
 e32 =v1l V.f16l | 1100-1251
 e32 =hl VT.f16l | 1100-1150
 e32 =v1 V.f16 | 900-1030
 e64 =v1 VM.f16 clamp? omod?
 e64 =h VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 clamp? sel1 | 900-1030
 dpp =v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm ctrl | 900-950
 dpp =v1l vm1l ctrl fi? | 1100-1251
 dpp =hl hml ctrl fi? | 1100-1150
 dpp =v1 vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm op_sel? clamp? omod? ctrl fi? | 1100-1150
v_frexp_exp_i32_f32
 e32 =v1 V.f32
 e64 =v1 VM.f32 clamp?
 sdwa =v1 W.f32 clamp? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm clamp? ctrl fi? | 1100-1251
v_frexp_exp_i32_f64
 e32 =v1 V.f64
 e64 =v1 VM.f64 clamp? omod?
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm2 ctrl fi? | 1251
 e64_dpp =v1 vm2 clamp? omod? ctrl fi? | 1251
v_illegal
 e32 | 1010-1251
v_interp_mov_f32
 e32 =v1 interpslot attr attrchan <m0 | 900-9g,1010-1030
 e64 =v1 interpslot attr attrchan clamp? omod? <m0 | 900-9g,1010-1030
v_interp_p1_f32
 e32 =v1 v1 attr attrchan <m0 | 900-9g,1010-1030
 e64 =v1 vm attr attrchan clamp? omod? <m0 | 900-9g,1010-1030
v_interp_p2_f32
 e32 =v1 v1 attr attrchan <m0 | 900-9g,1010-1030
 e64 =v1 vm vm vm clamp? wait_exp? <m0 | 1100-1200
 e64 =v1 vm attr attrchan clamp? omod? <m0 | 900-9g,1010-1030
v_ldexp_f16
 e32 =v1l V.f16l v1l | 1100-1251
 e32 =hl VT.f16l hl | 1100-1150
 e32 =v1 V.f16 v1 | 900-1030
 e64 =v1 VM.f16 V.f16 clamp? omod? | 900-1030
 e64 =v1 VM.f16 VM.i32 clamp? omod? | 1100-1251
 e64 =h VMT.f16 VMT.i16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 W.i16 clamp? omod? sel2 | 900-1030
 dpp =v1l v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm vmi ctrl | 900-950
 dpp =v1l vm1l vm1il ctrl fi? | 1100-1251
 dpp =hl hml hmil ctrl fi? | 1100-1150
 dpp =v1 vm vmi ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 VCM.i16 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm VCMT.i16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.i16 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm VCMT.i16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_log_bf16
 e32 =v1l V.bf16l | 1250-1251
 e64 =v1 VM.f16 | 1250-1251
 dpp =v1l v1l dpp8 fi? | 1250-1251
 dpp =v1l vm1l ctrl fi? | 1250-1251
 e64_dpp =v1 vm1 dpp8 fi? | 1250-1251
 e64_dpp =v1 vm1 ctrl fi? | 1250-1251
v_log_legacy_f32
 e32 =v1 V.f32 | 900-950
 e64 =v1 VM.f32 clamp? omod? | 900-950
 sdwa =v1 W.f32 clamp? omod? sel1 | 900-950
 dpp =v1 vm ctrl | 900-950
v_lshlrev_b16 v_lshrrev_b16 v_max_i16 v_max_u16 v_min_i16 v_min_u16
 e32 =v1 V.b16 v1 | 900-950
 e64 =v1 V.b16 V.b16 | 900-950,1100-1251
 e64 =h VT.b16 VT.b16 op_sel? | 1100-1150
 e64 =v1 V.b16 V.b16 op_sel? clamp? | 1010-1030
 sdwa =v1 W.i16 W.i16 clamp? sel2 | 900-950
 dpp =v1 v1 v1 ctrl | 900-950
 e64_dpp =v1 v1 VC.b16 dpp8 fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 ctrl fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? ctrl fi? | 1100-1150
v_lshlrev_b32 v_lshrrev_b32 v_max_i32 v_max_u32 v_min_i32 v_min_u32
 e32 =v1 V.b32 v1
 e64 =v1 V.b32 V.b32
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 900-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl | 900-950
 dpp =v1 v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1100-1251
v_lshlrev_b64
 e32 =v2 V.b32 v2 | 1200-1251
 e64 =v2 V.b32 V.b64
 dpp =v2 v1 v2 ctrl fi? | 1251
 e64_dpp =v2 v1 VC.b64 ctrl fi? | 1251
v_mac_f16
 e32 =v1 V.f16 v1 | 900-950
 e64 =v1 VM.f16 VM.f16 clamp? omod? | 900-950
 dpp =v1 vm vm ctrl | 900-950
v_mac_f32
 e32 =v1 V.f32 v1 | 900-90a,1010-1013
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 900-90a,1010-1013
 dpp =v1 v1 v1 dpp8 fi? | 1010-1013
 dpp =v1 vm vm ctrl | 900-90a
 dpp =v1 vm vm ctrl fi? | 1010-1013
v_mac_legacy_f32
 e32 =v1 V.f32 v1 | 1010-1013
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 1010-1013
v_madak_f16
 e32 =v1 V.f16 v1 K.f16 | 900-950
v_madak_f32
 e32 =v1 V.f32 v1 K.f32 | 900-90a,1010-1013
v_madmk_f16
 e32 =v1 V.f16 K.f16 v1 | 900-950
v_madmk_f32
 e32 =v1 V.f32 K.f32 v1 | 900-90a,1010-1013
v_max_f16 v_min_f16
 e32 =v1l V.f16l v1l | 1100-1150
 e32 =hl VT.f16l hl | 1100-1150
 e32 =v1 V.f16 v1 | 900-1030
 e64 =v1 VM.f16 VM.f16 clamp? omod? | 900-1150
 e64 =h VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 W.f16 clamp? omod? sel2 | 900-1030
 dpp =v1l v1l v1l dpp8 fi? | 1100-1150
 dpp =hl hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm vm ctrl | 900-950
 dpp =v1l vm1l vm1l ctrl fi? | 1100-1150
 dpp =hl hml hml ctrl fi? | 1100-1150
 dpp =v1 vm vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? ctrl fi? | 1100-1150
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_max_f32 v_min_f32
 e32 =v1 V.f32 v1 | 900-1150
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 900-1150
 sdwa =v1 W.f32 W.f32 clamp? omod? sel2 | 900-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1150
 dpp =v1 vm vm ctrl | 900-950
 dpp =v1 vm vm ctrl fi? | 1010-1150
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1100-1150
v_max_num_f16 v_min_num_f16
 e32 =v1l V.f16l v1l | 1200-1251
 e64 =v1 VM.f16 VM.f16 clamp? omod? | 1200-1251
 dpp =v1l v1l v1l dpp8 fi? | 1200-1251
 dpp =v1l vm1l vm1l ctrl fi? | 1200-1251
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? ctrl fi? | 1200-1251
v_max_num_f32 v_min_num_f32
 e32 =v1 V.f32 v1 | 1200-1251
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 1200-1251
 dpp =v1 v1 v1 dpp8 fi? | 1200-1251
 dpp =v1 vm vm ctrl fi? | 1200-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1200-1251
v_max_num_f64 v_min_num_f64
 e32 =v2 V.f64 v2 | 1200-1251
 e64 =v2 VM.f64 VM.f64 clamp? omod? | 1200-1251
 dpp =v2 vm2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 VCM.f64 clamp? omod? ctrl fi? | 1251
v_fma_dx9_zero_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 1100-1251
v_fma_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? clamp? omod?
 e64 =h VMT.f16 VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_fma_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod?
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? ctrl fi? | 1100-1251
v_fma_f64
 e64 =v2 VM.f64 VM.f64 VM.f64 clamp? omod?
 e64_dpp =v2 vm2 VCM.f64 VCM.f64 clamp? omod? ctrl fi? | 1251
v_fma_legacy_f16 v_mad_legacy_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 clamp? omod? | 900-950
v_fma_legacy_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 1030
v_fma_mix_f32 v_fma_mixhi_f16 v_fma_mixlo_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? op_sel_hi? clamp? | 904-908,90a-1251
 e64_dpp =v1 vm vm VM.f16 op_sel? op_sel_hi? clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm vm VM.f16 op_sel? op_sel_hi? clamp? ctrl fi? | 1100-1251
v_fma_mix_f32_bf16 v_fma_mixhi_bf16 v_fma_mixlo_bf16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? op_sel_hi? clamp? | 1250-1251
 e64_dpp =v1 vm vm VM.f16 op_sel? op_sel_hi? clamp? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm vm VM.f16 op_sel? op_sel_hi? clamp? ctrl fi? | 1250-1251
v_interp_p10_f16_f32 v_interp_p10_rtz_f16_f32
 e64 =v1 vm1 vm vm1 clamp? op_sel? wait_exp? <m0 | 1100-1200
 e64 =v1 hm vm hm clamp? op_sel? wait_exp? <m0 | 1100-1150
v_interp_p10_f32
 e64 =v1 vm vm vm clamp? wait_exp? <m0 | 1100-1200
v_interp_p1ll_f16
 e64 =v1 vm attr attrchan high? clamp? omod? <m0 | 900-9g,1010-1030
v_interp_p1lv_f16
 e64 =v1 vm attr attrchan vm high? clamp? omod? <m0 | 900-9g,1010-1030
v_interp_p2_f16
 e64 =v1 vm attr attrchan vm high? clamp? <m0 | 1010-1030
 e64 =v1 vm attr attrchan vm high? clamp? op_sel? | 900-9g
v_interp_p2_f16_f32 v_interp_p2_rtz_f16_f32
 e64 =v1 vm1 vm vm clamp? op_sel? wait_exp? <m0 | 1100-1200
 e64 =h hm vm vm clamp? op_sel? wait_exp? <m0 | 1100-1150
v_interp_p2_legacy_f16
 e64 =v1 vm attr attrchan vm high? clamp? <m0 | 900-9g
v_ldexp_f32
 e64 =v1 VC.f32 VC.f32 | 900-950
 e64 =v1 VM.f32 V.b32 clamp? omod?
 e64_dpp =v1 vm VC.b32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VC.b32 clamp? omod? ctrl fi? | 1100-1251
v_ldexp_f64
 e64 =v2 VM.f64 V.b32 clamp? omod?
 e64_dpp =v2 vm2 VC.b32 clamp? omod? ctrl fi? | 1251
v_lerp_u8 v_lshl_add_u32 v_lshl_or_b32 v_max3_i32 v_max3_u32 v_med3_i32 v_med3_u32 v_min3_i32 v_min3_u32
 e64 =v1 V.b32 V.b32 V.b32
 e64_dpp =v1 v1 VC.b32 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 ctrl fi? | 1100-1251
v_lshl_add_u64
 e64 =v2 V.b64 V.b32 V.b64 | 942-950,1250-1251
 e64_dpp =v2 v2 VC.b32 VC.b64 ctrl fi? | 1251
v_lshrrev_b64
 e64 =v2 V.b32 V.b64
 e64_dpp =v2 v1 VC.b64 ctrl fi? | 1251
v_mad_co_i64_i32 v_mad_co_u64_u32
 e64 =v2 =bool V.b32 V.b32 V.b64 clamp? | 1200-1251
 e64_dpp =v2 =bool v1 VC.b32 VC.b64 clamp? ctrl fi? | 1251
v_mad_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? clamp? omod? | 900-950
v_mad_f32 v_mad_legacy_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 900-90a,1010-1013
v_mad_i16 v_mad_u16 v_max3_i16 v_max3_u16 v_med3_i16 v_med3_u16 v_min3_i16 v_min3_u16
 e64 =v1 V.b16 V.b16 V.b16 op_sel? clamp?
 e64 =h VT.b16 VT.b16 VT.b16 op_sel? clamp? | 1100-1150
 e64_dpp =v1 v1 VC.b16 VC.b16 op_sel? clamp? dpp8 fi? | 1100-1251
 e64_dpp =h h VCT.b16 VCT.b16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 VC.b16 op_sel? clamp? ctrl fi? | 1100-1251
 e64_dpp =h h VCT.b16 VCT.b16 op_sel? clamp? ctrl fi? | 1100-1150
v_mad_i32_i16 v_mad_u32_u16
 e64 =v1 V.b16 V.b16 V.b32 op_sel? clamp?
 e64 =v1 VT.b16 VT.b16 V.b32 op_sel? clamp? | 1100-1150
 e64_dpp =v1 v1 VC.b16 VC.b32 op_sel? clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 h VCT.b16 VC.b32 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 VC.b32 op_sel? clamp? ctrl fi? | 1100-1251
 e64_dpp =v1 h VCT.b16 VC.b32 op_sel? clamp? ctrl fi? | 1100-1150
v_mad_i32_i24 v_mad_u32_u24
 e64 =v1 V.b32 V.b32 V.b32 clamp?
 e64_dpp =v1 v1 VC.b32 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 clamp? ctrl fi? | 1100-1251
v_mad_i64_i32 v_mad_u64_u32
 e64 =v2 =bool V.b32 V.b32 V.b64 clamp? | 900-1150
v_mad_legacy_i16 v_mad_legacy_u16
 e64 =v1 V.b16 V.b16 V.b16 clamp? | 900-950
v_mad_mix_f32 v_mad_mixhi_f16 v_mad_mixlo_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? op_sel_hi? clamp? | 900
v_mad_nc_i64_i32 v_mad_nc_u64_u32
 e64 =v2 V.b32 V.b32 V.b64 clamp? | 1250-1251
 e64_dpp =v2 v1 VC.b32 VC.b64 clamp? ctrl fi? | 1251
v_mad_u32
 e64 =v1 V.b32 V.b32 V.b32 | 1250-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 ctrl fi? | 1251
v_max3_f16 v_med3_f16 v_min3_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? clamp? omod? | 900-1150
 e64 =h VMT.f16 VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_max3_f32 v_med3_f32 v_min3_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 900-1150
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? ctrl fi? | 1100-1150
v_max3_num_f16 v_maximum3_f16 v_maximumminimum_f16 v_maxmin_num_f16 v_med3_num_f16 v_min3_num_f16 v_minimum3_f16 v_minimummaximum_f16 v_minmax_num_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? clamp? omod? | 1200-1251
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? ctrl fi? | 1200-1251
v_max3_num_f32 v_maximumminimum_f32 v_maxmin_num_f32 v_med3_num_f32 v_min3_num_f32 v_minimummaximum_f32 v_minmax_num_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 1200-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? ctrl fi? | 1200-1251
v_max_f64 v_min_f64
 e64 =v2 VM.f64 VM.f64 clamp? omod? | 900-1150
v_max_i64 v_max_u64 v_min_i64 v_min_u64
 e64 =v2 V.b64 V.b64 | 1250-1251
 e64_dpp =v2 v2 VC.b64 ctrl fi? | 1251
v_maximum3_f32 v_minimum3_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 950,1200-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? ctrl fi? | 1200-1251
v_maximum_f16 v_minimum_f16
 e64 =v1 VM.f16 VM.f16 op_sel? clamp? omod? | 1200-1251
 e64_dpp =v1 vm1 VCM.f16 op_sel? clamp? omod? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm1 VCM.f16 op_sel? clamp? omod? ctrl fi? | 1200-1251
v_maximum_f32 v_minimum_f32
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 1200-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1200-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1200-1251
v_maximum_f64 v_minimum_f64
 e64 =v2 VM.f64 VM.f64 clamp? omod? | 1200-1251
 e64_dpp =v2 vm2 VCM.f64 clamp? omod? ctrl fi? | 1251
v_maxmin_f16 v_minmax_f16
 e64 =v1 VM.f16 VM.f16 VM.f16 op_sel? clamp? omod? | 1100-1150
 e64 =h VMT.f16 VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 VCM.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
 e64_dpp =h hm VCMT.f16 VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_maxmin_f32 v_minmax_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 1100-1150
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? ctrl fi? | 1100-1150
v_maxmin_i32 v_maxmin_u32 v_minmax_i32 v_minmax_u32
 e64 =v1 V.b32 V.b32 V.b32 | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 ctrl fi? | 1100-1251
v_mbcnt_hi_u32_b32 v_mbcnt_lo_u32_b32
 e64 =v1 V.b32 V.b32
 e64_dpp =v1 v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1100-1251
`;
