/**
 * What was read of this machine, while somebody keeps a log: each question that was asked of the
 * file system or the environment, and a hash of the answer. What was looked for and is not there is
 * an answer too. Contents and values of variables are never in a log.
 */
import { createHash } from 'node:crypto';

/** What can be asked; `disk/recheck.ts` asks again. */
export type ReadKind =
  /** Bytes of a file. */
  | 'bytes'
  /** Names in a folder. */
  | 'names'
  /** Files with an extension below a folder. */
  | 'below'
  /** What is at a path: a file, a folder, nothing. */
  | 'kind'
  /** A path with links followed. */
  | 'real'
  /** Why a file is not read. */
  | 'why'
  /** Does a folder hold all that the user has? */
  | 'all'
  /** A variable of the environment. */
  | 'variable';

/**
 * A question and the mark of its answer; of a file's bytes also its stamp, where that can be relied
 * on (`disk/stamps.ts`).
 */
export type LoggedRead = readonly [kind: ReadKind, name: string, answer: string, stamp?: string];

export interface ReadLog {
  /** All that was read so far; undefined where the same question had two answers. */
  reads(): readonly LoggedRead[] | undefined;
  /** Nothing is written to it any more. */
  close(): void;
}

type Note = (read: LoggedRead) => void;

/** The logs that are kept. */
const open = new Set<Note>();

/** Begins a log of all that this process reads. */
export function logReads(): ReadLog {
  const seen = new Map<string, LoggedRead>();
  let changed = false;
  const note: Note = (read) => {
    const key = `${read[0]} ${read[1]}`;
    const before = seen.get(key);
    if (before === undefined) seen.set(key, read);
    else if (before[2] !== read[2]) changed = true;
  };
  open.add(note);
  return {
    reads: () => (changed ? undefined : [...seen.values()]),
    close: () => void open.delete(note),
  };
}

/** Does somebody keep a log? */
export function isLogged(): boolean {
  return open.size > 0;
}

/** Notes an answer and gives it back. */
export function noted<T extends Answer>(
  kind: ReadKind,
  name: string,
  answer: T,
  stamp?: string,
): T {
  if (open.size > 0) {
    const mark = markOf(name, answer);
    const read: LoggedRead = stamp === undefined ? [kind, name, mark] : [kind, name, mark, stamp];
    for (const note of open) note(read);
  }
  return answer;
}

/** All that a question can have for an answer. */
export type Answer = string | boolean | Uint8Array | readonly string[] | object | undefined;

/** The same for equal answers to a question, and for others never: mostly a hash. */
export function markOf(name: string, answer: Answer): string {
  if (answer === undefined) return '-';
  // Most paths are real.
  if (answer === name) return '=';
  const hash = createHash('sha256');
  if (answer instanceof Uint8Array) hash.update(answer);
  else hash.update(JSON.stringify(answer));
  return hash.digest('base64url');
}
