/**
 * Keystrokes that nobody typed, in a text of our own. JavaScript engines translate a function when
 * it has run some times: without this the first dozen edits after a start take twice as long as
 * those behind them.
 */

import type { Compiler } from './compiler.ts';
import type { Files } from './files.ts';
import { WARM_UP_PATH } from './prelude-files.ts';

const KEYSTROKES = 80;

/**
 * `@` stands where is typed: in a kernel with workgroup memory, and in functions that kernels call.
 */
const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, gpu_launch_sized_workgroup_mem, core_intrinsics, gpu_intrinsics, stdarch_nvptx)]
use core::arch::nvptx::{_block_dim_x, _block_idx_x, _syncthreads, _thread_idx_x};
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;

#[derive(Clone, Copy, PartialEq)]
pub struct Cell {
    value: f32,
    weight: u32,
}

enum Step {
    Keep,
    Add(f32),
    Scale { by: f32, times: u32 },
}

impl Cell {
    fn blend(self, other: Cell, t: f32) -> Cell {
        let value = self.value * (1.0 - t) + other.value * t;
        @
        Cell { value, weight: self.weight.max(other.weight) }
    }
}

fn apply(step: Step, x: f32) -> f32 {
    @
    match step {
        Step::Keep => x,
        Step::Add(y) if y > 0.0 => x + y,
        Step::Add(_) => x,
        Step::Scale { by, times } => (0..times).fold(x, |acc, _| acc * by),
    }
}

fn each<F: Fn(&Cell) -> f32>(cells: &[Cell], f: F) -> f32 {
    let mut sum = 0.0;
    for cell in cells.iter().filter(|c| c.weight > 0) {
        sum += f(cell);
    }
    sum
}

/// # Safety
/// \`data\` and \`out\` hold \`n\` elements.
#[no_mangle]
pub unsafe extern "gpu-kernel" fn sum(data: *const Cell, out: *mut f32, n: u32) {
    let scratch = gpu_launch_sized_workgroup_mem::<f32>();
    let t = _thread_idx_x() as usize;
    let i = (_block_idx_x() * _block_dim_x()) as usize + t;
    let cells = core::slice::from_raw_parts(data, n as usize);
    let mixed = if i + 1 < cells.len() { cells[i].blend(cells[i + 1], 0.25) } else { cells[0] };
    *scratch.add(t) = apply(Step::Scale { by: mixed.value, times: 3 }, each(cells, |c| c.value));
    _syncthreads();
    @
    let mut stride = _block_dim_x() as usize / 2;
    while stride > 0 {
        if t < stride {
            *scratch.add(t) += *scratch.add(t + stride);
        }
        _syncthreads();
        stride /= 2;
    }
    if t == 0 {
        *out.add(_block_idx_x() as usize) = *scratch + apply(Step::Add(1.0), 2.0);
    }
}
`;

const PARTS = TEXT.split('@');

/** Nothing typed: a right program. */
export const WARM_UP_TEXT = PARTS.join('');

const TYPED = ['', 'let', 'let more = ', 'let more = 1', 'let more = 1;'];

/** Types, and yields after each keystroke. Whoever stops it early leaves nothing behind. */
export function* warmUp(files: Files, compiler: Compiler): Generator<undefined, void> {
  try {
    for (let i = 0; i < KEYSTROKES; i++) {
      const round = Math.floor(i / TYPED.length) % (PARTS.length - 1);
      const typed = TYPED[i % TYPED.length]!;
      const before = PARTS.slice(0, round + 1).join('');
      files.set(WARM_UP_PATH, before + typed + PARTS.slice(round + 1).join(''));
      compiler.program(WARM_UP_PATH).diagnostics();
      yield;
    }
  } finally {
    compiler.forget(WARM_UP_PATH);
    files.remove(WARM_UP_PATH);
  }
}
