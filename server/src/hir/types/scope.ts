/** The type scope of a definition: its module, generics and `Self`. */
import type {
  AdtDef,
  AssocContainer,
  ConstDef,
  GenericDef,
  ImplDef,
  StaticDef,
  VariantDef,
} from '../defs.ts';
import type { Ty } from '../ty.ts';
import { type Cx, contextOf, type GenericsInfo, type TyScope } from './cx.ts';
import { genericsOf } from './generics.ts';
import { mkAdt, mkParam } from './intern.ts';

/** `Self` inside an impl or trait. */
export function containerSelf(cx: Cx, container: AssocContainer): Ty {
  return container.kind === 'trait'
    ? mkParam(0, 'Self')
    : cx.items.implHeader(cx, container).selfTy;
}

function selfOf(cx: Cx, def: GenericDef | StaticDef | VariantDef): Ty | undefined {
  switch (def.kind) {
    case 'trait':
      return mkParam(0, 'Self');
    case 'struct':
    case 'enum':
    case 'union':
      return adtSelf(cx, def);
    case 'variant':
      return adtSelf(cx, def.parent);
    case 'fn':
    case 'const':
    case 'type-alias': {
      const container = def.container;
      return container?.kind === 'impl' || container?.kind === 'trait'
        ? containerSelf(cx, container)
        : undefined;
    }
    default:
      return undefined;
  }
}

/** The adt applied to its own parameters. */
export function adtSelf(cx: Cx, def: AdtDef): Ty {
  return mkAdt(def, genericsOf(cx, def).identity);
}

/** Scope in which the signature and bounds of `def` are written; `generics` when they are just being made. */
export function scopeFor(from: Cx, def: GenericDef, generics?: GenericsInfo): TyScope {
  const cx = contextOf(from, def.crate);
  const info = generics ?? genericsOf(cx, def);
  // `Self` of the item whose generics are in the making is found when first asked for.
  return {
    module: def.module,
    file: def.file,
    generics: info,
    owner: def,
    problems: cx.problems,
    get selfTy() {
      return def.kind === 'impl' ? implSelfIfKnown(cx, def) : selfOf(cx, def);
    },
  };
}

function implSelfIfKnown(cx: Cx, def: ImplDef): Ty | undefined {
  return cx.implHeaders.get(def)?.selfTy;
}

/** Scope of a static or a variant's discriminant: no generics of their own. */
export function plainScope(from: Cx, def: StaticDef | VariantDef | ConstDef): TyScope {
  const cx = contextOf(from, def.crate);
  const module = def.kind === 'variant' ? def.parent.module : def.module;
  const owner = def.kind === 'variant' ? def.parent : def.kind === 'const' ? def : undefined;
  return {
    module,
    file: def.file,
    problems: cx.problems,
    owner,
    generics: owner === undefined ? undefined : genericsOf(cx, owner),
    get selfTy() {
      return selfOf(cx, def);
    },
  };
}
