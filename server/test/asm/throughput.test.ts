/**
 * Throughput of instructions in hovers: figures as published, LLVM's by `llvm-mca`, and the text of
 * a hover over several GPUs.
 */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { amdgcnGpu, amdgcnThroughput, ptxThroughput } from '../../src/asm/index.ts';
import { ASSEMBLY } from '../../src/ide/index.ts';
import { expectSnapshot, requireTool } from '../kit/index.ts';
import { sampleLines } from './amdgcn-samples.ts';

/** GPUs in the order of the figures below. */
const SMS = ['sm_52', 'sm_60', 'sm_61', 'sm_70', 'sm_75', 'sm_80', 'sm_86', 'sm_90a', 'sm_120'];

/** `-` where the table says nothing, `x` for several native instructions. */
const PTX: readonly (readonly [name: string, figures: string])[] = [
  ['fma.rn.f32', '128 64 128 64 64 64 128 128 128'],
  ['add.rz.ftz.f32', '128 64 128 64 64 64 128 128 128'],
  ['fma.rn.f16x2', '- 128 2 128 128 256 - 256 -'],
  ['fma.rn.f64', '4 32 4 32 2 32 2 64 2'],
  ['ex2.approx.ftz.f32', '32 16 32 16 16 16 16 16 -'],
  ['add.s32', '128 64 128 64 64 64 64 64 128'],
  ['mad.lo.u32', 'x x x 64 64 64 64 64 64'],
  ['shl.b32', '64 32 64 64 64 64 64 64 64'],
  ['setp.lt.s32', '64 32 64 64 64 64 64 64 -'],
  ['bfe.u32', '64 32 64 x x x x x -'],
  ['xor.b32', '128 64 128 64 64 64 64 64 64'],
  ['popc.b32', '32 16 32 16 16 16 16 16 16'],
  ['shfl.sync.bfly.b32', '32 32 32 32 - 32 32 32 32'],
  ['vote.sync.ballot.b32', '- - - - - - - - 128'],
  ['cvt.rn.f32.f64', '4 16 4 16 2 16 2 16 -'],
  ['cvt.rn.f32.s32', '32 16 32 - - - - - -'],
  // What the table does not name: other widths, exact forms, memory, bfloat16.
  ...[
    'add.s64',
    'mul.hi.u32',
    'mul.wide.s32',
    'rcp.rn.f32',
    'div.approx.f32',
    'fma.rn.bf16x2',
    'fma.rn.f32x2',
    'add.sat.s32',
    'cvt.u64.u32',
    'cvt.sat.f32.f32',
    'ld.global.f32',
    'redux.sync.add.u32',
    'bar.sync',
  ].map((name) => [name, '- - - - - - - - -'] as const),
];

describe('throughput of PTX instructions', () => {
  for (const [name, figures] of PTX) {
    it(name, () => {
      const [opcode = '', ...modifiers] = name.split('.');
      const found = SMS.map((sm) => ptxThroughput(opcode, modifiers, sm) ?? '-');
      assert.equal(found.join(' ').replaceAll('several', 'x'), figures);
    });
  }

  it('says nothing of GPUs that the table does not list', () => {
    for (const cpu of ['sm_35', 'sm_87', 'sm_103a', 'sm_110', 'sm_1', '', 'gfx90a'])
      assert.equal(ptxThroughput('fma', ['rn', 'f32'], cpu), undefined, cpu);
  });
});

const CPUS = [
  'gfx900',
  'gfx908',
  'gfx90a',
  'gfx942',
  'gfx950',
  'gfx1010',
  'gfx1030',
  'gfx1100',
  'gfx1150',
  'gfx1200',
  'gfx1250',
];

/** Latency and cycles of its unit by LLVM's model, by the name that it prints. */
function modelled(mca: string, mc: string, cpu: string): Map<string, [number, number]> {
  const options = ['-triple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`];
  const lines = sampleLines(amdgcnGpu(cpu)!).filter((line) => /^[vs]_/.test(line));
  const limit = { encoding: 'utf8', maxBuffer: 1 << 28 } as const;
  // What the assembler refuses is left out by it, and would stop the other tool.
  const taken = spawnSync(mc, options, { ...limit, input: `${lines.join('\n')}\nL:\n` })
    .stdout.split('\n')
    .filter((line) => /^\t[vs]_/.test(line) && !line.includes('v_dual_'));
  const { stdout } = spawnSync(
    mca,
    ['-mtriple=amdgcn-amd-amdhsa', `-mcpu=${cpu}`, '-instruction-tables'],
    {
      ...limit,
      input: `${taken.join('\n')}\nL:\n`,
    },
  );
  const row = /^ 1\s+(\d+)\s+(\d+\.\d+) .*?\s([vs]_\w+)(?:\s|$)/gm;
  return new Map(
    [...stdout.matchAll(row)].map(([, latency, cycles, name]) => [
      name!,
      [Number(latency), Number(cycles)],
    ]),
  );
}

describe('throughput of AMDGCN instructions', () => {
  for (const cpu of CPUS) {
    it(`what we say of ${cpu} is what LLVM's model says`, function () {
      const mca = requireTool(this, 'llvm-mca');
      const model = modelled(mca, requireTool(this, 'llvm-mc'), cpu);
      let told = 0;
      const wrong = [...model].flatMap(([name, [latency, cycles]]) => {
        const ours = amdgcnThroughput(name, cpu);
        if (ours === undefined) return [];
        told += 1;
        const theirs = ours.unit === 'passes' ? cycles : latency;
        return ours.value === theirs ? [] : [`${name}: ${ours.value} ${ours.unit}, ${theirs}`];
      });
      assert.deepEqual(wrong, []);
      assert.ok(told > 150, `${told} of ${model.size}`);
    });
  }

  it('says nothing where the model guesses or is not filled in', () => {
    const silent = ['s_barrier', 'global_load_dword', 'ds_read_b32', 's_load_dword', 's_branch'];
    for (const name of [...silent, 'v_wmma_f32_16x16x16_f16', 'no_such'])
      for (const cpu of [...CPUS, '', 'sm_90'])
        assert.equal(amdgcnThroughput(name, cpu), undefined);
    assert.equal(amdgcnThroughput('v_fma_f64', 'gfx906'), undefined);
    assert.equal(amdgcnThroughput('v_mfma_f32_16x16x128_f8f6f4', 'gfx950'), undefined);
    assert.equal(amdgcnThroughput('v_add_f32', ''), undefined);
  });
});

describe('throughput in hovers', () => {
  it('ptx: of the GPU that `.target` names', () => {
    const lines = [
      'fma.rn.f32 %f1, %f2, %f3, %f4;',
      'mad.lo.s32 %r1, %r2, %r3, %r4;',
      'bar.sync 0;',
    ];
    const out = ['sm_52', 'sm_80', 'sm_90a', 'sm_103'].flatMap((sm) =>
      lines.map((line) => {
        const head = `.version 8.8\n.target ${sm}\n.address_size 64\n.entry k()\n{\n\t`;
        const text = `${head}.reg .f32 %f<5>;\n\t.reg .b32 %r<5>;\n\t${line}\n\tret;\n}\n`;
        return `${sm} ${line}\n${ASSEMBLY.ptx.hover(text, text.indexOf(line) + 1)?.markdown}\n`;
      }),
    );
    expectSnapshot('test-fixtures/asm/ptx/throughput.snap.txt', out.join('\n'));
  });

  it('amdgcn: of the GPU that the text names', () => {
    const lines = ['v_exp_f32 v0, v1', 'v_fma_f64 v[0:1], v[2:3], v[4:5], v[6:7]', 's_barrier'];
    const matrix = 'v_mfma_f32_32x32x8f16 a[0:15], v[0:1], v[2:3], a[0:15]';
    const out = ['gfx906', 'gfx90a', 'gfx942', 'gfx1100'].flatMap((cpu) =>
      [...lines, ...(cpu.startsWith('gfx9') ? [matrix] : [])].map((line) => {
        const text = `.amdgcn_target "amdgcn-amd-amdhsa--${cpu}"\n\t${line}\n`;
        return `${cpu} ${line}\n${ASSEMBLY.amdgcn.hover(text, text.indexOf(line) + 1)?.markdown}\n`;
      }),
    );
    expectSnapshot('test-fixtures/asm/amdgcn/throughput.snap.txt', out.join('\n'));
  });
});
