/** What code that macros and derives made may mention: rules do not infer the types of the rest. */
import assert from 'node:assert/strict';
import { mayMentionInTree } from '../../src/rules/words.ts';
import { parseFile } from '../../src/syntax/index.ts';

function mentions(body: string): boolean {
  const item = parseFile(`fn f(x: u32) -> u32 { ${body} }`).file.items[0]!;
  assert.equal(item.kind, 'Fn');
  return mayMentionInTree((item as { body: Parameters<typeof mayMentionInTree>[0] }).body, WORDS);
}

const WORDS = new Set(['launch']);

describe('rules: words of code without a text', () => {
  it('are those of paths, methods and fields', () => {
    assert.ok(mentions('a::launch(x)'));
    assert.ok(mentions('x.launch()'));
    assert.ok(mentions('r#launch'));
    assert.ok(!mentions('a::launches(x) + "launch".len()'));
  });

  it('may stand in what a macro gets', () => {
    assert.ok(mentions('m!(x)'));
  });
});
