/**
 * Crates that others wrote come through: programs over `no_std` crates as Debian packs them,
 * compiled by us with the crates as vendored sources and natively by Cargo, give the same words.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runPtx } from '../../src/emulate/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { listFiles, readRepo, requireCrates, requireTool, sampled } from '../kit/index.ts';
import { type Disk, engineOver, problemsOf } from './packages.ts';

const FIXTURES = 'test-fixtures/known-crates';
const ROOT = '/app/src/lib.rs';
const WORDS = 1024;

const KERNEL = `
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    let mut at = 0;
    answers(&mut |word: u64| {
        unsafe { *out.add(at) = word };
        at += 1;
    });
}
`;
const MAIN = 'fn main() { answers(&mut |word: u64| println!("{word:x}")); }';

const dependsOf = (text: string): string[] =>
  [...text.matchAll(/^\/\/@ depends: (.*)$/gm)].map((line) => line[1]!);

function manifest(text: string): string {
  const head = '[package]\nname = "app"\nversion = "0.1.0"\nedition = "2021"\n[dependencies]';
  return `${head}\n${dependsOf(text).join('\n')}\n`;
}

const settings = (registry: string): string =>
  `[source.crates-io]\nreplace-with = "packed"\n[source.packed]\ndirectory = "${registry}"\n`;

/** The sources of all packed crates, as if vendored. */
function vendored(registry: string): Disk {
  const disk: Disk = new Map();
  for (const name of readdirSync(registry, { recursive: true, encoding: 'utf8' }))
    if (/\.(rs|toml|json)$/.test(name) && !/\/(tests|benches|examples)\//.test(name))
      disk.set(`/app/vendor/${name}`, readFileSync(join(registry, name), 'utf8'));
  return disk;
}

function native(rustc: string, registry: string, folder: string, text: string): string[] {
  mkdirSync(join(folder, 'src'), { recursive: true });
  mkdirSync(join(folder, '.cargo'), { recursive: true });
  writeFileSync(join(folder, '.cargo/config.toml'), settings(registry));
  writeFileSync(join(folder, 'Cargo.toml'), manifest(text));
  writeFileSync(join(folder, 'src/main.rs'), `${text}\n${MAIN}\n`);
  const env = {
    ...process.env,
    PATH: `${dirname(rustc)}:${process.env['PATH']}`,
    RUSTC: rustc,
    RUSTFLAGS: '-Awarnings -Coverflow-checks=off -Cdebug-assertions=off -Cdebuginfo=0',
  };
  return execFileSync(join(dirname(rustc), 'cargo'), ['run', '-q', '--offline'], {
    cwd: folder,
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
    .trim()
    .split('\n');
}

describe('crates of others', () => {
  let folder = '';
  /** One for all programs: what their crates' build scripts make is made once. */
  let opened: { readonly disk: Disk; readonly engine: Engine } | undefined;
  const open = (registry: string): { readonly disk: Disk; readonly engine: Engine } => {
    if (opened === undefined) {
      const disk = vendored(registry);
      disk.set('/app/.cargo/config.toml', settings('vendor'));
      opened = { disk, engine: engineOver(disk) };
    }
    return opened;
  };
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'crates-'));
  });
  after(() => {
    opened = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  for (const path of sampled(listFiles(FIXTURES, ['.rs']), 3)) {
    it(path.slice(FIXTURES.length + 1, -3), function () {
      const rustc = requireTool(this, 'rustc-nightly');
      const registry = requireTool(this, 'rust-crates');
      const text = readRepo(path);
      requireCrates(
        this,
        registry,
        dependsOf(text).map((line) => /^[\w-]+/.exec(line)![0]),
      );
      const want = native(rustc, registry, folder, text);
      const { disk, engine } = open(registry);
      disk.set('/app/Cargo.toml', manifest(text));
      // What stands in front of everything else in a crate: inner attributes.
      disk.set(ROOT, `#![no_std]\n${text}\n${KERNEL}`);
      for (const changed of ['/app/Cargo.toml', ROOT]) engine.removeFile(changed);
      const emitted = engine.emit(ROOT, 'ptx', {});
      assert.deepEqual(problemsOf(engine, emitted), []);
      const { buffers, diagnostics } = runPtx(emitted.text, {
        launches: [
          {
            kernel: 'k',
            grid: [1, 1, 1],
            block: [1, 1, 1],
            workgroup_mem: 0,
            args: [
              { name: 'out', buffer: 'u64', length: WORDS, role: 'out', init: { gen: 'zeros' } },
            ],
          },
        ],
      });
      assert.deepEqual(
        diagnostics.filter(({ severity }) => severity === 'error'),
        [],
      );
      const bytes = buffers[0]!.get('out')!;
      const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const got = want.map((_, i) => view.getBigUint64(i * 8, true).toString(16));
      assert.ok(want.length > 40 && want.length <= WORDS, `${want.length} words`);
      assert.deepEqual(got, want);
    });
  }
});
