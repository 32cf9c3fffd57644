/**
 * Crates for the host alone are read without their dependencies; what could have a kernel after
 * all is not such a crate.
 */
import assert from 'node:assert/strict';
import type { Engine } from '../../src/workspace/index.ts';
import { openText } from './packages.ts';

const open = (files: Readonly<Record<string, string>>): Engine =>
  openText(
    Object.entries(files).reduce((text, [path, more]) => `${text}//- ${path}\n${more}\n`, ''),
  ).engine;

const manifest = (name: string, dependencies = ''): string =>
  `[package]\nname = "${name}"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]\n${dependencies}`;

const KERNEL =
  '#[no_mangle] pub unsafe extern "gpu-kernel" fn scale(x: *mut f32, n: u32) { *x = n as f32 }';

const names = (engine: Engine, root: string): string[] =>
  engine.kernels(root).map(({ name }) => name);

describe('a crate for the host alone', () => {
  it('has no kernels, and none of the messages of its dependencies', () => {
    const engine = open({
      '/app/Cargo.toml': manifest('app', 'maths = { path = "../maths" }\nserde = "1"\n'),
      '/app/src/main.rs':
        'use maths::Big;\nfn main() { let kernel = Big::new(); kernel.launch(); }\n',
      '/maths/Cargo.toml': manifest('maths'),
      '/maths/src/lib.rs':
        'pub struct Big;\nimpl Big { pub fn new() -> Big { Big } pub fn launch(&self) {} }\n',
    });
    assert.deepEqual(names(engine, '/app/src/main.rs'), []);
    assert.deepEqual(engine.diagnostics('/app/src/main.rs'), []);
  });

  it('is checked for launches of kernels beside it', () => {
    const engine = open({
      '/cpu/Cargo.toml': manifest('cpu', 'cust = "0.3"\nmaths = { path = "../maths" }\n'),
      '/cpu/src/main.rs': `use cust::prelude::*;
static PTX: &str = include_str!("../../gpu.ptx");
fn main() {
    let module = Module::from_ptx(PTX, &[]).unwrap();
    let scale = module.get_function("scale").unwrap();
    let stream = Stream::new(StreamFlags::DEFAULT, None).unwrap();
    unsafe { launch!(scale<<<1, 2048, 0, stream>>>()).unwrap(); }
}
`,
      '/maths/Cargo.toml': manifest('maths'),
      '/maths/src/lib.rs': 'pub fn one() -> u32 { 1 }\n',
    });
    const [found] = engine.diagnostics('/cpu/src/main.rs');
    assert.match(found?.message ?? '', /2,?048/);
  });

  it('becomes a crate with kernels by an edit of a dependency, and is one no more', () => {
    const host = '#![no_std]\npub fn one() -> u32 { 1 }\n';
    const engine = open({
      '/app/Cargo.toml': manifest('app', 'maths = { path = "../maths" }\n'),
      '/app/src/main.rs': 'maths::make!(first);\nfn main() {}\n',
      '/maths/Cargo.toml': manifest('maths'),
      '/maths/src/lib.rs': host,
    });
    const root = '/app/src/main.rs';
    assert.deepEqual(names(engine, root), []);
    engine.setFile(
      '/maths/src/lib.rs',
      `${host}#[macro_export] macro_rules! make { ($name:ident) => { ${KERNEL.replace('scale', '$name')} } }\n`,
    );
    assert.deepEqual(names(engine, root), ['first']);
    engine.setFile('/maths/src/lib.rs', host);
    assert.deepEqual(names(engine, root), []);
  });

  it('is none with a kernel in a module that a macro declares', () => {
    const engine = open({
      '/app/Cargo.toml': manifest('app', 'maths = { path = "../maths" }\n'),
      '/app/src/main.rs':
        'macro_rules! mods { ($($name:ident),*) => { $(mod $name;)* } }\nmods!(far);\nfn main() {}\n',
      '/app/src/far.rs': `${KERNEL}\n`,
      '/maths/Cargo.toml': manifest('maths'),
      '/maths/src/lib.rs': 'pub fn one() -> u32 { 1 }\n',
    });
    assert.deepEqual(names(engine, '/app/src/main.rs'), ['scale']);
  });
});
