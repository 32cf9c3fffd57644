/**
 * Running the launches of a spec: compiled by the workspace, executed by one of the engines, and
 * reported with places in the crate's own files.
 */
import { append, type Span } from '../../base/index.ts';
import {
  type AccessEvent,
  type LaunchCounts,
  type LaunchSource,
  runAmdgcn,
  runPtx,
  SpecError,
  type SyncEvent,
} from '../../emulate/index.ts';
import {
  type CreateExecution,
  canCheckText,
  DEFAULT_SCHEDULES,
  type Execution,
  type LaunchResult,
  type Schedule,
  SpareMemory,
  type TextMemory,
  type TextRaces,
  textHang,
  watchText,
} from '../../execute/index.ts';
import {
  type PlannedLaunch,
  Problems,
  planSpec,
  type SpecFile,
  type SpecKernel,
  sizeOf,
} from '../../spec/index.ts';
import type {
  BoundsOptions,
  Engine,
  Executable,
  LineSource,
  TargetName,
} from '../../workspace/index.ts';
import { brokenFacts } from './assumptions.ts';
import { coverageOf } from './coverage.ts';
import { debugLines } from './debug-lines.ts';
import { droppedOrders } from './dropped-orders.ts';
import {
  findingOf,
  mergedFindings,
  ofAssumedGrid,
  ownFiles,
  raceFindings,
  textFindings,
  withoutRaced,
} from './findings.ts';
import { gpuOf } from './gpu.ts';
import { GuessedLengths } from './guessed-lengths.ts';
import { executeInput, type FilledBuffer, fillBuffers, textSource } from './prepare.ts';
import { callReference } from './reference-function.ts';
import {
  DEFAULT_LIMITS,
  type RunFinding,
  type RunLaunch,
  type RunLimits,
  type RunOutput,
  type RunRefusal,
  type RunReport,
  TEXT_STEPS,
} from './report.ts';
import { checkExpectations, type HostFunction, resultsOf } from './results.ts';
import { type OrderedRun, otherOrders } from './schedules.ts';

/** Assembly that runs as it is. */
export interface GivenText {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  readonly target: TargetName;
}

/** A text that is interpreted, and where its lines come from. */
export interface RunText {
  readonly text: string;
  readonly cpu: string;
  readonly lineMap: readonly (LineSource | undefined)[];
  /** Places of the source, of a text that says so itself. */
  readonly debug?: readonly (string | undefined)[];
  isOwn(span: LineSource): boolean;
}

/** Is told of a text that is interpreted, and of what the interpreter counts. */
export interface TextSink {
  /** A run begins, possibly a second one with other lengths. */
  begin(text: RunText, launches: LaunchSource): void;
  /** Without it nothing is counted. */
  readonly launch?: (counts: LaunchCounts) => void;
}

export interface RunRequest {
  /** Root of the crate; undefined for assembly. */
  readonly root: string | undefined;
  readonly given?: GivenText;
  readonly target: TargetName;
  readonly cpu?: string | undefined;
  readonly spec: SpecFile;
  /** The kernels that the spec names, where they are known; else all of the crate are looked at. */
  readonly kernels?: readonly SpecKernel[];
  /** Executes MIR; without it the target's text is interpreted. */
  readonly create: CreateExecution | undefined;
  readonly limits?: Partial<RunLimits>;
  readonly debugAssertions?: boolean;
  readonly checkBounds?: boolean;
  /** Run also what rustc refuses. */
  readonly allowInvalid?: boolean;
  readonly coverage?: boolean;
  /** Look for races between threads; so when left out. */
  readonly races?: boolean;
  /** Orders of threads that are tried where they may make a difference; seven when left out. */
  readonly schedules?: number;
  /** The one order to run in, from a launch on. */
  readonly replay?: { readonly schedule: Schedule; readonly launch: number };
  /** Never interpret a text in place of MIR that cannot be executed. */
  readonly isExact?: boolean;
  /** Find the calls that lead to the other side of a race, which takes longer. */
  readonly callers?: boolean;
  /** The report is for a comparison with another one: it needs no notes. */
  readonly isTrial?: boolean;
  /** Follows the interpreter of a text. */
  readonly sink?: TextSink;
  /** Keep what a debugger reads in the code. */
  readonly debugInfo?: boolean;
  /** Told what is executed. */
  compiled?(code: Executable): void;
  /** A file beside the spec. */
  readFile(path: string): Uint8Array | undefined;
  /** Asked now and then; `false` ends the run, whose report has what is known. */
  goesOn?(steps: number, launch: string): boolean;
}

/** Has the run taken place? */
export function isReport(outcome: RunReport | RunRefusal): outcome is RunReport {
  return 'launches' in outcome;
}

/** Findings that say why a launch does not end. */
const STUCK = new Set(['step-limit', 'deadlock']);

/** Runs all launches of a spec. Never throws for wrong specs or kernels. */
export function runSpec(engine: Engine, request: RunRequest): RunReport | RunRefusal {
  const { root, target, kernels: known } = request;
  const kernels = known ?? (root === undefined ? root : engine.specKernels(root, target));
  const lengths = new GuessedLengths();
  for (;;) {
    const outcome = runOnce(engine, request, kernels, lengths.known);
    if (!isReport(outcome)) return outcome;
    if (!lengths.grow(outcome)) return { ...outcome, findings: lengths.noted(outcome) };
  }
}

/** Does a launch begin with what another one has left? */
function goesOn({ buffers }: PlannedLaunch): boolean {
  return buffers.some(({ contents }) => contents.kind === 'from');
}

function runOnce(
  engine: Engine,
  request: RunRequest,
  kernels: readonly SpecKernel[] | undefined,
  lengths: GuessedLengths['known'],
): RunReport | RunRefusal {
  const { spec, readFile } = request;
  const plan = planSpec(spec, { kernels, lengths, readFile });
  const problems = new Problems();
  append(problems.found, plan.problems);
  checkExpectations(plan.launches, readFile, problems);
  if (problems.any) return { problems: problems.found, diagnostics: [] };
  const run = new Run(engine, request, plan.launches);
  if (request.create === undefined || request.given !== undefined) return run.byText();
  const exact = run.byExecution(request.create);
  const lacks = isReport(exact)
    ? exact.findings.find(({ code }) => code === 'unsupported')
    : undefined;
  if (lacks === undefined || request.isExact === true) return exact;
  // What cannot be executed exactly can be interpreted as the target's text.
  const text = new Run(engine, request, plan.launches).byText();
  if (!isReport(text)) return exact;
  const why = `exact Rust cannot be executed here: ${lacks.message}`;
  return { ...text, notChecked: [why, ...text.notChecked] };
}

/** After a launch that exceeds its limit of steps: how many limits all launches may take. */
const MOST_OVER = 3;

class Run {
  private readonly engine: Engine;
  private readonly request: RunRequest;
  private readonly launches: readonly PlannedLaunch[];
  private readonly limits: RunLimits;
  private readonly start = performance.now();

  constructor(engine: Engine, request: RunRequest, launches: readonly PlannedLaunch[]) {
    this.engine = engine;
    this.request = request;
    this.launches = launches;
    this.limits = { ...DEFAULT_LIMITS, ...request.limits };
  }

  private get options() {
    const { debugAssertions, checkBounds, allowInvalid, debugInfo, spec } = this.request;
    const { engine, launches, request } = this;
    const cpu = gpuOf(engine, request, launches);
    const one = new Set(launches.map(({ kernel }) => kernel)).size === 1;
    return {
      ...(cpu === undefined ? {} : { cpu }),
      ...(one ? { kernel: launches[0]!.kernel } : {}),
      ...(allowInvalid && { allowInvalid }),
      ...(debugInfo && { debugInfo }),
      debugAssertions: debugAssertions ?? (checkBounds === true ? false : spec.debugAssertions),
    };
  }

  /** What comments above the kernel take for granted, and does not hold of a launch. */
  private broken(launch: PlannedLaunch, filled: readonly FilledBuffer[]): readonly RunFinding[] {
    const { root } = this.request;
    const facts = root === undefined ? [] : (this.engine.launch(root, launch.kernel)?.facts ?? []);
    return brokenFacts(facts, launch, filled).map(({ fact: { text, span }, what }) => ({
      ...general(launch, 'invalid-launch', `the launch breaks \`assume(${text})\`: ${what}`),
      span,
    }));
  }

  // ---- MIR --------------------------------------------------------------------------------------

  byExecution(create: CreateExecution): RunReport | RunRefusal {
    const { engine, request, launches } = this;
    const root = request.root!;
    const code = engine.executable(root, request.target, this.options);
    request.compiled?.(code);
    const lost = launches.find(({ kernel }) => !code.kernels.includes(kernel));
    if (lost !== undefined) return { problems: [], diagnostics: code.problems };
    const isOwn = ownFiles(engine, root);
    const places = {
      isOwn,
      framesOf: ({
        fn,
        loc,
      }: {
        fn: string;
        loc: Parameters<typeof code.places>[0] | undefined;
      }) => (loc === undefined ? [{ fn, span: undefined }] : code.places(loc)),
    };
    let now = launches[0]!;
    let before = 0;
    let isStopped = false;
    let isOver = false;
    let wasOver = false;
    const { steps, outputBytes, stackBytes } = this.limits;
    engine.memoryOfRuns.spare ??= new SpareMemory();
    const execution = create(code.module, {
      target: code.target,
      spare: engine.memoryOfRuns.spare,
      seed: request.spec.seed,
      limits: { steps, outputBytes, ...(stackBytes !== undefined && { stackBytes }) },
      observers: {
        coverage: request.coverage === true,
        races: request.races !== false,
        callers: request.callers === true,
        progress: (progress) => {
          isOver = progress.steps > steps;
          isStopped = request.goesOn?.(before + progress.steps, now.label) === false;
          return !isOver && !isStopped;
        },
      },
    });
    const findings: RunFinding[] = [];
    const done: RunLaunch[] = [];
    const left: ReadonlyMap<string, Uint8Array>[] = [];
    const results: LaunchResult[] = [];
    for (const launch of launches) {
      now = launch;
      isOver = false;
      const begin = performance.now();
      let filled: readonly FilledBuffer[];
      try {
        filled = fillBuffers(launch, (at, name) => left[at]?.get(name));
      } catch (error) {
        if (!(error instanceof SpecError)) throw error;
        findings.push(general(launch, 'invalid-launch', error.message));
        break;
      }
      append(findings, this.broken(launch, filled));
      const result = execution.launch(executeInput(launch, filled), this.replayOf(launch));
      results.push(result);
      before += result.steps;
      const own = [
        ...mergedFindings(
          result.faults.map((fault) => ofAssumedGrid(findingOf(fault, launch, places), launch)),
        ),
      ];
      if (isOver && !own.some(({ code: found }) => STUCK.has(found)))
        own.push(
          general(launch, 'step-limit', `the launch executed more than ${steps} instructions`),
        );
      if (isStopped) own.push(general(launch, 'interrupted', 'the run was interrupted'));
      const after = new Map([...result.buffers].map(([name, { bytes }]) => [name, bytes]));
      left.push(after);
      const output = result.output.map(({ text, block, thread }) => ({ text, block, thread }));
      // After a race all values are there, which may be others the next time.
      const isWhole =
        result.completed &&
        own.every(({ severity, code: found }) => severity !== 'error' || found.endsWith('-race'));
      const { kept, missing } = this.wanted(launch, own);
      append(findings, kept);
      done.push(
        this.launchReport(launch, {
          filled,
          after,
          isWritten: (name) => result.buffers.get(name)?.isWritten,
          isWhole,
          completed: result.completed,
          steps: result.steps,
          milliseconds: performance.now() - begin,
          output,
          missing,
          earlier: earlierIn(left, launch.index),
        }),
      );
      wasOver ||= isOver;
      if (isStopped || (wasOver && before > MOST_OVER * steps)) break;
      // Those that go on with what it has left would go on with something else.
      if (!result.completed && launches.slice(launch.index + 1).some(goesOn)) break;
    }
    const isWhole = !isStopped && !wasOver;
    const tried = isWhole
      ? this.otherOrders(execution, results, findings, (fault, launch) =>
          ofAssumedGrid(findingOf(fault, launch, places), launch),
        )
      : undefined;
    append(findings, tried?.findings ?? []);
    const orders = new Map<string, readonly string[]>();
    const dropped = (kernel: string): readonly string[] => {
      const known = orders.get(kernel) ?? this.droppedOrders(code, kernel);
      orders.set(kernel, known);
      return known;
    };
    return this.report('mir', done, withDropped(findings, launches, dropped), {
      cpu: code.target.cpu,
      ...vouched(
        results.at(-1),
        tried?.schedules,
        launches.flatMap(({ kernel }) => dropped(kernel)),
      ),
      ...(request.coverage === true && { coverage: coverageOf(results, code.places, isOwn) }),
    });
  }

  private droppedOrders(code: ReturnType<Engine['executable']>, kernel: string) {
    const { engine, request } = this;
    if (request.races === false || request.isTrial === true) return [];
    return droppedOrders(engine, request.root!, code, kernel);
  }

  /** The order that a launch is to run in, where one was requested. */
  private replayOf({ index }: PlannedLaunch): Schedule | undefined {
    const { replay } = this.request;
    return replay === undefined || index < replay.launch ? undefined : replay.schedule;
  }

  /** What else is found in other orders of threads; undefined when there is no reason to try. */
  private otherOrders(
    execution: Execution,
    results: readonly LaunchResult[],
    findings: readonly RunFinding[],
    findingIn: (fault: LaunchResult['faults'][number], launch: PlannedLaunch) => RunFinding,
  ): ReturnType<typeof otherOrders> | undefined {
    const { request, launches } = this;
    const schedules = request.schedules ?? DEFAULT_SCHEDULES;
    // What hangs in one order may race in another.
    const isQuiet = findings.every(
      ({ severity, code }) => severity !== 'error' || code === 'deadlock',
    );
    const matters = results.some(({ communicates }) => communicates);
    if (request.races === false || request.replay !== undefined) return undefined;
    if (schedules < 2 || !isQuiet || !matters) return undefined;
    const ordered = (all: readonly LaunchResult[]): OrderedRun => ({
      faults: all.flatMap(({ faults }, launch) => {
        const { grid, block } = launches[launch]!;
        return faults.map((fault) => ({ fault, launch, grid, block }));
      }),
      steps: all.reduce((sum, { steps }) => sum + steps, 0),
      points: all.reduce((most, { points }) => Math.max(most, points), 0),
      stops: [...new Set(all.flatMap(({ stops = [] }) => stops))],
    });
    let isStopped = false;
    return otherOrders({
      first: ordered(results),
      schedules,
      seed: request.spec.seed,
      finding: ({ fault, launch }) => {
        const { kept } = this.wanted(launches[launch]!, [findingIn(fault, launches[launch]!)]);
        return kept[0]!;
      },
      run: (schedule) => {
        if (isStopped) return undefined;
        execution.reset();
        const left: ReadonlyMap<string, Uint8Array>[] = [];
        const all: LaunchResult[] = [];
        for (const launch of launches) {
          const filled = fillBuffers(launch, (at, name) => left[at]?.get(name));
          const result = execution.launch(executeInput(launch, filled), schedule);
          all.push(result);
          left.push(new Map([...result.buffers].map(([name, { bytes }]) => [name, bytes])));
          isStopped ||= request.goesOn?.(0, launch.label) === false;
          if (!result.completed || isStopped) break;
        }
        return ordered(all);
      },
    });
  }

  // ---- texts ------------------------------------------------------------------------------------

  byText(): RunReport | RunRefusal {
    const { request, launches } = this;
    const code = this.text();
    if ('problems' in code) return code;
    const { target } = request;
    const filledBy: (readonly FilledBuffer[])[] = [];
    const source = textSource(launches, (at, filled) => {
      filledBy[at] = filled;
    });
    const options = {
      maxSteps: request.limits?.steps ?? TEXT_STEPS,
      goesOn: (steps: number) =>
        request.goesOn?.(steps, launches[Math.max(0, filledBy.length - 1)]!.label) !== false,
    };
    const races = this.textRaces(code.text, target, code.cpu);
    const { sink } = request;
    const placed: PlacedBuffer[] = [];
    sink?.begin(code, source);
    const watched = {
      ...options,
      ...(sink?.launch && { profile: sink.launch }),
      ...(races && {
        observer: (event: AccessEvent) => races.observer(event),
        sync: (event: SyncEvent) => races.sync(event),
      }),
      placed: (launch: number, name: string, base: number, size: number) => {
        placed.push({ launch, name, base, size });
        races?.placed(launch, name, base, size);
      },
    };
    const result =
      target === 'ptx' ? runPtx(code.text, source, watched) : runAmdgcn(code.text, source, watched);
    const all = [
      ...textFindings(withoutRaced(result.diagnostics, races?.found), launches, code, (stall) =>
        textHang(target, code.text, stall, memoryOf(placed, races)),
      ),
      ...raceFindings(races?.found ?? [], launches, code),
    ];
    const findings: RunFinding[] = [];
    const failed = (index: number): boolean =>
      all.some(({ launch, severity }) => launch === index && severity === 'error');
    const done = result.buffers.map((after, index): RunLaunch => {
      const own = all.filter(({ launch }) => launch === index);
      const { kept, missing } = this.wanted(launches[index]!, own);
      append(findings, kept);
      const isLast = index === result.buffers.length - 1;
      return this.launchReport(launches[index]!, {
        filled: filledBy[index]!,
        after,
        isWhole: !failed(index),
        completed: !failed(index),
        // The interpreters count all launches together.
        steps: isLast ? result.steps : 0,
        milliseconds: isLast ? performance.now() - this.start : 0,
        output: isLast && result.stdout !== '' ? [{ text: result.stdout }] : [],
        missing,
        earlier: earlierIn(result.buffers, index),
      });
    });
    append(
      findings,
      all.filter(({ launch }) => launch >= result.buffers.length),
    );
    return this.report(target, done, findings, {
      cpu: code.cpu,
      checked: [
        'bounds of global memory',
        'alignment',
        'reads of workgroup and private memory before a write',
        'traps',
        ...(races === undefined ? [] : ['races between threads']),
      ],
      notChecked: [
        'bounds within workgroup and private memory',
        ...(races === undefined ? ['races'] : []),
        ...(races?.hasUndecided === true
          ? ['races of accesses that are atomic or plain, which the text does not say']
          : []),
        'orders of warps that did not occur',
      ],
      text: code.text,
    });
  }

  /** What looks for races in a text of which it knows what orders memory. */
  private textRaces(text: string, target: TargetName, cpu: string): TextRaces | undefined {
    if (this.request.races === false || !canCheckText(target, text)) return undefined;
    const waveSize = target === 'ptx' ? 32 : waveSizeOf(text, cpu);
    return watchText(target, text, this.launches, waveSize, cpu);
  }

  private text(): RunText | RunRefusal {
    const { engine, request, launches } = this;
    const { root, given, target } = request;
    if (root === undefined) {
      const lineMap = linesOf(given!.text, engine.fileId(given!.path));
      const debug = debugLines(given!.text);
      return { text: given!.text, cpu: request.cpu ?? '', lineMap, debug, isOwn: () => true };
    }
    const emitted = engine.emit(root, target, {
      ...this.options,
      debugAssertions: request.debugAssertions === true,
      ...(request.checkBounds === true && { checkBounds: boundsOf(launches) }),
    });
    const out = new Set(emitted.summary.map(({ kernel }) => kernel));
    if (launches.some(({ kernel }) => !out.has(kernel)))
      return { problems: [], diagnostics: emitted.problems };
    return {
      text: emitted.text,
      cpu: emitted.cpu,
      lineMap: emitted.lineMap,
      isOwn: ownFiles(engine, root),
    };
  }

  // ---- both -------------------------------------------------------------------------------------

  /** Findings without those that the spec wants, and those that it wants and that are not there. */
  private wanted(launch: PlannedLaunch, found: readonly RunFinding[]) {
    const { findings } = launch;
    if (findings === undefined) return { kept: found, missing: [] };
    return {
      kept: found.map((one) =>
        findings.includes(one.code)
          ? { ...one, severity: 'info' as const, note: 'the spec expects it' }
          : one,
      ),
      missing: findings.filter((code) => !found.some((one) => one.code === code)),
    };
  }

  private launchReport(
    launch: PlannedLaunch,
    ran: {
      readonly filled: readonly FilledBuffer[];
      readonly after: ReadonlyMap<string, Uint8Array>;
      isWritten?(name: string): boolean | undefined;
      readonly isWhole: boolean;
      readonly completed: boolean;
      readonly steps: number;
      readonly milliseconds: number;
      readonly output: readonly RunOutput[];
      readonly missing: readonly string[];
      earlier(name: string, launch: number | undefined): Uint8Array | undefined;
    },
  ): RunLaunch {
    const { index, label, kernel, grid, block, dynamicBytes, assumed, host, from } = launch;
    return {
      index,
      label,
      kernel,
      grid,
      block,
      dynamicBytes,
      state: ran.completed ? 'completed' : 'stopped',
      steps: ran.steps,
      milliseconds: ran.milliseconds,
      scalars: launch.args.flatMap(({ name, shown, origin }) =>
        shown === undefined ? [] : [{ name, value: shown, ...(origin && { origin }) }],
      ),
      assumed,
      host,
      from,
      buffers: resultsOf({
        launch,
        before: ran.filled,
        after: ran.after,
        isWritten: (name) => ran.isWritten?.(name),
        isWhole: ran.isWhole,
        readFile: this.request.readFile,
        earlier: ran.earlier,
        hostFunction: this.hostFunction,
      }),
      output: ran.output,
      missing: ran.missing,
      expected: expectedPlaces(launch),
    };
  }

  private readonly hostFunction: HostFunction = (name, launch, buffer, before) => {
    const { root, target, cpu } = this.request;
    if (root === undefined) return 'the text of a target has no functions of Rust';
    const { steps } = this.limits;
    return callReference(this.engine, { root, target, cpu, name, launch, buffer, before, steps });
  };

  private report(
    engine: RunReport['engine'],
    done: readonly RunLaunch[],
    findings: readonly RunFinding[],
    more: Pick<RunReport, 'cpu' | 'checked' | 'notChecked' | 'text' | 'coverage'>,
  ): RunReport {
    const launches = [
      ...done,
      ...this.launches.slice(done.length).map(
        ({ index, label, kernel, grid, block, dynamicBytes, assumed, host, from }): RunLaunch => ({
          index,
          label,
          kernel,
          grid,
          block,
          dynamicBytes,
          state: 'not run',
          steps: 0,
          milliseconds: 0,
          scalars: [],
          assumed,
          host,
          from,
          buffers: [],
          output: [],
          missing: [],
          expected: new Map(),
        }),
      ),
    ];
    // An expected fault may end its launch.
    const expects = (at: number): boolean => this.launches[at]!.findings !== undefined;
    const ok =
      findings.every(({ severity }) => severity === 'info') &&
      launches.every(
        ({ state, index, missing, buffers }) =>
          (state === 'completed' || (state === 'stopped' && expects(index))) &&
          missing.length === 0 &&
          buffers.every(
            ({ name, comparison }) =>
              comparison.verdict !== 'differs' &&
              (comparison.verdict !== 'not compared' ||
                expects(index) ||
                !this.launches[index]!.expected.some((one) => one.buffer === name)),
          ),
      );
    return {
      engine,
      target: this.request.target,
      isDebug: this.request.given === undefined ? this.options.debugAssertions : undefined,
      ok,
      launches,
      findings,
      steps: launches.reduce((sum, { steps }) => sum + steps, 0),
      milliseconds: performance.now() - this.start,
      ...more,
    };
  }
}

/** Contents that launches before one have left. */
function earlierIn(left: readonly ReadonlyMap<string, Uint8Array>[], index: number) {
  return (name: string, launch: number | undefined): Uint8Array | undefined =>
    launch === undefined
      ? left
          .slice(0, index)
          .findLast((one) => one.has(name))
          ?.get(name)
      : launch < index
        ? left[launch]?.get(name)
        : undefined;
}

/** What runs have checked, `orders` of threads among it. */
function vouched(
  last: LaunchResult | undefined,
  orders: number | undefined,
  dropped: readonly string[],
): Pick<RunReport, 'checked' | 'notChecked'> {
  const { checked = [], notChecked = [] } = last ?? {};
  const all = [...new Set(dropped)];
  return {
    checked:
      orders === undefined ? checked : [...checked, `${orders} orders of threads and blocks`],
    notChecked:
      all.length === 0
        ? notChecked
        : [...notChecked, `what PTX makes of the order of ${all.join(', ')}`],
  };
}

/** Races in kernels of which the target drops an order say so. */
function withDropped(
  findings: readonly RunFinding[],
  launches: readonly PlannedLaunch[],
  dropped: (kernel: string) => readonly string[],
): readonly RunFinding[] {
  return findings.map((one) => {
    const launch = launches[one.launch];
    if (!one.code.endsWith('-race') || launch === undefined) return one;
    const all = dropped(launch.kernel);
    if (all.length === 0) return one;
    const note = `rustc emits ${all.join(', ')} without its order for this GPU (\`atomic-ordering-dropped\`)`;
    return { ...one, note: one.note === undefined ? note : `${one.note}; ${note}` };
  });
}

/** Lanes of a wave: what the text says of its kernels, the smaller where it does not. */
function waveSizeOf(text: string, cpu: string): number {
  if (/\.amdhsa_wavefront_size32\s+1|wavefrontsize32/.test(text)) return 32;
  return /^gfx(?:[6-9]|90)/.test(cpu) ? 64 : 32;
}

/** Each line of a text as its own source. */
function linesOf(text: string, file: Span['file']): readonly LineSource[] {
  let end = -1;
  return text.split('\n').map((line) => {
    const start = end + 1;
    end = start + line.length;
    const blank = line.length - line.trimStart().length;
    return { file, start: start + blank, end };
  });
}

function expectedPlaces({ expected }: PlannedLaunch): RunLaunch['expected'] {
  return new Map(
    expected.map(({ buffer, node: { offset, length } }) => [
      buffer,
      { start: offset, end: offset + length },
    ]),
  );
}

/** What concerns a launch as a whole. */
function general(launch: PlannedLaunch, code: string, message: string): RunFinding {
  return {
    code,
    severity: 'error',
    message,
    launch: launch.index,
    kernel: launch.label,
    count: 1,
    threads: 0,
    frames: [],
    values: [],
    related: [],
  };
}

/** What the spec says of lengths in bytes, for checks of bounds in the text. */
function boundsOf(launches: readonly PlannedLaunch[]): BoundsOptions {
  const buffers = new Map<string, Map<string, number>>();
  for (const { kernel } of launches) {
    const own = launches.filter((one) => one.kernel === kernel);
    const lengths = own.flatMap((launch) =>
      launch.buffers.flatMap(({ name, length, elem }) => {
        const isPlain = launch.args.some((arg) => arg.name === name && !arg.isSlice);
        return isPlain && length >= 0 ? [[name, length * sizeOf(elem)] as const] : [];
      }),
    );
    // What launches do not agree on is not known.
    const agreed = lengths.filter(([name, bytes]) =>
      lengths.every(([other, length]) => other !== name || length === bytes),
    );
    buffers.set(kernel, new Map(agreed));
  }
  const [bytes, ...others] = [...new Set(launches.map(({ dynamicBytes }) => dynamicBytes))];
  return { buffers, ...(others.length > 0 ? {} : { launchBytes: bytes ?? 0 }) };
}

interface PlacedBuffer {
  readonly launch: number;
  readonly name: string;
  readonly base: number;
  readonly size: number;
}

/** What a run of a text knows of memory. */
function memoryOf(placed: readonly PlacedBuffer[], races: TextRaces | undefined): TextMemory {
  return {
    element: ({ space, offset }) => {
      if (space === 'shared') return `byte ${offset} of workgroup memory`;
      const isAt = ({ base, size }: PlacedBuffer): boolean =>
        base <= offset && offset < base + size;
      const found = placed.findLast(isAt);
      return found === undefined
        ? 'memory of the module'
        : `byte ${offset - found.base} of \`${found.name}\`, which has ${found.size} bytes`;
    },
    lastWrite: ({ space, owner, offset }) => races?.lastWrite(space, owner, offset),
  };
}
