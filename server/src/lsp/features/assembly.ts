/**
 * Hover everywhere, and outline and folding in assembly texts: previews and files of a target. A
 * text on which nobody has anything to say is answered with null, so that other servers may speak.
 */
import type {
  DocumentSymbol,
  DocumentSymbolParams,
  FoldingRange,
  FoldingRangeParams,
  Hover,
  HoverParams,
} from 'vscode-languageserver';
import { MarkupKind, SymbolKind } from 'vscode-languageserver';
import { LineIndex, type Span } from '../../base/index.ts';
import { Positions } from '../../documents/index.ts';
import {
  type AssemblySymbol,
  hover,
  isPreviewUri,
  type ParamSource,
  parsePreviewUri,
  renderPlace,
} from '../../ide/index.ts';
import { countedBy, guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isMlirSource, pathOfUri } from '../uris.ts';
import { type AssemblyText, assemblyTexts } from './assembly-texts.ts';
import type { Previews } from './previews.ts';

const SYMBOL_KINDS: Readonly<Record<AssemblySymbol['kind'], SymbolKind>> = {
  function: SymbolKind.Function,
  variable: SymbolKind.Variable,
  label: SymbolKind.Key,
};

export function registerAssembly(context: ServerContext, previews: Previews): void {
  const { connection } = context;
  const assembly = assemblyTexts(context, previews);

  connection.onHover(
    guarded(context, 'hover', ({ textDocument: { uri }, position }: HoverParams): Hover | null => {
      const found = isMlirSource(uri) ? undefined : assembly(uri);
      if (found) return assemblyHover(context, previews, uri, found, position);
      if (isPreviewUri(uri)) return null;
      const converter = new Converter(context);
      const path = pathOfUri(uri);
      const { cpu } = context.settings;
      const answer = hover(
        context.engine,
        path,
        converter.offset(path, position),
        cpu,
        countedBy(context),
      );
      return answer
        ? { contents: markdown(answer.markdown), range: converter.range(answer.span) }
        : null;
    }),
  );

  connection.onDocumentSymbol(
    guarded(
      context,
      'documentSymbol',
      ({ textDocument: { uri } }: DocumentSymbolParams): DocumentSymbol[] => {
        const found = assembly(uri);
        if (!found) return [];
        const positions = new Positions(found.text, context.encoding, context.documents.get(uri));
        const convert = (symbol: AssemblySymbol): DocumentSymbol => ({
          name: symbol.name,
          detail: symbol.detail,
          kind: SYMBOL_KINDS[symbol.kind],
          range: positions.range(symbol.start, symbol.end),
          selectionRange: positions.range(symbol.nameStart, symbol.nameEnd),
          children: symbol.children.map(convert),
        });
        return found.language.outline(found.text).map(convert);
      },
    ),
  );

  connection.onFoldingRanges(
    guarded(
      context,
      'foldingRange',
      ({ textDocument: { uri } }: FoldingRangeParams): FoldingRange[] => {
        const found = assembly(uri);
        if (!found) return [];
        const index = new LineIndex(found.text);
        return found.language
          .folds(found.text)
          .map(({ start, end }) => ({
            startLine: index.lineCol(start).line,
            endLine: index.lineCol(end).line - 1,
          }))
          .filter(({ startLine, endLine }) => startLine < endLine);
      },
    ),
  );
}

function assemblyHover(
  context: ServerContext,
  previews: Previews,
  uri: string,
  { language, text, gpu }: AssemblyText,
  position: HoverParams['position'],
): Hover | null {
  const positions = new Positions(text, context.encoding, context.documents.get(uri));
  const offset = positions.offset(position);
  const found = language.hover(text, offset, paramSource(context, uri), gpu);
  if (!found) return null;
  const origin = isPreviewUri(uri) ? previews.shown(uri).lineMap[position.line] : undefined;
  const chain = origin ? [origin, ...(origin.callers ?? [])] : [];
  const told = chain.map(
    (span, i) => `${i === 0 ? 'from' : 'inlined into'} ${originText(context, span)}`,
  );
  const value = [found.markdown, ...(told.length > 0 ? [told.join('  \n')] : [])].join('\n\n');
  return { contents: markdown(value), range: positions.range(found.start, found.end) };
}

/** The Rust line that a line of a preview comes from. */
function originText({ engine }: ServerContext, span: Span): string {
  const text = engine.text(engine.path(span.file)) ?? '';
  const index = new LineIndex(text);
  const { line } = index.lineCol(span.start);
  const source = text
    .slice(index.lineStart(line), index.lineStart(line + 1))
    .trim()
    .replaceAll('`', "'");
  return `${renderPlace(engine, span)} \`${source}\``;
}

/** Parameters of a preview's kernels as the Rust source has them. */
function paramSource({ engine }: ServerContext, uri: string): ParamSource {
  const address = parsePreviewUri(uri);
  if (!address) return () => undefined;
  return (kernel, at, unit = 'parameter') => {
    const abi = engine
      .abi(engine.rootOf(address.path), address.target)
      .find((a) => a.kernel.symbol === kernel);
    const param =
      unit === 'parameter'
        ? abi?.params[at]
        : abi?.params.find(({ offset, size }) => offset <= at && at < offset + size);
    return (
      param &&
      `\`${param.name}: ${param.type}\` in Rust, at offset ${param.offset}, ${param.size} bytes`
    );
  };
}

function markdown(value: string): Hover['contents'] {
  return { kind: MarkupKind.Markdown, value };
}
