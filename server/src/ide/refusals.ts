/**
 * A text together with the errors by which the dialect's compiler refuses the code that it is of.
 */
import {
  type EmitOptions,
  type EmittedText,
  type Engine,
  OTHER_TARGET,
} from '../workspace/index.ts';

/** Adds the errors that are not among the text's problems yet. */
export function withRefusals(
  engine: Engine,
  root: string,
  emitted: EmittedText,
  options: EmitOptions,
): EmittedText {
  const { problems } = emitted;
  if (problems[0]?.code === OTHER_TARGET) return emitted;
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
  return more.length === 0 ? emitted : { ...emitted, problems: [...problems, ...more] };
}
