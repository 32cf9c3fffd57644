/**
 * What rules found in single kernels of an `.mlir` text: right through edits elsewhere, with the
 * places moved. Kept only of kernels that nothing outside of their own text decides about.
 */
import type { Diagnostic } from '../diag/index.ts';
import type { MlirKernel, MlirText, Op } from '../mlir/index.ts';
import type { Launch } from '../rules/index.ts';

export interface KeptKernel {
  /** What else decides about it. */
  readonly key: string;
  /** What was found out about its function. */
  readonly checked: unknown;
  /** Where it began. */
  readonly at: number;
  readonly found: readonly Diagnostic[];
  /** Why it could not be compiled. */
  readonly reason: Diagnostic | undefined;
}

export type KeptKernels = ReadonlyMap<Op, KeptKernel>;

/** Is it a function that names no other, and no global? */
export function isAlone({ op }: MlirKernel, { functions }: MlirText): boolean {
  return functions.get(op)?.namesOthers === false;
}

/** What decides about a kernel beside its own text. */
export function keyOf(
  { name, symbol, module, op, block }: MlirKernel,
  { problems }: MlirText,
  launch: Launch | undefined,
): string {
  const wrong = problems.find(({ start, end }) => op.start <= start && end <= op.end);
  return JSON.stringify([name, symbol, module, block, launch, wrong?.message]);
}

/** The kept kernel where it is now; undefined when it is not the same. */
export function keptKernel(
  old: KeptKernel | undefined,
  { op }: MlirKernel,
  { functions }: MlirText,
  key: string,
): KeptKernel | undefined {
  if (old === undefined || old.key !== key || old.checked !== functions.get(op)) return undefined;
  const delta = op.start - old.at;
  if (delta === 0) return old;
  const move = (d: Diagnostic): Diagnostic => moved(d, delta);
  return {
    ...old,
    at: op.start,
    found: old.found.map(move),
    reason: old.reason && move(old.reason),
  };
}

/** Can its places be moved? Fixes and others are in texts of their own. */
export function canMove(found: readonly Diagnostic[], { op }: MlirKernel): boolean {
  return found.every(
    ({ span, fixes, related }) =>
      [span, ...(related ?? []).map((one) => one.span)].every(
        ({ file, start, end }) => file === span.file && op.start <= start && end <= op.end,
      ) && (fixes ?? []).length === 0,
  );
}

function moved(d: Diagnostic, delta: number): Diagnostic {
  const move = <T extends { readonly start: number; readonly end: number }>(span: T): T => ({
    ...span,
    start: span.start + delta,
    end: span.end + delta,
  });
  const related = d.related?.map((one) => ({ ...one, span: move(one.span) }));
  return { ...d, span: move(d.span), ...(related && { related }) };
}
