/** Completion for Zsh: `_arguments` specifications, with the descriptions of the help. */
import type { CommandShape, OptionShape, Values } from '../shape.ts';

/** The script for a file `_warplens` in `$fpath`, or for `source <(warplens completions zsh)`. */
export function zshCompletion(commands: readonly CommandShape[]): string {
  return `#compdef warplens
# Zsh completion for warplens
_warplens() {
  local -a commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  if (( CURRENT == 2 )); then
    _describe -t commands command commands
    _arguments '--help[display help]' '--version[print the version]'
    return
  fi
  local command=\${words[2]}
  shift words
  (( CURRENT-- ))
  case $command in
${commands.map(commandCase).join('\n')}
  esac
}
if [ "$funcstack[1]" = _warplens ]; then _warplens "$@"; else compdef _warplens warplens; fi
`;
}

function commandCase({ name, options, arguments: args }: CommandShape): string {
  const specs = [
    ...options.flatMap(optionSpecs),
    ...args.map((argument) => quoted(`*:${argument.name}:${action(argument.values)}`)),
  ];
  return `    ${name})
      _arguments \\
        ${specs.join(' \\\n        ')}
      ;;`;
}

function optionSpecs({ short, long, description, values }: OptionShape): string[] {
  const text = description.replace(/[[\]:]/g, '\\$&');
  const value = values === undefined ? '' : `:${long.slice(2)}:${action(values)}`;
  const flags = short === undefined ? [long] : [short, long];
  return flags.map((flag) => quoted(`${flag}[${text}]${value}`));
}

function action(values: Values): string {
  if (values.kind === 'words') return `(${values.words.join(' ')})`;
  return values.kind === 'path' ? '_files' : ' ';
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
