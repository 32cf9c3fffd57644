/** Completion for Fish: one `complete` line for each command, option and argument. */
import type { CommandShape, OptionShape, Values } from '../shape.ts';
import { positional } from './positional.ts';

/** The script for `~/.config/fish/completions/warplens.fish`. */
export function fishCompletion(commands: readonly CommandShape[]): string {
  const lines = commands.flatMap((command) => {
    const { name, summary, options } = command;
    return [
      `complete -c warplens -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
      ...options.map((option) => optionLine(name, option)),
      argumentLine(name, positional(command)),
    ];
  });
  return `# Fish completion for warplens
complete -c warplens -n __fish_use_subcommand -f
complete -c warplens -n __fish_use_subcommand -s h -l help -d 'display help'
complete -c warplens -n __fish_use_subcommand -s V -l version -d 'print the version'
${lines.join('\n')}
`;
}

const inside = (command: string): string =>
  `complete -c warplens -n '__fish_seen_subcommand_from ${command}'`;

function optionLine(command: string, { short, long, description, values }: OptionShape): string {
  const name = `${short === undefined ? '' : ` -s ${short.slice(1)}`} -l ${long.slice(2)}`;
  const value = values === undefined ? ' -f' : operand(values);
  return `${inside(command)}${name}${value} -d ${quoted(description)}`;
}

function argumentLine(command: string, values: Values): string {
  return `${inside(command)}${values.kind === 'path' ? ' -F' : ' -f'}${words(values)}`;
}

function operand(values: Values): string {
  return values.kind === 'path' ? ' -r -F' : ` -x${words(values)}`;
}

function words(values: Values): string {
  return values.kind === 'words' ? ` -a ${quoted(values.words.join(' '))}` : '';
}

function quoted(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`;
}
