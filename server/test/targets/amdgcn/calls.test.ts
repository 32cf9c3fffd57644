/**
 * Functions that are called: the kernels of `test-fixtures/codegen/amdgcn-calls` must give what the
 * interpreter of MIR gives, on every processor and with every wait checked; assembler and linker
 * take the texts.
 */
import assert from 'node:assert/strict';
import { findKernels, lowerKernels } from '../../../src/lower/index.ts';
import type { Module } from '../../../src/mir/index.ts';
import { optimize } from '../../../src/passes/index.ts';
import { findTool, readRepo, requireTool, sampled } from '../../kit/index.ts';
import { loadProgram } from '../../lower/program.ts';
import { assertSame, interpret } from '../differential.ts';
import { assemble, CPUS, emit, emulate } from './kit.ts';

const N = 192;
const BLOCK = 96;

/**
 * Conditions nested so deep that their masks do not fit, around a call; more values live than
 * registers; a large frame.
 */
function nested(): string {
  const depth = 48;
  const open = Array.from(
    { length: depth },
    (_, k) =>
      `if (x >> ${k % 31}) & ${k < 31 ? 1 : 2} != ${k % 3 === 0 ? 9 : 0} { r = r.wrapping_mul(${2 * k + 3}) + x as u64;`,
  );
  const close = Array.from(
    { length: depth },
    (_, k) => `} else { r ^= ${k}; } r = r.rotate_left(${(depth - k) % 7});`,
  );
  return `
#[inline(never)]
fn nest(n: u32, x: u32) -> u64 {
    if n == 0 { return 1; }
    let mut r = x as u64;
    let mut table = [0u32; 800];
    let mut many = [0u64; 90];
    let mut s = r | 1;
    for m in many.iter_mut() { s = s.wrapping_mul(0x5851_F42D_4C95_7F2D).wrapping_add(11); *m = s; }
    table[(x % 800) as usize] = n;
    ${open.join('\n')}
    r ^= nest(n - 1, x.wrapping_mul(5)) + STEPS[(n & 3) as usize](r as i64, n) as u64;
    ${close.join('\n')}
    r ^= table[((x + n / 9) % 800) as usize] as u64;
    for (k, m) in many.iter().enumerate() { r = r.rotate_left(5) ^ m.wrapping_add(k as u64); }
    r
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn pressed(out: *mut u64, input: *const u32) {
    let i = id();
    let x = unsafe { *input.add(i) };
    unsafe { *out.add(i) = if x & 1 == 0 { nest(x % 4, !(x >> 5)) } else { nest(2, x | 0x7fff_ffff) } };
}
`;
}

/**
 * A large function that would be in its kernel thirty times if everything were flattened, and a
 * small one in between.
 */
function shared(): string {
  const steps = Array.from(
    { length: 200 },
    (_, k) =>
      `x = x.rotate_left(${(k % 30) + 1}) ^ t[(x >> ${k % 29}) as usize & 7].wrapping_add(x);`,
  );
  return `
#[inline(never)]
fn steps(mut x: u32, t: &[u32; 8]) -> u32 {
    ${steps.join('\n')}
    x
}
#[inline(never)]
fn twice(x: u32, t: &[u32; 8]) -> u32 { steps(x, t) ^ steps(!x, t) }
#[inline(never)]
fn some(x: u32, t: &mut [u32; 8]) -> u32 {
    let mut r = x;
    if x & 1 == 0 { r ^= twice(x, t); t[(r & 7) as usize] ^= 9; }
    r ^= twice(r + 1, t);
    t[(x & 7) as usize] ^= r;
    r.wrapping_add(steps(r, t))
}
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn shared(out: *mut u32, input: *const u32) {
    let i = id();
    let x = unsafe { *input.add(i) };
    let mut t = [x, 1, 2, 3, 5, 8, 13, !x];
    let mut r = 0;
    if x & 2 == 0 { r = some(x, &mut t); }
    if x & 6 != 0 { r ^= some(r, &mut t).rotate_left(3); }
    r ^= some(r >> 3, &mut t) ^ steps(x, &t) ^ twice(x, &t);
    unsafe { *out.add(i) = r ^ t[(x >> 9 & 7) as usize] };
}
`;
}

/** Hundreds of calls one after the other, without a branch. */
function straight(): string {
  const steps = Array.from(
    { length: 700 },
    (_, k) => `h = h.rotate_left(${(k * 7) % 64}) ^ one(h, ${k});`,
  );
  return `
#[inline(never)]
fn one(a: u64, n: u32) -> u64 { a.rotate_left(n) ^ a.rotate_right(n & 7) }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn straight(out: *mut u64, input: *const u32) {
    let i = id();
    let mut h = unsafe { *input.add(i) } as u64;
    ${steps.join('\n')}
    unsafe { *out.add(i) = h };
}
`;
}

const CALLS = readRepo('test-fixtures/codegen/amdgcn-calls/calls.rs');

function compile(text = CALLS + nested() + shared()): Module {
  const program = loadProgram(text, { edition: 2024, arch: 'amdgpu' });
  const { module, kernels } = lowerKernels(
    program.lowering,
    findKernels(program.program, program.crate),
  );
  optimize(module, { roots: kernels.map((kernel) => kernel.symbol) });
  return module;
}

const input = Uint32Array.from({ length: N }, (_, i) => Math.imul(i * i + 7, 0x9e3779b1) >>> 0);
const bytesOf = (a: ArrayBufferView): Uint8Array => new Uint8Array(a.buffer).slice();
const shape = { grid: N / BLOCK, block: BLOCK, sharedBytes: 4 * BLOCK };

describe('AMDGCN: calls', () => {
  let module: Module;
  const texts = new Map<string, string>();
  /** All tests look at the same text of a processor. */
  const textFor = (cpu: string): string => {
    let text = texts.get(cpu);
    if (text === undefined) texts.set(cpu, (text = emit(module, cpu)));
    return text;
  };
  before(() => {
    module = compile();
  });
  after(() => texts.clear());
  const kernels = [
    ['frames', 1],
    ['mutual', 2],
    ['tables', 2],
    ['objects', 1],
    ['live', 2],
    ['pressed', 2],
    ['shared', 1],
  ] as const;
  for (const [turn, [kernel, words]] of kernels.entries()) {
    it(`${kernel}: as the interpreter`, () => {
      const buffers = [new Uint8Array(4 * words * N), bytesOf(input)];
      const expected = interpret(module, kernel, shape, buffers);
      // The processors take turns.
      for (const cpu of sampled(CPUS, 3, turn)) {
        const text = textFor(cpu);
        assert.match(text, /s_swap_?pc_[bi]64/);
        assertSame(expected, emulate(text, kernel, shape, buffers), `${kernel} on ${cpu}`);
      }
    });
  }

  it('small functions become a part of a long body, however often it calls them', () => {
    const long = compile(CALLS + straight());
    const buffers = [new Uint8Array(8 * N), bytesOf(input)];
    const expected = interpret(long, 'straight', shape, buffers);
    for (const cpu of sampled(CPUS, 3)) {
      const text = emit(long, cpu);
      const body = text.slice(
        text.indexOf('\nstraight:'),
        text.indexOf('.Lfunc_end', text.indexOf('\nstraight:')),
      );
      assert.ok(body.length > 10_000);
      assert.doesNotMatch(body, /s_swap_?pc_[bi]64/);
      assertSame(expected, emulate(text, 'straight', shape, buffers), `straight on ${cpu}`);
    }
  });

  it('llvm-mc', function () {
    const mc = requireTool(this, 'llvm-mc');
    for (const cpu of CPUS) assemble(mc, findTool('ld.lld'), textFor(cpu), cpu);
  });

  it('large functions that several calls share are there once, and the kernel counts what they take', () => {
    const text = textFor('gfx90a');
    const bodies = new Map(
      text
        .split(/^\t\.type\t/m)
        .slice(1)
        .map((part) => [
          part.slice(0, part.indexOf(',')),
          part.slice(0, part.indexOf('.Lfunc_end')),
        ]),
    );
    const steps = [...bodies].filter(
      ([, body]) => (body.match(/v_alignbit_b32/g)?.length ?? 0) > 150,
    );
    assert.equal(steps.length, 1);
    const kernel = bodies.get('shared')!;
    assert.ok((kernel.match(/s_swap_?pc_[bi]64/g)?.length ?? 0) > 1);
    // What the kernel still needs lies in registers that its callees leave alone.
    assert.doesNotMatch(kernel, /scratch_store_dword.*\n.*s_swappc/);
    const descriptor = text.slice(text.indexOf('.amdhsa_kernel shared'));
    const number = (name: string): number =>
      Number(new RegExp(`\\.amdhsa_${name} (\\d+)`).exec(descriptor)![1]);
    for (const [, body] of steps)
      for (const [, reg] of body.matchAll(/\bv(\d+)/g))
        assert.ok(Number(reg) < number('next_free_vgpr'), reg);
    assert.equal(number('uses_dynamic_stack'), 0);
    // The array; return addresses lie in registers.
    assert.equal(number('private_segment_fixed_size'), 32);
  });

  it('the stack has room for what nobody knows the depth of', () => {
    const text = textFor('gfx90a');
    assert.match(text, /s_or_saveexec_b64 s\[28:29\], -1/);
    assert.equal(text.match(/\.amdhsa_uses_dynamic_stack 1/g)?.length, 6);
    for (const [, size, dynamic] of text.matchAll(
      /\.amdhsa_private_segment_fixed_size (\d+)[\s\S]*?\.amdhsa_uses_dynamic_stack (\d)/g,
    ))
      assert.equal(Number(size) > 16384, dynamic === '1', size);
  });
});
