/**
 * Generic parameters that are not used (E0392), those of impls that are not known (E0207), and
 * defaults that name later ones (E0128).
 */
import { append } from '../base/index.ts';
import {
  type AnyNode,
  type Enum,
  type Impl,
  type Struct,
  type Trait,
  type TypeAlias,
  type Union,
  walk,
} from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView, Report } from './violation.ts';

export function checkGenerics(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind === 'struct' || def.kind === 'enum' || def.kind === 'union')
      checkUsed(def.node, view.in(def.file));
    if (
      def.kind === 'struct' ||
      def.kind === 'enum' ||
      def.kind === 'union' ||
      def.kind === 'trait' ||
      def.kind === 'type-alias'
    )
      checkDefaults(def.node, view.in(def.file));
    if (def.kind === 'impl') checkConstrained(def.node, view.in(def.file));
  });
}

function checkDefaults(
  { generics }: Struct | Enum | Union | Trait | TypeAlias,
  report: Report,
): void {
  const params = generics?.params ?? [];
  for (const [at, param] of params.entries()) {
    if (param.kind !== 'TypeParam' || param.default === undefined) continue;
    const later = new Set(
      params.slice(at).flatMap((one) => (one.kind === 'LifetimeParam' ? [] : [one.name.text])),
    );
    walk(param.default, (node) => {
      if (node.kind !== 'PathType' || node.path.qself !== undefined) return true;
      if (!later.has(node.path.segments[0]!.name.text)) return true;
      const what =
        'generic parameter defaults cannot reference parameters before they are declared';
      report('E0128', what, node);
      return false;
    });
  }
}

function checkUsed(node: Struct | Enum | Union, report: Report): void {
  const parts: AnyNode[] = [];
  for (const { fields } of node.kind === 'Enum' ? node.variants : [node])
    if (fields !== undefined) parts.push(fields);
  // A bound may tie it to another one.
  if (node.where !== undefined) parts.push(node.where);
  for (const param of node.generics?.params ?? [])
    if (param.kind === 'TypeParam') append(parts, param.bounds);
  for (const param of node.generics?.params ?? []) {
    if (param.kind === 'ConstParam') continue;
    const { text } = param.kind === 'LifetimeParam' ? param.lifetime : param.name;
    // `Self` is the type with all its parameters.
    if (parts.some((part) => mentions(part, text) || mentions(part, 'Self'))) continue;
    const what = param.kind === 'LifetimeParam' ? 'lifetime' : 'type';
    report('E0392', `${what} parameter \`${text}\` is never used`, param);
  }
}

function checkConstrained(node: Impl, report: Report): void {
  const params = node.generics?.params ?? [];
  // A bound may say it: `impl<I, T> Trait for I where I: Iterator<Item = T>`.
  const parts: AnyNode[] = [node.self];
  if (node.trait !== undefined) parts.push(node.trait);
  if (node.where !== undefined) parts.push(node.where);
  for (const param of params) if (param.kind === 'TypeParam') append(parts, param.bounds);
  for (const param of params) {
    if (param.kind === 'LifetimeParam') continue;
    const { text } = param.name;
    if (parts.some((part) => mentions(part, text))) continue;
    const what = `the type parameter \`${text}\` is not constrained by the impl trait, self type, or predicates`;
    report('E0207', what, param);
  }
}

/** Does a name occur in a node, a macro's tokens included? */
function mentions(root: AnyNode, name: string): boolean {
  let found = false;
  walk(root, (node) => {
    const { kind } = node;
    if ((kind === 'Name' || kind === 'Lifetime' || kind === 'Token') && node.text === name)
      found = true;
    if (kind === 'MacroCall') found = true;
    return !found;
  });
  return found;
}
