/**
 * Impls of traits that lack an item (E0046), or have one that the trait does not have; `const`
 * functions of traits (E0379).
 */
import { type ImplDef, isRewritten, resolvePath, type TraitDef } from '../hir/index.ts';
import type { Path } from '../syntax/index.ts';
import { usesFeature } from './crate-features.ts';
import { forEachItem } from './crate-items.ts';
import { isSelfContained } from './item-types.ts';
import type { CrateView, Report } from './violation.ts';

export function checkTraitImpls(view: CrateView): void {
  checkConst(view);
  for (const impl of view.crate.impls) {
    if (impl.derived === true || impl.node.trait === undefined) continue;
    if (impl.node.negative !== undefined) continue;
    const trait = view.program.implTraitRef(impl)?.trait;
    if (trait === undefined) checkHead(view, impl, impl.node.trait);
    // Our `core` may have more or fewer items in its traits.
    if (trait === undefined || trait.crate.isPrelude || isRewritten(trait)) continue;
    const report = view.in(impl.file);
    // With specialization another impl may have the rest.
    if (!usesFeature(view.crate, /specialization$/)) checkComplete(report, impl, trait);
    checkMembers(report, impl, trait);
  }
}

function checkConst({ crate, in: at }: CrateView): void {
  forEachItem(crate, (def) => {
    if (def.kind !== 'fn' || def.node.const === undefined) return;
    const { container } = def;
    const isImpl = container?.kind === 'impl' && container.node.trait !== undefined;
    if (!isImpl && container?.kind !== 'trait') return;
    const where = isImpl ? 'trait impls' : 'traits';
    at(def.file)('E0379', `functions in ${where} cannot be declared const`, def.node.const);
  });
}

/** What is implemented must be a trait. */
function checkHead(view: CrateView, impl: ImplDef, path: Path): void {
  if (path.file !== undefined || path.qself !== undefined) return;
  const found = resolvePath(impl.module, path, 'type');
  const name = path.segments.map((segment) => segment.name.text).join('::');
  const isWhole = found?.rest === path.segments.length;
  const kind = isWhole ? found?.def.kind : undefined;
  if (kind === 'struct' || kind === 'enum' || kind === 'union' || kind === 'builtin-type')
    view.in(impl.file)('E0404', `expected trait, found \`${name}\``, path);
  if (found === undefined && path.segments.length === 1 && isSelfContained(view.crate))
    view.in(impl.file)('E0405', `cannot find trait \`${name}\` in this scope`, path);
}

/** By kind of item: rustc's code for one that the trait does not have, and its name. */
const TABLES = [
  { table: 'fns', code: 'E0407', word: 'method' },
  { table: 'consts', code: 'E0438', word: 'const' },
  { table: 'types', code: 'E0437', word: 'type' },
] as const;

function checkComplete(report: Report, impl: ImplDef, { items }: TraitDef): void {
  const lacking = TABLES.flatMap(({ table }) =>
    [...items[table].values()].filter(
      (def) => !impl.items[table].has(def.name) && !hasDefault(def.node),
    ),
  ).map(({ name }) => `\`${name}\``);
  if (lacking.length > 0)
    report('E0046', `not all trait items implemented, missing: ${lacking.join(', ')}`, impl.node);
}

function checkMembers(report: Report, impl: ImplDef, trait: TraitDef): void {
  for (const { table, code, word } of TABLES)
    for (const [name, def] of impl.items[table])
      if (!trait.items[table].has(name))
        report(code, `${word} \`${name}\` is not a member of trait \`${trait.name}\``, def.node);
}

/** Has the trait's own item a body, a value, or a type? */
function hasDefault(node: {
  readonly kind: string;
  readonly body?: unknown;
  readonly value?: unknown;
  readonly type?: unknown;
}): boolean {
  if (node.kind === 'Fn') return node.body !== undefined;
  return node.kind === 'Const' ? node.value !== undefined : node.type !== undefined;
}
