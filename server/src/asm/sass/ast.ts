/** What a listing of NVIDIA's machine code is made of. Offsets count in the text itself. */

/** When an instruction is issued and what it waits for: bits that the compiler sets. */
export interface SassControl {
  /** Cycles until the warp's next instruction. */
  readonly stall: number;
  /** The scheduler is asked to prefer another warp. */
  readonly yields: boolean;
  /** Scoreboard that is free once the result is there. */
  readonly result?: number;
  /** Scoreboard that is free once the operands are read. */
  readonly operands?: number;
  /** Scoreboards that must be free before it is issued. */
  readonly waits: readonly number[];
}

interface Placed {
  /** Line of the text, from 0. */
  readonly line: number;
  readonly start: number;
  readonly end: number;
}

export interface SassInstruction extends Placed {
  readonly kind: 'instruction';
  /** Bytes from the start of the function. */
  readonly address: number;
  /** `@!P0`, where it has one. */
  readonly guard?: { readonly start: number; readonly end: number; readonly text: string };
  /** `IMAD.WIDE.U32`: where it stands, the part before the first dot, and the others. */
  readonly name: { readonly start: number; readonly end: number };
  readonly opcode: string;
  readonly modifiers: readonly string[];
  /** Each without the space around it. */
  readonly operands: readonly { readonly start: number; readonly text: string }[];
  readonly control?: SassControl;
}

/** A place to jump to, or the beginning of a function. */
export interface SassLabel extends Placed {
  readonly kind: 'label' | 'function';
  readonly name: string;
  readonly nameStart: number;
}

/** `//## File "kernel.ptx", line 12`: where the instructions below come from. */
export interface SassOrigin extends Placed {
  readonly kind: 'origin';
  readonly file: string;
  /** As the text counts, from 1. */
  readonly from: number;
}

export type SassStatement = SassInstruction | SassLabel | SassOrigin;

export interface SassModule {
  readonly text: string;
  /** In text order; directives, comments and blank lines are none. */
  readonly statements: readonly SassStatement[];
  readonly comments: readonly { readonly start: number; readonly end: number }[];
}
