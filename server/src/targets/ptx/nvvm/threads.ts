/** Threads together: special registers, barriers, exchanges and votes of a warp, clusters. */
import type { Family } from './family.ts';

/** A special register that has a row of its own in PTX under another spelling. */
const register = (name: string): string =>
  name.replace(/^(cluster|lanemask|globaltimer)\.(?=\w{2})/, '$1_');

/** A question about the halves `$1` and `$2` of an answer. */
const answered = (what: string): string =>
  `{ .reg .b128 %clc_handle; mov.b128 %clc_handle, {$1, $2}; clusterlaunchcontrol.query_cancel.${what}.b128 $0, %clc_handle; }`;

/** No processor here is as old: the names are known, and refused. */
const BEFORE_VOLTA = /^sm_[356]\d$/;

const pure = true;

export const THREADS: readonly Family[] = [
  {
    name: /^read\.ptx\.sreg\.(?<wide>globaltimer|clock64|gridid64)$/,
    op: 'mov.u64',
    operands: '@d, %<wide>',
  },
  { name: /^read\.ptx\.sreg\.warpsize$/, op: 'mov.u32', operands: '@d, WARP_SZ', pure },
  {
    name: /^read\.ptx\.sreg\.(?<name>aggr_smem_size)$/,
    op: 'mov.u32',
    operands: '@d, %<name>',
    sm: 90,
    ptx: 81,
    pure,
  },
  {
    name: /^read\.ptx\.sreg\.(?<name>n?clusterid\.[xyzw]|cluster\.n?cta(?:id\.[xyzw]|rank))$/,
    op: 'mov.u32',
    operands: ({ name }) => `@d, %${register(name!)}`,
    sm: 90,
    ptx: 78,
    pure,
  },
  {
    name: /^read\.ptx\.sreg\.(?<name>n?(?:tid|ctaid)\.[xyzw]|laneid|lanemask\.\w\w|nwarpid|nsmid|gridid|envreg\d+|(?:dynamic|total)_smem_size)$/,
    op: 'mov.u32',
    operands: ({ name }) => `@d, %${register(name!)}`,
    ptx: 70,
    pure,
  },
  {
    name: /^read\.ptx\.sreg\.(?<name>warpid|smid|clock|clock\.hi|globaltimer\.lo|pm[0-3])$/,
    op: 'mov.u32',
    operands: ({ name }) => `@d, %${register(name!).replace('.', '_')}`,
  },
  {
    name: /^is_explicit_cluster$/,
    op: 'mov.pred',
    operands: '@d, %is_explicit_cluster',
    sm: 90,
    ptx: 78,
    pure,
  },
  // Answers to a request to cancel a launch: a `b128` register, made of the two halves.
  {
    name: /^clusterlaunchcontrol\.query_cancel\.is_canceled$/,
    op: answered('is_canceled.pred'),
    operands: '',
    sm: 100,
    ptx: 86,
    pure,
  },
  {
    name: /^clusterlaunchcontrol\.query_cancel\.get_first_ctaid\.(?<axis>[xyz])$/,
    op: answered('get_first_ctaid::<axis>.b32'),
    operands: '',
    sm: 100,
    ptx: 86,
    pure,
  },
  // Barriers.
  { name: /^bar\.warp\.sync$/, op: 'bar.warp.sync' },
  {
    name: /^barrier\.cta\.(?<op>sync|arrive)(?<aligned>\.aligned)?\.(?:all|count)$/,
    op: ({ op, aligned }) => `${aligned ? 'bar' : 'barrier'}.${op}`,
  },
  {
    name: /^barrier\.cta\.red\.(?<op>popc|and|or)(?<aligned>\.aligned)?\.(?:all|count)$/,
    op: ({ op, aligned }) =>
      `${aligned ? 'bar' : 'barrier'}.red.${op}.${op === 'popc' ? 'u32' : 'pred'}`,
  },
  {
    name: /^barrier\.cluster\.(?<rest>(?:arrive|arrive\.relaxed|wait)(?:\.aligned)?)$/,
    op: 'barrier.cluster.<rest>',
    sm: 90,
    ptx: ({ rest }) => (rest!.includes('relaxed') ? 80 : 78),
  },
  {
    name: /^griddepcontrol\.launch\.dependents$/,
    op: 'griddepcontrol.launch_dependents',
    sm: 90,
    ptx: 78,
  },
  { name: /^griddepcontrol\.wait$/, op: 'griddepcontrol.wait', sm: 90, ptx: 78 },
  { name: /^membar\.(?<scope>cta|gl|sys)$/, op: 'membar.<scope>' },
  { name: /^nanosleep$/, op: 'nanosleep.u32' },
  { name: /^exit$/, op: 'exit' },
  { name: /^pm\.event\.mask$/, op: 'pmevent.mask' },
  {
    name: /^setmaxnreg\.(?<op>inc|dec)\.sync\.aligned\.u32$/,
    op: 'setmaxnreg.<op>.sync.aligned.u32',
    only: /^sm_(?:90a|1(?:0[013]|10|2[01])[af])$/,
    ptx: 80,
  },
  // Warps.
  { name: /^activemask$/, op: 'activemask.b32' },
  { name: /^elect\.sync$/, op: 'elect.sync', operands: '@p, @0', sm: 90, ptx: 80 },
  {
    name: /^shfl\.sync\.(?<mode>idx|up|down|bfly)\.[if]32(?<pred>p)?$/,
    op: 'shfl.sync.<mode>.b32',
    operands: '@p, @1-3, @0',
  },
  {
    name: /^vote\.(?<mode>all|any|uni)\.sync$/,
    op: 'vote.sync.<mode>.pred',
    operands: '@d, @1, @0',
  },
  { name: /^vote\.ballot\.sync$/, op: 'vote.sync.ballot.b32', operands: '@d, @1, @0' },
  {
    name: /^match\.(?<mode>any|all)\.sync\.i(?<width>32|64)p?$/,
    op: 'match.<mode>.sync.b<width>',
    operands: '@p, @1, @0',
  },
  {
    name: /^redux\.sync\.(?<op>add|min|max)$/,
    op: 'redux.sync.<op>.s32',
    sm: 80,
    ptx: 70,
  },
  { name: /^redux\.sync\.u(?<op>min|max)$/, op: 'redux.sync.<op>.u32', sm: 80, ptx: 70 },
  { name: /^redux\.sync\.(?<op>and|or|xor)$/, op: 'redux.sync.<op>.b32', sm: 80, ptx: 70 },
  {
    name: /^redux\.sync\.f(?<op>min|max)(?<abs>\.abs)?(?<nan>\.NaN)?$/,
    op: 'redux.sync.<op><abs><nan>.f32',
    only: /^sm_10[013][af]$/,
    ptx: 86,
  },
  // Those of a time when the lanes of a warp ran together.
  {
    name: /^shfl\.(?<mode>idx|up|down|bfly)\.[if]32(?<pred>p)?$/,
    op: 'shfl.<mode>.b32',
    operands: '@p, @0-2',
    only: BEFORE_VOLTA,
  },
  { name: /^vote\.(?<mode>all|any|uni)$/, op: 'vote.<mode>.pred', only: BEFORE_VOLTA },
  { name: /^vote\.ballot$/, op: 'vote.ballot.b32', only: BEFORE_VOLTA },
  // Groups of warps that start a matrix product, and tensor memory.
  {
    name: /^wgmma\.fence\.sync\.aligned$/,
    op: 'wgmma.fence.sync.aligned',
    only: /^sm_90a$/,
    ptx: 80,
  },
  {
    name: /^wgmma\.commit_group\.sync\.aligned$/,
    op: 'wgmma.commit_group.sync.aligned',
    only: /^sm_90a$/,
    ptx: 80,
  },
  {
    name: /^wgmma\.wait_group\.sync\.aligned$/,
    op: 'wgmma.wait_group.sync.aligned',
    only: /^sm_90a$/,
    ptx: 80,
  },
  {
    name: /^tcgen05\.alloc\.cg(?<group>[12])$/,
    op: 'tcgen05.alloc.cta_group::<group>.sync.aligned.b32',
    operands: '[@0], @1',
    only: /^sm_1(?:0[013]|10)[af]$/,
    ptx: 86,
  },
  {
    name: /^tcgen05\.commit(?<mc>\.mc)?\.cg(?<group>[12])$/,
    op: ({ mc, group }) =>
      `tcgen05.commit.cta_group::${group}.mbarrier::arrive::one.shared::cluster${
        mc ? '.multicast::cluster' : ''
      }.b64`,
    operands: ({ mc }) => (mc ? '[@0], @1' : '[@0]'),
    only: /^sm_1(?:0[013]|10)[af]$/,
    ptx: 86,
  },
  {
    name: /^tcgen05\.fence\.(?<when>before|after)\.thread\.sync$/,
    op: 'tcgen05.fence::<when>_thread_sync',
    only: /^sm_1(?:0[013]|10)[af]$/,
    ptx: 86,
  },
  {
    name: /^tcgen05\.relinq\.alloc\.permit\.cg(?<group>[12])$/,
    op: 'tcgen05.relinquish_alloc_permit.cta_group::<group>.sync.aligned',
    only: /^sm_1(?:0[013]|10)[af]$/,
    ptx: 86,
  },
  {
    name: /^tcgen05\.wait\.(?<what>ld|st)$/,
    op: 'tcgen05.wait::<what>.sync.aligned',
    only: /^sm_1(?:0[013]|10)[af]$/,
    ptx: 86,
  },
];
