/** What the macros of device libraries refuse in a call, wherever it stands. */
import type * as ast from '../../syntax/index.ts';
import type { ModuleDef } from '../defs.ts';
import { expandGpuPrintf, expandPtxAsm } from '../macros/index.ts';
import { resolvePath } from './resolver.ts';
import { crateData } from './state.ts';

/** A call that its macro refuses. */
export interface MacroMistake {
  readonly macro: string;
  /** In the macro's own words. */
  readonly what: string;
  readonly at: ast.AnyNode | ast.TokenTree;
}

/** Nobody sees what comes out of a call that is only looked at. */
const NOWHERE: ast.SyntaxMark = { id: -1 };

/** Names of the macros that are looked at. */
export const CHECKED_MACROS: ReadonlySet<string> = new Set(['ptx_asm', 'gpu_printf']);

/** What is wrong with a call of `ptx_asm!` or `gpu_printf!` of cuda-oxide, if it is one. */
export function macroMistake(call: ast.MacroCall, module: ModuleDef): MacroMistake | undefined {
  const name = call.path.segments.at(-1)?.name.text ?? '';
  if (!CHECKED_MACROS.has(name)) return undefined;
  const found = resolvePath(module, call.path, 'macro');
  const def = found?.rest === call.path.segments.length ? found.def : undefined;
  if (def?.kind !== 'macro' || crateData(def.crate).name !== 'cuda_macros') return undefined;
  const { trees } = call.body;
  const place = { start: call.start, end: call.end, file: call.file ?? 0, ctxt: NOWHERE };
  if (name === 'gpu_printf') {
    const made = expandGpuPrintf(trees, place);
    return typeof made === 'string' ? { macro: name, what: made, at: call } : undefined;
  }
  const made = expandPtxAsm(trees, place);
  return 'what' in made ? { macro: name, what: made.what, at: made.at ?? call } : undefined;
}
