/**
 * What a loop's code costs, counted as LLVM counts it before it unrolls (`CodeMetrics` and
 * `analyzeLoopUnrollCost`): addresses fold into accesses, divisions are expensive.
 */
import type { FlowGraph, Loop } from '../../analysis/index.ts';
import {
  type Block,
  bitWidth,
  byteSize,
  defInst,
  type Edge,
  foldInst,
  type Inst,
  isFloat,
  isInt,
  isPtr,
  isPureOp,
  type Module,
  terminator,
  type Value,
} from '../../mir/index.ts';
import { onlyAssumed } from '../support/only-assumed.ts';

const FREE: ReadonlySet<string> = new Set([
  'const.int',
  'const.float',
  'const.null',
  'const.undef',
  'global.addr',
  'func.addr',
  'ptr.cast',
  'ptr.to.int',
  'int.to.ptr',
  'bitcast',
  'alloca',
  'assume',
  'unreachable',
]);

const DIVISIONS: ReadonlySet<string> = new Set([
  'int.sdiv',
  'int.udiv',
  'int.srem',
  'int.urem',
  'float.div',
  'float.rem',
]);

/** Two instructions each on numbers of 64 bits; `NVPTXTTIImpl::getArithmeticInstrCost`. */
const BY_HALVES: ReadonlySet<string> = new Set([
  'int.add',
  'int.mul',
  'int.xor',
  'int.or',
  'int.and',
]);

/** Offsets that are computed for an address alone, and what is computed to be assumed. */
export function addressParts(blocks: readonly Block[]): ReadonlySet<Inst> {
  const users = new Map<Inst, number>();
  const parts = new Set<Inst>();
  for (const { insts } of blocks) {
    for (const inst of insts) {
      for (const arg of inst.args) {
        const def = defInst(arg);
        if (def !== undefined) users.set(def, (users.get(def) ?? 0) + 1);
      }
    }
  }
  for (const { insts } of blocks) {
    // LLVM's `EphemeralValues`.
    for (const inst of onlyAssumed(insts)) parts.add(inst);
    for (const inst of insts) {
      if (inst.op !== 'ptr.add') continue;
      const by = defInst(inst.args[1]);
      const scales = by?.op === 'int.mul' || by?.op === 'int.shl';
      if (scales && users.get(by) === 1 && defInst(by.args[1])?.op === 'const.int') parts.add(by);
    }
  }
  return parts;
}

/** Cost of one instruction. */
export function costOf(inst: Inst, parts: ReadonlySet<Inst>): number {
  const { op } = inst;
  if (FREE.has(op) || parts.has(inst)) return 0;
  if (op === 'ptr.add') return defInst(inst.args[1])?.op === 'const.int' ? 0 : 1;
  if (op === 'call' || op === 'call.indirect') return 10 + inst.args.length;
  const type = inst.results.length > 0 ? inst.results[0].type : undefined;
  const words = type !== undefined && isInt(type) ? Math.max(1, bitWidth(type) / 64) : 1;
  if (DIVISIONS.has(op)) return 4 * words;
  return op === 'switch' ? inst.attrs.cases!.length : Math.ceil(words);
}

/** Cost of one iteration. */
function loopCost(blocks: readonly Block[]): number {
  const parts = addressParts(blocks);
  let sum = 0;
  for (const { insts } of blocks) for (const inst of insts) sum += costOf(inst, parts);
  return sum;
}

/**
 * Cost of one iteration of a loop that stays one, with sums of 64 bits as two instructions. Loops
 * that are written out whole are measured with `loopCost`: there 64-bit indices are not narrowed
 * yet, which LLVM has done by then.
 */
export function roundCost(blocks: readonly Block[]): number {
  let sum = loopCost(blocks);
  const parts = addressParts(blocks);
  for (const { insts } of blocks)
    for (const inst of insts)
      if (BY_HALVES.has(inst.op) && inst.results[0].type === 'i64' && !parts.has(inst)) sum++;
  return sum;
}

/** An address at a known distance from a value that the loop does not change. */
interface Place {
  readonly base: Value;
  readonly offset: bigint;
}

/** Values that are known in one iteration. */
class Iteration {
  private readonly known: Map<Value, bigint>;
  private readonly places: Map<Value, Place>;
  private readonly tables: Tables;

  /** @param known numbers and @param places addresses at its start, by parameters of the header */
  constructor(known: Map<Value, bigint>, places: Map<Value, Place>, tables: Tables) {
    this.known = known;
    this.places = places;
    this.tables = tables;
  }

  /** The value's bits, when they follow from what is known. */
  bits(value: Value, depth = 12): bigint | undefined {
    const seen = this.known.get(value);
    if (seen !== undefined) return seen;
    const def = defInst(value);
    if (def === undefined || depth === 0) return undefined;
    if (def.op === 'const.int') return def.attrs.bits;
    const results =
      def.op === 'mem.load'
        ? this.loaded(def, depth)
        : (this.distance(def, depth) ?? this.folded(def, depth));
    if (results === undefined) return undefined;
    def.results.forEach((r, i) => {
      this.known.set(r, results[i]!);
    });
    return this.known.get(value);
  }

  /** The address as a place; outside of the loop every pointer is one. */
  place(value: Value, depth = 12): Place | undefined {
    const seen = this.places.get(value);
    if (seen !== undefined) return seen;
    const def = defInst(value);
    if (depth === 0 || def === undefined)
      return this.tables.isInside(value) ? undefined : { base: value, offset: 0n };
    if (def.op === 'ptr.cast') return this.place(def.args[0], depth - 1);
    if (def.op === 'ptr.add') {
      const at = this.place(def.args[0], depth - 1);
      const by = this.bits(def.args[1], depth - 1);
      if (at !== undefined && by !== undefined)
        return { base: at.base, offset: at.offset + BigInt.asIntN(64, by) };
    }
    if (def.op === 'global.addr') return { base: this.tables.addressOf(value), offset: 0n };
    return this.tables.isInside(value) ? undefined : { base: value, offset: 0n };
  }

  /** Notes what the parameters of a block are, where all ways into it agree. */
  enter(block: Block, lists: readonly (readonly Value[])[], from: Iteration): void {
    const found: (bigint | Place | undefined)[] = block.params.map((param, i) => {
      const [value, ...others] = lists.map((args) => args[i]!);
      if (value === undefined) return undefined;
      if (!isPtr(param.type)) {
        const bits = from.bits(value);
        return others.every((one) => from.bits(one) === bits) ? bits : undefined;
      }
      const place = from.place(value);
      const isSame = (one: Value): boolean => {
        const other = from.place(one);
        return other?.base === place?.base && other?.offset === place?.offset;
      };
      return others.every(isSame) ? place : undefined;
    });
    block.params.forEach((param, i) => {
      const one = found[i];
      if (typeof one === 'bigint') this.known.set(param, one);
      else if (one !== undefined) this.places.set(param, one);
    });
  }

  private folded(def: Inst, depth: number): readonly bigint[] | undefined {
    if (!isPureOp(def.op)) return undefined;
    const bits: bigint[] = [];
    for (const arg of def.args) {
      const x = this.bits(arg, depth - 1);
      if (x === undefined) return undefined;
      bits.push(x);
    }
    return foldInst(def, bits);
  }

  /** Comparisons and differences of two addresses with the same base. */
  private distance(def: Inst, depth: number): readonly bigint[] | undefined {
    if (def.op === 'int.cmp' && isPtr(def.args[0].type)) {
      const by = this.between(def.args[0], def.args[1], depth);
      return by === undefined ? undefined : [compares(def.attrs.pred!, by) ? 1n : 0n];
    }
    if (def.op !== 'int.sub') return undefined;
    const [a, b] = def.args.map(defInst);
    if (a?.op !== 'ptr.to.int' || b?.op !== 'ptr.to.int') return undefined;
    const by = this.between(a.args[0], b.args[0], depth);
    return by === undefined ? undefined : [BigInt.asUintN(64, by)];
  }

  private between(a: Value, b: Value, depth: number): bigint | undefined {
    const x = this.place(a, depth - 1);
    const y = this.place(b, depth - 1);
    return x !== undefined && x.base === y?.base ? x.offset - y.offset : undefined;
  }

  /** What an access at a known place of a table of constants reads. */
  private loaded(inst: Inst, depth: number): readonly bigint[] | undefined {
    const type = inst.results[0].type;
    if (!isInt(type) && !isFloat(type)) return undefined;
    const place = this.place(inst.args[0], depth - 1);
    if (place === undefined) return undefined;
    const bits = this.tables.read(place, byteSize(type));
    return bits === undefined ? undefined : [type === 'i1' ? bits & 1n : bits];
  }
}

/** What the iterations of one loop share: its blocks, and the tables of constants of the module. */
class Tables {
  private readonly inside: ReadonlySet<Block>;
  private readonly module: Module;
  private readonly addresses = new Map<string, Value>();

  constructor(blocks: Iterable<Block>, module: Module) {
    this.inside = new Set(blocks);
    this.module = module;
  }

  has(block: Block): boolean {
    return this.inside.has(block);
  }

  isInside({ def }: Value): boolean {
    return this.inside.has('op' in def ? def.block : def);
  }

  /** The same value for all addresses of one global. */
  addressOf(address: Value): Value {
    const { symbol } = defInst(address)!.attrs;
    const known = this.addresses.get(symbol!);
    if (known === undefined) this.addresses.set(symbol!, address);
    return known ?? address;
  }

  read({ base, offset }: Place, size: number): bigint | undefined {
    const def = defInst(base);
    if (def?.op !== 'global.addr') return undefined;
    const global = this.module.globals.get(def.attrs.symbol!);
    if (global?.space !== 'constant' || global.mutable || global.external === true)
      return undefined;
    const at = Number(offset);
    if (at < 0 || at + size > global.size) return undefined;
    if (global.relocs.some((one) => one.offset < at + size && one.offset + 8 > at))
      return undefined;
    let bits = 0n;
    for (let i = size - 1; i >= 0; i--) bits = (bits << 8n) | BigInt(global.init?.[at + i] ?? 0);
    return bits;
  }
}

function compares(pred: string, by: bigint): boolean {
  switch (pred) {
    case 'eq':
      return by === 0n;
    case 'ne':
      return by !== 0n;
    case 'ult':
    case 'slt':
      return by < 0n;
    case 'ule':
    case 'sle':
      return by <= 0n;
    case 'ugt':
    case 'sgt':
      return by > 0n;
    default:
      return by >= 0n;
  }
}

/** The iterations of a loop, run as far as what is known at its start decides them. */
export interface Trips {
  /** How often the header is entered at most. */
  readonly count: number;
  /** Cost of one iteration as it is. */
  readonly size: number;
  /** Cost of all iterations as a loop, and what is left of it after folding. */
  readonly rolled: number;
  readonly left: number;
}

/**
 * Runs a loop until an iteration is known not to go around again: whichever of its latches and
 * exits are taken. Undefined when that is not known, or takes more than `most(size)` iterations.
 * Has the part of LLVM's peeling, trip counts of scalar evolution and `analyzeLoopUnrollCost`.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one walk over the blocks for each iteration
export function tripsOf(
  graph: FlowGraph,
  loop: Loop,
  entries: readonly (readonly Value[])[],
  module: Module,
  most: (size: number) => number,
): Trips | undefined {
  const order = [...loop.blocks].sort((a, b) => a - b).map((b) => graph.order[b]!);
  const header = order[0]!;
  const tables = new Tables(order, module);
  const parts = addressParts(order);
  const size = loopCost(order);
  const limit = most(size);
  // Headers of inner loops: what comes around is not known when they are entered.
  const late = new Set(
    loop.blocks.filter((b) => graph.preds[b]!.some((p) => p >= b)).map((b) => graph.order[b]!),
  );
  let state = new Iteration(new Map(), new Map(), tables);
  let lists = entries;
  let left = 0;
  let rolled = 0;
  for (let trip = 1; trip <= limit; trip++) {
    const next = new Iteration(new Map(), new Map(), tables);
    next.enter(header, lists, state);
    state = next;
    const reached = new Map<Block, Value[][]>([[header, []]]);
    const backs: Value[][] = [];
    let decides = false;
    for (const block of order) {
      const from = reached.get(block);
      if (from === undefined) continue;
      if (block !== header && !late.has(block)) state.enter(block, from, state);
      const edges = ways(block, state);
      const end = terminator(block)!;
      for (const inst of block.insts) {
        const cost = costOf(inst, parts);
        if (cost === 0) continue;
        rolled += cost;
        const folds =
          inst === end
            ? edges.length === 1
            : inst.results.length > 0 && state.bits(inst.results[0]) !== undefined;
        if (!folds) left += cost;
      }
      if (edges.length < end.targets!.length && end.targets!.some((t) => !tables.has(t.block)))
        decides = true;
      for (const edge of edges) {
        if (edge.block === header) backs.push(edge.args);
        else if (tables.has(edge.block)) {
          const list = reached.get(edge.block);
          if (list === undefined) reached.set(edge.block, [edge.args]);
          else list.push(edge.args);
        }
      }
    }
    if (backs.length === 0) return { count: trip, size, rolled, left };
    if (!decides) return undefined;
    lists = backs;
  }
  return undefined;
}

/** Where a block may go on. */
function ways(block: Block, state: Iteration): readonly Edge[] {
  const end = terminator(block)!;
  const bits = end.op === 'br.if' || end.op === 'switch' ? state.bits(end.args[0]) : undefined;
  if (bits === undefined) return end.targets ?? [];
  const at = end.op === 'br.if' ? (bits === 1n ? 0 : 1) : end.attrs.cases!.indexOf(bits) + 1;
  return [end.targets![at]!];
}
