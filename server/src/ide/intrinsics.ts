/** What the hover says on GPU intrinsics: a table by name. The names are unusual enough to need no resolution. */

interface IntrinsicFamily {
  /** Name without the axis. */
  readonly name: string;
  readonly what: string;
  readonly cuda: string;
  readonly opencl: string;
  /** Name without the axis in `core::arch::amdgpu`. */
  readonly amdgpu?: string;
  readonly register: string;
}

/** Intrinsics of `core::arch::nvptx` that exist for x, y and z. */
const FAMILIES: readonly IntrinsicFamily[] = [
  {
    name: '_thread_idx',
    what: 'Index of this thread in its block',
    cuda: 'threadIdx',
    opencl: 'get_local_id',
    amdgpu: 'workitem_id',
    register: '%tid',
  },
  {
    name: '_block_idx',
    what: 'Index of this block in the grid',
    cuda: 'blockIdx',
    opencl: 'get_group_id',
    amdgpu: 'workgroup_id',
    register: '%ctaid',
  },
  {
    name: '_block_dim',
    what: 'Threads of a block',
    cuda: 'blockDim',
    opencl: 'get_local_size',
    register: '%ntid',
  },
  {
    name: '_grid_dim',
    what: 'Blocks of the grid',
    cuda: 'gridDim',
    opencl: 'get_num_groups',
    register: '%nctaid',
  },
];

const AXES = ['x', 'y', 'z'] as const;

const SINGLE: Readonly<Record<string, string>> = {
  _syncthreads:
    'Barrier: every thread of the block waits here for the others, and their writes to memory are seen afterwards. PTX `bar.sync 0` · CUDA `__syncthreads()` · OpenCL `barrier(..)`. All threads of the block must reach it.',
  gpu_launch_sized_workgroup_mem:
    'Start of the workgroup memory whose size the launch decides. All calls return the same address, whatever `T`. Its alignment is at least that of every `T` used in the module; its size is not known here. CUDA `extern __shared__`.',
  s_barrier:
    'Barrier of the workgroup on AMD GPUs. It orders execution, not memory: fence before and after it.',
};

const DOCS: ReadonlyMap<string, string> = new Map([
  ...FAMILIES.flatMap((family) =>
    AXES.map((axis, index): [string, string] => {
      const amd = family.amdgpu ? ` · AMD \`${family.amdgpu}_${axis}()\`` : '';
      const names = `PTX \`${family.register}.${axis}\` · CUDA \`${family.cuda}.${axis}\` · OpenCL \`${family.opencl}(${index})\`${amd}`;
      return [`${family.name}_${axis}`, `${family.what}, ${axis} axis. ${names}`];
    }),
  ),
  ...Object.entries(SINGLE),
]);

/** Markdown on an intrinsic, or undefined for any other name. */
export function intrinsicDoc(name: string): string | undefined {
  return DOCS.get(name);
}
