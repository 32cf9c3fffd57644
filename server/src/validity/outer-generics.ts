/** Items in a function that name its generic parameters, or those of its impl (E0401). */
import { type FnDef, resolvePath } from '../hir/index.ts';
import { type AnyNode, type GenericParams, type Path, walk } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView, Report } from './violation.ts';

export function checkOuterGenerics(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind !== 'fn' || def.node.body === undefined) return;
    const { container } = def;
    const around =
      container?.kind === 'impl' || container?.kind === 'trait' ? container.node : undefined;
    const outer = new Set([...namesOf(def.node.generics), ...namesOf(around?.generics)]);
    if (outer.size > 0) within(def.node.body, outer, def, view.in(def.file));
  });
}

const namesOf = (generics: GenericParams | undefined): string[] =>
  (generics?.params ?? []).flatMap((one) =>
    one.kind === 'LifetimeParam' || one.name.ctxt !== undefined ? [] : [one.name.text],
  );

const ITEMS: ReadonlySet<AnyNode['kind']> = new Set([
  'Fn',
  'Struct',
  'Enum',
  'Union',
  'Trait',
  'Impl',
  'TypeAlias',
  'Const',
  'Static',
]);

function within(body: AnyNode, outer: ReadonlySet<string>, def: FnDef, report: Report): void {
  // A name that something of the body has, too, may be that.
  const free = new Set(outer);
  walk(body, (node) => {
    if (ITEMS.has(node.kind) && 'name' in node && node.name !== undefined)
      free.delete((node.name as { readonly text: string }).text);
    if (node.kind === 'Use') free.clear();
    return free.size > 0;
  });
  walk(body, (node) => {
    if (!ITEMS.has(node.kind)) return free.size > 0;
    inItem(node, free, def, report);
    return false;
  });
}

function inItem(item: AnyNode, outer: ReadonlySet<string>, def: FnDef, report: Report): void {
  const own = new Set(outer);
  const { generics } = item as { readonly generics?: GenericParams };
  for (const name of namesOf(generics)) own.delete(name);
  walk(item, (node) => {
    if (node !== item && ITEMS.has(node.kind)) {
      inItem(node, own, def, report);
      return false;
    }
    if (node.kind === 'MacroCall') return false;
    if (node.kind === 'PathType' || node.kind === 'PathExpr') one(node.path, own, def, report);
    return true;
  });
}

function one(path: Path, outer: ReadonlySet<string>, def: FnDef, report: Report): void {
  const [first] = path.segments;
  if (first === undefined || path.qself !== undefined || path.global || path.file !== undefined)
    return;
  const { text, ctxt } = first.name;
  if (ctxt !== undefined || !outer.has(text)) return;
  if (resolvePath(def.module, path, 'type') !== undefined) return;
  if (path.segments.length === 1 && resolvePath(def.module, path, 'value') !== undefined) return;
  report('E0401', "can't use generic parameters from outer item", first);
}
