/**
 * `core`, `alloc` and `std`: numbers, slices, vectors, iterators, and wrappers that are looked
 * through.
 */
import { fitted } from '../arithmetic.ts';
import {
  behindRefs,
  bytesOf,
  elementOf,
  type HostType,
  isInteger,
  named,
  nameOf,
  scalar,
  UNKNOWN,
} from '../types.ts';
import { type HostValue, integer, NOTHING, typed, usize } from '../value.ts';
import type { FunctionRow, Library, MethodRow } from './library.ts';

const same: MethodRow = (self) => self;

/** A number made of two, with the type of the one that has one. */
function numeric(of: (a: bigint, b: bigint) => bigint | undefined): MethodRow {
  return (self, [other]) => {
    const type = behindRefs(self.type);
    const known = type.kind === 'literal' ? (other?.type ?? type) : type;
    const int =
      self.int === undefined || other?.int === undefined ? undefined : of(self.int, other.int);
    return fitted(known, int);
  };
}

const lengthOf: MethodRow = (self, _, call) => {
  const type = behindRefs(self.type);
  const len = self.len ?? (type.kind === 'array' ? type.len : undefined);
  const bytes = bytesOf(elementOf(type));
  const of = call?.text;
  const value: HostValue = {
    ...usize(len),
    ...(of !== undefined && bytes !== undefined && { counts: { of, bytes } }),
  };
  return self.memory === undefined
    ? value
    : { ...value, memory: self.memory, part: self.part === 'buffer' ? 'length' : undefined };
};

const asSlice =
  (mut: boolean): MethodRow =>
  (self) => {
    const elem = elementOf(self.type);
    return {
      type: { kind: 'ref', mut, inner: { kind: 'slice', elem } },
      len: self.len,
      host: true,
    };
  };

const asPointer =
  (mut: boolean): MethodRow =>
  (self, _, call) => ({
    type: { kind: 'ptr', mut, inner: elementOf(self.type) },
    host: self.host !== false,
    addressOf: call.text,
    elems: self.elems,
    len: self.len,
    text: self.text,
    textSpan: self.textSpan,
  });

/** An iterator over the elements. */
const iterate: MethodRow = (self) => ({
  type: named('Iter', elementOf(self.type)),
  len: lengthOf(self, [], undefined as never)?.int,
});

const keepLength: MethodRow = (self) => ({ type: named('Iter', UNKNOWN), len: self.len });

const mapped: MethodRow = (self, _, call) => {
  const of = call.closure(0)?.type ?? UNKNOWN;
  return {
    type: named('Iter', of.kind === 'scalar' ? of : UNKNOWN),
    len: self.len,
  };
};

const sizeOf: FunctionRow = (_, { types }) => {
  const bytes = types[0] === undefined ? undefined : bytesOf(types[0]);
  return usize(bytes === undefined ? undefined : BigInt(bytes));
};

const sizeOfVal: FunctionRow = ([value]) => {
  if (value === undefined) return usize(undefined);
  const type = behindRefs(value.type);
  const elem = bytesOf(elementOf(type));
  const len = value.len;
  if (type.kind === 'slice' || (type.kind === 'array' && type.len === undefined))
    return usize(elem === undefined || len === undefined ? undefined : len * BigInt(elem));
  const bytes = bytesOf(type);
  return usize(bytes === undefined ? undefined : BigInt(bytes));
};

const wrap: FunctionRow = ([value]) => value;

/** What several owners share lives on when one of them ends. */
const share = (value: HostValue | undefined): HostValue | undefined =>
  value?.memory === undefined ? value : { ...value, memory: { ...value.memory, made: undefined } };

const converted: MethodRow = (self) => {
  // The result's type is the one that is wanted; a constant stays what it is.
  return { ...self, type: self.int === undefined ? UNKNOWN : { kind: 'literal', of: 'int' } };
};

const newVec: FunctionRow = (_, { types }) => ({
  type: named('Vec', types[0] ?? UNKNOWN),
  host: true,
});

const collected: MethodRow = (self, _, { types }) => {
  const [wanted] = types;
  const elem = elementOf(self.type);
  const type: HostType =
    wanted === undefined || (wanted.kind === 'named' && elementOf(wanted).kind === 'unknown')
      ? named(wanted === undefined ? 'Vec' : (nameOf(wanted) ?? 'Vec'), elem)
      : wanted;
  return { type, len: self.len, host: true };
};

const intoNumber = (name: string): FunctionRow => {
  return ([value]) => ({ type: scalar(name), int: value?.int });
};

export const STD: Library = {
  functions: {
    size_of: sizeOf,
    'mem::size_of': sizeOf,
    size_of_val: sizeOfVal,
    'mem::size_of_val': sizeOfVal,
    'Arc::new': ([value]) => share(value),
    'Arc::clone': ([value]) => share(value),
    'Rc::new': ([value]) => share(value),
    'Rc::clone': ([value]) => share(value),
    Ok: wrap,
    Some: wrap,
    'LazyCell::new': wrap,
    'LazyLock::new': wrap,
    'OnceCell::new': () => NOTHING,
    'Vec::new': newVec,
    'Vec::with_capacity': newVec,
    'Box::new': ([value]) => ({
      ...(value ?? NOTHING),
      type: named('Box', value?.type ?? UNKNOWN),
    }),
    'CString::new': ([value]) => ({ ...(value ?? NOTHING), type: named('CString') }),
    'u32::try_from': intoNumber('u32'),
    'u64::try_from': intoNumber('u64'),
    'usize::try_from': intoNumber('usize'),
    'i32::try_from': intoNumber('i32'),
    'u32::from': intoNumber('u32'),
    'u64::from': intoNumber('u64'),
    'usize::from': intoNumber('usize'),
    'f32::from': () => typed(scalar('f32')),
    'f64::from': () => typed(scalar('f64')),
    from_mut: ([value]) =>
      value?.type.kind === 'ref'
        ? { ...value, type: { kind: 'ptr', mut: true, inner: value.type.inner } }
        : undefined,
    from_ref: ([value]) =>
      value?.type.kind === 'ref'
        ? { ...value, type: { kind: 'ptr', mut: false, inner: value.type.inner } }
        : undefined,
    'ptr::null_mut': () => ({ type: { kind: 'ptr', mut: true, inner: UNKNOWN }, int: 0n }),
    'ptr::null': () => ({ type: { kind: 'ptr', mut: false, inner: UNKNOWN }, int: 0n }),
    'mem::transmute': () => NOTHING,
  },
  methods: {
    '*': {
      unwrap: same,
      expect: same,
      unwrap_or_else: same,
      unwrap_or_default: same,
      context: same,
      with_context: same,
      map_err: same,
      clone: same,
      cloned: same,
      copied: same,
      as_ref: same,
      as_mut: same,
      as_deref: same,
      borrow: same,
      borrow_mut: same,
      to_owned: same,
      into_inner: same,
      take: (self) => (nameOf(self.type) === 'Iter' ? undefined : self),
      await: same,
      by_ref: same,
      into: converted,
      try_into: converted,
      unwrap_or: (self) => typed(self.type),
      into_iter: iterate,
      get_or_init: (_self, _args, { closure }) => share(closure(0)),
      cast: (self, _, { types }) =>
        self.type.kind === 'ptr'
          ? { ...self, type: { ...self.type, inner: castInner(self.type.inner, types[0]) } }
          : undefined,
      cast_mut: (self) =>
        self.type.kind === 'ptr' ? { ...self, type: { ...self.type, mut: true } } : undefined,
    },
    '#': {
      div_ceil: numeric((a, b) => (b === 0n ? undefined : (a + b - 1n) / b)),
      min: numeric((a, b) => (a < b ? a : b)),
      max: numeric((a, b) => (a > b ? a : b)),
      pow: (self, [exponent]) =>
        fitted(
          behindRefs(self.type),
          self.int === undefined || exponent?.int === undefined || exponent.int > 128n
            ? undefined
            : self.int ** exponent.int,
        ),
      next_multiple_of: numeric((a, b) => (b === 0n ? undefined : ((a + b - 1n) / b) * b)),
      next_power_of_two: (self) => {
        let at = 1n;
        while (self.int !== undefined && at < self.int) at <<= 1n;
        return fitted(behindRefs(self.type), self.int === undefined ? undefined : at);
      },
      saturating_sub: numeric((a, b) => (a > b ? a - b : 0n)),
      saturating_mul: numeric((a, b) => a * b),
      saturating_add: numeric((a, b) => a + b),
      wrapping_mul: numeric((a, b) => a * b),
      wrapping_add: numeric((a, b) => a + b),
      checked_mul: numeric((a, b) => a * b),
      checked_add: numeric((a, b) => a + b),
      abs: (self) => typed(self.type),
      sqrt: (self) => typed(self.type),
      clamp: (self) => typed(self.type),
    },
    '[]': {
      len: lengthOf,
      iter: iterate,
      iter_mut: iterate,
      as_slice: asSlice(false),
      as_mut_slice: asSlice(true),
      as_ptr: asPointer(false),
      as_mut_ptr: asPointer(true),
      to_vec: (self) => ({ type: named('Vec', elementOf(self.type)), len: self.len, host: true }),
    },
    Vec: {
      len: lengthOf,
      iter: iterate,
      iter_mut: iterate,
      as_slice: asSlice(false),
      as_mut_slice: asSlice(true),
      as_ptr: asPointer(false),
      as_mut_ptr: asPointer(true),
      as_bytes: () => NOTHING,
    },
    Iter: {
      map: mapped,
      enumerate: keepLength,
      rev: same,
      cloned: same,
      copied: same,
      collect: collected,
      len: (self) => usize(self.len),
      count: (self) => usize(self.len),
      sum: (_self, _args, { types }) => typed(types[0] ?? UNKNOWN),
      take: (_self, [count]) => ({ type: named('Iter', UNKNOWN), len: count?.int }),
    },
    CString: {
      as_ptr: (self) => ({ ...self, type: { kind: 'ptr', mut: false, inner: scalar('i8') } }),
      as_c_str: same,
    },
    CStr: {
      as_ptr: (self) => ({ ...self, type: { kind: 'ptr', mut: false, inner: scalar('i8') } }),
    },
  },
};

/** What `cast::<T>()` points to; `c_void` says less than what was there. */
function castInner(before: HostType, wanted: HostType | undefined): HostType {
  return wanted === undefined || nameOf(wanted) === 'c_void' ? before : wanted;
}

/** The integer of a value if it has the type of one. */
export function integerOf(value: HostValue | undefined): bigint | undefined {
  if (value === undefined) return undefined;
  const type = behindRefs(value.type);
  return type.kind === 'literal' || (type.kind === 'scalar' && isInteger(type.name))
    ? integer(value.int, type).int
    : undefined;
}
