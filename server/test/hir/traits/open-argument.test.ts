/** Operators of a type with many others: one impl for each, in one long expression. */
import assert from 'node:assert/strict';
import { testEngine } from '../../codegen/engine.ts';

/** `a + T0(a) + T1(a) ..` over so many types, with so many terms. */
function sumOf(types: number, terms: number): string {
  const impls = Array.from(
    { length: types },
    (_, i) => `struct T${i}(u32);
impl Add<T${i}> for u32 { type Output = u32; fn add(self, o: T${i}) -> u32 { self ^ o.0 } }`,
  );
  const sum = Array.from({ length: terms }, (_, i) => `T${(i * 7) % types}(a)`);
  return `#![no_std]
#![feature(abi_gpu_kernel)]
use core::ops::Add;
${impls.join('\n')}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32, a: u32) {
    unsafe { *out = a + ${sum.join(' + ')} };
}
`;
}

describe('operators with an argument that is open', () => {
  it('take no look at each impl for each term', () => {
    const engine = testEngine();
    engine.setFile('/k.rs', sumOf(300, 300));
    const { text, problems } = engine.emit('/k.rs', 'ptx', { cpu: 'sm_80', opt: 'O0' });
    assert.deepEqual(problems, []);
    assert.match(text, /\.entry k/);
  });
});
