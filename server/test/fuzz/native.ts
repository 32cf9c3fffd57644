/**
 * What rustc makes of many programs at once; those that it refuses, or that end its build badly,
 * are found and left out.
 */
import { RefusedByRustc, type Rows, type RunOptions, runNatively } from '../language/programs.ts';

export interface NativeResults {
  readonly rows: ReadonlyMap<string, Rows>;
  /** Programs without a result, and rustc's words. */
  readonly refused: ReadonlyMap<string, string>;
}

export function nativeResults(
  rustc: string,
  programs: ReadonlyMap<string, string>,
  options: RunOptions,
): NativeResults {
  const rows = new Map<string, Rows>();
  const refused = new Map<string, string>();
  const run = (some: ReadonlyMap<string, string>): void => {
    if (some.size === 0) return;
    try {
      for (const [name, result] of runNatively(rustc, some, options)) rows.set(name, result);
      return;
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      const named = error instanceof RefusedByRustc ? error.programs : new Set<string>();
      for (const name of named) refused.set(name, words);
      if (named.size > 0) {
        run(new Map([...some].filter(([name]) => !named.has(name))));
        return;
      }
      if (some.size === 1) {
        for (const name of some.keys()) refused.set(name, words);
        return;
      }
    }
    // Nobody says whose fault it is: halves tell.
    const list = [...some];
    run(new Map(list.slice(0, list.length >> 1)));
    run(new Map(list.slice(list.length >> 1)));
  };
  run(programs);
  return { rows, refused };
}
