/** `global_asm!`: text for the assembler that is part of a crate and of none of its functions. */
import type * as ast from '../../syntax/index.ts';
import type { ConstDef, Crate } from '../defs.ts';
import { crateData } from './state.ts';

/** The macro's name, and that of its call in code that the front end writes. */
export const GLOBAL_ASM = 'global_asm';

/** Is the constant one that stands for a call? */
export function isGlobalAsm({ value }: ast.Const): boolean {
  return value?.kind === 'BuiltinExpr' && value.name.text === GLOBAL_ASM;
}

/** The calls among the items of a crate's modules, each as a constant whose value is the text. */
export function globalAsm(crate: Crate): readonly ConstDef[] {
  return crateData(crate).modules.flatMap(({ assembly }) => assembly);
}
