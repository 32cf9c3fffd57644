/**
 * Which functions of a crate are kernels: a table of dialects, each with one recogniser. A new dialect is a row.
 */
import type { Crate, FnDef, ModuleDef } from '../hir/index.ts';
import { attrValue, hasAttr } from '../hir/index.ts';
import type { KernelInfo } from './api.ts';

interface DialectRow {
  readonly name: string;
  isKernel(fn: FnDef): boolean;
}

const KERNEL_ABIS = new Set(['gpu-kernel', 'ptx-kernel']);

export const DIALECTS: readonly DialectRow[] = [
  {
    name: 'rustc',
    // A foreign function with this ABI is declared here and defined elsewhere.
    isKernel: (fn) => fn.container === undefined && KERNEL_ABIS.has(fn.node.abi?.name ?? ''),
  },
];

/** A kernel as a definition and as plain data. */
export interface FoundKernel {
  readonly def: FnDef;
  readonly info: KernelInfo;
}

/** The crate's kernels in order of file and place. */
export function findKernels(crate: Crate): FoundKernel[] {
  const out: FoundKernel[] = [];
  const visit = (module: ModuleDef): void => {
    for (const { def } of module.values.values()) {
      // What `use` brings in is visited where it is defined.
      if (def.kind === 'fn' && def.module === module) out.push(...recognise(def));
    }
    for (const { def } of module.types.values()) {
      if (def.kind === 'module' && def.parent === module) visit(def);
    }
  };
  visit(crate.root);
  const place = ({ info }: FoundKernel): number => info.nameSpan.start;
  return out.sort((a, b) => a.def.file - b.def.file || place(a) - place(b));
}

function recognise(def: FnDef): FoundKernel[] {
  const dialect = DIALECTS.find((row) => row.isKernel(def));
  if (!dialect) return [];
  const { node } = def;
  const file = (node.file ?? def.file) as typeof def.file;
  const info: KernelInfo = {
    name: def.name,
    symbol: attrValue(def.attrs, 'export_name') ?? def.name,
    nameSpan: { file, start: node.name.start, end: node.name.end },
    span: { file, start: node.start, end: node.end },
    dialect: dialect.name,
    abi: node.abi?.name ?? '',
  };
  return [{ def, info }];
}

/** Has the function a name that a host can look up? */
export function isExported(def: FnDef): boolean {
  return hasAttr(def.attrs, 'no_mangle') || hasAttr(def.attrs, 'export_name');
}
