/** What Rust source is told beside findings: GPU facts in GPU places, and nothing elsewhere. */
import assert from 'node:assert/strict';
import {
  hasGpuCode,
  hover,
  inlayHints,
  kernelsNamed,
  lensTitle,
  type RegisterCount,
  rustCompletions,
  signatureAt,
  stringAt,
} from '../../src/ide/index.ts';
import { testEngine } from '../codegen/engine.ts';

const PATH = '/k.rs';
const KERNEL = `#![no_std]
#![feature(abi_gpu_kernel)]
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Params { tag: u8, scale: f32, count: u64 }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn scale(p: Params, out: *mut f32) {
    unsafe {
        if p.count > 1 { *out = p.scale * p.tag as f32 }
    }
}
`;

function engineWith(text: string) {
  const engine = testEngine();
  engine.setFile(PATH, text);
  return engine;
}

describe('ide: Rust source', () => {
  const engine = engineWith(KERNEL);
  const kernels = () => engine.kernels(PATH);
  const at = (part: string, shift = 0) =>
    hover(engine, PATH, KERNEL.indexOf(part) + shift)?.markdown;

  it('a kernel: parameters, registers, occupancy', () => {
    const text = at('scale(p') ?? '';
    assert.match(
      text,
      /kernel parameters on PTX[^\n]*24 bytes|kernel parameters on PTX[^\n]*bytes/,
    );
    assert.match(text, /\*\*PTX sm_70\*\* · \d+–\d+ registers \(estimate\), \d+ instructions/);
    assert.match(text, /\*\*AMDGCN gfx90a\*\* · \d+ VGPRs, \d+ SGPRs/);
    assert.match(text, /block 256: 100 % of the waves of an SM/);
  });

  it('a struct that crosses by value: its layout, with padding, at its name and where it is taken', () => {
    const text = at('Params {') ?? '';
    assert.match(text, /`Params`\*\* · by value on PTX and AMDGCN, 16 bytes, aligned to 8/);
    assert.match(text, /\| `tag` \| `u8` \| 0 \| 1 \| 1 \|\n\| \*padding\* \| \| 1 \| 3 \| \|/);
    assert.equal(at('p: Params', 4), text);
    assert.equal(at('Clone'), undefined);
  });

  it('lenses count registers', () => {
    assert.match(
      lensTitle(engine, { path: PATH, kernel: 'scale', target: 'ptx' }),
      /^PTX · \d+–\d+ registers$/,
    );
    assert.match(
      lensTitle(engine, { path: PATH, kernel: 'scale', target: 'amdgcn' }),
      /^AMDGCN · \d+ VGPR$/,
    );
    assert.equal(lensTitle(engine, { path: PATH, kernel: 'nothing', target: 'ptx' }), 'PTX');
  });

  it('lenses tell how many registers there were before', () => {
    const changed = (target: 'ptx' | 'amdgcn', by: number): string => {
      const before = ({ value, isEstimate }: RegisterCount): RegisterCount => ({
        value: value + by,
        isEstimate,
        text: `${value + by}`,
      });
      const request = { path: PATH, kernel: 'scale', target };
      return lensTitle(engine, by === 0 ? request : { ...request, before });
    };
    assert.match(changed('amdgcn', 0), /^AMDGCN · \d+ VGPR$/);
    assert.match(changed('amdgcn', 2), /^AMDGCN · \d+ → \d+ VGPR ▼$/);
    assert.match(changed('amdgcn', -1), /^AMDGCN · \d+ → \d+ VGPR ▲$/);
    assert.match(changed('ptx', -1), /^PTX · \d+ → \d+–\d+ registers ▲$/);
  });

  it('inlay hints tell where parameters lie', () => {
    const hints = inlayHints(engine, PATH, 0, KERNEL.length);
    assert.deepEqual(
      hints.map(({ offset, label }) => [KERNEL.slice(offset - 1, offset + 1), label]),
      [
        ['p:', '@0'],
        ['t:', '@16'],
      ],
    );
    assert.deepEqual(inlayHints(engine, PATH, 0, 10), []);
  });

  const complete = (marked: string): string[] => {
    const offset = marked.indexOf('$0');
    const found = rustCompletions(marked.replace('$0', ''), offset, kernels);
    return found?.items.map((item) => item.label) ?? [];
  };

  it('completes in GPU places', () => {
    assert.ok(complete('extern "g$0" fn').includes('gpu-kernel'));
    assert.ok(complete('let i = core::arch::nvptx::_thr$0').includes('_thread_idx_x'));
    assert.ok(complete('use core::arch::amdgpu::{s_barrier, work$0').includes('workitem_id_x'));
    assert.ok(!complete('amdgpu::$0').includes('_thread_idx_x'));
    assert.ok(complete('intrinsics::gpu::$0').includes('gpu_launch_sized_workgroup_mem'));
    assert.ok(complete('// warplens: allow($0)').includes('divergent-barrier'));
    assert.ok(complete('# warplens: allow(panic-is-trap, $0)').includes('divergent-barrier'));
    assert.ok(complete('rustflags = ["-Ctarget-cpu=$0"]').includes('sm_80'));
    assert.ok(complete('use cuda_device::*;\n#[$0]').includes('launch_bounds(256)'));
    assert.deepEqual(complete('module.get_function("sc$0")'), ['scale']);
    const all = 'use core::arch::nvptx::*;\n';
    assert.ok(complete(`${all}let i = _th$0`).includes('_thread_idx_x'));
    assert.ok(complete('// warplens: $0').includes('launch(block = 256)'));
    assert.ok(complete('// warplens: budget(ptx, regi$0').includes('registers <= '));
    assert.deepEqual(complete('// warplens: launch($0'), ['workgroup_mem = ', 'block = ']);
    assert.deepEqual(complete('// warplens: launch(block = [8, 8], wo$0)').length, 2);
    assert.ok(complete('#[launch_contract($0)]').includes('dynamic_shared = '));
    assert.ok(
      complete('#[launch_contract(\n  domain = 2,\n  block = (8, 8, 1), $0)]').includes(
        'requires = ',
      ),
    );
  });

  it('is silent elsewhere', () => {
    assert.deepEqual(complete('use core::arch::nvptx;\nlet i = _th$0'), []);
    assert.deepEqual(complete('use core::arch::nvptx::*;\nx._th$0'), []);
    assert.deepEqual(complete('// warplens: launch(block = $0)'), []);
    assert.deepEqual(complete('// warplens: launch(block = [8, $0'), []);
    assert.deepEqual(complete('#[launch_contract(block = ($0'), []);
    assert.deepEqual(complete('#[launch_contract(domain = 1)]\nfn k($0'), []);
    for (const text of [
      'let x = $0',
      'self.$0',
      'use core::$0',
      'println!("sc$0")',
      '// nvptx::$0',
      '#[$0]',
      'extern crate $0',
    ])
      assert.deepEqual(complete(text), [], text);
  });

  it('helps with the arguments of intrinsics and launches, and of nothing else', () => {
    const help = (marked: string) => {
      const one = engineWith(marked.replace('$0', ''));
      return signatureAt(one, PATH, marked.indexOf('$0'), kernels);
    };
    const shuffle = help('fn f() { ds_bpermute(lane * 4, $0) }');
    assert.match(shuffle?.label ?? '', /^unsafe fn ds_bpermute/);
    assert.equal(shuffle?.active, 1);
    const [start, end] = shuffle!.parameters[1]!;
    assert.equal(shuffle!.label.slice(start, end), 'value: u32');
    assert.match(help('fn f() { perm(a, $0) }')?.label ?? 'none', /none/);
    assert.ok(help('fn f() { amdgpu::perm(a, (b, c), $0) }')?.active === 2);
    assert.equal(help('fn f() { other($0) }'), undefined);
    assert.equal(help('fn ds_bpermute($0) {}'), undefined);
    assert.equal(help('fn f() { ds_bpermute(a, b); $0 }'), undefined);
    const launch = signatureAt(
      engineWith('launch!(m.scale<<<1, 32, 0, s>>>(p, $0))'),
      PATH,
      'launch!(m.scale<<<1, 32, 0, s>>>(p, '.length,
      () => [],
    );
    assert.equal(launch, undefined);
  });

  it('a string that names a kernel leads to it', () => {
    const text = 'let f = module.get_function("scale")?; let g = c"scale\\0";';
    for (const part of ['scale")', 'scale\\0'])
      assert.equal(kernelsNamed(kernels(), stringAt(text, text.indexOf(part))!).length, 1);
    assert.equal(kernelsNamed(kernels(), { start: 0, end: 0, text: 'other' }).length, 0);
    assert.equal(stringAt(text, text.indexOf('module')), undefined);
  });

  it('knows GPU code by its words', () => {
    assert.ok(hasGpuCode(KERNEL));
    assert.ok(hasGpuCode('m.get_function("scale")'));
    assert.ok(!hasGpuCode('fn main() { println!("kernel"); }'));
  });
});
