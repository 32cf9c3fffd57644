/**
 * Rules as tests see them: fixtures in, diagnostics out, through the real engine and the real
 * prelude.
 */
import { applyEdits } from '../../src/base/index.ts';
import type { Diagnostic, Fix } from '../../src/diag/index.ts';
import type { Example } from '../../src/rules/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { type Fixture, listFiles, parseFixture, readRepo, type Seen } from '../kit/index.ts';

const PRELUDE = Object.fromEntries(
  listFiles('server/prelude').map((path) => [path.slice('server/prelude/'.length), readRepo(path)]),
);

/** One engine for all tests: its prelude is collected once. */
export const engine: Engine = createEngine({ readFile: () => undefined, prelude: PRELUDE });

/** What every crate of an example starts with, unless it says otherwise itself. */
const HEAD = '#![no_std]\n#![feature(abi_gpu_kernel, abi_ptx)]\n';

/** An example as a fixture: a crate with a manifest, its files below `src`. */
export function exampleFixture(example: Pick<Example, 'edition'>, code: string): Fixture {
  if (example.edition === 'mlir') return parseFixture(`//- /src/kernel.mlir\n${code}`);
  const head = code.includes('#![') || code.startsWith('//- ') ? '' : HEAD;
  const fixture = parseFixture(head + code);
  const libraries = ['cuda_std', 'cuda_device'].filter((name) => code.includes(name));
  const manifest = [
    `[package]\nname = "example"\nedition = "${example.edition}"\n`,
    '[dependencies]\n',
    ...libraries.map((name) => `${name} = { git = "https://example.org/${name}" }\n`),
  ].join('');
  if (fixture.files.some((f) => f.path === '/Cargo.toml')) return fixture;
  return { ...fixture, files: [{ path: '/Cargo.toml', text: manifest }, ...fixture.files] };
}

const ROOT = '/src/lib.rs';

/** Findings in a fixture's crate. Files of an earlier fixture are gone. */
export function findingsIn(fixture: Fixture): readonly Diagnostic[] {
  load(fixture.files);
  return engine.diagnostics(rootOf(fixture));
}

let loaded: string[] = [];

function load(files: Fixture['files']): void {
  for (const path of loaded) if (!files.some((f) => f.path === path)) engine.removeFile(path);
  for (const { path, text } of files) engine.setFile(path, text);
  loaded = files.map((f) => f.path);
}

function rootOf(fixture: Fixture): string {
  const [first] = fixture.files;
  if (first?.path.endsWith('.mlir')) return first.path;
  const rust = fixture.files.filter((f) => f.path.endsWith('.rs'));
  return rust.some((f) => f.path === ROOT) ? ROOT : rust[0]!.path;
}

export function asSeen(diagnostics: readonly Diagnostic[]): Seen[] {
  return diagnostics.map((d) => ({
    file: engine.path(d.span.file),
    start: d.span.start,
    end: d.span.end,
    severity: d.severity,
    code: d.code,
    message: d.message,
  }));
}

/** The fixture's files after a fix. */
export function applyFix(fixture: Fixture, fix: Fix): Fixture {
  const files = fixture.files.map(({ path, text }) => {
    const edits = fix.edits.filter((edit) => engine.path(edit.span.file) === path);
    return { path, text: applyEdits(text, edits) };
  });
  return { ...fixture, files };
}

/** All Rust text of a fixture, to be compared. */
export function textOf(fixture: Fixture): string {
  return fixture.files
    .filter((f) => f.path !== '/Cargo.toml')
    .map((f) => `//- ${f.path}\n${f.text}`)
    .join('\n');
}
