/**
 * Dependencies that lie in Cargo's home on this machine, as a registry or a Git checkout, are read
 * from there, in the version of the lock file.
 */
import assert from 'node:assert/strict';
import { openDisk } from './packages.ts';

const HOME = '/cargo';
const LIB = '/app/src/lib.rs';

const manifest = (name: string, version: string, more = ''): string =>
  `[package]\nname = "${name}"\nversion = "${version}"\nedition = "2021"\n${more}`;

const kernel =
  '#![no_std]\n#![feature(abi_gpu_kernel)]\n#[no_mangle] pub unsafe extern "gpu-kernel" fn k(p: *mut u32) { *p = vecs::version() }\n';

/** What the kernel stores with these files and this dependency; undefined where it is missing. */
function stored(dependency: string, more: Readonly<Record<string, string>>): string | undefined {
  const files = new Map([
    ['/app/Cargo.toml', manifest('app', '0.1.0', `[dependencies]\nvecs = ${dependency}\n`)],
    [LIB, kernel],
    ...Object.entries(more),
  ]);
  const { engine } = openDisk(files, { CARGO_HOME: HOME });
  return /st\.global\.b32 \t?\[%rd\d\], (\d+);/.exec(engine.emit(LIB, 'ptx').text)?.[1];
}

const unpacked = (folder: string, version: string, value: number) => ({
  [`${folder}/Cargo.toml`]: manifest('vecs', version),
  [`${folder}/src/lib.rs`]: `#![no_std]\npub fn version() -> u32 { ${value} }\n`,
});

const lock = (version: string, source: string): string =>
  `version = 4\n[[package]]\nname = "app"\nversion = "0.1.0"\ndependencies = ["vecs"]\n[[package]]\nname = "vecs"\nversion = "${version}"\nsource = "${source}"\n`;

describe('dependencies on this machine', () => {
  const registry = `${HOME}/registry/src/index.example-1`;
  const both = {
    ...unpacked(`${registry}/vecs-1.2.0`, '1.2.0', 12),
    ...unpacked(`${registry}/vecs-1.4.0`, '1.4.0', 14),
  };

  it('are read from the registry: the highest version that fits', () => {
    assert.equal(stored('"1"', both), '14');
    assert.equal(stored('"2"', both), undefined);
  });

  it('are those of the lock file', () => {
    const source = 'registry+https://index.example/vecs';
    assert.equal(stored('"1"', { ...both, '/app/Cargo.lock': lock('1.2.0', source) }), '12');
    assert.equal(stored('"1"', { ...both, '/app/Cargo.lock': lock('1.3.0', source) }), undefined);
  });

  it('are read from Git checkouts, at the revision of the lock file', () => {
    const url = 'https://git.example/vecs';
    const checkouts = `${HOME}/git/checkouts/vecs-0123`;
    const there = {
      ...unpacked(`${checkouts}/aaaaaaa`, '1.0.0', 1),
      ...unpacked(`${checkouts}/bbbbbbb`, '1.1.0', 2),
      '/app/Cargo.lock': lock('1.1.0', `git+${url}#${'b'.repeat(40)}`),
    };
    assert.equal(stored(`{ git = "${url}" }`, there), '2');
  });

  it('are read from a vendor folder that the configuration names', () => {
    const config =
      '[source.crates-io]\nreplace-with = "here"\n[source.here]\ndirectory = "vendor"\n';
    const there = {
      ...unpacked('/app/vendor/vecs', '1.3.0', 13),
      '/app/.cargo/config.toml': config,
    };
    assert.equal(stored('"1"', { ...both, ...there }), '13');
  });
});
