/** All checks of bodies: one row each. */
import type { FileId } from '../base/index.ts';
import { expressionsIn, isRewritten, type Program } from '../hir/index.ts';
import { checkAbi } from './abis.ts';
import { checkClosureKinds } from './closure-kinds.ts';
import { checkConstContext } from './const-context.ts';
import { checkFlow } from './flow/index.ts';
import { guarded } from './guarded.ts';
import { checkLiterals } from './literals.ts';
import { checkOperators } from './operators.ts';
import { checkPatternShapes } from './pattern-shapes.ts';
import { checkPatterns } from './patterns.ts';
import { checkPrivacy } from './privacy.ts';
import { checkUnsafety } from './unsafety.ts';
import { checkUnsized } from './unsized.ts';
import type { BodyCheck, BodyView, CodeOwner, Violation } from './violation.ts';

const CHECKS: readonly BodyCheck[] = [
  checkAbi,
  checkLiterals,
  checkOperators,
  checkPatterns,
  checkPatternShapes,
  checkUnsized,
  checkUnsafety,
  checkPrivacy,
  checkConstContext,
  checkClosureKinds,
  checkFlow,
];

/**
 * The errors for which a body has no types: what inference has found. None where a name is not
 * known, as it could change all others.
 */
export function typeErrors(program: Program, owner: CodeOwner): readonly Violation[] {
  const problems = isRewritten(owner) ? [] : (program.body(owner)?.problems ?? []);
  if (problems.some(({ kind }) => kind !== 'invalid')) return [];
  return problems.flatMap(({ code, what, file, start, end }) =>
    code === undefined ? [] : [{ code, what, file, start, end }],
  );
}

/** Errors in a body. One that has no types, because something in it is wrong, has none here. */
export function bodyViolations(program: Program, owner: CodeOwner): readonly Violation[] {
  const body = program.body(owner);
  if (body === undefined || body.problems.length > 0 || isRewritten(owner)) return [];
  const found: Violation[] = [];
  const exprs = expressionsIn(body.value, 'all');
  const view: BodyView = {
    program,
    owner,
    body,
    exprs,
    edition: Number(owner.crate.edition),
    report: (code, what, at) => {
      const file = (at.file ?? owner.file) as FileId;
      const { start, end } = at;
      const isKnown = found.some(
        (one) => one.code === code && one.file === file && one.start === start,
      );
      if (!isKnown) found.push({ code, what, file, start, end });
    },
  };
  for (const check of CHECKS) guarded(() => check(view));
  return found;
}
