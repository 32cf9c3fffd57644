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
