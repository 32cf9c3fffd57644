/** Edits between items: comments and spaces move everything and change nothing; whatever means something is noticed. */
import assert from 'node:assert/strict';
import { FrontEnd } from '../../src/workspace/front-end.ts';
import type { Engine } from '../../src/workspace/index.ts';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';
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
  const { check } = FrontEnd.prototype;
  let collected = 0;
  before(() => {
    FrontEnd.prototype.check = function (...args) {
      collected++;
      return check.apply(this, args);
    };
  });
  after(() => {
    FrontEnd.prototype.check = check;
  });

  const engine = testEngine();
  const other = testEngine();

  /** What is seen when nothing is known of the text before. */
  const collectAnew = (engine: Engine, text: string) => {
    engine.setFile(PATH, 'fn nothing() {}');
    engine.diagnostics(PATH);
    engine.setFile(PATH, text);
    return seen(engine);
  };

  const seen = (engine: Engine) => ({
    findings: engine.diagnostics(PATH).map(({ code, span, related, message }) => ({
      code,
      message,
      at: [span.start, span.end],
      related: related?.map((r) => [r.message, r.span.start]),
    })),
    kernels: engine.kernels(PATH).map(({ name, nameSpan }) => [name, nameSpan.start]),
    ptx: engine.emit(PATH, 'ptx').text,
  });

  /** The edit, and how often the crate is collected for it. */
  const edits: readonly [string, string, string, boolean][] = [
    ['a comment grows', '// here', '// here and there', true],
    ['lines are put in', '// here\n', '\n\n// here\n\n', true],
    ['a comment in a module', '// inside', '// deep inside', true],
    ['space behind the last item', 'k(p) } }\n', 'k(p) } }\n\n\n', true],
    ['what a comment says of the launch', 'mem = 64', 'mem = 96', true],
    ['a comment becomes documentation', '// here', '/// here', true],
    ['a comment becomes an item', '// here', 'const N: u32 = 1;', false],
    ['a name of a module', 'mod inner', 'mod outer', false],
    ['an attribute of the file', 'core_intrinsics, ', '', false],
    ['an attribute of an item', '#[no_mangle]', '', false],
    [
      'a comment swallows an item',
      '// inside\n    pub const C: u32 = 3;',
      '/* pub const C: u32 = 3; */',
      false,
    ],
    ['a comment that never ends', '// inside', '/* inside', true],
    ['an attribute is put in', '// inside', '#[cfg(no)]', false],
    ['a value', 'A: u32 = 1', 'A: u32 = 7', false],
  ];
  for (const [name, from, to, free] of edits) {
    it(`${name}: ${free ? 'nothing is collected' : 'the crate is collected'}`, () => {
      collectAnew(engine, TEXT);
      const text = TEXT.replace(from, to);
      assert.notEqual(text, TEXT);
      collected = 0;
      engine.setFile(PATH, text);
      const after = seen(engine);
      assert.equal(collected > 0, !free);
      assert.deepEqual(after, collectAnew(other, text));
    });
  }

  it('a body and the space around it change in turn', () => {
    let text = TEXT;
    collectAnew(engine, text);
    const steps: readonly [string, string][] = [
      ['// here', '// here we are'],
      ['+ inner::C;', '+ inner::C + 1;'],
      ['// inside', '\n\n    // inside'],
      ['p.add(20) = A', 'p.add(21) = A'],
      ['// here', '//'],
    ];
    for (const [from, to] of steps) {
      text = text.replace(from, to);
      engine.setFile(PATH, text);
      assert.deepEqual(seen(engine), collectAnew(other, text));
    }
  });
});
