/**
 * Random edits in all files of a crate and of one that it depends on: after each few the answers
 * are those of a fresh engine. What one file says decides about others: imports, impls, macros,
 * constants, features.
 */
import assert from 'node:assert/strict';
import type { Engine } from '../../src/workspace/index.ts';
import { Random } from '../fuzz/random.ts';
import { parseFixture, readRepo } from '../kit/index.ts';
import { answersOf } from '../kit/long-life.ts';
import { type Disk, engineOver } from './packages.ts';

const FIXTURE = 'test-fixtures/edits/many-files.rs';
const ROOT = '/app/src/lib.rs';
/** `MANY_FILES_EDITS` and `MANY_FILES_SEED` are for longer runs by hand. */
const EDITS = Number(process.env['MANY_FILES_EDITS'] ?? 10);
const SEED = Number(process.env['MANY_FILES_SEED'] ?? 1);

/** One file after an edit: a line goes, comes twice, is put elsewhere, or says something else. */
function edited(text: string, words: readonly string[], random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const replaceOne = (pattern: RegExp, by: () => string): string => {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0) return text;
    const { index, 0: word } = random.pick(found);
    return text.slice(0, index) + by() + text.slice(index + word.length);
  };
  return random.weighted<() => string>([
    [20, () => lines.toSpliced(at, 1).join('\n')],
    [6, () => lines.toSpliced(at, 0, lines[at]!).join('\n')],
    [
      6,
      () => lines.toSpliced(at, 1).toSpliced(random.below(lines.length), 0, lines[at]!).join('\n'),
    ],
    [25, () => replaceOne(/\b[A-Za-z_]\w*\b/g, () => random.pick(words))],
    [20, () => replaceOne(/\b\d+\b/g, () => `${random.below(20)}`)],
    [8, () => replaceOne(/\bu(8|32|64)\b/g, () => random.pick(['u8', 'u32', 'u64']))],
    [8, () => replaceOne(/\bpub /g, () => '')],
    [7, () => replaceOne(/^(?= {4})/gm, () => '    // ')],
  ])();
}

describe('many files', () => {
  it('random edits in all of them leave the answers of a fresh engine', async () => {
    const random = new Random(SEED);
    const start = new Map(
      parseFixture(readRepo(FIXTURE)).files.map(({ path, text }) => [path, text]),
    );
    const words = [...new Set([...start.values()].join('\n').match(/\b[A-Za-z_]\w*\b/g))];
    const disk: Disk = new Map(start);
    const engine: Engine = engineOver(disk);
    assert.deepEqual(engine.check(ROOT, 'ptx'), []);
    const set = (path: string, text: string): void => {
      disk.set(path, text);
      if (path.endsWith('.rs')) engine.setFile(path, text);
      else engine.removeFile(path);
    };
    const log: string[] = [];
    for (let n = 1; n <= EDITS; n++) {
      // Most of it is taken back, so that the crate stays one that compiles most of the time.
      const changed = [...start.keys()].filter((path) => disk.get(path) !== start.get(path));
      for (const path of changed) {
        if (random.chance(60)) set(path, start.get(path)!);
      }
      const path = random.pick([...start.keys()]);
      set(path, edited(disk.get(path)!, words, random));
      log.push(path);
      // Sometimes somebody asks in between, sometimes not.
      if (random.chance(30)) engine.diagnostics(ROOT);
      if (random.chance(30)) engine.emit(ROOT, 'ptx');
      await new Promise(setImmediate);
      const fresh = engineOver(disk);
      for (const file of disk.keys())
        if (file.endsWith('.rs')) fresh.setFile(file, disk.get(file)!);
      assert.equal(answersOf(engine, ROOT), answersOf(fresh, ROOT), `edit ${n} of ${path}`);
    }
  });
});
