/**
 * Which kernels a project has: those that its crates compile, and those that the sources have and
 * no crate compiles, each with the reason and what brings it in. The one answer for the command,
 * the kernel tree and `check`.
 */
import type { FileId, Span } from '../../base/index.ts';
import type { AbsentKernel, AbsentLaunches, AbsentState, Inventory, KernelInfo } from '../api.ts';
import type { PackageCrate } from '../manifest/index.ts';
import type { Condition } from './conditions.ts';
import type { CrateFiles } from './crate-files.ts';
import type { KernelSource, Outline } from './outline.ts';
import { type Build, isBuilt, type Reason, whyOff } from './why-absent.ts';

/** What is asked of the workspace. */
export interface InventoryInput {
  /** All crates below the folder. */
  readonly crates: readonly PackageCrate[];
  /** Those of them that have something to do with GPUs. */
  readonly concerned: ReadonlySet<string>;
  /** Rust files below the folder. */
  readonly files: readonly string[];
  /** Files that no manifest names and that are crates by themselves. */
  readonly alone: readonly string[];
  id(path: string): FileId;
  path(file: FileId): string;
  outline(path: string): Outline;
  filesOf(root: string): CrateFiles;
  mayLaunch(path: string): boolean;
  /** Is the file a test that the compiler must refuse? */
  mustFail(path: string): boolean;
  build(crate: PackageCrate): Build;
  kernels(root: string): readonly KernelInfo[];
  /** Why the attribute at a name is no kernel's, where the crate says it. */
  unknownMacro(root: string, name: Span): string | undefined;
  /** Why the crate cannot be compiled at all. */
  unread(root: string): string | undefined;
}

/** Stops before each crate that is compiled, with its root. */
export function* inventoryOf(input: InventoryInput): Generator<string, Inventory> {
  const roots = [...input.concerned, ...input.alone];
  const kernels: { root: string; kernel: KernelInfo }[] = [];
  const seen = new Set<string>();
  const compiled = new Compiled();
  const owners = ownersOf(input);
  for (const root of roots) {
    yield root;
    for (const kernel of input.kernels(root)) {
      const { file, start } = kernel.nameSpan;
      compiled.add(input.path(file), kernel);
      // Crates may share files: a kernel is listed with the first that has it.
      const key = `${file} ${start} ${kernel.name}`;
      if (seen.has(key)) continue;
      seen.add(key);
      kernels.push({ root, kernel });
    }
  }
  const absent = input.files.flatMap((path) =>
    absentAmong(path, owners.get(path) ?? [], compiled, input),
  );
  return { roots, kernels, absent, launches: absentLaunches(owners, input) };
}

/** Kernels of one file that none of these crates compiles. */
export function absentInFile(
  path: string,
  crates: readonly PackageCrate[],
  input: InventoryInput,
): readonly AbsentKernel[] {
  const owners = crates.flatMap((crate) => {
    const ways = input.filesOf(crate.path).files.get(path);
    return ways === undefined ? [] : [{ crate, ways }];
  });
  const compiled = new Compiled();
  // Without a crate it is compiled by itself.
  for (const root of owners.length > 0 ? owners.map(({ crate }) => crate.path) : [path])
    for (const kernel of input.kernels(root))
      compiled.add(input.path(kernel.nameSpan.file), kernel);
  if (owners.length > 0) return absentAmong(path, owners, compiled, input);
  const stray = absentAmong(path, owners, compiled, { ...input, alone: [] });
  if (input.mustFail(path)) return stray;
  const alone = absentAmong(path, owners, compiled, { ...input, alone: [path] });
  const isKnown = ({ state }: AbsentKernel): boolean =>
    state === 'unknown-macro' || state === 'off';
  return alone.map((one, at) => (isKnown(one) ? one : stray[at]!));
}

function absentAmong(
  path: string,
  owners: readonly Owner[],
  compiled: Compiled,
  input: InventoryInput,
): readonly AbsentKernel[] {
  return input
    .outline(path)
    .kernels.filter((source) => !compiled.has(path, source) && !isTemplate(source))
    .map((source) => absentKernel(path, source, owners, input));
}

/** Is it in what a procedural macro writes into other crates? */
function isTemplate({ macro }: KernelSource): boolean {
  return macro !== undefined && /^(?:parse_)?quote(?:_spanned)?$/.test(macro.name);
}

/** Places of compiled kernels, by file. */
class Compiled {
  private readonly places = new Map<string, { name: number; start: number }[]>();

  add(path: string, { nameSpan, span }: KernelInfo): void {
    const list = this.places.get(path);
    const place = { name: nameSpan.start, start: span.start };
    if (list === undefined) this.places.set(path, [place]);
    else list.push(place);
  }

  /** Is a kernel compiled that this source is, or that a macro makes of it? */
  has(path: string, { start, end, nameStart, macro }: KernelSource): boolean {
    const inside = (at: number): boolean => start <= at && at < end;
    return (this.places.get(path) ?? []).some(
      (one) =>
        one.name === nameStart || (macro !== undefined && (inside(one.name) || inside(one.start))),
    );
  }
}

interface Owner {
  readonly crate: PackageCrate;
  readonly ways: readonly (readonly Condition[])[];
}

/** The crates that have a file as a module, whether they compile it or not. */
function ownersOf({ crates, filesOf }: InventoryInput): ReadonlyMap<string, readonly Owner[]> {
  const out = new Map<string, Owner[]>();
  for (const crate of crates)
    for (const [path, ways] of filesOf(crate.path).files) {
      const list = out.get(path);
      if (list === undefined) out.set(path, [{ crate, ways }]);
      else list.push({ crate, ways });
    }
  return out;
}

/** The reason of the least cost among the ways by which crates have a file. */
function nearest(
  owners: readonly Owner[],
  own: readonly Condition[],
  input: InventoryInput,
): { readonly owner: Owner; readonly reason: Reason | undefined } | undefined {
  let best: { owner: Owner; reason: Reason | undefined } | undefined;
  for (const owner of owners) {
    for (const way of owner.ways) {
      const all = [...way, ...own];
      if (all.length === 0) return { owner, reason: undefined };
      const build = input.build(owner.crate);
      if (isBuilt(all, build)) return { owner, reason: undefined };
      const reason = whyOff(all, build);
      if (best === undefined || reason.cost < (best.reason?.cost ?? 0)) best = { owner, reason };
    }
  }
  return best;
}

function absentKernel(
  path: string,
  source: KernelSource,
  owners: readonly Owner[],
  input: InventoryInput,
): AbsentKernel {
  const nameSpan = { file: input.id(path), start: source.nameStart, end: source.nameEnd };
  const base = { name: source.name, nameSpan, remedy: undefined, features: undefined };
  const own = [...input.outline(path).conditions, ...source.conditions];
  const found = nearest(owners, source.conditions, input);
  if (found === undefined) {
    if (input.alone.includes(path)) {
      const why = whyNotAlone(path, source, own, input);
      return { ...base, state: why.state, crate: path, why: why.text };
    }
    if (input.mustFail(path)) {
      const errors = path.slice(path.lastIndexOf('/') + 1).replace(/\.rs$/, '.stderr');
      const why = `in a test that must not compile: \`${errors}\` has its errors`;
      return { ...base, state: 'off', crate: undefined, why };
    }
    const why = 'in a file that no crate has as a module';
    const remedy = `declare it by \`mod\`, or name the file itself`;
    return { ...base, state: 'no-crate', crate: undefined, why, remedy };
  }
  const crate = found.owner.crate.path;
  const { reason } = found;
  if (reason !== undefined) {
    const { why, remedy, features } = reason;
    return { ...base, state: 'off', crate, why, remedy, features };
  }
  const unread = input.unread(crate);
  if (unread !== undefined) return { ...base, state: 'not-compiled', crate, why: unread };
  const unknown = unknownMacro(crate, nameSpan, source, input);
  if (source.macro !== undefined) {
    const { name, isDefinition } = source.macro;
    const why = isDefinition
      ? `written in the macro \`${name}!\`, which no compiled code calls`
      : `in the arguments of the macro \`${name}!\`, which does not put it into the crate`;
    const state = unknown === undefined ? 'not-called' : 'unknown-macro';
    return { ...base, state, crate, why: unknown ?? why };
  }
  if (unknown !== undefined) return { ...base, state: 'unknown-macro', crate, why: unknown };
  const why = 'not found in its crate as it is compiled';
  return { ...base, state: 'not-compiled', crate, why };
}

function whyNotAlone(
  path: string,
  source: KernelSource,
  conditions: readonly Condition[],
  input: InventoryInput,
): { readonly state: AbsentState; readonly text: string } {
  const nameSpan = { file: input.id(path), start: source.nameStart, end: source.nameEnd };
  const unknown = unknownMacro(path, nameSpan, source, input);
  if (unknown !== undefined) return { state: 'unknown-macro', text: unknown };
  if (conditions.length > 0) return { state: 'off', text: 'left out by a `cfg`' };
  return { state: 'not-compiled', text: 'not found in its file as it is compiled' };
}

/** What marks a kernel that we do not know: as its crate says it, else as it is written. */
function unknownMacro(
  root: string,
  name: Span,
  source: KernelSource,
  input: InventoryInput,
): string | undefined {
  const written = unknownBy(source);
  if (written !== undefined) return written;
  const macro = input.unknownMacro(root, name);
  return macro && `made by the macro ${macro}, which is not known here`;
}

/** What an attribute or ABI alone tells. */
function unknownBy({ attribute, abi }: KernelSource): string | undefined {
  if (abi === 'amdgpu-kernel')
    return 'of the ABI `amdgpu-kernel`, which rustc has no more: it is `gpu-kernel` today';
  const last = attribute?.at(-1);
  if (last === undefined || abi !== undefined) return undefined;
  const isOurs = attribute!.length === 1 && last === 'kernel';
  return isOurs
    ? undefined
    : `made by the macro \`#[${attribute!.join('::')}]\`, which is not known here`;
}

/** Files with words of launches that no crate compiles. */
function absentLaunches(
  owners: ReadonlyMap<string, readonly Owner[]>,
  input: InventoryInput,
): readonly AbsentLaunches[] {
  const out: AbsentLaunches[] = [];
  for (const [path, of] of owners) {
    if (!input.mayLaunch(path)) continue;
    const reason = nearestOnHost(of, input);
    if (reason !== undefined)
      out.push({ path, why: reason.why, remedy: reason.remedy, features: reason.features });
  }
  return out;
}

/** Why the host's build leaves a file out, as far as features decide that. */
function nearestOnHost(owners: readonly Owner[], input: InventoryInput): Reason | undefined {
  let best: Reason | undefined;
  if (owners.some(({ ways }) => ways.some((way) => way.length === 0))) return undefined;
  for (const { crate, ways } of owners) {
    const build = input.build(crate);
    const host = { ...build, options: [build.host, ...build.options] };
    for (const way of ways) {
      if (isBuilt(way, host)) return undefined;
      const reason = whyOff(way, host);
      if (best === undefined || reason.cost < best.cost) best = reason;
    }
  }
  return best?.features === undefined ? undefined : best;
}
