/**
 * Symbols that mean something else to PTX, to AMD's assembler or to YAML: kernels, functions and
 * statics of such names, kernels whose address stands in code and in tables. The assemblers take
 * all texts, and what a host looks up keeps its name.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TARGETS } from '../../src/targets/index.ts';
import { testEngine } from '../codegen/engine.ts';
import { requireTool, sampled } from '../kit/index.ts';

/** As Rust writes them between quotes. */
const NAMES = [
  ...['true', 'false', 'null', '~', 'nan', 'inf', '.inf', 'yes', 'no'],
  ...['0', '123', '0x10', '1e5', '1.5', '+1', '.5', '1b', '0f'],
  ...['v0', 's0', 'a0', 'ttmp0', 'vcc', 'exec', 'm0', 'scc', 'off', 'abs', 'neg', 'sext', 'lit'],
  ...['s_endpgm', 'v[0:1]', 'rel32', 'and', 'or', 'x.kd', '.globl', '.set', '..'],
  ...['tid', '%tid', 'WARP_SZ', 'func_retval0', 'x_param_0', 'retval0', 'param0', 'reg', 'b32'],
  ...['add', 'mov', 'ld', 'bra', 'ret', 'sin', 'entry', '_', '$', '$x', 'x$y', 'a.b'],
  ...['a b', 'a-b', '-', '- x', '[x]', '{x}', 'x: y', 'x:', '&x', '*x', '!x', '|', '?', '#x', '@x'],
  ...['a@plt', 'a#b', 'a;b', 'a//b', 'a/*b', "a'b", 'a\\\\b', 'a\\"b', 'a,b', 'a(b)', 'a\\tb'],
  ...['é', '名', '---', '<<', '=', '__warplens_fdiv64'],
];

/** All of them in one crate, each in a module of its own. */
const everyName = (): string => `#![no_std]
#![feature(abi_gpu_kernel)]
${NAMES.map((name, i) => `mod m${i} {${items(name, `other${i}`)}}`).join('\n')}`;

/**
 * A kernel, a function that stays one, a static and a table of kernels, all of whose symbols begin
 * with `name`.
 */
const program = (name: string): string => `#![no_std]
#![feature(abi_gpu_kernel)]
${items(name)}`;

const items = (name: string, other = 'other'): string => `
#[unsafe(export_name = "${name}")]
pub unsafe extern "gpu-kernel" fn k(o: *mut u32, n: u32) { *o = f(n); }
#[inline(never)] #[unsafe(export_name = "${name}_f")]
fn f(x: u32) -> u32 { if x > 5 { f(x - 1).wrapping_mul(x) } else { x } }
#[unsafe(export_name = "${name}s")] static mut S: u32 = 5;
static T: [unsafe extern "gpu-kernel" fn(*mut u32, u32); 2] = [k, k];
#[unsafe(export_name = "${other}")] pub unsafe extern "gpu-kernel" fn other(o: *mut u64, i: usize) {
    S += 1;
    *o = *T.as_ptr().add(i & 1) as u64;
    *o.add(1) = k as u64;
    *o.add(2) = S as u64;
    *o.add(3) = &raw const S as u64;
}
`;

interface Emission {
  readonly text: string;
  readonly problems: readonly string[];
}

describe('symbols', () => {
  const engine = testEngine();
  const emit = (source: string, target: 'ptx' | 'amdgcn', cpu: string): Emission => {
    engine.setFile('/src/lib.rs', source);
    const { text, problems } = engine.emit('/src/lib.rs', target, { cpu });
    return { text, problems: problems.map((p) => p.message) };
  };

  /** Asks the assembler; gives what it says when it refuses. */
  const refusal = (tool: string, target: 'ptx' | 'amdgcn', cpu: string, text: string): string => {
    const folder = mkdtempSync(join(tmpdir(), 'symbols-'));
    try {
      const file = join(folder, 'k.s');
      writeFileSync(file, text);
      const flags =
        target === 'ptx'
          ? ['-arch', cpu, '-O0']
          : ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-filetype=obj'];
      const run = spawnSync(tool, [...flags, '-o', join(folder, 'k.o'), file], {
        encoding: 'utf8',
      });
      return run.status === 0 ? '' : run.stderr.split('\n').slice(0, 3).join('\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  for (const [target, cpu] of [
    ['ptx', 'sm_80'],
    ['amdgcn', 'gfx90a'],
  ] as const) {
    it(`names that mean something else: ${target}`, function () {
      const tool = requireTool(this, target === 'ptx' ? 'ptxas' : 'llvm-mc');
      this.timeout(300_000);
      const { text, problems } = emit(everyName(), target, cpu);
      assert.deepEqual(problems, []);
      assert.equal(refusal(tool, target, cpu, text), '');
    });
  }

  it('every processor takes the address of a kernel', function () {
    const tools = {
      ptx: requireTool(this, 'ptxas'),
      amdgcn: requireTool(this, 'llvm-mc'),
    };
    this.timeout(300_000);
    for (const target of ['ptx', 'amdgcn'] as const) {
      for (const { name: cpu } of sampled(TARGETS[target]!.cpus, 4)) {
        const { text, problems } = emit(program('true'), target, cpu);
        assert.deepEqual(problems, [], cpu);
        const said = refusal(tools[target], target, cpu, text);
        // Each release of CUDA knows some of the processors only.
        if (!said.includes("is not defined for option 'gpu-name'")) assert.equal(said, '', cpu);
      }
    }
  });

  it('a kernel whose address is taken has one body, also when it alone is not asked for', () => {
    engine.setFile('/src/lib.rs', program('ka'));
    for (const target of ['ptx', 'amdgcn'] as const) {
      const { text } = engine.emit('/src/lib.rs', target, { kernel: 'other' });
      const bodies = text.match(target === 'ptx' ? /^\.visible \.entry ka\([^;{]*\{/gm : /^ka:$/gm);
      assert.equal(bodies?.length, 1, text);
    }
  });

  it('what AMD objects cannot name is refused by name', () => {
    for (const name of ['.L1', '.text', '.']) {
      const { problems } = emit(program(name), 'amdgcn', 'gfx90a');
      assert.ok(
        problems.some((p) =>
          p.includes(`the symbol name \`${name}\` is reserved by the assembler`),
        ),
        `${name}: ${problems.join('; ')}`,
      );
    }
  });

  it("a static with the name of rustc's array for launch-sized memory is refused on NVIDIA only", () => {
    const source = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as wg;
#[unsafe(no_mangle)] pub static mut gpu_launch_sized_workgroup_mem: u32 = 5;
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn a(o: *mut u32) {
    let q = wg::<u32>();
    *q = 1;
    *o = *q + gpu_launch_sized_workgroup_mem;
    gpu_launch_sized_workgroup_mem += 1;
}
`;
    assert.deepEqual(emit(source, 'ptx', 'sm_80').problems, [
      'symbol `gpu_launch_sized_workgroup_mem` is reserved for launch-sized workgroup memory',
    ]);
    const { text, problems } = emit(source, 'amdgcn', 'gfx90a');
    assert.deepEqual(problems, []);
    assert.match(text, /^gpu_launch_sized_workgroup_mem:\n\t\.byte\t5/m);
  });

  it('a kernel and a static of one name are refused where both are needed', () => {
    const source = `#![no_std]
#![feature(abi_gpu_kernel)]
#[unsafe(no_mangle)] pub static mut x: u32 = 5;
mod inner {
    #[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn x(o: *mut u32) { *o = crate::x; crate::x = 1; }
}
`;
    for (const [target, cpu] of [
      ['ptx', 'sm_80'],
      ['amdgcn', 'gfx90a'],
    ] as const)
      assert.deepEqual(emit(source, target, cpu).problems, ['symbol `x` is already defined']);
  });

  it('launch-sized memory of a kernel is aligned as its own calls ask', () => {
    const source = `#![no_std]
#![feature(abi_gpu_kernel, core_intrinsics, gpu_intrinsics, gpu_launch_sized_workgroup_mem)]
use core::intrinsics::gpu::gpu_launch_sized_workgroup_mem as wg;
use core::mem::MaybeUninit;
#[repr(align(1024))] pub struct A1k(u8);
#[address_space(shared)] static mut A: [MaybeUninit<u8>; 5] = [const { MaybeUninit::uninit() }; 5];
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn bytes(o: *mut u8, v: u8, i: usize) {
    let p = wg::<u8>(); A[i].write(v); p.add(i).write(v); *o = A[i].assume_init() + p.add(i).read();
}
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn pages(o: *mut u8, v: u8, i: usize) {
    let p = wg::<A1k>() as *mut u8; A[i].write(v); p.add(i).write(v); *o = A[i].assume_init() + p.add(i).read();
}
#[unsafe(no_mangle)] pub unsafe extern "gpu-kernel" fn both(o: *mut u8, v: u8, i: usize) {
    let p = wg::<u8>(); let q = wg::<u64>() as *mut u8; A[i].write(v); p.add(i).write(v);
    *o = A[i].assume_init() + q.add(i).read();
}
`;
    const { text, problems } = emit(source, 'amdgcn', 'gfx90a');
    assert.deepEqual(problems, []);
    const sizes = [
      ...text.matchAll(/\.amdhsa_kernel (\w+)\n\t\t\.amdhsa_group_segment_fixed_size (\d+)/g),
    ];
    // What `llc` of LLVM 22 makes of the same three.
    assert.deepEqual(
      sizes.map((m) => `${m[1]} ${m[2]}`),
      ['bytes 5', 'pages 1024', 'both 8'],
    );
  });
});
