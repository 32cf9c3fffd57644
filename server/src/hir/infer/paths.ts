/**
 * Paths as values: locals, functions, constants, constructors, associated items, with their generic
 * arguments.
 */

import type * as ast from '../../syntax/index.ts';
import { type AnyNode, walk } from '../../syntax/index.ts';
import type { TExpr } from '../body.ts';
import type {
  AnyDef,
  ConstDef,
  FnDef,
  ModuleDef,
  StructDef,
  TraitDef,
  VariantDef,
} from '../defs.ts';
import { resolvePath, variantOf } from '../names/index.ts';
import { inherentImpls } from '../traits/impl-index.ts';
import type { GenericArg, Ty } from '../ty.ts';
import { substTy } from '../types/fold.ts';
import { genericsOf } from '../types/generics.ts';
import { ERROR, isTy, mkAdt, mkFnDef } from '../types/intern.ts';
import { itemTy } from '../types/items.ts';
import {
  lowerArgs,
  lowerRecordTy,
  lowerTraitRef,
  lowerTy,
  pathText,
  resolveTrait,
  tyOfDef,
} from '../types/lower-ty.ts';
import { lookupParam } from '../types/params.ts';
import { predicatesOf, supertraits } from '../types/predicates.ts';
import type { Infer } from './ctx.ts';
import { launchContext } from './launch-context.ts';
import { functionOfStd } from './std-floats.ts';

/** A function item with all its generic arguments; its predicates become obligations. */
export function fnRef(
  ic: Infer,
  def: FnDef,
  args: readonly GenericArg[],
  node: ast.AnyNode,
): TExpr {
  ic.require(predicatesOf(ic.cx, def), args, node);
  return { kind: 'fn-ref', def, args, ty: mkFnDef(def, args), node };
}

/** A constant with all its generic arguments. */
function constRef(ic: Infer, def: ConstDef, args: readonly GenericArg[], node: ast.AnyNode): TExpr {
  ic.require(predicatesOf(ic.cx, def), args, node);
  const ty = ic.solver.normalize(substTy(itemTy(ic.cx, def), args));
  return { kind: 'const', def, args, ty, node };
}

/** A tuple constructor as a function, or the value itself of a unit struct or variant. */
function ctorRef(
  ic: Infer,
  def: StructDef | VariantDef,
  args: readonly GenericArg[],
  node: ast.AnyNode,
): TExpr {
  const adt = def.kind === 'variant' ? def.parent : def;
  if (def.node.fields === undefined) {
    return {
      kind: 'adt',
      variant: def.kind === 'variant' ? def : undefined,
      fields: [],
      base: undefined,
      ty: mkAdt(adt, args),
      node,
    };
  }
  if (def.node.fields.kind === 'RecordFields')
    return ic.bogus('invalid', `\`${def.name}\` needs named fields`, node, 'E0533');
  ic.require(predicatesOf(ic.cx, adt), args, node);
  return { kind: 'fn-ref', def, args, ty: mkFnDef(def, args), node };
}

/** A path in expression position. */
export function checkPath(ic: Infer, expr: ast.PathExpr): TExpr {
  return valueOfPath(ic, expr.path, expr);
}

export function valueOfPath(ic: Infer, path: ast.Path, node: ast.AnyNode): TExpr {
  const first = path.segments[0];
  if (path.qself !== undefined) return qualifiedValue(ic, path, node);
  if (first === undefined) return ic.bogus('invalid', 'an empty path', node);
  if (!path.global && path.segments.length === 1) {
    const local = ic.lookupLocal(first.name);
    if (local !== undefined) return { kind: 'local', local, ty: ic.locals[local]!.ty, node };
    const param = lookupParam(ic.scope.generics, first.name.text);
    if (param !== undefined && !isTy(param)) {
      const info = ic.scope.generics!.byName.get(first.name.text)!;
      return { kind: 'const-param', value: param, ty: info.constTy ?? ERROR, node };
    }
    if (first.name.text === 'Self') return selfCtor(ic, node);
  }
  if (!path.global && path.segments.length > 1) {
    const base =
      first.name.text === 'Self'
        ? ic.scope.selfTy
        : lookupParam(ic.scope.generics, first.name.text);
    if (base !== undefined && isTy(base)) {
      return assocPath(ic, ic.solver.normalize(base), path, 1, node);
    }
  }
  const found = resolvePath(ic.module, path, 'value');
  if (found === undefined)
    return (
      launchContext(ic, path, node, fnRef) ??
      ic.bogus('unresolved', `name \`${pathText(path)}\``, node, nameCode(ic, path))
    );
  if (found.rest < path.segments.length) return throughType(ic, path, found.def, found.rest, node);
  return valueOfDef(ic, found.def, path, node);
}

/** rustc's code for a path that means no value. */
function nameCode(ic: Infer, path: ast.Path): string {
  const [first] = path.segments;
  if (path.segments.length > 1 || first === undefined) return 'E0433';
  if (isSelf(path)) return 'E0424';
  if (resolvePath(ic.module, path, 'type') !== undefined) return 'E0423';
  for (let at: ModuleDef | undefined = ic.module; at !== undefined; at = at.parent)
    if (at.isBlock && at.owner !== undefined && bindsName(at.owner.node, first.name.text))
      return 'E0434';
  return 'E0425';
}

const isSelf = ({ segments }: ast.Path): boolean =>
  segments.length === 1 && segments[0]!.name.text === 'self';

/** Is there a variable of the name in an item? */
function bindsName(item: AnyNode, name: string): boolean {
  let found = false;
  walk(item, (node) => {
    if (node.kind === 'IdentPat' && node.name.text === name) found = true;
    return !found;
  });
  return found;
}

function selfCtor(ic: Infer, node: ast.AnyNode): TExpr {
  const self = ic.scope.selfTy === undefined ? undefined : ic.solver.normalize(ic.scope.selfTy);
  if (self?.kind === 'adt' && self.def.kind === 'struct')
    return ctorRef(ic, self.def, self.args, node);
  return ic.bogus('invalid', '`Self` used as a value', node);
}

function valueOfDef(ic: Infer, def: AnyDef, path: ast.Path, node: ast.AnyNode): TExpr {
  const last = path.segments[path.segments.length - 1]!;
  switch (def.kind) {
    case 'fn':
      return fnRef(
        ic,
        def,
        lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, def), last.args, [], last),
        node,
      );
    case 'const':
      return constRef(
        ic,
        def,
        lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, def), last.args, [], last),
        node,
      );
    case 'static':
      return { kind: 'static', def, ty: itemTy(ic.cx, def), node };
    case 'struct': {
      const args = lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, def), last.args, [], last);
      return ctorRef(ic, def, args, node);
    }
    case 'variant': {
      const written = last.args ?? path.segments[path.segments.length - 2]?.args;
      const args = lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, def.parent), written, [], last);
      return ctorRef(ic, def, args, node);
    }
    default:
      return ic.bogus(
        'invalid',
        `\`${pathText(path)}\` used as a value`,
        node,
        isSelf(path) ? 'E0424' : 'E0423',
      );
  }
}

/** `Type::item` and `Trait::item`, where the first part resolved to a type or trait. */
function throughType(
  ic: Infer,
  path: ast.Path,
  def: AnyDef,
  rest: number,
  node: ast.AnyNode,
): TExpr {
  if (def.kind === 'trait') {
    const segment = path.segments[rest - 1];
    const self = ic.table.newVar();
    const args = lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, def), segment?.args, [self], path);
    return traitItem(ic, def, args, path.segments[rest]!, node);
  }
  const ty = tyOfDef(ic.cx, ic.scope, def, path, rest);
  if (ty === undefined) return ic.bogus('unresolved', `name \`${pathText(path)}\``, node);
  return assocPath(ic, ic.solver.normalize(ty), path, rest, node);
}

/** `<T as Trait>::item`, `<T>::item`. */
function qualifiedValue(ic: Infer, path: ast.Path, node: ast.AnyNode): TExpr {
  const qself = path.qself!;
  const self = ic.lower(qself.type);
  if (qself.trait === undefined) return assocPath(ic, self, path, 0, node);
  const trait = resolveTrait(ic.scope, qself.trait);
  const segment = path.segments[0];
  if (trait === undefined || segment === undefined) return { kind: 'bogus', ty: ERROR, node };
  const ref = lowerTraitRef(ic.cx, ic.scope, qself.trait, trait, self, 'defaults');
  const args = ref.args.map((a) => ic.solver.arg(a));
  if (path.segments.length > 1) {
    const item = trait.items.types.get(segment.name.text);
    if (item === undefined)
      return ic.bogus('unresolved', `associated type \`${segment.name.text}\``, node);
    const fake: ast.PathType = {
      kind: 'PathType',
      path: { ...path, segments: [segment] },
      start: path.start,
      end: path.end,
    };
    return assocPath(ic, ic.solver.normalize(lowerTy(ic.cx, ic.scope, fake)), path, 1, node);
  }
  return traitItem(ic, trait, args, segment, node);
}

/**
 * Items after a type: `at` is the index of the segment that names the item; further ones go through
 * associated types.
 */
function assocPath(ic: Infer, ty: Ty, path: ast.Path, at: number, node: ast.AnyNode): TExpr {
  let self = ty;
  for (; at < path.segments.length - 1; at++) {
    const fake: ast.Path = {
      kind: 'Path',
      global: false,
      qself: undefined,
      segments: path.segments.slice(0, at + 1),
      start: path.start,
      end: path.end,
    };
    const step: ast.PathType = { kind: 'PathType', path: fake, start: path.start, end: path.end };
    self = ic.solver.normalize(lowerTy(ic.cx, ic.scope, step));
  }
  const last = path.segments[at];
  return last === undefined
    ? ic.bogus('invalid', 'an unfinished path', node)
    : assocItem(ic, self, last, node);
}

/** The function, constant or variant `ty::segment`. */
function assocItem(ic: Infer, ty: Ty, segment: ast.PathSegment, node: ast.AnyNode): TExpr {
  const name = segment.name.text;
  const self = ic.structurally(ty);
  if (self.kind === 'error') return { kind: 'bogus', ty: ERROR, node };
  if (self.kind === 'adt' && self.def.kind === 'enum') {
    const variant = variantOf(self.def, name);
    if (variant !== undefined) return ctorRef(ic, variant, self.args, node);
  }
  const inherent = inherentItem(ic, self, name);
  if (inherent !== undefined) {
    const generics = genericsOf(ic.cx, inherent.def);
    const args = lowerArgs(ic.cx, ic.scope, generics, segment.args, inherent.args, segment);
    return inherent.def.kind === 'fn'
      ? fnRef(ic, inherent.def, args, node)
      : constRef(ic, inherent.def, args, node);
  }
  const hidden = functionOfStd(ic, self, segment.name);
  if (hidden !== undefined) return hidden;
  const trait = traitWithItem(ic, self, name);
  if (trait !== undefined) return traitItem(ic, trait.trait, trait.args, segment, node);
  return ic.bogus('unresolved', `associated item \`${name}\``, segment, 'E0599');
}

function inherentItem(
  ic: Infer,
  self: Ty,
  name: string,
): { def: FnDef | ConstDef; args: readonly GenericArg[] } | undefined {
  for (const header of inherentImpls(ic.cx, self, name)) {
    const def = header.def.items.fns.get(name) ?? header.def.items.consts.get(name);
    if (def === undefined) continue;
    const args = header.generics.params.map((p) =>
      p.kind === 'type' ? ic.table.newVar() : ic.table.newConst(),
    );
    const mark = ic.table.snapshot();
    if (ic.table.unify(ic.solver.normalize(substTy(header.selfTy, args)), self))
      return { def, args };
    ic.table.rollback(mark);
  }
  return undefined;
}

/** A trait with such an item that the type implements: bounds first, then the traits in scope. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: bounds, then trait objects, then traits in scope, as rustc looks them up
function traitWithItem(
  ic: Infer,
  self: Ty,
  name: string,
): { trait: TraitDef; args: readonly GenericArg[] } | undefined {
  const has = (t: TraitDef): boolean => t.items.fns.has(name) || t.items.consts.has(name);
  const found: { readonly trait: TraitDef; readonly args: readonly GenericArg[] }[] = [];
  for (const pred of ic.solver.env) {
    if (pred.kind !== 'trait' || ic.shallow(pred.ref.args[0] as Ty) !== self) continue;
    for (const sup of supertraits(ic.cx, pred.ref)) {
      if (!has(sup.trait)) continue;
      if (
        !found.some((one) => one.trait === sup.trait && one.args.every((a, i) => a === sup.args[i]))
      )
        found.push(sup);
    }
  }
  const [first, ...more] = found;
  // Several bounds by one trait (`T: From<u8> + From<u16>`): the use decides which.
  if (first !== undefined && more.some((one) => one.trait === first.trait))
    return { trait: first.trait, args: freshArgs(ic, first.trait, self) };
  if (first !== undefined) return { trait: first.trait, args: first.args };
  if (self.kind === 'dyn' && self.principal !== undefined) {
    for (const sup of supertraits(ic.cx, {
      trait: self.principal.trait,
      args: [self, ...self.principal.args],
    })) {
      if (has(sup.trait)) return { trait: sup.trait, args: sup.args };
    }
  }
  let fallback: { trait: TraitDef; args: readonly GenericArg[] } | undefined;
  for (const trait of ic.traitsInScope()) {
    if (!has(trait)) continue;
    const args = freshArgs(ic, trait, self);
    const verdict = ic.solver.evaluate({ kind: 'trait', ref: { trait, args } });
    if (verdict === 'yes') return { trait, args };
    if (verdict === 'maybe') fallback ??= { trait, args };
  }
  return fallback;
}

/** Arguments of a trait for a self type, the others open. */
function freshArgs(ic: Infer, trait: TraitDef, self: Ty): GenericArg[] {
  const others = genericsOf(ic.cx, trait).params.slice(1);
  return [
    self,
    ...others.map((p) => (p.kind === 'type' ? ic.table.newVar() : ic.table.newConst())),
  ];
}

/** Item of a trait applied to `args` (Self first). Looks into supertraits too. */
function traitItem(
  ic: Infer,
  trait: TraitDef,
  args: readonly GenericArg[],
  segment: ast.PathSegment,
  node: ast.AnyNode,
): TExpr {
  const name = segment.name.text;
  const all = supertraits(ic.cx, { trait, args });
  for (const sup of all) {
    const fn = sup.trait.items.fns.get(name);
    // A supertrait that is there twice, `A: Sup<i64> + Sup<u64>`: the use decides which is meant.
    const isTwice = all.some((other) => other !== sup && other.trait === sup.trait);
    const supArgs = isTwice
      ? freshArgs(ic, sup.trait, ic.shallow(args[0] as Ty))
      : sup.args.map((a) => ic.solver.arg(a));
    if (fn !== undefined) {
      return fnRef(
        ic,
        fn,
        lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, fn), segment.args, supArgs, segment),
        node,
      );
    }
    const constant = sup.trait.items.consts.get(name);
    if (constant !== undefined) {
      return constRef(
        ic,
        constant,
        lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, constant), segment.args, supArgs, segment),
        node,
      );
    }
  }
  return ic.bogus('unresolved', `\`${name}\` of trait \`${trait.name}\``, segment, 'E0576');
}

/**
 * In `Err(x)` the variant counts, also where a type of that name is in scope: names of functions
 * are looked up.
 */
function calledVariant(
  ic: Infer,
  path: ast.Path,
  node: ast.AnyNode,
): ReturnType<typeof resolvePath> {
  if (node.kind !== 'TupleStructPat' && node.kind !== 'CallExpr') return undefined;
  const found = resolvePath(ic.module, path, 'value');
  return found?.def.kind === 'variant' ? found : undefined;
}

/** What a path names in a struct expression or pattern: the adt or variant and the type. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the meanings of a path, in the order in which rustc looks them up
export function recordOfPath(
  ic: Infer,
  path: ast.Path,
  node: ast.AnyNode,
): { def: StructDef | VariantDef | undefined; ty: Ty } | undefined {
  const first = path.segments[0];
  if (path.qself === undefined && first?.name.text === 'Self' && ic.scope.selfTy !== undefined) {
    const self = ic.solver.normalize(ic.scope.selfTy);
    if (path.segments.length === 2 && self.kind === 'adt' && self.def.kind === 'enum') {
      const variant = variantOf(self.def, path.segments[1]!.name.text);
      return variant === undefined ? undefined : { def: variant, ty: self };
    }
    if (path.segments.length === 1 && self.kind === 'adt') {
      return { def: self.def.kind === 'struct' ? self.def : undefined, ty: self };
    }
  }
  const found =
    path.qself === undefined
      ? (calledVariant(ic, path, node) ??
        resolvePath(ic.module, path, 'type') ??
        resolvePath(ic.module, path, 'value'))
      : undefined;
  if (found?.def.kind === 'variant' && found.rest === path.segments.length) {
    const last = path.segments[path.segments.length - 1]!;
    const written = last.args ?? path.segments[path.segments.length - 2]?.args;
    const args = lowerArgs(ic.cx, ic.scope, genericsOf(ic.cx, found.def.parent), written, [], last);
    return { def: found.def, ty: mkAdt(found.def.parent, args) };
  }
  if (
    found !== undefined &&
    found.rest === path.segments.length - 1 &&
    (found.def.kind === 'type-alias' || found.def.kind === 'enum')
  ) {
    // `Alias::Variant`.
    const ty = tyOfDef(ic.cx, ic.scope, found.def, path, found.rest);
    const normal = ty === undefined ? ERROR : ic.solver.normalize(ty);
    if (normal.kind === 'adt' && normal.def.kind === 'enum') {
      const variant = variantOf(normal.def, path.segments[found.rest]!.name.text);
      if (variant !== undefined) return { def: variant, ty: normal };
    }
  }
  const typeNode: ast.PathType = { kind: 'PathType', path, start: path.start, end: path.end };
  const ty = ic.structurally(ic.solver.normalize(lowerRecordTy(ic.cx, ic.scope, path, typeNode)));
  if (ty.kind !== 'adt') {
    if (ty.kind !== 'error')
      ic.problem('invalid', `\`${pathText(path)}\` is no struct, variant or union`, node, 'E0574');
    return undefined;
  }
  return { def: ty.def.kind === 'struct' ? ty.def : undefined, ty };
}
