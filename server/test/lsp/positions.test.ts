/** Offsets to positions and back: ends of lines as editors count them, long lines, characters of several units. */
import assert from 'node:assert/strict';
import { Positions } from '../../src/lsp/positions.ts';

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
    const cost = (length: number): number => {
      const positions = new Positions('é'.repeat(length), 'utf-8');
      const before = process.cpuUsage();
      for (let at = 0; at < length; at += 2) positions.position(at);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    cost(20_000);
    const ratio = cost(160_000) / Math.max(cost(20_000), 1000);
    assert.ok(ratio < 30, `eight times the length takes ${ratio.toFixed(1)} times as long`);
  });
});
