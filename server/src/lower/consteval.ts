/**
 * Constant evaluation: the initialiser of a constant is lowered like any function and run by the
 * MIR interpreter; what it leaves in memory becomes bytes with relocations. Literals take a short
 * way.
 */
import { LIMITS, type Span } from '../base/index.ts';
import type {
  AnonConst,
  Body,
  BodyOwner,
  ConstDef,
  ConstEvaluator,
  Crate,
  GenericArg,
  StaticDef,
  TExpr,
  Ty,
  VariantDef,
} from '../hir/index.ts';
import { isSignedInt, reprClass } from '../layout/index.ts';
import {
  type CallMeter,
  createModule,
  type Func,
  type Global,
  Interpreter,
  type Reloc,
} from '../mir/index.ts';
import { withParams } from './abi.ts';
import { type ConstData, readBits, writeBits } from './const-data.ts';
import { BYTES_EACH, ConstWork, tooMuch } from './const-work.ts';
import { FOR_EVER, noteExtended } from './expr/extend.ts';
import { lowerInto } from './expr/into.ts';
import type { FnCx } from './fn-cx.ts';
import type { FnInstance, LoweredFn } from './instance.ts';
import { type BodyContext, checkBody, defSpan, finishFn, startFn } from './lower-fn.ts';
import { generic, placeAt, storePlace } from './memory.ts';
import { type Operand, scalar } from './operand.ts';
import { dropDownTo, pushScope, withTempScope } from './scopes.ts';
import type { LowerServices } from './services.ts';
import { hashText } from './symbols.ts';
import { checkGrowth } from './type-length-limit.ts';
import { asProblem, Unsupported } from './unsupported.ts';

const MAX_STEPS = LIMITS.constantSteps.limit;
/** Bytes of a constant or static: what is larger does not come through an assembler either. */
const MAX_CONST_BYTES = LIMITS.constantBytes.limit;
/**
 * rustc refuses constants that take two million turns and calls (`long_running_const_eval`), unless
 * that is allowed.
 */
const MAX_TURNS = LIMITS.constantTurns.limit;

/** What constant evaluation asks of the program. */
export interface ConstHost extends LowerServices<FnCx> {
  readonly globals: { intern(data: ConstData): string; own(symbol: string, data: ConstData): void };
  keyOf(def: object, args: readonly GenericArg[]): string;
  context(
    body: Body,
    args: readonly GenericArg[],
    def: { readonly crate: Crate; readonly file: number } | undefined,
    inConst: boolean,
  ): BodyContext;
  unit(): Ty;
  find(symbol: string): FnInstance | undefined;
  ensure(instance: FnInstance): LoweredFn;
  globalOf(symbol: string): Global | undefined;
}

/** A `static mut`, by its symbol, and how much memory it has borrowed so far. */
interface Borrower {
  readonly name: string;
  count: number;
}

export class ConstEval implements ConstEvaluator {
  private readonly lw: ConstHost;
  private readonly known = new Map<string, ConstData | Unsupported>();
  private readonly works = new Map<string, ConstWork>();
  private readonly running = new Set<string>();
  private readonly functions = new Map<string, FnInstance>();
  private readonly temps = new Map<string, Global>();
  private interpreter: Interpreter | undefined;
  private counter = 0;

  constructor(lw: ConstHost) {
    this.lw = lw;
  }

  scalar(def: AnonConst | ConstDef | VariantDef, args: readonly GenericArg[]): bigint | undefined {
    try {
      const data =
        def.kind === 'anon-const'
          ? this.anonData(def, args)
          : def.kind === 'const'
            ? this.constData(def, args)
            : this.bodyData(def, def, args);
      return data.relocs.length > 0 ? undefined : readBits(data.bytes, 0, data.bytes.length);
    } catch {
      // Whoever asked reports that the constant has no value.
      return undefined;
    }
  }

  constData(def: ConstDef, args: readonly GenericArg[]): ConstData {
    return this.bodyData(def, def, args);
  }

  /** A constant that the code of a function names. */
  constDataFor(cx: FnCx, def: ConstDef, args: readonly GenericArg[]): ConstData {
    return this.metered(cx, this.bodyKey(def, args), () => this.constData(def, args));
  }

  /** Likewise, of a constant without a name. */
  anonDataFor(cx: FnCx, def: AnonConst): ConstData {
    return this.metered(cx, this.bodyKey(def, cx.args), () => this.anonData(def, cx.args));
  }

  /**
   * Something that the code of a function needs of a static. Statics may need each other, so that
   * none counts for a constant.
   */
  forStatic<T>(cx: FnCx, def: StaticDef, get: () => T): T {
    return cx.inConst ? get() : this.metered(cx, this.bodyKey(def, []), get);
  }

  private metered<T>(cx: FnCx, key: string, get: () => T): T {
    cx.constants.before(this.works.get(key));
    try {
      return get();
    } finally {
      cx.constants.add(this.works.get(key), cx.span());
    }
  }

  private bodyKey(owner: object, args: readonly GenericArg[]): string {
    return `v${this.lw.keyOf(owner, args)}`;
  }

  /** `name`: the static's symbol. What a `static mut` borrows may be written, like itself. */
  staticData(def: StaticDef, name: string): ConstData {
    const { size } = this.lw.layouts.of(this.lw.hir.typeOf(def));
    if (size > MAX_CONST_BYTES) {
      const what = `\`${def.name}\` is too large for the target: ${size} bytes, at most ${MAX_CONST_BYTES} are possible`;
      throw new Unsupported(what, defSpan(def), 'invalid');
    }
    return this.bodyData(def, def, [], def.node.mut && { name, count: 0 });
  }

  anonData(def: AnonConst, args: readonly GenericArg[]): ConstData {
    return this.bodyData(def, undefined, args);
  }

  private bodyData(
    owner: BodyOwner | AnonConst,
    def: { readonly crate: Crate; readonly file: number } | undefined,
    args: readonly GenericArg[],
    borrower?: Borrower,
  ): ConstData {
    const key = this.bodyKey(owner, args);
    return this.memo(
      key,
      () => {
        checkGrowth('name' in owner ? owner.name : 'a constant', args);
        const { body, context } = this.bodyOf(owner, def, args);
        const ty = this.lw.hir.instantiate(body.ret, args);
        return this.evaluate(key, { ...context, overflowChecks: true }, body.value, ty, borrower);
      },
      'file' in owner ? defSpan(owner) : undefined,
    );
  }

  private bodyOf(
    owner: BodyOwner | AnonConst,
    def: { readonly crate: Crate; readonly file: number } | undefined,
    args: readonly GenericArg[],
  ): { readonly body: Body; readonly context: BodyContext } {
    const body = this.lw.hir.body(owner);
    if (body === undefined) throw new Unsupported('a constant without a value', undefined);
    return { body, context: this.lw.context(body, args, def, true) };
  }

  /** An expression of a function that does not depend on its variables. */
  exprData(cx: FnCx, expr: TExpr, ty: Ty, overflowChecks = true): ConstData {
    const body = cx.body;
    if (body === undefined) return cx.unsupported('a constant expression here');
    const key = `${overflowChecks ? 'e' : 'w'}${this.lw.keyOf(expr, cx.args)}`;
    const context: BodyContext = {
      body,
      args: cx.args,
      file: cx.file,
      edition: cx.edition,
      overflowChecks,
      inConst: true,
      crate: cx.crate,
    };
    const get = () => this.memo(key, () => this.evaluate(key, context, expr, ty));
    return this.metered(cx, key, get);
  }

  /** Bits of a scalar constant expression, canonical unsigned. */
  exprBits(cx: FnCx, expr: TExpr): bigint {
    const ty = cx.ty(expr.ty);
    const { size } = cx.layout(ty);
    const quick = literalBits(expr, ty, size);
    if (quick !== undefined) return quick;
    const data =
      expr.kind === 'const' ? this.constOf(cx, expr.def, expr.args) : this.exprData(cx, expr, ty);
    return readBits(data.bytes, 0, size);
  }

  private constOf(cx: FnCx, def: ConstDef, args: readonly GenericArg[]): ConstData {
    const found = this.lw.hir.resolveConst(def, this.lw.hir.instantiateArgs(args, cx.args));
    if (found === undefined)
      return cx.unsupported(`the constant \`${def.name}\`, which has no value`);
    return this.constDataFor(cx, found.def, found.args);
  }

  /** `at`: where the constant is written. */
  private memo(key: string, compute: () => ConstData, at?: Span): ConstData {
    const known = this.known.get(key);
    if (known instanceof Unsupported) throw known;
    if (known !== undefined) return known;
    if (this.running.has(key)) {
      throw new Unsupported('a constant that depends on itself', at, 'invalid', 'E0391');
    }
    this.running.add(key);
    try {
      const data = compute();
      this.known.set(key, data);
      return data;
    } catch (error) {
      const problem = asProblem(error);
      this.known.set(key, problem);
      throw problem;
    } finally {
      this.running.delete(key);
    }
  }

  private evaluate(
    key: string,
    context: BodyContext,
    value: TExpr,
    ty: Ty,
    borrower?: Borrower,
  ): ConstData {
    const layout = this.lw.layouts.of(ty);
    if (layout.size > MAX_CONST_BYTES)
      throw new Unsupported(
        `a constant of ${layout.size} bytes, more than the limit of ${MAX_CONST_BYTES}`,
        undefined,
      );
    const align = layout.align;
    const quick = literalBits(value, ty, layout.size);
    if (quick !== undefined) {
      const bytes = new Uint8Array(layout.size);
      writeBits(bytes, 0, layout.size, quick);
      return { bytes, relocs: [], align };
    }
    if (value.kind === 'array') {
      const bytes = new Uint8Array(layout.size);
      if (this.fillLiterals(value, ty, bytes, 0)) return { bytes, relocs: [], align };
    }
    const instance = this.instance(key, context, value, ty);
    const { symbol } = instance;
    this.functions.set(symbol, instance);
    const before = new Set(this.temps.keys());
    const work = this.workOf(key);
    let problem: Unsupported | undefined;
    const meter: CallMeter = {
      steps: 0,
      reached: (name) => {
        const found = this.functions.get(name) ?? this.lw.find(name);
        for (const need of found?.lowered?.constants?.keys() ?? []) work.needs.add(need);
        if (work.isTooMuch) throw (problem = tooMuch(instance.lowered?.func?.span));
      },
    };
    const interpreter = this.machine();
    const address = interpreter.allocate(Math.max(layout.size, 1), align);
    try {
      const span = instance.lowered?.func?.span;
      const outcome = interpreter.call(symbol, [address], meter);
      work.steps = meter.steps + Math.ceil(layout.size / BYTES_EACH);
      if (work.isTooMuch) problem ??= tooMuch(span);
      if (problem !== undefined) {
        this.pendingProblem = undefined;
        throw problem;
      }
      if (instance.lowered?.problem !== undefined) throw instance.lowered.problem;
      if (!outcome.ok) this.refuse(outcome.trap.message, outcome.trap.loc?.span ?? span);
      return this.export(address, layout.size, align, new Set(), borrower);
    } finally {
      work.close();
      interpreter.free(address);
      interpreter.host.forget(symbol);
      this.functions.delete(symbol);
      for (const name of this.temps.keys()) if (!before.has(name)) this.temps.delete(name);
    }
  }

  /** Writes an array whose elements are all literals, or arrays of them; false for any other. */
  private fillLiterals(value: TExpr, ty: Ty, bytes: Uint8Array, at: number): boolean {
    if (ty.kind !== 'array') return false;
    const { elem } = ty;
    if (value.kind !== 'array') return false;
    const { size } = this.lw.layouts.of(elem);
    for (const [index, one] of value.elems.entries()) {
      const offset = at + index * size;
      if (offset + size > bytes.length) return false;
      if (elem.kind === 'array') {
        if (!this.fillLiterals(one, elem, bytes, offset)) return false;
        continue;
      }
      const bits = literalBits(one, elem, size);
      if (bits === undefined) return false;
      writeBits(bytes, offset, size, bits);
    }
    return true;
  }

  private workOf(key: string): ConstWork {
    let work = this.works.get(key);
    if (work === undefined) this.works.set(key, (work = new ConstWork()));
    return work;
  }

  /** A function that computes a value into the memory that it is given. */
  private instance(key: string, context: BodyContext, value: TExpr, ty: Ty): FnInstance {
    return {
      symbol: `const.${this.counter++}.${key}`,
      display: 'constant',
      abi: withParams(this.lw.abiOf([], this.lw.unit()), [], ['ptr']),
      owner: undefined,
      closures: new Set(),
      inConst: true,
      make: (made) => this.lowerConst(made, context, value, ty),
      lowered: undefined,
      partial: undefined,
    };
  }

  /** The code of a constant that nobody evaluates. Throws `Unsupported`. */
  codeOf(def: ConstDef): Func {
    const { body, context } = this.bodyOf(def, def, []);
    const instance = this.instance(this.lw.keyOf(def, []), context, body.value, body.ret);
    const { func, problem } = this.lw.ensure(instance);
    if (func === undefined) throw problem ?? new Unsupported('a constant without code', undefined);
    return func;
  }

  private pendingProblem: Unsupported | undefined;

  private refuse(message: string, span: Span | undefined): never {
    const problem = this.pendingProblem;
    this.pendingProblem = undefined;
    if (problem !== undefined) throw problem;
    throw new Unsupported(`evaluation of a constant failed: ${message}`, span, 'invalid', 'E0080');
  }

  private machine(): Interpreter {
    this.interpreter ??= new Interpreter(createModule('constants'), {
      maxSteps: MAX_STEPS,
      maxTurns: MAX_TURNS,
      resolve: (symbol) => {
        const global = this.temps.get(symbol) ?? this.lw.globalOf(symbol);
        if (global !== undefined) return global;
        const instance = this.functions.get(symbol) ?? this.lw.find(symbol);
        if (instance === undefined) return undefined;
        const lowered = this.lw.ensure(instance);
        // The interpreter only knows that the function is missing; the reason is kept for whoever
        // asked.
        if (lowered.problem !== undefined) this.pendingProblem = lowered.problem;
        return lowered.func;
      },
    });
    return this.interpreter;
  }

  private lowerConst(instance: FnInstance, context: BodyContext, value: TExpr, ty: Ty): LoweredFn {
    checkBody(context);
    const { cx } = startFn(this.lw, instance, context, context.file);
    cx.staticTemps = true;
    const out = cx.fn.blocks[0]!.params[0]!;
    pushScope(cx);
    const place = placeAt(cx, scalar(out), ty);
    noteExtended(cx, value, FOR_EVER);
    withTempScope(cx, () => lowerInto(cx, value, place));
    if (!cx.dead) {
      dropDownTo(cx, 0, undefined);
      cx.b.ret([]);
    }
    return finishFn(cx);
  }

  /** Memory for what a constant borrows: it lives on as a global. */
  staticTemp(cx: FnCx, expr: TExpr, ty: Ty): Operand {
    const layout = cx.layout(ty);
    const name = `temp.${this.counter++}`;
    const global: Global = {
      name,
      space: 'global',
      size: Math.max(layout.size, 1),
      align: layout.align,
      relocs: [],
      mutable: true,
    };
    this.temps.set(name, global);
    const ptr = generic(cx, cx.b.value('global.addr', [], 'ptr.global', { symbol: name }));
    const place = placeAt(cx, scalar(ptr), ty);
    if (reprClass(layout) !== 'zst') lowerInto(cx, expr, place);
    else storePlace(cx, { kind: 'zst' }, place);
    return scalar(ptr);
  }

  /** Memory of the interpreter as data; what it points to becomes globals of its own. */
  private export(
    address: bigint,
    size: number,
    align: number,
    open: Set<bigint>,
    borrower: Borrower | undefined,
  ): ConstData {
    const interpreter = this.machine();
    const exported = interpreter.exportAllocation(address, size);
    if (exported === undefined) throw new Unsupported('a constant without bytes', undefined);
    const relocs = exported.relocs.map((reloc): Reloc => {
      const { offset, target, addend } = reloc;
      if (target.kind === 'function') return { offset, symbol: target.symbol, addend };
      if (target.kind === 'gone') throw pointsToVariable();
      const { symbol, base, size: length, align: baseAlign } = target.allocation;
      if (
        symbol !== undefined &&
        !this.temps.has(symbol) &&
        this.lw.globalOf(symbol) !== undefined
      ) {
        return { offset, symbol, addend };
      }
      if (symbol === undefined || open.has(base)) {
        throw pointsToVariable();
      }
      open.add(base);
      const data = this.export(base, length, baseAlign, open, borrower);
      open.delete(base);
      if (borrower === undefined) return { offset, symbol: this.lw.globals.intern(data), addend };
      const owned = `_Wtarget_${hashText(borrower.name, `${borrower.count++}`)}`;
      this.lw.globals.own(owned, data);
      return { offset, symbol: owned, addend };
    });
    const { bytes, initialised } = exported;
    if (size === 0 || relocs.length > 0 || initialised?.includes(1) !== false)
      return { bytes, relocs, align };
    return { bytes, relocs, align, isUndefined: true };
  }

  /** Forgets all values. */
  clear(): void {
    this.known.clear();
    this.works.clear();
    this.interpreter = undefined;
  }

  /** Forgets everything, also the functions that compute the values. */
  release(): void {
    this.clear();
    this.functions.clear();
    this.temps.clear();
  }
}

/** Variables of the computation are gone when its value is used. */
function pointsToVariable(): Unsupported {
  return new Unsupported('a constant that points to a variable', undefined, 'invalid');
}

/** The value of a literal, or of a negated one. */
function literalBits(expr: TExpr, ty: Ty, size: number): bigint | undefined {
  if (expr.kind === 'lit') return expr.bits;
  if (
    expr.kind === 'block' &&
    expr.stmts.length === 0 &&
    expr.tail !== undefined &&
    expr.label === undefined
  ) {
    return literalBits(expr.tail, ty, size);
  }
  if (expr.kind !== 'unary' || expr.op !== '-' || expr.operand.kind !== 'lit') return undefined;
  const bits = expr.operand.bits;
  if (ty.kind === 'float') return bits ^ (1n << BigInt(size * 8 - 1));
  if (ty.kind === 'int' && isSignedInt(ty.name)) return BigInt.asUintN(size * 8, -bits);
  return undefined;
}
