/** Completion for Bash 4 and later: one function that looks at the words before the cursor. */
import type { CommandShape, Values } from '../shape.ts';
import { positional } from './positional.ts';

/** The script that `source <(warplens completions bash)` runs. */
export function bashCompletion(commands: readonly CommandShape[]): string {
  const names = commands.map(({ name }) => name).join(' ');
  return `# Bash completion for warplens
_warplens() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD-1]} command=\${COMP_WORDS[1]}
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    mapfile -t COMPREPLY < <(compgen -W '${names} --help --version' -- "$current")
    return
  fi
  case "$command $previous" in
${commands.flatMap(valueCases).join('\n')}
  esac
  case "$command" in
${commands.map(commandCase).join('\n')}
  esac
}
complete -F _warplens warplens
`;
}

/** One branch for each option that takes a value. */
function valueCases({ name, options }: CommandShape): string[] {
  return options.flatMap(({ long, short, values }) => {
    if (values === undefined) return [];
    const patterns = [long, short].flatMap((flag) => (flag ? [`'${name} ${flag}'`] : []));
    return [`    ${patterns.join(' | ')}) ${reply(values)}; return ;;`];
  });
}

function commandCase(command: CommandShape): string {
  const flags = command.options.map(({ long }) => long).join(' ');
  return `    ${command.name})
      if [[ $current == -* ]]; then ${words(flags)}; else ${reply(positional(command))}; fi ;;`;
}

function reply(values: Values): string {
  if (values.kind === 'words') return words(values.words.join(' '));
  if (values.kind === 'text') return ':';
  return 'compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")';
}

function words(list: string): string {
  return `mapfile -t COMPREPLY < <(compgen -W '${list}' -- "$current")`;
}
