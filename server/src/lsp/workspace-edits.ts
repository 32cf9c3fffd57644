/**
 * Edits of documents as the client is given them: each for one text of its document. An open
 * document is named with its version, which the client compares; the text of a closed one is
 * compared with the disk here, and an edit that was made for another text is refused. Clients that
 * can compare it again before they apply the edit get its hash.
 */
import {
  LSPErrorCodes,
  ResponseError,
  type TextEdit,
  type WorkspaceEdit,
} from 'vscode-languageserver';
import { textHash } from '../base/index.ts';
import type { TextHashed } from '../protocol/index.ts';
import type { ServerContext } from './context.ts';
import { pathOfUri } from './uris.ts';

/**
 * The edits of some documents, by URI.
 *
 * @throws ResponseError `ContentModified` where a file on disk has another text than they are for
 */
export function workspaceEdit(
  context: ServerContext,
  edits: Readonly<Record<string, TextEdit[]>>,
): WorkspaceEdit {
  for (const uri of Object.keys(edits)) if (!isOpen(context, uri)) checkDisk(context, uri);
  if (!context.client.documentChanges) return { changes: { ...edits } };
  return {
    documentChanges: Object.entries(edits).flatMap(([uri, list]) => {
      const own = context.documents.get(uri);
      if (own !== undefined) return [{ textDocument: { uri, version: own.version }, edits: list }];
      const text = context.engine.text(pathOfUri(uri));
      const textDocument: TextHashed =
        text !== undefined && context.client.textHashes
          ? { uri, version: null, textHash: textHash(text) }
          : { uri, version: null };
      const change = { textDocument, edits: list };
      return text !== undefined ? [change] : [{ kind: 'create' as const, uri }, change];
    }),
  };
}

/** Can the client apply edits of this file, which may not be there yet? */
export function canEdit({ client, engine }: ServerContext, path: string): boolean {
  return engine.text(path) !== undefined || (client.documentChanges && client.createFiles);
}

function isOpen({ documents }: ServerContext, uri: string): boolean {
  return documents.get(uri) !== undefined;
}

function checkDisk({ engine, host }: ServerContext, uri: string): void {
  const path = pathOfUri(uri);
  if (host.readFile === undefined || host.readFile(path) === engine.text(path)) return;
  engine.removeFile(path);
  throw new ResponseError(
    LSPErrorCodes.ContentModified,
    `\`${path}\` has changed on disk since it was read`,
  );
}
