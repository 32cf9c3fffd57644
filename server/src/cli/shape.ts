/**
 * The command line as data, read from commander's own tree: what shell completions and the man page
 * are printed from.
 */
import type { Argument, Command, Option } from 'commander';

/** What may be typed in a place: one of some words, a path, or text that nobody can complete. */
export type Values =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'path' }
  | { readonly kind: 'text' };

export interface OptionShape {
  /** With the dash: `-o`. */
  readonly short: string | undefined;
  /** With both dashes: `--output`. */
  readonly long: string;
  /** As the help writes them: `-o, --output <path>`. */
  readonly flags: string;
  readonly description: string;
  /** None for a switch. */
  readonly values: Values | undefined;
}

export interface ArgumentShape {
  readonly name: string;
  readonly description: string;
  readonly values: Values;
}

export interface CommandShape {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** As the help writes it, without the program's name: `[options] <file>`. */
  readonly usage: string;
  readonly options: readonly OptionShape[];
  readonly arguments: readonly ArgumentShape[];
}

/**
 * Words for placeholders that only the program knows, such as the CPUs of a target: by command and
 * placeholder.
 */
export type Words = (command: string, placeholder: string) => readonly string[] | undefined;

/** Placeholders of options and arguments that are paths. */
const PATHS = new Set(['path', 'paths', 'file', 'spec']);

/** All commands of the program, in the order of its help. */
export function commandShapes(program: Command, words: Words): readonly CommandShape[] {
  return program.commands.map((command) => ({
    name: command.name(),
    summary: command.summary(),
    description: command.description(),
    usage: command.usage(),
    options: [...command.options.map((option) => optionShape(command, option, words)), HELP],
    arguments: command.registeredArguments.map((argument) =>
      argumentShape(command, argument, words),
    ),
  }));
}

const HELP: OptionShape = {
  short: '-h',
  long: '--help',
  flags: '-h, --help',
  description: 'display help for command',
  values: undefined,
};

function optionShape(command: Command, option: Option, words: Words): OptionShape {
  const placeholder = /<(.*)>|\[(.*)\]/.exec(option.flags);
  return {
    short: option.short,
    long: option.long ?? `--${option.name()}`,
    flags: option.flags,
    description: option.description,
    values: placeholder
      ? valuesOf(option.argChoices, words(command.name(), option.name()), placeholder[1]!)
      : undefined,
  };
}

function argumentShape(command: Command, argument: Argument, words: Words): ArgumentShape {
  const name = argument.name();
  return {
    name,
    description: argument.description,
    values: valuesOf(argument.argChoices, words(command.name(), name), name),
  };
}

function valuesOf(
  choices: readonly string[] | undefined,
  known: readonly string[] | undefined,
  placeholder: string,
): Values {
  const words = choices ?? known;
  if (words !== undefined) return { kind: 'words', words };
  return { kind: PATHS.has(placeholder.replace(/\.{3}$/, '')) ? 'path' : 'text' };
}
