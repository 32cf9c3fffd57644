/**
 * Manifests: mistakes with their places, dependencies that are not there, circles, macros that are
 * never run.
 */
import assert from 'node:assert/strict';
import { openText, problemsOf, runCrate } from './packages.ts';

const KERNEL = (body: string): string => `#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) { ${body} }
`;

const ROOT = '/app/src/lib.rs';

/** An application with these lines behind its `[package]` table, and other files. */
function app(manifest: string, source: string, others = ''): ReturnType<typeof openText> {
  return openText(`//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
${manifest}
//- ${ROOT}
${source}
${others}`);
}

function problems(opened: ReturnType<typeof openText>): string[] {
  const { engine } = opened;
  const emitted = engine.emit(ROOT, 'ptx');
  const found = problemsOf(engine, emitted);
  assert.deepEqual(problemsOf(engine, { problems: engine.check(ROOT, 'ptx') }), found);
  return found;
}

describe('manifests: mistakes', () => {
  it('broken TOML is told with its place', () => {
    const found = problems(
      app('[dependencies]\nmath = { path = "../math"\n[features]', KERNEL('*out = 1;')),
    );
    assert.equal(found.length, 1);
    assert.match(found[0]!, /^\/app\/Cargo\.toml:[678]: manifest: invalid TOML: /);
  });

  const mistakes: readonly (readonly [string, string, string])[] = [
    ['a key that is given twice', 'edition = "2024"', '/app/Cargo.toml:5: manifest: invalid TOML'],
    [
      'no workspace to take from',
      '[dependencies]\nmath.workspace = true',
      '/app/Cargo.toml:6: manifest: `math.workspace = true`, but there is no workspace around this package',
    ],
    [
      'a dependency that is a number',
      '[dependencies]\nmath = 3',
      '/app/Cargo.toml:6: manifest: dependency `math` must be a version or a table',
    ],
    [
      'a library without a file',
      '[lib]\npath = "src/gone.rs"',
      '/app/Cargo.toml:6: manifest: there is no file `src/gone.rs`',
    ],
    [
      'a feature that is no list',
      '[features]\nfast = true',
      '/app/Cargo.toml:6: manifest: feature `fast` must be a list of strings',
    ],
  ];
  for (const [name, manifest, message] of mistakes) {
    it(name, () => {
      const found = problems(app(manifest, KERNEL('*out = 1;')));
      assert.equal(found.length, 1, found.join('\n'));
      assert.ok(found[0]!.includes(message), found[0]!);
    });
  }

  it('a package without a name, and one with an edition nobody knows', () => {
    const opened = openText(`//- /app/Cargo.toml
[package]
edition = "2030"
//- ${ROOT}
${KERNEL('*out = 1;')}`);
    assert.deepEqual(problems(opened), [
      '/app/Cargo.toml:1: manifest: the package has no name',
      '/app/Cargo.toml:2: manifest: unknown edition `2030`',
    ]);
  });

  it('an edition that is a table', () => {
    const manifest = '[package]\nname = "app"\nedition.worksph = "2021"';
    const opened = openText(
      `//- /app/Cargo.toml\n${manifest}\n//- ${ROOT}\n${KERNEL('*out = 1;')}`,
    );
    assert.deepEqual(problems(opened), ['/app/Cargo.toml:3: manifest: the edition is no text']);
  });

  it('a broken workspace is told in its own file', () => {
    const opened = openText(`//- /Cargo.toml
[workspace
//- /app/Cargo.toml
[package]
name = "app"
version.workspace = true
//- ${ROOT}
${KERNEL('*out = 1;')}`);
    const found = problems(opened);
    assert.equal(found.length, 1);
    assert.match(found[0]!, /^\/Cargo\.toml:1: manifest: invalid TOML/);
  });
});

describe('manifests: dependencies that are not there', () => {
  const manifest =
    '[dependencies]\nfar = "1.3"\nnear = { path = "../near" }\n[dependencies.git]\ngit = "https://example.org/git"';

  it('do not matter to code that does not use them', () => {
    const { engine } = app(manifest, KERNEL('*out = 5;'));
    assert.deepEqual(runCrate(engine, ROOT, 1), [5n]);
  });

  it('are named when a name means nothing', () => {
    assert.deepEqual(problems(app(manifest, KERNEL('*out = far::five();'))), [
      '/app/Cargo.toml:6: manifest: dependency `far`: `far` 1.3 is not on this machine; `cargo fetch` brings it',
      '/app/src/lib.rs:4: unresolved: unresolved: name `far::five` (E0433) (kernel `app::k`)',
    ]);
    const imported = app(manifest, `${KERNEL('*out = five();')}use far::five;`);
    assert.deepEqual(problems(imported), [
      '/app/Cargo.toml:6: manifest: dependency `far`: `far` 1.3 is not on this machine; `cargo fetch` brings it',
      '/app/src/lib.rs:4: unresolved: unresolved: name `five` (E0425) (kernel `app::k`)',
    ]);
  });

  it('a path dependency of another name, and a feature that is not there', () => {
    const near = '//- /near/Cargo.toml\n[package]\nname = "nearer"\n//- /near/src/lib.rs\n';
    const other = '//- /other/Cargo.toml\n[package]\nname = "other"\n//- /other/src/lib.rs\n';
    const lines =
      '[dependencies]\nnear = { path = "../near" }\nother = { path = "../other", features = ["x"] }';
    assert.deepEqual(problems(app(lines, KERNEL('*out = one();'), near + other)).slice(0, 2), [
      '/app/Cargo.toml:6: manifest: dependency `near`: the package in `/near` is not `near`',
      '/app/Cargo.toml:7: manifest: package `other` has no feature `x`',
    ]);
  });

  it('a broken manifest of a dependency', () => {
    const near = '//- /near/Cargo.toml\n[package\n//- /near/src/lib.rs\npub fn one() -> u64 { 1 }';
    const found = problems(
      app('[dependencies]\nnear = { path = "../near" }', KERNEL('*out = near::one();'), near),
    );
    assert.match(found[0]!, /^\/app\/Cargo\.toml:6: manifest: dependency `near`: invalid TOML/);
  });
});

describe('manifests: circles', () => {
  it('packages that need each other end', () => {
    const others = `//- /a/Cargo.toml
[package]
name = "a"
edition = "2021"
[dependencies]
b = { path = "../b" }
//- /a/src/lib.rs
#![no_std]
pub fn one() -> u64 { 1 }
pub fn two() -> u64 { b::two() }
//- /b/Cargo.toml
[package]
name = "b"
edition = "2021"
[dependencies]
a = { path = "../a" }
//- /b/src/lib.rs
#![no_std]
pub fn two() -> u64 { a::one() * 2 }
`;
    const manifest = '[dependencies]\na = { path = "../a" }';
    const { engine } = app(manifest, KERNEL('*out = a::one();'), others);
    assert.deepEqual(runCrate(engine, ROOT, 1), [1n]);
    assert.deepEqual(
      problems(app(manifest, KERNEL('*out = a::two();'), others))[0],
      '/b/Cargo.toml:5: manifest: packages need each other in a circle: `a` -> `b` -> `a`',
    );
  });

  it('a package that needs itself, and features that turn each other on', () => {
    const { engine } = app(
      '[features]\ndefault = ["a"]\na = ["b"]\nb = ["a", "app/a"]\n[dependencies]\napp = { path = "." }',
      KERNEL('*out = cfg!(feature = "b") as u64;'),
    );
    assert.deepEqual(runCrate(engine, ROOT, 1), [1n]);
  });

  it('sources that replace each other', () => {
    const config =
      '//- /app/.cargo/config.toml\n[source.crates-io]\nreplace-with = "a"\n[source.a]\nreplace-with = "crates-io"\n';
    const { engine } = app('[dependencies]\nfar = "1"', KERNEL('*out = 2;'), config);
    assert.deepEqual(runCrate(engine, ROOT, 1), [2n]);
  });
});

describe('manifests: procedural macros', () => {
  const macros = `//- /macros/Cargo.toml
[package]
name = "gpu-macros"
version = "0.1.0"
[lib]
proc-macro = true
//- /macros/src/lib.rs
extern crate proc_macro;
use proc_macro::TokenStream;
#[proc_macro]
pub fn make(_: TokenStream) -> TokenStream { unimplemented!() }
#[proc_macro_attribute]
pub fn tuned(_: TokenStream, item: TokenStream) -> TokenStream { item }
#[proc_macro_derive(Plain, attributes(plain))]
pub fn derive_plain(_: TokenStream) -> TokenStream { unimplemented!() }
//- /between/Cargo.toml
[package]
name = "between"
edition = "2021"
[dependencies]
gpu-macros = { path = "../macros" }
//- /between/src/lib.rs
#![no_std]
pub use gpu_macros::{make, tuned as adjusted, Plain};
pub trait Plain { fn plain(&self) -> u64; }
pub fn six() -> u64 { 6 }
`;
  const manifest =
    '[dependencies]\ngpu-macros = { path = "../macros" }\nbetween = { path = "../between" }';
  const check = (body: string, items = ''): string[] =>
    problems(app(manifest, `${KERNEL(body)}\n${items}`, macros));

  it('do not matter to code that does not use them', () => {
    const { engine } = app(
      manifest,
      `${KERNEL('*out = between::six();')}
      use gpu_macros::make;
      fn unused() { make!(1); }
      #[gpu_macros::tuned] fn unused_too() {}
      #[derive(between::Plain)] struct Unused;
      `,
      macros,
    );
    assert.deepEqual(runCrate(engine, ROOT, 1), [6n]);
  });

  it('called as a function', () => {
    assert.deepEqual(check('*out = between::make!(1);'), [
      '/app/src/lib.rs:4: unsupported: unsupported: proc macro crate `gpu_macros` (kernel `app::k`)',
    ]);
  });

  it('as an attribute', () => {
    assert.deepEqual(
      check('*out = one();', 'use between::adjusted;\n#[adjusted]\nfn one() -> u64 { 1 }'),
      [
        '/app/src/lib.rs:8: unsupported: unsupported: proc macro crate `gpu_macros` (kernel `app::k`)',
      ],
    );
  });

  it('as a derive', () => {
    const items = 'use between::Plain;\n#[derive(Clone, Plain)]\nstruct S;';
    assert.deepEqual(check('*out = S.clone().plain();', items), [
      '/app/src/lib.rs:4: unsupported: unsupported: derive macro `Plain` (kernel `app::k`)',
    ]);
    assert.deepEqual(
      check('*out = needs(&S);', `${items}\nfn needs<T: Plain>(x: &T) -> u64 { x.plain() }`),
      ['/app/src/lib.rs:4: unsupported: unsupported: derive macro `Plain` (kernel `app::k`)'],
    );
  });
});
