/**
 * Kernel parameters from Rust types to `.param` lines: each fixture holds kernels with the lines
 * that rustc 1.97 prints for nvptx64 as comments above them.
 */
import assert from 'node:assert/strict';
import { listFiles, readRepo } from '../kit/index.ts';
import { testEngine } from './engine.ts';

/** `.param` declarations of a kernel's entry, one per line, without commas. */
function paramLines(text: string, kernel: string): string[] {
  const start = text.indexOf(`.entry ${kernel}(`);
  assert.notEqual(start, -1, `no entry ${kernel}`);
  const end = text.indexOf('{', start);
  return text
    .slice(start, end)
    .split('\n')
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line.startsWith('.param'));
}

describe('.param declarations', () => {
  const fixtures = listFiles('test-fixtures/codegen/param', ['.rs']);

  it('has fixtures', () => {
    assert.ok(fixtures.length >= 5);
  });

  for (const path of fixtures) {
    it(path.split('/').pop()!, () => {
      const source = readRepo(path);
      const engine = testEngine();
      engine.setFile('/k.rs', source);
      const { text, problems } = engine.emit('/k.rs', 'ptx');
      assert.deepEqual(problems, []);
      let expected: string[] = [];
      let checked = 0;
      for (const line of source.split('\n')) {
        const want = /^\/\/ PTX: (.*)$/.exec(line);
        if (want) expected.push(want[1]!);
        const kernel = /fn (\w+)\(/.exec(line);
        if (!kernel || !line.includes('gpu-kernel')) continue;
        assert.deepEqual(
          paramLines(text, kernel[1]!),
          expected.filter((e) => e !== 'none'),
          kernel[1],
        );
        assert.ok(expected.length > 0, `${kernel[1]} has no expectation`);
        expected = [];
        checked++;
      }
      assert.ok(checked > 0);
    });
  }
});
