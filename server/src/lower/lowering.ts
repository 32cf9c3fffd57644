/**
 * `Lowering`: all function instances, globals and constant values of one program, each made when
 * first asked for and kept until the definition that it comes from changes. Which of them make up a
 * module is decided in `assemble.ts`.
 */

import { fileId } from '../base/index.ts';
import { Database, input } from '../db/index.ts';
import {
  type AnonConst,
  type Body,
  type BodyOwner,
  type ClosureDef,
  type ConstDef,
  type Crate,
  type FnDef,
  type GenericArg,
  type HirQueries,
  type Instance,
  isTy,
  kernelMark,
  ownerOfConst,
  placeKey,
  type StaticDef,
  type TExpr,
  type TExprOf,
  type Ty,
  type TyOf,
} from '../hir/index.ts';
import { Layouts } from '../layout/index.ts';
import {
  createFunc,
  type Func,
  type Global,
  type MirType,
  type Value,
  verifyFunc,
} from '../mir/index.ts';
import { computeAbi, type FnAbi, type ParamAbi, withParams } from './abi.ts';
import { isAllocatorSymbol, lowerAllocatorFn } from './allocator.ts';
import { factsOf } from './body-facts.ts';
import { takesCaller, withCaller } from './caller.ts';
import { closureAbi } from './closure-abi.ts';
import { closureOwners } from './closure-owners.ts';
import { FAMILIES } from './connect.ts';
import { type ConstData, writeBits } from './const-data.ts';
import { ConstEval } from './consteval.ts';
import { Coroutines } from './coroutine/instances.ts';
import { resultExtension } from './exported.ts';
import type { FnCx } from './fn-cx.ts';
import { deviceLibraryOf, libraryInstance, linkedDef, linkedInstance } from './foreign.ts';
import { Globals } from './globals.ts';
import type { FnInstance, LoweredFn } from './instance.ts';
import { instanceArgs, instanceKey } from './instance-keys.ts';
import { isKnownIntrinsic } from './intrinsics/index.ts';
import { givenKernel, type KernelRoot } from './kernel-roots.ts';
import { liesIn } from './layers.ts';
import {
  type BodyContext,
  lowerClosureFn,
  lowerGlueFn,
  lowerPlainFn,
  lowerShimFn,
} from './lower-fn.ts';
import type { Operand, Place } from './operand.ts';
import { replacedInstance, replacementOf } from './replaced.ts';
import type { LowerServices } from './services.ts';
import { closureDisplay, displayOf, isNamed, linkName, mangle, pathOf } from './symbols.ts';
import { checkGrowth } from './type-length-limit.ts';
import { TypeTexts } from './type-text.ts';
import { asProblem, Unsupported } from './unsupported.ts';
import { VariableTypes } from './variable-types.ts';

/** The code of a definition: touched when it becomes another one, or goes. */
export const CODE = input<object, undefined>('code', {
  initial: () => undefined,
});

/** All that has run while compiling: its values are built in wherever they were asked for. */
export const CONSTANTS = input<'', undefined>('constants', {
  initial: () => undefined,
});

/** What all instances of a function share. */
interface FnShared {
  /** What their names begin with: for people, and as `TypeTexts` has it. */
  readonly path: string;
  readonly text: string;
  /** The symbol that attributes ask for. */
  readonly link: string | undefined;
  /** What `#[inline]` asks for. */
  readonly inline: Func['inline'];
}

/** An instance before it is registered. */
export type NewInstance = Omit<FnInstance, 'lowered' | 'partial' | 'closures' | 'inConst'>;

/** A kernel with code. */
function isEntry(def: FnDef): boolean {
  return def.node.body !== undefined && kernelMark(def) !== undefined;
}

export class Lowering implements LowerServices<FnCx> {
  readonly hir: HirQueries;
  readonly layouts: Layouts;
  readonly families = FAMILIES;
  readonly globals: Globals;
  private readonly coroutines: Coroutines;
  readonly consts: ConstEval;
  /**
   * Lowers and keeps what depends on the crates below alone; outlives changes of the user's crate.
   */
  private readonly core: Lowering | undefined;
  private readonly below: ReadonlySet<Crate>;
  private readonly instances = new Map<string, FnInstance>();
  private readonly bySymbol = new Map<string, FnInstance>();
  private readonly ids = new WeakMap<object, number>();
  private nextId = 0;
  private readonly abis = new Map<string, FnAbi>();
  readonly texts: TypeTexts;
  /** Views of the types of variables; empty where nobody debugs. */
  readonly views: VariableTypes;
  private readonly shared = new WeakMap<FnDef, FnShared>();
  private readonly closureNames = new WeakMap<ClosureDef, string>();
  private readonly closureKeys = new WeakMap<ClosureDef, string>();
  /** Functions lowered since the start; tests of incremental work watch it. */
  loweredCount = 0;
  /** What is computed from lowered code, and which definitions it reads. */
  readonly db: Database;
  /**
   * Definitions whose code has run while compiling: their values are built in wherever they were
   * asked for.
   */
  private readonly evaluated = new Set<object>();
  /** Instructions of the functions that are kept: what they weigh. */
  weight = 0;
  /**
   * Set with the first kernel: a kernel's entry code as an instance, also where only its address is
   * taken.
   */
  makeKernel: ((root: KernelRoot) => NewInstance) | undefined;

  /**
   * `core` is the lowering of a program that has some of the same crates and all below them, for
   * the same target.
   */
  constructor(hir: HirQueries, core?: Lowering, db = new Database()) {
    this.db = db;
    this.hir = hir;
    this.core = core;
    this.below = new Set(core?.hir.crates);
    this.layouts = new Layouts(hir);
    this.texts = new TypeTexts(hir, (def) => this.closureKey(def));
    this.views = new VariableTypes(this, core?.views);
    this.globals = new Globals(this);
    this.consts = new ConstEval(this);
    this.coroutines = new Coroutines(this);
    hir.setConstEvaluator(this.consts);
  }

  typeText(ty: Ty): string {
    return this.texts.ty(ty);
  }

  viewKey(ty: Ty): string {
    return this.views.keyOf(ty);
  }

  // ------------------------------------------------------------------------------------ identities

  /** A small number for a definition or expression. */
  idOf(def: object): number {
    let id = this.ids.get(def);
    if (id === undefined) {
      id = this.nextId++;
      this.ids.set(def, id);
    }
    return id;
  }

  /** Key of a definition with generic arguments. */
  keyOf(def: object, args: readonly GenericArg[]): string {
    let key = `${this.idOf(def)}`;
    for (let i = 0; i < args.length; i++) key += `,${isTy(args[i]!) ? '' : 'c'}${args[i]!.id}`;
    return key;
  }

  needsDrop(ty: Ty): boolean {
    return this.hir.needsDrop(ty);
  }

  abiOf(params: readonly Ty[], ret: Ty, dynSelf = false): FnAbi {
    let key = dynSelf ? 'd' : '';
    for (let i = 0; i < params.length; i++) key += `${params[i]!.id},`;
    key += ret.id;
    let abi = this.abis.get(key);
    if (abi === undefined) {
      try {
        abi = computeAbi(this.layouts, params, ret, dynSelf);
      } catch (error) {
        throw asProblem(error);
      }
      this.abis.set(key, abi);
    }
    return abi;
  }

  // ------------------------------------------------------------------------------------- instances

  /**
   * The lowering that makes what comes from a definition with these arguments: that of the topmost
   * crate among them.
   */
  private layerOf(crate: Crate, args: readonly GenericArg[]): Lowering {
    const { core, below } = this;
    const isBelow = below.has(crate) && args.every((arg) => liesIn(below, arg));
    return core !== undefined && isBelow ? core.layerOf(crate, args) : this;
  }

  private instance(
    key: string,
    create: () => NewInstance,
    args: readonly GenericArg[] = [],
  ): FnInstance {
    let found = this.instances.get(key);
    if (found === undefined) {
      const { symbol, display, abi, owner, item, make } = create();
      const closures = closureOwners(args);
      const inConst = key.startsWith('c');
      found = {
        symbol,
        display,
        abi,
        owner,
        item,
        closures,
        inConst,
        make,
        lowered: undefined,
        partial: undefined,
      };
      this.instances.set(key, found);
      this.bySymbol.set(found.symbol, found);
    }
    return found;
  }

  /** The instance behind a symbol, when there is one. */
  find(symbol: string): FnInstance | undefined {
    return this.bySymbol.get(symbol) ?? this.core?.find(symbol);
  }

  /** As `find`, with what programs link themselves: the functions that allocate. */
  linked(symbol: string): FnInstance | undefined {
    const declared = this.find(symbol);
    if (declared === undefined || !isAllocatorSymbol(symbol)) return declared;
    return this.instance(`rl${symbol}`, () => ({
      symbol,
      display: declared.display,
      abi: declared.abi,
      owner: undefined,
      make: (instance) => lowerAllocatorFn(this, instance, symbol),
    }));
  }

  /** Lowers an instance, once. */
  ensure(instance: FnInstance): LoweredFn {
    if (instance.lowered === undefined) {
      this.loweredCount++;
      const { owner, inConst } = instance;
      if (inConst && owner !== undefined) this.evaluated.add(owner);
      try {
        instance.lowered = instance.make(instance, false);
      } catch (error) {
        instance.lowered = {
          func: undefined,
          problem: asProblem(error),
          refs: new Map(),
          launchAlign: 0,
          launchAsks: undefined,
        };
      }
      this.weight += weightOf(instance.lowered);
    }
    return instance.lowered;
  }

  /**
   * An instance that cannot be compiled in the form for analyses, in which the parts that are not
   * understood are unknown;
   * `func` is undefined where not even that is possible.
   */
  ensurePartial(instance: FnInstance): LoweredFn {
    if (instance.partial === undefined) {
      try {
        const made = instance.make(instance, true);
        if (made.func === undefined || verifyFunc(made.func).length > 0)
          throw this.ensure(instance).problem;
        instance.partial = made;
        this.weight += weightOf(made);
      } catch {
        instance.partial = this.ensure(instance);
      }
    }
    return instance.partial;
  }

  /** A function with monomorphic arguments. */
  fnInstance(def: FnDef, args: readonly GenericArg[], inConst: boolean): FnInstance {
    const library = deviceLibraryOf(this.hir, def);
    if (library !== undefined) return libraryInstance(this, def, library, inConst);
    const linked = linkedDef(this.hir, def);
    if (linked !== undefined) return linkedInstance(this, def, linked, inConst);
    const by = replacementOf(def);
    if (by !== undefined) return replacedInstance(this, def, by, args, inConst);
    const layer = this.layerOf(def.crate, args);
    if (layer !== this) return layer.fnInstance(def, args, inConst);
    const mode = inConst ? 'c' : 'r';
    return this.instance(
      `${mode}f${this.keyOf(def, args)}`,
      () => {
        const shared = this.sharedBy(def);
        checkGrowth(def.name, args);
        const sig = this.hir.fnSig(def);
        const params = sig.params.map((param) => this.hir.instantiate(param, args));
        const plain = this.abiOf(params, this.hir.instantiate(sig.ret, args));
        const abi = takesCaller(this.hir, def, args) ? withCaller(this.hir, plain) : plain;
        const { path, text, link } = shared;
        const display = displayOf(this.hir, path, args);
        const symbol = link ?? mangle(path, text, ...this.texts.applied(args));
        return {
          symbol: inConst ? `${symbol}.const` : symbol,
          display,
          abi,
          owner: def,
          item: args.length > 0 ? def : undefined,
          make: (instance, partial) => this.makeFn(instance, def, args, inConst, partial),
        };
      },
      args,
    );
  }

  private makeFn(
    instance: FnInstance,
    def: FnDef,
    args: readonly GenericArg[],
    inConst: boolean,
    partial: boolean,
  ): LoweredFn {
    const body = this.hir.body(def);
    if (body === undefined) {
      if (def.container?.kind === 'extern-block') return this.makeExtern(instance, def);
      throw new Unsupported(`\`${def.name}\`, a function without a body`, undefined);
    }
    const context = { ...this.context(body, args, def, inConst), partial };
    const tracked = takesCaller(this.hir, def, args);
    const lowered = lowerPlainFn(this, instance, context, tracked);
    const { func } = lowered;
    if (func !== undefined) {
      const { inline } = this.sharedBy(def);
      if (inline !== undefined) func.inline = inline;
      func.resultExtension = resultExtension(this, def);
    }
    return lowered;
  }

  /** A function of another language: declared only. */
  private makeExtern(instance: FnInstance, def: FnDef): LoweredFn {
    const { abi, symbol } = instance;
    const func = createFunc(symbol, 'extern', [...abi.paramTypes], [...abi.results]);
    func.display = def.name;
    func.noreturn = abi.noreturn;
    return { func, problem: undefined, refs: new Map(), launchAlign: 0, launchAsks: undefined };
  }

  /** Where a body stands: its file, edition, and whether arithmetic is checked. */
  context(
    body: Body,
    args: readonly GenericArg[],
    def: { readonly crate: Crate; readonly file: number } | undefined,
    inConst: boolean,
  ): BodyContext {
    const { overflowChecks } = this.hir.target;
    const crate = def?.crate;
    const has = (name: string): boolean =>
      def !== undefined && 'attrs' in def && this.hir.attr(def as FnDef, name) !== undefined;
    // Operators of MIR wrap.
    const customMir = has('custom_mir');
    // The prelude is built like the real `core`: without checks, except where it says otherwise.
    const checked = (): boolean =>
      !customMir && (crate?.isPrelude !== true || has('rustc_inherit_overflow_checks'));
    return {
      body,
      args,
      file: fileId(def?.file ?? 0),
      edition: crate?.edition ?? 2021,
      overflowChecks: overflowChecks && checked(),
      customMir,
      inConst,
      crate,
    };
  }

  /** A kernel with its entry code, as `makeKernel` makes it. */
  kernelInstance(root: KernelRoot): FnInstance {
    return this.instance(`rK${this.idOf(root)}`, () => this.makeKernel!(root));
  }

  /** The function that runs a closure's body. */
  closureInstance(closure: TyOf<'closure'>, inConst: boolean): FnInstance {
    const { def, args } = closure;
    if (liesIn(this.below, closure) && this.core?.ownsClosure(def) === true) {
      return this.core.closureInstance(closure, inConst);
    }
    const mode = inConst ? 'c' : 'r';
    return this.instance(`${mode}k${this.keyOf(def, args)}`, () => {
      checkGrowth('a closure', args);
      const params = def.params.map((param) => this.hir.instantiate(param, args));
      const ret = this.hir.instantiate(def.ret, args);
      const byValue = def.trait === 'FnOnce';
      const steps = def.coroutine !== undefined;
      const abi = steps
        ? this.coroutines.newStep(closure).abi
        : closureAbi(this, closure, params, ret, byValue);
      const display = this.closureName(def);
      const symbol = mangle(display, this.closureKey(def), ...this.texts.applied(args));
      return {
        symbol: inConst ? `${symbol}.const` : symbol,
        display,
        abi,
        owner: def.owner,
        item: def,
        make: (instance, partial) => {
          if (steps) return this.coroutines.makeStep(instance, closure, partial);
          const found = this.closureSource(def);
          const context = { ...this.context(found.body, args, found.def, inConst), partial };
          const lowered = lowerClosureFn(this, instance, context, closure, found.expr);
          // Like the function around it, a closure is meant to disappear into its caller.
          if (lowered.func !== undefined) lowered.func.inline = 'hint';
          return lowered;
        },
      };
    }, [closure]);
  }

  /** Does the closure come from a body that this program inferred? */
  ownsClosure(def: ClosureDef): boolean {
    const body = this.hir.body(def.owner as BodyOwner | AnonConst);
    return body !== undefined && factsOf(body).closures.has(def);
  }

  private sharedBy(def: FnDef): FnShared {
    let shared = this.shared.get(def);
    if (shared === undefined) {
      shared = {
        path: pathOf(this.hir, def),
        text: this.texts.def(def),
        link: linkName(this.hir, def),
        inline: inlineOf(this.hir, def),
      };
      this.shared.set(def, shared);
    }
    return shared;
  }

  closureName(def: ClosureDef): string {
    let name = this.closureNames.get(def);
    if (name === undefined) {
      const { body } = this.closureSource(def);
      const index = [...factsOf(body).closures.keys()].indexOf(def);
      const owner = isNamed(def.owner) ? pathOf(this.hir, def.owner) : 'const';
      name = closureDisplay(owner, index);
      this.closureNames.set(def, name);
    }
    return name;
  }

  /** What no other closure has: its owner, and which of its closures it is. */
  private closureKey(def: ClosureDef): string {
    let key = this.closureKeys.get(def);
    if (key === undefined) {
      const { owner } = def;
      const of = !isNamed(owner)
        ? this.constKey(owner as AnonConst)
        : owner.kind === 'fn'
          ? this.sharedBy(owner).text
          : this.texts.def(owner);
      key = `${of} ${this.closureName(def)}`;
      this.closureKeys.set(def, key);
    }
    return key;
  }

  /** What no other constant in a type has. */
  private constKey(found: AnonConst): string {
    const around = ownerOfConst(found);
    const of = around === undefined ? '' : this.texts.def(around);
    return `const ${of} ${placeKey(found.expr, around?.node)}`;
  }

  closureSource(def: ClosureDef): {
    readonly body: Body;
    readonly expr: TExprOf<'closure'>;
    readonly def: { readonly crate: Crate; readonly file: number } | undefined;
  } {
    const owner = def.owner as BodyOwner | AnonConst;
    const body = this.hir.body(owner);
    const expr = body === undefined ? undefined : factsOf(body).closures.get(def);
    if (body === undefined || expr === undefined) {
      throw new Unsupported('a closure whose body is not known', undefined);
    }
    return { body, expr, def: owner.kind === 'anon-const' ? undefined : owner };
  }

  dropGlue(ty: Ty, inConst: boolean): FnInstance {
    if (this.core !== undefined && liesIn(this.below, ty)) return this.core.dropGlue(ty, inConst);
    const mode = inConst ? 'c' : 'r';
    return this.instance(`${mode}d${ty.id}`, () => {
      const display = `drop_in_place<${this.hir.display(ty)}>`;
      const symbol = mangle('core::ptr::drop_in_place', this.texts.ty(ty));
      const fat = this.layouts.pointerMeta(ty);
      const base = this.abiOf([], this.unit());
      const types: MirType[] =
        fat === 'none' ? ['ptr'] : fat === 'length' ? ['ptr', 'i64'] : ['ptr', 'ptr'];
      const cls = fat === 'none' ? 'scalar' : 'pair';
      const param: ParamAbi = { ty, class: cls, types, isAddress: true };
      const abi = withParams(base, [param], types);
      return {
        symbol: inConst ? `${symbol}.const` : symbol,
        display,
        abi,
        owner: undefined,
        make: (instance) =>
          ty.kind === 'closure' && ty.def.coroutine !== undefined
            ? this.coroutines.makeDrop(instance, ty)
            : lowerGlueFn(this, instance, ty, fileId(0)),
      };
    }, [ty]);
  }

  private unitTy: Ty | undefined;

  /** The type `()`, found as the result type of a function of the prelude. */
  unit(): Ty {
    if (this.unitTy === undefined) {
      const drop = this.hir.lang('drop');
      const method = drop?.kind === 'trait' ? drop.items.fns.get('drop') : undefined;
      if (method === undefined)
        throw new Unsupported('a program without the `Drop` trait', undefined);
      this.unitTy = this.hir.fnSig(method).ret;
    }
    return this.unitTy;
  }

  /**
   * A symbol that can be called with the convention of a function pointer of this signature: the
   * function itself, or a small one around it. For run time, also when asked while compiling.
   */
  pointee(target: Instance, params: readonly Ty[], ret: Ty): FnInstance {
    const isPlain = target.kind === 'fn' && !this.isIntrinsic(target.def);
    // A kernel has one body, with the parameters of a launch; its address is that of the kernel.
    const { makeKernel } = this;
    if (isPlain && makeKernel !== undefined && isEntry(target.def)) {
      return this.kernelInstance(givenKernel(target.def, target.args));
    }
    if (isPlain && !takesCaller(this.hir, target.def, target.args)) {
      return this.fnInstance(target.def, target.args, false);
    }
    const key = `rs${instanceKey(target, (def, args) => this.keyOf(def, args))}:${params.map((p) => p.id).join(',')}`;
    return this.instance(key, () => {
      const display = `shim of ${target.kind} ${this.shimName(target)}`;
      const sig = [...params, ret].map((ty) => this.texts.ty(ty)).join(',');
      return {
        symbol: mangle('shim', `${display}|${sig}`),
        display,
        abi: this.abiOf(params, ret),
        owner: undefined,
        make: (instance) => lowerShimFn(this, instance, target, fileId(0)),
      };
    }, [...params, ...instanceArgs(target)]);
  }

  private shimName(target: Instance): string {
    switch (target.kind) {
      case 'fn':
      case 'ctor':
      case 'virtual':
        return `${this.texts.def(target.def)}<${this.texts.list(target.args)}>`;
      case 'closure-call':
        return `${this.texts.ty(target.closure)} ${target.via}`;
      case 'step':
        return this.texts.ty(target.closure);
      case 'fn-call':
        return `${this.texts.ty(target.callee)} ${target.via}`;
      default:
        return this.texts.ty(target.ty);
    }
  }

  closureShim(closure: TyOf<'closure'>, params: readonly Ty[], ret: Ty): FnInstance {
    return this.instance(`rp${closure.id}`, () => {
      const display = `${this.closureName(closure.def)} as fn`;
      return {
        symbol: mangle(this.closureName(closure.def), `${this.texts.ty(closure)} as fn`),
        display,
        abi: this.abiOf(params, ret),
        owner: closure.def.owner,
        make: (instance) => lowerShimFn(this, instance, closure, fileId(0)),
      };
    }, [closure]);
  }

  /** Parameter types of what an instance calls. */
  paramTys(target: Instance): readonly Ty[] {
    if (target.kind === 'fn' || target.kind === 'virtual') {
      return this.hir
        .fnSig(target.def)
        .params.map((param) => this.hir.instantiate(param, target.args));
    }
    if (target.kind === 'ctor') {
      return this.hir
        .ctorSig(target.def)
        .params.map((param) => this.hir.instantiate(param, target.args));
    }
    return [];
  }

  /** A function that the compiler itself implements. */
  isIntrinsic(def: FnDef): boolean {
    return isKnownIntrinsic(this.hir, def);
  }

  // ------------------------------------------------------------------------- constants and globals

  constOperand(cx: FnCx, def: ConstDef, args: readonly GenericArg[]): Operand {
    const found = this.hir.resolveConst(def, args);
    if (found === undefined)
      return cx.unsupported(`the constant \`${def.name}\`, which has no value`);
    const ty = this.hir.instantiate(this.hir.typeOf(found.def), found.args);
    const { consts } = this.layerOf(found.def.crate, found.args);
    return this.globals.operandOf(cx, consts.constDataFor(cx, found.def, found.args), ty);
  }

  /** The value of a type that has these bits as memory, and no pointers in it. */
  bitsOperand(cx: FnCx, bits: bigint, ty: Ty): Operand {
    const { size, align } = cx.layout(ty);
    const bytes = new Uint8Array(size);
    writeBits(bytes, 0, size, bits);
    return this.globals.operandOf(cx, { bytes, relocs: [], align }, ty);
  }

  anonConstOperand(cx: FnCx, def: AnonConst, ty: Ty): Operand {
    return this.globals.operandOf(cx, this.consts.anonDataFor(cx, def), ty);
  }

  /**
   * The address of a promoted value; undefined where computing it panics, which then happens at run
   * time.
   */
  promoted(cx: FnCx, expr: TExpr, ty: Ty): Operand | undefined {
    let data: ConstData;
    try {
      data = this.consts.exprData(cx, expr, ty, cx.overflowChecks);
    } catch (error) {
      if (error instanceof Unsupported && error.kind === 'invalid') return undefined;
      throw error;
    }
    return this.globals.addressOf(cx, data, ty);
  }

  staticTemp(cx: FnCx, expr: TExpr, ty: Ty): Operand {
    return this.consts.staticTemp(cx, expr, ty);
  }

  staticPlace(cx: FnCx, def: StaticDef): Place {
    return this.consts.forStatic(cx, linkedDef(this.hir, def) ?? def, () =>
      this.globals.staticPlace(cx, def),
    );
  }

  bytesAddress(cx: FnCx, bytes: Uint8Array): Value {
    return this.globals.bytesAddress(cx, bytes);
  }

  bytesSymbol(bytes: Uint8Array): string {
    return this.globals.intern({ bytes, relocs: [], align: 1 });
  }

  dataAddress(cx: FnCx, data: ConstData, ty: Ty): Operand {
    return this.globals.addressOf(cx, data, ty);
  }

  vtableSymbol(ty: Ty, as: TyOf<'dyn'>, build: () => ConstData): string {
    return this.globals.vtable(ty, as, build);
  }

  /** Bits of a literal or constant in a pattern. */
  patternBits(cx: FnCx, expr: TExpr): bigint {
    return this.consts.exprBits(cx, expr);
  }

  patternData(cx: FnCx, expr: TExpr, ty: Ty): ConstData {
    return this.consts.exprData(cx, expr, ty);
  }

  /** The data behind an address inside other data. */
  follow(data: ConstData, offset: number): ConstData | undefined {
    return this.globals.follow(data, offset);
  }

  /** A global by symbol, for the module and the interpreter. */
  globalOf(symbol: string): Global | undefined {
    return this.globals.get(symbol) ?? this.core?.globalOf(symbol);
  }

  // ------------------------------------------------------------------------------------- edits

  /**
   * Forgets what was made from a definition whose body changed, and everything that has its value
   * built in.
   */
  invalidate(def: object): void {
    const evaluated = isConstItem(def) || this.runsWhileCompiling(def);
    if (evaluated) this.db.touch(CONSTANTS, '');
    this.db.touch(CODE, def);
    // Constants are built into each other and into code; which went where is not recorded, an edit
    // of one is rare.
    if (evaluated) {
      this.consts.clear();
      this.globals.clearStatics();
    }
    for (const [key, instance] of this.instances) {
      if (instance.closures.has(def)) {
        // Its closures are new definitions after the edit; nothing asks for the old ones again.
        this.drop(key, instance);
      } else if (evaluated || instance.owner === def) {
        // Callers know it by its symbol, so it stays and is lowered anew.
        this.weight -= weightOf(instance.lowered) + weightOf(instance.partial);
        instance.lowered = undefined;
        instance.partial = undefined;
      }
    }
  }

  /** Forgets a definition that is there no more; whoever named it has been invalidated. */
  forget(def: object): void {
    this.db.touch(CODE, def);
    for (const [key, instance] of this.instances) {
      if (instance.owner === def || instance.closures.has(def)) this.drop(key, instance);
    }
  }

  private drop(key: string, instance: FnInstance): void {
    this.instances.delete(key);
    this.weight -= weightOf(instance.lowered) + weightOf(instance.partial);
    if (this.bySymbol.get(instance.symbol) === instance) this.bySymbol.delete(instance.symbol);
  }

  private runsWhileCompiling(def: object): boolean {
    return this.evaluated.has(def) || this.core?.runsWhileCompiling(def) === true;
  }

  // ------------------------------------------------------------------------------------- memory

  /**
   * Lets go of all functions, values and layouts made here; what is asked for again is made again
   * and is the same. Goes together with `release` of the program: closures are known by their typed
   * bodies.
   */
  release(): void {
    this.instances.clear();
    this.bySymbol.clear();
    this.abis.clear();
    this.texts.clear();
    this.layouts.clear();
    this.views.clear();
    this.coroutines.clear();
    this.globals.clear();
    this.consts.release();
    this.weight = 0;
  }
}

function weightOf(lowered: LoweredFn | undefined): number {
  return (lowered?.func?.blocks ?? []).reduce((sum, { insts }) => sum + insts.length, 0);
}

const isConstItem = (def: object): boolean => {
  const { kind } = def as { readonly kind?: string };
  return kind === 'const' || kind === 'static' || kind === 'variant';
};

function inlineOf(hir: HirQueries, def: FnDef): 'always' | 'never' | 'hint' | undefined {
  const attr = hir.attr(def, 'inline');
  if (attr === undefined) return undefined;
  const token = attr.args?.trees[0];
  const word = token?.kind === 'Token' ? token.text : undefined;
  return word === 'always' || word === 'never' ? word : 'hint';
}
