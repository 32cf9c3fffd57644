/**
 * What compiling one instruction may ask for: its words, its operands as slots. The decoder
 * implements it, the files of `ops/` use it; so that no op knows how names are resolved.
 */
import type { PtxInstruction, PtxOperand } from '../../asm/index.ts';
import type { BarrierPlan, CallPlan, CollectivePlan, Exec } from './state.ts';

/** A PTX construct the simulator cannot run, or cannot make sense of. */
export class DecodeError extends Error {
  override name = 'DecodeError';
}

/**
 * A register operand with its real width, for `ld`, `st` and `cvt`, which allow wider registers.
 */
export interface WideSlot {
  readonly slot: number;
  /** 32-bit words in the register: 1, 2 or 4. */
  readonly words: number;
  /** Bits of the register's declared type; predicates are 1. */
  readonly bits: number;
}

/**
 * An address operand: slot of the base register or constant, whether it is 64 bits wide, constant
 * offset.
 */
export interface AddressSlot {
  readonly slot: number;
  readonly wide: boolean;
  readonly offset: number;
  /** Space of the variable named in the brackets, a `Space`; -1 for a register. */
  readonly space: number;
}

/** What an op compiles to when it is no plain closure. */
export interface ControlOp {
  readonly kind: number;
  readonly target?: number;
  readonly targets?: Int32Array;
  readonly index?: number;
  readonly call?: CallPlan;
  readonly collective?: CollectivePlan;
  readonly barrier?: BarrierPlan;
}

export interface OpContext {
  readonly instr: PtxInstruction;
  /** Modifiers without dots. */
  readonly mods: readonly string[];
  /** Type modifiers among them, in order. */
  readonly types: readonly string[];
  /** The last type modifier, `b32` when there is none. */
  readonly type: string;
  has(modifier: string): boolean;
  /** The rounding among the modifiers, `rn` when there is none. */
  readonly operandCount: number;
  operand(index: number): PtxOperand;
  /** Slot of a source operand read as `type`. */
  src(index: number, type?: string): number;
  srcOf(operand: PtxOperand, type: string): number;
  /** Slot of a destination of `type`; `_` gives a slot nobody reads. */
  dst(index: number, type?: string): number;
  dstOf(operand: PtxOperand, type: string): number;
  /** Slot and width of a register, or of a constant of the given type. */
  wide(operand: PtxOperand, type: string): WideSlot;
  address(index: number): AddressSlot;
  /** A slot of its own of so many words. */
  temp(words: number): number;
  /** A slot that holds a constant in every lane. */
  constant(value: bigint, words: number): number;
  /** The carry flag's slot. */
  carry(): number;
  /** True for a register name, false for constants, labels and variables. */
  isRegister(operand: PtxOperand): boolean;
  /** The comment behind the instruction, on its line; empty without one. */
  note(): string;
  /** A register by its name, as an operand. */
  register(name: string): PtxOperand;
  /** The instruction a label names. */
  label(operand: PtxOperand): number;
  /** The list of a `.branchtargets` label. */
  branchTargets(operand: PtxOperand): Int32Array;
  /** Gets run before the instruction itself, for the same lanes. */
  before(exec: Exec): void;
  fail(message: string): never;
}

export type OpCompiler = (c: OpContext) => Exec | ControlOp;
export type OpTable = Readonly<Record<string, OpCompiler>>;

/** Bits of a fundamental type: `u32` is 32, `f16x2` is 32, `pred` is 1. */
export function bitsOf(type: string): number {
  if (type === 'pred') return 1;
  const packed = /^[a-z]+(\d+)x(\d+)$/.exec(type);
  if (packed) return Number(packed[1]) * Number(packed[2]);
  const plain = /^[a-z]+(\d+)$/.exec(type);
  return plain ? Number(plain[1]) : 32;
}

/** 32-bit words a register of the type takes. */
export function wordsOf(type: string): number {
  const bits = bitsOf(type);
  return bits <= 32 ? 1 : bits <= 64 ? 2 : 4;
}

export function isSigned(type: string): boolean {
  return type.charCodeAt(0) === 115; // s
}

export function isFloat(type: string): boolean {
  return type.startsWith('f') || type.startsWith('bf');
}
