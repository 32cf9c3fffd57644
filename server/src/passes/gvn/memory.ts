/**
 * Memory versions: one number per kind of memory that changes with every write that may touch it.
 * Two loads of one address under the same version, the first dominating the second, give the same
 * value.
 */
import type { AliasAnalysis, FlowGraph, LoopForest } from '../../analysis/index.ts';
import {
  type AddressSpace,
  EFFECT_BIT,
  effectBits,
  type Inst,
  type Value,
} from '../../mir/index.ts';

/** Versions of global, workgroup and private memory. */
export type Versions = readonly [global: number, workgroup: number, priv: number];

const ALL = [0, 1, 2] as const;
const SHARED = [0, 1] as const;
const CLASS: Readonly<Partial<Record<AddressSpace, readonly number[]>>> = {
  global: [0],
  workgroup: [1],
  private: [2],
  constant: [],
  kernarg: [],
};

/** Which versions an access of this address depends on. */
export function classesOf(alias: AliasAnalysis, ptr: Value): readonly number[] {
  const { base } = alias.address(ptr);
  if (alias.isLocalSlot(base)) return [2];
  return CLASS[alias.space(ptr)] ?? ALL;
}

/** Which versions an instruction changes. */
export function writes(alias: AliasAnalysis, inst: Inst): readonly number[] {
  const bits = effectBits(inst.op);
  if ((bits & (EFFECT_BIT.write | EFFECT_BIT.sync)) === 0) return [];
  switch (inst.op) {
    case 'mem.store':
      return inst.attrs.volatile === true ? ALL : classesOf(alias, inst.args[1]);
    case 'mem.copy':
    case 'mem.move':
    case 'mem.set':
      return inst.attrs.volatile === true ? ALL : classesOf(alias, inst.args[0]);
    case 'atomic.store':
      return inst.attrs.ordering === 'relaxed' ? classesOf(alias, inst.args[1]) : ALL;
    case 'atomic.load':
      return inst.attrs.ordering === 'relaxed' ? [] : ALL;
    case 'atomic.rmw':
    case 'atomic.cmpxchg':
      return inst.attrs.ordering === 'relaxed' ? classesOf(alias, inst.args[0]) : ALL;
    case 'gpu.barrier':
    case 'fence':
      return SHARED;
    default:
      return ALL;
  }
}

/** The versions at the start and end of blocks; visit blocks in reverse postorder. */
export class MemoryVersions {
  private next = 3;
  private readonly out: (Versions | undefined)[] = [];
  private readonly graph: FlowGraph;
  private readonly loops: LoopForest;
  private readonly written: readonly (readonly boolean[])[];

  constructor(graph: FlowGraph, loops: LoopForest, alias: AliasAnalysis) {
    this.graph = graph;
    this.loops = loops;
    this.written = graph.order.map((block) => {
      const row = [false, false, false];
      for (const inst of block.insts) for (const c of writes(alias, inst)) row[c] = true;
      return row;
    });
  }

  /** Versions at the start of block `b`, whose forward predecessors were left already. */
  enter(b: number): Versions {
    const preds = this.graph.preds[b]!;
    if (preds.length === 0) return [0, 1, 2];
    const loop = this.loops.loopOf(b);
    const isHeader = loop !== undefined && loop.header === b;
    return [0, 1, 2].map((c) => {
      let version: number | undefined;
      for (const p of preds) {
        if (isHeader && this.loops.contains(loop, p)) {
          if (loop.blocks.some((x) => this.written[x]![c])) return this.next++;
          continue;
        }
        const seen = this.out[p]?.[c];
        if (seen === undefined || (version !== undefined && version !== seen)) return this.next++;
        version = seen;
      }
      return version ?? this.next++;
    }) as unknown as Versions;
  }

  leave(b: number, versions: Versions): void {
    this.out[b] = versions;
  }

  /** The versions behind a write of these classes. */
  bump(versions: Versions, classes: readonly number[]): Versions {
    const out = [...versions] as [number, number, number];
    for (const c of classes) out[c] = this.next++;
    return out;
  }
}
