/**
 * The memory map on hover: taken from the flow of data, in the kernel and through helpers, for all
 * dialects.
 */
import assert from 'node:assert/strict';
import { hover } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';
const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
`;

/** The hover at `$0`, with tables as lines of cells. */
function shown(code: string): string[] | undefined {
  const text = HEAD + code;
  const at = text.indexOf('$0');
  const engine = testEngine();
  engine.setFile(PATH, text.replace('$0', ''));
  const found = hover(engine, PATH, at);
  if (found === undefined) return undefined;
  const [map = ''] = found.markdown.split('\n---\n');
  return map
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('|---') && !line.startsWith('| bytes'))
    .map((line) => line.replace(/^\| | \|$/g, ''));
}

describe('ide: memory map', () => {
  it('shows regions, offsets, elements and alignment', () => {
    const lines = shown(`
#[no_mangle]
pub unsafe extern "gpu-kernel" fn split(out: *mut f32, wide: *mut u64) {
    let t = _thread_idx_x() as usize;
    let bytes = gpu_launch_sized_$0workgroup_mem::<u64>().cast::<u8>();
    let sums = bytes.cast::<f32>();
    let words = bytes.add(1024).cast::<u64>();
    *sums.add(t) = *out.add(t);
    *words.add(t) = 1;
    *bytes.add(4096) = 7;
    *wide = *words.add(t);
}
`);
    assert.deepEqual(lines, [
      '**`split`** · launch-sized workgroup memory, aligned to 8',
      '0 + 4·i | f32 | 4 | written',
      '1024 + 8·i | 8-byte integer | 8 | read, written',
      '4096..4097 | 1-byte integer | 8 | written',
    ]);
  });

  it('says what an access needs and does not have, and the size of a known launch', () => {
    const lines = shown(`
// warplens: launch(workgroup_mem = 64)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn odd(out: *mut u32) {
    let bytes = gpu_launch_sized_$0workgroup_mem::<u8>();
    *bytes.add(6).cast::<u32>() = 1;
    *out = *bytes.add(6).cast::<u32>();
}
`);
    assert.deepEqual(lines, [
      '**`odd`** · launch-sized workgroup memory, 64 bytes, aligned to 1',
      '6..10 | 4-byte integer | 1, needs 4 | read, written',
    ]);
  });

  const HELPED = `
unsafe fn memory() -> *mut u32 {
    gpu_launch_sized_workgroup_mem::<u32>()
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn one(out: *mut u32) {
    *memory() = 1;
    *out = *memory();
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn two(out: *mut u32) {
    *memory().add(1) = 1;
    *out = *memory().add(1);
}
`;

  it('a call of a helper belongs to its kernel, the call in the helper to all', () => {
    const inOne = shown(HELPED.replace('*memory() = 1', '*mem$0ory() = 1'));
    assert.deepEqual(inOne, [
      '**`one`** · launch-sized workgroup memory, aligned to 4',
      '0..4 | 4-byte integer | 4 | read, written',
    ]);
    const inHelper = shown(HELPED.replace('gpu_launch', 'gpu$0_launch'))!;
    assert.deepEqual(
      inHelper.filter((line) => line.startsWith('**')).map((line) => line.slice(2, 7)),
      ['`one`', '`two`'],
    );
  });

  it('knows the static arrays of cuda-oxide by their name', () => {
    const text = `use cuda_device::{DisjointSlice, SharedArray, cuda_module, kernel, thread};
#[cuda_module]
mod kernels {
    use super::*;
    #[kernel]
    pub fn rotate(x: &[u32], mut y: DisjointSlice<u32>) {
        static mut TILE: SharedArray<u32, 64, 128> = SharedArray::UNINIT;
        let t = thread::threadIdx_x() as usize;
        unsafe { TILE[t] = x[t] };
        thread::sync_threads();
        if let Some((out, _)) = y.get_mut_indexed() {
            *out = unsafe { TILE[(t + 1) % 64] };
        }
    }
}
`;
    const engine = testEngine();
    engine.setFile(PATH, text);
    const { markdown } = hover(engine, PATH, text.indexOf('TILE[t]') + 1)!;
    assert.match(
      markdown,
      /^\*\*`rotate`\*\* · workgroup memory `TILE`, 256 bytes, aligned to 128\n/,
    );
    assert.match(markdown, /\n\| 0 \+ 4·i \| 4-byte integer \| 4 \| read, written \|$/);
    const defined = hover(engine, PATH, text.indexOf('TILE:') + 1)!;
    assert.equal(defined.markdown, markdown);
    assert.equal(text.slice(defined.span.start, defined.span.end), 'TILE');
  });

  it('shows the map where a static is defined, for all kernels that use it, whatever its name', () => {
    const text = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx)]
use core::arch::nvptx::_thread_idx_x;
#[address_space(shared)]
pub static mut tile: [u32; 64] = [0; 64];
static OTHER: u32 = 1;
#[no_mangle]
pub unsafe extern "gpu-kernel" fn fill(out: *mut u32) {
    tile[_thread_idx_x() as usize] = OTHER;
}
#[no_mangle]
pub unsafe extern "gpu-kernel" fn take(out: *mut u32) {
    *out = tile[5];
}
`;
    const engine = testEngine();
    engine.setFile(PATH, text);
    const { markdown, span } = hover(engine, PATH, text.indexOf('tile:') + 2)!;
    assert.equal(text.slice(span.start, span.end), 'tile');
    assert.match(markdown, /^\*\*`fill`\*\* · workgroup memory `tile`, 256 bytes, aligned to 4\n/);
    assert.match(markdown, /\*\*`take`\*\*[\s\S]*\| 20\.\.24 \| 4-byte integer \| 4 \| read \|$/);
    assert.equal(hover(engine, PATH, text.indexOf('OTHER:') + 1), undefined);
  });

  it('says nothing elsewhere', () => {
    assert.equal(shown(HELPED.replace('*out = *memory();', '*o$0ut = *memory();')), undefined);
  });
});
