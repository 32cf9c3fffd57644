/**
 * Whole answers of the command, in the user's cache: a small file for each question, with the log
 * of all that was read to answer it. An answer counts as long as every read gives the same again,
 * by content, and only for the program that wrote it. A file that is damaged, of another form or of
 * another question counts as none. Others cannot read the files, because answers quote sources.
 */
import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { LoggedRead } from './read-log.ts';
import { recheck } from './recheck.ts';
import { replaceFile } from './replace-file.ts';
import { folderOfBuild } from './store.ts';

/** The form of the files; another one is not read. */
const FORM = 'warplens-answer-2';

/** The files that were written last are kept, so many: answers, and lines that stand for them. */
const MOST_FILES = 512;

/** An answer that is larger, or was made from more, is not kept. */
const MOST_BYTES = 32 << 20;
const MOST_READS = 100_000;

export interface KeptAnswers {
  /** The answer to a question, where nothing that it was made from has changed. */
  read(question: string): string | undefined;
  /** The answer to the question that a command line stood for. */
  again(line: string): string | undefined;
  /** Keeps an answer that was made from these reads, and the line that stands for its question. */
  write(question: string, reads: readonly LoggedRead[], answer: string, line?: string): void;
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
  const nameOfLine = (line: string): string => nameOf(`line\0${line}`);
  const put = (kept: Kept): void => {
    const text = JSON.stringify(kept);
    replaceFile(join(folder, kept.name), `${FORM} ${sha256(text)}\n${text}`, 0o600);
  };
  const answerIn = (find: () => string): string | undefined => {
    try {
      const name = find();
      const kept = parse(readFileSync(join(folder, name), 'utf8'), name);
      const reads = kept && recheck(kept.reads);
      if (kept === undefined || reads === undefined) return undefined;
      if (reads !== kept.reads) put({ ...kept, reads });
      return kept.answer;
    } catch {
      return undefined;
    }
  };
  return {
    answers: {
      read: (question) => answerIn(() => nameOf(question)),
      again: (line) =>
        answerIn(() => {
          const name = readFileSync(join(folder, nameOfLine(line)), 'utf8');
          if (!NAME.test(name)) throw new Error('damaged');
          return name;
        }),
      write(question, reads, answer, line) {
        if (answer.length > MOST_BYTES || reads.length > MOST_READS) return;
        try {
          mkdirSync(folder, { recursive: true, mode: 0o700 });
          chmodSync(folder, 0o700);
          const name = nameOf(question);
          put({ name, reads, answer });
          if (line !== undefined) replaceFile(join(folder, nameOfLine(line)), name, 0o600);
          removeOldest(folder);
        } catch {
          // The next process finds it out again.
        }
      },
    },
  };
}

/** The name of an answer's file. */
const NAME = /^[0-9a-f]{64}$/;

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
