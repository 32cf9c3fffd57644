/**
 * The one writer of the user's files: all changes of a run are made, or none is. Each may carry the
 * content that it was made for, and nothing is written when a file has another one by then.
 *
 * New contents are written beside their targets first; then all contents are compared again, and
 * the files renamed into place with no step in between at which the process can be interrupted. The
 * old files stay linked until all is done: content that was saved into one of them meanwhile is
 * noticed, and put back. A file that has further hard links, or an owner that a new file cannot
 * have, is written over. What a killed process leaves is undone by the next run (`write-journal`).
 */

import { randomBytes } from 'node:crypto';
import { basename, dirname, join, resolve } from 'node:path';
import { append } from '../base/index.ts';
import { holdSignals, takeSignals } from './held-signals.ts';
import { workspaceRootOf } from './workspace-root.ts';
import { createFile, type FileState, nodeFs, overwrite, type WritableFs } from './writable-fs.ts';
import {
  bytesOf,
  findLock,
  freshName,
  hashOf,
  hasLock,
  isMix,
  isRunning,
  type JournalEntry,
  LOCK_NAME,
  makeLock,
  NO_LINKS,
  noteWritten,
  oldName,
  ownerOfProcess,
  removeIfThere,
} from './write-journal.ts';
import { type RecoveryWorld, sweepLocks, undoLeft } from './write-recovery.ts';

/** A file that is to get another content. */
export interface FileChange {
  readonly path: string;
  /** The content that the new one was made for; absent where it does not depend on it. */
  readonly before?: string;
  /** Text, or the bytes of a file that is none. */
  readonly after: string | Uint8Array;
}

export interface WriteRequest {
  readonly changes: readonly FileChange[];
  /** Contents of other files that the changes depend on. */
  readonly unchanged?: ReadonlyMap<string, string>;
}

export interface Written {
  /** Files for which an earlier run that was killed has been undone. */
  readonly undone: readonly string[];
  /** A signal that arrived while the files were renamed, and was held until they were in place. */
  readonly signal: NodeJS.Signals | undefined;
}

/** Why nothing was written. */
export type RefusalKind =
  /** A file has another content than the change was made for. */
  | 'changed'
  /** The file may not be written, or is none. */
  | 'not-writable'
  /** Another run is writing in the project. */
  | 'locked'
  | 'interrupted'
  /** The system refused. */
  | 'failed'
  /** The system refused, also to put back what had been written. */
  | 'not-restored';

/** Nothing was written, except for `not-restored`. */
export class WriteRefused extends Error {
  override name = 'WriteRefused';
  readonly kind: RefusalKind;
  /** The file in question, as it was named, and where its symbolic links lead. */
  readonly path: string | undefined;
  readonly target: string | undefined;

  constructor(kind: RefusalKind, message: string, path?: string, target?: string) {
    super(message);
    this.kind = kind;
    this.path = path;
    this.target = target;
  }
}

/** What the writer needs of its process. */
export interface WriterWorld extends RecoveryWorld {
  /** The folder whose files are locked together with one, without symbolic links. */
  projectOf(target: string): string;
  holdSignals: typeof holdSignals;
  takeSignals: typeof takeSignals;
  wait(milliseconds: number): Promise<void>;
  /** Milliseconds to wait for another run. */
  readonly patience: number;
}

/** Milliseconds between two looks at a lock. */
const LOOK = 20;

/** More symbolic links in a row are a circle. */
const MAX_LINKS = 40;

const processWorld: WriterWorld = {
  fs: nodeFs,
  get owner() {
    return ownerOfProcess();
  },
  isRunning,
  projectOf: (target) => workspaceRootOf(target) ?? dirname(target),
  holdSignals,
  takeSignals,
  wait: (milliseconds) => new Promise((done) => setTimeout(done, milliseconds)),
  patience: 10_000,
};

/** Writes all files; throws `WriteRefused` when none was written. */
export async function writeFiles(
  request: WriteRequest,
  world: WriterWorld = processWorld,
): Promise<Written> {
  const held = world.holdSignals();
  const step = async (): Promise<void> => {
    await world.takeSignals();
    if (held.arrived !== undefined) throw new WriteRefused('interrupted', 'interrupted');
  };
  try {
    const undone = await new Writing(world, request, step).run();
    await world.takeSignals();
    return { undone, signal: held.arrived };
  } finally {
    held.release();
  }
}

/**
 * Undoes what a killed run has left in the project around a path.
 *
 * @returns the files whose content before was put back
 */
export function undoInterrupted(
  path: string,
  world: WriterWorld = processWorld,
): readonly string[] {
  const { fs } = world;
  try {
    const real = fs.realPath(path);
    const isFolder = fs.state(real, true)?.kind === 'folder';
    const folder = world.projectOf(isFolder ? join(real, 'x') : real);
    const undone = undoLeft(world, folder, newId(world));
    sweepLocks(world, folder);
    return undone;
  } catch {
    return [];
  }
}

/** Names a run. */
function newId({ owner }: WriterWorld): string {
  return `${owner.pid}-${randomBytes(6).toString('hex')}`;
}

/** A change with what is known of its file. */
interface Planned {
  readonly change: FileChange;
  readonly target: string;
  readonly project: string;
  readonly state: FileState | undefined;
  /** The content that must still be there; undefined where there is no file. */
  readonly before: Uint8Array | undefined;
  readonly after: Uint8Array;
  readonly inPlace: boolean;
  readonly fresh: string;
  readonly old: string;
}

class Writing {
  private readonly world: WriterWorld;
  private readonly fs: WritableFs;
  private readonly request: WriteRequest;
  /** Between two steps; throws when a signal has arrived. */
  private readonly step: () => Promise<void>;
  private readonly id: string;
  private readonly locks: string[] = [];
  /** Old files that are the only copy of a content. */
  private readonly keep = new Set<string>();

  constructor(world: WriterWorld, request: WriteRequest, step: () => Promise<void>) {
    this.world = world;
    this.fs = world.fs;
    this.request = request;
    this.step = step;
    this.id = newId(world);
  }

  async run(): Promise<readonly string[]> {
    const undone: string[] = [];
    let plan = this.plan();
    if (plan.length === 0) return undone;
    try {
      if (needsLock(plan)) {
        while (!this.lock(plan, undone)) {
          await this.waitForOthers(plan);
          // They may have written these files.
          plan = this.plan();
        }
      } else for (const one of plan) this.sweep(one);
      for (const one of plan) {
        await this.step();
        this.prepare(one);
      }
      await this.step();
      this.commit(plan);
      return undone;
    } finally {
      this.clean(plan);
    }
  }

  /** Files are looked at, and their symbolic links followed, here and never again. */
  private plan(): Planned[] {
    const plan = this.request.changes.map((change) => this.planned(change));
    const targets = new Map<string, FileChange>();
    for (const { target, state, change } of plan) {
      const key = state?.identity ?? target;
      const other = targets.get(key);
      if (other !== undefined)
        throw refused('not-writable', `it is the same file as \`${other.path}\``, change, target);
      targets.set(key, change);
    }
    return plan;
  }

  private planned(change: FileChange): Planned {
    const { fs } = this;
    const target = this.attempt(change, change.path, () => targetOf(fs, change.path));
    const state = this.attempt(change, target, () => fs.state(target, false));
    if (state?.kind === 'folder') throw refused('not-writable', 'it is a folder', change, target);
    if (state !== undefined && state.kind !== 'file')
      throw refused('not-writable', 'it is not a regular file', change, target);
    if (state !== undefined && (state.mode & 0o222) === 0)
      throw refused('not-writable', 'the file is read-only', change, target);
    const before =
      state &&
      this.attempt(change, target, () => {
        fs.mayWrite(target);
        return fs.read(target);
      });
    const expected = change.before === undefined ? before : Buffer.from(change.before);
    if (!isEqual(expected, before)) throw changed(change, target);
    return {
      change,
      target,
      project: this.world.projectOf(target),
      state,
      before,
      after: typeof change.after === 'string' ? Buffer.from(change.after) : change.after,
      inPlace: state !== undefined && (state.links > 1 || !canOwn(state)),
      fresh: freshName(target, this.id),
      old: oldName(target, this.id),
    };
  }

  /** Locks all projects, or none: false while another run has one of them. */
  private lock(plan: readonly Planned[], undone: string[]): boolean {
    const projects = [...new Set(plan.map(({ project }) => project))].sort();
    const { owner } = this.world;
    const entries = plan.map(
      ({ target, project, before, after, inPlace }): JournalEntry => ({
        target,
        project,
        before: before === undefined ? null : hashOf(before),
        after: hashOf(after),
        inPlace,
      }),
    );
    const primary = join(projects[0]!, LOCK_NAME);
    for (const project of projects) {
      const lock = join(project, LOCK_NAME);
      const journal =
        lock === primary
          ? { id: this.id, owner, folder: project, entries }
          : { id: this.id, owner, folder: project, entries: [], primary };
      try {
        makeLock(this.fs, lock, journal);
        this.locks.push(lock);
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') {
          throw new WriteRefused('failed', `cannot lock the project: ${reasonOf(error)}`, lock);
        }
        this.unlock();
        this.recoverLeft(project, undone);
        return false;
      }
    }
    for (const project of projects) sweepLocks(this.world, project);
    return true;
  }

  /** Undoes what a process has left that is no more. */
  private recoverLeft(project: string, undone: string[]): void {
    try {
      append(undone, undoLeft(this.world, project, this.id));
    } catch (error) {
      const what = `cannot undo what an interrupted run has left: ${reasonOf(error)}`;
      throw new WriteRefused('failed', what, join(project, LOCK_NAME));
    }
  }

  private waited = 0;

  private async waitForOthers(plan: readonly Planned[]): Promise<void> {
    await this.step();
    const others = [...new Set(plan.map(({ project }) => project))].flatMap(
      (project) => findLock(this.fs, project) ?? [],
    );
    const other = others[0];
    if (other === undefined) return;
    if (this.waited >= this.world.patience) {
      const pid = other.journal?.owner.pid;
      const who = pid === undefined ? 'another run' : `another run (process ${pid})`;
      throw new WriteRefused('locked', `${who} is writing in this project`, other.path);
    }
    this.waited += LOOK;
    await this.world.wait(LOOK);
  }

  /** Removes what runs without a lock, which have no journal, have left beside a target. */
  private sweep({ target }: Planned): void {
    const { fs, world } = this;
    quietly(() => {
      for (const name of fs.list(dirname(target))) {
        if (!name.startsWith(`.${basename(target)}.`)) continue;
        const pid = /\.(\d+)-[0-9a-f]{12}\.warplens-new$/.exec(name)?.[1];
        const path = join(dirname(target), name);
        const owner = { ...world.owner, pid: Number(pid), started: undefined };
        const modified = fs.state(path, false)?.modified ?? Date.now();
        if (pid !== undefined && !world.isRunning(owner, modified)) fs.remove(path);
      }
    });
  }

  /** Writes the new content beside the target, with the target's mode and owner. */
  private prepare({ change, target, state, before, after, inPlace, fresh, old }: Planned): void {
    const { fs } = this;
    this.attempt(change, target, () => {
      createFile(fs, fresh, after, state === undefined ? 0o666 : 0o600);
      if (state === undefined) return;
      if (inPlace) {
        createFile(fs, old, before!, 0o600);
        return;
      }
      const made = fs.state(fresh, false)!;
      if (made.uid !== state.uid || made.gid !== state.gid) fs.chown(fresh, state.uid, state.gid);
      // Behind the owner, whose change takes bits away.
      fs.chmod(fresh, state.mode);
    });
  }

  /** From here on the process is not interrupted. */
  private commit(plan: readonly Planned[]): void {
    const done: Planned[] = [];
    try {
      for (const one of plan) this.compare(one);
      for (const [path, text] of this.request.unchanged ?? []) {
        if (!isEqual(Buffer.from(text), bytesOf(this.fs, this.fs.realPath(path))))
          throw new WriteRefused('changed', CHANGED, path);
      }
      for (const lock of this.locks)
        if (!hasLock(this.fs, lock, this.id)) throw new WriteRefused('locked', TAKEN_OVER, lock);
      for (const one of plan) {
        this.attempt(one.change, one.target, () => this.put(one, done));
      }
      for (const one of done) this.checkPut(one);
    } catch (error) {
      this.takeBack(done, error);
      throw error instanceof WriteRefused
        ? error
        : new WriteRefused('failed', reasonOf(error), undefined);
    }
    const [lock] = this.locks;
    if (lock !== undefined)
      quietly(() => {
        if (hasLock(this.fs, lock, this.id)) noteWritten(this.fs, lock);
      });
  }

  private compare({ change, target, state, before }: Planned): void {
    const now = this.attempt(change, target, () => this.fs.state(target, false));
    const same = now?.kind === state?.kind && now?.links === state?.links;
    if (!same || !isEqual(before, now && this.fs.read(target))) throw changed(change, target);
  }

  private put(one: Planned, done: Planned[]): void {
    const { fs } = this;
    const { change, target, state, before, after, inPlace, fresh, old } = one;
    if (state === undefined) {
      done.push(one);
      try {
        // Unlike a rename, it fails where somebody has made the file.
        fs.link(fresh, target);
      } catch (error) {
        if (codeOf(error) === 'EEXIST') throw changed(change, target);
        if (!NO_LINKS.has(codeOf(error) ?? '')) throw error;
        fs.rename(fresh, target);
      }
      return;
    }
    if (inPlace) {
      if (!isEqual(before, fs.read(target))) throw changed(change, target);
      done.push(one);
      overwrite(fs, target, after, before!.length);
      return;
    }
    try {
      fs.link(target, old);
    } catch (error) {
      if (!NO_LINKS.has(codeOf(error) ?? '')) throw error;
      createFile(fs, old, before!, 0o600);
    }
    if (!isEqual(before, fs.read(old))) throw changed(change, target);
    if (!isEqual(before, fs.read(target))) throw changed(change, target);
    done.push(one);
    fs.rename(fresh, target);
  }

  /** Was anything saved into a file while another took its place? */
  private checkPut({ change, target, state, before, after, inPlace, old }: Planned): void {
    if (state === undefined) return;
    const isSame = inPlace
      ? isEqual(after, bytesOf(this.fs, target))
      : isEqual(before, this.fs.read(old));
    if (!isSame) throw changed(change, target);
  }

  /** Puts back what was there, except over files that somebody has changed since. */
  private takeBack(done: readonly Planned[], why: unknown): void {
    const lost: string[] = [];
    for (const one of [...done].reverse()) {
      try {
        this.takeBackOne(one);
      } catch {
        if (one.before !== undefined) this.keep.add(one.old);
        lost.push(one.target);
      }
    }
    if (lost.length === 0) return;
    const olds = lost.map((target) => `\`${oldName(target, this.id)}\``).join(', ');
    throw new WriteRefused(
      'not-restored',
      `${reasonOf(why)}, and the content before could not be put back; it is in ${olds}`,
      lost[0],
    );
  }

  private takeBackOne({ target, state, before, after, inPlace, old }: Planned): void {
    const { fs } = this;
    if (fs.state(target, false) === undefined) return;
    const now = fs.read(target);
    const isOurs = isEqual(now, after);
    if (state === undefined) {
      if (isOurs) fs.remove(target);
    } else if (inPlace) {
      if (isEqual(now, before)) return;
      if (isOurs || isMix(now, before!, after)) overwrite(fs, target, before!, now.length);
      else this.cutZeros(target, now, after);
    } else if (isOurs) {
      try {
        fs.rename(old, target);
      } catch {
        // The folder may not be changed any more; the file may be.
        overwrite(fs, target, before!, now.length);
      }
    }
  }

  /** A shorter text that was saved while the old one was cut is followed by zeros. */
  private cutZeros(target: string, now: Uint8Array, after: Uint8Array): void {
    if (now.length !== after.length || now.at(-1) !== 0 || after.at(-1) === 0) return;
    const size = now.findLastIndex((byte) => byte !== 0) + 1;
    overwrite(this.fs, target, now.subarray(0, size), now.length);
  }

  /** Removes what the run has made beside the targets, then the locks. */
  private clean(plan: readonly Planned[]): void {
    for (const { fresh, old } of plan) {
      quietly(() => removeIfThere(this.fs, fresh));
      if (!this.keep.has(old)) quietly(() => removeIfThere(this.fs, old));
    }
    this.unlock();
  }

  private unlock(): void {
    // The one with the journal last.
    for (const lock of this.locks.reverse())
      quietly(() => {
        if (!this.isTakenOver(lock)) removeIfThere(this.fs, lock);
      });
    this.locks.length = 0;
  }

  /** Is a lock known to be another run's by now? */
  private isTakenOver(lock: string): boolean {
    try {
      return !hasLock(this.fs, lock, this.id);
    } catch {
      return false;
    }
  }

  /** An error of the system becomes a refusal that names the file. */
  private attempt<T>(change: FileChange, target: string, act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (error instanceof WriteRefused) throw error;
      throw refused('failed', reasonOf(error), change, target);
    }
  }
}

const CHANGED = 'the file has changed since it was read';
const TAKEN_OVER = 'another run has taken this one for ended';

function changed(change: FileChange, target: string): WriteRefused {
  return refused('changed', CHANGED, change, target);
}

function refused(
  kind: RefusalKind,
  message: string,
  { path }: FileChange,
  target: string,
): WriteRefused {
  return new WriteRefused(kind, message, path, target);
}

/** One new content that depends on no other is renamed into place, which needs no lock. */
function needsLock(plan: readonly Planned[]): boolean {
  return plan.length > 1 || plan.some(({ change, inPlace }) => inPlace || 'before' in change);
}

/** Where a path leads, without symbolic links. */
function targetOf(fs: WritableFs, path: string): string {
  let at = path;
  for (let step = 0; fs.state(at, false)?.kind === 'link'; step++) {
    if (step === MAX_LINKS) throw new Error('too many symbolic links');
    at = resolve(dirname(at), fs.readLink(at));
  }
  return join(fs.realPath(dirname(at)), basename(at));
}

/** May this process make a file of that owner? */
function canOwn({ uid, gid }: FileState): boolean {
  const own = process.getuid?.();
  if (own === undefined || own === 0) return true;
  return uid === own && (gid === process.getgid?.() || process.getgroups!().includes(gid));
}

function isEqual(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
  return a === undefined || b === undefined ? a === b : Buffer.compare(a, b) === 0;
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}

/** In the system's words, without the call and its paths. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/^[A-Z]+\d*: /, '').replace(/, \w+(?: '.*)?$/s, '');
}

function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Nothing more can be done about it.
  }
}
