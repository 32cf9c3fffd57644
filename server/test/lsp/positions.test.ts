/**
 * Offsets to positions and back: ends of lines as editors count them, long lines, characters of
 * several units.
 */
import assert from 'node:assert/strict';
import { Positions } from '../../src/documents/index.ts';

describe('lsp: positions', () => {
  it('a carriage return alone ends a line, and one before a line feed does not', () => {
    const text = 'a\rbc\r\nd\n\re';
    const positions = new Positions(text, 'utf-16');
    const lines = [...text].map((_, at) => positions.position(at).line);
    assert.deepEqual(lines, [0, 0, 1, 1, 1, 1, 2, 2, 3, 4]);
    for (let at = 0; at < text.length; at += 1)
      assert.equal(positions.offset(positions.position(at)), at);
  });

  for (const encoding of ['utf-8', 'utf-16', 'utf-32'] as const) {
    it(`there and back, in any order, in ${encoding}`, () => {
      const text = 'é🦀a\n🦀🦀b é\ud800c\n';
      const offsets = [...text].map((_, i) => [...text].slice(0, i).join('').length);
      const fresh = (at: number) => new Positions(text, encoding).position(at);
      const one = new Positions(text, encoding);
      for (const at of [...offsets, ...offsets.reverse(), 4, 7, 5, 6]) {
        assert.deepEqual(one.position(at), fresh(at), String(at));
      }
      for (const at of offsets) assert.equal(one.offset(one.position(at)), at);
    });
  }

  it('many places in one long line', () => {
    const length = 20_000;
    const text = new CountedText('é'.repeat(length));
    const positions = new Positions(text as unknown as string, 'utf-8');
    for (let at = 0; at < length; at += 2)
      assert.deepEqual(positions.position(at), { line: 0, character: 2 * at });
    // Each place is counted on from the one before.
    assert.equal(text.read, length - 2);
  });
});

/** A text that counts how much of it is read. */
class CountedText extends String {
  read = 0;

  override slice(start?: number, end?: number): string {
    const part = super.slice(start, end);
    this.read += part.length;
    return part;
  }
}
