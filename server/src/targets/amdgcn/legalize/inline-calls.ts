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

/** What follows a call that was replaced: instructions of a list, from an index to its end. */
interface Rest {
  readonly insts: readonly Inst[];
  readonly from: number;
}

/** Replaces calls in `fn` by the bodies of their callees, but for those that `staysCall` names. */
export function inlineCalls(
  fn: Func,
  find: FindFunc,
  staysCall: (symbol: string) => boolean,
): void {
  let size = sizeOf(fn);
  const calleeOf = (call: Inst): Func | undefined => {
    const symbol = call.attrs.symbol!;
    const callee = find(symbol);
    if (callee === undefined || callee.blocks.length === 0)
      throw new UnsupportedError(`call of ${symbol}, which has no body`, call.loc);
    return size > MAX_INSTS || staysCall(symbol) ? undefined : callee;
  };
  // A block behind a call gets its instructions when it is visited: then those up to its first call
  // alone, so that a block with many calls is not copied for each.
  const rests = new Map<Block, Rest>();
  for (let at = 0; at < fn.blocks.length; at++) {
    const block = fn.blocks[at]!;
    const { insts, from } = rests.get(block) ?? { insts: block.insts, from: 0 };
    let callee: Func | undefined;
    let end = from;
    for (; end < insts.length; end++)
      if (insts[end]!.op === 'call' && (callee = calleeOf(insts[end]!)) !== undefined) break;
    if (callee !== undefined || insts !== block.insts) {
      block.insts = insts.slice(from, end);
      for (const inst of block.insts) inst.block = block;
    }
    if (callee === undefined) continue;
    rests.set(inlineOne(fn, block, insts[end]!, callee), { insts, from: end + 1 });
    size += sizeOf(callee);
  }
}

function sizeOf({ blocks }: Func): number {
  return blocks.reduce((sum, { insts }) => sum + insts.length, 0);
}

/** Lets a block go on with a copy of the callee. Gives the block behind that, still empty. */
function inlineOne(fn: Func, block: Block, call: Inst, callee: Func): Block {
  const rest = createDetachedBlock(fn);
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
  return rest;
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
