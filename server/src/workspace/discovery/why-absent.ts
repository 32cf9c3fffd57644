/** Why a build leaves a file or a function out, in words, and what brings it in. */
import type { CfgOptions } from '../../hir/index.ts';
import type { FeatureChoice } from '../manifest/index.ts';
import { type Condition, holds, type Remedy, remedyFor } from './conditions.ts';

/** A reason, and what changes it. */
export interface Reason {
  /** After "is": `behind feature `gpu` of `trainer``. */
  readonly why: string;
  /** The options of a command, or what else is to be done; undefined where nothing helps. */
  readonly remedy: string | undefined;
  /** What a setting can change. */
  readonly features: FeatureChoice | undefined;
  /** Smaller is nearer to being compiled. */
  readonly cost: number;
}

/** A build of a crate, as far as conditions ask about it. */
export interface Build {
  /** Name of the package; undefined for a file that belongs to none. */
  readonly package: string | undefined;
  /** Names of the package's features. */
  readonly features: readonly string[];
  /** What is set, for each GPU target. */
  readonly options: readonly CfgOptions[];
  /** What is set in the build for the host. */
  readonly host: CfgOptions;
}

/** Do the conditions hold on one of a build's targets? */
export function isBuilt(conditions: readonly Condition[], { options }: Build): boolean {
  return options.some((set) => conditions.every((one) => holds(one, set)));
}

/** Why a build lacks what these conditions are about. */
export function whyOff(conditions: readonly Condition[], build: Build): Reason {
  const all = build.options.map((set) => ({ set, change: remedyFor(conditions, set) }));
  const best = all.reduce((a, b) => (weight(b.change) < weight(a.change) ? b : a));
  const { on, off, others } = best.change;
  const cost = weight(best.change);
  const of = build.package === undefined ? '' : ` of \`${build.package}\``;
  if (others.length > 0) return { ...elsewhere(conditions, others, build), cost };
  const unknown = on.filter((name) => !build.features.includes(name));
  if (unknown.length > 0) {
    const why = `behind feature ${quoted(unknown)}, which \`${build.package ?? 'the package'}\` does not declare`;
    const remedy = `declare it in \`[features]\` of Cargo.toml`;
    return { why, remedy, features: undefined, cost: cost + 100 };
  }
  const options = [
    ...(off.length > 0 ? ['--no-default-features'] : []),
    ...(on.length > 0 ? [`--features ${on.join(',')}`] : []),
  ].join(' ');
  const whyOn =
    on.length === 0 ? '' : `behind feature${on.length > 1 ? 's' : ''} ${quoted(on)}${of}`;
  const whyNot =
    off.length === 0 ? '' : `left out by feature${off.length > 1 ? 's' : ''} ${quoted(off)}${of}`;
  return {
    why: [whyOn, whyNot].filter(Boolean).join(' and '),
    remedy: options,
    features: { features: on, noDefault: off.length > 0 },
    cost,
  };
}

/** What no feature changes. */
function elsewhere(
  conditions: readonly Condition[],
  others: readonly string[],
  { host }: Build,
): Pick<Reason, 'why' | 'remedy' | 'features'> {
  const cfg = `behind \`cfg(${others.length === 1 ? others[0] : `all(${others.join(', ')})`})\``;
  const none = { features: undefined };
  if (others.includes('test'))
    return { ...none, why: `${cfg}: only \`cargo test\` compiles it`, remedy: undefined };
  if (conditions.every((one) => holds(one, host)))
    return { ...none, why: `${cfg}: only the host's build has it`, remedy: undefined };
  if (others.some((text) => /\btarget_|\bunix\b|\bwindows\b/.test(text)))
    return { ...none, why: `${cfg}: no build for a GPU has it`, remedy: undefined };
  const named = others.filter((text) => !text.startsWith('not('));
  if (named.length === 0) return { ...none, why: `${cfg}: the build sets it`, remedy: undefined };
  const flags = named.map((text) => `--cfg ${text.replace(' = ', '=')}`).join(' ');
  const remedy = `add \`${flags}\` to \`rustflags\` in .cargo/config.toml`;
  return { ...none, why: `${cfg}, which nothing in the build sets`, remedy };
}

function weight({ on, off, others }: Remedy): number {
  return on.length + 10 * off.length + 1000 * others.length;
}

function quoted(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
