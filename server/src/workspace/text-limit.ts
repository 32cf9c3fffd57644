/**
 * How much code and data the kernels of one emitted text may reach together. A kernel has a limit
 * of its own, and what several reach is optimised in each of them. Kernels count in the order of
 * the source; the first that no longer fits is named, and each can be requested alone.
 */
import { LIMITS } from '../base/index.ts';
import type { LoweredKernel, LowerProblem } from '../lower/index.ts';
import type { Module } from '../mir/index.ts';

/** Instructions before optimisation, weighted, and bytes that become text. */
export interface CodeSize {
  readonly instructions: number;
  readonly bytes: number;
}

/**
 * The size of a kernel's lowered code, with all that it reaches. What is small counts as some
 * instructions, and what has many branches as more than it has: so many take as long to analyse.
 */
export function codeSize({ funcs, globals }: Module): CodeSize {
  let instructions = 0;
  let count = 0;
  for (const { blocks } of funcs.values()) {
    count += blocks.length;
    for (const { insts } of blocks) instructions += insts.length;
  }
  const { smallKernel, manyBlocks, manyBlocksEach } = LIMITS;
  instructions += manyBlocksEach.limit * Math.max(0, count - manyBlocks.limit);
  instructions = Math.max(instructions, smallKernel.limit);
  let bytes = 0;
  for (const { init, size, space, relocs } of globals.values()) {
    if (space === 'workgroup') continue;
    if (relocs.length > 0) bytes += size;
    else if (init?.some((byte) => byte !== 0)) bytes += init.length;
  }
  return { instructions, bytes };
}

/** What is known of a kernel before it is optimised. */
interface SizedKernel {
  /** Undefined while it cannot be compiled. */
  readonly kernel: LoweredKernel | undefined;
  readonly size: CodeSize;
}

/** The kernels of a text, in their order, and why others are not in it. */
export interface Fitting<R> {
  readonly roots: readonly R[];
  readonly problems: readonly LowerProblem[];
}

/** The kernels up to the first that does not fit; those behind it are not looked at. */
export function fitting<R>(roots: readonly R[], stateOf: (root: R) => SizedKernel): Fitting<R> {
  let sum: CodeSize = { instructions: 0, bytes: 0 };
  let isFirst = true;
  for (const [at, root] of roots.entries()) {
    const { kernel, size } = stateOf(root);
    if (kernel === undefined) continue;
    sum = {
      instructions: sum.instructions + size.instructions,
      bytes: sum.bytes + size.bytes,
    };
    const what = tooMuch(sum);
    if (what !== undefined && !isFirst)
      return {
        roots: roots.slice(0, at),
        problems: [leftOut(kernel, what, roots.length - at - 1)],
      };
    isFirst = false;
  }
  return { roots, problems: [] };
}

function leftOut(kernel: LoweredKernel, what: string, behind: number): LowerProblem {
  const { file, node } = kernel.def;
  const { start, end } = node.name;
  const told =
    behind === 0
      ? `${what}; request this one by its name`
      : `${what}; request this one by its name, and likewise ${behind === 1 ? 'the one' : `the ${behind}`} behind it`;
  return { kernel, kind: 'unsupported', what: told, span: { file, start, end }, chain: [] };
}

function tooMuch({ instructions, bytes }: CodeSize): string | undefined {
  const { textCode, textData } = LIMITS;
  if (instructions > textCode.limit)
    return `this kernel and those before it reach more than ${textCode.limit} instructions before optimisation`;
  if (bytes > textData.limit)
    return `this kernel and those before it reach more than ${textData.limit} bytes of constants and statics`;
  return undefined;
}
