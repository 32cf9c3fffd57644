/** An engine over the real prelude with texts in memory, for tests of what comes out at the end. */
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

/** A new engine that knows only the files given to it. */
export function testEngine(): Engine {
  return createEngine({ readFile: () => undefined, prelude: preludeTexts() });
}
