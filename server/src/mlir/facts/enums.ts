/** The words of attributes that are one of some: the name of the family, then its words. */
export const ENUMS = `
AllReduceOperation add mul minui minsi minnumf maxui maxsi maxnumf and or xor minimumf maximumf
AsmATTOrIntel att intel
AtomicBinOp xchg add sub _and nand _or _xor max min umax umin fadd fsub fmax fmin uinc_wrap udec_wrap usub_cond usub_sat fmaximum fminimum
AtomicOrdering not_atomic unordered monotonic acquire release acq_rel seq_cst
BarrierReduction popc and or
BlockScaleFormat ue8m0 ue4m3
BroadcastType first_active_lane specific_lane
CTAGroupKind cta_1 cta_2
CacheEvictionPriority evict_normal evict_first evict_last evict_unchanged no_allocate
ClusterLaunchControlQueryType is_canceled get_first_cta_id_x get_first_cta_id_y get_first_cta_id_z
CmpFPredicate false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno true
CmpIPredicate eq ne slt sle sgt sge ult ule ugt uge
CombiningKind add mul minui minsi minnumf maxui maxsi maxnumf and or xor maximumf minimumf
DPPPerm quad_perm row_shl row_shr row_ror wave_shl wave_shr wave_ror wave_rol row_mirror row_half_mirror row_bcast_15 row_bcast_31
Dimension x y z
DotAccumulateType signed unsigned
FCmpPredicate _false oeq ogt oge olt ole one ord ueq ugt uge ult ule une uno _true
FPRoundingMode none rn rm rp rz rna rs
GEPNoWrapFlags none inbounds_flag nusw nuw inbounds
GridDepActionKind wait launch_dependents
ICmpPredicate eq ne slt sle sgt sge ult ule ugt uge
IndexCmpPredicate eq ne slt sle sgt sge ult ule ugt uge
IntegerOverflowFlags none nsw nuw
Kind addf addi andi assign maximumf maxnumf maxs maxu minimumf minnumf mins minu mulf muli ori xori
LdStMatrixEltType b16 b8 b8x16.b6x16_p32 b8x16.b4x16_p64
LoadCacheModifierKind ca cg cs lu cv
MFMAPermB none bcast_first_32 bcast_second_32 rotate_16_right bcast_first_16 bcast_second_16 bcast_third_16 bcast_fourth_16
MMAB1Op none xor_popc and_popc
MMABlockScaleKind mxf8f6f4 mxf4 mxf4nvf4
MMAElementWise addf mulf subf maxf minf divf addi muli subi divs divu negatef negates extf
MMAFrag a b c
MMAIntOverflow satfinite wrapped
MMAKind f8f6f4
MMALayout row col
MMATypes f16 f32 tf32 bf16 s8 u8 s32 s4 u4 b1 f64 e4m3 e5m2 e3m2 e2m3 e2m1
MatchSyncKind any all
MemOrderKind weak relaxed acquire release acq_rel sc mmio volatile
MemScopeKind cta cluster gpu sys
PermuteMode default f4e b4e rc8 ecl ecr rc16
PrefetchCacheLevel L1 L2
PrintPunctuation no_punctuation newline comma open close
ProxyKind alias async async.global async.shared tensormap generic
RcpRoundingMode approx rn rz rm rp
ReduxKind add and max min or umax umin xor fmin fmax
RoundingMode to_nearest_even downward upward toward_zero to_nearest_away
SaturationMode none satfinite
ScaleVecSize x1 x2 x4
SchedBarrierOpOpt none non_mem_non_sideffect valu salu mfma_wmma all_vmem vmem_read vmem_write all_ds ds_read ds_write transcendental
SetMaxRegisterAction decrease increase
SharedSpace cta cluster
ShflKind bfly up down idx
ShuffleMode xor up down idx
TMALoadMode tile im2col im2col_w im2col_w_128 tile_gather4
TMAReduxKind add max min inc dec and or xor
TMAStoreMode tile im2col tile_scatter4
Tcgen05CpMulticast none warpx2_02_13 warpx2_01_23 warpx4
Tcgen05CpShape shape_128x256b shape_4x256b shape_128x128b shape_64x128b shape_32x128b
Tcgen05CpSrcFormat b6x16_p32 b4x16_p64
Tcgen05FenceKind before after
Tcgen05LdStShape shape_16x64b shape_16x128b shape_16x256b shape_32x32b shape_16x32bx2
Tcgen05MMABlockScale default block16 block32
Tcgen05MMACollectorBBuffer b0 b1 b2 b3
Tcgen05MMACollectorOp discard lastuse fill use
Tcgen05MMAKind f8f6f4 i8 f16 tf32
Tcgen05WaitKind load store
UnnamedAddr - local_unnamed_addr unnamed_addr
Visibility - hidden protected
VoteSyncKind any all ballot uni
WGMMAScaleIn one neg
WGMMAScaleOut zero one
WGMMATypes f16 tf32 u8 s8 b1 bf16 e4m3 e5m2 f32 s32
fastmath none reassoc nnan ninf nsz arcp contract afn fast
`;
