/**
 * Crates that are let go of while what was found in them stays: the answers are the same, also
 * those about other crates that they have to do with, and an edit is noticed.
 */
import assert from 'node:assert/strict';
import { BUDGETS } from '../../src/db/index.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { listFiles, parseFixture, readRepo } from '../kit/index.ts';
import { engineOver } from './packages.ts';

const USUAL = structuredClone(BUDGETS.crates);
const PROJECTS = listFiles('test-fixtures/projects', ['.rs']);

/** A workspace with all these projects, each in a folder of its own. */
function workspace(): Map<string, string> {
  const disk = new Map<string, string>();
  for (const path of PROJECTS) {
    const folder = path.split('/').at(-1)!.slice(0, -3);
    for (const file of parseFixture(readRepo(path)).files)
      disk.set(`/all/${folder}${file.path}`, file.text);
  }
  return disk;
}

function rootsOf(engine: Engine, disk: ReadonlyMap<string, string>): readonly string[] {
  const sources = [...disk.keys()].filter((path) => path.endsWith('.rs'));
  return [...new Set(sources.map((path) => engine.rootOf(path)))].sort();
}

function answersOf(engine: Engine, root: string): string {
  const asked = [engine.diagnostics(root), engine.analysed(root), engine.kernels(root)];
  return JSON.stringify([...asked, engine.host(root).launches, engine.launchKernels(root)], named);
  function named(key: string, value: unknown): unknown {
    return key === 'file' ? engine.path(value as never) : value;
  }
}

describe('crates that are let go of', () => {
  afterEach(() => {
    BUDGETS.crates = structuredClone(USUAL);
  });

  it('say the same afterwards, and when they are asked again', () => {
    const disk = workspace();
    const usual = engineOver(disk);
    const roots = rootsOf(usual, disk);
    assert.ok(roots.length > 12, `${roots.length} crates`);
    const expected = roots.map((root) => answersOf(usual, root));
    BUDGETS.crates = { limit: 0, atRest: 0, few: 1 };
    const engine = engineOver(disk);
    for (const round of ['first', 'again', 'after a rest']) {
      for (const [at, root] of roots.entries())
        assert.equal(answersOf(engine, root), expected[at], `${root}, ${round}`);
      engine.rest();
    }
  });

  it('are made again for an edit, and for an edit of what they include', () => {
    const disk = new Map([
      ['/app/Cargo.toml', '[package]\nname = "app"\nedition = "2021"\n'],
      [
        '/app/src/lib.rs',
        `#![no_std]
#![feature(abi_gpu_kernel)]

fn words() -> usize {
    include_str!("words.txt").len()
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count(out: *mut usize) {
    *out = words();
}
`,
      ],
      ['/app/src/words.txt', 'four'],
      ['/other/Cargo.toml', '[package]\nname = "other"\nedition = "2021"\n'],
      ['/other/src/lib.rs', '#![no_std]\npub fn nothing() {}\n'],
    ]);
    BUDGETS.crates = { limit: 0, atRest: 0, few: 1 };
    const engine = engineOver(disk);
    const root = '/app/src/lib.rs';
    const stored = (): string => /st\.[^;]*/.exec(engine.emit(root, 'ptx').text)?.[0] ?? '';
    const letGo = (): void => {
      engine.diagnostics('/other/src/lib.rs');
      engine.rest();
    };
    assert.match(stored(), /, 4$/);
    letGo();
    assert.deepEqual(engine.diagnostics(root), []);
    engine.setFile('/app/src/words.txt', 'longer');
    assert.match(stored(), /, 6$/);
    letGo();
    engine.setFile(root, engine.text(root)!.replace('words();', 'words() + 1;'));
    assert.match(stored(), /, 7$/);
  });

  it('are read in their edition afterwards too', () => {
    const disk = new Map([
      ['/app/Cargo.toml', '[package]\nname = "app"\nedition = "2021"\n'],
      ['/app/src/lib.rs', 'pub fn gen() {}\npub fn twice() { gen(); gen(); }\n'],
    ]);
    BUDGETS.crates = { limit: 0, atRest: 0, few: 1 };
    const engine = engineOver(disk);
    const root = '/app/src/lib.rs';
    for (let round = 0; round < 2; round++) {
      assert.deepEqual(engine.check(root, 'ptx'), []);
      engine.rest();
    }
  });

  it('stay while somebody has them open', () => {
    const disk = workspace();
    const engine = engineOver(disk);
    const [open, ...others] = rootsOf(engine, disk);
    BUDGETS.crates = { limit: 100, atRest: 100, few: 1 };
    engine.diagnostics(open!);
    const made = (): number =>
      Number(/^crate +(?:\d+ +){2}(\d+)/m.exec(engine.print(open!, 'ptx', 'queries'))?.[1]);
    for (const other of others) {
      engine.keep(open!);
      engine.diagnostics(other);
    }
    const before = made();
    assert.ok(before >= others.length, `${before} crates were made`);
    engine.diagnostics(open!);
    assert.equal(made(), before);
  });
});
