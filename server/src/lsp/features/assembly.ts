/**
 * Hover everywhere, and outline and folding in assembly texts: previews and files of a target. A text on which nobody has
 * anything to say is answered with null, so that other servers may speak.
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
import {
  ASSEMBLY,
  type AssemblyLanguage,
  type AssemblySymbol,
  hover,
  type ParamSource,
  renderPlace,
} from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { assemblyOfUri, isPreviewUri, parsePreviewUri, pathOfUri } from '../uris.ts';
import type { Previews } from './previews.ts';

const SYMBOL_KINDS: Readonly<Record<AssemblySymbol['kind'], SymbolKind>> = {
  function: SymbolKind.Function,
  variable: SymbolKind.Variable,
  label: SymbolKind.Key,
};

/** An assembly document as an editor shows it. */
interface AssemblyText {
  readonly language: AssemblyLanguage;
  readonly text: string;
}

export function registerAssembly(context: ServerContext, previews: Previews): void {
  const { connection, documents } = context;

  const assembly = (uri: string): AssemblyText | undefined => {
    const name = assemblyOfUri(uri);
    if (name === undefined) return undefined;
    const open = documents.get(uri)?.getText();
    const text = open ?? (isPreviewUri(uri) ? previews.shown(uri).text : undefined);
    return text === undefined ? undefined : { language: ASSEMBLY[name], text };
  };

  connection.onHover(
    guarded(context, 'hover', ({ textDocument: { uri }, position }: HoverParams): Hover | null => {
      const found = assembly(uri);
      if (found) return assemblyHover(context, previews, uri, found, position);
      if (isPreviewUri(uri)) return null;
      const converter = new Converter(context.engine);
      const path = pathOfUri(uri);
      const answer = hover(context.engine, path, converter.offset(path, position));
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
        const range = rangeIn(new LineIndex(found.text));
        const convert = (symbol: AssemblySymbol): DocumentSymbol => ({
          name: symbol.name,
          detail: symbol.detail,
          kind: SYMBOL_KINDS[symbol.kind],
          range: range(symbol.start, symbol.end),
          selectionRange: range(symbol.nameStart, symbol.nameEnd),
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
  { language, text }: AssemblyText,
  position: HoverParams['position'],
): Hover | null {
  const index = new LineIndex(text);
  const offset = index.offset({ line: position.line, col: position.character });
  const found = language.hover(text, offset, paramSource(context, uri));
  if (!found) return null;
  const origin = isPreviewUri(uri) ? previews.shown(uri).lineMap[position.line] : undefined;
  const value = origin ? `${found.markdown}\n\n${originText(context, origin)}` : found.markdown;
  return { contents: markdown(value), range: rangeIn(index)(found.start, found.end) };
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
  return `from ${renderPlace(engine, span)} \`${source}\``;
}

/** Parameters of a preview's kernels as the Rust source has them. */
function paramSource({ engine }: ServerContext, uri: string): ParamSource {
  const address = parsePreviewUri(uri);
  if (!address) return () => undefined;
  return (kernel, index) => {
    const abi = engine
      .abi(engine.rootOf(address.path), address.target)
      .find((a) => a.kernel.symbol === kernel);
    const param = abi?.params[index];
    return (
      param &&
      `\`${param.name}: ${param.type}\` in Rust, at offset ${param.offset}, ${param.size} bytes`
    );
  };
}

function markdown(value: string): Hover['contents'] {
  return { kind: MarkupKind.Markdown, value };
}

function rangeIn(index: LineIndex) {
  const at = (offset: number): HoverParams['position'] => {
    const { line, col } = index.lineCol(offset);
    return { line, character: col };
  };
  return (start: number, end: number) => ({ start: at(start), end: at(end) });
}
