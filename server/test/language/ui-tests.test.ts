/**
 * rustc's run-pass tests, compiled and run: each passes on both targets, or its name is in a list
 * that may only get shorter. A part of them runs, the same each time, and all of the list;
 * `UI_TESTS=all` runs all, and `UPDATE=1` takes names off the list. Programs of our own of the same
 * kind lie in `test-fixtures/language/run-pass` and always run; `//@ edition:` says which edition
 * they are in.
 */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles, readRepo, repoPath, requireTool, updating } from '../kit/index.ts';
import { asKernel, readUiTests, UiRunner, type UiTarget, type UiTest } from './ui-tests.ts';

const LIST = 'test-fixtures/language/ui-failing.txt';
const OWN = 'test-fixtures/language/run-pass';
const TARGETS: readonly UiTarget[] = [
  { target: 'ptx', cpu: 'sm_80' },
  { target: 'amdgcn', cpu: 'gfx90a' },
];
/** Of how many tests one runs where not all do. */
const EVERY = 8;
const all = process.env['UI_TESTS'] === 'all';

function ownTests(): readonly UiTest[] {
  return listFiles(OWN, ['.rs']).map((path) => {
    const text = readRepo(path);
    const [, edition = '2024'] = /^\/\/@ edition: ?(\d+)$/m.exec(text) ?? [];
    return { name: path.slice(OWN.length + 1, -'.rs'.length), edition, text };
  });
}

/** Names of the tests that are not expected to pass. */
function listed(): readonly string[] {
  const text = readRepo(LIST).trim();
  return text === '' ? [] : text.split('\n');
}

describe("language: rustc's run-pass tests", () => {
  const runner = new UiRunner();

  it('keep their inner attributes at the start', () => {
    const text = '// one\n#![feature(a, b = "]")]\n/*! two */\nfn main() {}\n';
    const lines = asKernel({ name: 'x', edition: '2015', text }).split('\n');
    assert.deepEqual(lines.slice(0, 3), ['#![no_std]', '#![feature(abi_gpu_kernel)]', '// one']);
    assert.match(lines[4]!, /^\/\*! two \*\/ extern crate core as std;/);
    assert.equal(lines[5], 'fn main() {}');
  });

  it('fail when `main` does not return', () => {
    const test = (body: string): UiTest => ({
      name: 'x',
      edition: '2021',
      text: `fn main() { ${body} }`,
    });
    for (const on of TARGETS) {
      assert.equal(runner.failureOf(test('assert!(1 + 1 == 2)'), on), undefined);
      assert.match(runner.failureOf(test('assert!(1 + 1 == 3)'), on)!, /^trap: /);
      assert.match(runner.failureOf(test('let _: u8 = "";'), on)!, /^refused: .*mismatched types/);
    }
  });

  for (const [at, on] of TARGETS.entries()) {
    it(`pass unless they are listed: ${on.cpu}`, function () {
      const tests = readUiTests(requireTool(this, 'ui-tests'));
      const known = new Set(listed());
      const others = tests.filter((test) => !known.has(test.name));
      const part = others.filter((_, i) => all || i % EVERY === at);
      const failures = part.flatMap((test) => {
        const failure = runner.failureOf(test, on);
        return failure === undefined ? [] : [`${test.name}: ${failure}`];
      });
      assert.deepEqual(failures, []);
    });
  }

  it('are listed only while they fail', function () {
    const tests = readUiTests(requireTool(this, 'ui-tests'));
    const names = listed();
    const failing = names.filter((name) => {
      const test = tests.find((one) => one.name === name);
      assert.ok(test !== undefined, `${name} is no test`);
      return TARGETS.some((on) => runner.failureOf(test, on) !== undefined);
    });
    if (updating()) writeFileSync(repoPath(LIST), failing.map((name) => `${name}\n`).join(''));
    else assert.deepEqual(failing, names);
  });

  for (const test of ownTests()) {
    for (const on of TARGETS) {
      it(`${test.name}: ${on.cpu}`, () => {
        assert.equal(runner.failureOf(test, on), undefined);
      });
    }
  }

  it('are valid: our own, in a native build', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    const folder = mkdtempSync(join(tmpdir(), 'warplens-'));
    try {
      for (const { name, edition, text } of ownTests()) {
        const [source, program] = [join(folder, 'main.rs'), join(folder, 'main')];
        writeFileSync(source, text);
        const flags = [
          `--edition=${edition}`,
          '-Awarnings',
          '-Cdebug-assertions=on',
          '-Cdebuginfo=0',
        ];
        execFileSync(rustc, [...flags, '-o', program, source], { stdio: 'pipe' });
        assert.doesNotThrow(() => execFileSync(program, { stdio: 'pipe' }), name);
      }
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
