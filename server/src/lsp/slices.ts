/**
 * Long work in slices: a look at hundreds of kernels, or at hundreds of crates, must not keep
 * hovers, typing and cancellations waiting.
 */
import { Cancelled } from '../db/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import type { Work } from '../supervisor/index.ts';
import type { ServerContext } from './context.ts';
import { uriOfPath } from './uris.ts';

/** Milliseconds of work after which it yields to the event loop. */
const SLICE = 40;

/** So often a computation may find itself overtaken; then it runs without a stop. */
const MOST_OVERTAKEN = 3;

export interface SlicedWork<Step, T> {
  /** Begins. After an edit it is called again; what the edit does not reach is kept. */
  steps(): Generator<Step, T>;
  /** For whoever watches. */
  work(): Work;
  /** Lets others in; throws when nobody wants the answer any more. */
  between(): Promise<void>;
  /** Is given what each step yields; true ends the slice, so that others see it at once. */
  seen?(step: Step): boolean;
}

/** The result of steps that are made in slices. */
export async function inSlices<Step, T>(
  context: ServerContext,
  work: SlicedWork<Step, T>,
): Promise<T> {
  for (let overtaken = 0; ; ) {
    const { engine } = context;
    const steps = work.steps();
    try {
      for (;;) {
        const end = context.whileOn(work.work(), () =>
          slice(steps, work.seen, overtaken >= MOST_OVERTAKEN),
        );
        if (end !== undefined) return end.value;
        const { revision } = engine;
        await work.between();
        if (context.engine !== engine || engine.revision !== revision) break;
      }
    } catch (error) {
      // Somebody else's work has let go of what these steps had begun with.
      if (!(error instanceof Cancelled) || overtaken > MOST_OVERTAKEN) throw error;
      overtaken++;
    } finally {
      steps.return(undefined as T);
    }
  }
}

/** Goes on for a while; what comes out when that is all. */
function slice<Step, T>(
  steps: Generator<Step, T>,
  seen: ((step: Step) => boolean) | undefined,
  toTheEnd: boolean,
): { readonly value: T } | undefined {
  const begin = performance.now();
  while (toTheEnd || performance.now() - begin < SLICE) {
    const step = steps.next();
    if (step.done === true) return step;
    if (seen?.(step.value) === true && !toTheEnd) return undefined;
  }
  return undefined;
}

/**
 * Looks at all kernels of the crate around a file, so that its findings are there. `early` is told
 * what is found once the kernels of the file itself have been looked at, which then come first.
 */
export async function lookAtCrate(
  context: ServerContext,
  { request, scope }: Pick<Work, 'request' | 'scope'>,
  path: string,
  between: () => Promise<void>,
  early?: (found: readonly Diagnostic[]) => void,
): Promise<void> {
  await inSlices(context, {
    steps: () => {
      const { engine } = context;
      return engine.diagnose(engine.rootOf(path), early === undefined ? undefined : path);
    },
    work: () => ({ request, scope, uri: uriOfPath(path) }),
    between,
    seen: (found) => {
      if (found === undefined) return false;
      early?.(found);
      return true;
    },
  });
}
