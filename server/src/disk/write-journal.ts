/**
 * The lock of a project in which files are being written, which is the journal of that writing as
 * well: it says which files get which content, so that the next run can undo what a process that
 * was killed has left half done. It is located in the project's folder while files are written, and
 * no longer unless the process is killed.
 */

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join, sep } from 'node:path';
import { append } from '../base/index.ts';
import { createFile, overwrite, type WritableFs } from './writable-fs.ts';

/** Name of the lock in the project's folder. */
export const LOCK_NAME = '.warplens.lock';

/** What begins a journal before and after all files are in place; of one length. */
const PHASES = { writing: 'writing\n', written: 'written\n' } as const;

/** Milliseconds after which a lock counts as left when its owner cannot be asked for. */
const LEFT_AFTER = 60_000;

/** Errors of file systems that have no hard links. */
export const NO_LINKS: ReadonlySet<string> = new Set([
  ...['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK', 'EINVAL'],
]);

/** A process, so that another one of the same number is not taken for it. */
export interface Owner {
  readonly pid: number;
  readonly host: string;
  /** Ticks since the system's start, where the system tells. */
  readonly started: string | undefined;
  /** The run of the system, and the space of process numbers, where the system tells. */
  readonly boot: string | undefined;
  readonly space: string | undefined;
}

/** One file of a journal. */
export interface JournalEntry {
  readonly target: string;
  /** The project that the file belongs to. */
  readonly project: string;
  /** SHA-256 of the content before, null where there was no file, and after. */
  readonly before: string | null;
  readonly after: string;
  /** Written over, because it has other hard links or an owner that a new file cannot have. */
  readonly inPlace: boolean;
}

export interface Journal {
  readonly id: string;
  readonly owner: Owner;
  /** The project in which it was made: it may have been moved since. */
  readonly folder?: string;
  /** Lock with the entries, when it is not this one. */
  readonly primary?: string;
  readonly entries: readonly JournalEntry[];
}

/** Identifies content. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** New content beside its target, before it is put in place. */
export function freshName(target: string, id: string): string {
  return join(dirname(target), `.${basename(target)}.${id}.warplens-new`);
}

/** The content before, beside its target, until all files are in place. */
export function oldName(target: string, id: string): string {
  return join(dirname(target), `.${basename(target)}.${id}.warplens-old`);
}

/** This process. */
export function ownerOfProcess(): Owner {
  return {
    pid: process.pid,
    host: hostname(),
    started: startOf(process.pid),
    boot: textOf('/proc/sys/kernel/random/boot_id'),
    space: linkOf('/proc/self/ns/pid'),
  };
}

/** Does a process still run? `modified`: when it made its lock. */
export function isRunning(owner: Owner, modified: number): boolean {
  const here = ownerOfProcess();
  if (owner.host === here.host && owner.boot !== here.boot) return false;
  if (owner.host !== here.host || owner.space !== here.space)
    return Date.now() - modified < LEFT_AFTER;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  return owner.started === undefined || startOf(owner.pid) === owner.started;
}

function startOf(pid: number): string | undefined {
  // The name of the program, in parentheses, may hold anything.
  return textOf(`/proc/${pid}/stat`)?.replace(/^.*\)/s, '').split(' ')[20];
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function linkOf(path: string): string | undefined {
  try {
    return existsSync(path) ? readlinkSync(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Makes the lock of a project: whole, so that nobody sees one without its journal, however slow the
 * disk is. Throws with code `EEXIST` while there is one.
 */
export function makeLock(fs: WritableFs, lock: string, journal: Journal): void {
  const text = `${PHASES.writing}${JSON.stringify(journal)}\n`;
  createWhole(fs, lock, Buffer.from(text), journal.id);
}

/** Makes a file under a name of its own, and gives it the name where nothing has that. */
export function createWhole(fs: WritableFs, path: string, bytes: Uint8Array, id: string): void {
  const fresh = freshName(path, id);
  createFile(fs, fresh, bytes, 0o600);
  try {
    fs.link(fresh, path);
  } catch (error) {
    if (!NO_LINKS.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    createFile(fs, path, bytes, 0o600);
  } finally {
    try {
      removeIfThere(fs, fresh);
    } catch {
      // The next run does it.
    }
  }
}

/** Does a run still have its lock? One that was stopped for long may have been taken for ended. */
export function hasLock(fs: WritableFs, lock: string, id: string): boolean {
  return findLock(fs, dirname(lock))?.journal?.id === id;
}

/** Notes that all files are in place: from here on nothing is undone. */
export function noteWritten(fs: WritableFs, lock: string): void {
  const handle = fs.open(lock);
  try {
    fs.write(handle, Buffer.from(PHASES.written), 0);
    fs.sync(handle);
  } finally {
    fs.close(handle);
  }
}

/** A lock as it was found; `journal` is absent where it cannot be read. */
export interface FoundLock {
  readonly path: string;
  /** Device and inode. */
  readonly identity: string;
  readonly modified: number;
  readonly written: boolean;
  readonly journal: Journal | undefined;
}

/** The lock of a project's folder, undefined when there is none. */
export function findLock(fs: WritableFs, folder: string): FoundLock | undefined {
  const path = join(folder, LOCK_NAME);
  const state = fs.state(path, false);
  if (state === undefined) return undefined;
  const { identity, modified } = state;
  if (state.kind !== 'file')
    return { path, identity, modified, written: false, journal: undefined };
  let text: string;
  try {
    text = Buffer.from(fs.read(path)).toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const written = text.startsWith(PHASES.written);
  return { path, identity, modified, written, journal: journalOf(text) };
}

/** The journal in a text that begins with a line of eight characters. */
export function journalOf(text: string): Journal | undefined {
  try {
    const journal = JSON.parse(text.slice(PHASES.writing.length)) as Journal;
    const isWell =
      /^[\w-]+$/.test(journal.id) &&
      Number.isSafeInteger(journal.owner.pid) &&
      journal.entries.every(({ target, project, before, after }) =>
        [target, project, before ?? '', after].every((one) => typeof one === 'string'),
      );
    const isKnown = journal.folder === undefined || typeof journal.folder === 'string';
    return isWell && isKnown ? journal : undefined;
  } catch {
    return undefined;
  }
}

/** What was done about a process that was killed while it wrote. */
export interface Recovery {
  /** Files whose content before was put back. */
  readonly undone: readonly string[];
}

/**
 * Undoes what a lock's process has not finished, removes what it has left, and the lock. A journal
 * is not trusted: it changes files inside of the project alone, and only such as hold what it says.
 */
export function recover(fs: WritableFs, folder: string, found: FoundLock): Recovery {
  const { path } = found;
  const journal = found.journal && movedTo(folder, found.journal);
  const undone: string[] = [];
  if (journal?.primary !== undefined) {
    const other = findLock(fs, dirname(journal.primary));
    if (other?.journal?.id === journal.id && other.journal.primary === undefined)
      append(undone, recover(fs, dirname(other.path), other).undone);
  } else if (journal !== undefined) {
    const entries = journal.entries.filter((entry) => belongs(fs, folder, journal, entry));
    const leftovers = entries.map((entry) => new Leftover(fs, journal.id, entry));
    const isDone = found.written || leftovers.every((one) => one.isDone);
    if (!isDone) for (const one of leftovers) if (one.undo()) undone.push(one.entry.target);
    for (const one of leftovers) one.clear();
    const others = new Set(entries.map(({ project }) => project));
    for (const other of others) {
      if (other !== folder) removeIfThere(fs, join(other, LOCK_NAME));
    }
  }
  removeIfThere(fs, path);
  return { undone };
}

/** A journal as it would be, had it been made in the folder in which its project is located now. */
function movedTo(folder: string, journal: Journal): Journal {
  const { folder: before, primary, entries } = journal;
  if (before === undefined || before === folder) return journal;
  const moved = (path: string): string =>
    path === before || path.startsWith(`${before}${sep}`)
      ? folder + path.slice(before.length)
      : path;
  return {
    ...journal,
    ...(primary === undefined ? {} : { primary: moved(primary) }),
    entries: entries.map((entry) => ({
      ...entry,
      target: moved(entry.target),
      project: moved(entry.project),
    })),
  };
}

/**
 * May a journal in a folder speak of a file? It lies in the project, or in one whose own lock names
 * this journal.
 */
function belongs(
  fs: WritableFs,
  folder: string,
  { id }: Journal,
  { target, project }: JournalEntry,
): boolean {
  const parent = dirname(target);
  if (!`${parent}${sep}`.startsWith(`${project}${sep}`)) return false;
  try {
    if (fs.realPath(parent) !== parent) return false;
  } catch {
    return false;
  }
  if (project === folder) return true;
  const other = findLock(fs, project)?.journal;
  return other?.id === id && other.primary === join(folder, LOCK_NAME);
}

/** What a process has left of one file. */
class Leftover {
  readonly entry: JournalEntry;
  private readonly fs: WritableFs;
  private readonly fresh: string;
  private readonly old: string;
  private readonly current: Uint8Array | undefined;
  private readonly oldBytes: Uint8Array | undefined;

  constructor(fs: WritableFs, id: string, entry: JournalEntry) {
    this.fs = fs;
    this.entry = entry;
    this.fresh = freshName(entry.target, id);
    this.old = oldName(entry.target, id);
    this.current = bytesOf(fs, entry.target);
    this.oldBytes = bytesOf(fs, this.old);
  }

  /** Is the new content in place, and was nothing saved into the file that it took the place of? */
  get isDone(): boolean {
    const { before, after } = this.entry;
    if (this.current === undefined || hashOf(this.current) !== after) return false;
    return this.oldBytes === undefined || hashOf(this.oldBytes) === before;
  }

  /** Puts the content before back, unless somebody has changed the file since. */
  undo(): boolean {
    const { fs, current, oldBytes } = this;
    const { target, before, after, inPlace } = this.entry;
    const isNew = current !== undefined && hashOf(current) === after;
    if (before === null) {
      if (isNew) fs.remove(target);
      return isNew;
    }
    if (oldBytes === undefined) return false;
    if (inPlace) {
      if (hashOf(oldBytes) !== before) return false;
      const fresh = bytesOf(fs, this.fresh);
      const isPart =
        current !== undefined && fresh !== undefined && isMix(current, oldBytes, fresh);
      if (!isNew && !isPart) return false;
      overwrite(fs, target, oldBytes, current.length);
      return true;
    }
    if (!isNew && current !== undefined) return false;
    fs.rename(this.old, target);
    return true;
  }

  clear(): void {
    removeIfThere(this.fs, this.fresh);
    removeIfThere(this.fs, this.old);
  }
}

/** Is it what is there while one content is written over another one, and not yet cut? */
export function isMix(current: Uint8Array, old: Uint8Array, fresh: Uint8Array): boolean {
  let same = 0;
  while (same < current.length && same < fresh.length && current[same] === fresh[same]) same++;
  if (same === current.length && current.length >= old.length) return true;
  if (current.length !== old.length) return false;
  let rest = current.length;
  while (rest > 0 && current[rest - 1] === old[rest - 1]) rest--;
  return rest <= same;
}

/** The content of a file, undefined when it cannot be read. */
export function bytesOf(fs: WritableFs, path: string): Uint8Array | undefined {
  try {
    if (fs.state(path, false)?.kind !== 'file') return undefined;
    return fs.read(path);
  } catch {
    return undefined;
  }
}

export function removeIfThere(fs: WritableFs, path: string): void {
  try {
    fs.remove(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
