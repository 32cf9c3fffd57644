/**
 * What heap collections allocate with: the program's `#[global_allocator]`, the heap of CUDA, or
 * nothing.
 */
import assert from 'node:assert/strict';
import { type LaunchSpec, runAmdgcn, runPtx } from '../../src/emulate/index.ts';
import { createTestEngine } from '../language/programs.ts';

const ALLOCATOR = `
use core::alloc::{GlobalAlloc, Layout};
struct Bump;
static mut HEAP: [u64; 512] = [0; 512];
static mut TOP: usize = 0;
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, l: Layout) -> *mut u8 {
        unsafe {
            TOP = (TOP + l.align() - 1) & !(l.align() - 1);
            let p = TOP;
            TOP += l.size();
            (&raw mut HEAP as *mut u8).add(p)
        }
    }
    unsafe fn dealloc(&self, _: *mut u8, l: Layout) {
        unsafe { HEAP[511] += l.size() as u64 }
    }
}
mod inner {
    #[global_allocator]
    static A: super::Bump = super::Bump;
}
pub fn freed() -> u64 { unsafe { HEAP[511] } }
`;
const KERNEL = `
extern crate alloc;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u64) {
    unsafe {
        let v = alloc::vec![1u64, 2, *out];
        *out = v.iter().sum::<u64>() + v.len() as u64;
        drop(v);
        *out.add(1) = freed();
    }
}
`;
const OWN = `${ALLOCATOR}${KERNEL}`;
const NONE = `pub fn freed() -> u64 { 24 }\n${KERNEL}`;

const LAUNCH: LaunchSpec = {
  launches: [
    {
      kernel: 'k',
      grid: [1, 1, 1],
      block: [1, 1, 1],
      args: [
        { name: 'out', buffer: 'u64', length: 2, role: 'out', init: { gen: 'fill', value: 1 } },
      ],
    },
  ],
} as unknown as LaunchSpec;

describe('lower: allocators', () => {
  const engine = createTestEngine(true);
  const emit = (text: string, target: 'ptx' | 'amdgcn'): ReturnType<typeof engine.emit> => {
    engine.setFile('/allocator.rs', text);
    return engine.emit('/allocator.rs', target, { cpu: target === 'ptx' ? 'sm_80' : 'gfx90a' });
  };

  for (const target of ['ptx', 'amdgcn'] as const) {
    it(`are the program's own: ${target}`, () => {
      const { text, problems, cpu } = emit(OWN, target);
      assert.deepEqual(problems, []);
      assert.doesNotMatch(text, /malloc/);
      const spec = structuredClone(LAUNCH);
      const result = target === 'ptx' ? runPtx(text, spec) : runAmdgcn(text, spec, { cpu });
      assert.deepEqual(result.diagnostics, []);
      const words = new BigUint64Array(result.buffers[0]!.get('out')!.slice().buffer);
      assert.deepEqual([...words], [7n, 24n]);
    });
  }

  it('are the heap of CUDA where there is none', () => {
    const { text, problems } = emit(NONE, 'ptx');
    assert.deepEqual(problems, []);
    const result = runPtx(text, structuredClone(LAUNCH));
    assert.deepEqual(result.diagnostics, []);
    const words = new BigUint64Array(result.buffers[0]!.get('out')!.slice().buffer);
    assert.deepEqual([...words], [7n, 24n]);
  });

  it('are asked for by name on AMD', () => {
    const [problem] = emit(NONE, 'amdgcn').problems;
    assert.match(problem!.message, /heap allocation without a `#\[global_allocator\]`/);
  });
});
