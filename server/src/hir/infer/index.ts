/** Inferring bodies: from a definition with an expression to its typed body. */
import type * as ast from '../../syntax/index.ts';
import type { Body, TExpr, TPat } from '../body.ts';
import type { BodyOwner, Crate, FnDef, HirProblem } from '../defs.ts';
import { attributeMacroOn, procMacroProblem } from '../names/index.ts';
import { Solver } from '../traits/solver.ts';
import type { AnonConst, GenericArg, Ty } from '../ty.ts';
import { HAS_INFER, HAS_PROJ } from '../ty.ts';
import { type Cx, contextOf, type Pred } from '../types/cx.ts';
import { type Folder, foldArgs, foldParts } from '../types/fold.ts';
import { ERROR, UNIT } from '../types/intern.ts';
import { discriminantTy, fnSigOf, itemTy, reprOf } from '../types/items.ts';
import { elaboratedPredicates, substPred } from '../types/predicates.ts';
import { plainScope, scopeFor } from '../types/scope.ts';
import { InferTable } from '../types/table.ts';
import type { TyScope } from '../types/ty-scope.ts';
import { coerce } from './coerce.ts';
import { coroutineKind, type OwnedParam, steps } from './coroutine.ts';
import { Infer } from './ctx.ts';
import { checkExpr } from './expr.ts';
import { applyFallback, Finisher } from './finish.ts';
import { checkPat } from './patterns.ts';

interface Input {
  readonly scope: TyScope;
  readonly expr: ast.AnyExpr | ast.Block | undefined;
  readonly params: readonly ast.AnyParam[];
  readonly paramTys: readonly Ty[];
  readonly ret: Ty;
}

function inputOf(cx: Cx, owner: BodyOwner | AnonConst): Input {
  switch (owner.kind) {
    case 'fn': {
      const sig = fnSigOf(cx, owner);
      return {
        scope: scopeFor(cx, owner),
        expr: owner.node.body,
        params: owner.node.paramList.params,
        paramTys: sig.params,
        ret: sig.ret,
      };
    }
    case 'const':
    case 'static':
      return {
        scope: plainScope(cx, owner),
        expr: owner.node.value,
        params: [],
        paramTys: [],
        ret: itemTy(cx, owner),
      };
    case 'variant':
      return {
        scope: plainScope(cx, owner),
        expr: owner.node.discriminant,
        params: [],
        paramTys: [],
        ret: discriminantTy(reprOf(owner.parent)),
      };
    case 'anon-const':
      return {
        scope: owner.scope as TyScope,
        expr: owner.expr,
        params: [],
        paramTys: [],
        ret: owner.ty,
      };
  }
}

/**
 * The typed body of `owner`, memoised; undefined when it has none (declarations) or while it is
 * being inferred.
 */
export function inferBody(from: Cx, owner: BodyOwner | AnonConst): Body | undefined {
  const known = from.bodies.get(owner);
  if (known !== undefined) return known;
  const cx = contextOf(from, crateOf(owner));
  if (cx.inProgress.has(owner)) return undefined;
  const input = inputOf(cx, owner);
  if (input.expr === undefined) return undefined;
  cx.inProgress.add(owner);
  try {
    const body = inferWithin(cx, owner, input, input.expr);
    cx.bodies.set(owner, body);
    cx.bodyOwners.add(owner);
    return body;
  } finally {
    cx.inProgress.delete(owner);
  }
}

function crateOf(owner: BodyOwner | AnonConst): Crate {
  return owner.kind === 'anon-const' ? (owner.scope as TyScope).module.crate : owner.crate;
}

/**
 * The environment: predicates of the owner, with projections in them normalised against each other
 * once.
 */
function environment(cx: Cx, scope: TyScope): readonly Pred[] {
  if (scope.owner === undefined) return [];
  const known = cx.environments.get(scope.owner);
  if (known !== undefined) return known;
  const written = elaboratedPredicates(cx, scope.owner);
  const solver = new Solver(cx, new InferTable(), written);
  const normal = written.map((pred) => (hasProjection(pred) ? solver.normalizePred(pred) : pred));
  // The table ends here, so nothing may keep a variable of it: other bounds say what it stands for,
  // or the bound stays.
  solver.selectPending();
  const env = normal.map((pred, i) => {
    const known = resolved(solver.table, pred);
    return argsOf(known).some((arg) => (arg.flags & HAS_INFER) !== 0) ? written[i]! : known;
  });
  cx.environments.set(scope.owner, env);
  return env;
}

function resolved(table: InferTable, pred: Pred): Pred {
  return pred.kind === 'trait'
    ? { kind: 'trait', ref: { trait: pred.ref.trait, args: table.args(pred.ref.args) } }
    : { ...pred, args: table.args(pred.args), ty: table.ty(pred.ty) };
}

function argsOf(pred: Pred): readonly GenericArg[] {
  return pred.kind === 'trait' ? pred.ref.args : [...pred.args, pred.ty];
}

function hasProjection(pred: Pred): boolean {
  if (pred.kind === 'proj' && (pred.ty.flags & HAS_PROJ) !== 0) return true;
  return (pred.kind === 'trait' ? pred.ref.args : pred.args).some(
    (arg) => (arg.flags & HAS_PROJ) !== 0,
  );
}

/**
 * A body that nests too deeply for this compiler is one with an error; all others stay as they are.
 */
function inferWithin(
  cx: Cx,
  owner: BodyOwner | AnonConst,
  input: Input,
  expr: ast.AnyExpr | ast.Block,
): Body {
  try {
    return infer(cx, owner, input, expr);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const what = 'nesting exceeds the limit of the compiler';
    const file = (expr.file ?? input.scope.file) as HirProblem['file'];
    const { start, end } = expr;
    return {
      owner,
      locals: [],
      params: input.paramTys.map((ty) => ({ ty, pat: { kind: 'wild', ty, node: expr } })),
      ret: input.ret,
      value: { kind: 'bogus', ty: ERROR, node: expr },
      movedRefs: new Set(),
      problems: [{ kind: 'invalid', what, file, start, end }],
    };
  }
}

function infer(
  cx: Cx,
  owner: BodyOwner | AnonConst,
  input: Input,
  expr: ast.AnyExpr | ast.Block,
): Body {
  cx.inferredBodies++;
  const ic = new Infer(cx, owner, input.scope, environment(cx, input.scope));
  ic.check = (e, expected) => checkExpr(ic, e, expected);
  const rewriter = owner.kind === 'fn' ? attributeMacroOn(owner) : undefined;
  if (rewriter !== undefined)
    ic.problem('unsupported', procMacroProblem(rewriter), (owner as FnDef).node.name);
  const inSteps =
    owner.kind === 'fn'
      ? coroutineKind(owner.node.async !== undefined, owner.node.gen !== undefined)
      : undefined;
  if (owner.kind === 'fn' && inSteps === 'async gen')
    ic.problem('unsupported', '`async gen` functions', owner.node.name);
  const hidden: Ty[] = [];
  const open = openOpaques(ic, owner, hidden);
  const ret = ic.solver.normalize(open(input.ret));
  const owned: OwnedParam[] = [];
  const params: { pat: TPat; ty: Ty }[] = [];
  let value: TExpr | undefined;
  ic.scoped(() => {
    input.paramTys.forEach((written, i) => {
      const ty = ic.solver.normalize(written);
      const param = input.params[i];
      if (inSteps === 'async' || inSteps === 'gen') {
        const node = param ?? expr;
        const local = ic.newLocal(undefined, ty, false, node);
        params.push({
          ty,
          pat: { kind: 'binding', local, mode: 'move', sub: undefined, ty, node },
        });
        const pat = param?.kind === 'Param' ? param.pat : undefined;
        owned.push({ local, ty, param: param?.kind === 'SelfParam' ? param : pat, node });
      } else if (param?.kind === 'SelfParam') {
        const local = ic.newLocal(param.name, ty, param.mut && !param.ref, param);
        ic.bindName(param.name, local);
        params.push({
          ty,
          pat: { kind: 'binding', local, mode: 'move', sub: undefined, ty, node: param },
        });
      } else if (
        (param?.kind === 'Param' || param?.kind === 'VariadicParam') &&
        param.pat !== undefined
      )
        params.push({ ty, pat: checkPat(ic, param.pat, ty) });
      else params.push({ ty, pat: { kind: 'wild', ty, node: param ?? expr } });
    });
    checkParamNames(ic, input.params);
    ic.fns.push({ ret, closure: undefined });
    const block: ast.AnyExpr =
      expr.kind === 'Block'
        ? {
            kind: 'BlockExpr',
            label: undefined,
            mode: 'plain',
            move: false,
            tryType: undefined,
            block: expr,
            start: expr.start,
            end: expr.end,
          }
        : expr;
    if (expr.file !== undefined) block.file = expr.file;
    if (inSteps === 'async' || inSteps === 'gen') {
      const inner = owner.kind === 'fn' ? fnSigOf(cx, owner).inner : undefined;
      const gives = ic.solver.normalize(open(inner ?? UNIT));
      const body = { kind: inSteps, node: block, gives, params: owned, body: block, move: true };
      value = coerce(ic, steps(ic, body), ret);
    } else value = coerce(ic, ic.check(block, ret), ret);
  });
  applyFallback(ic);
  const finisher = new Finisher(ic);
  for (const local of ic.locals) {
    finisher.current = local.node;
    local.ty = finisher.ty(local.ty);
  }
  for (const p of params) {
    finisher.pat(p.pat);
    p.ty = finisher.ty(p.ty);
  }
  finisher.expr(value!);
  if (owner.kind === 'fn')
    cx.hidden.set(
      owner,
      hidden.map((h) => finisher.ty(h)),
    );
  return {
    owner,
    // Kept while the body is: without room for more.
    locals: ic.locals.slice(),
    params: params.slice(),
    ret: finisher.ty(ret),
    value: value!,
    movedRefs: ic.movedRefs,
    problems: ic.problems,
  };
}

/** Parameters with one name: the later one is wrong. */
function checkParamNames(ic: Infer, params: readonly ast.AnyParam[]): void {
  const names = new Set<string>();
  for (const param of params) {
    const pat = param.kind === 'Param' ? param.pat : undefined;
    if (pat?.kind !== 'IdentPat') continue;
    const key = `${pat.name.text}#${pat.name.ctxt?.id ?? 0}`;
    if (names.has(key)) {
      const what = `identifier \`${pat.name.text}\` is bound more than once in this parameter list`;
      ic.problem('invalid', what, pat, 'E0415');
    }
    names.add(key);
  }
}

/**
 * Inside its own function an `impl Trait` result is a variable that must keep the promised bounds.
 */
function openOpaques(ic: Infer, owner: BodyOwner | AnonConst, hidden: Ty[]): (ty: Ty) => Ty {
  if (owner.kind !== 'fn') return (ty) => ty;
  const { opaques } = fnSigOf(ic.cx, owner);
  if (opaques.length === 0) return (ty) => ty;
  for (const _ of opaques) hidden.push(ic.table.newVar());
  const folder: Folder = {
    ty: (t) =>
      t.kind === 'opaque' && t.def === owner ? (hidden[t.index] ?? ERROR) : foldParts(t, folder),
    const: (c) => c,
  };
  for (const { preds, node } of opaques) {
    for (const pred of preds) {
      const open: Pred =
        pred.kind === 'trait'
          ? { kind: 'trait', ref: { trait: pred.ref.trait, args: foldArgs(pred.ref.args, folder) } }
          : { ...pred, args: foldArgs(pred.args, folder), ty: folder.ty(pred.ty) };
      ic.solver.register(ic.solver.normalizePred(substPred(open, [])), node);
    }
  }
  return (ty) => folder.ty(ty);
}
