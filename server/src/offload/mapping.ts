/**
 * How rustc maps what a launch of `core::offload` passes: of each parameter the values that travel,
 * with size and direction. Source: rustc's `offload_meta.rs` and what its builds with
 * `-Zoffload=Test` say.
 */
import type { Ty } from '../hir/index.ts';
import { isBool, type Layout, LayoutError, type Layouts, type Scalar } from '../layout/index.ts';

/** The bits of a map type; numbers of LLVM's offload runtime. */
export const MAP = {
  /** Copied to the device before the kernel runs. */
  to: 0x1,
  /** Copied back behind it. */
  from: 0x2,
  /** The kernel gets it as an argument. */
  targetParam: 0x20,
  /** Travels by value. */
  literal: 0x100,
  /** Nobody wrote the map. */
  implicit: 0x200,
} as const;

const BY_VALUE = MAP.literal | MAP.implicit;

/** Bytes of a transfer: known, or elements of so many bytes whose number the next value is. */
export type MapSize =
  | { readonly kind: 'static'; readonly bytes: number }
  | { readonly kind: 'elements'; readonly each: number };

/** One value that travels: a slice has two, pointer and length. */
export interface MapEntry {
  /** Behind the argument's name, of what has two values: `.0` and `.1`. */
  readonly suffix: '' | '.0' | '.1';
  /** Bits of `MAP`, before they are divided among the calls. */
  readonly flags: number;
  readonly size: MapSize;
  /** LLVM's type of the value in Rust; a value that is no pointer fills 64 bits. */
  readonly type: ValueType;
  /** An aggregate that lies in memory: the pointer is to the argument itself. */
  readonly inMemory: boolean;
  readonly role: 'value' | 'pointer' | 'length';
}

export type ValueType = 'i1' | 'i8' | 'i16' | 'i32' | 'i64' | 'half' | 'float' | 'double' | 'ptr';

/** What rustc refuses to pass to an offload kernel, or stops at with an error of its own. */
export class CannotMap extends Error {}

/** What the three calls are told of an entry. */
export function mapTypes({ flags }: MapEntry): { begin: number; kernel: number; end: number } {
  return {
    begin: flags & (MAP.to | BY_VALUE),
    kernel: (flags & BY_VALUE) | MAP.targetParam,
    end: flags & MAP.from,
  };
}

/** Aggregates up to a register travel in one, which the launch does not know how to pass. */
const REGISTER = 8;

/**
 * The values of a parameter of this type. Throws `CannotMap` for what cannot be passed, and
 * `LayoutError` for a type without layout.
 */
export function entriesOf(layouts: Layouts, ty: Ty): readonly MapEntry[] {
  const region = regionElement(ty);
  if (region !== undefined)
    return slice(MAP.to | MAP.from, { kind: 'elements', each: layouts.of(region).size });
  refuse(ty);
  const layout = layouts.of(ty);
  if (layout.size === 0) throw new CannotMap('has no size');
  switch (layout.repr.kind) {
    case 'scalar':
      return [one('', modeOf(ty), payload(layouts, ty), layout.repr.a)];
    case 'pair':
      return pair(layouts, ty, layout, [layout.repr.a, layout.repr.b]);
    case 'memory':
      if (layout.size <= REGISTER) throw new CannotMap('is an aggregate that fits a register');
      return [
        {
          suffix: '',
          flags: MAP.to,
          size: { kind: 'static', bytes: layout.size },
          type: 'ptr',
          inMemory: true,
          role: 'value',
        },
      ];
  }
}

/** The elements of a `core::offload::Region`, which is mapped as a slice. */
export function regionElement(ty: Ty): Ty | undefined {
  if (ty.kind !== 'adt' || ty.def.name !== 'Region' || !ty.def.crate.isPrelude) return undefined;
  return ty.args.find((arg): arg is Ty => 'flags' in arg && !isConstant(arg.kind));
}

function isConstant(kind: string): boolean {
  return kind === 'value' || kind === 'unevaluated' || kind.startsWith('const-');
}

/** Types that have no map at all. */
function refuse(ty: Ty): void {
  if (ty.kind === 'fn-ptr' || ty.kind === 'fn-def') throw new CannotMap('is a function');
  if (ty.kind === 'closure') throw new CannotMap('is a closure');
  if (ty.kind === 'never') throw new CannotMap('has no values');
}

/** Direction of a type: only references and pointers to what may change come back. */
function modeOf(ty: Ty): number {
  switch (ty.kind) {
    case 'bool':
    case 'char':
    case 'int':
    case 'float':
      return BY_VALUE;
    case 'ref':
    case 'ptr':
      return ty.mut ? MAP.to | MAP.from : MAP.to;
    default:
      return MAP.to;
  }
}

/** Bytes behind all pointers. */
function payload(layouts: Layouts, ty: Ty): MapSize {
  let at = ty;
  while (at.kind === 'ref' || at.kind === 'ptr') at = at.inner;
  const layout = layouts.of(at);
  if (layout.unsized) throw new CannotMap('points to a pointer of unknown length');
  return { kind: 'static', bytes: layout.size };
}

/** Pointer and length of a slice; each scalar of a pair by the type of its field. */
function pair(
  layouts: Layouts,
  ty: Ty,
  layout: Layout,
  scalars: readonly [Scalar, Scalar],
): readonly MapEntry[] {
  if (ty.kind === 'ref' || ty.kind === 'ptr') {
    const tail = layouts.tailOf(ty.inner);
    // rustc takes the size of what is no slice, and that of a string is 0: nothing is copied.
    if (tail.kind === 'str') return slice(modeOf(ty), { kind: 'static', bytes: 0 });
    if (tail.kind === 'slice' && tail === ty.inner)
      return slice(modeOf(ty), { kind: 'elements', each: layouts.of(tail.elem).size });
    throw new CannotMap('is a pointer with more than a length');
  }
  const fields = layout.fieldTys;
  if (layout.variants.kind !== 'single' || fields.length < 2)
    throw new CannotMap('travels in two registers that are no fields of it');
  return scalars.map((scalar, at) => {
    const field = fields[at]!;
    refuse(field);
    return one(at === 0 ? '.0' : '.1', modeOf(field), payload(layouts, field), scalar);
  });
}

function slice(flags: number, size: MapSize): readonly MapEntry[] {
  return [
    {
      suffix: '.0',
      flags,
      size,
      type: 'ptr',
      inMemory: false,
      role: 'pointer',
    },
    {
      suffix: '.1',
      flags: BY_VALUE,
      size: { kind: 'static', bytes: 8 },
      type: 'i64',
      inMemory: false,
      role: 'length',
    },
  ];
}

function one(suffix: MapEntry['suffix'], flags: number, size: MapSize, scalar: Scalar): MapEntry {
  const type = valueType(scalar);
  return { suffix, flags, size, type, inMemory: false, role: type === 'ptr' ? 'pointer' : 'value' };
}

const FLOATS: Readonly<Record<number, ValueType>> = { 2: 'half', 4: 'float', 8: 'double' };
const INTEGERS: Readonly<Record<number, ValueType>> = { 1: 'i8', 2: 'i16', 4: 'i32', 8: 'i64' };

function valueType(scalar: Scalar): ValueType {
  if (scalar.prim === 'ptr') return 'ptr';
  if (isBool(scalar)) return 'i1';
  const type = (scalar.prim === 'float' ? FLOATS : INTEGERS)[scalar.size];
  if (type === undefined) throw new CannotMap('is wider than the 64 bits that a value may have');
  return type;
}

/** Why a parameter cannot be mapped; throws what is no such reason. */
export function whyNot(error: unknown): string {
  if (error instanceof CannotMap) return error.message;
  if (error instanceof LayoutError) return 'has no known layout';
  throw error;
}
