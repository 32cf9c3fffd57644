/** `warplens explain`: the page of a rule, or the list of all rules. */
import { type Command, Option } from 'commander';
import { findRule, RULES, type Rule, rulePage, ruleUrl } from '../../rules/index.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { nearWord } from '../meant.ts';
import { table } from '../render/table.ts';
import type { Run } from './command.ts';

export function registerExplain(program: Command, run: Run): void {
  program
    .command('explain')
    .summary('say what a rule reports, why, and what to do')
    .description('Prints the page of a rule; without a name, the list of rules.')
    .argument('[rule]', 'name of a rule, as diagnostics show it')
    .addOption(
      new Option('--format <form>', 'form of the page').choices(['text', 'json']).default('text'),
    )
    .action((name: string | undefined, { format }: { format: string }) =>
      run((io) => explain(io, name, format === 'json')),
    );
}

async function explain(io: Io, name: string | undefined, json: boolean): Promise<ExitCode> {
  if (name === undefined && json) {
    io.out(documentOf(RULES));
    return EXIT.done;
  }
  if (name === undefined) {
    io.out(table(RULES.map((rule) => [rule.name, rule.severity, rule.title])));
    return EXIT.done;
  }
  const rule = findRule(RULES, name);
  if (rule === undefined) {
    const near = nearWord(
      name,
      RULES.map((r) => r.name),
    );
    const hint = near === undefined ? 'warplens explain lists them' : `did you mean '${near}'?`;
    throw new CliError(`no rule is called '${name}'; ${hint}`);
  }
  io.out(json ? documentOf([rule]) : rulePage(rule));
  return EXIT.done;
}

/** As `schemas/explain.schema.json` has it. */
function documentOf(rules: readonly Rule[]): string {
  const list = rules.map((rule) => ({
    name: rule.name,
    severity: rule.severity,
    title: rule.title,
    why: rule.why,
    help: rule.help,
    optIn: rule.optIn !== undefined,
    ...(rule.safety === undefined ? {} : { fix: rule.safety }),
    url: ruleUrl(rule.name),
    page: rulePage(rule),
  }));
  return `${JSON.stringify({ schemaVersion: 1, rules: list }, null, 2)}\n`;
}
