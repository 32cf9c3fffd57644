/**
 * Signature help, inlay hints and workspace symbols: what Rust source is told beside findings and
 * lenses.
 */
import {
  type InlayHint,
  InlayHintKind,
  type InlayHintParams,
  MarkupKind,
  type SignatureHelp,
  type SignatureHelpParams,
  SymbolKind,
  type WorkspaceSymbol,
  type WorkspaceSymbolParams,
} from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import {
  inlayHints,
  isPreviewUri,
  kernelsIn,
  lineCosts,
  signatureAt,
  textCosts,
} from '../../ide/index.ts';
import type { EmittedText } from '../../workspace/index.ts';
import { guarded, type Reporting, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isMlirSource, isRustSource, pathOfUri } from '../uris.ts';
import {
  type AssemblyDocument,
  type AssemblyText,
  assemblyDocument,
  assemblyTexts,
} from './assembly-texts.ts';
import { gpuFiles, overWorkspace, withKernels } from './gpu-files.ts';
import type { Previews } from './previews.ts';

export function registerRustExtras(context: ServerContext, previews: Previews): void {
  const textOf = assemblyTexts(context, previews);
  const { connection } = context;

  connection.onSignatureHelp(
    guarded(
      context,
      'signatureHelp',
      async (
        { textDocument: { uri }, position }: SignatureHelpParams,
        reporting,
      ): Promise<SignatureHelp | null> => {
        const assembly = assemblyDocument(context, uri);
        if (assembly !== undefined) return assemblySignature(context, assembly, position);
        if (!isRustSource(uri)) return null;
        const path = pathOfUri(uri);
        const offset = new Converter(context).offset(path, position);
        const found = await withKernels(context, reporting, (kernels) =>
          signatureAt(context.engine, path, offset, kernels),
        );
        if (!found) return null;
        return signatureHelp(found);
      },
    ),
  );

  connection.languages.inlayHint.on(
    guarded(
      context,
      'inlayHint',
      ({ textDocument: { uri }, range }: InlayHintParams): InlayHint[] | null => {
        const assembly = isMlirSource(uri) ? undefined : textOf(uri);
        if (assembly !== undefined)
          return [
            ...assemblyHints(context, uri, assembly, range),
            ...(isPreviewUri(uri) ? differenceHints(context, uri, assembly, previews, range) : []),
          ];
        if (!isRustSource(uri) || isMlirSource(uri)) return null;
        // What was counted says more than what can be read off the text.
        const counted = context.runs.profiled(uri, range);
        return [
          ...parameterHints(context, uri, range),
          ...costHints(context, uri, range).filter(({ position }) => !counted.has(position.line)),
          ...counted.values(),
          ...context.runs.hints(uri, range),
        ];
      },
    ),
  );

  connection.onWorkspaceSymbol(
    guarded(
      context,
      'workspaceSymbol',
      async (
        { query }: WorkspaceSymbolParams,
        { letOthersFirst, request, parts }: Reporting<WorkspaceSymbol[]>,
      ): Promise<WorkspaceSymbol[]> => {
        const found = new Map<string, WorkspaceSymbol[]>();
        await overWorkspace(context, { letOthersFirst, request }, function* () {
          const { engine } = context;
          for (const path of yield* gpuFiles(context)) {
            yield path;
            const symbols = symbolsIn(context, engine, path, query);
            if (symbols.length > 0 && !found.has(path)) parts?.report(symbols);
            found.set(path, symbols);
          }
        });
        // What was handed out in parts is not said again.
        return parts ? [] : [...found.values()].flat();
      },
    ),
  );
}

/** The kernels of a file that a query means. */
function symbolsIn(
  context: ServerContext,
  engine: ServerContext['engine'],
  path: string,
  query: string,
): WorkspaceSymbol[] {
  const converter = new Converter(context);
  return kernelsIn(engine, path)
    .filter(({ name, symbol }) => matches(query, name) || matches(query, symbol))
    .map(({ name, dialect, nameSpan }) => ({
      name,
      kind: SymbolKind.Function,
      containerName: `GPU kernel · ${dialect}`,
      location: converter.location(nameSpan),
    }));
}

/** Where parameters of kernels lie. */
function parameterHints(
  context: ServerContext,
  uri: string,
  range: InlayHintParams['range'],
): InlayHint[] {
  if (!context.settings.inlayHints) return [];
  const path = pathOfUri(uri);
  const converter = new Converter(context);
  const start = converter.offset(path, range.start);
  const end = converter.offset(path, range.end);
  return inlayHints(context.engine, path, start, end).map(({ offset, label, tooltip }) => ({
    position: converter.position(path, offset),
    label,
    tooltip,
    kind: InlayHintKind.Parameter,
    paddingLeft: true,
  }));
}

/** What lines cost on the GPU, behind them. */
function costHints(
  context: ServerContext,
  uri: string,
  { start, end }: InlayHintParams['range'],
): InlayHint[] {
  const { engine, settings } = context;
  const path = pathOfUri(uri);
  const converter = new Converter(context);
  const range = { start: converter.offset(path, start), end: converter.offset(path, end) };
  const request = {
    kinds: settings.lineCosts,
    cpu: settings.cpu,
    machineCode: (ptx: EmittedText) => context.machineCodes?.of(ptx),
    shownText: context.shownText,
  };
  return lineCosts(engine, path, range, request).map(({ offset, label, tooltip }) => ({
    position: converter.position(path, offset),
    label,
    tooltip: { kind: MarkupKind.Markdown, value: tooltip },
    paddingLeft: true,
  }));
}

/** Live registers at the labels in a range, and in a preview what its lines cost. */
function assemblyHints(
  { encoding, settings, runs }: ServerContext,
  uri: string,
  { language, text, gpu, checkBounds }: AssemblyText,
  range: InlayHintParams['range'],
): InlayHint[] {
  const positions = new Positions(text, encoding);
  const start = positions.offset(range.start);
  const end = positions.offset(range.end);
  const live = settings.inlayHints ? (language.inlays?.(text, gpu) ?? []) : [];
  // In a file the same things are findings.
  // Who has asked for checks wants to see them, whatever else is shown.
  const kinds = new Set([...settings.lineCosts, ...(checkBounds ? (['check'] as const) : [])]);
  const costs = isPreviewUri(uri) ? textCosts(language, text, kinds, gpu) : [];
  const counted = isPreviewUri(uri) ? [...runs.countedIn(text)] : [];
  const measured = counted.map(([line, { label, details }]) => ({
    offset: lineEnd(text, positions.offset({ line, character: 0 })),
    label,
    tooltip: details,
  }));
  return [...live, ...costs, ...measured]
    .filter(({ offset }) => start <= offset && offset <= end)
    .map(({ offset, label, tooltip }) => ({
      position: positions.range(offset, offset).start,
      label,
      tooltip: { kind: MarkupKind.Markdown, value: tooltip },
      paddingLeft: true,
    }));
}

/** Behind lines of another compiler's text: what of them differs in kind from ours. */
function differenceHints(
  { encoding }: ServerContext,
  uri: string,
  { text }: AssemblyText,
  previews: Previews,
  range: InlayHintParams['range'],
): InlayHint[] {
  const positions = new Positions(text, encoding);
  return previews
    .differences(uri)
    .filter(({ line }) => range.start.line <= line && line <= range.end.line)
    .map(({ line, label }) => {
      const end = lineEnd(text, positions.offset({ line, character: 0 }));
      return {
        position: positions.range(end, end).start,
        label: `≠ ${label}`,
        tooltip: 'The code that Warplens makes of this line of the source is of another kind',
        paddingLeft: true,
      };
    });
}

/** Where the line that begins at an offset ends. */
function lineEnd(text: string, start: number): number {
  const end = text.indexOf('\n', start);
  return end < 0 ? text.length : end;
}

/** Operands of the instruction that is being written. */
function assemblySignature(
  { encoding }: ServerContext,
  { language, text, gpu }: AssemblyDocument,
  position: SignatureHelpParams['position'],
): SignatureHelp | null {
  const offset = new Positions(text, encoding).offset(position);
  const found = language.signature?.(text, offset, gpu);
  return found ? signatureHelp(found) : null;
}

function signatureHelp({
  label,
  documentation,
  parameters,
  active,
}: {
  readonly label: string;
  readonly documentation: string;
  readonly parameters: readonly (readonly [number, number])[];
  readonly active: number;
}): SignatureHelp {
  return {
    signatures: [
      {
        label,
        documentation: { kind: MarkupKind.Markdown, value: documentation },
        parameters: parameters.map(([start, end]) => ({ label: [start, end] })),
      },
    ],
    activeSignature: 0,
    activeParameter: Math.min(active, Math.max(0, parameters.length - 1)),
  };
}

/** The letters of the query stand in the name, in order. */
function matches(query: string, name: string): boolean {
  let at = 0;
  const lower = name.toLowerCase();
  for (const letter of query.toLowerCase()) {
    at = lower.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
