/** Asynchronous copies (PTX ISA 9.7.9.25 and later): per thread, in bulk, of tensors. */
import { family } from './row.ts';

export const asyncCopyRows = family('asynchronous copy', [
  [
    'cp.async',
    {
      ops: 'A A b32 ...',
      ptx: 70,
      sm: 80,
      is: '[shared] = [global], later',
      doc: 'Starts a copy of 4, 8 or 16 bytes from global to shared memory that runs beside the thread. A smaller source size fills the rest with zero. Wait for it by a group or an mbarrier before reading.',
      since: {
        'L2::64B': [74, 75],
        'L2::128B': [74, 75],
        'L2::256B': [74, 80],
        'L2::cache_hint': [74, 80],
      },
    },
  ],
  [
    'cp.async.commit_group',
    {
      ops: '',
      ptx: 70,
      sm: 80,
      is: 'closes a group',
      doc: 'Puts all copies the thread started since the last group into a new one.',
    },
  ],
  [
    'cp.async.wait_group',
    {
      ops: 'b32',
      ptx: 70,
      sm: 80,
      is: 'waits for old groups',
      doc: "Waits until at most n of the thread's latest groups are still copying.",
    },
  ],
  [
    'cp.async.wait_all',
    {
      ops: '',
      ptx: 70,
      sm: 80,
      is: 'waits for all copies',
      doc: 'Waits for every `cp.async` the thread has started.',
    },
  ],
  [
    'cp.async.mbarrier.arrive',
    {
      ops: 'A',
      ptx: 70,
      sm: 80,
      is: 'arrives once the copies are done',
      doc: 'Makes an mbarrier see an arrival when all earlier copies of the thread have finished. Without `.noinc` the pending count grows first.',
    },
  ],
  [
    'cp.async.bulk',
    {
      ops: 'A A ...',
      ptx: 80,
      sm: 90,
      is: 'copies many bytes, later',
      doc: 'Starts one bulk copy between global and shared memory, or between blocks of a cluster; sizes and addresses are multiples of 16. Completion by an mbarrier or a bulk group.',
      since: { 'multicast::cluster': [80, 90], cp_mask: [86, 100] },
    },
  ],
  [
    'cp.async.bulk.prefetch',
    {
      ops: 'A b32 b64?',
      ptx: 80,
      sm: 90,
      is: 'prefetches many bytes into L2',
      doc: 'Asks for a range of global memory in L2.',
    },
  ],
  [
    'cp.reduce.async.bulk',
    {
      ops: 'A A ...',
      ptx: 80,
      sm: 90,
      is: '[dst] = [dst] op [src], later',
      doc: 'Bulk copy that combines with what the destination holds: `.add`, `.min`, `.max`, `.inc`, `.dec`, `.and`, `.or`, `.xor`.',
    },
  ],
  [
    'cp.async.bulk.commit_group',
    {
      ops: '',
      ptx: 80,
      sm: 90,
      is: 'closes a bulk group',
      doc: 'Puts all bulk copies the thread started since the last bulk group into a new one.',
    },
  ],
  [
    'cp.async.bulk.wait_group',
    {
      ops: 'b32',
      ptx: 80,
      sm: 90,
      is: 'waits for old bulk groups',
      doc: 'Waits until at most n bulk groups are pending; `.read` waits only until their sources have been read.',
    },
  ],
  [
    'cp.async.bulk.tensor',
    {
      ops: 'A ...',
      ptx: 80,
      sm: 90,
      is: 'copies a tile of a tensor, later',
      doc: 'Copies a box of a tensor described by a tensor map, in one to five dimensions, tiled or as `im2col`. Coordinates stand beside the map in the brackets.',
      since: {
        'tile::gather4': [86, 100],
        'tile::scatter4': [86, 100],
        'cta_group::1': [86, 100],
        'cta_group::2': [86, 100],
      },
    },
  ],
  [
    'cp.reduce.async.bulk.tensor',
    {
      ops: 'A A',
      ptx: 80,
      sm: 90,
      is: 'tile op= shared memory, later',
      doc: 'Combines a tile of a tensor in global memory with one from shared memory.',
    },
  ],
  [
    'cp.async.bulk.prefetch.tensor',
    {
      ops: 'A ...',
      ptx: 80,
      sm: 90,
      is: 'prefetches a tile into L2',
      doc: 'Asks for a tile of a tensor in L2.',
    },
  ],
  [
    'tensormap.cp_fenceproxy',
    {
      ops: 'A A b32',
      ptx: 83,
      sm: 90,
      is: 'copies a tensor map and fences',
      doc: 'Copies a tensor map from shared to global memory and orders it before uses by the asynchronous units.',
    },
  ],
]);
