/**
 * Code for memory: stack slots, loads, stores, copies, fills and atomic operations, each with its
 * checks. Threads run one at a time, so atomic operations need no more than order.
 */
import {
  byteSize,
  type Func,
  type Inst,
  type MirType,
  type RmwKind,
  type Value,
} from '../mir/index.ts';
import { OP, type ValueType } from '../wasm/index.ts';
import type { Emitter, Frame } from './emitter.ts';
import { MAX_CALLS, OWN, wasmTypes } from './environment.ts';
import {
  FRESH,
  GRANULE,
  PRIVATE_COUNT,
  PRIVATE_TAG,
  SHADOW,
  STORED,
  STORED_UNDEFINED,
  splat32,
  splat64,
} from './layout.ts';
import { emitFence, emitOrder, emitRace } from './race-code.ts';
import type { ValueFacts } from './values.ts';

const LOADS: Partial<Record<MirType, number>> = {
  i1: OP.i32Load8U,
  i8: OP.i32Load8U,
  i16: OP.i32Load16U,
  f16: OP.i32Load16U,
  i32: OP.i32Load,
  f32: OP.f32Load,
  f64: OP.f64Load,
};
const STORES: Partial<Record<MirType, number>> = {
  i1: OP.i32Store8,
  i8: OP.i32Store8,
  i16: OP.i32Store16,
  f16: OP.i32Store16,
  i32: OP.i32Store,
  f32: OP.f32Store,
  f64: OP.f64Store,
};

/** Granules that are numbered one by one; more by a helper. */
const FEW = 8;

/** Stack slots of a function, and where they are in its frame. */
export class FrameLayout implements Frame {
  readonly size: number;
  readonly leakedSize: number;
  readonly align: number;
  private readonly offsets = new Map<Inst, number>();

  /** @param leaked slots of a kernel that others may access while their thread waits */
  constructor(fn: Func, facts: ValueFacts, leaked: ReadonlySet<Inst> = new Set()) {
    let at = 0;
    let most = GRANULE;
    const place = (inst: Inst): void => {
      const align = Math.max(GRANULE, inst.attrs.align!);
      most = Math.max(most, align);
      at = Math.ceil(at / align) * align;
      this.offsets.set(inst, at);
      at += Math.ceil(inst.attrs.size! / GRANULE) * GRANULE;
    };
    const slots = fn.blocks.flatMap(({ insts }) =>
      insts.filter((inst) => inst.op === 'alloca' && !facts.isScalar(inst)),
    );
    for (const slot of slots) if (leaked.has(slot)) place(slot);
    this.leakedSize = at;
    for (const slot of slots) if (!leaked.has(slot)) place(slot);
    this.size = Math.ceil(at / most) * most;
    this.align = most;
  }

  offsetOf(alloca: Inst): number {
    return this.offsets.get(alloca)!;
  }

  has(alloca: Inst): boolean {
    return this.offsets.has(alloca);
  }

  /** Takes a frame from the stack. */
  enter(f: Emitter): void {
    const { code, env } = f;
    const { stack, stackEnd, calls } = env.globals;
    const first = f.fn.blocks[0]!.insts[0]!;
    code.globalGet(calls);
    code.i32(MAX_CALLS);
    code.op(OP.i32GtU);
    if (this.size > 0) {
      code.globalGet(stack);
      if (this.align > GRANULE) {
        code.i32(this.align - 1);
        code.op(OP.i32Add);
        code.i32(-this.align);
        code.op(OP.i32And);
      }
      code.tee(f.frameBase);
      code.i32(this.size);
      code.op(OP.i32Add);
      const top = f.take('i32');
      code.tee(top);
      code.globalSet(stack);
      code.get(top);
      code.globalGet(stackEnd);
      code.op(OP.i32GtU);
      code.op(OP.i32Or);
      f.free('i32', top);
    }
    code.if();
    f.report(f.site('stack', first));
    code.end();
  }

  /** Gives a slot its memory: uninitialised, with a number of its own. */
  begin(f: Emitter, inst: Inst): void {
    const offset = this.offsets.get(inst);
    if (offset === undefined) {
      for (const scalar of f.facts.scalars.get(inst) ?? []) {
        if (!scalar.maybeUndefined) continue;
        f.code.i32(1);
        f.code.set(f.scalarFlag(scalar));
      }
      return;
    }
    const { code, env } = f;
    const { map, globals } = env;
    const size = inst.attrs.size!;
    const number = f.take('i32');
    code.globalGet(globals.objects);
    code.i32(1);
    code.op(OP.i32Add);
    code.i32(PRIVATE_COUNT);
    code.op(OP.i32And);
    code.tee(number);
    code.globalSet(globals.objects);
    code.get(number);
    code.i32(PRIVATE_TAG | 0);
    code.op(OP.i32Or);
    code.set(number);
    this.number(f, offset, size, number);
    // The shadow of whole granules: the tail of the last one is no part of the slot.
    const granules = Math.ceil(size / GRANULE);
    if (size <= 64) {
      for (let at = 0; at < granules * GRANULE; at += 8) {
        let bits = 0n;
        for (let k = 7; k >= 0; k--) bits = (bits << 8n) | (at + k < size ? BigInt(FRESH) : 0n);
        code.get(f.frameBase);
        code.i64(bits);
        code.memory(OP.i64Store, map.shadow + offset + at);
      }
    } else {
      code.get(f.frameBase);
      code.i32(map.shadow + offset);
      code.op(OP.i32Add);
      code.i32(FRESH);
      code.i32(size);
      code.memoryFill();
      const tail = granules * GRANULE - size;
      if (tail > 0) {
        code.get(f.frameBase);
        code.i32(map.shadow + offset + size);
        code.op(OP.i32Add);
        code.i32(0);
        code.i32(tail);
        code.memoryFill();
      }
    }
    code.get(number);
    code.op(OP.i64ExtendI32U);
    code.i64(32n);
    code.op(OP.i64Shl);
    code.get(f.frameBase);
    code.i32(offset);
    code.op(OP.i32Add);
    code.op(OP.i64ExtendI32U);
    code.op(OP.i64Or);
    code.set(f.localsOf(inst.results[0])[0]!);
    f.free('i32', number);
  }

  /** Writes a number to the granules of a slot; the local, or none for no object. */
  private number(f: Emitter, offset: number, size: number, number?: number): void {
    const { code, env } = f;
    const granules = Math.ceil(size / GRANULE);
    const value = (): void => {
      if (number === undefined) code.i32(0);
      else code.get(number);
    };
    if (granules <= FEW) {
      for (let g = 0; g < granules; g++) {
        code.get(f.frameBase);
        code.i32(2);
        code.op(OP.i32ShrU);
        value();
        code.memory(OP.i32Store, env.map.owners + (offset >> 2) + 4 * g);
      }
      return;
    }
    code.get(f.frameBase);
    code.i32(offset);
    code.op(OP.i32Add);
    code.i32(size);
    value();
    code.call(env.helpers.own);
  }

  /** The function of a slot has returned. */
  leave(f: Emitter, slot: Value): void {
    const { def } = slot;
    if (!('op' in def) || !this.offsets.has(def)) return;
    this.number(f, this.offsets.get(def)!, def.attrs.size!);
  }

  /** The function returns: its slots are gone, and the frame goes back. */
  leaveAll(f: Emitter): void {
    for (const alloca of this.offsets.keys()) this.leave(f, alloca.results[0]);
    if (this.size === 0 || f.isKernel) return;
    f.code.get(f.frameBase);
    f.code.globalSet(f.env.globals.stack);
  }
}

/** Where the bytes of an access are: a local with an address, and an offset. */
interface Address {
  readonly local: number;
  readonly offset: number;
  /** The local is for this access only. */
  readonly own: boolean;
  /** Of memory that may not be the function's own. */
  readonly site: number;
}

type Mode = 'load' | 'store' | 'atomic';

export function emitMemory(f: Emitter, inst: Inst): void {
  switch (inst.op) {
    case 'alloca':
      f.frame.begin(f, inst);
      return;
    case 'mem.load':
      load(f, inst);
      return;
    case 'mem.store':
      store(f, inst);
      return;
    case 'mem.copy':
      copy(f, inst, false);
      return;
    case 'mem.move':
      copy(f, inst, true);
      return;
    case 'mem.set':
      fill(f, inst);
      return;
    case 'atomic.load':
      atomicLoad(f, inst);
      return;
    case 'atomic.store':
      atomicStore(f, inst);
      return;
    case 'atomic.rmw':
      rmw(f, inst);
      return;
    case 'atomic.cmpxchg':
      cmpxchg(f, inst);
      return;
    case 'fence':
      emitFence(f, inst);
      return;
    case 'assume':
      f.push(inst.args[0]);
      f.code.op(OP.i32Eqz);
      f.code.if();
      assumed(f, inst);
      f.code.end();
      return;
    case 'dbg.value':
    case 'dbg.stmt':
      return;
    case 'gpu.intrinsic':
      if (inst.attrs.symbol?.startsWith('nvptx.membar.')) emitFence(f, inst);
      else f.outside(inst, 'intrinsic');
      return;
    case 'gpu.compute':
    case 'gpu.asm':
      f.outside(inst, 'intrinsic');
      return;
    default:
      f.outside(inst, 'evaluate');
  }
}

/** Reports a promise that does not hold, with the numbers that were compared. */
function assumed(f: Emitter, inst: Inst): void {
  const operands = f.facts.comparedBy(inst.args[0]!);
  const [a, b] = operands.values;
  const site = f.site('assume', inst);
  f.env.trapOperands.set(site, operands);
  f.report(site, a, b);
}

/** A place in a slot of the function that an access is certainly inside of, aligned. */
function ownPlace(f: Emitter, pointer: Value, size: number, align: number): Address | undefined {
  const place = f.facts.places[pointer.id];
  if (place === undefined || !f.frame.has(place.alloca)) return undefined;
  const { alloca, offset } = place;
  if (offset + size > alloca.attrs.size!) return undefined;
  if (offset % align !== 0 || alloca.attrs.align! % align !== 0) return undefined;
  return { local: f.frameBase, offset: f.frame.offsetOf(alloca) + offset, own: false, site: -1 };
}

function needed(mode: Mode): number {
  if (mode === 'load') return SHADOW.initialised;
  return mode === 'store' ? SHADOW.writable : SHADOW.writable | SHADOW.initialised;
}

/**
 * Puts an `i32` on the stack that is not zero when a byte of an access lacks one of the bits.
 * `at`: of 16 bytes the two halves.
 */
function pushLacks(f: Emitter, at: Address, size: number, bits: number): void {
  const { code, env } = f;
  const offset = env.map.shadow + at.offset;
  code.get(at.local);
  switch (size) {
    case 1:
    case 2:
    case 4: {
      const mask = size === 1 ? bits : size === 2 ? bits * 0x101 : splat32(bits);
      code.memory(size === 1 ? OP.i32Load8U : size === 2 ? OP.i32Load16U : OP.i32Load, offset);
      code.i32(mask);
      code.op(OP.i32And);
      code.i32(mask);
      code.op(OP.i32Xor);
      return;
    }
    default: {
      const mask = splat64(bits);
      code.memory(OP.i64Load, offset);
      if (size === 16) {
        code.get(at.local);
        code.memory(OP.i64Load, offset + 8);
        code.op(OP.i64And);
      }
      code.i64(mask);
      code.op(OP.i64And);
      code.i64(mask);
      code.op(OP.i64Ne);
    }
  }
}

/**
 * Checks an access and gives the place of its bytes. With `lenient`, uninitialised memory is no
 * fault.
 */
function checked(
  f: Emitter,
  inst: Inst,
  pointer: Value,
  size: number,
  mode: Mode,
  lenient = false,
): Address {
  const { code, env } = f;
  const align = Math.max(inst.attrs.align ?? 1, mode === 'atomic' ? size : 1);
  const bits = lenient ? SHADOW.accessible : needed(mode);
  const own = ownPlace(f, pointer, size, align);
  const kind = mode === 'atomic' ? 'atomic' : mode;
  if (own !== undefined) {
    const state = bits & SHADOW.initialised;
    if (state === 0) return own;
    pushLacks(f, own, size, state);
    code.if();
    f.push(pointer);
    code.i32(f.site(kind, inst, size, align));
    code.call(env.imports.fault);
    code.end();
    return own;
  }
  const whole = f.take('i64');
  const local = f.take('i32');
  const site = f.site(kind, inst, size, align);
  const at: Address = { local, offset: 0, own: true, site };
  f.push(pointer);
  code.tee(whole);
  code.op(OP.i32WrapI64);
  code.tee(local);
  // A place behind all memory counts as the first, which nothing may access.
  code.i32(0);
  code.get(local);
  code.i32(env.map.dataSize);
  code.op(OP.i32LtU);
  code.op(OP.select);
  code.tee(local);
  // The number of the granule is that of the pointer, ..
  code.i32(2);
  code.op(OP.i32ShrU);
  code.i32(-4);
  code.op(OP.i32And);
  code.memory(OP.i32Load, env.map.owners);
  code.get(whole);
  code.i64(32n);
  code.op(OP.i64ShrU);
  code.op(OP.i32WrapI64);
  code.op(OP.i32Xor);
  if (align < size && size > 1) {
    // .. that of the last byte too where the access may reach into another, ..
    code.get(local);
    code.i32(size - 1);
    code.op(OP.i32Add);
    code.i32(2);
    code.op(OP.i32ShrU);
    code.i32(-4);
    code.op(OP.i32And);
    code.memory(OP.i32Load, env.map.owners);
    code.get(whole);
    code.i64(32n);
    code.op(OP.i64ShrU);
    code.op(OP.i32WrapI64);
    code.op(OP.i32Xor);
    code.op(OP.i32Or);
  }
  // .. and all bytes are as they must be.
  pushLacks(f, at, size, bits);
  code.op(OP.i32Or);
  if (align > 1) {
    code.get(local);
    code.i32(align - 1);
    code.op(OP.i32And);
    code.op(OP.i32Or);
  }
  code.if();
  code.get(whole);
  code.i32(site);
  code.call(env.imports.fault);
  code.end();
  f.free('i64', whole);
  return at;
}

/** Checks that a pointer leads into memory; what is there does not matter. */
export function emitTouch(f: Emitter, inst: Inst): void {
  const at = checked(f, inst, inst.args[0]!, 1, 'load', true);
  release(f, at);
}

/** Looks for races with an access to memory that may not be the function's own. */
function look(f: Emitter, at: Address, inst: Inst, size: number, mode: Mode, value?: Value): void {
  if (!at.own) return;
  const { local, site } = at;
  emitRace(f, { local, site, inst, size, mode, ...(value !== undefined && { value }) });
}

function order(f: Emitter, at: Address, done?: number): void {
  if (at.own) emitOrder(f, at.local, at.site, done);
}

function release(f: Emitter, at: Address): void {
  if (at.own) f.free('i32', at.local);
}

function pushLoaded(f: Emitter, at: Address, type: MirType): void {
  const { code } = f;
  if (type === 'i128') {
    for (const half of [0, 8]) {
      code.get(at.local);
      code.memory(OP.i64Load, at.offset + half);
    }
    return;
  }
  code.get(at.local);
  code.memory(LOADS[type] ?? OP.i64Load, at.offset);
}

/** Stores what `push` puts on the stack; of 128 bits it is asked for each half. */
function putStored(f: Emitter, at: Address, type: MirType, push: (half: 0 | 1) => void): void {
  const { code } = f;
  if (type === 'i128') {
    for (const half of [0, 1] as const) {
      code.get(at.local);
      push(half);
      code.memory(OP.i64Store, at.offset + 8 * half);
    }
    return;
  }
  code.get(at.local);
  push(0);
  code.memory(STORES[type] ?? OP.i64Store, at.offset);
}

/** Marks the bytes of a store as written. */
function markStored(f: Emitter, at: Address, size: number, value?: Value): void {
  const { code, env } = f;
  const offset = env.map.shadow + at.offset;
  const maybe = value !== undefined && f.facts.maybeUndefined(value);
  const put = (width: 1 | 2 | 4 | 8, add: number): void => {
    code.get(at.local);
    const push = (byte: number): void => {
      if (width === 8) code.i64(splat64(byte));
      else code.i32(width === 4 ? splat32(byte) : width === 2 ? byte * 0x101 : byte);
    };
    if (maybe) {
      push(STORED_UNDEFINED);
      push(STORED);
      f.pushFlag(value);
      code.op(OP.select);
    } else push(STORED);
    const op =
      width === 8
        ? OP.i64Store
        : width === 4
          ? OP.i32Store
          : width === 2
            ? OP.i32Store16
            : OP.i32Store8;
    code.memory(op, offset + add);
  };
  if (size === 16) {
    put(8, 0);
    put(8, 8);
  } else put(size as 1 | 2 | 4 | 8, 0);
}

function load(f: Emitter, inst: Inst): void {
  const { code, facts } = f;
  const [result] = inst.results;
  const [pointer] = inst.args;
  const scalar = facts.scalarAt(pointer, result.type);
  const maybe = facts.maybeUndefined(result);
  if (scalar !== undefined) {
    if (inst.attrs.noundef === true && scalar.maybeUndefined) {
      code.get(f.scalarFlag(scalar));
      code.if();
      code.i64(0n);
      code.get(f.scalarFlag(scalar));
      code.op(OP.i64ExtendI32U);
      code.i32(f.site('undefined', inst));
      code.call(f.env.imports.report);
      code.end();
    }
    if (facts.uses(result) === 0) return;
    for (const local of f.scalar(scalar)) code.get(local);
    f.pop(inst);
    if (!maybe) return;
    if (scalar.maybeUndefined) code.get(f.scalarFlag(scalar));
    else code.i32(0);
    code.set(f.flagOf(result));
    return;
  }
  const size = byteSize(result.type);
  const at = checked(f, inst, pointer, size, 'load', maybe);
  if (maybe) {
    // The flag says where the value comes from.
    const flag = f.flagOf(result);
    code.i32(0);
    code.set(flag);
    pushLacks(f, at, size, SHADOW.initialised);
    code.if();
    f.push(pointer);
    code.i32(f.site('load', inst, size, inst.attrs.align ?? 1));
    code.call(f.env.imports.origin);
    code.set(flag);
    code.end();
  }
  look(f, at, inst, size, 'load');
  pushLoaded(f, at, result.type);
  f.pop(inst);
  release(f, at);
  if (result.type !== 'i1') return;
  const [local] = f.localsOf(result);
  code.get(local!);
  code.i32(1);
  code.op(OP.i32GtU);
  if (maybe) {
    code.get(f.flagOf(result));
    code.op(OP.i32Eqz);
    code.op(OP.i32And);
  }
  code.if();
  f.report(f.site('bool', inst), result);
  code.get(local!);
  code.i32(1);
  code.op(OP.i32And);
  code.set(local!);
  code.end();
}

function store(f: Emitter, inst: Inst): void {
  const { code, facts } = f;
  const [value, pointer] = inst.args;
  const scalar = facts.scalarAt(pointer, value.type);
  if (scalar !== undefined) {
    f.push(value);
    const locals = f.scalar(scalar);
    for (let k = locals.length - 1; k >= 0; k--) code.set(locals[k]!);
    if (!scalar.maybeUndefined) return;
    f.pushFlag(value);
    code.set(f.scalarFlag(scalar));
    return;
  }
  const size = byteSize(value.type);
  const at = checked(f, inst, pointer, size, 'store');
  look(f, at, inst, size, 'store', value);
  putStored(f, at, value.type, (half) => {
    if (value.type === 'i128') f.pushHalf(value, half);
    else f.pushStored(value);
  });
  markStored(f, at, size, value);
  if (at.own && facts.maybeUndefined(value)) {
    // The host sees what other memory than that of the thread holds.
    f.pushFlag(value);
    code.if();
    f.push(pointer);
    f.pushFlag(value);
    code.i32(f.site('store', inst, size, inst.attrs.align ?? 1));
    code.call(f.env.imports.storesUndefined);
    code.end();
  }
  release(f, at);
}

function copy(f: Emitter, inst: Inst, overlap: boolean): void {
  const { code } = f;
  const [to, from, count] = inst.args;
  f.push(to);
  f.push(from);
  f.push(count);
  code.i32(overlap ? 1 : 0);
  code.i32(inst.attrs.align ?? 1);
  code.i32(f.site('copy', inst, 0, inst.attrs.align ?? 1));
  code.call(f.env.helpers.copy);
}

function fill(f: Emitter, inst: Inst): void {
  const { code } = f;
  const [to, byte, count] = inst.args;
  f.push(to);
  f.push(byte);
  f.push(count);
  if (f.facts.maybeUndefined(byte)) {
    code.i32(STORED_UNDEFINED);
    code.i32(STORED);
    f.pushFlag(byte);
    code.op(OP.select);
  } else code.i32(STORED);
  code.i32(f.site('fill', inst, 0, inst.attrs.align ?? 1));
  code.call(f.env.helpers.fill);
}

function atomicLoad(f: Emitter, inst: Inst): void {
  const [result] = inst.results;
  const size = byteSize(result.type);
  const at = checked(f, inst, inst.args[0], size, 'load');
  look(f, at, inst, size, 'load');
  pushLoaded(f, at, result.type);
  f.pop(inst);
  order(f, at);
  release(f, at);
}

function atomicStore(f: Emitter, inst: Inst): void {
  const [value, pointer] = inst.args;
  const size = byteSize(value.type);
  const at = checked(f, inst, pointer, size, 'store');
  look(f, at, inst, size, 'store', value);
  putStored(f, at, value.type, (half) => {
    if (value.type === 'i128') f.pushHalf(value, half);
    else f.pushStored(value);
  });
  markStored(f, at, size);
  order(f, at);
  release(f, at);
}

const PLAIN_RMW: Partial<Record<RmwKind, readonly [number, number]>> = {
  add: [OP.i32Add, OP.i64Add],
  sub: [OP.i32Sub, OP.i64Sub],
  and: [OP.i32And, OP.i64And],
  or: [OP.i32Or, OP.i64Or],
  xor: [OP.i32Xor, OP.i64Xor],
};

function rmw(f: Emitter, inst: Inst): void {
  const { code } = f;
  const [pointer, operand] = inst.args;
  const { type } = operand;
  const size = byteSize(type);
  const kind = inst.attrs.rmw!;
  const at = checked(f, inst, pointer, size, 'atomic');
  look(f, at, inst, size, 'atomic', operand);
  pushLoaded(f, at, type);
  f.pop(inst);
  const [result] = inst.results;
  const [wasm] = wasmTypes(type) as [ValueType];
  const isWide = wasm === 'i64';
  const plain = PLAIN_RMW[kind];
  if (kind === 'xchg') {
    putStored(f, at, type, (half) => {
      if (type === 'i128') f.pushHalf(operand, half);
      else f.pushStored(operand);
    });
  } else if (plain !== undefined && type !== 'i128' && (wasm === 'i32' || isWide)) {
    putStored(f, at, type, () => {
      f.push(result);
      f.push(operand);
      code.op(plain[isWide ? 1 : 0]);
    });
  } else {
    // The new value comes from the table of operations.
    const base = f.env.map.own + OWN.scratch;
    storeOperandBits(f, result, base);
    storeOperandBits(f, operand, base + 16);
    code.i32(f.site('evaluate', inst));
    code.call(f.env.imports.outside);
    putStored(f, at, type, (half) => {
      code.i32(0);
      code.memory(OP.i64Load, base + 8 * half);
      f.fromI64(wasm);
    });
  }
  markStored(f, at, size);
  order(f, at);
  release(f, at);
}

function storeOperandBits(f: Emitter, value: Value, at: number): void {
  const { code } = f;
  code.i32(0);
  f.pushAsI64(value);
  code.memory(OP.i64Store, at);
  if (value.type !== 'i128') return;
  code.i32(0);
  f.pushHalf(value, 1);
  code.memory(OP.i64Store, at + 8);
}

function cmpxchg(f: Emitter, inst: Inst): void {
  const { code } = f;
  const [pointer, expected, fresh] = inst.args;
  const { type } = expected;
  const size = byteSize(type);
  const at = checked(f, inst, pointer, size, 'atomic');
  const [old, success] = inst.results;
  pushLoaded(f, at, type);
  const locals = f.localsOf(old);
  for (let k = locals.length - 1; k >= 0; k--) code.set(locals[k]!);
  const [wasm] = wasmTypes(type) as [ValueType];
  if (type === 'i128') {
    for (const half of [0, 1] as const) {
      code.get(locals[half]!);
      f.pushHalf(expected, half);
      code.op(OP.i64Eq);
    }
    code.op(OP.i32And);
  } else if (wasm === 'f32' || wasm === 'f64') {
    // By bits.
    f.pushAsI64(old);
    f.pushAsI64(expected);
    code.op(OP.i64Eq);
  } else {
    code.get(locals[0]!);
    f.push(expected);
    code.op(wasm === 'i64' ? OP.i64Eq : OP.i32Eq);
  }
  const done = f.localsOf(success)[0]!;
  code.tee(done);
  code.if();
  look(f, at, inst, size, 'atomic', fresh);
  putStored(f, at, type, (half) => {
    if (type === 'i128') f.pushHalf(fresh, half);
    else f.pushStored(fresh);
  });
  markStored(f, at, size);
  code.else();
  look(f, at, inst, size, 'load');
  code.end();
  order(f, at, done);
  release(f, at);
}
