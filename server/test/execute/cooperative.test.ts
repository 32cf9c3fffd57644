/** Blocks of a cooperative launch that meet, and barriers with other numbers of threads. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const TEXT = `#![no_std]
#![feature(abi_ptx, abi_gpu_kernel, asm_experimental_arch)]
use core::arch::asm;
use core::sync::atomic::{AtomicU32, Ordering};
use cuda_device::{grid, kernel, thread, SharedArray};

fn t() -> usize { thread::threadIdx_x() as usize }
fn b() -> usize { thread::blockIdx_x() as usize }

macro_rules! meet {
    ($name:ident, $sync:expr) => {
        #[kernel]
        pub unsafe fn $name(part: *mut u32, out: *mut u32) {
            let i = b() * 32 + t();
            unsafe {
                *part.add(i) = i as u32;
                $sync;
                *out.add(i) = *part.add(127 - i);
            }
        }
    };
}
meet!(all, grid::sync());
meet!(own, thread::sync_threads());
meet!(some, if b() != 2 { grid::sync() });

/// Who is not the last of the first round knows the others by the second one only.
#[kernel]
pub unsafe fn relaxed(bar: *mut u32, part: *mut u32, out: *mut u32) {
    unsafe {
        let (count, sense) = (AtomicU32::from_ptr(bar), AtomicU32::from_ptr(bar.add(1)));
        if t() == 0 { *part.add(b()) = b() as u32 }
        for k in 0..2u32 {
            thread::sync_threads();
            if t() == 0 {
                if count.fetch_add(1, Ordering::AcqRel) == 3 {
                    count.store(0, Ordering::Relaxed);
                    sense.store(k + 1, Ordering::Release);
                } else {
                    while sense.load(Ordering::Relaxed) != k + 1 {}
                }
            }
            thread::sync_threads();
        }
        if t() == 1 { *out.add(b()) = *part.add(3 - b()) }
    }
}

/// One warp arrives at a barrier for 32 threads, at which the other waits for 64.
#[kernel]
pub unsafe fn counts(out: *mut u32) {
    static mut S: SharedArray<u32, 32> = SharedArray::UNINIT;
    unsafe {
        if t() < 32 {
            S[t()] = 1;
            asm!("bar.arrive 2, 32;");
        } else {
            asm!("bar.sync 2, 64;");
            *out.add(t() - 32) = S[t() - 32];
        }
    }
}
`;

describe('execute: blocks that meet', () => {
  const root = '/src/lib.rs';
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(root, TEXT);

  function run(launch: object, isExact = true): string[] {
    const report = runSpec(engine, {
      root,
      target: 'ptx',
      cpu: 'sm_90',
      spec: readSpec(JSON.stringify(launch)),
      create: isExact ? createExecution : undefined,
      isExact,
      readFile: () => undefined,
    });
    assert.ok(isReport(report), JSON.stringify(report));
    return [
      ...report.findings.map(({ code, message }) => `${code}: ${message}`),
      ...report.launches.flatMap(({ buffers }) =>
        buffers.flatMap(({ name, comparison }) => (comparison.verdict === 'differs' ? [name] : [])),
      ),
    ];
  }

  const meet = (kernel: string, more: object = {}): object => ({
    kernel,
    grid: 4,
    block: 32,
    cooperative: true,
    args: { part: '[0; 128]', out: '[0; 128]' },
    ...more,
  });

  for (const isExact of [true, false])
    it(`${isExact ? 'exact' : 'text'}: all blocks by the workspace of the launch`, () => {
      assert.deepEqual(run(meet('all', { expected: { out: '127 - i' } }), isExact), []);
      const [race] = run(meet('own'), isExact);
      assert.match(race!, /^global-race: /);
    });
  it('names a launch that is not cooperative, and blocks that do not come', () => {
    assert.match(run(meet('all', { cooperative: false }))[0]!, /^null-pointer: /);
    assert.ok(run(meet('some')).some((text) => /^deadlock: /.test(text)));
  });
  it('finds what an order of blocks shows in a second round only', () => {
    const args = { bar: '[0; 2]', part: '[0; 4]', out: '[0; 4]' };
    assert.match(run(meet('relaxed', { args }))[0] ?? '', /^global-race: /);
  });
  it('names numbers of threads that differ at one barrier', () => {
    const launch = { kernel: 'counts', grid: 1, block: 64, args: { out: '[0; 32]' } };
    assert.match(run(launch)[0]!, /^barrier-count: barrier 2 is for 64 threads here, and for 32/);
  });
});
