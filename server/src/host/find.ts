/**
 * All launches in a function of host code, and all names of kernels in it: one walk over its body.
 */
import type { Span } from '../base/index.ts';
import {
  type AnyExpr,
  type AnyItem,
  type AnyNode,
  type AnyStmt,
  type Block,
  type CallExpr,
  forEachChild,
  type Impl,
  type MethodCallExpr,
  parseStmtsFromTokens,
} from '../syntax/index.ts';
import { isLoader, LOOK_UPS } from './api-words.ts';
import {
  calledName,
  driverModule,
  isDriverLoad,
  LAUNCH_APIS,
  type LaunchApi,
  type LaunchNode,
  lookedUp,
  lookedUpInto,
  type Site,
  variableOf,
} from './apis/index.ts';
import { type Around, aroundFn, keyAt, placeIn, type Range } from './around.ts';
import { Evaluator } from './eval.ts';
import { commaParts } from './eval-values.ts';
import type { FoundFn, HostItems } from './items.ts';
import type { HostLaunch } from './launch.ts';
import { isIn } from './macros.ts';
import { placedLaunch } from './placed-launch.ts';
import { type HostRead, readAt } from './reads.ts';
import { Scope } from './scope.ts';
import { nameOf } from './types.ts';
import type { HostValue, KernelName, ModuleSource } from './value.ts';
import { launchAtCall, wrapsLaunch } from './wrapped-launch.ts';

/** What a function says about kernels. Places are relative to the function. */
export interface HostCode {
  readonly launches: readonly HostLaunch[];
  /** Names of kernels in strings that something looks up, in launches or elsewhere. */
  readonly names: readonly KernelName[];
  /**
   * What host code reads of device memory, and where it waits for a stream, in order of the text.
   */
  readonly reads: readonly HostRead[];
  /** Modules that it loads, as far as is known where they come from. */
  readonly loads: readonly ModuleSource[];
}

/** The launches and names in a function, those of functions inside it too. */
export function findLaunches(
  found: FoundFn,
  items: HostItems,
  apis: ReadonlySet<string>,
  kernels: ReadonlySet<string>,
): HostCode {
  const finder = new Finder(items, apis, kernels);
  finder.fn(found);
  return finder;
}

/**
 * The value in front of the dot at an offset of a function, where a method of it is being typed;
 * undefined where there is none.
 */
export function receiverAt(
  found: FoundFn,
  offset: number,
  items: HostItems,
): HostValue | undefined {
  const finder = new Finder(items, new Set(), new Set(), offset);
  finder.fn(found);
  return finder.received;
}

class Finder implements HostCode {
  received: HostValue | undefined;
  /** Where a method is typed. */
  private readonly wanted: number | undefined;
  readonly launches: HostLaunch[] = [];
  readonly names: KernelName[] = [];
  readonly reads: HostRead[] = [];
  readonly loads: ModuleSource[] = [];
  private lookUps: Site['lookUps'][number][] = [];
  private readonly kernels: ReadonlySet<string>;
  private readonly evaluator: Evaluator;
  private readonly apis: readonly LaunchApi[];
  private owner: Span | undefined;
  private statement: Span | undefined;
  private inner: Span | undefined;
  private guarded = false;
  private readonly seen = new Set<string>();

  constructor(
    items: HostItems,
    apis: ReadonlySet<string>,
    kernels: ReadonlySet<string>,
    wanted?: number,
  ) {
    this.wanted = wanted;
    this.kernels = kernels;
    this.evaluator = new Evaluator(items);
    this.apis = LAUNCH_APIS.filter(({ name }) => apis.has(name));
  }

  /** Items in a function belong to it. */
  private item(item: AnyItem, around: Around, impl: Impl | undefined): void {
    const { file, base, modules } = around;
    if (item.kind === 'Mod') {
      const inner = { ...around, modules: [...modules, item.name.text] };
      for (const one of item.items ?? []) this.item(one, inner, undefined);
    } else if (item.kind === 'Impl' || item.kind === 'Trait') {
      const of = item.kind === 'Impl' ? item : undefined;
      for (const one of item.items) this.item(one, around, of);
    } else if (item.kind === 'Fn') this.fn({ node: item, file, base, modules, impl });
  }

  fn(found: FoundFn): void {
    const { node } = found;
    if (node.body === undefined) return;
    const around = aroundFn(found);
    const scope = new Scope(undefined);
    this.evaluator.bindParams(node, scope, around);
    const { owner: outer, lookUps, guarded } = this;
    this.lookUps = [];
    this.guarded = node.safety?.text === 'unsafe';
    this.owner = placeIn(node, around);
    this.block(node.body, scope, around);
    this.owner = outer;
    this.lookUps = lookUps;
    this.guarded = guarded;
  }

  private block(block: Block, outer: Scope, around: Around): void {
    this.within(block, around, () => this.stmts(block, outer, around));
  }

  /** Runs with `node` as the innermost code that may not run although what is around it does. */
  private within(node: Range, around: Around, run: () => void): void {
    const outside = this.inner;
    this.inner = placeIn(node, around);
    run();
    this.inner = outside;
  }

  private stmts(block: Block, outer: Scope, around: Around): void {
    let scope = new Scope(outer);
    this.evaluator.declareItems(block, scope, around);
    for (const stmt of block.stmts) scope = this.stmt(stmt, scope, around);
    if (block.tail !== undefined)
      this.inStatement(block.tail, around, () => this.expr(block.tail!, scope, around));
  }

  private inUnsafe(run: () => void): void {
    const outer = this.guarded;
    this.guarded = true;
    run();
    this.guarded = outer;
  }

  private inStatement(node: Range, around: Around, run: () => void): void {
    const outer = this.statement;
    // What a macro made belongs to the statement that calls it.
    if (around.expansion === undefined) this.statement = placeIn(node, around);
    run();
    this.statement = outer;
  }

  private stmt(stmt: AnyStmt, scope: Scope, around: Around): Scope {
    switch (stmt.kind) {
      case 'LetStmt': {
        const inner = new Scope(scope);
        this.inStatement(stmt, around, () => {
          if (stmt.init !== undefined) this.expr(stmt.init, scope, around);
          if (stmt.else !== undefined) this.block(stmt.else, scope, around);
        });
        this.evaluator.bindLet(stmt, scope, inner, around);
        return inner;
      }
      case 'ExprStmt':
        this.inStatement(stmt, around, () => this.expr(stmt.expr, scope, around));
        if (stmt.expr.kind === 'MacroCall') return this.evaluator.lent(stmt.expr, scope, around);
        return scope;
      case 'ItemStmt':
        this.item(stmt.item, around, undefined);
        return scope;
      case 'EmptyStmt':
        return scope;
    }
  }

  /** Notes the value in front of the dot behind which the offset lies. */
  private receive(expr: AnyExpr, scope: Scope, around: Around): void {
    const { wanted } = this;
    if (wanted === undefined) return;
    const before =
      expr.kind === 'FieldExpr'
        ? expr.base
        : expr.kind === 'MethodCallExpr'
          ? expr.receiver
          : undefined;
    if (before === undefined || around.expansion !== undefined) return;
    const end = expr.kind === 'MethodCallExpr' ? expr.name.end : expr.end;
    const isHere = before.end - around.base < wanted && wanted <= end - around.base;
    if (isHere) this.received = this.evaluator.eval(before, scope, around);
  }

  private expr(expr: AnyExpr, scope: Scope, around: Around): void {
    this.receive(expr, scope, around);
    switch (expr.kind) {
      case 'BlockExpr':
        if (expr.mode === 'unsafe') this.inUnsafe(() => this.block(expr.block, scope, around));
        else this.block(expr.block, scope, around);
        return;
      case 'IfExpr': {
        const inner = this.condition(expr.cond, scope, around);
        this.block(expr.then, inner, around);
        if (expr.else !== undefined) this.expr(expr.else, scope, around);
        return;
      }
      case 'WhileExpr':
        this.block(expr.body, this.condition(expr.cond, scope, around), around);
        return;
      case 'LoopExpr':
        this.block(expr.body, scope, around);
        return;
      case 'ForExpr': {
        this.expr(expr.iter, scope, around);
        const inner = new Scope(scope);
        const { evaluator } = this;
        evaluator.bindPattern(
          expr.pat,
          () => {
            const type = evaluator.eval(expr.iter, scope, around).type;
            return {
              type:
                type.kind === 'named' && type.name === 'Iter' ? type.args[0]! : { kind: 'unknown' },
            };
          },
          inner,
          around,
          false,
        );
        this.block(expr.body, inner, around);
        return;
      }
      case 'MatchExpr': {
        this.expr(expr.scrutinee, scope, around);
        for (const arm of expr.arms) {
          const inner = new Scope(scope);
          this.evaluator.bindPattern(
            arm.pat,
            () => this.evaluator.eval(expr.scrutinee, scope, around),
            inner,
            around,
            false,
          );
          if (arm.guard !== undefined) this.expr(arm.guard, inner, around);
          const { body } = arm;
          if (body !== undefined) this.within(body, around, () => this.expr(body, inner, around));
        }
        return;
      }
      case 'ClosureExpr':
        this.within(expr.body, around, () =>
          this.expr(expr.body, this.evaluator.closureScope(expr, scope, around), around),
        );
        return;
      case 'MacroCall':
        if (!this.launch(expr, scope, around))
          this.within(expr, around, () => this.macro(expr, scope, around));
        return;
      case 'BinaryExpr':
        this.expr(expr.lhs, scope, around);
        this.within(expr.rhs, around, () => this.expr(expr.rhs, scope, around));
        return;
      case 'MethodCallExpr':
      case 'CallExpr':
        this.name(expr, scope, around);
        this.launch(expr, scope, around);
        break;
      default:
    }
    forEachChild(expr, (child) => this.child(child, scope, around));
  }

  private child(node: AnyNode, scope: Scope, around: Around): void {
    if (node.kind === 'Block') this.block(node, scope, around);
    else if (node.kind.endsWith('Expr') || node.kind === 'MacroCall')
      this.expr(node as AnyExpr, scope, around);
    else if (node.kind === 'StructExprField') this.expr(node.value, scope, around);
  }

  /** Variables that a condition binds: `if let Some(x) = y`. */
  private condition(cond: AnyExpr, scope: Scope, around: Around): Scope {
    if (cond.kind === 'LetExpr') {
      this.expr(cond.expr, scope, around);
      const inner = new Scope(scope);
      this.evaluator.bindPattern(
        cond.pat,
        () => this.evaluator.eval(cond.expr, scope, around),
        inner,
        around,
        false,
      );
      return inner;
    }
    if (cond.kind === 'BinaryExpr' && cond.op === '&&')
      return this.condition(cond.rhs, this.condition(cond.lhs, scope, around), around);
    this.expr(cond, scope, around);
    return scope;
  }

  private site(scope: Scope, around: Around, node: Range): Site {
    const here = placeIn(node, around);
    return {
      evaluator: this.evaluator,
      scope,
      around,
      kernels: this.kernels,
      lookUps: this.lookUps,
      owner: this.owner ?? here,
      statement: this.statement ?? here,
      block: this.inner ?? here,
      guarded: this.guarded,
    };
  }

  private launch(node: LaunchNode, scope: Scope, around: Around): boolean {
    const key = `${keyAt(node, around)} ${node.end}`;
    if (this.seen.has(key)) return true;
    const site = this.site(scope, around, node);
    for (const api of this.apis) {
      const found = api.match(node, site);
      if (found === undefined) continue;
      this.seen.add(key);
      const { expansion } = around;
      if (expansion !== undefined) {
        this.launches.push(fromMacro(found, expansion));
        // In which order a macro does things is not followed.
        this.reads.push({ kind: 'wait', owner: site.owner, span: expansion.call });
        return true;
      }
      this.launches.push(found);
      this.reads.push({ kind: 'launch', at: found, owner: site.owner, span: found.span });
      return true;
    }
    if (node.kind !== 'MacroCall') this.wrapped(node, site);
    const read = readAt(node, site);
    if (read !== undefined && around.expansion === undefined) this.reads.push(read);
    return false;
  }

  /** A call of the crate's own function or method that calls the driver's launch. */
  private wrapped(
    node: CallExpr | MethodCallExpr,
    { scope, around, owner, statement, lookUps }: Site,
  ): void {
    if (around.expansion !== undefined || around.calls > 0 || this.apis.length === 0) return;
    const found = this.ownFunction(node, scope, around);
    if (found === undefined || !wrapsLaunch(found)) return;
    const call = placeIn(node, around);
    const passed = node.kind === 'CallExpr' ? node.args : [node.receiver, ...node.args];
    const args = passed.map((arg) => this.evaluator.eval(arg, scope, around));
    // A function that the caller has looked up is the parameter's, too.
    const given = found.node.paramList.params.flatMap((param, at) => {
      const name = passed[at] && variableOf(passed[at]);
      const known = lookUps.filter(({ variable }) => variable === name);
      const own =
        param.kind === 'Param' && param.pat?.kind === 'IdentPat' ? param.pat.name.text : '';
      return known.length === 1 && own !== '' ? [{ ...known[0]!, variable: own }] : [];
    });
    const inner = this.inside(found, args, given);
    const alone = this.inside(found, undefined, []);
    if (inner.length !== 1) return;
    const launch = launchAtCall(inner[0]!, alone[0], call, { owner, statement });
    if (launch !== undefined) this.launches.push(launch);
  }

  /** The function of the crate that a call names, or that its receiver has. */
  private ownFunction(
    node: CallExpr | MethodCallExpr,
    scope: Scope,
    around: Around,
  ): FoundFn | undefined {
    const { items } = this.evaluator;
    if (node.kind === 'MethodCallExpr') {
      const type = nameOf(this.evaluator.eval(node.receiver, scope, around).type);
      return type === undefined ? undefined : items.method(type, node.name.text);
    }
    if (node.callee.kind !== 'PathExpr') return undefined;
    const path = node.callee.path.segments.map(({ name }) => name.text);
    return items.fn(path, around.modules);
  }

  /** The launches in a function's body when it is called with these values. */
  private inside(
    found: FoundFn,
    args: readonly HostValue[] | undefined,
    lookUps: Site['lookUps'],
  ): readonly HostLaunch[] {
    const { items } = this.evaluator;
    const finder = new Finder(items, new Set(this.apis.map(({ name }) => name)), this.kernels);
    finder.lookUps = [...lookUps];
    const around = aroundFn(found, 1);
    const scope = new Scope(undefined);
    finder.evaluator.bindParams(found.node, scope, around, args);
    finder.guarded = true;
    finder.owner = placeIn(found.node, around);
    if (found.node.body !== undefined) finder.block(found.node.body, scope, around);
    return finder.launches;
  }

  /** A module that a call loads. */
  private load(node: LaunchNode, scope: Scope, around: Around): void {
    if (node.kind === 'MacroCall' || !isLoader(calledName(node) ?? '')) return;
    const module =
      node.kind === 'CallExpr' && isDriverLoad(calledName(node) ?? '')
        ? driverModule(node, this.site(scope, around, node))
        : this.evaluator.eval(node, scope, around).module;
    if (module !== undefined) this.loads.push(module);
  }

  /** A string that a call looks up. */
  private name(node: LaunchNode, scope: Scope, around: Around): void {
    const site = this.site(scope, around, node);
    if (node.kind === 'CallExpr') {
      const found = lookedUp(node, site);
      if (found !== undefined) this.names.push(found);
      const into = lookedUpInto(node, site);
      if (into !== undefined) this.lookUps.push(into);
      this.load(node, scope, around);
      return;
    }
    this.load(node, scope, around);
    if (node.kind !== 'MethodCallExpr' || !LOOK_UPS.includes(node.name.text)) return;
    const { kernel } = this.evaluator.eval(node, scope, around);
    const literal = node.args.at(-1);
    const value = literal && this.evaluator.eval(literal, scope, around);
    if (kernel?.how === 'string') this.names.push(kernel);
    else if (value?.text !== undefined && value.textSpan !== undefined)
      this.names.push({
        text: value.text.replace(/\0$/, ''),
        span: value.textSpan,
        how: 'string',
        module: this.evaluator.eval(node.receiver, scope, around).module,
        qualifier: [],
        generics: undefined,
      });
  }

  /** Code in the arguments of other macros: `assert!(launch(..).is_ok())`. */
  private macro(call: Extract<AnyNode, { kind: 'MacroCall' }>, scope: Scope, around: Around): void {
    const made = this.evaluator.expanded(call, around);
    if (made !== undefined) {
      let inner = new Scope(scope);
      for (const stmt of made.stmts) inner = this.stmt(stmt, inner, made.around);
      if (made.tail !== undefined) this.expr(made.tail, inner, made.around);
      return;
    }
    const { trees } = call.body;
    for (const part of commaParts(trees)) {
      if (part.length === 0) continue;
      const { stmts, tail, errors } = parseStmtsFromTokens(part);
      if (errors.length > 0) continue;
      this.inUnsafe(() => {
        let inner = new Scope(scope);
        for (const stmt of stmts) inner = this.stmt(stmt, inner, around);
        if (tail !== undefined) this.expr(tail, inner, around);
      });
    }
  }
}

/**
 * A launch that a macro made. Where the macro's text names the kernel, all of it is a launch like
 * another; where the call does, only what stands at the call has a place, and the rest is found
 * there.
 */
function fromMacro(
  found: HostLaunch,
  { ranges, call }: NonNullable<Around['expansion']>,
): HostLaunch {
  const written = (span: Span): boolean => ranges.some((range) => isIn(span, range));
  const own = found.kernel !== undefined && written(found.kernel.span);
  const none = { ...call, end: call.start };
  const moved = own ? found : placedLaunch(found, (span) => (written(span) ? none : span));
  return {
    ...moved,
    ...(!own && { span: call }),
    ...(!own && written(found.callee) && { callee: found.kernel?.span ?? call }),
    argsEnd: undefined,
    generated: true,
  };
}
