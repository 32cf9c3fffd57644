/** Kernels and plans for tests of launch specs. */

import { isReport, type RunReport, runSpec } from '../../src/ide/index.ts';
import { type PlannedLaunch, planSpec, readSpec, type SpecKernel } from '../../src/spec/index.ts';
import { createEngine, type Engine, type TargetName } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

export const PATH = '/src/lib.rs';

const HEAD = `
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
fn index() -> usize { unsafe { (_block_idx_x() * _block_dim_x() + _thread_idx_x()) as usize } }
`;

/** An engine with one crate for rustc's NVPTX target. */
export function engineFor(source: string, path = PATH): Engine {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(path, path.endsWith('.rs') ? HEAD + source : source);
  return engine;
}

export function kernelsOf(source: string): readonly SpecKernel[] {
  return engineFor(source).specKernels(PATH, 'ptx');
}

type Files = Readonly<Record<string, Uint8Array>>;

/** Launches and mistakes of a spec, each with the text that it is at. */
export function plan(
  kernels: readonly SpecKernel[] | undefined,
  spec: unknown,
  files: Files = {},
): { readonly launches: readonly PlannedLaunch[]; readonly problems: readonly string[] } {
  const text = typeof spec === 'string' ? spec : JSON.stringify(spec);
  const { launches, problems } = planSpec(readSpec(text), {
    kernels,
    readFile: (path) => files[path],
  });
  return {
    launches,
    problems: problems.map(({ message, start, end }) => `${text.slice(start, end)}: ${message}`),
  };
}

/** Runs a spec of a source; throws its mistakes. */
export function run(
  source: string,
  spec: unknown,
  target: TargetName = 'ptx',
  files: Files = {},
): RunReport {
  const engine = engineFor(source);
  return runIn(engine, spec, target, files);
}

export function runIn(
  engine: Engine,
  spec: unknown,
  target: TargetName,
  files: Files = {},
  root = PATH,
): RunReport {
  const outcome = runSpec(engine, {
    root,
    target,
    spec: readSpec(typeof spec === 'string' ? spec : JSON.stringify(spec)),
    create: undefined,
    readFile: (path) => files[path],
  });
  if (isReport(outcome)) return outcome;
  const all = [...outcome.problems, ...outcome.diagnostics].map(({ message }) => message);
  throw new Error(all.join('\n'));
}

/** Words of a buffer of a launch after a run. */
export function wordsOf(report: RunReport, name: string, launch = 0): readonly string[] {
  const { summary } = report.launches[launch]!.buffers.find((buffer) => buffer.name === name)!;
  return [...summary.first, ...summary.last];
}
