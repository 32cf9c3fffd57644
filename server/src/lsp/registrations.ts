/**
 * What the server offers for which documents. Clients that register abilities for kinds of documents are told of assembly
 * texts at the start, and of Rust only once GPU code was found; the others get one static list, and in documents that are
 * none of ours the answer is nothing.
 */
import {
  CodeActionKind,
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentDiagnosticRequest,
  DocumentHighlightRequest,
  type DocumentSelector,
  DocumentSymbolRequest,
  FoldingRangeRequest,
  HoverRequest,
  type InitializeParams,
  InlayHintRequest,
  ReferencesRequest,
  RenameRequest,
  SemanticTokensRegistrationType,
  type ServerCapabilities,
  SignatureHelpRequest,
} from 'vscode-languageserver';
import { targetInfos } from '../ide/index.ts';
import type { ServerContext } from './context.ts';
import { TOKEN_LEGEND } from './features/assembly-tokens.ts';
import { COMPLETION_TRIGGERS } from './features/completion.ts';
import { SIGNATURE_TRIGGERS } from './features/rust-extras.ts';

type TextAbilities = NonNullable<InitializeParams['capabilities']['textDocument']>;

interface Offer {
  readonly method: string;
  /** The client's ability whose `dynamicRegistration` counts. */
  readonly client: keyof TextAbilities;
  readonly server: keyof ServerCapabilities;
  /** Options for each kind of document; absent where it is not offered. */
  readonly assembly?: object;
  readonly rust?: object;
  readonly mlir?: object;
  /** Cargo's files and `warplens.toml`: told together with Rust. */
  readonly toml?: object;
  /** Never announced for all documents: it would stand in the way of Rust's own server. */
  readonly onlyDynamic?: boolean;
}

const DIAGNOSTIC_OPTIONS = {
  identifier: 'warplens',
  interFileDependencies: true,
  workspaceDiagnostics: true,
};

const QUICK_FIXES = { codeActionKinds: [CodeActionKind.QuickFix], resolveProvider: true };

const OFFERS: readonly Offer[] = [
  {
    method: HoverRequest.method,
    client: 'hover',
    server: 'hoverProvider',
    assembly: {},
    rust: {},
    mlir: {},
  },
  {
    method: DefinitionRequest.method,
    client: 'definition',
    server: 'definitionProvider',
    assembly: {},
    rust: {},
    mlir: {},
  },
  {
    method: CompletionRequest.method,
    client: 'completion',
    server: 'completionProvider',
    assembly: { triggerCharacters: COMPLETION_TRIGGERS.assembly },
    rust: { triggerCharacters: COMPLETION_TRIGGERS.rust },
  },
  {
    method: SignatureHelpRequest.method,
    client: 'signatureHelp',
    server: 'signatureHelpProvider',
    rust: { triggerCharacters: SIGNATURE_TRIGGERS },
  },
  {
    method: InlayHintRequest.method,
    client: 'inlayHint',
    server: 'inlayHintProvider',
    rust: {},
  },
  {
    method: CodeActionRequest.method,
    client: 'codeAction',
    server: 'codeActionProvider',
    rust: QUICK_FIXES,
    toml: QUICK_FIXES,
  },
  {
    method: CodeLensRequest.method,
    client: 'codeLens',
    server: 'codeLensProvider',
    rust: { resolveProvider: true },
    mlir: { resolveProvider: true },
  },
  {
    method: DocumentDiagnosticRequest.method,
    client: 'diagnostic',
    server: 'diagnosticProvider',
    assembly: DIAGNOSTIC_OPTIONS,
    rust: DIAGNOSTIC_OPTIONS,
    mlir: DIAGNOSTIC_OPTIONS,
  },
  {
    method: DocumentSymbolRequest.method,
    client: 'documentSymbol',
    server: 'documentSymbolProvider',
    assembly: {},
    mlir: {},
  },
  {
    method: FoldingRangeRequest.method,
    client: 'foldingRange',
    server: 'foldingRangeProvider',
    assembly: {},
    mlir: {},
  },
  {
    method: ReferencesRequest.method,
    client: 'references',
    server: 'referencesProvider',
    assembly: {},
    mlir: {},
    rust: {},
  },
  {
    method: DocumentHighlightRequest.method,
    client: 'documentHighlight',
    server: 'documentHighlightProvider',
    assembly: {},
    mlir: {},
  },
  {
    method: SemanticTokensRegistrationType.method,
    client: 'semanticTokens',
    server: 'semanticTokensProvider',
    assembly: { legend: TOKEN_LEGEND, full: true, range: true },
    mlir: { legend: TOKEN_LEGEND, full: true, range: true },
  },
  {
    method: RenameRequest.method,
    client: 'rename',
    server: 'renameProvider',
    assembly: { prepareProvider: true },
    mlir: { prepareProvider: true },
    onlyDynamic: true,
  },
];

export type DocumentKind = 'assembly' | 'rust' | 'toml' | 'mlir';

/** Kinds of documents by what an editor calls them. */
const SELECTORS: Readonly<Record<DocumentKind, DocumentSelector>> = {
  assembly: [
    { scheme: 'warplens-preview' },
    ...targetInfos.map(({ fileExtension }) => ({ pattern: `**/*${fileExtension}` })),
  ],
  rust: [{ language: 'rust' }, { pattern: '**/*.rs' }],
  mlir: [{ pattern: '**/*.mlir' }],
  toml: ['Cargo.toml', '.cargo/config.toml', 'warplens.toml'].map((name) => ({
    pattern: `**/${name}`,
  })),
};

/** Methods that the client lets us register for kinds of documents. */
export function registrable({ textDocument }: InitializeParams['capabilities']): Set<string> {
  return new Set(
    OFFERS.filter(({ client }) => {
      const ability = textDocument?.[client] as { dynamicRegistration?: boolean } | undefined;
      return ability?.dynamicRegistration === true;
    }).map(({ method }) => method),
  );
}

/** Abilities announced for all documents, because the client cannot be told of single kinds. */
export function staticOffers({ client }: ServerContext): ServerCapabilities {
  const out: Record<string, unknown> = {};
  for (const { method, server, assembly, rust, onlyDynamic } of OFFERS) {
    if (onlyDynamic === true || client.registrable.has(method)) continue;
    if (server === 'diagnosticProvider' && !client.pullDiagnostics) continue;
    out[server] = merged(assembly, rust);
  }
  return out;
}

/** One list for all documents. A dot is no trigger then: in Rust it belongs to Rust's own server. */
function merged(assembly: object | undefined, rust: object | undefined): unknown {
  const triggers = [assembly, rust]
    .flatMap((options) => (options as { triggerCharacters?: string[] })?.triggerCharacters ?? [])
    .filter((character) => character !== '.');
  const options = { ...assembly, ...rust };
  if (triggers.length > 0) return { ...options, triggerCharacters: triggers };
  return Object.keys(options).length === 0 ? true : options;
}

/** Tells a client of what is there for one kind of documents. */
export async function registerFor(
  { connection, client }: ServerContext,
  kind: DocumentKind,
): Promise<void> {
  const registrations = OFFERS.flatMap((offer) => {
    const options = offer[kind];
    if (options === undefined || !client.registrable.has(offer.method)) return [];
    return [
      {
        id: `warplens-${kind}-${offer.server}`,
        method: offer.method,
        registerOptions: { ...options, documentSelector: SELECTORS[kind] },
      },
    ];
  });
  if (registrations.length === 0) return;
  await connection.sendRequest('client/registerCapability', { registrations });
}
