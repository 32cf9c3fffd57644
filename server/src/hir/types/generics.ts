/** Generic parameters of items, with those of the enclosing impl or trait first. */
import type * as ast from '../../syntax/index.ts';
import type { GenericDef, ImplDef, ModuleDef, TraitDef } from '../defs.ts';
import { expandType } from '../names/index.ts';
import type { GenericArg } from '../ty.ts';
import type { Cx } from './cx.ts';
import type { GenericsInfo, ParamInfo } from './generics-info.ts';
import { ERROR, mkConstParam, mkParam, USIZE } from './intern.ts';
import { lowerTy } from './lower-ty.ts';

const NO_GENERICS: GenericsInfo = {
  params: [],
  parentCount: 0,
  parent: undefined,
  byName: new Map(),
  implTraitParams: new Map(),
  identity: [],
  owner: undefined,
};

/** The definition whose parameters come first. */
function parentOf(def: GenericDef): ImplDef | TraitDef | undefined {
  if (def.kind !== 'fn' && def.kind !== 'const' && def.kind !== 'type-alias') return undefined;
  const container = def.container;
  return container?.kind === 'impl' || container?.kind === 'trait' ? container : undefined;
}

/** Parameters of `def`, memoised. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: parameters are numbered in this order: `Self`, written ones, `impl Trait`
export function genericsOf(cx: Cx, def: GenericDef): GenericsInfo {
  const known = cx.generics.get(def);
  if (known !== undefined) return known;
  const parentDef = parentOf(def);
  const parent = parentDef === undefined ? undefined : genericsOf(cx, parentDef);
  const params: ParamInfo[] = parent === undefined ? [] : [...parent.params];
  let implTraitParams = NO_GENERICS.implTraitParams as Map<ast.ImplTraitType, ParamInfo>;
  const add = (info: Omit<ParamInfo, 'index'>): ParamInfo => {
    const { name, kind, constTy, node, bounds } = info;
    const param: ParamInfo = { name, kind, index: params.length, constTy, node, bounds };
    params.push(param);
    return param;
  };
  if (def.kind === 'trait')
    add({ name: 'Self', kind: 'type', constTy: undefined, node: undefined, bounds: [] });
  const written = def.node.generics?.params ?? [];
  for (const param of written) {
    if (param.kind === 'TypeParam')
      add({ name: param.name.text, kind: 'type', constTy: undefined, node: param, bounds: [] });
    else if (param.kind === 'ConstParam') {
      // Types of const parameters never mention other parameters.
      const scope = cx.items.scopeFor(cx, def, NO_GENERICS).withoutSelf();
      const constTy = lowerTy(cx, scope, param.type);
      add({
        name: param.name.text,
        kind: 'const',
        constTy: constTy === ERROR ? USIZE : constTy,
        node: param,
        bounds: [],
      });
    }
  }
  if (def.kind === 'fn') {
    const anonymous = (node: ast.ImplTraitType): void => {
      if (implTraitParams.size === 0) implTraitParams = new Map();
      implTraitParams.set(
        node,
        add({
          name: `impl#${params.length}`,
          kind: 'type',
          constTy: undefined,
          node: undefined,
          bounds: node.bounds,
        }),
      );
    };
    // `fn f<I: Iterator<Item = impl Ord>>`.
    for (const param of written)
      if (param.kind === 'TypeParam')
        for (const bound of param.bounds)
          if (bound.kind === 'TraitBound') inPath(bound.path, def.module, anonymous);
    for (const param of def.node.paramList.params)
      if (param.kind === 'Param') findImplTraits(param.type, def.module, anonymous);
  }
  const byName = params.length === 0 ? NO_GENERICS.byName : new Map(params.map((p) => [p.name, p]));
  if (def.kind === 'trait') (byName as Map<string, ParamInfo>).delete('Self');
  const identity: GenericArg[] = params.map((p) =>
    p.kind === 'type' ? mkParam(p.index, p.name) : mkConstParam(p.index, p.name),
  );
  const info: GenericsInfo = {
    params,
    parentCount: parent?.params.length ?? 0,
    parent,
    byName,
    implTraitParams,
    identity,
    owner: def,
  };
  cx.generics.set(def, info);
  return info;
}

/** Calls `found` for each `impl Trait` inside a type of `module`, outermost first. */
function findImplTraits(
  node: ast.AnyType,
  module: ModuleDef,
  found: (node: ast.ImplTraitType) => void,
): void {
  switch (node.kind) {
    case 'ImplTraitType':
      found(node);
      for (const bound of node.bounds)
        if (bound.kind === 'TraitBound') inPath(bound.path, module, found);
      return;
    case 'RefType':
    case 'PtrType':
    case 'SliceType':
    case 'ArrayType':
    case 'ParenType':
      findImplTraits(node.type, module, found);
      return;
    case 'TupleType':
      for (const t of node.types) findImplTraits(t, module, found);
      return;
    case 'PathType':
      inPath(node.path, module, found);
      return;
    case 'MacroCall':
      findImplTraits(expandType(node, module).type, module, found);
      return;
    default:
      return;
  }
}

function inPath(path: ast.Path, module: ModuleDef, found: (node: ast.ImplTraitType) => void): void {
  for (const segment of path.segments) {
    if (segment.args?.kind !== 'GenericArgs') continue;
    for (const arg of segment.args.args) {
      if ((arg.kind === 'TypeArg' || arg.kind === 'AssocArg') && arg.type !== undefined)
        findImplTraits(arg.type, module, found);
    }
  }
}
