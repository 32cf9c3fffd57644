/** The comparison of edits with their documents, in VS Code. */
import { type CancellationToken, Uri, window, workspace } from 'vscode';
import { checkedAnswer, type Editor } from './checked-edits.ts';

const EDITOR: Editor = {
  async open(uri) {
    const document = await workspace.openTextDocument(Uri.parse(uri, true)).then(
      (opened) => opened,
      () => undefined,
    );
    return document && { version: document.version, text: document.getText() };
  },
  name: (uri) => `'${workspace.asRelativePath(Uri.parse(uri, true))}'`,
};

/** An error of the server: the text that it had read is not that of the file any more. */
const CONTENT_MODIFIED = -32801;
const RENAME = 'textDocument/rename';

type Method = string | { readonly method: string };

/** Middleware of all requests. */
export async function checkedRequest<P, R>(
  type: Method,
  params: P | undefined,
  token: CancellationToken | undefined,
  next: (type: Method, params?: P, token?: CancellationToken) => Promise<R>,
): Promise<R> {
  const method = typeof type === 'string' ? type : type.method;
  const answer = await next(type, params, token).catch((error: unknown) => {
    const { code, message } = error as { readonly code?: unknown; readonly message?: string };
    // The language client would say that there is nothing to rename.
    throw method === RENAME && code === CONTENT_MODIFIED
      ? new Error(`${message}. Nothing was changed; please try again.`)
      : error;
  });
  return checkedAnswer(method, answer, EDITOR).catch((error: unknown) => {
    // VS Code shows why a rename is refused, and nothing of an action.
    if (method !== RENAME) void window.showWarningMessage(`Warplens: ${(error as Error).message}`);
    throw error;
  });
}
