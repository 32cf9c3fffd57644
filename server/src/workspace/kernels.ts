/** The kernels of a crate as plain data. Which functions are kernels is told by the dialects of `rules`. */
import type { Crate, DialectName, FnDef, ModuleDef, Program } from '../hir/index.ts';
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
  const out: FoundKernel[] = [];
  const visit = (module: ModuleDef): void => {
    for (const { def } of module.values.values()) {
      // What `use` brings in is visited where it is defined.
      if (def.kind === 'fn' && def.module === module) out.push(...recognise(def, program));
    }
    for (const { def } of module.types.values()) {
      if (def.kind === 'module' && def.parent === module) visit(def);
    }
  };
  visit(crate.root);
  for (const impl of crate.impls) {
    if (!impl.derived)
      for (const def of impl.items.fns.values()) out.push(...recognise(def, program));
  }
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
