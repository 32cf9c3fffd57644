/** The texts of `test-fixtures/mlir/texts` give on both targets what MLIR's own tools give. */
import assert from 'node:assert/strict';
import { readRepo } from '../kit/index.ts';
import {
  assemblyOf,
  digest,
  emptyEngine,
  kernelOf,
  RESULTS,
  readTexts,
  runText,
  targetsOf,
} from './texts.ts';

const TEXTS = readTexts();
const WANTED = JSON.parse(readRepo(RESULTS)) as Readonly<Record<string, string>>;

describe('mlir: texts', () => {
  const engine = emptyEngine();

  it('each has a name of its own and a known result', () => {
    assert.ok(TEXTS.length >= 200);
    assert.deepEqual(TEXTS.map(({ name }) => name).sort(), Object.keys(WANTED).sort());
  });

  for (const family of new Set(TEXTS.map((text) => text.family))) {
    it(family, function () {
      this.timeout(60_000);
      const wrong: string[] = [];
      for (const text of TEXTS.filter((one) => one.family === family)) {
        const kernel = kernelOf(text);
        for (const target of targetsOf(text)) {
          try {
            const found = digest(runText(target, assemblyOf(engine, text, target), text, kernel));
            if (found !== WANTED[text.name]) wrong.push(`${text.name} on ${target}`);
          } catch (error) {
            wrong.push(`${text.name} on ${target}: ${(error as Error).message}`);
          }
        }
      }
      assert.deepEqual(wrong, []);
    });
  }
});
