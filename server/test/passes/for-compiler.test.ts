/** Code for another compiler: near to the source where that compiler learns more from it. */
import { strict as assert } from 'node:assert';
import { createEngine } from '../../src/workspace/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

const SOURCE = `#![no_std]
#![feature(abi_gpu_kernel)]
use core::arch::nvptx::*;

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: *const f32, y: *mut f32, rows: usize, shift: u32) {
    let t = unsafe { _thread_idx_x() } as usize;
    for row in 0..rows {
        let mut sum = 0.0;
        if t < 8 {
            let last = (8 - t) * 3;
            for k in 0..last {
                sum += unsafe { *x.add(row * last + k) };
            }
        }
        if let Some(value) = unsafe { y.as_mut() } {
            *value = sum * 2.0 + (shift / 10) as f32;
        }
    }
}

static TABLE: [f32; 4] = [1.0, 2.0, 3.0, 4.0];

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn table(y: *mut f32) {
    let t = unsafe { _thread_idx_x() } as usize;
    unsafe { *y.add(t) = TABLE[t & 3] };
}
`;

describe('code for another compiler', () => {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts() });
  engine.setFile('/k.rs', SOURCE);
  const { text, problems } = engine.emit('/k.rs', 'ptx', { cpu: 'sm_80', form: 'llvm-ir' });
  const kernel = (name: string): string =>
    text.slice(text.indexOf(`@${name}(`), text.indexOf('\n}', text.indexOf(`@${name}(`)));

  it('accesses memory by generic addresses, which may be compared with null', () => {
    assert.deepEqual(problems, []);
    assert.match(kernel('k'), /load float, ptr %/);
    assert.match(kernel('k'), /store float .*, ptr %/);
    assert.match(kernel('k'), /icmp eq (?:ptr %\S+, null|i64 %\S+, 0)/);
  });

  it('leaves computations inside of their guards', () => {
    const guarded = kernel('k');
    const guard = guarded.indexOf('br i1');
    assert.ok(guard > 0);
    assert.ok(guarded.indexOf('sub ') > guard, guarded);
  });

  it('leaves divisions, and products and sums, as they are', () => {
    assert.match(kernel('k'), /udiv i32 %\S+, 10/);
    assert.doesNotMatch(kernel('k'), /@llvm\.fma/);
  });

  it('has constants in global memory, unless the source asks for constant memory', () => {
    assert.match(text, /addrspace\(1\) constant \[16 x i8\]/);
    assert.doesNotMatch(text, /addrspace\(4\)/);
  });
});
