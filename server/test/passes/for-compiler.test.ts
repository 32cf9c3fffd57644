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

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn wrapped(x: *const u8, far: usize, y: *mut u8) {
    let i = far.wrapping_add(unsafe { _thread_idx_x() } as usize);
    unsafe { *y.add(i & 63) = *x.add(i << 2) };
}

static TABLE: [f32; 4] = [1.0, 2.0, 3.0, 4.0];

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn table(y: *mut f32) {
    let t = unsafe { _thread_idx_x() } as usize;
    unsafe { *y.add(t) = TABLE[t & 3] };
}

#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn sum(x: *const &[u32; 8], n: usize, y: *mut u32) {
    let mut found = 0;
    for row in unsafe { core::slice::from_raw_parts(x, n) } {
        if row[0] == 0 {
            return;
        }
        found += row[1];
    }
    unsafe { *y = found };
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

  it('leaves the address space of constants to the compiler, unless the source names one', () => {
    assert.match(text, /= internal constant \[16 x i8\]/);
    assert.doesNotMatch(text, /addrspace\(4\)/);
  });

  it('leaves calls and loops over iterators as they are, and slices end at an address', () => {
    assert.match(kernel('k'), /call \{ i64, i64 \} @\S+range4next/);
    const next = text.slice(text.lastIndexOf('@_W4core5slice4iter4next'));
    assert.match(next.slice(0, next.indexOf('\n}')), /icmp eq ptr %\S+, %/);
  });

  it('says which parameters and addresses in memory are not null', () => {
    assert.match(
      text,
      /@_W4core5slice4iter4next[^(]+\(ptr noalias noundef align 8 dereferenceable\(16\) %self\)/,
    );
    assert.match(text, /load ptr, ptr %\S+, align 8, !nonnull !0, !noundef !0/);
  });

  it('gives offsets as numbers of elements, and returns at one place', () => {
    assert.match(kernel('table'), /getelementptr inbounds \[4 x i8\], ptr @\S+, i64 %/);
    assert.equal(kernel('sum').split('ret ').length, 2);
  });

  it('does not say that a product of the source does not wrap', () => {
    assert.match(kernel('wrapped'), /shl i64 %\S+, 2\n/);
    assert.doesNotMatch(kernel('wrapped'), /getelementptr inbounds \[4 x i8\]/);
  });
});
