/** Sweeps without expectations: whatever the text, the parser returns a sound tree, soon. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import {
  type AnyNode,
  childrenOf,
  lex,
  parseFile,
  parseStmtsFromTokens,
  tokenTrees,
  walk,
} from '../../src/syntax/index.ts';
import { callCounts } from '../kit/call-count.ts';
import { fixturesIn, readRepo } from '../kit/index.ts';
import { textWork } from '../kit/text-work.ts';
import { checkTree } from './check-tree.ts';

const fixtures = [
  ...fixturesIn('test-fixtures/syntax/ok'),
  ...fixturesIn('test-fixtures/syntax/err'),
];
const kernels = fixturesIn('test-fixtures/kernels');

function check(text: string): void {
  const { file, errors } = parseFile(text, { edition: 2024 });
  checkTree(file, text.length);
  for (const e of errors) {
    assert.ok(e.start <= e.end && e.start >= 0 && e.end <= text.length, e.message);
  }
}

describe('syntax: sweeps', () => {
  for (const path of [...fixtures, ...kernels]) {
    it(`truncated at every token: ${path}`, () => {
      const text = readRepo(path);
      const lexed = lex(text, 2024);
      // Longer texts cost the square: a prime step visits different places in each.
      const step = lexed.count > 700 ? 11 : lexed.count > 250 ? 3 : 1;
      for (let i = 0; i < lexed.count; i += step) check(text.slice(0, lexed.starts[i + 1]!));
    });
  }

  it('every fixture with a piece cut out, doubled or moved', () => {
    const texts = [...fixtures, ...kernels].map(readRepo);
    const place = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(fc.constantFrom(...texts), place, place, place, (text, a, b, c) => {
        const from = Math.floor(a * text.length);
        const to = from + Math.floor(b * 40);
        const at = Math.floor(c * text.length);
        check(text.slice(0, from) + text.slice(to));
        check(text.slice(0, at) + text.slice(from, to) + text.slice(at));
      }),
      { numRuns: 400, seed: 7 },
    );
  });

  it('tokens in random order', () => {
    const words = fc.constantFrom(
      ...'( ) [ ] { } < > << >> , ; : :: . .. ..= ... -> => = == & && | || ! ? # $ @ ~ + - * / % ^ += _'.split(
        ' ',
      ),
      ...'fn struct enum impl trait mod use pub const static let if else match loop while for in return break'.split(
        ' ',
      ),
      ...'unsafe extern async gen move ref mut dyn where as self Self super crate type macro_rules union auto'.split(
        ' ',
      ),
      ...`a b r#c 'a 'x' b'y' "s" r"t" c"u" 1 1.0 0x1f 1.. //c /*d*/ ///e #[f] #![g] h! ' " /* // \\ ☃ 🦀`.split(
        ' ',
      ),
    );
    const separator = fc.constantFrom('', ' ', '\n', '\n    ');
    const piece = fc.tuple(words, separator).map(([word, gap]) => word + gap);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => check(pieces.join(''))),
      { numRuns: 1500, seed: 11 },
    );
  });

  it('any characters at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => check(text)),
      { numRuns: 500, seed: 13 },
    );
  });

  it('random tokens as macro output', () => {
    const words = fc.constantFrom(
      ...`( ) { } < >> , ; : :: . .. = & && | ! ? # let if else match fn struct a b 'a "s" 1 1.0 x.0.1 $ _`.split(
        ' ',
      ),
    );
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (pieces) => {
        const { stmts, tail } = parseStmtsFromTokens(tokenTrees(pieces.join(' ')));
        for (const stmt of tail === undefined ? stmts : [...stmts, tail]) walk(stmt, () => true);
      }),
      { numRuns: 800, seed: 17 },
    );
  });
});

/** Nodes from the root to the deepest leaf. */
function height(root: AnyNode): number {
  let level: AnyNode[] = [root];
  let count = 0;
  while (level.length > 0) {
    level = level.flatMap((node) => childrenOf(node));
    count++;
  }
  return count;
}

/**
 * Texts that only grow in one direction; each is a way to overflow a stack or to take
 * quadratic time.
 */
const TOWERS: readonly string[] = [
  '(',
  '[',
  '{',
  '}',
  ')',
  "'",
  '"\n',
  'r#"\n',
  "'\\",
  '/*',
  '/*\n',
  '#![',
  '#[a(',
  '$(',
  '#',
  '🦀',
  'fn f() { (',
  'fn f() { a(',
  'fn f() { -',
  'fn f() { if a {',
  'fn f() { let x = &',
  'fn f() { a.',
  'fn f() { |x| ',
  'fn f() { match a { b => ',
  'fn f() { return ',
  'fn f() { a = ',
  'fn f() { x..',
  'fn f() { #[a] ',
  'fn f() { A { a: ',
  'fn f() { let (',
  'fn f() { let A { x: ',
  'fn f() { unsafe { ',
  "fn f() { 'a: ",
  'fn f() { async move ',
  'fn f() { x < ',
  'fn f() { a::<',
  'fn f() { m!(',
  'fn f() { x as Vec<',
  'fn f() { let x = if a ',
  'fn f() { static ',
  'type A = (',
  'type A = <',
  'type A = &',
  "type A = for<'a> ",
  'type A = impl Fn() -> ',
  'use a::{',
  'mod a { ',
  'impl X { ',
  'impl<',
  'struct A {',
  'enum A { A(',
  'pub ',
  'unsafe ',
  'const fn ',
  'extern "C" { ',
  'a!{ ',
  'a::',
  'macro_rules! a { ( ',
  '//!\n',
  '///\n',
  'fn f() where A: ',
  "b'",
  'x.0.',
];

describe('syntax: deep and long texts', () => {
  /** The tower with its beginning, of about that length. */
  const built = (tower: string, length: number): string => {
    const prefix = /^(fn f\(\) (?:\{ |where )|type A = |use )/.exec(tower)?.[0] ?? '';
    const unit = tower.slice(prefix.length);
    return prefix + unit.repeat(Math.ceil(length / unit.length));
  };

  for (const tower of TOWERS) {
    it(`${JSON.stringify(tower)} again and again`, () => {
      const { file } = parseFile(built(tower, 100_000));
      let nodes = 0;
      walk(file, () => nodes++);
      assert.ok(nodes > 0);
    });
  }

  it('eight times the length takes eight times the work', () => {
    const texts = TOWERS.flatMap((tower) => [built(tower, 500), built(tower, 4000)]);
    const runs = texts.map((text) => () => void parseFile(text));
    for (const counts of [callCounts(runs), runs.map(textWork)]) {
      for (const [at, tower] of TOWERS.entries()) {
        const [short, long] = [counts[2 * at]!, counts[2 * at + 1]!];
        assert.ok(short > 0 && long < 9 * short, `${tower}: ${short}, then ${long}`);
      }
    }
  });

  it('no tree is much higher than its limit, however chains and nesting are combined', () => {
    const chain = '.a'.repeat(900);
    const texts = [
      `fn f() { ${`x${chain}(`.repeat(150)}${')'.repeat(150)}; }`,
      `fn f() { ${'f('.repeat(150)}x${`)${chain}`.repeat(150)}; }`,
      `fn f() { ${'1 + ('.repeat(150)}1${' + 1'.repeat(900)}${`)${' * 2'.repeat(900)}`.repeat(150)}; }`,
      `fn f() { ${'if a { '.repeat(90)}${`} ${'else if b {} '.repeat(500)}`.repeat(90)} }`,
    ];
    for (const text of texts) {
      const { file } = parseFile(text);
      assert.ok(height(file) < 4000, `${height(file)}`);
    }
  });

  it('long flat chains are cut with an error, not by an overflow', () => {
    for (const text of [
      `fn f() { x = ${'a + '.repeat(50_000)}b; }`,
      `fn f() { x${'.a()'.repeat(50_000)}; }`,
      `fn f() { if a {} ${'else if a {} '.repeat(50_000)} }`,
    ]) {
      const { errors } = parseFile(text);
      assert.ok(errors.length > 0);
    }
  });
});
