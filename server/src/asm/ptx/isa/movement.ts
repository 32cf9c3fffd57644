/** Data movement and conversion (PTX ISA 9.7.9), except the asynchronous copies. */
import { family } from './row.ts';

const MEM = 'b8 b16 b32 b64 b128 u8 u16 u32 u64 s8 s16 s32 s64 f32 f64';
const CACHE = {
  relaxed: [60, 70],
  acquire: [60, 70],
  release: [60, 70],
  mmio: [82, 70],
  b128: [83, 70],
  v8: [88, 100],
  'shared::cta': [78, 30],
  'shared::cluster': [78, 90],
  'param::entry': [83, 0],
  'param::func': [83, 0],
  'L1::evict_last': [74, 70],
  'L1::evict_first': [74, 70],
  'L1::evict_normal': [74, 70],
  'L1::evict_unchanged': [74, 70],
  'L1::no_allocate': [74, 70],
  'L2::64B': [74, 75],
  'L2::128B': [74, 75],
  'L2::256B': [74, 80],
  'L2::cache_hint': [74, 80],
} as const;

export const movementRows = family('data movement', [
  [
    'mov',
    {
      ops: '* *',
      types: 'pred b16 b32 b64 b128 u16 u32 u64 s16 s32 s64 f32 f64',
      is: 'd = a',
      doc: 'Copies a register, constant, special register, or the address of a variable, function or label. With a vector on one side it packs the elements into one register or takes it apart, the first element lowest.',
      since: { f64: [10, 13], b128: [83, 70] },
    },
  ],
  [
    'shfl',
    {
      ops: 'T|p? T b32 b32',
      types: 'b32',
      ptx: 30,
      sm: 30,
      upTo: 69,
      is: 'd = a of another lane',
      doc: 'The old form of `shfl.sync`: no member mask, the lanes that run take part. Gone from sm_70 on.',
    },
  ],
  [
    'shfl.sync',
    {
      ops: 'T|p? T b32 b32 b32',
      types: 'b32',
      ptx: 60,
      sm: 30,
      is: 'd = a of lane j',
      doc: 'Each lane reads a value of another lane of its warp: `.idx` by number, `.up` and `.down` by distance, `.bfly` by exclusive or. The clamp operand holds the last valid lane and the segment mask. All lanes of the member mask must execute it.',
    },
  ],
  [
    'prmt',
    {
      ops: 'T T T b32',
      types: 'b32',
      ptx: 20,
      sm: 20,
      is: 'd = 4 bytes picked from b:a',
      doc: 'Picks four bytes of the eight bytes `b:a` by a selector of four nibbles; the top bit of a nibble repeats the sign of the byte. Named modes (`.f4e`, `.rc8` ...) make the selector from the low two bits.',
    },
  ],
  [
    'ld',
    {
      ops: 'V A b64?',
      types: MEM,
      is: 'd = [a]',
      doc: 'Loads from memory; without a space the address is generic. Narrow types are extended to the register. `.v2`, `.v4`, `.v8` load a vector, whose address must be a multiple of its whole size. Memory order by `.weak` (default), `.relaxed`, `.acquire`, `.volatile`.',
      since: { f64: [10, 13], ...CACHE },
    },
  ],
  [
    'ld.global.nc',
    {
      ops: 'V A b64?',
      types: MEM,
      ptx: 31,
      sm: 32,
      is: 'd = [a] by the read-only cache',
      doc: 'Loads global memory through the non-coherent cache. Right only for memory that no thread writes while the kernel runs.',
      since: CACHE,
    },
  ],
  [
    'ldu',
    {
      ops: 'V A',
      types: MEM,
      ptx: 20,
      is: 'd = [a], the same for the warp',
      doc: 'Loads read-only data at an address that all threads of the warp share.',
    },
  ],
  [
    'st',
    {
      ops: 'A V b64?',
      types: MEM,
      is: '[a] = b',
      doc: 'Stores to memory; without a space the address is generic. Vectors need an address that is a multiple of their whole size. Memory order by `.weak` (default), `.relaxed`, `.release`, `.volatile`.',
      since: { f64: [10, 13], ...CACHE },
    },
  ],
  [
    'st.async',
    {
      ops: 'A V A?',
      types: 'b32 b64 u32 u64 s32 s64 f32 f64 b8 u8 s8 b16 u16 s16',
      ptx: 81,
      sm: 90,
      is: '[a] = b, completion at [mbar]',
      doc: 'Store to the shared memory of a block of the cluster that goes on by itself and reports its bytes to an mbarrier.',
    },
  ],
  [
    'st.bulk',
    {
      ops: 'A * *',
      ptx: 86,
      sm: 100,
      is: '[a .. a+size] = value',
      doc: 'Fills a range of shared memory, with zero.',
    },
  ],
  [
    'multimem.ld_reduce',
    {
      ops: 'V A',
      ptx: 81,
      sm: 90,
      is: 'd = reduction over [a] of all devices',
      doc: 'Loads a multimem address: reads every device that stands behind it and combines what they hold.',
    },
  ],
  [
    'multimem.st',
    {
      ops: 'A V',
      ptx: 81,
      sm: 90,
      is: '[a] = b on all devices',
      doc: 'Stores to every device behind a multimem address.',
    },
  ],
  [
    'multimem.red',
    {
      ops: 'A V',
      ptx: 81,
      sm: 90,
      is: '[a] = [a] op b on all devices',
      doc: 'Reduction at every device behind a multimem address.',
    },
  ],
  [
    'prefetch',
    {
      ops: 'A',
      ptx: 20,
      sm: 20,
      is: 'brings [a] into a cache',
      doc: 'Asks for the cache line of a global or local address in `.L1` or `.L2`, or for a tensor map; changes no value.',
      since: { tensormap: [80, 90] },
    },
  ],
  [
    'prefetchu',
    {
      ops: 'A',
      ptx: 20,
      sm: 20,
      is: 'brings [a] into the uniform cache',
      doc: 'Asks for the line of a generic address in the uniform cache.',
    },
  ],
  [
    'applypriority',
    {
      ops: 'A b32',
      ptx: 74,
      sm: 80,
      is: 'sets the eviction priority of a line',
      doc: 'Gives the 128-byte line at an address the normal eviction priority in L2.',
    },
  ],
  [
    'discard',
    {
      ops: 'A b32',
      ptx: 74,
      sm: 80,
      is: 'forgets the line at [a]',
      doc: 'Drops the 128-byte line at an address without writing it back; its contents become undefined.',
    },
  ],
  [
    'createpolicy',
    {
      ops: 'b64 ...',
      ptx: 74,
      sm: 80,
      is: 'd = cache policy',
      doc: 'Makes a cache eviction policy for `.L2::cache_hint`: by fraction of the accesses or by address range.',
    },
  ],
  [
    'isspacep',
    {
      ops: 'p *',
      ptx: 20,
      sm: 20,
      is: 'p = a lies in the space',
      doc: 'Tells whether a generic address lies in the window of a state space.',
      since: {
        const: [31, 0],
        param: [77, 70],
        'shared::cluster': [78, 90],
        'shared::cta': [78, 30],
      },
    },
  ],
  [
    'cvta',
    {
      ops: 'T T',
      types: 'u32 u64',
      ptx: 20,
      sm: 20,
      is: 'p = generic address of a',
      doc: "Turns an address of a state space into a generic one, and with `.to` a generic one into that space's.",
      since: {
        const: [31, 0],
        param: [77, 70],
        'shared::cluster': [78, 90],
        'shared::cta': [78, 30],
      },
    },
  ],
  [
    'cvt',
    {
      ops: 'X1 X ...',
      is: 'd = a in another type',
      doc: 'Converts between integer and floating-point types and widths. `.rn`, `.rz`, `.rm`, `.rp` round to a float, `.rni`, `.rzi`, `.rmi`, `.rpi` to an integer; float to integer clamps at the ends of the range, `.sat` clamps the others.',
      since: {
        f64: [10, 13],
        f16x2: [70, 80],
        bf16: [70, 80],
        bf16x2: [70, 80],
        tf32: [70, 80],
        relu: [70, 80],
        e4m3x2: [78, 89],
        e5m2x2: [78, 89],
        satfinite: [78, 80],
      },
    },
  ],
  [
    'cvt.pack',
    {
      ops: 'b32 s32 s32 b32?',
      ptx: 65,
      sm: 72,
      is: 'd = two saturated numbers packed',
      doc: 'Converts two 32-bit integers to a narrow type with saturation and packs them, shifting earlier ones up.',
    },
  ],
  [
    'mapa',
    {
      ops: 'T * u32',
      types: 'u32 u64',
      ptx: 78,
      sm: 90,
      is: 'd = the same address in block b',
      doc: 'Maps an address of shared memory to the corresponding one in another block of the cluster.',
    },
  ],
  [
    'getctarank',
    {
      ops: 'u32 *',
      types: 'u32 u64',
      ptx: 78,
      sm: 90,
      is: 'd = rank of the block that owns a',
      doc: 'Rank, in the cluster, of the block whose shared memory holds an address.',
    },
  ],
  [
    'tensormap.replace',
    {
      ops: 'A ...',
      ptx: 83,
      sm: 90,
      arch: true,
      is: 'changes a field of a tensor map',
      doc: 'Replaces one field of a tensor map object in memory.',
    },
  ],
]);
