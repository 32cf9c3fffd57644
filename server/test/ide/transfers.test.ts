/** Hover on launches of `core::offload`: what each copies, when, and how much. */
import assert from 'node:assert/strict';
import { hover } from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';
const TEXT = `#![feature(core_intrinsics, gpu_offload)]
use core::offload::{offload, offload_kernel};

#[offload_kernel]
fn scale(values: &mut [f32], table: &[f32; 256], factor: f32) {}

fn run(data: &mut [f32], table: &[f32; 256]) {
    offload! { kernel = scale, args = (data, table, 2.5f32), thread_dim = [64, 1, 1] }
}

fn none() {
    core::intrinsics::offload::<_, _, ()>(nothing, [1, 1, 1], [1, 1, 1], ());
}

fn nothing() {}

fn refused(f: fn()) {
    core::intrinsics::offload::<_, _, ()>(calls, [1, 1, 1], [1, 1, 1], (f,));
}

fn calls(f: fn()) {}
`;

describe('ide: transfers of launches', () => {
  const engine = testEngine();
  engine.setFile(PATH, TEXT);
  const at = (part: string) => hover(engine, PATH, TEXT.indexOf(part) + 1)?.markdown ?? '';

  it('at the macro: a row for each argument', () => {
    const text = at('offload! { kernel');
    assert.match(text, /^\*\*`scale`\*\* · transfers of this launch/);
    assert.match(
      text,
      /\| `data` \| `&mut \[f32\]` \| copied to the device before, and back \| 4 \* len bytes \|/,
    );
    assert.match(
      text,
      /\| `table` \| .* \| copied to the device before, not back \| 1024 bytes \|/,
    );
    assert.match(text, /\| `factor` \| `f32` \| passed by value \| 4 bytes \|/);
  });

  it('at the name of the kernel: behind its signature', () => {
    const text = at('scale, args');
    assert.match(text, /kernel of crate/);
    assert.match(text, /transfers of this launch/);
  });

  it('at the intrinsic', () => {
    assert.match(at('offload::<_, _, ()>(nothing'), /Nothing is passed/);
    assert.match(at('offload::<_, _, ()>(calls'), /is a function: rustc cannot pass it/);
  });

  it('nowhere else', () => {
    assert.doesNotMatch(at('offload_kernel};'), /transfers/);
    assert.doesNotMatch(at('offload, offload_kernel'), /transfers/);
  });
});
