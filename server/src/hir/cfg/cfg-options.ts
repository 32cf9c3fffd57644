/**
 * The configuration a crate is compiled under: the set of `cfg` names and `name="value"` pairs that
 * hold, made from the GPU target and the crate's own features. The values are those of `rustc
 * --print cfg` for the two GPU targets.
 */
import type { TargetCfg } from '../queries.ts';

/** A set of `name` and `name="value"` entries. */
export type CfgOptions = ReadonlySet<string>;

const ARCH_FACTS: Readonly<Record<TargetCfg['arch'], readonly string[]>> = {
  nvptx64: [
    'target_arch="nvptx64"',
    'target_os="cuda"',
    'target_vendor="nvidia"',
    'target_env=""',
    'target_abi=""',
  ],
  amdgpu: [
    'target_arch="amdgpu"',
    'target_os="amdhsa"',
    'target_vendor="amd"',
    'target_env=""',
    'target_abi=""',
  ],
};

const GPU_FACTS: readonly string[] = [
  'target_pointer_width="64"',
  'target_endian="little"',
  'panic="abort"',
  'target_has_atomic',
  ...['8', '16', '32', '64', 'ptr'].flatMap((width) => [
    `target_has_atomic="${width}"`,
    `target_has_atomic_load_store="${width}"`,
    `target_has_atomic_equal_alignment="${width}"`,
  ]),
  'target_has_atomic_load_store',
];

/**
 * What holds for build scripts, wherever they are evaluated: they shall make the same everywhere.
 */
const SCRIPT_FACTS: readonly string[] = [
  'target_arch="x86_64"',
  'target_os="linux"',
  'target_vendor="unknown"',
  'target_env="gnu"',
  'target_abi=""',
  'target_family="unix"',
  'unix',
];

/** The `cfg` under which a crate is read as the host compiles it, for what it launches. */
export const HOST_VIEW = 'warplens_host_view';

/** The `cfg` under which panics print their values: of code that is executed and not emitted. */
export const PANIC_TEXT = 'warplens_panic_text';

/** What holds for a crate with these features on this target. `extra` holds further entries. */
export function cfgOptions(
  target: TargetCfg,
  features: Iterable<string> = [],
  extra: Iterable<string> = [],
  isScript = false,
): CfgOptions {
  const isHost = isScript || target.cfg.has(HOST_VIEW);
  const facts = isHost ? SCRIPT_FACTS : ARCH_FACTS[target.arch];
  const set = new Set<string>([...facts, ...GPU_FACTS]);
  if (target.debugAssertions) set.add('debug_assertions');
  if (target.overflowChecks) set.add('overflow_checks');
  for (const entry of target.cfg) set.add(entry);
  for (const feature of features) set.add(`feature="${feature}"`);
  for (const entry of extra) set.add(entry);
  return set;
}
