/**
 * Whole answers of the command, in the user's cache: a small file for each question, with the log
 * of all that was read to answer it. An answer counts as long as every read gives the same again,
 * by content, and only for the program that wrote it. A file that is damaged, of another form or of
 * another question counts as none. Others cannot read the files, because answers quote sources.
 */
import { createHash } from 'node:crypto';
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import type { LoggedRead } from './read-log.ts';
import { isUnchanged } from './recheck.ts';
import { folderOfBuild } from './store.ts';

/** The form of the files; another one is not read. */
const FORM = 'warplens-answer-1';

/** The files that were written last are kept, so many. */
const MOST_FILES = 256;

/** An answer that is larger, or was made from more, is not kept. */
const MOST_BYTES = 32 << 20;
const MOST_READS = 100_000;

export interface KeptAnswers {
  /** The answer to a question, where nothing that it was made from has changed. */
  read(question: string): string | undefined;
  /** Keeps an answer that was made from these reads. */
  write(question: string, reads: readonly LoggedRead[], answer: string): void;
}

/**
 * The answers that this program has given.
 *
 * @param program name of its content: another program's answers do not count
 */
export function answersOnDisk(
  version: string,
  program: string,
): { readonly answers?: KeptAnswers } {
  const build = folderOfBuild(version);
  if (build === undefined) return {};
  const folder = join(build, 'answers');
  const nameOf = (question: string): string => sha256(`${program}\0${question}`);
  return {
    answers: {
      read(question) {
        try {
          const name = nameOf(question);
          const kept = parse(readFileSync(join(folder, name), 'utf8'), name);
          return kept !== undefined && isUnchanged(kept.reads) ? kept.answer : undefined;
        } catch {
          return undefined;
        }
      },
      write(question, reads, answer) {
        if (answer.length > MOST_BYTES || reads.length > MOST_READS) return;
        try {
          mkdirSync(folder, { recursive: true, mode: 0o700 });
          chmodSync(folder, 0o700);
          const name = nameOf(question);
          const text = JSON.stringify({ name, reads, answer });
          // Several processes may write at the same time, and none may read half of it.
          const part = join(folder, `${name}.${process.pid}`);
          writeFileSync(part, `${FORM} ${sha256(text)}\n${text}`, { mode: 0o600 });
          renameSync(part, join(folder, name));
          removeOldest(folder);
        } catch {
          // The next process finds it out again.
        }
      },
    },
  };
}

interface Kept {
  readonly name: string;
  readonly reads: readonly LoggedRead[];
  readonly answer: string;
}

/** A file's content; undefined for one that is not as it was written. */
function parse(file: string, name: string): Kept | undefined {
  const cut = file.indexOf('\n');
  const text = file.slice(cut + 1);
  if (file.slice(0, cut) !== `${FORM} ${sha256(text)}`) return undefined;
  const kept: Kept = JSON.parse(text);
  return kept.name === name ? kept : undefined;
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

function removeOldest(folder: string): void {
  const names = readdirSync(folder);
  if (names.length <= MOST_FILES) return;
  const aged = names.map((name) => [statSync(join(folder, name)).mtimeMs, name] as const);
  aged.sort(([a], [b]) => a - b);
  for (const [, name] of aged.slice(0, names.length - MOST_FILES))
    rmSync(join(folder, name), { force: true });
}
