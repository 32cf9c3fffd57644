/**
 * What the hover says on operations of MLIR that mean something on GPUs alone. Arithmetic, control
 * flow and the rest say what they do by their names, and MLIR's own server describes them.
 */

import type { IntrinsicDoc } from '../intrinsic-doc.ts';
import { describeIntrinsic } from '../intrinsics.ts';

const THREAD_ID: IntrinsicDoc = {
  what: 'Index of this thread in its workgroup along one dimension',
  ptx: '%tid',
  amdgcn: 'v0',
  cuda: 'threadIdx',
  opencl: 'get_local_id()',
  note: 'On AMDGCN all three come in `v0`, 10 bits each, on gfx90a, gfx94x, gfx95x and from gfx11 on; elsewhere in `v0`, `v1` and `v2`.',
};
const BLOCK_ID: IntrinsicDoc = {
  what: 'Index of this workgroup in the grid along one dimension',
  ptx: '%ctaid',
  cuda: 'blockIdx',
  opencl: 'get_group_id()',
  note: 'On AMDGCN in scalar registers that are there at the start, on gfx12 in `ttmp` registers.',
};
const BLOCK_DIM: IntrinsicDoc = {
  what: 'Threads of a workgroup along one dimension, as the launch says',
  ptx: '%ntid',
  cuda: 'blockDim',
  opencl: 'get_local_size()',
  note: 'On AMDGCN read from what the launch lays into memory. At most 1024 in all; `known_block_size` of the `gpu.func` makes it known.',
};
const GRID_DIM: IntrinsicDoc = {
  what: 'Workgroups of the grid along one dimension, as the launch says',
  ptx: '%nctaid',
  cuda: 'gridDim',
  opencl: 'get_num_groups()',
};
const BARRIER: IntrinsicDoc = {
  what: 'Barrier: the threads of the workgroup wait here for each other, and see what the others wrote to memory before it',
  ptx: 'bar.sync',
  amdgcn: 's_barrier',
  cuda: '__syncthreads()',
  opencl: 'barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)',
  note: 'All threads of the workgroup must reach it, or none: in a branch that only some take it hangs or worse.',
};

const only = (doc: IntrinsicDoc, machine: 'ptx' | 'amdgcn'): IntrinsicDoc => {
  const { what, cuda, ptx, amdgcn, note } = doc;
  const own = machine === 'ptx' ? { ptx: ptx! } : amdgcn === undefined ? {} : { amdgcn };
  return { what, ...own, ...(cuda && { cuda }), ...(machine === 'amdgcn' && note ? { note } : {}) };
};

function axes(prefix: string, doc: IntrinsicDoc): readonly (readonly [string, IntrinsicDoc])[] {
  return ['x', 'y', 'z'].map((axis) => [`${prefix}.${axis}`, doc] as const);
}

const DOCS: ReadonlyMap<string, IntrinsicDoc> = new Map<string, IntrinsicDoc>([
  ['gpu.thread_id', THREAD_ID],
  ['gpu.block_id', BLOCK_ID],
  ['gpu.block_dim', BLOCK_DIM],
  ['gpu.grid_dim', GRID_DIM],
  [
    'gpu.global_id',
    {
      what: 'Index of this thread in the whole grid along one dimension: `block_id * block_dim + thread_id`',
      ptx: '%ctaid',
      cuda: 'blockIdx * blockDim + threadIdx',
      opencl: 'get_global_id()',
    },
  ],
  [
    'gpu.lane_id',
    {
      what: 'Number of this thread in its subgroup',
      ptx: '%laneid',
      amdgcn: 'v_mbcnt_lo_u32_b32',
      cuda: '%laneid',
      hip: '__lane_id()',
      opencl: 'get_sub_group_local_id()',
    },
  ],
  [
    'gpu.subgroup_size',
    {
      what: 'Threads of a subgroup: 32 on NVIDIA, 32 or 64 on AMD',
      cuda: 'warpSize',
      opencl: 'get_sub_group_size()',
    },
  ],
  [
    'gpu.shuffle',
    {
      what: 'The value of another lane of the subgroup, and whether that lane is within the width',
      ptx: 'shfl.sync',
      amdgcn: 'ds_bpermute_b32',
      cuda: '__shfl_sync, __shfl_up_sync, __shfl_down_sync, __shfl_xor_sync',
      opencl: 'sub_group_shuffle()',
      note: 'All lanes of the subgroup must reach it. Values of 64 bits travel as two.',
    },
  ],
  [
    'gpu.subgroup_reduce',
    {
      what: 'The values of all lanes of the subgroup, or of a cluster of it, as one',
      ptx: 'shfl.sync.bfly',
      amdgcn: 'ds_bpermute_b32',
      opencl: 'sub_group_reduce_add() and its like',
      note: 'Lanes exchange values with those whose numbers differ in one bit, so the order of floats is that of a tree. Lanes without a thread count as well: workgroups should fill their subgroups.',
    },
  ],
  [
    'gpu.all_reduce',
    {
      what: 'The values of all threads of the workgroup as one, for each of them',
      ptx: 'shfl.sync.bfly',
      amdgcn: 'ds_bpermute_b32',
      opencl: 'work_group_reduce_add() and its like',
      note: 'Two barriers and workgroup memory of one element for each subgroup and one more. All threads of the workgroup must reach it, whatever their number.',
    },
  ],
  ['gpu.barrier', BARRIER],
  [
    'gpu.dynamic_shared_memory',
    {
      what: 'The workgroup memory whose size the launch decides: shared by the threads of a workgroup, new in each',
      ptx: '.extern .shared',
      cuda: 'extern __shared__ char memory[]',
      opencl: '__local char *argument, sized by clSetKernelArg',
      note: 'Every use is the same address, aligned to 16 bytes; nothing checks an index against the size that the launch gives.',
    },
  ],
  [
    'memref.atomic_rmw',
    {
      what: 'Reads, computes and writes one element as one step that no other thread comes between',
      ptx: 'atom',
      cuda: 'atomicAdd() and its like',
      opencl: 'atomic_fetch_add() and its like',
      note: 'Relaxed: it orders nothing but accesses of this element. Where the GPU has no such instruction it is a loop with a compare-and-swap.',
    },
  ],
  ...axes('nvvm.read.ptx.sreg.tid', only(THREAD_ID, 'ptx')),
  ...axes('nvvm.read.ptx.sreg.ctaid', only(BLOCK_ID, 'ptx')),
  ...axes('nvvm.read.ptx.sreg.ntid', only(BLOCK_DIM, 'ptx')),
  ...axes('nvvm.read.ptx.sreg.nctaid', only(GRID_DIM, 'ptx')),
  ...axes('rocdl.workitem.id', only(THREAD_ID, 'amdgcn')),
  ...axes('rocdl.workgroup.id', only(BLOCK_ID, 'amdgcn')),
  ['nvvm.barrier0', only(BARRIER, 'ptx')],
  ['nvvm.barrier', only(BARRIER, 'ptx')],
  ['rocdl.barrier', only(BARRIER, 'amdgcn')],
]);

/** What there is to say about an operation; undefined for those that are the same everywhere. */
export function opDoc(name: string): string | undefined {
  const doc = DOCS.get(name);
  return doc && describeIntrinsic(doc);
}

/** For the test that compiles each of them. */
export const OP_DOCS: ReadonlyMap<string, IntrinsicDoc> = DOCS;
