/** Counted loops in MIR. */
import type { Value as MirValue } from '../../mir/index.ts';
import type { FnCx } from './fn-cx.ts';

export interface Range {
  readonly lower: MirValue;
  readonly upper: MirValue;
  readonly step: MirValue;
}

/**
 * A loop that hands values from one turn to the next. `body` gets the index and these values, and
 * gives the next ones; the last ones are the result.
 */
export function countedLoop(
  cx: FnCx,
  { lower, upper, step }: Range,
  inits: readonly MirValue[],
  body: (index: MirValue, carried: readonly MirValue[]) => readonly MirValue[],
  isUnsigned = false,
): MirValue[] {
  const { b } = cx;
  const header = b.newBlock();
  const inside = b.newBlock();
  const after = b.newBlock();
  b.br(header, [lower, ...inits]);
  const [index] = cx.addParams(header, [lower.type], '');
  const carried = cx.addParams(
    header,
    inits.map(({ type }) => type),
    '',
  );
  b.block = header;
  b.brIf(b.icmp(isUnsigned ? 'ult' : 'slt', index!, upper), inside, after);
  b.block = inside;
  const next = cx.inLoop(() => body(index!, carried));
  b.br(header, [b.value('int.add', [index!, step], index!.type), ...next]);
  b.block = after;
  return carried;
}

/** Loops one in the other, the first outermost. */
export function nestedLoops(
  cx: FnCx,
  ranges: readonly Range[],
  inits: readonly MirValue[],
  body: (indices: readonly MirValue[], carried: readonly MirValue[]) => readonly MirValue[],
): readonly MirValue[] {
  const go = (
    at: number,
    indices: readonly MirValue[],
    carried: readonly MirValue[],
  ): readonly MirValue[] => {
    const range = ranges[at];
    if (range === undefined) return body(indices, carried);
    return countedLoop(cx, range, carried, (index, own) => go(at + 1, [...indices, index], own));
  };
  return go(0, [], inits);
}
