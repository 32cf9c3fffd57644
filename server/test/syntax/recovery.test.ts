/** What survives a mistake: edits as people make them inside bodies lose next to no functions. */
import assert from 'node:assert/strict';
import { type Fn, isTrivia, lex, parseFile, walk } from '../../src/syntax/index.ts';
import { fixturesIn, readRepo } from '../kit/index.ts';

type Edit = (text: string, at: number, tokenEnd: number) => string;

const insert =
  (what: string): Edit =>
  (text, at) =>
    text.slice(0, at) + what + text.slice(at);

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}

function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

/** Edits with the least share of functions (in percent) that must still be found. */
const EDITS: readonly (readonly [string, Edit, number])[] = [
  ['delete a token', (text, at, end) => text.slice(0, at) + text.slice(end), 99.9],
  [
    'cut the rest of the line',
    (text, at) => text.slice(0, at) + text.slice(lineEnd(text, at)),
    99.9,
  ],
  [
    'delete the line',
    (text, at) => text.slice(0, lineStart(text, at)) + text.slice(lineEnd(text, at)),
    99.9,
  ],
  ['insert `foo.`', insert('foo.'), 99.9],
  [
    'insert a `let x = ` line',
    (text, at) => insert('    let x = \n')(text, lineStart(text, at), at),
    99.9,
  ],
  ['insert `(`', insert('('), 99.9],
  ['insert `)`', insert(')'), 99.9],
  ['insert `[`', insert('['), 99.9],
  ['insert `{`', insert('{'), 99.9],
  ['insert `}`', insert('}'), 99.9],
  ['insert `<`', insert('<'), 99.9],
  ['insert `"`', insert('"'), 98.2],
  ["insert `'`", insert("'"), 99.5],
  ['insert `/*`', insert('/*'), 99.5],
  ['insert `#[`', insert('#['), 99.5],
];

function functionsIn(text: string): Fn[] {
  const out: Fn[] = [];
  walk(parseFile(text).file, (node) => {
    if (node.kind === 'Fn') out.push(node);
  });
  return out;
}

/** Names of `before` that are not in `after`, counted with multiplicity. */
function lost(before: readonly Fn[], after: readonly Fn[]): number {
  const left = new Map<string, number>();
  for (const fn of after) left.set(fn.name.text, (left.get(fn.name.text) ?? 0) + 1);
  let count = 0;
  for (const fn of before) {
    const have = left.get(fn.name.text) ?? 0;
    if (have > 0) left.set(fn.name.text, have - 1);
    else count++;
  }
  return count;
}

describe('syntax: recovery', () => {
  const texts = fixturesIn('test-fixtures/kernels').map(readRepo);

  for (const [name, edit, least] of EDITS) {
    it(`${name}: at least ${least} % of the functions are found`, () => {
      let seed = 99;
      const random = (n: number): number => {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        return (seed >>> 8) % n;
      };
      let total = 0;
      let missing = 0;
      for (const text of texts) {
        const before = functionsIn(text);
        const bodies = before.flatMap((fn) => (fn.body === undefined ? [] : [fn.body]));
        const { starts, kinds, count } = lex(text);
        for (let i = 0; i < 10; i++) {
          const body = bodies[random(bodies.length)]!;
          const want = body.start + 1 + random(Math.max(1, body.end - body.start - 2));
          let token = starts.findIndex((start) => start > want);
          while (token < count && isTrivia(kinds[token]!)) token++;
          if (token < 0 || starts[token]! >= body.end - 1) continue;
          const edited = edit(text, starts[token]!, starts[token + 1]!);
          total += before.length;
          missing += lost(before, functionsIn(edited));
        }
      }
      const share = 100 - (100 * missing) / total;
      assert.ok(total > 500);
      assert.ok(share >= least, `${share.toFixed(2)} %`);
    });
  }
});

describe('syntax: what is missing', () => {
  it('is reported once where the text ends, however much is open there', () => {
    const told = parseFile('const A: () = {\n    fn f() {\n        let i').errors.map(
      ({ message, start }) => `${start}: ${message}`,
    );
    assert.deepEqual(told, [...new Set(told)]);
    assert.ok(told.some((error) => error.endsWith('expected `;`, found the end of the file')));
  });

  it('is listed 500 times for tokens, and places that are broken already are left out', () => {
    const { errors } = parseFile(`fn f() { ${'k#a zz"s" '.repeat(2000)} }`);
    assert.equal(errors.length, 500);
    assert.ok(errors.every(({ message }) => message.startsWith('the prefix ')));
    assert.equal(new Set(errors.map(({ start }) => start)).size, 500);
  });
});
