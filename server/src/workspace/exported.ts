/** Functions of a GPU crate that are no kernels and that other code links against. */
import { findExported, type KernelRoot, kernelName, rootParts } from '../lower/index.ts';
import type { EmitOptions, TargetName } from './api.ts';
import type { CheckedCrate } from './front-end.ts';

/** Those of a crate, or the one of a name; `printed` are those that there is code of. */
export interface ExportedFunctions {
  readonly printed: readonly KernelRoot[];
  /** What is said of them where nothing but kernels is printed. */
  readonly notes: readonly string[];
}

/** What a crate gives to a linker, without its kernels. */
export function exportedFunctions(
  { program, crate }: CheckedCrate,
  target: TargetName,
  { kernel, form }: EmitOptions,
): ExportedFunctions {
  const found = findExported(program, crate).filter(
    (def) => kernel === undefined || [def.name, kernelName(program, def).symbol].includes(kernel),
  );
  const isPrinted = target === 'ptx' && form === undefined;
  if (isPrinted || found.length === 0) return { printed: found, notes: [] };
  return { printed: [], notes: [leftOut(found)] };
}

function leftOut(functions: readonly KernelRoot[]): string {
  const names = functions.slice(0, 3).map((root) => `\`${rootParts(root).def.name}\``);
  const more =
    functions.length > names.length ? ` and ${functions.length - names.length} more` : '';
  return `exported functions that are no kernels are printed as PTX only: ${names.join(', ')}${more}`;
}
