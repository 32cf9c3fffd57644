/**
 * What the hover says on GPU intrinsics: tables by name. Most names are unusual enough to need no
 * resolution; those that are not (`trap`, `ballot`) are answered only behind their module's name.
 */
import type { IntrinsicDoc } from './intrinsic-doc.ts';
import { AMDGPU_ROWS } from './intrinsics-amdgpu.ts';

const AXES = ['x', 'y', 'z'] as const;

/** One row for each axis: `{}` stands for the axis, `#` for its number. */
function axes(name: string, doc: IntrinsicDoc): readonly (readonly [string, IntrinsicDoc])[] {
  return AXES.map((axis, index) => {
    const fill = (text: string): string =>
      text.replaceAll('{}', axis).replaceAll('#', String(index));
    const entries = Object.entries(doc).map(([key, value]) => [key, fill(String(value))]);
    return [fill(name), Object.fromEntries(entries) as unknown as IntrinsicDoc] as const;
  });
}

const packed = (name: string, what: string, cuda: string): readonly [string, IntrinsicDoc] => [
  `f16x2_${name}`,
  {
    what: `Two halves in one register: ${what}`,
    ptx: name.endsWith('_nan')
      ? `${name.replace('_nan', '')}.NaN.f16x2`
      : `${name === 'fma' || name === 'add' || name === 'sub' || name === 'mul' ? `${name}.rn` : name}.f16x2`,
    cuda,
  },
];

const ROWS: readonly (readonly [string, IntrinsicDoc])[] = [
  ...axes('_thread_idx_{}', {
    what: 'Index of this thread in its block along {}, from 0 to `_block_dim_{}() - 1`',
    ptx: 'mov.u32 %r, %tid.{}',
    cuda: 'threadIdx.{}',
    opencl: 'get_local_id(#)',
    other: 'core::arch::amdgpu::workitem_id_{}()',
  }),
  ...axes('_block_idx_{}', {
    what: 'Index of this block in the grid along {}, from 0 to `_grid_dim_{}() - 1`',
    ptx: 'mov.u32 %r, %ctaid.{}',
    cuda: 'blockIdx.{}',
    opencl: 'get_group_id(#)',
    other: 'core::arch::amdgpu::workgroup_id_{}()',
  }),
  ...axes('_block_dim_{}', {
    what: 'Threads of a block along {}, as the launch says; at most 1024 in x and y, 64 in z, 1024 together',
    ptx: 'mov.u32 %r, %ntid.{}',
    cuda: 'blockDim.{}',
    opencl: 'get_local_size(#)',
  }),
  ...axes('_grid_dim_{}', {
    what: 'Blocks of the grid along {}, as the launch says; at most 2³¹ - 1 in x, 65535 in y and z',
    ptx: 'mov.u32 %r, %nctaid.{}',
    cuda: 'gridDim.{}',
    opencl: 'get_num_groups(#)',
  }),
  ...axes('workitem_id_{}', {
    what: 'Index of this work item in its workgroup along {}',
    cuda: 'threadIdx.{}',
    opencl: 'get_local_id(#)',
    other: 'core::arch::nvptx::_thread_idx_{}()',
  }),
  ...axes('workgroup_id_{}', {
    what: 'Index of this workgroup in the dispatch along {}',
    cuda: 'blockIdx.{}',
    opencl: 'get_group_id(#)',
    other: 'core::arch::nvptx::_block_idx_{}()',
  }),
  [
    '_syncthreads',
    {
      what: 'Barrier: the threads of the block wait here for each other, and see what the others wrote to memory before it',
      ptx: 'bar.sync 0',
      cuda: '__syncthreads()',
      opencl: 'barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)',
      other: 'core::arch::amdgpu::s_barrier() between fences',
      note: 'All threads of the block must reach it, or none: in a branch that only some take it hangs or worse.',
    },
  ],
  [
    's_barrier',
    {
      what: 'Barrier of the workgroup on AMD GPUs',
      cuda: '__syncthreads()',
      opencl: 'barrier(..)',
      other: 'core::arch::nvptx::_syncthreads()',
      note: 'It orders execution, not memory: fence before and after it.',
    },
  ],
  [
    'gpu_launch_sized_workgroup_mem',
    {
      what: 'Start of the workgroup memory whose size the launch decides: shared by the threads of a block, new in each block',
      ptx: '.extern .shared',
      cuda: 'extern __shared__ T memory[];',
      hip: 'extern __shared__ T memory[]; or HIP_DYNAMIC_SHARED(T, memory)',
      opencl: '__local T *argument, sized by clSetKernelArg',
      note: 'All calls give the same address, whatever `T`; it is aligned for every `T` used in the module. Its length is what the launch asked for, and nothing checks an index against it.',
    },
  ],
  [
    'vprintf',
    {
      what: 'Prints on the host; the arguments lie behind one pointer, as in a C structure',
      ptx: 'call vprintf',
      cuda: 'printf(..)',
      module: 'nvptx',
    },
  ],
  [
    'trap',
    {
      what: 'Stops the launch with an error',
      ptx: 'trap',
      cuda: '__trap()',
      hip: 'abort()',
      module: 'nvptx',
    },
  ],
  [
    'malloc',
    {
      what: 'Memory from the device heap; null when there is none left',
      ptx: 'call malloc',
      cuda: 'malloc(..)',
      module: 'nvptx',
    },
  ],
  [
    'free',
    {
      what: 'Gives memory of the device heap back',
      ptx: 'call free',
      cuda: 'free(..)',
      module: 'nvptx',
    },
  ],
  [
    '__assert_fail',
    {
      what: 'Reports a failed assertion to the host and stops the launch',
      ptx: 'call __assertfail',
      cuda: 'assert(..)',
      module: 'nvptx',
    },
  ],
  packed('add', '`a + b`', '__hadd2(a, b)'),
  packed('sub', '`a - b`', '__hsub2(a, b)'),
  packed('mul', '`a * b`', '__hmul2(a, b)'),
  packed('fma', '`a * b + c`, rounded once', '__hfma2(a, b, c)'),
  packed('neg', '`-a`', '__hneg2(a)'),
  packed('min', 'the smaller of each; a number wins over a NaN', '__hmin2(a, b)'),
  packed('max', 'the larger of each; a number wins over a NaN', '__hmax2(a, b)'),
  packed('min_nan', 'the smaller of each; a NaN wins', '__hmin2_nan(a, b)'),
  packed('max_nan', 'the larger of each; a NaN wins', '__hmax2_nan(a, b)'),
];

const DECLARED: Readonly<Record<string, Partial<IntrinsicDoc>>> = {
  _syncthreads: { library: 'nvptx', signature: 'unsafe fn _syncthreads()' },
  s_barrier: { library: 'amdgpu', signature: 'fn s_barrier()', amdgcn: 's_barrier' },
  gpu_launch_sized_workgroup_mem: {
    signature: 'fn gpu_launch_sized_workgroup_mem<T>() -> *mut T',
  },
  vprintf: {
    library: 'nvptx',
    signature: 'unsafe fn vprintf(format: *const u8, valist: *const c_void) -> i32',
  },
  trap: { library: 'nvptx', signature: 'unsafe fn trap() -> !' },
  malloc: { library: 'nvptx', signature: 'unsafe fn malloc(size: usize) -> *mut c_void' },
  free: { library: 'nvptx', signature: 'unsafe fn free(ptr: *mut c_void)' },
  __assert_fail: {
    library: 'nvptx',
    signature:
      'unsafe fn __assert_fail(message: *const u8, file: *const u8, line: u32, function: *const u8)',
  },
};

const DOCS: ReadonlyMap<string, IntrinsicDoc> = new Map(
  [...ROWS, ...AMDGPU_ROWS].map(([name, doc]) => [name, { ...declarationOf(name), ...doc }]),
);

/** Declarations that follow from the name. */
function declarationOf(name: string): Partial<IntrinsicDoc> {
  if (/^_(?:thread_idx|block_idx|block_dim|grid_dim)_[xyz]$/.test(name))
    return { library: 'nvptx', signature: `unsafe fn ${name}() -> u32` };
  if (/^work(?:item|group)_id_[xyz]$/.test(name)) {
    const amdgcn = name.startsWith('workitem') ? 'v0, or bits of it' : 'an SGPR';
    return { library: 'amdgpu', signature: `fn ${name}() -> u32`, amdgcn };
  }
  if (name.startsWith('f16x2_')) {
    const count = name === 'f16x2_fma' ? 3 : name === 'f16x2_neg' ? 1 : 2;
    const params = ['a', 'b', 'c'].slice(0, count).map((letter) => `${letter}: f16x2`);
    return {
      library: 'nvptx',
      signature: `unsafe fn ${name}(${params.join(', ')}) -> f16x2`,
    };
  }
  return DECLARED[name] ?? {};
}

/** All intrinsics by name. */
export const INTRINSICS: ReadonlyMap<string, IntrinsicDoc> = DOCS;

/** Names and the PTX that each is said to become, for tests. */
export const intrinsicPtx: ReadonlyMap<string, string> = new Map(
  ROWS.flatMap(([name, { ptx }]) => (ptx === undefined ? [] : [[name, ptx] as const])),
);

/**
 * Markdown on an intrinsic; `before` is the text of its line up to the name. Undefined for any
 * other name.
 */
export function intrinsicDoc(name: string, before: string): string | undefined {
  const doc = DOCS.get(name);
  if (!doc || (doc.module !== undefined && !before.endsWith(`${doc.module}::`))) return undefined;
  return describeIntrinsic(doc);
}

/** The documentation of one row, as Markdown. */
export function describeIntrinsic(doc: IntrinsicDoc): string {
  const { what, ptx, amdgcn, cuda, hip, opencl, other, note } = doc;
  const names = [
    ptx && `PTX \`${ptx}\``,
    amdgcn && `AMDGCN \`${amdgcn}\``,
    cuda && `${hip === undefined ? 'CUDA, HIP' : 'CUDA'} \`${cuda}\``,
    hip && `HIP \`${hip}\``,
    opencl && `OpenCL \`${opencl}\``,
    other && `\`${other}\``,
  ].filter(Boolean);
  return [`${what}.`, names.join(' · '), ...(note === undefined ? [] : [note])].join('\n\n');
}
