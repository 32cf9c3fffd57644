/**
 * The state of instruction selection for one function: which operand holds each MIR value, and the
 * services the rules use. Rules compute eagerly and look through definitions when they can fold;
 * dead code is removed afterwards.
 *
 * Narrow integers live in 32-bit registers with undefined upper bits; `extended` asks for a known
 * extension and remembers what is known.
 */
import { append, invariant } from '../../base/index.ts';
import {
  type BlockOrder,
  computeUsers,
  type MachBlock,
  type MachFunc,
  type MachInst,
  type Mem,
  machInst,
  newMachBlock,
  newReg,
  type Operand,
  orderBlocks,
  type Reg,
  type Users,
  type Vec,
} from '../../mach/index.ts';
import {
  type Block,
  bitWidth,
  type Func,
  type Inst,
  isInt,
  isPtr,
  type MirType,
  type SourceLoc,
  spaceOf,
  type Value,
} from '../../mir/index.ts';
import { CLASS_OF, P, R16, R32, R64 } from './classes.ts';
import { floatImm, signedImm, unsignedImm } from './immediates.ts';
import { type ModuleEnv, UnsupportedError } from './module-env.ts';

export type Use = Reg | string;

/**
 * What is known of the bits above a narrow integer: nothing, zero, copies of the sign. A bit set.
 */
export const ANY = 0;
export const ZERO = 1;
export const SIGN = 2;
export type Extension = typeof ZERO | typeof SIGN;

/** Where a memory access goes: operand and PTX state space (`''` is generic). */
export interface Address {
  readonly mem: Mem;
  readonly space: string;
}

const SPACE_NAMES = {
  generic: '',
  global: '.global',
  workgroup: '.shared',
  private: '.local',
  kernarg: '.param',
} as const;

/** Instructions of single precision that may flush denormals, and conversions from and to it. */
const FLUSHING =
  /^(?:(?:add|sub|mul|fma|div|sqrt|abs|neg|min|max|setp|sin|cos|ex2|lg2|rcp|rsqrt)\b.*\.f32|cvt\b.*\.(?:f64|f32|[su]\d+)\.f32|cvt\b.*\.f32\.f(?:64|32|16))$/;

/** The form that flushes denormals to zero: `add.rn.ftz.f32`, `cvt.ftz.f64.f32`. */
function flushing(op: string): string {
  if (!FLUSHING.test(op)) return op;
  const types = op.startsWith('cvt') ? /(?:\.[fsu]\d+){2}$/ : /\.f32$/;
  return op.replace(/(?=\.NaN)/, '.ftz').replace(op.includes('.NaN') ? /$^/ : types, '.ftz$&');
}

export class Selector {
  readonly fn: Func;
  readonly env: ModuleEnv;
  readonly order: BlockOrder;
  readonly users: Users;
  readonly code: MachFunc = { blocks: [], classes: [] };
  /** The block code is being added to. */
  block: MachBlock;
  /** The MIR block being selected. */
  mirBlock: Block;
  loc: SourceLoc | undefined;
  /** Block that the layout puts after the current one. */
  next: Block | undefined;
  /**
   * Booleans (by value id) whose register holds the opposite, because their only reader is a
   * branch.
   */
  readonly inverted = new Set<number>();
  /** Bytes and alignment of the stack frame. */
  frameSize = 0;
  frameAlign = 1;
  /** Name of the stack frame's symbol. */
  readonly frame: string;
  /** The function's name in PTX; parameters are named after it. */
  readonly name: string;

  private readonly low: (Use | undefined)[];
  private readonly high: (Use | undefined)[];
  private readonly alias: (Value | undefined)[];
  private readonly exts: Uint8Array;
  private readonly heads: (MachBlock | undefined)[];
  /** Machine blocks of each MIR block, in order. */
  private readonly chains: MachBlock[][] = [];
  /** What was computed on demand in the current block: symbols, extensions, constants. */
  private readonly local = new Map<string | number, Reg>();

  constructor(fn: Func, env: ModuleEnv, index: number) {
    this.fn = fn;
    this.env = env;
    this.name = env.nameOf(fn.name);
    this.frame = `__local_depot${index}`;
    this.order = orderBlocks(fn);
    this.users = computeUsers(fn);
    this.low = new Array(fn.nextValue);
    this.high = new Array(fn.nextValue);
    this.alias = new Array(fn.nextValue);
    this.exts = new Uint8Array(fn.nextValue);
    this.heads = new Array(fn.nextBlock);
    const entry = fn.blocks[0];
    invariant(entry !== undefined, `${fn.name} has no blocks`);
    this.mirBlock = entry;
    this.block = newMachBlock(0);
    for (const block of this.order.rpo) {
      const head = newMachBlock(this.order.depth[block.id]!);
      this.heads[block.id] = head;
      this.chains[block.id] = [head];
    }
  }

  // ---- blocks -----------------------------------------------------------------------------------

  head(block: Block): MachBlock {
    const head = this.heads[block.id];
    invariant(head !== undefined, `block ${block.id} is unreachable`);
    return head;
  }

  /** Starts the code of a MIR block. */
  enter(block: Block, next: Block | undefined): void {
    this.mirBlock = block;
    this.block = this.head(block);
    this.next = next;
    this.local.clear();
  }

  /**
   * A further machine block inside the current MIR block, placed after what there is. Does not
   * switch to it.
   */
  newBlock(): MachBlock {
    const block = newMachBlock(this.block.depth);
    this.chains[this.mirBlock.id]!.push(block);
    return block;
  }

  /** Puts the machine blocks in layout order into `code`. */
  finish(): void {
    for (const block of this.order.layout) append(this.code.blocks, this.chains[block.id]!);
  }

  jump(to: MachBlock, args: Use[] = []): void {
    this.block.branch = 'jump';
    this.block.loc = this.loc;
    this.block.edges = [{ to, args }];
  }

  branch(
    on: Reg,
    not: boolean,
    to: MachBlock,
    otherwise: MachBlock,
    args: Use[] = [],
    elseArgs: Use[] = [],
  ): void {
    this.block.branch = 'cond';
    this.block.loc = this.loc;
    this.block.on = on;
    this.block.not = not;
    this.block.edges = [
      { to, args },
      { to: otherwise, args: elseArgs },
    ];
  }

  // ---- emitting ---------------------------------------------------------------------------------

  temp(cls: number): Reg {
    return newReg(this.code, cls);
  }

  /**
   * Appends an instruction whose first `defs` operands are written; removable when nobody reads
   * them.
   */
  emit(op: string, defs: number, operands: Operand[]): MachInst {
    const name = this.env.floats.flushes === true ? flushing(op) : op;
    const inst = machInst(name, defs, operands, false, this.loc);
    this.block.insts.push(inst);
    return inst;
  }

  /** Appends an instruction that must stay. */
  effect(op: string, operands: Operand[] = [], defs = 0): MachInst {
    const inst = machInst(op, defs, operands, true, this.loc);
    this.block.insts.push(inst);
    return inst;
  }

  /** The last instruction must stay even when its result is not read. */
  keepLast(): void {
    this.block.insts[this.block.insts.length - 1]!.effect = true;
  }

  /** A line that is no instruction: a directive or a brace, printed as it stands. */
  line(text: string): MachInst {
    const inst = this.effect('');
    inst.template = [text];
    return inst;
  }

  /** `op` into a new 32-bit register. */
  r32(op: string, ...operands: Operand[]): Reg {
    return this.into(R32, op, operands);
  }

  r64(op: string, ...operands: Operand[]): Reg {
    return this.into(R64, op, operands);
  }

  r16(op: string, ...operands: Operand[]): Reg {
    return this.into(R16, op, operands);
  }

  pred(op: string, ...operands: Operand[]): Reg {
    return this.into(P, op, operands);
  }

  into(cls: number, op: string, operands: Operand[]): Reg {
    const dst = this.temp(cls);
    operands.unshift(dst);
    this.emit(op, 1, operands);
    return dst;
  }

  vec(...items: Use[]): Vec {
    return { kind: 'vec', items };
  }

  /** `needs`: the oldest processor that has it, where only the processor is in the way. */
  unsupported(what: string, needs?: string): never {
    throw new UnsupportedError(what, this.loc, 'unsupported', needs);
  }

  /** For what LLVM refuses too; `needs`: the oldest processor that has it. */
  invalid(what: string, needs?: string): never {
    throw new UnsupportedError(what, this.loc, 'invalid', needs);
  }

  // ---- values -----------------------------------------------------------------------------------

  /** Makes `value` another name of `of`: for parameters of blocks with one predecessor. */
  setAlias(value: Value, of: Value): void {
    this.alias[value.id] = of;
    this.exts[value.id] = this.exts[of.id]!;
  }

  resolve(value: Value): Value {
    let at = value;
    for (let next = this.alias[at.id]; next !== undefined; next = this.alias[at.id]) at = next;
    return at;
  }

  /** The registers or literals that a value was put into, without computing it. */
  registersOf(value: Value): readonly [low: Use | undefined, high: Use | undefined] {
    const { id } = this.resolve(value);
    return [this.low[id], this.high[id]];
  }

  /** The instruction that computes `value`, looking through aliases. */
  defOf(value: Value): Inst | undefined {
    const { def } = this.resolve(value);
    return 'op' in def ? def : undefined;
  }

  /** The defining instruction when it is `op`. */
  defAs(value: Value, op: Inst['op']): Inst | undefined {
    const def = this.defOf(value);
    return def !== undefined && def.op === op ? def : undefined;
  }

  /**
   * The defining instruction when it is `op`, in the current block and read only once: it can be
   * absorbed.
   */
  absorb(value: Value, op: Inst['op']): Inst | undefined {
    const def = this.defAs(value, op);
    return def !== undefined && def.block === this.mirBlock && this.users.count[value.id] === 1
      ? def
      : undefined;
  }

  /** Canonical unsigned bits when `value` is an integer constant (or null). */
  constant(value: Value): bigint | undefined {
    const def = this.defOf(value);
    if (def === undefined) return undefined;
    if (def.op === 'const.int') return def.attrs.bits!;
    return def.op === 'const.null' ? 0n : undefined;
  }

  /**
   * Records that `value` lies in `use`; `ext` is what is known of the bits above a narrow integer.
   */
  set(value: Value, use: Use, ext: number = ANY): void {
    this.low[value.id] = use;
    this.exts[value.id] = ext;
  }

  setPair(value: Value, low: Use, high: Use): void {
    this.low[value.id] = low;
    this.high[value.id] = high;
  }

  extensionOf(value: Value): number {
    const of = this.resolve(value);
    if (this.delayed.size > 0 && 'op' in of.def && this.delayed.has(of.def))
      this.runDelayed(of.def);
    return this.exts[of.id]!;
  }

  /**
   * The value as a source operand: a register, or a literal for constants. Integer literals are
   * signed decimal. For `i128` the low half.
   */
  use(value: Value): Use {
    const of = this.resolve(value);
    const known = this.low[of.id];
    if (known !== undefined) return known;
    const place = this.places.get(of.id);
    if (place !== undefined)
      return this.symbolReg(place.offset === 0 ? place.symbol : `${place.symbol}+${place.offset}`);
    const def = 'op' in of.def ? of.def : undefined;
    invariant(def !== undefined, `value ${of.id} of ${this.fn.name} is used before it is defined`);
    switch (def.op) {
      case 'const.int':
        if (of.type === 'i1') return this.predConst(def.attrs.bits !== 0n);
        return signedImm(
          of.type === 'i128' ? BigInt.asUintN(64, def.attrs.bits!) : def.attrs.bits!,
          Math.min(64, bitWidth(of.type)),
        );
      case 'const.float':
        if (of.type === 'f16')
          return this.cached(
            `h${def.attrs.bits}`,
            R16,
            'mov.b16',
            floatImm(def.attrs.bits!, 'f16'),
          );
        return floatImm(def.attrs.bits!, of.type);
      case 'const.null':
        return '0';
      case 'const.undef':
        return this.undef(of.type);
      case 'global.addr':
      case 'func.addr':
        return this.symbolReg(this.env.nameOf(def.attrs.symbol!));
      default:
        this.runDelayed(def);
        return this.low[of.id]!;
    }
  }

  /**
   * Instructions of the current block that wait for their first reader, with the rule to run then.
   */
  private readonly delayed = new Map<Inst, () => void>();

  /** Puts an instruction off; it is emitted by `use` or by `flushDelayed`. */
  delay(inst: Inst, emit: () => void): void {
    this.delayed.set(inst, emit);
  }

  private runDelayed(inst: Inst): void {
    const emit = this.delayed.get(inst);
    if (emit === undefined) throw new UnsupportedError(`value of ${inst.op}`, this.loc);
    this.delayed.delete(inst);
    const { loc } = this;
    this.loc = inst.loc;
    emit();
    this.loc = loc;
  }

  /** Emits what is still waiting, before the end of the block. */
  flushDelayed(): void {
    for (const inst of [...this.delayed.keys()]) if (this.delayed.has(inst)) this.runDelayed(inst);
  }

  /** The high half of an `i128`. */
  useHigh(value: Value): Use {
    const of = this.resolve(value);
    const known = this.high[of.id];
    if (known !== undefined) return known;
    if ('op' in of.def && this.delayed.has(of.def)) {
      this.runDelayed(of.def);
      return this.high[of.id]!;
    }
    const bits = this.constant(of);
    if (bits !== undefined) return signedImm(bits >> 64n, 64);
    return '0';
  }

  /** The value in a register, loading constants. */
  reg(value: Value): Reg {
    return this.regOf(this.use(value), CLASS_OF[value.type]);
  }

  /** An operand in a register of class `cls`. */
  regOf(use: Use, cls: number): Reg {
    if (typeof use === 'number') return use;
    return this.cached(`${cls} ${use}`, cls, MOVES[cls]!, use);
  }

  /** For edge arguments: literals stay literals, undefined values become empty. */
  edgeArgs(values: readonly Value[]): Use[] {
    const args: Use[] = [];
    for (const value of values) {
      const of = this.resolve(value);
      const def = 'op' in of.def ? of.def : undefined;
      if (def?.op === 'const.undef') args.push('');
      else if (def?.op === 'const.int' && of.type === 'i1')
        args.push(def.attrs.bits === 0n ? '0' : '-1');
      else if (def?.op === 'const.float' && of.type === 'f16')
        args.push(floatImm(def.attrs.bits!, 'f16'));
      else args.push(this.use(of));
      if (of.type === 'i128') args.push(def?.op === 'const.undef' ? '' : this.useHigh(of));
    }
    return args;
  }

  private undef(type: MirType): Use {
    if (type === 'i1') return this.predConst(false);
    if (type === 'f16') return this.cached('h0', R16, 'mov.b16', '0x0000');
    if (isInt(type) || isPtr(type)) return '0';
    return floatImm(0n, type);
  }

  private predConst(on: boolean): Reg {
    return this.cached(on ? 'p1' : 'p0', P, 'mov.pred', on ? '-1' : '0');
  }

  /** Address of a symbol in a register. */
  symbolReg(name: string): Reg {
    return this.cached(name, R64, 'mov.b64', name);
  }

  /**
   * A value computed once per MIR block. Only for use outside of loops and branches that a rule
   * expands to.
   */
  private cached(key: string | number, cls: number, op: string, from: Operand): Reg {
    const known = this.local.get(key);
    if (known !== undefined) return known;
    const reg = this.into(cls, op, [from]);
    this.local.set(key, reg);
    return reg;
  }

  // ---- narrow integers --------------------------------------------------------------------------

  /** An integer of at most 32 bits as a 32-bit operand with the asked extension. */
  extended(value: Value, ext: Extension): Use {
    const width = bitWidth(value.type);
    const bits = this.constant(value);
    if (bits !== undefined)
      return ext === ZERO
        ? width === 32
          ? signedImm(bits, 32)
          : unsignedImm(bits)
        : signedImm(bits, width);
    const use = this.use(value);
    if (width >= 32 || (this.extensionOf(value) & ext) !== 0) return use;
    const key = this.resolve(value).id * 4 + ext;
    if (ext === ZERO) {
      const known = this.local.get(key);
      if (known !== undefined) return known;
      const reg = this.r32('and.b32', use, width === 8 ? '255' : '65535');
      this.local.set(key, reg);
      return reg;
    }
    return this.cached(key, R32, width === 8 ? 'cvt.s32.s8' : 'cvt.s32.s16', use);
  }

  /**
   * The low 32 bits of an integer, for shift amounts and the like; looks through extensions. The
   * upper bits of narrow sources are zero when `value` is.
   */
  low32(value: Value): Use {
    const bits = this.constant(value);
    if (bits !== undefined) return signedImm(BigInt.asUintN(32, bits), 32);
    const width = bitWidth(value.type);
    if (width < 32) return this.extended(value, ZERO);
    if (width === 32) return this.use(value);
    const def = this.defOf(value);
    if (def !== undefined && (def.op === 'int.zext' || def.op === 'int.sext')) {
      const from = def.args[0];
      if (from.type === 'i32') return this.use(from);
      if (bitWidth(from.type) < 32 && from.type !== 'i1')
        return this.extended(from, def.op === 'int.zext' ? ZERO : SIGN);
    }
    return this.cached(this.resolve(value).id * 4, R32, 'cvt.u32.u64', this.use(value));
  }

  // ---- addresses --------------------------------------------------------------------------------

  /** `value` minus constant offsets: the value they start from and their sum. */
  baseOf(value: Value): { base: Value; offset: number } {
    let base = this.resolve(value);
    let offset = 0;
    for (;;) {
      const def = 'op' in base.def ? base.def : undefined;
      if (def?.op !== 'ptr.add') break;
      const bits = this.constant(def.args[1]);
      if (bits === undefined) break;
      const sum = offset + Number(BigInt.asIntN(64, bits));
      if (!Number.isSafeInteger(sum) || sum > 0x7fffffff || sum < -0x80000000) break;
      offset = sum;
      base = this.resolve(def.args[0]);
    }
    return { base, offset };
  }

  /** The operand and the state space of an access through `pointer`. */
  address(pointer: Value): Address {
    invariant(isPtr(pointer.type), 'address of a value that is no pointer');
    const { base, offset } = this.baseOf(pointer);
    const of = spaceOf(pointer.type);
    const space = of === 'constant' ? this.env.constants : SPACE_NAMES[of];
    const symbol = this.symbolOf(base);
    if (symbol === undefined) return { mem: { kind: 'mem', base: this.reg(base), offset }, space };
    return { mem: { kind: 'mem', base: symbol.name, offset: offset + symbol.offset }, space };
  }

  /** The symbol a pointer is the address of: a global, a kernel parameter, a stack slot. */
  symbolOf(value: Value): { name: string; offset: number } | undefined {
    const of = this.resolve(value);
    const def = 'op' in of.def ? of.def : undefined;
    if (def === undefined) {
      const place = this.places.get(of.id);
      return place === undefined ? undefined : { name: place.symbol, offset: place.offset };
    }
    if (def.op === 'global.addr') return { name: this.env.nameOf(def.attrs.symbol!), offset: 0 };
    if (def.op === 'alloca') {
      const place = this.places.get(of.id);
      return place === undefined ? undefined : { name: place.symbol, offset: place.offset };
    }
    return undefined;
  }

  /** Values that are addresses of named memory: blob parameters and stack slots. */
  private readonly places = new Map<number, { symbol: string; offset: number }>();

  setPlace(value: Value, symbol: string, offset: number): void {
    this.places.set(value.id, { symbol, offset });
  }

  /**
   * For pointer parameters that were converted to their space: the generic address they arrived as.
   */
  private readonly generic = new Map<number, Use>();

  setGeneric(value: Value, use: Use): void {
    this.generic.set(value.id, use);
  }

  genericOf(value: Value): Use | undefined {
    return this.generic.get(this.resolve(value).id);
  }

  /** Reserves bytes in the stack frame and returns their offset. */
  frameSlot(size: number, align: number): number {
    const offset = Math.ceil(this.frameSize / align) * align;
    this.frameSize = offset + size;
    this.frameAlign = Math.max(this.frameAlign, align);
    return offset;
  }
}

/** Move instruction of each register class. */
export const MOVES: readonly string[] = ['mov.pred', 'mov.b16', 'mov.b32', 'mov.b64'];
