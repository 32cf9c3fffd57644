/**
 * Which memory a pointer is surely into: a global with a size, memory that the launch sizes, or a
 * buffer that a kernel got as a parameter.
 */
import { type FlowGraph, incoming, type Ranges } from '../../analysis/index.ts';
import type { Block, Func, Inst, Module, Value } from '../../mir/index.ts';

/** Lengths that the code itself does not tell. */
export interface KnownLengths {
  /** Bytes of the memory that the launch sizes. */
  readonly launchSized: number | undefined;
  /** Lengths of what kernels' parameters point to, by kernel and by the parameter's name. */
  readonly buffers: ReadonlyMap<string, ReadonlyMap<string, BufferLength>>;
}

/** Bytes, or elements of so many bytes, whose number is the product of other parameters. */
export type BufferLength = number | { readonly each: number; readonly counts: readonly string[] };

/** Memory of a known length. */
export interface Region {
  readonly key: string;
  /** As the source calls it. */
  readonly name: string;
  /** Where they are constant. */
  readonly bytes: number | undefined;
  /** Else elements of so many bytes; their number is the product of these. */
  readonly each: number;
  readonly counts: readonly Value[];
  /** The address that it begins at, where that is a value already. */
  readonly param: Value | undefined;
  /** The instruction that gives the address of a global. */
  readonly address: Inst | undefined;
}

/** An address as the sum of a region's beginning and offsets; undefined offsets are not known. */
export interface Place {
  readonly region: Region;
  readonly constant: bigint;
  readonly parts: readonly Value[] | undefined;
}

/** Sums of more offsets are taken as a difference of addresses. */
const MOST_PARTS = 8;

export class Regions {
  private readonly fn: Func;
  private readonly graph: FlowGraph;
  private readonly module: Module;
  private readonly lengths: KnownLengths;
  private readonly known = new Map<Value, Region | undefined>();

  constructor(fn: Func, graph: FlowGraph, module: Module, lengths: KnownLengths) {
    this.fn = fn;
    this.graph = graph;
    this.module = module;
    this.lengths = lengths;
  }

  /** Where a pointer points; undefined where that is not certain. */
  placeOf(pointer: Value): Place | undefined {
    let constant = 0n;
    const parts: Value[] = [];
    let at = pointer;
    for (;;) {
      const { def } = at;
      if (!('op' in def)) break;
      if (def.op === 'ptr.add') {
        const by = def.args[1];
        const bits = 'op' in by.def && by.def.op === 'const.int' ? by.def.attrs.bits : undefined;
        if (bits === undefined) parts.push(by);
        else constant += BigInt.asIntN(64, bits);
      } else if (def.op !== 'ptr.cast') break;
      at = def.args[0];
    }
    const region = this.whole(at);
    if (region === undefined) return undefined;
    const isBeginning = region.param === at || ('op' in at.def && at.def.op === 'global.addr');
    const whole = isBeginning && parts.length <= MOST_PARTS;
    return { region, constant, parts: whole ? parts : undefined };
  }

  /** The region that all values of a pointer are in. */
  private whole(value: Value): Region | undefined {
    if (!this.known.has(value)) {
      const found = this.find(value, new Set());
      this.known.set(value, found === 'seen' ? undefined : found);
    }
    return this.known.get(value);
  }

  /** `seen`: a value that is being looked at, or was; it adds nothing to what others say. */
  private find(value: Value, seen: Set<Value>): Region | 'seen' | undefined {
    if (seen.has(value)) return 'seen';
    seen.add(value);
    const { def } = value;
    if ('op' in def) {
      switch (def.op) {
        case 'ptr.add':
        case 'ptr.cast':
          return this.find(def.args[0], seen);
        case 'select':
          return this.common([def.args[1], def.args[2]], seen);
        case 'global.addr':
          return this.global(def);
        default:
          return undefined;
      }
    }
    if (def === this.graph.order[0]) return this.param(value, def);
    return this.graph.numberOf(def) < 0
      ? undefined
      : this.common(incoming(this.graph, value), seen);
  }

  /** The one region of several pointers. */
  private common(values: readonly Value[], seen: Set<Value>): Region | 'seen' | undefined {
    let found: Region | 'seen' = 'seen';
    for (const value of values) {
      const region = this.find(value, seen);
      if (region === 'seen') continue;
      if (region === undefined || (found !== 'seen' && found.key !== region.key)) return undefined;
      found = region;
    }
    return found;
  }

  private global(address: Inst): Region | undefined {
    const symbol = address.attrs.symbol!;
    const global = this.module.globals.get(symbol);
    if (global === undefined) return undefined;
    const sized = global.launchSized === true;
    const bytes = sized ? this.lengths.launchSized : global.size;
    if (bytes === undefined || (!sized && (bytes === 0 || global.external === true)))
      return undefined;
    const key = sized ? 'launch-sized' : `@${symbol}`;
    const name = sized ? 'launch-sized workgroup memory' : `\`${symbol}\``;
    return { key, name, bytes, each: 1, counts: [], param: undefined, address };
  }

  private param(value: Value, entry: Block): Region | undefined {
    if (this.fn.kind !== 'kernel') return undefined;
    const decls = this.fn.paramDecls;
    const decl = decls[entry.params.indexOf(value)];
    const lengths = this.lengths.buffers.get(this.fn.name);
    // The pointer of a slice goes by the slice's name as well.
    const length = decl && (lengths?.get(decl.name) ?? lengths?.get(decl.name.replace(/\.0$/, '')));
    if (decl === undefined || length === undefined || decl.pass !== 'scalar') return undefined;
    // The pointer's own part of a slice, or of a memref.
    const name = `\`${decl.name.replace(/\.(?:0|aligned)$/, '')}\``;
    const common = { key: decl.name, name, param: value, address: undefined };
    if (typeof length === 'number') return { ...common, bytes: length, each: 1, counts: [] };
    const counts = length.counts.map((name) => {
      const at = decls.findIndex((one) => one.name === name);
      return at < 0 ? undefined : entry.params[at];
    });
    if (counts.some((count) => count?.type !== 'i64')) return undefined;
    return { ...common, bytes: undefined, each: length.each, counts: counts as Value[] };
  }
}

/** Is an access of so many bytes inside of its region, whatever the thread? */
export function isInside(
  { region, constant, parts }: Place,
  bytes: number,
  block: number,
  ranges: Ranges,
): boolean {
  if (parts === undefined || region.bytes === undefined) return false;
  let [low, high] = [constant, constant];
  for (const part of parts) {
    const { smin, smax } = ranges.at(part, block);
    low += smin;
    high += smax;
  }
  return low >= 0n && high + BigInt(bytes) <= BigInt(region.bytes);
}
