/** Whether a Rust text has anything to do with GPUs, by its words alone: cheap enough for every file that is opened. */

const WORDS =
  /"(?:gpu|ptx|amdgpu)-kernel"|\bcore::arch::(?:nvptx|amdgpu)\b|\bcuda_std\b|\bcuda_device\b|\bgpu_launch_sized_workgroup_mem\b|\bwarplens:/;

/** True when a text names a kernel's ABI, a GPU's intrinsics, or the library of a dialect. */
export function hasGpuCode(text: string): boolean {
  return WORDS.test(text);
}
