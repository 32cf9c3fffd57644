/** For which target rules look at a crate: that of its build, else the one whose operations its code names. */
import type { CargoSetup } from '../rules/index.ts';
import type { TargetName } from './api.ts';

/** Its intrinsics, its `cfg`, or its registers as operands of `asm!`. */
const AMD =
  /\barch\s*::\s*(?:\{[^}]*\b)?amdgpu\b|\btarget_arch\s*=\s*"amdgpu"|\b(?:in|out|inout|lateout|inlateout)\s*\(\s*[sv]gpr/;
const NVIDIA = /nvptx|"ptx-kernel"|\bcuda_(?:std|device)\b/;

/** Most code means the same on both targets; `ptx` goes first where a crate is for both. */
export function ruleTarget(texts: readonly string[], setup: CargoSetup | undefined): TargetName {
  const built = setup?.targets;
  const nvidia = built?.['nvptx64-nvidia-cuda'];
  const amd = built?.['amdgcn-amd-amdhsa'];
  if (nvidia?.named !== undefined) return 'ptx';
  if (amd?.built === true) return 'amdgcn';
  const mentions = texts.some((text) => /amdgpu|gpr/.test(text) && AMD.test(text));
  return mentions && !texts.some((text) => NVIDIA.test(text)) ? 'amdgcn' : 'ptx';
}
