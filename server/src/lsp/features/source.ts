/** Answers inside Rust source: quick fixes and code lenses. */
import type { CodeAction, CodeActionParams, CodeLens, CodeLensParams } from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import { fixesAt, kernelLenses } from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import type { PreviewArguments, PreviewCommand } from '../protocol.ts';
import { isRustSource, pathOfUri } from '../uris.ts';

const PREVIEW: PreviewCommand = 'warplens.preview';

export function registerSource(context: ServerContext): void {
  const { connection } = context;

  connection.onCodeAction(
    guarded(context, 'codeAction', (params: CodeActionParams): CodeAction[] => {
      const { uri } = params.textDocument;
      const { only } = params.context;
      const wanted = only === undefined || only.some((kind) => isKind(kind));
      if (!isRustSource(uri) || !wanted) return [];
      const converter = new Converter(context);
      const path = pathOfUri(uri);
      const start = converter.offset(path, params.range.start);
      const end = converter.offset(path, params.range.end);
      return fixesAt(context.engine, path, start, end).map((fix) => converter.codeAction(fix));
    }),
  );

  connection.onCodeLens(
    guarded(context, 'codeLens', ({ textDocument: { uri } }: CodeLensParams): CodeLens[] => {
      if (!isRustSource(uri) || !context.settings.codeLens) return [];
      const converter = new Converter(context);
      return kernelLenses(context.engine, pathOfUri(uri)).map((lens) => {
        const args: PreviewArguments = [uri, lens.kernel, lens.target];
        return {
          range: converter.range(lens.span),
          command: { title: lens.title, command: PREVIEW, arguments: [...args] },
        };
      });
    }),
  );
}

/** `quickfix` is asked for by itself or by a kind above it. */
function isKind(asked: string): boolean {
  return asked === '' || asked === CodeActionKind.QuickFix || asked.startsWith('quickfix.');
}
