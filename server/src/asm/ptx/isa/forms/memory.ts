/**
 * Forms of moves, memory accesses and atomics (PTX ISA 9.7.9, 9.7.13). `notation.ts` explains the
 * lines.
 */
import { L1, M32, M64, SCOPE, SHARED } from './sets.ts';

const SPACES = `const|global|local|param|param::entry@83,0|param::func@83,0|${SHARED}`;
const WRITABLE = `global|local|param|param::func@83,0|${SHARED}`;
const HINTS = `${L1.replaceAll('|', '@74,70|')}@74,70? L2::cache_hint@74,80?`;
/** Priorities of the second level belong to accesses of 256 bits. */
const WIDE = `${HINTS} L2::evict_last|L2::evict_normal|L2::evict_first@88,100?`;
const AHEAD = 'L2::64B@74,75|L2::128B@74,75|L2::256B@74,80?';

/**
 * Lines of loads or stores: what is said of order and space, the caches, and behind the types the
 * operands. `wide` is the head of those of 256 bits, which reach global memory only.
 */
function access(head: string, caches: string, operands: string, wide?: string): string {
  return [
    `${head} ${caches} v2|v4? .${M32} : ${operands}`,
    `${head} ${caches} v2? .${M64} : ${operands}`,
    ...(wide !== undefined
      ? [
          `${wide} ${caches.replace(HINTS, WIDE)} v8 .b32|u32|s32|f32 : ${operands} @88,100`,
          `${wide} ${caches.replace(HINTS, WIDE)} v4 .${M64} : ${operands} @88,100`,
        ]
      : []),
  ].join('\n');
}

/** Reductions over several devices, without and with an order. */
function multimem(name: string, order: string, one: string, several: string): string {
  const load = name.endsWith('ld_reduce');
  const accumulate = load ? 'acc::f32?' : '';
  return [load ? 'weak?' : '', `relaxed|${order} ${SCOPE}`]
    .flatMap((head) => {
      const start = `${name} ${head} global?`;
      const narrow = ['v2|v4? .e4m3x4|e5m2x4', 'v4|v8 .e4m3|e5m2'];
      return [
        `${start} min|max|add .u32|s32|u64|s64 : ${one} @81,90`,
        `${start} and|or|xor .b32|b64 : ${one} @81,90`,
        `${start} add ${accumulate} v2|v4? .f16x2|bf16x2 : ${several} @81,90`,
        `${start} add ${accumulate} v2|v4|v8 .f16|bf16 : ${several} @81,90`,
        `${start} add v2|v4? .f32 : ${several} @81,90`,
        `${start} add .f64 : ${several} @81,90`,
        ...(load
          ? [
              `${start} min|max v2|v4? .f16x2|bf16x2 : ${several} @81,90`,
              `${start} min|max v2|v4|v8 .f16|bf16 : ${several} @81,90`,
              ...narrow.map((n) => `${start} add acc::f16? ${n} : ${several} @86,100f+120a+121a`),
              ...narrow.map((n) => `${start} min|max ${n} : ${several} @86,100f+120a+121a`),
            ]
          : []),
      ];
    })
    .join('\n');
}

const ORDER = 'relaxed@60,0|acquire@60,70|release@60,70|acq_rel@60,70?';
const WHERE = `cta@50,60|cluster@78,90|gpu@50,60|sys@50,60? global|${SHARED}?`;
const CACHED = 'L2::cache_hint@74,80?';

export const MEMORY = `
mov .pred|b16|b32|b64|u16|u32|u64|s16|s32|s64|f32|f64 : =M M
mov v2|v4 .b16|b32|b64|u16|u32|u64|s16|s32|s64|f32|f64 : =M M
mov .b128@83,70 : =M M
shfl up|down|bfly|idx .b32 : =T|p? T b32 b32 @30,30!64,70
shfl sync up|down|bfly|idx .b32 : =T|p? T b32 b32 b32 @60,30
prmt f4e|b4e|rc8|ecl|ecr|rc16? .b32 : =T T T b32 @20,20

${access(`ld weak@60,0? ${SPACES}? ca|cg|cs|lu|cv?`, `${HINTS} ${AHEAD}`, '=V A H', 'ld weak@60,0? global? ca|cg|cs|lu|cv?')}
ld weak@60,0? global|${SHARED}? ca|cg|cs|lu|cv? ${HINTS} ${AHEAD} .b128@83,70 : =V A H
${access(`ld volatile global|${SHARED}?`, AHEAD, '=V A')}
ld volatile global|${SHARED}? .b128@83,70 : =V A
${access(`ld relaxed@60,70|acquire@60,70 ${SCOPE} global|${SHARED}?`, `${HINTS} ${AHEAD}`, '=V A H', `ld relaxed|acquire ${SCOPE} global?`)}
ld relaxed|acquire ${SCOPE} global|${SHARED}? ${HINTS} ${AHEAD} .b128@83,70 : =V A H
ld mmio relaxed sys global? .${M32}|${M64} : =V A @82,70
${access('ld global nc@31,32 ca|cg|cs?', `${HINTS} ${AHEAD}`, '=V A H', 'ld global nc ca|cg|cs?')}
ld global nc@31,32 ca|cg|cs? ${HINTS} ${AHEAD} .b128@83,70 : =V A H
ldu global? v2|v4? .${M32} : =V A @20,20
ldu global? v2? .${M64} : =V A @20,20
ldu global? .b128@83,70 : =V A

${access(`st weak@60,0? ${WRITABLE}? wb|cg|cs|wt?`, HINTS, 'A V H', 'st weak@60,0? global? wb|cg|cs|wt?')}
st weak@60,0? global|${SHARED}? wb|cg|cs|wt? ${HINTS} .b128@83,70 : A V H
${access(`st volatile global|${SHARED}?`, '', 'A V')}
st volatile global|${SHARED}? .b128@83,70 : A V
${access(`st relaxed@60,70|release@60,70 ${SCOPE} global|${SHARED}?`, HINTS, 'A V H', `st relaxed|release ${SCOPE} global?`)}
st relaxed|release ${SCOPE} global|${SHARED}? ${HINTS} .b128@83,70 : A V H
st mmio relaxed sys global? .${M32}|${M64} : A V @82,70
st.async weak? shared::cluster? mbarrier::complete_tx::bytes v2|v4? .b32|u32|s32|f32 : A V A @81,90
st.async weak? shared::cluster? mbarrier::complete_tx::bytes v2? .b64|u64|s64|f64 : A V A @81,90
st.async mmio? release gpu|sys global? .${M32}|${M64} : A V @87,100
st.bulk weak? shared::cta? : A b64 #0..0 @86,100

${multimem('multimem.ld_reduce', 'acquire', '=T A', '=V A')}
${multimem('multimem.red', 'release', 'A T', 'A V')}
multimem.st weak? global? .b32|b64|u32|s32|u64|s64|f32|f64|f16x2|bf16x2|e4m3x4@86,100f+120a+121a|e5m2x4@86,100f+120a+121a : A V @81,90
multimem.st weak? global? v2|v4|v8 .f16|bf16|f16x2|bf16x2|f32|e4m3@86,100f+120a+121a|e5m2@86,100f+120a+121a|e4m3x4@86,100f+120a+121a|e5m2x4@86,100f+120a+121a : A V @81,90
multimem.st relaxed|release ${SCOPE} global? .b32|b64|u32|s32|u64|s64|f32|f64|f16x2|bf16x2|e4m3x4@86,100f+120a+121a|e5m2x4@86,100f+120a+121a : A V @81,90
multimem.st relaxed|release ${SCOPE} global? v2|v4|v8 .f16|bf16|f16x2|bf16x2|f32|e4m3@86,100f+120a+121a|e5m2@86,100f+120a+121a|e4m3x4@86,100f+120a+121a|e5m2x4@86,100f+120a+121a : A V @81,90

prefetch global|local? L1|L2 : A @20,20
prefetch global? L2::evict_last|L2::evict_normal : A @74,80
prefetch const|param? tensormap : A @80,90
prefetchu L1 : A @20,20
applypriority global? L2::evict_normal : A #128..128 @74,80
discard global? L2 : A #128..128 @74,80
createpolicy.fractional L2::evict_last|L2::evict_normal|L2::evict_first|L2::evict_unchanged L2::evict_first|L2::evict_unchanged? .b64 : =b64 f32? @74,80
createpolicy.range global? L2::evict_last|L2::evict_normal|L2::evict_first|L2::evict_unchanged L2::evict_first|L2::evict_unchanged? .b64 : =b64 A u32 u32 @74,80
createpolicy.cvt L2 .b64 : =b64 b64 @74,80
isspacep const|global|local|shared|shared::cta@78,30|shared::cluster@78,90|param@77,70|param::entry@83,70 : =p addr @20,20
cvta const|global|local|${SHARED}|param@77,70|param::entry@83,70 .u32|u64 : =T S @20,20
cvta.to const|global|local|${SHARED}|param@77,70|param::entry@83,70 .u32|u64 : =T T @20,20
mapa shared::cluster? .u32|u64 : =T S u32 @78,90
getctarank shared::cluster? .u32|u64 : =u32 S @78,90
istypep texref|samplerref|surfref : =p u64 @40,30

atom ${ORDER} ${WHERE} and|or|xor ${CACHED} .b32|b64 : =V A V H @11,11
atom ${ORDER} ${WHERE} exch ${CACHED} .b32|b64|b128@84,90 : =V A V H @11,11
atom ${ORDER} ${WHERE} cas .b32|b64|b16@63,70|b128@84,90 : =V A V V @11,11
atom ${ORDER} ${WHERE} add ${CACHED} .u32|u64|s32|f32@20,20|f64@50,60 : =V A V H @11,11
atom ${ORDER} ${WHERE} add noftz ${CACHED} .f16@63,70|f16x2@62,60|bf16@78,90|bf16x2@78,90 : =V A V H @11,11
atom ${ORDER} ${WHERE} inc|dec ${CACHED} .u32 : =V A V H @11,11
atom ${ORDER} ${WHERE} min|max ${CACHED} .u32|s32|u64|s64 : =V A V H @11,11
atom ${ORDER} ${SCOPE}? global? add v2|v4 ${CACHED} .f32 : =V A V H @81,90
atom ${ORDER} ${SCOPE}? global? add|min|max noftz v2|v4|v8 ${CACHED} .f16|bf16 : =V A V H @81,90
atom ${ORDER} ${SCOPE}? global? add|min|max noftz v2|v4 ${CACHED} .f16x2|bf16x2 : =V A V H @81,90
red relaxed@60,0|release@60,70? ${WHERE} and|or|xor ${CACHED} .b32|b64 : A V H @12,11
red relaxed@60,0|release@60,70? ${WHERE} add ${CACHED} .u32|u64|s32|f32@20,20|f64@50,60 : A V H @12,11
red relaxed@60,0|release@60,70? ${WHERE} add noftz ${CACHED} .f16@63,70|f16x2@62,60|bf16@78,90|bf16x2@78,90 : A V H @12,11
red relaxed@60,0|release@60,70? ${WHERE} inc|dec ${CACHED} .u32 : A V H @12,11
red relaxed@60,0|release@60,70? ${WHERE} min|max ${CACHED} .u32|s32|u64|s64 : A V H @12,11
red relaxed|release? ${SCOPE}? global? add v2|v4 ${CACHED} .f32 : A V H @81,90
red relaxed|release? ${SCOPE}? global? add|min|max noftz v2|v4|v8 ${CACHED} .f16|bf16 : A V H @81,90
red relaxed|release? ${SCOPE}? global? add|min|max noftz v2|v4 ${CACHED} .f16x2|bf16x2 : A V H @81,90
red.async relaxed cluster shared::cluster? mbarrier::complete_tx::bytes inc|dec .u32 : A T A @81,90
red.async relaxed cluster shared::cluster? mbarrier::complete_tx::bytes min|max .u32|s32 : A T A @81,90
red.async relaxed cluster shared::cluster? mbarrier::complete_tx::bytes and|or|xor .b32 : A T A @81,90
red.async relaxed cluster shared::cluster? mbarrier::complete_tx::bytes add .u32|s32|u64 : A T A @81,90
red.async mmio? release gpu|sys global? add .u32|s32|u64 : A T @87,100
red.async mmio? release gpu|sys global? min|max .u32|s32 : A T @87,100
`;

export const TEXTURE = `
tex 1d|2d|3d|a1d|a2d|cube@20,20|acube@20,20|2dms@32,30|a2dms@32,30 v4 .u32|s32|f32 .s32|f32 : ={4:T1}|p? TEX ...
tex 1d|2d|3d|a1d|a2d|cube|acube|2dms|a2dms v2|v4? .f16x2|f16 .s32|f32 : ...
tex level|grad|base 1d|2d|3d|a1d|a2d|cube|acube|2dms|a2dms v4 .u32|s32|f32 .s32|f32 : ={4:T1}|p? TEX ...
tex level|grad|base 1d|2d|3d|a1d|a2d|cube|acube|2dms|a2dms v2|v4? .f16x2|f16 .s32|f32 : ...
tld4 r|g|b|a 2d|a2d|cube|acube v4 .u32|s32|f32 .f32 : ={4:T1}|p? TEX ...
tld4 r|g|b|a 2d|a2d|cube|acube v2|v4? .f16x2|f16 .f32 : ...
txq width|height|depth|channel_data_type|channel_order|normalized_coords|array_size|num_mipmap_levels|num_samples|force_unnormalized_coords|filter_mode|addr_mode_0|addr_mode_1|addr_mode_2 .b32 : =b32 A @15,0
txq level width|height|depth .b32 : =b32 A b32 @32,0
suq width|height|depth|channel_data_type|channel_order|array_size|memory_layout .b32 : =b32 A @15,20
suld.b 1d|2d|3d|a1d|a2d ca|cg|cs|cv? trap|clamp|zero v2|v4? .b8|b16|b32|b64 : =V TEX @15,20
sust.b 1d|2d|3d|a1d|a2d wb|cg|cs|wt? trap|clamp|zero v2|v4? .b8|b16|b32|b64 : TEX V @15,20
sust.p 1d|2d|3d|a1d|a2d wb|cg|cs|wt? trap|clamp|zero v2|v4? .b32 : TEX V @15,20
sured.b add|min|max|and|or 1d|2d|3d|a1d|a2d trap|clamp|zero .u32|u64|s32|b32|s64 : TEX T @20,20
sured.p add|min|max|and|or 1d|2d|3d|a1d|a2d trap|clamp|zero .b32|b64 : TEX T @20,20
`;
