/**
 * How much code and data the kernels of one emitted text may reach together. A kernel has a limit
 * of its own, and what several reach is optimised in each of them. Kernels count in the order of
 * the source; those that no longer fit are named, and each can be requested alone.
 */
import { LIMITS } from '../base/index.ts';
import type { LoweredKernel, LowerProblem } from '../lower/index.ts';
import type { Module } from '../mir/index.ts';

/** Instructions before optimisation, and bytes that become text. */
export interface CodeSize {
  readonly instructions: number;
  readonly bytes: number;
}

/** The size of a kernel's lowered code, with all that it reaches. */
export function codeSize({ funcs, globals }: Module): CodeSize {
  let instructions = 0;
  for (const { blocks } of funcs.values())
    for (const { insts } of blocks) instructions += insts.length;
  let bytes = 0;
  for (const { init, size, space, relocs } of globals.values()) {
    if (space === 'workgroup') continue;
    if (relocs.length > 0) bytes += size;
    else if (init?.some((byte) => byte !== 0)) bytes += init.length;
  }
  return { instructions, bytes };
}

export class TextLimit {
  private isFirst = true;
  private instructions = 0;
  private bytes = 0;

  /** Adds a kernel; the problem when it does not fit beside those before it. */
  add(state: {
    readonly kernel: LoweredKernel | undefined;
    readonly size: CodeSize;
  }): LowerProblem | undefined {
    const { kernel, size } = state;
    const instructions = this.instructions + size.instructions;
    const bytes = this.bytes + size.bytes;
    const what = tooMuch(instructions, bytes);
    if (what === undefined || this.isFirst || kernel === undefined) {
      Object.assign(this, { instructions, bytes, isFirst: false });
      return undefined;
    }
    const { file, node } = kernel.def;
    const { start, end } = node.name;
    const told = `${what}; request this one by its name`;
    return { kernel, kind: 'unsupported', what: told, span: { file, start, end }, chain: [] };
  }
}

function tooMuch(instructions: number, bytes: number): string | undefined {
  const { textCode, textData } = LIMITS;
  if (instructions > textCode.limit)
    return `this kernel and those before it reach more than ${textCode.limit} instructions before optimisation`;
  if (bytes > textData.limit)
    return `this kernel and those before it reach more than ${textData.limit} bytes of constants and statics`;
  return undefined;
}
