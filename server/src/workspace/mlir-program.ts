/**
 * An `.mlir` text as the compiler sees it at one revision: the second front end in place of Rust's,
 * the same passes, targets and rules behind it. The text is read anew after every edit; kernels are
 * lowered when somebody asks.
 */
import { append, type FileId, LIMITS, type Span, TooMuchWork, withinWork } from '../base/index.ts';
import type { Diagnostic } from '../diag/index.ts';
import { type Dims, type LaunchKernel, type LinkedHost, NO_HOST } from '../host/index.ts';
import { cloneFunc, createModule, type Func, type Module } from '../mir/index.ts';
import {
  LAUNCH_SIZED,
  type LoweredMlir,
  lowerKernel,
  type MlirKernel,
  type MlirProblem,
  type MlirText,
  type Op,
  paramsOf,
  passedNumbers,
  soundKernel,
  Unsupported,
} from '../mlir/index.ts';
import type { OffloadSite } from '../offload/index.ts';
import { legible, optimize } from '../passes/index.ts';
import {
  BUDGET_TARGETS,
  type Budget,
  type DeviceCode,
  decisionsOf,
  type KernelDecisions,
  type Launch,
  launchCommentAbove,
  levelsOf,
  memoryMaps,
  type OverBudget,
  type PlacedMemoryMap,
  RULES,
  type RuleLevels,
  runMlirRules,
  type Stop,
} from '../rules/index.ts';
import type { SpecKernel } from '../spec/index.ts';
import { ptxKernelParam, TARGETS } from '../targets/index.ts';
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
import { empty } from './back-end.ts';
import { overMlirBudgets } from './budgets.ts';
import { contractionOf } from './build-flags.ts';
import { emitChecked, lengthsOfTypes } from './checked-bounds.ts';
import { keepAsks, overLimit } from './device-code.ts';
import { deviceLimits } from './device-limits.ts';
import type { Files } from './files.ts';
import type { FrontEnd } from './front-end.ts';
import { figuresOf } from './kernel-figures.ts';
import { libraryFor } from './library-functions.ts';
import { type MlirHost, mlirHost } from './mlir-host.ts';
import { canMove, isAlone, type KeptKernel, keptKernel, keyOf } from './mlir-kept.ts';
import { printMir } from './print.ts';
import { wholeLeftOut } from './rule-target.ts';
import { gpuOf, mergedModule, placesOf } from './run/executable.ts';
import { mlirSpecKernels } from './run/mlir-kernels.ts';

/** Is this a file of the second front end? */
export function isMlirPath(path: string): boolean {
  return path.endsWith('.mlir');
}

const GPU_OPS =
  /\b(?:gpu\.(?:module|func|launch|kernel)|nvvm\.kernel|rocdl\.kernel|ptx_kernelcc|amdgpu_kernelcc)\b/;

/** Has an MLIR text anything to do with GPUs? Scans of folders look at such texts alone. */
export function namesGpuOps(text: string): boolean {
  return GPU_OPS.test(text);
}

export class MlirProgram {
  readonly modules: readonly string[];
  private readonly files: Files;
  private readonly file: FileId;
  private read: MlirText | undefined;
  private readonly lowered = new Map<string, LoweredMlir>();

  private readonly settings: { readonly rules: RuleLevels };
  private readonly frontEnd: FrontEnd;
  private readonly readText: () => MlirText;

  constructor(
    path: string,
    files: Files,
    settings: { readonly rules: RuleLevels },
    around: {
      readonly frontEnd: FrontEnd;
      readonly readText: () => MlirText;
      /** That of the text before the last edit. */
      readonly old: MlirProgram | undefined;
    },
  ) {
    const { frontEnd, readText, old } = around;
    if (old !== undefined) this.before = old.kept;
    this.readText = readText;
    this.settings = settings;
    this.frontEnd = frontEnd;
    this.modules = [path];
    this.files = files;
    this.file = files.id(path);
  }

  /** Host code of other languages may launch them too; nothing of that is known. */
  launchKernels(): readonly LaunchKernel[] {
    return this.hosted.host.kernels;
  }

  /** The launches in the text itself. */
  host(): LinkedHost {
    return this.hosted.host;
  }

  kernelsBehind(): readonly LaunchKernel[] {
    return [];
  }

  asmTypes(): readonly string[] {
    return [];
  }

  private known: MlirHost | undefined;

  private get hosted(): MlirHost {
    this.known ??= mlirHost(this.text, this.file, this.modules[0]!);
    return this.known;
  }

  /** MLIR launches by operations of its own. */
  offloadSites(): readonly OffloadSite[] {
    return [];
  }

  specKernels(): readonly SpecKernel[] {
    return mlirSpecKernels(this.text.kernels, ({ name, launch }) =>
      this.launchSizes(name).map(({ at, grid, block, workgroupMem }) => ({
        from: this.files.describe(at),
        ...(grid && { grid }),
        ...(block && { block }),
        ...(launch?.cluster && { cluster: launch.cluster }),
        ...(workgroupMem !== undefined && { workgroupMem }),
      })),
    );
  }

  launchSizes(name: string): readonly LaunchSizes[] {
    const known = (dims: Dims | undefined): readonly number[] | undefined => {
      const sizes = dims?.sizes.flatMap(({ value }) => (value === undefined ? [] : Number(value)));
      return sizes?.length === 3 ? sizes : undefined;
    };
    return this.hosted.host.launches
      .filter(({ link }) => link?.kernel?.name === name)
      .map(({ callee, grid, block, shared }) => ({
        at: callee,
        grid: known(grid),
        block: known(block),
        workgroupMem: shared?.value === undefined ? undefined : Number(shared.value),
      }));
  }

  private get text(): MlirText {
    this.read ??= this.readText();
    return this.read;
  }

  private span({ start, end }: { readonly start: number; readonly end: number }): Span {
    return { file: this.file, start, end };
  }

  private lower(kernel: MlirKernel, target: TargetName, cpu: string | undefined): LoweredMlir {
    const { defaultCpu, limits, cpus } = TARGETS[target]!;
    const known = cpus.some(({ name }) => name === cpu) ? cpu! : defaultCpu;
    const { waveSize } = limits(known);
    const key = `${target} ${waveSize} ${kernel.nameSpan.start}`;
    let found = this.lowered.get(key);
    if (found === undefined) {
      found = lowerKernel(
        kernel,
        this.file,
        { name: target, waveSize },
        {
          problems: this.text.problems,
          library: (module, name) => libraryFor(this.frontEnd, target, module, name),
        },
      );
      this.lowered.set(key, found);
    }
    return found;
  }

  private readonly verified = new Map<LoweredMlir, LoweredMlir>();

  /** A kernel whose code is compiled further. */
  private sound(kernel: MlirKernel, lowered: LoweredMlir): LoweredMlir {
    let found = this.verified.get(lowered);
    if (found === undefined) this.verified.set(lowered, (found = soundKernel(lowered, kernel)));
    return found;
  }

  /** Likewise, of a target. */
  private compiled(kernel: MlirKernel, target: TargetName, cpu: string | undefined): LoweredMlir {
    return this.sound(kernel, this.lower(kernel, target, cpu));
  }

  // ---- answers ----------------------------------------------------------------------------------

  exported(): undefined {}

  unknownMacro(): undefined {}

  unread(): undefined {}

  kernels(): readonly KernelInfo[] {
    return this.text.kernels.map((kernel) => this.infoOf(kernel));
  }

  isLarge(): boolean {
    return false;
  }

  unanalysed(): CrateAnalysis {
    return wholeLeftOut(this.analysed());
  }

  analysed(): CrateAnalysis {
    const kernels = this.text.kernels.map((one): KernelAnalysis => {
      const kernel = this.infoOf(one);
      const known = this.outcome(one);
      const isAnalysed =
        known === undefined ? this.codeOf(one) !== undefined : known.reason === undefined;
      const left = this.codeOf(one)?.undecided ?? [];
      if (isAnalysed && left.length > 0) {
        const reasons = left.map((message) => ({
          code: 'limit',
          severity: 'info' as const,
          span: this.span(one.nameSpan),
          message,
        }));
        return { kernel, state: 'partial', reasons };
      }
      if (isAnalysed) return { kernel, state: 'analysed', reasons: [] };
      const reason = known?.reason ?? this.whyNot(one);
      return { kernel, state: 'not-analysed', reasons: [reason] };
    });
    return { kernels, missing: [] };
  }

  private infoOf({ name, symbol, op, nameSpan }: MlirKernel): KernelInfo {
    return {
      name,
      symbol,
      exported: true,
      nameSpan: this.span(nameSpan),
      span: this.span(op),
      dialect: 'mlir',
      abi: op.name,
    };
  }

  /** Findings, and the levels they were asked for with. */
  private findings:
    | { readonly levels: RuleLevels; readonly list: readonly Diagnostic[] }
    | undefined;

  // Lone files of few kernels: no stop is needed.
  // biome-ignore lint/correctness/useYield: see above
  *diagnose(): Generator<Stop, readonly Diagnostic[]> {
    return this.diagnostics();
  }

  diagnostics(): readonly Diagnostic[] {
    const levels = this.settings.rules;
    if (this.findings?.levels !== levels) this.findings = { levels, list: this.runRules(levels) };
    return this.findings.list;
  }

  private runRules(given: RuleLevels): readonly Diagnostic[] {
    const configuration = this.frontEnd.configuration(this.modules[0]!);
    const { problems, kernels, launches } = this.text;
    const alone = kernels.flatMap((kernel) => this.outcome(kernel)?.found ?? []);
    const found = runMlirRules(RULES, {
      file: this.file,
      text: this.files.text(this.file) ?? '',
      problems,
      kernels: kernels.flatMap((kernel) => {
        const code = this.outcome(kernel) === undefined ? this.codeOf(kernel) : undefined;
        return code === undefined ? [] : [{ code, launch: this.launchOf(kernel) }];
      }),
      // Who sits at the editor has the last word.
      levels: configuration === undefined ? given : { ...levelsOf(configuration), ...given },
      configuration,
      overBudget: () => this.overBudget(configuration?.budgets),
      // What all kernels look like to a launch is only asked by one.
      host: launches.length === 0 ? NO_HOST : this.hosted.host,
      limits: deviceLimits,
      codeOf: (kernel) => {
        const own = this.hosted.kernels.get(kernel);
        return own && this.codeOf(own);
      },
    });
    return inOrder([...found, ...alone]);
  }

  /** Kernels that take more than they may; a budget above their module holds too. */
  private overBudget(configured: readonly Budget[] = []): readonly OverBudget[] {
    const text = this.files.text(this.file) ?? '';
    return overMlirBudgets({
      configured,
      text,
      file: this.file,
      kernels: this.text.kernels.map((kernel) => ({
        name: kernel.name,
        nameSpan: this.span(kernel.nameSpan),
        above: [kernel.home, kernel.op].flatMap((op) => (op ? [this.span(op)] : [])),
        built: () => BUDGET_TARGETS.find((name) => this.lower(kernel, name, undefined).module),
        figures: (target) => {
          const { module } = this.compiled(kernel, target, undefined);
          return module && figuresOf(this.emit(target, { kernel: kernel.name }), module);
        },
      })),
    });
  }

  /** The code of a kernel as rules see it; that of the one target that its operations are for. */
  private codeOf(kernel: MlirKernel): DeviceCode | undefined {
    for (const target of BUDGET_TARGETS) {
      const lowered = this.lower(kernel, target, undefined);
      if (lowered.module !== undefined) return this.code(kernel, lowered, lowered.module);
    }
    return undefined;
  }

  // ---- single kernels ---------------------------------------------------------------------------

  /** What was found out about kernels by themselves, here and before the last edit. */
  private kept: Kept = { levels: undefined, kernels: new Map() };
  private readonly before: Kept = { levels: undefined, kernels: new Map() };

  /** Undefined for a kernel that others decide about. */
  private outcome(kernel: MlirKernel): KeptKernel | undefined {
    const levels = this.settings.rules;
    if (this.frontEnd.configuration(this.modules[0]!) !== undefined) return undefined;
    if (this.kept.levels !== levels) this.kept = { levels, kernels: new Map() };
    const known = this.kept.kernels.get(kernel.op);
    if (known !== undefined) return known;
    const launch = this.launchOf(kernel);
    const key = keyOf(kernel, this.text, launch);
    const old = this.before.levels === levels ? this.before.kernels.get(kernel.op) : undefined;
    const made =
      keptKernel(old, kernel, this.text, key) ??
      (isAlone(kernel, this.text) ? this.lookAt(kernel, launch, key) : undefined);
    if (made !== undefined) this.kept.kernels.set(kernel.op, made);
    return made;
  }

  private lookAt(kernel: MlirKernel, launch: Launch | undefined, key: string): KeptKernel {
    const { levels } = this.kept;
    const code = this.codeOf(kernel);
    const found =
      code === undefined
        ? []
        : runMlirRules(ANY_FRONT_END, {
            file: this.file,
            text: this.files.text(this.file) ?? '',
            problems: [],
            kernels: [{ code, launch }],
            levels: levels!,
            configuration: undefined,
            host: NO_HOST,
            limits: deviceLimits,
            codeOf: () => undefined,
          });
    const reason = code === undefined ? this.whyNot(kernel) : undefined;
    const all = reason === undefined ? found : [...found, reason];
    return {
      key: canMove(all, kernel) ? key : '',
      checked: this.text.functions.get(kernel.op),
      at: kernel.op.start,
      found,
      reason,
    };
  }

  private whyNot(kernel: MlirKernel): Diagnostic {
    const { problem } = this.compiled(kernel, 'ptx', undefined);
    return {
      code: 'unsupported',
      severity: 'info',
      span: this.span(problem ?? kernel.nameSpan),
      message: problem?.what ?? 'it has errors',
    };
  }

  private readonly codes = new Map<LoweredMlir, DeviceCode>();

  private code(kernel: MlirKernel, lowered: LoweredMlir, parts: Module): DeviceCode {
    let code = this.codes.get(lowered);
    if (code === undefined) {
      const { name, symbol } = kernel;
      const { asks } = lowered;
      let whole: { readonly func: Func | undefined } | undefined;
      const left = new Set<string>();
      const isSound = (): boolean => this.sound(kernel, lowered).module !== undefined;
      code = {
        def: undefined,
        name,
        symbol,
        parts,
        owners: new Set(),
        partial: false,
        usesLaunchMemory: parts.globals.has(LAUNCH_SIZED),
        get undecided() {
          return [...left];
        },
        leave: (what) => left.add(`undecided: ${what}`),
        whole: () => {
          if (whole === undefined) {
            const made = isSound() ? legible(parts, symbol, keepAsks(asks)) : undefined;
            if (made instanceof TooMuchWork) left.add(overLimit(made.limit));
            whole = { func: made instanceof TooMuchWork ? undefined : made };
          }
          return whole.func;
        },
        optimised: () => {
          const made = isSound() ? optimised(parts, symbol, {}) : undefined;
          return made === undefined || made instanceof TooMuchWork ? [] : [...made.funcs.values()];
        },
      };
      this.codes.set(lowered, code);
    }
    return code;
  }

  /**
   * How a kernel is launched: a comment above it or above its module says it, else the text's own
   * launches.
   */
  private launchOf(kernel: MlirKernel): Launch | undefined {
    const { op, home, launch, block } = kernel;
    const text = this.files.text(this.file) ?? '';
    const said =
      launchCommentAbove(this.span(op), text) ??
      (home && launchCommentAbove(this.span(home), text));
    const shape = said?.block ?? block ?? launch?.block;
    // Of a launch that gives none, the rule about launches says so.
    const given = launch?.workgroupMem === 0 ? undefined : launch?.workgroupMem;
    const workgroupMem = said?.workgroupMem ?? given;
    const args = passedNumbers(kernel);
    if (shape === undefined && workgroupMem === undefined && args === undefined) return undefined;
    const at = said === undefined && launch !== undefined ? this.span(launch) : undefined;
    return {
      block: shape,
      workgroupMem,
      memSpan: said?.memSpan ?? at,
      at,
      ...(args && { args }),
    };
  }

  /** What is wrong with the text as such. */
  private faults(): readonly Diagnostic[] {
    return this.text.problems.map((problem) => this.diagnostic(problem));
  }

  private diagnostic(problem: MlirProblem): Diagnostic {
    const { kind, message, start, end, related } = problem;
    return {
      code: `mlir-${kind}`,
      severity: 'error',
      span: this.span({ start, end }),
      message,
      ...(related && {
        related: related.map((one) => ({ message: one.message, span: this.span(one) })),
      }),
    };
  }

  launch(name: string): Launch | undefined {
    const kernel = this.text.kernels.find((one) => one.name === name);
    return kernel && this.launchOf(kernel);
  }

  workgroupMemory(at?: Span): readonly PlacedMemoryMap[] {
    return this.kernelsNaming(at).flatMap((kernel) => {
      const code = this.codeOf(kernel);
      const launch = this.launchOf(kernel);
      return (code === undefined ? [] : memoryMaps(code)).map(({ definition, ...map }) => ({
        ...map,
        size: map.symbol === undefined ? launch?.workgroupMem : map.size,
        sites: [definition, ...map.sites.map((loc) => loc?.span)].filter(
          (span) => span !== undefined,
        ),
      }));
    });
  }

  decisions(only?: string): readonly KernelDecisions[] {
    return this.text.kernels.flatMap((kernel) => {
      const code = only === undefined || kernel.name === only ? this.codeOf(kernel) : undefined;
      if (code === undefined) return [];
      const found = decisionsOf(code, this.launchOf(kernel), WIDEST_WAVE);
      const decisions = found.map((one) => ({ ...one, at: one.at?.span }));
      const nameSpan = this.span(kernel.op);
      return decisions.length === 0 ? [] : [{ kernel: kernel.name, nameSpan, decisions }];
    });
  }

  /** Kernels that may name something at a place: the one around it, else those of the module. */
  private kernelsNaming(at: Span | undefined): readonly MlirKernel[] {
    const { kernels } = this.text;
    if (at === undefined) return kernels;
    const isAround = (op: Op | undefined): boolean =>
      op !== undefined && op.start <= at.start && at.end <= op.end;
    const own = kernels.filter(({ op }) => isAround(op));
    return own.length > 0 ? own : kernels.filter(({ home }) => isAround(home));
  }

  abi(target: TargetName): readonly KernelAbi[] {
    return this.text.kernels.flatMap((kernel): KernelAbi[] => {
      let params: ReturnType<typeof paramsOf>;
      try {
        params = paramsOf(kernel, target);
      } catch (error) {
        // A type that has no way into a kernel; `emit` reports the kernel.
        if (error instanceof Unsupported) return [];
        throw error;
      }
      let offset = 0;
      const rows = params.flatMap(({ slots }) =>
        slots.map((slot) => {
          offset = Math.ceil(offset / slot.align) * slot.align;
          const row = {
            name: slot.name,
            type: slot.display ?? '',
            declared: declaredOf(target, slot),
            size: slot.size,
            align: slot.align,
            offset,
          };
          offset += slot.size;
          return row;
        }),
      );
      return [{ kernel: this.infoOf(kernel), params: rows, types: [] }];
    });
  }

  ruleTarget(): TargetName {
    return 'ptx';
  }

  check(target: TargetName, options: EmitOptions): readonly Diagnostic[] {
    const kernels = this.wanted(options);
    return [
      ...this.faults(),
      ...kernels.flatMap((kernel) =>
        this.refusal(kernel, this.compiled(kernel, target, options.cpu)),
      ),
    ];
  }

  emit(target: TargetName, options: EmitOptions): Emitted {
    const cpu = options.cpu ?? TARGETS[target]!.defaultCpu;
    if (options.form === 'host-ir') return empty(target, cpu, []);
    const problems: Diagnostic[] = [...this.faults()];
    const module = createModule('kernels');
    const symbols: string[] = [];
    for (const kernel of this.wanted(options)) {
      const lowered = this.compiled(kernel, target, options.cpu);
      append(problems, this.refusal(kernel, lowered));
      if (lowered.module === undefined) continue;
      if (symbols.includes(kernel.symbol)) {
        problems.push(
          this.unsupported(
            kernel,
            kernel.nameSpan,
            'two kernels of one name in one text; ask for one of them by its name',
          ),
        );
        continue;
      }
      symbols.push(kernel.symbol);
      const made = optimised(lowered.module, kernel.symbol, options);
      if (made instanceof TooMuchWork) {
        const what = `a kernel that takes the optimiser more than ${made.limit} steps`;
        problems.push(this.unsupported(kernel, kernel.nameSpan, what));
      } else merge(module, made);
    }
    if (symbols.length === 0) return empty(target, cpu, problems);
    const { checkBounds } = options;
    const lengths = checkBounds && lengthsOfTypes(module, checkBounds);
    const { emitted, bounds } = emitChecked({
      module,
      kernels: symbols,
      target,
      options: lengths === undefined ? options : { ...options, checkBounds: lengths },
      files: this.files,
      isPrelude: (file) => this.frontEnd.isPrelude(file),
      current: (span) => span,
      fallback: this.span({ start: 0, end: 0 }),
    });
    const notes = bounds.length === 0 ? {} : { notes: bounds };
    return { ...emitted, ...notes, problems: [...problems, ...emitted.problems] };
  }

  executable(target: TargetName, options: EmitOptions): Executable {
    const kernels = this.wanted(options).map((kernel) => ({
      kernel,
      lowered: this.compiled(kernel, target, options.cpu),
    }));
    const whole = kernels.filter(({ lowered }) => lowered.module !== undefined);
    return {
      module: mergedModule(whole.map(({ lowered }) => lowered.module!)),
      target: gpuOf(target, options.cpu),
      kernels: whole.map(({ kernel }) => kernel.symbol),
      problems: [
        ...this.faults(),
        ...kernels.flatMap(({ kernel, lowered }) => this.refusal(kernel, lowered)),
      ],
      places: (loc) => placesOf(loc, (span) => span),
    };
  }

  codeKey(): undefined {
    return undefined;
  }

  /** What is refused is a problem of `emit`. */
  refusals(): readonly Diagnostic[] {
    return [];
  }

  /** Its MIR; it has no tree of Rust, and is one query. */
  print(target: TargetName, what: string, options: EmitOptions): string {
    const kernels = this.wanted(options).flatMap((kernel) => {
      const { module } = this.compiled(kernel, target, options.cpu);
      return module === undefined ? [] : [{ symbol: kernel.symbol, module }];
    });
    return what.startsWith('mir') ? printMir(what, kernels, options.opt) : '';
  }

  /** Its passes are those of Rust, but nobody could name what they did. */
  remarks(): readonly CodeRemark[] {
    return [];
  }

  end(): void {
    // It goes with the database's node.
  }

  rest(): void {
    this.lowered.clear();
    this.codes.clear();
    this.verified.clear();
  }

  // ---- kernels ----------------------------------------------------------------------------------

  private wanted({ kernel }: EmitOptions): readonly MlirKernel[] {
    return this.text.kernels.filter(
      ({ name, symbol }) => kernel === undefined || name === kernel || symbol === kernel,
    );
  }

  /** Why a kernel was not emitted. Errors in its text have been reported already. */
  private refusal(kernel: MlirKernel, { problem }: LoweredMlir): Diagnostic[] {
    if (problem === undefined) return [];
    const isTold = this.text.problems.some(
      ({ start, message }) => start === problem.start && message === problem.what,
    );
    return isTold ? [] : [this.unsupported(kernel, problem, problem.what)];
  }

  private unsupported(
    kernel: MlirKernel,
    at: { readonly start: number; readonly end: number },
    what: string,
  ): Diagnostic {
    return {
      code: 'unsupported',
      severity: 'error',
      span: this.span(at),
      message: `unsupported: ${what} (kernel \`${kernel.name}\`)`,
    };
  }
}

interface Kept {
  readonly levels: RuleLevels | undefined;
  readonly kernels: Map<Op, KeptKernel>;
}

/** Rules about the code of kernels. */
/** Lanes of the widest wave that a kernel may be meant for. */
const WIDEST_WAVE = 64;

const ANY_FRONT_END = RULES.filter((rule) => rule.anyFrontEnd === true);

const RULE_ORDER: ReadonlyMap<string, number> = new Map(RULES.map(({ name }, at) => [name, at]));

/** By place, at one place in the order of the rules; each once. */
function inOrder(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const rank = ({ code }: Diagnostic): number => RULE_ORDER.get(code) ?? RULE_ORDER.size;
  const seen = new Set<string>();
  return [...found]
    .sort((a, b) => a.span.start - b.span.start || rank(a) - rank(b))
    .filter(({ code, span: { start, end } }) => {
      const key = `${code} ${start} ${end}`;
      return !seen.has(key) && seen.add(key);
    });
}

function declaredOf(target: TargetName, slot: Parameters<typeof ptxKernelParam>[0]): string {
  if (target === 'ptx') return ptxKernelParam(slot, '').replace(' [', '[').trimEnd();
  if (slot.pass !== 'scalar') return 'by_value';
  if (slot.type === 'ptr.workgroup') return 'dynamic_shared_pointer';
  return slot.type.startsWith('ptr') ? 'global_buffer' : 'by_value';
}

/** A copy of a module, optimised; the limit where that takes more than it may. */
function optimised(
  source: Module,
  symbol: string,
  { opt, flags = {}, form }: EmitOptions,
): Module | TooMuchWork {
  const out = createModule(source.name);
  for (const func of source.funcs.values()) out.funcs.set(func.name, cloneFunc(func));
  for (const global of source.globals.values()) out.globals.set(global.name, global);
  const feedsCompiler = form === 'llvm-ir';
  const contraction = contractionOf(flags);
  const level = opt && { level: opt };
  try {
    withinWork(LIMITS.passWork, () =>
      optimize(out, { roots: [symbol], contraction, feedsCompiler, ...level }),
    );
  } catch (error) {
    if (error instanceof TooMuchWork) return error;
    throw error;
  }
  return out;
}

/** Launch-sized memory is one for all; other names hold their module's. */
function merge(into: Module, from: Module): void {
  for (const [name, func] of from.funcs) if (!into.funcs.has(name)) into.funcs.set(name, func);
  for (const [name, global] of from.globals)
    if (!into.globals.has(name)) into.globals.set(name, global);
}
