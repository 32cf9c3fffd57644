/**
 * `warplens check --fix`: applies the fixes that are safe, in rounds, because one fix may uncover
 * the next. Each set is checked before it counts, over the texts that the engine has read: none is
 * read a second time.
 */
import { createTwoFilesPatch } from 'diff';
import { compatible, FixCheck, type Mended, textsAfter } from '../ide/index.ts';
import type { Engine } from '../workspace/index.ts';
import { shown } from './files.ts';
import type { Io } from './io.ts';

const MOST_ROUNDS = 20;

/** A file before and after. */
export interface FixedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

export interface FixResult {
  readonly files: readonly FixedFile[];
  /** Texts of other files of the crates in which fixes were applied, by path. */
  readonly others: ReadonlyMap<string, string>;
  /** How many fixes were applied. */
  readonly count: number;
}

/** Applies safe fixes to the texts that the engine holds; nothing is written. */
export function applySafeFixes(engine: Engine, roots: readonly string[]): FixResult {
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
  const trial = new FixCheck(engine);
  const others = new Map<string, string>();
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
      const onDisk = new Set(engine.filesRead());
      for (const path of engine.modules(root))
        if (onDisk.has(path)) others.set(path, engine.text(path)!);
      apply(good);
    }
  }
  const files = [...before].map(([path, text]) => ({
    path,
    before: text,
    after: engine.text(path) ?? '',
  }));
  for (const path of before.keys()) others.delete(path);
  return { files: files.filter((file) => file.before !== file.after), others, count };
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
