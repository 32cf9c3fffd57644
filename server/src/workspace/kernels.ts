/** The kernels of a crate as plain data. Which functions are kernels is told by the dialects of `rules`. */
import {
  type Crate,
  type DialectName,
  type FnDef,
  functionsOf,
  type Program,
} from '../hir/index.ts';
import { kernelName } from '../lower/index.ts';
import { anyKernelOf, exportedName, isDeclaration } from '../rules/index.ts';
import type { KernelInfo } from './api.ts';

/** A kernel as a definition and as plain data. */
export interface FoundKernel {
  readonly def: FnDef;
  readonly info: KernelInfo & { readonly dialect: DialectName };
}

/** The crate's kernels in order of file and place. */
export function findKernels(crate: Crate, program: Program): FoundKernel[] {
  const out = functionsOf(crate).flatMap((def) => recognise(def, program));
  const place = ({ info }: FoundKernel): number => info.nameSpan.start;
  return out.sort((a, b) => a.def.file - b.def.file || place(a) - place(b));
}

function recognise(def: FnDef, program: Program): FoundKernel[] {
  const kernel = isDeclaration(def) ? undefined : anyKernelOf(def);
  if (!kernel) return [];
  const { node } = def;
  const file = (node.file ?? def.file) as typeof def.file;
  const info: FoundKernel['info'] = {
    name: def.name,
    symbol: kernelName(program, def).symbol,
    exported: exportedName(def) !== undefined,
    nameSpan: { file, start: node.name.start, end: node.name.end },
    span: { file, start: node.start, end: node.end },
    dialect: kernel.dialect,
    abi: kernel.abi,
  };
  return [{ def, info }];
}
