/**
 * The run-pass tests of rustc that need neither `std` nor an allocator, as crates with a kernel of
 * one thread: it writes 1, calls the test's `main`, and writes 2. They lie beside the repository,
 * where somebody put them; only names are kept here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LaunchSpec, type RunResult, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { createEngine, type Emitted } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

/** A program that checks itself: it passes when its `main` returns. */
export interface UiTest {
  /** Its path in rustc's `tests/ui`, without the ending. */
  readonly name: string;
  readonly edition: string;
  readonly text: string;
  /** False where the test wants neither overflow checks nor debug assertions. */
  readonly checks?: boolean;
}

export type UiTarget = { readonly target: 'ptx' | 'amdgcn'; readonly cpu: string };

/**
 * Steps of the simulator after which a test is called endless. An instruction of one lane counts
 * as four.
 */
const MAX_STEPS = 80_000_000;

/** The tests in a folder: `tests.jsonl`, one a line. */
export function readUiTests(folder: string): readonly UiTest[] {
  const lines = readFileSync(join(folder, 'tests.jsonl'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as UiTest);
}

/**
 * Where the inner attributes and inner doc comments at the start of a file end: nothing may stand
 * before them.
 */
function headEnd(text: string): number {
  const next = /^(?:\s|\/\/(?!!)[^\n]*\n|\/\*(?!!)[\s\S]*?\*\/)*(#!\[|\/\/!|\/\*!)/;
  for (let pos = 0; ; ) {
    const found = next.exec(text.slice(pos));
    if (found === null) return pos;
    pos += found[0].length;
    if (found[1] === '//!') pos = endOf(text, '\n', pos);
    else if (found[1] === '/*!') pos = endOf(text, '*/', pos);
    else pos = bracketEnd(text, pos);
  }
}

function endOf(text: string, mark: string, from: number): number {
  const at = text.indexOf(mark, from);
  return at < 0 ? text.length : at + mark.length;
}

/**
 * Behind the bracket that closes the one before `from`; brackets in string literals do not count.
 */
function bracketEnd(text: string, from: number): number {
  const token = /"(?:[^"\\]|\\[\s\S])*"|[[\]]/g;
  token.lastIndex = from;
  for (let depth = 1; depth > 0; ) {
    const found = token.exec(text);
    if (found === null) return text.length;
    depth += found[0] === '[' ? 1 : found[0] === ']' ? -1 : 0;
  }
  return token.lastIndex;
}

const SILENT = ['println', 'print', 'eprintln']
  .map((name) => `#[allow(unused_macros)] macro_rules! ${name} { ($($t:tt)*) => { () } }`)
  .join(' ');

/** A test's text as a crate without `std`; all but the first line keep their numbers, less two. */
export function asKernel({ text }: UiTest): string {
  const at = headEnd(text);
  const main =
    '#[no_mangle] pub unsafe extern "gpu-kernel" fn wl_kernel(out: *mut u32) { *out = 1; let _ = main(); *out = 2; }';
  const head = `#![no_std]\n#![feature(abi_gpu_kernel)]\n${text.slice(0, at)}`;
  return `${head} extern crate core as std; ${SILENT} ${text.slice(at)}\n${main}\n`;
}

const LAUNCH: LaunchSpec = {
  launches: [
    {
      kernel: 'wl_kernel',
      grid: [1, 1, 1],
      block: [1, 1, 1],
      workgroup_mem: 0,
      args: [{ name: 'out', buffer: 'u32', length: 1, role: 'out', init: { gen: 'zeros' } }],
    },
  ],
};

/** Runs tests one after the other; each is a crate of its own. */
export class UiRunner {
  private readonly files = new Map<string, string>();
  private readonly engine = createEngine({
    readFile: (path) => this.files.get(path),
    prelude: preludeTexts(),
  });
  private count = 0;

  /** What kept a test from passing, in words; nothing when it passed. */
  failureOf(test: UiTest, on: UiTarget): string | undefined {
    const folder = `/ui${this.count++}`;
    const root = `${folder}/src/lib.rs`;
    const manifest = `[package]\nname = "app"\nversion = "0.1.0"\nedition = "${test.edition}"\n`;
    this.files.set(`${folder}/Cargo.toml`, manifest);
    this.files.set(root, asKernel(test));
    try {
      return runFailure(this.emit(root, test, on));
    } catch (error) {
      return `crash: ${error instanceof Error ? error.message : error}`;
    } finally {
      this.engine.removeFile(root);
      this.files.clear();
    }
  }

  private emit(root: string, test: UiTest, { target, cpu }: UiTarget): Emitted {
    return this.engine.emit(root, target, { cpu, debugAssertions: test.checks !== false });
  }
}

function runFailure(emitted: Emitted): string | undefined {
  const [problem] = emitted.problems;
  if (problem) return `refused: ${problem.message.replace(/ \(kernel `[^`]*`\)$/, '')}`;
  const { text, cpu, target } = emitted;
  const result: RunResult =
    target === 'ptx'
      ? runPtx(text, LAUNCH, { maxSteps: MAX_STEPS })
      : runAmdgcn(text, LAUNCH, { maxSteps: MAX_STEPS, cpu, strict: true });
  const error = result.diagnostics.find((d) => d.severity === 'error');
  if (error) return `${error.code}: ${error.message}`;
  const out = result.buffers[0]?.get('out');
  return out?.[0] === 2 ? undefined : `out is ${out?.[0]}`;
}
