/** Findings in slices: an edit in a function that hundreds of kernels call must not keep hovers, typing and cancellations waiting. */
import type { ServerContext } from './context.ts';
import { uriOfPath } from './uris.ts';

/** Milliseconds of work after which others have their turn. */
const SLICE = 40;

/**
 * Looks at all kernels of the crate around a file, so that its findings are there. `between` lets others in, and throws when
 * nobody wants the findings any more. After an edit it begins anew; kernels that the edit does not reach stay looked at.
 */
export async function lookAtCrate(
  context: ServerContext,
  path: string,
  between: () => Promise<void>,
): Promise<void> {
  while (!(await lookOnce(context, path, between)));
}

/** Goes on for a while; true when that is all. */
function slice(steps: Iterator<unknown>): boolean {
  const begin = performance.now();
  while (performance.now() - begin < SLICE) if (steps.next().done === true) return true;
  return false;
}

async function lookOnce(
  context: ServerContext,
  path: string,
  between: () => Promise<void>,
): Promise<boolean> {
  const { engine } = context;
  const steps = engine.diagnose(engine.rootOf(path));
  const uri = uriOfPath(path);
  for (;;) {
    if (context.whileOn(uri, () => slice(steps))) return true;
    const { revision } = engine;
    await between();
    if (context.engine !== engine || engine.revision !== revision) return false;
  }
}
