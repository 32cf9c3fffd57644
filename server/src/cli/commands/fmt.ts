/** `warplens fmt`: lays out assembly files as the editor's formatter does. */
import { type Command, Option } from 'commander';
import type { FileChange } from '../../disk/index.ts';
import { assemblyExtension, recogniseAssembly } from '../../ide/index.ts';
import { absolute, readArgument, undoKilledRuns } from '../files.ts';
import { CliError, EXIT, type ExitCode, type Io } from '../io.ts';
import { writeChanges } from '../write.ts';
import type { Run } from './command.ts';

interface FmtFlags {
  readonly check?: true;
  readonly language?: string;
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
    .action((files: string[], flags: FmtFlags) => run((io) => format(io, files, flags)));
}

async function format(io: Io, files: readonly string[], flags: FmtFlags): Promise<ExitCode> {
  undoKilledRuns(io, files);
  let different = false;
  const changes: FileChange[] = [];
  for (const file of files) {
    const stdin = file === '-';
    const text = stdin ? await io.readStdin() : readArgument(io, file);
    const path = stdin ? 'stdin.s' : absolute(io, file);
    if (assemblyExtension(path) === undefined)
      throw new CliError(`${file}:1:1: only PTX and AMDGCN files can be formatted`);
    const found = recogniseAssembly(path, text, stdin ? flags.language : undefined);
    if (!found) throw new CliError(`${file}:1:1: neither PTX nor AMDGCN assembly`);
    const edits = found.language.format?.(text);
    if (edits === undefined)
      throw new CliError(`${file}:1:1: this text cannot be formatted; see \`warplens check\``);
    const result = applyEdits(text, edits);
    if (flags.check) {
      if (result === text) continue;
      different = true;
      io.out(`${file}\n`);
    } else if (stdin) io.out(result);
    else if (result !== text) changes.push({ path, before: text, after: result });
  }
  if (changes.length > 0)
    await writeChanges(io, changes, { failure: 'cannot format', done: 'all files are formatted' });
  return different ? EXIT.findings : EXIT.done;
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
