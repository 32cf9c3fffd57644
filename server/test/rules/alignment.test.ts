/** Alignment of generated offsets into workgroup memory: none missed, none false. */
import assert from 'node:assert/strict';
import { parseFixture } from '../kit/index.ts';
import { engine, findingsIn } from './check.ts';
import { offsetCase } from './offsets.ts';

const HEAD = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem, stdarch_nvptx)]
#![allow(internal_features, unused, unsafe_op_in_unsafe_fn)]
use core::arch::nvptx::_thread_idx_x;
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as wg;
`;
const COUNT = Number(process.env['OFFSETS'] ?? 200);
const EACH = 25;

describe('rules: alignment of generated offsets', () => {
  before(() => engine.setRules({}));

  for (let first = 0; first < COUNT; first += EACH) {
    it(`numbers ${first} to ${first + EACH - 1}`, () => {
      const cases = Array.from({ length: EACH }, (_, i) => offsetCase(first + i));
      const text = HEAD + cases.map(({ code }) => code).join('');
      const fixture = parseFixture(text);
      const found = findingsIn(fixture).filter(
        ({ code }) => code === 'workgroup-mem-offset-misaligned',
      );
      assert.deepEqual(engine.check('/src/lib.rs', 'ptx'), []);
      for (const { name, code, misaligned } of cases) {
        const start = text.indexOf(code);
        const here = found.filter(
          ({ span }) => span.start >= start && span.end <= start + code.length,
        );
        const told = here.some(({ severity }) => severity === 'warning');
        assert.equal(
          told,
          misaligned,
          `${name}: ${here.map((d) => d.message).join('; ')}\n${code}`,
        );
      }
    });
  }

  it('are about as often wrong as right', () => {
    const wrong = Array.from({ length: COUNT }, (_, i) => offsetCase(i)).filter(
      (one) => one.misaligned,
    );
    assert.ok(wrong.length >= 0.4 * COUNT && wrong.length <= 0.6 * COUNT, `${wrong.length}`);
  });
});
