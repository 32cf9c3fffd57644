/**
 * What a change did to the kernels of a repository: both sides are read, the crates that the change
 * reaches are compiled for both, kernels are matched and their figures compared.
 */
import { listFiles, machine } from '../../disk/index.ts';
import { locateIn } from '../../report/index.ts';
import { GitError, GitRepository, type GitTree } from '../../toolchain/index.ts';
import {
  type Engine,
  type EngineHost,
  namesGpuOps,
  type TargetName,
} from '../../workspace/index.ts';
import { CliError } from '../io.ts';
import { type KernelPair, matchFindings, matchKernels } from './match.ts';
import { SharedCode } from './shared-code.ts';
import { commitSide, type Side, workTree } from './sides.ts';
import { countLate, type FindingState, type StateRequest, stateOf } from './state.ts';
import { SwitchingHost } from './switching.ts';

export interface DiffRequest {
  /** `BASE`, `BASE..HEAD` or `BASE...HEAD`; the last commit and the work tree when absent. */
  readonly range: string | undefined;
  /** Absolute path of the folder whose kernels are compared. */
  readonly folder: string;
  readonly targets?: readonly TargetName[];
  readonly cpu?: string;
  readonly runs: boolean;
  createEngine(host: Omit<EngineHost, 'prelude'>): Engine;
  pause(what: string): Promise<void>;
}

export interface Comparison {
  readonly base: string;
  readonly head: string;
  readonly pairs: readonly KernelPair[];
  readonly come: readonly FindingState[];
  readonly gone: readonly FindingState[];
}

/** Files that decide what is compiled, besides those in Rust. */
const EXTENSIONS = ['.rs', '.mlir', '.toml', '.lock', '.json', '.ptx', '.s', '.ll', '.inc'];

/**
 * Compares the two states.
 * @throws CliError for what git or the caller got wrong
 */
export async function compareStates(request: DiffRequest): Promise<Comparison> {
  try {
    const repository = await GitRepository.open(request.folder);
    return await compareIn(repository, request);
  } catch (error) {
    if (error instanceof GitError) throw new CliError(`git: ${error.message}`);
    throw error;
  }
}

async function compareIn(repository: GitRepository, request: DiffRequest): Promise<Comparison> {
  const { top } = repository;
  const folder = machine.realPath(request.folder) ?? request.folder;
  const [from, to] = await commitsOf(repository, request.range);
  const known = new Map<string, Uint8Array>();
  const baseTree = await repository.tree(from.oid);
  const headTree = to === undefined ? undefined : await repository.tree(to.oid);
  const base = await commitSide(repository, baseTree, from.name, known);
  const head =
    headTree === undefined ? workTree() : await commitSide(repository, headTree, to!.name, known);
  const changed =
    headTree === undefined
      ? changedOnDisk(top, baseTree, head)
      : changedBetween(top, baseTree, headTree);
  const host = new SwitchingHost(head);
  const engine = request.createEngine(host);
  engine.setFolders([folder]);
  const shared = [...changed].every((path) => CODE_ALONE.test(path))
    ? new SharedCode((path) => base.readFile(path))
    : undefined;
  const requestFor = (side: Side, roots: readonly string[]): StateRequest => {
    const { targets, cpu, runs, pause } = request;
    return {
      engine,
      side,
      roots,
      locate: locateIn(engine, folder),
      top,
      runs,
      pause,
      ...(shared && { shared }),
      ...(targets && { targets }),
      ...(cpu !== undefined && { cpu }),
    };
  };
  const reached = (side: Side): readonly string[] =>
    rootsIn(engine, side, folder).filter((root) => isReached(engine, root, changed, top));
  if (changed.size === 0)
    return { base: base.name, head: head.name, pairs: [], come: [], gone: [] };
  const headRoots = reached(head);
  let after = await stateOf(requestFor(head, headRoots));
  host.switchTo(base, engine, changed);
  shared?.switch();
  const before = await stateOf(requestFor(base, reached(base)));
  if (shared !== undefined && shared.late().size > 0) {
    host.switchTo(head, engine, changed);
    await countLate(requestFor(head, headRoots), shared.late());
    const kernels = after.kernels.map((kernel) => ({
      ...kernel,
      code: kernel.code.map((code) => shared.settled(code)),
    }));
    after = { ...after, kernels };
  }
  return {
    base: base.name,
    head: head.name,
    pairs: matchKernels(before.kernels, after.kernels),
    ...matchFindings(before.findings, after.findings),
  };
}

interface Commit {
  readonly name: string;
  readonly oid: string;
}

/** The two commits of a range; the work tree is undefined. */
async function commitsOf(
  repository: GitRepository,
  range = 'HEAD',
): Promise<readonly [Commit, Commit | undefined]> {
  const cut = range.indexOf('..');
  const dots = cut < 0 ? '' : range.startsWith('...', cut) ? '...' : '..';
  const from = cut < 0 ? range : range.slice(0, cut);
  const to = range.slice(from.length + dots.length);
  const commit = async (name: string): Promise<Commit> => {
    const wanted = name === '' ? 'HEAD' : name;
    return { name: wanted, oid: await repository.commit(wanted) };
  };
  const base = await commit(from);
  if (dots === '') return [base, undefined];
  const head = await commit(to);
  if (dots === '..') return [base, head];
  const oid = await repository.mergeBase(base.oid, head.oid);
  return [{ name: `${base.name} (merge base)`, oid }, head];
}

function changedBetween(top: string, base: GitTree, head: GitTree): ReadonlySet<string> {
  const out = new Set<string>();
  for (const [path, { oid }] of base) if (head.get(path)?.oid !== oid) out.add(`${top}/${path}`);
  for (const path of head.keys()) if (!base.has(path)) out.add(`${top}/${path}`);
  return out;
}

function changedOnDisk(top: string, base: GitTree, disk: Side): ReadonlySet<string> {
  const out = new Set<string>();
  for (const [path, { oid, isLink }] of base) {
    if (isLink || !EXTENSIONS.some((one) => path.endsWith(one))) continue;
    if (!disk.has(`${top}/${path}`, oid)) out.add(`${top}/${path}`);
  }
  for (const extension of EXTENSIONS)
    for (const path of listFiles(top, extension))
      if (!base.has(path.slice(top.length + 1))) out.add(path);
  return out;
}

/** The crates below a folder, as for `check`. */
function rootsIn(engine: Engine, side: Side, folder: string): readonly string[] {
  const rust = [...(engine.cratesIn(folder) ?? []), ...engine.filesAloneIn(folder)];
  const mlir = mlirBelow(side, folder).filter((path) => namesGpuOps(engine.text(path) ?? ''));
  return [...new Set([...rust, ...mlir])];
}

/** Folders that hold what others have made. */
const SKIPPED = new Set(['target', 'node_modules']);

function mlirBelow(side: Side, folder: string): readonly string[] {
  const out: string[] = [];
  const visit = (at: string, depth: number): void => {
    for (const name of side.listDir(at) ?? []) {
      if (name.startsWith('.') || SKIPPED.has(name)) continue;
      if (name.endsWith('.mlir')) out.push(`${at}/${name}`);
      else if (!name.includes('.') && depth < 40) visit(`${at}/${name}`, depth + 1);
    }
  };
  visit(folder, 0);
  return out;
}

/**
 * Texts that decide about code by being it, or not at all: no flags, no data, no build scripts. A
 * README may name a GPU, which is compared.
 */
const CODE_ALONE = /(?<!\/build)\.rs$|\.md$/;

/** Files that decide about all packages below them. */
const SETTINGS =
  /^(?:Cargo\.(?:toml|lock)|warplens\.toml|rust-toolchain(?:\.toml)?|\.cargo\/config(?:\.toml)?)$/;

/** May the change have to do with a crate? Wrong in one direction only: then it is compiled. */
function isReached(
  engine: Engine,
  root: string,
  changed: ReadonlySet<string>,
  top: string,
): boolean {
  if (engine.modules(root).some((path) => changed.has(path))) return true;
  const folders = packagesOf(engine, root, top);
  for (const path of changed) {
    if (folders.some((folder) => path.startsWith(`${folder}/`))) return true;
    for (let at = root.lastIndexOf('/'); at >= top.length; at = root.lastIndexOf('/', at - 1)) {
      const above = `${root.slice(0, at)}/`;
      if (path.startsWith(above) && SETTINGS.test(path.slice(above.length))) return true;
    }
  }
  return false;
}

/** The folder of a crate's package and those of all packages that it names by path. */
function packagesOf(engine: Engine, root: string, top: string): readonly string[] {
  const own = manifestFolder(engine, root, top);
  if (own === undefined) return [root.slice(0, root.lastIndexOf('/'))];
  const out = new Set([own]);
  for (const folder of out) {
    for (let at = folder; at.length >= top.length; at = at.slice(0, at.lastIndexOf('/'))) {
      const manifest = engine.text(`${at}/Cargo.toml`) ?? '';
      for (const [, path = ''] of manifest.matchAll(/\bpath\s*=\s*["']([^"']+)["']/g)) {
        const found = joined(at, path);
        if (engine.text(`${found}/Cargo.toml`) !== undefined) out.add(found);
      }
      if (!at.includes('/')) break;
    }
  }
  return [...out];
}

function manifestFolder(engine: Engine, root: string, top: string): string | undefined {
  for (let at = root.lastIndexOf('/'); at >= top.length; at = root.lastIndexOf('/', at - 1))
    if (engine.text(`${root.slice(0, at)}/Cargo.toml`) !== undefined) return root.slice(0, at);
  return undefined;
}

function joined(folder: string, path: string): string {
  const parts = path.startsWith('/') ? [] : folder.split('/');
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return path.startsWith('/') ? `/${parts.join('/')}` : parts.join('/');
}
