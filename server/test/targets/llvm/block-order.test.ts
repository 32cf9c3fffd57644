/** Blocks stand in the order in which rustc makes them, and distances say that they are exact. */
import assert from 'node:assert/strict';
import { testEngine } from '../../codegen/engine.ts';

const SOURCE = `
#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(out: *mut u32, from: *const u32, to: *const u32, n: usize) {
    let data = unsafe { core::slice::from_raw_parts(from, n) };
    let mut i = 0;
    while i < n {
        if data[i] > 3 { unsafe { *out.add(i) = 5 } } else { unsafe { *out.add(i) = 6 } }
        i += 1;
    }
    unsafe { *out = to.offset_from_unsigned(from) as u32 };
}
`;

describe('LLVM IR: as rustc hands it over', () => {
  const engine = testEngine();
  engine.setFile('/k.rs', SOURCE);
  const { text, problems } = engine.emit('/k.rs', 'ptx', { cpu: 'sm_80', form: 'llvm-ir' });
  /** A block by a line in it. */
  const blockOf = (line: RegExp): number => {
    const kernel = text.slice(text.indexOf('@k('), text.indexOf('\n}', text.indexOf('@k(')));
    const found = kernel.split(/\n(?=[\w.]+:)/).findIndex((block) => line.test(block));
    assert.ok(found >= 0, `${line} in ${kernel}`);
    return found;
  };

  it('has the way of a condition that fails first, and panics behind what they guard', () => {
    assert.deepEqual(problems, []);
    const [five, six] = [blockOf(/store i32 5/), blockOf(/store i32 6/)];
    assert.ok(six < five, 'else before then');
    assert.ok(blockOf(/ret void/) < blockOf(/icmp ugt/), 'the end of a loop before its body');
    assert.ok(blockOf(/icmp ugt/) < blockOf(/llvm\.trap/), 'what is guarded before the panic');
  });

  it('says that distances between elements leave nothing over', () => {
    assert.match(text, /sub nuw i64/);
    assert.match(text, /lshr exact i64 %\S+, 2/);
  });
});
