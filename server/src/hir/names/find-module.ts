/** Finds the file of a `mod name;` among those that the crate may read. */
import type { FileId } from '../../base/index.ts';
import type * as ast from '../../syntax/index.ts';
import { moduleFiles } from './module-files.ts';
import type { ModuleData } from './state.ts';

export interface FoundModule {
  readonly file: ast.SourceFile;
  readonly fileId: FileId;
  readonly path: string;
  /** Where the files of its own modules lie. */
  readonly folder: string;
}

/** Where a `mod name;` is declared; `folder` is that of an `include!`d text. */
interface DeclaredIn {
  readonly module: ModuleData;
  readonly folder: string | undefined;
}

/** `path`: the value of its `#[path]`. */
export function findModule(
  name: string,
  { module, folder }: DeclaredIn,
  path: string | undefined,
): FoundModule | undefined {
  const { host } = module.crate;
  for (const candidate of candidates(name, module, folder, path)) {
    if (host.mayInclude?.(candidate.path) === false) continue;
    const parsed = host.parse(candidate.path);
    if (parsed !== undefined) {
      const { path: at, folder } = candidate;
      return { file: parsed.file, fileId: parsed.fileId, path: at, folder };
    }
  }
  return undefined;
}

/** Does `#[path]` lead to where no source of the crate may lie? */
export function isOutside(
  name: string,
  { module, folder }: DeclaredIn,
  path: string | undefined,
): boolean {
  const files = candidates(name, module, folder, path);
  return files.every((file) => module.crate.host.mayInclude?.(file.path) === false);
}

function candidates(
  name: string,
  module: ModuleData,
  folder: string | undefined,
  path: string | undefined,
): ReturnType<typeof moduleFiles> {
  return moduleFiles(name, folder ?? module.folder, folder ?? module.pathFolder, path);
}
