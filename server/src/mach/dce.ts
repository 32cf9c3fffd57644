/**
 * Removes instructions whose results nobody reads. Selection relies on it: it computes first and
 * folds later.
 */
import { forEachDef, forEachUse, type MachFunc, type MachInst, type Reg } from './code.ts';

/** Most registers have one definition, so that it stands without a list. */
function noteDef(defs: (MachInst | MachInst[] | undefined)[], reg: Reg, inst: MachInst): void {
  const known = defs[reg];
  if (known === undefined) defs[reg] = inst;
  else if (Array.isArray(known)) known.push(inst);
  else defs[reg] = [known, inst];
}

/** Runs before `leaveSsa`. Arguments of unread parameters are dropped as well. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: hot: the roots, the closure and the sweep share flat arrays
export function removeDead(fn: MachFunc): void {
  const nregs = fn.classes.length;
  const live = new Uint8Array(nregs);
  const defs = new Array<MachInst | MachInst[] | undefined>(nregs);
  const incoming = new Array<(Reg | string)[] | undefined>(nregs);
  const work: Reg[] = [];
  const need = (reg: Reg): void => {
    if (live[reg] === 0) {
      live[reg] = 1;
      work.push(reg);
    }
  };
  for (const block of fn.blocks) {
    for (const inst of block.insts) {
      if (inst.effect) forEachUse(inst, need);
      else forEachDef(inst, (reg) => noteDef(defs, reg, inst));
    }
    if (block.on >= 0) need(block.on);
    for (const edge of block.edges) {
      for (let i = 0; i < edge.args.length; i++)
        (incoming[edge.to.params[i]!] ??= []).push(edge.args[i]!);
    }
  }
  while (work.length > 0) {
    const reg = work.pop()!;
    const def = defs[reg];
    if (Array.isArray(def)) for (const inst of def) forEachUse(inst, need);
    else if (def !== undefined) forEachUse(def, need);
    const args = incoming[reg];
    if (args !== undefined) for (const arg of args) if (typeof arg === 'number') need(arg);
  }
  const isLive = (inst: MachInst): boolean => {
    if (inst.effect) return true;
    let used = false;
    forEachDef(inst, (reg) => {
      if (live[reg] === 1) used = true;
    });
    return used;
  };
  for (const block of fn.blocks) {
    block.insts = block.insts.filter(isLive);
    for (const edge of block.edges) {
      if (edge.args.length > 0)
        edge.args = edge.args.filter((_, i) => live[edge.to.params[i]!] === 1);
    }
  }
  for (const block of fn.blocks) block.params = block.params.filter((reg) => live[reg] === 1);
}
