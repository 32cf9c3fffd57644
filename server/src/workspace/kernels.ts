/** The kernels of a crate as plain data. Which functions are kernels is told by the dialects of `rules`. */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import {
  type Crate,
  type DialectName,
  type FnDef,
  functionsOf,
  type Program,
  unknownKernelMacro,
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

/**
 * Macros that look as if they made kernels of the crate's functions, and are not known here: one note for each, at the first.
 * `current` gives the place in the text as it is now.
 */
export function unknownKernels(crate: Crate, current: (span: Span) => Span): readonly Diagnostic[] {
  const found = new Map<string, { readonly span: Span; readonly names: string[] }>();
  for (const def of functionsOf(crate)) {
    const unknown = unknownKernelMacro(def);
    if (unknown === undefined) continue;
    const { attr, crate: from } = unknown;
    const file = (def.node.file ?? def.file) as Span['file'];
    const whose = from === undefined ? 'a crate that is not there' : `\`${from}\``;
    const key = `\`#[${attr.path.at(-1)}]\` of ${whose}`;
    const known = found.get(key);
    if (known !== undefined) known.names.push(def.name);
    else {
      const span = { file, start: attr.start, end: attr.end };
      found.set(key, { span, names: [def.name] });
    }
  }
  return [...found].map(([macro, { span, names }]) => {
    const few = names.slice(0, 3).map((name) => `\`${name}\``);
    const more = names.length > few.length ? ` and ${names.length - few.length} more` : '';
    const what = names.length === 1 ? 'may be a kernel' : 'may be kernels';
    const message = `the macro ${macro} is not known here: ${few.join(', ')}${more} ${what}`;
    return { code: 'unknown-kernel-macro', severity: 'info', span: current(span), message };
  });
}
