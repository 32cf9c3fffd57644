/** The kernels of a crate as plain data. Which functions are kernels is told by the dialects of `rules`. */
import {
  type Crate,
  type DialectName,
  type FnDef,
  functionsOf,
  type Program,
} from '../hir/index.ts';
import { type KernelRoot, kernelName } from '../lower/index.ts';
import { anyKernelOf, exportedName, isDeclaration } from '../rules/index.ts';
import type { KernelInfo } from './api.ts';
import { type KernelInstances, rootName } from './kernel-instances.ts';

/** A kernel as a definition and as plain data. */
export interface FoundKernel {
  readonly def: FnDef;
  /** The function, or the instance of it; a generic function when nothing is known that uses it. */
  readonly root: KernelRoot;
  readonly info: KernelInfo & { readonly dialect: DialectName };
}

/** The crate's kernels in order of file and place. */
export function findKernels(
  crate: Crate,
  program: Program,
  instances: KernelInstances,
): FoundKernel[] {
  const out = functionsOf(crate).flatMap((def) =>
    recognise(def, program, instances.get(def) ?? [def]),
  );
  const place = ({ info }: FoundKernel): number => info.nameSpan.start;
  return out.sort((a, b) => a.def.file - b.def.file || place(a) - place(b));
}

function recognise(def: FnDef, program: Program, roots: readonly KernelRoot[]): FoundKernel[] {
  const kernel = isDeclaration(def) ? undefined : anyKernelOf(def);
  if (!kernel) return [];
  const { node } = def;
  const file = (node.file ?? def.file) as typeof def.file;
  return roots.map((root) => {
    const given = root.kind === 'given';
    const info: FoundKernel['info'] = {
      name: rootName(root),
      ...(given && { instanceOf: def.name }),
      symbol: kernelName(program, root).symbol,
      exported: !given && exportedName(def) !== undefined,
      nameSpan: { file, start: node.name.start, end: node.name.end },
      span: { file, start: node.start, end: node.end },
      dialect: kernel.dialect,
      abi: kernel.abi,
    };
    return { def, root, info };
  });
}
