/**
 * Where the bodies stand in texts of dependencies is kept by content: what comes of it is the
 * same, also where the store holds something else.
 */
import assert from 'node:assert/strict';
import { readFixture } from '../kit/index.ts';
import { engineOver } from './packages.ts';

describe('kept places of bodies', () => {
  const fixture = readFixture('test-fixtures/workspace/own-cuda-device.rs');
  const filler = `// ${'-'.repeat(5000)}\n`;
  const files = new Map(
    fixture.files.map(({ path, text }) => [path, path.endsWith('.rs') ? filler + text : text]),
  );
  const root = fixture.header.get('root')!;
  const textWith = (kept: Map<string, string>): string => {
    const store = {
      read: (key: string) => kept.get(key),
      write: (key: string, text: string) => void kept.set(key, text),
    };
    const engine = engineOver(new Map(files), {}, undefined, { store });
    const { text, problems } = engine.emit(root, 'ptx');
    assert.deepEqual(problems, []);
    return text;
  };

  it('change nothing, whatever the store holds', () => {
    const kept = new Map<string, string>();
    const plain = textWith(kept);
    const trees = [...kept.keys()].filter((key) => key.startsWith('tree-'));
    assert.ok(trees.length >= 5, `${trees.length} texts are kept`);
    assert.equal(textWith(kept), plain);
    const wrong = ['', '{', 'null', '{"bodies":1}'];
    assert.equal(textWith(new Map(trees.map((key, at) => [key, wrong[at % 4]!]))), plain);
  });
});
