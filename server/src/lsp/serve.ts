/**
 * The language server after `initialize` was answered: one engine behind one connection. Everything
 * that needs the compiler is imported from here, and `server.ts` loads it.
 */
import {
  type Connection,
  DidChangeConfigurationNotification,
  DidChangeWatchedFilesNotification,
  MessageType,
  ShowMessageNotification,
  type ShowMessageParams,
  TextDocuments,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { documentsIn } from '../documents/index.ts';
import { COST_KINDS, hasGpuCode, isPreviewUri } from '../ide/index.ts';
import type { FilesNotification, FilesParams, TrustedNotification } from '../protocol/index.ts';
import { RULES, readRuleSettings } from '../rules/index.ts';
import type { BusyNote, LeaveAloneNotification, LeaveAloneParams } from '../supervisor/index.ts';
import type { FeatureChoice } from '../workspace/index.ts';
import { fileWork, type ServerContext, type ServerHost, type Settings } from './context.ts';
import { registerAssembly } from './features/assembly.ts';
import { registerAssemblyCalls } from './features/assembly-calls.ts';
import { registerAssemblyNames } from './features/assembly-names.ts';
import { registerAssemblyTokens } from './features/assembly-tokens.ts';
import { registerCommands } from './features/commands.ts';
import { registerCompletion } from './features/completion.ts';
import { registerDebugger } from './features/debug.ts';
import { registerDefinition } from './features/definition.ts';
import { registerDiagnostics } from './features/diagnostics.ts';
import { registerFormatting } from './features/formatting.ts';
import { registerPreviews } from './features/previews.ts';
import { registerQuickFixes } from './features/quick-fixes.ts';
import { registerRuns } from './features/run.ts';
import { registerRustExtras } from './features/rust-extras.ts';
import { registerSource } from './features/source.ts';
import { registerTomlDiagnostics } from './features/toml-diagnostics.ts';
import { createForeground } from './foreground.ts';
import { createIdle } from './idle.ts';
import type { Opening } from './initialize.ts';
import { lensRefresh } from './lens-refresh.ts';
import { createRegistrations, type Registrations } from './registrations.ts';
import { RunMarks } from './run-marks.ts';
import { isMlirSource, isRustSource, pathOfUri } from './uris.ts';

const FILES: FilesNotification = 'warplens/files';
const TRUSTED: TrustedNotification = 'warplens/trusted';
const LEAVE_ALONE: LeaveAloneNotification = 'warplens/leaveAlone';

const DEFAULT_SETTINGS: Settings = {
  cpu: '',
  codeLens: true,
  inlayHints: false,
  lineCosts: new Set(COST_KINDS.filter((kind) => kind !== 'f64')),
  rules: {},
  features: undefined,
};

/** Registers everything on the connection, for the client that has introduced itself. */
export function serve(
  connection: Connection,
  host: ServerHost,
  opening: Opening,
  version: string,
): void {
  const context: ServerContext = {
    version,
    connection,
    documents: new TextDocuments(documentsIn(() => opening.encoding)),
    host,
    engine: host.createEngine(),
    phase: 'running',
    encoding: opening.encoding,
    client: opening.client,
    settings: DEFAULT_SETTINGS,
    toldSettings: '',
    folders: opening.folders,
    active: () => undefined,
    lookAtDisk: () => undefined,
    whileOn: noted(host.note),
    leftAlone: new Set(),
    passedOver: new Set(),
    foreground: createForeground(),
    onChange: [],
    onFiles: [],
    onEnd: [],
    shownText: () => undefined,
    trusted: isTrusted(opening.options),
    lenses: lensRefresh(connection, opening.client),
    runs: new RunMarks(),
    machineCodes: undefined,
    counts: undefined,
  };
  useFolders(context);
  context.active = createIdle(context);
  useSettings(context, opening.options);
  const { documents } = context;
  const changed = (): void => {
    context.active();
    for (const listener of context.onChange) listener();
  };

  const registrations = createRegistrations(context);
  connection.onShutdown(() => {
    context.phase = 'down';
    for (const end of context.onEnd) end();
  });
  connection.onInitialized(() => {
    if (context.client.workspaceFolders) followFolders(context, changed);
    void afterStart(context, registrations, changed).catch(() => undefined);
  });

  const offerRust = rustOffer(context, registrations);

  documents.onDidChangeContent(({ document }) => {
    if (!isRustSource(document.uri)) {
      if (!isPreviewUri(document.uri)) changed();
      return;
    }
    const path = pathOfUri(document.uri);
    const work = fileWork('textDocument/didChange', document.uri);
    const isNew = context.whileOn(work, () => context.engine.setFile(path, document.getText()));
    if (isNew) changed();
    offerRust(document);
  });
  // A text that is that of the disk changes nothing, and yet somebody waits for its findings.
  documents.onDidOpen(({ document }) => {
    if (isRustSource(document.uri)) changed();
  });
  documents.onDidClose(({ document }) => {
    if (!isRustSource(document.uri)) {
      changed();
      return;
    }
    context.engine.removeFile(pathOfUri(document.uri));
    changed();
  });
  const filesChanged = (paths: readonly string[]): void => {
    const open = new Set(documents.all().map(({ uri }) => pathOfUri(uri)));
    for (const path of paths) if (!open.has(path)) context.engine.removeFile(path);
    for (const listener of context.onFiles) listener(paths);
    changed();
  };
  connection.onDidChangeWatchedFiles(({ changes }) =>
    filesChanged(changes.map(({ uri }) => pathOfUri(uri))),
  );
  connection.onNotification(FILES, ({ files }: FilesParams) =>
    filesChanged(host.receive?.(files) ?? []),
  );
  registerDebugger(context);
  connection.onNotification(TRUSTED, () => {
    context.trusted = true;
    changed();
  });
  connection.onNotification(LEAVE_ALONE, ({ uris, passOver }: LeaveAloneParams) => {
    context.leftAlone = new Set(uris);
    context.passedOver = new Set(passOver);
    changed();
  });
  context.lookAtDisk = diskLooks(context, filesChanged);
  documents.onDidSave(() => context.lookAtDisk());
  connection.onDidChangeConfiguration(({ settings }) => {
    void readConfiguration(context, settings).then(changed, () => undefined);
  });

  registerDiagnostics(context);
  registerTomlDiagnostics(context);
  registerQuickFixes(context);
  registerSource(context);
  const previews = registerPreviews(context);
  registerRustExtras(context, previews);
  registerAssembly(context, previews);
  registerAssemblyNames(context, previews);
  registerAssemblyCalls(context, previews);
  registerAssemblyTokens(context, previews);
  registerDefinition(context, previews);
  registerCompletion(context, previews);
  registerFormatting(context);
  registerRuns(context);
  registerCommands(context, {
    previews,
    restart() {
      context.engine = host.createEngine();
      context.engine.setRules(context.settings.rules);
      context.engine.setFeatures(context.settings.features);
      for (const document of documents.all()) {
        if (isRustSource(document.uri)) {
          context.engine.setFile(pathOfUri(document.uri), document.getText());
        }
      }
      changed();
      refreshClient(context);
    },
  });
  documents.listen(connection);
}

/** Notes what is worked on, for whoever watches. */
function noted(note: BusyNote | undefined): ServerContext['whileOn'] {
  return (work, run) => {
    if (note === undefined) return run();
    note.write(work);
    try {
      return run();
    } finally {
      note.write(undefined);
    }
  };
}

/**
 * Milliseconds between two looks at the files that were read: a look at some hundred of them takes
 * two or three.
 */
const LOOK_AGAIN = 500;

/**
 * Of a client that watches files the server hears of every change; for the others it looks itself,
 * before it answers.
 */
function diskLooks(
  context: ServerContext,
  filesChanged: (paths: readonly string[]) => void,
): () => void {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const { client, host } = context;
    if (client.watchFiles || host.changedFiles === undefined) return;
    const now = performance.now();
    if (now - last < LOOK_AGAIN) return;
    const changed = host.changedFiles();
    if (changed.length > 0) filesChanged(changed);
    last = performance.now();
  };
}

/**
 * Registers Rust, once, with the first text that holds something for a GPU, or that belongs to a
 * crate another file of which does. The crate is looked at when the client's messages are done.
 */
function rustOffer(
  context: ServerContext,
  registrations: Registrations,
): (document: TextDocument) => void {
  let offered = false;
  const crates = new Set<string>();
  const offer = (): void => {
    offered = true;
    registrations.add('rust', 'toml').catch((error) => {
      context.connection.console.error(`registration for Rust failed: ${String(error)}`);
    });
  };
  const lookAtCrate = (path: string): void => {
    if (offered) return;
    const { engine } = context;
    const root = engine.rootOf(path);
    if (crates.has(root)) return;
    crates.add(root);
    if (engine.modules(root).some((module) => hasGpuCode(engine.text(module) ?? ''))) offer();
  };
  const later = (path: string): void => {
    try {
      lookAtCrate(path);
    } catch (error) {
      context.connection.console.error(`looking at the crate of ${path} failed: ${String(error)}`);
    }
  };
  return (document) => {
    if (offered || context.client.registrable.size === 0 || isMlirSource(document.uri)) return;
    if (hasGpuCode(document.getText())) offer();
    else setTimeout(() => later(pathOfUri(document.uri)), 0);
  };
}

/**
 * Not before the client has its answer to `initialize`: until then the library takes the
 * notification for unannounced.
 */
function followFolders(context: ServerContext, changed: () => void): void {
  context.connection.workspace.onDidChangeWorkspaceFolders(({ added, removed }) => {
    const gone = new Set(removed.map(({ uri }) => pathOfUri(uri)));
    const kept = context.folders.filter((folder) => !gone.has(folder));
    context.folders = [...new Set([...kept, ...added.map(({ uri }) => pathOfUri(uri))])];
    useFolders(context);
    changed();
  });
}

async function afterStart(
  context: ServerContext,
  registrations: Registrations,
  changed: () => void,
): Promise<void> {
  const { connection, client } = context;
  const { encoding, folders, version } = context;
  connection.console.info(
    `warplens ${version}: positions in ${encoding}, findings ${client.pullDiagnostics ? 'pulled' : 'pushed'}, ` +
      `folders: ${folders.join(', ') || 'none'}`,
  );
  if (client.watchFiles) {
    const patterns = [
      '**/*.{rs,mlir}',
      '**/Cargo.{toml,lock}',
      '**/.cargo/{config,config.toml}',
      '**/rust-toolchain*',
      '**/warplens.toml',
      '**/*.warplens.json',
    ];
    const watchers = patterns.map((globPattern) => ({ globPattern }));
    await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers });
  }
  // Its answer is not waited for: settings are read from a client too that fails at it.
  registrations.add('assembly', 'mlir').catch((error) => {
    connection.console.error(`registration for assembly failed: ${String(error)}`);
  });
  if (client.configuration) {
    if (client.watchConfiguration) {
      const section = 'warplens';
      await connection.client.register(DidChangeConfigurationNotification.type, { section });
    }
    await readConfiguration(context, undefined);
    changed();
  }
}

async function readConfiguration(context: ServerContext, pushed: unknown): Promise<void> {
  const given: unknown = context.client.configuration
    ? await context.connection.workspace.getConfiguration('warplens')
    : (pushed as { warplens?: unknown } | undefined)?.warplens;
  // The first answer is often what `initialize` has said.
  if (useSettings(context, given)) refreshClient(context);
}

function useFolders({ engine, host, folders }: ServerContext): void {
  engine.setFolders(folders);
  host.setFolders?.(folders);
}

/** Has the client said that programs may be started? */
function isTrusted(options: unknown): boolean {
  return (
    typeof options === 'object' &&
    options !== null &&
    'trusted' in options &&
    options.trusted === true
  );
}

/** True when they say something else than before. */
function useSettings(context: ServerContext, given: unknown): boolean {
  const { settings, problems } = readSettings(given);
  const isNew = textOf(settings) !== textOf(context.settings);
  context.settings = settings;
  context.engine.setRules(settings.rules);
  context.engine.setFeatures(settings.features);
  const told = problems.join('; ');
  if (told === context.toldSettings) return isNew;
  context.toldSettings = told;
  if (told === '') return isNew;
  const params: ShowMessageParams = {
    type: MessageType.Warning,
    message: told,
  };
  void context.connection.sendNotification(ShowMessageNotification.type, params);
  return isNew;
}

function textOf(settings: Settings): string {
  return JSON.stringify({ ...settings, lineCosts: [...settings.lineCosts] });
}

const RULE_NAMES = RULES.map(({ name }) => name);

function readSettings(given: unknown): {
  readonly settings: Settings;
  readonly problems: readonly string[];
} {
  const values = (typeof given === 'object' && given !== null ? given : {}) as {
    preview?: { cpu?: unknown };
    codeLens?: { enabled?: unknown };
    inlayHints?: { enabled?: unknown };
    lineCosts?: { show?: unknown };
    rules?: unknown;
    cargo?: CargoSettings;
  };
  const cpu = values.preview?.cpu;
  const lens = values.codeLens?.enabled;
  const hints = values.inlayHints?.enabled;
  const costs = readCosts(values.lineCosts?.show);
  const { levels, problems } = readRuleSettings(values.rules, RULE_NAMES);
  const settings = {
    cpu: typeof cpu === 'string' ? cpu : DEFAULT_SETTINGS.cpu,
    codeLens: typeof lens === 'boolean' ? lens : DEFAULT_SETTINGS.codeLens,
    inlayHints: typeof hints === 'boolean' ? hints : DEFAULT_SETTINGS.inlayHints,
    lineCosts: costs.kinds,
    rules: levels,
    features: readFeatures(values.cargo),
  };
  const rules = problems.length === 0 ? [] : [`warplens.rules: ${problems.join('; ')}`];
  return { settings, problems: [...rules, ...costs.problems] };
}

/** Kinds of costs by their names; those that mean nothing are told. */
function readCosts(given: unknown): {
  readonly kinds: Settings['lineCosts'];
  readonly problems: readonly string[];
} {
  if (!Array.isArray(given)) return { kinds: DEFAULT_SETTINGS.lineCosts, problems: [] };
  const names: readonly unknown[] = given;
  const unknown = names.filter((name) => !COST_KINDS.some((kind) => kind === name));
  const known = COST_KINDS.join(', ');
  return {
    kinds: new Set(COST_KINDS.filter((kind) => names.includes(kind))),
    problems: unknown.map(
      (name) => `warplens.lineCosts.show: no cost is called '${name}'; there are: ${known}`,
    ),
  };
}

/** The keys of `[cargo]` in `warplens.toml`. */
interface CargoSettings {
  readonly features?: unknown;
  readonly 'no-default-features'?: unknown;
}

/** Both settings at their defaults leave the choice to the project. */
function readFeatures(cargo: CargoSettings | undefined): FeatureChoice | undefined {
  const given = Array.isArray(cargo?.features) ? (cargo.features as readonly unknown[]) : [];
  const features = given.filter((name) => typeof name === 'string');
  const noDefault = cargo?.['no-default-features'] === true;
  return features.length === 0 && !noDefault ? undefined : { features, noDefault };
}

/** A client without the ability answers a refresh with an error, so it is not even asked. */
function refreshClient({ connection, client, lenses }: ServerContext): void {
  const ignore = (): void => undefined;
  if (client.refreshDiagnostics) connection.languages.diagnostics.refresh().catch(ignore);
  lenses.ask();
  if (client.refreshHints) connection.languages.inlayHint.refresh().catch(ignore);
}
