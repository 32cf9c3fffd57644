/** Text for the assembler beside the functions: a crate's calls of `global_asm!`. */
import { type ConstDef, type Crate, globalAsm } from '../hir/index.ts';
import type { ModuleAsm } from '../mir/index.ts';
import { defSpan } from './lower-fn.ts';
import type { Lowering } from './lowering.ts';

/**
 * What rustc hands to LLVM as `module asm` when it compiles the crate, in the order of the source.
 * Throws `Unsupported` for operands that we do not write out.
 */
export function moduleAsm(lw: Lowering, crate: Crate): readonly ModuleAsm[] {
  return globalAsm(crate).map((def) => {
    const span = defSpan(def);
    return { text: textOf(lw, def), span };
  });
}

function textOf(lw: Lowering, def: ConstDef): string {
  const insts = lw.consts.codeOf(def).blocks.flatMap((block) => block.insts);
  const [text] = insts.find((inst) => inst.op === 'gpu.asm')?.attrs.imm ?? [];
  return `${text ?? ''}`.replace(/\{\{|\}\}/g, ([brace]) => brace!);
}
