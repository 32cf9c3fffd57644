/**
 * Types of trait objects: a trait that is named as a type without `dyn` (E0782, from edition 2021
 * on), and associated types that an object leaves open (E0191).
 */
import { type ModuleDef, resolvePath, type TraitDef } from '../hir/index.ts';
import { type AnyBound, type AnyNode, type Path, walk } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView, Report } from './violation.ts';

export function checkTraitObjects(view: CrateView): void {
  const { crate } = view;
  forEachItem(crate, (def) => {
    if (def.kind === 'module' || def.kind === 'variant' || def.kind === 'macro') return;
    const report = view.in(def.file);
    for (const part of partsOf(def))
      walk(part, (node) => {
        if (node.kind === 'DynTraitType') {
          const [bound] = node.bounds;
          if (bound?.kind === 'TraitBound') checkBound(def.module, bound.path, report);
        }
        if (node.kind === 'PathType' && crate.edition >= 2021) checkBare(def, node.path, report);
        return true;
      });
  });
}

type Item = Exclude<
  Parameters<Parameters<typeof forEachItem>[1]>[0],
  { readonly kind: 'module' | 'variant' | 'macro' }
>;

/** The parts of an item that are not items themselves. */
function partsOf(def: Item): readonly AnyNode[] {
  if (def.kind === 'trait') return [];
  return def.kind === 'impl' ? [def.node.self] : [def.node];
}

function traitOf(module: ModuleDef, path: Path): TraitDef | undefined {
  if (path.qself !== undefined) return undefined;
  const found = resolvePath(module, path, 'type');
  return found?.def.kind === 'trait' && found.rest === path.segments.length ? found.def : undefined;
}

function checkBare(def: Item, path: Path, report: Report): void {
  if (path.file !== undefined || path.segments.some(({ name }) => name.ctxt !== undefined)) return;
  if (traitOf(def.module, path) === undefined) return;
  // Something nearer may have the name: a parameter, an item of a block.
  const [{ name }] = path.segments as [Path['segments'][number]];
  const around: AnyNode[] = [def.node];
  const { container } = def as { readonly container?: { readonly node: AnyNode } };
  if (container !== undefined) around.push(container.node);
  if (around.some((node) => definesWithin(node, name.text))) return;
  report('E0782', 'expected a type, found a trait', path);
}

const DEFINING: ReadonlySet<AnyNode['kind']> = new Set([
  'TypeParam',
  'ConstParam',
  'Struct',
  'Enum',
  'Union',
  'TypeAlias',
  'Use',
]);

function definesWithin(root: AnyNode, name: string): boolean {
  let found = false;
  walk(root, (node) => {
    if (node !== root && DEFINING.has(node.kind)) {
      walk(node, (part) => {
        if (part.kind === 'Name' && part.text === name) found = true;
        return !found;
      });
      if (node.kind === 'Use') found ||= hasGlob(node);
    }
    return !found;
  });
  return found;
}

function hasGlob(root: AnyNode): boolean {
  let found = false;
  walk(root, (node) => {
    if (node.kind === 'UseTree' && node.glob) found = true;
    return !found;
  });
  return found;
}

// ---- associated types ---------------------------------------------------------------------------

/** Traits of `core` whose associated types are surely those of the compiler's own. */
const KNOWN_OF_CORE = /^(?:Iterator|DoubleEndedIterator|ExactSizeIterator|Deref|DerefMut)$/;

function checkBound(module: ModuleDef, path: Path, report: Report): void {
  const trait = traitOf(module, path);
  if (trait === undefined || path.file !== undefined) return;
  const open = openTypes(trait, new Set());
  if (open === undefined) return;
  for (const name of boundIn(path)) open.delete(name);
  if (open.size === 0) return;
  const names = [...open].map((name) => `\`${name}\``);
  const what =
    names.length > 1 ? `associated types ${names.join(', ')}` : `associated type ${names[0]}`;
  report('E0191', `the value of the ${what} in \`${trait.name}\` must be specified`, path);
}

/**
 * The names of associated types of a trait and of those above it; undefined where not all are
 * known.
 */
function openTypes(trait: TraitDef, seen: Set<TraitDef>): Set<string> | undefined {
  const out = new Set<string>();
  if (seen.has(trait)) return out;
  seen.add(trait);
  if (trait.crate.isStandIn) return undefined;
  if (trait.crate.isPrelude && !KNOWN_OF_CORE.test(trait.name)) return undefined;
  for (const { name, node } of trait.items.types.values()) {
    // Generic ones, and those that objects do not have.
    if (node.generics !== undefined || node.where !== undefined) return undefined;
    out.add(name);
  }
  // What a where clause says may bind some.
  if (trait.node.where !== undefined) return undefined;
  for (const bound of trait.node.bounds) {
    const more = openAbove(trait.module, bound, seen);
    if (more === undefined) return undefined;
    for (const name of more) out.add(name);
  }
  return out;
}

function openAbove(
  module: ModuleDef,
  bound: AnyBound,
  seen: Set<TraitDef>,
): Set<string> | undefined {
  if (bound.kind !== 'TraitBound' || bound.maybe) return new Set();
  const above = traitOf(module, bound.path);
  if (above === undefined) return undefined;
  if (above.node.auto !== undefined || MARKERS.test(above.name)) return new Set();
  const open = openTypes(above, seen);
  for (const name of boundIn(bound.path)) open?.delete(name);
  return open;
}

const MARKERS = /^(?:Send|Sync|Sized|Unpin|Copy|Clone|Debug|Display)$/;

/** The names that a path binds, as in `Iterator<Item = u32>`. */
function boundIn(path: Path): string[] {
  const args = path.segments.at(-1)?.args;
  if (args === undefined || args.kind !== 'GenericArgs') return [];
  return args.args.flatMap((arg) => (arg.kind === 'AssocArg' ? [arg.name.text] : []));
}
