/**
 * The state of instruction selection for one function: where each MIR value lies, and the services
 * rules use. A value is a list of 32-bit parts, each a register or a literal; conditions may also
 * be lane masks. Rules compute eagerly; what nobody reads is removed afterwards.
 */
import { KnownBits } from '../../analysis/index.ts';
import { invariant } from '../../base/index.ts';
import {
  type Block,
  bitWidth,
  type Func,
  type Inst,
  isPtr,
  type MirType,
  type SourceLoc,
  type Value,
} from '../../mir/index.ts';
import {
  ABS,
  type Bank,
  COPY,
  countOf,
  GLUE,
  KEEP,
  keyOf,
  type MBlock,
  MFunc,
  type MInst,
  mInst,
  NEG,
  newMBlock,
  type Op,
  part,
  regOp,
  S,
  unitOf,
  V,
  VCC,
} from './code.ts';
import type { Plan } from './flow.ts';
import type { KernelEnv } from './kernel-env.ts';
import { AT_S, type Banks, homeOf } from './regbank-select.ts';
import { UnsupportedError } from './unsupported.ts';

/** What is known of the bits above a narrow integer. */
export const ANY = 0;
export const ZERO = 1;
export const SIGN = 2;

/** Why an intrinsic has no instruction where other processors have one. */
const NOT_HERE = 'the processor does not have it';

export class Selector {
  readonly fn: Func;
  readonly env: KernelEnv<Selector>;
  readonly plan: Plan;
  readonly banks: Banks;
  readonly bits: KnownBits;
  readonly code = new MFunc();
  readonly wave64: boolean;
  block: MBlock = newMBlock(0);
  mirBlock: Block;
  loc: SourceLoc | undefined;

  private readonly partsOf: (Op[] | undefined)[] = [];
  private readonly masks: (Op | undefined)[] = [];
  private readonly shadows: (Op[] | undefined)[] = [];
  private readonly exts: Uint8Array;
  private readonly local = new Map<string | number, Op>();
  readonly uses: Int32Array;

  constructor(fn: Func, env: KernelEnv<Selector>, plan: Plan, banks: Banks, uses: Int32Array) {
    this.fn = fn;
    this.env = env;
    this.plan = plan;
    this.banks = banks;
    this.uses = uses;
    this.bits = new KnownBits(env.module);
    this.wave64 = env.cpu.wave === 64;
    this.exts = new Uint8Array(fn.nextValue);
    this.mirBlock = fn.blocks[0]!;
  }

  enter(block: Block, machine: MBlock): void {
    this.mirBlock = block;
    this.block = machine;
    this.local.clear();
  }

  unsupported(what: string): never {
    throw new UnsupportedError(what, this.loc);
  }

  /** LLVM has no instruction for the intrinsic on this processor, or not for what it is given. */
  refuse(inst: Inst, why = NOT_HERE): never {
    const symbol = inst.attrs.symbol!;
    // Those of `core::arch` are ours, with underscores.
    const bare = symbol.replace(/^(?:llvm\.)?amdgcn\./, '');
    const name = symbol.startsWith('llvm.') || !bare.includes('_') ? `llvm.amdgcn.${bare}` : bare;
    throw new UnsupportedError(
      `\`${name}\` on ${this.env.cpu.name}: ${why}`,
      this.loc,
      'invalid',
      why === NOT_HERE,
    );
  }

  // ---- registers --------------------------------------------------------------------------------

  /** A fresh run of registers as one operand. */
  temp(bank: Bank, count = 1): number {
    const align =
      count === 1 ? 1 : bank === S ? (count > 2 ? 4 : 2) : this.env.cpu.alignedVgprs ? 2 : 1;
    return regOp(this.code.newTuple(bank, count, align).base, count);
  }

  /** A fresh lane mask. */
  maskTemp(): number {
    const op = this.temp(S, this.wave64 ? 2 : 1);
    this.code.tupleOf[unitOf(op)]!.mask = true;
    return op;
  }

  bankOf(op: number): Bank {
    return this.code.tupleOf[unitOf(op)]!.bank;
  }

  isV(op: Op): op is number {
    return typeof op === 'number' && this.bankOf(op) === V;
  }

  isS(op: Op): op is number {
    return typeof op === 'number' && this.bankOf(op) === S;
  }

  allScalar(parts: readonly Op[]): boolean {
    return parts.every((op) => !this.isV(op));
  }

  // ---- emitting ---------------------------------------------------------------------------------

  emit(op: string, defs: number, ops: Op[], flags = 0): MInst {
    const inst = mInst(op, defs, ops, flags, this.loc);
    this.block.insts.push(inst);
    return inst;
  }

  /** An instruction that must stay. */
  effect(op: string, ops: Op[] = [], defs = 0): MInst {
    return this.emit(op, defs, ops, KEEP);
  }

  /** The spelling for this wave size: `s_and` becomes `s_and_b64` or `s_and_b32`. */
  w(op: string): string {
    return `${op}_${this.wave64 ? 'b64' : 'b32'}`;
  }

  /** Copies one unit. */
  copy(dst: number, src: Op): void {
    const bank = this.bankOf(dst);
    if (typeof src === 'number' && (src & (NEG | ABS)) === 0 && this.bankOf(src) === bank)
      this.emit(bank === V ? 'v_mov_b32' : 's_mov_b32', 1, [dst, src], COPY);
    else if (bank === S && this.isV(src)) this.emit('v_readfirstlane_b32', 1, [dst, src]);
    else this.emit(bank === V ? 'v_mov_b32' : 's_mov_b32', 1, [dst, src]);
  }

  /** The operand in a vector register; copied once per block. */
  toV(op: Op): number {
    if (this.isV(op)) return op;
    const key = `v${keyOf(op)}`;
    const known = this.local.get(key);
    if (known !== undefined) return known as number;
    const dst = this.temp(V);
    this.copy(dst, op);
    this.local.set(key, dst);
    return dst;
  }

  /** The operand as a scalar: all lanes agree on it. Literals stay. */
  toS(op: Op): Op {
    if (!this.isV(op)) return op;
    const key = `s${keyOf(op)}`;
    const known = this.local.get(key);
    if (known !== undefined) return known;
    const dst = this.temp(S);
    this.emit('v_readfirstlane_b32', 1, [dst, op]);
    this.local.set(key, dst);
    return dst;
  }

  /** The operand in a scalar register. */
  toSReg(op: Op): number {
    const s = this.toS(op);
    if (typeof s === 'number') return s;
    const key = `l${s}`;
    const known = this.local.get(key);
    if (known !== undefined) return known as number;
    const dst = this.temp(S);
    this.emit('s_mov_b32', 1, [dst, s]);
    this.local.set(key, dst);
    return dst;
  }

  /** Parts as one run of neighbouring registers of a bank. */
  run(parts: readonly Op[], bank: Bank): number {
    const first = parts[0]!;
    if (parts.length === 1) return bank === V ? this.toV(first) : this.toSReg(first);
    if (typeof first === 'number' && (first & (NEG | ABS)) === 0 && this.bankOf(first) === bank) {
      const unit = unitOf(first);
      const tuple = this.code.tupleOf[unit]!;
      const step =
        bank === S
          ? Math.min(4, 2 ** Math.ceil(Math.log2(parts.length)))
          : this.env.cpu.alignedVgprs
            ? 2
            : 1;
      if (
        (unit - tuple.base) % step === 0 &&
        tuple.align >= step &&
        parts.every((op, i) => op === regOp(unit + i) && this.code.tupleOf[unit + i] === tuple)
      )
        return regOp(unit, parts.length);
    }
    const key = `${bank}:${parts.map(keyOf).join(' ')}`;
    const known = this.local.get(key);
    if (known !== undefined) return known as number;
    const dst = this.temp(bank, parts.length);
    parts.forEach((op, i) => {
      this.copy(part(dst, i), op);
    });
    this.local.set(key, dst);
    return dst;
  }

  split(op: number): Op[] {
    const out: Op[] = [];
    for (let i = 0; i < countOf(op); i++) out.push(part(op, i));
    return out;
  }

  // ---- values -----------------------------------------------------------------------------------

  homeOf(value: Value): Block {
    return homeOf(value);
  }

  place(value: Value): number {
    return this.banks.place[value.id]!;
  }

  /** True when the result of `inst` is computed by the scalar unit. */
  scalar(inst: Inst): boolean {
    return this.banks.place[inst.results[0].id] === AT_S;
  }

  /**
   * Registers of the parameters of loops: another turn writes them, so no other value may live in
   * them for long.
   */
  readonly loopRegisters = new Set<Op>();

  /** Records where a value lies. `ext` is what is known above a narrow integer. */
  set(value: Value, found: Op[], ext: number = ANY): void {
    const parts = this.env.localOnly.has(value.id) ? found : found.map((op) => this.own(op));
    this.partsOf[value.id] = parts;
    this.exts[value.id] = ext;
    if (this.isShadowed(value)) {
      const bank = parts.some((op) => this.isS(op));
      if (bank) this.makeShadow(value, parts);
    }
  }

  /** The operand in a register that stays as it is when its loop goes on. */
  private own(op: Op): Op {
    if (typeof op !== 'number' || !this.loopRegisters.has(op & ~(NEG | ABS))) return op;
    const from = op & ~(NEG | ABS);
    if (this.code.tupleOf[unitOf(from)]!.mask) return this.copyMask(from);
    const to = this.temp(this.bankOf(from));
    this.copy(to, from);
    return to | (op & (NEG | ABS));
  }

  /** A lane mask in registers of its own. */
  copyMask(from: Op): number {
    const to = this.maskTemp();
    this.copyMaskTo(to, from);
    return to;
  }

  copyMaskTo(to: number, from: Op): void {
    const isMask = typeof from === 'number' && this.code.tupleOf[unitOf(from)]!.mask;
    this.emit(this.w('s_mov'), 1, [to, from], isMask ? COPY : 0);
  }

  /**
   * Values in scalar registers that lanes take out of a loop at different times are kept per lane
   * as well.
   */
  private makeShadow(value: Value, parts: readonly Op[]): void {
    const dst = this.temp(V, parts.length);
    parts.forEach((op, i) => {
      this.emit('v_mov_b32', 1, [part(dst, i), op]);
    });
    this.shadows[value.id] = this.split(dst);
  }

  private isShadowed(value: Value): boolean {
    return this.env.shadowed.has(value.id);
  }

  setMask(value: Value, found: Op): void {
    const mask = this.env.localOnly.has(value.id) ? found : this.own(found);
    this.masks[value.id] = mask;
    if (this.isShadowed(value)) {
      const dst = this.temp(V);
      this.select(dst, mask, '1', '0');
      this.shadows[value.id] = [dst];
    }
  }

  /** A fresh lane mask for a parameter. */
  defMask(param: Value): number {
    const mask = this.maskTemp();
    this.masks[param.id] = mask;
    return mask;
  }

  /** Fresh registers for a result; gives the run. */
  def(value: Value, bank: Bank, ext: number = ANY): number {
    const op = this.temp(bank, partCount(value.type));
    this.partsOf[value.id] = this.split(op);
    this.exts[value.id] = ext;
    return op;
  }

  /** To be called when the registers of `def` hold the value. */
  done(value: Value): void {
    if (this.isShadowed(value)) {
      const parts = this.partsOf[value.id]!;
      if (parts.some((op) => this.isS(op))) this.makeShadow(value, parts);
    }
  }

  /** The registers that a value was put into, without computing it; not of lane masks. */
  registersOf(value: Value): readonly Op[] | undefined {
    return this.partsOf[value.id];
  }

  private shadowFor(value: Value): Op[] | undefined {
    const shadow = this.shadows[value.id];
    if (shadow === undefined) return undefined;
    return this.plan.leavesApart(homeOf(value), this.mirBlock) ? shadow : undefined;
  }

  /** The parts of a value. Of an `i1`: one part that is 0 or 1. */
  parts(value: Value): Op[] {
    const shadow = this.shadowFor(value);
    if (shadow !== undefined) return shadow;
    const known = this.partsOf[value.id];
    if (known !== undefined) return known;
    const mask = this.masks[value.id];
    if (mask !== undefined) {
      const key = `i${value.id}`;
      let op = this.local.get(key);
      if (op === undefined) {
        op = this.temp(V);
        this.select(op, mask, '1', '0');
        this.local.set(key, op);
      }
      return [op];
    }
    const def = 'op' in value.def ? value.def : undefined;
    const constant = def === undefined ? undefined : constantParts(def, value.type);
    if (constant !== undefined) return constant;
    if (def !== undefined && this.deferred.has(value.id)) {
      const key = `i${value.id}`;
      const cached = this.local.get(key);
      if (cached !== undefined) return [cached];
      const made = this.env.scalarBool(this, value);
      this.local.set(key, made);
      return [made];
    }
    const rule = def === undefined ? undefined : this.env.onDemand(this, def);
    invariant(
      rule !== undefined,
      `value ${value.id} (${def?.op}) of ${this.fn.name} is used before it is defined`,
    );
    return rule;
  }

  part0(value: Value): Op {
    return this.parts(value)[0]!;
  }

  extensionOf(value: Value): number {
    return this.exts[value.id]!;
  }

  /** The value in a run of vector registers. */
  vrun(value: Value): number {
    return this.run(this.parts(value), V);
  }

  srun(value: Value): number {
    const parts = this.parts(value);
    return this.run(
      parts.map((op) => this.toS(op)),
      S,
    );
  }

  constant(value: Value): bigint | undefined {
    const def = value.def;
    if (!('op' in def)) return undefined;
    if (def.op === 'const.int') return def.attrs.bits!;
    return def.op === 'const.null' ? 0n : undefined;
  }

  defAs(value: Value, op: Inst['op']): Inst | undefined {
    return 'op' in value.def && value.def.op === op ? value.def : undefined;
  }

  // ---- conditions -------------------------------------------------------------------------------

  /** The condition as a lane mask; bits of inactive lanes mean nothing. */
  mask(value: Value): Op {
    const shadow = this.shadowFor(value);
    if (shadow === undefined) {
      const known = this.masks[value.id];
      if (known !== undefined) return known;
    }
    const key = `m${value.id}`;
    const cached = this.local.get(key);
    if (cached !== undefined) return cached;
    if (shadow === undefined && this.deferred.has(value.id)) {
      const made = this.env.scalarMask(this, value);
      this.local.set(key, made);
      return made;
    }
    const op = (shadow ?? this.parts(value))[0]!;
    let mask: Op;
    if (typeof op === 'string') mask = op === '0' ? '0' : '-1';
    else {
      mask = this.maskTemp();
      if (this.isV(op)) this.emit('v_cmp_ne_u32', 1, [mask, '0', op]);
      else {
        this.emit('s_cmp_lg_u32', 0, [op, '0'], GLUE);
        this.emit(this.w('s_cselect'), 1, [mask, '-1', '0']);
      }
    }
    this.local.set(key, mask);
    return mask;
  }

  /** `dst = mask ? yes : no`, per lane, 32 bits. */
  select(dst: number, mask: Op, yes: Op, no: Op): void {
    if (mask === '0' || mask === '-1') {
      this.copy(dst, mask === '0' ? no : yes);
      return;
    }
    const [a, b] = this.legal([no, yes], 2, 1);
    this.emit('v_cndmask_b32', 1, [dst, a!, b!, mask]);
  }

  private readonly deferred = new Set<number>();

  /**
   * Scalar comparisons that are only read in this block are made again by each reader. False when
   * that is not so.
   */
  defer(value: Value): boolean {
    if (!this.env.localOnly.has(value.id) || this.isShadowed(value)) return false;
    this.deferred.add(value.id);
    return true;
  }

  isDeferred(value: Value): boolean {
    return this.deferred.has(value.id);
  }

  // ---- operands of vector instructions ----------------------------------------------------------

  /**
   * Makes the sources of a vector instruction encodable. `form` 1: one source, anything goes. 2:
   * the second must be a vector register, else the long encoding with its limits is used; 3: only
   * the long encoding. `bus` counts scalar operands that are read besides.
   */
  // biome-ignore lint/complexity/noExcessiveCognitiveComplexity: scalar operands and literals use up the constant bus in their order
  legal(ops: readonly Op[], form: 1 | 2 | 3, bus = 0): Op[] {
    const { constantBus, generation } = this.env.cpu;
    const out = [...ops];
    const modified = out.some((op) => typeof op === 'number' && (op & (NEG | ABS)) !== 0);
    const limit = constantBus - bus;
    if (form === 1 && !modified) return out;
    if (form === 2 && !modified && this.isV(out[1]!)) {
      if (limit <= 0 && !this.isV(out[0]!) && !isInline(out[0]!)) out[0] = this.toV(out[0]!);
      return out;
    }
    const literals = generation !== 'gfx9';
    const seen: Op[] = [];
    let literal: string | undefined;
    for (let i = 0; i < out.length; i++) {
      const op = out[i]!;
      if (this.isV(op) || isInline(op)) continue;
      const key = typeof op === 'number' ? op & ~(NEG | ABS) : op;
      if (seen.includes(key)) {
        if (typeof op === 'string' && op !== literal) out[i] = this.toSReg(op);
        continue;
      }
      const fits =
        seen.length < limit &&
        (typeof op === 'number' || (literals && (literal === undefined || literal === op)));
      if (fits) {
        seen.push(key);
        if (typeof op === 'string') literal = op;
      } else if (typeof op === 'string' && seen.length < limit) {
        // Beside another literal, or where there is no room for one.
        out[i] = this.toSReg(op);
        seen.push(key);
      } else if (typeof op === 'number' && countOf(op) > 1) {
        out[i] = this.run(this.split(op & ~(NEG | ABS)), V) | (op & (NEG | ABS));
      } else out[i] = typeof op === 'number' ? this.toV(key) | (op & (NEG | ABS)) : this.toV(op);
    }
    return out;
  }

  /**
   * A vector instruction with two sources that has the short encoding. Sources of a commuting one
   * are swapped when it helps.
   */
  v2(op: string, dst: number, a: Op, b: Op, commutes = true): void {
    const swap = commutes && !this.isV(b) && this.isV(a);
    this.emit(op, 1, [dst, ...this.legal(swap ? [b, a] : [a, b], 2)]);
  }

  /** A new vector register with the result of `v2`. */
  vv2(op: string, a: Op, b: Op, commutes = true): number {
    const dst = this.temp(V);
    this.v2(op, dst, a, b, commutes);
    return dst;
  }

  v1(op: string, dst: number, a: Op): void {
    this.emit(op, 1, [dst, ...this.legal([a], 1)]);
  }

  vv1(op: string, a: Op): number {
    const dst = this.temp(V);
    this.v1(op, dst, a);
    return dst;
  }

  v3(op: string, dst: number, ...srcs: Op[]): void {
    this.emit(op, 1, [dst, ...this.legal(srcs, 3)]);
  }

  vv3(op: string, ...srcs: Op[]): number {
    const dst = this.temp(V);
    this.v3(op, dst, ...srcs);
    return dst;
  }

  /** A saturating vector sum. */
  emitClamp(op: string, a: Op, b: Op): number {
    const dst = this.temp(V);
    this.emit(op, 1, [dst, ...this.legal([a, b], 3)]).mods = ' clamp';
    return dst;
  }

  /** A comparison into a lane mask; `swapped` is the instruction for exchanged operands. */
  cmp(op: string, swapped: string, a: Op, b: Op): number {
    const dst = this.maskTemp();
    const swap = !this.isV(b) && this.isV(a);
    // The long encoding, which masks other than VCC need, has no literals on GFX9.
    const short = (source: Op): Op =>
      this.env.cpu.generation === 'gfx9' && typeof source === 'string' && !isInline(source)
        ? this.toSReg(source)
        : source;
    const [x, y] = this.legal(swap ? [short(b), a] : [short(a), b], 2);
    this.emit(swap ? swapped : op, 1, [dst, x!, y!]);
    return dst;
  }

  // ---- the scalar unit --------------------------------------------------------------------------

  /** A scalar instruction; at most one literal fits into it. */
  s2(op: string, dst: number, a: Op, b: Op, flags = 0): void {
    let x = this.toS(a);
    const y = this.toS(b);
    if (typeof x === 'string' && typeof y === 'string' && !isInline(x) && !isInline(y) && x !== y)
      x = this.toSReg(x);
    this.emit(op, 1, [dst, x, y], flags);
  }

  ss2(op: string, a: Op, b: Op): number {
    const dst = this.temp(S);
    this.s2(op, dst, a, b);
    return dst;
  }

  ss1(op: string, a: Op): number {
    const dst = this.temp(S);
    this.emit(op, 1, [dst, this.toS(a)]);
    return dst;
  }

  /** A comparison whose result is in SCC for the next instruction. */
  scmp(op: string, a: Op, b: Op): void {
    let x = this.toS(a);
    const y = this.toS(b);
    if (typeof x === 'string' && typeof y === 'string' && !isInline(x) && !isInline(y))
      x = this.toSReg(x);
    this.emit(op, 0, [x, y], GLUE);
  }

  // ---- narrow integers --------------------------------------------------------------------------

  /**
   * An integer of at most 32 bits with all bits above its width set as asked; a pointer of 32 bits
   * as it is.
   */
  extended(value: Value, ext: typeof ZERO | typeof SIGN): Op {
    const op = this.part0(value);
    if (isPtr(value.type)) return op;
    const width = bitWidth(value.type);
    if (width === 32) return op;
    if (typeof op === 'string') {
      const bits = BigInt(op);
      return lit(Number(ext === SIGN ? BigInt.asIntN(width, bits) : BigInt.asUintN(width, bits)));
    }
    if (width === 1) {
      if (ext === ZERO) return op;
      return this.isV(op) ? this.vv2('v_sub_u32', '0', op, false) : this.ss2('s_sub_i32', '0', op);
    }
    if ((this.exts[value.id]! & ext) !== 0) return op;
    const key = `e${ext} ${width} ${op}`;
    const known = this.local.get(key);
    if (known !== undefined) return known;
    const made = this.extend(op, width, ext);
    this.local.set(key, made);
    return made;
  }

  /** The low `width` bits of a register, extended. */
  extend(op: number, width: number, ext: typeof ZERO | typeof SIGN): number {
    if (this.isV(op)) {
      if (ext === ZERO) return this.vv2('v_and_b32', lit(2 ** width - 1), op);
      return this.vv3('v_bfe_i32', op, '0', String(width));
    }
    if (ext === ZERO) return this.ss2('s_and_b32', op, lit(2 ** width - 1));
    return this.ss1(width === 8 ? 's_sext_i32_i8' : 's_sext_i32_i16', op);
  }

  /** Remembers something computed in the current block. */
  cached(key: string, make: () => Op): Op {
    const known = this.local.get(key);
    if (known !== undefined) return known;
    const op = make();
    this.local.set(key, op);
    return op;
  }
}

/** Number of 32-bit parts of a type. Pointers to workgroup and private memory take one. */
export function partCount(type: MirType): number {
  if (type === 'ptr.workgroup' || type === 'ptr.private') return 1;
  return Math.max(1, bitWidth(type) >> 5);
}

/** The parts of a constant, or undefined when the instruction is none. */
function constantParts(def: Inst, type: MirType): Op[] | undefined {
  const n = partCount(type);
  switch (def.op) {
    case 'const.int':
    case 'const.float': {
      const out: Op[] = [];
      for (let i = 0; i < n; i++)
        out.push(lit(Number(BigInt.asUintN(32, def.attrs.bits! >> BigInt(32 * i)))));
      return out;
    }
    case 'const.null':
    case 'const.undef':
      return new Array<Op>(n).fill('0');
    default:
      return undefined;
  }
}

/** A 32-bit literal in the spelling used everywhere: small numbers decimal, others hexadecimal. */
export function lit(value: number): string {
  const signed = value | 0;
  if (signed >= -16 && signed <= 64) return String(signed);
  return `0x${(value >>> 0).toString(16)}`;
}

const INLINE_FLOATS = new Set([
  '0x3f000000',
  '0xbf000000',
  '0x3f800000',
  '0xbf800000',
  '0x40000000',
  '0xc0000000',
  '0x40800000',
  '0xc0800000',
  '0x3e22f983',
]);

/** Literals that need no extra word and no place on the constant bus. */
export function isInline(op: Op): boolean {
  if (typeof op !== 'string') return false;
  if (op === VCC) return false;
  if (op.startsWith('0x')) return INLINE_FLOATS.has(op);
  const number = Number(op);
  // Named things such as `off` and `exec` are no numbers; those of floats are all inline.
  return Number.isNaN(number) ? op === 'off' : op.includes('.') || (number >= -16 && number <= 64);
}
