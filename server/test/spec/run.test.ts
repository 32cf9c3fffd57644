/** Runs of specs from the source to the report. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import {
  defaultSpec,
  isReport,
  runDiagnostics,
  runSpec,
  specSkeleton,
} from '../../src/ide/index.ts';
import { type Difference, readSpec } from '../../src/spec/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { engineFor, PATH, plan, run, runIn, wordsOf } from './kit.ts';

const SAXPY = `
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn saxpy(a: f32, x: *const f32, y: *mut f32, n: u32) {
    let i = index();
    if i < n as usize { unsafe { *y.add(i) = a * *x.add(i) + *y.add(i) } }
}
`;
const ARGS = { a: 2, x: '[i; 100]', y: '[1; 100]', n: 100 };

describe('runs of launch specs', () => {
  it('passes the row width of a DisjointSlice, in all engines', () => {
    const engine = testEngine();
    engine.setFile(
      PATH,
      `use cuda_device::{kernel, thread, DisjointSlice};
#[kernel]
pub fn k(mut a: DisjointSlice<u32, thread::Runtime2DIndex>, last: u32) {
    let width = a.row_width();
    if let Some(at) = thread::index_2d_runtime(&a) {
        if let Some(cell) = a.get_mut(at) { *cell = width + last; }
    }
}`,
    );
    const spec = JSON.stringify({
      kernel: 'k',
      block: [4, 2],
      args: { a: { init: '[0; 10]', row_width: 5 }, last: 1 },
      expected: { a: 'if(i % 5 < 4, 6, 0)' },
    });
    for (const create of [createExecution, undefined]) {
      const report = runSpec(engine, {
        root: PATH,
        target: 'ptx',
        spec: readSpec(spec),
        create,
        isExact: true,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), JSON.stringify(report));
      assert.deepEqual(report.findings, []);
      assert.ok(report.ok);
    }
  });

  it('lets a kernel change what its types call an input, unless the spec does too', () => {
    const source = `use core::sync::atomic::{AtomicU32, Ordering};
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn count(n: *const u32) {
    unsafe { AtomicU32::from_ptr(n as *mut u32) }.fetch_add(1, Ordering::Relaxed);
}`;
    const plain = run(source, { kernel: 'count', block: 8, args: { n: '[0; 1]' } });
    const verdictOf = ({ launches }: typeof plain) => {
      const { comparison } = launches[0]!.buffers[0]!;
      return [comparison.verdict, comparison.note];
    };
    assert.deepEqual(verdictOf(plain), ['not compared', undefined]);
    assert.ok(plain.ok);
    const n = { name: 'n', buffer: 'u32', length: 1, role: 'in', init: { gen: 'zeros' } };
    const said = run(source, { kernel: 'count', block: 8, args: [n] });
    assert.deepEqual(verdictOf(said), ['differs', 'an input that the kernel changed']);
    assert.ok(!said.ok);
  });

  it('takes numbers in expressions as their types hold them', () => {
    const report = run(
      `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(a: f32, h: f16, b: i8, y: *mut f64) {
    unsafe { *y = a as f64; *y.add(1) = h as f64; *y.add(2) = b as f64 }
}`,
      {
        block: 1,
        args: { a: 0.1, h: 0.1, b: '0xff', y: '[7; 3]' },
        expected: { y: 'if(i == 0, a, if(i == 1, h, b))' },
      },
    );
    assert.equal(report.ok, true, JSON.stringify(report.launches[0]!.buffers));
  });

  it('compares integers of 128 bits as numbers', () => {
    const report = run(
      `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *mut i128) { unsafe { *x = -1; *x.add(1) = 1 << 70 } }`,
      { block: 1, args: { x: [0, 0, 0] }, expected: { x: [-1, '0x40_0000_0000_0000_0001'] } },
    );
    const { comparison } = report.launches[0]!.buffers[0]!;
    assert.deepEqual([comparison.compared, comparison.total, comparison.differing], [2, 3, 1]);
    const [{ path, actual, expected }] = comparison.differences as [Difference];
    assert.deepEqual([path, actual, expected], ['[1]', `${1n << 70n}`, `${(1n << 70n) + 1n}`]);
  });

  it('give values, and compare with an expression', () => {
    const report = run(SAXPY, { grid: 2, args: ARGS, expected: { y: 'a * x[i] + y[i]' } });
    assert.deepEqual(wordsOf(report, 'y'), ['1', '3', '5', '7', '9', '11', '195', '197', '199']);
    assert.equal(report.ok, true);
    const { comparison, summary } = report.launches[0]!.buffers[1]!;
    assert.deepEqual([comparison.verdict, comparison.compared], ['as expected', 100]);
    assert.deepEqual([summary.min, summary.max, summary.nan], ['1', '199', 0]);
  });

  it('say which values differ, and by how much', () => {
    const report = run(SAXPY, { grid: 2, args: ARGS, expected: { y: [1, 3, 5, 8] } });
    assert.equal(report.ok, false);
    const { comparison } = report.launches[0]!.buffers[1]!;
    assert.deepEqual([comparison.compared, comparison.total, comparison.differing], [4, 100, 1]);
    const [first] = comparison.differences;
    assert.deepEqual([first!.path, first!.actual, first!.expected], ['[3]', '7', '8']);
    const span = { file: 0 as never, start: 0, end: 1 };
    const [found] = runDiagnostics(report, { kernel: () => undefined, fallback: span });
    assert.match(
      found!.message,
      /^`y\[3\]` is 7, expected 8; 1 of 4 values differ \(launch 0 \(saxpy\)\)$/,
    );
  });

  it('let differences pass up to a tolerance', () => {
    const verdict = (how: object) => {
      const expected = { y: { value: '2 * i + 1.001', ...how } };
      return run(SAXPY, { grid: 2, args: ARGS, expected }).launches[0]!.buffers[1]!.comparison
        .verdict;
    };
    assert.equal(verdict({}), 'differs');
    assert.equal(verdict({ abs: 0.01 }), 'as expected');
    assert.equal(verdict({ rel: 0.0001 }), 'differs');
    assert.equal(verdict({ rel: 0.01 }), 'as expected');
    assert.equal(verdict({ ulp: 100 }), 'differs');
    assert.equal(verdict({ ulp: 10000 }), 'as expected');
  });

  it('say "not compared" where nothing is expected', () => {
    const report = run(SAXPY, { grid: 2, args: ARGS });
    assert.equal(report.launches[0]!.buffers[1]!.comparison.verdict, 'not compared');
    assert.equal(report.ok, true);
  });

  it('hand buffers from launch to launch', () => {
    const report = run(SAXPY, {
      launches: [
        { kernel: 'saxpy', grid: 2, args: ARGS },
        {
          kernel: 'saxpy',
          grid: 2,
          args: { ...ARGS, x: 'from(y)' },
          expected: { y: '2 * x[i] + 1' },
        },
      ],
    });
    assert.deepEqual(wordsOf(report, 'y', 1).slice(0, 3), ['3', '7', '11']);
    assert.equal(report.ok, true);
  });

  it('need no spec: made-up buffers grow to what the kernel reads', () => {
    const source = `
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn matmul(a: *const f32, b: *const f32, c: *mut f32, n: u32) {
    let (i, n) = (index(), n as usize);
    let mut sum = 0.0;
    for k in 0..n { unsafe { sum += *a.add(i * n + k) * *b.add(k * n) } }
    unsafe { *c.add(i) = sum }
}`;
    const engine = engineFor(source);
    const report = runIn(engine, defaultSpec(engine.specKernels(PATH, 'ptx')), 'ptx');
    assert.deepEqual(report.findings, []);
    assert.ok(report.launches[0]!.buffers[0]!.summary.length >= 100 * 100);
  });

  it('take sizes and numbers from a launch comment and from host code', () => {
    const engine = engineFor(SAXPY.replace('#[', '// warplens: launch(block = 32)\n#['));
    const [kernel] = engine.specKernels(PATH, 'ptx');
    assert.deepEqual(kernel!.launches[0]!.block, [32, 1, 1]);
    const { launches } = plan([kernel!], {});
    assert.deepEqual(launches[0]!.block, [32, 1, 1]);
  });

  it('report a fault once, with its thread, its element and the calls around it', () => {
    const source = `
unsafe fn put(y: *mut f32, at: usize) { unsafe { *y.add(at) = 1.0 } }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut f32) { unsafe { put(y, index()) } }`;
    const report = run(source, { args: { y: '[0; 50]' } });
    assert.equal(report.ok, false);
    const [fault, ...others] = report.findings;
    assert.deepEqual(others, []);
    assert.match(fault!.message, /`y\[50\]` of 50 elements/);
    assert.deepEqual([fault!.code, fault!.thread], ['out-of-bounds', [50, 0, 0]]);
    const text = (at: (typeof fault & object)['span']) =>
      (engineFor(source).text(PATH) ?? '').slice(at!.start, at!.end);
    assert.deepEqual(
      fault!.frames
        .flatMap(({ span, isOwn }) => (isOwn ? [text(span)] : []))
        .map((one) => one.slice(0, 3)),
      ['*y.', 'put'],
    );
  });

  it('stop at the limit of steps', () => {
    const source = `
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn spin(y: *const core::sync::atomic::AtomicU32) {
    unsafe { while (*y).load(core::sync::atomic::Ordering::Relaxed) == 0 {} }
}`;
    const engine = engineFor(source);
    const outcome = runSpec(engine, {
      root: PATH,
      target: 'ptx',
      spec: readSpec(JSON.stringify({ args: { y: '[0; 1]' }, block: 1 })),
      create: undefined,
      readFile: () => undefined,
      limits: { steps: 1_000_000 },
    });
    assert.ok(isReport(outcome));
    assert.ok(outcome.findings.some(({ code }) => code === 'step-limit' || code === 'deadlock'));
    assert.equal(outcome.launches[0]!.state, 'stopped');
  });

  it('a spec may want findings', () => {
    const source = `
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut f32) { unsafe { *y.add(index()) = 1.0 } }`;
    const wants = (findings: readonly string[]) =>
      run(source, { args: { y: '[0; 50]' }, findings }).ok;
    assert.equal(wants(['out-of-bounds']), true);
    assert.equal(wants(['out-of-bounds', 'trap']), false);
    assert.equal(wants([]), false);
  });

  const skeletons: readonly [string, string, RegExp][] = [
    ['pointers', SAXPY, /"x": "\[random\(1\); 100\]"/],
    [
      'slices',
      SAXPY.replace('*const f32', '&[f32]').replace('*x.add(i)', 'x[i]'),
      /"y": "\[0; 100\]"/,
    ],
    [
      '128 bits, offsets of rows, enums and bool',
      `#[repr(u8)] #[derive(Clone, Copy)] pub enum Op { Add = 3, Mul }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(rows: *const u32, big: *mut u128, n: u32, op: Op, ops: *const Op, on: *const bool) {
    let i = index();
    if i < n as usize && unsafe { *on.add(i) } {
        let count = unsafe { *rows.add(i + 1) - *rows.add(i) } as u128;
        unsafe { *big.add(i) = match (op, *ops.add(i)) { (Op::Add, Op::Mul) => 0, _ => count } }
    }
}`,
      /"rows": "\[i; 1\d\d\]",\s+"big": "\[0; 100\]",\s+"n": 100,\s+"op": "Add",\s+"ops": "\[3; 100\]",\s+"on": "\[1; 100\]"/,
    ],
    [
      'structs with pointers, by value and in buffers',
      `#[repr(C)] pub struct Job<'a> { src: *const f32, out: &'a mut [u32], n: u32 }
#[repr(C)] pub struct Point { x: f32, id: u32 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(job: Job, jobs: *const Job, p: *const Point, one: &Point) {
    let i = index();
    if i < job.n as usize {
        let other = unsafe { &*jobs };
        job.out[i] = unsafe { *job.src.add(i) + *other.src + (*p.add(i)).x + one.x } as u32;
    }
}`,
      /"job": \{ "src": "\[random\(1\); \d+\]", "out": "\[0; \d+\]", "n": \d+ \},\s+"jobs": \{ "length": 64, "init": \{ "src": /,
    ],
    [
      'sums that must stay small',
      `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: &[u8], y: *mut u8) { unsafe { *y.add(index()) = x.iter().sum() } }`,
      /"x": "\[i % 2; \d+\]"/,
    ],
  ];
  for (const [name, source, text] of skeletons)
    it(`a skeleton is a spec that runs: ${name}`, () => {
      const engine = engineFor(source);
      const kernels = engine.specKernels(PATH, 'ptx');
      const skeleton = specSkeleton(kernels, { tryOut: { engine, root: PATH, target: 'ptx' } });
      assert.deepEqual(readSpec(skeleton).problems, []);
      assert.match(skeleton, text);
      const report = runIn(engine, skeleton, 'ptx');
      assert.deepEqual(report.findings, []);
      assert.deepEqual(report.launches[0]!.assumed, []);
      assert.ok(report.ok);
      // Also the text that is not tried is one that is read.
      assert.deepEqual(plan(kernels, specSkeleton(kernels)).problems, []);
    });

  it('a skeleton is a smaller launch where the usual one takes too long', () => {
    const engine = engineFor(`
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(y: *mut u32, n: u32) {
    let mut sum = 0u32;
    for i in 0..n * n { sum ^= i }
    unsafe { *y.add(index()) = sum }
}`);
    const tryOut = { engine, root: PATH, target: 'ptx', steps: 1_000_000 } as const;
    const text = specSkeleton(engine.specKernels(PATH, 'ptx'), { tryOut });
    assert.match(text, /\/\/ this launch is smaller, so that it ends soon\n/);
    assert.match(text, /"grid": 1,\s+"block": 64,/);
    assert.deepEqual(readSpec(text).problems, []);
  });

  it('a skeleton has the widths of rows, and enough dynamic workgroup memory', () => {
    const engine = testEngine();
    engine.setFile(
      PATH,
      `use cuda_device::{kernel, thread, DisjointSlice, DynamicSharedArray};
#[kernel]
pub fn k(mut a: DisjointSlice<u32, thread::Runtime2DIndex>) {
    let tile: *mut u32 = DynamicSharedArray::<u32>::get();
    unsafe { *tile.add(300) = 1 };
    if let Some(at) = thread::index_2d_runtime(&a) {
        if let Some(cell) = a.get_mut(at) { *cell = 1; }
    }
}`,
    );
    const kernels = engine.specKernels(PATH, 'ptx');
    const skeleton = specSkeleton(kernels, { tryOut: { engine, root: PATH, target: 'ptx' } });
    assert.match(skeleton, /"a": \{ "init": "\[0; \d+\]", "row_width": \d+ \}/);
    assert.match(skeleton, /"workgroup_mem": (?:2048|4096)/);
    assert.deepEqual(plan(kernels, skeleton).problems, []);
  });
});
