/**
 * What something costs, counted and not timed: calls of functions outside Node, as V8's precise
 * coverage counts them. It is the same number on every machine, so that a test may hold it to
 * growing with its input.
 */
import { Session } from 'node:inspector';

interface Coverage {
  readonly result: readonly {
    readonly url: string;
    readonly functions: readonly { readonly ranges: readonly { readonly count: number }[] }[];
  }[];
}

/** Counts the calls of each of some runs. */
export function callCounts(runs: readonly (() => void)[]): number[] {
  const session = new Session();
  session.connect();
  const taken = (): number => {
    let calls = 0;
    // The answer comes before `post` returns.
    session.post('Profiler.takePreciseCoverage', (error, found) => {
      if (error) throw error;
      for (const { url, functions } of (found as unknown as Coverage).result)
        if (!url.startsWith('node:'))
          for (const { ranges } of functions) calls += ranges[0]?.count ?? 0;
    });
    return calls;
  };
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  try {
    taken();
    return runs.map((run) => {
      run();
      return taken();
    });
  } finally {
    session.post('Profiler.stopPreciseCoverage');
    session.disconnect();
  }
}
