/** Notices changed files by looking at them regularly: works on every file system, and editors' rename tricks do not matter. */
import { statSync } from 'node:fs';

/** Milliseconds between two looks. */
const INTERVAL = 250;

/** Calls `changed` with the files whose time or size differs; `files` is asked anew each time. */
export function watchFiles(
  files: () => readonly string[],
  changed: (paths: readonly string[]) => void,
): { close(): void } {
  const stamp = (path: string): string => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat ? `${stat.mtimeMs}:${stat.size}` : 'none';
  };
  const stamps = new Map(files().map((path) => [path, stamp(path)]));
  const timer = setInterval(() => {
    const different = files().filter((path) => {
      const now = stamp(path);
      const old = stamps.get(path);
      stamps.set(path, now);
      return old !== undefined && old !== now;
    });
    if (different.length > 0) changed(different);
  }, INTERVAL);
  return { close: () => clearInterval(timer) };
}
