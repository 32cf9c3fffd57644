/**
 * Do patterns cover all values of a type? The algorithm of rustc (`rustc_pattern_analysis`): the
 * values are split by the outermost constructors that the patterns name, and each part is looked at
 * with what the patterns say of its fields. A value that no pattern takes is shown as a pattern.
 */
import { Fuel, LIMITS } from '../base/index.ts';
import {
  HAS_PARAM,
  HAS_PROJ,
  type Program,
  type TPat,
  type Ty,
  type VariantDef,
} from '../hir/index.ts';
import { intShape, isInteger, ordered, scalarValue } from './scalars.ts';
import { mayBeEmpty } from './uninhabited.ts';

/** The outermost step of a pattern. */
type Ctor =
  | { readonly kind: 'single' }
  | { readonly kind: 'variant'; readonly def: VariantDef }
  /** Integers in the order of their values, both ends included. */
  | { readonly kind: 'range'; readonly lo: bigint; readonly hi: bigint }
  | {
      readonly kind: 'slice';
      readonly prefix: number;
      readonly suffix: number;
      readonly open: boolean;
    }
  /** A value that stands for no range: of a float, a string. */
  | { readonly kind: 'opaque' };

type Pat =
  | { readonly kind: 'wild' }
  | { readonly kind: 'or'; readonly pats: readonly Pat[] }
  | {
      readonly kind: 'ctor';
      readonly ctor: Ctor;
      readonly fields: readonly Pat[];
      readonly ty: Ty;
    };

type Row = readonly Pat[];

const WILD: Pat = { kind: 'wild' };

/** It is not known what the patterns cover. */
class Uncertain extends Error {}

export class Coverage {
  private readonly program: Program;
  /** Rows that are looked at, of one list of patterns. */
  private fuel = new Fuel(LIMITS.patternVisits);

  constructor(program: Program) {
    this.program = program;
  }

  /** A value that none of the patterns takes; undefined where there is none, or none for sure. */
  missing(pats: readonly TPat[], ty: Ty): string | undefined {
    this.fuel = new Fuel(LIMITS.patternVisits);
    this.fuel.add(pats.length * LIMITS.patternVisitsEach.limit);
    try {
      return this.uncovered(
        pats.map((pat) => [this.read(pat)]),
        [ty],
      )?.[0];
    } catch (error) {
      if (error instanceof Uncertain) return undefined;
      throw error;
    }
  }

  // ------------------------------------------------------------------------------------ reading

  private read(pat: TPat): Pat {
    switch (pat.kind) {
      case 'wild':
        return WILD;
      case 'never':
        throw new Uncertain();
      case 'binding':
        return pat.sub === undefined ? WILD : this.read(pat.sub);
      case 'or':
        return { kind: 'or', pats: pat.pats.map((one) => this.read(one)) };
      case 'deref':
        return this.made({ kind: 'single' }, [this.read(pat.pat)], pat.ty);
      case 'variant':
        return this.made(
          { kind: 'variant', def: pat.variant },
          this.readFields(pat.fields, this.program.fields(pat.variant).length),
          pat.ty,
        );
      case 'fields': {
        if (pat.ty.kind === 'adt' && pat.ty.def.kind === 'union') throw new Uncertain();
        const count = this.fieldTypes({ kind: 'single' }, pat.ty).length;
        return this.made({ kind: 'single' }, this.readFields(pat.fields, count), pat.ty);
      }
      case 'slice':
        return this.readSlice(pat);
      case 'range':
        return this.readRange(pat);
      case 'value':
        return this.readValue(pat);
    }
  }

  private made(ctor: Ctor, fields: readonly Pat[], ty: Ty): Pat {
    return { kind: 'ctor', ctor, fields, ty };
  }

  private readFields(
    fields: readonly { readonly index: number; readonly pat: TPat }[],
    count: number,
  ): Pat[] {
    const out: Pat[] = new Array<Pat>(count).fill(WILD);
    for (const { index, pat } of fields) {
      if (index < 0 || index >= count) throw new Uncertain();
      out[index] = this.read(pat);
    }
    return out;
  }

  private readSlice(pat: TPat & { kind: 'slice' }): Pat {
    const prefix = pat.prefix.map((one) => this.read(one));
    const suffix = pat.suffix.map((one) => this.read(one));
    if (pat.ty.kind === 'array') {
      const length = this.program.constValue(pat.ty.len);
      if (length === undefined || length > 64n) throw new Uncertain();
      const gap = Number(length) - prefix.length - suffix.length;
      if (gap < 0) throw new Uncertain();
      const between: Pat[] = new Array<Pat>(gap).fill(WILD);
      return this.made({ kind: 'single' }, [...prefix, ...between, ...suffix], pat.ty);
    }
    const ctor: Ctor = {
      kind: 'slice',
      prefix: prefix.length,
      suffix: suffix.length,
      open: pat.hasRest,
    };
    return this.made(ctor, [...prefix, ...suffix], pat.ty);
  }

  private readValue(pat: TPat & { kind: 'value' }): Pat {
    const { value, ty } = pat;
    if (isInteger(ty)) {
      const bits = scalarValue(this.program, value);
      if (bits === undefined) throw new Uncertain();
      const at = ordered(ty, bits);
      return this.made({ kind: 'range', lo: at, hi: at }, [], ty);
    }
    if (ty.kind === 'float') return this.made({ kind: 'opaque' }, [], ty);
    if (value.kind === 'lit-bytes' && ty.kind === 'ref' && ty.inner.kind === 'str')
      return this.made({ kind: 'opaque' }, [], ty);
    throw new Uncertain();
  }

  private readRange(pat: TPat & { kind: 'range' }): Pat {
    const { ty, inclusive } = pat;
    if (ty.kind === 'float') return this.made({ kind: 'opaque' }, [], ty);
    if (!isInteger(ty)) throw new Uncertain();
    const [first, last] = endsOf(ty);
    const numberOf = (expr: NonNullable<typeof pat.lo>): bigint => {
      const bits = scalarValue(this.program, expr);
      if (bits === undefined) throw new Uncertain();
      return ordered(ty, bits);
    };
    const lo = pat.lo === undefined ? first : numberOf(pat.lo);
    const hi = pat.hi === undefined ? last : numberOf(pat.hi) - (inclusive ? 0n : 1n);
    if (lo > hi) throw new Uncertain();
    return this.made({ kind: 'range', lo, hi }, [], ty);
  }

  // ------------------------------------------------------------------------------------ covering

  /** One value for each column, as a pattern, that no row takes. */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: the cases of a column, as rustc has them
  private uncovered(written: readonly Row[], tys: readonly Ty[]): string[] | undefined {
    if (!this.fuel.spend(written.length + 1)) throw new Uncertain();
    if (tys.length === 0) return written.length === 0 ? [] : undefined;
    const rows = written.flatMap(unfolded);
    const heads = rows.flatMap(([head]) => (head?.kind === 'ctor' ? [head] : []));
    const ty = heads[0]?.ty ?? tys[0]!;
    const others = rows.filter(([head]) => head?.kind === 'wild').map((row) => row.slice(1));
    if (heads.length === 0) {
      const ctors = rows.length === 0 ? this.allCtors(ty, []) : undefined;
      if (ctors === undefined || ctors.length !== 1 || ctors[0]!.kind === 'range') {
        if (rows.length === 0 && mayBeEmpty(this.program, ty)) return undefined;
        const rest = this.uncovered(others, tys.slice(1));
        if (rest === undefined) return undefined;
        const name = ctors?.[0]?.kind === 'variant' ? this.shown(ctors[0], ty, []) : '_';
        return [name, ...rest];
      }
    }
    const ctors = this.splitCtors(
      ty,
      heads.map(({ ctor }) => ctor),
    );
    if (ctors === undefined) {
      const rest = this.uncovered(others, tys.slice(1));
      return rest && [ty.kind === 'ref' ? '&_' : '_', ...rest];
    }
    const named = rowsByCtor(rows, ctors, this.fuel);
    const wild = rows.filter(([head]) => head?.kind === 'wild');
    let areOthersCovered = false;
    for (const [at, ctor] of ctors.entries()) {
      // What no row names is covered by the same rows as any other such constructor.
      if (named[at]!.length === 0 && areOthersCovered) continue;
      const fields = this.fieldTypes(ctor, ty);
      if (fields.some((field) => mayBeEmpty(this.program, field))) continue;
      const inner = [...named[at]!, ...wild].flatMap((row) =>
        specialised(row, ctor, fields.length),
      );
      const rest = this.uncovered(inner, [...fields, ...tys.slice(1)]);
      if (rest === undefined) {
        areOthersCovered ||= named[at]!.length === 0;
        continue;
      }
      return [this.shown(ctor, ty, rest.slice(0, fields.length)), ...rest.slice(fields.length)];
    }
    return undefined;
  }

  /** The constructors that together make all values of a type; undefined without a list of them. */
  private allCtors(ty: Ty, named: readonly Ctor[]): readonly Ctor[] | undefined {
    if (named.some(({ kind }) => kind === 'opaque')) return undefined;
    switch (ty.kind) {
      case 'bool':
      case 'int':
      case 'char':
        return splitRanges(ty, named);
      case 'tuple':
      case 'ref':
        return [{ kind: 'single' }];
      case 'array':
        return named.length > 0 ? [{ kind: 'single' }] : undefined;
      case 'slice':
        return slicesFor(named);
      case 'adt':
        if (ty.def.kind === 'enum')
          return ty.def.variants.map((def): Ctor => ({ kind: 'variant', def }));
        return ty.def.kind === 'struct' ? [{ kind: 'single' }] : undefined;
      default:
        return named.length > 0 ? [{ kind: 'single' }] : undefined;
    }
  }

  /**
   * Those of them that rows name, in order, and of an enum's others the first that has values: the
   * same rows cover each of them. So an enum may have many more variants than there are rows.
   */
  private splitCtors(ty: Ty, named: readonly Ctor[]): readonly Ctor[] | undefined {
    if (ty.kind !== 'adt' || ty.def.kind !== 'enum') return this.allCtors(ty, named);
    if (named.some(({ kind }) => kind === 'opaque')) return undefined;
    const defs = new Set(named.flatMap((ctor) => (ctor.kind === 'variant' ? [ctor.def] : [])));
    const other = ty.def.variants.find(
      (def) =>
        !defs.has(def) &&
        !this.fieldTypes({ kind: 'variant', def }, ty).some((field) =>
          mayBeEmpty(this.program, field),
        ),
    );
    if (other !== undefined) defs.add(other);
    const inOrder = [...defs].sort((a, b) => a.index - b.index);
    return inOrder.map((def): Ctor => ({ kind: 'variant', def }));
  }

  private fieldTypes(ctor: Ctor, ty: Ty): readonly Ty[] {
    switch (ctor.kind) {
      case 'variant':
        return ty.kind === 'adt'
          ? this.program.fields(ctor.def).map((field) => this.fieldType(field.ty, ty))
          : [];
      case 'slice':
        return ty.kind === 'slice' ? new Array<Ty>(ctor.prefix + ctor.suffix).fill(ty.elem) : [];
      case 'single':
        if (ty.kind === 'tuple') return ty.elems;
        if (ty.kind === 'ref') return [ty.inner];
        if (ty.kind === 'array') {
          const length = this.program.constValue(ty.len);
          if (length === undefined || length > 64n) throw new Uncertain();
          return new Array<Ty>(Number(length)).fill(ty.elem);
        }
        if (ty.kind === 'adt' && ty.def.kind === 'struct')
          return this.program.fields(ty.def).map((field) => this.fieldType(field.ty, ty));
        throw new Uncertain();
      default:
        return [];
    }
  }

  private fieldType(field: Ty, adt: Ty & { kind: 'adt' }): Ty {
    const ty = this.program.substitute(field, adt.args);
    if ((ty.flags & HAS_PROJ) === 0 || (ty.flags & HAS_PARAM) !== 0) return ty;
    return this.program.instantiate(ty, []);
  }

  // ------------------------------------------------------------------------------------ showing

  private shown(ctor: Ctor, ty: Ty, fields: readonly string[]): string {
    const all = (list: readonly string[]): string => list.join(', ');
    switch (ctor.kind) {
      case 'range':
        return rangeText(ty, ctor.lo, ctor.hi);
      case 'slice':
        return ctor.open
          ? `[${all([...fields.slice(0, ctor.prefix), '..', ...fields.slice(ctor.prefix)])}]`
          : `[${all(fields)}]`;
      case 'variant': {
        const name = `${ctor.def.parent.name}::${ctor.def.name}`;
        const isCommon =
          ctor.def.crate.isPrelude && /^(?:Option|Result)$/.test(ctor.def.parent.name);
        return this.record(isCommon ? ctor.def.name : name, ctor.def, fields);
      }
      case 'single':
        if (ty.kind === 'tuple') return `(${all(fields)}${fields.length === 1 ? ',' : ''})`;
        if (ty.kind === 'ref') return `&${fields[0] ?? '_'}`;
        if (ty.kind === 'adt' && ty.def.kind === 'struct')
          return this.record(ty.def.name, ty.def, fields);
        return ty.kind === 'array' ? `[${all(fields)}]` : '_';
      default:
        return '_';
    }
  }

  private record(
    name: string,
    def: Parameters<Program['fields']>[0],
    fields: readonly string[],
  ): string {
    if (fields.length === 0) return name;
    const infos = this.program.fields(def);
    if (infos.every((info, at) => info.name === String(at))) return `${name}(${fields.join(', ')})`;
    return `${name} { ${infos.map((info, at) => `${info.name}: ${fields[at] ?? '_'}`).join(', ')} }`;
  }
}

// -------------------------------------------------------------------------------------- rows

/** A row without alternatives in its first column. */
function unfolded(row: Row): Row[] {
  const [head] = row;
  if (head?.kind !== 'or') return [row];
  return head.pats.flatMap((pat) => unfolded([pat, ...row.slice(1)]));
}

/** For each constructor the rows that name it, or a part of the values that it is. */
function rowsByCtor(rows: readonly Row[], ctors: readonly Ctor[], fuel: Fuel): Row[][] {
  const out = ctors.map((): Row[] => []);
  const byVariant = new Map<VariantDef, Row[]>();
  ctors.forEach((ctor, at) => {
    if (ctor.kind === 'variant') byVariant.set(ctor.def, out[at]!);
  });
  for (const row of rows) {
    const [head] = row;
    if (head?.kind !== 'ctor') continue;
    const own = head.ctor;
    if (own.kind === 'variant') byVariant.get(own.def)?.push(row);
    else if (own.kind === 'range') {
      const end = firstFrom(ctors, own.hi + 1n);
      for (let at = firstFrom(ctors, own.lo); at < end; at++) {
        if (!fuel.spend()) throw new Uncertain();
        out[at]!.push(row);
      }
    } else for (const list of out) list.push(row);
  }
  return out;
}

/** The first of some ranges in order that begins at a value or behind it. */
function firstFrom(ctors: readonly Ctor[], value: bigint): number {
  let [from, to] = [0, ctors.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const ctor = ctors[middle]!;
    if (ctor.kind === 'range' && ctor.lo < value) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** What a row says of the values of a constructor. */
function specialised([head, ...rest]: Row, ctor: Ctor, arity: number): Row[] {
  if (head === undefined) return [];
  if (head.kind !== 'ctor') return [[...new Array<Pat>(arity).fill(WILD), ...rest]];
  const own = head.ctor;
  if (ctor.kind === 'range')
    return own.kind === 'range' && own.lo <= ctor.lo && ctor.hi <= own.hi ? [rest] : [];
  if (ctor.kind === 'variant')
    return own.kind === 'variant' && own.def === ctor.def ? [[...head.fields, ...rest]] : [];
  if (ctor.kind === 'slice')
    return own.kind === 'slice' ? slices(head.fields, own, ctor, rest) : [];
  return own.kind === ctor.kind && head.fields.length === arity ? [[...head.fields, ...rest]] : [];
}

function slices(
  fields: readonly Pat[],
  own: Ctor & { kind: 'slice' },
  { prefix, suffix, open }: Ctor & { kind: 'slice' },
  rest: Row,
): Row[] {
  const length = prefix + suffix;
  const least = own.prefix + own.suffix;
  if (own.open ? length < least : open || length !== least) return [];
  const between = new Array<Pat>(length - least).fill(WILD);
  return [[...fields.slice(0, own.prefix), ...between, ...fields.slice(own.prefix), ...rest]];
}

/** All lengths up to the longest that patterns name, and those over it as one. */
function slicesFor(named: readonly Ctor[]): Ctor[] {
  const all = named.flatMap((ctor) => (ctor.kind === 'slice' ? [ctor] : []));
  let prefix = 0;
  let suffix = 0;
  let most = 0;
  for (const one of all) {
    prefix = Math.max(prefix, one.prefix);
    if (one.open) suffix = Math.max(suffix, one.suffix);
    most = Math.max(most, one.prefix + one.suffix + (one.open ? 0 : 1));
  }
  most = Math.max(most, prefix + suffix);
  if (most > 32) throw new Uncertain();
  const out: Ctor[] = [];
  for (let length = 0; length < most; length++)
    out.push({ kind: 'slice', prefix: length, suffix: 0, open: false });
  out.push({ kind: 'slice', prefix: most - suffix, suffix, open: true });
  return out;
}

// -------------------------------------------------------------------------------------- numbers

/** The first and last value; of `usize` and `isize` what no program can name lies beyond them. */
function endsOf(ty: Ty): [bigint, bigint] {
  if (ty.kind === 'bool') return [0n, 1n];
  if (ty.kind === 'char') return [0n, 0x10ffffn];
  const { bits, signed, isPointer } = intShape(ty)!;
  const more = isPointer ? 1n : 0n;
  const half = 1n << BigInt(bits - 1);
  return signed ? [-half - more, half - 1n + more] : [0n, (half << 1n) - 1n + more];
}

/** Ranges that no named one overlaps in part, in order, over all values. */
function splitRanges(ty: Ty, named: readonly Ctor[]): Ctor[] {
  const [first, last] = endsOf(ty);
  const starts = new Set<bigint>([first]);
  for (const ctor of named) {
    if (ctor.kind !== 'range') continue;
    if (ctor.lo >= first) starts.add(ctor.lo);
    if (ctor.hi < last) starts.add(ctor.hi + 1n);
  }
  if (ty.kind === 'char') {
    starts.add(0xd800n);
    starts.add(0xe000n);
  }
  const sorted = [...starts].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const out: Ctor[] = [];
  for (const [at, lo] of sorted.entries()) {
    const hi = (sorted[at + 1] ?? last + 1n) - 1n;
    // No character is a surrogate.
    if (ty.kind === 'char' && lo >= 0xd800n && hi <= 0xdfffn) continue;
    out.push({ kind: 'range', lo, hi });
  }
  return out;
}

function rangeText(ty: Ty, lo: bigint, hi: bigint): string {
  if (ty.kind === 'bool') return lo === 0n && hi === 1n ? '_' : lo === 0n ? 'false' : 'true';
  const [first, last] = endsOf(ty);
  const name = ty.kind === 'int' ? ty.name : '';
  const one = (value: bigint): string => {
    if (ty.kind === 'char') return `'\\u{${value.toString(16)}}'`;
    return `${value}_${name}`;
  };
  if (lo === hi)
    return intShape(ty)?.isPointer === true && hi === last ? `${name}::MAX..` : one(lo);
  if (lo === first && hi === last) return '_';
  if (ty.kind === 'int' && hi >= last) return `${one(lo)}..`;
  if (ty.kind === 'int' && lo <= first) return `..=${one(hi)}`;
  return `${one(lo)}..=${one(hi)}`;
}
