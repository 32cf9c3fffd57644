/** The front end's view of a target, and the key under which a crate is known for it. */
import type { TargetCfg } from '../hir/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { EmitOptions, TargetName } from './api.ts';

/** The options under which a crate is one crate. */
export function keyOf({ arch, cfg, debugAssertions }: TargetCfg): string {
  return `${arch} ${[...cfg]} ${debugAssertions}`;
}

const ARCHES: Record<TargetName, TargetCfg['arch']> = { ptx: 'nvptx64', amdgcn: 'amdgpu' };

/** The configuration of a target under options. */
export function targetCfg(name: TargetName, options: EmitOptions): TargetCfg {
  const debugAssertions = options.debugAssertions === true;
  const cpu = options.cpu ?? TARGETS[name]!.defaultCpu;
  return {
    arch: ARCHES[name],
    cfg: new Set([`target_feature="${cpu}"`]),
    debugAssertions,
    overflowChecks: debugAssertions,
  };
}
