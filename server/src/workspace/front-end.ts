/**
 * The front end over the workspace's files: a user's crate collected for each revision, over the
 * crates below it, and brought up to date in place where an edit allows it.
 */

import type { FileId, Span } from '../base/index.ts';
import { type Crate, HOST_VIEW, Program, type TargetCfg } from '../hir/index.ts';
import { CODE, type KernelRoot, Lowering } from '../lower/index.ts';
import { type CargoSetup, type Configuration, Subjects } from '../rules/index.ts';
import {
  type PackedWaiting,
  type ParseError,
  type ParseResult,
  parseFile,
  unpackWaiting,
} from '../syntax/index.ts';
import { TARGETS } from '../targets/index.ts';
import type { EmitOptions, Emitted, PreludeTexts, TargetName } from './api.ts';
import { emitMir } from './back-end.ts';
import {
  agreedFlags,
  type BuildDialect,
  type CodeFlags,
  contractionOf,
  DIALECT_BUILDS,
  floatModes,
} from './build-flags.ts';
import {
  type Applied,
  appliedTo,
  type Base,
  type Collected,
  CrateCache,
  catchUp,
  inputOf,
  readingOf,
} from './crate-cache.ts';
import { CrateLimit } from './crate-limit.ts';
import { DeviceCodes } from './device-code.ts';
import { Discovery } from './discovery/index.ts';
import type { Files } from './files.ts';
import { type CodeForm, KernelCache } from './kernel-cache.ts';
import { CrateFigures } from './kernel-figures.ts';
import { rootName } from './kernel-instances.ts';
import { CrateKernels } from './kernels.ts';
import { demandedNames, instanceNames, type KernelInstances } from './launched-elsewhere.ts';
import {
  type CpuChoice,
  type CrateGraph,
  type CrateUnit,
  namedLibraries,
  type Packages,
  withItsOwn,
} from './manifest/index.ts';
import { ParsedFiles } from './parsed.ts';
import {
  type CrateTexts,
  currentIn,
  MAX_PATCHES,
  patchCrate,
  SeenTree,
  staleFile,
} from './patch/index.ts';
import { isGenerated, PRELUDE_FOLDER, PRELUDE_WAITING } from './prelude-files.ts';
import { BuildScripts } from './scripts/index.ts';
import { targetCfg } from './target-cfg.ts';
import { TextWords } from './text-words.ts';
import { CrateValidity } from './validity.ts';

/**
 * A user's crate with all queries over it. Edits of functions and constants change it in place;
 * others make a new one.
 */
export interface CheckedCrate {
  readonly crate: Crate;
  readonly program: Program;
  readonly lowering: Lowering;
  /** Paths of its files, root first. */
  readonly modules: readonly string[];
  readonly target: TargetCfg;
  /**
   * What it was collected from: the crates around it, its own texts, and those of its dependencies.
   */
  readonly graph: CrateGraph;
  readonly collected: Collected;
  readonly base: Base;
  readonly applied: Applied;
  /** The tree that the crate stands for, by path; what an edit is compared with. */
  readonly trees: Map<string, SeenTree>;
  /** Its kernels as they are compiled. */
  readonly codes: DeviceCodes;
  readonly kernels: CrateKernels;
  /** How many of them rules look at. */
  readonly limit: CrateLimit;
  /** What rules found in it. */
  readonly subjects: Subjects;
  /** The same of the rules about code that the compiler refuses, for panes and printed text. */
  readonly refusals: Subjects;
  /** What rustc refuses of it. */
  readonly validity: CrateValidity;
  /** What its kernels take of a GPU. */
  readonly figures: CrateFigures;
  /** Its optimised kernels, as the options ask for them. */
  optimised(options: EmitOptions): KernelCache;
  /** What the optimiser is asked for under options. */
  formOf(options: EmitOptions): CodeForm;
  /**
   * Where a place in its texts and those below it is now; places leave the engine only through it.
   */
  current(span: Span): Span;
  /** Functions replaced since the crate was collected. */
  patches: number;
}

/** What the smallest crate takes, with the signatures of its dependencies: likewise. */
const CRATE_WEIGHT = 20;

export class FrontEnd {
  private readonly files: Files;
  readonly words: TextWords;
  /** Which files belong to a crate, and what it has to do with GPUs, before it is compiled. */
  readonly discovery: Discovery;
  private readonly packages: Packages;
  private readonly parsed: ParsedFiles;
  private readonly crates: CrateCache;
  private readonly scripts: BuildScripts;
  private readonly hasPrelude: boolean;
  private readonly verifyPasses: boolean;
  /**
   * Graphs of lone files with the device libraries that they name, and those of crates for the host
   * without their dependencies.
   */
  private readonly adaptedGraphs = new WeakMap<CrateGraph, CrateGraph>();

  constructor(files: Files, packages: Packages, prelude: PreludeTexts, verifyPasses = false) {
    this.verifyPasses = verifyPasses;
    this.files = files;
    this.packages = packages;
    this.words = new TextWords(files);
    this.parsed = new ParsedFiles(files);
    this.crates = new CrateCache(files, this.parsed, (root, path) => this.mayRead(root, path));
    this.scripts = new BuildScripts(files, this.crates, (root, path) => this.mayRead(root, path));
    const { words } = this;
    this.discovery = new Discovery({
      files,
      packages,
      words,
      graph: (root, target) => this.graph(root, targetCfg(target, {})),
    });
    this.hasPrelude = prelude['lib.rs'] !== undefined;
    for (const [name, text] of Object.entries(prelude)) {
      if (name !== PRELUDE_WAITING) files.set(`${PRELUDE_FOLDER}/${name}`, text);
    }
    const waiting = JSON.parse(prelude[PRELUDE_WAITING] ?? '{}') as Record<string, PackedWaiting>;
    for (const [name, packed] of Object.entries(waiting))
      this.parsed.noteWaiting(`${PRELUDE_FOLDER}/${name}`, unpackWaiting(packed));
  }

  /**
   * The file's tree and the errors in it, as its crate read it; undefined when there is no such
   * file.
   */
  parse(path: string): ParseResult | undefined {
    return this.parsed.parse(path);
  }

  /** Errors in a file's syntax, as its crate read it. */
  errors(path: string): readonly ParseError[] {
    return this.parsed.errors(path);
  }

  rest(): void {
    this.parsed.rest();
  }

  /** What a crate weighs, in kilobytes of source; its bodies and its kernels grow with that. */
  weigh({ modules }: CheckedCrate): number {
    const { files } = this;
    const length = (path: string): number => files.text(files.id(path))?.length ?? 0;
    return CRATE_WEIGHT + modules.reduce((sum, path) => sum + length(path), 0) / 1024;
  }

  /** Has it, or one below it, been brought up to date in place? */
  isEdited({ patches, applied }: CheckedCrate): boolean {
    return patches > 0 || [...applied.values()].some((count) => count > 0);
  }

  /** Lets go of what was made for a crate that nobody holds any more. */
  forget({ graph, target, modules }: CheckedCrate): void {
    this.crates.forget(graph, target);
    for (const path of modules) this.parsed.forget(path);
  }

  isPrelude(file: FileId): boolean {
    return this.files.path(this.files.base(file)).startsWith(`${PRELUDE_FOLDER}/`);
  }

  /**
   * Is the text somebody else's: the prelude's, that of a package that Cargo has brought, or a
   * build script's?
   */
  isForeign(file: FileId): boolean {
    const path = this.files.path(this.files.base(file));
    return this.isPrelude(file) || isGenerated(path) || this.packages.isForeign(path);
  }

  /** The packages and crates behind a root file. */
  graph(root: string, target: TargetCfg): CrateGraph {
    const graph = this.packages.graph(root, target);
    if (graph.lone) return this.withLibraries(graph);
    if (graph.stray) return this.scripts.applied(this.withLibraries(graph), target);
    const isHostOnly = graph.others.length > 0 && this.discovery.isHostOnly(root);
    return this.scripts.applied(isHostOnly ? this.alone(graph) : graph, target);
  }

  /**
   * A crate without its dependencies: of code for the host alone only launches matter, and these
   * are read from its own texts.
   */
  private alone(graph: CrateGraph): CrateGraph {
    let known = this.adaptedGraphs.get(graph);
    if (known === undefined) {
      known = { ...graph, root: { ...graph.root, deps: new Map() }, others: [], missing: [] };
      this.adaptedGraphs.set(graph, known);
    }
    return known;
  }

  /**
   * A file without a manifest says with its text which device libraries it needs, as does one that
   * its package has as no crate: tests of a compiler are built with more than the package has.
   */
  private withLibraries(graph: CrateGraph): CrateGraph {
    const text = this.files.text(this.files.id(graph.root.root)) ?? '';
    const named = [...namedLibraries(text)].filter(([name]) => !graph.root.deps.has(name));
    if (named.length === 0) return graph;
    let known = this.adaptedGraphs.get(graph);
    const others = [
      ...new Set([...graph.others, ...named.flatMap(([, unit]) => withItsOwn(unit))]),
    ];
    if (known === undefined || !sameUnits(known.others, others)) {
      const deps = new Map(graph.root.deps);
      for (const [name, unit] of named) deps.set(name, unit);
      known = { ...graph, root: { ...graph.root, deps }, others };
      this.adaptedGraphs.set(graph, known);
    }
    return known;
  }

  /** May the crate of a root file read a path? */
  mayRead(root: string, path: string): boolean {
    return this.packages.mayRead(root, path);
  }

  /** The root of the library of the package in a folder. */
  libraryIn(folder: string): string | undefined {
    return this.packages.targetsIn(folder)?.find(({ kind }) => kind === 'lib')?.path;
  }

  /** Could a crate hold kernels, as far as the words of its texts tell? */
  mayHoldKernels(root: string, usesLibrary?: boolean): boolean {
    return this.packages.mayHoldKernels(root, usesLibrary);
  }

  /** Roots of other crates that may launch the kernels of this one. */
  hostsAround(root: string): readonly string[] {
    return this.packages.hostsAround(root);
  }

  /** What Cargo's files say about the build of a root's device code. */
  cargoSetup(root: string): CargoSetup | undefined {
    return this.packages.cargoSetup(root, (path) => this.files.id(path));
  }

  /** The target that somebody asked for in place of those of the build. */
  get askedTarget(): TargetName | undefined {
    return this.packages.build.target;
  }

  /** What names the targets of a root's build, where nobody asked for one. */
  targetSetup(root: string): CargoSetup | undefined {
    return this.askedTarget === undefined ? this.cargoSetup(root) : undefined;
  }

  /** The GPU of a target that the project names for a root, and the file that names it. */
  cpuChoice(root: string, name: TargetName): CpuChoice | undefined {
    const { triple, cpus } = TARGETS[name]!;
    return this.packages.cpuChoice(root, triple, this.files, (cpu) =>
      cpus.some((known) => known.name === cpu),
    );
  }

  /** Whose compiler builds a root's crate. */
  dialect(root: string): BuildDialect {
    return this.packages.dialect(root);
  }

  /**
   * The GPU that a root's crate is compiled for: the one that is named, else the dialect's oldest.
   */
  cpuOf(root: string, name: TargetName): string {
    return this.cpuChoice(root, name)?.cpu ?? this.oldestCpu(root, name);
  }

  /** The oldest GPU that counts for a root where nobody names one. */
  oldestCpu(root: string, name: TargetName): string {
    return name === 'ptx' ? DIALECT_BUILDS[this.dialect(root)].oldest : TARGETS[name]!.defaultCpu;
  }

  /** Flags of code generation: those of the options, else of the project's build. */
  codeFlags(root: string, options: EmitOptions): CodeFlags {
    const { flags } = DIALECT_BUILDS[this.dialect(root)];
    const { builders, commands } = this.packages.buildChoices(root);
    const said = [...builders, ...commands].map((choice) => choice.flags);
    const configured = this.configuration(root)?.flags;
    return { ...flags, ...agreedFlags(said), ...configured, ...options.flags };
  }

  /** The configuration of a target under which a root's crate is compiled. */
  targetCfg(root: string, name: TargetName, options: EmitOptions): TargetCfg {
    const cpu = options.cpu ?? this.cpuOf(root, name);
    const flags = this.codeFlags(root, options);
    return targetCfg(name, { ...options, cpu, flags }, this.dialect(root));
  }

  /** The `warplens.toml` that counts for a root. */
  configuration(root: string): Configuration | undefined {
    return this.packages.configuration(root, (path) => this.files.id(path));
  }

  /** The prelude alone, for code that is not in Rust; undefined where there is none. */
  preludeFor(target: TargetCfg): Base | undefined {
    return this.hasPrelude ? this.crates.coreOf(target) : undefined;
  }

  /**
   * Collects the crate with this root. Undefined when the root cannot be read. `byItself`: what
   * other compilations launch of its kernels does not count.
   */
  check(root: string, target: TargetCfg, byItself = false): CheckedCrate | undefined {
    if (!this.hasPrelude || this.files.text(this.files.id(root)) === undefined) return undefined;
    const graph = this.graph(root, target);
    const base = this.crates.base(graph, target);
    const own = { ...graph.root, foreign: false };
    const collected = this.crates.collect(inputOf(own), target, base.deps, readingOf(own), own.env);
    const { crate, modules } = collected;
    const crates = [base.core, ...base.others.map((other) => other.crate), crate];
    const program = new Program(target, crates, base.core, base.program);
    const trees = new Map<string, SeenTree>();
    for (const path of modules) {
      const seen = this.seen(path, own);
      if (seen !== undefined) trees.set(path, seen);
    }
    const lowering = new Lowering(program, base.lowering, this.files.database());
    const applied = appliedTo(base.others);
    const patches = 0;
    const caches = new Map<string, KernelCache>();
    const compiling = (kernel: KernelRoot): void =>
      this.files.progress(`compiling ${rootName(kernel)}`);
    const { unrolling, shortDivision } = TARGETS[target.arch === 'amdgpu' ? 'amdgcn' : 'ptx']!;
    const formOf = (options: EmitOptions): CodeForm => ({
      level: options.opt ?? 'O2',
      contraction: contractionOf(this.codeFlags(root, options)),
      feedsCompiler: options.form === 'llvm-ir',
      unrolling: options.form === 'llvm-ir' ? undefined : unrolling,
      shortDivision: options.form !== 'llvm-ir' && shortDivision,
      ...(options.disablePasses?.length ? { disabled: options.disablePasses } : {}),
    });
    const optimised = (options: EmitOptions): KernelCache => {
      const form = formOf(options);
      const key = JSON.stringify(form);
      let cache = caches.get(key);
      if (cache === undefined)
        caches.set(key, (cache = new KernelCache(codes, form, this.verifyPasses, compiling)));
      return cache;
    };
    const functionsOf = (def: KernelRoot) => optimised({}).functions(def);
    const codes = new DeviceCodes(program, lowering, functionsOf, compiling);
    const followed = [collected, ...base.others].map((one) => one.followed);
    const current = (span: Span): Span => currentIn(this.files, followed, span);
    const kernels: CrateKernels = new CrateKernels({
      db: codes.db,
      crate,
      program,
      text: (file, start, end) => (this.files.text(file as FileId) ?? '').slice(start, end),
      current,
      isWhole: (one) => !limit.isBeyond(one) && codes.state(one).problems.length === 0,
      ...(byItself || target.cfg.has(HOST_VIEW)
        ? {}
        : { launched: this.launchedElsewhere(root, target) }),
    });
    const limit = new CrateLimit({
      db: codes.db,
      found: () => kernels.found,
      sizeOf: (one) => codes.state(one).size,
    });
    return {
      crate,
      program,
      lowering,
      modules,
      target,
      graph,
      collected,
      base,
      trees,
      applied,
      codes,
      kernels,
      limit,
      subjects: new Subjects(codes.db, CODE),
      refusals: new Subjects(codes.db, CODE),
      validity: new CrateValidity(codes, program, crate, (file) => this.isForeign(file)),
      figures: new CrateFigures(codes.db, (kernel) => {
        if (codes.state(kernel).kernel === undefined) return undefined;
        const lowered = codes.lowered(kernel);
        return { emitted: this.textOf(root, target, optimised({}), kernel), lowered };
      }),
      optimised,
      formOf,
      current,
      patches,
    };
  }

  /** The text of one kernel, for counting. Its places are those of the crate's own snapshots. */
  private textOf(root: string, target: TargetCfg, cache: KernelCache, kernel: KernelRoot): Emitted {
    const name: TargetName = target.arch === 'amdgpu' ? 'amdgcn' : 'ptx';
    const cpu = this.cpuChoice(root, name)?.cpu;
    const { module, kernels } = cache.optimise([kernel]);
    return emitMir({
      module,
      kernels: kernels.map(({ symbol }) => symbol),
      target: name,
      options: cpu === undefined ? {} : { cpu },
      files: this.files,
      isPrelude: (file) => this.isPrelude(file),
      current: (span) => span,
      fallback: { file: this.files.id(root), start: 0, end: 0 },
      oldest: this.oldestCpu(root, name),
      raisesVersion: DIALECT_BUILDS[this.dialect(root)].raisesVersion,
      floats: floatModes(this.codeFlags(root, {})),
      withoutPlaces: true,
    });
  }

  /**
   * What other compilations launch of a crate's generic kernels: the host's of the same texts, and
   * those of crates that depend on it.
   */
  private launchedElsewhere(root: string, target: TargetCfg) {
    const host = { ...target, cfg: new Set([...target.cfg, HOST_VIEW]) };
    const isOwner = ({ root: { file } }: Crate): boolean => this.files.path(file) === root;
    const dependents = new Map<string, () => readonly string[]>();
    return {
      host: this.launchedBy(root, host, instanceNames),
      dependents: () =>
        this.hostsAround(root).flatMap((other) => {
          let names = dependents.get(other);
          if (names === undefined) {
            names = this.launchedBy(other, target, (found) => demandedNames(found, isOwner));
            dependents.set(other, names);
          }
          return names();
        }),
    };
  }

  /**
   * The names that a compilation of a crate gives. It is asked for where a kernel's types depend on
   * that, and collected anew when one of its texts has changed.
   */
  private launchedBy(
    root: string,
    target: TargetCfg,
    namesOf: (found: KernelInstances) => readonly string[],
  ): () => readonly string[] {
    let known: { readonly checked: CheckedCrate; readonly names: readonly string[] } | undefined;
    return () => {
      if (known === undefined || this.patch(known.checked) !== 'same') {
        const checked = this.check(root, target, true);
        if (checked === undefined) return [];
        known = { checked, names: namesOf(checked.kernels.instances) };
      }
      return known.names;
    };
  }

  private seen(path: string, unit: CrateUnit): SeenTree | undefined {
    const id = this.files.id(path);
    const text = this.files.text(id);
    const result = this.parsed.parse(path, { ...readingOf(unit), lazy: false });
    if (text === undefined || result === undefined) return undefined;
    return SeenTree.parsed(this.files.version(id), text, unit.edition, result);
  }

  /**
   * Brings a checked crate up to date when all that changed since are functions and constants that
   * little depends on: is it as it was, or patched? `gone` when it must be collected anew.
   */
  patch(checked: CheckedCrate): 'same' | 'patched' | 'gone' {
    if (this.graph(checked.modules[0]!, checked.target) !== checked.graph) return 'gone';
    const { base } = checked;
    const below = base.others.map((other) => this.crates.refresh(other));
    if (below.includes('gone')) return 'gone';
    // Another crate may have brought it up to date before.
    const isBehind = catchUp(checked, base.others);
    if (isBehind) {
      checked.subjects.edited();
      checked.refusals.edited();
      checked.validity.reshaped();
    }
    catchUp(base, base.others);
    const stale: string[] = [];
    for (const [path, version] of checked.collected.seen) {
      const seen = checked.trees.get(path);
      if (!this.files.remembers(this.files.id(path), version)) return 'gone';
      if (this.files.version(this.files.id(path)) === (seen?.version ?? version)) continue;
      // A module that was missing, or a text that was included.
      if (seen === undefined) return 'gone';
      stale.push(path);
    }
    if (stale.length === 0) return isBehind || below.includes('patched') ? 'patched' : 'same';
    const unit = checked.graph.root;
    if (checked.patches + stale.length > MAX_PATCHES) return 'gone';
    const next = stale.map((path) =>
      staleFile(this.files, path, checked.trees.get(path), () => this.seen(path, unit)),
    );
    const done = patchCrate(
      this.files,
      checked.crate,
      next,
      checked.collected,
      this.textsOf(checked),
    );
    if (done === undefined) return 'gone';
    for (const { path, after } of next) {
      checked.trees.set(path, after!);
      this.parsed.noteErrors(path, after!);
    }
    for (const def of done.changed) {
      checked.program.forgetBody(def);
      checked.lowering.invalidate(def);
    }
    for (const def of done.gone) {
      checked.program.forgetItem(def);
      checked.lowering.forget(def);
    }
    for (const subjects of [checked.subjects, checked.refusals]) {
      if (done.reshaped) subjects.reshaped();
      subjects.edited();
    }
    if (done.reshaped) {
      checked.program.reshaped(checked.crate);
      checked.validity.reshaped();
    }
    checked.patches += done.changed.length + done.gone.length + (done.reshaped ? 1 : 0);
    return 'patched';
  }

  /** The texts in which names of a crate's items may stand. */
  private textsOf({ modules, collected, base, graph }: CheckedCrate): CrateTexts {
    const { files } = this;
    const textOf = (path: string): string => files.text(files.id(path)) ?? '';
    const others = function* (): Generator<string> {
      for (const path of collected.seen.keys()) if (!modules.includes(path)) yield textOf(path);
      for (const path of base.others.flatMap((other) => other.modules)) {
        const text = textOf(path);
        if (text.includes('macro')) yield text;
      }
    };
    const { edition } = graph.root;
    return { modules, others: others(), parse: (path) => parseFile(textOf(path), { edition }) };
  }
}

function sameUnits(a: readonly CrateUnit[], b: readonly CrateUnit[]): boolean {
  return a.length === b.length && a.every((unit, at) => unit === b[at]);
}
