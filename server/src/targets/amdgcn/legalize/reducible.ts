/**
 * Gives every cycle one entry. A strongly connected region that is entered at several blocks gets a
 * new header that takes all edges to them, with a number that says where to go on. Values need no
 * repair: what dominates a use inside such a region does not lie on the way through another of its
 * entries.
 */
import { append, strongComponents } from '../../../base/index.ts';
import {
  addBlockParam,
  type Block,
  Builder,
  createBlock,
  type Func,
  terminator,
  type Value,
} from '../../../mir/index.ts';

export function makeReducible(fn: Func): void {
  fixRegion(fn, fn.blocks, undefined);
}

/** Cycles among `blocks` when edges to `header` do not count. */
function fixRegion(fn: Func, blocks: readonly Block[], header: Block | undefined): void {
  for (const region of cycles(blocks, header)) {
    const inside = new Set(region);
    const entries = entriesOf(fn, inside, header);
    const members = [...region];
    let head = entries[0] ?? region[0]!;
    if (entries.length > 1) {
      head = addHeader(fn, entries);
      members.push(head);
      append(members, dispatchBlocks(head, inside));
    }
    fixRegion(fn, members, head);
  }
}

function successors(block: Block): readonly Block[] {
  return (terminator(block)?.targets ?? []).map((edge) => edge.block);
}

/** Blocks of the region with an edge from outside; the function's entry counts as one. */
function entriesOf(fn: Func, inside: ReadonlySet<Block>, outer: Block | undefined): Block[] {
  const found = new Set<Block>();
  if (inside.has(fn.blocks[0]!)) found.add(fn.blocks[0]!);
  for (const block of fn.blocks) {
    if (inside.has(block)) continue;
    for (const to of successors(block)) if (inside.has(to) && to !== outer) found.add(to);
  }
  return [...found];
}

/** Takes all edges to `entries`; their parameters become its own. */
function addHeader(fn: Func, entries: readonly Block[]): Block {
  const head = createBlock(fn);
  const which = addBlockParam(fn, head, 'i32');
  const params = entries.map((entry) =>
    entry.params.map((param) => addBlockParam(fn, head, param.type)),
  );
  for (const block of [...fn.blocks]) {
    const end = terminator(block);
    if (end === undefined) continue;
    for (const edge of end.targets ?? []) {
      const index = entries.indexOf(edge.block);
      if (index < 0) continue;
      edge.args = headerArgs(fn, block, entries, index, edge.args);
      edge.block = head;
    }
  }
  dispatch(fn, head, which, entries, params);
  return head;
}

/**
 * The number of the entry, its arguments, and nothing in particular for the parameters of the
 * others.
 */
function headerArgs(
  fn: Func,
  from: Block,
  entries: readonly Block[],
  index: number,
  args: Value[],
): Value[] {
  const end = from.insts.pop()!;
  const b = new Builder(fn, from);
  b.loc = end.loc;
  const out = [b.int('i32', index)];
  entries.forEach((entry, i) => {
    if (i === index) append(out, args);
    else for (const param of entry.params) out.push(b.undef(param.type));
  });
  from.insts.push(end);
  return out;
}

function dispatch(
  fn: Func,
  head: Block,
  which: Value,
  entries: readonly Block[],
  params: readonly Value[][],
): void {
  const b = new Builder(fn, head);
  b.loc = entries[0]!.insts[0]?.loc;
  entries.forEach((entry, i) => {
    if (i + 1 === entries.length) {
      b.br(entry, [...params[i]!]);
      return;
    }
    const next = b.newBlock();
    b.brIf(b.icmp('eq', which, b.int('i32', i)), entry, next, [...params[i]!], []);
    b.block = next;
  });
}

/** The blocks behind a header that compare further numbers. */
function dispatchBlocks(head: Block, inside: ReadonlySet<Block>): Block[] {
  const out: Block[] = [];
  const work = [head];
  while (work.length > 0) {
    for (const to of successors(work.pop()!)) {
      if (inside.has(to) || out.includes(to)) continue;
      out.push(to);
      work.push(to);
    }
  }
  return out;
}

/** Strongly connected regions with a cycle, edges to `header` left out. */
function cycles(blocks: readonly Block[], header: Block | undefined): Block[][] {
  const within = new Set(blocks);
  const nextOf = (block: Block): Block[] =>
    successors(block).filter((to) => within.has(to) && to !== header);
  return strongComponents(blocks, nextOf).filter(
    ([first, second]) => second !== undefined || nextOf(first!).includes(first!),
  );
}
