/**
 * Block order of a MIR function for code generation: a reverse post-order for selection
 * (definitions before uses) and a layout for printing (loops contiguous and rotated, blocks that
 * trap at the end).
 */
import { append, nearestDominators } from '../base/index.ts';
import { type Block, type Func, terminator } from '../mir/index.ts';

export interface BlockOrder {
  /** Reachable blocks, definitions before uses. */
  readonly rpo: readonly Block[];
  /** The same blocks in the order to print. */
  readonly layout: readonly Block[];
  /** By block id: loop nesting depth (0 = no loop), -1 for unreachable blocks. */
  readonly depth: Int32Array;
  /** By block id: number of incoming edges from reachable blocks. */
  readonly preds: Int32Array;
}

/** Computes the order. Linear but for the nesting depth of loops. */
export function orderBlocks(fn: Func): BlockOrder {
  const entry = fn.blocks[0];
  const depth = new Int32Array(fn.nextBlock).fill(-1);
  const preds = new Int32Array(fn.nextBlock);
  if (entry === undefined) return { rpo: [], layout: [], depth, preds };
  const cold = coldBlocks(fn);
  const first = reversePostOrder(entry, fn.nextBlock, (a, b) => cold[b.id]! - cold[a.id]!);
  const loops = findLoops(first, fn.nextBlock, preds);
  for (const block of first) depth[block.id] = loopDepth(loops.innermost[block.id]);
  const hasLoops = loops.all.length > 0;
  const rpo = hasLoops
    ? reversePostOrder(
        entry,
        fn.nextBlock,
        (a, b) => cold[b.id]! - cold[a.id]! || depth[a.id]! - depth[b.id]!,
      )
    : first;
  const warm = rpo.filter((block) => cold[block.id] === 0 || block === entry);
  const layout = hasLoops ? nestLoops(warm, loops.innermost, 0) : warm;
  for (const block of rpo) if (cold[block.id] !== 0 && block !== entry) layout.push(block);
  return { rpo, layout, depth, preds };
}

interface Loop {
  readonly header: Block;
  parent: Loop | undefined;
  depth: number;
}

/** By block id, 1 for blocks that end in `trap` or `unreachable`. */
function coldBlocks(fn: Func): Uint8Array {
  const cold = new Uint8Array(fn.nextBlock);
  for (const block of fn.blocks) {
    const op = terminator(block)?.op;
    if (op === 'trap' || op === 'unreachable') cold[block.id] = 1;
  }
  return cold;
}

function successors(block: Block): Block[] {
  const targets = terminator(block)?.targets;
  return targets === undefined ? [] : targets.map((edge) => edge.block);
}

/** `late` sorts successors; those sorted first end up last in the order. */
function reversePostOrder(
  entry: Block,
  ids: number,
  late: (a: Block, b: Block) => number,
): Block[] {
  const seen = new Uint8Array(ids);
  const post: Block[] = [];
  const stack: { block: Block; succs: Block[]; next: number }[] = [];
  const push = (block: Block): void => {
    seen[block.id] = 1;
    // The first target is visited last, so that it follows its block.
    const succs = successors(block).reverse();
    if (succs.length > 1) succs.sort(late);
    stack.push({ block, succs, next: 0 });
  };
  push(entry);
  while (stack.length > 0) {
    const top = stack[stack.length - 1]!;
    const succ = top.succs[top.next++];
    if (succ === undefined) {
      post.push(top.block);
      stack.pop();
    } else if (seen[succ.id] === 0) push(succ);
  }
  return post.reverse();
}

function findLoops(
  rpo: readonly Block[],
  ids: number,
  preds: Int32Array,
): { innermost: (Loop | undefined)[]; all: Loop[] } {
  const number = new Int32Array(ids).fill(-1);
  for (let i = 0; i < rpo.length; i++) number[rpo[i]!.id] = i;
  const predLists: number[][] = rpo.map(() => []);
  let backward = false;
  for (let i = 0; i < rpo.length; i++) {
    for (const succ of successors(rpo[i]!)) {
      const s = number[succ.id]!;
      predLists[s]!.push(i);
      preds[succ.id]!++;
      if (s <= i) backward = true;
    }
  }
  const innermost = new Array<Loop | undefined>(ids);
  const all: Loop[] = [];
  if (!backward) return { innermost, all };
  const idom = nearestDominators(predLists);
  // Headers from the last to the first, so that inner loops are found before the outer ones.
  for (let h = rpo.length - 1; h >= 0; h--) {
    const latches = predLists[h]!.filter((p) => p >= h && dominates(idom, h, p));
    if (latches.length === 0) continue;
    const loop: Loop = { header: rpo[h]!, parent: undefined, depth: 0 };
    all.push(loop);
    collectBody(loop, latches, { rpo, number, predLists, innermost });
  }
  for (const loop of all.reverse())
    loop.depth = loop.parent === undefined ? 1 : loop.parent.depth + 1;
  return { innermost, all };
}

/** Blocks in reverse postorder, each one's place there, and what is known of the loops so far. */
interface Walk {
  readonly rpo: readonly Block[];
  /** By block id. */
  readonly number: Int32Array;
  readonly predLists: readonly (readonly number[])[];
  /** By block id: the innermost loop found so far. */
  readonly innermost: (Loop | undefined)[];
}

/** Walks from the latches back to the header; loops met on the way become children. */
function collectBody(
  loop: Loop,
  latches: readonly number[],
  { rpo, number, predLists, innermost }: Walk,
): void {
  const header = number[loop.header.id]!;
  const work = [...latches];
  while (work.length > 0) {
    const at = work.pop()!;
    const block = rpo[at]!;
    let inner = innermost[block.id];
    if (inner === undefined) {
      innermost[block.id] = loop;
      if (at !== header) append(work, predLists[at]!);
      continue;
    }
    while (inner.parent !== undefined && inner !== loop) inner = inner.parent;
    if (inner === loop) continue;
    inner.parent = loop;
    append(work, predLists[number[inner.header.id]!]!);
  }
  if (innermost[loop.header.id] === undefined) innermost[loop.header.id] = loop;
}

function dominates(idom: Int32Array, a: number, b: number): boolean {
  while (b > a) b = idom[b]!;
  return a === b;
}

function loopDepth(loop: Loop | undefined): number {
  return loop === undefined ? 0 : loop.depth;
}

/** Keeps each loop's blocks together, in place of the loop's first block. */
function nestLoops(
  blocks: readonly Block[],
  innermost: readonly (Loop | undefined)[],
  depth: number,
): Block[] {
  const out: Block[] = [];
  const groups = new Map<Loop, Block[]>();
  const slots: (Block | Loop)[] = [];
  for (const block of blocks) {
    let loop = innermost[block.id];
    while (loop !== undefined && loop.depth > depth + 1) loop = loop.parent;
    if (loop === undefined || loop.depth !== depth + 1) {
      slots.push(block);
      continue;
    }
    const group = groups.get(loop);
    if (group !== undefined) group.push(block);
    else {
      groups.set(loop, [block]);
      slots.push(loop);
    }
  }
  for (const slot of slots) {
    if ('insts' in slot) out.push(slot);
    else
      for (const block of rotate(
        slot,
        nestLoops(groups.get(slot)!, innermost, depth + 1),
        innermost,
      ))
        out.push(block);
  }
  return out;
}

/**
 * Moves a header that only decides whether to go on behind the latch: one branch per iteration
 * instead of two.
 */
function rotate(loop: Loop, blocks: Block[], innermost: readonly (Loop | undefined)[]): Block[] {
  const [header, second] = blocks;
  const last = blocks[blocks.length - 1]!;
  if (header !== loop.header || second === undefined) return blocks;
  const head = terminator(header);
  const tail = terminator(last);
  if (head?.op !== 'br.if' || tail?.op !== 'br' || tail.targets![0]!.block !== header)
    return blocks;
  const inside = (block: Block): boolean => {
    for (let l = innermost[block.id]; l !== undefined; l = l.parent) if (l === loop) return true;
    return false;
  };
  const targets = head.targets!.map((edge) => edge.block);
  const stay = targets.filter(inside);
  if (stay.length !== 1 || stay[0] !== second) return blocks;
  return [...blocks.slice(1), header];
}
