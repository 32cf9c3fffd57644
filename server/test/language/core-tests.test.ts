/**
 * `core`'s own tests, compiled and run: each passes, or its name is in the list with what it lacks.
 * A part of them runs, the same each time; `CORE_TESTS=all` runs all. `UPDATE=1` runs all and
 * writes the list anew.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine } from '../../src/workspace/index.ts';
import { isNightly, readRepo, repoPath, requireTool, updating } from '../kit/index.ts';
import {
  type CoreTest,
  coreTests,
  createCoreTestEngine,
  failureOf,
  MAX_STEPS,
  type TestTarget,
  withKernels,
} from './core-tests.ts';

const LIST = 'test-fixtures/language/core-tests.txt';
const STD = 'test-fixtures/language/harness/std/mod.rs';
const PTX: TestTarget = { target: 'ptx', cpu: 'sm_80' };
const TARGETS: readonly (TestTarget & { readonly every: number })[] = [
  { ...PTX, every: 60 },
  { target: 'amdgcn', cpu: 'gfx90a', every: 560 },
  { target: 'amdgcn', cpu: 'gfx1100', every: 560 },
];

/** Names of the tests that are not expected to pass. */
function listed(): ReadonlySet<string> {
  const lines = readRepo(LIST).trim().split('\n');
  return new Set(lines.map((line) => line.slice(0, line.indexOf(': '))));
}

/** What is not as the list says: a test's name and what happened. */
function surprises(engine: Engine, tests: readonly CoreTest[], on: TestTarget): string[] {
  const known = listed();
  return tests.flatMap((test) => {
    // What a target or a better optimiser makes of a test's length is no surprise.
    const maxSteps = known.has(test.name) ? MAX_STEPS / 4 : MAX_STEPS * 4;
    const failure = failureOf(engine, test, on, maxSteps);
    if ((failure !== undefined) === known.has(test.name)) return [];
    return [`${test.name}: ${failure ?? 'passes, and is in the list'}`];
  });
}

describe("language: core's own tests", () => {
  let engine: Engine | undefined;
  const open = (library: string): Engine => {
    engine ??= createCoreTestEngine(library);
    return engine;
  };

  it('become kernels where they stand', () => {
    const text = [
      '#[test]',
      '#[should_panic(expected = "odd [text]")]',
      'fn one() {',
      '    let v = std::vec::Vec::new();',
      '}',
      'mod part {',
      '    #[test] #[cfg(unix)] fn $name() {}',
      '    #[test] #[ignore] fn long() {}',
      '}',
    ].join('\n');
    const seen = withKernels(text);
    assert.match(
      seen,
      /mod one \{.* fn ct_panics\(\) \{ let _ = super::one\(\); \} \}\s+fn one\(\)/,
    );
    assert.match(seen, /let v = crate::std::vec::Vec::new\(\)/);
    assert.match(seen, /mod part \{\n#\[allow\(unused_imports\)\] use crate::std::in_scope/);
    assert.match(seen, /#\[cfg\(unix\)\] mod \$name \{.* fn ct_passes\(\)/);
    assert.doesNotMatch(seen, /mod long/);
  });

  it('are given a `std` that rustc understands', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
    try {
      const source = join(folder, 'lib.rs');
      const features = '#![feature(coerce_unsized, dispatch_from_dyn, unsize)]';
      const use =
        'pub fn used() -> Vec<Box<dyn Fn() -> String>> { vec![Box::new(|| "a".repeat(2))] }';
      writeFileSync(
        source,
        `#![no_std]\n${features}\n#[macro_use]\n#[path = "${repoPath(STD)}"]\npub mod std;\nuse std::in_scope::*;\n${use}\n`,
      );
      const flags = ['--edition=2024', '--crate-type=lib', '--emit=metadata', '-Awarnings'];
      execFileSync(rustc, [...flags, '-o', join(folder, 'lib.rmeta'), source], { stdio: 'pipe' });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('are listed where they do not pass', function () {
    const library = requireTool(this, 'rust-web-src');
    const tests = coreTests(open(library));
    assert.ok(tests.length > 1000, `${tests.length} tests`);
    if (!updating()) return;
    const lines = tests.flatMap((test) => {
      const failure = failureOf(open(library), test, PTX);
      return failure === undefined ? [] : [`${test.name}: ${failure}\n`];
    });
    writeFileSync(repoPath(LIST), lines.sort().join(''));
  });

  for (const { every, ...on } of TARGETS) {
    it(`pass unless they are listed: ${on.cpu}`, function () {
      const library = requireTool(this, 'rust-web-src');
      const all = process.env['CORE_TESTS'] === 'all';
      const step = isNightly() ? every / 8 : every;
      const tests = coreTests(open(library)).filter((_, i) => all || i % step === 0);
      assert.deepEqual(surprises(open(library), tests, on), []);
    });
  }
});
