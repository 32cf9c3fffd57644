/** What the hover says an intrinsic becomes is what comes out. */
import assert from 'node:assert/strict';
import { hover, intrinsicPtx } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';

const MARKED = /\$0/;

function engineWith(text: string) {
  const engine = testEngine();
  engine.setFile('/k.rs', text);
  return engine;
}

describe('ide: hover on intrinsics', () => {
  const at = (marked: string): string | undefined => {
    const engine = engineWith(marked.replace(MARKED, ''));
    return hover(engine, '/k.rs', marked.search(MARKED))?.markdown;
  };

  it('names the same thing elsewhere', () => {
    const text =
      at('use core::arch::nvptx::*;\nfn i() -> u32 { unsafe { _thread_$0idx_y() } }') ?? '';
    assert.match(
      text,
      /^Index of this thread in its block along y, from 0 to `_block_dim_y\(\) - 1`\./,
    );
    for (const part of [
      '`mov.u32 %r, %tid.y`',
      'CUDA, HIP `threadIdx.y`',
      'OpenCL `get_local_id(1)`',
      'workitem_id_y()',
    ])
      assert.ok(text.includes(part), part);
  });

  it('warns where a barrier can go wrong', () => {
    assert.match(
      at('_sync$0threads()') ?? '',
      /__syncthreads\(\)[\s\S]*All threads of the block must reach it/,
    );
    assert.match(
      at('gpu_launch_sized_workgroup_me$0m::<f32>()') ?? '',
      /__shared__[\s\S]*nothing checks an index/,
    );
  });

  it('is silent on ordinary words', () => {
    assert.equal(at('fn tr$0ap() {}'), undefined);
    assert.equal(at('let fre$0e = 1;'), undefined);
    assert.match(at('nvptx::tra$0p()') ?? '', /__trap\(\)/);
  });

  it('tells the instruction that really comes out', () => {
    const called = [...intrinsicPtx.keys()].filter(
      (name) => /^_|^gpu_/.test(name) && name !== '__assert_fail',
    );
    assert.ok(called.length >= 14);
    const uses = called.map((name) => {
      if (name === '_syncthreads') return 'unsafe { _syncthreads() };';
      if (name.startsWith('gpu_'))
        return 'sum += unsafe { *gpu_launch_sized_workgroup_mem::<u32>() };';
      return `sum = sum * 31 + unsafe { ${name}() };`;
    });
    const engine = engineWith(`#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::arch::nvptx::*;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    let mut sum = 0u32;
    ${uses.join('\n    ')}
    unsafe { *out = sum };
}
`);
    const { text, problems } = engine.emit('/k.rs', 'ptx');
    assert.deepEqual(problems, []);
    const squeezed = text.replace(/[ \t]+/g, ' ');
    for (const name of called) {
      const said = intrinsicPtx.get(name)!.replace(/%r\b/, '');
      for (const part of said.split(','))
        assert.ok(squeezed.includes(part.trim()), `${name}: ${part} in\n${text}`);
    }
  });
});
