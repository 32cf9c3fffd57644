/** Traits that cannot be behind `dyn` (E0038), where a type says that they are. */
import {
  type FnDef,
  type ModuleDef,
  type Program,
  resolvePath,
  type TraitDef,
} from '../hir/index.ts';
import { type AnyNode, type Path, walk } from '../syntax/index.ts';
import { forEachItem } from './crate-items.ts';
import type { CrateView } from './violation.ts';

export function checkDynSafety(view: CrateView): void {
  const { crate, program } = view;
  const traits = new Map<TraitDef, string>();
  forEachItem(crate, (def) => {
    if (def.kind !== 'trait') return;
    const why = unsafeBecause(program, def);
    if (why !== undefined) traits.set(def, why);
  });
  if (traits.size === 0) return;
  forEachItem(crate, (def) => {
    if (def.kind === 'module' || def.kind === 'variant' || def.kind === 'macro') return;
    const report = view.in(def.file);
    // Items of traits and impls are looked at on their own.
    const isAround = def.kind === 'trait' || def.kind === 'impl';
    const parts: AnyNode[] = def.kind === 'impl' ? [def.node.self] : isAround ? [] : [def.node];
    for (const part of parts)
      walk(part, (node) => {
        if (node.kind !== 'DynTraitType') return true;
        const [bound] = node.bounds;
        const trait = bound?.kind === 'TraitBound' ? traitOf(def.module, bound.path) : undefined;
        const why = trait && traits.get(trait);
        if (why !== undefined)
          report('E0038', `the trait \`${trait!.name}\` is not dyn compatible: ${why}`, node);
        return true;
      });
  });
}

function traitOf(module: ModuleDef, path: Parameters<typeof resolvePath>[1]): TraitDef | undefined {
  const found = resolvePath(module, path, 'type');
  return found?.def.kind === 'trait' && found.rest === path.segments.length ? found.def : undefined;
}

/** Why a trait, as it is written, has no objects; undefined where it may have some. */
function unsafeBecause(_program: Program, trait: TraitDef): string | undefined {
  const { node } = trait;
  const isSized = (path: { segments: readonly { name: { text: string } }[] }): boolean =>
    path.segments.at(-1)?.name.text === 'Sized';
  if (
    node.bounds.some((bound) => bound.kind === 'TraitBound' && !bound.maybe && isSized(bound.path))
  )
    return 'it requires `Self: Sized`';
  if (
    node.where?.preds.some(
      (pred) =>
        pred.kind === 'TypePred' &&
        isSelf(pred.type) &&
        pred.bounds.some((bound) => bound.kind === 'TraitBound' && isSized(bound.path)),
    )
  )
    return 'it requires `Self: Sized`';
  for (const item of trait.items.order) {
    if (item.kind === 'const') return `it contains the associated \`const\` \`${item.name}\``;
    if (item.kind !== 'fn' || needsSized(item, isSized)) continue;
    const why = wrongMethod(item);
    if (why !== undefined) return why;
  }
  return undefined;
}

function needsSized(
  { node }: FnDef,
  isSized: (path: { segments: readonly { name: { text: string } }[] }) => boolean,
): boolean {
  return (
    node.where?.preds.some(
      (pred) =>
        pred.kind === 'TypePred' &&
        isSelf(pred.type) &&
        pred.bounds.some((bound) => bound.kind === 'TraitBound' && isSized(bound.path)),
    ) ?? false
  );
}

const isSelf = (type: AnyNode): boolean =>
  type.kind === 'PathType' &&
  type.path.qself === undefined &&
  type.path.segments.length === 1 &&
  type.path.segments[0]!.name.text === 'Self';

function wrongMethod({ name, node, module }: FnDef): string | undefined {
  const [self, ...others] = node.paramList.params;
  if (self?.kind !== 'SelfParam')
    return `associated function \`${name}\` has no \`self\` parameter`;
  if (node.async !== undefined) return `method \`${name}\` is \`async\``;
  if (node.generics?.params.some((one) => one.kind !== 'LifetimeParam'))
    return `method \`${name}\` has generic type parameters`;
  const types = others.flatMap((param) => (param.kind === 'Param' ? [param.type] : []));
  if (types.some((type) => type.kind === 'ImplTraitType'))
    return `method \`${name}\` has generic type parameters`;
  if (types.some((type) => mentionsSelf(type, module)))
    return `method \`${name}\` references the \`Self\` type in its parameters`;
  if (node.ret !== undefined && mentionsSelf(node.ret, module))
    return `method \`${name}\` references the \`Self\` type in its return type`;
  if (node.ret?.kind === 'ImplTraitType')
    return `method \`${name}\` references an \`impl Trait\` type`;
  return undefined;
}

/** Is `Self` itself in the type? `Self::Item` is another one. */
function mentionsSelf(type: AnyNode, module: ModuleDef): boolean {
  let found = false;
  walk(type, (node) => {
    if (isSelf(node)) found = true;
    return !found && (node.kind !== 'PathType' || isNominal(node.path, module));
  });
  return found;
}

/**
 * Is it a type with the arguments as they are written? `<Self as Trait>::Item` is known from the
 * object, and an alias may stand for it.
 */
function isNominal(path: Path, module: ModuleDef): boolean {
  if (path.qself !== undefined) return false;
  const kind = resolvePath(module, path, 'type')?.def.kind;
  return kind === 'struct' || kind === 'enum' || kind === 'union';
}
