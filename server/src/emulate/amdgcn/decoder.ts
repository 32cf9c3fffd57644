/**
 * The decoder's view of one instruction: its operands as places in a wave's register array.
 * Constants get places of their own, encoded as the operand's type wants them. Knows no
 * instruction; the tables in `ops` ask it for operands.
 */
import type { AmdgcnInstruction, AmdgcnOperand } from '../../asm/index.ts';
import { encodeFloat, F16, f32Bits, highWord } from '../../numeric/index.ts';
import { WINDOW } from './access.ts';
import type { AmdgcnCpu } from './cpu.ts';
import { type Op, type RegisterLayout, SReg, TEMP_REGISTERS, type Wave } from './state.ts';

/** The text uses something the simulator lacks or that makes no sense. */
export class AmdgcnDecodeError extends Error {
  override name = 'AmdgcnDecodeError';
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/**
 * Type of an operand, one letter. 32 bits: `u` integer, `f` float; 64 bits: `U` integer, `d` float;
 * 16 bits: `w` integer, `h` float; `p` two halves.
 */
export type OperandType = 'u' | 'f' | 'U' | 'd' | 'w' | 'h' | 'p' | 'P';

/**
 * Where an operand lies: `off` + lane * `step`; the next 32 bits of a wider one are `wide` words
 * further.
 */
export interface Slot {
  readonly off: number;
  readonly step: 0 | 1;
  readonly wide: number;
}

export interface DecodeContext {
  readonly cpu: AmdgcnCpu;
  readonly layout: RegisterLayout;
  /** Place of a two-word constant. */
  constant(lo: number, hi: number): number;
  /** Value of a symbolic operand, for the instruction with this index. */
  symbolic(operand: AmdgcnOperand, op: number): bigint;
  /** Index of the instruction a label stands before. */
  labelIndex(operand: AmdgcnOperand, line: number): number;
}

/** Memory operations tell what they load and which counter counts them. */
export interface WaitFacts {
  readonly counters: readonly number[];
  readonly writes: readonly number[];
  readonly outOfOrder: boolean;
}

const view = new DataView(new ArrayBuffer(8));

export class Decoder {
  readonly context: DecodeContext;
  readonly instr: AmdgcnInstruction;
  /** Index of the instruction in the program. */
  readonly index: number;
  readonly cpu: AmdgcnCpu;
  readonly layout: RegisterLayout;
  /**
   * Numbers of the registers the instruction reads, and of those it writes, for the strict mode.
   */
  readonly reads: number[] = [];
  readonly writes: number[] = [];
  waits: WaitFacts | undefined;
  private temps = 0;

  constructor(context: DecodeContext, instr: AmdgcnInstruction, index: number) {
    this.context = context;
    this.instr = instr;
    this.index = index;
    this.cpu = context.cpu;
    this.layout = context.layout;
  }

  fail(message: string): never {
    throw new AmdgcnDecodeError(message, this.instr.line);
  }

  get lanes(): number {
    return this.layout.lanes;
  }

  operand(i: number): AmdgcnOperand {
    return this.instr.operands[i] ?? this.fail(`\`${this.instr.mnemonic}\` lacks operand ${i + 1}`);
  }

  get count(): number {
    return this.instr.operands.length;
  }

  modifier(name: string): number | string | readonly number[] | true | undefined {
    const m = this.instr.modifiers.find((x) => x.name === name);
    return m ? (m.value ?? true) : undefined;
  }

  flag(name: string): boolean {
    return this.modifier(name) !== undefined;
  }

  numberModifier(name: string, fallback = 0): number {
    const v = this.modifier(name);
    return typeof v === 'number' ? v : fallback;
  }

  listModifier(name: string): readonly number[] | undefined {
    const v = this.modifier(name);
    return Array.isArray(v) ? (v as readonly number[]) : undefined;
  }

  /** `count` fresh vector registers nothing else uses during this instruction. */
  temp(count = 1): Slot {
    const first = this.temps;
    this.temps += count;
    if (this.temps > TEMP_REGISTERS) return this.fail('too many prepared operands');
    const { lanes, tempBase } = this.layout;
    return { off: tempBase + first * lanes, step: 1, wide: lanes };
  }

  vector(index: number): Slot {
    const { lanes, vectorBase, vectorCount } = this.layout;
    if (index >= vectorCount)
      return this.fail(`v${index} is not among the registers of this program`);
    return { off: vectorBase + index * lanes, step: 1, wide: lanes };
  }

  private accum(index: number): Slot {
    const { lanes, accumBase, accumCount } = this.layout;
    if (index >= accumCount)
      return this.fail(`a${index} is not among the registers of this program`);
    return { off: accumBase + index * lanes, step: 1, wide: lanes };
  }

  scalarSlot(index: number): Slot {
    return { off: this.layout.scalarBase + index, step: 0, wide: 1 };
  }

  /**
   * Number of a register file's entry in the strict mode's bookkeeping; scalar registers stand
   * behind the vectors.
   */
  private note(list: number[], file: 'v' | 'a' | 's', index: number, count: number): void {
    const { vectorCount, accumCount } = this.layout;
    const base = file === 'v' ? 0 : file === 'a' ? vectorCount : vectorCount + accumCount;
    for (let i = 0; i < count; i++) list.push(base + index + i);
  }

  /** Index in the scalar file of a register operand; -1 when it is none. */
  scalarIndex(o: AmdgcnOperand): number {
    if (o.kind !== 'reg') return -1;
    if (o.file === 's')
      return o.index < SReg.VccLo ? o.index : this.fail(`there is no s${o.index}`);
    if (o.file === 'ttmp') return SReg.Ttmp + o.index;
    if (o.file !== 'special') return -1;
    switch (o.name.replace(/^src_/, '')) {
      case 'vcc':
      case 'vcc_lo':
        return SReg.VccLo;
      case 'vcc_hi':
        return SReg.VccHi;
      case 'exec':
      case 'exec_lo':
        return SReg.ExecLo;
      case 'exec_hi':
        return SReg.ExecHi;
      case 'm0':
        return SReg.M0;
      case 'null':
        return SReg.Null;
      case 'flat_scratch':
      case 'flat_scratch_lo':
        return SReg.FlatScratch;
      case 'flat_scratch_hi':
        return SReg.FlatScratch + 1;
      case 'xnack_mask':
      case 'xnack_mask_lo':
        return SReg.XnackMask;
      case 'xnack_mask_hi':
        return SReg.XnackMask + 1;
    }
    return -1;
  }

  /** A source: register, or constant encoded for `type`. Sign modifiers are not applied here. */
  source(o: AmdgcnOperand, type: OperandType): Slot {
    const width = type === 'U' || type === 'd' || type === 'P' ? 2 : 1;
    if (o.kind === 'reg') {
      if (o.file === 'v') {
        this.note(this.reads, 'v', o.index, Math.max(width, o.count));
        return this.vector(o.index);
      }
      if (o.file === 'a') {
        this.note(this.reads, 'a', o.index, Math.max(width, o.count));
        return this.accum(o.index);
      }
      const s = this.scalarIndex(o);
      if (s === SReg.Null) return this.constantSlot(0, 0);
      if (s >= 0) {
        this.note(this.reads, 's', s, Math.max(width, o.count));
        return this.scalarSlot(s);
      }
      return this.aperture(o.name);
    }
    const [lo, hi] = this.constantWords(o, type);
    return this.constantSlot(lo, hi);
  }

  private constantSlot(lo: number, hi: number): Slot {
    return { off: this.context.constant(lo >>> 0, hi >>> 0), step: 0, wide: 1 };
  }

  private aperture(name: string): Slot {
    switch (name) {
      case 'src_shared_base':
        return this.constantSlot(0, WINDOW.Shared);
      case 'src_shared_limit':
        return this.constantSlot(0xffffffff, WINDOW.Shared);
      case 'src_private_base':
        return this.constantSlot(0, WINDOW.Private);
      case 'src_private_limit':
        return this.constantSlot(0xffffffff, WINDOW.Private);
      case 'src_flat_scratch_base_lo':
        return this.constantSlot(0, WINDOW.Private);
      case 'src_flat_scratch_base_hi':
        return this.constantSlot(WINDOW.Private, 0);
    }
    return this.fail(`\`${name}\` cannot be read by the simulator`);
  }

  /** A constant's two words, as an operand of `type` sees it. */
  constantWords(o: AmdgcnOperand, type: OperandType): readonly [number, number] {
    if (o.kind === 'float') return floatWords(o.value, type);
    let value: bigint;
    if (o.kind === 'int') value = o.negate ? -o.value : o.value;
    else if (o.kind === 'expr') value = this.context.symbolic(o, this.index);
    else return this.fail(`\`${this.instr.mnemonic}\`: operand of an unknown kind`);
    const lo = Number(BigInt.asUintN(32, value));
    if (type === 'd') {
      // Small integers are themselves, other literals are the upper word.
      if (value >= -16n && value <= 64n) return [lo, value < 0n ? 0xffffffff : 0];
      if (value > 0xffffffffn || value < -0x80000000n)
        return [lo, Number(BigInt.asUintN(32, value >> 32n))];
      return [0, lo];
    }
    return [lo, Number(BigInt.asUintN(32, value >> 32n))];
  }

  /** The value of an operand that must be a constant. */
  integer(o: AmdgcnOperand): number {
    if (o.kind === 'int') return Number(BigInt.asIntN(32, o.value));
    if (o.kind === 'expr') return Number(BigInt.asIntN(32, this.context.symbolic(o, this.index)));
    return this.fail(`\`${this.instr.mnemonic}\` needs a constant here`);
  }

  /** A vector destination. */
  dest(o: AmdgcnOperand, width = 1): Slot {
    if (o.kind === 'reg' && o.file === 'v') {
      this.note(this.writes, 'v', o.index, Math.max(width, o.half ? 1 : o.count));
      return this.vector(o.index);
    }
    if (o.kind === 'reg' && o.file === 'a') {
      this.note(this.writes, 'a', o.index, Math.max(width, o.count));
      return this.accum(o.index);
    }
    return this.fail(`\`${this.instr.mnemonic}\` needs a vector register as its destination`);
  }

  /** A scalar destination: its index in the scalar file; writes to `null` go where nobody looks. */
  scalarDest(o: AmdgcnOperand): number {
    const s = this.scalarIndex(o);
    if (s < 0)
      return this.fail(`\`${this.instr.mnemonic}\` needs a scalar register as its destination`);
    if (s === SReg.Null) return SReg.Trash;
    this.note(this.writes, 's', s, o.kind === 'reg' ? o.count : 1);
    return s;
  }

  /** Numbers of the registers a load writes, for the strict mode. */
  loaded(o: AmdgcnOperand, width: number): number[] {
    if (o.kind !== 'reg') return [];
    const { vectorCount, accumCount } = this.layout;
    const s = this.scalarIndex(o);
    const first =
      o.file === 'v'
        ? o.index
        : o.file === 'a'
          ? vectorCount + o.index
          : vectorCount + accumCount + Math.max(s, 0);
    return Array.from({ length: width }, (_, i) => first + i);
  }
}

/** True when a write to these scalar registers changes which lanes are active. */
function touchesExec(index: number, count: number): boolean {
  return index <= SReg.ExecHi && index + count > SReg.ExecLo;
}

/** Refreshes the lanes behind an op that writes exec. */
export function withExec(op: Op, index: number, count: number): Op {
  if (!touchesExec(index, count)) return op;
  return (w: Wave) => {
    op(w);
    w.refresh();
  };
}

function floatWords(value: number, type: OperandType): readonly [number, number] {
  // 1 / (2 pi) is an inline constant whose bits differ between the widths only by rounding.
  if (type === 'd' || type === 'U') {
    view.setFloat64(0, value);
    return [view.getUint32(4), highWord(value) >>> 0];
  }
  if (type === 'h' || type === 'w') return [encodeFloat(value, F16, 'rn'), 0];
  if (type === 'p') return [encodeFloat(value, F16, 'rn'), 0];
  const bits = f32Bits(value) >>> 0;
  return type === 'P' ? [bits, bits] : [bits, 0];
}
