/**
 * Whether a Rust text has anything to do with GPUs, by its words alone: cheap enough for every file
 * that is opened.
 */
import { mayHoldKernels } from '../rules/index.ts';

const WORDS =
  /\bcore::arch::(?:nvptx|amdgpu)\b|\bgpu_launch_sized_workgroup_mem\b|\bwarplens:|\b(?:get_function|load_function|get_func)\s*\(\s*c?"/;

/** True when a text could hold a kernel, names a GPU's intrinsics, or looks a kernel up. */
export function hasGpuCode(text: string): boolean {
  return mayHoldKernels(text) || WORDS.test(text);
}

/**
 * A function by its ABI or the attributes of kernels, at the beginning of a line so that no text in
 * a comment counts.
 */
const KERNELS =
  /^[ \t]*(?:#\[[^\]\n]*\][ \t]*)*(?:#\[(?:\w+::)*(?:kernel|offload_kernel|rustc_offload_kernel)\b|(?:pub(?:\([^)]*\))? +)?(?:unsafe +)?extern +"(?:gpu|ptx)-kernel" +fn\b)/m;

/**
 * Does a text look as if kernels were defined in it? For files that belong to no crate, of which
 * nothing else is known.
 */
export function definesKernels(text: string): boolean {
  return KERNELS.test(text) && hasGpuCode(text);
}
