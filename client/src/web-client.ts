/**
 * The server as a browser worker. It cannot read files by itself, so the Rust sources and manifests
 * of the workspace are sent to it: all of them at the start, and each one that changes.
 */
import { type ExtensionContext, FileType, RelativePattern, Uri, workspace } from 'vscode';
import type { BaseLanguageClient, LanguageClientOptions } from 'vscode-languageclient/browser';
import type { FilesNotification, FilesParams } from '../../server/src/protocol/index.ts';
import type { Platform } from './platform.ts';

const FILES: FilesNotification = 'warplens/files';
const PATTERN = '**/{*.rs,*.warplens.json,*.replay,Cargo.toml,warplens.toml}';

/** The same for the walk at the start. */
const SENT = /\.(?:rs|warplens\.json|replay)$|^(?:Cargo|warplens)\.toml$/;
const SKIPPED = new Set(['target', 'node_modules', '.git']);

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
      const { BrowserMessageReader, BrowserMessageWriter, LanguageClient } = await import(
        'vscode-languageclient/browser'
      );
      const script = Uri.joinPath(extension.extensionUri, 'server/dist/server-web.js');
      return new LanguageClient(
        'warplens',
        'Warplens',
        async () => {
          worker?.terminate();
          worker = new Worker(script.toString(true));
          return {
            reader: new BrowserMessageReader(worker),
            writer: new BrowserMessageWriter(worker),
          };
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
        await send(await filesBelow(folder.uri));
      }
    },
    stopped() {
      stopWatching();
      worker?.terminate();
      worker = undefined;
    },
  };
}

/** Not every file system of the web can be searched; all can be walked. */
async function filesBelow(folder: Uri): Promise<Uri[]> {
  const out: Uri[] = [];
  const folders = [folder];
  for (let at = folders.shift(); at && out.length < MOST_FILES; at = folders.shift()) {
    const rows = await workspace.fs.readDirectory(at).then(
      (found) => found,
      () => [],
    );
    for (const [name, type] of rows) {
      const uri = Uri.joinPath(at, name);
      if (type === FileType.Directory && !SKIPPED.has(name)) folders.push(uri);
      if (type === FileType.File && SENT.test(name)) out.push(uri);
    }
  }
  return out;
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
