/**
 * Generic kernels of a library that another crate launches: the instance is code of that crate, and
 * the library's own where it can name the types.
 */
import assert from 'node:assert/strict';
import { openText, problemsOf } from './packages.ts';

const LIB = '/ws/lib/src/lib.rs';
const APP = '/ws/app/src/main.rs';
const OTHER = '/ws/other/src/main.rs';

const manifest = (name: string, more: string): string => `[package]
name = "${name}"
version = "0.1.0"
edition = "2024"
[dependencies]
${more}
`;

const launch = (types: string): string => `use klib::{kernels, shapes::Wrapped};
#[derive(Clone, Copy)]
pub struct Own(pub f32);
impl klib::Get<f32> for Own { fn get(&self) -> f32 { self.0 } }
fn main() {
    let module = kernels::load().unwrap();
    unsafe { module.sum::<${types}>(0, &[], 0).unwrap() };
}
`;

const FILES = `//- /ws/Cargo.toml
[workspace]
members = ["lib", "app"]
//- /ws/lib/Cargo.toml
${manifest('klib', 'cuda-device = "0.1"\ncuda-host = "0.1"')}
//- ${LIB}
use cuda_device::{kernel, thread, DisjointSlice};
use cuda_host::cuda_module;
pub trait Get<T> { fn get(&self) -> T; }
pub mod shapes {
    #[derive(Clone, Copy)]
    pub struct Wrapped<T>(pub T);
    impl<T: Copy> crate::Get<T> for Wrapped<T> { fn get(&self) -> T { self.0 } }
}
#[cuda_module]
pub mod kernels {
    use super::{Get, kernel, thread, DisjointSlice};
    #[kernel]
    pub fn sum<T: Copy, I: Get<T>>(a: &[I], mut c: DisjointSlice<T>) {
        let t = thread::index_1d();
        let i = t.get();
        if let Some(out) = c.get_mut(t) { *out = a[i].get(); }
    }
}
//- /ws/app/Cargo.toml
${manifest('app', 'klib = { path = "../lib" }\ncuda-core = "0.1"')}
//- ${APP}
${launch('f32, Wrapped<f32>')}`;

describe('instances that another crate launches', () => {
  const names = (engine: ReturnType<typeof openText>['engine'], root: string): readonly string[] =>
    engine.kernels(root).map(({ name }) => name);

  it('are kernels of both crates, with the same text', () => {
    const { engine } = openText(FILES);
    for (const root of [LIB, APP]) {
      assert.deepEqual(names(engine, root), ['sum::<f32, Wrapped<f32>>'], root);
      const emitted = engine.emit(root, 'ptx');
      assert.deepEqual(problemsOf(engine, emitted), []);
      assert.match(emitted.text, /\.entry sum_TID_\w{16}\(/);
    }
    assert.equal(engine.kernels(APP)[0]!.ofDependency, true);
    assert.equal(engine.kernels(LIB)[0]!.ofDependency, undefined);
    const { kernels } = engine.analysed(LIB);
    assert.deepEqual(
      kernels.map(({ state }) => state),
      ['analysed'],
    );
  });

  it('follow an edit of the launch', () => {
    const { engine } = openText(FILES);
    assert.deepEqual(names(engine, LIB), ['sum::<f32, Wrapped<f32>>']);
    engine.setFile(APP, launch('u64, Wrapped<u64>'));
    assert.deepEqual(names(engine, LIB), ['sum::<u64, Wrapped<u64>>']);
    assert.deepEqual(names(engine, APP), ['sum::<u64, Wrapped<u64>>']);
  });

  it('with types of the launching crate belong to that crate alone', () => {
    const { engine } = openText(FILES.replace(launch('f32, Wrapped<f32>'), launch('f32, Own')));
    assert.deepEqual(names(engine, APP), ['sum::<f32, Own>']);
    assert.deepEqual(problemsOf(engine, engine.emit(APP, 'ptx')), []);
    assert.deepEqual(names(engine, LIB), ['sum']);
    const [reason] = engine.unanalysed(LIB).kernels[0]!.reasons;
    assert.match(reason!.message, /names them as types of this crate/);
  });

  it('of several launching crates add up', () => {
    const both = FILES.replace('"app"]', '"app", "other"]')
      .replace('cuda-core = "0.1"\n', 'cuda-core = "0.1"\ncuda-device = "0.1"\n')
      .concat(`
//- /ws/other/Cargo.toml
${manifest('other', 'klib = { path = "../lib" }\ncuda-core = "0.1"')}
//- ${OTHER}
${launch('i32, Wrapped<i32>')}`);
    const { engine } = openText(both);
    assert.deepEqual(names(engine, LIB), ['sum::<f32, Wrapped<f32>>', 'sum::<i32, Wrapped<i32>>']);
    assert.deepEqual(names(engine, OTHER), ['sum::<i32, Wrapped<i32>>']);
  });
});
