/**
 * Findings in slices: an edit in a function that hundreds of kernels call must not keep hovers,
 * typing and cancellations waiting.
 */
import type { Diagnostic } from '../diag/index.ts';
import type { ServerContext } from './context.ts';
import { uriOfPath } from './uris.ts';

/** Milliseconds of work after which it yields to the event loop. */
const SLICE = 40;

/**
 * Looks at all kernels of the crate around a file, so that its findings are there. `between` lets
 * others in, and throws when nobody wants the findings any more. After an edit it begins anew;
 * kernels that the edit does not reach stay looked at. `early` is told what is found once the
 * kernels of the file itself have been looked at, which then come first.
 */
export async function lookAtCrate(
  context: ServerContext,
  path: string,
  between: () => Promise<void>,
  early?: (found: readonly Diagnostic[]) => void,
): Promise<void> {
  while (!(await lookOnce(context, path, between, early)));
}

/**
 * Goes on for a while; true when that is all. What is told early ends the while: others are to see
 * it.
 */
function slice(
  steps: ReturnType<ServerContext['engine']['diagnose']>,
  early: ((found: readonly Diagnostic[]) => void) | undefined,
): boolean {
  const begin = performance.now();
  while (performance.now() - begin < SLICE) {
    const step = steps.next();
    if (step.done === true) return true;
    if (step.value === undefined) continue;
    early?.(step.value);
    return false;
  }
  return false;
}

async function lookOnce(
  context: ServerContext,
  path: string,
  between: () => Promise<void>,
  early: ((found: readonly Diagnostic[]) => void) | undefined,
): Promise<boolean> {
  const { engine } = context;
  const steps = engine.diagnose(engine.rootOf(path), early === undefined ? undefined : path);
  const uri = uriOfPath(path);
  for (;;) {
    if (context.whileOn(uri, () => slice(steps, early))) return true;
    const { revision } = engine;
    await between();
    if (context.engine !== engine || engine.revision !== revision) return false;
  }
}
