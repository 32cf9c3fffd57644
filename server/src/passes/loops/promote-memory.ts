/**
 * `promote-memory`: memory at an address that a loop does not change becomes a value: it is loaded
 * once before the loop and stored once at each way out. LLVM's counterpart is
 * `promoteLoopAccessesToScalars` of LICM, with its conditions: every iteration stores there, and
 * nothing else in the loop may touch these bytes or let other threads see them.
 */
import {
  AliasAnalysis,
  accessSize,
  computeDominators,
  computeFlowGraph,
  computeLoops,
  type DominatorTree,
  type FlowGraph,
  type Loop,
  type LoopForest,
} from '../../analysis/index.ts';
import { greatest } from '../../base/index.ts';
import {
  type Block,
  createBlock,
  createInst,
  EFFECT_BIT,
  effectBits,
  type Func,
  type Inst,
  type MirType,
  replaceValues,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { definePass } from '../define-pass.ts';
import { hasBytes, partOf } from '../support/extract-bytes.ts';
import { promoteSlots } from '../support/promote.ts';
import { ensurePreheader } from './preheader.ts';

/** Loops of a function that are looked at again after one was changed. */
const MAX_ROUNDS = 64;

export const promoteMemory = definePass({
  name: 'promote-memory',
  doc: 'Keeps memory at an address that a loop does not change in a register.',
  run(fn, { remark }) {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      const graph = computeFlowGraph(fn);
      const dom = computeDominators(graph);
      const loops = computeLoops(graph, dom);
      if (loops.loops.length === 0) return round > 0;
      const alias = new AliasAnalysis(fn);
      const found = loops.loops
        .map((loop) => ({ loop, place: placeIn(graph, dom, loop, alias) }))
        .find(({ place }) => place !== undefined);
      if (found === undefined) return round > 0;
      const { loc } = found.place!;
      const message = 'kept in a register while the loop runs, stored once behind it';
      remark?.({ pass: 'promote-memory', loc, done: true, message });
      promote(fn, graph, loops, found.loop, found.place!);
    }
    return true;
  },
});

interface Place {
  readonly address: Value;
  readonly type: MirType;
  readonly align: number;
  /** Loads and stores there. */
  readonly accesses: readonly Inst[];
  /** Loads of a part of it, with the bytes in front of that part. */
  readonly parts: ReadonlyMap<Inst, number>;
  readonly loc: Inst['loc'];
}

const addressOf = (inst: Inst): Value => inst.args[inst.op === 'mem.store' ? 1 : 0]!;
const typeOf = (inst: Inst): MirType =>
  inst.op === 'mem.store' ? inst.args[0].type : inst.results[0].type;

/** Memory of a loop that may become a value. */
function placeIn(
  graph: FlowGraph,
  dom: DominatorTree,
  loop: Loop,
  alias: AliasAnalysis,
): Place | undefined {
  const blocks = loop.blocks.map((b) => graph.order[b]!);
  const inside = new Set(blocks);
  const touching: Inst[] = [];
  for (const { insts } of blocks) {
    for (const inst of insts) {
      const bits = effectBits(inst.op);
      // What orders memory or calls lets others look.
      if ((bits & (EFFECT_BIT.sync | EFFECT_BIT.convergent | EFFECT_BIT.trap)) !== 0)
        return undefined;
      if ((bits & (EFFECT_BIT.read | EFFECT_BIT.write)) !== 0) touching.push(inst);
    }
  }
  const exits = loop.blocks.filter((b) =>
    graph.succs[b]!.some((s) => !inside.has(graph.order[s]!)),
  );
  if (exits.length === 0) return undefined;
  const isInvariant = ({ def }: Value): boolean => !inside.has('op' in def ? def.block : def);
  for (const store of touching) {
    if (store.op !== 'mem.store' || store.attrs.volatile === true) continue;
    const address = store.args[1];
    if (!isInvariant(address)) continue;
    const b = graph.numberOf(store.block);
    if (![...exits, ...loop.latches].every((end) => dom.dominates(b, end))) continue;
    const type = typeOf(store);
    const size = accessSize(store);
    const isSame = (inst: Inst): boolean =>
      (inst.op === 'mem.load' || inst.op === 'mem.store') &&
      inst.attrs.volatile !== true &&
      addressOf(inst) === address &&
      typeOf(inst) === type;
    const isApart = (inst: Inst): boolean => {
      if (inst.op === 'mem.copy' || inst.op === 'mem.move' || inst.op === 'mem.set') return false;
      return !alias.mayAlias(addressOf(inst), accessSize(inst), address, size);
    };
    const parts = new Map<Inst, number>();
    const isPart = (inst: Inst): boolean => {
      const skipped = skippedBy(inst, store, alias);
      if (skipped !== undefined) parts.set(inst, skipped);
      return skipped !== undefined;
    };
    if (!touching.every((inst) => isSame(inst) || isApart(inst) || isPart(inst))) continue;
    const accesses = touching.filter(isSame);
    const align = greatest(accesses.map((inst) => inst.attrs.align ?? 1));
    return { address, type, align, accesses, parts, loc: store.loc };
  }
  return undefined;
}

/** Bytes of a stored value in front of what a load reads of it; undefined when it reads others. */
function skippedBy(load: Inst, store: Inst, alias: AliasAnalysis): number | undefined {
  if (load.op !== 'mem.load' || load.attrs.volatile === true) return undefined;
  if (!hasBytes(typeOf(load)) || !hasBytes(typeOf(store))) return undefined;
  const all = alias.address(addressOf(store));
  const own = alias.address(addressOf(load));
  if (all.complex || own.complex || all.base !== own.base || all.variable !== own.variable)
    return undefined;
  const skipped = own.offset - all.offset;
  return skipped >= 0 && skipped + accessSize(load) <= accessSize(store) ? skipped : undefined;
}

/** Loads of parts of a place become loads of all of it, of which the part is taken. */
function readParts(
  fn: Func,
  blocks: Iterable<Block>,
  { parts, type }: Place,
  slot: Value,
): Map<Value, Value> {
  const replaced = new Map<Value, Value>();
  if (parts.size === 0) return replaced;
  for (const block of blocks) {
    const out: Inst[] = [];
    for (const inst of block.insts) {
      const skipped = parts.get(inst);
      if (skipped === undefined) {
        out.push(inst);
        continue;
      }
      const all = createInst(fn, block, 'mem.load', [slot], [type], { align: 1 }, inst.loc);
      out.push(all);
      replaced.set(inst.results[0], partOf(fn, inst, all.results[0], skipped, out));
    }
    block.insts = out;
  }
  return replaced;
}

function promote(fn: Func, graph: FlowGraph, loops: LoopForest, loop: Loop, place: Place): void {
  const { address, type, align, accesses, loc } = place;
  const entry = fn.blocks[0]!;
  const alloca = createInst(fn, entry, 'alloca', [], ['ptr.private'], { size: 16, align: 16 });
  const slot = alloca.results[0];
  if (address.name !== undefined) slot.name = address.name;
  const preheader = ensurePreheader(fn, graph, loops, loop);
  const first = createInst(fn, preheader, 'mem.load', [address], [type], { align }, loc);
  const keep = createInst(fn, preheader, 'mem.store', [first.results[0], slot], [], { align: 1 });
  preheader.insts.splice(-1, 0, first, keep);
  const own = new Set(accesses);
  const inside = new Set(loop.blocks.map((b) => graph.order[b]!));
  const replaced = readParts(fn, inside, place, slot);
  for (const block of inside) {
    for (const inst of block.insts)
      if (own.has(inst)) inst.args[inst.op === 'mem.store' ? 1 : 0] = slot;
    for (const edge of terminator(block)?.targets ?? []) {
      if (inside.has(edge.block)) continue;
      const out: Block = createBlock(fn);
      const last = createInst(fn, out, 'mem.load', [slot], [type], { align: 1 }, loc);
      const args = [last.results[0], address];
      out.insts.push(last, createInst(fn, out, 'mem.store', args, [], { align }, loc));
      const target = { block: edge.block, args: edge.args };
      out.insts.push(createInst(fn, out, 'br', [], [], {}, loc, [target]));
      edge.block = out;
      edge.args = [];
    }
  }
  entry.insts.unshift(alloca);
  replaceValues(fn, replaced);
  promoteSlots(fn, [{ alloca, type }]);
}
