/**
 * What differs between the machines that LLVM IR is printed for: triple, data layout, address
 * spaces, conventions of kernels, scopes of atomic operations. A new machine is a row of
 * `FLAVOURS`.
 */
import type { AddressSpace, Func, ParamDecl, Scope } from '../../mir/index.ts';
import { amdgcnTarget } from '../amdgcn/index.ts';
import { ptxTarget } from '../ptx/index.ts';

export interface Flavour {
  /** As LLVM's registry of targets has it. */
  readonly arch: 'nvptx64' | 'amdgcn' | 'x86_64' | 'spirv64';
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
  /** How a kernel's small integers are extended, with a space before it; as rustc has it. */
  extension(decl: ParamDecl): string;
  /** Function attributes of a kernel, beside those of all functions. */
  kernelAttributes(fn: Func): readonly string[];
}

const truthsAreExtended = ({ type }: ParamDecl): string => (type === 'i1' ? ' zeroext' : '');

const EXTENSIONS: Readonly<Record<string, string>> = {
  bool: ' zeroext',
  u8: ' zeroext',
  u16: ' zeroext',
  i8: ' signext',
  i16: ' signext',
};

/** An alias of a small type says nothing: without the attribute nothing is assumed. */
const smallAreExtended = ({ display = '' }: ParamDecl): string => EXTENSIONS[display] ?? '';

const nvptx64: Flavour = {
  arch: 'nvptx64',
  triple: 'nvptx64-nvidia-cuda',
  dataLayout: ptxTarget.dataLayout.llvm,
  // A `byval` parameter of a kernel is a generic pointer.
  spaces: { generic: 0, global: 1, workgroup: 3, constant: 4, private: 0, kernarg: 0 },
  stack: 0,
  kernel: 'ptx_kernel',
  blob: 'byval',
  scopes: { system: '', device: 'device', cluster: 'cluster', workgroup: 'block', wave: 'block' },
  genericKernelPointers: true,
  extension: truthsAreExtended,
  kernelAttributes({ launchBounds }) {
    if (launchBounds === undefined) return [];
    const { maxThreads, minBlocks, block, cluster } = launchBounds;
    return [
      ...(block === undefined ? [] : [`"nvvm.reqntid"="${block.join(',')}"`]),
      ...(maxThreads === undefined || block !== undefined
        ? []
        : [`"nvvm.maxntid"="${maxThreads}"`]),
      ...(minBlocks === undefined ? [] : [`"nvvm.minctasm"="${minBlocks}"`]),
      ...(cluster === undefined ? [] : [`"nvvm.cluster_dim"="${cluster.join(',')}"`]),
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
  scopes: {
    system: '',
    device: 'agent',
    cluster: 'agent',
    workgroup: 'workgroup',
    wave: 'wavefront',
  },
  genericKernelPointers: false,
  extension: smallAreExtended,
  kernelAttributes({ launchBounds }) {
    const threads = launchBounds?.block?.reduce((a, b) => a * b) ?? launchBounds?.maxThreads;
    const least = launchBounds?.block === undefined ? 1 : threads;
    return [`"amdgpu-flat-work-group-size"="${least},${threads ?? MAX_WORKGROUP}"`];
  },
};

/**
 * The host, as a check of everything in front of LLVM: threads are functions that somebody calls,
 * and what a thread is asked comes from functions of this module's user (`ops/host.ts`).
 */
const host: Flavour = {
  arch: 'x86_64',
  triple: 'x86_64-unknown-linux-gnu',
  dataLayout: 'e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128',
  spaces: { generic: 0, global: 0, workgroup: 0, constant: 0, private: 0, kernarg: 0 },
  stack: 0,
  kernel: 'dso_local',
  blob: 'byref',
  scopes: { system: '', device: '', cluster: '', workgroup: '', wave: '' },
  genericKernelPointers: false,
  extension: truthsAreExtended,
  kernelAttributes: () => [],
};

/** SPIR-V for OpenCL devices, as a check of address spaces and conventions. */
const spirv64: Flavour = {
  arch: 'spirv64',
  triple: 'spirv64-unknown-unknown',
  dataLayout:
    'e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-n8:16:32:64-G1',
  // Constant memory (2) has no generic addresses, which references to constants are.
  spaces: { generic: 4, global: 1, workgroup: 3, constant: 1, private: 0, kernarg: 0 },
  stack: 0,
  kernel: 'spir_kernel',
  blob: 'byval',
  scopes: {
    system: '',
    device: 'device',
    cluster: 'device',
    workgroup: 'workgroup',
    wave: 'subgroup',
  },
  genericKernelPointers: false,
  extension: truthsAreExtended,
  kernelAttributes: () => [],
};

/** Processors of no target of ours, by the name that `--cpu` has for them. */
export const OTHER_FLAVOURS: ReadonlyMap<string, Flavour> = new Map([
  ['x86-64', host],
  ['spirv64', spirv64],
]);

/** By the name of the target whose processors it is for. */
export const FLAVOURS = { ptx: nvptx64, amdgcn } satisfies Record<string, Flavour>;
