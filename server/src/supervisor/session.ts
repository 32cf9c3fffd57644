/**
 * What a server that is started anew must be told so that it knows what the one before it knew: the
 * client's introduction, folders, settings, and the open documents as they are now.
 */
import type { Message, NotificationMessage, RequestMessage } from 'vscode-jsonrpc/node';
import type {
  DidChangeTextDocumentParams,
  DidOpenTextDocumentParams,
  InitializeParams,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { chooseEncoding, documentsIn } from '../documents/index.ts';

/** Notifications that each add to what is known, in order. */
const LOGGED: ReadonlySet<string> = new Set(['workspace/didChangeWorkspaceFolders']);
/** Those of which the last one counts. */
const LAST: ReadonlySet<string> = new Set(['initialized', 'workspace/didChangeConfiguration']);

export const REPLAYED_INITIALIZE = 'warplens:initialize';

export class ClientSession {
  readonly documents = new Map<string, TextDocument>();
  private opening: InitializeParams | undefined;
  private readonly last = new Map<string, NotificationMessage>();
  private readonly logged: NotificationMessage[] = [];

  /** Does the client ask for diagnostics itself? */
  get pulls(): boolean {
    return this.opening?.capabilities.textDocument?.diagnostic !== undefined;
  }

  /** Takes in what the client asks. */
  request({ method, params }: RequestMessage): void {
    if (method === 'initialize') this.opening ??= params as unknown as InitializeParams;
  }

  /** Takes in what the client tells. */
  notify(message: NotificationMessage): void {
    const { method } = message;
    if (LAST.has(method)) this.last.set(method, message);
    else if (LOGGED.has(method)) this.logged.push(message);
    else if (method === 'textDocument/didOpen') this.open(paramsOf(message));
    else if (method === 'textDocument/didChange') this.change(paramsOf(message));
    else if (method === 'textDocument/didClose') {
      const { textDocument } = paramsOf<DidOpenTextDocumentParams>(message);
      this.documents.delete(textDocument.uri);
    }
  }

  private open({ textDocument }: DidOpenTextDocumentParams): void {
    const { uri, languageId, version, text } = textDocument;
    this.documents.set(uri, this.texts().create(uri, languageId, version, text));
  }

  private change({ textDocument, contentChanges }: DidChangeTextDocumentParams): void {
    const { uri, version } = textDocument;
    const document = this.documents.get(uri);
    if (document === undefined) return;
    this.documents.set(uri, this.texts().update(document, contentChanges, version));
  }

  private texts(): ReturnType<typeof documentsIn> {
    return documentsIn(() => chooseEncoding(this.opening?.capabilities.general?.positionEncodings));
  }

  /** What a fresh server is told first: everything but the documents. */
  introduction(): Message[] {
    if (this.opening === undefined) return [];
    const opening: RequestMessage = {
      jsonrpc: '2.0',
      id: REPLAYED_INITIALIZE,
      method: 'initialize',
      params: this.opening as unknown as object,
    };
    return [opening, ...this.last.values(), ...this.logged];
  }

  /** Says that a document is open, with the text that it has now. */
  opened(uri: string): NotificationMessage {
    const document = this.documents.get(uri)!;
    const { languageId, version } = document;
    const textDocument = { uri, languageId, version, text: document.getText() };
    return { jsonrpc: '2.0', method: 'textDocument/didOpen', params: { textDocument } };
  }
}

export function paramsOf<T>({ params }: NotificationMessage | RequestMessage): T {
  return params as unknown as T;
}
