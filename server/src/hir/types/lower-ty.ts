/**
 * Types as written (`syntax`) to types as meant (`Ty`), in a `TyScope`. Projections stay
 * unnormalised here; whoever has a parameter environment normalises. What does not resolve becomes
 * the error type with one problem recorded.
 */
import { append } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import type { AdtDef, AnyDef, TraitAliasDef, TraitDef, TypeAliasDef } from '../defs.ts';
import { expandType, mayHaveMore, resolvePath, traitsInScope } from '../names/index.ts';
import type { Const, DynTrait, GenericArg, TraitRef, Ty } from '../ty.ts';
import { constFromExpr } from './const-expr.ts';
import { type Cx, type Pred, report } from './cx.ts';
import { substArgs, substTy } from './fold.ts';
import type { GenericsInfo, ParamInfo } from './generics-info.ts';
import {
  CONST_ERROR,
  ERROR,
  isTy,
  mkAdt,
  mkArray,
  mkDyn,
  mkFnPtr,
  mkForeign,
  mkProj,
  mkPtr,
  mkRef,
  mkSlice,
  mkTuple,
  NEVER,
  primitive,
  UNIT,
  USIZE,
} from './intern.ts';
import { langAssocTy, langTrait } from './lang.ts';
import { lookupParam, paramAsArg } from './params.ts';
import { TyScope } from './ty-scope.ts';

/** The type that a type expression means in `scope`. */
export function lowerTy(cx: Cx, scope: TyScope, node: ast.AnyType): Ty {
  switch (node.kind) {
    case 'PathType':
      return lowerPathTy(cx, scope, node.path, node, 'defaults');
    case 'RefType':
      return mkRef(lowerTy(cx, scope, node.type), node.mut);
    case 'PtrType':
      return mkPtr(lowerTy(cx, scope, node.type), node.mut);
    case 'SliceType':
      return mkSlice(lowerTy(cx, scope, node.type));
    case 'ArrayType': {
      const elem = lowerTy(cx, scope, node.type);
      if (node.len.kind === 'UnderscoreExpr' && scope.holes !== undefined) {
        return mkArray(elem, scope.holes.const(USIZE) as Const);
      }
      return mkArray(elem, constFromExpr(cx, scope, node.len, USIZE));
    }
    case 'TupleType':
      return mkTuple(node.types.map((t) => lowerTy(cx, scope, t)));
    case 'ParenType':
      return lowerTy(cx, scope, node.type);
    case 'NeverType':
      return NEVER;
    case 'InferType':
      if (scope.holes !== undefined) return scope.holes.ty();
      report(
        scope.problems,
        'invalid',
        'the placeholder `_` in an item signature',
        node,
        scope.file,
      );
      return ERROR;
    case 'FnPtrType':
      return mkFnPtr({
        params: node.params.map((p) => lowerTy(cx, scope, p.type)),
        ret: node.ret === undefined ? UNIT : lowerTy(cx, scope, node.ret),
        unsafe: node.unsafe !== undefined,
        abi: node.abi?.name ?? 'Rust',
        variadic: node.variadic !== undefined,
      });
    case 'ImplTraitType':
      if (scope.implTrait !== undefined) return scope.implTrait(node);
      report(scope.problems, 'unsupported', '`impl Trait` at this place', node, scope.file);
      return ERROR;
    case 'DynTraitType':
      return lowerDyn(cx, scope, node);
    case 'MacroCall': {
      const expanded = expandType(node, scope.module);
      append(scope.problems, expanded.problems);
      return lowerTy(cx, scope, expanded.type);
    }
    case 'UnsafeBinderType':
      report(scope.problems, 'unsupported', 'unsafe binder types', node, scope.file);
      return ERROR;
    case 'BogusType':
      return ERROR;
  }
}

function lowerDyn(cx: Cx, scope: TyScope, node: ast.DynTraitType): Ty {
  return traitObject(
    cx,
    scope,
    node.bounds.flatMap((bound) => (bound.kind === 'TraitBound' ? [bound.path] : [])),
  );
}

function traitObject(cx: Cx, scope: TyScope, paths: readonly ast.Path[]): Ty {
  let principal: DynTrait | undefined;
  const auto: TraitDef[] = [];
  const self = ERROR;
  for (const path of paths) {
    const trait = resolveTrait(scope, path);
    if (trait === undefined) continue;
    if (trait.node.auto !== undefined) {
      auto.push(trait);
      continue;
    }
    // Each type in the path is lowered once: there may be objects in it, and others in those.
    let args: readonly GenericArg[] = [];
    const assoc: DynTrait['assoc'][number][] = [];
    const preds = predsOfPath(cx, scope, path, self);
    if (preds[0]?.kind === 'trait') args = preds[0].ref.args.slice(1);
    for (const pred of preds)
      if (pred.kind === 'proj') assoc.push({ item: pred.item, ty: pred.ty });
    principal = { trait, args, assoc };
  }
  return mkDyn(principal, auto);
}

/** The trait that a path names, or undefined with a problem recorded. */
export function resolveTrait(scope: TyScope, path: ast.Path): TraitDef | undefined {
  const found = resolveBound(scope, path);
  if (found?.kind === 'trait') return found;
  return reportNoTrait(scope, path);
}

/** The trait or trait alias that a path names. */
export function resolveBound(scope: TyScope, path: ast.Path): TraitDef | TraitAliasDef | undefined {
  const found = resolvePath(scope.module, path, 'type');
  if (found === undefined || found.rest !== path.segments.length) return undefined;
  const { def } = found;
  return def.kind === 'trait' || def.kind === 'trait-alias' ? def : undefined;
}

function reportNoTrait(scope: TyScope, path: ast.Path): undefined {
  // What has the name may be a type.
  const isType = resolvePath(scope.module, path, 'type')?.rest === path.segments.length;
  const code = isType ? 'E0404' : 'E0405';
  report(scope.problems, 'unresolved', `trait \`${pathText(path)}\``, path, scope.file, code);
  return undefined;
}

/** A path as text, for messages. */
export function pathText(path: ast.Path): string {
  return path.segments.map((s) => s.name.text).join('::');
}

/**
 * What left-out generic arguments of a path mean inside a body: in a type (`let x: Set`) their
 * defaults, in an expression (`Set::new()`, `Set { .. }`) whatever inference finds.
 */
export type LeftOut = 'defaults' | 'inferred';

/** The type that a path in a struct expression or pattern means. */
export function lowerRecordTy(cx: Cx, scope: TyScope, path: ast.Path, node: ast.AnyType): Ty {
  return lowerPathTy(cx, scope, path, node, 'inferred');
}

/** A path that names no type: one of a value (E0573), or of nothing. */
function reportNoType(scope: TyScope, path: ast.Path, node: ast.AnyType): typeof ERROR {
  const isValue = resolvePath(scope.module, path, 'value') !== undefined;
  const code = path.segments.length > 1 ? 'E0433' : isValue ? 'E0573' : 'E0425';
  report(scope.problems, 'unresolved', `type \`${pathText(path)}\``, node, scope.file, code);
  return ERROR;
}

function lowerPathTy(
  cx: Cx,
  scope: TyScope,
  path: ast.Path,
  node: ast.AnyType,
  leftOut: LeftOut,
): Ty {
  if (path.qself !== undefined) return lowerQualified(cx, scope, path);
  const first = path.segments[0];
  if (first === undefined) return ERROR;
  let ty: Ty | undefined;
  let rest = 1;
  if (!path.global) {
    if (first.name.text === 'Self' && scope.selfTy !== undefined) ty = scope.selfTy;
    else {
      const param = lookupParam(scope.generics, first.name.text);
      if (param !== undefined && isTy(param)) ty = param;
    }
  }
  if (ty === undefined) {
    const found = resolvePath(scope.module, path, 'type');
    if (found === undefined) return reportNoType(scope, path, node);
    rest = found.rest;
    ty = tyOfDef(cx, scope, found.def, path, rest, leftOut);
    if (ty === undefined) {
      if (found.def.kind === 'trait' && rest === path.segments.length) {
        // Edition 2015/2018 bare trait object.
        return traitObject(cx, scope, [path]);
      }
      report(
        scope.problems,
        'invalid',
        `\`${pathText(path)}\` used as a type`,
        node,
        scope.file,
        'E0573',
      );
      return ERROR;
    }
  }
  for (; rest < path.segments.length; rest++) {
    ty = lowerAssocTy(cx, scope, ty, path.segments[rest]!);
  }
  return ty;
}

/**
 * The type that a definition named by `path.segments[..rest]` means, with its generic arguments.
 */
export function tyOfDef(
  cx: Cx,
  scope: TyScope,
  def: AnyDef,
  path: ast.Path,
  rest: number,
  leftOut: LeftOut = 'inferred',
): Ty | undefined {
  const segment = path.segments[rest - 1];
  switch (def.kind) {
    case 'struct':
    case 'enum':
    case 'union':
      return mkAdt(def, lowerAdtArgs(cx, scope, def, segment, leftOut));
    case 'variant':
      return mkAdt(
        def.parent,
        lowerAdtArgs(cx, scope, def.parent, path.segments[rest - 2], leftOut),
      );
    case 'builtin-type':
      return primitive(def.name);
    case 'type-alias': {
      if (def.container?.kind === 'extern-block') return mkForeign(def);
      const generics = cx.items.genericsOf(cx, def);
      const args = lowerArgs(cx, scope, generics, segment?.args, [], segment ?? path, leftOut);
      return substTy(cx.items.typeAliasTy(cx, def), args);
    }
    default:
      return undefined;
  }
}

const TOO_MANY = 'too many generic arguments';

function lowerAdtArgs(
  cx: Cx,
  scope: TyScope,
  def: AdtDef,
  segment: ast.PathSegment | undefined,
  leftOut: LeftOut,
): readonly GenericArg[] {
  const generics = cx.items.genericsOf(cx, def);
  if (generics.params.length === 0) {
    const args = segment?.args?.kind === 'GenericArgs' ? segment.args.args : [];
    if (!def.crate.isPrelude && args.some((one) => one.kind === 'TypeArg'))
      report(scope.problems, 'invalid', TOO_MANY, segment ?? def.node, scope.file, 'E0107');
    return [];
  }
  return lowerArgs(cx, scope, generics, segment?.args, [], segment ?? def.node, leftOut);
}

/**
 * Generic arguments of a path segment for the parameters beyond `prefix` (parents' arguments or
 * Self). Left-out arguments become holes inside bodies, else their defaults.
 */
// biome-ignore lint/complexity/useMaxParams: most callers give six
export function lowerArgs(
  cx: Cx,
  scope: TyScope,
  generics: GenericsInfo,
  written: ast.AnyGenericArgs | undefined,
  prefix: readonly GenericArg[],
  node: { start: number; end: number; file?: number | undefined },
  leftOut: LeftOut = 'inferred',
): readonly GenericArg[] {
  const out: GenericArg[] = [...prefix];
  const own = generics.params
    .slice(prefix.length)
    .filter((p) => p.node !== undefined || p.bounds.length === 0);
  if (written?.kind === 'ParenArgs') {
    out.push(mkTuple(written.params.map((t) => lowerTy(cx, scope, t))));
    return out;
  }
  const given =
    written?.kind === 'GenericArgs'
      ? written.args.filter(
          (a): a is ast.TypeArg | ast.ConstArg => a.kind === 'TypeArg' || a.kind === 'ConstArg',
        )
      : [];
  own.forEach((param, i) => {
    const arg = given[i];
    if (arg !== undefined) {
      out.push(lowerArg(cx, scope, param, arg));
      return;
    }
    const holes = scope.holes;
    const useDefault =
      param.node?.default !== undefined &&
      (holes === undefined || leftOut === 'defaults' || written !== undefined);
    if (useDefault) out.push(defaultArg(cx, param, generics, out));
    else if (holes !== undefined)
      out.push(param.kind === 'type' ? holes.ty() : holes.const(param.constTy ?? USIZE));
    else {
      // `use other::*` may bring a `Result` that takes one.
      if (mayHaveMore(scope.module))
        report(scope.problems, 'unresolved', 'generic arguments', node, scope.file);
      else
        report(scope.problems, 'invalid', 'missing generic arguments', node, scope.file, 'E0107');
      out.push(param.kind === 'type' ? ERROR : CONST_ERROR);
    }
  });
  if (given.length > own.length)
    report(scope.problems, 'invalid', TOO_MANY, node, scope.file, 'E0107');
  // Parameters made from `impl Trait` arguments are always inferred.
  for (const param of generics.params.slice(out.length)) {
    out.push(scope.holes !== undefined ? scope.holes.ty() : paramAsArg(param));
  }
  return out;
}

function lowerArg(
  cx: Cx,
  scope: TyScope,
  param: ParamInfo,
  arg: ast.TypeArg | ast.ConstArg,
): GenericArg {
  if (param.kind === 'type') {
    if (arg.kind === 'TypeArg') return lowerTy(cx, scope, arg.type);
    report(
      scope.problems,
      'invalid',
      'a constant where a type is expected',
      arg,
      scope.file,
      'E0747',
    );
    return ERROR;
  }
  const ty = param.constTy ?? USIZE;
  if (arg.kind === 'ConstArg') return constFromExpr(cx, scope, arg.expr, ty);
  let written = arg.type;
  while (written.kind === 'ParenType') written = written.type;
  if (written.kind === 'InferType' && scope.holes !== undefined) return scope.holes.const(ty);
  if (written.kind === 'PathType') {
    const path: ast.PathExpr = {
      kind: 'PathExpr',
      path: written.path,
      start: arg.start,
      end: arg.end,
    };
    if (arg.file !== undefined) path.file = arg.file;
    return constFromExpr(cx, scope, path, ty);
  }
  report(
    scope.problems,
    'invalid',
    'a type where a constant is expected',
    arg,
    scope.file,
    'E0747',
  );
  return CONST_ERROR;
}

/** The default of a parameter with the arguments before it put in. */
function defaultArg(
  cx: Cx,
  param: ParamInfo,
  generics: GenericsInfo,
  before: readonly GenericArg[],
): GenericArg {
  const scope = generics.owner && cx.items.scopeFor(cx, generics.owner, generics);
  if (param.node?.kind === 'TypeParam' && param.node.default !== undefined && scope !== undefined) {
    return substTy(lowerTy(cx, scope, param.node.default), before);
  }
  if (
    param.node?.kind === 'ConstParam' &&
    param.node.default !== undefined &&
    scope !== undefined
  ) {
    return substArgs(
      [constFromExpr(cx, scope, param.node.default, param.constTy ?? USIZE)],
      before,
    )[0]!;
  }
  return ERROR;
}

/** `<T as Trait>::Item` and `<T>::Item`. */
function lowerQualified(cx: Cx, scope: TyScope, path: ast.Path): Ty {
  const qself = path.qself!;
  let ty = lowerTy(cx, scope, qself.type);
  let next = 0;
  if (qself.trait !== undefined) {
    const trait = resolveTrait(scope, qself.trait);
    const segment = path.segments[0];
    if (trait === undefined || segment === undefined) return ERROR;
    const ref = lowerTraitRef(cx, scope, qself.trait, trait, ty, 'defaults');
    ty = projOf(cx, scope, ref, segment) ?? ERROR;
    next = 1;
  }
  for (; next < path.segments.length; next++)
    ty = lowerAssocTy(cx, scope, ty, path.segments[next]!);
  return ty;
}

/** `<ref>::segment` as a projection; undefined with a problem when the trait has no such type. */
function projOf(cx: Cx, scope: TyScope, ref: TraitRef, segment: ast.PathSegment): Ty | undefined {
  for (const sup of cx.items.supertraits(cx, ref)) {
    const item = sup.trait.items.types.get(segment.name.text);
    if (item !== undefined) return projection(cx, scope, item, sup, segment);
  }
  report(
    scope.problems,
    'unresolved',
    `associated type \`${segment.name.text}\``,
    segment,
    scope.file,
  );
  return undefined;
}

function projection(
  cx: Cx,
  scope: TyScope,
  item: TypeAliasDef,
  ref: TraitRef,
  segment: ast.PathSegment,
): Ty {
  const generics = cx.items.genericsOf(cx, item);
  const args = lowerArgs(cx, scope, generics, segment.args, ref.args, segment);
  return mkProj(item, ref.trait, args);
}

/**
 * `ty::Name`: an associated type found through the bounds in force, or the impl that the scope is
 * in.
 */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: bounds, then the impl around, then traits in scope, as rustc looks them up
function lowerAssocTy(cx: Cx, scope: TyScope, ty: Ty, segment: ast.PathSegment): Ty {
  const name = segment.name.text;
  if (ty.kind === 'error') return ERROR;
  const bound = cx.items.assocTypeInBounds(cx, scope, ty, name);
  if (bound !== undefined) return projection(cx, scope, bound.item, bound.ref, segment);
  if (scope.selfTy === ty && scope.module !== undefined) {
    let owner = scope.owner;
    if (owner?.kind === 'fn' || owner?.kind === 'const' || owner?.kind === 'type-alias') {
      const container = owner.container;
      owner = container?.kind === 'impl' ? container : undefined;
    }
    if (owner?.kind === 'impl') {
      const ref = cx.items.implHeader(cx, owner).traitRef;
      if (ref !== undefined) {
        for (const sup of cx.items.supertraits(cx, ref)) {
          const item = sup.trait.items.types.get(name);
          if (item !== undefined) return projection(cx, scope, item, sup, segment);
        }
      }
    }
  }
  // A concrete type: any trait in scope with such a type (rustc asks for `<T as Trait>::Name` here,
  // so this is lenient).
  for (const trait of traitsInScope(scope.module)) {
    const item = trait.items.types.get(name);
    if (item !== undefined && cx.items.genericsOf(cx, trait).params.length === 1) {
      return projection(cx, scope, item, { trait, args: [ty] }, segment);
    }
  }
  report(scope.problems, 'unresolved', `associated type \`${name}\``, segment, scope.file, 'E0220');
  return ERROR;
}

/** A trait path applied to `self`. */
export function lowerTraitRef(
  cx: Cx,
  scope: TyScope,
  path: ast.Path,
  trait: TraitDef,
  self: Ty,
  leftOut: LeftOut = 'inferred',
): TraitRef {
  const segment = path.segments[path.segments.length - 1];
  const generics = cx.items.genericsOf(cx, trait);
  return { trait, args: lowerArgs(cx, scope, generics, segment?.args, [self], path, leftOut) };
}

/**
 * The predicates that one bound on `self` stands for: the trait, its associated type bindings,
 * nested bounds.
 */
export function lowerBoundPreds(cx: Cx, scope: TyScope, bound: ast.AnyBound, self: Ty): Pred[] {
  if (bound.kind !== 'TraitBound' || bound.maybe || bound.negative) return [];
  return predsOfPath(cx, scope, bound.path, self, bound.async);
}

/** `async Fn()` is `AsyncFn()`; `async` before another trait is an error of rustc's. */
function asyncOne(cx: Cx, trait: TraitDef): TraitDef {
  const isFn = trait.lang === 'fn' || trait.lang === 'fn_mut' || trait.lang === 'fn_once';
  return (isFn ? langTrait(cx, `async_${trait.lang}`) : undefined) ?? trait;
}

/**
 * Aliases whose bounds have been read since the outermost one was begun, with what they are bounds
 * of: its list has their predicates, and need not have them again. That ends circles as well.
 */
const readAliases = new Map<TraitAliasDef, Set<Ty>>();

/** The bounds that an alias without parameters stands for. */
function predsOfAlias(cx: Cx, scope: TyScope, alias: TraitAliasDef, self: Ty): Pred[] {
  const isOutermost = readAliases.size === 0;
  let read = readAliases.get(alias);
  if (read === undefined) readAliases.set(alias, (read = new Set()));
  if (read.has(self)) return [];
  read.add(self);
  try {
    const { module, file, node } = alias;
    const place = { module, file, generics: undefined, owner: undefined, self: () => self };
    const own = new TyScope(place, scope.problems);
    return node.bounds.flatMap((bound) => lowerBoundPreds(cx, own, bound, self));
  } finally {
    if (isOutermost) readAliases.clear();
  }
}

function predsOfPath(cx: Cx, scope: TyScope, path: ast.Path, self: Ty, async = false): Pred[] {
  const found = resolveBound(scope, path);
  if (found?.kind === 'trait-alias' && found.node.generics === undefined)
    return predsOfAlias(cx, scope, found, self);
  if (found?.kind !== 'trait') {
    reportNoTrait(scope, path);
    return [];
  }
  const trait = async ? asyncOne(cx, found) : found;
  const ref = lowerTraitRef(cx, scope, path, trait, self);
  const out: Pred[] = [{ kind: 'trait', ref }];
  const written = path.segments[path.segments.length - 1]?.args;
  if (written?.kind === 'ParenArgs') {
    const async = trait.lang?.startsWith('async_') ? 'async_' : '';
    const item = langAssocTy(cx, `${async}fn_once_output`);
    const once = langTrait(cx, `${async}fn_once`);
    if (item !== undefined && once !== undefined) {
      const ret = written.ret === undefined ? UNIT : lowerTy(cx, scope, written.ret);
      out.push({ kind: 'proj', item, trait: once, args: ref.args, ty: ret });
    }
  } else if (written?.kind === 'GenericArgs') {
    for (const arg of written.args)
      if (arg.kind === 'AssocArg') append(out, predsOfAssocArg(cx, scope, ref, arg));
  }
  return out;
}

/** `Trait<Name = T>` and `Trait<Name: Bound>`. */
function predsOfAssocArg(cx: Cx, scope: TyScope, ref: TraitRef, arg: ast.AssocArg): Pred[] {
  const name = arg.name.text;
  const sup = cx.items.supertraits(cx, ref).find((s) => s.trait.items.types.has(name));
  const item = sup?.trait.items.types.get(name);
  if (sup === undefined || item === undefined) {
    report(scope.problems, 'unresolved', `associated type \`${name}\``, arg, scope.file, 'E0220');
    return [];
  }
  // `With<U> = V`: the associated type has parameters of its own.
  const args =
    arg.args === undefined
      ? sup.args
      : lowerArgs(cx, scope, cx.items.genericsOf(cx, item), arg.args, sup.args, arg);
  const out: Pred[] = [];
  if (arg.type !== undefined) {
    const ty = lowerTy(cx, scope, arg.type);
    out.push({ kind: 'proj', item, trait: sup.trait, args, ty });
  }
  for (const nested of arg.bounds ?? [])
    append(out, lowerBoundPreds(cx, scope, nested, mkProj(item, sup.trait, args)));
  return out;
}
