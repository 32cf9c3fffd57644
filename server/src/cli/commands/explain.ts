/** `warplens explain`: the page of a rule, or the list of all rules. */
import type { Command } from 'commander';
import { nearest } from '../../base/index.ts';
import { findRule, RULES, rulePage } from '../../rules/index.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { table } from '../render/table.ts';
import type { Run } from './command.ts';

export function registerExplain(program: Command, run: Run): void {
  program
    .command('explain')
    .summary('say what a rule reports, why, and what to do')
    .description('Prints the page of a rule; without a name, the list of rules.')
    .argument('[rule]', 'name of a rule, as diagnostics show it')
    .action((name: string | undefined) => run((io) => explain(io, name)));
}

async function explain(io: Io, name: string | undefined): Promise<ExitCode> {
  if (name === undefined) {
    io.out(table(RULES.map((rule) => [rule.name, rule.severity, rule.title])));
    return EXIT.done;
  }
  const rule = findRule(RULES, name);
  if (rule === undefined) {
    const near = nearest(
      name,
      RULES.map((r) => r.name),
    );
    const hint = near === undefined ? 'warplens explain lists them' : `did you mean '${near}'?`;
    throw new CliError(`no rule is called '${name}'; ${hint}`);
  }
  io.out(rulePage(rule));
  return EXIT.done;
}
