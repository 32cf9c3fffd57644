/**
 * How sure it is that threads of one workgroup disagree about a branch. Uniformity analysis tells
 * what *may* differ; a rule must know what *does*: conditions computed from the thread's index
 * alone, without memory, calls or joins in between.
 */
import {
  computeUniformity,
  type FlowGraph,
  isAskSymbol,
  isLane,
  type LoopForest,
  type Uniformity,
} from '../../analysis/index.ts';
import {
  type Block,
  foldInst,
  type Inst,
  isPtr,
  type OpName,
  spaceOf,
  terminator,
  type Value,
} from '../../mir/index.ts';

/**
 * `sure`: in every workgroup of more than a few threads some go one way and some the other.
 * `launch`: whether they disagree depends on parameters and the launch, or on what each thread
 * finds in its own element of some memory. `high`: the first threads all go one way, only those of
 * a larger workgroup go another. `in time`: in some round of a loop they disagree, in others they
 * may all go one way. `edge`: a parameter says how many there are to do, and where it lies between
 * two threads of a workgroup they disagree.
 */
export type Disagreement = 'sure' | 'launch' | 'high' | 'in time' | 'edge';

/** Operations through which a value keeps what it tells about the thread. */
const PURE: ReadonlySet<OpName> = new Set<OpName>([
  'int.add',
  'int.sub',
  'int.mul',
  'int.udiv',
  'int.sdiv',
  'int.urem',
  'int.srem',
  'int.and',
  'int.or',
  'int.xor',
  'int.shl',
  'int.lshr',
  'int.ashr',
  'int.trunc',
  'int.zext',
  'int.sext',
  'int.cmp',
  'int.uadd.ovf',
  'int.usub.ovf',
  'int.umul.ovf',
  'int.sadd.ovf',
  'int.ssub.ovf',
  'int.smul.ovf',
]);

const CASTS: ReadonlySet<OpName> = new Set<OpName>(['int.zext', 'int.sext', 'int.trunc']);
/** Operations whose result is as far from that of a neighbour as what goes in. */
const SUMS: ReadonlySet<OpName> = new Set<OpName>([...CASTS, 'int.add', 'int.uadd.ovf']);

/** Operations after which some neighbours have one number and others the next, by a constant. */
const STEPS: ReadonlySet<OpName> = new Set<OpName>(['int.lshr', 'int.udiv', 'int.shl', 'int.mul']);

/** Reads of memory. */
const ELEMENTS: ReadonlySet<OpName> = new Set<OpName>(['mem.load', 'atomic.load']);
/** Atomic operations that give each thread another number. */
const COUNTS: ReadonlySet<string> = new Set(['add', 'sub']);
/** Operations beside those of `PURE` that keep what differs. */
const OF_ELEMENTS: ReadonlySet<OpName> = new Set<OpName>([
  'float.cmp',
  'float.neg',
  'float.add',
  'float.sub',
  'float.mul',
]);

/** Threads of a workgroup in x, y and z. */
export type BlockShape = readonly [number, number, number];

/** Largest workgroup, and along any axis, on every GPU. */
const MAX_THREADS = 1024;
/** Threads that every workgroup has: one of fewer than a wave is not worth launching. */
const FEWEST_THREADS = 32;
/** Threads of a warp where lanes have numbers. */
const LANES = 32;
/** Longer computations are left alone. */
const MAX_DEPTH = 8;

type Origin =
  /** The same in all threads of the workgroup. */
  | 'uniform'
  /** Computed from the thread's index in its workgroup. */
  | 'thread'
  /** Mixed with what only the launch knows: the workgroup's index, sizes, parameters. */
  | 'launch'
  /**
   * Read from a place that is the thread's own: by its index, or by taking turns with the others.
   */
  | 'element'
  /** Other memory, calls, joins: it may differ, nobody knows. */
  | 'unknown';

export class ThreadConditions {
  private readonly uniformity: Uniformity;
  private readonly loops: LoopForest;
  private readonly graph: FlowGraph;
  private readonly origins = new Map<Value, Origin>();

  private readonly block: BlockShape | undefined;

  /** `block`: how the kernel is launched, where somebody says so. */
  constructor(graph: FlowGraph, loops: LoopForest, block: BlockShape | undefined) {
    this.block = block;
    this.uniformity = computeUniformity(graph.fn, {
      uniformParams: true,
      exactJoins: true,
      isUniformIntrinsic: isAskSymbol,
    });
    this.loops = loops;
    this.graph = graph;
  }

  /** Do threads disagree about this branch? Undefined when that is not known. */
  ofBranch(branch: Inst): Disagreement | undefined {
    const [condition] = branch.args;
    if (condition === undefined || branch.targets === undefined) return undefined;
    if (branch.op === 'switch') {
      const first = this.answerOf(condition, 0);
      if (first !== undefined) return this.verdict(condition, first);
      return this.origin(condition) === 'thread' ? 'sure' : this.launchOnly(condition);
    }
    return this.ofCondition(condition);
  }

  /** Do all threads of the workgroup come to an instruction, if any does? */
  isReachedByAll({ block }: Inst): boolean {
    return !this.uniformity.isDivergentBlock(block);
  }

  /** The target of a branch that the first thread takes, when constants and its index tell. */
  sideOfFirst(branch: Inst): number | undefined {
    const answer = branch.args[0] && this.answerOf(branch.args[0], 0);
    if (answer === undefined) return undefined;
    if (branch.op === 'switch') return branch.attrs.cases!.indexOf(answer) + 1;
    return answer === 1n ? 0 : 1;
  }

  /** Do the threads of a workgroup disagree about a value that they can tell from their indices? */
  private verdict(value: Value, first: bigint): Disagreement | undefined {
    const [width, height, depth] = this.block ?? [MAX_THREADS, 1, 1];
    const count = Math.min(width * height * depth, MAX_THREADS);
    for (let thread = 1; thread < count; thread++) {
      if (this.answerOf(value, thread) === first) continue;
      return this.block !== undefined || thread < FEWEST_THREADS ? 'sure' : 'high';
    }
    return undefined;
  }

  /** A value in one thread, as far as constants and the thread's indices alone make it. */
  private answerOf(value: Value, thread: number, depth = 0): bigint | undefined {
    const def = instOf(value);
    if (def === undefined || depth > MAX_DEPTH) return undefined;
    if (def.op === 'const.int') return def.attrs.bits;
    if (def.op === 'gpu.thread.id') return this.indexOf(def.attrs.dim ?? 'x', thread);
    if (isLane(def)) return BigInt(thread % LANES);
    if (!PURE.has(def.op)) return undefined;
    const bits: bigint[] = [];
    for (const arg of def.args) {
      const part = this.answerOf(arg, thread, depth + 1);
      if (part === undefined) return undefined;
      bits.push(part);
    }
    return foldInst(def, bits)?.[def.results.indexOf(value)];
  }

  private indexOf(dim: 'x' | 'y' | 'z', thread: number): bigint | undefined {
    if (this.block === undefined) return dim === 'x' ? BigInt(thread) : undefined;
    const [width, height] = this.block;
    if (dim === 'x') return BigInt(thread % width);
    const row = Math.floor(thread / width);
    return BigInt(dim === 'y' ? row % height : Math.floor(row / height));
  }

  /** The number of the block that a value comes from. */
  private numberOf({ def }: Value): number {
    return this.graph.numberOf('op' in def ? def.block : def);
  }

  private launchOnly(value: Value): Disagreement | undefined {
    const origin = this.origin(value);
    return origin === 'launch' || origin === 'element' ? 'launch' : undefined;
  }

  private ofCondition(value: Value): Disagreement | undefined {
    const def = instOf(value);
    if (!this.uniformity.isDivergent(value)) return undefined;
    if (def === undefined) return this.launchOnly(value);
    const first = this.answerOf(value, 0);
    if (first !== undefined) return this.verdict(value, first);
    if (def.op === 'int.and' || def.op === 'int.or' || def.op === 'int.xor') {
      // Where the uniform parts leave a choice at all, the others decide.
      const parts = def.args.filter((arg) => this.uniformity.isDivergent(arg));
      return ofAll(parts.map((part) => this.ofCondition(part)));
    }
    if (def.op !== 'int.cmp' && def.op !== 'float.cmp') return this.launchOnly(value);
    const [a, b] = def.args;
    const origins = [this.origin(a), this.origin(b)];
    if (origins.includes('unknown') || origins.every((o) => o === 'uniform')) return undefined;
    if (isOrder(def) && this.isEdge(a, b)) return 'edge';
    if (origins.includes('launch') || origins.includes('element')) return 'launch';
    const uniform = origins[0] === 'uniform' ? a : origins[1] === 'uniform' ? b : undefined;
    // What constants and indices alone decide has been computed, if it is not too long for that.
    if (uniform === undefined || constantOf(uniform) !== undefined) return 'launch';
    // A bound that changes while the loop runs cannot always be at the edge of the workgroup.
    return this.changesInLoop(uniform, def) ? 'in time' : 'launch';
  }

  /** Is one of them a thread's number, from anywhere on, and the other a parameter? */
  private isEdge(a: Value, b: Value): boolean {
    const isNumber = (value: Value): boolean => this.isNumber(value, 0);
    return (isNumber(a) && this.isParameter(b)) || (isNumber(b) && this.isParameter(a));
  }

  /**
   * A thread's index, which neighbours have one apart, or what a constant makes of it, and
   * something that is the same for all.
   */
  private isNumber(value: Value, depth: number): boolean {
    const def = instOf(value);
    if (def === undefined || depth > MAX_DEPTH) return false;
    if (def.op === 'gpu.thread.id') return this.indexOrigin(def.attrs.dim ?? 'x') === 'thread';
    if (STEPS.has(def.op))
      return this.hasSteps(value, def) && this.isNumber(def.args[0]!, depth + 1);
    if (!SUMS.has(def.op)) return false;
    const own = def.args.filter((arg) => this.uniformity.isDivergent(arg));
    return own.length === 1 && this.isNumber(own[0]!, depth + 1);
  }

  /** Is it another number in the last thread of a known workgroup than in the first one? */
  private hasSteps(value: Value, { args }: Inst): boolean {
    if (this.block === undefined || constantOf(args[1]!) === undefined) return false;
    const count = this.block.reduce((all, one) => all * one, 1);
    const last = this.answerOf(value, count - 1);
    return last !== undefined && last !== this.answerOf(value, 0);
  }

  private isParameter(value: Value): boolean {
    const def = instOf(value);
    if (def === undefined) return value.def === this.graph.order[0];
    return CASTS.has(def.op) && this.isParameter(def.args[0]!);
  }

  /** Is the value another one in each iteration of a loop around the instruction? */
  private changesInLoop(value: Value, at: Inst, depth = 0): boolean {
    if (depth > 16) return false;
    const { def } = value;
    if ('op' in def)
      return PURE.has(def.op) && def.args.some((a) => this.changesInLoop(a, at, depth + 1));
    const header = this.numberOf(value);
    const inside = this.numberOf(at.results[0]);
    for (let loop = this.loops.loopOf(inside); loop !== undefined; loop = loop.parent) {
      if (loop.header === header) return true;
    }
    return false;
  }

  private origin(value: Value): Origin {
    const known = this.origins.get(value);
    if (known !== undefined) return known;
    // A cycle can only go through a block parameter, which is not looked into.
    const origin = this.computeOrigin(value);
    this.origins.set(value, origin);
    return origin;
  }

  private computeOrigin(value: Value): Origin {
    if (!this.uniformity.isDivergent(value)) return 'uniform';
    const def = instOf(value);
    if (def === undefined) return this.counterOrigin(value);
    if (def.op === 'gpu.thread.id') return this.indexOrigin(def.attrs.dim ?? 'x');
    if (isLane(def)) return 'thread';
    if (ELEMENTS.has(def.op)) return this.isOwnPlace(def.args[0], 0) ? 'element' : 'unknown';
    if (COUNTS.has(def.attrs.rmw ?? '')) return 'element';
    if (!PURE.has(def.op)) return OF_ELEMENTS.has(def.op) ? this.elementOrigin(def) : 'unknown';
    let out: Origin = 'thread';
    for (const arg of def.args) {
      const part = this.origin(arg);
      if (part === 'unknown') return 'unknown';
      if (part === 'element') return 'element';
      // Constants leave the index what it is; anything else is decided by the launch.
      if (part === 'launch' || (part === 'uniform' && constantOf(arg) === undefined))
        out = 'launch';
    }
    return out;
  }

  /** What is computed from elements without an integer in between. */
  private elementOrigin({ args }: Inst): Origin {
    const parts = args.map((arg) => this.origin(arg));
    return parts.includes('element') && !parts.includes('unknown') ? 'element' : 'unknown';
  }

  /** Is an address of memory that threads share computed from the thread's index? */
  private isOwnPlace(ptr: Value, depth: number): boolean {
    const def = instOf(ptr);
    if (def === undefined || depth > MAX_DEPTH || isPrivate(ptr)) return false;
    if (def.op === 'ptr.cast') return this.isOwnPlace(def.args[0], depth + 1);
    if (def.op !== 'ptr.add') return false;
    const [base, by] = def.args;
    const origin = this.origin(by);
    if (origin === 'unknown') return false;
    return origin !== 'uniform' ? this.isShared(base, depth + 1) : this.isOwnPlace(base, depth + 1);
  }

  /** Does the address come from a parameter or a region of memory that all threads share? */
  private isShared(ptr: Value, depth: number): boolean {
    const def = instOf(ptr);
    if (def === undefined) return !this.uniformity.isDivergent(ptr);
    if (depth > MAX_DEPTH || isPrivate(ptr)) return false;
    if (def.op === 'ptr.cast' || def.op === 'ptr.add') return this.isShared(def.args[0], depth + 1);
    return def.op !== 'alloca' && !this.uniformity.isDivergent(ptr);
  }

  /**
   * A loop's counter that begins at something of the thread's and goes by steps that are the same
   * for all, or what each round takes from something of the thread's: how often the loop runs
   * depends on the bound, the launch and the data.
   */
  private counterOrigin(value: Value): Origin {
    const loop = this.loops.loopOf(this.numberOf(value));
    const block = value.def as Block;
    if (loop?.header !== this.numberOf(value)) return 'unknown';
    const index = block.params.indexOf(value);
    // What the loop makes of the value itself is a step or unknown.
    this.origins.set(value, 'unknown');
    let out: Origin = 'unknown';
    for (const { from, args } of this.edgesTo(block)) {
      const given = args[index];
      if (given === undefined) return 'unknown';
      const isLatch = loop.latches.includes(from);
      if (isLatch && this.isStep(given, value)) continue;
      const origin = this.origin(given);
      if (origin === 'unknown' || (isLatch && origin === 'uniform')) return 'unknown';
      if (!isLatch) out = 'launch';
    }
    return out;
  }

  private isStep(next: Value, counter: Value): boolean {
    const def = instOf(next);
    if (def === undefined || (def.op !== 'int.add' && def.op !== 'int.sub')) return false;
    return (
      def.args.includes(counter) &&
      def.args.every((arg) => arg === counter || !this.uniformity.isDivergent(arg))
    );
  }

  private edgesTo(block: Block): { readonly from: number; readonly args: readonly Value[] }[] {
    const { graph } = this;
    return [...new Set(graph.preds[graph.numberOf(block)])].flatMap((from) =>
      (terminator(graph.order[from]!)?.targets ?? [])
        .filter((edge) => edge.block === block)
        .map(({ args }) => ({ from, args })),
    );
  }

  /** Without word of the launch only x is sure to have more than one thread. */
  private indexOrigin(dim: 'x' | 'y' | 'z'): Origin {
    if (this.block === undefined) return dim === 'x' ? 'thread' : 'launch';
    return this.block[dim === 'x' ? 0 : dim === 'y' ? 1 : 2] > 1 ? 'thread' : 'uniform';
  }
}

function isPrivate({ type }: Value): boolean {
  return isPtr(type) && spaceOf(type) === 'private';
}

function instOf(value: Value): Inst | undefined {
  return 'op' in value.def ? value.def : undefined;
}

function constantOf(value: Value): bigint | undefined {
  const def = instOf(value);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}

function isOrder({ attrs }: Inst): boolean {
  return attrs.pred !== 'eq' && attrs.pred !== 'ne';
}

/** Of a condition that joins several, each of which leaves a choice. */
function ofAll(verdicts: readonly (Disagreement | undefined)[]): Disagreement | undefined {
  if (verdicts.includes(undefined)) return undefined;
  if (verdicts.every((v) => v === 'sure')) return 'sure';
  if (verdicts.every((v) => v === 'edge')) return 'edge';
  return verdicts.every((v) => v === 'sure' || v === 'in time') ? 'in time' : 'launch';
}
