/**
 * `FnCx`: everything that is known while one function instance is lowered. The lowering itself is
 * free functions that take the context first, by family: `expr/`, `pattern/`, `memory.ts`,
 * `scopes.ts`, `intrinsics/`. A family imports those below it; what may contain it (any expression,
 * a condition, a call) it reaches through methods of the context.
 */
import { type FileId, LIMITS, type Span } from '../base/index.ts';
import type {
  Body,
  ClosureDef,
  Crate,
  GenericArg,
  HirQueries,
  Instance,
  LabelId,
  LocalId,
  TExpr,
  Ty,
} from '../hir/index.ts';
import { HAS_OPAQUE, HAS_PARAM, HAS_PROJ, isTy } from '../hir/index.ts';
import {
  type Layout,
  LayoutError,
  type Layouts,
  type ReprClass,
  reprClass,
} from '../layout/index.ts';
import {
  addBlockParam,
  type Block,
  Builder,
  createBlock,
  createInst,
  type DebugScope,
  type Func,
  type Inst,
  type MirType,
  removeUnreachableBlocks,
  type SourceLoc,
  terminator,
  type Value,
} from '../mir/index.ts';
import type { AnyNode } from '../syntax/index.ts';
import { type BodyFacts, IN_MEMORY } from './body-facts.ts';
import { ConstMeter } from './const-work.ts';
import type { CoroutineCx } from './coroutine/context.ts';
import type { WholeDrops } from './drop-elaboration.ts';
import type { LaunchAsk } from './instance.ts';
import type { Lifetime, MovePath, Scope } from './move-path.ts';
import { NodeSpan } from './node-span.ts';
import type { Operand, Place } from './operand.ts';
import type { FailTarget, Families, LowerServices } from './services.ts';
import type { Unknowns } from './unknowns.ts';
import { TooMuch, Unsupported } from './unsupported.ts';
import type { VariableState } from './variable-state.ts';

/** How a local variable is held. */
export type LocalSlot =
  /** Bound once and never borrowed: its value. */
  | { readonly kind: 'value'; readonly op: Operand; readonly ty: Ty }
  | { readonly kind: 'place'; readonly place: Place; readonly moves: MovePath | undefined };

/** Where `break` goes: the join behind the loop or block. */
export interface BreakTarget {
  /** Where a value of memory class is built. */
  readonly dest: Place | undefined;
  /** Leaves the current block with a value. */
  jump(op: Operand): void;
}

/** Target of `break` and `continue`. */
export interface LabelTarget {
  readonly breakTo: BreakTarget;
  readonly continueTo: Block | undefined;
  /** Scopes that stay open when leaving to the label. */
  readonly depth: number;
}

/** What a function is lowered from. */
export interface FnSource {
  readonly args: readonly GenericArg[];
  readonly retTy: Ty;
  readonly file: FileId;
  readonly body?: Body | undefined;
  readonly facts?: BodyFacts | undefined;
  /** Code that runs while compiling. */
  readonly inConst?: boolean | undefined;
}

/** The environment of the closure whose body is lowered. */
export interface ClosureEnv {
  readonly def: ClosureDef;
  /** The closure's fields in memory. */
  readonly place: Place;
  /** By capture index, for environments owned by the call. */
  readonly moves: readonly (MovePath | undefined)[];
}

const NEEDS_MONO = HAS_PARAM | HAS_PROJ | HAS_OPAQUE;

export class FnCx {
  readonly lw: LowerServices<FnCx>;
  readonly hir: HirQueries;
  readonly layouts: Layouts;
  readonly fn: Func;
  readonly b: Builder;
  readonly args: readonly GenericArg[];
  readonly body: Body | undefined;
  readonly facts: BodyFacts | undefined;
  readonly file: FileId;
  /** Code that runs while compiling. */
  readonly inConst: boolean;
  /** Arithmetic overflow traps. */
  overflowChecks = false;
  /** The body is rustc's MIR written out: nothing is dropped but where it says so. */
  customMir = false;
  /** Edition of the crate, for where temporaries are dropped. */
  edition = 2021;
  locals: (LocalSlot | undefined)[] = [];
  /** Reference parameters of a kernel whose data nobody writes. */
  readonlyRefs: Set<LocalId> | undefined;
  closure: ClosureEnv | undefined;
  /** Of a body that runs in steps. */
  coroutine: CoroutineCx | undefined;
  /** In the form for analyses: what cannot be compiled. Undefined in code that is to be emitted. */
  unknowns: Unknowns | undefined;
  /** Of code that is lowered for a debugger. */
  debug: VariableState | undefined;
  /** The crate whose code this is. */
  crate: Crate | undefined;
  /** The place of the caller, in a function with `#[track_caller]`. */
  caller: Operand | undefined;
  /** The initialiser of a constant or static: what it borrows outlives it. */
  staticTemps = false;
  /** The place that is lowered next is that of a `&raw` borrow. */
  rawPlace = false;
  /** A constant of which a part is borrowed: it becomes one of the program. */
  promotedBase: TExpr | undefined;
  /** Symbols of functions and globals that the function refers to. */
  readonly refs = new Map<string, SourceLoc | undefined>();
  /** What its constants take to evaluate. */
  readonly constants = new ConstMeter();
  /** Alignment asked of launch-sized workgroup memory, 0 when there is none. */
  launchAlign = 0;
  /** The calls that asked for it. */
  launchAsks: Map<Inst, LaunchAsk> | undefined;
  labels: Map<LabelId, LabelTarget> | undefined;
  readonly scopes: Scope[] = [];
  /** Drops of arrays from which something may be moved; decided at the end. */
  wholeDrops: WholeDrops | undefined;
  /** Index of the scope whose end drops temporaries made now. */
  tempScope = 0;
  /** The expression that this scope is the own one of: not that of a statement around it. */
  tempRoot: TExpr | undefined;
  /** Borrows whose temporaries live longer. */
  extended: Map<TExpr, Lifetime> | undefined;
  /** Where `return` puts its value: undefined when it is returned in registers. */
  retPlace: Place | undefined;
  retTy: Ty;
  /** A block without predecessors, made after code that never returns. */
  private deadBlock: Block | undefined;
  private monos: Map<number, Ty> | undefined;
  private readonly entryAllocas: ReturnType<typeof createInst>[] = [];
  private locNode: AnyNode | undefined;
  private site: AnyNode | undefined;
  private readonly families: Families<FnCx>;

  constructor(
    lw: LowerServices<FnCx>,
    fn: Func,
    { args, retTy, file, body, facts, inConst = false }: FnSource,
  ) {
    this.lw = lw;
    this.hir = lw.hir;
    this.layouts = lw.layouts;
    this.families = lw.families;
    this.fn = fn;
    this.args = args;
    this.retTy = retTy;
    this.file = file;
    this.body = body;
    this.facts = facts;
    this.inConst = inConst;
    const entry = createBlock(fn, 'entry');
    this.b = new Builder(fn, entry);
  }

  // ------------------------------------------------------------------------ ways to other families

  /**
   * Lowers an expression in value position; a value of memory class is built in `dest` when that is
   * given.
   */
  lowerExpr(expr: TExpr, dest?: Place): Operand {
    return this.families.lowerExpr(this, expr, dest);
  }

  /** Lowers a condition: control goes on here when it holds, to `fail` when not. */
  lowerCondition(expr: TExpr, fail: FailTarget): void {
    this.families.lowerCondition(this, expr, fail);
  }

  /**
   * Calls what an instance means, with arguments (of types `tys`) as the trait or function declares
   * them.
   */
  callInstance(
    instance: Instance,
    args: readonly Operand[],
    tys: readonly Ty[],
    retTy: Ty,
    dest: Place | undefined,
  ): Operand {
    return this.families.callInstance(this, instance, args, tys, retTy, dest);
  }

  // --------------------------------------------------------------------------- types and positions

  /** The type for this instance: generic parameters replaced, projections resolved. */
  ty(ty: Ty): Ty {
    if ((ty.flags & NEEDS_MONO) === 0) return ty;
    if (ty.kind === 'param') {
      const arg = this.args[ty.index];
      if (arg !== undefined && (arg.flags & NEEDS_MONO) === 0 && isTy(arg)) return arg;
    }
    let mono = this.monos?.get(ty.id);
    if (mono === undefined) {
      mono = this.hir.instantiate(ty, this.args);
      (this.monos ??= new Map()).set(ty.id, mono);
    }
    return mono;
  }

  /** Layout of a monomorphic type. */
  layout(ty: Ty): Layout {
    try {
      return this.layouts.of(ty);
    } catch (error) {
      if (error instanceof LayoutError) throw new Unsupported(error.message, this.span());
      throw error;
    }
  }

  class(ty: Ty): ReprClass {
    return reprClass(this.layout(ty));
  }

  /** Instructions emitted from now on come from `node`; callees that ask see `site`. */
  at(node: AnyNode, site?: AnyNode): void {
    this.site = site;
    if (this.locNode === node) return;
    this.locNode = node;
    const { limit } = LIMITS.kernelCode;
    if (this.b.count > limit)
      throw new TooMuch(
        `a function of more than ${limit} instructions before optimisation`,
        this.span(),
      );
    const span = new NodeSpan(this.file, node);
    const { display: fn } = this.fn;
    const { debug } = this;
    this.b.loc = debug === undefined ? { span, fn } : { span, fn, scope: debug.scope };
  }

  /** What is lowered from now on is in another scope of variables. */
  enterScope(scope: DebugScope): void {
    if (this.debug === undefined || this.debug.scope === scope) return;
    this.debug.scope = scope;
    this.locNode = undefined;
    if (this.b.loc !== undefined) this.b.loc = { ...this.b.loc, scope };
  }

  /** The node that is lowered now. */
  get node(): AnyNode | undefined {
    return this.site ?? this.locNode;
  }

  /** Where lowering is now. */
  span(): Span | undefined {
    return this.b.loc?.span;
  }

  loc(): SourceLoc | undefined {
    return this.b.loc;
  }

  unsupported(what: string): never {
    throw new Unsupported(what, this.span());
  }

  /** Code that rustc refuses as well, with its code. */
  invalid(what: string, code: string): never {
    throw new Unsupported(what, this.span(), 'invalid', code);
  }

  /** A stack slot. Its instruction stands in the entry block, wherever the code is now. */
  alloca(size: number, align: number, name?: string): Value {
    const inst = createInst(
      this.fn,
      this.fn.blocks[0]!,
      'alloca',
      [],
      ['ptr.private'],
      { size, align },
      this.b.loc,
    );
    this.entryAllocas.push(inst);
    let ptr: Value = inst.results[0];
    if (this.coroutine !== undefined) {
      // It may come to lie in the coroutine, wherever that is.
      const cast = createInst(this.fn, this.fn.blocks[0]!, 'ptr.cast', [ptr], ['ptr']);
      this.entryAllocas.push(cast);
      ptr = cast.results[0];
      this.coroutine.noteFresh(ptr, this.b.block);
    }
    if (name !== undefined) ptr.name = name;
    return ptr;
  }

  /** An uninitialised place of a sized type. */
  temp(ty: Ty, name?: string): Place {
    const layout = this.layout(ty);
    const ptr = this.alloca(layout.size, layout.align, name);
    return { ptr, ty, layout, align: layout.align, meta: undefined, readonly: false };
  }

  /** The current block cannot be reached. */
  get dead(): boolean {
    return this.b.block === this.deadBlock;
  }

  /** Goes on in a block that nothing reaches, after a terminator. */
  startDead(): void {
    const block = this.b.newBlock('dead');
    this.deadBlock = block;
    this.b.block = block;
  }

  /** Continues in `block`. */
  enter(block: Block): void {
    this.b.block = block;
  }

  /** Ends the current block with a trap that says `message`. */
  trap(message: string): void {
    this.b.emit('trap', [], [], { message });
  }

  /** Traps with `message` when `bad` holds; goes on otherwise. */
  trapIf(bad: Value, message: string): void {
    const fail = this.b.newBlock('fail');
    const next = this.b.newBlock();
    this.b.brIf(bad, fail, next);
    this.enter(fail);
    this.trap(message);
    this.enter(next);
  }

  /** `for i in 0..count` around what `body` emits. */
  countedLoop(count: Value, body: (index: Value) => void): void {
    const { b } = this;
    const header = b.newBlock('loop');
    const inside = b.newBlock();
    const after = b.newBlock();
    const index = addBlockParam(this.fn, header, 'i64');
    b.br(header, [b.int('i64', 0)]);
    this.enter(header);
    b.brIf(b.icmp('ult', index, count), inside, after);
    this.enter(inside);
    body(index);
    b.br(header, [b.value('int.add', [index, b.int('i64', 1)], 'i64', { nuw: true })]);
    this.enter(after);
  }

  /** Notes that the function refers to a symbol. */
  use(symbol: string): void {
    if (!this.refs.has(symbol)) this.refs.set(symbol, this.loc());
  }

  /** Must the variable be in memory, whatever its type? */
  inMemory(id: LocalId): boolean {
    if (this.facts === undefined || (this.facts.flags[id]! & IN_MEMORY) !== 0) return true;
    // What is not understood may change it.
    return this.unknowns !== undefined && this.body?.locals[id]?.mut === true;
  }

  localName(id: LocalId): string | undefined {
    return this.body?.locals[id]?.name;
  }

  local(id: LocalId): LocalSlot {
    const slot = this.locals[id];
    if (slot === undefined) this.unsupported('a variable used before its declaration');
    return slot;
  }

  /** Puts the allocas first; called once at the end. */
  finish(): void {
    this.wholeDrops?.resolve(this.fn);
    const entry = this.fn.blocks[0]!;
    if (this.entryAllocas.length > 0) entry.insts = [...this.entryAllocas, ...entry.insts];
    for (const block of this.fn.blocks) {
      if (terminator(block) === undefined) {
        this.b.block = block;
        this.b.emit('unreachable', [], []);
      }
    }
    removeUnreachableBlocks(this.fn);
    // The function is kept for long, and a list that has grown has room that nobody uses.
    this.fn.blocks = this.fn.blocks.slice();
    for (const block of this.fn.blocks) block.insts = block.insts.slice();
  }
}

/** MIR types of the scalars of an operand of a layout: none, one or two. */
export type ValueTypes = readonly MirType[];
