/**
 * What is defined twice: names of a module (E0428), fields (E0124), generic parameters (E0403,
 * E0496), and items of impls (E0592, E0201).
 */
import {
  type FnDef,
  HAS_ERROR,
  HAS_PARAM,
  type ImplDef,
  isEnabled,
  type ModuleDef,
  moduleItems,
  type Program,
  rewriterIn,
} from '../hir/index.ts';
import type { AnyItem, Name } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView, Report } from './violation.ts';

export function checkDuplicates(view: CrateView): void {
  const { crate, program } = view;
  forEachItem(crate, (def) => {
    if (def.kind === 'module') inModule(def, view);
    if (def.kind === 'macro' || def.kind === 'module') return;
    const report = view.in(def.file);
    const { node } = def;
    if ('generics' in node && node.generics !== undefined)
      twice(
        node.generics.params.map((one) => nameOf(one)),
        report,
        'E0403',
        (name) =>
          `the name \`${name}\` is already used for a generic parameter in this item's generic parameters`,
      );
    if (def.kind === 'fn') ofContainer(def, report);
    if (node.kind === 'Struct' || node.kind === 'Union') fields(node.fields, report);
    if (node.kind === 'Enum') {
      twice(
        node.variants.map((one) => one.name),
        report,
        'E0428',
        (name) => `the name \`${name}\` is defined multiple times`,
      );
      for (const one of node.variants) fields(one.fields, report);
    }
  });
  impls(view, program);
}

/** Generic parameters of a method with the name of one of its impl or trait. */
function ofContainer({ container, node }: FnDef, report: Report): void {
  if (container?.kind !== 'impl' && container?.kind !== 'trait') return;
  const outer = new Set(container.node.generics?.params.map((one) => nameOf(one)?.text));
  for (const param of node.generics?.params ?? []) {
    const name = nameOf(param);
    if (name === undefined || name.ctxt !== undefined || !outer.has(name.text)) continue;
    if (param.kind === 'LifetimeParam') {
      const what = `lifetime name \`${name.text}\` shadows a lifetime name that is already in scope`;
      report('E0496', what, name);
    } else {
      const what = `the name \`${name.text}\` is already used for a generic parameter in this item's generic parameters`;
      report('E0403', what, name);
    }
  }
}

function nameOf(param: { readonly kind: string }): Name | undefined {
  const { name, lifetime } = param as { readonly name?: Name; readonly lifetime?: Name };
  return name ?? lifetime;
}

function twice(
  names: readonly (Name | undefined)[],
  report: Report,
  code: string,
  what: (name: string) => string,
): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (name === undefined || name.text === '_' || name.ctxt !== undefined) continue;
    if (seen.has(name.text)) report(code, what(name.text), name);
    seen.add(name.text);
  }
}

function fields(list: { readonly kind: string } | undefined, report: Report): void {
  if (list?.kind !== 'RecordFields') return;
  const { fields: all } = list as unknown as {
    readonly fields: readonly { readonly name: Name }[];
  };
  twice(
    all.map((one) => one.name),
    report,
    'E0124',
    (name) => `field \`${name}\` is already declared`,
  );
}

/** Names of items by the namespaces that they are in. */
export function namesOf(
  item: AnyItem,
): readonly { readonly name: Name; readonly space: 'type' | 'value' }[] {
  switch (item.kind) {
    case 'Fn':
    case 'Static':
      return [{ name: item.name, space: 'value' }];
    case 'Const':
      return item.name.text === '_' ? [] : [{ name: item.name, space: 'value' }];
    case 'Enum':
    case 'Union':
    case 'Trait':
    case 'TypeAlias':
    case 'Mod':
      return [{ name: item.name, space: 'type' }];
    case 'Struct':
      return item.fields?.kind === 'RecordFields'
        ? [{ name: item.name, space: 'type' }]
        : [
            { name: item.name, space: 'type' },
            { name: item.name, space: 'value' },
          ];
    default:
      return [];
  }
}

function inModule(module: ModuleDef, view: CrateView): void {
  const { crate } = view;
  const seen = new Set<string>();
  for (const { item, file } of moduleItems(module)) {
    if (!isEnabled(crate.root, item.attrs) || rewriterIn(item.attrs, module)) continue;
    for (const { name, space } of namesOf(item)) {
      const key = `${space} ${name.text}`;
      if (name.ctxt === undefined && seen.has(key)) {
        view.in(file)('E0428', `the name \`${name.text}\` is defined multiple times`, item);
        break;
      }
      seen.add(key);
    }
  }
}

function impls(view: CrateView, program: Program): void {
  const inherent = new Map<string, Map<string, AnyItem>>();
  for (const impl of view.crate.impls) {
    if (impl.derived === true || impl.node.negative !== undefined) continue;
    const report = view.in(impl.file);
    const self = program.implSelfTy(impl);
    if ((self.flags & HAS_ERROR) !== 0) continue;
    if (impl.node.trait !== undefined) {
      ownItems(impl, new Map(), 'E0201', report);
      continue;
    }
    // Impls for other arguments of one type may have the same names.
    const key = (self.flags & HAS_PARAM) === 0 ? String(self.id) : undefined;
    const known = (key === undefined ? undefined : inherent.get(key)) ?? new Map<string, AnyItem>();
    if (key !== undefined) inherent.set(key, known);
    ownItems(impl, known, 'E0592', report);
  }
}

function ownItems(impl: ImplDef, known: Map<string, AnyItem>, code: string, report: Report): void {
  for (const item of impl.node.items) {
    const { name } = item as { readonly name?: Name };
    if (name?.text === undefined || !isEnabled(impl.crate.root, item.attrs)) continue;
    if (rewriterIn(item.attrs, impl.module)) continue;
    const key = `${item.kind === 'TypeAlias' ? 'type' : 'value'} ${name.text}`;
    const before = known.get(key);
    // rustc names the first one of two impls, and the second one in an impl of a trait.
    const at = code === 'E0592' ? before : item;
    if (before !== undefined)
      report(code, `duplicate definitions with name \`${name.text}\``, at ?? item);
    else known.set(key, item);
  }
}
