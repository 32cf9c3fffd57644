/**
 * Runs one warp. Lanes that stand at the same instruction of the same activation run together.
 * Among groups, the deepest call goes first, then the lowest instruction: with compilers' block
 * order that brings lanes together again where their paths meet. In a profiled run lanes that part
 * meet at the post-dominator of the branch (`ways.ts`), and those that parted last go first. So
 * that a lane that waits for another one's store does not spin for ever, a group that has run long
 * while others wait gives way to the lane that waited longest.
 */

import { barrierArrive } from './barriers.ts';
import type { Grid } from './grid.ts';
import { functionNumber } from './ops/move.ts';
import { countExecution, countWait } from './profile.ts';
import { fillSpecials } from './special.ts';
import {
  type CallPlan,
  type CallValue,
  type CollectivePlan,
  Frame,
  type FunctionCode,
  LANES,
  Lane,
  type Op,
  OpKind,
  type Warp,
  type Way,
} from './state.ts';
import { partWays, rejoin } from './ways.ts';

/**
 * Instructions a group may run while other lanes of the warp wait. It grows each time it ends: a
 * long loop that some lanes have left is common and should not be broken up, a lane that spins for
 * another one is rare.
 */
const LONGEST_TURN = 8192;
/** Instructions a warp may run while other warps wait. */
const WARP_TURN = 16384;

/** What the machine offers a warp: the functions by number. */
export interface CodeTable {
  byNumber(number: number): FunctionCode | undefined;
}

export function newFrame(code: FunctionCode, warp: Warp, parent: Frame | undefined): Frame {
  const frame = code.pool.pop() ?? new Frame(code);
  frame.i32.set(code.image);
  frame.warp = warp;
  frame.parent = parent;
  frame.depth = parent ? parent.depth + 1 : 0;
  frame.localBase = parent ? Math.ceil(parent.localTop / code.localAlign) * code.localAlign : 0;
  frame.localTop = frame.localBase + code.localSize;
  fillSpecials(frame, code.specials);
  return frame;
}

/**
 * Runs until every lane has exited or waits, or the turn is over. Returns true when lanes can still
 * run.
 */
export function runWarp(warp: Warp, table: CodeTable): boolean {
  const { grid } = warp.block;
  const { turns } = warp;
  let budget = WARP_TURN;
  while (budget > 0) {
    const lead = warp.giveWay ? longestWaiting(warp) : foremost(warp);
    if (lead < 0) {
      if (!releaseStuck(warp)) return false;
      continue;
    }
    warp.giveWay = false;
    const n = gather(warp, lead);
    const { oldest } = others;
    const cost = runGroup(warp, warp.frames[lead]!, n, budget, table);
    budget -= cost;
    warp.ran += cost;
    for (let i = 0; i < n; i++) turns[warp.active[i]!] = warp.ran;
    // A loop with calls runs in short turns, none of which is too long.
    if (warp.ran - oldest > grid.longestWait) warp.giveWay = true;
    checkLimits(warp, lead);
  }
  return true;
}

/** Ends a launch that has run too long, where `lane` is. */
export function checkLimits(warp: Warp, lane = Math.max(0, foremost(warp))): void {
  const { limits, steps } = warp.block.grid;
  if (limits.goesOn?.(steps) === false) warp.fault(lane, 'interrupted', 'the run was interrupted');
  warp.checkSteps(lane);
}

/**
 * Runs one instruction of the lanes that have waited longest, and says how many they are: those in
 * `warp.active`. 0 when none can run. `note` is told of the instruction.
 */
export function stepWarp(
  warp: Warp,
  table: CodeTable,
  note: (op: Op, code: FunctionCode) => void,
): number {
  const lead = longestWaiting(warp);
  if (lead < 0) return releaseStuck(warp) ? stepWarp(warp, table, note) : 0;
  const frame = warp.frames[lead]!;
  const n = gather(warp, lead);
  others.wait = false;
  note(frame.code.ops[warp.pcs[lead]!]!, frame.code);
  warp.ran += runGroup(warp, frame, n, 1, table);
  for (let i = 0; i < n; i++) warp.turns[warp.active[i]!] = warp.ran;
  warp.giveWay = false;
  return n;
}

/** Lanes that are not in the group that runs. */
const others = {
  /** Lowest instruction behind the group's at which others of its activation wait. */
  meet: 0x7fffffff,
  /** Are there any that can run? */
  wait: false,
  /** What the warp had run when the one of them that waited longest had its turn. */
  oldest: 0,
};

/** Lists the lanes that stand where `lead` stands in `active`, and notes the others. */
function gather(warp: Warp, lead: number): number {
  const { active, states, pcs, frames, turns, ways } = warp;
  const frame = frames[lead]!;
  const pc = pcs[lead]!;
  const way = ways[lead];
  let n = 0;
  let meet = 0x7fffffff;
  let wait = false;
  let oldest = Number.MAX_SAFE_INTEGER;
  for (let l = 0; l < LANES; l++) {
    if (states[l] !== Lane.Run) continue;
    if (frames[l] === frame && ways[l] === way) {
      const at = pcs[l]!;
      if (at === pc) {
        active[n++] = l;
        continue;
      }
      if (at > pc && at < meet) meet = at;
    }
    wait = true;
    oldest = Math.min(oldest, turns[l]!);
  }
  others.oldest = oldest;
  others.meet = meet;
  others.wait = wait;
  return n;
}

/**
 * Runs the `n` active lanes until they meet others, part, or have had their turn. Returns the
 * instructions that count against the warp's turn, at least one.
 */
function runGroup(warp: Warp, frame: Frame, n: number, budget: number, table: CodeTable): number {
  const { grid } = warp.block;
  const { executed, profile } = grid;
  const { active, pcs } = warp;
  const { ops } = frame.code;
  const { meet, wait } = others;
  const yields = wait && warp.patience < WARP_TURN;
  const given = yields ? warp.patience : budget;
  let turn = given;
  let pc = pcs[active[0]!]!;
  const join = joinOf(warp.ways[active[0]!], frame);
  while (pc < meet && pc !== join && turn-- > 0) {
    const op = ops[pc]!;
    grid.steps += n;
    if (executed !== undefined) executed.set(op.line, (executed.get(op.line) ?? 0) + n);
    let m = n;
    let lanes = active;
    if (op.guard >= 0) {
      m = guardedLanes(warp, op, frame.i32, n);
      lanes = warp.guarded;
    }
    if (profile !== undefined) countExecution(profile, frame, op, pc, n, m, lanes);
    if (m === 0) {
      pc++;
      continue;
    }
    warp.op = op;
    if (op.kind === OpKind.Plain) {
      op.exec!(frame, m, lanes);
      pc++;
      continue;
    }
    if (op.exec) op.exec(frame, m, lanes);
    if (op.kind === OpKind.Branch && m === n) {
      pc = op.target;
      continue;
    }
    for (let i = 0; i < n; i++) pcs[active[i]!] = pc + 1;
    perform(warp, frame, op, pc, m, lanes, table);
    if (profile !== undefined) countArrival(warp, frame, op, pc, n, m, lanes);
    return counted(grid, n, given - turn);
  }
  stay(warp, n, pc, turn < 0 && yields);
  return counted(grid, n, given - turn);
}

/** Instructions of a group that count against its turn. Few lanes take as long as some more. */
function counted(grid: Grid, lanes: number, ran: number): number {
  const missing = grid.leastLanes - lanes;
  if (missing > 0) grid.extra += missing * ran;
  return Math.max(1, ran);
}

/** Instruction at which lanes of a way meet others, when they are in the function of its branch. */
function joinOf(way: Way | undefined, frame: Frame): number {
  return way?.frame === frame ? way.join : -1;
}

/** What a profiled run notes when the `n` active lanes have gone on, or wait. */
// biome-ignore lint/complexity/useMaxParams: runs for each instruction
function countArrival(
  warp: Warp,
  frame: Frame,
  op: Op,
  pc: number,
  n: number,
  m: number,
  lanes: Uint8Array,
): void {
  countWait(warp, op, m, lanes);
  if (op.kind === OpKind.Branch || op.kind === OpKind.Switch) partWays(warp, frame, pc, n);
}

/** The active lanes wait at an instruction; when their turn is over, for the others. */
function stay(warp: Warp, n: number, pc: number, isOver: boolean): void {
  for (let i = 0; i < n; i++) warp.pcs[warp.active[i]!] = pc;
  warp.giveWay = isOver;
  if (isOver) warp.patience = Math.min(LONGEST_TURN, warp.patience * 2);
}

/** Lists the active lanes for which the guard holds in `guarded`. */
function guardedLanes(warp: Warp, op: Op, registers: Int32Array, n: number): number {
  const { active, guarded } = warp;
  const want = op.negated ? 0 : 1;
  let m = 0;
  for (let i = 0; i < n; i++) {
    const l = active[i]!;
    if (registers[op.guard + l] === want) guarded[m++] = l;
  }
  return m;
}

/**
 * The lane to run next: deepest activation, then the way that parted last, then lowest instruction,
 * then lowest lane.
 */
function foremost(warp: Warp): number {
  const isProfiled = warp.block.grid.profile !== undefined;
  let best = -1;
  let bestDepth = -1;
  let bestWay = 0;
  let bestPc = 0;
  for (let l = 0; l < LANES; l++) {
    if (warp.states[l] !== Lane.Run) continue;
    if (isProfiled) rejoin(warp, l);
    const { depth } = warp.frames[l]!;
    const pc = warp.pcs[l]!;
    const way = warp.ways[l]?.depth ?? 0;
    if (
      depth > bestDepth ||
      (depth === bestDepth && (way > bestWay || (way === bestWay && pc < bestPc)))
    ) {
      best = l;
      bestDepth = depth;
      bestWay = way;
      bestPc = pc;
    }
  }
  return best;
}

function longestWaiting(warp: Warp): number {
  let best = -1;
  for (let l = 0; l < LANES; l++) {
    if (warp.states[l] !== Lane.Run) continue;
    rejoin(warp, l);
    if (best < 0 || warp.turns[l]! < warp.turns[best]!) best = l;
  }
  return best;
}

/**
 * Instructions that change where lanes are. All active lanes' counters already point behind the
 * instruction.
 */
// biome-ignore lint/complexity/useMaxParams: runs for each instruction
function perform(
  warp: Warp,
  frame: Frame,
  op: Op,
  pc: number,
  n: number,
  lanes: Uint8Array,
  table: CodeTable,
): void {
  const { pcs, states } = warp;
  switch (op.kind) {
    case OpKind.Branch:
      for (let i = 0; i < n; i++) pcs[lanes[i]!] = op.target;
      return;
    case OpKind.Switch:
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        const index = frame.u32[op.selector + l]!;
        const target = op.targets![index];
        if (target === undefined) {
          warp.fault(
            l,
            'bad-call',
            `\`brx.idx\` takes index ${index} of ${op.targets!.length} targets`,
          );
        }
        pcs[l] = target;
      }
      return;
    case OpKind.Exit:
      for (let i = 0; i < n; i++) exitLane(warp, lanes[i]!);
      return;
    case OpKind.Return:
      for (let i = 0; i < n; i++) returnLane(warp, lanes[i]!);
      return;
    case OpKind.Call:
      callFunction(warp, frame, op.call!, n, lanes, table);
      return;
    case OpKind.Barrier:
      // Waiting lanes stay at the instruction until the barrier opens.
      for (let i = 0; i < n; i++) pcs[lanes[i]!] = pc;
      barrierArrive(warp, frame, op, n, lanes);
      return;
    case OpKind.Collective:
      for (let i = 0; i < n; i++) {
        pcs[lanes[i]!] = pc;
        states[lanes[i]!] = Lane.AtSync;
      }
      meetAt(warp, op.collective!, op, n, lanes);
      return;
  }
}

function exitLane(warp: Warp, lane: number): void {
  warp.states[lane] = Lane.Exited;
  warp.live--;
  warp.block.liveThreads--;
  for (let frame = warp.frames[lane]; frame; frame = frame.parent) leaveFrame(frame);
  warp.frames[lane] = undefined;
}

function leaveFrame(frame: Frame): void {
  if (--frame.live === 0) frame.code.pool.push(frame);
}

function returnLane(warp: Warp, lane: number): void {
  const frame = warp.frames[lane]!;
  if (!frame.parent) {
    exitLane(warp, lane);
    return;
  }
  warp.frames[lane] = frame.parent;
  warp.pcs[lane] = frame.returnPc;
  warp.ways[lane] = frame.way;
  finishCall(warp, frame, lane);
  leaveFrame(frame);
}

/** Results go back lane by lane, because lanes of one activation may return at different times. */
function finishCall(warp: Warp, frame: Frame, lane: number): void {
  const plan = frame.parent!.code.ops[frame.returnPc - 1]?.call;
  if (!plan) return;
  const values = frame.code.returns;
  for (let i = 0; i < values.length && i < plan.returns.length; i++) {
    moveValue(warp, lane, frame, values[i]!, frame.parent!, plan.returns[i]!);
  }
}

/** Copies one value between the activations of one lane, with what is known about its bytes. */
function moveValue(
  warp: Warp,
  lane: number,
  from: Frame,
  a: CallValue,
  to: Frame,
  b: CallValue,
): void {
  const size = Math.min(a.size, b.size);
  const local = warp.local;
  const base = lane * warp.localCapacity;
  if (a.place === 'local' && b.place === 'local') {
    const source = base + from.localBase + a.at;
    const target = base + to.localBase + b.at;
    local!.u8.copyWithin(target, source, source + size);
    local!.init!.copyWithin(target, source, source + size);
    return;
  }
  const fromBytes = new Uint8Array(from.i32.buffer);
  const toBytes = new Uint8Array(to.i32.buffer);
  const source = a.place === 'local' ? base + from.localBase + a.at : a.at * 4 + lane * a.size;
  const target = b.place === 'local' ? base + to.localBase + b.at : b.at * 4 + lane * b.size;
  const reads = a.place === 'local' ? local!.u8 : fromBytes;
  const writes = b.place === 'local' ? local!.u8 : toBytes;
  for (let i = 0; i < size; i++) writes[target + i] = reads[source + i]!;
  // A register wider than the value holds it zero-extended.
  if (b.place === 'register') writes.fill(0, target + size, target + b.size);
  else local!.init!.fill(1, target, target + size);
}

function callFunction(
  warp: Warp,
  frame: Frame,
  plan: CallPlan,
  n: number,
  lanes: Uint8Array,
  table: CodeTable,
): void {
  if (plan.callee) {
    enter(warp, frame, plan, plan.callee, lanes.slice(0, n));
    return;
  }
  const groups = new Map<number, number[]>();
  for (let i = 0; i < n; i++) {
    const l = lanes[i]!;
    const lo = frame.u32[plan.target + (plan.targetWide ? 2 * l : l)]!;
    const hi = plan.targetWide ? frame.i32[plan.target + 2 * l + 1]! : 0;
    const number = plan.targetWide ? functionNumber(hi, lo) : lo / 16;
    if (!table.byNumber(number)) {
      const address = (BigInt(hi >>> 0) << 32n) | BigInt(lo);
      warp.fault(
        l,
        'bad-call',
        `an indirect call goes to 0x${address.toString(16)}, where no function is`,
        address,
      );
    }
    const group = groups.get(number);
    if (group) group.push(l);
    else groups.set(number, [l]);
  }
  for (const [number, group] of groups)
    enter(warp, frame, plan, table.byNumber(number)!, Uint8Array.from(group));
}

function enter(
  warp: Warp,
  frame: Frame,
  plan: CallPlan,
  callee: FunctionCode,
  lanes: Uint8Array,
): void {
  const first = lanes[0]!;
  if (callee.params.length !== plan.args.length) {
    warp.fault(
      first,
      'bad-call',
      `\`${callee.name}\` takes ${callee.params.length} arguments, the call passes ${plan.args.length}`,
    );
  }
  const inner = newFrame(callee, warp, frame);
  warp.reserveLocal(inner.localTop, first);
  inner.live = lanes.length;
  inner.returnPc = warp.pcs[first]!;
  inner.way = warp.ways[first];
  for (const l of lanes) {
    warp.frames[l] = inner;
    warp.pcs[l] = 0;
    if (callee.localSize > 0) {
      const at = l * warp.localCapacity;
      warp.local!.init!.fill(0, at + inner.localBase, at + inner.localTop);
    }
    for (let i = 0; i < plan.args.length; i++) {
      moveValue(warp, l, frame, plan.args[i]!, inner, callee.params[i]!);
    }
  }
}

/** Runs a collective instruction for every member mask all of whose live lanes have come. */
function meetAt(warp: Warp, plan: CollectivePlan, op: Op, n: number, lanes: Uint8Array): void {
  if (plan.mask < 0) {
    let members = 0;
    for (let i = 0; i < n; i++) members |= 1 << lanes[i]!;
    release(warp, plan, members >>> 0);
    return;
  }
  const masks = new Set<number>();
  for (let i = 0; i < n; i++) {
    const l = lanes[i]!;
    const mask = warp.frames[l]!.u32[plan.mask + l]!;
    if (!((mask >>> l) & 1)) {
      warp.warn(
        l,
        'sync-mask',
        `the thread is not in the member mask 0x${mask.toString(16)} it names`,
      );
      warp.states[l] = Lane.Run;
      warp.pcs[l] = warp.pcs[l]! + 1;
      continue;
    }
    masks.add(mask);
  }
  for (const mask of masks) tryMask(warp, plan, op, mask);
}

function tryMask(warp: Warp, plan: CollectivePlan, op: Op, mask: number): void {
  const live = warp.liveMask();
  const needed = (mask & live) >>> 0;
  for (let l = 0; l < LANES; l++) {
    if (!((needed >>> l) & 1)) continue;
    if (warp.states[l] !== Lane.AtSync) return;
    const at = warp.frames[l]!.code.ops[warp.pcs[l]!]!;
    const other = at.collective!;
    if (plan.anyPlace ? !other.anyPlace : at !== op) return;
    if (other.mask < 0 || warp.frames[l]!.u32[other.mask + l] !== mask) return;
  }
  release(warp, plan, needed);
}

function release(warp: Warp, plan: CollectivePlan, members: number): void {
  const lanes: number[] = [];
  for (let l = 0; l < LANES; l++) if ((members >>> l) & 1) lanes.push(l);
  plan.run(warp.frames, members, lanes);
  for (const l of lanes) {
    warp.states[l] = Lane.Run;
    warp.pcs[l] = warp.pcs[l]! + 1;
  }
}

/** Lanes that exited may have been the last ones a rendezvous waited for. */
function releaseStuck(warp: Warp): boolean {
  let moved = false;
  for (let l = 0; l < LANES; l++) {
    if (warp.states[l] !== Lane.AtSync) continue;
    const op = warp.frames[l]!.code.ops[warp.pcs[l]!]!;
    const plan = op.collective!;
    if (plan.mask < 0) continue;
    warp.op = op;
    tryMask(warp, plan, op, warp.frames[l]!.u32[plan.mask + l]!);
    if (warp.states[l] === Lane.Run) moved = true;
  }
  return moved;
}
