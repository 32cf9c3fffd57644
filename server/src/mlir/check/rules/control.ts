/** Rules over functions, structured control flow and affine accesses. */
import { parseMap, parseSet } from '../../syntax/affine.ts';
import { integerOf, integersOf } from '../../syntax/attributes.ts';
import type { Op } from '../../syntax/tree.ts';
import { differ, type FunctionType, type Type, typeText } from '../../syntax/types.ts';
import { checkEnds, operandType, type Rule, type Rules, resultType } from './rule.ts';

const types = (op: Op): Type[] => op.results.map(({ type }) => type);
const isEmpty = (op: Op, region: number): boolean =>
  op.regions[region] === undefined ||
  op.regions[region]!.blocks.every(({ ops }) => ops.length === 0);

/** A body that ends without saying so hands over nothing. */
function needsEnd(op: Op, name: string, complain: (message: string) => void): boolean {
  if (op.results.length === 0 || op.generic) return false;
  for (const region of op.regions) {
    const last = region.blocks.at(-1)?.ops.at(-1);
    if (
      last === undefined ||
      (last.name !== name && !last.opaque && last.successors.length === 0)
    ) {
      complain(
        `along control flow edge from ${name}: 0 values, but ${op.results.length} are needed`,
      );
      return true;
    }
  }
  return false;
}

const yields =
  (name: string): Rule =>
  (op, complain) => {
    if (!needsEnd(op, name, complain)) checkEnds(op, name, types(op), differ, complain);
  };

const ifRule =
  (name: string): Rule =>
  (op, complain, around) => {
    if (op.results.length > 0 && (op.regions.length < 2 || (op.generic && isEmpty(op, 1))))
      complain('must have an else block if defining values');
    else yields(name)(op, complain, around);
  };

const forRule: Rule = (op, complain, around) => {
  const body = op.regions[0]?.blocks[0];
  const inits = op.operands.slice(3);
  const [index, ...args] = body?.args ?? [];
  if (op.results.length !== inits.length)
    complain('mismatch in number of loop-carried values and defined values');
  else if (op.generic && index !== undefined && differ(index.type, operandType(op, 0)))
    complain('expected induction variable to be same type as bounds and step');
  else if (op.generic && args.length !== inits.length)
    complain(`mismatch in number of basic block args and defined values`);
  else yields('scf.yield')(op, complain, around);
};

const whileRule: Rule = (op, complain) => {
  const [before, after] = op.regions;
  const end = before?.blocks.at(-1)?.ops.at(-1);
  if (end?.opaque === true || op.results.some(({ type }) => type.kind === 'unknown')) return;
  if (end?.name !== 'scf.condition') {
    complain("expects the 'before' region to terminate with 'scf.condition'");
    return;
  }
  const passed = end.operands.slice(1).map((use) => use.type ?? use.value?.type);
  const args = after?.blocks[0]?.args.map(({ type }) => type) ?? [];
  for (const wanted of [types(op), args]) {
    if (passed.length !== wanted.length) {
      complain(
        `along control flow edge from scf.condition: ${passed.length} values, but ${wanted.length} are needed`,
      );
      return;
    }
    const wrong = passed.findIndex((type, i) => type !== undefined && differ(type, wanted[i]));
    if (wrong >= 0) {
      complain(
        `along control flow edge from scf.condition: value #${wrong} is of another type than it should be`,
      );
      return;
    }
  }
  const last = after?.blocks.at(-1)?.ops.at(-1);
  const inits = op.operands.map(
    (use) => use.type ?? use.value?.type ?? ({ kind: 'unknown' } as const),
  );
  if (last?.name === 'scf.yield')
    checkEnds({ ...op, regions: [after!] }, 'scf.yield', inits, differ, complain);
};

const indexSwitch: Rule = (op, complain) => {
  const cases = integersOf(op.attrs.get('cases')) ?? [];
  const twice = cases.find((value, i) => cases.indexOf(value) !== i);
  if (twice !== undefined) {
    complain(`has duplicate case value: ${twice}`);
    return;
  }
  if (cases.length !== op.regions.length - 1) {
    complain(`has ${op.regions.length - 1} case regions but ${cases.length} case values`);
    return;
  }
  checkEnds(op, 'scf.yield', types(op), differ, complain);
};

const parallel: Rule = (op, complain) => {
  const rank = op.regions[0]?.blocks[0]?.args.length ?? 0;
  const end = op.regions[0]?.blocks[0]?.ops.at(-1);
  const count = end?.name === 'scf.reduce' ? end.operands.length : 0;
  if (end?.opaque === true) return;
  if (rank === 0) complain('needs at least one tuple element for lowerBound, upperBound and step');
  else if (op.results.length !== count)
    complain(
      `expects number of results: ${op.results.length} to be the same as number of reductions: ${count}`,
    );
  else if (op.operands.length - 3 * rank !== op.results.length)
    complain(
      `expects number of results: ${op.results.length} to be the same as number of initial values`,
    );
};

const reduce: Rule = (op, complain) => {
  if (op.regions.length !== op.operands.length) {
    complain(
      `expects number of reductions: ${op.operands.length} to be the same as number of regions: ${op.regions.length}`,
    );
    return;
  }
  op.regions.forEach((region, i) => {
    const args = region.blocks[0]?.args ?? [];
    if (args.length !== 2) complain(`expects two block arguments in reduction #${i}`);
    else if (args.some(({ type }) => differ(type, operandType(op, i))))
      complain(`expects block arguments of the type of operand #${i}`);
  });
};

const reduceReturn: Rule = (op, complain, { parents }) => {
  const around = parents.at(-1);
  const region = around?.regions.findIndex((one) => one.blocks.some(({ ops }) => ops.includes(op)));
  const wanted =
    around && region !== undefined && region >= 0 ? operandType(around, region) : undefined;
  if (wanted && differ(operandType(op, 0), wanted))
    complain(`must have type \`${typeText(wanted)}\` (the type of the reduction inputs)`);
};

// ---- functions ----------------------------------------------------------------------------------

export function signatureOf(op: Op | undefined): FunctionType | undefined {
  const type = op?.attrs.get('function_type');
  return type?.kind === 'type' && type.type.kind === 'function' ? type.type : undefined;
}

const functionRule: Rule = (op, complain) => {
  const hasBody =
    op.regions.some((region) =>
      region.blocks.some(({ ops, args }) => ops.length > 0 || args.length > 0),
    ) ||
    (!op.generic && op.regions.length > 0);
  if (!hasBody && !op.attrs.has('sym_visibility')) {
    complain('symbol declaration cannot have public visibility');
    return;
  }
  const type = signatureOf(op);
  const entry = op.regions[0]?.blocks[0];
  if (op.generic && type !== undefined && hasBody && entry !== undefined) {
    if (entry.args.length !== type.inputs.length)
      complain(`entry block must have ${type.inputs.length} arguments to match function signature`);
    else if (entry.args.some((arg, i) => differ(arg.type, type.inputs[i])))
      complain(
        'type of entry block argument must match the type of the corresponding argument in function signature',
      );
  }
};

/** What a function returns must be what its type says. */
export const returnRule: Rule = (op, complain, { parents }) => {
  const around = parents.at(-1);
  const type = signatureOf(around);
  if (type === undefined || !/^(?:func|gpu)\.func$/.test(around!.name)) return;
  if (around!.attrs.has('gpu.kernel') && type.results.length > 0) return;
  if (op.operands.length !== type.results.length) {
    complain(
      `has ${op.operands.length} operands, but enclosing function (@${around!.symbol?.name}) returns ${type.results.length}`,
    );
    return;
  }
  const wrong = op.operands.findIndex((use, i) =>
    differ(use.type ?? use.value?.type, type.results[i]),
  );
  if (wrong >= 0)
    complain(
      `type of return operand ${wrong} (\`${typeText(operandType(op, wrong)!)}\`) doesn't match function result type (\`${typeText(type.results[wrong]!)}\`) in function @${around!.symbol?.name}`,
    );
};

const call: Rule = (op, complain, around) => {
  const callee = op.attrs.get('callee');
  if (callee?.kind !== 'symbol' || callee.path.length !== 1) return;
  const name = callee.path[0]!;
  const found = around.symbol(name);
  if (found === 'unknown') return;
  const type = signatureOf(found);
  if (found?.name !== 'func.func') {
    complain(`'${name}' does not reference a valid function`);
    return;
  }
  if (type === undefined) return;
  if (type.inputs.length !== op.operands.length)
    complain('incorrect number of operands for callee');
  else if (
    type.results.length !== op.results.length &&
    op.results.every((one) => one.type.kind !== 'unknown')
  )
    complain('incorrect number of results for callee');
  else {
    const wrong = type.inputs.findIndex((input, i) => differ(operandType(op, i), input));
    const other = type.results.findIndex((result, i) => differ(resultType(op, i), result));
    if (wrong >= 0)
      complain(
        `operand type mismatch: expected operand type \`${typeText(type.inputs[wrong]!)}\`, but provided \`${typeText(operandType(op, wrong)!)}\` for operand number ${wrong}`,
      );
    else if (other >= 0) complain(`result type mismatch at index ${other}`);
  }
};

/** Numbers of operands that a map takes and gives. */
const mapRule =
  (skip: number, rankOf: number | undefined): Rule =>
  (op, complain) => {
    const attr = op.attrs.get('map');
    const map = attr?.kind === 'other' ? parseMap(attr.text) : undefined;
    if (map === undefined) return;
    const given = op.operands.length - skip;
    const base = rankOf === undefined ? undefined : operandType(op, rankOf);
    if (given !== map.dims + map.symbols) complain('dimension or symbol index mismatch');
    else if (base?.kind === 'memref' && map.results.length !== base.shape.length)
      complain('affine map num results must equal memref rank');
    else if (rankOf === undefined && op.name === 'affine.apply' && map.results.length !== 1)
      complain('mapping must produce one value');
  };

const affineFor: Rule = (op, complain, around) => {
  const step = integerOf(op.attrs.get('step'));
  if (step !== undefined && step < 0n)
    complain('expected step to be representable as a positive signed integer');
  else yields('affine.yield')(op, complain, around);
};

const affineIf: Rule = (op, complain, around) => {
  const attr = op.attrs.get('condition');
  const set = attr?.kind === 'other' ? parseSet(attr.text) : undefined;
  if (set !== undefined && op.operands.length !== set.dims + set.symbols)
    complain('operand count and affine.if set dim+symbol count mismatch');
  else ifRule('affine.yield')(op, complain, around);
};

export const CONTROL_RULES: Rules = {
  'scf.for': forRule,
  'scf.if': ifRule('scf.yield'),
  'scf.while': whileRule,
  'scf.index_switch': indexSwitch,
  'scf.execute_region': (op, complain) => checkEnds(op, 'scf.yield', types(op), differ, complain),
  'scf.parallel': parallel,
  'scf.reduce': reduce,
  'scf.reduce.return': reduceReturn,
  'func.func': functionRule,
  'func.return': returnRule,
  'func.call': call,
  'affine.for': affineFor,
  'affine.if': affineIf,
  'affine.apply': mapRule(0, undefined),
  'affine.min': mapRule(0, undefined),
  'affine.max': mapRule(0, undefined),
  'affine.load': mapRule(1, 0),
  'affine.store': mapRule(2, 1),
  'affine.vector_load': mapRule(1, 0),
  'affine.vector_store': mapRule(2, 1),
};
