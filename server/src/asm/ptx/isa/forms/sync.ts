/**
 * Forms of control flow, barriers, asynchronous copies and the rest (PTX ISA 9.7.9.25 to 9.7.20).
 * `notation.ts` explains the lines.
 */
import { SCOPE } from './sets.ts';

const DIM = '1d|2d|3d|4d|5d';
const REDUCE = 'add|min|max|inc|dec|and|or|xor';
const HINT = 'L2::cache_hint?';
const GROUP = 'cta_group::1@86,100f|cta_group::2@86,100f?';

export const CONTROL = `
bra uni? : L
brx.idx uni? : u32 LIST @60,30
ret uni? :
exit :
call uni? : ...
trap :
brkpt : @10,11
nanosleep .u32 : T @63,70
pmevent : #0..15 @14,0
pmevent mask : #0..65535 @30,20
setmaxnreg inc|dec sync aligned .u32 : #24..256 @80,90a+100f+120f
stacksave .u32|u64 : =T @73,52
stackrestore .u32|u64 : T @73,52
alloca .u32|u64 : =T T #? @73,52
griddepcontrol launch_dependents|wait : @78,90
elect.sync : =b32|p b32 @80,90
activemask .b32 : =T @62,30
vote all|any|uni .pred : =p p @12,12!64,70
vote ballot .b32 : =T p @20,20!64,70
vote sync all|any|uni .pred : =p p b32 @60,30
vote sync ballot .b32 : =T p b32 @60,30
match any sync .b32|b64 : =b32 T b32 @60,70
match all sync .b32|b64 : =b32|p? T b32 @60,70
redux sync add|min|max .u32|s32 : =T T b32 @70,80
redux sync and|or|xor .b32 : =T T b32 @70,80
redux sync min|max abs? NaN? .f32 : =T T b32 @86,100x+103x

bar cta@78,0? sync : BAR WARPS?
bar.arrive : BAR WARPS
bar.cta.arrive : BAR WARPS @78,0
bar.red popc .u32 : =T BAR WARPS? p
bar.red and|or .pred : =p BAR WARPS? p
bar.cta.red popc .u32 : =T BAR WARPS? p @78,0
bar.cta.red and|or .pred : =p BAR WARPS? p @78,0
bar.warp.sync : b32 @60,30
bar.cta.sync : b32 b32? @78,0
bar.cta.arrive : b32 b32 @78,0
bar.cta.red popc .u32 : =T b32 b32? p @78,0
bar.cta.red and|or .pred : =p b32 b32? p @78,0
barrier cta@78,30? sync aligned? : BAR WARPS? @60,30
barrier.arrive aligned? : BAR WARPS @60,30
barrier.cta.arrive aligned? : BAR WARPS @78,30
barrier.red popc aligned? .u32 : =T BAR WARPS? p @60,30
barrier.red and|or aligned? .pred : =p BAR WARPS? p @60,30
barrier.cta.red popc aligned? .u32 : =T BAR WARPS? p @78,30
barrier.cta.red and|or aligned? .pred : =p BAR WARPS? p @78,30
barrier.cluster.arrive release|relaxed@80,90? aligned? : @78,90
barrier.cluster.wait acquire@80,90? aligned? : @78,90
membar cta|gl|sys@20,20 :
membar.proxy alias : @75,70
fence sc|acq_rel? ${SCOPE} : @60,70
fence acquire|release ${SCOPE} : @86,70
fence acquire sync_restrict::shared::cluster cluster : @86,90
fence release sync_restrict::shared::cta cluster : @86,90
fence mbarrier_init release cluster : @80,90
fence.proxy alias : @75,70
fence.proxy async : @80,90
fence.proxy async global|shared::cta|shared::cluster : @80,90
fence.proxy async::generic acquire sync_restrict::shared::cluster cluster : @86,90
fence.proxy async::generic release sync_restrict::shared::cta cluster : @86,90
fence.proxy tensormap::generic release ${SCOPE} : @83,90
fence.proxy tensormap::generic acquire ${SCOPE} : A #128..128 @83,90
`;

/** An order comes with its scope, or neither is there. */
function ordered(name: string, order: string, scope: string, rest: string): string {
  return `${name} ${rest}\n${name} ${order} ${scope} ${rest}`;
}

const CTA = 'shared|shared::cta@78,80?';
const SCOPES = 'cta@80,80|cluster@80,90';

export const MBARRIER = `
mbarrier.init ${CTA} .b64 : A u32 @70,80
mbarrier.inval ${CTA} .b64 : A @70,80
${ordered('mbarrier.expect_tx', 'relaxed', 'cta|cluster', 'shared|shared::cta|shared::cluster? .b64 : A u32 @80,90')}
${ordered('mbarrier.complete_tx', 'relaxed', 'cta|cluster', 'shared|shared::cta|shared::cluster? .b64 : A u32 @80,90')}
${['arrive', 'arrive_drop']
  .flatMap((op) => [
    ordered(`mbarrier.${op}`, 'release|relaxed@80,90', SCOPES, `${CTA} .b64 : =b64 A @70,80`),
    ordered(`mbarrier.${op}`, 'release|relaxed@80,90', SCOPES, `${CTA} .b64 : =b64 A u32 @78,90`),
    ordered(`mbarrier.${op}`, 'release|relaxed', SCOPES, 'shared::cluster .b64 : =_ A u32? @80,90'),
    ordered(
      `mbarrier.${op}.expect_tx`,
      'release|relaxed',
      SCOPES,
      `${CTA} .b64 : =b64 A u32 @80,90`,
    ),
    ordered(
      `mbarrier.${op}.expect_tx`,
      'release|relaxed',
      SCOPES,
      'shared::cluster .b64 : =_ A u32 @80,90',
    ),
    ordered(`mbarrier.${op}.noComplete`, 'release', 'cta@80,80', `${CTA} .b64 : =b64 A u32 @70,80`),
  ])
  .join('\n')}
${ordered('mbarrier.test_wait', 'acquire|relaxed@80,90', SCOPES, `${CTA} .b64 : =p A b64 @70,80`)}
${ordered('mbarrier.test_wait.parity', 'acquire|relaxed@80,90', SCOPES, `${CTA} .b64 : =p A u32 @71,80`)}
${ordered('mbarrier.try_wait', 'acquire|relaxed@80,90', SCOPES, `${CTA} .b64 : =p A b64 u32? @78,90`)}
${ordered('mbarrier.try_wait.parity', 'acquire|relaxed@80,90', SCOPES, `${CTA} .b64 : =p A u32 u32? @78,90`)}
mbarrier.pending_count .b64 : =b32 b64 @70,80
cp.async.mbarrier.arrive noinc? shared|shared::cta@78,80? .b64 : A @70,80
`;

export const COPY = `
cp.async ca shared|shared::cta@78,80 global L2::cache_hint@74,80? L2::64B@74,80|L2::128B@74,80|L2::256B@74,80? : A A #4|8|16 p? H @70,80
cp.async ca shared|shared::cta@78,80 global L2::cache_hint@74,80? L2::64B@74,80|L2::128B@74,80|L2::256B@74,80? : A A #4|8|16 b32? H @70,80
cp.async cg shared|shared::cta@78,80 global L2::cache_hint@74,80? L2::64B@74,80|L2::128B@74,80|L2::256B@74,80? : A A #16..16 p? H @70,80
cp.async cg shared|shared::cta@78,80 global L2::cache_hint@74,80? L2::64B@74,80|L2::128B@74,80|L2::256B@74,80? : A A #16..16 b32? H @70,80
cp.async.commit_group : @70,80
cp.async.wait_group : # @70,80
cp.async.wait_all : @70,80
cp.async.bulk shared::cluster|shared::cta@86,90 global mbarrier::complete_tx::bytes ${HINT} : A A u32 A H @80,90
cp.async.bulk shared::cluster global mbarrier::complete_tx::bytes multicast::cluster ${HINT} : A A u32 A b16 H @80,90
cp.async.bulk shared::cluster shared::cta mbarrier::complete_tx::bytes : A A u32 A @80,90
cp.async.bulk global shared::cta bulk_group ${HINT} : A A u32 H @80,90
cp.async.bulk global shared::cta bulk_group ${HINT} cp_mask : A A u32 H b16 @86,100
cp.async.bulk.prefetch.L2 global ${HINT} : A u32 H @80,90
cp.async.bulk.commit_group : @80,90
cp.async.bulk.wait_group read? : # @80,90
cp.reduce.async.bulk shared::cluster shared::cta mbarrier::complete_tx::bytes and|or|xor .b32 : A A u32 A @80,90
cp.reduce.async.bulk shared::cluster shared::cta mbarrier::complete_tx::bytes add .u32|s32|u64 : A A u32 A @80,90
cp.reduce.async.bulk shared::cluster shared::cta mbarrier::complete_tx::bytes inc|dec .u32 : A A u32 A @80,90
cp.reduce.async.bulk shared::cluster shared::cta mbarrier::complete_tx::bytes min|max .u32|s32 : A A u32 A @80,90
cp.reduce.async.bulk global shared::cta bulk_group ${HINT} and|or|xor .b32|b64 : A A u32 H @80,90
cp.reduce.async.bulk global shared::cta bulk_group ${HINT} add .u32|s32|u64|f32|f64 : A A u32 H @80,90
cp.reduce.async.bulk global shared::cta bulk_group ${HINT} add noftz .f16|bf16 : A A u32 H @80,90
cp.reduce.async.bulk global shared::cta bulk_group ${HINT} inc|dec .u32 : A A u32 H @80,90
cp.reduce.async.bulk global shared::cta bulk_group ${HINT} min|max .u32|s32|u64|s64|f16|bf16 : A A u32 H @80,90
cp.async.bulk.tensor ${DIM} shared::cluster|shared::cta@86,90 global tile? mbarrier::complete_tx::bytes ${GROUP} ${HINT} : A TENSOR A H @80,90
cp.async.bulk.tensor ${DIM} shared::cluster global tile? mbarrier::complete_tx::bytes multicast::cluster ${GROUP} ${HINT} : A TENSOR A b16 H @80,90
cp.async.bulk.tensor 3d|4d|5d shared::cluster|shared::cta@86,90 global im2col mbarrier::complete_tx::bytes ${GROUP} ${HINT} : A TENSOR A {1|2|3:b16} H @80,90
cp.async.bulk.tensor 3d|4d|5d shared::cluster global im2col mbarrier::complete_tx::bytes multicast::cluster ${GROUP} ${HINT} : A TENSOR A {1|2|3:b16} b16 H @80,90
cp.async.bulk.tensor 3d|4d|5d shared::cluster@86,100f|shared::cta global im2col::w|im2col::w::128 mbarrier::complete_tx::bytes ${GROUP} ${HINT} : A TENSOR A {2:b16} H @86,100
cp.async.bulk.tensor 3d|4d|5d shared::cluster@86,100f global im2col::w|im2col::w::128 mbarrier::complete_tx::bytes multicast::cluster ${GROUP} ${HINT} : A TENSOR A {2:b16} b16 H @86,100
cp.async.bulk.tensor 2d shared::cluster@86,100f|shared::cta global tile::gather4 mbarrier::complete_tx::bytes ${GROUP} ${HINT} : A TENSOR A H @86,100
cp.async.bulk.tensor 2d shared::cluster@86,100f global tile::gather4 mbarrier::complete_tx::bytes multicast::cluster ${GROUP} ${HINT} : A TENSOR A b16 H @86,100
cp.async.bulk.tensor ${DIM} global shared::cta tile? bulk_group ${HINT} : TENSOR A H @80,90
cp.async.bulk.tensor 3d|4d|5d global shared::cta im2col_no_offs bulk_group ${HINT} : TENSOR A H @80,90
cp.async.bulk.tensor 2d global shared::cta tile::scatter4@86,100f bulk_group ${HINT} : TENSOR A H @80,90
cp.reduce.async.bulk.tensor ${DIM} global shared::cta ${REDUCE} tile? bulk_group ${HINT} : TENSOR A H @80,90
cp.reduce.async.bulk.tensor 3d|4d|5d global shared::cta ${REDUCE} im2col_no_offs bulk_group ${HINT} : TENSOR A H @80,90
cp.async.bulk.prefetch.tensor ${DIM} L2 global tile? ${HINT} : TENSOR H @80,90
cp.async.bulk.prefetch.tensor 3d|4d|5d L2 global im2col ${HINT} : TENSOR {1|2|3:b16} H @80,90
cp.async.bulk.prefetch.tensor 3d|4d|5d L2 global im2col::w|im2col::w::128 ${HINT} : TENSOR {2:b16} H @86,100f
cp.async.bulk.prefetch.tensor 2d L2 global tile::gather4 ${HINT} : TENSOR H @86,100f
tensormap.replace tile global_address global|shared::cta? b1024 .b64 : A b64 @83,90a+100f+120f
tensormap.replace tile global_stride global|shared::cta? b1024 .b64 : A # b64 @83,90a+100f+120f
tensormap.replace tile rank global|shared::cta? b1024 .b32 : A b32 @83,90a+100f+120f
tensormap.replace tile box_dim|global_dim|element_stride global|shared::cta? b1024 .b32 : A # b32 @83,90a+100f+120f
tensormap.replace tile elemtype|interleave_layout|swizzle_mode|fill_mode|swizzle_atomicity@86,100f+120f global|shared::cta? b1024 .b32 : A # @83,90a+100f+120f
tensormap.cp_fenceproxy global shared::cta tensormap::generic release ${SCOPE} sync aligned : A A #128..128 @83,90
clusterlaunchcontrol.try_cancel async shared::cta? mbarrier::complete_tx::bytes multicast::cluster::all@86,100f+120f? .b128 : A A @86,100
clusterlaunchcontrol.query_cancel is_canceled .pred .b128 : =p b128 @86,100
clusterlaunchcontrol.query_cancel get_first_ctaid::x|get_first_ctaid::y|get_first_ctaid::z .b32 .b128 : =b32 b128 @86,100
clusterlaunchcontrol.query_cancel get_first_ctaid v4 .b32 .b128 : ={4:b32} b128 @86,100
`;
