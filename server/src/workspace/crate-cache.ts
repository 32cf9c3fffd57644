/**
 * The crates below the user's: our own `core` and the dependencies, collected once and kept while
 * their texts stay as they are, with all that is known of them alone. Programs of the user's crate
 * build on that.
 */
import { append } from '../base/index.ts';

import {
  type Crate,
  type CrateInput,
  collectCrate,
  type FnDef,
  Program,
  procMacroNames,
  type SourceHost,
  type TargetCfg,
} from '../hir/index.ts';
import { Lowering } from '../lower/index.ts';
import { type ParseResult, parseFile } from '../syntax/index.ts';
import type { Files } from './files.ts';
import type { CrateGraph, CrateUnit } from './manifest/index.ts';
import type { ParsedFiles, Reading } from './parsed.ts';
import {
  currentIn,
  FollowedTexts,
  MAX_PATCHES,
  patchCrate,
  SeenTree,
  type StaleFile,
  staleFile,
  TextPlaces,
} from './patch/index.ts';
import { isGenerated, PRELUDE_FOLDER } from './prelude-files.ts';
import { withoutCpu } from './target-cfg.ts';

/** A crate, and the texts that it was made from. */
export interface Collected {
  /** Different for each collection. */
  readonly id: number;
  readonly crate: Crate;
  /** Paths of its files, root first. */
  readonly modules: readonly string[];
  /** Versions of all texts that were asked for, also of those that are not there. */
  readonly seen: Map<string, number>;
  /** How its files are read; undefined when it does not come from them directly. */
  readonly reading: Reading | undefined;
  /** The trees that it stands for, by path, and the versions of the texts when it was made. */
  readonly trees: Map<string, SeenTree>;
  readonly first: ReadonlyMap<string, number>;
  /** Its texts as it follows them. */
  readonly followed: FollowedTexts;
  /** Variables of the build that it asks for and that are not known. */
  readonly unknownEnv: ReadonlySet<string>;
  /** Lines and columns that its code asks for. */
  readonly places: TextPlaces;
  /** Functions whose bodies were edited since, in order. */
  readonly patched: FnDef[];
  /** Who is told of files that its code asks for later, when somebody looks at a body. */
  readonly late: Set<(path: string) => void>;
}

/** How many of the new bodies of each crate below have been taken note of. */
export type Applied = Map<Collected, number>;

/** For what is made from the crates as they are now. */
export function appliedTo(others: readonly Collected[]): Applied {
  return new Map(others.map((other) => [other, other.patched.length]));
}

/**
 * Forgets what was made from bodies of crates below that are new since. Were there any edits of
 * them?
 */
export function catchUp(
  top: { readonly program: Program; readonly lowering: Lowering; readonly applied: Applied },
  others: readonly Collected[],
): boolean {
  let behind = false;
  for (const other of others) {
    if (top.applied.get(other) !== other.patched.length) behind = true;
    for (const def of other.patched.slice(top.applied.get(other))) {
      top.program.forgetBody(def);
      top.lowering.invalidate(def);
    }
    top.applied.set(other, other.patched.length);
  }
  return behind;
}

/** What is known of crates without the user's. */
export interface Base {
  readonly core: Crate;
  /** Dependencies in order of need. */
  readonly others: readonly Collected[];
  /** The crates that the user's may name. */
  readonly deps: ReadonlyMap<string, Crate>;
  readonly program: Program;
  readonly lowering: Lowering;
  readonly applied: Applied;
}

/** What collecting a crate finds out about its files. */
interface Gathered {
  /** Paths of the crate's files, the root's first. */
  readonly modules: string[];
  /** By path: the version that was looked at. */
  readonly seen: Map<string, number>;
  readonly trees: Map<string, SeenTree>;
  readonly places: TextPlaces;
  readonly followed: FollowedTexts;
  readonly late: ReadonlySet<(path: string) => void>;
  /** Called with each file more. */
  gathered(): void;
}

/** May the crate of a root file read a path? */
export type MayRead = (root: string, path: string) => boolean;

export class CrateCache {
  private readonly files: Files;
  private readonly parsed: ParsedFiles;
  private readonly mayRead: MayRead;
  private readonly cores = new Map<string, Base>();
  private readonly dependencies = new Map<
    string,
    { readonly unit: CrateUnit; readonly deps: string; readonly collected: Collected }
  >();
  private readonly bases = new Map<string, { readonly ids: string; readonly base: Base }>();
  private nextId = 1;

  constructor(files: Files, parsed: ParsedFiles, mayRead: MayRead) {
    this.files = files;
    this.parsed = parsed;
    this.mayRead = mayRead;
  }

  /** Are the texts that a crate was made from still the same? */
  isFresh({ seen }: Collected): boolean {
    for (const [path, version] of seen)
      if (this.files.version(this.files.id(path)) !== version) return false;
    return true;
  }

  /** Brings a crate below the user's up to date in place; `gone` when it must be collected anew. */
  refresh(collected: Collected): 'same' | 'patched' | 'gone' {
    if (this.isFresh(collected)) return 'same';
    const { files } = this;
    const { crate, reading, trees, seen, first, patched } = collected;
    if (reading === undefined || reading.lazy) return 'gone';
    const stale: StaleFile[] = [];
    for (const [path, version] of seen) {
      const id = files.id(path);
      if (!files.remembers(id, first.get(path)!)) return 'gone';
      if (files.version(id) === version) continue;
      stale.push(staleFile(files, path, trees.get(path), () => this.seen(path, reading)));
    }
    if (patched.length + stale.length > MAX_PATCHES) return 'gone';
    const done = patchCrate(files, crate, stale, collected);
    if (done === undefined) return 'gone';
    for (const { path, after } of stale) {
      trees.set(path, after!);
      seen.set(path, after!.version);
    }
    append(patched, done.changed);
    return 'patched';
  }

  private seen(path: string, reading: Reading): SeenTree | undefined {
    const id = this.files.id(path);
    const result = this.parsed.parse(path, reading);
    const text = this.files.text(id);
    if (result === undefined || text === undefined) return undefined;
    return SeenTree.parsed(this.files.version(id), text, reading.edition, result);
  }

  /** All crates below the root of a graph. */
  base(graph: CrateGraph, target: TargetCfg): Base {
    const key = keyOf(target);
    const core = this.coreOf(target);
    if (graph.others.length === 0) return core;
    const made = new Map<CrateUnit, Collected>();
    for (const unit of graph.others)
      made.set(unit, this.dependency(unit, made, core.core, key, target));
    const others = [...made.values()];
    // The names under which the root sees the crates belong to it as well.
    const ids = [...others.map(({ id }) => id), ...graph.root.deps.keys()].join();
    const slot = `${key} ${graph.root.root}`;
    let known = this.bases.get(slot);
    if (known?.ids !== ids) {
      const crates = [core.core, ...others.map(({ crate }) => crate)];
      const program = new Program(target, crates, core.core, core.program);
      const deps = depsOf(graph.root, made, core.core);
      const base = {
        core: core.core,
        others,
        deps,
        program,
        lowering: new Lowering(program, core.lowering),
        applied: appliedTo(others),
      };
      known = { ids, base };
      this.bases.set(slot, known);
    }
    catchUp(known.base, others);
    return known.base;
  }

  /** Lets go of the crates below a root, but for those that other roots have below them. */
  forget(graph: CrateGraph, target: TargetCfg): void {
    this.bases.delete(`${keyOf(target)} ${graph.root.root}`);
    const used = new Set([...this.bases.values()].flatMap(({ base }) => base.others));
    for (const [slot, { collected }] of this.dependencies)
      if (!used.has(collected)) this.dependencies.delete(slot);
  }

  /** The prelude alone. */
  coreOf(target: TargetCfg): Base {
    // It is the same on all CPUs of a target.
    const plain = withoutCpu(target);
    return this.core(keyOf(plain), plain);
  }

  private core(key: string, target: TargetCfg): Base {
    let base = this.cores.get(key);
    if (base === undefined) {
      const root = `${PRELUDE_FOLDER}/lib.rs`;
      const input: CrateInput = { name: 'core', edition: 2021, root, isPrelude: true };
      const core = this.collect(input, target, new Map(), { edition: 2021, lazy: true }).crate;
      const program = new Program(target, [core], core);
      base = {
        core,
        others: [],
        deps: new Map([['core', core]]),
        program,
        lowering: new Lowering(program),
        applied: new Map(),
      };
      this.cores.set(key, base);
    }
    return base;
  }

  private dependency(
    unit: CrateUnit,
    made: ReadonlyMap<CrateUnit, Collected>,
    core: Crate,
    key: string,
    target: TargetCfg,
  ): Collected {
    const kind = unit.isScript === true ? 'script' : 'device';
    const { name, root, edition, features } = unit;
    const own = [...(unit.modules?.values() ?? [])];
    const slot = [key, kind, name, root, edition, ...[...features].sort(), ...own].join(' ');
    const deps = [...unit.deps].map(([name, dep]) => `${name}=${made.get(dep)?.id}`).join();
    const old = this.dependencies.get(slot);
    if (old?.deps === deps && builtAlike(old.unit, unit) && this.refresh(old.collected) !== 'gone')
      return old.collected;
    // Bodies that nobody edits are parsed when somebody asks for them.
    const reading = { ...readingOf(unit), ...(this.files.still && { lazy: true }) };
    const collected = unit.procMacro
      ? this.procMacros(unit, target, core)
      : this.collect(inputOf(unit), target, depsOf(unit, made, core), reading, unit.env);
    this.dependencies.set(slot, { unit, deps, collected });
    return collected;
  }

  /** Collects one crate. */
  collect(
    input: CrateInput,
    target: TargetCfg,
    deps: ReadonlyMap<string, Crate>,
    reading: Reading,
    env?: ReadonlyMap<string, string>,
  ): Collected {
    const modules: string[] = [];
    const seen = new Map<string, number>();
    const trees = new Map<string, SeenTree>();
    const followed = new FollowedTexts(this.files);
    const places = new TextPlaces(this.files, followed);
    const late = new Set<(path: string) => void>();
    const unknownEnv = new Set<string>();
    const variable = (name: string): string | undefined => {
      const value = env?.get(name) ?? this.files.env(name);
      if (value === undefined) unknownEnv.add(name);
      return value;
    };
    const given = new Set(input.modules?.values());
    const isOwn = (path: string): boolean =>
      path === input.root || isGenerated(path) || isPrelude(path) || given.has(path);
    const folder = input.root.slice(0, input.root.lastIndexOf('/'));
    const files = this.files.countBelow(folder);
    const gathered = (): void => {
      const { length } = modules;
      this.files.progress(
        `reading ${input.name}`,
        length,
        files === 0 ? 0 : Math.max(files, length),
      );
    };
    const { host, close } = this.host(
      reading,
      { modules, seen, trees, places, followed, late, gathered },
      variable,
      (path) => isOwn(path) || this.mayRead(input.root, path),
    );
    const crate = collectCrate(input, host, target, deps);
    close();
    const first = new Map(seen);
    return {
      id: this.nextId++,
      crate,
      modules,
      seen,
      reading,
      trees,
      first,
      followed,
      places,
      unknownEnv,
      patched: [],
      late,
    };
  }

  /** A crate of macros is collected as a file with macros of the same names. */
  private procMacros(unit: CrateUnit, target: TargetCfg, core: Crate): Collected {
    const id = this.files.id(unit.root);
    const result = this.parsed.parse(unit.root, readingOf(unit));
    const names = result === undefined ? [] : procMacroNames(result.file);
    const text = names
      .map((name) => `#[macro_export] macro_rules! ${name} { () => {} }\n`)
      .join('');
    const followed = new FollowedTexts(this.files);
    const host: SourceHost = {
      parse: (path) =>
        path === unit.root
          ? { file: parseFile(text).file, fileId: followed.snapshot(id) }
          : undefined,
    };
    const crate = collectCrate(
      { ...inputOf(unit), isProcMacro: true },
      host,
      target,
      new Map([['core', core]]),
    );
    return {
      id: this.nextId++,
      crate,
      modules: [unit.root],
      seen: new Map([[unit.root, this.files.version(id)]]),
      reading: undefined,
      trees: new Map(),
      first: new Map(),
      followed,
      places: new TextPlaces(this.files, followed),
      unknownEnv: new Set(),
      patched: [],
      late: new Set(),
    };
  }

  /**
   * What collecting may ask of the files; each file that becomes part of the crate is added to
   * `modules` until `close` is called: what a body includes later is known only when somebody asks
   * about the body, and the crate's files must not depend on that.
   */
  private host(
    reading: Reading,
    { modules, seen, trees, places, followed, late, gathered }: Gathered,
    env: (name: string) => string | undefined,
    mayInclude: (path: string) => boolean,
  ): { readonly host: SourceHost; readonly close: () => void } {
    const { files, parsed } = this;
    const see = (path: string): void => {
      if (seen.has(path)) return;
      seen.set(path, files.version(files.id(path)));
      for (const tell of late) tell(path);
    };
    const told = new Set<string>();
    let isOpen = true;
    const host: SourceHost = {
      parse: (path) => {
        see(path);
        if (!mayInclude(path)) return undefined;
        const result: ParseResult | undefined = parsed.parse(path, reading);
        if (!result) return undefined;
        if (isOpen && !told.has(path)) {
          told.add(path);
          modules.push(path);
          gathered();
          const id = files.id(path);
          if (!reading.lazy) {
            const text = files.text(id) ?? '';
            trees.set(path, SeenTree.parsed(files.version(id), text, reading.edition, result));
          }
        }
        return { file: result.file, fileId: followed.snapshot(files.id(path)) };
      },
      pathOf: (file) => files.path(file),
      mayInclude,
      text: (path) => {
        see(path);
        return mayInclude(path) ? files.text(files.id(path)) : undefined;
      },
      bytes: (path) => {
        see(path);
        return mayInclude(path) ? files.bytes(files.id(path)) : undefined;
      },
      position: (file, offset) => places.asked(file, offset),
      current: (file, offset) => {
        const at = currentIn(files, [followed], { file, start: offset, end: offset });
        return { file: at.file, offset: at.start };
      },
      env,
    };
    const close = (): void => {
      isOpen = false;
    };
    return { host, close };
  }
}

function isPrelude(path: string): boolean {
  return path.startsWith(`${PRELUDE_FOLDER}/`);
}

/** How the files of a crate are read. */
export function readingOf(unit: CrateUnit): Reading {
  return { edition: unit.edition, lazy: unit.foreign };
}

/** What a unit is collected from. */
export function inputOf(unit: CrateUnit): CrateInput {
  const { name, edition, root, features, cfg, modules, isScript = false } = unit;
  const isStandIn = isPrelude(root);
  return { name, edition, root, features, cfg, modules, isScript, isStandIn };
}

/** Do `cfg` and `env!` mean the same in both? */
function builtAlike(a: CrateUnit, b: CrateUnit): boolean {
  if (a === b) return true;
  return (
    a.cfg.size === b.cfg.size &&
    [...a.cfg].every((name) => b.cfg.has(name)) &&
    a.env.size === b.env.size &&
    [...a.env].every(([name, value]) => b.env.get(name) === value)
  );
}

function depsOf(
  unit: CrateUnit,
  made: ReadonlyMap<CrateUnit, Collected>,
  core: Crate,
): ReadonlyMap<string, Crate> {
  const out = new Map([['core', core]]);
  for (const [name, dep] of unit.deps) {
    const collected = made.get(dep);
    if (collected !== undefined) out.set(name, collected.crate);
  }
  return out;
}

/** Two targets with the same key see the same crates. */
function keyOf(target: TargetCfg): string {
  const { arch, cfg, overflowChecks, debugAssertions, exact, variables } = target;
  const more = variables === true ? ['variables'] : [];
  return [arch, ...[...cfg].sort(), overflowChecks, debugAssertions, exact === true, ...more].join(
    ' ',
  );
}
