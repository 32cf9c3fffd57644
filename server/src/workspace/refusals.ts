/**
 * What the dialect's compiler refuses of kernels that are printed, as rules find it: a text of such
 * code may not be shown as if all were well.
 */
import type { Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { type KernelRoot, rootParts } from '../lower/index.ts';
import { RULES, type RuleInput, runRules } from '../rules/index.ts';
import type { CheckedCrate } from './front-end.ts';

const REFUSALS = RULES.filter(({ refusal }) => refusal === true);

/** Errors at places in the kernels, and in the functions that they reach, by file and place. */
export function refusalsOf(
  checked: CheckedCrate,
  input: RuleInput,
  roots: readonly KernelRoot[],
): readonly Diagnostic[] {
  const only = new Set<object>(roots);
  const steps = runRules(REFUSALS, { ...input, only, subjects: checked.refusals });
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  const places = [...reachedBy(checked, roots)];
  return step.value.filter(
    ({ severity, span }) =>
      severity === 'error' &&
      places.some(
        ({ file, start, end }) => span.file === file && start <= span.start && span.end <= end,
      ),
  );
}

/** Where the definitions are whose code kernels reach, themselves included. */
function* reachedBy(checked: CheckedCrate, roots: readonly KernelRoot[]): Iterable<Span> {
  const seen = new Set<object>();
  for (const root of roots) {
    const { def } = rootParts(root);
    for (const owner of [def, ...(checked.codes.code(root)?.owners ?? [])]) {
      if (seen.has(owner)) continue;
      seen.add(owner);
      const { node, file } = owner as typeof def;
      if (node === undefined) continue;
      const { start, end } = node;
      yield checked.current({ file: (node.file ?? file) as Span['file'], start, end });
    }
  }
}
