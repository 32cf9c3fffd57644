/** Why a file is not read, in rustc's words where it has some. */
import { readFileSync, statSync } from 'node:fs';
import { MAX_FILE_BYTES } from './disk.ts';
import { leadsOutside } from './links.ts';
import { noted } from './read-log.ts';

export interface Unreadable {
  readonly message: string;
  /** From one; the place of the first byte that is wrong. */
  readonly line: number;
  readonly column: number;
}

const START = { line: 1, column: 1 };

/** Undefined for a file that can be read. */
export function whyUnreadable(path: string): Unreadable | undefined {
  return noted('why', path, whyNot(path));
}

function whyNot(path: string): Unreadable | undefined {
  let bytes: Buffer;
  try {
    const stat = statSync(path);
    if (!stat.isFile()) return { message: 'not a regular file', ...START };
    if (stat.size > MAX_FILE_BYTES)
      return { message: `file exceeds ${MAX_FILE_BYTES >> 20} MiB`, ...START };
    if (leadsOutside(path)) return { message: 'a link that leads out of the workspace', ...START };
    bytes = readFileSync(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return { message: code === 'EACCES' ? 'permission denied' : 'cannot be read', ...START };
  }
  const at = firstWrong(bytes);
  if (at === undefined) return undefined;
  const before = bytes.subarray(0, at).toString('utf8');
  const lines = before.split('\n');
  return {
    message: 'stream did not contain valid UTF-8',
    line: lines.length,
    column: lines.at(-1)!.length + 1,
  };
}

/** Offset of the first byte that belongs to no character. */
function firstWrong(bytes: Uint8Array): number | undefined {
  const isValid = (end: number): boolean => {
    try {
      // What a cut takes from the last character is no mistake.
      new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, end), { stream: true });
      return true;
    } catch {
      return false;
    }
  };
  if (isValid(bytes.length)) return isWhole(bytes) ? undefined : lastStart(bytes);
  let [low, high] = [0, bytes.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (isValid(middle)) low = middle;
    else high = middle;
  }
  return lastStart(bytes.subarray(0, low + 1));
}

function isWhole(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Where the character begins, or what was to be one, that the last byte is part of. */
function lastStart(bytes: Uint8Array): number {
  const last = bytes.length - 1;
  for (let at = last; at >= Math.max(0, last - 3); at--) {
    const whole = bytes.subarray(0, at);
    if (isWhole(whole)) return at;
  }
  return last;
}
