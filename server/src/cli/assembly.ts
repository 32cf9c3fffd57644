/** Assembly files among the arguments of `check`: which they are, and what is found in them. */

import { append } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { kindOf, listFiles } from '../disk/index.ts';
import {
  ASSEMBLY_EXTENSIONS,
  assemblyDiagnostics,
  assemblyExtension,
  fallbackGpu,
  includedFrom,
  recogniseAssembly,
} from '../ide/index.ts';
import type { Engine } from '../workspace/index.ts';
import { absolute, unreadable } from './files.ts';
import { CliError, type Io } from './io.ts';

/** Extensions of the sources; a name without an extension is taken for Rust. */
const SOURCES: ReadonlySet<string> = new Set(['.rs', '.mlir']);

/** Which arguments are about sources, and the absolute paths of the assembly files. */
export interface Sorted {
  readonly sources: readonly string[];
  readonly assembly: readonly string[];
}

/**
 * Sorts the arguments. Of a folder, assembly files of the host are passed over; where one is named
 * it is refused by name, as is every other kind of file that nothing here reads.
 * @throws CliError for a file that cannot be read, or of a kind that is not read
 */
export function sortArguments(io: Io, engine: Engine, paths: readonly string[]): Sorted {
  const sources: string[] = [];
  const assembly: string[] = [];
  for (const argument of paths.map((path) => packageOf(io, path))) {
    const path = absolute(io, argument);
    const kind = argument === '-' ? undefined : kindOf(path);
    if (kind === 'folder') {
      const found = assemblyFilesIn(engine, path);
      append(assembly, found);
      // A folder that holds nothing but assembly is no crate.
      if (found.length === 0 || hasSources(path)) sources.push(argument);
    } else if (kind && assemblyExtension(path) !== undefined) {
      if (!isRead(engine, path)) {
        if (engine.text(path) === undefined) throw unreadable(argument, path);
        throw new CliError(`${argument}:1:1: ${NEITHER}`);
      }
      assembly.push(path);
    } else {
      const extension = /[^/]\.([^./]+)$/.exec(path)?.[0].slice(1);
      if (kind === 'file' && extension !== undefined && !SOURCES.has(extension.toLowerCase()))
        throw new CliError(`${argument}:1:1: \`${extension}\` files are not read; ${READ}`);
      sources.push(argument);
    }
  }
  return { sources, assembly: [...new Set(assembly)] };
}

/** Files that say how the crates around them are built and checked. */
const MANIFESTS: ReadonlySet<string> = new Set(['Cargo.toml', 'Cargo.lock', 'warplens.toml']);

const NEITHER = 'neither PTX nor AMDGCN assembly';
const READ = `expected ${[...SOURCES, ...Object.keys(ASSEMBLY_EXTENSIONS)].join(', ')} or a folder`;

/** A manifest stands for its package; every other argument for itself. */
function packageOf(io: Io, argument: string): string {
  const path = absolute(io, argument);
  const cut = path.lastIndexOf('/');
  if (!MANIFESTS.has(path.slice(cut + 1))) return argument;
  if (kindOf(path) !== 'file') return argument;
  return path.slice(0, cut) === io.cwd ? '.' : path.slice(0, cut);
}

function isRead(engine: Engine, path: string): boolean {
  const text = engine.text(path);
  return text !== undefined && recogniseAssembly(path, text) !== undefined;
}

function hasSources(folder: string): boolean {
  return [...SOURCES].some((extension) => listFiles(folder, extension).length > 0);
}

/** The assembly files below a folder that are read. */
export function assemblyFilesIn(engine: Engine, folder: string): string[] {
  const found = Object.keys(ASSEMBLY_EXTENSIONS).flatMap((extension) => [
    ...listFiles(folder, extension),
    ...listFiles(folder, extension.toUpperCase()),
  ]);
  return [...new Set(found)].sort().filter((path) => isRead(engine, path));
}

/** What is found in assembly files, each read for the GPU that it or its `warplens.toml` names. */
export function checkAssembly(engine: Engine, paths: readonly string[]): readonly Diagnostic[] {
  return paths.flatMap((path) => {
    const text = engine.text(path);
    const found = text === undefined ? undefined : recogniseAssembly(path, text);
    if (text === undefined || found === undefined) return [];
    const gpu = found.language.gpu?.(text) ?? fallbackGpu(engine, found.name, path);
    return assemblyDiagnostics(found, text, engine.fileId(path), gpu, includedFrom(engine, path));
  });
}
