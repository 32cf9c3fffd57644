/**
 * Random edits, three hundred at night: the answers stay those of a fresh engine, and the memory in
 * use stays where it was.
 */
import assert from 'node:assert/strict';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Engine } from '../../src/workspace/index.ts';
import { Random } from '../fuzz/random.ts';
import { isNightly, listFiles, readRepo } from '../kit/index.ts';
import { answersOf, EditedText, manyKernels } from '../kit/long-life.ts';
import { engineOver } from './packages.ts';

const PATH = '/app/life.rs';
const LINES = 300;
const EDITS = isNightly() ? 300 : 100;
const COMPARE = 50;
const SEED = 6;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

async function heapBytes(): Promise<number> {
  for (let i = 0; i < 4; i++) {
    collectGarbage();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return process.memoryUsage().heapUsed;
}

function opened(text: string): Engine {
  const engine = engineOver(new Map());
  engine.setFile(PATH, text);
  return engine;
}

describe('a long life', () => {
  it('random edits leave the answers of a fresh engine, and no more memory in use', async () => {
    const kernels = listFiles('test-fixtures/kernels', ['.rs']);
    const source = manyKernels(
      kernels.map((path) => [path.split('/').at(-1)!.slice(0, -3), readRepo(path)]),
      LINES,
    );
    const engine = opened(source);
    assert.deepEqual(engine.check(PATH, 'ptx'), []);
    const edited = new EditedText(source, new Random(SEED));
    let before = 0;
    for (let n = 1; n <= EDITS; n++) {
      edited.step();
      engine.setFile(PATH, edited.text);
      engine.diagnostics(PATH);
      // What a turn leaves behind goes with it, as in a server.
      await new Promise(setImmediate);
      if (n % COMPARE !== 0) continue;
      assert.equal(answersOf(engine, PATH), answersOf(opened(edited.text), PATH), `edit ${n}`);
      if (before > 0) continue;
      engine.setFile(PATH, source);
      answersOf(engine, PATH);
      before = await heapBytes();
    }
    engine.setFile(PATH, source);
    assert.equal(answersOf(engine, PATH), answersOf(opened(source), PATH));
    const growth = (await heapBytes()) / before - 1;
    assert.ok(growth < 0.2, `${(growth * 100).toFixed(1)} % more memory after ${EDITS} edits`);
  });
});
