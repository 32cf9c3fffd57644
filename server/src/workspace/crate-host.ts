/**
 * What one crate has to do with launches: its kernels as launches see them, the launches in its
 * host code, and those of its kernels in the crates around it.
 */

import type { Span } from '../base/index.ts';
import { type Database, derived, memo } from '../db/index.ts';
import type { FnDef } from '../hir/index.ts';
import {
  type Dims,
  type LaunchKernel,
  type LinkedHost,
  type LinkedLaunch,
  placedKernel,
} from '../host/index.ts';
import { rootParts } from '../lower/index.ts';
import {
  type DeviceCode,
  type HostLaunches,
  type Launch,
  launchesInHost,
  NO_LAUNCHES,
  SHAPE,
  sizedInSpec,
} from '../rules/index.ts';
import type { LaunchSizes } from './api.ts';
import type { Files } from './files.ts';
import type { CheckedCrate, FrontEnd } from './front-end.ts';
import { HostCode, type OtherCrate } from './host-code.ts';
import { type LaunchedKernel, launchKernels } from './launch-kernels.ts';
import type { SeenTree } from './patch/index.ts';
import { launchesInSpec, SpecsBeside, specLaunches } from './run/spec-launches.ts';

/** The launches of a crate's host code by kernel. */
const launchLists = memo<LinkedHost, ReadonlyMap<LaunchKernel, readonly LinkedLaunch[]>>(
  'workspace.program.launches',
);

function launchesOf(host: LinkedHost, kernel: LaunchKernel): readonly LinkedLaunch[] {
  if (host.launches.length === 0) return [];
  let known = launchLists.get(host);
  if (known === undefined) {
    const lists = new Map<LaunchKernel, LinkedLaunch[]>();
    for (const launch of host.launches) {
      const of = launch.link?.kernel;
      if (of === undefined) continue;
      const list = lists.get(of);
      if (list === undefined) lists.set(of, [launch]);
      else list.push(launch);
    }
    launchLists.set(host, (known = lists));
  }
  return known.get(kernel) ?? [];
}

export interface CrateHostInput {
  readonly root: string;
  readonly files: Files;
  readonly frontEnd: FrontEnd;
  /** The crate as it is now, as rules look at it or by default. */
  checked(forRules: boolean): CheckedCrate | undefined;
  /** Paths of its files. */
  modules(): readonly string[];
  /** The same of another crate, and of this one. */
  others(root: string): CrateHost;
}

export class CrateHost implements OtherCrate {
  private readonly input: CrateHostInput;
  private readonly db: Database;
  /** One of which nothing has changed is the same object. */
  private readonly kernels = derived<'', readonly LaunchKernel[]>('kernels to launch', {
    compute: (_, __, old) => {
      const checked = this.input.checked(true);
      if (checked === undefined) return [];
      const known = new Map(old?.map((one) => [JSON.stringify(one), one]));
      return this.launchedIn(checked).map(
        ({ kernel }) => known.get(JSON.stringify(kernel)) ?? kernel,
      );
    },
    equal: (a, b) => a.length === b.length && a.every((one, at) => one === b[at]),
    print: (found) => found.map(({ signature }) => signature),
  });
  /** Of a crate, in the crate's own database: only what comes and goes in it has a say. */
  private readonly launched = derived<CheckedCrate, readonly LaunchedKernel[]>('launch kernels', {
    compute: (cx, checked) => {
      cx.get(SHAPE, '');
      const text = ({ file, start, end }: Span): string =>
        (this.input.files.text(file) ?? '').slice(start, end);
      return launchKernels(checked, checked.kernels.found, text);
    },
    print: (found) => found.map(({ kernel }) => kernel.signature),
  });
  readonly code: HostCode;
  private readonly hostFns = derived<'', LinkedHost>('host code', {
    compute: () => this.code.update(),
    memory: 'crates',
    weigh: () => this.code.weight / 1024,
    evicted: () => this.code.release(),
    print: null,
  });
  private readonly hostPlaced = derived<'', LinkedHost>('host code in its places', {
    compute: (cx) => {
      const host = cx.get(this.hostFns, '');
      // Places move with any edit of its texts.
      this.code.readTexts();
      return this.code.placed(host);
    },
    print: ({ names }) => names.map(({ name, kernel }) => [name.text, kernel?.symbol]),
  });

  constructor(input: CrateHostInput) {
    this.input = input;
    const { root, files, frontEnd, others } = input;
    this.db = files.db;
    const { paranoid } = files;
    this.code = new HostCode({ root, files, frontEnd, paranoid, crate: others });
  }

  end(): void {
    for (const query of [this.kernels, this.hostFns, this.hostPlaced]) this.db.drop(query);
  }

  /** Takes note that somebody has the crate open. */
  keep(): void {
    this.db.keep(this.hostFns, '');
  }

  get modules(): readonly string[] {
    return this.input.modules();
  }

  placedKernels(): readonly LaunchKernel[] {
    return this.rawKernels().map((one) => placedKernel(one, (span) => this.placeOf(span) ?? span));
  }

  rawKernels(): readonly LaunchKernel[] {
    return this.db.get(this.kernels, '');
  }

  private launchedIn(checked: CheckedCrate): readonly LaunchedKernel[] {
    return checked.codes.db.get(this.launched, checked);
  }

  /** The kernels with where their code begins, in a crate as it is now. */
  private launchedKernels(checked: CheckedCrate): readonly LaunchedKernel[] {
    const kernels = this.rawKernels();
    return this.launchedIn(checked).map(({ root }, at) => ({ kernel: kernels[at]!, root }));
  }

  tree(path: string): SeenTree | undefined {
    return this.input.checked(false)?.trees.get(path);
  }

  placeOf(span: Span): Span | undefined {
    return this.input.checked(true)?.collected.followed.current(span);
  }

  /** The code of one of its kernels; undefined while it cannot be compiled as a whole. */
  codeOfLaunched(kernel: LaunchKernel): DeviceCode | undefined {
    const checked = this.input.checked(true);
    if (checked === undefined || kernel.generic) return undefined;
    const found = this.launchedKernels(checked).find((one) => one.kernel === kernel);
    if (found === undefined) return undefined;
    const code = checked.codes.code(found.root);
    return code?.partial === true ? undefined : code;
  }

  /** The code of a kernel that its host code launches, of this crate or another. */
  codeOf(kernel: LaunchKernel): DeviceCode | undefined {
    return this.input.others(kernel.root).codeOfLaunched(kernel);
  }

  /** Host code with its places in the current texts. */
  get placed(): LinkedHost {
    return this.db.get(this.hostPlaced, '');
  }

  /** Host code with places in pieces of the texts. */
  get inPieces(): LinkedHost {
    return this.db.get(this.hostFns, '');
  }

  /** The kernels that methods of the value in front of an offset launch. */
  kernelsBehind(path: string, offset: number): readonly LaunchKernel[] {
    if (this.inPieces.kernels.length === 0) return [];
    return this.code.kernelsBehind(path, offset);
  }

  /**
   * How host code of the crate itself, else of those around it, launches its kernels; those that it
   * does not launch as the spec beside them does.
   */
  launchesByKernel(checked: CheckedCrate): ReadonlyMap<FnDef, HostLaunches> {
    const out = new Map<FnDef, HostLaunches>();
    // Who has no kernels is launched by nobody, whatever there is around it.
    if (checked.kernels.found.length === 0) return out;
    const hosts = this.hosts().filter((host) => host.inPieces.launches.length > 0);
    const isLaunched = this.inPieces.launches.length > 0 || hosts.length > 0;
    for (const { root, kernel } of isLaunched ? this.launchedKernels(checked) : []) {
      const { def } = rootParts(root);
      if (out.has(def)) continue;
      const own = launchesOf(this.inPieces, kernel);
      const others = hosts.flatMap((host) => host.placedLaunchesOf(kernel));
      if (own.length + others.length > 0) out.set(def, launchesInHost([...own, ...others]));
    }
    const { files } = this.input;
    const beside = new SpecsBeside(files);
    for (const { def, info } of checked.kernels.found) {
      const { name, symbol, nameSpan } = info;
      const kernel = { name, symbol, path: files.path(nameSpan.file) };
      const inHost = out.get(def);
      const found = inHost ?? launchesInSpec(beside, kernel);
      const specs =
        beside.of(kernel.path) === undefined
          ? []
          : specLaunches(beside, kernel, this.paramsOf(checked, def));
      const sized = inHost === undefined ? sizedInSpec(specs) : inHost.sized;
      if (specs.length > 0) out.set(def, { ...(found ?? NO_LAUNCHES), specs, sized });
      else if (found !== undefined) out.set(def, found);
    }
    return out;
  }

  private paramsOf(checked: CheckedCrate, def: FnDef): LaunchKernel['params'] {
    const all = this.launchedKernels(checked);
    return all.find(({ root }) => rootParts(root).def === def)?.kernel.params;
  }

  /** Programs of other crates that may launch the crate's kernels. */
  private hosts(): readonly CrateHost[] {
    const { root, frontEnd, files, others } = this.input;
    if (frontEnd.isForeign(files.id(root))) return [];
    return frontEnd.hostsAround(root).map(others);
  }

  /** The launches of another crate's kernel, in their places. */
  private placedLaunchesOf(kernel: LaunchKernel): readonly LinkedLaunch[] {
    return launchesOf(this.inPieces, kernel).map((launch) => ({
      ...launch,
      callee: this.code.place(launch.callee),
    }));
  }

  /** What all launches of a kernel agree on, with its place. */
  launchOf(checked: CheckedCrate, def: FnDef): Launch | undefined {
    const all = this.launchesByKernel(checked).get(def)?.all;
    return all?.at === undefined ? all : { ...all, at: this.code.place(all.at) };
  }

  /** The launches of a kernel, with the kernel as they see it. */
  launchesOf(
    checked: CheckedCrate,
    def: FnDef,
  ): { readonly kernel: LaunchKernel | undefined; readonly launches: readonly LinkedLaunch[] } {
    const all = this.launchedKernels(checked);
    const kernel = all.find(({ root }) => rootParts(root).def === def)?.kernel;
    if (kernel === undefined) return { kernel, launches: [] };
    const launches = [this, ...this.hosts()].flatMap((host) => host.placedLaunchesOf(kernel));
    return { kernel, launches };
  }

  /** The sizes of each launch of a kernel. */
  sizesOf(kernel: string): readonly LaunchSizes[] {
    const checked = this.input.checked(true);
    const found = checked?.kernels.found.find(({ info }) => info.name === kernel);
    if (checked === undefined || found === undefined) return [];
    const { launches } = this.launchesOf(checked, found.def);
    const known = (dims: Dims | undefined): readonly number[] | undefined => {
      const sizes = dims?.sizes.flatMap(({ value }) => (value === undefined ? [] : Number(value)));
      return sizes?.length === 3 ? sizes : undefined;
    };
    return launches.map(({ grid, block, shared, callee }) => ({
      at: callee,
      grid: known(grid),
      block: known(block),
      workgroupMem: shared?.value === undefined ? undefined : Number(shared.value),
    }));
  }
}
