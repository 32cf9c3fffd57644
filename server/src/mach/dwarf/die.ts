/**
 * Debugging information entries and their encoding (DWARF 2 and 5): a tree of entries becomes bytes
 * and addresses by label, which each target writes in its assembler's words. All offsets are known
 * here, so no assembler has to subtract labels.
 */
import { append } from '../../base/index.ts';

/** Tags of entries, by their names in DWARF. */
export const TAG = {
  array_type: 0x01,
  formal_parameter: 0x05,
  member: 0x0d,
  pointer_type: 0x0f,
  compile_unit: 0x11,
  structure_type: 0x13,
  subroutine_type: 0x15,
  union_type: 0x17,
  inlined_subroutine: 0x1d,
  subrange_type: 0x21,
  base_type: 0x24,
  subprogram: 0x2e,
  variable: 0x34,
  namespace: 0x39,
  variant_part: 0x33,
  variant: 0x19,
  lexical_block: 0x0b,
} as const;

/** Attributes, by their names in DWARF. */
export const AT = {
  location: 0x02,
  name: 0x03,
  byte_size: 0x0b,
  stmt_list: 0x10,
  low_pc: 0x11,
  high_pc: 0x12,
  language: 0x13,
  discr: 0x15,
  discr_value: 0x16,
  comp_dir: 0x1b,
  inline: 0x20,
  producer: 0x25,
  count: 0x37,
  abstract_origin: 0x31,
  artificial: 0x34,
  data_member_location: 0x38,
  decl_file: 0x3a,
  decl_line: 0x3b,
  encoding: 0x3e,
  external: 0x3f,
  frame_base: 0x40,
  type: 0x49,
  ranges: 0x55,
  call_column: 0x57,
  call_file: 0x58,
  call_line: 0x59,
  linkage_name: 0x6e,
} as const;

/** Values by form. */
export type DieValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number | bigint; readonly size: 1 | 2 | 4 | 8 }
  | { readonly kind: 'flag' }
  | { readonly kind: 'address'; readonly label: string }
  | { readonly kind: 'section'; readonly label: string }
  | { readonly kind: 'entry'; readonly die: Die }
  | { readonly kind: 'expression'; readonly bytes: readonly number[] };

export class Die {
  readonly tag: number;
  readonly attrs: { readonly at: number; readonly value: DieValue }[] = [];
  readonly children: Die[] = [];
  offset = 0;

  constructor(tag: keyof typeof TAG, parent?: Die) {
    this.tag = TAG[tag];
    parent?.children.push(this);
  }

  text(at: keyof typeof AT, text: string): this {
    return this.set(at, { kind: 'text', text });
  }

  /** A number in as few bytes as it needs. */
  number(at: keyof typeof AT, value: number | bigint): this {
    const size = value < 0x100 ? 1 : value < 0x10000 ? 2 : value < 0x1_0000_0000 ? 4 : 8;
    return this.set(at, { kind: 'number', value, size });
  }

  flag(at: keyof typeof AT): this {
    return this.set(at, { kind: 'flag' });
  }

  address(at: keyof typeof AT, label: string): this {
    return this.set(at, { kind: 'address', label });
  }

  section(at: keyof typeof AT, label: string): this {
    return this.set(at, { kind: 'section', label });
  }

  entry(at: keyof typeof AT, die: Die): this {
    return this.set(at, { kind: 'entry', die });
  }

  expression(at: keyof typeof AT, bytes: readonly number[]): this {
    return this.set(at, { kind: 'expression', bytes });
  }

  private set(at: keyof typeof AT, value: DieValue): this {
    this.attrs.push({ at: AT[at], value });
    return this;
  }
}

/** Part of a section: bytes, or the address of a label in so many bytes. */
export type Piece =
  | { readonly bytes: readonly number[] }
  /** A label that stands here. */
  | { readonly at: string }
  | { readonly label: string; readonly size: 4 | 8 };

export interface EncodedUnit {
  readonly abbrev: readonly Piece[];
  readonly info: readonly Piece[];
  /** Lists of locations and of ranges, where there are any. */
  readonly locations?: readonly Piece[] | undefined;
  readonly ranges?: readonly Piece[] | undefined;
}

/**
 * The sections of compile units, which share their abbreviations. `abbrevLabel` is where those
 * begin.
 */
export function encodeUnits(
  units: readonly Die[],
  version: 2 | 5,
  abbrevLabel: string,
): EncodedUnit {
  const forms = new Abbreviations(version);
  const info: Piece[] = [];
  for (const unit of units) encodeUnit(unit, version, abbrevLabel, forms, info);
  return { abbrev: [{ bytes: forms.bytes() }], info };
}

function encodeUnit(
  unit: Die,
  version: 2 | 5,
  abbrevLabel: string,
  forms: Abbreviations,
  info: Piece[],
): void {
  const header = version === 5 ? 12 : 11;
  let end = header;
  const place = (die: Die): void => {
    die.offset = end;
    end += uleb(forms.codeOf(die)).length;
    for (const { value } of die.attrs) end += sizeOf(value, version);
    for (const child of die.children) place(child);
    if (die.children.length > 0) end++;
  };
  place(unit);
  let run: number[] = [...little(end - 4, 4), ...little(version, 2)];
  const flush = (): void => {
    if (run.length > 0) info.push({ bytes: run });
    run = [];
  };
  if (version === 5) run.push(1, 8);
  flush();
  info.push({ label: abbrevLabel, size: 4 });
  if (version === 2) run.push(8);
  const write = (die: Die): void => {
    append(run, uleb(forms.codeOf(die)));
    for (const { value } of die.attrs) {
      if (value.kind === 'address' || value.kind === 'section') {
        flush();
        info.push({ label: value.label, size: value.kind === 'address' ? 8 : 4 });
      } else append(run, bytesOf(value, version));
    }
    for (const child of die.children) write(child);
    if (die.children.length > 0) run.push(0);
  };
  write(unit);
  flush();
}

/** One abbreviation for each shape of entry. */
class Abbreviations {
  private readonly codes = new Map<string, number>();
  private readonly out: number[] = [];
  private readonly version: 2 | 5;

  constructor(version: 2 | 5) {
    this.version = version;
  }

  codeOf({ tag, attrs, children }: Die): number {
    const shape = [tag, children.length > 0 ? 1 : 0];
    for (const { at, value } of attrs) shape.push(at, formOf(value, this.version));
    const key = shape.join(' ');
    let code = this.codes.get(key);
    if (code === undefined) {
      code = this.codes.size + 1;
      this.codes.set(key, code);
      for (const number of [code, ...shape.slice(0, 2)]) append(this.out, uleb(number));
      for (const number of [...shape.slice(2), 0, 0]) append(this.out, uleb(number));
    }
    return code;
  }

  bytes(): readonly number[] {
    return [...this.out, 0];
  }
}

const DATA = { 1: 0x0b, 2: 0x05, 4: 0x06, 8: 0x07 } as const;

function formOf(value: DieValue, version: 2 | 5): number {
  switch (value.kind) {
    case 'text':
      return 0x08;
    case 'number':
      return DATA[value.size];
    case 'flag':
      return version === 5 ? 0x19 : 0x0c;
    case 'address':
      return 0x01;
    case 'section':
      return version === 5 ? 0x17 : 0x06;
    case 'entry':
      return 0x13;
    case 'expression':
      return version === 5 ? 0x18 : 0x0a;
  }
}

function sizeOf(value: DieValue, version: 2 | 5): number {
  if (value.kind === 'address') return 8;
  if (value.kind === 'section') return 4;
  return bytesOf(value, version).length;
}

function bytesOf(value: DieValue, version: 2 | 5): readonly number[] {
  switch (value.kind) {
    case 'text':
      return [...new TextEncoder().encode(value.text.replaceAll('\0', '')), 0];
    case 'number':
      return little(value.value, value.size);
    case 'flag':
      return version === 5 ? [] : [1];
    case 'entry':
      return little(value.die.offset, 4);
    case 'expression':
      return version === 5
        ? [...uleb(value.bytes.length), ...value.bytes]
        : [value.bytes.length, ...value.bytes];
    default:
      return [];
  }
}

/** So many bytes, the lowest first. */
export function little(value: number | bigint, size: number): number[] {
  const bits = BigInt.asUintN(size * 8, BigInt(value));
  return Array.from({ length: size }, (_, at) => Number((bits >> BigInt(8 * at)) & 0xffn));
}

/** Unsigned LEB128. */
export function uleb(value: number | bigint): number[] {
  const out: number[] = [];
  let rest = BigInt(value);
  do {
    const low = Number(rest % 128n);
    rest /= 128n;
    out.push(rest === 0n ? low : low + 128);
  } while (rest > 0n);
  return out;
}
