/** Parsing from token trees: fragments of macros, interpolated nodes, hygiene marks, places. */
import assert from 'node:assert/strict';
import {
  type FragmentKind,
  type Interpolated,
  parseAttrFromTokens,
  parseExprFromTokens,
  parseFile,
  parseFragment,
  parseItemsFromTokens,
  parsePatFromTokens,
  parseStmtsFromTokens,
  parseTypeFromTokens,
  printTree,
  type TokenTree,
  tokenTrees,
} from '../../src/syntax/index.ts';

/**
 * What a fragment takes from the front of `text`, and what is left, as texts; undefined when it
 * does not match.
 */
function take(
  kind: FragmentKind,
  text: string,
  edition: 2018 | 2021 | 2024 = 2021,
): string | undefined {
  const trees = tokenTrees(text);
  const found = parseFragment(kind, trees, 0, edition);
  if (found === undefined) return undefined;
  const last = trees[found.next - 1];
  const cut = found.rest?.start ?? last?.end ?? 0;
  return `${found.node.kind} ${text.slice(0, cut)}|${text.slice(cut).trim()}`;
}

const FRAGMENTS: readonly (readonly [FragmentKind, string, string | undefined])[] = [
  ['expr', 'a + b * c, d', 'BinaryExpr a + b * c|, d'],
  ['expr', 'x => y', 'PathExpr x|=> y'],
  ['expr', ', a', undefined],
  ['expr', 'a +', undefined],
  ['ty', 'Vec<Vec<u8>>, x', 'PathType Vec<Vec<u8>>|, x'],
  ['ty', 'Vec<u8>> x', 'PathType Vec<u8>|> x'],
  ['ty', '&mut [u8; 3] = 1', 'RefType &mut [u8; 3]|= 1'],
  ['ty', '1', undefined],
  ['pat', 'A | B => 1', 'OrPat A | B|=> 1'],
  ['pat_param', 'A | B => 1', 'IdentPat A|| B => 1'],
  ['stmt', 'let x = 1; y', 'LetStmt let x = 1|; y'],
  ['stmt', 'f(1); y', 'ExprStmt f(1)|; y'],
  ['stmt', 'fn f() {} y', 'ItemStmt fn f() {}|y'],
  ['block', '{ a } b', 'Block { a }|b'],
  ['block', 'a', undefined],
  ['item', '#[a] pub fn f() {} b', 'Fn #[a] pub fn f() {}|b'],
  ['item', 'm! { a } b', 'MacroCall m! { a }|b'],
  ['item', 'a + b', undefined],
  ['path', 'a::b<u8>::c d', 'Path a::b<u8>::c|d'],
  ['meta', 'cfg(all(a, b)) c', 'Attr cfg(all(a, b))|c'],
  ['meta', 'doc = "x"', 'Attr doc = "x"|'],
  ['meta', 'unsafe(no_mangle)', 'Attr unsafe(no_mangle)|'],
  ['vis', 'pub(crate) fn', 'Visibility pub(crate)|fn'],
  ['vis', 'fn', 'Visibility |fn'],
  ['literal', '-1 + 2', 'UnaryExpr -1|+ 2'],
  ['literal', 'true', 'LitExpr true|'],
  ['literal', 'a', undefined],
  ['ident', 'r#fn x', 'Token r#fn|x'],
  ['ident', '_', undefined],
  ['lifetime', "'a + b", "Token 'a|+ b"],
  ['tt', '(a b) c', 'Group (a b)|c'],
];

/** The node as the token of `$e:expr`. */
function fragmentToken(fragment: FragmentKind, text: string): Interpolated {
  const { node } = parseFragment(fragment, tokenTrees(text), 0)!;
  return { kind: 'Interpolated', fragment, node, start: 0, end: text.length };
}

/** Tokens of `text` in which each `$n` is replaced by `args[n]`. */
function fill(text: string, args: readonly TokenTree[]): TokenTree[] {
  const trees = tokenTrees(text.replace(/\$(\d)/g, '__$1'));
  return trees.map((tree) => {
    const hole = tree.kind === 'Token' ? /^__(\d)$/.exec(tree.text) : null;
    return hole === null ? tree : args[Number(hole[1])]!;
  });
}

describe('syntax: macro fragments', () => {
  for (const [kind, text, expected] of FRAGMENTS) {
    it(`${kind} in ${text}`, () => assert.equal(take(kind, text), expected));
  }

  it('a list is asked many times, and splitting a token in it leaves no trace', () => {
    const trees = tokenTrees('Vec<Vec<u8>>, Vec<u8>');
    for (let round = 0; round < 3; round++) {
      assert.equal(parseFragment('ty', trees, 0)?.next, 6);
      assert.equal(parseFragment('ty', trees, 7)?.next, 11);
      const inner = parseFragment('ty', trees, 2);
      assert.deepEqual([inner?.next, inner?.rest?.text], [5, '>']);
    }
  });
});

describe('syntax: trees from tokens', () => {
  /** Places aside, tokens give the tree that the text gives. */
  const bare = (tree: string): string => tree.replace(/ \d+\.\.\d+/g, '');

  it('the same tree as from text', () => {
    const items =
      'pub fn f<T: A<u8>>(&self, x: &&[u8; 2]) -> Vec<Vec<T>> { let y = x.0.1 >> 2; m!(a, {b}); |a| b }';
    const fromText = parseFile(items).file.items[0]!;
    const fromTokens = parseItemsFromTokens(tokenTrees(items));
    assert.deepEqual(fromTokens.errors, []);
    assert.equal(bare(printTree(fromTokens.node[0]!)), bare(printTree(fromText)));
  });

  it('the same places as from text, if all tokens are of one text', () => {
    const text = 'a.b::<Vec<Vec<u8>>>(1 + 2, &&x) >> { let y: &&u8 = z; y }';
    const wrapped = `const _: () = ${text};`;
    const item = parseFile(wrapped).file.items[0]!;
    assert.ok(item.kind === 'Const' && item.value !== undefined);
    const shift = wrapped.indexOf(text);
    const moved = printTree(item.value).replace(
      / (\d+)\.\.(\d+)/g,
      (_, a: string, b: string) => ` ${Number(a) - shift}..${Number(b) - shift}`,
    );
    assert.equal(printTree(parseExprFromTokens(tokenTrees(text)).node), moved);
  });

  it('an interpolated expression keeps its precedence', () => {
    const sum = fragmentToken('expr', '1 + 2');
    const { node, errors } = parseExprFromTokens(fill('$0 * 3', [sum]));
    assert.deepEqual(errors, []);
    assert.ok(node.kind === 'BinaryExpr' && node.op === '*');
    assert.equal(node.lhs, sum.node);
  });

  it('an interpolated node used twice is two nodes', () => {
    const call = fragmentToken('expr', 'f(x)');
    const { node } = parseExprFromTokens(fill('$0 + $0', [call]));
    assert.ok(node.kind === 'BinaryExpr');
    assert.notEqual(node.lhs, node.rhs);
    assert.deepEqual(node.lhs, node.rhs);
  });

  it('takes fragments wherever they may stand', () => {
    const args = [
      fragmentToken('ty', 'Vec<u8>'),
      fragmentToken('pat', 'Some(x)'),
      fragmentToken('path', 'a::b'),
      fragmentToken('block', '{ 1 }'),
      fragmentToken('literal', '-1'),
      fragmentToken('vis', 'pub'),
      fragmentToken('item', 'fn g() {}'),
      fragmentToken('stmt', 'let z = 1'),
      fragmentToken('meta', 'inline'),
      fragmentToken('expr', 'e'),
    ];
    const code: readonly string[] = [
      'let q: $0 = $0::new();',
      'if let $1 = $9 $3',
      '$2(1);',
      '$2 { f: 1 };',
      'match $9 { $4 => 1, $1 => 2, }',
      'impl $2 for $0 { }',
      '$5 struct S { f: u8 }',
      '$6',
      '$7;',
      '$2!(x);',
      'unsafe $3',
      'let f = || -> $0 $3;',
      'x as $0',
      'loop $3',
      '<$0 as $2>::f();',
      '$9.f($9)',
      '[$9; $9]',
      'S::<$0>::f()',
      'fn h() -> $0 $3',
      '$5 fn i() {}',
    ];
    for (const text of code) {
      const { errors } = parseStmtsFromTokens(openGroups(fill2(text, args)));
      assert.deepEqual(errors, [], text);
    }
    const attr = parseItemsFromTokens(fill2('#[$8] fn k() {}', args));
    assert.deepEqual(attr.errors, []);
    assert.deepEqual(attr.node[0]?.attrs[0]?.path, ['inline']);
  });

  it('names carry the hygiene marks of their tokens, nodes the files', () => {
    const mark = { id: 7 };
    const marked = tokenTrees("x + y.f('a: loop {})").map((tree) =>
      tree.kind === 'Token' ? { ...tree, ctxt: mark, file: 3 } : tree,
    );
    const { node } = parseExprFromTokens(marked);
    assert.ok(node.kind === 'BinaryExpr' && node.lhs.kind === 'PathExpr');
    assert.equal(node.lhs.path.segments[0]?.name.ctxt, mark);
    assert.equal(node.lhs.path.file, 3);
  });

  it('a node of tokens from two texts gets the place of the call', () => {
    const tokens = [
      { ...tokenTrees('a')[0]!, file: 1, start: 50, end: 51 },
      { ...tokenTrees('+')[0]!, file: 2, start: 5, end: 6 },
      { ...tokenTrees('b')[0]!, file: 2, start: 7, end: 8 },
    ] as TokenTree[];
    const callSite = { start: 40, end: 60, file: 1 };
    const { node } = parseExprFromTokens(tokens, { callSite });
    assert.deepEqual([node.start, node.end, node.file], [40, 60, 1]);
    assert.deepEqual(
      [node.kind === 'BinaryExpr' && node.rhs.start, node.kind === 'BinaryExpr' && node.rhs.file],
      [7, 2],
    );
    const alone = parseExprFromTokens(tokens).node;
    assert.deepEqual([alone.start, alone.end, alone.file], [50, 51, 1]);
  });

  it('what is left over is an error', () => {
    assert.equal(
      parseExprFromTokens(tokenTrees('a b')).errors[0]?.message,
      'expected the end of the macro, found `b`',
    );
    assert.equal(parseTypeFromTokens(tokenTrees('u8 u8')).errors.length, 1);
    assert.equal(parsePatFromTokens(tokenTrees('A B')).errors.length, 1);
    assert.deepEqual(parseExprFromTokens(tokenTrees('a;')).errors, []);
    assert.equal(parseExprFromTokens([]).node.kind, 'BogusExpr');
  });

  it('reads the inside of attributes', () => {
    const { node, errors } = parseAttrFromTokens(tokenTrees('unsafe(export_name = "k")'));
    assert.deepEqual(errors, []);
    assert.ok(node.unsafe && node.value?.kind === 'LitExpr');
    assert.deepEqual(node.path, ['export_name']);
  });

  it('doc comments in macros are attributes', () => {
    const trees = tokenTrees('/// "a"\nx');
    assert.deepEqual(
      trees.map((t) => (t.kind === 'Token' ? t.text : t.kind)),
      ['#', 'Group', 'x'],
    );
  });
});

/** As `fill`, groups included. */
function fill2(text: string, args: readonly TokenTree[]): TokenTree[] {
  const deep = (trees: readonly TokenTree[]): TokenTree[] =>
    trees.map((tree) => {
      if (tree.kind === 'Group') {
        const { delim, start, end, close } = tree;
        return { kind: 'Group', delim, start, end, close, trees: deep(tree.trees) };
      }
      const hole = tree.kind === 'Token' ? /^__(\d)$/.exec(tree.text) : null;
      return hole === null ? tree : args[Number(hole[1])]!;
    });
  return deep(tokenTrees(text.replace(/\$(\d)/g, '__$1')));
}

/** In an invisible group, as some expansions are. */
function openGroups(trees: readonly TokenTree[]): TokenTree[] {
  const close = tokenTrees(';')[0]!;
  return close.kind === 'Token'
    ? [{ kind: 'Group', delim: '', start: 0, end: 0, close, trees }]
    : [];
}
