/**
 * What a server that is started anew must be told so that it knows what the one before it knew: the
 * client's introduction, folders, settings, and the open documents as they are now.
 */
import type { Message, NotificationMessage, RequestMessage } from 'vscode-jsonrpc/node';
import type {
  DidChangeTextDocumentParams,
  DidOpenTextDocumentParams,
  InitializeParams,
  TextDocumentContentChangeEvent,
} from 'vscode-languageserver';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { chooseEncoding, documentsIn } from '../documents/index.ts';
import type { Shows } from './activity.ts';

/** Notifications that each add to what is known, in order. */
const LOGGED: ReadonlySet<string> = new Set(['workspace/didChangeWorkspaceFolders']);
/** Those of which the last one counts. */
const LAST: ReadonlySet<string> = new Set(['initialized', 'workspace/didChangeConfiguration']);

export const REPLAYED_INITIALIZE = 'warplens:initialize';

/** Edits of a document that are kept as they came, and characters in them. */
const MOST_EDITS = 256;
const MOST_TYPED = 1_000_000;

/**
 * An open document: the text of some time ago, and the edits since. A server that works needs no
 * text from here, and a text of megabytes is copied for each edit that it takes.
 */
class OpenText {
  private document: TextDocument;
  private edits: TextDocumentContentChangeEvent[] = [];
  private typed = 0;
  private version: number;
  private readonly texts: ReturnType<typeof documentsIn>;

  constructor(document: TextDocument, texts: ReturnType<typeof documentsIn>) {
    this.document = document;
    this.version = document.version;
    this.texts = texts;
  }

  change(edits: readonly TextDocumentContentChangeEvent[], version: number): void {
    this.version = version;
    for (const edit of edits) {
      if (!('range' in edit)) this.edits = [];
      const last = this.edits.at(-1);
      const joined = last && joinedEdit(last, edit);
      if (joined) this.edits[this.edits.length - 1] = joined;
      else this.edits.push(edit);
      this.typed += edit.text.length;
    }
    if (this.edits.length > MOST_EDITS || this.typed > MOST_TYPED) this.current();
  }

  /** The document as it is now. */
  current(): TextDocument {
    if (this.edits.length > 0 || this.document.version !== this.version)
      this.document = this.texts.update(this.document, this.edits, this.version);
    this.edits = [];
    this.typed = 0;
    return this.document;
  }
}

/** Characters that are one unit in every encoding, in one line. */
const PLAIN = /^[\x20-\x7e\t]*$/;

/** Two edits as one, where the second types on behind the first. */
function joinedEdit(
  first: TextDocumentContentChangeEvent,
  second: TextDocumentContentChangeEvent,
): TextDocumentContentChangeEvent | undefined {
  if (!('range' in first) || !('range' in second) || !PLAIN.test(first.text)) return undefined;
  const { start, end } = second.range;
  const { line, character } = first.range.start;
  if (start.line !== line || end.line !== line) return undefined;
  const at = character + first.text.length;
  if (start.character !== at || end.character !== at) return undefined;
  return { range: first.range, text: first.text + second.text };
}

export class ClientSession {
  readonly documents = new Map<string, OpenText>();
  private opening: InitializeParams | undefined;
  private readonly last = new Map<string, NotificationMessage>();
  private readonly logged: NotificationMessage[] = [];

  /** Does the client ask for diagnostics itself? */
  get pulls(): boolean {
    return this.opening?.capabilities.textDocument?.diagnostic !== undefined;
  }

  /** What the client shows of work that takes long. */
  get shows(): Shows {
    const { window, experimental } = this.opening?.capabilities ?? {};
    const own = (experimental ?? {}) as { readonly warplensStatus?: unknown };
    return { progress: window?.workDoneProgress === true, status: own.warplensStatus === true };
  }

  /** What the client asks again when it is told to. */
  get refreshes(): readonly string[] {
    const { workspace } = this.opening?.capabilities ?? {};
    return [
      ...(workspace?.codeLens?.refreshSupport === true ? ['workspace/codeLens/refresh'] : []),
      ...(workspace?.diagnostics?.refreshSupport === true ? ['workspace/diagnostic/refresh'] : []),
    ];
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
    const texts = this.texts();
    const document = texts.create(uri, languageId, version, text);
    this.documents.set(uri, new OpenText(document, texts));
  }

  private change({ textDocument, contentChanges }: DidChangeTextDocumentParams): void {
    const { uri, version } = textDocument;
    this.documents.get(uri)?.change(contentChanges, version);
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
    const document = this.documents.get(uri)!.current();
    const { languageId, version } = document;
    const textDocument = { uri, languageId, version, text: document.getText() };
    return { jsonrpc: '2.0', method: 'textDocument/didOpen', params: { textDocument } };
  }
}

export function paramsOf<T>({ params }: NotificationMessage | RequestMessage): T {
  return params as unknown as T;
}
