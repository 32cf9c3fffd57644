/**
 * What selection may ask about the kernel and module around the instruction it looks at, and what
 * it reports back.
 */
import type { Inst, Module, Scope, Value } from '../../mir/index.ts';
import type { Op } from './code.ts';
import type { AmdCpu } from './cpus.ts';

/** `Sel` is the selector: a parameter, so that this file need not know it. */
export interface KernelEnv<Sel> {
  readonly module: Module;
  readonly cpu: AmdCpu;
  /** Values (by id) that need a copy in each lane, see `Plan.leavesApart`. */
  readonly shadowed: ReadonlySet<number>;
  /** Parameters that are lane masks and read where lanes arrive at different times. */
  readonly merged: ReadonlySet<number>;
  /** Values (by id) that only the block that defines them reads. */
  readonly localOnly: ReadonlySet<number>;
  /** A deferred scalar comparison as 0 or 1. */
  scalarBool(s: Sel, value: Value): Op;
  /** The same as a lane mask: all or none. */
  scalarMask(s: Sel, value: Value): Op;
  /** Offset of a static or launch-sized global in workgroup memory. */
  ldsOffset(symbol: string): number;
  readonly staticLds: number;
  /** Legal name of a symbol in the text. */
  nameOf(symbol: string): string;
  /** Values that are computed where they are used: addresses of globals. */
  onDemand(s: Sel, def: Inst): Op[] | undefined;
  readonly inputs: Inputs<Sel>;
  /** Cache bits of accesses that others must see, as printed. */
  cacheBits(kind: string): string;
  /** Makes memory operations of one side of a fence complete or visible. */
  fence(s: Sel, scope: Scope, side: 'release' | 'acquire'): void;
  /** Reserves stack bytes; gives their offset in the frame. */
  frameSlot(size: number, align: number): number;
  /**
   * In functions that are called: the scalar register with the frame's place. A kernel's frame is
   * at zero.
   */
  readonly frameBase: number | undefined;
  /** The offset that `frameSlot` gave for an `alloca`. */
  readonly slots: Map<Inst, number>;
  /** What a comment says of a trap; empty for none. */
  trapComment(trap: Inst): string;
  /** A call that was not flattened. */
  call(s: Sel, inst: Inst): void;
  /** In functions that are called: where to go back to. */
  readonly returnAddress: number | undefined;
}

/** Registers that hold something when the kernel starts. */
export interface Inputs<Sel> {
  readonly kernarg: number;
  /** User registers that are only there when asked for. */
  dispatchPtr(): number;
  dispatchId(): number;
  /** Where the runtime's arguments begin. */
  implicitArgs(): number;
  workgroupId(s: Sel, dim: 'x' | 'y' | 'z'): Op;
  threadId(s: Sel, dim: 'x' | 'y' | 'z'): Op;
}
