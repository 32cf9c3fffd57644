/** Cache control of fences by scope and generation (LLVM AMDGPU usage guide, "Memory Model"). */
import type { Scope } from '../../mir/index.ts';
import type { Selector } from './select.ts';
import { DRAIN } from './waits.ts';

export function fence(s: Selector, scope: Scope, side: 'release' | 'acquire'): void {
  const { generation, gfx940, accumOffset } = s.env.cpu;
  const wide = scope === 'system' || scope === 'device';
  if (scope === 'wave') return;
  if (side === 'release') {
    if (wide && generation === 'gfx12') {
      s.effect('global_wb').mods = scope === 'system' ? ' scope:SCOPE_SYS' : ' scope:SCOPE_DEV';
    } else if (wide && gfx940)
      s.effect('buffer_wbl2').mods = scope === 'system' ? ' sc0 sc1' : ' sc1';
    else if (scope === 'system' && accumOffset) s.effect('buffer_wbl2');
    s.effect(DRAIN, ['load', 'store', 'ds', 'km']);
    return;
  }
  s.effect(DRAIN, ['load', 'store', 'ds', 'km']);
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
