/** Bands of lines: none twice in view, kept while scrolling, shared out when they are scarce. */
import assert from 'node:assert/strict';
import { BandNumbers } from '../../../client/src/features/band-numbers.ts';

const keys = (from: number, to: number): string[] =>
  Array.from({ length: to - from }, (_, i) => `line ${String(from + i).padStart(4, '0')}`);

describe('client: band numbers', () => {
  it('lines in view have bands of their own', () => {
    const bands = new BandNumbers(36).assign(keys(0, 36), keys(36, 200));
    assert.equal(new Set(keys(0, 36).map((key) => bands.get(key))).size, 36);
    assert.equal(bands.size, 200);
  });

  it('while it scrolls, a line keeps its band, and none comes twice into view', () => {
    const numbers = new BandNumbers(36);
    let before = numbers.assign(keys(0, 30), keys(30, 300));
    for (let top = 1; top < 250; top += 7) {
      const view = keys(top, top + 30);
      const all = keys(0, 300);
      const now = numbers.assign(
        view,
        all.filter((key) => !view.includes(key)),
      );
      assert.equal(new Set(view.map((key) => now.get(key))).size, 30);
      const stayed = view.filter((key) => Number(key.slice(5)) < top + 30 - 7);
      const previous = before;
      for (const key of stayed) assert.equal(now.get(key), previous.get(key), key);
      before = now;
    }
  });

  it('more lines in view than bands: equal ones are far apart', () => {
    const view = keys(0, 100);
    const bands = new BandNumbers(36).assign(view, []);
    view.forEach((key, i) => {
      for (const other of view.slice(i + 1, i + 30))
        assert.notEqual(bands.get(key), bands.get(other), `${key} and ${other}`);
    });
  });
});
