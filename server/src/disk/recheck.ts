/** Is all that a log names still as it was? Each question is asked again of this machine. */
import { type Dirent, readdirSync } from 'node:fs';
import { kindOf, listFiles, machine, readBytes } from './disk.ts';
import { type Answer, hashOf, type LoggedRead, type ReadKind } from './read-log.ts';
import { whyUnreadable } from './unreadable.ts';

/** Does each question of a log have the same answer as then? */
export function isUnchanged(reads: readonly LoggedRead[]): boolean {
  // A folder is walked once for each extension: one look at it is enough.
  const entries = new Map<string, Dirent[]>();
  const entriesOf = (folder: string): Dirent[] => {
    const known = entries.get(folder) ?? readdirSync(folder, { withFileTypes: true });
    entries.set(folder, known);
    return known;
  };
  const ask: Readonly<Record<ReadKind, (name: string) => Answer>> = {
    bytes: readBytes,
    names: machine.listDir,
    below: (name) => {
      const cut = name.indexOf(' ');
      return listFiles(name.slice(cut + 1), name.slice(0, cut), entriesOf);
    },
    kind: kindOf,
    real: machine.realPath,
    why: whyUnreadable,
    all: machine.holdsAll,
    variable: machine.env,
  };
  return reads.every(([kind, name, answer]) => hashOf(ask[kind]?.(name)) === answer);
}
