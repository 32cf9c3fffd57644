/**
 * Notices changed files by what the system reports of their folders. Where it reports nothing, such
 * as on file systems of other machines, a look from time to time finds the rest; editors' rename
 * tricks do not matter, because times and sizes are compared.
 */
import { type FSWatcher, statSync, watch } from 'node:fs';
import { dirname } from 'node:path';

/** Milliseconds from the first report to the look: a save is several changes. */
const CALM = 60;

/** Between two looks that nothing has asked for, and where the system cannot report. */
const SELDOM = 3000;
const OFTEN = 250;

/** Folders that are followed; a system has so many watches for all programs. */
const MOST_FOLDERS = 4000;

/**
 * Calls `changed` with the files whose time or size differs, and those that came or went; `files`
 * is asked anew at each look and may name files that are not there yet. The next look waits for
 * `changed`.
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
  let busy = false;
  let isClosed = false;
  let isBlind = false;
  let soon: NodeJS.Timeout | undefined;
  let seldom: NodeJS.Timeout | undefined;
  const watchers = new Map<string, FSWatcher>();
  const lookSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = undefined;
      void look();
    }, CALM);
  };
  const follow = (): void => {
    const folders = new Set(listed.map((path) => dirname(path)));
    for (const [folder, watcher] of watchers) {
      if (folders.has(folder)) continue;
      watcher.close();
      watchers.delete(folder);
    }
    for (const folder of folders) {
      if (watchers.has(folder) || isBlind) continue;
      if (watchers.size >= MOST_FOLDERS) isBlind = true;
      // A folder that is not there yet comes with a report about the one above it.
      if (isBlind || statSync(folder, { throwIfNoEntry: false }) === undefined) continue;
      try {
        const watcher = watch(folder, lookSoon);
        watcher.on('error', () => {
          watcher.close();
          watchers.delete(folder);
        });
        watchers.set(folder, watcher);
      } catch {
        isBlind = true;
      }
    }
  };
  const lookLater = (): void => {
    if (!isClosed) seldom = setTimeout(() => void look().then(lookLater), isBlind ? OFTEN : SELDOM);
  };
  const look = async (): Promise<void> => {
    if (busy) {
      lookSoon();
      return;
    }
    busy = true;
    listed = [...new Set(files())];
    const now = stampsOf(listed);
    const gone = [...stamps.keys()].filter((path) => !now.has(path));
    const other = listed.filter((path) => (stamps.get(path) ?? 'none') !== now.get(path));
    stamps = now;
    if (gone.length + other.length > 0) {
      await changed([...gone, ...other]);
      // What is watched may be another after the change; what it adds has not changed.
      listed = [...new Set(files())];
      for (const path of listed) if (!stamps.has(path)) stamps.set(path, stamp(path));
    }
    if (!isClosed) follow();
    busy = false;
  };
  follow();
  lookLater();
  return {
    close() {
      isClosed = true;
      clearTimeout(soon);
      clearTimeout(seldom);
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}
