/**
 * Functions into code: resolves names to slots and offsets, lets the op tables compile each
 * instruction. Runs once for each function of a program; no text is looked at afterwards.
 */
import {
  isPtxType,
  type PtxFunction,
  type PtxInstruction,
  type PtxOperand,
  type PtxStatement,
  type PtxSymbol,
  type PtxVariable,
  ptxEffects,
} from '../../asm/index.ts';
import type { Draft } from '../../base/index.ts';
import { f32Bits, f32FromBits, f64Bits, f64FromBits } from '../../numeric/index.ts';
import type { Effects } from '../stalls.ts';
import { Space } from './access.ts';
import {
  type AddressSlot,
  bitsOf,
  type ControlOp,
  DecodeError,
  type OpContext,
  type WideSlot,
  wordsOf,
} from './context.ts';
import { opTable } from './ops/index.ts';
import {
  alignOf,
  alignUp,
  type Program,
  symbolAddress,
  variableAddress,
  variableSize,
} from './program.ts';
import { type Entity, type RegisterEntity, Scope } from './scope.ts';
import { dynamicSpecial, isSpecial, specialWords } from './special.ts';
import { isRootOf, registerKey } from './stall.ts';
import {
  type CallValue,
  type Exec,
  type FunctionCode,
  LANES,
  Op,
  OpKind,
  type SpecialSlot,
  Traffic,
} from './state.ts';

interface Pending {
  readonly instr: PtxInstruction;
  readonly scope: Scope;
}

/** What a program's functions share while they are decoded. */
export interface Linker {
  readonly program: Program;
  /** Code of a function by name; decodes it when that has not happened yet. */
  code(name: string): FunctionCode | undefined;
}

export class Decoder {
  readonly linker: Linker;
  readonly fn: PtxFunction;
  private words = 0;
  private localSize = 0;
  private localAlign = 16;
  private readonly constants = new Map<string, number>();
  private readonly fills: { slot: number; words: number; value: bigint }[] = [];
  private readonly specials: SpecialSlot[] = [];
  private readonly specialSlots = new Map<string, number>();
  private carrySlot = -1;
  private readonly pending: Pending[] = [];
  private effects: readonly Effects[] | undefined;

  constructor(linker: Linker, fn: PtxFunction) {
    this.linker = linker;
    this.fn = fn;
  }

  allocate(words: number): number {
    // 64-bit registers are read through 64-bit views, so slots stay multiples of 32 words in any
    // case.
    const slot = this.words;
    this.words += words * LANES;
    return slot;
  }

  constant(value: bigint, words: number): number {
    const bits = BigInt.asUintN(words * 32, value);
    const key = `${words}:${bits}`;
    let slot = this.constants.get(key);
    if (slot === undefined) {
      slot = this.allocate(words);
      this.constants.set(key, slot);
      this.fills.push({ slot, words, value: bits });
    }
    return slot;
  }

  carry(): number {
    if (this.carrySlot < 0) this.carrySlot = this.allocate(1);
    return this.carrySlot;
  }

  /** Fills `target` in; a record made beforehand lets recursive calls refer to it. */
  decode(target: Draft<FunctionCode>): void {
    const scope = new Scope(undefined);
    const values = (list: readonly PtxVariable[]): CallValue[] =>
      list.map((v) => this.declareParameter(scope, v));
    if (!this.fn.entry) {
      target.returns = values(this.fn.returns);
      target.params = values(this.fn.params);
    } else this.declareKernelParameters(scope);
    if (this.fn.body) this.collect(this.fn.body.body, scope);
    const ops: Op[] = [];
    const uses = registerUses(this.pending.map(({ instr }) => instr));
    for (const { instr, scope: at } of this.pending) {
      const op = this.compile(instr, at);
      op.copies = isCopy(instr, uses);
      op.traffic = trafficOf(instr);
      op.isTrap = instr.opcode === 'trap';
      op.index = ops.length;
      ops.push(op);
    }
    ops.push(
      new Op(this.fn.entry ? OpKind.Exit : OpKind.Return, undefined, -1, false, this.fn.line),
    );
    ops.at(-1)!.index = ops.length - 1;
    target.ops = ops;
    target.words = this.words;
    target.specials = this.specials;
    target.localSize = alignUp(this.localSize, 16);
    target.localAlign = this.localAlign;
    target.image = this.image();
    target.effects = () => {
      this.effects ??= this.pending.map(({ instr, scope: at }) => this.effectsOf(instr, at));
      return this.effects;
    };
  }

  /** Registers that an instruction reads and writes. */
  private effectsOf(instr: PtxInstruction, scope: Scope): Effects {
    const { reads, writes, partial, known, readsCarry, writesCarry } = ptxEffects(instr);
    const keys = (symbols: readonly PtxSymbol[], carry: boolean): number[] => {
      const out = carry ? [registerKey(this.carry(), 1)] : [];
      for (const { name } of symbols) {
        const entity = this.find(scope, name);
        if (entity?.kind !== 'register') continue;
        for (const slot of entity.slots) out.push(registerKey(slot, wordsOf(entity.type)));
      }
      return out;
    };
    const written = keys(writes, writesCarry);
    const read = keys(reads, readsCarry);
    return {
      reads: partial ? [...read, ...written] : read,
      writes: written,
      isRoot: !known || isRootOf(instr),
    };
  }

  private image(): Int32Array {
    const image = new Int32Array(Math.max(1, this.words));
    for (const { slot, words, value } of this.fills) {
      for (let w = 0; w < words; w++) {
        const part = Number(BigInt.asIntN(32, value >> BigInt(32 * w)));
        for (let l = 0; l < LANES; l++) image[slot + l * words + w] = part;
      }
    }
    return image;
  }

  private declareKernelParameters(scope: Scope): void {
    let offset = 0;
    for (const v of this.fn.params) {
      offset = alignUp(offset, alignOf(v));
      const size = variableSize(v);
      scope.define(v.name, { kind: 'variable', placed: { space: Space.Param, offset, size } });
      offset += size;
    }
  }

  /** Formal parameters of a device function live in the thread's local memory, or in registers. */
  private declareParameter(scope: Scope, v: PtxVariable): CallValue {
    if (v.space === 'reg') {
      const entity = this.register(v);
      scope.define(v.name, entity);
      return { place: 'register', at: entity.slots[0]!, size: wordsOf(v.type) * 4 };
    }
    const placed = this.placeLocal(v);
    scope.define(v.name, { kind: 'variable', placed });
    return { place: 'local', at: placed.offset, size: placed.size };
  }

  private placeLocal(v: PtxVariable): { space: number; offset: number; size: number } {
    const size = variableSize(v);
    const align = alignOf(v);
    this.localAlign = Math.max(this.localAlign, align);
    const offset = alignUp(this.localSize, align);
    this.localSize = offset + size;
    return { space: Space.Local, offset, size };
  }

  private register(v: PtxVariable): RegisterEntity {
    const words = wordsOf(v.type);
    const slots: number[] = [];
    for (let i = 0; i < v.vector; i++) slots.push(this.allocate(words));
    return { kind: 'register', type: v.type, slots };
  }

  /** Declarations and labels into scopes, instructions into the list. */
  private collect(body: readonly PtxStatement[], scope: Scope): void {
    for (const s of body) {
      if (s.kind === 'instr') this.pending.push({ instr: s, scope });
      else if (s.kind === 'label') scope.define(s.name, { kind: 'label', pc: this.pending.length });
      else if (s.kind === 'block') this.collect(s.body, new Scope(scope));
      else if (s.kind === 'targets') scope.define(s.label, { kind: 'targets', targets: s });
      else if (s.kind === 'prototype') scope.define(s.label, { kind: 'prototype', prototype: s });
      else if (s.kind === 'var') this.declare(s, scope);
    }
  }

  private declare(v: PtxVariable, scope: Scope): void {
    if (v.space === 'reg') {
      if (v.count !== undefined) scope.defineRange(v);
      else scope.define(v.name, this.register(v));
    } else if (v.space === 'local' || v.space === 'param') {
      scope.define(v.name, { kind: 'variable', placed: this.placeLocal(v) });
    } else {
      const placed = this.linker.program.placed.get(v);
      if (placed) scope.define(v.name, { kind: 'variable', placed });
    }
  }

  find(scope: Scope, name: string): Entity | undefined {
    const entity = scope.find(name, (declaration) => this.register(declaration));
    if (entity) return entity;
    const placed = this.linker.program.globals.get(name);
    return placed ? { kind: 'variable', placed } : undefined;
  }

  special(symbol: PtxSymbol): number {
    const key = symbol.selector ? `${symbol.name}.${symbol.selector}` : symbol.name;
    let slot = this.specialSlots.get(key);
    if (slot === undefined) {
      const wide = specialWords(symbol.name) === 2;
      slot = this.allocate(wide ? 2 : 1);
      this.specialSlots.set(key, slot);
      this.specials.push({ slot, name: symbol.name, selector: symbol.selector, wide });
    }
    return slot;
  }

  private compile(instr: PtxInstruction, scope: Scope): Op {
    const context = new Context(this, instr, scope);
    let guard = -1;
    if (instr.guard) guard = context.srcOf(instr.guard.register, 'pred');
    const negated = instr.guard?.negated ?? false;
    const compiler = Object.hasOwn(opTable, instr.opcode) ? opTable[instr.opcode] : undefined;
    if (!compiler) return context.fail(`the simulator does not run \`${context.fullName()}\``);
    const made = compiler(context);
    if (typeof made === 'function') {
      return new Op(OpKind.Plain, context.withPrelude(made), guard, negated, instr.line);
    }
    const op = new Op(made.kind, context.prelude(), guard, negated, instr.line);
    this.fillControl(op, made);
    return op;
  }

  private fillControl(op: Op, made: ControlOp): void {
    op.target = made.target ?? -1;
    op.targets = made.targets;
    op.selector = made.index ?? -1;
    op.call = made.call;
    op.collective = made.collective;
    op.barrier = made.barrier;
  }
}

/** An instruction of its own, whose operands are made once. */
function withOperands(i: PtxInstruction, operands: readonly PtxOperand[]): PtxInstruction {
  const { kind, opcode, modifiers, nameSpan, guard, call, start, end, line } = i;
  const parts = { ...(guard ? { guard } : {}), ...(call ? { call } : {}) };
  return { kind, opcode, modifiers, nameSpan, operands, ...parts, start, end, line };
}

class Context implements OpContext {
  readonly instr: PtxInstruction;
  readonly mods: readonly string[];
  readonly types: readonly string[];
  readonly type: string;
  private readonly decoder: Decoder;
  private readonly scope: Scope;
  private readonly befores: Exec[] = [];

  constructor(decoder: Decoder, instr: PtxInstruction, scope: Scope) {
    this.decoder = decoder;
    this.scope = scope;
    this.instr = withOperands(
      instr,
      instr.operands.map((o) => this.components(o)),
    );
    this.mods = instr.modifiers;
    this.types = instr.modifiers.filter(isPtxType);
    this.type = this.types[this.types.length - 1] ?? 'b32';
  }

  has(modifier: string): boolean {
    return this.mods.includes(modifier);
  }

  get operandCount(): number {
    return this.instr.operands.length;
  }

  fullName(): string {
    return [this.instr.opcode, ...this.mods].join('.');
  }

  fail(message: string): never {
    throw new DecodeError(`${message} (line ${this.instr.line + 1})`);
  }

  operand(index: number): PtxOperand {
    const operand = this.instr.operands[index];
    if (!operand) this.fail(`\`${this.fullName()}\` lacks operand ${index + 1}`);
    return operand;
  }

  src(index: number, type = this.type): number {
    return this.srcOf(this.operand(index), type);
  }

  dst(index: number, type = this.type): number {
    return this.dstOf(this.operand(index), type);
  }

  temp(words: number): number {
    return this.decoder.allocate(words);
  }

  note(): string {
    const { text } = this.decoder.linker.program.module;
    const line = text.slice(this.instr.end).split('\n', 1)[0]!;
    return /^;?\s*\/\/ ?(.*)$/.exec(line)?.[1] ?? '';
  }

  register(name: string): PtxOperand {
    const { start, end, line } = this.instr;
    return { kind: 'sym', name, selector: '', start, end, line };
  }

  constant(value: bigint, words: number): number {
    return this.decoder.constant(value, words);
  }

  carry(): number {
    return this.decoder.carry();
  }

  before(exec: Exec): void {
    this.befores.push(exec);
  }

  prelude(): Exec | undefined {
    const { befores } = this;
    if (befores.length === 0) return undefined;
    return (f, n, lanes) => {
      for (const before of befores) before(f, n, lanes);
    };
  }

  withPrelude(exec: Exec): Exec {
    const prelude = this.prelude();
    if (!prelude) return exec;
    return (f, n, lanes) => {
      prelude(f, n, lanes);
      exec(f, n, lanes);
    };
  }

  isRegister(operand: PtxOperand): boolean {
    return (
      operand.kind === 'sym' && this.decoder.find(this.scope, operand.name)?.kind === 'register'
    );
  }

  /** A register of a vector type, named whole, is the vector of its components. */
  private components(o: PtxOperand): PtxOperand {
    if (o.kind !== 'sym' || o.selector !== '') return o;
    const entity = this.decoder.find(this.scope, o.name);
    if (entity?.kind !== 'register' || entity.slots.length === 1) return o;
    const { start, end, line } = o;
    const elements = entity.slots.map((_, i): PtxSymbol => ({ ...o, selector: 'xyzw'[i]! }));
    return { kind: 'vec', elements, start, end, line };
  }

  private registerSlot(operand: PtxSymbol, entity: RegisterEntity): number {
    if (entity.slots.length === 1) return entity.slots[0]!;
    const component = 'xyzw'.indexOf(operand.selector || ' ');
    const alternative = 'rgba'.indexOf(operand.selector || ' ');
    const slot = entity.slots[Math.max(component, alternative)];
    if (slot === undefined) this.fail(`${operand.name} is a vector and needs a component`);
    return slot;
  }

  srcOf(operand: PtxOperand, type: string): number {
    const words = wordsOf(type);
    switch (operand.kind) {
      case 'int':
        return this.constant(narrow(operand.value, type), words);
      case 'float':
        return this.constant(floatConstant(operand.bits, operand.width, type), words);
      case 'not':
        return this.negated(operand.operand);
      case 'neg': {
        const from = this.srcOf(operand.operand, type);
        const to = this.temp(1);
        this.before((f, n, lanes) => {
          for (let i = 0; i < n; i++) f.i32[to + lanes[i]!] = -f.i32[from + lanes[i]!]!;
        });
        return to;
      }
      case 'sym': {
        const entity = this.decoder.find(this.scope, operand.name);
        if (entity?.kind === 'register') {
          if (wordsOf(entity.type) !== words || (bitsOf(entity.type) === 1) !== (type === 'pred')) {
            this.fail(`${operand.name} is ${entity.type}, \`${this.fullName()}\` needs ${type}`);
          }
          return this.registerSlot(operand, entity);
        }
        return this.symbolValue(operand, 0n, false, words);
      }
      case 'symaddr':
        if (this.isRegister(operand.symbol)) return this.displaced(operand, type);
        return this.symbolValue(operand.symbol, operand.offset, operand.generic, words);
      default:
        this.fail(`\`${this.fullName()}\` cannot take this operand`);
    }
  }

  /** A register plus a constant, in a slot of its own. */
  private displaced({ symbol, offset }: PtxOperand & { kind: 'symaddr' }, type: string): number {
    const words = wordsOf(type);
    if (words > 2) this.fail(`\`${this.fullName()}\` cannot take this operand`);
    const from = this.srcOf(symbol, type);
    const to = this.temp(words);
    const bits = bitsOf(type);
    this.before((f, n, lanes) => {
      const r = f.i32;
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        if (words === 1) {
          const sum = r[from + l]! + Number(BigInt.asIntN(32, offset));
          r[to + l] = bits === 16 ? sum & 0xffff : sum | 0;
          continue;
        }
        const low = BigInt(r[from + 2 * l]! >>> 0);
        const sum = (BigInt(r[from + 2 * l + 1]!) << 32n) + low + offset;
        r[to + 2 * l] = Number(BigInt.asIntN(32, sum));
        r[to + 2 * l + 1] = Number(BigInt.asIntN(32, sum >> 32n));
      }
    });
    return to;
  }

  /** The negation of a predicate in a slot of its own. */
  private negated(operand: PtxOperand): number {
    const from = this.srcOf(operand, 'pred');
    const to = this.temp(1);
    this.before((f, n, lanes) => {
      for (let i = 0; i < n; i++) f.i32[to + lanes[i]!] = f.i32[from + lanes[i]!]! ^ 1;
    });
    return to;
  }

  /** Address of a variable or function, or the value of a special register. */
  private symbolValue(symbol: PtxSymbol, offset: bigint, generic: boolean, words: number): number {
    const entity = this.decoder.find(this.scope, symbol.name);
    if (entity?.kind === 'variable') {
      const { placed } = entity;
      if (placed.space === Space.Local)
        return this.localAddress(placed.offset + Number(offset), words);
      return this.constant(variableAddress(placed, generic) + offset, words);
    }
    if (isSpecial(symbol.name)) return this.specialSlot(symbol, words);
    const address = symbolAddress(this.decoder.linker.program, symbol.name, generic);
    if (address === undefined) this.fail(`${symbol.name} is not declared`);
    return this.constant(address + offset, words);
  }

  /** Local addresses depend on the activation, so they are computed when they are used. */
  private localAddress(offset: number, words: number): number {
    const slot = this.temp(words);
    this.before((f, n, lanes) => {
      const value = f.localBase + offset;
      for (let i = 0; i < n; i++) {
        const at = slot + lanes[i]! * words;
        f.i32[at] = value;
        if (words === 2) f.i32[at + 1] = 0;
      }
    });
    return slot;
  }

  private specialSlot(symbol: PtxSymbol, words: number): number {
    const have = specialWords(symbol.name);
    const dynamic = dynamicSpecial(symbol.name);
    let slot: number;
    if (dynamic) {
      slot = this.temp(have);
      this.before((f, n, lanes) => {
        const value = dynamic(f, n, lanes);
        for (let i = 0; i < n; i++) {
          const at = slot + lanes[i]! * have;
          f.i32[at] = (value % 4294967296) | 0;
          if (have === 2) f.i32[at + 1] = (value / 4294967296) | 0;
        }
      });
    } else slot = this.decoder.special(symbol);
    if (have === words) return slot;
    const to = this.temp(words);
    this.before((f, n, lanes) => {
      for (let i = 0; i < n; i++) {
        const l = lanes[i]!;
        f.i32[to + l * words] = f.i32[slot + l * have]!;
        if (words === 2) f.i32[to + l * 2 + 1] = 0;
      }
    });
    return to;
  }

  dstOf(operand: PtxOperand, type: string): number {
    const words = wordsOf(type);
    if (operand.kind !== 'sym') this.fail(`\`${this.fullName()}\` cannot write this operand`);
    if (operand.name === '_') return this.temp(words);
    const entity = this.decoder.find(this.scope, operand.name);
    if (entity?.kind !== 'register') this.fail(`${operand.name} is no register`);
    if (wordsOf(entity.type) !== words || (bitsOf(entity.type) === 1) !== (type === 'pred')) {
      this.fail(`${operand.name} is ${entity.type}, \`${this.fullName()}\` writes ${type}`);
    }
    return this.registerSlot(operand, entity);
  }

  wide(operand: PtxOperand, type: string): WideSlot {
    if (operand.kind === 'sym') {
      if (operand.name === '_')
        return { slot: this.temp(wordsOf(type)), words: wordsOf(type), bits: bitsOf(type) };
      const entity = this.decoder.find(this.scope, operand.name);
      if (entity?.kind === 'register') {
        return {
          slot: this.registerSlot(operand, entity),
          words: wordsOf(entity.type),
          bits: bitsOf(entity.type),
        };
      }
      if (!entity && isSpecial(operand.name)) {
        const words = specialWords(operand.name);
        return { slot: this.symbolValue(operand, 0n, false, words), words, bits: words * 32 };
      }
    }
    return { slot: this.srcOf(operand, type), words: wordsOf(type), bits: bitsOf(type) };
  }

  address(index: number): AddressSlot {
    const operand = this.operand(index);
    const base = operand.kind === 'addr' ? operand.items[0] : operand;
    if (!base) this.fail('an address is missing');
    const offset = operand.kind === 'addr' ? Number(BigInt.asIntN(64, operand.offset)) : 0;
    if (base.kind === 'int')
      return { slot: this.constant(base.value, 2), wide: true, offset, space: -1 };
    const symbol = base.kind === 'symaddr' ? base.symbol : base.kind === 'sym' ? base : undefined;
    if (!symbol) this.fail('this address has an unknown form');
    const entity = this.decoder.find(this.scope, symbol.name);
    if (entity?.kind === 'register') {
      const words = wordsOf(entity.type);
      return { slot: this.registerSlot(symbol, entity), wide: words === 2, offset, space: -1 };
    }
    const slot = this.symbolValue(symbol, 0n, false, 2);
    const space = entity?.kind === 'variable' ? entity.placed.space : Space.Global;
    return {
      slot,
      wide: true,
      offset: offset + (base.kind === 'symaddr' ? Number(base.offset) : 0),
      space,
    };
  }

  label(operand: PtxOperand): number {
    if (operand.kind !== 'sym') this.fail('a branch needs a label');
    const entity = this.decoder.find(this.scope, operand.name);
    if (entity?.kind !== 'label') this.fail(`label ${operand.name} is not defined`);
    return entity.pc;
  }

  branchTargets(operand: PtxOperand): Int32Array {
    if (operand.kind === 'sym') {
      const entity = this.decoder.find(this.scope, operand.name);
      if (entity?.kind === 'targets')
        return Int32Array.from(entity.targets.targets, (t) => this.label(t));
    }
    this.fail('a list of branch targets is missing');
  }

  /** A call's argument: a `.param` variable or a register or constant. */
  callValue(operand: PtxOperand): CallValue {
    if (operand.kind === 'sym') {
      const entity = this.decoder.find(this.scope, operand.name);
      if (entity?.kind === 'variable' && entity.placed.space === Space.Local) {
        return { place: 'local', at: entity.placed.offset, size: entity.placed.size };
      }
      if (entity?.kind === 'register') {
        return {
          place: 'register',
          at: this.registerSlot(operand, entity),
          size: wordsOf(entity.type) * 4,
        };
      }
    }
    const type = operand.kind === 'float' && operand.width === 64 ? 'f32' : 'b32';
    return { place: 'register', at: this.srcOf(operand, type), size: 4 };
  }

  /** The function a call names directly. */
  directCallee(
    operand: PtxOperand,
  ): { readonly name: string; readonly code: FunctionCode | undefined } | undefined {
    if (operand.kind !== 'sym' || this.decoder.find(this.scope, operand.name)) return undefined;
    if (!this.decoder.linker.program.functions.has(operand.name)) return undefined;
    return { name: operand.name, code: this.decoder.linker.code(operand.name) };
  }
}

/** Integer literals are truncated to the type; 16-bit values are kept zero-extended. */
function narrow(value: bigint, type: string): bigint {
  const bits = bitsOf(type);
  return bits === 1 ? (value === 0n ? 0n : 1n) : BigInt.asUintN(bits, value);
}

function floatConstant(bits: bigint, width: number, type: string): bigint {
  const want = bitsOf(type);
  if (want === width) return bits;
  if (want === 32) return BigInt(f32Bits(f64FromBits(bits)) >>> 0);
  if (want === 64) return f64Bits(f32FromBits(Number(bits)));
  throw new DecodeError(`a floating-point constant cannot be ${type}`);
}

/** Registers whose values are stored, and those of which anything else becomes. */
interface RegisterUses {
  readonly stored: ReadonlySet<string>;
  readonly computed: ReadonlySet<string>;
}

function registerUses(instructions: readonly PtxInstruction[]): RegisterUses {
  const stored = new Set<string>();
  const computed = new Set<string>();
  for (const { opcode, operands, guard, call } of instructions) {
    if (guard !== undefined) computed.add(guard.register.name);
    if (call !== undefined) namesIn(call, computed);
    operands.forEach((operand, at) => {
      if (opcode === 'ld' && at === 0) return;
      namesIn(operand, opcode === 'st' && at === 1 ? stored : computed);
    });
  }
  return { stored, computed };
}

function trafficOf({ opcode, modifiers }: PtxInstruction): number {
  if (opcode === 'mbarrier' || opcode === 'call') return Traffic.None;
  const isParameter = modifiers.some((m) => m === 'param' || m.startsWith('param::'));
  return isParameter ? Traffic.Parameter : Traffic.Data;
}

function isCopy({ opcode, operands }: PtxInstruction, { stored, computed }: RegisterUses): boolean {
  if (opcode !== 'ld') return false;
  const names = namesIn(operands[0], new Set());
  for (const name of names) if (computed.has(name)) return false;
  return [...names].some((name) => stored.has(name));
}

/** The names of all symbols in a part of an instruction. */
function namesIn(part: unknown, into: Set<string>): Set<string> {
  if (typeof part !== 'object' || part === null) return into;
  const { kind, name } = part as { readonly kind?: unknown; readonly name?: unknown };
  if (kind === 'sym' && typeof name === 'string') into.add(name);
  for (const value of Object.values(part)) namesIn(value, into);
  return into;
}
