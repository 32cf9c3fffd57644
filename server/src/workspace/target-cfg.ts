/** The front end's view of a target, and the key under which a crate is known for it. */
import { PANIC_TEXT, type TargetCfg } from '../hir/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { EmitOptions, TargetName } from './api.ts';
import type { BuildDialect } from './build-flags.ts';

/** The options under which a crate is one crate. */
export function keyOf(target: TargetCfg): string {
  const { arch, cfg, debugAssertions, overflowChecks, exact, variables } = target;
  const more = `${exact === true}${variables === true ? ' variables' : ''}`;
  return `${arch} ${[...cfg]} ${debugAssertions} ${overflowChecks} ${more}`;
}

const ARCHES: Record<TargetName, TargetCfg['arch']> = { ptx: 'nvptx64', amdgcn: 'amdgpu' };

/** The configuration of a target under options, for code of a dialect. */
export function targetCfg(
  name: TargetName,
  options: Pick<
    EmitOptions,
    'cpu' | 'debugAssertions' | 'debugInfo' | 'exact' | 'plainPanics' | 'flags'
  >,
  dialect: BuildDialect = 'rustc',
): TargetCfg {
  const { flags = {} } = options;
  const debugAssertions = options.debugAssertions === true || flags['debug-assertions'] === true;
  const cpu = options.cpu ?? TARGETS[name]!.defaultCpu;
  const prints = options.exact === true && options.plainPanics !== true;
  return {
    arch: ARCHES[name],
    cfg: new Set([
      ...featuresOf(name, cpu, dialect).map((feature) => `${FEATURE}"${feature}"`),
      ...(prints ? [PANIC_TEXT] : []),
    ]),
    debugAssertions,
    overflowChecks:
      options.debugAssertions === true || (flags['overflow-checks'] ?? debugAssertions),
    ...(options.exact === true && { exact: true }),
    ...(options.debugInfo === true && { variables: true }),
  };
}

const FEATURE = 'target_feature=';

/** A configuration without what differs between the CPUs of a target. */
export function withoutCpu(target: TargetCfg): TargetCfg {
  const cfg = [...target.cfg].filter((entry) => !entry.startsWith(FEATURE));
  return { ...target, cfg: new Set(cfg) };
}

/**
 * Values of `target_feature`. A GPU of NVIDIA has those of the older ones too: `sm_80` as rustc
 * names them, `compute_80` as Rust-CUDA does (`NvvmArch::all_target_features`).
 */
function featuresOf(name: TargetName, cpu: string, dialect: BuildDialect): readonly string[] {
  if (name !== 'ptx') return [cpu];
  const { number, suffix } = partsOf(cpu);
  const names = TARGETS[name]!.cpus.map((known) => known.name).filter((known) => {
    const other = partsOf(known);
    if (known === cpu) return true;
    if (other.suffix === '') return other.number <= number;
    if (dialect !== 'rust-cuda') return false;
    const family = Math.floor(other.number / 10) === Math.floor(number / 10);
    return other.suffix === 'f' && suffix !== '' && family && other.number <= number;
  });
  if (dialect !== 'rust-cuda') return names;
  return [...OLD_COMPUTES, ...names.map((one) => one.replace('sm_', 'compute_'))];
}

/** Those of Rust-CUDA that are older than all GPUs of the target. */
const OLD_COMPUTES = ['50', '52', '53', '60', '61', '62'].map((number) => `compute_${number}`);

function partsOf(cpu: string): { readonly number: number; readonly suffix: string } {
  const [, number = '0', suffix = ''] = /^sm_(\d+)([af]?)$/.exec(cpu) ?? [];
  return { number: Number(number), suffix };
}
