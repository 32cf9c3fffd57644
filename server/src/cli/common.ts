/** Options that every command has, and what they do to the process as the command sees it. */
import { existsSync } from 'node:fs';
import { type Command, Option } from 'commander';
import { absolute } from './files.ts';
import type { Io } from './io.ts';

/** As commander names them. */
export interface CommonFlags {
  readonly color?: 'auto' | 'always' | 'never';
  readonly quiet?: true;
  readonly outputFile?: string;
}

/** How a file for the output is named, on every command. */
export const OUTPUT_FLAG = '-o, --output-file <path>';
export const OUTPUT_HELP = 'write to a file, completely or not at all, in place of stdout';

/** Of commands that know nothing of it: what they write to stdout is kept and written. */
class OutputFile extends Option {}

/** Is what a command writes to stdout written to a file by others? */
export function isCaptured(command: Command): boolean {
  return command.options.some((option) => option instanceof OutputFile);
}

/** Commands whose output is no result: the server, and scripts that a shell reads. */
const WITHOUT = new Set(['lsp', 'mcp', 'dap']);

/** Adds them to a command, as far as it does not have an option of that name itself. */
export function commonOptions(command: Command): void {
  if (WITHOUT.has(command.name())) return;
  const has = (flag: string): boolean =>
    command.options.some(({ long, short }) => long === flag || short === flag);
  if (!has('--output-file'))
    command.addOption(
      has('-o')
        ? new OutputFile('--output-file <path>', `${OUTPUT_HELP}: the report`)
        : new OutputFile(OUTPUT_FLAG, OUTPUT_HELP),
    );
  if (!has('--quiet')) command.option('-q, --quiet', 'no notes and counts, only errors');
  if (!has('--color'))
    command.addOption(
      new Option('--color <when>', 'colours (default: auto)').choices(['auto', 'always', 'never']),
    );
}

/** The process under these options. */
export function withCommon(io: Io, { color, quiet }: CommonFlags): Io {
  const colors = {
    auto: io.colors,
    always: { out: true, err: true },
    never: { out: false, err: false },
  }[color ?? 'auto'];
  return {
    ...io,
    colors,
    ...(color === 'never' && { showsLinks: false }),
    ...(quiet && { quiet: true }),
  };
}

/** The options of a command without these, which decide where an answer goes and how it looks. */
export function ownFlags<T extends object>(flags: T): Omit<T, keyof CommonFlags> {
  const { color, quiet, outputFile, ...own } = flags as T & CommonFlags;
  return own;
}

/** The same with what is written to stdout kept. */
export function captured(io: Io): { readonly io: Io; text(): string } {
  const parts: string[] = [];
  const colors = { ...io.colors, out: false };
  return {
    io: {
      ...io,
      colors,
      outIsTerminal: false,
      showsLinks: false,
      // What is written to stdout is not the answer.
      line: undefined,
      out: (text) => void parts.push(text),
    },
    text: () => parts.join(''),
  };
}

/** The arguments that are files: a result must not be written over one of them. */
export function inputsAmong(io: Io, args: readonly string[]): readonly string[] {
  const at = args.findIndex((arg) => ['-o', '--output-file', '--output'].includes(arg));
  return args
    .filter((_, i) => i !== at + 1 || at < 0)
    .map((arg) => absolute(io, arg))
    .filter((path) => existsSync(path));
}
