/**
 * The functions of a module that are called, not flattened: which they are, and what all of them
 * agree on. A kernel that reaches none of them is compiled as if there were no calls.
 */
import { type CallGraph, computeCallGraph } from '../../analysis/index.ts';
import { cloneFunc, type Func, keepRecords, type Module } from '../../mir/index.ts';
import type { AmdCpu } from './cpus.ts';
import { findNeeds, type InputNeeds, joinNeeds } from './inputs.ts';
import { type LdsLayout, layOutLds } from './lds-layout.ts';
import { expandOps } from './legalize/expand.ts';
import { inlineCalls } from './legalize/inline-calls.ts';
import { narrowOffsets } from './legalize/narrow-offsets.ts';
import { optimizeAtomics } from './legalize/optimize-atomics.ts';
import { expandPointerCalls } from './legalize/pointer-calls.ts';
import { shapeFunc } from './legalize/shape.ts';
import { SharedCallees } from './legalize/shared-callees.ts';

/** What every function that is called may count on. */
export interface CallProgram {
  readonly needs: InputNeeds;
  readonly lds: LdsLayout;
  /** Work-items of the largest workgroup that may call. */
  readonly maxThreads: number;
  /** Where a frame begins: a multiple of it, for the locals with the largest alignment. */
  readonly frameAlign: number;
}

export interface PrepareContext {
  readonly module: Module;
  readonly cpu: AmdCpu;
  find(symbol: string): Func | undefined;
  helper(name: string): string;
}

/**
 * Bytes on the stack that a recursive function may take over from a callee: it has a frame for each
 * of its calls.
 */
const MAX_FRAME = 256;

/** Flattens and shapes copies of functions; the module stays as it is. */
export class Preparation {
  private readonly ctx: PrepareContext;
  private graph: CallGraph | undefined;
  private sharing: SharedCallees | undefined;
  /** What any kernel shares: there anyway, so every function that is called calls it. */
  private readonly shared = new Set<string>();
  private readonly stacks = new Map<string, number>();
  /** Functions whose flow became that of LLVM. */
  readonly structured = new Set<string>();

  constructor(ctx: PrepareContext) {
    this.ctx = ctx;
  }

  /**
   * `structured`: where threads trap or leave loops in several ways while others go on, the flow is
   * that of LLVM. Throws `UnsupportedError`.
   */
  prepare(original: Func, structured = true): Func {
    const { find, helper } = this.ctx;
    const fn = cloneFunc(original);
    const deep = this.calls.isRecursive(original.name);
    const shared = this.sharedBy(original);
    const staysCall = (symbol: string): boolean =>
      shared.has(symbol) ||
      this.calls.isRecursive(symbol) ||
      (deep && this.stackBytes(symbol) > MAX_FRAME);
    const inlines = (): void => inlineCalls(fn, find, staysCall);
    const expands = (): void => expandOps(fn, helper, this.ctx.cpu);
    const optimizes = (): void => optimizeAtomics(fn, this.ctx.cpu);
    // Support routines bring operations of their own.
    for (const step of [inlines, optimizes, expands, inlines, expands, inlines])
      keepRecords(fn, step);
    keepRecords(fn, () => expandPointerCalls(fn));
    keepRecords(fn, () => narrowOffsets(fn));
    keepRecords(fn, () => {
      if (shapeFunc(fn, structured)) this.structured.add(fn.name);
    });
    return fn;
  }

  private sharedBy(fn: Func): ReadonlySet<string> {
    const own = (this.sharing ??= new SharedCallees(this.calls)).of(fn.name);
    for (const symbol of own) this.shared.add(symbol);
    return fn.kind === 'kernel' ? own : this.shared;
  }

  /**
   * Prepared functions in another order: callees before callers as far as they do not call each
   * other.
   */
  calleesFirst(funcs: readonly Func[]): Func[] {
    const place = new Map(this.calls.bottomUp.map(({ name }, at) => [name, at]));
    return [...funcs].sort((a, b) => (place.get(a.name) ?? 0) - (place.get(b.name) ?? 0));
  }

  /** May a call through a pointer lead to the function? */
  isPointedTo(symbol: string): boolean {
    return this.calls.isAddressTaken(symbol);
  }

  private get calls(): CallGraph {
    const { module } = this.ctx;
    return (this.graph ??= computeCallGraph(module, module.funcs.keys()));
  }

  /** Bytes that a function would have on the stack with all it calls in its body. */
  private stackBytes(symbol: string): number {
    const known = this.stacks.get(symbol);
    if (known !== undefined) return known;
    this.stacks.set(symbol, 0);
    let bytes = 0;
    for (const block of this.ctx.find(symbol)?.blocks ?? []) {
      for (const { op, attrs } of block.insts) {
        if (op === 'alloca') bytes += attrs.size!;
        else if (op === 'call') bytes += this.stackBytes(attrs.symbol!);
      }
    }
    this.stacks.set(symbol, bytes);
    return bytes;
  }

  /**
   * Functions that a prepared body calls or takes the address of, in code or through the globals it
   * names.
   */
  references(fn: Func): Set<string> {
    const out = new Set<string>();
    const seen = new Set<string>();
    const reach = (symbol: string): void => {
      if (seen.has(symbol)) return;
      seen.add(symbol);
      for (const reloc of this.ctx.module.globals.get(symbol)?.relocs ?? []) {
        if (this.ctx.module.funcs.has(reloc.symbol)) out.add(reloc.symbol);
        else reach(reloc.symbol);
      }
    };
    for (const block of fn.blocks) {
      for (const inst of block.insts) {
        if (inst.op === 'call' || inst.op === 'func.addr') out.add(inst.attrs.symbol!);
        else if (inst.op === 'global.addr') reach(inst.attrs.symbol!);
      }
    }
    return out;
  }
}

/** True when the body calls something. */
export function hasCalls(fn: Func): boolean {
  return fn.blocks.some((block) =>
    block.insts.some((inst) => inst.op === 'call' || inst.op === 'call.indirect'),
  );
}

export function makeProgram(
  module: Module,
  funcs: readonly Func[],
  kernels: readonly Func[],
): CallProgram {
  let needs: InputNeeds = {
    kernarg: false,
    dispatchPtr: false,
    dispatchId: false,
    implicitArgs: false,
    workgroup: { x: false, y: false, z: false },
    thread: { x: false, y: false, z: false },
    scratch: true,
  };
  for (const fn of funcs) needs = joinNeeds(needs, findNeeds(fn, true, undefined));
  const lds = layOutLds(module, funcs);
  return {
    needs,
    // Memory that the launch sizes lies behind all of fixed size, also that of the kernels alone.
    lds: lds.usesLaunchSized ? layOutLds(module, [...funcs, ...kernels]) : lds,
    maxThreads: kernels.reduce(
      (most, fn) => Math.max(most, fn.launchBounds?.maxThreads ?? 1024),
      1,
    ),
    frameAlign: funcs.reduce((most, fn) => Math.max(most, localAlign(fn)), 16),
  };
}

/** The largest alignment of a local. */
function localAlign(fn: Func): number {
  let most = 1;
  for (const block of fn.blocks)
    for (const { op, attrs } of block.insts)
      if (op === 'alloca') most = Math.max(most, attrs.align!);
  return most;
}

/** What a kernel and the functions it may run take together. */
export interface Resources {
  readonly vgprs: number;
  readonly sgprs: number;
  readonly usesVcc: boolean;
  readonly scratchBytes: number;
  /** The depth of the stack is not known. */
  readonly dynamicStack: boolean;
}

/** Stack for calls whose depth nobody knows, as LLVM assumes. */
const UNKNOWN_DEPTH = 16384;

export interface Frame {
  readonly frameBytes: number;
  readonly vgprs: number;
  readonly sgprs: number;
  readonly usesVcc: boolean;
  /** Functions it calls by name. */
  readonly callees: readonly string[];
  /** It calls through pointers, to any of `taken`. */
  readonly indirect: boolean;
}

/**
 * Adds up frames along the deepest chain of calls. `taken` are the functions whose address is
 * taken.
 */
export function addUp(
  root: Frame,
  frameOf: (symbol: string) => Frame | undefined,
  taken: Iterable<string>,
): Resources {
  const all = [...taken];
  const depth = new Map<Frame, number>();
  const open = new Set<Frame>();
  let dynamicStack = false;
  let { vgprs, sgprs, usesVcc } = root;
  const visit = (frame: Frame): number => {
    const known = depth.get(frame);
    if (known !== undefined) return known;
    if (open.has(frame)) {
      dynamicStack = true;
      return 0;
    }
    open.add(frame);
    vgprs = Math.max(vgprs, frame.vgprs);
    sgprs = Math.max(sgprs, frame.sgprs);
    usesVcc ||= frame.usesVcc;
    if (frame.indirect) dynamicStack = true;
    let below = 0;
    for (const symbol of frame.indirect ? [...frame.callees, ...all] : frame.callees) {
      const callee = frameOf(symbol);
      if (callee !== undefined) below = Math.max(below, visit(callee));
    }
    open.delete(frame);
    depth.set(frame, frame.frameBytes + below);
    return frame.frameBytes + below;
  };
  const scratch = visit(root);
  return {
    vgprs,
    sgprs,
    usesVcc,
    scratchBytes: dynamicStack ? scratch + UNKNOWN_DEPTH : scratch,
    dynamicStack,
  };
}
