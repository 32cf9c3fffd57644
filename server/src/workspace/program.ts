/**
 * One crate as the compiler sees it at one revision. This is where the layers meet: front end,
 * lowering, passes, targets and rules are called from here and from nowhere else.
 */

import { type FileId, type Span, sameData } from '../base/index.ts';
import { type Database, derived, input } from '../db/index.ts';
import { type Diagnostic, movedDiagnostic } from '../diag/index.ts';
import {
  type FnDef,
  HOST_VIEW,
  kernelMark,
  printBodies,
  SYNTAX_ERROR,
  type TargetCfg,
} from '../hir/index.ts';
import { isPiece, type LaunchKernel, type LinkedHost } from '../host/index.ts';
import type { KernelRoot, LowerProblem } from '../lower/index.ts';
import type { OffloadSite } from '../offload/index.ts';
import {
  type KernelDecisions,
  type Launch,
  launchComment,
  launchInContract,
  levelsOf,
  type PlacedMemoryMap,
  RULES,
  type RuleInput,
  type RuleLevels,
  runRules,
  type Stop,
  withFacts,
} from '../rules/index.ts';
import type { SpecKernel } from '../spec/index.ts';
import { AbsentDependencies, dependencyFindings, followText } from './absent-dependencies.ts';
import { analysisGaps } from './analysis-gaps.ts';
import type {
  CodeRemark,
  CrateAnalysis,
  EmitOptions,
  Emitted,
  Executable,
  KernelAbi,
  KernelAnalysis,
  KernelInfo,
  LaunchSizes,
  TargetName,
} from './api.ts';
import { checkAsm } from './asm-check.ts';
import { asmTypes } from './asm-types.ts';
import { empty } from './back-end.ts';
import { overBudgets } from './budgets.ts';
import { contractionOf, DIALECT_BUILDS, flagWords, floatModes } from './build-flags.ts';
import { buildScriptNote, cfgNotes } from './build-scripts.ts';
import { emitChecked } from './checked-bounds.ts';
import { CrateHost } from './crate-host.ts';
import { CrateKernelList } from './crate-kernel-list.ts';
import { leftOut } from './crate-limit.ts';
import { deviceLimits } from './device-limits.ts';
import { explain } from './explain.ts';
import { type ExportedFunctions, exportedFunctions } from './exported.ts';
import type { Files } from './files.ts';
import type { CheckedCrate, FrontEnd } from './front-end.ts';
import { emitHostSide, hostSites } from './host-side.ts';
import { currentKernel, kernelAbis, paramName } from './kernel-abi.ts';
import { factsAbove, kernelDecisions } from './kernel-decisions.ts';
import { noInstance, rootName, wantedKernels } from './kernel-instances.ts';
import type { CrateKernels, FoundKernel } from './kernels.ts';
import type { ManifestProblem } from './manifest/index.ts';
import { printMir, printQueries, printTrees } from './print.ts';
import {
  currentSource,
  isMissingItem,
  isWrong,
  itemErrors,
  manifestProblem,
  nameOfKernel,
  problemText,
} from './problem-places.ts';
import type { Program } from './program-api.ts';
import { refusalsOf } from './refusals.ts';
import { codeRemarks, loweredKernels } from './remarks.ts';
import {
  mergeAnalyses,
  mergeFindings,
  ruleTarget,
  ruleTargets,
  type TargetFindings,
  wholeLeftOut,
} from './rule-target.ts';
import { allCompiled, executableOf } from './run/executable.ts';
import { specKernels } from './run/spec-kernels.ts';
import { keyOf } from './target-cfg.ts';
import { atToolchain } from './toolchain-date.ts';
import { validOnes } from './validity.ts';
import { workgroupMaps } from './workgroup-maps.ts';

/** What the user may change while the engine lives. */
export interface Settings {
  rules: RuleLevels;
  readonly verifyPasses: boolean;
}

/** Rule severities, as the user's settings say. */
export const LEVELS = input<'', RuleLevels>('levels', { initial: () => ({}), equal: sameData });

/**
 * A crate at a revision. It is changed in place: another object says that it is not what it was.
 */
interface Crated {
  readonly checked: CheckedCrate;
}

/** Runs to the end without a stop. */
function finish<T>(steps: Generator<unknown, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** A crate of Rust with all answers about it. */
export class CrateProgram implements Program {
  private readonly root: string;
  private readonly files: Files;
  private readonly frontEnd: FrontEnd;
  private readonly db: Database;
  /** By key: the options under which the crate has been looked at. */
  private readonly targets = new Map<string, TargetCfg>();

  // What is computed, by the key of the options.
  private readonly crates = derived<string, Crated | undefined>('crate', {
    compute: (_, key, old) => this.collected(key, old),
    memory: 'crates',
    weigh: (crated) => (crated === undefined ? 0 : this.frontEnd.weigh(crated.checked)),
    // Places in it, which others hold, count in texts that a new one would not know.
    holds: (crated) => crated !== undefined && this.frontEnd.isEdited(crated.checked),
    evicted: (crated) => crated && this.frontEnd.forget(crated.checked),
    print: null,
  });
  private readonly moduleList = derived<'', readonly string[]>('files of a crate', {
    compute: () => this.crateFor()?.modules ?? [this.root],
    equal: sameData,
  });
  private readonly target = derived<'', TargetName>('rule target', {
    compute: () => {
      const { frontEnd, root, modules } = this;
      const texts = modules.map((path) => frontEnd.words.of(path));
      return frontEnd.askedTarget ?? ruleTarget(texts, frontEnd.cargoSetup(root));
    },
  });
  /** Its host code, and its kernels as launches see them. */
  readonly launches: CrateHost;
  private readonly list: CrateKernelList;
  private readonly findings = derived<'', readonly Diagnostic[]>('findings', {
    compute: () => finish(this.runRules()),
  });
  private readonly analysis = derived<'', CrateAnalysis>('analysis', {
    compute: () =>
      mergeAnalyses(this.ruleTargets.map((target) => this.analyse(target, ({ found }) => found))),
  });
  /** An edit asks for this, and not about the kernels that all is well with. */
  private readonly gaps = derived<'', CrateAnalysis>('gaps of the analysis', {
    compute: () =>
      wholeLeftOut(
        mergeAnalyses(
          this.ruleTargets.map((target) => this.analyse(target, ({ unanalysed }) => unanalysed)),
        ),
      ),
  });

  constructor(
    root: string,
    files: Files,
    frontEnd: FrontEnd,
    others: (root: string) => CrateProgram,
  ) {
    this.root = root;
    this.files = files;
    this.frontEnd = frontEnd;
    this.db = files.db;
    this.list = new CrateKernelList({
      root,
      files,
      frontEnd,
      modules: () => this.modules,
      ruleTarget: () => this.ruleTarget(),
      crateFor: (target) => this.crateFor(target),
    });
    this.launches = new CrateHost({
      root,
      files,
      frontEnd,
      checked: (forRules) => (forRules ? this.crateFor(this.ruleTarget()) : this.crateFor()),
      modules: () => this.modules,
      others: (one) => others(one).launches,
    });
  }

  end(): void {
    const { crates, moduleList, target, findings, analysis, gaps } = this;
    this.launches.end();
    this.list.end();
    for (const query of [crates, moduleList, target, findings, analysis, gaps]) this.db.drop(query);
  }

  /** By the key of the options: takes note of files that a body turns out to ask for. */
  private readonly tellers = new Map<string, (path: string) => void>();

  private tell(key: string): (path: string) => void {
    let known = this.tellers.get(key);
    if (known === undefined) {
      known = (path) => this.files.readLate(this.crates, key, this.files.id(path));
      this.tellers.set(key, known);
    }
    return known;
  }

  private collected(key: string, old: Crated | undefined): Crated | undefined {
    if (old !== undefined) {
      const state = this.frontEnd.patch(old.checked);
      if (state !== 'gone') return state === 'same' ? old : { checked: old.checked };
    }

    const checked = this.frontEnd.check(this.root, this.targets.get(key)!);
    if (checked === undefined) return undefined;
    for (const { late } of [checked.collected, ...checked.base.others]) late.add(this.tell(key));
    return { checked };
  }

  /** Takes note that somebody has it open. */
  keep(): void {
    for (const key of this.targets.keys()) this.db.keep(this.crates, key);
    this.launches.keep();
  }

  /**
   * The crate under these options; `asHost`: as the host compiles it, for what it launches. Release
   * options serve for everything that does not emit code.
   */
  private crateFor(
    name: TargetName = 'ptx',
    options: EmitOptions = {},
    asHost = false,
  ): CheckedCrate | undefined {
    const built = atToolchain(
      this.frontEnd.targetCfg(this.root, name, options),
      this.frontEnd.cargoSetup(this.root),
    );
    const target = asHost ? { ...built, cfg: new Set([...built.cfg, HOST_VIEW]) } : built;
    const key = keyOf(target);
    this.targets.set(key, target);
    return this.crateAt(key);
  }

  private crateAt(key: string): CheckedCrate | undefined {
    return this.db.get(this.crates, key)?.checked;
  }

  /** All crates that are there, as they are now. */
  private get all(): CheckedCrate[] {
    return [...this.targets.keys()].flatMap((key) => this.db.peek(this.crates, key)?.checked ?? []);
  }

  get modules(): readonly string[] {
    return this.db.get(this.moduleList, '');
  }

  ruleTarget(): TargetName {
    return this.db.get(this.target, '');
  }

  kernels(only?: TargetName): readonly KernelInfo[] {
    if (this.frontEnd.discovery.isHostOnly(this.root)) return [];
    return only === undefined ? this.list.all() : this.list.on(only);
  }

  isLarge(kernel: string): boolean {
    return this.list.isLarge(kernel);
  }

  unknownMacro(name: Span): string | undefined {
    const checked = this.crateFor(this.ruleTarget());
    return checked?.kernels.unknownAt(name, (span) => checked.current(span));
  }

  unread(): string | undefined {
    return this.unreadable(this.ruleTarget(), {})[0]?.message;
  }

  exported(target: TargetName, options: EmitOptions = {}): ExportedFunctions | undefined {
    const checked = this.crateFor(target, options);
    return checked && exportedFunctions(checked, target, options);
  }

  diagnostics(): readonly Diagnostic[] {
    return finish(this.diagnose());
  }

  *diagnose(first?: string): Generator<Stop, readonly Diagnostic[]> {
    return yield* this.db.steps(this.findings, '', () => this.runRules(first));
  }

  /** The targets for which rules look at it. */
  private get ruleTargets(): readonly TargetName[] {
    const first = this.ruleTarget();
    const built = ruleTargets(first, this.frontEnd.targetSetup(this.root));
    return [...built, ...this.list.others(first)];
  }

  private *runRules(first?: string): Generator<Stop, readonly Diagnostic[]> {
    const all: TargetFindings[] = [];
    for (const target of this.ruleTargets)
      all.push({ target, found: yield* this.runRulesFor(target, first) });
    return [...this.dependencyFindings(), ...mergeFindings(all)];
  }

  /** Dependencies that are not on this machine, where something follows from that. */
  private dependencyFindings(): readonly Diagnostic[] {
    const { discovery } = this.frontEnd;
    if (!discovery.isConcerned(this.root) || this.frontEnd.isForeign(this.files.id(this.root)))
      return [];
    const missing = this.ruleTargets.flatMap(
      (target) => this.crateFor(target)?.graph.missing ?? [],
    );
    if (missing.length === 0) return [];
    const unique = [...new Map(missing.map((one) => [`${one.path} ${one.start}`, one])).values()];
    return dependencyFindings(unique, [this.analysed()], (path) => this.files.id(path));
  }

  private *runRulesFor(target: TargetName, first?: string): Generator<Stop, readonly Diagnostic[]> {
    const configuration = this.frontEnd.configuration(this.root);
    if (!this.frontEnd.discovery.isConcerned(this.root) && !isWrong(configuration)) return [];
    const checked = this.crateFor(target);
    const input = checked && this.ruleInput(checked);
    if (checked === undefined || input === undefined) return [];
    return yield* runRules(RULES, {
      ...input,
      // Findings for several targets are reported together.
      first: first === undefined || this.ruleTargets.length > 1 ? undefined : this.files.id(first),
      host: () => this.launches.inPieces,
      hostLaunches: () => this.launches.launchesByKernel(checked),
      overBudget: () =>
        overBudgets({
          files: this.files,
          modules: this.modules,
          configured: configuration?.budgets,
          built: this.ruleTargets,
          crateFor: (name) => this.crateFor(name),
        }),
      codeOf: (kernel) => this.launches.codeOf(kernel),
    });
  }

  /** A crate as rules look at it, without its host code; undefined where none is interested. */
  private ruleInput(checked: CheckedCrate): RuleInput | undefined {
    // Nobody asked about the sources of packages that Cargo has brought.
    if (this.frontEnd.isForeign(this.files.id(this.root))) return undefined;
    const { files, frontEnd } = this;
    const levels = this.db.get(LEVELS, '');
    const configuration = frontEnd.configuration(this.root);
    const mentioned = checked.modules.map((path) => frontEnd.words.of(path));
    if (!mentioned.some(({ rules, launches }) => rules || launches) && !isWrong(configuration))
      return undefined;
    const { crate, program, codes, subjects } = checked;
    return {
      crate,
      program,
      files: checked.modules.map((path) => files.id(path)),
      text: (file) => (isPiece(file) ? this.launches.code.text(file) : files.text(file)) ?? '',
      parse: (file) => frontEnd.parse(files.path(file)),
      current: (span) =>
        this.launches.code.holds(span) ? this.launches.code.place(span) : checked.current(span),
      device: (def) => codes.of(def),
      isBeyond: (subject) => checked.limit.isBeyond(subject as KernelRoot),
      instances: (def) =>
        (checked.kernels.instances.get(def) ?? []).map((root) => ({
          key: root,
          name: rootName(root),
          code: () => codes.code(root),
        })),
      // Who sits at the editor has the last word.
      levels: configuration === undefined ? levels : { ...levelsOf(configuration), ...levels },
      configuration,
      setup: frontEnd.cargoSetup(this.root),
      limits: deviceLimits,
      checkAsm,
      subjects,
    };
  }

  refusals(target: TargetName, options: EmitOptions): readonly Diagnostic[] {
    const checked = this.crateFor(target, options);
    const input = checked && this.ruleInput(checked);
    if (!input) return [];
    const { roots } = checked!.codes.fitting(wantedKernels(checked!, options));
    return refusalsOf(checked!, input, roots);
  }

  launchKernels(): readonly LaunchKernel[] {
    return this.launches.placedKernels();
  }

  host(): LinkedHost {
    return this.launches.placed;
  }

  kernelsBehind(path: string, offset: number): readonly LaunchKernel[] {
    return this.launches.kernelsBehind(path, offset);
  }

  asmTypes(target: TargetName, path: string, offset: number): readonly string[] {
    const checked = this.crateFor(target);
    return checked === undefined ? [] : asmTypes(checked, this.files.id(path), offset);
  }

  launchSizes(kernel: string): readonly LaunchSizes[] {
    return this.launches.sizesOf(kernel);
  }

  offloadSites(): readonly OffloadSite[] {
    const host = this.crateFor('ptx', {}, true);
    return host === undefined ? [] : hostSites(host, this.files);
  }

  analysed(): CrateAnalysis {
    return this.db.get(this.analysis, '');
  }

  unanalysed(): CrateAnalysis {
    return this.db.get(this.gaps, '');
  }

  private analyse(
    target: TargetName,
    pick: (kernels: CrateKernels) => readonly FoundKernel[],
  ): CrateAnalysis {
    const isHostOnly = this.frontEnd.discovery.isHostOnly(this.root);
    const checked = isHostOnly ? undefined : this.crateFor(target);
    if (!checked || this.frontEnd.isForeign(this.files.id(this.root)))
      return { kernels: [], missing: [] };
    const { program, crate, codes } = checked;
    const absent = new AbsentDependencies(checked);
    const kernels = pick(checked.kernels).map((one): KernelAnalysis => {
      const kernel = currentKernel(checked, one.info);
      const reason = (code: string, span: Span, what: string): Diagnostic => {
        return { code, severity: 'info', span: checked.current(span), message: what };
      };
      const isGeneric = program.generics(one.def).params.length > 0;
      if (one.root.kind !== 'given' && isGeneric) {
        const what = noInstance(program, one.def);
        return {
          kernel,
          state: 'out-of-reach',
          reasons: [reason('generic', one.info.nameSpan, what)],
        };
      }
      const cut = leftOut(checked, one);
      if (cut !== undefined) {
        const why = reason('limit', one.info.nameSpan, cut);
        return { kernel, state: 'not-analysed', reasons: [why] };
      }
      const { problems, unknown } = codes.state(one.root);
      if (problems.length === 0) {
        const gaps = analysisGaps(checked, one.root, one.info.nameSpan);
        const reasons = gaps.map((gap) => reason(gap.code, gap.span, gap.message));
        return { kernel, state: gaps.length > 0 ? 'partial' : 'analysed', reasons };
      }
      const reasons = this.explained(checked, unknown).map((problem) => {
        const { code, span, message } = this.loweringProblem(problem, one.info.nameSpan);
        return reason(problem.what === SYNTAX_ERROR ? 'syntax' : code, span, message);
      });
      const state = codes.code(one.root) === undefined ? 'not-analysed' : 'partial';
      return { kernel, state, reasons };
    });
    const missing = checked.modules.some((path) => this.frontEnd.words.of(path).rules)
      ? crate.problems.filter(isMissingItem).map((problem): Diagnostic => {
          const { kind, what, file, start, end } = problem;
          const span = checked.current({ file, start, end });
          return { code: kind, severity: 'info', span, message: `${kind}: ${what}` };
        })
      : [];
    const strange = checked.kernels.unknown.map((one) => this.currentDiagnostic(checked, one));
    const id = (path: string): FileId => this.files.id(path);
    return {
      kernels: kernels.map((one) => ({
        ...one,
        reasons: absent.attributed(one.reasons, id),
      })),
      missing: absent.attributed([...missing, ...strange], id),
    };
  }

  workgroupMemory(_?: Span, kernel?: string): readonly PlacedMemoryMap[] {
    const checked = this.crateFor(this.ruleTarget());
    if (checked === undefined) return [];
    return workgroupMaps(checked, this.files, (def) => this.launchOf(checked, def), kernel);
  }

  decisions(only?: string): readonly KernelDecisions[] {
    const target = this.ruleTarget();
    const checked = this.crateFor(target);
    if (checked === undefined) return [];
    const launchOf = (def: FnDef): Launch | undefined =>
      this.launchOf(checked, def) ?? this.launches.launchOf(checked, def);
    const wave = checked.program.target.arch === 'nvptx64' ? 32 : 64;
    return kernelDecisions(checked, this.files, launchOf, wave, only);
  }

  launch(kernel: string): Launch | undefined {
    const checked = this.crateFor(this.ruleTarget());
    if (checked === undefined) return undefined;
    const found = checked.kernels.found.find(({ info }) => info.name === kernel);
    if (found === undefined) return undefined;
    const { def } = found;
    const said = this.launchOf(checked, def) ?? this.launches.launchOf(checked, def);
    return withFacts(said, factsAbove(checked, this.files, def));
  }

  /** How a kernel is launched, as a comment above it or its own attributes say. */
  private launchOf(checked: CheckedCrate, def: FnDef): Launch | undefined {
    const { files } = this;
    const { program } = checked;
    const { start, end } = def.node;
    const at = checked.current({ file: def.file, start, end });
    const said = launchComment(def, at, files.text(at.file) ?? '');
    if (said !== undefined || kernelMark(def)?.dialect !== 'cuda-oxide') return said;
    return launchInContract({ program }, def, (arg) => ({ ...at, start: arg.start, end: arg.end }));
  }

  abi(target: TargetName, options: EmitOptions = {}): readonly KernelAbi[] {
    const checked = this.crateFor(target, options);
    return checked === undefined ? [] : kernelAbis(checked, this.files, target, options.kernel);
  }

  specKernels(target: TargetName): readonly SpecKernel[] {
    const checked = this.crateFor(target);
    if (checked === undefined) return [];
    return specKernels({
      checked,
      nameOf: ({ def }, index) => paramName(this.files, def.node, def.file, index),
      launchOf: ({ def }) => this.launchOf(checked, def),
      launchesOf: ({ def }) => this.launches.launchesOf(checked, def),
      describe: (span) => this.files.describe(span),
    });
  }

  check(target: TargetName, options: EmitOptions): readonly Diagnostic[] {
    const broken = this.unreadable(target, options);
    const checked = broken.length > 0 ? undefined : this.crateFor(target, options);
    if (checked === undefined) return broken;
    const codes = checked.codes;
    const wanted = wantedKernels(checked, options).filter(
      (one) => options.kernel !== undefined || !checked.limit.isBeyond(one),
    );
    const problems = wanted.flatMap((root) => codes.state(root).problems);
    return [
      ...this.loweringProblems(checked, problems),
      ...itemErrors(checked.crate),
      ...validOnes(checked, wanted, options).refused,
    ].map((problem) => this.currentDiagnostic(checked, problem));
  }

  emit(target: TargetName, options: EmitOptions): Emitted {
    const { frontEnd, root } = this;
    const oldest = frontEnd.oldestCpu(root, target);
    const [dialect, codeFlags] = [frontEnd.dialect(root), frontEnd.codeFlags(root, options)];
    const cpu = options.cpu ?? oldest;
    const broken = this.unreadable(target, options);
    if (broken.length > 0) return empty(target, cpu, broken);
    const fallback: Span = { file: this.files.id(this.root), start: 0, end: 0 };
    if (options.form === 'host-ir') {
      const host = this.crateFor('ptx', {}, true);
      return host === undefined
        ? empty(target, cpu, [])
        : emitHostSide(host, this.files, target, options);
    }
    const checked = this.crateFor(target, options);
    if (checked === undefined) return empty(target, cpu, []);
    const kernels = wantedKernels(checked, options);
    const exported = kernels.length > 0 ? undefined : exportedFunctions(checked, target, options);
    const wanted = [...kernels, ...(exported?.printed ?? [])];
    const fits = checked.codes.fitting(wanted);
    const { valid: defs, refused } = validOnes(checked, fits.roots, options);
    const lowered = checked.optimised(options).optimise(defs);
    const { emitted, bounds } = emitChecked({
      module: lowered.module,
      kernels: lowered.kernels.map((kernel) => kernel.symbol),
      target,
      options,
      files: this.files,
      isPrelude: (file) => this.frontEnd.isPrelude(file),
      current: (span) => checked.current(span),
      fallback,
      oldest,
      raisesVersion: DIALECT_BUILDS[dialect].raisesVersion,
      floats: floatModes(codeFlags),
      flags: flagWords(codeFlags, dialect),
    });
    const problems = [
      ...this.loweringProblems(checked, [...lowered.problems, ...fits.problems]),
      ...itemErrors(checked.crate),
      ...refused,
      ...(kernels.length === 0 ? this.genericProblems(checked, options) : []),
    ];
    const sources = emitted.lineMap.flatMap((source) =>
      source === undefined ? [] : [source, ...(source.callers ?? [])],
    );
    const files = sources.map(({ file }) => this.files.base(file));
    const told = cfgNotes(checked, this.files, files);
    const notes = [...bounds, ...(exported?.notes ?? []), ...told];
    return {
      ...emitted,
      ...(notes.length > 0 && { notes }),
      lineMap: emitted.lineMap.map((source) => source && currentSource(checked, source)),
      problems: [...problems, ...emitted.problems].map((problem) =>
        this.currentDiagnostic(checked, problem),
      ),
    };
  }

  codeKey(target: TargetName, options: EmitOptions): object | undefined {
    const checked = this.crateFor(target, options);
    const [root] = checked === undefined ? [] : wantedKernels(checked, options);
    return root && checked!.codes.state(root);
  }

  executable(target: TargetName, options: EmitOptions): Executable {
    const broken = this.unreadable(target, options);
    const checked = broken.length > 0 ? undefined : this.crateFor(target, options);
    const cpu = options.cpu ?? this.frontEnd.oldestCpu(this.root, target);
    if (checked === undefined) return executableOf(target, cpu, broken, undefined);
    const wanted = wantedKernels(checked, options);
    const { valid: roots, refused } = validOnes(checked, wanted, options);
    const diagnostics = (problems: readonly LowerProblem[]): Diagnostic[] =>
      [...this.loweringProblems(checked, problems), ...itemErrors(checked.crate), ...refused].map(
        (problem) => this.currentDiagnostic(checked, problem),
      );
    if (options.plainPanics !== true && !allCompiled(checked, wanted, roots))
      return this.executable(target, { ...options, plainPanics: true });
    return executableOf(target, cpu, broken, { checked, roots, diagnostics });
  }

  print(target: TargetName, what: string, options: EmitOptions): string {
    const { files, frontEnd } = this;
    if (what === 'tree')
      return printTrees(this.modules.map((path) => [path, frontEnd.parse(path)] as const));
    if (what === 'queries') {
      this.emit(target, options);
      return printQueries([
        files.db,
        this.launches.code.db,
        ...this.all.map(({ codes }) => codes.db),
      ]);
    }
    const checked = this.crateFor(target, options);
    if (checked === undefined) return '';
    if (what === 'hir') return printBodies(checked.program, checked.crate);
    const kernels = loweredKernels(checked, wantedKernels(checked, options));
    const flags = this.frontEnd.codeFlags(this.root, options);
    return printMir(what, kernels, options.opt, contractionOf(flags));
  }

  remarks(target: TargetName, options: EmitOptions): readonly CodeRemark[] {
    const checked = this.crateFor(target, options);
    if (checked === undefined) return [];
    return codeRemarks(checked, wantedKernels(checked, options), options, this.frontEnd);
  }

  rest(): void {
    for (const { codes } of this.all) codes.rest();
  }

  /**
   * Kernels that were asked for, and are generic without an instance: the compiler has no code for
   * them either.
   */
  private genericProblems(checked: CheckedCrate, { kernel }: EmitOptions): Diagnostic[] {
    const { program } = checked;
    return checked.kernels.found.flatMap(({ def, root, info }): Diagnostic[] => {
      if (root.kind === 'given' || program.generics(def).params.length === 0) return [];
      if (kernel !== undefined && info.name !== kernel && info.symbol !== kernel) return [];
      const message = noInstance(program, def);
      return [{ code: 'generic', severity: 'error', span: info.nameSpan, message }];
    });
  }

  /**
   * Why kernels are not emitted; names that mean nothing are explained by the dependencies
   * that are not there.
   */
  private loweringProblems(checked: CheckedCrate, problems: readonly LowerProblem[]): Diagnostic[] {
    const explained = this.explained(checked, problems);
    const id = (path: string): FileId => this.files.id(path);
    const absent = new AbsentDependencies(checked);
    const own = absent.attributed(
      explained.map((problem) => this.loweringProblem(problem, nameOfKernel(problem))),
      id,
    );
    const found = own.map((one, at): Diagnostic => {
      const { def, display } = explained[at]!.kernel;
      const what = kernelMark(def) === undefined ? 'function' : 'kernel';
      return { ...one, message: `${one.message} (${what} \`${display}\`)` };
    });
    const isOf = ({ path, start }: ManifestProblem, { causedBy }: Diagnostic): boolean =>
      causedBy !== undefined && causedBy.file === id(path) && causedBy.start === start;
    const causes = checked.graph.missing.flatMap((problem): Diagnostic[] => {
      const of = found.flatMap((one, at) => (isOf(problem, one) ? [explained[at]!] : []));
      if (of.length === 0) return [];
      const kernels = new Set(of.map(({ kernel }) => kernel.display)).size;
      return [{ ...manifestProblem(this.files, problem), why: followText(kernels, of.length) }];
    });
    // A name that nothing explains may be from any of them.
    const isOpen = causes.length === 0 && explained.some(({ kind }) => kind === 'unresolved');
    const all = isOpen
      ? checked.graph.missing.map((one) => manifestProblem(this.files, one))
      : causes;
    return [...all, ...found];
  }

  /**
   * The problems with their causes, and with a word on build scripts where a name was not found.
   */
  private explained(
    checked: CheckedCrate,
    problems: readonly LowerProblem[],
  ): readonly LowerProblem[] {
    const explained = problems.map((problem) =>
      explain(checked.program, problem, (span) => checked.current(span)),
    );
    const isMissing = ({ kind, what }: LowerProblem): boolean =>
      kind === 'unresolved' || what.startsWith('environment variable ');
    return explained.map((problem) => {
      if (!isMissing(problem) || problem.span === undefined) return problem;
      const { what, span } = problem;
      const note = buildScriptNote(checked, this.files, { what, file: span.file });
      return note === undefined ? problem : { ...problem, what: `${problem.what}; ${note}` };
    });
  }

  /** A kernel that cannot be emitted, at the place in the user's own source that leads there. */
  private loweringProblem(problem: LowerProblem, fallback: Span): Diagnostic {
    const { kind, chain } = problem;
    const places = [problem.span, ...chain.map((call) => call.span).reverse()];
    const own = places.find((span) => span !== undefined && !this.frontEnd.isForeign(span.file));
    const related = chain.flatMap(({ callee, span }) =>
      span === undefined || this.frontEnd.isForeign(span.file)
        ? []
        : [{ span, message: `calls \`${callee}\`` }],
    );
    return {
      code: (kind === 'invalid' && problem.code) || kind,
      severity: 'error',
      span: own ?? fallback,
      message: problemText(problem),
      ...(related.length > 0 && { related }),
    };
  }

  /** The same finding with all its places moved to the current texts. */
  private currentDiagnostic(checked: CheckedCrate, diagnostic: Diagnostic): Diagnostic {
    return movedDiagnostic(diagnostic, (span) => checked.current(span));
  }

  /** Errors behind which nothing is compiled: those of the manifest, else those of the syntax. */
  private unreadable(target: TargetName, options: EmitOptions): Diagnostic[] {
    const { problems } = this.frontEnd.graph(
      this.root,
      this.frontEnd.targetCfg(this.root, target, options),
    );
    return problems.length > 0
      ? problems.map((problem) => manifestProblem(this.files, problem))
      : this.syntaxErrors();
  }

  /** Said only where code is asked for: in the editor, rust-analyzer shows them already. */
  private syntaxErrors(): Diagnostic[] {
    return this.modules.flatMap((path) => {
      const file = this.files.id(path);
      return this.frontEnd.errors(path).map(
        ({ message, start, end }): Diagnostic => ({
          code: 'syntax',
          severity: 'error',
          span: { file, start, end },
          message,
        }),
      );
    });
  }
}
