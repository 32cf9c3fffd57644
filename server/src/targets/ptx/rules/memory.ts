/** Plain loads and stores, block copies and fills. */
import type { Mem } from '../../../mach/index.ts';
import {
  byteSize,
  type Inst,
  isFloat,
  isPtr,
  type MirType,
  spaceOf,
  type Value,
} from '../../../mir/index.ts';
import { CLASS_OF, MEM_TYPE, R32, R64 } from '../classes.ts';
import { type Address, type Selector, SIGN, type Use, ZERO } from '../select.ts';
import type { VectorAccess } from '../vectors.ts';
import type { Rule, RuleRows } from './rule.ts';

/** The address `bytes` further on. */
export function at(mem: Mem, bytes: number): Mem {
  return bytes === 0 ? mem : { kind: 'mem', base: mem.base, offset: mem.offset + bytes };
}

/**
 * `.volatile` where the space takes it: memory that no one else can see has none (PTX ISA, `ld`).
 */
const volatileIn = (space: string): string =>
  space === '.local' || space === '.const' ? '' : '.volatile';

function loadOp(space: string, inst: Inst): string {
  if (inst.attrs.volatile === true) return `ld${volatileIn(space)}${space}`;
  // The read-only path exists for global memory only; constants may lie there.
  const { type } = inst.args[0];
  const isFixed = inst.attrs.readonly === true || (isPtr(type) && spaceOf(type) === 'constant');
  return isFixed && space === '.global' ? 'ld.global.nc' : `ld${space}`;
}

const storeOp = (space: string, inst: Inst): string =>
  `st${inst.attrs.volatile === true ? volatileIn(space) : ''}${space}`;

/** Which extension the readers of a narrow load like better. */
function preferredExtension(s: Selector, value: Value): typeof ZERO | typeof SIGN {
  for (const user of s.users.of(value)) {
    switch (user.op) {
      case 'int.sext':
      case 'int.ashr':
      case 'int.sdiv':
      case 'int.srem':
      case 'int.smin':
      case 'int.smax':
      case 'float.from.sint':
      case 'int.sadd.ovf':
      case 'int.ssub.ovf':
      case 'int.smul.ovf':
      case 'int.sadd.sat':
      case 'int.ssub.sat':
      case 'int.abs':
        return SIGN;
      case 'int.cmp':
        if (user.attrs.pred!.startsWith('s')) return SIGN;
        break;
      default:
    }
  }
  return ZERO;
}

const load: Rule = (s, inst) => {
  const out = inst.results[0];
  const address = s.address(inst.args[0]);
  const align = inst.attrs.align ?? 1;
  const op = loadOp(address.space, inst);
  if (out.type === 'i128') loadWide(s, inst, address, op, align);
  else if (align < byteSize(out.type))
    s.set(out, loadPieces(s, address.mem, out.type, op, align), ZERO);
  else loadScalar(s, inst, out, address.mem, op);
  if (inst.attrs.volatile === true) s.keepLast();
};

function loadScalar(s: Selector, inst: Inst, out: Value, mem: Mem, op: string): void {
  const { type } = out;
  if (type === 'i1') {
    const byte = s.r32(`${op}.u8`, mem);
    if (inst.attrs.volatile === true) s.keepLast();
    s.set(out, s.pred('setp.ne.b32', byte, '0'));
  } else if (type === 'i8' || type === 'i16') {
    const ext = preferredExtension(s, out);
    s.set(out, s.r32(`${op}.${ext === SIGN ? 's' : 'u'}${type === 'i8' ? 8 : 16}`, mem), ext);
  } else
    s.set(out, s.into(CLASS_OF[type], `${op}.${MEM_TYPE[type as keyof typeof MEM_TYPE]}`, [mem]));
}

function loadWide(s: Selector, inst: Inst, { mem }: Address, op: string, align: number): void {
  const out = inst.results[0];
  if (align >= 16) {
    const lo = s.temp(R64);
    const hi = s.temp(R64);
    s.emit(`${op}.v2.b64`, 1, [s.vec(lo, hi), mem]);
    s.setPair(out, lo, hi);
  } else {
    const half = (m: Mem): Use =>
      align >= 8 ? s.r64(`${op}.b64`, m) : loadPieces(s, m, 'i64', op, align);
    const lo = half(mem);
    if (inst.attrs.volatile === true) s.keepLast();
    s.setPair(out, lo, half(at(mem, 8)));
  }
}

/** Reads a value that may lie across alignment borders, `align` bytes at a time. */
function loadPieces(s: Selector, mem: Mem, type: MirType, op: string, align: number): Use {
  const size = byteSize(type);
  const wide = size === 8;
  const bits = wide ? '64' : '32';
  const piece = align === 4 ? 'u32' : align === 2 ? 'u16' : 'u8';
  let all: Use | undefined;
  for (let offset = 0; offset < size; offset += align) {
    const part = s.into(wide ? R64 : R32, `${op}.${piece}`, [at(mem, offset)]);
    if (op.startsWith('ld.volatile')) s.keepLast();
    const moved =
      offset === 0 ? part : s.into(wide ? R64 : R32, `shl.b${bits}`, [part, String(offset * 8)]);
    all = all === undefined ? moved : s.into(wide ? R64 : R32, `or.b${bits}`, [all, moved]);
  }
  if (type === 'f16') return s.r16('cvt.u16.u32', all!);
  return all!;
}

const store: Rule = (s, inst) => {
  const [value, pointer] = inst.args;
  const { mem, space } = s.address(pointer);
  const op = storeOp(space, inst);
  const align = inst.attrs.align ?? 1;
  const size = byteSize(value.type);
  if (value.type === 'i128') storeWide(s, value, mem, op, align);
  else if (align < size) storePieces(s, s.reg(value), value.type, mem, op, align);
  else s.effect(`${op}.b${size * 8}`, [mem, storable(s, value)]);
};

/** The operand of a store; narrow stores take the low bits of any wider register. */
function storable(s: Selector, value: Value): Use {
  if (value.type === 'i1') return s.r32('selp.b32', '1', '0', s.use(value));
  const truncated = s.absorb(value, 'int.trunc');
  if (truncated !== undefined && truncated.args[0].type === 'i64') return s.use(truncated.args[0]);
  return s.use(value);
}

function storeWide(s: Selector, value: Value, mem: Mem, op: string, align: number): void {
  const lo = s.use(value);
  const hi = s.useHigh(value);
  if (align >= 16) s.effect(`${op}.v2.b64`, [mem, s.vec(lo, hi)]);
  else if (align >= 8) {
    s.effect(`${op}.b64`, [mem, lo]);
    s.effect(`${op}.b64`, [at(mem, 8), hi]);
  } else {
    storePieces(s, s.regOf(lo, R64), 'i64', mem, op, align);
    storePieces(s, s.regOf(hi, R64), 'i64', at(mem, 8), op, align);
  }
}

function storePieces(
  s: Selector,
  value: number,
  type: MirType,
  mem: Mem,
  op: string,
  align: number,
): void {
  const size = byteSize(type);
  const wide = size === 8;
  const source = type === 'f16' ? s.r32('cvt.u32.u16', value) : value;
  for (let offset = 0; offset < size; offset += align) {
    const part =
      offset === 0
        ? source
        : s.into(wide ? R64 : R32, wide ? 'shr.u64' : 'shr.u32', [source, String(offset * 8)]);
    s.effect(`${op}.b${align * 8}`, [at(mem, offset), part]);
  }
}

/** Emits the access of a whole group; the rules of its other members do nothing. */
export function emitVector(s: Selector, { members, at: place }: VectorAccess): void {
  const first = members[0]!;
  if (place.op === 'mem.load') {
    const { mem, space } = s.address(first.args[0]);
    const regs = members.map((m) => s.temp(CLASS_OF[m.results[0].type]));
    const exts = members.map((m) => preferredExtension(s, m.results[0]));
    const { type } = first.results[0];
    const signed = (type === 'i8' || type === 'i16') && exts.every((e) => e === SIGN);
    const suffix = signed
      ? type === 'i8'
        ? 's8'
        : 's16'
      : MEM_TYPE[type as keyof typeof MEM_TYPE];
    s.emit(`${loadOp(space, first)}.v${members.length}.${suffix}`, 1, [s.vec(...regs), mem]);
    for (const [i, m] of members.entries()) s.set(m.results[0], regs[i]!, signed ? SIGN : ZERO);
    return;
  }
  const { mem, space } = s.address(first.args[1]);
  const stored = members.map((m) => m.args[0]);
  // Beside floats, `ptxas` takes integers in registers only.
  const mixed = new Set(stored.map((value) => isFloat(value.type))).size > 1;
  const values = stored.map((value) =>
    mixed && !isFloat(value.type) ? s.reg(value) : s.use(value),
  );
  const size = byteSize(first.args[0].type);
  s.effect(`${storeOp(space, first)}.v${members.length}.b${size * 8}`, [mem, s.vec(...values)]);
}

/** Copies of at most this many accesses are written out. */
const MAX_UNROLLED = 16;

const copy =
  (overlap: boolean): Rule =>
  (s, inst) => {
    const [to, from, count] = inst.args;
    const bytes = s.constant(count);
    const align = Math.min(inst.attrs.align ?? 1, 16);
    if (bytes === 0n) return;
    const target = s.address(to);
    const source = s.address(from);
    const loads = loadOp(source.space, inst);
    const stores = storeOp(target.space, inst);
    if (bytes !== undefined && bytes <= BigInt(MAX_UNROLLED * align)) {
      copyUnrolled(s, { to: target.mem, from: source.mem, loads, stores }, Number(bytes), align);
    } else {
      const step = stepOf(bytes, align);
      const back = overlap
        ? s.pred('setp.gt.u64', pointerOf(s, target.mem), pointerOf(s, source.mem))
        : undefined;
      copyLoop(s, { to: target.mem, from: source.mem, loads, stores }, s.use(count), step, back);
    }
  };

/** Widest step that divides a known size; byte by byte when the size is only known at run time. */
function stepOf(bytes: bigint | undefined, align: number): number {
  if (bytes === undefined) return 1;
  let step = Math.min(align, 8);
  while (bytes % BigInt(step) !== 0n) step >>= 1;
  return step;
}

/** Where a copy reads and writes, and with which instructions. */
interface Copy {
  readonly to: Mem;
  readonly from: Mem;
  readonly loads: string;
  readonly stores: string;
}

/** All loads before all stores, so that overlapping regions are right as well. */
function copyUnrolled(
  s: Selector,
  { to, from, loads, stores }: Copy,
  bytes: number,
  align: number,
): void {
  const parts: { offset: number; size: number; reg: number; high: number }[] = [];
  for (let offset = 0; offset < bytes; ) {
    let size = align;
    while (offset + size > bytes) size >>= 1;
    const reg = s.temp(size >= 8 ? R64 : R32);
    const high = size === 16 ? s.temp(R64) : -1;
    if (size === 16) s.emit(`${loads}.v2.b64`, 1, [s.vec(reg, high), at(from, offset)]);
    else s.emit(`${loads}.${size < 4 ? 'u' : 'b'}${size * 8}`, 1, [reg, at(from, offset)]);
    parts.push({ offset, size, reg, high });
    offset += size;
  }
  for (const { offset, size, reg, high } of parts) {
    if (size === 16) s.effect(`${stores}.v2.b64`, [at(to, offset), s.vec(reg, high)]);
    else s.effect(`${stores}.b${size * 8}`, [at(to, offset), reg]);
  }
}

/**
 * With `back` given and true the copy runs from the end, for a target behind an overlapping source.
 */
function copyLoop(
  s: Selector,
  { to, from, loads, stores }: Copy,
  count: Use,
  step: number,
  back: Use | undefined,
): void {
  const target = pointerOf(s, to);
  const source = pointerOf(s, from);
  const limit = s.regOf(count, R64);
  const last = back === undefined ? limit : s.r64('add.s64', limit, String(-step));
  loopOver(s, limit, step, (place) => {
    const offset =
      back === undefined ? place : s.r64('selp.b64', s.r64('sub.s64', last, place), place, back);
    const value = s.temp(step === 8 ? R64 : R32);
    const src: Mem = { kind: 'mem', base: s.r64('add.s64', source, offset), offset: 0 };
    const dst: Mem = { kind: 'mem', base: s.r64('add.s64', target, offset), offset: 0 };
    s.emit(`${loads}.${step < 4 ? 'u' : 'b'}${step * 8}`, 1, [value, src]);
    s.effect(`${stores}.b${step * 8}`, [dst, value]);
  });
}

function pointerOf(s: Selector, mem: Mem): Use {
  if (typeof mem.base === 'string')
    return s.symbolReg(mem.offset === 0 ? mem.base : `${mem.base}+${mem.offset}`);
  return mem.offset === 0 ? mem.base : s.r64('add.s64', mem.base, String(mem.offset));
}

/** A loop of `offset` from 0 to `count` in steps; `body` adds its code. Runs not at all for 0. */
function loopOver(s: Selector, count: Use, step: number, body: (offset: number) => void): void {
  const limit = s.regOf(count, R64);
  const loop = s.newBlock();
  const done = s.newBlock();
  loop.depth++;
  const empty = s.pred('setp.eq.b64', limit, '0');
  const offset = s.temp(R64);
  loop.params.push(offset);
  s.branch(empty, false, done, loop, [], ['0']);
  s.block = loop;
  body(offset);
  const next = s.r64('add.s64', offset, String(step));
  const more = s.pred('setp.lt.u64', next, limit);
  s.branch(more, false, loop, done, [next]);
  s.block = done;
}

const fill: Rule = (s, inst) => {
  const [to, byte, count] = inst.args;
  const bytes = s.constant(count);
  if (bytes === 0n) return;
  const align = Math.min(inst.attrs.align ?? 1, 8);
  const { mem, space } = s.address(to);
  const stores = storeOp(space, inst);
  const step = stepOf(bytes, align);
  const unrolled = bytes !== undefined && bytes <= BigInt(MAX_UNROLLED * align);
  const size = unrolled ? align : step;
  const value = pattern(s, byte, size);
  if (!unrolled) {
    const target = pointerOf(s, mem);
    loopOver(s, s.use(count), step, (offset) => {
      s.effect(`${stores}.b${step * 8}`, [
        { kind: 'mem', base: s.r64('add.s64', target, offset), offset: 0 },
        value,
      ]);
    });
    return;
  }
  for (let offset = 0; offset < Number(bytes); ) {
    let part = align;
    while (offset + part > Number(bytes)) part >>= 1;
    s.effect(`${stores}.b${part * 8}`, [at(mem, offset), value]);
    offset += part;
  }
};

/** The byte repeated `size` times in a register; literals are repeated here. */
function pattern(s: Selector, byte: Value, size: number): Use {
  const bits = s.constant(byte);
  if (bits !== undefined) {
    let all = 0n;
    for (let i = 0; i < size; i++) all |= bits << BigInt(8 * i);
    return s.regOf(BigInt.asIntN(size === 8 ? 64 : 32, all).toString(), size === 8 ? R64 : R32);
  }
  const one = s.extended(byte, ZERO);
  if (size === 1) return one;
  const four = s.r32('mul.lo.s32', one, '16843009');
  return size < 8 ? four : s.r64('mov.b64', s.vec(four, four));
}

export const MEMORY_RULES = {
  'mem.load': load,
  'mem.store': store,
  'mem.copy': copy(false),
  'mem.move': copy(true),
  'mem.set': fill,
} satisfies RuleRows;
