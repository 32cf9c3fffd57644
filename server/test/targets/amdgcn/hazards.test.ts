/**
 * Hazards between machine instructions: how many wait states, or which wait, must stand between two
 * of them. The expected figures are what `llc
 * -run-pass=post-RA-hazard-rec,amdgpu-wait-sgpr-hazards` of LLVM 22 inserts between the same pair.
 */
import assert from 'node:assert/strict';
import {
  CALL,
  type MBlock,
  MFunc,
  mInst,
  newMBlock,
  type Op,
  READS_VCC,
  regOp,
  S,
  V,
} from '../../../src/targets/amdgcn/code.ts';
import { findAmdCpu } from '../../../src/targets/amdgcn/cpus.ts';
import { insertNops, registersForShifts } from '../../../src/targets/amdgcn/hazards.ts';
import type { Allocation } from '../../../src/targets/amdgcn/regs/allocate.ts';

/** `v0`, `s[2:3]` and the like become operands; `name dst, src`: the first `defs` are written. */
class Code {
  readonly fn = new MFunc();
  private readonly phys: number[] = [];
  block: MBlock = newMBlock(0);

  constructor() {
    this.block.index = this.fn.blocks.push(this.block) - 1;
  }

  next(): this {
    const next = newMBlock(0);
    this.block.jumps.push({ op: '', to: next });
    this.block = next;
    next.index = this.fn.blocks.push(next) - 1;
    return this;
  }

  add(defs: number, text: string, flags = 0): this {
    const [op, ...operands] = text.split(/[ ,]+/);
    this.block.insts.push(
      mInst(
        op!,
        defs,
        operands.map((name) => this.operand(name)),
        flags,
        undefined,
      ),
    );
    return this;
  }

  private operand(name: string): Op {
    const match = /^([vs])(?:(\d+)|\[(\d+):(\d+)\])$/.exec(name);
    if (match === null) return name;
    const first = Number(match[2] ?? match[3]);
    const count = match[4] === undefined ? 1 : Number(match[4]) - first + 1;
    const tuple = this.fn.newTuple(match[1] === 'v' ? V : S, count, 1);
    for (let i = 0; i < count; i++) this.phys.push(first + i);
    return regOp(tuple.base, count);
  }

  alloc(): Allocation {
    return { phys: Int32Array.from(this.phys), vgprs: 8, sgprs: 8, usesVcc: false };
  }

  /** What was put in front of instructions, as `index: text`. */
  waits(cpu: string, called = false): string[] {
    insertNops(this.fn, this.alloc(), findAmdCpu(cpu)!, called);
    return this.fn.blocks
      .flatMap((block) => block.insts)
      .flatMap((inst, i) =>
        /^s_(nop|wait)/.test(inst.op) ? [`${i}: ${inst.op} ${inst.ops.join(' ')}`] : [],
      );
  }
}

const GFX9 = ['gfx906', 'gfx90a', 'gfx942'];
const ALL = [...GFX9, 'gfx1030', 'gfx1100', 'gfx1201'];

/** Each row: what the pair is, the code, and the wait states on gfx906, gfx90a, gfx942. */
const NOPS: readonly (readonly [string, () => Code, readonly [number, number, number]])[] = [
  [
    'scalar result as an address',
    () =>
      new Code().add(1, 'v_readfirstlane_b32 s0, v0').add(1, 'global_load_dword v4, v1, s[0:1]'),
    [5, 5, 5],
  ],
  [
    'the same through an empty and a short block',
    () =>
      new Code()
        .add(1, 'v_readfirstlane_b32 s0, v0')
        .next()
        .add(1, 's_mov_b32 s7, 0')
        .next()
        .next()
        .add(1, 'global_load_dword v4, v1, s[0:1]'),
    [4, 4, 4],
  ],
  [
    'scale factor of a division',
    () =>
      new Code()
        .add(1, 'v_cmp_eq_u32 vcc, v0, v1')
        .add(1, 'v_div_fmas_f32 v2, v0, v1, v3', READS_VCC),
    [4, 4, 4],
  ],
  [
    'lane mask',
    () =>
      new Code().add(1, 'v_cmp_eq_u32 s[0:1], v0, v1').add(1, 'v_cndmask_b32 v2, v0, v1, s[0:1]'),
    [0, 0, 2],
  ],
  [
    'data of a wide store',
    () => new Code().add(0, 'global_store_dwordx4 v0, v[4:7], s[0:1]').add(1, 'v_mov_b32 v4, 0'),
    [1, 1, 2],
  ],
  [
    'address of a wide store',
    () => new Code().add(0, 'global_store_dwordx4 v[0:1], v[4:7], off').add(1, 'v_mov_b32 v0, 0'),
    [0, 0, 0],
  ],
  [
    'data of a narrow store',
    () => new Code().add(0, 'global_store_dwordx2 v0, v[4:5], s[0:1]').add(1, 'v_mov_b32 v4, 0'),
    [0, 0, 0],
  ],
  [
    'data of a wide atomic with a result',
    () =>
      new Code()
        .add(1, 'global_atomic_cmpswap_x2 v[2:3], v0, v[4:7], s[0:1]')
        .add(1, 'v_mov_b32 v4, 0'),
    [1, 1, 2],
  ],
  [
    'data-parallel move',
    () => new Code().add(1, 'v_mov_b32 v0, 0').add(1, 'v_mov_b32_dpp v1, v0'),
    [2, 2, 2],
  ],
  [
    'transcendental result',
    () => new Code().add(1, 'v_rcp_f32 v0, v1').add(1, 'v_add_f32 v2, v0, v1'),
    [0, 0, 1],
  ],
  [
    'number of a lane',
    () => new Code().add(1, 'v_readfirstlane_b32 s0, v0').add(1, 'v_readlane_b32 s1, v1, s0'),
    [4, 4, 4],
  ],
  [
    'first lane of a fresh value',
    () => new Code().add(1, 'v_mov_b32 v0, 0').add(1, 'v_readfirstlane_b32 s0, v0'),
    [0, 0, 1],
  ],
  [
    'scalar result as an operand',
    () => new Code().add(1, 'v_readfirstlane_b32 s0, v0').add(1, 'v_mov_b32 v1, s0'),
    [0, 0, 2],
  ],
  [
    'lane mask in the scalar unit',
    () => new Code().add(1, 'v_cmp_eq_u32 s[0:1], v0, v1').add(1, 's_and_b64 s[4:5], s[0:1], exec'),
    [0, 0, 0],
  ],
];

describe('AMDGCN: hazards', () => {
  for (const [title, code, states] of NOPS) {
    it(`wait states: ${title}`, () => {
      for (const [i, cpu] of GFX9.entries()) {
        const waits = code().waits(cpu);
        const total = waits.reduce((sum, text) => sum + 1 + Number(text.split(' ').pop()), 0);
        assert.equal(total, states[i], `${cpu}: ${waits.join(', ')}`);
      }
      for (const cpu of ALL.slice(3))
        assert.ok(
          !code()
            .waits(cpu)
            .some((text) => text.includes('s_nop')),
          cpu,
        );
    });
  }

  const reciprocal = (between: number): Code => {
    const code = new Code().add(1, 'v_rcp_f32 v0, v1').next();
    for (let i = 0; i < between; i++) code.add(1, 'v_mov_b32 v3, 0');
    return code.add(1, 'v_add_f32 v2, v0, v1');
  };

  it('gfx11: a transcendental result is waited for by one of the next six, in other blocks too', () => {
    assert.deepEqual(reciprocal(0).waits('gfx1100'), ['1: s_waitcnt_depctr 0xfff']);
    assert.deepEqual(reciprocal(5).waits('gfx1100'), ['6: s_waitcnt_depctr 0xfff']);
    assert.deepEqual(reciprocal(6).waits('gfx1100'), []);
    assert.deepEqual(reciprocal(0).waits('gfx1030'), []);
  });

  it('gfx12: scalar registers that a vector instruction has read before', () => {
    const reread = (write: string): Code =>
      new Code().add(1, 'v_mov_b32 v1, s0').add(1, write).next().add(1, 'v_mov_b32 v2, s0');
    assert.deepEqual(reread('s_mov_b32 s0, 5').waits('gfx1201'), [
      '2: s_wait_alu depctr_sa_sdst(0)',
    ]);
    assert.deepEqual(reread('v_readfirstlane_b32 s0, v5').waits('gfx1201'), [
      '2: s_wait_alu depctr_va_sdst(0)',
    ]);
    assert.deepEqual(reread('s_mov_b32 s0, 5').waits('gfx1100'), []);
    assert.deepEqual(
      new Code().add(1, 's_mov_b32 s0, 5').add(1, 'v_mov_b32 v2, s0').waits('gfx1201'),
      [],
    );
  });

  it('gfx12: in a function that is called every register may have been read', () => {
    const code = (): Code => new Code().add(1, 's_mov_b32 s0, 5').add(1, 'v_mov_b32 v2, s0');
    assert.deepEqual(code().waits('gfx1201', true), ['1: s_wait_alu depctr_sa_sdst(0)']);
    assert.deepEqual(
      new Code()
        .add(1, `${CALL} s[30:31], s[4:5]`)
        .add(1, 'v_cmp_eq_u32 vcc, v0, v1')
        .add(1, 'v_cndmask_b32 v2, v0, v1, vcc')
        .waits('gfx1201'),
      ['2: s_wait_alu depctr_va_vcc(0)'],
    );
  });

  it('gfx12: the scalar unit waits for itself but not for the vector unit', () => {
    const code = (write: string): Code =>
      new Code().add(1, 'v_mov_b32 v1, s0').add(1, write).add(1, 's_mov_b32 s2, s0');
    assert.deepEqual(code('v_readfirstlane_b32 s0, v5').waits('gfx1201'), []);
    assert.deepEqual(code('s_mov_b32 s0, 5').waits('gfx1201'), ['2: s_wait_alu depctr_sa_sdst(0)']);
  });

  it('gfx90a: the amount of a 64-bit shift has a neighbour', () => {
    const count = (cpu: string, amount: string): number => {
      const code = new Code().add(1, `v_lshlrev_b64 v[2:3], ${amount}, v[0:1]`);
      return registersForShifts(code.fn, code.alloc(), findAmdCpu(cpu)!);
    };
    assert.equal(count('gfx90a', 'v7'), 9);
    assert.equal(count('gfx90a', 'v6'), 8);
    assert.equal(count('gfx90a', 's7'), 8);
    assert.equal(count('gfx942', 'v7'), 8);
    assert.equal(count('gfx906', 'v7'), 8);
  });

  it('gfx12: a scalar load waits for all', () => {
    assert.deepEqual(
      new Code()
        .add(1, 'v_mov_b32 v1, s0')
        .add(1, 's_mov_b32 s0, 5')
        .add(1, 's_load_dword s8, s[4:5], 0')
        .add(1, 'v_mov_b32 v2, s0')
        .waits('gfx1201'),
      [],
    );
  });
});
