/**
 * Macro calls in bodies: what each expands to, with hygiene marks, and the problems of those that
 * do not.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printTokens } from '../../../src/hir/macros/index.ts';
import type { AnyNode } from '../../../src/syntax/index.ts';
import {
  expectSnapshot,
  fixturesIn,
  parseFixture,
  readFixture,
  requireTool,
} from '../../kit/index.ts';
import { collectFixture, showProblems } from '../names/support.ts';
import { derivesOf, expandAll } from './support.ts';

describe('macros: expansion', () => {
  for (const path of fixturesIn('test-fixtures/hir/macros')) {
    it(path.replace(/^.*\/(.*)\.rs$/, '$1'), () => {
      const program = collectFixture(readFixture(path));
      const out: string[] = [];
      for (const { call, position, trees, problems } of expandAll(program.main)) {
        const name = call.path.segments.map((s) => s.name.text).join('::');
        out.push(`${position} ${name}!(${printTokens(call.body.trees)})`);
        if (problems.length === 0) out.push(`  => ${printTokens(trees, { marks: true })}`);
        else out.push(...showProblems(program, problems).map((p) => `  ${p}`));
      }
      for (const { name, trees } of derivesOf(program.main)) {
        const textOf = (n: AnyNode): string => program.textOf('/src/lib.rs').slice(n.start, n.end);
        out.push(
          `derives of ${name}`,
          `  ${printTokens(trees, { textOf }).replaceAll('# [ auto', '\n  # [ auto').trim()}`,
        );
      }
      out.push(...showProblems(program, program.main.problems));
      expectSnapshot(path.replace(/\.rs$/, '.snap'), `${out.join('\n')}\n`);
    });
  }

  it('stops at the recursion limit', () => {
    const program = collectFixture(
      parseFixture(`
macro_rules! forever { ($($t:tt)*) => { forever!($($t)* x) }; }
macro_rules! item_forever { ($n:ident) => { item_forever! { $n } }; }
item_forever! { a }
fn body() { forever!() }
`),
    );
    const calls = expandAll(program.main);
    assert.equal(calls.length, 129);
    assert.equal(
      calls[128]!.problems[0]?.what,
      'recursion limit reached while expanding `forever!`',
    );
    assert.deepEqual(
      program.main.problems.map((p) => p.what),
      ['recursion limit reached while expanding `item_forever!`'],
    );
  });

  it('agrees with rustc on every step', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    for (const path of fixturesIn('test-fixtures/hir/macros')) {
      const fixture = readFixture(path);
      if (!fixture.header.has('oracle')) continue;
      const program = collectFixture(fixture);
      const own = expandAll(program.main)
        .filter((c) => c.problems.length === 0)
        .map(
          (c) => `${c.call.path.segments.at(-1)!.name.text} => ${squeeze(printTokens(c.trees))}`,
        );
      const theirs = new Set(traceMacros(rustc, `${fixture.files[0]!.text}\nfn main() {}\n`));
      for (const step of own) assert.ok(theirs.has(step), `${path}: rustc has no step ${step}`);
      assert.ok(own.length > 3, path);
    }
  });
});

describe('macros: derives', () => {
  it('write impls that rustc accepts', function () {
    const rustc = requireTool(this, 'rustc-nightly');
    const program = collectFixture(readFixture('test-fixtures/hir/macros/derives.rs'));
    const text = program.textOf('/src/lib.rs');
    const textOf = (n: AnyNode): string => text.slice(n.start, n.end);
    const derives = derivesOf(program.main);
    const impls = derives.map(({ trees }) => printTokens(trees, { textOf }));
    assert.ok(impls.length >= 10);
    const source = [
      '#![feature(core_intrinsics, derive_const)]',
      '#![allow(warnings)]',
      text.replace(/#\[(derive\([^\]]*|default)\]/g, ''),
      impls
        .join('\n')
        .replaceAll('$crate', '::core')
        .replaceAll('builtin # derived_debug ( self , f )', 'unimplemented!()'),
    ].join('\n');
    const { status, stderr } = runRustc(rustc, ['--crate-type=lib'], source);
    assert.equal(status, 0, stderr);
  });
});

/** Spaces differ, tokens must not; a doc comment is written raw or not. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, '').replace(/doc=r"/g, 'doc="');
}

/** Checks a source text; nothing is left behind. */
function runRustc(rustc: string, args: readonly string[], source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'macros-'));
  try {
    writeFileSync(join(folder, 'case.rs'), source);
    const all = [...args, '--edition', '2021', '--emit=metadata', 'case.rs'];
    return spawnSync(rustc, all, { cwd: folder, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** `name => output` for each macro call that rustc expands. */
function traceMacros(rustc: string, source: string): string[] {
  const { stderr } = runRustc(rustc, ['-Ztrace-macros'], source);
  const out: string[] = [];
  let name = '';
  for (const whole of stderr.split('= note: ').slice(1)) {
    const note = whole.split('\n\n')[0]!;
    const text = note.slice(note.indexOf('`') + 1, note.lastIndexOf('`'));
    if (note.startsWith('expanding')) name = text.slice(0, text.indexOf('!'));
    else if (note.startsWith('to `')) out.push(`${name} => ${squeeze(text)}`);
  }
  return out;
}
