/**
 * Closures and values to drop go by address, and have their own type in the convention: what that
 * type promises is not true of the address.
 */
import assert from 'node:assert/strict';
import { testEngine } from '../../codegen/engine.ts';
import { readRepo } from '../../kit/index.ts';

const SOURCE = `
#![no_std]
#![feature(abi_gpu_kernel)]
struct Noted<'a>(&'a u32, *mut u32);
impl Drop for Noted<'_> { fn drop(&mut self) { unsafe { *self.1 += *self.0 }; self.1 = core::ptr::null_mut(); } }
#[inline(never)]
fn twice(mut f: impl FnMut(u32) -> u32) -> u32 { f(1) + f(2) }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32, n: u32) {
    let mut sum = n;
    let mut add = |x| { sum += x; sum };
    let v = twice(&mut add);
    let _noted = Noted(&v, out);
}
`;

describe('LLVM IR: values that go by their address', () => {
  it('get no promises of what their type is', () => {
    const engine = testEngine();
    engine.setFile('/k.rs', SOURCE);
    const { text, problems } = engine.emit('/k.rs', 'ptx', { cpu: 'sm_80', form: 'llvm-ir' });
    assert.deepEqual(problems, []);
    const heads = text.match(/^define .*$/gm)!.filter((one) => /drop_in_place|closure\d/.test(one));
    assert.ok(heads.some((one) => one.includes('drop_in_place')));
    assert.ok(heads.some((one) => /closure\d/.test(one)));
    for (const head of heads) assert.match(head, /\(ptr %\S+[,)]/);
  });

  it('are at no place of the stack when they have no bytes', () => {
    const engine = testEngine();
    engine.setFile('/k.rs', readRepo('test-fixtures/kernels-more/closure_trees.rs'));
    const { text, problems } = engine.emit('/k.rs', 'ptx', { cpu: 'sm_80', form: 'llvm-ir' });
    assert.deepEqual(problems, []);
    assert.doesNotMatch(text, /alloca \[0 x i8\]/);
    assert.match(text, /inttoptr i64 1 to ptr/);
  });
});
