/**
 * Notices changed files by looking at them regularly: works on every file system, and editors'
 * rename tricks do not matter.
 */
import { statSync } from 'node:fs';

/** Milliseconds between two looks. */
const INTERVAL = 250;

/** Lists of files are made anew only so often: a folder may be large. */
const LOOKS_PER_LIST = 4;

/**
 * Calls `changed` with the files whose time or size differs, and those that came or went; `files`
 * is asked anew from time to time and may name files that are not there yet. The next look waits
 * for `changed`.
 */
export function watchFiles(
  files: () => readonly string[],
  changed: (paths: readonly string[]) => void | Promise<void>,
): { close(): void } {
  const stamp = (path: string): string => {
    const stat = statSync(path, { throwIfNoEntry: false });
    return stat ? `${stat.mtimeMs}:${stat.size}` : 'none';
  };
  const stampsOf = (paths: readonly string[]): Map<string, string> =>
    new Map(paths.map((path) => [path, stamp(path)]));
  let listed = [...new Set(files())];
  let stamps = stampsOf(listed);
  let looks = 0;
  let busy = false;
  const look = async (): Promise<void> => {
    if (busy) return;
    looks += 1;
    if (looks % LOOKS_PER_LIST === 0) listed = [...new Set(files())];
    const now = stampsOf(listed);
    const gone = [...stamps.keys()].filter((path) => !now.has(path));
    const other = listed.filter((path) => (stamps.get(path) ?? 'none') !== now.get(path));
    stamps = now;
    if (gone.length + other.length === 0) return;
    busy = true;
    await changed([...gone, ...other]);
    // What is watched may be another after the change; what it adds has not changed.
    listed = [...new Set(files())];
    for (const path of listed) if (!stamps.has(path)) stamps.set(path, stamp(path));
    busy = false;
  };
  const timer = setInterval(() => void look(), INTERVAL);
  return { close: () => clearInterval(timer) };
}
