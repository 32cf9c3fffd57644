/**
 * Questions about collected crates: paths, block modules, traits in scope, hygiene, edits of
 * bodies.
 */
import assert from 'node:assert/strict';
import type { FnDef, ModuleDef } from '../../../src/hir/index.ts';
import {
  blockModule,
  collectBodies,
  crateOfMark,
  defSiteModule,
  expandExpr,
  expandStmts,
  isEnabled,
  lookupName,
  macroOf,
  type Namespace,
  outerMark,
  replaceFnBody,
  resolvePath,
  traitsInScope,
  unknownDerives,
} from '../../../src/hir/names/index.ts';
import {
  type AnyNode,
  type Block,
  type Fn,
  type MacroCall,
  type Path,
  parseFile,
  type SyntaxMark,
  walk,
} from '../../../src/syntax/index.ts';
import { parseFixture } from '../../kit/index.ts';
import { collectFixture, type Program, showDef } from './support.ts';

const CORE = `
//- /core/lib.rs
pub mod prelude { pub mod v1 { pub use crate::option::Option::{self, None, Some}; pub use crate::marker::Copy; } }
pub mod option { pub enum Option<T> { None, Some(T) } }
pub mod marker { pub trait Copy {} }
pub mod u32 { pub const MAX_OLD: u32 = 0; }
//- /src/lib.rs`;

function program(text: string): Program {
  return collectFixture(parseFixture(`${CORE}\n${text}`));
}

function find<N extends AnyNode>(root: AnyNode, test: (node: AnyNode) => boolean): N {
  let found: AnyNode | undefined;
  walk(root, (node) => {
    if (found === undefined && test(node)) found = node;
  });
  assert.ok(found, 'the node is there');
  return found as N;
}

function pathOf(text: string): Path {
  const { file } = parseFile(`type X = ${text};`);
  return find<Path>(file, (n) => n.kind === 'Path');
}

function ask(module: ModuleDef, text: string, ns: Namespace): string {
  const found = resolvePath(module, pathOf(text), ns);
  if (found === undefined) return 'nothing';
  return `${showDef(found.def)} +${found.rest}${found.private ? ' private' : ''}`;
}

function moduleAt(p: Program, ...names: string[]): ModuleDef {
  let module = p.main.root;
  for (const name of names) module = module.types.get(name)!.def as ModuleDef;
  return module;
}

function fnAt(p: Program, name: string): FnDef {
  return p.main.root.values.get(name)!.def as FnDef;
}

describe('names: paths', () => {
  const p = program(`
pub mod a { pub enum E { V, R { x: u8 } } pub trait T { fn m(); } mod hidden { pub struct H; } pub struct S; impl S { pub const C: u32 = 1; } }
use a::E;
use core::u32;
type Alias = a::S;
`);
  const root = p.main.root;
  const rows: [string, Namespace, string][] = [
    ['a::S', 'type', 'struct krate::a::S +2'],
    ['a::S', 'value', 'struct krate::a::S +2'],
    ['a::S::C', 'value', 'struct krate::a::S +2'],
    ['Alias::C', 'value', 'type-alias krate::Alias +1'],
    ['E::V', 'value', 'variant krate::a::E::V +2'],
    ['E::R', 'type', 'variant krate::a::E::R +2'],
    ['E::make', 'value', 'enum krate::a::E +1'],
    ['a::T::m', 'value', 'trait krate::a::T +2'],
    ['a::hidden::H', 'type', 'struct krate::a::hidden::H +3 private'],
    ['crate::a', 'type', 'mod krate::a +2'],
    ['self::a', 'type', 'mod krate::a +2'],
    ['super::a', 'type', 'nothing'],
    ['a::nothing', 'type', 'nothing'],
    ['Some', 'value', 'variant core::option::Option::Some +1'],
    ['Option', 'type', 'enum core::option::Option +1'],
    ['std::option::Option', 'type', 'enum core::option::Option +3'],
    ['::core::option', 'type', 'mod core::option +2'],
    ['f32', 'type', 'builtin f32 +1'],
    ['f32::MAX', 'value', 'builtin f32 +1'],
    ['u32::MAX', 'value', 'builtin u32 +1'],
    ['u32::MAX_OLD', 'value', 'const core::u32::MAX_OLD +2'],
    ['missing', 'value', 'nothing'],
  ];
  for (const [path, ns, expected] of rows) {
    it(`${path} as ${ns}`, () => assert.equal(ask(root, path, ns), expected));
  }

  it('looks from inner modules', () => {
    assert.equal(ask(moduleAt(p, 'a'), 'super::E', 'type'), 'enum krate::a::E +2');
    assert.equal(
      ask(moduleAt(p, 'a', 'hidden'), 'super::super::Alias', 'type'),
      'type-alias krate::Alias +3',
    );
    assert.equal(
      ask(moduleAt(p, 'a', 'hidden'), 'self::H', 'type'),
      'struct krate::a::hidden::H +2',
    );
    assert.equal(lookupName(root, 'E', 'type')?.def.kind, 'enum');
  });
});

describe('names: imports that name nothing', () => {
  const p = program(`
use gone::Option;
mod inner { use super::missing::{Some as Other, None}; mod deep {} fn f() { use gone::Copy; } }
mod child { use super::*; mod own { use super::*; enum Option { A } } }
mod beside { pub use crate::inner::*; }
fn f() { use gone::Some; }
`);

  it('hide what is in scope everywhere', () => {
    assert.equal(ask(p.main.root, 'Option', 'type'), 'nothing');
    assert.equal(ask(p.main.root, 'Option::Some', 'value'), 'nothing');
    assert.equal(ask(moduleAt(p, 'inner'), 'None', 'value'), 'nothing');
  });

  it('are brought by globs to those who see them', () => {
    assert.equal(ask(moduleAt(p, 'child'), 'Option', 'type'), 'nothing');
    assert.equal(
      ask(moduleAt(p, 'child', 'own'), 'Option', 'type'),
      'enum krate::child::own::Option +1',
    );
    const some = 'variant core::option::Option::None +1';
    assert.equal(ask(moduleAt(p, 'beside'), 'None', 'value'), some);
  });

  it('hide nothing else, and nothing in other modules', () => {
    const inner = moduleAt(p, 'inner');
    assert.equal(ask(p.main.root, 'Some', 'value'), 'variant core::option::Option::Some +1');
    assert.equal(ask(inner, 'Some', 'value'), 'variant core::option::Option::Some +1');
    assert.equal(ask(inner, 'Option', 'type'), 'enum core::option::Option +1');
    assert.equal(
      ask(moduleAt(p, 'inner', 'deep'), 'None', 'value'),
      'variant core::option::Option::None +1',
    );
  });
});

describe('names: blocks', () => {
  const p = program(`
trait Outer {}
fn plain() { let x = 1; { x } }
fn f() {
    use Shape::*;
    enum Shape { Round, Flat }
    fn inner() -> u32 { const K: u32 = 1; K }
    trait Local { fn m(&self); }
    impl Local for u8 { fn m(&self) {} }
    macro_rules! three { () => { 3 } }
    { struct Deep; let y = three!(); }
    makes_fn!();
    let z = made();
}
macro_rules! makes_fn { () => { fn made() {} }; }
`);
  const f = fnAt(p, 'f');
  const body = f.node.body!;
  const outer = blockModule(body, f.module, f.file)!;

  it('makes no module for a block without items', () => {
    const plain = fnAt(p, 'plain');
    assert.equal(blockModule(plain.node.body!, plain.module, plain.file), undefined);
  });

  it('binds items, imports and what statement macros make', () => {
    assert.deepEqual([...outer.values.keys()].sort(), ['Flat', 'Round', 'inner']);
    assert.equal(ask(outer, 'Round', 'value'), 'variant krate::{}::Shape::Round +1');
    assert.equal(ask(outer, 'Outer', 'type'), 'trait krate::Outer +1');
    assert.equal(ask(outer, 'self::Outer', 'type'), 'trait krate::Outer +2');
    assert.equal(blockModule(body, f.module, f.file), outer, 'memoised');
  });

  it('nests', () => {
    const block = find<Block>(
      body,
      (n) => n.kind === 'Block' && n !== body && n.stmts.length === 2 && n.start > body.start + 200,
    );
    const deep = blockModule(block, outer, f.file)!;
    assert.equal(ask(deep, 'Deep', 'type'), 'struct krate::{}::{}::Deep +1');
    assert.equal(ask(deep, 'inner', 'value'), 'fn krate::{}::inner +1');
    const call = find<MacroCall>(block, (n) => n.kind === 'MacroCall');
    const { expr, problems } = expandExpr(call, deep);
    assert.deepEqual([expr.kind, problems.length], ['LitExpr', 0]);
  });

  it('knows the traits in scope', () => {
    assert.deepEqual(
      traitsInScope(outer)
        .map((t) => t.name)
        .sort(),
      ['Copy', 'Local', 'Outer'],
    );
    assert.deepEqual(
      traitsInScope(p.main.root)
        .map((t) => t.name)
        .sort(),
      ['Copy', 'Outer'],
    );
  });

  it('finds impls in bodies, once', () => {
    collectBodies(p.main);
    collectBodies(p.main);
    assert.equal(p.main.impls.filter((i) => i.module === outer).length, 1);
  });

  it('keeps textual order: the macro below the function is not in scope', () => {
    const call = find<MacroCall>(
      body,
      (n) => n.kind === 'MacroCall' && n.path.segments[0]!.name.text === 'makes_fn',
    );
    const { problems } = expandStmts(call, outer);
    assert.deepEqual(
      problems.map((x) => `${x.kind} ${x.what}`),
      ['unresolved macro `makes_fn!`'],
    );
  });
});

describe('names: edits', () => {
  it('replaces a body and forgets its impls', () => {
    const p = program('trait T {} fn f() { impl T for u8 {} } fn g() { impl T for u16 {} }');
    collectBodies(p.main);
    assert.equal(p.main.impls.length, 2);
    const f = fnAt(p, 'f');
    const old = f.node;
    const { file } = parseFile(
      'trait T {} fn f() { struct New; impl T for New {} impl T for i8 {} } fn g() {}',
    );
    const alone = replaceFnBody(f, file.items.find((i): i is Fn => i.kind === 'Fn')!, f.file);
    assert.equal(alone, false, 'there are items in it');
    assert.notEqual(f.node, old);
    assert.equal(p.main.impls.length, 3);
    assert.equal(fnAt(p, 'f'), f, 'the definition is the same object');
  });
});

describe('names: edits of bodies', () => {
  const edited = (before: string, after: string): boolean => {
    const p = program(
      `macro_rules! mk { () => { impl T for u8 {} } } trait T {} fn f() { ${before} }`,
    );
    collectBodies(p.main);
    const { file } = parseFile(`fn f() { ${after} }`);
    const f = fnAt(p, 'f');
    return replaceFnBody(f, file.items.find((i): i is Fn => i.kind === 'Fn')!, f.file);
  };

  it('what macros make in a body is seen from outside as well', () => {
    assert.equal(edited('let x = 1;', 'let x = 2;'), true);
    assert.equal(edited('mk!();', 'let x = 2;'), false);
    assert.equal(edited('let x = 2;', 'mk!();'), false);
    assert.equal(edited('let x = 2;', 'assert!(true);'), true);
  });
});

describe('names: hygiene marks', () => {
  const p = program(`
macro_rules! global { ($e:expr) => { { let x = 1; $e + x } }; }
fn f(x: u32) -> u32 {
    macro_rules! local { () => { x + 1 }; }
    local!() + global!(x)
}
macro modern() { helper() }
fn helper() {}
mod other { fn helper() {} fn use_it() { super::modern!() } }
`);
  const f = fnAt(p, 'f');
  const module = blockModule(f.node.body!, f.module, f.file)!;
  const call = (name: string): MacroCall =>
    find<MacroCall>(
      f.node.body!,
      (n) => n.kind === 'MacroCall' && n.path.segments[0]!.name.text === name,
    );
  const names = (root: AnyNode): { text: string; ctxt: SyntaxMark | undefined }[] => {
    const out: { text: string; ctxt: SyntaxMark | undefined }[] = [];
    walk(root, (n) => {
      if (n.kind === 'Name') out.push({ text: n.text, ctxt: n.ctxt });
    });
    return out;
  };

  it('marks names of the body and leaves those of the call', () => {
    const [bound, given, used] = names(expandExpr(call('global'), module).expr);
    assert.deepEqual([bound!.text, given!.text, used!.text], ['x', 'x', 'x']);
    assert.ok(bound!.ctxt !== undefined);
    assert.equal(used!.ctxt, bound!.ctxt);
    assert.equal(given!.ctxt, undefined);
    const { node } = macroOf(call('local'), module)!;
    assert.equal(outerMark(bound!.ctxt, node), undefined, 'another macro made it');
    assert.equal(defSiteModule(bound!.ctxt), p.main.root);
    assert.equal(crateOfMark(bound!.ctxt), p.main);
  });

  it('lets macros of a body see its locals', () => {
    const [x] = names(expandExpr(call('local'), module).expr);
    assert.ok(x!.ctxt !== undefined);
    const { node } = macroOf(call('local'), module)!;
    assert.deepEqual(outerMark(x!.ctxt, node), { mark: undefined });
  });

  it('resolves names of `macro` definitions where they stand', () => {
    const other = moduleAt(p, 'other');
    const user = other.values.get('use_it')!.def as FnDef;
    const made = expandExpr(user.node.body!.tail as MacroCall, other).expr;
    const path = find<Path>(made, (n) => n.kind === 'Path');
    const found = resolvePath(other, path, 'value');
    assert.equal(found && showDef(found.def), 'fn krate::helper');
  });
});

describe('names: small questions', () => {
  const p = program(
    '#[derive(Serialize, Clone)] struct S; fn f() { #[cfg(target_arch = "amdgpu")] let x = 1; }',
  );

  it('tells unknown derives', () => {
    assert.deepEqual(unknownDerives(p.main.root.types.get('S')!.def), ['Serialize']);
  });

  it('evaluates cfg on statements', () => {
    const stmt = fnAt(p, 'f').node.body!.stmts[0]!;
    assert.ok(stmt.kind === 'LetStmt');
    assert.equal(isEnabled(p.main.root, stmt.attrs), false);
    assert.equal(isEnabled(p.main.root, []), true);
  });
});
