/** DWARF expressions of locations (DWARF 5, section 2.5). */
import { append } from '../../base/index.ts';
import { uleb } from './die.ts';
import type { Code, MachRecord, Source } from './locations.ts';

const OP = {
  addr: 0x03,
  deref: 0x06,
  const8u: 0x0e,
  constu: 0x10,
  swap: 0x16,
  xderef: 0x18,
  plus_uconst: 0x23,
  regx: 0x90,
  bregx: 0x92,
  piece: 0x93,
  stack_value: 0x9f,
} as const;

/** What a target says of its registers and memory. */
export interface ExpressionWords {
  /** DWARF's number of the register at a place; undefined when it has none. */
  readonly register: (place: number) => number | bigint | undefined;
  /** Code for the address of named memory; undefined when it cannot be named. */
  readonly memory: (symbol: string, offset: number) => readonly Code[] | undefined;
}

/**
 * The location of a variable of `size` bytes; undefined when nothing of it is anywhere. Parts that
 * are nowhere are left empty.
 */
export function locationOf(
  records: readonly MachRecord[],
  placeOf: (id: number) => number | undefined,
  size: number | undefined,
  words: ExpressionWords,
): readonly Code[] | undefined {
  const [whole] = records;
  if (records.length === 1 && (whole!.fragment === undefined || covers(whole!.fragment, size))) {
    return partOf(whole!, placeOf, words);
  }
  const out: Code[] = [];
  let at = 0;
  let isAny = false;
  const gap = (to: number): void => {
    if (to > at) append(out, [OP.piece, ...uleb(to - at)]);
    at = Math.max(at, to);
  };
  for (const record of records) {
    if (record.fragment === undefined) return undefined;
    const [from, length] = record.fragment;
    if (size !== undefined && from + length > size) continue;
    gap(from);
    const isPieced = (record.sources?.length ?? 0) > 1;
    const bytes = partOf(record, placeOf, words);
    if (bytes !== undefined) {
      isAny = true;
      append(out, bytes);
      if (!isPieced) append(out, [OP.piece, ...uleb(length)]);
      at = from + length;
    } else gap(from + length);
  }
  if (!isAny) return undefined;
  if (size !== undefined) gap(size);
  return out;
}

function covers([from, length]: readonly [number, number], size: number | undefined): boolean {
  return from === 0 && (size === undefined || length >= size);
}

function partOf(
  { sources, kind }: MachRecord,
  placeOf: (id: number) => number | undefined,
  words: ExpressionWords,
): readonly Code[] | undefined {
  if (sources === undefined || sources.length === 0) return undefined;
  if (kind !== 'value') return memoryOf(sources, kind, placeOf, words);
  const [first] = sources;
  if (sources.length === 1) return sourceOf(first!, placeOf, words);
  const out: Code[] = [];
  for (const source of sources) {
    if (source.kind === 'memory') return undefined;
    const bytes = sourceOf(source, placeOf, words);
    if (bytes === undefined) return undefined;
    append(out, [...bytes, OP.piece, ...uleb(source.size)]);
  }
  return out;
}

function sourceOf(
  source: Source,
  placeOf: (id: number) => number | undefined,
  words: ExpressionWords,
): readonly Code[] | undefined {
  if (source.kind === 'memory') return undefined;
  if (source.kind === 'constant')
    return [
      ...(source.bits < 2n ** 32n
        ? [OP.constu, ...uleb(Number(source.bits))]
        : [OP.const8u, ...little(source.bits)]),
      OP.stack_value,
    ];
  const place = placeOf(source.id);
  const register = place === undefined ? undefined : words.register(place);
  return register === undefined ? undefined : [OP.regx, ...uleb(register)];
}

/** The variable lies at an address: named memory, or what a register holds. */
function memoryOf(
  sources: readonly Source[],
  kind: 'address' | 'indirect',
  placeOf: (id: number) => number | undefined,
  words: ExpressionWords,
): readonly Code[] | undefined {
  const [source] = sources;
  const behind = kind === 'indirect' ? [OP.deref] : [];
  if (source!.kind === 'memory') {
    const bytes = words.memory(source!.symbol, source!.offset);
    return bytes && [...bytes, ...behind];
  }
  if (source!.kind !== 'register' || sources.length > 1) return undefined;
  const place = placeOf(source!.id);
  const register = place === undefined ? undefined : words.register(place);
  return register === undefined ? undefined : [OP.bregx, ...uleb(register), 0, ...behind];
}

function little(bits: bigint): number[] {
  return Array.from({ length: 8 }, (_, i) => Number((bits >> BigInt(8 * i)) & 0xffn));
}

/** A byte offset in memory of an address space, as LLVM writes it for AMD. */
export function inSpace(offset: number, space: number): readonly Code[] {
  return [OP.constu, ...uleb(offset), OP.constu, ...uleb(space), OP.swap, OP.xderef];
}

/** A byte offset behind a label. */
export function atLabel(label: string, offset: number): readonly Code[] {
  return [OP.addr, label, ...(offset === 0 ? [] : [OP.plus_uconst, ...uleb(offset)])];
}
