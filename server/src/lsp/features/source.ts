/** Answers inside Rust source: quick fixes, hover and code lenses. */
import type {
  CodeAction,
  CodeActionParams,
  CodeLens,
  CodeLensParams,
  Hover,
  HoverParams,
} from 'vscode-languageserver';
import { CodeActionKind, MarkupKind } from 'vscode-languageserver';
import { fixesAt, hover, kernelLenses } from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import type { PreviewArguments, PreviewCommand } from '../protocol.ts';
import { isPreviewUri, pathOfUri } from '../uris.ts';

const PREVIEW: PreviewCommand = 'warplens.preview';

export function registerSource(context: ServerContext): void {
  const { connection } = context;

  connection.onCodeAction(
    guarded(context, 'codeAction', (params: CodeActionParams): CodeAction[] => {
      const { uri } = params.textDocument;
      const { only } = params.context;
      const wanted = only === undefined || only.some((kind) => isKind(kind));
      if (isPreviewUri(uri) || !wanted) return [];
      const converter = new Converter(context.engine);
      const path = pathOfUri(uri);
      const start = converter.offset(path, params.range.start);
      const end = converter.offset(path, params.range.end);
      return fixesAt(context.engine, path, start, end).map((fix) => converter.codeAction(fix));
    }),
  );

  connection.onCodeLens(
    guarded(context, 'codeLens', ({ textDocument: { uri } }: CodeLensParams): CodeLens[] => {
      if (isPreviewUri(uri) || !context.settings.codeLens) return [];
      const converter = new Converter(context.engine);
      return kernelLenses(context.engine, pathOfUri(uri)).map((lens) => {
        const args: PreviewArguments = [uri, lens.kernel, lens.target];
        return {
          range: converter.range(lens.span),
          command: { title: lens.title, command: PREVIEW, arguments: [...args] },
        };
      });
    }),
  );

  connection.onHover(
    guarded(context, 'hover', (params: HoverParams): Hover | null => {
      const { uri } = params.textDocument;
      if (isPreviewUri(uri)) return null;
      const converter = new Converter(context.engine);
      const path = pathOfUri(uri);
      const found = hover(context.engine, path, converter.offset(path, params.position));
      if (!found) return null;
      return {
        contents: { kind: MarkupKind.Markdown, value: found.markdown },
        range: converter.range(found.span),
      };
    }),
  );
}

/** `quickfix` is asked for by itself or by a kind above it. */
function isKind(asked: string): boolean {
  return asked === '' || asked === CodeActionKind.QuickFix || asked.startsWith('quickfix.');
}
