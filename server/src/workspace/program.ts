/**
 * One crate as the compiler sees it at one revision. This is where the rooms meet: front end, lowering, passes, targets and
 * rules are called from here and from nowhere else.
 */
import type { FileId, Span } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { type FnDef, type HirProblem, kernelMark, type TargetCfg } from '../hir/index.ts';
import { classifyKernelParams, computeAbiTable, LayoutError, Layouts } from '../layout/index.ts';
import {
  findKernels as findGpuKernels,
  type KernelRoot,
  kernelName,
  type LowerProblem,
  rootParts,
} from '../lower/index.ts';
import type { OptLevel } from '../passes/index.ts';
import {
  type Configuration,
  type DeviceLimits,
  type DeviceTriple,
  isInteresting,
  type Launch,
  launchComment,
  launchInContract,
  levelsOf,
  memoryMaps,
  type PlacedMemoryMap,
  RULES,
  type RuleLevels,
  runRules,
} from '../rules/index.ts';
import { ptxKernelParam, TARGETS } from '../targets/index.ts';
import type {
  CrateAnalysis,
  CrateBuild,
  EmitOptions,
  Emitted,
  KernelAbi,
  KernelAnalysis,
  KernelInfo,
  LineSource,
  PreludeTexts,
  TargetName,
} from './api.ts';
import { emitMir, empty } from './back-end.ts';
import { buildScriptNote, cfgNotes } from './build-scripts.ts';
import { DeviceCodes } from './device-code.ts';
import { explain } from './explain.ts';
import type { Files } from './files.ts';
import { type CheckedCrate, FrontEnd } from './front-end.ts';
import { KernelCache } from './kernel-cache.ts';
import { type KernelInstances, kernelInstances, noInstance, rootName } from './kernel-instances.ts';
import { type FoundKernel, findKernels } from './kernels.ts';
import type { ManifestProblem, Packages } from './manifest/index.ts';
import { isMlirPath, MlirProgram } from './mlir-program.ts';
import { ruleTarget } from './rule-target.ts';
import { valueTypes } from './value-types.ts';

/** Answers about one crate. Each is computed when first asked for. */
export interface Program {
  /** Paths of the files in the module tree, root first. */
  readonly modules: readonly string[];
  diagnostics(): readonly Diagnostic[];
  /** The same, with a stop behind each kernel. */
  diagnose(): Generator<undefined, readonly Diagnostic[]>;
  kernels(): readonly KernelInfo[];
  /** What of the crate the rules analysed. */
  analysed(): CrateAnalysis;
  /** The target for which rules look at it. */
  ruleTarget(): TargetName;
  workgroupMemory(): readonly PlacedMemoryMap[];
  launch(kernel: string): Launch | undefined;
  abi(target: TargetName, options: EmitOptions): readonly KernelAbi[];
  check(target: TargetName, options: EmitOptions): readonly Diagnostic[];
  emit(target: TargetName, options: EmitOptions): Emitted;
  /** Lets go of what can be made again. */
  rest(): void;
}

export interface Compiler {
  /** The program of a root at the files' current revision; `old` may lend what is unchanged. */
  update(root: string, old: Program | undefined): Program;
  cpus(target: TargetName): readonly string[];
  buildOf(root: string, target: TargetName): CrateBuild;
  /** Lets go of what can be made again, programs excepted. */
  rest(): void;
}

/** What the user may change while the engine lives. */
export interface Settings {
  rules: RuleLevels;
  readonly verifyPasses: boolean;
}

export function createCompiler(
  files: Files,
  packages: Packages,
  prelude: PreludeTexts,
  settings: Settings,
): Compiler {
  const frontEnd = new FrontEnd(files, packages, prelude);
  return {
    cpus: (name) => {
      const target = TARGETS[name]!;
      const others = target.cpus.map((cpu) => cpu.name).filter((cpu) => cpu !== target.defaultCpu);
      return [target.defaultCpu, ...others];
    },
    buildOf: (root, name) => {
      const graph = frontEnd.graph(root, targetCfg(name, {}));
      const crate = packages.targetsAround(root)?.find(({ path }) => path === root);
      const edition = `${graph.root.edition}`;
      const folder = graph.root.env.get('CARGO_MANIFEST_DIR');
      if (crate === undefined || folder === undefined) return { edition };
      const select = crate.kind === 'lib' ? ['--lib'] : [`--${crate.kind}`, crate.name];
      return { edition, cargo: { folder, select } };
    },
    update: (root, old) =>
      isMlirPath(root)
        ? new MlirProgram(root, files, settings, (path) => frontEnd.configuration(path))
        : new CrateProgram(
            root,
            files,
            frontEnd,
            settings,
            old instanceof CrateProgram ? old : undefined,
          ),
    rest: () => frontEnd.rest(),
  };
}

/** Optimised kernels of each checked crate, by level; they live as long as it does. */
const caches = new WeakMap<CheckedCrate, Map<OptLevel, KernelCache>>();
/** Likewise their code as rules look at it. */
const deviceCodes = new WeakMap<CheckedCrate, DeviceCodes>();

/** Runs to the end without a stop. */
function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

class CrateProgram implements Program {
  private readonly root: string;
  private readonly files: Files;
  private readonly frontEnd: FrontEnd;
  private readonly checked = new Map<string, CheckedCrate | undefined>();
  private foundKernels: readonly FoundKernel[] | undefined;
  private readonly instancesOf = new Map<CheckedCrate, KernelInstances>();
  private knownRuleTarget: TargetName | undefined;
  private readonly settings: Settings;
  /** Findings, and the levels they were asked for with. */
  private findings:
    | { readonly levels: RuleLevels; readonly list: readonly Diagnostic[] }
    | undefined;

  constructor(
    root: string,
    files: Files,
    frontEnd: FrontEnd,
    settings: Settings,
    old: CrateProgram | undefined,
  ) {
    this.settings = settings;
    this.root = root;
    this.files = files;
    this.frontEnd = frontEnd;
    for (const [key, checked] of old?.checked ?? []) {
      if (checked !== undefined && frontEnd.patch(checked)) this.checked.set(key, checked);
    }
  }

  /** The crate under these options. Release options serve for everything that does not emit code. */
  private crateFor(name: TargetName = 'ptx', options: EmitOptions = {}): CheckedCrate | undefined {
    const target = targetCfg(name, options);
    const key = `${target.arch} ${[...target.cfg]} ${target.debugAssertions}`;
    if (!this.checked.has(key)) this.checked.set(key, this.frontEnd.check(this.root, target));
    return this.checked.get(key);
  }

  get modules(): readonly string[] {
    return this.crateFor()?.modules ?? [this.root];
  }

  ruleTarget(): TargetName {
    if (this.knownRuleTarget === undefined) {
      const { files, frontEnd, root, modules } = this;
      const texts = modules.map((path) => files.text(files.id(path)) ?? '');
      this.knownRuleTarget = ruleTarget(texts, frontEnd.cargoSetup(root));
    }
    return this.knownRuleTarget;
  }

  /** Snapshots of edited functions have later file ids: the order is that of the current texts. */
  private inTextOrder(checked: CheckedCrate, kernels: FoundKernel[]): FoundKernel[] {
    const place = ({ info }: FoundKernel): Span => checked.current(info.nameSpan);
    return kernels.sort((a, b) => {
      const [x, y] = [place(a), place(b)];
      return x.file - y.file || x.start - y.start;
    });
  }

  private found(): readonly FoundKernel[] {
    const checked = this.crateFor();
    this.foundKernels ??= checked === undefined ? [] : this.allKernels(checked);
    return this.foundKernels;
  }

  private allKernels(checked: CheckedCrate): FoundKernel[] {
    const { crate, program } = checked;
    return this.inTextOrder(checked, findKernels(crate, program, this.instances(checked)));
  }

  private instances(checked: CheckedCrate): KernelInstances {
    let known = this.instancesOf.get(checked);
    if (known === undefined) {
      known = kernelInstances(checked.crate, checked.program, (file, start, end) =>
        (this.files.text(file as FileId) ?? '').slice(start, end),
      );
      this.instancesOf.set(checked, known);
    }
    return known;
  }

  kernels(): readonly KernelInfo[] {
    const checked = this.crateFor();
    if (checked === undefined) return [];
    return this.found().map((kernel) => this.currentKernel(checked, kernel.info));
  }

  diagnostics(): readonly Diagnostic[] {
    return finish(this.diagnose());
  }

  *diagnose(): Generator<undefined, readonly Diagnostic[]> {
    const levels = this.settings.rules;
    if (this.findings?.levels !== levels) {
      const list = yield* this.runRules(levels);
      this.findings = { levels, list };
    }
    return this.findings.list;
  }

  private *runRules(levels: RuleLevels): Generator<undefined, readonly Diagnostic[]> {
    const checked = this.crateFor(this.ruleTarget());
    // Nobody asked about the sources of packages that Cargo has brought.
    if (!checked || this.frontEnd.isForeign(this.files.id(this.root))) return [];
    const { files, frontEnd } = this;
    const ids = checked.modules.map((path) => files.id(path));
    const text = (file: FileId): string => files.text(file) ?? '';
    const configuration = frontEnd.configuration(this.root);
    if (!isInteresting(ids.map(text)) && !isWrong(configuration)) return [];
    const parse = (file: FileId) => frontEnd.parse(files.path(file));
    const current = (span: Span): Span => checked.current(span);
    const { crate, program } = checked;
    const codes = this.deviceCodes(checked);
    const device = (def: FnDef) => codes.of(def);
    const setup = frontEnd.cargoSetup(this.root);
    return yield* runRules(RULES, {
      crate,
      program,
      files: ids,
      text,
      parse,
      current,
      device,
      instances: (def) =>
        (this.instances(checked).get(def) ?? []).map((root) => ({
          name: rootName(root),
          code: () => codes.code(root),
        })),
      // Who sits at the editor has the last word.
      levels: configuration === undefined ? levels : { ...levelsOf(configuration), ...levels },
      configuration,
      setup,
      limits: deviceLimits,
    });
  }

  private analysis: CrateAnalysis | undefined;

  analysed(): CrateAnalysis {
    this.analysis ??= this.analyse();
    return this.analysis;
  }

  private analyse(): CrateAnalysis {
    const checked = this.crateFor(this.ruleTarget());
    if (!checked || this.frontEnd.isForeign(this.files.id(this.root)))
      return { kernels: [], missing: [] };
    const { program, crate } = checked;
    const codes = this.deviceCodes(checked);
    const found = checked === this.crateFor() ? this.found() : this.allKernels(checked);
    const kernels = found.map((one): KernelAnalysis => {
      const kernel = this.currentKernel(checked, one.info);
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
      const { problems, unknown } = codes.state(one.root);
      if (problems.length === 0) return { kernel, state: 'analysed', reasons: [] };
      const reasons = this.explained(checked, unknown).map((problem) => {
        const { span, message } = this.loweringProblem(problem, one.info.nameSpan);
        return reason(problem.kind, span, message);
      });
      const state = codes.code(one.root) === undefined ? 'not-analysed' : 'partial';
      return { kernel, state, reasons };
    });
    const texts = checked.modules.map((path) => this.files.text(this.files.id(path)) ?? '');
    const absent = kernels.some(({ reasons }) => reasons.some(({ code }) => code === 'unresolved'))
      ? checked.graph.missing.map((one) => ({
          ...this.manifestProblem(one),
          severity: 'info' as const,
        }))
      : [];
    const missing = isInteresting(texts)
      ? crate.problems.filter(isMissingItem).map((problem): Diagnostic => {
          const { kind, what, file, start, end } = problem;
          const span = checked.current({ file, start, end });
          return { code: kind, severity: 'info', span, message: `${kind}: ${what}` };
        })
      : [];
    return { kernels, missing: [...absent, ...missing] };
  }

  workgroupMemory(): readonly PlacedMemoryMap[] {
    const checked = this.crateFor(this.ruleTarget());
    if (!checked) return [];
    const { files } = this;
    const own = new Set(checked.modules.map((path) => files.id(path)));
    const codes = this.deviceCodes(checked);
    const kernels = checked === this.crateFor() ? this.found() : this.allKernels(checked);
    return kernels.flatMap(({ def, root, info: { name: kernel } }) => {
      const code = codes.code(root);
      const launch = this.launchOf(checked, def);
      return (code === undefined ? [] : memoryMaps(code)).map(({ definition, ...map }) => {
        const name = definition && this.nameOfStatic(checked.current(definition));
        const sites: Span[] = name === undefined || !own.has(name.file) ? [] : [name];
        for (const loc of map.sites) {
          for (let at = loc; at !== undefined; at = at.inlinedAt) {
            const place = checked.current(at.span);
            if (own.has(place.file)) sites.push(place);
          }
        }
        const size = map.symbol === undefined ? launch?.workgroupMem : map.size;
        return { ...map, kernel, size, sites };
      });
    });
  }

  launch(kernel: string): Launch | undefined {
    const checked = this.crateFor(this.ruleTarget());
    const found = checked && this.found().find(({ info }) => info.name === kernel);
    return found && this.launchOf(checked, found.def);
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

  /** The name in the item of a static; nothing where a macro has written the item. */
  private nameOfStatic({ file, start, end }: Span): Span | undefined {
    const text = (this.files.text(file) ?? '').slice(start, end);
    const found = /^(?:(?:pub(?:\([^)]*\))?|unsafe|safe)\s+)*static\s+(?:mut\s+)?(\w+)/.exec(text);
    if (found === null) return undefined;
    const from = start + found[0].length - found[1]!.length;
    return { file, start: from, end: start + found[0].length };
  }

  abi(target: TargetName, options: EmitOptions = {}): readonly KernelAbi[] {
    const checked = this.crateFor(target, options);
    if (!checked) return [];
    const { program } = checked;
    const layouts = new Layouts(program);
    return this.allKernels(checked).flatMap(({ def, root, info }) => {
      const { args } = rootParts(root);
      const types = program.fnSig(def).params.map((ty) => program.instantiate(ty, args));
      const params = types.map((ty, i) => ({ name: this.paramName(def.node, def.file, i), ty }));
      try {
        const classified = classifyKernelParams(layouts, params, info.dialect);
        const declared = classified.flatMap((p) => p.slots.map((slot) => declaredOf(target, slot)));
        const rows = computeAbiTable(classified).rows.map((row, i) => ({
          name: row.name,
          type: row.type,
          declared: declared[i]!.trim().replace(' [', '['),
          size: row.size,
          align: row.align,
          offset: row.offset,
        }));
        const values = valueTypes(layouts, types, (span) => checked.current(span));
        return [{ kernel: this.currentKernel(checked, info), params: rows, types: values }];
      } catch (error) {
        // A parameter whose type has no layout; `emit` reports the kernel.
        if (error instanceof LayoutError) return [];
        throw error;
      }
    });
  }

  private paramName(node: FoundKernel['def']['node'], file: Span['file'], index: number): string {
    const param = node.paramList.params[index];
    if (param?.kind !== 'Param' || !param.pat) return '_';
    const { pat } = param;
    const text = this.files.text((pat.file ?? file) as Span['file']) ?? '';
    // Whether the function changes its copy is nothing of the launch's.
    const named = pat.kind === 'IdentPat' && pat.sub === undefined ? pat.name : pat;
    return text.slice(named.start, named.end);
  }

  private wantedKernels(checked: CheckedCrate, { kernel }: EmitOptions): KernelRoot[] {
    const { program, crate } = checked;
    const given = [...this.instances(checked).values()].flat();
    return [...findGpuKernels(program, crate), ...given].filter(
      (root) =>
        kernel === undefined ||
        [rootParts(root).def.name, rootName(root), kernelName(program, root).symbol].includes(
          kernel,
        ),
    );
  }

  check(target: TargetName, options: EmitOptions): readonly Diagnostic[] {
    const broken = this.unreadable(target, options);
    const checked = broken.length > 0 ? undefined : this.crateFor(target, options);
    if (checked === undefined) return broken;
    const fallback: Span = { file: this.files.id(this.root), start: 0, end: 0 };
    const codes = this.deviceCodes(checked);
    const problems = this.wantedKernels(checked, options).flatMap(
      (root) => codes.state(root).problems,
    );
    return this.loweringProblems(checked, problems, fallback).map((problem) =>
      this.currentDiagnostic(checked, problem),
    );
  }

  emit(target: TargetName, options: EmitOptions): Emitted {
    const cpu = options.cpu ?? TARGETS[target]!.defaultCpu;
    const broken = this.unreadable(target, options);
    if (broken.length > 0) return empty(target, cpu, broken);
    const fallback: Span = { file: this.files.id(this.root), start: 0, end: 0 };
    const checked = this.crateFor(target, options);
    if (checked === undefined) return empty(target, cpu, []);
    const defs = this.wantedKernels(checked, options);
    const lowered = this.kernelCache(checked, options.opt).optimise(
      this.deviceCodes(checked),
      defs,
    );
    const emitted = emitMir({
      module: lowered.module,
      kernels: lowered.kernels.map((kernel) => kernel.symbol),
      target,
      options,
      files: this.files,
      isPrelude: (file) => this.frontEnd.isPrelude(file),
      current: (span) => checked.current(span),
      fallback,
    });
    const problems = [
      ...this.loweringProblems(checked, lowered.problems, fallback),
      ...(defs.length === 0 ? this.genericProblems(checked, options) : []),
    ];
    const sources = emitted.lineMap.flatMap((source) =>
      source === undefined ? [] : [source, ...(source.callers ?? [])],
    );
    const notes = cfgNotes(
      checked,
      this.files,
      sources.map(({ file }) => this.files.base(file)),
    );
    return {
      ...emitted,
      ...(notes.length > 0 && { notes }),
      lineMap: emitted.lineMap.map((source) => source && this.currentSource(checked, source)),
      problems: [...problems, ...emitted.problems].map((problem) =>
        this.currentDiagnostic(checked, problem),
      ),
    };
  }

  rest(): void {
    for (const checked of this.checked.values()) {
      if (checked !== undefined) deviceCodes.get(checked)?.rest();
    }
  }

  private currentSource(checked: CheckedCrate, source: LineSource): LineSource {
    const { callers } = source;
    const { file, start, end } = checked.current(source);
    if (callers === undefined) return { file, start, end };
    return { file, start, end, callers: callers.map((caller) => checked.current(caller)) };
  }

  /** Kernels that were asked for, and are generic without an instance: the compiler has no code for them either. */
  private genericProblems(checked: CheckedCrate, { kernel }: EmitOptions): Diagnostic[] {
    const { program } = checked;
    return this.allKernels(checked).flatMap(({ def, root, info }): Diagnostic[] => {
      if (root.kind === 'given' || program.generics(def).params.length === 0) return [];
      if (kernel !== undefined && info.name !== kernel && info.symbol !== kernel) return [];
      const message = noInstance(program, def);
      return [{ code: 'generic', severity: 'error', span: info.nameSpan, message }];
    });
  }

  /** What keeps kernels from coming out; names that mean nothing are explained by the dependencies that are not there. */
  private loweringProblems(
    checked: CheckedCrate,
    problems: readonly LowerProblem[],
    fallback: Span,
  ): Diagnostic[] {
    const explained = this.explained(checked, problems);
    const unknown = explained.filter(({ kind }) => kind === 'unresolved');
    const named = checked.graph.missing.filter(({ crate }) =>
      unknown.some(({ what }) => what.includes(crate)),
    );
    // A name that was imported does not say where from.
    const missing = unknown.length === 0 || named.length > 0 ? named : checked.graph.missing;
    return [
      ...missing.map((problem) => this.manifestProblem(problem)),
      ...explained.map((problem) => {
        const located = this.loweringProblem(problem, fallback);
        return { ...located, message: `${located.message} (kernel \`${problem.kernel.display}\`)` };
      }),
    ];
  }

  /** The problems with their causes, and with a word on build scripts where a name was not found. */
  private explained(
    checked: CheckedCrate,
    problems: readonly LowerProblem[],
  ): readonly LowerProblem[] {
    const explained = problems.map((problem) => explain(checked.program, problem));
    if (!explained.some(({ kind }) => kind === 'unresolved')) return explained;
    const note = buildScriptNote(checked, this.files);
    if (note === undefined) return explained;
    return explained.map((problem) =>
      problem.kind === 'unresolved' ? { ...problem, what: `${problem.what}; ${note}` } : problem,
    );
  }

  private manifestProblem({ path, start, end, message }: ManifestProblem): Diagnostic {
    return {
      code: 'manifest',
      severity: 'error',
      span: { file: this.files.id(path), start, end },
      message,
    };
  }

  /** A kernel that cannot come out, at the place in the user's own source that leads there. */
  private loweringProblem(problem: LowerProblem, fallback: Span): Diagnostic {
    const { kind, what, chain } = problem;
    const places = [problem.span, ...chain.map((call) => call.span).reverse()];
    const own = places.find((span) => span !== undefined && !this.frontEnd.isForeign(span.file));
    const related = chain.flatMap(({ callee, span }) =>
      span === undefined || this.frontEnd.isForeign(span.file)
        ? []
        : [{ span, message: `calls \`${callee}\`` }],
    );
    return {
      code: kind,
      severity: 'error',
      span: own ?? fallback,
      message: `${kind}: ${what}`,
      ...(related.length > 0 && { related }),
    };
  }

  private kernelCache(checked: CheckedCrate, level: OptLevel = 'O2'): KernelCache {
    let levels = caches.get(checked);
    if (levels === undefined) caches.set(checked, (levels = new Map()));
    let cache = levels.get(level);
    if (cache === undefined)
      levels.set(level, (cache = new KernelCache(level, this.settings.verifyPasses)));
    return cache;
  }

  private deviceCodes(checked: CheckedCrate): DeviceCodes {
    let codes = deviceCodes.get(checked);
    if (codes === undefined) {
      const made = new DeviceCodes(checked.program, checked.lowering, (def) =>
        this.kernelCache(checked).functions(made, def),
      );
      codes = made;
      deviceCodes.set(checked, codes);
    }
    return codes;
  }

  private currentKernel(checked: CheckedCrate, info: KernelInfo): KernelInfo {
    return {
      ...info,
      nameSpan: checked.current(info.nameSpan),
      span: checked.current(info.span),
    };
  }

  /** The same finding with all its places moved to the current texts. */
  private currentDiagnostic(checked: CheckedCrate, diagnostic: Diagnostic): Diagnostic {
    const move = (span: Span): Span => checked.current(span);
    return {
      ...diagnostic,
      span: move(diagnostic.span),
      ...(diagnostic.related && {
        related: diagnostic.related.map((r) => ({ ...r, span: move(r.span) })),
      }),
      ...(diagnostic.fixes && {
        fixes: diagnostic.fixes.map((fix) => ({
          ...fix,
          edits: fix.edits.map((e) => ({ ...e, span: move(e.span) })),
        })),
      }),
    };
  }

  /** Errors behind which nothing is compiled: those of the manifest, else those of the syntax. */
  private unreadable(target: TargetName, options: EmitOptions): Diagnostic[] {
    const { problems } = this.frontEnd.graph(this.root, targetCfg(target, options));
    return problems.length > 0
      ? problems.map((problem) => this.manifestProblem(problem))
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

/** Is it about items that are not there at all? What an import lacks is reported where its name is used. */
function isMissingItem({ what }: HirProblem): boolean {
  return !/^(?:import|crate) /.test(what);
}

/** Does a configuration hold something that nothing understands? Then that is told, whatever the sources are about. */
function isWrong(configuration: Configuration | undefined): boolean {
  if (configuration === undefined) return false;
  const isRule = (name: string): boolean => RULES.some((rule) => rule.name === name);
  return configuration.problems.length > 0 || configuration.rules.some(({ name }) => !isRule(name));
}

/** How a parameter's slot is declared in the target's text. */
function declaredOf(target: TargetName, slot: Parameters<typeof ptxKernelParam>[0]): string {
  if (target === 'ptx') return ptxKernelParam(slot, '');
  // Thin pointers and what is passed by pointer are buffers to the loader.
  return slot.type.startsWith('ptr') ? 'global_buffer' : 'by_value';
}

const knownLimits = new Map<string, DeviceLimits | undefined>();

/** What the GPU allows, by a target's triple and CPU; of no CPU in particular, what the best one does. */
function deviceLimits(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined {
  const key = `${triple} ${cpu ?? ''}`;
  if (!knownLimits.has(key)) knownLimits.set(key, findLimits(triple, cpu));
  return knownLimits.get(key);
}

function findLimits(triple: DeviceTriple, cpu: string | undefined): DeviceLimits | undefined {
  const target = Object.values(TARGETS).find((one) => one.triple === triple)!;
  const cpus = target.cpus.map(({ name }) => name).filter((name) => name === (cpu ?? name));
  if (cpus.length === 0) return undefined;
  const all = cpus.map((name) => target.limits(name));
  return {
    params: Math.max(...all.map((limits) => limits.kernelParamBytes)),
    fixed: Math.max(...all.map((limits) => limits.staticWorkgroupBytes)),
    total: Math.max(...all.map((limits) => limits.maxWorkgroupBytes)),
  };
}

/** The front end's view of a target. */
const ARCHES: Record<TargetName, TargetCfg['arch']> = { ptx: 'nvptx64', amdgcn: 'amdgpu' };

function targetCfg(name: TargetName, options: EmitOptions): TargetCfg {
  const debugAssertions = options.debugAssertions === true;
  const cpu = options.cpu ?? TARGETS[name]!.defaultCpu;
  return {
    arch: ARCHES[name],
    cfg: new Set([`target_feature="${cpu}"`]),
    debugAssertions,
    overflowChecks: debugAssertions,
  };
}
