/**
 * Sequences of edits that once left another answer than that of a fresh engine, and a part of the
 * edit fuzzer.
 */
import assert from 'node:assert/strict';
import type { RuleLevels } from '../../src/rules/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { runSession } from '../fuzz/edits/session.ts';
import { answersOf } from '../kit/long-life.ts';

const PATH = '/k.rs';
const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel, stdarch_nvptx)]\n';

/**
 * Gives an engine one text after the other and asks where `ask` says so; the last answers are those
 * of a fresh engine.
 */
function follows(
  texts: readonly string[],
  ask: (at: number) => boolean = () => true,
  rules: RuleLevels = {},
): void {
  const engine = testEngine();
  engine.setRules(rules);
  texts.forEach((text, at) => {
    engine.setFile(PATH, HEAD + text);
    if (ask(at)) answersOf(engine, PATH);
  });
  const fresh = testEngine();
  fresh.setRules(rules);
  fresh.setFile(PATH, HEAD + texts.at(-1)!);
  assert.equal(answersOf(engine, PATH), answersOf(fresh, PATH));
}

const KERNEL = '#[no_mangle] pub unsafe extern "gpu-kernel" fn';

describe('edits', () => {
  it('a name that is changed in two places and changed back', () => {
    const text = (name: string): string =>
      `fn ${name}(x: u32) -> u32 { x + 1 }\n${KERNEL} k(o: *mut u32) {\n    *o = 3;\n}\n${KERNEL} l(o: *mut u32) { *o = ${name}(2); }\n`;
    follows([text('one'), text('other'), text('one')], (at) => at !== 1);
  });

  it('lines above statics, types and closures of a body', () => {
    const text = (above: string): string =>
      `${above}${KERNEL} k(o: *mut u32) {\n    static mut SUM: [u32; 4] = [1; 4];\n    struct In<T>(T);\n    impl<T: Copy> In<T> { #[inline(never)] fn get(&self) -> T { self.0 } }\n    SUM[1] = In(*o).get();\n    *o = SUM[*o as usize] + [0u32; { let f = |x: usize| x + 1; f(2) }].len() as u32;\n}\n`;
    follows([text(''), text('// a line\n'), text('// a line\nfn more() {}\n')]);
  });

  it('statics that macros make in a body', () => {
    const text = (above: string): string =>
      `${above}macro_rules! slot { ($n:expr) => {{ static mut S: u32 = $n; &raw mut S }} }\n${KERNEL} k(o: *mut u32) { *slot!(1) = *o; *slot!(2) = *o; *o = *slot!(3); }\n`;
    follows([text(''), text('\n\n'), text('fn more() {}\n')]);
  });

  it('an impl that a macro makes in a body', () => {
    const text = (n: number): string =>
      `pub trait Tr { const N: u32; }\npub struct S;\nmacro_rules! mk { ($n:expr) => { impl Tr for S { const N: u32 = $n; } } }\nfn holder() { mk!(${n}); }\n${KERNEL} k(o: *mut u32) { *o = <S as Tr>::N; }\n`;
    follows([text(3), text(4)]);
  });

  it('a macro that panics, for a rule that is off by default', () => {
    const text = (line: string): string =>
      `${KERNEL} k(o: *mut u32) {\n${line}    if *o > 3 { panic!("full") }\n    *o = 1;\n}\n`;
    const rules = { 'panic-is-trap': 'warning' } as const;
    follows([text('    assert!(21 > 0);\n'), text('')], () => true, rules);
    follows([text(''), text('    assert!(21 > 0);\n')], () => true, rules);
  });

  it('a launch comment', () => {
    const text = (block: string): string =>
      `use core::arch::nvptx::{_syncthreads, _thread_idx_x};\n// warplens: launch(block = ${block})\n${KERNEL} k(o: *mut u32) {\n    let t = _thread_idx_x() as u32;\n    if t < 64 { *o = t; _syncthreads(); }\n    *o = 3;\n}\n`;
    follows([text('[32, 1, 1]'), text('[128, 1, 1]')]);
    follows([text('[128, 1, 1]'), text('[32, 1, 1]')]);
  });

  it('the body of a function that takes `impl Trait`', () => {
    const text = (n: number, call = 'impl Fn(u32) -> u32'): string =>
      `fn each<T: Copy>(x: T, f: impl Fn(T) -> T, g: ${call}) -> T { let y = f(x); g(${n}); f(y) }\n${KERNEL} k(o: *mut u32) { *o = each(*o, |x| x + 1, |x| x); }\n`;
    follows([text(1), text(2), text(3)]);
    follows([text(1), text(1, 'impl Fn(u64) -> u64'), text(1)]);
  });

  it('findings of rules that run by definition and by kernel', () => {
    const text = (n: number, extra: string): string =>
      `use core::arch::nvptx::{_syncthreads, _thread_idx_x};\nfn wait(t: u32) { if t < ${n} { unsafe { _syncthreads() } } }\n${extra}// warplens: launch(block = 64)\n${KERNEL} k(o: *mut u32) {\n    let t = _thread_idx_x() as u32;\n    wait(t);\n    *o = 3;\n}\n${KERNEL} l(o: *mut u32) { k(o); wait(*o); }\n`;
    const export_ = '#[no_mangle] pub unsafe extern "gpu-kernel" fn l(o: *mut u64) {}\n';
    follows([text(8, ''), text(8, 'fn more() {}\n'), text(128, ''), text(8, '\n\n')]);
    follows([
      text(8, ''),
      text(8, `mod m { ${export_} }\n`),
      text(8, `mod m { ${export_.replace('fn l', 'fn n')} }\n`),
    ]);
  });

  it('the files of a crate are those of its items, whatever bodies have been looked at', () => {
    const engine = testEngine();
    engine.setFile(
      '/w/lib.rs',
      `${HEAD}mod inner { include!("items.rs"); }\n${KERNEL} k(o: *mut u32) { *o = include!("value.rs") + inner::ONE; }\n`,
    );
    engine.setFile('/w/items.rs', 'pub const ONE: u32 = 1;\n');
    engine.setFile('/w/value.rs', '1 + 1\n');
    const files = (): readonly string[] => engine.modules('/w/lib.rs');
    assert.deepEqual(files(), ['/w/lib.rs', '/w/items.rs']);
    assert.deepEqual(engine.emit('/w/lib.rs', 'ptx').problems, []);
    assert.deepEqual(files(), ['/w/lib.rs', '/w/items.rs']);
    assert.equal(engine.rootOf('/w/items.rs'), '/w/lib.rs');
    assert.equal(engine.rootOf('/w/value.rs'), '/w/value.rs');
    const before = engine.emit('/w/lib.rs', 'ptx').text;
    engine.setFile('/w/value.rs', '1 + 2\n');
    assert.notEqual(engine.emit('/w/lib.rs', 'ptx').text, before);
  });

  it('trees that crates for two targets share', () => {
    const text = (n: number): string =>
      `macro_rules! add { ($e:expr) => { $e + ${n} } }\nfn f(x: u32) -> u32 { add!(x) }\n${KERNEL} k(o: *mut u32) { *o = f(add!(*o)); }\n`;
    follows([text(1), text(2), `\n${text(2)}`, `\n\n${text(2)}`], (at) => at % 2 === 0);
  });

  it('each value that is kept comes out the same when it is computed again', () => {
    const alive = (): void => undefined;
    const options = { edits: 6, apart: 3, shrink: false, paranoid: true, alive };
    assert.equal(runSession(305, options).difference?.question, undefined);
  });

  for (const seed of [304]) {
    it(`those of session ${seed} of the fuzzer`, () => {
      const alive = (): void => undefined;
      const { difference } = runSession(seed, { edits: 8, apart: 4, shrink: false, alive });
      assert.equal(difference?.question, undefined);
    });
  }
});
