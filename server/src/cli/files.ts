/** Files as arguments: paths in and out, `-`, folders. */
import { dirname, resolve } from 'node:path';
import { LineIndex } from '../base/index.ts';
import {
  isThere,
  kindOf,
  listFiles,
  listRustFiles,
  machine,
  readTextFile,
  slashes,
  undoInterrupted,
  whyUnreadable,
  workspacesOf,
} from '../disk/index.ts';
import { mlirBelow, relativeTo, rustRootsBelow } from '../report/index.ts';
import { barWorkspaces } from '../toolchain/index.ts';
import type { Engine } from '../workspace/index.ts';
import { CliError, type Io } from './io.ts';

/** How standard input is called in messages when nothing else is said. */
const STDIN_NAME = '<stdin>';

/** Absolute path of an argument. */
export function absolute(io: Io, path: string): string {
  return slashes(resolve(io.cwd, path));
}

/** A path as messages show it: relative inside the current folder, else as it is. */
export function shown(io: Io, path: string): string {
  return relativeTo(io.cwd, path);
}

/** The error for a path that leads to nothing. */
export function notThere(argument: string): CliError {
  return new CliError(`cannot read \`${argument}\`: no such file or folder`);
}

/** The error for a file that cannot be read; `argument` is what it is called. */
export function unreadable(argument: string, path: string): CliError {
  if (!isThere(path)) return notThere(argument);
  const why = whyUnreadable(path);
  if (why === undefined) return new CliError(`cannot read \`${argument}\``);
  return new CliError(`${argument}:${why.line}:${why.column}: ${why.message}`);
}

/**
 * What a command is about that is given no path: the nearest folder with a `Cargo.toml`, as cargo
 * finds it, else the current one.
 */
export function currentPackage(io: Io): string {
  const folders: string[] = [];
  for (let at = io.cwd; at !== dirname(at); at = dirname(at)) folders.push(at);
  const found = folders.find((folder) => isThere(`${folder}/Cargo.toml`));
  return found === undefined || found === io.cwd ? '.' : found;
}

/** Text of a file that the user has named: wherever a link of that name leads. */
function textOfNamed(path: string): string | undefined {
  return readTextFile(machine.realPath(path) ?? path);
}

/** Text of a file that must be there. */
export function readArgument(io: Io, path: string): string {
  const text = textOfNamed(absolute(io, path));
  if (text === undefined) throw unreadable(path, absolute(io, path));
  return text;
}

/**
 * Crate roots that an argument names: a file stands for the crate that it belongs to, `-` is
 * standard input in place of the file of that name. A folder has the crates of all packages below
 * it that have something to do with GPUs: libraries, programs, examples, tests and benches. The
 * `.mlir` files below a folder with operations of `gpu` come after its crates.
 */
export async function rootsOf(
  io: Io,
  engine: Engine,
  argument: string,
  stdinName?: string,
): Promise<readonly string[]> {
  barWorkspaces(workspacesOf([io.cwd, ...(argument === '-' ? [] : [absolute(io, argument)])]));
  if (argument === '-') {
    const path = stdinName === undefined ? STDIN_NAME : absolute(io, stdinName);
    engine.setFile(path, await io.readStdin());
    return [stdinName === undefined ? path : engine.rootOf(path)];
  }
  undoKilledRuns(io, [argument]);
  const path = absolute(io, argument);
  const kind = kindOf(path);
  if (kind === undefined) throw notThere(argument);
  if (kind !== 'folder') {
    if (engine.text(path) === undefined) {
      const text = textOfNamed(path);
      if (text === undefined) throw unreadable(argument, path);
      engine.setFile(path, text);
    }
    return [engine.rootOf(path)];
  }
  engine.setFolders([path]);
  const { mlir, others } = mlirBelow(engine, path, listFiles);
  const rust = rustRootsBelow(engine, path, { list: listFiles, exists: isThere });
  const [wrong] = engine.manifestProblems(path);
  if (rust.length === 0 && wrong !== undefined) {
    const { line, col } = new LineIndex(engine.text(wrong.path) ?? '').lineCol(wrong.start);
    throw new CliError(`${shown(io, wrong.path)}:${line + 1}:${col + 1}: ${wrong.message}`);
  }
  const isEmpty = rust.length + mlir.length + others.length === 0;
  if (isEmpty && listRustFiles(path).length === 0)
    throw new CliError(`${argument}:1:1: no Rust or MLIR files in this folder`);
  return [...rust, ...mlir];
}

/** Undoes what a run that was killed has left half written around the arguments of a command. */
export function undoKilledRuns(io: Io, paths: readonly string[]): void {
  if (io.writesNothing) return;
  for (const path of paths) if (path !== '-') reportUndone(io, undoInterrupted(absolute(io, path)));
}

/** Names the files that have their content of before a run that was killed. */
export function reportUndone(io: Io, undone: readonly string[]): void {
  if (undone.length === 0) return;
  const names = undone.map((path) => `\`${shown(io, path)}\``).join(', ');
  io.err(`note: an earlier run was killed while it wrote; put back as it was before: ${names}\n`);
}
