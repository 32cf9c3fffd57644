/**
 * The man page as Markdown in the form that `marked-man` takes, from the same tree of commands as
 * the help.
 */
import { EXIT_MEANINGS, type Io } from './io.ts';
import { createProgram } from './main.ts';
import { type CommandShape, commandShapes } from './shape.ts';
import { compilerWords } from './words.ts';

/** Variables of the environment that the command reads. */
const ENVIRONMENT: readonly (readonly [string, string])[] = [
  ['NO_COLOR', 'Set to anything, it turns colours off.'],
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
  return `# warplens(1) - PTX and GPU diagnostics for kernels written in Rust

## SYNOPSIS

\`warplens\` _COMMAND_ [_options_] [_arguments_]

## DESCRIPTION

${about(version)}

## COMMANDS

${commands.map(section).join('\n\n')}

## EXIT STATUS

${list(EXIT_MEANINGS.map(([code, meaning]) => [String(code), meaning]))}

## ENVIRONMENT

${list(ENVIRONMENT)}

## FILES

${list(FILES)}
`;
}

/** One line, because `man` would keep the breaks of several. */
function about(version: string): string {
  return [
    'Warplens compiles the GPU kernels of Rust and MLIR files to PTX and AMDGCN, reports mistakes in them, and runs them in a simulator.',
    'It needs no GPU, no CUDA, no ROCm, no LLVM and no nightly Rust.',
    'The result of a command goes to standard output, everything else to standard error.',
    `This page describes version ${version}.`,
  ].join(' ');
}

function section({ name, usage, description, options }: CommandShape): string {
  const rows = options.map(({ flags, description: text, values }) => {
    const words = values?.kind === 'words' ? ` One of: ${values.words.join(', ')}.` : '';
    return [flags, `${sentence(text)}${words}`] as const;
  });
  return `### warplens ${name} ${escaped(usage)}\n\n${escaped(description)}\n\n${list(rows)}`;
}

/**
 * A definition list, as \`marked-man\` makes one of a list whose items end their first line with a
 * colon.
 */
function list(rows: readonly (readonly [string, string])[]): string {
  return rows.map(([term, text]) => `* \`${term}\`:\n  ${escaped(text)}`).join('\n');
}

function sentence(text: string): string {
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}${text.endsWith('.') ? '' : '.'}`;
}

/** Angle brackets would be HTML, underscores emphasis. */
function escaped(text: string): string {
  return text.replace(/[<>[\]_*]/g, '\\$&');
}
