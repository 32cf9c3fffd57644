/** A function parsed alone is the one that parsing the whole text gives, or there is none. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { type AnyItem, type Fn, parseFile, parseFnAt } from '../../src/syntax/index.ts';
import { fixturesIn, readRepo } from '../kit/index.ts';

interface Found {
  readonly fn: Fn;
  readonly depth: number;
}

/** Functions with bodies among items and in items, and how many items are around each. */
function functionsIn(items: readonly AnyItem[], depth = 0): Found[] {
  return items.flatMap((item): Found[] => {
    if (item.kind === 'Fn') return item.body === undefined ? [] : [{ fn: item, depth }];
    const inner =
      item.kind === 'Mod' || item.kind === 'Impl' || item.kind === 'Trait' ? item.items : undefined;
    return functionsIn(inner ?? [], depth + 1);
  });
}

const startOf = (fn: Fn): number =>
  Math.min(fn.start, ...fn.attrs.filter((attr) => attr.start < fn.start).map((a) => a.start));

/**
 * Types `typed` over `[at, at + gone)` of the text, in a body; gives whether the function could be
 * parsed alone.
 */
function compare(text: string, { fn, depth }: Found, at: number, gone: number, typed: string) {
  const now = text.slice(0, at) + typed + text.slice(at + gone);
  const [from, to] = [startOf(fn), fn.end + typed.length - gone];
  const alone = parseFnAt(now, from, to, depth, 2024);
  if (alone === undefined) return false;
  const whole = parseFile(now, { edition: 2024 });
  const same = functionsIn(whole.file.items).find((one) => startOf(one.fn) === from);
  assert.deepEqual(alone.fn, same?.fn, now.slice(from, to));
  const inside = whole.errors.filter((error) => error.end >= from && error.start <= to);
  assert.deepEqual(alone.errors, inside, now.slice(from, to));
  return true;
}

describe('syntax: one function alone', () => {
  const texts = [...fixturesIn('test-fixtures/kernels'), ...fixturesIn('test-fixtures/syntax/ok')]
    .map(readRepo)
    .filter((text) => {
      const { balanced, tokens } = parseFile(text, { edition: 2024 });
      return balanced && tokens.errors.length === 0;
    });

  it('every function as it is', () => {
    let count = 0;
    for (const text of texts) {
      const { file, errors } = parseFile(text, { edition: 2024 });
      for (const { fn, depth } of functionsIn(file.items)) {
        const alone = parseFnAt(text, startOf(fn), fn.end, depth, 2024);
        assert.deepEqual(alone?.fn, fn);
        assert.deepEqual(
          alone.errors,
          errors.filter((e) => e.start >= startOf(fn) && e.end <= fn.end),
        );
        count++;
      }
    }
    assert.ok(count > 300, `${count}`);
  });

  it('random pieces typed into a body or taken out of it', () => {
    const pieces =
      '{ } ( ) [ ] " \' r" r#" // /* */ /*! ; , . .. = => == -> : :: < > >> & && | ! ? # #! @ fn let x let mut if else match loop return struct impl mod pub unsafe use const macro_rules! x! 0x 1. 1e \'a b" c" é 🙂 \\ \n'.split(
        ' ',
      );
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    const piece = fc.array(fc.constantFrom(...pieces), { maxLength: 4 });
    const all = texts.map((text) => ({
      text,
      found: functionsIn(parseFile(text, { edition: 2024 }).file.items),
    }));
    let alone = 0;
    fc.assert(
      fc.property(
        fc.constantFrom(...all.filter(({ found }) => found.length > 0)),
        place,
        place,
        fc.integer({ min: 0, max: 12 }),
        piece,
        ({ text, found }, a, b, length, typed) => {
          const one = found[Math.floor(a * (found.length - 1e-9))]!;
          const { start, end } = one.fn.body!;
          if (end - start < 3) return;
          const at = start + 1 + Math.floor(b * (end - start - 2));
          const gone = Math.min(length, end - 1 - at);
          if (compare(text, one, at, gone, typed.join(' '))) alone++;
        },
      ),
      { numRuns: 4000, seed: 11 },
    );
    assert.ok(alone > 800, `${alone}`);
  });

  it('no answer where the rest of the text has a say', () => {
    const text = 'fn a() { x }\nfn b() { y }\n';
    const at = text.indexOf('x');
    for (const typed of ['{', '}', '"', '/*', 'r#"', '}}{', 'fn c() {', '} fn c() {']) {
      const now = text.slice(0, at) + typed + text.slice(at);
      assert.equal(parseFnAt(now, 0, 12 + typed.length, 0, 2024), undefined, typed);
    }
    assert.equal(parseFnAt('fn a();', 0, 7, 0, 2024), undefined);
    assert.equal(parseFnAt('struct A { x: u8 }', 0, 18, 0, 2024), undefined);
  });
});
