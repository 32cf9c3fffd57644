/** The files of a workspace that have anything to do with GPUs, and their kernels. */
import { hasGpuCode, kernelsIn } from '../../ide/index.ts';
import type { KernelInfo } from '../../workspace/index.ts';
import type { ServerContext } from '../context.ts';
import { isRustSource, pathOfUri } from '../uris.ts';
import { isToml } from './toml-diagnostics.ts';

/** Open Rust files and those of the workspace's folders that have anything to do with GPUs. */
export function gpuFiles({ engine, host, documents, folders }: ServerContext): string[] {
  const open = documents
    .all()
    .map(({ uri }) => uri)
    .filter((uri) => isRustSource(uri) && !isToml(uri))
    .map(pathOfUri);
  const listed = folders.flatMap((folder) => host.listRustFiles?.(folder) ?? []);
  const found = listed.filter((path) => hasGpuCode(engine.text(path) ?? ''));
  return [...new Set([...open, ...found])].sort();
}

/** Kernels of all these files, by file and place. */
export function workspaceKernels(context: ServerContext): KernelInfo[] {
  return gpuFiles(context).flatMap((path) => [...kernelsIn(context.engine, path)]);
}

/** Where host code may launch kernels: open Rust files and all below the workspace's folders. */
export function launchPlaces({ host, documents, folders }: ServerContext): string[] {
  const open = documents.all().map(({ uri }) => uri);
  const listed = folders.flatMap((folder) => host.listRustFiles?.(folder) ?? []);
  return [...new Set([...open.filter(isRustSource).map(pathOfUri), ...listed])].sort();
}
