/** `warplens fmt`: lays out assembly files as the editor's formatter does. */
import { type Command, Option } from 'commander';
import type { FileChange } from '../../disk/index.ts';
import { assemblyExtension, recogniseAssembly } from '../../ide/index.ts';
import { absolute, readArgument, undoKilledRuns } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { writeChanges } from '../write.ts';
import type { Run } from './command.ts';

/** What editors on Windows put in front of a text. */
const MARK = '\uFEFF';

interface FmtFlags {
  readonly check?: true;
  readonly language?: string;
  readonly format: 'text' | 'json';
}

export function registerFmt(program: Command, run: Run): void {
  program
    .command('fmt')
    .summary('format PTX and AMDGCN files')
    .description(
      'Formats assembly files in place, or standard input to standard output. With --check nothing is written, and the exit code is 1 when a file is not formatted.',
    )
    .argument('<files...>', 'PTX or AMDGCN files, or - for standard input')
    .option('--check', 'list the files that are not formatted')
    .addOption(
      new Option('--language <name>', 'language of standard input').choices(['ptx', 'amdgcn']),
    )
    .addOption(
      new Option('--format <form>', 'form of the list of files')
        .choices(['text', 'json'])
        .default('text'),
    )
    .action((files: string[], flags: FmtFlags) => run((io) => format(io, files, flags)));
}

async function format(io: Io, files: readonly string[], flags: FmtFlags): Promise<ExitCode> {
  const json = flags.format === 'json';
  if (json && files.includes('-')) throw new CliError('--format json does not go with -');
  const formatted: { readonly file: string; readonly changed: boolean }[] = [];
  undoKilledRuns(io, files);
  let different = false;
  const changes: FileChange[] = [];
  for (const file of files) {
    const stdin = file === '-';
    const { path, text, result } = await formattedText(io, file, flags);
    formatted.push({ file, changed: result !== text });
    if (flags.check) {
      if (result === text) continue;
      different = true;
      if (!json) io.out(`${file}\n`);
    } else if (stdin) io.out(result);
    else if (result !== text) changes.push({ path, before: text, after: result });
  }
  if (changes.length > 0)
    await writeChanges(io, changes, { failure: 'cannot format', done: 'all files are formatted' });
  if (json) io.out(`${JSON.stringify({ schemaVersion: 1, files: formatted }, null, 2)}\n`);
  return different ? EXIT.findings : EXIT.done;
}

/** A file, or standard input, before and after. */
async function formattedText(
  io: Io,
  file: string,
  { language }: FmtFlags,
): Promise<{ readonly path: string; readonly text: string; readonly result: string }> {
  const stdin = file === '-';
  const text = stdin ? await io.readStdin() : readArgument(io, file);
  const path = stdin ? 'stdin.s' : absolute(io, file);
  if (assemblyExtension(path) === undefined)
    throw new CliError(`${file}:1:1: only PTX and AMDGCN files can be formatted`);
  const found = recogniseAssembly(path, text, stdin ? language : undefined);
  if (!found) throw new CliError(`${file}:1:1: neither PTX nor AMDGCN assembly`);
  const edits = found.language.format?.(text);
  if (edits === undefined)
    throw new CliError(`${file}:1:1: this text cannot be formatted; see \`warplens check\``);
  return { path, text, result: writtenAs(text, applyEdits(text, edits)) };
}

/** A result with the mark and the ends of lines that the text has; its first line decides. */
function writtenAs(text: string, result: string): string {
  const lines = /^[^\n]*\r\n/.test(text) ? result.replaceAll(/\r?\n/g, '\r\n') : result;
  return text.startsWith(MARK) && !lines.startsWith(MARK) ? MARK + lines : lines;
}

/** Applies edits that do not overlap, in any order. */
function applyEdits(
  text: string,
  edits: readonly { readonly start: number; readonly end: number; readonly newText: string }[],
): string {
  let out = '';
  let at = 0;
  for (const { start, end, newText } of [...edits].sort((a, b) => a.start - b.start)) {
    out += text.slice(at, start) + newText;
    at = end;
  }
  return out + text.slice(at);
}
