/**
 * Preview documents: their text (`workspace/textDocumentContent`), its refresh after edits, the
 * line map, and the way from a line of the preview to the Rust line it comes from. While a source
 * does not compile, the last good text stays, marked as stale below the reason.
 */
import type { Location, TextDocumentContentParams } from 'vscode-languageserver';
import {
  type OutsideCompiler,
  type Preview,
  type PreviewRequest,
  preview,
  previewOf,
  sourceOfLine,
  stalePreview,
  summaryOccupancy,
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
import { OutsideTexts } from '../outside-texts.ts';
import { onceAtRest } from '../pending.ts';
import { type PreviewAddress, parsePreviewUri, previewUri } from '../uris.ts';

const LINE_MAP: LineMapMethod = 'warplens/lineMap';
const SOURCE_OF_LINE: SourceOfLineMethod = 'warplens/sourceOfLine';

/** Milliseconds after an edit before panes are told to ask again. */
const REFRESH_DELAY = 20;

/**
 * Panes an editor has asked for. Old ones are forgotten, because no message tells when a pane is
 * gone.
 */
const MOST_PANES = 32;

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
}

export function registerPreviews(context: ServerContext): Previews {
  const { connection } = context;
  const panes = new Map<string, Pane>();
  const { compile } = context.host;
  const outside = compile && new OutsideTexts(logged(context, compile), () => refresh());

  const requestOf = (address: PreviewAddress): PreviewRequest => {
    // One setting for all targets: it counts for the one that has such a GPU.
    const known = context.engine.cpus(address.target).includes(context.settings.cpu);
    const cpu = address.cpu ?? (known ? context.settings.cpu : undefined);
    return {
      path: address.path,
      target: address.target,
      ...(address.kernel === undefined ? {} : { kernel: address.kernel }),
      ...(cpu === undefined ? {} : { cpu }),
      debugAssertions: address.debugAssertions,
      lineInfo: address.lineInfo,
      ...(address.opt === undefined ? {} : { opt: address.opt }),
      ...(address.hide === undefined ? {} : { hide: address.hide }),
    };
  };

  const compute = (address: PreviewAddress): Preview => {
    const request = requestOf(address);
    return address.provider === undefined || outside === undefined
      ? preview(context.engine, request)
      : outsidePreview(context.engine, request, outside);
  };

  /** What the pane shows: the fresh preview, or its header over the last good text. */
  const show = (uri: string, address: PreviewAddress): Preview => {
    const fresh = compute(address);
    const old = panes.get(uri);
    return fresh.complete || !old?.good ? fresh : stalePreview(fresh, old.good);
  };

  const remember = (uri: string, shown: Preview): void => {
    const good = shown.complete ? shown : panes.get(uri)?.good;
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
      return new Converter(context).lineMap(uri, show(uri, addressOf(uri)));
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

/** Runs of another compiler have a line in the log, with how they ended and how long they took. */
function logged({ connection }: ServerContext, compile: OutsideCompiler): OutsideCompiler {
  return async (request, signal) => {
    const start = performance.now();
    const answer = await compile(request, signal);
    const took = Math.round(performance.now() - start);
    const end =
      answer.kind === 'text' ? answer.version : `${answer.kind}: ${answer.message.split('\n')[0]}`;
    connection.console.info(`rustc for ${request.cpu}, ${request.root}: ${end}, ${took} ms`);
    return answer;
  };
}

/** What another compiler makes of the source, as far as it is known. */
function outsidePreview(engine: Engine, request: PreviewRequest, texts: OutsideTexts): Preview {
  const { path, target, hide: _, ...options } = request;
  const { emitted, note } = texts.text(engine, engine.rootOf(path), target, options);
  const nothing: EmittedText = {
    target,
    cpu: options.cpu ?? engine.cpuOf(engine.rootOf(path), target),
    provider: 'rustc',
    text: '',
    lineMap: [],
    summary: [],
    problems: [],
  };
  return previewOf(engine, request, emitted ?? nothing, note);
}
