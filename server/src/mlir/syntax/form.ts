/**
 * Reads operations by the forms that the tables of facts describe, and finds the types that a form
 * leaves out because others say what they are.
 */
import { append } from '../../base/index.ts';
import { onlyType } from '../facts/constraints.ts';
import {
  type FactTable,
  type FormPart,
  hasTrait,
  type OpFacts,
  type ValueFact,
} from '../facts/index.ts';
import { CUSTOM } from './custom-directives.ts';
import { FormState } from './form-state.ts';
import type { OpReader, Parser } from './parser.ts';
import { I1, integer, type Type, UNKNOWN } from './types.ts';

/** A reader for the form of a row; undefined where the row has none. */
export function formReader(name: string, table: FactTable): OpReader | undefined {
  const facts = table.get(name);
  const form = facts?.form;
  if (facts === undefined || form === undefined) return undefined;
  return (parser, op) => {
    const state = new FormState(op, facts, table);
    readParts(parser, state, form);
    finish(parser, state);
  };
}

function readParts(parser: Parser, state: FormState, parts: readonly FormPart[]): void {
  for (const part of parts) readPart(parser, state, part);
}

function readPart(parser: Parser, state: FormState, part: FormPart): void {
  switch (part.kind) {
    case 'word':
      expectWord(parser, part.text);
      break;
    case 'name':
      readName(parser, state, part.name);
      break;
    case 'type':
      if (part.of === 'operands') {
        const types = parser.types();
        state.facts.operands.forEach(({ name }, i) => {
          if (types[i] !== undefined) state.types.set(name, [types[i]!]);
        });
      } else if (
        part.of === 'results' &&
        !state.facts.results.some(({ name }) => name === 'results')
      )
        spread(state, 'results', parser.types());
      else if (state.isMany(part.of)) state.types.set(part.of, parser.types());
      else state.types.set(part.of, [parser.type()]);
      break;
    case 'function': {
      const { inputs, results } = parser.functionType();
      spread(state, part.from, inputs);
      spread(state, part.to, results);
      break;
    }
    case 'dict':
      parser.attributes(state.op, part.keyword);
      break;
    case 'custom':
      CUSTOM[part.name]?.(parser, state, part.args);
      break;
    case 'group':
      if (begins(parser, state, part.parts[0])) readParts(parser, state, part.parts);
      else readParts(parser, state, part.other);
      break;
    case 'any-of':
      for (;;) {
        const next = part.parts.find(([first]) => begins(parser, state, first));
        if (next === undefined) break;
        readParts(parser, state, next);
      }
  }
}

function expectWord(parser: Parser, text: string): void {
  if (text === '::' || !/^[^\w]{2,}$/.test(text) || text === '->') {
    parser.expect(text);
    return;
  }
  for (const mark of text) parser.expect(mark);
}

/** Does what stands here begin this part? */
function begins(parser: Parser, state: FormState, part: FormPart | undefined): boolean {
  switch (part?.kind) {
    case 'word':
      return parser.at(part.text);
    case 'name':
      return beginsName(parser, state, part.name);
    case 'type':
      return parser.token.kind === 'bang' || parser.token.kind === 'word';
    case 'group':
      return begins(parser, state, part.parts[0]);
    case 'custom':
      return true;
    default:
      return false;
  }
}

function beginsName(parser: Parser, state: FormState, name: string): boolean {
  if (state.isOperand(name)) return parser.atOperand();
  const kind = kindOf(state, name);
  const { token } = parser;
  if (kind?.startsWith('enum:')) {
    if (token.kind === 'hash' || parser.at('<') || parser.at('overflow')) return true;
    return (
      token.kind === 'word' && state.table.words(kind.slice(5)).some((word) => word === token.text)
    );
  }
  if (kind === undefined) return parser.at('{');
  if (kind === 'string') return token.kind === 'string';
  if (kind === 'flat' || kind === 'symbol') return token.kind === 'symbol';
  return (
    ['hash', 'string', 'integer', 'float'].includes(token.kind) ||
    parser.at('[') ||
    parser.at('<') ||
    parser.at('#')
  );
}

function kindOf(state: FormState, name: string): string | undefined {
  return state.facts.attributes.find((one) => one.name === name)?.kind;
}

function readName(parser: Parser, state: FormState, name: string): void {
  const { op, facts } = state;
  if (name === 'operands') {
    const uses = parser.operands();
    facts.operands.forEach((fact, i) => {
      if (fact.count === '*') state.operands.set(fact.name, uses.slice(i));
      else if (uses[i] !== undefined) state.operands.set(fact.name, [uses[i]!]);
    });
    return;
  }
  if (state.isOperand(name)) {
    state.operands.set(name, state.isMany(name) ? parser.operands() : [parser.operand()]);
    return;
  }
  const region = facts.regions.find((one) => one.name === name);
  if (region !== undefined) {
    while (parser.at('{')) {
      parser.region(op);
      if (!region.many || !parser.accept(',')) break;
    }
    return;
  }
  if (facts.successors.some((successor) => successor.name === name)) {
    op.successors.push(parser.successor());
    return;
  }
  readAttribute(parser, state, name, kindOf(state, name) ?? 'any');
}

function readAttribute(parser: Parser, state: FormState, name: string, kind: string): void {
  const { op } = state;
  if (kind === 'unit') {
    op.attrs.set(name, { kind: 'unit' });
    return;
  }
  if (name === 'sym_name') {
    parser.symbolDefinition(op);
    return;
  }
  if (kind.startsWith('enum:') || kind === 'fastmath') {
    op.attrs.set(name, { kind: 'string', value: enumWord(parser, state, kind) });
    return;
  }
  switch (kind) {
    case 'type':
    case 'function':
    case 'llvm-function':
    case 'memref-type':
      op.attrs.set(name, { kind: 'type', type: parser.type() });
      return;
    case 'flat':
    case 'symbol':
      op.attrs.set(name, parser.symbol());
      return;
    case 'i64s':
    case 'i32s':
      if (parser.at('[')) {
        parser.next();
        const values = parser.list(']', () => parser.wholeNumber());
        op.attrs.set(name, {
          kind: 'numbers',
          element: integer(kind === 'i64s' ? 64 : 32),
          values,
        });
        return;
      }
  }
  const { token } = parser;
  if (kind === 'any' || kind === 'typed') {
    op.attrs.set(name, parser.attribute());
  } else if (kind === 'other' && token.kind === 'word') {
    parser.next();
    const rest = parser.at('<') && parser.next() ? `<${parser.balanced('>')}>` : '';
    op.attrs.set(name, { kind: 'other', text: token.text + rest });
  } else if (parser.at('<')) {
    parser.next();
    op.attrs.set(name, { kind: 'other', text: `<${parser.balanced('>')}>` });
  } else op.attrs.set(name, parser.bareAttribute());
}

/** `add`, `<add>`, `#vector.kind<add>`, `nsw, nuw`. */
function enumWord(parser: Parser, state: FormState, kind: string): string {
  const { token } = parser;
  if (token.kind === 'hash') {
    const attr = parser.attribute();
    const text = attr.kind === 'other' ? attr.text : '';
    return /<\s*([\w.]+)\s*>+$/.exec(text)?.[1] ?? text;
  }
  parser.accept('overflow');
  if (parser.accept('<')) return checked(parser, state, kind, parser.balanced('>'), token);
  if (token.kind === 'string') {
    parser.next();
    return token.text.slice(1, -1);
  }
  if (token.kind !== 'word')
    parser.fail(`expected one of ${state.table.words(kind.slice(5)).join(', ')}`);
  parser.next();
  let text = token.text;
  while (parser.accept('|')) text += `|${parser.next().text}`;
  return checked(parser, state, kind, text, token);
}

/** A word that is none of its family is an error at its place. */
function checked(
  parser: Parser,
  state: FormState,
  kind: string,
  text: string,
  at: { start: number; end: number },
): string {
  const words = state.table.words(kind === 'fastmath' ? 'fastmath' : kind.slice(5));
  const given = text.split(/[,|]/).map((one) => one.trim());
  const wrong = words.length > 0 && given.some((word) => !words.includes(word));
  if (wrong)
    parser.fail(`expected one of ${words.join(', ')}`, {
      start: at.start,
      end: parser.scanner.lastEnd,
    });
  return text;
}

/** Types of a list to the names that it stands for. */
function spread(state: FormState, name: string, types: readonly Type[]): void {
  const { operands, results } = state.facts;
  const whole = name === 'operands' ? operands : name === 'results' ? results : undefined;
  if (whole === undefined) {
    state.types.set(name, [...types]);
    return;
  }
  let at = 0;
  for (const fact of whole) {
    const own = name === 'operands' ? (state.operands.get(fact.name)?.length ?? 0) : undefined;
    const rest = types.length - at;
    const count = own ?? (fact.count === '' ? 1 : fact.count === '?' ? Math.min(1, rest) : rest);
    state.types.set(fact.name, types.slice(at, at + count));
    at += count;
  }
}

/** All is read: operands into their order, types to where they are known from others. */
function finish(parser: Parser, state: FormState): void {
  const { op, facts } = state;
  inferTypes(state);
  const sizes: bigint[] = [];
  for (const { name } of facts.operands) {
    const uses = state.operands.get(name) ?? [];
    const types = state.types.get(name);
    if (types !== undefined && types.length !== uses.length && types.length > 1)
      parser.fail(`expected ${uses.length} types, found ${types.length}`, {
        start: op.nameStart,
        end: op.nameEnd,
      });
    uses.forEach((use, i) => {
      use.type = types?.[types.length === 1 ? 0 : i] ?? use.type;
    });
    append(op.operands, uses);
    sizes.push(BigInt(uses.length));
  }
  if (hasTrait(facts, 'segments'))
    op.attrs.set('operandSegmentSizes', { kind: 'numbers', element: integer(32), values: sizes });
  const results: Type[] = [];
  for (const { name, count } of facts.results) {
    const types = state.types.get(name);
    if (types !== undefined) append(results, types);
    else if (count === '') results.push(UNKNOWN);
    else if (count === '*') {
      parser.resultTypes(op, undefined);
      return;
    }
  }
  parser.resultTypes(op, results);
}

/** The values that a trait names: `=a,b` says that they are of one type. */
function sameTypes(facts: OpFacts): readonly (readonly string[])[] {
  const names = (values: readonly ValueFact[]): string[] => values.map(({ name }) => name);
  const out: (readonly string[])[] = [];
  for (const trait of facts.traits) {
    if (trait.startsWith('=')) out.push(trait.slice(1).split(','));
    else if (trait === 'same') out.push([...names(facts.operands), ...names(facts.results)]);
    else if (trait === 'same-operands') out.push(names(facts.operands));
  }
  return out;
}

/** `result=i1(lhs)` */
const DERIVED = /^(\w+)=([\w-]+)\((\w+)\)$/;

/** Types that constraints and other types say. */
export function inferTypes(state: FormState): void {
  const { facts, types } = state;
  for (const { name, type, count } of [...facts.operands, ...facts.results]) {
    const only = onlyType(type);
    const isThere = count === '' || (state.operands.get(name)?.length ?? 0) > 0;
    if (only !== undefined && isThere && !types.has(name)) types.set(name, [only]);
  }
  for (let round = 0; round < 2; round++) {
    for (const group of sameTypes(facts)) share(state, group);
    for (const trait of facts.traits) deriveType(state, trait);
  }
}

/** The type of one of the names to all of them. */
function share({ facts, types }: FormState, group: readonly string[]): void {
  const known = group.map((name) => types.get(name)?.[0]).find((type) => type !== undefined);
  if (known === undefined) return;
  for (const name of group) {
    const optional = facts.results.some((one) => one.name === name && one.count !== '');
    if (!types.has(name) && !optional) types.set(name, [known]);
  }
}

function deriveType({ types }: FormState, trait: string): void {
  const found = DERIVED.exec(trait);
  if (found === null) return;
  const [, to, how, from] = found;
  const source = types.get(from!)?.[0];
  if (source === undefined || types.has(to!)) return;
  const derived = derive(how!, source);
  if (derived !== undefined) types.set(to!, [derived]);
}

/** The type that another one leads to; undefined where nobody knows. */
export function derive(how: string, from: Type): Type | undefined {
  switch (how) {
    case 'i1':
      if (from.kind === 'other') return undefined;
      return from.kind === 'vector' ? { ...from, element: I1 } : I1;
    case 'element': {
      if (from.kind === 'vector' || from.kind === 'memref') return from.element;
      const inside =
        from.kind === 'other'
          ? /^(?:complex<(\w+)>|!gpu\.mma_matrix<(?:\d+x)+(\w+),)/.exec(from.text)
          : null;
      const word = inside?.[1] ?? inside?.[2];
      return word === undefined ? undefined : elementWord(word);
    }
    case 'half':
    case 'double': {
      if (from.kind !== 'vector') return undefined;
      const last = from.shape.at(-1) ?? 1;
      const size = how === 'half' ? Math.floor(last / 2) : last * 2;
      return { ...from, shape: [...from.shape.slice(0, -1), size] };
    }
    default:
      return undefined;
  }
}

function elementWord(word: string): Type | undefined {
  const found = /^([su]?)i(\d+)$/.exec(word);
  if (found !== null) return { kind: 'integer', width: Number(found[2]), sign: found[1] as '' };
  return /^b?f\d+/.test(word) ? { kind: 'float', name: word } : undefined;
}
