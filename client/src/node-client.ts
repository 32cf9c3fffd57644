/** The features with Node: the server is a process of its own, spoken to over stdio. */
import type { ExtensionContext } from 'vscode';
import { LanguageClient, type ServerOptions, TransportKind } from 'vscode-languageclient/node';
import { type Features, start } from './main.ts';
import type { Platform } from './platform.ts';

const platform: Platform = {
  kind: 'node',
  runtime: `Node ${process.version}`,
  async createClient(extension, options) {
    const module = extension.asAbsolutePath('server/dist/server.js');
    const server: ServerOptions = { module, transport: TransportKind.stdio };
    return new LanguageClient('warplens', 'Warplens', server, options);
  },
};

export function startWithNode(extension: ExtensionContext, activationMs: number): Features {
  return start(extension, platform, activationMs);
}
