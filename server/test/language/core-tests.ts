/**
 * The tests that come with `core`, read where the standard library's sources are installed: each
 * `#[test]` becomes a kernel of one thread that calls it. What they take from `std` is in
 * `test-fixtures/language/harness/std`; they stay where they are, and only the names of those that
 * cannot pass are kept here.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demangleRust } from '../../src/asm/index.ts';
import { type LaunchSpec, type RunResult, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const HARNESS = 'test-fixtures/language/harness/std';
const TESTS = 'coretests/tests';
const CRATE = '/ct';
const ROOT = `${CRATE}/lib.rs`;
/** Most tests take some thousands; the long ones try all numbers of a type. */
export const MAX_STEPS = 400_000;

/**
 * Modules without a test that a device can run: they are about text made by formatting, hosts,
 * generators, vectors of the processor's own, and tables inside `core`.
 */
const LEFT_OUT = ['async_iter', 'fmt', 'io', 'net', 'simd', 'unicode'];

export type TestTarget = { readonly target: 'ptx' | 'amdgcn'; readonly cpu: string };

/** A test as a kernel. */
export interface CoreTest {
  /** `iter::range::test_range`. */
  readonly name: string;
  readonly symbol: string;
  /** It passes when it panics. */
  readonly panics: boolean;
}

const ATTRIBUTE = String.raw`#\[(?:"(?:[^"\\]|\\.)*"|[^\[\]"]|\[[^\]]*\])*\]`;
const BETWEEN = String.raw`(?:\s|//[^\n]*\n|${ATTRIBUTE}|\$\([^)]*\)\*)*`;
const TEST = new RegExp(
  String.raw`#\[test\](${BETWEEN})(?:pub )?fn (\$?\w+)\(\)(?=\s*(?:\{|->|\$block))`,
  'g',
);

/**
 * A text of `core`'s tests with a kernel beside each test, in a module named like it, which is
 * possible within macros too; the names that `std` has in scope are imported into each module.
 * Lines stay where they are.
 */
export function withKernels(text: string): string {
  return text
    .replace(
      /^(\s*(?:pub )?mod \w+ \{(?:\s*(?:#!|\/\/!).*$)*)$/gm,
      '$1\n#[allow(unused_imports)] use crate::std::in_scope::*;',
    )
    .replace(/\b(?<!crate::|\w)(?:::)?std::/g, 'crate::std::')
    .replace(TEST, (_, between: string, name: string) => {
      const rest = between.replace(/#\[(?:should_panic|ignore)\b[^\n]*\]/, '');
      if (/#\[ignore\b/.test(between)) return `${rest}fn ${name}()`;
      const kind = /#\[should_panic\b/.test(between) ? 'panics' : 'passes';
      const conditions = (between.match(/#\[cfg\([^\n]*\)\]|\$\([^)]*\)\*/g) ?? []).join(' ');
      const kernel = `pub unsafe extern "gpu-kernel" fn ct_${kind}() { let _ = super::${name}(); }`;
      return `${conditions} mod ${name} { ${kernel} } ${rest}fn ${name}()`;
    });
}

/** The root of the tests' crate without what only a host has. */
function rootOf(text: string): string {
  const kept = text
    .replace(/^#!\[cfg\(test\)\]|^extern crate .*$/gm, '')
    .replace(/^mod (\w+);$/gm, (line, name: string) => (LEFT_OUT.includes(name) ? '' : line))
    .replace(/(^#!\[[^\n]*\n)(?![\s\S]*^#!\[)/m, '$1#[macro_use] pub mod std;');
  return `#![no_std]\n#![feature(abi_gpu_kernel)]\n${withKernels(kept)}`;
}

/** An engine over the tests as one crate. */
export function createCoreTestEngine(library: string): Engine {
  const folder = join(library, TESTS);
  const texts = new Map<string, string | undefined>();
  const read = (path: string): string | undefined => {
    const inHarness = repoPath(`${HARNESS}${path.slice(`${CRATE}/std`.length)}`);
    if (path.startsWith(`${CRATE}/std/`))
      return existsSync(inHarness) ? readFileSync(inHarness, 'utf8') : undefined;
    const file = join(folder, path.slice(CRATE.length));
    if (!path.startsWith(`${CRATE}/`) || !existsSync(file)) return undefined;
    const scope = '#[allow(unused_imports)] use crate::std::in_scope::*;';
    return `${withKernels(readFileSync(file, 'utf8'))}\n${scope}\n`;
  };
  const readFile = (path: string): string | undefined => {
    if (!texts.has(path)) texts.set(path, read(path));
    return texts.get(path);
  };
  const engine = createEngine({ readFile, prelude: preludeTexts() });
  engine.setFile(ROOT, rootOf(readFileSync(join(folder, 'lib.rs'), 'utf8')));
  return engine;
}

/** All tests of the crate, in the order of its text. */
export function coreTests(engine: Engine): readonly CoreTest[] {
  return engine.kernels(ROOT).flatMap(({ symbol }) => {
    const [, name, kind] = /^ct::(.*)::ct_(passes|panics)$/.exec(demangleRust(symbol) ?? '') ?? [];
    return name === undefined ? [] : [{ name, symbol, panics: kind === 'panics' }];
  });
}

/** What kept a test from passing, in words; nothing when it passed. */
export function failureOf(
  engine: Engine,
  test: CoreTest,
  on: TestTarget,
  maxSteps: number = MAX_STEPS,
): string | undefined {
  const emitted = engine.emit(ROOT, on.target, {
    kernel: test.symbol,
    cpu: on.cpu,
    debugAssertions: true,
  });
  const [problem] = emitted.problems;
  if (problem) return problem.message.replace(/ \(kernel `[^`]*`\)$/, '').split('\n')[0]!;
  const kernel = /\.entry (\w+)|\.amdhsa_kernel (\S+)/.exec(emitted.text);
  if (!kernel) return 'no kernel came out';
  const name = kernel[1] ?? kernel[2]!;
  const launch: LaunchSpec = {
    launches: [{ kernel: name, grid: [1, 1, 1], block: [1, 1, 1], workgroup_mem: 0, args: [] }],
  };
  const result: RunResult =
    on.target === 'ptx'
      ? runPtx(emitted.text, launch, { maxSteps })
      : runAmdgcn(emitted.text, launch, { maxSteps, cpu: emitted.cpu, strict: true });
  const error = result.diagnostics.find((d) => d.severity === 'error');
  if (error?.code === 'trap') return test.panics ? undefined : 'panics';
  if (error?.code === 'step-limit') return 'runs for too long';
  if (error) return `${error.message} [${error.code}]`;
  return test.panics ? 'does not panic' : undefined;
}
