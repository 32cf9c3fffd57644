/** Files as arguments: paths in and out, `-`, folders. */
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { listFiles, listRustFiles, readTextFile, slashes, whyUnreadable } from '../disk/index.ts';
import { definesKernels } from '../ide/index.ts';
import { type Engine, namesGpuOps } from '../workspace/index.ts';
import { CliError, type Io } from './io.ts';

/** How standard input is called in messages when nothing else is said. */
const STDIN_NAME = '<stdin>';

/** Absolute path of an argument. */
export function absolute(io: Io, path: string): string {
  return slashes(resolve(io.cwd, path));
}

/** A path as messages show it: relative inside the current folder, else as it is. */
export function shown(io: Io, path: string): string {
  return path.startsWith(`${io.cwd}/`) ? path.slice(io.cwd.length + 1) : path;
}

/** The error for a file that cannot be read; `argument` is what it is called. */
export function unreadable(argument: string, path: string): CliError {
  const why = whyUnreadable(path);
  if (why === undefined) return new CliError(`${argument}:1:1: cannot read this file`);
  return new CliError(`${argument}:${why.line}:${why.column}: ${why.message}`);
}

/** Text of a file that must be there. */
export function readArgument(io: Io, path: string): string {
  const text = readTextFile(absolute(io, path));
  if (text === undefined) throw unreadable(path, absolute(io, path));
  return text;
}

/**
 * Crate roots meant by an argument: a file stands for the crate that it belongs to, `-` is standard
 * input in place of the file of that name, a folder with a manifest has the library and programs of
 * its package or workspace, one with a `lib.rs` is its crate, any other folder holds one crate for
 * each Rust file that no other file of it declares as a module. The `.mlir` files below a folder
 * with operations of `gpu` come behind its crates.
 */
export async function rootsOf(
  io: Io,
  engine: Engine,
  argument: string,
  stdinName?: string,
): Promise<readonly string[]> {
  if (argument === '-') {
    const path = stdinName === undefined ? STDIN_NAME : absolute(io, stdinName);
    engine.setFile(path, await io.readStdin());
    return [stdinName === undefined ? path : engine.rootOf(path)];
  }
  const path = absolute(io, argument);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) throw new CliError(`${argument}:1:1: no such file or folder`);
  if (!stat.isDirectory()) {
    if (engine.text(path) === undefined) throw unreadable(argument, path);
    return [engine.rootOf(path)];
  }
  engine.setFolders([path]);
  const { mlir, others } = mlirBelow(engine, path);
  const here = rustRoots(engine, path);
  const rust = here.length + mlir.length > 0 ? here : rootsOfPackages(engine, path);
  if (rust.length + mlir.length + others.length === 0)
    throw new CliError(`${argument}:1:1: no Rust or MLIR files in this folder`);
  return [...rust, ...mlir];
}

/** MLIR files below a folder, and those of them that have nothing to do with GPUs. */
export function mlirBelow(
  engine: Engine,
  folder: string,
): { readonly mlir: readonly string[]; readonly others: readonly string[] } {
  const all = listFiles(folder, '.mlir');
  const mlir = all.filter((file) => namesGpuOps(engine.text(file) ?? ''));
  const known = new Set(mlir);
  return { mlir, others: all.filter((file) => !known.has(file)) };
}

function rustRoots(engine: Engine, path: string): readonly string[] {
  const declared = engine.rootsIn(path) ?? [];
  if (declared.length > 0 && existsSync(`${path}/Cargo.toml`))
    return [...declared, ...programsBeside(engine, path, declared)];
  const usual = ['src/lib.rs', 'src/main.rs', 'lib.rs', 'main.rs'].map((name) => `${path}/${name}`);
  const root = usual.find((candidate) => existsSync(candidate));
  if (root !== undefined && declared.length === 0) return [root];
  const files = listRustFiles(path).filter((file) => !inPackage(path, file));
  const children = new Set([
    ...declared.flatMap((crate) => engine.modules(crate)),
    ...files.flatMap((file) => engine.modules(file).slice(1)),
  ]);
  return [...declared, ...files.filter((file) => !children.has(file))];
}

/** Where nothing says that one of the packages below a folder is for GPUs: all of their roots. */
function rootsOfPackages(engine: Engine, path: string): readonly string[] {
  const manifests = listFiles(path, 'Cargo.toml').filter((file) => basename(file) === 'Cargo.toml');
  return [...new Set(manifests.flatMap((file) => engine.rootsIn(dirname(file)) ?? []))];
}

/**
 * Crates by themselves that no manifest names, such as the tests of a compiler or what a build
 * script gives to rustc: programs and files with attributes of a crate that have kernels and that
 * no crate has as a module.
 */
const PROGRAM =
  /^\s*(?:pub\s+)?fn main\b|^#!\[(?:no_main|no_std|no_core|crate_type|feature)\b|^\/\/(?:@ ?| )(?:(?:build|check|run)-(?:pass|fail)|compile-flags)\b/m;

function programsBeside(
  engine: Engine,
  folder: string,
  declared: readonly string[],
): readonly string[] {
  const programs = listRustFiles(folder).filter((file) => {
    const text = engine.text(file) ?? '';
    return definesKernels(text) && PROGRAM.test(text) && !isForeign(file, folder);
  });
  if (programs.length === 0) return [];
  const known = new Set(declared.flatMap((crate) => engine.modules(crate)));
  return programs.filter((file) => !known.has(file));
}

/** Below a folder of sources of others. */
export function isForeign(file: string, folder: string): boolean {
  return /\/(?:vendor|third_party)\//.test(file.slice(folder.length));
}

/** Is there a manifest between the folder and the file? */
function inPackage(folder: string, file: string): boolean {
  for (let at = dirname(file); at.length > folder.length; at = dirname(at))
    if (existsSync(`${at}/Cargo.toml`)) return true;
  return false;
}

/** The one root of a command that takes a single crate: of several the one with kernels. */
export async function oneRoot(io: Io, engine: Engine, argument: string): Promise<string> {
  const roots = await rootsOf(io, engine, argument);
  if (roots.length === 1) return roots[0]!;
  const crates = roots.filter((candidate) => !candidate.endsWith('.mlir'));
  if (crates.length === 1 && engine.kernels(crates[0]!).length > 0) return crates[0]!;
  const withKernels = roots.filter((candidate) => engine.kernels(candidate).length > 0);
  if (withKernels.length === 1) return withKernels[0]!;
  const names = (withKernels.length > 0 ? withKernels : roots)
    .slice(0, 5)
    .map((root) => shown(io, root));
  const more = roots.length > names.length ? ', ...' : '';
  throw new CliError(`${argument}:1:1: several crates here, name one: ${names.join(', ')}${more}`);
}
