/**
 * Completion in `.mlir` texts: operations of a dialect, values and blocks that can be named, the
 * words and attributes of the operation that is being written.
 */
import {
  describeFacts,
  dialectNames,
  type MlirFile,
  operationNames,
  typeText,
  type Value,
} from '../../mlir/index.ts';
import type { AssemblyCompletion, AssemblyCompletions } from '../assembly-types.ts';
import { factsDoc } from './facts-doc.ts';
import { opsAround } from './tree.ts';

/** What can stand at an offset; undefined where nothing of ours can. */
export function mlirCompletions(file: MlirFile, offset: number): AssemblyCompletions | undefined {
  const { text } = file;
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
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
  return parts(line, offset);
}

function at(
  offset: number,
  typed: number,
  items: readonly AssemblyCompletion[],
): AssemblyCompletions {
  return { start: offset - typed, end: offset, items };
}

/** Of one dialect once it is written, else the dialects. */
function operations(word: string): AssemblyCompletion[] {
  const dot = word.indexOf('.');
  if (dot < 0)
    return dialectNames().map((name) => ({
      label: name,
      kind: 'directive',
      detail: 'dialect',
      documentation: '',
      snippet: `${name}.`,
    }));
  const dialect = word.slice(0, dot);
  return operationNames(dialect).map((name) => {
    const label = `${dialect}.${name}`;
    return { label, kind: 'instruction', detail: dialect, documentation: factsDoc(label) ?? '' };
  });
}

/** Values of the blocks around that come before. */
function values({ ops }: MlirFile, offset: number): AssemblyCompletion[] {
  const found = new Map<string, Value>();
  const note = (value: Value): void => {
    if (value.name !== '') found.set(value.name, value);
  };
  const around = opsAround(ops, offset);
  let level = ops;
  for (const op of [...around, undefined]) {
    for (const one of level) {
      if (one.end > offset) break;
      for (const value of one.results) note(value);
    }
    const region = op?.regions.find(({ start, end }) => start <= offset && offset <= end);
    const inner = region?.blocks ?? [];
    for (const { args } of inner) for (const arg of args) note(arg);
    level = inner.findLast(({ start }) => start <= offset)?.ops ?? [];
    // Nothing of what is around is seen from inside.
    if (
      op !== undefined &&
      /^(?:builtin\.module|gpu\.module|gpu\.func|func\.func|llvm\.func)$/.test(op.name)
    ) {
      const own = inner.flatMap(({ args }) => args);
      found.clear();
      for (const arg of own) note(arg);
    }
  }
  return [...found.values()].map((value) => ({
    label: `%${value.name}`,
    kind: 'register',
    detail: typeText(value.type),
    documentation: '',
  }));
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
  const modifier = (label: string, detail: string): AssemblyCompletion => ({
    label,
    kind: 'modifier',
    detail,
    documentation: '',
  });
  if (isInside)
    return at(
      offset,
      word.length,
      facts.attributes.map(({ name, words }) =>
        modifier(name, words === undefined ? 'attribute' : words.replaceAll('`', '')),
      ),
    );
  if (rest!.trim() !== '' && !/<\s*$/.test(rest!)) return undefined;
  const items = facts.attributes.flatMap(({ name, words }) =>
    (words ?? '')
      .split(', ')
      .flatMap((one) => (one === '' ? [] : [modifier(one.replaceAll('`', ''), name)])),
  );
  return items.length === 0 ? undefined : at(offset, word.length, items);
}
