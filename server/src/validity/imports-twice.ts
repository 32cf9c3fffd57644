/** Names that a module imports twice (E0252), or imports and defines (E0255). */
import {
  isEnabled,
  isRewritten,
  type ModuleDef,
  moduleItems,
  resolvePath,
  rewriterIn,
} from '../hir/index.ts';
import type { PathSegment, Use, UseTree } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import { namesOf } from './duplicates.ts';
import type { CrateView } from './violation.ts';

export function checkImportsTwice(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind === 'module' && def.node.kind !== 'Block') inModule(def, view);
  });
}

export interface Imported {
  readonly name: string;
  readonly path: readonly PathSegment[];
  readonly leaf: UseTree;
}

const SPACES = ['type', 'value'] as const;

function inModule(module: ModuleDef, view: CrateView): void {
  const { crate } = module;
  const items = moduleItems(module).filter(
    ({ item: { attrs } }) => isEnabled(crate.root, attrs) && !rewriterIn(attrs, module),
  );
  // The last of two.
  const own = new Map<string, number>(
    items.flatMap(({ item }, at) =>
      namesOf(item).map(({ name, space }) => [`${space} ${name.text}`, at] as const),
    ),
  );
  const seen = new Set<string>();
  for (const [at, { item, file }] of items.entries()) {
    if (item.kind !== 'Use') continue;
    const report = view.in(file);
    for (const one of leavesOf(item)) {
      const keys = SPACES.filter((space) => brings(module, one, space)).map(
        (space) => `${space} ${one.name}`,
      );
      const what = `the name \`${one.name}\` is defined multiple times`;
      const defined = keys.map((key) => own.get(key)).find((known) => known !== undefined);
      if (keys.some((key) => seen.has(key))) report('E0252', what, one.leaf);
      // The later one of the two.
      else if (defined !== undefined && defined > at)
        view.in(items[defined]!.file)('E0255', what, items[defined]!.item);
      else if (defined !== undefined) report('E0255', what, one.leaf);
      for (const key of keys) seen.add(key);
    }
  }
}

/** The names that an import binds, without globs, `_`, and what macros write. */
export function leavesOf({ tree }: Use): Imported[] {
  const out: Imported[] = [];
  const walk = (at: UseTree, prefix: readonly PathSegment[]): void => {
    const path = [...prefix, ...(at.path?.segments ?? [])];
    if (at.children !== undefined) for (const child of at.children) walk(child, path);
    if (at.children !== undefined || at.glob || path.length < 2) return;
    const last = at.alias ?? path.at(-1)!.name;
    if (last.text === '_' || last.text === 'self' || last.ctxt !== undefined) return;
    out.push({ name: last.text, path, leaf: at });
  };
  walk(tree, []);
  return out;
}

const OF_SPACE = {
  type: new Set(['struct', 'enum', 'union', 'trait', 'type-alias', 'module']),
  value: new Set(['fn', 'const', 'static']),
};

function brings(module: ModuleDef, { path, leaf }: Imported, space: 'type' | 'value'): boolean {
  const { start, end } = leaf;
  const whole = { kind: 'Path', start, end, global: false, qself: undefined, segments: path };
  const found = resolvePath(module, whole as Parameters<typeof resolvePath>[1], space);
  return (
    found?.rest === path.length && OF_SPACE[space].has(found.def.kind) && !isRewritten(found.def)
  );
}
