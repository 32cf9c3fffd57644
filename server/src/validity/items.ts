/** All checks of a crate's items: one row each. */
import type { FileId } from '../base/index.ts';
import { type Crate, isRewritten, type Program } from '../hir/index.ts';
import { checkAbiNames } from './abis.ts';
import { checkBodilessParams } from './bodiless.ts';
import { checkCopyImpls } from './copy-impls.ts';
import { forEachItem } from './crate-items.ts';
import { checkDiscriminants } from './discriminants.ts';
import { checkDuplicates } from './duplicates.ts';
import { checkDynSafety } from './dyn-safety.ts';
import { checkGenerics } from './generics.ts';
import { guarded } from './guarded.ts';
import { checkImplHeads } from './impl-heads.ts';
import { checkImportsTwice } from './imports-twice.ts';
import { checkTypes } from './item-types.ts';
import { checkLifetimes } from './lifetimes.ts';
import { checkOuterGenerics } from './outer-generics.ts';
import { checkOverlaps } from './overlapping-impls.ts';
import { checkPathPrivacy } from './path-privacy.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkReExports } from './re-exports.ts';
import { checkReprs } from './repr-attrs.ts';
import { checkSignatures } from './signatures.ts';
import { checkStatics } from './statics.ts';
import { checkTraitImpls } from './trait-impls.ts';
import { checkTraitObjects } from './trait-objects.ts';
import { checkUnsizedParams } from './unsized.ts';
import type { CrateView, ItemCheck, Violation } from './violation.ts';

const CHECKS: readonly ItemCheck[] = [
  checkDuplicates,
  checkOverlaps,
  checkTypes,
  checkTraitImpls,
  checkSignatures,
  checkLifetimes,
  checkGenerics,
  checkDynSafety,
  checkImplHeads,
  checkCopyImpls,
  checkPlaceholders,
  checkReprs,
  checkDiscriminants,
  checkImportsTwice,
  checkAbiNames,
  checkTraitObjects,
  checkReExports,
  checkOuterGenerics,
  checkStatics,
  checkUnsizedParams,
  checkPathPrivacy,
  checkBodilessParams,
];

/** Errors in the items of a crate, outside of bodies. */
export function itemViolations(program: Program, crate: Crate): readonly Violation[] {
  const found: Violation[] = [];
  const view: CrateView = {
    program,
    crate,
    in: (file) => (code, what, at) =>
      found.push({ code, what, file: (at.file ?? file) as FileId, start: at.start, end: at.end }),
  };
  for (const check of CHECKS) guarded(() => check(view));
  const changed = rewrittenIn(crate);
  return found.filter(
    (one) =>
      !changed.some(
        ({ file, start, end }) => file === one.file && start <= one.start && one.end <= end,
      ),
  );
}

/** Where items are that an attribute macro may have changed. */
function rewrittenIn(crate: Crate): readonly Pick<Violation, 'file' | 'start' | 'end'>[] {
  const out: Pick<Violation, 'file' | 'start' | 'end'>[] = [];
  forEachItem(crate, (def) => {
    const { file, node } = def;
    if (isRewritten(def)) out.push({ file, start: node.start, end: node.end });
  });
  return out;
}
