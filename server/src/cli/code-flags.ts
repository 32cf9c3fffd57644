/** Options for flags of code generation, in place of those of the project's build. */
import { type Command, Option } from 'commander';
import { type CodeFlags, FLAG_NAMES, FLAGS, type FlagName } from '../workspace/index.ts';

export type CodeFlagOptions = Partial<Readonly<Record<FlagName, 'on' | 'off'>>>;

/** Adds an option for each flag. */
export function codeFlagOptions(command: Command): Command {
  for (const name of FLAG_NAMES)
    command.addOption(
      new Option(
        `--${name} <state>`,
        `${FLAGS[name].doc}; else as the project's build does`,
      ).choices(['on', 'off']),
    );
  return command;
}

/** The flags that were given. */
export function codeFlagsOf(options: CodeFlagOptions): CodeFlags {
  const given = FLAG_NAMES.flatMap((name) => {
    const state = options[name];
    return state === undefined ? [] : [[name, state === 'on'] as const];
  });
  return Object.fromEntries(given);
}
