/**
 * Items to definitions: one function for each kind. Parts that `cfg` takes away (fields, variants,
 * parameters) are not in the nodes of the definitions. Binding names is the collector's business.
 */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { activeAttrs, attrValue, attrWords, findAttr, isActive } from '../cfg/index.ts';
import type {
  AssocContainer,
  AssocItems,
  AttrList,
  ConstDef,
  EnumDef,
  ExternBlockDef,
  FnDef,
  ImplDef,
  MacroDef,
  StaticDef,
  StructDef,
  TraitAliasDef,
  TraitDef,
  TypeAliasDef,
  UnionDef,
  VariantDef,
  Visibility,
} from '../defs.ts';
import { LazyImpl } from './lazy-impls.ts';
import { OwnItems } from './own-items.ts';
import { parseMeta } from './parse-meta.ts';
import type { CrateData, ModuleData } from './state.ts';

/** What all items of one place share. */
export interface DefPlace {
  readonly module: ModuleData;
  readonly file: FileId;
  readonly attrs: AttrList;
  readonly vis: Visibility;
}

function base(node: ast.AnyItem, name: string, at: DefPlace) {
  return {
    name,
    crate: at.module.crate,
    file: (node.file ?? at.file) as FileId,
    attrs: at.attrs,
    module: at.module,
    vis: at.vis,
  };
}

type FnContainer = AssocContainer | ExternBlockDef | undefined;

export function makeFn(node: ast.Fn, at: DefPlace, container: FnContainer): FnDef {
  return {
    kind: 'fn',
    ...base(node, node.name.text, at),
    container,
    node: strippedFn(node, at.module.crate),
  };
}

/** The function without parameters that `cfg` takes away. */
export function strippedFn(node: ast.Fn, crate: CrateData): ast.Fn {
  const params = keepActive(node.paramList.params, crate);
  return params === node.paramList.params
    ? node
    : { ...node, body: node.body, paramList: { ...node.paramList, params } };
}

export function makeConst(
  node: ast.Const,
  at: DefPlace,
  container: AssocContainer | undefined,
): ConstDef {
  return { kind: 'const', ...base(node, node.name.text, at), container, node };
}

export function makeStatic(
  node: ast.Static,
  at: DefPlace,
  container: ExternBlockDef | undefined,
): StaticDef {
  return { kind: 'static', ...base(node, node.name.text, at), container, node };
}

export function makeTypeAlias(
  node: ast.TypeAlias,
  at: DefPlace,
  container: FnContainer,
): TypeAliasDef {
  return { kind: 'type-alias', ...base(node, node.name.text, at), container, node };
}

export function makeStruct(node: ast.Struct, at: DefPlace): StructDef {
  const fields = strippedFields(node.fields, at.module.crate);
  const own = fields === node.fields ? node : { ...node, fields };
  return { kind: 'struct', ...base(node, node.name.text, at), node: own };
}

export function makeUnion(node: ast.Union, at: DefPlace): UnionDef {
  const fields = strippedFields(node.fields, at.module.crate) as ast.RecordFields;
  const own = fields === node.fields ? node : { ...node, fields };
  return { kind: 'union', ...base(node, node.name.text, at), node: own };
}

export function makeEnum(node: ast.Enum, at: DefPlace): EnumDef {
  const { crate } = at.module;
  const kept = keepActive(node.variants, crate);
  const variants: VariantDef[] = [];
  const nodes: ast.Variant[] = [];
  const def: EnumDef = {
    kind: 'enum',
    ...base(node, node.name.text, at),
    node: kept === node.variants ? node : { ...node, variants: nodes },
    variants,
  };
  for (const variant of kept) {
    const fields = strippedFields(variant.fields, crate);
    const own = fields === variant.fields ? variant : { ...variant, fields };
    nodes.push(own);
    variants.push({
      kind: 'variant',
      name: variant.name.text,
      crate,
      file: (variant.file ?? def.file) as FileId,
      attrs: activeAttrs(variant.attrs, crate.cfg, parseMeta) ?? [],
      parent: def,
      index: variants.length,
      node: own,
    });
  }
  return def;
}

export function makeTrait(node: ast.Trait, at: DefPlace): TraitDef {
  return {
    kind: 'trait',
    ...base(node, node.name.text, at),
    node,
    items: new OwnItems(),
    lang: attrValue(at.attrs, 'lang'),
  };
}

export function makeTraitAlias(node: ast.TraitAlias, at: DefPlace): TraitAliasDef {
  return { kind: 'trait-alias', ...base(node, node.name.text, at), node };
}

/** `fill`, if given, is called for the items when they are first asked for. */
export function makeImpl(
  node: ast.Impl,
  at: DefPlace,
  fill?: (def: ImplDef, items: AssocItems) => void,
  derived = false,
): ImplDef {
  const file = (node.file ?? at.file) as FileId;
  if (fill !== undefined) return new LazyImpl(node, file, at.attrs, at.module, derived, fill);
  const { vis: _, ...rest } = base(node, '', at);
  return { kind: 'impl', ...rest, node, items: new OwnItems() };
}

export function makeExternBlock(node: ast.ExternBlock, at: DefPlace): ExternBlockDef {
  const { vis: _, ...rest } = base(node, '', at);
  return { kind: 'extern-block', ...rest, node };
}

export function makeMacro(node: ast.MacroRules | ast.MacroDef, at: DefPlace): MacroDef {
  const { vis: _, ...rest } = base(node, node.name.text, at);
  const builtin =
    findAttr(at.attrs, 'rustc_builtin_macro') === undefined
      ? undefined
      : (attrWords(at.attrs, 'rustc_builtin_macro')[0] ?? node.name.text);
  return { kind: 'macro', ...rest, node, builtin };
}

/** The same list when `cfg` takes nothing away. */
function keepActive<N extends { readonly attrs: readonly ast.Attr[] }>(
  list: readonly N[],
  crate: CrateData,
): readonly N[] {
  for (const node of list) {
    if (!isActive(node.attrs, crate.cfg, parseMeta)) {
      return list.filter((n) => isActive(n.attrs, crate.cfg, parseMeta));
    }
  }
  return list;
}

function strippedFields(
  fields: ast.AnyFields | undefined,
  crate: CrateData,
): ast.AnyFields | undefined {
  if (fields === undefined) return undefined;
  if (fields.kind === 'RecordFields') {
    const kept = keepActive(fields.fields, crate);
    return kept === fields.fields ? fields : { ...fields, fields: kept };
  }
  const kept = keepActive(fields.fields, crate);
  return kept === fields.fields ? fields : { ...fields, fields: kept };
}
