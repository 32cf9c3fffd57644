/**
 * Atomics as rustc lowers them for sm_70 and later: read-modify-write is a bare `atom` (relaxed,
 * scope of the GPU), compare-exchange, loads, stores and fences honour their ordering at system
 * scope; 8 and 16 bits go through a loop on the aligned word. Other scopes than the system's say
 * their ordering everywhere.
 */
import type { Mem } from '../../../mach/index.ts';
import {
  type Attrs,
  bitWidth,
  byteSize,
  type MirType,
  type Ordering,
  type RmwKind,
  type Scope,
  type Value,
} from '../../../mir/index.ts';
import { CLASS_OF, MEM_TYPE, R32, R64 } from '../classes.ts';
import { type Address, type Selector, SIGN, type Use, ZERO } from '../select.ts';
import type { Rule, RuleRows } from './rule.ts';

const SCOPES: Readonly<Record<Scope, string>> = {
  system: 'sys',
  device: 'gpu',
  cluster: 'cluster',
  workgroup: 'cta',
  wave: 'cta',
};

const SEMANTICS: Readonly<Record<Ordering, string>> = {
  relaxed: 'relaxed',
  acquire: 'acquire',
  release: 'release',
  acqrel: 'acq_rel',
  seqcst: 'acquire',
};

/** The state space of memory that no other thread sees. */
const LOCAL = '.local';
/** State spaces in which a load has no strength: nobody else writes there. */
const QUIET: readonly string[] = [LOCAL, '.const', '.param'];

const scopeOf = (attrs: Attrs): string => SCOPES[attrs.scope ?? 'system'];

/** Sequentially consistent accesses start with a fence (PTX ISA, memory consistency model). */
function fenceFor(s: Selector, attrs: Attrs, orderings: readonly (Ordering | undefined)[]): void {
  if (orderings.includes('seqcst')) s.effect(`fence.sc.${scopeOf(attrs)}`);
}

function sharedPlace(s: Selector, pointer: Value): Address {
  if (pointer.type === 'ptr.constant' || pointer.type === 'ptr.kernarg') {
    s.unsupported(`atomic access through ${pointer.type}`);
  }
  return s.address(pointer);
}

const load: Rule = (s, inst) => {
  const out = inst.results[0];
  const { ordering = 'seqcst' } = inst.attrs;
  const { mem, space } = s.address(inst.args[0]!);
  fenceFor(s, inst.attrs, [ordering]);
  const strength = `${ordering === 'relaxed' ? 'relaxed' : 'acquire'}.${scopeOf(inst.attrs)}`;
  const op = QUIET.includes(space) ? `ld${space}` : `ld.${strength}${space}`;
  const { type } = out;
  if (type === 'i128') s.unsupported('atomic load of i128');
  const suffix = MEM_TYPE[type as keyof typeof MEM_TYPE];
  if (type === 'i1') {
    const byte = s.temp(R32);
    s.effect(`${op}.u8`, [byte, mem], 1);
    s.set(out, s.pred('setp.ne.b32', byte, '0'));
    return;
  }
  const reg = s.temp(CLASS_OF[type]);
  s.effect(`${op}.${suffix}`, [reg, mem], 1);
  s.set(out, reg, ZERO);
};

const store: Rule = (s, inst) => {
  const [value, pointer] = inst.args;
  const { ordering = 'seqcst' } = inst.attrs;
  if (value.type === 'i128') s.unsupported('atomic store of i128');
  const { mem, space } = sharedPlace(s, pointer);
  const use = value.type === 'i1' ? s.r32('selp.b32', '1', '0', s.use(value)) : s.use(value);
  fenceFor(s, inst.attrs, [ordering]);
  const semantics = ordering === 'relaxed' ? 'relaxed' : 'release';
  const op = space === LOCAL ? 'st.local' : `st.${semantics}.${scopeOf(inst.attrs)}${space}`;
  s.effect(`${op}.b${byteSize(value.type) * 8}`, [mem, use]);
};

interface AtomRow {
  readonly op: string;
  /** Letter of the type suffix: bits, unsigned, signed, float. */
  readonly kind: 'b' | 'u' | 's' | 'f';
}

/** Kinds that PTX has an `atom` for; the others become compare-and-swap loops. */
const ATOMS: Partial<Record<RmwKind, AtomRow>> = {
  xchg: { op: 'exch', kind: 'b' },
  add: { op: 'add', kind: 'u' },
  sub: { op: 'add', kind: 'u' },
  and: { op: 'and', kind: 'b' },
  or: { op: 'or', kind: 'b' },
  xor: { op: 'xor', kind: 'b' },
  smax: { op: 'max', kind: 's' },
  smin: { op: 'min', kind: 's' },
  umax: { op: 'max', kind: 'u' },
  umin: { op: 'min', kind: 'u' },
  fadd: { op: 'add', kind: 'f' },
};

const rmw: Rule = (s, inst) => {
  const [pointer, operand] = inst.args;
  const kind = inst.attrs.rmw!;
  const out = inst.results[0];
  const width = bitWidth(operand.type);
  const row = ATOMS[kind];
  if (width === 128 || operand.type === 'i1') s.unsupported(`atomic ${kind} of ${operand.type}`);
  const place = sharedPlace(s, pointer);
  if (place.space === LOCAL) rmwPrivate(s, kind, place, operand, out);
  else if (width === 16 && kind === 'fadd') {
    const old = s.temp(CLASS_OF[operand.type]);
    s.effect(
      `atom${qualifiers(s, inst.attrs)}${place.space}.add.noftz.f16`,
      [old, place.mem, s.use(operand)],
      1,
    );
    s.set(out, old);
  } else if (width >= 32 && row !== undefined) {
    let use = s.use(operand);
    if (kind === 'sub') {
      const bits = s.constant(operand);
      use =
        bits === undefined
          ? s.into(width === 64 ? R64 : R32, `neg.s${width}`, [use])
          : BigInt.asIntN(width, -bits).toString();
    }
    const old = s.temp(CLASS_OF[operand.type]);
    const op = `atom${qualifiers(s, inst.attrs)}${place.space}.${row.op}.${row.kind}${width}`;
    s.effect(op, [old, place.mem, use], 1);
    s.set(out, old);
  } else if (width >= 32) {
    const use = s.use(operand);
    const word = casLoop(s, place, width === 64, loopQualifiers(s, inst.attrs), (old) =>
      update(s, kind, operand.type, old, use),
    );
    s.set(out, word);
  } else rmwNarrow(s, inst.attrs, kind, place, operand, out);
};

/** Memory of one thread: nobody can come in between. */
function rmwPrivate(
  s: Selector,
  kind: RmwKind,
  { mem }: Address,
  operand: Value,
  out: Value,
): void {
  const { type } = operand;
  if (type === 'f16') s.unsupported(`atomic ${kind} of f16`);
  const narrow = bitWidth(type) < 32;
  const ext = kind === 'smax' || kind === 'smin' ? SIGN : ZERO;
  const use = narrow ? s.extended(operand, ext) : s.use(operand);
  const old = loadPrivate(s, mem, type, ext);
  const next = update(s, kind, narrow ? 'i32' : type, old, use);
  s.effect(`st.local.b${bitWidth(type)}`, [mem, next]);
  s.set(out, old, ext);
}

function loadPrivate(s: Selector, mem: Mem, type: MirType, ext: typeof ZERO | typeof SIGN): number {
  const old = s.temp(CLASS_OF[type]);
  const width = bitWidth(type);
  const suffix = width < 32 ? `${ext === SIGN ? 's' : 'u'}${width}` : `b${width}`;
  s.effect(`ld.local.${suffix}`, [old, mem], 1);
  return old;
}

/**
 * Nothing for the system scope, as rustc; else ordering and scope, with a fence before for
 * `seqcst`.
 */
function qualifiers(s: Selector, attrs: Attrs): string {
  const { ordering = 'seqcst', scope = 'system' } = attrs;
  if (scope === 'system') return '';
  fenceFor(s, attrs, [ordering]);
  return `.${SEMANTICS[ordering]}.${SCOPES[scope]}`;
}

/**
 * Ordering and scope of the compare-exchange in a loop that stands for an operation: LLVM keeps
 * both there, at any scope.
 */
function loopQualifiers(s: Selector, attrs: Attrs): string {
  const { ordering = 'seqcst' } = attrs;
  fenceFor(s, attrs, [ordering]);
  return `.${SEMANTICS[ordering]}.${scopeOf(attrs)}`;
}

/**
 * The new value of a read-modify-write that PTX has no instruction for. `old` and `use` have the
 * operand's registers.
 */
function update(s: Selector, kind: RmwKind, type: MirType, old: Use, use: Use): Use {
  const cls = CLASS_OF[type];
  const bits = cls === R64 ? '64' : '32';
  switch (kind) {
    case 'xchg':
      return use;
    case 'add':
      return s.into(cls, `add.s${bits}`, [old, use]);
    case 'sub':
      return s.into(cls, `sub.s${bits}`, [old, use]);
    case 'and':
      return s.into(cls, `and.b${bits}`, [old, use]);
    case 'or':
      return s.into(cls, `or.b${bits}`, [old, use]);
    case 'xor':
      return s.into(cls, `xor.b${bits}`, [old, use]);
    case 'nand':
      return s.into(cls, `not.b${bits}`, [s.into(cls, `and.b${bits}`, [old, use])]);
    case 'smax':
      return s.into(cls, `max.s${bits}`, [old, use]);
    case 'smin':
      return s.into(cls, `min.s${bits}`, [old, use]);
    case 'umax':
      return s.into(cls, `max.u${bits}`, [old, use]);
    case 'umin':
      return s.into(cls, `min.u${bits}`, [old, use]);
    case 'fadd':
      return s.into(cls, `add.rn.${type}`, [old, use]);
    case 'fmax':
      return s.into(cls, `max.${type}`, [old, use]);
    case 'fmin':
      return s.into(cls, `min.${type}`, [old, use]);
  }
}

/** Reads a word and tries to replace it until nobody came in between. Returns the replaced word. */
function casLoop(
  s: Selector,
  { mem, space }: Address,
  wide: boolean,
  qualifier: string,
  next: (old: number) => Use,
): number {
  const cls = wide ? R64 : R32;
  const bits = wide ? '64' : '32';
  const first = s.temp(cls);
  s.effect(`ld.relaxed.sys${space}.b${bits}`, [first, mem], 1);
  const loop = s.newBlock();
  const done = s.newBlock();
  loop.depth++;
  const old = s.temp(cls);
  loop.params.push(old);
  s.jump(loop, [first]);
  s.block = loop;
  const wanted = next(old);
  const found = s.temp(cls);
  s.effect(`atom${qualifier}${space}.cas.b${bits}`, [found, mem, old, wanted], 1);
  const lost = s.pred(`setp.ne.b${bits}`, found, old);
  s.branch(lost, false, loop, done, [found]);
  s.block = done;
  return found;
}

/** The aligned word around a narrow place, and where in it the place is. */
interface Field {
  readonly word: Address;
  /** Bits to shift right by. */
  readonly shift: Use;
  readonly mask: Use;
  /** The mask's complement: what stays. */
  readonly rest: Use;
}

function fieldOf(s: Selector, { mem, space }: Address, width: number): Field {
  const address = pointerOf(s, mem);
  const word: Mem = { kind: 'mem', base: s.r64('and.b64', address, '-4'), offset: 0 };
  const byte = s.r32('and.b32', s.r32('cvt.u32.u64', address), '3');
  const shift = s.r32('shl.b32', byte, '3');
  const mask = s.r32('shl.b32', s.regOf(width === 8 ? '255' : '65535', R32), shift);
  return { word: { mem: word, space }, shift, mask, rest: s.r32('not.b32', mask) };
}

function pointerOf(s: Selector, mem: Mem): Use {
  if (typeof mem.base === 'string')
    return s.symbolReg(mem.offset === 0 ? mem.base : `${mem.base}+${mem.offset}`);
  return mem.offset === 0 ? mem.base : s.r64('add.s64', mem.base, String(mem.offset));
}

/** The field in the low bits, extended from its width. */
function extract(
  s: Selector,
  field: Field,
  word: Use,
  width: number,
  ext: typeof ZERO | typeof SIGN,
): Use {
  const low = s.r32('shr.u32', word, field.shift);
  if (ext === SIGN) return s.r32(width === 8 ? 'cvt.s32.s8' : 'cvt.s32.s16', low);
  return s.r32('and.b32', low, width === 8 ? '255' : '65535');
}

function insert(s: Selector, field: Field, word: Use, value: Use): Use {
  const moved = s.r32('and.b32', s.r32('shl.b32', s.regOf(value, R32), field.shift), field.mask);
  return s.r32('or.b32', s.r32('and.b32', word, field.rest), moved);
}

function rmwNarrow(
  s: Selector,
  attrs: Attrs,
  kind: RmwKind,
  place: Address,
  operand: Value,
  out: Value,
): void {
  const width = bitWidth(operand.type);
  if (operand.type === 'f16') s.unsupported(`atomic ${kind} of f16`);
  const ext = kind === 'smax' || kind === 'smin' ? SIGN : ZERO;
  const use = s.extended(operand, ext);
  const qualifier = loopQualifiers(s, attrs);
  const field = fieldOf(s, place, width);
  const word = casLoop(s, field.word, false, qualifier, (old) => {
    return insert(s, field, old, update(s, kind, 'i32', extract(s, field, old, width, ext), use));
  });
  s.set(out, extract(s, field, word, width, ZERO), ZERO);
}

/** The ordering that covers success and failure. */
function strongest(a: Ordering, b: Ordering): Ordering {
  if (a === b) return a;
  if (a === 'seqcst' || b === 'seqcst') return 'seqcst';
  if (a === 'acqrel' || b === 'acqrel') return 'acqrel';
  if ((a === 'release' && b === 'acquire') || (a === 'acquire' && b === 'release')) return 'acqrel';
  return a === 'relaxed' ? b : a;
}

const cmpxchg: Rule = (s, inst) => {
  const [pointer, expected, wanted] = inst.args;
  const [old, success] = inst.results;
  const { ordering = 'seqcst', failure = 'relaxed' } = inst.attrs;
  const width = bitWidth(expected.type);
  if (width === 128 || expected.type === 'i1' || expected.type === 'f16')
    s.unsupported(`atomic compare-exchange of ${expected.type}`);
  const place = sharedPlace(s, pointer);
  if (place.space === LOCAL) {
    const narrow = width < 32;
    const before = narrow ? s.extended(expected, ZERO) : s.use(expected);
    const after = narrow ? s.extended(wanted, ZERO) : s.use(wanted);
    const found = loadPrivate(s, place.mem, expected.type, ZERO);
    const bits = width === 64 ? 64 : 32;
    const equal = s.pred(`setp.eq.b${bits}`, found, before);
    s.effect(`st.local.b${width}`, [
      place.mem,
      s.into(CLASS_OF[expected.type], `selp.b${bits}`, [after, found, equal]),
    ]);
    s.set(old, found, ZERO);
    s.set(success, equal);
    return;
  }
  const both = strongest(ordering, failure);
  const qualifier = `.${SEMANTICS[both]}.${scopeOf(inst.attrs)}`;
  if (width < 32) {
    // What the first read finds may be the result already: then it has the ordering of a failure.
    const acquires = failure === 'acquire' || failure === 'seqcst';
    const first = `.${acquires ? 'acquire' : 'relaxed'}.${scopeOf(inst.attrs)}`;
    cmpxchgNarrow(s, inst, place, { all: qualifier, first }, both);
    return;
  }
  const before = s.use(expected);
  const after = s.use(wanted);
  fenceFor(s, inst.attrs, [both]);
  const found = s.temp(CLASS_OF[expected.type]);
  s.effect(`atom${qualifier}${place.space}.cas.b${width}`, [found, place.mem, before, after], 1);
  s.set(old, found);
  s.set(success, s.pred(`setp.eq.b${width}`, found, before));
};

/** Fails when the field differs; tries again when only its neighbours in the word changed. */
function cmpxchgNarrow(
  s: Selector,
  inst: Parameters<Rule>[1],
  place: Address,
  qualifier: { readonly all: string; readonly first: string },
  ordering: Ordering,
): void {
  const [, expected, wanted] = inst.args;
  const [old, success] = inst.results;
  const width = bitWidth(expected.type);
  const before = s.extended(expected, ZERO);
  const after = s.extended(wanted, ZERO);
  const field = fieldOf(s, place, width);
  const { mem, space } = field.word;
  fenceFor(s, inst.attrs, [ordering]);
  const first = s.temp(R32);
  s.effect(`ld${qualifier.first}${space}.b32`, [first, mem], 1);
  const loop = s.newBlock();
  const attempt = s.newBlock();
  const done = s.newBlock();
  loop.depth++;
  attempt.depth++;
  const word = s.temp(R32);
  loop.params.push(word);
  const result = s.temp(R32);
  done.params.push(result);
  s.jump(loop, [first]);
  s.block = loop;
  const seen = extract(s, field, word, width, ZERO);
  s.branch(s.pred('setp.ne.b32', seen, before) as number, false, done, attempt, [word], []);
  s.block = attempt;
  const found = s.temp(R32);
  s.effect(
    `atom${qualifier.all}${space}.cas.b32`,
    [found, mem, word, insert(s, field, word, after)],
    1,
  );
  s.branch(s.pred('setp.ne.b32', found, word) as number, false, loop, done, [found], [found]);
  s.block = done;
  const value = extract(s, field, result, width, ZERO);
  s.set(old, value, ZERO);
  s.set(success, s.pred('setp.eq.b32', value, before));
}

export const ATOMIC_RULES = {
  'atomic.load': load,
  'atomic.store': store,
  'atomic.rmw': rmw,
  'atomic.cmpxchg': cmpxchg,
  fence: (s, inst) => {
    const { ordering = 'seqcst' } = inst.attrs;
    if (ordering === 'relaxed') return;
    s.effect(`fence.${ordering === 'seqcst' ? 'sc' : 'acq_rel'}.${scopeOf(inst.attrs)}`);
  },
} satisfies RuleRows;
