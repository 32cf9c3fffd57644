/**
 * Parameters that a function must not give back: references whose lifetime is surely another one
 * than that of the result (E0621, and errors of rustc without a code).
 */
import type { Body, FnDef } from '../../hir/index.ts';
import { type AnyNode, walk } from '../../syntax/index.ts';
import type { CodeOwner } from '../violation.ts';
import { regionsOf } from './regions.ts';

/** An error that it is to give a parameter back. */
export interface WrongRegion {
  readonly code: string;
  readonly what: string;
}

/** Code of errors that rustc gives without one. */
export const LIFETIME = 'lifetime';

/** By index of a parameter, of those that must not be given back. */
export function paramsToKeep(owner: CodeOwner, body: Body): ReadonlyMap<number, WrongRegion> {
  const out = new Map<number, WrongRegion>();
  if (owner.kind !== 'fn' || owner.node.async !== undefined) return out;
  const wanted = resultLifetime(owner, body);
  if (wanted === undefined) return out;
  const { params } = owner.node.paramList;
  if (wanted === ELIDED && !isSelfReference(params[0])) return out;
  for (const [index, param] of params.entries()) {
    const ty = body.params[index]?.ty;
    if (ty === undefined || ty.kind !== 'ref' || regionsOf(ty) !== 1) continue;
    const wrong = wrongRegion(owner, index, param, wanted);
    if (wrong !== undefined) out.set(index, wrong);
  }
  return out;
}

/** `wanted`: the lifetime of the result; where it is not written, that of `self`. */
function wrongRegion(
  owner: FnDef,
  index: number,
  param: Param,
  wanted: string,
): WrongRegion | undefined {
  const own = lifetimeOf(param);
  if (own === undefined || own === "'static") return undefined;
  const tooShort = { code: LIFETIME, what: 'lifetime may not live long enough' };
  if (own !== ELIDED) return own !== wanted && isFree(owner, own, index) ? tooShort : undefined;
  if (wanted === ELIDED) return index === 0 ? undefined : tooShort;
  if (param.kind !== 'Param' || wanted === "'static") return tooShort;
  return { code: 'E0621', what: `explicit lifetime required in the type of ${nameOf(param)}` };
}

type Param = FnDef['node']['paramList']['params'][number];

const isSelfReference = (param: Param | undefined): boolean =>
  param?.kind === 'SelfParam' && param.ref && !param.pin && param.type === undefined;

const ELIDED = '';

/** `'_` is a lifetime that is not written. */
const named = (lifetime: { readonly text: string } | undefined): string =>
  lifetime === undefined || lifetime.text === "'_" ? ELIDED : lifetime.text;

/**
 * The only lifetime of a result, `ELIDED` where it is not written; undefined where it is not sure.
 */
function resultLifetime({ node }: FnDef, body: Body): string | undefined {
  if (node.ret === undefined || regionsOf(body.ret) !== 1) return undefined;
  const found: string[] = [];
  let isPlain = true;
  walk(node.ret, (part) => {
    if (part.kind === 'RefType') found.push(named(part.lifetime));
    else if (part.kind === 'Lifetime') found.push(named(part));
    else if (NOT_PLAIN.has(part.kind)) isPlain = false;
    // Its lifetime has been taken.
    if (part.kind === 'RefType') {
      walk(part.type, (inner) => {
        if (inner.kind === 'RefType' || inner.kind === 'Lifetime') isPlain = false;
        return isPlain;
      });
      return false;
    }
    return isPlain;
  });
  return isPlain && found.length === 1 ? found[0] : undefined;
}

const NOT_PLAIN: ReadonlySet<AnyNode['kind']> = new Set([
  'ImplTraitType',
  'DynTraitType',
  'MacroCall',
  'FnPtrType',
]);

/** The lifetime of a parameter that is a reference. */
function lifetimeOf(param: Param): string | undefined {
  if (param.kind === 'SelfParam') {
    if (param.type !== undefined || !param.ref || param.pin) return undefined;
    return named(param.lifetime);
  }
  if (param.kind !== 'Param' || param.type.kind !== 'RefType') return undefined;
  return named(param.type.lifetime);
}

/** Is nothing said of a lifetime but in this parameter, so that it outlives no other one? */
function isFree({ node }: FnDef, lifetime: string, index: number): boolean {
  const params = node.generics?.params ?? [];
  const own = params.find((one) => one.kind === 'LifetimeParam' && one.lifetime.text === lifetime);
  if (own?.kind !== 'LifetimeParam' || own.bounds.length > 0) return false;
  const others: AnyNode[] = node.paramList.params.filter((_, at) => at !== index);
  if (node.where !== undefined) others.push(node.where);
  for (const param of params) if (param !== own) others.push(param);
  return !others.some((other) => mentions(other, lifetime));
}

function mentions(root: AnyNode, lifetime: string): boolean {
  let found = false;
  walk(root, (node) => {
    if (node.kind === 'Lifetime' && node.text === lifetime) found = true;
    return !found;
  });
  return found;
}

function nameOf(param: AnyNode): string {
  return param.kind === 'Param' && param.pat?.kind === 'IdentPat'
    ? `\`${param.pat.name.text}\``
    : 'the parameter';
}
