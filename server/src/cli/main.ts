/**
 * The `warplens` command: arguments to a command of the table, everything that can go wrong to an
 * exit code.
 */
import { Command, CommanderError } from 'commander';
import { visible } from '../report/index.ts';
import type { Run } from './commands/command.ts';
import { commands } from './commands/index.ts';
import {
  type CommonFlags,
  captured,
  commonOptions,
  inputsAmong,
  isCaptured,
  withCommon,
} from './common.ts';
import { CliError, EXIT, EXIT_MEANINGS, type ExitCode, type Io } from './io.ts';
import { writeResult } from './write.ts';

/** The commands as the help lists them, by what somebody wants to do. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  'Find mistakes:': ['check', 'baseline', 'diff', 'explain'],
  'See what is compiled:': ['ptx', 'amdgcn', 'sass', 'llvm', 'host', 'abi', 'fmt'],
  'Run kernels without a GPU:': ['run', 'test', 'spec'],
  'Look around:': ['kernels', 'gpus', 'doctor'],
  'For editors, agents and shells:': ['lsp', 'mcp', 'dap', 'completions'],
};

/** What to type first, and what it does. */
const EXAMPLES = [
  ['check', 'report mistakes in the package of this folder'],
  ['ptx kernels.rs', 'print the PTX of a file'],
  ['spec kernels.rs', 'print a launch spec to begin with'],
  ['run kernels.rs', 'run kernels as the spec beside the file says'],
] as const;

/** Runs one command line (without the program's name). Never throws. */
export async function runCli(args: readonly string[], given: Io): Promise<ExitCode> {
  // Messages quote sources and arguments.
  const plain: Io = { ...given, err: (text) => given.err(visible(text)) };
  let io = plain;
  let code: ExitCode = EXIT.done;
  let outputFile: string | undefined;
  const isOfCargo = args[0] === 'warplens';
  const run: Run = async (action) => {
    const capture = outputFile === undefined ? undefined : captured(io);
    code = await action(capture?.io ?? io);
    if (capture !== undefined)
      await writeResult(io, outputFile, capture.text(), inputsAmong(io, args));
  };
  const program = createProgram(plain, run, isOfCargo ? 'cargo warplens' : 'warplens');
  program.hook('preAction', (_, command) => {
    const common: CommonFlags = command.opts();
    outputFile = isCaptured(command) ? common.outputFile : undefined;
    io = withCommon(plain, common);
  });
  try {
    await program.parseAsync(plainArguments(args), { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) {
      // Commander has written its own message; 0 means that help or version was asked for.
      return error.exitCode === 0 ? EXIT.done : EXIT.input;
    }
    if (error instanceof CliError) {
      io.err(`${error.message}\n`);
      return error.code;
    }
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    io.err(`warplens: internal error, please report it: ${text}\n`);
    return EXIT.input;
  }
}

/** What is typed in other words: the name that cargo puts first, and older names of an option. */
function plainArguments(args: readonly string[]): string[] {
  const own = args[0] === 'warplens' ? args.slice(1) : args;
  const end = own.indexOf('--');
  // What `run` writes with it are values, not its report.
  const output = own[0] === 'run' ? '--results' : '--output-file';
  return own.flatMap((arg, i) => {
    if (end >= 0 && i > end) return [arg];
    if (arg === '--json') return ['--format', 'json'];
    return [arg.replace(/^--emit(?==|$)/, '--format').replace(/^--output(?==|$)/, output)];
  });
}

/** The program with all commands of the table, each of which ends in `run`. */
export function createProgram(io: Io, run: Run, name = 'warplens'): Command {
  const program = new Command(name);
  configure(program, io);
  for (const register of commands) register(program, run);
  for (const [group, names] of Object.entries(GROUPS))
    for (const command of program.commands)
      if (names.includes(command.name())) command.helpGroup(group);
  for (const command of program.commands) {
    configure(command, io);
    commonOptions(command);
  }
  return program;
}

function configure(command: Command, io: Io): void {
  command
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text),
      writeErr: (text) => io.err(text),
      getOutHasColors: () => io.colors.out,
      getErrHasColors: () => io.colors.err,
    })
    .showHelpAfterError('(--help shows the options)');
  if (command.parent === null) {
    command
      .description('PTX and GPU diagnostics for kernels written in Rust.')
      .version(io.version, '-V, --version')
      .addHelpText('after', endOfHelp(command.name()));
  }
}

function endOfHelp(name: string): string {
  const width = EXAMPLES.reduce((most, [line]) => Math.max(most, line.length), 0);
  const examples = EXAMPLES.map(([line, what]) => `  ${name} ${line.padEnd(width)}  ${what}\n`);
  const codes = EXIT_MEANINGS.map(([exit, meaning]) => `  ${String(exit).padEnd(3)}  ${meaning}\n`);
  return `
Examples:
${examples.join('')}
\`${name} help COMMAND\` shows the options of a command.

Exit codes:
${codes.join('').trimEnd()}`;
}
