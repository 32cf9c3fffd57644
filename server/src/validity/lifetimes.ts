/** Lifetimes that are not declared (E0261), and those that must be written and are not (E0106). */
import type { FnDef, Ty } from '../hir/index.ts';
import { type AnyNode, walk } from '../syntax/index.ts';
import { usesFeature } from './crate-features.ts';
import { forEachItem, type Item } from './crate-items.ts';
import type { CrateView, Report } from './violation.ts';

export function checkLifetimes(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind === 'module' || def.kind === 'macro' || def.kind === 'variant') return;
    const report = view.in(def.file);
    if (!usesFeature(view.crate, /^in_band_lifetimes$/)) checkDeclared(def, report);
    if (def.kind === 'struct' || def.kind === 'enum' || def.kind === 'union')
      checkFields(def.node, report);
    if (def.kind === 'fn') checkResult(view, def, report);
  });
}

/** What an item's head says, without code and without items in it. */
function headOf(def: Item): AnyNode[] {
  const { node } = def as { readonly node: AnyNode };
  switch (node.kind) {
    case 'Fn': {
      const params = node.paramList.params.flatMap((param): AnyNode[] =>
        param.kind === 'Param' ? [param.type] : param.kind === 'SelfParam' ? [param] : [],
      );
      return [...params, ...present(node.ret, node.where, node.generics)];
    }
    case 'Impl':
      return [node.self, ...present(node.trait, node.where, node.generics)];
    case 'Struct':
    case 'Union':
      return present(node.fields, node.where, node.generics);
    case 'Enum':
      return [
        ...node.variants.flatMap((one) => present(one.fields)),
        ...present(node.where, node.generics),
      ];
    default:
      return [];
  }
}

function present(...nodes: readonly (AnyNode | undefined)[]): AnyNode[] {
  return nodes.filter((node) => node !== undefined);
}

function checkDeclared(def: Item, report: Report): void {
  const known = new Set(["'static", "'_"]);
  const declare = (root: AnyNode | undefined): void => {
    if (root === undefined) return;
    walk(root, (node) => {
      if (node.kind === 'LifetimeParam') known.add(node.lifetime.text);
    });
  };
  const head = headOf(def);
  for (const part of head) declare(part);
  const container = 'container' in def ? def.container : undefined;
  if (container !== undefined && container.kind !== 'extern-block')
    declare(container.node.generics);
  for (const part of head)
    walk(part, (node) => {
      if (node.kind === 'MacroCall' || node.kind === 'Block') return false;
      if (node.kind !== 'Lifetime' || known.has(node.text) || node.file !== undefined) return true;
      report('E0261', `use of undeclared lifetime name \`${node.text}\``, node);
      return true;
    });
}

/** References without a lifetime, not in types of functions, which have their own. */
function elidedIn(type: AnyNode): AnyNode[] {
  const out: AnyNode[] = [];
  walk(type, (node) => {
    if (node.kind === 'FnPtrType' || node.kind === 'ParenArgs' || node.kind === 'MacroCall')
      return false;
    if (node.kind === 'RefType' && node.lifetime === undefined) out.push(node);
    return true;
  });
  return out;
}

function checkFields(node: AnyNode, report: Report): void {
  walk(node, (one) => {
    if (one.kind !== 'RecordField' && one.kind !== 'TupleField') return true;
    const [first] = elidedIn(one.type);
    if (first !== undefined && first.file === undefined)
      report('E0106', 'missing lifetime specifier', first);
    return false;
  });
}

function checkResult({ program }: CrateView, def: FnDef, report: Report): void {
  const { ret, paramList } = def.node;
  if (ret === undefined || ret.kind === 'ImplTraitType') return;
  const [first] = elidedIn(ret);
  if (first === undefined || first.file !== undefined) return;
  if (paramList.params.some((param) => param.kind !== 'Param')) return;
  // A type may have lifetimes that are not written.
  if (program.fnSig(def).params.some((ty) => mayHideLifetime(ty))) return;
  let count = 0;
  for (const param of paramList.params)
    if (param.kind === 'Param')
      walk(param.type, (node) => {
        if (node.kind === 'FnPtrType' || node.kind === 'ParenArgs') return false;
        if (
          node.kind === 'MacroCall' ||
          node.kind === 'ImplTraitType' ||
          node.kind === 'DynTraitType'
        )
          count = Number.NaN;
        if (node.kind === 'RefType' && node.lifetime === undefined) count++;
        if (node.kind === 'Lifetime') count++;
        return true;
      });
  if (count === 1 || Number.isNaN(count)) return;
  report('E0106', 'missing lifetime specifier', first);
}

function mayHideLifetime(ty: Ty): boolean {
  switch (ty.kind) {
    case 'ref':
      return mayHideLifetime(ty.inner);
    case 'tuple':
      return ty.elems.some(mayHideLifetime);
    case 'array':
    case 'slice':
      return mayHideLifetime(ty.elem);
    case 'adt':
      return (
        (ty.def.node.generics?.params.some(({ kind }) => kind === 'LifetimeParam') ?? false) ||
        ty.args.length > 0
      );
    case 'int':
    case 'float':
    case 'bool':
    case 'char':
    case 'str':
    case 'ptr':
      return false;
    default:
      return true;
  }
}
