/**
 * Inline assembly for AMD GPUs: operands of every kind on every generation, run in the simulator
 * and taken by the assembler; what rustc refuses.
 */
import assert from 'node:assert/strict';
import { findAmdgcnHazards, parseAmdgcn } from '../../../src/asm/index.ts';
import { testEngine } from '../../codegen/engine.ts';
import { contents, runOne } from '../../emulate/amdgcn/launch-kit.ts';
import { readRepo, requireTool } from '../../kit/index.ts';
import { assemble } from './kit.ts';

const GPUS = ['gfx900', 'gfx906', 'gfx90a', 'gfx942', 'gfx1030', 'gfx1100'];

describe('AMDGCN: inline assembly', () => {
  const engine = testEngine();
  const emit = (source: string, cpu: string): { text: string; problems: readonly string[] } => {
    engine.setFile('/src/lib.rs', source);
    const { text, problems } = engine.emit('/src/lib.rs', 'amdgcn', { cpu });
    return { text, problems: problems.map((p) => p.message) };
  };
  const operands = readRepo('test-fixtures/codegen/amdgcn-asm/operands.rs');
  const kernel = (body: string): string => `#![no_std]
#![feature(abi_gpu_kernel, asm_experimental_arch, f16)]
use core::arch::asm;
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: i32, y: i64, h: i16, o: *mut i32) { unsafe { ${body} } }
`;
  const lines = (text: string): readonly string[] =>
    [...text.matchAll(/;;#ASMSTART\n([\s\S]*?);;#ASMEND/g)].map(([, body]) => body!.trim());

  for (const cpu of GPUS) {
    it(`computes what it says, ${cpu}`, () => {
      const { text, problems } = emit(operands, cpu);
      assert.deepEqual(problems, []);
      assert.match(text, /^\.set from_the_module, 42$/m);
      const threads = 64;
      const n = 35;
      const data = Uint32Array.from({ length: threads }, (_, i) => Math.imul(i + 1, 0x9e3779b1));
      const words = new Uint32Array(16 * threads);
      const result = runOne(text, 'words', [1], [threads], [words, data, n], { strict: true });
      assert.deepEqual(
        result.diagnostics.map((d) => `${(d.line ?? 0) + 1}: ${d.message}`),
        [],
      );
      const got = contents(result, 'a0', words);
      for (let t = 0; t < threads; t++)
        assert.deepEqual([...got.slice(16 * t, 16 * t + 13)], expected(t, data, n), `thread ${t}`);
    });
  }

  it('assembles, without hazards', function () {
    const mc = requireTool(this, 'llvm-mc');
    for (const cpu of GPUS) {
      const { text } = emit(operands, cpu);
      assemble(mc, undefined, text, cpu);
      assert.deepEqual(findAmdgcnHazards(parseAmdgcn(text).module), [], cpu);
    }
  });

  it('puts operands of 16 bits into halves on gfx11', () => {
    const source = kernel(
      'let y: i16; asm!("v_mov_b16 {}, {}", out(vgpr32) y, in(vgpr32) h); *o = y as i32;',
    );
    assert.match(lines(emit(source, 'gfx1100').text).join(), /^v_mov_b16 v\d+\.l, v\d+\.l$/);
  });

  it('leaves registers that the text names to the text', () => {
    const source = kernel(
      'let z: i64; asm!("s_mov_b64 s[0:1], s[2:3]", out("s[0:1]") z, in("s[2:3]") y); *o = z as i32 + x;',
    );
    const { text, problems } = emit(source, 'gfx90a');
    assert.deepEqual(problems, []);
    assert.deepEqual(lines(text), ['s_mov_b64 s[0:1], s[2:3]']);
  });

  it('lets an input have a part of the registers of another', () => {
    const source = kernel(
      'let z: i64; asm!("s_load_dwordx2 s[0:1], s[0:1], s0", lateout("s[0:1]") z, in("s[0:1]") y, in("s0") x); *o = z as i32;',
    );
    const { text, problems } = emit(source, 'gfx90a');
    assert.deepEqual(problems, []);
    assert.deepEqual(lines(text), ['s_load_dwordx2 s[0:1], s[0:1], s0']);
    assert.match(text, /\ts_mov_b32 s0, s\d+\n\t;;#ASMSTART/);
  });

  for (const [body, message] of [
    ['asm!("s_nop {}", in(vgpr48) x)', /no register class of 48 bits of `v` registers/],
    ['asm!("s_nop {}", in(reg32) x)', /no register or register class `reg32`/],
    ['asm!("; {}", in(vgpr32) y)', /a value of 64 bits cannot be used .* `vgpr32`/],
    ['asm!("; {}", in(vgpr32) x as u8)', /a value of 8 bits cannot be used/],
    ['asm!("", in("s[104:107]") 1u128)', /no register `s\[104:107\]`/],
  ] as const)
    it(`is refused: ${body}`, () => {
      assert.match(emit(kernel(`${body};`), 'gfx90a').problems.join(), message);
    });
});

/** What the kernel of the fixture stores for a thread. */
function expected(t: number, data: Uint32Array, n: number): readonly number[] {
  const x = data[t]!;
  const shifted = BigInt.asUintN(64, BigInt(x) << BigInt(n));
  const scalars = BigInt.asUintN(64, (BigInt(n) | (1n << 40n)) << 4n);
  const low = (x & 0xfff) >>> 0;
  return [
    (x ^ n) >>> 0,
    n + 5,
    (x << 3) & 0xffff,
    Number(shifted & 0xffffffffn),
    Number(shifted >> 32n),
    low * low,
    Number(scalars & 0xffffffffn),
    Number(scalars >> 32n),
    data[t ^ 1]!,
    1,
    Math.fround(x),
    3 + n,
    t ^ 0x70,
  ].map((word) => Math.min(word, 0xffffffff));
}
