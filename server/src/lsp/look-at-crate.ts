/** Findings in slices: an edit in a function that hundreds of kernels call must not keep hovers, typing and cancellations waiting. */
import type { ServerContext } from './context.ts';

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

async function lookOnce(
  context: ServerContext,
  path: string,
  between: () => Promise<void>,
): Promise<boolean> {
  const { engine } = context;
  const steps = engine.diagnose(engine.rootOf(path));
  let begin = performance.now();
  while (steps.next().done !== true) {
    if (performance.now() - begin < SLICE) continue;
    const { revision } = engine;
    await between();
    if (context.engine !== engine || engine.revision !== revision) return false;
    begin = performance.now();
  }
  return true;
}
