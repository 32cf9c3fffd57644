/**
 * Intrinsics that foreign functions name as LLVM does: their instructions, where they are refused,
 * and all processors.
 */
import assert from 'node:assert/strict';
import { findAmdgcnHazards, parseAmdgcn } from '../../../src/asm/index.ts';
import { amdgcnTarget } from '../../../src/targets/index.ts';
import { testEngine } from '../../codegen/engine.ts';
import { readRepo, requireTool, sampled } from '../../kit/index.ts';
import { assemble } from './kit.ts';

describe('AMDGCN: intrinsics by LLVM name', () => {
  const engine = testEngine();
  const emit = (source: string, target: 'ptx' | 'amdgcn', cpu: string) => {
    engine.setFile('/src/lib.rs', source);
    const { text, problems } = engine.emit('/src/lib.rs', target, { cpu });
    const said = problems.flatMap((p) => [
      p.message,
      ...(p.related ?? []).map(({ message }) => message),
    ]);
    return { text, problems: said };
  };
  const named = readRepo('test-fixtures/codegen/amdgcn-intrinsics/named.rs');
  const program = (declaration: string, body: string): string => `#![no_std]
#![feature(abi_gpu_kernel, link_llvm_intrinsics, stdarch_amdgpu)]
unsafe extern "C" { ${declaration} }
#[unsafe(no_mangle)]
pub unsafe extern "gpu-kernel" fn k(x: u32, o: *mut u32) { unsafe { ${body} } }
`;

  it('become their instructions', () => {
    const { text, problems } = emit(named, 'amdgcn', 'gfx90a');
    assert.deepEqual(problems, []);
    for (const line of [
      /\tv_rcp_f32 v\d+, v\d+\n/,
      /\tv_exp_f32 v\d+, s\d+\n/,
      /\tds_swizzle_b32 v\d+, v\d+ offset:33\n/,
      /\tv_mov_b32_dpp v\d+, v\d+ row_half_mirror row_mask:0xf bank_mask:0xf bound_ctrl:1\n/,
      /\tv_mov_b32_dpp v\d+, v\d+ quad_perm:\[3,2,1,0\] row_mask:0xf bank_mask:0xf\n/,
      /\tv_bfe_u32 v\d+, v\d+, s\d+, 5\n/,
      /\tv_mul_u32_u24 v\d+, s\d+, 7\n/,
    ])
      assert.match(text, line);
  });

  it('assemble for every processor, without hazards', function () {
    const mc = requireTool(this, 'llvm-mc');
    this.timeout(300_000);
    // The table has a generation's processors side by side: each generation is among them.
    for (const { name: cpu } of sampled(amdgcnTarget.cpus, 3, 1)) {
      const { text, problems } = emit(named, 'amdgcn', cpu);
      assert.deepEqual(problems, [], cpu);
      assemble(mc, undefined, text, cpu);
      assert.deepEqual(findAmdgcnHazards(parseAmdgcn(text).module), [], cpu);
    }
  });

  it('have the names and the processors that LLVM has', () => {
    const emitted = (name: string, params: string, result: string, call: string, cpu: string) =>
      emit(
        program(
          `#[link_name = "llvm.amdgcn.${name}"] fn f(${params}) -> ${result};`,
          `*o = ${call}`,
        ),
        'amdgcn',
        cpu,
      );
    const dot = ['a: u32, b: u32, c: u32, clamp: bool', 'u32', 'f(x, x, 1, true)'] as const;
    assert.match(emitted('udot4', ...dot, 'gfx906').text, /\tv_dot4_u32_u8 v\d+, .* clamp\n/);
    assert.deepEqual(emitted('udot4', ...dot, 'gfx1010').problems, [
      '`llvm.amdgcn.udot4` on gfx1010: the processor does not have it',
    ]);
    const legacy = ['a: f32, b: f32', 'f32', 'f(x as f32, 2.0).to_bits()'] as const;
    assert.match(emitted('fmul.legacy', ...legacy, 'gfx90a').text, /\tv_mul_legacy_f32 /);
    assert.match(emitted('fmul.legacy', ...legacy, 'gfx1100').text, /\tv_mul_dx9_zero_f32 /);
    const rows = ['o: u32, v: u32, a: u32, b: u32, i: bool, c: bool', 'u32'] as const;
    assert.match(
      emitted('permlane16.i32', ...rows, 'f(x, x, 1, 2, true, false)', 'gfx1030').text,
      /\tv_permlane16_b32 v\d+, .* op_sel:\[1,0\]\n/,
    );
  });

  it('a pattern that is not constant is refused', () => {
    const source = program(
      '#[link_name = "llvm.amdgcn.ds.swizzle"] fn swizzle(x: u32, pattern: u32) -> u32;',
      '*o = swizzle(x, x)',
    );
    assert.deepEqual(emit(source, 'amdgcn', 'gfx90a').problems, [
      'unsupported: a swizzle pattern that is not constant',
    ]);
  });

  it('a ballot of 32 lanes is one word, on waves of 32 only', () => {
    const source = program(
      '#[link_name = "llvm.amdgcn.ballot.i32"] fn ballot(x: bool) -> u32;',
      '*o = ballot(x > 3)',
    );
    assert.match(emit(source, 'amdgcn', 'gfx1100').text, /\tglobal_store_b32 /);
    assert.deepEqual(emit(source, 'amdgcn', 'gfx90a').problems, [
      '`llvm.amdgcn.ballot.i32` on gfx90a: a mask of 32 lanes, and waves have 64',
    ]);
  });

  it('v_permlane64 takes no scalar: a uniform value is its own result', function () {
    const mc = requireTool(this, 'llvm-mc');
    for (const value of ['x', '7', 'x.wrapping_add(core::arch::amdgpu::workitem_id_x())']) {
      const source = program('', `*o = core::arch::amdgpu::permlane64_u32(${value})`);
      for (const cpu of ['gfx1100', 'gfx1201']) {
        const { text } = emit(source, 'amdgcn', cpu);
        assert.equal(text.includes('v_permlane64_b32'), value.includes('workitem'), text);
        assemble(mc, undefined, text, cpu);
      }
    }
  });

  it("the other vendor's are refused", () => {
    const amd = program(
      '#[link_name = "llvm.amdgcn.workitem.id.x"] safe fn id() -> u32;',
      '*o = id()',
    );
    const nvidia = program(
      '#[link_name = "llvm.nvvm.read.ptx.sreg.tid.x"] safe fn id() -> u32;',
      '*o = id()',
    );
    assert.match(
      emit(amd, 'ptx', 'sm_80').problems.join(),
      /`llvm\.amdgcn\.workitem\.id\.x` is an intrinsic of AMD GPUs/,
    );
    assert.match(
      emit(nvidia, 'amdgcn', 'gfx90a').problems.join(),
      /`llvm\.nvvm\.read\.ptx\.sreg\.tid\.x` is an intrinsic of NVIDIA GPUs/,
    );
    assert.deepEqual(emit(amd, 'amdgcn', 'gfx90a').problems, []);
    assert.deepEqual(emit(nvidia, 'ptx', 'sm_80').problems, []);
  });
});
