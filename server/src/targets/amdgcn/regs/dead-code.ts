/**
 * Removes instructions whose results nobody reads; works on single units, so half of a pair can
 * die.
 */
import { countOf, GLUE, KEEP, type MFunc, type MInst, unitOf } from '../code.ts';

export function removeDead(fn: MFunc): void {
  const { writers, before } = findWriters(fn);
  const live = new Uint8Array(fn.tupleOf.length);
  const marked = new Set<MInst>();
  const work: MInst[] = [];
  const keep = (inst: MInst): void => {
    if (marked.has(inst)) return;
    marked.add(inst);
    work.push(inst);
  };
  for (const block of fn.blocks)
    for (const inst of block.insts) if ((inst.flags & KEEP) !== 0) keep(inst);
  while (work.length > 0) {
    const inst = work.pop()!;
    const glued = before.get(inst);
    if (glued !== undefined) keep(glued);
    forEachUnit(inst, inst.defs, inst.ops.length, (u) => {
      if (live[u] === 1) return;
      live[u] = 1;
      const known = writers[u];
      if (Array.isArray(known)) known.forEach(keep);
      else if (known !== undefined) keep(known);
    });
  }
  for (const block of fn.blocks) block.insts = block.insts.filter((inst) => marked.has(inst));
}

interface Writers {
  /** By unit: the instructions that write it; one alone without a list. */
  readonly writers: readonly (MInst | MInst[] | undefined)[];
  /** What must stay in front of an instruction. */
  readonly before: ReadonlyMap<MInst, MInst>;
}

function findWriters(fn: MFunc): Writers {
  const writers: (MInst | MInst[] | undefined)[] = new Array(fn.tupleOf.length).fill(undefined);
  const before = new Map<MInst, MInst>();
  for (const block of fn.blocks) {
    let last: MInst | undefined;
    for (const inst of block.insts) {
      if (last !== undefined && (last.flags & GLUE) !== 0) before.set(inst, last);
      last = inst;
      forEachUnit(inst, 0, inst.defs, (u) => {
        const known = writers[u];
        if (known === undefined) writers[u] = inst;
        else if (Array.isArray(known)) known.push(inst);
        else writers[u] = [known, inst];
      });
    }
  }
  return { writers, before };
}

/** Calls `visit` for each unit of the operands `[from, to)`. */
function forEachUnit(
  { ops }: MInst,
  from: number,
  to: number,
  visit: (unit: number) => void,
): void {
  for (let i = from; i < to; i++) {
    const op = ops[i]!;
    if (typeof op === 'number')
      for (let u = unitOf(op), end = u + countOf(op); u < end; u++) visit(u);
  }
}
