/**
 * Calls against the function or prototype they name: how many arguments and results, and of what
 * types.
 */
import type { PtxCallParts, PtxFunction, PtxOperand, PtxPrototype, PtxVariable } from '../ast.ts';
import type { PtxLookup } from './entities.ts';
import type { PtxDiagnostic } from './finding.ts';
import { floatFits, integerFits, registerFits } from './fits.ts';

/**
 * Findings of a call. `functions` are those of the module, `prototypes` the labelled ones in reach.
 */
export function callFindings(
  { returns, target, args, prototype }: PtxCallParts,
  names: PtxLookup,
  functions: ReadonlyMap<string, PtxFunction>,
  prototypes: ReadonlyMap<string, PtxPrototype>,
): PtxDiagnostic[] {
  const out: PtxDiagnostic[] = [];
  const report = ({ start, end, line }: PtxOperand, message: string): void => {
    out.push({ code: 'call', start, end, line, message });
  };
  if (target.kind !== 'sym') {
    if (target.kind !== 'bogus')
      report(target, 'a call requires the name of a function or a register');
    return out;
  }
  const entity = names.find(target.name);
  if (entity?.kind === 'variable' || entity?.kind === 'label') {
    report(target, `\`${target.name}\` is a ${entity.kind} and cannot be called`);
    return out;
  }
  const indirect = entity?.kind === 'register';
  if (indirect && prototype === undefined) {
    report(
      target,
      `an indirect call through \`${target.name}\` requires a prototype or a list of targets`,
    );
    return out;
  }
  const callee = indirect
    ? prototype?.kind === 'sym'
      ? prototypes.get(prototype.name)
      : undefined
    : functions.get(target.name);
  if (!callee) return out;
  const groups = [
    ['argument', callee.params, args],
    ['result', callee.returns, returns],
  ] as const;
  for (const [what, formals, actuals] of groups) {
    if (formals.length !== actuals.length) {
      const n = formals.length;
      report(
        actuals[n] ?? target,
        `\`${target.name}\` has ${n} ${what}${n === 1 ? '' : 's'}, found ${actuals.length}`,
      );
      continue;
    }
    for (const [i, formal] of formals.entries()) {
      const why = mismatch(formal, actuals[i]!, names);
      if (why !== undefined) report(actuals[i]!, `${what} ${i + 1} of \`${target.name}\` ${why}`);
    }
  }
  return out;
}

/** Why an argument does not fit, for plain types alone: arrays pass whole. */
function mismatch(formal: PtxVariable, actual: PtxOperand, names: PtxLookup): string | undefined {
  if (formal.dims.length > 0 || formal.vector > 1) return undefined;
  const { type } = formal;
  if (actual.kind === 'int') return integerFits(type) ? undefined : `is .${type}, found an integer`;
  if (actual.kind === 'float')
    return floatFits(type, actual) ? undefined : `is .${type}, found a floating-point constant`;
  if (actual.kind !== 'sym') return undefined;
  const entity = names.find(actual.name);
  const declared = entity?.declaration;
  if (!entity || !declared || (entity.kind !== 'register' && entity.space !== 'param'))
    return undefined;
  if (declared.dims.length > 0) return `is .${type}, \`${actual.name}\` is an array`;
  return registerFits(type, entity.type, false)
    ? undefined
    : `is .${type}, \`${actual.name}\` is .${entity.type}`;
}
