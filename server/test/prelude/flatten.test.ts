/**
 * The form of the prelude that the bundles carry says the same as its sources, and what is guessed
 * about its impls holds.
 */
import assert from 'node:assert/strict';
import { compact, flattenPrelude } from '../../../tools/flatten-prelude.ts';
import { fileId } from '../../src/base/index.ts';
import { collectCrate, type ImplDef, Program, type TargetCfg } from '../../src/hir/index.ts';
import { isDocComment, isTrivia, lex, parseFile } from '../../src/syntax/index.ts';
import { preludeFiles, readPreludeFile } from './collect.ts';

const preludeSources = (): Record<string, string> =>
  Object.fromEntries(preludeFiles().map((name) => [name, readPreludeFile(name)]));

describe('the flattened prelude', () => {
  let flat: Readonly<Record<string, string>>;
  before(() => {
    flat = flattenPrelude(preludeSources());
  });

  const collect = (arch: TargetCfg['arch']) => {
    const target: TargetCfg = {
      arch,
      cfg: new Set(),
      overflowChecks: false,
      debugAssertions: false,
    };
    const names = Object.keys(flat);
    const core = collectCrate(
      { name: 'core', edition: 2021, root: '/lib.rs', isPrelude: true },
      {
        parse(path) {
          const name = path.slice(1);
          const text = flat[name];
          if (text === undefined) return undefined;
          const { file } = parseFile(text, { lazyBodies: true });
          return { file, fileId: fileId(names.indexOf(name)) };
        },
      },
      target,
      new Map(),
    );
    return { core, program: new Program(target, [core], core) };
  };

  for (const arch of ['nvptx64', 'amdgpu'] as const) {
    it(`collects for ${arch} without problems, and a look at an impl tells what it is for`, () => {
      const { core, program } = collect(arch);
      assert.deepEqual(core.problems, []);
      assert.ok(core.impls.length > 2000);
      const wrong = core.impls.filter((impl) => !guessHolds(program, impl)).map(headOf);
      assert.deepEqual(wrong, []);
    });
  }

  function guessHolds(program: Program, impl: ImplDef): boolean {
    const { glance } = impl.node;
    if (glance === undefined) return false;
    const selfTy = program.implSelfTy(impl);
    if (glance.trait !== program.implTraitRef(impl)?.trait.name) return false;
    switch (selfTy.kind) {
      case 'int':
      case 'float':
        return glance.self === selfTy.name;
      case 'bool':
      case 'char':
      case 'str':
        return glance.self === selfTy.kind;
      case 'adt':
      case 'foreign':
        return glance.self === selfTy.def.name;
      default:
        return glance.self === undefined;
    }
  }

  function headOf({ node }: ImplDef): string {
    return JSON.stringify(node.glance);
  }

  it('no lang item stands in an impl', () => {
    const { core } = collect('nvptx64');
    const marked = core.impls.flatMap((impl) =>
      impl.items.order.filter(({ attrs }) => attrs.some((attr) => attr.path.join() === 'lang')),
    );
    assert.deepEqual(
      marked.map(({ name }) => name),
      [],
    );
  });

  it('keeps an argument of a macro one expression', () => {
    const macro = 'macro_rules! not { ($name:ident, $e:expr) => { fn $name() -> bool { !$e } }; }';
    const uses = 'not!(less, 1 < 2); not!(known, CALM); not!(called, calm(1));';
    const { 'lib.rs': text } = flattenPrelude({ 'lib.rs': `${macro}\n${uses}` });
    assert.match(text!, /fn less\(\)->bool\{!\( ?1 < 2 ?\)\}/);
    assert.match(text!, /fn known\(\)->bool\{!CALM\}/);
    assert.match(text!, /fn called\(\)->bool\{!calm\(1\)\}/);
  });

  it('leaves the tokens as they are', () => {
    const tokens = (text: string): string[] => {
      const { kinds, starts, count } = lex(text);
      const out: string[] = [];
      for (let i = 0; i < count; i++) {
        if (isTrivia(kinds[i]!) || isDocComment(kinds[i]!)) continue;
        out.push(text.slice(starts[i]!, starts[i + 1]!));
      }
      return out;
    };
    const odd = `a & & b; 1 .max(2); 0. .x; r #"x"#; 'a 'b'; x < - 1; /// doc\nfn f ( ) -> ! { b "s" }`;
    for (const text of [odd, ...Object.values(preludeSources())]) {
      assert.deepEqual(tokens(compact(text)), tokens(text));
    }
  });
});
