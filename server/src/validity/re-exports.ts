/**
 * Imports that show more than there is to see: `pub use` of what is not public (E0364), or of a
 * module that is not (E0365).
 */
import {
  type AnyDef,
  isEnabled,
  isRewritten,
  type ModuleDef,
  mayHaveMore,
  moduleItems,
  resolvePath,
  rewriterIn,
  type Visibility,
  visibilityOf,
} from '../hir/index.ts';
import type { Path } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import { type Imported, leavesOf } from './imports-twice.ts';
import { isInside, namedModule } from './module-tree.ts';
import type { CrateView } from './violation.ts';

export function checkReExports(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind === 'module' && def.node.kind !== 'Block') inModule(def, view);
  });
}

function inModule(module: ModuleDef, view: CrateView): void {
  const { crate } = module;
  for (const { item, file } of moduleItems(module)) {
    if (item.kind !== 'Use' || item.vis === undefined) continue;
    if (!isEnabled(crate.root, item.attrs) || rewriterIn(item.attrs, module)) continue;
    const shown = visibilityOf(item.vis, module);
    for (const one of leavesOf(item)) {
      const def = hiddenOf(module, one, shown);
      if (def === undefined) continue;
      const name = `\`${one.path.at(-1)!.name.text}\``;
      const vis = visOf(def);
      const what =
        vis?.kind === 'module' && vis.module === crate.root
          ? `${name} is only public within the crate, and cannot be re-exported outside`
          : `${name} is private, and cannot be re-exported`;
      view.in(file)(def.kind === 'module' ? 'E0365' : 'E0364', what, one.leaf);
    }
  }
}

/** What an import brings, when all that has the name is visible in a smaller part than `shown`. */
function hiddenOf(
  module: ModuleDef,
  { path, leaf }: Imported,
  shown: Visibility,
): AnyDef | undefined {
  const { start, end } = leaf;
  const whole = { kind: 'Path', start, end, global: false, qself: undefined, segments: path };
  if (module.macros.has(path.at(-1)!.name.text)) return undefined;
  const around = resolvePath(module, { ...whole, segments: path.slice(0, -1) } as Path, 'type');
  if (
    around?.def.kind !== 'module' ||
    isRewritten(around.def) ||
    mayHaveMore(around.def, path.at(-1)!.name.text)
  )
    return undefined;
  const found = (['type', 'value'] as const).flatMap((space) => {
    const one = resolvePath(module, whole as Path, space);
    return one === undefined ? [] : [one];
  });
  const isHidden = ({ def, rest }: (typeof found)[number]): boolean => {
    const vis = visOf(def);
    return (
      rest === path.length &&
      'crate' in def &&
      def.crate === module.crate &&
      !isRewritten(def) &&
      vis !== undefined &&
      isSeen(vis, module) &&
      isLess(vis, shown)
    );
  };
  return found.every(isHidden) ? found[0]?.def : undefined;
}

function visOf(def: AnyDef): Visibility | undefined {
  if (def.kind === 'module') return def.parent?.types.get(def.name)?.vis;
  return 'vis' in def ? def.vis : undefined;
}

/** What is not seen from the import is another error (E0603). */
function isSeen(vis: Visibility, from: ModuleDef): boolean {
  return vis.kind === 'public' || isInside(from, vis.module);
}

function isLess(vis: Visibility, shown: Visibility): boolean {
  if (vis.kind === 'public') return false;
  if (shown.kind === 'public') return true;
  return (
    namedModule(vis.module) !== namedModule(shown.module) && isInside(vis.module, shown.module)
  );
}
