/**
 * What the features share: the language client, started once and on demand, and the extension's
 * disposables.
 */
import {
  type CancellationToken,
  commands,
  type Disposable,
  type Event,
  EventEmitter,
  type ExtensionContext,
  type LogOutputChannel,
  type Memento,
  type Uri,
  window,
  workspace,
} from 'vscode';
import type {
  BaseLanguageClient,
  CloseHandlerResult,
  ErrorHandlerResult,
  ExecuteCommandSignature,
  LanguageClientOptions,
  Middleware,
  StaticFeature,
} from 'vscode-languageclient';
import type {
  ServerStatus,
  StatusMethod,
  TargetRow,
  TargetsCommand,
  TrustedNotification,
} from '../../server/src/protocol/index.ts';
import { checkedRequest } from './features/checked-requests.ts';
import { ASSEMBLY_LANGUAGES, SHARED_ASSEMBLY, SOURCE_LANGUAGES } from './gpu-code.ts';
import type { Platform } from './platform.ts';

export const PREVIEW_SCHEME = 'warplens-preview';

/** Files that rules speak of besides Rust: their unsaved text counts, and they have quick fixes. */
const SETUP_FILES: readonly string[] = ['warplens.toml', 'Cargo.toml', '.cargo/config.toml'];

const TRUSTED: TrustedNotification = 'warplens/trusted';
const TARGETS: TargetsCommand = 'warplens.targets';

const STATUS: StatusMethod = 'warplens/status';

/**
 * Says to the server that what it works on is shown, that texts of edits are compared, and whether
 * kernels can be debugged here.
 */
const abilities = (warplensDebug: boolean): StaticFeature => ({
  fillClientCapabilities(capabilities) {
    const { experimental } = capabilities as { readonly experimental?: object };
    const own = { warplensStatus: true, warplensTextHashes: true, warplensDebug };
    capabilities.experimental = { ...experimental, ...own };
  },
  initialize: () => undefined,
  getState: () => ({ kind: 'static' }),
  clear: () => undefined,
});

/** A server that ends this often within the time below is not started again. */
const MOST_CRASHES = 4;
const CRASH_TIME = 180_000;

/** The settings as the server asks for them later: its first answers are right already. */
function plainSettings(): object {
  return JSON.parse(JSON.stringify(workspace.getConfiguration('warplens'))) as object;
}

export type ServerState = 'off' | 'starting' | 'running' | 'failed';

/**
 * A command of the server that the extension handles itself, when a lens or a palette entry asks
 * for it.
 */
export type CommandHook = (args: readonly unknown[]) => Promise<unknown>;

export class ClientContext {
  readonly platform: Platform;
  private readonly extension: ExtensionContext;
  private client: BaseLanguageClient | undefined;
  private starting: Promise<BaseLanguageClient> | undefined;
  private channel: LogOutputChannel | undefined;
  private targetRows: Promise<readonly TargetRow[]> | undefined;
  private readonly crashes: number[] = [];
  private readonly stateEmitter = new EventEmitter<ServerState>();
  private readonly hooks = new Map<string, CommandHook>();
  state: ServerState = 'off';
  /** What the server works on when it has not answered for a while, in its words. */
  activity: ServerStatus = { state: 'ready' };
  readonly onState: Event<ServerState> = this.stateEmitter.event;
  private readonly activityEmitter = new EventEmitter<ServerStatus>();
  readonly onActivity: Event<ServerStatus> = this.activityEmitter.event;
  /** Milliseconds that `activate` took. */
  readonly activationMs: number;

  constructor(extension: ExtensionContext, platform: Platform, activationMs: number) {
    this.activationMs = activationMs;
    this.extension = extension;
    this.platform = platform;
    this.own(
      this.stateEmitter,
      this.activityEmitter,
      workspace.onDidGrantWorkspaceTrust(() => {
        void this.client?.sendNotification(TRUSTED).catch(() => undefined);
      }),
    );
    void commands.executeCommand('setContext', 'warplens.processes', platform.kind === 'node');
  }

  get version(): string {
    return String((this.extension.extension.packageJSON as { version?: unknown }).version);
  }

  get extensionUri(): Uri {
    return this.extension.extensionUri;
  }

  /** What is remembered for the workspace. */
  get memory(): Memento {
    return this.extension.workspaceState;
  }

  own(...disposables: Disposable[]): void {
    this.extension.subscriptions.push(...disposables);
  }

  hook(command: string, hook: CommandHook): void {
    this.hooks.set(command, hook);
  }

  /** The running client; starts the server when it is not running yet. */
  ready(): Promise<BaseLanguageClient> {
    this.starting ??= this.begin();
    return this.starting;
  }

  /** True while the server runs; asking never starts it. */
  get running(): boolean {
    return this.state === 'running';
  }

  /** Runs one of the server's commands. */
  async execute<T>(
    command: string,
    args: readonly unknown[] = [],
    token?: CancellationToken,
  ): Promise<T> {
    const client = await this.ready();
    const params = { command, arguments: args };
    // An absent token would count as a second parameter, and both be sent as a list.
    const request = 'workspace/executeCommand';
    return token === undefined
      ? client.sendRequest<T>(request, params)
      : client.sendRequest<T>(request, params, token);
  }

  /** What can be chosen for previews; the same for the life of a server. */
  targets(): Promise<readonly TargetRow[]> {
    this.targetRows ??= this.execute<readonly TargetRow[]>(TARGETS);
    this.targetRows.catch(() => (this.targetRows = undefined));
    return this.targetRows;
  }

  /** Ends the server and starts a new one. */
  async restart(): Promise<void> {
    this.crashes.length = 0;
    await this.stop();
    await this.ready();
  }

  get log(): LogOutputChannel {
    if (this.channel === undefined) {
      this.channel = window.createOutputChannel('Warplens', { log: true });
      this.own(this.channel);
    }
    return this.channel;
  }

  async stop(): Promise<void> {
    const { client } = this;
    this.client = undefined;
    this.starting = undefined;
    this.targetRows = undefined;
    await client?.dispose().catch((error: unknown) => this.log.warn(String(error)));
    this.platform.stopped?.();
    this.setState('off');
  }

  private async begin(): Promise<BaseLanguageClient> {
    this.setState('starting');
    try {
      const client = await this.platform.createClient(this.extension, this.options());
      this.client = client;
      client.registerFeature(abilities(workspace.isTrusted));
      client.onNotification(STATUS, (activity: ServerStatus) => {
        this.activity = activity;
        this.activityEmitter.fire(activity);
      });
      client.onDidChangeState(({ newState }) => {
        if (this.client !== client) return;
        // The client's own restart after a crash: its state 2 is running, 3 is starting.
        const now: Readonly<Record<number, ServerState>> = { 2: 'running', 3: 'starting' };
        this.setState(now[newState] ?? 'failed');
        if (newState === 2) void this.platform.started?.(client).catch(() => undefined);
      });
      await client.start();
      return client;
    } catch (error) {
      this.starting = undefined;
      this.setState('failed');
      throw error;
    }
  }

  private setState(state: ServerState): void {
    if (this.state === state) return;
    this.state = state;
    this.activity = { state: 'ready' };
    // Menus that need a server are hidden without one.
    void commands.executeCommand('setContext', 'warplens.running', state === 'running');
    void commands.executeCommand('setContext', 'warplens.started', state !== 'off');
    this.stateEmitter.fire(state);
  }

  private options(): LanguageClientOptions {
    const executeCommand = async (
      command: string,
      args: unknown[],
      next: ExecuteCommandSignature,
    ): Promise<unknown> => this.hooks.get(command)?.(args) ?? next(command, args);
    // Old versions of files, in the scheme of a version control, are no code of the workspace.
    const folders = (workspace.workspaceFolders ?? []).map(({ uri }) => uri.scheme);
    const schemes = [...new Set(['file', 'untitled', ...folders])];
    return {
      documentSelector: [
        ...schemes.flatMap((scheme) =>
          SETUP_FILES.map((pattern) => ({ scheme, pattern: `**/${pattern}` })),
        ),
        { scheme: PREVIEW_SCHEME },
        ...schemes.map((scheme) => ({ scheme, pattern: SHARED_ASSEMBLY })),
        ...schemes.flatMap((scheme) =>
          [...SOURCE_LANGUAGES, ...ASSEMBLY_LANGUAGES].map((language) => ({ scheme, language })),
        ),
      ],
      outputChannel: this.log,
      middleware: {
        executeCommand,
        sendRequest: checkedRequest,
      } as Middleware,
      // A link in an untrusted folder can name a preview that would start a compiler: the server
      // then starts none.
      initializationOptions: { ...plainSettings(), trusted: workspace.isTrusted },
      diagnosticPullOptions: { onChange: true, onTabs: true },
      errorHandler: { error: () => this.atError(), closed: () => this.atClose() },
    };
  }

  private atError(): ErrorHandlerResult {
    // A message that cannot be read is in the log; the next one can.
    return { action: 1, handled: true };
  }

  /** Starts a server that has ended again, unless it ends again and again. */
  private atClose(): CloseHandlerResult {
    const now = Date.now();
    this.crashes.push(now);
    const recent = this.crashes.filter((time) => now - time < CRASH_TIME);
    if (recent.length < MOST_CRASHES) return { action: 2, handled: true };
    this.setState('failed');
    void this.offerHelp(`The server has ended ${recent.length} times.`);
    return { action: 1, handled: true };
  }

  /** Says what went wrong, with the ways on. */
  async offerHelp(text: string): Promise<void> {
    const choice = await window.showErrorMessage(
      `Warplens: ${text}`,
      'Show Log',
      'Restart',
      'Copy Report for an Issue',
    );
    if (choice === 'Show Log') this.log.show(true);
    if (choice === 'Restart') await commands.executeCommand('warplens.restartServer');
    if (choice === 'Copy Report for an Issue') await commands.executeCommand('warplens.copyReport');
  }
}
