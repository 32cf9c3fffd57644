/** Control flow and barriers (PTX ISA 9.7.12 and 9.7.13): what the runner itself has to act on. */

import { arriveInCluster } from '../clusters.ts';
import type { ControlOp, OpCompiler, OpContext, OpTable } from '../context.ts';
import { type BarrierPlan, type CollectivePlan, LANES, OpKind } from '../state.ts';

const bra: OpCompiler = (c) => ({ kind: OpKind.Branch, target: c.label(c.operand(0)) });

const brx: OpCompiler = (c) => ({
  kind: OpKind.Switch,
  index: c.src(0, 'b32'),
  targets: c.branchTargets(c.operand(1)),
});

/** What checks of bounds write. */
const OUTSIDE = 'out of bounds: ';

/** The comment behind it says why, with the registers that have the numbers. */
const trap: OpCompiler = (c) => {
  const note = c.note();
  const names = note.includes(OUTSIDE) ? [...new Set(note.match(/%\w+/g) ?? [])] : [];
  const places = names.map((name) => [name, c.wide(c.register(name), 'b64')] as const);
  return (f, _n, lanes) => {
    const lane = lanes[0] ?? 0;
    let said = note.includes(OUTSIDE) ? note : 'the thread executed `trap`';
    for (const [name, { slot, words }] of places) {
      let value = 0n;
      for (let w = words - 1; w >= 0; w--)
        value = (value << 32n) | BigInt(f.u32[slot + lane * words + w]!);
      said = said.replace(name, `${BigInt.asIntN(32 * words, value)}`);
    }
    f.warp.fault(lane, 'trap', said);
  };
};

const brkpt: OpCompiler = () => (f, _n, lanes) => {
  f.warp.warn(lanes[0] ?? 0, 'trap', 'the thread executed `brkpt`');
};

/** `bar.warp.sync` orders memory of the lanes that take part. */
const meet: CollectivePlan['run'] = (frames, _members, lanes) => {
  const warp = frames[lanes[0] ?? 0]?.warp;
  const { launch, sync } = warp?.block.grid ?? {};
  if (warp === undefined || launch === undefined) return;
  sync?.({
    kind: 'meet',
    launch,
    block: warp.block.index,
    threads: lanes.map((lane) => warp.index * LANES + lane),
    line: warp.op?.line ?? 0,
    phase: warp.block.phase,
  });
};

function barrierId(c: OpContext, index: number): number {
  return c.src(index, 'b32');
}

/** `bar` and `barrier`: the same instruction, aligned or not. */
const barrier: OpCompiler = (c): ControlOp | ReturnType<OpCompiler> => {
  const aligned = c.instr.opcode === 'bar' || c.has('aligned');
  if (c.has('warp')) {
    return {
      kind: OpKind.Collective,
      collective: { mask: c.src(0, 'b32'), anyPlace: true, run: meet },
    };
  }
  if (c.has('cluster')) {
    const isRelaxed = c.has('relaxed');
    if (c.has('arrive'))
      return (f, n, lanes) => arriveInCluster(f.warp, [...lanes.subarray(0, n)], isRelaxed);
    return { kind: OpKind.Barrier, barrier: { action: 'cluster', id: -1, count: -1, aligned } };
  }
  if (c.has('red')) {
    const op = c.has('popc') ? 'popc' : c.has('and') ? 'and' : 'or';
    const last = c.operand(c.operandCount - 1);
    const reduce: NonNullable<BarrierPlan['reduce']> = {
      op,
      dst: c.dst(0, op === 'popc' ? 'u32' : 'pred'),
      src: c.srcOf(last, 'pred'),
      negate: false,
    };
    const count = c.operandCount > 3 ? c.src(2, 'b32') : -1;
    return {
      kind: OpKind.Barrier,
      barrier: { action: 'red', id: barrierId(c, 1), count, aligned, reduce },
    };
  }
  const action = c.has('arrive') ? 'arrive' : 'sync';
  const count = c.operandCount > 1 ? c.src(1, 'b32') : -1;
  return { kind: OpKind.Barrier, barrier: { action, id: barrierId(c, 0), count, aligned } };
};

export const controlOps: OpTable = {
  bra,
  brx,
  ret: () => ({ kind: OpKind.Return }),
  exit: () => ({ kind: OpKind.Exit }),
  trap,
  brkpt,
  bar: barrier,
  barrier,
};
