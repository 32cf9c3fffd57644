/**
 * Which files have changed since they were read: for clients that do not watch files. What was
 * looked for and not there counts as well, and so do folders that were listed.
 */
import { statSync } from 'node:fs';
import { machine } from './disk.ts';

/** Reads as `machine` does, and remembers what it saw. */
export interface SeenMachine {
  readonly readFile: typeof machine.readFile;
  readonly readBytes: typeof machine.readBytes;
  readonly listDir: typeof machine.listDir;
  readonly realPath: typeof machine.realPath;
  readonly holdsAll: typeof machine.holdsAll;
  readonly env: typeof machine.env;
  /**
   * Paths that are no longer what was read, each told once; `FOLDER/.` for a folder whose names
   * have changed.
   */
  changed(): readonly string[];
}

export function rememberSeen(): SeenMachine {
  /** The state of each path when it was read. */
  const seen = new Map<string, string>();
  /** Before the reading: what changes in between is noticed the next time. */
  const note = (path: string): void => void seen.set(path, stateOf(path));
  return {
    readFile(path) {
      note(path);
      return machine.readFile(path);
    },
    readBytes(path) {
      note(path);
      return machine.readBytes(path);
    },
    listDir(path) {
      note(`${path}/.`);
      return machine.listDir(path);
    },
    realPath: machine.realPath,
    holdsAll: machine.holdsAll,
    env: machine.env,
    changed() {
      const out: string[] = [];
      for (const [path, state] of seen) {
        const now = stateOf(path);
        if (now === state) continue;
        seen.set(path, now);
        out.push(path);
      }
      return out;
    },
  };
}

/** Empty for what is not there, or must not be looked at. */
function stateOf(path: string): string {
  try {
    const stat = statSync(path, { throwIfNoEntry: false, bigint: true });
    return stat === undefined ? '' : `${stat.mtimeNs} ${stat.size} ${stat.ino}`;
  } catch {
    return '';
  }
}
