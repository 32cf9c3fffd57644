/**
 * The server as a browser worker. It cannot read files by itself, so the Rust sources and manifests of the workspace are
 * sent to it: all of them at the start, and each one that changes.
 */
import { type ExtensionContext, RelativePattern, Uri, workspace } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient/browser';
import type { FilesNotification, FilesParams } from '../../server/src/lsp/protocol.ts';
import type { Platform } from './platform.ts';

const FILES: FilesNotification = 'warplens/files';
const PATTERN = '**/{*.rs,Cargo.toml,warplens.toml}';

/** More files than a folder of kernels has; a monorepo is not copied into a worker. */
const MOST_FILES = 2000;

export function createWebPlatform(): Platform {
  let worker: Worker | undefined;
  const watchers: { dispose(): void }[] = [];
  const stopWatching = (): void => {
    for (const watcher of watchers.splice(0)) watcher.dispose();
  };
  return {
    kind: 'web',
    runtime: 'web worker',
    async createClient(extension: ExtensionContext, options: LanguageClientOptions) {
      const { LanguageClient } = await import('vscode-languageclient/browser');
      const script = Uri.joinPath(extension.extensionUri, 'server/dist/server-web.js');
      return new LanguageClient(
        'warplens',
        'Warplens',
        async () => {
          worker?.terminate();
          worker = new Worker(script.toString(true));
          return worker;
        },
        options,
      );
    },
    async started(client) {
      stopWatching();
      const send = (uris: readonly Uri[]): Promise<void> => sendFiles(client, uris);
      for (const folder of workspace.workspaceFolders ?? []) {
        const pattern = new RelativePattern(folder, PATTERN);
        const watcher = workspace.createFileSystemWatcher(pattern);
        const changed = (uri: Uri): void => void send([uri]).catch(() => undefined);
        watchers.push(
          watcher,
          watcher.onDidChange(changed),
          watcher.onDidCreate(changed),
          watcher.onDidDelete(changed),
        );
        await send(await workspace.findFiles(pattern, '**/target/**', MOST_FILES));
      }
    },
    stopped() {
      stopWatching();
      worker?.terminate();
      worker = undefined;
    },
  };
}

async function sendFiles(client: BaseLanguageClient, uris: readonly Uri[]): Promise<void> {
  const files = await Promise.all(
    uris.map(async (uri) => {
      const bytes = await workspace.fs.readFile(uri).then(
        (found) => found,
        () => undefined,
      );
      const text = bytes === undefined ? null : new TextDecoder().decode(bytes);
      return { uri: uri.toString(), text };
    }),
  );
  const params: FilesParams = { files };
  await client.sendNotification(FILES, params);
}
