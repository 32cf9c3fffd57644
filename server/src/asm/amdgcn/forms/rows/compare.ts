/** Vector comparisons (VOPC). `../form.ts` describes the notation. */
export const compareForms = `
v_cmp_class_f16
 e32 V.f16 v1 >vcc | 900-1030
 e32 VT.f16l hl >vcc | 1100-1251
 e32 V.f16l v1l >vcc | 1100-1251
 e32 vccw V.f16 v1 >vcc | 900-1030
 e32 vccw VT.f16l hl >vcc | 1100-1251
 e32 vccw V.f16l v1l >vcc | 1100-1251
 e64 =bool VM.f16 V.b32 | 900-1030
 e64 =bool VM.f16 VM.f16 | 1100-1251
 e64 =bool VMT.f16 VMT.f16 op_sel? | 1100-1150
 sdwa =bool W.f16 W.i32 selc >vcc | 900-1030
 dpp v1l v1l dpp8 fi? >vcc | 1100-1251
 dpp hl hl dpp8 fi? >vcc | 1100-1150
 dpp vccw v1l v1l dpp8 fi? >vcc | 1100-1251
 dpp vccw hl hl dpp8 fi? >vcc | 1100-1150
 dpp hml hml ctrl fi? >vcc | 1100-1150
 dpp vm1l vm1l ctrl fi? >vcc | 1100-1251
 dpp vccw hml hml ctrl fi? >vcc | 1100-1150
 dpp vccw vm1l vm1l ctrl fi? >vcc | 1100-1251
 e64_dpp =bool vm1 VCM.f16 dpp8 fi? | 1100-1251
 e64_dpp =bool hm VCMT.f16 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =bool vm1 VCM.f16 ctrl fi? | 1100-1251
 e64_dpp =bool hm VCMT.f16 op_sel? ctrl fi? | 1100-1150
v_cmp_class_f32
 e32 V.f32 v1 >vcc
 e32 vccw V.f32 v1 >vcc
 e64 =bool VM.f32 V.b32
 sdwa =bool W.f32 W.i32 selc >vcc | 900-1030
 dpp v1 v1 dpp8 fi? >vcc | 1100-1251
 dpp vccw v1 v1 dpp8 fi? >vcc | 1100-1251
 dpp vm v1 ctrl fi? >vcc | 1100-1251
 dpp vccw vm v1 ctrl fi? >vcc | 1100-1251
 e64_dpp =bool vm VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =bool vm VC.b32 ctrl fi? | 1100-1251
v_cmp_class_f64
 e32 V.f64 v1 >vcc
 e32 vccw V.f64 v1 >vcc
 e64 =bool VM.f64 V.b32
v_cmp_eq_f16 v_cmp_ge_f16 v_cmp_gt_f16 v_cmp_le_f16 v_cmp_lg_f16 v_cmp_lt_f16 v_cmp_neq_f16 v_cmp_nge_f16 v_cmp_ngt_f16 v_cmp_nle_f16 v_cmp_nlg_f16 v_cmp_nlt_f16 v_cmp_o_f16 v_cmp_u_f16
 e32 V.f16 v1 >vcc | 900-1030
 e32 VT.f16l hl >vcc | 1100-1251
 e32 V.f16l v1l >vcc | 1100-1251
 e32 vccw V.f16 v1 >vcc | 900-1030
 e32 vccw VT.f16l hl >vcc | 1100-1251
 e32 vccw V.f16l v1l >vcc | 1100-1251
 e64 =bool VM.f16 VM.f16 clamp?
 e64 =bool VMT.f16 VMT.f16 op_sel? clamp? | 1100-1150
 sdwa =bool W.f16 W.f16 selc | 900-1030
 dpp v1l v1l dpp8 fi? >vcc | 1100-1251
 dpp hl hl dpp8 fi? >vcc | 1100-1150
 dpp vccw v1l v1l dpp8 fi? >vcc | 1100-1251
 dpp vccw hl hl dpp8 fi? >vcc | 1100-1150
 dpp hml hml ctrl fi? >vcc | 1100-1150
 dpp vm1l vm1l ctrl fi? >vcc | 1100-1251
 dpp vccw hml hml ctrl fi? >vcc | 1100-1150
 dpp vccw vm1l vm1l ctrl fi? >vcc | 1100-1251
 e64_dpp =bool vm1 VCM.f16 clamp? dpp8 fi? | 1100-1251
 e64_dpp =bool hm VCMT.f16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =bool vm1 VCM.f16 clamp? ctrl fi? | 1100-1251
 e64_dpp =bool hm VCMT.f16 op_sel? clamp? ctrl fi? | 1100-1150
v_cmp_eq_f32 v_cmp_ge_f32 v_cmp_gt_f32 v_cmp_le_f32 v_cmp_lg_f32 v_cmp_lt_f32 v_cmp_neq_f32 v_cmp_nge_f32 v_cmp_ngt_f32 v_cmp_nle_f32 v_cmp_nlg_f32 v_cmp_nlt_f32 v_cmp_o_f32 v_cmp_u_f32
 e32 V.f32 v1 >vcc
 e32 vccw V.f32 v1 >vcc
 e64 =bool VM.f32 VM.f32 clamp?
 sdwa =bool W.f32 W.f32 selc | 900-1030
 dpp v1 v1 dpp8 fi? >vcc | 1100-1251
 dpp vccw v1 v1 dpp8 fi? >vcc | 1100-1251
 dpp vm vm ctrl fi? >vcc | 1100-1251
 dpp vccw vm vm ctrl fi? >vcc | 1100-1251
 e64_dpp =bool vm VCM.f32 clamp? dpp8 fi? | 1100-1251
 e64_dpp =bool vm VCM.f32 clamp? ctrl fi? | 1100-1251
v_cmp_eq_f64 v_cmp_ge_f64 v_cmp_gt_f64 v_cmp_le_f64 v_cmp_lg_f64 v_cmp_lt_f64 v_cmp_neq_f64 v_cmp_nge_f64 v_cmp_ngt_f64 v_cmp_nle_f64 v_cmp_nlg_f64 v_cmp_nlt_f64 v_cmp_o_f64 v_cmp_u_f64
 e32 V.f64 v2 >vcc
 e32 vccw V.f64 v2 >vcc
 e64 =bool VM.f64 VM.f64 clamp?
v_cmp_eq_i16 v_cmp_eq_u16 v_cmp_ge_i16 v_cmp_ge_u16 v_cmp_gt_i16 v_cmp_gt_u16 v_cmp_le_i16 v_cmp_le_u16 v_cmp_lt_i16 v_cmp_lt_u16 v_cmp_ne_i16 v_cmp_ne_u16
 e32 V.b16 v1 >vcc | 900-1030
 e32 VT.b16l hl >vcc | 1100-1251
 e32 V.b16l v1l >vcc | 1100-1251
 e32 vccw V.b16 v1 >vcc | 900-1030
 e32 vccw VT.b16l hl >vcc | 1100-1251
 e32 vccw V.b16l v1l >vcc | 1100-1251
 e64 =bool V.b16 V.b16
 e64 =bool VT.b16 VT.b16 op_sel? | 1100-1150
 sdwa =bool W.i16 W.i16 selc | 900-1030
 dpp v1l v1l dpp8 fi? >vcc | 1100-1251
 dpp hl hl dpp8 fi? >vcc | 1100-1150
 dpp vccw v1l v1l dpp8 fi? >vcc | 1100-1251
 dpp vccw hl hl dpp8 fi? >vcc | 1100-1150
 dpp v1l v1l ctrl fi? >vcc | 1100-1251
 dpp hmil hmil ctrl fi? >vcc | 1100-1150
 dpp vccw v1l v1l ctrl fi? >vcc | 1100-1251
 dpp vccw hmil hmil ctrl fi? >vcc | 1100-1150
 e64_dpp =bool v1 VC.b16 dpp8 fi? | 1100-1251
 e64_dpp =bool h VCT.b16 op_sel? dpp8 fi? | 1100-1150
 e64_dpp =bool v1 VC.b16 ctrl fi? | 1100-1251
 e64_dpp =bool h VCT.b16 op_sel? ctrl fi? | 1100-1150
v_cmp_eq_i32 v_cmp_eq_u32 v_cmp_ge_i32 v_cmp_ge_u32 v_cmp_gt_i32 v_cmp_gt_u32 v_cmp_le_i32 v_cmp_le_u32 v_cmp_lt_i32 v_cmp_lt_u32 v_cmp_ne_i32 v_cmp_ne_u32
 e32 V.b32 v1 >vcc
 e32 vccw V.b32 v1 >vcc
 e64 =bool V.b32 V.b32
 sdwa =bool W.i32 W.i32 selc | 900-1030
 dpp v1 v1 dpp8 fi? >vcc | 1100-1251
 dpp vccw v1 v1 dpp8 fi? >vcc | 1100-1251
 dpp v1 v1 ctrl fi? >vcc | 1100-1251
 dpp vccw v1 v1 ctrl fi? >vcc | 1100-1251
 e64_dpp =bool v1 VC.b32 dpp8 fi? | 1100-1251
 e64_dpp =bool v1 VC.b32 ctrl fi? | 1100-1251
v_cmp_eq_i64 v_cmp_eq_u64 v_cmp_ge_i64 v_cmp_ge_u64 v_cmp_gt_i64 v_cmp_gt_u64 v_cmp_le_i64 v_cmp_le_u64 v_cmp_lt_i64 v_cmp_lt_u64 v_cmp_ne_i64 v_cmp_ne_u64
 e32 V.b64 v2 >vcc
 e32 vccw V.b64 v2 >vcc
 e64 =bool V.b64 V.b64
v_cmp_f_f16
 e32 V.f16 v1 >vcc | 900-1030
 e32 VT.f16l hl >vcc | 1100-1150
 e32 V.f16l v1l >vcc | 1100-1150
 e32 vccw V.f16 v1 >vcc | 900-1030
 e32 vccw VT.f16l hl >vcc | 1100-1150
 e32 vccw V.f16l v1l >vcc | 1100-1150
 e64 =bool VM.f16 VM.f16 clamp? | 900-1150
 e64 =bool VMT.f16 VMT.f16 op_sel? clamp? | 1100-1150
 sdwa =bool W.f16 W.f16 selc | 900-1030
 dpp v1l v1l dpp8 fi? >vcc | 1100-1150
 dpp hl hl dpp8 fi? >vcc | 1100-1150
 dpp vccw v1l v1l dpp8 fi? >vcc | 1100-1150
 dpp vccw hl hl dpp8 fi? >vcc | 1100-1150
 dpp hml hml ctrl fi? >vcc | 1100-1150
 dpp vm1l vm1l ctrl fi? >vcc | 1100-1150
 dpp vccw hml hml ctrl fi? >vcc | 1100-1150
 dpp vccw vm1l vm1l ctrl fi? >vcc | 1100-1150
 e64_dpp =bool vm1 VCM.f16 clamp? dpp8 fi? | 1100-1150
 e64_dpp =bool hm VCMT.f16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =bool vm1 VCM.f16 clamp? ctrl fi? | 1100-1150
 e64_dpp =bool hm VCMT.f16 op_sel? clamp? ctrl fi? | 1100-1150
v_cmp_f_f32
 e32 V.f32 v1 >vcc | 900-1150
 e32 vccw V.f32 v1 >vcc | 900-1150
 e64 =bool VM.f32 VM.f32 clamp? | 900-1150
 sdwa =bool W.f32 W.f32 selc | 900-1030
 dpp v1 v1 dpp8 fi? >vcc | 1100-1150
 dpp vccw v1 v1 dpp8 fi? >vcc | 1100-1150
 dpp vm vm ctrl fi? >vcc | 1100-1150
 dpp vccw vm vm ctrl fi? >vcc | 1100-1150
 e64_dpp =bool vm VCM.f32 clamp? dpp8 fi? | 1100-1150
 e64_dpp =bool vm VCM.f32 clamp? ctrl fi? | 1100-1150
v_cmp_f_f64
 e32 V.f64 v2 >vcc | 900-1150
 e32 vccw V.f64 v2 >vcc | 900-1150
 e64 =bool VM.f64 VM.f64 clamp? | 900-1150
v_cmp_f_i16 v_cmp_f_u16 v_cmp_t_i16 v_cmp_t_u16
 e32 V.b16 v1 >vcc | 900-950
 e32 vccw V.b16 v1 >vcc | 900-950
 e64 =bool V.b16 V.b16 | 900-950
 sdwa =bool W.i16 W.i16 selc | 900-950
v_cmp_f_i32 v_cmp_f_u32 v_cmp_t_i32 v_cmp_t_u32
 e32 V.b32 v1 >vcc | 900-1150
 e32 vccw V.b32 v1 >vcc | 900-1150
 e64 =bool V.b32 V.b32 | 900-1150
 sdwa =bool W.i32 W.i32 selc | 900-1030
 dpp v1 v1 dpp8 fi? >vcc | 1100-1150
 dpp vccw v1 v1 dpp8 fi? >vcc | 1100-1150
 dpp v1 v1 ctrl fi? >vcc | 1100-1150
 dpp vccw v1 v1 ctrl fi? >vcc | 1100-1150
 e64_dpp =bool v1 VC.b32 dpp8 fi? | 1100-1150
 e64_dpp =bool v1 VC.b32 ctrl fi? | 1100-1150
v_cmp_f_i64 v_cmp_f_u64 v_cmp_t_i64 v_cmp_t_u64
 e32 V.b64 v2 >vcc | 900-1150
 e32 vccw V.b64 v2 >vcc | 900-1150
 e64 =bool V.b64 V.b64 | 900-1150
v_cmp_t_f16
 e32 VT.f16l hl >vcc | 1100-1150
 e32 V.f16l v1l >vcc | 1100-1150
 e32 vccw VT.f16l hl >vcc | 1100-1150
 e32 vccw V.f16l v1l >vcc | 1100-1150
 e64 =bool VM.f16 VM.f16 clamp? | 1100-1150
 e64 =bool VMT.f16 VMT.f16 op_sel? clamp? | 1100-1150
 dpp v1l v1l dpp8 fi? >vcc | 1100-1150
 dpp hl hl dpp8 fi? >vcc | 1100-1150
 dpp vccw v1l v1l dpp8 fi? >vcc | 1100-1150
 dpp vccw hl hl dpp8 fi? >vcc | 1100-1150
 dpp hml hml ctrl fi? >vcc | 1100-1150
 dpp vm1l vm1l ctrl fi? >vcc | 1100-1150
 dpp vccw hml hml ctrl fi? >vcc | 1100-1150
 dpp vccw vm1l vm1l ctrl fi? >vcc | 1100-1150
 e64_dpp =bool vm1 VCM.f16 clamp? dpp8 fi? | 1100-1150
 e64_dpp =bool hm VCMT.f16 op_sel? clamp? dpp8 fi? | 1100-1150
 e64_dpp =bool vm1 VCM.f16 clamp? ctrl fi? | 1100-1150
 e64_dpp =bool hm VCMT.f16 op_sel? clamp? ctrl fi? | 1100-1150
v_cmp_t_f32
 e32 V.f32 v1 >vcc | 1100-1150
 e32 vccw V.f32 v1 >vcc | 1100-1150
 e64 =bool VM.f32 VM.f32 clamp? | 1100-1150
 dpp v1 v1 dpp8 fi? >vcc | 1100-1150
 dpp vccw v1 v1 dpp8 fi? >vcc | 1100-1150
 dpp vm vm ctrl fi? >vcc | 1100-1150
 dpp vccw vm vm ctrl fi? >vcc | 1100-1150
 e64_dpp =bool vm VCM.f32 clamp? dpp8 fi? | 1100-1150
 e64_dpp =bool vm VCM.f32 clamp? ctrl fi? | 1100-1150
v_cmp_t_f64
 e32 V.f64 v2 >vcc | 1100-1150
 e32 vccw V.f64 v2 >vcc | 1100-1150
 e64 =bool VM.f64 VM.f64 clamp? | 1100-1150
v_cmp_tru_f16
 e32 V.f16 v1 >vcc | 900-1030
 e32 vccw V.f16 v1 >vcc | 900-1030
 e64 =bool VM.f16 VM.f16 clamp? | 900-1030
 sdwa =bool W.f16 W.f16 selc | 900-1030
v_cmp_tru_f32
 e32 V.f32 v1 >vcc | 900-1030
 e32 vccw V.f32 v1 >vcc | 900-1030
 e64 =bool VM.f32 VM.f32 clamp? | 900-1030
 sdwa =bool W.f32 W.f32 selc | 900-1030
v_cmp_tru_f64
 e32 V.f64 v2 >vcc | 900-1030
 e32 vccw V.f64 v2 >vcc | 900-1030
 e64 =bool VM.f64 VM.f64 clamp? | 900-1030
v_cmpx_class_f16
 e32 V.f16 v1 >exec | 1010-1030
 e32 V.f16 v1 >exec >vcc | 900-950
 e32 VT.f16l hl >exec | 1100-1251
 e32 V.f16l v1l >exec | 1100-1251
 e32 vccw V.f16 v1 >exec >vcc | 900-950
 e64 VM.f16 V.b32 >exec | 1010-1030
 e64 VM.f16 VM.f16 >exec | 1100-1251
 e64 =bool VM.f16 V.b32 >exec | 900-950
 e64 VMT.f16 VMT.f16 op_sel? >exec | 1100-1150
 sdwa W.f16 W.i32 selc >exec | 1010-1030
 sdwa =bool W.f16 W.i32 selc >exec >vcc | 900-950
 dpp v1l v1l dpp8 fi? >exec | 1100-1251
 dpp hl hl dpp8 fi? >exec | 1100-1150
 dpp hml hml ctrl fi? >exec | 1100-1150
 dpp vm1l vm1l ctrl fi? >exec | 1100-1251
 e64_dpp vm1 VCM.f16 dpp8 fi? >exec | 1100-1251
 e64_dpp hm VCMT.f16 op_sel? dpp8 fi? >exec | 1100-1150
 e64_dpp vm1 VCM.f16 ctrl fi? >exec | 1100-1251
 e64_dpp hm VCMT.f16 op_sel? ctrl fi? >exec | 1100-1150
v_cmpx_class_f32
 e32 V.f32 v1 >exec | 1010-1251
 e32 V.f32 v1 >exec >vcc | 900-950
 e32 vccw V.f32 v1 >exec >vcc | 900-950
 e64 VM.f32 V.b32 >exec | 1010-1251
 e64 =bool VM.f32 V.b32 >exec | 900-950
 sdwa W.f32 W.i32 selc >exec | 1010-1030
 sdwa =bool W.f32 W.i32 selc >exec >vcc | 900-950
 dpp v1 v1 dpp8 fi? >exec | 1100-1251
 dpp vm vmi ctrl fi? >exec | 1100-1251
 e64_dpp vm VC.b32 dpp8 fi? >exec | 1100-1251
 e64_dpp vm VC.b32 ctrl fi? >exec | 1100-1251
v_cmpx_class_f64
 e32 V.f64 v1 >exec | 1010-1251
 e32 V.f64 v1 >exec >vcc | 900-950
 e32 vccw V.f64 v1 >exec >vcc | 900-950
 e64 VM.f64 V.b32 >exec | 1010-1251
 e64 =bool VM.f64 V.b32 >exec | 900-950
v_cmpx_eq_f16 v_cmpx_ge_f16 v_cmpx_gt_f16 v_cmpx_le_f16 v_cmpx_lg_f16 v_cmpx_lt_f16 v_cmpx_neq_f16 v_cmpx_nge_f16 v_cmpx_ngt_f16 v_cmpx_nle_f16 v_cmpx_nlg_f16 v_cmpx_nlt_f16 v_cmpx_o_f16 v_cmpx_u_f16
 e32 V.f16 v1 >exec | 1010-1030
 e32 V.f16 v1 >exec >vcc | 900-950
 e32 VT.f16l hl >exec | 1100-1251
 e32 V.f16l v1l >exec | 1100-1251
 e32 vccw V.f16 v1 >exec >vcc | 900-950
 e64 VM.f16 VM.f16 clamp? >exec | 1010-1251
 e64 =bool VM.f16 VM.f16 clamp? >exec | 900-950
 e64 VMT.f16 VMT.f16 op_sel? clamp? >exec | 1100-1150
 sdwa W.f16 W.f16 selc >exec | 1010-1030
 sdwa =bool W.f16 W.f16 selc >exec | 900-950
 dpp v1l v1l dpp8 fi? >exec | 1100-1251
 dpp hl hl dpp8 fi? >exec | 1100-1150
 dpp hml hml ctrl fi? >exec | 1100-1150
 dpp vm1l vm1l ctrl fi? >exec | 1100-1251
 e64_dpp vm1 VCM.f16 clamp? dpp8 fi? >exec | 1100-1251
 e64_dpp hm VCMT.f16 op_sel? clamp? dpp8 fi? >exec | 1100-1150
 e64_dpp vm1 VCM.f16 clamp? ctrl fi? >exec | 1100-1251
 e64_dpp hm VCMT.f16 op_sel? clamp? ctrl fi? >exec | 1100-1150
v_cmpx_eq_f32 v_cmpx_ge_f32 v_cmpx_gt_f32 v_cmpx_le_f32 v_cmpx_lg_f32 v_cmpx_lt_f32 v_cmpx_neq_f32 v_cmpx_nge_f32 v_cmpx_ngt_f32 v_cmpx_nle_f32 v_cmpx_nlg_f32 v_cmpx_nlt_f32 v_cmpx_o_f32 v_cmpx_u_f32
 e32 V.f32 v1 >exec | 1010-1251
 e32 V.f32 v1 >exec >vcc | 900-950
 e32 vccw V.f32 v1 >exec >vcc | 900-950
 e64 VM.f32 VM.f32 clamp? >exec | 1010-1251
 e64 =bool VM.f32 VM.f32 clamp? >exec | 900-950
 sdwa W.f32 W.f32 selc >exec | 1010-1030
 sdwa =bool W.f32 W.f32 selc >exec | 900-950
 dpp v1 v1 dpp8 fi? >exec | 1100-1251
 dpp vm vm ctrl fi? >exec | 1100-1251
 e64_dpp vm VCM.f32 clamp? dpp8 fi? >exec | 1100-1251
 e64_dpp vm VCM.f32 clamp? ctrl fi? >exec | 1100-1251
v_cmpx_eq_f64 v_cmpx_ge_f64 v_cmpx_gt_f64 v_cmpx_le_f64 v_cmpx_lg_f64 v_cmpx_lt_f64 v_cmpx_neq_f64 v_cmpx_nge_f64 v_cmpx_ngt_f64 v_cmpx_nle_f64 v_cmpx_nlg_f64 v_cmpx_nlt_f64 v_cmpx_o_f64 v_cmpx_u_f64
 e32 V.f64 v2 >exec | 1010-1251
 e32 V.f64 v2 >exec >vcc | 900-950
 e32 vccw V.f64 v2 >exec >vcc | 900-950
 e64 VM.f64 VM.f64 clamp? >exec | 1010-1251
 e64 =bool VM.f64 VM.f64 clamp? >exec | 900-950
v_cmpx_eq_i16 v_cmpx_eq_u16 v_cmpx_ge_i16 v_cmpx_ge_u16 v_cmpx_gt_i16 v_cmpx_gt_u16 v_cmpx_le_i16 v_cmpx_le_u16 v_cmpx_lt_i16 v_cmpx_lt_u16 v_cmpx_ne_i16 v_cmpx_ne_u16
 e32 V.b16 v1 >exec | 1010-1030
 e32 V.b16 v1 >exec >vcc | 900-950
 e32 VT.b16l hl >exec | 1100-1251
 e32 V.b16l v1l >exec | 1100-1251
 e32 vccw V.b16 v1 >exec >vcc | 900-950
 e64 V.b16 V.b16 >exec | 1010-1251
 e64 =bool V.b16 V.b16 >exec | 900-950
 e64 VT.b16 VT.b16 op_sel? >exec | 1100-1150
 sdwa W.i16 W.i16 selc >exec | 1010-1030
 sdwa =bool W.i16 W.i16 selc >exec | 900-950
 dpp v1l v1l dpp8 fi? >exec | 1100-1251
 dpp hl hl dpp8 fi? >exec | 1100-1150
 dpp v1l v1l ctrl fi? >exec | 1100-1251
 dpp hmil hmil ctrl fi? >exec | 1100-1150
 e64_dpp v1 VC.b16 dpp8 fi? >exec | 1100-1251
 e64_dpp h VCT.b16 op_sel? dpp8 fi? >exec | 1100-1150
 e64_dpp v1 VC.b16 ctrl fi? >exec | 1100-1251
 e64_dpp h VCT.b16 op_sel? ctrl fi? >exec | 1100-1150
v_cmpx_eq_i32 v_cmpx_eq_u32 v_cmpx_ge_i32 v_cmpx_ge_u32 v_cmpx_gt_i32 v_cmpx_gt_u32 v_cmpx_le_i32 v_cmpx_le_u32 v_cmpx_lt_i32 v_cmpx_lt_u32 v_cmpx_ne_i32 v_cmpx_ne_u32
 e32 V.b32 v1 >exec | 1010-1251
 e32 V.b32 v1 >exec >vcc | 900-950
 e32 vccw V.b32 v1 >exec >vcc | 900-950
 e64 V.b32 V.b32 >exec | 1010-1251
 e64 =bool V.b32 V.b32 >exec | 900-950
 sdwa W.i32 W.i32 selc >exec | 1010-1030
 sdwa =bool W.i32 W.i32 selc >exec | 900-950
 dpp v1 v1 dpp8 fi? >exec | 1100-1251
 dpp v1 v1 ctrl fi? >exec | 1100-1251
 e64_dpp v1 VC.b32 dpp8 fi? >exec | 1100-1251
 e64_dpp v1 VC.b32 ctrl fi? >exec | 1100-1251
v_cmpx_eq_i64 v_cmpx_eq_u64 v_cmpx_ge_i64 v_cmpx_ge_u64 v_cmpx_gt_i64 v_cmpx_gt_u64 v_cmpx_le_i64 v_cmpx_le_u64 v_cmpx_lt_i64 v_cmpx_lt_u64 v_cmpx_ne_i64 v_cmpx_ne_u64
 e32 V.b64 v2 >exec | 1010-1251
 e32 V.b64 v2 >exec >vcc | 900-950
 e32 vccw V.b64 v2 >exec >vcc | 900-950
 e64 V.b64 V.b64 >exec | 1010-1251
 e64 =bool V.b64 V.b64 >exec | 900-950
v_cmpx_f_f16
 e32 V.f16 v1 >exec | 1010-1030
 e32 V.f16 v1 >exec >vcc | 900-950
 e32 VT.f16l hl >exec | 1100-1150
 e32 V.f16l v1l >exec | 1100-1150
 e32 vccw V.f16 v1 >exec >vcc | 900-950
 e64 VM.f16 VM.f16 clamp? >exec | 1010-1150
 e64 =bool VM.f16 VM.f16 clamp? >exec | 900-950
 e64 VMT.f16 VMT.f16 op_sel? clamp? >exec | 1100-1150
 sdwa W.f16 W.f16 selc >exec | 1010-1030
 sdwa =bool W.f16 W.f16 selc >exec | 900-950
 dpp v1l v1l dpp8 fi? >exec | 1100-1150
 dpp hl hl dpp8 fi? >exec | 1100-1150
 dpp hml hml ctrl fi? >exec | 1100-1150
 dpp vm1l vm1l ctrl fi? >exec | 1100-1150
 e64_dpp vm1 VCM.f16 clamp? dpp8 fi? >exec | 1100-1150
 e64_dpp hm VCMT.f16 op_sel? clamp? dpp8 fi? >exec | 1100-1150
 e64_dpp vm1 VCM.f16 clamp? ctrl fi? >exec | 1100-1150
 e64_dpp hm VCMT.f16 op_sel? clamp? ctrl fi? >exec | 1100-1150
v_cmpx_f_f32
 e32 V.f32 v1 >exec | 1010-1150
 e32 V.f32 v1 >exec >vcc | 900-950
 e32 vccw V.f32 v1 >exec >vcc | 900-950
 e64 VM.f32 VM.f32 clamp? >exec | 1010-1150
 e64 =bool VM.f32 VM.f32 clamp? >exec | 900-950
 sdwa W.f32 W.f32 selc >exec | 1010-1030
 sdwa =bool W.f32 W.f32 selc >exec | 900-950
 dpp v1 v1 dpp8 fi? >exec | 1100-1150
 dpp vm vm ctrl fi? >exec | 1100-1150
 e64_dpp vm VCM.f32 clamp? dpp8 fi? >exec | 1100-1150
 e64_dpp vm VCM.f32 clamp? ctrl fi? >exec | 1100-1150
v_cmpx_f_f64
 e32 V.f64 v2 >exec | 1010-1150
 e32 V.f64 v2 >exec >vcc | 900-950
 e32 vccw V.f64 v2 >exec >vcc | 900-950
 e64 VM.f64 VM.f64 clamp? >exec | 1010-1150
 e64 =bool VM.f64 VM.f64 clamp? >exec | 900-950
v_cmpx_f_i16 v_cmpx_f_u16 v_cmpx_t_i16 v_cmpx_t_u16
 e32 V.b16 v1 >exec >vcc | 900-950
 e32 vccw V.b16 v1 >exec >vcc | 900-950
 e64 =bool V.b16 V.b16 >exec | 900-950
 sdwa =bool W.i16 W.i16 selc >exec | 900-950
v_cmpx_f_i32 v_cmpx_f_u32 v_cmpx_t_i32 v_cmpx_t_u32
 e32 V.b32 v1 >exec | 1010-1150
 e32 V.b32 v1 >exec >vcc | 900-950
 e32 vccw V.b32 v1 >exec >vcc | 900-950
 e64 V.b32 V.b32 >exec | 1010-1150
 e64 =bool V.b32 V.b32 >exec | 900-950
 sdwa W.i32 W.i32 selc >exec | 1010-1030
 sdwa =bool W.i32 W.i32 selc >exec | 900-950
 dpp v1 v1 dpp8 fi? >exec | 1100-1150
 dpp v1 v1 ctrl fi? >exec | 1100-1150
 e64_dpp v1 VC.b32 dpp8 fi? >exec | 1100-1150
 e64_dpp v1 VC.b32 ctrl fi? >exec | 1100-1150
v_cmpx_f_i64 v_cmpx_f_u64 v_cmpx_t_i64 v_cmpx_t_u64
 e32 V.b64 v2 >exec | 1010-1150
 e32 V.b64 v2 >exec >vcc | 900-950
 e32 vccw V.b64 v2 >exec >vcc | 900-950
 e64 V.b64 V.b64 >exec | 1010-1150
 e64 =bool V.b64 V.b64 >exec | 900-950
v_cmpx_t_f16
 e32 VT.f16l hl >exec | 1100-1150
 e32 V.f16l v1l >exec | 1100-1150
 e64 VM.f16 VM.f16 clamp? >exec | 1100-1150
 e64 VMT.f16 VMT.f16 op_sel? clamp? >exec | 1100-1150
 dpp v1l v1l dpp8 fi? >exec | 1100-1150
 dpp hl hl dpp8 fi? >exec | 1100-1150
 dpp hml hml ctrl fi? >exec | 1100-1150
 dpp vm1l vm1l ctrl fi? >exec | 1100-1150
 e64_dpp vm1 VCM.f16 clamp? dpp8 fi? >exec | 1100-1150
 e64_dpp hm VCMT.f16 op_sel? clamp? dpp8 fi? >exec | 1100-1150
 e64_dpp vm1 VCM.f16 clamp? ctrl fi? >exec | 1100-1150
 e64_dpp hm VCMT.f16 op_sel? clamp? ctrl fi? >exec | 1100-1150
v_cmpx_t_f32
 e32 V.f32 v1 >exec | 1100-1150
 e64 VM.f32 VM.f32 clamp? >exec | 1100-1150
 dpp v1 v1 dpp8 fi? >exec | 1100-1150
 dpp vm vm ctrl fi? >exec | 1100-1150
 e64_dpp vm VCM.f32 clamp? dpp8 fi? >exec | 1100-1150
 e64_dpp vm VCM.f32 clamp? ctrl fi? >exec | 1100-1150
v_cmpx_t_f64
 e32 V.f64 v2 >exec | 1100-1150
 e64 VM.f64 VM.f64 clamp? >exec | 1100-1150
v_cmpx_tru_f16
 e32 V.f16 v1 >exec | 1010-1030
 e32 V.f16 v1 >exec >vcc | 900-950
 e32 vccw V.f16 v1 >exec >vcc | 900-950
 e64 VM.f16 VM.f16 clamp? >exec | 1010-1030
 e64 =bool VM.f16 VM.f16 clamp? >exec | 900-950
 sdwa W.f16 W.f16 selc >exec | 1010-1030
 sdwa =bool W.f16 W.f16 selc >exec | 900-950
v_cmpx_tru_f32
 e32 V.f32 v1 >exec | 1010-1030
 e32 V.f32 v1 >exec >vcc | 900-950
 e32 vccw V.f32 v1 >exec >vcc | 900-950
 e64 VM.f32 VM.f32 clamp? >exec | 1010-1030
 e64 =bool VM.f32 VM.f32 clamp? >exec | 900-950
 sdwa W.f32 W.f32 selc >exec | 1010-1030
 sdwa =bool W.f32 W.f32 selc >exec | 900-950
v_cmpx_tru_f64
 e32 V.f64 v2 >exec | 1010-1030
 e32 V.f64 v2 >exec >vcc | 900-950
 e32 vccw V.f64 v2 >exec >vcc | 900-950
 e64 VM.f64 VM.f64 clamp? >exec | 1010-1030
 e64 =bool VM.f64 VM.f64 clamp? >exec | 900-950
`;
