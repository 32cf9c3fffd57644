/** The man page in the language of `man`, from the same tree of commands as the help. */
import { EXIT_MEANINGS, type Io } from './io.ts';
import { createProgram } from './main.ts';
import { type CommandShape, commandShapes } from './shape.ts';
import { compilerWords } from './words.ts';

/** Variables of the environment that the command reads. */
const ENVIRONMENT: readonly (readonly [string, string])[] = [
  ['NO_COLOR', 'Set to anything, it turns colours off.'],
  ['FORCE_COLOR', 'Turns colours on, also in a log, unless it is 0 or `false`.'],
  ['FORCE_HYPERLINK', 'Whether files and rules in reports are links: 1 or 0.'],
  ['WARPLENS_CACHE', 'Folder of the cache; nothing is kept where it is empty.'],
  ['GITHUB_ACTIONS', 'Where it is `true`, `check` prints annotations for the workflow.'],
  ['NODE_COMPILE_CACHE', 'Folder in which Node 22 and later keep the compiled command.'],
];

/** Files that configure it. */
const FILES: readonly (readonly [string, string])[] = [
  ['warplens.toml', 'Rule severities, default GPUs and features of a project.'],
  ['Cargo.toml', 'Packages, features, and the levels of lints that rustc has too.'],
];

/** One page for all commands, section 1. */
export function manPage(io: Io): string {
  const program = createProgram(io, async () => undefined);
  return pageOf(commandShapes(program, compilerWords(io.createEngine())), io.version);
}

function pageOf(commands: readonly CommandShape[], version: string): string {
  return [
    `.TH WARPLENS 1 "" "warplens ${roff(version)}" "User Commands"`,
    '.SH NAME',
    'warplens \\- PTX and GPU diagnostics for kernels written in Rust',
    '.SH SYNOPSIS',
    '.B warplens',
    '.I COMMAND',
    '[\\fIoptions\\fR] [\\fIarguments\\fR]',
    '.SH DESCRIPTION',
    roff(about(version)),
    '.SH COMMANDS',
    ...commands.flatMap(section),
    '.SH EXIT STATUS',
    ...list(EXIT_MEANINGS.map(([code, meaning]) => [String(code), meaning])),
    '.SH ENVIRONMENT',
    ...list(ENVIRONMENT),
    '.SH FILES',
    ...list(FILES),
    '',
  ].join('\n');
}

/** One paragraph. */
function about(version: string): string {
  return [
    'Warplens compiles the GPU kernels of Rust and MLIR files to PTX and AMDGCN, reports mistakes in them, and runs them in a simulator.',
    'It needs no GPU, no CUDA, no ROCm, no LLVM and no nightly Rust.',
    'The result of a command goes to standard output, everything else to standard error.',
    `This page describes version ${version}.`,
  ].join(' ');
}

function section({ name, usage, description, options }: CommandShape): string[] {
  const rows = options.map(({ flags, description: text, values }) => {
    const words = values?.kind === 'words' ? ` One of: ${values.words.join(', ')}.` : '';
    return [flags, `${sentence(text)}${words}`] as const;
  });
  return [`.SS "warplens ${quoted(name)} ${quoted(usage)}"`, roff(description), ...list(rows)];
}

/** Terms, each with its text below it. */
function list(rows: readonly (readonly [string, string])[]): string[] {
  return rows.flatMap(([term, text]) => ['.TP', `\\fB${roff(term)}\\fR`, roff(text)]);
}

function sentence(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

/** Text of a line: signs of the language mean themselves, and a dash can be copied. */
function roff(text: string): string {
  const line = text.replace(/\s+/g, ' ').replaceAll('\\', '\\e').replaceAll('-', '\\-');
  return /^[.']/.test(line) ? `\\&${line}` : line;
}

/** Text in an argument of a macro. */
function quoted(text: string): string {
  return roff(text).replaceAll('"', '""');
}
