/** The server as a process of Node, spoken to over stdio. */
import type { ExtensionContext } from 'vscode';
import {
  LanguageClient,
  type LanguageClientOptions,
  type ServerOptions,
  TransportKind,
} from 'vscode-languageclient/node';

export function createNodeClient(
  extension: ExtensionContext,
  options: LanguageClientOptions,
): LanguageClient {
  const module = extension.asAbsolutePath('server/dist/server.js');
  const server: ServerOptions = { module, transport: TransportKind.stdio };
  return new LanguageClient('warplens', 'Warplens', server, options);
}
