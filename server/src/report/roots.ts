/** Which crates a folder stands for. */
import { type Engine, namesGpuOps } from '../workspace/index.ts';

/** Absolute paths of the files below a folder with an extension such as `.rs`, sorted. */
export type ListFiles = (folder: string, extension: string) => readonly string[];

/** The files that there are. */
export interface FileTree {
  readonly list: ListFiles;
  /** Is there a file or folder of this path? */
  exists(path: string): boolean;
}

/** MLIR files below a folder, and those of them that have nothing to do with GPUs. */
export function mlirBelow(
  engine: Engine,
  folder: string,
  list: ListFiles,
): { readonly mlir: readonly string[]; readonly others: readonly string[] } {
  const all = list(folder, '.mlir');
  const mlir = all.filter((file) => namesGpuOps(engine.text(file) ?? ''));
  const known = new Set(mlir);
  return { mlir, others: all.filter((file) => !known.has(file)) };
}

/**
 * Of a folder with packages below it: their crates that have something to do with GPUs, and files
 * that are crates by themselves; where there are none, the libraries and programs that its manifest
 * names. Of any other folder one crate for each file that no other declares as a module.
 */
export function rustRootsBelow(engine: Engine, path: string, tree: FileTree): readonly string[] {
  const crates = engine.cratesIn(path);
  if (crates !== undefined) {
    const found = [...new Set([...crates, ...engine.filesAloneIn(path)])];
    return found.length > 0 ? found : (engine.rootsIn(path) ?? []);
  }
  const usual = ['src/lib.rs', 'src/main.rs', 'lib.rs', 'main.rs'].map((name) => `${path}/${name}`);
  const root = usual.find((candidate) => tree.exists(candidate));
  if (root !== undefined) return [root];
  const files = tree.list(path, '.rs');
  const children = new Set(files.flatMap((file) => engine.modules(file).slice(1)));
  return files.filter((file) => !children.has(file));
}
