/**
 * Where a debugger may stop: at the beginnings of statements of the user's own functions, behind
 * calls of such functions in a statement, and at the ends of their bodies.
 */
import type { Span } from '../base/index.ts';
import {
  type Block,
  createInst,
  type DebugScope,
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
  const end = brace && { span: brace, fn: fn.display, ...scopeAtEnd(fn) };
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

/** What can be named at the closing brace: all that the body's own statements have declared. */
function scopeAtEnd(fn: Func): { readonly scope?: DebugScope } {
  const declared = fn.vars.flatMap(({ loc }) =>
    loc?.scope === undefined || loc.inlinedAt !== undefined ? [] : [loc.scope],
  );
  const opened = new Set(declared);
  let [most, scope] = [-1, undefined as DebugScope | undefined];
  for (const one of opened) {
    let depth = 0;
    let at: DebugScope | undefined = one;
    // A block within the body is a scope that no variable opens.
    for (; at !== undefined && opened.has(at); at = at.parent) depth++;
    const isOfBody = at === undefined || at.parent === undefined;
    if (isOfBody && depth > most) [most, scope] = [depth, one];
  }
  return scope === undefined ? {} : { scope };
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
