/** `--select` and `--ignore`: which rules a report is about. */
import type { Diagnostic } from '../diag/index.ts';
import { RULES, type RuleLevels } from '../rules/index.ts';
import { CliError } from './io.ts';
import { nearWord } from './meant.ts';

export interface SelectionFlags {
  readonly select?: readonly string[];
  readonly ignore?: readonly string[];
}

/** Names in an option that may be given several times, with commas between them. */
export function ruleNames(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, ...value.split(',').map((name) => name.trim())].filter(Boolean);
}

/**
 * What rules must be set to: those that are selected and wait to be asked.
 * @throws CliError for a name that no rule has
 */
export function selectedLevels({ select = [], ignore = [] }: SelectionFlags): RuleLevels {
  const names = RULES.map((rule) => rule.name);
  for (const name of [...select, ...ignore]) {
    if (names.includes(name)) continue;
    const near = nearWord(name, names);
    const hint =
      near === undefined ? '`warplens explain` lists the rules' : `did you mean '${near}'?`;
    throw new CliError(`no rule is called '${name}'; ${hint}`);
  }
  const waiting = RULES.filter(({ name, optIn }) => optIn !== undefined && select.includes(name));
  return Object.fromEntries(waiting.map(({ name }) => [name, 'on']));
}

/** Is a finding among those that are wanted? */
export function isSelected({ code }: Diagnostic, { select, ignore }: SelectionFlags): boolean {
  return (select === undefined || select.includes(code)) && ignore?.includes(code) !== true;
}
