/**
 * A text together with the errors by which the dialect's compiler refuses the code that it is of.
 */
import type { EmitOptions, EmittedText, Engine } from '../workspace/index.ts';
import { findTarget } from './targets.ts';

/** Adds the errors that are not among the text's problems yet. */
export function withRefusals(
  engine: Engine,
  root: string,
  emitted: EmittedText,
  options: EmitOptions,
): EmittedText {
  const problems = ofOtherTarget(engine, root, emitted) ?? emitted.problems;
  const more = engine
    .refusals(root, emitted.target, options)
    .filter(
      ({ span }) =>
        !problems.some(
          (known) =>
            known.span.file === span.file &&
            known.span.start <= span.start &&
            span.end <= known.span.end,
        ),
    );
  return more.length === 0 && problems === emitted.problems
    ? emitted
    : { ...emitted, problems: [...problems, ...more] };
}

/**
 * One error in place of all names that a text lacks because it is for GPUs of the other vendor;
 * undefined where that is not so.
 */
function ofOtherTarget(
  engine: Engine,
  root: string,
  { target, problems, summary }: EmittedText,
): EmittedText['problems'] | undefined {
  const other = engine.ruleTarget(root);
  const first = problems.find(({ code }) => code === 'unresolved');
  if (other === target || first === undefined || summary.length > 0) return undefined;
  const { label = other } = findTarget(other) ?? {};
  const message = `this file is for ${label}: \`warplens ${other}\`, or the preview of ${label}`;
  return [{ code: 'other-target', severity: 'error', span: first.span, message }];
}
