/** Vector arithmetic, v_mo to v_xor. `../form.ts` describes the notation. */
export const vectorMForms = `
v_mov_b16
 e32 =hl VT.b16l | 1100-1150
 e64 =h VT.b16 op_sel? | 1100-1150
 dpp =hl hl dpp8 fi? | 1100-1150
 dpp =hl hmil ctrl fi? | 1100-1150
 e64_dpp =h h op_sel? dpp8 fi? | 1100-1150
 e64_dpp =h h op_sel? ctrl fi? | 1100-1150
v_mov_b32 v_not_b32
 e32 =v1 V.b32
 e64 =v1 V.b32
 sdwa =v1 W.i32 clamp? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 ctrl | 900-950
 dpp =v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 ctrl fi? | 1100-1251
v_mov_b64
 e32 =v2 V.b64 | 942-950,1250-1251
 e64 =v2 V.b64 | 942-950,1250-1251
 dpp =v2 v2 ctrl | 942-950
 dpp =v2 v2 ctrl fi? | 1251
 e64_dpp =v2 v2 ctrl fi? | 1251
v_movreld_b32
 e32 v1 V.b32 <m0 | 1010-1251
 e64 v1 V.b32 <m0 | 1010-1251
 sdwa =v1 W.i32 clamp? sel1 <m0 | 1010-1030
 dpp =v1 v1 dpp8 fi? <m0 | 1010-1251
 dpp =v1 v1 ctrl fi? <m0 | 1010-1251
 e64_dpp =v1 v1 dpp8 fi? <m0 | 1100-1251
 e64_dpp =v1 v1 ctrl fi? <m0 | 1100-1251
v_movrels_b32
 e32 =v1 v1 <m0 | 1010-1251
 e64 =v1 v1 <m0 | 1010-1251
 sdwa =v1 W.i32 clamp? sel1 <m0 | 1010-1030
 dpp =v1 v1 dpp8 fi? <m0 | 1010-1251
 dpp =v1 v1 ctrl fi? <m0 | 1010-1251
 e64_dpp =v1 v1 dpp8 fi? <m0 | 1100-1251
 e64_dpp =v1 v1 ctrl fi? <m0 | 1100-1251
v_movrelsd_2_b32 v_movrelsd_b32
 e32 v1 v1 <m0 | 1010-1251
 e64 v1 v1 <m0 | 1010-1251
 sdwa =v1 W.i32 clamp? sel1 <m0 | 1010-1030
 dpp =v1 v1 dpp8 fi? <m0 | 1010-1251
 dpp =v1 v1 ctrl fi? <m0 | 1010-1251
 e64_dpp =v1 v1 dpp8 fi? <m0 | 1100-1251
 e64_dpp =v1 v1 ctrl fi? <m0 | 1100-1251
v_mul_dx9_zero_f32
 e32 =v1 V.f32 v1 | 1100-1251
 e64 =v1 VM.f32 VM.f32 clamp? omod? | 1100-1251
 dpp =v1 v1 v1 dpp8 fi? | 1100-1251
 dpp =v1 vm vm ctrl fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1100-1251
v_mul_f16 v_sub_f16 v_subrev_f16
 e32 =v1l V.f16l v1l | 1100-1251
 e32 =hl VT.f16l hl | 1100-1150
 e32 =v1 V.f16 v1 | 900-1030
 e64 =v1 VM.f16 VM.f16 clamp? omod?
 e64 =h VMT.f16 VMT.f16 op_sel? clamp? omod? | 1100-1150
 sdwa =v1 W.f16 W.f16 clamp? omod? sel2 | 900-1030
 dpp =v1l v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl hl dpp8 fi? | 1100-1150
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm vm ctrl | 900-950
 dpp =v1l vm1l vm1l ctrl fi? | 1100-1251
 dpp =hl hml hml ctrl fi? | 1100-1150
 dpp =v1 vm vm ctrl fi? | 1010-1030
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 clamp? omod? ctrl fi? | 1100-1251
 e64_dpp =h hm VCMT.f16 op_sel? clamp? omod? ctrl fi? | 1100-1150
v_mul_f32 v_sub_f32 v_subrev_f32
 e32 =v1 V.f32 v1
 e64 =v1 VM.f32 VM.f32 clamp? omod?
 sdwa =v1 W.f32 W.f32 clamp? omod? sel2 | 900-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm vm ctrl | 900-950
 dpp =v1 vm vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 clamp? omod? ctrl fi? | 1100-1251
v_mul_f64
 e32 =v2 V.f64 v2 | 1200-1251
 e64 =v2 VM.f64 VM.f64 clamp? omod?
 dpp =v2 vm2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 VCM.f64 clamp? omod? ctrl fi? | 1251
v_mul_hi_i32_i24 v_mul_hi_u32_u24 v_or_b32 v_xor_b32
 e32 =v1 V.b32 v1
 e64 =v1 V.b32 V.b32
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 900-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl | 900-950
 dpp =v1 v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1100-1251
v_mul_i32_i24 v_mul_u32_u24
 e32 =v1 V.b32 v1
 e64 =v1 V.b32 V.b32 clamp?
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 900-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl | 900-950
 dpp =v1 v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 clamp? ctrl fi? | 1100-1251
v_mul_legacy_f32
 e32 =v1 V.f32 v1 | 900-9g,1010-1030
 e64 =v1 VM.f32 VM.f32 clamp? omod?
 sdwa =v1 W.f32 W.f32 clamp? omod? sel2 | 900-9g,1010-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm vm ctrl | 900-9g
 dpp =v1 vm vm ctrl fi? | 1010-1030
v_mul_lo_u16
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
v_mul_u64
 e32 =v2 V.b64 v2 | 1250-1251
 e64 =v2 V.b64 V.b64 | 1250-1251
v_nop
 e32
 e64
 sdwa | 900-1030
 dpp dpp8 fi? | 1010-1030
 dpp ctrl | 900-950
 dpp ctrl fi? | 1010-1030
v_not_b16
 e32 =v1l V.b16l | 1100-1251
 e32 =hl VT.b16l | 1100-1150
 e64 =v1 V.b16 | 1100-1251
 e64 =h VT.b16 op_sel? | 1100-1150
 dpp =v1l v1l dpp8 fi? | 1100-1251
 dpp =hl hl dpp8 fi? | 1100-1150
 dpp =v1l v1l ctrl fi? | 1100-1251
 dpp =hl hmil ctrl fi? | 1100-1150
 e64_dpp =v1 v1 dpp8 fi? | 1100-1251
 e64_dpp =h h op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 ctrl fi? | 1100-1251
 e64_dpp =h h op_sel? ctrl fi? | 1100-1150
v_permlane16_swap_b32
 e32 =v1 =v1 | 950,1250-1251
 e64 =v1 =v1 bound_ctrl? fi? | 950,1250-1251
v_permlane32_swap_b32
 e32 =v1 =v1 | 950
 e64 =v1 =v1 bound_ctrl? fi? | 950
v_permlane64_b32
 e32 =v1 v1 | 1100-1251
v_pipeflush
 e32 | 1010-1251
 e64 | 1010-1251
v_pk_fmac_f16
 e32 =v1 V.v2f16 v1 | 908,90a-1251
 e64 =v1 VM.f32 VM.f32 op_sel? clamp? omod? | 908,90a-950
 sdwa =v1 W.v2f16 W.v2f16 clamp? omod? sel2 | 908,90a-950
 dpp =v1 v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 vm vm ctrl | 908,90a-950
 dpp =v1 vm vm ctrl fi? | 1010-1030
v_prng_b32
 e32 =v1 V.b32 | 950,1250-1251
 e64 =v1 V.b32 | 950,1250-1251
 sdwa =v1 W.i32 clamp? sel1 | 950
 dpp =v1 v1 dpp8 fi? | 1250-1251
 dpp =v1 v1 ctrl | 950
 dpp =v1 v1 ctrl fi? | 1250-1251
 e64_dpp =v1 v1 dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 ctrl fi? | 1250-1251
v_rcp_bf16 v_rsq_bf16 v_sin_bf16 v_sqrt_bf16 v_tanh_bf16
 e32 =v1l V.bf16l | 1250-1251
 e64 =v1 VM.f16 | 1250-1251
 dpp =v1l v1l dpp8 fi? | 1250-1251
 dpp =v1l vm1l ctrl fi? | 1250-1251
 e64_dpp =v1 vm1 dpp8 fi? | 1250-1251
 e64_dpp =v1 vm1 ctrl fi? | 1250-1251
v_rcp_f16 v_rndne_f16 v_rsq_f16 v_sin_f16 v_sqrt_f16 v_trunc_f16
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
v_rcp_f32 v_rcp_iflag_f32 v_rndne_f32 v_rsq_f32 v_sin_f32 v_sqrt_f32 v_trunc_f32
 e32 =v1 V.f32
 e64 =v1 VM.f32 clamp? omod?
 sdwa =v1 W.f32 clamp? omod? sel1 | 900-1030
 dpp =v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 vm ctrl | 900-950
 dpp =v1 vm ctrl fi? | 1010-1251
 e64_dpp =v1 vm clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm clamp? omod? ctrl fi? | 1100-1251
v_rcp_f64 v_rsq_f64 v_sqrt_f64
 e32 =v2 V.f64
 e64 =v2 VM.f64 clamp? omod?
 dpp =v2 vm ctrl | 900-950
v_readfirstlane_b32
 e32 =s1.m vl
v_readlane_b32
 e32 =s1.m vl SC.b32
v_rndne_f64 v_trunc_f64
 e32 =v2 V.f64
 e64 =v2 VM.f64 clamp? omod?
 dpp =v2 vm ctrl | 900-950
 dpp =v2 vm2 ctrl fi? | 1251
 e64_dpp =v2 vm2 clamp? omod? ctrl fi? | 1251
v_sat_pk4_i4_i8 v_sat_pk4_u4_u8
 e32 =v1l V.b32 | 1250-1251
 e64 =v1 V.b32 | 1250-1251
 dpp =v1l v1 dpp8 fi? | 1250-1251
 dpp =v1l v1 ctrl fi? | 1250-1251
 e64_dpp =v1 v1 dpp8 fi? | 1250-1251
 e64_dpp =v1 v1 ctrl fi? | 1250-1251
v_sat_pk_u8_i16
 e32 =v1l V.b32 | 1100-1251
 e32 =hl V.b32 | 1100-1150
 e32 =v1 V.b32 | 900-1030
 e64 =v1 V.b32
 e64 =h V.b32 op_sel? | 1100-1150
 sdwa =v1 W.i32 clamp? sel1 | 900-1030
 dpp =v1l v1 dpp8 fi? | 1100-1251
 dpp =hl v1 dpp8 fi? | 1100-1150
 dpp =v1 v1 dpp8 fi? | 1010-1030
 dpp =v1 v1 ctrl | 900-950
 dpp =v1l v1 ctrl fi? | 1100-1251
 dpp =hl vmi ctrl fi? | 1100-1150
 dpp =v1 v1 ctrl fi? | 1010-1030
 e64_dpp =v1 v1 dpp8 fi? | 1100-1251
 e64_dpp =h v1 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 ctrl fi? | 1100-1251
 e64_dpp =h v1 op_sel? ctrl fi? | 1100-1150
v_screen_partition_4se_b32
 e32 =v1 V.b32 | 900-950
 e64 =v1 V.b32 | 900-950
 sdwa =v1 W.i32 clamp? sel1 | 900-950
 dpp =v1 v1 ctrl | 900-950
v_sub_co_ci_u32 v_subrev_co_ci_u32
 e32 =v1 V.b32 v1 <vcc >vcc | 1010-1251
 e32 =v1 =vccw V.b32 v1 vccw | 1010-1251
 e64 =v1 =bool V.b32 V.b32 bool clamp? | 1010-1251
 sdwa =v1 W.i32 W.i32 clamp? sel2 <vcc >vcc | 1010-1030
 sdwa =v1 =vccw W.i32 W.i32 vccw clamp? sel2 | 1010-1030
 dpp =v1 v1 v1 dpp8 fi? <vcc >vcc | 1010-1251
 dpp =v1 =vccw v1 v1 vccw dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl fi? <vcc >vcc | 1010-1251
 dpp =v1 =vccw v1 v1 vccw ctrl fi? | 1010-1251
 e64_dpp =v1 =bool v1 VC.b32 bool clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 =bool v1 VC.b32 bool clamp? ctrl fi? | 1100-1251
v_sub_co_u32 v_subrev_co_u32
 e32 =v1 V.b32 v1 >vcc @32 | 900-950
 e32 =v1 V.b32 v1 >vcc @64 | 900-950
 e32 =v1 vcc V.b32 v1 >vcc | 900-950
 e64 =v1 =bool V.b32 V.b32 clamp?
 sdwa =v1 vcc W.i32 W.i32 clamp? sel2 >vcc | 900-950
 dpp =v1 vcc v1 v1 ctrl >vcc | 900-950
 e64_dpp =v1 =bool v1 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 =bool v1 VC.b32 clamp? ctrl fi? | 1100-1251
v_sub_nc_u32 v_subrev_nc_u32
 e32 =v1 V.b32 v1 | 1010-1251
 e64 =v1 V.b32 V.b32 clamp? | 1010-1251
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 1010-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 clamp? ctrl fi? | 1100-1251
v_sub_nc_u64
 e32 =v2 V.b64 v2 | 1250-1251
 e64 =v2 V.b64 V.b64 clamp? | 1250-1251
 dpp =v2 v2 v2 ctrl fi? | 1251
 e64_dpp =v2 v2 VC.b64 clamp? ctrl fi? | 1251
v_sub_u16 v_subrev_u16
 e32 =v1 V.b16 v1 | 900-950
 e64 =v1 V.b16 V.b16 clamp? | 900-950
 sdwa =v1 W.i16 W.i16 clamp? sel2 | 900-950
 dpp =v1 v1 v1 ctrl | 900-950
v_sub_u32 v_subrev_u32
 e32 =v1 V.b32 v1 | 900-950
 e64 =v1 V.b32 V.b32 clamp? | 900-950
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 900-950
 dpp =v1 v1 v1 ctrl | 900-950
v_subb_co_u32 v_subbrev_co_u32
 e32 =v1 =vccw V.b32 v1 vccw | 900-950
 e32 =v1 vcc V.b32 v1 vcc <vcc >vcc | 900-950
 e64 =v1 =bool V.b32 V.b32 bool clamp? | 900-950
 sdwa =v1 vcc W.i32 W.i32 vcc clamp? sel2 <vcc >vcc | 900-950
 dpp =v1 vcc v1 v1 vcc ctrl <vcc >vcc | 900-950
v_swap_b16
 e32 =hl =hl | 1100-1150
v_swap_b32
 e32 =v1 =v1
v_swaprel_b32
 e32 =v1 =v1 <m0 | 1010-1251
v_tanh_f16
 e32 =v1l V.f16l | 1250-1251
 e64 =v1 VM.f16 clamp? omod? | 1250-1251
 dpp =v1l v1l dpp8 fi? | 1250-1251
 dpp =v1l vm1l ctrl fi? | 1250-1251
 e64_dpp =v1 vm1 clamp? omod? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm1 clamp? omod? ctrl fi? | 1250-1251
v_tanh_f32
 e32 =v1 V.f32 | 1250-1251
 e64 =v1 VM.f32 clamp? omod? | 1250-1251
 dpp =v1 v1 dpp8 fi? | 1250-1251
 dpp =v1 vm ctrl fi? | 1250-1251
 e64_dpp =v1 vm clamp? omod? dpp8 fi? | 1250-1251
 e64_dpp =v1 vm clamp? omod? ctrl fi? | 1250-1251
v_writelane_b32
 e32 =v1 SL.b32 SC.b32 | 1010-1251
 e32 =v1 SC.b32 SC.b32 | 900-950
v_xnor_b32
 e32 =v1 V.b32 v1 | 906-908,90a-1251
 e64 =v1 V.b32 V.b32 | 906-908,90a-1251
 sdwa =v1 W.i32 W.i32 clamp? sel2 | 906-908,90a-1030
 dpp =v1 v1 v1 dpp8 fi? | 1010-1251
 dpp =v1 v1 v1 ctrl | 906-908,90a-950
 dpp =v1 v1 v1 ctrl fi? | 1010-1251
 e64_dpp =v1 v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1100-1251
v_mqsad_pk_u16_u8 v_qsad_pk_u16_u8
 e64 =v2 V.b64 V.b32 V.b64 clamp?
v_mqsad_u32_u8
 e64 =v4 V.b64 V.b32 v4 clamp?
v_msad_u8 v_sad_hi_u8 v_sad_u16 v_sad_u32 v_sad_u8
 e64 =v1 V.b32 V.b32 V.b32 clamp?
 e64_dpp =v1 v1 VC.b32 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 clamp? ctrl fi? | 1100-1251
v_mul_hi_i32 v_mul_hi_u32 v_mul_lo_u32
 e64 =v1 V.b32 V.b32
 e64_dpp =v1 v1 VC.b32 ctrl fi? | 1251
v_mul_lo_i32
 e64 =v1 V.b32 V.b32 | 900-1013
v_mullit_f32
 e64 =v1 VM.f32 VM.f32 VM.f32 clamp? omod? | 1010-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? dpp8 fi? | 1100-1251
 e64_dpp =v1 vm VCM.f32 VCM.f32 clamp? omod? ctrl fi? | 1100-1251
v_or3_b32 v_perm_b32 v_xad_u32
 e64 =v1 V.b32 V.b32 V.b32
 e64_dpp =v1 v1 VC.b32 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 ctrl fi? | 1100-1251
v_or_b16 v_xor_b16
 e64 =v1 V.b16 V.b16 | 1100-1251
 e64 =h VT.b16 VT.b16 op_sel? | 1100-1150
 e64_dpp =v1 v1 VC.b16 dpp8 fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 ctrl fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? ctrl fi? | 1100-1150
v_pack_b32_f16
 e64 =v1 VM.f16 VM.f16 op_sel? clamp?
 e64 =v1 VMT.f16 VMT.f16 op_sel? clamp? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 op_sel? clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 hm VCMT.f16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =v1 vm1 VCM.f16 op_sel? clamp? ctrl fi? | 1100-1251
 e64_dpp =v1 hm VCMT.f16 op_sel? clamp? ctrl fi? | 1100-1150
v_perm_pk16_b4_u4
 e64 =v2 V.b32 V.b32 V.v2b32 | 1250-1251
v_perm_pk16_b6_u4
 e64 =v3 V.b32 V.b64 V.v2b32 | 1250-1251
v_perm_pk16_b8_u4
 e64 =v4 V.b64 V.b64 V.v2b32 | 1250-1251
v_permlane16_b32 v_permlanex16_b32
 e64 =v1 v1 S.b32 S.b32 op_sel? | 1010-1251
v_permlane16_var_b32 v_permlanex16_var_b32
 e64 =v1 v1 v1 op_sel? | 1200-1251
v_permlane_bcast_b32 v_permlane_down_b32 v_permlane_up_b32 v_permlane_xor_b32
 e64 =v1 v1 S.b32 S.b32 @32 | 1250-1251
v_permlane_idx_gen_b32
 e64 =v1 v1 S.b32 @32 | 1250-1251
v_pk_add_bf16 v_pk_max_num_bf16 v_pk_min_num_bf16 v_pk_mul_bf16
 e64 =v1 V.v2bf16 V.v2bf16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 1250-1251
v_pk_add_f16 v_pk_max_f16 v_pk_min_f16 v_pk_mul_f16
 e64 =v1 V.v2f16 V.v2f16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp?
v_pk_add_f32 v_pk_mul_f32
 e64 =v2 V.v2f32 V.v2f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 90a-950,1250-1251
v_pk_add_i16 v_pk_add_u16 v_pk_ashrrev_i16 v_pk_lshlrev_b16 v_pk_lshrrev_b16 v_pk_max_i16 v_pk_max_u16 v_pk_min_i16 v_pk_min_u16 v_pk_mul_lo_u16 v_pk_sub_i16 v_pk_sub_u16
 e64 =v1 V.v2b16 V.v2b16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp?
v_pk_add_max_i16 v_pk_add_max_u16 v_pk_add_min_i16 v_pk_add_min_u16 v_pk_max3_i16 v_pk_max3_u16 v_pk_min3_i16 v_pk_min3_u16
 e64 =v1 V.v2b16 V.v2b16 V.v2b16 op_sel? op_sel_hi? clamp? | 1250-1251
v_pk_fma_bf16
 e64 =v1 V.v2bf16 V.v2bf16 V.v2bf16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 1250-1251
v_pk_fma_f16
 e64 =v1 V.v2f16 V.v2f16 V.v2f16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp?
v_pk_fma_f32
 e64 =v2 V.v2f32 V.v2f32 V.v2f32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 90a-950,1250-1251
v_pk_mad_i16 v_pk_mad_u16
 e64 =v1 V.v2b16 V.v2b16 V.v2b16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp?
v_pk_max3_num_f16 v_pk_min3_num_f16
 e64 =v1 V.v2f16 V.v2f16 V.v2f16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 1250-1251
v_pk_max_num_f16 v_pk_maximum_f16 v_pk_min_num_f16 v_pk_minimum_f16
 e64 =v1 V.v2f16 V.v2f16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 1200-1251
v_pk_maximum3_f16 v_pk_minimum3_f16
 e64 =v1 V.v2f16 V.v2f16 V.v2f16 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 950,1250-1251
v_pk_mov_b32
 e64 =v2 V.v2b32 V.v2b32 op_sel? op_sel_hi? neg_lo? neg_hi? clamp? | 90a-950
v_s_exp_f16 v_s_log_f16 v_s_rcp_f16 v_s_rsq_f16 v_s_sqrt_f16
 e64 =s1.e VM.f16 clamp? omod? | 1200-1251
v_s_exp_f32 v_s_log_f32 v_s_rcp_f32 v_s_rsq_f32 v_s_sqrt_f32
 e64 =s1.e VM.f32 clamp? omod? | 1200-1251
v_sub_i16
 e64 =v1 V.b16 V.b16 op_sel? clamp? | 900-950
v_sub_i32
 e64 =v1 V.b32 V.b32 clamp? | 900-950
v_sub_nc_i16 v_sub_nc_u16
 e64 =v1 V.b16 V.b16 op_sel? clamp? | 1010-1251
 e64 =h VT.b16 VT.b16 op_sel? clamp? | 1100-1150
 e64_dpp =v1 v1 VC.b16 op_sel? clamp? dpp8 fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =v1 v1 VC.b16 op_sel? clamp? ctrl fi? | 1100-1251
 e64_dpp =h h VCT.b16 op_sel? clamp? ctrl fi? | 1100-1150
v_sub_nc_i32
 e64 =v1 V.b32 V.b32 clamp? | 1010-1251
 e64_dpp =v1 v1 VC.b32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 clamp? ctrl fi? | 1100-1251
v_trig_preop_f64
 e64 =v2 VM.f64 V.b32 clamp? omod?
v_xor3_b32
 e64 =v1 V.b32 V.b32 V.b32 | 1010-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =v1 v1 VC.b32 VC.b32 ctrl fi? | 1100-1251
`;
