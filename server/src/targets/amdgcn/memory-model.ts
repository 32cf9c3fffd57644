/** Cache control of fences by scope and generation (LLVM AMDGPU usage guide, "Memory Model"). */
import type { Scope } from '../../mir/index.ts';
import { DRAIN } from './insert-waitcnt.ts';
import type { Selector } from './select.ts';

/**
 * What must be complete before others may see what follows. Waves of a workgroup share a cache on
 * GFX9, which keeps order.
 */
export function drain(s: Selector, scope: Scope): void {
  if (scope === 'wave') return;
  const { generation } = s.env.cpu;
  const near = scope === 'workgroup' && generation === 'gfx9';
  s.effect(DRAIN, near ? ['ds'] : ['load', 'store', 'ds']);
}

/** Orders what was before with what comes. */
export function fence(s: Selector, scope: Scope, side: 'release' | 'acquire'): void {
  if (scope === 'wave') return;
  if (side === 'release') release(s, scope);
  else {
    drain(s, scope);
    invalidate(s, scope);
  }
}

/** The acquiring side of an access: only that one, which `counters` name, must be complete. */
export function acquireAfter(s: Selector, scope: Scope, counters: readonly string[]): void {
  if (scope === 'wave') return;
  const near = scope === 'workgroup' && s.env.cpu.generation === 'gfx9';
  const waited = near ? counters.filter((name) => name === 'ds') : counters;
  if (waited.length > 0) s.effect(DRAIN, [...waited]);
  invalidate(s, scope);
}

function release(s: Selector, scope: Scope): void {
  const { generation, gfx940, gfx1250, accumOffset } = s.env.cpu;
  const wide = scope === 'system' || scope === 'device';
  if (scope === 'system' && generation === 'gfx12') s.effect('global_wb').mods = ' scope:SCOPE_SYS';
  else if (wide && gfx1250) s.effect('global_wb').mods = ' scope:SCOPE_DEV';
  else if (wide && gfx940) s.effect('buffer_wbl2').mods = scope === 'system' ? ' sc0 sc1' : ' sc1';
  else if (scope === 'system' && accumOffset) s.effect('buffer_wbl2');
  drain(s, scope);
}

function invalidate(s: Selector, scope: Scope): void {
  const { generation, gfx940, gfx1250, accumOffset } = s.env.cpu;
  const wide = scope === 'system' || scope === 'device';
  // A workgroup of gfx1250 is on one compute unit.
  if (gfx1250 && !wide) return;
  dropNarrower(s);
  if (generation === 'gfx12') {
    s.effect('global_inv').mods =
      scope === 'system' ? ' scope:SCOPE_SYS' : wide ? ' scope:SCOPE_DEV' : ' scope:SCOPE_SE';
  } else if (generation !== 'gfx9') {
    if (wide) s.effect('buffer_gl1_inv');
    s.effect('buffer_gl0_inv');
  } else if (wide && gfx940) s.effect('buffer_inv').mods = scope === 'system' ? ' sc0 sc1' : ' sc1';
  else if (wide) {
    if (scope === 'system' && accumOffset) s.effect('buffer_invl2');
    s.effect('buffer_wbinvl1_vol');
  }
}

/** Invalidations that nothing has used before a wider one follows. */
function dropNarrower(s: Selector): void {
  const { insts } = s.block;
  let at = insts.length - 1;
  while (at >= 0 && insts[at]!.op === DRAIN) at--;
  const last = insts[at];
  if (
    last?.op === 'buffer_gl0_inv' ||
    (last?.op === 'global_inv' && last.mods.endsWith('SCOPE_SE'))
  )
    insts.splice(at, 1);
}
