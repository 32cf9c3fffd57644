/** A client of the Debug Adapter Protocol over a session in this process. */
import { readFileSync } from 'node:fs';
import type { DebugProtocol } from '@vscode/debugprotocol';
import {
  DebugSession,
  type LaunchArguments,
  type Program,
  programOf,
} from '../../src/debug/index.ts';
import { parseReplay } from '../../src/execute/index.ts';
import { readSpec } from '../../src/spec/index.ts';
import { createEngine, type TargetName } from '../../src/workspace/index.ts';
import { repoPath } from '../kit/index.ts';
import { preludeTexts } from '../kit/prelude.ts';

// biome-ignore lint/suspicious/noExplicitAny: what comes over the wire
type Body = Record<string, any>;

/** What an event says; at the end of a session that is the reason. */
function bodyOf({ event, body }: DebugProtocol.Event): Body {
  return event === 'terminated' ? { reason: 'ended', threadId: 0 } : ((body ?? {}) as Body);
}

/** The program of a fixture, with another spec where one is given. */
export function fixtureProgram(name: string, spec?: object): Program {
  const path = repoPath(`test-fixtures/debug/${name}.rs`);
  return textProgram(
    path,
    readFileSync(path, 'utf8'),
    spec === undefined
      ? readFileSync(path.replace(/\.rs$/, '.warplens.json'), 'utf8')
      : JSON.stringify(spec),
  );
}

/** The program of a text, in the order of a replay file where one is given. */
export function textProgram(
  path: string,
  text: string,
  spec: string,
  target?: TargetName,
  replayPath?: string,
): Program {
  const engine = createEngine({ readFile: () => undefined, prelude: preludeTexts });
  engine.setFile(path, text);
  const root = engine.rootOf(path);
  const replay =
    replayPath === undefined ? undefined : parseReplay(readFileSync(replayPath, 'utf8'));
  if (typeof replay === 'string') throw new Error(replay);
  const request = {
    root,
    ...(replay && { replay }),
    target: target ?? engine.ruleTarget(root),
    spec: readSpec(spec),
    readFile: () => undefined,
  };
  const program = programOf(engine, request, ({ file }) => engine.path(file));
  if (typeof program === 'string') throw new Error(program);
  return program;
}

export class Client {
  readonly events: DebugProtocol.Event[] = [];
  output = '';
  private readonly session: DebugSession;
  private readonly answers = new Map<number, (response: DebugProtocol.Response) => void>();
  private readonly waiting: { readonly names: readonly string[]; resolve(body: Body): void }[] = [];
  private readonly unseen: DebugProtocol.Event[] = [];
  private seq = 0;

  constructor(program: Program | string) {
    this.session = new DebugSession(
      {
        open: async () => program,
        pause: () => new Promise((resolve) => setImmediate(resolve)),
      },
      (message) => this.receive(message),
    );
  }

  private receive(message: DebugProtocol.ProtocolMessage): void {
    // As over a wire.
    const copy = JSON.parse(JSON.stringify(message)) as DebugProtocol.ProtocolMessage;
    if (copy.type === 'response') {
      const response = copy as DebugProtocol.Response;
      this.answers.get(response.request_seq)?.(response);
      return;
    }
    const event = copy as DebugProtocol.Event;
    this.events.push(event);
    if (event.event === 'output') this.output += (event.body as Body).output;
    const at = this.waiting.findIndex(({ names }) => names.includes(event.event));
    if (at < 0) this.unseen.push(event);
    else this.waiting.splice(at, 1)[0]!.resolve(bodyOf(event));
  }

  /** The answer to a request, also one that says no. */
  raw(command: string, args: object = {}): Promise<DebugProtocol.Response> {
    const seq = ++this.seq;
    return new Promise((resolve) => {
      this.answers.set(seq, resolve);
      void this.session.handle({ seq, type: 'request', command, arguments: args } as never);
    });
  }

  async ask(command: string, args: object = {}): Promise<Body> {
    const response = await this.raw(command, args);
    if (!response.success) throw new Error(`${command}: ${response.message}`);
    return (response.body ?? {}) as Body;
  }

  /** The next event of one of some kinds. */
  event(...names: readonly string[]): Promise<Body> {
    const at = this.unseen.findIndex(({ event }) => names.includes(event));
    if (at >= 0) return Promise.resolve(bodyOf(this.unseen.splice(at, 1)[0]!));
    return new Promise((resolve) => this.waiting.push({ names, resolve }));
  }

  /** Launches with breakpoints, up to the first stop or the end. */
  async start(
    path: string,
    breakpoints: readonly DebugProtocol.SourceBreakpoint[],
    args: LaunchArguments = {},
    filters?: readonly string[],
  ): Promise<Body> {
    await this.ask('initialize', { adapterID: 'warplens' });
    await this.ask('launch', { program: path, ...args });
    await this.event('initialized');
    await this.ask('setBreakpoints', { source: { path }, breakpoints });
    if (filters !== undefined) await this.ask('setExceptionBreakpoints', { filters });
    await this.ask('configurationDone');
    return this.stop();
  }

  /** The next stop; `reason` is `ended` at the end of the session. */
  stop(): Promise<Body> {
    return this.event('stopped', 'terminated');
  }

  async go(command: string, args: object = {}): Promise<Body> {
    await this.ask(command, args);
    return this.stop();
  }

  async frames(threadId: number): Promise<readonly DebugProtocol.StackFrame[]> {
    return (await this.ask('stackTrace', { threadId })).stackFrames;
  }

  /** The variables of a scope of the innermost frame, by name. */
  async scope(threadId: number, name: string): Promise<Map<string, DebugProtocol.Variable>> {
    const [frame] = await this.frames(threadId);
    const { scopes } = await this.ask('scopes', { frameId: frame!.id });
    const { variablesReference } = scopes.find((one: Body) => one.name === name);
    return this.children(variablesReference);
  }

  async children(
    variablesReference: number,
    more: object = {},
  ): Promise<Map<string, DebugProtocol.Variable>> {
    const { variables } = await this.ask('variables', { variablesReference, ...more });
    return new Map(variables.map((one: DebugProtocol.Variable) => [one.name, one]));
  }

  async value(expression: string, context = 'watch'): Promise<string> {
    return (await this.ask('evaluate', { expression, context })).result;
  }
}
