/**
 * Finished PTX that a project's own build has left: beside the crate, as cuda-oxide writes it, or
 * in a target folder, where `cuda_builder` (below `cuda-builder`, or in `OUT_DIR`) and Cargo's
 * targets of GPUs write it. Files are read, nothing is run.
 */
import { lstat, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

/** A text that was found. */
export interface Artefact {
  readonly text: string;
  /** Its path relative to the crate's folder. */
  readonly name: string;
  /** When it was written, in milliseconds since 1970. */
  readonly written: number;
}

/** Folders of a build that hold no text of a GPU. */
const WITHOUT = /^(?:\.git|\.fingerprint|incremental|node_modules|src|doc)$/;

/** Levels below a target folder: `release/build/NAME/out`, `cuda-builder/TRIPLE/release/deps`. */
const DEPTH = 6;

/** Names that one search looks at. */
const MOST_NAMES = 20_000;

/** Bytes of a text that is read. */
const MOST_BYTES = 16 << 20;

/** What a search still may do. */
interface Search {
  left: number;
  readonly found: { readonly path: string; readonly written: number }[];
}

/**
 * The text written last that has one of the kernels in it, below a crate's folder and in the target
 * folders of the folders above it, up to the first repository.
 */
export async function findArtefact(
  folder: string,
  symbols: readonly string[],
): Promise<Artefact | undefined> {
  const search: Search = { left: MOST_NAMES, found: [] };
  await look(search, folder, 1);
  for (let at = folder; ; at = dirname(at)) {
    await look(search, join(at, 'target'), DEPTH);
    if (dirname(at) === at || (await isThere(join(at, '.git')))) break;
  }
  return newest(search, folder, symbols);
}

/** The text written last that has one of the kernels in it, in a target folder. */
export async function artefactIn(
  folder: string,
  symbols: readonly string[],
): Promise<Artefact | undefined> {
  const search: Search = { left: MOST_NAMES, found: [] };
  await look(search, folder, DEPTH);
  return newest(search, folder, symbols);
}

async function newest(
  search: Search,
  folder: string,
  symbols: readonly string[],
): Promise<Artefact | undefined> {
  search.found.sort((a, b) => b.written - a.written);
  for (const { path, written } of search.found) {
    const text = await readFile(path, 'utf8').catch(() => '');
    const has = (symbol: string): boolean =>
      new RegExp(`\\.entry\\s+${symbol.replaceAll('$', '\\$')}\\s*\\(`).test(text);
    if (symbols.some(has)) return { text, name: relative(folder, path), written };
  }
  return undefined;
}

async function isThere(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

/** Notes the PTX files of a folder and of those below it. Links are not followed. */
async function look(search: Search, folder: string, depth: number): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) {
    if (search.left-- <= 0) return;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (depth > 1 && !WITHOUT.test(entry.name)) await look(search, path, depth - 1);
      continue;
    }
    if (!entry.isFile() || !entry.name.endsWith('.ptx')) continue;
    const { mtimeMs, size } = (await lstat(path).catch(() => undefined)) ?? {};
    if (mtimeMs !== undefined && size! <= MOST_BYTES) search.found.push({ path, written: mtimeMs });
  }
}
