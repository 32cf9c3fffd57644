/** An engine over the real prelude with texts in memory, for tests of what comes out at the end. */
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { listFiles, readRepo } from '../kit/index.ts';

let files: Record<string, string> | undefined;

function prelude(): Record<string, string> {
  files ??= Object.fromEntries(
    listFiles('server/prelude', ['.rs']).map((path) => [
      path.replace('server/prelude/', ''),
      readRepo(path),
    ]),
  );
  return files;
}

/** A new engine that knows only the files given to it. */
export function testEngine(): Engine {
  return createEngine({ readFile: () => undefined, prelude: prelude() });
}
