/** Findings in code of macros name the line where the macro is used. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::{_syncthreads, _thread_idx_x};
macro_rules! meet { () => { unsafe { _syncthreads() } } }
macro_rules! put { ($to:expr, $value:expr) => { meet!(); unsafe { *$to = $value } } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut u32) {
    let i = unsafe { _thread_idx_x() } as usize;
    if i < 20 {
        meet!(); // barrier
    }
    put!(y, i as u32); // race
}
`;

describe('spec: places in macros', () => {
  it('the place in the macro and those of its uses', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    engine.setFile('/src/lib.rs', TEXT);
    const outcome = runSpec(engine, {
      root: '/src/lib.rs',
      target: 'ptx',
      spec: readSpec('{"kernel":"k","grid":1,"block":64,"args":{"y":"[0; 1]"}}'),
      create: createExecution,
      readFile: () => undefined,
    });
    assert.ok(isReport(outcome));
    const lineOf = (offset: number): number => TEXT.slice(0, offset).split('\n').length;
    const linesOf = (code: string) =>
      outcome.findings
        .find((one) => one.code === code)
        ?.frames.flatMap(({ span }) => (span === undefined ? [] : [lineOf(span.start)]));
    assert.deepEqual(linesOf('barrier-mismatch') ?? linesOf('barrier-divergence'), [
      4,
      lineOf(TEXT.indexOf('put!(y')),
    ]);
    const [barrier] = outcome.findings.filter(({ code }) => code.startsWith('barrier-'));
    const others = barrier!.related.flatMap(({ frames = [] }) =>
      frames.flatMap(({ span }) => (span === undefined ? [] : [lineOf(span.start)])),
    );
    if (others.length > 0) assert.deepEqual(others, [4, lineOf(TEXT.indexOf('meet!(); //'))]);
    assert.equal(linesOf('global-race')?.at(-1), lineOf(TEXT.indexOf('put!(y')));
  });
});
