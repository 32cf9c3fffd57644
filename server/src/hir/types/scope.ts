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
import { type Cx, contextOf } from './cx.ts';
import { genericsOf } from './generics.ts';
import type { GenericsInfo } from './generics-info.ts';
import { mkAdt, mkParam } from './intern.ts';
import { TyScope } from './ty-scope.ts';

/** `Self` inside an impl or trait. */
function containerSelf(cx: Cx, container: AssocContainer): Ty {
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

/**
 * Scope in which the signature and bounds of `def` are written; `generics` when they are just being
 * made.
 */
export function scopeFor(from: Cx, def: GenericDef, generics?: GenericsInfo): TyScope {
  const cx = contextOf(from, def.crate);
  const info = generics ?? genericsOf(cx, def);
  const self = () => (def.kind === 'impl' ? implSelfIfKnown(cx, def) : selfOf(cx, def));
  return new TyScope(
    { module: def.module, file: def.file, generics: info, owner: def, self },
    cx.problems,
  );
}

function implSelfIfKnown(cx: Cx, def: ImplDef): Ty | undefined {
  return cx.implHeaders.get(def)?.selfTy;
}

/** Scope of a static or a variant's discriminant: no generics of their own. */
export function plainScope(from: Cx, def: StaticDef | VariantDef | ConstDef): TyScope {
  const cx = contextOf(from, def.crate);
  const module = def.kind === 'variant' ? def.parent.module : def.module;
  const owner = def.kind === 'variant' ? def.parent : def.kind === 'const' ? def : undefined;
  const generics = owner === undefined ? undefined : genericsOf(cx, owner);
  const place = { module, file: def.file, generics, owner, self: () => selfOf(cx, def) };
  return new TyScope(place, cx.problems);
}
