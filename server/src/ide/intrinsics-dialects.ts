/**
 * What the hover says on functions of Rust-CUDA's and cuda-oxide's device crates, behind the name
 * of their module.
 */
import type { IntrinsicDoc } from './intrinsic-doc.ts';

type Row = readonly [string, IntrinsicDoc];

const AXES = ['x', 'y', 'z'] as const;

const SPECIAL: readonly (readonly [string, string, string, string, string])[] = [
  ['thread', 'Idx', 'tid', 'get_local_id', 'Index of this thread in its block'],
  ['block', 'Idx', 'ctaid', 'get_group_id', 'Index of this block in the grid'],
  ['block', 'Dim', 'ntid', 'get_local_size', 'Threads of a block'],
  ['grid', 'Dim', 'nctaid', 'get_num_groups', 'Blocks of the grid'],
];

/** Positions and sizes; `nameOf` makes the crate's name of CUDA's. */
function positions(nameOf: (of: string, what: string) => string): readonly Row[] {
  return SPECIAL.flatMap(([of, what, register, opencl, says]) =>
    AXES.map(
      (axis, index): Row => [
        `thread::${nameOf(of, what)}_${axis}`,
        {
          what: `${says} along ${axis}`,
          ptx: `mov.u32 %r, %${register}.${axis}`,
          cuda: `${of}${what}.${axis}`,
          opencl: `${opencl}(${index})`,
        },
      ],
    ),
  );
}

const BARRIER: IntrinsicDoc = {
  what: 'Barrier: the threads of the block wait here for each other, and see what the others wrote to memory before it',
  ptx: 'bar.sync 0',
  cuda: '__syncthreads()',
  opencl: 'barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)',
  note: 'All threads of the block must reach it, or none: in a branch that only some take it hangs or worse.',
};

const MASK = 'Every lane of the mask must come here with the same mask.';
const ALL_LANES = 'All 32 lanes must come here: where some have left, their values are anything.';

const WARP_BARRIER: IntrinsicDoc = {
  what: 'The lanes of the mask wait for each other, and see what the others wrote to memory before',
  ptx: 'bar.warp.sync',
  cuda: '__syncwarp(mask)',
  note: MASK,
};

const LANE: IntrinsicDoc = {
  what: 'Number of this lane in its warp, 0 to 31',
  ptx: 'mov.u32 %r, %laneid',
  opencl: 'get_sub_group_local_id()',
};

const ACTIVE: IntrinsicDoc = {
  what: 'The lanes that run this instruction together with this one, one bit for each',
  ptx: 'activemask.b32',
  cuda: '__activemask()',
  note: 'Lanes of the same branch need not be among them: it is no mask to synchronise with.',
};

const VOTES: Readonly<Record<string, readonly [string, string, string]>> = {
  all: ['Is the predicate true in all lanes', 'vote.sync.all.pred', 'sub_group_all(predicate)'],
  any: ['Is the predicate true in any lane', 'vote.sync.any.pred', 'sub_group_any(predicate)'],
  ballot: [
    'The lanes in which the predicate is true, one bit for each',
    'vote.sync.ballot.b32',
    'sub_group_ballot(predicate)',
  ],
};

function vote(kind: string, mask: string, note: string): IntrinsicDoc {
  const [what, ptx, opencl] = VOTES[kind]!;
  return { what, ptx, cuda: `__${kind}_sync(${mask}, predicate)`, opencl, note };
}

/** Kind by CUDA's name: what is fetched, the mode of the instruction, OpenCL's name. */
const SHUFFLES: Readonly<Record<string, readonly [string, string, string]>> = {
  '': ['the lane of a number', 'idx', 'sub_group_shuffle'],
  _xor: ['the lane whose number is its own XOR a mask', 'bfly', 'sub_group_shuffle_xor'],
  _down: ['the lane so many further up', 'down', 'sub_group_shuffle_down'],
  _up: ['the lane so many further down', 'up', 'sub_group_shuffle_up'],
};

function shuffle(kind: string, mask: string, note: string): IntrinsicDoc {
  const [from, mode, opencl] = SHUFFLES[kind]!;
  return {
    what: `Fetches the value of ${from}`,
    ptx: `shfl.sync.${mode}.b32`,
    cuda: `__shfl${kind}_sync(${mask}, value, lane)`,
    opencl: `${opencl}(value, lane)`,
    note: `${note} 64 bits take two instructions.`,
  };
}

function fence(scope: 'cta' | 'gl' | 'sys', note?: string): IntrinsicDoc {
  const [where, cuda] = {
    cta: ['block', '__threadfence_block()'],
    gl: ['GPU', '__threadfence()'],
    sys: ['system', '__threadfence_system()'],
  }[scope] as [string, string];
  return {
    what: `Fence: what this thread wrote before is seen in the whole ${where} before what it writes after`,
    ptx: `membar.${scope}`,
    cuda,
    note: note ?? 'It waits for no other thread.',
  };
}

const LAUNCH_MEMORY: IntrinsicDoc = {
  what: 'Start of the shared memory whose size the launch decides: one for the block, whatever the type',
  ptx: '.extern .shared',
  cuda: 'extern __shared__ T memory[];',
  opencl: '__local T *argument, sized by clSetKernelArg',
  note: 'Its length is what the launch asked for, and nothing checks an index against it.',
};

const INDEX: IntrinsicDoc = {
  what: 'Number of the thread in a grid of one dimension',
  cuda: 'blockIdx.x * blockDim.x + threadIdx.x',
  opencl: 'get_global_id(0)',
  note: 'In a launch of more dimensions several threads have the same number.',
};

const LINE_INDEX: IntrinsicDoc = {
  ...INDEX,
  note: 'In a launch of more dimensions the index is not valid: a slice gives nothing for it.',
};

const SNAKE: Readonly<Record<string, string>> = { Idx: 'idx', Dim: 'dim' };

const CUDA_STD: readonly Row[] = [
  ...positions((of, what) => `${of}_${SNAKE[what]}`),
  ['thread::index_1d', INDEX],
  ['thread::sync_threads', BARRIER],
  [
    'thread::grid_fence',
    fence(
      'cta',
      'In spite of the name it orders memory for the block only. It waits for no other thread.',
    ),
  ],
  ['thread::device_fence', fence('gl')],
  ['thread::system_fence', fence('sys')],
  ['warp::lane_id', LANE],
  ['warp::activemask', ACTIVE],
  ['warp::sync_warp', WARP_BARRIER],
  ...Object.keys(VOTES).map((kind): Row => [`warp::warp_vote_${kind}`, vote(kind, 'mask', MASK)]),
  ...Object.keys(SHUFFLES).map(
    (kind): Row => [`warp::warp_shuffle${kind || '_idx'}`, shuffle(kind, 'mask', MASK)],
  ),
  ['shared::dynamic_shared_mem', LAUNCH_MEMORY],
];

const CUDA_DEVICE: readonly Row[] = [
  ...positions((of, what) => `${of}${what}`),
  ['thread::index_1d', LINE_INDEX],
  ['thread::sync_threads', BARRIER],
  ['fence::threadfence_block', fence('cta')],
  ['fence::threadfence', fence('gl')],
  ['fence::threadfence_system', fence('sys')],
  ['warp::lane_id', LANE],
  ['warp::active_mask', ACTIVE],
  ['warp::sync_mask', WARP_BARRIER],
  ...Object.keys(VOTES).flatMap((kind): Row[] => [
    [`warp::${kind}`, vote(kind, '~0u', ALL_LANES)],
    [`warp::${kind}_sync`, vote(kind, 'mask', MASK)],
  ]),
  ...Object.keys(SHUFFLES).flatMap((kind) =>
    ['', '_f32', '_u64', '_f64'].flatMap((type): Row[] => [
      [`warp::shuffle${kind}${type}`, shuffle(kind, '~0u', ALL_LANES)],
      [`warp::shuffle${kind}${type}_sync`, shuffle(kind, 'mask', MASK)],
    ]),
  ),
];

/** By the crate that a text names: documentation by `module::name`. */
const CRATES = [
  ['cuda_std', new Map(CUDA_STD)],
  ['cuda_device', new Map(CUDA_DEVICE)],
] as const;

/** The row of a function that stands behind its module's name, in a text that names the crate. */
export function dialectDoc(text: string, name: string, before: string): IntrinsicDoc | undefined {
  const module = /(?<!\w)(\w+)::$/.exec(before)?.[1];
  if (module === undefined) return undefined;
  for (const [crate, docs] of CRATES) {
    const doc = docs.get(`${module}::${name}`);
    if (doc !== undefined && text.includes(crate)) return doc;
  }
  return undefined;
}

/** Every function that has a row, for tests: by crate, `module::name` and what it says. */
export const dialectRows: ReadonlyMap<string, ReadonlyMap<string, IntrinsicDoc>> = new Map(CRATES);
