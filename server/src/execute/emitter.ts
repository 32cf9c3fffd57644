/** What the code of instructions asks of the compiler of the function that holds them. */
import type { Func, Inst, Value } from '../mir/index.ts';
import type { CodeWriter, ValueType } from '../wasm/index.ts';
import type { Environment, SiteKind } from './environment.ts';
import type { Scalar, ValueFacts } from './values.ts';

/** Stack slots of a function. */
export interface Frame {
  /** Takes a frame from the stack. */
  enter(f: Emitter): void;
  /** Gives a slot its memory: uninitialised, with a number of its own. */
  begin(f: Emitter, alloca: Inst): void;
  /** The function of a slot has returned. */
  leave(f: Emitter, slot: Value): void;
  /** The function returns: its slots are gone, and the frame goes back. */
  leaveAll(f: Emitter): void;
  /** Bytes of the frame. */
  readonly size: number;
  /** Bytes of its beginning that other threads may access while the thread waits. */
  readonly leakedSize: number;
  offsetOf(alloca: Inst): number;
  has(alloca: Inst): boolean;
}

export interface Emitter {
  readonly env: Environment;
  readonly fn: Func;
  readonly facts: ValueFacts;
  readonly code: CodeWriter;
  readonly frame: Frame;
  /** Where the frame starts, in the data region: a local. */
  readonly frameBase: number;
  /** Is it part of a kernel, whose frame belongs to the thread? */
  readonly isKernel: boolean;
  /** A local for a while; give it back with `free`. */
  take(type: ValueType): number;
  free(type: ValueType, local: number): void;
  localsOf(value: Value): readonly number[];
  /** Puts a value on the stack, both halves of one of 128 bits. */
  push(value: Value): void;
  /** One half of a value of 128 bits. */
  pushHalf(value: Value, half: 0 | 1): void;
  /** A value with the bits that a store of it has: NaNs of arithmetic get theirs. */
  pushStored(value: Value): void;
  /** A value of up to 64 bits as its bits in an `i64`; the low half of a wider one. */
  pushAsI64(value: Value): void;
  /** Makes a value of an `i64` on the stack that `pushAsI64` would give. */
  fromI64(type: ValueType): void;
  /** Takes the results of an instruction from the stack. */
  pop(inst: Inst): void;
  /** The local that says that a value is undefined, not zero when it is. */
  flagOf(value: Value): number;
  /** Puts on the stack whether a value is undefined. */
  pushFlag(value: Value): void;
  /** The locals of a scalar of a stack slot. */
  scalar(scalar: Scalar): readonly number[];
  scalarFlag(scalar: Scalar): number;
  /** Reports something at an instruction with two numbers; the code goes on. */
  report(site: number, a?: Value, b?: Value): void;
  site(kind: SiteKind, inst: Inst, size?: number, align?: number): number;
  /** Runs an operation outside of WebAssembly: operands and results are in scratch memory. */
  outside(inst: Inst, kind: 'evaluate' | 'intrinsic' | 'unsupported'): void;
}
