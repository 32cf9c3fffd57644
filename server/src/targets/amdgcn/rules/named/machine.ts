/**
 * What the scalar unit does and what only controls the machine: registers of the hardware, waits,
 * priorities, messages, barriers, caches, global wave sync.
 */
import type { Inst } from '../../../../mir/index.ts';
import { type Op, part, S } from '../../code.ts';
import { DRAIN } from '../../insert-waitcnt.ts';
import { lit, type Selector } from '../../select.ts';
import { constantOf, setResults } from '../operands.ts';
import { hasAll, type Row, type Rows } from './row.ts';

const number = (s: Selector, inst: Inst, at: number): number =>
  constantOf(s, inst.args[at]!, 'the number of an instruction');

const hex = (value: number): string => `0x${(value >>> 0).toString(16)}`;

function row(emit: Row['emit'], features: string | undefined): Row {
  return features === undefined ? { emit } : { on: hasAll(features), emit };
}

/** One instruction with a number, and nothing else. */
const numbered = (op: string, features?: string): Row =>
  row((s, inst) => void s.effect(op, [lit(number(s, inst, 0))]), features);

const bare = (op: string, features?: string): Row => row((s) => void s.effect(op), features);

/** No instruction: advice for the scheduler. */
const advice: Row = { emit: () => undefined };

/** No instruction, but none moves over it: counters that are none are waited for. */
const schedulingBarrier: Row = { emit: (s) => void s.effect(DRAIN) };

/** Lanes of a compute kernel are all there. */
const live: Row = { emit: (s, inst) => s.setMask(inst.results[0]!, '-1') };

/** An instruction of the scalar unit: sources are scalar registers. */
const scalar = (op: string | ((inst: Inst) => string), features?: string): Row =>
  row((s, inst) => {
    const sources = inst.args.map((value) => s.srun(value));
    const dst = s.def(inst.results[0], S);
    s.effect(typeof op === 'string' ? op : op(inst), [dst, ...sources], 1);
    s.done(inst.results[0]!);
  }, features);

/** A field of a word or a register that the hardware gives. */
const field = (from: string, bits: number, at: number, features: string): Row =>
  row((s, inst) => {
    const dst = s.def(inst.results[0], S);
    if (at === 0)
      s.emit('s_and_b32', 1, [dst, from, bits === 16 ? '0xffff' : String((1 << bits) - 1)]);
    else if (at + bits === 32) s.emit('s_lshr_b32', 1, [dst, from, lit(at)]);
    else s.emit('s_bfe_u32', 1, [dst, from, hex((bits << 16) | at)]);
    s.done(inst.results[0]!);
  }, features);

const getRegister: Row = {
  emit(s, inst) {
    const dst = s.def(inst.results[0], S);
    s.effect('s_getreg_b32', [dst, hex(number(s, inst, 0) & 0xffff)], 1);
    s.done(inst.results[0]!);
  },
};

const setRegister: Row = {
  emit(s, inst) {
    const value = s.toSReg(s.part0(inst.args[1]!));
    s.effect('s_setreg_b32', [hex(number(s, inst, 0) & 0xffff), value]);
  },
};

/** A word in `m0` for the next instruction. */
function inM0(s: Selector, word: Op): void {
  s.effect('s_mov_b32', ['m0', s.toS(word)]);
  // Chips before gfx10 send what was there one cycle before.
  if (s.env.cpu.generation === 'gfx9') s.effect('s_nop', ['0']);
}

/** A message to the host or to the hardware, with a word in `m0`. */
const message = (op: string): Row => ({
  emit(s, inst) {
    const kind = number(s, inst, 0);
    inM0(s, s.part0(inst.args[1]!));
    s.effect(op, [lit(kind)]);
  },
});

/** A message that is answered. */
const answered: Row = {
  on: hasAll('gfx11-insts'),
  emit(s, inst) {
    const kind = number(s, inst, 0);
    const dst = s.def(inst.results[0], S);
    s.effect(`s_sendmsg_rtn_b${inst.results[0]!.type === 'i64' ? 64 : 32}`, [dst, lit(kind)], 1);
    s.done(inst.results[0]!);
  },
};

/** Global wave sync: the number of the semaphore is in the upper half of `m0`. */
const waveSync = (op: string, hasValue: boolean): Row => ({
  on: hasAll('!gfx12-insts'),
  emit(s, inst) {
    const [first, second] = inst.args.map((value) => s.part0(value));
    const which = s.toS((hasValue ? second : first)!);
    const data = hasValue ? [s.toV(first!)] : [];
    s.effect('s_lshl_b32', ['m0', which, '16']);
    if (s.env.cpu.generation === 'gfx9') s.effect('s_nop', ['0']);
    s.effect(op, data).mods = ' gds';
  },
});

const isFirst: Row = {
  on: hasAll('gfx12-insts'),
  emit(s, inst) {
    s.effect('s_barrier_signal_isfirst', [lit(number(s, inst, 0))]);
    const dst = s.def(inst.results[0], S);
    s.effect('s_cselect_b32', [dst, '1', '0'], 1);
    s.done(inst.results[0]!);
  },
};

const barrierState: Row = {
  on: hasAll('gfx12-insts'),
  emit(s, inst) {
    const known = s.constant(inst.args[0]!);
    const which = known === undefined ? 'm0' : lit(Number(known));
    if (known === undefined) inM0(s, s.part0(inst.args[0]!));
    const dst = s.def(inst.results[0], S);
    s.effect('s_get_barrier_state', [dst, which], 1);
    s.done(inst.results[0]!);
  },
};

/** Data that a wave will read soon; how much is a scalar. */
const prefetch: Row = {
  on: hasAll('gfx12-insts'),
  emit(s, inst) {
    const [at, length] = inst.args;
    const size = s.constant(length!);
    const ops: Op[] = [s.srun(at!), '0x0'];
    if (size === undefined) ops.push(s.toSReg(s.part0(length!)), '0');
    else ops.push('null', lit(Number(size) & 31));
    s.effect('s_prefetch_data', ops);
  },
};

/** Is a generic address in workgroup or private memory? The upper half says. */
const isIn = (base: string): Row => ({
  emit(s, inst) {
    const parts = s.parts(inst.args[0]!);
    const window = s.temp(S, 2);
    s.emit('s_mov_b64', 1, [window, base]);
    const mask = s.maskTemp();
    s.emit('v_cmp_eq_u32', 1, [mask, part(window, 1), s.toV(parts[1]!)]);
    s.setMask(inst.results[0]!, mask);
  },
});

/** Private memory of gfx1250 begins at a base that is added: 64 MiB from there on. */
const isPrivate: Row = {
  emit(s, inst) {
    if (!hasAll('gfx1250-insts')(s.env.cpu)) return isIn('src_private_base').emit(s, inst);
    const parts = s.parts(inst.args[0]!);
    const apart = s.vv2('v_xor_b32', 'src_flat_scratch_base_hi', s.toV(parts[1]!));
    const mask = s.maskTemp();
    s.emit('v_cmp_gt_u32', 1, [mask, s.toSReg('0x4000000'), apart]);
    s.setMask(inst.results[0]!, mask);
  },
};

const CLUSTERS = 'gfx1250-insts';

/** Which of its cluster a workgroup is. */
const flatInCluster: Row = {
  on: hasAll(CLUSTERS),
  emit(s, inst) {
    const dst = s.def(inst.results[0], S);
    s.effect('s_getreg_b32', [dst, 'hwreg(HW_REG_IB_STS2, 21, 4)'], 1);
    s.done(inst.results[0]!);
  },
};

const clusterX: Row = {
  on: hasAll(CLUSTERS),
  emit(s, inst) {
    s.emit('s_mov_b32', 1, [s.def(inst.results[0], S), 'ttmp9']);
    s.done(inst.results[0]!);
  },
};

/** The first wave of a workgroup to come signals for its cluster. */
const clusterBarrier: Row = {
  on: hasAll(CLUSTERS),
  emit(s) {
    s.effect('s_barrier_signal', ['-3']);
    s.effect('s_barrier_wait', ['-3']);
  },
};

const WAITS: readonly (readonly [name: string, features: string])[] = [
  ['loadcnt', 'gfx12-insts'],
  ['storecnt', 'gfx12-insts'],
  ['dscnt', 'gfx12-insts'],
  ['kmcnt', 'gfx12-insts'],
  ['expcnt', 'gfx12-insts !gfx1250-insts'],
  ['samplecnt', 'gfx12-insts !gfx1250-insts'],
  ['bvhcnt', 'gfx12-insts !gfx1250-insts'],
  ['asynccnt', 'gfx1250-insts'],
  ['tensorcnt', 'gfx1250-insts'],
];

export const MACHINE: Rows = {
  ...Object.fromEntries(
    WAITS.map(([name, features]) => [`s_wait_${name}`, numbered(`s_wait_${name}`, features)]),
  ),
  s_waitcnt: numbered('s_waitcnt', '!gfx1250-insts'),
  s_wait_event_export_ready: row(
    (s) => void s.effect('s_wait_event', [hasAll('gfx12-insts')(s.env.cpu) ? '0x2' : '0x0']),
    'gfx11-insts !gfx1250-insts',
  ),
  s_nop: numbered('s_nop'),
  s_setprio: numbered('s_setprio'),
  s_setprio_inc_wg: numbered('s_setprio_inc_wg', 'setprio-inc-wg-inst'),
  s_sleep: numbered('s_sleep'),
  s_monitor_sleep: numbered('s_monitor_sleep', 'gfx1250-insts'),
  s_sleep_var: row(
    (s, inst) => void s.effect('s_sleep_var', [s.toS(s.part0(inst.args[0]!))]),
    'gfx12-insts',
  ),
  s_sethalt: numbered('s_sethalt'),
  s_incperflevel: numbered('s_incperflevel'),
  s_decperflevel: numbered('s_decperflevel'),
  s_ttracedata: bare('s_ttracedata'),
  s_ttracedata_imm: numbered('s_ttracedata_imm', 'gfx10-insts'),
  s_dcache_inv: bare('s_dcache_inv'),
  s_dcache_inv_vol: bare('s_dcache_inv_vol', '!gfx10-insts'),
  s_dcache_wb: bare('s_dcache_wb', '!gfx10-3-insts'),
  s_dcache_wb_vol: bare('s_dcache_wb_vol', '!gfx10-insts'),
  s_memtime: scalar('s_memtime', 's-memtime-inst'),
  s_memrealtime: scalar('s_memrealtime', 's-memrealtime'),
  s_getreg: getRegister,
  s_setreg: setRegister,
  s_bitreplicate: scalar('s_bitreplicate_b64_b32'),
  s_quadmask: scalar((inst) =>
    inst.args[0]!.type === 'i64' ? 's_quadmask_b64' : 's_quadmask_b32',
  ),
  s_wqm: scalar((inst) => (inst.args[0]!.type === 'i64' ? 's_wqm_b64' : 's_wqm_b32')),
  s_sendmsg: message('s_sendmsg'),
  s_sendmsghalt: message('s_sendmsghalt'),
  s_sendmsg_rtn: answered,
  s_barrier_signal: numbered('s_barrier_signal', 'gfx12-insts'),
  s_barrier_wait: numbered('s_barrier_wait', 'gfx12-insts'),
  s_barrier_leave: bare('s_barrier_leave', 'gfx12-insts'),
  s_barrier_signal_isfirst: isFirst,
  s_get_barrier_state: barrierState,
  s_prefetch_data: prefetch,
  is_shared: isIn('src_shared_base'),
  is_private: isPrivate,
  ds_gws_init: waveSync('ds_gws_init', true),
  ds_gws_barrier: waveSync('ds_gws_barrier', true),
  ds_gws_sema_br: waveSync('ds_gws_sema_br', true),
  ds_gws_sema_p: waveSync('ds_gws_sema_p', false),
  ds_gws_sema_v: waveSync('ds_gws_sema_v', false),
  ds_gws_sema_release_all: waveSync('ds_gws_sema_release_all', false),
  cluster_id_x: clusterX,
  cluster_id_y: field('ttmp7', 16, 0, CLUSTERS),
  cluster_id_z: field('ttmp7', 16, 16, CLUSTERS),
  cluster_workgroup_id_x: field('ttmp6', 4, 0, CLUSTERS),
  cluster_workgroup_id_y: field('ttmp6', 4, 4, CLUSTERS),
  cluster_workgroup_id_z: field('ttmp6', 4, 8, CLUSTERS),
  cluster_workgroup_max_id_x: field('ttmp6', 4, 12, CLUSTERS),
  cluster_workgroup_max_id_y: field('ttmp6', 4, 16, CLUSTERS),
  cluster_workgroup_max_id_z: field('ttmp6', 4, 20, CLUSTERS),
  cluster_workgroup_max_flat_id: field('ttmp6', 4, 24, CLUSTERS),
  cluster_workgroup_flat_id: flatInCluster,
  s_cluster_barrier: clusterBarrier,
  iglp_opt: advice,
  sched_barrier: schedulingBarrier,
  sched_group_barrier: advice,
  wave_barrier: schedulingBarrier,
  buffer_wbinvl1: bare('buffer_wbinvl1', '!gfx940-insts !gfx10-insts'),
  buffer_wbinvl1_vol: bare('buffer_wbinvl1_vol', '!gfx940-insts !gfx10-insts'),
  live_mask: live,
  ps_live: live,
  dead: { emit: (s, inst) => setResults(s, inst, []) },
  unreachable: advice,
};
