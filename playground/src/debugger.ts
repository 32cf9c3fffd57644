/**
 * The debugger of the page: sessions of the server over the Debug Adapter Protocol, with the
 * current line in the source, and below it where the focus is, the steps, and the variables.
 */
import type { DebugProtocol } from '@vscode/debugprotocol';
import { Breakpoints } from './breakpoints.ts';
import { DebugClient } from './debug-client.ts';
import { Variables } from './debug-variables.ts';
import { monaco } from './monaco.ts';
import type { Server } from './server.ts';

type Editor = monaco.editor.IStandaloneCodeEditor;

export interface DebuggerContext {
  /** The document that is debugged. */
  uri(): string;
  /** Target and CPU that are chosen. */
  target(): { readonly target: string; readonly cpu: string | undefined };
  say(text: string): void;
}

/** Requests by the identifier of their button and by key. */
const STEPS = {
  continue: { request: 'continue', key: 'F5' },
  over: { request: 'next', key: 'F10' },
  into: { request: 'stepIn', key: 'F11' },
  out: { request: 'stepOut', key: 'Shift+F11' },
  back: { request: 'stepBack', key: 'Alt+F10' },
  reverse: { request: 'reverseContinue', key: 'Alt+F5' },
} as const;

const STOP_KEY = 'Shift+F5';

/** Characters of what sessions print that are kept. */
const MOST_LOG = 20_000;

export class Debugger {
  private readonly server: Server;
  private readonly editor: Editor;
  private readonly context: DebuggerContext;
  private readonly panel = part('debugger');
  private readonly breakpoints: Breakpoints;
  private readonly variables: Variables;
  private readonly marks: monaco.editor.IEditorDecorationsCollection;
  private client: DebugClient | undefined;
  private path = '';
  private threadId = 0;
  private frames: readonly DebugProtocol.StackFrame[] = [];
  private isStopped = false;

  constructor(server: Server, editor: Editor, context: DebuggerContext) {
    this.server = server;
    this.editor = editor;
    this.context = context;
    this.marks = editor.createDecorationsCollection();
    this.breakpoints = new Breakpoints(editor, () => void this.sendBreakpoints());
    this.variables = new Variables(this.panel.querySelector('tbody')!, {
      request: (command, args) => this.ask(command, args),
      focus: (thread) => void this.focus({ thread }),
    });
    for (const [id, { request, key }] of Object.entries(STEPS)) {
      const button = part(`step-${id}`);
      button.title = key;
      button.addEventListener('click', () => void this.go(request));
    }
    part('step-stop').title = STOP_KEY;
    part('step-stop').addEventListener('click', () => this.end('The session is over'));
    part<HTMLSelectElement>('frame').addEventListener('change', () => void this.showFrame());
    this.onSubmit('focus', () => this.focusAsked());
    this.onSubmit('evaluate', () => this.evaluate());
    document.addEventListener('keydown', (event) => this.pressed(event), { capture: true });
    server.onState.push(() => {
      if (server.state !== 'running') this.end();
    });
  }

  private onSubmit(id: string, run: () => Promise<void>): void {
    part(id).addEventListener('submit', (event) => {
      event.preventDefault();
      void run();
    });
  }

  /** The text is another one: what runs is not what is shown. */
  textChanged(): void {
    this.breakpoints.settle();
    this.end('The text has changed: the session is over');
  }

  /**
   * Starts a session for a kernel, or for all of the text. Without breakpoints it stops at the
   * first statement.
   */
  async start(kernel: string | null): Promise<void> {
    this.end();
    const uri = this.context.uri();
    this.path = decodeURIComponent(new URL(uri).pathname);
    const client = new DebugClient(this.server, (event) => this.heard(client, event));
    this.client = client;
    this.context.say('Running');
    part('log').textContent = '';
    const { target, cpu } = this.context.target();
    try {
      await client.request('initialize', { adapterID: 'warplens' });
      await client.request('launch', {
        program: uri,
        target,
        ...(cpu !== undefined && { cpu }),
        ...(kernel !== null && { kernel }),
        stopOnEntry: this.breakpoints.wanted().length === 0,
      });
      await this.sendBreakpoints();
      await client.request('configurationDone');
      this.panel.hidden = false;
      this.stopped(false);
      this.panel.focus();
    } catch (error) {
      if (client === this.client) this.end(messageOf(error));
    }
  }

  private ask<R>(command: string, args: object): Promise<R> {
    if (this.client === undefined) return Promise.reject(new Error('the session is over'));
    return this.client.request<R>(command, args);
  }

  private async sendBreakpoints(): Promise<void> {
    if (this.client === undefined) return;
    const wanted = { source: { path: this.path }, breakpoints: this.breakpoints.wanted() };
    const { breakpoints } = await this.ask<DebugProtocol.SetBreakpointsResponse['body']>(
      'setBreakpoints',
      wanted,
    );
    this.breakpoints.placed(breakpoints);
  }

  private heard(client: DebugClient, { event, body }: DebugProtocol.Event): void {
    if (client !== this.client) return;
    if (event === 'output') this.log((body as { readonly output: string }).output);
    if (event === 'terminated') this.end('The kernels have come to their end');
    if (event === 'stopped')
      void this.showStop(body as DebugProtocol.StoppedEvent['body']).catch((error) => {
        if (client === this.client) this.log(`${messageOf(error)}\n`);
      });
  }

  private log(text: string): void {
    const log = part('log');
    log.textContent = `${log.textContent}${text}`.slice(-MOST_LOG);
    log.scrollTop = log.scrollHeight;
  }

  private async showStop(stop: DebugProtocol.StoppedEvent['body']): Promise<void> {
    this.threadId = stop.threadId ?? 1;
    const { stackFrames } = await this.ask<DebugProtocol.StackTraceResponse['body']>('stackTrace', {
      threadId: this.threadId,
    });
    this.frames = stackFrames;
    const select = part<HTMLSelectElement>('frame');
    select.replaceChildren(
      ...stackFrames.map(({ name, line }, i) => new Option(`${name}, line ${line}`, String(i))),
    );
    select.value = '0';
    this.stopped(true);
    await this.showFrame(false);
    const lane = await this.laneWords();
    part('stop').textContent = [stop.text ?? stop.reason, ...lane].join(' · ');
    this.context.say('Stopped');
    performance.mark('warplens:stopped');
  }

  /** Where the focus is. */
  private async laneWords(): Promise<string[]> {
    const [frame] = this.frames;
    if (frame === undefined) return [];
    const { scopes } = await this.ask<DebugProtocol.ScopesResponse['body']>('scopes', {
      frameId: frame.id,
    });
    const lane = scopes.find(({ name }) => name === 'Lane');
    if (lane === undefined) return [];
    const { variables } = await this.ask<DebugProtocol.VariablesResponse['body']>('variables', {
      variablesReference: lane.variablesReference,
    });
    const words = new Map(variables.map(({ name, value }) => [name, value]));
    for (const name of ['block', 'thread'] as const)
      part<HTMLInputElement>(`focus-${name}`).value = (words.get(name) ?? '').replace(/[()]/g, '');
    return ['block', 'thread', 'active mask'].map((name) => `${name} ${words.get(name) ?? ''}`);
  }

  private async showFrame(reveal = true): Promise<void> {
    const frame = this.frames[Number(part<HTMLSelectElement>('frame').value)];
    if (frame === undefined) return;
    this.mark(frame);
    await this.variables.show(frame.id, reveal).catch(() => undefined);
  }

  private mark(shown: DebugProtocol.StackFrame): void {
    const marks = this.frames.flatMap(({ source, line, column, endLine, endColumn }, i) => {
      if (source?.path !== this.path) return [];
      const name = i === 0 ? 'stopped-line' : 'called-line';
      const range = new monaco.Range(line, column, endLine ?? line, endColumn ?? column);
      const glyphMarginClassName = i === 0 ? 'stopped-glyph' : null;
      const whole = { isWholeLine: true, className: name, glyphMarginClassName };
      return [
        { range: new monaco.Range(line, 1, line, 1), options: whole },
        { range, options: { className: i === 0 ? 'stopped-statement' : '' } },
      ];
    });
    this.marks.set(marks);
    if (shown.source?.path !== this.path) return;
    this.editor.revealLineInCenterIfOutsideViewport(shown.line);
    this.editor.setPosition({ lineNumber: shown.line, column: shown.column });
  }

  /** Buttons that need a stop are there, or not. */
  private stopped(isStopped: boolean): void {
    this.isStopped = isStopped;
    this.panel.setAttribute('aria-busy', String(!isStopped));
    if (!isStopped) part('stop').textContent = 'running';
  }

  private async go(request: string): Promise<void> {
    if (this.client === undefined || !this.isStopped) return;
    this.stopped(false);
    this.context.say('Running');
    await this.ask(request, { threadId: this.threadId }).catch((error) => {
      this.stopped(true);
      this.log(`${messageOf(error)}\n`);
    });
  }

  private async focusAsked(): Promise<void> {
    const read = (name: string): number[] =>
      part<HTMLInputElement>(`focus-${name}`).value.split(',').map(Number);
    await this.focus({ block: read('block'), thread: read('thread') });
  }

  private async focus(at: {
    readonly block?: readonly number[];
    readonly thread?: readonly number[];
  }): Promise<void> {
    if (!this.isStopped) return;
    await this.ask('focus', at).catch((error) => this.log(`${messageOf(error)}\n`));
  }

  private async evaluate(): Promise<void> {
    const { value: expression } = part<HTMLInputElement>('expression');
    if (expression.trim() === '' || !this.isStopped) return;
    const frameId = this.frames[Number(part<HTMLSelectElement>('frame').value)]?.id;
    const asked = this.ask<DebugProtocol.EvaluateResponse['body']>('evaluate', {
      expression,
      context: 'repl',
      ...(frameId !== undefined && { frameId }),
    });
    const answer = await asked.then(({ result }) => result, messageOf);
    this.log(`${expression}: ${answer}\n`);
  }

  private pressed(event: KeyboardEvent): void {
    if (this.client === undefined || event.ctrlKey || event.metaKey) return;
    const key = `${event.altKey ? 'Alt+' : ''}${event.shiftKey ? 'Shift+' : ''}${event.key}`;
    const step = Object.values(STEPS).find((one) => one.key === key);
    if (step === undefined && key !== STOP_KEY) return;
    event.preventDefault();
    event.stopPropagation();
    if (step === undefined) this.end('The session is over');
    else void this.go(step.request);
  }

  /** The session is over, if there is one; `why` is said. */
  private end(why?: string): void {
    const { client } = this;
    if (client === undefined) return;
    this.client = undefined;
    client.close();
    this.isStopped = false;
    this.frames = [];
    this.marks.clear();
    this.variables.clear();
    if (this.panel.contains(document.activeElement)) this.editor.focus();
    this.panel.hidden = true;
    if (why !== undefined) this.context.say(why);
  }
}

function part<E extends HTMLElement>(id: string): E {
  return document.querySelector<E>(`#${id}`)!;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
