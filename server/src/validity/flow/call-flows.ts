/**
 * From which arguments a call's result certainly has its references: by the lifetimes and the type
 * parameters that the signature writes in both places.
 */
import { append } from '../../base/index.ts';
import type { FnDef, Program, TExpr, TExprOf, Ty } from '../../hir/index.ts';
import { type AnyNode, walk } from '../../syntax/index.ts';
import type { Source } from './graph.ts';
import { regionsOf } from './regions.ts';

type Flows = (arg: TExpr) => readonly Source[];

export function flowsOfCall(
  _program: Program,
  { callee, args }: TExprOf<'call'>,
  flows: Flows,
): readonly Source[] {
  if (callee.kind !== 'fn-ref') return [];
  const { def } = callee;
  if (def.kind !== 'fn') return args.flatMap(flows);
  const { ret, paramList } = def.node;
  if (ret === undefined) return [];
  const wanted = mentionsIn(ret);
  const given = paramList.params.map((param) =>
    param.kind === 'SelfParam'
      ? selfMentions(def, param)
      : param.kind === 'Param'
        ? mentionsOf(param.type)
        : NOTHING,
  );
  const out: Source[] = [];
  const elided = wanted.elided ? elidedParam(def, given) : undefined;
  const types = typeParams(def);
  for (const [at, arg] of args.entries()) {
    const has = given[at] ?? NOTHING;
    const isTied = at === elided || [...wanted.lifetimes].some((one) => has.lifetimes.has(one));
    const isOfType =
      !wanted.opaque && [...wanted.names].some((name) => types.has(name) && has.names.has(name));
    const isInside = [...wanted.lifetimes].some((one) => has.inner.has(one));
    if (isTied && (has.isRef || regionsOf(arg.ty) < 2)) append(out, flows(arg));
    else if (isTied) continue;
    else if (
      (isOfType && isOnlyType(has, types, arg.ty)) ||
      (isInside && regionsOf(pointee(arg.ty)) < 2)
    )
      append(out, has.isRef ? heldBy(arg) : flows(arg));
  }
  return out;
}

/** Are all references within an argument those of one type parameter? */
function isOnlyType(has: Mentions, types: ReadonlySet<string>, ty: Ty): boolean {
  if (regionsOf(has.isRef ? pointee(ty) : ty) < 2) return true;
  const own = [...has.names].filter((name) => types.has(name));
  const isFree = has.isRef || (!has.elided && has.lifetimes.size === 0);
  return own.length === 1 && has.inner.size === 0 && isFree;
}

const pointee = (ty: Ty): Ty => (ty.kind === 'ref' ? ty.inner : ty);

/** What a written type mentions. */
interface Mentions {
  readonly elided: boolean;
  readonly lifetimes: ReadonlySet<string>;
  /** Lifetimes of what a reference at the top points to; of `&self` those of the impl. */
  readonly inner: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  readonly isRef: boolean;
  /** Its lifetimes are not written. */
  readonly opaque: boolean;
}

const NONE: ReadonlySet<string> = new Set();
const NOTHING: Mentions = {
  elided: false,
  lifetimes: NONE,
  inner: NONE,
  names: NONE,
  isRef: false,
  opaque: false,
};

function mentionsIn(type: AnyNode | undefined): Mentions {
  if (type === undefined) return NOTHING;
  const lifetimes = new Set<string>();
  const names = new Set<string>();
  let elided = false;
  let opaque = false;
  walk(type, (node) => {
    switch (node.kind) {
      case 'RefType':
        if (node.lifetime === undefined) elided = true;
        return true;
      case 'Lifetime':
        if (node.text === "'_") elided = true;
        else if (node.text !== "'static") lifetimes.add(node.text);
        return true;
      case 'PathType':
        if (node.path.qself !== undefined || node.path.segments.length > 1) {
          // A projection may be anything.
          const [first] = node.path.segments;
          if (node.path.qself !== undefined || first?.name.text === 'Self') opaque = true;
        }
        if (node.path.segments.length === 1) names.add(node.path.segments[0]!.name.text);
        return true;
      case 'ImplTraitType':
      case 'MacroCall':
        opaque = true;
        return false;
      case 'FnPtrType':
      case 'ParenArgs':
        return false;
      default:
        return true;
    }
  });
  if (names.has('Self')) opaque = true;
  return { elided, lifetimes, inner: NONE, names, isRef: type.kind === 'RefType', opaque };
}

/** What the type of a parameter mentions: a reference's own lifetime, and those within it. */
function mentionsOf(type: AnyNode): Mentions {
  const all = mentionsIn(type);
  if (type.kind !== 'RefType') return all;
  const own = new Set(type.lifetime === undefined ? [] : [type.lifetime.text]);
  return { ...all, lifetimes: own, inner: mentionsIn(type.type).lifetimes };
}

function selfMentions(
  def: FnDef,
  param: Extract<FnDef['node']['paramList']['params'][number], { kind: 'SelfParam' }>,
): Mentions {
  const { container } = def;
  const own = container?.kind === 'impl' ? mentionsIn(container.node.self) : NOTHING;
  if (param.type !== undefined) return { ...mentionsOf(param.type), opaque: false };
  if (!param.ref) return own;
  const lifetimes = new Set(param.lifetime === undefined ? [] : [param.lifetime.text]);
  return {
    ...own,
    elided: param.lifetime === undefined,
    lifetimes,
    inner: own.lifetimes,
    isRef: true,
  };
}

/** The parameter whose lifetime stands for those that are not written in the result. */
function elidedParam({ node }: FnDef, given: readonly Mentions[]): number | undefined {
  const [self] = node.paramList.params;
  if (self?.kind === 'SelfParam') {
    if (self.type === undefined) return self.ref ? 0 : undefined;
    return self.type.kind === 'RefType' ? 0 : undefined;
  }
  const all = given.flatMap(({ elided, lifetimes, inner }, at) =>
    elided || lifetimes.size > 0 || inner.size > 0 ? [at] : [],
  );
  return all.length === 1 ? all[0] : undefined;
}

function typeParams({ node, container }: FnDef): ReadonlySet<string> {
  const all = [
    ...(node.generics?.params ?? []),
    ...(container?.kind === 'impl' ? (container.node.generics?.params ?? []) : []),
  ];
  return new Set(all.flatMap((param) => (param.kind === 'TypeParam' ? [param.name.text] : [])));
}

/** What the variable has that an argument refers to. */
function heldBy(arg: TExpr): readonly Source[] {
  let at = arg;
  if (at.kind === 'borrow') at = at.place;
  while (at.kind === 'field' || at.kind === 'deref') {
    const isPart = at.kind === 'field';
    at = at.kind === 'field' ? at.base : at.operand;
    if (isPart && regionsOf(at.ty) > 1) return [];
  }
  return at.kind === 'local' ? [at.local] : [];
}
