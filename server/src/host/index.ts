/**
 * Public face of `host`: launches of kernels in host code, and what is known of their sizes and
 * arguments. It knows syntax and the libraries' tables, no device code.
 */

export { mayLaunch, namesLaunches } from './api-words.ts';
export { moduleOf } from './apis/cuda-oxide.ts';
export { LAUNCH_APIS } from './apis/index.ts';
export type { HostSource } from './item-texts.ts';
export type { LaunchKernel, LaunchParam, LaunchSlot, SlotField } from './kernel.ts';
export type { HostLaunch, LaunchArg } from './launch.ts';
export {
  type KernelWorld,
  type LinkedFn,
  type LinkedHost,
  type LinkedLaunch,
  type LinkedName,
  lookedUpName,
  type ModuleKernels,
  NO_HOST,
} from './link.ts';
export { isPiece } from './piece-id.ts';
export { placedHost, placedKernel } from './placed.ts';
export { type HostInput, HostProgram } from './program.ts';
export type { HostRead } from './reads.ts';
export {
  behindRefs,
  bytesOf,
  elementOf,
  type HostType,
  isFloat,
  isInteger,
  nameOf,
  type OwnStruct,
  SCALAR_BYTES,
  showType,
} from './types.ts';
export type {
  DeviceMemory,
  Dims,
  HostValue,
  KernelName,
  ModuleSource,
  Size,
} from './value.ts';
