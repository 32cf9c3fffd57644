/** Indices, sizes, barriers, calls. */
import type { Inst } from '../../../mir/index.ts';
import { GLUE, type Op, S } from '../code.ts';
import { DRAIN } from '../insert-waitcnt.ts';
import type { Selector } from '../select.ts';
import type { RuleRows } from './rule.ts';

const DIM = { x: 0, y: 1, z: 2 } as const;

function dim(inst: Inst): 'x' | 'y' | 'z' {
  return inst.attrs.dim ?? 'x';
}

/**
 * The dispatch packet holds three halfwords of workgroup sizes at 4 and three words of grid sizes
 * at 12 (HSA 1.2, 2.9).
 */
function workgroupSize(s: Selector, d: 'x' | 'y' | 'z'): Op {
  return s.cached(`size ${d}`, () => {
    const at = 4 + 2 * DIM[d];
    const word = s.temp(S);
    s.emit('s_load_dword', 1, [word, s.env.inputs.dispatchPtr(), `0x${(at & ~3).toString(16)}`]);
    return (at & 2) !== 0 ? s.ss2('s_lshr_b32', word, '16') : s.ss2('s_and_b32', word, '0xffff');
  });
}

function gridSize(s: Selector, inst: Inst): void {
  const d = dim(inst);
  const threads = s.temp(S);
  s.emit('s_load_dword', 1, [
    threads,
    s.env.inputs.dispatchPtr(),
    `0x${(12 + 4 * DIM[d]).toString(16)}`,
  ]);
  const size = workgroupSize(s, d);
  // ceil(threads / size): both are below 2^32 and the quotient is corrected once.
  const sum = s.ss2('s_add_i32', threads, s.ss2('s_add_i32', size, '-1'));
  const reciprocal = s.vv1('v_rcp_iflag_f32', s.vv1('v_cvt_f32_u32', size));
  const scaled = s.vv1('v_cvt_u32_f32', s.vv2('v_mul_f32', '0x4f7ffffe', reciprocal));
  const z = s.toS(scaled);
  const e = s.ss2('s_mul_i32', s.ss2('s_sub_i32', '0', size), z);
  const better = s.ss2('s_add_i32', z, s.ss2('s_mul_hi_u32', z, e));
  let q: Op = s.ss2('s_mul_hi_u32', sum, better);
  let r: Op = s.ss2('s_sub_i32', sum, s.ss2('s_mul_i32', q, size));
  for (let i = 0; i < 2; i++) {
    const q1 = s.ss2('s_add_i32', q, '1');
    const r1 = s.ss2('s_sub_i32', r, size);
    const [q2, r2] = [s.temp(S), s.temp(S)];
    s.scmp('s_cmp_ge_u32', r, size);
    s.emit('s_cselect_b32', 1, [q2, q1, q], GLUE);
    s.emit('s_cselect_b32', 1, [r2, r1, r]);
    q = q2;
    r = r2;
  }
  s.set(inst.results[0], [q]);
}

export const GPU_RULES: RuleRows = {
  'gpu.thread.id': (s, inst) => s.set(inst.results[0], [s.env.inputs.threadId(s, dim(inst))]),
  'gpu.workgroup.id': (s, inst) => s.set(inst.results[0], [s.env.inputs.workgroupId(s, dim(inst))]),
  'gpu.workgroup.size': (s, inst) => s.set(inst.results[0], [workgroupSize(s, dim(inst))]),
  'gpu.grid.size': gridSize,
  'gpu.dispatch.ptr': (s, inst) => s.set(inst.results[0], s.split(s.env.inputs.dispatchPtr())),
  'gpu.implicit.args': (s, inst) => s.set(inst.results[0], s.split(s.env.inputs.implicitArgs())),
  'gpu.barrier': (s) => {
    const { generation, accumOffset } = s.env.cpu;
    // Older chips must not be interrupted at a barrier with anything on its way.
    if (generation === 'gfx9' && !accumOffset) s.effect(DRAIN, ['load', 'store', 'ds', 'km']);
    else s.env.fence(s, 'workgroup', 'release');
    if (s.env.cpu.generation === 'gfx12') {
      s.effect('s_barrier_signal', ['-1']);
      s.effect('s_barrier_wait', ['-1']);
    } else s.effect('s_barrier');
    s.env.fence(s, 'workgroup', 'acquire');
  },
  call: (s, inst) => s.env.call(s, inst),
  'call.indirect': (s, inst) => s.env.call(s, inst),
  assume: () => undefined,
  'dbg.value': () => undefined,
  'dbg.stmt': () => undefined,
};
