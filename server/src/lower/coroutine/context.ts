/**
 * What is noted while the body of a coroutine is lowered as if it ran in one go: where it stops,
 * where its memory begins and ends, and which addresses a call is only lent.
 */
import type { ClosureDef } from '../../hir/index.ts';
import type { Block, Inst, Value } from '../../mir/index.ts';
import type { Scope } from '../move-path.ts';
import type { Place } from '../operand.ts';

/** A position in a block: behind an instruction, or at the start. */
export interface Position {
  readonly block: Block;
  readonly behind: Inst | undefined;
}

/** A place where the body stops: its block ends with a branch to `leave` and to the two others. */
export interface Stop {
  readonly block: Block;
  /** Gives back that nothing is there yet, or a value; undefined at the start of the body. */
  readonly leave: Block | undefined;
  /** Where the body goes on. */
  readonly resume: Block;
  /** What is dropped when it never does. */
  readonly drop: Block;
}

/** What a state means: rustc's numbers (`CoroutineArgs`). */
export const UNRESUMED = 0;
export const RETURNED = 1;
/** States from here on are stops; 2 is a body that has panicked, which ends a kernel. */
export const FIRST_STOP = 3;

export class CoroutineCx {
  readonly def: ClosureDef;
  /** Of the state, behind the start of the coroutine. */
  readonly stateOffset: number;
  /** The address of the coroutine, and of the context of the future's task. */
  readonly self: Value;
  readonly task: Value | undefined;
  /** Where what a step gives is written; undefined when it is returned in registers. */
  readonly out: Place | undefined;
  /** Where the value of the whole body is kept until all is dropped; undefined without bytes. */
  value: Place | undefined;
  /** What runs when the body has ended. */
  readonly end: Block;
  /** The first is the start of the body. */
  readonly stops: Stop[] = [];
  /** Where what is in a slot on the stack begins to count: what was there before does not. */
  readonly fresh = new Map<Value, Position[]>();
  /** Where the memory of a variable that was borrowed ends. */
  readonly ends = new Map<Value, Position[]>();
  /** Addresses that a call only has while it runs: of its result, of arguments in memory. */
  readonly lent = new Map<Inst, ReadonlySet<Value>>();
  private readonly scopes = new Map<Scope, Value[]>();

  constructor(
    def: ClosureDef,
    stateOffset: number,
    self: Value,
    task: Value | undefined,
    out: Place | undefined,
    end: Block,
  ) {
    this.def = def;
    this.stateOffset = stateOffset;
    this.self = self;
    this.task = task;
    this.out = out;
    this.end = end;
  }

  private static here(block: Block): Position {
    return { block, behind: block.insts.at(-1) };
  }

  noteFresh(slot: Value, block: Block): void {
    this.fresh.set(slot, [CoroutineCx.here(block)]);
  }

  /** The slot holds a variable of a scope: nothing points there any more when that ends. */
  tie(slot: Value, scope: Scope | undefined): void {
    if (scope === undefined || !this.fresh.has(slot)) return;
    const tied = this.scopes.get(scope);
    if (tied === undefined) this.scopes.set(scope, [slot]);
    else tied.push(slot);
  }

  noteEnd(scope: Scope, block: Block): void {
    for (const slot of this.scopes.get(scope) ?? []) {
      const known = this.ends.get(slot);
      if (known === undefined) this.ends.set(slot, [CoroutineCx.here(block)]);
      else known.push(CoroutineCx.here(block));
    }
  }

  /** The last call in a block has these addresses only while it runs. */
  noteLent(block: Block, addresses: readonly Value[]): void {
    const call = block.insts.at(-1);
    if (call !== undefined && addresses.length > 0) this.lent.set(call, new Set(addresses));
  }
}
