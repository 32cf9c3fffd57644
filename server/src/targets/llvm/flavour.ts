/**
 * What differs between the machines that LLVM IR is printed for: triple, data layout, address
 * spaces, conventions of kernels, scopes of atomic operations. A new machine is a row of
 * `FLAVOURS`.
 */
import type { AddressSpace, Func, Scope } from '../../mir/index.ts';
import { amdgcnTarget } from '../amdgcn/index.ts';
import { ptxTarget } from '../ptx/index.ts';

export interface Flavour {
  /** As LLVM's registry of targets has it. */
  readonly arch: 'nvptx64' | 'amdgcn';
  /** Rust's and LLVM's name of the target. */
  readonly triple: string;
  readonly dataLayout: string;
  /** Numbers of address spaces. Kernel parameters in memory lie where their attribute puts them. */
  readonly spaces: Readonly<Record<AddressSpace, number>>;
  /** Address space of the result of `alloca`. */
  readonly stack: number;
  /** Calling convention of kernels. */
  readonly kernel: string;
  /** Attribute of a pointer to a kernel parameter that arrives in memory. */
  readonly blob: 'byval' | 'byref';
  /** Names of `syncscope`; the empty one is the whole system. */
  readonly scopes: Readonly<Record<Scope, string>>;
  /** Pointers of kernels arrive as generic addresses, as rustc declares them. */
  readonly genericKernelPointers: boolean;
  /** Function attributes of a kernel, beside those of all functions. */
  kernelAttributes(fn: Func): readonly string[];
}

const nvptx64: Flavour = {
  arch: 'nvptx64',
  triple: 'nvptx64-nvidia-cuda',
  dataLayout: ptxTarget.dataLayout.llvm,
  // A `byval` parameter of a kernel is a generic pointer.
  spaces: { generic: 0, global: 1, workgroup: 3, constant: 4, private: 5, kernarg: 0 },
  stack: 0,
  kernel: 'ptx_kernel',
  blob: 'byval',
  scopes: { system: '', device: 'device', workgroup: 'block', wave: 'block' },
  genericKernelPointers: true,
  kernelAttributes({ launchBounds }) {
    if (launchBounds === undefined) return [];
    const { maxThreads, minBlocks, block } = launchBounds;
    return [
      ...(block === undefined ? [] : [`"nvvm.reqntid"="${block.join(',')}"`]),
      ...(maxThreads === undefined || block !== undefined
        ? []
        : [`"nvvm.maxntid"="${maxThreads}"`]),
      ...(minBlocks === undefined ? [] : [`"nvvm.minctasm"="${minBlocks}"`]),
    ];
  },
};

/** Threads of a workgroup at most, where a kernel says nothing else; as rustc has it. */
const MAX_WORKGROUP = 1024;

const amdgcn: Flavour = {
  arch: 'amdgcn',
  triple: 'amdgcn-amd-amdhsa',
  dataLayout: amdgcnTarget.dataLayout.llvm,
  spaces: { generic: 0, global: 1, workgroup: 3, constant: 4, private: 5, kernarg: 4 },
  stack: 5,
  kernel: 'amdgpu_kernel',
  blob: 'byref',
  scopes: { system: '', device: 'agent', workgroup: 'workgroup', wave: 'wavefront' },
  genericKernelPointers: false,
  kernelAttributes({ launchBounds }) {
    const threads = launchBounds?.block?.reduce((a, b) => a * b) ?? launchBounds?.maxThreads;
    const least = launchBounds?.block === undefined ? 1 : threads;
    return [`"amdgpu-flat-work-group-size"="${least},${threads ?? MAX_WORKGROUP}"`];
  },
};

/** By the name of the target whose processors it is for. */
export const FLAVOURS = { ptx: nvptx64, amdgcn } satisfies Record<string, Flavour>;
