/**
 * Checks of AMDGCN text: what is reported where, and that nothing is reported for what the
 * assembler takes.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { checkAmdgcn, parseAmdgcn } from '../../src/asm/index.ts';
import { requireTool } from '../kit/index.ts';

/** Findings as `line: message`, lines counted from 1. */
function found(text: string, cpu?: string): string[] {
  const { module, errors } = parseAmdgcn(text);
  return checkAmdgcn(module, cpu, errors)
    .filter((d) => d.severity !== 'info')
    .map((d) => `${d.line + 1}: ${d.message}`);
}

const head = (cpu: string): string => `.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"\n`;

/** Processor, line, and what is said of it; no message for a line that is right. */
const CASES: readonly [string, string, string?][] = [
  ['gfx90a', 'v_add_f32_e32 v0, v1, v2'],
  [
    'gfx90a',
    'v_xadd_f32 v0, v1, v2',
    'unknown instruction `v_xadd_f32`, did you mean `v_add_f32`?',
  ],
  ['gfx90a', 's_mvo_b32 s0, 1', 'unknown instruction `s_mvo_b32`, did you mean `s_mov_b32`?'],
  // LLVM looks up what is left behind the last suffix, and has it for one source only.
  ['gfx90a', 'v_mov_b32_e32_e64 v0, v1'],
  ['gfx1100', 'v_cvt_f32_u32_e64_e32 v0, v1'],
  ['gfx90a', 'v_add_f32_e32_e32 v0, v1, v2', 'unknown instruction `v_add_f32_e32_e32`'],
  ['gfx90a', 'v_add_f32_e32 v0, v1', '`v_add_f32_e32` takes 3 operands, found 2'],
  ['gfx90a', 'v_add_f32_e32 v0, v1, v2, v3', '`v_add_f32_e32` takes 3 operands, found 4'],
  [
    'gfx90a',
    's_lshl_b32 s3, v2, 1',
    '`s_lshl_b32`: expected a scalar register or a constant, found vector register `v2`',
  ],
  [
    'gfx90a',
    'v_add_f32_e32 s7, v1, v2',
    '`v_add_f32_e32`: expected a vector register, found scalar register `s7`',
  ],
  [
    'gfx90a',
    's_load_dwordx2 s3, s[4:5], 0',
    '`s_load_dwordx2`: expected 2 scalar registers, found scalar register `s3`',
  ],
  [
    'gfx90a',
    's_load_dwordx2 s[3:4], s[4:5], 0',
    'a tuple of 2 scalar registers begins at a multiple of 2',
  ],
  [
    'gfx90a',
    'global_load_dwordx2 v[1:2], v[4:5], off',
    '`global_load_dwordx2`: a tuple of vector registers begins at an even one on gfx90a',
  ],
  ['gfx908', 'global_load_dwordx2 v[1:2], v[4:5], off'],
  // As LLVM's own tests write them.
  ['gfx942', 'v_dot2_f32_f16 v5, v1, lit(1.0), v2'],
  ['gfx942', 's_mov_b64 [vcc_lo,vcc_hi], s[2:3]'],
  ['gfx942', 's_load_dword s1, s[2:3], 0xFFFFFFFFFFF00000'],
  ['gfx942', 'v_smfmac_f32_32x32x32_bf8_fp8 v[0:15], a[2:3], v[4:7], v1 cbsz:3 abid:1'],
  ['gfx908', 'exp null v4, v3, v2, v1'],
  ['gfx908', 'v_cndmask_b32 v5, src_lds_direct, v2, vcc'],
  ['gfx1100', 's_version UC_VERSION_GFX12 | UC_VERSION_MDP_BIT'],
  ['gfx1100', 'image_load_mip v[254:255], [v254, v255, v253], s[0:7] dmask:0xc dim:SQ_RSRC_IMG_2D'],
  [
    'gfx1200',
    'image_sample_b v5, v[1:3], s[8:15], s[12:15] dmask:0x4 dim:SQ_RSRC_IMG_2D',
    '`image_sample_b`: gfx1200 takes registers of address one by one: `[v1, v2, ...]`',
  ],
  [
    'gfx90a',
    'global_load_dword v0, v[2:3], off glx',
    'unknown modifier `glx`, did you mean `glc`?',
  ],
  ['gfx90a', 's_waitcnt vmcntt(0)', '`s_waitcnt`: unknown counter `vmcntt`, did you mean `vmcnt`?'],
  [
    'gfx90a',
    'global_load_dword v0, v[2:3], off offset:99999999',
    '`global_load_dword`: the offset is -4096 to 4095 on gfx90a, found 99999999',
  ],
  [
    'gfx906',
    'v_add_nc_u32_e32 v0, v1, v2',
    'gfx906 has no `v_add_nc_u32_e32`, it calls it `v_add_u32_e32`',
  ],
  [
    'gfx906',
    'global_load_b32 v0, v[2:3], off',
    'gfx906 has no `global_load_b32`, it calls it `global_load_dword`',
  ],
  ['gfx1250', 's_waitcnt lgkmcnt(0)', 'gfx1250 has no `s_waitcnt`; gfx900 to gfx1200 have it'],
  ['gfx1250', 'buffer_gl0_inv', 'gfx1250 has no `buffer_gl0_inv`; gfx1010 to gfx1150 have it'],
  ['gfx1030', 's_mov_b32 s0, tma_lo', 'gfx1030 has no register `tma_lo`'],
  ['gfx1030', 's_mov_b32 s0, flat_scratch_lo', 'gfx1030 has no register `flat_scratch_lo`'],
  [
    'gfx900',
    'v_add_f32_e64 v0, s1, s2',
    '`v_add_f32_e64`: a vector instruction reads at most one scalar register or literal on gfx900',
  ],
  ['gfx1030', 'v_add_f32_e64 v0, s1, s2'],
  [
    'gfx1030',
    'v_fma_f32 v0, s1, s2, s3',
    '`v_fma_f32`: a vector instruction reads at most two scalar registers or literals on gfx1030',
  ],
  [
    'gfx900',
    'v_add_f32_e64 v0, v1, 0x1234',
    '`v_add_f32_e64`: the 64-bit encoding takes no literal on gfx900',
  ],
  [
    'gfx90a',
    'v_add_f32_e64 v0, v1, v2 mul:2 clamp',
    '`clamp` cannot stand here: modifiers of `v_add_f32_e64` have an order',
  ],
  [
    'gfx90a',
    'global_atomic_add v0, v[2:3], v4, off',
    '`global_atomic_add`: an atomic that returns the old value needs `glc`',
  ],
  ['gfx942', 'global_atomic_add v0, v[2:3], v4, off sc0'],
  [
    'gfx942',
    'global_load_dword v0, v[2:3], off glc',
    '`global_load_dword`: gfx942 has `sc0`, `sc1` and `nt` in place of `glc`',
  ],
  [
    'gfx90a',
    's_getreg_b32 s0, hwreg(HW_REG_MOED)',
    '`s_getreg_b32`: unknown hardware register `HW_REG_MOED`, did you mean `HW_REG_MODE`?',
  ],
  [
    'gfx1100',
    'v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v2, v3, v5',
    'one result goes to an even register, the other to an odd one',
  ],
  ['gfx1100', 'v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5'],
  ['gfx90a', '.p2aling 8', 'unknown directive `.p2aling`, did you mean `.p2align`?'],
  ['gfx90a', 's_branch .'],
  ['gfx90a', 's_branch elsewhere', 'there is no label `elsewhere`'],
];

describe('checkAmdgcn', () => {
  for (const [cpu, line, message] of CASES) {
    it(`${cpu}: ${line}`, () => {
      assert.deepEqual(
        found(`${head(cpu)}k:\n${line}\n`),
        message === undefined ? [] : [`3: ${message}`],
      );
    });
  }

  /** Commas that LLVM asks for, and those that it passes over. */
  const COMMAS: readonly (readonly [string, boolean])[] = [
    ['v_add_f32_e32 v1, v2, v3,', true],
    ['v_add_f32_e32 , v1, v2, v3', false],
    ['v_add_f32_e32 v1,, v2, v3', false],
    ['v_add_f32_e32 v1 v2 v3', true],
    ['s_mov_b64 s[6:7] s[38:39]', true],
    ['global_store_b32 v1, v0 s[0:1] offset:4', true],
    ['s_addc_u32 s5, s5 f@rel32@hi+12', true],
    ['s_waitcnt vmcnt(0), lgkmcnt(0)', true],
    ['s_waitcnt vmcnt(0),', false],
    ['s_waitcnt , vmcnt(0)', false],
    ['s_delay_alu instid0(VALU_DEP_1),', true],
    ['s_delay_alu instid0(VALU_DEP_1), instid1(VALU_DEP_1)', false],
    ['s_delay_alu instid0(VALU_DEP_1) | instid1(VALU_DEP_1)', true],
    ['s_endpgm ,', false],
  ];

  it('asks for commas as the assembler does', function () {
    this.timeout(60_000);
    for (const [line, fits] of COMMAS) {
      const { module, errors } = parseAmdgcn(`${line}\n`);
      assert.equal(checkAmdgcn(module, 'gfx1100', errors).length === 0, fits, line);
    }
    const tool = requireTool(this, 'llvm-mc');
    for (const [line, fits] of COMMAS) {
      const args = ['-triple=amdgcn-amd-amdhsa', '-mcpu=gfx1100', '-filetype=null'];
      const { status } = spawnSync(tool, args, { input: `${line}\n` });
      assert.equal(status === 0, fits, line);
    }
  });

  /** Directives by their arguments, and instructions whose operands are written in rare ways. */
  const ARGUMENTS: readonly (readonly [string, boolean])[] = [
    ['.set x, 1', true],
    ['.set x 1', false],
    ['.set x, 1 2', false],
    ['.set x, max(1, 2)', true],
    ['.set x, max(1 2)', false],
    ['.set x, max1, 2)', false],
    ['.globl a, b', true],
    ['.globl a b', false],
    ['.type a, @function', true],
    ['.type a', false],
    ['.type a, @foo', false],
    ['.size a, 4', true],
    ['.size a 4', false],
    ['.p2align 3, , 4', true],
    ['.p2align 3 4', false],
    ['.p2align 32', false],
    ['.balign 3', false],
    ['.byte 255, -128', true],
    ['.byte 256', false],
    ['.short 1 2', false],
    ['.long 1,', false],
    ['.ascii "a" "b"', true],
    ['.asciz a', false],
    ['.section .foo,"a",@progbits', true],
    ['.section .foo,"a",progbits', false],
    ['.section .foo "a"', false],
    ['.text foo', false],
    ['.ident', false],
    ['.zero 4', true],
    ['.zero', false],
    ['.fill 1, 2, 3', true],
    ['.fill 1, 2, 3, 4', false],
    ['.Lx:', true],
    ['.Lx::', false],
    ['.Lx', false],
    ['# 1 "a.s"', true],
    ['s_getreg_b32 s2, {id: 51, offset: 1, size: 31}', true],
    ['s_getreg_b32 s2, {id: 51, foo: 1}', false],
    ['v_mfma_f32_32x32x1f32 acc[0:31], v0, v1, acc[32:63]', true],
    ['flat_atomic_add v[4:5], v6 inst_offset:8', true],
    ['v_pk_add_f16 v1, 0xffffffff, v2', true],
  ];

  it('reads directives and rare operands as the assembler does', function () {
    this.timeout(60_000);
    for (const [line, fits] of ARGUMENTS) {
      const { module, errors } = parseAmdgcn(`${line}\n`);
      assert.equal(checkAmdgcn(module, 'gfx90a', errors).length === 0, fits, line);
    }
    const tool = requireTool(this, 'llvm-mc');
    for (const [line, fits] of ARGUMENTS) {
      const args = ['-triple=amdgcn-amd-amdhsa', '-mcpu=gfx90a', '-filetype=null'];
      const { status } = spawnSync(tool, args, { input: `${line}\n` });
      assert.equal(status === 0, fits, line);
    }
  });

  it('checks a descriptor behind one that is not closed', () => {
    const keys = '.amdhsa_next_free_vgpr 4\n.amdhsa_next_free_sgpr 4\n.amdhsa_accum_offset 4\n';
    const open = `.amdhsa_kernel a\n.amdhsa_ieee_moe 1\n${keys}`;
    const text = `${head('gfx90a')}${open}.end_amdhsa_kernl\n.amdhsa_kernel b\n${keys}.end_amdhsa_kernel\n`;
    assert.ok(found(text).some((line) => line.includes('.amdhsa_ieee_moe')));
  });

  it('goes on behind a syntax error', () => {
    const lines = found(`${head('gfx90a')}k:\n  s_mov_b32 s0, )(\n  s_mvo_b32 s0, 1\n`);
    assert.deepEqual(lines, [
      '3: `)(` is no operand',
      '4: unknown instruction `s_mvo_b32`, did you mean `s_mov_b32`?',
    ]);
  });

  it('reports a label that is defined twice, and none of a text that includes others', () => {
    const body = 'k:\nL:\n  s_nop 0\nL:\n  s_branch M\n';
    assert.deepEqual(found(head('gfx90a') + body), [
      '5: label `L` is defined twice',
      '6: there is no label `M`',
    ]);
    assert.deepEqual(found(`${head('gfx90a')}.include "x.inc"\n${body}`), []);
  });

  it('expands macros, and reports what is wrong in them at the call', () => {
    const macro =
      '.macro put d, s=v1, n:req\nL_\\@:\n  v_mov_b32 \\d, \\s\n  s_nop \\n\n  s_cbranch_scc1 L_\\@\n.endm\n';
    assert.deepEqual(
      found(`${head('gfx90a')}${macro}k:\n  put v0, n=1\n  put v2, v3, 2\n  s_endpgm\n`),
      [],
    );
    assert.deepEqual(found(`${head('gfx90a')}${macro}k:\n  put s0, v3, 2\n  put v0\n`), [
      '9: in `put`: `v_mov_b32`: expected a vector register, found scalar register `s0`',
      '10: in `put`: `s_nop` takes 1 operand, found 0',
      '10: macro `put` needs a value for `n`',
    ]);
  });

  it('repeats and decides', () => {
    const text = `${head('gfx90a')}.set wide, 0\nk:\n.rept 3\n  s_nop 0\n.endr\n.irp r, v0, v1, s2\n  v_mov_b32 \\r, 0\n.endr\n.if wide\n  v_nonsense\n.else\n  s_nop 1\n.endif\n`;
    assert.deepEqual(found(text), [
      '8: `v_mov_b32`: expected a vector register, found scalar register `s2`',
    ]);
  });

  it('knows the keys of descriptors, and what they need', () => {
    const kernel = (cpu: string, keys: string): string[] =>
      found(`${head(cpu)}k:\n  s_endpgm\n.amdhsa_kernel k\n${keys}.end_amdhsa_kernel\n`);
    const both = '.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n';
    assert.deepEqual(kernel('gfx1100', both), []);
    assert.deepEqual(kernel('gfx1100', '.amdhsa_next_free_vgpr 8\n'), [
      '6: the descriptor of `k` lacks `.amdhsa_next_free_sgpr`',
    ]);
    assert.deepEqual(kernel('gfx90a', both), [
      '7: the descriptor of `k` lacks `.amdhsa_accum_offset`',
    ]);
    assert.deepEqual(kernel('gfx90a', `${both}.amdhsa_accum_offset 12\n`), [
      '8: `.amdhsa_accum_offset` lies beyond the 8 registers of `.amdhsa_next_free_vgpr`',
    ]);
    assert.deepEqual(kernel('gfx1201', `${both}.amdhsa_dx10_clamp 1\n`), [
      '7: gfx1201 has no `.amdhsa_dx10_clamp`',
    ]);
    assert.deepEqual(kernel('gfx1100', `${both}.amdhsa_float_round_mode_32 4\n`), [
      '7: the value of `.amdhsa_float_round_mode_32` does not fit in 2 bits',
    ]);
    assert.deepEqual(kernel('gfx1100', `${both}.amdhsa_next_free_sgpr 8\n`), [
      '7: `.amdhsa_next_free_sgpr` is given twice',
    ]);
  });

  it('holds the mask of XNACK against the target id, as the assembler does', function () {
    const mc = requireTool(this, 'llvm-mc');
    const table: readonly (readonly [
      cpu: string,
      features: string,
      value: number,
      right: boolean,
    ])[] = [
      ['gfx1030', '', 1, false],
      ['gfx1030', '', 0, true],
      ['gfx1100', '', 1, false],
      ['gfx906', '', 1, true],
      ['gfx906', '', 0, false],
      ['gfx906', 'xnack-', 0, true],
      ['gfx906', 'xnack-', 1, false],
      ['gfx906', 'xnack+', 1, true],
      ['gfx1010', '', 0, false],
      ['gfx1012', 'xnack-', 0, true],
      ['gfx1201', '', 1, false],
      ['gfx1250', '', 1, true],
    ];
    for (const [cpu, feature, value, right] of table) {
      const id = feature === '' ? cpu : `${cpu}:${feature}`;
      const keys = `.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 8\n.amdhsa_reserve_xnack_mask ${value}\n`;
      const text = `${head(id)}k:\n  s_endpgm\n.amdhsa_kernel k\n${keys}.end_amdhsa_kernel\n`;
      assert.equal(found(text).length === 0, right, `${id} ${value}`);
      const option = feature === '' ? [] : [`-mattr=${feature.slice(-1)}xnack`];
      const args = ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, ...option, '-filetype=null'];
      const { status } = spawnSync(mc, args, { input: text });
      assert.equal(status === 0, right, `llvm-mc: ${id} ${value}`);
    }
  });

  it('names the GPUs that take an address which this one lacks', () => {
    assert.deepEqual(found(`${head('gfx1010')}scratch_load_sbyte v1, off, off\n`), [
      '2: `scratch_load_sbyte`: expected a scalar register, found `off`; gfx942 to gfx950, gfx1030 take this',
    ]);
  });

  it('reports hazards in functions without a descriptor, and in no list of instructions', () => {
    const lines =
      'global_store_dwordx4 v26, v[34:37], s[20:21]\ns_or_b64 exec, exec, s[34:35]\nv_pk_mul_f32 v[34:35], v[0:1], v[2:3]\n';
    const [finding, ...more] = found(`${head('gfx942')}f:\n${lines}s_endpgm\n`);
    assert.match(finding!, /^5: too early after line 3: .*takes 2 wait states.*there is 1$/);
    assert.deepEqual(more, []);
    assert.deepEqual(found(`${head('gfx942')}f:\n${lines}`), []);
    assert.deepEqual(
      found(
        `${head('gfx942')}f:\n${lines.replace('exec, s', 'exec, s[0:1]\ns_nop 0 ;')}s_endpgm\n`,
      ),
      [],
    );
  });

  it('reads included files, and reports what is wrong in them at the directive', () => {
    const files: Readonly<Record<string, string>> = {
      'a.inc': '.include "sub/b.inc"\n.macro two d\n  v_mov_b32 \\d, 2\n.endm\n',
      'sub/b.inc': '.set count, 3\ntail:\n  s_mvo_b32 s0, 1\n',
    };
    const text = `${head('gfx90a')}.include "a.inc"\nk:\n  s_branch tail\n  two v1\n  two s1\n  s_branch nowhere\n  s_endpgm\n`;
    const { module, errors } = parseAmdgcn(text);
    const said = (read?: (name: string) => string | undefined): string[] =>
      checkAmdgcn(module, 'gfx90a', errors, read).map((d) => `${d.line + 1}: ${d.message}`);
    assert.deepEqual(
      said((name) => files[name]),
      [
        '2: in line 3 of `sub/b.inc`: unknown instruction `s_mvo_b32`, did you mean `s_mov_b32`?',
        '6: in line 3 of `a.inc`: `v_mov_b32`: expected a vector register, found scalar register `s1`',
        '7: there is no label `nowhere`',
      ],
    );
    // A file that cannot be read may hold anything.
    assert.deepEqual(said(), []);
    const circle = `${head('gfx90a')}.include "a.inc"\n`;
    const parsed = parseAmdgcn(circle);
    assert.deepEqual(
      checkAmdgcn(parsed.module, 'gfx90a', parsed.errors, () => '.include "a.inc"\n'),
      [],
    );
  });

  it('counts scalar registers on GFX9 only', () => {
    const text = (cpu: string): string =>
      `${head(cpu)}k:\n  s_mov_b32 s24, 0\n  s_endpgm\n.amdhsa_kernel k\n.amdhsa_next_free_vgpr 8\n.amdhsa_next_free_sgpr 16\n.end_amdhsa_kernel\n`;
    assert.deepEqual(found(text('gfx1100')), []);
    assert.deepEqual(found(text('gfx908')), [
      '3: `s24` lies beyond the 16 scalar registers of `k`',
    ]);
  });
});
