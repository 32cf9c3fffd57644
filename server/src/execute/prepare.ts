/**
 * The functions of a kernel in the shape in which they are compiled: copies, with calls of small
 * functions and of all that wait for other threads replaced by their bodies, and with a mark where
 * a loop may give way to other threads. Nothing is simplified: every access and check stays.
 */
import { isAsync, isBarrierTest } from '../analysis/index.ts';
import { append, splice, strongComponents } from '../base/index.ts';
import {
  type Block,
  cloneBlocksInto,
  cloneFunc,
  computeCfg,
  createBlock,
  createDetachedBlock,
  createInst,
  type Func,
  type Inst,
  inlinedLocs,
  isPure,
  type Module,
  reversePostOrder,
  type SourceLoc,
  stripDebug,
  successors,
  type Value,
} from '../mir/index.ts';
import { replaceAsm } from './asm-rows.ts';
import { cyclesOf } from './loops.ts';
import { isMark, isStop, MARK } from './marks.ts';
import { markStops, type StopPlaces } from './stops.ts';

/** The message of a trap whose operands are the address and length of a text. */
export const TEXT = '{text}';

/** Whether an instruction waits for other threads; a target's table of intrinsics says so. */
export type Waits = (inst: Inst) => boolean;

export interface Prepared {
  readonly kernel: Func;
  /** Functions that are called as such, by symbol. */
  readonly funcs: ReadonlyMap<string, Func>;
  /** Has the kernel places where threads wait? */
  readonly waits: boolean;
  /** May what threads do depend on the order in which they run? */
  readonly communicates: boolean;
}

/** A callee of so many instructions becomes part of every caller. */
const SMALL = 120;
/** Bodies stop growing here, but for what waits. */
const LARGE = 8000;
/** The same where each access is to be told from others by its callers. */
const SMALL_WITH_CALLERS = 4000;
const LARGE_WITH_CALLERS = 100_000;
/** Functions of the library by their names. */
const LIBRARY = /^<?(?:core|alloc|std)::/;

export interface PrepareOptions {
  /** With marks at all places where an order of threads makes a difference. */
  readonly points: boolean;
  /** Functions become part of their callers as far as that is possible. */
  readonly callers: boolean;
  /** What debuggers read stays. */
  readonly keepDebug?: boolean;
  /** Where a debugger may stop; nowhere when absent. */
  readonly stops?: StopPlaces | undefined;
}

export function prepare(
  module: Module,
  kernel: string,
  waits: Waits,
  options: PrepareOptions = { points: false, callers: false },
): Prepared {
  return new Preparation(module, waits, options).run(kernel);
}

/** Blocks after which a panic is certain: they run once at most. */
function endsOf(fn: Func): ReadonlySet<Block> {
  const ends = new Set<Block>();
  for (let before = -1; before !== ends.size; ) {
    before = ends.size;
    for (let i = fn.blocks.length - 1; i >= 0; i--) {
      const block = fn.blocks[i]!;
      const last = block.insts.at(-1);
      if (last === undefined || last.op === 'ret') continue;
      if (successors(block).every((edge) => ends.has(edge.block))) ends.add(block);
    }
  }
  return ends;
}

/** Instructions, but for those after which a panic is certain. */
function sizeOf(fn: Func): number {
  const ends = endsOf(fn);
  let n = 0;
  for (const block of fn.blocks) n += ends.has(block) ? 1 : block.insts.length;
  return n;
}

class Preparation {
  private readonly module: Module;
  /** The functions, inline assembly as operations where there are such. */
  private readonly funcs: ReadonlyMap<string, Func>;
  private readonly waitsAt: Waits;
  private readonly points: boolean;
  private readonly keepDebug: boolean;
  private readonly stops: PrepareOptions['stops'];
  /** By function: has it places where a debugger may stop? */
  private readonly stopping = new Map<string, boolean>();
  /** Most instructions of a callee that becomes part of its callers, and of what grows so. */
  private readonly small: number;
  private readonly large: number;
  /** Are there barriers in memory? */
  private readonly tests: boolean;
  private readonly done = new Map<string, Func>();
  private readonly busy = new Set<string>();
  private readonly recursive = new Set<string>();
  /** Functions that touch memory in ways that others may answer, or call such. */
  private readonly shared = new Map<string, boolean>();
  private readonly waiting = new Map<string, boolean>();
  /** Functions that change nothing. */
  private readonly idle = new Map<string, boolean>();

  constructor(module: Module, waits: Waits, options: PrepareOptions) {
    const { points, callers, stops, keepDebug } = options;
    this.keepDebug = keepDebug ?? stops !== undefined;
    this.module = module;
    this.funcs = withoutAsm(module);
    this.waitsAt = waits;
    this.points = points;
    this.stops = stops;
    this.small = callers ? SMALL_WITH_CALLERS : SMALL;
    this.large = callers ? LARGE_WITH_CALLERS : LARGE;
    this.tests = [...this.funcs.values()].some((fn) =>
      fn.blocks.some(({ insts }) => insts.some(isBarrierTest)),
    );
  }

  run(symbol: string): Prepared {
    this.findRecursive();
    const kernel = this.copyOf(symbol);
    const funcs = new Map<string, Func>();
    const reach = (fn: Func): void => {
      for (const block of fn.blocks) {
        for (const { op, attrs } of block.insts) {
          const name = attrs.symbol;
          if ((op !== 'call' && op !== 'func.addr') || name === undefined) continue;
          const callee = this.funcs.get(name);
          if (callee === undefined || callee.blocks.length === 0 || funcs.has(name)) continue;
          const copy = this.copyOf(name);
          funcs.set(name, copy);
          reach(copy);
        }
      }
    };
    reach(kernel);
    for (const global of this.module.globals.values()) {
      for (const { symbol: name } of global.relocs) {
        const callee = this.funcs.get(name);
        if (callee === undefined || callee.blocks.length === 0 || funcs.has(name)) continue;
        const copy = this.copyOf(name);
        funcs.set(name, copy);
        reach(copy);
      }
    }
    const communicates = [kernel, ...funcs.values()].some((fn) => this.communicates(fn));
    return { kernel, funcs, waits: this.hasWaits(kernel), communicates };
  }

  /** Does a function use what it reads from memory that others write meanwhile? */
  private communicates(fn: Func): boolean {
    const used = new Set<Value>();
    for (const { insts } of fn.blocks)
      for (const { args, targets } of insts) {
        for (const arg of args) used.add(arg);
        for (const edge of targets ?? []) for (const arg of edge.args) used.add(arg);
      }
    return fn.blocks.some(({ insts }) =>
      insts.some(
        (inst) =>
          isMark(inst, MARK.yield) ||
          (inst.op !== 'call' && this.answersOthers(inst) && inst.results.some((v) => used.has(v))),
      ),
    );
  }

  private hasWaits(fn: Func): boolean {
    return fn.blocks.some(({ insts }) => insts.some((inst) => this.waitsAt(inst) || isStop(inst)));
  }

  /** Functions from which a chain of direct calls leads back to them. */
  private findRecursive(): void {
    const callees = (fn: Func): Func[] => {
      const out = new Set<Func>();
      for (const { insts } of fn.blocks)
        for (const { op, attrs } of insts) {
          const callee = op === 'call' ? this.funcs.get(attrs.symbol!) : undefined;
          if (callee !== undefined) out.add(callee);
        }
      return [...out];
    };
    for (const group of strongComponents(this.funcs.values(), callees)) {
      const [only] = group;
      if (group.length === 1 && !callees(only!).includes(only!)) continue;
      for (const { name } of group) this.recursive.add(name);
    }
  }

  /** Does a function touch memory atomically or volatile, itself or through calls? */
  private touchesShared(symbol: string): boolean {
    const known = this.shared.get(symbol);
    if (known !== undefined) return known;
    this.shared.set(symbol, false);
    const fn = this.funcs.get(symbol);
    const found =
      fn?.blocks.some(({ insts }) => insts.some((inst) => this.answersOthers(inst))) ?? false;
    this.shared.set(symbol, found);
    return found;
  }

  /** May the result of an instruction depend on what other threads do meanwhile? */
  private answersOthers(inst: Inst): boolean {
    const { op, attrs } = inst;
    if (op === 'atomic.load' || op === 'atomic.rmw' || op === 'atomic.cmpxchg') return true;
    if (op === 'mem.load') return attrs.volatile === true;
    if (op === 'gpu.asm' || op === 'gpu.intrinsic') return isBarrierTest(inst);
    return op === 'call' && this.touchesShared(attrs.symbol!);
  }

  /**
   * Does a block change nothing, so that a loop of such blocks ends by what others write alone? The
   * address of what it reads may be computed each time.
   */
  private isIdle({ insts }: Block): boolean {
    return insts.every((inst) => {
      const { op, attrs } = inst;
      if (op === 'call') return this.changesNothing(attrs.symbol!);
      return IDLE.has(op) || isPure(op);
    });
  }

  /** Does a function that returns write nothing but variables of its own? */
  private changesNothing(symbol: string): boolean {
    const known = this.idle.get(symbol);
    if (known !== undefined) return known;
    this.idle.set(symbol, false);
    const fn = this.funcs.get(symbol);
    const ends = fn === undefined ? new Set<Block>() : endsOf(fn);
    const found =
      fn !== undefined &&
      fn.blocks.length > 0 &&
      sizeOf(fn) <= SMALL &&
      fn.blocks.every((block) => {
        // Who panics does not go on.
        if (ends.has(block)) return true;
        return block.insts.every((inst) => {
          if (inst.op === 'call') return this.changesNothing(inst.attrs.symbol!);
          if (inst.op === 'mem.store') return isVariable(inst.args[1]);
          if (inst.op === 'mem.copy') return isVariable(inst.args[0]);
          return isPure(inst.op) || !WRITES.test(inst.op);
        });
      });
    this.idle.set(symbol, found);
    return found;
  }

  /** Does a function wait for other threads, itself or through calls? */
  private waitsIn(symbol: string): boolean {
    const known = this.waiting.get(symbol);
    if (known !== undefined) return known;
    this.waiting.set(symbol, false);
    const fn = this.funcs.get(symbol);
    const found =
      fn !== undefined &&
      (this.stopsIn(fn) ||
        fn.blocks.some(({ insts }) =>
          insts.some(
            (inst) =>
              this.waitsAt(inst) ||
              (this.points && meetsOthers(inst)) ||
              (inst.op === 'call' && this.waitsIn(inst.attrs.symbol!)),
          ),
        ) ||
        this.spinEdges(fn).length > 0);
    this.waiting.set(symbol, found);
    return found;
  }

  /** May a debugger stop in a function itself? */
  private stopsIn(fn: Func): boolean {
    if (this.stops === undefined || fn.blocks.length === 0) return false;
    const known = this.stopping.get(fn.name);
    if (known !== undefined) return known;
    // In a function that calls itself nobody stops.
    const found = !this.recursive.has(fn.name) && markStops(cloneFunc(fn), this.stops, () => false);
    this.stopping.set(fn.name, found);
    return found;
  }

  private stopsBelow(symbol: string): boolean {
    const fn = this.funcs.get(symbol);
    return fn !== undefined && this.stopsIn(fn);
  }

  /** Edges back to the heads of loops in which memory is read that others may write. */
  private spinEdges(fn: Func): { readonly from: Block; readonly index: number }[] {
    if (!this.touchesShared(fn.name) && !fn.blocks.some((block) => this.isIdle(block))) return [];
    const out: { from: Block; index: number }[] = [];
    for (const { latches, body } of cyclesOf(fn)) {
      const blocks = [...body];
      const spins =
        blocks.some(({ insts }) => insts.some((i) => this.answersOthers(i))) ||
        (latches.every(({ edge }) => edge.args.length === 0) &&
          blocks.every((block) => this.isIdle(block)) &&
          blocks.some(loadsShared));
      if (!spins) continue;
      for (const { from, edge } of latches)
        out.push({ from, index: successors(from).indexOf(edge) });
    }
    return out;
  }

  /** The copy of a function with its calls replaced. */
  private copyOf(symbol: string): Func {
    const known = this.done.get(symbol);
    if (known !== undefined) return known;
    const source = this.funcs.get(symbol)!;
    const fn = cloneFunc(source);
    if (this.keepDebug) fn.vars = [...fn.vars];
    else stripDebug(fn);
    placeMacros(fn);
    if (source.display.endsWith(PANIC_WITH_TEXT)) passText(fn);
    this.busy.add(symbol);
    this.markSpins(source, fn);
    if (this.points) markPoints(fn);
    if (this.stops !== undefined && this.stopsIn(source))
      markStops(fn, this.stops, (name) => this.stopsBelow(name));
    this.inlineCalls(fn);
    fn.blocks = reversePostOrder(fn);
    this.busy.delete(symbol);
    this.done.set(symbol, fn);
    return fn;
  }

  /** Puts a mark on the edges of `spinEdges`. Blocks of a copy have the order of its source. */
  private markSpins(source: Func, copy: Func): void {
    for (const { from, index } of this.spinEdges(source)) {
      const block = copy.blocks[source.blocks.indexOf(from)]!;
      const edge = block.insts.at(-1)!.targets![index]!;
      const stop = createBlock(copy, 'yield');
      const { loc } = block.insts.at(-1)!;
      // A question to a barrier in memory costs more than letting others run.
      const attrs = { symbol: MARK.yield, ...(this.tests && { imm: [1] }) };
      const mark = createInst(copy, stop, 'call', [], [], attrs, loc);
      const jump = createInst(copy, stop, 'br', [], [], {}, loc, [{ ...edge }]);
      stop.insts.push(mark, jump);
      edge.block = stop;
      edge.args = [];
    }
  }

  private inlineCalls(fn: Func): void {
    let size = sizeOf(fn);
    for (let i = 0; i < fn.blocks.length; i++) {
      const block = fn.blocks[i]!;
      for (let at = 0; at < block.insts.length; at++) {
        const inst = block.insts[at]!;
        if (inst.op !== 'call') continue;
        const symbol = inst.attrs.symbol!;
        const source = this.funcs.get(symbol);
        if (source === undefined || source.blocks.length === 0) continue;
        if (this.busy.has(symbol) || this.recursive.has(symbol)) continue;
        const callee = this.copyOf(symbol);
        const cost = sizeOf(callee);
        // What makes the text of a panic is large, and has no access of interest.
        const small = LIBRARY.test(source.display) ? SMALL : this.small;
        if (!this.waitsIn(symbol) && (cost > small || size + cost > this.large)) continue;
        size += cost;
        const rest = inlineCall(fn, block, at, callee);
        // What follows the call is looked at as a block of its own.
        const where = fn.blocks.indexOf(rest);
        if (where <= i) throw new Error('the rest of a block comes before it');
        break;
      }
    }
  }
}

/** Does an instruction access memory in a way that other threads may see or answer? */
function meetsOthers(inst: Inst): boolean {
  const { op, attrs } = inst;
  if (op === 'gpu.asm' || op === 'gpu.intrinsic') return isAsync(inst);
  return op.startsWith('atomic.') || (/^mem\.(?:load|store)$/.test(op) && attrs.volatile === true);
}

/** Puts a mark before each access that other threads may see or answer. */
function markPoints(fn: Func): void {
  for (const block of fn.blocks)
    for (let at = 0; at < block.insts.length; at++) {
      const inst = block.insts[at]!;
      if (!meetsOthers(inst)) continue;
      const mark = createInst(fn, block, 'call', [], [], { symbol: MARK.point }, inst.loc);
      block.insts.splice(at++, 0, mark);
    }
}

function withoutAsm(module: Module): ReadonlyMap<string, Func> {
  const out = new Map(module.funcs);
  for (const [name, fn] of out) {
    if (!fn.blocks.some(({ insts }) => insts.some(({ op }) => op === 'gpu.asm'))) continue;
    const copy = cloneFunc(fn);
    replaceAsm(copy);
    out.set(name, copy);
  }
  return out;
}

/** Operations of a loop that does nothing but look. */
const IDLE = new Set(['mem.load', 'int.cmp', 'float.cmp', 'br', 'br.if', 'switch', 'ptr.cast']);
const WRITES = /^(?:mem\.(?:move|set)|atomic\.|call\.indirect|gpu\.|fence)/;

function isVariable({ def }: Value): boolean {
  return 'op' in def && def.op === 'alloca';
}

function loadsShared({ insts }: Block): boolean {
  return insts.some(({ op, args }) => op === 'call' || (op === 'mem.load' && !isVariable(args[0])));
}

/** Ends with a panic whose text is its parameter. */
const PANIC_WITH_TEXT = 'panicking::panic_display';

/** Lets the traps of such a function have the text, as address and length. */
function passText(fn: Func): void {
  const { params } = fn.blocks[0]!;
  if (params.length !== 2 || params[0]!.type !== 'ptr' || params[1]!.type !== 'i64') return;
  for (const block of fn.blocks) {
    const trap = block.insts.at(-1)!;
    if (trap.op !== 'trap') continue;
    trap.args = [...params];
    trap.attrs = { message: TEXT };
  }
}

/**
 * Code of a macro that is defined in another file is there in the text, and part of what was
 * executed before it in the function's own: the chain has both.
 */
function placeMacros(fn: Func): void {
  const own = fn.span?.file;
  if (own === undefined) return;
  const { rpo, preds } = computeCfg(fn);
  const ends = new Map<Block, SourceLoc | undefined>();
  for (const block of rpo) {
    let last: SourceLoc | undefined;
    for (const { from } of preds[block.id]!) last ??= ends.get(from);
    for (const inst of block.insts) {
      const { loc } = inst;
      if (loc === undefined || loc.inlinedAt !== undefined) continue;
      if (loc.span.file === own) last = loc;
      else if (last !== undefined) inst.loc = { span: loc.span, fn: loc.fn, inlinedAt: last };
    }
    ends.set(block, last);
  }
}

/** Replaces a call by a body; gives the block behind it. */
function inlineCall(fn: Func, block: Block, at: number, callee: Func): Block {
  const call = block.insts[at]!;
  const seed = new Map<Value, Value>();
  const entry = callee.blocks[0]!;
  entry.params.forEach((param, i) => {
    seed.set(param, call.args[i]!);
  });
  const firstNew = fn.blocks.length;
  const copy = cloneBlocksInto(fn, callee.blocks, seed, inlinedLocs(call.loc), callee);
  const copies = fn.blocks.splice(firstNew);
  const rest = createDetachedBlock(fn);
  for (const result of call.results) {
    result.def = rest;
    rest.params.push(result);
  }
  rest.insts = block.insts.slice(at + 1);
  for (const inst of rest.insts) inst.block = rest;
  block.insts.length = at;
  const body = copy.blocks.get(entry)!;
  body.params = [];
  const slots: Value[] = [];
  // Slots of functions inside of this one are left there.
  const inside = new Set<Value>();
  for (const twin of copies) {
    for (const inst of twin.insts) {
      if (inst.op === 'alloca') slots.push(inst.results[0]);
      else if (isMark(inst, MARK.leave)) for (const slot of inst.args) inside.add(slot);
    }
  }
  const left = slots.filter((slot) => !inside.has(slot));
  for (const twin of copies) {
    const last = twin.insts.at(-1)!;
    if (last.op !== 'ret') continue;
    twin.insts.pop();
    if (left.length > 0)
      twin.insts.push(
        createInst(fn, twin, 'call', [...left], [], { symbol: MARK.leave }, last.loc),
      );
    twin.insts.push(
      createInst(fn, twin, 'br', [], [], {}, last.loc, [{ block: rest, args: last.args }]),
    );
  }
  block.insts.push(createInst(fn, block, 'br', [], [], {}, call.loc, [{ block: body, args: [] }]));
  const where = fn.blocks.indexOf(block) + 1;
  splice(fn.blocks, where, 0, [...copies, rest]);
  return rest;
}

/** Splits blocks behind every instruction that waits, so that each is the last before a jump. */
export function splitAtWaits(fn: Func, waits: Waits): void {
  for (let i = 0; i < fn.blocks.length; i++) {
    const block = fn.blocks[i]!;
    const at = block.insts.findIndex((inst) => waits(inst) || isStop(inst));
    if (at < 0 || at === block.insts.length - 2) {
      const jump = block.insts.at(-1)!;
      // A block of its own goes on behind the wait.
      if (at < 0 || (jump.op === 'br' && jump.targets![0]!.args.length === 0)) continue;
    }
    const rest = createDetachedBlock(fn);
    rest.insts = block.insts.slice(at + 1);
    for (const inst of rest.insts) inst.block = rest;
    block.insts.length = at + 1;
    const { loc } = block.insts[at]!;
    block.insts.push(createInst(fn, block, 'br', [], [], {}, loc, [{ block: rest, args: [] }]));
    fn.blocks.splice(i + 1, 0, rest);
  }
}

/** Gives edges with arguments out of blocks with several successors a block of their own. */
export function splitArgumentEdges(fn: Func): void {
  const added: Block[] = [];
  for (const block of fn.blocks) {
    const last = block.insts.at(-1);
    if (last?.targets === undefined || last.targets.length < 2) continue;
    const seen = new Set<Block>();
    for (const edge of last.targets) {
      if (edge.args.length === 0 && !seen.has(edge.block)) {
        seen.add(edge.block);
        continue;
      }
      if (edge.args.length === 0 && last.op === 'switch') continue;
      const between = createDetachedBlock(fn);
      between.insts.push(createInst(fn, between, 'br', [], [], {}, last.loc, [{ ...edge }]));
      edge.block = between;
      edge.args = [];
      added.push(between);
    }
  }
  append(fn.blocks, added);
}
