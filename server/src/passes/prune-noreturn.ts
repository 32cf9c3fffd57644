/**
 * `no-failing`: cuts the edges into code that can only end in a trap, a panic or nothing at all,
 * and keeps what the test said as an assumption. For analyses that ask what a kernel does when it
 * does not fail; never part of what is emitted.
 */
import { type Block, createInst, type Func, type Inst, terminator } from '../mir/index.ts';
import { definePass } from './define-pass.ts';

export const noFailing = definePass({
  name: 'no-failing',
  doc: 'Cuts the edges into code that never returns.',
  run(fn) {
    const returns = blocksThatReturn(fn);
    // A kernel that never ends has no path to prefer.
    if (fn.blocks[0] === undefined || !returns.has(fn.blocks[0])) return false;
    let changed = false;
    for (const block of fn.blocks) {
      if (!returns.has(block)) continue;
      const end = terminator(block);
      if (end?.targets === undefined || end.targets.length < 2) continue;
      if (cutEdges(fn, block, end, returns)) changed = true;
    }
    return changed;
  },
});

/** Blocks from which some path ends in a `ret`. */
function blocksThatReturn(fn: Func): Set<Block> {
  const preds = new Map<Block, Block[]>();
  const work: Block[] = [];
  for (const block of fn.blocks) {
    const end = terminator(block);
    if (end?.op === 'ret') work.push(block);
    for (const { block: to } of end?.targets ?? []) {
      const list = preds.get(to);
      if (list === undefined) preds.set(to, [block]);
      else list.push(block);
    }
  }
  const seen = new Set<Block>(work);
  for (let block = work.pop(); block !== undefined; block = work.pop()) {
    for (const pred of preds.get(block) ?? []) {
      if (seen.has(pred)) continue;
      seen.add(pred);
      work.push(pred);
    }
  }
  return seen;
}

function cutEdges(fn: Func, block: Block, end: Inst, returns: ReadonlySet<Block>): boolean {
  const targets = end.targets!;
  const kept = targets.filter((edge) => returns.has(edge.block));
  if (kept.length === targets.length) return false;
  if (end.op === 'switch') {
    // The first target is the default; when it fails, the last case stands for "anything else".
    const cases = end.attrs.cases!;
    const pairs = targets
      .slice(1)
      .flatMap((edge, i) => (returns.has(edge.block) ? [[edge, cases[i]!] as const] : []));
    const first = returns.has(targets[0]!.block) ? targets[0]! : pairs.pop()![0];
    end.targets = [first, ...pairs.map(([edge]) => edge)];
    end.attrs = { ...end.attrs, cases: pairs.map(([, value]) => value) };
    return true;
  }
  const [only] = kept;
  if (end.op !== 'br.if' || only === undefined) return false;
  block.insts.pop();
  let cond = end.args[0];
  if (only !== targets[0]) {
    const one = createInst(fn, block, 'const.int', [], ['i1'], { bits: 1n }, end.loc);
    const not = createInst(fn, block, 'int.xor', [cond, one.results[0]], ['i1'], {}, end.loc);
    block.insts.push(one, not);
    cond = not.results[0];
  }
  block.insts.push(
    createInst(fn, block, 'assume', [cond], [], {}, end.loc),
    createInst(fn, block, 'br', [], [], {}, end.loc, [only]),
  );
  return true;
}
