/** A text whose waiting bodies are not lexed gives the same tree. */
import { equal, ok } from 'node:assert/strict';
import { findBodies, lex, parseFile, printTree, unpackBodies } from '../../src/syntax/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const TEXT = `
//! Inner.
#[inline] fn first() { let a = [1, 2, 3]; fn inner(x: u32) -> u32 { /* Long enough to be worth waiting for { as a body in a body is. */ if x > 100000000 { x >> 2 } else { x.count_ones() + 100000000000 } } inner(a[0]); }
impl<T: Copy> Pair<T> where T: Sized {
    #![allow(dead_code)]
    const LONG: &str = "{ a text with braces } in it, and more of it than is worth waiting for, as it seems, really";
    fn swap(self) -> Self { // It's { long too.
        let Pair(a, b) = self; let e = (1 + 2) * 3; let c = '{'; let d: Vec<Vec<T>> = made!({ a; b } >> 2); Pair(b, a) }
}
fn short() {}
struct Pair<T>(T, T);
`;

const both = (text: string): { full: string; late: string } => {
  const bodies = unpackBodies(findBodies(text));
  return {
    full: printTree(parseFile(text, { lazyBodies: true }).file),
    late: printTree(parseFile(text, { lazyBodies: true, bodies }).file),
  };
};

describe('syntax: waiting bodies', () => {
  it('have a table by opening brace, bodies in bodies too', () => {
    const bodies = unpackBodies(findBodies(TEXT));
    equal(bodies.length, 8);
    for (let i = 0; i < bodies.length; i += 2) {
      equal(TEXT[bodies[i]!], '{');
      equal(TEXT[bodies[i + 1]!], '}');
      ok(i === 0 || bodies[i - 2]! < bodies[i]!);
    }
  });

  it('are not lexed before they are asked for', () => {
    const bodies = unpackBodies(findBodies(TEXT));
    ok(lex(TEXT, 2021, bodies).count < lex(TEXT).count / 2);
  });

  it('are read as with all tokens', () => {
    const { full, late } = both(TEXT);
    equal(late, full);
  });

  it('of the prelude are read as with all tokens', () => {
    const texts = Object.entries(preludeTexts()).filter(([name]) =>
      /^(?:slice|option|iter)\/|^result/.test(name),
    );
    ok(texts.length > 10);
    for (const [name, text] of texts) {
      const { full, late } = both(text);
      equal(late, full, name);
    }
  });
});
