/** The shape of the instruction tables: canonical name to what makes an op of it. */
import type { Decoder, OperandType } from '../decoder.ts';
import { type LaneFunction, laneLoop } from '../loops.ts';
import { assemble, prepareResult, prepareSources } from '../prepare.ts';
import type { Op } from '../state.ts';

/** Makes the op of one instruction. */
export type Builder = (d: Decoder) => Op;

/** Name to builder. */
export type OpTable = Readonly<Record<string, Builder>>;

/**
 * A vector instruction that computes each lane from its own operands. `types`: the destination's
 * letter, a colon, those of the sources.
 */
export function lane(
  types: string,
  fn: LaneFunction,
  options: {
    /** The destination is also the last source. */
    readonly accumulates?: boolean;
    /** With `clamp` an integer result saturates: the function to use then. */
    readonly saturating?: LaneFunction;
    /** A 16-bit result that leaves the upper half alone on every generation. */
    readonly keepsHigh?: boolean;
  } = {},
): Builder {
  const dst = types[0] as OperandType;
  const src = types.slice(2);
  return (d) => {
    const operands = d.instr.operands.slice(1);
    if (options.accumulates) operands.push(d.operand(0));
    if (operands.length < src.length)
      return d.fail(`\`${d.instr.mnemonic}\` has ${src.length} sources`);
    const { slots, before, limit } = prepareSources(d, operands.slice(0, src.length), src);
    const result = prepareResult(d, d.operand(0), dst, options.keepsHigh);
    const f = d.flag('clamp') && options.saturating ? options.saturating : fn;
    return assemble(before, laneLoop(dst, src, f, result.slot, slots), result.after, limit);
  };
}

/** Rows of one shape: names and functions. */
export function lanes(types: string, rows: Readonly<Record<string, LaneFunction>>): OpTable {
  return Object.fromEntries(Object.entries(rows).map(([name, fn]) => [name, lane(types, fn)]));
}
