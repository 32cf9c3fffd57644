/**
 * Types whose parts are shared, and objects in each other: each is gone through once, and not as
 * often as it would be written out.
 */
import assert from 'node:assert/strict';
import { displayTy, type FnDef } from '../../../src/hir/index.ts';
import { substTy } from '../../../src/hir/types/fold.ts';
import { mkInt, mkParam, mkTuple } from '../../../src/hir/types/intern.ts';
import { loadProgram } from '../../lower/program.ts';

/** Seconds of processor time that anything here may take; without sharing it takes minutes. */
const MOST_SECONDS = 3;

function quickly<T>(make: () => T): T {
  const before = process.cpuUsage();
  const made = make();
  const { user, system } = process.cpuUsage(before);
  const seconds = (user + system) / 1e6;
  assert.ok(seconds < MOST_SECONDS, `${seconds} s`);
  return made;
}

/** The type of the only parameter of `f`, and what is wrong with its body. */
function paramOf(text: string): { readonly type: string; readonly problems: readonly string[] } {
  const { program, crate } = loadProgram(text, { edition: 2021 });
  const f = crate.root.values.get('f')!.def as FnDef;
  const body = quickly(() => program.body(f))!;
  return {
    type: displayTy(body.params[0]!.pat.ty),
    problems: body.problems.map(({ kind, what }) => `${kind} ${what}`),
  };
}

describe('hir: types with shared parts', () => {
  it('are substituted part by part', () => {
    const doubled = (start: ReturnType<typeof mkInt>): ReturnType<typeof mkInt> => {
      let type = start;
      for (let level = 0; level < 27; level++) type = mkTuple([type, type]);
      return type;
    };
    const made = quickly(() => substTy(doubled(mkParam(0, 'T')), [mkInt('u32')]));
    assert.equal(made, doubled(mkInt('u32')));
  });

  it('come from aliases that double', () => {
    const levels = Array.from(
      { length: 26 },
      (_, i) => `type A${i + 1}<T, U> = A${i}<(T, U), (U, T)>;`,
    );
    const text = `type A0<T, U> = (T, U); ${levels.join(' ')} fn f(x: &A2<u8, u16>, y: &A26<u8, u16>) {}`;
    const { type, problems } = paramOf(text);
    assert.equal(type, '&(((u8, u16), (u16, u8)), ((u16, u8), (u8, u16)))');
    assert.deepEqual(problems, []);
  });

  it('are objects of functions in each other, with their arguments and results', () => {
    const depth = 24;
    const written = `${'&dyn Fn('.repeat(depth)}u32${') -> u8'.repeat(depth)}`;
    const { type, problems } = paramOf(`fn f(x: ${written}) {}`);
    assert.equal(type.match(/dyn /g)?.length, depth);
    assert.deepEqual(problems, []);
    const short = paramOf('fn f(x: &dyn Fn(&dyn Fn(u32) -> u8) -> u16) {}').type;
    for (const part of ['u32', 'u8', 'u16']) assert.ok(short.includes(part), short);
  });

  it('are bounds that aliases of traits give twice, each once', () => {
    const levels = Array.from({ length: 24 }, (_, i) => `trait A${i + 1} = A${i} + A${i};`);
    const text = `#![feature(trait_alias)] trait B { fn n(&self) -> u32; } trait C { fn m(&self) -> u8; } trait A0 = B + C; ${levels.join(' ')} fn f<T: A24, U: A24>(x: T, y: U) -> (u32, u8) { (x.n(), y.m()) }`;
    assert.deepEqual(paramOf(text).problems, []);
  });

  it('do not lead round when aliases of traits name each other', () => {
    const text =
      '#![feature(trait_alias)] trait B { fn n(&self) -> u32; } trait A = C + B; trait C = A; fn f<T: A>(x: T) -> u32 { x.n() }';
    assert.deepEqual(paramOf(text).problems, []);
  });
});
