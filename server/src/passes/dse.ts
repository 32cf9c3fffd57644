/**
 * `dse`: removes stores whose bytes are written again before anybody can read them, within a block.
 * Calls, barriers, fences and traps let others look; loads only what they may overlap.
 */
import { AliasAnalysis, accessSize } from '../analysis/index.ts';
import {
  type Block,
  EFFECT_BIT,
  effectBits,
  type Func,
  type Inst,
  type Value,
} from '../mir/index.ts';
import { definePass } from './define-pass.ts';

/** Later writes that are remembered at a time. */
const MAX_PENDING = 32;

export const dse = definePass({
  name: 'dse',
  doc: 'Removes stores that are overwritten before they are read.',
  run(fn: Func) {
    const alias = new AliasAnalysis(fn);
    let changed = false;
    for (const block of fn.blocks) if (sweep(block, alias)) changed = true;
    return changed;
  },
});

interface Pending {
  readonly address: Value;
  readonly size: number;
}

/** Backwards over the block, with the writes that follow and that nothing has read in between. */
// biome-ignore lint/complexity/noExcessiveCognitiveComplexity: one branch for each kind of access
function sweep(block: Block, alias: AliasAnalysis): boolean {
  let pending: Pending[] = [];
  const dead = new Set<Inst>();
  for (let i = block.insts.length - 1; i >= 0; i--) {
    const inst = block.insts[i]!;
    const bits = effectBits(inst.op);
    if (bits === 0 || bits === EFFECT_BIT.fact) continue;
    if (inst.op === 'mem.store' || inst.op === 'mem.set') {
      const address = inst.args[inst.op === 'mem.store' ? 1 : 0]!;
      const size = accessSize(inst);
      if (inst.attrs.volatile === true) continue;
      if (pending.some((p) => covers(alias, p, address, size))) {
        dead.add(inst);
        continue;
      }
      if (Number.isFinite(size) && pending.length < MAX_PENDING) pending.push({ address, size });
      continue;
    }
    if (inst.op === 'mem.load' && inst.attrs.volatile !== true) {
      const size = accessSize(inst);
      pending = pending.filter((p) => !alias.mayAlias(p.address, p.size, inst.args[0], size));
      continue;
    }
    if (inst.op === 'mem.copy' && inst.attrs.volatile !== true) {
      const size = accessSize(inst);
      pending = pending.filter((p) => !alias.mayAlias(p.address, p.size, inst.args[1], size));
      continue;
    }
    if ((bits & ~EFFECT_BIT.terminator) !== 0) pending = [];
  }
  if (dead.size === 0) return false;
  block.insts = block.insts.filter((inst) => !dead.has(inst));
  return true;
}

/** True when the later write overwrites all bytes of the earlier one. */
function covers(alias: AliasAnalysis, later: Pending, address: Value, size: number): boolean {
  if (later.address === address) return later.size >= size;
  const a = alias.address(later.address);
  const b = alias.address(address);
  if (a.base !== b.base || a.complex || b.complex || a.variable !== b.variable) return false;
  return a.offset <= b.offset && a.offset + later.size >= b.offset + size;
}
