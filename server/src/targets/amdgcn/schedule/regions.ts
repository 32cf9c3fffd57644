/**
 * What of a block may change places: runs of instructions between those whose place matters, as
 * nodes with their dependences. LLVM's counterpart is `isSchedulingBoundary` with
 * `ScheduleDAGInstrs`.
 */
import { ASM } from '../asm-text.ts';
import { countOf, EXEC, GLUE, KEEP, type MInst, type Op, READS_VCC, unitOf, VCC } from '../code.ts';

/** Memory that a load or store touches; its counter answers in order. */
export type MemoryClass = 'vector' | 'lds' | 'scalar' | 'generic';
const CLASSES: readonly MemoryClass[] = ['vector', 'lds', 'scalar', 'generic'];

/** Instructions that stay together: those glued by SCC or VCC. */
export interface Node {
  readonly index: number;
  readonly insts: readonly MInst[];
  /** What must come before, by index. */
  readonly preds: readonly number[];
  /** Among `preds`: the loads whose results it reads. */
  readonly loads: readonly number[];
  /** Of one that only reads memory. */
  readonly load: MemoryClass | undefined;
  readonly store: boolean;
}

/** Plain stores: atomic ones that look the same keep their order, too, with all of their class. */
const STORE = /^(?:global|scratch|flat)_store_|^ds_write/;
const LOAD = /^(?:global|scratch|flat|buffer|tbuffer)_load_|^ds_read|^s_(?:buffer_)?load_|^image_/;

/** Reads what no register says: the wave's state, the time. */
const STATE = /^s_(?:get|set|mem(?:real)?time|send|wait|barrier|sleep|inst_prefetch)|^v_cmpx/;

/** Reads SCC; what it reads is glued to it. */
const READS_SCC = /^s_(?:cselect|addc|subb|cmov|cbranch_scc)/;

/** Whether nothing moves over the instruction. `glued` says that it belongs to the one before. */
function isFixed(inst: MInst, glued: boolean): boolean {
  const { op, ops, flags } = inst;
  if (op === ASM || STATE.test(op) || (READS_SCC.test(op) && !glued)) return true;
  if ((flags & KEEP) !== 0 && !STORE.test(op)) return true;
  return ops.some(
    (text, i) =>
      typeof text === 'string' &&
      (text === 'm0' || text === 'scc' || text === 'src_scc' || (i < inst.defs && text === EXEC)),
  );
}

function classOf(op: string): MemoryClass {
  if (op.startsWith('ds_')) return 'lds';
  if (op.startsWith('s_')) return 'scalar';
  return op.startsWith('flat_') ? 'generic' : 'vector';
}

/**
 * Whether accesses of two classes may touch the same bytes. Scalar loads read what never changes.
 */
function mayAlias(a: MemoryClass, b: MemoryClass): boolean {
  if (a === 'scalar' || b === 'scalar') return false;
  return a === b || a === 'generic' || b === 'generic';
}

/** A run of instructions of a block, `[start, end)`, whose order is free but for `preds`. */
export interface Region {
  readonly start: number;
  readonly end: number;
  readonly nodes: readonly Node[];
}

/** Longer regions are cut: what the dependences cost stays bounded. */
const MOST_NODES = 2000;

/** Regions of two nodes and more, in order. */
export function* regionsOf(insts: readonly MInst[]): Generator<Region> {
  let start = 0;
  let chains: MInst[][] = [];
  let chain: MInst[] = [];
  for (const [i, inst] of insts.entries()) {
    chain.push(inst);
    if ((inst.flags & GLUE) !== 0 && i + 1 < insts.length) continue;
    const isHeld = chain.some((each, k) => isFixed(each, k > 0)) || readsOtherVcc(chain);
    if (!isHeld && chains.length < MOST_NODES) {
      chains.push(chain);
      chain = [];
      if (i + 1 < insts.length) continue;
    }
    const end = i + 1 - chain.length;
    // What reads a VCC of before needs the last writer where it is.
    if (chains.length > 1 && !readsOtherVcc(chain))
      yield { start, end, nodes: dependences(chains) };
    start = i + 1;
    chains = [];
    chain = [];
  }
}

const isVcc = (op: Op): boolean => typeof op === 'string' && op.startsWith(VCC);

/** Whether instructions that stay together read a VCC that none of them has written. */
function readsOtherVcc(chain: readonly MInst[]): boolean {
  for (const { ops, defs, flags } of chain) {
    if ((flags & READS_VCC) !== 0 || ops.some((op, i) => i >= defs && isVcc(op))) return true;
    if (ops.some((op, i) => i < defs && isVcc(op))) return false;
  }
  return false;
}

class Dependences {
  readonly nodes: Node[] = [];
  private readonly writer = new Map<number, number>();
  private readonly readers = new Map<number, number[]>();
  private readonly lastStore = new Map<MemoryClass, number>();
  private readonly reads = new Map<MemoryClass, number[]>();

  add(insts: readonly MInst[]): void {
    const { nodes, writer, readers } = this;
    const index = nodes.length;
    const preds = new Set<number>();
    const loads = new Set<number>();
    for (const inst of insts)
      forEachUnit(inst, (unit, isDef) => {
        const from = writer.get(unit);
        if (from !== undefined) {
          preds.add(from);
          if (!isDef && nodes[from]!.load !== undefined) loads.add(from);
        }
        if (isDef) for (const reader of readers.get(unit) ?? []) preds.add(reader);
      });
    for (const inst of insts)
      forEachUnit(inst, (unit, isDef) => {
        if (isDef) {
          writer.set(unit, index);
          readers.delete(unit);
        } else if (readers.has(unit)) readers.get(unit)!.push(index);
        else readers.set(unit, [index]);
      });
    const store = insts.some(({ op }) => STORE.test(op));
    const access = insts.find(({ op }) => STORE.test(op) || LOAD.test(op));
    if (access !== undefined) this.order(index, classOf(access.op), store, preds);
    const load = access !== undefined && !store ? classOf(access.op) : undefined;
    preds.delete(index);
    loads.delete(index);
    nodes.push({ index, insts, preds: [...preds], loads: [...loads], load, store });
  }

  /** Stores come behind all that may touch the same bytes, loads behind stores. */
  private order(index: number, memory: MemoryClass, store: boolean, preds: Set<number>): void {
    for (const other of CLASSES) {
      if (!mayAlias(memory, other)) continue;
      const before = this.lastStore.get(other);
      if (before !== undefined) preds.add(before);
      if (store) for (const read of this.reads.get(other) ?? []) preds.add(read);
    }
    if (store) {
      this.lastStore.set(memory, index);
      this.reads.set(memory, []);
    } else if (this.reads.has(memory)) this.reads.get(memory)!.push(index);
    else this.reads.set(memory, [index]);
  }
}

function dependences(chains: readonly (readonly MInst[])[]): readonly Node[] {
  const all = new Dependences();
  for (const chain of chains) all.add(chain);
  return all.nodes;
}

/** Units that an instruction reads, then those that it writes. */
export function forEachUnit(
  { ops, defs }: MInst,
  visit: (unit: number, isDef: boolean) => void,
): void {
  const all = (from: number, to: number): void => {
    for (let i = from; i < to; i++) {
      const op = ops[i]!;
      if (typeof op === 'number')
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) visit(u, i < defs);
    }
  };
  all(defs, ops.length);
  all(0, defs);
}
