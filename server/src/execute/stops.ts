/**
 * Where a debugger may stop: at the beginnings of statements of the user's own functions, behind
 * calls of such functions in a statement, and at the ends of their bodies.
 */
import type { Span } from '../base/index.ts';
import {
  type Block,
  createInst,
  type Func,
  type Inst,
  reversePostOrder,
  type SourceLoc,
  successors,
} from '../mir/index.ts';
import { MARK } from './marks.ts';

/** What a stop is, as the number in its mark. */
export const STOP_KINDS = ['statement', 'return', 'end'] as const;
export type StopKind = (typeof STOP_KINDS)[number];

/** The kind of a mark for stops. */
export function stopKindOf(inst: Inst): StopKind {
  return STOP_KINDS[Number(inst.attrs.imm?.[0] ?? 0)]!;
}

/** What a debugger says of code. */
export interface StopPlaces {
  /** Is it code of the user's? */
  isOwn(loc: SourceLoc): boolean;
  /** The closing brace of a function's body; undefined where there is none of the user's. */
  endOf(fn: Func): Span | undefined;
}

/**
 * Puts marks into a function; false when it has no place to stop.
 *
 * @param calleeStops may one stop in a function with a symbol?
 */
export function markStops(
  fn: Func,
  places: StopPlaces,
  calleeStops: (symbol: string) => boolean,
): boolean {
  let found = false;
  const statements = new Map<Block, SourceLoc>();
  const brace = places.endOf(fn);
  const scope = fn.endScope;
  const end = brace && { span: brace, fn: fn.display, ...(scope && { scope }) };
  for (const block of reversePostOrder(fn)) {
    let statement = statements.get(block);
    const insts: Inst[] = [];
    const put = (kind: StopKind, loc: SourceLoc): void => {
      const attrs = { symbol: MARK.stop, imm: [STOP_KINDS.indexOf(kind)] };
      insts.push(createInst(fn, block, 'call', [], [], attrs, loc));
      found = true;
    };
    for (const inst of block.insts) {
      const isStart = inst.op === 'dbg.stmt' && inst.loc !== undefined && places.isOwn(inst.loc);
      if (isStart) {
        statement = inst.loc!;
        put('statement', statement);
      } else if (inst.op === 'ret' && end !== undefined) put('end', end);
      insts.push(inst);
      const returns = inst.op === 'call' && calleeStops(inst.attrs.symbol ?? '');
      if (returns && statement !== undefined) put('return', statement);
    }
    block.insts = insts;
    passOn(block, statement, statements);
  }
  return found;
}

/** Where ways meet, the statement is that of one of them. */
function passOn(
  block: Block,
  statement: SourceLoc | undefined,
  statements: Map<Block, SourceLoc>,
): void {
  if (statement === undefined) return;
  for (const { block: to } of successors(block))
    if (!statements.has(to)) statements.set(to, statement);
}
