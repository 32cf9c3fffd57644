/**
 * The crates below the user's: our own `core` and the dependencies, collected once and kept while their texts stay as they
 * are, with all that is known of them alone. Programs of the user's crate build on that.
 */
import { LineIndex } from '../base/index.ts';
import {
  type Crate,
  type CrateInput,
  collectCrate,
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
import { PRELUDE_FOLDER } from './prelude-files.ts';

/** A crate, and the texts that it was made from. */
export interface Collected {
  /** Different for each collection. */
  readonly id: number;
  readonly crate: Crate;
  /** Paths of its files, root first. */
  readonly modules: readonly string[];
  /** Versions of all texts that were asked for, also of those that are not there. */
  readonly seen: ReadonlyMap<string, number>;
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
}

export class CrateCache {
  private readonly files: Files;
  private readonly parsed: ParsedFiles;
  private readonly cores = new Map<string, Base>();
  private readonly dependencies = new Map<
    string,
    { readonly deps: string; readonly collected: Collected }
  >();
  private readonly bases = new Map<string, { readonly ids: string; readonly base: Base }>();
  private nextId = 1;

  constructor(files: Files, parsed: ParsedFiles) {
    this.files = files;
    this.parsed = parsed;
  }

  /** Are the texts that a crate was made from still the same? */
  isFresh({ seen }: Collected): boolean {
    for (const [path, version] of seen)
      if (this.files.version(this.files.id(path)) !== version) return false;
    return true;
  }

  /** All crates below the root of a graph. */
  base(graph: CrateGraph, target: TargetCfg): Base {
    const key = keyOf(target);
    const core = this.core(key, target);
    if (graph.others.length === 0) return core;
    const made = new Map<CrateUnit, Collected>();
    for (const unit of graph.others)
      made.set(unit, this.dependency(unit, made, core.core, key, target));
    const others = [...made.values()];
    const ids = others.map(({ id }) => id).join();
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
      };
      known = { ids, base };
      this.bases.set(slot, known);
    }
    return known.base;
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
    const slot = [key, unit.name, unit.root, unit.edition, ...[...unit.features].sort()].join(' ');
    const deps = [...unit.deps].map(([name, dep]) => `${name}=${made.get(dep)?.id}`).join();
    const old = this.dependencies.get(slot);
    if (old?.deps === deps && this.isFresh(old.collected)) return old.collected;
    const collected = unit.procMacro
      ? this.procMacros(unit, target, core)
      : this.collect(inputOf(unit), target, depsOf(unit, made, core), readingOf(unit), unit.env);
    this.dependencies.set(slot, { deps, collected });
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
    const host = this.host(reading, modules, seen, env);
    return { id: this.nextId++, crate: collectCrate(input, host, target, deps), modules, seen };
  }

  /** A crate of macros is collected as a file with macros of the same names. */
  private procMacros(unit: CrateUnit, target: TargetCfg, core: Crate): Collected {
    const id = this.files.id(unit.root);
    const result = this.parsed.parse(unit.root, readingOf(unit));
    const names = result === undefined ? [] : procMacroNames(result.file);
    const text = names
      .map((name) => `#[macro_export] macro_rules! ${name} { () => {} }\n`)
      .join('');
    const host: SourceHost = {
      parse: (path) =>
        path === unit.root
          ? { file: parseFile(text).file, fileId: this.files.snapshot(id) }
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
    };
  }

  /** What collecting may ask of the files; each file that becomes part of the crate is added to `modules`. */
  private host(
    reading: Reading,
    modules: string[],
    seen: Map<string, number>,
    env: ReadonlyMap<string, string> | undefined,
  ): SourceHost {
    const { files, parsed } = this;
    const see = (path: string): void => {
      if (!seen.has(path)) seen.set(path, files.version(files.id(path)));
    };
    const told = new Set<string>();
    return {
      parse: (path) => {
        const result: ParseResult | undefined = parsed.parse(path, reading);
        see(path);
        if (!result) return undefined;
        if (!told.has(path)) {
          told.add(path);
          modules.push(path);
        }
        return { file: result.file, fileId: files.snapshot(files.id(path)) };
      },
      pathOf: (file) => files.path(file),
      text: (path) => {
        see(path);
        return files.text(files.id(path));
      },
      position: (file, offset) => new LineIndex(files.text(file) ?? '').lineCol(offset),
      env: (name) => env?.get(name),
    };
  }
}

/** How the files of a crate are read. */
export function readingOf(unit: CrateUnit): Reading {
  return { edition: unit.edition, lazy: unit.foreign };
}

/** What a unit is collected from. */
export function inputOf({ name, edition, root, features, cfg }: CrateUnit): CrateInput {
  return { name, edition, root, features, cfg };
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
function keyOf({ arch, cfg, overflowChecks, debugAssertions }: TargetCfg): string {
  return [arch, ...[...cfg].sort(), overflowChecks, debugAssertions].join(' ');
}
