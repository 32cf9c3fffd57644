/** `// warplens: assume(..)`: what is decided with it, what it cannot say, and what runs check. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { decisionText, isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine, type Engine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const PATH = '/src/lib.rs';

const KERNELS = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

// warplens: launch(block = 32, workgroup_mem = 4096)
// warplens: assume(injective(to))
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn permute(data: *mut f32, to: *const u32) {
    let i = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    *tile.add(*to.add(i) as usize) = *data.add(i);
    _syncthreads();
    *data.add(i) = *tile.add(i);
}

// warplens: launch(block = 256, workgroup_mem = 4096)
// warplens: assume(n >= 256)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn far(data: *mut f32, n: u32) {
    let i = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    *tile.add(i) = *data.add(i);
    *data.add(i) = *tile.add(i + n as usize);
}

// warplens: launch(block = 32, workgroup_mem = 4096)
// warplens: assume(s % 32 == 0)
// warplens: assume(s >= 1)
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn rows(data: *mut f32, s: u32) {
    let i = _thread_idx_x() as usize;
    let tile = gpu_launch_sized_workgroup_mem::<f32>();
    *tile.add(i) = *data.add(i);
    *data.add(i) = *tile.add(i + s as usize);
}
`;
function engineFor(source: string): Engine {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile(PATH, source);
  return engine;
}

function races(source: string, kernel: string): string | undefined {
  const engine = engineFor(source);
  const [found] = engine.decisions(PATH, kernel);
  const one = found?.decisions.find(({ rule }) => rule === 'races');
  return one && decisionText(engine, one);
}

describe('facts above a kernel', () => {
  it('decide races, and the hover names them', () => {
    for (const [kernel, block, fact] of [
      ['permute', 32, 'injective(to)'],
      ['far', 256, 'n >= 256'],
      ['rows', 32, 's % 32 == 0, s >= 1'],
    ] as const)
      assert.equal(
        races(KERNELS, kernel),
        `no races in workgroup memory: proven for blocks of ${block} under assume(${fact})`,
      );
  });

  it('that say too little leave races open', () => {
    const weak = KERNELS.replace('n >= 256', 'n >= 255')
      .replace('injective(to)', 'injective(data)')
      .replace('s % 32 == 0', 's % 16 == 0');
    for (const kernel of ['permute', 'far', 'rows'])
      assert.match(`${races(weak, kernel)}`, /not decided/);
  });

  it('that say nothing are reported at their place', () => {
    const wrong = [
      ['m >= 1', 'm: the function below has no parameter `m`'],
      ['n ~ 4', 'n ~ 4: `n ~ 4` is no fact'],
      ['n % 0 == 0', 'n % 0 == 0: `n % 0 == 0` is no fact'],
      ['injective(dat)', 'dat: the function below has no parameter `dat`'],
    ] as const;
    for (const [list, expected] of wrong) {
      const source = KERNELS.replace('n >= 256', list);
      const found = engineFor(source)
        .diagnostics(PATH)
        .filter(({ code }) => code === 'comment-invalid')
        .map(({ span, message }) => `${source.slice(span.start, span.end)}: ${message}`);
      assert.equal(found.length, 1, list);
      assert.ok(found[0]!.startsWith(expected), found[0]);
    }
  });

  it('are checked by runs', () => {
    const finds = (kernel: string, args: object): readonly string[] => {
      const report = runSpec(engineFor(KERNELS), {
        root: PATH,
        target: 'ptx',
        spec: readSpec(JSON.stringify({ kernel, grid: 1, block: 32, workgroup_mem: 4096, args })),
        create: createExecution,
        readFile: () => undefined,
      });
      assert.ok(isReport(report), JSON.stringify(report));
      return report.findings
        .filter(({ code }) => code === 'invalid-launch')
        .map(({ message, span }) => `${KERNELS.slice(span?.start, span?.end)}: ${message}`);
    };
    const data = '[i; 32]';
    assert.deepEqual(finds('far', { data, n: 256 }), []);
    assert.deepEqual(finds('far', { data, n: 255 }), [
      'n >= 256: the launch breaks `assume(n >= 256)`: `n` is 255',
    ]);
    assert.deepEqual(finds('rows', { data, s: 48 }), [
      's % 32 == 0: the launch breaks `assume(s % 32 == 0)`: `s` is 48',
    ]);
    assert.deepEqual(finds('permute', { data, to: '[31 - i; 32]' }), []);
    assert.deepEqual(finds('permute', { data, to: '[i / 2; 32]' }), [
      'injective(to): the launch breaks `assume(injective(to))`: `to[0]` and `to[1]` are the same',
    ]);
  });
});
