/** What a run has executed: threads by line, and by the ways of each branch. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PATH = '/src/lib.rs';

/** Counts of the line are in the comment at its end: threads, then ways of branches in it. */
const SOURCE = `
#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
fn helper(v: u32) -> u32 {
    if v > 3 { // 30 | true 10, false 20
        v * 2 // 10
    } else {
        1 // 20
    }
}
fn twice<T: Copy>(v: T) -> [T; 2] {
    [v, v] // 6
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *const u32, y: *mut u32, n: u32) {
    let i = unsafe { core::arch::nvptx::_thread_idx_x() } as u32; // 8
    if i >= n { // 8 | true 2, false 6
        return; // 2
    }
    let mut sum = 0; // 6
    for j in 0..n { // 6 | true 6, false 36
        if j == i && n > 2 { // 36 | true 6, false 30; true 6, false 0
            continue; // 6
        }
        sum += helper(j); // 30
    }
    let o = match i { // 6 | otherwise 3, 0 1, 1 1, 2 1
        0 => 5, // 1
        1 | 2 => 6, // 2
        _ => twice(i)[0] + twice(0u8)[1] as u32, // 3
    };
    if let Some(v) = if i == 2 { Some(3) } else { None } { // 6 | true 1, false 5; true 1, false 5
        sum += v; // 1
    }
    if n == 7 { // 6 | true 0, false 6
        sum = 0; // 0
    }
    unsafe { *y.add(i as usize) = sum + o + *x.add(i as usize) }; // 6
}
`;

describe('execute: coverage', () => {
  it('counts threads by line, and by the ways of branches', () => {
    const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
    engine.setFile(PATH, SOURCE);
    const spec = readSpec('{"kernel":"k","grid":1,"block":8,"args":{"n":6}}');
    const report = runSpec(engine, {
      root: PATH,
      target: 'ptx',
      spec,
      create: createExecution,
      coverage: true,
      readFile: () => undefined,
    });
    assert.ok(isReport(report));
    assert.deepEqual(report.findings, []);
    const lineOf = (offset: number): number => SOURCE.slice(0, offset).split('\n').length - 1;
    const hits = new Map<number, number>();
    for (const { span, hits: count } of report.coverage!.places) {
      const line = lineOf(span.start);
      hits.set(line, Math.max(hits.get(line) ?? 0, count));
    }
    const ways = new Map<number, string[]>();
    for (const branch of report.coverage!.branches) {
      const line = lineOf(branch.span.start);
      const text = branch.ways.map(({ label, taken }) => `${label} ${taken}`).join(', ');
      ways.set(line, [...(ways.get(line) ?? []), text]);
    }
    const lines = SOURCE.split('\n');
    const found = lines.map((line, at) => {
      const own = line.split(' // ')[0]!;
      if (!line.includes(' // ')) return own;
      const branches = (ways.get(at) ?? []).join('; ');
      return `${own} // ${hits.get(at)}${branches === '' ? '' : ` | ${branches}`}`;
    });
    assert.deepEqual(found, lines);
  });
});
