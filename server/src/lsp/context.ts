/**
 * What every feature of the server shares: the connection, the engine, the open documents, what the
 * client can do.
 */
import type {
  CancellationToken,
  Connection,
  ResultProgressReporter,
  TextDocuments,
  WorkDoneProgressReporter,
} from 'vscode-languageserver';
import { ErrorCodes, LSPErrorCodes, ResponseError } from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { Cancelled } from '../db/index.ts';
import type { Encoding } from '../documents/index.ts';
import type {
  CostKind,
  CountedRegisters,
  Disassembler,
  EditorJob,
  EditorRun,
  LlvmCompiler,
  MeasuredRegisters,
  NotMeasured,
  OutsideCompiler,
} from '../ide/index.ts';
import type { DoctorRow, FilesParams } from '../protocol/index.ts';
import type { RuleLevels } from '../rules/index.ts';
import { type BusyNote, documentOf, type Work } from '../supervisor/index.ts';
import type { EmittedText, Engine, FeatureChoice, TargetName } from '../workspace/index.ts';
import type { ClientAbilities } from './capabilities.ts';
import type { Foreground } from './foreground.ts';
import type { LensRefresh } from './lens-refresh.ts';
import type { MachineCodes } from './machine-codes.ts';
import { pendingMessages } from './pending.ts';
import type { RegisterCounts } from './register-counts.ts';
import type { RunMarks } from './run-marks.ts';

/** What the process around the server provides; a browser worker provides less. */
export interface ServerHost {
  createEngine(): Engine;
  /** Where to note what is worked on, for whoever watches. */
  readonly note?: BusyNote | undefined;
  /** The text of a file as it is on disk now; absent where there is no disk. */
  readFile?(path: string): string | undefined;
  /** Rust files below a folder, for the list of kernels. */
  listRustFiles?(folder: string): readonly string[];
  /**
   * Files that are no longer what was read, each told once: for clients that do not watch files.
   */
  changedFiles?(): readonly string[];
  /**
   * Takes in texts that the client sends, where nothing can be read; tells which paths have
   * changed.
   */
  receive?(files: FilesParams['files']): readonly string[];
  /** Notes the workspace's folders: no program in them is started. */
  setFolders?(folders: readonly string[]): void;
  /** Gives memory back; called when idle. */
  collectGarbage?(): void;
  doctor?(): Promise<readonly DoctorRow[]>;
  /** Runs kernels in a thread of its own; `stop` ends it. Absent where there are no threads. */
  startRun?(job: EditorJob): { readonly result: Promise<EditorRun>; stop(): void };
  /** Launch specs below a folder. */
  listSpecs?(folder: string): readonly string[];
  /** The bytes of a file that a spec in a folder names. */
  readSpecData?(path: string, folder: string): Uint8Array | undefined;
  /** May a spec in a folder name a file? Absent where texts come from the client alone. */
  isInProject?(path: string, folder: string): boolean;
  /** Files of a folder. */
  listDir?(folder: string): readonly string[] | undefined;
  /** The other compiler of this machine. */
  compile?: OutsideCompiler;
  /** LLVM of this machine. */
  compileIr?: LlvmCompiler;
  /** Assembler and disassembler of this machine. */
  disassemble?: Disassembler;
  /**
   * Registers of a kernel as the outside assembler counts them, or why it does not.
   */
  assemble?(
    text: string,
    cpu: string,
    kernel: string,
    signal?: AbortSignal,
  ): Promise<MeasuredRegisters | NotMeasured>;
}

export interface Settings {
  /** CPU of previews; the target's default when empty. */
  readonly cpu: string;
  readonly codeLens: boolean;
  /** Off unless asked for. */
  readonly inlayHints: boolean;
  /** Kinds of costs that are shown behind lines. */
  readonly lineCosts: ReadonlySet<CostKind>;
  /** Rule severities, by name. */
  readonly rules: RuleLevels;
  /** Features of the user's packages; undefined: as the project says. */
  readonly features: FeatureChoice | undefined;
}

/** What the assembler has counted: for panes of machine code, and in the background. */
export function countedBy({ machineCodes, counts }: ServerContext): CountedRegisters {
  return (ptx, symbol) => machineCodes?.measured(ptx, symbol) ?? counts?.of(ptx, symbol);
}

/** Where the session stands; requests are answered while it runs only. */
export type Phase = 'running' | 'down';

export interface ServerContext {
  /** Of Warplens. */
  readonly version: string;
  readonly connection: Connection;
  readonly documents: TextDocuments<TextDocument>;
  readonly host: ServerHost;
  engine: Engine;
  phase: Phase;
  /** What the client's characters are. */
  readonly encoding: Encoding;
  readonly client: ClientAbilities;
  settings: Settings;
  /** What the user was last told about settings that mean nothing. */
  toldSettings: string;
  /** Workspace folders as paths. */
  folders: readonly string[];
  /** Told of every message: the server rests when none has come for a while. */
  active(): void;
  /** Before an answer: takes in what has changed on the disk where the client does not tell. */
  lookAtDisk(): void;
  /** Does some work; whoever watches the server knows then what it is busy with. */
  whileOn<T>(work: Work, run: () => T): T;
  /**
   * Documents that a server before this one did not finish; nobody looks into them.
   */
  leftAlone: ReadonlySet<string>;
  /** Documents at which such a server was stopped in work on the workspace: it passes them over. */
  passedOver: ReadonlySet<string>;
  /** Requests that somebody waits for; work on the whole workspace lets them go first. */
  readonly foreground: Foreground;
  /** Called after every change of any text or setting. */
  readonly onChange: (() => void)[];
  /** Called with the paths that have changed on the disk. */
  readonly onFiles: ((paths: readonly string[]) => void)[];
  /** Called once, when the client goes: nothing that runs may outlive the server. */
  readonly onEnd: (() => void)[];
  /**
   * The text of another compiler that some pane shows for a kernel: numbers are those of the text
   * that the user sees.
   */
  shownText: (path: string, target: TargetName, kernel: string) => EmittedText | undefined;
  /**
   * Programs of this machine may be started: not in a folder that its user does not trust.
   */
  trusted: boolean;
  readonly lenses: LensRefresh;
  /** What runs of kernels have left in the source. */
  readonly runs: RunMarks;
  /** Machine code that panes show; absent where no program makes it. */
  machineCodes: MachineCodes | undefined;
  /** Registers that are counted in the background; absent where no program counts them. */
  counts: RegisterCounts | undefined;
}

/**
 * Lets pending messages in (an edit, a cancellation), then throws when the request is no longer
 * wanted.
 */
export async function stillWanted(token: CancellationToken): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  await pendingMessages();
  if (token.isCancellationRequested) {
    throw new ResponseError(LSPErrorCodes.RequestCancelled, 'cancelled');
  }
}

/** How a handler of long work tells of its progress and hands out parts of its answer. */
export interface Reporting<Part> {
  /** The method of the protocol. */
  readonly request: string;
  readonly token: CancellationToken;
  /**
   * For work on the whole workspace, between two slices of it: lets in what has arrived, and what
   * users wait for go first. Throws when the request is no longer wanted.
   */
  readonly letOthersFirst: () => Promise<void>;
  /** Absent where the client gave no token for it. */
  readonly progress: WorkDoneProgressReporter | undefined;
  readonly parts: ResultProgressReporter<Part> | undefined;
}

/** Methods of requests whose names here are not those of `textDocument/`. */
const METHODS: Readonly<Record<string, string>> = {
  diagnostics: 'textDocument/diagnostic',
  workspaceDiagnostics: 'workspace/diagnostic',
  codeLensResolve: 'codeLens/resolve',
  executeCommand: 'workspace/executeCommand',
  workspaceSymbol: 'workspace/symbol',
  textDocumentContent: 'workspace/textDocumentContent',
  incomingCalls: 'callHierarchy/incomingCalls',
  outgoingCalls: 'callHierarchy/outgoingCalls',
};

/** The method of the protocol that a handler's name stands for. */
function methodOf(name: string): string {
  return METHODS[name] ?? (name.includes('/') ? name : `textDocument/${name}`);
}

/** Work on what a request is about. */
export function fileWork(request: string, uri: string | undefined): Work {
  return { request, uri, scope: 'file' };
}

/** Milliseconds of work for one answer from which on the log tells of it. */
const SLOW = 1000;

/**
 * Wraps a request's handler: cancellation is looked at first, and whatever it throws becomes an
 * error answer with a line in the log. A request can fail; the server does not.
 */
export function guarded<P, R, Part = never>(
  context: ServerContext,
  name: string,
  handler: (params: P, reporting: Reporting<Part>) => R | Promise<R>,
): GuardedHandler<P, R, Part> {
  const { foreground } = context;
  const handle = wrapped(context, name, () => foreground.letOthersFirst(), handler);
  return (params, token, progress, parts) =>
    foreground.during(() => handle(params, token, progress, parts));
}

type GuardedHandler<P, R, Part> = (
  params: P,
  token: CancellationToken,
  progress?: WorkDoneProgressReporter,
  parts?: ResultProgressReporter<Part>,
) => Promise<R>;

/** As `guarded`, for a request that no user waits for. */
export function inBackground<P, R, Part = never>(
  context: ServerContext,
  name: string,
  handler: (params: P, reporting: Reporting<Part>) => R | Promise<R>,
): GuardedHandler<P, R, Part> {
  return wrapped(context, name, () => context.foreground.rest(), handler);
}

function wrapped<P, R, Part>(
  context: ServerContext,
  name: string,
  rest: () => Promise<void>,
  handler: (params: P, reporting: Reporting<Part>) => R | Promise<R>,
): GuardedHandler<P, R, Part> {
  return async (params, token, progress, parts) => {
    const request = methodOf(name);
    if (context.phase === 'down') throw new ResponseError(ErrorCodes.InvalidRequest, 'shut down');
    context.active();
    const letOthersFirst = async (): Promise<void> => {
      await stillWanted(token);
      await rest();
    };
    try {
      return await computed(token, name, async () => {
        context.lookAtDisk();
        const start = performance.now();
        const answer = context.whileOn(fileWork(request, documentOf(params)), () =>
          handler(params, { request, token, letOthersFirst, progress, parts }),
        );
        // What waits for others or for changes is not slow.
        const took = performance.now() - start;
        if (took > SLOW) context.connection.console.warn(`${name} took ${Math.round(took)} ms`);
        return await answer;
      });
    } catch (error) {
      if (error instanceof ResponseError) throw error;
      const wrong = malformed(params);
      if (wrong !== undefined) {
        context.connection.console.error(`${name}: ${wrong}`);
        throw new ResponseError(ErrorCodes.InvalidParams, `${name}: ${wrong}`);
      }
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
      context.connection.console.error(`${name} failed: ${text}`);
      throw new ResponseError(LSPErrorCodes.RequestFailed, `${name} failed; see the log`);
    } finally {
      context.active();
    }
  };
}

/** So often an answer is computed again because an edit has overtaken it. */
const MOST_TRIES = 4;

/**
 * An answer about texts that are no more is computed again. Where that comes to no end the client
 * is told to ask again, in the way that it knows for the request.
 */
async function computed<R>(
  token: CancellationToken,
  name: string,
  compute: () => Promise<R>,
): Promise<R> {
  for (let left = MOST_TRIES; ; left--) {
    await stillWanted(token);
    try {
      return await compute();
    } catch (error) {
      if (!(error instanceof Cancelled)) throw error;
      if (left > 0) continue;
      const message = `${name}: edits came faster than it was computed`;
      throw /diagnostics$/i.test(name)
        ? new ResponseError(LSPErrorCodes.ServerCancelled, message, { retriggerRequest: true })
        : new ResponseError(LSPErrorCodes.ContentModified, message);
    }
  }
}

/** What parameters may hold, whatever the request, and what each must be. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  textDocument: (value) => isObject(value) && typeof value['uri'] === 'string',
  position: isPosition,
  range: (value) => isObject(value) && isPosition(value['start']) && isPosition(value['end']),
  uri: (value) => typeof value === 'string',
  command: (value) => typeof value === 'string',
  query: (value) => typeof value === 'string',
  previousResultIds: Array.isArray,
};

/** Why a request that failed could not be answered, when that is the client's fault. */
function malformed(params: unknown): string | undefined {
  if (!isObject(params)) return 'no parameters';
  const given = Object.entries(FIELDS).filter(([field]) => params[field] !== undefined);
  if (given.length === 0) return 'the parameters are those of another request';
  const bad = given.find(([field, isFine]) => !isFine(params[field]));
  return bad && `\`${bad[0]}\` is not what it should be`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isPosition(value: unknown): boolean {
  return (
    isObject(value) &&
    Number.isSafeInteger(value['line']) &&
    Number.isSafeInteger(value['character'])
  );
}
