/** Exact places that diagnostics point at, and the helpers over trees. */
import assert from 'node:assert/strict';
import {
  cloneTree,
  type Fn,
  fullStart,
  lex,
  nodePathAt,
  parseFile,
  printTokens,
  signatureSpan,
  visit,
} from '../../src/syntax/index.ts';

const TEXT = `mod gpu;
/// Docs.
#[unsafe(no_mangle)]
pub(crate) async unsafe extern "gpu-kernel" fn scale<T>(out: *mut T, n: usize, ...) -> Result<(), T> where T: Copy {
    body(n)
}
`;

function kernel(): Fn {
  const fn = parseFile(TEXT).file.items[1];
  assert.ok(fn?.kind === 'Fn');
  return fn;
}

const slice = (node: { start: number; end: number } | undefined): string =>
  node === undefined ? '' : TEXT.slice(node.start, node.end);

describe('syntax: places', () => {
  it('of the parts of a signature', () => {
    const fn = kernel();
    assert.equal(slice(fn.vis), 'pub(crate)');
    assert.equal(slice(fn.async), 'async');
    assert.equal(slice(fn.safety), 'unsafe');
    assert.equal(slice(fn.abi), 'extern "gpu-kernel"');
    assert.equal(fn.abi?.name, 'gpu-kernel');
    assert.equal(slice(fn.abi?.literal), '"gpu-kernel"');
    assert.equal(slice(fn.name), 'scale');
    assert.equal(slice(fn.generics), '<T>');
    assert.equal(slice(fn.paramList), '(out: *mut T, n: usize, ...)');
    const [out, n, dots] = fn.paramList.params;
    assert.equal(slice(out), 'out: *mut T');
    assert.equal(out?.kind === 'Param' ? slice(out.type) : '', '*mut T');
    assert.equal(slice(n), 'n: usize');
    assert.equal(dots?.kind === 'VariadicParam' ? slice(dots.dots) : '', '...');
    assert.equal(slice(fn.arrow), '->');
    assert.equal(slice(fn.ret), 'Result<(), T>');
    assert.equal(slice(fn.where), 'where T: Copy');
    assert.match(slice(fn.body), /^\{[\s\S]*\}$/);
    assert.match(slice(fn), /^pub\(crate\)[\s\S]*\}$/);
    assert.match(slice(signatureSpan(fn)), /^pub\(crate\)[\s\S]*where T: Copy$/);
    assert.equal(TEXT.slice(fullStart(fn), fullStart(fn) + 9), '/// Docs.');
    assert.deepEqual(
      fn.attrs.map((a) => [a.isDoc, a.unsafe, a.path.join('::'), a.text]),
      [
        [true, false, 'doc', ' Docs.'],
        [false, true, 'no_mangle', 'unsafe(no_mangle)'],
      ],
    );
  });

  it('of the nodes at an offset', () => {
    const { file } = parseFile(TEXT);
    const kinds = (what: string, add = 0): string[] =>
      nodePathAt(file, TEXT.indexOf(what) + add).map((n) => n.kind);
    assert.deepEqual(kinds('body(n)').slice(0, 4), ['SourceFile', 'Fn', 'Block', 'CallExpr']);
    assert.deepEqual(kinds('n)', 1).at(-1), 'Name');
    assert.deepEqual(kinds('no_mangle'), ['SourceFile', 'Fn', 'Attr']);
    assert.deepEqual(kinds('"gpu-kernel"', 2), ['SourceFile', 'Fn', 'Abi', 'LitExpr']);
  });
});

describe('syntax: helpers over trees', () => {
  it('visit calls the handlers of kinds and leaves out what they refuse', () => {
    const seen: string[] = [];
    visit(parseFile('fn a() { b(); mod c { fn d() {} } } fn e() {}').file, {
      Fn: (fn) => void seen.push(fn.name.text),
      Mod: () => false,
    });
    assert.deepEqual(seen, ['a', 'e']);
  });

  it('a clone is equal and shares no node', () => {
    const fn = kernel();
    const copy = cloneTree(fn);
    assert.deepEqual(copy, fn);
    assert.notEqual(copy.body, fn.body);
    assert.notEqual(copy.paramList.params[0], fn.paramList.params[0]);
  });

  it('prints tokens', () => {
    assert.equal(
      printTokens(lex('a /*b*/')),
      'Ident 0..1 "a"\nWhitespace 1..2 " "\nBlockComment 2..7 "/*b*/"\n',
    );
  });

  it('groups are built when asked for, nested ones too', () => {
    const { file } = parseFile('m! { a (b [c]) -> d }');
    const call = file.items[0];
    assert.ok(call?.kind === 'MacroCall');
    const { trees } = call.body;
    assert.deepEqual(
      trees.map((t) => (t.kind === 'Token' ? `${t.text}:${t.spacing}` : t.kind)),
      ['a:alone', 'Group', '->:alone', 'd:alone'],
    );
    assert.equal(call.body.close.text, '}');
    assert.equal(call.body.trees, trees);
  });
});
