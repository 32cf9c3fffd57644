/**
 * A debug session over the Debug Adapter Protocol: requests in, responses and events out. How the
 * messages travel is the process's affair.
 */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { sameData } from '../base/index.ts';
import { printModule } from '../mir/index.ts';
import type { Shown } from '../views/index.ts';
import type { DebugHost, LaunchArguments, Program } from './api.ts';
import { assign, assignment } from './assign.ts';
import { BreakpointTable } from './breakpoint-table.ts';
import { Control, type Granularity, type Stop } from './control.ts';
import { evaluate, parseExpression } from './expression.ts';
import { FAULT_FILTERS, filterOf } from './faults.ts';
import { Handles } from './handles.ts';
import { Instructions } from './instructions.ts';
import { readMemory, writeMemory } from './memory.ts';
import { EvaluationError, typeText, valueText } from './numbers.ts';
import type { FrameAt, LaneAt } from './reading.ts';
import { Refused } from './refused.ts';
import type { Site, SiteFrame } from './sites.ts';
import { Sources } from './sources.ts';
import { linearIn, pathOf, readFocus, shortPath, threadText } from './text.ts';
import { Interrupted, type Position, Timeline } from './timeline.ts';
import { lastWrite } from './watches.ts';

type Message = DebugProtocol.ProtocolMessage;
type Handler = (args: never) => unknown;

/** Warps of a block in the numbers of threads. */
const WARPS = 1024;

/** What a session can do; what is absent it cannot. */
export const CAPABILITIES: DebugProtocol.Capabilities = {
  supportsConfigurationDoneRequest: true,
  supportsFunctionBreakpoints: false,
  supportsConditionalBreakpoints: true,
  supportsHitConditionalBreakpoints: true,
  supportsLogPoints: true,
  supportsEvaluateForHovers: true,
  supportsStepBack: true,
  supportsSteppingGranularity: true,
  supportsDataBreakpoints: true,
  supportsDataBreakpointBytes: true,
  supportsReadMemoryRequest: true,
  supportsWriteMemoryRequest: true,
  supportsSetVariable: true,
  supportsSetExpression: true,
  supportsExceptionInfoRequest: true,
  supportsExceptionOptions: false,
  supportsTerminateRequest: true,
  supportsRestartRequest: true,
  supportsDelayedStackTraceLoading: true,
  supportsBreakpointLocationsRequest: true,
  supportsValueFormattingOptions: false,
  supportsInstructionBreakpoints: true,
  supportsDisassembleRequest: true,
  exceptionBreakpointFilters: FAULT_FILTERS.map((one) => ({ ...one, default: true })),
};

export class DebugSession {
  private readonly host: DebugHost;
  private readonly send: (message: Message) => void;
  private seq = 0;
  private program: Program | undefined;
  private control: Control | undefined;
  private handles: Handles | undefined;
  private args: LaunchArguments = {};
  private stop: Stop | undefined;
  private isRunning = false;
  private isOver = false;
  private startsAt = 1;
  private instructions: Instructions | undefined;
  private isConfigured = false;
  private readonly stopped = new Set<number>();
  private readonly sources = new Sources((path) => this.program?.text(path));
  private readonly table = new BreakpointTable(this.sources);
  private readonly handlers: Readonly<Record<string, Handler>>;

  constructor(host: DebugHost, send: (message: Message) => void) {
    this.host = host;
    this.send = send;
    this.handlers = {
      initialize: (args: DebugProtocol.InitializeRequestArguments) => this.initialize(args),
      launch: (args: LaunchArguments) => this.launch(args),
      attach: () => this.refuse('there is nothing to attach to: use a launch configuration'),
      setBreakpoints: (args: DebugProtocol.SetBreakpointsArguments) => this.setBreakpoints(args),
      setInstructionBreakpoints: (args: DebugProtocol.SetInstructionBreakpointsArguments) =>
        this.setInstructionBreakpoints(args),
      disassemble: (args: DebugProtocol.DisassembleArguments) => this.disassemble(args),
      breakpointLocations: (args: DebugProtocol.BreakpointLocationsArguments) =>
        this.breakpointLocations(args),
      setFunctionBreakpoints: () => ({ breakpoints: [] }),
      setExceptionBreakpoints: (args: DebugProtocol.SetExceptionBreakpointsArguments) =>
        this.setFilters(args),
      dataBreakpointInfo: (args: DebugProtocol.DataBreakpointInfoArguments) => this.dataInfo(args),
      setDataBreakpoints: (args: DebugProtocol.SetDataBreakpointsArguments) => this.setData(args),
      restart: (args: { readonly arguments?: LaunchArguments }) => this.restart(args),
      configurationDone: () => this.configurationDone(),
      threads: () => this.threads(),
      stackTrace: (args: DebugProtocol.StackTraceArguments) => this.stackTrace(args),
      scopes: (args: DebugProtocol.ScopesArguments) => this.scopes(args),
      variables: (args: DebugProtocol.VariablesArguments) => this.variables(args),
      setExpression: (args: DebugProtocol.SetExpressionArguments) => this.setExpression(args),
      setVariable: (args: DebugProtocol.SetVariableArguments) => this.setVariable(args),
      continue: () => this.run((control) => control.go(), { allThreadsContinued: true }),
      next: (args: DebugProtocol.NextArguments) => this.step('over', args),
      stepIn: (args: DebugProtocol.StepInArguments) => this.step('in', args),
      stepOut: (args: DebugProtocol.StepOutArguments) => this.step('out', args),
      stepBack: (args: DebugProtocol.StepBackArguments) => {
        const lane = this.laneOf(args.threadId);
        return this.run((control) => control.stepBack(lane, args.granularity));
      },
      reverseContinue: () => this.run((control) => control.reverse()),
      pause: () => this.pause(),
      evaluate: (args: DebugProtocol.EvaluateArguments) => this.evaluate(args),
      readMemory: (args: DebugProtocol.ReadMemoryArguments) =>
        readMemory(this.stoppedControl().timeline, args),
      writeMemory: (args: DebugProtocol.WriteMemoryArguments) =>
        writeMemory(this.stoppedControl().timeline, args),
      exceptionInfo: () => this.exceptionInfo(),
      source: (args: DebugProtocol.SourceArguments) => this.sources.answer(args),
      locations: (args: { readonly locationReference: number }) => this.locations(args),
      focus: (args: { readonly block?: readonly number[]; readonly thread?: readonly number[] }) =>
        this.focus(args),
      lastWriter: (args: { readonly expression: string; readonly frameId?: number }) =>
        this.lastWriter(args),
      terminate: () => this.end(),
      disconnect: () => this.end(),
    };
  }

  /** Answers a request. Never throws. */
  async handle(message: Message): Promise<void> {
    if (message.type !== 'request') return;
    const { command, seq, arguments: args = {} } = message as DebugProtocol.Request;
    const response = { type: 'response', request_seq: seq, command } as const;
    const handler = this.handlers[command];
    try {
      if (handler === undefined) throw new Refused(`\`${command}\` is not supported`);
      const body = await handler(args as never);
      const after = body instanceof Later ? body : undefined;
      this.post({ ...response, success: true, body: after === undefined ? body : after.body });
      after?.go();
    } catch (error) {
      const isStopped = error instanceof Interrupted;
      const isOurs = isStopped || error instanceof Refused || error instanceof EvaluationError;
      const said = error instanceof Error ? error.message : String(error);
      const text = isStopped ? 'interrupted' : said;
      const format = isOurs ? text : `internal error: ${text}`;
      this.post({
        ...response,
        success: false,
        message: format,
        body: { error: { id: 1, format, showUser: !isOurs } },
      });
    }
  }

  private post(message: object): void {
    this.send({ seq: ++this.seq, ...message } as Message);
  }

  private event(event: string, body: object = {}): void {
    this.post({ type: 'event', event, body });
  }

  private refuse(message: string): never {
    throw new Refused(message);
  }

  private say(
    text: string,
    category: 'stdout' | 'console' | 'stderr' = 'console',
    at?: Site,
  ): void {
    const frame = at?.frames[0];
    this.event('output', {
      category,
      output: text,
      ...(frame && { source: this.sources.of(frame.path), line: frame.line + this.startsAt }),
    });
  }

  // ---- start ------------------------------------------------------------------------------------

  private initialize({ linesStartAt1 }: DebugProtocol.InitializeRequestArguments) {
    this.startsAt = linesStartAt1 === false ? 0 : 1;
    return CAPABILITIES;
  }

  private async launch(args: LaunchArguments): Promise<unknown> {
    const program = await this.host.open(args);
    if (typeof program === 'string') throw new Refused(program);
    this.open(args, program);
    return new Later(undefined, () => this.event('initialized'));
  }

  /** Begins with a program; gives the breakpoints as they are in it. */
  private open(args: LaunchArguments, program: Program): readonly DebugProtocol.Breakpoint[] {
    const { control: before } = this;
    this.args = args;
    this.program = program;
    for (const note of program.notes) this.say(`${note}\n`);
    const timeline = new Timeline(program, this.host, true);
    const control = new Control(timeline, (text, kind, at) => {
      if (control === this.control) this.say(text, kind, at);
    });
    this.control = control;
    control.filters = before?.filters ?? new Set(FAULT_FILTERS.map(({ filter }) => filter));
    this.instructions = new Instructions(program, timeline);
    this.stop = undefined;
    this.handles = undefined;
    this.stopped.clear();
    return this.table.enter({ program, control, instructions: this.instructions }, this.startsAt);
  }

  /**
   * The request `restart`: reads the program again and begins anew, with the breakpoints that there
   * are. Where it cannot be compiled the session stays where it is.
   */
  private async restart({ arguments: given }: { readonly arguments?: LaunchArguments }) {
    const { control: before, program: old } = this;
    if (this.isOver) throw new Refused('the session is over');
    if (before === undefined || old === undefined) throw new Refused('nothing has been launched');
    const args = given ?? this.args;
    const program = await this.host.open(args);
    if (typeof program === 'string') throw new Refused(program);
    if (before !== this.control) throw new Refused('the session has been started again meanwhile');
    // What still runs ends where it lets messages in, and nobody hears of it.
    before.timeline.wantsPause = true;
    this.isRunning = false;
    const placed = this.open(args, program);
    const kept = isSameProgram(old, program) ? before.watches : [];
    this.control!.watches = kept;
    const begun = this.isConfigured ? this.begin() : undefined;
    return new Later(undefined, () => {
      // Clients would take the stop that they know for the one that comes.
      this.event('continued', { threadId: 1, allThreadsContinued: true });
      for (const breakpoint of placed) this.event('breakpoint', { reason: 'changed', breakpoint });
      if (kept.length < before.watches.length) {
        this.say('the program has changed: data breakpoints are gone\n');
        for (const { id } of before.watches) {
          const breakpoint = { id, verified: false, message: 'the program has changed' };
          this.event('breakpoint', { reason: 'removed', breakpoint });
        }
      }
      begun?.go();
    });
  }

  private configurationDone() {
    if (this.control === undefined) throw new Refused('nothing has been launched');
    if (this.isConfigured) return undefined;
    this.isConfigured = true;
    return this.begin();
  }

  private begin(): Later {
    const first = this.firstFocus();
    return this.run((control) => control.begin(this.args.stopOnEntry === true, first));
  }

  private firstFocus(): LaneAt | undefined {
    const [first] = this.program!.launches;
    const { block = [0], thread = [0] } = this.args.focus ?? {};
    const found = {
      block: linearIn(block, first!.input.grid) ?? 0,
      thread: linearIn(thread, first!.input.block) ?? 0,
    };
    return found;
  }

  // ---- breakpoints ------------------------------------------------------------------------------

  private setBreakpoints(args: DebugProtocol.SetBreakpointsArguments) {
    return { breakpoints: this.table.set(args, this.startsAt) };
  }

  private setInstructionBreakpoints(args: DebugProtocol.SetInstructionBreakpointsArguments) {
    return { breakpoints: this.table.setAtInstructions(args, this.startsAt) };
  }

  private disassemble(args: DebugProtocol.DisassembleArguments) {
    const instructions = this.instructions ?? this.refuse('nothing has been launched');
    return { instructions: instructions.disassemble(args, this.startsAt) };
  }

  private breakpointLocations(args: DebugProtocol.BreakpointLocationsArguments) {
    const { control, program } = this;
    if (control === undefined || program === undefined) return { breakpoints: [] };
    const path = pathOf(args.source);
    const [from, to] = [args.line - this.startsAt, (args.endLine ?? args.line) - this.startsAt];
    const found = new Map<string, DebugProtocol.BreakpointLocation>();
    for (const launch of program.launches)
      for (const { kind, frames } of control.timeline.sitesOfLaunch(launch)) {
        const [frame] = frames;
        if (kind === undefined || kind === 'return' || frame?.path !== path) continue;
        if (frame.line < from || frame.line > to) continue;
        const { line, column } = frame;
        found.set(`${line} ${column}`, {
          line: line + this.startsAt,
          column: column + this.startsAt,
        });
      }
    return { breakpoints: [...found.values()] };
  }

  private setFilters({ filters }: DebugProtocol.SetExceptionBreakpointsArguments) {
    const known = new Set(FAULT_FILTERS.map(({ filter }) => filter));
    if (this.control !== undefined)
      this.control.filters = new Set(filters.filter((filter) => known.has(filter)));
    this.control?.timeline.forget();
    return {
      breakpoints: filters.map((filter) =>
        known.has(filter)
          ? { verified: true }
          : { verified: false, message: `there is no filter \`${filter}\`` },
      ),
    };
  }

  private dataInfo(args: DebugProtocol.DataBreakpointInfoArguments) {
    const { handles } = this;
    const none = (description: string) => ({ dataId: null, description });
    const control = this.stoppedControl();
    let shown =
      args.variablesReference === undefined
        ? undefined
        : handles?.valueOf(args.variablesReference, args.name)?.shown;
    if (shown === undefined) {
      const frame = this.frameAt(args.frameId);
      const value = evaluate(
        parseExpression(args.name),
        control.reader.names(frame.lane, frame.loc),
      );
      if (value.kind !== 'shown') return none('only what lies in memory can be watched');
      shown = value.shown;
    }
    if (shown.address === undefined || shown.size === 0)
      return none(`\`${shown.name}\` is not in memory`);
    const place = control.timeline.unit.placeOf(shown.address);
    if (place === undefined) return none(`\`${shown.name}\` is not in memory`);
    const object = control.timeline.unit.objectAt(place);
    const isShared =
      object !== undefined && object.kind !== 'workgroup' && object.kind !== 'dynamic';
    const isNamed = args.variablesReference === undefined;
    const own = isNamed ? args.name : shown.name;
    const label = control.reader.nameAt(shown.address, shown.size) ?? own;
    const block = isShared ? '' : `${this.frameAt(args.frameId).lane.block}`;
    return {
      dataId: `${place}:${shown.size}:${block}:${label}`,
      description: label,
      accessTypes: ['write'],
      canPersist: false,
    };
  }

  private setData({ breakpoints }: DebugProtocol.SetDataBreakpointsArguments) {
    const control = this.stoppedControl();
    const watches: Control['watches'][number][] = [];
    const shown = breakpoints.map(({ dataId, accessType }) => {
      const found = /^(\d+):(\d+):(\d*):(.*)$/.exec(dataId);
      if (found === null) return { verified: false, message: 'this is no data breakpoint' };
      if (accessType !== undefined && accessType !== 'write')
        return { verified: false, message: 'only writes can be watched, no reads' };
      const id = this.table.newId();
      watches.push({
        id,
        place: Number(found[1]),
        size: Number(found[2]),
        label: found[4]!,
        block: found[3] === '' ? undefined : Number(found[3]),
      });
      return { id, verified: true };
    });
    control.watches = watches;
    control.unmark();
    return { breakpoints: shown };
  }

  // ---- running ----------------------------------------------------------------------------------

  private stoppedControl(): Control {
    if (this.isOver) throw new Refused('the session is over');
    if (this.control === undefined) throw new Refused('nothing has been launched');
    if (this.isRunning) throw new Refused('the kernel runs: pause it first');
    return this.control;
  }

  /** Answers at once and reports the stop as an event. */
  private run(work: (control: Control) => Promise<Stop>, body?: object): Later {
    const control = this.stoppedControl();
    this.isRunning = true;
    this.handles = undefined;
    return new Later(body, () => {
      void work(control).then(
        (stop) => control === this.control && this.stoppedAt(stop),
        (error: unknown) => {
          if (control !== this.control) return;
          this.isRunning = false;
          const text = error instanceof Error ? error.message : String(error);
          this.say(`internal error: ${text}\n`, 'stderr');
          void this.end();
        },
      );
    });
  }

  private stoppedAt(stop: Stop): void {
    this.isRunning = false;
    if (this.isOver) return;
    this.stop = stop;
    if (stop.reason === 'ended') {
      if (stop.text !== undefined) this.say(`${stop.text}\n`, 'stderr');
      void this.end();
      return;
    }
    const control = this.control!;
    this.handles = new Handles(control);
    const threadId = this.threadOf(control.focus);
    this.stopped.add(threadId);
    const isFault = stop.reason === 'exception';
    this.event('stopped', {
      reason: stop.reason,
      threadId,
      allThreadsStopped: true,
      ...(stop.text !== undefined && { text: stop.text }),
      ...(stop.text !== undefined && isFault && { description: stop.fault!.fault.kind }),
      ...(stop.hits && { hitBreakpointIds: stop.hits }),
    });
    void control.timeline.prepare().catch((error) => this.say(`internal error: ${error}\n`));
  }

  private step(
    kind: 'over' | 'in' | 'out',
    { threadId, granularity }: { readonly threadId: number; readonly granularity?: Granularity },
  ) {
    const lane = this.laneOf(threadId);
    return this.run((control) => control.step(kind, lane, granularity ?? 'statement'));
  }

  private pause() {
    if (this.control !== undefined && this.isRunning) this.control.timeline.wantsPause = true;
    return undefined;
  }

  private async end(): Promise<void> {
    if (this.isOver) return;
    this.isOver = true;
    if (this.control !== undefined) this.control.timeline.wantsPause = true;
    this.event('exited', { exitCode: 0 });
    this.event('terminated');
    this.host.ended?.();
  }

  // ---- threads and frames -----------------------------------------------------------------------

  private threadOf({ block, thread }: LaneAt): number {
    return 1 + block * WARPS + Math.floor(thread / this.control!.timeline.waveSize);
  }

  /** The lane that stands for a thread of the protocol: the focus, or the first that is active. */
  private laneOf(threadId: number): LaneAt {
    const control = this.stoppedControl();
    const { timeline, focus } = control;
    if (this.threadOf(focus) === threadId) return focus;
    const block = Math.floor((threadId - 1) / WARPS);
    const first = ((threadId - 1) % WARPS) * timeline.waveSize;
    if (threadId < 1 || first >= timeline.launch.threads)
      throw new Refused(`there is no thread ${threadId}`);
    const { group } = timeline;
    if (group !== undefined && timeline.unit.numberOf(group.block) === block)
      for (const thread of group.threads)
        if (this.threadOf({ block, thread }) === threadId) return { block, thread };
    for (let i = 0; i < timeline.waveSize && first + i < timeline.launch.threads; i++) {
      const lane = { block, thread: first + i };
      if (control.siteOf(lane) !== undefined) return lane;
    }
    return { block, thread: first };
  }

  private threads() {
    const { control } = this;
    if (control === undefined || this.isRunning || this.handles === undefined)
      return { threads: [{ id: 1, name: 'kernel' }] };
    const { timeline, focus } = control;
    const { launch, waveSize } = timeline;
    const out = new Map<number, string>();
    const add = (block: number, warp: number): void => {
      const lane = { block, thread: warp * waveSize };
      const name = `block ${threadText(block, launch.grid)} ${timeline.waveWord} ${warp}`;
      out.set(this.threadOf(lane), name);
    };
    for (let t = 0; t < launch.threads; t += waveSize) add(focus.block, t / waveSize);
    for (const id of this.stopped) {
      const block = Math.floor((id - 1) / WARPS);
      if (timeline.unit.blocks.includes(block)) add(block, (id - 1) % WARPS);
    }
    return { threads: [...out].map(([id, name]) => ({ id, name })) };
  }

  private stackTrace({ threadId, startFrame = 0, levels }: DebugProtocol.StackTraceArguments) {
    const control = this.stoppedControl();
    const handles = this.handles!;
    const lane = this.laneOf(threadId);
    const site = control.siteOf(lane);
    const all = site?.frames ?? [];
    // Inlined functions are at the instruction where their callers are.
    const pointer = site && this.instructions?.pointerOf(site);
    const frames = all.map((frame, i): DebugProtocol.StackFrame => {
      const depth = all.length - 1 - i;
      return {
        id: handles.addFrame({ lane, loc: frame.loc, depth }),
        name: frame.fn === '' ? timelineLabel(control) : frame.fn,
        ...this.rangeOf(frame),
        ...(pointer !== undefined && { instructionPointerReference: pointer }),
        ...(!frame.isOwn && { presentationHint: 'subtle' as const }),
      };
    });
    const end = levels === undefined || levels === 0 ? undefined : startFrame + levels;
    return { stackFrames: frames.slice(startFrame, end), totalFrames: frames.length };
  }

  /** The place of a frame as clients show it; without a source lines mean nothing. */
  private rangeOf({ path, line, column, endLine, endColumn }: SiteFrame) {
    const source = this.sources.of(path);
    if (source === undefined) return { line: 0, column: 0 };
    const { startsAt } = this;
    return {
      source,
      line: line + startsAt,
      column: column + startsAt,
      endLine: endLine + startsAt,
      endColumn: endColumn + startsAt,
    };
  }

  private frameAt(id: number | undefined): FrameAt {
    const control = this.stoppedControl();
    const known = this.handles?.frame(id);
    if (known !== undefined) return known;
    const lane = control.focus;
    const site = control.siteOf(lane);
    const depth = Math.max(0, (site?.frames.length ?? 1) - 1);
    return { lane, loc: site?.frames[0]?.loc, depth };
  }

  private scopes({ frameId }: DebugProtocol.ScopesArguments) {
    this.stoppedControl();
    const frame = this.handles?.frame(frameId);
    if (frame === undefined) throw new Refused('this frame belongs to an earlier stop');
    return { scopes: this.handles!.scopes(frame) };
  }

  private variables({ variablesReference, start, count }: DebugProtocol.VariablesArguments) {
    this.stoppedControl();
    const many = count === 0 ? undefined : count;
    const found = this.handles?.variables(variablesReference, start ?? 0, many);
    if (found === undefined) throw new Refused('these variables belong to an earlier stop');
    return { variables: found };
  }

  private setVariable({ variablesReference, name, value }: DebugProtocol.SetVariableArguments) {
    const control = this.stoppedControl();
    const found = this.handles?.valueOf(variablesReference, name);
    if (found === undefined) throw new Refused(`\`${name}\` cannot be changed`);
    return assign(control, found.lane, found.shown, value);
  }

  private setExpression({ expression, frameId, value }: DebugProtocol.SetExpressionArguments) {
    const control = this.stoppedControl();
    const { lane, loc } = this.frameAt(frameId);
    const target = evaluate(parseExpression(expression), control.reader.names(lane, loc));
    if (target.kind !== 'shown') throw new Refused(`\`${expression}\` is no place`);
    return assign(control, lane, target.shown, value);
  }

  // ---- expressions ------------------------------------------------------------------------------

  private async evaluate({ expression, frameId, context }: DebugProtocol.EvaluateArguments) {
    const focus = readFocus(expression);
    if (focus !== undefined && context === 'repl') return this.focus(focus);
    const who = /^\s*who\s*\((.*)\)\s*$/s.exec(expression);
    if (who !== null) return this.who(who[1]!, frameId);
    const control = this.stoppedControl();
    const frame = this.frameAt(frameId);
    const { lane, loc } = frame;
    const names = control.reader.names(lane, loc);
    const tree = parseExpression(expression);
    const assigned = context === 'repl' ? assignment(control, frame, tree) : undefined;
    if (assigned !== undefined)
      return { result: assigned.value, type: assigned.type, variablesReference: 0 };
    const value = evaluate(tree, names);
    if (value.kind !== 'shown') {
      const type = typeText(value);
      return {
        result: valueText(value),
        ...(type !== undefined && { type }),
        variablesReference: 0,
      };
    }
    const { name: _, value: result, ...rest } = this.handles!.variable(value.shown, 0, lane);
    return { result, ...rest };
  }

  /** Where a value in memory was written last, in words and as a place. */
  private async writeOf(expression: string, frameId: number | undefined) {
    const control = this.stoppedControl();
    const { lane, loc } = this.frameAt(frameId);
    const names = control.reader.names(lane, loc);
    const value = evaluate(parseExpression(expression), names);
    if (value.kind !== 'shown' || value.shown.address === undefined)
      throw new Refused(`\`${expression}\` is not in memory`);
    return this.writerAt(value.shown, expression.trim());
  }

  private async writerAt({ address, size, name }: Shown, expression = name) {
    const control = this.stoppedControl();
    const { timeline } = control;
    const { unit } = timeline;
    const place = address === undefined ? undefined : unit.placeOf(address);
    if (address === undefined || place === undefined) throw new Refused('this is not in memory');
    const label = control.reader.nameAt(address, size) ?? expression;
    const object = unit.objectAt(place);
    const isShared =
      object !== undefined && object.kind !== 'workgroup' && object.kind !== 'dynamic';
    const now = timeline.position;
    this.isRunning = true;
    try {
      const write = await lastWrite(timeline, place, size, now, isShared);
      return { label, write, site: write && timeline.sites[write.site] };
    } finally {
      await timeline.goTo(now);
      control.unmark();
      if (control === this.control) this.isRunning = false;
    }
  }

  private async who(expression: string, frameId: number | undefined) {
    const { label, write, site } = await this.writeOf(expression, frameId);
    const { launch } = this.control!.timeline;
    if (write === undefined)
      return {
        result: `nothing has written \`${label}\` in this launch: it is as the launch began`,
        variablesReference: 0,
      };
    const frame = site?.frames[0];
    const where = frame === undefined ? '' : ` at ${shortPath(frame.path)}:${frame.line + 1}`;
    const block = threadText(write.block, launch.grid);
    const thread = threadText(write.thread, launch.input.block);
    return {
      result: `\`${label}\` was written by thread ${thread} of block ${block}${where}`,
      variablesReference: 0,
    };
  }

  /** The request `lastWriter`: who wrote the value of an expression, as data. */
  private async lastWriter({
    expression,
    frameId,
  }: {
    readonly expression: string;
    readonly frameId?: number;
  }) {
    const { label, write, site } = await this.writeOf(expression, frameId);
    const { launch } = this.control!.timeline;
    if (write === undefined) return { label, written: false };
    return { label, written: true, ...this.placeOf(site), ...coordinates(write, launch) };
  }

  private placeOf(site: Site | undefined) {
    const frame = site?.frames[0];
    if (frame === undefined) return {};
    return {
      source: this.sources.of(frame.path),
      line: frame.line + this.startsAt,
      column: frame.column + this.startsAt,
    };
  }

  /** Where a value comes from: the statement that wrote it last. */
  private async locations({ locationReference }: { readonly locationReference: number }) {
    this.stoppedControl();
    const shown = this.handles?.linked(locationReference);
    if (shown?.address === undefined) throw new Refused('this belongs to an earlier stop');
    const { site } = await this.writerAt(shown);
    const place = this.placeOf(site);
    if (!('source' in place)) throw new Refused('nothing has written it in this launch');
    return place;
  }

  private focus({
    block,
    thread,
  }: {
    readonly block?: readonly number[];
    readonly thread?: readonly number[];
  }) {
    const control = this.stoppedControl();
    const { launch } = control.timeline;
    const lane = {
      block: block === undefined ? control.focus.block : linearIn(block, launch.grid),
      thread: thread === undefined ? control.focus.thread : linearIn(thread, launch.input.block),
    };
    if (lane.block === undefined)
      throw new Refused(
        `there is no block (${block!.join(', ')}) in a grid of (${launch.grid.join(', ')})`,
      );
    if (lane.thread === undefined)
      throw new Refused(
        `there is no thread (${thread!.join(', ')}) in a block of (${launch.input.block.join(', ')})`,
      );
    const wanted = { block: lane.block, thread: lane.thread };
    const text = `block ${threadText(wanted.block, launch.grid)}, thread ${threadText(wanted.thread, launch.input.block)}`;
    // No client has asked for it: some take a second stop for that of another thread, and go on.
    const threadId = this.threadOf(control.focus);
    this.event('continued', { threadId, allThreadsContinued: true });
    return this.run(() => control.focusBlock(wanted), { result: text, variablesReference: 0 });
  }

  // ---- memory and faults ------------------------------------------------------------------------

  private exceptionInfo() {
    this.stoppedControl();
    const fault = this.stop?.fault?.fault;
    if (fault === undefined) throw new Refused('nothing has failed here');
    const frames = this.stop!.fault!.where.frames.map(({ fn }) => fn);
    const values = (fault.values ?? []).map(({ name, value }) => `${name} = ${value}`);
    const related = (fault.related ?? []).map(({ message }) => message);
    return {
      exceptionId: fault.kind,
      description: [fault.message, ...values, ...related, fault.help ?? '']
        .filter((line) => line !== '')
        .join('\n'),
      breakMode: 'always',
      details: {
        message: fault.message,
        typeName: filterOf(fault.kind),
        stackTrace: frames.join('\n'),
      },
    };
  }
}

/** A response and what happens after it. */
class Later {
  readonly body: object | undefined;
  readonly go: () => void;

  constructor(body: object | undefined, go: () => void) {
    this.body = body;
    this.go = go;
  }
}

/** Have two programs all things at the same places, so that a data breakpoint stays what it is? */
function isSameProgram(a: Program, b: Program): boolean {
  const shapes = ({ launches }: Program) =>
    launches.map(({ label, input: { kernel, grid, block, buffers }, schedule }) => {
      const sizes = buffers.map(({ name, bytes }) => [name, bytes.length]);
      return { label, kernel, grid, block, sizes, schedule };
    });
  return sameData(shapes(a), shapes(b)) && printModule(a.module) === printModule(b.module);
}

function timelineLabel({ timeline }: Control): string {
  return timeline.program.launches[timeline.launchIndex]!.label;
}

function coordinates(
  { block, thread }: LaneAt & { readonly position: Position },
  launch: Timeline['launch'],
) {
  return {
    block: threadText(block, launch.grid),
    thread: threadText(thread, launch.input.block),
  };
}
