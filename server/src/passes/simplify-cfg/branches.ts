/** Branches whose way is known, or that have fewer ways than they say. */
import {
  type Block,
  createInst,
  defInst,
  type Edge,
  type Func,
  type Inst,
  successors,
  terminator,
  type Value,
} from '../../mir/index.ts';

/** Simplifies the terminators of all blocks. True when something changed. */
export function simplifyBranches(fn: Func): boolean {
  let changed = false;
  for (const block of fn.blocks) {
    const end = terminator(block);
    if (end === undefined) continue;
    if (end.op === 'br.if' ? simplifyIf(fn, end) : end.op === 'switch' && simplifySwitch(fn, end))
      changed = true;
  }
  return changed;
}

function simplifyIf(fn: Func, end: Inst): boolean {
  const [yes, no] = end.targets as [Edge, Edge];
  const cond = end.args[0];
  const def = defInst(cond);
  if (def?.op === 'const.int') return jump(end, def.attrs.bits === 1n ? yes : no);
  if (def?.op === 'const.undef') return jump(end, no);
  if (sameEdge(yes, no)) return jump(end, yes);
  if (isUnreachable(yes.block)) {
    assumeThat(fn, end, false);
    return jump(end, no);
  }
  if (isUnreachable(no.block)) {
    assumeThat(fn, end, true);
    return jump(end, yes);
  }
  // `br.if (xor c, true), a, b` is `br.if c, b, a`.
  if (def?.op === 'int.xor' && constBits(def.args[1]) === 1n) {
    end.args = [def.args[0]];
    end.targets = [no, yes];
    return true;
  }
  return false;
}

/** Keeps what a branch says whose other way is never taken; LLVM's `simplifyUnreachable`. */
function assumeThat(fn: Func, end: Inst, truth: boolean): void {
  const { block, loc } = end;
  let cond = end.args[0];
  if (!truth) {
    const one = createInst(fn, block, 'const.int', [], ['i1'], { bits: 1n }, loc);
    const not = createInst(fn, block, 'int.xor', [cond, one.results[0]], ['i1'], {}, loc);
    block.insts.splice(-1, 0, one, not);
    cond = not.results[0];
  }
  block.insts.splice(-1, 0, createInst(fn, block, 'assume', [cond], [], {}, loc));
}

function simplifySwitch(fn: Func, end: Inst): boolean {
  const targets = end.targets!;
  const cases = end.attrs.cases!;
  const on = end.args[0];
  const bits = constBits(on);
  if (bits !== undefined) {
    const at = cases.indexOf(bits);
    return jump(end, targets[at + 1]!);
  }
  if (defInst(on)?.op === 'const.undef') return jump(end, targets[0]!);
  let fallback = targets[0]!;
  const kept: [bigint, Edge][] = [];
  const range = on.type === 'i1' ? 2n : on.type === 'i8' ? 256n : undefined;
  for (let i = 0; i < cases.length; i++) {
    const edge = targets[i + 1]!;
    if (!isUnreachable(edge.block)) kept.push([cases[i]!, edge]);
  }
  // A default that cannot happen takes over the last case.
  const covered = range !== undefined && BigInt(cases.length) === range;
  if ((isUnreachable(fallback.block) || covered) && kept.length > 0) fallback = kept.pop()![1];
  const list = kept.filter(([, edge]) => !sameEdge(edge, fallback));
  if (list.length === 0) return jump(end, fallback);
  if (list.length === 1) {
    const [value, edge] = list[0]!;
    const constant = createInst(
      fn,
      end.block,
      'const.int',
      [],
      [on.type],
      { bits: value },
      end.loc,
    );
    const test = createInst(
      fn,
      end.block,
      'int.cmp',
      [on, constant.results[0]],
      ['i1'],
      { pred: 'eq' },
      end.loc,
    );
    end.block.insts.splice(-1, 0, constant, test);
    end.op = 'br.if';
    end.attrs = {};
    end.args = [test.results[0]];
    end.targets = [edge, fallback];
    return true;
  }
  if (list.length === cases.length && fallback === targets[0]) return false;
  end.attrs = { ...end.attrs, cases: list.map(([value]) => value) };
  end.targets = [fallback, ...list.map(([, edge]) => edge)];
  return true;
}

/** Turns a terminator into a jump along `edge`. */
export function jump(end: Inst, edge: Edge): true {
  end.op = 'br';
  end.args = [];
  end.attrs = {};
  end.targets = [edge];
  return true;
}

function sameEdge(a: Edge, b: Edge): boolean {
  return a.block === b.block && a.args.every((arg, i) => arg === b.args[i]);
}

function isUnreachable(block: Block): boolean {
  return block.insts[0]?.op === 'unreachable';
}

export function constBits(value: Value): bigint | undefined {
  const def = defInst(value);
  return def?.op === 'const.int' ? def.attrs.bits : undefined;
}

/** Blocks with the edges that lead to them, indexed by block id. */
export function incomingEdges(fn: Func): { from: Block; edge: Edge }[][] {
  const out: { from: Block; edge: Edge }[][] = [];
  for (let id = 0; id < fn.nextBlock; id++) out.push([]);
  for (const block of fn.blocks)
    for (const edge of successors(block)) out[edge.block.id]!.push({ from: block, edge });
  return out;
}
