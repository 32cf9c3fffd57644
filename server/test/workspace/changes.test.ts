/**
 * Files that come, change and go: roots of files, dependencies kept or collected anew, manifests
 * noticed.
 */
import assert from 'node:assert/strict';
import { readFixture } from '../kit/index.ts';
import { engineOver, openFixture, openText, problemsOf, runCrate } from './packages.ts';

const ROOT = '/app/src/lib.rs';

const APP = `//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
dep = { path = "../dep" }
//- ${ROOT}
#![no_std]
#![feature(abi_gpu_kernel)]
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    *out = dep::one() + 10;
}
//- /dep/Cargo.toml
[package]
name = "dep"
version = "0.1.0"
edition = "2021"
[features]
two = []
//- /dep/src/lib.rs
#![no_std]
mod inner;
pub fn one() -> u64 {
    inner::value()
}
//- /dep/src/inner.rs
pub fn value() -> u64 {
    if cfg!(feature = "two") { 2 } else { 1 }
}
`;

describe('changes', () => {
  const run = (engine: ReturnType<typeof openText>['engine']): bigint =>
    runCrate(engine, ROOT, 1)[0]!;

  it('the user edits a body, then an item', () => {
    const { engine } = openText(APP);
    assert.equal(run(engine), 11n);
    const text = engine.text(ROOT)!;
    engine.setFile(ROOT, text.replace('+ 10', '+ 20'));
    assert.equal(run(engine), 21n);
    engine.setFile(ROOT, `${text.replace('+ 10', '+ ten()')}fn ten() -> u64 { 30 }`);
    assert.equal(run(engine), 31n);
  });

  it('a dependency changes, in its root and in a module', () => {
    const { engine } = openText(APP);
    assert.equal(run(engine), 11n);
    engine.setFile('/dep/src/inner.rs', 'pub fn value() -> u64 { 5 }');
    assert.equal(run(engine), 15n);
    engine.setFile('/dep/src/lib.rs', '#![no_std]\npub fn one() -> u64 { 6 }');
    assert.equal(run(engine), 16n);
    engine.removeFile('/dep/src/lib.rs');
    assert.equal(run(engine), 15n);
  });

  it('bodies in a dependency change, one after the other, and those of the crate in between', () => {
    const { engine } = openText(APP);
    assert.equal(run(engine), 11n);
    const own = engine.text(ROOT)!;
    const inner = '/dep/src/inner.rs';
    const value = (body: string): void => {
      engine.setFile(inner, `pub fn value() -> u64 {\n    ${body}\n}\n`);
    };
    for (const [n, body] of [
      '7',
      '[1, 2].iter().map(|x| x * 4).sum()',
      '{ let x = 9; x }',
    ].entries()) {
      value(body);
      assert.equal(run(engine), [17n, 22n, 19n][n]);
      engine.setFile(ROOT, own.replace('+ 10', `+ ${n}0`));
      assert.equal(run(engine), BigInt(n * 10) + [7n, 12n, 9n][n]!);
      engine.setFile(ROOT, own);
    }
    engine.setFile(
      '/dep/src/lib.rs',
      engine.text('/dep/src/lib.rs')!.replace('inner::value()', 'inner::value() * 2'),
    );
    assert.equal(run(engine), 28n);
    // An item of the crate, with the dependency as it is after its edits.
    engine.setFile(ROOT, `${own}\npub fn more() {}\n`);
    value('nothing');
    assert.equal(engine.check(ROOT, 'ptx').length, 1);
    value('5');
    assert.equal(run(engine), 20n);
    // What is generic is made in the crate above, for its own types.
    engine.setFile(
      '/dep/src/lib.rs',
      'pub trait Get { fn get(&self) -> u64; }\npub fn one() -> u64 { 1 }\npub fn of<T: Get>(x: T) -> u64 {\n    x.get()\n}\n',
    );
    engine.setFile(
      ROOT,
      `${own.replace('dep::one()', 'dep::of(S)')}\nstruct S;\nimpl dep::Get for S { fn get(&self) -> u64 { 3 } }\n`,
    );
    assert.equal(run(engine), 13n);
    engine.setFile(
      '/dep/src/lib.rs',
      engine.text('/dep/src/lib.rs')!.replace('x.get()', 'x.get() + 1'),
    );
    assert.equal(run(engine), 14n);
  });

  it('a module of a dependency, and one of the crate itself, comes into being', () => {
    const { engine, disk } = openText(APP);
    disk.delete('/dep/src/inner.rs');
    engine.removeFile('/dep/src/inner.rs');
    assert.equal(engine.emit(ROOT, 'ptx').problems.length, 1);
    disk.set('/dep/src/inner.rs', 'pub fn value() -> u64 { 3 }');
    engine.removeFile('/dep/src/inner.rs');
    assert.equal(run(engine), 13n);
    engine.setFile(
      ROOT,
      engine
        .text(ROOT)!
        .replace('+ 10', '+ more::n()')
        .replace('#[no_mangle]', 'mod more;\n#[no_mangle]'),
    );
    assert.equal(engine.emit(ROOT, 'ptx').problems.length, 1);
    disk.set('/app/src/more.rs', 'pub fn n() -> u64 { 4 }');
    engine.removeFile('/app/src/more.rs');
    assert.equal(run(engine), 7n);
    assert.equal(engine.rootOf('/app/src/more.rs'), ROOT);
  });

  it('manifests change', () => {
    const { engine } = openText(APP);
    assert.equal(run(engine), 11n);
    const manifest = engine.text('/app/Cargo.toml')!;
    engine.setFile(
      '/app/Cargo.toml',
      manifest.replace('"../dep" }', '"../dep", features = ["two"] }'),
    );
    assert.equal(run(engine), 12n);
    engine.setFile('/app/Cargo.toml', `${manifest}[`);
    assert.deepEqual(
      problemsOf(engine, engine.emit(ROOT, 'ptx')).map((text) =>
        text.split(': ').slice(0, 2).join(': '),
      ),
      ['/app/Cargo.toml:6: manifest'],
    );
    engine.removeFile('/app/Cargo.toml');
    assert.equal(run(engine), 11n);
    engine.setFile('/dep/Cargo.toml', `${engine.text('/dep/Cargo.toml')}\ndefault = ["two"]\n`);
    assert.equal(run(engine), 12n);
  });

  it('a dependency is not read or collected again when the user edits', () => {
    const reads = new Map<string, number>();
    const { files } = readFixtureText(APP);
    const disk = new (class extends Map<string, string> {
      override get(path: string): string | undefined {
        reads.set(path, (reads.get(path) ?? 0) + 1);
        return super.get(path);
      }
    })(files);
    const engine = engineOver(disk);
    assert.equal(run(engine), 11n);
    const text = engine.text(ROOT)!;
    for (let i = 0; i < 5; i++) {
      engine.setFile(ROOT, `${text.replace('+ 10', `+ ${i}`)}fn f${i}() {}`);
      assert.equal(run(engine), BigInt(i + 1));
    }
    assert.equal(Math.max(...reads.values()), 1);
  });

  it('an edited crate answers as a fresh one', () => {
    const { engine } = openText(APP);
    run(engine);
    const text = engine.text(ROOT)!;
    engine.setFile(ROOT, text.replace('dep::one()', 'dep::one() * 3'));
    const edited = engine.emit(ROOT, 'ptx').text;
    const fresh = engineOver(new Map(readFixtureText(APP).files));
    fresh.setFile(ROOT, text.replace('dep::one()', 'dep::one() * 3'));
    assert.equal(fresh.emit(ROOT, 'ptx').text, edited);
  });
});

function readFixtureText(text: string): { readonly files: readonly (readonly [string, string])[] } {
  const parts = text.split(/^\/\/- (\S+)\n/m);
  const files: [string, string][] = [];
  for (let i = 1; i < parts.length; i += 2) files.push([parts[i]!, parts[i + 1]!]);
  return { files };
}

describe('roots of files', () => {
  const roots: readonly (readonly [string, string])[] = [
    ['/app/src/lib.rs', '/app/src/lib.rs'],
    ['/app/src/main.rs', '/app/src/main.rs'],
    ['/app/src/shapes.rs', '/app/src/lib.rs'],
    ['/app/src/own.rs', '/app/src/main.rs'],
    ['/app/src/elsewhere/part.rs', '/app/src/elsewhere/tool.rs'],
    ['/app/src/bin/small.rs', '/app/src/bin/small.rs'],
    ['/app/src/bin/big/piece.rs', '/app/src/bin/big/main.rs'],
    ['/app/tests/run.rs', '/app/tests/run.rs'],
    ['/app/notes/stray.rs', '/app/notes/stray.rs'],
  ];
  for (const [path, root] of roots) {
    it(path, () => {
      const { engine } = openFixture(readFixture('test-fixtures/workspace/programs.rs'));
      assert.equal(engine.rootOf(path), root);
    });
  }

  it('libraries and programs of a folder', () => {
    const opened = openFixture(readFixture('test-fixtures/workspace/programs.rs'));
    assert.deepEqual(opened.engine.rootsIn('/app'), [
      '/app/src/lib.rs',
      '/app/src/elsewhere/tool.rs',
      '/app/src/main.rs',
      '/app/src/bin/big/main.rs',
      '/app/src/bin/small.rs',
    ]);
    assert.equal(opened.engine.rootsIn('/app/src'), undefined);
  });

  it('crates of a workspace', () => {
    const opened = openFixture(readFixture('test-fixtures/workspace/workspace.rs'));
    assert.deepEqual(opened.engine.rootsIn('/ws'), [
      '/ws/crates/cuda-only/src/lib.rs',
      '/ws/crates/gpu/src/lib.rs',
      '/ws/crates/on-gpu/gpu/root.rs',
      '/ws/crates/shared/src/lib.rs',
    ]);
    opened.disk.set('/ws/crates/new/Cargo.toml', '[package]\nname = "new"');
    opened.disk.set('/ws/crates/new/src/lib.rs', '');
    opened.engine.removeFile('/ws/crates/new/Cargo.toml');
    opened.engine.removeFile('/ws/crates/new/src/lib.rs');
    assert.ok(opened.engine.rootsIn('/ws')!.includes('/ws/crates/new/src/lib.rs'));
  });
});

describe('findings', () => {
  const broken = (manifest: string, more = ''): string => `//- /v/Cargo.toml
[package]
name = "v"
edition = "2021"
${manifest}
//- /v/src/lib.rs
#![no_std]
#![feature(abi_gpu_kernel)]
pub unsafe extern "gpu-kernel" fn k(x: *mut u64) { *x = 1; }
${more}`;

  it('are told of own packages and not of those that Cargo has brought', () => {
    const own = openText(broken(''));
    assert.notEqual(own.engine.diagnostics('/v/src/lib.rs').length, 0);
    const vendored = openText(broken('', '//- /v/.cargo-checksum.json\n{}'));
    assert.deepEqual(vendored.engine.diagnostics('/v/src/lib.rs'), []);
  });

  it('an import in another file says whether an attribute makes a kernel', () => {
    const { engine } = openText(`//- /app/Cargo.toml
[package]
name = "app"
version = "0.1.0"
edition = "2021"
[dependencies]
cuda_std = "0.2"
//- ${ROOT}
#![no_std]
mod names;
use names::*;
#[kernel]
pub unsafe fn k(out: *mut u64) {
    *out = 1;
}
//- /app/src/names.rs
pub use cuda_std::kernel;
`);
    const names = (): string[] => engine.kernels(ROOT).map(({ name }) => name);
    assert.deepEqual(names(), ['k']);
    engine.setFile('/app/src/names.rs', 'pub fn other() {}');
    assert.deepEqual(names(), []);
    engine.setFile('/app/src/names.rs', 'pub use cuda_std::*;');
    assert.deepEqual(names(), ['k']);
  });

  it('what is wrong right behind a function is told while its body is typed', () => {
    const text = `#![no_std]
#![feature(abi_gpu_kernel)]
fn f() -> u32 { 1 }Err(2)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(p: *mut u32) { *p = f(); }
`;
    const { engine } = openText(`//- ${ROOT}\n${text}`);
    const wrong = (): string[] => engine.check(ROOT, 'ptx').map(({ message }) => message);
    const before = wrong();
    assert.ok(before.length > 0);
    engine.setFile(ROOT, text.replace('{ 1 }', '{ 12 }'));
    assert.deepEqual(wrong(), before);
    engine.setFile(ROOT, text.replace('{ 1 }', '{ 123 }'));
    assert.deepEqual(wrong(), before);
  });
});
