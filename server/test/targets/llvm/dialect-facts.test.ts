/** Kernels of cuda-oxide write through what a `&[u32]` points to; nothing may deny it. */
import assert from 'node:assert/strict';
import { testEngine } from '../../codegen/engine.ts';

const KERNEL = `
use cuda_device::{kernel, thread, DisjointSlice};
#[kernel]
pub fn k(counter: &[u32], mut out: DisjointSlice<u32>) {
    if let Some(one) = out.get_mut(thread::index_1d()) { *one = counter[0]; }
}
`;

describe("LLVM IR: kernels of CUDA's dialects", () => {
  it('promise nothing of what their parameters point to', () => {
    const engine = testEngine();
    engine.setFile('/k.rs', KERNEL);
    const { text, problems } = engine.emit('/k.rs', 'ptx', { cpu: 'sm_90', form: 'llvm-ir' });
    assert.deepEqual(problems, []);
    const [head] = /^define ptx_kernel .*$/m.exec(text)!;
    assert.doesNotMatch(head, /noalias|readonly|nonnull/);
  });
});
