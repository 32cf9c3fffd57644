/** Memory: asynchronous copies, barriers in memory, atomics of a scope, caches, fences. */
import type { CallShape, Family } from './family.ts';

/** Operations of the read-modify-write family, with the type letters that PTX has for them. */
const ATOMIC: Readonly<Record<string, string>> = {
  add: 'add',
  and: 'and.b',
  or: 'or.b',
  xor: 'xor.b',
  exch: 'exch.b',
  cas: 'cas.b',
  inc: 'inc.u',
  dec: 'dec.u',
  max: 'max.s',
  min: 'min.s',
};

/** The last operand says whether the one before it, a policy of the cache, takes part. */
const hinted = ({ constants, args }: CallShape): boolean => constants[args - 1] === 1n;
const policy = (call: CallShape): string => (hinted(call) ? `, @${call.args - 2}` : '');

/** A tensor, its coordinates, and offsets of the filter. */
function im2col(dims: number, offsets: number, call: CallShape): string {
  return `[@0, {@1-${dims}}], {@${dims + 1}-${dims + offsets}}${policy(call)}`;
}

export const MEMORY: readonly Family[] = [
  // Copies that run beside the threads.
  {
    // The `s` form fills up with zeros behind so many bytes.
    name: /^cp\.async\.(?<cache>ca|cg)\.shared\.global\.(?<size>4|8|16)(?<short>\.s)?$/,
    op: 'cp.async.<cache>.shared.global',
    operands: ({ size, short }) => `[@0], [@1], ${size}${short ? ', @2' : ''}`,
    sm: 80,
    ptx: 70,
  },
  { name: /^cp\.async\.commit\.group$/, op: 'cp.async.commit_group', sm: 80, ptx: 70 },
  { name: /^cp\.async\.wait\.group$/, op: 'cp.async.wait_group', sm: 80, ptx: 70 },
  { name: /^cp\.async\.wait\.all$/, op: 'cp.async.wait_all', sm: 80, ptx: 70 },
  {
    name: /^cp\.async\.mbarrier\.arrive(?<noinc>\.noinc)?$/,
    op: 'cp.async.mbarrier.arrive<noinc>.b64',
    operands: '[@0]',
    sm: 80,
    ptx: 70,
  },
  { name: /^cp\.async\.bulk\.commit\.group$/, op: 'cp.async.bulk.commit_group', sm: 90, ptx: 80 },
  {
    name: /^cp\.async\.bulk\.wait\.group(?<read>\.read)?$/,
    op: 'cp.async.bulk.wait_group<read>',
    sm: 90,
    ptx: 80,
  },
  {
    name: /^cp\.async\.bulk\.tensor\.prefetch\.tile\.(?<dims>[1-5])d$/,
    op: ({ dims }, call) =>
      `cp.async.bulk.prefetch.tensor.${dims}d.L2.global.tile${hinted(call) ? '.L2::cache_hint' : ''}`,
    operands: ({ dims }, call) => `[@0, {@1-${dims}}]${policy(call)}`,
    sm: 90,
    ptx: 80,
  },
  {
    name: /^cp\.async\.bulk\.tensor\.prefetch\.tile\.gather4\.2d$/,
    op: (_, call) =>
      `cp.async.bulk.prefetch.tensor.2d.L2.global.tile::gather4${hinted(call) ? '.L2::cache_hint' : ''}`,
    operands: (_, call) => `[@0, {@1-5}]${policy(call)}`,
    only: /^sm_1(?:0[013]|10)[af]$/,
    ptx: 86,
  },
  {
    name: /^cp\.async\.bulk\.tensor\.prefetch\.im2col\.(?<dims>[345])d$/,
    op: ({ dims }, call) =>
      `cp.async.bulk.prefetch.tensor.${dims}d.L2.global.im2col${hinted(call) ? '.L2::cache_hint' : ''}`,
    operands: ({ dims }, call) => im2col(Number(dims), Number(dims) - 2, call),
    sm: 90,
    ptx: 80,
  },
  {
    name: /^cp\.async\.bulk\.tensor\.prefetch\.im2col(?<mode>\.w(?:\.128)?)\.(?<dims>[345])d$/,
    op: ({ mode, dims }, call) =>
      `cp.async.bulk.prefetch.tensor.${dims}d.L2.global.im2col${mode!.replaceAll('.', '::')}${
        hinted(call) ? '.L2::cache_hint' : ''
      }`,
    operands: ({ dims }, call) => im2col(Number(dims), 2, call),
    only: /^sm_1(?:0[013]|10)[af]$/,
    ptx: 86,
  },
  // Barriers in memory.
  { name: /^mbarrier\.init$/, op: 'mbarrier.init.b64', operands: '[@0], @1', sm: 80, ptx: 70 },
  { name: /^mbarrier\.inval$/, op: 'mbarrier.inval.b64', operands: '[@0]', sm: 80, ptx: 70 },
  {
    name: /^mbarrier\.arrive(?<drop>\.drop)?$/,
    op: ({ drop }) => `mbarrier.arrive${drop ? '_drop' : ''}.b64`,
    operands: '@d, [@0]',
    sm: 80,
    ptx: 70,
  },
  {
    name: /^mbarrier\.arrive(?<drop>\.drop)?\.noComplete$/,
    op: ({ drop }) => `mbarrier.arrive${drop ? '_drop' : ''}.noComplete.b64`,
    operands: '@d, [@0], @1',
    sm: 80,
    ptx: 70,
  },
  {
    name: /^mbarrier\.test\.wait$/,
    op: 'mbarrier.test_wait.b64',
    operands: '@d, [@0], @1',
    sm: 80,
    ptx: 70,
  },
  { name: /^mbarrier\.pending\.count$/, op: 'mbarrier.pending_count.b64', sm: 80, ptx: 70 },
  // Atomics of a scope, through generic addresses.
  {
    name: /^atomic\.(?<op>\w+)\.gen\.[fi]\.(?<scope>cta|sys)\.(?<sign>[if])(?<width>32|64)$/,
    op: ({ op, scope, sign, width }) => {
      const name =
        op === 'add' ? `add.${sign === 'f' ? 'f' : width === '64' ? 'u' : 's'}` : ATOMIC[op!];
      return `atom.${scope}.${name}${width}`;
    },
    operands: '@d, [@0], @1-',
  },
  {
    name: /^ldu\.global\.[fip](?:\.(?:[if](?<width>32|64)|p\d+))?$/,
    op: ({ width }) => `ldu.global.b${width === '32' ? 32 : 64}`,
    operands: '@d, [@0]',
  },
  {
    name: /^ldu\.global\.[fi]\.(?:i16|f16)$/,
    op: 'ldu.global.b16',
    operands: '@d, [@0]',
  },
  // Caches.
  {
    name: /^prefetch\.(?<level>L[12])$/,
    op: 'prefetch.<level>',
    operands: '[@0]',
    sm: 90,
    ptx: 80,
  },
  { name: /^prefetchu\.L1$/, op: 'prefetchu.L1', operands: '[@0]', sm: 90, ptx: 80 },
  { name: /^prefetch\.tensormap$/, op: 'prefetch.tensormap', operands: '[@0]', sm: 90, ptx: 80 },
  {
    name: /^applypriority\.L2\.evict\.normal$/,
    op: 'applypriority.L2::evict_normal',
    operands: '[@0], @1',
    sm: 80,
    ptx: 74,
  },
  { name: /^st\.bulk$/, op: 'st.bulk', operands: '[@0], @1, @2', sm: 100, ptx: 86 },
  // Address spaces and clusters.
  {
    name: /^isspacep\.(?<space>const|global|local|shared)$/,
    op: 'isspacep.<space>',
    ptx: ({ space }) => (space === 'const' ? 31 : 0),
    pure: true,
  },
  {
    name: /^isspacep\.shared\.cluster$/,
    op: 'isspacep.shared::cluster',
    sm: 90,
    ptx: 78,
    pure: true,
  },
  { name: /^mapa$/, op: 'mapa.u64', sm: 90, ptx: 78, pure: true },
  { name: /^getctarank$/, op: 'getctarank.u64', sm: 90, ptx: 78, pure: true },
  // Fences.
  { name: /^fence\.sc\.cluster$/, op: 'fence.sc.cluster', sm: 90, ptx: 78 },
  {
    name: /^fence\.mbarrier_init\.release\.cluster$/,
    op: 'fence.mbarrier_init.release.cluster',
    sm: 90,
    ptx: 80,
  },
  { name: /^fence\.proxy\.alias$/, op: 'fence.proxy.alias', ptx: 75 },
  { name: /^fence\.proxy\.async$/, op: 'fence.proxy.async', sm: 90, ptx: 80 },
  { name: /^fence\.proxy\.async\.global$/, op: 'fence.proxy.async.global', sm: 90, ptx: 80 },
  {
    name: /^fence\.proxy\.async\.shared_(?<where>cta|cluster)$/,
    op: 'fence.proxy.async.shared::<where>',
    sm: 90,
    ptx: 80,
  },
  {
    name: /^fence\.proxy\.tensormap_generic\.release\.(?<scope>cta|cluster|gpu|sys)$/,
    op: 'fence.proxy.tensormap::generic.release.<scope>',
    sm: 90,
    ptx: 83,
  },
  {
    name: /^fence\.proxy\.tensormap_generic\.acquire\.(?<scope>cta|cluster|gpu|sys)$/,
    op: 'fence.proxy.tensormap::generic.acquire.<scope>',
    operands: '[@0], @1',
    sm: 90,
    ptx: 83,
  },
  {
    name: /^fence\.(?<order>acquire|release)\.sync_restrict\.space\.(?<space>cta|cluster)\.scope\.cluster$/,
    op: 'fence.<order>.sync_restrict::shared::<space>.cluster',
    sm: 90,
    ptx: 86,
  },
  {
    name: /^fence\.proxy\.async_generic\.(?<order>acquire|release)\.sync_restrict\.space\.(?<space>cta|cluster)\.scope\.cluster$/,
    op: 'fence.proxy.async::generic.<order>.sync_restrict::shared::<space>.cluster',
    sm: 90,
    ptx: 86,
  },
];
