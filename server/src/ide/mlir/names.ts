/** Names in `.mlir` texts: values, blocks and symbols with all their places. */

import { type AsmName, type AsmOccurrence, nameAt } from '../../asm/index.ts';
import { memo } from '../../db/index.ts';
import { type MlirFile, type Op, type Region, typeText, type Value } from '../../mlir/index.ts';
import { renameEdits } from '../assembly-names.ts';
import type { AssemblyEdit, AssemblyNameUse } from '../assembly-types.ts';
import { opsIn } from './tree.ts';

class Names {
  private readonly found = new Map<
    string,
    { name: string; kind: AsmName['kind']; type: string; occurrences: AsmOccurrence[] }
  >();

  add(
    key: string,
    kind: AsmName['kind'],
    name: string,
    place: { readonly start: number; readonly end: number },
    role: AsmOccurrence['role'],
    type = '',
  ): void {
    let entry = this.found.get(key);
    if (entry === undefined) {
      entry = { name, kind, type, occurrences: [] };
      this.found.set(key, entry);
    }
    if (!entry.occurrences.some(({ start }) => start === place.start))
      entry.occurrences.push({ start: place.start, end: place.end, role });
  }

  all(): AsmName[] {
    return [...this.found.values()].map(({ occurrences, ...rest }) => ({
      ...rest,
      occurrences: occurrences.sort((a, b) => a.start - b.start),
    }));
  }
}

const known = memo<object, readonly AsmName[]>('ide.names');

/** All names of a text. */
function mlirNames(file: MlirFile): readonly AsmName[] {
  let names = known.get(file);
  if (names === undefined) {
    names = collect(file.ops, file.text);
    known.set(file, names);
  }
  return names;
}

// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one loop for each kind of name in an operation
function collect(ops: readonly Op[], text: string): readonly AsmName[] {
  const names = new Names();
  const value = (one: Value): void => {
    if (one.name !== '')
      names.add(
        `%${one.start}`,
        'variable',
        `%${one.name}`,
        one,
        'declaration',
        typeText(one.type),
      );
  };
  const symbols = new Set<string>();
  for (const { op, module } of opsIn(ops)) {
    if (op.symbol !== undefined)
      symbols.add(symbolKey(op.name === 'gpu.module' ? '' : module, op.symbol.name));
  }
  for (const { op, module } of opsIn(ops)) {
    for (const one of op.results) value(one);
    for (const region of op.regions) blocks(names, region, value);
    for (const use of [...op.operands, ...op.successors.flatMap((successor) => successor.args)]) {
      const { value: def } = use;
      if (def === undefined) continue;
      // Of `%a#1` the name is `%a`.
      const place = { start: use.start, end: use.start + 1 + use.name.length };
      names.add(`%${def.start}`, 'variable', `%${use.name}`, place, 'read', typeText(def.type));
    }
    if (op.symbol !== undefined && text[op.symbol.start] === '@') {
      const key = symbolKey(op.name === 'gpu.module' ? '' : module, op.symbol.name);
      names.add(key, 'function', `@${op.symbol.name}`, op.symbol, 'declaration');
    }
    for (const attr of op.attrs.values()) {
      if (attr.kind !== 'symbol') continue;
      symbolUses(names, symbols, attr, module, text);
    }
  }
  return names.all();
}

function symbolKey(module: string, name: string): string {
  return `@${module}::${name}`;
}

function symbolUses(
  names: Names,
  symbols: ReadonlySet<string>,
  attr: { readonly path: readonly string[]; readonly start: number; readonly end: number },
  module: string,
  text: string,
): void {
  const [first, second, ...more] = attr.path;
  const written = text.slice(attr.start, attr.end);
  if (first === undefined || more.length > 0 || written.includes('"')) return;
  const place = { start: attr.start, end: attr.start + 1 + first.length };
  if (second === undefined) {
    const own = symbolKey(module, first);
    names.add(
      symbols.has(own) ? own : symbolKey('', first),
      'function',
      `@${first}`,
      place,
      'read',
    );
    return;
  }
  names.add(symbolKey('', first), 'function', `@${first}`, place, 'read');
  const inner = { start: attr.end - 1 - second.length, end: attr.end };
  names.add(symbolKey(first, second), 'function', `@${second}`, inner, 'read');
}

function blocks(names: Names, region: Region, value: (one: Value) => void): void {
  for (const block of region.blocks) {
    for (const arg of block.args) value(arg);
    if (block.name !== undefined)
      names.add(`^${region.start} ${block.name}`, 'label', `^${block.name}`, block, 'declaration');
    for (const { name, start, end } of block.ops.at(-1)?.successors ?? [])
      names.add(`^${region.start} ${name}`, 'label', `^${name}`, { start, end }, 'read');
  }
}

/** The name at an offset. */
export function mlirNameAt(file: MlirFile, offset: number): AssemblyNameUse | undefined {
  return nameAt(mlirNames(file), offset);
}

const NAME = /^[A-Za-z_$.-][\w$.-]*$/;

/** Edits of a rename, or why there can be none. The sign in front may be written or not. */
export function mlirRename(
  file: MlirFile,
  { name }: AssemblyNameUse,
  newName: string,
): readonly AssemblyEdit[] | string {
  const sign = name.name[0]!;
  const bare = newName.startsWith(sign) ? newName.slice(1) : newName;
  if (!NAME.test(bare)) return `\`${newName}\` is no name in MLIR`;
  const full = `${sign}${bare}`;
  if (mlirNames(file).some((other) => other.name === full))
    return `\`${full}\` is already a name in this text`;
  return renameEdits(name, full);
}
