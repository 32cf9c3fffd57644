/**
 * `warplens check --fix`: applies the fixes that are safe, in rounds, because one fix may uncover
 * the next. Each set is checked before it counts. Files are written at the end: all of them, or
 * none.
 */
import { chmodSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { readTextFile } from '../disk/index.ts';
import { compatible, FixCheck, type Mended, textsAfter } from '../ide/index.ts';
import type { Engine } from '../workspace/index.ts';
import { shown } from './files.ts';
import { CliError, type Io } from './io.ts';

const MOST_ROUNDS = 20;

/** A file before and after. */
export interface FixedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface FixResult {
  readonly files: readonly FixedFile[];
  /** How many fixes were applied. */
  readonly count: number;
}

/**
 * Applies safe fixes to the texts that the engine holds; nothing is written.
 *
 * @param isGiven files that the engine does not read from the disk
 */
export function applySafeFixes(
  engine: Engine,
  roots: readonly string[],
  isGiven: (path: string) => boolean = () => false,
): FixResult {
  const before = new Map<string, string>();
  let count = 0;
  const apply = (mended: readonly Mended[]): void => {
    const edits = mended.flatMap(({ fix }) => fix.edits);
    for (const [path, text] of textsAfter(engine, edits)!) {
      if (!before.has(path)) before.set(path, engine.text(path) ?? '');
      engine.setFile(path, text);
    }
    count += mended.length;
  };
  // What was fixed once is given: a trial must not read it from the disk again.
  const trial = new FixCheck(engine, (path) => before.has(path) || isGiven(path));
  for (const root of roots) {
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const safe = engine
        .diagnostics(root)
        .flatMap((diagnostic) =>
          (diagnostic.fixes ?? [])
            .filter(({ safety }) => safety === 'safe')
            .map((fix) => ({ diagnostic, fix })),
        );
      const together = compatible(safe);
      if (together.length === 0) break;
      const good = trial.holds(root, together)
        ? together
        : [safe.find((one) => trial.holds(root, [one]))].filter((one) => one !== undefined);
      if (good.length === 0) break;
      apply(good);
    }
  }
  const files = [...before].map(([path, text]) => ({
    path,
    before: text,
    after: engine.text(path) ?? '',
  }));
  return { files: files.filter((file) => file.before !== file.after), count };
}

/** The changes as one unified diff, files by path. */
export function unifiedDiff(io: Io, files: readonly FixedFile[]): string {
  return [...files]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(({ path, before, after }) => {
      const name = shown(io, path).replace(/^\//, '');
      return createTwoFilesPatch(`a/${name}`, `b/${name}`, before, after, '', '').replace(
        /^=+\n/,
        '',
      );
    })
    .join('');
}

/**
 * Writes all files, or leaves all as they were. Links stay links, and what may be done with a file
 * stays as well.
 */
export function writeFixed(io: Io, files: readonly FixedFile[]): void {
  const written: {
    readonly temporary: string;
    readonly target: string;
    readonly before: string;
  }[] = [];
  const done: typeof written = [];
  try {
    for (const { path, before, after } of files) {
      if (readTextFile(path) !== before)
        throw new Error('the file has changed since it was checked');
      const target = realpathSync(path);
      const temporary = join(dirname(target), `.${basename(target)}.${process.pid}.tmp`);
      const { mode } = statSync(target);
      if ((mode & 0o222) === 0) throw new Error(`${shown(io, path)} is read-only`);
      written.push({ temporary, target, before });
      writeFileSync(temporary, after);
      chmodSync(temporary, mode & 0o7777);
    }
    for (const one of written) {
      renameSync(one.temporary, one.target);
      done.push(one);
    }
  } catch (error) {
    for (const { target, before } of done) writeFileSync(target, before);
    for (const { temporary } of written) rmSync(temporary, { force: true });
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(`cannot write fixes, no file was changed: ${reason}`);
  }
}
