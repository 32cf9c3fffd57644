/** Formatting of assembly files; previews are laid out already, and Rust has its own formatter. */
import type { DocumentFormattingParams, TextEdit } from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { assemblyDocument } from './assembly-texts.ts';

export function registerFormatting(context: ServerContext): void {
  context.connection.onDocumentFormatting(
    guarded(
      context,
      'formatting',
      ({ textDocument: { uri } }: DocumentFormattingParams): TextEdit[] | null => {
        const found = assemblyDocument(context, uri);
        const edits = found?.language.format?.(found.text);
        if (!found || !edits) return null;
        const positions = new Positions(found.text, context.encoding);
        return edits.map(({ start, end, newText }) => ({
          range: positions.range(start, end),
          newText,
        }));
      },
    ),
  );
}
