/**
 * What a project's `warplens.toml` and an editor's settings may say about rules: one table, rule
 * name to level, and one way to read it. Places are known for the file only.
 */
import type { Span } from '../base/index.ts';
import { nearest } from '../base/index.ts';
import type { Severity } from '../diag/index.ts';
import type { Budget } from './budgets.ts';

/** What a configuration may say about a rule. */
export type RuleLevel = Severity | 'off' | 'on';

/** Rule name to level; rules that are not named keep their own. */
export type RuleLevels = Readonly<Record<string, RuleLevel>>;

/**
 * All levels, the most severe first; what each means stands in `docs/reference/warplens-toml.md`.
 */
export const RULE_LEVELS: readonly RuleLevel[] = ['error', 'warning', 'info', 'hint', 'on', 'off'];

/** One row of the table `[rules]`. */
export interface ConfiguredRule {
  readonly name: string;
  /** The name in the file. */
  readonly span: Span;
  /** Undefined when the value is no level. */
  readonly level: RuleLevel | undefined;
}

export interface ConfigurationProblem {
  readonly span: Span;
  readonly message: string;
  readonly help?: string;
  /** What to write in place of the span. */
  readonly better?: string;
}

/** A `warplens.toml` as it stands. */
export interface Configuration {
  /** Of the file. */
  readonly path: string;
  readonly rules: readonly ConfiguredRule[];
  /** The GPU that previews are compiled for, for the target that has it. */
  readonly previewCpu?: string;
  /** Flags of code generation in `[build]`, by name. */
  readonly flags?: Readonly<Record<string, boolean>>;
  /** What kernels may take at most, in `[budget]`. */
  readonly budgets?: readonly Budget[];
  /** What is wrong besides names of rules. */
  readonly problems: readonly ConfigurationProblem[];
}

/** A value as a level. */
export function readLevel(value: unknown): RuleLevel | undefined {
  return RULE_LEVELS.find((level) => level === value);
}

/** What a configuration says, without what is wrong with it. */
export function levelsOf({ rules }: Configuration): RuleLevels {
  return Object.fromEntries(
    rules.flatMap(({ name, level }) => (level === undefined ? [] : [[name, level] as const])),
  );
}

/** What is wrong with a value that should be a level. */
export function badLevel(value: unknown): string {
  const shown = typeof value === 'string' ? `'${value}'` : 'this';
  return `${shown} is no level; there are ${RULE_LEVELS.map((level) => `'${level}'`).join(', ')}`;
}

/** What an editor's settings say, and a sentence for each entry that means nothing. */
export function readRuleSettings(
  given: unknown,
  ruleNames: readonly string[],
): { readonly levels: RuleLevels; readonly problems: readonly string[] } {
  const levels: Record<string, RuleLevel> = {};
  const problems: string[] = [];
  const table = typeof given === 'object' && given !== null ? given : {};
  for (const [name, value] of Object.entries(table)) {
    const level = readLevel(value);
    if (!ruleNames.includes(name)) {
      const near = nearest(name, ruleNames);
      const hint = near === undefined ? '' : `; did you mean '${near}'?`;
      problems.push(`no rule is called '${name}'${hint}`);
    } else if (level === undefined) problems.push(`${name}: ${badLevel(value)}`);
    else levels[name] = level;
  }
  return { levels, problems };
}
