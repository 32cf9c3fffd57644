/** `-g` and `-C debuginfo=LEVEL`, as rustc spells them. */
import { type Command, InvalidArgumentError, Option } from 'commander';

export interface DebugInfoFlags {
  readonly debugInfo?: true;
  readonly codegen?: string;
  readonly lineInfo?: true;
}

/** Levels of `-C debuginfo`, by what is emitted. */
const LEVELS: Readonly<Record<string, 'nothing' | 'lines' | 'all'>> = {
  '0': 'nothing',
  none: 'nothing',
  'line-directives-only': 'lines',
  'line-tables-only': 'lines',
  '1': 'lines',
  limited: 'lines',
  '2': 'all',
  full: 'all',
};

export function debugInfoOptions(command: Command): Command {
  return command
    .option('--line-info', 'add the lines of the source')
    .option('-g, --debug-info', 'add lines, inlined functions, variables and types as DWARF')
    .addOption(
      new Option(
        '-C, --codegen <option>',
        'debuginfo=LEVEL as of rustc: 0, line-tables-only, 1 or 2, which is -g',
      ).argParser(codegenOption),
    );
}

function codegenOption(text: string): string {
  const level = /^debuginfo=(.*)$/.exec(text)?.[1];
  if (level === undefined)
    throw new InvalidArgumentError('The only codegen option here is debuginfo=LEVEL.');
  if (!Object.hasOwn(LEVELS, level))
    throw new InvalidArgumentError(`Levels are ${Object.keys(LEVELS).join(', ')}.`);
  return level;
}

/** What the options ask for; `-g` is `-C debuginfo=2`. */
export function debugInfoOf({ debugInfo, codegen, lineInfo }: DebugInfoFlags): {
  readonly lineInfo: boolean;
  readonly debugInfo?: true;
} {
  const level = debugInfo === true ? 'all' : (LEVELS[codegen ?? ''] ?? 'nothing');
  return {
    lineInfo: lineInfo === true || level !== 'nothing',
    ...(level === 'all' && { debugInfo: true }),
  };
}
