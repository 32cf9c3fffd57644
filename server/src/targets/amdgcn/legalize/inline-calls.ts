/**
 * Makes one body of a function and everything it calls. What should not be flattened stays a call:
 * recursive functions, what is large and shared, and what has much on the stack where that would be
 * there for each call of a recursion.
 */
import {
  type Block,
  cloneBlocksInto,
  createDetachedBlock,
  type Func,
  type Inst,
  inlinedLocs,
  operandList,
  type SourceLoc,
  terminator,
  type Value,
} from '../../../mir/index.ts';
import { UnsupportedError } from '../unsupported.ts';

/** Gives the body of a symbol; undefined when there is none. */
export type FindFunc = (symbol: string) => Func | undefined;

/** Instructions of a body above which what it still calls stays a call. */
const MAX_INSTS = 200_000;

/** Replaces calls in `fn` by the bodies of their callees, but for those that `staysCall` names. */
export function inlineCalls(
  fn: Func,
  find: FindFunc,
  staysCall: (symbol: string) => boolean,
): void {
  let size = sizeOf(fn);
  for (let at = 0; at < fn.blocks.length; at++) {
    const block = fn.blocks[at]!;
    for (let i = 0; i < block.insts.length; i++) {
      const inst = block.insts[i]!;
      if (inst.op !== 'call') continue;
      const symbol = inst.attrs.symbol!;
      const callee = find(symbol);
      if (callee === undefined || callee.blocks.length === 0)
        throw new UnsupportedError(`call of ${symbol}, which has no body`, inst.loc);
      if (size > MAX_INSTS || staysCall(symbol)) continue;
      inlineOne(fn, block, i, inst, callee);
      size += sizeOf(callee);
      break;
    }
  }
}

function sizeOf({ blocks }: Func): number {
  return blocks.reduce((sum, { insts }) => sum + insts.length, 0);
}

function inlineOne(fn: Func, block: Block, index: number, call: Inst, callee: Func): void {
  const rest = createDetachedBlock(fn);
  rest.insts = block.insts.slice(index + 1);
  for (const inst of rest.insts) inst.block = rest;
  block.insts.length = index;
  const { blocks } = cloneBlocksInto(fn, callee.blocks, undefined, inlinedLocs(call.loc), callee);
  const copies = callee.blocks.map((b) => blocks.get(b)!);
  const entry = copies[0]!;
  block.insts.push(jump(block, entry, [...call.args], call.loc));
  // The results become parameters of what follows.
  for (const result of call.results) {
    result.def = rest;
    rest.params.push(result);
  }
  for (const copy of copies) {
    const end = terminator(copy);
    if (end?.op !== 'ret') continue;
    copy.insts[copy.insts.length - 1] = jump(copy, rest, end.args, end.loc);
  }
  fn.blocks.push(rest);
}

export function jump(from: Block, to: Block, args: Value[], loc: SourceLoc | undefined): Inst {
  return {
    op: 'br',
    args: operandList(),
    results: operandList(),
    attrs: {},
    loc,
    block: from,
    targets: [{ block: to, args }],
  };
}
