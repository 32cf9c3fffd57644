/** A text of which what waits is not lexed gives the same tree. */
import { deepEqual, equal, ok } from 'node:assert/strict';
import {
  findWaiting,
  lex,
  parseFile,
  printTree,
  type SourceFile,
  type TokenTree,
  unpackWaiting,
  walk,
} from '../../src/syntax/index.ts';
import { preludeTexts } from '../kit/prelude.ts';
import { sampled } from '../kit/sample.ts';

const TEXT = `
//! Inner.
#[inline] fn first() { let a = [1, 2, 3]; fn inner(x: u32) -> u32 { /* Long enough to be worth waiting for { as a body in a body is. */ if x > 100000000 { x >> 2 } else { x.count_ones() + 100000000000 } } inner(a[0]); }
impl<T: Copy> Pair<T> where T: Sized {
    #![allow(dead_code)]
    const LONG: &str = "{ a text with braces } in it, and more of it than is worth waiting for, as it seems, really";
    fn swap(self) -> Self { // It's { long too.
        let Pair(a, b) = self; let e = (1 + 2) * 3; let c = '{'; let d: Vec<Vec<T>> = made!({ a; b } >> 2); Pair(b, a) }
}
macro_rules! made { ($($a:tt)*) => { [/* { */ $($a)*, 1 >> 2, "as long as it takes to be worth the wait, }, which is some hundred characters"] } }
mod inner { unsafe impl<'a> Send for &'a Pair<u8> where u8: Copy {} impl From<u8> for Pair<u8> { fn from(a: u8) -> Self { Pair(a, a) } } }
fn short() -> impl Copy {}
struct Pair<T>(T, T);
`;

/** Tokens with their places, groups opened. */
function flat(trees: readonly TokenTree[]): string {
  return trees
    .map((tree) => {
      const place = `${tree.start}-${tree.end}`;
      if (tree.kind === 'Group') return `${place}${tree.delim}${flat(tree.trees)}${tree.close.end}`;
      return tree.kind === 'Token' ? `${place}${tree.text}${tree.spacing}` : tree.kind;
    })
    .join(' ');
}

/** The tree with all that waits in it, and what is in groups. */
function whole(file: SourceFile): string {
  let groups = '';
  walk(file, (node) => {
    if (node.kind === 'MacroRules') groups += flat(node.body.trees);
    if (node.kind === 'Impl') groups += JSON.stringify(node.glance);
  });
  return printTree(file) + groups;
}

const both = (text: string): { full: string; late: string } => {
  const waiting = unpackWaiting(findWaiting(text));
  return {
    full: whole(parseFile(text, { lazyBodies: true }).file),
    late: whole(parseFile(text, { lazyBodies: true, waiting }).file),
  };
};

describe('syntax: what waits in a text', () => {
  it('has a table by place, bodies in bodies too', () => {
    const { bodies, impls, words } = unpackWaiting(findWaiting(TEXT));
    equal(bodies.length, 10);
    for (let i = 0; i < bodies.length; i += 2) {
      equal(TEXT[bodies[i]!], '{');
      equal(TEXT[bodies[i + 1]!], '}');
      ok(i === 0 || bodies[i - 2]! < bodies[i]!);
    }
    equal(impls.length, 15);
    for (let i = 0; i < impls.length; i += 5) {
      ok(TEXT.startsWith('impl', impls[i]));
      equal(TEXT[impls[i + 1]!], '{');
      equal(TEXT[impls[i + 2]! - 1], '}');
    }
    deepEqual(words, ['Pair', 'Send', 'From']);
  });

  it('is not lexed before it is asked for', () => {
    const waiting = unpackWaiting(findWaiting(TEXT));
    ok(lex(TEXT, 2021, waiting).count < lex(TEXT).count / 3);
  });

  it('is read as with all tokens', () => {
    const { full, late } = both(TEXT);
    equal(late, full);
  });

  it('in the prelude is read as with all tokens', () => {
    const texts = Object.entries(preludeTexts()).filter(([name]) => name.endsWith('.rs'));
    ok(texts.length > 200);
    for (const [name, text] of sampled(texts, 3)) {
      const { full, late } = both(text);
      equal(late, full, name);
    }
  });
});
