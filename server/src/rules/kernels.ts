/**
 * Which functions are kernels: a table of dialects, each with one recogniser. A new dialect is a row.
 */
import type { Span } from '../base/index.ts';
import { attrValue, type FnDef, hasAttr } from '../hir/index.ts';

/** A kernel: the definition, and what made it one. */
export interface Kernel {
  readonly def: FnDef;
  /** Name of the dialect's row. */
  readonly dialect: string;
  /** The ABI string, such as `gpu-kernel`; empty for dialects that mark kernels otherwise. */
  readonly abi: string;
  /** The ABI string with its quotes, where it is written. */
  readonly abiSpan: Span | undefined;
}

interface DialectRow {
  readonly name: string;
  recognise(def: FnDef): Kernel | undefined;
}

/** ABI strings that make a function a kernel on PTX. */
export const KERNEL_ABIS: ReadonlySet<string> = new Set(['gpu-kernel', 'ptx-kernel']);

export const DIALECTS: readonly DialectRow[] = [
  {
    name: 'rustc',
    recognise(def) {
      const block = def.container?.kind === 'extern-block' ? def.container : undefined;
      const abi = block?.node.abi ?? def.node.abi;
      if (abi === undefined || !KERNEL_ABIS.has(abi.name)) return undefined;
      const { literal } = abi;
      const abiSpan = literal && {
        file: (literal.file ?? def.file) as Span['file'],
        start: literal.start,
        end: literal.end,
      };
      return { def, dialect: 'rustc', abi: abi.name, abiSpan };
    },
  },
];

/** The kernel that a function is, if any. Declarations of kernels defined elsewhere count. */
export function kernelOf(def: FnDef): Kernel | undefined {
  for (const row of DIALECTS) {
    const kernel = row.recognise(def);
    if (kernel !== undefined) return kernel;
  }
  return undefined;
}

/** A declaration only: in an `extern` block, or a trait's method without a body. */
export function isDeclaration(def: FnDef): boolean {
  return def.container?.kind === 'extern-block' || def.node.body === undefined;
}

/** Has the function a name that a host can look up? */
export function isExported(def: FnDef): boolean {
  return hasAttr(def.attrs, 'no_mangle') || hasAttr(def.attrs, 'export_name');
}

/** The name that the function is exported by, undefined when it has none. */
export function exportedName(def: FnDef): string | undefined {
  const given = attrValue(def.attrs, 'export_name');
  if (given !== undefined) return given;
  return hasAttr(def.attrs, 'no_mangle') ? def.name : undefined;
}
