/** What the features share: the language client, started once and on demand, and the extension's disposables. */
import {
  commands,
  type Disposable,
  type Event,
  EventEmitter,
  type ExtensionContext,
  l10n,
} from 'vscode';
import {
  type ExecuteCommandSignature,
  LanguageClient,
  type LanguageClientOptions,
  type Middleware,
  type ServerOptions,
  State,
  TransportKind,
} from 'vscode-languageclient/node';

export const PREVIEW_SCHEME = 'warplens-preview';

/** Languages of the targets, as package.json contributes them. */
export const ASSEMBLY_LANGUAGES: readonly string[] = ['ptx', 'amdgcn'];

export type ServerState = 'off' | 'starting' | 'running' | 'failed';

/** A command of the server that the extension handles itself, when a lens or a palette entry asks for it. */
export type CommandHook = (
  args: readonly unknown[],
  next: () => Promise<unknown>,
) => Promise<unknown>;

export class ClientContext {
  private readonly extension: ExtensionContext;
  private client: LanguageClient | undefined;
  private starting: Promise<void> | undefined;
  private readonly stateEmitter = new EventEmitter<ServerState>();
  private readonly hooks = new Map<string, CommandHook>();
  state: ServerState = 'off';
  readonly onState: Event<ServerState> = this.stateEmitter.event;

  constructor(extension: ExtensionContext) {
    this.extension = extension;
    this.own(this.stateEmitter);
  }

  get version(): string {
    return String((this.extension.extension.packageJSON as { version?: unknown }).version);
  }

  own(...disposables: Disposable[]): void {
    this.extension.subscriptions.push(...disposables);
  }

  hook(command: string, hook: CommandHook): void {
    this.hooks.set(command, hook);
  }

  /** The running client; starts the server when it is not running yet. */
  async ready(): Promise<LanguageClient> {
    this.client ??= this.create();
    this.starting ??= this.client.start();
    try {
      await this.starting;
    } catch (error) {
      this.starting = undefined;
      this.setState('failed');
      throw error;
    }
    return this.client;
  }

  /** The client if it runs; never starts it. */
  get running(): LanguageClient | undefined {
    return this.state === 'running' ? this.client : undefined;
  }

  /** Runs one of the server's commands. */
  async execute<T>(command: string, args: readonly unknown[] = []): Promise<T> {
    const client = await this.ready();
    return client.sendRequest<T>('workspace/executeCommand', { command, arguments: args });
  }

  /** Ends the server process and starts a new one. */
  async restart(): Promise<void> {
    if (!this.client) {
      await this.ready();
      return;
    }
    await this.client.restart();
  }

  log(text: string): void {
    this.client?.outputChannel.appendLine(text);
  }

  showLog(): void {
    this.client?.outputChannel.show(true);
  }

  async stop(): Promise<void> {
    await this.client?.dispose();
    this.client = undefined;
    this.starting = undefined;
  }

  private setState(state: ServerState): void {
    this.state = state;
    // Menus that need a server are hidden without one.
    void commands.executeCommand('setContext', 'warplens.running', state === 'running');
    this.stateEmitter.fire(state);
  }

  private create(): LanguageClient {
    const module = this.extension.asAbsolutePath('server/dist/server.js');
    const server: ServerOptions = { module, transport: TransportKind.stdio };
    const executeCommand = (
      command: string,
      args: unknown[],
      next: ExecuteCommandSignature,
    ): Promise<unknown> => {
      const run = async (): Promise<unknown> => next(command, args);
      return this.hooks.get(command)?.(args, run) ?? run();
    };
    const options: LanguageClientOptions = {
      documentSelector: [
        { scheme: 'file', language: 'rust' },
        { scheme: 'untitled', language: 'rust' },
        { scheme: PREVIEW_SCHEME },
        ...ASSEMBLY_LANGUAGES.map((language) => ({ scheme: 'file', language })),
      ],
      outputChannelName: 'Warplens',
      middleware: { executeCommand } as Middleware,
      diagnosticPullOptions: { onChange: true, onTabs: true },
    };
    const client = new LanguageClient('warplens', l10n.t('Warplens'), server, options);
    this.own(
      client.onDidChangeState(({ newState }) => {
        if (newState === State.Running) this.setState('running');
        else if (newState === State.Starting) this.setState('starting');
        else this.setState(this.client ? 'failed' : 'off');
      }),
    );
    return client;
  }
}
