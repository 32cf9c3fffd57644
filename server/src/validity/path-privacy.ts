/** Items that a path names on its way and that are not visible where it is written (E0603). */
import { type AnyDef, type Binding, isRewritten, type ModuleDef } from '../hir/index.ts';
import { type AnyNode, type Path, walk } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import { isInside, namedModule } from './module-tree.ts';
import type { CrateView, Report } from './violation.ts';

export function checkPathPrivacy(view: CrateView): void {
  forEachItem(view.crate, (def) => {
    if (def.kind === 'module' || def.kind === 'variant' || def.kind === 'macro') return;
    // What traits and impls hold is looked at on its own.
    const isAround = def.kind === 'trait' || def.kind === 'impl';
    if (isRewritten(def)) return;
    const report = view.in(def.file);
    const parts: AnyNode[] = def.kind === 'impl' ? [def.node.self] : isAround ? [] : [def.node];
    const { module } = def;
    for (const part of parts)
      walk(part, (node) => {
        if (node.kind === 'Path') checkPath(module, node, report);
        return node.kind !== 'MacroCall';
      });
  });
}

const KINDS: Readonly<Record<string, string>> = {
  module: 'module',
  struct: 'struct',
  enum: 'enum',
  union: 'union',
  trait: 'trait',
  'type-alias': 'type alias',
};

function checkPath(from: ModuleDef, path: Path, report: Report): void {
  const { segments } = path;
  if (path.file !== undefined || path.qself !== undefined || path.global) return;
  if (segments.length < 2 || segments.some(({ name }) => name.ctxt !== undefined)) return;
  let at = startOf(from, segments[0]!.name.text);
  for (const [index, segment] of segments.entries()) {
    if (index === 0) continue;
    if (at === undefined) return;
    const { text } = segment.name;
    if (text === 'super') {
      at = namedModule(at).parent;
      continue;
    }
    const binding: Binding | undefined = at.types.get(text);
    // A value of the name may be what is meant.
    if (binding === undefined) return;
    if (index === segments.length - 1 && at.values.has(text)) return;
    const { def, vis } = binding;
    const kind = KINDS[def.kind];
    if (kind === undefined || !isOwn(def, from)) return;
    if (vis.kind === 'module' && !isInside(from, vis.module)) {
      report('E0603', `${kind} \`${text}\` is private`, segment);
      return;
    }
    at = def.kind === 'module' ? def : undefined;
  }
}

/** Is it an item of this crate, which no macro may have changed? */
function isOwn(def: AnyDef, from: ModuleDef): boolean {
  return 'crate' in def && def.crate === from.crate && !isRewritten(def);
}

/** The module that a path begins with, if it surely is one of this crate. */
function startOf(from: ModuleDef, name: string): ModuleDef | undefined {
  if (name === 'crate') return from.crate.root;
  if (name === 'self') return namedModule(from);
  if (name === 'super') return namedModule(from).parent;
  const def = from.types.get(name)?.def;
  return def?.kind === 'module' && def.crate === from.crate ? def : undefined;
}
