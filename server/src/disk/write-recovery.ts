/**
 * Undoing what a killed run has left, by one process at a time. A lock whose process has ended may
 * be removed by whoever undoes that run, and by nobody else: else a second process that looked at
 * it a moment ago would remove the lock of a third one, which has taken its place meanwhile. So who
 * undoes a run first makes a file that names the run, and looks at the lock again; if it is killed
 * as well, the next one makes the file of the next number.
 */

import { basename, dirname, join } from 'node:path';
import type { WritableFs } from './writable-fs.ts';
import {
  createWhole,
  type FoundLock,
  findLock,
  type Journal,
  journalOf,
  LOCK_NAME,
  type Owner,
  recover,
  removeIfThere,
} from './write-journal.ts';

/** What undoing needs of its process. */
export interface RecoveryWorld {
  readonly fs: WritableFs;
  readonly owner: Owner;
  isRunning(owner: Owner, modified: number): boolean;
}

/**
 * Milliseconds after which a file without a journal is left over. Where the file system has hard
 * links, locks are never seen without.
 */
const HALF_LOCK = 10_000;

/** Errors of a full disk, on which no file can be made, but files can be renamed and removed. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Undoes what a process has left in a project that is no more.
 *
 * @param id of the process that asks; unique
 * @returns the files whose content before was put back
 */
export function undoLeft(world: RecoveryWorld, folder: string, id: string): readonly string[] {
  const { fs } = world;
  const found = findLock(fs, folder);
  if (found === undefined || !isLeft(world, found)) return [];
  const claims = claim(world, found, id);
  if (claims === undefined) return [];
  try {
    const now = findLock(fs, folder);
    if (now === undefined || keyOf(now) !== keyOf(found) || !isLeft(world, now)) return [];
    return recover(fs, folder, now).undone;
  } finally {
    for (const path of claims) quietly(() => removeIfThere(fs, path));
  }
}

/** Removes what processes that are no more have left beside the lock of a project. */
export function sweepLocks(world: RecoveryWorld, folder: string): void {
  const { fs } = world;
  quietly(() => {
    for (const name of fs.list(folder)) {
      if (!name.startsWith(`.${LOCK_NAME}.`) && !name.startsWith(`${LOCK_NAME}.`)) continue;
      if (!/\.(?:warplens-new|undo-\d+)$/.test(name)) continue;
      const path = join(folder, name);
      quietly(() => {
        if (!isOwned(world, path)) fs.remove(path);
      });
    }
  });
}

/** Is a lock that of a process that is no more? */
function isLeft(world: RecoveryWorld, { journal, modified }: FoundLock): boolean {
  return journal === undefined
    ? Date.now() - modified > HALF_LOCK
    : !world.isRunning(journal.owner, modified);
}

/** What tells the lock of one run from that of another. */
function keyOf({ journal, identity }: FoundLock): string {
  return journal?.id ?? `half-${identity.replace(':', '-')}`;
}

/** Files that were made or found for the right to undo a run; undefined while another has it. */
function claim(world: RecoveryWorld, found: FoundLock, id: string): readonly string[] | undefined {
  const { fs, owner } = world;
  const claims: string[] = [];
  const bytes = Buffer.from(`claimed\n${JSON.stringify({ id, owner, entries: [] })}\n`);
  for (const lock = placeOf(fs, found); ; ) {
    const path = `${lock}.${keyOf(found)}.undo-${claims.length + 1}`;
    try {
      createWhole(fs, path, bytes, id);
      claims.push(path);
      return claims;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? '';
      if (FULL.has(code)) return claims;
      if (code !== 'EEXIST') throw error;
    }
    if (isOwned(world, path)) return undefined;
    claims.push(path);
  }
}

/** The lock with the entries of a run, where all who undo it meet. */
function placeOf(fs: WritableFs, { path, journal }: FoundLock): string {
  const primary = journal?.primary;
  if (primary === undefined || basename(primary) !== LOCK_NAME) return path;
  return findLock(fs, dirname(primary))?.journal?.id === journal!.id ? primary : path;
}

/** Does the process that made a file still run? */
function isOwned(world: RecoveryWorld, path: string): boolean {
  const { fs } = world;
  const state = fs.state(path, false);
  if (state?.kind !== 'file') return false;
  const journal: Journal | undefined = journalOf(Buffer.from(fs.read(path)).toString('utf8'));
  if (journal !== undefined) return world.isRunning(journal.owner, state.modified);
  const pid = /\.(\d+)-[0-9a-f]{12}\.warplens-new$/.exec(path)?.[1];
  if (pid === undefined) return Date.now() - state.modified <= HALF_LOCK;
  return world.isRunning({ ...world.owner, pid: Number(pid), started: undefined }, state.modified);
}

function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing more can be done about it.
  }
}
