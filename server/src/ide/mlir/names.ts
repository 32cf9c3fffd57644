/** Names in `.mlir` texts: values, blocks, symbols and aliases with all their places. */

import { type AsmName, type AsmOccurrence, nameAt } from '../../asm/index.ts';
import { memo } from '../../db/index.ts';
import {
  type Attribute,
  type MlirFile,
  type MlirToken,
  mlirTokens,
  type Op,
  type Region,
  typeText,
  type Value,
} from '../../mlir/index.ts';
import { renameEdits } from '../assembly-names.ts';
import type { AssemblyEdit, AssemblyNameUse } from '../assembly-types.ts';
import { opsAround, opsIn } from './tree.ts';
import { isClosed, visibleValues } from './visible.ts';

interface Place {
  readonly start: number;
  readonly end: number;
}

interface Entry {
  readonly name: string;
  readonly kind: AsmName['kind'];
  readonly type: string;
  readonly occurrences: AsmOccurrence[];
}

class Names {
  private readonly found = new Map<string, Entry & { readonly starts: Set<number> }>();

  /** `kind` and `type` are those of the first place. */
  add(
    key: string,
    { name, kind, type = '' }: { name: string; kind: AsmName['kind']; type?: string },
    { start, end }: Place,
    role: AsmOccurrence['role'] = 'read',
  ): void {
    let entry = this.found.get(key);
    if (entry === undefined) {
      entry = { name, kind, type, occurrences: [], starts: new Set() };
      this.found.set(key, entry);
    }
    if (entry.starts.has(start)) return;
    entry.starts.add(start);
    entry.occurrences.push({ start, end, role });
  }

  all(): AsmName[] {
    return [...this.found.values()].map(({ name, kind, type, occurrences }) => ({
      name,
      kind,
      type,
      occurrences: occurrences.sort((a, b) => a.start - b.start),
    }));
  }
}

const known = memo<object, readonly AsmName[]>('ide.names');

/** All names of a text. */
function mlirNames(file: MlirFile): readonly AsmName[] {
  let names = known.get(file);
  if (names === undefined) {
    names = new Collect(file).all();
    known.set(file, names);
  }
  return names;
}

class Collect {
  private readonly names = new Names();
  private readonly file: MlirFile;
  private readonly symbols = new Set<string>();

  constructor(file: MlirFile) {
    this.file = file;
  }

  all(): readonly AsmName[] {
    const { ops } = this.file;
    for (const { op, module } of opsIn(ops))
      if (op.symbol !== undefined) this.symbols.add(keyOfSymbol(op, module));
    for (const { op, module } of opsIn(ops)) this.operation(op, module);
    const tokens = mlirTokens(this.file.text);
    this.aliases(tokens);
    this.unread(tokens);
    return this.names.all();
  }

  private operation(op: Op, module: string): void {
    for (const one of op.results) this.value(one);
    for (const region of op.regions) this.blocks(region);
    for (const use of [...op.operands, ...op.successors.flatMap(({ args }) => args)])
      if (use.value !== undefined) this.use(use.value, use.start);
    if (op.symbol !== undefined && this.file.text[op.symbol.start] === '@') {
      const name = { name: `@${op.symbol.name}`, kind: 'function' as const };
      this.names.add(keyOfSymbol(op, module), name, op.symbol, 'declaration');
    }
    for (const attr of op.attrs.values()) this.attribute(attr, module);
  }

  private value(one: Value): void {
    if (one.name === '') return;
    this.names.add(`%${one.start}`, ofValue(one), one, 'declaration');
  }

  /** Of `%a#1` the name is `%a`. */
  private use(value: Value, start: number): void {
    const place = { start, end: start + 1 + value.name.length };
    this.names.add(`%${value.start}`, ofValue(value), place);
  }

  private blocks(region: Region): void {
    for (const block of region.blocks) {
      for (const arg of block.args) this.value(arg);
      if (block.name !== undefined)
        this.names.add(...labelOf(region, block.name), block, 'declaration');
      for (const { name, start, end } of block.ops.at(-1)?.successors ?? [])
        this.names.add(...labelOf(region, name), { start, end });
    }
  }

  private attribute(attr: Attribute, module: string): void {
    if (attr.kind === 'symbol') this.symbol(attr, module);
    else if (attr.kind === 'array') for (const item of attr.items) this.attribute(item, module);
    else if (attr.kind === 'dictionary')
      for (const item of attr.entries.values()) this.attribute(item, module);
  }

  private symbol(attr: Extract<Attribute, { kind: 'symbol' }>, module: string): void {
    const [first, second, ...more] = attr.path;
    const written = this.file.text.slice(attr.start, attr.end);
    if (first === undefined || more.length > 0 || written.includes('"')) return;
    const outer = { start: attr.start, end: attr.start + 1 + first.length };
    this.symbolUse(second === undefined ? module : '', first, outer);
    if (second === undefined) return;
    const inner = { start: attr.end - 1 - second.length, end: attr.end };
    const name = { name: `@${second}`, kind: 'function' as const };
    this.names.add(symbolKey(first, second), name, inner);
  }

  private symbolUse(module: string, name: string, place: Place): void {
    const own = symbolKey(module, name);
    const key = this.symbols.has(own) ? own : symbolKey('', name);
    this.names.add(key, { name: `@${name}`, kind: 'function' }, place);
  }

  /** Names that the text gives to types and attributes. */
  private aliases(tokens: readonly MlirToken[]): void {
    const { text, aliases } = this.file;
    const given = new Map(
      aliases.map(({ at, name, is }) => [`${is === 'type' ? '!' : '#'}${name}`, at]),
    );
    if (given.size === 0) return;
    for (const { kind, start, end } of tokens) {
      if (kind !== 'bang' && kind !== 'hash') continue;
      const name = text.slice(start, end);
      const at = given.get(name);
      if (at === undefined || text[end] === '<') continue;
      this.names.add(name, { name, kind: 'variable' }, { start, end }, roleAt(at, start));
    }
  }

  /** What operations name that nobody could read. */
  private unread(tokens: readonly MlirToken[]): void {
    for (const { op, module } of opsIn(this.file.ops)) {
      if (!op.opaque || op.regions.length > 0) continue;
      const visible = visibleValues(this.file, op.start);
      for (const token of within(tokens, op)) {
        const name = this.file.text.slice(token.start + 1, token.end);
        const value = token.kind === 'value' ? visible.get(name) : undefined;
        const isResult = op.results.some(({ start }) => start === token.start);
        if (value !== undefined && !isResult) this.use(value, token.start);
        if (token.kind === 'symbol' && this.symbols.has(symbolKey(module, name)))
          this.symbolUse(module, name, token);
      }
    }
  }
}

/** The tokens of an operation, of all that are in order. */
function within(tokens: readonly MlirToken[], { start, end }: Op): readonly MlirToken[] {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (tokens[middle]!.start < start) low = middle + 1;
    else high = middle;
  }
  const first = low;
  while (low < tokens.length && tokens[low]!.end <= end) low++;
  return tokens.slice(first, low);
}

function roleAt(declared: number, start: number): AsmOccurrence['role'] {
  return declared === start ? 'declaration' : 'read';
}

function ofValue({ name, type }: Value): { name: string; kind: 'variable'; type: string } {
  return { name: `%${name}`, kind: 'variable', type: typeText(type) };
}

function labelOf(
  region: Region,
  name: string,
): [key: string, name: { name: string; kind: 'label' }] {
  return [`^${region.start} ${name}`, { name: `^${name}`, kind: 'label' }];
}

function symbolKey(module: string, name: string): string {
  return `@${module}::${name}`;
}

function keyOfSymbol(op: Op, module: string): string {
  return symbolKey(op.name === 'gpu.module' ? '' : module, op.symbol!.name);
}

/** The name at an offset. */
export function mlirNameAt(file: MlirFile, offset: number): AssemblyNameUse | undefined {
  return nameAt(mlirNames(file), offset);
}

const NAME = /^[A-Za-z_$.-][\w$.-]*$/;
const ALIAS = /^[A-Za-z_][\w$]*$/;

/** Edits of a rename, or why there can be none. The sign in front may be written or not. */
export function mlirRename(
  file: MlirFile,
  { name }: AssemblyNameUse,
  newName: string,
): readonly AssemblyEdit[] | string {
  const sign = name.name[0]!;
  const bare = newName.startsWith(sign) ? newName.slice(1) : newName;
  const isAlias = sign === '!' || sign === '#';
  if (!(isAlias ? ALIAS : NAME).test(bare)) return `\`${newName}\` is no name in MLIR`;
  const full = `${sign}${bare}`;
  const scope = scopeOf(file, name);
  const isTaken = mlirNames(file).some(
    (other) =>
      other.name === full &&
      other !== name &&
      other.occurrences.some(({ start }) => scope.start <= start && start < scope.end),
  );
  if (isTaken) return `\`${full}\` is already a name here`;
  return renameEdits(name, full);
}

/** Where a name of a value or a block could be meant: the innermost closed operation around it. */
function scopeOf({ ops, text }: MlirFile, { name, occurrences }: AsmName): Place {
  const whole = { start: 0, end: text.length };
  if (!/^[%^]/.test(name)) return whole;
  const [first] = occurrences;
  return opsAround(ops, first?.start ?? 0).findLast((op) => isClosed(op)) ?? whole;
}
