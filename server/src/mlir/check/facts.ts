/**
 * One operation against its row of facts: how many operands, results, regions and successors it
 * has, what types they are, which attributes it needs, where it may stand. Says the first thing
 * that is wrong, as MLIR's verifier does.
 */
import { constraintWords } from '../facts/constraints.ts';
import {
  type AttributeFact,
  type FactTable,
  hasTrait,
  type OpFacts,
  type ValueFact,
} from '../facts/index.ts';
import type { Complain } from '../ops/row.ts';
import { type Attribute, integersOf } from '../syntax/attributes.ts';
import { derive } from '../syntax/form.ts';
import type { Op, Use, Value } from '../syntax/tree.ts';
import { differ, type Type, typeText } from '../syntax/types.ts';

interface Item {
  readonly type: Type;
  readonly at: { readonly start: number; readonly end: number };
}

interface Groups {
  get(name: string): readonly Item[] | undefined;
}

/** Gives false once something has been said. */
export function checkFacts(op: Op, facts: OpFacts, table: FactTable, complain: Complain): boolean {
  const wrong = firstWrong(op, facts, table);
  if (wrong !== undefined) complain(wrong);
  return wrong === undefined;
}

function firstWrong(op: Op, facts: OpFacts, table: FactTable): string | undefined {
  const operands = op.operands.map(itemOfUse);
  const results = op.results.map(itemOfValue);
  const handedOn = facts.successors.length > 0 && !op.generic;
  const operandGroups = handedOn ? NO_GROUPS : groupsOf(op, facts, facts.operands, operands);
  const segments = checkSegments(op, facts);
  if (segments !== undefined) return segments;
  if (operandGroups === undefined) return countWords('operand', facts.operands, operands.length);
  const resultGroups = resultsKnown(op) ? groupsOf(op, facts, facts.results, results) : NO_GROUPS;
  if (resultGroups === undefined) return countWords('result', facts.results, results.length);
  const wrong =
    checkParts(op, facts) ??
    (op.generic ? checkAttributes(op, facts, table) : undefined) ??
    checkTypes('operand', facts.operands, operandGroups, operands, table) ??
    checkTypes('result', facts.results, resultGroups, results, table);
  if (wrong !== undefined) return wrong;
  const groups: Groups = { get: (name) => operandGroups.get(name) ?? resultGroups.get(name) };
  for (const trait of facts.traits) {
    const found = checkTrait(trait, groups, operands, results);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NO_GROUPS: Groups = { get: () => undefined };

/** In forms that leave the types of results to nobody, their number is not known either. */
function resultsKnown(op: Op): boolean {
  return op.results.every(({ type }) => type.kind !== 'unknown');
}

function itemOfUse(use: Use): Item {
  return { type: use.type ?? use.value?.type ?? { kind: 'unknown' }, at: use };
}

function itemOfValue(value: Value): Item {
  return { type: value.type, at: value };
}

// ---- numbers ------------------------------------------------------------------------------------

const AT_LEAST: Readonly<Record<ValueFact['count'], number>> = { '': 1, '?': 0, '*': 0, '**': 0 };

/**
 * The items of each name; undefined where their number fits no way. A map without a name says
 * nothing of it.
 */
function groupsOf(
  op: Op,
  facts: OpFacts,
  values: readonly ValueFact[],
  items: readonly Item[],
): Groups | undefined {
  if (values.every(({ count }) => count === '')) {
    if (items.length !== values.length) return undefined;
    return { get: (name) => one(values, items, name) };
  }
  const out = new Map<string, readonly Item[]>();
  const open = values.filter(({ count }) => count !== '');
  const least = values.length - open.length;
  if (open.length === 0 && items.length !== least) return undefined;
  if (items.length < least) return undefined;
  const sizes = sizesOf(op, facts, values, items.length);
  if (sizes === 'wrong') return undefined;
  if (sizes === undefined) return out;
  let at = 0;
  values.forEach(({ name }, i) => {
    const size = sizes[i]!;
    out.set(name, items.slice(at, at + size));
    at += size;
  });
  return out;
}

/** In the generic form the sizes of the groups must be there, and fit. */
function checkSegments(op: Op, facts: OpFacts): string | undefined {
  if (!op.generic || !hasTrait(facts, 'segments')) return undefined;
  const given = integersOf(op.attrs.get('operandSegmentSizes'))?.map(Number) ?? [];
  const sum = given.reduce((total, size) => total + size, 0);
  if (sum === op.operands.length) return undefined;
  return `operand count (${op.operands.length}) does not match with the total size (${sum}) specified in attribute 'operandSegmentSizes'`;
}

/** The item of a name, where each has one. */
function one(
  values: readonly ValueFact[],
  items: readonly Item[],
  name: string,
): readonly Item[] | undefined {
  const at = values.findIndex((value) => value.name === name);
  return at < 0 ? undefined : [items[at]!];
}

/** How many items each name has; undefined where the text does not say. */
function sizesOf(
  op: Op,
  facts: OpFacts,
  values: readonly ValueFact[],
  found: number,
): readonly number[] | 'wrong' | undefined {
  const open = values.filter(({ count }) => count !== '');
  const rest = found - (values.length - open.length);
  const isOperands = values === facts.operands;
  if (open.length <= 1) {
    if (open[0]?.count === '?' && rest > 1) return 'wrong';
    return values.map(({ count }) => (count === '' ? 1 : rest));
  }
  if (hasTrait(facts, isOperands ? 'equal-segments' : 'equal-result-segments')) {
    const each = rest / open.length;
    return Number.isInteger(each) ? values.map(({ count }) => (count === '' ? 1 : each)) : 'wrong';
  }
  const name = isOperands ? 'operandSegmentSizes' : 'resultSegmentSizes';
  const given = integersOf(op.attrs.get(name))?.map(Number);
  const fitting = given?.length === values.length && given.reduce((sum, n) => sum + n, 0) === found;
  return fitting ? given : undefined;
}

function countWords(what: string, values: readonly ValueFact[], found: number): string {
  const least = values.reduce((sum, { count }) => sum + AT_LEAST[count], 0);
  const more = values.some(({ count }) => count !== '') ? ' or more' : '';
  return `expected ${least}${more} ${what}${least === 1 && more === '' ? '' : 's'}, but found ${found}`;
}

/** Regions and successors. */
function checkParts(op: Op, facts: OpFacts): string | undefined {
  const { regions, successors } = facts;
  if (op.generic) {
    const many = regions.some((region) => region.many);
    const least = regions.filter((region) => !region.many).length;
    if (many ? op.regions.length < least : op.regions.length !== least)
      return `requires ${least} region${least === 1 ? '' : 's'}, but found ${op.regions.length}`;
    const open = successors.some((one) => one.many);
    const wanted = successors.filter((one) => !one.many).length;
    if (open ? op.successors.length < wanted : op.successors.length !== wanted)
      return `requires ${wanted} successor${wanted === 1 ? '' : 's'} but found ${op.successors.length}`;
  }
  for (const [i, region] of op.regions.entries()) {
    const fact = regions[Math.min(i, regions.length - 1)];
    if (fact?.single === true && region.blocks.length > 1)
      return `region #${i} ('${fact.name}') failed to verify constraint: region with 1 blocks`;
    const first = region.blocks[0];
    if (hasTrait(facts, 'no-arguments') && (first?.args.length ?? 0) > 0)
      return `region #${i} should have no arguments`;
  }
  return undefined;
}

// ---- attributes ---------------------------------------------------------------------------------

function checkAttributes(op: Op, facts: OpFacts, table: FactTable): string | undefined {
  for (const fact of facts.attributes) {
    const attr = op.attrs.get(fact.name);
    if (attr === undefined) {
      if (!fact.optional) return `requires attribute '${fact.name}'`;
    } else if (attributeFits(fact, attr, table) === false)
      return `attribute '${fact.name}' failed to satisfy constraint: ${attributeWords(fact)}`;
  }
  return undefined;
}

const ATTRIBUTE_WORDS: Readonly<Record<string, string>> = {
  unit: 'unit attribute',
  bool: 'bool attribute',
  string: 'string attribute',
  index: 'index attribute',
  type: 'any type attribute',
  i64s: 'i64 dense array attribute',
  i32s: 'i32 dense array attribute',
  flat: 'flat symbol reference attribute',
  symbol: 'symbol reference attribute',
  function: 'type attribute of function type',
  map: 'AffineMap attribute',
  'memref-type': 'memref type attribute',
  array: 'array attribute',
  'i64-array': '64-bit integer array attribute',
};

function attributeWords({ kind }: AttributeFact): string {
  const sized = /^i(\d+)$/.exec(kind);
  if (sized !== null) return `${sized[1]}-bit signless integer attribute`;
  return ATTRIBUTE_WORDS[kind] ?? kind.replace(/^enum:/, 'one of ');
}

/** Undefined where nobody here knows. */
function attributeFits(
  { kind }: AttributeFact,
  attr: Attribute,
  table: FactTable,
): boolean | undefined {
  if (attr.kind === 'other') return undefined;
  const sized = /^i(\d+)$/.exec(kind);
  if (sized !== null) {
    if (attr.kind === 'bool') return sized[1] === '1';
    if (attr.kind !== 'integer') return false;
    return (
      attr.type?.kind === 'integer' && attr.type.width === Number(sized[1]) && attr.type.sign === ''
    );
  }
  if (kind.startsWith('enum:')) {
    const words = table.words(kind.slice('enum:'.length));
    return attr.kind === 'integer'
      ? attr.value >= 0n && attr.value < BigInt(Math.max(words.length, 1) * 8)
      : attr.kind === 'string'
        ? undefined
        : false;
  }
  switch (kind) {
    case 'unit':
      return attr.kind === 'unit' || attr.kind === 'bool';
    case 'bool':
      return (
        attr.kind === 'bool' ||
        (attr.kind === 'integer' && attr.type?.kind === 'integer' && attr.type.width === 1)
      );
    case 'string':
      return attr.kind === 'string';
    case 'index':
      return attr.kind === 'integer' && attr.type?.kind === 'index';
    case 'type':
      return attr.kind === 'type';
    case 'function':
      return attr.kind === 'type' && attr.type.kind === 'function';
    case 'flat':
      return attr.kind === 'symbol' && attr.path.length === 1;
    case 'symbol':
      return attr.kind === 'symbol';
    case 'i64s':
    case 'i32s':
      return (
        attr.kind === 'numbers' &&
        (attr.element.kind !== 'integer' || attr.element.width === Number(kind.slice(1, 3)))
      );
    case 'array':
    case 'dicts':
    case 'i64-array':
    case 'bool-array':
      return attr.kind === 'array';
    default:
      return undefined;
  }
}

// ---- types --------------------------------------------------------------------------------------

function checkTypes(
  what: 'operand' | 'result',
  values: readonly ValueFact[],
  groups: Groups,
  items: readonly Item[],
  table: FactTable,
): string | undefined {
  for (const { name, type, count } of values) {
    if (type === 'any') continue;
    for (const item of groups.get(name) ?? []) {
      if (table.fits(type, item.type) !== false) continue;
      const many = count === '*' ? 'variadic of ' : '';
      return `${what} #${items.indexOf(item)} must be ${many}${constraintWords(type)}, but got \`${typeText(item.type)}\``;
    }
  }
  return undefined;
}

const element = (type: Type): Type =>
  type.kind === 'vector' || type.kind === 'memref' || type.kind === 'unranked-memref'
    ? type.element
    : type;

/** Undefined for what has none, or nobody knows. */
function shapeOf(type: Type): readonly (number | undefined)[] | 'none' | undefined {
  if (type.kind === 'vector' || type.kind === 'memref') return type.shape;
  return type.kind === 'other' || type.kind === 'unknown' || type.kind === 'unranked-memref'
    ? undefined
    : 'none';
}

function sameShape(a: Type, b: Type): boolean {
  const [x, y] = [shapeOf(a), shapeOf(b)];
  if (x === undefined || y === undefined) return true;
  if (x === 'none' || y === 'none') return x === y;
  return (
    x.length === y.length &&
    x.every((size, i) => size === undefined || y[i] === undefined || size === y[i])
  );
}

type Test = (a: Type, b: Type) => boolean;

const sameType: Test = (a, b) => a === b || !differ(a, b);
const sameElement: Test = (a, b) => {
  if (a.kind === 'other' || b.kind === 'other') return true;
  return !differ(element(a), element(b));
};
const sameRank: Test = (a, b) => {
  const [x, y] = [shapeOf(a), shapeOf(b)];
  return (
    x === undefined || y === undefined || x.length === y.length || x === 'none' || y === 'none'
  );
};

const all = (items: readonly Item[], test: Test): boolean =>
  items.every(({ type }) => test(items[0]!.type, type));

const GROUP_TESTS: Readonly<Record<string, readonly [Test, string]>> = {
  '': [sameType, 'type'],
  elements: [sameElement, 'element type'],
  shape: [sameShape, 'shape'],
  rank: [sameRank, 'rank'],
};

function checkTrait(
  trait: string,
  groups: Groups,
  operands: readonly Item[],
  results: readonly Item[],
): string | undefined {
  switch (trait) {
    case 'same':
      return all([...operands, ...results], sameType)
        ? undefined
        : 'requires the same type for all operands and results';
    case 'same-operands':
      return all(operands, sameType) ? undefined : 'requires all operands to have the same type';
    case 'elements':
      return all([...operands, ...results], sameElement)
        ? undefined
        : 'requires the same element type for all operands and results';
    case 'elements-operands':
      return all(operands, sameElement)
        ? undefined
        : 'requires the same element type for all operands';
    case 'shape':
      return all([...operands, ...results], sameShape)
        ? undefined
        : 'requires the same shape for all operands and results';
    case 'shape-operands':
      return all(operands, sameShape) ? undefined : 'requires the same shape for all operands';
  }
  const group = /^(\w*)=([\w,]+)$/.exec(trait);
  const known = group && GROUP_TESTS[group[1]!];
  if (group !== null && known) {
    const names = group[2]!.split(',');
    const own = names.flatMap((name) => groups.get(name) ?? []);
    return own.length < 2 || all(own, known[0])
      ? undefined
      : `failed to verify that all of {${names.join(', ')}} have same ${known[1]}`;
  }
  return checkDerived(trait, groups);
}

const DERIVED_WORDS: Readonly<Record<string, (to: string, from: string) => string>> = {
  i1: () => 'result type has i1 element type and same shape as operands',
  element: (to, from) => `type of '${to}' matches element type of '${from}'`,
  half: () =>
    'the trailing dimension of the results is half the width of source trailing dimension',
  double: () => "type of 'result' is double the width of the inputs",
};

function checkDerived(trait: string, groups: Groups): string | undefined {
  const found = /^(\w+)=([\w-]+)\((\w+)\)$/.exec(trait);
  if (found === null) return undefined;
  const [, to, how, from] = found;
  const source = groups.get(from!)?.[0];
  const target = groups.get(to!)?.[0];
  const wanted = source && derive(how!, source.type);
  if (wanted === undefined || target === undefined || !differ(wanted, target.type))
    return undefined;
  return `failed to verify that ${DERIVED_WORDS[how!]?.(to!, from!) ?? how}`;
}
