/** Options for flags of code generation, in place of those of the project's build. */
import { type Command, Option } from 'commander';
import { type CodeFlags, FLAG_NAMES, FLAGS, type FlagName } from '../workspace/index.ts';

type State = 'on' | 'off';

/** As commander names them. */
export interface CodeFlagOptions {
  readonly fma?: State;
  readonly ftz?: State;
  readonly precDiv?: State;
  readonly precSqrt?: State;
  readonly overflowChecks?: State;
}

/** It is an option without a state, which is older than the others. */
const OWN = 'debug-assertions';

/** Adds an option for each other flag. */
export function codeFlagOptions(command: Command): Command {
  for (const name of FLAG_NAMES.filter((one) => one !== OWN))
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
  const states: readonly (readonly [FlagName, State | undefined])[] = [
    ['fma', options.fma],
    ['ftz', options.ftz],
    ['prec-div', options.precDiv],
    ['prec-sqrt', options.precSqrt],
    ['overflow-checks', options.overflowChecks],
  ];
  return Object.fromEntries(
    states.flatMap(([name, state]) => (state === undefined ? [] : [[name, state === 'on']])),
  );
}
