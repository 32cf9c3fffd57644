/**
 * References, highlights and renames of the names in assembly texts; definitions are in
 * `definition.ts`, and Rust's references in `kernel-references.ts`.
 */
import {
  type DocumentHighlight,
  DocumentHighlightKind,
  type DocumentHighlightParams,
  type Location,
  LSPErrorCodes,
  type PrepareRenameParams,
  type Range,
  type ReferenceParams,
  type RenameParams,
  ResponseError,
  type TextDocumentPositionParams,
} from 'vscode-languageserver';
import { Positions } from '../../documents/index.ts';
import { type AssemblyNameUse, isPreviewUri, referencesOf } from '../../ide/index.ts';
import { guarded, type ServerContext } from '../context.ts';
import { Converter } from '../convert.ts';
import { isRustSource } from '../uris.ts';
import { workspaceEdit } from '../workspace-edits.ts';
import { type AssemblyText, assemblyTexts } from './assembly-texts.ts';
import { kernelReferences } from './kernel-references.ts';
import { kernelRename, prepareKernelRename } from './kernel-rename.ts';
import type { Previews } from './previews.ts';

interface Found extends AssemblyText {
  readonly use: AssemblyNameUse;
  readonly positions: Positions;
}

const HIGHLIGHTS = {
  declaration: DocumentHighlightKind.Text,
  range: DocumentHighlightKind.Text,
  write: DocumentHighlightKind.Write,
  read: DocumentHighlightKind.Read,
} as const;

export function registerAssemblyNames(context: ServerContext, previews: Previews): void {
  const { connection } = context;
  const assembly = assemblyTexts(context, previews);

  const find = ({ textDocument, position }: TextDocumentPositionParams): Found | undefined => {
    const found = assembly(textDocument.uri);
    if (!found) return undefined;
    const positions = new Positions(found.text, context.encoding);
    const use = found.language.nameAt(found.text, positions.offset(position));
    return use && { ...found, use, positions };
  };

  /**
   * In a preview: the instructions of the same line of the source, and those that calls on it have
   * brought in.
   */
  const sameLine = (uri: string, at: number): DocumentHighlight[] | null => {
    const shown = previews.shown(uri);
    if (!shown.lineMap[at]) return null;
    const { lines, callers } = new Converter(context).lineMap(uri, shown);
    const [source, line] = lines[at]!;
    const isIt = ([from, there]: readonly [number, number]): boolean =>
      from === source && there === line;
    const rows = shown.text.split('\n');
    return lines.flatMap((origin, i): DocumentHighlight[] => {
      const row = rows[i]!;
      const range = {
        start: { line: i, character: row.length - row.trimStart().length },
        end: { line: i, character: row.length },
      };
      if (origin && isIt(origin)) return [{ range, kind: DocumentHighlightKind.Text }];
      if (callers?.[i]?.some(isIt)) return [{ range, kind: DocumentHighlightKind.Read }];
      return [];
    });
  };

  connection.onReferences(
    guarded(
      context,
      'references',
      async (params: ReferenceParams, reporting): Promise<Location[] | null> => {
        const { uri } = params.textDocument;
        const found = find(params);
        if (!found) return isRustSource(uri) ? kernelReferences(context, params, reporting) : null;
        return referencesOf(found.use.name, params.context.includeDeclaration).map((o) => ({
          uri,
          range: found.positions.range(o.start, o.end),
        }));
      },
    ),
  );

  connection.onDocumentHighlight(
    guarded(
      context,
      'documentHighlight',
      (params: DocumentHighlightParams): DocumentHighlight[] | null => {
        const { uri } = params.textDocument;
        const found = find(params);
        if (!found) return isPreviewUri(uri) ? sameLine(uri, params.position.line) : null;
        return found.use.name.occurrences.map(({ start, end, role }) => ({
          range: found.positions.range(start, end),
          kind: HIGHLIGHTS[role],
        }));
      },
    ),
  );

  connection.onPrepareRename(
    guarded(context, 'prepareRename', (params: PrepareRenameParams): Range | null => {
      const { uri } = params.textDocument;
      const found = isPreviewUri(uri) ? undefined : find(params);
      if (!found) return isRustSource(uri) ? prepareKernelRename(context, params) : null;
      const { language, text, use, positions } = found;
      // A name that cannot be there yet is enough to learn whether there can be any other.
      if (typeof language.rename(text, use, '_warplens_new_name') === 'string') return null;
      return positions.range(use.occurrence.start, use.occurrence.end);
    }),
  );

  connection.onRenameRequest(
    guarded(context, 'rename', async (params: RenameParams, reporting) => {
      const { uri } = params.textDocument;
      if (isPreviewUri(uri)) throw refused('a preview is made from its source; rename there');
      const found = find(params);
      if (!found) {
        const edit = isRustSource(uri) ? await kernelRename(context, params, reporting) : null;
        if (typeof edit === 'string') throw refused(edit);
        return edit;
      }
      const edits = found.language.rename(found.text, found.use, params.newName);
      if (typeof edits === 'string') throw refused(edits);
      const changes = edits.map(({ start, end, newText }) => ({
        range: found.positions.range(start, end),
        newText,
      }));
      return workspaceEdit(context, { [uri]: changes });
    }),
  );
}

function refused(reason: string): ResponseError<void> {
  return new ResponseError(LSPErrorCodes.RequestFailed, reason);
}
