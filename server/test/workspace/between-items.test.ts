/**
 * Edits between items: comments and spaces move everything and change nothing; whatever means
 * something is noticed.
 */
import assert from 'node:assert/strict';
import { InPlace } from './in-place.ts';

const TEXT = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem;
// here
const A: u32 = 1;
mod inner {
    pub const B: u32 = 2;
    // inside
    pub const C: u32 = 3;
}
// warplens: launch(workgroup_mem = 64)
#[no_mangle]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32) {
    let p = gpu_launch_sized_workgroup_mem::<u32>();
    *p.add(20) = A + inner::B + inner::C;
    *out = *p.add(20);
}
pub fn host(p: *mut u32) { unsafe { k(p) } }
`;

describe('edits between items', () => {
  const inPlace = new InPlace();
  before(() => inPlace.watch());
  after(() => inPlace.restore());

  /** The edit, and how often the crate is collected for it. */
  const edits: readonly [string, string, string, boolean][] = [
    ['a comment grows', '// here', '// here and there', true],
    ['lines are put in', '// here\n', '\n\n// here\n\n', true],
    ['a comment in a module', '// inside', '// deep inside', true],
    ['space behind the last item', 'k(p) } }\n', 'k(p) } }\n\n\n', true],
    ['what a comment says of the launch', 'mem = 64', 'mem = 96', true],
    ['a comment becomes documentation', '// here', '/// here', true],
    ['a comment becomes an item', '// here', 'const N: u32 = 1;', true],
    ['a name of a module', 'mod inner', 'mod outer', false],
    ['an attribute of the file', 'core_intrinsics, ', '', false],
    ['an attribute of an item', '#[no_mangle]', '', true],
    [
      'a comment swallows an item',
      '// inside\n    pub const C: u32 = 3;',
      '/* pub const C: u32 = 3; */',
      true,
    ],
    ['a comment that never ends', '// inside', '/* inside', true],
    ['an attribute is put in', '// inside', '#[cfg(no)]', true],
    ['a value', 'A: u32 = 1', 'A: u32 = 7', true],
  ];
  for (const [name, from, to, free] of edits) {
    it(`${name}: ${free ? 'nothing is collected' : 'the crate is collected'}`, () => {
      inPlace.open(TEXT);
      const text = TEXT.replace(from, to);
      assert.notEqual(text, TEXT);
      assert.equal(inPlace.isFree(text), free);
    });
  }

  it('a body and the space around it change in turn', () => {
    let text = TEXT;
    inPlace.open(text);
    const steps: readonly [string, string][] = [
      ['// here', '// here we are'],
      ['+ inner::C;', '+ inner::C + 1;'],
      ['// inside', '\n\n    // inside'],
      ['p.add(20) = A', 'p.add(21) = A'],
      ['// here', '//'],
    ];
    for (const [from, to] of steps) {
      text = text.replace(from, to);
      assert.ok(inPlace.isFree(text));
    }
  });
});
