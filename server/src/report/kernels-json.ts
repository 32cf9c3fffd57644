/** The list of kernels as a document; `schemas/kernels.schema.json` describes it. */
import type { Span } from '../base/index.ts';
import type { AbsentKernel, Engine, KernelInfo } from '../workspace/index.ts';
import type { KernelsDocument } from './documents.ts';
import type { Locate } from './located.ts';

/** A kernel and the root of its crate. */
export interface RootedKernel {
  readonly root: string;
  readonly kernel: KernelInfo;
}

/**
 * The kernels of some crates, those first that an inventory has found, and why no code is emitted
 * for some.
 */
export function kernelsOf(
  engine: Engine,
  roots: readonly string[],
  found: readonly RootedKernel[],
): { readonly all: readonly RootedKernel[]; why(kernel: KernelInfo): string | undefined } {
  const inCrates = new Set(found.map(({ root }) => root));
  const others = roots
    .filter((root) => !inCrates.has(root))
    .flatMap((root) => engine.kernels(root).map((kernel) => ({ root, kernel })));
  const reasons = new Map(
    roots.flatMap((root) =>
      engine
        .unanalysed(root)
        .kernels.map((one) => [keyOf(one.kernel), one.reasons[0]?.message] as const),
    ),
  );
  return { all: [...found, ...others], why: (kernel) => reasons.get(keyOf(kernel)) };
}

function keyOf({ name, nameSpan: { file, start } }: KernelInfo): string {
  return `${file} ${start} ${name}`;
}

/** @param shown a crate's root as documents show it */
export function kernelsDocument(
  { all, why }: ReturnType<typeof kernelsOf>,
  absent: readonly AbsentKernel[],
  locate: Locate,
  shown: (root: string) => string,
): KernelsDocument {
  const place = (span: Span) => {
    const { path: file, start } = locate(span);
    return { file, line: start.line, column: start.column };
  };
  return {
    schemaVersion: 1,
    kernels: all.map(({ root, kernel }) => {
      const reason = why(kernel);
      return {
        name: kernel.name,
        symbol: kernel.symbol,
        dialect: kernel.dialect,
        abi: kernel.abi,
        crate: shown(root),
        ...place(kernel.nameSpan),
        ...(reason === undefined ? {} : { why: reason }),
      };
    }),
    notCompiled: absent.map((one) => ({
      name: one.name,
      state: one.state,
      ...(one.crate === undefined ? {} : { crate: shown(one.crate) }),
      ...place(one.nameSpan),
      why: one.why,
      ...(one.remedy === undefined ? {} : { remedy: one.remedy }),
      ...one.features,
    })),
  };
}
