/**
 * What was found out before, on disk: a small file for each key, in a folder for each build of
 * Warplens. `WARPLENS_CACHE` names another place than the user's cache, and none when it is empty.
 * Everything in it may be deleted at any time; where nothing can be written nothing happens.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { replaceFile } from './replace-file.ts';

/** Folders of other builds that have not been touched for so many milliseconds go. */
const OLD = 30 * 24 * 3600 * 1000;

interface Store {
  read(key: string): string | undefined;
  write(key: string, text: string): void;
}

/** The store of this build, for the host of an engine; nothing where there is none. */
export function storeOnDisk(version: string): { readonly store?: Store } {
  const home = homeOf();
  const build = home === undefined ? undefined : buildOf(version);
  if (home === undefined || build === undefined) return {};
  const folder = join(home, build);
  return {
    store: {
      read(key) {
        try {
          return readFileSync(join(folder, key), 'utf8');
        } catch {
          return undefined;
        }
      },
      write(key, text) {
        try {
          if (mkdirSync(folder, { recursive: true }) !== undefined) removeOld(home, build);
          replaceFile(join(folder, key), text);
        } catch {
          // The next process finds it out again.
        }
      },
    },
  };
}

/** The folder of what this build keeps; undefined where nothing is kept. */
export function folderOfBuild(version: string): string | undefined {
  const home = homeOf();
  const build = home === undefined ? undefined : buildOf(version);
  return home === undefined || build === undefined ? undefined : join(home, build);
}

function homeOf(): string | undefined {
  const named = process.env['WARPLENS_CACHE'];
  if (named !== undefined) return named === '' ? undefined : named;
  const cache = process.env['XDG_CACHE_HOME'];
  return join(cache === undefined || cache === '' ? join(homedir(), '.cache') : cache, 'warplens');
}

/** A name that another build does not have: the version, and the size and time of the program. */
function buildOf(version: string): string | undefined {
  try {
    const { size, mtimeMs } = statSync(process.argv[1] ?? process.execPath);
    return `${version}-${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;
  } catch {
    return undefined;
  }
}

function removeOld(home: string, build: string): void {
  for (const name of readdirSync(home)) {
    const path = join(home, name);
    if (name !== build && Date.now() - statSync(path).mtimeMs > OLD)
      rmSync(path, { recursive: true, force: true });
  }
}
