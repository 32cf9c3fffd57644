/**
 * The arrays that a value was read from. Two threads that store into one place what they read from
 * arrays of different parameters store different values, whatever the arrays hold in one launch; of
 * one array they may have read the same element.
 */
import { append } from '../base/index.ts';
import { effectBits, type Inst, isPtr, spaceOf, type Value } from '../mir/index.ts';
import { type FlowGraph, incoming } from './flow-graph.ts';

/** Values made of more than this are not looked into. */
const MOST_PARTS = 64;

/** Parameters and symbols of globals. */
type Root = Value | string;

export class LoadedFrom {
  private readonly graph: FlowGraph;
  private readonly known = new Map<Value, ReadonlySet<Root> | undefined>();

  constructor(graph: FlowGraph) {
    this.graph = graph;
  }

  /** Were both values read from arrays, of which none is the same? */
  areApart(a: Value, b: Value): boolean {
    const x = this.of(a);
    const y = this.of(b);
    if (x === undefined || y === undefined || x.size === 0 || y.size === 0) return false;
    for (const root of x) if (y.has(root)) return false;
    return true;
  }

  /** Undefined when something else is in the value too, such as what other threads have told. */
  private of(value: Value): ReadonlySet<Root> | undefined {
    if (!this.known.has(value)) {
      const roots = new Set<Root>();
      this.known.set(value, this.follow(value, roots) ? roots : undefined);
    }
    return this.known.get(value);
  }

  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: two work lists in one loop: values, and the pointers that they come from
  private follow(start: Value, roots: Set<Root>): boolean {
    const seen = new Set<Value>();
    const values = [start];
    const pointers: Value[] = [];
    while (values.length + pointers.length > 0) {
      if (seen.size > MOST_PARTS) return false;
      const pointer = pointers.pop();
      const value = pointer ?? values.pop()!;
      if (seen.has(value)) continue;
      seen.add(value);
      const { def } = value;
      const work = pointer === undefined ? values : pointers;
      if (!('op' in def)) {
        if (def !== this.graph.order[0]) append(work, incoming(this.graph, value));
        else if (pointer !== undefined) roots.add(value);
      } else if (pointer !== undefined) {
        if (!isStep(def, roots)) return false;
        if (def.op !== 'global.addr') append(pointers, pointersOf(def));
      } else if (def.op === 'mem.load') pointers.push(def.args[0]);
      else if (isPtr(value.type) || effectBits(def.op) !== 0) return false;
      else append(values, def.args);
    }
    return true;
  }
}

/** Is the address made of others, or that of an array of its own? */
function isStep(def: Inst, roots: Set<Root>): boolean {
  if (def.op === 'ptr.add' || def.op === 'ptr.cast' || def.op === 'select') return true;
  const { type } = def.results[0];
  if (def.op !== 'global.addr' || !isPtr(type) || spaceOf(type) === 'workgroup') return false;
  roots.add(def.attrs.symbol!);
  return true;
}

function pointersOf(def: Inst): readonly Value[] {
  return def.op === 'select' ? def.args.slice(1) : def.args.slice(0, 1);
}
