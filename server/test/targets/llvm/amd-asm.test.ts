/**
 * Inline assembly for AMD in the IR: LLVM's code for operands of every kind computes what our own
 * back end's does.
 */
import assert from 'node:assert/strict';
import { testEngine } from '../../codegen/engine.ts';
import { contents, runOne } from '../../emulate/amdgcn/launch-kit.ts';
import { readRepo, requireTool } from '../../kit/index.ts';
import { generate, verify } from './kit.ts';

const THREADS = 64;

describe('LLVM IR: inline assembly for AMD', () => {
  for (const cpu of ['gfx90a', 'gfx942', 'gfx1030', 'gfx1100'])
    for (const level of ['-O0', '-O2'])
      it(`computes the same under llc ${level} for ${cpu}`, function () {
        const [opt, llc] = [requireTool(this, 'opt'), requireTool(this, 'llc')];
        const engine = testEngine();
        engine.setFile('/k.rs', readRepo('test-fixtures/codegen/amdgcn-asm/operands.rs'));
        const { text: own } = engine.emit('/k.rs', 'amdgcn', { cpu });
        const { text: ir, problems } = engine.emit('/k.rs', 'amdgcn', { cpu, form: 'llvm-ir' });
        assert.deepEqual(problems, []);
        verify(opt, ir);
        const results = [own, generate(llc, ir, cpu, level)].map((text) => {
          const words = new Uint32Array(16 * THREADS);
          const data = Uint32Array.from({ length: THREADS }, (_, i) =>
            Math.imul(i + 1, 0x9e3779b1),
          );
          const result = runOne(text, 'words', [1], [THREADS], [words, data, 35]);
          return [...contents(result, 'a0', words)];
        });
        assert.ok(results[0]!.filter((word) => word !== 0).length > THREADS);
        assert.deepEqual(results[1], results[0]);
      });

  it('names registers, ties operands and clobbers', function () {
    const engine = testEngine();
    engine.setFile(
      '/k.rs',
      `#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch)]
use core::arch::asm;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: i32, y: i64, o: *mut i32) { unsafe {
    let mut a = x;
    let b: i64;
    asm!("v_add_u32 {0}, 3, {0}", inout(vgpr32) a, options(nomem));
    asm!("s_mov_b64 s[4:5], {0}", in(sgpr64) y, out("s[4:5]") b, out("v7") _);
    *o = a.wrapping_add(b as i32);
} }
`,
    );
    const { text } = engine.emit('/k.rs', 'amdgcn', { cpu: 'gfx90a', form: 'llvm-ir' });
    verify(requireTool(this, 'opt'), text);
    const calls = [...text.matchAll(/call (.*) asm sideeffect "(.*)", "(.*)"\(/g)];
    assert.deepEqual(
      calls.map(([, type, , constraints]) => [type, constraints]),
      [
        ['i32', '=&v,0,~{scc}'],
        ['{ i64, i32 }', '=&{s[4:5]},=&{v7},s,~{memory},~{scc}'],
      ],
    );
    generate(requireTool(this, 'llc'), text, 'gfx90a');
  });
});
