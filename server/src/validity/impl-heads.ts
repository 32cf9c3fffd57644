/**
 * Heads of impls: traits of other crates for types of other crates (E0117), methods on types of
 * other crates (E0116, E0390), and `unsafe` that does not go with the trait (E0199, E0200).
 */
import { type Crate, HAS_ERROR, type ImplDef, isRewritten, type Ty } from '../hir/index.ts';
import { usesFeature } from './crate-features.ts';
import type { CrateView, Report } from './violation.ts';

export function checkImplHeads(view: CrateView): void {
  const { crate, program } = view;
  if (crate.isPrelude || usesFeature(crate, /^(?:rustc_attrs|fundamental|auto_traits)$/)) return;
  for (const impl of crate.impls) {
    if (impl.derived === true || isRewritten(impl)) continue;
    const report = view.in(impl.file);
    const self = program.implSelfTy(impl);
    if (impl.node.trait === undefined) checkInherent(impl, self, report);
    else checkTrait(view, impl, report);
  }
}

function checkInherent({ crate, node }: ImplDef, self: Ty, report: Report): void {
  if ((self.flags & HAS_ERROR) !== 0) return;
  if (self.kind === 'adt' && self.def.crate !== crate && !isRewritten(self.def)) {
    const what =
      'cannot define inherent `impl` for a type outside of the crate where the type is defined';
    report('E0116', what, node.self);
  } else if (PRIMITIVE.has(self.kind))
    report('E0390', 'cannot define inherent `impl` for primitive types', node.self);
}

const PRIMITIVE: ReadonlySet<Ty['kind']> = new Set([
  'int',
  'float',
  'bool',
  'char',
  'str',
  'ref',
  'ptr',
  'array',
  'slice',
  'tuple',
  'fn-ptr',
  'never',
]);

function checkTrait({ program, crate }: CrateView, impl: ImplDef, report: Report): void {
  const ref = program.implTraitRef(impl);
  if (ref === undefined || isRewritten(ref.trait)) return;
  const { trait, args } = ref;
  const { node } = impl;
  const at = node.trait!;
  if (trait.crate !== crate && args.every((arg) => isForeign(crate, arg as Ty))) {
    const what = 'only traits defined in the current crate can be implemented for';
    const self = args[0] as Ty;
    const of = self.kind === 'adt' ? 'types defined outside of the crate' : 'primitive types';
    report('E0117', `${what} ${of}`, at);
    return;
  }
  if (node.negative !== undefined) return;
  const isUnsafe = trait.node.unsafe !== undefined;
  if (isUnsafe && node.unsafe === undefined)
    report('E0200', `the trait \`${trait.name}\` requires an \`unsafe impl\` declaration`, at);
  // Our `core` may have left an `unsafe` out, and `may_dangle` wants one.
  const hasAttrs = (node.generics?.params ?? []).some(({ attrs }) => attrs.length > 0);
  if (!isUnsafe && node.unsafe !== undefined && trait.crate === crate && !hasAttrs)
    report('E0199', `implementing the trait \`${trait.name}\` is not unsafe`, at);
}

/**
 * Is a type certainly of another crate, as the orphan rules have it? References, `Box` and `Pin`
 * are what they hold (`#[fundamental]`).
 */
function isForeign(crate: Crate, ty: Ty): boolean {
  switch (ty.kind) {
    case 'ref':
      return isForeign(crate, ty.inner);
    case 'adt':
      if (FUNDAMENTAL.has(ty.def.name)) return ty.args.every((arg) => isForeign(crate, arg as Ty));
      return ty.flags === 0 && ty.def.crate !== crate && !isRewritten(ty.def);
    case 'int':
    case 'float':
    case 'bool':
    case 'char':
    case 'str':
    case 'never':
      return true;
    case 'array':
    case 'slice':
    case 'tuple':
    case 'ptr':
    case 'fn-ptr':
      return ty.flags === 0;
    default:
      return false;
  }
}

const FUNDAMENTAL = new Set(['Box', 'Pin']);
