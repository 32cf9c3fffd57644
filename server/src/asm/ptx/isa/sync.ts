/** Barriers, fences, atomics, votes (PTX ISA 9.7.13). */
import { family } from './row.ts';

const ATOM = 'b16 b32 b64 b128 u32 u64 s32 s64 f16 f16x2 bf16 bf16x2 f32 f64';
const ATOM_SINCE = {
  s64: [31, 32],
  f32: [20, 20],
  f64: [50, 60],
  f16x2: [62, 60],
  f16: [63, 70],
  bf16: [78, 90],
  bf16x2: [78, 90],
  b16: [63, 70],
  b128: [83, 90],
  cluster: [78, 90],
  'shared::cluster': [78, 90],
  'shared::cta': [78, 30],
  relaxed: [60, 70],
  acquire: [60, 70],
  release: [60, 70],
  acq_rel: [60, 70],
  cta: [50, 60],
  gpu: [50, 60],
  sys: [50, 60],
  v2: [81, 90],
  v4: [81, 90],
  v8: [81, 90],
  'L2::cache_hint': [74, 80],
} as const;

export const syncRows = family('synchronisation', [
  [
    'bar',
    {
      ops: 'b32 b32?',
      is: 'waits for the block',
      doc: 'Barrier of the block for a warp as a whole: `bar.sync` waits, `bar.arrive` only counts. The same as `barrier.cta` with `.aligned`: all threads of the warp must execute the same one.',
    },
  ],
  [
    'bar.red',
    {
      ops: '* b32 ...',
      ptx: 20,
      sm: 20,
      is: 'd = reduction of a predicate',
      doc: 'Barrier that also combines a predicate of every thread: `.popc` counts, `.and` and `.or` combine.',
    },
  ],
  [
    'barrier',
    {
      ops: 'b32 b32?',
      ptx: 60,
      sm: 30,
      is: 'waits for the block',
      doc: 'Barrier of the block. `.sync` waits for all threads, or as many as said; `.arrive` counts without waiting. `.aligned` promises that all threads of a warp execute it together.',
      since: { cta: [78, 30] },
    },
  ],
  [
    'barrier.red',
    {
      ops: '* b32 ...',
      ptx: 60,
      sm: 30,
      is: 'd = reduction of a predicate',
      doc: 'Barrier of the block that also combines a predicate of every thread.',
      since: { cta: [78, 30] },
    },
  ],
  [
    'bar.warp.sync',
    {
      ops: 'b32',
      ptx: 60,
      sm: 30,
      is: 'waits for lanes of the warp',
      doc: 'Waits for all lanes of the member mask and orders their memory accesses among them.',
    },
  ],
  [
    'barrier.cluster',
    {
      ops: '',
      ptx: 78,
      sm: 90,
      is: 'waits for the cluster',
      doc: 'Barrier of the cluster in two steps: `.arrive` counts the thread in, `.wait` waits for all.',
    },
  ],
  [
    'membar',
    {
      ops: '',
      ptx: 14,
      is: 'orders memory accesses',
      doc: 'The old name of `fence.sc`: `.cta`, `.gl` for the GPU, `.sys` for the system.',
      since: { sys: [20, 20] },
    },
  ],
  [
    'fence',
    {
      ops: '...',
      ptx: 60,
      sm: 70,
      is: 'orders memory accesses',
      doc: 'Orders the accesses before it against those after it for all threads of the scope: `.acq_rel` (default) or the stronger `.sc`. `.proxy` fences order accesses by different ways to the same memory.',
      since: { cluster: [78, 90], proxy: [75, 70], async: [80, 90], mbarrier_init: [80, 90] },
    },
  ],
  [
    'atom',
    {
      ops: 'V A V V? b64?',
      types: ATOM,
      ptx: 11,
      sm: 11,
      is: 'd = [a], [a] = [a] op b',
      doc: 'Combines a value with memory in one step and gives the old one: `.add`, `.min`, `.max`, `.and`, `.or`, `.xor`, `.inc`, `.dec`, `.exch`, `.cas`. Relaxed at GPU scope unless said otherwise.',
      since: ATOM_SINCE,
    },
  ],
  [
    'red',
    {
      ops: 'A V b64?',
      types: ATOM,
      ptx: 12,
      sm: 11,
      is: '[a] = [a] op b',
      doc: 'Combines a value with memory in one step without giving the old one.',
      since: ATOM_SINCE,
    },
  ],
  [
    'red.async',
    {
      ops: 'A T A?',
      types: 'u32 s32 u64 b32 b64',
      ptx: 81,
      sm: 90,
      is: '[a] = [a] op b, completion at [mbar]',
      doc: 'Reduction at shared memory of a block of the cluster that goes on by itself and reports to an mbarrier.',
    },
  ],
  [
    'griddepcontrol',
    {
      ops: '',
      ptx: 78,
      sm: 90,
      is: 'orders dependent grids',
      doc: '`.launch_dependents` lets grids that depend on this one start early, `.wait` waits for the grids this one depends on.',
    },
  ],
  [
    'clusterlaunchcontrol.try_cancel',
    {
      ops: 'A A',
      ptx: 86,
      sm: 100,
      is: 'takes over a block not yet started',
      doc: 'Tries to cancel the launch of a cluster that has not started, so that the caller does its work; the answer comes through an mbarrier.',
    },
  ],
  [
    'clusterlaunchcontrol.query_cancel',
    {
      ops: '* b128',
      ptx: 86,
      sm: 100,
      is: 'reads the answer of a cancellation',
      doc: 'Tells whether a cancellation worked, and the id of the first block that was cancelled.',
    },
  ],
]);

export const warpRows = family('warp', [
  [
    'vote',
    {
      ops: '* p',
      ptx: 12,
      sm: 12,
      upTo: 69,
      is: 'd = vote of the warp',
      doc: 'The old form of `vote.sync`: the lanes that run take part. Gone from sm_70 on.',
      since: { ballot: [20, 20] },
    },
  ],
  [
    'vote.sync',
    {
      ops: '* p b32',
      ptx: 60,
      sm: 30,
      is: 'd = vote of the member lanes',
      doc: 'Combines a predicate of all lanes of the mask: `.all`, `.any`, `.uni` (all the same), or `.ballot` for the whole bit mask.',
    },
  ],
  [
    'match.sync',
    {
      ops: 'b32|p? T b32',
      types: 'b32 b64',
      ptx: 60,
      sm: 70,
      is: 'd = lanes with the same value',
      doc: 'Finds lanes that hold equal values: `.any` gives each lane the mask of its equals, `.all` the whole mask if all are equal, else 0.',
    },
  ],
  [
    'activemask',
    {
      ops: 'T',
      types: 'b32',
      ptx: 62,
      sm: 30,
      is: 'd = lanes that run',
      doc: 'Mask of the lanes that execute this instruction together. It says nothing about the lanes after it.',
    },
  ],
  [
    'redux.sync',
    {
      ops: 'T T b32',
      types: 'u32 s32 b32 f32',
      ptx: 70,
      sm: 80,
      is: 'd = op over the member lanes',
      doc: 'Reduces a 32-bit value over all lanes of the mask: `.add`, `.min`, `.max`, or `.and`, `.or`, `.xor` on bits.',
      since: { f32: [86, 100] },
    },
  ],
  [
    'elect.sync',
    {
      ops: '* b32',
      ptx: 80,
      sm: 90,
      is: 'p = this lane leads',
      doc: 'Chooses one lane of the mask: its predicate is true, and all get its number.',
    },
  ],
]);

export const mbarrierRows = family('mbarrier', [
  [
    'mbarrier.init',
    {
      ops: 'A u32',
      types: 'b64',
      ptx: 70,
      sm: 80,
      is: 'makes a barrier object',
      doc: 'Makes a barrier object in shared memory that completes a phase after so many arrivals.',
    },
  ],
  [
    'mbarrier.inval',
    {
      ops: 'A',
      types: 'b64',
      ptx: 70,
      sm: 80,
      is: 'ends a barrier object',
      doc: 'Ends the life of a barrier object so that its memory can serve something else.',
    },
  ],
  [
    'mbarrier.expect_tx',
    {
      ops: 'A b32',
      types: 'b64',
      ptx: 80,
      sm: 90,
      is: 'raises the expected bytes',
      doc: 'Tells the current phase how many bytes of asynchronous copies it has to wait for.',
    },
  ],
  [
    'mbarrier.complete_tx',
    {
      ops: 'A b32',
      types: 'b64',
      ptx: 80,
      sm: 90,
      is: 'lowers the expected bytes',
      doc: 'Counts bytes of an asynchronous copy as arrived, without one.',
    },
  ],
  [
    'mbarrier.arrive',
    {
      ops: '* ...',
      types: 'b64',
      ptx: 70,
      sm: 80,
      is: 'state = arrival',
      doc: 'Counts the thread (or several) in and gives the state of the phase to wait on; with `.expect_tx` it also raises the expected bytes.',
      since: {
        expect_tx: [80, 90],
        cluster: [80, 90],
        'shared::cluster': [80, 90],
        relaxed: [80, 90],
      },
    },
  ],
  [
    'mbarrier.arrive_drop',
    {
      ops: '* ...',
      types: 'b64',
      ptx: 70,
      sm: 80,
      is: 'arrives and leaves',
      doc: 'Counts the thread in for this phase and out of all later ones.',
      since: { expect_tx: [80, 90], cluster: [80, 90] },
    },
  ],
  [
    'mbarrier.test_wait',
    {
      ops: 'p A ...',
      types: 'b64',
      ptx: 70,
      sm: 80,
      is: 'p = the phase is complete',
      doc: 'Tells, without waiting, whether a phase has completed, named by its state or by its parity.',
      since: { parity: [71, 80] },
    },
  ],
  [
    'mbarrier.try_wait',
    {
      ops: 'p A ...',
      types: 'b64',
      ptx: 78,
      sm: 90,
      is: 'p = the phase is complete',
      doc: 'Waits a while for a phase to complete and tells whether it has.',
    },
  ],
  [
    'mbarrier.pending_count',
    {
      ops: 'u32 b64',
      types: 'b64',
      ptx: 70,
      sm: 80,
      is: 'd = arrivals still missing',
      doc: 'Reads the number of pending arrivals out of a state.',
    },
  ],
]);
