/**
 * What the server offers for which documents, as plain tables: they are all that the answer to
 * `initialize` needs, so nothing of the compiler is imported here.
 */
import {
  CallHierarchyPrepareRequest,
  CodeActionKind,
  CodeActionRequest,
  CodeLensRequest,
  CompletionRequest,
  DefinitionRequest,
  DocumentDiagnosticRequest,
  DocumentFormattingRequest,
  DocumentHighlightRequest,
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
import type { AssemblyTokenModifier, AssemblyTokenType } from '../ide/index.ts';
import type { CommandName } from '../protocol/index.ts';

/** The client's abilities that change what the server sends. */
export interface ClientAbilities {
  readonly pullDiagnostics: boolean;
  readonly refreshDiagnostics: boolean;
  readonly refreshLenses: boolean;
  readonly refreshHints: boolean;
  /** Asks for the edits of a fix when it is chosen. */
  readonly resolveFixes: boolean;
  /** Takes edits with the versions of the documents that they are for. */
  readonly documentChanges: boolean;
  /** Compares the texts of documents that are not open by the hashes in edits. */
  readonly textHashes: boolean;
  /** Starts debug sessions with `warplens.debug`. */
  readonly debugs: boolean;
  /** Edits may create files. */
  readonly createFiles: boolean;
  readonly textDocumentContent: boolean;
  readonly configuration: boolean;
  /** Methods that can be registered for kinds of documents. */
  readonly registrable: ReadonlySet<string>;
  readonly watchFiles: boolean;
  readonly watchConfiguration: boolean;
  readonly workspaceFolders: boolean;
  /**
   * Asks what can be renamed before it asks for a name, and the next server where the answer is
   * nothing.
   */
  readonly preparesRenames: boolean;
  readonly showDocument: boolean;
  /** Completions may have places to fill in. */
  readonly snippets: boolean;
}

/** Commands for `workspace/executeCommand`. */
export const COMMANDS: readonly CommandName[] = [
  'warplens.run',
  'warplens.profile',
  'warplens.bothSides',
  'warplens.tests',
  'warplens.spec',
  'warplens.preview',
  'warplens.kernels',
  'warplens.kernelFiles',
  'warplens.launches',
  'warplens.targets',
  'warplens.compareTexts',
  'warplens.resources',
  'warplens.assemblyGpu',
  'warplens.restart',
  'warplens.tryAgain',
  'warplens.doctor',
];

/** Semantic tokens are numbers: places in the lists that the server announces. */
export const TOKEN_TYPES: Readonly<Record<AssemblyTokenType, number>> = {
  comment: 0,
  string: 1,
  number: 2,
  keyword: 3,
  type: 4,
  variable: 5,
  parameter: 6,
  label: 7,
  function: 8,
  macro: 9,
};

/** Modifiers are bits. */
export const TOKEN_MODIFIERS: Readonly<Record<AssemblyTokenModifier, number>> = {
  declaration: 0,
  modification: 1,
  readonly: 2,
  address: 3,
  data: 4,
  predicate: 5,
};

const TOKEN_LEGEND = {
  tokenTypes: Object.keys(TOKEN_TYPES),
  tokenModifiers: Object.keys(TOKEN_MODIFIERS),
};

/** Characters that open a list in assembly; none that Rust's own servers use. */
const COMPLETION_TRIGGERS = { assembly: ['.', '%', '$'], rust: ['"', '.'] } as const;

/** Characters that ask for a signature; in assembly a space stands before the operands. */
const ASSEMBLY_SIGNATURE_TRIGGERS = [' ', ','];
const SIGNATURE_TRIGGERS = ['(', ','];

type TextAbilities = NonNullable<InitializeParams['capabilities']['textDocument']>;

export interface Offer {
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
  /** For Rust it is registered only with clients that can do this. */
  readonly rustNeeds?: 'preparesRenames';
  /**
   * Registered once for all kinds of documents, anew when one is added: a client keeps what it is
   * told through one registration apart from what comes through another.
   */
  readonly isShared?: boolean;
}

const DIAGNOSTIC_OPTIONS = {
  identifier: 'warplens',
  interFileDependencies: true,
  workspaceDiagnostics: true,
};

const QUICK_FIXES = { codeActionKinds: [CodeActionKind.QuickFix], resolveProvider: true };
const SOURCE_ACTIONS = {
  ...QUICK_FIXES,
  codeActionKinds: [CodeActionKind.QuickFix, CodeActionKind.Refactor],
};

export const OFFERS: readonly Offer[] = [
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
    assembly: { triggerCharacters: ASSEMBLY_SIGNATURE_TRIGGERS },
    rust: { triggerCharacters: SIGNATURE_TRIGGERS },
    // In launches.
    mlir: { triggerCharacters: SIGNATURE_TRIGGERS },
  },
  {
    method: InlayHintRequest.method,
    client: 'inlayHint',
    server: 'inlayHintProvider',
    assembly: {},
    rust: {},
  },
  {
    method: CallHierarchyPrepareRequest.method,
    client: 'callHierarchy',
    server: 'callHierarchyProvider',
    assembly: {},
    // Of kernels: Rust's own server does not know who launches them.
    rust: {},
    mlir: {},
    onlyDynamic: true,
  },
  {
    method: CodeActionRequest.method,
    client: 'codeAction',
    server: 'codeActionProvider',
    assembly: { codeActionKinds: [CodeActionKind.QuickFix] },
    rust: SOURCE_ACTIONS,
    mlir: SOURCE_ACTIONS,
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
    // Each registration pulls the whole workspace for itself, and every finding would be counted as
    // often.
    isShared: true,
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
    method: DocumentFormattingRequest.method,
    client: 'formatting',
    server: 'documentFormattingProvider',
    assembly: {},
    // Announced for all documents, it would ask the user which of two formatters is Rust's.
    onlyDynamic: true,
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
    // Kernels, with the strings of host code that name them; all else is Rust's own server's, which
    // is asked next.
    rust: { prepareProvider: true },
    rustNeeds: 'preparesRenames',
    onlyDynamic: true,
  },
];

export type DocumentKind = 'assembly' | 'rust' | 'toml' | 'mlir';

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
export function staticOffers(client: ClientAbilities): ServerCapabilities {
  const out: Record<string, unknown> = {};
  for (const { method, server, assembly, rust, onlyDynamic } of OFFERS) {
    if (onlyDynamic === true || client.registrable.has(method)) continue;
    if (server === 'diagnosticProvider' && !client.pullDiagnostics) continue;
    out[server] = merged(assembly, rust);
  }
  return out;
}

/**
 * One list for all documents. Dots and spaces are no triggers then: in Rust they belong to Rust's
 * own server.
 */
function merged(assembly: object | undefined, rust: object | undefined): unknown {
  const triggers = [assembly, rust]
    .flatMap((options) => (options as { triggerCharacters?: string[] })?.triggerCharacters ?? [])
    .filter((character) => character !== '.' && character !== ' ');
  const options = { ...assembly, ...rust };
  if (triggers.length > 0) return { ...options, triggerCharacters: triggers };
  return Object.keys(options).length === 0 ? true : options;
}
