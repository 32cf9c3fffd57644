/** Where the size of clusters comes from: spec, attribute, text; and what is wrong with it. */
import assert from 'node:assert/strict';
import { createExecution } from '../../src/execute/index.ts';
import { isReport, runSpec } from '../../src/ide/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const RUST = (attribute: string): string => `#![no_std]
#![feature(abi_ptx, abi_gpu_kernel, asm_experimental_arch)]
use core::arch::asm;
use cuda_device::{cluster_launch, kernel};
${attribute}
#[kernel]
pub unsafe fn k(y: *mut u32) {
    unsafe {
        let (block, id, count): (u32, u32, u32);
        asm!("mov.u32 {0}, %ctaid.x;", out(reg32) block);
        asm!("mov.u32 {0}, %clusterid.x;", out(reg32) id);
        asm!("mov.u32 {0}, %cluster_nctarank;", out(reg32) count);
        *y.add(block as usize) = 10 * count + id;
    }
}
`;

const AMD = `#![no_std]
#![feature(abi_gpu_kernel)]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! {
    loop {}
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k() {}
`;

const MLIR = `module attributes {gpu.container_module} {
  func.func @main(%y: memref<4xi32>) {
    %one = arith.constant 1 : index
    %two = arith.constant 2 : index
    %four = arith.constant 4 : index
    gpu.launch_func @m::@k clusters in (%two, %one, %one) blocks in (%four, %one, %one)
      threads in (%one, %one, %one) args(%y : memref<4xi32>)
    return
  }
  gpu.module @m {
    gpu.func @k(%y: memref<4xi32>) kernel {
      %block = gpu.block_id x
      %id = gpu.cluster_id x
      %count = gpu.cluster_dim_blocks x
      %ten = arith.constant 10 : index
      %tens = arith.muli %count, %ten : index
      %sum = arith.addi %tens, %id : index
      %value = arith.index_cast %sum : index to i32
      memref.store %value, %y[%block] : memref<4xi32>
      gpu.return
    }
  }
}
`;

describe('execute: sizes of clusters', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });

  /** The contents of `y` as they are expected, or what is wrong. */
  function run(
    path: string,
    text: string,
    launch: object,
    cpu = 'sm_90',
    isExact = true,
  ): string[] {
    engine.setFile(path, text);
    const target = cpu.startsWith('sm') ? 'ptx' : 'amdgcn';
    const report = runSpec(engine, {
      root: path,
      target,
      cpu,
      spec: readSpec(JSON.stringify(launch)),
      create: isExact ? createExecution : undefined,
      isExact,
      readFile: () => undefined,
    });
    if (!isReport(report)) {
      assert.ok(report.problems.length > 0, JSON.stringify(report));
      return report.problems.map(({ message }) => message);
    }
    return [
      ...report.findings.map(({ code, message }) => `${code}: ${message}`),
      ...report.launches.flatMap(({ buffers }) =>
        buffers.flatMap(({ comparison }) =>
          comparison.verdict === 'as expected' ? [] : [JSON.stringify(comparison)],
        ),
      ),
    ];
  }

  const rust = (
    attribute: string,
    cluster: object,
    y: readonly number[],
    cpu?: string,
    isExact?: boolean,
  ): string[] =>
    run(
      '/src/lib.rs',
      RUST(attribute),
      { grid: 4, block: 1, ...cluster, args: { y: '[0; 4]' }, expected: { y } },
      cpu,
      isExact,
    );

  const PAIRS = [20, 20, 21, 21];
  for (const isExact of [true, false]) {
    const how = isExact ? 'exact' : 'text';
    it(`${how}: the spec`, () =>
      assert.deepEqual(rust('', { cluster: 2 }, PAIRS, 'sm_90', isExact), []));
    it(`${how}: the attribute`, () =>
      assert.deepEqual(rust('#[cluster_launch(2, 1, 1)]', {}, PAIRS, 'sm_90', isExact), []));
    it(`${how}: neither`, () =>
      assert.deepEqual(rust('', {}, [10, 11, 12, 13], 'sm_90', isExact), []));
    it(`${how}: the launch in MLIR`, () =>
      assert.deepEqual(
        run(
          '/src/k.mlir',
          MLIR,
          { args: { '%y': '[0; 4]' }, expected: { '%y': PAIRS } },
          'sm_90',
          isExact,
        ),
        [],
      ));
    it(`${how}: an attribute that does not divide the grid`, () =>
      assert.match(
        rust('#[cluster_launch(3, 1, 1)]', {}, PAIRS, 'sm_90', isExact).join(),
        /cluster x is 3, which does not divide the 4 blocks of the grid/,
      ));
  }

  it('a spec that does not divide the grid, at its place', () =>
    assert.deepEqual(rust('', { cluster: 3 }, PAIRS), [
      '`cluster` x is 3, which does not divide the 4 blocks of the grid',
    ]));
  it('too many blocks', () =>
    assert.deepEqual(rust('', { grid: 16, cluster: 16 }, PAIRS), [
      'a cluster of 16 blocks exceeds 8',
    ]));
  it('processors without clusters', () => {
    assert.match(
      rust('', { cluster: 2 }, PAIRS, 'sm_80').join(),
      /sm_80 has no clusters of blocks/,
    );
    assert.match(
      rust('', { cluster: 2 }, PAIRS, 'sm_80', false).join(),
      /sm_80 has no clusters of blocks/,
    );
    for (const isExact of [true, false])
      assert.match(
        run('/src/amd.rs', AMD, { grid: 4, block: 1, cluster: 2 }, 'gfx1100', isExact).join(),
        /gfx1100 has no clusters of workgroups/,
      );
    assert.match(
      rust('#[cluster_launch(2, 1, 1)]', {}, PAIRS, 'sm_80').join(),
      /sm_80 has no clusters of blocks/,
    );
  });
});
