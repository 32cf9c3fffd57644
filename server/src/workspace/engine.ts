/**
 * The engine: texts in, answers out. It owns the files, and with them the database of what is
 * computed; what a program is and how it is compiled stands in `program.ts`.
 */

import { type FileId, sameData, textHash } from '../base/index.ts';
import { derived } from '../db/index.ts';
import type { DeviceTriple } from '../rules/index.ts';
import { TARGETS } from '../targets/index.ts';
import {
  type AbsentKernel,
  type EmitOptions,
  type Emitted,
  type EmittedText,
  type Engine,
  type EngineHost,
  OTHER_TARGET,
  type TargetName,
} from './api.ts';
import { type Compiler, createCompiler } from './compiler.ts';
import { COUNTED } from './counted.ts';
import type { CompiledCrates } from './discovery/index.ts';
import { Files } from './files.ts';
import { type CpuChoice, Packages } from './manifest/index.ts';
import { isMlirPath } from './mlir-program.ts';
import { NameFilter } from './name-filter.ts';
import { LEVELS, type Settings } from './program.ts';
import type { Program } from './program-api.ts';
import { findRoot } from './roots.ts';
import { namedVersions } from './toolchain-date.ts';
import { warmUp } from './warm-up.ts';

export function createEngine(host: EngineHost): Engine {
  const files = new Files(host);
  const settings: Settings = { rules: {}, verifyPasses: host.verifyPasses === true };
  const packages = new Packages({
    text: (path) => files.text(files.id(path)),
    exists: (path) => files.exists(files.id(path)),
    version: (path) => files.version(files.id(path)),
    list: (folder) => files.list(folder),
    env: (name) => files.env(name),
    real: (path) => files.realPath(path),
    holdsAll: (folder) => files.holdsAll(folder),
    readSettings: () => files.readSettings(),
    db: files.db,
  });
  let made: Compiler | undefined;
  const compiler = (): Compiler => {
    made ??= createCompiler(
      files,
      packages,
      typeof host.prelude === 'function' ? host.prelude() : host.prelude,
      settings,
    );
    return made;
  };
  const programOf = (path: string): Program => compiler().program(path);

  const root = derived<string, string>('root of a file', {
    compute: (_, path) => {
      const exists = (candidate: string): boolean => files.exists(files.id(candidate));
      return findRoot(path, packages, exists, (candidate) => programOf(candidate).modules);
    },
  });
  const names = derived<FileId, NameFilter>('names in a text', {
    compute: (_, file) => new NameFilter(files.text(file) ?? ''),
    print: null,
  });
  // An MLIR text is whole.
  const rootOf = (path: string): string => (isMlirPath(path) ? path : files.db.get(root, path));

  const compiledCrates: CompiledCrates = {
    kernels: (root) => programOf(root).kernels(),
    unknownMacro: (root, name) => programOf(root).unknownMacro(name),
    unread: (root) => programOf(root).unread(),
  };
  const memoryOfRuns: Engine['memoryOfRuns'] = { spare: undefined };
  const absent = derived<string, readonly AbsentKernel[]>('absent kernels of a file', {
    compute: (_, path) => compiler().discovery.absentIn(path, compiledCrates),
    equal: sameData,
  });

  const cpuChoice = (root: string, target: TargetName): CpuChoice | undefined =>
    compiler().cpuChoice(root, target);

  /** That Cargo's files ask for a GPU which is none of ours. */
  const otherCpu = (root: string, target: TargetName, used: string): string | undefined => {
    const triple = TARGETS[target]!.triple as DeviceTriple;
    const flag = packages.cargoSetup(root, (path) => files.id(path))?.targets[triple]?.cpu;
    if (flag === undefined || compiler().cpus(target).includes(flag.name)) return undefined;
    return `'${flag.name}', which Cargo's configuration names, is not known here: compiled for ${used}`;
  };

  const withCpu = (root: string, target: TargetName, options: EmitOptions): EmitOptions => {
    if (options.cpu !== undefined) return options;
    const choice = cpuChoice(root, target);
    return choice === undefined ? options : { ...options, cpu: choice.cpu };
  };

  const emittedAs = (root: string, target: TargetName, options: EmitOptions): Emitted =>
    programOf(root).emit(target, withCpu(root, target, options));

  /**
   * A crate of AMD's operations has no PTX: that is what is said, and not which names are missing.
   */
  const forOthers = (
    root: string,
    target: TargetName,
    { kernel }: EmitOptions,
    emitted: Emitted,
  ): Emitted => {
    const [first] = emitted.problems;
    if (target === 'amdgcn' || first === undefined || emitted.summary.length > 0) return emitted;
    const other = programOf(root).ruleTarget();
    if (other !== 'amdgcn') return emitted;
    const there = emittedAs(root, other, kernel === undefined ? {} : { kernel });
    if (there.problems.length > 0 || there.summary.length === 0) return emitted;
    const message =
      'this file is for AMD: `warplens amdgcn`, or its AMDGCN preview, shows the code';
    const related = [{ span: first.span, message: first.message }];
    return { ...emitted, problems: [{ ...first, code: OTHER_TARGET, related, message }] };
  };

  return {
    setFile: (path, text) => files.set(path, text),
    removeFile: (path) => files.remove(path),
    during: (texts, compute) => files.during(texts, compute),
    filesRead: () => files.filesRead(),
    get revision() {
      return files.revision;
    },
    fileId: (path) => files.id(path),
    path: (file) => files.path(file),
    text: (path) => files.text(files.id(path)),
    mlirText: (path) => (isMlirPath(path) ? compiler().mlirText(path) : undefined),
    rootOf,
    rootsIn: (folder) =>
      packages
        .targetsIn(folder)
        ?.filter(({ kind }) => kind === 'lib' || kind === 'bin')
        .map(({ path }) => path),
    cratesIn: (folder) =>
      compiler()
        .discovery.concernedIn(folder)
        ?.map(({ path }) => path),
    kernelsWritten: (path) => compiler().discovery.outline(path).kernels.length,
    filesAloneIn: (folder) => compiler().discovery.aloneIn(folder),
    inventory: (folder) => compiler().discovery.inventory(folder, compiledCrates),
    manifestProblems: (folder) => packages.problemsIn(folder),
    absentIn: (path) => files.db.get(absent, path),
    featureEdit: (root, remedy) => packages.featureEdit(root, remedy),
    buildOf: (root, target) => compiler().buildOf(root, target),
    modules: (root) => programOf(root).modules,
    isForeign: (file) => compiler().isForeign(file),
    setFeatures: (choice) => {
      const key = JSON.stringify(choice);
      if (key === JSON.stringify(packages.choice)) return;
      packages.choice = choice;
      files.noteChange();
    },
    setBuild: (build) => {
      packages.build = build;
      files.noteChange();
    },
    packageOf: (root) => packages.packageOf(root),
    setFolders: (folders) => {
      if (packages.setFolders(folders)) files.noteChange();
    },
    featuresOf: (root) => packages.featuresOf(root),
    setRules: (levels) => {
      settings.rules = levels;
      if (files.db.set(LEVELS, '', levels)) files.noteChange();
    },
    remarks: (root, target, options = {}) =>
      programOf(root).remarks(target, withCpu(root, target, options)),
    counted: (text, symbol) => files.db.get(COUNTED, contentKey(text, symbol)),
    setCounted: (text, symbol, counted) => {
      files.db.set(COUNTED, contentKey(text, symbol), counted);
    },
    diagnostics: (root) => programOf(root).diagnostics(),
    diagnose: (root, first) => programOf(root).diagnose(first),
    kernels: (root, target) => programOf(root).kernels(target),
    isLarge: (root, kernel) => programOf(root).isLarge(kernel),
    names: (path) => files.db.get(names, files.id(path)),
    analysed: (root) => programOf(root).analysed(),
    unanalysed: (root) => programOf(root).unanalysed(),
    workgroupMemory: (root, at, kernel) => programOf(root).workgroupMemory(at, kernel),
    decisions: (root, kernel) => programOf(root).decisions(kernel),
    host: (root) => programOf(root).host(),
    launchKernels: (root) => programOf(root).launchKernels(),
    launch: (root, kernel) => programOf(root).launch(kernel),
    kernelsBehind: (root, path, offset) => programOf(root).kernelsBehind(path, offset),
    asmTypes: (root, target, path, offset) => programOf(root).asmTypes(target, path, offset),
    launchSizes: (root, kernel) => programOf(root).launchSizes(kernel),
    specKernels: (root, target) => programOf(root).specKernels(target),
    executable: (root, target, options = {}) =>
      programOf(root).executable(target, withCpu(root, target, { ...options, exact: true })),
    offloadSites: (root) => programOf(root).offloadSites(),
    abi: (root: string, target: TargetName, options: EmitOptions = {}) =>
      programOf(root).abi(target, withCpu(root, target, options)),
    versions: (root) => namedVersions(packages.cargoSetup(root, (path) => files.id(path))),
    check: (root: string, target: TargetName, options: EmitOptions = {}) =>
      programOf(root).check(target, withCpu(root, target, options)),
    namedTargets: (root) =>
      packages
        .namedTriples(root)
        .flatMap((triple) =>
          Object.values(TARGETS).flatMap((one) => (one.triple === triple ? [one.name] : [])),
        ),
    ruleTarget: (root) => programOf(root).ruleTarget(),
    emit: (root: string, target: TargetName, options: EmitOptions = {}) => {
      const emitted = forOthers(root, target, options, emittedAs(root, target, options));
      const choice = options.cpu === undefined ? cpuChoice(root, target) : undefined;
      if (choice !== undefined) return { ...emitted, cpuFrom: choice.path };
      const note = options.cpu === undefined ? otherCpu(root, target, emitted.cpu) : undefined;
      return note === undefined ? emitted : { ...emitted, notes: [...(emitted.notes ?? []), note] };
    },
    codeKey: (root, target, options) =>
      programOf(root).codeKey(target, withCpu(root, target, options)),
    refusals: (root: string, target: TargetName, options: EmitOptions = {}) =>
      programOf(root).refusals(target, withCpu(root, target, options)),
    exported: (root: string, target: TargetName, options: EmitOptions = {}) => {
      const found = programOf(root).exported(target, options);
      return { printed: found?.printed.length ?? 0, notes: found?.notes ?? [] };
    },
    print: (root: string, target: TargetName, what: string, options: EmitOptions = {}) =>
      programOf(root).print(target, what, withCpu(root, target, options)),
    warmUp: () => warmUp(files, compiler()),
    mayLaunch: (path, root) =>
      path === root || isMlirPath(path) || isMlirPath(root) || packages.mayLaunch(path, root),
    keep: (path) => made?.keep(rootOf(path)),
    rest: () => {
      memoryOfRuns.spare = undefined;
      made?.rest();
    },
    memoryOfRuns,
    cpus: (target) => compiler().cpus(target),
    whyNoCpu: (target, cpu) => compiler().whyNoCpu(target, cpu),
    cpuOf: (root, target) => compiler().cpuOf(root, target),
    chosenCpu: (root, target) => cpuChoice(root, target)?.cpu,
  };
}

function contentKey({ text, cpu }: Pick<EmittedText, 'text' | 'cpu'>, symbol: string): string {
  return `${cpu} ${symbol} ${text.length} ${textHash(text)}`;
}
