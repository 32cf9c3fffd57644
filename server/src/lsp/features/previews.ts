/**
 * Preview documents: their text (`workspace/textDocumentContent`), its refresh after edits, the
 * line map, and the way from a line of the preview to the Rust line it comes from. While a source
 * does not compile, the last good text stays, marked as stale below the reason.
 */
import type { Location, TextDocumentContentParams } from 'vscode-languageserver';
import {
  findPane,
  type KindDifference,
  keepsOld,
  kindDifferences,
  type MachineCodeText,
  type OutsideAnswer,
  type Preview,
  type PreviewAddress,
  type PreviewRequest,
  parsePreviewUri,
  previewOf,
  previewUri,
  sourceOfLine,
  stalePreview,
  summaryOccupancy,
  withRefusals,
} from '../../ide/index.ts';
import type {
  LineMap,
  LineMapMethod,
  LineMapParams,
  PreviewResult,
  SourceOfLineMethod,
  SourceOfLineParams,
} from '../../protocol/index.ts';
import type { EmittedText, Engine } from '../../workspace/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import {
  llvmOutsider,
  type Outsider,
  projectOutsider,
  rustcOutsider,
  type Saved,
} from '../installed-compilers.ts';
import { type MachineCodeShown, MachineCodes } from '../machine-codes.ts';
import { OutsideTexts, Turns } from '../outside-texts.ts';
import { onceAtRest } from '../pending.ts';
import { RegisterCounts } from '../register-counts.ts';
import { pathOfUri } from '../uris.ts';

const LINE_MAP: LineMapMethod = 'warplens/lineMap';
const SOURCE_OF_LINE: SourceOfLineMethod = 'warplens/sourceOfLine';

/** Milliseconds after an edit before panes are told to ask again. */
const REFRESH_DELAY = 20;

/**
 * Panes an editor has asked for. Old ones are forgotten, because no message tells when a pane is
 * gone.
 */
const MOST_PANES = 32;

/** A preview, and the machine code in it. */
interface PanePreview extends Preview {
  readonly code?: MachineCodeText;
}

interface Pane {
  /** What the editor last got. */
  text: string;
  /** The last preview that held code. */
  good: Preview | undefined;
}

export interface Previews {
  /** The preview at an address, as `warplens.preview` answers it. */
  result(address: PreviewAddress): PreviewResult;
  /** What the pane with this URI shows; throws when it is no preview's URI. */
  shown(uri: string): Preview;
  /** Lines of that preview whose code differs in kind from ours, where another compiler made it. */
  differences(uri: string): readonly KindDifference[];
}

export function registerPreviews(context: ServerContext): Previews {
  const { connection } = context;
  const panes = new Map<string, Pane>();
  const { compile, compileIr } = context.host;
  const saved = savedTexts(context, () => refreshSoon());
  const outsiders = {
    rustc: compile && rustcOutsider(logged(context, 'rustc', compile)),
    llvm: compileIr && llvmOutsider(logged(context, 'LLVM', compileIr)),
    build: compile && projectOutsider(logged(context, 'the build', compile), saved),
  };
  const turns = new Turns();
  const texts = (outsider: Outsider | undefined): OutsideTexts | undefined =>
    outsider && new OutsideTexts(outsider, () => changed(), turns);
  const outsides = {
    rustc: texts(outsiders.rustc),
    llvm: texts(outsiders.llvm),
    build: texts(outsiders.build),
  };
  context.onEnd.push(() => {
    for (const one of Object.values(outsides)) one?.dispose();
  });
  /** Everyone shows the numbers of the text that the panes show. */
  const changed = (): void => {
    refresh();
    context.lenses.ask();
    if (context.client.refreshHints)
      connection.languages.inlayHint.refresh().catch(() => undefined);
  };
  const { disassemble } = context.host;
  const codes = disassemble && new MachineCodes(disassemble, () => changed());
  context.machineCodes = codes;
  const { assemble } = context.host;
  const counts = assemble && new RegisterCounts(context, assemble, () => changed());
  context.counts = counts;
  context.onEnd.push(() => counts?.dispose());

  const requestOf = (address: PreviewAddress): PreviewRequest => {
    // One setting for all targets: it counts for the one that has such a GPU.
    const known = context.engine.cpus(address.target).includes(context.settings.cpu);
    const cpu = address.cpu ?? (known ? context.settings.cpu : undefined);
    return {
      path: address.path,
      target: address.target,
      pane: address.pane,
      ...(address.kernel === undefined ? {} : { kernel: address.kernel }),
      ...(cpu === undefined ? {} : { cpu }),
      debugAssertions: address.debugAssertions,
      lineInfo: address.lineInfo,
      ...(address.checkBounds ? { checkBounds: {} } : {}),
      ...(address.opt === undefined ? {} : { opt: address.opt }),
      ...(address.hide === undefined ? {} : { hide: address.hide }),
      ...formOf(address),
    };
  };

  /** The text of a pane's target, whoever compiles it. */
  const targetText = (address: PreviewAddress, request: PreviewRequest): TargetText => {
    const { path, target, hide: _, pane: _pane, ...options } = request;
    const root = context.engine.rootOf(path);
    const { engine, trusted } = context;
    const ours = (): EmittedText =>
      withRefusals(engine, root, engine.emit(root, target, options), options);
    const { provider = 'build' } = address;
    const outside = provider === 'core' ? undefined : outsides[provider];
    if (provider === 'core' || request.form !== undefined || outside === undefined)
      return { emitted: ours(), note: undefined };
    if (provider === 'build') {
      const isThere =
        request.kernel === undefined ||
        engine.kernels(root).some(({ name }) => name === request.kernel);
      // Checks are added by our front end, and programs are started for those who trust them.
      if (!trusted || address.checkBounds || !isThere) return { emitted: ours(), note: undefined };
      const { emitted, note } = outside.best(engine, root, target, options);
      return { emitted: emitted ?? ours(), note };
    }
    if (!trusted) return { emitted: undefined, note: notTrusted(outsiders[provider]!.title) };
    return outside.text(engine, root, target, options);
  };

  /** The fresh text of another compiler that some pane shows for a kernel. */
  context.shownText = (path, target, kernel) => {
    const root = context.engine.rootOf(path);
    for (const uri of [...panes.keys()].reverse()) {
      const address = parsePreviewUri(uri);
      if (address?.target !== target || address.pane !== target) continue;
      if (address.kernel !== undefined && address.kernel !== kernel) continue;
      if (address.opt !== undefined || context.engine.rootOf(address.path) !== root) continue;
      const { emitted, note } = targetText(address, { ...requestOf(address), kernel });
      const isOther = emitted !== undefined && emitted.provider !== 'core' && note === undefined;
      if (isOther && emitted.summary.length > 0) return emitted;
    }
    return undefined;
  };

  const compute = (address: PreviewAddress): PanePreview => {
    const request = requestOf(address);
    const { emitted, note } = targetText(address, request);
    const text = emitted ?? nothingFrom(context.engine, request, address.provider);
    if (findPane(address.pane)?.isAssembled !== true)
      return previewOf(context.engine, request, text, note);
    // Filters are those of the target's text.
    const { hide: _, ...plain } = request;
    if (text.summary.length === 0) return previewOf(context.engine, plain, text, note);
    const code = machineCode(context, previewUri(address), text);
    const empty = { ...text, text: '', lineMap: [], summary: [] };
    const shown = previewOf(context.engine, plain, code.text ?? empty, code.note ?? note);
    return code.isFresh && code.text ? { ...shown, code: code.text } : { ...shown, lineMap: [] };
  };

  /** A pane's lines of machine code, led back to the preview that it was assembled from. */
  const assembledFrom = (
    address: PreviewAddress,
    { code, emittedLines }: PanePreview,
  ): Pick<LineMap, 'assembledFrom'> => {
    if (code === undefined) return {};
    const { hide: _, ...rest } = address;
    const from: PreviewAddress = { ...rest, pane: address.target };
    const lines = new Map(compute(from).emittedLines.map((line, at) => [line, at]));
    const uri = previewUri(from);
    return {
      assembledFrom: {
        uri,
        lines: emittedLines.map((line) => {
          const ptx = line === undefined ? undefined : code.ptxLines[line];
          return (ptx === undefined ? undefined : lines.get(ptx)) ?? null;
        }),
      },
    };
  };

  /** What the pane shows: the fresh preview, or its header over the last good text. */
  const show = (uri: string, address: PreviewAddress): PanePreview => {
    const fresh = compute(address);
    const good = panes.get(uri)?.good;
    return keepsOld(fresh, good) ? stalePreview(fresh, good) : fresh;
  };

  const remember = (uri: string, shown: Preview): void => {
    const good = shown.complete && shown.staleFrom === undefined ? shown : panes.get(uri)?.good;
    panes.delete(uri);
    panes.set(uri, { text: shown.text, good });
    for (const key of panes.keys()) {
      if (panes.size <= MOST_PANES) break;
      panes.delete(key);
    }
  };

  const addressOf = (uri: string): PreviewAddress => {
    const address = parsePreviewUri(uri);
    if (!address) throw new Error(`not a preview document: ${uri}`);
    return address;
  };

  connection.workspace.textDocumentContent.on(
    guarded(context, 'textDocumentContent', ({ uri }: TextDocumentContentParams) => {
      const shown = show(uri, addressOf(uri));
      remember(uri, shown);
      return { text: shown.text };
    }),
  );

  connection.onRequest(
    LINE_MAP,
    guarded(context, LINE_MAP, ({ uri }: LineMapParams): LineMap => {
      const address = addressOf(uri);
      const shown = show(uri, address);
      const map = new Converter(context).lineMap(uri, shown);
      return { ...map, ...assembledFrom(address, shown) };
    }),
  );

  connection.onRequest(
    SOURCE_OF_LINE,
    guarded(context, SOURCE_OF_LINE, ({ uri, line }: SourceOfLineParams): Location | null => {
      const address = addressOf(uri);
      const shown = show(uri, address);
      const span = sourceOfLine(context.engine, requestOf(address), shown, line);
      return span === undefined ? null : new Converter(context).location(span);
    }),
  );

  const refresh = (): void => {
    for (const [uri, pane] of panes) {
      const address = parsePreviewUri(uri);
      if (!address) continue;
      try {
        if (show(uri, address).text === pane.text) continue;
      } catch (error) {
        connection.console.error(`preview ${uri} failed: ${String(error)}`);
        continue;
      }
      connection.workspace.textDocumentContent.refresh(uri).catch(() => undefined);
    }
  };
  const atRest = onceAtRest(REFRESH_DELAY, refresh);
  const refreshSoon = (): void => {
    if (context.client.textDocumentContent && panes.size > 0) atRest();
  };
  context.onChange.push(refreshSoon);
  // A pane that is older than this server, such as after a restart: nobody asks for its text, but
  // it is to follow edits.
  context.documents.onDidOpen(({ document }) => {
    const { uri } = document;
    if (panes.has(uri) || parsePreviewUri(uri) === undefined) return;
    panes.set(uri, { text: document.getText(), good: undefined });
    refreshSoon();
  });

  return {
    shown: (uri) => show(uri, addressOf(uri)),
    differences(uri) {
      const address = addressOf(uri);
      const request = requestOf(address);
      const { path, target, hide: _, pane: _pane, ...options } = request;
      if (address.pane !== target || request.form !== undefined) return [];
      const { emitted } = targetText(address, request);
      if (emitted === undefined || emitted.provider === 'core') return [];
      const { engine } = context;
      const root = engine.rootOf(path);
      const { emittedLines } = previewOf(engine, request, emitted);
      const shownAt = new Map(emittedLines.map((line, at) => [line, at]));
      const ours = engine.emit(root, target, options);
      return kindDifferences(engine, root, emitted, ours).flatMap(({ line, label }) => {
        const at = shownAt.get(line);
        return at === undefined ? [] : [{ line: at, label }];
      });
    },
    result(address) {
      const uri = previewUri(address);
      const shown = show(uri, address);
      remember(uri, shown);
      return {
        uri,
        ...(address.kernel === undefined ? {} : { kernel: address.kernel }),
        title: shown.title,
        cpu: shown.cpu,
        text: shown.text,
        lineMap: new Converter(context).lineMap(uri, shown),
        summary: shown.summary.map((one) => ({
          ...one,
          occupancy: summaryOccupancy(address.target, shown.cpu, one),
        })),
      };
    },
  };
}

/** Files whose change on the disk may change what Cargo makes. */
const BUILT = /\.(?:rs|toml|lock|mlir)$/;

/** What is saved of what the user sees. `onSave`: a source or manifest was. */
function savedTexts(context: ServerContext, onSave: () => void): Saved {
  const { documents, host } = context;
  const saved = {
    saves: 0,
    isDirty(paths: readonly string[]) {
      if (host.readFile === undefined || paths.length === 0) return false;
      const wanted = new Set(paths);
      return documents.all().some((document) => {
        const path = pathOfUri(document.uri);
        return wanted.has(path) && host.readFile!(path) !== document.getText();
      });
    },
  };
  const note = (path: string): void => {
    if (!BUILT.test(path)) return;
    saved.saves++;
    onSave();
  };
  documents.onDidSave(({ document }) => note(document.uri));
  // Of open documents the client tells twice.
  const isOpen = (path: string): boolean =>
    documents.all().some(({ uri }) => pathOfUri(uri) === path);
  context.onFiles.push((paths) => paths.filter((path) => !isOpen(path)).forEach(note));
  return saved;
}

/** Runs of another compiler have a line in the log, with how they ended and how long they took. */
function logged<R extends { readonly cpu: string; readonly root?: string }>(
  { connection }: ServerContext,
  title: string,
  compile: (request: R, signal?: AbortSignal) => Promise<OutsideAnswer>,
): (request: R, signal?: AbortSignal) => Promise<OutsideAnswer> {
  return async (request, signal) => {
    const start = performance.now();
    const answer = await compile(request, signal);
    const took = Math.round(performance.now() - start);
    const end =
      answer.kind === 'text' ? answer.version : `${answer.kind}: ${answer.message.split('\n')[0]}`;
    const about = request.root === undefined ? '' : `, ${request.root}`;
    connection.console.info(`${title} for ${request.cpu}${about}: ${end}, ${took} ms`);
    return answer;
  };
}

/** The text of a target as far as it is known. */
interface TargetText {
  readonly emitted: EmittedText | undefined;
  readonly note: string | undefined;
}

/** What our own compiler prints in a pane. */
function formOf({ pane, side }: PreviewAddress): Pick<PreviewRequest, 'form'> {
  const form = side === 'host' ? 'host-ir' : findPane(pane)?.form;
  return form === undefined ? {} : { form };
}

function notTrusted(program: string): string {
  return `${program} is not started in a workspace that is not trusted`;
}

/** What the programs of this machine make of a text, or why nothing. */
function machineCode(
  { machineCodes, trusted }: ServerContext,
  pane: string,
  text: EmittedText,
): MachineCodeShown {
  const none = { text: undefined, isFresh: true };
  if (machineCodes === undefined) return { ...none, note: 'there is no assembler in a browser' };
  return trusted ? machineCodes.shown(pane, text) : { ...none, note: notTrusted('ptxas') };
}

/** While another compiler has not answered. */
function nothingFrom(
  engine: Engine,
  { path, target, cpu }: PreviewRequest,
  provider: EmittedText['provider'] = 'rustc',
): EmittedText {
  return {
    target,
    cpu: cpu ?? engine.cpuOf(engine.rootOf(path), target),
    provider,
    text: '',
    lineMap: [],
    summary: [],
    problems: [],
  };
}
