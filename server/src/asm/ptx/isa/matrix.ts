/**
 * Matrix instructions: warp level (PTX ISA 9.7.14), warpgroup level (9.7.15), fifth-generation
 * tensor core (9.7.16).
 */
import { family } from './row.ts';

export const matrixRows = family('matrix', [
  [
    'wmma.load',
    {
      ops: '* A b32?',
      ptx: 60,
      sm: 70,
      is: 'fragment = matrix in memory',
      doc: 'All lanes together load fragment `.a`, `.b` or `.c` of a matrix from memory with a given stride; which lane holds which element is opaque.',
      since: {
        s8: [63, 72],
        u8: [63, 72],
        s4: [63, 75],
        u4: [63, 75],
        b1: [63, 75],
        bf16: [70, 80],
        tf32: [70, 80],
        f64: [70, 80],
      },
    },
  ],
  [
    'wmma.store',
    {
      ops: 'A * b32?',
      ptx: 60,
      sm: 70,
      is: 'matrix in memory = fragment',
      doc: 'All lanes together store a result fragment to memory.',
      since: { f64: [70, 80] },
    },
  ],
  [
    'wmma.mma',
    {
      ops: '* * * *',
      ptx: 60,
      sm: 70,
      is: 'D = A * B + C',
      doc: 'Multiplies fragments of a warp; the shape stands among the modifiers.',
      since: {
        s8: [63, 72],
        u8: [63, 72],
        s4: [63, 75],
        u4: [63, 75],
        b1: [63, 75],
        bf16: [70, 80],
        tf32: [70, 80],
        f64: [70, 80],
      },
    },
  ],
  [
    'mma',
    {
      ops: '* * * * ...',
      ptx: 64,
      sm: 70,
      is: 'D = A * B + C',
      doc: 'Multiplies small matrices whose elements lie in registers of the warp in a documented order. All lanes must execute it together.',
      since: {
        m16n8k8: [65, 75],
        m16n8k16: [70, 80],
        m8n8k16: [65, 75],
        m16n8k32: [70, 80],
        bf16: [70, 80],
        tf32: [70, 80],
        f64: [70, 80],
        e4m3: [84, 89],
        e5m2: [84, 89],
        kind: [87, 120],
      },
    },
  ],
  [
    'mma.sp',
    {
      ops: '* * * * b32 b32 ...',
      ptx: 71,
      sm: 80,
      is: 'D = A * B + C, A sparse',
      doc: 'Like `mma` with half of the elements of A left out; metadata say which ones stand there.',
    },
  ],
  [
    'ldmatrix',
    {
      ops: '* A',
      ptx: 65,
      sm: 75,
      is: 'registers = 8x8 matrices',
      doc: 'Loads one, two or four matrices of 8 by 8 elements from shared memory into the layout of `mma`; lanes give the row addresses. `.trans` transposes.',
      since: { b8: [86, 100], m16n16: [86, 100], m8n16: [86, 100] },
    },
  ],
  [
    'stmatrix',
    {
      ops: 'A *',
      ptx: 78,
      sm: 90,
      is: '8x8 matrices = registers',
      doc: 'Stores matrices in the layout of `mma` to shared memory; lanes give the row addresses.',
      since: { b8: [86, 100] },
    },
  ],
  [
    'movmatrix',
    {
      ops: 'b32 b32',
      types: 'b16',
      ptx: 78,
      sm: 75,
      is: 'd = transposed 8x8 matrix',
      doc: 'Transposes an 8 by 8 matrix held by the warp.',
    },
  ],
]);

export const warpgroupRows = family('warpgroup matrix', [
  [
    'wgmma.mma_async',
    {
      ops: '* ...',
      ptx: 80,
      sm: 90,
      arch: true,
      upTo: 90,
      is: 'D = A * B + D, later',
      doc: 'Starts a matrix product of a whole warpgroup (four warps); B, and if wanted A, come from shared memory by descriptor.',
    },
  ],
  [
    'wgmma.mma_async.sp',
    {
      ops: '* ...',
      ptx: 82,
      sm: 90,
      arch: true,
      upTo: 90,
      is: 'D = A * B + D, A sparse, later',
      doc: 'The sparse form of `wgmma.mma_async`.',
    },
  ],
  [
    'wgmma.fence',
    {
      ops: '',
      ptx: 80,
      sm: 90,
      arch: true,
      upTo: 90,
      is: 'orders register accesses',
      doc: 'Must stand before the first `wgmma.mma_async` and whenever registers it uses were changed.',
    },
  ],
  [
    'wgmma.commit_group',
    {
      ops: '',
      ptx: 80,
      sm: 90,
      arch: true,
      upTo: 90,
      is: 'closes a group',
      doc: 'Puts the products started since the last group into a new one.',
    },
  ],
  [
    'wgmma.wait_group',
    {
      ops: 'b32',
      ptx: 80,
      sm: 90,
      arch: true,
      upTo: 90,
      is: 'waits for old groups',
      doc: 'Waits until at most n groups are pending; only then may the results be read.',
    },
  ],
]);

const T5 = { ptx: 86, sm: 100, arch: true, upTo: 119 } as const;

export const tcgenRows = family('tensor core 5', [
  [
    'tcgen05.alloc',
    {
      ops: 'A b32',
      ...T5,
      is: '[a] = address of tensor memory',
      doc: 'Reserves columns of tensor memory, a power of two of at least 32, and writes their address to shared memory; waits when none are free.',
    },
  ],
  [
    'tcgen05.dealloc',
    {
      ops: 'b32 b32',
      ...T5,
      is: 'gives tensor memory back',
      doc: 'Gives columns of tensor memory back; every block must do so before it ends.',
    },
  ],
  [
    'tcgen05.relinquish_alloc_permit',
    {
      ops: '',
      ...T5,
      is: 'no more allocations',
      doc: 'Promises that the block will reserve no more tensor memory.',
    },
  ],
  [
    'tcgen05.ld',
    {
      ops: '* A ...',
      ...T5,
      is: 'registers = tensor memory',
      doc: 'All lanes of a warp load from their part of tensor memory; wait by `tcgen05.wait::ld`.',
    },
  ],
  [
    'tcgen05.ld.red',
    {
      ops: '* * A ...',
      ptx: 88,
      sm: 101,
      arch: true,
      upTo: 119,
      is: 'registers = tensor memory, with a reduction',
      doc: 'Loads from tensor memory and gives the minimum or maximum of what was loaded besides.',
    },
  ],
  [
    'tcgen05.st',
    {
      ops: 'A ...',
      ...T5,
      is: 'tensor memory = registers',
      doc: 'All lanes of a warp store to their part of tensor memory; wait by `tcgen05.wait::st`.',
    },
  ],
  [
    'tcgen05.wait',
    {
      ops: '',
      ...T5,
      is: 'waits for loads or stores',
      doc: 'Waits for all `tcgen05.ld` (`::ld`) or `tcgen05.st` (`::st`) of the thread.',
    },
  ],
  [
    'tcgen05.cp',
    {
      ops: 'A b64',
      ...T5,
      is: 'tensor memory = shared memory, later',
      doc: 'Starts a copy from shared memory, by descriptor, to tensor memory.',
    },
  ],
  [
    'tcgen05.shift',
    {
      ops: 'A',
      ...T5,
      is: 'shifts rows down by one',
      doc: 'Moves the rows of a matrix in tensor memory down by one.',
    },
  ],
  [
    'tcgen05.mma',
    {
      ops: '...',
      ...T5,
      is: 'D = A * B + D, later',
      doc: 'One thread starts a matrix product of the block, or of a pair of blocks, with the result in tensor memory.',
    },
  ],
  [
    'tcgen05.mma.sp',
    {
      ops: '...',
      ...T5,
      is: 'D = A * B + D, A sparse, later',
      doc: 'The sparse form of `tcgen05.mma`.',
    },
  ],
  [
    'tcgen05.mma.ws',
    {
      ops: '...',
      ...T5,
      is: 'D = A * B + D, B kept, later',
      doc: 'The weight-stationary form: B may be kept in a buffer for several products.',
    },
  ],
  [
    'tcgen05.mma.ws.sp',
    {
      ops: '...',
      ...T5,
      is: 'sparse and weight-stationary product, later',
      doc: 'The sparse weight-stationary form of `tcgen05.mma`.',
    },
  ],
  [
    'tcgen05.commit',
    {
      ops: 'A ...',
      ...T5,
      is: 'arrival when all is done',
      doc: 'Makes an mbarrier see an arrival when all asynchronous tensor operations of the thread have finished.',
    },
  ],
  [
    'tcgen05.fence',
    {
      ops: '',
      ...T5,
      is: 'orders tensor operations',
      doc: 'Orders asynchronous tensor operations against a synchronisation of threads: `::before_thread_sync` or `::after_thread_sync`.',
    },
  ],
]);
