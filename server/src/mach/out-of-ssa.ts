/**
 * Out of SSA: merges block parameters with their arguments where their lives do not overlap, and
 * places moves for the rest. Interference of SSA values is asked at definitions only (Boissinot et
 * al., "Revisiting Out-of-SSA Translation", CGO 2009).
 */

import {
  forEachUse,
  type MachBlock,
  type MachEdge,
  type MachFunc,
  type MachInst,
  newMachBlock,
  newReg,
  type Reg,
  renumber,
} from './code.ts';
import { computeLiveness, type Liveness } from './liveness.ts';
import { type Move, sequentialise } from './parallel-copy.ts';

/** Makes the move instruction of a register class. */
export type MakeMove = (dst: Reg, src: Reg | string, cls: number) => MachInst;

/** Above this many pairs two groups are not compared, so that merging stays linear. */
const MAX_PAIRS = 1024;
/** Position of edge arguments: after every instruction of the block. */
const AT_END = 0x7fffffff;

/**
 * Removes all block parameters: merges registers, inserts moves and renames the operands. Returns
 * under which register each one is found now.
 */
export function leaveSsa(fn: MachFunc, makeMove: MakeMove): (reg: Reg) => Reg {
  renumber(fn);
  if (!fn.blocks.some((block) => block.params.length > 0)) return (reg) => reg;
  const live = computeLiveness(fn);
  const groups = coalesce(fn, live);
  placeMoves(fn, live, groups, makeMove);
  for (const block of fn.blocks) {
    if (block.on >= 0) block.on = groups.find(block.on);
    for (const inst of block.insts) rename(inst, groups);
  }
  return (reg) => groups.find(reg);
}

function rename(inst: MachInst, groups: Groups): void {
  const { operands } = inst;
  if (inst.guard >= 0) inst.guard = groups.find(inst.guard);
  for (let i = 0; i < operands.length; i++) {
    const operand = operands[i]!;
    if (typeof operand === 'number') operands[i] = groups.find(operand);
    else if (typeof operand === 'object') {
      if (operand.kind === 'vec') {
        const items = operand.items.map((item) =>
          typeof item === 'number' ? groups.find(item) : item,
        );
        operands[i] = { kind: 'vec', items };
      } else if (typeof operand.base === 'number') {
        operands[i] = { kind: 'mem', base: groups.find(operand.base), offset: operand.offset };
      }
    }
  }
}

/** Disjoint sets of registers that share one register. */
class Groups {
  private readonly parent: Int32Array;
  private readonly lists = new Map<Reg, Reg[]>();

  constructor(size: number) {
    this.parent = Int32Array.from({ length: size }, (_, i) => i);
  }

  find(reg: Reg): Reg {
    if (reg >= this.parent.length) return reg;
    let at = reg;
    while (this.parent[at] !== at) at = this.parent[at]!;
    this.parent[reg] = at;
    return at;
  }

  members(root: Reg): readonly Reg[] {
    return this.lists.get(root) ?? [root];
  }

  union(a: Reg, b: Reg): void {
    this.lists.set(a, [...this.members(a), ...this.members(b)]);
    this.lists.delete(b);
    this.parent[b] = a;
  }
}

function coalesce(fn: MachFunc, live: Liveness): Groups {
  const groups = new Groups(fn.classes.length);
  const interfere = interference(fn, live);
  const wishes: { dst: Reg; src: Reg; weight: number }[] = [];
  for (const block of fn.blocks) {
    for (const edge of block.edges) {
      edge.args.forEach((src, i) => {
        if (typeof src === 'number') {
          wishes.push({
            dst: edge.to.params[i]!,
            src,
            weight: Math.min(block.depth, edge.to.depth),
          });
        }
      });
    }
  }
  wishes.sort((a, b) => b.weight - a.weight);
  for (const { dst, src } of wishes) {
    const a = groups.find(dst);
    const b = groups.find(src);
    if (a === b || fn.classes[a] !== fn.classes[b]) continue;
    const as = groups.members(a);
    const bs = groups.members(b);
    if (as.length * bs.length > MAX_PAIRS) continue;
    if (!as.some((x) => bs.some((y) => interfere(x, y)))) groups.union(a, b);
  }
  return groups;
}

/** A test whether two registers are ever needed at the same time. */
function interference(fn: MachFunc, live: Liveness): (a: Reg, b: Reg) => boolean {
  const { defBlock, defPos } = live;
  const nblocks = fn.blocks.length;
  const lastUse = new Map<number, number>();
  for (const block of fn.blocks) {
    const b = block.index;
    const note = (reg: Reg, pos: number): void => {
      if (!live.liveOut(b, reg)) lastUse.set(reg * nblocks + b, pos);
    };
    for (let i = 0; i < block.insts.length; i++) forEachUse(block.insts[i]!, (reg) => note(reg, i));
    if (block.on >= 0) note(block.on, block.insts.length);
    for (const edge of block.edges)
      for (const arg of edge.args) if (typeof arg === 'number') note(arg, AT_END);
  }
  const liveAfter = (reg: Reg, block: number, pos: number): boolean => {
    if (defBlock[reg] === block) {
      if (defPos[reg]! > pos) return false;
    } else if (!live.liveIn(block, reg)) return false;
    return live.liveOut(block, reg) || (lastUse.get(reg * nblocks + block) ?? -2) > pos;
  };
  return (a, b) => {
    const da = defBlock[a]!;
    const db = defBlock[b]!;
    // Registers with several definitions are not SSA values; they are left alone.
    if (da < 0 || db < 0) return true;
    if (da === db && defPos[a] === defPos[b]) return true;
    return liveAfter(a, db, defPos[b]!) || liveAfter(b, da, defPos[a]!);
  };
}

function placeMoves(fn: MachFunc, live: Liveness, groups: Groups, makeMove: MakeMove): void {
  const temp = (like: Reg): Reg => newReg(fn, fn.classes[like]!);
  const out: MachBlock[] = [];
  for (const block of fn.blocks) {
    out.push(block);
    let hoisted = false;
    for (const edge of block.edges) {
      const moves = movesOf(edge, groups);
      if (moves.length === 0) continue;
      let home = block;
      if (block.edges.length > 1) {
        if (!hoisted && canHoist(block, edge, moves, live, groups)) hoisted = true;
        else {
          home = newMachBlock(Math.min(block.depth, edge.to.depth));
          home.loc = block.loc;
          home.branch = 'jump';
          home.edges = [{ to: edge.to, args: [] }];
          edge.to = home;
          out.push(home);
        }
      }
      for (const { dst, src } of sequentialise(moves, temp)) {
        const move = makeMove(dst, src, fn.classes[dst]!);
        move.loc = block.loc;
        home.insts.push(move);
      }
    }
  }
  for (const block of out) {
    block.params = [];
    for (const edge of block.edges) edge.args = [];
  }
  fn.blocks = out;
  renumber(fn);
}

function movesOf(edge: MachEdge, groups: Groups): Move[] {
  const moves: Move[] = [];
  edge.args.forEach((arg, i) => {
    const dst = groups.find(edge.to.params[i]!);
    const src = typeof arg === 'number' ? groups.find(arg) : arg;
    if (src !== dst && src !== '') moves.push({ dst, src });
  });
  return moves;
}

/**
 * May the moves of one edge run before the branch, also on the other ways? They may when no other
 * way reads what they write. They should not when the edge leaves a loop: they would then run in
 * every iteration.
 */
function canHoist(
  block: MachBlock,
  edge: MachEdge,
  moves: Move[],
  live: Liveness,
  groups: Groups,
): boolean {
  if (block.depth > edge.to.depth) return false;
  for (const { dst } of moves) {
    if (block.on >= 0 && groups.find(block.on) === dst) return false;
    for (const other of block.edges) {
      if (other === edge) continue;
      if (other.to === edge.to || other.to.index < 0) return false;
      if (other.args.some((arg) => typeof arg === 'number' && groups.find(arg) === dst))
        return false;
      if (groups.members(dst).some((reg) => live.liveIn(other.to.index, reg))) return false;
    }
  }
  return true;
}
