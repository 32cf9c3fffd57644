/**
 * Whether a Rust text has anything to do with GPUs, by its words alone: cheap enough for every file
 * that is opened.
 */
import { memo } from '../db/index.ts';
import { namesLaunches } from '../host/index.ts';
import { mayHoldKernels } from '../rules/index.ts';
import type { Engine } from '../workspace/index.ts';

const WORDS =
  /\bcore::arch::(?:nvptx|amdgpu)\b|\bgpu_launch_sized_workgroup_mem\b|\bwarplens:|\b(?:get_function|load_function|get_func)\s*\(\s*c?"/;

/** True when a text could hold a kernel, names a GPU's intrinsics, or launches kernels. */
export function hasGpuCode(text: string): boolean {
  return mayHoldKernels(text) || WORDS.test(text) || namesLaunches(text);
}

/** What the words of a text say about it. */
interface GpuWords {
  /** It may hold kernels. */
  readonly kernels: boolean;
  /** It has anything to do with GPUs, as `hasGpuCode` says. */
  readonly gpu: boolean;
}

/** By the names in a text, which are others when the text is. */
const known = memo<object, GpuWords>('ide.gpu-code');

/** The words of a file's text: a workspace of thousands of files is looked through once. */
export function gpuWordsOf(engine: Engine, path: string): GpuWords {
  const names = engine.names(path);
  let words = known.get(names);
  if (words === undefined) {
    const text = engine.text(path) ?? '';
    const kernels = mayHoldKernels(text);
    known.set(
      names,
      (words = { kernels, gpu: kernels || WORDS.test(text) || namesLaunches(text) }),
    );
  }
  return words;
}
