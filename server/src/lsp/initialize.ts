/**
 * The beginning of a session: what `initialize` says of the client, and the answer. Imports nothing
 * of the compiler, because an editor waits for this answer before it does anything else with us.
 */
import {
  type InitializeParams,
  type InitializeResult,
  TextDocumentSyncKind,
} from 'vscode-languageserver';
import { pathOfUri } from '../base/index.ts';
import { chooseEncoding, type Encoding } from '../documents/index.ts';
import { type ClientAbilities, COMMANDS, registrable, staticOffers } from './capabilities.ts';

/** What the client has said in `initialize`. */
export interface Opening {
  readonly client: ClientAbilities;
  readonly encoding: Encoding;
  /** Workspace folders as paths. */
  readonly folders: readonly string[];
  /** Settings, if they are any. */
  readonly options: unknown;
}

export function readOpening(params: InitializeParams): Opening {
  return {
    client: readAbilities(params.capabilities),
    encoding: chooseEncoding(params.capabilities.general?.positionEncodings),
    folders: firstFolders(params),
    options: params.initializationOptions,
  };
}

export function answer({ client, encoding }: Opening, version: string): InitializeResult {
  return {
    serverInfo: { name: 'warplens', version },
    capabilities: {
      positionEncoding: encoding,
      textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
      ...staticOffers(client),
      workspaceSymbolProvider: true,
      executeCommandProvider: { commands: [...COMMANDS] },
      workspace: {
        workspaceFolders: { supported: true, changeNotifications: true },
        ...(client.textDocumentContent
          ? { textDocumentContent: { schemes: ['warplens-preview'] } }
          : {}),
      },
    },
  };
}

/** Old clients name one root instead of folders. */
function firstFolders({ workspaceFolders, rootUri }: InitializeParams): readonly string[] {
  if (workspaceFolders) return workspaceFolders.map((folder) => pathOfUri(folder.uri));
  return rootUri ? [pathOfUri(rootUri)] : [];
}

function readAbilities(given: InitializeParams['capabilities']): ClientAbilities {
  const { workspace, textDocument } = given;
  const own = (given.experimental ?? {}) as {
    readonly warplensTextHashes?: unknown;
    readonly warplensDebug?: unknown;
  };
  return {
    pullDiagnostics: textDocument?.diagnostic !== undefined,
    refreshDiagnostics: workspace?.diagnostics?.refreshSupport === true,
    resolveFixes:
      textDocument?.codeAction?.dataSupport === true &&
      textDocument.codeAction.resolveSupport?.properties.includes('edit') === true,
    documentChanges: workspace?.workspaceEdit?.documentChanges === true,
    textHashes: own.warplensTextHashes === true,
    debugs: own.warplensDebug === true,
    createFiles: workspace?.workspaceEdit?.resourceOperations?.includes('create') === true,
    preparesRenames: textDocument?.rename?.prepareSupport === true,
    refreshLenses: workspace?.codeLens?.refreshSupport === true,
    refreshHints: workspace?.inlayHint?.refreshSupport === true,
    textDocumentContent: workspace?.textDocumentContent !== undefined,
    configuration: workspace?.configuration === true,
    registrable: registrable(given),
    watchFiles: workspace?.didChangeWatchedFiles?.dynamicRegistration === true,
    watchConfiguration: workspace?.didChangeConfiguration?.dynamicRegistration === true,
    workspaceFolders: workspace?.workspaceFolders === true,
    snippets: textDocument?.completion?.completionItem?.snippetSupport === true,
    showDocument: given.window?.showDocument?.support === true,
  };
}
