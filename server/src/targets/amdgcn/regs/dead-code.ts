/**
 * Removes instructions whose results nobody reads; works on single units, so half of a pair can
 * die.
 */
import { countOf, GLUE, KEEP, type MFunc, type MInst, unitOf } from '../code.ts';

export function removeDead(fn: MFunc): void {
  const n = fn.tupleOf.length;
  const live = new Uint8Array(n);
  const defs: (MInst | MInst[] | undefined)[] = new Array(n).fill(undefined);
  const before = new Map<MInst, MInst>();
  const marked = new Set<MInst>();
  const work: MInst[] = [];
  for (const block of fn.blocks) {
    let last: MInst | undefined;
    for (const inst of block.insts) {
      if (last !== undefined && (last.flags & GLUE) !== 0) before.set(inst, last);
      last = inst;
      for (let i = 0; i < inst.defs; i++) {
        const op = inst.ops[i]!;
        if (typeof op !== 'number') continue;
        for (let u = unitOf(op), end = u + countOf(op); u < end; u++) {
          const known = defs[u];
          if (known === undefined) defs[u] = inst;
          else if (Array.isArray(known)) known.push(inst);
          else defs[u] = [known, inst];
        }
      }
    }
  }
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
    for (let i = inst.defs; i < inst.ops.length; i++) {
      const op = inst.ops[i]!;
      if (typeof op !== 'number') continue;
      for (let u = unitOf(op), end = u + countOf(op); u < end; u++) {
        if (live[u] === 1) continue;
        live[u] = 1;
        const known = defs[u];
        if (Array.isArray(known)) known.forEach(keep);
        else if (known !== undefined) keep(known);
      }
    }
  }
  for (const block of fn.blocks) block.insts = block.insts.filter((inst) => marked.has(inst));
}
