/** Edits against bank conflicts: offered where the compiled kernel shows a gain, nowhere else. */
import assert from 'node:assert/strict';
import { applyEdits } from '../../src/base/index.ts';
import { countedEdits } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, stdarch_nvptx, gpu_intrinsics, core_intrinsics)]
use core::arch::nvptx::*;
#[panic_handler]
fn stop(_: &core::panic::PanicInfo) -> ! { loop {} }
const SIDE: usize = 32;
`;
const KERNEL = (body: string): string => `#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(m: *const f32, o: *mut f32) { unsafe {
    let (x, y) = (_thread_idx_x() as usize % 32, _thread_idx_y() as usize % 32);
    ${body}
}}
`;
const SHARED = '#[address_space(shared)]\n';
const USE = `TILE[y][x] = *m.add(y * 32 + x);
    _syncthreads();
    *o.add(y * 32 + x) = TILE[x][y]; // HERE`;

/** Titles of the edits at the line with `HERE`, and the static as the first one leaves it. */
function offered(text: string): readonly string[] {
  const engine = testEngine();
  const path = '/p/tile.rs';
  engine.setFile(path, text);
  const found = countedEdits(engine, path, text.indexOf('// HERE'), { cpu: 'sm_80' });
  assert.equal(engine.text(path), text);
  return found.flatMap(({ title, edits }) => {
    const after = applyEdits(text, edits);
    return [title, /static mut TILE.*/.exec(after)?.[0] ?? ''];
  });
}

describe('ide: edits against costs', () => {
  const title =
    'Pad the rows of `TILE` by one element: 32 lanes at a bank before, no bank conflict after (counted)';

  it('rows of a tile, and those of its value', () => {
    const tile = 'static mut TILE: [[f32; 32]; 32] = [[0.0; 32]; 32];\n';
    assert.deepEqual(offered(HEAD + SHARED + tile + KERNEL(USE)), [
      title,
      'static mut TILE: [[f32; 33]; 32] = [[0.0; 33]; 32];',
    ]);
  });

  it('a length with a name', () => {
    const tile = 'static mut TILE: [[f32; SIDE]; SIDE] = [[0.0; SIDE]; SIDE];\n';
    assert.deepEqual(offered(HEAD + SHARED + tile + KERNEL(USE)), [
      title,
      'static mut TILE: [[f32; SIDE + 1]; SIDE] = [[0.0; SIDE + 1]; SIDE];',
    ]);
  });

  it('nothing where rows are computed by hand, which an edit of the type does not move', () => {
    const tile = 'static mut TILE: [[f32; 32]; 32] = [[0.0; 32]; 32];\n';
    const flat = `let p = &raw mut TILE as *mut f32;
    *p.add(y * 32 + x) = *m.add(y * 32 + x);
    _syncthreads();
    *o.add(y * 32 + x) = *p.add(x * 32 + y); // HERE`;
    assert.deepEqual(offered(HEAD + SHARED + tile + KERNEL(flat)), []);
  });

  it('nothing that no longer compiles', () => {
    const tile = `static mut TILE: [[f32; 32]; 32] = [[0.0; 32]; 32];
unsafe fn column(t: *mut [[f32; 32]; 32], x: usize, y: usize) -> f32 { unsafe { (*t)[x][y] } }
`;
    const call = USE.replace('TILE[x][y]', 'column(&raw mut TILE, x, y)');
    assert.deepEqual(offered(HEAD + SHARED + tile + KERNEL(call)), []);
  });

  it('nothing where there is no conflict', () => {
    const tile = 'static mut TILE: [[f32; 33]; 32] = [[0.0; 33]; 32];\n';
    assert.deepEqual(offered(HEAD + SHARED + tile + KERNEL(USE)), []);
  });
});
