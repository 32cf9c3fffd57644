/**
 * Completion in `.mlir` texts: operations of a dialect, values and blocks that can be named, the
 * words and attributes of the operation that is being written.
 */

import {
  describeFacts,
  dialectNames,
  type MlirFile,
  operationNames,
  type Type,
  typeText,
} from '../../mlir/index.ts';
import type { AssemblyCompletion, AssemblyCompletions } from '../assembly-types.ts';
import { lineBefore } from '../line-before.ts';
import { factsDoc } from './facts-doc.ts';
import { opsAround } from './tree.ts';
import { visibleSymbols, visibleValues } from './visible.ts';

/** What can stand at an offset; undefined where nothing of ours can. */
export function mlirCompletions(file: MlirFile, offset: number): AssemblyCompletions | undefined {
  const { text } = file;
  const line = lineBefore(text, offset);
  if (/\/\//.test(line)) return undefined;
  const value = /%([\w$.-]*)$/.exec(line);
  const isOperand =
    value !== null &&
    /[=(,\s]\s*$|\w\s+$/.test(line.slice(0, value.index)) &&
    line.slice(0, value.index).trim() !== '';
  if (isOperand) return at(offset, value[0].length, values(file, offset));
  const block = /\^([\w$.-]*)$/.exec(line);
  if (block !== null) return at(offset, block[0].length, blocks(file, offset));
  const head = /^\s*(?:%[\w$.:#, %-]+=\s*)?"?([a-z][\w.]*)?$/.exec(line);
  if (head !== null) return at(offset, head[1]?.length ?? 0, operations(head[1] ?? ''));
  const symbol = /((?:@[\w$.-]+::)*)(@[\w$.-]*)?$/.exec(line);
  if (symbol !== null && symbol[0] !== '') {
    const path = symbol[1]!.split('::').flatMap((name) => (name === '' ? [] : name.slice(1)));
    return at(offset, symbol[2]?.length ?? 0, symbols(file, offset, path));
  }
  const alias = /(?<![\w%)])([!#])[\w.]*$/.exec(line);
  if (alias !== null)
    return at(offset, alias[0].length, aliases(file, alias[1] === '!' ? 'type' : 'attribute'));
  return parts(line, offset) ?? types(file, line, offset);
}

function at(
  offset: number,
  typed: number,
  items: readonly AssemblyCompletion[],
): AssemblyCompletions {
  return { start: offset - typed, end: offset, items };
}

/** Operations that are written without their dialect. */
const SHORT = [
  ['return', 'func.return'],
  ['call', 'func.call'],
  ['module', 'builtin.module'],
] as const;

/** Of one dialect once it is written, else the dialects. */
function operations(word: string): AssemblyCompletion[] {
  const dot = word.indexOf('.');
  if (dot < 0)
    return [
      ...dialectNames().map((name) => ({
        label: name,
        kind: 'directive' as const,
        detail: 'dialect',
        documentation: '',
        snippet: `${name}.`,
      })),
      ...SHORT.map(([label, name]) => ({
        label,
        kind: 'instruction' as const,
        detail: name,
        documentation: factsDoc(name) ?? '',
      })),
    ];
  const dialect = word.slice(0, dot);
  return operationNames(dialect).map((name) => {
    const label = `${dialect}.${name}`;
    return { label, kind: 'instruction', detail: dialect, documentation: factsDoc(label) ?? '' };
  });
}

/** Values of the blocks around that come before. */
function values(file: MlirFile, offset: number): AssemblyCompletion[] {
  return [...visibleValues(file, offset).values()].map((value) => ({
    label: `%${value.name}`,
    kind: 'register',
    detail: typeText(value.type),
    documentation: '',
  }));
}

function symbols(file: MlirFile, offset: number, path: readonly string[]): AssemblyCompletion[] {
  return visibleSymbols(file, offset, path).map((op) => {
    const type = op.attrs.get('function_type') ?? op.attrs.get('type');
    const shown = type?.kind === 'type' ? ` ${typeText(type.type)}` : '';
    return {
      label: `@${op.symbol!.name}`,
      kind: 'label',
      detail: `${op.name}${shown}`,
      documentation: '',
    };
  });
}

/** Names that the text gives to types or attributes, and the most common ones of dialects. */
function aliases({ aliases: own }: MlirFile, is: 'type' | 'attribute'): AssemblyCompletion[] {
  const sign = is === 'type' ? '!' : '#';
  const named = own.flatMap(({ name, is: kind, value }) =>
    kind === is
      ? [modifier(`${sign}${name}`, is === 'type' ? typeText(value as Type) : 'attribute')]
      : [],
  );
  return [...named, ...DIALECT_WORDS[is].map((word) => modifier(word, is))];
}

const DIALECT_WORDS = {
  type: [
    '!llvm.ptr',
    '!llvm.ptr<1>',
    '!llvm.ptr<3>',
    '!gpu.async.token',
    '!gpu.mma_matrix',
    '!nvgpu.device.async.token',
  ],
  attribute: [
    '#gpu.address_space<workgroup>',
    '#gpu.address_space<private>',
    '#gpu.address_space<global>',
    '#arith.fastmath<fast>',
    '#vector.kind<add>',
  ],
} as const;

const SCALARS = 'index i1 i8 i16 i32 i64 f16 bf16 f32 f64 f8E4M3FN f8E5M2'.split(' ');
const SHAPED = ['memref', 'vector', 'tensor', 'complex', 'tuple'];

/** Where a type stands: behind a colon or an arrow, and in the list that one begins. */
const TYPE_PLACE = /(?:(?<![:=]):|->|\b(?:to|into))\s*(?:\(?(?:[^{}"=]*[,(])?\s*)([a-zA-Z]\w*)?$/;
const ELEMENT_PLACE = /\b(?:memref|vector|tensor)<(?:[\d?x]*x)?([a-zA-Z]\w*)?$/;

/** Types of the values that the line names come first: they are what the line ends in. */
function types(file: MlirFile, line: string, offset: number): AssemblyCompletions | undefined {
  const element = ELEMENT_PLACE.exec(line);
  const found = element ?? TYPE_PLACE.exec(line);
  if (found === null) return undefined;
  const word = found[1] ?? '';
  const known = visibleValues(file, offset);
  const own = new Set<string>();
  if (element === null)
    for (const [, name] of line.matchAll(/%([\w$.-]+)/g)) {
      const type = known.get(name!)?.type;
      if (type !== undefined && type.kind !== 'unknown') own.add(typeText(type));
    }
  const others = element === null ? [...SCALARS, ...SHAPED] : SCALARS;
  return at(offset, word.length, [
    ...[...own].map((text) => modifier(text, 'type of an operand')),
    ...aliases(file, 'type').filter(({ detail }) => detail !== 'type' && element === null),
    ...others.filter((text) => !own.has(text)).map((text) => modifier(text, 'type')),
  ]);
}

function modifier(label: string, detail: string): AssemblyCompletion {
  return { label, kind: 'modifier', detail, documentation: '' };
}

function blocks({ ops }: MlirFile, offset: number): AssemblyCompletion[] {
  const around = opsAround(ops, offset);
  const region = around
    .flatMap((op) => op.regions)
    .findLast(({ start, end }) => start <= offset && offset <= end);
  return (region?.blocks ?? []).flatMap(({ name, args }) =>
    name === undefined
      ? []
      : [
          {
            label: `^${name}`,
            kind: 'label' as const,
            detail: args.map(({ type }) => typeText(type)).join(', '),
            documentation: '',
          },
        ],
  );
}

/** Words of attributes behind the name of an operation; their names inside braces. */
function parts(line: string, offset: number): AssemblyCompletions | undefined {
  const found = /(?:^|[\s="])([a-z]\w*\.[\w.]+)"?(.*?)([A-Za-z_]\w*)?$/.exec(line);
  const facts = found === null ? undefined : describeFacts(found[1]!);
  if (found === null || facts === undefined) return undefined;
  const [, , rest, word = ''] = found;
  const isInside = rest!.lastIndexOf('{') > rest!.lastIndexOf('}') && /[{,]\s*$/.test(rest!);
  if (isInside)
    return at(
      offset,
      word.length,
      facts.attributes.map(({ name, words }) =>
        modifier(name, words === undefined ? 'attribute' : words.replaceAll('`', '')),
      ),
    );
  if (rest!.trim() !== '' && !/<\s*$/.test(rest!)) return undefined;
  // Flags of floats have a word in front.
  const isFast = /\bfastmath\s*<\s*$/.test(rest!);
  const items = facts.attributes.flatMap(({ name, words }) =>
    ((words?.includes('`reassoc`') === true) === isFast ? (words ?? '') : '')
      .split(', ')
      .flatMap((one) => (one === '' ? [] : [modifier(one.replaceAll('`', ''), name)])),
  );
  return items.length === 0 ? undefined : at(offset, word.length, items);
}
