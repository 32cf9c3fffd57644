/**
 * What items declare: signatures, fields, discriminants, impl headers, types of constants and
 * aliases.
 */

import { memo } from '../../db/index.ts';
import type * as ast from '../../syntax/index.ts';
import { attrArgs, parseAttrArgs } from '../cfg/index.ts';
import type {
  AdtDef,
  ConstDef,
  FnDef,
  ImplDef,
  StaticDef,
  StructDef,
  TraitDef,
  TypeAliasDef,
  VariantDef,
} from '../defs.ts';
import type { FieldInfo, FnSig, Repr } from '../queries.ts';
import type { IntName, Ty } from '../ty.ts';
import { anonConst, constBits, constFromExpr } from './const-expr.ts';
import {
  type Cx,
  type FullFnSig,
  type ImplHeader,
  type OpaqueInfo,
  type Pred,
  report,
} from './cx.ts';
import { genericsOf } from './generics.ts';
import { ERROR, mkAdt, mkInt, mkOpaque, mkRef, UNIT } from './intern.ts';
import { langTrait } from './lang.ts';
import { lowerBoundPreds, lowerTraitRef, lowerTy, resolveTrait } from './lower-ty.ts';
import { argumentScope } from './predicates.ts';
import { partsOf, type WithFields } from './representability.ts';
import { adtSelf, plainScope, scopeFor } from './scope.ts';
import type { TyScope } from './ty-scope.ts';

/** Signature of a function, with the bounds of its return-position `impl Trait`s. */
export function fnSigOf(cx: Cx, def: FnDef): FullFnSig {
  const known = cx.fnSigs.get(def);
  if (known !== undefined) return known;
  const node = def.node;
  const generics = genericsOf(cx, def);
  const base = scopeFor(cx, def);
  const paramScope = argumentScope(base, generics);
  const params: Ty[] = [];
  let hasSelf = false;
  let variadic = false;
  for (const param of node.paramList.params) {
    if (param.kind === 'VariadicParam') {
      variadic = true;
      // A function in Rust gets the rest as one value, which the call makes.
      const list = node.body === undefined ? undefined : cx.langItems.get('va_list');
      if (list?.kind === 'struct') params.push(mkAdt(list, []));
    } else if (param.kind === 'Param') params.push(lowerTy(cx, paramScope, param.type));
    else {
      hasSelf = true;
      params.push(selfParamTy(cx, paramScope, param));
    }
  }
  const opaques: OpaqueInfo[] = [];
  const retScope: TyScope = base.withImplTrait((n) => {
    const ty = mkOpaque(def, opaques.length, generics.identity);
    const slot = opaques.length;
    opaques.push({ node: n, preds: [] });
    // Bounds may themselves hold `impl Trait`; they get later indices.
    opaques[slot] = {
      node: n,
      preds: n.bounds.flatMap((b) => lowerBoundPreds(cx, retScope, b, ty)),
    };
    return ty;
  });
  const written = node.ret === undefined ? UNIT : lowerTy(cx, retScope, node.ret);
  const trait = coroutineTrait(cx, node);
  if (trait !== undefined) {
    const ty = mkOpaque(def, opaques.length, generics.identity);
    opaques.push({ node: node.name, preds: coroutinePreds(trait, ty, written) });
  }
  const ret = trait === undefined ? written : mkOpaque(def, opaques.length - 1, generics.identity);
  const foreign = def.container?.kind === 'extern-block';
  const abi =
    node.abi?.name ??
    (foreign && def.container?.kind === 'extern-block' ? def.container.node.abi.name : 'Rust');
  const sig: FullFnSig = {
    // Kept for long: without room for more.
    params: params.slice(),
    ret,
    hasSelf,
    variadic,
    opaques,
    inner: trait === undefined ? undefined : written,
    node,
    abi,
    unsafe: node.safety?.text === 'unsafe' || (foreign && node.safety?.text !== 'safe'),
  };
  cx.fnSigs.set(def, sig);
  return sig;
}

/** What the result of an `async` or `gen` function implements; undefined for others. */
function coroutineTrait(cx: Cx, node: ast.Fn): TraitDef | undefined {
  if (node.async !== undefined && node.gen !== undefined) return undefined;
  if (node.async !== undefined) return langTrait(cx, 'future_trait');
  return node.gen === undefined ? undefined : langTrait(cx, 'iterator');
}

/** `ty: Future<Output = given>`, `ty: Iterator<Item = given>`. */
function coroutinePreds(trait: TraitDef, ty: Ty, given: Ty): Pred[] {
  const item = trait.items.types.get(trait.lang === 'iterator' ? 'Item' : 'Output');
  const own: Pred = { kind: 'trait', ref: { trait, args: [ty] } };
  return item === undefined ? [own] : [own, { kind: 'proj', item, trait, args: [ty], ty: given }];
}

function selfParamTy(cx: Cx, scope: TyScope, param: ast.SelfParam): Ty {
  if (param.type !== undefined) return lowerTy(cx, scope, param.type);
  const self = scope.selfTy ?? ERROR;
  return param.ref ? mkRef(self, param.mut) : self;
}

/** Fields in declaration order, in terms of the adt's parameters. */
export function fieldsOf(cx: Cx, def: WithFields): readonly FieldInfo[] {
  const known = cx.fields.get(def);
  if (known !== undefined) return known;
  const out = writtenFields(cx, def);
  if (!out.some(({ ty }) => MAY_HOLD.has(ty.kind))) return out;
  cx.representability.settle(def.kind === 'variant' ? def.parent : def, {
    fieldsOf: (part) => writtenFields(cx, part),
    recursive: (members, holds) => withoutThemselves(cx, members, holds),
  });
  return cx.fields.get(def) ?? out;
}

function writtenFields(cx: Cx, def: WithFields): readonly FieldInfo[] {
  const known = cx.fields.get(def);
  if (known !== undefined) return known;
  const scope = scopeFor(cx, def.kind === 'variant' ? def.parent : def);
  const list = def.node.fields;
  const out: FieldInfo[] = [];
  if (list?.kind === 'RecordFields') {
    for (const f of list.fields) {
      if (!cx.enabled(f.attrs, def)) continue;
      out.push({ name: f.name.text, ty: lowerTy(cx, scope, f.type), vis: f.vis });
    }
  } else if (list?.kind === 'TupleFields') {
    for (const f of list.fields) {
      if (cx.enabled(f.attrs, def))
        out.push({ name: String(out.length), ty: lowerTy(cx, scope, f.type), vis: f.vis });
    }
  }
  cx.fields.set(def, out);
  return out;
}

/** Types of a cycle that rustc names in its message. */
const MOST_NAMED = 5;

/**
 * Fields that would make types infinitely large have no type: nothing that follows fields comes to
 * no end (E0072). Reported as rustc does, once for each cycle, at the type that is written first.
 */
function withoutThemselves(cx: Cx, found: readonly AdtDef[], holds: (ty: Ty) => boolean): void {
  const members = [...found].sort(
    (a, b) => Number(a.file) - Number(b.file) || a.node.start - b.node.start,
  );
  const infinite = members.flatMap(partsOf).map((part) => ({
    part,
    fields: writtenFields(cx, part).map((field) =>
      holds(field.ty) ? { name: field.name, ty: ERROR } : field,
    ),
  }));
  for (const { part, fields } of infinite) cx.fields.set(part, fields);
  const owner = members[0]!;
  const more = members.length - MOST_NAMED;
  const names = members.slice(0, MOST_NAMED).map(({ name }) => `\`${name}\``);
  const listed =
    more > 0 || names.length === 1
      ? names.join(', ') + (more > 0 ? ` and ${more} more` : '')
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const has = members.length === 1 ? 'type' : 'types';
  const what = `recursive ${has} ${listed} ${members.length === 1 ? 'has' : 'have'} infinite size; insert some indirection (a reference or pointer) to break the cycle`;
  report(cx.problems, 'invalid', what, owner.node.name, owner.file, 'E0072');
}

/** Types that hold others by value. */
const MAY_HOLD: ReadonlySet<Ty['kind']> = new Set(['adt', 'array', 'tuple']);

/** Signature of the constructor function of a tuple struct or tuple variant. */
export function ctorSigOf(cx: Cx, def: StructDef | VariantDef): FnSig {
  const owner = def.kind === 'variant' ? def.parent : def;
  return {
    params: fieldsOf(cx, def).map((f) => f.ty),
    ret: adtSelf(cx, owner),
    unsafe: false,
    abi: 'Rust',
    variadic: false,
    hasSelf: false,
  };
}

/** An impl's generics, self type and trait. */
export function implHeader(cx: Cx, def: ImplDef): ImplHeader {
  const known = cx.implHeaders.get(def);
  if (known !== undefined) return known;
  const generics = genericsOf(cx, def);
  const scope = scopeFor(cx, def);
  const selfTy = lowerTy(cx, scope, def.node.self);
  // `Self` may occur in the trait's arguments: make it known first.
  cx.implHeaders.set(def, {
    def,
    generics,
    selfTy,
    traitRef: undefined,
    negative: def.node.negative !== undefined,
  });
  let traitRef: ImplHeader['traitRef'];
  if (def.node.trait !== undefined) {
    const trait = resolveTrait(scope, def.node.trait);
    if (trait !== undefined) traitRef = lowerTraitRef(cx, scope, def.node.trait, trait, selfTy);
  }
  const header: ImplHeader = {
    def,
    generics,
    selfTy,
    traitRef,
    negative: def.node.negative !== undefined,
  };
  if (isUnsettled(cx, header)) cx.implHeaders.delete(def);
  else cx.implHeaders.set(def, header);
  return header;
}

/**
 * Is the header about an alias that is being settled further up? `type U256 = Uint<{ limbs!(256)
 * }>`: the constant's body asks for impls, and one of them may be for `U256`.
 */
export function isUnsettled(cx: Cx, { selfTy, traitRef }: ImplHeader): boolean {
  if (cx.open.aliases === 0) return false;
  return selfTy.kind === 'error' || traitRef?.args.some(({ kind }) => kind === 'error') === true;
}

/** The aliased type, or the type an impl gives to an associated type. */
export function typeAliasTy(cx: Cx, def: TypeAliasDef): Ty {
  const known = cx.itemTys.get(def);
  if (known !== undefined) return known;
  cx.itemTys.set(def, ERROR);
  cx.open.aliases++;
  try {
    const ty = def.node.type === undefined ? ERROR : lowerTy(cx, scopeFor(cx, def), def.node.type);
    cx.itemTys.set(def, ty);
    return ty;
  } finally {
    cx.open.aliases--;
  }
}

/** Declared type of a const or static. */
export function itemTy(cx: Cx, def: ConstDef | StaticDef): Ty {
  const known = cx.itemTys.get(def);
  if (known !== undefined) return known;
  const ty = def.node.type === undefined ? ERROR : lowerTy(cx, plainScope(cx, def), def.node.type);
  cx.itemTys.set(def, ty);
  return ty;
}

/** Type of the discriminants: the repr, else `isize`. */
export function discriminantTy(repr: Repr): Ty {
  return mkInt(repr.int ?? 'isize');
}

/**
 * Discriminants of an enum's variants: explicit ones evaluated, the others one more than the one
 * before.
 */
export function discriminantOf(cx: Cx, def: VariantDef): bigint {
  const known = cx.discriminants.get(def);
  if (known !== undefined) return known;
  const ty = discriminantTy(reprOf(def.parent));
  const width = constBits(ty);
  let next = 0n;
  for (const variant of def.parent.variants) {
    const expr = variant.node.discriminant;
    if (expr !== undefined) {
      const c = constFromExpr(cx, plainScope(cx, variant), expr, ty);
      const bits =
        c.kind === 'value'
          ? c.bits
          : cx.evaluator?.scalar(anonConst(plainScope(cx, variant), expr, ty), []);
      next = bits ?? next;
    }
    cx.discriminants.set(variant, BigInt.asUintN(width, next));
    next = BigInt.asUintN(width, next + 1n);
  }
  return cx.discriminants.get(def) ?? 0n;
}

const reprs = memo<AdtDef, Repr>('hir.items.reprs');

/** `#[repr(..)]` of an adt. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each word of `repr`
export function reprOf(def: AdtDef): Repr {
  const known = reprs.get(def);
  if (known !== undefined) return known;
  let c = false;
  let transparent = false;
  let simd = false;
  let int: IntName | undefined;
  let packed: number | undefined;
  let align: number | undefined;
  for (const attr of def.attrs) {
    if (attr.path.length !== 1 || attr.path[0] !== 'repr') continue;
    for (const { name, group } of attrArgs(attr)) {
      const literal = parseAttrArgs(group?.trees ?? [])[0]?.literal;
      const arg = literal === undefined ? undefined : Number(literal.replaceAll('_', ''));
      if (name === 'C') c = true;
      else if (name === 'transparent') transparent = true;
      else if (name === 'simd') simd = true;
      else if (name === 'packed') packed = arg ?? 1;
      else if (name === 'align') align = Math.max(align ?? 1, arg ?? 1);
      else if (/^[iu](8|16|32|64|128|size)$/.test(name)) int = name as IntName;
    }
  }
  const repr = { c, transparent, simd, int, packed, align };
  reprs.set(def, repr);
  return repr;
}
